"""Nukes (NUKE)."""

import pytest
from tests.rules.galactica_tables import nukes

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule


@rule("NUKE-001", "DMG-021")
def test_a_nuke_that_destroys_a_basestar_draws_no_damage_token() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").dice(3)
    before = sorted(table.state.basestar_pile)
    (nuke,) = nukes(table)
    table.say(0, nuke).skip()
    assert (table.g.fleet.basestars, table.g.nukes) == ([], 1)
    assert table.events("BasestarDamaged") == []
    assert sorted(table.g.basestar_pile) == before


@rule("NUKE-001", "NUKE-002", "NUKE-003", "DMG-021")
@pytest.mark.parametrize(
    ("die", "basestars", "raiders"), [(1, 1, 4), (2, 1, 4), (3, 0, 4), (6, 0, 4), (7, 0, 1), (8, 0, 1)]
)
def test_a_nuke(die: int, basestars: int, raiders: int) -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").dice(die)
    table.state.fleet.raiders[FORE], table.state.fleet.heavies[FORE] = 4, 2
    table.state.basestar_pile.remove("critical_hit")
    table.state.fleet.basestars.append(Basestar(AFT, ["critical_hit"]))
    table.say(0, "nuke:basestar-fore").skip()
    g = table.g
    assert len([base for base in g.fleet.basestars if base.area == FORE]) == basestars
    if basestars:
        assert len(next(base for base in g.fleet.basestars if base.area == FORE).damage) == 2
    assert g.fleet.raiders[FORE] == raiders
    assert g.fleet.heavies[FORE] == 2
    assert g.nukes == 1


@rule("NUKE-011")
def test_a_used_nuke_is_gone_for_good() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").dice(1).say(0, "nuke:basestar-fore").skip()
    assert (table.g.nukes, table.g.nukes_beside) == (1, 0)
