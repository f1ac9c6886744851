"""Execution (EXEC)."""

from random import Random

import pytest

import readyroom as rr
from readyroom.galactica.testing import Table
from readyroom.players import random_answer

rule = pytest.mark.rule
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


@rule("EXEC-001")
def test_the_worst_that_befalls_a_character_leaves_him_in_the_game() -> None:
    """A destroyed viper, the Brig and a Cylon's reveal: character, Loyalty and hand stay with the player."""
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").place(0, "fore").dice(8).hand(0, "repair-1")
    table.to_do("activate:raiders").skip()
    shot = table.g.players[0]
    assert (shot.character, shot.place, len(shot.loyalty), len(shot.hand)) == ("lee_apollo_adama", "sickbay", 1, 1)
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_reduce_morale").hand(0, "repair-1")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    cylon = table.g.players[0]
    assert (cylon.character, len(cylon.loyalty), len(cylon.hand)) == ("laura_roslin", 1, 1)


@rule("EXEC-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whatever_happens_everybody_plays_his_character_to_the_end(seats: int) -> None:
    """Whole games with people shot down, jailed and unmasked: nobody leaves the game or gets a new character."""
    for seed in range(5):
        rng = Random(seed)
        game = rr.new("galactica", seats, seed)
        while not game.over and not game.state.turn:
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
        chosen = [player.character for player in game.state.players]
        while not game.over:
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
        assert [player.character for player in game.state.players] == chosen
        assert all(player.place for player in game.state.players)
