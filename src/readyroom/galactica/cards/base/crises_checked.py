"""Crisis and Super Crisis cards of the base box with nothing to choose: a skill check and its results."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    NOTHING,
    PRESIDENT,
    Activate,
    Below,
    Centurions,
    ChooseAndSend,
    CountsAsDistance,
    DamageGalactica,
    DamageReserveVipers,
    DamageSpaceVipers,
    DestroyRaptor,
    Discard,
    DiscardHand,
    If,
    KeepInPlay,
    LookAt,
    LookAtAny,
    MoveTrack,
    PayOr,
    PresidentSteps,
    Send,
    SendAllIn,
    SendAllOn,
    all_of,
    check,
    lose,
    place_ships,
)
from readyroom.galactica.rules_in_force import STANDING, NoLooking, ShipClosed
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
HEAVY = ("heavy_raiders",)

STANDING["detector_sabotage"] = NoLooking()
STANDING["bomb_on_colonial_1"] = ShipClosed("colonial_one")

crisis = partial(crises.crisis, BASE)

crisis(
    "crash_landing",
    check(
        6,
        TACTICS,
        PILOTING,
        fail=PayOr(ADMIRAL, lose(fuel=1), all_of(lose(morale=1), Send(CURRENT, "sickbay"))),
    ),
    activate=HEAVY,
)
crisis("cylon_accusation", check(10, POLITICS, LEADERSHIP, TACTICS, fail=Send(CURRENT, "brig")), activate=RAIDERS)
crisis(
    "cylon_tracking_device",
    check(
        10,
        TACTICS,
        PILOTING,
        ENGINEERING,
        fail=all_of(DestroyRaptor(), place_ships(fore={"basestar": 1}, aft={"civilian": 2})),
    ),
    activate=RAIDERS,
)
crisis(
    "cylon_virus",
    check(13, TACTICS, ENGINEERING, fail=all_of(SendAllIn("ftl_control", "sickbay"), Centurions(1))),
    activate=LAUNCH,
)
crisis(
    "detector_sabotage",
    check(
        8,
        LEADERSHIP,
        TACTICS,
        fail=all_of(SendAllIn("research_lab", "sickbay"), KeepInPlay("detector_sabotage")),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "elections_loom",
    check(
        8,
        POLITICS,
        LEADERSHIP,
        partial=(5, lose(morale=1)),
        fail=all_of(lose(morale=1), Discard(PRESIDENT, 4)),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "guilt_by_collusion",
    check(9, LEADERSHIP, TACTICS, passed=ChooseAndSend(CURRENT, "brig", optional=True), fail=lose(morale=1)),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "hangar_accident",
    check(
        10,
        TACTICS,
        PILOTING,
        ENGINEERING,
        partial=(7, lose(population=1)),
        fail=all_of(lose(population=1), DamageReserveVipers(2)),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "jump_computer_failure",
    check(7, TACTICS, ENGINEERING, fail=all_of(lose(population=1), MoveTrack(-1))),
    activate=LAUNCH,
)
crisis(
    "legendary_discovery",
    check(
        14,
        TACTICS,
        PILOTING,
        passed=CountsAsDistance("legendary_discovery"),
        fail=all_of(lose(food=1), DestroyRaptor()),
    ),
    activate=LAUNCH,
)
crisis(
    "loss_of_a_friend",
    check(
        9,
        POLITICS,
        LEADERSHIP,
        partial=(7, Discard(CURRENT, 2)),
        fail=all_of(lose(morale=1), Discard(CURRENT, 2)),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "low_supplies",
    check(7, POLITICS, LEADERSHIP, fail=all_of(lose(morale=1), If(Below("food", 6), lose(morale=1)))),
    activate=RAIDERS,
)
crisis(
    "mandatory_testing",
    check(13, POLITICS, LEADERSHIP, passed=LookAt(PRESIDENT, CURRENT), partial=(9, NOTHING), fail=lose(morale=1)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "missing_g4_explosives",
    check(7, LEADERSHIP, TACTICS, fail=all_of(lose(food=1), SendAllIn("armory", "brig"))),
    activate=RAIDERS,
)
crisis("prison_labor", check(10, POLITICS, LEADERSHIP, TACTICS, fail=lose(morale=1, food=1)), activate=RAIDERS)
crisis(
    "prisoner_revolt",
    check(
        11,
        POLITICS,
        LEADERSHIP,
        TACTICS,
        partial=(6, lose(population=1)),
        fail=all_of(lose(population=1), PresidentSteps()),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "resistance",
    check(12, POLITICS, LEADERSHIP, TACTICS, partial=(9, lose(food=1)), fail=lose(food=1, fuel=1)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "security_breach",
    check(6, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), SendAllIn("command", "sickbay"))),
    activate=LAUNCH,
)
crisis(
    "terrorist_bomber",
    check(9, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), Send(CURRENT, "sickbay"))),
    activate=HEAVY,
    jump=True,
)
crisis(
    "terrorist_investigations",
    check(12, POLITICS, LEADERSHIP, passed=LookAtAny(CURRENT), partial=(6, NOTHING), fail=lose(morale=1)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "the_olympic_carrier",
    check(11, POLITICS, LEADERSHIP, PILOTING, partial=(8, lose(population=1)), fail=lose(morale=1, population=1)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "unexpected_reunion",
    check(8, POLITICS, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), DiscardHand(CURRENT))),
    activate=RAIDERS,
)
crisis("unidentified_ship", check(10, TACTICS, PILOTING, fail=lose(population=1)), activate=LAUNCH)
crisis(
    "weapon_malfunction",
    check(
        11,
        TACTICS,
        PILOTING,
        ENGINEERING,
        fail=all_of(DamageSpaceVipers(2), SendAllIn("weapons_control", "sickbay")),
    ),
    activate=LAUNCH,
)
crisis(
    "witch_hunt",
    check(
        10,
        POLITICS,
        LEADERSHIP,
        partial=(6, lose(morale=1)),
        fail=all_of(lose(morale=1), ChooseAndSend(CURRENT, "sickbay")),
    ),
    activate=HEAVY,
    jump=True,
)

# --- Super Crisis cards ------------------------------------------------------------------------------------

crisis(
    "bomb_on_colonial_1",
    check(
        15,
        TACTICS,
        PILOTING,
        ENGINEERING,
        fail=all_of(lose(morale=2), SendAllOn("colonial_one", "sickbay"), KeepInPlay("bomb_on_colonial_1")),
    ),
    deck="super_crisis",
)
crisis(
    "cylon_intruders",
    check(18, LEADERSHIP, TACTICS, partial=(14, Centurions(1)), fail=all_of(DamageGalactica(), Centurions(2))),
    deck="super_crisis",
)
crisis(
    "fleet_mobilization",
    check(
        24,
        LEADERSHIP,
        TACTICS,
        PILOTING,
        ENGINEERING,
        passed=Activate(("basestars", "launch_raiders")),
        fail=all_of(lose(morale=1), Activate(("basestars", "raiders", "heavy_raiders", "launch_raiders"))),
    ),
    deck="super_crisis",
)
crisis(
    "inbound_nukes",
    check(15, LEADERSHIP, TACTICS, fail=lose(fuel=1, food=1, population=1)),
    deck="super_crisis",
)
