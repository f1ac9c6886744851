"""The official variants for two players and for cooperative play, difficulty, no Sympathizer (VAR)."""

from collections import Counter

import pytest
from tests.rules.galactica_tables import bare, begun, jumping

import readyroom as rr
from readyroom.galactica.board import FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER, sleeper_agent_phase
from readyroom.galactica.testing import Table
from readyroom.kernel import BadSetup

rule = pytest.mark.rule
COOP = ("saul_tigh", "laura_roslin", "sharon_boomer_valerii")
SKILLS = ("politics", "leadership", "tactics", "piloting", "engineering")


@rule("VAR-001")
def test_two_players_choose_without_boomer() -> None:
    game = rr.new("galactica", 2, 1)
    for _ in range(2):
        question = game.questions[0]
        assert "character:sharon_boomer_valerii" not in question.labels
        game.answer(question.seat, 0)
        while game.questions[0].prompt == "galactica-launch":
            game.answer(question.seat, 0)
    assert len({player.character for player in game.state.players}) == 2
    assert "character:sharon_boomer_valerii" in rr.new("galactica", 3, 1).questions[0].labels


@rule("VAR-001", "VAR-002")
def test_two_players_without_boomer_and_without_loyalty() -> None:
    game = rr.new("galactica", 2, 1)
    assert "character:sharon_boomer_valerii" not in game.questions[0].labels
    game = begun(2)
    assert [player.loyalty for player in game.state.players] == [[], []]
    assert game.state.loyalty == []


@rule("VAR-002")
def test_two_players_start_without_loyalty_cards() -> None:
    for characters in (("gaius_baltar", "saul_tigh"), ("tom_zarek", "william_adama")):
        game = begun(2, *characters)
        assert [player["loyalty"] for player in game.view(None)["players"]] == [[], []]
        assert game.state.loyalty == []
        g = game.state
        assert Counter(g.loyalty_box + g.not_cylons) == in_play(g).loyalty


@rule("VAR-003", "VAR-004")
@pytest.mark.parametrize(
    ("resources", "red"), [([8, 12, 10, 12], 0), ([4, 12, 10, 12], 1), ([4, 12, 5, 6], 3), ([1, 3, 1, 1], 4)]
)
def test_two_players_are_dealt_one_card_each_at_the_sleeper_phase(resources: list[int], red: int) -> None:
    table = jumping(bare("saul_tigh", "laura_roslin"), "barren_planet")
    table.state.resources = resources[:]
    table.skip()
    table.say(0, "deep_space").skip()
    g = table.g
    assert len(table.events("SleeperPhase")) == 1
    assert [len(player.loyalty) for player in g.players] == [1, 1]
    cards = Counter([*g.loyalty, *(card.id for player in g.players for card in player.loyalty)])
    assert cards[HUMAN] == 2 + red
    assert sum(cards[card] for card in CYLONS) == 1
    assert table.game.view(1)["players"][0]["loyalty"] == [{"card": None, "revealed": False}]


@rule("VAR-003", "VAR-004")
def test_either_of_two_players_or_nobody_may_be_the_cylon() -> None:
    found = set()
    for seed in range(24):
        table = jumping(bare("saul_tigh", "laura_roslin", seed=seed), "barren_planet")
        table.skip()
        table.say(0, "deep_space").skip()
        found.add(tuple(player.seat for player in table.g.players if player.loyalty[0].id in CYLONS))
    assert found == {(), (0,), (1,)}


@rule("VAR-003", "LOYD-003")
def test_which_cylon_card_two_players_play_with_is_chance() -> None:
    """Of the same box, in the same order: each of the four is drawn in some games."""
    found = set()
    for seed in range(40):
        g = begun(2, seed=seed).state
        g.loyalty_box.sort()
        assert list(sleeper_agent_phase(g)) == []
        cards = {*g.loyalty, *(card.id for player in g.players for card in player.loyalty)}
        found |= cards & set(CYLONS)
        assert not cards & set(CYLONS) & set(g.loyalty_box)
    assert found == {*CYLONS} & {*in_play(g).loyalty}


@rule("VAR-003", "VAR-004")
def test_two_players_get_their_loyalty_at_the_sleeper_phase() -> None:
    g = begun(2).state
    g.resources = [4, 8, 5, 12]
    assert list(sleeper_agent_phase(g)) == []
    assert [len(player.loyalty) for player in g.players] == [1, 1]
    cards = Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)
    assert sum(cards[card] for card in CYLONS) == 1
    assert cards.total() == 1 + 4


@rule("VAR-024")
def test_there_is_no_loyalty_in_a_cooperative_game_not_even_at_distance_4() -> None:
    table = jumping(bare(*COOP, cooperative=True), "barren_planet")
    table.skip()
    table.say(0, "deep_space").skip()
    assert [player.loyalty for player in table.g.players] == [[], [], []]
    assert table.events("LoyaltyDealt") == []
    assert table.g.players[2].place == "brig"  # of Boomer's drawback the possible part is left (TERM-012)


@rule("VAR-024")
def test_all_win_or_all_lose_a_cooperative_game() -> None:
    table = bare(*COOP, cooperative=True).to_do("end_of_turn")
    table.state.resources[0] = 0
    table.skip()
    assert table.game.result is not None
    assert table.game.result.winners == ()
    table = jumping(bare(*COOP, cooperative=True), "asteroid_field", "asteroid_field", "barren_planet")
    table.skip()
    assert table.game.result is not None
    assert table.game.result.winners == (0, 1, 2)


@rule("VAR-024", "VAR-025", "VAR-026", "VAR-027")
def test_the_cooperative_game_at_the_start() -> None:
    g = begun(4, cooperative=True).state
    assert all(player.loyalty == [] for player in g.players)
    assert g.loyalty == []
    assert g.nukes == 1
    assert g.resources == [7, 8, 9, 10]
    gone = {"arrest_order", "assign_arbitrator", "encourage_mutiny", "release_cylon_mugshots"}
    assert not gone & set(g.decks["quorum"].cards)
    assert len(g.decks["quorum"].cards) + len(g.quorum_hand) == len(in_play(g).deck("quorum")) - 5
    assert list(sleeper_agent_phase(g)) == []


@rule("VAR-025", "VAR-026", "VAR-027")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_cooperative_start(seats: int) -> None:
    game = begun(seats, cooperative=True)
    view = game.view(None)
    assert view["nukes"] == 1
    assert rr.new("galactica", seats, 1, {"cooperative": True}).view(None)["resources"] == {
        "food": 7,
        "fuel": 8,
        "morale": 9,
        "population": 10,
    }
    deck = Counter([*game.state.decks["quorum"].cards, *game.state.quorum_hand])
    assert {card: count for card, count in deck.items() if card in BASE.cards["quorum"]} == {
        "accept_prophecy": 1,
        "assign_mission_specialist": 1,
        "assign_vice_president": 1,
        "authorization_of_brutal_force": 2,
        "food_rationing": 2,
        "inspirational_speech": 4,
        "presidential_pardon": 1,
    }


@rule("VAR-028")
@pytest.mark.parametrize("character", sorted(BASE.sheets))
def test_one_card_less_of_ones_choice(character: str) -> None:
    others = [name for name in ("saul_tigh", "laura_roslin", "tom_zarek") if name != character][:2]
    less = bare(character, *others, cooperative=True).to_do("receive_skills")
    full = sum(number for _, number in SHEETS[character].skills)
    ways = [Counter(label.removeprefix("draw:").split("+")) for label in less.labels(0)]
    assert {way.total() for way in ways} == {full - 1}
    left_out = {skill for skill in SHEETS[character].types if any(SKILLS[skill] in way for way in ways)}
    assert len(ways) >= len(SHEETS[character].skills)  # any of the printed cards may be the one
    assert left_out == set(SHEETS[character].types)


@rule("VAR-028", "VAR-029")
def test_cooperative_players_draw_one_card_less_and_have_crises_in_the_brig() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek", cooperative=True).to_do("receive_skills")
    for player in table.state.players:
        player.loyalty = []
    table.state.loyalty_box += [HUMAN] * 3
    assert set(table.labels(0)) == {
        "draw:leadership+tactics+tactics+tactics",
        "draw:leadership+leadership+tactics+tactics",
    }
    table = Table("saul_tigh", "laura_roslin", "tom_zarek", cooperative=True).to_do("crisis").place(0, "brig")
    for player in table.state.players:
        player.loyalty = []
    table.state.loyalty_box += [HUMAN] * 3
    table.skip()
    assert len(table.events("CrisisDrawn")) == 1


@rule("VAR-029")
def test_a_cooperative_prisoner_draws_a_crisis() -> None:
    for cooperative in (True, False):
        table = bare(*COOP, cooperative=cooperative).place(0, "brig").to_do("crisis")
        table.skip()
        assert len(table.events("CrisisDrawn")) == int(cooperative)


@rule("VAR-030", "VAR-031")
@pytest.mark.parametrize("seats", [3, 6])
def test_difficulty_moves_all_dials_by_two(seats: int) -> None:
    for difficulty, resources in (
        ("easier_for_humans", {"food": 10, "fuel": 10, "morale": 12, "population": 14}),
        ("normal", {"food": 8, "fuel": 8, "morale": 10, "population": 12}),
        ("easier_for_cylons", {"food": 6, "fuel": 6, "morale": 8, "population": 10}),
    ):
        game = rr.new("galactica", seats, 1, {"difficulty": difficulty})
        assert game.view(None)["resources"] == resources
        assert game.view(None)["areas"]["fore"]["raiders"] == game.state.fleet.raiders[FORE] == 3


@rule("VAR-030", "VAR-031")
def test_difficulty() -> None:
    assert begun(3, difficulty="easier_for_humans").state.resources[0] >= 9
    assert rr.new("galactica", 3, 1, {"difficulty": "easier_for_humans"}).state.resources == [10, 10, 12, 14]
    assert rr.new("galactica", 3, 1, {"difficulty": "easier_for_cylons"}).state.resources == [6, 6, 8, 10]


@pytest.mark.only("base", "exodus", why="with all boxes there is no Sympathizer to leave out")
@pytest.mark.parametrize(("seats", "humans", "cylons"), [(4, 7, 1), (6, 10, 2)])
def test_the_variant_without_the_sympathizer(seats: int, humans: int, cylons: int) -> None:
    characters = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "william_adama", "lee_apollo_adama")
    game = begun(seats, *characters[:seats], sympathizer=False)
    g = game.state
    cards = Counter([*g.loyalty, *(card.id for player in g.players for card in player.loyalty)])
    more = in_play(g).loyalty_decks[seats][1] + 1 - humans  # the Exodus rules have a card more
    assert (cards[HUMAN], cards[SYMPATHIZER], more) == (humans + more, 0, g.options.rules != "base")
    assert sum(cards[card] for card in CYLONS) == cylons
    start = rr.new("galactica", seats, 1, {"sympathizer": False})
    assert start.view(None)["resources"] == {"food": 7, "fuel": 8, "morale": 9, "population": 10}
    assert ("character:sharon_boomer_valerii" in start.questions[0].labels) == (seats == 4)
    table = Table(*characters[:seats], sympathizer=False).cylon(0).to_do("receive_skills")
    assert all(len(label.split("+")) == 3 for label in table.labels(0))


@pytest.mark.only("base", "exodus", why="with all boxes there is no Sympathizer to leave out")
def test_without_the_sympathizer() -> None:
    g = begun(4, "laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", sympathizer=False).state
    assert g.resources == [7, 8, 9, 10]
    cards = Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)
    assert cards[HUMAN] == in_play(g).loyalty_decks[4][1] + 1
    assert sum(cards.values()) == cards[HUMAN] + 1
    table = Table("saul_tigh", "laura_roslin", "tom_zarek", "kara_starbuck_thrace", sympathizer=False).cylon(0)
    table.to_do("receive_skills")
    assert ("draw:politics+politics+politics" in table.labels(0)) is not in_play(g).cylons_mix
    game = rr.new("galactica", 6, 1, {"sympathizer": False})
    assert "character:sharon_boomer_valerii" not in game.questions[0].labels


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"sympathizer": False}), (2, {"cooperative": True}), (4, {"cooperative": True, "sympathizer": False})],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, bool]) -> None:
    with pytest.raises(BadSetup):
        rr.new("galactica", seats, 1, options)
