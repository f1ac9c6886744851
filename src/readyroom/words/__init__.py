"""Words: every sentence people read, as Fluent messages in `<language>/<game>/<subject>.ftl`, shared with the browser.

Rules, cards and commands name a message and hand over facts; the sentence is put together here. Each game has a folder,
and in it each box that comes after the first; `web/`, `server.ftl` and `terminal.ftl` are for whatever game is played.
What a file is about is the same in all folders: `names`, `questions`, `options`, `log`, `talk`, `players` (why computer
players answer so), `effects` and `texts` (what cards do), `terminal`; in the browser only `board` or `table`, `cards`,
`why`, `scenes`, `guide`, `after`.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from readyroom.kernel import Json, Option, Question, Reason, WhyNot

LANGUAGES = ("en",)

SEATS = ("seat", "source", "winners")
"""Facts of events whose numbers are seats."""
_AT_SEAT = re.compile("seat:([0-9]+)")
"""A seat as a place, where tokens lie."""
BY_SEAT = {"Revealed": "cards", "Bid": "values"}
"""Facts of events that have one thing for each seat; lists of lists always are by seat."""

_FOLDERS: list[Traversable] = [files(__package__)]


def bring(folder: Traversable) -> None:
    """Read the words in another folder too, laid out like ours: those of a box that is not our own."""
    if folder not in _FOLDERS:
        _FOLDERS.append(folder)
        _read.cache_clear()


def put_away(folder: Traversable) -> None:
    """The words of a box that is no longer on the shelf."""
    _FOLDERS.remove(folder)
    _read.cache_clear()


def texts(language: str, subject: str = "") -> Iterator[tuple[str, str]]:
    """The files of a language whose path begins with `subject` (`galactica/exodus/names.ftl`), with their text."""
    for folder in _FOLDERS:
        for path, file in _files(folder / language):
            if path.startswith(subject):
                yield path, file.read_text(encoding="utf-8")


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry, f"{path}{entry.name}/")
        else:
            yield path + entry.name, entry


def humanised(thing: str) -> str:
    """An id as people can read it, where nobody has given it a name.

    >>> humanised("red_flare"), humanised("beacon-6"), humanised("DrawAny")
    ('Red flare', 'Beacon 6', 'DrawAny')
    """
    text = thing.translate(_NO_SIGNS)
    return text[:1].upper() + text[1:]


_NO_SIGNS = str.maketrans("_-:", "   ")


class _Id(str, FluentType):
    """An id without a name: messages choose by it as it is, and readers get it humanised."""

    __slots__ = ()

    def format(self, _: object) -> str:  # type: ignore[override]
        return humanised(str.__str__(self))

    def __str__(self) -> str:
        return humanised(str.__str__(self))


class Words:
    """The words of one language.

    >>> words("en").say("lanterns-snuff")
    'Snuff the lantern?'
    """

    def __init__(self, language: str, subject: str = "") -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for _, text in texts(language, subject):
            self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, **facts: Json) -> str:
        """The sentence; a message that is missing or does not fit its facts is our error, not the reader's."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{message} has no text")
        return self._say(message, pattern, facts)

    def _say(self, message: str, pattern: Any, facts: dict[str, Json]) -> str:
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)

    def say_or(self, message: str, thing: str, **facts: Json) -> str:
        """The sentence; where nobody has written it, what it is about, by its id."""
        return self.say(message, **facts) if self.has(message) else humanised(thing)

    def tell(self, game: str, event: Mapping[str, Json]) -> str | None:
        """A shown event as a sentence, after the heading of what it begins; None where the log leaves it out (there is
        no message for it).

        >>> words("en").tell("lanterns", {"event": "Trimmed", "seat": 1, "cards": 2, "top": 6})
        'Seat 1 trims 2 cards; a 6 is on top.'
        """
        message = f"{game}-{event['event']}"
        if not self.has(message):
            return None
        facts = self._told(game, event)
        found = self._bundle.get_message(message)
        parts = [pattern for pattern in (found.attributes.get("heading"), found.value) if pattern is not None]
        return ". ".join(self._say(message, pattern, facts) for pattern in parts)

    def _told(self, game: str, event: Mapping[str, Json]) -> dict[str, Json]:
        """What a message of an event may use, as in the browser (`lib/telling.ts`): facts in words, an id also as it
        is (`ship_id`), the length of a list (`cards_count`), which `way` a change goes."""
        facts: dict[str, Json] = {}
        for key, value in event.items():
            if isinstance(value, str):
                facts[f"{key}_id"] = value
            if isinstance(value, list):
                facts[f"{key}_count"] = len(value)
            by_seat = BY_SEAT.get(event["event"]) == key
            facts[key] = self._telling(game, [[item] for item in value] if by_seat else value, key in SEATS)
        if "change" in facts:
            facts["way"] = "down" if event["change"] < 0 else "up"
        return facts

    def _telling(self, game: str, value: Json, is_seat: bool) -> Json:
        if is_seat and isinstance(value, int):
            return self.say("terminal-seat", seat=value)
        if isinstance(value, str) and (at := _AT_SEAT.fullmatch(value)):
            return self.say("terminal-seat", seat=int(at[1]))
        if not isinstance(value, list):
            return self._fact(game, value)
        if value and isinstance(value[0], list):
            lines = [" + ".join(str(self._fact(game, item)) for item in items) for items in value]
            return " · ".join(f"{self.say('terminal-seat', seat=seat)}: {line}" for seat, line in enumerate(lines))
        return ", ".join(str(self._telling(game, item, is_seat)) for item in value) or "none"

    def ask(self, question: Question | Mapping[str, Json]) -> str:
        """What a question asks, live or as plain data; its `prompt` is the message and begins with the game's name."""
        if isinstance(question, Question):
            prompt, facts = question.prompt, question.facts or {}
        else:
            prompt, facts = question["prompt"], question["facts"]
        game = prompt.partition("-")[0]
        about = prompt.removeprefix(f"{game}-").removeprefix("window-")
        return self.say_or(prompt, about, **{k: self._telling(game, v, k in SEATS) for k, v in facts.items()})

    def option(self, game: str, option: Option | Mapping[str, Json]) -> str:
        """An option, live or as plain data: by its own message if it has one, else that of its kind, else its name."""
        return self._named(game, "option", option)

    def why(self, game: str, why: WhyNot) -> str:
        """Why something can't be chosen, with its rule: `You are here already. (MOVE-001)`."""
        facts = {name: self._fact(game, value) for name, value in why.facts.items()}
        return f"{self.say_or(f'{game}-why-{why.name}', why.name, **facts)} ({why.rule})"

    def phrase(self, game: str, option: Option | Mapping[str, Json]) -> str:
        """Something that can be said at the table, in words."""
        return self._named(game, "talk", option)

    def _named(self, game: str, group: str, option: Option | Mapping[str, Json]) -> str:
        if isinstance(option, Option):
            kind, thing, facts = option.kind, option.id, option.facts
        else:
            kind, thing, facts = option["kind"], option["id"], option["facts"]
        name = self.name(game, thing)
        said = {"name": name, "id": name, **{k: self._fact(game, v) for k, v in facts.items()}}
        for message in (f"{game}-{group}-{kind}-{thing}", f"{game}-{group}-{kind}"):
            if self.has(message):
                return self.say(message, **said)
        return name

    def name(self, game: str, thing: str) -> str:
        """The name of a card, a phase or whatever has one: the message `GAME-name-ID`; else the id, humanised."""
        return self.say_or(f"{game}-name-{thing}", thing)

    def _fact(self, game: str, value: Json) -> Json:
        """Fluent takes numbers and strings: ids become names, lists are read out, what is hidden is `hidden`."""
        if isinstance(value, list):
            return ", ".join(str(self._fact(game, item)) for item in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, str):
            return self.name(game, value) if self.has(f"{game}-name-{value}") else _Id(value)
        return "hidden" if value is None else value


def words(language: str = "en", subject: str = "") -> Words:
    """The words of a language; of files whose path begins with `subject` only, where reading all takes too long."""
    return _read(language, subject)


_read = cache(Words)


def refusal(name: str, **facts: int | str) -> Reason:
    """Why a table can't be played so: one sentence for the command line, the server and the page.

    >>> refusal("cooperative-seats", seats=2)
    'The cooperative variant is for three to six players, not for 2.'
    """
    return Reason(words("en", "web/setup").say(f"web-refuse-{name}", **facts), name, **facts)
