"""Computer players reckon with Personal Goals that cost a resource when the game would be won."""

from typing import Any

import pytest

from readyroom.galactica.testing import Table
from readyroom.galactica.view import view
from readyroom.players import Chair, make_player
from readyroom.players.galactica import goals
from readyroom.players.galactica.table import Table as Seen

PLENTY = {"food": 5, "fuel": 5, "morale": 5, "population": 5}


def fleet(*, personal_goals: bool = False) -> Table:
    crew = ("tom_zarek", "laura_roslin", "saul_tigh")
    options: dict[str, Any] = {"rules": "exodus", "personal_goals": personal_goals}
    return Table(*crew, **options)


def seen(table: Table) -> Seen:
    return Seen(view(table.state, 0), 0)


def test_without_goals_whatever_is_left_is_enough() -> None:
    table = seen(fleet())
    assert goals.borne(table, dict.fromkeys(PLENTY, 1)) == 1.0
    assert goals.borne(table, PLENTY | {"fuel": 0}) == 0.0


def test_my_own_goal_is_sure_and_those_of_others_are_likely() -> None:
    none = seen(fleet(personal_goals=True))
    mine = seen(fleet(personal_goals=True).loyal(0, "goal_use_caution"))
    last = PLENTY | {"population": 1}
    assert 0.5 < goals.borne(none, last) < goals.borne(none, PLENTY) <= 1.0
    assert goals.borne(mine, last) == 0.0
    assert goals.borne(mine, PLENTY | {"population": 2}) == pytest.approx(goals.borne(none, last))


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize(("population", "jumps"), [(8, True), (3, True), (2, False)])
def test_the_last_jump_is_not_made_to_lose_by_an_own_goal(population: int, jumps: bool, level: str) -> None:
    """From the last space but one it costs one of the population; the goal costs another."""
    table = fleet(personal_goals=True).loyal(0, "goal_use_caution").place(0, "ftl_control").empty_space()
    table.gone("desolate_moon", "remote_planet", "remote_planet", "remote_planet")
    table.state.jump_track = 4
    table.state.resources = [8, 8, 8, population]
    asked = table.to_do("action").skip().question(0)
    answer = make_player("galactica", level, 1).answer(Chair(table.game, asked))
    assert (asked.check(answer) == asked.find("activate:ftl_control")) is jumps
