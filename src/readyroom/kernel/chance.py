"""Chance: every shuffle, die and draw of a game.

A counter-based generator: number k is SHAKE-128 of the key and k. It lives in the game's state, so a copied state
has the same future, and nobody who has seen any number of dice can work out the next one.
"""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

from readyroom.kernel.copying import Part

T = TypeVar("T")

_SPARE = 16
"""Bytes beyond what a choice needs; the bias that is left is below 2**-120."""


def key_of(*parts: str) -> str:
    """The generator's key for a seed: a digest of `parts`, each with its length, so that no two lists agree."""
    digest = hashlib.sha256()
    for part in parts:
        data = part.encode()
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


class Chance(Part, omit_defaults=False):
    """Shuffles, dice and draws, fixed by `key`.

    `uses` counts how often chance was used, `reveals` how often something hidden became known.
    Undo ends where either of them moves.

    >>> chance = Chance(key_of("a seed"))
    >>> [chance.die(8) for _ in range(6)]
    [3, 6, 6, 6, 5, 5]
    """

    key: str
    uses: int = 0
    reveals: int = 0

    def _number(self, size: int) -> int:
        self.uses += 1
        block = hashlib.shake_128(f"{self.key}/{self.uses}".encode()).digest(size)
        return int.from_bytes(block, "little")

    def below(self, n: int) -> int:
        """A number from 0 to n-1."""
        return self._number(_SPARE + 8) % n

    def die(self, sides: int) -> int:
        """A number from 1 to `sides`."""
        return self._number(_SPARE + 8) % sides + 1

    def shuffle(self, items: list[T]) -> None:
        """Put `items` into a random order, in place."""
        n = len(items)
        number = self._number(n * ((n.bit_length() + 7) // 8) + _SPARE)
        for i in range(n - 1, 0, -1):
            number, j = divmod(number, i + 1)
            items[i], items[j] = items[j], items[i]

    def draw(self, items: list[T], count: int = 1) -> list[T]:
        """Take `count` random items out of `items` (all, if there are fewer); the others keep their order."""
        return [items.pop(self.below(len(items))) for _ in range(min(count, len(items)))]

    def pick(self, items: Sequence[T]) -> T:
        """One random item; `items` stays as it is."""
        return items[self.below(len(items))]

    def reveal(self) -> None:
        """Note that somebody has just learned something that was hidden from him."""
        self.reveals += 1
