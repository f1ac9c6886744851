"""Token buckets: so many at once, so many a second."""

import time

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

    def _drop_full(self, now: float) -> None:
        """Forget who has all tokens back, or, if that is nobody, everybody."""
        kept = {
            key: (tokens, at)
            for key, (tokens, at) in self._buckets.items()
            if tokens + (now - at) * self.per_second < self.burst
        }
        self._buckets = kept if len(kept) < _MOST else {}
