"""Cylon leaders on New Caprica, where their abilities meet its locations."""

import pytest
from tests.galactica.test_new_caprica_begins import play_on
from tests.rules.galactica_combined import combined
from tests.rules.galactica_leaders import infiltrating
from tests.rules.galactica_new_caprica import ground, occupied, patrols, returned, settle

from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.testing import Table

CREW = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
PLANET = ("resistance_hq", "occupation_authority", "breeders_canyon", "shipyard")


def led(leader: str, place: str, *, among_us: bool = True, back: bool = False) -> Table:
    """Seat 0 leads, and is here; Tigh is Admiral, all humans are on Resistance HQ."""
    table = settle(combined(leader, *CREW, objective="new_caprica", leaders=True))
    if back:
        returned(table)
    if among_us:
        return infiltrating(table, 0, place)
    table.state.players[0].status = "leader"
    return table.place(0, place)


@pytest.mark.parametrize(("among_us", "aboard"), [(True, True), (False, False)])
def test_resolute_at_the_shipyard_takes_no_cylon_aboard_galactica(among_us: bool, aboard: bool) -> None:
    """The human action evacuates a ship; Athena may go aboard only while she counts as human (MOVE-026)."""
    table = led("sharon_athena_agathon", "resistance_hq", among_us=among_us, back=True)
    ground(table.state, ("civ_empty",), ("civ_population_1",))
    table.to_do("action").say(0, "ability:resolute").say(0, "location:shipyard").say(0, "choice:human")
    table.say(0, "choice:evacuate").say(0, "area:port_fore").skip()
    assert (table.prompt() == "board-galactica") == aboard
    assert sum(len(ships) for ships in table.g.civilians) == 1


def test_clouded_goes_aboard_galactica_only_where_nobody_is() -> None:
    """Leoben evacuates a ship; Roslin is in Command."""
    table = led("leoben_conoy", "shipyard", back=True).place(1, "command")
    ground(table.state, ("civ_empty",), ("civ_population_1",))
    table.to_do("action").say(0, "activate:shipyard").say(0, "choice:evacuate").say(0, "area:port_fore").skip()
    assert "location:armory" in table.labels(0)
    assert "location:command" not in table.labels(0)


def test_clouded_shuns_cylon_players_too() -> None:
    """CHERR: whoever is there, of either side."""
    table = Table("leoben_conoy", *CREW, rules="combined", leaders=True).cylon(1, place="caprica_3")
    table.place(0, "cylon_fleet_3").hand(0, "repair-1")
    moves = table.to_do("movement").question(0).labels
    assert "location:human_fleet_3" in moves
    assert "location:caprica_3" not in moves


HELP = ("investigative_committee_2-5", "investigative_committee_2-4", "support_the_people-2")


@pytest.mark.parametrize(("places", "ways"), [(("shipyard", "resistance_hq", "breeders_canyon"), 1), (PLANET, 0)])
def test_clouded_frees_himself_only_to_where_nobody_is(places: tuple[str, ...], ways: int) -> None:
    """Second Thoughts, drawn in Detention: he may free himself; with somebody everywhere he stays."""
    crew = (*CREW, "felix_gaeta")
    table = settle(combined("leoben_conoy", *crew, objective="new_caprica", leaders=True))
    infiltrating(table, 0, "detention").hand(1, *HELP).destiny("repair-1", "repair-1")
    for seat, place in enumerate((*places, "detention")[:4], start=1):
        table.place(seat, place)
    table.to_do("text:second_thoughts").add(p1=HELP).skip()
    table.say(0, "seat:0").skip()
    assert table.prompt() == ("pardon-place" if ways else "stop")
    if ways:
        assert table.labels(0) == ("location:occupation_authority",)
    else:
        assert table.g.players[0].place == "detention"


def test_a_leader_who_infiltrates_is_detained_and_still_infiltrates() -> None:
    table = led("sharon_athena_agathon", "shipyard").cylon(1, place="shipyard")
    table.state.current = 1
    occupied(table, shipyard=1).dice(2).to_do("action").say(1, "board:detain_a_human").skip()
    assert (table.g.players[0].place, table.g.players[0].status) == ("detention", INFILTRATOR)


def test_resolute_takes_a_cylons_way_in_breeders_canyon() -> None:
    """Athena is among the humans: occupation forces of that card act. There is no step for Jump in this turn, for the
    card of her own Crisis step either."""
    table = occupied(led("sharon_athena_agathon", "resistance_hq"), occupation_authority=1)
    table.top("contact_informant", "contact_raptor").to_do("action", "crisis")
    table.state.resources = [8, 8, 8, 8]
    table.say(0, "ability:resolute").say(0, "location:breeders_canyon").say(0, "choice:cylon").skip()
    table.say(0, "part:second").skip()
    assert (table.g.resource("population"), patrols(table.g)) == (7, {"breeders_canyon": 1})
    play_on(table)
    assert [event["card"] for event in table.events("CrisisDrawn")] == ["contact_informant", "contact_raptor"]
    assert table.g.jump_track == 0


@pytest.mark.parametrize("among_us", [True, False])
def test_resolute_opens_no_cell(among_us: bool) -> None:
    """Detention is only for who is in it, and there is nothing to do in the Medical Center."""
    table = led("sharon_athena_agathon", "occupation_authority", among_us=among_us).to_do("action")
    table.say(0, "ability:resolute")
    assert not {"location:detention", "location:medical_center"} & {*table.labels(0)}


def test_a_heretic_leaves_the_medical_center_for_nothing() -> None:
    """D'Anna pays for leaving the Resurrection Ship only, and the Medical Center merely stands for it."""
    table = led("danna_biers", "medical_center", among_us=False).to_do("movement").skip()
    assert {f"location:{place}" for place in PLANET} <= {*table.labels(0)}


def test_who_infiltrates_and_is_left_behind_costs_nothing() -> None:
    """They take the Cylon way: no morale is lost, and they are back among the Cylons."""
    table = led("sharon_athena_agathon", "shipyard", back=True)
    ground(table.state)
    for seat in (1, 2, 3):
        table.place(seat, "command")
    table.state.resources = [1, 1, 1, 1]
    table.state.current = 2
    table.to_do("action").say(2, "title:order_departure")
    assert (table.g.winner, table.g.resources) == ("humans", [1, 1, 1, 1])
    assert (table.g.players[0].place, table.g.players[0].status) == ("resurrection_ship_3", "leader")


@pytest.mark.parametrize(("among_us", "place"), [(False, "occupation_authority"), (True, "detention")])
def test_resolute_reaches_resistance_hq(among_us: bool, place: str) -> None:
    """What stands for the Hangar Deck while Galactica is away is not barred with it (CHERR-041, CHERR-042)."""
    table = led("sharon_athena_agathon", place, among_us=among_us).to_do("action").say(0, "ability:resolute")
    found = {f"location:{one}" for one in ("resistance_hq", "occupation_authority", "breeders_canyon", "shipyard")}
    assert {*table.labels(0)} == found


def test_modifications_stand_for_the_icon_of_the_occupation_too() -> None:
    """All icons of the Activate Cylon Ships step are replaced; while Galactica is away nothing comes of that."""
    table = occupied(led("simon_oneill", "shipyard"), occupation_authority=1).top("contact_informant")
    table.to_do("crisis").skip().say(0, "part:second")
    while "use:modifications-raiders" not in (question := table.game.questions[0]).labels:
        table.answer(question.seat, "choice:pass")
    table.answer(0, "use:modifications-raiders").skip()
    assert (patrols(table.g), table.g.jump_track) == ({"occupation_authority": 1}, 1)
