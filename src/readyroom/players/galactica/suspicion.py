"""Who might be a Cylon: what a seat has seen of Loyalty cards, and who was there when checks went wrong."""

from readyroom.galactica.crises import CRISES
from readyroom.galactica.loyalty import CYLONS
from readyroom.players.base import Chair
from readyroom.players.galactica.table import Table

SURE = 3.0
"""Somebody whose Cylon card I have seen."""
ENOUGH = 0.9
"""From here on I would send somebody to the Brig."""


class Suspicion:
    """A number for each seat, out of the open events of the checks so far; read on when asked, once a turn."""

    def __init__(self) -> None:
        self._read = 0
        self._turn = -1
        self._scores: dict[int, float] = {}
        self._added: dict[int, int] = {}
        self._on_card = False
        """Humans quarrel over checks of locations; only those of Crisis cards tell something."""

    def listen(self, chair: Chair, table: Table) -> None:
        turn = table.view.turn
        if turn == self._turn:
            return
        self._turn = turn
        for event in chair.events(self._read):
            self._read += 1
            kind = event["event"]
            if kind == "CheckBegan":
                self._added = {}
                self._on_card = event["source"] in CRISES
            elif kind == "CardsAdded":
                self._added[event["seat"]] = event["count"]
            elif kind == "LoyaltyShown":
                self._scores.pop(event["seat"], None)  # executed, and human: what was held against them means nothing
            elif kind == "CheckShown" and self._on_card:
                self._blame(chair.seat, len(event["negative"]))

    def _blame(self, me: int, against: int) -> None:
        """More bad cards than Destiny should hold: those who added cards share the blame."""
        surplus = against - 1.3
        suspects = [seat for seat, count in self._added.items() if count and seat != me]
        for seat in suspects:
            self._scores[seat] = self._scores.get(seat, 0.0) + 0.25 * surplus / len(suspects)

    def of(self, table: Table, seat: int) -> float:
        """How much I suspect a seat: below zero is trust."""
        cards = [card.card for card in table.players[seat].loyalty]
        if any(card in CYLONS for card in cards):
            return SURE
        if seat == table.seat or (cards and None not in cards):
            return -1.0
        return self._scores.get(seat, 0.0)
