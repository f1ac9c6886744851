"""The destination cards: each instruction, each side of each die, and the Objective card."""

from collections.abc import Callable

import pytest
from tests.galactica.cards.crisis_table import ADMIRAL, table
from tests.galactica.cards.proof import PROVED, Change, Proof, check_views, proves

from readyroom.galactica.testing import Table

Arrange = Callable[[Proof], object]

JUMPED: Change = {
    "raider fore": -3,
    "basestar fore": -1,
    "viper port_fore": -1,
    "viper port_aft": -1,
    "reserves": 2,
    "civilian aft": -2,
    "civilian_pile": 2,
    "jump_track": -4,
}
"""What every jump changes on the starting board, when the fleet marker moves from 4 to Auto Jump."""


def arrive(card: str, arrange: Arrange = lambda _: None, dice: tuple[int, ...] = ()) -> Proof:
    proof = table()
    proof.state.jump_track = 4
    arrange(proof)
    other = "deep_space" if card != "deep_space" else "barren_planet"
    proof.top(card, other).dice(*dice).to_do("prepare_for_jump")
    proof.begin()
    proof.skip()
    assert sorted(proof.asked(ADMIRAL, "destination").labels) == sorted((f"card:{card}", f"card:{other}"))
    proof.say(ADMIRAL, card)
    return proof


def plus(change: Change) -> Change:
    total = dict(JUMPED)
    for key, value in change.items():
        was = total.get(key, 0)
        total[key] = was + value if isinstance(was, int) and isinstance(value, int) else value
    return {key: value for key, value in total.items() if value}


def civilian(proof: Proof) -> None:
    """The second random pick is the ship (the first jump's pile is sorted by then)."""
    g = proof.state
    pile = sorted(g.civilian_pile + [ship.face for area in g.civilians for ship in area])
    proof.picks(pile.index("civ_population_1_fuel_1"))


def no_raptors(proof: Proof) -> None:
    proof.state.raptors = 0


def one_viper(proof: Proof) -> None:
    """All vipers are destroyed but one."""
    proof.state.squadrons["viper"].space = [0] * 6
    proof.state.squadrons["viper"].reserves = 1


def lost_ships(proof: Proof) -> None:
    """Two vipers damaged, two destroyed, two raptors destroyed."""
    g = proof.state
    g.squadrons["viper"].reserves -= 4
    g.squadrons["viper"].damaged = 2
    g.raptors = 2


YES, NO = (ADMIRAL, "choice:yes"), (ADMIRAL, "choice:no")
CASES: tuple[tuple[str, str, int, Change, Arrange, tuple[int, ...], tuple[tuple[int, str], ...]], ...] = (
    (
        "asteroid_field",
        "text",
        3,
        {"fuel": -3, "population": -1, "civilian_pile": -1},
        civilian,
        (),
        (),
    ),
    ("barren_planet", "text", 2, {"fuel": -2}, lambda _: None, (), ()),
    (
        "cylon_ambush",
        "text",
        3,
        {"fuel": -1, "basestar fore": 1, "raider fore": 3, "civilian aft": 3, "civilian_pile": -3},
        lambda _: None,
        (),
        (),
    ),
    ("cylon_refinery", "declined", 2, {"fuel": -1}, lambda _: None, (), (NO,)),
    (
        "cylon_refinery",
        "low",
        2,
        {"fuel": -1, "reserves": -2, "damaged_vipers": 2},
        lambda _: None,
        (5,),
        (YES,),
    ),
    ("cylon_refinery", "high", 2, {"fuel": 1}, lambda _: None, (6,), (YES,)),
    ("deep_space", "text", 2, {"fuel": -1, "morale": -1}, lambda _: None, (), ()),
    ("desolate_moon", "text", 3, {"fuel": -3}, lambda _: None, (), ()),
    ("icy_moon", "declined", 1, {"fuel": -1}, lambda _: None, (), (NO,)),
    ("icy_moon", "low", 1, {"fuel": -1, "raptors": -1}, lambda _: None, (2,), (YES,)),
    ("icy_moon", "high", 1, {"fuel": -1, "food": 1}, lambda _: None, (3,), (YES,)),
    ("icy_moon", "no raptor", 1, {"fuel": -1}, no_raptors, (), ()),
    ("ragnar_anchorage", "nothing to restore", 1, {}, lambda _: None, (), ()),
    (
        "ragnar_anchorage",
        "all",
        1,
        {"reserves": 3, "damaged_vipers": -2, "raptors": 1},
        lost_ships,
        (),
        ((ADMIRAL, "viper:damaged"), (ADMIRAL, "viper:destroyed"), (ADMIRAL, "viper:damaged"), YES),
    ),
    ("ragnar_anchorage", "declined", 1, {}, lost_ships, (), ((ADMIRAL, "viper:stop"), NO)),
    ("remote_planet", "text", 2, {"fuel": -1, "raptors": -1}, lambda _: None, (), ()),
    ("remote_planet", "no raptor", 2, {"fuel": -1}, no_raptors, (), ()),
    ("tylium_planet", "declined", 1, {"fuel": -1}, lambda _: None, (), (NO,)),
    ("tylium_planet", "low", 1, {"fuel": -1, "raptors": -1}, lambda _: None, (2,), (YES,)),
    ("tylium_planet", "high", 1, {"fuel": 1}, lambda _: None, (3,), (YES,)),
    ("tylium_planet", "no raptor", 1, {"fuel": -1}, no_raptors, (), ()),
)
for _case in CASES:
    PROVED.setdefault(_case[0], set()).add(_case[1])


@pytest.mark.parametrize(
    ("card", "branch", "distance", "change", "arrange", "dice", "answers"), CASES, ids=[f"{c[0]}-{c[1]}" for c in CASES]
)
def test_destination(
    card: str,
    branch: str,
    distance: int,
    change: Change,
    arrange: Arrange,
    dice: tuple[int, ...],
    answers: tuple[tuple[int, str], ...],
) -> None:
    proof = arrive(card, arrange, dice)
    for answer in answers:
        proof.skip()
        proof.say(*answer)
    assert proof.done(), proof.game.questions
    assert proof.changed() == plus({**change, "distance": distance})
    assert proof.g.destinations == [card]
    check_views(proof)
    put_back = proof.events("CardPutBack", ADMIRAL)[-1]
    assert (put_back["deck"], put_back["bottom"]) == ("destination", True)


@proves("cylon_refinery", "too few vipers")
def test_cylon_refinery_needs_two_vipers() -> None:
    proof = arrive("cylon_refinery", one_viper)
    assert proof.done()
    assert proof.g.resource("fuel") == 7


@proves("ragnar_anchorage", "three at most")
def test_ragnar_anchorage_restores_three_vipers_at_most() -> None:
    def arrange(proof: Proof) -> None:
        proof.state.squadrons["viper"].reserves, proof.state.squadrons["viper"].damaged = 1, 5

    proof = arrive("ragnar_anchorage", arrange)
    for _ in range(3):
        assert proof.asked(ADMIRAL, "restore-viper").labels == ("viper:stop", "viper:damaged")
        proof.say(ADMIRAL, "viper:damaged")
    assert proof.done()
    assert (proof.g.squadrons["viper"].damaged, proof.g.squadrons["viper"].reserves) == (2, 6)


def travelled(proof: Proof, *cards: str) -> None:
    deck = proof.state.decks["destination"]
    for card in cards:
        deck.cards.remove(card)
        deck.seen.pop()
        proof.state.destinations.append(card)


@proves("kobol", "sleeper agents")
@pytest.mark.parametrize(("been", "phase"), [((), False), (("deep_space",), True)])
def test_kobol_sleeper_agents_at_four(been: tuple[str, ...], phase: bool) -> None:
    def arrange(proof: Proof) -> None:
        travelled(proof, *been)
        proof.state.loyalty = [proof.state.loyalty_box.pop() for _ in range(4)]

    proof = arrive("barren_planet", arrange)
    assert proof.done()
    assert bool(proof.events("SleeperPhase")) == phase
    assert [len(player.loyalty) for player in proof.g.players] == [1 + phase] * 4
    check_views(proof)


@proves("kobol", "once")
def test_kobol_sleeper_agents_only_once() -> None:
    def arrange(proof: Proof) -> None:
        travelled(proof, "asteroid_field", "deep_space")
        proof.state.phases = ["sleeper"]

    proof = arrive("barren_planet", arrange)
    assert proof.done()
    assert proof.events("SleeperPhase") == []


@proves("kobol", "last jump", "a resource is gone")
@pytest.mark.parametrize(("food", "winner"), [(1, "humans"), (0, "cylons")])
def test_kobol_the_jump_after_distance_eight_is_the_last(food: int, winner: str) -> None:
    proof = table()
    travelled(proof, "asteroid_field", "asteroid_field", "deep_space")
    proof.state.phases = ["sleeper"]
    proof.state.jump_track = 4
    proof.state.resources[0] = food
    proof.to_do("prepare_for_jump")
    assert proof.game.over
    assert (proof.g.winner, proof.events("DestinationChosen")) == (winner, [])


@proves("kobol", "seven is not enough")
def test_kobol_seven_is_not_enough() -> None:
    def arrange(proof: Proof) -> None:
        travelled(proof, "asteroid_field", "deep_space", "remote_planet")
        proof.state.phases = ["sleeper"]

    proof = arrive("barren_planet", arrange)
    assert proof.done()
    assert not proof.game.over


def test_ragnar_anchorage_restores_destroyed_vipers() -> None:
    table = (
        Table("laura_roslin", "william_adama", "saul_tigh", "tom_zarek")
        .empty_space()
        .to_do("prepare_for_jump")
        .top("ragnar_anchorage", "deep_space")
    )
    g = table.state
    g.jump_track, g.squadrons["viper"].reserves = 4, 3
    table.say(1, "ragnar_anchorage").say(1, "destroyed").say(1, "destroyed").say(1, "destroyed")
    assert table.prompt() == "stop"
    assert table.g.squadrons["viper"].reserves == 6
    returned = {"event": "VipersReturned", "area": "destroyed", "count": 1, "ship": "viper"}
    assert table.events("VipersReturned") == [returned] * 3
