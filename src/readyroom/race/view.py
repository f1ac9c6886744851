"""What a seat or a spectator may see of a game, built up from nothing. Rule index: INFO."""

from readyroom.kernel import Json
from readyroom.race.actions import ACTIONS, phases_called
from readyroom.race.round import reasons_to_end
from readyroom.race.scoring import breakdown, tie_break
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import ID


def view(g: Race, viewer: int | None) -> dict[str, Json]:
    """Cards are design ids; hands of others, piles and faces of goods are numbers only."""
    common = spectators_view(g)
    return common if viewer is None else {**common, **own(g, viewer)}


def own(g: Race, seat: int) -> dict[str, Json]:
    """What a seat knows beyond what lies open."""
    return {
        "hand": [ID[card] for card in g.hands[seat]],
        "drawn": [ID[card] for card in g.drawn[seat]] if g.drawn else None,
    }


def spectators_view(g: Race) -> dict[str, Json]:
    """What lies open: every seat sees it too."""
    return {
        "round": g.round,
        "phases": _phases(g),
        "phase": g.phase,
        "advanced": g.advanced,
        "first_game": g.first_game,
        "order": g.order[:],
        "pool": max(g.pool, 0),
        "deck": len(g.deck),
        "discard": len(g.discard),
        "last_round": bool(reasons_to_end(g)),
        "over": g.over,
        "hand": None,
        "drawn": None,
        "seats": [_seat(g, seat) for seat in range(g.seats)],
    }


def _phases(g: Race) -> list[str] | None:
    """The phases of this round, once the actions are revealed."""
    return list(phases_called(tuple(tuple(chosen) for chosen in g.actions))) if g.actions else None


def _seat(g: Race, seat: int) -> dict[str, Json]:
    placing = g.placing[seat] if g.placing else NOTHING
    return {
        "tableau": [ID[card] for card in g.tableaux[seat]],
        "goods": [ID[world] for world in g.held(seat)],
        "hand": len(g.hands[seat]),
        "drawn": len(g.drawn[seat]) if g.drawn else 0,
        "chips": g.chips[seat],
        "military": g.military(seat),
        "actions": [ACTIONS[action] for action in g.actions[seat]] if g.actions else None,
        "placing": None if placing == NOTHING else ID[placing],
        "score": breakdown(g, seat),
        "tie_break": tie_break(g, seat),
    }
