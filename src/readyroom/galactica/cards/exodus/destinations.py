"""The 7 destination cards of the Exodus box."""

from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.effects import (
    ADMIRAL,
    DamageGalactica,
    DamageNewBasestar,
    HeadStart,
    TradeViper,
    all_of,
    gain,
    lose,
    place_ships,
)
from readyroom.galactica.jump import destination

destination(EXODUS, "algae_planet", 1, all_of(lose(fuel=1), gain(food=1)))
destination(EXODUS, "cylon_raiders", 3, all_of(lose(fuel=2), place_ships(aft={"raider": 3})))
destination(
    EXODUS,
    "derelict_basestar",
    2,
    all_of(lose(fuel=1), place_ships(aft={"civilian": 2}, fore={"basestar": 1}), DamageNewBasestar()),
)
destination(EXODUS, "dying_star", 2, all_of(lose(fuel=1), DamageGalactica()))
destination(EXODUS, "gas_giant", 1, TradeViper(ADMIRAL, gain(fuel=1)))
destination(EXODUS, "lions_head_nebula", 3, all_of(lose(fuel=4), HeadStart(2)))
destination(EXODUS, "radioactive_cloud", 2, lose(fuel=1, population=1))
