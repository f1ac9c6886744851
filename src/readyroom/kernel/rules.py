"""What a game must say about itself so that the kernel can run it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from readyroom.kernel.chance import Chance
from readyroom.kernel.errors import BadSetup
from readyroom.kernel.questions import Answer, Json, Option, Question, Script, WhyNot
from readyroom.kernel.state import State

S = TypeVar("S", bound=State)


class Setting(msgspec.Struct, frozen=True):
    """An option of a table: its allowed values; with `many` any of them together, as a list."""

    name: str
    values: tuple[bool | int | str, ...]
    default: Json
    many: bool = False
    surprise: bool = False
    """Whether a host may leave it to chance; it is rolled before the game begins."""

    def read(self, given: Json) -> Json:
        """The value in its stored form, or `BadSetup`."""
        return self._read(given, _shown)

    def _read(self, given: Json, show: Callable[[bool | int | str], str]) -> Json:
        """`show`: how a value is written by whoever is told which ones there are."""
        if not self.many:
            for value in self.values:
                if value == given and type(value) is type(given):
                    return value
        elif isinstance(given, (list, tuple)) and all(item in self.values for item in given):
            return [value for value in self.values if value in given]
        allowed = ", ".join(show(value) for value in self.values)
        raise BadSetup(f"option {self.name} can't be {given!r}; allowed: {allowed}")

    def spelled(self) -> list[str]:
        """The values as a command line takes them, the default first."""
        first = self.default if self.many else [self.default]
        return [_spelled(value) for value in sorted(self.values, key=lambda value: value not in first)]

    def parse(self, text: str) -> Json:
        """The value written on a command line: `yes`, `3`, `ionian`, or `pegasus,exodus` where many go together."""
        spelled = {_spelled(value): value for value in self.values}
        parts = [part for part in text.split(",") if part] if self.many else [text]
        found: Json = [spelled.get(part, part) for part in parts] if self.many else spelled.get(text, text)
        return self._read(found, _spelled)


def _spelled(value: bool | int | str) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def _shown(value: bool | int | str) -> str:
    """For who gives values and not words: 'yes' is none."""
    return f"{value} ({_spelled(value)})" if isinstance(value, bool) else str(value)


class GameInfo(msgspec.Struct, frozen=True):
    """A line of the catalogue."""

    name: str
    title: str
    seats: tuple[int, ...]
    settings: tuple[Setting, ...]
    rules_version: int


class Result(msgspec.Struct, frozen=True):
    """How a game ended: who won, the score of each seat where there is one, and why, as plain data."""

    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    reason: str | None = None
    """What ended the game, as a short name: statistics count by it."""
    why: Json = None


class Rules(ABC, Generic[S]):
    """A game. One instance of a subclass is all the kernel ever knows of it."""

    name: str
    title: str
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    open_prompts: frozenset[str] = frozenset()
    """Questions of which everybody may know that a seat is asked them: nothing hidden decides whether they are put."""
    version: int
    """Goes up when an old record would no longer replay to the same state."""
    reads: tuple[int, ...] = ()
    """Older versions whose answers still replay: the same game, though a position has another fingerprint. Tables
    begun with them go on, and their records are as good as before."""
    settings: tuple[Setting, ...] = ()
    orders: tuple[str, ...] = ()
    """What a seat may order once, so that questions of a kind are answered for it (`ordered`)."""
    state: type[S]

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> S:
        """The state before the first question. Chance has been handed its key and nothing else."""

    @abstractmethod
    def play(self, g: S) -> Script[None]:
        """The script: goes on from the start or from any rest point, by what the state says; ends with the game."""

    @abstractmethod
    def result(self, g: S) -> Result:
        """How the finished game ended."""

    @abstractmethod
    def view(self, g: S, viewer: int | None) -> dict[str, Json]:
        """What a seat (None: a spectator) may see, built up from nothing, as plain data."""

    def seen(self, g: S, viewer: int | None) -> Any:
        """The same in the type the game declares for it, where it does: what players read."""
        return self.view(g, viewer)

    def own(self, g: S, seat: int, common: Any) -> dict[str, Any]:  # noqa: ARG002 - default: all of it
        """What of its view a seat does not share with spectators, who see `common` (`seen`): whatever is not here, the
        seat sees as they do. A server builds and encodes what is the same for all once for all."""
        return self.view(g, seat)

    def aid(self, g: S, viewer: int | None) -> dict[str, Json]:  # noqa: ARG002 - default: nothing is reckoned
        """What follows from the view by the rules, reckoned for whoever looks: what cards count, what may yet be.
        None: for everybody; a seat: only what is otherwise for it. It follows from the view alone."""
        return {}

    def sides(self, g: S) -> Sequence[str]:  # noqa: ARG002 - default: there are none
        """What each seat truly is, whoever may know it: told with the story of a game, when it is over."""
        return ()

    @abstractmethod
    def faults(self, g: S) -> Iterable[str]:
        """Every broken invariant, in words: cards and tokens that are missing, doubled or where they can't be."""

    @abstractmethod
    def permute(self, g: S, viewer: int | None, chance: Chance) -> None:
        """Deal anew, in place, all that `viewer` can't know, so that it could just as well be so.

        What comes out must follow from what the viewer sees and from `chance` alone, never from how the hidden things
        lay: gather them, sort them, shuffle them, deal them out to their places in an order that everybody knows.
        Lists and structs stay the same objects, since a script may be in the middle of using them. (`Game.imagine`)
        """

    def usual(self, seats: int, given: Mapping[str, Json]) -> Mapping[str, Json]:  # noqa: ARG002 - default: none
        """Defaults that follow from what was chosen; they come before the defaults of the settings."""
        return {}

    def refuse(self, seats: int, options: Mapping[str, Json]) -> str | None:  # noqa: ARG002 - default: nothing
        """Why this combination of allowed options can't be played, or None."""
        return None

    def phrases(self, g: S, seat: int) -> Sequence[Option]:  # noqa: ARG002 - default: nothing is said
        """What `seat` may say at the table now, within the secrecy rules. It must not depend on hidden things."""
        return ()

    def things(self, g: S, seat: int) -> Iterable[str]:  # noqa: ARG002 - default: only options can be pointed at
        """What `seat` can point at on its table whether it is an option or not, as labels: cards, places, people."""
        return ()

    def why_not(self, g: S, seat: int, question: Question | None, kind: str, id: str) -> WhyNot | None:  # noqa: ARG002
        """Why `seat` can't choose a thing now, where its open question itself does not say; None if there is nothing to
        say. It must follow from what the seat may see."""
        return None

    def ordered(self, order: str, question: Question) -> Answer | None:  # noqa: ARG002 - default: there are no orders
        """How a standing order of the seat that is asked answers; None if the order says nothing about it."""
        return None

    def might_act(self, g: S, window: str) -> Collection[int] | None:  # noqa: ARG002 - default: anybody
        """In a secret window: the seats that could, for all that is open, do something there that changes anything;
        None: any seat. How long the window takes follows from it, so it must not depend on hidden things."""
        return None

    def idle(self, g: S, question: Question) -> bool:  # noqa: ARG002 - default: every question matters
        """Whether nothing that could be chosen in this question of a window would change anything, so that passing
        is the only sensible answer. A server passes then and does not ask."""
        return False

    def read_options(self, seats: int, given: Mapping[str, Json]) -> dict[str, Any]:
        """All options with their values, or `BadSetup`."""
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.name} is for {allowed} seats, not {seats!r}")
        known = {setting.name for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}")
        usual = self.usual(seats, given)
        options = {s.name: s.read(given.get(s.name, usual.get(s.name, s.default))) for s in self.settings}
        if why := self.refuse(seats, options):
            raise BadSetup(why)
        return options

    def can_read(self, version: int) -> bool:
        """Whether a game begun with this version of the rules can be played on or replayed."""
        return version == self.version or version in self.reads

    def formerly(self, version: int, g: S, question: Question) -> Iterable[Sequence[str]]:  # noqa: ARG002 - default
        """In a game begun with an older version: what this question may have offered by the rules of then, as labels,
        where these were put right since. Answers are stored as numbers: one that meant something else would lead to
        another game, so such a game is refused."""
        return ()

    def info(self) -> GameInfo:
        return GameInfo(self.name, self.title, self.seats, self.settings, self.version)
