"""What has become open in the course of a game and can no longer be seen on the table: discards, ships lost, turns."""

from collections import Counter
from typing import Any

from readyroom.galactica.board import AREA_OF
from readyroom.galactica.boxes import PILES
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.skills import DESIGN, SKILLS, TYPE
from readyroom.players.base import Chair


class History:
    """Read on from where it stopped; a new one comes to the same."""

    def __init__(self) -> None:
        self._read = 0
        self.discards: dict[str, list[str]] = {"crisis": [], "super_crisis": [], "quorum": [], "destination": []}
        self.ships_lost: list[str] = []
        self.tokens_gone: list[str] = []
        """Damage tokens that cost a resource."""
        self.turns: Counter[int] = Counter()
        self.used: list[str] = []
        """What may be used once a turn and was."""
        self.began_piloting = False
        self.types: dict[int, Counter[int]] = {}
        """Types of Skill cards each seat has drawn, less those it was seen to part with."""
        self.changed: Counter[str] = Counter()
        """How far each resource has moved since the start."""
        self._piloting: dict[int, bool] = {}

    def listen(self, chair: Chair) -> None:
        for event in chair.events(self._read):
            self._read += 1
            reader = _READERS.get(event["event"])
            if reader is not None:
                reader(self, event)

    def _discarded(self, event: dict[str, Any]) -> None:
        pile = PILES.get(event["card"])
        if pile is not None:
            self.discards[pile].append(event["card"])

    def _ship(self, event: dict[str, Any]) -> None:
        self.ships_lost.append(event["face"])

    def _damaged(self, event: dict[str, Any]) -> None:
        if event["token"] not in LOCATIONS:
            self.tokens_gone.append(event["token"])

    def _turn(self, event: dict[str, Any]) -> None:
        self.turns[event["seat"]] += 1
        self.used = []
        self.began_piloting = self._piloting.get(event["seat"], False)

    def _moved(self, event: dict[str, Any]) -> None:
        self._piloting[event["seat"]] = event["place"] in AREA_OF

    def _ability(self, event: dict[str, Any]) -> None:
        if event["ability"] in ("recon", "eco_officer", "maintenance_engineer"):
            self.used.append(event["ability"])

    def _played(self, event: dict[str, Any]) -> None:
        if event["card"].startswith("executive_order"):
            self.used.append("executive_order")
        self._part(event["seat"], [event["card"]])

    def _drew(self, event: dict[str, Any]) -> None:
        self._of(event["seat"]).update(SKILLS.index(skill) for skill in event["skills"])

    def _threw(self, event: dict[str, Any]) -> None:
        self._part(event["seat"], event["cards"])

    def _part(self, seat: int, cards: list[str]) -> None:
        types = self._of(seat)
        for card in cards:
            types[TYPE[DESIGN[card]]] = max(0, types[TYPE[DESIGN[card]]] - 1)

    def _of(self, seat: int) -> Counter[int]:
        return self.types.setdefault(seat, Counter())

    def _resource(self, event: dict[str, Any]) -> None:
        self.changed[event["resource"]] += event["change"]


_READERS = {
    "CardDiscarded": History._discarded,
    "CivilianDestroyed": History._ship,
    "GalacticaDamaged": History._damaged,
    "BoardDamaged": History._damaged,
    "TurnBegan": History._turn,
    "Moved": History._moved,
    "AbilityUsed": History._ability,
    "SkillPlayed": History._played,
    "SkillsDrawn": History._drew,
    "SkillsDiscarded": History._threw,
    "ResourceChanged": History._resource,
}
