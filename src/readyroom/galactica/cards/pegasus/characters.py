"""The four human characters of the Pegasus box."""

from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.characters import Sheet, character
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, TREACHERY

_SHEETS = (
    Sheet(
        "helena_cain",
        "military_leader",
        (((LEADERSHIP,), 2), ((TACTICS,), 2), ((LEADERSHIP, TACTICS), 1)),
        "pegasus_cic",
        ("intolerant", "blind_jump", "bent_on_revenge"),
        setup_or="command",
    ),
    Sheet(
        "anastasia_dee_dualla",
        "support",
        (((LEADERSHIP,), 1), ((TACTICS,), 3), ((ENGINEERING,), 1)),
        "communications",
        ("efficient", "fast_learner", "emotionally_fragile"),
    ),
    Sheet(
        "ellen_tigh",
        "political_leader",
        (((POLITICS,), 2), ((LEADERSHIP,), 2), ((TREACHERY,), 1)),
        "admirals_quarters",
        ("politically_adroit", "manipulative", "nothing_but_trouble"),
    ),
    Sheet(
        "louanne_kat_katraine",
        "pilot",
        (((LEADERSHIP,), 1), ((TACTICS,), 2), ((PILOTING,), 2)),
        "hangar_deck",
        ("hotshot", "sacrifice", "stim_junkie"),
    ),
)

for _sheet in _SHEETS:
    character(PEGASUS, _sheet)
