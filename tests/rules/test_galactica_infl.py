"""Cylon leaders: what they are, infiltrating, and going back (LEAD, INFL; L3, L5 and L7 of the scenarios)."""

import pytest
from tests.rules.galactica_combined import miracles_of, mutinous
from tests.rules.galactica_leaders import infiltrating, led

from readyroom.galactica.cards.base.locations import candidates
from readyroom.galactica.checks import most_cards
from readyroom.galactica.loyalty import add_not_cylon, draw_loyalty
from readyroom.galactica.moving import move_to
from readyroom.galactica.mutiny import MUTINY, draw_mutiny
from readyroom.galactica.places import layout
from readyroom.galactica.sides import INFILTRATOR, LEADER, is_cylon_player, is_human_player, sheet_counts
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, TREACHERY, TYPE
from readyroom.galactica.state import Check
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.galactica.titles import give_title
from readyroom.kernel import Script

rule = pytest.mark.rule
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
ALL_CARDS = pytest.mark.only("combined", why="cards, places or sheets of Daybreak")


def with_leader(leader: str = "cavil", *, first: bool = True) -> Table:
    """The leader is the current player, or sits last."""
    return led(leader, *CREW) if first else led(*CREW, leader)


def among_humans(leader: str = "cavil", place: str = "command", *, first: bool = True) -> Table:
    return infiltrating(with_leader(leader, first=first), 0 if first else 3, place)


def told(table: Table) -> list[str]:
    """What spectators have been told of, by the names of the events."""
    return [str(event["event"]) for event in table.game.events(None)]


# --- what a leader is --------------------------------------------------------------------------------------


@rule("LEAD-001", "LEAD-003", "TERM-004")
def test_a_leader_counts_as_a_cylon_or_as_a_human_and_the_sheet_always_counts() -> None:
    table = with_leader()
    cavil = table.state.players[0]
    assert is_cylon_player(cavil)
    assert not is_human_player(cavil)
    assert sheet_counts(cavil)
    infiltrating(table, 0, "command")
    assert is_human_player(cavil)
    assert not is_cylon_player(cavil)
    assert sheet_counts(cavil)


@rule("LEAD-001")
def test_a_leader_moves_and_acts_as_a_cylon() -> None:
    table = with_leader().place(0, "caprica").to_do("movement", "action").hand(0, "executive_order-1")
    table.skip()
    assert table.game.questions[0].prompt == "galactica-move"
    moves = set(table.game.questions[0].labels)
    ours = {f"location:{place}" for place in layout(table.g).rooms["cylon"]} - {f"location:{table.g.players[0].place}"}
    assert ours <= moves
    assert not any("command" in label for label in moves)
    table.say(0, "choice:stay").skip()
    labels = table.game.questions[0].labels
    assert "card:executive_order-1" not in labels
    assert any(label.startswith("activate:") for label in labels)


@rule("LEAD-005", "LEAD-008")
def test_a_leader_gets_no_loyalty_card_and_the_deck_stays_as_it_is() -> None:
    table = with_leader()
    g = table.state
    before = list(g.loyalty), list(g.not_cylons)
    at_once(draw_loyalty(g, 0, TEST, add=True))
    assert not g.players[0].loyalty
    assert (g.loyalty, g.not_cylons) == before
    at_once(add_not_cylon_then(table))
    assert (g.loyalty, g.not_cylons) != before


def add_not_cylon_then(table: Table) -> Script[None]:
    add_not_cylon(table.state)
    yield from draw_loyalty(table.state, 1, TEST)


@rule("LEAD-008")
@ALL_CARDS
def test_nobody_hands_loyalty_cards_to_a_leader() -> None:
    table = among_humans("leoben_conoy", first=False).place(0, "command")
    table.loyal(0, "cylon_can_reduce_morale", "you_are_not_a_cylon").skip()
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no").skip()
    while table.prompt() == "discard":
        table.answer(0, *table.game.questions[0].labels[:1])
    assert table.prompt() == "hand-over-loyalty"
    assert set(table.game.questions[0].labels) == {"seat:1", "seat:2"}


# --- drawing Skill cards -----------------------------------------------------------------------------------


def ways(table: Table) -> list[tuple[int, ...]]:
    """How the current player may draw in Receive Skills."""
    table.to_do("receive_skills").skip()
    question = table.game.questions[0]
    if question.prompt != "galactica-draw":
        hand = table.g.players[0].hand
        return [tuple(sorted(TYPE[card] for card in hand))]
    return [tuple(way) for way in question.picks]


@rule("LEAD-002", "RECV-005")
@ALL_CARDS
def test_l3_two_cards_of_the_skill_set() -> None:
    assert ways(with_leader().place(0, "caprica")) == [(TACTICS, ENGINEERING), (TACTICS, TREACHERY)]
    doral = with_leader("aaron_doral").place(0, "caprica")
    assert ways(doral) == [(POLITICS, TREACHERY), (TACTICS, TREACHERY)]


@rule("RECV-006", "INFL-006")
@ALL_CARDS
def test_l3_three_cards_while_infiltrating() -> None:
    expected = {
        tuple(sorted((TACTICS, one, more)))
        for one in (ENGINEERING, TREACHERY)
        for more in (TACTICS, ENGINEERING, TREACHERY)
    }
    assert set(ways(among_humans())) == expected
    assert set(ways(among_humans(place="brig"))) == expected


@rule("RECV-005", "RECV-006", "LEAD-002", "INFL-006")
@pytest.mark.only("exodus", why="there is no Treachery")
def test_where_there_is_no_treachery_the_other_type_is_drawn() -> None:
    assert ways(with_leader().place(0, "caprica")) == [(TACTICS, ENGINEERING)]
    assert set(ways(among_humans())) == {(TACTICS, TACTICS, ENGINEERING), (TACTICS, ENGINEERING, ENGINEERING)}


@rule("RECV-003", "RECV-004", "RECV-005", "RECV-006")
@ALL_CARDS
def test_l3_one_card_where_there_is_but_one() -> None:
    one = [(TACTICS,), (ENGINEERING,), (TREACHERY,)]
    assert ways(with_leader().place(0, "resurrection_ship")) == one
    assert ways(among_humans(place="sickbay")) == one


@rule("RECV-004", "LEAD-002")
@ALL_CARDS
def test_l3_nothing_where_the_hub_was() -> None:
    table = with_leader().place(0, "hub_destroyed")
    table.state.sides["cylon"] = "destroyed"
    table.state.players[0].holds += [table.state.decks["super_crisis"].cards.pop()]
    table.state.decks["super_crisis"].seen.pop()
    table.to_do("receive_skills").skip()
    assert not table.g.players[0].hand
    assert not table.g.players[0].super_crisis


@rule("RECV-007", "LEAD-002")
@ALL_CARDS
def test_l3_a_type_of_which_no_card_is_left_is_not_offered() -> None:
    table = with_leader().place(0, "caprica")
    g = table.state
    g.destiny += g.skill_decks[TREACHERY]
    g.skill_decks[TREACHERY].clear()
    assert ways(table) == [(TACTICS, ENGINEERING)]


@rule("LEAD-003")
@ALL_CARDS
def test_l3_industrious_and_grieving() -> None:
    four = ways(among_humans("aaron_doral", "armory"))
    assert {len(way) for way in four} == {4}
    assert all(TREACHERY in way and {POLITICS, TACTICS} & {*way} for way in four)
    assert (TREACHERY,) * 3 + (POLITICS,) in {way[::-1] for way in four}
    assert {len(way) for way in ways(among_humans("aaron_doral", "sickbay"))} == {1}
    assert {len(way) for way in ways(with_leader("aaron_doral").place(0, "caprica"))} == {2}
    athena = "sharon_athena_agathon"
    three = ways(among_humans(athena, "hangar_deck"))
    assert {len(way) for way in three} == {3}
    assert all(PILOTING in way and {LEADERSHIP, ENGINEERING} & {*way} for way in three)
    for place in ("sickbay", "brig"):
        assert ways(among_humans(athena, place)) == [()]
    back = with_leader(athena)
    back.state.players[0].status = LEADER
    assert ways(back.place(0, "resurrection_ship")) == [()]


# --- beginning ---------------------------------------------------------------------------------------------


@rule("INFL-001", "INFL-002", "INFL-004", "INFL-005")
def test_infiltrating_from_human_fleet() -> None:
    table = with_leader().place(0, "human_fleet").to_do("action", "crisis").hand(0, "strategic_planning-3").skip()
    table.say(0, f"activate:{table.g.players[0].place}")
    assert table.game.questions[0].prompt == "galactica-infiltrate"
    offered = {label.removeprefix("location:") for label in table.game.questions[0].labels}
    assert offered == {*layout(table.g).rooms["galactica"], "choice:stay"}
    table.say(0, "location:command")
    assert "InfiltrationBegan" in told(table)
    cavil = table.g.players[0]
    assert (cavil.status, cavil.place) == (INFILTRATOR, "command")
    table.skip()
    assert table.g.crises, "he has a Crisis step"


@rule("INFL-001")
def test_who_is_no_leader_is_not_asked_to_infiltrate() -> None:
    table = led(*CREW, "cavil").cylon(0, place="human_fleet").skip()
    table.say(0, f"activate:{table.g.players[0].place}")
    assert table.game.questions[0].prompt != "galactica-infiltrate"


@rule("INFL-001")
@ALL_CARDS
def test_staying_at_human_fleet_brings_two_cards_of_the_own_skill_set() -> None:
    table = with_leader().place(0, "human_fleet").skip()
    table.say(0, "activate:human_fleet").say(0, "choice:stay").say(0, "deck:crisis")
    table.answer(0, table.game.questions[0].labels[0])
    assert table.prompt() == "draw"
    assert {*table.game.questions[0].picks} == {
        (one, two)
        for one in (TACTICS, ENGINEERING, TREACHERY)
        for two in (TACTICS, ENGINEERING, TREACHERY)
        if one <= two
    }
    assert table.g.players[0].status == LEADER


# --- while it lasts ----------------------------------------------------------------------------------------


@rule("INFL-002", "INFL-003", "INFL-005")
def test_an_infiltrator_moves_and_acts_as_a_human() -> None:
    table = among_humans().to_do("movement", "action").hand(0, "executive_order-1", "consolidate_power-1")
    table.skip()
    moves = set(table.game.questions[0].labels)
    assert {"location:armory", "location:colonial_one"} & moves
    assert not any(f"location:{place}" in moves for place in layout(table.g).rooms["cylon"])
    table.say(0, "choice:stay").skip()
    assert {"card:executive_order-1", "card:consolidate_power-1", "activate:command"} & {
        *table.game.questions[0].labels
    }


@rule("INFL-009", "INFL-010", "CHK-012", "CHK-010")
def test_l5_limits_in_a_check() -> None:
    table = among_humans("leoben_conoy", "research_lab").hand(0, *("repair-1", "repair-2") * 2)
    g = table.state
    g.check = Check("test", 9, 0)
    assert most_cards(g, 0) == 2
    table.place(0, "brig")
    assert most_cards(g, 0) == 1
    table.place(0, "human_fleet")
    g.players[0].status = LEADER
    assert most_cards(g, 0) == 1


@rule("INFL-009", "CHK-012")
@ALL_CARDS
def test_l5_a_third_card_is_refused() -> None:
    table = led("tom_zarek", "leoben_conoy", "saul_tigh", "felix_gaeta")
    infiltrating(table, 1, "research_lab").cylon(3)
    table.hand(1, "consolidate_power-1", "repair-2", "repair-1", "jury_rigged-2").hand(
        3, "a_better_machine-3", "repair-1"
    )
    table.hand(0, "consolidate_power-2").hand(2, "executive_order-1")
    table.destiny("executive_order-2", "evasive_maneuvers-1").top("admiral_grilled")
    table.to_do("text:admiral_grilled")
    table.g.crises.append(table.g.decks["crisis"].cards.pop())
    table.g.decks["crisis"].seen.pop()
    while table.prompt() != "add-cards":
        table.answer(table.game.questions[0].seat, table.game.questions[0].labels[0])
    asked = []
    while table.prompt() == "add-cards":
        question = table.game.questions[0]
        asked.append((question.seat, question.at_most))
        table.answer(question.seat)
    assert asked == [(1, 2), (2, 1), (3, 1), (0, 1)]


@rule("INFL-007", "INFL-008")
def test_l7_what_stands_for_a_title_is_not_for_an_infiltrator() -> None:
    for card, expected in (
        ("assign_arbitrator", {"seat:1", "seat:2", "seat:3"}),
        ("assign_mission_specialist", {"seat:1", "seat:2", "seat:3"}),
        ("assign_vice_president", {"seat:1", "seat:2"}),
    ):
        table = led("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "leoben_conoy")
        infiltrating(table, 3, "research_lab")
        deck = table.state.decks["quorum"]
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        table.state.office_hands["quorum"].append(card)
        table.skip().say(0, f"quorum:{card}")
        assert set(table.game.questions[0].labels) == expected, card


@rule("TITLE-035", "TITLE-015", "TITLE-016", "TITLE-028", "TITLE-029")
@pytest.mark.only("combined", why="with a CAG")
def test_l7_titles_pass_a_leader_over() -> None:
    table = led("laura_roslin", "saul_tigh", "leoben_conoy", "kara_starbuck_thrace")
    infiltrating(table, 2, "research_lab")
    g = table.state

    def go(seat: int, place: str) -> dict[str, int]:
        at_once(move_to(g, seat, place, TEST))
        return {office: seat for office, seat in g.titles.items() if office != "president"}

    assert go(1, "brig") == {"admiral": 3, "title_cag": 3}
    assert g.nukes == 2
    assert go(0, "brig") == {"admiral": 3, "title_cag": 3}
    assert g.president == 0
    assert go(3, "brig") == {"admiral": 1, "title_cag": 3}, "all who can hold them are jailed, though Leoben is free"
    assert go(0, "command") == {"admiral": 0, "title_cag": 0}
    assert go(1, "command") == {"admiral": 0, "title_cag": 0}, "no title comes back"


@rule("INFL-015", "MUTY-017", "INFL-016", "CHAR-017", "INFL-014", "INFL-012")
@ALL_CARDS
def test_what_is_lost_when_an_infiltration_ends() -> None:
    table = mutinous(among_humans("leoben_conoy"), 0, _some_mutiny())
    g = table.state
    deck = g.decks["quorum"]
    for card in ("assign_arbitrator", "assign_mission_specialist"):
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        g.players[0].holds.append(card)
    g.tokens["miracle"] = {"seat:0": 1}
    table.hand(0, *("repair-1",) * 5).skip()
    table.say(0, "return:resurrection_ship")
    leoben = table.g.players[0]
    assert (leoben.status, leoben.place) == (LEADER, "resurrection_ship_3")
    assert not leoben.holds
    assert {"assign_arbitrator", "assign_mission_specialist"} <= {*table.g.decks["quorum"].discard}
    assert len(table.g.decks[MUTINY].discard) == 1
    assert miracles_of(table.g, 0) == 1
    assert table.count(0) == 5
    assert "InfiltrationEnded" in told(table)


def _some_mutiny() -> str:
    return led(*CREW, "cavil").state.decks[MUTINY].cards[0]


@rule("MUTY-015", "MUTY-016")
@ALL_CARDS
def test_mutiny_cards_are_for_infiltrators() -> None:
    table = with_leader(first=False)
    at_once(draw_mutiny(table.state, 3, TEST))
    assert not table.state.players[3].held(MUTINY)
    infiltrating(table, 3, "command")
    at_once(draw_mutiny(table.state, 3, TEST))
    assert len(table.state.players[3].held(MUTINY)) == 1


@rule("INFL-012", "INFL-013")
def test_out_of_the_brig_an_infiltrator_keeps_three_cards() -> None:
    table = among_humans(place="brig").hand(0, *("repair-1",) * 3, *("repair-2",) * 2).skip()
    back = next(label for label in table.game.questions[0].labels if label.startswith("return:"))
    table.say(0, back)
    assert table.game.questions[0].prompt == "galactica-discard"
    table.answer(0, *table.game.questions[0].labels[:2])
    assert (table.count(0), table.g.players[0].status) == (3, LEADER)


@rule("INFL-004")
def test_who_stops_infiltrating_has_no_crisis_step() -> None:
    table = among_humans().to_do("action", "crisis").skip()
    back = next(label for label in table.game.questions[0].labels if label.startswith("return:"))
    table.say(0, back).skip()
    assert not table.g.crises


@rule("EXEC-010", "EXEC-027", "EXEC-031", "EXEC-032", "INFL-014")
def test_an_executed_leader_shows_nothing_and_wakes_up() -> None:
    table = among_humans().hand(0, "repair-1").to_do("execute:0")
    g = table.state
    g.players[0].holds.append(g.decks["super_crisis"].cards.pop())
    g.decks["super_crisis"].seen.pop()
    morale = g.resource("morale")
    table.skip()
    cavil = table.g.players[0]
    assert (cavil.character, cavil.status) == ("cavil", LEADER)
    assert cavil.place.startswith("resurrection_ship")
    assert not cavil.hand
    assert len(cavil.super_crisis) == 1
    assert table.g.resource("morale") == morale
    assert not cavil.loyalty
    assert table.g.turn_ends


@rule("EXEC-010", "CYL-019")
def test_a_leader_among_cylons_is_not_executed() -> None:
    table = with_leader(first=False).hand(3, "repair-1").to_do("execute:3").skip()
    assert table.count(3) == 1


@rule("LEAD-004", "LEAD-003")
def test_an_action_of_the_own_sheet_stands_for_that_of_the_place() -> None:
    for table in (with_leader().place(0, "caprica"), among_humans(place="armory")):
        table.to_do("action").skip()
        labels = table.game.questions[0].labels
        assert "ability:primacy" in labels
        assert sum(label.startswith("activate:") for label in labels) == (table.g.players[0].place != "armory")
        table.say(0, "ability:primacy").say(0, "choice:no").skip()
        assert table.prompt() == "stop"
        assert sum(len(fleet.basestars) for fleet in [table.g.fleet]) == 1


@rule("INFL-015", "INFL-014", "INFL-012")
def test_quorum_cards_of_a_leader_who_goes_back_are_discarded() -> None:
    table = among_humans("leoben_conoy")
    deck = table.state.decks["quorum"]
    at = deck.cards.index("assign_arbitrator")
    del deck.cards[at], deck.seen[at]
    table.state.players[0].holds.append("assign_arbitrator")
    table.to_do("action").skip()
    back = next(label for label in table.game.questions[0].labels if label.startswith("return:"))
    table.say(0, back)
    assert not table.g.players[0].holds
    assert table.g.decks["quorum"].discard == ["assign_arbitrator"]


@rule("TITLE-035")
def test_nobody_makes_a_leader_president() -> None:
    """Of two free humans and an infiltrator the two are left, and the lines pass the leader over."""
    table = among_humans("leoben_conoy", first=False)
    g = table.state
    assert 3 not in g.titles.values()
    assert candidates(g) == [0, 1, 2]
    at_once(give_title(g, "president", 3, TEST))
    assert g.president != 3
    for seat in (0, 1):
        at_once(move_to(g, seat, "brig", TEST))
    assert g.admiral == 2
