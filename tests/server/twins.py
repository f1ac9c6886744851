"""Twins: the same table twice, the second time with all that a viewer can't know dealt anew (the kernel's permutation).

Both get the same answers; the viewer also talks, chats, undoes and makes mistakes at both. Every frame he gets must be
the same until chance is used or something is revealed. Besides, each event he gets is held against the event itself:
what is `Hidden` from him must not be there.
"""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from tests.server.stage import Hub, Kept, new_header, staged
from tests.server.worlds import Leak

from readyroom import catalogue
from readyroom.kernel import Answer, Chance, Game, Hidden, Json, key_of
from readyroom.players import random_answer
from readyroom.server.table.game_log import GameLog
from readyroom.server.table.table import Table

SEEN_AT = {"at", "time", "until"}
"""Moments of real time, which differ between twins."""


def _bare(frame: Json) -> Json:
    """A frame without moments of real time."""
    if isinstance(frame, dict):
        return {key: _bare(value) for key, value in frame.items() if key not in SEEN_AT}
    return [_bare(item) for item in frame] if isinstance(frame, list) else frame


class Twins:
    """A table as it is, and as it could be just as well for one viewer."""

    def __init__(self, header: Any, state: Any, viewer: int | None, seed: int) -> None:
        self.viewer = viewer
        self.rng = Random(seed)
        other = state.copy()
        catalogue.rules_of(header.game).permute(other, viewer, Chance(key_of("permute", str(seed))))
        self.sides: list[tuple[Table, Kept]] = []
        for position in (state, other):
            live, kept = staged(Hub(seed, window=0.0005), header, position.copy(), [viewer])
            live.audience.send_game(kept[viewer].link, viewer, 0)
            self.sides.append((live, kept[viewer]))
        self._mark = _mark(state)
        self._compared = 0

    @property
    def games(self) -> list[Game[Any]]:
        return [live.log.game for live, _ in self.sides if live.in_play]

    async def settle(self) -> None:
        """Until no window is open and everything is told."""
        for live, kept in self.sides:
            if live.windows.times is None:
                live.see_who_acts()
            while live.windows.times is not None or live.thinkers.busy or live.jobs.busy:
                await asyncio.sleep(0.001)
            await kept.link.flush()

    def may_differ(self) -> bool:
        """Whether chance was used or something was revealed."""
        return any(_mark(game.state) != self._mark for game in self.games)

    def compare(self) -> int:
        frames = [[_bare(msgspec.json.decode(frame)) for frame in kept.frames] for _, kept in self.sides]
        for n, (one, two) in enumerate(zip(*frames, strict=False)):
            if one != two:
                raise Leak(f"viewer {self.viewer}, frame {n}: {_difference(one, two)}")
        if len(frames[0]) != len(frames[1]):
            raise Leak(f"viewer {self.viewer} gets {len(frames[0])} or {len(frames[1])} frames")
        new = len(frames[0]) - self._compared
        self._compared = len(frames[0])
        return new

    async def pester(self) -> None:
        """The viewer tries things, allowed or not; at both tables the same."""
        seat = self.viewer
        questions = self.games[0].questions_for(seat) if seat is not None else []
        serial = questions[0].serial if questions else 1
        phrases = self.games[0].phrases(seat) if seat is not None else []
        asks: list[tuple[str, dict[str, Any]]] = [
            ("answer", {"serial": serial, "answer": 999}),
            ("answer", {"serial": serial + 7, "answer": 0}),
            ("say", {"text": "what now?"}),
            ("talk", {"talk": self.rng.choice(phrases) if phrases else "no:such"}),
            ("window", {"do": "pass"}),
            ("undo", {}),
            ("request", {}),
            ("consent", {"request": self.rng.randrange(20), "yes": False}),
        ]
        for type_, facts in self.rng.sample(asks, 3):
            for _, kept in self.sides:
                await kept.ask(type_, **facts)

    async def answer(self) -> bool:
        """One answer, by the same label at both tables; False if that is not possible."""
        one, two = self.games
        asked = one.questions
        if not asked or [q.seat for q in asked] != [q.seat for q in two.questions]:
            return False
        question = self.rng.choice(asked)
        picks = random_answer(question, self.rng)
        same = same_answer(one, two, question.seat, picks)
        if same is None:
            return False
        for (live, _), game, answer in zip(self.sides, (one, two), (picks, same), strict=True):
            (asked_here,) = game.questions_for(question.seat)
            asker = self._socket(live, question.seat)
            await asker.ask("answer", serial=asked_here.serial, answer=answer)
        self._drop_others()
        return True

    def _socket(self, live: Table, seat: int) -> Kept:
        """The viewer's own, or a new one of another seat."""
        return dict(self.sides)[live] if seat == self.viewer else Kept(live, seat)

    def _drop_others(self) -> None:
        for live, kept in self.sides:
            for link in [link for link in live.audience.links if link is not kept.link]:
                del live.audience.links[link]

    def check_hidden(self) -> None:
        """What the kernel hides from the viewer is not in his frames; looked up in the events, not by `shown`."""
        live, kept = self.sides[0]
        told = [event for event in live.log.game._events if event.visible_to(self.viewer)]
        have: list[Json] = []
        for frame in map(msgspec.json.decode, kept.frames):
            if frame["type"] == "game":
                have[frame["back"] :] = frame["events"]
        for event, shown in zip(told, have, strict=False):
            for name in event.__struct_fields__:
                value = getattr(event, name)
                if isinstance(value, Hidden) and self.viewer not in value.seats and shown[name] != value.instead:
                    raise Leak(f"viewer {self.viewer} is told {name} of {shown}")

    def stop(self) -> None:
        for live, _ in self.sides:
            live.stop()


def _mark(state: Any) -> int:
    return int(state.chance.uses + state.chance.reveals)


def same_answer(one: Game[Any], two: Game[Any], seat: int, picks: Answer) -> Answer | None:
    (asked,), (again,) = one.questions_for(seat), two.questions_for(seat)
    indexes = (picks,) if isinstance(picks, int) else picks
    labels = [asked.labels[index] for index in indexes]
    if asked.kind != again.kind or not again.at_least <= len(labels) <= again.at_most:
        return None
    if not set(labels) <= set(again.labels):
        return None
    found = tuple(again.find(label) for label in labels)
    return found[0] if isinstance(picks, int) else found


def _difference(one: Json, two: Json, path: str = "") -> str:
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return next(_difference(one[k], two[k], f"{path}.{k}") for k in one if one[k] != two[k])
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return next(_difference(a, b, f"{path}.{i}") for i, (a, b) in pairs if a != b)
    return f"{path}: {str(one)[:80]} or {str(two)[:80]}"


def moments(
    game: str, seats: int, seed: int, every: int, options: dict[str, Json] | None = None
) -> Iterator[tuple[Any, Any, int]]:
    """Rest points of a whole random game, each `every` answers."""
    header = new_header(game, seats, options, seed=seed)
    rules = catalogue.rules_of(game)
    model = Game(rules, header, GameLog(header).game._rests[0].state)
    rng = Random(seed)
    n = 0
    while not model.over:
        if n % every == 0:
            yield header, model._rests[-1].state, n
        question = rng.choice(model.questions)
        model.answer(question.seat, random_answer(question, rng))
        n += 1


async def check_game(
    game: str, seats: int, seed: int, every: int, follow: int = 8, options: dict[str, Json] | None = None
) -> int:
    """Twins from moments of a whole game, for each viewer in turn; how many frames were compared."""
    compared = 0
    viewers: list[int | None] = [*range(seats), None]
    for turn, (header, state, n) in enumerate(moments(game, seats, seed, every, options)):
        twins = Twins(header, state, viewers[turn % len(viewers)], seed * 1000 + n)
        try:
            for _ in range(follow):
                await twins.settle()
                twins.check_hidden()
                if twins.may_differ():
                    break
                compared += twins.compare()
                if not all(live.windows.times is None for live, _ in twins.sides):
                    break
                await twins.pester()
                if twins.may_differ() or not await twins.answer():
                    break
        finally:
            twins.stop()
    return compared
