"""The state of a game of Race for the Galaxy, and the few ways cards and chips move. Rule index: TERM, DECK, INFO."""

from collections.abc import Iterable

import msgspec

from readyroom.kernel import Hidden, Shared, State
from readyroom.race.events import BONUS, ChipsTaken, Discarded, Drew, Faces, RanDry, Reshuffled
from readyroom.race.tables import ID, MILITARY, total

NOTHING = -1
"""No card."""

FROM_BONUS = -1
"""In place of a card, where something comes from a phase bonus."""


class Race(State, kw_only=True):
    """Everything that is true of a game at one moment. Cards are numbers from 0 to 113, piles have their top last."""

    hands: list[list[int]]
    tableaux: list[list[int]]
    """In order of placement, the start world first."""
    goods: list[int]
    """For each card of the game the card that lies on it as a good, or `NOTHING`."""
    chips: list[int]
    pool: int
    """VP left in the pool; below 0 when the last round has paid out more than there was (OVER-005)."""
    deck: list[int]
    discard: list[int] = msgspec.field(default_factory=list)
    order: Shared[list[int]]
    """The seats in turn order (ORDER-002)."""
    advanced: bool = False
    first_game: bool = False
    round: int = 0
    """0 while the first cards are given back."""
    actions: Shared[list[list[int]]] = msgspec.field(default_factory=list)
    """The actions of each seat, once they are revealed; empty before."""
    agenda: list[str] = msgspec.field(default_factory=list)
    """Steps of this round that are still to come, the next one first (see `round.AT_ONCE` and `round.ASKING`)."""
    phase: str = ""
    """The phase being played: explore, develop, develop2, settle, settle2, consume, produce, end; empty between."""
    queue: list[int] = msgspec.field(default_factory=list)
    """Seats that have yet to act in the step at hand, the next one first."""
    drawn: list[list[int]] = msgspec.field(default_factory=list)
    """Explore: the cards each seat chooses from."""
    placing: list[int] = msgspec.field(default_factory=list)
    """Develop and Settle: the card each seat has revealed and not yet placed."""
    used: list[int] = msgspec.field(default_factory=list)
    """Consume: the powers the acting seat has used, by their numbers in `tables.CONSUME_POWERS`."""
    produced: list[list[int]] = msgspec.field(default_factory=list)
    """Produce: the worlds of each seat that got a good in this phase."""
    windfalls: list[int] = msgspec.field(default_factory=list)
    """Produce: windfall powers the acting seat has yet to use: cards, or `FROM_BONUS`."""
    over: bool = False

    @property
    def seats(self) -> int:
        return len(self.hands)

    # --- the deck --------------------------------------------------------------------------------------------

    def top(self, seat: int, count: int, why: str, source: int) -> list[int]:  # noqa: ARG002 - a trace deals by these
        """Take cards from the deck for `seat`: fewer where deck and discard pile run out (DECK-005).

        `why` is explore, draw, good or flip; `source` the card whose power it is, or the world a good is for.
        """
        deck = self.deck
        if not count:
            return []
        if len(deck) > count:
            cards = deck[: -count - 1 : -1]
            del deck[-count:]
            return cards
        cards = []
        while len(cards) < count and (self.deck or self.discard):
            if not self.deck:
                self._reshuffle()
            cards.append(self.deck.pop())
            if not self.deck and self.discard:
                self._reshuffle()
        if len(cards) < count:
            self.tell(RanDry, seat, count - len(cards))
        return cards

    def _reshuffle(self) -> None:
        """The discard pile becomes the deck (DECK-002)."""
        self.deck, self.discard = self.discard, []
        self.chance.shuffle(self.deck)
        self.tell(Reshuffled, len(self.deck))

    def draw(self, seat: int, count: int, source: int) -> None:
        """Draw to the hand; `source` is the card whose power it is, or `FROM_BONUS`."""
        cards = self.top(seat, count, "draw", source)
        if cards:
            self.hands[seat] += cards
            self.chance.reveal()
            if self.told is not None:
                self.tell(Drew, seat, len(cards), source_id(source), faces(seat, cards))

    def lay_good(self, seat: int, world: int) -> bool:
        """Lay an unseen deck card on a world as its good; False if there is none left (DECK-005)."""
        for card in self.top(seat, 1, "good", world):
            self.goods[world] = card
            return True
        return False

    # --- leaving hand, tableau and worlds --------------------------------------------------------------------

    def throw(self, seat: int, cards: Iterable[int]) -> None:
        """From the hand to the discard pile."""
        hand = self.hands[seat]
        for card in cards:
            hand.remove(card)
            self.discard.append(card)

    def tell_discard(self, seat: int, why: str, cards: Iterable[int]) -> None:
        if self.told is not None:
            listed = list(cards)
            self.tell(Discarded, seat, why, len(listed), faces(seat, listed))

    def take_goods(self, worlds: Iterable[int]) -> None:
        """Goods leave their worlds for the discard pile, unseen (CONS-004)."""
        for world in worlds:
            self.discard.append(self.goods[world])
            self.goods[world] = NOTHING

    # --- chips and strength ----------------------------------------------------------------------------------

    def earn(self, seat: int, points: int, source: int) -> None:
        """VP chips from the pool, and from the chips set aside when it is empty (OVER-005)."""
        self.chips[seat] += points
        self.pool -= points
        if self.told is not None:
            self.tell(ChipsTaken, seat, points, source_id(source), max(self.pool, 0))

    def military(self, seat: int) -> int:
        """Total military, without what counts only against some worlds (SETTLE-013)."""
        return total(MILITARY, self.tableaux[seat])

    def held(self, seat: int) -> list[int]:
        """The worlds with a good, in the order of the tableau."""
        goods = self.goods
        return [world for world in self.tableaux[seat] if goods[world] != NOTHING]


_ONLY = ((0,), (1,), (2,), (3,))


def source_id(source: int) -> str:
    return BONUS if source == FROM_BONUS else ID[source]


def ids(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple([ID[card] for card in cards])


def faces(seat: int, cards: Iterable[int]) -> Faces:
    """Cards of `seat`, for its eyes only."""
    return Hidden(ids(cards), _ONLY[seat], None)
