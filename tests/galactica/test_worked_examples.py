"""The worked examples of the rulebooks (000, 004), with their numbers: nothing changes but what they say.

Skill check, jump, FTL Control, raiders, piloting, the attack table for nukes, limited pieces, lines of succession.
"""

from collections import Counter

import pytest
from tests.galactica.cards.proof import Change, Proof, check_views
from tests.galactica.tables import ADMIRAL, PRESIDENT

import readyroom as rr
from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_FORE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.skills import SKILLS, TYPE
from readyroom.galactica.state import Basestar, Civilian
from readyroom.galactica.testing import Table


def test_skill_check() -> None:
    """Fulfiller of Prophecy: Destiny, two cards from the left, none, one; 6 less 3 is 3: population 12 becomes 11."""
    proof = Proof("saul_tigh", "tom_zarek", "kara_starbuck_thrace")
    proof.empty_space().top("fulfiller_of_prophecy").destiny("consolidate_power-1", "repair-1")
    proof.hand(1, "consolidate_power-2", "launch_scout-2").hand(2, "repair-2").hand(0, "investigative_committee-3")
    proof.to_do("crisis").begin()
    proof.skip()
    proof.say(0, "part:first")
    proof.skip()
    assert [q.seat for q in proof.game.questions] == [1]
    proof.say(1, "consolidate_power-2", "launch_scout-2")
    assert [q.seat for q in proof.game.questions] == [2]
    proof.say(2)
    assert [q.seat for q in proof.game.questions] == [0]
    for viewer in (0, 1, 2, None):
        assert proof.view(viewer)["check"]["added"] == [0, 2, 0]
        assert proof.view(viewer)["check"]["cards"] is None
    proof.say(0, "investigative_committee-3")
    assert proof.done()
    shown = proof.events("CheckShown")[0]
    assert sum(int(card[-1]) for card in shown["positive"]) == 6
    assert sum(int(card[-1]) for card in shown["negative"]) == 3
    assert (shown["total"], shown["difficulty"], proof.result()) == (3, 6, "fail")
    assert proof.changed() == {"population": -1, "hand 0": -1, "hand 1": -2}
    assert proof.g.resource("population") == 11
    check_views(proof)


def test_jump() -> None:
    """The icon moves the marker to Auto Jump; Remote Planet costs a fuel and a raptor; the marker goes to the start."""
    proof = Proof("saul_tigh", "tom_zarek", "kara_starbuck_thrace")
    proof.state.jump_track = 4
    proof.place(2, "fore").top("remote_planet", "icy_moon").to_do("prepare_for_jump")
    proof.begin()
    proof.skip()
    assert set(proof.asked(0, "destination").labels) == {"card:remote_planet", "card:icy_moon"}
    proof.say(0, "remote_planet")
    assert proof.done()
    assert proof.changed() == {
        "raider fore": -3,
        "basestar fore": -1,
        "viper port_fore": -1,
        "viper port_aft": -1,
        "reserves": 3,
        "place 2": "hangar_deck",
        "civilian aft": -2,
        "civilian_pile": 2,
        "distance": 2,
        "fuel": -1,
        "raptors": -1,
        "jump_track": -4,
    }
    assert [event["now"] for event in proof.events("JumpTrackMoved")] == [5, 0]
    assert proof.events("SleeperPhase") == []
    check_views(proof)


@pytest.mark.parametrize(("die", "winner"), [(6, "cylons"), (7, "humans")])
def test_the_last_jump_with_one_population(die: int, winner: str) -> None:
    """Distance 8, population 1, FTL Control on the space that risks 1: won unless that one is lost."""
    proof = Proof("william_adama", "tom_zarek", "kara_starbuck_thrace")
    g = proof.state
    for card in ("asteroid_field", "asteroid_field", "deep_space"):
        g.decks["destination"].cards.remove(card)
        g.decks["destination"].seen.pop()
        g.destinations.append(card)
    g.phases, g.jump_track, g.resources[3] = ["sleeper"], 4, 1
    proof.place(0, "ftl_control").dice(die)
    proof.say(0, "activate:ftl_control")
    assert proof.game.over
    assert proof.g.winner == winner


def test_ftl_control() -> None:
    """The space before Auto Jump, a 5: one population is lost."""
    proof = Proof("william_adama", "tom_zarek", "kara_starbuck_thrace")
    proof.state.jump_track = 4
    proof.place(0, "ftl_control").dice(5).top("remote_planet", "icy_moon")
    proof.say(0, "activate:ftl_control").say(0, "remote_planet")
    assert proof.g.resource("population") == 11


def ships(proof: Proof, *civilians: tuple[int, str]) -> None:
    """Civilian ships by area and face."""
    for handle, (area, face) in enumerate(civilians, start=20):
        proof.state.civilian_pile.remove(face)
        proof.state.civilians[area].append(Civilian(handle, face))


def test_raiders_of_one_area() -> None:
    """The first destroys the viper; with no viper or civilian ship left there, the second flies to the nearest ship."""
    proof = Proof("saul_tigh", "tom_zarek", "laura_roslin")
    proof.empty_space()
    g = proof.state
    g.squadrons["viper"].reserves -= 1
    g.fleet.raiders[FORE], g.squadrons["viper"].space[FORE] = 2, 1
    ships(proof, (STARBOARD_FORE, "civ_population_1"))
    proof.dice(8).to_do("activate:raiders")
    proof.begin()
    assert proof.done()
    assert proof.changed() == {"viper fore": -1, "raider fore": -1, "raider starboard_fore": 1}


def test_raider_activation() -> None:
    """A 5 damages the viper, the second raider destroys a ship with 2 population; a lone raider flies clockwise."""
    proof = Proof("saul_tigh", "tom_zarek", "laura_roslin")
    proof.empty_space()
    g = proof.state
    g.squadrons["viper"].reserves -= 1
    g.fleet.raiders[PORT_FORE], g.squadrons["viper"].space[PORT_FORE] = 2, 1
    g.fleet.raiders[AFT] = 1
    ships(proof, (PORT_FORE, "civ_population_2"), (PORT_AFT, "civ_population_1"))
    proof.dice(5).to_do("activate:raiders")
    proof.begin()
    assert set(proof.asked(0, "raider-area").labels) == {"area:port_fore", "area:aft"}
    proof.say(0, "area:port_fore")
    assert proof.done()
    assert proof.changed() == {
        "viper port_fore": -1,
        "damaged_vipers": 1,
        "civilian port_fore": -1,
        "population": -2,
        "raider aft": -1,
        "raider port_aft": 1,
    }


def test_piloting() -> None:
    """Starbuck launches, attacks with her further action and rolls the 3 she needs; Expert Pilot does not count."""
    proof = Proof("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    proof.state.fleet.raiders[PORT_AFT] = 1
    proof.dice(3).begin()
    proof.say(0, "activate:hangar_deck").say(0, "port_aft").say(0, "attack:raider-port_aft")
    assert proof.done()
    assert proof.changed() == {"reserves": -1, "place 0": "port_aft", "raider port_aft": -1}
    assert proof.view(None)["areas"]["port_aft"]["pilots"] == [0]


def test_evasive_maneuvers() -> None:
    """An 8 against an unmanned viper; Starbuck's card has it rolled again."""
    proof = Proof("saul_tigh", "kara_starbuck_thrace", "laura_roslin")
    proof.empty_space()
    vipers = proof.state.squadrons["viper"]
    proof.state.fleet.raiders[FORE], vipers.space[FORE], vipers.reserves = 1, 1, 7
    proof.hand(1, "evasive_maneuvers-1").dice(8, 2).to_do("activate:raiders")
    proof.begin()
    proof.plays(1, "evasive_maneuvers-1")
    assert proof.done()
    assert proof.changed() == {"hand 1": -1}
    assert [event["rolled"] for event in proof.events("DieRolled")] == [8, 2]


def test_launch_scout() -> None:
    """A 1 where a 3 was needed: nothing is looked at, a raptor is destroyed."""
    proof = Proof("saul_tigh", "kara_starbuck_thrace", "laura_roslin")
    proof.hand(0, "launch_scout-1").dice(1).begin()
    proof.say(0, "launch_scout-1")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1, "raptors": -1}
    check_views(proof)


@pytest.mark.parametrize(
    ("die", "change"),
    [
        (1, {"basestar_damage": 2}),
        (2, {"basestar_damage": 2}),
        (3, {"basestar fore": -1}),
        (4, {"basestar fore": -1}),
        (5, {"basestar fore": -1}),
        (6, {"basestar fore": -1}),
        (7, {"basestar fore": -1, "raider fore": -3}),
        (8, {"basestar fore": -1, "raider fore": -3}),
    ],
)
def test_nuke(die: int, change: Change) -> None:
    """1-2 damaged twice, 3-6 destroyed, 7-8 destroyed with three raiders of its area; the nuke is gone each time."""
    proof = Proof("william_adama", "laura_roslin", "kara_starbuck_thrace")
    proof.state.fleet.raiders[FORE] = 4
    proof.picks(1, 1).dice(die).begin()
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert proof.changed() == {"nukes": -1, **change}


def test_two_basestars_pictured_one_left() -> None:
    """Heavy Assault with a basestar on the board: the current player says which of the two is placed."""
    proof = Proof("saul_tigh", "laura_roslin", "tom_zarek")
    proof.empty_space()
    proof.state.fleet.basestars = [Basestar(AFT)]
    proof.to_do("attack_setup:heavy_assault")
    assert set(proof.asked(0, "place-basestar").labels) == {"area:fore", "area:starboard_fore"}
    proof.say(0, "area:starboard_fore")
    assert proof.done()
    assert sorted(basestar.area for basestar in proof.g.fleet.basestars) == [STARBOARD_FORE, AFT]


# --- succession --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(8))
@pytest.mark.parametrize(("title", "line"), [("admiral", ADMIRAL), ("president", PRESIDENT)])
def test_succession(title: str, line: tuple[str, ...], place: int) -> None:
    """Whoever holds a title and turns out to be a Cylon is followed by the next in the line."""
    first, second, third = line[place : place + 3]
    proof = Proof(first, third, second)
    proof.place(0, "research_lab")
    proof.loyal(0, "cylon_can_reduce_morale").begin()
    assert proof.before[title] == "seat 0"
    proof.say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no")
    assert proof.done()
    assert proof.changed()[title] == "seat 2"


@pytest.mark.parametrize("place", range(8))
def test_the_admiral_in_the_brig(place: int) -> None:
    """He loses the title to the next in line, and does not get it back by leaving."""
    first, second, third = ADMIRAL[place : place + 3]
    proof = Proof(first, third, second)
    proof.place(0, "research_lab")
    proof.state.crises.append("cylon_accusation")
    proof.state.decks["crisis"].cards.remove("cylon_accusation")
    proof.state.decks["crisis"].seen.pop()
    proof.destiny("repair-1", "evasive_maneuvers-1").to_do("text:cylon_accusation", "action")
    proof.begin()
    proof.skip()
    assert proof.changed() == {"place 0": "brig", "admiral": "seat 2"}
    out = Proof(first, third, second)
    out.state.titles["admiral"] = 2
    out.place(0, "brig").hand(1, *["strategic_planning-4"] * 2).destiny("launch_scout-1", "repair-1").begin()
    out.say(0, "activate:brig").add(p1=("strategic_planning-4", "strategic_planning-4")).say(0, "command")
    assert out.done()
    assert out.changed() == {"place 0": "command", "hand 1": -2}


def test_the_president_in_the_brig_keeps_the_title() -> None:
    proof = Proof("laura_roslin", "saul_tigh", "tom_zarek")
    proof.place(0, "brig").begin()
    assert "quorum:draw" in proof.labels(0)
    proof.say(0, "quorum:draw")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": 1}


def test_choosing_characters() -> None:
    """The first player takes Laura Roslin; the next one a military leader, a pilot, or the support character."""
    game = rr.new("galactica", 4, 1)
    game.answer(game.questions[0].seat, game.questions[0].find("character:laura_roslin"))
    kinds = {SHEETS[option.id].type for option in game.questions[0].options}
    assert kinds == {"military_leader", "pilot", "support"}


def test_adama_receives_skills() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh").to_do("receive_skills")
    table.skip()
    assert Counter(SKILLS[TYPE[card]] for card in table.g.players[0].hand) == {"leadership": 3, "tactics": 2}


def test_apollo_receives_multi_skills() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("receive_skills")
    counts = [Counter(label.removeprefix("draw:").split("+")) for label in table.labels(0)]
    assert all(count["piloting"] == 2 and count["tactics"] == 1 for count in counts)
    assert sorted((count["leadership"], count["politics"]) for count in counts) == [(0, 2), (1, 1), (2, 0)]


def test_apollo_moves_to_colonial_one() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "command").to_do("movement")
    table.hand(0, "evasive_maneuvers-1", "executive_order-1").say(0, "press_room").say(0, "evasive_maneuvers-1")
    assert table.g.players[0].place == "press_room"
    assert table.game.view(None)["decks"]["piloting"]["top"] == "evasive_maneuvers-1"


def test_adama_in_the_research_lab() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh").place(0, "research_lab").say(0, "research_lab")
    assert set(table.labels(0)) == {"draw:tactics", "draw:engineering"}  # outside his skill set, too
