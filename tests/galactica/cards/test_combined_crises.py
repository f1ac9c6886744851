"""Every branch of every Crisis and Super Crisis card of the boxes Pegasus and Daybreak, and the icons at its bottom."""

import pytest
from tests.galactica.cards.crisis_table import (
    ADMIRAL,
    CURRENT,
    HELPER,
    PRESIDENT,
    Case,
    facts_of,
    lay_down,
    resolve,
    resolved,
    table,
)
from tests.galactica.cards.daybreak_crises import DAYBREAK_CASES, no_nukes
from tests.galactica.cards.new_caprica_crises import NEW_CAPRICA_CASES
from tests.galactica.cards.pegasus_crises import PEGASUS_CASES
from tests.galactica.cards.proof import PROVED, Proof
from tests.galactica.cards.test_crises import branches
from tests.galactica.tables import options_of

from readyroom.galactica.cards.daybreak import DAYBREAK
from readyroom.galactica.cards.pegasus import NEW_CAPRICA, PEGASUS
from readyroom.galactica.characters import why_not_use
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.places import layout
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE, top_of_destiny
from readyroom.galactica.state import PILES

TEXTS = [
    card
    for box in (PEGASUS, NEW_CAPRICA, DAYBREAK)
    for deck in ("crisis", "super_crisis", DECK)
    for card in box.cards.get(deck, ())
]
CASES = (*PEGASUS_CASES, *NEW_CAPRICA_CASES, *DAYBREAK_CASES)

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


# --- what single cards add to that -------------------------------------------------------------------------


def test_without_a_nuke_galactica_is_not_abandoned_for_one() -> None:
    """The first part may not be chosen then."""
    proof = table(rules="combined")
    no_nukes(proof)
    lay_down(proof, "abandon_galactica")
    proof.to_do("text:abandon_galactica")
    assert proof.asked(ADMIRAL, "choose-part").labels == ("part:second",)


def test_each_trades_one_after_the_other() -> None:
    """TIME-006: with drawing in it, the current player first, then clockwise, and all of it before the next."""
    proof = table(rules="combined")
    lay_down(proof, "the_black_market")
    proof.to_do("text:the_black_market")
    proof.say(CURRENT, "part:second")
    seats = []
    while not proof.done():
        assert len(proof.game.questions) == 1
        question = proof.game.questions[0]
        seats.append(question.seat)
        proof.discards(question.seat, 1)
        assert proof.events("SkillsDrawn")[-1]["seat"] == question.seat
    assert seats == [0, 1, 2, 3]


def test_a_revealed_cylon_draws_what_a_card_gives() -> None:
    """CYL-017: only what is bad for them may be ignored; a Mutiny card they never draw (MUTY-013)."""
    proof = table(rules="combined")
    proof.cylon(CURRENT)
    lay_down(proof, "consult_the_hybrid")
    proof.destiny("consolidate_power-2", "executive_order-2").hand(
        HELPER, *("investigative_committee_2-5", "declare_emergency-5")
    )
    proof.to_do("text:consult_the_hybrid").begin()
    proof.add(p1=("investigative_committee_2-5", "declare_emergency-5"))
    proof.say(CURRENT, "politics+politics")
    assert proof.done()
    assert proof.changed() == {f"hand {CURRENT}": 2, f"hand {HELPER}": -2}


def test_the_farm_forbids_what_costs_a_miracle_token() -> None:
    """FAQ-007, FAQ-009: the tokens stay."""
    proof = table(rules="combined")
    proof.to_do("action")
    assert "ability:declare_martial_law" in proof.labels(CURRENT)
    proof = table(rules="combined")
    proof.top("the_farm")
    deck = proof.state.decks["super_crisis"]
    deck.cards.pop()
    deck.seen.pop()
    proof.state.kept.append("the_farm")
    proof.to_do("action")
    assert "ability:declare_martial_law" not in proof.labels(CURRENT)
    why = why_not_use(proof.g, CURRENT, "declare_martial_law")
    assert why is not None
    assert why.rule == "FAQ-007"
    assert proof.g.tokens["miracle"][f"seat:{CURRENT}"] == 1


def test_destiny_of_treachery_is_rebuilt_as_always_once_it_is_used() -> None:
    """SKILL-006: six Treachery cards alone, then two of each type."""
    proof = table(rules="combined")
    proof.cylon(ADMIRAL)
    lay_down(proof, "psychological_warfare")
    before = sorted(LABEL[card] for card in proof.state.destiny)
    proof.to_do("text:psychological_warfare")
    proof.say(PRESIDENT, "part:second")
    assert proof.done()
    g = proof.g
    assert [TYPE[card] for card in g.destiny] == [TREACHERY] * 6
    assert sorted(proof.events("DestinyReplaced")[-1]["cards"]) == before
    top_of_destiny(g, 6)
    assert sorted(TYPE[card] for card in g.destiny) == [skill for skill in range(6) for _ in range(2)]
