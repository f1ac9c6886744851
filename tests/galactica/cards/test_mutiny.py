"""Every Mutiny card, played as an action."""

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_combined import combined, mutinous
from tests.rules.galactica_tables import civilians

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.mutiny import MUTINY, REMOVED
from readyroom.galactica.registry import MUTINY_ACTIONS
from readyroom.galactica.skills import TREACHERY, TYPE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

HAND = ("repair-1", "repair-2", "consolidate_power-1", "consolidate_power-2", "executive_order-1", "executive_order-2")
"""Tigh, Admiral in Command, plays the cards; Roslin is President, Starbuck CAG."""


def played(card: str, table: Table | None = None, dice: tuple[int, ...] = (), seat: int = 0) -> Table:
    """Somebody plays a Mutiny card, and nothing was asked yet."""
    table = mutinous(table or combined(), seat, card).dice(*dice)
    table.state.current = seat
    return table.to_do("action").say(seat, f"mutiny:{card}").skip()


def offered(card: str, table: Table, seat: int = 0) -> bool:
    table = mutinous(table, seat, card)
    table.state.current = seat
    return f"mutiny:{card}" in table.to_do("action").game.questions[0].labels


def treachery(table: Table, seat: int) -> int:
    return sum(TYPE[card] == TREACHERY for card in table.g.players[seat].hand)


def gone(table: Table, card: str) -> bool:
    """The card was discarded, or has left the game if it says so."""
    return (card in table.g.removed) == (card in REMOVED) and (card in table.g.decks[MUTINY].discard) != (
        card in REMOVED
    )


def test_there_are_22() -> None:
    assert len(MUTINY_ACTIONS) == 22
    assert {*in_play(combined().state).cards[MUTINY]} == {*MUTINY_ACTIONS}
    assert {"feed_the_people", "necessary_risk", "the_strong_survive", "unauthorized_usage"} == REMOVED


@proves("armed_resistance", "played")
def test_armed_resistance() -> None:
    table = played("armed_resistance")
    assert table.g.players[0].place == "sickbay"
    table.say(0, "choice:bottom")
    assert gone(table, "armed_resistance")


@proves("assume_command", "played", "not the Admiral", "too few cards", "not in the Brig")
def test_assume_command() -> None:
    assert not offered("assume_command", combined().hand(0, *HAND))  # Tigh is the Admiral
    assert not offered("assume_command", combined().hand(3, *HAND[:4]), 3)
    assert not offered("assume_command", combined().hand(3, *HAND).place(3, "brig"), 3)
    table = played("assume_command", combined().hand(3, *HAND), seat=3)
    assert table.prompt() == "discard"
    table.say(3, *HAND[:5]).skip()
    assert table.g.admiral == 3
    assert table.count(3) == 1
    assert gone(table, "assume_command")


@proves("bait_and_switch", "played")
def test_bait_and_switch() -> None:
    table = played("bait_and_switch")
    before = len(table.g.destiny)
    table.say(0, table.game.questions[0].labels[0]).skip()
    assert table.count(0) == 2
    assert len(table.g.destiny) == before + 2
    assert gone(table, "bait_and_switch")


@proves("betrayal_of_trust", "played")
def test_betrayal_of_trust() -> None:
    table = played("betrayal_of_trust")
    assert treachery(table, 0) == 2
    assert (table.game.questions[0].facts or {})["deck"] == "destination"
    table.say(0, "choice:top")
    assert gone(table, "betrayal_of_trust")


@proves("blackmail", "played", "not the President", "too few cards")
def test_blackmail() -> None:
    assert not offered("blackmail", combined().hand(1, *HAND), 1)
    assert not offered("blackmail", combined().hand(1, *HAND[:2]))
    table = played("blackmail", combined().hand(1, *HAND))
    assert (table.count(0), table.count(1)) == (3, 3)
    assert gone(table, "blackmail")


@proves("clipped_wings", "played", "no viper out")
def test_clipped_wings() -> None:
    assert not offered("clipped_wings", combined())
    table = combined().place(2, "port_aft")
    table.state.squadrons["viper"].space[FORE] += 1
    table.state.squadrons["viper"].reserves -= 1
    table = played("clipped_wings", table)
    g = table.g
    assert g.players[2].place == "hangar_deck"
    assert [(one.reserves, one.damaged) for one in g.squadrons.values()] == [(6, 0), (4, 0), (1, 0)]
    assert treachery(table, 0) == 2
    assert gone(table, "clipped_wings")


@proves("controversial_speech", "6-8", "1-5")
@pytest.mark.parametrize(("die", "morale", "removed"), [(6, 11, True), (5, 10, False)])
def test_controversial_speech(die: int, morale: int, removed: bool) -> None:
    table = played("controversial_speech", combined().cylon(3), (die,))
    assert table.g.resource("morale") == morale
    assert ("controversial_speech" in table.g.removed) == removed
    assert ("controversial_speech" in table.g.decks[MUTINY].discard) != removed
    assert [treachery(table, seat) for seat in range(4)] == [0 if removed else 1] * 4


@proves("feed_the_people", "played")
def test_feed_the_people() -> None:
    table = combined()
    table.state.jump_track = 3
    table = played("feed_the_people", table)
    assert (table.g.jump_track, table.g.resource("food")) == (1, 9)
    assert gone(table, "feed_the_people")


@proves("impeachment", "played", "not the President", "too few cards")
def test_impeachment() -> None:
    assert not offered("impeachment", combined().hand(1, *HAND), 1)
    assert not offered("impeachment", combined().hand(0, *HAND[:4]))
    table = played("impeachment", combined().hand(0, *HAND).place(0, "brig"))
    table.say(0, *HAND[:5]).skip()
    assert table.g.president == 0
    assert gone(table, "impeachment")


@proves("make_a_deal", "played", "nobody in the Brig")
def test_make_a_deal() -> None:
    assert not offered("make_a_deal", combined())
    table = played("make_a_deal", combined().place(2, "brig"))
    assert table.prompt() == "pardon-place"
    assert "location:sickbay" not in table.game.questions[0].labels
    assert "location:armory" in table.game.questions[0].labels
    table.say(0, "location:armory")
    assert "make_a_deal" in table.g.decks[MUTINY].discard
    table.say(0, "seat:0").skip()
    assert table.g.players[2].place == "armory"
    assert len(table.g.players[0].held(MUTINY)) == 1
    assert table.g.players[0].place == "command"


@proves("necessary_risk", "played")
def test_necessary_risk() -> None:
    table = played("necessary_risk")
    table.say(0, "area:starboard_aft").skip()
    g = table.g
    assert g.resource("food") == 9
    assert [basestar.area for basestar in g.fleet.basestars] == [2]
    assert g.fleet.raiders == [0, 0, 3, 0, 0, 0]
    assert gone(table, "necessary_risk")


@proves("panic", "played")
def test_panic() -> None:
    table = played("panic")
    assert len(table.g.civilians[AFT]) == 1
    assert table.prompt() == "unmanned-viper"
    table.say(0, "launch:port_aft").skip()
    assert table.g.squadrons["viper"].space[4] == 1
    assert gone(table, "panic")


@proves("peaceful_resistance", "1-4", "5-8")
@pytest.mark.parametrize(("die", "place"), [(4, "brig"), (5, "command")])
def test_peaceful_resistance(die: int, place: str) -> None:
    table = played("peaceful_resistance", dice=(die,), seat=2)
    assert table.g.players[2].place == "sickbay"
    assert table.g.players[0].place == place
    assert gone(table, "peaceful_resistance")


@proves("ruined_reputation", "1-4", "5-8")
@pytest.mark.parametrize(("die", "place"), [(4, "brig"), (5, "hangar_deck")])
def test_ruined_reputation(die: int, place: str) -> None:
    table = played("ruined_reputation", combined().cylon(3), (die,))
    assert table.game.questions[0].labels == ("seat:0", "seat:1", "seat:2")
    table.say(0, "seat:2")
    table.say(2, table.game.questions[0].labels[0]).skip()
    assert table.count(2) == 2
    assert table.g.players[2].place == place
    assert gone(table, "ruined_reputation")


@proves("scavenging_for_parts", "played", "no ship in space")
def test_scavenging_for_parts() -> None:
    table = combined()

    civilians(table.state, AFT, "civ_empty", "civ_population_1")
    table = played("scavenging_for_parts", table)
    while table.prompt() == "damage-which":
        table.say(0, table.game.questions[0].labels[0])
    table.say(0, "civilian:2").skip()
    assert len(table.g.civilians[AFT]) == 1
    assert gone(table, "scavenging_for_parts")
    table = combined()
    table.state.civilian_pile += [ship.face for ship in table.state.civilians[AFT]]
    table.state.civilians[AFT].clear()
    table = played("scavenging_for_parts", table)
    while table.prompt() == "damage-which":
        table.say(0, table.game.questions[0].labels[0])
    assert gone(table.skip(), "scavenging_for_parts")


@proves("selfish_act", "played", "one more held")
@pytest.mark.parametrize("more", [False, True])
def test_selfish_act(more: bool) -> None:
    """Two cards of one's own types; it is discarded before the other is drawn, so that one alone is no mutiny."""
    table = mutinous(combined(), 0, "panic") if more else combined()
    table = played("selfish_act", table.top("blackmail"))
    assert table.prompt() == "draw"
    assert "draw:piloting+piloting" not in table.game.questions[0].labels
    table.say(0, "draw:leadership+tactics").skip()
    assert table.count(0) == 2
    assert gone(table, "selfish_act")
    if more:
        table.say(0, "panic").skip()  # the one that goes
    assert table.g.players[0].held(MUTINY) == ["blackmail"]
    assert table.g.players[0].place == ("brig" if more else "command")


@proves("send_a_message", "destroyed", "missed", "no centurion")
@pytest.mark.parametrize(("boarders", "die", "left"), [(1, 5, 0), (1, 4, 1), (0, 5, 0)])
def test_send_a_message(boarders: int, die: int, left: int) -> None:
    """A roll of 7 destroys a centurion, and this one counts two more."""
    table = combined()
    table.state.boarding[1] = boarders
    tokens = sum(map(len, table.state.damage_piles.values()))
    table = played("send_a_message", table, (die,))
    while table.prompt() == "damage-which":
        table.say(0, table.game.questions[0].labels[0]).skip()
    assert sum(table.g.boarding) == left
    assert sum(map(len, table.g.damage_piles.values())) == tokens - 1
    assert gone(table, "send_a_message")


@proves("set_the_agenda", "played", "not the President")
def test_set_the_agenda() -> None:
    assert not offered("set_the_agenda", combined(), 1)
    table = combined()
    g = table.state
    table.top("inspirational_speech", "food_rationing")
    hand = ["arrest_order", "presidential_pardon"]
    for card in hand:
        at = g.decks["quorum"].cards.index(card)
        del g.decks["quorum"].cards[at], g.decks["quorum"].seen[at]
    g.office_hands["quorum"] = hand[:]
    table = played("set_the_agenda", table)
    assert table.prompt() == "set-agenda"
    assert table.game.view(2)["held"] is None
    table.say(0, "arrest_order", "inspirational_speech").skip()
    g = table.g
    assert sorted(g.quorum_hand) == ["food_rationing", "presidential_pardon"]
    assert g.decks["quorum"].cards[:2] == ["inspirational_speech", "arrest_order"]
    assert g.decks["quorum"].seen[:2] == [0b11, 0b11]  # who plays it, and the President
    assert gone(table, "set_the_agenda")


@proves("the_strong_survive", "played")
def test_the_strong_survive() -> None:
    table = played("the_strong_survive")
    assert len(table.g.civilian_pile) == 11
    assert table.g.jump_track == 1
    assert gone(table, "the_strong_survive")


@proves("unauthorized_usage", "played", "no nuke")
def test_unauthorized_usage_and_can_a_nuke_be_recovered_afterwards() -> None:
    table = combined()
    table.state.fleet.basestars.append(Basestar(AFT))
    table = played("unauthorized_usage", table, (4,), seat=2)
    table.say(2, "area:aft").skip()
    g = table.g
    assert g.fleet.basestars == []
    assert (g.nukes, g.nukes_beside) == (0, 3)
    assert gone(table, "unauthorized_usage")
    table = combined()
    table.state.nukes, table.state.nukes_beside = 0, 3
    assert not offered("unauthorized_usage", table)


@proves("violent_protest", "played")
def test_violent_protest() -> None:
    table = played("violent_protest")
    assert table.count(0) == 2
    assert table.g.players[1].place == "sickbay"
    assert gone(table, "violent_protest")


@proves("weapons_armed", "played", "no raptor")
def test_weapons_armed() -> None:
    table = combined()
    table.state.fleet.basestars.append(Basestar(AFT))
    table = played("weapons_armed", table)
    g = table.g
    assert g.raptors == 3
    squadron = g.squadrons["assault_raptor"]
    assert (squadron.reserves, squadron.unbuilt) == (2, 2)
    assert g.fleet.raiders[AFT] == 2
    assert gone(table, "weapons_armed")
    table = combined()
    table.state.raptors = 0
    assert not offered("weapons_armed", table)
