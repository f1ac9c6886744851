"""Positions on the way to Earth: somebody on the Bridge of Demetrius, and Missions whose checks reach a number."""

from typing import Any

from tests.galactica.cards.proof import Proof

from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.places import turn_over

CREW = ("william_adama", "laura_roslin", "saul_tigh", "kara_starbuck_thrace", "felix_gaeta")
EARTH: dict[str, Any] = {"rules": "combined", "objective": "earth"}


def voyage(*crew: str, **options: Any) -> Proof:
    """On the way to Earth, nothing in space, seat 0 on the Bridge of Demetrius."""
    return Proof(*(crew or CREW), **{**EARTH, **options}).place(0, "bridge").empty_space()


def ready(proof: Proof, card: str, total: int, *, helper: int = 1) -> tuple[str, ...]:
    """The Mission lies on top; the helper holds what brings its check to `total`; Destiny adds nothing to it."""
    skills = MISSIONS[card].text.skills
    cards = proof._cards_for(total, skills)
    proof.top(card).hand(helper, *cards).destiny(proof._of(skills, 1), proof._of(~skills, 1))
    return cards


def attempt(card: str, total: int, proof: Proof | None = None, *, seat: int = 0, helper: int = 1) -> Proof:
    """A seat has the Mission carried out in seat 0's Action step, and its check comes to `total`."""
    proof = proof or voyage()
    cards = ready(proof, card, total, helper=helper)
    if not proof.state.agenda[0].startswith("action"):
        proof.to_do("action")
    proof.begin().say(seat, "activate:bridge")
    added: dict[str, tuple[str, ...]] = {f"p{helper}": cards}
    proof.add(**added)
    shown = proof.events("CheckShown")[-1]
    assert (shown["total"], shown["difficulty"]) == (total, MISSIONS[card].text.difficulty)
    return proof


def come(proof: Proof, distance: int) -> Proof:
    """Destination cards beside the Objective card that come to a distance; the Sleeper phase is over from 4 on."""
    left = distance
    while left:
        step = min(left, 3)
        cards = proof.state.decks["destination"].cards
        proof.gone(next(card for card in cards if DESTINATIONS[card][0] == step))
        left -= step
    if distance >= 4:
        proof.state.phases = ["sleeper"]
    return proof


def passed_before(proof: Proof, *cards: str) -> Proof:
    """Missions that lie beside the Objective card already."""
    deck = proof.state.decks["mission"]
    for card in cards:
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        proof.state.missions.append(card)
    return proof


def rebels(side: str, *crew: str, **options: Any) -> Proof:
    """The rebel basestar is there, with this side up."""
    proof = voyage(*crew, **options)
    turn_over(proof.state, "rebel_basestar", side)
    return proof


def super_crisis(proof: Proof, seat: int, count: int = 1) -> list[str]:
    """Super Crisis cards for a seat, off the top of the deck."""
    deck = proof.state.decks["super_crisis"]
    given = []
    for _ in range(count):
        given.append(deck.cards.pop())
        deck.seen.pop()
    proof.state.players[seat].holds += given
    return given


def go_on(proof: Proof, *steps: str) -> Proof:
    """The same table a while later: what it has come to is the position, with all Skill cards
    back in their decks, and these steps are next."""
    proof._state, proof._game = proof.g.copy(), None
    for deck, discard in zip(proof.state.skill_decks, proof.state.skill_discards, strict=True):
        deck.extend(discard)
        discard.clear()
    return proof.to_do(*steps)
