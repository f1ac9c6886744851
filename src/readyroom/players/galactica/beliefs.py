"""Who is a Cylon, in chances: where the Cylon cards can lie, weighed with what was seen and heard (evidence.py)."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import exp, log
from typing import TypeAlias

from readyroom.galactica.loyalty import AT_ONCE, CYLONS
from readyroom.galactica.sides import INFILTRATOR, is_cylon_player, is_leader
from readyroom.players.base import Chair
from readyroom.players.galactica.evidence import AFTER, BEFORE, Evidence
from readyroom.players.galactica.leaders import guilt_of
from readyroom.players.galactica.table import Table

Likely: TypeAlias = Sequence[Mapping[int, float]]
"""How likely everything seen so far is under each hypothesis, before and after the Sleeper Agent phase."""

UNSEEN = -1
"""The place of a Loyalty card that nobody has been dealt."""


class Beliefs:
    """Chances for every seat, from what the seat that holds these beliefs has seen."""

    def __init__(self) -> None:
        self.evidence = Evidence()
        self._known: dict[tuple[object, ...], tuple[float, ...]] = {}

    def listen(self, chair: Chair, table: Table) -> None:
        self.evidence.listen(chair, table.view)

    def of(self, table: Table, seat: int) -> float:
        """How much I suspect a seat, as rules of thumb want it."""
        return self.scores(table)[seat]

    def scores(self, table: Table) -> list[float]:
        chances = self.chances(table)
        others = [chances[seat] for seat in table.others()]
        usual = sum(others) / len(others) if others else 0.35
        return [score(chance, usual) for chance in chances]

    def chances(self, table: Table) -> tuple[float, ...]:
        """How likely each seat is a Cylon, by all I know."""
        return self._weigh(table, public=False)

    def public(self, table: Table) -> tuple[float, ...]:
        """The same for somebody who knows nothing but what is open: how I look to the others."""
        return self._weigh(table, public=True)

    def minds(self, table: Table, likely: Likely | None = None) -> dict[int, tuple[float, ...]]:
        """What everybody thinks who knows nothing more than that he is no Cylon himself (I, if I were none); who must
        be one is left out. `likely` is for what was not said yet."""
        places, cylons, sure = _cards(table, public=True)
        worlds = self._places(places, cylons, sure, likely)
        found = {}
        for seat in table.humans():
            weighed = [(weight, mask) for weight, mask, _ in worlds if not mask >> seat & 1]
            total = sum(weight for weight, _ in weighed)
            if total:
                found[seat] = _chances(weighed, len(table.players))
        return found

    def saw_a_cylon(self, seat: int) -> list[int]:
        """Who has looked at a Cylon card of mine."""
        looked = self.evidence.looked.items()
        return [by for (by, source), cards in looked if source == seat != by and any(card in CYLONS for card in cards)]

    def worlds(self, table: Table) -> list[tuple[float, tuple[tuple[int, int], ...]]]:
        """Where the unknown Cylon cards may lie, as (seat, number of the card), with weights."""
        places, cylons, _ = _cards(table, public=False)
        return [(weight, where) for weight, _, where in self._places(places, cylons, 0)]

    def _weigh(self, table: Table, *, public: bool) -> tuple[float, ...]:
        places, cylons, sure = _cards(table, public=public)
        led = tuple((player.status, str(player.shown)) for player in table.players if is_leader(player))
        key = (public, self.evidence.read, self.evidence.heard, places, cylons, sure, led)
        if key in self._known:
            return self._known[key]
        if len(self._known) > 8:
            self._known.clear()
        worlds = [(weight, mask) for weight, mask, _ in self._places(places, cylons, sure)]
        chances = _with_leader(_chances(worlds, len(table.players)), table)
        self._known[key] = chances
        return chances

    def _places(
        self, places: tuple[tuple[int, int], ...], cylons: int, sure: int, likely: Likely | None = None
    ) -> list[tuple[float, int, tuple[tuple[int, int], ...]]]:
        """Every way the Cylon cards can lie: weight, who is a Cylon then, and where."""
        likely = likely or self.evidence.likely
        found: list[tuple[float, int, int, tuple[tuple[int, int], ...]]] = []
        best = -1e9
        for where in combinations(places, min(cylons, len(places))):
            before = now = sure
            for seat, number in where:
                if seat != UNSEEN:
                    now |= 1 << seat
                    if number < EARLY:
                        before |= 1 << seat
            logs = likely[BEFORE].get(before, 0.0) + likely[AFTER].get(now, 0.0)
            best = max(best, logs)
            found.append((logs, now, before, where))
        return [(exp(max(logs - best, -40.0)), now, where) for logs, now, _, where in found]


def _with_leader(chances: tuple[float, ...], table: Table) -> tuple[float, ...]:
    """A Cylon leader among the humans is neither sure nor beyond doubt."""
    led = [player for player in table.players if player.status == INFILTRATOR]
    if not led:
        return chances
    return tuple(
        next((guilt_of(player) for player in led if player.seat == seat), chance) for seat, chance in enumerate(chances)
    )


def _chances(worlds: Sequence[tuple[float, int]], seats: int) -> tuple[float, ...]:
    """How likely each seat is a Cylon, in worlds with weights."""
    totals = [0.0] * seats
    total = 0.0
    for weight, mask in worlds:
        total += weight
        for seat in range(seats):
            if mask >> seat & 1:
                totals[seat] += weight
    return tuple(part / total if total else 0.0 for part in totals)


EARLY = 100
"""Loyalty cards dealt in the Sleeper Agent phase or later are numbered from here on."""


def _cards(table: Table, *, public: bool) -> tuple[tuple[tuple[int, int], ...], int, int]:
    """The Loyalty cards whose face is unknown, how many Cylon cards are among them, and who is known to be a Cylon."""
    players = len(table.players)
    dealt = 0
    cylons = cylon_cards(table)
    places: list[tuple[int, int]] = []
    sure = 0
    late = table.distance >= 4
    for player in table.players:
        early = early_cards(player.character, players)
        if is_cylon_player(player):
            sure |= 1 << player.seat
        for number, card in enumerate(player.loyalty):
            name = card.card if card.revealed or not public else None
            if name in AT_ONCE:
                early += number < early  # another card was dealt for it
                continue
            dealt += 1
            if name is None:
                places.append((player.seat, number if number < early or not late else EARLY + number))
            elif name in CYLONS:
                cylons -= 1
                sure |= 1 << player.seat
    if not dealt:
        return (), 0, sure
    unseen = max(0, deck_size(table) - dealt)
    places += [(UNSEEN, n) for n in range(unseen)]
    return tuple(places), max(0, min(cylons, len(places))), sure


def cylon_cards(table: Table) -> int:
    decks, players = _decks(table), len(table.players)
    return decks[players][0] if players in decks else 1


def _decks(table: Table) -> Mapping[int, tuple[int, int]]:
    """By number of players; with a Cylon leader there are others."""
    led = any(table.sheet(player.seat).leads for player in table.players if player.character)
    return table.contents.leader_decks if led else table.contents.loyalty_decks


def early_cards(character: str, players: int) -> int:
    """How many Loyalty cards a character is dealt at the start."""
    if players < 3:
        return 0
    return 2 if character == "gaius_baltar" else 1


def deck_size(table: Table) -> int:
    """Cylon and Not a Cylon cards in the Loyalty deck, as far as it can be known."""
    decks, players = _decks(table), len(table.players)
    if players not in decks:
        return 3
    extra = sum(p.character in ("gaius_baltar", "sharon_boomer_valerii") for p in table.players)
    return sum(decks[players]) + extra


def _logit(chance: float) -> float:
    chance = min(max(chance, 0.02), 0.98)
    return log(chance / (1 - chance))


def score(chance: float, usual: float = 0.35) -> float:
    """A chance on the scale of the rules of thumb: 0 is what is usual at this table, 0.9 enough for the Brig.

    >>> [round(score(chance), 1) for chance in (0.0, 0.2, 0.35, 0.6, 0.8, 1.0)]
    [-1.0, -0.7, 0.0, 0.9, 1.8, 3.0]
    """
    if chance <= 0.01:
        return -1.0
    if chance >= 0.96:
        return 3.0
    return max(-1.0, min(2.5, 0.9 * (_logit(chance) - _logit(usual))))
