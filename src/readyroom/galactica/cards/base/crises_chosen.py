"""Crisis cards of the base box on which somebody chooses between two parts."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    PRESIDENT,
    AnotherCrisis,
    Centurions,
    Choice,
    ChooseAndSend,
    DestroyCivilian,
    DestroyRaptor,
    Discard,
    Draw,
    EachDiscards,
    GiveTitle,
    LookAtAny,
    LookAtTitle,
    LoseNuke,
    LowRoll,
    MoveTrack,
    Pick,
    ReturnRaptor,
    Send,
    VipersReturn,
    all_of,
    check,
    gain,
    lose,
    place_ships,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
HEAVY = ("heavy_raiders",)
BASESTARS = ("basestars",)

# --- the current player chooses ----------------------------------------------------------------------------

crisis = partial(crises.crisis, BASE)

crisis(
    "a_traitor_accused",
    Choice(CURRENT, check(8, POLITICS, LEADERSHIP, fail=ChooseAndSend(CURRENT, "brig")), Discard(CURRENT, 5)),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "admiral_grilled",
    Choice(
        CURRENT,
        check(9, POLITICS, LEADERSHIP, fail=all_of(lose(morale=1), Discard(ADMIRAL, 2))),
        lose(morale=1),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "analyze_enemy_fighter",
    Choice(
        CURRENT,
        check(7, TACTICS, ENGINEERING, passed=ReturnRaptor(), fail=lose(population=1)),
        LowRoll(4, all_of(lose(population=1), Discard(CURRENT, 2))),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "bomb_threat",
    Choice(
        CURRENT,
        check(13, POLITICS, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), DestroyCivilian())),
        LowRoll(4, all_of(lose(morale=1), DestroyCivilian())),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "colonial_day",
    Choice(CURRENT, check(10, POLITICS, TACTICS, passed=gain(morale=1), fail=lose(morale=2)), lose(morale=1)),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "crippled_raider",
    Choice(
        CURRENT,
        check(10, TACTICS, ENGINEERING, passed=MoveTrack(1), fail=lose(population=1)),
        LowRoll(4, place_ships(fore={"raider": 3}, aft={"civilian": 1})),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "cylon_screenings",
    Choice(
        CURRENT,
        check(9, POLITICS, LEADERSHIP, fail=all_of(lose(morale=1), LookAtTitle(CURRENT))),
        EachDiscards(2),
    ),
    activate=RAIDERS,
)
crisis(
    "forced_water_mining",
    Choice(
        CURRENT,
        check(
            17,
            POLITICS,
            LEADERSHIP,
            TACTICS,
            ENGINEERING,
            passed=gain(food=1),
            fail=lose(population=1, morale=1),
        ),
        all_of(gain(food=1), lose(morale=1), EachDiscards(1, random=True)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "fulfiller_of_prophecy",
    Choice(
        CURRENT,
        check(6, POLITICS, LEADERSHIP, passed=Draw(CURRENT, POLITICS), fail=lose(population=1)),
        all_of(Discard(CURRENT, 1), AnotherCrisis()),
    ),
    activate=BASESTARS,
)
crisis(
    "informing_the_public",
    Choice(
        CURRENT,
        check(7, POLITICS, LEADERSHIP, passed=LookAtAny(CURRENT), fail=lose(morale=2)),
        LowRoll(4, lose(morale=1, population=1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "keep_tabs_on_visitor",
    Choice(
        CURRENT,
        check(12, POLITICS, LEADERSHIP, TACTICS, fail=LowRoll(4, lose(population=2))),
        Discard(CURRENT, 4, random=True),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "network_computers",
    Choice(
        CURRENT,
        check(
            11,
            POLITICS,
            TACTICS,
            ENGINEERING,
            passed=MoveTrack(1),
            fail=all_of(lose(population=1), Centurions(1)),
        ),
        all_of(lose(population=1), MoveTrack(-1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "scouting_for_fuel",
    Choice(
        CURRENT,
        check(12, TACTICS, PILOTING, passed=gain(fuel=1), fail=all_of(lose(fuel=1), DestroyRaptor())),
        LowRoll(4, lose(fuel=1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "scouting_for_water",
    Choice(
        CURRENT,
        check(9, TACTICS, PILOTING, passed=gain(food=1), fail=all_of(lose(fuel=1), DestroyRaptor())),
        lose(food=1),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "send_survey_team",
    Choice(
        CURRENT,
        check(15, TACTICS, PILOTING, ENGINEERING, fail=all_of(Send(CURRENT, "sickbay"), DestroyRaptor())),
        LowRoll(5, lose(fuel=1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "water_sabotaged",
    Choice(CURRENT, check(13, POLITICS, LEADERSHIP, TACTICS, fail=lose(food=2)), lose(food=1)),
    activate=RAIDERS,
    jump=True,
)

# --- the President chooses ---------------------------------------------------------------------------------

_TWO_AND_THREE = all_of(Discard(PRESIDENT, 2), Discard(CURRENT, 3))

crisis(
    "food_shortage",
    Choice(PRESIDENT, lose(food=2), all_of(lose(food=1), _TWO_AND_THREE)),
    activate=RAIDERS,
    jump=True,
    copies=4,
)
crisis(
    "rescue_caprica_survivors",
    Choice(PRESIDENT, all_of(lose(fuel=1, food=1), gain(population=1)), lose(morale=1)),
    activate=RAIDERS,
    jump=True,
)

_WATER_SHORTAGE = Choice(PRESIDENT, lose(food=1), _TWO_AND_THREE)
crisis("water_shortage", _WATER_SHORTAGE, activate=BASESTARS, jump=True, copies=3)
crisis("water_shortage_2", _WATER_SHORTAGE, activate=RAIDERS, jump=True)
crisis("water_shortage_3", _WATER_SHORTAGE, activate=BASESTARS)

# --- the Admiral chooses -----------------------------------------------------------------------------------

crisis(
    "build_cylon_detector",
    Choice(ADMIRAL, LoseNuke(), all_of(lose(morale=1), Discard(ADMIRAL, 2))),
    activate=HEAVY,
)
crisis(
    "declare_martial_law",
    Choice(
        ADMIRAL,
        all_of(lose(morale=1), GiveTitle(PRESIDENT, ADMIRAL)),
        all_of(lose(population=1), Discard(ADMIRAL, 2)),
    ),
    activate=BASESTARS,
)
crisis(
    "requested_resignation",
    Choice(
        ADMIRAL,
        all_of(Discard(PRESIDENT, 2), Discard(ADMIRAL, 2)),
        Pick(PRESIDENT, GiveTitle(PRESIDENT, ADMIRAL), Send(PRESIDENT, "brig")),
    ),
    activate=BASESTARS,
)

_RESCUE_MISSION = Choice(
    ADMIRAL, all_of(lose(morale=1), Send(CURRENT, "sickbay")), all_of(lose(fuel=1), DestroyRaptor())
)
crisis("rescue_mission", _RESCUE_MISSION, activate=RAIDERS, jump=True)
crisis("rescue_mission_2", _RESCUE_MISSION, activate=BASESTARS, jump=True)

crisis(
    "rescue_the_fleet",
    Choice(
        ADMIRAL,
        lose(population=2),
        all_of(lose(morale=1), place_ships(fore={"basestar": 1, "raider": 3}, aft={"civilian": 3})),
    ),
    activate=RAIDERS,
    jump=True,
)

_RIOTS = Choice(ADMIRAL, lose(food=1, morale=1), lose(population=1, fuel=1))
crisis("riots", _RIOTS, activate=BASESTARS, jump=True)
crisis("riots_2", _RIOTS, activate=LAUNCH)

crisis(
    "sleep_deprivation",
    Choice(ADMIRAL, all_of(VipersReturn(), Send(CURRENT, "sickbay")), lose(morale=1)),
    activate=BASESTARS,
    jump=True,
)
