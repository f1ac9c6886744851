"""The worked examples of the base rulebook (000), with the same numbers."""

from collections import Counter

import readyroom as rr
from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_FORE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.skills import SKILLS, TYPE
from readyroom.galactica.state import Basestar, Civilian
from readyroom.galactica.testing import Table


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


def test_ftl_control_on_the_space_before_the_last() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").place(0, "ftl_control").dice(5)
    table.state.jump_track = 4
    table.say(0, "ftl_control")
    assert table.g.resource("population") == 11


def test_starbuck_evades() -> None:
    table = Table("saul_tigh", "kara_starbuck_thrace", "laura_roslin").empty_space().to_do("activate:raiders")
    table.state.raiders[FORE], table.state.vipers[FORE] = 1, 1
    table.state.reserves -= 1
    table.hand(1, "evasive_maneuvers-1").dice(8, 4).say(1, "use:evasive_maneuvers-evasive_maneuvers-1")
    assert table.g.vipers[FORE] == 1
    assert [event["result"] for event in table.events("DieRolled")] == [8, 4]  # no -2: the viper is unmanned


def test_the_last_jump_with_one_population() -> None:
    for die, winner in ((6, "cylons"), (7, "humans")):
        table = Table("william_adama", "laura_roslin", "saul_tigh").place(0, "ftl_control").dice(die)
        g = table.state
        for card in ("asteroid_field", "asteroid_field", "barren_planet"):
            at = g.destination.cards.index(card)
            del g.destination.cards[at], g.destination.seen[at]
            g.destinations.append(card)
        g.jump_track, g.sleeper_done, g.resources[3] = 4, True, 1
        table.say(0, "ftl_control")
        assert table.g.winner == winner


def test_the_jump_example() -> None:
    """The marker reaches Auto Jump; the Admiral picks Remote Planet: one fuel and a raptor are lost."""
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").to_do("prepare_for_jump").top("remote_planet", "icy_moon")
    table.state.jump_track = 4
    table.say(0, "remote_planet")
    g = table.g
    assert (g.resource("fuel"), g.raptors, g.jump_track) == (7, 3, 0)
    assert (sum(g.raiders), g.basestars, sum(g.vipers)) == (0, [], 0)
    assert g.destination.cards[0] == "icy_moon"
    assert not g.sleeper_done


def test_the_skill_check_example() -> None:
    """Fulfiller of Prophecy: two Destiny cards, two of the left neighbour, none, one: 6 against 3 is 3, a failure."""
    table = Table("saul_tigh", "tom_zarek", "kara_starbuck_thrace").destiny("consolidate_power-2", "repair-1")
    table.hand(1, "executive_order-2", "launch_scout-2").hand(2, "repair-1").hand(0, "executive_order-2")
    table.to_do("text:fulfiller_of_prophecy").say(0, "part:first").skip()
    table.say(1, "executive_order-2", "launch_scout-2").say(2).say(0, "executive_order-2").skip()
    shown = table.events("CheckShown")[0]
    assert sum(int(card[-1]) for card in shown["positive"]) == 6
    assert sum(int(card[-1]) for card in shown["negative"]) == 3
    assert shown["total"] == 3
    assert table.events("CheckResult")[0]["result"] == "fail"
    assert table.g.resource("population") == 11


def test_two_raiders_and_a_viper() -> None:
    """The first destroys the viper, the second flies towards the nearest civilian ship."""
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").empty_space().to_do("activate:raiders").dice(8)
    g = table.state
    g.raiders[FORE], g.vipers[FORE] = 2, 1
    g.reserves -= 1
    g.civilian_pile.remove("civ_population_1")
    g.civilians[STARBOARD_FORE].append(Civilian(9, "civ_population_1"))
    table.skip()
    assert table.g.vipers[FORE] == 0
    assert (table.g.raiders[FORE], table.g.raiders[STARBOARD_FORE]) == (1, 1)


def test_the_raider_activation_example() -> None:
    """A 5 damages a viper, the next raider destroys a ship with 2 population, a lone one flies to the nearest ship."""
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").empty_space().to_do("activate:raiders").dice(5)
    g = table.state
    g.raiders[PORT_FORE], g.vipers[PORT_FORE] = 2, 1
    g.raiders[AFT] = 1
    g.reserves -= 1
    for area, face in ((PORT_FORE, "civ_population_2"), (PORT_AFT, "civ_population_1")):
        g.civilian_pile.remove(face)
        g.civilians[area].append(Civilian(9 + area, face))
    table.say(0, "area:port_fore").skip()
    g = table.g
    assert g.damaged_vipers == 1
    assert g.resource("population") == 10
    assert (g.raiders[PORT_FORE], g.raiders[AFT], g.raiders[PORT_AFT]) == (2, 0, 1)
    assert len(g.civilians[PORT_AFT]) == 1


def test_launch_scout_fails() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").hand(0, "launch_scout-1").dice(1).say(0, "launch_scout-1")
    assert table.g.raptors == 3
    assert table.prompt() == "stop"


def test_the_piloting_example() -> None:
    """Starbuck launches from the Hangar Deck, attacks a raider with her further action and needs the 3 she rolls."""
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").to_do("action").dice(3)
    table.state.raiders[PORT_AFT] = 1
    table.say(0, "hangar_deck").say(0, "port_aft").say(0, "attack:raider-port_aft")
    assert table.g.raiders[PORT_AFT] == 0
    assert table.g.reserves == 5
    assert table.prompt() == "stop"  # Expert Pilot does not count: she did not start her turn in a viper


def test_too_few_basestars() -> None:
    """Two basestars are pictured, one is on the board: the current player decides which one is placed."""
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").empty_space().to_do("attack_setup:heavy_assault")
    table.state.basestars = [Basestar(AFT)]
    assert table.prompt() == "place-basestar"
    assert set(table.labels(0)) == {"area:fore", "area:starboard_fore"}
    table.say(0, "area:starboard_fore")
    assert sorted(basestar.area for basestar in table.g.basestars) == [STARBOARD_FORE, AFT]
