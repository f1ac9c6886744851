"""Draw the learning curve: `curve.json` (made by `measure`) as a picture.

python -m training.race.plot training/race/curve.json docs/pictures/race-learning.svg
"""

import argparse
import json
from pathlib import Path
from typing import Any

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 120, 48, 56
COLOURS = {"easy": "#2a7f9e", "normal": "#b0562c"}


def draw(measured: list[dict[str, Any]]) -> str:
    most = max(entry["played"] for entry in measured) or 1

    def x(played: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * played / most

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - min(max(share, 0.0), 1.0))

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="13">',
        "<title>The Race network without search: games won by games trained</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="26" font-size="15">The Race network without search, in two-player games</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        level = y(percent / 100)
        parts.append(f'<path d="M{LEFT} {level:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{level + 4:.1f}" text-anchor="end">{percent}%</text>')
    step = 10_000 * max(1, round(most / 60_000))
    for played in range(0, most + 1, step):
        parts.append(f'<text x="{x(played):.1f}" y="{HEIGHT - 32}" text-anchor="middle">{played // 1000}k</text>')
    parts.append(f'<text x="{x(most / 2):.1f}" y="{HEIGHT - 10}" text-anchor="middle">games of self-play</text>')
    for against in dict.fromkeys(entry["against"] for entry in measured):
        entries = sorted((e for e in measured if e["against"] == against), key=lambda e: int(e["played"]))
        colour = COLOURS.get(against, "#555")
        line = " ".join(f"{x(e['played']):.1f},{y(e['share'][0]):.1f}" for e in entries)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for entry in entries:
            mean, low, high = entry["share"]
            at = x(entry["played"])
            parts.append(f'<path d="M{at:.1f} {y(low):.1f}V{y(high):.1f}" stroke="{colour}" opacity=".5"/>')
            parts.append(f'<circle cx="{at:.1f}" cy="{y(mean):.1f}" r="3.5" fill="{colour}"/>')
        last = entries[-1]
        label = f"against {against}"
        parts.append(f'<text x="{x(most) + 10:.1f}" y="{y(last["share"][0]) + 4:.1f}" fill="{colour}">{label}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("curve", type=Path)
    parser.add_argument("picture", type=Path)
    args = parser.parse_args()
    args.picture.write_text(draw(json.loads(args.curve.read_text())))


if __name__ == "__main__":
    main()
