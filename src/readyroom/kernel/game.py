"""A running game: takes answers, can take them back, and says what each seat may see."""

import hashlib
import itertools
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Self, TypeAlias

import msgspec

from readyroom.kernel.drawing import drawn
from readyroom.kernel.drive import NO_WAY_BACK, Driver, S, Talk
from readyroom.kernel.errors import IllegalAnswer, ReadyroomError, RulesFault, StaleAnswer, UndoRefused
from readyroom.kernel.events import Event, hides, opened, shown
from readyroom.kernel.imagine import imagine
from readyroom.kernel.questions import Answer, Json, Question, WhyNot
from readyroom.kernel.records import Record
from readyroom.kernel.rules import Result

Pick: TypeAlias = int | str
"""An option in an answer: its index, or its label."""


class Waiting(NamedTuple):
    """Whom the table waits for, as one viewer may know it. In a secret window: its name, and at most himself."""

    seats: tuple[int, ...]
    window: str | None


class Game(Driver[S]):
    """A game in progress. Made by `readyroom.new`, `replay` or `fork`.

    >>> import readyroom as rr
    >>> game = rr.new("lanterns", seats=2, seed=3)
    >>> game.questions[0]
    <ChooseSeveral lanterns-discard for seat 0: card:1, card:5, card:3, card:3~2>
    >>> game.answer(0, "card:1")
    >>> game.waiting(viewer=None)
    Waiting(seats=(1,), window=None)
    >>> game.undo(0)
    >>> twin = game.clone()
    >>> game.answer(0, "card:1"); game.answer(1, 3)  # by what it is called, or by its index
    >>> game.legal(0)
    ('choice:draw', 'choice:roll', 'choice:bid', 'choice:trim')
    >>> game.answer(0, "draw")
    >>> game.view(0)["hand"], game.view(1)["hands"]
    ([5, 3, 3, 1], [4, 3])
    >>> game.events(1)
    [{'event': 'Drew', 'seat': 0, 'card': None}]
    >>> game.over, game.result, len(game), len(twin)
    (False, None, 3, 0)
    >>> rr.replay(game.record()).digest() == game.digest()
    True
    """

    __slots__ = ()

    # --- what is asked, and answering it -------------------------------------------------------------------

    @property
    def questions(self) -> list[Question]:
        """The open questions, of all seats. Who may see which: `questions_for`, `waiting`."""
        given = self._given
        if not given:
            return self._asked
        return [question for question in self._asked if question.seat not in given]

    def questions_for(self, seat: int | None) -> list[Question]:
        """The open questions of one seat, those included that it has answered while others have not."""
        return [question for question in self._asked if question.seat == seat]

    @property
    def window(self) -> str | None:
        """The name of the secret window that is open; None where none is."""
        return self._window

    def waiting(self, viewer: int | None) -> Waiting:
        """Whom the table waits for, as `viewer` may know it."""
        seats = tuple(question.seat for question in self.questions)
        if self._window is not None:
            seats = tuple(seat for seat in seats if seat == viewer)
        return Waiting(seats, self._window)

    def legal(self, seat: int) -> tuple[str, ...]:
        """The labels of what `seat` may choose among now; none if it is not asked anything."""
        return tuple(label for question in self.questions_for(seat) for label in question.labels)

    def why_not(self, seat: int, thing: str) -> WhyNot | None:
        """Why `seat` can't choose a thing (a label, as `card:gem-world`) now; None if it can, or nothing is to be said.

        >>> import readyroom as rr
        >>> game = rr.new("race", seats=2, seed=7)
        >>> game.answer(0, 0, 1); game.answer(1, 0, 1); game.answer(0, "develop"); game.answer(1, "develop")
        >>> game.why_not(0, "card:new-economy")
        WhyNot(name='cost', rule='DEV-005', facts={'cost': 5, 'cards': 3})
        """
        kind, _, id = thing.partition(":")
        for question in self._asked:
            if question.seat == seat and seat not in (self._given or ()):
                if thing in question.labels:
                    return None
                if question.why is not None and (why := question.why(kind, id)) is not None:
                    return why
                return self.rules.why_not(self.state, seat, question, kind, id)
        return self.rules.why_not(self.state, seat, None, kind, id)

    def answer(self, seat: int, *picks: Pick | Sequence[Pick], serial: int | None = None) -> None:
        """Answer the open question of `seat`, by labels or by indexes. `IllegalAnswer` if that is not allowed; then
        nothing has changed. With `serial` only the question of that number is answered.

        >>> import readyroom as rr
        >>> game = rr.new("lanterns", seats=2, seed=3)
        >>> game.answer(0, "card:5"); game.answer(1, 0); game.answer(0, "trim")
        >>> game.legal(0), game.legal(1)
        (('card:1', 'card:3', 'card:3~2'), ())
        >>> game.answer(0, "card:3", "card:7")
        Traceback (most recent call last):
        readyroom.kernel.errors.IllegalAnswer: no option 'card:7' in 'lanterns-trim': card:1, card:3, card:3~2
        >>> game.answer(0, "card:3", "card:3")  # both of them
        >>> game.view(0)["hand"]
        [1]
        """
        for question in self._asked:
            if question.seat == seat:
                break
        else:
            raise self._nothing_to_answer(seat, serial)
        if serial is not None and serial != question.serial:
            raise StaleAnswer("that question is no longer open")
        checked = question.check(picks[0] if len(picks) == 1 else picks)
        try:
            self._apply(question, checked)
        except Exception as error:
            if self._rests:
                self._rewind(len(self._picks) - 1)
            raise RulesFault(f"{self.rules.name}: {question.prompt} failed: {error!r}") from error

    def _nothing_to_answer(self, seat: int, serial: int | None) -> IllegalAnswer:
        if self._over:
            return IllegalAnswer("the game is over")
        if serial is not None:
            return StaleAnswer("that question is no longer open")
        if seat not in range(self.header.seats):
            return IllegalAnswer(f"there is no seat {seat!r}; there are 0 to {self.header.seats - 1}")
        return IllegalAnswer(f"seat {seat} is not asked anything now")

    def phrases(self, seat: int) -> list[str]:
        """What `seat` may say at the table now: labels for `talk`."""
        return [option.label for option in self.rules.phrases(self.state, seat)]

    def talk(self, seat: int, phrase: str, *, recorded: bool = False) -> None:
        """Say something at the table. It is kept in the record and has no effect in the rules.

        What was `recorded` is taken as it stands: the moment it was offered at may have been undone since, or may lie
        in a window that only a game with `hold` stops at.
        """
        possible = 0 <= seat < self.header.seats and ":" in phrase if recorded else phrase in self.phrases(seat)
        if not possible:
            raise IllegalAnswer(f"seat {seat} can't say {phrase!r} now")
        self.said.append(Talk(len(self), len(self._events), seat, phrase))

    def heard(self, viewer: int | None, since: int = 0) -> list[tuple[int, int, str]]:
        """What was said, from the `since`-th on: after how many of the viewer's own events, by whom, which phrase."""
        said = self.said[since:]
        if not said:
            return []
        seen = list(itertools.accumulate((event.visible_to(viewer) for event in self._events), initial=0))
        return [(seen[min(talk.told, len(self._events))], talk.seat, talk.phrase) for talk in said]

    # --- going back ----------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> str | None:
        """Why `seat` can't take back its last answer now; None if it can.

        >>> import readyroom as rr
        >>> rr.new("lanterns", seats=2, seed=3).why_no_undo(0)
        'it is no longer your move'
        """
        if self._given and seat in self._given:
            return None
        if self._over:
            return "the game is over"
        if self._window is not None or any(question.seat != seat for question in self._asked):
            return "it is no longer your move"
        if len(self._picks) <= self._floor or self._seats[-1] != seat:  # which of them may hang on a secret window
            return "there is no answer of yours since the last move of others, chance or something hidden"
        if not self._rests or self._rests[0].answers >= len(self._picks):
            return NO_WAY_BACK
        return None

    def undo(self, seat: int) -> None:
        """Take back the last answer of `seat`, or raise `UndoRefused`.

        Until the last seat has answered, an answer to a simultaneous question can always be taken back. Any other
        answer only while it is still this seat's move, nothing hidden was shown and no chance was used since.
        """
        if why := self.why_no_undo(seat):
            raise UndoRefused(why)
        if self._given and seat in self._given:
            self._withdraw(seat)
            return
        serials = self._serials
        self._rewind(len(self._picks) - 1)
        self._renumber(serials)
        self._place_talk()

    def _withdraw(self, seat: int) -> None:
        """Take back an answer to a simultaneous question that others have yet to answer."""
        at = self._asked_at
        kept = [(s, p) for s, p in zip(self._seats[at:], self._picks[at:], strict=True) if s != seat]
        self._seats[at:] = bytes(s for s, _ in kept)
        self._picks[at:] = [p for _, p in kept]
        if self._given is not None:
            del self._given[seat]
        for question in self.questions_for(seat):
            self._serials[seat] += 1
            question.serial = self._serials[seat]
        self._place_talk()

    def _place_talk(self) -> None:
        """Nothing that was said is taken back; it moves to the end of what is left."""
        answers, told = len(self), len(self._events)
        self.said = [t._replace(after=min(t.after, answers), told=min(t.told, told)) for t in self.said]

    def take_place_of(self, later: Self) -> None:
        """Go on in the place of the same game further on: what was said stays, and what was seen is not undone freely.

        For `take_back`, when a whole table agrees to go back.
        """
        self.said = later.said
        self._renumber(later._serials)
        self._place_talk()
        self._floor = len(self)

    def _renumber(self, serials: list[int]) -> None:
        """A question asked again gets a number that was never used, so that a late answer to the old one is refused."""
        self._serials = serials
        for question in self._asked:
            serials[question.seat] += 1
            question.serial = serials[question.seat]

    # --- what could be -------------------------------------------------------------------------------------

    def imagine(self, seat: int, seed: int, until: Callable[[S], bool] | None = None) -> Self:
        """A game that could be this one for all that `seat` knows, while it is asked something: everything hidden from
        it is dealt anew, and chance is another one. The same seed gives the same game, whatever the truth is.

        With `until` it stops, with no question open, at the first rest point at which that is true of its state. It
        tells no events and has no past: what was answered, said and told before can't be reached from it.

        >>> import readyroom as rr
        >>> game = rr.new("lanterns", seats=2, seed=3)
        >>> maybe = game.imagine(0, seed=1)
        >>> maybe.view(0) == game.view(0), maybe.state.hands[1] == game.state.hands[1]
        (True, False)
        >>> maybe.answer(0, "card:1"); maybe.answer(1, 0)  # plays on; the real game does not notice
        >>> len(game), maybe.digest() == game.imagine(0, seed=1).digest()
        (0, False)
        """
        return imagine(self, seat, seed, until)

    # --- what can be seen ----------------------------------------------------------------------------------

    def view(self, viewer: int | None) -> dict[str, Json]:
        """The table as a seat sees it; None: as a spectator does. Plain data."""
        return self.rules.view(self.state, viewer)

    def seen(self, viewer: int | None) -> Any:
        """The same in the type the game declares for it, where it does."""
        return self.rules.seen(self.state, viewer)

    def own(self, seat: int, common: Any) -> dict[str, Any]:
        """What of its view a seat does not share with spectators, who see `common` (`seen`): parts that can be encoded
        as they are."""
        return self.rules.own(self.state, seat, common)

    def aid(self, viewer: int | None) -> dict[str, Json]:
        """What the game reckons for whoever looks, from what they see."""
        common = self.rules.aid(self.state, None)
        return common if viewer is None else {**common, **self.rules.aid(self.state, viewer)}

    def text(self, viewer: int | None = None) -> str:
        """The table as a seat sees it, drawn for a terminal; `print(game)` shows it as a spectator does.

        >>> import readyroom as rr
        >>> print(rr.new("race", seats=2, seed=7).text(viewer=0).splitlines()[0])
        Round 0 · 24 VP in the pool · deck 100 · discarded 0
        """
        return drawn(self, viewer)

    def __str__(self) -> str:
        return drawn(self, None)

    def __repr__(self) -> str:
        return f"<Game {self.rules.name}, {self.header.seats} seats, after {len(self)} answers>"

    def events(self, viewer: int | None, since: int = 0) -> list[Json]:
        """What `viewer` has noticed, from his `since`-th event on, as plain data. Each viewer's events count from 0."""
        seen = [event for event in self._events if event.visible_to(viewer)]
        return [shown(event, viewer) for event in seen[since:]]

    @property
    def event_count(self) -> int:
        """How many events have been told to anybody: where `news` goes on. Not for players' eyes."""
        return len(self._events)

    def told(self, since: int) -> Sequence[Event]:
        """The events after the first `since`, with all they hide: for tests, not for players' eyes."""
        return self._events[since:]

    def news(self, viewer: int | None, told: int) -> list[Json]:
        """What `viewer` has noticed of the events after the first `told`; costs nothing for the older ones."""
        return self.news_for((viewer,), told)[viewer]

    def news_for(self, viewers: Iterable[int | None], told: int) -> dict[int | None, list[Json]]:
        """`news` for several at once; what all see alike is made once."""
        news: dict[int | None, list[Json]] = {viewer: [] for viewer in viewers}
        for event in self._events[told:]:
            same = None if hides(event) else shown(event, None)
            for viewer, noticed in news.items():
                if event.visible_to(viewer):
                    noticed.append(shown(event, viewer) if same is None else same)
        return news

    def noticed_before(self, viewer: int | None, told: int, n: int) -> int:
        """Of the events after the first `told`: how many `viewer` noticed before the `n`-th that a spectator did."""
        noticed = 0
        for event in self._events[told:]:
            if event.visible_to(None):
                if n == 0:
                    break
                n -= 1
            noticed += event.visible_to(viewer)
        return noticed

    def everything(self) -> list[Json]:
        """All events with nothing hidden. Refused while the game goes on."""
        if not self._over:
            raise ReadyroomError("what is hidden is told when the game is over")
        return [opened(event) for event in self._events]

    @property
    def over(self) -> bool:
        return self._over

    @property
    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        return self.rules.result(self.state) if self._over else None

    @property
    def answers(self) -> list[tuple[int, Answer]]:
        """All answers given so far: seat and picks. Not for players' eyes before the end."""
        return list(zip(self._seats, self._picks, strict=True))

    def record(self) -> dict[str, Json]:
        """The game so far as plain data: what `replay` needs. It tells everything; not for players before the end."""
        return self._record().plain()

    def _record(self) -> Record:
        if self.header.seed is None and self.header.fair is None:
            raise ReadyroomError("an imagined game has no record")
        talk = tuple((talk.after, talk.seat, talk.phrase) for talk in self.said)
        return Record.of(self.header, tuple(self.answers), self.digest(), talk)

    def digest(self) -> str:
        """A fingerprint of the whole position: state, open questions and answers waiting for others."""
        asked = [(q.seat, q.kind, q.prompt, q.at_least, q.at_most, q.labels) for q in self._asked]
        given = sorted((self._given or {}).items())
        rest = msgspec.json.encode((asked, given, self._window, self._over))
        return hashlib.blake2b(self.state.dump() + rest, digest_size=16).hexdigest()
