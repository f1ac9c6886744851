"""Decks of named cards: drawing, looking, putting back, discarding, keeping in play (LIMIT-001, SECR-026..029)."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from readyroom.galactica.events import BottomSeen, CardDiscarded, CardKept, CardPutBack, TokensPut, TokensTaken
from readyroom.galactica.purposes import FORESEE, INDIFFERENT
from readyroom.galactica.state import PILES, Deck, Galactica, Held
from readyroom.kernel import Chance, Choose, ChooseOrder, ChooseSeveral, Hidden, Json, Option, Script


def new_deck(cards: list[str], chance: Chance) -> Deck:
    chance.shuffle(cards)
    return Deck(cards, [0] * len(cards))


def deck_of(g: Galactica, name: str) -> Deck:
    return g.decks[name]


def drawn_from(g: Galactica, name: str) -> str:
    """The deck that is drawn from and looked at where a card names one: another may have taken its place
    (CRIS-014)."""
    return g.stand_ins.get(name, name)


def show_named(card: str) -> Option:
    return Option("card", card)


def _refill(g: Galactica, deck: Deck) -> None:
    if not deck.cards and deck.discard:
        deck.cards, deck.discard = deck.discard, []
        g.chance.shuffle(deck.cards)
        deck.seen = [0] * len(deck.cards)


def any_left(g: Galactica, name: str) -> bool:
    """Whether a card of a deck can be drawn."""
    deck = deck_of(g, drawn_from(g, name))
    return bool(deck.cards or deck.discard)


def draw_card(g: Galactica, name: str) -> str | None:
    """The top card of a deck, rebuilt from its discard pile if it is empty; None if both are."""
    deck = deck_of(g, drawn_from(g, name))
    _refill(g, deck)
    if not deck.cards:
        return None
    g.chance.reveal()
    deck.seen.pop()
    return deck.cards.pop()


def draw_to_choose(g: Galactica, seat: int, name: str, count: int) -> None:
    """`seat` draws cards only he sees, to choose among them."""
    name = drawn_from(g, name)
    cards = [card for card in (draw_card(g, name) for _ in range(count)) if card is not None]
    g.held.append(Held(seat, name, cards))


def choose_held(
    g: Galactica,
    prompt: str,
    purpose: str,
    can: Callable[[str], bool] | None = None,
    foresee: Callable[[Sequence[str]], Mapping[str, Json]] | None = None,
) -> Script[str]:
    """The seat that holds drawn cards picks one (that `can` be picked); it is taken out of them. They may be told what
    each card would do (`foresee`)."""
    held = g.held[-1]
    picks = [card for card in held.cards if can is None or can(card)]
    aid = None if foresee is None else partial(foresee, picks)
    card: str = yield Choose(held.seat, prompt, picks, show_named, aid=aid, purpose=purpose)
    held.cards.remove(card)
    return card


def bury_held(g: Galactica) -> None:
    """The other drawn cards go to the bottom of their deck; only who drew them knows them (SECR-029)."""
    held = g.held.pop()
    deck = deck_of(g, held.pile)
    for card in held.cards:
        deck.cards.insert(0, card)
        deck.seen.insert(0, 1 << held.seat)
        g.tell(CardPutBack, held.seat, held.pile, True, Hidden(card, (held.seat,), None))


def put_under(g: Galactica, card: str) -> None:
    """A card that nobody else has seen goes back to the bottom of its deck."""
    deck = deck_of(g, PILES[card])
    deck.cards.insert(0, card)
    deck.seen.insert(0, 0)


def arrange_top(g: Galactica, seat: int, name: str, count: int) -> Script[None]:
    """`seat` looks at the top cards of a deck and puts them back in any order, the uppermost first."""
    name = drawn_from(g, name)
    draw_to_choose(g, seat, name, count)
    cards = yield from _in_order(g, seat, name)
    _put_back(g, seat, name, cards)


def move_top(g: Galactica, seat: int, name: str, count: int) -> Script[None]:
    """`seat` looks at the top cards of a deck and puts all of them on top or at the bottom, in any order."""
    name = drawn_from(g, name)
    draw_to_choose(g, seat, name, count)
    if not g.held[-1].cards:
        g.held.pop()
        return
    where: str = yield Choose(seat, "galactica-top-or-bottom", ("top", "bottom"), facts={"deck": name}, purpose=FORESEE)
    cards = yield from _in_order(g, seat, name)
    _put_back(g, seat, name, cards, bottom=where == "bottom")


def _in_order(g: Galactica, seat: int, name: str) -> Script[tuple[str, ...]]:
    """The cards that a seat has drawn, in an order that it sets, the uppermost first; they are on their way back."""
    cards = yield from _ordered(seat, name, g.held[-1].cards)
    g.held.pop()
    return cards


def _ordered(seat: int, name: str, given: Sequence[str]) -> Script[tuple[str, ...]]:
    cards = tuple(given)
    if len(cards) > 1:
        number = len(cards)
        facts = {"deck": name}
        cards = yield ChooseOrder(
            seat,
            "galactica-arrange",
            cards,
            show_named,
            at_least=number,
            at_most=number,
            facts=facts,
            purpose=INDIFFERENT,
        )
    return cards


def _put_back(g: Galactica, seat: int, name: str, cards: Sequence[str], *, bottom: bool = False) -> None:
    """Cards go to one end of a deck, the first of them uppermost; only who has seen them knows them."""
    deck = deck_of(g, name)
    for card in cards if bottom else reversed(cards):
        deck.cards.insert(0 if bottom else len(deck.cards), card)
        deck.seen.insert(0 if bottom else len(deck.seen), 1 << seat)
        g.tell(CardPutBack, seat, name, bottom, Hidden(card, (seat,), None))


def see_bottom(g: Galactica, seat: int, name: str) -> None:
    """`seat` looks at the bottom card of a deck, which stays there."""
    name = drawn_from(g, name)
    deck = deck_of(g, name)
    _refill(g, deck)
    g.chance.reveal()
    if deck.cards:
        deck.seen[0] |= 1 << seat
        g.tell(BottomSeen, seat, name, Hidden(deck.cards[0], (seat,), None))


def peek_top(g: Galactica, seat: int, name: str) -> Script[None]:
    """`seat` looks at the top card of a deck and leaves it there or puts it at the bottom."""
    name = drawn_from(g, name)
    deck = deck_of(g, name)
    _refill(g, deck)
    if not deck.cards:
        return
    g.chance.reveal()
    deck.seen[-1] |= 1 << seat
    card = deck.cards[-1]
    where: str = yield Choose(
        seat, "galactica-peek", ("top", "bottom"), facts={"deck": name, "card": card}, purpose=FORESEE
    )
    if where == "bottom":
        deck.cards.insert(0, deck.cards.pop())
        deck.seen.insert(0, deck.seen.pop())
    g.tell(CardPutBack, seat, name, where == "bottom", Hidden(card, (seat,), None))


def peek_several(g: Galactica, seat: int, name: str, count: int) -> Script[None]:
    """`seat` looks at the top cards of a deck; each goes back on top or to the bottom, in any order."""
    name = drawn_from(g, name)
    draw_to_choose(g, seat, name, count)
    down: tuple[str, ...] = ()
    cards = g.held[-1].cards
    if cards:
        down = yield ChooseSeveral(
            seat,
            "galactica-peek-several",
            cards[:],
            show_named,
            at_least=0,
            at_most=len(cards),
            facts={"deck": name},
            purpose=INDIFFERENT,
        )
    rest = cards[:]
    for card in down:
        rest.remove(card)
    up = yield from _ordered(seat, name, rest)
    down = yield from _ordered(seat, name, down)
    g.held.pop()
    _put_back(g, seat, name, up)
    _put_back(g, seat, name, down, bottom=True)


def shuffle_in(g: Galactica, name: str, card: str) -> None:
    """A card goes back into a deck, which is shuffled."""
    deck = deck_of(g, name)
    deck.cards.append(card)
    g.chance.shuffle(deck.cards)
    deck.seen = [0] * len(deck.cards)


def lay(g: Galactica, name: str, spot: str) -> bool:
    """The top card of a deck is laid somewhere, facedown and unseen; False if there is none."""
    card = draw_card(g, name)
    if card is None:
        return False
    g.facedown.setdefault(name, {}).setdefault(spot, []).append(card)
    g.tell(TokensPut, name, spot, 1)
    return True


def pick_up(g: Galactica, name: str, spot: str, seat: int) -> str:
    """A seat takes the card that lies somewhere facedown, in front of itself."""
    lies = g.facedown[name]
    card = lies[spot].pop()
    if not lies[spot]:
        del lies[spot]
    if not lies:
        del g.facedown[name]
    g.chance.reveal()
    g.players[seat].holds.append(card)
    g.tell(TokensTaken, name, spot, 1)
    return card


def discard_to(g: Galactica, name: str, card: str) -> None:
    deck_of(g, name).discard.append(card)
    g.tell(CardDiscarded, card)


def keep(g: Galactica, card: str) -> None:
    """A card stays in play."""
    g.kept.append(card)
    g.tell(CardKept, card)


def discard_kept(g: Galactica, card: str) -> None:
    """A card that was kept in play goes to its discard pile, if it is there."""
    if card in g.kept:
        g.kept.remove(card)
        discard_to(g, pile_of(card), card)


def pile_of(card: str) -> str:
    return PILES[card]
