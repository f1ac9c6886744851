"""Cases of the Exodus box's Crisis and Super Crisis cards, from the fact tables."""

from tests.galactica.cards.crises_checked import SICK, both, places, raptors, token, track
from tests.galactica.cards.crises_chosen import OTHERS_DISCARD, TWO_AND_THREE
from tests.galactica.cards.crisis_table import ADMIRAL, CHARACTERS, CURRENT, HELPER, PRESIDENT, Arrange, Case, Discards
from tests.galactica.cards.proof import Change, Proof

from readyroom.galactica.state import Basestar

ARMORY: Change = {"damaged armory": 1, "damage_pile": -1}
JAILED: Change = {f"place {CURRENT}": "brig"}
ADMIRAL_DISCARDS = (Discards(ADMIRAL, 2), Discards(CURRENT, 3))
ADMIRAL_TWO: Change = {f"hand {ADMIRAL}": -2, f"hand {CURRENT}": -3}
ICON = "iron_will-0"
"""A card with a check ability that does nothing to a check that is passed."""


def titles(**holders: int) -> Arrange:
    return lambda proof: proof.state.titles.update(holders)


def boarders(*spaces: int) -> Arrange:
    def arrange(proof: Proof) -> None:
        for space in spaces:
            proof.state.boarding[space] += 1

    return arrange


def cylons(proof: Proof) -> None:
    """In front three raiders and a basestar, as at the start; behind two heavy raiders and a damaged basestar."""
    fleet = proof.state.fleet
    fleet.heavies[3] = 2
    proof.state.basestar_pile.remove("disabled_hangar")
    fleet.basestars.append(Basestar(3, ["disabled_hangar"]))


def tokens(*names: str) -> Arrange:
    return lambda proof: proof.next_tokens(*names)


def two_ships(proof: Proof) -> None:
    """The next two civilian ships that are drawn."""
    pile = proof.state.civilian_pile[:]
    first = pile.index("civ_population_2")
    pile.pop(first)
    proof.picks(first, pile.index("civ_population_1_morale_1"))


SHIPS_LOST: Change = {"population": -3, "morale": -1, "civilian_pile": -2}

CASES = (
    Case("airlock_leak", "pass", {}),
    Case("airlock_leak", "fail", {**ARMORY, **SICK}, token("armory")),
    Case("centurion_assault", "pass", {}),
    Case("centurion_assault", "fail", {"raptors": -1, **SICK}),
    Case("centurion_assault", "fail#no raptor", SICK, raptors(0)),
    Case("divisive_behavior", "pass", {}),
    Case(
        "divisive_behavior",
        "pass/consequence",
        {f"place {HELPER}": "sickbay"},
        answers=((CURRENT, f"seat:{HELPER}"),),
        icon=ICON,
    ),
    Case(
        "divisive_behavior",
        "pass/consequence#nobody else can be chosen",
        {},
        places(p1="sickbay", p2="sickbay", p3="sickbay"),
        icon=ICON,
    ),
    Case("divisive_behavior", "fail", {"morale": -1}),
    Case("guilty_conscience", "pass", {}),
    Case("guilty_conscience", "fail", {f"hand {CURRENT}": -3}),
    Case("haunted_by_the_past", "pass", {}),
    Case(
        "haunted_by_the_past",
        "pass/consequence",
        {"president": f"seat {PRESIDENT}", "admiral": f"seat {ADMIRAL}"},
        titles(president=CURRENT, admiral=CURRENT),
        icon=ICON,
    ),
    Case("haunted_by_the_past", "pass/consequence#no title", {}, icon=ICON),
    Case(
        "haunted_by_the_past",
        "pass/consequence#a prisoner is passed over",
        {"admiral": f"seat {HELPER}"},
        both(titles(admiral=CURRENT), places(p3="brig")),
        icon=ICON,
    ),
    Case("haunted_by_the_past", "fail", {f"hand {seat}": -1 for seat in (CURRENT, PRESIDENT, ADMIRAL)}),
    Case("hidden_identity", "pass", {}),
    Case("hidden_identity", "fail", {"morale": -1, **JAILED}),
    Case("in_the_ring", "pass", {"morale": 1}),
    Case(
        "in_the_ring",
        "pass/consequence",
        {"morale": 1, f"place {PRESIDENT}": "sickbay"},
        answers=((CURRENT, f"seat:{PRESIDENT}"),),
        icon=ICON,
    ),
    Case("in_the_ring", "fail", {"morale": -1, **SICK}),
    Case("joes_bar", "pass", {"morale": 1}),
    Case("joes_bar", "fail", {"morale": -1, **JAILED}),
    Case("power_failure", "pass", {}),
    Case("power_failure", "pass/consequence", ARMORY, token("armory"), icon=ICON),
    Case("power_failure", "fail", {"jump_track": -1}, track(2)),
    Case("power_failure", "fail#at the start", {}),
    Case(
        "power_failure",
        "fail#and the consequence",
        {"jump_track": -1, **ARMORY},
        both(track(2), token("armory")),
        icon="protect_the_fleet-0",
    ),
    Case(
        "strange_beacon",
        "pass",
        {"heavy_raider aft": -2, "basestar aft": -1, "basestar_damage": -1},
        cylons,
        answers=((CURRENT, "area:aft"),),
    ),
    Case("strange_beacon", "pass#one area", {"raider fore": -3, "basestar fore": -1}),
    Case("strange_beacon", "pass#no Cylon ships", {}, lambda proof: proof.empty_space()),
    Case("strange_beacon", "fail", {"jump_track": -1}, track(1)),
    Case(
        "temple_of_the_five",
        "pass/wants",
        {f"hand {CURRENT}": 2},
        answers=((CURRENT, "choice:yes"), (CURRENT, "leadership+tactics")),
    ),
    Case("temple_of_the_five", "pass/declines", {}, answers=((CURRENT, "choice:no"),)),
    Case("temple_of_the_five", "fail", {"jump_track": -1}, track(1)),
    Case("threat_of_super_nova", "pass", {}),
    Case("threat_of_super_nova", "pass/consequence", ARMORY, token("armory"), dice=(4,), icon=ICON),
    Case("threat_of_super_nova", "fail", {"population": -1, **ARMORY}, token("armory")),
    Case("unexplained_deaths", "pass", {}),
    Case("unexplained_deaths", "fail", {"morale": -1, "population": -1}),
    Case("unfair_bias", "pass", {}),
    Case("unfair_bias", "fail", {**ARMORY, f"hand {CURRENT}": -6}, token("armory")),
    # --- the current player chooses
    Case("consult_the_prisoner", "first/pass", {"jump_track": 1}),
    Case(
        "consult_the_prisoner",
        "first/fail",
        {**{f"hand {seat}": -1 for seat in (CURRENT, PRESIDENT, ADMIRAL)}, **JAILED},
        answers=tuple(Discards(seat, 1) for seat in (CURRENT, PRESIDENT, ADMIRAL)),
    ),
    Case("consult_the_prisoner", "second", ADMIRAL_TWO, answers=ADMIRAL_DISCARDS),
    Case(
        "cylon_genocide",
        "first/pass",
        {"raider fore": -3, "basestar fore": -1, "heavy_raider aft": -2, "basestar aft": -1, "basestar_damage": -1},
        cylons,
    ),
    Case("cylon_genocide", "first/fail", {"morale": -1, "raider fore": 3, "heavy_raider fore": 1}, dice=(3,)),
    Case("cylon_genocide", "second/low", JAILED, dice=(4,)),
    Case("cylon_genocide", "second/high", {}, dice=(5,)),
    Case("familiar_face", "first/pass/sends", {f"place {HELPER}": "brig"}, answers=((ADMIRAL, f"seat:{HELPER}"),)),
    Case("familiar_face", "first/pass/nobody", {}, answers=((ADMIRAL, "nobody"),)),
    Case("familiar_face", "first/fail", {"morale": -1, f"hand {ADMIRAL}": -5}),
    Case("familiar_face", "second", {"morale": -1}),
    Case("hera_rescued", "first/pass", {}),
    Case("hera_rescued", "first/fail", {"morale": -2, "raptors": -1}),
    Case("hera_rescued", "second", {"morale": -1}),
    Case("mysterious_guide", "first/pass", {"jump_track": 1}),
    Case("mysterious_guide", "first/fail", {"fuel": -1, f"hand {CURRENT}": -6}),
    Case("mysterious_guide", "second", {"morale": -1}),
    Case("mysterious_message", "first/pass/declines", {}, answers=((CURRENT, "choice:no"),)),
    Case("mysterious_message", "first/fail", {"raider fore": 3, **ARMORY}, token("armory"), dice=(4,)),
    Case("mysterious_message", "second", ARMORY, token("armory"), dice=(4,)),
    Case("mysterious_message", "second#a miss", {}, dice=(3,)),
    Case("raptor_malfunction", "first/pass", {}),
    Case("raptor_malfunction", "first/fail", {"raptors": -1, **ARMORY}, token("armory")),
    Case("raptor_malfunction", "second", SICK),
    Case("set_a_trap", "first/pass", {"centurion 1": -1}, boarders(1, 3), answers=((CURRENT, "space:1"),)),
    Case("set_a_trap", "first/pass#the only one", {"centurion 3": -1}, boarders(3)),
    Case("set_a_trap", "first/pass#none there", {}),
    Case("set_a_trap", "first/fail", {"centurion 0": 1, **SICK}),
    Case("set_a_trap", "second/low", {"centurion 0": 1}, dice=(4,)),
    Case("set_a_trap", "second/high", {}, dice=(5,)),
    Case("the_passage", "first/pass", {"jump_track": 1}),
    Case("the_passage", "first/fail", SHIPS_LOST, two_ships),
    Case("the_passage", "second/low", SICK, dice=(6,)),
    Case("the_passage", "second/high", {}, dice=(7,)),
    # --- the President chooses
    Case("ambushed_by_the_press", "first", {"morale": -1}),
    Case("ambushed_by_the_press", "second", {f"hand {PRESIDENT}": -5}),
    Case("controversial_manuscript", "first", {"morale": -1}),
    Case(
        "controversial_manuscript",
        "second",
        {"morale": 1, "damaged armory": 1, "damaged weapons_control": 1, "damage_pile": -2},
        tokens("armory", "weapons_control"),
    ),
    Case("labor_dispute", "first", {"morale": -2}),
    Case("labor_dispute", "second", {"fuel": -1, "jump_track": -1}, track(2)),
    Case(
        "the_circle",
        "first/one",
        {"president": f"seat {HELPER}"},
        answers=((PRESIDENT, "part:first"), (PRESIDENT, f"seat:{HELPER}")),
    ),
    Case(
        "the_circle",
        "first/other",
        {
            "morale": -1,
            f"hand {CURRENT}": -6,
            f"executed {CHARACTERS[CURRENT]}": 1,
            f"character {CURRENT}": "felix_gaeta",
            f"place {CURRENT}": "ftl_control",
        },
        answers=((PRESIDENT, "part:second"), (CURRENT, "character:felix_gaeta")),
    ),
    Case("the_circle", "second", TWO_AND_THREE, answers=OTHERS_DISCARD),
    Case("truth_and_reconciliation", "first", {"morale": -1, **JAILED}, answers=((PRESIDENT, f"seat:{CURRENT}"),)),
    Case("truth_and_reconciliation", "second", TWO_AND_THREE, answers=OTHERS_DISCARD),
    Case("widespread_starvation", "first", {"food": -2}),
    Case("widespread_starvation", "second", {"food": -1, "population": -1}),
    # --- the Admiral chooses
    Case(
        "appoint_head_of_security",
        "first",
        {"viper port_fore": -1, "viper port_aft": -1, "reserves": 3, "place 1": "hangar_deck", f"hand {ADMIRAL}": -2},
        places(p1="fore"),
    ),
    Case("appoint_head_of_security", "second", {"morale": -1, **ARMORY}, token("armory")),
    Case("hidden_explosives", "first", {"raptors": -1, **SICK}),
    Case("hidden_explosives", "second", {"morale": -1}),
    Case(
        "interrogation",
        "first/wants",
        {f"place {HELPER}": "sickbay"},
        answers=((ADMIRAL, f"seat:{HELPER}"), (ADMIRAL, "choice:yes")),
        looks=((ADMIRAL, HELPER),),
    ),
    Case(
        "interrogation",
        "first/declines",
        {f"place {HELPER}": "sickbay"},
        answers=((ADMIRAL, f"seat:{HELPER}"), (ADMIRAL, "choice:no")),
    ),
    Case("interrogation", "first/declines#nobody to send", {}, places(p0="sickbay", p1="sickbay", p2="sickbay")),
    Case("interrogation", "second", ADMIRAL_TWO, answers=ADMIRAL_DISCARDS),
    Case(
        "medal_of_distinction",
        "first",
        {
            "morale": 1,
            "civilian port_aft": 1,
            "civilian aft": 1,
            "civilian_pile": -2,
            "raider fore": -3,
            "raider port_fore": 3,
        },
        answers=((ADMIRAL, "area:port_aft"), (ADMIRAL, "area:aft")),
    ),
    Case("medal_of_distinction", "second", {"morale": -1}),
    Case(
        "unwelcome_faces",
        "first",
        {f"hand {ADMIRAL}": -5, f"place {HELPER}": "brig"},
        answers=((ADMIRAL, f"seat:{HELPER}"),),
    ),
    Case("unwelcome_faces", "second", {"morale": -1, **ARMORY}, token("armory")),
    # --- Super Crisis cards
    Case("fire_all_missiles", "pass", {}),
    Case(
        "fire_all_missiles",
        "pass/consequence",
        {"damaged armory": 1, "damaged weapons_control": 1, "damage_pile": -2},
        tokens("armory", "weapons_control"),
        icon=ICON,
    ),
    Case("fire_all_missiles", "fail", SHIPS_LOST, two_ships),
    Case("human_prisoner", "pass", {}),
)
