"""The view as types: what everybody sees, what only its owner sees, and what goes over the wire."""

from random import Random

import msgspec

from readyroom.kernel import Game, start
from readyroom.players import random_answer
from readyroom.race import RULES
from readyroom.race.state import Race
from readyroom.race.view import RaceView
from readyroom.web.types import typescript, view_schema

OWN = {"hand", "drawn"}
"""Fields that only their owner sees."""


def positions(seats: int, seed: int) -> list[Game[Race]]:
    game, rng, found = start(RULES, seats, seed), Random(seed), []
    while not game.over:
        question = rng.choice(game.questions)
        game.answer(question.seat, random_answer(question, rng))
        if len(game) % 9 == 0:
            found.append(game.clone())
    return [*found, game]


def test_a_seat_sees_what_everybody_sees_and_its_own_cards() -> None:
    drawn = 0
    for game in positions(3, 2):
        everybody: RaceView = game.seen(None)
        assert everybody.hand is everybody.drawn is None
        for seat in range(3):
            mine: RaceView = game.seen(seat)
            names = {name for name in RaceView.__struct_fields__ if getattr(mine, name) != getattr(everybody, name)}
            assert names <= OWN
            assert len(mine.hand or ()) == everybody.seats[seat].hand
            assert len(mine.drawn or ()) == everybody.seats[seat].drawn
            drawn += bool(mine.drawn)
    assert drawn


def test_the_plain_view_is_the_typed_one() -> None:
    for game in positions(2, 3):
        for viewer in (None, 0, 1):
            assert msgspec.json.encode(game.seen(viewer)) == msgspec.json.encode(game.view(viewer))
            assert msgspec.convert(game.view(viewer), RaceView) == game.seen(viewer)


def test_the_clients_types_are_those_of_the_view() -> None:
    text = typescript(view_schema("race", RaceView))
    for line in ("  hand: string[] | null;", "  seats: SeatView[];", "  score: Score;", "  cards: CardScore[];"):
        assert line in text.splitlines()
    assert "export type CardScore = [string, number];" in text
    assert "unknown" not in text
    assert "?" not in text
