"""The Daybreak box, and what all boxes together have as their rule; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box

DAYBREAK: Final = Box("daybreak")
DAYBREAK.seats = (3, 4, 5, 6, 7)
DAYBREAK.fixed |= {
    "sympathizer": True,
    "cooperative": False,
    "cylon_ships": "fleet_board",
    "personal_goals": True,
    "final_five": True,
}
"""The Cylon Fleet board and conflicted loyalties are no options any more. There is no Sympathizer card, so that it
can't be left out either."""
DAYBREAK.acting_picks = True
DAYBREAK.pieces["miracle"] = 10
DAYBREAK.at_start["miracle"] = 1
DAYBREAK.no_late_card = True

NEW_LEADERS: Final = Box("daybreak_leaders", when=lambda options: options.leaders)
"""Four more Cylon leaders, and what all boxes together have for them."""
