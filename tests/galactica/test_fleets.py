"""The Cylon Fleet board and nukes at areas: how ships are counted, taken, shown, and destroyed."""

from collections.abc import Callable
from random import Random

import pytest

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.causes import Cause
from readyroom.galactica.nukes import launch_nuke, regain_nuke
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import available, destroy_heavy_raider, destroy_raider, place, supply
from readyroom.galactica.state import Basestar, Civilian, Fleet, Galactica
from readyroom.galactica.testing import EVERY_MODE, TEST, Table, at_once
from readyroom.galactica.turn.receive_skills import begin_turn
from readyroom.kernel import Choose, Game, Script, Window, start
from readyroom.players import random_answer
from readyroom.testing import check_games
from readyroom.words import words

OPTIONS = {"rules": "exodus", "cylon_ships": "fleet_board"}
THREE = ("william_adama", "lee_apollo_adama", "laura_roslin")


@pytest.fixture
def table() -> Table:
    """Apollo sits in a viper; the two that stand in space at first are unmanned."""
    return Table(*THREE, rules="exodus", cylon_ships="fleet_board")


def beyond(g: Galactica) -> Fleet:
    assert g.cylon_board is not None
    return g.cylon_board


def sound(table: Table) -> bool:
    return not list(table.game.rules.faults(table.g))


# --- the Cylon Fleet board ---------------------------------------------------------------------------------


def test_a_base_table_has_no_second_board() -> None:
    table = Table(*THREE)
    assert table.state.cylon_board is None
    assert table.game.view(0)["cylon_board"] is None
    assert available(table.state, "raider") == supply(table.state, "raider") == 13


def test_ships_on_the_second_board_are_open_and_count_as_in_use(table: Table) -> None:
    g = table.state
    beyond(g).raiders[AFT], beyond(g).heavies[FORE] = 4, 1
    beyond(g).basestars.append(Basestar(FORE))
    assert [supply(g, ship) for ship in ("raider", "heavy_raider", "basestar")] == [20 - 3 - 4, 3, 0]
    assert [available(g, ship) for ship in ("raider", "heavy_raider", "basestar")] == [20 - 3, 4, 1]
    shown = table.game.view(None)["cylon_board"]
    assert shown["aft"] == {"raiders": 4, "heavy_raiders": 0, "basestars": []}
    assert shown["fore"] == {"raiders": 0, "heavy_raiders": 1, "basestars": [[]]}
    beyond(g).raiders[AFT] = 18
    assert "there are 21 raiders, the game has 20" in table.game.rules.faults(g)


def test_the_terminal_shows_who_waits(table: Table) -> None:
    beyond(table.state).raiders[AFT] = 4
    assert "Cylon Fleet, behind Galactica: 4 raiders" in table.game.text(1)
    assert "Cylon Fleet, " not in Table(*THREE).game.text(1)


def test_the_terminal_shows_the_pursuit_and_the_cag(table: Table) -> None:
    table.state.tokens["pursuit"] = {"pursuit_two_ships": 1}
    shown = table.game.text(0)
    assert "start one civilian ship no ship [two civilian ships ●] automatic attack" in shown
    assert shown.count("Pursuit") == 1
    assert "CAG" in next(line for line in shown.splitlines() if line.startswith(" 1 "))
    assert "Pursuit" not in Table(*THREE).game.text(0)
    assert table.game.view(2)["tracks"]["pursuit"][-1] == "auto_attack"


def test_placing_takes_ships_of_no_board_first_then_the_lowest_cylon_areas(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = table.state
    beyond(g).raiders = [3, 3, 3, 1, 1, 4]  # two are on no board
    monkeypatch.setitem(STEPS, "come", lambda g, _: place(g, "raider", [(FORE, 6)]))
    table.to_do("come").skip()
    left = dict(enumerate(beyond(table.g).raiders))
    assert left == {AFT: 0, PORT_AFT: 0, STARBOARD_AFT: 1, PORT_FORE: 4, STARBOARD_FORE: 3, FORE: 3}
    assert table.g.fleet.raiders[FORE] == 9
    assert sound(table)


def test_a_ship_that_has_acted_has_acted_on_the_other_board_too(table: Table) -> None:
    """SHIP-003: it is not activated a second time this turn. One that has not acted comes first."""
    g = table.state
    g.fleet.raiders[FORE] += supply(g, "raider") - 3
    there = next(area for area in range(6) if beyond(g).raiders[area] == 0)
    beyond(g).raiders[there], beyond(g).raiders_acted[there] = 3, 2
    assert supply(g, "raider") == 0
    at_once(place(g, "raider", [(AFT, 1)]))
    assert (beyond(g).raiders_acted[there], g.fleet.raiders_acted[AFT]) == (2, 0)
    at_once(place(g, "raider", [(AFT, 1)]))
    assert (beyond(g).raiders_acted[there], g.fleet.raiders_acted[AFT]) == (1, 1)
    assert g.fleet.raiders[AFT] == 2


@pytest.mark.parametrize(("ship", "destroy"), [("raider", destroy_raider), ("heavy_raider", destroy_heavy_raider)])
def test_of_ships_that_are_alike_one_is_destroyed_that_has_not_acted(
    table: Table, ship: str, destroy: Callable[[Galactica, int, Cause], Script[None]]
) -> None:
    """SHIP-003: those that are left and have acted do not act again this turn."""
    g = table.state
    g.fleet.small(ship)[AFT], g.fleet.acted(ship)[AFT] = 3, 2
    left = []
    for _ in range(2):
        at_once(destroy(g, AFT, TEST))
        left.append((g.fleet.small(ship)[AFT], g.fleet.acted(ship)[AFT]))
    assert left == [(2, 2), (1, 1)]


def test_in_a_new_turn_no_ship_of_either_board_has_acted(table: Table) -> None:
    g = table.state
    for fleet in (g.fleet, beyond(g)):
        fleet.raiders_acted[FORE] = fleet.heavies_acted[AFT] = 1
        fleet.basestars.append(Basestar(FORE, acted=True))
    at_once(begin_turn(g, ""))
    for fleet in (g.fleet, beyond(g)):
        assert not any(fleet.raiders_acted + fleet.heavies_acted)
        assert not any(basestar.acted for basestar in fleet.basestars)


def test_a_basestar_that_waits_is_taken_with_its_damage(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    g = table.state
    g.basestar_pile.remove("disabled_hangar")
    beyond(g).basestars.append(Basestar(FORE, ["disabled_hangar"]))
    monkeypatch.setitem(STEPS, "come", lambda g, _: place(g, "basestar", [(AFT, 1)]))
    table.to_do("come").skip()
    assert [(base.area, base.damage) for base in table.g.fleet.basestars] == [(FORE, []), (AFT, ["disabled_hangar"])]
    assert beyond(table.g).basestars == []
    assert sound(table)


def test_of_several_basestars_that_wait_the_one_in_the_lowest_cylon_area_comes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.empty_space()
    beyond(table.state).basestars += [Basestar(FORE), Basestar(AFT)]
    monkeypatch.setitem(STEPS, "come", lambda g, _: place(g, "basestar", [(PORT_FORE, 1)]))
    table.to_do("come").skip()
    assert [base.area for base in table.g.fleet.basestars] == [PORT_FORE]
    assert [base.area for base in beyond(table.g).basestars] == [FORE]


def test_what_is_still_short_is_left_out_by_the_current_player(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    g = table.state
    beyond(g).heavies[PORT_FORE] = 3
    g.fleet.heavies[FORE] = 1
    monkeypatch.setitem(STEPS, "come", lambda g, _: place(g, "heavy_raider", [(FORE, 2), (AFT, 2)]))
    table.to_do("come")
    for label in ("area:fore", "area:aft", "area:aft"):
        table.say(0, label)
    assert (table.g.fleet.heavies[FORE], table.g.fleet.heavies[AFT]) == (2, 2)
    assert sum(beyond(table.g).heavies) == 0
    assert sound(table)


# --- nukes -------------------------------------------------------------------------------------------------


def crowded(table: Table) -> Table:
    g = table.empty_space().place(1, "starboard_aft").state
    g.fleet.raiders[STARBOARD_AFT], g.fleet.heavies[STARBOARD_AFT] = 4, 1
    g.fleet.basestars = [Basestar(STARBOARD_AFT), Basestar(STARBOARD_AFT)]
    g.squadrons["viper"].space[STARBOARD_AFT] = 1
    g.squadrons["viper"].reserves -= 1
    face = g.civilian_pile.pop()
    g.civilians[STARBOARD_AFT].append(Civilian(g.next_handle, face))
    return table


def test_a_nuke_can_be_launched_at_any_area_and_lies_beside_the_board_then(table: Table) -> None:
    table.dice(5)
    nukes = [label for label in table.labels(0) if label.startswith("nuke:")]
    assert nukes == [f"nuke:{area}" for area in table.game.view(0)["areas"]]
    assert (table.g.nukes, table.g.nukes_beside) == (2, 1)
    table.say(0, "nuke:aft").skip()
    assert (table.g.nukes, table.g.nukes_beside) == (1, 2), "nothing was there, and it is spent (NUKE-010)"
    assert table.game.view(2)["nukes_beside"] == 2
    assert [regain_nuke(table.g) for _ in range(3)] == [True, True, False]
    assert (table.g.nukes, table.g.nukes_beside) == (3, 0)
    assert sound(table)


@pytest.mark.parametrize(
    ("die", "basestars", "raiders"), [(2, [2, 1], 4), (3, [1], 4), (6, [1], 4), (7, [1], 1)], ids=str
)
def test_the_admiral_says_which_basestar_is_hit(table: Table, die: int, basestars: list[int], raiders: int) -> None:
    crowded(table).dice(die)
    table.state.fleet.basestars[1].damage.append("critical_hit")
    table.state.basestar_pile.remove("critical_hit")
    table.say(0, "nuke:starboard_aft").skip()
    assert table.prompt() == "nuke-basestar"
    table.say(0, "ship:basestar-starboard_aft").skip()
    assert [len(base.damage) for base in table.g.fleet.basestars] == basestars
    assert table.g.fleet.raiders[STARBOARD_AFT] == raiders


def test_a_nuke_finds_no_basestar_in_another_area(table: Table) -> None:
    table.empty_space().dice(5).state.fleet.basestars = [Basestar(AFT)]
    table.say(0, "nuke:fore").skip()
    assert [base.area for base in table.g.fleet.basestars] == [AFT]


def test_a_basestar_that_the_first_hit_destroys_takes_no_second(table: Table) -> None:
    tokens = ["disabled_hangar", "disabled_weapons"]
    g = table.empty_space().dice(1).state
    g.fleet.basestars = [Basestar(AFT, tokens)]
    g.basestar_pile = [token for token in g.basestar_pile if token not in tokens]
    table.say(0, "nuke:aft").skip()
    assert table.g.fleet.basestars == []
    assert sound(table)


def test_in_anothers_turn_too_the_admiral_says_which(table: Table) -> None:
    g = crowded(table).dice(5).state
    g.titles["admiral"] = 2
    script = launch_nuke(g, ("area", STARBOARD_AFT, None), Cause("nuke", 2))
    asked = next(script)
    while isinstance(asked, Window):
        asked = script.send([None for _ in asked.questions])
    assert isinstance(asked, Choose)
    assert (g.current, asked.seat, asked.prompt) == (0, 2, "galactica-nuke-basestar")


def test_the_greatest_blast_leaves_nothing_in_the_area(table: Table) -> None:
    crowded(table).dice(8).say(0, "nuke:starboard_aft").skip()
    g = table.g
    assert (g.fleet.raiders, g.fleet.heavies, g.fleet.basestars) == ([0] * 6, [0] * 6, [])
    assert (g.squadrons["viper"].space, g.civilians[STARBOARD_AFT]) == ([0] * 6, [])
    assert g.players[1].place == "sickbay"
    assert table.game.view(0)["squadrons"]["viper"]["destroyed"] == 2
    assert sound(table)


def test_a_nuke_of_the_base_box_is_gone_for_good() -> None:
    table = Table(*THREE).dice(5)
    assert [label for label in table.labels(0) if label.startswith("nuke:")] == ["nuke:basestar-fore"]
    table.say(0, "nuke:basestar-fore").skip()
    assert (table.g.nukes, table.g.nukes_beside) == (1, 0)


# --- all of it ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_games_with_the_second_board_pass_the_suite() -> None:
    modes = [(seats, OPTIONS) for seats in (3, 5, 1, 2, 4, 6)]
    assert check_games(EVERY_MODE, 6, bound=8000, modes=modes).games == 6


CONFLICTED = OPTIONS | {"personal_goals": True, "final_five": True}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_games_with_the_second_board_keep_every_promise(part: int) -> None:
    modes = [(seats, options) for seats in (3, 4, 5, 6) for options in (OPTIONS, CONFLICTED)]
    modes += [(1, OPTIONS), (2, OPTIONS), (5, OPTIONS | {"cooperative": True})]
    assert check_games(EVERY_MODE, 11, seed=part + 1, sample=0.02, bound=8000, modes=modes).games == 11


@pytest.mark.parametrize("seed", range(8))
def test_whole_games_can_be_told_in_words(seed: int) -> None:
    """Every question, option and event, and the names of all things in them."""
    game: Game[Galactica] = start(EVERY_MODE, 3 + seed % 4, seed, OPTIONS)
    rng, say = Random(seed), words("en")
    told: list[str | None] = []
    while not game.over:
        question = rng.choice(game.questions)
        assert question.prompt.startswith("galactica-window-") or say.has(question.prompt), question.prompt
        told += [say.ask(question), *(say.option("galactica", option) for option in question.options)]
        game.answer(question.seat, random_answer(question, rng))
    told += [say.tell("galactica", event) for event in game.events(0) if event["event"] != "WindowOpened"]
    assert [text for text in told if not text or set(text) & set("{}_")] == []
