"""Positions of Race in a line or two: `race(seat("old-earth", hand=["drop-ships", 4]), seat("new-sparta"))`.

Cards are design ids; a number in a hand stands for that many cards that can't be placed (strong military worlds).
A scene begins where actions are chosen; `play("develop", "settle")` chooses for all seats.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from readyroom.race.cards import CARDS_OF
from readyroom.race.rules import RULES
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import CARDS, ID, MILITARY_WORLD, VALUE
from readyroom.testing.scene import Scene


class Seat(msgspec.Struct, frozen=True):
    tableau: tuple[str, ...]
    hand: Sequence[str | int]
    goods: Sequence[str]
    chips: int


def seat(*tableau: str, hand: Sequence[str | int] = (), goods: Sequence[str] = (), chips: int = 0) -> Seat:
    """A player: tableau with the start world first, hand, worlds that hold a good, chips."""
    return Seat(tableau, hand, goods, chips)


class RaceScene(Scene[Race]):
    def answer(self, seat: int, *labels: str) -> "RaceScene":
        super().answer(seat, *labels)
        return self

    def play(self, *actions: str | tuple[str, ...]) -> "RaceScene":
        """Everybody's actions for this round, by seat; a pair each in the advanced game."""
        for number, action in enumerate(actions):
            self.answer(number, *((action,) if isinstance(action, str) else action))
        return self

    def place(self, *cards: str) -> "RaceScene":
        """What everybody places, by seat."""
        for number, card in enumerate(cards):
            self.answer(number, card)
        return self

    @property
    def asked(self) -> dict[int, str]:
        """The prompt each seat has before it."""
        return {question.seat: question.prompt for question in self.game.questions}

    def hand(self, number: int) -> list[str]:
        return [ID[card] for card in self.state.hands[number]]

    def tableau(self, number: int) -> list[str]:
        return [ID[card] for card in self.state.tableaux[number]]

    def goods(self, number: int) -> list[str]:
        return [ID[world] for world in self.state.held(number)]

    def view(self, viewer: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.game.view(viewer)
        return view

    def top(self, count: int) -> list[str]:
        """The next cards of the deck."""
        return [ID[card] for card in reversed(self.state.deck[-count:])]

    def ids(self, number: int) -> list[str]:
        """What a seat is offered, by id."""
        return [option.id for option in self.question(number).options]


def race(
    *seats: Seat,
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    discard: Sequence[str] = (),
    order: Sequence[int] | None = None,
    advanced: bool = False,
    empty: bool = False,
) -> RaceScene:
    """A position before actions are chosen. `deck` is its top; `deck_size` sends the rest to the discard pile.

    With `empty` deck and discard pile are (the last seat's hand holds the cards).
    """
    scene = RaceScene(RULES, len(seats), advanced=advanced)
    free = {name: list(cards) for name, cards in CARDS_OF.items()}

    def take(name: str) -> int:
        if not free[name]:
            raise ValueError(f"{name} is used more often than there are cards")
        return free[name].pop(0)

    g = scene.state
    g.tableaux = [[take(name) for name in one.tableau] for one in seats]
    g.hands = [[take(name) for name in one.hand if isinstance(name, str)] for one in seats]
    top = [take(name) for name in deck]
    g.discard = [take(name) for name in discard]
    rest = [card for cards in free.values() for card in cards]
    rest.sort(key=lambda card: (not MILITARY_WORLD[card], -VALUE[card], ID[card]))
    for hand, one in zip(g.hands, seats, strict=True):
        for count in one.hand:
            if isinstance(count, int):
                hand += [rest.pop(0) for _ in range(count)]
    g.goods = [NOTHING] * len(CARDS)
    for tableau, one in zip(g.tableaux, seats, strict=True):
        for name in one.goods:
            g.goods[next(card for card in tableau if ID[card] == name)] = rest.pop()
    if empty:
        g.hands[-1] += rest
        rest = []
    g.deck = [*rest, *reversed(top)]
    if deck_size is not None:
        g.discard += g.deck[:-deck_size] if deck_size else g.deck
        g.deck = g.deck[-deck_size:] if deck_size else []
    g.chips = [one.chips for one in seats]
    g.pool = 12 * len(seats) - sum(g.chips)
    g.order = list(order or range(len(seats)))
    g.round = 1
    g.agenda = ["actions"]
    return scene
