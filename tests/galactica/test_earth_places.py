"""Demetrius, the rebel basestar and the destroyed hub, read a second time: who comes there, who acts, what it costs."""

from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.earth_table import EARTH, attempt, go_on, rebels, super_crisis, voyage

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.characters import miracles
from readyroom.galactica.places import LOCATIONS, damaged_on, turn_over
from readyroom.galactica.rules import RULES
from readyroom.galactica.ships import ace_in
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE
from readyroom.galactica.state import Basestar, Civilian, Mission

LED: dict[str, Any] = {**EARTH, "leaders": True}
DEMETRIUS = {"bridge", "tactical_plot", "captains_cabin"}
REBELS = {"hybrid_tank", "datastream", "raider_bay"}


def led(leader: str, *, infiltrates: bool, side: str = "", place: str = "") -> Proof:
    """Seat 0 is a Cylon leader."""
    proof = Proof(leader, "william_adama", "laura_roslin", "saul_tigh", **LED).empty_space()
    if side:
        turn_over(proof.state, "rebel_basestar", side)
    player = proof.state.players[0]
    player.status = INFILTRATOR if infiltrates else LEADER
    return proof.place(0, place or ("command" if infiltrates else "caprica"))


def places(proof: Proof, seat: int) -> set[str]:
    """Where a seat may move to in its Movement step."""
    proof.state.current = seat
    proof.to_do("movement")
    if proof.prompt() != "move":
        return set()
    return {label.removeprefix("location:") for label in proof.labels(seat) if label.startswith("location:")}


def paid(proof: Proof) -> Proof:
    """Seat 0 pays for a move with the first card, where there are several."""
    if proof.prompt() == "pay-card":
        proof.say(0, proof.labels(0)[0]).skip()
    return proof


def reveals(proof: Proof) -> Proof:
    """Seat 0 reveals, does not use the card, and discards what is too much."""
    proof.say(0, next(label for label in proof.labels(0) if label.startswith("reveal"))).skip()
    for _ in range(4):
        if proof.done():
            break
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.at_least > 1 else 0)
    return proof


def hands(proof: Proof) -> list[int]:
    return [proof.count(seat) for seat in range(len(proof.state.players))]


# --- getting to Demetrius --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("here", "there", "cards", "left"),
    [
        ("command", "bridge", 2, 1),
        ("bridge", "captains_cabin", 2, 2),
        ("bridge", "command", 2, 1),
        ("bridge", "quorum_chamber", 2, 1),
        ("bridge", "airlock", 2, 1),
        ("bridge", "datastream", 2, 1),
        ("datastream", "tactical_plot", 1, 0),
        ("datastream", "raider_bay", 0, 0),
        ("bridge", "tactical_plot", 0, 0),
    ],
)
def test_a_skill_card_from_ship_to_ship_and_none_within_one(here: str, there: str, cards: int, left: int) -> None:
    proof = rebels("human").place(0, here).hand(0, *("repair-1", "repair-2")[:cards]).to_do("movement")
    proof.say(0, f"location:{there}").skip()
    paid(proof)
    assert (proof.g.players[0].place, proof.count(0)) == (there, left)


@pytest.mark.parametrize("here", ["command", "datastream", "bridge"])
def test_without_a_card_nobody_leaves_their_ship(here: str) -> None:
    proof = rebels("human").place(0, here).hand(0)
    mine = {"command": "galactica", "datastream": "rebel_basestar", "bridge": "demetrius"}[here]
    assert {LOCATIONS[place].board for place in places(proof, 0)} == {mine}


def test_a_pilot_lands_on_demetrius_for_a_card() -> None:
    proof = voyage("lee_apollo_adama", "saul_tigh", "laura_roslin").place(0, "port_fore").hand(0, "repair-1")
    reserves = proof.state.squadrons["viper"].reserves
    proof.to_do("movement").say(0, "location:bridge").skip()
    assert (proof.g.players[0].place, proof.count(0)) == ("bridge", 0)
    assert proof.g.squadrons["viper"].reserves == reserves + 1
    proof = voyage("lee_apollo_adama", "saul_tigh", "laura_roslin").place(0, "port_fore").hand(0)
    assert places(proof, 0) == set()


def test_an_order_brings_somebody_there_and_they_pay() -> None:
    proof = voyage().place(0, "command").place(2, "armory").hand(0, "executive_order-1").hand(2, "repair-1")
    proof.to_do("action").say(0, "executive_order-1").say(0, "seat:2").say(2, "choice:move-and-act")
    proof.say(2, "location:bridge").skip()
    assert (proof.g.players[2].place, proof.count(2)) == ("bridge", 0)
    assert "activate:bridge" in proof.labels(2)


def test_revealed_cylons_do_not_come_and_infiltrators_do() -> None:
    cylon = voyage().cylon(2, place="caprica").hand(2, "repair-1")
    assert not DEMETRIUS & places(cylon, 2)
    inside = led("caprica_six", infiltrates=True).hand(0, "repair-1")
    assert places(inside, 0) >= DEMETRIUS
    outside = led("caprica_six", infiltrates=False).hand(0, "repair-1")
    assert not DEMETRIUS & places(outside, 0)


@pytest.mark.parametrize(("side", "there"), [("human", True), ("cylon", False)])
def test_a_leader_infiltrating_is_human_on_the_rebel_basestar(side: str, there: bool) -> None:
    inside = led("caprica_six", infiltrates=True, side=side).hand(0, "repair-1")
    assert bool(REBELS & places(inside, 0)) is there
    outside = led("caprica_six", infiltrates=False, side=side).hand(0, "repair-1")
    assert bool(REBELS & places(outside, 0)) is not there


def test_before_the_civil_war_nobody_goes_to_the_rebels() -> None:
    assert not REBELS & places(voyage().hand(0, "repair-1"), 0)
    assert not REBELS & places(voyage().cylon(0, place="caprica").hand(0, "repair-1"), 0)


def test_no_damage_token_is_for_these_ships() -> None:
    proof = rebels("human")
    tokens = {token for pile in proof.state.damage_piles.values() for token in pile}
    assert not (DEMETRIUS | REBELS) & tokens
    assert damaged_on(proof.state, "demetrius") == []


@pytest.mark.parametrize("place", ["bridge", "datastream"])
def test_who_reveals_there_goes_to_the_resurrection_ship(place: str) -> None:
    proof = rebels("human").loyal(0, "cylon_can_reduce_morale").place(0, place).hand(0).to_do("action")
    reveals(proof)
    assert proof.g.players[0].place == "resurrection_ship_3"


def test_a_human_executed_there_begins_where_the_new_character_does() -> None:
    proof = voyage().to_do("execute:0")
    proof.say(0, "character:chief_galen_tyrol").skip()
    assert (proof.g.players[0].place, proof.g.resource("morale")) == ("hangar_deck", 9)


# --- its locations ---------------------------------------------------------------------------------------------


def test_the_bridge_in_the_movement_step() -> None:
    """Critical Situation: one action instead of moving. The Mission lies there then, so no Bridge in the Action step;
    no Crisis card; and as it is not the Action step, Doral adds cards like other infiltrators."""
    proof = Proof("william_adama", "aaron_doral", "laura_roslin", "saul_tigh", **LED).empty_space()
    proof.place(0, "bridge").top("rescue_hera", "low_supplies")
    proof.state.players[1].status = INFILTRATOR
    proof.place(1, "command").hand(0, "critical_situation-5").hand(1, "repair-1", "repair-2", "launch_scout-1")
    proof.to_do("movement", "action", "crisis")
    proof.say(0, "card:critical_situation-5").say(0, "activate:bridge")
    assert (proof.question(1).prompt, proof.question(1).at_most) == ("galactica-add-cards", 2)
    proof.add()
    assert "activate:bridge" not in proof.labels(0)
    proof.say(0, "pass").skip()
    assert proof.done()
    assert proof.events("CrisisDrawn") == []


def test_tactical_plot_makes_an_empty_deck_anew() -> None:
    proof = voyage().place(0, "tactical_plot").to_do("action")
    deck = proof.state.decks["mission"]
    deck.discard, deck.cards, deck.seen = deck.cards[:3], [], []
    proof.state.missions = ["digging_up_the_past", "the_search_for_home"]
    left = [card for card in EVERY if card not in deck.discard and card not in proof.state.missions]
    deck.discard += left
    proof.say(0, "activate:tactical_plot").say(0, "top")
    assert proof.done()
    assert (len(proof.g.decks["mission"].cards), proof.g.decks["mission"].discard) == (6, [])


EVERY = (
    "attack_on_the_colony",
    "cylon_civil_war",
    "destroy_the_hub",
    "digging_up_the_past",
    "needs_of_the_people",
    "rescue_hera",
    "the_red_stripes",
    "the_search_for_home",
)


def test_what_was_put_under_the_deck_comes_last() -> None:
    """P1 has seen the top Mission and put it under; the next one on top is carried out."""
    proof = voyage().place(0, "tactical_plot").top("cylon_civil_war", "rescue_hera").to_do("action")
    proof.say(0, "activate:tactical_plot").say(0, "bottom").skip()
    assert proof.g.decks["mission"].cards[0] == "cylon_civil_war"
    go_on(proof, "action").place(0, "bridge").say(0, "activate:bridge").add()
    assert proof.g.mission == Mission("rescue_hera")


@pytest.mark.parametrize("skill", ["politics", "leadership", "tactics", "piloting", "engineering", "treachery"])
def test_the_cabin_gives_everybody_a_card_of_any_type(skill: str) -> None:
    """Of any type, whatever they could draw; a prisoner, who is in Sickbay and a revealed Cylon too."""
    proof = voyage().place(0, "captains_cabin").place(1, "brig").place(2, "sickbay").cylon(3).to_do("action")
    proof.say(0, "activate:captains_cabin").say(0, f"skill:{skill}")
    assert proof.done()
    assert hands(proof) == [1] * 5
    kinds = {LABEL[player.hand[0]].rpartition("-")[0] for player in proof.g.players}
    index = ["politics", "leadership", "tactics", "piloting", "engineering", "treachery"].index(skill)
    assert {TYPE[player.hand[0]] for player in proof.g.players} == {index}
    assert kinds


def test_the_cabin_with_too_few_cards_left_gives_the_current_player_first() -> None:
    proof = voyage().place(0, "captains_cabin").to_do("action")
    g = proof.state
    spare = g.skill_decks[TREACHERY][3:]
    g.players[4].hand += spare
    g.skill_decks[TREACHERY] = g.skill_decks[TREACHERY][:3]
    before = hands(proof)
    proof.say(0, "activate:captains_cabin").say(0, "skill:treachery")
    assert proof.done()
    assert [now - was for now, was in zip(hands(proof), before, strict=True)] == [1, 1, 1, 0, 0]


def test_the_cabin_by_order_still_begins_with_the_current_player() -> None:
    """P3 is the current player and has P1 use the cabin; two cards are left: P3 and P4 get them."""
    proof = voyage("william_adama", "laura_roslin", "saul_tigh", "kara_starbuck_thrace").place(0, "captains_cabin")
    g = proof.state
    g.current = 2
    proof.place(2, "command").hand(2, "executive_order-1").to_do("action")
    g.players[1].hand += g.skill_decks[TREACHERY][2:]
    g.skill_decks[TREACHERY] = g.skill_decks[TREACHERY][:2]
    before = hands(proof)
    proof.say(2, "executive_order-1").say(2, "seat:0").say(0, "choice:act-twice").say(0, "activate:captains_cabin")
    proof.say(0, "skill:treachery").skip()
    assert [now - was for now, was in zip(hands(proof), before, strict=True)] == [0, 0, 0, 1]


# --- the rebel basestar ------------------------------------------------------------------------------------------


def test_cylons_come_and_go_for_a_card_and_never_to_the_resurrection_ship() -> None:
    """From the Resurrection Ship, Caprica and the Basestar Bridge."""
    for here in ("resurrection_ship_3", "caprica", "basestar_bridge"):
        proof = rebels("cylon").cylon(0, place=here).hand(0, "repair-1", "repair-2")
        assert places(proof, 0) >= REBELS
        paid(proof.say(0, "location:hybrid_tank"))
        assert (proof.g.players[0].place, proof.count(0)) == ("hybrid_tank", 1)
    back = rebels("cylon").cylon(0, place="hybrid_tank").hand(0, "repair-1")
    found = places(back, 0)
    assert found == {"basestar_bridge", "caprica_3", "cylon_fleet_3", "human_fleet_3", "datastream", "raider_bay"}
    back.say(0, "location:basestar_bridge").skip()
    assert (back.g.players[0].place, back.count(0)) == ("basestar_bridge", 0)


def test_a_cylon_there_draws_two_cards() -> None:
    proof = rebels("cylon").cylon(0, place="hybrid_tank").to_do("receive_skills")
    proof.say(0, "draw:politics+treachery")
    assert proof.count(0) == 2


@pytest.mark.parametrize(("side", "cylon"), [("cylon", False), ("human", True)])
def test_who_is_on_the_wrong_side_acts_not_and_may_leave(side: str, cylon: bool) -> None:
    proof = rebels(side).hand(0, "repair-1")
    if cylon:
        proof.cylon(0, place="datastream").hand(0, "repair-1")
        super_crisis(proof, 0)
    else:
        proof.place(0, "datastream")
    assert "activate:datastream" not in proof.to_do("action").labels(0)
    again = rebels(side)
    if cylon:
        again.cylon(0, place="datastream")
    again.place(0, "datastream").hand(0, "repair-1")
    found = places(again, 0)
    assert not REBELS & found
    assert ("caprica_3" if cylon else "command") in found


def test_nothing_to_pay_with_nothing_to_do() -> None:
    for place in sorted(REBELS):
        proof = rebels("human").place(0, place)
        proof.state.tokens.pop("miracle")
        assert f"activate:{place}" not in proof.to_do("action").labels(0)
        why = proof.game.why_not(0, f"location:{place}")
        assert why is not None
        assert why.name == "rebel-price"


def test_a_leader_pays_with_either_and_says_which() -> None:
    proof = led("caprica_six", infiltrates=False, side="cylon", place="hybrid_tank")
    cards = super_crisis(proof, 0, 2)
    proof.to_do("action").begin().say(0, "activate:hybrid_tank")
    assert {*proof.asked(0, "rebel-price").labels} == {"price:miracle", *(f"card:{card}" for card in cards)}
    proof.say(0, f"card:{cards[1]}")
    proof.game.answer(0, (0, 1, 2, 3, 4))
    assert proof.done()
    assert (proof.g.players[0].super_crisis, miracles(proof.g, 0)) == ([cards[0]], 1)
    assert proof.g.decks["super_crisis"].discard == [cards[1]]


def test_the_farm_does_not_take_the_price_away() -> None:
    """FAQ: tokens are still good for this."""
    proof = rebels("human").place(0, "hybrid_tank")
    deck = proof.state.decks["super_crisis"]
    at = deck.cards.index("the_farm")
    del deck.cards[at], deck.seen[at]
    proof.state.kept.append("the_farm")
    proof.to_do("action")
    assert "activate:hybrid_tank" in proof.labels(0)


def test_the_tank_shows_five_cards_though_fewer_are_left() -> None:
    """Three in the deck, seven discarded: those are shuffled when the fourth is due."""
    proof = rebels("human").place(0, "hybrid_tank").to_do("action")
    deck = proof.state.decks["crisis"]
    gone, deck.discard = deck.cards[10:], deck.cards[3:10]
    proof.state.removed += gone
    deck.cards, deck.seen = deck.cards[:3], deck.seen[:3]
    top = deck.cards[::-1]
    proof.begin().say(0, "activate:hybrid_tank")
    assert len(proof.asked(0, "arrange").labels) == 5
    assert [label.removeprefix("card:") for label in proof.labels(0)][:3] == top
    proof.game.answer(0, (1, 0, 2, 3, 4))
    assert proof.done()
    deck = proof.g.decks["crisis"]
    assert (len(deck.cards), deck.discard, deck.cards[-1]) == (10, [], top[1])
    assert len(proof.view(0)["known"]["crisis"]["top"]) == 5
    assert proof.view(1)["known"].get("crisis", {"top": []})["top"] == []


def test_the_stream_gives_treachery_too() -> None:
    proof = rebels("human").place(0, "datastream").hand(0).to_do("action")
    discarded = proof.state.skill_decks[TREACHERY].pop()
    proof.state.skill_discards[TREACHERY].append(discarded)
    proof.say(0, "activate:datastream").say(0, "skill:treachery")
    proof.game.answer(0, (0, 1, 2))
    assert proof.done()
    assert not list(RULES.faults(proof.g))
    assert [TYPE[card] for card in proof.g.players[0].hand] == [TREACHERY] * 3


def test_the_stream_with_no_card_of_the_type() -> None:
    proof = rebels("human").place(0, "datastream").hand(0).to_do("action")
    proof.state.players[1].hand += proof.state.skill_decks[3]
    proof.state.skill_decks[3] = []
    proof.say(0, "activate:datastream").say(0, "skill:piloting")
    for _ in range(3):
        if proof.done():
            break
        proof.game.answer(0, ())
    assert (proof.count(0), miracles(proof.g, 0)) == (0, 0)


def bay(side: str = "human", *crew: str, **options: Any) -> Proof:
    """Seat 0 in the Raider Bay; only vipers of the first kind in the Reserves, four."""
    proof = rebels(side, *crew, **options).place(0, "raider_bay")
    viper = proof.state.squadrons["viper"]
    proof.state.squadrons["assault_raptor"].unbuilt += proof.state.squadrons["assault_raptor"].reserves
    proof.state.squadrons["assault_raptor"].reserves = 0
    viper.damaged, viper.reserves = viper.damaged + viper.reserves - 4, 4
    return proof


def test_one_viper_left_is_one_viper() -> None:
    proof = bay()
    viper = proof.state.squadrons["viper"]
    viper.damaged, viper.reserves = viper.damaged + 3, 1
    proof.state.fleet.raiders[AFT] = 1
    proof.dice(8).to_do("action").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:viper").say(0, "area:aft")
    proof.asked(0, "unmanned-viper")
    proof.say(0, "attack:raider-aft")
    assert proof.done()
    assert (proof.g.squadrons["viper"].space[AFT], proof.g.fleet.raiders[AFT]) == (1, 0)


def test_four_vipers_in_an_area_without_a_launch_icon_each_act_once() -> None:
    """Four dice, four raiders; a viper that was there does nothing."""
    proof = bay()
    proof.state.squadrons["viper"].space[FORE] = 1
    proof.state.squadrons["viper"].damaged -= 1
    proof.state.fleet.raiders[FORE] = 6
    proof.dice(3, 2, 8, 3).to_do("action").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:viper").say(0, "area:fore")
    for _ in range(4):
        proof.say(0, "attack:raider-fore").skip()
    assert proof.done()
    assert (proof.g.fleet.raiders[FORE], proof.g.squadrons["viper"].space[FORE]) == (3, 5)


def test_no_raider_and_no_viper_the_bay_is_shut() -> None:
    proof = bay()
    viper = proof.state.squadrons["viper"]
    viper.damaged, viper.reserves = viper.damaged + 4, 0
    proof.state.taken_out["raider"] = 20
    assert "activate:raider_bay" not in proof.to_do("action").labels(0)


def test_a_cylon_may_place_vipers_and_fly_them() -> None:
    """Which side may choose which ships is not restricted."""
    proof = bay("cylon").cylon(0, place="raider_bay")
    (card,) = super_crisis(proof, 0)
    proof.to_do("action").say(0, "activate:raider_bay").say(0, f"card:{card}").say(0, "ships:viper").say(0, "area:aft")
    proof.say(0, "move:aft-port_aft").skip()
    assert proof.prompt() == "unmanned-viper"


def test_raiders_of_the_bay_attack_the_vipers_in_their_area() -> None:
    """A human places two raiders beside three vipers: 5 damages one, 4 misses."""
    proof = bay().dice(5, 4)
    proof.state.squadrons["viper"].space[FORE], proof.state.squadrons["viper"].reserves = 3, 1
    proof.to_do("action").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:fore")
    assert proof.done()
    changed = proof.changed()
    assert (changed["viper fore"], changed["damaged_vipers"], changed["raider fore"]) == (-1, 1, 2)


def test_raiders_of_the_bay_come_from_beyond_where_none_is_left() -> None:
    proof = bay().dice(1, 1)
    g = proof.state
    assert g.cylon_board is not None
    g.fleet.raiders[FORE], g.cylon_board.raiders[AFT], g.cylon_board.raiders[FORE] = 17, 1, 2
    proof.to_do("action").say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:port_aft")
    assert proof.done()
    g = proof.g
    assert g.cylon_board is not None
    assert (g.cylon_board.raiders[AFT], g.cylon_board.raiders[FORE]) == (0, 1)
    assert (g.fleet.raiders[PORT_AFT], g.fleet.raiders[FORE]) == (2, 17)


def test_raiders_of_the_bay_have_acted_and_others_act_with_the_icon() -> None:
    """Three raiders fore, two more placed there: two dice; with the icon later in the turn three."""
    proof = bay().dice(1, 1, 1, 1, 1)
    proof.state.fleet.raiders[FORE] = 3
    proof.to_do("action", "activate:raiders").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:fore")
    assert proof.done()
    assert len(proof.events("DieRolled")) == 5


def attacked(card: str, *crew: str) -> Proof:
    """The Raider Bay at a table with attack cards, one of them in play."""
    proof = bay("human", *crew, cylon_ships="attack_cards")
    crisis = proof.state.decks["crisis"]
    at = crisis.cards.index(card)
    del crisis.cards[at], crisis.seen[at]
    proof.state.kept.append(card)
    return proof


def test_scar_still_acts_twice_after_the_raider_bay() -> None:
    """Scar fore: the bay's two raiders aft roll two dice; with the icon Scar alone acts, twice."""
    proof = attacked("scar").dice(1, 1, 1, 1)
    proof.state.fleet.raiders[FORE] = 1
    proof.state.tokens["scar"] = {"fore": 1}
    proof.to_do("action", "activate:raiders").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:aft")
    assert proof.done()
    assert len(proof.events("DieRolled")) == 2 + 2


def test_scar_flies_with_its_token_after_the_raider_bay() -> None:
    """A civilian ship port fore, beside Scar fore: it flies there and shoots at it."""
    proof = attacked("scar")
    g = proof.state
    g.fleet.raiders[FORE] = 1
    g.tokens["scar"] = {"fore": 1}
    g.civilians[PORT_FORE] = [Civilian(50, g.civilian_pile.pop()), Civilian(51, g.civilian_pile.pop())]
    proof.to_do("action", "activate:raiders").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:aft")
    proof.skip()
    for _ in range(4):
        if proof.done():
            break
        proof.game.answer(0, 0)
    assert proof.done()
    assert ace_in(proof.g, PORT_FORE)
    assert not list(RULES.faults(proof.g))
    assert len(proof.g.civilians[PORT_FORE]) == 1


def test_scar_that_has_acted_does_not_act_again_because_of_the_bay() -> None:
    proof = attacked("scar").dice(1, 1, 1, 1)
    proof.state.fleet.raiders[FORE] = 1
    proof.state.tokens["scar"] = {"fore": 1}
    proof.to_do("activate:raiders", "action", "activate:raiders").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:aft")
    assert proof.done()
    assert len(proof.events("DieRolled")) == 2 + 2


def test_in_the_well_each_viper_of_the_bay_costs_a_card() -> None:
    """Event Horizon, two cards: two of four vipers act (FAQ-012)."""
    proof = attacked("event_horizon").hand(0, "repair-1", "repair-2").to_do("action").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:viper").say(0, "area:fore")
    for _ in range(2):
        proof.say(0, "move:fore-port_fore").skip()
        if proof.prompt() == "discard":
            proof.discards(0, 1)
    assert proof.done()
    assert (proof.count(0), proof.g.squadrons["viper"].space[FORE]) == (0, 2)


def test_the_barrage_follows_on_the_raiders_of_the_bay() -> None:
    """Dogfight: each basestar launches two after them, which do not act."""
    proof = attacked("dogfight").dice(1, 1)
    proof.state.fleet.raiders[PORT_AFT], proof.state.fleet.basestars = 1, [Basestar(FORE)]
    proof.to_do("action").begin()
    proof.say(0, "activate:raider_bay").say(0, "ships:raider").say(0, "area:aft")
    assert proof.done()
    assert (proof.changed()["raider aft"], proof.changed()["raider fore"]) == (2, 2)
    assert len(proof.events("DieRolled")) == 2


# --- the hub -----------------------------------------------------------------------------------------------------


def hubless(proof: Proof) -> Proof:
    turn_over(proof.state, "cylon", "destroyed")
    return proof


def test_a_leader_who_ends_the_infiltration_is_in_the_ruins() -> None:
    """No Skill card then, and Super Crisis cards are gone with the next draw step."""
    proof = hubless(led("caprica_six", infiltrates=True))
    cards = super_crisis(proof, 0, 2)
    proof.to_do("action")
    proof.say(0, next(label for label in proof.labels(0) if label.startswith("return:"))).skip()
    assert (proof.g.players[0].place, proof.g.players[0].super_crisis) == ("hub_destroyed", cards)
    go_on(proof, "receive_skills", "movement").skip()
    assert (proof.count(0), proof.g.players[0].super_crisis) == (0, [])
    assert {*cards} <= {*proof.g.decks["super_crisis"].discard}
    assert "location:caprica_3" in proof.labels(0)


def test_the_ruins_draw_nothing_and_on_leaving_two_cards_come_again() -> None:
    proof = hubless(voyage().cylon(0, place="hub_destroyed")).hand(0).to_do("receive_skills", "movement")
    assert proof.prompt() == "move"
    assert proof.count(0) == 0
    proof.say(0, "location:caprica_3").skip()
    go_on(proof, "receive_skills").say(0, "draw:politics+treachery").skip()
    assert proof.count(0) == 2


@pytest.mark.parametrize(("cards", "there"), [(2, False), (3, True), (5, True)])
def test_three_cards_for_a_way_out(cards: int, there: bool) -> None:
    proof = hubless(voyage().cylon(0, place="hub_destroyed")).hand(0, *["repair-1"] * cards).to_do("action")
    assert ("activate:hub_destroyed" in proof.labels(0)) is there
    if there:
        proof.say(0, "activate:hub_destroyed").skip()
        if proof.prompt() == "discard":
            proof.discards(0, 3)
        assert proof.done()
        assert (proof.count(0), len(proof.g.players[0].super_crisis)) == (cards - 3, 1)
        assert (proof.g.players[0].place, proof.events("CylonShipsActivated")) == ("cylon_fleet_3", [])


def test_who_reveals_in_the_ruins_time_gets_a_card_and_loses_it() -> None:
    """E3 b: distance 7, five Skill cards: down to three, Hub Destroyed, one Super Crisis card; in the next draw step it
    is gone and nothing is drawn; then they may move."""
    proof = hubless(voyage().loyal(0, "cylon_can_reduce_morale", "you_are_not_a_cylon"))
    proof.gone("asteroid_field", "asteroid_field", "tylium_planet").state.phases = ["sleeper"]
    proof.place(0, "command").hand(0, *["repair-1"] * 5).to_do("action")
    reveals(proof)
    player = proof.g.players[0]
    assert (player.place, proof.count(0), len(player.super_crisis), len(player.loyalty)) == ("hub_destroyed", 3, 1, 2)
    go_on(proof, "receive_skills", "movement").skip()
    assert (proof.count(0), proof.g.players[0].super_crisis) == (3, [])
    assert "location:caprica_3" in proof.labels(0)


def test_an_executed_cylon_goes_to_the_ruins_with_nothing() -> None:
    """E3 c."""
    proof = hubless(voyage().loyal(0, "cylon_can_reduce_morale")).hand(0, "repair-1", "repair-2").to_do("execute:0")
    assert proof.done()
    player = proof.g.players[0]
    assert (player.place, player.hand, player.super_crisis) == ("hub_destroyed", [], [])
    assert proof.g.resource("morale") == 10


def test_the_hub_is_destroyed_only_once() -> None:
    proof = hubless(voyage()).cylon(3, place="hub_destroyed")
    proof = attempt("destroy_the_hub", 14, proof)
    assert proof.done()
    assert proof.g.players[3].place == "hub_destroyed"


def test_all_on_the_overlay_stay_where_they_are_but_those_on_the_ship() -> None:
    """E3, with the Basestar Bridge and the rebel basestar besides: neither is on the overlay."""
    proof = rebels("cylon").cylon(1, place="basestar_bridge").cylon(2, "cylon_can_send_to_brig")
    proof.cylon(3, "cylon_can_send_to_sickbay", "human_fleet").cylon(4, "cylon_can_damage_galactica", "datastream")
    proof = attempt("destroy_the_hub", 14, proof, helper=0)
    assert proof.done()
    assert [player.place for player in proof.g.players[1:]] == [
        "basestar_bridge",
        "hub_destroyed",
        "human_fleet_3",
        "datastream",
    ]


@pytest.mark.parametrize(
    ("infiltrates", "side", "offered"),
    [(True, "human", True), (True, "cylon", False), (False, "cylon", True), (False, "human", False)],
)
def test_resolute_and_the_rebels(infiltrates: bool, side: str, offered: bool) -> None:
    """Any location, and its price; but those of the rebels only for their side."""
    proof = led("sharon_athena_agathon", infiltrates=infiltrates, side=side)
    super_crisis(proof, 0)
    proof.to_do("action")
    label = next(label for label in proof.labels(0) if "resolute" in label)
    proof.say(0, label)
    assert ("location:hybrid_tank" in proof.labels(0)) is offered


def test_resolute_begins_a_mission_and_nobody_draws_a_crisis() -> None:
    proof = led("sharon_athena_agathon", infiltrates=True).top("rescue_hera", "low_supplies")
    proof.to_do("action", "crisis")
    proof.say(0, next(label for label in proof.labels(0) if "resolute" in label))
    assert "location:bridge" in proof.labels(0)
    proof.say(0, "location:bridge").add()
    assert proof.done()
    assert (proof.g.mission, proof.events("CrisisDrawn")) == (Mission("rescue_hera"), [])


def test_resolute_in_the_ruins_ends_the_infiltration() -> None:
    """Three cards, a Super Crisis card, then the Cylon Fleet (s001, Athena's clarifications)."""
    proof = hubless(led("sharon_athena_agathon", infiltrates=True)).hand(0, *["repair-1"] * 4).to_do("action")
    proof.say(0, next(label for label in proof.labels(0) if "resolute" in label)).say(0, "location:hub_destroyed")
    proof.skip()
    if proof.prompt() == "discard":
        proof.discards(0, 3)
    assert proof.done()
    player = proof.g.players[0]
    assert (player.place, player.status, proof.count(0), len(player.super_crisis)) == ("cylon_fleet_3", LEADER, 1, 1)
