"""New Caprica reached, and Galactica's return, in the middle of something else: what was under way goes on."""

import pytest
from tests.galactica.cards.crisis_table import pile_for
from tests.rules.galactica_combined import combined
from tests.rules.galactica_new_caprica import ground, landed, occupied, stacks

from readyroom.galactica.board import AUTO_JUMP
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.new_caprica import DECK, PHASE
from readyroom.galactica.state import PILES
from readyroom.galactica.testing import Table

SIX = ("asteroid_field", "asteroid_field")


def near(*characters: str) -> Table:
    """Distance 6, all Sleeper Agents awake."""
    table = combined(*characters, objective="new_caprica").gone(*SIX)
    table.state.phases.append("sleeper")
    return table


def play_on(table: Table, *until: str) -> Table:
    """Answer anything up to a question, or until nothing more is asked."""
    for _ in range(200):
        asked = table.skip().game.questions
        if not asked or table.prompt() in ("stop", *until):
            return table
        question = asked[0]
        table.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    raise AssertionError(table.prompt())


def test_ftl_control_leads_there_within_an_action() -> None:
    """Whoever has jumped the fleet goes on with a Crisis card of the planet; its jump icon counts from the start."""
    table = near().place(0, "ftl_control").top("deep_space").dice(8)
    table.state.jump_track = 4
    table.to_do("action", "crisis").say(0, "activate:ftl_control")
    while not table.g.crises:
        question = table.skip().game.questions[0]
        table.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    g = table.g
    (card,) = g.crises
    assert (PHASE in g.phases, g.players[0].place, PILES[card], g.jump_track) == (True, "resistance_hq", DECK, 0)
    table.skip()
    crisis = CRISES[card]
    play_on(table)
    assert isinstance(crisis, Crisis)
    assert table.g.jump_track == crisis.jump + (card == "intra_atmos_entry" and table.events("CivilianPrepared") != [])


def test_who_was_ordered_to_act_has_their_second_action_there() -> None:
    """Executive Order: the first action jumps the fleet, the second is taken on the planet."""
    table = near().place(2, "ftl_control").hand(0, "executive_order-1").top("deep_space").dice(8)
    table.state.jump_track = 4
    table.to_do("action").say(0, "executive_order-1").say(0, "seat:2").skip()
    table.say(2, "choice:act-twice").say(2, "activate:ftl_control")
    play_on(table, "action")
    assert (table.game.questions[0].seat, table.g.players[2].place) == (2, "resistance_hq")
    assert "activate:resistance_hq" in table.labels(2)
    assert "activate:ftl_control" not in table.labels(2)


def test_legendary_discovery_leads_there_within_a_crisis() -> None:
    """The distance counts at once (docs/rulings.md): ships that are around stay there, out of reach; the card's own
    activation is passed over, and it is discarded with the deck that has gone."""
    table = near()
    g = table.state
    g.fleet.raiders[0] = 2
    g.fleet.heavies[4] = 1
    pile = pile_for("legendary_discovery", 14)
    table.destiny(*pile[:2]).hand(1, *pile[2:]).top("legendary_discovery").to_do("crisis", "end_of_turn")
    table.add(p1=tuple(pile[2:]))
    play_on(table)
    g = table.g
    assert (PHASE in g.phases, g.in_orbit, g.crises) == (True, False, [])
    assert g.away is not None
    assert (g.away.fleet.raiders[0], g.away.fleet.heavies[4], sum(g.boarding)) == (2, 1, 0)
    assert "legendary_discovery" in g.destinations
    assert [player.place for player in g.players] == ["resistance_hq"] * 4


def test_blind_jump_leads_there() -> None:
    """Cain, at distance 6: the two civilian ships are lost before the others are on the ground."""
    table = near("helena_cain", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta").top("deep_space")
    before = len(table.state.civilian_pile)
    table.to_do("action").say(0, "ability:blind_jump")
    play_on(table)
    g = table.g
    assert (PHASE in g.phases, stacks(g)) == (True, (before - 2, 0))


def test_the_return_within_an_action_leaves_the_crisis_with_all_its_icons() -> None:
    """A human hastens the return on Breeder's Canyon: the Crisis card of that turn activates ships, and its evacuation
    icon counts."""
    table = landed(p0="breeders_canyon").top("ncp_graduation")
    ground(table.state, (), ("civ_empty",))
    g = table.state
    g.jump_track = AUTO_JUMP - 1
    g.resources = [5, 5, 9, 5]
    table.to_do("action", "crisis").say(0, "activate:breeders_canyon")
    play_on(table, "choose-part")
    g = table.g
    assert (g.in_orbit, g.jump_track, g.resource("morale")) == (True, AUTO_JUMP, 8)
    assert [area for area, count in enumerate(g.fleet.raiders) if count] == [1, 2]
    table.say(g.admiral, "part:second").skip()
    assert table.prompt() == "evacuate"
    assert sum(g.fleet.heavies) == 2


def test_the_return_within_the_occupation_keeps_what_is_left_of_it() -> None:
    """The tokens stay where they are when Galactica comes back, and go on by the next icon."""
    table = occupied(landed(p0="breeders_canyon"), breeders_canyon=1, shipyard=1)
    ground(table.state, ("civ_empty",), ())
    table.state.jump_track = AUTO_JUMP - 1
    table.state.resources = [5, 5, 9, 5]
    table.to_do("action").say(0, "activate:breeders_canyon")
    play_on(table)
    assert table.g.tokens["occupation_forces"] == {"breeders_canyon": 1, "shipyard": 1}


@pytest.mark.parametrize("place", ["resistance_hq", "detention"])
def test_a_president_who_is_executed_by_a_card_hands_the_office_on(place: str) -> None:
    """Execution List: the new character starts at Resistance HQ, and only then does the title go to somebody else."""
    table = landed(p1=place).top("execution_list").dice(1)
    table.to_do("crisis").skip()
    table.say(1, "part:first").skip()
    character = table.labels(1)[0]
    table.answer(1, character)
    table.skip()
    assert table.g.players[1].place == "resistance_hq"
    assert table.g.president != 1


def test_who_hangs_on_the_track_of_a_turn_that_has_no_such_step() -> None:
    """Breeder's Canyon for Cylons: the card is resolved without the Prepare for Jump step, in this turn only."""
    table = landed().cylon(0, place="breeders_canyon").top("ncp_graduation", "contact_raptor")
    table.to_do("action").say(0, "activate:breeders_canyon")
    play_on(table, "choose-part")
    table.say(table.g.admiral, "part:first").skip()
    assert (table.g.jump_track, table.prompt()) == (0, "stop")
