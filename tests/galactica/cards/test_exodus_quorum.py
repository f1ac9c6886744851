"""The Quorum cards of the Exodus box."""

from tests.galactica.cards.proof import check_views, proves
from tests.galactica.cards.test_quorum import ADMIRAL, PRESIDENT, STARBUCK, ZAREK, discarded, holding, play

from readyroom.galactica.board import CAG
from readyroom.galactica.boxes import in_play


@proves("establish_dogsville", "text")
def test_establish_dogsville() -> None:
    proof = play(holding("establish_dogsville"), "establish_dogsville")
    assert proof.changed() == {"quorum_hand": -1, "population": 1, "morale": -1}
    assert discarded(proof, "establish_dogsville")
    check_views(proof)


@proves("presidential_order", "another Admiral")
def test_presidential_order() -> None:
    """Not to who has the title; without a CAG there is no second question."""
    proof = holding("presidential_order")
    proof.say(PRESIDENT, "quorum:presidential_order")
    labels = proof.asked(PRESIDENT, "presidential-order").labels
    assert labels == (f"seat:{PRESIDENT}", f"seat:{STARBUCK}", f"seat:{ZAREK}")
    proof.say(PRESIDENT, f"seat:{ZAREK}")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, "admiral": f"seat {ZAREK}"}
    assert discarded(proof, "presidential_order")
    check_views(proof)


@proves("presidential_order", "the President")
def test_presidential_order_for_oneself() -> None:
    proof = play(holding("presidential_order"), "presidential_order", f"seat:{PRESIDENT}")
    assert proof.changed() == {"quorum_hand": -1, "admiral": f"seat {PRESIDENT}"}


@proves("presidential_order", "who can't have it")
def test_presidential_order_is_not_for_prisoners_and_cylons() -> None:
    """TITLE-014, TITLE-034: one is left, who need not be chosen."""
    proof = holding("presidential_order")
    proof.cylon(STARBUCK).place(ZAREK, "brig")
    proof.begin()
    proof.say(PRESIDENT, "quorum:presidential_order")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, "admiral": f"seat {PRESIDENT}"}
    assert CAG not in in_play(proof.g).titles or proof.g.titles[CAG] >= 0


@proves("resignation", "exchanged")
def test_resignation() -> None:
    """The new cards are the new President's, with the title (TITLE-001)."""
    proof = holding("resignation", "arrest_order", "food_rationing", "inspirational_speech")
    proof.top("presidential_pardon", "accept_prophecy")
    proof.begin()
    proof.say(PRESIDENT, "quorum:resignation")
    question = proof.asked(PRESIDENT, "redraw-quorum")
    assert (question.at_least, question.at_most) == (0, 3)
    proof.say(PRESIDENT, "arrest_order", "inspirational_speech")
    assert sorted(proof.g.quorum_hand) == ["accept_prophecy", "food_rationing", "presidential_pardon"]
    assert proof.asked(PRESIDENT, "new-president").labels == (f"seat:{ADMIRAL}", f"seat:{STARBUCK}", f"seat:{ZAREK}")
    proof.say(PRESIDENT, f"seat:{ZAREK}")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, "president": f"seat {ZAREK}"}
    assert proof.view(ZAREK)["office_hands"]["quorum"] == proof.g.quorum_hand
    check_views(proof)


@proves("resignation", "no card exchanged", "no other card")
def test_resignation_hands_the_title_on_in_any_case() -> None:
    proof = holding("resignation", "arrest_order")
    proof.say(PRESIDENT, "quorum:resignation")
    proof.say(PRESIDENT)
    proof.say(PRESIDENT, f"seat:{STARBUCK}")
    assert proof.changed() == {"quorum_hand": -1, "president": f"seat {STARBUCK}"}
    proof = play(holding("resignation"), "resignation", f"seat:{STARBUCK}")
    assert proof.changed() == {"quorum_hand": -1, "president": f"seat {STARBUCK}"}


@proves("resignation", "nobody else")
def test_resignation_needs_somebody_else() -> None:
    proof = holding("resignation")
    proof.cylon(ADMIRAL).cylon(STARBUCK, "cylon_can_send_to_brig").cylon(ZAREK, "cylon_can_send_to_sickbay")
    assert "quorum:resignation" not in proof.labels(PRESIDENT)
