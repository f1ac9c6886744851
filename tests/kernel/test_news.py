"""The kernel's news and its hold from the very start: what the server needs of it."""

from random import Random

from readyroom.kernel import REST, Choose, Script, Window, start
from readyroom.players import random_answer
from readyroom.testing.lanterns import RULES, Lanterns, LanternsRules


def test_news_are_the_events_after_a_moment() -> None:
    game = start(RULES, 3, 4)
    rng = Random(4)
    told, seen = game.event_count, {viewer: game.events(viewer) for viewer in (0, 1, 2, None)}
    while not game.over:
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
        for viewer, events in seen.items():
            events.extend(game.news(viewer, told))
            assert events == game.events(viewer)
        told = game.event_count
    assert told > 10


class _EarlyWindow(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        yield REST
        yield Window("dawn", [])
        yield Choose(0, "lanterns-turn", ["draw"])


def test_a_window_before_the_first_question_is_held_when_asked_to() -> None:
    assert not start(_EarlyWindow(), 2, 1).held
    game = start(_EarlyWindow(), 2, 1, hold=True)
    assert game.held
    assert game.waiting(None).window == "dawn"
    game.release()
    assert game.questions[0].seat == 0
