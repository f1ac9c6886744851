"""Trauma tokens: drawing, keeping, disasters, the start of a turn (TRAU), and what brings or takes them (EXEC, DMG)."""

from collections import Counter

import pytest
from msgspec import UNSET
from tests.rules.galactica_ionian import IONIAN, Nebula, allies, disasters, in_places, pool
from tests.rules.galactica_tables import stays

from readyroom.galactica.board import FORE, STARBOARD_FORE
from readyroom.galactica.boxes import contents
from readyroom.galactica.combat import damage_basestar
from readyroom.galactica.places import uppermost
from readyroom.galactica.sides import CYLON
from readyroom.galactica.skills import SKILLS, TYPE
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import EVERY_MODE, TEST, at_once
from readyroom.galactica.trauma import DISASTER, TRIAL, discard_trauma, draw_trauma
from readyroom.kernel import Event, Game, start
from readyroom.kernel.events import shown

rule = pytest.mark.rule
TYROL = ("chief_galen_tyrol", "laura_roslin", "kara_starbuck_thrace")


def drawn(table: Nebula, seat: int, count: int) -> Nebula:
    """A seat draws tokens, as far as it asks nobody."""
    at_once(draw_trauma(table.state, seat, count, TEST))
    return table


# --- the box, and setup ------------------------------------------------------------------------------------


@rule("COMP-019")
def test_what_lies_in_the_box() -> None:
    box = contents(Nebula().state.options)
    assert box.cards["trauma"] == {"trauma_benevolent": 18, "trauma_antagonistic": 18, "trauma_disaster": 2}
    assert (len(box.cards["ally"]), len(box.cards["crossroads"])) == (35, 7)
    assert {*box.cards["ally"].values(), *box.cards["crossroads"].values()} == {1}


@rule("COMP-013", "SETUP-071")
def test_six_other_damage_tokens_of_basestars() -> None:
    faces = contents(Nebula().state.options).faces["basestar_damage"]
    assert sum(faces.values()) == 6
    assert {*faces} > {"collateral_damage", "damage_to_personnel", "critical_hit"}
    assert sorted(begun(3).state.basestar_pile) == sorted(faces)


@rule("COMP-012", "SETUP-080")
def test_nothing_of_it_is_used_elsewhere() -> None:
    game = start(EVERY_MODE, 3, 1, {"rules": "exodus"})
    box = contents(game.state.options)
    assert box.faces["basestar_damage"].keys() == {
        "critical_hit",
        "disabled_hangar",
        "disabled_weapons",
        "structural_damage",
    }
    assert not {"trauma", "ally", "crossroads"} & {*box.piles}
    assert not {"lay_out_trauma", "first_allies"} & {*box.setup}
    assert not {"trauma", "meet_ally"} & {*box.turn}
    assert not game.state.allies
    assert not {"trauma", "ally", "crossroads"} & {*game.state.decks}


def begun(seats: int, seed: int = 1) -> Game[Galactica]:
    """A game at its first turn."""
    game: Game[Galactica] = start(EVERY_MODE, seats, seed, IONIAN)
    while game.state.turn == 0:
        question = game.questions[0]
        game.answer(question.seat, question.passing if question.passing is not None else question.labels[0])
    return game


@rule("SETUP-072", "SETUP-073", "SETUP-074", "SETUP-078", "SECR-038")
def test_tokens_in_two_places_on_three_cards_and_three_for_everybody() -> None:
    game = begun(4)
    g = game.state
    assert in_places(g).keys() == {"sickbay", "brig"}
    assert [len(player.trauma) for player in g.players] == [3, 3, 3, 3]
    assert len(g.allies) == 3
    assert all(one.token and one.by == -1 for one in g.allies)
    assert pool(g) == 38 - 2 - 12 - 3
    for seat in (*range(4), None):
        view = EVERY_MODE.seen(g, seat)
        assert [ally.token for ally in view.allies] == [None] * 3
        shown = [player.holds["trauma"] for player in view.players]
        assert [one == 3 for one in shown] == [other != seat for other in range(4)]
    assert EVERY_MODE.seen(g, 0).players[0].holds["trauma"] == g.players[0].trauma


@rule("SETUP-075")
def test_disasters_are_replaced_in_the_setup_and_mixed_in_again() -> None:
    table = Nebula().next_tokens("AB" + "DAD" + "BAA")
    table.to_do("lay_out_trauma", "first_allies")
    table.prompt()
    assert in_places(table.g) == {"sickbay": "A", "brig": "B"}
    assert table.faces(0) == "AAB"
    elsewhere = [*in_places(table.g).values(), *allies(table.g).values()]
    assert disasters(table.g) + elsewhere.count("D") == 2
    assert table.g.set_aside == []
    assert [event["seat"] for event in table.events("DisasterReplaced")][:2] == [0, 0]
    assert all(DISASTER not in player.trauma for player in table.g.players)


@rule("SETUP-077", "SECR-025")
def test_how_many_allies_are_left_is_open_and_how_many_tokens_is_not() -> None:
    decks = Nebula().game.seen(None).decks
    assert [decks[name].size for name in ("ally", "trauma", "crossroads")] == [35, UNSET, UNSET]


@rule("SETUP-076")
def test_crossroads_cards_lie_aside() -> None:
    g = begun(3).state
    assert len(g.decks["crossroads"].cards) == 7
    assert g.crossroads == []


@rule("SETUP-077", "SETUP-079", "ALLY-011")
def test_three_allies_none_of_them_a_character_in_play() -> None:
    table = Nebula("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    table.next_allies("saul_tigh", "aaron_kelly", "laura_roslin", "kara_thrace", "billy_keikeya", "romo_lampkin")
    before = len(table.state.removed)
    table.to_do("first_allies")
    table.prompt()
    assert [*allies(table.g)] == ["aaron_kelly", "billy_keikeya", "romo_lampkin"]
    assert table.g.removed[before:] == ["ally_saul_tigh", "ally_laura_roslin", "ally_kara_thrace"]
    assert [ally.place for ally in table.game.seen(None).allies] == [
        *("command", uppermost(table.g, "administration"), "brig")
    ]


# --- the start of a turn -----------------------------------------------------------------------------------


def sick(tokens: str, lies: str, place: str = "sickbay") -> Nebula:
    """I1: Tyrol is where a token lies; his turn begins. 38 tokens: players 9, Ally cards 3, places 2, pool 24."""
    table = Nebula(*TYROL).trauma(0, tokens).trauma(1, "AAB").trauma(2, "ABB")
    table.lies(**{"sickbay": "B", "brig": "B", place: lies})
    for ally in ("aaron_kelly", "billy_keikeya", "diana_seelix"):
        table.ally(ally, "A")
    table.place(0, place).hand(0, "repair-1", "launch_scout-1")
    table.to_do("begin_turn")
    return table


@rule("TRAU-001", "TRAU-002", "TRAU-003", "TURN-006")
def test_the_token_in_sickbay_is_taken_before_skills_are_drawn() -> None:
    """I1."""
    table = sick("AAB", "A")
    assert pool(table.state) == 24
    assert table.prompt() == "draw"
    assert table.count(0) == 2
    assert table.faces(0) == "AAAB"
    assert pool(table.g) == 23
    assert in_places(table.g).keys() == {"sickbay", "brig"}
    event = table.events("TraumaDrawn", 0)[0]
    assert event["tokens"] == ["trauma_antagonistic"]
    assert [table.events("TraumaDrawn", viewer)[0]["tokens"] for viewer in (1, 2, None)] == [None] * 3
    table.say(0, "draw:leadership")
    assert table.count(0) == 3
    assert table.prompt() == "move"
    table.say(0, "location:research_lab")
    assert (table.count(0), table.prompt()) == (3, "action")


@rule("TRAU-001", "TURN-006")
def test_the_token_in_the_brig() -> None:
    """I1 b."""
    table = sick("AAB", "A", "brig")
    stays(table)
    assert table.faces(0) == "AAAB"
    assert in_places(table.g).keys() == {"sickbay", "brig"}
    assert table.prompt() == "action"
    assert table.count(0) == 2 + 5
    drawn_types = Counter(SKILLS[TYPE[card]] for card in table.g.players[0].hand)
    assert drawn_types - Counter({"engineering": 1, "tactics": 1}) == {
        "politics": 1,
        "leadership": 2,
        "engineering": 2,
    }
    assert table.say(0, "pass:pass").prompt() == "stop"
    assert table.g.current == 1
    assert table.g.crises == []


@rule("TRAU-004", "TRAU-005", "TRAU-007", "TRAU-002", "EXEC-014", "EXEC-022")
def test_a_disaster_in_sickbay_executes_a_human() -> None:
    """I1 c: his tokens to the pool (27), three drawn (24), the disaster back (25), Sickbay refilled (24)."""
    table = sick("AAB", "D")
    table.state.resources[2] = 10
    assert table.prompt() == "character"
    assert pool(table.g) == 27
    assert table.g.set_aside == [DISASTER]
    assert table.count(0) == 0
    assert table.g.resource("morale") == 9
    assert table.g.players[0].loyalty == []
    table.say(0, "character:felix_gaeta")
    table.prompt()
    assert len(table.g.players[0].trauma) == 3
    assert table.g.set_aside == []
    assert pool(table.g) == 24
    assert in_places(table.g).keys() == {"sickbay", "brig"}
    assert table.g.current == 1
    assert table.g.players[0].character == "felix_gaeta"
    assert table.events("DisasterDrawn") == [{"event": "DisasterDrawn", "seat": 0}]


@rule("TRAU-001")
def test_who_is_sent_there_in_another_turn_takes_nothing_yet() -> None:
    """I1 d."""
    table = Nebula(*TYROL).lies(sickbay="A", brig="B").place(1, "sickbay").to_do("trauma")
    table.prompt()
    assert [player.trauma for player in table.g.players] == [[], [], []]
    assert in_places(table.g) == {"sickbay": "A", "brig": "B"}


@rule("TRAU-002")
def test_a_place_that_an_empty_pool_had_left_bare_gets_a_token_the_next_time() -> None:
    table = Nebula().place(0, "sickbay").lies(brig="B").to_do("stop", "trauma")
    assert table.game.seen(None).decks["trauma"].facedown == {"sickbay": 0, "brig": 1}
    table = Nebula().place(0, "sickbay").lies(brig="B").to_do("trauma")
    assert table.prompt() == "stop"
    assert table.faces(0) == ""
    assert table.game.seen(None).decks["trauma"].facedown == {"sickbay": 1, "brig": 1}


# --- disasters ---------------------------------------------------------------------------------------------


@rule("TRAU-006", "TRAU-007")
def test_a_cylon_draws_two_more_for_a_disaster() -> None:
    table = Nebula().cylon(1).next_tokens("DAB")
    drawn(table, 1, 1)
    assert letters_of(table, 1) == ["trauma_antagonistic", "trauma_benevolent"]
    assert disasters(table.state) == 2
    assert table.state.players[1].status == CYLON
    assert pool(table.state) == 36


@rule("TRAU-006")
def test_and_two_more_for_the_other_one() -> None:
    table = Nebula().cylon(1).next_tokens("D" + "AD" + "BB")
    drawn(table, 1, 1)
    assert letters_of(table, 1) == ["trauma_antagonistic", "trauma_benevolent", "trauma_benevolent"]
    assert disasters(table.state) == 2


def letters_of(table: Nebula, seat: int) -> list[str]:
    return sorted(table.state.players[seat].trauma)


@rule("TRAU-009", "TRAU-006")
def test_tokens_of_one_draw_are_drawn_together() -> None:
    """A disaster is resolved only when both lie there: two more come after the second token."""
    table = Nebula().cylon(1).next_tokens("DA" + "BB")
    drawn(table, 1, 2)
    assert letters_of(table, 1) == ["trauma_antagonistic", "trauma_benevolent", "trauma_benevolent"]


@rule("TRAU-006", "TRAU-009")
def test_both_disasters_at_once_are_two_more_for_each() -> None:
    table = Nebula().cylon(1).next_tokens("DD" + "AABB")
    drawn(table, 1, 2)
    assert len(table.state.players[1].trauma) == 4
    assert disasters(table.state) == 2


@rule("TRAU-004", "TRAU-009")
def test_a_disaster_is_not_counted_among_the_tokens_that_are_kept() -> None:
    table = Nebula().cylon(1).next_tokens("DA" + "BB")
    told: list[Event] = []
    table.state.told = told
    drawn(table, 1, 2)
    seen = [shown(event, None) for event in told]
    assert [(event["event"], event.get("count")) for event in seen] == [
        ("TraumaDrawn", 1),
        ("DisasterDrawn", None),
        ("TraumaDrawn", 2),
    ]


@rule("TRAU-009", "TRAU-005", "EXEC-014")
def test_a_human_loses_what_was_drawn_with_a_disaster() -> None:
    table = Nebula().trauma(0, "BB").next_tokens("AD").place(0, "communications").ally("leoben_conoy", "A")
    table.to_do("meet_ally")
    assert table.prompt() == "character"
    assert table.g.players[0].trauma == []
    assert table.g.set_aside.count(DISASTER) == 1


@rule("TRAU-005", "EXEC-030")
def test_a_hidden_cylon_is_executed_and_keeps_all_tokens() -> None:
    table = Nebula().loyal(0, "cylon_can_reduce_morale").trauma(0, "BB").next_tokens("AD")
    table.place(0, "communications").ally("leoben_conoy", "A").to_do("meet_ally")
    table.prompt()
    assert table.g.players[0].status == CYLON
    assert table.g.players[0].place == uppermost(table.g, "resurrection_ship")
    assert table.g.resource("morale") == 10
    assert len(table.g.players[0].trauma) == 3


@rule("TRAU-008")
def test_discarded_tokens_return_to_the_pool_unseen() -> None:
    table = Nebula().trauma(0, "AAB")
    discard_trauma(table.state, 0, ["trauma_antagonistic", "trauma_benevolent"])
    assert letters_of(table, 0) == ["trauma_antagonistic"]
    assert pool(table.state) == 37
    assert table.state.decks["trauma"].discard == []


@rule("TRAU-003", "SECR-036")
def test_an_executed_human_shows_no_token() -> None:
    table = Nebula().trauma(1, "AAB").to_do("execute:1")
    assert table.prompt() == "character"
    told = [table.events("TraumaDiscarded", viewer)[0] for viewer in (0, 1, None)]
    assert [event["count"] for event in told] == [3, 3, 3]
    assert [event["tokens"] is None for event in told] == [True, False, True]


@rule("EXEC-022")
def test_a_new_character_gets_no_disaster() -> None:
    table = Nebula().next_tokens("DDABA").to_do("execute:1")
    table.say(1, "character:felix_gaeta")
    assert table.faces(1) == "AAB"
    assert disasters(table.g) == 2
    assert [event["seat"] for event in table.events("DisasterReplaced")] == [1, 1]


@rule("EXEC-026", "ALLY-019")
def test_a_new_character_takes_the_ally_of_that_name_away() -> None:
    table = Nebula().ally("felix_gaeta", "A").next_allies("aaron_kelly").cylon(3).trauma(3, "AB").to_do("execute:1")
    before = pool(table.state)
    table.say(1, "character:felix_gaeta")
    assert table.prompt() == "ally-trauma"
    assert table.game.questions[0].seat == 3
    table.say(3, "token:trauma_benevolent")
    assert allies(table.g) == {"aaron_kelly": "B"}
    assert "ally_felix_gaeta" in table.g.removed
    assert table.faces(3) == "A"
    assert pool(table.g) == before - 3 + 1


# --- damage to basestars -----------------------------------------------------------------------------------


def hit(table: Nebula, token: str, *before: str) -> Nebula:
    """The basestar in front is damaged, and this token is drawn."""
    g = table.state
    for old in before:
        g.basestar_pile.remove(old)
    g.fleet.basestars = [Basestar(FORE, list(before))]
    rest = [other for other in g.basestar_pile if other != token]
    g.basestar_pile = [token]
    at_once(damage_basestar(g, g.fleet.basestars[0], TEST))
    g.basestar_pile += rest
    return table


@rule("DMG-018")
@pytest.mark.parametrize(("raiders", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_collateral_damage_destroys_up_to_three_raiders_of_its_area(raiders: int, left: int) -> None:
    table = Nebula().empty_space()
    table.state.fleet.raiders[FORE], table.state.fleet.raiders[STARBOARD_FORE] = raiders, 4
    hit(table, "collateral_damage")
    assert table.state.fleet.raiders[FORE] == left
    assert table.state.fleet.raiders[STARBOARD_FORE] == 4
    assert table.state.fleet.basestars[0].damage == ["collateral_damage"]


@rule("DMG-018")
def test_a_basestar_that_is_destroyed_by_it_takes_them_along() -> None:
    table = Nebula().empty_space()
    table.state.fleet.raiders[FORE] = 3
    hit(table, "collateral_damage", "disabled_hangar", "disabled_weapons")
    assert table.state.fleet.basestars == []
    assert table.state.fleet.raiders[FORE] == 0
    assert len(table.state.basestar_pile) == 6


@rule("DMG-019")
def test_damage_to_personnel_traumatises_every_cylon_player() -> None:
    table = Nebula().empty_space().cylon(1).cylon(3, "cylon_can_damage_galactica").next_tokens("AABB")
    hit(table, "damage_to_personnel")
    assert [len(player.trauma) for player in table.state.players] == [0, 2, 0, 2]
    assert table.state.fleet.basestars[0].damage == ["damage_to_personnel"]


@rule("DMG-019", "TIME-001")
def test_cylon_players_are_traumatised_in_turn_order() -> None:
    table = Nebula().empty_space().cylon(1).cylon(3, "cylon_can_damage_galactica").next_tokens("AABB")
    table.state.current = 2
    hit(table, "damage_to_personnel")
    assert (table.faces(3), table.faces(1)) == ("AA", "BB")


@rule("TRIAL-017", "DMG-019", "EXEC-022", "TRAU-001")
def test_after_the_trial_nothing_gives_trauma() -> None:
    table = Nebula().empty_space().cylon(1)
    table.state.phases.append(TRIAL)
    hit(table, "damage_to_personnel")
    assert table.state.fleet.basestars[0].damage == ["damage_to_personnel"]
    table.place(0, "sickbay").to_do("trauma", "execute:2")
    table.say(2, "character:felix_gaeta")
    assert [player.trauma for player in table.g.players] == [[], [], [], []]
    assert in_places(table.g) == {}
    assert pool(table.g) == 38
