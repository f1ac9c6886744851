"""The base of every game's state: plain data, with its chance and what has just been told."""

import hashlib
from collections.abc import Callable
from typing import ParamSpec

import msgspec

from readyroom.kernel.chance import Chance
from readyroom.kernel.copying import Dropped, Part
from readyroom.kernel.events import Event

P = ParamSpec("P")


class State(Part, kw_only=True):
    """Everything that is true of a game at one moment. Games add their fields; all of it is plain data.

    Truth lives here and not in the locals of a script: a clone, a search and a secrecy test change the state
    under a running script.
    """

    chance: Chance
    told: Dropped[list[Event]] = None
    """Events the kernel has not collected yet; None when nobody listens. Never part of a saved state."""

    def tell(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Say what has just happened. The event is only built when somebody listens."""
        if self.told is not None:
            self.told.append(event(*args, **kwargs))

    def dump(self) -> bytes:
        """The state as JSON bytes, the same for equal states on every machine."""
        told, self.told = self.told, None
        try:
            return msgspec.json.encode(self, order="deterministic")
        finally:
            self.told = told

    def digest(self) -> str:
        """A short fingerprint of the whole state."""
        return hashlib.blake2b(self.dump(), digest_size=16).hexdigest()
