"""The Loyalty cards: what each Cylon card does when it is revealed, the steps of revealing, the Sympathizer."""

import pytest
from tests.galactica.cards.proof import Change, Proof, check_views, proves

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table

CREW = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "tom_zarek")
REVEALED: Change = {"cylon 0": "yes", "place 0": "resurrection_ship", "super_crisis 0": 1, "admiral": "seat 1"}
"""What every reveal of the Admiral in seat 0 changes."""


def hidden(card: str) -> Proof:
    proof = Proof(*CREW)
    proof.loyal(0, card)
    return proof.begin()


def check_reveal(proof: Proof, card: str, change: Change) -> None:
    assert proof.done(), proof.game.questions
    assert proof.changed() == {**REVEALED, **change}
    assert proof.g.turn_ends
    assert all(proof.view(viewer)["players"][0]["loyalty"][0]["card"] == card for viewer in (*range(4), None))
    check_views(proof)


@proves("cylon_can_reduce_morale", "used", "not used")
@pytest.mark.parametrize(("answer", "change"), [("yes", {"morale": -1}), ("no", {})])
def test_cylon_can_reduce_morale(answer: str, change: Change) -> None:
    proof = hidden("cylon_can_reduce_morale")
    proof.say(0, "reveal:cylon_can_reduce_morale").say(0, f"choice:{answer}")
    check_reveal(proof, "cylon_can_reduce_morale", change)


@proves("cylon_can_send_to_sickbay", "used", "fewer cards", "not used")
@pytest.mark.parametrize(
    ("victim", "cards", "change"),
    [
        ("seat:1", 6, {"hand 1": -5, "place 1": "sickbay"}),
        ("seat:1", 3, {"hand 1": -3, "place 1": "sickbay"}),
        ("choice:nobody", 6, {}),
    ],
)
def test_cylon_can_send_to_sickbay(victim: str, cards: int, change: Change) -> None:
    """Only characters in Galactica locations: not the President on Colonial One."""
    proof = hidden("cylon_can_send_to_sickbay")
    proof.hand(1, *["repair-1"] * cards).begin()
    proof.say(0, "reveal:cylon_can_send_to_sickbay")
    assert set(proof.labels(0)) == {"choice:nobody", "seat:1"}  # who has revealed is no character to send
    proof.say(0, victim)
    if cards > 5 and victim == "seat:1":
        proof.discards(1, 5)
    check_reveal(proof, "cylon_can_send_to_sickbay", change)


@proves("cylon_can_send_to_brig", "used", "not used")
@pytest.mark.parametrize(("victim", "change"), [("seat:3", {"place 3": "brig"}), ("choice:nobody", {})])
def test_cylon_can_send_to_brig(victim: str, change: Change) -> None:
    proof = hidden("cylon_can_send_to_brig")
    proof.place(3, "armory").place(1, "fore").begin()
    proof.say(0, "reveal:cylon_can_send_to_brig")
    assert set(proof.labels(0)) == {"choice:nobody", "seat:3"}
    proof.say(0, victim)
    check_reveal(proof, "cylon_can_send_to_brig", change)


@proves("cylon_can_damage_galactica", "five tokens", "one token", "not used")
@pytest.mark.parametrize(
    ("count", "tokens", "change"),
    [
        (5, ("armory", "fuel"), {"damaged armory": 1, "fuel": -1, "damage_pile": -2}),
        (1, ("armory",), {"damaged armory": 1, "damage_pile": -1}),
        (0, (), {}),
    ],
)
def test_cylon_can_damage_galactica(count: int, tokens: tuple[str, ...], change: Change) -> None:
    card = "cylon_can_damage_galactica"
    proof = hidden(card)
    drawn = ("armory", "fuel", "food", "command", "ftl_control")[:count]
    if drawn:
        proof.next_tokens(*drawn)
    proof.say(0, f"reveal:{card}")
    assert proof.labels(0) == tuple(f"number:{n}" for n in range(6))
    proof.say(0, f"number:{count}")
    if count:
        assert set(proof.asked(0, "cylon-damage-tokens").labels) == {f"token:{token}" for token in drawn}
        assert all(proof.view(viewer)["held"] is None for viewer in (1, 2, 3, None))
        proof.say(0, *tokens)
    check_reveal(proof, card, change)
    if count == 5:
        assert sorted(proof.g.damage_piles["galactica"]) == sorted(
            ["food", "command", "ftl_control", "weapons_control", "admirals_quarters", "hangar_deck"]
        )


@proves("cylon_can_reduce_morale", "in the Brig")
@proves("cylon_can_send_to_sickbay", "in the Brig")
@proves("cylon_can_send_to_brig", "in the Brig")
@proves("cylon_can_damage_galactica", "in the Brig")
@pytest.mark.parametrize(
    "card",
    ["cylon_can_reduce_morale", "cylon_can_send_to_sickbay", "cylon_can_send_to_brig", "cylon_can_damage_galactica"],
)
def test_revealed_in_the_brig_the_card_does_nothing(card: str) -> None:
    proof = hidden(card)
    proof.place(0, "brig")
    proof.state.titles["admiral"] = 1
    proof.begin()
    proof.say(0, f"reveal:{card}")
    assert proof.done()
    assert proof.changed() == {"cylon 0": "yes", "place 0": "resurrection_ship", "super_crisis 0": 1}


@proves("cylon_can_reduce_morale", "down to three cards")
def test_a_revealed_cylon_keeps_three_cards() -> None:
    proof = hidden("cylon_can_reduce_morale")
    proof.hand(0, "repair-1", "repair-2", "executive_order-1", "launch_scout-1", "launch_scout-2").begin()
    proof.say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no")
    proof.discards(0, 2)
    check_reveal(proof, "cylon_can_reduce_morale", {"hand 0": -2})


@proves("cylon_can_reduce_morale", "no crisis")
def test_no_crisis_after_a_reveal() -> None:
    proof = hidden("cylon_can_reduce_morale")
    proof.to_do("action", "crisis")
    proof.say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no")
    assert proof.done()
    assert proof.events("CrisisDrawn") == []


@proves("you_are_not_a_cylon", "nothing to reveal")
def test_a_human_has_nothing_to_reveal() -> None:
    proof = hidden("you_are_not_a_cylon")
    assert [label for label in proof.labels(0) if label.startswith("reveal")] == []
    check_views(proof)


# --- the Sympathizer ---------------------------------------------------------------------------------------


def sleepers(*, red: bool, to: int = 0, cylon: int | None = None) -> Proof:
    """The Sleeper Agent phase is about to come; this seat gets the Sympathizer."""
    proof = Proof(*CREW)
    if cylon is not None:
        proof.cylon(cylon)
    g = proof.state
    g.loyalty_box.remove("you_are_a_sympathizer")
    dealt = ["you_are_a_sympathizer" if seat == to else "you_are_not_a_cylon" for seat in range(4)]
    for _ in range(3):
        g.loyalty_box.remove("you_are_not_a_cylon")
    g.loyalty = dealt[::-1]
    g.decks["destination"].cards.remove("asteroid_field")
    g.decks["destination"].seen.pop()
    g.destinations.append("asteroid_field")
    g.jump_track = 4
    if red:
        g.resources[2] = 5
    proof.top("tylium_planet", "barren_planet").to_do("prepare_for_jump")
    proof.begin()
    return proof


def jump(proof: Proof) -> None:
    proof.skip()
    proof.say(proof.g.admiral, "barren_planet")


@proves("you_are_a_sympathizer", "a resource is red")
def test_the_sympathizer_goes_to_the_brig() -> None:
    proof = sleepers(red=True)
    jump(proof)
    assert proof.done()
    player = proof.g.players[0]
    assert (player.place, is_cylon_player(player), player.sympathizer) == ("brig", False, False)
    assert all(proof.view(v)["players"][0]["loyalty"][1]["card"] == "you_are_a_sympathizer" for v in (1, 2, 3, None))
    check_views(proof)


@proves("you_are_a_sympathizer", "no resource is red")
def test_the_sympathizer_becomes_a_cylon() -> None:
    """Three cards, titles and the Resurrection Ship; no Super Crisis card, and the turn goes on."""
    proof = sleepers(red=False)
    proof.hand(0, *["repair-1"] * 4)
    jump(proof)
    proof.discards(0, 1)
    assert proof.done()
    player = proof.g.players[0]
    assert (player.place, is_cylon_player(player), player.sympathizer) == ("resurrection_ship", True, True)
    assert (player.super_crisis, len(player.hand), proof.g.turn_ends, proof.g.admiral) == ([], 3, False, 1)


@proves("you_are_a_sympathizer", "a revealed Cylon passes it on")
@pytest.mark.parametrize("red", [False, True])
def test_a_revealed_cylon_gives_the_sympathizer_to_a_human(red: bool) -> None:
    """Asked in the open: what is asked can be nothing else."""
    proof = sleepers(red=red, to=3, cylon=3)
    jump(proof)
    assert proof.question(3).labels == ("seat:0", "seat:1", "seat:2")
    for viewer in (0, 1, 2, 3, None):
        assert proof.game.waiting(viewer) == ((3,), None)
    proof.say(3, "seat:1")
    assert proof.done()
    assert proof.g.players[1].place == ("brig" if red else "resurrection_ship")
    assert len(proof.g.players[3].loyalty) == 1
    assert len(proof.g.players[1].loyalty) == 3
    check_views(proof)


@proves("you_are_a_sympathizer", "a hidden Cylon")
def test_a_hidden_cylon_with_the_sympathizer_stays_hidden() -> None:
    proof = sleepers(red=True)
    proof.loyal(0, "cylon_can_send_to_brig")
    jump(proof)
    assert proof.done()
    player = proof.g.players[0]
    assert (player.place, is_cylon_player(player)) == ("brig", False)
    assert proof.view(1)["players"][0]["loyalty"][0]["card"] is None


@proves("you_are_a_sympathizer", "no Super Crisis")
def test_a_sympathizer_cylon_has_no_super_crisis_to_play() -> None:
    proof = Proof(*CREW)
    proof.cylon(0, place="caprica")
    proof.state.players[0].sympathizer = True
    proof.state.players[0].loyalty.append(LoyaltyCard("you_are_a_sympathizer", revealed=True))
    proof.state.loyalty_box.remove("you_are_a_sympathizer")
    proof.say(0, "activate:caprica")
    assert proof.labels(0) == ("card:draw",)


def test_a_hidden_cylon_looks_like_a_human() -> None:
    one, two = (
        Table("laura_roslin", "william_adama", "saul_tigh", "tom_zarek"),
        Table("laura_roslin", "william_adama", "saul_tigh", "tom_zarek").loyal(2, "cylon_can_send_to_brig"),
    )
    for viewer in (0, 1, 3, None):
        assert one.game.view(viewer) == two.game.view(viewer)
    assert one.state.players[2].loyalty[0].id == HUMAN
