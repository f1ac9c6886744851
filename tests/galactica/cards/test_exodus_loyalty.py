"""The Exodus box's Loyalty cards: Cylon cards, Personal Goals, the Final Five."""

import pytest
from tests.galactica.cards.proof import Change, Proof, check_views, proves

CREW = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "tom_zarek")
REVEALED: Change = {"cylon 0": "yes", "place 0": "resurrection_ship", "super_crisis 0": 1, "admiral": "seat 1"}
"""What every reveal of the Admiral in seat 0 changes."""


def hidden(card: str, jump_track: int = 3) -> Proof:
    proof = Proof(*CREW, rules="exodus")
    proof.loyal(0, card).state.jump_track = jump_track
    return proof.begin()


@proves("cylon_centurion", "used", "not used")
@proves("cylon_jump_track", "used", "not used", "no further than the start")
@pytest.mark.parametrize(
    ("card", "track", "answer", "change"),
    [
        ("cylon_centurion", 3, "yes", {"centurion 0": 1}),
        ("cylon_centurion", 3, "no", {}),
        ("cylon_jump_track", 3, "yes", {"jump_track": -2}),
        ("cylon_jump_track", 3, "no", {}),
        ("cylon_jump_track", 1, "yes", {"jump_track": -1}),
    ],
)
def test_a_cylon_card_may_be_used(card: str, track: int, answer: str, change: Change) -> None:
    proof = hidden(card, track)
    proof.say(0, f"reveal:{card}").say(0, f"choice:{answer}")
    assert proof.done()
    assert proof.changed() == {**REVEALED, **change}
    assert proof.g.turn_ends
    check_views(proof)


@proves("cylon_centurion", "in the Brig")
@proves("cylon_jump_track", "in the Brig")
@pytest.mark.parametrize("card", ["cylon_centurion", "cylon_jump_track"])
def test_in_the_brig_a_cylon_card_does_nothing(card: str) -> None:
    proof = hidden(card)
    proof.place(0, "brig").state.titles["admiral"] = 1
    proof.begin()
    proof.say(0, f"reveal:{card}")
    assert proof.done()
    assert proof.changed() == {"cylon 0": "yes", "place 0": "resurrection_ship", "super_crisis 0": 1}


@pytest.mark.parametrize(
    ("card", "change"), [("cylon_centurion", {"centurion 0": 1}), ("cylon_jump_track", {"jump_track": -2})]
)
def test_nobody_decides_for_the_assist_character_of_a_one_player_game(card: str, change: Change) -> None:
    proof = Proof("william_adama", rules="exodus")
    g = proof.state
    g.assist, g.jump_track = "kara_starbuck_thrace", 3
    proof.loyal(0, card)
    g.assist_loyalty, g.players[0].loyalty = g.players[0].loyalty, []
    proof.to_do("assist_loyalty").begin()
    assert proof.done()
    assert proof.changed() == change
    assert proof.g.assist == ""
