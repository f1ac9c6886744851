"""Scenarios of the combined game: a revealed Cylon's turn, and Loyalty cards at its edges (C17, C23)."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_combined import chosen_of_all

from readyroom.galactica.skills import SKILLS
from readyroom.galactica.state import LoyaltyCard

LEE = "lee_adama_political"


def cylon(place: str, *crew: str) -> Proof:
    """Seat 0 is a revealed Cylon in this place."""
    return combined(*(crew or ("saul_tigh", "laura_roslin", "william_adama", "kara_starbuck_thrace"))).cylon(
        0, place=place
    )


# --- C17 ---------------------------------------------------------------------------------------------------


def test_c17h_the_other_baltar_has_one_loyalty_card_and_the_deck_no_more() -> None:
    """With him the deck of four is 10 cards as for anybody, with the original Baltar 11 and two dealt to him."""
    for baltar, deck, own in (("gaius_baltar_support", 10, 1), ("gaius_baltar", 11, 2)):
        for seed in range(4):
            g = chosen_of_all(baltar, "saul_tigh", "anastasia_dee_dualla", "kara_starbuck_thrace", seed=seed).state
            dealt = [len(player.loyalty) for player in g.players]
            mutineers = [any(card.id == "you_are_the_mutineer" for card in player.loyalty) for player in g.players]
            assert len(g.loyalty) + sum(dealt) == deck
            assert dealt[g.current] - mutineers[g.current] == own


# --- C23 ---------------------------------------------------------------------------------------------------


def test_c23_on_the_resurrection_ship_one_card_of_any_type() -> None:
    proof = cylon("resurrection_ship").to_do("receive_skills")
    assert proof.labels(0) == tuple(f"draw:{skill}" for skill in SKILLS)


@pytest.mark.parametrize("place", ["caprica", "cylon_fleet", "human_fleet"])
def test_c23_moves_among_cylon_locations_cost_nothing(place: str) -> None:
    proof = cylon(place).hand(0, "repair-1").to_do("movement").begin()
    there = {"basestar_bridge", "caprica_3", "cylon_fleet_3", "human_fleet_3"} - {f"{place}_3"}
    assert {*proof.labels(0)} == {"choice:stay", *(f"location:{name}" for name in there)}
    proof.say(0, "location:basestar_bridge")
    assert proof.done()
    assert proof.changed() == {"place 0": "basestar_bridge"}


@pytest.mark.parametrize("deck", ["crisis", "destination"])
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_c23b_human_fleet_looks_and_draws_two_of_any_types(deck: str, where: str) -> None:
    cards = {"crisis": ("low_supplies", "riots"), "destination": ("deep_space", "icy_moon")}[deck]
    proof = cylon("human_fleet").top(*cards).to_do("action").begin()
    proof.say(0, "activate:human_fleet_3")
    assert proof.labels(0) == ("deck:crisis", "deck:destination")
    proof.say(0, f"deck:{deck}").say(0, f"choice:{where}")
    pairs = {label.removeprefix("draw:") for label in proof.labels(0)}
    assert len(pairs) == 21  # two of six types, twice the same one too
    assert {f"{skill}+{skill}" for skill in SKILLS} < pairs
    proof.say(0, "draw:treachery+treachery")
    assert proof.done()
    assert proof.changed() == {"hand 0": 2, "treachery 0": 2}
    lies = proof.g.decks[deck].cards
    assert (lies[-1], lies[0] == cards[0]) == ((cards[0], False) if where == "top" else (cards[1], True))


def test_c23d_what_would_send_the_cylon_or_cost_cards_is_ignored() -> None:
    """Food Shortage and Domestic Dispute by Caprica: nothing is done to who has drawn them, and nobody asks them."""
    proof = cylon("caprica").hand(0, "repair-1", "repair-2", "executive_order-1").hand(1, "consolidate_power-1")
    proof.top("food_shortage", "low_supplies").to_do("action").begin()
    proof.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "food_shortage").skip()
    proof.say(1, "part:second").skip()
    assert proof.done()
    assert proof.changed() == {"food": -1, "hand 1": -1, "jump_track": 1}
    sick = cylon("caprica").hand(0, "repair-1").top("domestic_dispute", "low_supplies").destiny("repair-1", "repair-1")
    sick.to_do("action").begin().say(0, "activate:caprica_3").say(0, "card:draw").say(0, "domestic_dispute").add()
    assert sick.done()
    assert (sick.changed(), sick.count(0)) == ({"morale": -1}, 1)


CHOICE = "demand_peace_manifesto"
"""A Super Crisis card of Pegasus on which the Admiral chooses."""


def test_c23e_a_super_crisis_by_caprica_is_immune() -> None:
    """No icons; neither a new card for Starbuck, nor Moral Compass, nor a third way."""
    crew = ("kara_starbuck_thrace", "karl_helo_agathon", LEE, "laura_roslin")
    proof = cylon("caprica", *crew)
    g = proof.state
    g.titles["admiral"] = 2
    deck = g.decks["super_crisis"]
    deck.cards.remove(CHOICE)
    deck.seen.pop()
    g.players[0].holds.append(CHOICE)
    g.fleet.raiders[0] = 1
    proof.to_do("action").begin().say(0, "activate:caprica_3").say(0, CHOICE)
    assert proof.game.questions[0].prompt == "galactica-choose-part"  # no window for Secret Destiny before it
    assert proof.asked(2, "choose-part").labels == ("part:first", "part:second")
    proof.say(2, "part:second")
    while not proof.done():
        question = proof.game.questions[0]
        assert not [label for label in question.labels if label.startswith("use:moral_compass")]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert proof.events("JumpTrackMoved") == []
    assert proof.events("CylonShipsActivated") == []


def test_c23e_a_crisis_by_caprica_is_not_immune() -> None:
    """The same abilities on a Crisis card that is drawn there."""
    proof = cylon("caprica", "saul_tigh", "karl_helo_agathon", LEE, "laura_roslin")
    proof.top("water_sabotaged", "low_supplies").to_do("action")
    proof.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "water_sabotaged")
    proof.asked(0, "choose-part")
    proof.say(0, "part:second")
    assert "use:moral_compass" in proof.window_of(1)


def test_c23f_neither_sheet_nor_cards_are_used() -> None:
    """Not the sheet, Skill cards, a further Cylon card, a Quorum card or a Mutiny card; only the place."""
    crew = ("laura_roslin", "saul_tigh", "william_adama", "kara_starbuck_thrace")
    proof = cylon("caprica", *crew).hand(0, "executive_order-1", "repair-1", "critical_situation-3")
    proof.state.loyalty_box.remove("cylon_can_send_to_brig")
    proof.state.players[0].loyalty.append(LoyaltyCard("cylon_can_send_to_brig"))
    proof.to_do("movement", "action")
    assert not [label for label in proof.labels(0) if label.startswith("card:")]
    proof.say(0, "choice:stay")
    assert proof.labels(0) == ("pass:pass", "activate:caprica_3")
