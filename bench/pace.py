"""Who waits how long for what in Galactica.

    python -m bench.pace                      everything: ten games of each kind
    python -m bench.pace counts --games 3     full tables of computer players, without a server
    python -m bench.pace counts --modes       the same for base, Exodus and all of Exodus, with ratios
    python -m bench.pace live --people 1      a person against computers, at a real server, over real sockets
    python -m bench.pace live --people 2 --games 2 --together 2

`counts` prints, for a game and for a turn: the windows that open, those that a server closes at once because everybody
can see that nobody can do anything there, the questions one seat gets, and how many of these leave a real choice (more
than one answer, and in a window something that could change anything).

`live` lets scripted people answer one second after they are asked, each with the advice the server gives them; in a
window that does not ask them they press Pass after one second (with `--patient` they never do). The table *waits* while
no person has a question to answer: in windows that ask no person (all of it, the second before somebody passes too),
while computer players think, and while the server works. A person's own second (or more, where the advice takes longer)
before an answer does not count. Of two people each waits for the other too; that is printed
beside it (`a_seat_waits`) and is not what the bar is about. Computer players think with the processor: `load` is the
machine's load average over its cores, and far above 1 they look slower than they are; `processor_seconds_a_game` (the
server, the players and these people together) is what all their work would take on a machine of one's own.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import fmean
from typing import Any

from bench.modes import GAME, add_arguments, ratios, wanted_modes
from tests.server.clients import LOOSE, Asker, Refusal, Running, Socket, hang_up, running

import readyroom as rr
from readyroom import catalogue
from readyroom.cli.kinds import read_options
from readyroom.kernel import start
from readyroom.players import Chair, make_player
from readyroom.server.settings import Settings

BARS = {1: 0.15, 2: 0.35}
"""By the number of people: the most of the time that the table may wait."""

# --- counts --------------------------------------------------------------------------------------------------


def count(seed: int, seats: int, level: str, options: dict[str, Any]) -> Counter[str]:
    """One game of computer players."""
    rules = catalogue.rules_of(GAME)
    fair = rr.Fair(f"{seed:064x}", tuple(map(str, range(seats))))
    game: rr.Game[Any] = start(rules, seats, fair, options, hold=True)
    players = [make_player(GAME, level, seed * 100 + seat) for seat in range(seats)]
    seen: Counter[str] = Counter()
    while not game.over:
        window = game.waiting(None).window
        if window is not None:
            seen["windows"] += 1
            might = rules.might_act(game.state, window)
            seen["closed_at_once"] += might is not None and not might
        if game.held:
            game.release()
            continue
        asked = list(game.questions)
        answers = []
        for question in asked:
            choice = len(question.picks) > 1 and not (window is not None and rules.idle(game.state, question))
            seen["questions"] += 1
            seen["in_windows"] += window is not None
            seen["choices"] += choice
            seen["choices_in_windows"] += choice and window is not None
            answers.append((question.seat, players[question.seat].answer(Chair(game, question))))
        for seat, answer in answers:
            game.answer(seat, answer)
    seen["turns"] = game.state.turn
    return seen


def counts(wanted: argparse.Namespace, mode: str, options: dict[str, Any]) -> dict[str, Any]:
    total: Counter[str] = Counter()
    games, seats = wanted.games, wanted.seats
    for seed in range(games):
        total += count(seed, seats, wanted.level, options)
    turns = total["turns"]

    def line(name: str, among: int = 1) -> dict[str, float]:
        number = total[name] / among
        return {"game": round(number / games, 1), "turn": round(number / turns, 2)}

    return {
        "bench": "pace-counts",
        "games": games,
        "seats": seats,
        "level": wanted.level,
        "mode": mode,
        "turns": round(turns / games, 1),
        "windows": line("windows"),
        "windows_closed_at_once": line("closed_at_once"),
        "questions_of_a_seat": line("questions", seats),
        "with_a_real_choice": line("choices", seats),
        "questions_in_windows_of_a_seat": line("in_windows", seats),
        "with_a_real_choice_there": line("choices_in_windows", seats),
    }


# --- a real server -------------------------------------------------------------------------------------------


class Watch:
    """How long nobody among the people had anything to answer, from when the first of them was asked."""

    def __init__(self, people: int) -> None:
        self.begun = 0.0
        self.ended = 0.0
        self.asked: dict[int, float] = {}
        """Who has a question, and since when."""
        self.own = [0.0] * people
        """How long each had one."""
        self.waited = 0.0
        self._since = 0.0

    def ask(self, seat: int) -> None:
        now = time.monotonic()
        if not self.begun:
            self.begun = self._since = now
        if not self.asked:
            self.waited += now - self._since
        self.asked[seat] = now

    def answer(self, seat: int) -> None:
        now = time.monotonic()
        self.own[seat] += now - self.asked.pop(seat)
        self._since = now

    def end(self) -> None:
        if not self.ended:
            self.ended = time.monotonic()
            if not self.asked:
                self.waited += self.ended - self._since

    @property
    def wall(self) -> float:
        return self.ended - self.begun


async def person(socket: Socket, table: str, seat: int, watch: Watch, wanted: argparse.Namespace, until: float) -> int:
    """Answers so many seconds after being asked, until the game is over or the time is; returns how many answers."""
    game, answers, passed = socket.games[table], 0, 0
    passing: list[asyncio.Future[None]] = []
    while not game.over:
        left = until - time.monotonic()
        if left <= 0:
            break
        with contextlib.suppress(TimeoutError):
            await socket.until(lambda: game.over or game.question or _stands(game, passed), min(left, 600))  # noqa: B023
        question = game.question
        if question is None:
            if not wanted.patient and _stands(game, passed):
                passed = game.updates
                passing.append(asyncio.ensure_future(_pass(socket, table, game, wanted.after)))
            continue
        watch.ask(seat)
        due = time.monotonic() + wanted.after
        answer = await advice(socket, table, question)
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        watch.answer(seat)
        with contextlib.suppress(Refusal):  # a window may have closed
            await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
            answers += 1
        with contextlib.suppress(TimeoutError):
            await socket.until(lambda: game.over or game.question != question, 5)  # noqa: B023 - awaited here
    watch.end()
    await asyncio.gather(*passing)
    return answers


def _stands(game: Any, passed: int) -> bool:
    """A window stands open that does not ask me, and that I have not seen yet."""
    return not game.state.get("questions") and game.state.get("window") is not None and game.updates > passed


async def _pass(socket: Socket, table: str, game: Any, after: float) -> None:
    updates = game.updates
    await asyncio.sleep(after)
    if game.updates == updates and game.state["window"] is not None:
        with contextlib.suppress(Refusal, ConnectionError):
            await socket.ask("window", table=table, do="pass")


async def advice(socket: Socket, table: str, question: dict[str, Any]) -> Any:
    with contextlib.suppress(Refusal, TimeoutError):
        hint = await socket.ask("hint", table=table)
        if isinstance(hint, dict) and hint.get("serial") == question["serial"]:
            return hint["answer"]
    return list(range(question["at_least"])) if question["kind"] != "one" else 0


async def one_game(server: Running, number: int, wanted: argparse.Namespace) -> dict[str, Any]:
    people: list[Asker] = [await Asker(server.url, f"p{number}-{n}").be_guest() for n in range(wanted.people)]
    facts = {"reactions": wanted.reactions} if wanted.reactions else {}
    options = read_options(catalogue.rules_of(GAME), wanted.option)
    made = await people[0].make(
        "/api/tables", game=GAME, seats=wanted.seats, salt=f"pace-{number}", options=options, **facts
    )
    table = made["table"]["id"]
    for other in people[1:]:
        await other.make(f"/api/tables/{table}/join", key=made["key"])
    await people[0].make(f"/api/tables/{table}/fill", level=wanted.level)
    await people[0].make(f"/api/tables/{table}/start")
    sockets = [await one.connect() for one in people]
    for socket in sockets:
        await socket.open(table)
    watch = Watch(wanted.people)
    until = time.monotonic() + wanted.minutes * 60
    playing = (person(socket, table, n, watch, wanted, until) for n, socket in enumerate(sockets))
    answers = await asyncio.gather(*playing)
    game = sockets[0].games[table]
    windows = sum(
        frame["type"] == "game" and frame["state"]["window"] is not None for frame in sockets[0].frames
    )  # states told while one stood open
    return {
        "seconds": round(watch.wall, 1),
        "waited": round(watch.waited, 1),
        "share": round(watch.waited / watch.wall, 3),
        "a_seat_waits": [round(1 - own / watch.wall, 3) for own in watch.own],
        "answers": answers,
        "turns": game.state["view"]["turn"],
        "over": game.over,
        "told_in_windows": windows,
        "reactions": made["table"]["reactions"],
    }


async def live(wanted: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        given: dict[str, Any] = {"data": str(Path(folder)), "limits": LOOSE, "log_level": "WARNING"}
        async with running(Settings(**given)) as server:
            gate = asyncio.Semaphore(wanted.together)

            async def turn(number: int) -> dict[str, Any]:
                async with gate:
                    return await one_game(server, number, wanted)

            games = await asyncio.gather(*(turn(number) for number in range(wanted.games)))
            await hang_up()
    used = sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    waited, wall = sum(game["waited"] for game in games), sum(game["seconds"] for game in games)
    bar = BARS.get(wanted.people)
    return {
        "bench": "pace-live",
        "people": wanted.people,
        "computers": wanted.seats - wanted.people,
        "level": wanted.level,
        "share_waited": round(waited / wall, 3),
        "bar": bar,
        "within": bar is not None and waited / wall <= bar,
        "mean_game_seconds": round(fmean(game["seconds"] for game in games), 1),
        "processor_seconds_a_game": round(used / wanted.games, 1),
        "load": round(os.getloadavg()[0] / (os.cpu_count() or 1), 1),
        "games": games,
    }


def compared(lines: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Questions of a seat in a turn, for one in the first mode."""
    names = ("questions_of_a_seat", "with_a_real_choice")
    return {name: ratios({mode: line[name]["turn"] for mode, line in lines.items()}) for name in names}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", nargs="?", choices=("counts", "live", "all"), default="all")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--people", type=int, default=0, help="1 or 2; 0: both, one after the other")
    parser.add_argument("--reactions", choices=("secret", "quick", "open"), help="without: the default of new tables")
    parser.add_argument("--after", type=float, default=1.0, help="seconds a person thinks")
    parser.add_argument("--together", type=int, default=1, help="games at a time, at one server")
    parser.add_argument("--patient", action="store_true", help="people never pass a window that does not ask them")
    parser.add_argument("--minutes", type=float, default=60.0, help="a game is broken off after so many")
    add_arguments(parser)
    wanted = parser.parse_args()
    if wanted.what in ("counts", "all"):
        lines: dict[str, dict[str, Any]] = {}
        for mode, options in wanted_modes(wanted).items():
            lines[mode] = counts(wanted, mode, options)
            print(json.dumps(lines[mode]), flush=True)
        if len(lines) > 1:
            print(json.dumps({"bench": "pace-modes", "for_one_of": next(iter(lines)), **compared(lines)}), flush=True)
    if wanted.what in ("live", "all"):
        for people in (wanted.people,) if wanted.people else tuple(BARS):
            wanted.people = people
            print(json.dumps(asyncio.run(live(wanted))), flush=True)


if __name__ == "__main__":
    main()
