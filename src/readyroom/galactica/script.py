"""The script of a game: the agenda in the state says what is due; nothing is in flight between two of its steps."""

from collections.abc import Callable

from readyroom.galactica import setup
from readyroom.galactica.resources import Finished, StepLeft
from readyroom.galactica.state import Galactica
from readyroom.galactica.turn import (
    action,
    activate_cylon_ships,
    crisis,
    end_checks,
    end_of_turn,
    movement,
    prepare_for_jump,
    receive_skills,
)
from readyroom.galactica.windows import any_moment
from readyroom.kernel import REST, Script

STEPS: dict[str, Callable[[Galactica, str], Script[None]]] = {
    "choose_character": setup.choose_character,
    "choose_assist": setup.choose_assist,
    "titles": setup.hand_out_titles,
    "loyalty": setup.deal_loyalty,
    "first_skills": setup.first_skills,
    "destiny": setup.build_destiny,
    "begin_turn": receive_skills.begin_turn,
    "receive_skills": receive_skills.receive_skills,
    "movement": movement.movement_step,
    "action": action.action_step,
    "crisis": crisis.crisis_step,
    "resolve": crisis.resolve_step,
    "attack_setup": crisis.attack_setup_step,
    "attack_rule": crisis.attack_rule_step,
    "activate": activate_cylon_ships.activate_step,
    "raiders": activate_cylon_ships.raiders_step,
    "assist_loyalty": activate_cylon_ships.assist_loyalty_step,
    "prepare_for_jump": prepare_for_jump.prepare_for_jump,
    "icon": prepare_for_jump.icon_step,
    "end_of_turn": end_of_turn.end_of_turn,
    "end_checks": end_checks.end_checks,
}


def play(g: Galactica) -> Script[None]:
    """From the start or any rest point to the end."""
    if g.winner:
        return
    try:
        while True:
            yield REST
            yield from next_step(g)
    except Finished:
        return


def next_step(g: Galactica) -> Script[None]:
    """What is due now."""
    g.step = g.agenda.pop(0)
    if g.newcomers:
        g.newcomers.clear()
    step, _, argument = g.step.partition(":")
    try:
        yield from STEPS[step](g, argument)
        yield from any_moment(g)
    except StepLeft:
        g.acting.clear()
        g.happening.clear()
