"""Cases of the Ally cards' results, from the fact tables. Seat 0 meets the ally, where the ally is."""

from tests.galactica.cards.crises_checked import SICK, both, token, track
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, Discards
from tests.galactica.cards.exodus_crises import ARMORY, JAILED, boarders, cylons
from tests.galactica.cards.proof import Change
from tests.galactica.cards.result_table import (
    BAD,
    GOOD,
    Case,
    all_jailed,
    civilian,
    damaged,
    damaged_vipers,
    gone,
    hand,
    no_vipers,
    places,
    pool,
    quorum,
    raiders,
    space,
    trauma,
    vipers,
)

YES, NO = (CURRENT, "choice:yes"), (CURRENT, "choice:no")
FIRST, SECOND = (CURRENT, "part:first"), (CURRENT, "part:second")
ONE_EACH: Change = {"benevolent 0": 1, "antagonistic 0": 1}
"""Two trauma tokens, one of each side."""
TRAUMA = pool("ba")


def rolls(card: str, resource: str) -> tuple[Case, ...]:
    """On 4 or less one of a resource is lost."""
    return (
        Case(card, f"{BAD}/low", {resource: -1}, dice=(4,)),
        Case(card, f"{BAD}/low#one", {resource: -1}, dice=(1,)),
        Case(card, f"{BAD}/high", {}, dice=(5,)),
    )


def trauma_and_card(card: str) -> tuple[Case, ...]:
    return (
        Case(card, BAD, {"antagonistic 0": 1, "hand 0": -1}, pool("a")),
        Case(card, f"{BAD}#no card", {"benevolent 0": 1}, both(pool("b"), hand())),
    )


def trauma_or_cards(card: str) -> tuple[Case, ...]:
    return (
        Case(card, f"{BAD}/one", ONE_EACH, TRAUMA, answers=(FIRST,)),
        Case(card, f"{BAD}/other", {"hand 0": -3}, TRAUMA, answers=(SECOND, Discards(CURRENT, 3))),
        Case(card, f"{BAD}/other#too few cards", {"hand 0": -1}, hand("repair-1"), answers=(SECOND,)),
    )


def two_trauma(card: str) -> tuple[Case, ...]:
    return (Case(card, BAD, ONE_EACH, TRAUMA),)


def damage(card: str) -> tuple[Case, ...]:
    return (Case(card, BAD, ARMORY, token("armory")),)


CASES = (
    Case(
        "ally_aaron_doral",
        GOOD,
        {"population": 1, "morale": -1},
        quorum("food_rationing", "establish_dogsville", "inspirational_speech"),
        answers=((CURRENT, "card:establish_dogsville"),),
    ),
    *damage("ally_aaron_doral"),
    Case(
        "ally_aaron_kelly",
        GOOD,
        {"reserves": -1, "viper fore": 1, "raider fore": -1},
        answers=(
            (CURRENT, "launch:port_fore"),
            (CURRENT, "move:port_fore-fore"),
            (CURRENT, "attack:raider-fore"),
            (CURRENT, "attack:raider-fore"),
        ),
        dice=(3, 2),
    ),
    Case(
        "ally_aaron_kelly",
        f"{GOOD}#fewer",
        {"reserves": -1, "viper port_fore": 1},
        answers=((CURRENT, "launch:port_fore"), (CURRENT, "pass")),
    ),
    *damage("ally_aaron_kelly"),
    Case("ally_alex_quartararo", f"{GOOD}#top", {}, answers=((CURRENT, "top"),), known="destination"),
    Case("ally_alex_quartararo", f"{GOOD}#bottom", {}, answers=((CURRENT, "bottom"),)),
    *rolls("ally_alex_quartararo", "population"),
    Case(
        "ally_anastasia_dualla",
        GOOD,
        {"civilian aft": -1, "civilian port_aft": 1},
        answers=((CURRENT, "area:aft"), (CURRENT, "area:port_aft")),
        faces=2,
    ),
    Case("ally_anastasia_dualla", f"{GOOD}#no civilian ship", {}, space),
    *two_trauma("ally_anastasia_dualla"),
    Case("ally_billy_keikeya", GOOD, {"morale": 1}),
    *trauma_and_card("ally_billy_keikeya"),
    Case("ally_brendan_costanza", GOOD, {"raider fore": -2}),
    Case(
        "ally_brendan_costanza",
        f"{GOOD}#which area",
        {"raider aft": -2},
        raiders(fore=3, aft=2),
        answers=((CURRENT, "area:aft"),),
    ),
    Case("ally_brendan_costanza", f"{GOOD}#one raider", {"raider fore": -1}, raiders(fore=1)),
    Case("ally_brendan_costanza", f"{GOOD}#no raider", {}, space),
    *rolls("ally_brendan_costanza", "morale"),
    Case(
        "ally_brother_cavil",
        GOOD,
        {"benevolent 0": -1, "antagonistic 0": -1},
        trauma("bba"),
        answers=((CURRENT, "token:trauma_antagonistic"),),
    ),
    Case("ally_brother_cavil", f"{GOOD}#one token", {"benevolent 0": -1}, trauma("b")),
    Case("ally_brother_cavil", f"{GOOD}#no token", {}),
    Case(
        "ally_brother_cavil",
        BAD,
        {"basestar fore": 1, "raider fore": 3, "civilian aft": 1, "civilian_pile": -1},
    ),
    Case("ally_callandra_tyrol", GOOD, {"hand 0": 3}),
    *rolls("ally_callandra_tyrol", "morale"),
    Case("ally_caprica_six", GOOD, {"jump_track": 1}),
    Case("ally_caprica_six", BAD, {"hand 0": -1}),
    Case("ally_caprica_six", f"{BAD}#too few cards", {"hand 0": 1}, hand("repair-1")),
    Case(
        "ally_galen_tyrol",
        f"{GOOD}/one",
        {"damaged armory": -1, "damaged ftl_control": -1, "damage_pile": 2},
        damaged("armory", "command", "ftl_control"),
        answers=(FIRST, (CURRENT, "location:armory", "location:ftl_control")),
    ),
    Case(
        "ally_galen_tyrol",
        f"{GOOD}/one#one of them",
        {"damaged command": -1, "damage_pile": 1},
        damaged("armory", "command"),
        answers=(FIRST, (CURRENT, "location:command")),
    ),
    Case("ally_galen_tyrol", f"{GOOD}/one#nothing damaged", {}, answers=(FIRST,)),
    Case(
        "ally_galen_tyrol",
        f"{GOOD}/other",
        {"damaged_vipers": -4, "reserves": 4},
        damaged_vipers(5),
        answers=(SECOND, (CURRENT, "number:4")),
    ),
    Case(
        "ally_galen_tyrol",
        f"{GOOD}/other#fewer",
        {"damaged_vipers": -1, "reserves": 1},
        damaged_vipers(2),
        answers=(SECOND, (CURRENT, "number:1")),
    ),
    Case("ally_galen_tyrol", f"{GOOD}/other#nothing damaged", {}, answers=(SECOND,)),
    Case("ally_galen_tyrol", BAD, SICK),
    Case("ally_danna_biers", GOOD, {"morale": 1}),
    *trauma_or_cards("ally_danna_biers"),
    Case("ally_diana_seelix", GOOD, {"damaged_vipers": -3, "reserves": 3}, damaged_vipers(4)),
    Case("ally_diana_seelix", f"{GOOD}#fewer", {"damaged_vipers": -1, "reserves": 1}, damaged_vipers(1)),
    Case("ally_diana_seelix", f"{GOOD}#none", {}),
    Case("ally_diana_seelix", BAD, SICK),
    Case(
        "ally_sherman_cottle",
        GOOD,
        {"benevolent 0": -1, "antagonistic 0": -2, "place 0": "command"},
        trauma("baba"),
        answers=(
            (CURRENT, "token:trauma_antagonistic", "token:trauma_antagonistic", "token:trauma_benevolent"),
            (CURRENT, "location:command"),
        ),
    ),
    Case(
        "ally_sherman_cottle",
        f"{GOOD}#fewer tokens, another ship",
        {"benevolent 0": -1, "place 0": "press_room"},
        trauma("b"),
        answers=((CURRENT, "location:press_room"),),
    ),
    Case(
        "ally_sherman_cottle",
        BAD,
        {"hand 0": -3, "place 0": "armory"},
        answers=(Discards(CURRENT, 3), (CURRENT, "location:armory")),
    ),
    Case(
        "ally_ellen_tigh",
        f"{GOOD}/wants",
        {"president": f"seat {HELPER}"},
        answers=(YES, (CURRENT, f"seat:{HELPER}"), (CURRENT, "title:president")),
    ),
    Case(
        "ally_ellen_tigh",
        f"{GOOD}/wants#for oneself",
        {"admiral": f"seat {CURRENT}"},
        answers=(YES, (CURRENT, f"seat:{CURRENT}"), (CURRENT, "title:admiral")),
    ),
    Case(
        "ally_ellen_tigh",
        f"{GOOD}/wants#a prisoner is not Admiral",
        {"president": f"seat {HELPER}"},
        places(p1="brig"),
        answers=(YES, (CURRENT, f"seat:{HELPER}")),
    ),
    Case("ally_ellen_tigh", f"{GOOD}/declines", {}, answers=(NO,)),
    Case("ally_ellen_tigh", BAD, JAILED),
    Case("ally_felix_gaeta", GOOD, {"jump_track": 1}),
    *trauma_or_cards("ally_felix_gaeta"),
    Case(
        "ally_gaius_baltar",
        f"{GOOD}/wants",
        {},
        answers=(YES, (CURRENT, f"seat:{HELPER}")),
        looks=((CURRENT, HELPER),),
    ),
    Case("ally_gaius_baltar", f"{GOOD}/declines", {}, answers=(NO,)),
    Case(
        "ally_gaius_baltar",
        f"{BAD}/near",
        {"loyalty 0": 1},
        gone("desolate_moon", "barren_planet", "deep_space"),
    ),
    Case(
        "ally_gaius_baltar",
        f"{BAD}/far",
        {},
        gone("desolate_moon", "asteroid_field", "barren_planet"),
    ),
    Case("ally_gaius_baltar", f"{BAD}/near#no Loyalty deck", {}, options={"cooperative": True}),
    Case("ally_helena_cain", f"{GOOD}/nobody", {}, answers=((CURRENT, "choice:nobody"),)),
    Case("ally_helena_cain", BAD, {f"place {ADMIRAL}": "brig", "admiral": f"seat {CURRENT}"}),
    Case(
        "ally_kara_thrace",
        GOOD,
        {"viper port_fore": -1, "viper fore": 1, "raider fore": -2},
        answers=(
            (CURRENT, "unmanned:viper-port_fore"),
            (CURRENT, "move:port_fore-fore"),
            (CURRENT, "attack:raider-fore"),
            (CURRENT, "attack:raider-fore"),
            (CURRENT, "attack:raider-fore"),
        ),
        dice=(3, 2, 8),
    ),
    Case(
        "ally_kara_thrace",
        f"{GOOD}#from the Reserves",
        {"reserves": -1, "viper starboard_fore": 1},
        answers=(
            (CURRENT, "unmanned:viper-reserves"),
            (CURRENT, "launch:port_fore"),
            (CURRENT, "move:port_fore-fore"),
            (CURRENT, "attack:raider-fore"),
            (CURRENT, "move:fore-starboard_fore"),
        ),
        dice=(1,),
    ),
    Case("ally_kara_thrace", f"{GOOD}#no viper", {}, no_vipers),
    Case("ally_kara_thrace", BAD, {"raider fore": -3, "raider starboard_fore": 3}),
    Case("ally_karl_agathon", GOOD, {"hand 0": 3}),
    *rolls("ally_karl_agathon", "morale"),
    Case("ally_kendra_shaw", f"{GOOD}/wants", {"morale": -1, "food": 1}, answers=(YES, (CURRENT, "resource:food"))),
    Case(
        "ally_kendra_shaw", f"{GOOD}/wants#fuel", {"morale": -1, "fuel": 1}, answers=(YES, (CURRENT, "resource:fuel"))
    ),
    Case("ally_kendra_shaw", f"{GOOD}/declines", {}, answers=(NO,)),
    Case("ally_kendra_shaw", BAD, {"population": -2, "civilian_pile": -1}, civilian("civ_population_2")),
    Case(
        "ally_laura_roslin",
        GOOD,
        {"antagonistic 0": -2},
        trauma("baa"),
        answers=((CURRENT, "token:trauma_antagonistic", "token:trauma_antagonistic"),),
    ),
    Case("ally_laura_roslin", f"{GOOD}#fewer", {"benevolent 0": -1}, trauma("b")),
    *two_trauma("ally_laura_roslin"),
    Case(
        "ally_lee_adama",
        GOOD,
        {"raider fore": -2, "raider aft": -1},
        both(vipers(fore=2, aft=3), raiders(fore=3, aft=2, port_aft=1)),
        answers=((CURRENT, "number:2"), (CURRENT, "number:1")),
    ),
    Case("ally_lee_adama", f"{GOOD}#spared", {}, vipers(fore=2), answers=((CURRENT, "number:0"),)),
    Case("ally_lee_adama", f"{GOOD}#no raider there", {}),
    Case("ally_lee_adama", BAD, {"raider fore": 3}),
    Case("ally_lee_adama", f"{BAD}#no basestar", {}, space),
    Case(
        "ally_leoben_conoy",
        GOOD,
        {"heavy_raider aft": -2, "basestar aft": -1, "basestar_damage": -1},
        cylons,
        answers=((CURRENT, "area:aft"),),
    ),
    Case("ally_leoben_conoy", f"{GOOD}#one area", {"raider fore": -3, "basestar fore": -1}),
    Case("ally_leoben_conoy", f"{GOOD}#no Cylon ship", {}, space),
    *two_trauma("ally_leoben_conoy"),
    Case("ally_louanne_katraine", GOOD, {"hand 0": 3}),
    Case("ally_louanne_katraine", BAD, {"hand 0": -3}, answers=(Discards(CURRENT, 3),)),
    Case("ally_louanne_katraine", f"{BAD}#too few cards", {"hand 0": -2}, hand("repair-1", "repair-2")),
    Case("ally_louis_hoshi", GOOD, {"civilian aft": -1, "civilian_pile": 1}, answers=((CURRENT, "civilian:1"),)),
    Case("ally_louis_hoshi", f"{GOOD}#no civilian ship", {}, space),
    Case("ally_louis_hoshi", BAD, ARMORY, token("armory"), dice=(4,)),
    Case("ally_louis_hoshi", f"{BAD}#missed", {}, dice=(3,)),
    Case("ally_margaret_edmondson", GOOD, {"fuel": 1}),
    *trauma_and_card("ally_margaret_edmondson"),
    Case("ally_priestess_elosha", f"{GOOD}#top", {}, answers=((CURRENT, "top"),), known="crisis"),
    Case("ally_priestess_elosha", f"{GOOD}#bottom", {}, answers=((CURRENT, "bottom"),)),
    *two_trauma("ally_priestess_elosha"),
    Case("ally_romo_lampkin", GOOD, {"place 0": "command"}, answers=((CURRENT, "location:command"),)),
    Case(
        "ally_romo_lampkin",
        f"{GOOD}#the Admiral sits in the Brig",
        {"place 0": "press_room", "admiral": f"seat {CURRENT}"},
        all_jailed,
        answers=((CURRENT, "location:press_room"),),
    ),
    Case("ally_romo_lampkin", BAD, {"hand 0": -6}),
    Case("ally_romo_lampkin", f"{BAD}#no cards", {}, hand()),
    Case("ally_samuel_t_anders", GOOD, {"centurion 0": 1, "centurion 1": 1, "centurion 2": -2}, boarders(0, 1, 2, 2)),
    Case("ally_samuel_t_anders", f"{GOOD}#the last space but one", {"centurion 2": 1, "centurion 3": -1}, boarders(3)),
    Case("ally_samuel_t_anders", f"{GOOD}#at the start", {}, boarders(0, 0)),
    Case("ally_samuel_t_anders", f"{GOOD}#no centurion", {}),
    Case(
        "ally_samuel_t_anders",
        BAD,
        {"viper fore": -1, "viper port_aft": -1, "damaged_vipers": 2},
        vipers(fore=1, port_aft=1, port_fore=1),
        answers=((CURRENT, "unmanned:viper-fore"), (CURRENT, "unmanned:viper-port_aft")),
    ),
    Case("ally_samuel_t_anders", f"{BAD}#one viper", {"viper fore": -1, "damaged_vipers": 1}, vipers(fore=1)),
    Case("ally_samuel_t_anders", f"{BAD}#not the pilot's", {}, both(vipers(), places(p1="fore"))),
    Case("ally_saul_tigh", f"{GOOD}/sends", {f"place {HELPER}": "brig"}, answers=((CURRENT, f"seat:{HELPER}"),)),
    Case("ally_saul_tigh", f"{GOOD}/nobody", {}, answers=((CURRENT, "choice:nobody"),)),
    Case("ally_saul_tigh", BAD, JAILED),
    Case("ally_sharon_valerii", GOOD, {"food": 1}),
    Case("ally_sharon_valerii", BAD, {"damaged command": 1, "damage_pile": -1}, token("command")),
    Case(
        "ally_sharon_valerii",
        f"{BAD}#where one is",
        {**ARMORY, **SICK},
        token("armory"),
    ),
    Case(
        "ally_simon_oneill",
        GOOD,
        {"hand 0": 2, "place 0": "ftl_control"},
        answers=((CURRENT, "piloting+engineering"), (CURRENT, "location:ftl_control")),
    ),
    Case(
        "ally_simon_oneill",
        BAD,
        {**ONE_EACH, "place 0": "administration"},
        TRAUMA,
        answers=((CURRENT, "location:administration"),),
    ),
    *(
        Case(
            "ally_tom_zarek",
            f"{GOOD}/wants#{resource}",
            {"population": -1, resource: 1},
            answers=(YES, (CURRENT, f"resource:{resource}")),
        )
        for resource in ("fuel", "food", "morale")
    ),
    Case("ally_tom_zarek", f"{GOOD}/declines", {}, answers=(NO,)),
    Case("ally_tom_zarek", BAD, JAILED),
    Case("ally_tory_foster", GOOD, {"hand 0": 3}),
    Case("ally_tory_foster", BAD, {"hand 0": -2}),
    Case("ally_tory_foster", f"{BAD}#one card", {"hand 0": -1}, hand("repair-1")),
    Case("ally_william_adama", GOOD, {"hand 0": 3}),
    Case("ally_william_adama", BAD, {"jump_track": -1}, track(2)),
    Case("ally_william_adama", f"{BAD}#at the start", {}),
)
