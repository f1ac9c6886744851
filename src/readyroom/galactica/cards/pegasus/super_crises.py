"""Super Crisis cards of the Pegasus box."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.effects import (
    ADMIRAL,
    PRESIDENT,
    Choice,
    CylonsDrawSuperCrisis,
    DamageGalactica,
    DestinyOfTreachery,
    DiscardHand,
    EachDraws,
    EachTradesForTreachery,
    KeepInPlay,
    all_of,
    check,
    lose,
)
from readyroom.galactica.rules_in_force import STANDING, NoMiracles
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, POLITICS, TACTICS, TREACHERY

super_crisis = partial(crises.crisis, PEGASUS, deck="super_crisis")

_CYLONS_DRAW = EachDraws(TREACHERY, 2, cylons=True)

super_crisis(
    "demand_peace_manifesto",
    Choice(
        ADMIRAL,
        all_of(lose(morale=1), DamageGalactica(), DamageGalactica()),
        all_of(DiscardHand(PRESIDENT), DiscardHand(ADMIRAL)),
    ),
)
super_crisis(
    "footage_transmitted",
    check(
        17,
        POLITICS,
        LEADERSHIP,
        TACTICS,
        passed=EachDraws(TREACHERY, 1),
        partial=(12, _CYLONS_DRAW),
        fail=all_of(_CYLONS_DRAW, CylonsDrawSuperCrisis()),
    ),
)
super_crisis(
    "psychological_warfare",
    Choice(
        PRESIDENT,
        all_of(lose(morale=1), EachTradesForTreachery(2)),
        all_of(_CYLONS_DRAW, DestinyOfTreachery(6)),
    ),
)
super_crisis(
    "the_farm",
    check(
        15,
        TACTICS,
        ENGINEERING,
        partial=(8, lose(food=1)),
        fail=all_of(lose(food=1, population=1), KeepInPlay("the_farm")),
    ),
)
STANDING["the_farm"] = NoMiracles()
