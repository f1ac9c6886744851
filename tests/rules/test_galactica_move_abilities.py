"""All boxes together: Movement abilities beside moving (MOVE-018..023); scenarios C11 and C35e."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined

from readyroom.galactica.board import FORE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.effects import YOU, DrawAny
from readyroom.galactica.registry import ABILITY_MOVEMENTS
from readyroom.galactica.rules_in_force import STANDING, Specialized
from readyroom.galactica.sides import CYLON, LEADER
from readyroom.galactica.skills import TACTICS

rule = pytest.mark.rule

CREW = ("felix_gaeta", "laura_roslin", "saul_tigh", "kara_starbuck_thrace")
PILOT = ("kara_starbuck_thrace", "laura_roslin", "saul_tigh", "felix_gaeta")
COTTLE = "sherman_doc_cottle"
ABILITIES = ("critical_situation-3", "preventative_policy-3", "full_throttle-1")


def offered(proof: Proof, seat: int = 0) -> set[str]:
    return {label for label in proof.labels(seat) if label.startswith("card:")}


@rule("MOVE-018", "MOVE-019", "ACT-003")
def test_c11_either_a_move_or_one_ability() -> None:
    proof = combined(*CREW).hand(0, "critical_situation-3", "executive_order-1", "critical_situation-4")
    proof.to_do("movement", "action")
    assert "location:armory" in proof.labels(0)
    proof.say(0, "critical_situation-3")
    assert proof.prompt() == "action"
    proof.say(0, "activate:command").say(0, "pass:pass")
    assert proof.prompt() == "action"  # no move, no second ability: the Action step
    assert not offered(proof)  # nor an Executive Order
    moved = combined(*CREW).hand(0, "critical_situation-3").to_do("movement").say(0, "location:armory")
    assert moved.done()


@rule("MOVE-019")
def test_an_ability_may_be_left_alone() -> None:
    proof = combined(*CREW).hand(0, *ABILITIES).to_do("movement").say(0, "choice:stay")
    assert proof.done()
    assert len(proof.g.players[0].hand) == 3


@rule("MOVE-022")
def test_c11b_in_the_brig() -> None:
    proof = combined(*CREW).hand(0, "critical_situation-3").place(0, "brig").to_do("movement", "action")
    assert set(proof.labels(0)) == {"choice:stay", "card:critical_situation-3"}
    proof.say(0, "critical_situation-3")
    assert proof.prompt() == "action"
    without = combined(*CREW).hand(0, "repair-1").place(0, "brig").to_do("movement")
    assert without.labels(0) == ("choice:stay",)  # asked all the same: whether they hold one is nobody's business
    empty = combined(*CREW).place(0, "brig").to_do("movement")
    assert empty.done()


@rule("MOVE-020")
def test_c11c_not_with_a_move_that_was_granted() -> None:
    proof = combined(*PILOT).hand(0, *ABILITIES).place(0, "port_fore").hand(1, "executive_order-1")
    proof.state.current = 1
    proof.to_do("action").say(1, "executive_order-1").say(1, "seat:0").say(0, "move-and-act")
    assert proof.prompt() == "move"
    assert not offered(proof)


@rule("MOVE-021")
def test_what_forbids_actions_of_a_type_forbids_its_movement_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cottle uses no actions of one type; were it tactics, Critical Situation would be among them."""
    monkeypatch.setitem(STANDING, SHEETS[COTTLE].abilities[2], Specialized(TACTICS))
    proof = combined(COTTLE, *CREW[:3]).hand(0, "critical_situation-3", "preventative_policy-3", "launch_scout-1")
    proof.to_do("movement", "action")
    assert offered(proof) == {"card:preventative_policy-3"}
    why = proof.game.why_not(0, "card:critical_situation-3")
    assert why is not None
    assert why.name == "own-drawback"
    assert not offered(proof.say(0, "choice:stay"))


@rule("MOVE-023", "SKERR-002")
def test_c11d_one_of_critical_situation_and_executive_order() -> None:
    proof = combined(*CREW).hand(0, "critical_situation-3", "executive_order-1", "executive_order-2")
    proof.to_do("movement", "action").say(0, "critical_situation-3")
    assert not offered(proof)
    why = proof.game.why_not(0, "card:executive_order-1")
    assert why is not None
    assert why.name == "ordered"


@rule("MOVE-018", "MOVE-019")
def test_c11e_full_throttle_then_maximum_firepower() -> None:
    proof = combined(*PILOT).hand(0, "full_throttle-1", "full_throttle-2", "maximum_firepower-3").place(0, "port_fore")
    proof.state.fleet.raiders[FORE] = 2
    proof.dice(8, 8).to_do("movement", "action")
    proof.say(0, "full_throttle-1").say(0, "area:fore").say(0, "ship:raider-fore").skip()
    assert proof.prompt() == "action"
    assert "card:maximum_firepower-3" in proof.labels(0)
    proof.say(0, "maximum_firepower-3").say(0, "ship:raider-fore")
    assert proof.done()
    assert proof.g.fleet.raiders[FORE] == 0


@rule("MOVE-018")
def test_c11f_a_spared_resource() -> None:
    proof = combined(*CREW).hand(0, "preventative_policy-3")
    proof.to_do("movement", "text:food_shortage", "text:food_shortage")
    proof.say(0, "preventative_policy-3").say(0, "resource:food").say(1, "part:first")
    assert proof.g.resource("food") == 7
    proof.say(1, "part:first")
    assert proof.g.resource("food") == 5


@rule("MOVE-018")
def test_c35e_the_loss_of_ftl_control_is_spared() -> None:
    proof = combined(*CREW).hand(0, "preventative_policy-3").place(0, "ftl_control").dice(5)
    proof.state.jump_track = 3
    proof.to_do("movement", "action").say(0, "preventative_policy-3").say(0, "resource:population")
    before = proof.g.resource("population")
    proof.say(0, "activate:ftl_control").skip()
    assert proof.events("ResourceChanged")[0]["change"] == -2
    assert before == 12


@rule("MOVE-018")
def test_a_revealed_cylon_has_no_movement_abilities() -> None:
    proof = combined(*CREW).cylon(0).hand(0, *ABILITIES).to_do("movement")
    assert not offered(proof)
    why = proof.game.why_not(0, "card:critical_situation-3")
    assert why is None or why.rule == "CYL-021"


def of_the_sheet(monkeypatch: pytest.MonkeyPatch, status: str) -> Proof:
    """A Cylon player in Caprica, on whose sheet two Skill cards may be drawn instead of moving."""
    monkeypatch.setitem(ABILITY_MOVEMENTS, SHEETS[CREW[0]].abilities[0], DrawAny(YOU, 2))
    proof = combined(*CREW).cylon(0).place(0, "caprica").to_do("movement", "action")
    proof.state.players[0].status = status
    return proof


@rule("CYL-035", "CYL-034")
def test_a_cylon_player_may_use_a_movement_action_of_their_sheet_instead_of_moving(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ability = SHEETS[CREW[0]].abilities[0]
    proof = of_the_sheet(monkeypatch, LEADER)
    assert proof.labels(0)[-1] == f"ability:{ability}"
    assert {"choice:stay", "location:human_fleet_3"} < set(proof.labels(0))
    proof.say(0, f"ability:{ability}").say(0, "draw:politics+politics")
    assert [event["ability"] for event in proof.events("AbilityUsed", 1)] == [ability]
    assert (proof.g.players[0].place, proof.count(0), proof.prompt()) == ("caprica_3", 2, "action")
    moved = of_the_sheet(monkeypatch, LEADER).say(0, "location:human_fleet_3")
    assert (moved.prompt(), moved.count(0)) == ("action", 0)
    stayed = of_the_sheet(monkeypatch, LEADER).say(0, "choice:stay")
    assert (stayed.prompt(), stayed.count(0)) == ("action", 0)


@rule("CYL-035", "CHAR-024")
def test_the_sheet_of_a_revealed_cylon_has_no_movement_action_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = of_the_sheet(monkeypatch, CYLON)
    assert not [label for label in proof.labels(0) if label.startswith("ability:")]
    why = proof.game.why_not(0, f"ability:{SHEETS[CREW[0]].abilities[0]}")
    assert why is not None
    assert why.name == "revealed"


def test_what_is_asked_of_a_prisoner_tells_nobody_what_they_hold() -> None:
    """SECR: for everybody else the two tables look the same."""
    tables = [
        combined(*CREW).hand(0, card).place(0, "brig").to_do("movement") for card in ("launch_scout-2", ABILITIES[0])
    ]
    seen = [(table.game.view(1), table.game.waiting(1)) for table in tables]
    assert str(seen[0]) == str(seen[1])
