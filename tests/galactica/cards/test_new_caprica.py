"""New Caprica Crisis cards: their icons before and after the return, and what single cards add to their cases."""

import pytest
from tests.galactica.cards.crisis_table import (
    ADMIRAL,
    CURRENT,
    HELPER,
    PRESIDENT,
    facts_of,
    lay_down,
    pile_for,
    table_with,
    total_for,
)
from tests.galactica.cards.planet import civilians, forces
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_new_caprica import returned

from readyroom.galactica.board import AUTO_JUMP
from readyroom.galactica.cards.pegasus import NEW_CAPRICA
from readyroom.galactica.new_caprica import DECK, FORCES

CARDS = tuple(NEW_CAPRICA.cards[DECK])
ICONS = ("CylonShipsActivated", "CivilianEvacuated", "JumpTrackMoved", "TokensPut")
SHIPS = ("civ_population_1",) * 4


def resolved(card: str, *, back: bool) -> Proof:
    """Drawn in the Crisis step, with two civilian ships prepared and occupation forces where they will not leave; a
    check is passed, and whoever chooses takes the second part."""
    proof = table_with(card)
    civilians(SHIPS, SHIPS[:2])(proof)
    if back:
        returned(proof)
        proof.empty_space()
    forces("occupation_authority", "occupation_authority")(proof)
    helps: tuple[str, ...] = ()
    if facts_of(card)["check"] is not None:
        pile = pile_for(card, total_for(card, "pass"))
        helps = tuple(pile[2:])
        proof.destiny(*pile[:2]).hand(HELPER, *helps)
    proof.top(card).dice(*[8] * 12).to_do("crisis")
    proof.begin()
    while not proof.done():
        question = proof.game.questions[0]
        if question.prompt == "galactica-add-cards" and question.seat == HELPER:
            proof.say(HELPER, *helps)
        elif question.prompt == "galactica-choose-part" and not helps:
            proof.say(question.seat, question.labels[-1])
        else:
            proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    return proof


def events(proof: Proof, *names: str) -> list[str]:
    """Events after the card was drawn: which icon, or what."""
    told = proof.game.events(None)
    first = max(n for n, event in enumerate(told) if event["event"] == "CrisisDrawn")
    return [event.get("kind", event["event"]) for event in told[first:] if event["event"] in names]


def activated(proof: Proof) -> list[str]:
    return events(proof, "CylonShipsActivated")


@pytest.mark.parametrize("card", CARDS)
def test_icons_before_the_return(card: str) -> None:
    """All ship icons are passed over (STEP-004), occupation forces act, the marker goes on, no ship is evacuated
    (STEP-008)."""
    icons = facts_of(card)
    proof = resolved(card, back=False)
    assert activated(proof) == icons["activate"]
    changed = proof.changed()
    assert not [key for key in changed if key.startswith(("raider", "basestar", "heavy", "centurion", "beyond"))]
    assert (f"{FORCES} breeders_canyon" in changed) == ("occupation_forces" in icons["activate"])
    assert proof.g.jump_track == icons["jump"] + (card == "intra_atmos_entry")
    assert not proof.events("CivilianEvacuated")


@pytest.mark.parametrize("card", CARDS)
def test_icons_after_the_return(card: str) -> None:
    """Ships act (NCAP-026), and a prepared ship is evacuated (STEP-009); the marker stays where it is (STEP-011)."""
    icons = facts_of(card)
    proof = resolved(card, back=True)
    assert activated(proof) == icons["activate"]
    assert (f"{FORCES} breeders_canyon" in proof.changed()) == ("occupation_forces" in icons["activate"])
    assert len(proof.events("CivilianEvacuated")) >= icons["evacuation"]
    assert proof.g.jump_track == AUTO_JUMP
    assert not [event for event in proof.events("JumpTrackMoved") if event["now"] not in (0, AUTO_JUMP)]


# --- what single cards add to that -------------------------------------------------------------------------


@pytest.mark.parametrize("back", [False, True])
def test_establish_sanitation_leaves_out_both_icons(back: bool) -> None:
    """No Prepare for Jump step: neither the marker moves nor a ship is evacuated, whichever icon would count."""
    proof = table_with("establish_sanitation")
    civilians(SHIPS, SHIPS[:2])(proof)
    if back:
        returned(proof)
        proof.empty_space()
    proof.top("establish_sanitation").dice(8, 8).to_do("crisis")
    proof.begin()
    proof.asked(PRESIDENT, "choose-part")
    proof.say(PRESIDENT, "part:first")
    assert proof.done()
    assert {"jump_track", "prepared", "morale"} & {*proof.changed()} == set()


def test_a_cylon_ally_hides_who_is_on_the_planet_only() -> None:
    """Its first part may be chosen only while the current player is there."""
    proof = table_with("a_cylon_ally")
    returned(proof)
    proof.place(CURRENT, "command")
    lay_down(proof, "a_cylon_ally")
    proof.to_do("text:a_cylon_ally")
    assert proof.asked(ADMIRAL, "choose-part").labels == ("part:second",)


def test_intra_atmos_entry_brings_galactica_back_before_its_icons() -> None:
    """NCAP-023: the marker reaches Auto Jump by the card's text; the Cylon ships of its icons act already. Its own
    evacuation icon does not count: that is for the cards after the return (STEP-009)."""
    proof = table_with("intra_atmos_entry")
    civilians(SHIPS, ())(proof)
    proof.state.jump_track = AUTO_JUMP - 1
    for kind, squadron in proof.state.squadrons.items():
        squadron.reserves = 6 if kind == "viper" else 0
    pile = pile_for("intra_atmos_entry", 15)
    proof.destiny(*pile[:2]).hand(HELPER, *pile[2:]).top("intra_atmos_entry").to_do("crisis")
    proof.begin()
    proof.add(p1=tuple(pile[2:]))
    assert proof.events("GalacticaReturned")
    assert proof.done()
    changed = proof.changed()
    assert (changed["locked"], changed["prepared"]) == (-1, 1)
    assert not proof.events("CivilianEvacuated")
    assert changed["heavy_raider starboard_fore"] == changed["heavy_raider starboard_aft"] == 1
    assert proof.g.jump_track == AUTO_JUMP


def test_who_may_be_detained_is_said() -> None:
    """Off the planet, in Detention already, or a revealed Cylon: the reasons why nobody but the others is offered."""
    proof = table_with("demanded_surrender")
    returned(proof)
    proof.cylon(CURRENT, place="shipyard")
    proof.place(ADMIRAL, "command")
    lay_down(proof, "demanded_surrender")
    proof.to_do("text:demanded_surrender")
    proof.say(PRESIDENT, "part:first")
    question = proof.asked(PRESIDENT, "send-to-detention")
    assert question.labels == (f"seat:{HELPER}", f"seat:{PRESIDENT}")
    assert question.why is not None
    reasons = {seat: question.why("seat", str(seat)) for seat in (CURRENT, ADMIRAL)}
    assert [why and why.name for why in reasons.values()] == ["cylon-not-sent", "not-on-board"]
