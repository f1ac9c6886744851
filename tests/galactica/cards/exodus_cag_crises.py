"""Cases of the Crisis cards that the CAG decides on, from the fact tables."""

from tests.galactica.cards.crisis_table import ADMIRAL, CHARACTERS, CURRENT, HELPER, Arrange, Case, Discards
from tests.galactica.cards.exodus_crises import ARMORY, tokens
from tests.galactica.cards.proof import Change, Proof

CAG = HELPER
PURSUED: Change = {"pursuit pursuit_start": -1, "pursuit pursuit_one_ship": 1, "civilian_pile": -1, "civilian fore": 1}
"""The pursuit begins, and the CAG places a civilian ship in front."""
RAIDERS_FLY: Change = {"raider fore": -3, "raider starboard_fore": 3}


def piloting(seat: int, area: str) -> Arrange:
    return lambda proof: proof.place(seat, area)


def mark_seven(*, reserves: int = 0, fore: int = 0) -> Arrange:
    """Some of the Mark VII vipers are repaired."""

    def arrange(proof: Proof) -> None:
        squadron = proof.state.squadrons["viper_mark_vii"]
        squadron.damaged -= reserves + fore
        squadron.reserves += reserves
        squadron.space[0] += fore

    return arrange


def no_vipers(proof: Proof) -> None:
    """All that are not damaged are destroyed."""
    squadron = proof.state.squadrons["viper"]
    squadron.reserves, squadron.space = 0, [0] * 6


CAG_CASES = (
    Case(
        "detente",
        "first",
        {"viper port_fore": -1, "viper port_aft": -1, "reserves": 2, **PURSUED},
        answers=((CAG, "area:fore"),),
    ),
    Case(
        "detente",
        "first#pilots and Mark VIIs",
        {
            "viper port_fore": -1,
            "viper port_aft": -1,
            "reserves": 3,
            "viper_mark_vii fore": -1,
            "viper_mark_vii reserves": 1,
            f"place {CAG}": "hangar_deck",
            **PURSUED,
        },
        lambda proof: (mark_seven(fore=1)(proof), proof.place(CAG, "port_fore")),
        answers=((CAG, "area:fore"),),
    ),
    Case("detente", "second", {**RAIDERS_FLY, "heavy_raider fore": 1}, dice=(3,)),
    Case(
        "detente",
        "second#nothing to activate",
        {
            "beyond basestar port_fore": 1,
            "beyond raider aft": 1,
            "beyond heavy_raider fore": 1,
            "pursuit pursuit_start": -1,
            "pursuit pursuit_two_ships": 1,
            "civilian aft": 1,
            "civilian fore": 1,
            "civilian port_aft": 1,
            "civilian_pile": -3,
        },
        lambda proof: proof.empty_space(),
        answers=((CAG, "area:aft"), (CAG, "area:fore"), (CAG, "area:port_aft")),
        dice=(4, 1, 8),
    ),
    Case("raiders_inbound", "first", {"population": -1, **ARMORY}, tokens("armory")),
    Case(
        "raiders_inbound",
        "second",
        {f"hand {CAG}": -3, f"hand {ADMIRAL}": -3},
        answers=(Discards(CAG, 3), Discards(ADMIRAL, 3)),
    ),
    Case(
        "return_to_duty",
        "first",
        {f"place {CAG}": "port_fore", "reserves": -1, "raider fore": 3},
        answers=((CAG, "choice:yes"), (CAG, "area:port_fore")),
    ),
    Case("return_to_duty", "first#declined", {"raider fore": 3}, answers=((CAG, "choice:no"),)),
    Case(
        "return_to_duty",
        "first#the current player says in which kind",
        {f"place {CAG}": "port_aft", "viper_mark_vii reserves": -1, "raider fore": 3},
        mark_seven(reserves=1),
        answers=((CAG, "choice:yes"), (CAG, "area:port_aft"), (CURRENT, "kind:viper_mark_vii")),
    ),
    Case("return_to_duty", "first#not from the Brig", {"raider fore": 3}, piloting(CAG, "brig")),
    Case(
        "return_to_duty",
        "first#from Sickbay",
        {f"place {CAG}": "port_fore", "reserves": -1, "raider fore": 3},
        piloting(CAG, "sickbay"),
        answers=((CAG, "choice:yes"), (CAG, "area:port_fore")),
    ),
    Case("return_to_duty", "first#not from Colonial One", {"raider fore": 3}, piloting(CAG, "press_room")),
    Case("return_to_duty", "first#no viper", {"raider fore": 3}, no_vipers),
    Case("return_to_duty", "second", {}, dice=(3,)),
    Case("return_to_duty", "second#hit", ARMORY, tokens("armory"), dice=(4,)),
    Case(
        "review_camera_footage",
        "first",
        {"reserves": -3, "damaged_vipers": 2, "viper port_fore": 1, **PURSUED},
        answers=((CAG, "area:fore"), (CAG, "launch:port_fore")),
    ),
    Case(
        "review_camera_footage",
        "first#declined",
        {"reserves": -2, "damaged_vipers": 2, **PURSUED},
        answers=((CAG, "area:fore"), (CAG, "pass:pass")),
    ),
    Case(
        "review_camera_footage",
        "first#the current player says which kind",
        {
            "reserves": -1,
            "damaged_vipers": 1,
            "viper_mark_vii reserves": -1,
            "viper_mark_vii damaged": 1,
            **PURSUED,
        },
        mark_seven(reserves=2),
        answers=((CURRENT, "kind:viper_mark_vii"), (CURRENT, "kind:viper"), (CAG, "area:fore"), (CAG, "pass:pass")),
    ),
    Case("review_camera_footage", "first#no viper at all", PURSUED, no_vipers, answers=((CAG, "area:fore"),)),
    Case(
        "review_camera_footage",
        "second",
        {f"hand {CAG}": -2, f"hand {CURRENT}": -3},
        answers=(Discards(CAG, 2), Discards(CURRENT, 3)),
    ),
    Case(
        "tracked_by_radiation",
        "first",
        {"basestar fore": 1, "raider fore": 3, "civilian aft": 2, "civilian_pile": -2},
    ),
    Case("tracked_by_radiation", "second", {"fuel": -1}),
    Case(
        "training_a_rookie",
        "first",
        {"reserves": -1, "viper port_aft": 1, **RAIDERS_FLY},
        answers=((CAG, "launch:port_aft"),),
    ),
    Case("training_a_rookie", "first#no viper", RAIDERS_FLY, no_vipers),
    Case(
        "training_a_rookie",
        "second",
        {"reserves": -1, "viper port_fore": -1, "damaged_vipers": 2},
        answers=((CAG, "unmanned:viper-reserves"), (CAG, "unmanned:viper-port_fore")),
    ),
    Case(
        "training_a_rookie",
        "second#a pilot's, and a Mark VII",
        {
            f"place {CAG}": "sickbay",
            "damaged_vipers": 1,
            "viper_mark_vii fore": -1,
            "viper_mark_vii damaged": 1,
        },
        lambda proof: (mark_seven(fore=1)(proof), proof.place(CAG, "aft")),
        answers=((CAG, f"viper:seat-{CAG}"), (CAG, "unmanned:viper_mark_vii-fore")),
    ),
    Case("training_a_rookie", "second#no viper", {}, no_vipers),
    Case("fighting_blind", "first", {"centurion 0": 2}),
    Case(
        "fighting_blind",
        "second",
        {
            "morale": -1,
            f"hand {CAG}": -4,
            f"executed {CHARACTERS[CAG]}": 1,
            f"character {CAG}": "samuel_t_anders",
            f"place {CAG}": "armory",
        },
        answers=((CAG, "character:samuel_t_anders"),),
    ),
    Case(
        "fighting_blind",
        "second#somebody else is higher in the line",
        {
            "morale": -1,
            f"hand {CAG}": -4,
            f"executed {CHARACTERS[CAG]}": 1,
            f"character {CAG}": "tory_foster",
            f"place {CAG}": "press_room",
            "title title_cag": f"seat {ADMIRAL}",
        },
        answers=((CAG, "character:tory_foster"),),
    ),
)
"""Seat 1, Starbuck, is CAG; vipers stand in both launch areas, four in the Reserves; all Mark VIIs are damaged."""
