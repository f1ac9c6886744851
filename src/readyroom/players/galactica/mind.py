"""What a player has in mind while it answers: the table, its side, whom it suspects, and its whim."""

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Protocol

from readyroom.galactica.board import OFF_BOARD
from readyroom.galactica.places import confinement
from readyroom.galactica.sides import is_cylon_player, is_leader
from readyroom.kernel import Json, Option, Question
from readyroom.players.base import Chair
from readyroom.players.galactica.leaders import guilt_of
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import EVEN, HIDDEN, HUMAN, Table


class Judge(Protocol):
    """Says how much a seat is to be suspected: below zero is trust, see suspicion.py for the scale."""

    def listen(self, chair: Chair, table: Table) -> None: ...

    def of(self, table: Table, seat: int) -> float: ...


class Mind:
    def __init__(self, chair: Chair, suspicion: Judge, rng: Random, drain: Mapping[str, float] = EVEN) -> None:
        self.table = Table(chair.view(), chair.seat, drain)
        self.side = self.table.side
        self.seat = chair.seat
        self.question: Question = chair.question
        self.rng = rng
        self._chair = chair
        self._suspicion = suspicion

    @cached_property
    def _suspects(self) -> Judge:
        self._suspicion.listen(self._chair, self.table)
        return self._suspicion

    def suspicion(self, seat: int) -> float:
        return self._suspects.of(self.table, seat)

    def guilt(self, seat: int) -> float:
        """How likely somebody is a Cylon."""
        player = self.table.players[seat]
        if is_cylon_player(player):
            return 1.0
        if is_leader(player) and seat != self.seat:
            return guilt_of(player)
        return min(1.0, max(0.0, 0.3 + 0.3 * self.suspicion(seat)))

    @property
    def daring(self) -> float:
        """How much a hidden Cylon goes by what is bad for the fleet; below zero: by what is good for it."""
        return 0.4

    def most_suspected(self) -> float:
        """How much I suspect whom I suspect most, of those who could go to the Brig."""
        free = [seat for seat in self.table.others() if is_free(self.table.players[seat].place)]
        return max((self.suspicion(seat) for seat in free), default=-1.0)

    def accusing(self) -> float:
        """What it is worth to have somebody sent to the Brig by a check."""
        suspicion = self.most_suspected()
        return 0.9 * suspicion if suspicion > ENOUGH else 0.0

    def waiting(self, steps: int) -> float:
        """What it costs to wait for the fleet to jump by itself, so many steps away."""
        return 1.2 if steps == 2 else 1.0

    def drawing(self, seat: int, worth: float) -> float:  # noqa: ARG002
        """What two cards are worth to somebody."""
        return worth

    @property
    def scouting(self) -> float:
        """What a look at the next Crisis or destination card is worth."""
        return 0.35 if self.table.view.reserves.raptors > 1 else 0.1

    @property
    def alarm(self) -> float:
        """How much sooner than usual centurions must be fought."""
        return 1.0

    def events(self) -> list[Json]:
        return self._chair.events()

    @property
    def human(self) -> bool:
        return self.side == HUMAN

    @property
    def pretends(self) -> bool:
        return self.side == HIDDEN

    def fact(self, name: str) -> Json:
        return (self.question.facts or {})[name]


def is_free(place: str) -> bool:
    """Whether who is there could be sent to the Brig."""
    return place != OFF_BOARD and confinement(place) is None


def seat_in(option: Option) -> int | None:
    """The seat an option names; None for `nobody` and the like."""
    return int(option.id) if option.kind == "seat" else None
