"""The base box; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box, Pile

BASE: Final = Box("base")
BASE.turn += (
    ("receive_skills", ""),
    ("movement", "receive_skills"),
    ("action", "movement"),
    ("crisis", "action"),
    ("end_of_turn", "crisis"),
)
BASE.pieces |= {
    "viper": 8,
    "raptor": 4,
    "raider": 16,
    "heavy_raider": 4,
    "basestar": 2,
    "centurion": 4,
    "nuke": 2,
}
BASE.nukes_by = "admiral"
BASE.faces |= {
    "civilian": {
        "civ_empty": 2,
        "civ_population_1": 6,
        "civ_population_2": 2,
        "civ_population_1_fuel_1": 1,
        "civ_population_1_morale_1": 1,
    },
    "basestar_damage": {"critical_hit": 1, "disabled_hangar": 1, "disabled_weapons": 1, "structural_damage": 1},
}
BASE.piles += (
    Pile("crisis", known=True),
    Pile("super_crisis", hands="secret"),
    Pile("quorum", size_open=True, known=True, hands="open", humans=True, office="president"),
    Pile("destination", known=True),
)
