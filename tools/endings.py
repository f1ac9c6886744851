"""How games of Galactica end, by mode and number of players: plays what is missing, and writes docs/endings.md with its
pictures from the log.

python -m tools.endings play --log runs/endings.jsonl --games 100
python -m tools.endings write --log runs/endings.jsonl

`play` goes around the modes ten games at a time, so it can be stopped at any time, and goes on where the log ends.
"""

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.players_galactica import play, setup

DOCS: Final = Path(__file__).parents[1] / "docs"
FIRST_SEED: Final = 500_001
AT_A_TIME: Final = 10

COMBINED: Final = ("rules=combined",)
EXODUS: Final = ("rules=exodus",)
EVERYTHING: Final = ("cylon_ships=fleet_board", "final_five=yes", "personal_goals=yes")
USUAL: Final = (3, 4, 5, 6)
LED: Final = (4, 5, 6, 7)


class Mode(NamedTuple):
    """A kind of table, as the bench is told of it."""

    name: str
    options: tuple[str, ...]
    seats: tuple[int, ...] = USUAL
    leader: bool = False
    """Whether one of the players chooses a Cylon leader."""

    @property
    def given(self) -> list[str]:
        """What `setup` writes into the log, without levels and seats."""
        return [*(["leader"] if self.leader else []), *sorted(self.options)]


MODES: Final = (
    Mode("Base", ()),
    Mode("Exodus", EXODUS),
    Mode("Exodus with everything", (*EXODUS, *EVERYTHING)),
    Mode("Ionian Nebula", (*EXODUS, "objective=ionian")),
    Mode("Exodus with a leader", (*EXODUS, "leaders=yes"), LED, leader=True),
    Mode("All boxes: Kobol", (*COMBINED, "objective=kobol")),
    Mode("All boxes: Ionian Nebula", (*COMBINED, "objective=ionian")),
    Mode("All boxes: New Caprica", (*COMBINED, "objective=new_caprica")),
    Mode("All boxes: Earth", (*COMBINED, "objective=earth")),
    Mode("All boxes: Kobol with a leader", (*COMBINED, "leaders=yes", "objective=kobol"), LED, leader=True),
)
"""What is measured, in the order of the table."""

WAYS: Final = {
    "humans": ("humans", "#3f8fd2"),
    "no_food": ("food", "#8a9a3c"),
    "no_fuel": ("fuel", "#c98b2b"),
    "no_morale": ("morale", "#b8674a"),
    "no_population": ("population", "#9a5a86"),
    "galactica_destroyed": ("Galactica", "#76787c"),
    "centurions": ("centurions", "#a83e3e"),
    "other": ("otherwise", "#9fa3a8"),
}
"""Who has won, or what the humans have run out of: its word and its colour."""


def way(end: str) -> str:
    side, _, why = end.partition(":")
    return "humans" if side == "humans" else why if why in WAYS else "other"


# --- playing -------------------------------------------------------------------------------------------------


def read(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()] if log.exists() else []


def play_missing(log: Path, games: int, level: str, modes: Sequence[Mode], minutes: float) -> None:
    """Append what is missing, for as long as there is time."""
    until = time.monotonic() + 60 * minutes
    commit = _commit()
    there = {(json.dumps(game["setup"]), game["seed"]) for game in read(log)}
    for first in range(0, games, AT_A_TIME):
        for mode in modes:
            for seats in mode.seats:
                args = argparse.Namespace(
                    humans=level, cylons=level, seats=seats, option=list(mode.options), leader=mode.leader
                )
                played_as = json.dumps(setup(args))
                begin = first_seed(mode, seats)
                for seed in range(begin + first, begin + min(games, first + AT_A_TIME)):
                    if (played_as, seed) in there:
                        continue
                    if time.monotonic() > until:
                        return
                    with log.open("a") as out:
                        out.write(json.dumps(play(seed, args, {}) | {"commit": commit}) + "\n")


def first_seed(mode: Mode, seats: int) -> int:
    """Every kind of table has its own: with one seed the destinations come in the same order, whoever plays."""
    return FIRST_SEED + 10_000 * [one.name for one in MODES].index(mode.name) + 1_000 * seats


def _commit() -> str:
    asked = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return asked.stdout.strip()


# --- the table -----------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """All games of a mode with one number of players."""

    mode: str
    seats: int
    ends: Counter[str]
    led: int = 0
    leader_won: int = 0

    @property
    def games(self) -> int:
        return self.ends.total()


def rows(games: Sequence[dict[str, Any]], level: str) -> list[Row]:
    """What the log has, in the order of the modes."""
    found = []
    for mode in MODES:
        for seats in mode.seats:
            wanted = [level, level, seats, *mode.given]
            these = [game for game in games if game["setup"] == wanted]
            led = [won for game in these for won, *_ in game.get("leaders", ())]
            if these:
                ends = Counter(way(game["end"]) for game in these)
                found.append(Row(mode.name, seats, ends, len(led), sum(led)))
    return found


def interval(won: int, of: int) -> tuple[float, float]:
    """Where the true share lies with 95%, as Wilson reckons it: it is right for few games too."""
    if not of:
        return 0.0, 1.0
    share, z = won / of, 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def percent(won: int, of: int) -> str:
    low, high = interval(won, of)
    return f"{won / of:.0%} ({100 * low:.0f} to {high:.0%})"


def table(found: Sequence[Row]) -> Iterator[str]:
    """Lines of a table: who wins, and how the others were lost."""
    ways = [name for name in WAYS if name != "humans" and any(row.ends[name] for row in found)]
    led = any(row.led for row in found)
    head = ["mode", "players", "games", "humans win", *(["leader wins"] if led else []), *(WAYS[w][0] for w in ways)]
    yield "| " + " | ".join(head) + " |"
    yield "|" + "---|" * len(head)
    for row in found:
        leader = [percent(row.leader_won, row.led) if row.led else ""] if led else []
        cells = [row.mode, row.seats, row.games, percent(row.ends["humans"], row.games), *leader]
        yield "| " + " | ".join(map(str, [*cells, *(row.ends[name] or "" for name in ways)])) + " |"


# --- pictures ------------------------------------------------------------------------------------------------

WIDTH, LEFT, RIGHT, BAR, GAP = 640, 74, 52, 16, 6
STYLE: Final = (
    "<style>text{font:12px sans-serif;fill:#24292f}.t{font-weight:bold}"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}}</style>"
)


def picture(found: Sequence[Row]) -> str:
    """Every row as a bar: what part of its games ended in which way."""
    parts, y, mode = [], 26, ""
    x = 8.0
    for name, colour in WAYS.values():
        parts.append(f'<rect x="{x:.0f}" y="6" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="{x + 14:.0f}" y="15">{name}</text>')
        x += 26 + 6.4 * len(name)
    for row in found:
        if row.mode != mode:
            mode = row.mode
            y += 20
            parts.append(f'<text x="8" y="{y - 4}" class="t">{mode}</text>')
        parts.append(f'<text x="8" y="{y + 12}">{row.seats} players</text>')
        at = float(LEFT)
        for name, (_, colour) in WAYS.items():
            wide = (WIDTH - LEFT - RIGHT) * row.ends[name] / row.games
            if wide:
                parts.append(f'<rect x="{at:.1f}" y="{y}" width="{wide:.1f}" height="{BAR}" fill="{colour}"/>')
            at += wide
        parts.append(f'<text x="{WIDTH - RIGHT + 6}" y="{y + 12}">{row.ends["humans"] / row.games:.0%}</text>')
        y += BAR + GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + 4}" width="{WIDTH}">'
    return "\n".join([head, "<title>How games end, by mode and players</title>", STYLE, *parts, "</svg>", ""])


# --- the page ------------------------------------------------------------------------------------------------

LEVELS: Final = {"normal": "All players of the level `normal`", "random": "Random players"}


def page(games: Sequence[dict[str, Any]], pictures: Path) -> str:
    """docs/endings.md; its pictures are written beside it."""
    commits = sorted({game["commit"] for game in games if game.get("commit")})
    lines = [
        "# How games end",
        "",
        "Measured with computer players, written by `python -m tools.endings`; do not edit. The numbers in brackets",
        "are where the share lies with 95%. A Cylon leader wins beside the humans or the Cylons, by the own cards.",
        "",
        f"Every kind of table has seeds of its own, from {FIRST_SEED} on. Commits: {', '.join(commits)}.",
        "",
        "```",
        "python -m tools.endings play --log runs/endings.jsonl --games 100",
        "python -m tools.endings write --log runs/endings.jsonl",
        "```",
    ]
    for level, title in LEVELS.items():
        found = rows(games, level)
        if not found:
            continue
        lines += ["", f"## {title}", ""]
        for group, beginning in (("boxes", "All boxes"), ("base-exodus", "")):
            these = [row for row in found if row.mode.startswith("All boxes") is bool(beginning)]
            if these:
                name = f"endings-{level}-{group}.svg"
                (pictures / name).write_text(picture(these), encoding="utf-8")
                lines += [f"![how these games end](pictures/{name})", ""]
        lines += table(found)
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "write"))
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--games", type=int, default=100, help="of each mode and number of players")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--mode", action="append", help="only modes with this in their name")
    parser.add_argument("--minutes", type=float, default=10_000.0, help="how long to play at most")
    args = parser.parse_args()
    if args.what == "play":
        wanted = [mode for mode in MODES if not args.mode or any(part in mode.name for part in args.mode)]
        play_missing(args.log, args.games, args.level, wanted, args.minutes)
    else:
        (DOCS / "endings.md").write_text(page(read(args.log), DOCS / "pictures"), encoding="utf-8")
        sys.stdout.write("docs/endings.md\n")


if __name__ == "__main__":
    main()
