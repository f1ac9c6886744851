"""Boards of a box of the tests' own: who may be where, what a place means, and a ship that is lost."""

from collections.abc import Iterator

import msgspec
import pytest

from readyroom.galactica.actions import can_activate
from readyroom.galactica.board import PORT_FORE
from readyroom.galactica.boxes import MODES, TAKEN, Box, contents, in_play
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.locations import LeaveBrig
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import most_cards
from readyroom.galactica.combat import damage_ship, destroy_viper, lose_board
from readyroom.galactica.loyalty import become_cylon
from readyroom.galactica.moving import choosable, move_to, send
from readyroom.galactica.places import (
    ALL,
    AWAY,
    BOARDS,
    BY_SIDE,
    FRONT,
    LOCATIONS,
    Board,
    Instead,
    Location,
    add_location,
    board,
    is_confined,
    layout,
    may_enter,
    price,
    sent,
    sides_from,
    turn_over,
)
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.rules import RULES, GalacticaRules
from readyroom.galactica.rules_in_force import STANDING, Confined, FewSkills
from readyroom.galactica.script import STEPS
from readyroom.galactica.skills import POLITICS, TACTICS, skill_bits
from readyroom.galactica.state import Galactica, Options, Player
from readyroom.galactica.testing import Table, at_once
from readyroom.galactica.turn.movement import destinations
from readyroom.kernel import Script

MODE = "shoal"
CREW = ("william_adama", "laura_roslin", "saul_tigh")
CAUSE = Cause("test")


def on_the_atoll(_: Galactica, player: Player) -> bool:
    return LOCATIONS[player.place].board == "atoll" if player.place in LOCATIONS else False


def trawler_sinks(g: Galactica) -> Script[None]:
    yield from lose_board(g, "trawler", AWAY, CAUSE)


@pytest.fixture(scope="module")
def rules() -> Iterator[GalacticaRules]:
    made, taken = Box(MODE), dict(TAKEN)
    board(
        made,
        Board("atoll", ALL, starts=AWAY),
        Location("lagoon", "atoll"),
        Location("stockade", "atoll", hazardous=True),
        Location("infirmary", "atoll", hazardous=True),
    )
    trawler = Board("trawler", tokens=("net_room", "bilge"), bears=2, lost=trawler_sinks)
    cage = Location("cage", "trawler", hazardous=True)
    board(made, trawler, Location("net_room", "trawler"), Location("bilge", "trawler"), cage)
    board(made, Board("reef", BY_SIDE, starts=AWAY), Location("grotto", "reef"))
    board(made, Board("pier", used=lambda options: options.cooperative), Location("jetty", "pier"))
    made.covers.append("press_room")
    add_location(made, Location("press_tent", "colonial_one", side=FRONT))
    add_location(made, Location("wreckage", "colonial_one", side="wrecked"))
    add_location(made, Location("ferry", "atoll", used=lambda options: options.cooperative))
    made.instead.append(Instead("brig", "lagoon", on_the_atoll))  # what is declared later stands before it
    made.instead.append(Instead("resurrection_ship", "grotto", lambda _, player: player.place == "lagoon"))
    made.instead += (Instead("brig", "stockade", on_the_atoll), Instead("sickbay", "infirmary", on_the_atoll))
    STANDING["stockade"], STANDING["infirmary"] = Confined(2, crisis=True, titles=True), FewSkills(1)
    STANDING["cage"] = Confined(1)
    LOCATION_ACTIONS["stockade"] = LeaveBrig(9, skill_bits(POLITICS, TACTICS), "atoll")
    MODES[MODE] = (BASE, made)
    yield GalacticaRules(("base", MODE))
    for name in made.boards:
        del BOARDS[name]
    for name in made.locations:
        del LOCATIONS[name]
    del MODES[MODE], STANDING["stockade"], STANDING["infirmary"], STANDING["cage"], LOCATION_ACTIONS["stockade"]
    TAKEN.clear()
    TAKEN.update(taken)
    contents.cache_clear()


@pytest.fixture
def table(rules: GalacticaRules) -> Table:
    return Table(*CREW, game=rules, rules=MODE)


def ashore(table: Table, *seats: int, at: str = "lagoon") -> Galactica:
    """The atoll is on the table, and some of the crew are there."""
    turn_over(table.state, "atoll", FRONT)
    for seat in seats:
        table.place(seat, at)
    return table.state


# --- what is on the table ----------------------------------------------------------------------------------


def test_a_board_comes_to_the_table_and_leaves_it(table: Table) -> None:
    g = table.hand(0, "repair-1").state
    assert "atoll" not in RULES.view(g, None)["boards"]
    assert not may_enter(g, 0, "lagoon")
    turn_over(g, "atoll", FRONT)
    shown = RULES.view(g, None)["boards"]["atoll"]
    flags = {"lagoon": [], "stockade": ["hazardous", "confined"], "infirmary": ["hazardous"]}
    assert shown == {"side": "front", "access": "all", "bears": 0, "places": flags}
    assert may_enter(g, 0, "lagoon")
    assert not may_enter(g, 0, "stockade")
    assert "lagoon" in destinations(g, 0)
    assert price("command", "lagoon") == 1
    turn_over(g, "atoll", AWAY)
    assert g.sides == {}
    assert "lagoon" not in destinations(g, 0)


def test_everybody_sees_a_board_come_and_go(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def tide(g: Galactica, _: str) -> Script[None]:
        for side in (FRONT, FRONT, AWAY):
            turn_over(g, "atoll", side)
        yield from ()

    monkeypatch.setitem(STEPS, "tide", tide)
    assert table.to_do("tide").prompt() == "stop"
    told = [(event["board"], event["side"]) for event in table.events("BoardTurned")]
    assert told == [("atoll", "front"), ("atoll", "away")]


def test_without_a_card_nobody_gets_to_another_board(table: Table) -> None:
    g = ashore(table, 0)
    assert destinations(g, 0) == []
    table.hand(0, "repair-1")
    assert {"command", "bilge", "administration"} <= {*destinations(g, 0)}
    assert not {"lagoon", "infirmary", "brig", "caprica", "grotto"} & {*destinations(g, 0)}


def test_who_may_be_on_a_board_can_follow_from_its_side(table: Table) -> None:
    g = table.cylon(1).hand(0, "repair-1").hand(1, "repair-2").state
    for side, seat in (("human", 0), ("cylon", 1)):
        turn_over(g, "reef", side)
        assert RULES.view(g, None)["boards"]["reef"]["access"] == side
        assert [other for other in (0, 1) if "grotto" in destinations(g, other)] == [seat]
    assert "caprica" in destinations(g, 1)
    table.hand(1)
    assert "grotto" not in destinations(g, 1)
    assert "caprica" in destinations(g, 1)


def test_an_overlay_covers_locations_and_has_two_sides(table: Table) -> None:
    g = table.state
    assert [*layout(g).rooms["colonial_one"]] == ["presidents_office", "administration", "press_tent"]
    turn_over(g, "colonial_one", "wrecked")
    assert [*layout(g).rooms["colonial_one"]] == ["presidents_office", "administration", "wreckage"]
    assert g.sides == {"colonial_one": "wrecked"}
    turn_over(g, "colonial_one", "sunk")
    assert [*layout(g).rooms["colonial_one"]] == ["presidents_office", "administration"]


def test_a_board_can_belong_to_tables_with_an_option(rules: GalacticaRules) -> None:
    assert "pier" not in contents(Options(rules=MODE)).boards
    assert "pier" in contents(Options(rules=MODE, cooperative=True)).boards


def test_a_location_can_belong_to_tables_with_an_option(rules: GalacticaRules) -> None:
    assert "ferry" not in contents(Options(rules=MODE)).locations
    assert "ferry" in contents(Options(rules=MODE, cooperative=True)).locations


def test_how_the_boards_lie_can_be_read_from_the_view(table: Table) -> None:
    g = table.state
    turn_over(g, "atoll", FRONT)
    turn_over(g, "colonial_one", "wrecked")
    turn_over(g, "trawler", AWAY)
    shown = {name: shown["side"] for name, shown in RULES.view(g, None)["boards"].items()}
    assert sides_from(shown, contents(g.options)) == g.sides


def test_a_base_table_knows_nothing_of_it(rules: GalacticaRules) -> None:
    g = Table(*CREW, game=rules).hand(0, "repair-1").state
    assert [*layout(g).boards] == ["galactica", "colonial_one", "cylon"]
    assert "press_room" in destinations(g, 0)
    assert "sides" not in msgspec.to_builtins(g)
    assert [*g.damage_piles] == ["galactica"]


# --- being sent and being kept -----------------------------------------------------------------------------


def test_another_place_stands_for_the_brig(table: Table) -> None:
    """A character on the atoll is sent to the stockade, others to the Brig; who is there can't be chosen again."""
    g = ashore(table, 0)
    assert [sent(g, seat, "brig") for seat in range(3)] == ["stockade", "brig", "brig"]
    at_once(send(g, 0, "brig", CAUSE))
    at_once(send(g, 1, "brig", CAUSE))
    assert [player.place for player in g.players] == ["stockade", "brig", "command"]
    assert choosable(g, "brig") == [2]
    assert choosable(g, "sickbay") == [2, 0, 1]


def test_who_is_shot_down_goes_to_the_place_that_stands_for_sickbay(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = ashore(table.place(0, "port_fore"))
    stands = Instead("sickbay", "infirmary", lambda _, player: player.seat == 0)
    played = in_play(g)._replace(instead={"sickbay": (stands,)})
    monkeypatch.setattr("readyroom.galactica.places.in_play", lambda _: played)
    at_once(destroy_viper(g, "viper", PORT_FORE, 0, CAUSE))
    assert g.players[0].place == "infirmary"


def test_another_place_stands_for_the_resurrection_ship(table: Table) -> None:
    g = ashore(table, 0)
    turn_over(g, "reef", "cylon")
    at_once(become_cylon(g, 0))
    at_once(become_cylon(g, 1))
    assert [player.place for player in g.players[:2]] == ["grotto", "resurrection_ship"]


def test_a_criminal_acts_in_the_place_that_stands_for_the_brig(rules: GalacticaRules) -> None:
    """Elsewhere he can't activate a location that is not his alone; in the Brig he can."""
    table = Table("tom_zarek", *CREW[1:], game=rules, rules=MODE)
    g = ashore(table, 0, 1, at="stockade")
    g.players[0].turns = 1
    assert sent(g, 0, "brig") == "stockade"
    assert can_activate(g, 0)
    table.place(0, "research_lab").place(1, "research_lab")
    assert not can_activate(g, 0)


def test_nobody_enters_a_ship_that_a_card_closes(table: Table) -> None:
    g = table.hand(0, "repair-1").state
    assert may_enter(g, 0, "administration")
    g.kept.append("bomb_on_colonial_1")
    assert not may_enter(g, 0, "administration")
    assert "administration" not in destinations(g, 0)


def test_who_is_kept_is_not_sent_elsewhere(table: Table) -> None:
    g = ashore(table, 0, at="stockade")
    at_once(send(g, 0, "sickbay", CAUSE))
    assert g.players[0].place == "stockade"
    assert is_confined(g.players[0])
    assert destinations(table.hand(0, "repair-1").state, 0) == []


@pytest.mark.parametrize(("place", "admiral"), [("stockade", 0), ("brig", 2)])
def test_titles_are_lost_in_the_brig_only(table: Table, place: str, admiral: int) -> None:
    g = ashore(table)
    assert g.admiral == 0
    at_once(move_to(g, 0, place, CAUSE))
    assert g.admiral == admiral


def test_who_is_kept_where_titles_are_lost_is_passed_over_wherever_that_is(table: Table) -> None:
    """Tigh comes before Roslin, but sits in a cage that is not the Brig; he gets the title when he comes out."""
    g = table.place(2, "cage").state
    at_once(move_to(g, 0, "brig", CAUSE))
    assert g.admiral == 1
    at_once(move_to(g, 1, "cage", CAUSE))
    at_once(move_to(g, 2, "command", CAUSE))
    assert g.admiral == 2


def test_how_many_cards_a_prisoner_adds_says_the_place(table: Table) -> None:
    g = ashore(table.hand(0, "repair-1", "repair-2", "repair-1"), 0, at="stockade")
    assert most_cards(g, 0) == 2
    table.place(0, "brig")
    assert most_cards(g, 0) == 1


@pytest.mark.parametrize(("place", "drawn"), [("stockade", 1), ("brig", 0)])
def test_whether_a_prisoner_draws_a_crisis_card_says_the_place(table: Table, place: str, drawn: int) -> None:
    ashore(table.to_do("crisis").top("riots"), 0, at=place)
    table.prompt()
    assert len(table.events("CrisisDrawn")) == drawn


@pytest.mark.parametrize("place", ["stockade", "brig"])
def test_a_cylon_card_revealed_by_a_prisoner_does_nothing(table: Table, place: str) -> None:
    g = ashore(table, 0, at=place)
    morale = g.resource("morale")
    g.players[0].loyalty[0].id = "cylon_can_reduce_morale"
    g.loyalty_box.remove("cylon_can_reduce_morale")
    g.loyalty_box.append("you_are_not_a_cylon")
    table.answer(0, "reveal:cylon_can_reduce_morale")
    assert table.prompt() == "stop"
    assert (table.g.players[0].place, table.g.resource("morale")) == ("resurrection_ship", morale)


def test_out_of_a_prison_one_gets_to_the_same_board(table: Table) -> None:
    ashore(table.hand(0, "repair-1").destiny("consolidate_power-2", "launch_scout-1"), 0, at="stockade")
    table.state.players[1].hand, table.state.players[2].hand = [], []
    table.answer(0, "activate:stockade")
    assert table.g.check is not None
    assert (table.g.check.source, table.g.check.difficulty) == ("stockade", 9)
    table.g.check.difficulty = -20
    table.answer(0)
    assert [option.id for option in table.question(0).options] == ["stockade", "lagoon"]
    table.answer(0, "location:lagoon")
    assert table.g.players[0].place == "lagoon"


def test_few_skill_cards_are_what_a_place_says(table: Table) -> None:
    ashore(table.to_do("receive_skills"), 0, at="infirmary")
    table.answer(0, table.question(0).options[0].label)
    assert len(table.g.players[0].hand) == 1


# --- damage ------------------------------------------------------------------------------------------------


def test_a_ship_is_lost_with_its_own_locations(table: Table) -> None:
    """Galactica with five damaged locations does not fall when another ship has damage; those aboard go to Sickbay."""
    g = table.place(1, "bilge").place(2, "net_room").state
    for token in ("ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"):
        g.damage_piles["galactica"].remove(token)
        g.damaged.append(token)
    at_once(damage_ship(g, "trawler", CAUSE))
    assert list(RULES.faults(g)) == []
    assert (len(g.damaged), len(g.damage_piles["trawler"]), g.winner) == (6, 1, "")
    assert sum(player.place == "sickbay" for player in g.players) == 1
    at_once(damage_ship(g, "trawler", CAUSE))
    assert [player.place for player in g.players[1:]] == ["sickbay"] * 2
    assert "trawler" not in layout(g).boards
    assert len(g.damaged) == 5
    assert list(RULES.faults(g)) == []


def test_a_ship_that_is_away_is_not_damaged(table: Table) -> None:
    g = table.state
    turn_over(g, "trawler", AWAY)
    at_once(damage_ship(g, "trawler", CAUSE))
    assert (g.damaged, len(g.damage_piles["trawler"])) == ([], 2)


def test_people_and_tokens_in_wrong_places_are_faults(table: Table) -> None:
    g = table.state
    g.players[0].place = "lagoon"
    assert list(RULES.faults(g)) == ["seat 0 is in lagoon"]
    g.players[0].place = "bilge"
    assert list(RULES.faults(g)) == []
    g.damage_piles["trawler"].remove("bilge")
    assert list(RULES.faults(g)) == ["the damage tokens of trawler are ['net_room']"]
