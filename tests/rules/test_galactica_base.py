"""Basestars (BASE)."""

import pytest
from tests.rules.galactica_tables import borne_by_galactica, space

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule


def two_attack() -> Table:
    """One basestar rolls 3, the other one 4."""
    table = space().dice(3, 4)
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE)]
    return borne_by_galactica(table.to_do("activate:basestars"))


@rule("ATT-008", "DMG-006")
def test_a_basestar_damages_galactica_from_4_on() -> None:
    table = two_attack()
    assert [event["hit"] for event in table.events("DieRolled")] == [False, True]
    assert len(table.events("GalacticaDamaged")) == 1


@rule("BASE-001", "DMG-006")
def test_each_basestar_attacks_galactica() -> None:
    assert [event["purpose"] for event in two_attack().events("DieRolled")] == ["basestar-galactica"] * 2


@rule("DMG-016")
def test_without_weapons_a_basestar_does_not_attack() -> None:
    table = space()
    table.state.fleet.basestars = [Basestar(AFT, ["disabled_weapons"])]
    table.state.basestar_pile.remove("disabled_weapons")
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []


@rule("BASE-003")
def test_without_a_basestar_nobody_attacks() -> None:
    table = space()
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []
