"""The sheets of the seven Cylon leaders, branch by branch, and the Cylon locations that Exodus has with them; L11, L13,
L15 and L17 of the scenarios. Whether a leader counts as a Cylon is in tests/rules/test_galactica_infl.py."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Change, Proof, check_views, proves
from tests.rules.galactica_combined import miracles_of, mutinous

from readyroom.galactica.causes import Cause
from readyroom.galactica.discards import discard
from readyroom.galactica.places import sent
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.skills import LABEL, TACTICS, TYPE
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import TEST
from readyroom.kernel import Script


def _weaken(g: Galactica, seat: str) -> Script[None]:
    yield from discard(g, int(seat), 2, TEST)


def _weaken_immune(g: Galactica, seat: str) -> Script[None]:
    yield from discard(g, int(seat), 2, Cause("test", immune=True))


STEPS["weaken"], STEPS["weaken_immune"] = _weaken, _weaken_immune
"""Somebody discards two cards, for a card or for a Super Crisis card."""
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
HAND = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "consolidate_power-1", "consolidate_power-2")


def leading(
    leader: str, *, seat: int = 0, among: str = "", rules: str = "combined", crew: tuple[str, ...] = CREW
) -> Proof:
    """A leader sits at a seat, among the humans if a place of theirs is named; nothing is in space."""
    seats = [*crew[:seat], leader, *crew[seat:]]
    proof = Proof(*seats, rules=rules, leaders=True)
    proof.empty_space()
    if among:
        player = proof.state.players[seat]
        player.status, player.place = INFILTRATOR, sent(proof.state, seat, among)
    return proof


def gives_super_crises(proof: Proof, seat: int, *cards: str) -> Proof:
    deck = proof.state.decks["super_crisis"]
    for card in cards:
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        proof.state.players[seat].holds.append(card)
    return proof


# --- Cavil -------------------------------------------------------------------------------------------------


def fleet_of_l11() -> Proof:
    """One basestar and two raiders are in the supply, the rest waits on the Cylon Fleet board."""
    proof = leading("cavil")
    beyond = proof.state.cylon_board
    assert beyond is not None
    beyond.raiders[0], beyond.raiders[5] = 2, 16
    beyond.basestars.append(Basestar(4))
    proof.state.tokens["miracle"] = {"seat:0": 1}
    return proof


@proves("aggressive_tactics", "three actions")
@proves("primacy", "a basestar comes", "one is taken off", "out of the Cylon areas")
def test_l11_cavil_leads_the_fleet() -> None:
    proof = fleet_of_l11()
    proof.to_do("movement", "action").begin()
    proof.say(0, "ability:aggressive_tactics")
    for _ in range(2):
        assert proof.prompt() == "action"
        proof.say(0, "ability:primacy")
        assert proof.prompt() == "primacy-ships"
        proof.say(0, "choice:yes")
    assert proof.prompt() == "action", "the Action step still follows"
    proof.say(0, "ability:primacy")
    assert proof.asked(0, "primacy-leaves").labels[0] == "choice:nobody"
    proof.answer(0, proof.question(0).labels[1])
    proof.say(0, "choice:no")
    assert proof.done()
    found = proof.changed()
    assert found["miracle seat:0"] == -1
    assert (found["raider fore"], found["civilian aft"], found["civilian_pile"], found["basestar fore"]) == (
        6,
        2,
        -2,
        1,
    )
    beyond = proof.g.cylon_board
    assert beyond is not None
    assert not beyond.basestars
    assert sum(beyond.raiders) == 14


@proves("primacy", "none is taken off", "while infiltrating", "all or none", "too few ships")
def test_primacy_is_for_who_wants_it() -> None:
    proof = leading("cavil", among="armory")
    g = proof.state
    g.fleet.basestars += [Basestar(0), Basestar(1)]
    proof.to_do("action").begin()
    proof.say(0, "ability:primacy").say(0, "choice:nobody").say(0, "choice:no")
    assert proof.done()
    assert proof.changed() == {}
    short = leading("cavil")
    short.state.fleet.basestars.append(Basestar(0))
    short.state.fleet.raiders[3] = 18
    short.to_do("action").begin()
    short.say(0, "ability:primacy")
    assert short.done(), "two raiders are too few: all or none"
    assert short.changed() == {"basestar fore": 1}


@proves("aggressive_tactics", "no token")
def test_aggressive_tactics_costs_a_token() -> None:
    proof = leading("cavil").to_do("movement")
    proof.state.tokens["miracle"] = {"seat:1": 1}
    proof.to_do("movement").skip()
    assert "ability:aggressive_tactics" not in proof.question(0).labels


@proves("lies_and_secrets", "by an action")
def test_a_cylon_card_costs_cavil_his_hand() -> None:
    proof = leading("cavil", seat=3)
    gives_super_crises(proof, 3, "inbound_nukes")
    proof.loyal(0, "cylon_can_reduce_morale").hand(3, *HAND).to_do("action").begin()
    proof.say(0, "reveal:cylon_can_reduce_morale").skip()
    assert proof.count(3) == 0
    assert proof.g.players[3].super_crisis == ["inbound_nukes"]


@proves("lies_and_secrets", "by an execution")
def test_a_cylon_card_shown_in_an_execution_costs_it_too() -> None:
    proof = leading("cavil", seat=3, among="command")
    proof.loyal(1, "cylon_can_reduce_morale").hand(3, *HAND).to_do("execute:1").skip()
    assert proof.count(3) == 0


# --- Leoben Conoy ------------------------------------------------------------------------------------------


@proves("glimpse_the_face_of_god", "two cards")
def test_leoben_sees_destiny() -> None:
    """MOVE-018: instead of moving; only he knows what lies on top."""
    proof = leading("leoben_conoy").hand(0, *HAND[:2]).destiny("executive_order-1", "consolidate_power-1")
    proof.to_do("movement").begin()
    proof.say(0, "ability:glimpse_the_face_of_god")
    assert proof.asked(0, "glimpse").at_least == 2
    proof.say(0, "card:repair-2", "card:executive_order-1")
    assert proof.done()
    assert proof.changed() == {}
    g = proof.g
    assert [LABEL[card] for card in g.destiny[:-3:-1]] == ["repair-2", "executive_order-1"]
    assert sorted(LABEL[card] for card in g.players[0].hand) == ["consolidate_power-1", "repair-1"]
    (put,) = proof.events("DestinyReturned", 1)
    assert put["cards"] is None
    (put,) = proof.events("DestinyReturned", 0)
    assert put["cards"] == ["repair-2", "executive_order-1"]
    check_views(proof)


@proves("glimpse_the_face_of_god", "the last Destiny card", "fewer cards")
def test_leoben_with_one_destiny_card_left() -> None:
    proof = leading("leoben_conoy").hand(0)
    g = proof.state
    for card in g.destiny[1:]:
        g.skill_discards[TYPE[card]].append(card)
    del g.destiny[1:]
    last = g.destiny[0]
    proof.to_do("movement").say(0, "ability:glimpse_the_face_of_god")
    assert proof.asked(0, "glimpse").at_least == 1
    assert len(proof.g.destiny) == 12
    proof.answer(0, proof.question(0).labels[0])
    assert proof.g.destiny[-1] == last
    assert len(proof.g.destiny) == 13
    assert not proof.g.players[0].hand


@proves("cryptic_message", "hands change")
def test_leoben_exchanges_hands() -> None:
    proof = leading("leoben_conoy").hand(0, *HAND[:2]).hand(2, *HAND[2:]).to_do("action").begin()
    proof.say(0, "ability:cryptic_message")
    assert proof.asked(0, "cryptic-message").labels == ("seat:1", "seat:2", "seat:3")
    proof.say(0, "seat:2")
    assert proof.done()
    assert proof.changed() == {"hand 0": 2, "hand 2": -2, "miracle seat:0": -1}
    assert sorted(LABEL[card] for card in proof.g.players[2].hand) == sorted(HAND[:2])
    check_views(proof)


@proves("cryptic_message", "no cards")
def test_nothing_to_exchange() -> None:
    assert "ability:cryptic_message" not in leading("leoben_conoy").to_do("action").question(0).labels


@proves("clouded", "moving")
def test_leoben_keeps_away_from_others() -> None:
    """He may move where nobody is, and stay beside somebody who comes to him."""
    proof = leading("leoben_conoy", seat=3, among="research_lab").place(0, "command").place(1, "armory").hand(3, *HAND)
    proof.state.current = 3
    moves = proof.to_do("movement").question(3).labels
    assert "location:weapons_control" in moves
    assert not {"location:command", "location:armory"} & {*moves}
    question = proof.question(3)
    assert question.why is not None
    why = question.why("location", "command")
    assert why is not None
    assert why.name == "own-drawback"


@proves("clouded", "infiltrating")
def test_leoben_infiltrates_where_nobody_is() -> None:
    proof = leading("leoben_conoy").place(0, "human_fleet").place(1, "command").to_do("action")
    proof.say(0, "activate:human_fleet_3")
    labels = proof.asked(0, "infiltrate").labels
    assert "location:command" not in labels
    assert "location:armory" in labels


@proves("clouded", "leaving the Brig")
def test_leoben_leaves_the_brig_for_an_empty_room() -> None:
    proof = leading("leoben_conoy", among="brig").place(1, "command").hand(0)
    proof.destiny("investigative_committee-5", "investigative_committee-4").to_do("action").say(
        0, "activate:brig"
    ).skip()
    if proof.prompt() == "add-cards":
        proof.add()
    assert proof.asked(0, "leave-brig").labels[0] == "location:brig"
    assert "location:command" not in proof.question(0).labels
    assert "location:armory" in proof.question(0).labels


# --- "Caprica" Six -----------------------------------------------------------------------------------------


@proves("intimate", "a card and a card")
def test_six_takes_a_card_and_gives_one() -> None:
    proof = leading("caprica_six").hand(0).hand(2, *HAND[:2]).to_do("movement").begin()
    proof.say(0, "ability:intimate")
    assert proof.prompt() == "intimate-type", "only one has cards"
    assert len(proof.question(0).labels) == 6
    proof.answer(0, "draw:tactics")
    assert proof.done()
    assert proof.changed() == {"hand 0": 1}
    assert TACTICS in [TYPE[card] for card in proof.g.players[2].hand]
    check_views(proof)


@proves("intimate", "nobody has any")
def test_nobody_has_a_card_for_six() -> None:
    assert "ability:intimate" not in leading("caprica_six").hand(0, *HAND).to_do("movement").question(0).labels


def elections(proof: Proof, card: str = "elections_loom") -> Proof:
    lay_down(proof, card)
    proof.destiny("consolidate_power-2", "launch_scout-1").to_do(f"text:{card}")
    return proof


@proves("human_delusion", "added", "declined")
@pytest.mark.parametrize("used", [True, False])
def test_l13_six_turns_a_check_round(used: bool) -> None:
    """L13: Elections Loom would be passed; two cards more and it fails."""
    proof = leading("caprica_six", seat=3).hand(3, *HAND[:2], "evasive_maneuvers-1").hand(0, "executive_order-2")
    proof.hand(1, "consolidate_power-1", "consolidate_power-2")
    elections(proof)
    while proof.prompt() == "add-cards":
        seat = proof.game.questions[0].seat
        at_most = proof.question(seat).at_most
        proof.answer(seat, *[label for label in proof.question(seat).labels if seat != 3][:at_most])
        if proof.game.waiting(None).window == "cards_shown":
            break
    while proof.game.waiting(None).window not in (None, "cards_shown"):
        proof.answer(proof.game.questions[0].seat, "choice:pass")
    if not used:
        proof.skip()
        assert proof.events("CheckTotaled") == []
        return
    before = proof.g.check.total if proof.g.check else 0
    proof.say(3, "use:human_delusion")
    proof.say(3, "card:repair-2", "card:evasive_maneuvers-1").skip()
    assert proof.events("CheckTotaled")[0]["total"] == before - 3
    assert proof.count(3) == 1
    assert miracles_of(proof.g, 3) == 0


@proves("human_delusion", "not on a Super Crisis", "The Farm")
def test_when_six_adds_nothing_more() -> None:
    for farm, card, status, offered in (
        ("", "elections_loom", LEADER, True),
        ("", "bomb_on_colonial_1", LEADER, False),
        ("the_farm", "elections_loom", LEADER, True),
        ("the_farm", "elections_loom", INFILTRATOR, False),
    ):
        proof = leading("caprica_six", seat=3, among="command" if status == INFILTRATOR else "").hand(3, *HAND)
        if farm:
            deck = proof.state.decks["super_crisis"]
            at = deck.cards.index(farm)
            del deck.cards[at], deck.seen[at]
            proof.state.kept.append(farm)
        lay_down(proof, card)
        proof.to_do(f"text:{card}")
        found = False
        while proof.game.questions and proof.game.questions[0].prompt != "galactica-stop":
            question = proof.game.questions[0]
            found = found or "use:human_delusion" in question.labels
            if "choice:pass" in question.labels:
                proof.answer(question.seat, "choice:pass")
            else:
                proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
        assert found == offered, (farm, card, status)


@proves("conflicted_loyalties", "a card first", "too few cards")
def test_six_pays_for_the_cylon_fleet() -> None:
    proof = leading("caprica_six").place(0, "cylon_fleet").hand(0, *HAND[:2]).to_do("action").begin()
    proof.say(0, "activate:cylon_fleet_3")
    proof.discards(0, 1)
    proof.say(0, "activate:launch")
    assert proof.changed() == {"hand 0": -1}
    poor = leading("caprica_six").place(0, "cylon_fleet").to_do("action")
    assert "activate:cylon_fleet_3" not in poor.question(0).labels
    assert "activate:caprica_3" in leading("caprica_six").to_do("action").question(0).labels


# --- Aaron Doral -------------------------------------------------------------------------------------------


@proves("industrious", "while infiltrating", "not in Sickbay", "not among Cylons")
@pytest.mark.parametrize(("place", "cards"), [("armory", 4), ("sickbay", 1), ("", 2)])
def test_industrious(place: str, cards: int) -> None:
    proof = leading("aaron_doral", among=place).to_do("receive_skills").begin()
    proof.answer(0, proof.question(0).labels[0])
    assert proof.count(0) == cards


@proves("meticulous", "used", "out of the Brig")
def test_doral_goes_where_he_likes_and_acts_on() -> None:
    proof = leading("aaron_doral", among="brig").hand(0, *HAND).to_do("action").begin()
    proof.say(0, "return:resurrection_ship")
    labels = proof.asked(0, "meticulous").labels
    assert labels[0] == "choice:stay"
    assert {"location:caprica_3", "location:cylon_fleet_3", "location:human_fleet_3"} <= {*labels}
    assert not any("resurrection" in label for label in labels)
    proof.say(0, "location:cylon_fleet_3")
    proof.discards(0, 3)
    assert proof.prompt() == "action"
    proof.say(0, "pass")
    assert proof.done()
    assert proof.changed() == {
        "hand 0": -3,
        "place 0": "cylon_fleet_3",
        "cylon 0": "yes",
        "miracle seat:0": -1,
    }


@proves("meticulous", "declined", "no token")
def test_doral_goes_back_as_others_do() -> None:
    proof = leading("aaron_doral", among="command").to_do("action").begin()
    proof.say(0, "return:resurrection_ship").say(0, "choice:stay")
    assert proof.done()
    assert proof.changed() == {"place 0": "resurrection_ship_3", "cylon 0": "yes"}
    poor = leading("aaron_doral", among="command")
    poor.state.tokens["miracle"] = {"seat:1": 1}
    poor.to_do("action").say(0, "return:resurrection_ship")
    assert poor.done()


def adds_in(proof: Proof, seat: int) -> bool:
    """Whether a seat is asked to add cards to the check that is being made."""
    while proof.prompt() == "add-cards":
        question = proof.game.questions[0]
        if question.seat == seat:
            return True
        proof.answer(question.seat)
    return False


@proves("vanity", "another's action")
def test_l5_doral_adds_nothing_in_the_action_step_of_others() -> None:
    proof = leading("aaron_doral", seat=3, among="command").place(0, "admirals_quarters").hand(3, *HAND)
    proof.to_do("action").say(0, "activate:admirals_quarters").say(0, "seat:1")
    assert not adds_in(proof, 3)


@proves("vanity", "a Cylon's card")
def test_l5_nor_to_what_a_cylon_plays_in_it() -> None:
    proof = leading("aaron_doral", seat=3, among="command").cylon(0, place="caprica").hand(3, *HAND)
    proof.top("elections_loom", "admiral_grilled").to_do("action")
    proof.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "card:elections_loom").skip()
    assert not adds_in(proof, 3)


@proves("vanity", "another's crisis", "own action", "not on a Super Crisis")
def test_l5_where_doral_adds_cards() -> None:
    crisis = leading("aaron_doral", seat=3, among="command").hand(3, *HAND)
    lay_down(crisis, "elections_loom")
    assert adds_in(crisis.to_do("resolve:elections_loom"), 3)
    own = leading("aaron_doral", among="admirals_quarters").hand(0, *HAND).to_do("action")
    own.say(0, "activate:admirals_quarters").say(0, "seat:1")
    assert adds_in(own, 0)
    immune = leading("aaron_doral", seat=3, among="command").cylon(0, place="caprica").hand(3, *HAND)
    gives_super_crises(immune, 0, "bomb_on_colonial_1")
    immune.to_do("action").say(0, "activate:caprica_3").say(0, "card:bomb_on_colonial_1").skip()
    assert adds_in(immune, 3)


# --- D'Anna Biers ------------------------------------------------------------------------------------------


@proves("visions", "seen", "in the Brig")
def test_l15_visions() -> None:
    proof = leading("danna_biers", among="brig").hand(0, *HAND)
    mutinous(proof, 0, proof.state.decks["mutiny"].cards[0])
    proof.to_do("action", "crisis").begin()
    proof.say(0, "ability:visions")
    assert proof.asked(0, "look-loyalty").labels == ("seat:1", "seat:2", "seat:3")
    proof.say(0, "seat:2")
    assert proof.done()
    assert proof.changed() == {"place 0": "resurrection_ship_3", "cylon 0": "yes", "mutiny 0": -1}
    assert not proof.g.crises, "no Crisis step"
    check_views(proof, loyalty=((0, 2),))


@proves("visions", "executed for it")
def test_l15_visions_of_the_final_five() -> None:
    proof = leading("danna_biers", among="command").hand(0, *HAND)
    for card in [card for card in proof.state.not_cylons if card.startswith("final_five_")]:
        table = leading("danna_biers", among="command").hand(0, *HAND)
        table.loyal(2, card)
        morale = table.state.resource("morale")
        table.to_do("action", "crisis").say(0, "ability:visions").say(0, "seat:2")
        while table.game.questions[0].prompt != "galactica-stop":
            table.answer(table.game.questions[0].seat, *table.game.questions[0].labels[:1])
        danna = table.g.players[0]
        assert (danna.status, danna.place) == (LEADER, "resurrection_ship_3"), card
        if any(event["seat"] == 0 for event in table.events("Executed")):
            assert not danna.hand
            assert table.g.turn_ends
            assert table.g.resource("morale") == morale
            assert miracles_of(table.g, 0) == 0
            return
    raise AssertionError("no card of the Final Five executes who looks at it")


@proves("visions", "not among Cylons")
def test_l15_no_visions_among_cylons() -> None:
    assert "ability:visions" not in leading("danna_biers").to_do("action").question(0).labels
    alone = leading("danna_biers", among="command").cylon(1).to_do("action")
    alone.say(0, "ability:visions")
    assert alone.asked(0, "look-loyalty").labels == ("seat:2", "seat:3")


@proves("dont_trust_anyone", "two cards")
def test_two_super_crises() -> None:
    proof = leading("danna_biers").to_do("action").begin()
    proof.say(0, "ability:dont_trust_anyone")
    assert proof.done()
    assert proof.changed() == {"super_crisis 0": 2, "miracle seat:0": -1}
    check_views(proof)


@proves("heretic", "no card", "a card", "not from the Hub")
def test_l15_the_price_for_leaving() -> None:
    """She may go nowhere without a Super Crisis card, and pays one to go; out of the ruins nothing."""
    proof = leading("danna_biers").place(0, "resurrection_ship").to_do("movement")
    assert proof.done()
    proof = leading("danna_biers").place(0, "resurrection_ship")
    gives_super_crises(proof, 0, "inbound_nukes", "bomb_on_colonial_1")
    proof.to_do("movement").begin()
    proof.say(0, "location:caprica_3")
    assert proof.asked(0, "heretic").labels == ("card:bomb_on_colonial_1", "card:inbound_nukes")
    proof.say(0, "card:inbound_nukes")
    assert proof.done()
    assert proof.changed() == {"place 0": "caprica_3", "super_crisis 0": -1}
    assert proof.g.players[0].super_crisis == ["bomb_on_colonial_1"]
    ruins = leading("danna_biers").place(0, "hub_destroyed")
    ruins.state.sides["cylon"] = "destroyed"
    assert "location:caprica_3" in ruins.to_do("movement").question(0).labels


# --- Sharon "Athena" Agathon -------------------------------------------------------------------------------

ATHENA = "sharon_athena_agathon"


def with_athena(*hand: str, seat: int = 1) -> Proof:
    """Athena sits last, and somebody has these cards."""
    return leading(ATHENA, seat=3, among="hangar_deck").hand(seat, *hand)


def love(proof: Proof) -> bool:
    """Whether Athena is asked before a discard."""
    waiting = proof.game.waiting(None).window == "discarding"
    return waiting and "use:for_love" in proof.window_of(3)


@proves("for_love", "spared", "declined", "once a turn")
@pytest.mark.parametrize("used", [True, False])
def test_for_love(used: bool) -> None:
    proof = with_athena(*HAND, seat=2)
    proof.to_do("weaken:2", "weaken:2").begin()
    assert love(proof)
    proof.say(3, "use:for_love" if used else "choice:pass")
    assert (proof.question(2).at_least, proof.question(2).prompt) == (1 if used else 2, "galactica-discard")
    proof.answer(2, *proof.question(2).labels[: 1 if used else 2])
    assert love(proof) != used, "once a turn"
    if used:
        proof.answer(2, *proof.question(2).labels[:2])
        assert proof.changed() == {"hand 2": -3, "hand 3": 1, "treachery 3": 1}


@proves("for_love", "not the hand limit", "not on a Super Crisis", "not for their own ability")
def test_what_athena_does_not_spare() -> None:
    limit = with_athena(*HAND, *HAND).to_do("end_of_turn")
    assert not love(limit)
    immune = with_athena(*HAND, seat=2).to_do("weaken_immune:2")
    assert not love(immune)
    own = leading(ATHENA, seat=3, among="hangar_deck", crew=("laura_roslin", "saul_tigh", "tom_zarek"))
    own.hand(0, *HAND).place(0, "press_room").to_do("action").say(0, "activate:press_room_2")
    assert not love(own)
    assert own.question(0).prompt == "galactica-discard"


@proves("for_love", "moving", "a whole hand")
def test_for_love_where_a_move_is_paid_and_a_hand_is_lost() -> None:
    proof = with_athena("repair-1", seat=0).to_do("movement").begin()
    proof.say(0, "location:press_room_2")
    assert love(proof)
    proof.say(3, "use:for_love")
    assert proof.changed() == {"place 0": "press_room_2", "hand 3": 1, "treachery 3": 1}
    dies = with_athena(*HAND, seat=1).to_do("execute:1")
    assert love(dies)
    dies.say(3, "use:for_love")
    assert dies.question(1).at_least == len(HAND) - 1


@proves("resolute", "human place", "not damaged")
def test_resolute_activates_any_location() -> None:
    proof = leading(ATHENA, among="hangar_deck")
    proof.state.damaged.append("armory")
    proof.state.damage_piles["galactica"].remove("armory")
    proof.to_do("action").begin()
    proof.say(0, "ability:resolute")
    labels = {*proof.asked(0, "resolute").labels}
    assert {"location:research_lab", "location:caprica_3", "location:cylon_fleet_3"} <= labels
    assert not {"location:armory", "location:brig", "location:sickbay"} & labels
    proof.say(0, "location:presidents_office_2")
    assert proof.done()
    assert proof.changed() == {"hand 0": 2, "miracle seat:0": -1}


@proves("resolute", "Human Fleet")
def test_resolute_does_not_infiltrate_again() -> None:
    proof = leading(ATHENA, among="command").to_do("action")
    proof.say(0, "ability:resolute").say(0, "location:human_fleet_3")
    assert proof.prompt() == "scout-deck"
    cylon = leading(ATHENA).place(0, "caprica")
    cylon.state.players[0].status = LEADER
    cylon.to_do("action").say(0, "ability:resolute").say(0, "location:human_fleet_3")
    assert cylon.prompt() == "infiltrate"


@proves("resolute", "Caprica")
def test_resolute_on_caprica_activates_ships() -> None:
    proof = leading(ATHENA, among="command").top("elections_loom", "admiral_grilled")
    proof.state.fleet.basestars.append(Basestar(0))
    proof.to_do("action").begin()
    proof.say(0, "ability:resolute").say(0, "location:caprica_3").say(0, "card:draw").say(0, "card:elections_loom")
    while not proof.done():
        proof.answer(proof.game.questions[0].seat, *proof.game.questions[0].labels[: proof.game.questions[0].at_least])
    assert [event["kind"] for event in proof.events("CylonShipsActivated")] == ["heavy_raiders"]


@proves("resolute", "the Hub")
def test_resolute_on_the_ruins_of_the_hub() -> None:
    proof = leading(ATHENA, among="command").hand(0, *HAND[:3])
    proof.state.sides["cylon"] = "destroyed"
    proof.to_do("action").begin()
    proof.say(0, "ability:resolute").say(0, "location:hub_destroyed")
    assert proof.done()
    assert proof.changed() == {
        "hand 0": -3,
        "super_crisis 0": 1,
        "place 0": "cylon_fleet_3",
        "cylon 0": "yes",
        "miracle seat:0": -1,
    }


@proves("resolute", "not the Hangar Deck")
def test_resolute_in_the_brig() -> None:
    for place, offered in (("brig", False), ("command", True)):
        proof = leading(ATHENA, among=place).to_do("action")
        proof.say(0, "ability:resolute")
        assert ("location:hangar_deck" in proof.asked(0, "resolute").labels) == offered


@proves("grieving", "Sickbay", "elsewhere")
@pytest.mark.parametrize(("place", "cards"), [("sickbay", 0), ("brig", 0), ("command", 3)])
def test_grieving(place: str, cards: int) -> None:
    proof = leading(ATHENA, among=place).to_do("receive_skills").begin()
    if cards:
        proof.answer(0, proof.question(0).labels[0])
    assert proof.done()
    assert proof.changed().get("hand 0", 0) == cards


# --- Simon O'Neill -----------------------------------------------------------------------------------------

SIMON = "simon_oneill"


@proves("calculating", "two cards", "three cards", "in the Brig", "not on a Super Crisis")
@pytest.mark.parametrize(
    ("card", "place", "most"),
    [
        ("elections_loom", "", 2),
        ("elections_loom", "command", 3),
        ("elections_loom", "brig", 1),
        ("bomb_on_colonial_1", "", 1),
        ("bomb_on_colonial_1", "command", 2),
    ],
)
def test_l17_how_many_cards_simon_adds(card: str, place: str, most: int) -> None:
    proof = leading(SIMON, seat=3, among=place).hand(3, *HAND)
    lay_down(proof, card)
    assert adds_in(proof.to_do(f"text:{card}"), 3)
    assert proof.question(3).at_most == most


@proves("logic_bound", "one of several", "the only one")
def test_l17_one_of_his_cards_lies_faceup() -> None:
    proof = (
        leading(SIMON, seat=3, among="command").hand(3, "repair-2", "launch_scout-1", "repair-1").hand(0, "repair-1")
    )
    lay_down(proof, "elections_loom")
    assert adds_in(proof.to_do("text:elections_loom"), 3)
    proof.answer(3, "card:repair-2", "card:launch_scout-1")
    assert {*proof.asked(3, "logic-bound").labels} == {"card:repair-2", "card:launch_scout-1"}
    proof.answer(3, "card:repair-2")
    for viewer in (0, None):
        (added,) = [event for event in proof.events("CardsAdded", viewer) if event["seat"] == 3]
        assert (added["count"], added["cards"]) == (2, ["repair-2"])
        assert proof.view(viewer)["check"]["cards"] == ["repair-2"]
    one = leading(SIMON, seat=3).hand(3, "repair-2", "repair-1")
    lay_down(one, "elections_loom")
    assert adds_in(one.to_do("text:elections_loom"), 3)
    one.say(3, "card:repair-2").skip()
    assert [event["cards"] for event in one.events("CardsAdded") if event["seat"] == 3] == [["repair-2"]]


@proves("logic_bound", "faceup anyway")
def test_where_all_cards_lie_faceup_nothing_is_asked() -> None:
    proof = leading(SIMON, seat=3).hand(3, "repair-2", "repair-1").hand(1, "investigative_committee-3")
    lay_down(proof, "elections_loom")
    proof.to_do("text:elections_loom")
    while proof.game.waiting(None).window is not None:
        question = proof.game.questions[0]
        played = [label for label in question.labels if "investigative" in label]
        proof.answer(question.seat, *(played or ["choice:pass"])[:1])
    assert adds_in(proof, 3)
    proof.answer(3, "card:repair-2", "card:repair-1")
    assert proof.prompt() != "logic-bound"


def collusion() -> Proof:
    """L17: a basestar before Galactica, two raiders and a civilian ship port fore."""
    proof = leading(SIMON, seat=3)
    g = proof.state
    g.fleet.basestars.append(Basestar(0))
    g.fleet.raiders[5] = 2
    lay_down(proof, "guilt_by_collusion")
    proof.to_do("resolve:guilt_by_collusion").begin()
    return proof


def until_icons(proof: Proof) -> Proof:
    """The check is made without cards of players, up to the icons."""
    while proof.game.waiting(None).window != "activating_ships":
        question = proof.game.questions[0]
        passing = [label for label in question.labels if label in ("choice:pass", "choice:no")]
        proof.answer(question.seat, *(passing or question.labels[: question.at_least])[:1] if question.at_least else ())
    return proof


@proves("modifications", "launch", "another type", "declined")
@pytest.mark.parametrize(
    ("use", "change"),
    [
        ("use:modifications-launch_raiders", {"raider fore": 3}),
        ("use:modifications-heavy_raiders", {"heavy_raider fore": 1}),
        ("choice:pass", {}),
    ],
)
def test_l17_simon_says_what_the_ships_do(use: str, change: Change) -> None:
    proof = until_icons(collusion())
    before = proof.g.fleet.raiders[:], proof.g.fleet.heavies[:]
    proof.say(3, use).skip()
    kinds = [event["kind"] for event in proof.events("CylonShipsActivated")]
    assert len(kinds) == 1
    assert (kinds == ["raiders"]) == (use == "choice:pass")
    now = proof.g.fleet.raiders[0] - before[0][0], proof.g.fleet.heavies[0] - before[1][0]
    if change:
        assert now == (change.get("raider fore", 0), change.get("heavy_raider fore", 0))
        assert proof.g.jump_track == 1, "the jump icon still counts"


@proves("modifications", "nothing to activate")
def test_a_card_without_ships_asks_nothing_of_simon() -> None:
    proof = leading(SIMON, seat=3).cylon(0, place="caprica").top("guilt_by_collusion", "elections_loom")
    proof.to_do("action").say(0, "activate:caprica_3").say(0, "card:draw").say(0, "card:guilt_by_collusion")
    seen = False
    while not proof.done():
        question = proof.game.questions[0]
        seen = seen or proof.game.waiting(None).window == "activating_ships"
        proof.answer(question.seat, *question.labels[: question.at_least])
    assert not seen


# --- the Cylon locations of Pegasus ------------------------------------------------------------------------


def exodus(place: str, leader: str = "cavil") -> Proof:
    return leading(leader, rules="exodus").place(0, place)


@proves("caprica_2", "draw two", "super crisis")
def test_caprica() -> None:
    proof = exodus("caprica").top("elections_loom", "admiral_grilled").to_do("action")
    proof.say(0, "activate:caprica_2").say(0, "card:draw")
    assert {*proof.asked(0, "caprica-crisis").labels} == {"card:elections_loom", "card:admiral_grilled"}
    proof.say(0, "card:admiral_grilled").skip()
    assert proof.g.crises == ["admiral_grilled"]
    assert proof.g.decks["crisis"].cards[0] == "elections_loom"
    plays = gives_super_crises(exodus("caprica"), 0, "inbound_nukes").to_do("action")
    plays.say(0, "activate:caprica_2").say(0, "card:inbound_nukes").skip()
    assert plays.g.players[0].super_crisis == []


@proves("cylon_fleet_2", "raiders", "heavy raiders", "basestars", "launch")
@pytest.mark.parametrize("kind", ["raiders", "heavy_raiders", "basestars", "launch"])
def test_cylon_fleet(kind: str) -> None:
    proof = exodus("cylon_fleet")
    proof.state.fleet.basestars.append(Basestar(0))
    proof.state.fleet.heavies[0] = 1
    proof.dice(3, 3).to_do("action").begin()
    proof.say(0, "activate:cylon_fleet_2").say(0, f"activate:{kind}").skip()
    assert (
        proof.changed()
        == {
            "raiders": {"raider fore": 2},
            "heavy_raiders": {"heavy_raider fore": -1, "heavy_raider port_fore": 1},
            "basestars": {},
            "launch": {"raider fore": 2, "heavy_raider fore": 1},
        }[kind]
    )


@proves("human_fleet_2", "the Crisis deck", "the Destination deck", "infiltrate")
@proves("human_fleet_3", "infiltrate")
@pytest.mark.parametrize("rules", ["exodus", "combined"])
def test_human_fleet(rules: str) -> None:
    place = "human_fleet_2" if rules == "exodus" else "human_fleet_3"
    for deck in ("crisis", "destination"):
        proof = leading("caprica_six", rules=rules).place(0, "human_fleet").to_do("action").begin()
        proof.say(0, f"activate:{place}").say(0, "choice:stay").say(0, f"deck:{deck}").say(0, "choice:top")
        proof.answer(0, proof.question(0).labels[0])
        assert proof.changed()["hand 0"] == 2
    proof = leading("caprica_six", rules=rules).place(0, "human_fleet").to_do("action").begin()
    proof.say(0, f"activate:{place}").say(0, "location:armory")
    assert proof.changed() == {"place 0": "armory", "cylon 0": ""}


@proves("resurrection_ship_2", "a Super Crisis card", "one Skill card")
def test_resurrection_ship() -> None:
    proof = exodus("resurrection_ship").to_do("receive_skills", "action").begin()
    proof.answer(0, proof.question(0).labels[0])
    proof.say(0, "activate:resurrection_ship_2")
    assert proof.changed() == {"hand 0": 1, "super_crisis 0": 1}


def test_l17_launching_without_a_basestar_on_the_main_board() -> None:
    """(e): one comes to the Cylon Fleet board by a die, and the pursuit goes on."""
    proof = collusion()
    proof.state.fleet.basestars.clear()
    before = dict(proof.state.tokens["pursuit"])
    until_icons(proof.dice(3, 3, 3))
    proof.say(3, "use:modifications-launch_raiders").skip()
    beyond = proof.g.cylon_board
    assert beyond is not None
    assert len(beyond.basestars) == 1
    assert proof.g.tokens["pursuit"] != before


def test_l5_the_check_of_admiral_grilled() -> None:
    """L5: Leoben adds two cards, the revealed Cylon one; two Treachery cards go unseen into the Destiny deck."""
    proof = leading("leoben_conoy", seat=1, among="research_lab", crew=("tom_zarek", "saul_tigh", "felix_gaeta"))
    proof.cylon(3).hand(1, "consolidate_power-2", "repair-2").hand(3, "a_better_machine-3", "repair-1")
    proof.hand(0, "consolidate_power-1").hand(2, "executive_order-2", "executive_order-1", "launch_scout-1")
    proof.destiny("executive_order-1", "evasive_maneuvers-2")
    lay_down(proof, "admiral_grilled")
    proof.to_do("text:admiral_grilled")
    while proof.prompt() == "choose-part":
        proof.say(proof.game.questions[0].seat, "part:first")
    destiny = len(proof.g.destiny)
    asked = []
    cards = {1: ("consolidate_power-2", "repair-2"), 3: ("a_better_machine-3",), 2: ("executive_order-2",)}
    while proof.prompt() == "add-cards":
        seat = proof.game.questions[0].seat
        asked.append(seat)
        proof.answer(seat, *(f"card:{card}" for card in (*cards, 0) and cards.get(seat, ("consolidate_power-1",))))
    assert asked == [1, 2, 3, 0]
    assert proof.result() == "fail"
    assert len(proof.g.destiny) == destiny + 2
    assert (proof.count(1), proof.count(3)) == (0, 1)


def test_l7_an_arbitrator_who_goes_back() -> None:
    """L7 (b), (d): the card changes the difficulty while he infiltrates, and is gone with it."""
    proof = leading("leoben_conoy", seat=2, among="research_lab").place(0, "admirals_quarters")
    deck = proof.state.decks["quorum"]
    at = deck.cards.index("assign_arbitrator")
    del deck.cards[at], deck.seen[at]
    proof.state.players[2].holds.append("assign_arbitrator")
    proof.to_do("action").say(0, "activate:admirals_quarters").say(0, "seat:1")
    assert {*proof.window_of(2)} == {"choice:pass", "use:assign_arbitrator--3", "use:assign_arbitrator-+3"}
