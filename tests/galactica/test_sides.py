"""What each kind of player counts as (TERM-002..004, LEAD, INFL), and that who is out is passed over everywhere."""

import pytest

from readyroom.galactica import sides
from readyroom.galactica.boxes import in_play
from readyroom.galactica.checks import most_cards
from readyroom.galactica.effects.core import NOTHING
from readyroom.galactica.sides import CYLON, HUMAN, INFILTRATOR, LEADER, OUT
from readyroom.galactica.state import Player
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.galactica.titles import pass_on
from readyroom.galactica.windows import Listener, window
from readyroom.kernel import Window

FOUR = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")


@pytest.mark.parametrize(
    ("status", "cylon", "human", "sheet", "text", "title", "there"),
    [
        (HUMAN, False, True, True, True, True, True),
        (CYLON, True, False, False, False, False, True),
        (LEADER, True, False, True, False, False, True),
        (INFILTRATOR, False, True, True, True, False, True),
        (OUT, False, False, False, False, False, False),
    ],
)
def test_what_a_player_counts_as(
    status: str, cylon: bool, human: bool, sheet: bool, text: bool, title: bool, there: bool
) -> None:
    player = Player(0, status=status)
    assert sides.is_cylon_player(player) == cylon
    assert sides.is_human_player(player) == human
    assert sides.sheet_counts(player) == sheet
    assert sides.may_use_text(player) == text
    assert sides.may_hold_title(player) == title
    assert sides.takes_part(player) == there


def test_turn_order_passes_over_who_is_out() -> None:
    g = Table(*FOUR).state
    g.players[1].status = OUT
    assert g.clockwise(0) == [0, 2, 3]
    assert g.clockwise(1) == [2, 3, 0]
    assert (g.next_seat(0), g.next_seat(3)) == (2, 0)
    assert g.next_seat(1) == 2
    assert [player.seat for player in g.humans()] == [0, 2, 3]


def test_who_is_out_is_not_asked_in_checks_and_windows() -> None:
    table = Table(*FOUR).hand(1, "declare_emergency-3", "repair-1").hand(2, "declare_emergency-3")
    table.hand(0, "repair-1").hand(3, "repair-1")
    table.destiny("repair-1", "repair-1").place(0, "administration").skip()
    table.g.players[
        1
    ].status = OUT  # with cards that nobody who is out has: so nothing else keeps them from being asked
    at_once(pass_on(table.g, 1, TEST))
    table.say(0, "administration").say(0, "seat:2")
    asked = []
    while table.game.questions and table.g.check is not None:
        question = table.game.questions[0]
        asked.append(question.seat)
        table.game.answer(question.seat, question.passing if question.passing is not None else 0)
    assert 1 not in asked
    assert {0, 2, 3} <= set(asked)


def test_a_cylon_player_adds_one_card() -> None:
    g = Table(*FOUR).cylon(1).hand(1, "repair-1", "repair-2").state
    assert most_cards(g, 1) == 1


def test_who_is_out_is_not_asked_for_what_everybody_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    g = Table(*FOUR).state
    g.players[1].status = OUT
    played = in_play(g)._replace(listeners={"turn_ends": (Listener("whistle", NOTHING),)})
    monkeypatch.setattr("readyroom.galactica.windows.in_play", lambda _: played)
    opened = next(window(g, "turn_ends"))
    assert isinstance(opened, Window)
    assert [question.seat for question in opened.questions] == [0, 2, 3]


def test_turn_order_passes_over_two_who_are_out() -> None:
    g = Table(*FOUR).state
    g.players[1].status = g.players[2].status = OUT
    assert (g.next_seat(0), g.next_seat(1)) == (3, 3)
    assert g.clockwise(1) == [3, 0]
