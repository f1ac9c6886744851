"""Secrets: what a seat sees, is asked and imagines must not depend on what it can't know.

Hidden things are dealt anew by the game's own `permute`, and the viewer must notice nothing: in the position itself,
and in what follows until something is revealed.
"""

import json
from collections.abc import Iterable
from random import Random
from typing import Any

from readyroom.kernel import Answer, Chance, Game, IllegalAnswer, Rules, RulesFault, State, key_of
from readyroom.players.randomly import random_answer
from readyroom.testing.promises import Fault, asked, check_invariants, reasons, viewers

_FOLLOWED = 40
"""Moments at most for which two games that look the same are followed."""

_IMAGINED = 0.3
"""At how many of them a seat that is asked imagines."""

_PLAYED_ON = 10
"""Answers for which what it has imagined is played."""


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
    first, again = one.questions_for(seat), two.questions_for(seat)
    if not again or (first[0].kind, first[0].at_least) != (again[0].kind, again[0].at_least):
        return None
    indexes = (answer,) if isinstance(answer, int) else answer
    labels = [first[0].labels[index] for index in indexes]
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
        "questions": asked(game, viewer),
        "waiting": list(game.waiting(viewer)),
        "over": game.over,
        "undo": None if viewer is None else game.why_no_undo(viewer),
        "phrases": [] if viewer is None else game.phrases(viewer),
        "aid": game.aid(viewer),
        "why": {} if viewer is None else reasons(game, viewer),
    }


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
