"""What a seat may see, built up from nothing (SECR): open things for everybody, and what a seat knows beyond that.

The types here are the view: players read them, the client's types are generated from them, and their fields go over the
wire in this order. What only its owner sees is None for a spectator. Things of any box are found by their ids.

- here: the whole table, and what of it a seat knows better than a spectator
- `seats`: players, with what lies in front of them
- `ships`: space, Reserves and the fleet
- `decks`: decks and boards
- `allies`: allies in locations, and what lies at the crossroads
- `motives`: what a Cylon leader's cards still need
- `going_on`: a check, a die, what may be interrupted
"""

from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict, replace

from readyroom.galactica.board import AREAS, RESOURCES
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.jump import total_distance
from readyroom.galactica.objectives import milestones
from readyroom.galactica.sides import is_leader
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import Galactica, Options
from readyroom.galactica.view.allies import AllyView, CrossroadView, allies, crossroads
from readyroom.galactica.view.decks import BoardView, DeckView, KnownView, boards, decks, known
from readyroom.galactica.view.going_on import (
    CheckView,
    DieView,
    HappeningView,
    MissionView,
    added_by,
    check,
    die,
    happening,
    mission,
)
from readyroom.galactica.view.motives import OutlookView, outlook
from readyroom.galactica.view.names import Area, Resource
from readyroom.galactica.view.seats import LoyaltyView, PlayerView, known_players, player
from readyroom.galactica.view.ships import (
    AreaView,
    CivilianView,
    CylonShipsView,
    ReservesView,
    SquadronView,
    areas,
    civilians,
    cylon_board,
    grounded,
    has_looked,
    reserves,
    squadrons,
)

__all__ = [
    "AllyView",
    "AreaView",
    "BoardView",
    "CheckView",
    "CivilianView",
    "CrossroadView",
    "CylonShipsView",
    "DeckView",
    "DieView",
    "GalacticaView",
    "HappeningView",
    "KnownView",
    "LoyaltyView",
    "MissionView",
    "OptionsView",
    "PlayerView",
    "ReservesView",
    "SquadronView",
    "own",
    "spectators_view",
    "view",
]


class OptionsView(Options, frozen=True, omit_defaults=False):
    """What this table plays with: all of it."""


class GalacticaView(msgspec.Struct, frozen=True):
    seat: int | None
    """Whose view it is."""
    options: OptionsView
    turn: int
    current: int
    step: str
    """What is being done now."""
    resources: dict[Resource, int]
    titles: dict[str, int]
    """Who holds each office; absent before it is handed out."""
    nukes: int
    nukes_beside: int
    """Used ones that can be regained."""
    jump_track: int
    boarding: list[int]
    """Centurions on each space of the Boarding Party track."""
    distance: int
    milestones: list[int]
    """The distances at which something happens; the next jump from the last one on is the end."""
    destinations: list[str]
    players: list[PlayerView]
    hand: list[str] | None
    office_hands: dict[str, list[str] | int]
    """By pile: the hand that goes with an office, such as the Quorum hand; or how many cards, to all but its holder."""
    areas: dict[Area, AreaView]
    reserves: ReservesView
    cylon_board: dict[Area, CylonShipsView] | None
    """Ships that wait on the Cylon Fleet board, where a table has it."""
    squadrons: dict[str, SquadronView]
    """By kind of viper."""
    pieces: dict[str, int]
    """By piece: how many there are in the game."""
    tokens: dict[str, dict[str, int]]
    """By kind: how many lie where (a location, an area, `seat:2`, `beside`, a space of a track)."""
    tracks: dict[str, list[str]]
    """By marker: the spaces of its track, of those that a box brings; `tokens` says on which one it is."""
    civilians_left: int
    allies: list[AllyView]
    """Those on the table."""
    crossroads: list[CrossroadView]
    """In the Crossroads phase: what lies before everybody, in the order in which it is resolved."""
    set_aside: list[str]
    """Tokens that lie open until what they brought about is done."""
    boards: dict[str, BoardView]
    """Those on the table, as they lie."""
    damaged: list[str]
    """Damaged locations, of whatever ship."""
    decks: dict[str, DeckView]
    known: dict[str, KnownView]
    """By deck: what the viewer has seen of it and still lies there."""
    crises: list[str]
    """Crisis and Super Crisis cards resolved this turn."""
    kept: list[str]
    """Cards in play for longer."""
    removed: list[str]
    """Cards out of the game."""
    executed: list[str]
    """Characters that were executed: nobody can be them again."""
    check: CheckView | None
    die: DieView | None
    held: list[str] | None
    """What the viewer has drawn to choose among."""
    happening: list[HappeningView]
    """What somebody may interrupt now; the last one is inside of the others."""
    assist: str
    """One-player game: the assist character."""
    assist_loyalty: list[str | None]
    winner: str
    """`humans` or `cylons` when the game is over."""
    why: str
    for_turn: list[str] | UnsetType = UNSET
    """What holds until the end of this turn: `ceasefire`, or `sparing:` with a resource."""
    misses: dict[Area, int] | UnsetType = UNSET
    """By area: how many raiders are still to miss."""
    motives: OutlookView | UnsetType = UNSET
    """A Cylon leader's own: what the Motive cards or the agenda still need."""
    away: bool | UnsetType = UNSET
    """Galactica is away: nothing touches what is around her."""
    locked: list[CivilianView] | UnsetType = UNSET
    """On New Caprica: civilian ships on the ground, the top one first."""
    prepared: list[CivilianView] | UnsetType = UNSET
    """The same: those that can be evacuated."""
    mission: MissionView | UnsetType = UNSET
    """The Mission on its space."""
    missions: list[str] | UnsetType = UNSET
    """Missions beside the Objective card, which count as distance."""


def view(g: Galactica, viewer: int | None) -> GalacticaView:
    """What lies open, with what the viewer alone knows put in."""
    seen = spectators_view(g)
    return seen if viewer is None else replace(seen, **own(g, viewer, seen))


def spectators_view(g: Galactica) -> GalacticaView:
    """What lies open: every seat sees it too."""
    return GalacticaView(
        seat=None,
        options=_options(g.options),
        turn=g.turn,
        current=g.current,
        step=g.step,
        resources=dict(zip(RESOURCES, g.resources, strict=True)),
        titles=g.titles.copy(),
        nukes=g.nukes,
        nukes_beside=g.nukes_beside,
        jump_track=g.jump_track,
        boarding=g.there[1][:],
        distance=total_distance(g),
        milestones=milestones(g),
        destinations=g.destinations[:],
        players=[player(g, one) for one in g.players],
        hand=None,
        office_hands={name: len(cards) for name, cards in g.office_hands.items()},
        areas=areas(g),
        reserves=reserves(g),
        cylon_board=cylon_board(g.cylon_board),
        squadrons=squadrons(g),
        pieces={piece: pieces(g, piece) for piece in in_play(g).pieces},
        tokens={kind: places.copy() for kind, places in g.tokens.items()},
        tracks={marker: list(spaces) for marker, spaces in in_play(g).tracks.items()},
        civilians_left=len(g.civilian_pile),
        allies=allies(g, None),
        crossroads=crossroads(g, None),
        set_aside=g.set_aside[:],
        boards=boards(g),
        damaged=g.damaged[:],
        decks=decks(g),
        known={},
        crises=g.crises[:],
        kept=g.kept[:],
        removed=g.removed[:],
        executed=g.executed[:],
        check=check(g),
        die=die(g),
        held=None,
        happening=happening(g),
        assist=g.assist,
        assist_loyalty=[card.id if card.revealed else None for card in g.assist_loyalty],
        winner=g.winner,
        why=g.why,
        for_turn=g.for_turn[:] or UNSET,
        misses=g.misses.copy() or UNSET,
        away=not g.in_orbit or UNSET,
        locked=grounded(g.locked, None) if g.stand_ins else UNSET,
        prepared=grounded(g.prepared, None) if g.stand_ins else UNSET,
        mission=mission(g),
        missions=g.missions[:] or UNSET,
    )


def own(g: Galactica, seat: int, common: GalacticaView) -> dict[str, Any]:
    """What a seat knows beyond that, as fields of its view: its hands, and what it has looked at."""
    me = g.players[seat]
    mine: dict[str, Any] = {
        "seat": seat,
        "players": known_players(g, seat, common.players),
        "hand": [LABEL[card] for card in me.hand],
        "known": known(g, seat),
    }
    offices = [pile.name for pile in in_play(g).of_offices if g.titles.get(pile.office) == seat]
    if offices:
        mine["office_hands"] = {**common.office_hands, **{name: g.office_hands[name][:] for name in offices}}
    if has_looked(g, seat):
        mine["areas"] = {
            name: replace(common.areas[name], civilians=civilians(g, area, seat)) for area, name in enumerate(AREAS)
        }
    if g.stand_ins:
        mine |= {"locked": grounded(g.locked, seat), "prepared": grounded(g.prepared, seat)}
    if g.check is not None and common.check is not None:
        mine["check"] = replace(common.check, mine=added_by(g.check, seat))
    if g.allies:
        mine["allies"] = allies(g, seat)
    if g.crossroads:
        mine["crossroads"] = crossroads(g, seat)
    if is_leader(me):
        mine["motives"] = outlook(g, me)
    if held := g.held_by(seat):
        mine["held"] = [card for drawn in held for card in drawn.cards]
    return mine


@cache
def _options(options: Options) -> OptionsView:
    return OptionsView(**asdict(options))
