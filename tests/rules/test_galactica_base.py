"""Basestars (BASE)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.state import Basestar

rule = pytest.mark.rule


@rule("BASE-001", "BASE-003", "ATT-008", "DMG-006", "DMG-016")
def test_basestars_attack_galactica() -> None:
    table = space().dice(3, 4)
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE)]
    table.to_do("activate:basestars").skip()
    assert len(table.events("GalacticaDamaged")) == 1
    table = space()
    table.state.fleet.basestars = [Basestar(AFT, ["disabled_weapons"])]
    table.state.basestar_pile.remove("disabled_weapons")
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []
    table = space()
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []
