"""The Treachery deck of the Daybreak box: every card has a check ability (SKILL-008)."""

from readyroom.galactica.cards.daybreak import skills as _earlier  # noqa: F401 - designs are numbered as they lie here
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.effects import CURRENT, Send, place_ships
from readyroom.galactica.effects.checks import Brings
from readyroom.galactica.effects.treachery import MixTreachery
from readyroom.galactica.registry import CHECK_ABILITIES
from readyroom.galactica.skills import TREACHERY, skill_card

for _name, _copies in (
    ("bait", {0: 6}),
    ("dradis_contact", {0: 6}),
    ("a_better_machine", {3: 4}),
    ("personal_vices", {3: 4}),
    ("violent_outbursts", {4: 3}),
    ("exploit_a_weakness", {5: 3}),
):
    skill_card(DAYBREAK, _name, TREACHERY, _copies)

CHECK_ABILITIES.update(
    {
        "bait": Brings(place_ships(aft={"civilian": 1})),
        "dradis_contact": Brings(place_ships(fore={"raider": 2})),
        "a_better_machine": Brings(MixTreachery(2)),
        "violent_outbursts": Brings(Send(CURRENT, "sickbay")),
    }
)
