"""Events that others do not notice at all, read through every way out: nobody else is told, nor counts them."""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server import whispers
from tests.server.clients import Asker, Socket, go, local, running, some_answer
from tests.server.everywhere import NAMES, Tally, walk_through
from tests.server.whispers import RULES, Whispered
from tests.server.worlds import Inline, Leak, Pair, settle_the_world

from readyroom import catalogue
from readyroom.kernel import Game, Json, ReadyroomError, load, replay, start
from readyroom.kernel.events import shown
from readyroom.players import ALOUD, Chair, RandomPlayer, play_out
from readyroom.server import lobby, pool
from readyroom.server.bots import _explain
from readyroom.server.story import tell_story
from readyroom.server.table.game_log import answer_rows
from readyroom.testing import Fault, check_games

VIEWERS: list[int | None] = [0, 1, 2, None]


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(catalogue._SHELF, "whispers", "tests.server.whispers")
    monkeypatch.setitem(ALOUD, "whispers", whispers.aloud)
    yield
    catalogue.rules_of.cache_clear()


def _whispers(events: list[Any]) -> set[int]:
    return {event["seat"] for event in events if event["event"] == "Whispered"}


def _over(seed: int = 4) -> Game[Any]:
    return play_out(start(RULES, 3, seed), [RandomPlayer(seat) for seat in range(3)])


def test_events_and_news_and_talk_leave_out_what_a_viewer_does_not_notice() -> None:
    game = start(RULES, 3, 4)
    rng, player, told = Random(1), RandomPlayer(1), dict.fromkeys(VIEWERS, 0)
    for _ in range(40):
        if game.over:
            break
        if rng.random() < 0.3:
            game.talk(1, "boast:mine")
        question = rng.choice(game.questions)
        before = game.event_count
        game.answer(question.seat, player.answer(Chair(game, question)))
        for viewer in VIEWERS:
            events = game.events(viewer)
            assert _whispers(events) <= {viewer}
            assert game.news(viewer, before) == events[told[viewer] :] == game.events(viewer, told[viewer])
            told[viewer] = len(events)
    raw = game._events
    for viewer in VIEWERS:
        counts = [sum(event.visible_to(viewer) for event in raw[: talk.told]) for talk in game.said]
        assert [after for after, _, _ in game.heard(viewer)] == counts
    assert len({told[viewer] for viewer in VIEWERS}) > 1, "numbers differ between viewers"


def test_a_replay_gives_everybody_the_same_and_the_end_tells_everything() -> None:
    game = _over()
    again = replay(load(game.record()), catalogue.rules_of)
    for viewer in VIEWERS:
        assert again.events(viewer) == game.events(viewer)
    assert _whispers(game.everything()) == {0, 1, 2}
    assert _whispers(tell_story(load(game.record()))["events"]) == {0, 1, 2}
    with pytest.raises(ReadyroomError):
        start(RULES, 3, 4).everything()


def test_reasons_that_all_hear_have_the_number_that_the_event_has_for_who_asks() -> None:
    game = _over()
    rows = [(row.kind, row.seat, row.picks, row.serial) for row in answer_rows(load(game.record()))]
    header = msgspec.json.encode(game.header)
    for viewer in VIEWERS:
        events = game.events(viewer)
        reasons = _explain(f"t{viewer}", header, rows, viewer, 0, [1])
        assert reasons
        for reason in reasons:
            assert events[reason["at"]]["event"] == reason["key"] != "Whispered"
        assert _explain(f"t{viewer}", header, rows, viewer, len(events), [1]) == []


def test_the_suite_passes_and_finds_out_if_everybody_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    check_games(RULES, 12, sample=0.3)
    monkeypatch.setattr(Whispered, "visible_to", lambda self, viewer: True)
    with pytest.raises(Fault) as caught:
        check_games(RULES, 12, sample=0.3)
    assert caught.value.kind == "secrecy"


async def _play(sockets: list[Socket], table: str, live: Any, answers: int) -> None:
    """So many answers, each once everybody has heard of the one before. Nobody bids: no window opens."""
    rng = Random(2)
    for _ in range(answers):
        open_to = [socket for socket in sockets[:3] if socket.games[table].question]
        if not open_to or live.log.game.over:
            break
        socket = rng.choice(open_to)
        question = socket.games[table].question
        assert question is not None
        answer = some_answer(question, rng)
        while question["kind"] == "one" and question["options"][answer]["id"] == "bid":
            answer = some_answer(question, rng)
        await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
        for viewer, each in zip(VIEWERS, sockets, strict=True):
            await each.until(partial(_has_heard, each.games[table], live, viewer))


def _has_heard(game: Any, live: Any, viewer: int | None) -> bool:
    return len(game.events) == int(live.log.counts[viewer])


def test_sockets_moments_and_resumed_lines_count_for_each_viewer_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "new_secret", lambda: "5" * 64)
    monkeypatch.setattr(lobby, "_salt", lambda: "")
    # moments are made by another process, which does not know this game
    monkeypatch.setattr(pool, "ProcessPoolExecutor", Inline)

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            people = [await Asker(server.url, name).be_guest() for name in ("Ada", "Bob", "Cy", "Dee")]
            made = await people[0].make("/api/tables", game="whispers", seats=3, public=True, watch=True)
            table = made["table"]["id"]
            for person in people[1:3]:
                await person.make(f"/api/tables/{table}/join")
            await people[0].make(f"/api/tables/{table}/start")
            sockets = [await person.connect() for person in people]
            for socket in sockets:
                await socket.open(table)
            live = server.hub.tables[table]
            await _play(sockets, table, live, 9)
            assert len(set(live.log.counts.values())) > 1
            for viewer, person, socket in zip(VIEWERS, people, sockets, strict=True):
                events = live.log.game.events(viewer)
                assert socket.games[table].events == events
                assert _whispers(events) <= {viewer}
                again = await person.connect()
                again.follows = False
                seen = len(events) // 2
                await again.ask("open", table=table, seen=seen, epoch=0)
                (resumed,) = [frame for frame in again.frames if frame["type"] == "game"]
                assert (resumed["back"], resumed["events"]) == (seen, events[seen:])
                moment = await person.get(f"/api/tables/{table}/moment/{len(events)}")
                game = live.log.game
                assert moment == {"events": len(events), "view": game.view(viewer), "aid": game.aid(viewer)}
                assert (await person.http.get(f"/api/tables/{table}/story")).status_code == 409
                assert (await person.http.get(f"/api/tables/{table}/record")).status_code == 409

    go(main, 100)


def _walked(folder: Path) -> Tally:
    tally = Tally()

    async def main() -> None:
        nonlocal tally
        async with Pair(folder).running(NAMES) as pair:
            tally = await walk_through(pair, "whispers", 3, 1, 4, 6, 12)

    go(main, 200)
    return tally


@pytest.mark.slow
def test_nothing_that_can_be_asked_tells_of_an_event_that_was_hidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settle_the_world(monkeypatch)
    assert _walked(tmp_path).positions >= 12


@pytest.mark.slow
@pytest.mark.parametrize("way", ["events", "news", "counts"])
def test_a_way_out_without_the_filter_is_caught(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settle_the_world(monkeypatch)
    if way == "events":
        monkeypatch.setattr(Whispered, "visible_to", lambda self, viewer: True)
    elif way == "news":
        monkeypatch.setattr(Game, "news_for", _telling_all)
    else:
        monkeypatch.setattr(Game, "heard", _counting_all)
    with pytest.raises(Leak):
        _walked(tmp_path)


def _telling_all(game: Game[Any], viewers: Iterable[int | None], told: int) -> dict[int | None, list[Json]]:
    return {viewer: [shown(event, viewer) for event in game._events[told:]] for viewer in viewers}


def _counting_all(game: Game[Any], viewer: int | None, since: int = 0) -> list[tuple[int, int, str]]:
    return [(talk.told, talk.seat, talk.phrase) for talk in game.said[since:]]
