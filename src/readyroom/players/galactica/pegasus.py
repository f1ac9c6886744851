"""Pegasus: which ship takes damage, and when her guns, her engines and her airlock are worth it."""

from readyroom.galactica.board import AREA_OF
from readyroom.galactica.places import FLAGSHIP
from readyroom.kernel import Option
from readyroom.players.galactica import ships
from readyroom.players.galactica.effects import icon_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import CARD, Table, shield_worth

BACKFIRES, ONCE, TWICE = 3 / 8, 3 / 8, 2 / 8
"""The guns at a basestar: Pegasus is damaged, the basestar is, or is twice."""
STRAY, GRAZED, FEW, MORE = 1 / 8, 2 / 8, 3 / 8, 2 / 8
"""The batteries: a civilian ship, a viper, two raiders, four raiders."""
VIPER_HIT = 0.3
AIRLOCK = 0.6
"""Throwing somebody out, for one of having them in the Brig: a Cylon lives on, and a human is not the same."""
ICON = 0.8
"""How often one jump icon more on the next Crisis card does what an icon does."""


def damaged_ship(mind: Mind, option: Option) -> float:
    """Which ship takes a damage: Pegasus, but not her last one, unless Galactica is nearly lost."""
    table = mind.table
    return -table.own_damage if option.id == FLAGSHIP else -shield_worth(table.view, option.id)


def guns_worth(table: Table) -> float:
    """The guns at the basestar that is worst off, with what they cost if they backfire."""
    found = [area for area in range(6) if table.areas[area].basestars]
    hit = max((ships.target_worth(table, "basestar", area) for area in found), default=0.0)
    return (ONCE + 1.8 * TWICE) * hit - BACKFIRES * hull_worth(table) if found else 0.0


def hull_worth(table: Table) -> float:
    """What a damage to the ship costs that has the guns."""
    return max((shield_worth(table.view, name) for name in table.shields), default=0.0)


def batteries_worth(table: Table) -> float:
    return max(salvo_worth(table, area) for area in range(6)) - 0.05


def salvo_worth(table: Table, area: int) -> float:
    """The batteries at an area: raiders, with the risk for what is ours there."""
    here = table.areas[area]
    each = ships.target_worth(table, "raider", area)
    shot = (FEW * min(2, here.raiders) + MORE * min(4, here.raiders)) * each
    ours = STRAY * table.civilian * bool(here.civilians)
    return shot - ours - GRAZED * VIPER_HIT * (1.0 if here.vipers else 3.0 if here.pilots else 0.0)


def salvo(mind: Mind, option: Option) -> float:
    return salvo_worth(mind.table, AREA_OF[option.id])


def engines_worth(table: Table, seat: int) -> float:
    """Two cards for a jump icon on the Crisis card of this turn: only for whose turn it is."""
    if table.view.current != seat or table.hand_of(seat) < 3:
        return 0.0
    price = 2 * CARD * (1.0 if table.hand_of(seat) <= 7 else 0.5)
    return ICON * icon_worth(table) - price


def airlock_worth(mind: Mind) -> float:
    """Throwing somebody out costs a check, and the morale if it was a human."""
    return max(0.0, AIRLOCK * mind.accusing() - 0.3 * mind.table.loss("morale"))
