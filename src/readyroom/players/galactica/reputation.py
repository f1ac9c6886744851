"""How a hidden Cylon stands with the others: what each of them thinks now, or would think after a word."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from readyroom.players.galactica.beliefs import Beliefs, Likely
from readyroom.players.galactica.table import Table


class Standing(NamedTuple):
    minds: Mapping[int, tuple[float, ...]]
    """For each of the others who may be human: how likely he holds each seat for a Cylon."""
    pose: tuple[float, ...]
    """What I would think if I were human: nobody wonders if I say so."""
    friends: Sequence[float]
    """How likely each seat is a Cylon, by all I know: I am no danger to them, nor they to me."""

    def of(self, seat: int) -> float:
        """What the others think of somebody, on the average."""
        thoughts = [chances[seat] for other, chances in self.minds.items() if other != seat]
        return sum(thoughts) / len(thoughts) if thoughts else 0.0

    def worst(self, seat: int) -> float:
        """What he thinks of somebody who thinks worst of him."""
        return max((chances[seat] for other, chances in self.minds.items() if other != seat), default=0.0)

    def comfort(self, me: int) -> float:
        """How far the others look for Cylons among the humans rather than at me: strong suspicions count most."""
        total = 0.0
        for other, chances in self.minds.items():
            elsewhere = max(
                (chances[seat] ** 2 * (1 - self.friends[seat]) for seat in self.minds if seat != other), default=0.0
            )
            total += (1 - self.friends[other]) * (elsewhere - 1.5 * chances[me] ** 2)
        return total


def standing(beliefs: Beliefs, table: Table, friends: Sequence[float], likely: Likely | None = None) -> Standing:
    """As everybody can reckon; who has looked at my Cylon card knows."""
    minds = beliefs.minds(table, likely)
    pose = minds.pop(table.seat, (0.0,) * len(table.players))
    for other in beliefs.saw_a_cylon(table.seat):
        if other in minds:
            minds[other] = tuple(1.0 if seat == table.seat else part for seat, part in enumerate(minds[other]))
    return Standing(minds, pose, friends)
