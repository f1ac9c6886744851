"""What must not be told: which copy a card is, who could place nothing, what lies under a world."""

import json
from random import Random
from typing import Any

from tests.race.scenes import race, seat

from readyroom.kernel import Game, start
from readyroom.players import random_answer
from readyroom.race import RULES
from readyroom.race.cards import CARDS_OF
from readyroom.race.state import Race

TWINS = {a: b for cards in CARDS_OF.values() if len(cards) == 2 for a, b in (cards, cards[::-1])}


def with_twins_exchanged(g: Race) -> Race:
    """The same position with every card replaced by the other copy of its design."""
    other = g.copy()
    for piles in (other.hands, other.tableaux, other.drawn, [other.deck, other.discard, other.placing, other.goods]):
        for pile in piles:
            pile[:] = [TWINS.get(card, card) for card in pile]
    other.used = [TWINS.get(number // 2, number // 2) * 2 + number % 2 for number in other.used]
    other.windfalls = [TWINS.get(card, card) for card in other.windfalls]
    return other


def all_seen(game: Game[Any]) -> str:
    viewers = (*range(game.header.seats), None)
    return json.dumps(
        [
            [game.view(viewer), game.events(viewer), [question.plain() for question in game.questions_for(viewer)]]
            for viewer in viewers
        ]
    )


def test_copies_can_not_be_told_apart() -> None:
    rng = Random(3)
    compared = 0
    for seed in range(12):
        game = start(RULES, 2 + seed % 3, seed)
        while not game.over:
            if rng.random() < 0.2:
                rest = game._rests[-1].state
                one = Game(RULES, game.header, rest)
                two = Game(RULES, game.header, with_twins_exchanged(rest))
                assert all_seen(one) == all_seen(two)
                compared += 1
            question = rng.choice(game.questions)
            game.answer(question.seat, random_answer(question, rng))
    assert compared > 200


def test_a_seat_that_can_place_nothing_looks_like_one_that_does_not_want_to() -> None:
    """Same hand sizes: seat 1 sees the same until the reveal, and after it if seat 0 passes."""
    seen = []
    hands: tuple[list[str | int], ...] = (["gem-world", "space-port", 2], [4])
    for hand in hands:
        scene = race(seat("old-earth", hand=hand), seat("new-sparta", hand=["spice-world"])).play("settle", "settle")
        before = all_of(scene.game, 1)
        scene.answer(0, "nothing")
        between = all_of(scene.game, 1)
        scene.answer(1, "nothing")
        seen.append((before, between, all_of(scene.game, 1)))
    assert seen[0] == seen[1]


def all_of(game: Game[Any], viewer: int) -> str:
    questions = [question.plain() for question in game.questions_for(viewer)]
    return json.dumps([game.view(viewer), game.events(viewer), questions, list(game.waiting(viewer))])


def test_the_question_of_another_seat_is_not_shown() -> None:
    game = start(RULES, 2, 1)
    names = {option.id for option in game.questions_for(0)[0].options}
    own = {option.id for option in game.questions_for(1)[0].options}
    assert not any(f'"{name}"' in all_of(game, 1) for name in names - own)
