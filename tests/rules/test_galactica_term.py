"""Terms (TERM)."""

from itertools import pairwise

import pytest
from tests.rules.galactica_tables import chosen, nukes

import readyroom as rr
from readyroom.galactica import RULES, board
from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.loyalty import HUMAN, is_cylon
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_ZAREK_STARBUCK = ("saul_tigh", "laura_roslin", "tom_zarek", "kara_starbuck_thrace")
TIGH_ROSLIN_ZAREK = ("saul_tigh", "laura_roslin", "tom_zarek")


@rule("TERM-001", "TERM-002", "TERM-003", "TERM-006", "LOY-001", "LOY-002", "LOY-004")
def test_who_is_human_and_who_is_cylon() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").loyal(1, "cylon_can_send_to_brig", HUMAN).cylon(2)
    g = table.state
    assert [player.seat for player in g.humans()] == [0, 1]  # a hidden Cylon is a human player
    assert [is_cylon(player) for player in g.players] == [False, True, True]
    g.winner, g.why = "cylons", "test"
    assert RULES.result(g).winners == (1, 2)
    g.winner = "humans"
    assert RULES.result(g).winners == (0,)


@rule("TERM-001")
def test_players_are_all_who_play_on_either_side() -> None:
    table = (
        Table(*TIGH_ROSLIN_ZAREK_STARBUCK)
        .cylon(3)
        .hand(3, *["repair-1"] * 8, *["repair-2"] * 4)
        .hand(1, *["launch_scout-1"] * 8)
    )
    table.hand(1, *["launch_scout-1"] * 8, *["launch_scout-2"] * 4).to_do("end_of_turn").skip()
    assert [question.seat for question in table.game.questions] == [1, 3]  # the hand limit binds each player


@rule("TERM-002", "TERM-003", "LOY-004")
def test_a_hidden_cylon_is_a_human_player_in_all_that_others_can_see() -> None:
    hidden = Table(*TIGH_ROSLIN_ZAREK).loyal(1, "cylon_can_send_to_brig").hand(0, "executive_order-1")
    human = Table(*TIGH_ROSLIN_ZAREK).hand(0, "executive_order-1")
    revealed = Table(*TIGH_ROSLIN_ZAREK).cylon(1, "cylon_can_send_to_brig").hand(0, "executive_order-1")
    targets = []
    for table in (hidden, human, revealed):
        table.say(0, "executive_order-1")
        targets.append(table.labels())
    assert targets[0] == targets[1] == ("seat:1", "seat:2")
    assert targets[2] == ("choice:move-and-act", "choice:act-twice")  # only seat 2 was left, and is asked
    assert hidden.game.view(0) == human.game.view(0)
    assert hidden.game.events(2) == human.game.events(2)


@rule("TERM-002", "TERM-003")
def test_a_hidden_cylon_can_not_enter_cylon_places_and_may_add_many_cards() -> None:
    table = (
        Table(*TIGH_ROSLIN_ZAREK).loyal(0, "cylon_can_send_to_brig").hand(0, "repair-1", "repair-2").to_do("movement")
    )
    assert not {"location:caprica", "location:human_fleet"} & set(table.labels(0))
    table = Table(*TIGH_ROSLIN_ZAREK).loyal(0, "cylon_can_send_to_brig").hand(0, "repair-1", "repair-2")
    table.resolve("prison_labor")
    assert table.question(0).at_most == 2


@rule("TERM-005", "TURN-001", "TURN-004")
def test_turns_go_clockwise() -> None:
    game = chosen("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    seats: list[int] = []
    while len(seats) < 5 and not game.over:
        seats.append(game.state.current)
        now = game.state.turn
        while game.state.turn == now and not game.over:
            question = game.questions[0]
            game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    assert all((b - a) % 3 == 1 for a, b in pairwise(seats))


@rule("TERM-005")
def test_the_current_player_token_goes_to_the_left_at_the_end_of_a_turn() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).to_do("end_of_turn")
    table.state.agenda = ["end_of_turn"]
    assert table.state.current == 0
    table.skip()
    assert [table.game.view(viewer)["current"] for viewer in (0, 1, 2, None)] == [1] * 4
    assert table.g.step == "movement"
    assert table.question().seat == 1  # whose turn it is now
    assert table.events("TurnBegan")[0]["seat"] == 1


@rule("TERM-006", "LOY-001")
@pytest.mark.parametrize(("food", "winners"), [(0, (1, 3)), (8, (0, 2))])
def test_a_hidden_cylon_wins_and_loses_with_the_cylons(food: int, winners: tuple[int, ...]) -> None:
    table = (
        Table(*TIGH_ROSLIN_ZAREK_STARBUCK)
        .loyal(1, HUMAN, "cylon_can_send_to_brig")
        .cylon(3)
        .to_do("end_of_turn", "prepare_for_jump")
    )
    g = table.state
    for card in ("asteroid_field", "asteroid_field", "barren_planet"):  # distance 8
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    g.resources[0], g.jump_track, g.phases = food, 4, ["sleeper"]
    table.skip()
    assert table.game.over
    assert table.game.result is not None
    assert table.game.result.winners == winners


@rule("TERM-006", "LOY-001")
@pytest.mark.parametrize("winner", ["humans", "cylons"])
def test_whom_one_wins_with_is_said_by_the_loyalty_cards_alone(winner: str) -> None:
    """Tigh has a Cylon card beside one that is none, Starbuck has revealed."""
    g = Table(*TIGH_ROSLIN_ZAREK_STARBUCK).loyal(0, HUMAN, "cylon_can_send_to_brig").cylon(3).state
    g.winner, g.why = winner, "no_food"
    assert RULES.result(g).winners == {"humans": (1, 2), "cylons": (0, 3)}[winner]


@rule("TERM-008")
@pytest.mark.parametrize(("shown", "cards", "counts"), [(8, 1, 8), (1, 0, 1), (7, 1, 8), (5, 1, 7)])
def test_a_die_counts_between_1_and_8(shown: int, cards: int, counts: int) -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").hand(1, *["strategic_planning-3"] * cards)
    table.place(0, "weapons_control").hand(0, "repair-1", "repair-1").dice(shown)
    table.say(0, "activate:weapons_control").answer(0, "ship:basestar-fore")
    if cards:
        table.say(1, "use:strategic_planning-strategic_planning-3")
    assert table.events("DieRolled")[0]["result"] == counts


@rule("TERM-008")
@pytest.mark.only("base", "exodus", why="Ambush is a Cylon attack card: with the Cylon Fleet board there are none")
def test_a_die_below_1_counts_as_1() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").place(0, "command").dice(1)
    table.state.kept.append("ambush")
    table.state.decks["crisis"].cards.remove("ambush")
    table.state.decks["crisis"].seen.pop()
    table.state.fleet.raiders[board.PORT_FORE] = 1
    table.say(0, "command").say(0, "attack:raider-port_fore")
    assert table.events("DieRolled")[0] == {
        "event": "DieRolled",
        "purpose": "attack-raider",
        "rolled": 1,
        "bonus": -2,
        "result": 1,
        "attacker": "viper",
        "chance": 50.0,
        "hit": False,
    }


@rule("TERM-008")
def test_a_result_below_1_counts_as_1_with_two_reductions() -> None:
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").hand(0, "evasive_maneuvers-1", "evasive_maneuvers-2")
    table.place(0, "fore").dice(8, 1, 1).to_do("activate:raiders")
    for card in ("evasive_maneuvers-1", "evasive_maneuvers-2"):
        assert table.game.waiting(0).window == "die_rolled"
        table.say(0, f"use:evasive_maneuvers-{card}")
    results = [event["result"] for event in table.events("DieRolled")][:3]
    assert results == [8, 1, 1]


@rule("TERM-009", "DMG-003", "DMG-008")
def test_what_is_removed_never_comes_back() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").dice(6)
    table.state.office_hands["quorum"] = ["food_rationing"]
    table.state.decks["quorum"].cards.remove("food_rationing")
    table.state.decks["quorum"].seen.pop()
    table.say(0, "quorum:food_rationing")
    assert table.g.removed == ["food_rationing"]
    assert "food_rationing" not in table.g.decks["quorum"].discard
    assert table.g.resource("food") == 9


@rule("TERM-009")
def test_a_destroyed_civilian_ship_is_never_seen_again() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).to_do("activate:raiders", "prepare_for_jump").top("deep_space", "remote_planet")
    g = table.state
    g.fleet.raiders[FORE], g.fleet.raiders[AFT], g.jump_track = 0, 1, 4
    gone = g.civilians[AFT][0]
    rest = sorted([*g.civilian_pile, g.civilians[AFT][1].face])
    table.say(0, f"civilian:{gone.handle}").skip()
    table.say(0, "deep_space").skip()
    back = [*table.g.civilian_pile, *(ship.face for area in table.g.civilians for ship in area)]
    assert sorted(back) == rest  # eleven: the jump brings back only what is left, if any
    assert len(rest) == 11


@rule("TERM-009", "NUKE-011")
def test_a_used_nuke_is_gone() -> None:
    table = Table("william_adama", *TIGH_ROSLIN_ZAREK).to_do("action", "action", "action", "action").dice(3, 3)
    table.state.fleet.basestars.append(Basestar(FORE))
    table.say(0, *nukes(table)).skip()
    assert table.g.nukes == 1
    table.say(0, *nukes(table)).skip()
    assert table.g.nukes == 0
    table.g.fleet.basestars.append(Basestar(FORE))
    table.say(0, "pass")
    assert not any("nuke" in label for label in table.labels(0))


@rule("TERM-011", "CHERR-017")
def test_a_sheet_beats_the_rule_of_one_action() -> None:
    table = Table("kara_starbuck_thrace", "saul_tigh", "tom_zarek")
    table.place(0, "research_lab").state.began_piloting = True
    table.say(0, "research_lab").say(0, "tactics")
    assert table.prompt() == "action"


@rule("TERM-011")
def test_a_sheet_overrides_the_general_hand_limit() -> None:
    nine = ["repair-1"] * 8 + ["repair-2"]
    assert Table("chief_galen_tyrol", *TIGH_ROSLIN_ZAREK).hand(0, *nine).to_do("end_of_turn").prompt() == "discard"
    assert Table("saul_tigh", "laura_roslin", "tom_zarek").hand(0, *nine).to_do("end_of_turn").prompt() == "stop"


@rule("TERM-011")
def test_a_sheet_overrides_free_use_of_a_location() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh").place(0, "admirals_quarters")
    assert "activate:admirals_quarters" not in table.labels(0)  # Emotionally Attached
    table = Table("saul_tigh", "laura_roslin", "william_adama").place(0, "admirals_quarters")
    assert "activate:admirals_quarters" in table.labels(0)


@rule("TERM-012")
def test_what_is_possible_of_an_effect_is_done() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").hand(0, "repair-1", "repair-2")
    table.resolve("a_traitor_accused", part="second")  # discard 5
    assert table.count(0) == 0
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    table.state.raptors = 0
    table.resolve("legendary_discovery", total=13)
    assert table.g.resource("food") == 7
    assert table.events("NotPossible") == [{"event": "NotPossible", "what": "destroy-raptor"}]


@rule("TERM-012")
def test_who_has_too_few_cards_discards_what_he_has() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).hand(0, "repair-1").hand(1, "repair-1", "repair-1", "repair-2")
    table.resolve("cylon_screenings", part="second")  # each player discards 2
    assert table.count(0) == 0
    assert table.question().seat == 1
    table.say(1, "repair-1", "repair-1")
    assert (table.count(1), table.count(2)) == (1, 0)
    assert table.prompt() == "stop"


@rule("TERM-012")
def test_ships_that_are_not_in_the_box_are_not_placed() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).to_do("activate:launch_raiders")
    g = table.state
    every = supply(g, "raider") + sum(g.fleet.raiders)
    g.fleet.raiders[FORE] = every - 1
    assert table.prompt() == "stop"
    assert sum(table.g.fleet.raiders) == every
    assert table.events("NotPossible")[0]["what"] == "place-raider"


@rule("TERM-013", "SETUP-018", "RES-003")
def test_resources_and_their_start() -> None:
    game = rr.new("galactica", 3, 1)
    assert game.view(None)["resources"] == {"food": 8, "fuel": 8, "morale": 10, "population": 12}
    assert board.RED == {"food": 4, "fuel": 4, "morale": 5, "population": 6}


@rule("TERM-013")
def test_there_are_four_resources() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK)
    for viewer in (0, 1, None):
        assert table.game.view(viewer)["resources"] == {"food": 8, "fuel": 8, "morale": 10, "population": 12}
    for n, name in enumerate(("food", "fuel", "morale", "population")):
        table = Table(*TIGH_ROSLIN_ZAREK).to_do("end_of_turn")
        table.state.resources[n] = 0
        table.skip()
        assert (table.g.winner, table.g.why) == ("cylons", f"no_{name}")
