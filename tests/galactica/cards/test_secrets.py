"""What each seat can see at every question while a card is resolved: dealt anew for each viewer, it must look the same.

The random games of the suite do this wherever they get to; here every card, location and action has its turn.
"""

from random import Random
from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.tables import options_of
from tests.rules.galactica_leaders import infiltrating
from tests.rules.galactica_new_caprica import occupied, returned, settle

from readyroom.galactica.cards.daybreak.boards import LOST
from readyroom.galactica.cards.daybreak.earth import REBELS
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.new_caprica import DECK, PLANET, TRACK
from readyroom.galactica.places import LOCATIONS, turn_over
from readyroom.galactica.registry import ABILITY_ACTIONS, LOCATION_ACTIONS, QUORUM_ACTIONS, SKILL_ACTIONS
from readyroom.galactica.skills import CARDS_NAMED, LABEL
from readyroom.galactica.state import PILES
from readyroom.players import random_answer
from readyroom.testing.promises import Fault
from readyroom.testing.secrecy import check_secrecy

CREW = ("laura_roslin", "karl_helo_agathon", "sharon_boomer_valerii", "chief_galen_tyrol")
TOGETHER = {"cult_leader": "admirals_quarters"}
"""Abilities that need somebody in the same place."""
OUT_THERE = ("maximum_firepower", "full_throttle", "launch_reserves")
"""Skill cards for who flies."""
MOST = 10
"""Questions that are looked at; a card is resolved by then."""

pytestmark = pytest.mark.slow


def table(*characters: str, **options: Any) -> Proof:
    """Hands, a hidden Cylon, Quorum cards, something to shoot at, to repair and to look at."""
    proof = Proof(*(characters or CREW), **options)
    proof.loyal(1, "cylon_can_send_to_brig")
    g = proof.state
    for player in g.players:
        player.hand = [g.skill_decks[skill].pop() for skill in range(5)]
    for _ in range(2):
        g.quorum_hand.append(g.decks["quorum"].cards.pop())
        g.decks["quorum"].seen.pop()
    g.boarding[0] = g.fleet.heavies[3] = 1
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].damaged, g.raptors, g.jump_track = 1, 3, 3
    return proof


def leaks(proof: Proof, *answers: str) -> list[str]:
    """Give these answers to seat 0, then any; look at every question of the turn: what gives a secret away."""
    agenda = proof.state.agenda
    agenda[-1] = "end_of_turn"
    rng = Random("-".join((*answers, agenda[0])))
    first = list(answers)
    looked = 0
    while looked < MOST and not proof.game.over and proof.g.current == 0:
        game = proof.game
        looked += 1
        try:
            compared = check_secrecy(game, rng, f"question {looked}")
        except Fault as fault:
            return [str(fault)]
        if not compared:
            return [f"question {looked}: nothing was compared"]
        question = game.questions[0]
        if first and question.seat == 0 and game.waiting(None).window is None:
            proof.say(0, first.pop(0))
        else:
            game.answer(question.seat, random_answer(question, rng))
    return [f"{answer} was never possible" for answer in first]


@pytest.mark.parametrize("card", CRISES)
def test_crisis(card: str) -> None:
    proof = table("tom_zarek", *CREW[1:], **options_of(card))
    if PILES[card] == DECK:
        settle(proof)
    lay_down(proof, card)
    proof.state.played_by = 1  # who plays a Super Crisis card
    assert leaks(proof.to_do(f"resolve:{card}")) == []


@pytest.mark.parametrize("card", QUORUM_ACTIONS)
def test_quorum_card(card: str) -> None:
    proof = table(**options_of(card))
    proof.place(3, "brig")
    if card not in proof.state.quorum_hand:
        proof.state.decks["quorum"].cards.remove(card)
        proof.state.decks["quorum"].seen.pop()
        proof.state.quorum_hand.append(card)
    proof.state.mourned = card == "eulogy"
    assert leaks(proof, f"quorum:{card}") == []


@pytest.mark.parametrize("card", DESTINATIONS)
def test_destination(card: str) -> None:
    proof = table(**options_of(card))
    proof.state.jump_track = 4
    other = "deep_space" if card != "deep_space" else "barren_planet"
    assert leaks(proof.top(card, other).to_do("prepare_for_jump")) == []


@pytest.mark.parametrize("place", LOCATION_ACTIONS)
def test_location(place: str) -> None:
    proof = table("kara_starbuck_thrace", "karl_helo_agathon", "laura_roslin", "chief_galen_tyrol", **options_of(place))
    if LOCATIONS[place].board == PLANET:
        settle(proof)
    if LOCATIONS[place].board == REBELS:
        turn_over(proof.state, REBELS, "human")
    if LOCATIONS[place].board == "cylon":
        if LOCATIONS[place].side == LOST:
            proof.state.sides["cylon"] = LOST
        proof.cylon(0, place=place)
        proof.state.players[0].holds.append(proof.state.decks["super_crisis"].cards.pop())
        proof.state.decks["super_crisis"].seen.pop()
    else:
        proof.state.titles["president"] = 0
        proof.place(0, place)
    assert leaks(proof, f"activate:{place}") == []


@pytest.mark.parametrize("place", TRACK)
def test_location_of_new_caprica_for_cylons(place: str) -> None:
    """What only a Cylon sees there is hidden from the others: the top ship on the ground, the next Crisis card."""
    proof = occupied(settle(table(**options_of(place))), shipyard=1)
    proof.cylon(0, place=place)
    assert leaks(proof, f"activate:{place}") == []


@pytest.mark.parametrize("action", ["attack_occupation_forces", "detain_a_human"])
def test_action_anywhere_on_new_caprica(action: str) -> None:
    proof = occupied(settle(table(**options_of("shipyard"))), shipyard=1)
    proof.place(0, "shipyard").place(2, "shipyard")
    if action == "detain_a_human":
        proof.cylon(0, place="shipyard")
    assert leaks(proof, f"board:{action}") == []


def test_departure() -> None:
    proof = returned(settle(table(**options_of("shipyard"))))
    proof.state.titles["admiral"] = 0
    assert leaks(proof, "title:order_departure") == []


@pytest.mark.parametrize("card", CYLONS)
def test_cylon_card(card: str) -> None:
    proof = table(**options_of(card))
    if card == "cylon_can_send_to_brig":
        proof.loyal(1, "you_are_not_a_cylon")
    assert leaks(proof.loyal(0, card), f"reveal:{card}") == []


@pytest.mark.parametrize("ability", ABILITY_ACTIONS)
def test_ability(ability: str) -> None:
    character = next(sheet.id for sheet in SHEETS.values() if ability in sheet.abilities)
    others = [name for name in CREW if name != character][:3]
    proof = table(character, *others, **options_of(character))
    if place := TOGETHER.get(ability):
        proof.place(0, place).place(2, place)
    elif ability == "sacrifice":
        proof.place(0, "fore")
    elif ability == "visions":
        infiltrating(proof, 0, "command")
    elif ability == "attorney":
        proof.place(3, "brig")
    elif ability == "broadcast":
        proof.state.tokens["miracle"]["seat:0"] = 3
    assert leaks(proof, f"ability:{ability}") == []


@pytest.mark.parametrize("name", SKILL_ACTIONS)
def test_skill_card(name: str) -> None:
    label = LABEL[CARDS_NAMED[name][0]]
    proof = table("kara_starbuck_thrace", *CREW[1:], **options_of(name))
    proof.hand(0, label, "repair-1").place(0, "fore" if name in OUT_THERE else "hangar_deck")
    if name == "test_the_limits":
        proof.state.jump_track = 1
    assert leaks(proof, label) == []
