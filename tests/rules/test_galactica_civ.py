"""Civilian ships (CIV)."""

from collections import Counter

import pytest
from tests.rules.galactica_tables import civilians, space

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.ships import place
from readyroom.galactica.testing import Table, at_once

rule = pytest.mark.rule


@rule("CIV-001")
def test_a_civilian_ship_drawn_to_be_destroyed_is_a_random_one_that_is_not_on_the_board() -> None:
    lost = set()
    for seed in range(12):
        table = space("saul_tigh", "laura_roslin", "kara_starbuck_thrace").to_do("text:bomb_threat").dice(1)
        table.state.chance.key = f"{seed:064x}"
        civilians(table.state, AFT, "civ_population_2")
        before = sorted(table.state.civilian_pile)
        table.say(0, "part:second").skip()
        assert len(table.g.civilians[AFT]) == 1
        (gone,) = Counter(before) - Counter(table.g.civilian_pile)
        lost.add(gone)
    assert len(lost) > 2


@rule("CIV-002", "DMG-005", "TERM-012")
def test_a_drawn_civilian_ship_comes_from_the_board_if_none_is_left() -> None:
    table = space().to_do("text:bomb_threat").dice(1)
    g = table.state
    civilians(g, AFT, "civ_population_2")
    civilians(g, FORE, "civ_empty")
    g.civilian_pile = []
    table.say(0, "part:second").skip()
    assert table.prompt() == "destroy-civilian"
    table.say(0, f"civilian:{table.g.civilians[AFT][0].handle}")
    assert table.g.resource("population") == 10
    table = space().to_do("text:bomb_threat").dice(1)
    table.state.civilian_pile = []
    table.say(0, "part:second").skip()
    assert table.events("NotPossible")[0]["what"] == "destroy-civilian"


@rule("CIV-002")
def test_which_one_that_is_says_the_current_player_and_not_the_admiral() -> None:
    table = space("laura_roslin", "saul_tigh", "kara_starbuck_thrace").to_do("text:bomb_threat").dice(1)
    civilians(table.state, AFT, "civ_population_2", "civ_empty")
    table.state.civilian_pile = []
    table.say(0, "part:second")
    assert (table.prompt(), table.g.admiral) == ("destroy-civilian", 1)
    assert table.game.questions[0].seat == 0


@rule("CIV-002")
def test_every_civilian_ship_on_the_board_can_be_told_from_all_others() -> None:
    """Facedown they look alike: who points at one means just that one."""
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    g = table.state
    for area in (FORE, AFT, AFT):
        at_once(place(g, "civilian", [(area, 2)]))
    handles = [ship.handle for ships in g.civilians for ship in ships]
    assert len({*handles}) == len(handles) == 8
