"""Windows: named moments at which cards and abilities may be used (TIME, and ../shared/rules/galactica_timing.md).

A listener says when (its window), who and if (`uses`) and what (`run`). A window asks, in secret, only the seats that
can do something; if several want to act the current player decides who is first, and then all are asked anew.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script, Window

Uses: TypeAlias = Callable[[Galactica, int], list[Any]]
"""Of a seat: the ways in which it can use the card or ability now (the arguments `run` takes), none if it can't."""


class Listener(msgspec.Struct, frozen=True):
    name: str
    uses: Uses
    run: Callable[[Galactica, int, Any], Script[None]]


LISTENERS: dict[str, list[Listener]] = {}
"""By window, in the order in which they were declared."""


def listens(window: str, name: str, uses: Uses) -> Callable[[Callable[..., Script[None]]], Callable[..., Script[None]]]:
    """Declare that `name` may be used in `window`; decorates what it does."""

    def declare(run: Callable[..., Script[None]]) -> Callable[..., Script[None]]:
        LISTENERS.setdefault(window, []).append(Listener(name, uses, run))
        return run

    return declare


def _show(use: tuple[Listener, Any] | None) -> Option:
    if use is None:
        return Option("choice", "pass")
    listener, argument = use
    name = listener.name
    if argument is None:
        return Option("use", name, {"what": name, "how": None})
    if str(argument).startswith(f"{name}-"):  # the Skill card itself
        return Option("use", f"{name}-{argument}", {"what": argument, "how": None})
    return Option("use", f"{name}-{argument}", {"what": name, "how": argument})


def show_seat(seat: int) -> Option:
    return Option("seat", str(seat))


def window(g: Galactica, name: str) -> Script[None]:
    """Open a window and keep it open until nobody wants to act any more."""
    listeners = LISTENERS.get(name, ())
    prompt = f"galactica-window-{name}"
    seats = range(len(g.players))
    while True:
        asked = []
        for seat in seats:
            uses = [(listener, use) for listener in listeners for use in listener.uses(g, seat)]
            if uses:
                asked.append(Choose(seat, prompt, [None, *uses], _show))
        chosen: list[tuple[Listener, Any] | None] = yield Window(name, asked)
        wanted = [(question.seat, use) for question, use in zip(asked, chosen, strict=True) if use is not None]
        if not wanted:
            return
        seat, (listener, argument) = wanted[0]
        if len(wanted) > 1:
            seat = yield Choose(g.current, "galactica-who-first", [seat for seat, _ in wanted], show_seat)
            listener, argument = next(use for who, use in wanted if who == seat)
        yield from listener.run(g, seat, argument)
