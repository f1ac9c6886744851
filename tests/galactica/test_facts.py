"""The registry against the fact tables: the tables where they lie beside this clone, else the digest in this folder."""

import json
from pathlib import Path
from typing import Any

from tests.galactica.tables import SHARED, ability, fact_table

from readyroom.galactica import board
from readyroom.galactica.boxes import MODES, Box
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.boards import GALACTICA
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.effects import Choice, SkillCheck
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.skills import COPIES, LABEL, NAME, SKILLS, TYPE, skill_names
from readyroom.galactica.state import PILES
from readyroom.galactica.texts import name
from readyroom.words import words

DIGEST = Path(__file__).resolve().parent / "facts.json"
WORDS = words("en")


def crisis_facts(card: dict[str, Any]) -> dict[str, Any]:
    facts = {"name": card["name"], "copies": card["copies"]}
    if card.get("kind") == "attack":
        setup = {area: dict(sorted(ships.items())) for area, ships in sorted(card["setup"].items())}
        return {**facts, "activate": card["activate"], "setup": setup, "keep": card["keep_in_play"]}
    first = card["options"][0].get("check")
    return {
        **facts,
        "chooser": card.get("chooser"),
        "check": first and [first["difficulty"], first.get("partial"), first["skills"]],
        "activate": card["icons"]["activate"],
        "jump": card["icons"]["jump"],
    }


def sheet_facts(box: str = "base") -> dict[str, Any]:
    return {
        sheet["id"]: {
            "name": sheet["name"],
            "type": sheet["type"],
            "skills": [[sorted(s["types"]), s["draw"]] for s in sheet["skills"]],
            "setup": sheet["setup"],
            "limit": sheet.get("hand_limit", 10),
            "abilities": [ability(a["name"]) for a in sheet["abilities"]],
        }
        for sheet in fact_table("characters", box)
        if "type" in sheet
    }


def facts_of_the_tables() -> dict[str, Any]:
    pieces = fact_table("components")
    return {
        "crisis": {card["id"]: crisis_facts(card) for card in fact_table("crisis")},
        "super_crisis": {card["id"]: crisis_facts(card) for card in fact_table("super_crisis")},
        "skills": {
            f"{card['id']}-{s['value']}": [card["type"], s["copies"]]
            for card in fact_table("skills")
            for s in card["strength"]
        },
        "quorum": {card["id"]: [card["name"], card["copies"]] for card in fact_table("quorum")},
        "loyalty": {card["id"]: card["copies"] for card in fact_table("loyalty")},
        "destinations": {
            card["id"]: [card["name"], card["copies"], card["distance"]]
            for card in fact_table("destinations")
            if card["kind"] == "destination"
        },
        "characters": sheet_facts(),
        "locations": {
            place["id"]: [place["name"], place["board"], place["hazardous"], place["damageable"]]
            for place in fact_table("locations")
            if place["kind"] == "location"
        },
        "civilians": {ship["id"]: ship["copies"] for ship in pieces["civilian_ships"]},
        "damage": [token["id"].removeprefix("damage_") for token in pieces["galactica_damage_tokens"]],
        "basestar_damage": [token["id"] for token in pieces["basestar_damage_tokens"]],
        "ships": pieces["ships"],
        "resources": {
            r: [pieces["resources"][r]["start"], max(pieces["resources"][r]["red"])] for r in board.RESOURCES
        },
        "areas": pieces["space_areas"]["clockwise"],
    }


def copies_of(card: str) -> int:
    """How many there are in the box that has it."""
    decks = (box.cards.get(PILES[card], {}) for boxes in MODES.values() for box in boxes)
    return next(deck[card] for deck in decks if card in deck)


def our_crisis_facts(card: str) -> dict[str, Any]:
    crisis = CRISES[card]
    facts: dict[str, Any] = {"name": name(WORDS, card), "copies": copies_of(card)}
    if isinstance(crisis, Attack):
        setup: dict[str, dict[str, int]] = {}
        for area, ship, count in crisis.setup.ships:
            setup.setdefault(board.AREAS[area], {})[ship] = count
        ordered = {area: dict(sorted(ships.items())) for area, ships in sorted(setup.items())}
        return {**facts, "activate": list(crisis.activate), "setup": ordered, "keep": bool(crisis.keep)}
    text, chooser = crisis.text, None
    if isinstance(text, Choice):
        chooser, text = text.chooser, text.first
    check = None
    if isinstance(text, SkillCheck):
        check = [text.difficulty, text.partial, list(skill_names(text.skills))]
    return {
        **facts,
        "chooser": chooser,
        "check": check,
        "activate": list(crisis.activate),
        "jump": crisis.jump,
    }


def our_sheet_facts(box: Box) -> dict[str, Any]:
    return {
        sheet.id: {
            "name": name(WORDS, sheet.id),
            "type": sheet.type,
            "skills": [[sorted(SKILLS[s] for s in types), count] for types, count in sheet.skills],
            "setup": sheet.setup,
            "limit": sheet.hand_limit,
            "abilities": list(sheet.abilities),
        }
        for sheet in (SHEETS[character] for character in box.sheets)
    }


def our_facts() -> dict[str, Any]:
    return {
        "crisis": {card: our_crisis_facts(card) for card in BASE.cards["crisis"]},
        "super_crisis": {card: our_crisis_facts(card) for card in BASE.cards["super_crisis"]},
        "skills": {LABEL[card]: [SKILLS[TYPE[card]], COPIES[card]] for card in BASE.designs},
        "quorum": {card: [name(WORDS, card), copies] for card, copies in BASE.cards["quorum"].items()},
        "loyalty": dict(BASE.loyalty),
        "destinations": {
            card: [name(WORDS, card), copies, DESTINATIONS[card][0]]
            for card, copies in BASE.cards["destination"].items()
        },
        "characters": our_sheet_facts(BASE),
        "locations": {
            p.id: [name(WORDS, p.id), p.board, p.hazardous, p.damageable]
            for p in (LOCATIONS[place] for place in BASE.locations)
        },
        "civilians": BASE.faces["civilian"],
        "damage": list(GALACTICA.tokens),
        "basestar_damage": list(BASE.faces["basestar_damage"]),
        "ships": {
            **{f"{piece}s": BASE.pieces[piece] for piece in ("viper", "raptor", "raider", "heavy_raider", "basestar")},
            "civilian_ships": sum(BASE.faces["civilian"].values()),
        },
        "resources": {r: [board.START[r], board.RED[r]] for r in board.RESOURCES},
        "areas": list(board.AREAS),
    }


def test_the_registry_has_the_facts_of_the_tables() -> None:
    wanted = facts_of_the_tables() if SHARED.exists() else json.loads(DIGEST.read_text(encoding="utf-8"))
    ours = our_facts()
    for table, facts in wanted.items():
        assert ours[table] == facts, table


def test_the_digest_is_that_of_the_tables() -> None:
    """The checked-in digest says the same as the registry, so it is as good where the tables are not at hand."""
    assert json.loads(DIGEST.read_text(encoding="utf-8")) == our_facts()


def test_the_box_is_complete() -> None:
    """COMP-014."""
    assert sum(BASE.cards["crisis"].values()) == 70
    assert sum(BASE.cards["super_crisis"].values()) == 5
    assert sum(BASE.cards["quorum"].values()) == 17
    assert sum(BASE.cards["destination"].values()) == 22
    assert sum(BASE.loyalty.values()) == 16
    assert sum(BASE.loyalty.get(card, 0) for card in CYLONS) == 4
    assert [sum(COPIES[card] for card in BASE.designs if TYPE[card] == skill) for skill in range(5)] == [21] * 5
    assert len({NAME[card] for card in range(25)}) == 10
