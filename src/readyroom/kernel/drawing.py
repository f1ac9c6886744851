"""A game as text, for `print(game)`. The kernel lists what is seen; who can draw a table says so with `draw_with`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from readyroom.kernel.game import Game

Drawing: TypeAlias = "Callable[[Game[Any], int | None], str]"
"""Draws the table as a seat (None: a spectator) sees it. It gets the game, so it must keep to `view`, `waiting` and
`questions_for` that viewer."""


def listed(game: "Game[Any]", viewer: int | None) -> str:
    """Every entry of the view on a line."""
    return "\n".join(f"{name}: {value}" for name, value in game.view(viewer).items())


_drawing: Drawing = listed


def draw_with(drawing: Drawing) -> None:
    """Use this drawing from now on."""
    global _drawing  # noqa: PLW0603 - one drawing for all games, like the language of the terminal
    _drawing = drawing


def drawn(game: "Game[Any]", viewer: int | None) -> str:
    return _drawing(game, viewer)
