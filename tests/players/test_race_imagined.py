"""Imagined tables: they fit what a seat sees, break no rule, and say the same to the network as the real one."""

from random import Random

import numpy as np
import pytest

import readyroom as rr
from readyroom.kernel import Chance, ChooseSeveral, Game, Question, key_of
from readyroom.players import Chair, random_answer
from readyroom.players.race.hard import HardPlayer
from readyroom.players.race.imagined import Imagined, Worlds
from readyroom.players.race.net.batch import Thoughts, favourite, offered
from readyroom.players.race.net.features import Seen, encode
from readyroom.players.race.net.labels import label
from readyroom.players.race.net.model import fresh
from readyroom.players.race.search import SEARCHED, Effort, candidates, only_answer
from readyroom.race import RULES

MODES = [(2, {}), (3, {}), (4, {"first_game": True}), (2, {"advanced": True})]


@pytest.mark.parametrize("dense", [True, False])
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_world_fits_what_the_seat_sees(seats: int, options: dict[str, bool], dense: bool) -> None:
    """Also where the kernel has kept no rest point at this question, as in games nobody listens to."""
    imagined = 0
    for seed in range(2):
        rng = Random(seed)
        game = rr.new("race", seats, seed, options, listen=dense)
        while not game.over:
            question = game.questions[0]
            if question.prompt in SEARCHED:
                view = game.seen(question.seat)
                worlds = Worlds(Chair(game, question), seed)
                for state in (worlds.deal(), worlds.deal()):
                    assert list(RULES.faults(state)) == []
                    assert RULES.seen(state, question.seat) == view
                    again = next(q for q in Imagined(state).asked if q.seat == question.seat)
                    assert again.labels == question.labels
                imagined += 1
            game.answer(question.seat, random_answer(question, rng))
    assert imagined > 30


def test_worlds_differ_and_follow_from_the_seed() -> None:
    game = rr.new("race", 2, 1)
    game.answer(0, (0, 1))
    game.answer(1, (0, 1))
    chair = Chair(game, game.questions_for(0)[0])
    worlds, again = Worlds(chair, 1), Worlds(chair, 1)
    dealt = [worlds.deal() for _ in range(20)]
    assert len({tuple(world.hands[1]) for world in dealt}) == 20
    assert len({world.chance.key for world in dealt}) == 20
    assert [again.deal().dump() for _ in range(3)] == [world.dump() for world in dealt[:3]]


def test_what_it_answers_does_not_hang_on_what_it_can_not_know() -> None:
    """The same seed, other hidden cards: the same answers, at every question at which it searches."""
    game = rr.new("race", 2, 5, {"advanced": True})
    rng = Random(1)
    compared = 0
    while not game.over and compared < 12:
        question = game.questions[0]
        if question.prompt in SEARCHED and game._asks == 1:
            state = game._rests[-1].state.copy()
            RULES.permute(state, question.seat, Chance(key_of("other", str(compared))))
            other = Game(RULES, game.header, state)
            asked = other.questions_for(question.seat)[0]
            answers = [
                HardPlayer(3, fresh(2), Effort(worlds=4)).answer(Chair(*pair))
                for pair in ((game, question), (other, asked))
            ]
            assert answers[0] == answers[1]
            compared += 1
        game.answer(question.seat, random_answer(question, rng))
    assert compared == 12


def test_an_imagined_game_is_the_game() -> None:
    for seed in range(5):
        rng, again = Random(seed), Random(seed)
        game = rr.new("race", 3, seed)
        imagined = Imagined(game.state.copy())
        while not imagined.over:
            imagined.answer([question.check(random_answer(question, rng)) for question in imagined.asked])
        while not game.over:
            for question in list(game.questions):
                game.answer(question.seat, random_answer(question, again))
        game.state.told = None
        assert imagined.state.digest() == game.state.digest()


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_an_imagined_table_looks_the_same_to_the_network(seats: int, options: dict[str, bool]) -> None:
    model = fresh(2)
    rng = Random(seats)
    game = rr.new("race", seats, 3, options, listen=False)
    while not game.over:
        question = game.questions[0]
        on, measures = encode(game.seen(question.seat), question.seat, question.prompt)
        seen = Seen(game.state)
        assert sorted(seen.encode(question.seat, question.prompt)[0]) == sorted(on)
        assert seen.encode(question.seat, question.prompt)[1] == measures
        labels = [label(question.prompt, option) for option in question.options]
        assert offered(question)[: len(labels)] == labels
        thoughts = Thoughts(model, [(seen, question)] * 2)
        hidden = model.hidden(on, measures)
        assert thoughts.values[1] == pytest.approx(model.value(hidden), abs=1e-4)
        assert thoughts.logits[1] == pytest.approx(model.preferences(hidden, thoughts.labels[1]), abs=1e-4)
        game.answer(question.seat, random_answer(question, rng))


def test_favourite_stops_where_stopping_is_liked_more() -> None:
    logits = [1.0, 3.0, 2.0, 2.5]
    assert favourite(ChooseSeveral(0, "race-spend", range(3), at_least=0, at_most=2), logits) == (1,)
    assert favourite(ChooseSeveral(0, "race-pay", range(4), at_least=2, at_most=2), logits) == (1, 3)
    assert favourite(Question(0, "race-action", range(4)), logits) == 1


def test_candidates_are_the_most_liked_answers() -> None:
    logits = np.asarray([0.0, 5.0, 4.0, -9.0], np.float32)
    found = candidates(Question(0, "race-action", range(4)), logits, Effort(answers=3, unlikely=0.001))
    assert [answer for answer, _ in found] == [1, 2, 0]
    assert sum(liking for _, liking in found) == pytest.approx(1.0, abs=0.01)


def test_only_answer() -> None:
    assert only_answer(Question(0, "race-settle", [7])) == 0
    assert only_answer(Question(0, "race-settle", [7, 8])) is None
