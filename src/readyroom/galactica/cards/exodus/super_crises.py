"""Super Crisis cards of the Exodus box."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.effects import (
    CHOSEN,
    PLAYED,
    Choosing,
    DamageGalactica,
    DestroyCivilian,
    Send,
    TakeHand,
    all_of,
    check,
)
from readyroom.galactica.purposes import VICTIM
from readyroom.galactica.skills import LEADERSHIP, PILOTING, TACTICS

super_crisis = partial(crises.crisis, EXODUS, deck="super_crisis")

super_crisis(
    "fire_all_missiles",
    check(
        22,
        TACTICS,
        PILOTING,
        fail=all_of(DestroyCivilian(), DestroyCivilian()),
        consequence=all_of(DamageGalactica(), DamageGalactica()),
    ),
)
super_crisis(
    "human_prisoner",
    check(
        18,
        LEADERSHIP,
        TACTICS,
        fail=Choosing(PLAYED, all_of(TakeHand(PLAYED, CHOSEN), Send(CHOSEN, "sickbay")), VICTIM),
    ),
)
