"""Terms, components, setup, the Loyalty deck and the board (TERM, COMP, SETUP, LOYD, BOARD)."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from tests.rules.galactica_tables import BASE_CYLONS

import readyroom as rr
from readyroom.galactica import RULES, board
from readyroom.galactica.board import AREAS, neighbours
from readyroom.galactica.boxes import contents
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.boards import GALACTICA
from readyroom.galactica.characters import SHEETS, ways_to_draw
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER, is_cylon
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.skills import LABEL, SKILLS, TYPE
from readyroom.galactica.state import Galactica, Options
from readyroom.galactica.testing import Table
from readyroom.galactica.titles import TITLES
from readyroom.kernel import BadSetup, Game

rule = pytest.mark.rule


def begun(*characters: str, seed: int = 1, **options: Any) -> Game[Galactica]:
    """A game whose players, from the first on, have chosen these characters if they could, up to the first turn."""
    game = rr.new("galactica", len(characters), seed, options)
    wanted = list(characters)
    while game.state.turn == 0:
        question = game.questions[0]
        pick = 0
        if question.prompt == "galactica-character":
            pick = question.find(f"character:{wanted.pop(0)}")
        game.answer(question.seat, pick)
    return game


def choosing(seats: int, *characters: str, **options: Any) -> Game[Galactica]:
    game = rr.new("galactica", seats, 1, options)
    for character in characters:
        question = game.questions[0]
        game.answer(question.seat, question.find(f"character:{character}"))
        if game.questions[0].prompt == "galactica-launch":
            game.answer(question.seat, 0)
    return game


# --- terms -------------------------------------------------------------------------------------------------


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


@rule("TERM-005", "TURN-001", "TURN-004")
def test_turns_go_clockwise() -> None:
    game = begun("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    seats: list[int] = []
    while len(seats) < 5 and not game.over:
        seats.append(game.state.current)
        now = game.state.turn
        while game.state.turn == now and not game.over:
            question = game.questions[0]
            game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    assert all((b - a) % 3 == 1 for a, b in pairwise(seats))


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
    }


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


@rule("TERM-011", "CHERR-017")
def test_a_sheet_beats_the_rule_of_one_action() -> None:
    table = Table("kara_starbuck_thrace", "saul_tigh", "tom_zarek")
    table.place(0, "research_lab").state.began_piloting = True
    table.say(0, "research_lab").say(0, "tactics")
    assert table.prompt() == "action"


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


@rule("TERM-013", "SETUP-018", "RES-003")
def test_resources_and_their_start() -> None:
    game = rr.new("galactica", 3, 1)
    assert game.view(None)["resources"] == {"food": 8, "fuel": 8, "morale": 10, "population": 12}
    assert board.RED == {"food": 4, "fuel": 4, "morale": 5, "population": 6}


# --- components --------------------------------------------------------------------------------------------


@rule("COMP-001", "COMP-002", "COMP-007", "COMP-009", "COMP-011", "COMP-023", "LIMIT-004")
def test_pieces_in_the_box() -> None:
    assert sum(BASE.faces["civilian"].values()) == 12
    ships = {"viper": 8, "raptor": 4, "raider": 16, "heavy_raider": 4, "basestar": 2}
    assert BASE.pieces == {**ships, "centurion": 4, "nuke": 2}
    assert len(GALACTICA.tokens) == 8
    assert sum(token in LOCATIONS for token in GALACTICA.tokens) == 6
    assert set(BASE.faces["basestar_damage"]) == {
        "critical_hit",
        "disabled_hangar",
        "disabled_weapons",
        "structural_damage",
    }
    in_the_box = {SKILLS[TYPE[card]] for card in contents(Options()).designs}
    assert in_the_box == {"politics", "leadership", "tactics", "piloting", "engineering"}
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    table.state.fleet.raiders[0] += 14
    assert list(RULES.faults(table.state)) == ["there are 17 raiders, the game has 16"]


@rule("COMP-014", "SETUP-059", "SETUP-061")
def test_cards_in_the_box_and_shuffled_decks() -> None:
    one, two = rr.new("galactica", 3, 1).state, rr.new("galactica", 3, 2).state
    for name, size in (("crisis", 70), ("super_crisis", 5), ("quorum", 17), ("destination", 22)):
        assert len(one.decks[name].cards) == size
        assert Counter(one.decks[name].cards) == Counter(two.decks[name].cards)
    assert one.decks["crisis"].cards != two.decks["crisis"].cards
    assert [len(deck) for deck in one.skill_decks] == [21] * 5
    for skill, deck in enumerate(one.skill_decks):
        assert {TYPE[card] for card in deck} == {skill}
        assert Counter(LABEL[card][-1] for card in deck) == {"1": 8, "2": 6, "3": 4, "4": 2, "5": 1}
        assert deck != two.skill_decks[skill]


# --- setup -------------------------------------------------------------------------------------------------


@rule("SETUP-016", "SETUP-062")
def test_kobol_is_the_objective() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    assert table.game.view(None)["destinations"] == []
    assert total_distance(table.state) == 0


@rule(
    "SETUP-022",
    "SETUP-023",
    "SETUP-027",
    "SETUP-029",
    "SETUP-030",
    "SETUP-031",
    "SETUP-033",
    "SETUP-047",
)
def test_the_board_at_the_start() -> None:
    game = begun("laura_roslin", "saul_tigh", "sharon_boomer_valerii")
    g, seen = game.state, game.view(None)
    assert g.jump_track == 0
    assert seen["reserves"] == {"vipers": 6, "raptors": 4, "damaged_vipers": 0}
    assert seen["areas"]["fore"]["basestars"] == [[]]
    assert seen["areas"]["fore"]["raiders"] == 3
    assert [seen["areas"][area]["vipers"] for area in AREAS] == [0, 0, 0, 0, 1, 1]
    assert [ship["face"] for ship in seen["areas"]["aft"]["civilians"]] == [None, None]
    assert seen["civilians_left"] == 10
    assert sum(g.fleet.raiders) == 3 and not any(g.fleet.heavies) and not any(g.boarding)  # noqa: PT018


@rule("SETUP-034")
def test_three_to_six_players_play_the_game() -> None:
    assert set(RULES.seats) == {1, 2, 3, 4, 5, 6}  # 1 and 2 are the official variants
    with pytest.raises(BadSetup, match="galactica is for"):
        rr.new("galactica", 7, 1)


@rule("SETUP-036", "SETUP-037")
def test_a_random_first_player_chooses_first_and_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        game = rr.new("galactica", 4, seed)
        order = []
        while game.questions[0].prompt == "galactica-character":
            order.append(game.questions[0].seat)
            game.answer(order[-1], 0)
            if game.questions[0].prompt == "galactica-launch":
                game.answer(order[-1], 0)
        assert order == [(order[0] + n) % 4 for n in range(4)]
        assert game.state.current == order[0]
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


@rule("SETUP-038", "SETUP-039", "CHAR-001")
def test_the_type_with_most_sheets_left_must_be_chosen() -> None:
    game = choosing(4)
    assert len(game.questions[0].options) == 10
    game = choosing(4, "laura_roslin")
    kinds = {SHEETS[option.id].type for option in game.questions[0].options}
    assert kinds == {"military_leader", "pilot", "support"}
    game = choosing(4, "laura_roslin", "saul_tigh")
    assert {SHEETS[option.id].type for option in game.questions[0].options} == {"pilot", "support"}
    game = choosing(4, "laura_roslin", "chief_galen_tyrol")
    assert {SHEETS[option.id].type for option in game.questions[0].options} == {"military_leader", "pilot"}


@rule("SETUP-049", "SETUP-050", "VIP-011")
def test_characters_start_where_their_sheets_say() -> None:
    game = begun("lee_apollo_adama", "laura_roslin", "william_adama", "chief_galen_tyrol")
    places = {player.character: player.place for player in game.state.players}
    assert places == {
        "lee_apollo_adama": "port_fore",
        "laura_roslin": "presidents_office",
        "william_adama": "admirals_quarters",
        "chief_galen_tyrol": "hangar_deck",
    }
    assert game.state.squadrons["viper"].reserves == 5
    game = begun("karl_helo_agathon", "gaius_baltar", "kara_starbuck_thrace")
    assert {p.place for p in game.state.players} == {"off_board", "research_lab", "hangar_deck"}


@rule("SETUP-052", "SETUP-053", "SETUP-054", "SETUP-055", "TITLE-036", "TITLE-039")
def test_titles_quorum_card_and_nukes() -> None:
    game = begun("saul_tigh", "tom_zarek", "kara_starbuck_thrace")
    by = {player.character: player.seat for player in game.state.players}
    assert game.state.president == by["tom_zarek"]
    assert game.state.admiral == by["saul_tigh"]
    assert len(game.state.quorum_hand) == 1
    assert game.state.nukes == 2
    lines = {office: [name for name in TITLES[office].line if name in BASE.sheets] for office in BASE.titles}
    assert lines["president"][0] == "laura_roslin"
    assert lines["admiral"][0] == "william_adama"
    assert sorted(lines["president"]) == sorted(lines["admiral"]) == sorted(BASE.sheets)


@rule("SETUP-063", "SETUP-064")
def test_everybody_but_the_first_draws_three_cards_of_his_own_step() -> None:
    game = rr.new("galactica", 4, 3)
    asked = []
    while game.state.turn == 0:
        question = game.questions[0]
        if question.prompt == "galactica-draw":
            asked.append(question.seat)
            character = game.state.players[question.seat].character
            assert list(question.picks) == list(ways_to_draw(character, 3))
        game.answer(question.seat, 0)
    first = game.state.current
    assert asked == [(first + n) % 4 for n in (1, 2, 3)]
    drawn = [event for event in game.events(None) if event["event"] == "SkillsDrawn"][:3]
    assert [event["seat"] for event in drawn] == asked
    assert all(len(event["skills"]) == 3 for event in drawn)


@rule("SETUP-067", "SKILL-006", "SECR-025")
def test_the_destiny_deck_has_two_cards_of_each_type() -> None:
    game = begun("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    assert Counter(TYPE[card] for card in game.state.destiny) == dict.fromkeys(range(5), 2)
    assert game.view(None)["decks"]["destiny"] == {"size": 10}


# --- the Loyalty deck --------------------------------------------------------------------------------------


def dealt(*characters: str, **options: Any) -> tuple[Galactica, Counter[str]]:
    """The state and all Loyalty cards in use."""
    g = begun(*characters, **options).state
    return g, Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)


@rule("LOYD-001", "LOYD-003", "LOYD-006", "LOYD-007", "LOYD-008", "LOYD-009", "LOYD-029", "LOYD-031", "LOYD-033")
@pytest.mark.parametrize(
    ("characters", "cylons", "humans", "sympathizer"),
    [
        (("laura_roslin", "saul_tigh", "kara_starbuck_thrace"), 1, 5, 0),
        (("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek"), 1, 6, 1),
        (("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "william_adama"), 2, 8, 0),
        (
            (
                "laura_roslin",
                "saul_tigh",
                "kara_starbuck_thrace",
                "tom_zarek",
                "william_adama",
                "lee_apollo_adama",
            ),
            2,
            9,
            1,
        ),
    ],
)
def test_the_loyalty_deck(characters: tuple[str, ...], cylons: int, humans: int, sympathizer: int) -> None:
    g, cards = dealt(*characters)
    assert cards[HUMAN] == humans
    assert sum(cards[card] for card in CYLONS) == cylons
    assert cards[SYMPATHIZER] == sympathizer
    assert all(len(player.loyalty) == 1 for player in g.players)
    assert all(card.id != SYMPATHIZER for player in g.players for card in player.loyalty)
    assert Counter(g.loyalty_box) + cards == Counter({HUMAN: 11, SYMPATHIZER: 1, **dict.fromkeys(BASE_CYLONS, 1)})


@rule("LOYD-026", "LOYD-027", "LOYD-030")
def test_baltar_and_boomer_add_cards() -> None:
    g, cards = dealt("gaius_baltar", "saul_tigh", "sharon_boomer_valerii")
    assert cards[HUMAN] == 7
    by = {player.character: len(player.loyalty) for player in g.players}
    assert by == {"gaius_baltar": 2, "saul_tigh": 1, "sharon_boomer_valerii": 1}


# --- the board ---------------------------------------------------------------------------------------------


@rule("BOARD-001", "BOARD-002", "BOARD-003")
def test_six_areas_in_a_ring() -> None:
    assert AREAS == ("fore", "starboard_fore", "starboard_aft", "aft", "port_aft", "port_fore")
    for area in range(6):
        assert set(neighbours(area)) == {(area + 1) % 6, (area - 1) % 6}
        assert all(area in neighbours(other) for other in neighbours(area))
    assert set(neighbours(board.PORT_FORE)) == {board.FORE, board.PORT_AFT}
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("movement").place(0, "fore")
    areas = [option.id for option in table.question(0).options if option.kind == "area"]
    assert sorted(areas) == ["port_fore", "starboard_fore"]


@rule("BOARD-004", "VIP-003", "BOARD-006")
def test_vipers_launch_below_galactica_only() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").say(0, "command")
    launches = {option.id for option in table.question(0).options if option.kind == "launch"}
    assert launches == {"port_fore", "port_aft"}
    table.say(0, "launch:port_aft")
    assert table.g.squadrons["viper"].space[board.PORT_AFT] == 2
    assert table.g.squadrons["viper"].reserves == 5


@rule("BOARD-008", "BOARD-010", "MOVE-006", "CYL-034", "BOARD-011", "BOARD-013")
def test_who_may_enter_what() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").to_do("movement").hand(0, "repair-1")
    places = {option.id for option in table.question(0).options}
    assert not places & {"sickbay", "brig", "caprica", "cylon_fleet", "human_fleet", "resurrection_ship"}
    assert {"press_room", "administration", "presidents_office", "armory"} <= places
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").cylon(0).to_do("movement").hand(0, "repair-1")
    assert {option.id for option in table.question(0).options} == {"stay", "caprica", "cylon_fleet", "human_fleet"}
    assert {place.id for place in LOCATIONS.values() if place.hazardous} == {"sickbay", "brig"}


@rule("BOARD-016")
def test_locations_with_checks() -> None:
    for place, seat_label in (("administration", "seat:1"), ("admirals_quarters", "seat:1"), ("brig", None)):
        table = Table("saul_tigh", "laura_roslin", "tom_zarek").place(0, place).hand(0, "repair-1")
        table.say(0, place)
        if seat_label:
            table.say(0, seat_label)
        assert table.skip().events("CheckBegan")[0]["source"] == place
