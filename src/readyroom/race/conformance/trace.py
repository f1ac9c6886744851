"""A trace as the replay uses it: names turned into design ids, and each event used once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from readyroom.kernel import ReadyroomError
from readyroom.race.cards import DESIGNS

_ID_OF_NAME = {design.name: design.id for design in DESIGNS}

BONUS_SOURCES = {"settle_bonus", "trade_bonus", "produce_bonus"}


class BadTrace(ReadyroomError):
    """A trace that can't be read."""


class Disagreement(ReadyroomError):
    """Our rules and the trace differ."""


def id_of(name: str) -> str:
    try:
        return _ID_OF_NAME[name]
    except (KeyError, TypeError):
        raise BadTrace(f"there is no card {name!r}") from None


def ids_of(names: Iterable[str]) -> list[str]:
    return [id_of(name) for name in names]


def source_of(event: Mapping[str, Any]) -> str | None:
    """The card an event comes from; None for a bonus."""
    source = event["src"]
    return None if source in BONUS_SOURCES else id_of(source)


class RoundTrace:
    """The events of one round, by phase and seat."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.number: int = data["round"]
        self.actions: list[list[str]] = data["actions"]
        self.state: Mapping[str, Any] = data["state"]
        self.reshuffles: int = data["reshuffles"]
        self._events: dict[str, list[Mapping[str, Any]]] = {p["phase"]: p["events"] for p in data["phases"]}
        self._dealt: set[tuple[str, int]] = set()

    def phases(self) -> list[str]:
        return list(self._events)

    def events(self, phase: str, seat: int, *kinds: str) -> list[Mapping[str, Any]]:
        """What a seat did in a phase, in order."""
        events = self._events.get(phase, [])
        return [event for event in events if event["p"] == seat and (not kinds or event["e"] in kinds)]

    def only(self, phase: str, seat: int, *kinds: str) -> Mapping[str, Any]:
        found = self.events(phase, seat, *kinds)
        if len(found) != 1:
            raise Disagreement(f"seat {seat} is asked for {'/'.join(kinds)}; the trace has {len(found)} of them")
        return found[0]

    def deal(self, phase: str, seat: int, why: str, source: str | None) -> list[str]:
        """The cards that left the deck for this reason in the trace; none, if it has no such event (any more)."""
        for i, event in enumerate(self._events.get(phase, [])):
            if event["p"] == seat and (phase, i) not in self._dealt and _deals(event, why, source):
                self._dealt.add((phase, i))
                return _dealt_by(event)
        return []

    def undealt(self) -> list[str]:
        """Cards that left the deck in the trace and not with us."""
        return [
            card
            for phase, events in self._events.items()
            for i, event in enumerate(events)
            if (phase, i) not in self._dealt
            for card in _dealt_by(event)
        ]

    def cards_taken(self, phase: str) -> int:
        return sum(len(_dealt_by(event)) for event in self._events[phase])


def _deals(event: Mapping[str, Any], why: str, source: str | None) -> bool:
    kind = event["e"]
    if why == "explore":
        return bool(kind == "explore")
    if why == "flip":
        return bool(kind == "gamble")
    if why == "good":
        return (kind == "place" and "good" in event and id_of(event["card"]) == source) or (
            kind == "produce" and id_of(event["world"]) == source
        )
    return "drawn" in event and "src" in event and source_of(event) == source


def _dealt_by(event: Mapping[str, Any]) -> list[str]:
    if event["e"] in ("place", "produce"):
        return ids_of([event["good"]] if "good" in event else [])
    if event["e"] == "gamble":
        return ids_of([event["flipped"]])
    return ids_of(event.get("drawn", []))


class Piles:
    """The draw piles of the trace: what is still in the deck after so many cards were taken."""

    def __init__(self, piles: list[list[str]]) -> None:
        self._piles = [ids_of(pile) for pile in piles]
        self._pile = 0
        self._taken = 0

    def take(self, count: int) -> int:
        """Take cards; how often the pile was made anew."""
        before = self._pile
        self._taken += count
        while self._pile + 1 < len(self._piles) and self._taken >= len(self._piles[self._pile]):
            self._taken -= len(self._piles[self._pile])
            self._pile += 1
        return self._pile - before

    def left(self) -> Counter[str]:
        return Counter(self._piles[self._pile][self._taken :])
