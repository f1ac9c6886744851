"""The Exodus box and the parts of it that a table may do without; the files beside this one say what lies in them."""

from typing import Final

from readyroom.galactica.boxes import Box
from readyroom.kernel import Setting

EXODUS: Final = Box("exodus")
EXODUS.settings += [
    Setting("cylon_ships", ("attack_cards", "fleet_board"), "attack_cards", surprise=True),
    Setting("personal_goals", (False, True), False),
    Setting("final_five", (False, True), False),
]
EXODUS.pieces |= {"nuke": 3}
EXODUS.nukes_return = True
EXODUS.cylons_mix = True
EXODUS.cylons_prepare = True

FLEET_BOARD: Final = Box("cylon_fleet_board", when=lambda options: options.cylon_ships == "fleet_board")
"""What the Cylon Fleet board brings; `fleet.py` and the files beside it say what lies in it."""

PERSONAL_GOALS: Final = Box("personal_goals", when=lambda options: options.personal_goals)
FINAL_FIVE: Final = Box("final_five", when=lambda options: options.final_five)

IONIAN: Final = Box("ionian", when=lambda options: options.objective == "ionian")
"""What the Ionian Nebula brings: trauma, allies, the Crossroads; `ionian.py` says what lies in it."""
IONIAN.settings += [Setting("objective", ("kobol", "ionian"), "kobol", surprise=True)]
