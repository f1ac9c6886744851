"""Imagining: a game that could be this one, made from what a seat sees, with nothing of the real one in it."""

import gc
import types
from collections.abc import Iterator
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

import readyroom as rr
from readyroom.kernel import Game, IllegalAnswer, ReadyroomError, UndoRefused, start
from readyroom.players import Chair, random_answer
from readyroom.testing import Scene
from readyroom.testing.lanterns import RULES


def fresh(seats: int = 3) -> Game[Any]:
    return start(RULES, seats, "a seed nobody may know")


def bidding() -> Game[Any]:
    """In the middle of a turn: seat 0 has called a bid, everybody chooses a card, seat 2 has chosen."""
    game = fresh()
    for seat in range(3):
        game.answer(seat, 0)
    game.answer(0, "bid")
    game.answer(2, 0)
    return game


def snuffing() -> Game[Any]:
    """A secret window in which seats 1 and 2 could act."""
    scene = Scene(RULES, 3, "a seed nobody may know")
    scene.state.turn = 0
    scene.state.hands = [[27, 16, 17], [8, 0, 9], [4, 1, 2]]
    scene.state.deck = [card for card in range(28) if not any(card in hand for hand in scene.state.hands)]
    game = scene.game
    game.answer(0, "bid")
    for seat in range(3):
        game.answer(seat, 0)
    assert [question.seat for question in game.questions] == [1, 2]
    return game


def ingame(name: str, answers: int) -> Game[Any]:
    game = rr.new(name, 3, "a seed nobody may know")
    rng = Random(answers)
    for _ in range(answers):
        question = rng.choice(game.questions)
        game.answer(question.seat, random_answer(question, rng))
    return game


def test_the_seat_sees_the_same_and_the_rest_is_another() -> None:
    game = fresh()
    others = {tuple(map(tuple, game.imagine(0, seed).state.hands[1:])) for seed in range(20)}
    assert len(others) == 20
    for seed in range(20):
        assert game.imagine(0, seed).view(0) == game.view(0)
        assert game.imagine(0, seed).questions_for(0)[0].labels == game.questions_for(0)[0].labels


def test_the_same_seed_gives_the_same_game() -> None:
    game = bidding()
    assert game.imagine(1, 5).digest() == game.imagine(1, 5).digest() != game.imagine(1, 6).digest()


def test_dice_to_come_are_not_those_of_the_game() -> None:
    game = fresh(2)
    game.answer(0, 0)
    truth, imagined = game.clone(), [game.imagine(1, seed) for seed in range(30)]
    rolls = []
    for maybe in (truth, *imagined):
        for question in maybe.questions:
            maybe.answer(question.seat, 0)
        maybe.answer(0, "roll")
        rolls.append(maybe.state.chance.uses and maybe.view(None)["lanterns"][0])
    assert {0, 1} <= set(rolls[1:])


def test_in_the_middle_of_something_everybody_is_asked_anew_with_what_they_hold() -> None:
    game = bidding()
    maybe = game.imagine(0, 1)
    assert maybe.waiting(None).seats == (0, 1, 2)  # also seat 2, whose choice nobody knows
    for seat in (1, 2):
        assert [label.split("~")[0] for label in maybe.legal(seat)] == [
            f"card:{card // 4}" for card in maybe.state.hands[seat]
        ]
    for seat in range(3):
        maybe.answer(seat, 0)
    assert not list(RULES.faults(maybe.state))
    assert game.waiting(None).seats == (0, 1)


def test_in_a_secret_window_all_others_pass() -> None:
    maybe = snuffing().imagine(1, 1)
    assert [question.seat for question in maybe.questions] == [1]
    assert maybe.legal(2) == ()
    maybe.answer(1, "False")
    assert maybe.view(None)["lanterns"] == [1, 0, 0]
    maybe = snuffing().imagine(1, 1)
    maybe.answer(1, "True")
    assert maybe.view(None)["lanterns"] == [0, 0, 0]


def test_only_who_is_asked_imagines() -> None:
    game = bidding()
    for seat in range(3):
        game.imagine(seat, 1)
    for seat in (0, 1):
        game.answer(seat, 0)
    for seat in range(3):
        if not game.questions_for(seat):
            with pytest.raises(ReadyroomError, match="not asked anything now"):
                game.imagine(seat, 1)


def test_what_was_imagined_has_no_past() -> None:
    game = bidding()
    game.talk(0, "boast:mine")
    maybe = game.imagine(0, 1)
    assert (len(maybe), maybe.answers, maybe.said, maybe.events(0), maybe.event_count) == (0, [], [], [], 0)
    assert maybe.header.seed is None
    with pytest.raises(ReadyroomError, match="no record"):
        maybe.record()
    with pytest.raises(ReadyroomError, match="imagine it again"):
        maybe.clone()
    with pytest.raises(UndoRefused):
        maybe.undo(0)
    with pytest.raises(IllegalAnswer):
        maybe.answer(0, 99)


def test_a_mistake_in_the_middle_of_something_imagined_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    maybe = bidding().imagine(0, 1)
    maybe.answer(0, 0)
    maybe.answer(1, 0)
    monkeypatch.setattr(type(maybe.state), "throw", lambda *_: 1 / 0)
    with pytest.raises(rr.ReadyroomError, match="lanterns-bid failed"):
        maybe.answer(2, 0)


def test_once_it_rests_it_can_be_cloned_and_taken_back() -> None:
    maybe = bidding().imagine(0, 1)
    for seat in range(3):
        maybe.answer(seat, 0)
    for question in maybe.questions:
        maybe.answer(question.seat, 0)
    seat = maybe.questions[0].seat
    maybe.answer(seat, "trim")
    assert maybe.clone().digest() == maybe.digest()
    maybe.undo(seat)
    assert "choice:trim" in maybe.legal(seat)
    assert maybe.why_no_undo(seat) is not None


@pytest.mark.parametrize(
    "game",
    [fresh(), bidding(), snuffing(), ingame("race", 40), *(ingame("galactica", n) for n in (3, 25, 60, 90))],
    ids=repr,
)
def test_nothing_of_the_game_can_be_reached_from_what_was_imagined(game: Game[Any]) -> None:
    question = game.questions[-1]
    real = {id(part): part for part in _parts(game)}
    maybe = Chair(game, question).imagine(7)
    for thing in _reachable(maybe):
        assert id(thing) not in real, thing
        assert thing not in (game.header.seed, game.state.chance.key), thing
    assert question.labels == maybe.questions_for(question.seat)[0].labels


def _parts(game: Game[Any]) -> Iterator[object]:
    """The game, its state and rest points, and what is changed in place in them."""
    stack: list[Any] = [game, game.state, *(rest.state for rest in game._rests), game._events, game._picks, game.said]
    while stack:
        thing = stack.pop()
        yield thing
        if isinstance(thing, msgspec.Struct):
            kinds = get_type_hints(type(thing), include_extras=True)
            names = [name for name in thing.__struct_fields__ if "share it" not in repr(kinds[name])]
            stack += [value for name in names if _changes(value := getattr(thing, name))]
        elif isinstance(thing, dict):
            stack += [value for value in thing.values() if _changes(value)]
        elif isinstance(thing, list):
            stack += [value for value in thing if _changes(value)]


def _changes(value: object) -> bool:
    frozen = isinstance(value, msgspec.Struct) and value.__struct_config__.frozen
    return isinstance(value, (list, dict, msgspec.Struct)) and not frozen


def _reachable(start: object) -> Iterator[Any]:
    seen: dict[int, object] = {}
    stack = [start]
    while stack:
        thing = stack.pop()
        if id(thing) in seen or isinstance(thing, (types.ModuleType, type)):
            continue
        if isinstance(thing, dict) and "__builtins__" in thing:
            continue  # what a module has; no game is kept there
        seen[id(thing)] = thing
        yield thing
        stack += gc.get_referents(thing)


def test_it_stops_where_it_is_told_to_at_a_rest_point() -> None:
    game = bidding()
    maybe = game.imagine(0, 1, until=lambda g: g.turn == 2)
    while maybe.questions:
        question = maybe.questions[0]
        maybe.answer(question.seat, 0)
    assert (maybe.state.turn, maybe.over, maybe.result) == (2, False, None)
    assert maybe.clone().questions == []
    with pytest.raises(IllegalAnswer, match="not asked anything now"):
        maybe.answer(0, 0)


def test_how_much_chance_was_used_does_not_tell_in_what_is_imagined() -> None:
    game = rr.new("lanterns", 2, 4)
    assert game.state.chance.uses > 0
    imagined = game.imagine(0, seed=1).state.chance
    assert (imagined.uses, imagined.reveals) == (0, 0)
    assert imagined.key != game.state.chance.key
