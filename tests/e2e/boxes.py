"""Measuring what is drawn, in the page: what overlaps, leaves the screen or is not inside of what it belongs to."""

from typing import Final

_MEASURE: Final = """
    const faults = [];
    const box = (one) => one.getBoundingClientRect();
    const shown = (one) => {
        const at = box(one);
        if (!at.width || !at.height || at.right <= 1 || at.left >= innerWidth - 1) return false;
        return getComputedStyle(one).visibility !== 'hidden';
    };
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const called = (one) => one.dataset.beyond ?? one.dataset.at ?? one.dataset.seat ?? one.dataset.title
        ?? (one.ariaLabel || one.innerText).slice(0, 24);
    const boxes = (selector) => all(selector).map((one) => [called(one), box(one)]);
    const within = (inner, outer, slack = 1) => inner.left >= outer.left - slack && inner.right <= outer.right + slack
        && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const apart = (kind, things) => things.forEach(([name, at], i) => {
        for (const [other, its] of things.slice(i + 1))
            if (over(at, its)) faults.push(`${kind} ${name} is over ${other}`);
    });
    const alone = (...kinds) => {
        for (const kind of kinds) {
            apart(kind, boxes(kind));
            for (const [name, at] of boxes(kind)) {
                if (at.left < -1 || at.right > innerWidth + 1) faults.push(`${kind} ${name} leaves the screen`);
            }
        }
    };
    const inside = (...pairs) => {
        for (const [part, whole] of pairs) {
            for (const one of all(part)) {
                const its = one.closest(whole);
                if (!its || !within(box(one), box(its)))
                    faults.push(`${part} ${called(one)} is not inside its ${whole}`);
            }
        }
    };
"""


def faults_in(looks: str) -> str:
    """JavaScript for `page.evaluate`: the faults that are found, in words.

    `looks` uses `alone(selector, ...)` (things of one kind never lie over each other, and stay on the screen),
    `inside([part, whole], ...)`, `apart(what, boxes(selector))`, `all`, `box`,
    `within`, `called`, and may push to `faults`.
    """
    return f"() => {{{_MEASURE}{looks} return [...new Set(faults)]; }}"
