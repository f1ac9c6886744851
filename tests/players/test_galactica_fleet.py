"""Players and the Cylon fleet beyond the horizon: civilian ships, escorts, nukes, the CAG and the Basestar Bridge."""

from typing import Any

import pytest
from tests.rules.galactica_tables import beyond, civilians, horizon, pursued

from readyroom.galactica.board import AFT, AREAS, CAG, FORE, LAUNCH, PORT_FORE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import Game, start
from readyroom.players import Chair, make_player
from readyroom.players.galactica import position

LEVELS = ("easy", "normal")
FLEET: dict[str, Any] = {"rules": "exodus", "cylon_ships": "fleet_board"}


def choice(table: Table, level: str, seed: int = 1) -> str:
    """What a player answers to the open question."""
    question = table.skip().question()
    answer = make_player("galactica", level, seed).answer(Chair(table.game, question))
    assert isinstance(answer, int)
    return question.labels[answer]


@pytest.mark.parametrize("level", LEVELS)
def test_a_cag_places_civilian_ships_away_from_the_fleet_that_waits(level: str) -> None:
    table = pursued(horizon(), 0).dice(1)
    for area in (FORE, PORT_FORE):
        beyond(table.state).raiders[area] = 6
    table.to_do("activate:basestars")
    assert choice(table, level) not in ("area:fore", "area:port_fore", "area:starboard_fore")


@pytest.mark.parametrize("level", LEVELS)
def test_a_viper_escorts_a_ship_that_raiders_are_about_to_reach(level: str) -> None:
    table = horizon().place(0, "command")
    g = table.state
    g.squadrons["viper"].reserves, g.squadrons["viper"].space[AFT] = 5, 1
    civilians(g, AFT, "civ_population_2")
    g.civilians[AFT][0].seen = 1
    g.fleet.raiders[AFT + 1] = 5
    table.say(0, "activate:command")
    assert choice(table, level) == f"escort:{g.civilians[AFT][0].handle}"


@pytest.mark.parametrize("level", LEVELS)
def test_a_cag_places_civilian_ships_where_a_viper_can_escort_them(level: str) -> None:
    table = pursued(horizon(), 0).dice(1)
    table.state.squadrons["viper"].reserves -= 1
    table.state.squadrons["viper"].space[AFT] = 1
    table.to_do("activate:basestars")
    assert choice(table, level) in ("area:aft", *(f"area:{AREAS[area]}" for area in LAUNCH))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("area", "saved"), [(LAUNCH[0], True), (AFT, False)])
def test_vipers_are_sent_for_civilian_ships_though_no_cylon_is_near(level: str, area: int, saved: bool) -> None:
    """They stay where they are when the fleet jumps: from a launch area one is brought in at once."""
    table = horizon().place(0, "command").hand(0, "consolidate_power-1")
    civilians(table.state, area, "civ_population_1", "civ_population_1")
    assert (choice(table, level) == "activate:command") is saved


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("worth", [True, False])
def test_a_nuke_goes_where_much_is_and_not_where_nothing_is(level: str, worth: bool) -> None:
    table = horizon("william_adama", "laura_roslin", "saul_tigh").place(0, "sickbay")
    g = table.state
    if worth:
        g.fleet.basestars += [Basestar(AFT), Basestar(AFT)]
        g.fleet.raiders[AFT], g.fleet.heavies[AFT] = 8, 3
    assert (choice(table, level) == "nuke:aft") is worth
    assert worth or not choice(table, level).startswith("nuke:")


@pytest.mark.parametrize("level", LEVELS)
def test_a_cag_in_a_viper_leads_and_acts_again(level: str) -> None:
    table = horizon("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "fore")
    g = table.state
    g.fleet.raiders[FORE] = 4
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[FORE] = 1
    g.titles[CAG] = 0
    assert choice(table, level) == "title:cag_leads"


@pytest.mark.parametrize("level", LEVELS)
def test_a_cylon_on_the_bridge_strikes_with_many_raiders(level: str) -> None:
    table = horizon().cylon(0, place="basestar_bridge").to_do("action")
    table.state.fleet.raiders = [9, 0, 0, 0, 0, 0]
    table.say(0, "activate:basestar_bridge")
    first = choice(table, level)
    table.say(0, first)
    assert "order:damage" in (first, choice(table, level))


@pytest.mark.parametrize("level", LEVELS)
def test_reinforcements_go_where_civilian_ships_are(level: str) -> None:
    table = horizon().cylon(0, place="basestar_bridge").dice(8).to_do("action")
    civilians(table.state, AFT, "civ_population_1", "civ_population_2")
    table.say(0, "activate:basestar_bridge").say(0, "order:reinforce").say(0, "order:damage")
    table.say(0, "reinforce:raider")
    assert choice(table, level) == "beyond:aft"


@pytest.mark.parametrize("level", LEVELS)
def test_the_viper_that_is_missed_least_is_grounded(level: str) -> None:
    table = horizon().place(2, "fore")
    table.state.titles[CAG] = 0
    table.resolve("training_a_rookie", part="second")
    assert choice(table, level) == "unmanned:viper-reserves"


@pytest.mark.parametrize(("level", "games"), [("easy", 6), ("normal", 1)])
def test_whole_games_are_played_by_players(level: str, games: int) -> None:
    """No question is a surprise; every level plays to the end."""
    for seed in range(games):
        game: Game[Any] = start(EVERY_MODE, 3 + seed % 4, seed, FLEET)
        players = [make_player("galactica", level, 10 * seed + seat) for seat in range(3 + seed % 4)]
        for _ in range(6_000):
            if game.over:
                break
            question = game.questions[0]
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
        assert game.over


# --- whole positions, as `hard` looks at them when it looks ahead ---------------------------------------------------


def waits(table: Table, space: int = 0) -> Table:
    """Two basestars and six raiders wait, and the pursuit marker is on this space."""
    fleet = beyond(pursued(table, space).state)
    fleet.raiders[FORE], fleet.basestars = 6, [Basestar(FORE), Basestar(PORT_FORE)]
    return table


def test_a_fleet_that_waits_is_bad_and_the_nearer_the_worse() -> None:
    nothing = position.worth(horizon().state)
    worths = [position.worth(waits(horizon(), space).state) for space in range(4)]
    assert sorted({nothing, *worths}, reverse=True) == [nothing, *worths]


def test_ships_that_a_jump_leaves_behind_still_count() -> None:
    """They wait then, where those of a table without the board are gone; but to be among them is worse."""
    here, left = horizon(), horizon()
    here.state.fleet.raiders[FORE] = beyond(left.state).raiders[FORE] = 5
    assert position.worth(here.state) < position.worth(left.state) < position.worth(horizon().state)


def test_a_civilian_ship_that_was_escorted_is_worth_something_to_who_looks_ahead() -> None:
    """Also where no raider is near: it stays there when the fleet jumps."""
    out = horizon()
    civilians(out.state, AFT, "civ_population_2")
    saved = position.worth(horizon().state) - position.worth(out.state)
    near = waits(horizon(), 3)
    before = position.worth(near.state)
    civilians(near.state, FORE, "civ_population_2")
    assert 0 < saved < before - position.worth(near.state)
