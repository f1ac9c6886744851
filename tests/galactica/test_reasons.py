"""Why something can't be chosen: said by whoever makes the options, with a rule and in words."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.galactica import lighthouse

import readyroom as rr
from readyroom import galactica
from readyroom.galactica.effects import Condition
from readyroom.galactica.reasons import things
from readyroom.galactica.registry import Effect
from readyroom.galactica.rules import RULES, GalacticaRules
from readyroom.galactica.testing import Table
from readyroom.kernel import Game, Question, WhyNot
from readyroom.players.randomly import random_answer
from readyroom.rulebook import rules_index
from readyroom.words import texts, words

SOURCES = Path(galactica.__file__).parent
NAMED = re.compile(r'WhyNot\(\s*"([a-z-]+)"(?: if [^,]* else "([a-z-]+)")?, "([A-Z]+-\d+)"')


def _declared() -> set[tuple[str, str]]:
    """Names and rules of all reasons in the sources."""
    found = set()
    for path in SOURCES.rglob("*.py"):
        for first, second, rule in NAMED.findall(path.read_text(encoding="utf-8")):
            found |= {(name, rule) for name in (first, second) if name}
    return found


def test_every_reason_cites_a_rule_and_has_words_and_no_words_are_left_over() -> None:
    declared = _declared()
    assert len(declared) > 50
    say, index = words("en"), rules_index("galactica")
    assert [rule for _, rule in declared if rule not in index] == []
    said = set(re.findall(r"^galactica-why-([a-z-]+) =", _texts(), re.MULTILINE))
    assert {name for name, _ in declared} ^ said == {"own-drawback"}  # its rule is its own
    assert say.why("galactica", WhyNot("here", "MOVE-001")) == "You are here already. (MOVE-001)"


def _texts() -> str:
    return "\n".join(text for _, text in texts("en"))


def _effects(kind: type[Effect] = Effect) -> Iterator[type[Effect]]:
    for one in kind.__subclasses__():
        yield one
        yield from _effects(one)


def test_an_effect_that_can_be_refused_says_what_it_needs() -> None:
    own = [one for one in _effects() if one.__module__.startswith("readyroom.")]
    refused = [one for one in own if {"possible", "ways"} & vars(one).keys()]
    assert len(refused) > 30
    assert [one.__name__ for one in refused if one.unless is Effect.unless and one.why_not is Effect.why_not] == []


def _played(seeds: range, answers: int, **options: Any) -> Iterator[tuple[Game[Any], Question]]:
    """Positions of random games, each with the question of somebody."""
    for seed in seeds:
        rng, game = Random(seed), rr.new("galactica", seats=3 + seed % 3, seed=seed, options=options)
        for _ in range(answers):
            if not game.questions:
                break
            question = rng.choice(game.questions)
            yield game, question
            game.answer(question.seat, random_answer(question, rng))


_STANDS_FOR = {"activate": "location"}
"""Kinds of options that are chosen by pointing at something of another kind."""


def _meant(question: Question) -> set[str]:
    uses = {str(option.facts.get("what")) for option in question.options if option.kind == "use"}
    named = {f"{_STANDS_FOR.get(option.kind, option.kind)}:{option.id}" for option in question.options}
    moved = {f"area:{option.id}" for option in question.options if option.kind == "move"}
    return named | moved | {f"card:{what}" for what in uses} | {f"ability:{what}" for what in uses}


_COMPLETE = ("galactica-action", "galactica-move")


@pytest.mark.slow
def test_whatever_can_be_pointed_at_is_an_option_or_has_its_reason() -> None:
    told = set()
    for game, question in _played(range(24), 400):
        seat, meant = question.seat, _meant(question)
        for thing in things(game.state, seat):
            why, kind = game.why_not(seat, thing), thing.partition(":")[0]
            assert why is None or thing not in meant, (question, thing, why)
            if question.prompt in _COMPLETE and kind in ("location", "area", "ability"):
                assert (why is None) == (thing in meant), (question, thing, why)
            if question.prompt == "galactica-action" and kind in ("card", "quorum"):
                assert (why is None) == (thing in meant), (question, thing, why)
            if question.prompt.startswith("galactica-window-") and kind in ("card", "ability"):
                assert (why is None) == (thing in meant), (question, thing, why)
            told.add(why.name if why else "")
    assert len(told) > 25


CREW = ("william_adama", "laura_roslin", "saul_tigh", "lee_apollo_adama")


def _why(table: Table, thing: str, seat: int = 0) -> tuple[str, str] | None:
    why = table.game.why_not(seat, thing)
    return None if why is None else (why.name, why.rule)


def test_a_place_says_why_nobody_moves_there() -> None:
    table = Table(*CREW).to_do("movement").place(0, "command")
    assert _why(table, "location:command") == ("here", "MOVE-001")
    assert _why(table, "location:caprica") == ("cylon-place", "MOVE-006")
    assert _why(table, "location:sickbay") == ("hazardous", "BOARD-013")
    assert _why(table, "location:press_room") == ("no-card", "MOVE-004")
    assert _why(table, "location:armory") is None
    assert _why(table, "area:fore") == ("no-pilot-now", "MOVE-007")


def test_of_a_hazardous_place_of_the_other_side_one_hears_that_it_is_not_for_them() -> None:
    """What one notices first: that nobody walks into Sickbay is no reason for a Cylon."""
    table = Table(*CREW).cylon(0, place="caprica").to_do("movement")
    assert _why(table, "location:sickbay") == ("human-place", "MOVE-006")
    assert _why(table, "location:armory") == ("human-place", "MOVE-006")


def test_a_card_in_play_is_named_as_the_reason() -> None:
    table = Table(*CREW).to_do("movement").hand(0, "repair-1")
    table.state.decks["super_crisis"].cards.remove("bomb_on_colonial_1")
    table.state.decks["super_crisis"].seen.pop()
    table.state.kept.append("bomb_on_colonial_1")
    why = table.game.why_not(0, "location:press_room")
    assert why == WhyNot("closed", "TERM-011", {"place": "colonial_one", "card": "bomb_on_colonial_1"})
    assert words("en").why("galactica", why) == "Bomb on Colonial 1 is in play and closes Colonial One. (TERM-011)"


def test_a_location_says_what_its_action_needs() -> None:
    table = Table(*CREW).place(0, "ftl_control")
    assert _why(table, "location:ftl_control") == ("red-space", "JUMP-021")
    assert _why(table, "location:armory") == ("elsewhere", "ACT-002")
    assert _why(Table(*CREW).place(0, "hangar_deck"), "location:hangar_deck") == ("no-pilot", "ACT-020")
    assert _why(Table(*CREW).place(0, "presidents_office"), "location:presidents_office") == ("title", "ACT-006")
    assert _why(Table(*CREW).place(0, "admirals_quarters"), "location:admirals_quarters") == (
        "own-drawback",
        "CHAR-002",
    )


def test_cards_and_abilities_say_when_they_can_be_used() -> None:
    table = Table(*CREW).hand(0, "repair-1", "strategic_planning-3")
    table.state.players[0].spent.append("command_authority")
    assert _why(table, "card:repair-1") == ("whole", "ACT-014")
    assert _why(table, "card:strategic_planning-3") == ("no-action", "SKILL-003")
    assert _why(table, "ability:command_authority") == ("spent", "CHAR-008")
    assert _why(table, "ability:inspirational_leader") == ("later", "CHAR-004")
    assert _why(table, "ability:emotionally_attached") == ("drawback", "CHAR-002")
    assert _why(table, "ability:skilled_politician", seat=1) == ("action", "CHAR-003")


def test_in_a_window_what_is_for_another_moment_says_so() -> None:
    """Before a die is rolled."""
    table = Table(*CREW).hand(0, "strategic_planning-3", "repair-1").place(0, "ftl_control")
    table.state.jump_track = 3
    table.say(0, "activate:ftl_control")
    assert table.question(0).prompt == "galactica-window-before_roll"
    assert _why(table, "ability:inspirational_leader") == ("other-moment", "CHAR-004")
    assert _why(table, "card:repair-1") == ("other-moment", "SKILL-003")
    assert _why(table, "card:strategic_planning-3") is None


def test_somebody_says_why_they_are_not_sent() -> None:
    table = Table(*CREW, "gaius_baltar").place(0, "admirals_quarters").place(2, "brig").cylon(3)
    table.state.players[0].character = "kara_starbuck_thrace"
    table.answer(0, "admirals_quarters")
    assert _why(table, "seat:2") == ("there-already", "MOVE-014")
    assert _why(table, "seat:3") == ("cylon-not-sent", "MOVE-015")
    assert _why(table, "seat:1") is None


def test_a_box_nobody_has_heard_of_has_reasons_too() -> None:
    with lighthouse.opened():
        table = Table(*CREW, rules=lighthouse.MODE, game=GalacticaRules(("base", lighthouse.MODE)))
        unknown = [name for name in things(table.state, 0) if name.startswith("location:")]
        assert all(table.game.why_not(0, name) is not None for name in unknown if name not in _meant(table.question(0)))


def test_nothing_is_asked_so_only_abilities_have_something_to_say() -> None:
    table = Table(*CREW)
    assert _why(table, "location:armory", seat=1) is None
    assert RULES.why_not(table.state, 1, None, "seat", "0") is None


def test_a_condition_says_when_it_holds() -> None:
    """Only the plain one is always so."""
    conditions = [one for one in Condition.__subclasses__() if one.__module__.startswith("readyroom.")]
    assert len(conditions) > 2
    assert [one.__name__ for one in conditions if "holds" not in vars(one)] == []
