"""The official variants (VAR), from setup on and in play."""

import json
from collections import Counter
from typing import Any

import pytest

import readyroom as rr
from readyroom.galactica.board import FORE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
from readyroom.galactica.state import Galactica, LoyaltyCard
from readyroom.galactica.testing import Table
from readyroom.kernel import Game

rule = pytest.mark.rule
SKILLS = ("politics", "leadership", "tactics", "piloting", "engineering")


def begun(seats: int, *wanted: str, seed: int = 4, **options: Any) -> Game[Galactica]:
    game = rr.new("galactica", seats, seed, options)
    names = list(wanted)
    while game.state.turn == 0:
        question = game.questions[0]
        choosing = question.prompt in ("galactica-character", "galactica-assist") and names
        game.answer(question.seat, question.find(f"character:{names.pop(0)}") if choosing else 0)
    return game


def jumping(table: Table, *been: str) -> Table:
    """About to jump; cards beside the Objective card."""
    g = table.to_do("prepare_for_jump").empty_space().state
    for card in been:
        at = g.destination.cards.index(card)
        del g.destination.cards[at], g.destination.seen[at]
        g.destinations.append(card)
    g.jump_track = 4
    return table.top("deep_space", "remote_planet")


def bare(*characters: str, **options: Any) -> Table:
    """A table on which nobody has Loyalty cards."""
    table = Table(*characters, **options)
    for seat in range(len(characters)):
        table.loyal(seat)
    return table


# --- two players -------------------------------------------------------------------------------------------


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


@rule("VAR-002")
def test_two_players_start_without_loyalty_cards() -> None:
    for characters in (("gaius_baltar", "saul_tigh"), ("tom_zarek", "william_adama")):
        game = begun(2, *characters)
        assert [player["loyalty"] for player in game.view(None)["players"]] == [[], []]
        assert game.state.loyalty == []
        assert Counter(game.state.loyalty_box) == {HUMAN: 11, SYMPATHIZER: 1, **dict.fromkeys(CYLONS, 1)}


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


# --- one player --------------------------------------------------------------------------------------------


def solo(character: str = "saul_tigh", assist: str = "laura_roslin", cards: tuple[str, ...] = (HUMAN,)) -> Table:
    table = bare(character)
    g = table.state
    for card in cards:
        g.loyalty_box.remove(card)
    g.assist, g.assist_loyalty = assist, [LoyaltyCard(card) for card in cards]
    g.president = g.admiral = 0
    g.nukes = 1
    return table


@rule("VAR-005")
def test_main_and_assist_character() -> None:
    game = rr.new("galactica", 1, 2)
    offered = {option.id for option in game.questions[0].options}
    assert not offered & {"laura_roslin", "sharon_boomer_valerii"}
    game.answer(0, game.questions[0].find("character:saul_tigh"))
    assert game.questions[0].prompt == "galactica-assist"
    assert {option.id for option in game.questions[0].options} == set(SHEETS) - {"saul_tigh"}


@rule("VAR-006", "VAR-010")
def test_three_of_seven_loyalty_cards_lie_facedown_with_the_assistant() -> None:
    cylon_among_the_three = set()
    for seed in range(16):
        game = begun(1, "gaius_baltar", "saul_tigh", seed=seed)  # Baltar, too, gets none himself
        g = game.state
        assert (len(g.assist_loyalty), len(g.loyalty), g.players[0].loyalty) == (3, 4, [])
        cards = Counter([*g.loyalty, *(card.id for card in g.assist_loyalty)])
        assert cards[HUMAN] == 6
        assert sum(cards[card] for card in CYLONS) == 1
        cylon_among_the_three.add(any(card.id in CYLONS for card in g.assist_loyalty))
        for viewer in (0, None):
            assert game.view(viewer)["assist_loyalty"] == [None] * 3
            assert "cylon_can" not in json.dumps([game.view(viewer), game.events(viewer)])
    assert cylon_among_the_three == {True, False}


@rule("VAR-007", "VAR-009", "VAR-010")
@pytest.mark.parametrize("character", ["kara_starbuck_thrace", "gaius_baltar", "karl_helo_agathon"])
def test_the_main_character_has_both_titles_and_one_nuke(character: str) -> None:
    assist = "william_adama"
    view = begun(1, character, assist).view(0)
    assert (view["president"], view["admiral"], view["nukes"], view["quorum_hand_size"]) == (0, 0, 1, 1)
    assert view["assist"] == assist
    assert [player["character"] for player in view["players"]] == [character]  # the assistant is nowhere


@rule("VAR-010")
def test_the_assistant_has_no_turn_and_adds_no_cards() -> None:
    game = begun(1, "saul_tigh", "laura_roslin")
    for _ in range(40):
        if game.over:
            break
        assert all(question.seat == 0 for question in game.questions)
        assert game.state.current == 0
        question = game.questions[0]
        game.answer(0, 0 if question.kind == "one" else tuple(range(question.at_least)))
    assert game.state.turn > 2


@rule("VAR-011")
@pytest.mark.parametrize(
    ("assist", "label"),
    [
        ("laura_roslin", "ability:skilled_politician"),
        ("lee_apollo_adama", "ability:cag"),
        ("gaius_baltar", "ability:cylon_detector"),
        ("tom_zarek", "ability:unconventional_tactics"),
    ],
)
def test_the_assistants_once_a_game_action(assist: str, label: str) -> None:
    assert label in solo(assist=assist).labels(0)
    assert label not in solo(assist="william_adama").labels(0)


@rule("VAR-011")
def test_the_assistants_ability_in_a_window_and_only_once() -> None:
    table = solo(assist="sharon_boomer_valerii").to_do("text:prison_labor", "text:prison_labor")
    table.say(0, "use:mysterious_intuition-pass")
    assert [event["result"] for event in table.events("CheckResult")][:1] == ["pass"]
    assert table.game.waiting(0).window != "crisis_check"
    assert table.g.players[0].spent == ["mysterious_intuition"]


@rule("VAR-011")
def test_the_assistants_other_good_ability_is_not_his() -> None:
    table = solo(assist="tom_zarek").place(0, "administration").say(0, "administration")
    assert not any("friends" in label for question in table.game.questions for label in question.labels)
    table = solo(assist="laura_roslin").to_do("crisis").top("prison_labor")
    table.skip()
    assert table.g.held is None  # no Religious Visions: one Crisis card


@rule("VAR-012")
@pytest.mark.parametrize(
    ("character", "place"),
    [("tom_zarek", "press_room"), ("william_adama", "admirals_quarters"), ("chief_galen_tyrol", "command")],
)
def test_no_drawback_counts(character: str, place: str) -> None:
    table = solo(character).place(0, place)
    assert f"activate:{place}" in table.labels(0)
    nine = ["repair-1"] * 8 + ["repair-2"]
    assert solo(character).hand(0, *nine).to_do("end_of_turn").prompt() in ("stop", "move", "draw")


@rule("VAR-012")
def test_apollo_alone_discards_by_choice() -> None:
    table = solo("lee_apollo_adama").hand(0, *["repair-1"] * 8, *["repair-2"] * 4).to_do("end_of_turn")
    assert table.prompt() == "discard"
    assert table.question(0).at_least == 2


@rule("VAR-013")
@pytest.mark.parametrize("character", ["saul_tigh", "gaius_baltar", "kara_starbuck_thrace"])
def test_at_most_five_cards_one_of_them_of_the_assistants_set(character: str) -> None:
    assist = "chief_galen_tyrol"
    table = solo(character, assist).to_do("receive_skills")
    own = SHEETS[character]
    full = sum(number for _, number in own.skills)
    foreign = {SKILLS[skill] for skill in SHEETS[assist].types}
    for label in table.labels(0):
        drawn = Counter(label.removeprefix("draw:").split("+"))
        assert drawn.total() <= 5
        beyond = drawn - Counter({SKILLS[s]: number for skills, number in own.skills for s in skills})
        assert beyond.total() <= 1
        assert set(beyond) <= foreign
    totals = {len(label.split("+")) for label in table.labels(0)}
    assert totals == ({4, 5} if full == 4 else {5})


@rule("VAR-014", "VAR-015")
@pytest.mark.parametrize(("card", "revealed"), [("elections_loom", 1), ("prison_labor", 0)])
def test_a_card_is_revealed_after_heavy_raiders_only(card: str, revealed: int) -> None:
    table = solo(cards=(HUMAN, HUMAN)).to_do("crisis").top(card).empty_space()
    table.skip().add()
    assert len(table.events("AssistRevealed")) == revealed
    assert [c is not None for c in table.game.view(0)["assist_loyalty"]].count(True) == revealed
    assert table.g.assist == "laura_roslin"  # he is still there
    if revealed:
        kinds = [event["event"] for event in table.game.events(None)]
        assert kinds.index("CylonShipsActivated") < kinds.index("AssistRevealed") < kinds.index("JumpTrackMoved")


@rule("VAR-016", "VAR-017", "VAR-022")
@pytest.mark.parametrize(
    ("card", "place"), [("cylon_can_send_to_brig", "brig"), ("cylon_can_send_to_sickbay", "sickbay")]
)
def test_a_cylon_assistant_hits_the_main_character_and_is_lost(card: str, place: str) -> None:
    table = solo(cards=(card,)).to_do("assist_loyalty", "receive_skills", "action").hand(0, *["repair-1"] * 6)
    if place == "sickbay":
        table.say(0, *["repair-1"] * 5)
        assert table.count(0) == 1
    table.skip()
    assert table.g.players[0].place == place
    assert table.game.view(0)["assist"] == ""
    while table.prompt() == "draw":
        assert not any("politics" in label for label in table.labels(0))  # his skill set is gone
        table.game.answer(0, 0)
    assert "ability:skilled_politician" not in table.labels(0)


@rule("VAR-016")
def test_a_cylon_assistant_takes_morale() -> None:
    table = solo(cards=("cylon_can_reduce_morale",)).to_do("assist_loyalty")
    table.skip()
    assert table.g.resource("morale") == 9
    assert table.g.assist == ""


@rule("VAR-018")
def test_a_cylon_assistant_damages_galactica_twice() -> None:
    table = solo(cards=("cylon_can_damage_galactica",)).to_do("assist_loyalty")
    table.skip()
    assert table.prompt() == "stop"  # nothing to choose
    assert len(table.events("GalacticaDamaged")) == 2
    assert len(table.g.damage_pile) == 6


@rule("VAR-019")
def test_the_facedown_cards_are_shuffled_when_more_come_and_after_a_look() -> None:
    orders = set()
    for seed in range(20):
        table = jumping(solo(), "barren_planet")
        g = table.state
        g.chance.key = f"{seed}"
        g.assist_loyalty = [LoyaltyCard("cylon_can_send_to_brig"), LoyaltyCard(HUMAN), LoyaltyCard(HUMAN)]
        g.loyalty_box.remove("cylon_can_send_to_brig")
        for _ in range(5):
            g.loyalty_box.remove(HUMAN)
        g.loyalty = [HUMAN] * 4
        table.skip()
        table.say(0, "deep_space").skip()
        orders.add([card.id for card in table.g.assist_loyalty].index("cylon_can_send_to_brig"))
    assert len(orders) > 3
    orders = set()
    for seed in range(20):
        table = solo("gaius_baltar", cards=("cylon_can_send_to_brig", HUMAN, HUMAN))
        table.state.chance.key = f"{seed}"
        table.say(0, "ability:cylon_detector").skip()
        orders.add([card.id for card in table.g.assist_loyalty].index("cylon_can_send_to_brig"))
        assert table.game.view(0)["assist_loyalty"] == [None] * 3
    assert orders == {0, 1, 2}


@rule("VAR-020")
@pytest.mark.parametrize(("resources", "red"), [([8, 12, 10, 12], 0), ([4, 12, 5, 12], 2)])
def test_four_more_cards_at_the_sleeper_phase(resources: list[int], red: int) -> None:
    game = begun(1, "saul_tigh", "laura_roslin")
    table = jumping(solo(), "barren_planet")
    g = table.state
    g.assist_loyalty = [LoyaltyCard(card.id) for card in game.state.assist_loyalty]
    g.loyalty, g.loyalty_box = game.state.loyalty[:], game.state.loyalty_box[:]
    g.resources = resources[:]
    table.skip()
    table.say(0, "deep_space").skip()
    assert len(table.g.assist_loyalty) == 7
    assert len(table.g.loyalty) == red
    cards = Counter([*table.g.loyalty, *(card.id for card in table.g.assist_loyalty)])
    assert cards[HUMAN] == 6 + red
    assert table.g.players[0].loyalty == []


@rule("VAR-021")
def test_the_brig_alone() -> None:
    table = solo().place(0, "brig").hand(0, *["repair-1"] * 5).to_do("movement", "crisis").top("prison_labor")
    table.skip()
    assert table.prompt() == "add-cards"  # no movement was offered, but a Crisis card was drawn
    assert table.question(0).at_most == 3
    assert len(table.events("CrisisDrawn")) == 1


@rule("VAR-022")
def test_only_the_main_character_can_be_sent_to_the_brig() -> None:
    table = solo(assist="tom_zarek")
    g = table.state
    g.quorum.cards.remove("arrest_order")
    g.quorum.seen.pop()
    g.quorum_hand = ["arrest_order"]
    table.say(0, "quorum:arrest_order").skip()
    assert table.g.players[0].place == "brig"  # he was the only one to choose


@rule("VAR-023")
@pytest.mark.parametrize("card", ["assign_vice_president", "assign_mission_specialist", "assign_arbitrator"])
def test_quorum_cards_may_choose_oneself(card: str) -> None:
    table = solo()
    g = table.state
    g.quorum.cards.remove(card)
    g.quorum.seen.pop()
    g.quorum_hand = [card]
    table.say(0, f"quorum:{card}").skip()
    assert table.g.players[0].cards == [card]


@rule("VAR-023")
def test_skill_cards_may_not_choose_oneself() -> None:
    assert "card:executive_order-1" not in solo().hand(0, "executive_order-1").labels(0)


# --- cooperative -------------------------------------------------------------------------------------------

COOP = ("saul_tigh", "laura_roslin", "sharon_boomer_valerii")


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
    deck = Counter([*game.state.quorum.cards, *game.state.quorum_hand])
    assert deck == {
        "accept_prophecy": 1,
        "assign_mission_specialist": 1,
        "assign_vice_president": 1,
        "authorization_of_brutal_force": 2,
        "food_rationing": 2,
        "inspirational_speech": 4,
        "presidential_pardon": 1,
    }


@rule("VAR-028")
@pytest.mark.parametrize("character", sorted(SHEETS))
def test_one_card_less_of_ones_choice(character: str) -> None:
    others = [name for name in ("saul_tigh", "laura_roslin", "tom_zarek") if name != character][:2]
    less = bare(character, *others, cooperative=True).to_do("receive_skills")
    full = sum(number for _, number in SHEETS[character].skills)
    ways = [Counter(label.removeprefix("draw:").split("+")) for label in less.labels(0)]
    assert {way.total() for way in ways} == {full - 1}
    left_out = {skill for skill in SHEETS[character].types if any(SKILLS[skill] in way for way in ways)}
    assert len(ways) >= len(SHEETS[character].skills)  # any of the printed cards may be the one
    assert left_out == set(SHEETS[character].types)


@rule("VAR-029")
def test_a_cooperative_prisoner_draws_a_crisis() -> None:
    for cooperative in (True, False):
        table = bare(*COOP, cooperative=cooperative).place(0, "brig").to_do("crisis")
        table.skip()
        assert len(table.events("CrisisDrawn")) == int(cooperative)


# --- difficulty, and no Sympathizer ------------------------------------------------------------------------


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
        assert game.view(None)["areas"]["fore"]["raiders"] == game.state.raiders[FORE] == 3


@pytest.mark.parametrize(("seats", "humans", "cylons"), [(4, 7, 1), (6, 10, 2)])
def test_the_variant_without_the_sympathizer(seats: int, humans: int, cylons: int) -> None:
    characters = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", "william_adama", "lee_apollo_adama")
    game = begun(seats, *characters[:seats], sympathizer=False)
    g = game.state
    cards = Counter([*g.loyalty, *(card.id for player in g.players for card in player.loyalty)])
    assert (cards[HUMAN], cards[SYMPATHIZER]) == (humans, 0)
    assert sum(cards[card] for card in CYLONS) == cylons
    start = rr.new("galactica", seats, 1, {"sympathizer": False})
    assert start.view(None)["resources"] == {"food": 7, "fuel": 8, "morale": 9, "population": 10}
    assert ("character:sharon_boomer_valerii" in start.questions[0].labels) == (seats == 4)
    table = Table(*characters[:seats], sympathizer=False).cylon(0).to_do("receive_skills")
    assert all(len(label.split("+")) == 3 for label in table.labels(0))
