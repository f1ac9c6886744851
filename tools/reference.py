"""The reference part of docs/, written from what the engine and the server run: `make docs`.

`docs/reference/race-cards.md`, `galactica-cards.md` and `api.md`; the numbered rules lie in src/readyroom/rulebook.
A test compares the files with what this writes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from readyroom.galactica.characters import SHEETS
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.skills import SKILLS
from readyroom.galactica.state import PILES
from readyroom.galactica.texts import ability_text, card_text
from readyroom.kernel import Json
from readyroom.race.cards import DESIGNS, Design
from readyroom.race.texts import card_text as race_text
from readyroom.server.app import make_http
from readyroom.server.service import Service
from readyroom.server.settings import Settings
from readyroom.web import galactica as galactica_facts
from readyroom.words import words

FOLDER = Path(__file__).parents[1] / "docs" / "reference"
_WRITTEN = "Written by `make docs` from what is played; do not edit."


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    sys.stdout.write(f"{len(pages())} pages in docs/reference\n")


def pages() -> dict[str, str]:
    """The text of each file."""
    made = {"race-cards.md": _race(), "galactica-cards.md": _galactica(), "api.md": _api()}
    return {name: "\n".join(lines) + "\n" for name, lines in made.items()}


# --- Race ------------------------------------------------------------------------------------------------------


def _race() -> Iterator[str]:
    yield from ("# Race for the Galaxy: cards", "", _WRITTEN, "")
    yield from ("| card | kind | cost or defense | VP | copies | what it does |", "|---|---|---|---|---|---|")
    for card in DESIGNS:
        value = f"defense {card.value}" if card.military else str(card.value)
        points = "?" if card.six else str(card.vp)
        does = "; ".join(race_text(card, words()))
        yield f"| {card.name} | {_kind(card)} | {value} | {points} | {card.copies} | {does} |"


def _kind(card: Design) -> str:
    if not card.world:
        kind = "6-cost development" if card.six else "development"
    elif card.kind is None:
        kind = "world"
    else:
        kind = f"{card.kind} {'windfall' if card.windfall else 'production'} world"
    return ", ".join((kind, *(mark.lower() for mark in card.marks)))


# --- Galactica -------------------------------------------------------------------------------------------------

_GROUPS = (
    *("Skill", "Quorum", "Loyalty", "Crisis", "Cylon attack", "Super Crisis", "Destination", "Ally", "Crossroads"),
    *("Mutiny", "Motive", "Sympathetic Agenda", "Hostile Agenda", "Mission"),
)


_KNOWN = (
    ("Quorum", "quorum"),
    ("Loyalty", "loyalty"),
    ("Destination", "destinations"),
    ("Ally", "allies"),
    ("Crossroads", "crossroads"),
    ("Mutiny", "mutiny"),
    ("Mission", "missions"),
)


def _group(card: str, facts: dict[str, Json]) -> str:
    if crisis := facts["crises"].get(card):
        return "Super Crisis" if crisis["super"] else "Cylon attack" if crisis["attack"] else "Crisis"
    for group, known in _KNOWN:
        if card in facts[known]:
            return group
    return _title(PILES[card]) if card in facts["motives"] else "Skill"


def _galactica() -> Iterator[str]:
    facts = galactica_facts.facts() | galactica_facts.all_cards()
    say = words()
    yield from ("# Battlestar Galactica: cards, characters and locations", "", _WRITTEN)
    for group in (group for group in _GROUPS if any(_group(card, facts) == group for card in facts["copies"])):
        yield from ("", f"## {group} cards", "", "| card | box | copies | what it does |", "|---|---|---|---|")
        for card, copies in facts["copies"].items():
            if _group(card, facts) != group:
                continue
            plain, strength = card.rpartition("-")[::2] if group == "Skill" else (card, "")
            title = _title(plain) + (f" {strength} ({_title(facts['skills'][plain])})" if strength else "")
            if group == "Destination":
                title += f" ({facts['destinations'][card]})"
            if group == "Ally":
                title += f" ({_title(facts['allies'][card])})"
            yield f"| {title} | {_box(card, facts)} | {copies} | {card_text(say, plain)} |"
    yield from ("", "## Characters")
    for sheet in (SHEETS[name] for name in facts["characters"]):
        draws = (f"{count} {' or '.join(_title(SKILLS[skill]) for skill in types)}" for types, count in sheet.skills)
        yield from ("", f"### {_title(sheet.id)} ({_box(sheet.id, facts)})", "", f"Draws {', '.join(draws)}.", "")
        yield from (f"- **{_title(ability)}.** {ability_text(say, ability)}" for ability in sheet.abilities)
    yield from ("", "## Locations", "", "| location | where | box | what it does |", "|---|---|---|---|")
    for place in (LOCATIONS[name] for name in facts["locations"]):
        where = f"{_title(place.board)} | {_box(place.id, facts)}"
        yield f"| {_title(place.id)} | {where} | {card_text(say, place.id)} |"
    yield from ("", "## Titles", "", "| title | box | what it does |", "|---|---|---|")
    for title in facts["titles"]:
        yield f"| {_title(title)} | {_box(title, facts)} | {card_text(say, title)} |"


def _box(thing: str, facts: dict[str, Json]) -> str:
    """In which box it lies, or in which part of one."""
    box = facts["boxes"].get(thing)
    return words().say("web-gal-cards-box", box=box) if box else "base"


def _title(thing: str) -> str:
    name = words().name("galactica", thing)
    return name[:1].upper() + name[1:]


# --- the server ------------------------------------------------------------------------------------------------


def _api() -> Iterator[str]:
    schema: dict[str, Any] = make_http(Service(Settings())).openapi_schema.to_schema()
    yield from ("# The HTTP part of the server", "", _WRITTEN)
    yield from ("A running server gives the whole as OpenAPI at `/api/schema/openapi.json`.", "")
    yield from ("The live part is described in [protocol.md](../protocol.md).", "", "| call | what for |", "|---|---|")
    for path, calls in sorted(schema["paths"].items()):
        for method, call in calls.items():
            yield f"| `{method.upper()} {path}` | {call.get('summary', '')} |"


if __name__ == "__main__":
    main()
