"""Lanterns: a tiny game of our own that uses everything the kernel offers. Read it to learn how a game is written.

28 cards, four each of the values 0 to 6. Everybody gets four and gives one back. On his turn a player draws a card,
rolls for a lantern, trims cards for oil (and then goes on), or calls a bid: all bid a card at once, the highest alone
wins a lantern, unless somebody snuffs it with a 0 from his hand. Three lanterns win; otherwise most lanterns, then oil.
"""

from collections.abc import Iterable, Mapping

import msgspec

from readyroom.kernel import (
    REST,
    Answer,
    AskAll,
    Chance,
    Choose,
    ChooseOrder,
    ChooseSeveral,
    Event,
    Hidden,
    Json,
    Option,
    Question,
    Result,
    Rules,
    Script,
    Setting,
    State,
    Window,
)

CARDS = range(28)
SNUFFER = 0


def value(card: int) -> int:
    return card // 4


def show_card(card: int) -> Option:
    """Copies look alike: an option names the value, never which copy it is."""
    return Option("card", str(value(card)))


class Drew(Event, frozen=True):
    seat: int
    card: Hidden[int, None]


class Trimmed(Event, frozen=True):
    seat: int
    cards: int
    top: int


class Rolled(Event, frozen=True):
    seat: int
    die: int


class Bid(Event, frozen=True):
    values: tuple[int | None, ...]


class Snuffed(Event, frozen=True):
    seat: int


class Won(Event, frozen=True):
    seat: int


class Lanterns(State, kw_only=True):
    hands: list[list[int]]
    deck: list[int]
    discard: list[int] = msgspec.field(default_factory=list)
    lanterns: list[int]
    oil: list[int]
    turn: int = -1
    """Turns begun; -1 while the first cards are given back."""
    last_turn: int

    def draw(self, seat: int) -> None:
        if not self.deck:
            self.deck, self.discard = self.discard, []
            self.chance.shuffle(self.deck)
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.chance.reveal()
            self.tell(Drew, seat, Hidden(value(card), (seat,), None))

    def throw(self, seat: int, cards: Iterable[int]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
            self.discard.append(card)


def give_back(g: Lanterns) -> Script[None]:
    thrown: list[tuple[int, ...]] = yield AskAll(
        [ChooseSeveral(seat, "lanterns-discard", hand, show_card) for seat, hand in enumerate(g.hands)]
    )
    for seat, cards in enumerate(thrown):
        g.throw(seat, cards)


def take_turn(g: Lanterns, seat: int) -> Script[None]:
    while True:
        hand = g.hands[seat]
        actions = ["draw", "roll", *(["bid", "trim"] if hand else [])]
        action: str = yield Choose(seat, "lanterns-turn", actions)
        if action != "trim":
            break
        yield from trim(g, seat)
    if action == "draw":
        g.draw(seat)
    elif action == "roll":
        die = g.chance.die(6)
        g.tell(Rolled, seat, die)
        if die == 6:
            win(g, seat)
    else:
        yield from bid(g)


def trim(g: Lanterns, seat: int) -> Script[None]:
    hand = g.hands[seat]
    cards: tuple[int, ...] = yield ChooseOrder(
        seat, "lanterns-trim", hand, show_card, at_least=1, at_most=min(2, len(hand))
    )
    g.throw(seat, cards)
    g.oil[seat] += len(cards)
    g.tell(Trimmed, seat, len(cards), value(cards[-1]))


def bid(g: Lanterns) -> Script[None]:
    bidders = [seat for seat, hand in enumerate(g.hands) if hand]
    bids: list[int] = yield AskAll([Choose(seat, "lanterns-bid", g.hands[seat], show_card) for seat in bidders])
    for seat, card in zip(bidders, bids, strict=True):
        g.throw(seat, (card,))
    values: list[int | None] = [None] * len(g.hands)
    for seat, card in zip(bidders, bids, strict=True):
        values[seat] = value(card)
    g.tell(Bid, tuple(values))
    best = max(value(card) for card in bids)
    if [value(card) for card in bids].count(best) == 1:
        snuffed = yield from snuff(g)
        if not snuffed:
            win(g, values.index(best))


def snuff(g: Lanterns) -> Script[bool]:
    able = [seat for seat, hand in enumerate(g.hands) if any(value(card) == SNUFFER for card in hand)]
    choices: list[bool] = yield Window("snuff", [Choose(seat, "lanterns-snuff", (False, True)) for seat in able])
    for seat, play in zip(able, choices, strict=True):
        if play:
            g.throw(seat, [next(card for card in g.hands[seat] if value(card) == SNUFFER)])
            g.tell(Snuffed, seat)
            return True
    return False


def win(g: Lanterns, seat: int) -> None:
    g.lanterns[seat] += 1
    g.tell(Won, seat)


class LanternsRules(Rules[Lanterns]):
    name = "lanterns"
    title = "Lanterns"
    seats = (2, 3, 4)
    version = 1
    settings: tuple[Setting, ...] = (Setting("turns", (4, 8, 12), 8),)
    orders = ("give-lowest", "always-draw")
    state = Lanterns

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Lanterns:
        deck = list(CARDS)
        chance.shuffle(deck)
        hands = [[deck.pop() for _ in range(4)] for _ in range(seats)]
        return self.state(
            chance=chance,
            hands=hands,
            deck=deck,
            lanterns=[0] * seats,
            oil=[0] * seats,
            last_turn=options["turns"] * seats,
        )

    def play(self, g: Lanterns) -> Script[None]:
        if g.turn < 0:
            yield from give_back(g)
            g.turn = 0
        while max(g.lanterns) < 3 and g.turn < g.last_turn:
            yield REST
            yield from take_turn(g, g.turn % len(g.hands))
            g.turn += 1

    def phrases(self, g: Lanterns, seat: int) -> tuple[Option, ...]:
        others = [other for other in range(len(g.hands)) if other != seat]
        return (Option("boast", "mine"), *(Option("doubt", str(other)) for other in others))

    def ordered(self, order: str, question: Question) -> Answer | None:
        match order, question.prompt:
            case "give-lowest", "lanterns-discard":
                return (min(range(len(question.picks)), key=question.picks.__getitem__),)
            case "always-draw", "lanterns-turn" if "draw" in question.picks:
                return question.picks.index("draw")
        return None

    def result(self, g: Lanterns) -> Result:
        points = list(zip(g.lanterns, g.oil, strict=True))
        best = max(points)
        return Result(tuple(s for s, p in enumerate(points) if p == best), tuple(g.lanterns))

    def view(self, g: Lanterns, viewer: int | None) -> dict[str, Json]:
        return {
            "hand": [value(card) for card in g.hands[viewer]] if viewer is not None else None,
            "hands": [len(hand) for hand in g.hands],
            "deck": len(g.deck),
            "top": value(g.discard[-1]) if g.discard else None,
            "lanterns": g.lanterns[:],
            "oil": g.oil[:],
            "turn": g.turn,
        }

    def own(self, g: Lanterns, seat: int, common: Mapping[str, Json]) -> dict[str, Json]:  # noqa: ARG002 - a hand
        return {"hand": [value(card) for card in g.hands[seat]]}

    def faults(self, g: Lanterns) -> Iterable[str]:
        cards = sorted(card for pile in (g.deck, g.discard, *g.hands) for card in pile)
        if cards != list(CARDS):
            yield f"the cards are {cards}"

    def permute(self, g: Lanterns, viewer: int | None, chance: Chance) -> None:
        piles = [g.deck, g.discard, *(hand for seat, hand in enumerate(g.hands) if seat != viewer)]
        top = g.discard.pop() if g.discard else None
        cards = sorted(card for pile in piles for card in pile)
        chance.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]
        if top is not None:
            g.discard.append(top)


RULES = LanternsRules()
