"""All boxes together with the Ionian Nebula: mechanisms that meet. Allies, trauma, the Crossroads phase."""

import pytest
from tests.rules.galactica_combined import miracles_of, mutinous, with_mutineer
from tests.rules.galactica_ionian import Nebula, allies, dealt, in_places
from tests.rules.galactica_tables import beyond, stays

from readyroom.galactica.board import FORE
from readyroom.galactica.loyalty import HUMAN, MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.skills import SKILLS
from readyroom.galactica.state import Basestar
from readyroom.galactica.trauma import TRIAL

ALL = {"rules": "combined", "objective": "ionian"}
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "samuel_t_anders")
DEE = "anastasia_dee_dualla"


def nebula(*crew: str) -> Nebula:
    return Nebula(*(crew or CREW), **ALL).empty_space()


def meets(card: str, token: str, place: str, *crew: str, mine: str = "A") -> Nebula:
    """The current player meets an ally, whose place Aaron Kelly takes in the end."""
    table = nebula(*crew).place(0, place).ally(card, token).trauma(0, mine).next_allies("aaron_kelly")
    table.to_do("movement", "meet_ally", "action")
    return stays(table)


def rest(table: Nebula) -> Nebula:
    while table.prompt() != "stop" and not table.game.over:
        question = table.game.questions[0]
        if question.passing is not None:
            table.game.answer(question.seat, question.passing)
        else:
            table.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    return table


# --- allies ------------------------------------------------------------------------------------------------


def test_aaron_dorals_quorum_card_lets_tory_draw() -> None:
    """Any time the action of a Quorum card is resolved; the one who meets him need not be President."""
    table = nebula("saul_tigh", "tory_foster", *CREW[1:3]).place(0, "administration_2").ally("aaron_doral", "B")
    table.trauma(0, "A").next_allies("aaron_kelly").top("food_rationing", "inspirational_speech", "arrest_order")
    table.dice(8).to_do("movement", "meet_ally", "action")
    stays(table)
    offered = False
    while table.prompt() != "action":
        question = table.game.questions[0]
        table.say(question.seat, next((one for one in question.labels if "food_rationing" in one), question.labels[0]))
        while table.game.questions and table.game.waiting(None).window is not None:
            labels = [label for one in table.game.questions for label in one.labels]
            offered |= "use:adaptable" in labels
            table.game.answer(table.game.questions[0].seat, 0)
    assert offered


def test_gaius_baltar_brings_a_loyalty_card_that_may_be_the_mutineer() -> None:
    """Shown at once: another card, a Mutiny card; the titles go."""
    for seed in range(12):
        table = Nebula(*CREW, **ALL, seed=seed).empty_space().loyalty_deck(HUMAN, MUTINEER)
        table.place(0, "research_lab").ally("gaius_baltar", "A").trauma(0, "A").next_allies("aaron_kelly")
        table.to_do("movement", "meet_ally", "action")
        rest(stays(table))
        cards = table.g.players[0].loyalty
        drawn = any(card.id == MUTINEER for card in cards)
        assert len(cards) == (3 if drawn else 2)
        assert len(table.g.players[0].held(MUTINY)) == drawn
        assert (table.g.admiral == 0) != drawn
        if drawn:
            return
    raise AssertionError("twelve tables without the Mutineer")


def test_galen_tyrol_repairs_locations_of_galactica_only() -> None:
    """A Repair card mends Pegasus: its token goes back to the pile of that ship."""
    table = nebula().place(0, "hangar_deck").ally("galen_tyrol", "B").trauma(0, "A").next_allies("aaron_kelly")
    g = table.state
    for place, ship in (("engine_room", "pegasus"), ("armory", "galactica")):
        g.damage_piles[ship].remove(place)
        g.damaged.append(place)
    table.to_do("movement", "meet_ally", "action")
    stays(table)
    while table.prompt() not in ("action", "ally-trauma"):
        question = table.game.questions[0]
        table.game.answer(question.seat, (0,) if question.kind != "one" else 0)
    assert table.g.damaged == ["engine_room"]
    repair = nebula().place(0, "engine_room").hand(0, "repair-1")
    repair.state.damage_piles["pegasus"].remove("engine_room")
    repair.state.damaged.append("engine_room")
    repair.to_do("action").say(0, "card:repair-1").skip()
    assert repair.g.damaged == []
    assert len(repair.g.damage_piles["pegasus"]) == 4


@pytest.mark.parametrize("ship", ["galactica", "pegasus"])
def test_damage_of_an_ally_may_be_taken_by_pegasus(ship: str) -> None:
    """Then no ally of Galactica is lost."""
    table = meets("sharon_valerii", "A", "armory")
    assert table.prompt() == "damage-which"
    table.say(0, f"board:{ship}")
    rest(table)
    assert len(table.g.damage_piles["pegasus"]) == (3 if ship == "pegasus" else 4)


def test_samuel_anders_may_cost_an_assault_raptor() -> None:
    """Two unmanned vipers in space are damaged: an assault raptor among them leaves the game."""
    table = nebula("saul_tigh", *CREW[1:3], "tom_zarek").place(0, "armory").ally("samuel_t_anders", "A").trauma(0, "A")
    g = table.state
    for ship in ("viper", "assault_raptor"):
        g.squadrons[ship].reserves -= 1
        g.squadrons[ship].space[FORE] += 1
    table.next_allies("aaron_kelly").to_do("movement", "meet_ally", "action")
    rest(stays(table))
    raptors, vipers = table.g.squadrons["assault_raptor"], table.g.squadrons["viper"]
    assert (raptors.reserves, raptors.damaged, sum(raptors.space)) == (0, 0, 0)
    assert (vipers.damaged, sum(vipers.space)) == (1, 0)


def test_simon_oneill_gives_cards_of_any_of_six_types() -> None:
    table = meets("simon_oneill", "B", "sickbay", *CREW)
    assert {label for label in table.labels(0) if "treachery" in label}
    assert len(table.labels(0)) == len(SKILLS) * (len(SKILLS) + 1) // 2


def test_helena_cain_has_the_mutineer_executed() -> None:
    """The new character is the Mutineer; no revealed Cylon can be meant, nor who meets her."""
    table = nebula(*CREW, "tom_zarek").cylon(3).place(0, "command").ally("helena_cain", "B").trauma(0, "A")
    with_mutineer(mutinous(table, 2, "panic"), 2).next_allies("aaron_kelly")
    table.to_do("movement", "meet_ally", "action")
    stays(table)
    assert {label for label in table.labels(0) if label.startswith("seat:")} == {"seat:1", "seat:2", "seat:4"}
    table.say(0, "seat:2").say(2, "character:louis_hoshi")
    rest(table)
    g = table.g
    assert g.players[2].loyalty[0].id == MUTINEER
    assert len(g.players[2].held(MUTINY)) == 1
    assert len(g.players[2].trauma) == 3
    assert miracles_of(g, 2) == 0


# --- trauma ------------------------------------------------------------------------------------------------


def test_a_disaster_in_the_brig_executes_a_mutineer_and_ends_the_turn() -> None:
    """No Crisis; the location is refilled; the new character starts outside with a Mutiny card."""
    table = nebula().place(0, "brig").lies(brig="D", sickbay="A").next_tokens("BBBA")
    with_mutineer(mutinous(table, 0, "panic"), 0).to_do("begin_turn")
    assert table.prompt() == "character"
    table.say(0, "character:louis_hoshi")
    for _ in range(60):
        if table.g.current != 0:
            break
        question = table.game.questions[0]
        table.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    g = table.g
    assert not table.events("CrisisDrawn")
    assert g.players[0].place == "communications"
    assert len(g.players[0].held(MUTINY)) == 1
    assert {*in_places(g)} == {"brig", "sickbay"}


# --- the Crossroads phase ----------------------------------------------------------------------------------


def crossroads(*crew: str) -> Nebula:
    """About to jump to the phase, with both basestars and some raiders beyond the horizon."""
    table = dealt(nebula(*crew), "the_opera_house", "perjury", "testimony", "strange_music")
    table.gone("asteroid_field", "asteroid_field").top("deep_space", "remote_planet")
    table.state.phases.append("sleeper")
    table.state.jump_track = 4
    return table.to_do("prepare_for_jump")


def test_the_battle_takes_its_ships_from_beyond_the_horizon() -> None:
    """Both basestars are there; eight raiders are taken from the supply; kinds of vipers are the current player's."""
    table = crossroads()
    beyond(table.state).basestars = [Basestar(FORE, []), Basestar(3, [])]
    table.say(0, "deep_space")
    kinds = []
    while table.prompt() == "which-viper":
        assert table.game.questions[0].seat == 0
        kinds.append(table.labels(0))
        table.say(0, "kind:assault_raptor" if "kind:assault_raptor" in table.labels(0) else "kind:viper")
    assert kinds[0] == ("kind:viper", "kind:assault_raptor")
    g = table.g
    assert sorted(star.area for star in g.fleet.basestars) == [1, 2]
    assert beyond(g).basestars == []
    assert (g.fleet.raiders[1], g.fleet.raiders[2]) == (4, 4)
    assert sum(sum(squadron.space) for squadron in g.squadrons.values()) == 4
    assert g.squadrons["assault_raptor"].reserves == 0


def test_apollo_takes_an_assault_raptor_of_the_battle() -> None:
    table = crossroads("saul_tigh", "lee_apollo_adama", "laura_roslin", "tom_zarek").place(1, "command")
    table.say(0, "deep_space")
    offered = False
    for _ in range(12):
        question = table.game.questions[0]
        if any("alert_viper_pilot" in label for one in table.game.questions for label in one.labels):
            offered = True
            break
        table.say(
            question.seat, "kind:assault_raptor" if "kind:assault_raptor" in question.labels else question.labels[0]
        )
    assert offered
    label = next(label for label in table.labels(1) if "assault_raptor" in label or "alert_viper_pilot" in label)
    table.say(1, label)
    assert table.g.players[1].piloting


def test_after_the_trial_the_next_jump_wins_and_goals_count() -> None:
    """Mutiny cards and tokens of who was eliminated are gone; a Goal costs its resource at the end."""
    table = nebula().loyal(1, "goal_use_caution")
    table.gone("asteroid_field", "asteroid_field", "barren_planet")
    table.state.phases += ["sleeper", "crossroads", TRIAL]
    table.state.jump_track = 4
    table.state.resources = [3, 3, 3, 1]
    table.to_do("prepare_for_jump").prompt()
    assert table.g.winner == "cylons"
    table = nebula().loyal(1, HUMAN)
    table.gone("asteroid_field", "asteroid_field", "barren_planet")
    table.state.phases += ["sleeper", "crossroads", TRIAL]
    table.state.jump_track = 4
    table.state.resources = [3, 3, 3, 1]
    table.to_do("prepare_for_jump").prompt()
    assert table.g.winner == "humans"


def test_dee_can_not_bear_what_the_trial_costs() -> None:
    """An eliminated human costs morale: Dee is executed after that, without a further loss."""
    table = nebula("saul_tigh", DEE, "laura_roslin", "kara_starbuck_thrace").trauma(3, "AAA").trauma(1, "B")
    table.state.resources[2] = 3
    table.to_do("phase:trial")
    assert table.prompt() == "character"
    assert table.game.questions[0].seat == 1
    table.say(1, "character:samuel_t_anders")
    rest(table)
    assert table.g.resource("morale") == 2
    assert allies(table.g) == {}
