"""Setup and the Loyalty deck (SETUP, LOYD), over many deals and by what the seats can see and do."""

import json
from collections import Counter
from typing import Any

import pytest

import readyroom as rr
from readyroom.galactica.board import AFT, AREAS, FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
from readyroom.galactica.skills import TYPE
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Game

rule = pytest.mark.rule
SIX = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "william_adama", "lee_apollo_adama")


def begun(*characters: str, seed: int = 1, **options: Any) -> Game[Galactica]:
    """A game up to its first turn; from the first player on these characters are chosen."""
    game = rr.new("galactica", len(characters), seed, options)
    wanted = list(characters)
    while game.state.turn == 0:
        question = game.questions[0]
        choosing = question.prompt == "galactica-character"
        game.answer(question.seat, question.find(f"character:{wanted.pop(0)}") if choosing else 0)
    return game


def seat_of(game: Game[Galactica], character: str) -> int:
    return next(player.seat for player in game.state.players if player.character == character)


# --- boards and ships --------------------------------------------------------------------------------------


@rule("SETUP-016", "SETUP-062")
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


@rule("SETUP-018", "SETUP-022", "SETUP-023", "SETUP-027", "SETUP-029", "SETUP-030", "SETUP-033")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_board_is_the_same_for_every_number_of_players(seats: int) -> None:
    for viewer in (0, seats - 1, None):
        view = rr.new("galactica", seats, seats).view(viewer)
        assert view["resources"] == {"food": 8, "fuel": 8, "morale": 10, "population": 12}
        assert view["jump_track"] == 0
        assert view["reserves"] == {"vipers": 6, "raptors": 4, "damaged_vipers": 0}
        assert view["boarding"] == [0] * 5
        assert view["damaged"] == []
        for area in AREAS:
            there = view["areas"][area]
            assert there["raiders"] == (3 if area == "fore" else 0)
            assert there["basestars"] == ([[]] if area == "fore" else [])
            assert there["heavy_raiders"] == 0
            assert there["vipers"] == (1 if area in ("port_fore", "port_aft") else 0)
            assert len(there["civilians"]) == (2 if area == "aft" else 0)


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


# --- players and characters --------------------------------------------------------------------------------


@rule("SETUP-034")
def test_every_number_of_players_from_3_to_6_starts() -> None:
    for seats in (3, 4, 5, 6):
        game = begun(*SIX[:seats])
        assert len({player.character for player in game.state.players}) == seats
        assert game.state.turn == 1
    for seats in (0, 7):
        with pytest.raises(rr.BadSetup):
            rr.new("galactica", seats, 1)


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
        left = set(SHEETS)
        order = []
        while game.questions[0].prompt == "galactica-character":
            question = game.questions[0]
            order.append(question.seat)
            counts = Counter(SHEETS[name].type for name in left if SHEETS[name].type != "support")
            most = {kind for kind, count in counts.items() if count == max(counts.values())} | {"support"}
            offered = {option.id for option in question.options}
            assert offered == {name for name in left if SHEETS[name].type in most}
            pick = (seed + len(order)) % len(question.options)
            left.remove(question.options[pick].id)
            game.answer(question.seat, pick)
            if game.questions[0].prompt == "galactica-launch":
                game.answer(question.seat, 0)
        assert order == [(order[0] + n) % 6 for n in range(6)]


@rule("SETUP-047")
def test_only_those_with_a_piloting_token_can_launch() -> None:
    for character, sheet in SHEETS.items():
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
        game = begun(*characters)
        for player in game.view(None)["players"]:
            seen[player["character"]] = player["place"]
    assert seen == starts


@rule("SETUP-050")
@pytest.mark.parametrize("area", ["port_fore", "port_aft"])
def test_apollo_starts_in_a_viper_of_the_reserves(area: str) -> None:
    game = rr.new("galactica", 3, 1)
    seat = game.questions[0].seat
    game.answer(seat, game.questions[0].find("character:lee_apollo_adama"))
    assert set(game.questions[0].labels) == {"area:port_fore", "area:port_aft"}
    game.answer(seat, game.questions[0].find(f"area:{area}"))
    view = game.view(None)
    assert view["areas"][area]["pilots"] == [seat]
    assert view["areas"][area]["vipers"] == 1  # the unmanned one of the setup
    assert view["reserves"]["vipers"] == 5


# --- titles, decks, hands ----------------------------------------------------------------------------------


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
    game = begun(*characters)
    view = game.view(None)
    assert view["titles"] == {"president": seat_of(game, president), "admiral": seat_of(game, admiral)}
    assert view["nukes"] == 2


@rule("SETUP-053", "SETUP-059")
def test_the_president_starts_with_one_random_quorum_card() -> None:
    firsts = set()
    for seed in range(12):
        game = begun(*SIX[:3], seed=seed)
        president = seat_of(game, "laura_roslin")
        assert game.view(president)["quorum_hand"] == game.state.quorum_hand
        assert game.view(None)["quorum_hand_size"] == 1
        assert len(game.state.decks["quorum"].cards) == 16
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


@rule("SETUP-067")
def test_the_destiny_deck_is_random_shuffled_and_hidden() -> None:
    orders = set()
    for seed in range(6):
        game = begun(*SIX[:3], seed=seed)
        assert Counter(TYPE[card] for card in game.state.destiny) == dict.fromkeys(range(5), 2)
        orders.add(tuple(game.state.destiny))
        assert game.view(0)["decks"]["destiny"] == {"size": 10}
    assert len(orders) == 6
    assert any([TYPE[card] for card in order] != [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] for order in orders)


# --- the Loyalty deck --------------------------------------------------------------------------------------


def cards_in_use(g: Galactica) -> Counter[str]:
    return Counter([*g.loyalty, *(card.id for player in g.players for card in player.loyalty)])


@rule("LOYD-003", "LOYD-006", "LOYD-029")
def test_any_player_can_be_the_cylon_and_with_any_cylon_card() -> None:
    cards, seats = set(), set()
    for seed in range(60):
        g = begun(*SIX[:3], seed=seed).state
        used = cards_in_use(g)
        assert used[HUMAN] == 5
        (cylon,) = [card for card in used if card in CYLONS]
        cards.add(cylon)
        seats |= {player.seat for player in g.players if player.loyalty[0].id in CYLONS}
    assert cards == {card for card in CYLONS if card in in_play(g).loyalty}
    assert seats == {0, 1, 2}


@rule("LOYD-001", "LOYD-031")
def test_the_sympathizer_is_never_in_the_first_deal_and_anywhere_in_the_rest() -> None:
    places = set()
    for seed in range(24):
        g = begun(*SIX[:4], seed=seed).state
        assert all(card.id != SYMPATHIZER for player in g.players for card in player.loyalty)
        assert Counter(g.loyalty)[SYMPATHIZER] == 1
        assert len(g.loyalty) == 4
        places.add(g.loyalty.index(SYMPATHIZER))
    assert len(places) > 2
    for seats in (3, 5):
        g = begun(*SIX[:seats]).state
        assert SYMPATHIZER not in cards_in_use(g)
        assert SYMPATHIZER in g.loyalty_box


@rule("LOYD-006", "LOYD-007", "LOYD-008", "LOYD-009", "LOYD-026", "LOYD-027", "LOYD-030")
@pytest.mark.parametrize(
    ("characters", "humans", "cylons"),
    [
        (("gaius_baltar", "saul_tigh", "kara_starbuck_thrace"), 6, 1),
        (("laura_roslin", "saul_tigh", "sharon_boomer_valerii", "william_adama"), 7, 1),
        (("gaius_baltar", "saul_tigh", "sharon_boomer_valerii", "william_adama"), 8, 1),
        (("gaius_baltar", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "william_adama"), 9, 2),
        (
            (
                "gaius_baltar",
                "saul_tigh",
                "sharon_boomer_valerii",
                "tom_zarek",
                "william_adama",
                "lee_apollo_adama",
            ),
            11,
            2,
        ),
    ],
)
def test_baltar_and_boomer_in_every_size(characters: tuple[str, ...], humans: int, cylons: int) -> None:
    game = begun(*characters)
    used = cards_in_use(game.state)
    assert used[HUMAN] == humans
    assert sum(used[card] for card in CYLONS) == cylons
    for player in game.view(None)["players"]:
        assert len(player["loyalty"]) == (2 if player["character"] == "gaius_baltar" else 1)
    boomer = "sharon_boomer_valerii" in characters
    needed = len(characters) + boomer  # for the Sleeper Agent phase
    assert len(game.state.loyalty) == needed


@rule("LOYD-029", "LOYD-033")
def test_the_deal_is_facedown_and_the_box_unseen() -> None:
    game = begun(*SIX[:5], seed=3)
    for viewer in (0, 1, 2, 3, 4, None):
        view = game.view(viewer)
        known = [card["card"] for player in view["players"] for card in player["loyalty"] if player["seat"] != viewer]
        assert known == [None] * len(known)
        text = json.dumps([view, game.events(viewer)])
        mine = [] if viewer is None else [card.id for card in game.state.players[viewer].loyalty]
        for card in CYLONS:
            assert (card in text) == (card in mine)  # neither the deck's nor the box's cards are told
        dealt = [event for event in game.events(viewer) if event["event"] == "LoyaltyDealt"]
        assert [event["card"] is not None for event in dealt] == [event["seat"] == viewer for event in dealt]
