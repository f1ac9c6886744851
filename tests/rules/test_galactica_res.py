"""Resources (RES)."""

import pytest

from readyroom.galactica.events import ResourceChanged
from readyroom.galactica.resources import change
from readyroom.galactica.testing import TEST, Table, at_once

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("RES-001", "RES-002", "RES-005")
def test_dials() -> None:
    g = Table(*TIGH_ROSLIN_STARBUCK).state
    at_once(change(g, "population", 9, TEST))
    assert g.resource("population") == 15
    at_once(change(g, "food", -9, TEST))
    assert g.resource("food") == -1
    at_once(change(g, "food", 2, TEST))
    assert g.resource("food") == 1
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("end_of_turn")
    table.state.resources[0] = 1
    table.skip()
    assert not table.game.over


@rule("RES-002")
def test_what_is_gained_beyond_the_dial_is_not_told() -> None:
    g = Table(*TIGH_ROSLIN_STARBUCK).state
    g.told = []
    at_once(change(g, "population", 9, TEST))
    at_once(change(g, "population", 1, TEST))
    assert g.told == [ResourceChanged("population", 3, 15)]
