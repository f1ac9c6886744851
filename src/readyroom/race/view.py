"""What a seat or a spectator may see of a game, built up from nothing. Rule index: INFO.

The types here are the view: players read them, the client's types are generated from them, and their fields go over the
wire in this order.
"""

import msgspec
from msgspec.structs import replace

from readyroom.race.actions import ACTIONS, phases_called
from readyroom.race.round import reasons_to_end
from readyroom.race.scoring import Score, breakdown, tie_break
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import ID


class SeatView(msgspec.Struct, frozen=True):
    """What is open about a seat. Cards are design ids."""

    tableau: list[str]
    goods: list[str]
    """The worlds with a good; which card lies there as the good nobody sees."""
    hand: int
    drawn: int
    """Explore: how many cards it chooses from."""
    chips: int
    military: int
    actions: list[str] | None
    """None until they are revealed."""
    placing: str | None
    """Develop and Settle: what it has revealed and not yet placed."""
    score: Score
    tie_break: int


class RaceView(msgspec.Struct, frozen=True):
    """The table as one viewer sees it."""

    round: int
    phases: list[str] | None
    """The phases of this round, once the actions are revealed."""
    phase: str
    advanced: bool
    first_game: bool
    order: list[int]
    pool: int
    deck: int
    discard: int
    last_round: bool
    over: bool
    hand: list[str] | None
    """The viewer's own cards; None for a spectator, as everything that only its owner sees."""
    drawn: list[str] | None
    """Explore: the cards the viewer chooses from."""
    seats: list[SeatView]


def view(g: Race, viewer: int | None) -> RaceView:
    """What lies open, with what the viewer alone knows put in."""
    seen = spectators_view(g)
    return seen if viewer is None else replace(seen, **own(g, viewer))


def own(g: Race, seat: int) -> dict[str, list[str] | None]:
    """What a seat knows beyond what lies open: fields of its view."""
    return {
        "hand": [ID[card] for card in g.hands[seat]],
        "drawn": [ID[card] for card in g.drawn[seat]] if g.drawn else None,
    }


def spectators_view(g: Race) -> RaceView:
    """What lies open: every seat sees it too."""
    return RaceView(
        round=g.round,
        phases=list(phases_called(tuple(tuple(chosen) for chosen in g.actions))) if g.actions else None,
        phase=g.phase,
        advanced=g.advanced,
        first_game=g.first_game,
        order=g.order[:],
        pool=max(g.pool, 0),
        deck=len(g.deck),
        discard=len(g.discard),
        last_round=bool(reasons_to_end(g)),
        over=g.over,
        hand=None,
        drawn=None,
        seats=[_seat(g, seat) for seat in range(g.seats)],
    )


def _seat(g: Race, seat: int) -> SeatView:
    placing = g.placing[seat] if g.placing else NOTHING
    return SeatView(
        tableau=[ID[card] for card in g.tableaux[seat]],
        goods=[ID[world] for world in g.held(seat)],
        hand=len(g.hands[seat]),
        drawn=len(g.drawn[seat]) if g.drawn else 0,
        chips=g.chips[seat],
        military=g.military(seat),
        actions=[ACTIONS[action] for action in g.actions[seat]] if g.actions else None,
        placing=None if placing == NOTHING else ID[placing],
        score=breakdown(g, seat),
        tie_break=tie_break(g, seat),
    )
