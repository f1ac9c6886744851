"""A game as its stored rows tell it. The same rows give the same game, plans and event numbers in every process.

Row kinds: `answer`; `plan` (an answer in a secret window that takes effect when the window closes); `undo`;
`release` (a window in which nobody could act has closed); `resume` (clocks go on after a pause); `talk` (a phrase was
said; its label is where answers have their picks). Asking the table to take an answer back: `request` (picks: the
seconds it stands), `agree`, `end` (by the seat that said no or took it back; by no seat when its time is over), and
`back` (the seat's last answer outside of secret windows is taken back, with all that followed).
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, insert, select

from readyroom import catalogue
from readyroom.kernel import (
    Answer,
    BadRecord,
    BadSetup,
    Game,
    Header,
    IllegalAnswer,
    Json,
    Option,
    Question,
    Record,
    Rules,
    RulesFault,
    UndoRefused,
    begin_again,
    meant_as_now,
    of_today,
    rules_put_right,
    take_back,
)
from readyroom.server import wire
from readyroom.server.schema import answers
from readyroom.server.store import Tx


class Row(msgspec.Struct, frozen=True):
    """A line of the append-only log."""

    n: int
    kind: str
    seat: int | None = None
    serial: int | None = None
    picks: int | list[int] | str | None = None
    at: float = 0.0
    clocks: list[float] | None = None


def read_rows(conn: Connection, table: str, after: int = 0) -> list[Row]:
    """The rows from number `after` on."""
    query = select(answers).where(answers.c.table == table, answers.c.n >= after).order_by(answers.c.n)
    return [Row(r.n, r.kind, r.seat, r.serial, r.picks, r.at, r.clocks) for r in conn.execute(query)]


INSERT = insert(answers)


def row_values(table: str, row: Row) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(row)}


def append_rows(tx: Tx, table: str, rows: Iterable[Row]) -> None:
    """Store rows; the unique (table, n) refuses a second writer."""
    tx.conn.execute(INSERT, [row_values(table, row) for row in rows])


Viewer = int | None


class GameLog:
    """A running game with what its viewers have been told."""

    def __init__(self, header: Header, *, sparse: bool = False) -> None:
        """`sparse`: nobody looks ahead in it, so it needs few places to begin from."""
        try:
            rules = catalogue.rules_of(header.game)
            if not rules.can_read(header.rules):
                raise BadRecord(
                    f"the game was begun with version {header.rules} of the rules of {header.game}; "
                    f"this server has version {rules.version}"
                )
            self.header = header
            self.game: Game[Any] = begin_again(rules, header, hold=True, sparse=sparse)
        except BadSetup as error:
            raise BadRecord(f"the game was begun as this server can't play it: {error}") from None
        self.n = 0
        self.then = header.rules if header.rules != rules.version else None
        """While rows are read of a game begun with an older version of the rules: that version."""
        self.plans: dict[int, Answer] = {}
        """In a secret window: what seats have decided."""
        self.given: dict[int, tuple[int, Answer]] = {}
        """The last answer of each seat, with the serial of its question."""
        viewers: list[Viewer] = [*range(header.seats), None]
        self.counts: dict[Viewer, int] = {viewer: len(self.game.events(viewer)) for viewer in viewers}
        self.backs: dict[Viewer, list[int]] = {viewer: [] for viewer in viewers}
        """For each viewer: to how many events each undo that he could notice went back."""
        self.fresh: dict[Viewer, list[Json]] = {viewer: [] for viewer in viewers}
        """What each viewer has not been told yet: his last events."""
        self._told = self.game.event_count
        self.talks = type(rules).phrases is not Rules.phrases
        """Whether this game has table talk at all."""
        self._said: list[tuple[Option, float]] = []
        """For each line of talk: the phrase as it was offered, and when it was said."""
        self.request: wire.RequestInfo | None = None
        """The last request to take something back, until the game goes on after it."""
        self._requests = 0
        """How many there were. A request's number is no row's number: that would count what others did in secret."""
        self._order: list[tuple[int, bool]] = []
        """For each answer: whose it is, and whether it was given outside of secret windows."""
        self._offered: dict[int, dict[str, Option]] = {}
        """What each seat that speaks may say, until the game goes on: a record may hold many lines at one moment."""
        self._asked: set[int] = set()
        """Seats that have asked since their last answer, and were not let."""

    @property
    def window(self) -> str | None:
        return self.game.window

    def apply(self, row: Row, *, quiet: bool = False) -> None:
        """One row further. With `quiet` nothing is kept for `news`; `settle` after the last such row."""
        if self.then is None:
            self._apply(row, quiet=quiet)
            return
        try:
            self._apply(row, quiet=quiet)
        except (IllegalAnswer, UndoRefused, RulesFault) as error:
            raise rules_put_right(self.header) from error

    def _apply(self, row: Row, *, quiet: bool) -> None:
        if row.n != self.n:
            raise ValueError(f"row {row.n} after {self.n} rows")
        seat = row.seat if row.seat is not None else -1
        if isinstance(row.picks, str):
            self._talk(seat, row.picks, row.at)
            self.n += 1
            return
        self._offered = {}
        picks: Answer | None = tuple(row.picks) if isinstance(row.picks, list) else row.picks
        if row.kind in ("request", "agree", "end"):
            self._ask(row)
        elif row.kind == "back":
            self._back(seat)
        elif row.kind == "undo" and seat not in self.plans:
            self._move()
            self._undo(seat)
        else:
            if self.then is not None and picks is not None:
                meant_as_now(self.game, self.then, seat, picks, row.serial)
            self._do(row.kind, seat, picks, row.serial)
            if not quiet:
                self._listen()
        self.n += 1

    def _do(self, kind: str, seat: int, picks: Answer | None, serial: int | None) -> None:
        if kind in ("answer", "release"):
            self._move()
        if kind == "answer" and picks is not None:
            openly = self.window is None
            self.game.answer(seat, picks)
            self._order.append((seat, openly))
            if openly:
                self._asked.discard(seat)
            self.plans.pop(seat, None)
            self.given[seat] = (serial or 0, picks)
        elif kind == "plan" and picks is not None:
            self.plans[seat] = picks
        elif kind == "undo":
            del self.plans[seat]
        elif kind == "release":
            self.game.release()

    def _talk(self, seat: int, label: str, at: float) -> None:
        """Rows of a record may hold a phrase that is not offered at this moment: then it has its name only."""
        if seat not in self._offered:
            phrases = self.game.rules.phrases(self.game.state, seat)
            self._offered[seat] = {option.label: option for option in phrases}
        kind, _, name = label.partition(":")
        self.game.talk(seat, label, recorded=True)
        self._said.append((self._offered[seat].get(label, Option(kind, name)), at))

    def _undo(self, seat: int) -> None:
        self.settle()
        told = self.game.event_count
        self.game.undo(seat)
        self._gone_back(told)

    def _gone_back(self, told: int) -> None:
        """Something is taken back: count anew what is left."""
        before = iter(self._order)
        self._order = [next(given for given in before if given[0] == seat) for seat, _ in self.game.answers]
        if self.game.event_count >= told:
            return
        for viewer, count in self.counts.items():
            now = len(self.game.events(viewer))
            self.counts[viewer] = now
            self.fresh[viewer] = []
            if now < count:
                self.backs[viewer].append(now)
        self._told = self.game.event_count

    # --- asking the table to take something back -------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Whether a request stands."""
        return self.request is not None and self.request.outcome is None

    def may_ask(self, seat: int) -> bool:
        """Whether a seat may ask now to take back its last answer; tells nothing but what it has done itself."""
        return not self.game.over and not self.asking and seat not in self._asked and (seat, True) in self._order

    def may_undo(self, seat: int) -> bool:
        """Whether a seat can take back its last answer without asking."""
        return seat in self.plans or self.game.why_no_undo(seat) is None

    def _ask(self, row: Row) -> None:
        if row.kind == "request" and row.seat is not None and isinstance(row.picks, int):
            self._requests += 1
            self.request = wire.RequestInfo(self._requests, row.seat, (), row.at + row.picks)
            self._asked.add(row.seat)
        elif self.request is not None and row.kind == "agree" and row.seat is not None:
            agreed = (*self.request.agreed, row.seat)
            self.request = msgspec.structs.replace(self.request, agreed=agreed)
        elif self.request is not None:
            mine = row.seat == self.request.seat
            self._over("late" if row.seat is None else "withdrawn" if mine else "refused")

    def _over(self, outcome: Literal["agreed", "refused", "withdrawn", "late", "moved"]) -> None:
        if self.request is not None:
            self.request = msgspec.structs.replace(self.request, outcome=outcome)

    def _move(self) -> None:
        """The game goes on: a request is over, and one that was over is forgotten."""
        if self.asking and self.request is not None:
            self._asked.discard(self.request.seat)
            self._over("moved")
        else:
            self.request = None

    def _back(self, seat: int) -> None:
        self.settle()
        told = self.game.event_count
        self.game = take_back(self.game, seat)
        self.plans, self._asked = {}, set()
        last = dict(self.game.answers)
        waiting = self.game.waiting(None).seats
        asked = [question for one in range(self.header.seats) for question in self.game.questions_for(one)]
        self.given = {q.seat: (q.serial, last[q.seat]) for q in asked if q.seat not in waiting}
        self._over("agreed")
        self._gone_back(told)

    def _listen(self) -> None:
        told = self.game.event_count
        if told > self._told:
            for viewer, news in self.game.news_for(self.counts, self._told).items():
                self.fresh[viewer] += news
                self.counts[viewer] += len(news)
            self._told = told

    def all_read(self, winners: Sequence[int] | None = None) -> None:
        """What comes now is played by the rules of today. `winners` is how it ended, if it is over."""
        result = self.game.result
        if self.then is not None and winners is not None and (result is None or result.winners != tuple(winners)):
            raise rules_put_right(self.header)
        self.then = None
        if not self.game.over:
            self.header = self.game.header = of_today(self.game)

    def settle(self) -> None:
        """Count anew after quiet rows."""
        if self._told != self.game.event_count:
            for viewer in self.counts:
                self.counts[viewer] = len(self.game.events(viewer))
            self._told = self.game.event_count

    # --- what each may see ---------------------------------------------------------------------------------

    def resume_at(self, viewer: Viewer, epoch: int, seen: int) -> int:
        """How many of the events a viewer has are still true, if he has `seen` and knew of `epoch` undos."""
        backs = self.backs[viewer]
        if epoch > len(backs) or seen > max(self.counts[viewer], *backs, 0):
            return 0
        return min(seen, self.counts[viewer], *backs[epoch:])

    def phrases(self, seat: int) -> tuple[Option, ...]:
        """What a seat may say now; nothing when the game is over, for its record is complete."""
        return tuple(self.game.rules.phrases(self.game.state, seat)) if self.talks and not self.game.over else ()

    @property
    def said(self) -> int:
        """How many lines were said at the table."""
        return len(self._said)

    def heard(self, viewer: Viewer, since: int) -> list[wire.TalkLine]:
        """What was said, as one viewer hears it, from line number `since` on."""
        lines = zip(self.game.heard(viewer, since), self._said[since:], strict=True)
        return [wire.TalkLine(after, seat, wire.phrase(option), at) for (after, seat, _), (option, at) in lines]

    def open_to(self, seat: int) -> Question | None:
        """The question of a seat, answered or not."""
        return next(iter(self.game.questions_for(seat)), None)

    def record(self) -> Record:
        """The whole game; not for players before the end."""
        said = tuple((talk.after, talk.seat, talk.phrase) for talk in self.game.said)
        return Record.of(self.game.header, tuple(self.game.answers), self.game.digest(), said)


def replay_rows(
    header: Header, rows: Sequence[Row], winners: Sequence[int] | None = None, *, sparse: bool = False
) -> GameLog:
    """The game after all rows; `winners` is how it ended, if it is over."""
    played = GameLog(header, sparse=sparse)
    for row in rows:
        played.apply(row, quiet=True)
    played.settle()
    played.all_read(winners)
    return played


def answer_rows(record: Record, at: float = 0.0) -> list[Row]:
    """A record's answers and talk as rows, with the windows released that nobody could act in."""
    return play_record(record, at)[0]


def play_record(record: Record, at: float = 0.0) -> tuple[list[Row], GameLog]:
    """As `answer_rows`, with the game they lead to."""
    played = replay_rows(record.header, [])
    rows: list[Row] = []
    said = 0

    def add(row: Row) -> None:
        played.apply(row, quiet=True)
        rows.append(row)

    def talk(answers: int) -> None:
        nonlocal said
        while said < len(record.talk) and record.talk[said][0] <= answers:
            _, seat, phrase = record.talk[said]
            said += 1
            add(Row(played.n, "talk", seat, None, phrase, at))

    for n, (seat, picks) in enumerate(record.answers):
        talk(n)
        while played.game.held:
            add(Row(played.n, "release", at=at))
        question = played.open_to(seat)
        serial = question.serial if question is not None else None
        add(Row(played.n, "answer", seat, serial, list(picks) if isinstance(picks, tuple) else picks, at))
    talk(len(record.answers))
    while played.game.held:
        add(Row(played.n, "release", at=at))
    return rows, played
