"""A box nobody wrote a drawing for is shown in the terminal all the same: in general lines, in words."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from tests.cli.guesser import Guesser
from tests.galactica import lighthouse
from tests.galactica.lighthouse import MODE

from readyroom.cli.terminal import Terminal
from readyroom.galactica.boxes import Box
from readyroom.galactica.decks import lay
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.state import Galactica
from readyroom.galactica.tokens import BESIDE, put
from readyroom.kernel import Game, start
from readyroom.players import make_player, random_answer

RAW = re.compile(r"[a-z]_[a-z]|galactica-|[{}]|\bNone\b|\bhidden\b")


@pytest.fixture(scope="module")
def box() -> Iterator[Box]:
    with lighthouse.opened() as made:
        yield made


@pytest.fixture(scope="module")
def rules(box: Box) -> GalacticaRules:
    return GalacticaRules(("base", box.name))


@pytest.fixture
def game(rules: GalacticaRules) -> Game[Galactica]:
    """Everybody has a character and a hand; the things of the box lie on the table."""
    game, rng = start(rules, 3, 5, {"rules": MODE}), Random(5)
    while game.state.turn < 2:
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    g = game.state
    deck = g.decks["flare"]
    for seat, count in ((0, 1), (1, 2)):
        g.players[seat].holds = [deck.cards.pop() for _ in range(count)]
        del deck.seen[-count:]
    g.players[0].holds = ["red_flare"]
    g.players[1].holds = ["green_flare", "white_flare"]
    g.titles["warden"] = 1
    g.players[0].place, g.players[1].place = "lamp_room", "gallery"
    put(g, "lamp", "gallery", 2)
    put(g, "lamp", BESIDE)
    lay(g, "omen", "gallery")
    return game


def test_a_seat_is_shown_what_it_has_and_how_many_others_have(game: Game[Galactica]) -> None:
    shown = game.text(0)
    assert "Your cards: Flare" in shown
    assert "Red flare" in shown
    assert re.search(r"(?m)^ 1 .* Flare 2 +Bell, [^0-9]*Warden\s+of", shown)
    assert "Green flare" not in shown
    assert "White flare" not in shown


def test_a_spectator_is_shown_numbers_only(game: Game[Galactica]) -> None:
    shown = str(game)
    assert "Flare 1" in shown
    assert "Flare 2" in shown
    assert not re.search("(Red|Green|White) flare", shown)


def test_its_board_shows_who_is_there_and_which_tokens_lie_there(game: Game[Galactica]) -> None:
    shown = game.text(0)
    assert re.search(r"the Rock +Gallery \[1\] \(2 × lamp\) \(Omen, facedown\) +Lamp Room \[0\]", shown)
    assert re.search(r"beside the board +lamp", shown)
    assert re.search(r"Tide +\[Low ●\] Middle High", shown)
    assert "the Rock" not in start(GalacticaRules(), 3, 5).text(0)


def test_its_open_pile_lies_open(game: Game[Galactica]) -> None:
    assert re.search("Buoy: (North buoy, South buoy|South buoy, North buoy)", str(game))


def test_its_skill_card_is_read_with_its_text(game: Game[Galactica]) -> None:
    game.state.players[0].hand = [*lighthouse.designs()]
    shown = game.text(0)
    assert "Beacon 6" in shown
    assert "Beacon 0" in shown
    assert "move the fleet marker back one step" in shown


def test_a_whole_game_is_told_in_words(rules: GalacticaRules) -> None:
    game = start(rules, 3, 4, {"rules": MODE})
    console = Guesser(game, 0, width=140)
    Terminal(game, 0, [make_player("galactica", "easy", seat) for seat in range(3)], console).run()
    assert game.over
    assert "does something of the lighthouse: Lookout" in console.text
    assert not RAW.search(console.text), RAW.search(console.text)
