"""Draws a seat's view of the table. A game may have a drawing of its own; any other is shown as a list."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.table import Table

from readyroom.cli.terminal import galactica, race
from readyroom.kernel import Json, Option, Question, Result

DRAWINGS: dict[str, Callable[[Json, int], RenderableType]] = {"galactica": galactica.draw, "race": race.draw}
"""By game: the view and my seat, as something rich can print."""


ENDINGS: dict[str, Callable[[Result], RenderableType]] = {"galactica": galactica.draw_end, "race": race.draw_end}
"""By game: why the result is what it is."""

NOTES: dict[str, Callable[[Json, Question, Option], str]] = {"galactica": galactica.note}
"""By game: what the table adds to an option of a question, given the view."""


def draw_table(game: str, view: Json, seat: int) -> RenderableType:
    return DRAWINGS.get(game, draw_plainly)(view, seat)


def draw_plainly(view: Json, seat: int) -> RenderableType:
    """Every entry of the view on a line."""
    table = Table(title=f"seat {seat}", show_header=False, title_justify="left")
    for key, value in view.items():
        table.add_row(str(key), str(value))
    return table
