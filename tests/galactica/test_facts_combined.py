"""The boxes Pegasus and Daybreak against their fact tables, as the combined game has them: those beside this clone if
there are any, else the digests in this folder."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.galactica.tables import SHARED, fact_table
from tests.galactica.test_facts import WORDS, crisis_facts, our_crisis_facts, our_sheet_facts, sheet_facts
from tests.galactica.test_facts_exodus import _kind

from readyroom.galactica.boxes import Box
from readyroom.galactica.cards.daybreak import DAYBREAK, DAYBREAK_ATTACKS, EARTH
from readyroom.galactica.cards.pegasus import NEW_CAPRICA, PEGASUS, PEGASUS_ATTACKS
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.skills import skill_names
from readyroom.galactica.state import PILES
from readyroom.galactica.texts import name

BOXES = {"pegasus": PEGASUS, "daybreak": DAYBREAK}
ATTACKS = {"pegasus": PEGASUS_ATTACKS, "daybreak": DAYBREAK_ATTACKS}
COUNTS = {
    "pegasus": {
        "crisis": 17,
        "super_crisis": 4,
        "quorum": 9,
        "destination": 4,
        "characters": 4,
        "kinds": 4,
        "attacks": 4,
    },
    "daybreak": {"crisis": 24, "characters": 8, "kinds": 8, "attacks": 6, "missions": 8},
}
"""What each box brings to the combined game: no Cylon leaders, no Mining Asteroid; attack cards with Appendix II."""
OVERLAYS = {"administration": "administration_2"}
"""Where a character begins is printed on an overlay that lies upon the place."""


def digest(box: str) -> dict[str, Any]:
    path = Path(__file__).resolve().parent / f"facts_{box}.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


def facts_of_the_tables(box: str) -> dict[str, Any]:
    crises = [card for card in fact_table("crisis", box) if card.get("kind") != "attack"]
    found: dict[str, Any] = {
        deck: {card["id"]: crisis_facts(card) for card in crises if card["deck"] == deck}
        for deck in ("crisis", "super_crisis")
        if deck in COUNTS[box]
    }
    if "quorum" in COUNTS[box]:
        others = fact_table("quorum_destinations_loyalty", box)
        found["quorum"] = {c["id"]: [c["name"], c["copies"]] for c in others if c["deck"] == "quorum"}
        found["destination"] = {
            c["id"]: [c["name"], c["copies"], c["distance"]]
            for c in others
            if c["deck"] == "destination" and c["id"] != "mining_asteroid"
        }
    found["attacks"] = {
        card["id"]: {**crisis_facts(card), "deck": card["deck"], "special": card["special_name"]}
        for card in fact_table("crisis", box)
        if card.get("kind") == "attack"
    }
    if box == "daybreak":
        found["missions"] = {
            card["id"]: [
                card["name"],
                card["copies"],
                card.get("distance", 0),
                card["check"]["difficulty"],
                card["check"]["skills"],
            ]
            for card in fact_table("mutiny_mission_motive", box)
            if card["deck"] == "mission"
        }
    sheets = [sheet for sheet in fact_table("characters", box) if sheet.get("type") not in ("cylon_leader", None)]
    every = sheet_facts(box)
    found["characters"] = {sheet["id"]: every[sheet["id"]] for sheet in sheets}
    found["kinds"] = {sheet["id"]: [_printed_kind(ability) for ability in sheet["abilities"]] for sheet in sheets}
    return found


def _printed_kind(ability: dict[str, Any]) -> list[str | None]:
    """The kind of an ability, and when it is used if that is once a game."""
    if ability["kind"] == "once_per_game":
        return ["once_per_game", "action" if ability["timing"] == "action" else "reaction"]
    return [ability["kind"], None]


def our_facts(box: Box) -> dict[str, Any]:
    found: dict[str, Any] = {
        deck: {card: our_crisis_facts(card) for card in box.cards.get(deck, ())} for deck in ("crisis", "super_crisis")
    }
    found["quorum"] = {card: [name(WORDS, card), copies] for card, copies in box.cards.get("quorum", {}).items()}
    found["destination"] = {
        card: [name(WORDS, card), copies, DESTINATIONS[card][0]]
        for card, copies in box.cards.get("destination", {}).items()
    }
    found["attacks"] = {
        card: {**our_crisis_facts(card), "deck": PILES[card], "special": WORDS.say(f"galactica-special-{card}")}
        for cards in ATTACKS[box.name].cards.values()
        for card in cards
    }
    found["missions"] = {
        card: [name(WORDS, card), copies, one.distance, one.text.difficulty, list(skill_names(one.text.skills))]
        for card, copies in EARTH.cards["mission"].items()
        for one in (MISSIONS[card],)
    }
    found["characters"] = our_sheet_facts(box)
    for sheet, facts in found["characters"].items():
        other = SHEETS[sheet].setup_or
        facts["setup"] = [facts["setup"], other] if other else OVERLAYS.get(facts["setup"], facts["setup"])
    found["kinds"] = {sheet: [_kind(ability) for ability in SHEETS[sheet].abilities] for sheet in box.sheets}
    return {kind: facts for kind, facts in found.items() if kind in COUNTS[box.name]}


@pytest.mark.parametrize("box", BOXES)
def test_the_registry_has_the_facts_of_the_tables(box: str) -> None:
    wanted, ours = digest(box), our_facts(BOXES[box])
    for kind in COUNTS[box]:
        assert ours[kind] == wanted[kind], kind


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.skipif(not SHARED.exists(), reason="the fact tables are not beside this clone")
def test_the_digest_is_that_of_the_tables(box: str) -> None:
    facts = digest(box)
    assert {kind: facts[kind] for kind in COUNTS[box]} == facts_of_the_tables(box)


@pytest.mark.parametrize("box", BOXES)
def test_the_tables_have_the_whole_box(box: str) -> None:
    facts = digest(box)
    assert {kind: len(facts[kind]) for kind in COUNTS[box]} == COUNTS[box]


def planet_facts() -> dict[str, Any]:
    """The New Caprica Crisis cards, which have two icons at the end."""
    table = fact_table(DECK, "pegasus")
    return {card["id"]: {**crisis_facts(card), "evacuation": card["icons"]["evacuation"]} for card in table}


def test_the_registry_has_the_facts_of_the_new_caprica_deck() -> None:
    ours = {}
    for card in NEW_CAPRICA.cards[DECK]:
        crisis = CRISES[card]
        assert isinstance(crisis, Crisis)
        ours[card] = {**our_crisis_facts(card), "evacuation": crisis.evacuation}
    assert ours == digest("pegasus")[DECK]
    assert len(ours) == sum(NEW_CAPRICA.cards[DECK].values()) == 30


@pytest.mark.skipif(not SHARED.exists(), reason="the fact tables are not beside this clone")
def test_the_digest_is_that_of_the_new_caprica_table() -> None:
    assert digest("pegasus")[DECK] == planet_facts()
