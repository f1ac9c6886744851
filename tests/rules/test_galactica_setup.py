"""Setup (SETUP)."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.rules.galactica_tables import SIX, chosen

import readyroom as rr
from readyroom.galactica import RULES
from readyroom.galactica.board import AFT, AREAS, FORE
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.characters import SHEETS, ways_to_draw
from readyroom.galactica.jump import total_distance
from readyroom.galactica.places import uppermost
from readyroom.galactica.skills import TYPE
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table
from readyroom.galactica.titles import TITLES
from readyroom.kernel import BadSetup, Game

rule = pytest.mark.rule


def placed(game: Game[Galactica]) -> None:
    """Who has just chosen a character says where it begins, if asked: the first way there is."""
    while game.questions[0].prompt in ("galactica-start", "galactica-launch", "galactica-which-viper"):
        game.answer(game.questions[0].seat, 0)


def choosing(seats: int, *characters: str, **options: Any) -> Game[Galactica]:
    game = rr.new("galactica", seats, 1, options)
    for character in characters:
        question = game.questions[0]
        game.answer(question.seat, question.find(f"character:{character}"))
        placed(game)
    return game


def seat_of(game: Game[Galactica], character: str) -> int:
    return next(player.seat for player in game.state.players if player.character == character)


@rule("SETUP-016", "SETUP-062")
def test_kobol_is_the_objective() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    assert table.game.view(None)["destinations"] == []
    assert total_distance(table.state) == 0


@rule("SETUP-062")
def test_the_objective_is_kobol_whatever_the_table() -> None:
    for seats in (3, 4, 5, 6):
        game = rr.new("galactica", seats, 2)
        view = game.view(None)
        assert view["distance"] == 0
        assert view["destinations"] == []
    table = Table(*SIX[:3]).to_do("prepare_for_jump")
    g = table.state
    for card in ("asteroid_field", "asteroid_field", "barren_planet"):
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    g.jump_track = 4
    table.skip()
    assert (table.g.winner, table.g.why) == ("humans", "kobol")


@rule("SETUP-018", "SETUP-022", "SETUP-027", "SETUP-029", "SETUP-030", "SETUP-033")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_board_is_the_same_for_every_number_of_players(seats: int, by_book: str | None) -> None:
    ready, damaged = (4 + 1, 4) if by_book == "combined" else (6, 0)  # an assault raptor, and four Mark VII
    for viewer in (0, seats - 1, None):
        view = rr.new("galactica", seats, seats).view(viewer)
        assert view["resources"] == {"food": 8, "fuel": 8, "morale": 10, "population": 12}
        assert view["jump_track"] == 0
        assert view["reserves"] == {"vipers": ready, "raptors": 4, "damaged_vipers": damaged}
        assert view["boarding"] == [0] * 5
        assert view["damaged"] == []
        for area in AREAS:
            there = view["areas"][area]
            assert there["raiders"] == (3 if area == "fore" else 0)
            assert there["basestars"] == ([[]] if area == "fore" else [])
            assert there["heavy_raiders"] == 0
            assert there["vipers"] == (1 if area in ("port_fore", "port_aft") else 0)
            assert len(there["civilians"]) == (2 if area == "aft" else 0)


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
    game = chosen("laura_roslin", "saul_tigh", "sharon_boomer_valerii")
    g, seen = game.state, game.view(None)
    assert g.jump_track == 0
    assert seen["reserves"] == {"vipers": 6, "raptors": 4, "damaged_vipers": 0}
    assert seen["areas"]["fore"]["basestars"] == [[]]
    assert seen["areas"]["fore"]["raiders"] == 3
    assert [seen["areas"][area]["vipers"] for area in AREAS] == [0, 0, 0, 0, 1, 1]
    assert [ship["face"] for ship in seen["areas"]["aft"]["civilians"]] == [None, None]
    assert seen["civilians_left"] == 10
    assert sum(g.fleet.raiders) == 3 and not any(g.fleet.heavies) and not any(g.boarding)  # noqa: PT018


@rule("SETUP-031", "SETUP-033")
def test_the_two_civilian_ships_are_random_and_facedown() -> None:
    faces = set()
    for seed in range(24):
        game = rr.new("galactica", 3, seed)
        assert len(game.state.civilians[AFT]) == 2
        faces |= {ship.face for ship in game.state.civilians[AFT]}
        for viewer in (0, 1, 2, None):
            assert "civ_" not in json.dumps(game.view(viewer))
    assert len(faces) >= 4
    assert game.state.fleet.raiders[FORE] == 3


@rule("SETUP-034")
def test_three_to_six_players_play_the_game() -> None:
    assert set(RULES.seats) == {1, 2, 3, 4, 5, 6, 7}  # 1 and 2 are the official variants, 7 need a Cylon leader
    with pytest.raises(BadSetup, match="galactica is for"):
        rr.new("galactica", 8, 1)


@rule("SETUP-034")
def test_every_number_of_players_from_3_to_6_starts() -> None:
    for seats in (3, 4, 5, 6):
        game = chosen(*SIX[:seats])
        assert len({player.character for player in game.state.players}) == seats
        assert game.state.turn == 1
    for seats in (0, 7):
        with pytest.raises(rr.BadSetup):
            rr.new("galactica", seats, 1)


@rule("SETUP-036", "SETUP-037")
def test_a_random_first_player_chooses_first_and_clockwise() -> None:
    firsts = set()
    for seed in range(30):
        game = rr.new("galactica", 4, seed)
        order = []
        while game.questions[0].prompt == "galactica-character":
            order.append(game.questions[0].seat)
            game.answer(order[-1], 0)
            placed(game)
        assert order == [(order[0] + n) % 4 for n in range(4)]
        assert game.state.current == order[0]
        firsts.add(order[0])
    assert firsts == {0, 1, 2, 3}


@rule("SETUP-036", "SETUP-064")
def test_the_first_player_has_the_first_turn_and_no_cards_before_it() -> None:
    game = rr.new("galactica", 4, 6)
    first = game.questions[0].seat
    assert game.view(None)["current"] == first
    while game.state.turn == 0:
        assert game.state.players[first].hand == []
        game.answer(game.questions[0].seat, 0)
    drawn = [event["seat"] for event in game.events(None) if event["event"] == "SkillsDrawn"]
    began = next(event for event in game.events(None) if event["event"] == "TurnBegan")
    assert began["seat"] == first
    assert drawn[:3] == [(first + n) % 4 for n in (1, 2, 3)]


@rule("SETUP-037", "SETUP-038", "SETUP-039")
def test_the_type_limit_holds_for_every_choice_of_many_games() -> None:
    for seed in range(12):
        game = rr.new("galactica", 6, seed)
        left = set(in_play(game.state).sheets)
        order = []
        while game.questions[0].prompt == "galactica-character":
            question = game.questions[0]
            order.append(question.seat)
            counts = Counter(SHEETS[name].type for name in left if SHEETS[name].type != "support")
            most = {kind for kind, count in counts.items() if count == max(counts.values())} | {"support"}
            offered = {option.id for option in question.options}
            there = {player.character for player in game.state.players if player.character}
            there |= {name for name in left if SHEETS[name].person in {SHEETS[one].person for one in there}}
            assert offered == {name for name in left - there if SHEETS[name].type in most}
            pick = (seed + len(order)) % len(question.options)
            left.remove(question.options[pick].id)
            game.answer(question.seat, pick)
            placed(game)
        assert order == [(order[0] + n) % 6 for n in range(6)]


@rule("SETUP-038", "SETUP-039", "CHAR-001")
def test_the_type_with_most_sheets_left_must_be_chosen() -> None:
    game = choosing(4)
    assert len(game.questions[0].options) == len(in_play(game.state).sheets)
    game = choosing(4, "laura_roslin")
    kinds = {SHEETS[option.id].type for option in game.questions[0].options}
    assert kinds == {"military_leader", "pilot", "support"}
    game = choosing(4, "laura_roslin", "saul_tigh")
    assert {SHEETS[option.id].type for option in game.questions[0].options} == {"pilot", "support"}
    game = choosing(4, "laura_roslin", "chief_galen_tyrol")
    left = {SHEETS[option.id].type for option in game.questions[0].options}
    others = {*in_play(game.state).sheets} - {"chief_galen_tyrol"}
    assert left == {"military_leader", "pilot"} | {"support" for name in others if SHEETS[name].type == "support"}


@rule("SETUP-047")
def test_only_those_with_a_piloting_token_can_launch() -> None:
    for character in BASE.sheets:
        sheet = SHEETS[character]
        others = [name for name in ("laura_roslin", "saul_tigh", "tom_zarek") if name != character][:2]
        table = Table(character, *others).place(0, "hangar_deck").hand(0, "repair-1", "repair-1")
        pilots = ("lee_apollo_adama", "sharon_boomer_valerii", "kara_starbuck_thrace", "karl_helo_agathon")
        assert ("activate:hangar_deck" in table.labels(0)) == (character in pilots), character
        assert sheet.pilot == (character in pilots)


@rule("SETUP-047", "SETUP-049")
def test_everybody_has_his_own_sheet_and_stands_where_it_says() -> None:
    starts = {
        "laura_roslin": "presidents_office",
        "gaius_baltar": "research_lab",
        "tom_zarek": "administration",
        "william_adama": "admirals_quarters",
        "saul_tigh": "command",
        "karl_helo_agathon": "off_board",
        "kara_starbuck_thrace": "hangar_deck",
        "sharon_boomer_valerii": "armory",
        "chief_galen_tyrol": "hangar_deck",
    }
    seen = {}
    for characters in (
        ("laura_roslin", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol", "tom_zarek", "saul_tigh"),
        ("gaius_baltar", "karl_helo_agathon", "sharon_boomer_valerii"),
    ):
        game = chosen(*characters)
        for player in game.view(None)["players"]:
            seen[player["character"]] = player["place"]
    assert seen == {character: uppermost(game.state, place) for character, place in starts.items()}


@rule("SETUP-049", "SETUP-050", "VIP-011")
def test_characters_start_where_their_sheets_say() -> None:
    game = chosen("lee_apollo_adama", "laura_roslin", "william_adama", "chief_galen_tyrol")
    places = {player.character: player.place for player in game.state.players}
    assert places == {
        "lee_apollo_adama": "port_fore",
        "laura_roslin": uppermost(game.state, "presidents_office"),
        "william_adama": "admirals_quarters",
        "chief_galen_tyrol": "hangar_deck",
    }
    assert game.state.squadrons["viper"].reserves == pieces(game.state, "viper") - 3  # two are in space, and his
    game = chosen("karl_helo_agathon", "gaius_baltar", "kara_starbuck_thrace")
    assert {p.place for p in game.state.players} == {"off_board", "research_lab", "hangar_deck"}


@rule("SETUP-050")
@pytest.mark.parametrize("area", ["port_fore", "port_aft"])
def test_apollo_starts_in_a_viper_of_the_reserves(area: str) -> None:
    game = rr.new("galactica", 3, 1)
    seat = game.questions[0].seat
    game.answer(seat, game.questions[0].find("character:lee_apollo_adama"))
    assert set(game.questions[0].labels) == {"area:port_fore", "area:port_aft"}
    before = game.view(None)["reserves"]["vipers"]
    game.answer(seat, game.questions[0].find(f"area:{area}"))
    if game.questions[0].prompt == "galactica-which-viper":
        game.answer(seat, game.questions[0].find("kind:viper"))
    view = game.view(None)
    assert view["areas"][area]["pilots"] == [seat]
    assert view["areas"][area]["vipers"] == 1  # the unmanned one of the setup
    assert view["reserves"]["vipers"] == before - 1
    assert game.state.squadrons["viper"].reserves == pieces(game.state, "viper") - 3


@rule("SETUP-052", "SETUP-053", "SETUP-054", "SETUP-055", "TITLE-036", "TITLE-039")
def test_titles_quorum_card_and_nukes() -> None:
    game = chosen("saul_tigh", "tom_zarek", "kara_starbuck_thrace")
    by = {player.character: player.seat for player in game.state.players}
    assert game.state.president == by["tom_zarek"]
    assert game.state.admiral == by["saul_tigh"]
    assert len(game.state.quorum_hand) == 1
    assert game.state.nukes == 2
    lines = {office: [name for name in TITLES[office].line if name in BASE.sheets] for office in BASE.titles}
    assert lines["president"][0] == "laura_roslin"
    assert lines["admiral"][0] == "william_adama"
    assert sorted(lines["president"]) == sorted(lines["admiral"]) == sorted(BASE.sheets)


@rule("SETUP-052", "SETUP-054", "SETUP-055")
@pytest.mark.parametrize(
    ("characters", "president", "admiral"),
    [
        (("laura_roslin", "william_adama", "lee_apollo_adama"), "laura_roslin", "william_adama"),
        (("tom_zarek", "karl_helo_agathon", "kara_starbuck_thrace"), "tom_zarek", "karl_helo_agathon"),
        (("gaius_baltar", "saul_tigh", "lee_apollo_adama"), "gaius_baltar", "saul_tigh"),
        (("saul_tigh", "sharon_boomer_valerii", "tom_zarek"), "tom_zarek", "saul_tigh"),
    ],
)
def test_titles_go_to_the_highest_in_line(characters: tuple[str, ...], president: str, admiral: str) -> None:
    game = chosen(*characters)
    view = game.view(None)
    assert view["titles"]["president"] == seat_of(game, president)
    assert view["titles"]["admiral"] == seat_of(game, admiral)
    assert view["nukes"] == 2


@rule("SETUP-053", "SETUP-059")
def test_the_president_starts_with_one_random_quorum_card() -> None:
    firsts = set()
    for seed in range(12):
        game = chosen(*SIX[:3], seed=seed)
        president = seat_of(game, "laura_roslin")
        assert game.view(president)["office_hands"]["quorum"] == game.state.quorum_hand
        assert game.view(None)["office_hands"]["quorum"] == 1
        assert len(game.state.decks["quorum"].cards) == len(in_play(game.state).deck("quorum")) - 1
        firsts.add(game.state.quorum_hand[0])
    assert len(firsts) > 3


@rule("SETUP-059", "SETUP-061")
def test_all_decks_come_in_another_order_with_another_seed() -> None:
    games = [rr.new("galactica", 3, seed).state for seed in (1, 2)]
    for name in ("crisis", "super_crisis", "quorum", "destination"):
        one, two = (g.decks[name].cards for g in games)
        assert sorted(one) == sorted(two)
        assert one != two
        assert games[0].decks[name].discard == []
    for skill in range(5):
        one, two = (g.skill_decks[skill] for g in games)
        assert sorted(one) == sorted(two)
        assert one != two
        assert {TYPE[card] for card in one} == {skill}
    assert rr.new("galactica", 3, 1).state.decks["crisis"].cards == games[0].decks["crisis"].cards


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


@rule("SETUP-063")
def test_the_first_three_cards_are_of_the_types_and_numbers_of_the_sheet() -> None:
    game = rr.new("galactica", 3, 2)
    picks = iter(("character:laura_roslin", "character:saul_tigh", "character:kara_starbuck_thrace"))
    while game.state.turn == 0:
        question = game.questions[0]
        if question.prompt == "galactica-character":
            game.answer(question.seat, question.find(next(picks)))
            continue
        character = game.state.players[question.seat].character
        ways = [Counter(label.removeprefix("draw:").split("+")) for label in question.labels]
        assert all(way.total() == 3 for way in ways)
        if character == "saul_tigh":  # leadership 2, tactics 3
            assert {(way["leadership"], way["tactics"]) for way in ways} == {(0, 3), (1, 2), (2, 1)}
        else:  # Starbuck: tactics 2, piloting 2, leadership or engineering 1
            assert character == "kara_starbuck_thrace"
            assert max(way["tactics"] for way in ways) == max(way["piloting"] for way in ways) == 2
            assert max(way["leadership"] + way["engineering"] for way in ways) == 1
            assert all(way["politics"] == 0 for way in ways)
        game.answer(question.seat, 0)
    for character in ("saul_tigh", "kara_starbuck_thrace"):
        assert len(game.state.players[seat_of(game, character)].hand) == 3


@rule("SETUP-067", "SKILL-006", "SECR-025")
def test_the_destiny_deck_has_two_cards_of_each_type() -> None:
    game = chosen("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    assert Counter(TYPE[card] for card in game.state.destiny) == dict.fromkeys(range(5), 2)
    assert game.view(None)["decks"]["destiny"] == {"size": 10}


@rule("SETUP-067")
def test_the_destiny_deck_is_random_shuffled_and_hidden() -> None:
    orders = set()
    for seed in range(6):
        game = chosen(*SIX[:3], seed=seed)
        assert Counter(TYPE[card] for card in game.state.destiny) == dict.fromkeys(range(5), 2)
        orders.add(tuple(game.state.destiny))
        assert game.view(0)["decks"]["destiny"] == {"size": 10}
    assert len(orders) == 6
    assert any([TYPE[card] for card in order] != [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] for order in orders)
