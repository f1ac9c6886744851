"""Cylon leaders at the setup: choosing one, Loyalty decks, first hands (SETUP, LOYD; L1 of the scenarios)."""

import pytest
from tests.rules.galactica_leaders import begun, led, seat_of

from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS, MUTINEER, SYMPATHIZER
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, TACTICS, TREACHERY, TYPE
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import BadSetup, Game, start

rule = pytest.mark.rule
LED = ("laura_roslin", "cavil", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol")
MORE = ("tory_foster", "felix_gaeta")
HUMANS = ("laura_roslin", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol", "samuel_t_anders")
SIX = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "karl_helo_agathon", "lee_apollo_adama")


def offered(game: Game[Galactica]) -> set[str]:
    return {option.id for option in game.questions[0].options}


def choose(game: Game[Galactica], *characters: str) -> Game[Galactica]:
    for character in characters:
        question = game.questions[0]
        game.answer(question.seat, question.find(f"character:{character}"))
        while not game.questions[0].prompt.endswith(("character", "draw")):
            game.answer(game.questions[0].seat, 0)
    return game


def led_game(seats: int, seed: int = 1, rules: str = "combined", **options: object) -> Game[Galactica]:
    return start(EVERY_MODE, seats, seed, {"rules": rules, "leaders": True, **options})


def leaders_among(names: set[str]) -> set[str]:
    return {name for name in names if SHEETS[name].leads}


@rule("SETUP-038", "SETUP-040", "SETUP-044", "TITLE-035")
@pytest.mark.only("combined", why="seven leaders are seven only with all boxes")
def test_l1_a_leader_is_chosen_whatever_the_numbers_are_and_no_second_one() -> None:
    game = led_game(5)
    kinds = [SHEETS[name].type for name in in_play(game.state).sheets]
    assert {kind: kinds.count(kind) for kind in {*kinds}} == {
        "political_leader": 7,
        "military_leader": 7,
        "pilot": 7,
        "support": 5,
        "cylon_leader": 7,
    }
    choose(game, "laura_roslin")
    assert len(leaders_among(offered(game))) == 7
    assert {SHEETS[name].type for name in offered(game)} == {"military_leader", "pilot", "support", "cylon_leader"}
    choose(game, "cavil")
    assert {SHEETS[name].type for name in offered(game)} == {"military_leader", "pilot", "support"}
    choose(game, "william_adama")
    assert {SHEETS[name].type for name in offered(game)} == {"pilot", "support"}
    choose(game, "kara_starbuck_thrace")
    assert not leaders_among(offered(game))


@rule("LOYD-018", "SETUP-048", "SETUP-065", "TITLE-035", "LEAD-008")
@pytest.mark.only("combined", why="cards and tokens of Daybreak")
def test_l1_what_a_leader_starts_with() -> None:
    game = begun(*LED)
    g = game.state
    cavil = g.players[seat_of(g, "cavil")]
    assert (cavil.place, cavil.status) == ("cylon_fleet_3", LEADER)
    assert g.tokens["miracle"] == {f"seat:{seat}": 1 for seat in range(5)}
    first, second = sorted(TYPE[card] for card in cavil.hand)
    assert first == TACTICS
    assert second in (ENGINEERING, TREACHERY)
    assert not cavil.loyalty
    assert {player.character: len(player.hand) for player in g.players if player is not cavil} == {
        "laura_roslin": 0,
        "william_adama": 3,
        "kara_starbuck_thrace": 3,
        "chief_galen_tyrol": 3,
    }
    holders = {office: g.players[seat].character for office, seat in g.titles.items()}
    assert holders == {"president": "laura_roslin", "admiral": "william_adama", "title_cag": "kara_starbuck_thrace"}
    dealt = [card.id for player in g.players for card in player.loyalty]
    assert len(dealt) == 4 + (MUTINEER in dealt)
    every = [*g.loyalty, *dealt]
    assert (len(every), sum(card in CYLONS for card in every), every.count(MUTINEER)) == (10, 1, 1)


@rule("SETUP-065", "SETUP-066", "SETUP-064")
@pytest.mark.only("combined", why="Athena comes with Daybreak")
def test_l1_a_leader_who_is_first_player_draws_nothing_at_first() -> None:
    for leader in ("cavil", "sharon_athena_agathon"):
        g = begun(leader, *HUMANS[:4]).state
        assert not g.players[seat_of(g, leader)].hand


@rule("SETUP-066", "TITLE-035")
@pytest.mark.only("combined", why="Athena comes with Daybreak")
def test_l1_athena_starts_infiltrating() -> None:
    g = begun("laura_roslin", "sharon_athena_agathon", *LED[2:]).state
    athena = g.players[seat_of(g, "sharon_athena_agathon")]
    assert (athena.place, athena.status) == ("hangar_deck", INFILTRATOR)
    types = sorted(TYPE[card] for card in athena.hand)
    assert len(types) == 3
    assert PILOTING in types
    assert {*types} <= {LEADERSHIP, PILOTING, ENGINEERING}
    assert {LEADERSHIP, ENGINEERING} & {*types}
    assert g.titles["title_cag"] == seat_of(g, "kara_starbuck_thrace")


@rule("SETUP-045", "SETUP-035")
@pytest.mark.only("combined", why="its numbers of players")
def test_l1_no_leader_with_three_players() -> None:
    with pytest.raises(BadSetup):
        led_game(3)
    game = start(EVERY_MODE, 3, 1, {"rules": "combined"})
    assert not leaders_among(offered(game))


@rule("SETUP-046", "SETUP-035")
@pytest.mark.only("combined", why="its numbers of players")
def test_l1_the_seventh_player_has_to_take_a_leader() -> None:
    game = choose(led_game(7), *SIX)
    assert leaders_among(offered(game)) == offered(game)
    assert len(offered(game)) == 7
    game = choose(led_game(7), "cavil", *SIX[:5])
    assert not leaders_among(offered(game))
    with pytest.raises(BadSetup):
        start(EVERY_MODE, 7, 1, {"rules": "combined", "leaders": False})


@rule("SETUP-090", "LOYD-022", "LOYD-023", "LOYD-037")
@pytest.mark.only("exodus", why="its Loyalty decks")
@pytest.mark.parametrize(("seats", "cylons", "others"), [(4, 1, 6), (5, 1, 8), (6, 2, 9), (7, 2, 11)])
def test_the_loyalty_deck_of_exodus_with_a_leader(seats: int, cylons: int, others: int) -> None:
    g = begun("cavil", *SIX[: seats - 1], rules="exodus").state
    extra = "sharon_boomer_valerii" in SIX[: seats - 1]
    _has_deck(g, cylons, others + extra, mutineer=0)
    assert SYMPATHIZER in g.loyalty_box
    assert not g.players[seat_of(g, "cavil")].loyalty


@rule("SETUP-090")
@pytest.mark.only("exodus", why="its numbers of players")
def test_seven_players_of_exodus_have_a_leader_and_three_have_none() -> None:
    for seats, options in ((3, {"leaders": True}), (7, {"leaders": False})):
        with pytest.raises(BadSetup):
            start(EVERY_MODE, seats, 1, {"rules": "exodus", **options})
    assert len(offered(choose(led_game(7, rules="exodus"), *SIX))) == 3


@rule("LOYD-016", "LOYD-018", "LOYD-020", "LOYD-021")
@pytest.mark.only("combined", why="its Loyalty decks")
@pytest.mark.parametrize(
    ("seats", "cylons", "others", "mutineer"), [(4, 1, 6, 0), (5, 1, 8, 1), (6, 2, 9, 0), (7, 2, 11, 1)]
)
@pytest.mark.parametrize("leader", ["cavil", "sharon_athena_agathon"], ids=["cavil", "infiltrating"])
def test_the_loyalty_deck_with_a_leader(leader: str, seats: int, cylons: int, others: int, mutineer: int) -> None:
    _has_deck(begun(leader, *SIX[: seats - 1]).state, cylons, others, mutineer)


@rule("LOYD-015", "LOYD-017", "LOYD-019")
@pytest.mark.only("combined", why="its Loyalty decks")
@pytest.mark.parametrize(("seats", "cylons", "others", "mutineer"), [(4, 1, 8, 1), (5, 2, 9, 0), (6, 2, 11, 1)])
def test_where_nobody_takes_a_leader_the_deck_is_the_usual_one(
    seats: int, cylons: int, others: int, mutineer: int
) -> None:
    _has_deck(begun(*SIX[:seats]).state, cylons, others, mutineer)


def _has_deck(g: Galactica, cylons: int, others: int, mutineer: int) -> None:
    every = [*g.loyalty, *(card.id for player in g.players for card in player.loyalty)]
    assert sum(card in CYLONS for card in every) == cylons
    assert every.count(MUTINEER) == mutineer
    assert len(every) == cylons + others + mutineer


@rule("SETUP-038")
def test_variants_without_loyalty_or_sympathizer_have_no_leader() -> None:
    for option in ({"cooperative": True}, {"sympathizer": False}):
        with pytest.raises(BadSetup):
            start(EVERY_MODE, 4, 1, {"rules": "exodus", "leaders": True, **option})


@rule("SETUP-049", "SETUP-043")
@pytest.mark.only("combined", why="all seven")
def test_where_leaders_start() -> None:
    places = {
        "cavil": "cylon_fleet_3",
        "leoben_conoy": "human_fleet_3",
        "caprica_six": "caprica_3",
        "aaron_doral": "caprica_3",
        "danna_biers": "human_fleet_3",
        "sharon_athena_agathon": "hangar_deck",
        "simon_oneill": "cylon_fleet_3",
    }
    for leader, place in places.items():
        table = led("saul_tigh", "sharon_boomer_valerii", "laura_roslin", leader)
        assert table.state.players[3].place == place
    game = choose(led_game(4), "sharon_athena_agathon")
    assert "sharon_boomer_valerii" in offered(game)


@rule("SETUP-065", "SETUP-064")
def test_a_leader_draws_two_cards_at_first() -> None:
    g = begun("laura_roslin", "cavil", *SIX[1:3]).state
    assert len(g.players[seat_of(g, "cavil")].hand) == 2
    assert sorted(len(player.hand) for player in g.players) == [0, 2, 3, 3]
