"""Building the Loyalty deck (LOYD)."""

import json
from collections import Counter
from typing import Any

import pytest
from tests.rules.galactica_tables import BASE_CYLONS, SIX, chosen

from readyroom.galactica.boxes import in_play
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
from readyroom.galactica.state import Galactica

rule = pytest.mark.rule


def dealt(*characters: str, **options: Any) -> tuple[Galactica, Counter[str]]:
    """The state and all Loyalty cards in use."""
    g = chosen(*characters, **options).state
    return g, Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)


def cards_in_use(g: Galactica) -> Counter[str]:
    return Counter([*g.loyalty, *(card.id for player in g.players for card in player.loyalty)])


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


@rule("LOYD-001", "LOYD-031")
def test_the_sympathizer_is_never_in_the_first_deal_and_anywhere_in_the_rest() -> None:
    places = set()
    for seed in range(24):
        g = chosen(*SIX[:4], seed=seed).state
        assert all(card.id != SYMPATHIZER for player in g.players for card in player.loyalty)
        assert Counter(g.loyalty)[SYMPATHIZER] == 1
        assert len(g.loyalty) == sum(in_play(g).loyalty_decks[4]) + 1 - 4
        places.add(g.loyalty.index(SYMPATHIZER))
    assert len(places) > 2
    for seats in (3, 5):
        g = chosen(*SIX[:seats]).state
        assert SYMPATHIZER not in cards_in_use(g)
        assert SYMPATHIZER in g.loyalty_box


@rule("LOYD-003", "LOYD-006", "LOYD-029")
def test_any_player_can_be_the_cylon_and_with_any_cylon_card() -> None:
    cards, seats = set(), set()
    for seed in range(60):
        g = chosen(*SIX[:3], seed=seed).state
        used = cards_in_use(g)
        assert used[HUMAN] == 5
        (cylon,) = [card for card in used if card in CYLONS]
        cards.add(cylon)
        seats |= {player.seat for player in g.players if player.loyalty[0].id in CYLONS}
    assert cards == {card for card in CYLONS if card in in_play(g).loyalty}
    assert seats == {0, 1, 2}


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
    game = chosen(*characters)
    used = cards_in_use(game.state)
    assert used[HUMAN] == humans
    assert sum(used[card] for card in CYLONS) == cylons
    for player in game.view(None)["players"]:
        assert len(player["loyalty"]) == (2 if player["character"] == "gaius_baltar" else 1)
    boomer = "sharon_boomer_valerii" in characters
    needed = len(characters) + boomer  # for the Sleeper Agent phase
    assert len(game.state.loyalty) == needed


@rule("LOYD-026", "LOYD-027", "LOYD-030")
def test_baltar_and_boomer_add_cards() -> None:
    g, cards = dealt("gaius_baltar", "saul_tigh", "sharon_boomer_valerii")
    assert sum(cards.values()) - sum(cards[card] for card in CYLONS) == in_play(g).loyalty_decks[3][1] + 2
    by = {player.character: len(player.loyalty) for player in g.players}
    assert by == {"gaius_baltar": 2, "saul_tigh": 1, "sharon_boomer_valerii": 1}


@rule("LOYD-029")
def test_the_deal_is_facedown_and_the_box_unseen() -> None:
    game = chosen(*SIX[:5], seed=3)
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
