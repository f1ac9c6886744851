"""Executions and Cylon players with all boxes together (EXEC, CYL-019)."""

import pytest
from tests.rules.galactica_combined import combined, mutinous, with_mutineer

from readyroom.galactica.characters import can_use
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.galactica.titles import jailed

rule = pytest.mark.rule


def executed(table: Table, seat: int, new: str) -> Table:
    table.to_do(f"execute:{seat}").skip()
    return table.say(seat, f"character:{new}").skip()


@rule("EXEC-003", "EXEC-020", "CHAR-009")
def test_step_one_discards_mutiny_cards_and_miracle_tokens_too() -> None:
    table = mutinous(combined(), 0, "panic").hand(0, "repair-1", "repair-2")
    table = executed(table, 0, "william_adama")
    g = table.g
    assert (table.count(0), g.players[0].held(MUTINY)) == (0, [])
    assert g.decks[MUTINY].discard == ["panic"]
    assert "seat:0" not in g.tokens["miracle"]
    assert not can_use(g, 0, "command_authority")


@rule("EXEC-016")
def test_no_character_is_offered_in_a_version_that_was_used() -> None:
    table = combined("karl_helo_agathon", "laura_roslin", "kara_starbuck_thrace").to_do("execute:0").skip()
    people = [label.removeprefix("character:") for label in table.game.questions[0].labels]
    assert "saul_tigh" in people
    assert not any(name.startswith(("karl_helo", "laura_roslin", "kara_")) for name in people)


@rule("EXEC-035", "EXEC-023")
@pytest.mark.parametrize("late", [False, True])
def test_boomer_chosen_after_the_sleeper_phase_adds_no_card(late: bool) -> None:
    table = combined()
    table.state.phases = ["sleeper"] if late else []
    human = "you_are_not_a_cylon"
    table.loyalty_deck(human, human, human)
    before = len(table.state.not_cylons)
    table = executed(table, 0, "sharon_boomer_valerii")
    g = table.g
    assert g.players[0].place == ("brig" if late else "armory")
    assert len(g.players[0].loyalty) == (2 if late else 1)
    assert before - len(g.not_cylons) == (1 if late else 2)


@rule("EXEC-040", "EXEC-039")
@pytest.mark.parametrize("late", [False, True])
def test_baltar_chosen_late_never_uses_his_detector(late: bool) -> None:
    table = combined()
    table.state.phases = ["sleeper"] if late else []
    table.loyalty_deck("you_are_not_a_cylon", "you_are_not_a_cylon")
    g = executed(table, 0, "gaius_baltar").g
    g.tokens["miracle"]["seat:0"] = 1
    assert can_use(g, 0, "cylon_detector") != late
    assert len(g.players[0].loyalty) == (1 if late else 2)


@rule("CYL-019", "EXEC-031")
def test_a_cylon_player_is_not_executed_by_a_crisis_and_keeps_super_crisis_cards() -> None:
    table = combined().cylon(0)
    g = table.state
    g.players[0].holds.append(g.decks["super_crisis"].cards.pop())
    g.decks["super_crisis"].seen.pop()
    table.to_do("execute:0").skip()
    assert table.prompt() == "stop"
    assert len(table.g.players[0].super_crisis) == 1
    assert table.g.resource("morale") == 10


@rule("MUTR-006")
def test_later_the_mutineer_may_hold_titles() -> None:
    table = with_mutineer(combined(), 3).place(0, "brig")
    table.state.titles["admiral"] = 0
    at_once(jailed(table.state, 0, TEST))
    assert table.state.admiral == 3
