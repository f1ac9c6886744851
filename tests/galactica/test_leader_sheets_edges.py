"""Positions of a second reader: what stands on the sheets of Cylon leaders, at its edges, reckoned from the rulebook
and the facts alone."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.test_leader_sheets import ATHENA, HAND, SIMON, adds_in, gives_super_crises, leading, love
from tests.rules.galactica_combined import miracles_of

from readyroom.galactica.sides import LEADER
from readyroom.galactica.skills import LABEL, TYPE
from readyroom.galactica.state import Basestar, Galactica

PROMPTS = ("stop", "action", "move")


def through(proof: Proof, *until: str) -> Proof:
    """First answers, windows declined, until one of these is asked."""
    while proof.prompt() not in (*PROMPTS, *until):
        question = proof.game.questions[0]
        proof.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    return proof


def beyond(g: Galactica) -> list[Basestar]:
    assert g.cylon_board is not None
    return g.cylon_board.basestars


# --- Cavil -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "there", "lost", "leaves"), [(1, 1, 0, False), (2, 0, 0, True), (1, 0, 1, True), (0, 1, 1, False)]
)
def test_a_basestar_leaves_only_where_all_there_are_stand_before_galactica(
    here: int, there: int, lost: int, leaves: bool
) -> None:
    """One that waits on the Cylon Fleet board comes over; after Attack on the Colony there is but one in the game."""
    proof = leading("cavil")
    g = proof.state
    g.fleet.basestars = [Basestar(2) for _ in range(here)]
    beyond(g).extend(Basestar(3) for _ in range(there))
    if lost:
        g.taken_out["basestar"] = lost
    proof.to_do("action").say(0, "ability:primacy")
    assert (proof.prompt() == "primacy-leaves") == leaves
    if not leaves:
        assert len(proof.g.fleet.basestars) == here + 1
        assert len(beyond(proof.g)) == there - 1


def test_a_damaged_basestar_that_leaves_gives_its_tokens_back() -> None:
    proof = leading("cavil")
    g = proof.state
    pile = len(g.basestar_pile)
    g.fleet.basestars = [Basestar(2, [g.basestar_pile.pop()]), Basestar(3)]
    proof.to_do("action").say(0, "ability:primacy")
    label = next(
        one for one in proof.asked(0, "primacy-leaves").labels if one.startswith("basestar") or "starboard" in one
    )
    proof.answer(0, label)
    proof.say(0, "choice:no")
    assert len(proof.g.fleet.basestars) == 1
    assert len(proof.g.basestar_pile) + sum(len(one.damage) for one in proof.g.fleet.basestars) == pile


@pytest.mark.parametrize("pile", [0, 1])
def test_raiders_and_a_civilian_ship_or_neither(pile: int) -> None:
    proof = leading("cavil")
    g = proof.state
    for ship in g.civilian_pile[pile:]:
        from readyroom.galactica.state import Civilian

        g.civilians[2].append(Civilian(g.next_handle, ship))
        g.next_handle += 1
    del g.civilian_pile[pile:]
    proof.to_do("action").say(0, "ability:primacy")
    assert (proof.prompt() == "primacy-ships") == bool(pile)


def test_in_the_brig_cavil_still_leads_and_plans() -> None:
    """Movement abilities and actions are open to prisoners."""
    proof = leading("cavil", among="brig").to_do("movement", "action")
    assert {*proof.asked(0, "move").labels} == {"choice:stay", "ability:aggressive_tactics"}
    proof.say(0, "choice:stay")
    assert {"ability:primacy", "activate:brig", "return:resurrection_ship_3"} <= {*proof.asked(0, "action").labels}


def test_a_second_cylon_costs_cavil_a_second_hand() -> None:
    proof = leading("cavil", seat=3, crew=("saul_tigh", "laura_roslin", "kara_starbuck_thrace"))
    proof.loyal(0, "cylon_can_reduce_morale").loyal(1, "cylon_can_damage_galactica")
    proof.hand(3, *HAND).to_do("execute:0", "execute:1")
    through(proof)
    assert proof.count(3) == 0


@pytest.mark.parametrize("card", ["you_are_not_a_cylon", "cylon_can_reduce_morale"])
def test_only_a_cylon_card_costs_it(card: str) -> None:
    proof = leading("cavil", seat=3, among="command").loyal(1, card).hand(3, *HAND).to_do("execute:1")
    through(proof)
    assert (proof.count(3) == 0) == (card != "you_are_not_a_cylon")


# --- Leoben ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", ["brig", "sickbay", "command"])
def test_leoben_sees_destiny_from_anywhere(place: str) -> None:
    proof = leading("leoben_conoy", among=place).hand(0).to_do("movement")
    assert "ability:glimpse_the_face_of_god" in proof.asked(0, "move").labels


def test_leoben_may_give_destiny_other_cards() -> None:
    proof = leading("leoben_conoy").place(0, "resurrection_ship").hand(0, *HAND).to_do("movement")
    before = proof.state.destiny[-2:]
    proof.say(0, "ability:glimpse_the_face_of_god").say(0, "card:repair-1", "card:launch_scout-2")
    assert [LABEL[card] for card in proof.g.destiny[-2:]] == ["launch_scout-2", "repair-1"]
    assert all(card in proof.g.players[0].hand for card in before)


def test_leoben_exchanges_with_a_cylon_and_with_an_empty_hand() -> None:
    proof = leading("leoben_conoy").cylon(1).hand(0, *HAND).hand(1).to_do("action")
    proof.say(0, "ability:cryptic_message").say(0, "seat:1")
    assert proof.done()
    assert (proof.count(0), proof.count(1)) == (0, len(HAND))


def test_a_hand_above_the_limit_is_cut_at_the_end_of_the_turn() -> None:
    """Grown by the exchange on Leoben's own turn."""
    proof = leading("leoben_conoy").hand(0).hand(2, *HAND, *HAND).to_do("action", "end_of_turn")
    proof.say(0, "ability:cryptic_message").say(0, "seat:2")
    proof.discards(0, 2)
    assert proof.count(0) == 10


def test_leoben_does_not_infiltrate_where_every_room_is_taken() -> None:
    """Rooms of Galactica that somebody is in are none for him; by order of others he may get there."""
    proof = leading("leoben_conoy", seat=3).place(0, "command").place(1, "armory").place(2, "ftl_control")
    proof.place(3, "human_fleet")
    proof.state.current = 3
    proof.to_do("action").say(3, "activate:human_fleet_3")
    assert not {"location:command", "location:armory", "location:ftl_control"} & {*proof.asked(3, "infiltrate").labels}


# --- Six ---------------------------------------------------------------------------------------------------


def test_six_takes_from_cylons_too_but_not_from_empty_hands() -> None:
    proof = leading("caprica_six").cylon(1).hand(1, HAND[0]).hand(2).hand(3, HAND[1]).to_do("movement")
    proof.say(0, "ability:intimate")
    assert {*proof.asked(0, "intimate").labels} == {"seat:1", "seat:3"}
    proof.say(0, "seat:1").answer(0, "draw:treachery")
    assert proof.count(1) == 1
    assert TYPE[proof.g.players[1].hand[0]] == 5


@pytest.mark.parametrize(("among", "most"), [("", 1), ("command", 2), ("brig", 1)])
def test_human_delusion_comes_on_top_of_the_limit(among: str, most: int) -> None:
    proof = leading("caprica_six", seat=3, among=among).hand(3, *HAND)
    lay_down(proof, "elections_loom")
    assert adds_in(proof.to_do("text:elections_loom"), 3)
    assert proof.question(3).at_most == most
    proof.answer(3, *proof.question(3).labels[:most])
    while proof.game.waiting(None).window != "cards_shown" or not any(
        "use:human_delusion" in question.labels for question in proof.game.questions
    ):
        question = proof.game.questions[0]
        proof.game.answer(question.seat, question.find("choice:pass") if "choice:pass" in question.labels else ())
    proof.say(3, "use:human_delusion")
    question = proof.question(3)
    assert (question.at_least, question.at_most) == (1, len(HAND) - most)


def test_six_pays_where_resolute_and_others_do_not() -> None:
    """The card is discarded first: with one card left the location can be used, and the hand is empty then."""
    proof = leading("caprica_six").place(0, "cylon_fleet").hand(0, HAND[0]).to_do("action")
    proof.say(0, "activate:cylon_fleet_3")
    through(proof, "cylon-fleet")
    assert proof.count(0) == 0


# --- Doral -------------------------------------------------------------------------------------------------


def test_vanity_in_an_order_of_somebody_else() -> None:
    """He acts in another player's Action step: the check is made there, and he adds nothing even to his own."""
    proof = leading("aaron_doral", seat=3, among="admirals_quarters").hand(0, "executive_order-1").hand(3, *HAND)
    proof.to_do("action").say(0, "card:executive_order-1").say(0, "seat:3").say(3, "choice:act-twice")
    proof.say(3, "activate:admirals_quarters").say(3, "seat:1")
    assert not adds_in(proof, 3)


def test_vanity_in_his_own_caprica() -> None:
    """What he plays there on his turn is in his own Action step: one card as a Cylon player."""
    proof = leading("aaron_doral").place(0, "caprica").hand(0, *HAND).top("elections_loom", "admiral_grilled")
    proof.to_do("action").say(0, "activate:caprica_3").say(0, "card:draw").say(0, "card:elections_loom").skip()
    assert adds_in(proof, 0)
    assert proof.question(0).at_most == 1


def test_doral_meticulous_without_a_token_is_like_others() -> None:
    proof = leading("aaron_doral", among="brig").hand(0, *HAND).to_do("action", "action")
    proof.state.tokens["miracle"] = {"seat:1": 1}
    proof.to_do("action", "action").say(0, "return:resurrection_ship")
    proof.discards(0, 3)
    assert {*proof.asked(0, "action").labels} == {"pass:pass", "activate:resurrection_ship_3"}


# --- D'Anna ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("supers", [0, 1])
def test_heretic_holds_for_a_move_in_an_emergency(supers: int) -> None:
    """State of Emergency moves Cylon players too; to leave the Resurrection Ship costs her a Super Crisis card."""
    card = next(label for label in LABEL if label.startswith("state_of_emergency"))
    proof = leading("danna_biers", seat=3).place(3, "resurrection_ship").hand(0, card)
    if supers:
        gives_super_crises(proof, 3, "inbound_nukes")
    proof.to_do("action").say(0, f"card:{card}")
    while proof.game.questions[0].seat != 3:
        proof.answer(proof.game.questions[0].seat, "choice:nothing")
    assert ("choice:move" in proof.question(3).labels) == bool(supers)
    if supers:
        proof.say(3, "choice:move").say(3, "location:caprica_3")
        assert (proof.g.players[3].super_crisis, proof.g.players[3].place) == ([], "caprica_3")


def test_visions_choose_humans_with_hidden_cards() -> None:
    """Neither a revealed Cylon nor whose only card lies faceup; with nobody left it is not offered."""
    proof = leading("danna_biers", among="command").cylon(1)
    proof.state.players[2].loyalty[0].revealed = True
    proof.to_do("action").say(0, "ability:visions")
    assert proof.g.players[0].status == LEADER, "only seat 3 is left, and so nobody is asked"
    assert [event["source"] for event in proof.events("LoyaltySeen", 0)] == [3]
    nobody = leading("danna_biers", among="command").cylon(1)
    for seat in (2, 3):
        nobody.state.players[seat].loyalty[0].revealed = True
    assert "ability:visions" not in nobody.to_do("action").question(0).labels


def test_visions_end_the_infiltration_and_the_crisis_step() -> None:
    proof = leading("danna_biers", among="command").to_do("action", "crisis").say(0, "ability:visions")
    through(proof)
    assert not proof.g.crises
    assert proof.g.players[0].place == "resurrection_ship_3"


# --- Athena ------------------------------------------------------------------------------------------------


def test_for_love_while_she_is_a_cylon() -> None:
    """Everything on a leader's sheet is always in effect."""
    proof = leading(ATHENA, seat=3).place(3, "caprica").hand(2, *HAND)
    proof.state.players[3].status = LEADER
    assert love(proof.to_do("weaken:2"))


def test_athena_does_not_spare_herself() -> None:
    proof = leading(ATHENA, seat=3, among="hangar_deck").hand(3, *HAND).to_do("weaken:3")
    assert not love(proof)


def test_resolute_in_the_brig_opens_every_other_door() -> None:
    proof = leading(ATHENA, among="brig").to_do("action").say(0, "ability:resolute")
    labels = {*proof.asked(0, "resolute").labels}
    assert {"location:research_lab", "location:caprica_3", "location:airlock", "location:basestar_bridge"} <= labels
    assert not labels & {"location:brig", "location:hangar_deck", "location:sickbay"}


def test_resolute_on_the_resurrection_ship_leaves_her_where_she_is() -> None:
    proof = leading(ATHENA, among="command").to_do("action").begin()
    proof.say(0, "ability:resolute").say(0, "location:resurrection_ship_3")
    assert proof.done()
    assert proof.changed() == {"super_crisis 0": 1, "miracle seat:0": -1}


def test_resolute_on_caprica_plays_a_super_crisis_card_of_an_infiltrator() -> None:
    proof = leading(ATHENA, among="command")
    gives_super_crises(proof, 0, "inbound_nukes")
    proof.to_do("action").say(0, "ability:resolute").say(0, "location:caprica_3")
    assert "card:inbound_nukes" in proof.question(0).labels


# --- Simon -------------------------------------------------------------------------------------------------


def test_logic_bound_is_about_his_own_cards() -> None:
    """Others add facedown; he adds none and nothing lies faceup."""
    proof = leading(SIMON, seat=3, among="command").hand(3, *HAND).hand(1, *HAND[:2])
    lay_down(proof, "elections_loom")
    assert adds_in(proof.to_do("text:elections_loom"), 1)
    proof.answer(1, "card:repair-1", "card:repair-2")
    assert adds_in(proof, 3)
    proof.answer(3)
    assert proof.prompt() != "logic-bound"
    assert {tuple(event["cards"]) for event in proof.events("CardsAdded")} == {()}


def test_three_cards_one_of_them_faceup() -> None:
    proof = leading(SIMON, seat=3, among="command").hand(3, *HAND)
    lay_down(proof, "elections_loom")
    assert adds_in(proof.to_do("text:elections_loom"), 3)
    proof.answer(3, "card:repair-1", "card:repair-2", "card:launch_scout-1")
    assert len(proof.asked(3, "logic-bound").labels) == 3
    proof.say(3, "card:launch_scout-1")
    assert [(event["count"], event["cards"]) for event in proof.events("CardsAdded", 0) if event["seat"] == 3] == [
        (3, ["launch_scout-1"])
    ]


def test_simon_has_the_ships_of_his_own_turn_act_too() -> None:
    """Infiltrating he has an Activate Cylon Ships step of his own."""
    proof = leading(SIMON, among="command")
    proof.state.fleet.basestars.append(Basestar(0))
    lay_down(proof, "guilt_by_collusion")
    proof.to_do("resolve:guilt_by_collusion")
    seen = False
    while proof.game.questions[0].prompt != "galactica-stop":
        question = proof.game.questions[0]
        seen = seen or "use:modifications-launch_raiders" in question.labels
        if "use:modifications-launch_raiders" in question.labels:
            proof.say(0, "use:modifications-launch_raiders")
        elif "choice:pass" in question.labels:
            proof.answer(question.seat, "choice:pass")
        else:
            proof.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    assert seen
    assert miracles_of(proof.g, 0) == 0


# --- Caprica among other actions -----------------------------------------------------------------------------


def test_what_cavil_plays_is_resolved_before_his_next_action() -> None:
    """Both Super Crisis cards in their order, each before what follows, and for him who plays them."""
    proof = leading("cavil").place(0, "caprica").hand(0, *HAND)
    gives_super_crises(proof, 0, "human_prisoner", "bomb_on_colonial_1")
    proof.to_do("movement", "action").say(0, "ability:aggressive_tactics")
    begun: list[list[str]] = []
    for card in ("human_prisoner", "bomb_on_colonial_1"):
        proof.say(0, "activate:caprica_3").say(0, f"card:{card}")
        through(proof)
        begun.append([event["source"] for event in proof.events("CheckBegan")])
        assert proof.prompt() == "action"
    assert begun == [["human_prisoner"], ["human_prisoner", "bomb_on_colonial_1"]]
    assert "ability:primacy" in proof.question(0).labels, "the Action step"
    assert not proof.g.players[0].super_crisis


def test_a_crisis_of_the_first_action_comes_before_the_basestar_of_the_second() -> None:
    proof = leading("cavil").place(0, "caprica").top("elections_loom", "admiral_grilled")
    proof.to_do("movement", "action").say(0, "ability:aggressive_tactics")
    proof.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "card:elections_loom")
    through(proof)
    assert proof.events("CheckResult")
    assert proof.g.jump_track == 1, "its jump icon too"
    proof.say(0, "ability:primacy").say(0, "choice:no")
    names = [event["event"] for event in proof.game.events(None)]
    assert names.index("CheckResult") < len(names) - 1 - names[::-1].index("ShipsPlaced")


def test_what_athena_plays_in_an_emergency_comes_before_the_others_act() -> None:
    """State of Emergency lets her act first; Caprica's card is resolved before seat 1 moves or acts."""
    card = next(label for label in LABEL if label.startswith("state_of_emergency"))
    proof = leading(ATHENA, among="command").hand(0, card).top("elections_loom", "admiral_grilled")
    proof.to_do("action").say(0, f"card:{card}").say(0, "choice:act").say(0, "ability:resolute")
    proof.say(0, "location:caprica_3").say(0, "card:draw").say(0, "card:elections_loom")
    through(proof, "state-of-emergency")
    assert proof.game.questions[0].seat == 1
    assert proof.events("CheckResult")
