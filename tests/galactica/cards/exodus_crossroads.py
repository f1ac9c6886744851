"""Cases of the Crossroads cards' results, from the fact tables. Seat 0 was dealt the card."""

from tests.galactica.cards.crises_checked import both
from tests.galactica.cards.crisis_table import CURRENT, HELPER, PRESIDENT, Arrange
from tests.galactica.cards.exodus_allies import NO, ONE_EACH, TRAUMA, YES
from tests.galactica.cards.proof import Change, Proof
from tests.galactica.cards.result_table import BAD, GOOD, Case, hand, pool, raiders, trauma

RAIDERS_ON: Change = {"raider fore": -3, "raider starboard_fore": 3}
TWICE_ON: Change = {"raider fore": -3, "raider starboard_aft": 3}
"""The raiders in front of Galactica fly towards the civilian ships behind it, once or twice."""
THERE = (CURRENT, f"seat:{HELPER}")


def cylon(seat: int = HELPER) -> Arrange:
    return lambda proof: proof.cylon(seat)


def viper_lost(proof: Proof) -> None:
    proof.state.squadrons["viper"].reserves -= 1


def trick(proof: Proof) -> None:
    """The next civilian ship that is drawn, then a damage token of a basestar."""
    g = proof.state
    proof.picks(g.civilian_pile.index("civ_population_2"), g.basestar_pile.index("disabled_hangar"))


def their_trauma(tokens: str) -> Arrange:
    return trauma(tokens, HELPER)


CASES = (
    Case(
        "crossroads_disturbing_vision",
        GOOD,
        {"antagonistic 0": -2, "hand 0": -2},
        trauma("baa"),
        answers=((CURRENT, "token:trauma_antagonistic", "token:trauma_antagonistic"),),
    ),
    Case(
        "crossroads_disturbing_vision",
        f"{GOOD}#fewer",
        {"benevolent 0": -1, "hand 0": -1},
        both(trauma("b"), hand("repair-1")),
    ),
    Case(
        "crossroads_miraculous_return",
        f"{GOOD}/destroyed",
        {"morale": 1, "reserves": 1, **TWICE_ON},
        viper_lost,
    ),
    Case("crossroads_miraculous_return", f"{GOOD}/none", {"morale": 1, **TWICE_ON}),
    Case(
        "crossroads_miraculous_return",
        f"{GOOD}/none#raiders that have acted",
        {"morale": 1, **TWICE_ON},
        lambda proof: proof.state.fleet.raiders_acted.__setitem__(0, 3),
    ),
    Case(
        "crossroads_miraculous_return",
        BAD,
        {"morale": -1, "population": -2, "civilian_pile": -1, "basestar_damage": 1},
        trick,
    ),
    Case(
        "crossroads_miraculous_return",
        f"{BAD}#no basestar",
        {"morale": -1, "population": -2, "civilian_pile": -1},
        both(lambda proof: proof.empty_space(), lambda proof: proof.next_civilian("civ_population_2")),
    ),
    Case(
        "crossroads_perjury",
        f"{GOOD}/wants",
        {"hand 0": -2, "antagonistic 0": -2},
        trauma("baa"),
        answers=(YES, (CURRENT, "token:trauma_antagonistic", "token:trauma_antagonistic")),
    ),
    Case(
        "crossroads_perjury",
        f"{GOOD}/wants#one token",
        {"hand 0": -2, "benevolent 0": -1},
        trauma("b"),
        answers=(YES,),
    ),
    Case("crossroads_perjury", f"{GOOD}/declines", {"hand 0": -2}, trauma("baa"), answers=(NO,)),
    Case("crossroads_perjury", f"{GOOD}/declines#no token", {"hand 0": -2}),
    Case(
        "crossroads_perjury",
        f"{BAD}/wants",
        {**ONE_EACH, "hand 0": 2},
        TRAUMA,
        answers=(YES, (CURRENT, "leadership+tactics")),
    ),
    Case("crossroads_perjury", f"{BAD}/declines", ONE_EACH, TRAUMA, answers=(NO,)),
    Case(
        "crossroads_scanned",
        GOOD,
        {"raider fore": -1, "raider aft": -3, "morale": -1},
        raiders(fore=3, aft=4),
        answers=((CURRENT, "area:aft"), (CURRENT, "area:fore"), (CURRENT, "area:aft"), (CURRENT, "area:aft")),
    ),
    Case("crossroads_scanned", f"{GOOD}#fewer", {"raider fore": -3, "morale": -1}),
    Case("crossroads_scanned", f"{GOOD}#no raider", {"morale": -1}, lambda proof: proof.empty_space()),
    Case("crossroads_scanned", BAD, {**RAIDERS_ON, "jump_track": 1}),
    Case(
        "crossroads_strange_music",
        GOOD,
        {"benevolent 0": -1},
        trauma("ba"),
        answers=(THERE, (CURRENT, "token:trauma_benevolent")),
        looks=((CURRENT, HELPER),),
    ),
    Case("crossroads_strange_music", f"{GOOD}#no token", {}, answers=(THERE,), looks=((CURRENT, HELPER),)),
    Case("crossroads_strange_music", BAD, {"loyalty 1": 1}, answers=(THERE,)),
    Case("crossroads_strange_music", f"{BAD}#oneself", {"loyalty 0": 1}, answers=((CURRENT, "seat:0"),)),
    Case(
        "crossroads_strange_music",
        f"{BAD}#with a Cylon",
        {"loyalty 0": 1, "benevolent 1": 1},
        both(cylon(), pool("b")),
        answers=((CURRENT, "seat:0"),),
    ),
    Case("crossroads_strange_music", f"{BAD}#no Loyalty deck", {}, options={"cooperative": True}),
    Case(
        "crossroads_testimony",
        f"{GOOD}/wants",
        {"hand 1": -2, "antagonistic 1": -2},
        their_trauma("baa"),
        answers=(THERE, (HELPER, "choice:yes"), (HELPER, "token:trauma_antagonistic", "token:trauma_antagonistic")),
    ),
    Case(
        "crossroads_testimony",
        f"{GOOD}/declines",
        {"hand 1": -2},
        their_trauma("baa"),
        answers=(THERE, (HELPER, "choice:no")),
    ),
    Case(
        "crossroads_testimony",
        f"{GOOD}/wants#a revealed Cylon",
        {"hand 1": -2, "benevolent 1": -2},
        both(their_trauma("bb"), cylon()),
        answers=(THERE, (HELPER, "choice:yes")),
    ),
    Case(
        "crossroads_testimony",
        BAD,
        {"hand 1": 2, "antagonistic 1": 1, "benevolent 1": 1},
        TRAUMA,
        answers=(THERE, (HELPER, "tactics+piloting")),
    ),
    Case(
        "crossroads_testimony",
        f"{BAD}#a revealed Cylon",
        {"hand 1": 2, "antagonistic 1": 1, "benevolent 1": 1},
        both(cylon(), TRAUMA),
        answers=(THERE, (HELPER, "politics+engineering")),
    ),
    Case(
        "crossroads_the_opera_house",
        GOOD,
        {"benevolent 0": 2, "antagonistic 0": 1, "antagonistic 2": 3},
        pool("babaaa"),
        answers=((CURRENT, f"seat:{PRESIDENT}"),),
    ),
    Case(
        "crossroads_the_opera_house",
        f"{GOOD}#a revealed Cylon",
        {"benevolent 0": 3, "antagonistic 1": 3},
        both(cylon(), pool("bbbaaa")),
        answers=(THERE,),
    ),
    Case("crossroads_the_opera_house", BAD, {}),
)
