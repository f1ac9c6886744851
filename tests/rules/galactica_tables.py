"""Positions that several modules of rule tests begin with."""

from typing import Any, TypeVar

import readyroom as rr
from readyroom.galactica.board import VIPER
from readyroom.galactica.boxes import pieces
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.places import uppermost
from readyroom.galactica.pursuit import TRACK
from readyroom.galactica.state import Civilian, Fleet, Galactica, Squadron
from readyroom.galactica.testing import Table, spare_loyalty
from readyroom.kernel import Game

T = TypeVar("T", bound=Table)

BASE_CYLONS = [card for card in CYLONS if card in BASE.loyalty]
THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
SIX = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "william_adama", "lee_apollo_adama")
RESOURCES = ("food", "fuel", "morale", "population")


def space(*characters: str) -> Table:
    return Table(*(characters or THREE)).empty_space()


FLEET: dict[str, Any] = {"rules": "exodus", "cylon_ships": "fleet_board"}
"""A table with the Cylon Fleet board."""


def horizon(*characters: str) -> Table:
    """A table with the Cylon Fleet board and no ship in space; by default Starbuck is CAG, seat 2."""
    return Table(*(characters or THREE), **FLEET).empty_space()


def beyond(g: Galactica) -> Fleet:
    """The ships that wait."""
    assert g.cylon_board is not None
    return g.cylon_board


def pursuit(g: Galactica) -> int:
    """The space the pursuit marker is on."""
    (space,) = g.tokens["pursuit"]
    return list(TRACK).index(space)


def pursued(table: Table, space: int) -> Table:
    """The pursuit marker is on this space."""
    table.state.tokens["pursuit"] = {list(TRACK)[space]: 1}
    return table


def civilians(g: Galactica, area: int, *faces: str) -> None:
    for face in faces:
        g.civilian_pile.remove(face)
        g.civilians[area].append(Civilian(g.next_handle, face))
        g.next_handle += 1


def only_vipers(table: Table, *areas: int, damaged: int = 0, ready: int | None = None) -> Table:
    """Vipers of the first kind only: one in each of these areas, so many damaged, and so many in the Reserves (else all
    others). Vipers of later kinds are destroyed."""
    g = table.state
    for ship in g.squadrons:
        g.squadrons[ship] = Squadron([0] * 6, 0, 0, 0)
    left = pieces(g, VIPER) - sum(player.piloting for player in g.players) - len(areas) - damaged
    space = [areas.count(area) for area in range(6)]
    g.squadrons[VIPER] = Squadron(space, left if ready is None else ready, damaged, 0)
    return table


def in_a_viper(table: Table, seat: int) -> Table:
    """Where several kinds of vipers stand in the Reserves, it is one of the first kind."""
    if table.question(seat).prompt == "galactica-which-viper":
        table.say(seat, f"kind:{VIPER}")
    return table


def politics_here(table: Table) -> str:
    """The location whose action is to draw two politics cards, as it is printed on the first board: an overlay may give
    that of the Press Room to the President's Office."""
    here = "press_room"
    return here if uppermost(table.state, here) == here else "presidents_office"


def nukes(table: Table, area: str = "fore") -> list[str]:
    """The actions by which the current player may launch a nuke there: at a basestar, or at the area."""
    return [label for label in table.labels(0) if label in (f"nuke:basestar-{area}", f"nuke:{area}")]


def borne_by_galactica(table: T) -> T:
    """Declines in windows; where another ship may take damage, it does not."""
    while table.prompt() == "damage-which":
        table.say(table.g.current, "board:galactica")
    return table


def in_vipers(table: T) -> T:
    """Declines in windows; where ships of several kinds could be meant, they are vipers."""
    while table.prompt() == "which-viper":
        table.say(table.game.questions[0].seat, "kind:viper")
    return table


def stays(table: T) -> T:
    """Declines in windows; nobody moves. Where a card might be used instead, a prisoner is asked too."""
    while table.prompt() == "move":
        table.say(table.game.questions[0].seat, "choice:stay")
    return table


def begun(seats: int, *wanted: str, seed: int = 4, **options: Any) -> Game[Galactica]:
    game = rr.new("galactica", seats, seed, options)
    names = list(wanted)
    while game.state.turn == 0:
        question = game.questions[0]
        choosing = question.prompt in ("galactica-character", "galactica-assist") and names
        game.answer(question.seat, question.find(f"character:{names.pop(0)}") if choosing else 0)
    return game


def travelled(table: Table, *cards: str) -> Table:
    """Cards beside the Objective card."""
    g = table.state
    for card in cards:
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    return table


def jumping(table: Table, *been: str) -> Table:
    """About to jump; cards beside the Objective card."""
    g = travelled(table.to_do("prepare_for_jump").empty_space(), *been).state
    g.jump_track = 4
    return table.top("deep_space", "remote_planet")


def bare(*characters: str, **options: Any) -> Table:
    """A table on which nobody has Loyalty cards."""
    table = Table(*characters, **options)
    for seat in range(len(characters)):
        table.loyal(seat)
    return table


def before_distance_4(*characters: str, deck: tuple[str, ...], seed: int = 1, **options: Any) -> Table:
    """A table about to jump away to distance 4; `deck` is dealt in this order from seat 0 on."""
    table = Table(*characters, seed=seed, **options).to_do("prepare_for_jump").empty_space()
    g = table.state
    for card in deck:
        spare_loyalty(g, card).remove(card)
    g.loyalty = list(deck[::-1])
    travelled(table, "barren_planet")
    g.jump_track = 4
    return table.top("deep_space", "remote_planet")


def near(table: Table) -> Table:
    """Distance 8, the Sleeper Agent phase long over."""
    table.state.phases = ["sleeper"]
    return travelled(table, "asteroid_field", "asteroid_field", "barren_planet")


def been_to(table: Table, *cards: str) -> Table:
    """Cards beside the Objective card, with the Sleeper Agent phase over if they go that far."""
    g = travelled(table, *cards).state
    g.phases = ["sleeper"] if total_distance(g) >= 4 else []
    return table


def jumped(table: Table) -> Table:
    table.skip()
    return table.say(table.g.admiral, "deep_space")


def jump_away(table: Table) -> Table:
    table.skip()
    return table.say(table.g.admiral, "deep_space").skip()


def chosen(*characters: str, seed: int = 1, **options: Any) -> Game[Galactica]:
    """A game up to its first turn; from the first player on these characters are chosen."""
    game = rr.new("galactica", len(characters), seed, options)
    wanted = list(characters)
    while game.state.turn == 0:
        question = game.questions[0]
        choosing = question.prompt == "galactica-character"
        game.answer(question.seat, question.find(f"character:{wanted.pop(0)}") if choosing else 0)
    return game
