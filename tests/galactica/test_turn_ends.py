"""A turn that ends early, and what comes once the human end condition is met."""

import pytest

from readyroom.galactica.actions import gain_actions
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.loyalty import sleepers_woke
from readyroom.galactica.objectives import PHASES, reached
from readyroom.galactica.registry import LOCATION_ACTIONS, Effect
from readyroom.galactica.state import Acting, Galactica
from readyroom.galactica.testing import Table, at_once
from readyroom.galactica.turn.end_of_turn import end_turn
from readyroom.kernel import Choose, Script

CREW = ("william_adama", "laura_roslin", "saul_tigh")


class Collapse(Effect, frozen=True):
    """The current player's turn ends."""

    def do(self, g: Galactica, _: Cause, /) -> None:
        end_turn(g)


class Replace(Effect, frozen=True):
    """Another character takes the place of this one, and actions would be left."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.players[because.seat].character = "gaius_baltar"
        yield from gain_actions(g, because.seat, 2)


def test_a_turn_that_ends_drops_all_that_was_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps, and the icons of the card that ended it; the end of the turn is carried out."""
    monkeypatch.setitem(CRISES, "riots", Crisis("riots", Collapse(), activate=("raiders",), jump=True, copies=1))
    table = Table(*CREW).top("riots").to_do("crisis", "lookout", "end_of_turn")
    track = table.state.jump_track
    assert table.prompt() == "stop"
    assert table.g.current == 1
    assert table.g.crises == []
    assert table.g.jump_track == track


def test_at_the_end_of_a_turn_nothing_is_left_to_drop() -> None:
    table = Table(*CREW).to_do("stop")
    end_turn(table.state)
    assert table.state.agenda == ["stop", "stop"]


def test_no_more_actions_with_another_character(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LOCATION_ACTIONS, "research_lab", Replace())
    table = Table(*CREW).place(0, "research_lab")
    table.answer(0, "activate:research_lab")
    assert table.prompt() == "stop"
    assert table.g.players[0].character == "gaius_baltar"


@pytest.mark.parametrize(("food", "winner"), [(2, "humans"), (1, "cylons")])
def test_end_checks_come_before_the_winner_is_fixed(monkeypatch: pytest.MonkeyPatch, food: int, winner: str) -> None:
    """They come one after another, after the last jump, whatever that interrupts."""
    said: list[str] = []

    def goals(g: Galactica) -> Script[None]:
        said.append("goals")
        g.resources[0] -= 1
        yield from ()

    def motives(g: Galactica) -> Script[None]:
        said.append(f"motives {g.resources[0]}")
        yield from ()

    table = Table(*CREW).to_do("action", "crisis").place(0, "ftl_control").dice(8)
    contents = in_play(table.state)._replace(end_checks=(goals, motives))
    monkeypatch.setattr("readyroom.galactica.turn.end_checks.in_play", lambda _: contents)
    table.state.resources[0] = food
    table.state.jump_track = 3
    deck = table.state.decks["destination"]
    table.state.destinations, deck.cards, deck.seen = deck.cards, [], []
    table.answer(0, "activate:ftl_control")
    assert said == ["goals", f"motives {food - 1}"]
    assert (table.g.winner, table.g.why) == (winner, "kobol" if winner == "humans" else "no_food")
    assert table.g.agenda == []


def test_actions_gained_by_who_does_not_act_are_taken_at_once() -> None:
    """And what interrupted goes on with its own number of actions."""
    table = Table(*CREW)
    g = table.state
    g.acting.append(Acting(0, 1))
    script = gain_actions(g, 1, 2)
    asked = next(script)
    assert isinstance(asked, Choose)
    assert (asked.seat, asked.prompt) == (1, "galactica-action")
    assert [(acting.seat, acting.actions) for acting in g.acting] == [(0, 1), (1, 2)]
    with pytest.raises(StopIteration):
        script.send(asked.picks[0])
    at_once(gain_actions(g, 0, 3))
    assert [(acting.seat, acting.actions) for acting in g.acting] == [(0, 4)]


def test_a_phase_of_the_objective_that_has_begun_does_not_begin_again_within_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever asks meanwhile whether it has been (who is executed, a second jump) hears yes."""
    g, begun = Table(*CREW).state, []

    def phase(g: Galactica) -> Script[None]:
        begun.append(sleepers_woke(g))
        yield from reached(g, 9)

    monkeypatch.setitem(PHASES, "sleeper", phase)
    at_once(reached(g, 3))
    assert begun == []
    at_once(reached(g, 5))
    at_once(reached(g, 6))
    assert begun == [True]


def test_who_has_come_by_an_execution_may_react_from_the_next_step_on() -> None:
    """CHERR-055 holds as long as what has brought them is being resolved, in whatever step that was."""
    table = Table(*CREW)
    table.state.newcomers.append(1)
    assert table.to_do("stop").prompt() == "stop"
    assert table.g.newcomers == []
