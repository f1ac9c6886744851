"""A moment of a running game, looked at again: what was seen then, and never more than is stored."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.stage import new_header

from readyroom.kernel import Answer, Question
from readyroom.players import random_answer
from readyroom.server.bots import _moment
from readyroom.server.table.game_log import GameLog, Row

LAST = 10**6
"""A moment that is not there yet: the table as it is now."""


class Stored:
    """A game with its rows, as the server stores them."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.header = new_header(game, seats, seed=seed)
        self.played = GameLog(self.header)
        self.rows: list[tuple[str, int | None, Any, int | None]] = []

    def add(self, kind: str, seat: int | None = None, picks: Any = None, serial: int | None = None) -> None:
        stored = list(picks) if isinstance(picks, tuple) else picks
        self.played.apply(Row(self.played.n, kind, seat, serial, stored))
        self.rows.append((kind, seat, stored, serial))

    def moment(self, viewer: int | None, events: int) -> Any:
        return _moment(msgspec.json.encode(self.header), self.rows, None, viewer, events)

    def shown(self, viewer: int | None) -> dict[str, Any]:
        """What a viewer is shown now."""
        return {"view": self.played.game.view(viewer), "aid": self.played.game.aid(viewer)}

    def step(self, rng: Random) -> None:
        """One thing that can happen at a table."""
        game, seats = self.played.game, range(self.header.seats)
        undoable = [seat for seat in seats if self.played.may_undo(seat)]
        backs = [seat for seat in seats if self.played.may_ask(seat)]
        if undoable and rng.random() < 0.2:
            self.add("undo", rng.choice(undoable))
        elif backs and rng.random() < 0.03:
            self.add("back", rng.choice(backs))
        elif self.played.window is None:
            question = rng.choice(game.questions)
            self.add("answer", question.seat, random_answer(question, rng), question.serial)
        elif game.questions and rng.random() < 0.5:
            question = rng.choice(game.questions)
            self.add("plan", question.seat, random_answer(question, rng), question.serial)
        else:
            self._close_window()

    def _close_window(self) -> None:
        if self.played.game.held:
            self.add("release")
        for question in self.played.game.questions:
            self.add("answer", question.seat, self._decided(question), question.serial)

    def _decided(self, question: Question) -> Answer:
        planned = self.played.plans.get(question.seat, question.passing)
        return planned if planned is not None else question.check(0)


@pytest.mark.parametrize(("game", "seats", "steps"), [("lanterns", 3, 120), ("race", 2, 60), ("galactica", 3, 90)])
def test_a_moment_is_what_its_viewer_saw_then(game: str, seats: int, steps: int) -> None:
    """At every step: the last moment is the table as it stands, and the ones before are what was shown then."""
    stored, rng, windows = Stored(game, seats, 3), Random(3), 0
    viewers: list[int | None] = [*range(seats), None]
    seen: dict[int | None, list[tuple[int, Any]]] = {viewer: [] for viewer in viewers}
    for _ in range(steps):
        if stored.played.game.over:
            break
        for viewer in viewers:
            count, view = stored.played.counts[viewer], stored.shown(viewer)
            seen[viewer] = [one for one in seen[viewer] if one[0] <= count]
            if not seen[viewer] or seen[viewer][-1][0] < count:
                seen[viewer].append((count, view))
        viewer = rng.choice(viewers)
        windows += stored.played.game.held
        now = {"events": stored.played.counts[viewer], **stored.shown(viewer)}
        assert stored.moment(viewer, LAST) == now
        count, view = rng.choice(seen[viewer])
        assert stored.moment(viewer, count) == {"events": count, **view}
        stored.step(rng)
    assert windows or game == "race"


def test_a_moment_asked_for_in_a_window_does_not_tell_whether_anybody_can_act() -> None:
    """The game stands at the window for everybody who looks, also where only time is waited for."""
    held = asked = 0
    for seed in range(40):
        stored, rng = Stored("lanterns", 3, seed), Random(seed)
        while not stored.played.game.over and stored.played.window is None:
            stored.step(rng)
        if stored.played.game.over:
            continue
        held, asked = held + stored.played.game.held, asked + (not stored.played.game.held)
        for viewer in (0, 1, 2, None):
            events = stored.played.counts[viewer]
            assert stored.moment(viewer, events) == stored.moment(viewer, LAST)
            assert stored.moment(viewer, LAST)["events"] == events
    assert held > 5
    assert asked > 5


def test_what_was_taken_back_is_in_no_moment() -> None:
    stored = Stored("lanterns", 2, 1)
    for seat in (0, 1):
        stored.add("answer", seat, (0,), 1)
    stored.add("answer", 0, 3, 2)
    stored.add("answer", 0, (0,), 3)  # trims
    assert stored.moment(0, 1)["view"]["oil"] == [1, 0]
    stored.add("undo", 0)
    assert stored.moment(0, 1) == {"events": 0, **stored.shown(0)}
    stored.add("answer", 0, (0, 1), 4)
    assert stored.moment(0, 1)["view"]["oil"] == [2, 0]
