"""The Pegasus box; the files beside this one say what lies in it."""

from typing import Final

from readyroom.galactica.boxes import Box, Pile
from readyroom.kernel import Setting

PEGASUS: Final = Box("pegasus")
PEGASUS.cylons_gain = True

LEADERS: Final = Box("leaders", when=lambda options: options.leaders)
"""The Cylon leaders of the box."""
LEADERS.settings.append(Setting("leaders", (False, True), False))

OLD_LEADERS: Final = Box("exodus_leaders", when=lambda options: options.leaders)
"""What they bring beside Exodus, where nothing else of Pegasus is played (rulebook 003, its appendix)."""

NEW_CAPRICA: Final = Box("new_caprica", when=lambda options: options.objective == "new_caprica")
"""What the New Caprica phase brings: its board, its Crisis deck, the occupation; `new_caprica.py` says what lies in
it."""
NEW_CAPRICA.settings.append(Setting("objective", ("kobol", "new_caprica"), "kobol"))
PEGASUS_ATTACKS: Final = Box("pegasus_attacks", when=lambda options: options.cylon_ships == "attack_cards")
"""Its Cylon attack cards, which take the place of the Cylon Fleet board (Appendix II of s001)."""
PEGASUS_ATTACKS.piles.append(Pile("crisis", known=True, spots=("box",)))
PEGASUS_ATTACKS.settings += [Setting("fewer_crises", (False, True), False)]
