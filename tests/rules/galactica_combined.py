"""Tables with all boxes together, for several modules of rule tests."""

from typing import Any, TypeVar

from readyroom.galactica.loyalty import MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Galactica, LoyaltyCard
from readyroom.galactica.testing import EVERY_MODE, Table, spare_loyalty
from readyroom.kernel import Game, start

ALL: dict[str, Any] = {"rules": "combined"}
FOUR = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""


T = TypeVar("T", bound=Table)


def combined(*characters: str, **options: Any) -> Table:
    """A table with all boxes and nothing in space."""
    return Table(*(characters or FOUR), **ALL, **options).empty_space()


def chosen_of_all(*characters: str, seed: int = 1, **options: Any) -> Game[Galactica]:
    """A game with all boxes up to its first turn; from the first player on these characters are chosen."""
    game = start(EVERY_MODE, len(characters), seed, {**ALL, **options})
    wanted = list(characters)
    while game.state.turn == 0:
        question = game.questions[0]
        choosing = question.prompt == "galactica-character"
        game.answer(question.seat, question.find(f"character:{wanted.pop(0)}") if choosing else 0)
    return game


def mutinous(table: T, seat: int, *cards: str) -> T:
    """A seat has these Mutiny cards, out of the deck."""
    g = table.state
    for card in cards:
        deck = g.decks[MUTINY]
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        g.players[seat].holds.append(card)
    return table


def with_mutineer(table: T, seat: int) -> T:
    """A seat is the Mutineer."""
    g = table.state
    spare_loyalty(g, MUTINEER).remove(MUTINEER)
    g.players[seat].loyalty.append(LoyaltyCard(MUTINEER, revealed=True))
    return table


def miracles_of(g: Galactica, seat: int) -> int:
    return g.tokens.get("miracle", {}).get(f"seat:{seat}", 0)
