"""President and Admiral (TITLE)."""

import pytest

from readyroom.galactica.people import move_to, send
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.galactica.titles import give_title

rule = pytest.mark.rule


def quorum(table: Table, *cards: str) -> Table:
    """Put cards into the Quorum hand."""
    for card in cards:
        at = table.state.decks["quorum"].cards.index(card)
        del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
        table.state.quorum_hand.append(card)
    return table


@rule("TITLE-001", "ACT-025", "SECR-033", "CHK-021")
def test_the_quorum_hand_goes_with_the_title() -> None:
    table = quorum(Table("tom_zarek", "laura_roslin", "saul_tigh"), "arrest_order", "food_rationing")
    assert table.state.president == 1
    table.destiny("consolidate_power-2", "investigative_committee-3").say(0, "administration").say(0, "seat:2")
    assert table.game.view(1)["quorum_hand"] == ["arrest_order", "food_rationing"]
    table.add()
    assert table.g.president == 2
    assert table.game.view(2)["quorum_hand"] == ["arrest_order", "food_rationing"]
    assert table.game.view(1)["quorum_hand"] is None
    assert table.game.view(None)["quorum_hand_size"] == 2


@rule("TITLE-001")
@pytest.mark.parametrize(("cards", "seen"), [((), 0), (("arrest_order",), 1)])
def test_who_gets_the_quorum_hand_has_seen_it_and_nothing_before_is_taken_back(
    cards: tuple[str, ...], seen: int
) -> None:
    g = quorum(Table("tom_zarek", "laura_roslin", "saul_tigh"), *cards).state
    before = g.chance.reveals
    at_once(give_title(g, "president", 2, TEST))
    assert g.chance.reveals - before == seen
    at_once(give_title(g, "admiral", 0, TEST))
    assert g.chance.reveals - before == seen


@rule("TITLE-002", "ACT-006")
def test_only_the_president_plays_quorum_cards() -> None:
    table = quorum(Table("tom_zarek", "laura_roslin", "saul_tigh"), "food_rationing")
    assert not any(label.startswith("quorum:") for label in table.labels(0))
    table = quorum(Table("laura_roslin", "tom_zarek", "saul_tigh"), "food_rationing")
    assert {"quorum:draw", "quorum:food_rationing"} <= set(table.labels(0))


@rule("TITLE-003", "DISC-003")
def test_the_quorum_hand_has_no_limit() -> None:
    table = Table("laura_roslin", "tom_zarek", "saul_tigh").to_do("end_of_turn")
    deck = table.state.decks["quorum"]
    table.state.office_hands["quorum"] = [deck.cards.pop() for _ in range(13)]
    del deck.seen[-13:]
    table.skip()
    assert table.g.current == 1
    assert len(table.g.quorum_hand) == 13


@rule("TITLE-005")
def test_a_president_in_the_brig_keeps_everything() -> None:
    table = quorum(Table("laura_roslin", "tom_zarek", "saul_tigh").place(0, "presidents_office"), "food_rationing")
    at_once(send(table.state, 0, "brig", TEST))
    assert table.state.president == 0
    assert "quorum:food_rationing" in table.labels(0)


@rule("TITLE-007", "TITLE-012", "CYL-005", "TITLE-034")
def test_titles_of_a_revealed_cylon_go_down_their_lines() -> None:
    table = Table("laura_roslin", "gaius_baltar", "saul_tigh", "tom_zarek")
    table.loyal(0, "cylon_can_reduce_morale").say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.g.president == 1
    table = Table("william_adama", "saul_tigh", "karl_helo_agathon", "laura_roslin").cylon(1)
    table.loyal(0, "cylon_can_send_to_brig").say(0, "reveal:cylon_can_send_to_brig").say(0, "nobody")
    assert table.g.admiral == 2
    assert table.g.president == 3


@rule("TITLE-010", "JUMP-015", "SECR-029")
def test_the_admiral_picks_the_destination_and_holds_the_nukes() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").to_do("prepare_for_jump")
    table.top("deep_space", "barren_planet").state.jump_track = 4
    assert table.question().seat == 1
    assert set(table.labels(1)) == {"card:deep_space", "card:barren_planet"}
    table.say(1, "deep_space")
    g = table.g
    assert g.destinations == ["deep_space"]
    assert g.decks["destination"].cards[0] == "barren_planet"
    assert all("barren_planet" not in str(table.game.view(viewer)) for viewer in (0, 1, None))  # SECR-040
    assert all("barren_planet" not in str(event) for event in table.game.events(0))


@rule("TITLE-011", "NUKE-001", "TITLE-014")
def test_an_admiral_put_in_the_brig_loses_title_and_nukes() -> None:
    table = Table("william_adama", "saul_tigh", "laura_roslin")
    assert "nuke:basestar-fore" in table.labels(0)
    table = Table("william_adama", "saul_tigh", "laura_roslin")
    at_once(send(table.state, 0, "brig", TEST))
    assert table.state.admiral == 1
    assert "nuke:basestar-fore" not in table.labels(0)
    table = Table("saul_tigh", "william_adama", "laura_roslin")
    at_once(send(table.state, 1, "brig", TEST))
    assert "nuke:basestar-fore" in table.labels(0)


@rule("TITLE-040")
def test_a_title_is_not_handed_on_to_the_brig_except_that_of_the_president() -> None:
    """Tigh and Baltar are next in line, but sit in the Brig."""
    cast = ("william_adama", "saul_tigh", "karl_helo_agathon", "gaius_baltar", "laura_roslin", "tom_zarek")
    table = Table(*cast).place(1, "brig").place(3, "brig").loyal(0, "cylon_can_send_to_brig")
    table.say(0, "reveal:cylon_can_send_to_brig").say(0, "nobody").skip()
    assert table.g.admiral == 2
    table = Table(*cast).place(1, "brig").place(3, "brig").cylon(4)
    assert table.state.president == 3
    table = Table(*cast).place(1, "brig")
    for seat in (2, 3, 4, 5):
        table.place(seat, "brig")
    table.loyal(0, "cylon_can_send_to_brig").say(0, "reveal:cylon_can_send_to_brig").say(0, "nobody").skip()
    assert table.g.admiral == 1


@rule("TITLE-014", "TITLE-015", "TITLE-016", "TITLE-017")
def test_the_brig_and_the_admiral() -> None:
    g = Table("william_adama", "saul_tigh", "laura_roslin").state
    at_once(send(g, 1, "brig", TEST))
    at_once(send(g, 0, "brig", TEST))
    assert g.admiral == 2  # the first in line who is not in the Brig
    at_once(send(g, 2, "brig", TEST))
    assert g.admiral == 0  # all are there: the highest in line
    at_once(move_to(g, 2, "command", TEST))
    assert g.admiral == 2  # the first to leave
    at_once(move_to(g, 0, "command", TEST))
    assert g.admiral == 2  # who leaves later does not get it back


@rule("TITLE-037")
def test_a_higher_rank_alone_gives_no_title() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh")
    table.destiny("consolidate_power-2", "investigative_committee-3").say(0, "administration").say(0, "seat:0").add()
    assert table.g.president == 0  # Zarek, though Roslin ranks higher
    table.game.answer(0, 0)
    assert table.g.president == 0
