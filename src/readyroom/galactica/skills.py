"""Skill cards: the designs, drawing and the Destiny deck (SKILL, RECV-007).

A skill card is the number of its design; copies of a design are one and the same thing. Type t with strength s is
design 5 * t + s - 1.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations_with_replacement
from typing import Final

from readyroom.galactica.events import DestinyBuilt, SkillsDrawn
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Hidden, Option, Script

SKILLS: Final = ("politics", "leadership", "tactics", "piloting", "engineering")
POLITICS, LEADERSHIP, TACTICS, PILOTING, ENGINEERING = range(5)

NAMES: Final = (
    ("consolidate_power", "investigative_committee"),
    ("executive_order", "declare_emergency"),
    ("launch_scout", "strategic_planning"),
    ("evasive_maneuvers", "maximum_firepower"),
    ("repair", "scientific_research"),
)
"""Of each type: the card with strength 1 or 2, and the one with 3 to 5."""

COPIES: Final = (8, 6, 4, 2, 1)
"""Copies of each strength, 1 to 5; the same for every type."""

DESIGNS: Final = range(25)
TYPE: Final = tuple(card // 5 for card in DESIGNS)
STRENGTH: Final = tuple(card % 5 + 1 for card in DESIGNS)
NAME: Final = tuple(NAMES[card // 5][card % 5 > 1] for card in DESIGNS)
LABEL: Final = tuple(f"{NAME[card]}-{STRENGTH[card]}" for card in DESIGNS)
CARDS_NAMED: Final = {
    name: frozenset(card for card in DESIGNS if NAME[card] == name) for pair in NAMES for name in pair
}
_OPTIONS: Final = tuple(
    Option("card", LABEL[card], {"name": NAME[card], "skill": SKILLS[TYPE[card]], "strength": STRENGTH[card]})
    for card in DESIGNS
)


def skill_bits(*skills: int) -> int:
    bits = 0
    for skill in skills:
        bits |= 1 << skill
    return bits


def skill_names(bits: int) -> tuple[str, ...]:
    return tuple(name for skill, name in enumerate(SKILLS) if bits >> skill & 1)


def labels(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(LABEL[card] for card in cards)


def show_card(card: int) -> Option:
    return _OPTIONS[card]


def full_deck(skill: int) -> list[int]:
    return [5 * skill + strength for strength, copies in enumerate(COPIES) for _ in range(copies)]


def holding(g: Galactica, seat: int, name: str) -> list[int]:
    """The different cards of this name in a human player's hand (CYL-021), weakest first."""
    player = g.players[seat]
    if player.revealed:
        return []
    wanted = CARDS_NAMED[name]
    found = [card for card in player.hand if card in wanted]
    return sorted(set(found)) if len(found) > 1 else found


# --- drawing -----------------------------------------------------------------------------------------------


def take_top(g: Galactica, skill: int) -> int | None:
    """The top card of a Skill deck, rebuilt from its discard pile if it is empty (SKILL-002); None if both are."""
    deck = g.skill_decks[skill]
    if not deck:
        deck.extend(g.skill_discards[skill])
        g.skill_discards[skill].clear()
        if not deck:
            return None
        g.chance.shuffle(deck)
    return deck.pop()


def draw(g: Galactica, seat: int, skills: Sequence[int]) -> None:
    """`seat` draws a card of each of these types."""
    drawn = []
    for skill in skills:
        card = take_top(g, skill)
        if card is not None:
            drawn.append(card)
    g.players[seat].hand += drawn
    g.chance.reveal()
    g.tell(SkillsDrawn, seat, tuple(SKILLS[TYPE[c]] for c in drawn), Hidden(labels(drawn), (seat,), None))


def show_draw(skills: tuple[int, ...]) -> Option:
    names = [SKILLS[skill] for skill in skills]
    return Option("draw", "+".join(names), {"skills": names})


def choose_and_draw(g: Galactica, seat: int, ways: Sequence[tuple[int, ...]]) -> Script[None]:
    """`seat` chooses one of several ways to draw (RECV-002)."""
    skills = ways[0]
    if len(ways) > 1:
        skills = yield Choose(seat, "galactica-draw", ways, show_draw)
    draw(g, seat, skills)


ANY_WAY: Final = {count: tuple(combinations_with_replacement(range(len(SKILLS)), count)) for count in range(1, 4)}


def draw_any(g: Galactica, seat: int, count: int) -> Script[None]:
    """Cards of any types, the same one more than once if liked (CHAR-006)."""
    yield from choose_and_draw(g, seat, ANY_WAY[count])


def rebuild_destiny(g: Galactica) -> None:
    """Two random cards of each type, shuffled (SKILL-006)."""
    for skill in range(len(SKILLS)):
        for _ in range(2):
            card = take_top(g, skill)
            if card is not None:
                g.destiny.append(card)
    g.chance.shuffle(g.destiny)
    g.tell(DestinyBuilt)
