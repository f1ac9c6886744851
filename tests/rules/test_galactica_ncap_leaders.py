"""Cylon leaders on New Caprica: going back, being detained, executed, Athena's two sides, the end of the game."""

import pytest
from tests.galactica.cards.motive_table import wants
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_leaders import CREW
from tests.rules.galactica_new_caprica import SETTLED, ground, occupied, patrols, returned, settle

from readyroom.galactica.effects.aims import NoBoarders
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.testing import Table

rule = pytest.mark.rule


def led(leader: str, *, infiltrating: bool = True, back: bool = False, **places: str) -> Table:
    """A leader is current on New Caprica, Tigh is Admiral, Roslin President."""
    table = Table(leader, *CREW, leaders=True, **SETTLED).empty_space()
    player = table.state.players[0]
    player.status = INFILTRATOR if infiltrating else LEADER
    player.place = "hangar_deck" if infiltrating else "caprica_3"
    settle(table, **places)
    return returned(table) if back else table


@rule("INFL-017")
@pytest.mark.parametrize(("back", "place"), [(False, "medical_center"), (True, "resurrection_ship_3")])
def test_going_back_leads_to_the_medical_center_until_galactica_returns(back: bool, place: str) -> None:
    table = led("cavil", back=back).to_do("action")
    label = next(one for one in table.labels(0) if one.startswith("return"))
    table.say(0, label).skip()
    assert (table.g.players[0].place, table.g.players[0].status) == (place, LEADER)


@rule("INFL-017")
def test_an_execution_ends_it_there_too() -> None:
    table = led("cavil").to_do("execute:0").skip()
    assert (table.g.players[0].place, table.g.players[0].status) == ("medical_center", LEADER)


@rule("INFL-017", "ACT-019")
def test_being_arrested_does_not() -> None:
    table = occupied(led("cavil", p0="shipyard", p1="resistance_hq"), shipyard=1).dice(5)
    table.cylon(1, place="shipyard")
    table.state.current = 1
    table.to_do("action").say(1, "board:detain_a_human").skip()
    assert (table.g.players[0].place, table.g.players[0].status) == ("medical_center", INFILTRATOR)


@rule("CHERR-002")
def test_meticulous_leads_anywhere_on_the_planet_and_on() -> None:
    """He is a Cylon again, wherever he goes, and acts once more."""
    table = led("aaron_doral").to_do("action")
    label = next(one for one in table.labels(0) if one.startswith("return"))
    table.say(0, label)
    planet = ("resistance_hq", "occupation_authority", "breeders_canyon", "shipyard")
    assert set(table.labels(0)) == {"choice:stay", *(f"location:{place}" for place in planet)}
    table.say(0, "location:occupation_authority").skip()
    g = table.g
    assert (g.players[0].place, g.players[0].status, table.prompt()) == ("occupation_authority", LEADER, "action")
    table.say(0, "activate:occupation_authority").skip()
    assert patrols(table.g) == {"occupation_authority": 2}


@rule("CHERR-041", "CHERR-042", "NCAP-033")
@pytest.mark.parametrize("side", ["human", "cylon"])
def test_athena_is_resolute_on_either_side(side: str) -> None:
    table = led("sharon_athena_agathon", p0="resistance_hq")
    ground(table.state, locked=("civ_population_2", "civ_empty"))
    table.to_do("action").say(0, "ability:resolute")
    assert {label.removeprefix("location:") for label in table.labels(0)} == {
        "resistance_hq",
        "occupation_authority",
        "breeders_canyon",
        "shipyard",
    }
    table.say(0, "location:shipyard").say(0, f"choice:{side}")
    if side == "human":
        assert [ship.face for ship in table.g.prepared] == ["civ_population_2"]
    else:
        assert (table.question(0).facts or {})["ship"] == "civ_population_2"
    back = led("sharon_athena_agathon", back=True, p0="resistance_hq").to_do("action").say(0, "ability:resolute")
    assert {"location:shipyard", "location:command"} <= set(back.labels(0))


@rule("MOTV-007")
@pytest.mark.parametrize(("where", "met"), [("shipyard", True), ("command", False)])
def test_motives_of_the_end_wait_for_the_departure(where: str, met: bool) -> None:
    """Of six morale five are left once who was left behind is dead, and that is what this card wants."""
    proof = Proof("cavil", *CREW, leaders=True, **SETTLED).empty_space()
    proof.state.players[0].place = "caprica_3"
    table = returned(settle(proof)).place(1, "command").place(2, "command").place(3, where)
    wants(table, "pressure_their_leaders", seat=0)
    g = table.state
    ground(g)
    g.resources = [5, 5, 6, 5]
    g.current = 1
    table.to_do("action").say(1, "title:order_departure")
    assert table.game.over
    left = table.events("LeaderJudged")[-1]["left"]
    assert (list(left) == []) == met


@rule("NCAP-002")
def test_what_is_frozen_still_stands_there() -> None:
    """For cards that only look, like a Motive card that wants no centurion aboard."""
    table = led("cavil")
    assert table.state.away is not None
    table.state.away.boarding[1] = 1
    assert not NoBoarders().holds(table.state, 0)


@rule("MOVE-026", "MOVE-027", "CYL-038")
def test_n11_a_leader_goes_to_the_cylons_for_a_card_and_infiltrates_from_there() -> None:
    table = led("cavil", infiltrating=False, back=True, p0="breeders_canyon").hand(0, "repair-1")
    table.to_do("movement", "action").say(0, "location:human_fleet_3").skip()
    assert (table.g.players[0].place, table.count(0)) == ("human_fleet_3", 0)
    table.say(0, "activate:human_fleet_3")
    while table.prompt() != "stop":
        question = table.game.questions[0]
        wanted = [
            label for label in question.labels if label in ("choice:yes", "choice:infiltrate", "location:command")
        ]
        table.answer(question.seat, (wanted or [*question.labels])[0])
    assert (table.g.players[0].place, table.g.players[0].status) == ("command", INFILTRATOR)
