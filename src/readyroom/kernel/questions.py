"""Questions a script asks, and the options it offers.

A script yields one question (`Choose`, `ChooseSeveral`), several at once (`AskAll`, `Window`) or `REST`.
What it gets back is the pick itself (a card, a place), never an index: indexes are only how records store answers.
"""

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar

import msgspec

from readyroom.kernel.errors import IllegalAnswer, RulesFault

T = TypeVar("T")

Json: TypeAlias = Any
"""Plain data: None, bool, int, float, str, lists and string-keyed dicts of it."""

Answer: TypeAlias = int | tuple[int, ...]
"""Indexes into a question's options: one, or several."""


class Option(msgspec.Struct, frozen=True):
    """What an option means: a kind of thing, which one, and facts a reader of the table may want to show."""

    kind: str
    id: str
    facts: Mapping[str, Json] = {}

    @property
    def label(self) -> str:
        return f"{self.kind}:{self.id}"


class WhyNot(msgspec.Struct, frozen=True):
    """Why something can't be chosen now: the message `GAME-why-NAME`, its facts, and the rule of the index behind it.

    Whoever asks is a seat, so it must follow from what that seat may see.
    """

    name: str
    rule: str
    facts: Mapping[str, Json] = {}


def plain(pick: object) -> Option:
    """The option for a pick that is its own name."""
    return Option("choice", str(pick))


class Question(msgspec.Struct, eq=False):
    """One seat is asked to choose among `picks`.

    `show` turns a pick into its `Option`; it is only called when somebody looks.
    `prompt` names the sentence in the words files, `facts` fill it in. `purpose` says, in words of the game's own, what
    the choice is for (whom to trust, what to give up): a player that has never met the prompt can still answer well.
    `why` says of a thing (its kind and id) that is no option why it is none, in the words of whoever made the options;
    None where they have nothing to say about it (then `Rules.why_not` is asked). `aid` reckons what whoever chooses may
    want to know (odds, prices, what a part will do), from what the seat sees and only when somebody looks.
    """

    seat: int
    prompt: str
    picks: Sequence[Any]
    show: Callable[[Any], Option] = plain
    facts: Mapping[str, Json] | None = None
    at_least: int = 1
    at_most: int = 1
    purpose: str = ""
    why: Callable[[str, str], WhyNot | None] | None = None
    aid: Callable[[], Mapping[str, Json]] | None = None
    serial: int = 0
    _options: tuple[Option, ...] | None = None
    _labels: tuple[str, ...] | None = None
    _reckoned: Mapping[str, Json] | None = None

    kind: ClassVar[str] = "one"

    def __post_init__(self) -> None:
        if self.at_least > self.at_most or self.at_most > len(self.picks):
            raise RulesFault(
                f"question {self.prompt!r} asks for {self.at_least} to {self.at_most} of {len(self.picks)} options: "
                "no legal answer"
            )

    @property
    def options(self) -> tuple[Option, ...]:
        """What may be chosen, in the order that answers count in."""
        if self._options is None:
            self._options = tuple(self.show(pick) for pick in self.picks)
        return self._options

    @property
    def reckoned(self) -> Mapping[str, Json]:
        """What the game reckons for whoever has to choose: plain data, by names of the game's own."""
        if self._reckoned is None:
            self._reckoned = {} if self.aid is None else self.aid()
        return self._reckoned

    @property
    def labels(self) -> tuple[str, ...]:
        """A different name for every option; equal things are told apart as `card:x`, `card:x~2`, ..."""
        if self._labels is None:
            self._labels = _numbered(option.label for option in self.options)
        return self._labels

    def find(self, label: str, taken: Collection[int] = ()) -> int:
        """The index of an option by its label, or by its id alone where that is clear; not one of those `taken`.

        >>> question = Choose(0, "discard", ["gem-world", "old-earth", "gem-world"], lambda pick: Option("card", pick))
        >>> question.labels
        ('card:gem-world', 'card:old-earth', 'card:gem-world~2')
        >>> question.find("card:old-earth"), question.find("gem-world"), question.find("gem-world", taken=[0])
        (1, 0, 2)
        """
        labels = self.labels
        if label in labels and (index := labels.index(label)) not in taken:
            return index
        named = [n for n, option in enumerate(self.options) if label in (option.label, option.id)]
        left = [n for n in named if n not in taken]
        if len({self.options[n].label for n in left}) > 1:
            raise IllegalAnswer(f"{label!r} could be {' or '.join(labels[n] for n in left)} in {self.prompt!r}")
        if left:
            return left[0]
        if named or label in labels:
            raise IllegalAnswer(f"there is no more {label!r} in {self.prompt!r}: choose each option at most once")
        raise IllegalAnswer(f"no option {label!r} in {self.prompt!r}: {', '.join(labels)}")

    def check(self, answer: object) -> Answer:
        """The answer, by indexes or labels, in the form that records keep, or `IllegalAnswer`."""
        if type(answer) is int and 0 <= answer < len(self.picks):
            return answer
        if isinstance(answer, str):
            return self.find(answer)
        raise IllegalAnswer(f"choose one of the options 0 to {len(self.picks) - 1}")

    def value(self, answer: Answer) -> Any:
        """What the script gets for a checked answer."""
        return self.picks[answer]  # type: ignore[index]  # check() let only an int pass

    @property
    def passing(self) -> Answer | None:
        """The answer that declines, for questions in windows; None if there is none.

        Games say it by an option whose kind or id is `pass`, or a plain False.
        """
        for index, option in enumerate(self.options):
            if "pass" in (option.kind, option.id) or (option.kind == "choice" and option.id == "False"):
                return index
        return None

    def plain(self) -> dict[str, Json]:
        """The question as its seat may see it."""
        return {
            "serial": self.serial,
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt,
            "facts": dict(self.facts or {}),
            "at_least": self.at_least,
            "at_most": self.at_most,
            "options": [
                {"label": label, "kind": option.kind, "id": option.id, "facts": dict(option.facts)}
                for label, option in zip(self.labels, self.options, strict=True)
            ],
            "aid": dict(self.reckoned),
        }

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.prompt} for seat {self.seat}: {', '.join(self.labels)}>"


class Choose(Question):
    """Choose exactly one; the script gets the pick."""


class ChooseSeveral(Question):
    """Choose between `at_least` and `at_most` different ones; the script gets a tuple in the order of the options.

    >>> question = ChooseSeveral(0, "discard", ["gem-world", "old-earth", "gem-world"], at_least=1, at_most=2)
    >>> question.check((2, 1)), question.check(2), question.check(["old-earth", "gem-world"])
    ((1, 2), (2,), (0, 1))
    """

    kind = "several"

    def check(self, answer: object) -> Answer:
        indexes = self._indexes(answer if isinstance(answer, (list, tuple)) else (answer,))
        if not self.at_least <= len(indexes) <= self.at_most:
            wanted = str(self.at_least) if self.at_least == self.at_most else f"{self.at_least} to {self.at_most}"
            raise IllegalAnswer(f"choose {wanted} of the options, not {len(indexes)}")
        return self._stored(indexes)

    def _indexes(self, answer: Sequence[object]) -> list[int]:
        count = len(self.picks)
        indexes: list[int] = []
        for pick in answer:
            index = self.find(pick, indexes) if isinstance(pick, str) else pick
            if type(index) is not int or not 0 <= index < count:
                raise IllegalAnswer(f"choose among the options 0 to {count - 1}")
            if index in indexes:
                raise IllegalAnswer("choose each option at most once")
            indexes.append(index)
        return indexes

    def _stored(self, indexes: list[int]) -> tuple[int, ...]:
        indexes.sort()
        return tuple(indexes)

    @property
    def passing(self) -> Answer | None:
        """Choosing nothing, where that is allowed."""
        return () if self.at_least == 0 else None

    def value(self, answer: Answer) -> Any:
        picks = self.picks
        return tuple([picks[i] for i in answer])  # type: ignore[union-attr]  # check() let only a tuple pass


class ChooseOrder(ChooseSeveral):
    """As `ChooseSeveral`, but the order counts; the script gets a tuple in the order chosen."""

    kind = "ordered"

    def _stored(self, indexes: list[int]) -> tuple[int, ...]:
        return tuple(indexes)


class AskAll:
    """Ask several seats at once; the script gets a list of values in the order of the questions.

    Nobody sees another's answer before all are in, and until then each may change his own.
    """

    __slots__ = ("questions",)
    window: str | None = None

    def __init__(self, questions: Sequence[Question]) -> None:
        self.questions = questions


class Window(AskAll):
    """A moment at which cards or abilities may be used, and who could use one is a secret.

    Only seats that can do something are asked, maybe none; other seats see the window's name and nothing else.
    """

    __slots__ = ("window",)

    def __init__(self, name: str, questions: Sequence[Question]) -> None:
        self.questions = questions
        self.window = name


class Rest:
    """Nothing is in flight: the state alone says how the game goes on."""

    __slots__ = ()


REST = Rest()

Step: TypeAlias = Question | AskAll | Rest
Script: TypeAlias = Generator[Step, Any, T]


def _numbered(labels: Iterable[str]) -> tuple[str, ...]:
    seen: dict[str, int] = {}
    named: list[str] = []
    for label in labels:
        seen[label] = seen.get(label, 0) + 1
        named.append(label if seen[label] == 1 else f"{label}~{seen[label]}")
    return tuple(named)
