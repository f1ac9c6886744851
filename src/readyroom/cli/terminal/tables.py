"""Draws a seat's view of the table. A game may have a drawing of its own; any other is shown as a list."""

import io
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table

from readyroom.cli.terminal import galactica, race
from readyroom.kernel import Game, Json, Option, Question, Result
from readyroom.words import words

DRAWINGS: dict[str, Callable[[Any, int | None], RenderableType]] = {"galactica": galactica.draw, "race": race.draw}
"""By game: what I see (`Game.seen`) and my seat (None: a spectator's), as something rich can print."""

WIDTH = 110
"""Columns of a table that is printed as plain text."""


ENDINGS: dict[str, Callable[[Result], RenderableType]] = {"galactica": galactica.draw_end, "race": race.draw_end}
"""By game: why the result is what it is."""

NOTES: dict[str, Callable[[Any, Question, Option], str]] = {"galactica": galactica.note}
"""By game: what the table adds to an option of a question, given what I see."""


def draw_table(game: str, view: Any, seat: int | None) -> RenderableType:
    return DRAWINGS.get(game, draw_plainly)(view, seat)


def draw_plainly(view: Json, seat: int | None) -> RenderableType:
    """Every entry of the view on a line."""
    title = None if seat is None else f"seat {seat}"
    table = Table(title=title, show_header=False, title_justify="left")
    for key, value in view.items():
        table.add_row(str(key), str(value))
    return table


def as_text(game: Game[Any], viewer: int | None) -> str:
    """The table as a seat or a spectator sees it, without colours, and what it waits for."""
    sheet = io.StringIO()
    console = Console(file=sheet, width=WIDTH, color_system=None, force_terminal=False)
    console.print(draw_table(game.rules.name, game.seen(viewer), viewer))
    for line in _what_next(game, viewer):
        console.print(line, markup=False, highlight=False, soft_wrap=True)
    return "\n".join(line.rstrip() for line in sheet.getvalue().strip("\n").splitlines())


def _what_next(game: Game[Any], viewer: int | None) -> Iterator[str]:
    say = words().say
    if game.result is not None:
        winners = game.result.winners
        yield say("terminal-over", count=len(winners), seats=", ".join(map(str, winners)))
        return
    waiting = game.waiting(viewer)
    for question in game.questions_for(viewer):
        yield say("terminal-asked", question=words().ask(question), options=", ".join(question.labels))
    others = [seat for seat in waiting.seats if seat != viewer]
    if waiting.window is not None:
        yield say("terminal-reactions")
    elif others:
        yield say("terminal-waits", count=len(others), seats=", ".join(map(str, others)))
