"""The Daybreak box, and what all boxes together have as their rule; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box
from readyroom.kernel import Setting

DAYBREAK: Final = Box("daybreak")
DAYBREAK_ATTACKS: Final = Box("daybreak_attacks", when=lambda options: options.cylon_ships == "attack_cards")
"""Its Cylon attack cards, which take the place of the Cylon Fleet board (Appendix II of s001)."""
EARTH: Final = Box("earth", when=lambda options: options.objective == "earth")
"""What the way to Earth brings: Missions, Demetrius, the rebel basestar; `earth.py` says what lies in it."""
EARTH.settings.append(Setting("objective", ("kobol", "earth"), "kobol"))
DAYBREAK.fixed |= {
    "sympathizer": True,
    "personal_goals": True,
    "final_five": True,
}
"""Conflicted loyalties are no option any more: they are there where players have Loyalty cards of their own. There is
no Sympathizer card, so that it can't be left out either."""
DAYBREAK.usual |= {"cylon_ships": "fleet_board"}
DAYBREAK.acting_picks = True
DAYBREAK.pieces["miracle"] = 10
DAYBREAK.at_start["miracle"] = 1
DAYBREAK.no_late_card = True

NEW_LEADERS: Final = Box("daybreak_leaders", when=lambda options: options.leaders)
"""Four more Cylon leaders, and what all boxes together have for them."""
