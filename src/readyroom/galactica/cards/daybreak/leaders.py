"""The four Cylon leaders of the Daybreak box, and the Loyalty decks of all boxes together with a leader."""

from readyroom.galactica.cards.daybreak.box import NEW_LEADERS
from readyroom.galactica.characters import Sheet, character
from readyroom.galactica.loyalty import MUTINEER
from readyroom.galactica.setup import LEADER as TYPE
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, TREACHERY

_SHEETS = (
    Sheet(
        "aaron_doral",
        TYPE,
        (((TREACHERY,), 1), ((POLITICS, TACTICS), 1)),
        "caprica",
        ("industrious", "meticulous", "vanity"),
        status=LEADER,
    ),
    Sheet(
        "danna_biers",
        TYPE,
        (((POLITICS, LEADERSHIP), 1), ((ENGINEERING, TREACHERY), 1)),
        "human_fleet",
        ("visions", "dont_trust_anyone", "heretic"),
        status=LEADER,
    ),
    Sheet(
        "sharon_athena_agathon",
        TYPE,
        (((PILOTING,), 1), ((LEADERSHIP, ENGINEERING), 1)),
        "hangar_deck",
        ("for_love", "resolute", "grieving"),
        status=INFILTRATOR,
    ),
    Sheet(
        "simon_oneill",
        TYPE,
        (((ENGINEERING,), 1), ((TACTICS, TREACHERY), 1)),
        "cylon_fleet",
        ("calculating", "modifications", "logic_bound"),
        status=LEADER,
    ),
)

for _sheet in _SHEETS:
    character(NEW_LEADERS, _sheet)

NEW_LEADERS.leader_decks |= {4: (1, 6), 5: (1, 8), 6: (2, 9), 7: (2, 11)}  # LOYD-016, LOYD-018, LOYD-020, LOYD-021
NEW_LEADERS.leader_joins |= {5: (MUTINEER,), 7: (MUTINEER,)}
