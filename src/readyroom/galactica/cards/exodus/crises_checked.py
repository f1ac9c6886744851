"""Crisis cards of the Exodus box with nothing to choose: a skill check, its results and its consequence."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.effects import (
    CURRENT,
    Activate,
    ChooseAndSend,
    DamageGalactica,
    DestroyRaptor,
    Discard,
    DiscardHand,
    DrawOwn,
    EachDiscards,
    May,
    MoveTrack,
    PassTitles,
    RemoveCylonShips,
    Send,
    all_of,
    check,
    gain,
    lose,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
HEAVY = ("heavy_raiders",)

crisis = partial(crises.crisis, EXODUS)

crisis(
    "airlock_leak",
    check(6, TACTICS, ENGINEERING, fail=all_of(DamageGalactica(), Send(CURRENT, "sickbay"))),
    activate=HEAVY,
)
crisis(
    "centurion_assault",
    check(9, TACTICS, PILOTING, fail=all_of(DestroyRaptor(), Send(CURRENT, "sickbay"))),
    activate=LAUNCH,
)
crisis(
    "divisive_behavior",
    check(
        10,
        POLITICS,
        LEADERSHIP,
        TACTICS,
        fail=lose(morale=1),
        consequence=ChooseAndSend(CURRENT, "sickbay", another=True),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "guilty_conscience",
    check(7, POLITICS, LEADERSHIP, fail=Discard(CURRENT, 3, random=True)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "haunted_by_the_past",
    check(12, POLITICS, LEADERSHIP, fail=EachDiscards(1, random=True), consequence=PassTitles(CURRENT)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "hidden_identity",
    check(12, POLITICS, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), Send(CURRENT, "brig"))),
    activate=LAUNCH,
)
crisis(
    "in_the_ring",
    check(
        12,
        POLITICS,
        LEADERSHIP,
        TACTICS,
        passed=gain(morale=1),
        fail=all_of(lose(morale=1), Send(CURRENT, "sickbay")),
        consequence=ChooseAndSend(CURRENT, "sickbay", another=True),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "joes_bar",
    check(
        12,
        POLITICS,
        LEADERSHIP,
        ENGINEERING,
        passed=gain(morale=1),
        fail=all_of(lose(morale=1), Send(CURRENT, "brig")),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "power_failure",
    check(14, LEADERSHIP, TACTICS, ENGINEERING, fail=MoveTrack(-1), consequence=DamageGalactica()),
    activate=HEAVY,
)
crisis(
    "strange_beacon",
    check(13, TACTICS, PILOTING, ENGINEERING, passed=RemoveCylonShips(CURRENT), fail=MoveTrack(-1)),
    activate=RAIDERS,
)
crisis(
    "temple_of_the_five",
    check(9, TACTICS, ENGINEERING, passed=May(CURRENT, DrawOwn(CURRENT, 2)), fail=MoveTrack(-1)),
    activate=LAUNCH,
)
crisis(
    "threat_of_super_nova",
    check(
        10,
        LEADERSHIP,
        PILOTING,
        ENGINEERING,
        fail=all_of(lose(population=1), DamageGalactica()),
        consequence=Activate(("basestars",)),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "unexplained_deaths",
    check(8, LEADERSHIP, TACTICS, fail=lose(morale=1, population=1)),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "unfair_bias",
    check(12, POLITICS, LEADERSHIP, TACTICS, fail=all_of(DamageGalactica(), DiscardHand(CURRENT))),
    activate=RAIDERS,
    jump=True,
)
