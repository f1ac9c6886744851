"""The official variants with all boxes and every objective: alone, for two, cooperative, and the difficulties."""

from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.earth_table import EARTH, attempt, come, go_on
from tests.rules.galactica_tables import begun

import readyroom as rr
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.characters import SHEETS, miracles
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import CYLONS, HUMAN
from readyroom.galactica.places import turn_over
from readyroom.galactica.state import Basestar, LoyaltyCard, Mission
from readyroom.galactica.testing import EVERY_MODE, spare_loyalty
from readyroom.kernel import BadSetup, start

COMBINED: dict[str, Any] = {"rules": "combined"}
TABLES: list[dict[str, Any]] = [
    {},
    {"rules": "exodus"},
    {"rules": "exodus", "objective": "ionian"},
    {"rules": "exodus", "cylon_ships": "fleet_board"},
    COMBINED,
    {**COMBINED, "cylon_ships": "attack_cards"},
    {**COMBINED, "objective": "ionian"},
    {**COMBINED, "objective": "new_caprica"},
    EARTH,
    {**EARTH, "cylon_ships": "attack_cards", "fewer_crises": True},
]
PLAIN = {"food": 8, "fuel": 8, "morale": 10, "population": 12}
names = pytest.mark.parametrize("options", TABLES, ids=lambda one: "-".join(map(str, one.values())) or "base")


def resources(g: Any) -> dict[str, int]:
    return dict(zip(("food", "fuel", "morale", "population"), g.resources, strict=True))


# --- at the start ------------------------------------------------------------------------------------------------


@names
def test_alone_at_the_start(options: dict[str, Any]) -> None:
    """One nuke, all titles, 1 + 6 Loyalty cards of which three lie with the assist; nothing in front of the player."""
    g = begun(1, "saul_tigh", "william_adama", **options).state
    assert (g.nukes, {*g.titles.values()}, g.assist) == (1, {0}, "william_adama")
    assert g.nukes_beside == (2 if "nuke" in in_play(g).pieces and options else 0)
    assert (len(g.assist_loyalty), len(g.loyalty), g.players[0].loyalty) == (3, 4, [])
    cards = [*g.loyalty, *(card.id for card in g.assist_loyalty)]
    assert sum(card in CYLONS for card in cards) == 1
    assert "you_are_the_mutineer" not in cards
    assert resources(g) == PLAIN
    assert g.players[0].place not in ("", "off_board")


@names
def test_two_at_the_start(options: dict[str, Any]) -> None:
    """No Loyalty card and no Loyalty deck; two nukes; resources as ever."""
    g = begun(2, "saul_tigh", "laura_roslin", **options).state
    assert ([player.loyalty for player in g.players], g.loyalty, g.nukes) == ([[], []], [], 2)
    assert resources(g) == PLAIN


@names
@pytest.mark.parametrize("seats", [3, 6])
def test_cooperative_at_the_start(options: dict[str, Any], seats: int) -> None:
    """No Loyalty deck, one nuke, five Quorum cards fewer, 7 / 8 / 9 / 10."""
    g = start(EVERY_MODE, seats, 1, {**options, "cooperative": True}).state
    assert resources(g) == {"food": 7, "fuel": 8, "morale": 9, "population": 10}
    gone = {"arrest_order", "assign_arbitrator", "encourage_mutiny", "release_cylon_mugshots"}
    assert (g.nukes, {*g.decks["quorum"].cards} & gone, sorted({*g.removed})) == (1, set(), sorted(gone))
    assert g.removed.count("arrest_order") == 2


@names
@pytest.mark.parametrize(("difficulty", "change"), [("easier_for_humans", 2), ("easier_for_cylons", -2)])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_difficulties_at_the_start(options: dict[str, Any], difficulty: str, change: int, seats: int) -> None:
    g = start(EVERY_MODE, seats, 1, {**options, "difficulty": difficulty}).state
    assert resources(g) == {name: count + change for name, count in PLAIN.items()}


def test_a_difficulty_in_the_cooperative_game_moves_its_own_start() -> None:
    g = start(EVERY_MODE, 3, 1, {**EARTH, "cooperative": True, "difficulty": "easier_for_cylons"}).state
    assert resources(g) == {"food": 5, "fuel": 6, "morale": 7, "population": 8}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {**EARTH, "leaders": True}),
        (2, {**EARTH, "leaders": True}),
        (3, {**EARTH, "leaders": True}),
        (1, {**EARTH, "cooperative": True}),
        (2, {**EARTH, "cooperative": True}),
        (4, {**EARTH, "cooperative": True, "leaders": True}),
        (4, {"rules": "exodus", "objective": "earth"}),
        (4, {"objective": "earth"}),
        (4, {**EARTH, "fewer_crises": True, "cylon_ships": "fleet_board"}),
    ],
)
def test_what_no_rulebook_offers_is_refused_in_words(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as refused:
        start(EVERY_MODE, seats, 1, options)
    words = str(refused.value)
    assert words.endswith(".")
    assert " " in words


def test_alone_the_assist_is_somebody_else() -> None:
    """Of two sheets of one person only one is in a game (SETUP-041)."""
    game = rr.new("galactica", 1, 1, COMBINED)
    game.answer(0, "character:lee_apollo_adama")
    while game.questions[0].prompt != "galactica-assist":
        game.answer(0, 0)
    offered = {label.removeprefix("character:") for label in game.questions[0].labels}
    assert not {"lee_apollo_adama", "lee_adama_political"} & offered
    assert {"laura_roslin", "sharon_boomer_valerii", "tom_zarek", "tom_zarek_military"} <= offered


# --- alone on the way to Earth -----------------------------------------------------------------------------------


def alone(*assist_cards: str, character: str = "william_adama", **options: Any) -> Proof:
    """On the Bridge, with Starbuck's help."""
    proof = Proof(character, **{**EARTH, **options}).empty_space()
    g = proof.state
    for old in g.players[0].loyalty:
        spare_loyalty(g, old.id).append(old.id)
    g.players[0].loyalty = []
    for card in assist_cards:
        spare_loyalty(g, card).remove(card)
    g.assist, g.assist_loyalty = "kara_starbuck_thrace", [LoyaltyCard(card) for card in assist_cards]
    return proof.place(0, "bridge")


@pytest.mark.parametrize(("food", "morale", "red"), [(8, 10, 0), (4, 10, 1), (4, 5, 2)])
def test_alone_a_mission_wakes_the_sleeper(food: int, morale: int, red: int) -> None:
    """Four cards in the Loyalty deck and one more per resource in the red: four go to the assist, seven in all."""
    proof = come(alone(HUMAN, HUMAN, HUMAN), 3)
    proof.state.resources[0], proof.state.resources[2] = food, morale
    proof.loyalty_deck(HUMAN, HUMAN, HUMAN, "cylon_can_reduce_morale")
    proof = attempt("digging_up_the_past", 14, proof, helper=0)
    assert proof.done()
    assert (total_distance(proof.g), len(proof.g.assist_loyalty), len(proof.g.loyalty)) == (4, 7, red)
    assert proof.g.players[0].loyalty == []


def test_alone_the_bridge_takes_crisis_and_the_assists_card_with_it() -> None:
    proof = alone("cylon_can_reduce_morale").top("rescue_hera", "low_supplies").to_do("action", "crisis")
    proof.say(0, "activate:bridge").add()
    assert proof.done()
    assert (proof.events("CrisisDrawn"), proof.events("AssistRevealed"), proof.g.assist) == (
        [],
        [],
        "kara_starbuck_thrace",
    )


def test_alone_in_the_brig_there_is_no_bridge() -> None:
    proof = alone(HUMAN).place(0, "brig").to_do("action")
    assert "activate:bridge" not in proof.labels(0)


def test_alone_the_cabin_gives_one_card() -> None:
    proof = alone(HUMAN).place(0, "captains_cabin").hand(0).to_do("action")
    proof.say(0, "activate:captains_cabin").say(0, "skill:treachery")
    assert proof.done()
    assert proof.count(0) == 1


@pytest.mark.parametrize(
    ("card", "total", "changes"),
    [
        ("needs_of_the_people", 17, {"food": -1, "treachery 0": 1}),
        ("rescue_hera", 19, {"morale": -1}),
        ("the_search_for_home", 24, {"fuel": -1}),
    ],
)
def test_alone_missions_that_fail(card: str, total: int, changes: dict[str, int]) -> None:
    proof = attempt(card, total, alone(HUMAN), helper=0)
    assert proof.done()
    changed = proof.changed()
    assert {key: changed.get(key) for key in changes} == changes


def test_alone_hera_gives_the_one_token() -> None:
    """Spent on the assist's ability or the own one, it comes back; with it there, nothing comes."""
    for before in (0, 1):
        proof = alone(HUMAN)
        proof.state.tokens["miracle"] = {"seat:0": 1} if before else {}
        if not before:
            del proof.state.tokens["miracle"]
        proof = attempt("rescue_hera", 20, proof, helper=0)
        assert miracles(proof.g, 0) == 1


def test_alone_the_rebels_take_the_token() -> None:
    proof = attempt("cylon_civil_war", 21, alone(HUMAN), helper=0)
    assert proof.done()
    go_on(proof, "action").place(0, "hybrid_tank").say(0, "activate:hybrid_tank")
    proof.game.answer(0, (0, 1, 2, 3, 4))
    assert (proof.done(), miracles(proof.g, 0)) == (True, 0)


def test_alone_the_last_jump_wins() -> None:
    proof = come(alone(HUMAN), 10).to_do("prepare_for_jump")
    proof.state.jump_track = 4
    proof.skip()
    assert proof.game.result is not None
    assert (proof.g.winner, proof.game.result.winners) == ("humans", (0,))


def test_alone_an_attack_card_reveals_no_card_and_an_icon_does() -> None:
    """Lockdown activates heavy raiders in its own text; Guilty Conscience has the icon."""
    proof = alone("cylon_can_reduce_morale", cylon_ships="attack_cards").top("lockdown").to_do("crisis")
    while not proof.done():
        proof.game.answer(0, 0)
    assert proof.events("AssistRevealed") == []


# --- two on the way to Earth -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("population", "red"), [(12, 0), (6, 1)])
def test_two_are_dealt_their_loyalty_by_a_mission(population: int, red: int) -> None:
    """1 Cylon and 2 others, one more per resource in the red: one each, the rest stays."""
    proof = Proof("william_adama", "saul_tigh", **EARTH).empty_space().loyal(0).loyal(1)
    come(proof.place(0, "bridge"), 2).state.resources[3] = population
    proof = attempt("the_search_for_home", 25, proof)
    assert proof.done()
    assert [len(player.loyalty) for player in proof.g.players] == [1, 1]
    rest = [*proof.g.loyalty, *(player.loyalty[0].id for player in proof.g.players)]
    assert (len(rest), sum(card in CYLONS for card in rest)) == (3 + red, 1)


def test_two_the_cylon_wins_if_the_last_jump_fails() -> None:
    proof = Proof("william_adama", "saul_tigh", **EARTH).empty_space().loyal(1, "cylon_can_reduce_morale")
    come(proof, 10).to_do("prepare_for_jump")
    proof.state.jump_track, proof.state.resources[1] = 4, 0
    proof.skip()
    assert proof.game.result is not None
    assert (proof.g.winner, proof.game.result.winners) == ("cylons", (1,))


def test_two_on_demetrius_the_other_adds_cards_first() -> None:
    proof = Proof("william_adama", "saul_tigh", **EARTH).empty_space().place(0, "bridge").top("rescue_hera")
    proof.hand(0, "repair-1").hand(1, "repair-1").to_do("action").say(0, "activate:bridge")
    asked = []
    while proof.prompt() == "add-cards":
        asked.append(proof.game.questions[0].seat)
        proof.game.answer(asked[-1], ())
    assert asked == [1, 0]


# --- cooperative on the way to Earth -----------------------------------------------------------------------------


def crew(*characters: str) -> Proof:
    proof = Proof(*(characters or ("william_adama", "laura_roslin", "saul_tigh")), **EARTH, cooperative=True)
    for seat in range(len(proof.state.players)):
        proof.loyal(seat)
    return proof.empty_space().place(0, "bridge")


def test_together_a_mission_to_distance_four_deals_nothing() -> None:
    proof = attempt("digging_up_the_past", 14, come(crew(), 3))
    assert proof.done()
    assert ([player.loyalty for player in proof.g.players], proof.g.loyalty) == ([[], [], []], [])
    assert proof.g.mission == Mission("digging_up_the_past", passed=True)


def test_together_boomer_goes_to_the_brig_by_a_mission() -> None:
    """Even from the Bridge, where she has just begun it."""
    proof = attempt("digging_up_the_past", 14, come(crew("sharon_boomer_valerii", "laura_roslin", "saul_tigh"), 3))
    proof.skip()
    assert proof.g.players[0].place == "brig"


def test_together_all_win() -> None:
    proof = come(crew(), 10).to_do("prepare_for_jump")
    proof.state.jump_track = 4
    proof.skip()
    assert proof.game.result is not None
    assert proof.game.result.winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("place", "count"),
    [("command", 4), ("bridge", 3), ("captains_cabin", 3), ("quorum_chamber", 3), ("airlock", 3), ("sickbay", 1)],
)
def test_together_family_commitments_cost_one_card_more(place: str, count: int) -> None:
    """Five in the set, one less in the cooperative game, and one less away from Galactica."""
    proof = crew("karl_helo_agathon_pilot", "laura_roslin", "saul_tigh").place(0, place).hand(0)
    proof.to_do("receive_skills")
    proof.say(0, proof.labels(0)[0])
    assert proof.count(0) == count


def test_with_others_family_commitments_cost_one() -> None:
    proof = Proof("karl_helo_agathon_pilot", "laura_roslin", "saul_tigh", **EARTH).place(0, "bridge").hand(0)
    proof.to_do("receive_skills")
    proof.say(0, proof.labels(0)[0])
    assert proof.count(0) == 4


def test_alone_they_cost_nothing() -> None:
    proof = alone(HUMAN, character="karl_helo_agathon_pilot").hand(0).to_do("receive_skills")
    proof.say(0, proof.labels(0)[0])
    assert proof.count(0) == 5
    assert pieces(proof.g, "nuke") == 3
    assert SHEETS["karl_helo_agathon_pilot"].person == SHEETS["karl_helo_agathon"].person


# --- what E1, E3 and E5 say besides ------------------------------------------------------------------------------


@pytest.mark.parametrize("total", [14, 13])
def test_e1_d_the_bridge_is_shut_until_the_jump_and_open_after_it(total: int) -> None:
    """Pass or fail; on a later turn too."""
    proof = Proof("william_adama", "saul_tigh", "felix_gaeta", **EARTH).empty_space().place(0, "bridge")
    proof = attempt("digging_up_the_past", total, proof)
    assert proof.done()
    go_on(proof, "action").place(1, "bridge").state.current = 1
    assert "activate:bridge" not in proof.labels(1)
    go_on(proof, "prepare_for_jump", "action").top("remote_planet", "deep_space").state.jump_track = 4
    proof.skip()
    proof.say(proof.g.admiral, "remote_planet").skip()
    assert "activate:bridge" in proof.labels(1)


def test_e1_c_who_used_it_draws_their_own_crisis() -> None:
    """P3 used it on P1's turn; in P3's own turn they draw."""
    proof = Proof("william_adama", "laura_roslin", "saul_tigh", **EARTH).empty_space().place(0, "command")
    proof.place(2, "bridge").hand(0, "executive_order-1").top("rescue_hera", "low_supplies")
    proof.to_do("action", "crisis")
    proof.say(0, "executive_order-1").say(0, "seat:2").say(2, "choice:act-twice").say(2, "activate:bridge").add()
    proof.say(2, "pass").skip()
    assert proof.events("CrisisDrawn") == []
    go_on(proof, "begin_turn").state.agenda = ["begin_turn"]
    proof.state.current = 2
    for _ in range(8):
        if proof.events("CrisisDrawn"):
            break
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.at_least != 1 else 0)
    assert [event["seat"] for event in proof.events("CrisisDrawn")] == [2]


def test_e3_d_two_cards_in_the_ruins_still_move() -> None:
    proof = Proof("william_adama", "laura_roslin", "saul_tigh", **EARTH).empty_space()
    turn_over(proof.state, "cylon", "destroyed")
    proof.cylon(0, place="hub_destroyed").hand(0, "repair-1", "repair-2").to_do("movement", "action")
    proof.say(0, "location:human_fleet_3")
    assert (proof.g.players[0].place, proof.count(0)) == ("human_fleet_3", 2)


@pytest.mark.parametrize(("roll", "damage"), [(1, 2), (2, 2)])
def test_v1_b_a_low_roll_draws_two_tokens(roll: int, damage: int) -> None:
    proof = Proof("helena_cain", "saul_tigh", "laura_roslin", **COMBINED, cylon_ships="attack_cards").empty_space()
    proof.state.fleet.basestars = [Basestar(0)]
    proof.picks(*[proof.state.basestar_pile.index("disabled_weapons"), 0]).dice(roll).to_do("action").begin()
    proof.say(0, "nuke:basestar-fore").skip()
    stars = proof.g.fleet.basestars
    assert sum(len(star.damage) for star in stars) == damage or not stars
