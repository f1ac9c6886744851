"""Every branch of every Crisis and Super Crisis card of the Exodus box, and the icons at its bottom."""

import pytest
from tests.galactica.cards.crisis_table import (
    ADMIRAL,
    CURRENT,
    HELPER,
    PRESIDENT,
    Case,
    facts_of,
    lay_down,
    pile_for,
    resolve,
    resolved,
    table,
    total_for,
)
from tests.galactica.cards.exodus_cag_crises import CAG_CASES
from tests.galactica.cards.exodus_crises import CASES as EXODUS_CASES
from tests.galactica.cards.proof import PROVED, Proof, check_views, proves
from tests.galactica.cards.test_crises import branches, play_on
from tests.galactica.tables import options_of

from readyroom.galactica.board import CAG
from readyroom.galactica.cards.exodus import EXODUS, FLEET_BOARD
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.permute import permute
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import PILES, Civilian
from readyroom.kernel import Chance

TEXTS = [
    card for box in (EXODUS, FLEET_BOARD) for deck in ("crisis", "super_crisis") for card in box.cards.get(deck, ())
]
CASES = (*EXODUS_CASES, *CAG_CASES)
SPECIAL = {"mysterious_message": {"first/pass/wants"}, "human_prisoner": {"fail"}}
"""Branches with tests of their own below."""

for _case in CASES:
    PROVED.setdefault(_case.card, set()).add("/".join(_case.path))
for _card in TEXTS:
    PROVED.setdefault(_card, set()).add("icons")


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_branch(case: Case) -> None:
    assert resolved(case) == (case.change, list(case.looks))


@pytest.mark.parametrize("card", TEXTS)
def test_every_branch_in_the_registry_has_a_case(card: str) -> None:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    ours = {"/".join(case.path) for case in CASES if case.card == card} | SPECIAL.get(card, set())
    assert ours == {"/".join(way) for way in branches(crisis.text)}


@pytest.mark.parametrize("card", [card for card in TEXTS if PILES[card] == "crisis"])
def test_the_icons_follow_the_text(card: str) -> None:
    """Drawn in the Crisis step: after the text each activation icon in order, then the jump icon."""
    proof = table(**options_of(card))
    proof.empty_space()
    proof.top(card).to_do("crisis")
    play_on(proof)
    told = [event for event in proof.game.events(None) if event["event"] in ("CylonShipsActivated", "JumpTrackMoved")]
    kinds = [event.get("kind", "jump") for event in told]
    icons = [*facts_of(card)["activate"], *(["jump"] if facts_of(card)["jump"] else [])]
    assert kinds[len(kinds) - len(icons) :] == icons


@pytest.mark.parametrize("card", [card for card in TEXTS if PILES[card] == "super_crisis"])
def test_a_super_crisis_has_no_icons(card: str) -> None:
    proof = played_by_a_cylon(card)
    play_on(proof)
    if facts_of(card)["check"] is not None:
        assert proof.events("CheckBegan")[-1]["difficulty"] == facts_of(card)["check"][0]
    assert proof.events("JumpTrackMoved") == []
    assert proof.events("CylonShipsActivated") == []
    assert proof.g.players[CURRENT].super_crisis == []


def played_by_a_cylon(card: str, *destiny: str) -> Proof:
    """The current player, a revealed Cylon, plays a Super Crisis card."""
    proof = table(**options_of(card))
    proof.empty_space()
    proof.cylon(CURRENT, place="caprica")
    deck = proof.state.decks["super_crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    proof.state.players[CURRENT].holds = [card]
    proof.destiny(*destiny).to_do("action")
    proof.begin()
    proof.say(CURRENT, "activate:caprica").say(CURRENT, card)
    return proof


# --- what single cards add to that -------------------------------------------------------------------------


@proves("human_prisoner", "fail")
def test_human_prisoner_takes_a_whole_hand() -> None:
    """The Cylon who played it chooses; only the two of them see the cards."""
    proof = played_by_a_cylon("human_prisoner", "repair-1", "consolidate_power-1")
    proof.add()
    assert proof.result() == "fail"
    assert proof.asked(CURRENT, "choose-player").labels == ("seat:1", "seat:2", "seat:3")
    hand = proof.g.players[PRESIDENT].hand[:]
    proof.say(CURRENT, f"seat:{PRESIDENT}")
    assert proof.done()
    assert proof.changed() == {
        f"hand {CURRENT}": len(hand),
        f"hand {PRESIDENT}": -len(hand),
        f"place {PRESIDENT}": "sickbay",
        f"super_crisis {CURRENT}": -1,
    }
    assert sorted(proof.g.players[CURRENT].hand[-len(hand) :]) == sorted(hand)
    check_views(proof)


def search() -> Proof:
    """Mysterious Message is passed, and the current player looks through the Destiny deck."""
    proof, card = table(rules="exodus"), "mysterious_message"
    pile = pile_for(card, total_for(card, "pass"))
    proof.destiny(*pile[:2]).hand(HELPER, *pile[2:])
    lay_down(proof, card)
    proof.to_do(f"text:{card}")
    proof.say(CURRENT, "part:first")
    proof.add(p1=tuple(pile[2:]))
    proof.asked(CURRENT, "may")
    proof.before = {}
    proof.say(CURRENT, "choice:yes")
    return proof


@proves("mysterious_message", "first/pass/wants")
def test_mysterious_message_has_two_destiny_cards_discarded() -> None:
    proof = search()
    question = proof.asked(CURRENT, "search-destiny")
    before = sorted(proof.g.destiny)
    assert (question.at_least, question.at_most, len(question.options)) == (2, 2, len(before))
    proof.game.answer(CURRENT, (0, 1))
    assert proof.done()
    gone = [LABEL[card] for card in before[:2]]
    assert sorted(proof.g.destiny) == before[2:]
    for viewer in (*range(4), None):
        assert list(proof.events("DestinySearched", viewer)[-1]["cards"]) == gone
    proof.changed()
    check_views(proof)


def test_only_who_searches_the_destiny_deck_sees_it() -> None:
    """For everybody else it may be dealt anew; nobody else is asked."""
    proof = search()
    g = proof.g
    before = g.destiny[:]
    permute(g, CURRENT, Chance("other"))
    assert g.destiny == before
    permute(g, HELPER, Chance("other"))
    assert g.destiny != before
    assert [question.seat for question in proof.game.questions] == [CURRENT]


def medal(proof: Proof) -> Proof:
    lay_down(proof, "medal_of_distinction")
    proof.to_do("text:medal_of_distinction")
    proof.say(ADMIRAL, "part:first")
    return proof


def test_the_admiral_places_no_more_civilian_ships_than_there_are() -> None:
    proof = table(rules="exodus")
    proof.empty_space()
    g = proof.state
    g.civilian_pile = g.civilian_pile[:1]
    medal(proof).say(ADMIRAL, "area:fore")
    assert [len(ships) for ships in proof.g.civilians] == [1, 0, 0, 0, 0, 0]
    assert proof.events("NotPossible")[-1]["what"] == "place-civilian"


def test_the_cag_places_civilian_ships_where_there_are_none() -> None:
    """TITLE-020..022: one after the other; the Admiral has no say."""
    proof = table(rules="exodus")
    proof.state.titles[CAG] = HELPER
    medal(proof)
    labels = proof.asked(HELPER, "place-civilian").labels
    assert "area:aft" not in labels
    assert len(labels) == 5
    proof.say(HELPER, "area:port_aft")
    labels = proof.asked(HELPER, "place-civilian").labels
    assert {"area:aft", "area:port_aft"}.isdisjoint(labels)
    assert len(labels) == 4


def test_the_cag_places_anywhere_when_every_area_has_a_civilian_ship() -> None:
    proof = table(rules="exodus")
    g = proof.state
    g.titles[CAG] = HELPER
    for area in (0, 1, 2, 4, 5):
        _add(proof, area)
    medal(proof)
    assert len(proof.asked(HELPER, "place-civilian").labels) == 6


def _add(proof: Proof, area: int) -> None:
    g = proof.state
    g.civilians[area].append(Civilian(g.next_handle, g.civilian_pile.pop()))
    g.next_handle += 1


def test_unwelcome_faces_the_admiral_discards_his_hand_first() -> None:
    """CRIS-012."""
    proof = resolve(next(case for case in CASES if repr(case) == "unwelcome_faces-first"))
    kinds = [event["event"] for event in proof.game.events(None)]
    assert kinds.index("SkillsDiscarded") < kinds.index("Moved")


def test_one_player_with_both_roles_discards_five() -> None:
    proof = table(rules="exodus")
    proof.state.titles["president"] = CURRENT
    lay_down(proof, "truth_and_reconciliation")
    proof.to_do("text:truth_and_reconciliation")
    proof.begin()
    proof.say(CURRENT, "part:second")
    proof.discards(CURRENT, 2).discards(CURRENT, 3)
    assert proof.done()
    assert proof.changed() == {f"hand {CURRENT}": -5}
