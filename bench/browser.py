"""What the browser's benches share: clicks as the browser itself times them, and sizes."""

import gzip
from pathlib import Path

from playwright.sync_api import Page

REPAINT = """(() => {
    window.repaint = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            if (['pointerdown', 'pointerup', 'click'].includes(entry.name)) repaint = Math.max(repaint, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
    addEventListener('pointerdown', () => { repaint = 0; }, true);
})()"""
"""To be run before the page: from the last click of the mouse to the next picture (Event Timing, in steps of 8 ms)."""

_LEAST = 16.0
"""What the browser does not report was faster than this."""


def repaint(page: Page) -> float:
    """Milliseconds from the last click to the next picture. To be asked a while after the click."""
    return max(float(page.evaluate("repaint")), _LEAST)


def gzipped(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data, 9))


def p95(values: list[float]) -> float:
    return sorted(values)[int(len(values) * 0.95) - 1]
