"""The Skill cards of the Daybreak box, and their text: of each type one with a check ability and three others, and the
Treachery deck."""

from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.cards.pegasus import skills as _earlier  # noqa: F401 - designs are numbered box after box
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    TACTICS,
    TREACHERY,
    skill_card,
)

ICON, MIDDLE, STRONG = {0: 2}, {3: 1, 4: 1}, {5: 1}
"""Copies of each strength; every type has three names."""

for _skill, _icon, _middle, _strong in (
    (POLITICS, "force_their_hand", "popular_influence", "negotiation"),
    (LEADERSHIP, "all_hands_on_deck", "restore_order", "change_of_plans"),
    (TACTICS, "quick_thinking", "unorthodox_plan", "a_second_chance"),
    (PILOTING, "dogfight_skill", "combat_veteran", "launch_reserves"),
    (ENGINEERING, "install_upgrades", "raptor_specialist", "test_the_limits"),
):
    skill_card(DAYBREAK, _icon, _skill, ICON)
    skill_card(DAYBREAK, _middle, _skill, MIDDLE)
    skill_card(DAYBREAK, _strong, _skill, STRONG)

for _name, _copies in (
    ("bait", {0: 6}),
    ("dradis_contact", {0: 6}),
    ("a_better_machine", {3: 4}),
    ("personal_vices", {3: 4}),
    ("violent_outbursts", {4: 3}),
    ("exploit_a_weakness", {5: 3}),
):
    skill_card(DAYBREAK, _name, TREACHERY, _copies)
