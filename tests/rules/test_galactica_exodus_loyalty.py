"""Exodus: building the Loyalty deck, and what is left of the piles beside the board (LOYD, SETUP)."""

from collections import Counter

import pytest

from readyroom.galactica.boxes import in_play
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import Game, start

rule = pytest.mark.rule

CREW = (
    "laura_roslin",
    "saul_tigh",
    "kara_starbuck_thrace",
    "tom_zarek",
    "william_adama",
    "chief_galen_tyrol",
)


def dealt(*characters: str, seed: int = 3, **options: bool) -> Galactica:
    """A game by the Exodus rules in which these were chosen, the first one's turn begins."""
    game: Game[Galactica] = start(EVERY_MODE, len(characters), seed, {"rules": "exodus", **options})
    names = list(characters)
    while game.state.turn == 0:
        question = game.questions[0]
        wanted = f"character:{names[0]}" if names else ""
        choosing = question.prompt == "galactica-character" and wanted in question.labels
        game.answer(question.seat, question.find(wanted) if choosing else 0)
        if choosing:
            names.pop(0)
    return game.state


def in_use(g: Galactica) -> Counter[str]:
    return Counter(g.loyalty) + Counter(card.id for player in g.players for card in player.loyalty)


@rule("LOYD-010", "LOYD-011", "LOYD-012", "LOYD-013", "LOYD-032", "LOYD-034", "LOYD-036", "SETUP-084")
@pytest.mark.parametrize(("seats", "cylons", "humans"), [(3, 1, 6), (4, 1, 7), (5, 2, 9), (6, 2, 10)])
def test_the_deck_is_one_card_larger_than_in_base(seats: int, cylons: int, humans: int) -> None:
    g = dealt(*CREW[:seats])
    cards = in_use(g)
    extra = sum(player.character in ("gaius_baltar", "sharon_boomer_valerii") for player in g.players)
    assert sum(cards[card] for card in CYLONS) == cylons
    assert (cards[HUMAN], cards[SYMPATHIZER]) == (humans + extra, seats in (4, 6))
    assert g.not_cylons == [HUMAN] * (16 - humans - extra)
    assert len([card for card in g.loyalty_box if card in CYLONS]) == 6 - cylons
    assert Counter(g.loyalty_box + g.not_cylons) + cards == in_play(g).loyalty


@rule("LOYD-035")
def test_at_the_sleeper_agent_phase_one_card_is_left() -> None:
    """So a Cylon card may never reach anybody."""
    g = dealt("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    assert len(g.loyalty) == 7 - 3
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace", rules="exodus")
    table.loyalty_deck(HUMAN, HUMAN, HUMAN, "cylon_centurion")
    _sleep(table)
    assert len(table.g.loyalty) == 1


@rule("LOYD-034")
def test_which_cylon_cards_are_played_with_nobody_can_say() -> None:
    found = set()
    for seed in range(30):
        cards = in_use(dealt(*CREW[:3], seed=seed))
        found |= {card for card in cards if card in CYLONS}
    assert found == {*CYLONS} & {*in_play(dealt(*CREW[:3], seed=0)).loyalty}


def _sleep(table: Table) -> None:
    g = table.state
    g.jump_track, g.destinations = 4, ["barren_planet"]
    for card in g.destinations:
        g.decks["destination"].cards.remove(card)
        g.decks["destination"].seen.pop()
    table.to_do("prepare_for_jump").top("barren_planet", "remote_planet")
    table.say(g.admiral, "card:barren_planet")
    if table.prompt() == "hand-over-loyalty":  # what a revealed Cylon is dealt with all boxes
        table.say(table.game.questions[0].seat, "seat:0")
    assert table.prompt() == "stop"


@rule("CHAR-024", "SLEEP-004")
@pytest.mark.parametrize(("revealed", "left"), [(True, 2), (False, 1)])
def test_t11_revealed_boomer_gets_one_card_in_the_sleeper_agent_phase(revealed: bool, left: int) -> None:
    """Worked example T11: of a deck of 8 for three players five cards are left."""
    table = Table("laura_roslin", "sharon_boomer_valerii", "saul_tigh", rules="exodus")
    table.loyalty_deck(HUMAN, HUMAN, HUMAN, HUMAN, "cylon_centurion" if not revealed else HUMAN)
    if revealed:
        table.cylon(1)
    _sleep(table)
    assert len(table.g.loyalty) == left
    given = len(table.events("LoyaltyGiven", 1))
    assert len(table.g.players[1].loyalty) == (2 - given if revealed else 3)
