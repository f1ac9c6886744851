"""The official variants: two players, one player, cooperative, difficulty, without the Sympathizer (VAR)."""

from collections import Counter
from contextlib import suppress
from typing import Any

import pytest
from tests.rules.galactica_tables import BASE_CYLONS

import readyroom as rr
from readyroom.galactica.loyalty import CYLONS, HUMAN, sleeper_agent_phase
from readyroom.galactica.solo import reveal_assist_card
from readyroom.galactica.state import Galactica, LoyaltyCard
from readyroom.galactica.testing import Table
from readyroom.kernel import BadSetup, Game

rule = pytest.mark.rule


def begun(seats: int, *wanted: str, **options: Any) -> Game[Galactica]:
    game = rr.new("galactica", seats, 4, options)
    names = list(wanted)
    while game.state.turn == 0:
        question = game.questions[0]
        pick = 0
        if names and question.prompt in ("galactica-character", "galactica-assist"):
            pick = question.find(f"character:{names.pop(0)}")
        game.answer(question.seat, pick)
    return game


# --- two players -------------------------------------------------------------------------------------------


@rule("VAR-001", "VAR-002")
def test_two_players_without_boomer_and_without_loyalty() -> None:
    game = rr.new("galactica", 2, 1)
    assert "character:sharon_boomer_valerii" not in game.questions[0].labels
    game = begun(2)
    assert [player.loyalty for player in game.state.players] == [[], []]
    assert game.state.loyalty == []


@rule("VAR-003", "VAR-004")
def test_two_players_get_their_loyalty_at_the_sleeper_phase() -> None:
    g = begun(2).state
    g.resources = [4, 8, 5, 12]
    assert list(sleeper_agent_phase(g)) == []
    assert [len(player.loyalty) for player in g.players] == [1, 1]
    cards = Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)
    assert cards[HUMAN] == 4
    assert sum(cards[card] for card in CYLONS) == 1


# --- one player --------------------------------------------------------------------------------------------


@rule("VAR-005", "VAR-006", "VAR-007", "VAR-009", "VAR-010")
def test_the_one_player_game_at_the_start() -> None:
    game = rr.new("galactica", 1, 1)
    labels = game.questions[0].labels
    assert "character:laura_roslin" not in labels
    assert "character:sharon_boomer_valerii" not in labels
    game = begun(1, "saul_tigh", "laura_roslin")
    g = game.state
    assert (g.president, g.admiral, g.nukes) == (0, 0, 1)
    assert g.assist == "laura_roslin"
    assert len(g.players) == 1
    assert g.players[0].loyalty == []
    assert len(g.assist_loyalty) == 3
    cards = Counter(g.loyalty) + Counter(card.id for card in g.assist_loyalty)
    assert cards[HUMAN] == 6
    assert sum(cards[card] for card in CYLONS) == 1


def solo(assist: str = "laura_roslin", character: str = "saul_tigh") -> Table:
    table = Table(character)
    g = table.state
    g.assist = assist
    g.assist_loyalty = [LoyaltyCard(HUMAN)]
    g.players[0].loyalty = []
    g.titles |= {"president": 0, "admiral": 0}
    g.nukes = 1
    return table


@rule("VAR-011", "VAR-016")
def test_the_assist_characters_once_a_game_ability() -> None:
    assert "ability:skilled_politician" in solo().labels(0)
    table = solo("tom_zarek")
    table.say(0, "ability:unconventional_tactics").say(0, "resource:fuel")
    assert table.g.resources == [8, 9, 10, 11]
    assert table.g.players[0].spent == ["unconventional_tactics"]
    assert "ability:skilled_politician" not in solo("").labels(0)


@rule("VAR-012")
def test_drawbacks_do_not_count_alone() -> None:
    table = solo().hand(0, "repair-1").to_do("begin_turn")
    table.skip()
    assert table.events("SkillsDiscarded") == []  # Tigh keeps his single card
    game = begun(1, "karl_helo_agathon", "saul_tigh")
    assert game.state.players[0].place == "hangar_deck"


@rule("VAR-013")
def test_five_cards_one_of_which_may_be_the_assistants() -> None:
    table = solo("laura_roslin").to_do("receive_skills")
    ways = {tuple(Counter(label.removeprefix("draw:").split("+")).items()) for label in table.labels(0)}
    assert all(sum(count for _, count in way) == 5 for way in ways)
    assert "draw:leadership+leadership+tactics+tactics+tactics" in table.labels(0)
    assert "draw:politics+leadership+leadership+tactics+tactics" in table.labels(0)
    assert not any(label.count("politics") > 1 for label in table.labels(0))


@rule("VAR-014", "VAR-015")
def test_heavy_raiders_reveal_the_assistants_card() -> None:
    table = solo().to_do("crisis").top("terrorist_bomber")  # its icon: heavy raiders
    table.skip()
    assert [event["card"] for event in table.events("AssistRevealed")] == [HUMAN]
    assert table.g.assist == "laura_roslin"
    table = solo().to_do("crisis").top("riots")  # its icon: basestars
    table.skip()
    table.say(0, "part:first").skip()
    assert table.events("AssistRevealed") == []


@rule("VAR-016", "VAR-017", "VAR-018", "VAR-022")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_a_cylon_card_is_resolved_and_the_assistant_lost(card: str) -> None:
    table = solo().hand(0, *["repair-1"] * 6)
    g = table.state
    g.assist_loyalty = [LoyaltyCard(card)]
    script = reveal_assist_card(g)
    with suppress(StopIteration):
        next(script)
        script.send(tuple(g.players[0].hand[:5]))
    assert g.assist == ""
    place = {"cylon_can_send_to_brig": "brig", "cylon_can_send_to_sickbay": "sickbay"}.get(card)
    if place:
        assert g.players[0].place == place
    elif card == "cylon_can_reduce_morale":
        assert g.resource("morale") == 9
    else:
        assert len(g.damage_piles["galactica"]) == 6


@rule("VAR-019")
def test_the_assistants_cards_are_shuffled_after_a_look() -> None:
    table = solo("gaius_baltar")
    g = table.state
    g.assist_loyalty = [LoyaltyCard(HUMAN), LoyaltyCard("cylon_can_send_to_brig"), LoyaltyCard(HUMAN)]
    g.loyalty_box.remove("cylon_can_send_to_brig")
    g.loyalty_box.remove(HUMAN)
    g.loyalty_box.sort()
    uses = g.chance.uses
    table.say(0, "ability:cylon_detector")
    assert table.g.chance.uses > uses
    assert all(card.seen == 0 for card in table.g.assist_loyalty)
    assert sorted(table.events("LoyaltySeen", 0)[0]["cards"]) == sorted([HUMAN, HUMAN, "cylon_can_send_to_brig"])


@rule("VAR-020")
def test_the_sleeper_phase_alone() -> None:
    g = begun(1, "saul_tigh", "laura_roslin").state
    g.resources = [4, 8, 10, 6]
    assert list(sleeper_agent_phase(g)) == []
    assert len(g.assist_loyalty) == 7
    cards = Counter(g.loyalty) + Counter(card.id for card in g.assist_loyalty)
    assert cards[HUMAN] == 8


@rule("VAR-021")
def test_the_brig_alone() -> None:
    table = solo().place(0, "brig").hand(0, *["repair-1"] * 5).to_do("movement", "crisis").top("prison_labor")
    table.skip()
    assert table.prompt() == "add-cards"
    assert table.question().at_most == 3


@rule("VAR-023")
def test_quorum_cards_may_choose_oneself_alone_but_executive_order_may_not() -> None:
    table = solo().hand(0, "executive_order-1")
    at = table.state.decks["quorum"].cards.index("assign_arbitrator")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.office_hands["quorum"] = ["assign_arbitrator"]
    assert "card:executive_order-1" not in table.labels(0)
    table.say(0, "quorum:assign_arbitrator")
    assert table.g.players[0].holds["quorum"] == ["assign_arbitrator"]


# --- cooperative -------------------------------------------------------------------------------------------


@rule("VAR-024", "VAR-025", "VAR-026", "VAR-027")
def test_the_cooperative_game_at_the_start() -> None:
    g = begun(4, cooperative=True).state
    assert all(player.loyalty == [] for player in g.players)
    assert g.loyalty == []
    assert g.nukes == 1
    assert g.resources == [7, 8, 9, 10]
    gone = {"arrest_order", "assign_arbitrator", "encourage_mutiny", "release_cylon_mugshots"}
    assert not gone & set(g.decks["quorum"].cards)
    assert len(g.decks["quorum"].cards) + len(g.quorum_hand) == 12
    assert list(sleeper_agent_phase(g)) == []


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


# --- difficulty, and no Sympathizer ------------------------------------------------------------------------


@rule("VAR-030", "VAR-031")
def test_difficulty() -> None:
    assert begun(3, difficulty="easier_for_humans").state.resources[0] >= 9
    assert rr.new("galactica", 3, 1, {"difficulty": "easier_for_humans"}).state.resources == [10, 10, 12, 14]
    assert rr.new("galactica", 3, 1, {"difficulty": "easier_for_cylons"}).state.resources == [6, 6, 8, 10]


def test_without_the_sympathizer() -> None:
    g = begun(4, "laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek", sympathizer=False).state
    assert g.resources == [7, 8, 9, 10]
    cards = Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)
    assert cards[HUMAN] == 7
    assert sum(cards.values()) == 8
    table = Table("saul_tigh", "laura_roslin", "tom_zarek", "kara_starbuck_thrace", sympathizer=False).cylon(0)
    table.to_do("receive_skills")
    assert "draw:politics+politics+politics" in table.labels(0)
    game = rr.new("galactica", 6, 1, {"sympathizer": False})
    assert "character:sharon_boomer_valerii" not in game.questions[0].labels


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"sympathizer": False}), (2, {"cooperative": True}), (4, {"cooperative": True, "sympathizer": False})],
)
def test_what_does_not_go_together_is_refused(seats: int, options: dict[str, bool]) -> None:
    with pytest.raises(BadSetup):
        rr.new("galactica", seats, 1, options)
