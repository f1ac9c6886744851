"""The Motive deck and the Agenda decks against their fact tables: those beside this clone if there are any, else the
digest in this folder."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.galactica.cards.motive_table import LEADER, led
from tests.galactica.tables import SHARED, fact_table
from tests.galactica.test_facts import WORDS

from readyroom.galactica.cards.daybreak import NEW_LEADERS
from readyroom.galactica.cards.pegasus import OLD_LEADERS
from readyroom.galactica.effects.aims import Measure
from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.texts import name

FACTS: dict[str, dict[str, Any]] = json.loads(
    Path(__file__).with_name("facts_motives.json").read_text(encoding="utf-8")
)
COUNTED = re.compile(r"\b(food|morale|population|distance travell?ed) (>=|<=) (\d+)")
"""What a condition says in plain numbers."""


def facts_of_the_tables() -> dict[str, dict[str, Any]]:
    motives = [card for card in fact_table("mutiny_mission_motive", "daybreak") if card["deck"] == "motive"]
    agendas = [card for card in fact_table("quorum_destinations_loyalty", "pegasus") if card["deck"] == "agenda"]
    return {
        "motive": {
            card["id"]: [card["name"], card["copies"], card["allegiance"], card["when"], [card["condition"]]]
            for card in motives
        },
        "agenda": {
            card["id"]: [card["name"], card["copies"], card["agenda"], card["wins_with"], card["conditions"]]
            for card in agendas
        },
    }


def our_facts() -> dict[str, dict[str, Any]]:
    """The same without the conditions."""
    sides = {"humans": "human", "cylons": "cylon"}
    return {
        "motive": {
            card: [name(WORDS, card), copies, sides[MOTIVES[card].side], _when(card)]
            for card, copies in NEW_LEADERS.cards["motive"].items()
        },
        "agenda": {
            card: [name(WORDS, card), copies, deck.removesuffix("_agenda"), AGENDAS[card].side]
            for deck, cards in OLD_LEADERS.cards.items()
            if deck.endswith("_agenda")
            for card, copies in cards.items()
        },
    }


def _when(card: str) -> str:
    return "any_time" if MOTIVES[card].at_any_moment else "game_over"


@pytest.mark.parametrize("kind", ["motive", "agenda"])
def test_the_decks_are_those_of_the_tables(kind: str) -> None:
    assert our_facts()[kind] == {card: facts[:4] for card, facts in FACTS[kind].items()}


def test_there_are_fourteen_and_twelve_of_them() -> None:
    assert {kind: len(cards) for kind, cards in FACTS.items()} == {"motive": 14, "agenda": 12}


@pytest.mark.parametrize("card", [card for cards in FACTS.values() for card in cards])
def test_what_is_counted_has_the_numbers_of_the_card(card: str) -> None:
    """Other conditions are proven case by case."""
    state = led(rules="combined" if card in MOTIVES else "exodus").state
    aim = (MOTIVES[card] if card in MOTIVES else AGENDAS[card]).aim
    ours = {_plain(measure) for measure in aim.measures(state, LEADER)}
    conditions = next(cards[card] for cards in FACTS.values() if card in cards)[4]
    wanted = {
        ("distance" if what.startswith("distance") else what, sign, int(number))
        for condition in conditions
        for what, sign, number in COUNTED.findall(condition)
        if " or " not in condition and "," not in condition.partition(what)[0]
    }
    assert wanted <= ours


def _plain(measure: Measure) -> tuple[str, str, int]:
    number = measure.most if measure.least is None else measure.least
    assert number is not None
    return measure.what, ">=" if measure.least is not None else "<=", number


@pytest.mark.skipif(not SHARED.exists(), reason="the fact tables are not beside this clone")
def test_the_digest_is_that_of_the_tables() -> None:
    assert facts_of_the_tables() == FACTS
