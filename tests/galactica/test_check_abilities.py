"""Abilities of Skill cards that lie in a check, and consequences: base cards are given some."""

import msgspec
import pytest

from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import SPARED, join_from_destiny, leave
from readyroom.galactica.crises import CRISES
from readyroom.galactica.effects import check, lose
from readyroom.galactica.registry import CHECK_ABILITIES, CheckAbility, Effect
from readyroom.galactica.skills import ENGINEERING, LABEL, LEADERSHIP, STRENGTH, TACTICS
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Script

CARD = "prison_labor"


class Join(CheckAbility, frozen=True):
    def do(self, g: Galactica, _: Cause, /) -> None:
        join_from_destiny(g, 2)


class Leave(CheckAbility, frozen=True):
    strength: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        leave(g, [card for card in g.check.cards if STRENGTH[card] == self.strength])


class Double(CheckAbility, frozen=True):
    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.doubled |= 1 << ENGINEERING


class Spare(CheckAbility, frozen=True):
    def judge(self, _: Galactica, result: str, __: Cause, /) -> Script[str]:
        yield from ()
        return SPARED if result == "fail" else result


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    """A check of 14 for leadership, tactics and engineering: fail fuel -1, consequence food -1."""
    text = check(14, LEADERSHIP, TACTICS, ENGINEERING, fail=lose(fuel=1), consequence=lose(food=1))
    monkeypatch.setitem(CRISES, CARD, msgspec.structs.replace(CRISES[CARD], text=text))
    return Table("laura_roslin", "william_adama", "saul_tigh").destiny("consolidate_power-1", "launch_scout-2")


def made(table: Table, *cards: str) -> Table:
    """The check with these cards of seat 1, and the two of the Destiny deck: -1 and 2."""
    table.hand(1, *cards).to_do(f"text:{CARD}")
    return table.add(p1=cards)


def total(table: Table) -> int:
    shown = [*table.events("CheckShown"), *table.events("CheckTotaled")]
    number: int = shown[-1]["total"]
    return number


def test_without_an_icon_nothing_happens(table: Table) -> None:
    made(table, "executive_order-2", "declare_emergency-5")
    assert total(table) == 2 - 1 + 7
    assert table.g.resource("food") == 8
    assert table.g.resource("fuel") == 7
    assert not table.events("CheckTotaled")
    assert not table.events("ConsequenceResolved")


def test_cards_join_and_the_consequence_comes_before_the_result(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Join())
    table.destiny("consolidate_power-1", "launch_scout-2", "strategic_planning-5", "evasive_maneuvers-2")
    made(table, "executive_order-2", "declare_emergency-5")
    assert total(table) == 2 - 1 + 7 + 5 - 2
    assert [event["cards"] for event in table.events("CardsJoined")] == [
        ["strategic_planning-5", "evasive_maneuvers-2"]
    ]
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("ConsequenceResolved") < kinds.index("CheckTotaled") < kinds.index("CheckResult")
    assert (table.g.resource("food"), table.g.resource("fuel")) == (7, 7)


def test_cards_that_joined_were_seen_so_nobody_takes_back_what_came_before(table: Table) -> None:
    g = table.state
    g.check = Check(CARD, 14, 0)
    before = g.chance.reveals
    join_from_destiny(g, 1)
    assert g.chance.reveals == before + 1


def test_who_added_which_card_is_forgotten_when_they_are_shown(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Double())
    monkeypatch.setitem(CHECK_ABILITIES, "declare_emergency", Double())
    made(table, "executive_order-2", "declare_emergency-5")
    assert table.prompt() == "check-ability"
    assert table.g.check is not None
    assert table.g.check.by == []
    assert table.game.view(1)["check"]["mine"] == []


def test_the_current_player_sets_the_order_and_each_name_comes_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Leave(5))
    monkeypatch.setitem(CHECK_ABILITIES, "declare_emergency", Double())
    cards = ("executive_order-1", "executive_order-2", "declare_emergency-5", "repair-2")
    made(table, *cards)
    assert table.prompt() == "check-ability"
    assert table.game.questions[0].seat == table.g.current
    assert set(table.game.questions[0].labels) == {"card-name:executive_order", "card-name:declare_emergency"}
    first = table.game.clone()
    first.answer(0, "card-name:executive_order")
    assert first.state.check is None or "declare_emergency" not in first.state.check.resolved
    table.say(0, "card-name:declare_emergency")
    resolved = [event["card"] for event in table.events("CheckAbilityResolved")]
    assert resolved == ["declare_emergency", "executive_order"]
    assert total(table) == 2 - 1 + 1 + 2 + 4
    assert LABEL.index("declare_emergency-5") in table.g.skill_discards[LEADERSHIP]


def test_a_card_that_has_left_before_does_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Leave(5))
    monkeypatch.setitem(CHECK_ABILITIES, "declare_emergency", Double())
    made(table, "executive_order-1", "declare_emergency-5", "repair-2").prompt()
    table.say(0, "card-name:executive_order")
    assert [event["card"] for event in table.events("CheckAbilityResolved")] == ["executive_order"]
    assert total(table) == 2 - 1 + 1 + 2


def test_the_only_icon_may_come_from_destiny(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "launch_scout", Double())
    made(table, "repair-2")
    assert total(table) == 2 - 1 + 4
    assert table.g.resource("food") == 7


def test_a_consequence_needs_an_icon_that_is_still_there(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "declare_emergency", Leave(5))
    made(table, "declare_emergency-5")
    assert table.g.resource("food") == 8
    assert total(table) == 1


def test_a_failure_can_be_spared(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "repair", Spare())
    made(table, "repair-2")
    assert table.events("CheckResult")[-1]["result"] == SPARED
    assert (table.g.resource("fuel"), table.g.resource("food")) == (8, 7)


class Another(Effect, frozen=True):
    """A check in the middle of a check."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from check(1, LEADERSHIP, fail=lose(population=1)).run(g, because)


def test_a_check_in_the_middle_of_a_check_is_made_and_then_the_first_goes_on(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = check(14, LEADERSHIP, TACTICS, fail=lose(fuel=1), consequence=Another())
    monkeypatch.setitem(CRISES, CARD, msgspec.structs.replace(CRISES[CARD], text=text))
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Double())
    made(table, "executive_order-2")
    assert table.prompt() != "add-cards"
    assert [event["result"] for event in table.events("CheckResult")] == ["fail", "fail"]
    assert (table.g.resource("population"), table.g.resource("fuel")) == (11, 7)
    assert table.g.check is None
    assert table.g.outer_checks == []


def test_the_strength_so_far_is_told_after_each_ability(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Leave(5))
    monkeypatch.setitem(CHECK_ABILITIES, "declare_emergency", Double())
    made(table, "executive_order-1", "declare_emergency-5", "repair-2")
    assert table.prompt() == "check-ability"
    check = table.game.view(1)["check"]
    assert check["abilities"] == {"executive_order": "waits", "declare_emergency": "waits"}
    assert check["total"] == 2 - 1 + 1 + 5 + 2
    table.say(0, "card-name:declare_emergency")
    told = table.events("StrengthChanged")
    assert [event["total"] for event in told] == [2 - 1 + 1 + 5 + 4, 2 - 1 + 1 + 4]
    assert sorted(map(tuple, told[0]["counts"])) == sorted(
        [
            ("consolidate_power-1", -1),
            ("executive_order-1", 1),
            ("declare_emergency-5", 5),
            ("launch_scout-2", 2),
            ("repair-2", 4),
        ]
    )
    assert [event["event"] for event in table.game.events(None)].count("CheckTotaled") == 1


def test_an_ability_that_changes_nothing_tells_no_strength(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Double())
    made(table, "executive_order-2", "declare_emergency-5")
    assert table.events("StrengthChanged") == []


def test_which_abilities_wait_is_no_secret_once_the_cards_lie_open_and_not_before(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(CHECK_ABILITIES, "executive_order", Double())
    monkeypatch.setitem(CHECK_ABILITIES, "declare_emergency", Leave(5))
    cards = ("executive_order-2", "declare_emergency-5")
    table.hand(1, *cards).hand(2, "repair-1").to_do(f"text:{CARD}")
    table.say(1, *(f"card:{card}" for card in cards))
    assert table.game.view(1)["check"]["abilities"] == {}
    assert table.game.view(None)["check"]["abilities"] == {}
    table.add()
    assert table.game.view(None)["check"]["abilities"] == {"executive_order": "waits", "declare_emergency": "waits"}
