"""The way to Earth: Missions, Demetrius, the rebel basestar (MISS; scenarios E1, E3, E5)."""

from typing import Any

import pytest
from tests.galactica.cards.proof import PROVED, Proof, proves

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.characters import miracles
from readyroom.galactica.jump import total_distance
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.objectives import milestones
from readyroom.galactica.places import AWAY, LOCATIONS, layout, side_of, turn_over
from readyroom.galactica.rules import RULES
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE, skill_names
from readyroom.galactica.state import Basestar, Mission
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import start

rule = pytest.mark.rule
pytestmark = pytest.mark.only("combined", why="the way to Earth needs all boxes")
EARTH: dict[str, Any] = {"rules": "combined", "objective": "earth"}
CREW = ("william_adama", "laura_roslin", "saul_tigh", "kara_starbuck_thrace", "felix_gaeta")
STRONG = {
    "politics": ("investigative_committee_2-5", "investigative_committee_2-4", "investigative_committee_2-4"),
    "leadership": ("declare_emergency-5", "declare_emergency-4", "declare_emergency-4"),
    "tactics": ("strategic_planning-5", "strategic_planning-4", "strategic_planning-4"),
    "piloting": ("maximum_firepower-5", "maximum_firepower-4", "maximum_firepower-4"),
    "engineering": ("scientific_research-5", "scientific_research-4", "scientific_research-4"),
}
ROUTE = ("tylium_planet", "tylium_planet", "tylium_planet")


def voyage(*crew: str, **options: Any) -> Proof:
    """On the way to Earth, nothing in space, seat 0 on the Bridge of Demetrius."""
    return Proof(*(crew or CREW), **{**EARTH, **options}).place(0, "bridge").empty_space()


def mission(card: str, *, passed: bool, proof: Proof | None = None, helper: int = 1) -> Proof:
    """Seat 0 has a Mission carried out, which is passed or failed."""
    proof = (proof or voyage()).top(card)
    positive = skill_names(MISSIONS[card].text.skills)
    cards = tuple(one for skill in positive for one in STRONG[skill])[:6] if passed else ()
    if passed and len(positive) == 2:
        cards = tuple(one for skill in positive for one in STRONG[skill])
    proof.hand(helper, *cards).destiny("repair-1", "consolidate_power-1").to_do("action").begin()
    proof.say(0, "activate:bridge")
    adds: dict[str, tuple[str, ...]] = {f"p{helper}": cards}
    return proof.add(**adds)


def result(proof: Proof) -> str:
    return str(proof.events("CheckResult")[-1]["result"])


# --- the boards ----------------------------------------------------------------------------------------------


@rule("COMP-018", "SETUP-081", "SETUP-082")
def test_demetrius_is_there_from_the_start_and_the_rebels_are_not() -> None:
    g = start(EVERY_MODE, 4, 1, EARTH).state
    assert sorted(g.decks["mission"].cards) == sorted(MISSIONS)
    assert len(MISSIONS) == 8
    assert {"bridge", "tactical_plot", "captains_cabin"} <= {*layout(g).locations}
    assert not {"hybrid_tank", "datastream", "raider_bay"} & {*layout(g).locations}
    assert side_of(g, "rebel_basestar") == AWAY
    assert g.decks["mission"].cards != start(EVERY_MODE, 4, 3, EARTH).state.decks["mission"].cards


@rule("SETUP-083")
def test_without_earth_none_of_it_is_there() -> None:
    g = start(EVERY_MODE, 4, 1, {"rules": "combined"}).state
    assert "mission" not in g.decks
    assert not {"demetrius", "rebel_basestar"} & {*in_play(g).boards}


@rule("MISS-001")
def test_their_locations_can_not_be_damaged() -> None:
    for place in ("bridge", "tactical_plot", "captains_cabin", "hybrid_tank", "datastream", "raider_bay"):
        assert not LOCATIONS[place].damageable


# --- Missions ------------------------------------------------------------------------------------------------


@rule("MISS-002", "MISS-003", "MISS-004", "MISS-012", "MISS-013", "CRIS-005", "OBJ-008")
def test_e1_a_mission_starts_the_sleeper_phase() -> None:
    """Distance 3, and one more: 3 + 5 + 4 + 5 - 2 = 15 against 14."""
    proof = voyage().gone("tylium_planet", "barren_planet").top("digging_up_the_past", "low_supplies")
    g = proof.state
    assert total_distance(g) == 3
    cards = ("investigative_committee_2-5", "declare_emergency-4", "declare_emergency-5")
    proof.loyalty_deck(*["you_are_not_a_cylon"] * 5, "cylon_can_reduce_morale")
    proof.hand(1, *cards).destiny("declare_emergency-3", "launch_scout-2").to_do("action", "crisis").begin()
    destiny = len(proof.state.destiny)
    proof.say(0, "activate:bridge").add(p1=cards)
    assert proof.events("CheckShown")[-1]["total"] == 15
    assert (proof.done(), total_distance(proof.g)) == (True, 4)
    assert [len(player.loyalty) for player in proof.g.players] == [2] * 5
    assert len(proof.g.loyalty) == 1
    assert (proof.events("CrisisDrawn"), proof.g.jump_track) == ([], 0)
    assert len(proof.g.destiny) == destiny - 2
    assert proof.g.mission == Mission("digging_up_the_past", passed=True)
    proof.to_do("action")
    assert proof.view(0)["mission"] == {"card": "digging_up_the_past", "passed": True}


@rule("MISS-003", "MISS-014")
def test_e1_b_a_mission_that_failed_lies_facedown() -> None:
    """11 against 14: distance 3 still, two unseen Treachery cards in the Destiny deck, no second Mission."""
    proof = voyage().gone("tylium_planet", "barren_planet").top("digging_up_the_past", "low_supplies")
    cards = ("investigative_committee_2-5", "declare_emergency-5")
    proof.hand(1, *cards).destiny("declare_emergency-3", "launch_scout-2").to_do("action", "action", "crisis").begin()
    destiny = len(proof.state.destiny)
    proof.say(0, "activate:bridge").add(p1=cards)
    assert (proof.events("CheckShown")[-1]["total"], result(proof)) == (11, "fail")
    assert (total_distance(proof.g), len(proof.g.destiny)) == (3, destiny - 2 + 2)
    assert proof.g.mission == Mission("digging_up_the_past", facedown=True)
    assert proof.view(1)["mission"] == {"card": None, "passed": False}
    assert "activate:bridge" not in proof.labels(0)
    why = proof.game.why_not(0, "location:bridge")
    assert why is not None
    assert why.rule == "MISS-003"
    proof.say(0, "pass")
    assert proof.done()
    assert proof.events("CrisisDrawn") == []


@rule("CRIS-005")
def test_e1_c_by_the_order_of_the_current_player() -> None:
    """P3 uses the Bridge on P1's turn: P1 draws no Crisis card."""
    proof = voyage().place(0, "command").place(2, "bridge").hand(0, "executive_order-1")
    proof.top("rescue_hera", "low_supplies").to_do("action", "crisis")
    proof.say(0, "executive_order-1").say(0, "seat:2").say(2, "choice:act-twice").say(2, "activate:bridge").add()
    proof.asked(2, "action")
    proof.say(2, "pass").skip()
    assert proof.done()
    assert proof.events("CrisisDrawn") == []


@rule("MISS-005")
def test_e5_d_the_deck_is_made_anew() -> None:
    proof = voyage().to_do("action")
    deck = proof.state.decks["mission"]
    deck.discard, deck.cards, deck.seen = deck.cards[:7], deck.cards[7:], []
    proof.state.missions, deck.cards = deck.cards, []
    proof.say(0, "activate:bridge").add()
    while not proof.done():
        proof.game.answer(proof.game.questions[0].seat, 0)
    assert (len(proof.g.decks["mission"].cards), proof.g.decks["mission"].discard) == (6, [])


@rule("MISS-006")
@pytest.mark.parametrize("passed", [True, False])
def test_a_mission_is_passed_or_failed_and_pays(passed: bool) -> None:
    proof = mission("rescue_hera", passed=passed, proof=voyage())
    assert result(proof) == ("pass" if passed else "fail")
    assert (proof.g.resource("morale"), proof.g.raptors) == ((10, 4) if passed else (9, 3))
    assert sum(len(pile) for pile in proof.g.skill_discards) == 2 + 6 * passed


@rule("MISS-007", "MISS-008", "MISS-009")
def test_nothing_touches_the_check_of_a_mission() -> None:
    """Declare Emergency, Investigative Committee, Restore Order, Support the People, Scientific Research in hands;
    Inspirational Leader, Command Authority and Blind Devotion on sheets: no window opens, and ones count as always."""
    proof = voyage("william_adama", "chief_galen_tyrol", "laura_roslin", "kara_starbuck_thrace")
    proof.hand(1, "declare_emergency-3", "investigative_committee_2-3", "restore_order-3", "support_the_people-1")
    proof.hand(2, "scientific_research-3", "jury_rigged-1").hand(3, "declare_emergency-4", "repair-1")
    proof.top("rescue_hera").destiny("repair-1", "executive_order-1").to_do("action")
    proof.say(0, "activate:bridge")
    windows = set()
    while proof.game.questions and proof.game.questions[0].prompt != "galactica-stop":
        if proof.game.waiting(None).window is not None:
            windows.add(proof.game.waiting(None).window)
        question = proof.game.questions[0]
        adding = question.prompt == "galactica-add-cards"
        proof.game.answer(
            question.seat, (question.find("repair-1"),) if adding and question.seat == 3 else () if adding else 0
        )
    assert windows == set()
    assert proof.events("CheckShown")[-1]["total"] == -3
    assert proof.events("CheckShown")[-1]["difficulty"] == 20


@rule("MISS-010")
def test_abilities_of_cards_in_it_are_not_resolved() -> None:
    proof = voyage().top("rescue_hera").hand(1, "bait-0", "red_tape-0").destiny("repair-1", "dradis_contact-0")
    proof.to_do("action").say(0, "activate:bridge").add(p1=("bait-0", "red_tape-0"))
    assert proof.events("CheckAbilityResolved") == []
    assert result(proof) == "fail"


@rule("MISS-011")
def test_limits_on_cards_hold() -> None:
    proof = voyage().cylon(2).place(3, "brig").top("rescue_hera").to_do("action")
    for seat in (1, 2, 3):
        proof.hand(seat, "repair-1", "repair-2", "launch_scout-1")
    proof.say(0, "activate:bridge")
    most = {}
    while proof.prompt() == "add-cards":
        question = proof.game.questions[0]
        most[question.seat] = question.at_most
        proof.game.answer(question.seat, ())
    assert most == {1: 3, 2: 1, 3: 1}


# --- single Missions -----------------------------------------------------------------------------------------


@proves("attack_on_the_colony", "pass", "fail")
def test_attack_on_the_colony() -> None:
    proof = voyage()
    proof.state.fleet.basestars = [Basestar(FORE, ["critical_hit"]), Basestar(AFT)]
    proof.state.basestar_pile.remove("critical_hit")
    proof = mission("attack_on_the_colony", passed=True, proof=proof)
    g = proof.g
    assert (g.fleet.basestars, pieces(g, "basestar"), "critical_hit" in g.basestar_pile) == ([], 1, True)
    assert proof.events("ShipDestroyed") == []
    proof = mission("attack_on_the_colony", passed=False)
    while not proof.done():
        proof.say(0, "board:galactica")
    assert [one.area for one in proof.g.fleet.basestars] == [FORE]
    assert len(proof.events("GalacticaDamaged")) == 1
    assert not list(RULES.faults(proof.g))


def test_the_last_basestar_beyond_the_horizon_goes_too() -> None:
    proof = voyage()
    assert proof.state.cylon_board is not None
    proof.state.cylon_board.basestars = [Basestar(FORE), Basestar(AFT)]
    proof = mission("attack_on_the_colony", passed=True, proof=proof)
    assert proof.g.cylon_board is not None
    assert [one.area for one in proof.g.cylon_board.basestars] == [FORE]  # area 1 is aft
    assert not list(RULES.faults(proof.g))


@rule("MISS-015", "MISS-016")
@proves("cylon_civil_war", "pass", "fail")
@pytest.mark.parametrize(("passed", "side"), [(True, "human"), (False, "cylon")])
def test_cylon_civil_war(passed: bool, side: str) -> None:
    proof = mission("cylon_civil_war", passed=passed)
    assert side_of(proof.g, "rebel_basestar") == side
    assert {"hybrid_tank", "datastream", "raider_bay"} <= {*layout(proof.g).locations}


@proves("destroy_the_hub", "pass")
def test_e3_destroy_the_hub_and_what_it_does_to_cylons() -> None:
    """P3 on the Resurrection Ship is in the ruins then, P4 stays on Caprica; in his turn P3 gives up his Super Crisis
    cards and draws none, then for three of his cards he gets one and is in the fleet."""
    proof = voyage().cylon(2).cylon(3, "cylon_can_send_to_brig", "caprica")
    deck = proof.state.decks["super_crisis"]
    for seat, count in ((2, 2), (3, 1)):
        for _ in range(count):
            proof.state.players[seat].holds.append(deck.cards.pop())
            deck.seen.pop()
    proof = mission("destroy_the_hub", passed=True, proof=proof)
    assert (proof.g.players[2].place, proof.g.players[3].place) == ("hub_destroyed", "caprica_3")
    after = voyage().cylon(2)
    turn_over(after.state, "cylon", "destroyed")
    after.state.players[2].place, after.state.current = "hub_destroyed", 2
    deck = after.state.decks["super_crisis"]
    for _ in range(2):
        after.state.players[2].holds.append(deck.cards.pop())
        deck.seen.pop()
    after.hand(2, *["repair-1"] * 6).to_do("receive_skills", "action").begin()
    after.skip()
    assert (after.count(2), after.g.players[2].super_crisis) == (6, [])
    after.say(2, "activate:hub_destroyed").discards(2, 3)
    assert (after.count(2), len(after.g.players[2].super_crisis)) == (3, 1)
    assert after.g.players[2].place == "cylon_fleet_3"


@proves("destroy_the_hub", "fail")
def test_e3_e_the_attack_fails() -> None:
    """Population 11, all vipers come home, and two are damaged as P1 says: an assault raptor is destroyed."""
    proof = voyage()
    proof.state.squadrons["viper"].space[FORE], proof.state.squadrons["viper"].reserves = 2, 2
    proof = mission("destroy_the_hub", passed=False, proof=proof)
    kinds = {*proof.asked(0, "which-viper").labels}
    assert kinds >= {"kind:viper", "kind:assault_raptor"}
    proof.say(0, "kind:assault_raptor").skip()
    while not proof.done():
        proof.say(0, "kind:viper")
    g = proof.g
    assert (g.resource("population"), sum(g.squadrons["viper"].space)) == (11, 0)
    assert (g.squadrons["viper"].damaged, g.squadrons["assault_raptor"].reserves) == (1, 0)


@proves("digging_up_the_past", "pass", "fail")
@proves("the_search_for_home", "pass", "fail")
@pytest.mark.parametrize(("card", "distance"), [("digging_up_the_past", 1), ("the_search_for_home", 2)])
@pytest.mark.parametrize("passed", [True, False])
def test_missions_that_count_as_distance(card: str, distance: int, passed: bool) -> None:
    proof = mission(card, passed=passed)
    assert total_distance(proof.g) == distance * passed
    assert proof.view(None)["distance"] == distance * passed
    fuel = 7 if card == "the_search_for_home" and not passed else 8
    assert proof.g.resource("fuel") == fuel


@proves("needs_of_the_people", "pass", "fail")
def test_needs_of_the_people() -> None:
    proof = voyage()
    for place in ("armory", "command"):
        proof.state.damage_piles["galactica"].remove(place)
        proof.state.damaged.append(place)
    proof = mission("needs_of_the_people", passed=True, proof=proof)
    proof.asked(0, "repair-one")
    proof.say(0, "location:command").skip()
    assert (proof.g.resource("food"), proof.g.damaged) == (10, ["armory"])
    proof = mission("needs_of_the_people", passed=False, proof=voyage().cylon(3))
    drawn = [sum(TYPE[card] == TREACHERY for card in player.hand) for player in proof.g.players]
    assert (proof.g.resource("food"), drawn) == (7, [1, 1, 1, 0, 1])
    proof = mission("needs_of_the_people", passed=True)
    assert (proof.done(), proof.g.resource("food")) == (True, 10)


@proves("rescue_hera", "pass", "fail")
def test_rescue_hera() -> None:
    proof = voyage().cylon(3)
    proof.state.tokens["miracle"] = {"seat:1": 1}
    proof = mission("rescue_hera", passed=True, proof=proof)
    assert [miracles(proof.g, seat) for seat in range(5)] == [1, 1, 1, 0, 1]
    proof = mission("rescue_hera", passed=False)
    assert (proof.g.resource("morale"), proof.g.raptors) == (9, 3)


@proves("the_red_stripes", "pass", "fail")
def test_the_red_stripes() -> None:
    proof = voyage()
    proof.state.fleet.heavies[FORE], proof.state.boarding[1] = 2, 1
    assert proof.state.cylon_board is not None
    proof.state.cylon_board.heavies[AFT], proof.state.cylon_board.heavies[FORE] = 1, 1
    proof = mission("the_red_stripes", passed=True, proof=proof)
    g = proof.g
    assert (sum(g.fleet.heavies), sum(g.boarding)) == (0, 0)
    assert (pieces(g, "heavy_raider"), pieces(g, "centurion")) == (2, 2)
    assert not list(RULES.faults(g))
    proof = mission("the_red_stripes", passed=False)
    assert (proof.g.fleet.heavies[FORE], proof.g.boarding[0]) == (1, 1)


# --- jumps, and the end --------------------------------------------------------------------------------------


def jump(proof: Proof) -> Proof:
    proof.state.jump_track = 4
    proof.state.phases = ["sleeper"]
    return proof.top("barren_planet", "deep_space").to_do("prepare_for_jump").skip()


@rule("MISS-004", "JUMP-012", "JUMP-013", "JUMP-014", "JUMP-027")
@pytest.mark.parametrize(
    ("mine", "deck", "discard", "beside", "distance"),
    [
        (Mission("the_red_stripes", passed=True), 7, ["the_red_stripes"], [], 8),
        (Mission("rescue_hera"), 7, ["rescue_hera"], [], 8),
        (Mission("the_search_for_home", passed=True), 7, [], ["the_search_for_home"], 10),
        (Mission("the_search_for_home", facedown=True), 8, [], [], 8),
    ],
)
def test_e5_what_a_jump_does_to_the_mission(
    mine: Mission, deck: int, discard: list[str], beside: list[str], distance: int
) -> None:
    """Distance 6 and Barren Planet, 2; the Mission goes before the destination is chosen."""
    proof = voyage().gone("asteroid_field", "asteroid_field")
    at = proof.state.decks["mission"].cards.index(mine.card)
    del proof.state.decks["mission"].cards[at], proof.state.decks["mission"].seen[at]
    proof.state.mission = mine
    jump(proof)
    assert proof.prompt() == "destination"
    assert proof.g.mission is None  # gone before the Admiral chooses
    assert proof.events("MissionCleared")[-1]["card"] == (None if mine.facedown else mine.card)
    proof.say(proof.g.admiral, "barren_planet").skip()
    g = proof.g
    assert (len(g.decks["mission"].cards), g.decks["mission"].discard, g.missions) == (deck, discard, beside)
    assert (total_distance(g), g.resource("fuel")) == (distance, 6)
    assert proof.view(0).get("missions", []) == beside
    proof.place(0, "bridge")


@rule("OBJ-006")
@pytest.mark.parametrize(("distance", "won"), [(9, False), (10, True), (11, True)])
def test_from_distance_10_on_the_next_jump_wins(distance: int, won: bool) -> None:
    proof = voyage().gone("asteroid_field", "asteroid_field", "barren_planet")
    proof.state.missions = {9: ["digging_up_the_past"], 10: ["the_search_for_home"]}.get(
        distance, ["the_search_for_home", "digging_up_the_past"]
    )
    for card in proof.state.missions:
        at = proof.state.decks["mission"].cards.index(card)
        del proof.state.decks["mission"].cards[at], proof.state.decks["mission"].seen[at]
    assert total_distance(proof.state) == distance
    assert milestones(proof.state) == [4, 10]
    jump(proof)
    if not won:
        assert proof.prompt() == "destination"
        return
    assert proof.game.result is not None
    assert (proof.g.winner, proof.game.result.winners) == ("humans", (0, 1, 2, 3, 4))


@rule("OBJ-006")
def test_with_a_resource_at_0_the_last_jump_does_not_win() -> None:
    proof = voyage().gone("asteroid_field", "asteroid_field", "barren_planet", "barren_planet")
    proof.state.resources[0] = 0
    assert total_distance(proof.state) >= 10
    jump(proof)
    assert proof.g.winner == "cylons"


# --- the rebel basestar --------------------------------------------------------------------------------------


def rebels(side: str, *crew: str) -> Proof:
    proof = voyage(*crew)
    turn_over(proof.state, "rebel_basestar", side)
    return proof


@rule("MISS-017", "MISS-018", "CYL-039")
def test_who_may_enter_and_use_it() -> None:
    """For a Skill card, from another ship or from any Cylon location; the others neither enter nor use it."""
    for side, mine, theirs in (("human", True, False), ("cylon", False, True)):
        human = rebels(side).hand(0, "repair-1").to_do("movement")
        assert ("location:datastream" in human.labels(0)) is mine
        human = rebels(side).hand(0).to_do("movement")
        assert human.prompt() == "stop" or "location:datastream" not in human.labels(0)
        cylon = rebels(side).cylon(2, place="caprica").hand(2, "repair-1")
        cylon.state.current = 2
        assert ("location:datastream" in cylon.to_do("movement").labels(2)) is theirs
        if theirs:
            cylon.say(2, "location:datastream").skip()
            assert (cylon.g.players[2].place, cylon.count(2)) == ("datastream", 0)
        here = rebels(side).place(0, "datastream").to_do("action")
        assert ("activate:datastream" in here.labels(0)) is mine
        there = rebels(side).cylon(2, place="datastream")
        there.state.current = 2
        deck = there.state.decks["super_crisis"]
        there.state.players[2].holds.append(deck.cards.pop())
        deck.seen.pop()
        assert ("activate:datastream" in there.to_do("action").labels(2)) is theirs


@rule("MISS-016")
def test_it_may_change_sides_and_who_is_there_stays() -> None:
    proof = rebels("human").place(3, "datastream").place(1, "hybrid_tank")
    proof = mission("cylon_civil_war", passed=False, proof=proof, helper=2)
    assert side_of(proof.g, "rebel_basestar") == "cylon"
    assert (proof.g.players[3].place, proof.g.players[1].place) == ("datastream", "hybrid_tank")
    assert not list(RULES.faults(proof.g))


@proves("hybrid_tank", "a token", "a Super Crisis card", "nothing to pay with")
def test_hybrid_tank() -> None:
    proof = rebels("human").place(0, "hybrid_tank").to_do("action").begin()
    top = proof.state.decks["crisis"].cards[-5:]
    proof.say(0, "activate:hybrid_tank")
    question = proof.asked(0, "arrange")
    assert len(question.labels) == 5
    proof.game.answer(0, (4, 3, 2, 1, 0))
    assert proof.done()
    assert proof.g.decks["crisis"].cards[-5:] == top[::-1]
    assert miracles(proof.g, 0) == 0
    poor = rebels("human").place(0, "hybrid_tank")
    poor.state.tokens.pop("miracle")
    assert "activate:hybrid_tank" not in poor.to_do("action").labels(0)
    cylon = rebels("cylon").cylon(2, place="hybrid_tank")
    cylon.state.current = 2
    cylon.state.tokens.pop("miracle")
    deck = cylon.state.decks["super_crisis"]
    cylon.state.players[2].holds.append(card := deck.cards.pop())
    deck.seen.pop()
    cylon.to_do("action").say(2, "activate:hybrid_tank")
    assert (cylon.g.players[2].super_crisis, cylon.g.decks["super_crisis"].discard) == ([], [card])


@proves("datastream", "three cards", "fewer", "unseen")
def test_datastream() -> None:
    proof = rebels("human").place(0, "datastream").hand(0).to_do("action")
    g = proof.state
    g.skill_discards[2].append(g.skill_decks[2].pop())
    there = sorted([*g.skill_decks[2], *g.skill_discards[2]])
    proof.begin().say(0, "activate:datastream").say(0, "skill:tactics")
    question = proof.asked(0, "datastream")
    assert len(question.labels) == len(there)
    proof.game.answer(0, (0, 1, len(there) - 1))
    assert proof.done()
    taken = [there[0], there[1], there[-1]]
    assert sorted(proof.g.players[0].hand) == sorted(taken)
    left = there[:]
    for card in taken:
        left.remove(card)
    assert (sorted(proof.g.skill_decks[2]), proof.g.skill_discards[2]) == (left, [])
    told = proof.game.events(1)[-1]
    assert (told["event"], told["cards"], told["skills"]) == ("SkillsDrawn", None, ["tactics"] * 3)
    assert proof.game.events(0)[-1]["cards"] == [LABEL[card] for card in sorted(taken)]
    few = rebels("human").place(0, "datastream").to_do("action")
    for card in few.state.skill_decks[3][2:]:
        few.state.players[1].hand.append(card)
    del few.state.skill_decks[3][2:]
    few.say(0, "activate:datastream").say(0, "skill:piloting").skip()
    few.game.answer(0, (0, 1))
    assert few.done()
    assert few.g.skill_decks[3] == []


@rule("MISS-019")
@proves("raider_bay", "vipers", "raiders", "fewer")
def test_raider_bay_activates_what_it_has_placed_and_no_more() -> None:
    proof = rebels("human").place(0, "raider_bay").to_do("action")
    proof.state.squadrons["viper"].space[AFT], proof.state.squadrons["viper"].reserves = 1, 3
    proof.state.squadrons["assault_raptor"].reserves, proof.state.squadrons["assault_raptor"].unbuilt = 0, 4
    proof.begin().say(0, "activate:raider_bay").say(0, "ships:viper").say(0, "area:fore")
    flown = 0
    while proof.prompt() == "unmanned-viper":
        assert all("aft" not in label.split("-")[0] for label in proof.labels(0))
        proof.say(0, "move:fore-port_fore")
        flown += 1
    assert (proof.done(), flown) == (True, 3)
    assert proof.g.squadrons["viper"].space[AFT] == 1
    proof = rebels("human").place(0, "raider_bay").dice(1, 1).to_do("action")
    proof.state.fleet.raiders[AFT] = 3
    proof.begin().say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:fore")
    assert proof.done()
    assert len(proof.events("DieRolled")) == 2
    assert (proof.g.fleet.raiders[AFT], proof.g.fleet.raiders_acted) == (3, [2, 0, 0, 0, 0, 0])


@rule("MISS-020", "MISS-021")
@proves("raider_bay", "Apollo")
def test_apollo_takes_one_of_them_and_acts_at_once() -> None:
    proof = rebels("human", "william_adama", "lee_apollo_adama", "laura_roslin").place(0, "raider_bay")
    proof.place(1, "command").to_do("action")
    proof.state.squadrons["assault_raptor"].reserves, proof.state.squadrons["assault_raptor"].unbuilt = 0, 4
    proof.state.squadrons["viper"].reserves = 4
    proof.say(0, "activate:raider_bay").say(0, "ships:viper").say(0, "area:fore")
    assert proof.game.waiting(None).window == "viper_placed"
    proof.say(1, "use:alert_viper_pilot-fore")
    assert proof.question(1).prompt == "galactica-action"  # in between
    proof.say(1, "pass")
    flown = 0
    while proof.prompt() == "unmanned-viper":
        proof.say(0, "move:fore-port_fore")
        flown += 1
    assert (flown, proof.g.players[1].place) == (3, "fore")


# --- Demetrius -----------------------------------------------------------------------------------------------


@proves("bridge", "a Mission", "one is under way")
def test_bridge() -> None:
    proof = voyage().to_do("action")
    assert "activate:bridge" in proof.labels(0)
    proof = voyage().to_do("action")
    proof.state.mission = Mission(proof.state.decks["mission"].cards.pop())
    proof.state.decks["mission"].seen.pop()
    assert "activate:bridge" not in proof.labels(0)


@proves("tactical_plot", "top", "bottom")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_tactical_plot(where: str) -> None:
    proof = voyage().place(0, "tactical_plot").top("rescue_hera").to_do("action").begin()
    proof.say(0, "activate:tactical_plot").say(0, where)
    deck = proof.g.decks["mission"]
    assert deck.cards[-1 if where == "top" else 0] == "rescue_hera"
    known = proof.view(0)["known"].get("mission", {"top": []})
    assert known["top"] == (["rescue_hera"] if where == "top" else [])
    assert "rescue_hera" not in str(proof.view(1)["known"])


@proves("captains_cabin", "every player")
def test_captains_cabin() -> None:
    proof = voyage().cylon(3).place(0, "captains_cabin").to_do("action").begin()
    proof.say(0, "activate:captains_cabin").say(0, "skill:treachery")
    assert proof.done()
    assert {proof.changed()[f"treachery {seat}"] for seat in range(5)} == {1}


def test_every_mission_was_carried_out() -> None:
    assert {card: PROVED[card] for card in MISSIONS} == {card: {"pass", "fail"} for card in MISSIONS}
