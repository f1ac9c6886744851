"""Race, section 2: components."""

import pytest
from tests.race.scenes import race, seat

from readyroom.race.actions import ACTION_CARDS, ACTIONS, ADVANCED_CARDS
from readyroom.race.cards import DESIGN_OF
from readyroom.race.rules import RULES

rule = pytest.mark.rule


@rule("COMP-001")
def test_cards() -> None:
    assert len(DESIGN_OF) == 114
    assert sorted(d.start for d in DESIGN_OF if d.start is not None) == [0, 1, 2, 3, 4]
    assert sum(d.world and d.start is None for d in DESIGN_OF) == 59
    assert sum(not d.world for d in DESIGN_OF) == 50


@rule("COMP-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_seven_action_cards(seats: int) -> None:
    assert RULES.seats == (2, 3, 4)
    scene = race(*(seat(name) for name in ("old-earth", "epsilon-eridani", "new-sparta", "alpha-centauri")[:seats]))
    assert [len(question.options) for question in scene.game.questions] == [7] * seats


@rule("COMP-003")
def test_two_more_action_cards_a_set_in_the_advanced_game() -> None:
    scene = race(seat("old-earth"), seat("new-sparta"), advanced=True)
    extra = list(scene.ids(0))
    for action in ACTIONS:
        extra.remove(action)
    assert extra == ["develop", "settle"]
    assert len(ADVANCED_CARDS) - len(ACTION_CARDS) == 2
