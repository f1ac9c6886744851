"""Secrets on the wire: nothing that anybody receives in a whole game depends on what he may not know.

Twins (`twins`) compare every frame of a socket; two whole servers (`worlds`, `everywhere`) compare everything that can
be asked for by HTTP or over a socket, at every moment. Planted leaks show that the tests can fail.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import go, local, looking, play_all, running, seated
from tests.server.everywhere import NAMES, Tally, Walk, walk_through, ways_to_snuff
from tests.server.twins import check_game
from tests.server.worlds import Leak, Pair, settle_the_world

from readyroom.kernel import Game, Header, Hidden, Json, Option
from readyroom.server import errors, replays, socket
from readyroom.server.bots import _moment
from readyroom.server.hub import Hub
from readyroom.server.table.audience import Audience
from readyroom.server.table.game_log import GameLog, replay_rows
from readyroom.server.table.moves import Moves
from readyroom.server.table.snapshot import Snapshot
from readyroom.server.table.table import Table

EXODUS: dict[str, Json] = {
    "rules": "exodus",
    "cylon_ships": "fleet_board",
    "personal_goals": True,
    "final_five": True,
    "objective": "ionian",
}
"""All secrets of that box, and all of the base box."""
COMBINED: dict[str, Json] = {"rules": "combined", "objective": "ionian"}
TABLES = [
    ("lanterns", 3, {}, 5, 200),
    ("race", 2, {}, 9, 150),
    ("race", 4, {}, 16, 150),
    ("galactica", 3, EXODUS, 24, 150),
    ("galactica", 4, COMBINED, 24, 150),
]


@pytest.mark.parametrize(("game", "seats", "options", "every", "least"), TABLES)
def test_nothing_on_the_wire_depends_on_what_a_seat_may_not_know(
    game: str, seats: int, options: dict[str, Json], every: int, least: int
) -> None:
    async def main() -> None:
        compared, seed = 0, 0
        while compared < least:
            compared += await check_game(game, seats, seed, every, options=options)
            seed += 1
            assert seed < 30

    go(main, 200)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("race", 3, {}),
        ("galactica", 4, {}),
        ("galactica", 5, EXODUS),
        ("galactica", 6, {"rules": "exodus"}),
        ("galactica", 5, COMBINED),
    ],
)
def test_nothing_on_the_wire_depends_on_hidden_things_in_more_whole_games(
    game: str, seats: int, options: dict[str, Json]
) -> None:
    async def main() -> None:
        games = [await check_game(game, seats, seed, 6, options=options) for seed in range(100, 102)]
        assert sum(games) > 300

    go(main, 500)


# --- planted leaks: each must be caught ------------------------------------------------------------------------------


def _secret(state: Any, viewer: int | None) -> str:
    """Something the viewer must not know: a card in another hand."""
    hands = state.hands if hasattr(state, "hands") else [player.hand for player in state.players]
    return str(next((hand[:1] for seat, hand in enumerate(hands) if seat != viewer and hand), ""))


def _leak_in_view(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Game.own
    monkeypatch.setattr(
        Game, "own", lambda self, seat, common: {**own(self, seat, common), "x": _secret(self.state, seat)}
    )


def _leak_in_common_view(monkeypatch: pytest.MonkeyPatch) -> None:
    view = Snapshot._view

    def told(self: Snapshot, viewer: int | None) -> Any:
        return {**view(self, viewer), "x": _secret(self._log.game.state, None)}

    monkeypatch.setattr(Snapshot, "_view", told)


def _leak_in_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hidden, "seen_by", lambda self, viewer: self.value)


def _leak_in_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown all questions, so also what others could choose."""
    state = Snapshot.state

    def told(self: Snapshot, viewer: int | None) -> Any:
        asked = [self._question(question) for question in self._log.game.questions if question.seat != viewer]
        known = state(self, viewer)
        return msgspec.structs.replace(known, questions=[*known.questions, *asked])

    monkeypatch.setattr(Snapshot, "state", told)


def _leak_in_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    def offered(self: GameLog, seat: int) -> tuple[Option, ...]:
        return (Option("has", _secret(self.game.state, seat)),)

    monkeypatch.setattr(GameLog, "phrases", offered)


def _leak_in_chat(monkeypatch: pytest.MonkeyPatch) -> None:
    chatted = Audience.chatted

    def told(self: Audience, line: Any) -> None:
        chatted(self, msgspec.structs.replace(line, name=_secret(self._table.log.game.state, line.seat)))

    monkeypatch.setattr(Audience, "chatted", told)


def _leak_in_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error that says what was really there, as a careless assertion would."""
    perform = Moves.perform

    async def failing(self: Moves, person: str, ask: Any) -> Json:
        try:
            return await perform(self, person, ask)
        except Exception as error:
            seat = int(person[1:]) if person[1:].isdigit() else None
            raise errors.Refused("illegal", why=f"{error} ({_secret(self._table.log.game.state, seat)})") from None

    monkeypatch.setattr(Moves, "perform", failing)


def _leak_in_number_of_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message too many when another hand begins with an even card: its contents tell nothing, its coming does."""
    take = socket.Conversation.take

    async def twice(self: socket.Conversation, data: bytes) -> int | None:
        live = self.hub.tables["t"]
        secret = _secret(live.log.game.state, live.audience.links.get(self.link))
        if sum(map(ord, secret)) % 2:
            self.link.post(b'{"type":"ok","id":1,"result":null}')
        return await take(self, data)

    monkeypatch.setattr(socket.Conversation, "take", twice)


LEAKS = [
    _leak_in_view,
    _leak_in_common_view,
    _leak_in_event,
    _leak_in_question,
    _leak_in_phrases,
    _leak_in_chat,
    _leak_in_error,
    _leak_in_number_of_frames,
]


@pytest.mark.parametrize("game", ["lanterns", "race", "galactica"])
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__.removeprefix("_leak_in_"))
def test_a_planted_leak_is_caught(
    game: str, leak: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)

    async def main() -> None:
        for seed in range(3):
            await check_game(game, 3, seed, 7)

    with pytest.raises(Leak):
        go(main, 120)


def test_names_of_hidden_cards_never_go_over_a_real_socket(tmp_path: Path) -> None:
    """A whole game of Race over real sockets: no frame names a card before its seat has it or all see it."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2, game="race")
            sockets = await looking(guests, table)
            games = await play_all(sockets, table)
            events = server.hub.tables[table].log.game._events
            for seat, known in enumerate(games):
                told = [event for event in events if event.visible_to(seat)]
                assert len(told) == len(known.events)
                hidden = 0
                for event, shown in zip(told, known.events, strict=True):
                    for name in event.__struct_fields__:
                        value = getattr(event, name)
                        if isinstance(value, Hidden) and seat not in value.seats:
                            hidden += 1
                            assert shown[name] == value.instead
                assert hidden > 10

    go(main, 120)


# --- everything, everywhere ------------------------------------------------------------------------------------------


def _walk(
    folder: Path, game: str, seats: int, every: int, most: int, options: dict[str, Json] | None = None, first: int = 0
) -> Tally:
    """Positions of whole games, until there are `most`."""
    tally = Tally()

    async def main() -> None:
        nonlocal tally
        seed = first
        async with Pair(folder).running(NAMES) as pair:
            while tally.positions < most:
                tally = tally.plus(
                    await walk_through(pair, game, seats, seed, every, 8, most - tally.positions, options)
                )
                seed += 1
            tally = tally._replace(answers=pair.calls)

    go(main, 500)
    return tally


def _snuff(folder: Path, every: int) -> Tally:
    """Lanterns: all who could act in a window, against all others who could, for each viewer."""
    tally = Tally()

    async def main() -> None:
        nonlocal tally
        async with Pair(folder).running(NAMES) as pair:
            for n, (viewer, one, two) in enumerate(ways_to_snuff()):
                if n % every == 0:
                    tally = tally.plus(await Walk(pair, "lanterns", 3, viewer, Random(n)).whole(one, two, 8))
            tally = tally._replace(answers=pair.calls)

    go(main, 500)
    return tally


@pytest.mark.parametrize(
    ("game", "seats", "options", "every", "most", "windows"),
    [
        ("race", 3, {}, 7, 6, 0),
        ("galactica", 3, {}, 9, 14, 2),
        pytest.param("race", 2, {}, 11, 40, 0, marks=pytest.mark.slow),
        pytest.param("race", 4, {}, 13, 40, 0, marks=pytest.mark.slow),
        pytest.param("galactica", 4, EXODUS, 7, 60, 12, marks=pytest.mark.slow),
        pytest.param("galactica", 6, {}, 11, 50, 10, marks=pytest.mark.slow),
    ],
)
def test_nothing_that_can_be_asked_tells_a_secret(
    game: str,
    seats: int,
    options: dict[str, Json],
    every: int,
    most: int,
    windows: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As a seat, host, spectator and stranger, by HTTP and over sockets; 200 positions and more with the slow ones."""
    settle_the_world(monkeypatch)
    tally = _walk(tmp_path, game, seats, every, most, options)
    assert tally.positions >= most
    assert tally.answers > 40 * most
    assert tally.others >= windows, "windows that asked other seats at the one table than at the other"


@pytest.mark.slow
@pytest.mark.parametrize("every", [3])
def test_nothing_that_can_be_asked_tells_who_can_act_in_a_window(
    every: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle_the_world(monkeypatch)
    tally = _snuff(tmp_path, every)
    assert tally.others * every > 40


def _leak_by_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goes on from windows in which nobody can act."""

    def beyond(header: bytes, rows: Any, winners: Any, viewer: int | None, events: int) -> Json:
        game = replay_rows(msgspec.json.decode(header, type=Header), replays.as_rows(rows)).game
        return _moment(header, [*rows, ("release", None, None, None)] if game.held else rows, winners, viewer, events)

    monkeypatch.setattr(replays, "_moment", beyond)


def _leak_by_refused_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    why_no_undo = Game.why_no_undo

    def telling(self: Game[Any], seat: int) -> str | None:
        why = why_no_undo(self, seat)
        return why and f"{why} ({self._seats[-1] if self._seats else None})"

    monkeypatch.setattr(Game, "why_no_undo", telling)


def _leak_by_time_of_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is taken back in secret moves the table in the lobby."""
    write = Table._store

    async def open_writing(self: Table, rows: Any, *, secret: bool = False) -> None:
        await write(self, rows)

    monkeypatch.setattr(Table, "_store", open_writing)


def _leak_by_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    hear = Hub.hear

    def heard(self: Hub, note: Any) -> None:
        if note.kind == "planned":
            self.notices.moved(note.table)
        hear(self, note)

    monkeypatch.setattr(Hub, "hear", heard)


def _leak_by_metrics(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hub, "in_window", lambda self, table: False)


def _leak_by_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "waited_for", lambda self: [asked.seat for asked in self.log.game.questions])


def _leak_by_quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer player that has decided is done, before its time."""
    answer = Moves.answer

    async def by_hand(self: Moves, *args: Any, **facts: Any) -> None:
        await answer(self, *args, **{**facts, "by_hand": True})

    monkeypatch.setattr(Moves, "answer", by_hand)


WAYS_OUT = [
    _leak_by_moment,
    _leak_by_refused_undo,
    _leak_by_time_of_move,
    _leak_by_notices,
    _leak_by_metrics,
    _leak_by_waiting,
    _leak_by_quick_players,
]


@pytest.mark.slow
@pytest.mark.parametrize("leak", WAYS_OUT, ids=lambda leak: leak.__name__.removeprefix("_leak_by_"))
def test_a_leak_of_who_can_act_is_caught(
    leak: Callable[[pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle_the_world(monkeypatch)
    leak(monkeypatch)
    with pytest.raises(Leak):
        _snuff(tmp_path, 5)
