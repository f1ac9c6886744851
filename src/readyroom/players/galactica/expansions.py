"""What single cards and the actions on sheets of Pegasus and Daybreak are worth to the humans."""

from collections.abc import Callable
from typing import Any

from readyroom.galactica.cards.daybreak.abilities import Defend, GainChosen, LeadCult, Organize, SwapCivilian, Treat
from readyroom.galactica.cards.daybreak.leaders import DrawSuperCrises
from readyroom.galactica.cards.pegasus.abilities import BlindJump, SacrificeShip
from readyroom.galactica.cards.pegasus.agendas import Mercy
from readyroom.galactica.cards.pegasus.destinations import AnotherDestination, MoveTop
from readyroom.galactica.cards.pegasus.leaders import LeadFleet
from readyroom.galactica.cards.pegasus.quorum import ExecuteIn, Give, Refit, SeeBottom, SelfDefense
from readyroom.galactica.places import confinement
from readyroom.galactica.rules_in_force import STANDING, Mutineer
from readyroom.galactica.sides import is_human_player
from readyroom.players.galactica.table import CARD, Table

DISTANCE = 2.0
"""A destination that nobody has chosen, reached at once."""
MUTINY = 0.4
"""A Mutiny card: of some use, but the next one may lead to the Brig."""
INTO_BRIG = 1.4
"""A Mutiny card too many."""


def mutinies(table: Table, seat: int) -> int:
    """How many Mutiny cards somebody has."""
    held = table.players[seat].holds.get("mutiny", 0)
    return held if isinstance(held, int) else len(held)


def mutiny_limit(table: Table, seat: int) -> int:
    """How many somebody may have without going to the Brig."""
    texts = [STANDING.get(str(card.card)) for card in table.players[seat].loyalty if card.revealed]
    return next((text.limit for text in texts if isinstance(text, Mutineer)), 1)


def mutiny_price(table: Table, seat: int) -> float:
    """What it costs that somebody draws a Mutiny card: little while they may keep it, or where they are kept anyway."""
    player = table.players[seat]
    if not is_human_player(player):
        return 0.0
    room = mutiny_limit(table, seat) - mutinies(table, seat)
    if room > 0:
        return MUTINY if room == 1 else 0.5 * MUTINY
    return 0.1 if confinement(player.place) is not None else INTO_BRIG


def _sacrifice(table: Table, effect: SacrificeShip) -> float:
    """The best of what stands in the own area, less the time in Sickbay."""
    there = table.view.areas.get(table.players[table.seat].place)
    if there is None:
        return -1.0
    best = max(
        1.3 * bool(there.basestars),
        0.7 * min(effect.heavies, there.heavy_raiders),
        0.3 * min(effect.raiders, there.raiders),
    )
    return best - 0.6


def _prisoner_freed(table: Table, effect: Defend) -> float:
    return 0.8 * any(player.place == effect.place for player in table.players)


def _blind_jump(table: Table, effect: BlindJump) -> float:
    """Out of a fight that goes badly, early in the game."""
    return DISTANCE + 0.4 * table.threat - effect.civilians * table.civilian


EXPANSIONS: dict[type, Callable[[Table, Any], float]] = {
    LeadFleet: lambda _t, x: -1.2 - 0.3 * x.raiders,
    DrawSuperCrises: lambda _t, x: -1.0 * x.count,
    Mercy: lambda _t, x: -0.3 * x.drawn,
    BlindJump: _blind_jump,
    SacrificeShip: _sacrifice,
    Defend: _prisoner_freed,
    Organize: lambda _t, x: 0.4 * x.count,
    Treat: lambda _t, x: CARD * x.count,
    SwapCivilian: lambda t, _x: 0.2 * bool(t.civilians),
    LeadCult: lambda _t, _x: 0.2,
    MoveTop: lambda _t, x: 0.3 * x.count,
    AnotherDestination: lambda _t, _x: 0.0,
    Give: lambda _t, _x: 0.2,
    SelfDefense: lambda t, x: 0.3 * min(x.raiders, t.raiders) - t.civilian * x.at_most / 8,
    SeeBottom: lambda _t, _x: 0.1,
    ExecuteIn: lambda t, _x: 1.2 - t.loss("morale"),
    Refit: lambda t, x: 0.6 * min(x.locations, len(t.damaged)) + 0.25 * min(x.vipers, t.view.reserves.damaged_vipers),
    GainChosen: lambda t, x: max(t.gain(name, x.amount) for name in x.resources),
}
