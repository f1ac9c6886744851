"""Board geography (BOARD)."""

import pytest
from tests.rules.galactica_tables import only_vipers

from readyroom.galactica import board
from readyroom.galactica import places as every
from readyroom.galactica.board import AFT, AREAS, FORE, PORT_AFT, STARBOARD_AFT, STARBOARD_FORE, neighbours
from readyroom.galactica.boxes import pieces
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.places import layout, uppermost
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
RING = ("fore", "starboard_fore", "starboard_aft", "aft", "port_aft", "port_fore")
TIGH_ROSLIN_ZAREK = ("saul_tigh", "laura_roslin", "tom_zarek")
LOCATIONS = {place: every.LOCATIONS[place] for place in BASE.locations}
CYLONS_THERE = {place.id for place in LOCATIONS.values() if place.board == "cylon"}


@rule("BOARD-001", "BOARD-002", "BOARD-003")
@pytest.mark.parametrize("here", RING)
def test_a_pilot_flies_to_the_two_neighbours_only(here: str) -> None:
    at = RING.index(here)
    beside = {RING[(at + 1) % 6], RING[at - 1]}
    for steps, kind in ((("movement",), "area"), (("action",), "move")):
        table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, here).to_do(*steps)
        assert {option.id for option in table.question(0).options if option.kind == kind} == beside


@rule("BOARD-001", "BOARD-003")
def test_unmanned_vipers_go_round_galactica_area_by_area() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).place(0, "command")
    only_vipers(table, FORE).say(0, "command")
    moves = {option.id for option in table.question(0).options if option.kind == "move"}
    assert moves == {"fore-starboard_fore", "fore-port_fore"}  # neither across nor behind
    table.say(0, "move:fore-starboard_fore")
    moves = {option.id for option in table.question(0).options if option.kind == "move"}
    assert moves == {"starboard_fore-starboard_aft", "starboard_fore-fore"}


@rule("BOARD-001", "BOARD-002", "BOARD-003")
def test_six_areas_in_a_ring() -> None:
    assert AREAS == ("fore", "starboard_fore", "starboard_aft", "aft", "port_aft", "port_fore")
    for area in range(6):
        assert set(neighbours(area)) == {(area + 1) % 6, (area - 1) % 6}
        assert all(area in neighbours(other) for other in neighbours(area))
    assert set(neighbours(board.PORT_FORE)) == {board.FORE, board.PORT_AFT}
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("movement").place(0, "fore")
    areas = [option.id for option in table.question(0).options if option.kind == "area"]
    assert sorted(areas) == ["port_fore", "starboard_fore"]


@rule("BOARD-003", "BOARD-002")
@pytest.mark.parametrize(
    ("raider", "ship", "to"),
    [
        (FORE, STARBOARD_AFT, STARBOARD_FORE),
        (FORE, PORT_AFT, RING.index("port_fore")),
        (STARBOARD_FORE, PORT_AFT, STARBOARD_AFT),  # straight across it would be one step; both ways round are three
        (AFT, STARBOARD_FORE, STARBOARD_AFT),
    ],
)
def test_raiders_fly_round_galactica(raider: int, ship: int, to: int) -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).to_do("activate:raiders")
    g = table.state
    ships, g.civilians[AFT] = g.civilians[AFT], []
    g.civilians[ship] = ships
    g.fleet.raiders = [int(area == raider) for area in range(6)]
    only_vipers(table).skip()
    assert table.g.fleet.raiders == [int(area == to) for area in range(6)]


@rule("BOARD-004")
def test_every_way_to_launch_a_viper_leads_below_galactica() -> None:
    hangar = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").say(0, "hangar_deck")
    assert set(hangar.labels(0)) == {"area:port_fore", "area:port_aft"}
    kinds = {ship for ship, squadron in hangar.g.squadrons.items() if squadron.reserves}
    below = {(ship, area) for ship in kinds for area in ("port_fore", "port_aft")}
    cag = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").say(0, "ability:cag")
    command = Table(*TIGH_ROSLIN_ZAREK).say(0, "command")
    for table in (cag, command):
        launches = [option.facts for option in table.question(0).options if option.kind == "launch"]
        assert {(launch["ship"], launch["area"]) for launch in launches} == below


@rule("BOARD-004", "VIP-003", "BOARD-006")
def test_vipers_launch_below_galactica_only() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").say(0, "command")
    launches = {option.facts["area"] for option in table.question(0).options if option.kind == "launch"}
    assert launches == {"port_fore", "port_aft"}
    before = table.g.squadrons["viper"].reserves
    table.say(0, "launch:port_aft")
    assert table.g.squadrons["viper"].space[board.PORT_AFT] == 2
    assert table.g.squadrons["viper"].reserves == before - 1


@rule("BOARD-006")
def test_damaged_vipers_are_not_in_the_reserves_until_repaired() -> None:
    table = Table("chief_galen_tyrol", "laura_roslin", "saul_tigh").hand(0, "repair-1").place(0, "hangar_deck")
    only_vipers(table, damaged=2, ready=4)
    assert table.game.view(None)["reserves"] == {"vipers": 4, "raptors": 4, "damaged_vipers": 2}
    table.say(0, "repair-1").say(0, "number:2")
    assert table.game.view(None)["reserves"] == {"vipers": 6, "raptors": 4, "damaged_vipers": 0}


@rule("BOARD-006")
def test_nothing_is_launched_from_empty_reserves() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).place(0, "command")
    only_vipers(table, PORT_AFT, damaged=pieces(table.state, "viper") - 1).say(0, "command")
    assert not any(option.kind == "launch" for option in table.question(0).options)


@rule("BOARD-008", "BOARD-010")
@pytest.mark.parametrize("place", sorted(LOCATIONS))
def test_who_may_activate_a_location(place: str) -> None:
    """A position can't be wrong: a human is never in a Cylon location. So from each place one looks at all moves."""
    cylon = place in CYLONS_THERE
    table = Table(*TIGH_ROSLIN_ZAREK).hand(0, "repair-1", "repair-2")
    there = layout(table.state).locations
    cylon_places = {name for name, location in there.items() if location.board == "cylon"}
    hazardous = {name for name, location in there.items() if location.hazardous}
    if cylon:
        table.cylon(0, place=place)
        table.state.players[0].holds = [table.state.decks["super_crisis"].cards.pop()]
        table.state.decks["super_crisis"].seen.pop()
    else:
        table.place(0, place)
        table.state.titles["president"] = 0
        table.state.boarding[0], table.state.jump_track = 1, 4
    offered = {label for label in table.labels(0) if label.startswith("activate:")}
    usable = place not in ("sickbay", "hangar_deck")  # the Hangar Deck is for pilots, Sickbay has no action
    assert offered == ({f"activate:{uppermost(table.g, place)}"} if usable else set())
    table.g.agenda.insert(0, "movement")
    table.say(0, "pass")
    to = {option.id for option in table.question(0).options} if table.prompt() == "move" else set()
    places = to & set(there)
    if cylon:
        assert places == cylon_places - hazardous - {uppermost(table.g, place)}
    elif place == "brig":
        assert places == set()
    else:
        assert places == set(there) - cylon_places - hazardous - {uppermost(table.g, place)}


@rule("BOARD-008", "BOARD-010", "MOVE-006", "CYL-034", "BOARD-011", "BOARD-013")
def test_who_may_enter_what() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").to_do("movement").hand(0, "repair-1")
    places = {option.id for option in table.question(0).options}
    assert not places & {"sickbay", "brig", "caprica", "cylon_fleet", "human_fleet", "resurrection_ship"}
    assert {"press_room", "administration", "presidents_office", "armory"} <= places
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").cylon(0).to_do("movement").hand(0, "repair-1")
    assert {option.id for option in table.question(0).options} == {"stay", "caprica", "cylon_fleet", "human_fleet"}
    assert {place.id for place in LOCATIONS.values() if place.hazardous} == {"sickbay", "brig"}


@rule("BOARD-011", "BOARD-013")
@pytest.mark.parametrize("start", ["command", "press_room", "fore", "sickbay"])
def test_nobody_walks_into_sickbay_or_the_brig(start: str) -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, start).hand(0, "repair-1")
    table.to_do("movement")
    assert not {"location:sickbay", "location:brig"} & set(table.labels(0))
    assert "location:command" in table.labels(0) or start == "command"


@rule("BOARD-013")
def test_an_effect_that_names_it_sends_one_there() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).resolve("cylon_accusation", total=9)  # fail: the current player goes to the Brig
    assert table.g.players[0].place == "brig"
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "fore").dice(8).to_do("activate:raiders")
    table.skip()
    assert table.g.players[0].place == "sickbay"  # his viper was destroyed


@rule("BOARD-016")
@pytest.mark.parametrize(
    ("place", "difficulty", "skills"),
    [
        ("administration", 5, ["politics", "leadership"]),
        ("admirals_quarters", 7, ["leadership", "tactics"]),
        ("brig", 7, ["politics", "tactics"]),
    ],
)
def test_the_checks_of_the_three_locations(place: str, difficulty: int, skills: list[str]) -> None:
    table = Table("karl_helo_agathon", "laura_roslin", "chief_galen_tyrol").place(0, place).say(0, place)
    if place != "brig":
        table.say(0, "seat:2")
    (check,) = table.events("CheckBegan")
    assert (check["source"], check["difficulty"], check["skills"]) == (place, difficulty, skills)


@rule("BOARD-016")
@pytest.mark.parametrize("place", ["research_lab", "press_room", "command", "communications"])
def test_other_locations_need_no_check(place: str) -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).place(0, place).say(0, place).skip()
    assert table.events("CheckBegan") == []


@rule("BOARD-016")
def test_locations_with_checks() -> None:
    for place, seat_label in (("administration", "seat:1"), ("admirals_quarters", "seat:1"), ("brig", None)):
        table = Table("saul_tigh", "laura_roslin", "tom_zarek").place(0, place).hand(0, "repair-1")
        table.say(0, place)
        if seat_label:
            table.say(0, seat_label)
        assert table.skip().events("CheckBegan")[0]["source"] == place
