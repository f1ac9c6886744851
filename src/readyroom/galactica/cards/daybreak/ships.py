"""Assault raptors: vipers that can't be damaged and hit basestars harder (ARAP)."""

from typing import Final

from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.combat import viper
from readyroom.galactica.hangar import Viper

ASSAULT_RAPTOR: Final = "assault_raptor"
DAYBREAK.pieces[ASSAULT_RAPTOR] = 4
viper(
    DAYBREAK,
    Viper(ASSAULT_RAPTOR, damageable=False, unbuilt=3, stays=True),
    attacked=((7, "destroyed"),),
    basestar=((7, "damaged"),),
)
