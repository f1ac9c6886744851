"""Starting games, and bringing them back from their records."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

import msgspec

from readyroom.kernel.chance import Chance, key_of
from readyroom.kernel.errors import BadRecord, BadSetup, IllegalAnswer, RulesFault, UndoRefused
from readyroom.kernel.fair import Fair
from readyroom.kernel.game import Game
from readyroom.kernel.questions import Answer, Json
from readyroom.kernel.records import Header, Record
from readyroom.kernel.rules import Result, Rules

FindRules: TypeAlias = Callable[[str], Rules[Any]]


def start(
    rules: Rules[Any],
    seats: int,
    seed: int | str | Fair,
    options: Mapping[str, Json] | None = None,
    *,
    listen: bool = True,
    hold: bool = False,
    sparse: bool = False,
) -> Game[Any]:
    """A new game, before its first answer; with `hold` it stops even at a secret window before its first question."""
    settled = rules.read_options(seats, options or {})
    if isinstance(seed, Fair):
        if len(seed.salts) != seats:
            raise BadSetup(f"fair chance needs {seats} salts, one a seat, not {len(seed.salts)}")
        header = Header(rules.name, rules.version, seats, settled, None, seed.plain())
        key = key_of("fair", rules.name, seed.seed)
    else:
        header = Header(rules.name, rules.version, seats, settled, seed)
        key = key_of(type(seed).__name__, rules.name, str(seed))
    return Game(rules, header, rules.setup(seats, settled, Chance(key)), listen=listen, hold=hold, sparse=sparse)


def begin_again(
    rules: Rules[Any], header: Header, *, listen: bool = True, hold: bool = False, sparse: bool = False
) -> Game[Any]:
    """The game of a header before its first answer; it keeps its header, an older version of the rules included."""
    game = start(rules, header.seats, _seed(header), header.options, listen=listen, hold=hold, sparse=sparse)
    game.header = header
    return game


def replay(record: Record, find_rules: FindRules, upto: int | None = None) -> Game[Any]:
    """The game of a record, after all its answers or after the first `upto`; `BadRecord` if it does not replay."""
    header = record.header
    if upto is not None and not 0 <= upto <= len(record.answers):
        raise BadRecord(f"the record has {len(record.answers)} answers; there is no moment {upto}")
    try:
        rules = find_rules(header.game)
        if not rules.can_read(header.rules):
            raise BadRecord(
                f"the record was played with version {header.rules} of the rules of {header.game}; "
                f"this Readyroom has version {rules.version}"
            )
        game = begin_again(rules, header)
    except BadSetup as error:
        raise BadRecord(f"the record's header is not possible: {error}") from None
    said = 0
    answers = record.answers[:upto]
    old = header.rules != rules.version
    for n in range(len(answers) + 1):
        try:
            while said < len(record.talk) and record.talk[said][0] <= n:
                game.talk(*record.talk[said][1:], recorded=True)
                said += 1
            if n < len(answers):
                if old:
                    meant_as_now(game, header.rules, *answers[n])
                game.answer(*answers[n])
        except (IllegalAnswer, RulesFault) as error:
            raise BadRecord(f"answer {n} of the record is not possible: {error}") from None
    if upto is None and not old and game.digest() != record.position:
        raise BadRecord("the record replays to another position than the one it was saved in")
    if not game.over:
        game.header = of_today(game)
    return game


def meant_as_now(game: Game[Any], version: int, seat: int, answer: Answer, serial: int | None = None) -> None:
    """Look at an answer that was given by an older version of the rules, before it is given again: `BadRecord` if its
    numbers stand for other options today, or if it answered another question."""
    question = next(iter(game.questions_for(seat)), None)
    if question is None:
        return  # giving it says so
    picks = answer if isinstance(answer, tuple) else (answer,)
    formerly = game.rules.formerly(version, game.state, question)
    same = all(then[n : n + 1] == question.labels[n : n + 1] for then in map(tuple, formerly) for n in picks)
    if not same or (serial is not None and serial != question.serial):
        raise rules_put_right(game.header)


def rules_put_right(header: Header) -> BadRecord:
    """Why a game of an older version can't go on; it tells nothing of what was asked or answered."""
    return BadRecord(
        f"the game was begun with version {header.rules} of the rules of {header.game}, "
        "and a rule that mattered in it was put right since"
    )


def of_today(game: Game[Any]) -> Header:
    """The header of a game that goes on: what was played so far is the same by the rules of today."""
    return msgspec.structs.replace(game.header, rules=game.rules.version)


def take_back(game: Game[Any], seat: int) -> Game[Any]:
    """The game as it stood before the last answer `seat` gave outside of secret windows, or `UndoRefused`.

    Unlike `Game.undo` this goes back over answers of others, chance and what was shown: for a table that agrees to it.
    Answers that others gave to the same simultaneous question stay. Whom a secret window asked is not looked at, so
    where it goes back to is known to everybody.
    """
    if game.over:
        raise UndoRefused("the game is over")
    answers, header = game.answers, game.header
    again = begin_again(game.rules, header, listen=False)
    first, last = 0, None
    asked: list[int] = []
    """For each answer: how many had been given when its question was asked."""
    for n, (who, answer) in enumerate(answers):
        if len(again.questions) == sum(len(again.questions_for(one)) for one in range(header.seats)):
            first = n
        asked.append(first)
        if who == seat and again.waiting(None).window is None:
            last = n
        again.answer(who, answer)
    if last is None:
        raise UndoRefused("you have not answered anything yet")
    kept = [
        given
        for n, given in enumerate(answers)
        if asked[n] < asked[last] or (asked[n] == asked[last] and given[0] != seat)
    ]
    back = begin_again(game.rules, header, listen=game.state.told is not None, hold=game.hold, sparse=game.sparse)
    for who, answer in kept:
        _release(back)
        back.answer(who, answer)
    _release(back)
    back.take_place_of(game)
    return back


def _release(game: Game[Any]) -> None:
    while game.held:
        game.release()


def _seed(header: Header) -> int | str | Fair:
    if header.fair is not None:
        return Fair.read(header.fair)
    if header.seed is None:
        raise BadRecord("the record has no seed")
    return header.seed


class Verdict(NamedTuple):
    """What `verify` has proved."""

    answers: int
    over: bool
    result: Result | None
    commitment: str | None
    """None where the seed was given by hand: then the chance is repeatable, but somebody chose it."""
    salts: tuple[str, ...]


def verify(record: Record, find_rules: FindRules) -> Verdict:
    """Replay a record and check where its chance came from; `BadRecord` if anything is not as it says."""
    game = replay(record, find_rules)
    fair = Fair.read(record.header.fair) if record.header.fair is not None else None
    commitment, salts = (fair.commitment, fair.salts) if fair else (None, ())
    return Verdict(len(game), game.over, game.result, commitment, salts)
