"""The eight human characters of the Daybreak box; four of them show somebody whom the base box has too."""

from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.characters import Sheet, character
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

_SHEETS = (
    Sheet(
        "romo_lampkin",
        "political_leader",
        (((POLITICS,), 3), ((TACTICS,), 2)),
        "administration",
        ("deceitful", "attorney", "kleptomania"),
    ),
    Sheet(
        "louis_hoshi",
        "military_leader",
        (((LEADERSHIP,), 2), ((TACTICS,), 2), ((ENGINEERING,), 1)),
        "communications",
        ("dutiful", "organized", "reluctant"),
    ),
    Sheet(
        "brendan_hot_dog_costanza",
        "pilot",
        (((LEADERSHIP,), 1), ((TACTICS,), 1), ((PILOTING,), 2), ((ENGINEERING,), 1)),
        "hangar_deck",
        ("memento", "escort", "forced_to_eject"),
    ),
    Sheet(
        "sherman_doc_cottle",
        "support",
        (((POLITICS,), 1), ((TACTICS,), 2), ((ENGINEERING,), 2)),
        "research_lab",
        ("treatment", "quarantine", "specialized"),
    ),
    Sheet(
        "gaius_baltar_support",
        "support",
        (((POLITICS,), 2), ((LEADERSHIP,), 2), ((ENGINEERING,), 1)),
        "admirals_quarters",
        ("cult_leader", "broadcast", "spiritual_crisis"),
        version_of="gaius_baltar",
        miracles=3,
        price=3,
    ),
    Sheet(
        "karl_helo_agathon_pilot",
        "pilot",
        (((LEADERSHIP,), 2), ((TACTICS,), 2), ((PILOTING,), 1)),
        "admirals_quarters",
        ("raptor_pilot", "no_one_gets_left_behind", "family_commitments"),
        version_of="karl_helo_agathon",
    ),
    Sheet(
        "lee_adama_political",
        "political_leader",
        (((TACTICS,), 1), ((PILOTING,), 2), ((LEADERSHIP, POLITICS), 2)),
        "admirals_quarters",
        ("forward_thinker", "choose_a_different_path", "moral_dilemma"),
        version_of="lee_apollo_adama",
    ),
    Sheet(
        "tom_zarek_military",
        "military_leader",
        (((POLITICS,), 2), ((LEADERSHIP,), 2), ((TACTICS,), 1)),
        "weapons_control",
        ("necessary_steps", "abuse_power", "disreputable"),
        version_of="tom_zarek",
    ),
)

for _sheet in _SHEETS:
    character(DAYBREAK, _sheet)
