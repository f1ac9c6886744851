"""Everything Race says has words: cards, questions, options and the log, for every viewer."""

import inspect
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk
from tests.race.test_suite import MODES

from readyroom.kernel import Event, start
from readyroom.players import random_answer
from readyroom.race import RULES, events, powers
from readyroom.race.cards import DESIGNS, PerCard, PerChips, PerMilitary
from readyroom.race.powers import Military, Power, TradeBonus
from readyroom.race.texts import card_text, power_text, scoring_text
from readyroom.words import words

EN = words("en")
FILES = sorted((Path(inspect.getfile(RULES.__class__)).parent.parent / "words" / "en" / "race").glob("*.ftl"))

SILENT = {"Placed", "RoundEnded"}
"""What other events say already: who pays for a card places it, and a new round follows the old one."""


def test_the_files_are_fluent() -> None:
    assert len(FILES) >= 2
    for path in FILES:
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)]


def test_cards_have_their_printed_names() -> None:
    assert all(EN.name("race", design.id) == design.name for design in DESIGNS)


def test_every_design_has_a_line_for_each_power_and_entry() -> None:
    for design in DESIGNS:
        lines = card_text(design, EN)
        assert len(lines) == len(design.powers) + len(design.scoring)
        assert len(set(lines)) == len(lines)
        assert not any("any" in line.split() and "any good" not in line for line in lines)
        assert not any("  " in line or "None" in line or line.endswith(" ") for line in lines)


def test_no_kind_of_power_lacks_words() -> None:
    kinds = [kind for _, kind in inspect.getmembers(powers, inspect.isclass) if issubclass(kind, Power)]
    assert {type(power) for design in DESIGNS for power in design.powers} == set(kinds) - {Power}
    assert all(EN.has(f"race-power-{kind.__name__}") for kind in kinds if kind is not Power)
    assert all(EN.has(f"race-score-{kind.__name__}") for kind in (PerCard, PerChips, PerMilitary))


def test_different_powers_say_different_things() -> None:
    said: dict[str, Any] = {}
    for design in DESIGNS:
        for power in design.powers:
            text = f"{power.phase}: {power_text(power, EN)}"
            assert said.setdefault(text, power) == power
        for entry in design.scoring:
            text = f"{design.id}: {scoring_text(design, entry, EN)}"
            assert said.setdefault(text, entry) == entry


def test_some_texts() -> None:
    assert power_text(Military(-1), EN) == "-1 military"
    assert power_text(Military(4, "rebel"), EN) == "+4 military against Rebel worlds"
    assert power_text(TradeBonus(3, here=True), EN) == "+3 for the good lying here"
    assert card_text("galactic-federation", EN) == [
        "Develop: developments cost 2 less",
        "End of game: 2 for each 6-cost development",
        "End of game: 1 for each other development",
    ]


def test_every_event_has_a_sentence() -> None:
    kinds = [kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)]
    assert len(kinds) > 20
    silent = {kind.__name__ for kind in kinds if kind is not Event and not EN.has(f"race-{kind.__name__}")}
    assert silent == SILENT


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_whole_games_can_be_told(seats: int, options: dict[str, Any]) -> None:
    """A missing message, or one that wants a fact it is not given, raises."""
    rng = Random(5)
    game = start(RULES, seats, 5, options)
    while not game.over:
        for question in game.questions:
            plain = question.plain()
            assert EN.ask(plain)
            assert all(EN.option("race", option).strip() for option in plain["options"])
        question = rng.choice(game.questions)
        game.answer(question.seat, random_answer(question, rng))
    for viewer in (*range(seats), None):
        log = [EN.tell("race", event) for event in game.events(viewer) if event["event"] not in SILENT]
        assert all(log)
        assert any("hidden" in str(line) for line in log) is False
