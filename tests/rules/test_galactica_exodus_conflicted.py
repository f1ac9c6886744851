"""Exodus: conflicted loyalties, that is Personal Goals and the Final Five (GOAL, FIVE, LOYD-004, SETUP-085)."""

from typing import Any

import pytest

from readyroom.galactica.boxes import contents, in_play
from readyroom.galactica.cards.exodus import EXODUS, FINAL_FIVE, PERSONAL_GOALS
from readyroom.galactica.loyalty import CYLONS, GOALS, HUMAN, deal, hand_over_loyalty, is_cylon
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard, Options
from readyroom.galactica.talk import phrases
from readyroom.galactica.testing import EVERY_MODE, TEST, Table, at_once
from readyroom.kernel import BadSetup, start

rule = pytest.mark.rule

CREW = ("gaius_baltar", "laura_roslin", "saul_tigh", "kara_starbuck_thrace", "chief_galen_tyrol")
HAND = ("repair-1", "repair-2", "launch_scout-1")


def table(*crew: str, goals: bool = False, five: bool = False) -> Table:
    """A table with either kind of card at least."""
    kinds: dict[str, Any] = {"personal_goals": goals, "final_five": five}
    chosen: dict[str, Any] = {kind: True for kind, wanted in kinds.items() if wanted}
    return Table(*(crew or CREW), rules="exodus", **chosen)


# --- what is on the table ----------------------------------------------------------------------------------


@rule("SETUP-084", "SETUP-085", "LOYD-004", "COMP-015")
@pytest.mark.parametrize("goals", [True, False])
@pytest.mark.parametrize("five", [True, False])
def test_either_kind_joins_the_not_a_cylon_pile_or_stays_in_the_box(goals: bool, five: bool) -> None:
    played = contents(Options(rules="exodus", personal_goals=goals, final_five=five)).loyalty
    assert {*PERSONAL_GOALS.loyalty} <= {*played} or not goals
    assert bool({*PERSONAL_GOALS.loyalty} & {*played}) is goals
    assert bool({*FINAL_FIVE.loyalty} & {*played}) is five
    assert sum(played.values()) == 16 + 7 + 8 * goals + 5 * five
    found = set()
    for seed in range(12):
        game = start(EVERY_MODE, 6, seed, {"rules": "exodus", "personal_goals": goals, "final_five": five})
        while game.state.turn == 0:
            game.answer(game.questions[0].seat, 0)
        g = game.state
        assert not {*CYLONS} & {*g.not_cylons}
        assert sum(card in CYLONS for card in [*g.loyalty, *(c.id for p in g.players for c in p.loyalty)]) == 2
        found |= {card for card in [*g.loyalty, *(c.id for p in g.players for c in p.loyalty)] if card not in CYLONS}
    assert bool(found & {*PERSONAL_GOALS.loyalty}) is goals
    assert bool(found & {*FINAL_FIVE.loyalty}) is five


@rule("SETUP-086", "COMP-015")
def test_the_four_characters_can_be_chosen() -> None:
    game = start(EVERY_MODE, 3, 1, {"rules": "exodus"})
    assert {*EXODUS.sheets} == {"felix_gaeta", "samuel_t_anders", "callandra_cally_tyrol", "tory_foster"}
    assert len(in_play(game.state).sheets) == 14
    labels = {label.removeprefix("character:") for label in game.questions[0].labels}
    assert labels == {*in_play(game.state).sheets}, "four of each type, and two who support: all may be chosen at first"


# --- Personal Goals ----------------------------------------------------------------------------------------


@rule("GOAL-001", "FIVE-001")
@pytest.mark.parametrize("card", [*PERSONAL_GOALS.loyalty, *FINAL_FIVE.loyalty])
def test_both_kinds_count_as_not_a_cylon(card: str) -> None:
    position = table(goals=True, five=True).loyal(0, card)
    assert not is_cylon(position.state.players[0])
    position.to_do("execute:0")
    position.skip()
    while position.prompt() == "discard":
        question = position.game.questions[0]
        position.game.answer(question.seat, tuple(range(question.at_least)))
    assert position.prompt() == "character"


@rule("FIVE-007", "LOY-001")
def test_with_a_cylon_card_beside_it_one_is_a_cylon() -> None:
    position = table(five=True).loyal(0, "final_five_examiner_brig", "cylon_centurion")
    assert is_cylon(position.state.players[0])
    assert "reveal:cylon_centurion" in position.labels(0)


@rule("GOAL-002", "ACT-009")
def test_a_goal_is_revealed_as_an_action_while_its_condition_holds() -> None:
    position = table(goals=True).loyal(0, "goal_self_destruction")
    assert "goal:goal_self_destruction" not in position.labels(0)
    jailed = table(goals=True).loyal(0, "goal_self_destruction").place(0, "brig").loyalty_deck(HUMAN).to_do("action")
    jailed.say(0, "goal:goal_self_destruction")
    assert jailed.prompt() == "stop", "it was his action"
    hidden = table(goals=True).loyal(0, "goal_self_destruction", "cylon_centurion").place(0, "brig")
    assert "goal:goal_self_destruction" in hidden.labels(0), "a hidden Cylon follows the rules for humans"


@rule("GOAL-002")
def test_a_revealed_goal_is_not_revealed_again_nor_looked_at() -> None:
    position = table(goals=True).place(1, "brig")
    position.loyal(0, HUMAN, "goal_political_intrigue").state.players[0].loyalty[1].revealed = True
    assert not [label for label in position.labels(0) if label.startswith("goal")]
    looking = table(goals=True).loyal(1, "goal_political_intrigue")
    looking.state.players[1].loyalty[0].revealed = True
    looking.say(0, "ability:cylon_detector")
    assert "seat:1" not in looking.labels(0)


@rule("GOAL-003", "GOAL-004")
@pytest.mark.parametrize(
    ("been", "cards"),
    [(("desolate_moon", "cylon_raiders"), 2), (("desolate_moon", "barren_planet", "remote_planet"), 1)],
)
def test_a_new_card_up_to_distance_six(been: tuple[str, ...], cards: int) -> None:
    position = table(goals=True).loyal(0, "goal_self_destruction").place(0, "sickbay").loyalty_deck(HUMAN, HUMAN)
    beside = len(position.gone(*been).state.not_cylons)
    position.say(0, "goal:goal_self_destruction")
    g = position.g
    assert (len(g.players[0].loyalty), len(g.loyalty), len(g.not_cylons)) == (cards, 2, beside - cards + 1)


@rule("GOAL-005", "GOAL-006", "GOAL-008", "END-006")
def test_at_the_end_unrevealed_goals_of_humans_cost_and_those_of_cylons_do_not() -> None:
    position = table(goals=True).loyal(1, "goal_use_caution").loyal(2, "goal_devastation", "cylon_centurion").cylon(3)
    position.state.players[3].loyalty.append(LoyaltyCard("goal_sacrifice"))
    position.state.not_cylons.remove("goal_sacrifice")
    position.loyal(0, "goal_selfish").state.players[0].loyalty[0].revealed = True
    before = position.state.resources[:]
    position.to_do("end_checks")
    assert position.game.over
    lost = [was - now for was, now in zip(before, position.g.resources, strict=True)]
    assert lost == [0, 0, 1, 1], "morale and population: a hidden Cylon counts as a human player"
    assert position.g.winner == "humans"
    early = table(goals=True).loyal(0, "goal_use_caution").to_do("end_of_turn")
    early.state.resources[0] = 0
    assert early.game.over
    assert early.events("GoalMissed") == [], "only where the humans would have won"


@rule("GOAL-007", "END-006")
@pytest.mark.parametrize(("population", "winner"), [(1, "cylons"), (2, "humans")])
def test_goals_can_cost_the_humans_the_game(population: int, winner: str) -> None:
    position = table(goals=True).loyal(0, "goal_use_caution").to_do("end_checks")
    position.state.resources[3] = population
    assert position.game.over
    assert position.g.winner == winner


# --- the Final Five ----------------------------------------------------------------------------------------


def looks(*loyalty: str, seat: int = 1) -> Table:
    """Baltar uses the Cylon Detector."""
    position = table(five=True).loyal(seat, *loyalty).loyalty_deck(HUMAN, HUMAN)
    return position.say(0, "ability:cylon_detector").say(0, f"seat:{seat}")


@rule("FIVE-002", "FIVE-003", "FIVE-004")
def test_who_looks_at_a_final_five_card_must_show_it_and_its_text_is_resolved() -> None:
    position = looks("final_five_examiner_brig", HUMAN)
    assert [event["card"] for event in position.events("FinalFiveShown")] == ["final_five_examiner_brig"]
    assert position.g.players[0].place == "brig"
    cards = position.g.players[1].loyalty
    assert not any(card.revealed for card in cards), "facedown again"
    for seat in (2, 3, 4):
        shown = [card["card"] for card in position.game.view(seat)["players"][1]["loyalty"]]
        assert sorted(shown, key=str) == sorted(["final_five_examiner_brig", None], key=str)


@rule("FIVE-002")
def test_being_dealt_or_given_the_card_does_nothing() -> None:
    position = table(five=True).cylon(1).loyalty_deck("final_five_examiner_brig")
    g = position.state
    g.players[1].loyalty.append(LoyaltyCard("final_five_galactica_damaged"))
    g.not_cylons.remove("final_five_galactica_damaged")
    at_once(hand_over_loyalty(g, 1, 2))
    assert [card.id for card in g.players[2].loyalty] == [HUMAN, "final_five_galactica_damaged"]
    at_once(deal(g, 3, TEST))
    assert [card.id for card in g.players[3].loyalty] == [HUMAN, "final_five_examiner_brig"]
    position.to_do()
    assert position.prompt() == "stop"
    assert position.events("FinalFiveShown") == []
    assert position.g.damaged == []


@rule("FIVE-002")
def test_a_random_look_that_hits_another_card_does_nothing() -> None:
    found = set()
    for seed in range(12):
        position = Table(*CREW, seed=seed, rules="exodus", final_five=True)
        position.loyal(1, "final_five_examiner_brig", HUMAN).hand(0).to_do("action")
        g = position.state
        g.titles["president"] = 0
        g.decks["quorum"].cards.remove("release_cylon_mugshots")
        g.decks["quorum"].seen.pop()
        g.quorum_hand.append("release_cylon_mugshots")
        position.dice(8).say(0, "quorum:release_cylon_mugshots")
        position.skip().say(0, "seat:1")
        position.prompt()
        five = position.events("FinalFiveShown") != []
        assert (position.g.players[0].place == "brig") is five
        found.add(five)
    assert found == {True, False}


@rule("FIVE-005", "EXEC-009")
def test_an_execution_resolves_and_boxes_the_card() -> None:
    position = table(five=True).loyal(1, "final_five_examiner_brig").hand(0, *HAND).hand(1, *HAND).hand(2, *HAND)
    position.loyalty_deck(HUMAN).to_do("execute:1")
    for seat in (0, 2):
        question = next(q for q in position.game.questions if q.seat == seat)
        assert (question.at_least, question.at_most) == (2, 2)
        position.game.answer(seat, (0, 1))
    assert position.prompt() == "character"
    assert "final_five_examiner_brig" in position.g.loyalty_box
    assert position.g.players[0].place != "brig", "only what it says for executions"


@rule("FIVE-006", "CYL-018")
def test_revealed_cylons_are_left_alone() -> None:
    position = table(five=True).loyal(1, "final_five_owner_executed").cylon(4).loyalty_deck(HUMAN)
    for seat in range(5):
        position.hand(seat, *HAND)
    position.say(0, "ability:cylon_detector").say(0, "seat:1").say(1, "character:felix_gaeta")
    assert [position.count(seat) for seat in range(5)] == [1, 0, 1, 1, 3]


@rule("FIVE-006")
def test_a_revealed_cylon_who_holds_the_card_is_not_executed_by_it() -> None:
    position = table(five=True).cylon(1)
    position.state.players[1].loyalty.append(LoyaltyCard("final_five_owner_executed"))
    position.state.not_cylons.remove("final_five_owner_executed")
    position.say(0, "ability:cylon_detector").say(0, "seat:1")
    assert position.prompt() == "stop"
    assert position.g.executed == []
    assert is_cylon_player(position.g.players[1])


@rule("FIVE-008", "EXEC-011")
def test_one_of_the_final_five_is_executed_as_a_human() -> None:
    position = table(five=True).loyal(1, "final_five_examiner_brig").loyalty_deck(HUMAN).to_do("execute:1")
    assert position.prompt() == "character"
    assert position.g.resource("morale") == 9


@rule("FIVE-009", "FIVE-010")
def test_several_are_resolved_in_an_order_of_the_current_player_whoever_is_executed() -> None:
    position = table(five=True).loyal(1, "final_five_owner_executed", "final_five_examiner_brig").loyalty_deck(HUMAN)
    position.say(0, "ability:cylon_detector").say(0, "seat:1")
    assert position.question(0).prompt == "galactica-which-five"
    position.say(0, "card:final_five_owner_executed").say(1, "character:felix_gaeta")
    assert position.prompt() == "stop"
    assert (position.g.players[0].place, position.g.executed) == ("brig", [CREW[1]])


# --- secrecy -----------------------------------------------------------------------------------------------


@rule("SECR-011", "SECR-012")
def test_nothing_that_can_be_said_names_a_goal_or_one_of_the_final_five() -> None:
    position = table(goals=True, five=True).loyal(0, "goal_selfish", "final_five_examiner_brig")
    said = [option.label for seat in range(5) for option in phrases(position.state, seat)]
    assert said
    names = [*GOALS, *FINAL_FIVE.loyalty, "goal", "five"]
    assert not [label for label in said for name in names if name in label.lower()]


@pytest.mark.parametrize("option", ["personal_goals", "final_five"])
def test_the_options_are_for_the_exodus_rules_only(option: str) -> None:
    with pytest.raises(BadSetup, match="only with the rules of Exodus"):
        start(EVERY_MODE, 4, 1, {"rules": "base", option: True})


@pytest.mark.parametrize("option", ["personal_goals", "final_five"])
@pytest.mark.parametrize(("seats", "cooperative"), [(1, False), (4, True)])
@pytest.mark.only("exodus", why="with all boxes there is no such variant")
def test_they_are_refused_where_nobody_has_loyalty_cards(option: str, seats: int, cooperative: bool) -> None:
    given = {"rules": "exodus", "cooperative": cooperative, option: True}
    with pytest.raises(BadSetup, match="Conflicted loyalties need Loyalty cards"):
        start(EVERY_MODE, seats, 1, given)
    start(EVERY_MODE, seats, 1, {**given, option: False})
