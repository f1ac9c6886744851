"""Fair chance: a seed that nobody chose.

Before the first move the host publishes the hash of a secret (the commitment). Each player adds a salt. The seed
comes from all of them. When the game is over the secret is shown, and anybody can check that it fits the commitment
he saw, that his own salt is in, and that the game's chance came from nothing else.
"""

import hashlib
import secrets
from collections.abc import Mapping
from typing import Self

import msgspec

from readyroom.kernel.chance import key_of
from readyroom.kernel.errors import BadRecord
from readyroom.kernel.questions import Json


def new_secret() -> str:
    """A fresh secret for one game."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is published of a secret before the first move.

    >>> commitment("an example, much too short")[:16]
    'ed706baafff2796e'
    """
    return hashlib.sha256(f"readyroom fair chance 1/{secret}".encode()).hexdigest()


class Fair(msgspec.Struct, frozen=True):
    """A secret with the salts of all seats, in seat order."""

    secret: str
    salts: tuple[str, ...]

    @property
    def commitment(self) -> str:
        return commitment(self.secret)

    @property
    def seed(self) -> str:
        return key_of("readyroom fair seed 1", self.secret, *self.salts)

    def plain(self) -> dict[str, Json]:
        return {"commitment": self.commitment, "salts": list(self.salts), "secret": self.secret}

    @classmethod
    def read(cls, data: Mapping[str, Json]) -> Self:
        """From a record; `BadRecord` if the secret is not the one that was committed to."""
        try:
            published, fair = data["commitment"], msgspec.convert(dict(data), cls)
        except (KeyError, msgspec.ValidationError) as error:
            raise BadRecord(f"the record's fair-chance part can't be read: {error}") from None
        if fair.commitment != published:
            raise BadRecord("the secret does not fit its commitment: the chance of this game is not fair")
        return fair
