"""Computer players on New Caprica: ships on the ground, the occupation, when Galactica leaves."""

from collections.abc import Sequence
from random import Random

import pytest
from tests.rules.galactica_new_caprica import ground, landed, occupied, returned

from readyroom.galactica.new_caprica import TRACK
from readyroom.galactica.testing import Table
from readyroom.players import make_player
from readyroom.players.base import Chair
from readyroom.players.galactica import planet
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.effects import activation_worth, icon_worth
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import NORMAL
from readyroom.players.galactica.table import Table as Seen

LEVELS = ("easy", "normal")
MORALE = "cylon_can_reduce_morale"


def seen(table: Table, seat: int = 0) -> Seen:
    return Seen(table.game.seen(seat), seat)


def answers(table: Table, seat: int, level: str, seed: int = 1) -> Sequence[str]:
    """What a player answers, by labels."""
    table.skip()
    question = next(question for question in table.game.questions if question.seat == seat)
    answer = make_player("galactica", level, seed).answer(Chair(table.game, question))
    picked = answer if isinstance(answer, tuple) else (answer,)
    return [question.labels[one] for one in picked]


def often(table: Table, seat: int, level: str, label: str) -> int:
    """Of ten players, how many answer so."""
    return sum(label in answers(table, seat, level, seed) for seed in range(10))


def test_what_is_survived() -> None:
    """Each unknown ship carries what the twelve of the game do on the whole."""
    assert planet.survives(0, 1, 1, 1) == 1.0
    assert planet.survives(1, 1, 9, 9) == pytest.approx(2 / 12)
    assert planet.survives(1, 9, 1, 9) == pytest.approx(11 / 12)
    assert planet.survives(4, 8, 9, 9) > planet.survives(4, 5, 9, 9) > planet.survives(5, 5, 9, 9) > 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_admiral_leaves_once_the_losses_can_be_borne(level: str) -> None:
    table = returned(landed(p0="shipyard", p1="shipyard"))
    ground(table.state, ("civ_empty",) * 2, ())
    table.state.titles["admiral"] = 0
    table.to_do("action")
    assert answers(table, 0, level) == ["title:order_departure"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_admiral_waits_while_they_can_not(level: str) -> None:
    table = returned(landed(p0="shipyard"))
    ground(table.state, ("civ_population_1",) * 3, ("civ_population_1",) * 3)
    table.state.resources[3] = 4
    table.state.titles["admiral"] = 0
    table.to_do("action")
    assert often(table, 0, level, "title:order_departure") == 0


@pytest.mark.parametrize("level", LEVELS)
def test_a_hidden_cylon_who_is_admiral_leaves_then(level: str) -> None:
    table = returned(landed(p0="shipyard")).loyal(0, MORALE)
    ground(table.state, ("civ_population_1",) * 3, ("civ_population_1",) * 3)
    table.state.resources[3] = 4
    table.state.titles["admiral"] = 0
    table.to_do("action")
    assert often(table, 0, level, "title:order_departure") == 10


@pytest.mark.parametrize("level", LEVELS)
def test_ships_are_prepared_where_one_stands(level: str) -> None:
    table = landed(p0="shipyard")
    ground(table.state, ("civ_population_1",) * 6, ())
    table.state.resources[3] = 6
    table.to_do("action")
    assert often(table, 0, level, "activate:shipyard") == 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_cylon_hunts_where_somebody_can_be_caught(level: str) -> None:
    """Together with a human and occupation forces; elsewhere patrols are sent out."""
    table = occupied(landed(p0="shipyard", p1="shipyard"), shipyard=1)
    ground(table.state, ("civ_empty",), ())
    table.cylon(0, place="shipyard").to_do("action")
    assert often(table, 0, level, "board:detain_a_human") == 10
    alone = occupied(landed(), shipyard=2)
    ground(alone.state, ("civ_population_1",) * 6, ())
    alone.cylon(0, place="occupation_authority").to_do("action")
    assert often(alone, 0, level, "activate:occupation_authority") == 10
    alone.say(0, "activate:occupation_authority")
    assert len(alone.g.locked) == 5


def test_the_foremost_patrol_is_the_worst() -> None:
    table = occupied(landed(), occupation_authority=1, breeders_canyon=1, shipyard=1)
    ground(table.state, ("civ_population_1",) * 6, ())
    table.to_do("stop")
    view = seen(table)
    costs = [planet.force_cost(view, place) for place in TRACK]
    assert costs == sorted(costs)
    assert planet.fewer(view, 1) == costs[-1]
    assert planet.fewer(view, 3) == pytest.approx(sum(costs))
    assert planet.forces_act(view) < planet.force_acts(view, "occupation_authority") < 0


def test_icons_count_as_long_as_they_do_something() -> None:
    """Before the return a jump icon, and the ships around Galactica are out of reach; after it an evacuation icon."""

    table = landed()
    ground(table.state, ("civ_population_1",), ("civ_population_1",))
    table.to_do("stop")
    away = seen(table)
    assert icon_worth(away) > 0 == planet.evacuate_worth(away)
    assert activation_worth(away, "basestars") == activation_worth(away, "raiders") == 0
    back = returned(landed())
    ground(back.state, ("civ_population_1",), ("civ_population_1",))
    back.to_do("stop")
    there = seen(back)
    assert icon_worth(there) == 0 < planet.evacuate_worth(there)
    assert activation_worth(there, "heavy_raiders") < 0


@pytest.mark.parametrize("level", LEVELS)
def test_an_admiral_known_for_a_cylon_is_accused(level: str) -> None:
    """Before they can have Galactica leave; whoever is nobody special is not worth that check."""
    table = landed().loyal(1, MORALE).hand(0, "repair-1")
    table.state.titles["admiral"] = 1
    table.state.players[1].loyalty[0].seen = 1
    table.to_do("action")
    assert often(table, 0, level, "activate:resistance_hq") == 10
    table.say(0, "activate:resistance_hq")
    assert often(table, 0, level, "seat:1") == 10
    trusted = landed().hand(0, "repair-1")
    trusted.state.titles["admiral"] = 1
    trusted.to_do("action")
    assert often(trusted, 0, level, "activate:resistance_hq") == 0


@pytest.mark.parametrize("by", [0, 2])
def test_who_knows_the_next_crisis_of_the_planet_has_looked_ahead(by: int) -> None:
    """By Launch Scout, one's own or that of somebody one trusts who has left the card on top."""
    table = landed().hand(by, "launch_scout-1")
    table.state.current = by
    table.dice(8).to_do("action", "action").say(by, "card:launch_scout-1").skip().say(by, "deck:crisis")
    table.say(by, "choice:top").skip()
    table.state.current = 0
    chair = Chair(table.game, table.game.questions[0])
    assert NormalMind(chair, Beliefs(), Random(0), NORMAL).looked_ahead
