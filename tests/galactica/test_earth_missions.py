"""Missions, read a second time: who adds what to their checks, what each result does, distances, jumps, and the end."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.earth_table import (
    CREW,
    EARTH,
    attempt,
    come,
    go_on,
    passed_before,
    ready,
    rebels,
    super_crisis,
    voyage,
)

from readyroom.galactica.board import AFT, FORE, PORT_FORE
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.characters import SHEETS, miracles
from readyroom.galactica.jump import total_distance
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.places import side_of
from readyroom.galactica.rules import RULES
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE, skill_names
from readyroom.galactica.state import Basestar, Civilian, Mission

LED: dict[str, Any] = {**EARTH, "leaders": True}

CHECKS = {
    "attack_on_the_colony": (14, {"tactics", "piloting"}),
    "cylon_civil_war": (21, {"politics", "leadership", "tactics"}),
    "destroy_the_hub": (14, {"leadership", "tactics", "piloting"}),
    "digging_up_the_past": (14, {"politics", "leadership"}),
    "needs_of_the_people": (18, {"politics", "leadership", "engineering"}),
    "rescue_hera": (20, {"politics", "tactics", "piloting"}),
    "the_red_stripes": (16, {"tactics", "piloting", "engineering"}),
    "the_search_for_home": (25, {"politics", "leadership", "tactics", "engineering"}),
}
DISTANCES = {"digging_up_the_past": 1, "the_search_for_home": 2}


def finish(proof: Proof) -> Proof:
    """Galactica bears the damage, and the first of several vipers or locations is taken."""
    for _ in range(20):
        if proof.done():
            return proof
        question = proof.game.questions[0]
        first = "board:galactica" if "board:galactica" in question.labels else question.labels[0]
        proof.say(question.seat, first)
    raise AssertionError(proof.game.questions)


def answer_all(proof: Proof, until: Callable[[], bool] = lambda: False) -> None:
    """Everybody takes the first answer."""
    for _ in range(60):
        if until() or proof.done() or proof.game.result is not None:
            return
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.at_least != 1 else 0)
    raise AssertionError(proof.game.questions)


# --- the check -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", CHECKS)
def test_what_is_printed_on_it(card: str) -> None:
    text = MISSIONS[card].text
    assert (text.difficulty, {*skill_names(text.skills)}) == CHECKS[card]
    assert MISSIONS[card].distance == DISTANCES.get(card, 0)


@pytest.mark.parametrize("card", CHECKS)
def test_one_less_than_the_difficulty_fails_and_the_difficulty_itself_passes(card: str) -> None:
    """No partial pass; facedown is a card with a distance that failed, and no other."""
    difficulty, _ = CHECKS[card]
    for total, result in ((difficulty - 1, "fail"), (difficulty, "pass")):
        proof = finish(attempt(card, total))
        assert proof.result() == result
        assert proof.g.mission == Mission(
            card, passed=result == "pass", facedown=result == "fail" and card in DISTANCES
        )
        assert sum(len(pile) for pile in proof.g.skill_discards) >= 2
        assert not list(RULES.faults(proof.g))


def test_the_left_neighbour_of_the_current_player_begins_whoever_acts() -> None:
    """P3 is on the Bridge by P1's order: P2, P3, P4, P5 and at last P1 add cards."""
    proof = voyage().place(0, "command").place(2, "bridge").top("rescue_hera")
    for seat in range(5):
        proof.hand(seat, "repair-1", *["executive_order-1"] * (seat == 0))
    proof.to_do("action").say(0, "executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    proof.say(2, "activate:bridge")
    asked = []
    while proof.prompt() == "add-cards":
        asked.append(proof.game.questions[0].seat)
        proof.game.answer(asked[-1], ())
    assert asked == [1, 2, 3, 4, 0]


@pytest.mark.parametrize(
    ("leader", "place", "infiltrates", "most"),
    [
        ("caprica_six", "caprica", False, 1),
        ("caprica_six", "command", True, 2),
        ("caprica_six", "brig", True, 1),
        ("aaron_doral", "command", True, 0),
        ("aaron_doral", "caprica", False, 0),
        ("simon_oneill", "caprica", False, 1),
        ("simon_oneill", "command", True, 2),
        ("simon_oneill", "brig", True, 1),
    ],
)
def test_how_many_cards_a_leader_may_add(leader: str, place: str, infiltrates: bool, most: int) -> None:
    """Limits hold, Vanity too; Calculating lifts one, and is an ability that affects checks (s001, Mission Cards)."""
    proof = Proof(CREW[0], leader, *CREW[1:4], **LED).place(0, "bridge").empty_space().top("rescue_hera")
    proof.state.players[1].status = "infiltrator" if infiltrates else "leader"
    proof.place(1, place).hand(1, "repair-1", "repair-2", "launch_scout-1", "executive_order-1")
    proof.to_do("action").say(0, "activate:bridge")
    found = 0
    while proof.prompt() == "add-cards":
        question = proof.game.questions[0]
        found = question.at_most if question.seat == 1 else found
        proof.game.answer(question.seat, ())
    assert found == most


def test_logic_bound_shows_no_card() -> None:
    """It is no limit on the number of cards, and so does not touch the check of a Mission."""
    proof = Proof(CREW[0], "simon_oneill", *CREW[1:4], **LED).place(0, "bridge").empty_space().top("rescue_hera")
    proof.state.players[1].status = "infiltrator"
    proof.place(1, "command").hand(1, "repair-1", "repair-2").to_do("action").say(0, "activate:bridge")
    proof.say(1, "card:repair-1", "card:repair-2")
    assert proof.prompt() != "logic-bound"
    assert proof.events("CardsAdded")[-1]["cards"] == []


def test_drawbacks_that_limit_the_number_hold() -> None:
    """Cally adds none or at least two; Gaeta at most three."""
    proof = voyage("william_adama", "callandra_cally_tyrol", "felix_gaeta", "saul_tigh").top("rescue_hera")
    for seat in (1, 2):
        proof.hand(seat, "repair-1", "repair-2", "launch_scout-1", "executive_order-1", "executive_order-2")
    proof.to_do("action").say(0, "activate:bridge")
    proof.asked(1, "impulsive")
    proof.say(1, "choice:yes")
    assert proof.question(1).at_least == 2
    proof.say(1, "card:repair-1", "card:repair-2")
    assert proof.question(2).at_most == 3


def _one_of_each(proof: Proof) -> tuple[int, ...]:
    found: dict[str, int] = {}
    for card in in_play(proof.state).designs:
        found.setdefault(LABEL[card].rpartition("-")[0], card)
    return tuple(found.values())


@pytest.mark.parametrize("character", ["laura_roslin", "gaius_baltar", "chief_galen_tyrol", "sherman_doc_cottle"])
def test_one_of_every_skill_card_opens_no_window(character: str) -> None:
    """Whoever holds or adds them: the total is the plain sum, nothing else is asked, and nothing happens by the way."""
    for holder in (0, 1):
        crew = [one for one in CREW if one != character][:4]
        crew.insert(holder, character)
        proof = voyage(*crew).top("rescue_hera").place(1, "command")
        cards = _one_of_each(proof)
        for card in cards:
            deck = proof.state.skill_decks[TYPE[card]]
            (deck if card in deck else proof.state.destiny).remove(card)
        proof.state.players[holder].hand = [*cards]
        proof.to_do("action").say(0, "activate:bridge")
        assert proof.game.waiting(None).window is None
        if character == "laura_roslin" and holder == 0:
            proof.discards(0, 2)
        question = proof.game.questions[0]
        assert (question.seat, question.prompt) == (holder, "galactica-add-cards")
        count = len(question.labels)
        proof.game.answer(holder, tuple(range(count)))
        assert [proof.game.questions[0].prompt] == ["galactica-stop"]
        assert proof.events("CheckAbilityResolved") == []
        assert (proof.result(), proof.g.raptors, proof.g.resource("morale")) == ("fail", 3, 9)
        assert sum(len(pile) for pile in proof.g.skill_discards) >= count + 2


def test_cards_with_abilities_count_their_strength_and_no_more() -> None:
    """Establish Network doubles nothing, Red Tape discards nothing, Iron Will costs no morale: engineering 3 and 5
    against 16, less politics and treachery: 3 + 5 + 0 + 0 - 1 - 2 = 5."""
    proof = voyage().top("the_red_stripes").destiny("consolidate_power-1", "establish_network-0")
    cards = ("red_tape-0", "iron_will-0", "scientific_research-3", "scientific_research-5", "bait-0")
    treachery = next(
        LABEL[card] for card in in_play(proof.state).designs if TYPE[card] == TREACHERY and LABEL[card].endswith("-3")
    )
    proof.hand(1, *cards, treachery).to_do("action").begin()
    proof.say(0, "activate:bridge").add(p1=(*cards, treachery))
    assert proof.done()
    assert proof.events("CheckShown")[-1]["total"] == 3 + 5 - 1 - 3
    assert proof.events("CheckAbilityResolved") == []
    changed = proof.changed()
    assert (changed.get("morale"), changed["heavy_raider fore"], changed["centurion 0"]) == (None, 1, 1)
    assert not [key for key in changed if key.startswith("mutiny")]


def test_the_destiny_deck_is_made_anew_in_the_middle() -> None:
    """One card left: it, then one of twelve new ones, of which eleven stay."""
    proof = voyage().top("rescue_hera").to_do("action")
    g = proof.state
    while len(g.destiny) > 1:
        card = g.destiny.pop()
        g.skill_decks[TYPE[card]].append(card)
    proof.say(0, "activate:bridge").add()
    finish(proof)
    assert len(proof.g.destiny) == 11
    assert sum(len(pile) for pile in proof.g.skill_discards) == 2


def test_a_miracle_that_helps_in_checks_does_not_help_here() -> None:
    """Tokens of all stay where they are: nobody is asked to use an ability."""
    proof = voyage("felix_gaeta", "karl_helo_agathon", "tory_foster", "anastasia_dee_dualla")
    before = [miracles(proof.state, seat) for seat in range(4)]
    proof = finish(attempt("digging_up_the_past", 13, proof))
    assert [miracles(proof.g, seat) for seat in range(4)] == before == [1, 1, 1, 1]


def test_probation_and_other_cards_in_front_of_players_do_nothing_here() -> None:
    proof = voyage().place(1, "command")
    deck = proof.state.decks["quorum"]
    at = deck.cards.index("probation")
    del deck.cards[at], deck.seen[at]
    proof.state.players[1].holds.append("probation")
    proof = finish(attempt("digging_up_the_past", 13, proof))
    assert proof.g.players[1].held("quorum") == ["probation"]


# --- results -------------------------------------------------------------------------------------------------


def basestars(proof: Proof, *areas: int, beyond: tuple[int, ...] = ()) -> Proof:
    proof.state.fleet.basestars = [Basestar(area) for area in areas]
    if proof.state.cylon_board is not None:
        proof.state.cylon_board.basestars = [Basestar(area) for area in beyond]
    return proof


@pytest.mark.parametrize(
    ("here", "beyond", "left"), [((FORE,), (AFT,), 1), ((), (), 0), ((FORE, AFT), (), 0), ((), (AFT,), 1)]
)
def test_the_colony_takes_all_from_the_main_board_and_one_from_the_game(
    here: tuple[int, ...], beyond: tuple[int, ...], left: int
) -> None:
    proof = finish(attempt("attack_on_the_colony", 14, basestars(voyage(), *here, beyond=beyond)))
    assert proof.g.cylon_board is not None
    assert (proof.g.fleet.basestars, len(proof.g.cylon_board.basestars)) == ([], left)
    assert pieces(proof.g, "basestar") == 1


def test_the_colony_attacked_for_the_third_time_takes_nothing_more() -> None:
    """Two basestars and no more: the deck of Missions is rebuilt from its discards, so it may come again."""
    proof = basestars(voyage(), FORE)
    for times, left in ((1, 1), (2, 0), (3, 0)):
        proof = finish(attempt("attack_on_the_colony", 14, proof))
        assert pieces(proof.g, "basestar") == left, times
        assert not list(RULES.faults(proof.g))
        proof = go_on(proof, "action")
        proof.state.mission = None
        proof.state.decks["mission"].discard.append("attack_on_the_colony")


def test_the_stripes_for_the_third_time_too() -> None:
    proof = voyage()
    for left in (2, 0, 0):
        proof = finish(attempt("the_red_stripes", 16, proof))
        assert (pieces(proof.g, "heavy_raider"), pieces(proof.g, "centurion")) == (left, left)
        proof = go_on(proof, "action")
        proof.state.mission = None
        proof.state.decks["mission"].discard.append("the_red_stripes")
    proof = finish(go_on(proof, "activate:heavy_raiders"))
    assert sum(proof.g.boarding) == 0


def test_without_the_last_basestar_nothing_is_placed_and_nothing_attacks() -> None:
    proof = voyage()
    proof.state.taken_out["basestar"] = 2
    proof.dice(3).to_do("activate:basestars", "activate:launch_raiders").begin()
    finish(proof)
    assert count_of(proof, "basestar") == 0


def count_of(proof: Proof, kind: str) -> int:
    return sum(1 for key, value in proof.changed().items() if kind in key and isinstance(value, int) and value > 0)


def test_the_failed_attack_with_both_basestars_there_still_damages() -> None:
    proof = finish(attempt("attack_on_the_colony", 13, basestars(voyage(), AFT, PORT_FORE)))
    assert [one.area for one in proof.g.fleet.basestars] == [AFT, PORT_FORE]
    assert len(proof.events("GalacticaDamaged")) == 1
    assert proof.events("NotPossible")[0]["what"] == "place-basestar"


def test_the_failed_attack_takes_a_basestar_that_waits_beyond() -> None:
    """FLEET-008: none is off the boards, so the one in the Cylon area with the lowest number comes."""
    proof = finish(attempt("attack_on_the_colony", 13, basestars(voyage(), beyond=(FORE, AFT))))
    assert proof.g.cylon_board is not None
    assert ([one.area for one in proof.g.fleet.basestars], len(proof.g.cylon_board.basestars)) == ([FORE], 1)
    assert proof.g.cylon_board.basestars[0].area == FORE


def test_basestars_that_are_taken_away_are_not_destroyed() -> None:
    """Thirty-Three and Hornet's Nest stay, The Guardians ask for nothing."""
    proof = basestars(voyage(cylon_ships="attack_cards"), FORE, AFT)
    crisis = proof.state.decks["crisis"]
    for card in ("thirty_three", "hornets_nest", "the_guardians"):
        at = crisis.cards.index(card)
        del crisis.cards[at], crisis.seen[at]
        proof.state.kept.append(card)
    proof = finish(attempt("attack_on_the_colony", 14, proof))
    assert (proof.g.kept, proof.g.resource("morale"), proof.g.raptors) == (
        ["thirty_three", "hornets_nest", "the_guardians"],
        10,
        4,
    )


def test_the_stripes_leave_raiders_and_basestars_alone() -> None:
    proof = basestars(voyage(), FORE)
    g = proof.state
    g.fleet.heavies, g.fleet.raiders, g.boarding = [1, 0, 1, 0, 0, 1], [2, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0]
    proof = finish(attempt("the_red_stripes", 16, proof))
    g = proof.g
    assert (g.fleet.heavies, g.boarding) == ([0] * 6, [0] * 5)
    assert (sum(g.fleet.raiders), len(g.fleet.basestars)) == (2, 1)


def test_after_the_stripes_two_centurions_are_all_there_are() -> None:
    """Three heavy raiders at launch areas: two board, as the current player says from where, one waits."""
    proof = voyage()
    g = proof.state
    g.taken_out = {"heavy_raider": 2, "centurion": 2}
    g.boarding[1] = 1
    g.fleet.heavies[4], g.fleet.heavies[5] = 1, 1
    proof.to_do("activate:heavy_raiders")
    proof.asked(0, "boarding-area")
    proof.say(0, "area:port_fore")
    assert proof.done()
    assert (proof.g.boarding, proof.g.fleet.heavies) == ([1, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0])


def test_the_stripes_failed_with_all_pieces_in_play() -> None:
    proof = voyage()
    g = proof.state
    g.fleet.heavies[AFT], g.boarding[2] = 4, 4
    proof = finish(attempt("the_red_stripes", 15, proof))
    assert (proof.g.fleet.heavies[AFT], proof.g.fleet.heavies[FORE], proof.g.boarding) == (4, 0, [0, 0, 4, 0, 0])
    assert [event["what"] for event in proof.events("NotPossible")] == ["place-heavy_raider", "place-centurion"]


def test_the_hub_failed_brings_pilots_home_and_damages_two() -> None:
    """Four vipers in space, one with Starbuck: all in the Reserves, she on the Hangar Deck, two damaged."""
    proof = voyage().place(3, "port_fore")
    viper = proof.state.squadrons["viper"]
    viper.space[FORE], viper.reserves = 2, viper.reserves - 2
    proof = attempt("destroy_the_hub", 13, proof)
    while proof.prompt() == "which-viper":
        proof.say(0, "kind:viper")
    assert proof.done()
    g = proof.g
    assert (g.players[3].place, sum(g.squadrons["viper"].space)) == ("hangar_deck", 0)
    assert (g.squadrons["viper"].damaged, g.squadrons["viper"].reserves) == (2, 4)
    assert g.resource("population") == 11


def test_the_hub_failed_with_one_viper_left_damages_one() -> None:
    proof = voyage()
    for ship, squadron in proof.state.squadrons.items():
        squadron.damaged += squadron.reserves
        squadron.reserves = 1 if ship == "viper" else 0
        squadron.damaged -= ship == "viper"
    squadron = proof.state.squadrons["assault_raptor"]
    squadron.unbuilt, squadron.damaged = squadron.unbuilt + squadron.damaged, 0
    proof = attempt("destroy_the_hub", 13, proof)
    assert proof.done()
    assert proof.g.squadrons["viper"].reserves == 0


def test_the_hub_failed_by_order_the_acting_player_picks_the_vipers() -> None:
    """Scenario E3 e: the acting player; here P3 by P1's order."""
    proof = voyage().place(0, "command").place(2, "bridge").hand(0, "executive_order-1").to_do("action")
    proof.say(0, "executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    cards = ready(proof, "destroy_the_hub", 13, helper=3)
    proof.say(2, "activate:bridge").add(p3=cards)
    assert proof.game.questions[0].seat == 2
    assert proof.game.questions[0].prompt == "galactica-which-viper"


@pytest.mark.parametrize(("food", "now"), [(8, 10), (14, 15), (15, 15)])
def test_the_needs_of_the_people_met(food: int, now: int) -> None:
    proof = voyage()
    proof.state.resources[0] = food
    proof = finish(attempt("needs_of_the_people", 18, proof))
    assert proof.g.resource("food") == now


def test_a_location_of_pegasus_may_be_repaired_and_the_only_one_is_unasked() -> None:
    proof = voyage()
    proof.state.damage_piles["pegasus"].remove("airlock")
    proof.state.damaged.append("airlock")
    proof = attempt("needs_of_the_people", 18, proof)
    assert proof.done()
    assert (proof.g.damaged, "airlock" in proof.g.damage_piles["pegasus"]) == ([], True)


def test_the_needs_failed_give_treachery_to_humans_hidden_or_infiltrating() -> None:
    """P2 infiltrates, P3 is a hidden Cylon, P4 has revealed: 1, 1, 1, 0."""
    proof = Proof("william_adama", "caprica_six", "laura_roslin", "saul_tigh", **LED).place(0, "bridge").empty_space()
    proof.state.players[1].status = "infiltrator"
    proof.place(1, "command").loyal(2, "cylon_can_reduce_morale").cylon(3, "cylon_can_send_to_brig")
    proof = finish(attempt("needs_of_the_people", 17, proof, helper=2))
    changed = proof.changed()
    assert [changed.get(f"treachery {seat}", 0) for seat in range(4)] == [1, 1, 1, 0]
    assert changed["food"] == -1


def test_no_treachery_left_nobody_draws() -> None:
    proof = voyage()
    g = proof.state
    g.players[4].hand += g.skill_decks[TREACHERY]
    g.skill_decks[TREACHERY] = []
    proof = finish(attempt("needs_of_the_people", 17, proof))
    assert proof.g.resource("food") == 7
    assert "treachery 0" not in proof.changed()


def test_hera_gives_tokens_to_humans_without_one() -> None:
    """P1 and P4 have spent theirs; P2 is a revealed Cylon; P3 infiltrates without one; P5 has one."""
    proof = Proof("william_adama", "laura_roslin", "caprica_six", "saul_tigh", "felix_gaeta", **LED)
    proof.place(0, "bridge").empty_space().cylon(1)
    proof.state.players[2].status = "infiltrator"
    proof.place(2, "command")
    proof.state.tokens["miracle"] = {"seat:4": 1}
    proof = finish(attempt("rescue_hera", 20, proof, helper=3))
    assert [miracles(proof.g, seat) for seat in range(5)] == [1, 0, 1, 1, 1]


def test_hera_gives_nothing_to_who_has_one_of_three() -> None:
    """The other Baltar may hold three; with one, or two, they have one: nothing. Without any they get one."""
    for held, now in ((0, 1), (1, 1), (2, 2)):
        proof = voyage("william_adama", "gaius_baltar_support", "saul_tigh", "laura_roslin")
        proof.state.tokens["miracle"] = {"seat:0": 1} | ({"seat:1": held} if held else {})
        proof = finish(attempt("rescue_hera", 20, proof, helper=2))
        assert miracles(proof.g, 1) == now


def test_hera_lost_without_a_raptor_left() -> None:
    proof = voyage()
    proof.state.raptors = 0
    proof = finish(attempt("rescue_hera", 19, proof))
    assert (proof.g.resource("morale"), proof.g.raptors) == (9, 0)


def test_treachery_goes_into_the_destiny_deck() -> None:
    """Twelve, less two in the check, and two Treachery cards."""
    proof = voyage()
    before = len(proof.state.destiny)
    treachery = sum(TYPE[card] == TREACHERY for card in proof.state.destiny)
    proof = finish(attempt("digging_up_the_past", 13, proof))
    assert len(proof.g.destiny) == before + 2
    assert sum(TYPE[card] == TREACHERY for card in proof.g.destiny) == treachery + 2
    assert proof.g.resource("fuel") == 8


def test_fuel_may_fall_to_nothing_and_ends_the_game_only_at_the_end_of_the_turn() -> None:
    proof = voyage().to_do("action", "end_of_turn")
    proof.state.resources[1] = 1
    proof = attempt("the_search_for_home", 24, proof)
    proof.skip()
    assert (proof.g.resource("fuel"), proof.g.winner, proof.g.why) == (0, "cylons", "no_fuel")


def test_the_civil_war_again_turns_the_basestar() -> None:
    proof = finish(attempt("cylon_civil_war", 20, rebels("human")))
    assert side_of(proof.g, "rebel_basestar") == "cylon"
    proof = finish(attempt("cylon_civil_war", 21, rebels("cylon")))
    assert side_of(proof.g, "rebel_basestar") == "human"
    proof = finish(attempt("cylon_civil_war", 21, rebels("human")))
    assert side_of(proof.g, "rebel_basestar") == "human"


# --- the way -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("distance", "card", "total", "now", "sleeps"),
    [
        (2, "the_search_for_home", 25, 4, True),
        (2, "the_search_for_home", 24, 2, False),
        (3, "digging_up_the_past", 14, 4, True),
        (3, "the_search_for_home", 25, 5, True),
        (2, "digging_up_the_past", 14, 3, False),
        (0, "the_search_for_home", 25, 2, False),
        (3, "rescue_hera", 20, 3, False),
    ],
)
def test_the_sleeper_phase_comes_with_the_distance(
    distance: int, card: str, total: int, now: int, sleeps: bool
) -> None:
    proof = come(voyage(), distance).loyalty_deck(*["you_are_not_a_cylon"] * 6)
    proof = finish(attempt(card, total, proof))
    assert (total_distance(proof.g), "sleeper" in proof.g.phases) == (now, sleeps)
    assert [len(player.loyalty) for player in proof.g.players] == [2 if sleeps else 1] * 5


def test_both_missions_count_once_and_stay() -> None:
    """Digging Up the Past beside the Objective card, The Search For Home passed now: 6 + 1 + 2 = 9."""
    proof = passed_before(come(voyage(), 6), "digging_up_the_past")
    assert total_distance(proof.state) == 7
    proof = finish(attempt("the_search_for_home", 25, proof))
    assert total_distance(proof.g) == 9
    jump(proof, "deep_space")
    assert (total_distance(proof.g), proof.g.mission) == (11, None)
    assert proof.g.missions == ["digging_up_the_past", "the_search_for_home"]
    assert len(proof.g.decks["mission"].cards) == 6


def jump(proof: Proof, card: str) -> Proof:
    """The fleet jumps to a destination, if it does not win by it."""
    go_on(proof, "prepare_for_jump").state.jump_track = 4
    proof.top(card, "remote_planet").skip()
    if proof.prompt() == "destination":
        proof.say(proof.g.admiral, card).skip()
    return proof


@pytest.mark.parametrize(("card", "distance"), [("digging_up_the_past", 9), ("the_search_for_home", 8)])
def test_a_mission_that_reaches_ten_makes_the_next_jump_the_last(card: str, distance: int) -> None:
    """The rulebook's own example: eight and two. Nothing is drawn, and a failed check leaves it at eight."""
    difficulty, _ = CHECKS[card]
    proof = finish(attempt(card, difficulty, come(voyage(), distance)))
    assert (total_distance(proof.g), proof.g.winner) == (10, "")
    jump(proof, "deep_space")
    assert (proof.g.winner, proof.events("DestinationChosen")) == ("humans", [])
    failed = finish(attempt(card, difficulty - 1, come(voyage(), distance)))
    assert total_distance(failed.g) == distance
    go_on(failed, "prepare_for_jump").state.jump_track = 4
    failed.top("deep_space", "remote_planet").skip()
    assert failed.prompt() == "destination"


def test_a_jump_to_ten_does_not_win_by_itself() -> None:
    """Nine and Barren Planet is eleven; the one after that wins."""
    proof = jump(come(voyage(), 9), "barren_planet")
    assert (total_distance(proof.g), proof.g.winner, proof.done()) == (11, "", True)
    jump(proof, "deep_space")
    assert proof.g.winner == "humans"


def test_the_jump_that_follows_the_mission_wins() -> None:
    """P3 by P1's order: the Mission to ten; then FTL Control, before any other jump."""
    proof = come(voyage(), 8).place(0, "command").place(2, "bridge").hand(0, "executive_order-1").to_do("action")
    proof.state.jump_track = 3
    proof.say(0, "executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    cards = ready(proof, "the_search_for_home", 25, helper=3)
    proof.say(2, "activate:bridge").add(p3=cards)
    assert total_distance(proof.g) == 10
    proof.say(2, "pass").skip()
    go_on(proof, "action").place(0, "ftl_control").dice(6).say(0, "activate:ftl_control").skip()
    assert (proof.g.winner, proof.events("DestinationChosen")) == ("humans", [])


@pytest.mark.parametrize(("population", "die", "winner"), [(1, 6, "cylons"), (2, 6, "humans"), (1, 7, "humans")])
def test_population_lost_on_the_last_jump(population: int, die: int, winner: str) -> None:
    """One on the second blue space: with the last one lost they do not win (s001, Reach Earth)."""
    proof = come(voyage(), 10).place(0, "ftl_control").dice(die).to_do("action")
    proof.state.jump_track, proof.state.resources[3] = 4, population
    proof.say(0, "activate:ftl_control").skip()
    assert proof.g.winner == winner


def test_a_personal_goal_is_paid_at_the_end() -> None:
    """Morale 1, one unrevealed goal of a human that costs morale: Cylons win at distance ten all the same."""
    proof = come(voyage(), 10)
    goal = next(card for card in in_play(proof.state).loyalty if card.startswith("goal_"))
    proof.loyal(1, goal)
    proof.state.resources = [1, 1, 1, 1]
    jump(proof, "deep_space")
    assert proof.g.winner == "cylons"


def test_the_bridge_takes_the_crisis_of_its_turn_only() -> None:
    """P1's turn has none; P2 draws one."""
    proof = voyage().top("low_supplies")
    proof.state.agenda = ["action", "crisis", "end_of_turn"]
    proof = attempt("rescue_hera", 19, proof)
    finish_turn = [*proof.events("CrisisDrawn")]
    assert finish_turn == []
    answer_all(proof, lambda: bool(proof.events("CrisisDrawn")))
    assert (proof.g.current, len(proof.events("CrisisDrawn"))) == (1, 1)


def test_the_mutineer_on_the_bridge_draws_no_card_for_an_icon() -> None:
    proof = attempt("rescue_hera", 19, voyage().to_do("action", "crisis"))
    assert proof.done()
    assert (proof.g.jump_track, [player.held("mutiny") for player in proof.g.players]) == (0, [[]] * 5)


def test_a_failed_mission_goes_back_unseen_and_one_that_counts_not_is_discarded() -> None:
    failed = finish(attempt("the_search_for_home", 24, come(voyage(), 4)))
    jump(failed, "deep_space")
    assert "the_search_for_home" in failed.g.decks["mission"].cards
    assert failed.g.decks["mission"].seen == [0] * 8
    lost = finish(attempt("rescue_hera", 19, come(voyage(), 4)))
    jump(lost, "deep_space")
    assert (lost.g.decks["mission"].discard, len(lost.g.decks["mission"].cards)) == (["rescue_hera"], 7)


def test_seven_by_a_mission_stops_the_handing_over() -> None:
    """Distance 6 and 1: who reveals then gives no Loyalty cards away (CYL-013)."""
    for mission, kept in ((("digging_up_the_past",), 2), ((), 1)):
        proof = passed_before(come(voyage(), 6), *mission).loyal(0, "cylon_can_reduce_morale", "you_are_not_a_cylon")
        proof.place(0, "command").to_do("action")
        proof.say(0, next(label for label in proof.labels(0) if label.startswith("reveal")))
        answer_all(proof)
        assert len(proof.g.players[0].loyalty) == kept


def test_the_oracle_may_be_asked_about_missions() -> None:
    """FAQ-006 bars the Loyalty and the Motive deck only."""
    proof = voyage().place(1, "command")
    deck = proof.state.decks["quorum"]
    at = deck.cards.index("consult_the_oracle")
    del deck.cards[at], deck.seen[at]
    proof.state.office_hands["quorum"].append("consult_the_oracle")
    proof.state.current = proof.state.president
    seat = proof.state.president
    bottom = proof.state.decks["mission"].cards[0]
    proof.to_do("action").say(seat, "quorum:consult_the_oracle")
    assert "deck:mission" in proof.labels(seat)
    proof.say(seat, "deck:mission")
    assert proof.game.events(seat)[-1].get("card") == bottom or bottom in str(proof.game.events(seat)[-3:])


def test_civilian_ships_and_vipers_stay_where_they_are_while_it_is_carried_out() -> None:
    """A Mission has no icons and no ships of its own but those it names."""
    proof = voyage()
    proof.state.civilians[AFT] = [Civilian(50, proof.state.civilian_pile.pop())]
    proof.state.squadrons["viper"].space[PORT_FORE] = 1
    proof.state.squadrons["viper"].reserves -= 1
    proof.state.fleet.raiders[FORE] = 2
    proof = finish(attempt("rescue_hera", 20, proof))
    assert proof.events("DieRolled") == []
    assert {key for key in proof.changed() if not key.startswith("hand")} == set()


def test_a_super_crisis_card_in_hand_is_nothing_to_a_mission() -> None:
    proof = voyage().cylon(2)
    super_crisis(proof, 2)
    proof = finish(attempt("rescue_hera", 20, proof))
    assert len(proof.g.players[2].super_crisis) == 1
    assert SHEETS[CREW[0]].miracles >= 1
