"""What the client is built from besides its own sources: card facts, words, rules and message types, as files.

All of it comes from the engine, so the browser can't say anything else than what is played.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from readyroom import catalogue
from readyroom.galactica.cards import MODES, UNFINISHED
from readyroom.galactica.view import GalacticaView
from readyroom.kernel import Json
from readyroom.race.actions import ACTION_CARDS, ACTIONS, ADVANCED_CARDS, phase_of
from readyroom.race.cards import DESIGNS, Design
from readyroom.race.texts import power_text, scoring_text
from readyroom.race.view import RaceView
from readyroom.rulebook import rules_index
from readyroom.server.wire import schema
from readyroom.web import galactica
from readyroom.web.cited import about
from readyroom.web.scenes import scene_texts
from readyroom.web.shelf import shelf
from readyroom.web.types import typescript, view_schema
from readyroom.words import LANGUAGES, texts, words

GAMES = ("race", "galactica")
"""Games with a rule index; the words of each are loaded with its table only."""

_FOR_ALL_PAGES = ("web", "server")
_NEVER_SAID = ("terminal", "effects", "texts")
"""What the client has no use for: the terminal's words, and what cards' texts are made of (it gets the texts)."""
_OF_TEXTS = re.compile(r"^galactica-rule-[\w-]+ =.*\n(?:[ \t}].*\n|\n)*", re.MULTILINE)
"""The same beside other words of a box."""
_WHEN_WANTED = ("after", "guide", "players", "ionian", "new_caprica", "earth", "shelf", "why")
"""Loaded by who wants it only: the look back, the guide, why computer players would do something, an objective that
brings much of its own (named as the option is), what a game says of its options where a table is set up, and why
something can't be chosen."""
_WITH_CARDS = ("scenes",)
"""Loaded with what is printed on cards of the decks: nobody sees it before something happens."""
_LATER = ("galactica-result-", "galactica-ahead-", "web-gal-about-", "web-gal-cards-")
"""The same among other words: what results of cards are called, what is foretold, and what things are."""
_SAID_LATER = re.compile(rf"^(?:{'|'.join(_LATER)})[\w-]* =.*\n(?:[ \t}}].*\n|\n)*", re.MULTILINE)
_NAMED = re.compile(rf"^((?:{'|'.join(GAMES)})-name-)([\w-]+) = (.+)\n(?![ }}])", re.MULTILINE)
_SMALL = frozenset(["a", "an", "and", "at", "by", "for", "from", "in", "my", "of", "on", "or", "the", "to", "with"])


def write_all(folder: Path) -> None:
    """Write every generated file below `folder`; files that would not change keep their time."""
    _write(folder / "race.json", race_cards())
    _write(folder / "race-actions.json", race_actions())
    _write(folder / "galactica.json", galactica.first_facts())
    _write(folder / "galactica-more.json", galactica.more_facts())
    _write(folder / "galactica-cards.json", galactica.all_cards())
    _write(folder / "galactica-horizon.json", galactica.horizon())
    _write(folder / "galactica-shelf.json", shelf())
    for language in LANGUAGES:
        for subject, text in words_by_subject(language).items():
            _write(folder / "words" / language / f"{subject}.json", packed(text))
    for game in GAMES:
        _write(folder / "rules" / f"{game}.json", rules_of(game))
    _write(folder / "boxes.json", boxes_by_mode())
    _write(folder / "windows.json", windows_by_subject())
    _write(folder / "orders.json", {game: list(catalogue.rules_of(game).orders) for game in GAMES})
    _write_text(folder / "wire.ts", typescript(schema()))
    _write_text(folder / "race-view.ts", typescript(view_schema("race", RaceView)))
    _write_text(folder / "galactica-view.ts", typescript(view_schema("galactica", GalacticaView)))


def _write(path: Path, data: Json) -> None:
    _write_text(path, json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def _write_text(path: Path, text: str) -> None:
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


# --- Race ------------------------------------------------------------------------------------------------------


def race_cards() -> list[Json]:
    """The designs with their powers, as facts; fields that have their usual value are left out."""
    return [_design(design) for design in DESIGNS]


def race_actions() -> Json:
    """The action cards with the phases they call, and those of the advanced game."""
    phases = {ACTIONS[action]: phase_of(action) for action in ACTION_CARDS}
    return {"phases": phases, "advanced": [ACTIONS[action] for action in ADVANCED_CARDS]}


def _design(design: Design) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "id": design.id,
        "name": design.name,
        "world": design.world,
        "military": design.military,
        "value": design.value,
        "vp": design.vp,
        "kind": design.kind,
        "windfall": design.windfall,
        "marks": list(design.marks),
        "start": design.start,
        "first": design.first_hand,
        "copies": design.copies,
        "powers": [{"phase": power.phase, **_named(power)} for power in design.powers],
        "scoring": [_named(entry) for entry in design.scoring],
    }
    return {name: value for name, value in facts.items() if not (value is None or value is False or value == [])}


def _named(value: msgspec.Struct) -> dict[str, Any]:
    return {"is": type(value).__name__, **msgspec.to_builtins(value)}


# --- words and rules -------------------------------------------------------------------------------------------


def words_by_subject(language: str) -> dict[str, str]:
    """The messages of a language by the file the client gets them in: `shell` for what every page needs, one for each
    game (`galactica`), one for each rulebook's own boxes (`galactica-exodus`), what only some want
    (`galactica-guide`), and what is printed on cards of the decks, with what scenes say (`galactica-cards`): read with
    the first of them."""
    found: dict[str, list[str]] = {}
    for path, text in texts(language):
        if subject := _subject(path):
            said = _OF_TEXTS.sub("", text)
            if later := _SAID_LATER.findall(said):
                found.setdefault(f"{subject}-cards", []).extend(later)
            found.setdefault(subject, []).append(_SAID_LATER.sub("", said))
    found["race"] += _race_texts(language)
    for mode, boxes in galactica.boxes_by_rulebook().items():
        on_cards = galactica.on_cards(boxes)
        for message, text in (*galactica.texts(language, boxes), *scene_texts(language, mode)):
            is_later = message in on_cards or message.startswith(galactica.IN_SCENES)
            subject = f"{_words_of(mode)}-cards" if is_later else _words_of(mode)
            found.setdefault(subject, []).append(f"{message} = {_literal(text)}")
    return {subject: _bare("\n".join(texts)) for subject, texts in found.items()}


def _bare(text: str) -> str:
    """Without what only who writes words reads.

    >>> _bare("# Where it is said\\n\\nhello = { $who ->\\n    [you] Hello!\\n   *[they] Hi!\\n}")
    'hello = { $who ->\\n [you] Hello!\\n *[they] Hi!\\n}'
    """
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    return "\n".join(re.sub("^ +", " ", line) for line in lines)


def packed(text: str) -> dict[str, Any]:
    """A file of words as it goes over the line: of names that the ids tell (`titled`) only these, after what all begin
    with.

    >>> packed("race-name-end-of-it = End of It\\nrace-name-gem = The Gem\\nrace-name-old = Old\\n")
    {'ftl': 'race-name-gem = The Gem\\n', 'titled': {'race-name-': 'end-of-it old'}}
    """
    found: dict[str, list[str]] = {}

    def told(match: re.Match[str]) -> str:
        start, thing, name = match.groups()
        if name != titled(thing):
            return match[0]
        found.setdefault(start, []).append(thing)
        return ""

    left = _NAMED.sub(told, text)
    return {"ftl": left} | ({"titled": {start: " ".join(things) for start, things in found.items()}} if found else {})


def titled(thing: str) -> str:
    """An id as a title; the client does the same (`titled` in words.svelte.ts).

    >>> titled("best_of_the_best")
    'Best of the Best'
    """
    first, *rest = re.split("[_-]", thing)
    return " ".join([_capital(first), *(word if word in _SMALL else _capital(word) for word in rest)])


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _subject(path: str) -> str | None:
    """The client's file for a file of words: those of a box go with the first rulebook that plays with it.

    >>> [_subject(f"{path}.ftl") for path in ("web/home", "galactica/log", "galactica/guide", "race/terminal")]
    ['shell', 'galactica', 'galactica-guide', None]
    >>> _subject("galactica/scenes.ftl")
    'galactica-cards'
    """
    *folders, name = path.removesuffix(".ftl").split("/")
    top = folders[0] if folders else name
    if top in _FOR_ALL_PAGES:
        return "shell"
    if top not in GAMES or name in _NEVER_SAID or folders[-1] in UNFINISHED:
        return None
    brought_by = {box.name: mode for mode, boxes in galactica.boxes_by_rulebook().items() for box in boxes}
    subject = [brought_by.get(folder, folder) for folder in folders]
    part = "cards" if name in _WITH_CARDS else name if name in _WHEN_WANTED else None
    return "-".join([*subject, part] if part else subject)


def _words_of(mode: str) -> str:
    return "galactica" if mode == "base" else f"galactica-{mode}"


def boxes_by_mode() -> dict[str, dict[str, list[str]]]:
    """By game and rulebook: whose words are read at such a table beside the game's own."""
    brought = galactica.boxes_by_rulebook()
    return {
        "galactica": {
            mode: [other for other, boxes in brought.items() if other != "base" and set(boxes) & set(MODES[mode])]
            for mode in brought
        }
    }


def _race_texts(language: str) -> Iterable[str]:
    """What each card says, as messages: `race-text-<card>-power-<n>` and `race-text-<card>-score-<n>`."""
    say = words(language)
    for design in DESIGNS:
        for n, power in enumerate(design.powers):
            yield f"race-text-{design.id}-power-{n} = {_literal(power_text(power, say))}"
        for n, entry in enumerate(design.scoring):
            yield f"race-text-{design.id}-score-{n} = {_literal(scoring_text(design, entry, say))}"


def _literal(text: str) -> str:
    """A text as a Fluent pattern that says just that."""
    quoted = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{quoted}" }}'


def windows_by_subject() -> dict[str, list[str]]:
    """The secret windows that can open, by name, by the file their words are in: of a game, and of each box."""
    named = re.compile(rf"^(?:{'|'.join(GAMES)})-window-([a-z_]+) =", re.MULTILINE)
    found = {subject: named.findall(text) for subject, text in words_by_subject("en").items()}
    return {subject: windows for subject, windows in found.items() if windows}


def rules_of(game: str) -> list[Json]:
    """The rule index, in order, each rule with the things it is about."""
    things = about(game)
    return [
        {
            "id": rule.id,
            "text": rule.text,
            "source": rule.source,
            "section": rule.section,
            "part": rule.part,
            "modes": list(rule.modes),
            "options": list(rule.options),
            "about": things.get(rule.id, []),
        }
        for rule in rules_index(game).values()
    ]
