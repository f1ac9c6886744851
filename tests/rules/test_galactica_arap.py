"""Assault raptors: vipers of another kind, and what they do when the fleet jumps (ARAP, JUMP, DMG-004)."""

import pytest
from tests.rules.galactica_combined import combined
from tests.rules.galactica_tables import travelled

from readyroom.galactica.board import AFT, FORE, PORT_AFT
from readyroom.galactica.combat import HITS, attack_viper, damage_reserve_vipers
from readyroom.galactica.hangar import all_destroyed
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import destroy_raptor
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.kernel import Script

rule = pytest.mark.rule
RAPTOR = "assault_raptor"


def _attacked(g: Galactica, area: str) -> Script[None]:
    yield from attack_viper(g, int(area))


def _in_reserves(g: Galactica, count: str) -> Script[None]:
    yield from damage_reserve_vipers(g, int(count), TEST)


STEPS["attack_viper"] = _attacked
STEPS["damage_reserves"] = _in_reserves


def flying(area: int = FORE, count: int = 1) -> Table:
    """Unmanned assault raptors in an area."""
    table = combined()
    squadron = table.state.squadrons[RAPTOR]
    squadron.reserves, squadron.unbuilt = 0, 4 - count
    squadron.space[area] = count
    return table


def piloted(seat: int = 2, area: str = "fore") -> Table:
    """Starbuck pilots the assault raptor."""
    table = combined()
    g = table.state
    g.squadrons[RAPTOR].reserves = 0
    g.players[seat].place, g.players[seat].ship = area, RAPTOR
    return table


@rule("ARAP-001", "ARAP-005")
def test_where_a_viper_is_launched_the_acting_player_may_take_it() -> None:
    table = combined().place(0, "command").to_do("action").say(0, "activate:command").skip()
    labels = table.game.questions[0].labels
    assert {"launch:port_fore", "launch:assault_raptor-port_fore"} <= {*labels}
    table.say(0, "launch:assault_raptor-port_aft").skip()
    assert table.g.squadrons[RAPTOR].space[PORT_AFT] == 1
    assert {"move:assault_raptor-port_aft-aft", "move:assault_raptor-port_aft-port_fore"} <= {
        *table.game.questions[0].labels
    }


@rule("ARAP-009", "ARAP-008", "DMG-004")
@pytest.mark.parametrize(("die", "lost"), [(5, False), (6, False), (7, True), (8, True)])
def test_attacked_it_is_destroyed_or_nothing_happens(die: int, lost: bool) -> None:
    table = flying().dice(die).to_do(f"attack_viper:{FORE}").skip()
    squadron = table.g.squadrons[RAPTOR]
    assert (sum(squadron.space), squadron.damaged) == (0 if lost else 1, 0)
    assert all_destroyed(table.g) == lost
    assert squadron.unbuilt == 3


@rule("ARAP-009", "VIP-013")
def test_its_pilot_goes_to_sickbay() -> None:
    table = piloted().dice(7).to_do(f"attack_viper:{FORE}").skip()
    assert table.g.players[2].place == "sickbay"
    assert all_destroyed(table.g) == 1


@rule("ARAP-010")
def test_it_damages_a_basestar_on_seven() -> None:
    assert HITS[RAPTOR, "basestar"] == ((7, "damaged"),)
    assert HITS["viper", "basestar"] == ((8, "damaged"),)
    for target in ("raider", "heavy_raider"):
        assert HITS[RAPTOR, target] == HITS["viper", target]
    table = piloted()
    table.state.fleet.basestars = [Basestar(FORE)]
    table.state.current = 2
    table.dice(7).to_do("action").say(2, "attack:basestar-fore").skip()
    assert len(table.g.fleet.basestars[0].damage) == 1


@rule("ARAP-005", "ARAP-006", "ARAP-008")
def test_picked_for_damage_it_is_destroyed() -> None:
    table = combined().to_do("damage_reserves:1")
    assert table.game.questions[0].seat == 0
    assert table.game.questions[0].labels == ("kind:viper", "kind:assault_raptor")
    table.say(0, "kind:assault_raptor").skip()
    squadron = table.g.squadrons[RAPTOR]
    assert (squadron.reserves, squadron.damaged) == (0, 0)
    assert all_destroyed(table.g) == 1


@rule("ARAP-007")
def test_those_beside_the_board_are_not_destroyed_ones() -> None:
    g = combined().state
    assert g.squadrons[RAPTOR].unbuilt == 3
    assert all_destroyed(g) == 0


@rule("ARAP-004")
def test_it_is_no_raptor() -> None:
    g = combined().state
    g.raptors = 0
    at_once(destroy_raptor(g, TEST))
    assert g.squadrons[RAPTOR].reserves == 1


def jumping(table: Table) -> Table:
    g = travelled(table, "barren_planet").state
    g.phases, g.jump_track = ["sleeper"], 4
    return table.top("deep_space", "remote_planet").to_do("prepare_for_jump")


@rule("JUMP-003")
@pytest.mark.parametrize("stays", [True, False])
def test_a_pilot_may_stay_with_it_when_the_fleet_jumps(stays: bool) -> None:
    table = jumping(piloted())
    assert table.prompt() == "stay-in-space"
    assert table.game.questions[0].seat == 2
    table.say(2, "choice:yes" if stays else "choice:no").say(0, "deep_space").skip()
    assert table.g.players[2].place == ("fore" if stays else "hangar_deck")
    assert table.g.squadrons[RAPTOR].reserves == (0 if stays else 1)


@rule("JUMP-004", "JUMP-002")
@pytest.mark.parametrize("stay", [0, 1, 2])
def test_the_current_player_may_leave_unmanned_ones_in_space(stay: int) -> None:
    table = flying(AFT, 2)
    table.state.squadrons["viper"].space[AFT] = 1
    table.state.squadrons["viper"].reserves -= 1
    jumping(table)
    assert table.prompt() == "leave-in-space"
    assert table.game.questions[0].seat == 0
    table.say(0, f"number:{stay}").say(0, "deep_space").skip()
    squadrons = table.g.squadrons
    assert (squadrons[RAPTOR].space[AFT], squadrons[RAPTOR].reserves) == (stay, 2 - stay)
    assert sum(squadrons["viper"].space) == 0
