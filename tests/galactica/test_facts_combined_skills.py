"""The Skill cards of Pegasus and Daybreak against their fact tables, and the decks of the combined game."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.galactica.tables import SHARED, fact_table
from tests.galactica.test_facts import WORDS

from readyroom.galactica.boxes import Box, contents
from readyroom.galactica.cards.daybreak import DAYBREAK
from readyroom.galactica.cards.pegasus import PEGASUS
from readyroom.galactica.effects.checks import Reckless
from readyroom.galactica.registry import CHECK_ABILITIES, MOVEMENT_ABILITIES, SKILL_ACTIONS
from readyroom.galactica.skills import COPIES, LABEL, NAME, SKILLS, STRENGTH, TREACHERY, TYPE, full_deck
from readyroom.galactica.state import Options
from readyroom.galactica.testing import Table
from readyroom.galactica.texts import name
from readyroom.galactica.windows import REACTIONS

BOXES = {"pegasus": PEGASUS, "daybreak": DAYBREAK}


def digest(box: str) -> dict[str, Any]:
    path = Path(__file__).resolve().parent / f"facts_{box}.json"
    return dict(json.loads(path.read_text(encoding="utf-8")))


def table_of(box: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The cards and their kinds of text; the Treachery cards of Pegasus leave the game with Daybreak (SETUP)."""
    cards = [card for card in fact_table("skills", box) if card.get("deck") != "rule"]
    cards = [card for card in cards if box != "pegasus" or card["type"] != "treachery"]
    strengths = {f"{c['id']}-{s['value']}": [c["type"], s["copies"]] for c in cards for s in c["strength"]}
    timings = [c["timing"] if isinstance(c["timing"], list) else [c["timing"]] for c in cards]
    return strengths, {c["id"]: [c["name"], sorted(t)] for c, t in zip(cards, timings, strict=True)}


def _timing(card: str) -> list[str]:
    found = {"check_ability"} if card in CHECK_ABILITIES else set()
    found |= {"movement"} if card in MOVEMENT_ABILITIES else set()
    found |= {"action"} if card in SKILL_ACTIONS else set()
    for _, listener in REACTIONS.get(card, ()):
        found.add("reckless" if isinstance(listener.text, Reckless) else "reaction")
    return sorted(found)


def ours(box: Box) -> tuple[dict[str, Any], dict[str, Any]]:
    names = {NAME[card] for card in box.designs}
    strengths = {LABEL[card]: [SKILLS[TYPE[card]], COPIES[card]] for card in box.designs}
    return strengths, {card: [name(WORDS, card), _timing(card)] for card in names}


@pytest.mark.parametrize("box", BOXES)
def test_the_registry_has_the_skill_cards_of_the_tables(box: str) -> None:
    facts = digest(box)
    assert ours(BOXES[box]) == (facts["skills"], facts["skill_texts"])


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.skipif(not SHARED.exists(), reason="the fact tables are not beside this clone")
def test_the_digest_is_that_of_the_tables(box: str) -> None:
    facts = digest(box)
    assert table_of(box) == (facts["skills"], facts["skill_texts"])


def test_the_combined_game_has_201_skill_cards() -> None:
    """C1: five types of 35 and 26 Treachery cards; every type has the same spread."""
    box = contents(Options(rules="combined"))
    decks = [full_deck(box, skill) for skill in box.skills]
    assert [len(deck) for deck in decks] == [35] * 5 + [26]
    spreads = [Counter(STRENGTH[card] for card in deck) for deck in decks]
    assert spreads[:5] == [{0: 5, 1: 9, 2: 7, 3: 6, 4: 4, 5: 3, 6: 1}] * 5
    assert spreads[TREACHERY] == {0: 12, 3: 8, 4: 3, 5: 3}


def test_the_investigative_committee_is_replaced() -> None:
    """SETUP: its seven cards of the base box are not used, and nobody waits for them."""
    deck = Counter(NAME[card] for card in full_deck(contents(Options(rules="combined")), 0))
    assert (deck["investigative_committee"], deck["investigative_committee_2"]) == (0, 7)
    listening = {listener.name for listener in contents(Options(rules="combined")).listeners["before_cards"]}
    assert "investigative_committee" not in listening
    assert "investigative_committee_2" in listening
    assert "investigative_committee" in {
        listener.name for listener in contents(Options(rules="exodus")).listeners["before_cards"]
    }


def test_numbers_of_designs_stay_box_after_box() -> None:
    """They are part of stored positions: Exodus comes right after the base box, whatever is imported first."""
    assert LABEL[25] == "red_tape-0"
    first = [LABEL.index("support_the_people-1"), LABEL.index("force_their_hand-0"), LABEL.index("bait-0")]
    assert first == sorted(first)
    assert first[0] == 35


def test_destiny_has_two_cards_of_each_type() -> None:
    """SETUP-068."""
    g = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", rules="combined").state
    assert Counter(TYPE[card] for card in g.destiny) == dict.fromkeys(range(6), 2)
    assert len(g.skill_decks[TREACHERY]) == 24
