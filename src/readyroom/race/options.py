"""How picks are shown: cards by their design, goods by their world, and what else Race offers."""

from collections.abc import Iterable
from typing import NamedTuple

from readyroom.kernel import Json, Option
from readyroom.race.state import FROM_BONUS, NOTHING, Race
from readyroom.race.tables import CARDS, ID, KIND

_CARD = tuple(Option("card", ID[card]) for card in CARDS)
_GOOD = tuple(Option("good", ID[card], {"kind": KIND[card]}) for card in CARDS)
_NOTHING = Option("nothing", "nothing")
_NUMBERS = tuple(Option("number", str(number)) for number in range(11))
DONE = Option("done", "done")


def show_card(card: int) -> Option:
    """A card of one's own hand; copies look alike."""
    return _CARD[card]


def show_placing(card: int, cost: int) -> Option:
    """A card to place, or nothing."""
    return _NOTHING if card == NOTHING else Option("card", ID[card], {"cost": cost})


def show_good(world: int) -> Option:
    """The good that lies on a world."""
    return _GOOD[world]


def show_number(number: int) -> Option:
    return _NUMBERS[number]


def show_kind(kind: str) -> Option:
    return Option("kind", kind)


def show_windfall(pick: tuple[int, int]) -> Option:
    """A windfall power (or the bonus) with the world it makes a good on."""
    source, world = pick
    name = "bonus" if source == FROM_BONUS else ID[source]
    facts = {"source": name, "world": ID[world], "kind": KIND[world]}
    return Option("produce", f"{name}>{ID[world]}", facts)


class Part(NamedTuple):
    """A part of a sum: what it comes from (a card, `printed`, `bonus`, `price`), and how much it is."""

    source: str
    amount: int


def shown_parts(parts: Iterable[Part]) -> Json:
    return [{"source": part.source, "amount": part.amount} for part in parts]


def in_hand(g: Race, seat: int, kind: str, id: str) -> int | None:
    """The card of a hand that somebody points at."""
    return next((card for card in g.hands[seat] if ID[card] == id), None) if kind == "card" else None


def in_tableau(g: Race, seat: int, kind: str, id: str) -> int | None:
    """The card of a tableau that somebody points at."""
    return next((card for card in g.tableaux[seat] if ID[card] == id), None) if kind == "tableau" else None
