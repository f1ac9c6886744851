"""Titles (TITLE)."""

import pytest
from tests.galactica.tables import ADMIRAL, PRESIDENT
from tests.rules.galactica_tables import nukes

from readyroom.galactica.causes import Cause
from readyroom.galactica.effects import YOU, PassTitles
from readyroom.galactica.moving import move_to, send
from readyroom.galactica.places import RESURRECTION_SHIP, sent
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.galactica.titles import give_title, succeed

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
ROSLIN_ADAMA_TIGH = ("laura_roslin", "william_adama", "saul_tigh")


def with_quorum(table: Table, *cards: str) -> Table:
    g = table.state
    for card in cards:
        at = g.decks["quorum"].cards.index(card)
        del g.decks["quorum"].cards[at], g.decks["quorum"].seen[at]
        g.quorum_hand.append(card)
    return table


def quorum(table: Table, *cards: str) -> Table:
    """Put cards into the Quorum hand."""
    for card in cards:
        at = table.state.decks["quorum"].cards.index(card)
        del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
        table.state.quorum_hand.append(card)
    return table


@rule("TITLE-001", "TITLE-002")
def test_a_new_president_sees_and_plays_the_old_ones_quorum_cards() -> None:
    table = with_quorum(Table("saul_tigh", "laura_roslin", "tom_zarek"), "food_rationing", "inspirational_speech")
    table.to_do("action", "action").dice(8)
    assert not any(label.startswith("quorum") for label in table.labels(0))
    table.say(0, "ability:declare_martial_law")
    for viewer in (0, 1, 2, None):
        hand = table.game.view(viewer)["office_hands"]["quorum"]
        assert hand == (["food_rationing", "inspirational_speech"] if viewer == 0 else 2)
    table.say(0, "quorum:food_rationing").skip()
    assert table.g.resource("food") == 9


@rule("TITLE-007", "TITLE-001", "TITLE-034")
def test_a_president_who_reveals_hands_over_the_quorum_cards() -> None:
    table = with_quorum(Table(*ROSLIN_ADAMA_TIGH, "tom_zarek"), "arrest_order").loyal(0, "cylon_can_reduce_morale")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert table.g.president == 3  # Zarek before Adama and Tigh
    assert table.game.view(3)["office_hands"]["quorum"] == ["arrest_order"]
    assert table.game.view(0)["office_hands"]["quorum"] == 1


@rule("TITLE-001", "ACT-025", "SECR-033", "CHK-021")
def test_the_quorum_hand_goes_with_the_title() -> None:
    table = quorum(Table("tom_zarek", "laura_roslin", "saul_tigh"), "arrest_order", "food_rationing")
    assert table.state.president == 1
    table.destiny("consolidate_power-2", "investigative_committee-3").say(0, "administration").say(0, "seat:2")
    assert table.game.view(1)["office_hands"]["quorum"] == ["arrest_order", "food_rationing"]
    table.add()
    assert table.g.president == 2
    assert table.game.view(2)["office_hands"]["quorum"] == ["arrest_order", "food_rationing"]
    assert table.game.view(1)["office_hands"]["quorum"] == 2
    assert table.game.view(None)["office_hands"]["quorum"] == 2


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


@rule("TITLE-002")
def test_an_ordered_player_who_is_not_president_has_no_quorum_actions() -> None:
    table = (
        with_quorum(Table(*ROSLIN_ADAMA_TIGH), "food_rationing")
        .hand(0, "executive_order-1")
        .say(0, "executive_order-1")
    )
    table.say(0, "seat:2").say(2, "act-twice")
    assert not any(label.startswith("quorum") for label in table.labels(2))
    table = with_quorum(Table("saul_tigh", "laura_roslin", "william_adama"), "food_rationing")
    table.hand(0, "executive_order-1").say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice")
    assert {"quorum:draw", "quorum:food_rationing"} <= set(table.labels(1))


@rule("TITLE-002", "ACT-006")
def test_only_the_president_plays_quorum_cards() -> None:
    table = quorum(Table("tom_zarek", "laura_roslin", "saul_tigh"), "food_rationing")
    assert not any(label.startswith("quorum:") for label in table.labels(0))
    table = quorum(Table("laura_roslin", "tom_zarek", "saul_tigh"), "food_rationing")
    assert {"quorum:draw", "quorum:food_rationing"} <= set(table.labels(0))


@rule("TITLE-003")
def test_a_big_quorum_hand_is_kept_over_the_end_of_a_turn() -> None:
    table = Table(*ROSLIN_ADAMA_TIGH).to_do("action", "end_of_turn")
    g = table.state
    g.office_hands["quorum"] = [g.decks["quorum"].cards.pop() for _ in range(12)]
    del g.decks["quorum"].seen[-12:]
    table.say(0, "quorum:draw").skip()
    assert len(table.g.quorum_hand) == 13
    assert table.g.current == 1


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
def test_a_president_in_the_brig_draws_and_plays() -> None:
    table = with_quorum(Table(*ROSLIN_ADAMA_TIGH).place(0, "brig"), "food_rationing").to_do("action", "action").dice(8)
    table.say(0, "quorum:draw")
    assert len(table.g.quorum_hand) == 2
    table.say(0, "quorum:food_rationing").skip()
    assert table.g.resource("food") == 9
    assert table.g.president == 0


@rule("TITLE-005", "TITLE-040")
def test_a_president_put_in_the_brig_keeps_the_title_though_others_rank_higher() -> None:
    g = Table(*ROSLIN_ADAMA_TIGH).state
    at_once(give_title(g, "president", 2, TEST))
    at_once(send(g, 2, "brig", TEST))
    assert g.players[2].place == "brig"
    assert g.president == 2


@rule("TITLE-005", "TITLE-016")
def test_a_president_in_the_brig_stays_president_when_another_prisoner_leaves() -> None:
    table = Table("saul_tigh", "laura_roslin", "william_adama")
    for seat in (1, 0):
        at_once(send(table.state, seat, "brig", TEST))
    assert table.state.president == 1
    table.destiny("investigative_committee-3", "investigative_committee-4").say(0, "brig").add()
    table.say(0, "location:command")
    assert table.g.players[0].place == "command"
    assert (table.g.president, table.g.admiral) == (1, 2)


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


@rule("TITLE-010", "JUMP-015")
def test_the_mission_specialist_picks_one_of_three() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("prepare_for_jump").top("barren_planet", "remote_planet", "deep_space")
    at = table.state.decks["quorum"].cards.index("assign_mission_specialist")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.players[2].holds.append("assign_mission_specialist")
    table.state.jump_track = 4
    assert table.question().seat == 2
    assert len(table.labels(2)) == 3
    table.say(2, "deep_space")
    assert table.g.players[2].held("quorum") == []
    assert table.g.decks["quorum"].discard == ["assign_mission_specialist"]


@rule("TITLE-010")
def test_only_the_admiral_uses_nukes() -> None:
    assert nukes(Table("william_adama", "laura_roslin", "saul_tigh"))
    assert not nukes(Table("saul_tigh", "laura_roslin", "william_adama"))


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


@rule("TITLE-011", "TITLE-014", "TITLE-017")
def test_the_admirals_quarters_take_the_title_and_the_nukes() -> None:
    table = Table("saul_tigh", "laura_roslin", "william_adama").place(0, "admirals_quarters")
    table.destiny("executive_order-2", "strategic_planning-3").hand(1, "executive_order-2").to_do("action", "action")
    table.say(0, "admirals_quarters").say(0, "seat:2").skip().add(p1=("executive_order-2",))
    assert table.g.players[2].place == "brig"
    assert table.g.admiral == 0
    assert table.g.nukes == 2
    assert nukes(table)


@rule("TITLE-011", "NUKE-001", "TITLE-014")
def test_an_admiral_put_in_the_brig_loses_title_and_nukes() -> None:
    table = Table("william_adama", "saul_tigh", "laura_roslin")
    assert nukes(table)
    table = Table("william_adama", "saul_tigh", "laura_roslin")
    at_once(send(table.state, 0, "brig", TEST))
    assert table.state.admiral == 1
    assert not nukes(table)
    table = Table("saul_tigh", "william_adama", "laura_roslin")
    at_once(send(table.state, 1, "brig", TEST))
    assert nukes(table)


@rule("TITLE-012", "TITLE-034")
def test_an_admiral_who_reveals_loses_the_title_to_a_human_player() -> None:
    table = Table("william_adama", "saul_tigh", "laura_roslin", "karl_helo_agathon").cylon(1)
    table.loyal(0, "cylon_can_send_to_brig").say(0, "reveal:cylon_can_send_to_brig").say(0, "nobody").skip()
    assert table.g.admiral == 3  # Tigh, next in line, is a revealed Cylon
    assert table.game.view(None)["titles"]["admiral"] == 3


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


@rule("TITLE-015", "TITLE-016", "TITLE-017")
def test_when_all_are_in_the_brig_the_first_to_leave_is_admiral() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").to_do("action", "text:prison_labor")
    g = table.state
    for seat in (1, 2, 0):
        at_once(send(g, seat, "brig", TEST))
    assert g.admiral == 1  # of all who sit there, the highest in line
    table.destiny("investigative_committee-3", "investigative_committee-4").hand(0, "repair-1", "repair-1")
    table.say(0, "brig").add().say(0, "location:command")
    assert table.g.admiral == 0  # at once, though the last in line


@rule("TITLE-016")
def test_an_admiral_who_leaves_the_brig_himself_stays_admiral() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh")
    for seat in (2, 0, 1):
        at_once(send(table.state, seat, "brig", TEST))
    assert table.state.admiral == 0
    table.destiny("investigative_committee-3", "investigative_committee-4").say(0, "brig").add()
    table.say(0, "location:command")
    assert table.g.admiral == 0


@rule("TITLE-017")
def test_an_ex_admiral_out_of_the_brig_is_admiral_no_more() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh")
    at_once(send(table.state, 0, "brig", TEST))
    assert table.state.admiral == 2
    table.destiny("investigative_committee-3", "investigative_committee-4").say(0, "brig").add()
    table.say(0, "location:command")
    assert table.g.players[0].place == "command"
    assert table.g.admiral == 2
    assert not any(label.startswith("nuke") for label in table.labels(0))


@rule("TITLE-034")
def test_a_crisis_never_gives_a_revealed_cylon_a_title() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh", "tom_zarek").cylon(3)
    table.place(0, "administration").hand(0, "repair-1", "repair-1").say(0, "administration")
    assert set(table.labels(0)) == {"seat:0", "seat:1", "seat:2"}
    table = with_quorum(Table("laura_roslin", "william_adama", "saul_tigh", "tom_zarek").cylon(3), "encourage_mutiny")
    table.dice(8).say(0, "quorum:encourage_mutiny").skip()
    assert table.g.admiral == 2  # the only one who could be chosen


@rule("TITLE-036")
def test_one_player_with_both_titles_has_the_powers_of_both() -> None:
    table = with_quorum(Table("william_adama", "saul_tigh", "kara_starbuck_thrace"), "food_rationing")
    assert (table.state.president, table.state.admiral) == (0, 0)
    assert {"quorum:draw", "quorum:food_rationing"} <= set(table.labels(0))
    assert nukes(table)


@rule("TITLE-037")
def test_a_higher_rank_that_is_free_again_gets_nothing() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").to_do("begin_turn")
    table.state.titles |= {"president": 2, "admiral": 2}  # by effects of earlier turns
    table.skip()
    for _ in range(6):
        if table.prompt() in ("", "stop"):
            break
        question = table.game.questions[0]
        table.game.answer(question.seat, 0 if question.kind == "one" else ())
    assert (table.g.president, table.g.admiral) == (2, 2)


@rule("TITLE-037")
@pytest.mark.only("base", "exodus", why="the overlay of Daybreak has another action in Administration")
def test_a_higher_rank_alone_gives_no_title() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh")
    table.destiny("consolidate_power-2", "investigative_committee-3").say(0, "administration").say(0, "seat:0").add()
    assert table.g.president == 0  # Zarek, though Roslin ranks higher
    table.game.answer(0, 0)
    assert table.g.president == 0


@rule("TITLE-039")
@pytest.mark.parametrize("rank", range(8))
def test_the_lines_of_succession_character_by_character(rank: int) -> None:
    """Of the three characters from a rank on, in any seats, the first has the title, then the second, then the last."""
    for title, line in (("president", PRESIDENT), ("admiral", ADMIRAL)):
        for seats in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
            characters = [line[rank + n] for n in seats]
            g = Table(*characters).state
            for heir in range(3):
                assert g.players[getattr(g, title)].character == line[rank + heir]
                g.players[g.titles[title]].status = "cylon"
                if heir < 2:
                    at_once(succeed(g, title, TEST))


@rule("TITLE-039")
def test_only_characters_in_play_count() -> None:
    table = Table("kara_starbuck_thrace", "saul_tigh", "sharon_boomer_valerii")
    assert table.game.view(None)["titles"]["president"] == 2  # Boomer: nobody above her is in the game
    assert table.game.view(None)["titles"]["admiral"] == 1


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


@rule("TITLE-040")
def test_who_has_to_pass_a_title_on_keeps_it_while_all_others_are_prisoners() -> None:
    """Of the President's title that is no hindrance."""
    table = Table("william_adama", "saul_tigh", "laura_roslin").place(1, "brig").place(2, "brig")
    at_once(give_title(table.state, "president", 0, TEST))
    at_once(PassTitles(YOU).run(table.state, Cause("test", 0)))
    assert (table.state.admiral, table.state.president) == (0, 2)


@rule("TITLE-014", "TITLE-016", "TITLE-034")
def test_a_cylon_who_leaves_the_brig_does_not_become_admiral() -> None:
    """All three are prisoners; a human who leaves would get the title of Adama at once."""
    crew = ("saul_tigh", "william_adama", "laura_roslin")
    table = Table(*crew).place(0, "brig").place(1, "brig").place(2, "brig").loyal(0, "cylon_can_send_to_brig")
    table.say(0, "reveal:cylon_can_send_to_brig").skip()
    assert (table.g.players[0].place, table.g.admiral) == (sent(table.g, 0, RESURRECTION_SHIP), 1)
