"""What decides how long a window takes is open to everybody; what could change nothing is not asked."""

from random import Random

import pytest

from readyroom.galactica.permute import permute
from readyroom.galactica.registry import Effect
from readyroom.galactica.rules import RULES
from readyroom.galactica.skills import CARDS_NAMED, COPIES, DESIGN, TYPE
from readyroom.galactica.state import Check, Die, Galactica
from readyroom.galactica.testing import Table
from readyroom.galactica.windows import Listener, might_act, window
from readyroom.kernel import Chance, Choose, Window, start
from readyroom.players import random_answer

THREE = ("laura_roslin", "william_adama", "lee_apollo_adama")


@pytest.mark.parametrize("seed", range(4))
def test_who_might_act_is_known_to_everybody_and_leaves_out_nobody_who_could(seed: int) -> None:
    """Dealt anew, all that a spectator or a seat can't know changes nothing of it; who has something to choose that
    matters is always among them."""
    game = start(RULES, 5, seed, hold=True)
    rng, looked, left_out = Random(seed), 0, 0
    while not game.over and looked < 250:
        window = game.waiting(None).window
        if window is not None:
            looked += 1
            might = might_act(game.state, window)
            left_out += len(might) < 5
            for question in game.questions:
                assert question.seat in might or RULES.idle(game.state, question)
            for viewer in (None, *range(5)):
                other = game.state.copy()
                permute(other, viewer, Chance(f"{seed}-{looked}-{viewer}"))
                assert might_act(other, window) == might
        if game.held:
            game.release()
            continue
        for question in list(game.questions):
            game.answer(question.seat, random_answer(question, rng))
    assert looked > 30
    assert left_out


def _totaled(total: int, *, emergency: bool = False) -> Table:
    """A check of difficulty 10 is added up; Roslin holds Declare Emergency."""
    table = Table(*THREE).hand(0, "declare_emergency-3").hand(1, "repair-1")
    table.state.check = Check("food_shortage", 10, 3, partial=6, total=total, shown=True, emergency=emergency)
    return table


@pytest.mark.parametrize(
    ("total", "matters"), [(12, False), (10, False), (9, True), (8, True), (7, False), (-3, False)]
)
def test_declare_emergency_is_asked_for_only_where_it_makes_the_difference(total: int, matters: bool) -> None:
    g = _totaled(total).state
    assert might_act(g, "check_totaled") == ([0, 1] if matters else []), "Adama may hold one too, for all we know"
    step = next(window(g, "check_totaled"))
    assert isinstance(step, Window), "the window opens all the same: stored games have it"
    (question,) = step.questions
    assert question.seat == 0
    assert RULES.idle(g, question) is not matters


def test_declare_emergency_works_once_a_check() -> None:
    assert might_act(_totaled(9, emergency=True).state, "check_totaled") == []


def _rolled(bonus: int, rolled: int, *, piloted: bool = True, planned: bool = False) -> Galactica:
    table = Table(*THREE).hand(2, "evasive_maneuvers-1").hand(1, "strategic_planning-3")
    table.state.dice = [Die("attack-viper", bonus, planned, rolled, at="viper", at_piloted=piloted)]
    return table.state


@pytest.mark.parametrize(
    ("bonus", "rolled", "planned", "matters"),
    [
        (0, 7, False, True),
        (0, 2, False, True),  # a Cylon may want to see it hit
        (-2, 6, True, False),  # it missed, and every new roll ends at 4 or less
        (-2, 8, True, True),  # it hit, and no new roll would
        (-2, 6, False, True),  # Strategic Planning could still make it a hit
        (-4, 8, False, False),
    ],
)
def test_evasive_maneuvers_is_asked_for_only_where_another_roll_can_differ(
    bonus: int, rolled: int, planned: bool, matters: bool
) -> None:
    g = _rolled(bonus, rolled, planned=planned)
    assert (2 in might_act(g, "die_rolled")) is matters


def test_strategic_planning_is_asked_for_only_where_two_more_can_differ() -> None:
    g = _rolled(-4, 0)
    assert might_act(g, "before_roll") == [1, 2], "who holds no card can play none"
    g.dice = [Die("attack-viper", -6, at="viper", at_piloted=True)]
    assert might_act(g, "before_roll") == []
    g.dice = [Die("launch-scout")]
    assert might_act(g, "before_roll") == [1, 2]


def test_a_revealed_cylon_and_who_has_no_cards_hold_nobody_up() -> None:
    table = Table(*THREE).hand(0, "repair-1").hand(1, "repair-1").hand(2, "repair-1")
    table.state.check = Check("food_shortage", 10, 3)
    assert might_act(table.state, "before_cards") == [0, 1, 2]
    table.cylon(1).hand(1, "repair-1").hand(2)
    assert might_act(table.state, "before_cards") == [0]


def test_a_card_of_which_everybody_saw_all_copies_go_is_held_by_nobody() -> None:
    table = Table(*THREE).hand(0, "repair-1")
    g = table.state
    g.dice = [Die("launch-scout")]
    designs = CARDS_NAMED["strategic_planning"]
    tactics = TYPE[designs[0]]
    pile = [design for design in designs for _ in range(COPIES[design])]
    for zone in (g.skill_decks[tactics], g.destiny):
        zone[:] = [card for card in zone if card not in designs]
    g.skill_discards[tactics] = [DESIGN["launch_scout-1"], *pile[1:]]
    assert might_act(g, "before_roll") == [0], "one copy is somewhere"
    g.skill_discards[tactics].append(pile[0])
    assert might_act(g, "before_roll") == []


def test_a_window_with_anything_that_matters_is_asked() -> None:
    """Though something else in it would change nothing."""
    g = _totaled(12).state
    step = next(window(g, "check_totaled"))
    assert isinstance(step, Window)
    nothing, useless = step.questions[0].picks
    useful = (Listener("whistle", Effect()), "")
    for picks, idle in (((nothing, useless), True), ((nothing, useless, useful), False), ((nothing, useful), False)):
        assert RULES.idle(g, Choose(0, "galactica-window-check_totaled", picks)) is idle
