"""Driving a game's script: from question to question, over the places where nothing is in flight, and back."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, Self, TypeVar

from readyroom.kernel.errors import ReadyroomError, RulesFault
from readyroom.kernel.events import Event, WindowOpened
from readyroom.kernel.questions import Answer, AskAll, Question, Rest, Script
from readyroom.kernel.records import Header
from readyroom.kernel.rules import Rules
from readyroom.kernel.state import State

S = TypeVar("S", bound=State)


_APART = 16
"""Where nobody listens, rest points are kept at least so many answers apart: copying the state is most of the work of
a simulation. A game with listeners keeps all of them, for its people undo and look back; unless it is `sparse`."""


NO_WAY_BACK = "this game was imagined in the middle of something and has not rested since: imagine it again instead"


class RestPoint(NamedTuple, Generic[S]):
    """A copy of the state at a moment when nothing was in flight. It is never played on, only copied."""

    answers: int
    state: S
    events: int
    serials: tuple[int, ...]


class Talk(NamedTuple):
    """Something a seat has said at the table, in one of the phrases the game offers; the rules do not care."""

    after: int
    """How many answers had been given. Not for players' eyes: answers in secret windows count too."""
    told: int
    """How many events had been told."""
    seat: int
    phrase: str
    """The label of the phrase."""


class Driver(Generic[S]):
    """A game's script with the answers it was given. `Game` is what everybody else uses."""

    __slots__ = (
        "_asked",
        "_asked_at",
        "_asks",
        "_begun_at",
        "_due",
        "_events",
        "_floor",
        "_given",
        "_mark",
        "_over",
        "_picks",
        "_released",
        "_rests",
        "_script",
        "_seats",
        "_serials",
        "_until",
        "_window",
        "header",
        "hold",
        "rules",
        "said",
        "sparse",
        "state",
    )

    def __init__(
        self,
        rules: Rules[S],
        header: Header,
        state: S,
        *,
        listen: bool = True,
        hold: bool = False,
        sparse: bool = False,
    ) -> None:
        self.rules = rules
        self.header = header
        self.hold = hold
        """Stop at secret windows in which nobody can act, until `release`; for tables with people."""
        self.sparse = sparse
        """Keep few rest points though somebody listens: it is played on, and seldom taken back or copied."""
        self._seats = bytearray()
        self._picks: list[Answer] = []
        self._events: list[Event] = []
        self._floor = 0
        self._released = (0, 0)
        self._until: Callable[[S], bool] | None = None
        """Where the script stops for good, asked at every rest point; for games in somebody's head."""
        self.said: list[Talk] = []
        rest = RestPoint(0, state, 0, (0,) * header.seats)
        self._rests = [rest]
        self._begin(rest, listen=listen, dense=listen and not sparse)

    def __len__(self) -> int:
        """How many answers have been given."""
        return len(self._picks)

    @property
    def held(self) -> bool:
        """Whether the game stands at a secret window in which nobody can act."""
        return self._window is not None and not self._asked

    def release(self) -> None:
        """Go on from a held window."""
        if not self.held:
            raise ReadyroomError("no window is held")
        answers, count = self._released
        self._released = (len(self), count + 1 if answers == len(self) else 1)
        self._advance([])

    def _apply(self, question: Question, answer: Answer) -> None:
        self._seats.append(question.seat)
        self._picks.append(answer)
        given = self._given
        if given is None:
            self._advance(question.value(answer))
            return
        given[question.seat] = answer
        asked = self._asked
        if len(given) == len(asked):
            if len(asked) > 1 or self._window is not None:
                self._floor = len(self._picks)
            self._advance([q.value(given[q.seat]) for q in asked])

    # --- driving the script --------------------------------------------------------------------------------

    def _begin(self, rest: RestPoint[S], *, listen: bool, dense: bool) -> None:
        """Start the script at a rest point; if `dense`, every rest point from there on is kept."""
        self.state = state = rest.state.copy()
        state.told = [] if listen else None
        self._serials = list(rest.serials)
        self._asked: list[Question] = []
        self._asked_at = rest.answers
        self._given: dict[int, Answer] | None = None
        self._window: str | None = None
        self._over = False
        self._released = (rest.answers, 0)
        self._mark = state.chance.uses + state.chance.reveals
        self._begun_at = rest.answers
        self._due = 0 if dense else rest.answers + _APART
        """How many answers must have been given for the next rest point to be kept."""
        self._asks = 0
        """How often the script has asked since it rested last; windows in which nobody could act count too, so it is
        the same for all that looks the same."""
        self._script: Script[None] = self.rules.play(state)
        self._advance(None)
        self._begun_at = -1

    def _advance(self, value: Any) -> None:
        """Hand the script its answer and run it to the next question, or the end."""
        send = self._script.send
        state = self.state
        try:
            step = send(value)
            while True:
                if isinstance(step, Rest):
                    self._asks = 0
                    if len(self._picks) >= self._due:
                        self._rest()
                    if self._until is not None and self._until(state):
                        self._asked = []
                        self._given = self._window = None
                        break
                    step = send(None)
                elif isinstance(step, AskAll):
                    if self._open_all(step):
                        break
                    step = send([])
                else:
                    seat = step.seat
                    self._serials[seat] = step.serial = self._serials[seat] + 1
                    self._asked = [step]
                    self._given = self._window = None
                    self._asks += 1
                    break
        except StopIteration:
            self._over = True
            self._asked = []
            self._given = self._window = None
        chance = state.chance
        mark = chance.uses + chance.reveals
        if mark != self._mark:
            self._mark = mark
            self._floor = len(self._picks)
        if state.told:
            self._collect(state.told)

    def _collect(self, told: list[Event]) -> None:
        self._events += told
        told.clear()

    def _open_all(self, step: AskAll) -> bool:
        """Open the questions of an `AskAll`; False if the script goes on at once."""
        self._asks += 1
        if step.window is not None:
            self.state.tell(WindowOpened, step.window)
            self._floor = len(self._picks)
        questions: list[Question] = list(step.questions)
        if not questions and not (step.window is not None and self.hold):
            return False
        serials, seats = self._serials, set()
        for question in questions:
            seat = question.seat
            seats.add(seat)
            serials[seat] = question.serial = serials[seat] + 1
        if len(seats) != len(questions):
            raise RulesFault("a seat is asked two questions at once")
        self._asked = questions
        self._asked_at = len(self._picks)
        self._given = {}
        self._window = step.window
        return True

    def _rest(self) -> None:
        """Keep a copy of the state; the script has just said that nothing is in flight."""
        answers = len(self._picks)
        if self._begun_at == answers:
            self._begun_at = -1  # the script's first step after it was started from this very rest point
            return
        state, rests = self.state, self._rests
        if state.told:
            self._collect(state.told)
        chance = state.chance
        mark = chance.uses + chance.reveals
        if mark != self._mark:
            self._mark = mark
            self._floor = answers
        needed = min(self._floor, answers - 1)  # undo goes back to the floor, a fault in the rules one answer
        while len(rests) > 1 and rests[1].answers <= needed:
            del rests[0]
        self._released = (answers, 0)
        rests.append(RestPoint(answers, state.copy(), len(self._events), tuple(self._serials)))
        if self._due:
            self._due = answers + _APART

    # --- going back, and copies ----------------------------------------------------------------------------

    def _rewind(self, answers: int) -> None:
        """Back to the moment after the first `answers` answers."""
        if not self._rests or self._rests[0].answers > answers:
            raise ReadyroomError(NO_WAY_BACK)
        while self._rests[-1].answers > answers:
            self._rests.pop()
        listen = self.state.told is not None
        rest = self._rests[-1]
        seats, picks = self._seats[rest.answers : answers], self._picks[rest.answers : answers]
        del self._seats[rest.answers :], self._picks[rest.answers :], self._events[rest.events :]
        floor = min(self._floor, answers)
        self._begin(rest, listen=listen, dense=listen and not self.sparse)
        self._feed(seats, picks)
        while self.held:
            self.release()
        self._floor = floor  # answers given again do not lower it

    def _feed(self, seats: bytearray, picks: list[Answer]) -> None:
        """Give answers that were checked before."""
        for seat, answer in zip(seats, picks, strict=True):
            while self._window is not None and not self._asked:
                self.release()
            for question in self._asked:
                if question.seat == seat:
                    self._apply(question, answer)
                    break

    def clone(self, *, listen: bool = True) -> Self:
        """An independent game in the same position with the same future. With `listen=False` it tells no events."""
        if not self._rests:
            raise ReadyroomError(NO_WAY_BACK)
        new = object.__new__(type(self))
        rest = self._rests[-1]
        new.rules = self.rules
        new.header = self.header
        new.hold = self.hold
        new.sparse = False
        new._until = self._until
        new.said = self.said[:]
        new._seats = self._seats[: rest.answers]
        new._picks = self._picks[: rest.answers]
        new._events = self._events[: rest.events] if listen else []
        new._floor = self._floor
        new._rests = self._rests[:]
        new._begin(rest, listen=listen, dense=True)
        new._feed(self._seats[rest.answers :], self._picks[rest.answers :])
        if not listen:
            new._due = new._rests[-1].answers + _APART
        if self.state.told is None and not listen and new._rests[-1].answers > rest.answers:
            self._rests.append(new._rests[-1])  # the next clone of this position begins there
        answers, count = self._released
        for _ in range(count if answers == len(self) else 0):
            new.release()
        new._floor = self._floor  # answers given again do not lower it
        return new
