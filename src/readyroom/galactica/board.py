"""Space areas and tracks (BOARD, SETUP); locations are in `places`."""

from typing import Final

RESOURCES: Final = ("food", "fuel", "morale", "population")
RED: Final = {"food": 4, "fuel": 4, "morale": 5, "population": 6}
"""A resource at this number or below is in the red (RES-003)."""
START: Final = {"food": 8, "fuel": 8, "morale": 10, "population": 12}
MOST: Final = 15
START_NUKES: Final = 2
"""What the Admiral begins with; others lie beside the board (SETUP-055, SETUP-056)."""

AREAS: Final = ("fore", "starboard_fore", "starboard_aft", "aft", "port_aft", "port_fore")
"""The six space areas, clockwise round Galactica (BOARD-002)."""
FORE, STARBOARD_FORE, STARBOARD_AFT, AFT, PORT_AFT, PORT_FORE = range(6)
LAUNCH: Final = (PORT_FORE, PORT_AFT)
"""Areas with viper launch icons (BOARD-004)."""
AREA_OF: Final = {name: number for number, name in enumerate(AREAS)}
CYLON_AREAS: Final = (AFT, PORT_AFT, STARBOARD_AFT, PORT_FORE, STARBOARD_FORE, FORE)
"""The areas of the Cylon Fleet board by their numbers, as those of the main board they lie before (BOARD-014, 015)."""
PLACED: Final = (*CYLON_AREAS[:5], STARBOARD_FORE, FORE, FORE)
"""By what a die shows, less one: the area in which a ship joins the Cylon fleet (FLEET-002)."""
CAG: Final = "title_cag"
"""The title that places civilian ships, where a table has it."""
VIPER: Final = "viper"
"""The kind of vipers that every box has."""
TOWARDS_LAUNCH: Final = {FORE: PORT_FORE, AFT: PORT_AFT, STARBOARD_FORE: FORE, STARBOARD_AFT: AFT}
"""Where a heavy raider goes from areas without launch icon (HEAVY-006)."""

JUMP_LOSS: Final = (None, None, None, 3, 1)
"""Population at risk when FTL Control is used on each space of the Jump Preparation track; None: a red space."""
AUTO_JUMP: Final = 5
HUMANS_LOSE: Final = 4
"""Last space of the Boarding Party track."""

CIVILIAN_LOSS: Final[dict[str, dict[str, int]]] = {
    "civ_empty": {},
    "civ_population_1": {"population": 1},
    "civ_population_2": {"population": 2},
    "civ_population_1_fuel_1": {"population": 1, "fuel": 1},
    "civ_population_1_morale_1": {"population": 1, "morale": 1},
}
"""By face of a civilian ship: what is lost with it."""


OFF_BOARD: Final = "off_board"
"""Where stranded Helo is."""


def neighbours(area: int) -> tuple[int, int]:
    """The areas that share a border with `area` (BOARD-001): clockwise and anticlockwise."""
    return (area + 1) % 6, (area - 1) % 6


def within(area: int, moves: int) -> list[int]:
    """The areas that can be reached in so many moves, the nearest ones first."""
    found: list[int] = []
    for steps in range(1, moves + 1):
        found += [to for to in ((area + steps) % 6, (area - steps) % 6) if to not in found]
    return found


def distance(one: int, other: int) -> int:
    steps = (other - one) % 6
    return min(steps, 6 - steps)


def step_towards(area: int, target: int) -> int:
    """One area from `area` towards `target`, clockwise if both ways are as far."""
    return (area + 1) % 6 if (target - area) % 6 <= 3 else (area - 1) % 6
