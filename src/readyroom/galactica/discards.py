"""Discarding and playing Skill cards from the hand (SKILL-001, SKILL-005, TIME-007)."""

from collections.abc import Iterable, Sequence
from typing import Final

from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import drawback
from readyroom.galactica.events import SkillPlayed, SkillsDiscarded
from readyroom.galactica.purposes import GIVE_UP
from readyroom.galactica.rules_in_force import Headstrong
from readyroom.galactica.skills import LABEL, TYPE, labels, show_card
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import moment
from readyroom.kernel import AskAll, ChooseSeveral, Script

DISCARD: Final = "galactica-discard"
"""Asked of a seat that chooses cards of its hand to discard."""


ALL: Final = "all"
PRICE: Final = "price"
"""What is about to be discarded: a whole hand, or the price of a move; else cards that the game wants."""


def discard_cards(
    g: Galactica, seat: int, cards: Iterable[int], because: Cause, *, chosen: bool = True
) -> Script[None]:
    """These cards go from the hand faceup to the discard piles of their types (SKILL-001), in an order that does not
    tell how they lay in the hand. `chosen`: not at random, nor because all had to go (SKILL-009..015)."""
    gone = tuple(sorted(cards))
    for card in gone:
        _throw(g, seat, card)
    if gone:
        if g.told is not None:
            g.tell(SkillsDiscarded, seat, labels(gone))
        how = "chosen" if chosen else "forced"
        yield from moment(g, "cards_discarded", because, seat=seat, what=how, amount=len(gone), cards=gone)


def play_card(g: Galactica, seat: int, card: int) -> None:
    """A Skill card is discarded when its text starts to resolve (SKILL-005)."""
    _throw(g, seat, card)
    g.tell(SkillPlayed, seat, LABEL[card])


def _throw(g: Galactica, seat: int, card: int) -> None:
    g.players[seat].hand.remove(card)
    g.skill_discards[TYPE[card]].append(card)


def discard_random(g: Galactica, seat: int, count: int, because: Cause) -> Script[None]:
    hand = g.players[seat].hand
    cards = g.chance.draw(hand[:], count)
    yield from discard_cards(g, seat, cards, because, chosen=False)


def discard_hand(g: Galactica, seat: int, because: Cause, *, for_good: bool = False) -> Script[None]:
    """All cards of a hand; where somebody may spare some of them, whose hand it is says which. `for_good`: who takes no
    part any more keeps nothing."""
    hand = g.players[seat].hand
    if not hand:
        return
    count = len(hand)
    if not for_good:
        count = (yield from moment(g, "discarding", because, seat=seat, what=ALL, amount=count)).amount
    if count < len(hand):
        yield from discard(g, seat, count, because, spared=True)
        return
    g.chance.reveal()
    yield from discard_cards(g, seat, hand[:], because, chosen=False)


def must_be_random(g: Galactica, seat: int) -> bool:
    """Apollo's Headstrong: every forced discard is random (CHERR-028)."""
    return drawback(g, g.players[seat], Headstrong) is not None


def discard(
    g: Galactica,
    seat: int,
    count: int,
    because: Cause,
    *,
    random: bool = False,
    paid: bool = False,
    spared: bool = False,
) -> Script[None]:
    """`seat` discards `count` cards of his choice, all if he has fewer. `paid`: for something he has chosen to do, and
    so by choice whatever his sheet says of cards he is forced to discard. `spared`: the number is settled already."""
    yield from discard_each(g, [seat], count, because, random=random, paid=paid, spared=spared)


def discard_each(
    g: Galactica,
    seats: Sequence[int],
    count: int,
    because: Cause,
    *,
    random: bool = False,
    paid: bool = False,
    spared: bool = False,
) -> Script[None]:
    """Each of `seats` discards `count` cards, choosing at the same time (TIME-007)."""
    limits = [(seat, len(g.players[seat].hand) - count) for seat in seats]
    yield from discard_down(g, limits, because, random=random, sheet=not paid, spared=spared)


def discard_down(
    g: Galactica,
    limits: Sequence[tuple[int, int]],
    because: Cause,
    *,
    random: bool = False,
    sheet: bool = True,
    spared: bool = False,
) -> Script[None]:
    """Each seat discards until it has as many cards as its limit says; without `sheet`, drawbacks do not count."""
    choosing: list[ChooseSeveral] = []
    for seat, limit in limits:
        hand = g.players[seat].hand
        count = len(hand) - max(limit, 0)
        if count > 0 and not spared:
            count = (yield from moment(g, "discarding", because, seat=seat, amount=count)).amount
        if count <= 0:
            continue
        blindly = random or (sheet and must_be_random(g, seat))
        if count == len(hand):
            g.chance.reveal()
            yield from discard_cards(g, seat, sorted(hand), because, chosen=not blindly)
        elif blindly:
            yield from discard_random(g, seat, count, because)
        else:
            choosing.append(
                ChooseSeveral(seat, DISCARD, hand, show_card, at_least=count, at_most=count, purpose=GIVE_UP)
            )
    if len(choosing) == 1:
        cards: tuple[int, ...] = yield choosing[0]
        yield from discard_cards(g, choosing[0].seat, cards, because)
    elif choosing:
        chosen: list[tuple[int, ...]] = yield AskAll(choosing)
        for question, cards in zip(choosing, chosen, strict=True):
            yield from discard_cards(g, question.seat, cards, because)
