"""The action of every Cylon location, with every outcome."""

import pytest
from tests.galactica.cards.proof import Change, Proof, check_views, proves
from tests.galactica.cards.test_locations import CREW, activated

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import LoyaltyCard


def cylon(place: str) -> Proof:
    proof = Proof(*CREW)
    proof.cylon(0, place=place)
    return proof.begin()


@proves("caprica", "draw two")
def test_caprica_draws_two_and_resolves_one() -> None:
    """Without its icons; the other card is discarded faceup, and the choice of the card is the Cylon's."""
    proof = cylon("caprica")
    proof.top("colonial_day", "riots")
    activated(proof)
    proof.say(0, "draw")
    assert set(proof.labels(0)) == {"card:colonial_day", "card:riots"}
    for viewer in (1, 2, 3, None):
        assert proof.view(viewer)["held"] is None
    proof.say(0, "colonial_day")
    proof.skip()
    proof.say(0, "part:second")
    assert proof.done()
    assert proof.changed() == {"morale": -1}
    assert proof.events("CylonShipsActivated") == []
    assert proof.view(1)["decks"]["crisis"]["top"] == "riots"
    check_views(proof)


@proves("caprica", "super crisis")
def test_caprica_plays_a_super_crisis() -> None:
    proof = cylon("caprica")
    proof.state.decks["super_crisis"].cards.remove("inbound_nukes")
    proof.state.decks["super_crisis"].seen.pop()
    proof.state.players[0].holds.append("inbound_nukes")
    proof.destiny("repair-1", "repair-1").begin()
    activated(proof)
    proof.say(0, "inbound_nukes")
    assert proof.done()
    assert proof.changed() == {"super_crisis 0": -1, "fuel": -1, "food": -1, "population": -1}
    check_views(proof)


@proves("caprica", "an attack card")
def test_caprica_resolves_an_attack_card_whole() -> None:
    """Activation and set-up are the card's own parts, not icons at its bottom."""
    proof = cylon("caprica")
    proof.empty_space()
    proof.top("thirty_three", "riots").begin()
    activated(proof)
    proof.say(0, "draw").say(0, "thirty_three")
    assert proof.done()
    assert [event["kind"] for event in proof.events("CylonShipsActivated")] == ["raiders"]
    assert proof.changed()["basestar fore"] == 1
    assert proof.changed()["kept thirty_three"] == 1


@proves("caprica", "Secret Destiny")
def test_starbuck_has_the_cylons_crisis_replaced() -> None:
    proof = cylon("caprica")
    proof.top("colonial_day", "riots", "riots_2")
    activated(proof)
    proof.say(0, "draw").say(0, "colonial_day")
    assert proof.window_of(1) == ("choice:pass", "use:secret_destiny")
    proof.uses(1, "secret_destiny")
    assert proof.asked(3, "choose-part").facts == {"card": "riots_2"}
    assert set(proof.g.decks["crisis"].discard) == {"colonial_day", "riots"}


@proves("cylon_fleet", "raiders", "heavy raiders", "basestars", "launch")
@pytest.mark.parametrize(
    ("kind", "dice", "change"),
    [
        ("raiders", (), {"raider fore": -3, "raider starboard_fore": 3}),
        ("heavy_raiders", (), {"heavy_raider fore": 1, "centurion 0": -1, "centurion 1": 1}),
        ("basestars", (3,), {}),
        ("launch", (), {"raider fore": 2, "heavy_raider fore": 1}),
    ],
)
def test_cylon_fleet(kind: str, dice: tuple[int, ...], change: Change) -> None:
    proof = cylon("cylon_fleet")
    proof.state.boarding[0] = 1
    proof.dice(*dice).begin()
    activated(proof)
    proof.say(0, f"activate:{kind}")
    assert proof.done()
    assert proof.changed() == change


@proves("cylon_fleet", "not for a Sympathizer")
def test_cylon_fleet_is_not_for_a_sympathizer() -> None:
    proof = cylon("cylon_fleet")
    proof.state.players[0].sympathizer = True
    assert "activate:cylon_fleet" not in proof.labels(0)


@proves("human_fleet", "take and damage", "take", "an empty hand")
@pytest.mark.parametrize(
    ("die", "change"), [(4, {}), (5, {"damaged armory": 1, "damage_pile": -1})], ids=["low", "high"]
)
def test_human_fleet(die: int, change: Change) -> None:
    proof = cylon("human_fleet")
    proof.hand(2, "repair-1", "consolidate_power-2").next_tokens("armory").dice(die)
    proof.begin()
    activated(proof)
    proof.say(0, "seat:2")
    assert set(proof.labels(0)) == {"card:repair-1", "card:consolidate_power-2"}
    for viewer in (1, 2, 3, None):
        assert proof.events("HandSeen", viewer)[-1]["cards"] is None
    proof.say(0, "repair-1")
    assert proof.done()
    assert proof.changed() == {"hand 0": 1, "hand 2": -1, **change}
    for viewer in (*range(4), None):
        taken = proof.events("SkillTaken", viewer)[-1]["card"]
        assert taken == ("repair-1" if viewer in (0, 2) else None)
    check_views(proof)
    empty = cylon("human_fleet")
    empty.dice(4).begin()
    activated(empty)
    empty.say(0, "seat:1")
    assert empty.done()
    assert empty.changed() == {}


@proves("resurrection_ship", "swap", "keep", "hand over loyalty", "too far")
@pytest.mark.parametrize("swap", [True, False])
@pytest.mark.parametrize("far", [True, False])
def test_resurrection_ship(swap: bool, far: bool) -> None:
    proof = cylon("resurrection_ship")
    g = proof.state
    g.decks["super_crisis"].cards.remove("inbound_nukes")
    g.decks["super_crisis"].seen.pop()
    g.players[0].holds.append("inbound_nukes")
    g.loyalty_box.remove("cylon_can_send_to_brig")
    g.players[0].loyalty.append(LoyaltyCard("cylon_can_send_to_brig"))
    g.phases = ["sleeper"]
    for card in ("asteroid_field", "asteroid_field", "tylium_planet", "tylium_planet")[: 4 if far else 3]:
        g.decks["destination"].cards.remove(card)
        g.decks["destination"].seen.pop()
        g.destinations.append(card)
    proof.begin()
    activated(proof)
    proof.say(0, "choice:yes" if swap else "choice:no")
    if not far:
        assert proof.asked(0, "hand-over-loyalty").labels == ("seat:1", "seat:2", "seat:3")
        proof.say(0, "seat:2")
    assert proof.done()
    assert proof.changed() == ({} if far else {"loyalty 0": -1, "loyalty 2": 1})
    assert (proof.g.decks["super_crisis"].discard == ["inbound_nukes"]) == swap
    assert (proof.g.players[0].super_crisis == ["inbound_nukes"]) != swap
    if far:
        check_views(proof)
        return
    assert [card["card"] for card in proof.view(0)["players"][2]["loyalty"]] == [None, "cylon_can_send_to_brig"]
    for viewer in (1, 3, None):
        assert [card["card"] for card in proof.view(viewer)["players"][2]["loyalty"]] == [None, None]


@proves("resurrection_ship", "the Sympathizer")
def test_the_sympathizer_is_handed_over() -> None:
    """Whoever gets it resolves it at once."""
    proof = cylon("resurrection_ship")
    g = proof.state
    g.loyalty_box.remove("you_are_a_sympathizer")
    g.players[0].loyalty.append(LoyaltyCard("you_are_a_sympathizer"))
    g.resources[0] = 4
    proof.begin()
    activated(proof)
    proof.say(0, "seat:1")
    assert proof.done()
    assert proof.changed() == {"loyalty 0": -1, "loyalty 1": 1, "place 1": "brig"}


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
    proof = cylon("resurrection_ship")
    g = proof.state
    for card in destinations:
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    g.phases = ["sleeper"]
    g.loyalty_box.remove(HUMAN)
    g.players[0].loyalty.append(LoyaltyCard(HUMAN))
    assert ("activate:resurrection_ship" in proof.labels(0)) == offered
