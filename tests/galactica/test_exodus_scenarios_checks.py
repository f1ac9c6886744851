"""Scenarios of a second reading of the Exodus rulebook: abilities of cards in a check, in combination (SCA, CONS)."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof

from readyroom.galactica.board import PORT_FORE
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects import CURRENT, Choice, lose
from readyroom.galactica.skills import TYPE

EXODUS: dict[str, Any] = {"rules": "exodus"}
CREW = ("saul_tigh", "laura_roslin", "william_adama", "kara_starbuck_thrace")
AGAINST = ("launch_scout-1", "consolidate_power-1")
"""Two Destiny cards, one of which counts for Joe's Bar and one against it."""


def laid_down(card: str, *crew: str) -> Proof:
    proof = Proof(*(crew or CREW), **EXODUS).place(0, "command").place(len(crew or CREW) - 1, "armory").empty_space()
    lay_down(proof, card)
    return proof.to_do(f"text:{card}")


def in_check(card: str, destiny: tuple[str, ...], *cards: str) -> Proof:
    """The cards of seat 1 and those of the Destiny deck are in the check; more of the latter may follow."""
    return laid_down(card).hand(1, *cards).destiny(*destiny).add(p1=cards)


def to_window(proof: Proof, window: str, **seats: tuple[str, ...]) -> Proof:
    """Everybody adds cards as in `add`, and declines in windows, until this one is open."""
    while proof.game.waiting(None).window != window:
        question = proof.game.questions[0]
        if question.prompt == "galactica-add-cards":
            proof.say(question.seat, *seats.get(f"p{question.seat}", ()))
        else:
            proof.game.answer(question.seat, question.find("choice:pass"))
    return proof


def total(proof: Proof) -> int:
    number: int = [*proof.events("CheckShown"), *proof.events("CheckTotaled")][-1]["total"]
    return number


def resolved(proof: Proof) -> list[str]:
    return [event["card"] for event in proof.events("CheckAbilityResolved")]


def with_super_crisis(proof: Proof, card: str) -> Proof:
    """Seat 0 is a Cylon on Caprica with this card."""
    proof.cylon(0, place="caprica")
    deck = proof.state.decks["super_crisis"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    proof.state.players[0].holds.append(card)
    return proof


# --- the order ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "strength", "place"), [("red_tape", 14, "command"), ("trust_instincts", 4, "brig")])
def test_red_tape_takes_strong_cards_that_joined_only_if_it_comes_second(first: str, strength: int, place: str) -> None:
    """SCA-003: 1 + 4 + 5 + 5 - 1, or without the two fives."""
    proof = in_check(
        "joes_bar",
        (*AGAINST, "declare_emergency-5", "scientific_research-5"),
        *("red_tape-0", "trust_instincts-0", "declare_emergency-4"),
    )
    assert set(proof.labels(0)) == {"card-name:red_tape", "card-name:trust_instincts"}
    proof.say(0, f"card-name:{first}")
    assert proof.done()
    assert (total(proof), proof.g.players[0].place) == (strength, place)


def test_an_ability_that_joined_is_resolved_on_the_card_that_joined_with_it() -> None:
    """SCA-005: Trust Instincts brings Red Tape and Build Nuke, and the five of a player leaves as well."""
    proof = in_check(
        "joes_bar",
        (*AGAINST, "red_tape-0", "build_nuke-6"),
        *("trust_instincts-0", "declare_emergency-5", "declare_emergency-4"),
    )
    assert proof.done()
    assert (resolved(proof), total(proof)) == (["trust_instincts", "red_tape"], 1 + 4 - 1)
    assert {label for event in proof.events("CardsLeft") for label in event["cards"]} == {
        "build_nuke-6",
        "declare_emergency-5",
    }


@pytest.mark.parametrize("first", ["red_tape", "protect_the_fleet"])
def test_protect_the_fleet_counts_what_is_there_when_it_is_resolved(first: str) -> None:
    """Piloting 5 is against the check and counts for the vipers, unless it has left (SCA-006, SCA-007)."""
    proof = in_check("joes_bar", AGAINST, "red_tape-0", "protect_the_fleet-0", "maximum_firepower-5")
    proof.say(0, f"card-name:{first}")
    if first == "protect_the_fleet":
        proof.asked(0, "unmanned-viper")
        proof.say(0, "launch:port_fore")
    assert proof.done()
    assert (total(proof), proof.g.squadrons["viper"].space[PORT_FORE]) == (0, int(first == "protect_the_fleet"))


def test_the_destiny_deck_runs_out_between_two_cards_that_join() -> None:
    """SKILL-006: the last of three cards joins, the deck is built anew, the second card comes from the new one."""
    proof = laid_down("joes_bar").hand(1, "trust_instincts-0")
    g = proof.state
    for card in g.destiny:
        g.skill_decks[TYPE[card]].append(card)
    g.destiny = []
    proof.destiny(*AGAINST, "repair-1").add(p1=("trust_instincts-0",))
    (joined,) = proof.events("CardsJoined")
    assert (joined["cards"][0], len(joined["cards"]), len(proof.g.destiny)) == ("repair-1", 2, 9)


def test_inspirational_leader_looks_at_the_printed_strength_and_engineering_counts_double() -> None:
    """William Adama drew Guilty Conscience (politics, leadership): engineering 1 is for it, and counts 2 twice."""
    proof = laid_down("guilty_conscience", "william_adama", "laura_roslin", "saul_tigh")
    proof.hand(1, "establish_network-0", "repair-1", "scientific_research-3").destiny("launch_scout-1", "repair-1")
    proof.add(p1=("establish_network-0", "repair-1", "scientific_research-3"))
    assert total(proof) == 1 + 2 + 2 - 6


# --- Iron Will ----------------------------------------------------------------------------------------------


def test_both_parts_of_iron_will_at_once() -> None:
    """SKERR-004, SKERR-005: strength 0 is within 4 of Airlock Leak's 6 - 2; nothing of the failure, one morale."""
    proof = laid_down("airlock_leak").hand(1, "iron_will-0").hand(2, "declare_emergency-3").destiny(*AGAINST)
    to_window(proof, "check_totaled", p1=("iron_will-0",)).plays(2, "declare_emergency-3")
    assert proof.done()
    g = proof.g
    assert (total(proof), proof.result(), g.resource("morale"), g.damaged) == (0, "spared", 9, [])
    assert g.players[0].place == "command"


def test_iron_will_in_the_check_of_a_location_costs_morale_too() -> None:
    proof = Proof(*CREW, **EXODUS).place(0, "admirals_quarters").empty_space().hand(1, "iron_will-0")
    proof.destiny("consolidate_power-1", "evasive_maneuvers-1").say(0, "admirals_quarters").say(0, "seat:3")
    proof.add(p1=("iron_will-0",))
    assert proof.done()
    assert (total(proof), proof.g.resource("morale"), proof.g.players[3].place) == (-2, 9, "hangar_deck")


@pytest.mark.parametrize(("more", "track"), [("launch_scout-1", 2), ("", 1)])
def test_a_spared_failure_still_has_its_consequence(more: str, track: int) -> None:
    """CONS-003: Power Failure's 14 with 10 is spared, with 9 it is not; the damage comes either way, once."""
    cards = ("iron_will-0", "declare_emergency-5", "declare_emergency-4", *((more,) if more else ()))
    proof = laid_down("power_failure").hand(1, *cards).destiny("consolidate_power-1", "launch_scout-1")
    proof.state.jump_track = 2
    proof.add(p1=cards)
    assert proof.done()
    assert (proof.g.jump_track, len(proof.events("GalacticaDamaged"))) == (track, 1)


# --- consequences and Super Crisis cards --------------------------------------------------------------------


def test_a_copy_taken_out_by_quick_fix_leaves_the_other() -> None:
    """SCA-004, SCA-007: the second Establish Network doubles, and its icon is enough for the consequence."""
    cards = ("establish_network-0", "establish_network-0", "scientific_research-4")
    proof = laid_down("power_failure", "callandra_cally_tyrol", *CREW[1:]).hand(1, *cards)
    proof.destiny("consolidate_power-1", "launch_scout-1")
    to_window(proof, "cards_shown", p1=cards).say(0, "use:quick_fix-establish_network-0")
    assert proof.done()
    assert (total(proof), len(proof.events("ConsequenceResolved"))) == (8 + 1 - 1, 1)


def test_haunted_by_the_past_takes_three_titles_although_it_is_passed() -> None:
    """CONS-003, TITLE-040: William Adama sits in the Brig, so Apollo is Admiral."""
    crew = ("saul_tigh", "laura_roslin", "william_adama", "lee_apollo_adama")
    proof = Proof(*crew, **EXODUS, cylon_ships="fleet_board").empty_space().place(2, "brig")
    lay_down(proof, "haunted_by_the_past")
    proof.state.titles = {"president": 0, "admiral": 0, "title_cag": 0}
    cards = ("iron_will-0", "declare_emergency-5", "declare_emergency-4", "investigative_committee-5")
    proof.hand(1, *cards).destiny(*AGAINST).to_do("text:haunted_by_the_past").add(p1=cards)
    assert proof.done()
    assert (proof.result(), proof.g.titles) == ("pass", {"president": 1, "admiral": 3, "title_cag": 3})


def test_fire_all_missiles_hits_before_it_is_passed() -> None:
    """CONS-001: the Cylon's own card brings the damage; 3 + 1 + 4 + 4 + 5 + 5 are enough."""
    proof = with_super_crisis(Proof(*CREW[:2], CREW[3], **EXODUS).empty_space().place(2, "armory"), "fire_all_missiles")
    cards = ("maximum_firepower-4", "maximum_firepower-4", "maximum_firepower-5", "strategic_planning-5")
    proof.hand(0, "protect_the_fleet-0").hand(2, *cards).destiny("maximum_firepower-3", "launch_scout-1")
    proof.next_tokens("food", "fuel").say(0, "activate:caprica").say(0, "card:fire_all_missiles")
    proof.add(p0=("protect_the_fleet-0",), p2=cards)
    assert proof.done(), "a revealed Cylon is not asked to activate a viper"
    assert (total(proof), proof.result(), proof.g.resources) == (22, "pass", [7, 7, 10, 12])


def test_a_super_crisis_card_is_immune_to_the_drawbacks_of_who_adds_cards() -> None:
    """CYL-027: Gaeta may add more than three cards, Cally a single one."""
    proof = Proof("saul_tigh", "felix_gaeta", "callandra_cally_tyrol", "laura_roslin", **EXODUS).empty_space()
    with_super_crisis(proof, "fire_all_missiles").hand(1, *["repair-1"] * 5).hand(2, "repair-2")
    proof.say(0, "activate:caprica").say(0, "card:fire_all_missiles")
    assert proof.asked(1, "add-cards").at_most == 5
    proof.game.answer(1, ())
    question = proof.asked(2, "add-cards")
    assert (question.at_least, question.at_most) == (0, 1)


@pytest.mark.parametrize("immune", [False, True])
def test_a_super_crisis_card_is_immune_to_amoral(immune: bool) -> None:
    """CYL-026."""
    proof = Proof("tory_foster", "laura_roslin", "saul_tigh", **EXODUS)
    asked: Any = next(Choice(CURRENT, lose(food=1), lose(fuel=1)).run(proof.state, Cause("test", immune=immune)))
    assert list(asked.picks) == ([0, 1] if immune else [0])


# --- a revealed Cylon is the current player -----------------------------------------------------------------


def by_caprica(card: str, *cards: str) -> Proof:
    """A Cylon has this card resolved; seat 1 adds cards, and Destiny two of engineering 1."""
    proof = Proof(*CREW[:2], CREW[3], **EXODUS).empty_space().place(2, "armory").cylon(0, place="caprica")
    proof.state.fleet.raiders[0], proof.state.fleet.raiders[3] = 2, 1
    proof.top(card, "joes_bar").hand(1, *cards).destiny("repair-1", "repair-1")
    proof.say(0, "activate:caprica").say(0, "card:draw").say(0, f"card:{card}").skip()
    if proof.prompt() == "choose-part":
        proof.say(0, "part:first")
    return proof.add(p1=cards)


ENOUGH = ("scientific_research-5", "scientific_research-4", "strategic_planning-5")


def test_a_cylon_decides_what_becomes_of_the_destiny_deck() -> None:
    """CYL-023: Mysterious Message leaves it to the current player, and nobody is helped or harmed by it at once."""
    proof = by_caprica("mysterious_message", *ENOUGH[:2])
    proof.asked(0, "may")
    proof.say(0, "choice:yes")
    question = proof.question(0)
    assert (question.prompt, question.at_least, len(question.labels)) == ("galactica-search-destiny", 2, 10)
    proof.game.answer(0, (0, 1))
    assert len(proof.g.destiny) == 8


@pytest.mark.parametrize(
    ("card", "cards", "asked"),
    [
        ("strange_beacon", ENOUGH, "remove-cylons"),
        ("divisive_behavior", ("iron_will-0",), "send-to-sickbay"),
        ("temple_of_the_five", ENOUGH[:2], "stop"),
        ("in_the_ring", (), "stop"),
    ],
)
def test_a_cylon_chooses_for_others_and_gets_nothing(card: str, cards: tuple[str, ...], asked: str) -> None:
    """CYL-018, CYL-023: they draw no cards and go nowhere."""
    proof = by_caprica(card, *cards)
    assert proof.prompt() == asked
    assert (proof.g.players[0].place, proof.count(0)) == ("caprica", 0)
