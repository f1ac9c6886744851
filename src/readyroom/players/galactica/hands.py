"""Skill cards: which to draw, which to keep."""

from collections import Counter

from readyroom.galactica.board import AREA_OF
from readyroom.galactica.rules_in_force import STANDING
from readyroom.galactica.skills import DESIGN, NAME, SKILLS, STRENGTH, TREACHERY, TYPE
from readyroom.kernel import Option
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import CYLON, Table

ASKED_FOR = {
    "politics": 0.36,
    "leadership": 0.42,
    "tactics": 0.5,
    "piloting": 0.2,
    "engineering": 0.22,
    "treachery": 0.02,
}
"""How useful a type is to the humans in general: by the checks of the base box, and by what its cards do."""
AGAINST = {"politics": 0.2, "leadership": 0.1, "tactics": 0.1, "piloting": 0.5, "engineering": 0.5, "treachery": 0.6}
"""How useful a type is to spoil checks with."""

WEAPON = 0.3
"""A Treachery card in the hand of a hidden Cylon."""

COLLECTED = 1.0
"""A card that a Cylon leader needs to have in the end."""

OTHER_TYPE = 0.2
"""How useful a type is of which nothing is known."""


def draw_worth(mind: Mind, option: Option) -> float:
    """Useful types, mixed, and fewer of what I have enough of."""
    if option.kind != "draw":
        return 0.0
    table = mind.table
    held = Counter(SKILLS[TYPE[DESIGN[card]]] for card in table.hand)
    wanted = wanted_types(mind)
    worth = 0.0
    for skill in option.id.split("+"):
        worth += wanted.get(skill, OTHER_TYPE) - 0.04 * held[skill]
        worth += COLLECTED * (held[skill] < table.collects.get(skill, 0))
        held[skill] += 2
    return worth


def wanted_types(mind: Mind) -> dict[str, float]:
    if mind.side == CYLON:
        return AGAINST
    table = mind.table
    wanted = dict(ASKED_FOR)
    if table.damaged or table.view.reserves.damaged_vipers > 2:
        wanted["engineering"] += 0.2
    if table.place in AREA_OF and table.raiders:
        wanted["piloting"] += 0.25
    if mind.pretends:
        return {skill: worth + 0.4 * AGAINST.get(skill, OTHER_TYPE) for skill, worth in wanted.items()}
    return wanted


def keep_worth(mind: Mind, card: str) -> float:
    """What a card in hand is worth: its strength in checks, and what it can do."""
    design = DESIGN[card]
    worth = 0.12 * STRENGTH[design] + COLLECTED * mind.table.keeps(card)
    if mind.side == CYLON:
        return worth + AGAINST.get(SKILLS[TYPE[design]], OTHER_TYPE)
    if TYPE[design] == TREACHERY and mind.pretends:
        return worth + WEAPON
    if TYPE[design] == TREACHERY:  # of no use to a human, but some bring a Mutiny card when they are discarded
        return 0.6 if NAME[design] in STANDING else 0.0
    return worth + text_worth(mind.table, NAME[design])


def text_worth(table: Table, name: str) -> float:
    piloting = table.place in AREA_OF
    if name == "maximum_firepower":
        return 0.5 if piloting else 0.25 if table.sheet(table.seat).pilot else 0.0
    if name == "repair":
        return 0.6 if table.damaged else 0.3
    if name == "evasive_maneuvers":
        return 0.2 if table.raiders else 0.1
    return {
        "executive_order": 0.5,
        "declare_emergency": 0.35,
        "strategic_planning": 0.25,
        "consolidate_power": 0.3,
        "launch_scout": 0.4,
        "critical_situation": 0.5,
        "calculations": 0.25,
        "change_of_plans": 0.4,
        "popular_influence": 0.35,
        "preventative_policy": 0.3,
        "raptor_specialist": 0.3,
        "unorthodox_plan": 0.35,
    }.get(name, 0.1)


def throw_worth(mind: Mind, option: Option) -> float:
    """What is worth least goes first; all of it counts as wanted, since it must be done."""
    return 5.0 - keep_worth(mind, option.id)


def take_worth(mind: Mind, option: Option) -> float:
    """The card a Cylon takes from somebody's hand: what hurts him most."""
    design = DESIGN[option.id]
    return STRENGTH[design] + text_worth(mind.table, NAME[design])
