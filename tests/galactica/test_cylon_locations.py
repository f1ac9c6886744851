"""The Cylon locations, every branch."""

import pytest

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table

THREE = ("laura_roslin", "saul_tigh", "tom_zarek")


def cylon(place: str) -> Table:
    return Table(*THREE).cylon(0, place=place)


@pytest.mark.parametrize("kind", ["raiders", "heavy_raiders", "basestars"])
def test_cylon_fleet_activates_one_type(kind: str) -> None:
    table = cylon("cylon_fleet").dice(1).say(0, "cylon_fleet").say(0, f"activate:{kind}").skip()
    assert [event["kind"] for event in table.events("CylonShipsActivated")] == [kind]
    g = table.g
    assert sum(g.heavies) == (kind == "heavy_raiders")
    assert (g.raiders[0] == 3) == (kind != "raiders")
    assert len(table.events("DieRolled")) == (kind == "basestars")


@pytest.mark.parametrize(("die", "damage"), [(4, 0), (5, 1)])
def test_human_fleet_rolls_for_damage(die: int, damage: int) -> None:
    table = cylon("human_fleet").dice(die).say(0, "human_fleet").say(0, "seat:1").skip()
    assert len(table.events("GalacticaDamaged")) == damage  # seat 1 had no card to take


def test_caprica_without_a_super_crisis_card() -> None:
    table = cylon("caprica").say(0, "caprica")
    assert table.labels(0) == ("card:draw",)


def test_caprica_with_an_attack_card() -> None:
    """Its own activation is part of the card and is not skipped (docs/rulings.md)."""
    table = cylon("caprica").empty_space().top("boarding_parties", "riots").say(0, "caprica").say(0, "draw")
    table.state.boarding[0] = 1
    table.say(0, "boarding_parties").skip()
    assert table.g.boarding[1] == 1
    assert sum(table.g.heavies) == 4


@pytest.mark.parametrize("swap", ["yes", "no"])
def test_resurrection_ship_swaps_the_super_crisis_card(swap: str) -> None:
    table = cylon("resurrection_ship").top("inbound_nukes", "cylon_intruders")
    table.state.players[0].super_crisis.append(table.state.super_crisis.cards.pop())
    table.state.super_crisis.seen.pop()
    table.say(0, "resurrection_ship").say(0, swap)
    assert table.prompt() == "stop"
    expected = ["cylon_intruders"] if swap == "yes" else ["inbound_nukes"]
    assert table.g.players[0].super_crisis == expected
    assert table.g.super_crisis.discard == (["inbound_nukes"] if swap == "yes" else [])


@pytest.mark.parametrize(
    ("destinations", "offered"),
    [
        (("barren_planet", "barren_planet", "desolate_moon"), True),
        (("asteroid_field", "asteroid_field", "barren_planet"), False),
    ],
)
def test_resurrection_ship_hands_loyalty_cards_over_up_to_distance_7(
    destinations: tuple[str, ...], offered: bool
) -> None:
    table = cylon("resurrection_ship")
    g = table.state
    for card in destinations:
        at = g.destination.cards.index(card)
        del g.destination.cards[at], g.destination.seen[at]
        g.destinations.append(card)
    g.sleeper_done = True
    g.loyalty_box.remove(HUMAN)
    g.players[0].loyalty.append(LoyaltyCard(HUMAN))
    assert ("activate:resurrection_ship" in table.labels(0)) == offered
