"""Everything a client can ask, asked at every moment of a game: as a seat, as the host, as spectator and as stranger.

A game goes on at two servers that differ only in what one viewer can't know (`worlds`). In secret windows different
seats may be asked there: whoever is asked decides, thinks better of it and then passes, whoever is not just passes.
Everything the viewer, a spectator and a stranger get must be the same, until chance is used or something is revealed.
"""

from collections.abc import Collection, Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from tests.server.stage import new_header
from tests.server.twins import moments, same_answer
from tests.server.worlds import Leak, Pair, Side, Somebody, difference

from readyroom import catalogue
from readyroom.kernel import Answer, Chance, Game, Json, Question, State, key_of, start
from readyroom.players import random_answer
from readyroom.testing.lanterns import CARDS, Lanterns
from readyroom.testing.lanterns import RULES as LANTERNS

WATCHER, STRANGER = "watcher", "stranger"
_BIDS = "choice:bid"
"""What leads to a secret window in Lanterns."""
_TRIES = 12
"""How often an answer is drawn that both tables know."""
_HINTS = 0.15
"""How often a hint is asked for: it takes the most time."""


class Tally(NamedTuple):
    positions: int = 0
    """Moments at which everything was asked."""
    answers: int = 0
    """What was got for it, and compared."""
    windows: int = 0
    """Moments in secret windows."""
    others: int = 0
    """Those at which other seats were asked at the one table than at the other."""

    def plus(self, other: "Tally") -> "Tally":
        return Tally(*(a + b for a, b in zip(self, other, strict=True)))


def requests(table: str, seats: int, seat: int | None, events: int, rng: Random) -> Iterator[tuple[str, str, Any]]:
    """All requests there are, but those that change who sits where."""
    at = f"/api/tables/{table}"
    moments = {0, max(0, events - 1), events, events + 1, 10**5, rng.randrange(events + 1)}
    other = (seat or 0) + 1 if (seat or 0) + 1 < seats else 0
    yield from (("GET", f"{at}/moment/{k}", None) for k in sorted(moments))
    for query in (f"seat={seat or 0}", f"seat={other}", "spectator=true", "key=wrong"):
        yield "GET", f"{at}/moment/{events}?{query}", None
    yield from (("GET", path, None) for path in (at, f"{at}/record", f"{at}/story", "/metrics", "/healthz"))
    yield from (("GET", f"/api/tables?which={which}", None) for which in ("open", "watch", "over", "mine"))
    if rng.random() < 0.3:
        yield from (("GET", path, None) for path in ("/api/me", "/api/push", "/api/reach", f"{at}/none"))
        yield "PATCH", at, {"watch": False}
        for name, body in (("start", {}), ("rematch", {}), ("kick", {"seat": other}), ("fill", {})):
            yield "POST", f"{at}/{name}", body
        for seat_ in range(seats + 1):
            yield "POST", f"{at}/vote", {"seat": seat_}
        if seat is not None:
            yield "POST", f"{at}/join", {"seat": other}
            yield "POST", f"{at}/close", {}


def asks(table: str, played: Any, seat: int | None, rng: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """All that can be said over a socket, right and wrong; little of it moves the game."""
    events, epoch = played.counts[seat], len(played.backs[seat])
    for seen, known in ((0, 0), (events, epoch), (max(0, events - 2), epoch), (events + 3, epoch), (1, epoch + 1)):
        yield "open", {"seen": seen, "epoch": known, "heard": rng.randrange(played.said + 1)}
    question = played.open_to(seat) if seat is not None else None
    serial = question.serial if question is not None else 1
    phrases = [option.label for option in played.phrases(seat)] if seat is not None else []
    yield "explain", {"seen": 0}
    yield "answer", {"serial": serial, "answer": 999}
    yield "answer", {"serial": serial + 7, "answer": 0}
    yield "answer", {"serial": max(0, serial - 1), "answer": [0]}
    yield "consent", {"request": rng.randrange(4), "yes": rng.random() < 0.5}
    yield "talk", {"talk": rng.choice(phrases) if phrases and rng.random() < 0.5 else "no:such"}
    yield "say", {"text": "what now?"}
    yield "orders", {"pass_windows": ["no-such-window"], "answer_by": []}
    yield "lobby", {"on": True}
    yield "lobby", {"on": False}
    yield "window", {"do": "think"}
    if seat is not None:
        things = [*played.game.rules.things(played.game.state, seat)]
        yield "why", {"things": rng.sample(things, min(len(things), 20))}
    if seat is None or not played.may_undo(seat) or rng.random() < 0.2:
        yield "undo", {}
    if rng.random() < _HINTS:
        yield "hint", {}


class Walk:
    """One game, at both servers from the same moment on."""

    def __init__(
        self,
        pair: Pair,
        game: str,
        seats: int,
        viewer: int | None,
        rng: Random,
        options: dict[str, Json] | None = None,
    ) -> None:
        self.pair, self.game, self.seats, self.viewer = pair, game, seats, viewer
        self.options = options or {}
        self.rng = rng
        self.table = ""
        self.tally = Tally()
        self.computers: set[int] = set()
        self._mark = 0

    async def begin(self, state: State, other: State) -> None:
        """`other` is the same for all that the viewer can know."""
        self._mark = _mark(state)
        asked = {question.seat for question in _game(self.game, self.seats, state).questions}
        free = [seat for seat in range(1, self.seats) if seat not in (self.viewer, *asked)]
        if free and self.rng.random() < 0.4:
            self.computers = set(self.rng.sample(free, self.rng.randint(1, len(free))))
        states = iter((state, other))
        public = self.rng.random() < 0.6

        async def seat(side: Side) -> str:
            return await side.seat(
                self.game, self.seats, next(states), self.computers, public=public, options=self.options
            )

        self.table = await self.pair.same("the table", seat)
        await self.pair.same("opening", lambda side: self._person(side, self.viewer).ask("open", table=self.table))
        if self.viewer is not None and public:
            await self.pair.same("watching", lambda side: self._person(side, None).ask("open", table=self.table))

    def _person(self, side: Side, viewer: int | None) -> Somebody:
        return side.people[WATCHER if viewer is None else f"p{viewer}"]

    def _played(self, side: Side) -> Any:
        return side.live(self.table).log

    @property
    def games(self) -> list[Game[Any]]:
        return [self._played(side).game for side in self.pair.sides]

    def may_differ(self) -> bool:
        """Whether chance was used or something was revealed."""
        return any(_mark(game.state) != self._mark for game in self.games)

    async def whole(self, state: State, other: State, steps: int) -> Tally:
        await self.begin(state, other)
        await self.go_on(steps)
        await self.pair.both(lambda side: side.put_away(self.table))
        return self.tally

    async def go_on(self, steps: int) -> None:
        for _ in range(steps):
            if self.may_differ() or self._went_apart():
                break
            await self.look()
            if self.may_differ() or self.games[0].over:
                break
            if self._played(self.pair.sides[0]).window is not None:
                if not await self._through_window():
                    break
            elif not await self._answer():
                break

    def _went_apart(self) -> bool:
        """A computer player decides by what it holds: the tables may go apart when one has moved openly."""
        openly = {seat for side in self.pair.sides for seat, open_ in self._played(side)._order if open_}
        if not self.computers & openly:
            return False
        shown = [[(game.events(v), game.view(v)) for v in (self.viewer, None)] for game in self.games]
        return shown[0] != shown[1]

    # --- looking -----------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Ask everything, as everybody who may know no more than the viewer does."""
        asked = [{question.seat for question in game.questions} for game in self.games]
        window = self._played(self.pair.sides[0]).window is not None
        await self._ask_all(WATCHER if self.viewer is None else f"p{self.viewer}", self.viewer, 1.0)
        await self._ask_all(STRANGER, None, 0.3)
        if self.viewer is not None:
            await self._ask_all(WATCHER, None, 0.3)
        self._compare_frames()
        one, two = [side.outside(self.table) for side in self.pair.sides]
        if one != two:
            raise Leak(f"outside: {one} or {two}")
        self.tally = self.tally.plus(Tally(1, 0, window, window and asked[0] != asked[1]))

    async def _ask_all(self, name: str, seat: int | None, share: float) -> None:
        played = self._played(self.pair.sides[0])
        whole = list(requests(self.table, self.seats, seat, played.counts[seat], self.rng))
        for method, path, body in whole:
            closes = path.endswith("/close") and len(self.computers) == self.seats - 1
            if self.rng.random() < share and not closes:
                await self.pair.same(
                    f"{name}: {method} {path}",
                    lambda side, m=method, p=path, b=body: side.people[name].request(m, p, b),  # type: ignore[misc]
                )
        for type_, facts in list(asks(self.table, played, seat, self.rng)):
            if self.rng.random() < share or facts == {"on": False}:  # nobody stays in the lobby: it is told late
                table = {} if type_ == "lobby" else {"table": self.table}
                await self.pair.same(
                    f"{name}: {type_} {facts}",
                    lambda side, t=type_, f={**table, **facts}: side.people[name].ask(t, **f),  # type: ignore[misc]
                )

    def _compare_frames(self) -> None:
        for name in self.pair.sides[0].people:
            if name not in (WATCHER, STRANGER, f"p{self.viewer}"):
                continue
            lines = [side.people[name].line for side in self.pair.sides]
            frames = [line.frames if line is not None else [] for line in lines]
            for n, (one, two) in enumerate(zip(*frames, strict=False)):
                if one != two:
                    raise Leak(f"{name}, frame {n}: {difference(one, two)}")
            if len(frames[0]) != len(frames[1]):
                raise Leak(f"{name} gets {len(frames[0])} or {len(frames[1])} frames")

    # --- going on ----------------------------------------------------------------------------------------------

    async def _answer(self) -> bool:
        """One answer, by the same label at both; False if that is not possible."""
        one, two = self.games
        asked = [question for question in one.questions if question.seat not in self.computers]
        if not asked or [q.seat for q in one.questions] != [q.seat for q in two.questions]:
            return False
        question = self.rng.choice(asked)
        for _ in range(_TRIES):
            picks = random_answer(question, self.rng)
            if _BIDS in question.labels and self.rng.random() < 0.9:
                picks = question.find(_BIDS)
            same = same_answer(one, two, question.seat, picks)
            if same is not None:
                await self._give(question.seat, [picks, same])
                return True
        return False

    async def _give(self, seat: int, answers: list[Answer | None]) -> None:
        """A seat answers; None: it passes the window, having no question."""
        given = iter(answers)

        async def give(side: Side) -> str:
            answer = next(given)
            question = self._played(side).open_to(seat)
            person = self._person(side, seat)
            if answer is None or question is None:
                return await person.ask("window", table=self.table, do="pass")
            return await person.ask("answer", table=self.table, serial=question.serial, answer=answer)

        replies = await self.pair.both(give)
        assert all('"type":"ok"' in reply for reply in replies), replies

    async def _through_window(self) -> bool:
        """Everybody else does what he can do in secret, and passes at last. Then the window closes."""
        others = [seat for seat in range(self.seats) if seat != self.viewer and seat not in self.computers]
        for seat in others:
            questions = [self._question(side, seat) for side in self.pair.sides]
            for _ in range(self.rng.randrange(3)):
                await self._give(seat, [random_answer(q, self.rng) if q is not None else None for q in questions])
                await self.pair.both(lambda side, s=seat: self._undo(side, s))  # type: ignore[misc]
            if any(q is not None and q.passing is None for q in questions):
                return False
            await self._give(seat, [q.passing if q is not None else None for q in questions])
        await self.look()
        if not await self._mine():
            return False
        for side in self.pair.sides:
            plans = self._played(side).plans
            asked = {q.seat: q.passing for q in self._played(side).game.questions}
            if any(plans.get(seat, asked[seat]) != asked[seat] for seat in asked if seat != self.viewer):
                return False  # a computer player uses something: everybody will see it
        await self.pair.both(lambda side: side.ring(self.table))
        return True

    def _question(self, side: Side, seat: int) -> Question | None:
        question: Question | None = self._played(side).open_to(seat)
        return question

    async def _undo(self, side: Side, seat: int) -> None:
        if seat in self._played(side).plans:
            assert '"ok"' in await self._person(side, seat).ask("undo", table=self.table)

    async def _mine(self) -> bool:
        """What the viewer himself does in a window."""
        seat = self.viewer
        if seat is None:
            return True
        mine = [self._question(side, seat) for side in self.pair.sides]
        if mine[0] is None or mine[1] is None:
            await self._give(seat, [None, None])
            return True
        picks = random_answer(mine[0], self.rng)
        same = same_answer(self.games[0], self.games[1], seat, picks)
        if same is None:
            return False
        await self._give(seat, [picks, same])
        return True


def _mark(state: Any) -> int:
    return int(state.chance.uses + state.chance.reveals)


def _game(game: str, seats: int, state: State) -> Game[Any]:
    return Game(catalogue.rules_of(game), new_header(game, seats), state.copy(), hold=True)


def dealt_anew(game: str, seats: int, viewer: int | None, state: State, rng: Random) -> State:
    """The state as it could be just as well; if there is such a deal, one with other seats to act in a window soon."""
    for _ in range(_TRIES):
        other = state.copy()
        catalogue.rules_of(game).permute(other, viewer, Chance(key_of("permute", str(rng.random()))))
        if _asks_others(_game(game, seats, state), _game(game, seats, other), rng):
            break
    return other


def _asks_others(one: Game[Any], two: Game[Any], rng: Random, answers: int = 8) -> bool:
    """Whether a window that comes soon asks other seats in the second game."""
    mark = _mark(one.state)
    for _ in range(answers):
        if one.over or not mark == _mark(one.state) == _mark(two.state):
            return False
        asked = [[question.seat for question in game.questions] for game in (one, two)]
        if asked[0] != asked[1] or not asked[0]:
            return asked[0] != asked[1]
        question = rng.choice(one.questions)
        picks = random_answer(question, rng)
        same = same_answer(one, two, question.seat, picks)
        if same is None:
            return False
        one.answer(question.seat, picks)
        two.answer(question.seat, same)
    return False


def could_snuff(holders: Collection[int], seats: int = 3) -> Lanterns:
    """Lanterns: seat 0 is about to bid; the seats in `holders` can snuff what is won. For everybody else it is one."""
    state: Lanterns = start(LANTERNS, seats, 1).state.copy()
    seconds = [seat if seat in holders else 8 + 4 * seat for seat in range(seats)]
    state.hands = [[27 if seat == 0 else 4 + seat, seconds[seat]] for seat in range(seats)]
    held = {card for hand in state.hands for card in hand}
    state.deck = [card for card in CARDS if card not in held]
    state.turn = 0
    return state


def ways_to_snuff(seats: int = 3) -> list[tuple[int | None, Lanterns, Lanterns]]:
    """For each viewer all pairs of such tables that are one to him."""
    all_holders = [frozenset(some) for n in range(seats + 1) for some in combinations(range(seats), n)]
    viewers: list[int | None] = [*range(seats), None]
    return [
        (viewer, could_snuff(one), could_snuff(two))
        for viewer in viewers
        for one, two in combinations(all_holders, 2)
        if viewer is None or (viewer in one) == (viewer in two)
    ]


NAMES = [*(f"p{seat}" for seat in range(6)), WATCHER, STRANGER]


async def walk_through(
    pair: Pair,
    game: str,
    seats: int,
    seed: int,
    every: int,
    steps: int,
    most: int,
    options: dict[str, Json] | None = None,
) -> Tally:
    """Walks from moments of a whole random game, for each viewer in turn."""
    tally = Tally()
    viewers: list[int | None] = [*range(seats), None]
    for turn, (_, state, n) in enumerate(moments(game, seats, seed, every, options)):
        viewer = viewers[turn % len(viewers)]
        rng = Random(seed * 1000 + n)
        walk = Walk(pair, game, seats, viewer, rng, options)
        tally = tally.plus(await walk.whole(state, dealt_anew(game, seats, viewer, state, rng), steps))
        if tally.positions >= most:
            break
    return tally._replace(answers=pair.calls)
