"""Worked examples and scenarios of the Exodus rulebook: executions, goals, the Final Five, revealed Cylons.

T10, T15, X5, X7, X9, X11 and X13, with the numbers they were written down with.
"""

from typing import Any

import pytest
from tests.galactica.cards.proof import Proof

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard

SKILLS = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "executive_order-1", "executive_order-2")


def table(*crew: str, **options: Any) -> Proof:
    return Proof(*crew, rules="exodus", **options)


def says(proof: Proof, *answers: tuple[int, str]) -> Proof:
    """Answers in turn; windows are declined."""
    for seat, label in answers:
        proof.skip().say(seat, label)
    return proof


def quorum_hand(proof: Proof, count: int) -> None:
    deck = proof.state.decks["quorum"]
    proof.state.quorum_hand.extend(deck.cards.pop() for _ in range(count))
    del deck.seen[-count:]


def decks(proof: Proof) -> tuple[int, int]:
    """The Loyalty deck and the Not a Cylon pile."""
    return len(proof.g.loyalty), len(proof.g.not_cylons)


def next_turn(proof: Proof, *steps: str) -> Proof:
    """The agenda, with the end of this turn and the next player's."""
    proof.state.agenda = [*steps, "end_of_turn"]
    return proof


# --- T10, T15 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "track"), [("exodus", 1), ("base", 0)])
def test_t10_the_jump_icon_counts_on_caprica(rules: str, track: int) -> None:
    """In base the marker stays; there the card is one of that box."""
    card = "ambushed_by_the_press" if rules == "exodus" else "food_shortage"
    proof = Proof("saul_tigh", "laura_roslin", "kara_starbuck_thrace", rules=rules).cylon(0, place="caprica")
    proof.top(card).say(0, "activate:caprica")
    says(proof, (0, "card:draw"), (0, f"card:{card}"), (1, "part:first"))
    assert proof.prompt() in ("stop", "discard")
    assert rules == "base" or proof.g.resource("morale") == 9
    assert proof.g.jump_track == track
    assert proof.events("CylonShipsActivated") == []


def roslin(*, current: int = 1, spent: bool = False) -> Proof:
    """T15: Roslin is President, with 5 Skill cards, 3 Quorum cards and one more in front of her."""
    proof = table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").hand(1, *SKILLS[:5])
    proof.loyalty_deck(HUMAN, HUMAN, HUMAN, "cylon_centurion").gone("barren_planet")
    quorum_hand(proof, 3)
    g = proof.state
    g.resources[2] = 8
    g.decks["quorum"].cards.remove("assign_arbitrator")
    g.decks["quorum"].seen.pop()
    g.players[1].holds.append("assign_arbitrator")
    g.players[1].spent = ["skilled_politician"] * spent
    g.current = current
    return next_turn(proof, "execute:1")


@pytest.mark.parametrize("spent", [True, False])
def test_t15_roslin_is_executed_and_baltar_takes_over(spent: bool) -> None:
    proof = roslin(current=0, spent=spent).to_do("execute:1")
    proof.say(1, "character:gaius_baltar")
    g = proof.g
    assert (proof.count(1), g.players[1].held("quorum"), len(g.quorum_hand)) == (0, [], 3)
    assert (g.resource("morale"), len(g.loyalty), len(g.players[1].loyalty)) == (7, 4, 2)
    assert g.president == 1
    assert ("cylon_detector" in g.players[1].spent) is spent


def test_t15_in_her_own_turn_it_ends() -> None:
    proof = roslin()
    proof.say(1, "character:gaius_baltar")
    proof.prompt()
    assert proof.g.current == 2


# --- X5: The Circle ----------------------------------------------------------------------------------------

FIVE = ("tom_zarek", "laura_roslin", "william_adama", "chief_galen_tyrol", "karl_helo_agathon")


def circle(loyalty: str = HUMAN, *crew: str) -> Proof:
    proof = table(*(crew or FIVE)).hand(0, *SKILLS).loyal(0, loyalty).empty_space()
    proof.loyalty_deck(*[HUMAN] * 4, "cylon_jump_track", "cylon_centurion" if loyalty == HUMAN else HUMAN)
    proof.gone("barren_planet").top("the_circle")
    g = proof.state
    g.resources[2], g.jump_track = 7, 1
    quorum_hand(proof, 4)
    return next_turn(proof, "crisis")


def test_x5_the_current_player_is_executed_by_the_circle() -> None:
    proof = circle()
    assert decks(proof) == (6, 7)
    says(proof, (1, "part:first"), (1, "part:second"), (0, "character:samuel_t_anders"))
    proof.prompt()
    g = proof.g
    assert (proof.count(0), g.resource("morale"), g.executed) == (0, 6, ["tom_zarek"])
    assert (g.players[0].place, decks(proof), len(g.players[0].loyalty)) == ("armory", (6, 6), 1)
    assert (g.jump_track, g.current) == (1, 1)
    assert proof.events("CylonShipsActivated") == []
    later = table("samuel_t_anders", *FIVE[1:]).to_do("begin_turn")
    later.state.players[0].turns = g.players[0].turns
    assert later.prompt() == "move"
    assert later.count(0) == 0


def test_x5b_a_hidden_cylon_wakes_up_on_the_resurrection_ship() -> None:
    proof = circle("cylon_can_reduce_morale")
    before = decks(proof)
    says(proof, (1, "part:first"), (1, "part:second"))
    proof.prompt()
    g = proof.g
    assert (g.resource("morale"), g.players[0].place, g.players[0].super_crisis) == (7, "resurrection_ship", [])
    assert (decks(proof), g.current, g.jump_track) == (before, 1, 1)
    later = table(*FIVE).cylon(0).to_do("receive_skills")
    assert all(len({*label.removeprefix("draw:").split("+")}) == 2 for label in later.labels(0))
    assert len(later.labels(0)) == 10


def test_x5c_the_president_has_himself_executed() -> None:
    proof = circle()
    proof.state.titles["president"] = 0
    says(proof, (0, "part:first"), (0, "part:second"), (0, "character:gaius_baltar"))
    proof.prompt()
    g = proof.g
    assert (len(g.quorum_hand), g.president) == (4, 1)
    assert (decks(proof), len(g.players[0].loyalty)) == ((6, 5), 2)


def test_x5d_the_title_is_given_away_instead() -> None:
    proof = circle()
    says(proof, (1, "part:first"), (1, "part:first"), (1, "seat:4"))
    proof.prompt()
    g = proof.g
    assert (g.executed, g.president, len(g.quorum_hand), g.jump_track) == ([], 4, 4, 2)


# --- X7: Boomer and Baltar ---------------------------------------------------------------------------------


def shot(victim: str, deck: int, *, distance: int = 2) -> Proof:
    """Cally shoots the character in seat 1; the Loyalty deck is built for three players."""
    proof = table("callandra_cally_tyrol", victim, "william_adama").place(0, "armory").place(1, "armory")
    proof.hand(1, *SKILLS[:4]).loyalty_deck(*["cylon_centurion", *[HUMAN] * (deck - 1)])
    proof.state.titles |= {"president": 2, "admiral": 2}
    proof.gone(*{2: ("barren_planet",), 5: ("desolate_moon", "barren_planet")}[distance])
    if distance >= 4:
        proof.state.phases = ["sleeper"]
        for player in proof.state.players:  # each has got the card of the Sleeper Agent phase
            player.loyalty.append(LoyaltyCard(HUMAN))
            proof.state.not_cylons.remove(HUMAN)
    proof.to_do("action").say(0, "ability:discharge_of_a_firearm")
    return proof


def sleep(proof: Proof) -> Proof:
    """The same position at distance 4."""
    later = table("callandra_cally_tyrol", proof.g.players[1].character, "william_adama")
    g = later.loyalty_deck().state
    for player, now in zip(g.players, proof.g.players, strict=True):
        later.loyal(player.seat, *(card.id for card in now.loyalty))
    later.loyalty_deck(*proof.g.loyalty)
    g.jump_track = 4
    later.gone("barren_planet").top("barren_planet", "remote_planet").to_do("prepare_for_jump")
    later.say(g.admiral, "card:barren_planet")
    assert later.prompt() == "stop"
    return later


def held(proof: Proof) -> int:
    return len(proof.g.players[1].loyalty)


def test_x7_boomer_is_executed_before_the_sleeper_agent_phase() -> None:
    proof = shot("sharon_boomer_valerii", 5)
    assert decks(proof) == (5, 9)
    proof.say(1, "character:chief_galen_tyrol")
    assert (proof.count(1), proof.g.resource("morale"), proof.g.players[1].place) == (0, 9, "hangar_deck")
    assert (decks(proof), held(proof), proof.g.players[0].spent) == ((4, 8), 2, ["discharge_of_a_firearm"])
    later = sleep(proof)
    assert (len(later.g.loyalty), held(later)) == (1, 3)


def test_x7b_baltar_takes_over() -> None:
    proof = shot("sharon_boomer_valerii", 5)
    proof.say(1, "character:gaius_baltar")
    assert (decks(proof), held(proof), proof.g.players[1].spent) == ((4, 7), 3, [])
    later = sleep(proof)
    assert (len(later.g.loyalty), held(later)) == (1, 4)


def test_x7c_boomer_takes_over_from_starbuck() -> None:
    proof = shot("kara_starbuck_thrace", 4)
    assert decks(proof) == (4, 10)
    proof.say(1, "character:sharon_boomer_valerii")
    assert (decks(proof), held(proof), proof.g.players[1].place) == ((5, 8), 1, "armory")
    later = sleep(proof)
    assert (len(later.g.loyalty), held(later), later.g.players[1].place) == (1, 3, "brig")


@pytest.mark.parametrize("admiral", [False, True])
def test_x7d_boomer_takes_over_after_the_sleeper_agent_phase(admiral: bool) -> None:
    proof = shot("kara_starbuck_thrace", 1, distance=5)
    if admiral:
        proof = table("callandra_cally_tyrol", "kara_starbuck_thrace", "laura_roslin")
        proof.loyalty_deck("cylon_centurion").to_do("execute:1").state.phases = ["sleeper"]
        assert proof.state.admiral == 1
    before = decks(proof)[1]
    proof.say(1, "character:sharon_boomer_valerii")
    g = proof.g
    assert (decks(proof), held(proof), g.players[1].place) == ((1, before - 2), 2, "brig")
    assert "armory" not in [event["place"] for event in proof.events("Moved")]
    assert g.admiral == (0 if admiral else 2)


def test_x7e_baltar_after_it_gets_no_card_more() -> None:
    proof = shot("kara_starbuck_thrace", 1, distance=5)
    before = decks(proof)[1]
    proof.say(1, "character:gaius_baltar")
    assert (decks(proof), held(proof), proof.g.players[1].spent) == ((1, before - 1), 1, [])


# --- X9: Personal Goals ------------------------------------------------------------------------------------

PILOTS = ("kara_starbuck_thrace", "laura_roslin", "saul_tigh", "tom_zarek", "chief_galen_tyrol")


def goals(card: str = "goal_sacrifice", *, destroyed: int = 1, distance: int = 6, top: str = HUMAN) -> Proof:
    proof = table(*PILOTS, cylon_ships="fleet_board", personal_goals=True).place(0, "command")
    others = ("cylon_jump_track",) if top == HUMAN else (HUMAN,)
    proof.loyal(0, HUMAN, card).loyal(1, HUMAN, *others)
    for seat in (2, 3, 4):
        proof.loyal(seat, HUMAN, HUMAN)
    proof.loyalty_deck("cylon_centurion")
    g = proof.state
    mark_ii, mark_vii = g.squadrons["viper"], g.squadrons["viper_mark_vii"]
    mark_ii.damaged, mark_vii.damaged, mark_vii.reserves = 1, 4, 0
    mark_ii.reserves -= 1 + destroyed
    return proof.gone(
        *{6: ("desolate_moon", "cylon_raiders"), 7: ("desolate_moon", "barren_planet", "remote_planet")}[distance]
    )


@pytest.mark.parametrize("distance", [6, 7])
def test_x9_sacrifice(distance: int) -> None:
    """(c): from distance 7 on no card is added or drawn."""
    proof = goals(distance=distance)
    assert decks(proof) == (1, 15)
    proof.say(0, "goal:goal_sacrifice")
    new = distance == 6
    assert decks(proof) == (1, 14 if new else 15)
    assert [card.revealed for card in proof.g.players[0].loyalty] == [False, True, *[False] * new]


def test_x9b_five_vipers_are_not_enough() -> None:
    """The two vipers left in the box never count."""
    assert "goal:goal_sacrifice" not in goals(destroyed=0).labels(0)


@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        (
            ("declare_emergency-5", "strategic_planning-5", "declare_emergency-4", "strategic_planning-4", "repair-2"),
            True,
        ),
        (
            (
                "declare_emergency-5",
                "strategic_planning-5",
                "declare_emergency-4",
                "strategic_planning-4",
                "declare_emergency-3",
            ),
            False,
        ),
    ],
)
def test_x9d_selfish_costs_exactly_twenty(cards: tuple[str, ...], offered: bool) -> None:
    proof = goals("goal_selfish").hand(0, *cards)
    assert ("goal:goal_selfish" in proof.labels(0)) is offered
    if offered:
        proof.say(0, "goal:goal_selfish")
        for card in cards:
            proof.say(0, card)
        assert proof.count(0) == 0


def test_x9e_a_cylon_card_drawn_that_way_makes_a_hidden_cylon() -> None:
    proof = goals()
    proof.state.not_cylons, proof.state.loyalty_box = [], proof.state.loyalty_box + proof.state.not_cylons
    proof.say(0, "goal:goal_sacrifice")
    assert [card.id for card in proof.g.players[0].loyalty] == [HUMAN, "goal_sacrifice", "cylon_centurion"]
    assert not is_cylon_player(proof.g.players[0])
    assert proof.view(1)["players"][0]["loyalty"][2]["card"] is None


# --- X11: the Cylon Detector -------------------------------------------------------------------------------

LABORATORY = ("gaius_baltar", "chief_galen_tyrol", "laura_roslin", "felix_gaeta", "kara_starbuck_thrace")
TWO = ("final_five_examiner_executed", "final_five_galactica_damaged")


def detector(*loyalty: str, mine: tuple[str, ...] = (HUMAN, HUMAN, HUMAN)) -> Proof:
    proof = table(*LABORATORY, final_five=True).hand(0, *SKILLS[:5]).hand(1, *SKILLS[:4])
    proof.loyal(0, *mine).loyal(1, *loyalty).loyalty_deck(HUMAN).empty_space()
    proof.state.resources = [8, 8, 8, 12]
    if TWO[1] in loyalty:
        proof.next_tokens("hangar_deck", "food")
    next_turn(proof, "action", "crisis").place(1, "armory")
    proof.say(0, "ability:cylon_detector")
    return proof.say(0, "seat:1")


@pytest.mark.parametrize("first", TWO)
def test_x11_two_of_the_final_five_are_seen_at_once(first: str) -> None:
    """(b): whichever comes first, both are resolved."""
    proof = detector(*TWO)
    assert set(proof.labels(0)) == {f"card:{card}" for card in TWO}
    proof.say(0, f"card:{first}").say(0, "character:tom_zarek")
    proof.prompt()
    g = proof.g
    assert (g.damaged, g.resource("food"), g.resource("morale")) == (["hangar_deck"], 7, 7)
    assert (proof.events("SkillsDiscarded")[0]["seat"], g.executed) == (0, ["gaius_baltar"])
    assert (len(g.loyalty), len(g.players[0].loyalty), g.players[0].place) == (1, 1, "administration")
    assert g.players[0].spent == ["cylon_detector", "unconventional_tactics"]
    assert (g.current, proof.events("CrisisDrawn")) == (1, [])
    assert sorted(card.id for card in g.players[1].loyalty) == sorted(TWO)
    assert not any(card.revealed for card in g.players[1].loyalty)


def test_x11c_a_hidden_cylon_who_looks() -> None:
    proof = detector(*TWO, mine=("cylon_centurion", HUMAN, HUMAN))
    proof.say(0, f"card:{TWO[1]}").say(0, "card:cylon_centurion")
    proof.prompt()
    g = proof.g
    assert (g.resource("morale"), g.damaged, g.players[0].place) == (8, ["hangar_deck"], "resurrection_ship")
    assert [card.revealed for card in g.players[0].loyalty] == [True, False, False]


def test_x11d_the_owner_is_executed() -> None:
    proof = detector("final_five_owner_executed", HUMAN)
    proof.say(1, "character:tom_zarek")
    g = proof.g
    assert (proof.count(0), g.resource("morale"), g.executed) == (3, 7, ["chief_galen_tyrol"])
    assert "final_five_owner_executed" in g.loyalty_box
    assert [(event["seat"], len(event["cards"])) for event in proof.events("SkillsDiscarded")] == [(1, 4), (0, 2)]
    assert proof.g.current == 0
    assert proof.events("CrisisDrawn") != [], "the Crisis step follows"


# --- X13: the Quorum limit and a revealed Cylon's turn -----------------------------------------------------

COURT = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "william_adama")
NINE = (*SKILLS, "evasive_maneuvers-1", "evasive_maneuvers-1", "evasive_maneuvers-1")


def court() -> Proof:
    proof = table(*COURT, cylon_ships="fleet_board").cylon(0, place="caprica").hand(0, *NINE)
    proof.hand(1, *NINE, "consolidate_power-1", "consolidate_power-2")
    proof.state.players[0].loyalty.append(LoyaltyCard("cylon_centurion"))
    proof.state.loyalty_box.remove("cylon_centurion")
    quorum_hand(proof, 12)
    proof.state.jump_track = 2
    return proof


def test_x13_a_revealed_cylons_turn_and_the_quorum_limit() -> None:
    proof = next_turn(court(), "begin_turn")
    proof.state.agenda = ["begin_turn"]
    labels = proof.labels(0)
    assert all(len({*label.removeprefix("draw:").split("+")}) == 2 for label in labels)
    proof.say(0, labels[0])
    assert proof.count(0) == 11
    assert all("location" not in label or label.split(":")[1] in CYLON_PLACES for label in proof.labels(0))
    proof.say(0, "location:basestar_bridge")
    assert proof.count(0) == 11, "no card is discarded for it"
    assert not [label for label in proof.labels(0) if label.split(":")[0] in ("card", "ability", "reveal", "goal")]
    proof.say(0, "pass:pass")
    for seat in (0, 1):
        question = next(q for q in proof.game.questions if q.seat == seat)
        assert (question.prompt, question.at_least) == ("galactica-discard", 1)
        proof.game.answer(seat, (0,))
    question = proof.asked(1, "quorum-limit")
    assert (question.at_least, question.at_most) == (2, 2)
    assert all(proof.view(seat)["office_hands"]["quorum"] == 12 for seat in (0, 2, 3, None))
    proof.game.answer(1, (0, 1))
    g = proof.g
    assert (len(g.quorum_hand), len(g.decks["quorum"].discard), g.jump_track) == (10, 2, 2)
    assert proof.events("CrisisDrawn") == []


CYLON_PLACES = ("caprica", "cylon_fleet", "human_fleet", "resurrection_ship", "basestar_bridge")


def test_x13c_state_of_emergency_lets_a_cylon_use_caprica() -> None:
    """In the turn of another player: the jump icon counts right after the Crisis, its activations do not."""
    proof = court().hand(2, "state_of_emergency-6").empty_space().top("ambushed_by_the_press")
    proof.state.current = 2
    proof.to_do("action")
    says(proof, (2, "card:state_of_emergency-6"), (2, "nothing"), (3, "nothing"))
    assert set(proof.labels(0)) >= {"choice:act", "choice:move"}
    says(proof, (0, "act"), (0, "activate:caprica"), (0, "card:draw"), (0, "card:ambushed_by_the_press"))
    says(proof, (1, "part:first"))
    g = proof.g
    assert (g.jump_track, g.resource("food"), proof.events("CylonShipsActivated")) == (3, 7, [])
    assert proof.asked(1, "state-of-emergency").seat == 1


def test_x13d_the_limit_is_for_who_is_president_when_the_turn_ends() -> None:
    proof = next_turn(court().hand(0).hand(1))
    proof.state.titles["president"] = 3
    question = proof.asked(3, "quorum-limit")
    assert question.at_least == 2
