"""Attacks (ATT)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule


@rule("ATT-002", "ATT-003", "ATT-010", "DMG-001", "DMG-013")
@pytest.mark.parametrize(
    ("ship", "die", "hit"),
    [
        ("raider", 2, False),
        ("raider", 3, True),
        ("raider", 8, True),
        ("heavy_raider", 6, False),
        ("heavy_raider", 7, True),
        ("basestar", 4, False),
        ("basestar", 5, True),
    ],
)
def test_weapons_control(ship: str, die: int, hit: bool) -> None:
    table = space().place(0, "weapons_control").dice(die)
    g = table.state
    if ship == "raider":
        g.fleet.raiders[AFT] = 1
    elif ship == "heavy_raider":
        g.fleet.heavies[AFT] = 1
    else:
        g.fleet.basestars = [Basestar(AFT)]
    table.say(0, "weapons_control").skip()
    g = table.g
    if ship == "basestar":
        assert bool(g.fleet.basestars[0].damage) == hit
    else:
        assert (g.fleet.raiders[AFT] + g.fleet.heavies[AFT] == 0) == hit
    assert "activate:weapons_control" not in space().place(0, "weapons_control").labels(0)


@rule("ATT-009")
@pytest.mark.parametrize(("die", "hit"), [(7, False), (8, True)])
def test_a_viper_against_a_basestar(die: int, hit: bool) -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "fore").dice(die)
    table.say(0, "attack:basestar-fore").skip()
    assert bool(table.g.fleet.basestars[0].damage) == hit
