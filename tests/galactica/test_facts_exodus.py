"""The Exodus box against its fact tables: those beside this clone if there are any, else the digest in this folder."""

import json
import re
from pathlib import Path
from typing import Any

from tests.galactica.tables import SHARED, fact_table
from tests.galactica.test_facts import WORDS, crisis_facts, our_crisis_facts, our_sheet_facts, sheet_facts

from readyroom.galactica.allies import ALLIES, AllyCard
from readyroom.galactica.board import CAG
from readyroom.galactica.cards.exodus import EXODUS, FINAL_FIVE, FLEET_BOARD, IONIAN, PERSONAL_GOALS
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.crossroads import CROSSROADS, CrossroadsCard
from readyroom.galactica.effects import Choice, SkillCheck
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.loyalty import CYLONS, HUMAN
from readyroom.galactica.registry import ABILITY_ACTIONS, Text
from readyroom.galactica.rules_in_force import STANDING, FinalFive, NotCylon, PersonalGoal
from readyroom.galactica.texts import name

DIGEST = Path(__file__).resolve().parent / "facts_exodus.json"
WAITING: set[str] = set()
"""Cards that are still to be made."""


def facts_of_the_tables() -> dict[str, Any]:
    crises = fact_table("crisis", "exodus")
    others = fact_table("quorum_destinations_loyalty", "exodus")
    found: dict[str, Any] = {
        deck: {
            card["id"]: {
                **crisis_facts(card),
                "consequence": any("consequence" in option for option in card["options"]),
                "box": "fleet_board" if card.get("module") == "cylon_fleet" else "exodus",
            }
            for card in crises
            if card["deck"] == deck
        }
        for deck in ("crisis", "super_crisis")
    }
    found["quorum"] = {c["id"]: [c["name"], c["copies"]] for c in others if c["deck"] == "quorum"}
    found["destination"] = {
        c["id"]: [c["name"], c["copies"], c["distance"]] for c in others if c["deck"] == "destination"
    }
    found["characters"] = sheet_facts("exodus")
    found["kinds"] = {
        sheet["id"]: [[a["kind"], a.get("timing")] for a in sheet["abilities"]]
        for sheet in fact_table("characters", "exodus")
    }
    results = fact_table("allies_crossroads", "exodus")
    found["ally"] = {
        c["id"]: [c["name"], c["location"], c["character"], *_printed(c)] for c in results if c["deck"] == "ally"
    }
    found["crossroads"] = {c["id"]: [c["name"], *_printed(c)] for c in results if c["deck"] == "crossroads"}
    found["trauma"] = {c["id"]: c["copies"] for c in results if c["deck"] == "trauma_token"}
    found["loyalty"] = {
        card["id"]: [card["kind"], card["copies"], card.get("module", "exodus"), card.get("end_penalty")]
        for card in others
        if card["deck"] == "loyalty"
    }
    return found


RESULTS = ("benevolent", "antagonistic")
LEFT_OUT = {("ally_aaron_doral", "benevolent"): {2}}
"""Numbers that follow from others: of three cards two are left."""


def _printed(card: dict[str, Any]) -> list[Any]:
    """The name of each result, and the numbers above 1 in it."""
    return [
        [
            card[result]["name"],
            sorted({int(n) for n in re.findall(r"\d+", card[result]["effect"].replace("twice", "2"))} - {1}),
        ]
        for result in RESULTS
    ]


def _numbers(text: Any) -> set[int]:
    """The numbers that a result is carried out with."""
    if isinstance(text, Text):
        skills = {field for field in text.__struct_fields__ if field == "skill"}
        return {n for field in text.__struct_fields__ if field not in skills for n in _numbers(getattr(text, field))}
    if isinstance(text, tuple):
        return {n for part in text for n in _numbers(part)}
    return {abs(text)} if isinstance(text, int) and not isinstance(text, bool) else set()


def _results(card: str, results: AllyCard | CrossroadsCard) -> list[Any]:
    return [
        [
            WORDS.say(f"galactica-result-{card}-{result}"),
            sorted(_numbers(getattr(results, result)) - {0, 1} | LEFT_OUT.get((card, result), set())),
        ]
        for result in RESULTS
    ]


def _has_consequence(card: str) -> bool:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    text = crisis.text.first if isinstance(crisis.text, Choice) else crisis.text
    return isinstance(text, SkillCheck) and text.consequence is not None


def _chooser(card: str) -> dict[str, str]:
    """The title of the CAG has not the id of Apollo's ability."""
    crisis = CRISES[card]
    cag = isinstance(crisis, Crisis) and isinstance(crisis.text, Choice) and crisis.text.chooser == CAG
    return {"chooser": "cag"} if cag else {}


def our_facts() -> dict[str, Any]:
    boxes = (("exodus", EXODUS), ("fleet_board", FLEET_BOARD))
    found: dict[str, Any] = {
        deck: {
            card: {**our_crisis_facts(card), **_chooser(card), "consequence": _has_consequence(card), "box": label}
            for label, box in boxes
            for card in box.cards.get(deck, ())
        }
        for deck in ("crisis", "super_crisis")
    }
    found["quorum"] = {card: [name(WORDS, card), copies] for card, copies in EXODUS.cards["quorum"].items()}
    found["destination"] = {
        card: [name(WORDS, card), copies, DESTINATIONS[card][0]] for card, copies in EXODUS.cards["destination"].items()
    }
    found["characters"] = our_sheet_facts(EXODUS)
    found["kinds"] = {sheet: [_kind(ability) for ability in SHEETS[sheet].abilities] for sheet in EXODUS.sheets}
    found["ally"] = {
        card: [name(WORDS, card), ALLIES[card].place, ALLIES[card].character or None, *_results(card, ALLIES[card])]
        for card in IONIAN.cards["ally"]
    }
    found["crossroads"] = {
        card: [name(WORDS, card), *_results(card, CROSSROADS[card])] for card in IONIAN.cards["crossroads"]
    }
    found["trauma"] = IONIAN.cards["trauma"]
    parts = (EXODUS, PERSONAL_GOALS, FINAL_FIVE)
    found["loyalty"] = {
        "you_are_not_a_cylon_3" if card == HUMAN else card: [_loyalty(card), copies, box.name, _penalty(card)]
        for box in parts
        for card, copies in box.loyalty.items()
    }
    return found


def _kind(ability: str) -> list[str | None]:
    """The kind of an ability, and when it is used if that is once a game."""
    sheet = next(sheet for sheet in SHEETS.values() if ability in sheet.abilities)
    kind = ("passive", "once_per_game", "drawback")[sheet.abilities.index(ability)]
    if kind == "once_per_game":
        return [kind, "action" if ability in ABILITY_ACTIONS else "reaction"]
    return ["action" if ability in ABILITY_ACTIONS else kind, None]


def _loyalty(card: str) -> str:
    if card in CYLONS:
        return "cylon"
    kinds = ((PersonalGoal, "personal_goal"), (FinalFive, "final_five"), (NotCylon, "human"))
    return next(name for kind, name in kinds if isinstance(STANDING[card], kind))


def _penalty(card: str) -> str | None:
    text = STANDING.get(card)
    return f"{text.resource} -{text.amount}" if isinstance(text, PersonalGoal) else None


def wanted() -> dict[str, Any]:
    return facts_of_the_tables() if SHARED.exists() else dict(json.loads(DIGEST.read_text(encoding="utf-8")))


def test_the_registry_has_the_facts_of_the_tables() -> None:
    ours = our_facts()
    for deck, facts in wanted().items():
        assert ours[deck] == {card: fact for card, fact in facts.items() if card not in WAITING}, deck
    assert EXODUS.loyalty_decks == {3: (1, 6), 4: (1, 7), 5: (2, 9), 6: (2, 10)}


def test_the_digest_is_that_of_the_tables() -> None:
    assert json.loads(DIGEST.read_text(encoding="utf-8")) == wanted()


def test_what_is_missing_is_written_down() -> None:
    facts, ours = wanted(), our_facts()
    assert {card for deck in facts for card in facts[deck].keys() - ours[deck].keys()} == WAITING


def test_the_tables_have_the_whole_box() -> None:
    counts = {deck: len(cards) for deck, cards in wanted().items()}
    assert counts == {
        "crisis": 40,
        "super_crisis": 3,
        "quorum": 3,
        "destination": 7,
        "characters": 4,
        "kinds": 4,
        "ally": 35,
        "crossroads": 7,
        "trauma": 3,
        "loyalty": 3 + 8 + 5,
    }
    assert sum(card[1] for card in wanted()["loyalty"].values()) == 20
    assert sum(wanted()["trauma"].values()) == 38
