"""The Trial and Boxing the Line: whose tokens count, who is eliminated, and what is left of them (TRIAL)."""

import pytest
from tests.rules.galactica_ionian import Nebula, dealt, in_places, letters, pool
from tests.rules.galactica_tables import in_vipers

from readyroom.galactica.decks import draw_card
from readyroom.galactica.loyalty import lookable
from readyroom.galactica.sides import OUT
from readyroom.galactica.state import Crossroad, Galactica, LoyaltyCard
from readyroom.galactica.talk import phrases
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, TRIAL

rule = pytest.mark.rule
T9 = ("laura_roslin", "william_adama", "karl_helo_agathon", "samuel_t_anders", "sharon_boomer_valerii")


def out(g: Galactica) -> list[int]:
    return [player.seat for player in g.players if player.status == OUT]


def court(*tokens: str) -> Nebula:
    """T9: Anders and Boomer are revealed Cylons; Roslin is President, Adama Admiral."""
    table = Nebula(*T9).cylon(3).cylon(4, "cylon_can_damage_galactica")
    for seat, mine in enumerate(tokens):
        table.trauma(seat, mine)
    table.to_do("phase:trial", "crisis", "end_of_turn")
    return table


def shown(table: Nebula) -> list[tuple[str, int]]:
    """What everybody shows, and how much of it counts against them."""
    return [(letters(event["tokens"]), event["against"]) for event in table.events("TraumaShown")]


# --- T9 ----------------------------------------------------------------------------------------------------

ROSLIN, ADAMA, HELO, ANDERS, BOOMER = "AAAB", "AAABB", "AABBB", "AAAABB", "AAB"


@rule("TRIAL-002", "TRIAL-003", "TRIAL-004", "TRIAL-006", "TRIAL-007", "TRIAL-010", "TRIAL-014", "TRIAL-016")
def test_of_two_humans_the_president_picks_one() -> None:
    """T9."""
    table = court(ROSLIN, ADAMA, HELO, ANDERS, BOOMER)
    assert table.prompt() == "trial"
    assert table.game.questions[0].seat == 0
    assert table.labels(0) == ("seat:0", "seat:1")
    assert shown(table) == [("AAAB", 3), ("AAABB", 3), ("AABBB", 2), ("AAAABB", 2), ("AAB", 1)]
    told = [(event["face"], event["left"]) for event in table.events("TraumaShown")]
    assert told == [(ANTAGONISTIC, 3), (ANTAGONISTIC, 3), (ANTAGONISTIC, 0), (BENEVOLENT, 0), (BENEVOLENT, 0)]
    assert [len(player.trauma) for player in table.g.players] == [3, 3, 0, 0, 0]
    before = table.g.resource("morale")
    table.say(0, "seat:1")
    assert out(table.g) == [1]
    assert table.g.resource("morale") == before - 1
    assert table.g.admiral == 2
    assert table.g.executed == ["william_adama"]
    assert table.g.players[1].loyalty == []
    assert TRIAL in table.g.phases
    assert pool(table.g) == 38
    assert table.g.current == 0
    assert not table.g.turn_ends


@rule("TRIAL-009", "TRIAL-011")
def test_a_tie_of_both_sides_takes_all_cylons_and_one_human() -> None:
    """T9: Boomer has 3 B."""
    table = court(ROSLIN, ADAMA, HELO, ANDERS, "AABBB")
    assert table.prompt() == "trial"
    assert table.labels(0) == ("seat:0", "seat:1")
    table.say(0, "seat:1")
    assert out(table.g) == [1, 4]


@rule("TRIAL-009")
def test_a_tie_of_a_cylon_and_one_human_needs_no_choice() -> None:
    table = court("AAA", "A", "B", "BBB", "")
    table.skip()
    assert out(table.g) == [0, 3]


@rule("TRIAL-006", "TRIAL-003")
def test_a_cylon_alone_has_most() -> None:
    """T9: Boomer has 4 B."""
    table = court(ROSLIN, ADAMA, HELO, ANDERS, "AABBBB")
    table.skip()
    assert out(table.g) == [4]
    assert table.events("Executed") == []
    assert table.events("CylonRevealed") == []


@rule("TRIAL-011")
def test_a_revealed_cylon_who_is_out_shows_no_other_card() -> None:
    """Boomer has a second Cylon card, which has never been shown."""
    table = court("", "", "", "", "BBB")
    boomer = table.state.players[4]
    table.state.loyalty_box.remove("cylon_can_send_to_brig")
    boomer.loyalty.append(LoyaltyCard("cylon_can_send_to_brig"))
    table.to_do("phase:trial").skip()
    assert (out(table.g), table.prompt()) == ([4], "stop")
    assert [card.revealed for card in table.g.players[4].loyalty] == [True, False]
    assert [card.card for card in table.game.seen(0).players[4].loyalty] == ["cylon_can_damage_galactica", None]


@rule("TRIAL-008")
def test_all_tied_cylons_are_eliminated() -> None:
    """T9: Anders and Boomer have 4 B each."""
    table = court(ROSLIN, ADAMA, HELO, "AABBBB", "BBBB")
    table.skip()
    assert out(table.g) == [3, 4]


@rule("TRIAL-008", "TRIAL-009")
def test_they_go_in_turn_order() -> None:
    table = court("AAA", "", "", "BBB", "BBB")
    table.state.current = 4
    table.skip()
    assert [event["seat"] for event in table.events("Eliminated")] == [4, 0, 3]


@rule("TRIAL-004", "TRIAL-005", "TRIAL-016")
def test_nobody_above_two() -> None:
    """T9."""
    table = court("AAB", "AABBB", "A", "AAAABB", "BB")
    table.skip()
    assert out(table.g) == []
    assert [player.trauma for player in table.g.players] == [[]] * 5
    assert pool(table.g) == 38
    assert [event["event"] for event in table.events("TrialEnded")] == ["TrialEnded"]


@rule("TRIAL-015")
def test_the_current_player_eliminated() -> None:
    """T9: Adama was current: the next player's turn starts."""
    table = court(ROSLIN, ADAMA, HELO, ANDERS, BOOMER)
    table.state.current = 1
    table.say(0, "seat:1")
    assert table.prompt() == "stop"
    assert table.g.current == 2
    assert table.g.crises == []
    assert table.g.agenda == ["begin_turn"]


@rule("TRIAL-001")
def test_what_lies_on_the_table_leaves() -> None:
    table = court("A").lies(sickbay="A", brig="B").ally("romo_lampkin", "B").ally("aaron_kelly", "A", by=2)
    g = table.state
    card = draw_card(g, "crossroads")
    assert card is not None
    g.crossroads.append(Crossroad(0, card, table.take("B"), shown=True))
    assert pool(g) == 38 - 6
    table.skip()
    assert pool(table.g) == 38
    assert (table.g.allies, table.g.crossroads, in_places(table.g)) == ([], [], {})
    assert len([one for one in table.g.removed if one.startswith("ally_")]) == 35
    assert len([one for one in table.g.removed if one.startswith("crossroads_")]) == 7
    assert table.g.decks["ally"].cards == table.g.decks["crossroads"].cards == []


# --- I7 ----------------------------------------------------------------------------------------------------

I7 = ("tom_zarek", "karl_helo_agathon", "samuel_t_anders", "kara_starbuck_thrace", "felix_gaeta")


def level(zarek: str = "AAAAB", anders: str = "AABBBBB", current: int = 0) -> Nebula:
    """I7: Zarek is President, Helo a hidden Cylon and Admiral, Anders a revealed Cylon."""
    table = Nebula(*I7, personal_goals=True).place(3, "hangar_deck").cylon(2)
    table.loyal(1, "cylon_can_damage_galactica", "goal_devastation")
    table.loyal(3, "you_are_not_a_cylon", "you_are_not_a_cylon")
    g = table.state
    g.titles = {"president": 0, "admiral": 1}
    for _ in range(3):
        card = draw_card(g, "quorum")
        assert card is not None
        g.quorum_hand.append(card)
    card = draw_card(g, "super_crisis")
    assert card is not None
    g.players[2].holds.append(card)
    table.trauma(0, zarek).trauma(1, "AAAAA").trauma(2, anders).trauma(3, "AAAAAB").trauma(4, "ABB")
    table.hand(1, "repair-1", "repair-2").hand(2, "launch_scout-1")
    g.resources[2] = 5
    g.current = current
    table.to_do("phase:trial", "end_of_turn")
    return table


@rule("TRIAL-009", "TRIAL-010", "TRIAL-011", "TRIAL-012", "TRIAL-014")
def test_a_cylon_a_hidden_cylon_and_a_human_are_level() -> None:
    """I7."""
    table = level()
    assert table.prompt() == "trial"
    assert table.labels(0) == ("seat:1", "seat:3")
    table.say(0, "seat:1")
    assert table.prompt() == "show-cylon"
    assert table.labels(1) == ("card:cylon_can_damage_galactica",)
    table.say(1, "card:cylon_can_damage_galactica").prompt()
    g = table.g
    assert out(g) == [1, 2]
    assert (g.resource("morale"), g.admiral, g.nukes) == (5, 4, 2)
    assert [g.players[seat].place for seat in (1, 2)] == ["off_board", "off_board"]
    assert (table.count(1), table.count(2), g.players[2].super_crisis) == (0, 0, [])
    assert len(g.decks["super_crisis"].discard) == 1
    assert pool(g) == 38
    assert g.clockwise(0) == [0, 3, 4]
    assert g.current == 3


@rule("TRIAL-010", "TRIAL-014")
def test_the_human_is_picked() -> None:
    """I7 b."""
    table = level().say(0, "seat:3")
    table.prompt()
    assert out(table.g) == [2, 3]
    assert (table.g.resource("morale"), table.g.admiral) == (4, 1)
    assert table.g.players[3].loyalty == []
    assert [event["cards"] for event in table.events("LoyaltyShown")] == [["you_are_not_a_cylon"] * 2]
    assert table.events("LoyaltyDealt") == []


@rule("TRIAL-007", "TRIAL-014", "TRIAL-015")
def test_the_president_may_pick_themselves() -> None:
    """I7 c: Zarek has 5 A too; the President's title and hand go to Gaeta, the next turn is Helo's."""
    table = level(zarek="AAAAA")
    assert table.prompt() == "trial"
    assert table.labels(0) == ("seat:0", "seat:1", "seat:3")
    table.say(0, "seat:0")
    assert table.prompt() == "stop"
    assert out(table.g) == [0, 2]
    assert (table.g.resource("morale"), table.g.president, len(table.g.quorum_hand)) == (4, 4, 3)
    assert table.g.current == 1


@rule("TRIAL-006")
def test_the_cylon_alone_is_eliminated() -> None:
    """I7 d."""
    table = level(anders="AABBBBBB")
    assert table.prompt() == "stop"
    assert out(table.g) == [2]


@rule("TRIAL-015")
def test_the_next_player_who_is_still_there() -> None:
    """I7 e: Helo is current and eliminated with Anders: Starbuck's turn starts."""
    table = level(current=1).say(0, "seat:1").say(1, "card:cylon_can_damage_galactica")
    assert table.prompt() == "stop"
    assert out(table.g) == [1, 2]
    assert table.g.current == 3


# --- who is out --------------------------------------------------------------------------------------------


def without(*, cylon: bool) -> Nebula:
    """Helo, a hidden Cylon, or Starbuck is out, and so is Anders."""
    table = level().say(0, "seat:1" if cylon else "seat:3")
    if cylon:
        table.say(1, "card:cylon_can_damage_galactica")
    table.prompt()
    return table


@rule("TRIAL-013")
@pytest.mark.parametrize("winner", ["humans", "cylons"])
@pytest.mark.parametrize("cylon", [True, False])
def test_an_eliminated_player_has_lost_whoever_wins(winner: str, cylon: bool) -> None:
    table = without(cylon=cylon)
    g = table.g
    g.winner, g.why = winner, "ionian"
    won = {("humans", True): (0, 3, 4), ("humans", False): (0, 4), ("cylons", True): (), ("cylons", False): (1,)}
    assert table.rules.result(g).winners == won[winner, cylon]


@rule("TRIAL-013", "TRIAL-012")
def test_goals_of_the_eliminated_cost_nothing() -> None:
    """I7: Helo's goal would cost morale at the end, as it does in I7 d, where he stays."""
    table = level().to_do("phase:trial", "end_checks").say(0, "seat:1").say(1, "card:cylon_can_damage_galactica")
    assert (table.g.winner, table.g.resource("morale")) == ("humans", 5)
    assert LoyaltyCard("goal_devastation") in table.g.players[1].loyalty
    stays = level(anders="AABBBBBB").to_do("phase:trial", "end_checks")
    stays.skip()
    assert (stays.g.winner, stays.g.resource("morale")) == ("humans", 4)


@rule("TRIAL-013")
def test_an_eliminated_player_takes_no_more_turns_and_adds_nothing_to_checks() -> None:
    table = level()
    table.hand(0, "repair-1").hand(3, "repair-1").hand(4, "repair-1")
    table.top("resistance")
    deck = table.state.decks["crisis"]
    deck.cards.pop()
    deck.seen.pop()
    table.state.crises.append("resistance")
    table.to_do("phase:trial", "text:resistance").say(0, "seat:1").say(1, "card:cylon_can_damage_galactica")
    asked = []
    while table.prompt() == "add-cards":
        asked.append(table.game.questions[0].seat)
        table.say(asked[-1])
    assert asked == [3, 4, 0]
    assert [table.g.next_seat(seat) for seat in (0, 1, 2, 3, 4)] == [3, 3, 3, 4, 0]


@rule("TRIAL-012")
def test_the_story_tells_that_the_eliminated_were_seen_as_cylons() -> None:
    table = without(cylon=True)
    assert table.rules.sides(table.g) == ["human", "revealed", "revealed", "human", "human"]


@rule("TRIAL-012", "SYMP-007")
@pytest.mark.only("exodus", why="there is no Sympathizer in Daybreak")
def test_and_so_was_a_sympathizer_who_had_changed_sides() -> None:
    table = court("", "", "", "", "BBB").loyal(4, "you_are_a_sympathizer")
    boomer = table.state.players[4]
    boomer.loyalty[0].revealed = boomer.sympathizer = True
    assert table.rules.sides(table.state)[4] == "revealed"
    table.skip()
    assert out(table.g) == [4]
    assert table.rules.sides(table.g) == ["human", "human", "human", "revealed", "revealed"]


@rule("TRIAL-015")
def test_the_end_of_that_turn_is_not_the_end_of_the_next_players() -> None:
    """Boomer may look at a card at the end of her own turns only."""
    crew = ("william_adama", "sharon_boomer_valerii", "laura_roslin", "saul_tigh")
    table = Nebula(*crew).trauma(0, "AAA").to_do("phase:trial", "end_of_turn")
    assert [question.prompt for question in table.game.questions] == ["galactica-stop"]
    assert (out(table.g), table.g.current) == ([0], 1)
    own = Nebula(*crew)
    own.state.current = 1
    own.to_do("end_of_turn")
    assert [question.prompt for question in own.game.questions] == ["galactica-window-turn_ends"]


@rule("TRIAL-013")
@pytest.mark.only("exodus", why="the Cylon locations of Daybreak have another action there")
def test_who_is_out_is_no_victim_of_the_human_fleet() -> None:
    table = Nebula(*T9).cylon(4).place(4, "human_fleet").trauma(1, "AAA")
    table.state.current = 4
    table.to_do("phase:trial", "action").say(4, "activate:human_fleet")
    assert table.labels(4) == ("seat:0", "seat:2", "seat:3")


@rule("TRIAL-013")
def test_who_is_out_says_nothing() -> None:
    table = without(cylon=True)
    assert phrases(table.g, 1) == ()
    assert phrases(table.g, 0) != ()


@rule("TRIAL-012", "TRIAL-010")
def test_nobody_looks_at_the_cards_of_who_is_out() -> None:
    table = without(cylon=True)
    assert 1 not in lookable(table.g, 0)


def ordered_to_jump(tokens: str, drawn: str = "", card: str = "the_opera_house") -> Nebula:
    """Starbuck, ordered by Tigh to act twice, has the fleet jump to the Crossroads."""
    table = Nebula("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek").empty_space()
    table.place(1, "hangar_deck").place(2, "ftl_control").gone("asteroid_field", "asteroid_field")
    table.trauma(0, tokens).next_tokens(drawn).hand(0, "executive_order-1").dice(8).top("desolate_moon", "deep_space")
    table.state.phases.append("sleeper")
    table.state.jump_track = 3
    dealt(table, card, "strange_music", "perjury", "testimony")
    table.to_do("action", "crisis", "end_of_turn")
    table.say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice").say(2, "activate:ftl_control")
    in_vipers(table.skip().say(0, "card:desolate_moon"))
    return table


@rule("TRIAL-015")
def test_an_ordered_player_does_not_go_on_when_the_turn_is_over() -> None:
    """Whose turn it was is eliminated, and the next one begins."""
    table = ordered_to_jump("AAAAA").say(0, "token:trauma_antagonistic")
    while not out(table.g):
        question = table.game.questions[0]
        table.game.answer(question.seat, question.find(question.labels[-1]))
    assert table.prompt() == "stop"
    assert (out(table.g), table.g.current, table.g.agenda) == ([0], 1, ["begin_turn"])


@rule("TRIAL-015", "EXEC-032")
def test_an_ordered_player_does_not_go_on_when_whose_turn_it_is_was_executed() -> None:
    """Tigh's own Disturbing Vision executes the Admiral, who is Tigh; nobody is eliminated."""
    table = ordered_to_jump("A", card="disturbing_vision")
    while TRIAL not in table.g.phases:
        question = table.game.questions[0]
        table.game.answer(question.seat, question.find(question.labels[0]))
    assert (table.g.executed, out(table.g)) == (["saul_tigh"], [])
    assert table.prompt() == "stop"
    assert (table.g.current, table.g.agenda) == (1, ["begin_turn"])


@rule("TRIAL-015")
def test_an_ordered_player_goes_on_where_nobody_was_eliminated() -> None:
    """As above; but the turn is not over, and the second action is still to come."""
    table = ordered_to_jump("A", drawn="BBBBB")
    while TRIAL not in table.g.phases:
        question = table.game.questions[0]
        table.game.answer(question.seat, question.find(question.labels[-1]))
    assert out(table.g) == []
    assert (table.prompt(), table.game.questions[0].seat) == ("action", 2)


@rule("TRIAL-010", "VIP-015")
def test_the_viper_of_an_eliminated_pilot_comes_back() -> None:
    table = Nebula(*T9).cylon(3).cylon(4, "cylon_can_damage_galactica").place(2, "port_fore").trauma(2, "AAA")
    before = table.state.squadrons["viper"].reserves
    table.to_do("phase:trial").skip()
    assert (out(table.g), table.g.players[2].place) == ([2], "off_board")
    assert table.g.squadrons["viper"].reserves == before + 1


@rule("TRIAL-013")
@pytest.mark.only("exodus", why="with all boxes the game is not for two players")
def test_the_last_human_player_eliminated_ends_the_game() -> None:
    table = Nebula("saul_tigh", "laura_roslin").cylon(0).trauma(1, "AAA").to_do("phase:trial", "end_of_turn").skip()
    assert (out(table.g), table.g.winner, table.g.why) == ([1], "cylons", "no_character")
    assert table.g.titles == {}


@rule("TRIAL-013", "CYL-001")
@pytest.mark.only("exodus", why="with all boxes the game is not for two players")
@pytest.mark.parametrize("how", ["action", "execute:0"])
def test_the_last_one_who_counts_as_human_turns_out_a_cylon(how: str) -> None:
    """Two players: the human is eliminated, then nobody is left whom a title could go to, or who could jump."""
    table = Nebula("saul_tigh", "laura_roslin").loyal(0, "cylon_can_reduce_morale").trauma(1, "AAA")
    table.to_do("phase:trial", how, "end_of_turn")
    if how == "action":
        table.say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no")
    table.skip()
    assert (out(table.g), table.g.winner, table.g.why) == ([1], "cylons", "no_character")
    assert table.rules.result(table.g).winners == (0,)
    assert [*table.rules.faults(table.g)] == []
