"""Motive cards and agendas: tables at which somebody has some, and positions in which each condition is met or not."""

from collections.abc import Callable
from typing import Any

from tests.galactica.cards.proof import Proof
from tests.rules.galactica_leaders import CREW
from tests.rules.galactica_tables import travelled

from readyroom.galactica.board import RESOURCES
from readyroom.galactica.effects.aims import Aim
from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.places import uppermost
from readyroom.galactica.resources import Finished, end
from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.state import ATTACKED, EXECUTED, PILES, Basestar, Galactica
from readyroom.galactica.testing import Table, put_on_top

LEADER = 3
"""Where the leader sits at these tables."""


def led(*, rules: str = "combined", leader: str = "cavil", crew: tuple[str, ...] = CREW, **options: Any) -> Proof:
    """Tigh, Roslin, Starbuck and a leader in seat 3, with nothing in space."""
    return Proof(*crew, leader, rules=rules, leaders=True, **options).empty_space()


def wants(table: Proof, *cards: str, seat: int = LEADER) -> Proof:
    """The Motive or Agenda cards of a leader, facedown."""
    g = table.state
    for card in cards:
        put_on_top(g, [card])
        deck = g.decks[PILES[card]]
        g.players[seat].holds.append(deck.cards.pop())
        deck.seen.pop()
    return table


def aim_of(card: str) -> Aim:
    return MOTIVES[card].aim if card in MOTIVES else AGENDAS[card].aim


def ends(table: Table, winner: str) -> Galactica:
    """The game is over, and this side has won."""
    g = table.state
    try:
        end(g, winner, "kobol" if winner == "humans" else "no_morale")
    except Finished:
        return g
    raise AssertionError("it is not over")


# --- positions ---------------------------------------------------------------------------------------------

Lay = Callable[[Proof], object]


def left(**resources: int) -> Lay:
    """So much is left of these, and 8 of the others."""

    def lay(table: Proof) -> None:
        table.state.resources = [resources.get(name, 8) for name in RESOURCES]

    return lay


def damaged(*places: str) -> Lay:
    def lay(table: Proof) -> None:
        table.state.damaged = [*places]
        pile = table.state.damage_piles["galactica"]
        table.state.damage_piles["galactica"] = [token for token in pile if token not in places]

    return lay


def gone(*cards: str) -> Lay:
    return lambda table: travelled(table, *cards)


def on(space: int, *, raiders: int = 0, heavies: int = 0, basestars: int = 0, waiting: int = 0) -> Lay:
    """The fleet marker is on a space, and these ships are on the main board; others wait for it."""

    def lay(table: Proof) -> None:
        g = table.state
        g.jump_track = space
        g.fleet.raiders[0], g.fleet.heavies[0] = raiders, heavies
        g.fleet.basestars = [Basestar(0) for _ in range(basestars)]
        assert g.cylon_board is not None
        g.cylon_board.raiders[3] = waiting

    return lay


def boarded(*cards: str, centurions: int = 0) -> Lay:
    def lay(table: Proof) -> None:
        travelled(table, *cards)
        table.state.boarding[1] = centurions

    return lay


def craft(damaged: int, destroyed: int, raptors: int = 0) -> Lay:
    """So many vipers are damaged and destroyed, and so many raptors destroyed."""

    def lay(table: Proof) -> None:
        g = table.state
        for squadron in g.squadrons.values():
            squadron.reserves += squadron.damaged
            squadron.damaged = 0
        g.squadrons["viper"].reserves -= damaged + destroyed
        g.squadrons["viper"].damaged = damaged
        g.raptors -= raptors

    return lay


def hand(*cards: str) -> Lay:
    return lambda table: table.hand(LEADER, *cards)


def jailed(prisoner: int, mutiny: int) -> Lay:
    """Somebody is in the Brig, and the leader, who infiltrates, has Mutiny cards."""

    def lay(table: Proof) -> None:
        g = table.state
        leader = g.players[LEADER]
        leader.status, leader.place = INFILTRATOR, "command"
        g.players[prisoner].place = "brig"
        deck = g.decks[MUTINY]
        for _ in range(mutiny):
            leader.holds.append(deck.cards.pop())
            deck.seen.pop()

    return lay


def stands(status: str, place: str, *deeds: str) -> Lay:
    """What the leader counts as, where they are, and what they have been through."""

    def lay(table: Proof) -> None:
        leader = table.state.players[LEADER]
        leader.status, leader.place, leader.deeds = status, uppermost(table.state, place), [*deeds]

    return lay


_FIVE = ("asteroid_field", "barren_planet")
_SEVEN = ("asteroid_field", "asteroid_field", "tylium_planet")

MET: dict[str, tuple[Lay, ...]] = {}
NOT_MET: dict[str, tuple[Lay, ...]] = {}


def _cases(card: str, met: tuple[Lay, ...], not_met: tuple[Lay, ...]) -> None:
    MET[card], NOT_MET[card] = met, not_met


_cases("a_false_sense_of_security", (left(morale=3), left(morale=4)), (left(morale=2),))
_cases(
    "a_justified_response",
    (on(3), on(4), on(4, waiting=2)),
    (on(2), on(5), on(3, raiders=1), on(3, heavies=1), on(4, basestars=1)),
)
_cases(
    "end_the_chase",
    (damaged("ftl_control"), damaged("admirals_quarters"), damaged("admirals_quarters", "ftl_control", "armory")),
    (damaged(), damaged("armory", "command")),
)
_BETTER, _VICES, _BAIT = "a_better_machine-3", "personal_vices-3", "bait-0"
_cases(
    "fight_with_honor",
    (hand(_BETTER, _VICES, _BAIT), hand(_BETTER, _VICES, _BAIT, _BAIT, "repair-1")),
    (hand(_BETTER, _VICES, "repair-1", "repair-2"), hand()),
)
_REPAIR, _POWER, _SCOUT = "repair-1", "consolidate_power-1", "launch_scout-1"
_cases(
    "improve_efficiency",
    (hand(_REPAIR, _POWER, _SCOUT), hand(_REPAIR, _POWER, _SCOUT, _SCOUT, _BAIT)),
    (hand(_REPAIR, _POWER), hand(_REPAIR, _SCOUT, _SCOUT), hand(_POWER, _SCOUT, _BAIT)),
)
_cases("harvest_their_resources", (left(food=2), left(food=3)), (left(food=1),))
_cases("keep_them_docile", (left(food=4), left(food=3)), (left(food=5),))
_cases("learn_to_cherish", (left(population=6), left(population=5)), (left(population=7),))
_cases("make_an_ally", (jailed(0, 1), jailed(1, 1)), (jailed(0, 0), jailed(LEADER, 1)))
_cases(
    "no_unnecessary_force",
    (boarded(*_FIVE), boarded(*_SEVEN)),
    (boarded(*_FIVE, centurions=1), boarded("barren_planet", "barren_planet")),
)
_cases("pressure_their_leaders", (left(morale=5), left(morale=4)), (left(morale=6),))
_cases("remove_the_threat", (craft(4, 0), craft(1, 3), craft(3, 2)), (craft(2, 1), craft(3, 0, raptors=3)))
_cases("savor_their_demise", (gone(*_SEVEN),), (gone("asteroid_field", "asteroid_field"),))
_cases("subjects_for_study", (left(population=4), left(population=5)), (left(population=3),))

_cases(
    "guide_them_to_destiny",
    (left(population=6, morale=8), left(population=8, morale=6), left(population=5, morale=5)),
    (left(population=5, morale=8), left(population=8, morale=5)),
)
_cases(
    "convert_the_infidels",
    (left(food=3, fuel=3, morale=3, population=3), left(food=1, fuel=2, morale=3, population=3)),
    tuple(left(**{**dict.fromkeys(RESOURCES, 3), name: 4}) for name in RESOURCES),
)
_cases(
    "join_the_colonials",
    (stands(INFILTRATOR, "command"), stands(INFILTRATOR, "sickbay")),
    (stands("leader", "caprica"), stands(INFILTRATOR, "brig")),
)
_cases("the_illusion_of_hope", (gone("asteroid_field", "asteroid_field"),), (gone(*_FIVE),))
_cases("prove_their_worth", (craft(5, 0), craft(1, 3, 1), craft(0, 2, 3)), (craft(2, 2), craft(1, 1, 2)))
_cases(
    "salvage_their_equipment", (damaged(), damaged("armory", "command")), (damaged("armory", "command", "hangar_deck"),)
)
_cases(
    "show_their_true_nature",
    (stands(INFILTRATOR, "brig"), stands("leader", "caprica", EXECUTED)),
    (stands(INFILTRATOR, "command"), stands("leader", "resurrection_ship", ATTACKED)),
)
_cases(
    "siege_warfare",
    (left(food=4, fuel=4, morale=5, population=6),),
    (
        left(food=5, fuel=4, morale=5, population=6),
        left(food=4, fuel=5, morale=5, population=6),
        left(food=4, fuel=4, morale=6, population=6),
        left(food=4, fuel=4, morale=5, population=7),
    ),
)


def both(*lays: Lay) -> Lay:
    def lay(table: Proof) -> None:
        for one in lays:
            one(table)

    return lay


_THREE = ("armory", "command", "hangar_deck")
_cases(
    "reduce_them_to_ruins",
    (both(damaged(*_THREE, "ftl_control"), left(morale=3)),),
    (both(damaged(*_THREE), left(morale=3)), both(damaged(*_THREE, "ftl_control"), left(morale=4))),
)
_cases("genocide", (left(food=2, population=2),), (left(food=3, population=2), left(food=2, population=3)))
_cases(
    "mutual_annihilation",
    (stands("leader", "caprica", ATTACKED),),
    (stands("leader", "caprica"), stands("leader", "caprica", EXECUTED)),
)
_cases(
    "grant_mercy",
    (left(morale=2), left(food=2), left(population=1)),
    (left(morale=3, food=3, population=3, fuel=1), left()),
)
