"""Worked examples and scenarios of the Cylon Fleet board, with their numbers (T3..T6, X3, X13, X15, V3)."""

from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_tables import beyond, civilians, pursued, pursuit

from readyroom.galactica.board import AFT, CAG, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import supply
from readyroom.galactica.skills import TYPE
from readyroom.galactica.state import Basestar, Galactica, LoyaltyCard

FLEET: dict[str, Any] = {"rules": "exodus", "cylon_ships": "fleet_board"}
OLD = ("chief_galen_tyrol", "kara_starbuck_thrace", "william_adama", "saul_tigh")


def scene(*characters: str, **resources: int) -> Proof:
    """The frame of the scenarios: full resources unless named, nothing in space."""
    proof = Proof(*(characters or OLD), **FLEET)
    proof.empty_space().place(1, "command")
    for number, name in enumerate(("food", "fuel", "morale", "population")):
        proof.state.resources[number] = resources.get(name, proof.state.resources[number])
    return proof


def ships(g: Galactica) -> tuple[dict[int, int], dict[int, int], dict[int, int]]:
    """Beyond the horizon: raiders, heavy raiders and basestars by area."""
    fleet = beyond(g)
    bases = {area: sum(base.area == area for base in fleet.basestars) for area in range(6)}
    small = [dict(enumerate(fleet.small(ship))) for ship in ("raider", "heavy_raider")]
    found = [{area: count for area, count in counts.items() if count} for counts in (*small, bases)]
    return found[0], found[1], found[2]


def test_t3_a_raider_is_placed_and_the_pursuit_begins() -> None:
    proof = scene().dice(7)
    civilians(proof.state, AFT, "civ_population_1")
    proof.to_do("activate:raiders")
    question = proof.asked(1, "place-civilian")
    assert sorted(question.labels) == sorted(
        f"area:{area}" for area in ("fore", "starboard_fore", "starboard_aft", "port_aft", "port_fore")
    )
    assert (ships(proof.g), supply(proof.g, "raider"), pursuit(proof.g)) == (({FORE: 1}, {}, {}), 19, 1)
    proof.say(1, "area:fore")
    assert proof.done()
    assert len(proof.g.civilians[FORE]) == 1
    assert proof.view(1)["areas"]["fore"]["civilians"][0]["face"] is None


def t4() -> Proof:
    proof = scene()
    fleet = beyond(proof.state)
    fleet.basestars += [Basestar(STARBOARD_FORE), Basestar(STARBOARD_AFT)]
    fleet.raiders[STARBOARD_FORE], fleet.heavies[STARBOARD_FORE] = 3, 1
    fleet.raiders[STARBOARD_AFT], fleet.raiders[FORE] = 1, 2
    return proof


def test_t4_no_basestar_is_left_so_those_of_5_6_come() -> None:
    proof = t4()
    pursued(proof, 1)
    proof.to_do("activate:launch_raiders").begin()
    assert proof.done()
    assert proof.changed() == {
        "basestar starboard_fore": 1,
        "raider starboard_fore": 3,
        "heavy_raider starboard_fore": 1,
        "beyond basestar starboard_fore": -1,
        "beyond raider starboard_fore": -3,
        "beyond heavy_raider starboard_fore": -1,
        "pursuit pursuit_one_ship": -1,
        "pursuit pursuit_quiet": 1,
    }
    assert proof.events("DieRolled") == []


def test_t4_both_basestars_of_5_6_come() -> None:
    proof = t4()
    beyond(proof.state).basestars[1].area = STARBOARD_FORE
    pursued(proof, 1).to_do("activate:launch_raiders")
    assert proof.done()
    assert [base.area for base in proof.g.fleet.basestars] == [STARBOARD_FORE] * 2


def test_t4_the_raider_just_placed_comes_with_the_automatic_attack() -> None:
    proof = t4().dice(1)
    pursued(proof, 3).to_do("activate:raiders")
    assert proof.done()
    assert proof.g.fleet.raiders == [2, 3, 1, 1, 0, 0]
    assert (ships(proof.g), pursuit(proof.g)) == (({}, {}, {}), 0)


def test_t5_cylon_ambush_takes_ships_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = scene()
    g = proof.state
    fleet = beyond(g)
    fleet.raiders = [7, 0, 0, 2, 4, 6]
    fleet.basestars += [Basestar(PORT_AFT), Basestar(FORE)]
    assert supply(g, "raider") == 1
    monkeypatch.setitem(STEPS, "ambush", lambda g, _: DESTINATIONS["cylon_ambush"][1](g))
    proof.to_do("ambush").begin()
    assert proof.done()
    assert proof.changed() == {
        "fuel": -1,
        "basestar fore": 1,
        "raider fore": 3,
        "beyond basestar port_aft": -1,
        "beyond raider aft": -2,
        "civilian aft": 3,
        "civilian_pile": -3,
    }


def test_t6_ships_at_a_jump() -> None:
    proof = scene().place(1, "hangar_deck")
    g = proof.state
    g.basestar_pile.remove("disabled_hangar")
    g.fleet.basestars.append(Basestar(FORE, ["disabled_hangar"]))
    g.fleet.raiders[FORE], g.fleet.heavies[STARBOARD_AFT], g.boarding[1] = 3, 1, 1
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[PORT_FORE] = 1
    g.squadrons["viper_mark_vii"].damaged -= 1
    g.players[1].place, g.players[1].ship = "port_fore", "viper_mark_vii"
    civilians(g, AFT, "civ_population_1", "civ_population_2")
    beyond(g).raiders[FORE] = 1
    g.jump_track = 4
    proof.top("deep_space", "remote_planet").to_do("prepare_for_jump").begin()
    proof.say(2, "deep_space")
    assert proof.done()
    changed = proof.changed()
    assert {key: changed[key] for key in changed if "distance" not in key and key not in ("morale", "fuel")} == {
        "reserves": 1,
        "viper port_fore": -1,
        "viper_mark_vii reserves": 1,
        "place 1": "hangar_deck",
        "basestar fore": -1,
        "basestar_damage": -1,
        "raider fore": -3,
        "heavy_raider starboard_aft": -1,
        "beyond basestar fore": 1,
        "beyond raider fore": 3,
        "beyond heavy_raider starboard_aft": 1,
        "jump_track": -4,
    }
    assert "disabled_hangar" in proof.g.basestar_pile


# --- X15: nukes at a space area ----------------------------------------------------------------------------


def x15(*dice: int) -> Proof:
    proof = Proof("william_adama", "lee_apollo_adama", "laura_roslin", **FLEET)
    g = proof.empty_space().dice(*dice).state
    g.resources[3], g.resources[1] = 10, 6
    g.basestar_pile.remove("disabled_weapons")
    g.fleet.basestars.append(Basestar(FORE, ["disabled_weapons"]))
    g.fleet.raiders[FORE], g.fleet.heavies[FORE] = 4, 1
    g.squadrons["viper"].reserves = 5
    g.squadrons["viper"].space[FORE] = 1
    g.squadrons["viper_mark_vii"].damaged = 3
    g.players[1].place, g.players[1].ship = "fore", "viper_mark_vii"
    civilians(g, FORE, "civ_population_1", "civ_population_1_fuel_1")
    return proof.begin()


EVERYTHING = {
    "nukes": -1,
    "nukes_beside": 1,
    "basestar fore": -1,
    "basestar_damage": -1,
    "raider fore": -4,
    "heavy_raider fore": -1,
    "viper fore": -1,
    "place 1": "sickbay",
    "civilian fore": -2,
    "population": -2,
    "fuel": -1,
}


def test_x15_an_8_leaves_nothing() -> None:
    proof = x15(8)
    proof.say(0, "nuke:fore")
    assert proof.done()
    assert proof.changed() == EVERYTHING
    assert [proof.view(0)["squadrons"][ship]["destroyed"] for ship in ("viper", "viper_mark_vii")] == [1, 1]
    assert (proof.g.titles[CAG], proof.g.players[1].ship) == (1, "viper")
    assert len(proof.events("DieRolled")) == 1


def test_x15_b_strategic_planning_makes_a_6_an_8() -> None:
    proof = x15(6).hand(2, "strategic_planning-3")
    proof.begin()
    proof.say(0, "nuke:fore")
    proof.plays(2, "strategic_planning-3")
    assert proof.done()
    assert proof.changed() == EVERYTHING | {"hand 2": -1}


def test_x15_c_a_7_takes_the_basestar_and_three_raiders() -> None:
    proof = x15(7)
    proof.say(0, "nuke:fore")
    assert proof.done()
    assert proof.changed() == {
        "nukes": -1,
        "nukes_beside": 1,
        "basestar fore": -1,
        "basestar_damage": -1,
        "raider fore": -3,
    }


@pytest.mark.parametrize("which", [0, 1])
def test_x15_e_which_basestar_is_damaged_twice(which: int) -> None:
    """A has a token already and is destroyed by two more; B stays."""
    proof = x15(2)
    g = proof.state
    g.fleet.basestars.append(Basestar(FORE))
    pile = g.basestar_pile = ["disabled_hangar", "structural_damage", "critical_hit"]
    proof.picks(pile.index("disabled_hangar"), 0)
    proof.begin()
    proof.say(0, "nuke:fore")
    proof.asked(0, "nuke-basestar")
    proof.game.answer(0, which)
    assert proof.done()
    left = [base.damage for base in proof.g.fleet.basestars]
    assert left == ([[]] if which == 0 else [["disabled_weapons"], ["disabled_hangar", "structural_damage"]])
    assert len(proof.g.basestar_pile) == (4 if which == 0 else 1)


# --- X3: Trust Instincts brings Protect the Fleet ----------------------------------------------------------

NOVA = "threat_of_super_nova"


def x3(*destiny: str, added: str = "trust_instincts-0") -> Proof:
    """The Crisis card has been drawn; the players add what the scenario says."""
    proof = scene(*OLD, population=9)
    g = proof.state
    g.titles = {"president": 0, "admiral": 2, CAG: 1}
    proof.cylon(3)
    g.jump_track = 2
    g.squadrons["viper"].reserves = 5
    g.squadrons["viper"].space[PORT_FORE] = 1
    civilians(g, PORT_FORE, "civ_population_1")
    beyond(g).basestars.append(Basestar(STARBOARD_AFT))
    left = g.destiny[:]
    for card in left:
        g.destiny.remove(card)
        g.skill_decks[TYPE[card]].insert(0, card)
    proof.destiny(*destiny).hand(0, added).hand(2, "executive_order-2", "executive_order-2").hand(
        3, "consolidate_power-2"
    )
    proof.top(NOVA).to_do("crisis")
    return proof


def adds(proof: Proof, first: str) -> None:
    proof.add(p0=(first,), p2=("executive_order-2", "executive_order-2"), p3=("consolidate_power-2",))


X3 = ("repair-2", "consolidate_power-1", "maximum_firepower-3", "protect_the_fleet-0")


def test_x3_an_escort_and_a_consequence_on_the_fleet_board() -> None:
    proof = x3(*X3).dice(4, 2)
    proof.begin()
    adds(proof, "trust_instincts-0")
    while proof.prompt() == "check-ability":
        proof.answer(0, "trust_instincts-0") if any("trust" in label for label in proof.labels(0)) else proof.answer(
            0, proof.labels(0)[0]
        )
    assert proof.prompt() == "unmanned-viper"
    assert proof.question().seat == 0
    handle = proof.g.civilians[PORT_FORE][0].handle
    proof.say(0, f"escort:{handle}")
    assert len(proof.g.civilian_pile) == 12
    assert "area:port_fore" in proof.asked(1, "place-civilian").labels
    proof.say(1, "area:aft")
    assert proof.done()
    g = proof.g
    assert ships(g) == ({}, {PORT_AFT: 1}, {STARBOARD_AFT: 1, PORT_FORE: 1})
    assert (pursuit(g), g.jump_track, g.resource("population")) == (2, 3, 8)
    assert len(proof.events("GalacticaDamaged")) == 1
    assert (len(g.civilian_pile), supply(g, "heavy_raider"), len(g.destiny)) == (11, 3, 10)
    assert proof.events("CheckTotaled")[-1]["total"] == 6
    assert proof.result() == "fail"


def test_x3_b_too_little_piloting_and_the_cag_has_five_areas() -> None:
    proof = x3("repair-2", "consolidate_power-1", "evasive_maneuvers-2", "protect_the_fleet-0").dice(4, 2)
    adds(proof, "trust_instincts-0")
    while proof.prompt() == "check-ability":
        proof.answer(0, proof.labels(0)[0])
    labels = proof.asked(1, "place-civilian").labels
    assert len(labels) == 5
    assert "area:port_fore" not in labels
    proof.say(1, "area:aft")
    assert proof.done()
    assert proof.events("CheckTotaled")[-1]["total"] == 5


def test_x3_c_with_both_basestars_waiting_the_higher_area_comes() -> None:
    proof = x3(*X3)
    beyond(proof.state).basestars.append(Basestar(PORT_FORE))
    adds(proof, "trust_instincts-0")
    while proof.prompt() == "check-ability":
        proof.answer(0, proof.labels(0)[0])
    proof.say(0, "pass:pass")
    proof.say(1, "area:aft")
    assert proof.done()
    g = proof.g
    assert [base.area for base in g.fleet.basestars] == [PORT_FORE]
    assert g.fleet.heavies[PORT_FORE] == 1
    assert (pursuit(g), proof.events("DieRolled")) == (1, [])


def test_x3_d_without_an_icon_there_is_no_consequence() -> None:
    proof = x3(*X3, added="launch_scout-1").dice(2)
    adds(proof, "launch_scout-1")
    proof.asked(1, "place-civilian")
    g = proof.g
    assert proof.events("CheckShown")[-1]["total"] == 2
    assert (ships(g), pursuit(g), len(g.destiny)) == (({}, {PORT_AFT: 1}, {STARBOARD_AFT: 1}), 1, 2)


# --- X13 and V3: a revealed Cylon's turn, and one player with all titles -----------------------------------


def test_x13_a_revealed_cylon_goes_to_the_bridge_for_nothing() -> None:
    """Two cards of two types, a move without a card, no Crisis card, no ships, the marker stays; then the limits."""
    proof = Proof("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "william_adama", **FLEET).empty_space()
    proof.cylon(0, place="caprica").hand(0, *["repair-1"] * 4, *["launch_scout-1"] * 4, "repair-2")
    proof.state.jump_track = 2
    proof.to_do("receive_skills", "movement", "action", "crisis", "end_of_turn")
    drawn = proof.skip().question(0)
    assert all(len(set(option.facts["skills"])) == 2 for option in drawn.options)
    proof.answer(0, drawn.labels[0])
    assert proof.count(0) == 11
    proof.say(0, "location:basestar_bridge").say(0, "pass:pass")
    proof.skip()
    assert (proof.g.players[0].place, proof.g.jump_track, proof.events("CrisisDrawn")) == ("basestar_bridge", 2, [])
    question = proof.question(0)
    assert (question.prompt, question.at_least, question.at_most) == ("galactica-discard", 1, 1)


def test_v3_alone_the_assist_turns() -> None:
    """One nuke and all titles; a heavy raider flies, the assist's card sets the marker back, then the jump icon."""
    proof = Proof("william_adama", **FLEET).empty_space()
    g = proof.state
    assert (g.nukes, g.titles) == (1, {"president": 0, "admiral": 0, CAG: 0})
    g.assist = "kara_starbuck_thrace"
    g.loyalty_box.remove("cylon_jump_track")
    g.assist_loyalty = [LoyaltyCard("cylon_jump_track")]
    g.fleet.heavies[AFT] = 1
    g.jump_track = 3
    proof.begin()
    proof.to_do("activate:heavy_raiders", "assist_loyalty", "prepare_for_jump")
    assert proof.done()
    assert proof.changed() == {"heavy_raider aft": -1, "heavy_raider port_aft": 1, "jump_track": -1}
    assert (proof.g.assist, proof.events("DieRolled")) == ("", [])
