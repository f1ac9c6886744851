"""The generic suite: what must be true of every game, whatever it is about.

`check_game` plays one random game and, on the way, looks for each kind of fault listed in `KINDS`. A game that passes
a few thousand of them in all its modes keeps its cards together, its secrets to itself and its records replayable.
"""

import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

import msgspec

from readyroom.kernel import (
    Answer,
    Chance,
    Game,
    IllegalAnswer,
    Json,
    Rules,
    RulesFault,
    State,
    WhyNot,
    key_of,
    load,
    replay,
    start,
)
from readyroom.players.randomly import random_answer

KINDS = {
    "invariant": "a card or token is lost, doubled or out of place",
    "replay": "the record does not lead to the same position and events",
    "clone": "a clone has another future",
    "undo": "taking back an answer does not restore the position",
    "serialisation": "the state does not survive being written and read",
    "secrecy": "what a seat sees depends on what it can't know",
    "option": "an offered option can't be answered, or an answer that was not offered can",
    "dead end": "nobody is asked and the game is not over",
    "bound": "the game does not end",
    "plain": "a view, event or question is not plain data",
    "imagined": "what a seat imagines hangs on what it can't know, or can't be played",
}


UNDO_SHARE = 0.25
"""How many of the answers are taken back and given again, where that is allowed."""


TALK_SHARE = 0.05
"""How often somebody says something at the table."""

_FOLLOWED = 40
"""Moments at most for which two games that look the same are followed."""

_IMAGINED = 0.3
"""At how many of them a seat that is asked imagines."""

_PLAYED_ON = 10
"""Answers for which what it has imagined is played."""


class Fault(AssertionError):
    """A game broke a promise."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind} ({KINDS[kind]}): {detail}")
        self.kind = kind


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


def check_invariants(game: Game[Any], at: str) -> None:
    for fault in game.rules.faults(game.state):
        raise Fault("invariant", f"{at}: {fault}")


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
        why = {} if viewer is None else msgspec.to_builtins(_reasons(game, viewer))
        for thing in (game.view(viewer), game.events(viewer), *_asked(game, viewer), why):
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


def check_secrecy(game: Game[Any], rng: Random, at: str) -> int:
    """Deal anew what a viewer can't know: what he sees must stay the same, now and until something is revealed."""
    compared = 0
    for viewer in viewers(game):
        other = game.state.copy()
        _permute(game.rules, other, viewer, rng)
        for fault in game.rules.faults(other):
            raise Fault("invariant", f"{at}: permute for viewer {viewer} breaks the state: {fault}")
        if (seen := _difference(game.rules.view(other, viewer), game.view(viewer))) is not None:
            raise Fault("secrecy", f"{at}: the view of {viewer} changes: {seen}")
        compared += 1 + sum(_check_what_follows(game, viewer, rng, at) for _ in range(2))
    return compared


def _check_what_follows(game: Game[Any], viewer: int | None, rng: Random, at: str) -> int:
    """From the last rest point on, once as it was and once dealt anew: the same answers must show the viewer the same,
    and let him imagine the same.

    Other seats answer with the same option by label, whatever their hands are now; where a secret window asks other
    seats than before they all decline. Stops where that is not possible. Once chance is used or something is revealed
    differences are fair; then it goes on as long as there are none.
    """
    rest = game._rests[-1]
    state = rest.state.copy()
    _permute(game.rules, state, viewer, rng)
    one = Game(game.rules, game.header, rest.state, hold=True)
    two = Game(game.rules, game.header, state, hold=True)
    answers = list(game.answers[rest.answers :])
    compared = 0
    told = [0, 0]
    mark = _mark(rest.state)
    while compared < _FOLLOWED:
        fair = not mark == _mark(one.state) == _mark(two.state)
        sides = [_all_seen(side, viewer, told[n]) for n, side in enumerate((one, two))]
        told = [one.event_count, two.event_count]
        if (difference := _difference(sides[0], sides[1])) is not None:
            if fair:
                break
            raise Fault("secrecy", f"{at}, {compared} answers after rest, viewer {viewer}: {difference}")
        compared += 1
        if one.over:
            break
        if viewer is not None and one.questions_for(viewer) and rng.random() < _IMAGINED:
            check_imagined(one, two, viewer, rng, f"{at}, {compared - 1} answers after rest", exact=compared == 1)
        if one.held or [q.seat for q in one.questions] != [q.seat for q in two.questions]:
            answers = []  # others can act now: they decline, here and there
            if not _declined(one, two, viewer, rng):
                break
            continue
        seat, answer = answers.pop(0) if answers else _some_answer(one, rng)
        same = _same_answer(one, two, seat, answer)
        if same is None:
            break
        one.answer(seat, answer)
        two.answer(seat, same)
    return compared


def check_imagined(one: Game[Any], two: Game[Any], seat: int, rng: Random, at: str, *, exact: bool) -> None:
    """Two games that look the same to a seat: what it imagines in them is the same, and stays so while it is played.

    Where it may have seen different copies of the same thing, all seats must see the same (not `exact`).
    """
    question = one.questions_for(seat)[0]
    at = f"{at}, seat {seat} at {question.prompt}"
    before, seed = one.digest(), rng.getrandbits(32)
    try:
        games = [side.imagine(seat, seed) for side in (one, two)]
        if (difference := _difference(games[0].view(seat), one.view(seat))) is not None:
            raise Fault("secrecy", f"{at}: the view changes when it imagines: {difference}")
        _check_same(games, f"{at}, imagined", exact=exact)
        who, answer = seat, random_answer(question, rng)
        for step in range(_PLAYED_ON):
            for game in games:
                game.answer(who, answer)
            check_invariants(games[0], f"{at}, imagined, {step + 1} answers later")
            if games[0].over:
                break
            who, answer = _some_answer(games[0], rng)
        _check_same(games, f"{at}, imagined and played on", exact=exact)
    except (RulesFault, IllegalAnswer) as error:
        raise Fault("imagined", f"{at}: {error}") from error
    if one.digest() != before:
        raise Fault("imagined", f"{at}: imagining changed the game")


def _check_same(games: list[Game[Any]], at: str, *, exact: bool) -> None:
    seen = [[_all_seen(game, viewer) for viewer in viewers(game)] for game in games]
    states = [json.loads(game.state.dump()) if exact else None for game in games]
    if (difference := _difference(seen[0], seen[1]) or _difference(states[0], states[1])) is not None:
        raise Fault("imagined", f"{at}: {difference}")


def _declined(one: Game[Any], two: Game[Any], viewer: int | None, rng: Random) -> bool:
    """Close a secret window in both games: the viewer answers the same, if asked, and everybody else declines."""
    sides = [(side, side.held, [q for q in side.questions if q.seat != viewer]) for side in (one, two)]
    if any(question.passing is None for _, _, others in sides for question in others):
        return False
    mine = one.questions_for(viewer)
    answer = random_answer(mine[0], rng) if mine else ()
    same = _same_answer(one, two, mine[0].seat, answer) if mine else ()
    if same is None:
        return False
    for (side, held, others), picks in zip(sides, (answer, same), strict=True):
        if held:
            side.release()
        for question in others:
            if (declines := question.passing) is not None:
                side.answer(question.seat, declines)
        if mine:
            side.answer(mine[0].seat, picks)
    return True


def _mark(state: State) -> int:
    """Goes up where chance is used or something is revealed."""
    return state.chance.uses + state.chance.reveals


def _same_answer(one: Game[Any], two: Game[Any], seat: int, answer: Answer) -> Answer | None:
    """The answer of `seat` in the first game, as the options of the second count; None if it is not offered there."""
    asked, again = one.questions_for(seat), two.questions_for(seat)
    if not again or (asked[0].kind, asked[0].at_least) != (again[0].kind, again[0].at_least):
        return None
    indexes = (answer,) if isinstance(answer, int) else answer
    labels = [asked[0].labels[index] for index in indexes]
    if len(indexes) > again[0].at_most or not set(labels) <= set(again[0].labels):
        return None
    found = tuple(again[0].find(label) for label in labels)
    return found[0] if isinstance(answer, int) else found


def _some_answer(game: Game[Any], rng: Random) -> tuple[int, Any]:
    question = rng.choice(game.questions)
    return question.seat, random_answer(question, rng)


def _permute(rules: Rules[Any], state: State, viewer: int | None, rng: Random) -> None:
    rules.permute(state, viewer, Chance(key_of("permute", str(rng.random()))))


def _all_seen(game: Game[Any], viewer: int | None, told: int = 0) -> dict[str, Any]:
    """Of the events only those that came after the first `told`, of all that anybody has noticed."""
    return {
        "view": game.view(viewer),
        "events": game.news(viewer, told),
        "questions": _asked(game, viewer),
        "waiting": list(game.waiting(viewer)),
        "over": game.over,
        "undo": None if viewer is None else game.why_no_undo(viewer),
        "phrases": [] if viewer is None else game.phrases(viewer),
        "aid": game.aid(viewer),
        "why": {} if viewer is None else _reasons(game, viewer),
    }


def _reasons(game: Game[Any], seat: int) -> dict[str, WhyNot | None]:
    """Why a seat can't choose what it can point at."""
    return {thing: game.why_not(seat, thing) for thing in game.rules.things(game.state, seat)}


def _asked(game: Game[Any], viewer: int | None) -> list[Json]:
    return [question.plain() for question in game.questions_for(viewer)]


def viewers(game: Game[Any]) -> list[int | None]:
    return [*range(game.header.seats), None]


def _difference(one: Any, two: Any, path: str = "") -> str | None:
    """Where two pieces of data differ; None if they do not."""
    if one == two:
        return None
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        pairs: Iterable[tuple[Any, Any, Any]] = [(key, one[key], two[key]) for key in one]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = [(i, a, b) for i, (a, b) in enumerate(zip(one, two, strict=True))]
    else:
        return f"{path or 'value'}: {one!r} or {two!r}"
    for key, a, b in pairs:
        if (found := _difference(a, b, f"{path}.{key}")) is not None:
            return found
    return None
