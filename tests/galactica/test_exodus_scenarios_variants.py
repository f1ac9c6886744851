"""Scenarios of Exodus in variants and others' turns, with their numbers (T1e, T1f, X1, X11e, X13b, X15d, V3, V5)."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_tables import bare, begun

from readyroom.galactica.board import AFT, FORE, PORT_AFT
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import spare_loyalty

EXODUS: dict[str, Any] = {"rules": "exodus"}
FLEET: dict[str, Any] = {**EXODUS, "cylon_ships": "fleet_board"}
CREW = ("saul_tigh", "laura_roslin", "william_adama", "kara_starbuck_thrace")


def in_check(card: str, destiny: tuple[str, ...], *cards: str, morale: int = 10) -> Proof:
    """A check with these Destiny cards, and these cards of seat 1."""
    proof = Proof(*CREW, **EXODUS).place(0, "command").empty_space()
    lay_down(proof, card)
    proof.state.resources[2] = morale
    proof.hand(1, *cards).destiny(*destiny).to_do(f"text:{card}").begin()
    return proof.add(p1=cards)


def total(proof: Proof) -> int:
    number: int = [*proof.events("CheckShown"), *proof.events("CheckTotaled")][-1]["total"]
    return number


# --- T1 e and f: where the only icon card comes from -------------------------------------------------------


def test_t1_e_the_only_icon_comes_from_destiny() -> None:
    proof = in_check("power_failure", ("establish_network-0", "consolidate_power-1"), "scientific_research-4")
    assert proof.done()
    assert [event["card"] for event in proof.events("CheckAbilityResolved")] == ["establish_network"]
    assert len(proof.events("ConsequenceResolved")) == 1
    assert total(proof) == 8 - 1


def test_t1_e_the_only_icon_comes_from_a_revealed_cylon() -> None:
    proof = Proof(*CREW, **EXODUS).place(0, "command").empty_space()
    lay_down(proof, "power_failure")
    proof.cylon(3).hand(3, "establish_network-0").hand(1, "scientific_research-4")
    proof.destiny("repair-1", "consolidate_power-1").to_do("text:power_failure").begin()
    proof.add(p1=("scientific_research-4",), p3=("establish_network-0",))
    assert len(proof.events("CheckAbilityResolved")) == len(proof.events("ConsequenceResolved")) == 1
    assert total(proof) == 8 + 2 - 1


def test_t1_f_at_a_location_there_is_an_ability_and_no_consequence() -> None:
    """The Admiral's Quarters: 7; leadership and tactics count."""
    proof = Proof(*CREW, **EXODUS).place(0, "admirals_quarters").empty_space()
    proof.hand(1, "trust_instincts-0", "declare_emergency-3")
    proof.destiny("launch_scout-1", "launch_scout-1", "launch_scout-2", "declare_emergency-4").to_do("action").begin()
    proof.say(0, "admirals_quarters").say(0, "seat:3")
    proof.add(p1=("trust_instincts-0", "declare_emergency-3"))
    assert len(proof.events("CardsJoined")) == 1
    assert total(proof) == 1 + 1 + 3 + 2 + 4
    assert proof.events("ConsequenceResolved") == []
    assert proof.g.players[3].place == "brig"


# --- X1, the variants ---------------------------------------------------------------------------------------

X1 = ("establish_network-0", "declare_emergency-5", "scientific_research-3", "build_nuke-6", "best_of_the_best-6")


def test_x1_with_its_icons() -> None:
    """Both orders are in the tests of the cards; here the whole Crisis step, with all eight cards discarded."""
    proof = Proof(*CREW, **EXODUS).place(0, "command").place(3, "armory").empty_space().top("joes_bar").to_do("crisis")
    proof.state.resources[2] = 8
    kept = ("launch_scout-1", "repair-1", "executive_order-1", "strategic_planning-3")
    cards = ("red_tape-0", *X1)
    proof.hand(0, *kept).hand(1, *cards).destiny("launch_scout-2", "investigative_committee-3").begin()
    proof.add(p1=cards).say(0, "card-name:red_tape")
    assert proof.done()
    assert (total(proof), proof.result(), proof.g.nukes) == (7, "fail", 2)
    change = proof.changed()
    assert (change.pop("morale"), change.pop("place 0"), change.pop("jump_track")) == (-1, "brig", 1)
    assert change == {"hand 1": -6}
    assert sum(map(len, proof.g.skill_discards)) == 8
    assert [event["kind"] for event in proof.events("CylonShipsActivated")] == ["raiders"]


@pytest.mark.parametrize(
    ("destiny", "more", "strength"),
    [
        (("launch_scout-2", "investigative_committee-3"), ("consolidate_power-1",), 19),
        (("launch_scout-2", "investigative_committee-3"), ("red_tape-0", "red_tape-0"), 7),
        (("launch_scout-2", "red_tape-0"), (), 4),
    ],
    ids=["b", "c", "d"],
)
def test_x1_variants(destiny: tuple[str, ...], more: tuple[str, ...], strength: int) -> None:
    proof = in_check("joes_bar", destiny, *more, *X1, morale=8)
    while proof.prompt() == "check-ability":
        proof.game.answer(0, 0)
    assert proof.done()
    assert total(proof) == strength
    passed = strength >= 12
    assert (proof.g.resource("morale"), proof.g.players[0].place) == ((9, "command") if passed else (7, "brig"))


def test_x1_e_declare_emergency_makes_it_ten_and_seven_still_fails() -> None:
    cards = ("red_tape-0", *X1)
    proof = Proof(*CREW, **EXODUS).place(0, "command").empty_space()
    lay_down(proof, "joes_bar")
    proof.state.resources[2] = 8
    proof.hand(1, *cards).hand(3, "declare_emergency-3").destiny("launch_scout-2", "investigative_committee-3")
    proof.to_do("text:joes_bar").begin()
    while proof.game.waiting(None).window != "check_totaled":
        question = proof.game.questions[0]
        if question.prompt == "galactica-add-cards":
            proof.say(question.seat, *(cards if question.seat == 1 else ()))
        else:
            proof.game.answer(question.seat, question.find("choice:pass") if "choice:pass" in question.labels else 0)
    proof.plays(3, "declare_emergency-3")
    assert proof.done()
    assert (proof.events("DifficultyChanged")[-1]["now"], total(proof), proof.result()) == (10, 7, "fail")
    assert (proof.g.resource("morale"), proof.g.players[0].place) == (7, "brig")


# --- X11 e, X13 b, X15 d ------------------------------------------------------------------------------------


def test_x11_e_ones_own_final_five_card_can_be_looked_at() -> None:
    proof = Proof(*CREW, **EXODUS, final_five=True).loyal(0, "final_five_examiner_executed").begin()
    seen = [card["card"] for card in proof.view(0)["players"][0]["loyalty"]]
    assert seen == ["final_five_examiner_executed"]
    assert proof.events("FinalFiveShown") == []
    assert proof.changed() == {}


def test_x13_b_a_revealed_cylon_in_the_check_of_another() -> None:
    """One card at most and no text of theirs; what each player discards does not touch them."""
    proof = Proof("kara_starbuck_thrace", "saul_tigh", "laura_roslin", "william_adama", **FLEET).empty_space()
    proof.cylon(1, place="caprica").hand(1, "investigative_committee-3", "repair-1", "repair-2")
    proof.hand(0, "repair-1").hand(2, "repair-2").hand(3, "launch_scout-1", "launch_scout-2")
    lay_down(proof, "consult_the_prisoner")
    proof.destiny("evasive_maneuvers-1", "evasive_maneuvers-2").to_do("text:consult_the_prisoner").begin()
    proof.say(0, "part:first")
    asked_of_one = [question.prompt for question in proof.game.questions if question.seat == 1]
    assert asked_of_one == ["galactica-add-cards"], "no window offers the Cylon a text"
    while proof.prompt() == "add-cards":
        question = proof.game.questions[0]
        if question.seat == 1:
            assert question.at_most == 1
        proof.game.answer(question.seat, ())
    asked = {question.seat for question in proof.game.questions}
    assert 1 not in asked
    while proof.game.questions and proof.game.questions[0].prompt == "galactica-discard":
        proof.game.answer(proof.game.questions[0].seat, (0,))
    assert proof.count(1) == 3
    assert proof.g.players[0].place == "brig"


@pytest.mark.parametrize(("die", "left"), [(7, 0), (4, 2), (1, 2)])
def test_x15_d_no_basestar_and_two_raiders(die: int, left: int) -> None:
    proof = Proof("william_adama", "lee_apollo_adama", "laura_roslin", **FLEET).empty_space().dice(die)
    proof.state.fleet.raiders[FORE] = 2
    proof.begin()
    proof.say(0, "nuke:fore")
    assert proof.done()
    assert (proof.g.fleet.raiders[FORE], proof.g.nukes, proof.g.nukes_beside) == (left, 1, 2)


# --- V3: alone, the assist character turns ------------------------------------------------------------------


def alone(card: str = HUMAN) -> Proof:
    """William Adama with Starbuck's help, and one heavy raider aft."""
    proof = Proof("william_adama", **FLEET).empty_space()
    g = proof.state
    g.players[0].loyalty = []
    g.loyalty_box.append(HUMAN)
    spare_loyalty(g, card).remove(card)
    g.assist, g.assist_loyalty = "kara_starbuck_thrace", [LoyaltyCard(card)]
    g.fleet.heavies[AFT], g.jump_track = 1, 3
    return proof


def test_v3_b_a_card_that_is_no_cylon_is_ignored() -> None:
    proof = alone().top("guilty_conscience").hand(0, "declare_emergency-5", "declare_emergency-3")
    proof.destiny("consolidate_power-1", "repair-1").to_do("crisis")
    proof.skip().add(p0=("declare_emergency-5", "declare_emergency-3"))
    g = proof.g
    assert (g.fleet.heavies[AFT], g.fleet.heavies[PORT_AFT], g.jump_track) == (0, 1, 4)
    assert (g.assist, len(proof.events("AssistRevealed"))) == ("kara_starbuck_thrace", 1)


def test_v3_c_two_tokens_and_no_choice_among_five() -> None:
    proof = alone("cylon_can_damage_galactica").to_do("activate:heavy_raiders", "assist_loyalty").begin()
    assert proof.done()
    assert len(proof.events("GalacticaDamaged")) == 2
    assert proof.g.assist == ""


def test_v3_d_raiders_turn_no_card_up() -> None:
    proof = alone().to_do("crisis")
    proof.state.fleet.heavies[AFT] = 0
    proof.top("joes_bar").destiny("repair-1", "repair-2").skip().add()
    assert proof.events("CylonShipsActivated")
    assert proof.events("AssistRevealed") == []


def test_v3_e_in_the_brig_alone() -> None:
    proof = alone().place(0, "brig").hand(0, *["repair-1"] * 5).top("guilty_conscience").to_do("movement", "crisis")
    proof.skip()
    assert (proof.prompt(), proof.question(0).at_most) == ("add-cards", 3)
    assert len(proof.events("CrisisDrawn")) == 1


def test_v3_e_the_admirals_quarters_when_free() -> None:
    """Emotionally Attached is ignored: the only one to arrest is oneself."""
    assert "activate:admirals_quarters" in alone().place(0, "admirals_quarters").labels(0)
    several = Proof(CREW[2], *CREW[:2], CREW[3], **FLEET).place(0, "admirals_quarters")
    assert "activate:admirals_quarters" not in several.labels(0)


# --- V5: cooperative ----------------------------------------------------------------------------------------

COOP = ("laura_roslin", "william_adama", "kara_starbuck_thrace")


def test_v5_the_cooperative_start() -> None:
    g = begun(3, *COOP, **EXODUS, cooperative=True).state
    assert dict(zip(("food", "fuel", "morale", "population"), g.resources, strict=True)) == {
        "fuel": 8,
        "food": 7,
        "morale": 9,
        "population": 10,
    }
    assert (g.nukes, len(g.decks["quorum"].cards), len(g.quorum_hand)) == (1, 14, 1)
    assert not g.loyalty
    assert not any(player.loyalty for player in g.players)
    gone = {"arrest_order", "assign_arbitrator", "encourage_mutiny", "release_cylon_mugshots"}  # (d)
    assert not gone & {*g.decks["quorum"].cards, *g.quorum_hand}


@pytest.mark.parametrize(
    ("character", "ways"),
    [
        ("laura_roslin", {"politics+politics+leadership+leadership", "politics+politics+politics+leadership"}),
        (
            "kara_starbuck_thrace",
            {
                "tactics+tactics+piloting+piloting",
                "leadership+tactics+piloting+piloting",
                "tactics+piloting+piloting+engineering",
                "leadership+tactics+tactics+piloting",
                "tactics+tactics+piloting+engineering",
            },
        ),
    ],
    ids=["a", "c"],
)
def test_v5_one_card_is_left_out(character: str, ways: set[str]) -> None:
    others = [name for name in COOP if name != character]
    table = bare(character, *others, **EXODUS, cooperative=True).to_do("receive_skills")
    assert {label.removeprefix("draw:") for label in table.labels(0)} == ways


def test_v5_b_a_prisoner_draws_a_crisis_and_adds_one_card() -> None:
    table = bare("william_adama", "laura_roslin", "kara_starbuck_thrace", **EXODUS, cooperative=True)
    table.place(0, "brig").hand(0, "repair-1", "repair-2").top("joes_bar").to_do("movement", "crisis")
    while (asked := table.prompt()) == "add-cards" and table.game.questions[0].seat != 0:
        table.game.answer(table.game.questions[0].seat, ())
    assert (asked, table.question(0).at_most, len(table.events("CrisisDrawn"))) == ("add-cards", 1, 1)


def test_v5_e_build_nuke_makes_it_two() -> None:
    table = bare("william_adama", "laura_roslin", "kara_starbuck_thrace", **EXODUS, cooperative=True)
    table.hand(0, "build_nuke-6").to_do("action")
    assert table.state.nukes == 1
    table.say(0, "build_nuke-6").skip()
    assert table.g.nukes == 2
