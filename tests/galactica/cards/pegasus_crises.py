"""Cases of the Pegasus box's Crisis and Super Crisis cards, from the fact tables."""

from tests.galactica.cards.crises_checked import both, places
from tests.galactica.cards.crises_chosen import two_population
from tests.galactica.cards.crisis_table import ADMIRAL, CHARACTERS, CURRENT, HELPER, PRESIDENT, Arrange, Case, Discards
from tests.galactica.cards.exodus_crises import JAILED, SHIPS_LOST, titles, tokens, two_ships
from tests.galactica.cards.proof import Change, Proof

ALL = (CURRENT, HELPER, PRESIDENT, ADMIRAL)
ON_GALACTICA = (CURRENT, "board:galactica")
"""The current player says where damage goes (DMG-007)."""
SHIP_LOST: Change = {"population": -2, "civilian_pile": -1}


def trades(*seats: int, count: int) -> Change:
    """Skill cards are discarded, and as many Treachery cards drawn."""
    return {f"treachery {seat}": count for seat in seats}


def after_check(count: int) -> tuple[tuple[Discards, ...], Change]:
    """Everybody trades cards: the helper has none left after a check, and draws all the same."""
    discards = tuple(Discards(seat, count) for seat in (CURRENT, PRESIDENT, ADMIRAL))
    return discards, {**trades(*ALL, count=count), f"hand {HELPER}": count}


ONE_EACH, ONE_EACH_CHANGE = after_check(1)


def each(count: int) -> tuple[Discards, ...]:
    return tuple(Discards(seat, count) for seat in ALL)


def executed(seat: int, hand: int) -> Change:
    """Somebody human, who comes back as Anders."""
    return {
        "morale": -1,
        f"hand {seat}": -hand,
        f"executed {CHARACTERS[seat]}": 1,
        f"character {seat}": "samuel_t_anders",
        f"place {seat}": "armory",
        f"miracle seat:{seat}": -1,
    }


def anders(seat: int) -> tuple[int, str]:
    return seat, "character:samuel_t_anders"


def cylon(seat: int) -> Arrange:
    return lambda proof: proof.cylon(seat)


def no_vipers_in_space(proof: Proof) -> None:
    squadron = proof.state.squadrons["viper"]
    squadron.reserves += sum(squadron.space)
    squadron.space = [0] * 6


PEGASUS_CASES = (
    Case("an_offer_of_peace", "pass", {}),
    Case("an_offer_of_peace", "partial", {"destiny treachery": 2}),
    Case("an_offer_of_peace", "fail", {"morale": -1, "destiny treachery": 2}),
    Case("defending_a_prisoner", "pass", {}),
    Case(
        "defending_a_prisoner",
        "fail/low",
        {**executed(CURRENT, 6), "morale": -2},
        answers=(anders(CURRENT),),
        dice=(4,),
    ),
    Case("defending_a_prisoner", "fail/high", {"morale": -1}, dice=(5,)),
    Case(
        "medical_breakthrough",
        "pass",
        {f"hand {seat}": 1 for seat in ALL},
        answers=(
            (CURRENT, "leadership"),
            (HELPER, "piloting"),
            (PRESIDENT, "politics"),
            (ADMIRAL, "tactics"),
        ),
    ),
    Case(
        "medical_breakthrough",
        "pass#not for revealed Cylons",
        {f"hand {seat}": 1 for seat in (CURRENT, HELPER, PRESIDENT)},
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
        answers=((CURRENT, "tactics"), (HELPER, "tactics"), (PRESIDENT, "leadership")),
    ),
    Case("medical_breakthrough", "partial", {}),
    Case("medical_breakthrough", "fail", {"morale": -1, **ONE_EACH_CHANGE}, answers=ONE_EACH),
    Case("review_galacticas_log", "pass", {}),
    Case("review_galacticas_log", "partial", {f"hand {ADMIRAL}": -3}, answers=(Discards(ADMIRAL, 3),)),
    Case("review_galacticas_log", "fail", {"morale": -1, f"hand {ADMIRAL}": -5}),
    Case("sabotage_investigated", "pass", {"food": -1}),
    Case("sabotage_investigated", "fail", {"morale": -1, "fuel": -1, "food": -1}),
    Case(
        "standoff_with_pegasus",
        "pass/frees",
        {f"place {PRESIDENT}": "command"},
        places(p2="brig"),
        answers=((CURRENT, f"seat:{PRESIDENT}"), (CURRENT, "location:command")),
    ),
    Case(
        "standoff_with_pegasus",
        "pass/nobody",
        {},
        places(p2="brig"),
        answers=((CURRENT, "choice:nobody"),),
    ),
    Case("standoff_with_pegasus", "pass/frees#nobody is there", {}),
    Case(
        "standoff_with_pegasus",
        "fail",
        {"population": -1, "morale": -1, "viper port_aft": -1, "damaged_vipers": 1},
        answers=((CURRENT, "area:port_aft"),),
    ),
    Case(
        "standoff_with_pegasus",
        "fail#a pilot's",
        {"population": -1, "morale": -1, "damaged_vipers": 1, f"place {HELPER}": "sickbay"},
        places(p1="aft"),
        answers=((CURRENT, f"viper:seat-{HELPER}"),),
    ),
    Case("standoff_with_pegasus", "fail#no viper", {"population": -1, "morale": -1}, no_vipers_in_space),
    Case("training_snafu", "pass", {}),
    Case(
        "training_snafu",
        "fail",
        {"reserves": -1, "viper port_fore": -1, "damaged_vipers": 3, f"place {HELPER}": "sickbay"},
        places(p1="aft"),
        answers=(
            (CURRENT, "unmanned:viper-reserves"),
            (CURRENT, f"viper:seat-{HELPER}"),
            (CURRENT, "unmanned:viper-port_fore"),
        ),
    ),
    # --- the current player chooses
    Case(
        "code_blue",
        "first/pass",
        {},
        answers=((CURRENT, f"seat:{PRESIDENT}"),),
        looks=((CURRENT, PRESIDENT),),
    ),
    Case("code_blue", "first/fail", {"morale": -1, **JAILED}),
    Case("code_blue", "second", trades(*ALL, count=2), answers=each(2)),
    Case(
        "code_blue",
        "second#a revealed Cylon takes part",
        trades(*ALL, count=2),
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
        answers=(*each(2)[:3], (ADMIRAL, "choice:yes"), Discards(ADMIRAL, 2)),
    ),
    Case(
        "code_blue",
        "second#a revealed Cylon does not",
        trades(CURRENT, HELPER, PRESIDENT, count=2),
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
        answers=(*each(2)[:3], (ADMIRAL, "choice:no")),
    ),
    Case("reunite_the_fleet", "first/pass", {"population": 1}),
    Case("reunite_the_fleet", "first/fail", {"morale": -1, **ONE_EACH_CHANGE}, answers=ONE_EACH),
    Case("reunite_the_fleet", "second", trades(CURRENT, count=2)),
    Case(
        "reunite_the_fleet",
        "second#fewer cards, drawn all the same",
        {**trades(CURRENT, count=2), f"hand {CURRENT}": 1},
        lambda proof: proof.hand(CURRENT, "repair-1"),
    ),
    Case("the_black_market", "first/pass", {"food": 1}),
    Case("the_black_market", "first/fail", {"food": -2, "morale": -1}),
    Case("the_black_market", "second", {"food": -1, **trades(*ALL, count=1)}, answers=each(1)),
    Case("unsettling_stories", "first/pass", {}),
    Case("unsettling_stories", "first/fail", {"morale": -1, **ONE_EACH_CHANGE}, answers=ONE_EACH),
    Case("unsettling_stories", "second", {"morale": -1}),
    # --- the President chooses
    Case(
        "assassination_plot",
        "first",
        trades(ADMIRAL, CURRENT, count=3),
        answers=(Discards(ADMIRAL, 3), Discards(CURRENT, 3)),
    ),
    Case(
        "assassination_plot",
        "first#the Admiral is the current player",
        trades(CURRENT, count=6),
        titles(admiral=CURRENT),
        answers=(Discards(CURRENT, 3), Discards(CURRENT, 3)),
    ),
    Case(
        "assassination_plot",
        "second",
        {**executed(ADMIRAL, 5), "admiral": f"seat {CURRENT}"},
        answers=(anders(ADMIRAL),),
    ),
    Case(
        "civilian_ship_nuked",
        "first",
        {**SHIP_LOST, **trades(*ALL, count=1)},
        two_population,
        answers=each(1),
    ),
    Case("civilian_ship_nuked", "second", SHIPS_LOST, two_ships),
    Case("food_hoarding_in_the_fleet", "first/low", {**SHIP_LOST, "morale": -1}, two_population, dice=(3,)),
    Case("food_hoarding_in_the_fleet", "first/high", {"morale": -1}, dice=(4,)),
    Case("food_hoarding_in_the_fleet", "second", {"food": -2}),
    # --- the Admiral chooses
    Case(
        "a_verdict_of_guilty",
        "first",
        {**executed(CURRENT, 6), f"hand {ADMIRAL}": -3},
        answers=(anders(CURRENT), Discards(ADMIRAL, 3)),
    ),
    Case(
        "a_verdict_of_guilty",
        "first#the Admiral is the current player",
        {**executed(CURRENT, 6), "admiral": f"seat {ADMIRAL}"},
        titles(admiral=CURRENT),
        answers=(anders(CURRENT),),
    ),
    Case(
        "a_verdict_of_guilty",
        "second",
        {"damaged armory": 1, "damaged weapons_control": 1, "damage_pile": -2},
        tokens("armory", "weapons_control"),
        answers=(ON_GALACTICA, ON_GALACTICA),
    ),
    Case(
        "pressure_the_supply_ships",
        "first",
        {"food": 1, "morale": -1, **trades(ADMIRAL, count=2)},
        answers=(Discards(ADMIRAL, 2),),
    ),
    Case("pressure_the_supply_ships", "second", {"food": -2}),
    Case("suspicious_election_results", "first", {"president": f"seat {ADMIRAL}"}),
    Case("suspicious_election_results", "second", trades(ADMIRAL, count=1)),
    # --- Super Crisis cards
    Case(
        "demand_peace_manifesto",
        "first",
        {"morale": -1, "damaged armory": 1, "damaged weapons_control": 1, "damage_pile": -2},
        tokens("armory", "weapons_control"),
        answers=(ON_GALACTICA, ON_GALACTICA),
    ),
    Case("demand_peace_manifesto", "second", {f"hand {PRESIDENT}": -5, f"hand {ADMIRAL}": -5}),
    Case("footage_transmitted", "pass", {key: 1 for seat in ALL for key in (f"hand {seat}", f"treachery {seat}")}),
    Case(
        "footage_transmitted",
        "partial",
        {f"hand {ADMIRAL}": 2, f"treachery {ADMIRAL}": 2},
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
    ),
    Case("footage_transmitted", "partial#no Cylon player", {}),
    Case(
        "footage_transmitted",
        "fail",
        {f"hand {ADMIRAL}": 2, f"treachery {ADMIRAL}": 2, f"super_crisis {ADMIRAL}": 1},
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
    ),
    Case("psychological_warfare", "first", {"morale": -1, **trades(*ALL, count=2)}, answers=each(2)),
    Case(
        "psychological_warfare",
        "second",
        {f"hand {ADMIRAL}": 2, f"treachery {ADMIRAL}": 2, "destiny treachery": 4},
        both(cylon(ADMIRAL), titles(admiral=CURRENT)),
    ),
    Case("the_farm", "pass", {}),
    Case("the_farm", "partial", {"food": -1}),
    Case("the_farm", "fail", {"food": -1, "population": -1, "kept the_farm": 1}),
)
