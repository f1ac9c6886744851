"""Computer players in processes of their own, so that they never hold up the table.

A worker is given a game's header and rows, rebuilds the game (and keeps it for the next question), and lets the
player look at it through its `Chair` only.
"""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from readyroom.kernel import Answer, Header, Json, key_of
from readyroom.players import ALOUD, Aloud, Chair, Explainer, Talker, make_player
from readyroom.server.pool import Pool
from readyroom.server.table.game_log import GameLog, Row, Viewer
from readyroom.server.turns import BACK, FRONT, WINDOW, Lane, Turns

_KEPT = 64
"""Games a worker remembers."""
_HEARD = 24
"""So many reasons at most are told at once."""
_ASIDE = 2.0
"""How much more hints and explanations weigh than answers: no game waits for them."""


class Thought(NamedTuple):
    """What a computer player has made up its mind to do."""

    answer: Answer
    said: tuple[str, ...]
    """Phrases it says before it answers."""
    why: tuple[str, dict[str, Json]] | None
    """The reason in one sentence: a message of the words files with its arguments."""


_games: "OrderedDict[str, tuple[bytes, GameLog]]" = OrderedDict()


def _game(table: str, header: bytes, rows: Sequence[tuple[str, int | None, Any, int | None]]) -> GameLog:
    """The game after `rows`, from memory as far as possible."""
    known = _games.pop(table, None)
    fresh = known is None or known[0] != header or known[1].n > len(rows)
    played = GameLog(msgspec.json.decode(header, type=Header)) if fresh or known is None else known[1]
    for kind, seat, picks, serial in rows[played.n :]:
        played.apply(Row(played.n, kind, seat, serial, picks), quiet=True)
    _games[table] = (header, played)
    while len(_games) > _KEPT:
        _games.popitem(last=False)
    return played


def _think(
    table: str,
    header: bytes,
    rows: Sequence[tuple[str, int | None, Any, int | None]],
    seat: int,
    level: str,
    talks: bool,
    explains: bool,
    seconds: float | None,
) -> Thought | None:
    """What the player of `level` says and answers on `seat`; None if it is not asked."""
    played = _game(table, header, rows)
    question = played.open_to(seat)
    if question is None:
        return None
    fair = played.header.fair or {}
    # by the question's number and not by that of rows: a hint that changes would tell what others decide in secret
    seed = int(key_of("player", str(fair.get("secret")), str(seat), str(question.serial))[:15], 16)
    player = make_player(played.header.game, level, seed)
    chair = Chair(played.game, question, seconds)
    said = tuple(player.talk(chair)) if talks and isinstance(player, Talker) else ()
    answer = question.check(player.answer(chair))
    why = player.reason() if explains and isinstance(player, Explainer) else None
    return Thought(answer, said, why and (why[0], msgspec.to_builtins(why[1])))


class Explained(NamedTuple):
    """A reason that everybody may hear, and the number of its event for each viewer."""

    seen: dict[Viewer, int]
    aloud: Aloud


_explained: "OrderedDict[str, tuple[bytes, GameLog, list[Explained]]]" = OrderedDict()


def _explain(
    table: str,
    header: bytes,
    rows: Sequence[tuple[str, int | None, Any, int | None]],
    viewer: Viewer,
    seen: int,
    seats: Sequence[int],
) -> list[Json]:
    """What players on `seats` say about what they did since a viewer had seen `seen` events.

    Made from what a spectator was told: each reason from his view of the moment before.
    """
    known = _explained.pop(table, None)
    fresh = known is None or known[0] != header or known[1].n > len(rows)
    if fresh or known is None:
        known = (header, GameLog(msgspec.json.decode(header, type=Header)), [])
    _, played, reasons = known
    aloud = ALOUD.get(played.header.game)
    for kind, seat, picks, serial in rows[played.n :]:
        view, before, begun = played.game.seen(None), dict(played.counts), played.game.event_count
        played.apply(Row(played.n, kind, seat, serial, picks))
        for told in played.fresh.values():
            told.clear()
        now = played.counts[None]
        if now < before[None]:
            reasons[:] = [one for one in reasons if one.seen[None] < now]
        elif now > before[None] and aloud is not None:
            for one in aloud(view, played.game.events(None, before[None])):
                numbers = {v: seen + played.game.noticed_before(v, begun, one.n) for v, seen in before.items()}
                reasons.append(Explained(numbers, one))
    _explained[table] = known
    while len(_explained) > _KEPT:
        _explained.popitem(last=False)
    heard = [one for one in reasons if one.seen[viewer] >= seen and one.aloud.seat in seats]
    return [
        {"at": one.seen[viewer], "seat": one.aloud.seat, "key": one.aloud.key, "args": one.aloud.facts}
        for one in heard[-_HEARD:]
    ]


def _moment(
    header: bytes,
    rows: Sequence[tuple[str, int | None, Any, int | None]],
    winners: Sequence[int] | None,
    viewer: Viewer,
    events: int,
) -> Json:
    """How the table looked to a viewer who had seen `events` events, without the answers that were undone.

    Never further than the stored rows: a window that stands open stays open, whether anybody can act in it or not.
    """
    played = GameLog(msgspec.json.decode(header, type=Header))
    moment = _seen(played, viewer) if played.counts[viewer] >= events else None
    for kind, seat, picks, serial in rows:
        played.apply(Row(played.n, kind, seat, serial, picks))
        for told in played.fresh.values():
            told.clear()
        if played.counts[viewer] < events:
            moment = None  # not yet, or taken back
        elif moment is None:
            moment = _seen(played, viewer)
    played.all_read(winners)
    return moment or _seen(played, viewer)


def _seen(played: GameLog, viewer: Viewer) -> Json:
    return {"events": played.counts[viewer], "view": played.game.view(viewer), "aid": played.game.aid(viewer)}


class Players:
    """The processes they think in, and whose turn it is."""

    def __init__(self, processes: int) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.turns = Turns(self.processes)
        self._pools: dict[Lane, Pool] = {
            FRONT: Pool(self.processes, 5, __name__),
            BACK: Pool(1, 15, __name__),
            WINDOW: Pool(1, 5, __name__),
        }
        self._apart = Pool(1, 5, __name__)
        """For what people ask in secret windows: who had to wait for a process would know that somebody thinks."""
        self._working: set[asyncio.Task[Any]] = set()

    async def _run(
        self, table: str, urgent: Callable[[], bool], weight: float, function: Any, *args: Any, secret: bool = False
    ) -> Any:
        lane = await self.turns.wait(table, urgent, weight, secret=secret)
        work = asyncio.get_running_loop().create_task(self._work(lane, table, weight, function, *args))
        self._working.add(work)
        work.add_done_callback(self._working.discard)
        return await asyncio.shield(work)

    async def _work(self, lane: Lane, table: str, weight: float, function: Any, *args: Any) -> Any:
        """To its end, even if nobody wants it any more: the process is busy until then."""
        begun = time.monotonic()
        try:
            return await self._pools[lane].run(function, *args)
        finally:
            self.turns.done(lane, table, time.monotonic() - begun, weight)

    async def think(
        self,
        table: str,
        header: bytes,
        rows: Sequence[Any],
        seat: int,
        level: str,
        *,
        talks: bool,
        explains: bool,
        seconds: float | None,
        urgent: Callable[[], bool],
        secret: bool = False,
    ) -> Thought | None:
        """`explains`: a hint, which weighs more than an answer that the table waits for; `secret`: in a window."""
        work = (_think, table, header, rows, seat, level, talks, explains, seconds)
        if explains and secret:
            thinking = self._apart.run(*work)
        else:
            thinking = self._run(table, urgent, _ASIDE if explains else 1.0, *work, secret=secret)
        thought: Thought | None = await thinking
        return thought

    async def explain(
        self,
        table: str,
        header: bytes,
        rows: Sequence[Any],
        viewer: Viewer,
        seen: int,
        seats: Sequence[int],
        *,
        apart: bool = False,
    ) -> list[Json]:
        work = (_explain, table, header, rows, viewer, seen, seats)
        telling = self._apart.run(*work) if apart else self._run(table, lambda: True, _ASIDE, *work)
        reasons: list[Json] = await telling
        return reasons

    def rest(self, seconds: float) -> None:
        """The processes behind, for windows and apart end when nobody has needed them for so long."""
        self._pools[BACK].rest(seconds)
        self._pools[WINDOW].rest(seconds)
        self._apart.rest(seconds)

    def close(self) -> None:
        for pool in (*self._pools.values(), self._apart):
            pool.close()
