"""The destination cards of the Pegasus box: each instruction, and each answer."""

import pytest
from tests.galactica.cards.crisis_table import ADMIRAL, table
from tests.galactica.cards.proof import PROVED, Change, Proof, check_views, proves

from readyroom.galactica.boxes import in_play

YES, NO = (ADMIRAL, "choice:yes"), (ADMIRAL, "choice:no")

CASES: tuple[tuple[str, str, int, Change, tuple[tuple[int, str], ...]], ...] = (
    ("a_civilian_convoy", "declined", 3, {"fuel": -3, "population": 1}, (NO,)),
    ("a_civilian_convoy", "morale for fuel", 3, {"fuel": -2, "population": 1, "morale": -1}, (YES,)),
    ("binary_star", "text", 2, {"fuel": -1, "civilian fore": 1, "civilian aft": 1, "civilian_pile": -2}, ()),
    ("gas_cloud", "declined", 1, {}, (NO,)),
)
for _case in CASES:
    PROVED.setdefault(_case[0], set()).add(_case[1])


def arrive(card: str, *then: str) -> Proof:
    """The Admiral has chosen a destination; no ship was in space. What lies on top of the deck afterwards is said."""
    proof = table(rules="combined")
    proof.empty_space()
    proof.state.jump_track = 4
    proof.top(card, "deep_space", *then).to_do("prepare_for_jump")
    proof.begin()
    proof.skip()
    proof.say(ADMIRAL, card)
    return proof


@pytest.mark.parametrize(
    ("card", "branch", "distance", "change", "answers"), CASES, ids=[f"{c[0]}-{c[1]}" for c in CASES]
)
def test_destination(
    card: str, branch: str, distance: int, change: Change, answers: tuple[tuple[int, str], ...]
) -> None:
    proof = arrive(card)
    for answer in answers:
        proof.skip()
        proof.say(*answer)
    assert proof.done(), (branch, proof.game.questions)
    assert proof.changed() == {**change, "distance": distance, "jump_track": -4}
    assert proof.g.destinations == [card]
    check_views(proof)


def seen(proof: Proof) -> list[str]:
    """The three Crisis cards that the Admiral looks at, the topmost first."""
    proof.skip()
    top = proof.g.decks["crisis"].cards[:-4:-1]
    proof.say(*YES)
    assert proof.asked(ADMIRAL, "top-or-bottom").labels == ("choice:top", "choice:bottom")
    assert proof.view(ADMIRAL)["held"] == top
    assert proof.view(0)["held"] != top
    return top


@proves("gas_cloud", "top")
def test_gas_cloud_back_on_top_in_another_order() -> None:
    proof = arrive("gas_cloud")
    first, second, third = seen(proof)
    proof.say(ADMIRAL, "choice:top").say(ADMIRAL, third, first, second)
    assert proof.done()
    assert proof.g.decks["crisis"].cards[:-4:-1] == [third, first, second]
    assert proof.changed() == {"distance": 1, "jump_track": -4}
    check_views(proof, known={(ADMIRAL, "crisis"): 3})


@proves("gas_cloud", "bottom")
def test_gas_cloud_to_the_bottom() -> None:
    """They stay together; the one named first lies uppermost."""
    proof = arrive("gas_cloud")
    first, second, third = seen(proof)
    proof.say(ADMIRAL, "choice:bottom").say(ADMIRAL, second, third, first)
    assert proof.done()
    assert proof.g.decks["crisis"].cards[:3] == [first, third, second]
    check_views(proof)


@proves("misjump", "text")
def test_misjump_another_destination_is_resolved() -> None:
    """One new card and no choice; the Misjump does not lie beside the Objective card."""
    proof = table(rules="combined")
    proof.empty_space()
    proof.state.jump_track = 4
    proof.next_civilian("civ_population_2")
    proof.top("misjump", "deep_space", "desolate_moon").to_do("prepare_for_jump")
    proof.begin()
    proof.skip()
    proof.say(ADMIRAL, "misjump")
    assert proof.done()
    assert proof.changed() == {
        "population": -2,
        "civilian_pile": -1,
        "fuel": -3,
        "distance": 3,
        "jump_track": -4,
    }
    assert proof.g.destinations == ["desolate_moon"]
    assert proof.g.decks["destination"].discard == ["misjump"]
    told = [event["card"] for event in proof.events("DestinationChosen")]
    assert told == ["misjump", "desolate_moon"]


def test_the_mining_asteroid_is_not_used() -> None:
    assert "mining_asteroid" not in in_play(table(rules="combined").state).cards["destination"]
