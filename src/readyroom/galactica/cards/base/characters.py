"""The ten character sheets of the base box."""

from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.characters import Sheet, character
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

_SHEETS = (
    Sheet(
        "william_adama",
        "military_leader",
        (((LEADERSHIP,), 3), ((TACTICS,), 2)),
        "admirals_quarters",
        ("inspirational_leader", "command_authority", "emotionally_attached"),
    ),
    Sheet(
        "lee_apollo_adama",
        "pilot",
        (((TACTICS,), 1), ((PILOTING,), 2), ((LEADERSHIP, POLITICS), 2)),
        "piloting_viper",
        ("alert_viper_pilot", "cag", "headstrong"),
    ),
    Sheet(
        "gaius_baltar",
        "political_leader",
        (((POLITICS,), 2), ((LEADERSHIP,), 1), ((ENGINEERING,), 1)),
        "research_lab",
        ("delusional_intuition", "cylon_detector", "coward"),
    ),
    Sheet(
        "sharon_boomer_valerii",
        "pilot",
        (((TACTICS,), 2), ((PILOTING,), 2), ((ENGINEERING,), 1)),
        "armory",
        ("recon", "mysterious_intuition", "sleeper_agent"),
    ),
    Sheet(
        "chief_galen_tyrol",
        "support",
        (((POLITICS,), 1), ((LEADERSHIP,), 2), ((ENGINEERING,), 2)),
        "hangar_deck",
        ("maintenance_engineer", "blind_devotion", "reckless"),
    ),
    Sheet(
        "karl_helo_agathon",
        "military_leader",
        (((LEADERSHIP,), 2), ((TACTICS,), 2), ((PILOTING,), 1)),
        "off_board",
        ("eco_officer", "moral_compass", "stranded"),
    ),
    Sheet(
        "laura_roslin",
        "political_leader",
        (((POLITICS,), 3), ((LEADERSHIP,), 2)),
        "presidents_office",
        ("religious_visions", "skilled_politician", "terminal_illness"),
    ),
    Sheet(
        "kara_starbuck_thrace",
        "pilot",
        (((TACTICS,), 2), ((PILOTING,), 2), ((LEADERSHIP, ENGINEERING), 1)),
        "hangar_deck",
        ("expert_pilot", "secret_destiny", "insubordinate"),
    ),
    Sheet(
        "saul_tigh",
        "military_leader",
        (((LEADERSHIP,), 2), ((TACTICS,), 3)),
        "command",
        ("cylon_hatred", "declare_martial_law", "alcoholic"),
    ),
    Sheet(
        "tom_zarek",
        "political_leader",
        (((POLITICS,), 2), ((LEADERSHIP,), 2), ((TACTICS,), 1)),
        "administration",
        ("friends_in_low_places", "unconventional_tactics", "convicted_criminal"),
    ),
)

for _sheet in _SHEETS:
    character(BASE, _sheet)
