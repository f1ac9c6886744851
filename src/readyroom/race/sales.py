"""What goods bring: their price, with trade powers or without, and the consume powers by their numbers."""

from readyroom.race.powers import PRICE
from readyroom.race.state import Race
from readyroom.race.tables import CONSUME_POWERS, KIND, TRADE_BONUS, TRADE_HERE, total

POWER_NUMBERED = {number: power for powers in CONSUME_POWERS for number, power in powers}


def sale_price(g: Race, seat: int, world: int, *, with_powers: bool) -> int:
    """TRADE-004 to 008."""
    kind = KIND[world] or ""
    price = PRICE[kind]
    if with_powers:
        bonus = TRADE_BONUS[kind]
        price += TRADE_HERE[world] + total(bonus, g.tableaux[seat])
    return price
