"""The registry against the fact tables, beyond `test_facts`: outcomes, thresholds, timings, tracks and tables.

The facts are read from the tables where they lie beside this clone; else from `facts_digest.json`, which has the same.
To renew it after a change of the tables: `python -m tests.galactica.test_registry`.
"""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.galactica.tables import SHARED, ability, fact_table

from readyroom.galactica import board
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.effects import NOTHING, AllOf, Choice, Effect, LowRoll, SkillCheck
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
from readyroom.galactica.quorum import KEEPS
from readyroom.galactica.registry import ABILITY_ACTIONS, LOCATION_ACTIONS, QUORUM_ACTIONS, SKILL_ACTIONS
from readyroom.galactica.rules_in_force import UNTIL_JUMP
from readyroom.galactica.testing import Table

DIGEST = Path(__file__).resolve().parent / "facts_digest.json"


def facts_of_the_tables() -> dict[str, Any]:
    pieces = fact_table("components")
    return {
        "outcomes": {
            card["id"]: [{k: v for k, v in option.items() if k != "check"} for option in card["options"]]
            for deck in ("crisis", "super_crisis")
            for card in fact_table(deck)
            if "options" in card
        },
        "specials": {
            card["id"]: card["special"]
            for deck in ("crisis", "super_crisis")
            for card in fact_table(deck)
            if card.get("kind") == "attack"
        },
        "quorum": {card["id"]: card["after"] for card in fact_table("quorum")},
        "loyalty": {card["id"]: card["kind"] for card in fact_table("loyalty")},
        "skills": {card["id"]: card["timing"] for card in fact_table("skills")},
        "abilities": {
            sheet["id"]: [[ability(a["name"]), a["kind"], a.get("timing")] for a in sheet["abilities"]]
            for sheet in fact_table("characters")
        },
        "pilots": sorted(sheet["id"] for sheet in fact_table("characters") if sheet["can_pilot"]),
        "location_checks": {
            place["id"]: [place["check"]["difficulty"], place["check"]["skills"]]
            for place in fact_table("locations")
            if "check" in place
        },
        "location_actions": sorted(place["id"] for place in fact_table("locations") if place.get("timing") == "action"),
        "milestones": [
            stone["distance"]
            for card in fact_table("destinations")
            if card["kind"] == "objective"
            for stone in card["milestones"]
        ],
        "jump_track": [
            space.get("population_loss") for space in pieces["jump_track"] if space.get("name") != "auto_jump"
        ],
        "auto_jump": next(space["index"] for space in pieces["jump_track"] if space.get("name") == "auto_jump"),
        "humans_lose": next(space["index"] for space in pieces["boarding_track"] if space.get("name") == "humans_lose"),
        "launch": pieces["space_areas"]["viper_launch_icons"],
        "pieces": {name: pieces["other_pieces"][name] for name in ("centurions", "nukes")},
        "most": pieces["resources"]["max"],
        "loyalty_deck": {str(seats): list(deck.values()) for seats, deck in pieces["loyalty_deck"]["players"].items()},
        "civilian_losses": {ship["id"]: ship["loss"] for ship in pieces["civilian_ships"]},
    }


FACTS: dict[str, Any] = facts_of_the_tables() if SHARED.exists() else json.loads(DIGEST.read_text(encoding="utf-8"))


def test_the_digest_says_the_same_as_the_tables() -> None:
    if not SHARED.exists():
        pytest.skip("the fact tables are not beside the project")
    assert json.loads(DIGEST.read_text(encoding="utf-8")) == json.loads(json.dumps(facts_of_the_tables()))


# --- Crisis cards ------------------------------------------------------------------------------------------


def _rolls(effect: Effect) -> list[int]:
    """The thresholds of all die rolls in an effect."""
    if isinstance(effect, LowRoll):
        return [effect.at_most]
    if isinstance(effect, AllOf):
        return [number for part in effect.effects for number in _rolls(part)]
    return []


def _same(effect: Effect, printed: str) -> None:
    assert (effect is NOTHING) == (printed == "none"), printed
    assert _rolls(effect) == [int(number) for number in re.findall(r"roll: <=(\d)", printed)], printed


@pytest.mark.parametrize("card", FACTS["outcomes"])
def test_a_crisis_has_the_outcomes_of_its_options(card: str) -> None:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    printed = FACTS["outcomes"][card]
    text = crisis.text
    parts = [text.first, text.second] if isinstance(text, Choice) else [text]
    assert len(parts) == len(printed)
    for part, option in zip(parts, printed, strict=True):
        if "effect" in option:
            assert not isinstance(part, SkillCheck)
            _same(part, option["effect"])
            continue
        assert isinstance(part, SkillCheck)
        assert (part.partial is not None) == ("partial" in option)
        _same(part.on_pass, option["pass"])
        _same(part.on_partial, option.get("partial", "none"))
        _same(part.on_fail, option["fail"])


def test_attack_cards_have_their_special_rules() -> None:
    ours = {card for cards in BASE.cards.values() for card in cards}
    attacks = {card: crisis for card, crisis in CRISES.items() if isinstance(crisis, Attack) and card in ours}
    assert set(attacks) == set(FACTS["specials"])
    for card, printed in FACTS["specials"].items():
        assert (attacks[card].special is None and not attacks[card].keep) == (printed == "none")
        assert (card in UNTIL_JUMP) == printed.startswith("keep in play until the fleet jumps")


# --- other cards -------------------------------------------------------------------------------------------


def test_quorum_cards_that_stay_in_play() -> None:
    assert {card for card in QUORUM_ACTIONS if card in BASE.cards["quorum"]} == set(FACTS["quorum"])
    assert {card for card, after in FACTS["quorum"].items() if after == "keep_in_play"} == KEEPS & {
        *BASE.cards["quorum"]
    }


def test_loyalty_cards() -> None:
    kinds = {HUMAN: "human", SYMPATHIZER: "sympathizer", **{card: "cylon" for card in CYLONS if card in BASE.loyalty}}
    assert kinds == FACTS["loyalty"]
    assert {str(seats): list(deck) for seats, deck in BASE.loyalty_decks.items()} == FACTS["loyalty_deck"]


def test_skill_cards_are_actions_or_reactions() -> None:
    reactions = {listener.name for _, listener in BASE.listeners}
    for card, timing in FACTS["skills"].items():
        assert (card in SKILL_ACTIONS, card in reactions) == (timing == "action", timing == "reaction"), card


@pytest.mark.parametrize("character", FACTS["abilities"])
def test_abilities(character: str) -> None:
    """One that always works, one that works once a game, one drawback; some are actions."""
    printed = FACTS["abilities"][character]
    assert list(SHEETS[character].abilities) == [name for name, _, _ in printed]
    assert [kind for _, kind, _ in printed] == ["passive", "once_per_game", "drawback"]
    for name, _, timing in printed:
        assert (name in ABILITY_ACTIONS) == (timing == "action"), name


def test_pilots() -> None:
    assert sorted(sheet for sheet in BASE.sheets if SHEETS[sheet].pilot) == FACTS["pilots"]


# --- locations and boards ----------------------------------------------------------------------------------


def test_locations_with_an_action() -> None:
    assert sorted(place for place in LOCATION_ACTIONS if place in BASE.locations) == FACTS["location_actions"]


@pytest.mark.parametrize("place", FACTS["location_checks"])
def test_the_check_of_a_location(place: str) -> None:
    table = Table("gaius_baltar", "lee_apollo_adama", "laura_roslin").place(0, place)
    table.say(0, f"activate:{place}")
    if place != "brig":
        table.say(0, "seat:2")
    began = table.events("CheckBegan")[0]
    assert [began["difficulty"], began["skills"]] == FACTS["location_checks"][place]


def test_tracks() -> None:
    assert list(board.JUMP_LOSS) == FACTS["jump_track"]
    assert (FACTS["auto_jump"], FACTS["humans_lose"], FACTS["most"]) == (board.AUTO_JUMP, board.HUMANS_LOSE, board.MOST)
    assert [board.AREAS[area] for area in board.LAUNCH] == FACTS["launch"]
    assert FACTS["pieces"] == {"centurions": BASE.pieces["centurion"], "nukes": BASE.pieces["nuke"]}
    assert FACTS["milestones"] == [4, 8]


def test_losses_with_civilian_ships() -> None:
    ours = {
        face: ", ".join(f"{resource} -{amount}" for resource, amount in loss.items()) or "none"
        for face, loss in board.CIVILIAN_LOSS.items()
    }
    assert ours == FACTS["civilian_losses"]


if __name__ == "__main__":
    DIGEST.write_text(json.dumps(facts_of_the_tables(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
