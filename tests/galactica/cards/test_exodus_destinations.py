"""The destination cards of the Exodus box: each instruction, and each answer."""

import pytest
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, table
from tests.galactica.cards.proof import PROVED, Change, Proof, check_views
from tests.galactica.cards.test_destinations import Arrange, plus

from readyroom.galactica.state import Basestar, Fleet

YES, NO = (ADMIRAL, "choice:yes"), (ADMIRAL, "choice:no")


def nothing(_: Proof) -> None: ...


def armory(proof: Proof) -> None:
    proof.next_tokens("armory")


def no_vipers(proof: Proof) -> None:
    """All vipers are damaged or destroyed."""
    squadron = proof.state.squadrons["viper"]
    squadron.space, squadron.reserves, squadron.damaged = [0] * 6, 0, 3


NONE_LEFT: Change = {"viper port_fore": 1, "viper port_aft": 1, "reserves": -2}
"""There were no vipers in space to come back."""

CASES: tuple[tuple[str, str, int, Change, Arrange, tuple[tuple[int, str], ...]], ...] = (
    ("algae_planet", "text", 1, {"fuel": -1, "food": 1}, nothing, ()),
    ("cylon_raiders", "text", 3, {"fuel": -2, "raider aft": 3}, nothing, ()),
    (
        "derelict_basestar",
        "text",
        2,
        {"fuel": -1, "civilian aft": 2, "civilian_pile": -2, "basestar fore": 1, "basestar_damage": 1},
        nothing,
        (),
    ),
    ("dying_star", "text", 2, {"fuel": -1, "damaged armory": 1, "damage_pile": -1}, armory, ()),
    ("gas_giant", "declined", 1, {}, nothing, (NO,)),
    ("gas_giant", "a viper for fuel", 1, {"fuel": 1, "reserves": -1}, nothing, (YES,)),
    ("gas_giant", "no viper", 1, NONE_LEFT, no_vipers, ()),
    ("lions_head_nebula", "text", 3, {"fuel": -4, "jump_track": 2}, nothing, ()),
    ("radioactive_cloud", "text", 2, {"fuel": -1, "population": -1}, nothing, ()),
)
for _case in CASES:
    PROVED.setdefault(_case[0], set()).add(_case[1])


def arrive(card: str, arrange: Arrange = nothing) -> Proof:
    proof = table(rules="exodus")
    proof.state.jump_track = 4
    arrange(proof)
    proof.top(card, "deep_space").to_do("prepare_for_jump")
    proof.begin()
    proof.skip()
    proof.say(ADMIRAL, card)
    return proof


@pytest.mark.parametrize(
    ("card", "branch", "distance", "change", "arrange", "answers"), CASES, ids=[f"{c[0]}-{c[1]}" for c in CASES]
)
def test_destination(
    card: str, branch: str, distance: int, change: Change, arrange: Arrange, answers: tuple[tuple[int, str], ...]
) -> None:
    proof = arrive(card, arrange)
    for answer in answers:
        proof.skip()
        proof.say(*answer)
    assert proof.done(), (branch, proof.game.questions)
    assert proof.changed() == plus({**change, "distance": distance})
    assert proof.g.destinations == [card]
    check_views(proof)


def test_lions_head_nebula_moves_the_marker_after_the_reset() -> None:
    """Not before it, and only for this jump."""
    proof = arrive("lions_head_nebula")
    assert [event["now"] for event in proof.events("JumpTrackMoved")] == [5, 0, 2]
    assert proof.g.head_start == 0


def test_derelict_basestar_damages_the_one_that_comes_from_the_cylon_fleet_board() -> None:
    """FLEET-008: it is the same ship, with its tokens."""

    def arrange(proof: Proof) -> None:
        g = proof.state
        g.cylon_board = Fleet()
        for area in (1, 2):
            token = g.basestar_pile.pop()
            g.cylon_board.basestars.append(Basestar(area, [token]))
        g.fleet.basestars.clear()

    proof = arrive("derelict_basestar", arrange)
    assert proof.done()
    [basestar] = proof.g.fleet.basestars
    assert len(basestar.damage) == 2


def test_gas_giant_asks_the_admiral() -> None:
    assert arrive("gas_giant").asked(ADMIRAL, "trade-viper").seat != CURRENT
