"""Every Cylon attack card: activation, ships placed where and as many as pictured, and its special rule."""

from typing import Any

import pytest

from readyroom.galactica.board import AFT, AREAS, PORT_FORE
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
ATTACKS = {card.id: card for card in CRISES.values() if isinstance(card, Attack)}

TOTALS = {  # basestars, heavy raiders, raiders, vipers, civilian ships
    "ambush": (1, 0, 8, 2, 3),
    "besieged": (1, 1, 4, 2, 3),
    "boarding_parties": (1, 4, 4, 0, 3),
    "cylon_swarm": (1, 1, 5, 2, 3),
    "heavy_assault": (2, 0, 0, 1, 3),
    "jammed_assault": (1, 2, 4, 2, 4),
    "raiding_party": (1, 2, 5, 2, 3),
    "surrounded": (1, 1, 7, 2, 3),
    "tactical_strike": (1, 1, 5, 2, 3),
    "thirty_three": (1, 0, 0, 2, 4),
    "massive_assault": (2, 1, 6, 2, 4),
}


def attacked(card: str, *, dice: tuple[int, ...] = (), **state: Any) -> Table:
    """The card drawn with empty space around Galactica."""
    table = Table(*THREE).empty_space().top(card).to_do(f"resolve:{card}").dice(*dice)
    g = table.state
    for name, value in state.items():
        setattr(g, name, value)
    deck = g.super_crisis if card == "massive_assault" else g.crisis
    g.crises.append(deck.cards.pop())
    deck.seen.pop()
    return table.skip()


@pytest.mark.parametrize("card", sorted(ATTACKS))
def test_ships_are_placed_as_pictured(card: str) -> None:
    table = attacked(card, dice=(1,) * 12)
    while table.prompt() == "raider-civilian":
        table.game.answer(0, 0)
    placed: dict[str, int] = {}
    for event in table.events("ShipsPlaced"):
        placed[event["ship"]] = placed.get(event["ship"], 0) + event["count"]
    kinds = ("basestar", "heavy_raider", "raider", "viper", "civilian")
    assert tuple(placed.get(kind, 0) for kind in kinds) == TOTALS[card]
    by_area = {(e["area"], e["ship"]): e["count"] for e in table.events("ShipsPlaced")}
    assert by_area == {(AREAS[area], ship): count for area, ship, count in ATTACKS[card].setup.ships}
    assert [e["kind"] for e in table.events("CylonShipsActivated")] == list(ATTACKS[card].activate)


def test_every_attack_card_is_here() -> None:
    assert set(TOTALS) == set(ATTACKS)


def test_ambush_makes_unmanned_vipers_shoot_badly() -> None:
    table = attacked("ambush")
    assert table.g.kept == ["ambush"]
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").top("ambush").dice(4).place(1, "fore")
    table.state.kept.append(table.state.crisis.cards.pop())
    table.state.crisis.seen.pop()
    table.state.raiders[PORT_FORE] = 1
    table.say(0, "command").say(0, "attack:raider-port_fore")
    assert table.events("DieRolled")[0]["result"] == 2
    assert table.g.raiders[PORT_FORE] == 1
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").top("ambush").dice(4).place(0, "fore")
    table.state.kept.append(table.state.crisis.cards.pop())
    table.state.crisis.seen.pop()
    table.say(0, "attack:raider-fore")
    assert table.events("DieRolled")[0]["result"] == 4  # a piloted viper shoots as ever


def test_besieged_activates_only_the_new_raiders() -> None:
    table = Table(*THREE).empty_space().top("besieged").to_do("crisis").dice(8, 1, 1, 1, 1, 1)
    table.state.raiders[AFT] = 2  # they attack Galactica first: there is no civilian ship yet
    table.skip()
    purposes = [event["purpose"] for event in table.events("DieRolled")]
    assert purposes == ["raider-galactica"] * 2 + ["attack-viper"] * 4
    assert table.g.raiders[PORT_FORE] == 4
    assert table.g.raiders[AFT] == 2


def test_besieged_does_not_activate_raiders_launched_in_step_1() -> None:
    table = Table(*THREE).empty_space().top("besieged").to_do("crisis").dice(1, 1, 1, 1)
    table.state.basestars = [Basestar(AFT)]
    table.skip()
    assert table.g.raiders[AFT] == 2
    assert len(table.events("DieRolled")) == 4


def test_boarding_parties_has_no_further_rule() -> None:
    table = attacked("boarding_parties")
    assert table.g.heavies == [2, 0, 2, 0, 0, 0]
    assert table.g.crises == ["boarding_parties"]


def test_cylon_swarm_adds_to_every_launch() -> None:
    table = attacked("cylon_swarm")
    assert table.g.kept == ["cylon_swarm"]
    for kind, ship, count in (
        ("launch_raiders", "raider", 4),
        ("raiders", "raider", 3),
        ("heavy_raiders", "heavy_raider", 2),
    ):
        table = Table(*THREE).empty_space().top("cylon_swarm").to_do(f"activate:{kind}")
        table.state.kept.append(table.state.crisis.cards.pop())
        table.state.crisis.seen.pop()
        table.state.basestars = [Basestar(AFT)]
        table.skip()
        assert (table.g.raiders if ship == "raider" else table.g.heavies)[AFT] == count


def test_heavy_assault_has_every_basestar_attack() -> None:
    table = attacked("heavy_assault", dice=(4, 3))
    assert [event["purpose"] for event in table.events("DieRolled")] == ["basestar-galactica"] * 2
    assert len(table.events("GalacticaDamaged")) == 1


def test_jammed_assault_closes_communications() -> None:
    table = attacked("jammed_assault")
    assert table.g.kept == ["jammed_assault"]
    for jammed in (False, True):
        table = Table(*THREE).place(0, "communications").top("jammed_assault")
        if jammed:
            table.state.kept.append(table.state.crisis.cards.pop())
            table.state.crisis.seen.pop()
        assert ("activate:communications" in table.labels(0)) != jammed


@pytest.mark.parametrize(("card", "track", "now"), [("raiding_party", 3, 2), ("raiding_party", 0, 0)])
def test_raiding_party_moves_the_fleet_marker_back(card: str, track: int, now: int) -> None:
    assert attacked(card, jump_track=track).g.jump_track == now


@pytest.mark.parametrize(("track", "now"), [(4, 2), (1, 0)])
def test_massive_assault_moves_the_fleet_marker_back(track: int, now: int) -> None:
    assert attacked("massive_assault", jump_track=track).g.jump_track == now


def test_surrounded_costs_three_cards() -> None:
    table = Table(*THREE).empty_space().top("surrounded").to_do("crisis").hand(0, *["repair-1"] * 5)
    table.skip()
    table.say(0, *["repair-1"] * 3)
    assert table.count(0) == 2


def test_tactical_strike_damages_vipers_in_the_reserves() -> None:
    table = attacked("tactical_strike")
    assert (table.g.reserves, table.g.damaged_vipers) == (4, 2)


def test_thirty_three_stays_until_a_civilian_ship_or_basestar_is_destroyed() -> None:
    table = Table(*THREE).empty_space().top("thirty_three").to_do("crisis", "text:bomb_threat")
    table.skip()
    assert table.g.kept == ["thirty_three"]
    table.dice(1).say(0, "part:second").skip()
    assert table.g.kept == []
    assert table.g.crisis.discard == ["thirty_three"]
    table = Table(*THREE).empty_space().top("thirty_three").to_do("crisis", "action")
    table.skip()
    table.dice(3).say(0, "nuke:basestar-fore").skip()
    assert table.g.kept == []
