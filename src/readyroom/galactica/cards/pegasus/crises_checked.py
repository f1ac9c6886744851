"""Crisis cards of the Pegasus box with nothing to choose: a skill check and its results."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    NOTHING,
    DamageSpaceVipers,
    Discard,
    EachTradesForTreachery,
    Execute,
    GroundVipers,
    HumansDraw,
    LowRoll,
    MayFree,
    MixTreachery,
    all_of,
    check,
    lose,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
HEAVY = ("heavy_raiders",)
BASESTARS = ("basestars",)

crisis = partial(crises.crisis, PEGASUS)

crisis(
    "an_offer_of_peace",
    check(
        12,
        POLITICS,
        LEADERSHIP,
        partial=(6, MixTreachery(2)),
        fail=all_of(lose(morale=1), MixTreachery(2)),
    ),
    activate=LAUNCH,
)
crisis(
    "defending_a_prisoner",
    check(11, POLITICS, LEADERSHIP, fail=all_of(lose(morale=1), LowRoll(4, Execute(CURRENT)))),
    activate=HEAVY,
    jump=True,
)
crisis(
    "medical_breakthrough",
    check(
        12,
        POLITICS,
        LEADERSHIP,
        ENGINEERING,
        passed=HumansDraw(1),
        partial=(6, NOTHING),
        fail=all_of(lose(morale=1), EachTradesForTreachery(1)),
    ),
    activate=HEAVY,
)
crisis(
    "review_galacticas_log",
    check(
        14,
        POLITICS,
        LEADERSHIP,
        TACTICS,
        partial=(6, Discard(ADMIRAL, 3)),
        fail=all_of(lose(morale=1), Discard(ADMIRAL, 5)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "sabotage_investigated",
    check(9, TACTICS, ENGINEERING, passed=lose(food=1), fail=lose(morale=1, fuel=1, food=1)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "standoff_with_pegasus",
    check(
        22,
        POLITICS,
        LEADERSHIP,
        TACTICS,
        PILOTING,
        passed=MayFree(CURRENT, "brig"),
        fail=all_of(lose(population=1, morale=1), DamageSpaceVipers(1)),
    ),
    activate=LAUNCH,
)
crisis("training_snafu", check(8, LEADERSHIP, PILOTING, fail=GroundVipers(CURRENT, 3)), activate=BASESTARS, jump=True)
