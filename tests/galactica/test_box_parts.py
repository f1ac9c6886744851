"""A part of a box that a table may do without: an option puts it on the table, and has other cards leave."""

from collections.abc import Iterator

import msgspec
import pytest

import readyroom as rr
from readyroom.galactica.boxes import MODES, PILES, TAKEN, Box, contents, offer, withdraw
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.crises import CRISES, crisis
from readyroom.galactica.effects import lose
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.state import Options
from readyroom.kernel import Setting, start
from readyroom.testing import check_games

MODE = "tides"
FLEET = "fleet_board"


@pytest.fixture
def rules() -> Iterator[GalacticaRules]:
    whole = Box(MODE)
    whole.settings.append(Setting("cylon_ships", ("attack_cards", FLEET), "attack_cards"))
    part = Box("high_tide", when=lambda options: options.cylon_ships == FLEET)
    crisis(part, "spring_tide", lose(fuel=1), jump=True, copies=3)
    part.leaves += ["ambush", "besieged"]
    offer(MODE, BASE, whole, part)
    yield GalacticaRules(("base", MODE))
    withdraw(MODE)
    del CRISES["spring_tide"], PILES["spring_tide"], TAKEN["spring_tide"]


def cards(**options: str) -> dict[str, int]:
    return contents(msgspec.convert(options, Options)).cards["crisis"]


def test_an_option_puts_it_on_the_table_and_has_others_leave(rules: GalacticaRules) -> None:
    with_it, without, base = cards(rules=MODE, cylon_ships=FLEET), cards(rules=MODE), cards()
    assert with_it["spring_tide"] == 3
    assert {"ambush", "besieged"} & with_it.keys() == set()
    assert without == base
    assert base.keys() - with_it.keys() == {"ambush", "besieged"}
    game = start(rules, 3, 1, {"rules": MODE, "cylon_ships": FLEET})
    assert len(game.state.decks["crisis"].cards) == sum(base.values()) + 3 - base["ambush"] - base["besieged"]


def test_it_passes_the_suite(rules: GalacticaRules) -> None:
    check_games(rules, 3, modes=[(3, {"rules": MODE, "cylon_ships": FLEET})])


def test_what_lies_in_another_box_can_not_be_chosen(rules: GalacticaRules) -> None:
    with pytest.raises(rr.BadSetup, match="another box"):
        rules.read_options(3, {"rules": "base", "cylon_ships": FLEET})
    assert rules.read_options(3, {"rules": "base"})["cylon_ships"] == "attack_cards"
    assert rules.read_options(3, {"rules": MODE, "cylon_ships": FLEET})["cylon_ships"] == FLEET
    assert "cylon_ships" not in {setting.name for setting in GalacticaRules(("base",)).settings}
    assert MODE in MODES
