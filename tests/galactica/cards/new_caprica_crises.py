"""Cases of the New Caprica Crisis cards, from the fact table; and the table on the planet at which they are drawn."""

from tests.galactica.cards.crises_checked import both, places, raptors, token
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT, Arrange, Case, Discards
from tests.galactica.cards.exodus_crises import titles
from tests.galactica.cards.pegasus_crises import ALL, ON_GALACTICA, anders, cylon, each, executed, trades
from tests.galactica.cards.planet import civilians, forces
from tests.galactica.cards.proof import Change, Proof
from tests.rules.galactica_new_caprica import returned

DETAINED: Change = {f"place {CURRENT}": "detention"}
WOUNDED: Change = {f"place {CURRENT}": "medical_center"}
PREPARED: Change = {"locked": -1, "prepared": 1}
ONE_PLACED: Change = {"occupation_forces occupation_authority": 1}
ONE_LESS: Change = {"occupation_forces breeders_canyon": -1}
ON_BREEDERS = (CURRENT, "location:breeders_canyon")
PICKED = (CURRENT, f"seat:{HELPER}")
HELPER_DETAINED: Change = {f"place {HELPER}": "detention"}
ABOARD = both(returned, places(p0="command"))
"""Galactica is back, and the current player is not on the planet any more."""
TWO_PLACES = forces("breeders_canyon", "shipyard")
EACH_TWO = each(2)
ADMIRAL_TWO = (Discards(ADMIRAL, 2), Discards(CURRENT, 3))
ADMIRAL_TWO_CHANGE: Change = {f"hand {ADMIRAL}": -2, f"hand {CURRENT}": -3}


def all_in(place: str) -> Arrange:
    return places(p0=place, p1=place, p2=place, p3=place)


def revealed_admiral_there(proof: Proof) -> None:
    """A Cylon player on the planet, who was Admiral once."""
    proof.cylon(ADMIRAL, place="occupation_authority")


def on_planet(seat: int, hand: int) -> Change:
    """Who is executed before the return comes back as Anders at Resistance HQ, where everybody begins."""
    return {key: value for key, value in executed(seat, hand).items() if key != f"place {seat}"}


def drawn(*seats: int) -> Change:
    return {f"hand {seat}": 2 for seat in seats}


NEW_CAPRICA_CASES = (
    Case("meet_liason_officer", "pass", {}),
    Case("meet_liason_officer", "fail", {"fuel": -1, "raptors": -1}),
    Case("meet_liason_officer", "fail#no raptor", {"fuel": -1}, raptors(0)),
    Case("organize_the_pilots", "pass", PREPARED),
    Case("organize_the_pilots", "pass#nothing left to prepare", {}, civilians((), ("civ_empty",))),
    Case(
        "organize_the_pilots",
        "pass#evacuates",
        {"prepared": -1, "civilian port_aft": 1},
        both(returned, civilians(("civ_empty",), ("civ_population_1",))),
        answers=((CURRENT, "choice:evacuate"), (CURRENT, "area:port_aft")),
    ),
    Case(
        "organize_the_pilots",
        "pass#prepares after the return",
        PREPARED,
        both(returned, civilians(("civ_empty",), ("civ_population_1",))),
        answers=((CURRENT, "choice:prepare"),),
    ),
    Case(
        "organize_the_pilots",
        "fail",
        {"locked": -1, "population": -2},
        civilians(("civ_population_2", "civ_empty"), ("civ_population_1",)),
    ),
    Case(
        "organize_the_pilots",
        "fail#nothing is locked",
        {"prepared": -1, "population": -1},
        civilians((), ("civ_population_1", "civ_empty")),
    ),
    Case("organize_the_pilots", "fail#no ship", {}, civilians((), ())),
    Case("recover_launch_keys", "pass", PREPARED),
    Case("recover_launch_keys", "fail/there", {"population": -1, **DETAINED}),
    Case("recover_launch_keys", "fail/elsewhere", {"population": -1}, ABOARD),
    Case(
        "recover_launch_keys",
        "fail/there#a revealed Cylon",
        {"population": -1},
        lambda proof: proof.cylon(CURRENT, place="shipyard"),
    ),
    Case("contact_raptor", "pass", {}),
    Case(
        "contact_raptor",
        "fail",
        {"morale": -1, f"hand {CURRENT}": -2},
        answers=(Discards(CURRENT, 2),),
    ),
    Case("prepare_the_civilians", "pass", {}),
    Case("prepare_the_civilians", "fail", {"food": -1, **ONE_PLACED}),
    Case(
        "prepare_the_civilians",
        "fail#all are there",
        {"food": -1},
        forces("shipyard", "shipyard", "breeders_canyon", "occupation_authority"),
    ),
    Case("intra_atmos_entry", "pass", {**PREPARED, "jump_track": 1}),
    Case(
        "intra_atmos_entry",
        "pass#the track is no longer used",
        PREPARED,
        both(returned, civilians(("civ_empty",), ())),
    ),
    Case("intra_atmos_entry", "partial", {}),
    Case("intra_atmos_entry", "fail/elsewhere", {"fuel": -1}),
    Case(
        "intra_atmos_entry",
        "fail/there",
        {"fuel": -1, "damaged armory": 1, "damage_pile": -1},
        both(returned, token("armory")),
        answers=(ON_GALACTICA,),
    ),
    Case(
        "resistance_bombings",
        "pass/wants",
        {"morale": -1, **ONE_LESS, "occupation_forces shipyard": -1},
        TWO_PLACES,
        answers=((ADMIRAL, "choice:yes"), (ADMIRAL, "part:second")),
    ),
    Case(
        "resistance_bombings",
        "pass/wants#two of three",
        {"morale": -1, "occupation_forces shipyard": -1, **ONE_LESS},
        forces("breeders_canyon", "shipyard", "shipyard"),
        answers=(
            (ADMIRAL, "choice:yes"),
            (ADMIRAL, "part:second"),
            (ADMIRAL, "location:shipyard"),
            (ADMIRAL, "location:breeders_canyon"),
        ),
    ),
    Case(
        "resistance_bombings",
        "pass/wants#one there",
        {"morale": -1, **ONE_LESS},
        forces("breeders_canyon"),
        answers=((ADMIRAL, "choice:yes"), (ADMIRAL, "part:second")),
    ),
    Case(
        "resistance_bombings",
        "pass/wants#a Cylon, who can't ignore it",
        {
            "morale": -1,
            f"hand {PRESIDENT}": -5,
            f"place {PRESIDENT}": "medical_center",
            f"miracle seat:{PRESIDENT}": -1,
        },
        both(lambda proof: proof.cylon(PRESIDENT, place="shipyard"), titles(president=CURRENT)),
        answers=((ADMIRAL, "choice:yes"), (ADMIRAL, "part:first")),
    ),
    Case(
        "resistance_bombings",
        "pass/wants#no Cylon there",
        {"morale": -1},
        answers=((ADMIRAL, "choice:yes"), (ADMIRAL, "part:first")),
    ),
    Case("resistance_bombings", "pass/declines", {}, TWO_PLACES, answers=((ADMIRAL, "choice:no"),)),
    Case("resistance_bombings", "partial", {}),
    Case("resistance_bombings", "fail", {"morale": -1, "population": -1}),
    Case("betrayed_from_within", "pass", {}),
    Case("betrayed_from_within", "partial", trades(CURRENT, count=2)),
    Case("betrayed_from_within", "fail", on_planet(CURRENT, 6), answers=(anders(CURRENT),)),
    Case(
        "betrayed_from_within",
        "fail#a revealed Cylon is not executed",
        {},
        lambda proof: proof.cylon(CURRENT, place="shipyard"),
    ),
    Case(
        "dissent_among_cylons",
        "pass",
        drawn(CURRENT, PRESIDENT),
        answers=(
            (CURRENT, "leadership+tactics"),
            (HELPER, "choice:nothing"),
            (PRESIDENT, "politics+politics"),
            (ADMIRAL, "choice:nothing"),
        ),
    ),
    Case("dissent_among_cylons", "partial", {}),
    Case("dissent_among_cylons", "fail", {"morale": -1}),
    Case("labor_union_strike", "pass", {"morale": 1}),
    Case("labor_union_strike", "partial", {}),
    Case("labor_union_strike", "fail/there", {"food": -1, **DETAINED}),
    Case("labor_union_strike", "fail/there#in Detention already", {"food": -1}, places(p0="detention")),
    Case("labor_union_strike", "fail/elsewhere", {"food": -1}, ABOARD),
    Case("decode_cylon_maps", "pass", PREPARED),
    Case("decode_cylon_maps", "fail", {"morale": -1, **ONE_PLACED}),
    Case("centurion_ambush", "pass", {}),
    Case("centurion_ambush", "fail/there", {"population": -1, **WOUNDED}),
    Case("centurion_ambush", "fail/there#a prisoner stays", {"population": -1}, places(p0="detention")),
    Case("centurion_ambush", "fail/elsewhere", {"population": -1}, ABOARD),
    Case(
        "second_thoughts",
        "pass/frees",
        {f"place {PRESIDENT}": "shipyard"},
        places(p2="detention"),
        answers=((CURRENT, f"seat:{PRESIDENT}"), (CURRENT, "location:shipyard")),
    ),
    Case("second_thoughts", "pass/nobody", {}, places(p2="detention"), answers=((CURRENT, "choice:nobody"),)),
    Case("second_thoughts", "pass/frees#nobody is there", {}),
    Case("second_thoughts", "fail", {"morale": -1}),
    # --- the current player chooses
    Case("hiding_underground", "first/pass", {}),
    Case("hiding_underground", "first/fail", {"food": -1}),
    Case("hiding_underground", "second", HELPER_DETAINED, answers=(PICKED,)),
    Case(
        "hiding_underground",
        "second#only who is on the planet",
        HELPER_DETAINED,
        both(returned, places(p0="command", p2="command", p3="command")),
    ),
    Case("hiding_underground", "second#all are there already", {}, all_in("detention")),
    Case("prepare_for_a_fight", "first/pass", ONE_LESS, TWO_PLACES, answers=(ON_BREEDERS,)),
    Case("prepare_for_a_fight", "first/pass#no token", {}),
    Case("prepare_for_a_fight", "first/fail/there", {"morale": -1, **DETAINED}),
    Case("prepare_for_a_fight", "first/fail/elsewhere", {"morale": -1}, ABOARD),
    Case("prepare_for_a_fight", "second", {f"place {HELPER}": "medical_center"}, answers=(PICKED,)),
    Case(
        "prepare_for_a_fight",
        "second#a prisoner may be chosen, and stays",
        {},
        places(p1="detention"),
        answers=(PICKED,),
    ),
    Case(
        "rescue_detainees",
        "first/pass/frees",
        {f"place {PRESIDENT}": "resistance_hq"},
        places(p2="detention"),
        answers=((CURRENT, f"seat:{PRESIDENT}"), (CURRENT, "location:resistance_hq")),
    ),
    Case("rescue_detainees", "first/pass/nobody", {}, places(p2="detention"), answers=((CURRENT, "choice:nobody"),)),
    Case("rescue_detainees", "first/fail", {"morale": -1}),
    Case("rescue_detainees", "second/low", HELPER_DETAINED, answers=(PICKED,), dice=(4,)),
    Case("rescue_detainees", "second/high", {}, dice=(5,)),
    Case("ncp_recruitment", "first/pass", {}),
    Case("ncp_recruitment", "first/fail", {"morale": -1}),
    Case("ncp_recruitment", "second", trades(*ALL, count=2), answers=EACH_TWO),
    Case("contact_informant", "first/pass", {}),
    Case("contact_informant", "first/fail", {"morale": -1, "population": -1}),
    Case("contact_informant", "second", {"population": -1}),
    Case("arrests_at_night", "first/pass", {}),
    Case("arrests_at_night", "first/fail/there", {"morale": -1, **DETAINED}),
    Case("arrests_at_night", "first/fail/elsewhere", {"morale": -1}, ABOARD),
    Case("arrests_at_night", "second", trades(*ALL, count=2), answers=EACH_TWO),
    Case("brutal_treatment", "first/pass", {}),
    Case("brutal_treatment", "first/fail/there", {"morale": -1, **WOUNDED}),
    Case("brutal_treatment", "first/fail/elsewhere", {"morale": -1}, ABOARD),
    Case("brutal_treatment", "second", HELPER_DETAINED, answers=(PICKED,)),
    Case("held_for_questioning", "first/pass", {}),
    Case("held_for_questioning", "first/fail/there", {"morale": -1, **DETAINED}),
    Case("held_for_questioning", "first/fail/elsewhere", {"morale": -1}, ABOARD),
    Case("held_for_questioning", "second", {f"hand {CURRENT}": -3}),
    Case("playing_with_emotions", "first/pass", {}),
    Case("playing_with_emotions", "first/fail", {"morale": -1}),
    Case("playing_with_emotions", "second", trades(CURRENT, count=2)),
    # --- the Admiral chooses
    Case("a_cylon_ally", "first/low", {**PREPARED, **DETAINED}, dice=(5,)),
    Case("a_cylon_ally", "first/high", PREPARED, dice=(6,)),
    Case("a_cylon_ally", "second", ADMIRAL_TWO_CHANGE, answers=ADMIRAL_TWO),
    Case(
        "marine_reinforcements",
        "first",
        {**ONE_LESS, **ADMIRAL_TWO_CHANGE},
        TWO_PLACES,
        answers=((ADMIRAL, "location:breeders_canyon"), *ADMIRAL_TWO),
    ),
    Case("marine_reinforcements", "first#no token", ADMIRAL_TWO_CHANGE, answers=ADMIRAL_TWO),
    Case("marine_reinforcements", "second", HELPER_DETAINED, answers=((ADMIRAL, f"seat:{HELPER}"),)),
    Case("ncp_graduation", "first", {"morale": -1}),
    Case("ncp_graduation", "second", {"population": -1}),
    # --- the President chooses
    Case(
        "attack_on_the_power_plant",
        "first",
        {"morale": -1, **drawn(*ALL)},
        answers=(
            (CURRENT, "leadership+tactics"),
            (HELPER, "piloting+piloting"),
            (PRESIDENT, "politics+politics"),
            (ADMIRAL, "leadership+leadership"),
        ),
    ),
    Case(
        "attack_on_the_power_plant",
        "first#not for revealed Cylons",
        {"morale": -1, **drawn(CURRENT, HELPER, PRESIDENT)},
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
        answers=(
            (CURRENT, "leadership+tactics"),
            (HELPER, "piloting+piloting"),
            (PRESIDENT, "politics+politics"),
        ),
    ),
    Case("attack_on_the_power_plant", "second", {"population": -1, "morale": 1}),
    Case("establish_sanitation", "first", {}),
    Case("establish_sanitation", "second", {"morale": -1}),
    Case("demanded_surrender", "first", HELPER_DETAINED, answers=((PRESIDENT, f"seat:{HELPER}"),)),
    Case(
        "demanded_surrender",
        "first#the President",
        {f"place {PRESIDENT}": "detention"},
        answers=((PRESIDENT, f"seat:{PRESIDENT}"),),
    ),
    Case("demanded_surrender", "second", {"morale": -1}),
    Case("keeping_hera_hidden", "first", {"destiny treachery": 2}),
    Case("keeping_hera_hidden", "second", HELPER_DETAINED, answers=((PRESIDENT, f"seat:{HELPER}"),)),
    Case(
        "execution_list",
        "first/low",
        {**on_planet(PRESIDENT, 5), "president": f"seat {ADMIRAL}"},
        answers=(anders(PRESIDENT),),
        dice=(5,),
    ),
    Case("execution_list", "first/high", {}, dice=(6,)),
    Case("execution_list", "second", {"population": -1}),
)
