"""How much one address or person may do: token buckets (so many at once, so many a second), and places to wait in."""

import contextlib
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator

from readyroom.server.errors import Refused

_MOST = 50_000


class Buckets:
    """One bucket for each key (an address, a person)."""

    def __init__(self, burst: int, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float | None = None) -> bool:
        """Whether one more is allowed."""
        now = time.monotonic() if now is None else now
        tokens, at = self._buckets.get(key, (float(self.burst), now))
        tokens = min(float(self.burst), tokens + (now - at) * self.per_second)
        if len(self._buckets) >= _MOST and key not in self._buckets:
            self._drop_full(now)
        allowed = tokens >= 1
        self._buckets[key] = (tokens - 1 if allowed else tokens, now)
        return allowed

    def give(self, key: str) -> None:
        """The last one taken does not count."""
        if key in self._buckets:
            tokens, at = self._buckets[key]
            self._buckets[key] = (min(float(self.burst), tokens + 1), at)

    def _drop_full(self, now: float) -> None:
        """Forget who has all tokens back, or, if that is nobody, everybody."""
        kept = {
            key: (tokens, at)
            for key, (tokens, at) in self._buckets.items()
            if tokens + (now - at) * self.per_second < self.burst
        }
        self._buckets = kept if len(kept) < _MOST else {}


class Places:
    """So many things under way at once, for each key and for all together."""

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextlib.contextmanager
    def hold(self, key: str) -> Iterator[None]:
        """Take a place, or be refused."""
        if self._taken[key] >= self.each:
            raise Refused("too-often")
        if self._taken.total() >= self.most:
            raise Refused("crowded")
        self._taken[key] += 1
        try:
            yield
        finally:
            self._taken[key] -= 1
            if not self._taken[key]:
                del self._taken[key]


def neighbourhood(address: str) -> str:
    """Whom an address is counted as: itself, or its /64 network, for nobody has less than that of IPv6.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
