"""The time at tables: Unix seconds, as the clock of the machine told them when this process began, and steady since.

A clock that is set back or put forward while the server runs shortens and lengthens nothing: no secret window, no
player's time, no request, no absence. For accounts (`people`, `auth`) the machine's own clock counts: what they store
has to mean the same after a restart.
"""

import time as clock

_AHEAD = clock.time() - clock.monotonic()


def time() -> float:
    """Seconds since 1970; never less than before."""
    return _AHEAD + clock.monotonic()
