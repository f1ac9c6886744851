"""The three Cylon leaders of the Pegasus box, and what they bring beside Exodus alone."""

from readyroom.galactica.cards.pegasus.box import LEADERS, OLD_LEADERS
from readyroom.galactica.characters import Sheet, character
from readyroom.galactica.setup import LEADER as TYPE
from readyroom.galactica.sides import LEADER
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, POLITICS, TACTICS, TREACHERY

_SHEETS = (
    Sheet(
        "cavil",
        TYPE,
        (((TACTICS,), 1), ((ENGINEERING, TREACHERY), 1)),
        "cylon_fleet",
        ("primacy", "aggressive_tactics", "lies_and_secrets"),
        status=LEADER,
    ),
    Sheet(
        "leoben_conoy",
        TYPE,
        (((POLITICS,), 1), ((ENGINEERING, TREACHERY), 1)),
        "human_fleet",
        ("glimpse_the_face_of_god", "cryptic_message", "clouded"),
        status=LEADER,
    ),
    Sheet(
        "caprica_six",
        TYPE,
        (((LEADERSHIP,), 1), ((ENGINEERING, TREACHERY), 1)),
        "caprica",
        ("intimate", "human_delusion", "conflicted_loyalties"),
        status=LEADER,
    ),
)

for _sheet in _SHEETS:
    character(LEADERS, _sheet)

OLD_LEADERS.leader_decks |= {4: (1, 6), 5: (1, 8), 6: (2, 9), 7: (2, 11)}  # LOYD-022
