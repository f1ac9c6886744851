"""The generic suite: what must be true of every game, whatever it is about.

`check_game` plays one random game and, on the way, looks for each kind of fault listed in `promises.KINDS`. A game
that passes a few thousand of them in all its modes keeps its cards together, its secrets to itself and its records
replayable.
"""

import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from readyroom.kernel import Game, IllegalAnswer, Json, Rules, RulesFault, State, load, replay, start
from readyroom.players.randomly import random_answer
from readyroom.testing.promises import Fault, asked, check_invariants, reasons, viewers
from readyroom.testing.secrecy import check_secrecy

UNDO_SHARE = 0.25
"""How many of the answers are taken back and given again, where that is allowed."""

TALK_SHARE = 0.05
"""How often somebody says something at the table."""


class Tally(NamedTuple):
    """What was played and looked at."""

    games: int = 0
    answers: int = 0
    positions: int = 0
    """Positions at which everything was checked."""
    secrets: int = 0
    """Comparisons of what a seat sees before and after hidden things were changed."""
    undone: int = 0

    def plus(self, other: "Tally") -> "Tally":
        return Tally(*(a + b for a, b in zip(self, other, strict=True)))


def check_games(
    rules: Rules[Any],
    games: int,
    *,
    seed: int = 1,
    sample: float = 0.05,
    bound: int = 20_000,
    modes: Iterable[tuple[int, Mapping[str, Json]]] | None = None,
) -> Tally:
    """`games` random games, spread over `modes` (seats and options); by default every number of seats."""
    tally = Tally()
    listed = list(modes or [(seats, {}) for seats in rules.seats])
    for n in range(games):
        seats, options = listed[n % len(listed)]
        tally = tally.plus(check_game(rules, seats, options, seed=seed * 1_000_003 + n, sample=sample, bound=bound))
    return tally


def check_game(
    rules: Rules[Any],
    seats: int,
    options: Mapping[str, Json] | None = None,
    *,
    seed: int,
    sample: float = 0.05,
    bound: int = 20_000,
) -> Tally:
    """One random game with all checks; a share `sample` of its positions is looked at closely. Raises `Fault`."""
    rng = Random(seed)  # noqa: S311 - chooses what to test
    try:
        return _check_game(rules, seats, options or {}, seed, sample, bound, rng)
    except RulesFault as error:
        kind = "dead end" if "no legal answer" in str(error) else "option"
        raise Fault(kind, f"seed {seed}, {seats} seats, {options}: {error}") from error


def _check_game(
    rules: Rules[Any],
    seats: int,
    options: Mapping[str, Json],
    seed: int,
    sample: float,
    bound: int,
    rng: Random,
) -> Tally:
    where = f"seed {seed}, {seats} seats, {dict(options)}"
    game = start(rules, seats, seed, options)
    positions = secrets = undone = 0
    while not game.over:
        at = f"{where}, answer {len(game)}"
        check_invariants(game, at)
        if sample:
            check_undo_of_clone(game, at)
        if not game.questions:
            raise Fault("dead end", at)
        if rng.random() < sample:
            positions += 1
            check_plain(game, at)
            check_serialisation(game, at)
            check_options(game, rng, at)
            check_orders(game, at)
            check_clone(game, rng, at)
            secrets += check_secrecy(game, rng, at)
        _talk_sometimes(game, rng)
        undone += _answer_maybe_twice(game, rng, at)
        if len(game) > bound:
            raise Fault("bound", f"{where}: no end after {bound} answers")
    check_invariants(game, f"{where}, end")
    check_plain(game, f"{where}, end")
    secrets += check_secrecy(game, rng, f"{where}, end")
    check_replay(game, where)
    return Tally(1, len(game), positions, secrets, undone)


def _talk_sometimes(game: Game[Any], rng: Random) -> None:
    """Somebody says something: it must change nothing but the record."""
    if rng.random() >= TALK_SHARE:
        return
    seat = rng.randrange(game.header.seats)
    if phrases := game.phrases(seat):
        before = game.digest()
        game.talk(seat, rng.choice(phrases))
        if game.digest() != before:
            raise Fault("option", "talk changed the position")


def _answer_maybe_twice(game: Game[Any], rng: Random, at: str) -> int:
    """A random answer; sometimes, where the kernel allows it, taken back and given again."""
    question = rng.choice(game.questions)
    answer = random_answer(question, rng)
    seat = question.seat
    if rng.random() >= UNDO_SHARE:
        game.answer(seat, answer)
        return 0
    before, serial = game.digest(), question.serial
    game.answer(seat, answer)
    if game.why_no_undo(seat) is not None:
        return 0
    game.undo(seat)
    if game.digest() != before:
        raise Fault("undo", f"{at}: {question.prompt}")
    if game.questions_for(seat)[0].serial == serial:
        raise Fault("undo", f"{at}: the question asked again has the number of the old one")
    game.answer(seat, answer)
    return 1


def check_replay(game: Game[Any], where: str) -> None:
    """The record, written and read, gives the same position and the same events for every viewer."""
    record = load(json.dumps(game.record()))
    try:
        again = replay(record, lambda _: game.rules)
    except Exception as error:
        raise Fault("replay", f"{where}: {error}") from error
    if again._events != game._events:  # else nobody is shown anything else
        for viewer in viewers(game):
            if again.events(viewer) != game.events(viewer):
                raise Fault("replay", f"{where}: other events for viewer {viewer}")
    if again.said != game.said:
        raise Fault("replay", f"{where}: what was said does not come back")
    if again.result != game.result:
        raise Fault("replay", f"{where}: result {again.result} instead of {game.result}")


def check_clone(game: Game[Any], rng: Random, at: str, steps: int = 12) -> None:
    """A clone is the same position, has the same future for the same answers, and leaves the original alone."""
    before = game.digest()
    one, two = game.clone(), game.clone(listen=False)
    for step in range(steps):
        if one.digest() != two.digest() or (step == 0 and one.digest() != before):
            raise Fault("clone", f"{at}: differs after {step} more answers")
        if one.over:
            break
        question = rng.choice(one.questions)
        answer = random_answer(question, rng)
        one.answer(question.seat, answer)
        two.answer(question.seat, answer)
        check_invariants(one, f"{at}, clone")
    for seat in range(game.header.seats):
        if game.why_no_undo(seat) is None:
            one, two = game.clone(), game.clone(listen=False)
            one.undo(seat)
            two.undo(seat)
            if one.digest() != two.digest() or one.why_no_undo(seat) != two.why_no_undo(seat):
                raise Fault("clone", f"{at}: seat {seat} takes back, and clones differ")
    if game.digest() != before:
        raise Fault("clone", f"{at}: playing on a clone changed the original")
    events = game.clone().events(None)
    if events != game.events(None):
        raise Fault("clone", f"{at}: a clone has other events")


def check_undo_of_clone(game: Game[Any], at: str) -> None:
    """A clone can take back what its original can, and refuses all else with the same words."""
    clone = game.clone(listen=False)
    for seat in range(game.header.seats):
        if clone.why_no_undo(seat) != game.why_no_undo(seat):
            raise Fault("clone", f"{at}: undo of seat {seat}: {clone.why_no_undo(seat)}, not {game.why_no_undo(seat)}")


def check_serialisation(game: Game[Any], at: str) -> None:
    """The state can be written and read, and its copy is equal and independent."""
    state: State = game.state
    dumped = state.dump()
    try:
        again = msgspec.json.decode(dumped, type=game.rules.state)
    except msgspec.DecodeError as error:
        raise Fault("serialisation", f"{at}: {error}") from error
    if again.dump() != dumped or state.copy().dump() != dumped:
        raise Fault("serialisation", f"{at}: another state comes back")


def check_plain(game: Game[Any], at: str) -> None:
    common, seen = game.view(None), game.seen(None)
    for viewer in viewers(game):
        if viewer is not None and {**common, **msgspec.to_builtins(game.own(viewer, seen))} != game.view(viewer):
            raise Fault("plain", f"{at}: what spectators see and the own part of {viewer} do not make up the view")
        why = {} if viewer is None else msgspec.to_builtins(reasons(game, viewer))
        for thing in (game.view(viewer), game.events(viewer), *asked(game, viewer), why):
            try:
                if msgspec.json.decode(msgspec.json.encode(thing)) != thing:
                    raise Fault("plain", f"{at}, viewer {viewer}: {thing!r}")
            except (TypeError, ValueError) as error:
                raise Fault("plain", f"{at}, viewer {viewer}: {error}") from error


def check_orders(game: Game[Any], at: str) -> None:
    """What standing orders answer can be answered."""
    for question in game.questions:
        for order in game.rules.orders:
            answer = game.rules.ordered(order, question)
            try:
                if answer is not None:
                    question.check(answer)
            except IllegalAnswer as error:
                raise Fault("option", f"{at}: order {order} gives {answer!r} to {question.prompt}") from error


def check_options(game: Game[Any], rng: Random, at: str, most: int = 12) -> None:
    """Every option can be answered; what was not offered can't, and then nothing has changed."""
    for question in game.questions:
        seat, count = question.seat, len(question.picks)
        for index in sorted(rng.sample(range(count), min(count, most))):
            answer: Any = index
            if question.kind != "one":
                others = [i for i in range(count) if i != index]
                wanted = rng.randint(max(question.at_least, 1), question.at_most) if question.at_most else 0
                answer = (index, *rng.sample(others, wanted - 1)) if wanted else ()
            clone = game.clone()
            clone.answer(seat, answer)
            check_invariants(clone, f"{at}, option {question.labels[index]}")
        before = game.digest()
        absent = next((s for s in range(game.header.seats) if not game.questions_for(s)), game.header.seats)
        many = tuple(range(question.at_most + 1))
        few = tuple(range(question.at_least - 1)) if question.at_least else None
        wrong: list[tuple[int, Any]] = [
            *((seat, bad) for bad in (count, -1, True, "no such option", None, (0, 0), (count,), many, few)),
            (absent, 0),
        ]
        for who, bad in wrong:
            try:
                game.answer(who, bad)
            except IllegalAnswer:
                continue
            raise Fault("option", f"{at}: {question.prompt} took {bad!r} from seat {who}")
        if game.digest() != before:
            raise Fault("option", f"{at}: an illegal answer to {question.prompt} changed something")
