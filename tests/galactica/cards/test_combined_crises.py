"""Every branch of every Crisis and Super Crisis card of the boxes Pegasus and Daybreak, and the icons at its bottom."""

import pytest
from tests.galactica.cards.crisis_table import (
    CURRENT,
    Case,
    facts_of,
    resolve,
    resolved,
    table,
)
from tests.galactica.cards.pegasus_crises import PEGASUS_CASES
from tests.galactica.cards.proof import PROVED, Proof
from tests.galactica.cards.test_crises import branches
from tests.galactica.tables import options_of

from readyroom.galactica.cards.daybreak import DAYBREAK
from readyroom.galactica.cards.pegasus import PEGASUS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.places import layout
from readyroom.galactica.state import PILES

TEXTS = [card for box in (PEGASUS, DAYBREAK) for deck in ("crisis", "super_crisis") for card in box.cards.get(deck, ())]
CASES = PEGASUS_CASES

for _case in CASES:
    PROVED.setdefault(_case.card, set()).add("/".join(_case.path))
for _card in TEXTS:
    PROVED.setdefault(_card, set()).add("icons")


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_branch(case: Case) -> None:
    assert resolved(case) == (case.change, list(case.looks))


@pytest.mark.parametrize("case", [case for case in CASES if "partial" in case.path], ids=repr)
def test_partial_up_to_one_below_the_difficulty(case: Case) -> None:
    assert resolve(case, highest=True).changed() == case.change


@pytest.mark.parametrize("card", TEXTS)
def test_every_branch_in_the_registry_has_a_case(card: str) -> None:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    ours = {"/".join(case.path) for case in CASES if case.card == card}
    assert ours == {"/".join(way) for way in branches(crisis.text)}


def play_out(proof: Proof) -> None:
    """Whoever chooses takes the second part, in which nobody's turn ends before its time; else anything."""
    while not proof.done():
        question = proof.game.questions[0]
        if question.prompt == "galactica-choose-part":
            proof.game.answer(question.seat, len(question.options) - 1)
        else:
            proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)


@pytest.mark.parametrize("card", [card for card in TEXTS if PILES[card] == "crisis"])
def test_the_icons_follow_the_text(card: str) -> None:
    """Drawn in the Crisis step: after the text each activation icon in order, then the jump icon."""
    proof = table(**options_of(card))
    proof.empty_space()
    proof.top(card).dice(8).to_do("crisis")
    play_out(proof)
    told = [event for event in proof.game.events(None) if event["event"] in ("CylonShipsActivated", "JumpTrackMoved")]
    kinds = [event.get("kind", "jump") for event in told]
    icons = [*facts_of(card)["activate"], *(["jump"] if facts_of(card)["jump"] else [])]
    assert kinds[len(kinds) - len(icons) :] == icons


def played_by_a_cylon(card: str) -> Proof:
    """The current player, a revealed Cylon, plays a Super Crisis card."""
    proof = table(**options_of(card))
    proof.empty_space()
    caprica = next(place for place in layout(proof.state).locations if place.startswith("caprica"))
    proof.cylon(CURRENT, place=caprica)
    deck = proof.state.decks["super_crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    proof.state.players[CURRENT].holds = [card]
    proof.to_do("action").begin()
    proof.say(CURRENT, f"activate:{caprica}").say(CURRENT, card)
    return proof


@pytest.mark.parametrize("card", [card for card in TEXTS if PILES[card] == "super_crisis"])
def test_a_super_crisis_has_no_icons(card: str) -> None:
    proof = played_by_a_cylon(card)
    play_out(proof)
    if facts_of(card)["check"] is not None:
        assert proof.events("CheckBegan")[-1]["difficulty"] == facts_of(card)["check"][0]
    assert proof.events("JumpTrackMoved") == []
    assert proof.events("CylonShipsActivated") == []
    assert card not in proof.g.players[CURRENT].super_crisis
