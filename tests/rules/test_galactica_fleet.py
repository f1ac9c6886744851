"""The Cylon Fleet board: ships that wait, placement, pursuit and arrival, jumps and nukes (FLEET, NUKE, JUMP)."""

import pytest
from tests.rules.galactica_tables import FLEET, beyond, civilians, horizon, pursued, pursuit

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.combat import in_combat
from readyroom.galactica.hangar import destroyed
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import Table

rule = pytest.mark.rule

KINDS = ("raiders", "launch_raiders", "heavy_raiders", "basestars")
JOINS = {"raiders": "raider", "launch_raiders": "basestar", "heavy_raiders": "heavy_raider", "basestars": "basestar"}


def waiting(g: Galactica, ship: str) -> dict[int, int]:
    """By area: how many of a kind wait there."""
    fleet = beyond(g)
    if ship == "basestar":
        return {base.area: sum(other.area == base.area for other in fleet.basestars) for base in fleet.basestars}
    return {area: count for area, count in enumerate(fleet.small(ship)) if count}


# --- activations that find nothing -------------------------------------------------------------------------


@rule("RAID-009", "LAUN-005", "HEAVY-009", "BASE-004", "FLEET-002", "FLEET-010", "FLEET-011", "BOARD-014", "BOARD-015")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("die", "area"),
    [
        (1, AFT),
        (2, PORT_AFT),
        (3, STARBOARD_AFT),
        (4, PORT_FORE),
        (5, STARBOARD_FORE),
        (6, STARBOARD_FORE),
        (7, FORE),
        (8, FORE),
    ],
)
def test_an_icon_that_finds_nothing_has_a_ship_join_where_the_die_says(kind: str, die: int, area: int) -> None:
    table = horizon().dice(die).to_do(f"activate:{kind}")
    assert table.prompt() == "place-civilian"
    assert waiting(table.g, JOINS[kind]) == {area: 1}
    assert pursuit(table.g) == 1
    assert not in_combat(table.g)
    assert [event["purpose"] for event in table.events("DieRolled")] == ["cylon-placement"]


@rule("RAID-009", "RAID-007", "TERM-010")
def test_a_basestar_on_the_main_board_launches_and_nothing_joins() -> None:
    """Ships that wait are not on the board."""
    table = horizon()
    table.state.fleet.basestars.append(Basestar(FORE))
    beyond(table.state).raiders[AFT] = 4
    table.to_do("activate:raiders").skip()
    assert (table.g.fleet.raiders[FORE], beyond(table.g).raiders[AFT], pursuit(table.g)) == (2, 4, 0)


@rule("RAID-009", "FLEET-001")
def test_raiders_on_the_main_board_act_and_those_that_wait_do_not() -> None:
    table = horizon().dice(1)
    table.state.fleet.raiders[FORE] = 1
    beyond(table.state).raiders[FORE] = 5
    table.to_do("activate:raiders").skip()
    assert (len(table.events("DieRolled")), pursuit(table.g), beyond(table.g).raiders[FORE]) == (1, 0, 5)


@rule("HEAVY-009", "HEAVY-002")
@pytest.mark.parametrize("there", ["heavy_raider", "centurion", "basestar"])
def test_no_heavy_raider_joins_while_anything_can_be_activated(there: str) -> None:
    table = horizon()
    g = table.state
    if there == "centurion":
        g.boarding[0] = 1
    elif there == "basestar":
        g.fleet.basestars.append(Basestar(FORE))
    else:
        g.fleet.heavies[FORE] = 1
    table.to_do("activate:heavy_raiders").skip()
    assert (waiting(table.g, "heavy_raider"), pursuit(table.g)) == ({}, 0)
    assert table.g.boarding == ([0, 1, 0, 0, 0] if there == "centurion" else [0] * 5)
    assert sum(table.g.fleet.heavies) == (there != "centurion")


@rule("LAUN-006", "BASE-005")
@pytest.mark.parametrize(("kind", "token"), [("launch_raiders", "disabled_hangar"), ("basestars", "disabled_weapons")])
def test_a_basestar_that_can_not_act_is_still_there(kind: str, token: str) -> None:
    table = horizon()
    table.state.basestar_pile.remove(token)
    table.state.fleet.basestars.append(Basestar(FORE, [token]))
    table.to_do(f"activate:{kind}").skip()
    assert (waiting(table.g, "basestar"), pursuit(table.g), sum(table.g.fleet.raiders)) == ({}, 0, 0)
    assert table.events("DieRolled") == []


@rule("FLEET-003")
def test_strategic_planning_changes_where_a_ship_joins() -> None:
    table = horizon().hand(1, "strategic_planning-3").dice(2).to_do("activate:raiders")
    table.say(1, "use:strategic_planning-strategic_planning-3").skip()
    assert waiting(table.g, "raider") == {PORT_FORE: 1}


@rule("FLEET-004", "FLEET-006")
def test_with_no_ship_left_those_of_the_highest_area_come() -> None:
    """All ships of that area, none of the others; no die; they do not act at once."""
    table = horizon()
    fleet = beyond(table.state)
    fleet.basestars += [Basestar(STARBOARD_FORE), Basestar(STARBOARD_AFT)]
    fleet.raiders[STARBOARD_FORE], fleet.heavies[STARBOARD_FORE] = 3, 1
    fleet.raiders[STARBOARD_AFT], fleet.raiders[FORE] = 1, 2
    pursued(table, 1).to_do("activate:launch_raiders").skip()
    g = table.g
    assert [base.area for base in g.fleet.basestars] == [STARBOARD_FORE]
    assert (g.fleet.raiders[STARBOARD_FORE], g.fleet.heavies[STARBOARD_FORE]) == (3, 1)
    assert waiting(g, "basestar") == {STARBOARD_AFT: 1}
    assert waiting(g, "raider") == {STARBOARD_AFT: 1, FORE: 2}
    assert (table.events("DieRolled"), pursuit(g)) == ([], 2)


@rule("FLEET-005")
def test_with_no_ship_left_and_none_waiting_nothing_comes() -> None:
    table = horizon()
    table.state.taken_out["heavy_raider"] = 4
    pursued(table, 1).to_do("activate:heavy_raiders").skip()
    assert (waiting(table.g, "heavy_raider"), in_combat(table.g), pursuit(table.g)) == ({}, False, 2)


# --- placing on the main board -----------------------------------------------------------------------------


@rule("LAUN-003", "FLEET-007", "FLEET-008")
def test_a_launch_takes_ships_of_no_board_first_then_those_of_the_lowest_areas() -> None:
    table = horizon()
    g = table.state
    g.fleet.basestars.append(Basestar(FORE))
    beyond(g).raiders = [10, 0, 0, 1, 1, 7]  # one is on no board
    table.to_do("activate:launch_raiders").skip()
    assert table.g.fleet.raiders[FORE] == 3
    assert beyond(table.g).raiders == [10, 0, 0, 0, 0, 7]
    assert pursuit(table.g) == 0


@rule("FLEET-009")
def test_what_is_still_short_the_current_player_leaves_out() -> None:
    table = horizon()
    g = table.state
    g.fleet.basestars += [Basestar(FORE), Basestar(AFT)]
    g.fleet.raiders[PORT_FORE] = 15
    beyond(g).raiders[AFT] = 4
    table.to_do("activate:launch_raiders")
    for _ in range(3):
        assert table.question(0).prompt == "galactica-place-raider"
        table.say(0, "area:fore")
    assert table.prompt() == "stop"
    assert (table.g.fleet.raiders[FORE], table.g.fleet.raiders[AFT], supply(table.g, "raider")) == (3, 2, 0)


@rule("ACT-029", "ACT-030")
def test_the_cylon_fleet_location() -> None:
    """Activating a type is like the icon; launching takes basestars of the main board only."""
    for order, joins in (("raiders", True), ("launch", False)):
        table = horizon().cylon(0, place="cylon_fleet").dice(8).to_do("action")
        table.say(0, "activate:cylon_fleet").say(0, f"activate:{order}").skip()
        assert (waiting(table.g, "raider"), pursuit(table.g)) == (({FORE: 1}, 1) if joins else ({}, 0))
    table = horizon().cylon(0, place="cylon_fleet").to_do("action")
    table.state.fleet.basestars.append(Basestar(FORE))
    beyond(table.state).basestars.append(Basestar(AFT))
    table.say(0, "activate:cylon_fleet").say(0, "activate:launch").skip()
    assert (table.g.fleet.raiders, table.g.fleet.heavies) == ([2, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0])


# --- the pursuit track -------------------------------------------------------------------------------------


@rule("FLEET-010", "FLEET-011", "FLEET-012", "FLEET-013")
@pytest.mark.parametrize(("start", "now", "ships"), [(0, 1, 1), (1, 2, 0), (2, 3, 2), (3, 0, 0)])
def test_each_space_of_the_pursuit(start: int, now: int, ships: int) -> None:
    table = pursued(horizon(), start).dice(1).to_do("activate:raiders")
    placed = 0
    while table.prompt() == "place-civilian":
        assert table.question().seat == 2
        table.answer(2, table.labels(2)[0])
        placed += 1
    assert (pursuit(table.g), placed) == (now, ships)


@rule("FLEET-013")
def test_the_automatic_attack_brings_every_ship_to_its_area() -> None:
    """The ship that was just placed too; none of them acts."""
    table = pursued(horizon(), 3).dice(1)
    fleet = beyond(table.state)
    fleet.raiders = [2, 1, 0, 0, 3, 0]
    fleet.heavies[STARBOARD_FORE] = 1
    fleet.basestars += [Basestar(PORT_AFT), Basestar(PORT_AFT)]
    table.to_do("activate:heavy_raiders").skip()
    g = table.g
    assert g.fleet.raiders == [2, 1, 0, 0, 3, 0]
    assert (g.fleet.heavies[AFT], g.fleet.heavies[STARBOARD_FORE]) == (1, 1)
    assert [base.area for base in g.fleet.basestars] == [PORT_AFT, PORT_AFT]
    assert all(waiting(g, ship) == {} for ship in ("raider", "heavy_raider", "basestar"))
    assert (pursuit(g), g.boarding, len(table.events("DieRolled"))) == (0, [0] * 5, 1)
    assert {event["area"] for event in table.events("FleetArrived")} == {
        "fore",
        "starboard_fore",
        "port_aft",
        "aft",
    }


@rule("FLEET-012")
def test_with_one_civilian_ship_left_one_is_placed() -> None:
    table = pursued(horizon(), 2).dice(1)
    table.state.civilian_pile = table.state.civilian_pile[:1]
    table.to_do("activate:raiders").say(2, "area:aft")
    assert table.prompt() == "stop"
    assert [len(ships) for ships in table.g.civilians] == [0, 0, 0, 1, 0, 0]


# --- jumps -------------------------------------------------------------------------------------------------


@rule("JUMP-005", "JUMP-006", "JUMP-008", "JUMP-010", "JUMP-011", "JUMP-002")
def test_what_a_jump_does_to_ships() -> None:
    table = horizon().place(2, "port_fore").to_do("prepare_for_jump").top("deep_space", "remote_planet")
    g = table.state
    g.jump_track = 4
    g.basestar_pile.remove("disabled_hangar")
    g.fleet.basestars.append(Basestar(FORE, ["disabled_hangar"]))
    g.fleet.raiders[FORE], g.fleet.heavies[STARBOARD_AFT], g.boarding[1] = 3, 1, 1
    beyond(g).raiders[FORE] = 1
    civilians(g, AFT, "civ_empty", "civ_population_2")
    table.skip()
    g = table.g
    assert (g.players[2].place, [len(ships) for ships in g.civilians]) == ("hangar_deck", [0, 0, 0, 2, 0, 0])
    assert (waiting(g, "raider"), waiting(g, "heavy_raider")) == ({FORE: 4}, {STARBOARD_AFT: 1})
    assert [(base.area, base.damage) for base in beyond(g).basestars] == [(FORE, [])]
    assert (in_combat(g), sum(g.boarding), len(g.basestar_pile), pursuit(g)) == (False, 1, 4, 0)


@rule("JUMP-005")
def test_who_has_looked_at_a_civilian_ship_knows_it_after_the_jump() -> None:
    table = horizon().to_do("prepare_for_jump").top("deep_space", "remote_planet")
    civilians(table.state, AFT, "civ_population_2")
    table.state.civilians[AFT][0].seen = 1 << 1
    table.state.jump_track = 4
    table.skip()
    faces = [table.game.view(seat)["areas"]["aft"]["civilians"][0]["face"] for seat in (0, 1, None)]
    assert faces == [None, "civ_population_2", None]


# --- nukes -------------------------------------------------------------------------------------------------


@rule("NUKE-004", "NUKE-005", "NUKE-006", "NUKE-007", "NUKE-008", "NUKE-012")
@pytest.mark.parametrize(
    ("die", "basestars", "hits", "raiders", "heavies", "vipers", "ships"),
    [
        (2, 1, 2, 4, 1, 1, 1),
        (3, 0, 0, 4, 1, 1, 1),
        (6, 0, 0, 4, 1, 1, 1),
        (7, 0, 0, 1, 1, 1, 1),
        (8, 0, 0, 0, 0, 0, 0),
    ],
)
def test_a_nuke_at_an_area(
    die: int, basestars: int, hits: int, raiders: int, heavies: int, vipers: int, ships: int
) -> None:
    table = horizon("william_adama", "laura_roslin", "saul_tigh").dice(die)
    g = table.state
    g.fleet.basestars.append(Basestar(FORE))
    g.fleet.raiders[FORE], g.fleet.heavies[FORE] = 4, 1
    g.squadrons["viper"].reserves, g.squadrons["viper"].space[FORE] = 5, 1
    g.fleet.basestars.append(Basestar(AFT, ["critical_hit"]))
    g.basestar_pile.remove("critical_hit")
    civilians(g, FORE, "civ_empty")
    table.say(0, "nuke:fore").skip()
    g = table.g
    there = [base for base in g.fleet.basestars if base.area == FORE]
    assert (len(there), sum(len(base.damage) for base in there), len(g.fleet.basestars)) == (
        basestars,
        hits,
        basestars + 1,
    )
    assert (g.fleet.raiders[FORE], g.fleet.heavies[FORE]) == (raiders, heavies)
    assert (g.squadrons["viper"].space[FORE], len(g.civilians[FORE])) == (vipers, ships)
    assert (g.nukes, g.nukes_beside) == (1, 2)


@rule("NUKE-008", "VIP-013")
@pytest.mark.parametrize(("die", "place"), [(7, "fore"), (8, "sickbay")])
def test_a_nuke_that_destroys_every_ship_there_destroys_piloted_vipers_too(die: int, place: str) -> None:
    table = horizon("william_adama", "kara_starbuck_thrace", "lee_apollo_adama").place(1, "fore").place(2, "aft")
    table.dice(die).say(0, "nuke:fore").skip()
    assert [player.place for player in table.g.players[1:]] == [place, "aft"]
    assert destroyed(table.g, "viper") == (die == 8)


@rule("NUKE-009", "NUKE-010")
def test_the_admiral_picks_the_basestar_and_an_empty_area_costs_the_nuke() -> None:
    table = horizon("william_adama", "laura_roslin", "saul_tigh").dice(4)
    table.state.fleet.basestars += [Basestar(FORE), Basestar(FORE)]
    table.say(0, "nuke:fore").skip()
    assert (table.question().seat, table.prompt()) == (0, "nuke-basestar")
    empty = horizon("william_adama", "laura_roslin", "saul_tigh").dice(4).say(0, "nuke:aft")
    assert (empty.prompt(), empty.g.nukes, empty.g.nukes_beside) == ("stop", 1, 2)


@rule("NUKE-013", "NUKE-014", "NUKE-012")
def test_a_nuke_given_up_lies_beside_the_board_and_three_are_the_most() -> None:
    from readyroom.galactica.nukes import regain_nuke, spend_nuke

    g = Table("william_adama", "laura_roslin", "saul_tigh", **FLEET).state
    assert (g.nukes, g.nukes_beside) == (2, 1)
    spend_nuke(g)
    assert (g.nukes, g.nukes_beside) == (1, 2)
    assert [regain_nuke(g) for _ in range(3)] == [True, True, False]
    assert (g.nukes, g.nukes_beside) == (3, 0)
