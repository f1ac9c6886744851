"""Places: which boards lie on the table, who may be where, what a move costs, and where one is sent.

Boxes declare boards and their locations. A board may lie with one side or another up, or not on the table at all (an
overlay that is turned over, a ship that joins or is lost, a planet that is left); the state keeps only what differs
from the start. Whoever wants to know something about a place asks here (BOARD, MOVE, OVLY).
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeVar

import msgspec

from readyroom.galactica.boxes import Box, Contents, Duty, in_play, take_id
from readyroom.galactica.characters import drawback, own_drawback
from readyroom.galactica.events import BoardTurned
from readyroom.galactica.registry import Text
from readyroom.galactica.rules_in_force import STANDING, Clouded, Confined, ShipClosed, in_force
from readyroom.galactica.sides import CYLON, HUMAN, Sided, is_cylon_player, is_human_player, is_leader
from readyroom.galactica.state import Galactica, Options, Player
from readyroom.kernel import WhyNot

T = TypeVar("T", bound=Text)

ALL: Final = "all"
BY_SIDE: Final = "side"
"""Who may be on a board besides `HUMAN` or `CYLON` players: everybody, or those after whom its upper side is called."""

FRONT: Final = "front"
AWAY: Final = "away"
"""The side of a board that does not lie on the table."""

BRIG: Final = "brig"
SICKBAY: Final = "sickbay"
RESURRECTION_SHIP: Final = "resurrection_ship"
HANGAR_DECK: Final = "hangar_deck"
FLAGSHIP: Final = "galactica"
"""Places that rules send to; which location that is in the end says `sent`. And the ship that is attacked."""
NEWCOMERS: Final = "newcomers"
"""The same for who replaces an executed character: no place of its own, but one may stand for it (EXEC-019)."""


def _always(_: Options) -> bool:
    return True


class Board(msgspec.Struct, frozen=True):
    """A ship or another group of locations; moving from one board to another costs a Skill card (MOVE-003)."""

    id: str
    access: str = HUMAN
    starts: str = FRONT
    """The side that lies up at the start, or `AWAY`."""
    tokens: tuple[str, ...] = ()
    """Its damage tokens: locations, and resources that are lost."""
    bears: int = 0
    """With so many damaged locations it is destroyed; 0: never."""
    lost: Duty | None = None
    """What happens when it is destroyed."""
    shields: bool = False
    """Whether the current player may have it take damage of the flagship (DMG-007)."""
    used: Callable[[Options], bool] = _always
    """Tables that play with it."""


class Location(msgspec.Struct, frozen=True):
    """A place a character can be in."""

    id: str
    board: str
    hazardous: bool = False
    """Nobody enters by moving (BOARD-013)."""
    side: str = ""
    """The side of its board it is printed on; none: on all."""
    used: Callable[[Options], bool] = _always

    @property
    def damageable(self) -> bool:
        return self.id in BOARDS[self.board].tokens


class Instead(msgspec.Struct, frozen=True):
    """Who is sent to one place goes to another one, as long as something holds (MOVE-029, MOVE-031, OVLY-004)."""

    named: str
    place: str
    when: Callable[[Galactica, Player], bool]


BOARDS: Final[dict[str, Board]] = {}
LOCATIONS: Final[dict[str, Location]] = {}
"""Boards and locations of all boxes, by id. What is on a table says `layout`."""


def board(box: Box, declared: Board, *locations: Location) -> None:
    """Declare a board with its locations."""
    BOARDS[declared.id] = declared
    box.boards.append(declared.id)
    for location in locations:
        add_location(box, location)


def add_location(box: Box, location: Location) -> None:
    """Declare a location, maybe on a board of another box."""
    take_id(location.id, "location")
    LOCATIONS[location.id] = location
    box.locations.append(location.id)


# --- what lies on the table --------------------------------------------------------------------------------


class Layout(NamedTuple):
    """The boards on a table as they lie now."""

    boards: dict[str, Board]
    locations: dict[str, Location]
    rooms: dict[str, tuple[str, ...]]
    """By board: the locations that can be entered by moving."""
    flags: dict[str, dict[str, tuple[str, ...]]]
    """By board: all its locations, each with what is printed there besides its action."""
    rooms_for: dict[str, dict[str, tuple[str, ...]]]
    """By the status of a player: `rooms` of the boards that are for him, once somebody has asked."""


def layout(g: Galactica) -> Layout:
    box = in_play(g)
    lies = tuple(g.sides.items()) if g.sides else ()
    found: Layout | None = box.layouts.get(lies)
    if found is None:
        found = box.layouts[lies] = _lay(g)
    return found


def _lay(g: Galactica) -> Layout:
    box = in_play(g)
    boards = {name: BOARDS[name] for name in box.boards if side_of(g, name) != AWAY}
    every = (LOCATIONS[name] for name in box.locations)
    here = [one for one in every if one.board in boards and one.side in ("", side_of(g, one.board))]
    rooms = {name: tuple(one.id for one in here if one.board == name and not one.hazardous) for name in boards}
    flags = {name: {one.id: _flags(one) for one in here if one.board == name} for name in boards}
    return Layout(boards, {one.id: one for one in here}, rooms, flags, {})


def _flags(place: Location) -> tuple[str, ...]:
    printed = {"hazardous": place.hazardous, "damageable": place.damageable, "confined": confinement(place.id)}
    return tuple(flag for flag, there in printed.items() if there)


def side_of(g: Galactica, name: str) -> str:
    """The side of a board that lies up; `AWAY` if the board is not on the table."""
    return g.sides.get(name, BOARDS[name].starts)


def turn_over(g: Galactica, name: str, side: str) -> None:
    """A board is laid with another side up, joins (`FRONT`) or leaves (`AWAY`)."""
    if side != side_of(g, name):
        lay(g, name, side)
        g.tell(BoardTurned, name, side)


def lay(g: Galactica, name: str, side: str) -> None:
    """The same where something bigger happens, of which it is a part."""
    if side == BOARDS[name].starts:
        g.sides.pop(name, None)
    else:
        g.sides[name] = side


def sides_from(shown: Mapping[str, str], box: Contents) -> dict[str, str]:
    """The boards that lie otherwise than at the start, for somebody who sees which side of each is up."""
    return {name: shown.get(name, AWAY) for name in box.boards if shown.get(name, AWAY) != BOARDS[name].starts}


def board_of(place: str) -> str:
    """The board a place is on; a viper in space is a ship of its own, off the board is none."""
    location = LOCATIONS.get(place)
    return location.board if location is not None else place


# --- damage ------------------------------------------------------------------------------------------------


def damage_piles(box: Contents) -> dict[str, list[str]]:
    """All damage tokens of the ships that have any."""
    return {name: list(BOARDS[name].tokens) for name in box.boards if BOARDS[name].tokens}


def damaged_on(g: Galactica, ship: str) -> list[str]:
    """The damaged locations of a ship."""
    return [place for place in g.damaged if board_of(place) == ship]


# --- who may be where --------------------------------------------------------------------------------------


def access(g: Galactica, name: str) -> str:
    """Who may be on a board now: `HUMAN`, `CYLON` or `ALL`."""
    printed = BOARDS[name].access
    return side_of(g, name) if printed == BY_SIDE else printed


def admits(g: Galactica, name: str, player: Sided) -> bool:
    """Whether a board is for players of this side (MOVE-006, MISS-017, MISS-018)."""
    who = access(g, name)
    return who == ALL or (who == CYLON and is_cylon_player(player)) or (who == HUMAN and is_human_player(player))


def closed(g: Galactica) -> list[str]:
    """Boards that a card in play closes."""
    return [text.ship for _, text in in_force(g, ShipClosed)] if g.kept else []


def may_enter(g: Galactica, seat: int, place: str) -> bool:
    """Whether somebody may move to a location, if he can pay for it."""
    location = layout(g).locations.get(place)
    if location is None or location.hazardous or location.board in closed(g):
        return False
    return admits(g, location.board, g.players[seat])


def why_not_enter(g: Galactica, seat: int, place: str) -> WhyNot | None:
    """Why somebody may not move to a location, what one notices first first; None if he may (`open_rooms`)."""
    location, player = layout(g).locations.get(place), g.players[seat]
    if location is None:
        return WhyNot("not-on-table", "MOVE-001")
    if place == player.place:
        return WhyNot("here", "MOVE-001")
    if not admits(g, location.board, player):
        return WhyNot("human-place" if is_cylon_player(player) else "cylon-place", "MOVE-006")
    if location.hazardous:
        return WhyNot("hazardous", "BOARD-013")
    for card, text in in_force(g, ShipClosed):
        if text.ship == location.board:
            return WhyNot("closed", "TERM-011", {"place": text.ship, "card": card})
    if price(player.place, place) and not player.hand:
        return WhyNot("no-card", "MOVE-004")
    if shuns(g, player, place):
        return own_drawback(player, "CHAR-002")
    return None


def shuns(g: Galactica, player: Player, place: str) -> bool:
    """Whether somebody can't go there of their own accord because of who is there."""
    if not is_leader(player) or drawback(g, player, Clouded) is None:
        return False
    return any(other.place == place for other in g.players)


def price(here: str, there: str) -> int:
    """Skill cards that a move costs: one to another ship, also out of a viper (MOVE-003, MOVE-008)."""
    return int(board_of(here) != board_of(there))


def rooms(g: Galactica, name: str) -> tuple[str, ...]:
    """The locations of a board that can be entered; none if it is not on the table."""
    return layout(g).rooms.get(name, ())


def open_rooms(g: Galactica, seat: int) -> list[str]:
    """Where somebody may move to and can pay for, board by board."""
    player = g.players[seat]
    here = player.place
    ship = board_of(here)
    shut = closed(g)
    found: list[str] = []
    for name, places in _rooms_for(g, player).items():
        if (name == ship or player.hand) and name not in shut:
            found += places
    if here in found:
        found.remove(here)
    return [place for place in found if not shuns(g, player, place)] if is_leader(player) else found


def _rooms_for(g: Galactica, player: Player) -> dict[str, tuple[str, ...]]:
    """By board: the locations that somebody may enter by moving if no card closes the board."""
    lies = layout(g)
    found = lies.rooms_for.get(player.status)
    if found is None:
        found = {name: places for name, places in lies.rooms.items() if admits(g, name, player)}
        lies.rooms_for[player.status] = found
    return found


def uppermost(g: Galactica, place: str) -> str:
    """The location that lies where a card names one: an overlay may cover it with one of its own."""
    return in_play(g).overlays.get(place, place)


# --- being sent somewhere, and being kept there ------------------------------------------------------------


def sent(g: Galactica, seat: int, named: str) -> str:
    """Where somebody goes who is sent to a place: another place may stand for it, or lie upon it."""
    played = in_play(g)
    named = played.overlays.get(named, named)
    for instead in played.instead.get(named, ()):
        if instead.when(g, g.players[seat]):
            return instead.place
    return named


def says(place: str, kind: type[T]) -> T | None:
    """What a place says besides its action, if it is of this kind."""
    text = STANDING.get(place)
    return text if isinstance(text, kind) else None


def is_hazardous(place: str) -> bool:
    """Whether nobody comes there by moving."""
    location = LOCATIONS.get(place)
    return location is not None and location.hazardous


def confinement(place: str) -> Confined | None:
    """What being kept in a place means; None where nobody is kept."""
    return says(place, Confined)


def is_confined(player: Player) -> bool:
    """Whether he can't leave by moving, nor be sent elsewhere (MOVE-011, MOVE-013, MOVE-040)."""
    return isinstance(STANDING.get(player.place), Confined)


def bars_titles(place: str) -> bool:
    """Whether who is kept here can't hold titles that are lost in the Brig (TITLE-014, TITLE-019)."""
    kept = confinement(place)
    return kept is not None and not kept.titles
