"""A recorded game as text that a person can read: what was asked, what was answered, what that changed and for whom.

A changed rule is then a change of a few lines, not of a fingerprint. `python -m tools.playthroughs` writes them.
"""

from collections.abc import Iterator
from typing import Any

from readyroom.kernel import Game, Json, Question, Record, Rules, begin_again

Viewer = int | None


def playthrough(rules: Rules[Any], record: Record) -> str:
    """The whole game of a record, with every secret window shown as it stood."""
    return "\n".join(_lines(rules, record)) + "\n"


def _lines(rules: Rules[Any], record: Record) -> Iterator[str]:
    header = record.header
    options = ", ".join(f"{name} {_short(value)}" for name, value in sorted(header.options.items()))
    yield f"# {header.game}, {header.seats} seats, seed {header.seed}: {options or 'no options'}"
    game = begin_again(rules, header, hold=True)
    told = _Told(game)
    yield from told.news()
    for seat, answer in record.answers:
        while game.held:
            yield f"\n-- {game.waiting(None).window}: nobody can act"
            game.release()
            yield from told.news()
        question = game.questions_for(seat)[0]
        yield ""
        yield from _asked(game, question, answer)
        game.answer(seat, answer)
        yield from told.news()
    while game.held:
        game.release()
        yield from told.news()
    yield f"\n# {game.result}"


def _asked(game: Game[Any], question: Question, answer: int | tuple[int, ...]) -> Iterator[str]:
    window = game.waiting(None).window
    facts = "".join(f" {name}={_short(value)}" for name, value in (question.facts or {}).items())
    yield f"-- seat {question.seat}: {question.prompt}{facts}{f' [{window}]' if window else ''}"
    picked = (answer,) if isinstance(answer, int) else answer
    shown = [f"*{label}" if n in picked else label for n, label in enumerate(question.labels)]
    yield f"   {' | '.join(shown)}"


class _Told:
    """What everybody was told and sees, as far as it was written down."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.viewers: list[Viewer] = [None, *range(game.header.seats)]
        self.events: dict[Viewer, int] = dict.fromkeys(self.viewers, 0)
        self.views: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in self.viewers}

    def news(self) -> Iterator[str]:
        """Events and changes of the view: as a spectator has them, then what a seat has otherwise."""
        events = {viewer: self.game.events(viewer, self.events[viewer]) for viewer in self.viewers}
        changes = {viewer: self._changes(viewer) for viewer in self.viewers}
        yield from (f"   > {_event(event)}" for event in events[None])
        yield from (f"   {path}: {change}" for path, change in changes[None].items())
        for seat in self.viewers[1:]:
            others = [_event(event) for event in events[seat] if event not in events[None]]
            own = {path: change for path, change in changes[seat].items() if changes[None].get(path) != change}
            yield from (f"   {seat} > {event}" for event in others)
            yield from (f"   {seat} {path}: {change}" for path, change in own.items())
        for viewer in self.viewers:
            self.events[viewer] += len(events[viewer])

    def _changes(self, viewer: Viewer) -> dict[str, str]:
        now = dict(_leaves(self.game.view(viewer), ""))
        before, self.views[viewer] = self.views[viewer], now
        if not before:
            return dict(now)
        paths = [*now, *(path for path in before if path not in now)]
        return {
            path: f"{before.get(path, '-')} -> {now.get(path, '-')}"
            for path in paths
            if before.get(path, "-") != now.get(path, "-")
        }


def _leaves(value: Json, path: str) -> Iterator[tuple[str, str]]:
    """Everything in a view by its path; short lists are one leaf."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        for number, inner in enumerate(value):
            yield from _leaves(inner, f"{path}[{number}]")
    else:
        yield path, _short(value)


def _event(event: Any) -> str:
    facts = (f"{name}={_short(value)}" for name, value in event.items() if name != "event")
    return " ".join([str(event["event"]), *facts])


def _short(value: Json) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {_short(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_short(item) for item in value) + "]"
    return str(value)
