"""Cases of the Crisis cards on which somebody chooses between two parts, from the fact tables."""

from tests.galactica.cards.crises_checked import SICK, both, places, raptors, track
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT, Case, Discards
from tests.galactica.cards.proof import Change, Proof

SHIP_LOST: Change = {"morale": -1, "civilian_pile": -1, "population": -2}


def two_population(proof: Proof) -> None:
    proof.next_civilian("civ_population_2")


def no_ships_left(proof: Proof) -> None:
    """All civilian ships are destroyed but the two that are in space; the first one is empty."""
    g = proof.state
    g.civilian_pile.clear()
    for ship, face in zip(g.civilians[3], ("civ_empty", "civ_population_1_morale_1"), strict=True):
        ship.face = face


ROLLS = (4, 5)
"""The last number of the low half, and the first of the high one."""

OTHERS_DISCARD = (Discards(PRESIDENT, 2), Discards(CURRENT, 3))
TWO_AND_THREE: Change = {f"hand {PRESIDENT}": -2, f"hand {CURRENT}": -3}
EACH_TWO = tuple(Discards(seat, 2) for seat in range(4))


def water_shortage(card: str) -> tuple[Case, ...]:
    return (
        Case(card, "first", {"food": -1}),
        Case(card, "second", TWO_AND_THREE, answers=OTHERS_DISCARD),
    )


def rescue_mission(card: str) -> tuple[Case, ...]:
    return (
        Case(card, "first", {"morale": -1, **SICK}),
        Case(card, "second", {"fuel": -1, "raptors": -1}),
        Case(card, "second#no raptor", {"fuel": -1}, raptors(0)),
    )


def riots(card: str) -> tuple[Case, ...]:
    return (
        Case(card, "first", {"food": -1, "morale": -1}),
        Case(card, "second", {"population": -1, "fuel": -1}),
    )


CHOSEN = (
    Case("a_traitor_accused", "first/pass", {}),
    Case("a_traitor_accused", "first/fail", {"place 1": "brig"}, answers=((CURRENT, "seat:1"),)),
    Case("a_traitor_accused", "second", {f"hand {CURRENT}": -5}, answers=(Discards(CURRENT, 5),)),
    Case("admiral_grilled", "first/pass", {}),
    Case("admiral_grilled", "first/fail", {"morale": -1, f"hand {ADMIRAL}": -2}, answers=(Discards(ADMIRAL, 2),)),
    Case("admiral_grilled", "second", {"morale": -1}),
    Case("analyze_enemy_fighter", "first/pass", {"raptors": 1}, raptors(3)),
    Case("analyze_enemy_fighter", "first/pass#none destroyed", {}),
    Case("analyze_enemy_fighter", "first/fail", {"population": -1}),
    Case(
        "analyze_enemy_fighter",
        "second/low",
        {"population": -1, f"hand {CURRENT}": -2},
        answers=(Discards(CURRENT, 2),),
        dice=(4,),
    ),
    Case("analyze_enemy_fighter", "second/high", {}, dice=(5,)),
    Case("bomb_threat", "first/pass", {}),
    Case("bomb_threat", "first/fail", SHIP_LOST, two_population),
    Case(
        "bomb_threat",
        "first/fail#only ships in space",
        {"morale": -2, "population": -1, "civilian aft": -1},
        no_ships_left,
        answers=((CURRENT, "civilian:1"),),
    ),
    Case("bomb_threat", "second/low", SHIP_LOST, two_population, dice=(4,)),
    Case("bomb_threat", "second/high", {}, dice=(5,)),
    Case("colonial_day", "first/pass", {"morale": 1}),
    Case("colonial_day", "first/fail", {"morale": -2}),
    Case("colonial_day", "second", {"morale": -1}),
    Case("crippled_raider", "first/pass", {"jump_track": 1}),
    Case("crippled_raider", "first/fail", {"population": -1}),
    Case("crippled_raider", "second/low", {"raider fore": 3, "civilian aft": 1, "civilian_pile": -1}, dice=(4,)),
    Case("crippled_raider", "second/high", {}, dice=(5,)),
    Case("cylon_screenings", "first/pass", {}),
    Case(
        "cylon_screenings",
        "first/fail",
        {"morale": -1},
        answers=((CURRENT, f"seat:{PRESIDENT}"),),
        looks=((CURRENT, PRESIDENT),),
    ),
    Case(
        "cylon_screenings",
        "first/fail#the Admiral",
        {"morale": -1},
        answers=((CURRENT, f"seat:{ADMIRAL}"),),
        looks=((CURRENT, ADMIRAL),),
    ),
    Case("cylon_screenings", "second", {f"hand {seat}": -2 for seat in range(4)}, answers=EACH_TWO),
    Case("forced_water_mining", "first/pass", {"food": 1}),
    Case("forced_water_mining", "first/fail", {"population": -1, "morale": -1}),
    Case("forced_water_mining", "second", {"food": 1, "morale": -1, **{f"hand {seat}": -1 for seat in range(4)}}),
    Case("fulfiller_of_prophecy", "first/pass", {f"hand {CURRENT}": 1}),
    Case("fulfiller_of_prophecy", "first/fail", {"population": -1}),
    Case("informing_the_public", "first/pass", {}, answers=((CURRENT, "seat:1"),), looks=((CURRENT, HELPER),)),
    Case("informing_the_public", "first/fail", {"morale": -2}),
    Case("informing_the_public", "second/low", {"morale": -1, "population": -1}, dice=(4,)),
    Case("informing_the_public", "second/high", {}, dice=(5,)),
    Case("keep_tabs_on_visitor", "first/pass", {}),
    Case("keep_tabs_on_visitor", "first/fail/low", {"population": -2}, dice=(4,)),
    Case("keep_tabs_on_visitor", "first/fail/high", {}, dice=(5,)),
    Case("keep_tabs_on_visitor", "second", {f"hand {CURRENT}": -4}),
    Case("network_computers", "first/pass", {"jump_track": 1}),
    Case("network_computers", "first/fail", {"population": -1, "centurion 0": 1}),
    Case("network_computers", "second", {"population": -1, "jump_track": -1}, track(2)),
    Case("network_computers", "second#at the start", {"population": -1}),
    Case("scouting_for_fuel", "first/pass", {"fuel": 1}),
    Case("scouting_for_fuel", "first/fail", {"fuel": -1, "raptors": -1}),
    Case("scouting_for_fuel", "second/low", {"fuel": -1}, dice=(4,)),
    Case("scouting_for_fuel", "second/high", {}, dice=(5,)),
    Case("scouting_for_water", "first/pass", {"food": 1}),
    Case("scouting_for_water", "first/fail", {"fuel": -1, "raptors": -1}),
    Case("scouting_for_water", "second", {"food": -1}),
    Case("send_survey_team", "first/pass", {}),
    Case("send_survey_team", "first/fail", {**SICK, "raptors": -1}),
    Case("send_survey_team", "second/low", {"fuel": -1}, dice=(5,)),
    Case("send_survey_team", "second/high", {}, dice=(6,)),
    Case("water_sabotaged", "first/pass", {}),
    Case("water_sabotaged", "first/fail", {"food": -2}),
    Case("water_sabotaged", "second", {"food": -1}),
    Case("food_shortage", "first", {"food": -2}),
    Case("food_shortage", "second", {"food": -1, **TWO_AND_THREE}, answers=OTHERS_DISCARD),
    Case("rescue_caprica_survivors", "first", {"fuel": -1, "food": -1, "population": 1}),
    Case("rescue_caprica_survivors", "second", {"morale": -1}),
    *water_shortage("water_shortage"),
    *water_shortage("water_shortage_2"),
    *water_shortage("water_shortage_3"),
    Case("build_cylon_detector", "first", {"nukes": -1}),
    Case("build_cylon_detector", "second", {"morale": -1, f"hand {ADMIRAL}": -2}, answers=(Discards(ADMIRAL, 2),)),
    Case("declare_martial_law", "first", {"morale": -1, "president": f"seat {ADMIRAL}"}),
    Case(
        "declare_martial_law",
        "second",
        {"population": -1, f"hand {ADMIRAL}": -2},
        answers=(Discards(ADMIRAL, 2),),
    ),
    Case(
        "requested_resignation",
        "first",
        {f"hand {PRESIDENT}": -2, f"hand {ADMIRAL}": -2},
        answers=(Discards(PRESIDENT, 2), Discards(ADMIRAL, 2)),
    ),
    Case(
        "requested_resignation",
        "second/one",
        {"president": f"seat {ADMIRAL}"},
        answers=((PRESIDENT, "part:first"),),
    ),
    Case(
        "requested_resignation",
        "second/other",
        {f"place {PRESIDENT}": "brig"},
        answers=((PRESIDENT, "part:second"),),
    ),
    *rescue_mission("rescue_mission"),
    *rescue_mission("rescue_mission_2"),
    Case("rescue_the_fleet", "first", {"population": -2}),
    Case(
        "rescue_the_fleet",
        "second",
        {"morale": -1, "basestar fore": 1, "raider fore": 3, "civilian aft": 3, "civilian_pile": -3},
    ),
    *riots("riots"),
    *riots("riots_2"),
    Case(
        "sleep_deprivation",
        "first",
        {"viper port_fore": -1, "viper port_aft": -1, "reserves": 3, "place 1": "hangar_deck", **SICK},
        both(places(p1="fore")),
    ),
    Case("sleep_deprivation", "second", {"morale": -1}),
)
