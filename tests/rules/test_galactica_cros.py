"""The Crossroads phase: the battle, the cards and the tokens beside them, executions in between (CROS)."""

import pytest
from tests.rules.galactica_ionian import Nebula, dealt, in_places, letters, pool
from tests.rules.galactica_tables import beyond, borne_by_galactica, civilians, in_vipers

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.jump import total_distance
from readyroom.galactica.places import uppermost
from readyroom.galactica.ships import supply
from readyroom.galactica.sides import CYLON
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, TRIAL

rule = pytest.mark.rule
TYROL_ADAMA_ROSLIN_STARBUCK = ("chief_galen_tyrol", "william_adama", "laura_roslin", "kara_starbuck_thrace")
QUIET = ("the_opera_house", "perjury", "testimony", "scanned")


def basestars(g: Galactica) -> list[int]:
    return sorted(basestar.area for basestar in g.fleet.basestars)


def raiders(g: Galactica) -> dict[int, int]:
    return {area: count for area, count in enumerate(g.fleet.raiders) if count}


def jumping(*tokens: str, cards: tuple[str, ...] = QUIET, **options: str) -> Nebula:
    """I5: in Tyrol's turn the fleet jumps from distance 6, and there is nothing in space."""
    table = Nebula(*TYROL_ADAMA_ROSLIN_STARBUCK, **options).empty_space().place(3, "hangar_deck")
    table.gone("asteroid_field", "asteroid_field")
    table.state.phases.append("sleeper")
    for seat, mine in enumerate(tokens):
        table.trauma(seat, mine)
    table.state.jump_track = 4
    dealt(table, *cards)
    table.top("desolate_moon", "deep_space")
    table.to_do("prepare_for_jump", "end_of_turn")
    return table


def jumped(table: Nebula, card: str = "desolate_moon") -> Nebula:
    """The Admiral has chosen, and everybody is asked for a token."""
    assert table.prompt() == "destination"
    table.say(1, f"card:{card}")
    return in_vipers(table)


def set_all(table: Nebula, tokens: str) -> Nebula:
    """Everybody sets a token."""
    for seat, token in enumerate(tokens):
        if table.game.questions_for(seat):
            table.say(seat, "token:" + {"A": ANTAGONISTIC, "B": BENEVOLENT}[token])
    return table


# --- the battle --------------------------------------------------------------------------------------------


@rule("CROS-001", "CROS-002", "CROS-004", "CROS-005", "OBJ-005")
def test_the_phase_interrupts_the_jump_at_distance_eight() -> None:
    """I5, step 1."""
    table = jumping("AB", "AB", "AB", "AB")
    every, vipers = supply(table.state, "raider"), table.state.squadrons["viper"].reserves
    jumped(table)
    g = table.g
    assert (total_distance(g), g.resource("fuel"), g.jump_track) == (9, 5, 0)
    assert basestars(g) == [STARBOARD_FORE, STARBOARD_AFT]
    assert raiders(g) == {STARBOARD_FORE: 4, STARBOARD_AFT: 4}
    assert (supply(g, "basestar"), supply(g, "raider")) == (0, every - 8)
    assert [g.squadrons["viper"].space[area] for area in (PORT_FORE, PORT_AFT)] == [2, 2]
    assert g.squadrons["viper"].reserves == vipers - 4
    assert len(table.game.questions) == 4
    assert g.phases == ["sleeper", "crossroads"]
    told = [event["event"] for event in table.game.events(None)]
    told = told[told.index("CrossroadsBegan") + 1 :]
    wanted = ["ShipsPlaced"] * 6 + ["JumpTrackMoved"] + ["CrossroadsDealt"] * 4
    assert [name for name in told if name in wanted] == wanted


@rule("CROS-001")
def test_below_eight_nothing_happens() -> None:
    table = jumping("AB", "AB", "AB", "AB")
    table.top("icy_moon", "deep_space")
    jumped(table, "icy_moon").say(1, "choice:no")
    assert table.prompt() == "stop"
    assert total_distance(table.g) == 7
    assert table.g.crossroads == []
    assert table.g.phases == ["sleeper"]


@rule("OBJ-005", "CROS-001")
def test_the_next_jump_wins() -> None:
    table = jumping().gone("barren_planet")
    table.state.phases += ["crossroads", TRIAL]
    table.prompt()
    assert (table.g.winner, table.g.why) == ("humans", "ionian")


@rule("CROS-003")
def test_ships_that_wait_come_when_the_supply_is_empty() -> None:
    """T5: fore has A and 3 raiders, supply 7 raiders, the Cylon area before fore has B and 10."""
    table = Nebula(*TYROL_ADAMA_ROSLIN_STARBUCK, cylon_ships="fleet_board").empty_space().place(3, "hangar_deck")
    g = table.state
    g.fleet.basestars, g.fleet.raiders[FORE] = [Basestar(FORE)], 3
    beyond(g).basestars, beyond(g).raiders[FORE] = [Basestar(FORE)], 10
    assert supply(g, "raider") == 7
    table.to_do("phase:crossroads")
    assert table.prompt() == "place-basestar"
    assert table.labels(0) == ("area:starboard_fore", "area:starboard_aft")
    table.say(0, "area:starboard_aft")
    while table.prompt() == "which-viper":
        table.say(0, table.labels(0)[0])
    assert basestars(table.g) == [FORE, STARBOARD_AFT]
    assert raiders(table.g) == {FORE: 3, STARBOARD_FORE: 4, STARBOARD_AFT: 4}
    assert beyond(table.g).raiders[FORE] == 9
    assert beyond(table.g).basestars == []


@rule("JUMP-025", "CROS-005")
def test_lions_head_nebula_still_moves_the_marker() -> None:
    table = jumping("", "", "", "", cards=("the_opera_house", "perjury", "testimony", "strange_music"))
    table.top("lions_head_nebula", "deep_space")
    jumped(table, "lions_head_nebula")
    while table.prompt() == "crossroads-result":
        seat = table.game.questions[0].seat
        table.say(seat, f"result:{ANTAGONISTIC}")
        while table.prompt() not in ("crossroads-result", "stop"):
            question = table.game.questions[0]
            table.game.answer(question.seat, question.passing if question.passing is not None else question.labels[0])
    assert table.g.jump_track == 2
    assert TRIAL in table.g.phases


@rule("OBJ-005", "CHERR-025", "CROS-001")
@pytest.mark.parametrize("phase_alone", [False, True])
def test_nobody_has_the_fleet_jump_out_of_the_battle(phase_alone: bool) -> None:
    """Apollo takes a viper of the battle and orders Roslin, who is in FTL Control; nor is she asked in vain."""
    table = Nebula("saul_tigh", "lee_apollo_adama", "laura_roslin", "tom_zarek").empty_space()
    table.place(1, "command").place(2, "ftl_control").gone("asteroid_field", "asteroid_field")
    table.hand(1, "executive_order-1").hand(2, "consolidate_power-1", "consolidate_power-2")
    table.state.phases.append("sleeper")
    table.top("desolate_moon", "deep_space")
    if phase_alone:
        table.state.jump_track = 3
        table.to_do("phase:crossroads")
    else:
        table.state.jump_track = 4
        table.to_do("prepare_for_jump").say(0, "card:desolate_moon")
    assert table.g.jumping
    while table.game.questions[0].prompt == "galactica-which-viper":
        table.say(0, "kind:viper")
    table.say(1, "use:alert_viper_pilot-port_aft").say(1, "card:executive_order-1").say(1, "seat:2")
    table.say(2, "choice:act-twice")
    assert "activate:ftl_control" not in table.labels(2)
    assert "card:consolidate_power-1" in table.labels(2)
    table.say(2, "pass:pass").prompt()
    assert (table.g.winner, table.g.jump_track, table.g.jumping) == ("", 0, not phase_alone)


# --- the cards ---------------------------------------------------------------------------------------------


@rule("CROS-006", "CROS-007")
def test_cards_and_tokens_are_secret_until_all_have_set_one() -> None:
    table = jumped(jumping("AB", "AB", "AB", "AB"))
    for seat in (0, 1, 2, 3, None):
        roads = table.game.seen(seat).crossroads
        assert [road.seat for road in roads] == [0, 1, 2, 3]
        assert [road.card is not None for road in roads] == [other == seat for other in range(4)]
        assert [road.token for road in roads] == [None] * 4
    table.say(2, f"token:{BENEVOLENT}").say(0, f"token:{ANTAGONISTIC}")
    assert len(table.game.questions) == 2
    assert [player.trauma for player in table.g.players] == [[ANTAGONISTIC, BENEVOLENT]] * 4
    assert table.events("TraumaSet") == []
    told = [event["card"] for event in table.events("CrossroadsDealt", 1)]
    assert told == [None, "crossroads_perjury", None, None]


@rule("CROS-006", "CROS-008")
def test_the_order_begins_with_the_current_player() -> None:
    table = jumping("AB", "AB", "AB", "AB")
    table.state.current = 2
    jumped(table)
    assert [road.seat for road in table.g.crossroads] == [2, 3, 0, 1]
    assert table.g.crossroads[0].card == "crossroads_the_opera_house"


@rule("CROS-007")
def test_who_has_one_token_sets_it_and_who_has_several_alike_is_asked() -> None:
    table = jumped(jumping("A", "AA", "", "AB"))
    assert [question.seat for question in table.game.questions] == [1, 3]
    table.say(1, f"token:{ANTAGONISTIC}").say(3, f"token:{BENEVOLENT}")
    assert [letters([road.token]) for road in table.g.crossroads] == ["A", "A", "", "B"]


@rule("CROS-008", "CROS-009", "CROS-010")
def test_four_crossroads_cards_and_a_trial_without_verdict() -> None:
    """I5: Perjury, Scanned, The Opera House, Testimony."""
    table = jumping("BAAB", "AAB", "ABB", "BAB", cards=("perjury", "scanned", "the_opera_house", "testimony"))
    table.hand(0, *["repair-1"] * 5).hand(1, *["executive_order-1"] * 4)
    table.lies(sickbay="A", brig="B").ally("aaron_kelly", "A").ally("billy_keikeya", "B").ally("diana_seelix", "B")
    table.dice(1, 2, 3, 4, 5, 6, 7, 8)
    set_all(jumped(table), "BAAB")
    assert table.count(0) == 3
    assert table.prompt() == "may"
    table.say(0, "choice:yes")
    assert table.prompt() == "discard-trauma"
    table.say(0, f"token:{ANTAGONISTIC}", f"token:{ANTAGONISTIC}")
    assert table.faces(0) == "B"
    assert table.prompt() == "raider-area"
    table.say(0, "area:starboard_aft")
    borne_by_galactica(table)
    assert table.g.jump_track == 1
    assert len(table.events("GalacticaDamaged")) == 1
    assert table.game.questions[0].seat == 3
    table.say(3, "seat:1")
    assert table.count(1) == 2
    table.skip().say(1, "choice:yes")
    assert table.prompt() == "stop"
    assert table.g.jump_track == 1
    assert TRIAL in table.g.phases
    assert pool(table.g) == 38
    assert (table.g.allies, table.g.crossroads, in_places(table.g)) == ([], [], {})
    shown = [(event["seat"], letters(event["tokens"]), event["against"]) for event in table.events("TraumaShown")]
    assert shown == [(0, "B", 0), (1, "", 0), (2, "BB", 0), (3, "AB", 1)]
    assert table.events("Eliminated") == []
    assert table.g.current == 1


@rule("CROS-009")
def test_the_other_result_of_scanned() -> None:
    """I5 b: four raiders go to the supply (12), morale 10 to 9, no activation, marker 0."""
    table = jumping("A", "B", "A", "A", cards=("the_opera_house", "scanned", "strange_music", "testimony"))
    every = supply(table.state, "raider")
    jumped(table)
    for _ in range(4):
        assert table.prompt() == "remove-raider"
        table.say(1, table.labels(1)[0])
    table.prompt()
    assert (supply(table.g, "raider"), table.g.resource("morale"), table.g.jump_track) == (every - 4, 9, 0)


@rule("CROS-010")
def test_who_had_no_token_chooses_when_the_card_is_shown() -> None:
    """I5 c."""
    table = jumping("A", "A", "", "A", cards=("the_opera_house", "strange_music", "the_opera_house", "testimony"))
    dealt(table, "the_opera_house", "testimony", "scanned", "strange_music")
    jumped(table)
    while table.prompt() != "crossroads-result":
        question = table.game.questions[0]
        table.game.answer(question.seat, question.labels[0])
    question = table.game.questions[0]
    assert (question.seat, question.labels) == (2, (f"result:{BENEVOLENT}", f"result:{ANTAGONISTIC}"))
    assert [road.shown for road in table.g.crossroads] == [True, True, True, False]
    before = table.g.resource("morale")
    table.say(2, f"result:{BENEVOLENT}")
    while table.prompt() == "remove-raider":
        table.say(2, table.labels(2)[0])
    assert table.g.resource("morale") == before - 1


@rule("CROS-010")
def test_who_chooses_is_told_what_each_result_would_do() -> None:
    """Scanned: four raiders and morale, or the fleet marker."""
    table = jumping("A", "A", "", "A", cards=("the_opera_house", "testimony", "scanned", "strange_music"))
    jumped(table)
    while table.prompt() != "crossroads-result":
        question = table.game.questions[0]
        table.game.answer(question.seat, question.labels[0])
    question = table.game.questions[0]
    benevolent, antagonistic = question.reckoned["parts"]
    assert question.picks == (BENEVOLENT, ANTAGONISTIC)
    assert [line.get("says") for line in benevolent] == ["raiders", "resource"]
    assert [line.get("says") for line in antagonistic] == [None, "track"]


@rule("CROS-007")
def test_which_token_was_set_only_its_owner_is_told() -> None:
    table = jumped(jumping("A", "AA", "", "AB"))
    table.say(1, f"token:{ANTAGONISTIC}").say(3, f"token:{BENEVOLENT}")
    faces = {0: ANTAGONISTIC, 1: ANTAGONISTIC, 3: BENEVOLENT}
    for viewer in (0, 1, 2, 3, None):
        told = {event["seat"]: event["token"] for event in table.events("TraumaSet", viewer)}
        assert told == {seat: face if seat == viewer else None for seat, face in faces.items()}


@rule("CROS-007")
def test_whether_a_token_was_set_is_open() -> None:
    """Tyrol's card is shown, and he chooses a result of it; the others wait facedown."""
    table = jumping("", "A", "B", "", cards=("scanned", "perjury", "testimony", "strange_music"))
    jumped(table)
    assert table.prompt() == "crossroads-result"
    for viewer in (0, 1, 2, 3, None):
        roads = table.game.seen(viewer).crossroads
        assert [(road.seat, road.set, road.shown) for road in roads] == [
            (0, False, True),
            (1, True, False),
            (2, True, False),
            (3, False, False),
        ]


@rule("CROS-008")
def test_nothing_is_taken_back_once_the_next_card_is_shown() -> None:
    """Tyrol declines, Adama's Scanned is shown, and it is again Tyrol who is asked."""
    table = jumping("BAAB", "AAB", "ABB", "BAB", cards=("perjury", "scanned", "the_opera_house", "testimony"))
    table.hand(0, *["repair-1"] * 5)
    set_all(jumped(table), "BAAB")
    assert table.prompt() == "may"
    table.say(0, "choice:no")
    assert [(question.seat, question.prompt) for question in table.game.questions] == [(0, "galactica-raider-area")]
    assert table.game.why_no_undo(0) is not None


@rule("CROS-009")
def test_scanned_moves_raiders_towards_civilian_ships_and_none_acts_twice() -> None:
    """I5 d: with the fleet board and a civilian ship aft."""
    for first in ("area:starboard_fore", "area:starboard_aft"):
        table = Nebula(*TYROL_ADAMA_ROSLIN_STARBUCK, cylon_ships="fleet_board").empty_space().place(3, "hangar_deck")
        for seat in range(4):
            table.trauma(seat, "A")
        civilians(table.state, AFT, "civ_population_1")
        dealt(table, "scanned", "the_opera_house", "perjury", "testimony").to_do("phase:crossroads")
        while table.prompt() == "which-viper":
            table.say(0, table.labels(0)[0])
        assert table.prompt() == "raider-area"
        table.say(0, first)
        table.prompt()
        assert raiders(table.g) == {STARBOARD_AFT: 4, AFT: 4}
        assert len(table.g.civilians[AFT]) == 1


# --- executions in the phase (T8) --------------------------------------------------------------------------

T8 = ("laura_roslin", "william_adama", "saul_tigh", "kara_starbuck_thrace")


def vision(*loyalty: str, admiral: int = 1) -> Nebula:
    """T8: Roslin's Disturbing Vision has the Admiral executed; Tigh is a revealed Cylon."""
    table = Nebula(*T8).empty_space().place(3, "hangar_deck").cylon(2)
    table.state.phases.append("sleeper")
    table.loyal(1, *(loyalty or ("you_are_not_a_cylon", "you_are_not_a_cylon")))
    table.loyalty_deck("you_are_not_a_cylon", "you_are_not_a_cylon")
    table.state.resources[2] = 6
    table.state.titles["admiral"] = admiral
    table.hand(1, *["repair-1"] * 4)
    table.trauma(0, "A").trauma(1, "BBA").trauma(2, "AABB").trauma(3, "A")
    dealt(table, "disturbing_vision", "perjury", "the_opera_house", "strange_music")
    table.next_tokens("AB" + "AA")
    table.to_do("phase:crossroads", "crisis", "end_of_turn")
    return set_all(in_vipers(table), "ABAA")


@rule("CROS-011", "CROS-012", "EXEC-014", "EXEC-022")
def test_an_execution_in_the_phase_leaves_card_and_token() -> None:
    """T8."""
    table = vision()
    assert len(table.g.players[2].trauma) == 5
    assert table.prompt() == "character"
    assert table.game.questions[0].seat == 1
    assert (table.count(1), table.g.resource("morale"), table.g.players[1].trauma) == (0, 5, [])
    table.say(1, "character:felix_gaeta")
    assert len(table.g.players[1].trauma) == 3
    assert len(table.g.players[1].loyalty) == 1
    assert table.g.admiral == 1
    assert [(road.card, letters([road.token]), road.shown) for road in table.g.crossroads[:2]] == [
        ("crossroads_disturbing_vision", "A", True),
        ("crossroads_perjury", "B", True),
    ]
    assert table.prompt() == "may"
    assert table.game.questions[0].seat == 1
    table.say(1, "choice:no")
    while table.prompt() not in ("stop", "crisis", "choose-part"):
        question = table.game.questions[0]
        table.game.answer(question.seat, question.labels[0])
        if TRIAL in table.g.phases:
            break
    assert TRIAL in table.g.phases
    assert table.g.players[1].character == "felix_gaeta"
    assert table.g.current == 0
    assert not table.g.turn_ends


@rule("CROS-011", "EXEC-030", "TRIAL-003")
def test_a_hidden_cylon_executed_in_the_phase_counts_as_cylon_in_the_trial() -> None:
    """T8: Admiral to Starbuck, no morale lost, no Super Crisis card, tokens kept."""
    table = vision("you_are_not_a_cylon", "cylon_can_send_to_brig")
    assert table.prompt() == "show-cylon"
    table.say(1, "card:cylon_can_send_to_brig")
    if table.prompt() == "hand-over-loyalty":  # with all boxes the other card goes to somebody else
        table.say(1, "seat:0")
    player = table.g.players[1]
    there = uppermost(table.g, "resurrection_ship")
    assert (player.status, player.place, player.super_crisis) == (CYLON, there, [])
    assert (table.g.resource("morale"), table.g.admiral) == (6, 3)
    assert table.faces(1) == "AB"
    while TRIAL not in table.g.phases:
        question = table.game.questions[0]
        passing = question.labels.index("choice:no") if "choice:no" in question.labels else 0
        table.game.answer(question.seat, question.labels[passing])
    shown = {event["seat"]: (letters(event["tokens"]), event["against"]) for event in table.events("TraumaShown")}
    assert shown[1] == ("AAB", 1)


@rule("TRIAL-015", "EXEC-032")
def test_the_current_player_executed_in_the_phase() -> None:
    """T8: the phase is finished, then the next player's turn starts."""
    table = vision(admiral=0)
    assert table.prompt() == "character"
    assert table.game.questions[0].seat == 0
    table.say(0, "character:felix_gaeta")
    while TRIAL not in table.g.phases:
        question = table.game.questions[0]
        passing = question.labels.index("choice:no") if "choice:no" in question.labels else 0
        table.game.answer(question.seat, question.labels[passing])
    assert table.prompt() == "stop"
    assert table.g.current == 1
    assert table.g.crises == []
    assert table.g.agenda == ["begin_turn"]
