"""Skill cards: the designs, drawing and the Destiny deck (SKILL, RECV-007).

A Skill card is the number of its design; copies of a design are one and the same thing. Boxes declare their designs,
and a number once given stays: it is part of stored positions.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from readyroom.galactica.boxes import Box, Contents, in_play, take_id
from readyroom.galactica.events import (
    DestinyBuilt,
    DestinyMixed,
    DestinyReplaced,
    DestinyReturned,
    DestinySearched,
    DestinyTaken,
    SkillsDrawn,
    SkillTaken,
)
from readyroom.galactica.purposes import DRAW, INDIFFERENT
from readyroom.galactica.sides import may_use_text
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, ChooseSeveral, Hidden, Option, Script

SKILLS: Final = ("politics", "leadership", "tactics", "piloting", "engineering", "treachery")
"""The types there are; which of them a table has is said by its boxes."""
POLITICS, LEADERSHIP, TACTICS, PILOTING, ENGINEERING, TREACHERY = range(6)

TYPE: Final[list[int]] = []
STRENGTH: Final[list[int]] = []
NAME: Final[list[str]] = []
LABEL: Final[list[str]] = []
COPIES: Final[list[int]] = []
"""By the number of a design."""
DESIGN: Final[dict[str, int]] = {}
"""The number of a design by its label."""
CARDS_NAMED: Final[dict[str, tuple[int, ...]]] = {}
"""The designs of each name, weakest first."""
ANY_NAMED: Final[dict[str, frozenset[int]]] = {}
"""The same, to look for them in a hand."""
_OPTIONS: Final[list[Option]] = []


def skill_card(box: Box, name: str, skill: int, copies: Mapping[int, int]) -> None:
    """Declare the cards of a name: how many copies there are of each strength."""
    take_id(name, "skill card")
    for strength, count in copies.items():
        design, label = len(TYPE), f"{name}-{strength}"
        TYPE.append(skill)
        STRENGTH.append(strength)
        NAME.append(name)
        LABEL.append(label)
        DESIGN[label] = design
        COPIES.append(count)
        CARDS_NAMED[name] = (*CARDS_NAMED.get(name, ()), design)
        ANY_NAMED[name] = frozenset(CARDS_NAMED[name])
        _OPTIONS.append(Option("card", label, {"name": name, "skill": SKILLS[skill], "strength": strength}))
        box.designs.append(design)


def skill_bits(*skills: int) -> int:
    bits = 0
    for skill in skills:
        bits |= 1 << skill
    return bits


def skill_names(bits: int) -> tuple[str, ...]:
    """The types that are positive in a check.

    >>> skill_names(skill_bits(LEADERSHIP, TACTICS))
    ('leadership', 'tactics')
    """
    return tuple(name for skill, name in enumerate(SKILLS) if bits >> skill & 1)


def labels(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(LABEL[card] for card in cards)


def show_card(card: int) -> Option:
    return _OPTIONS[card]


def full_deck(contents: Contents, skill: int) -> list[int]:
    return [design for design in contents.designs if TYPE[design] == skill for _ in range(COPIES[design])]


def holding(g: Galactica, seat: int, name: str) -> list[int]:
    """The different cards of this name in a human player's hand (CYL-021), weakest first."""
    player = g.players[seat]
    if not may_use_text(player):
        return []
    wanted = CARDS_NAMED[name]
    found = [card for card in player.hand if card in wanted]
    return sorted(set(found)) if len(found) > 1 else found


def names_gone(g: Galactica, skill: int) -> list[str]:
    """The cards of a type of which all copies lie in the discard pile: everybody saw them go there (SKILL-001)."""
    pile = g.skill_discards[skill]
    names = {NAME[card] for card in pile}
    return sorted(
        name
        for name in names
        if sum(NAME[card] == name for card in pile) == sum(COPIES[design] for design in CARDS_NAMED[name])
    )


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
    if g.told is not None:
        g.tell(SkillsDrawn, seat, tuple(SKILLS[TYPE[c]] for c in drawn), Hidden(labels(drawn), (seat,), None))


def drawable(g: Galactica, ways: Sequence[tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
    """The ways to draw of which most cards are there, each without those that are not (RECV-007)."""
    left = [0] * len(SKILLS)
    for skill in in_play(g).skills:
        left[skill] = len(g.skill_decks[skill]) + len(g.skill_discards[skill])
    found = {tuple(card for n, card in enumerate(way) if way[:n].count(card) < left[card]) for way in ways}
    most = max(map(len, found))
    return tuple(sorted(way for way in found if len(way) == most))


def show_draw(skills: tuple[int, ...]) -> Option:
    names = [SKILLS[skill] for skill in skills]
    return Option("draw", "+".join(names), {"skills": names})


def choose_and_draw(g: Galactica, seat: int, ways: Sequence[tuple[int, ...]]) -> Script[None]:
    """`seat` chooses one of several ways to draw (RECV-002)."""
    skills = ways[0]
    if len(ways) > 1:
        skills = yield Choose(seat, "galactica-draw", ways, show_draw, purpose=DRAW)
    draw(g, seat, skills)


@cache
def any_way(skills: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations_with_replacement(skills, count))


def draw_any(g: Galactica, seat: int, count: int) -> Script[None]:
    """Cards of any types, the same one more than once if liked (CHAR-006)."""
    yield from draw_among(g, seat, in_play(g).skills, count)


def draw_mixed(g: Galactica, seat: int, count: int) -> Script[None]:
    """Cards of any types, all different."""
    yield from choose_and_draw(g, seat, tuple(combinations(in_play(g).skills, count)))


def draw_among(g: Galactica, seat: int, skills: tuple[int, ...], count: int) -> Script[None]:
    """Cards of these types, in any mixture."""
    yield from choose_and_draw(g, seat, any_way(skills, count))


def may_draw_among(g: Galactica, seat: int, skills: tuple[int, ...], count: int) -> Script[None]:
    """Cards of these types, in any mixture, or none."""
    ways = [*any_way(skills, count), ()]
    drawn: tuple[int, ...] = yield Choose(seat, "galactica-may-draw", ways, _show_may_draw, purpose=DRAW)
    if drawn:
        draw(g, seat, drawn)


def _show_may_draw(skills: tuple[int, ...]) -> Option:
    return show_draw(skills) if skills else Option("choice", "nothing")


def take_hand(g: Galactica, seat: int, source: int) -> None:
    """All cards of a hand go to another one; only the two of them see which."""
    cards = sorted(g.players[source].hand)
    g.players[source].hand.clear()
    g.players[seat].hand += cards
    if cards:
        g.chance.reveal()
    for card in cards:
        g.tell(SkillTaken, seat, source, Hidden(LABEL[card], (seat, source), None))


def top_of_destiny(g: Galactica, count: int) -> list[int]:
    """Cards of the Destiny deck, which is rebuilt after its last card is used (SKILL-006)."""
    taken = []
    for _ in range(count):
        if g.destiny:
            taken.append(g.destiny.pop())
            if not g.destiny:
                rebuild_destiny(g)
    return taken


def take_destiny(g: Galactica, seat: int, count: int) -> None:
    """The top cards of the Destiny deck go to a hand."""
    taken = top_of_destiny(g, count)
    g.players[seat].hand += taken
    g.chance.reveal()
    g.tell(DestinyTaken, seat, len(taken), Hidden(labels(taken), (seat,), None))


def put_on_destiny(g: Galactica, seat: int, cards: Sequence[int]) -> None:
    """Cards of a hand go on top of the Destiny deck, the first one uppermost."""
    for card in reversed(cards):
        g.players[seat].hand.remove(card)
        g.destiny.append(card)
    g.tell(DestinyReturned, seat, len(cards), Hidden(labels(cards), (seat,), None))


def search_destiny(g: Galactica, seat: int, count: int) -> Script[None]:
    """`seat` looks through the Destiny deck, which is shuffled afterwards, and discards cards of it."""
    g.searching = seat
    g.chance.reveal()
    found = sorted(g.destiny)
    count = min(count, len(found))
    cards: tuple[int, ...] = yield ChooseSeveral(
        seat, "galactica-search-destiny", found, show_card, at_least=count, at_most=count, purpose=INDIFFERENT
    )
    g.searching = -1
    for card in cards:
        g.destiny.remove(card)
        g.skill_discards[TYPE[card]].append(card)
    g.tell(DestinySearched, seat, labels(sorted(cards)))
    g.chance.shuffle(g.destiny)
    if not g.destiny:
        rebuild_destiny(g)


def rebuild_destiny(g: Galactica) -> None:
    """Two random cards of each type, shuffled (SKILL-006)."""
    for skill in in_play(g).skills:
        for _ in range(2):
            card = take_top(g, skill)
            if card is not None:
                g.destiny.append(card)
    g.chance.shuffle(g.destiny)
    g.tell(DestinyBuilt)


def mix_destiny(g: Galactica, skill: int, count: int) -> None:
    """The top cards of a Skill deck go unseen into the Destiny deck, which is shuffled."""
    added = [card for card in (take_top(g, skill) for _ in range(count)) if card is not None]
    g.destiny += added
    g.chance.shuffle(g.destiny)
    g.tell(DestinyMixed, SKILLS[skill], len(added))


def only_in_destiny(g: Galactica, skill: int, count: int) -> None:
    """The Destiny deck is discarded and made anew of the top cards of one Skill deck; once they are used it is built as
    always (SKILL-006)."""
    gone = sorted(g.destiny)
    g.destiny.clear()
    for card in gone:
        g.skill_discards[TYPE[card]].append(card)
    g.chance.reveal()
    g.destiny += [card for card in (take_top(g, skill) for _ in range(count)) if card is not None]
    g.chance.shuffle(g.destiny)
    g.tell(DestinyReplaced, labels(gone), SKILLS[skill], len(g.destiny))
