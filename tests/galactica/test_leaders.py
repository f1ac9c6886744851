"""Tables with Cylon leaders as a whole: their option, whole games, and what is told of them."""

import pytest

from readyroom.galactica.rules import RULES
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import BadSetup, start


@pytest.mark.parametrize("rules", ["exodus", "combined"])
def test_seven_players_have_the_leaders_on_the_table_unasked(rules: str) -> None:
    assert start(EVERY_MODE, 7, 1, {"rules": rules}).state.options.leaders
    assert not start(EVERY_MODE, 6, 1, {"rules": rules}).state.options.leaders


def test_the_base_game_has_no_leaders() -> None:
    for seats, options in ((7, {}), (4, {"leaders": True})):
        with pytest.raises(BadSetup):
            start(EVERY_MODE, seats, 1, {"rules": "base", **options})


def test_nobody_is_offered_what_is_not_finished() -> None:
    assert 7 not in RULES.seats
    assert "leaders" not in {setting.name for setting in RULES.settings}
