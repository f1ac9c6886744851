"""Galactica in the terminal: whole games in words, with my secrets and nobody else's."""

import io
import re
from random import Random

import pytest
from rich.console import Console
from tests.cli.guesser import Guesser
from tests.galactica.test_suite_combined import Late
from tests.rules.galactica_new_caprica import ground, landed

import readyroom as rr
from readyroom.cli.terminal import Terminal
from readyroom.cli.terminal.galactica import draw, note
from readyroom.galactica.testing import Table
from readyroom.galactica.view import GalacticaView
from readyroom.kernel import Answer, Json, start
from readyroom.players import Chair, make_player, random_answer
from readyroom.words import words

WORDS = words()
RAW = re.compile(r"[a-z]_[a-z]|galactica-|[{}]|\bNone\b|\bhidden\b")
"""What only a missing word leaves behind: an id, a message's name, a hole."""
RULEBOOKS = ("base", "exodus", "combined")


def tables(*seats: int) -> list[tuple[str, int]]:
    """Each rulebook with each number of seats it is for."""
    return [(rules, count) for rules in RULEBOOKS for count in seats if rules != "combined" or count > 2]


def options(rules: str, seats: int, *, cooperative: bool = False) -> dict[str, Json]:
    """All that a table of these rules can have."""
    if rules == "base":
        return {"cooperative": cooperative}
    if rules == "combined":
        return {"rules": rules, "objective": "ionian"}
    own = seats > 1 and not cooperative
    board: dict[str, Json] = {"rules": rules, "cylon_ships": "fleet_board", "cooperative": cooperative}
    return {**board, "personal_goals": own, "final_five": own, "objective": "ionian"}


def drawn(view: GalacticaView, seat: int) -> str:
    console = Console(file=io.StringIO(), width=140)
    console.print(draw(view, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("rules", "seats"), tables(1, 3, 6))
@pytest.mark.slow
def test_whole_game_can_be_played(seats: int, rules: str) -> None:
    game = rr.new("galactica", seats, seats, options(rules, seats))
    console = Guesser(game, 0, width=140)
    Terminal(game, 0, [make_player("galactica", "easy", seat) for seat in range(seats)], console).run()
    assert game.over
    for part in ("Resources", "Space", "Places", "Players", "Your hand", "What do you do?", "win:"):
        assert part in console.text
    assert not RAW.search(console.text), RAW.search(console.text)


@pytest.mark.parametrize(
    ("rules", "seats"), [*tables(1, 3), *(pytest.param(*table, marks=pytest.mark.slow) for table in tables(2, 4, 5, 6))]
)
def test_every_question_option_and_event_has_words(seats: int, rules: str) -> None:
    for seed in range(8):
        game = rr.new("galactica", seats, seed, options(rules, seats, cooperative=seed == 0 and seats > 2))
        rng = Random(seed)
        while not game.over:
            question = rng.choice(game.questions)
            said = [WORDS.ask(question)]
            view = game.seen(question.seat)
            for option in question.options:
                said += [WORDS.option("galactica", option), note(view, question, option)]
            assert not RAW.search(" ".join(said)), said
            game.answer(question.seat, random_answer(question, rng))
        for viewer in range(seats):
            for event in game.events(viewer):
                if event["event"] != "WindowOpened":
                    sentence = WORDS.tell("galactica", event)
                    assert sentence is not None
                    assert not RAW.search(sentence), sentence


@pytest.mark.parametrize(
    ("card", "part", "notes"),
    [
        (
            "requested_resignation",
            "second",
            ["the Admiral receives the President title", "the President goes to the Brig"],
        ),
        (
            "the_circle",
            "first",
            [
                "the President chooses another player, who receives the President title",
                "the current player is executed",
            ],
        ),
    ],
)
def test_the_choice_within_a_part_is_explained(card: str, part: str, notes: list[str]) -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek", rules="exodus").resolve(card, part=part)
    question = table.question(1)
    assert question.prompt == "galactica-pick"
    assert [note(table.game.seen(1), question, option) for option in question.options] == notes


@pytest.mark.parametrize("rules", RULEBOOKS)
def test_options_of_a_question_are_told_apart(rules: str) -> None:
    """No two different options read the same."""
    for seed in range(8):
        game = rr.new("galactica", 5, seed, options(rules, 5))
        rng = Random(seed)
        while not game.over:
            question = rng.choice(game.questions)
            view = game.seen(question.seat)
            texts: dict[str, str] = {}
            for option in question.options:
                text = WORDS.option("galactica", option) + note(view, question, option)
                assert texts.setdefault(text, option.label) == option.label, (question, text)
            game.answer(question.seat, random_answer(question, rng))


def test_table_shows_my_secrets_and_not_the_others() -> None:
    table = Table("laura_roslin", "william_adama", "lee_apollo_adama")
    table.loyal(1, "cylon_can_send_to_brig").hand(0, "executive_order-2").hand(1, "repair-1").to_do("action")
    mine, his = drawn(table.game.seen(0), 0), drawn(table.game.seen(1), 1)
    assert "Executive Order (2)" in mine
    assert "another human player either moves" in mine
    assert "Executive Order (2)" not in his
    assert "Repair (1)" in his
    assert "Repair (1)" not in mine
    assert "Can Send a Character to the Brig" in his
    assert "Can Send a Character to the Brig" not in mine
    assert "Religious Visions" in mine
    assert "Quorum cards" in mine or not table.g.quorum_hand
    assert "Quorum cards" not in his


def test_table_shows_the_crisis_and_the_check() -> None:
    table = Table("laura_roslin", "william_adama", "lee_apollo_adama")
    table.hand(1, "executive_order-2", "repair-1").resolve("elections_loom")
    assert table.prompt() == "add-cards"
    text = " ".join(drawn(table.game.seen(1), 1).split())
    assert "Skill check 8 (Politics, Leadership) · 5 or more is a partial pass" in text
    assert "Destiny: 2" in text
    table.say(1, "card:repair-1")
    after = drawn(table.game.seen(1), 1)
    assert "Seat 1: 1" in after
    assert "Total" in after


def test_damage_boarding_and_ships_are_on_the_board() -> None:
    table = Table("laura_roslin", "william_adama", "lee_apollo_adama")
    g = table.state
    g.damage_piles["galactica"].remove("armory")
    g.damaged.append("armory")
    g.boarding[1] = 2
    g.fleet.heavies[3] = 1
    table.to_do("action")
    text = drawn(table.game.seen(0), 0)
    assert "Armory (damaged)" in text
    assert "[1 ● ●]" in text
    assert "1 heavy raider" in text
    assert "3 raiders" in text
    assert "civilian ship 1" in text


def test_the_fleet_beyond_the_horizon_the_pursuit_and_used_nukes_are_told() -> None:
    people = ("laura_roslin", "william_adama", "lee_apollo_adama")
    table = Table(*people, rules="exodus", cylon_ships="fleet_board")
    g = table.state
    assert g.cylon_board is not None
    g.cylon_board.raiders[3] = 2
    g.nukes, g.nukes_beside = 1, 2
    table.to_do("action")
    text = drawn(table.game.seen(0), 0)
    assert "nukes: 1 (beside the board: 2)" in text
    assert re.search(r"Cylon Fleet, .*: 2 raiders", text)
    assert "[start ●] one civilian ship" in text
    assert "beside the board" not in drawn(Table(*people).to_do("action").game.seen(0), 0)


class Typing(Console):
    """A console at which somebody types prepared lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__(file=io.StringIO(), width=140)
        self._lines = iter(lines)

    def input(self, *args: object, **kwargs: object) -> str:
        return next(self._lines, "q")


def test_a_person_can_talk_and_hears_the_others() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").to_do("action")
    game = table.game
    console = Typing("t", "1", "t", "", "q")
    Terminal(game, 0, [make_player("galactica", "random", seat) for seat in range(3)], console).run()
    assert [(talk.seat, talk.phrase) for talk in game.said] == [(0, "accuse:1")]
    assert isinstance(console.file, io.StringIO)
    assert 'Seat 0: "I accuse seat 1 of being a Cylon!"' in console.file.getvalue()


class Talkative:
    """Somebody who says something before every answer."""

    def talk(self, chair: Chair) -> list[str]:
        return [chair.phrases()[0]]

    def answer(self, chair: Chair) -> Answer:
        return random_answer(chair.question, Random(1))


def test_what_others_say_is_in_the_log() -> None:
    game = rr.new("galactica", 3, seed=2)
    console = Guesser(game, 0, width=140)
    Terminal(game, 0, [Talkative(), Talkative(), Talkative()], console).run()
    assert game.over
    assert 'Seat 1: "I accuse seat 0 of being a Cylon!"' in console.text
    assert console.text.count("» ") == len(game.said)


def test_whoever_asks_why_not_is_told_with_the_rule() -> None:
    table = Table("laura_roslin", "william_adama", "saul_tigh").to_do("movement").place(0, "command")
    console = Typing("w", "q")
    Terminal(table.game, 0, [make_player("galactica", "random", seat) for seat in range(3)], console).run()
    assert isinstance(console.file, io.StringIO)
    said = console.file.getvalue()
    assert "Command: You are here already. (MOVE-001)" in said
    assert "Only revealed Cylons go there. (MOVE-006)" in said


def test_ships_on_new_caprica_are_told_from_the_top_with_those_i_know() -> None:
    table = landed()
    ground(table.state, locked=("civ_population_2", "civ_empty"), prepared=("civ_empty",))
    table.state.locked[-1].seen = 1
    table.to_do("action")
    mine, others = (" ".join(drawn(table.game.seen(seat), seat).split()) for seat in (0, 1))
    assert re.search(r"locked civilian ships: 2 \(\d+ .*population.*, \d+\)", mine, re.IGNORECASE)
    assert re.search(r"locked civilian ships: 2 \(\d+, \d+\) ", others)
    assert "prepared civilian ships: 1 (" in others
    assert "Galactica is away" in others
    assert "locked" not in drawn(Table("laura_roslin", "william_adama", "saul_tigh").to_do("action").game.seen(0), 0)


@pytest.mark.parametrize("seed", range(3))
def test_everything_on_new_caprica_has_words_of_its_own(seed: int) -> None:
    """Of a random game that lands soon: questions, options, which are told apart, and what happened."""
    game = start(Late(6), 3 + seed, seed, {"rules": "combined", "objective": "new_caprica"})
    rng = Random(seed)
    while not game.over and len(game) < 700:
        question = rng.choice(game.questions)
        view, texts = game.seen(question.seat), dict[str, str]()
        said = WORDS.ask(question)
        for option in question.options:
            text = WORDS.option("galactica", option) + note(view, question, option)
            assert texts.setdefault(text, option.label) == option.label, (question, text)
            said += f" {text}"
        assert not RAW.search(said), said
        game.answer(question.seat, random_answer(question, rng))
    assert "new_caprica" in game.state.phases
    told = [WORDS.tell("galactica", event) for event in game.events(0) if event["event"] != "WindowOpened"]
    assert all(sentence and not RAW.search(sentence) for sentence in told)
