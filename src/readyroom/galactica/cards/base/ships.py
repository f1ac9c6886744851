"""Ships of the base box: the attack table, and its vipers (ATT-001..011)."""

from readyroom.galactica.board import PORT_AFT, PORT_FORE, VIPER
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.combat import HITS, viper
from readyroom.galactica.hangar import Viper

viper(
    BASE,
    Viper(VIPER, in_space=(PORT_AFT, PORT_FORE)),
    attacked=((5, "damaged"), (8, "destroyed")),
    raider=((3, "destroyed"),),
    heavy_raider=((7, "destroyed"),),
    basestar=((8, "damaged"),),
)
HITS["galactica", "raider"] = ((3, "destroyed"),)
HITS["galactica", "heavy_raider"] = ((7, "destroyed"),)
HITS["galactica", "basestar"] = ((5, "damaged"),)
HITS["raider", "galactica"] = ((8, "damaged"),)
HITS["basestar", "galactica"] = ((4, "damaged"),)
