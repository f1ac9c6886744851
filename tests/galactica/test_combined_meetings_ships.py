"""All boxes together: mechanisms that meet. Assault raptors, civilian ships, jumps, the Cylon Fleet board."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_combined import mutinous, with_mutineer
from tests.rules.galactica_tables import beyond, civilians, pursued, pursuit, travelled

from readyroom.galactica.board import AFT, FORE, PORT_AFT
from readyroom.galactica.loyalty import HUMAN, MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Basestar

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""
CAIN, HOT_DOG, HELO, KAT = "helena_cain", "brendan_hot_dog_costanza", "karl_helo_agathon_pilot", "louanne_kat_katraine"


def in_raptor(proof: Proof, seat: int, area: str) -> Proof:
    """Somebody pilots the assault raptor of the Reserves."""
    g = proof.state
    g.squadrons["assault_raptor"].reserves -= 1
    g.players[seat].place, g.players[seat].ship = area, "assault_raptor"
    return proof


def only_reserves(proof: Proof, **counts: int) -> Proof:
    """So many vipers in the Reserves; the others are damaged or, as assault raptors, gone."""
    for ship, squadron in proof.state.squadrons.items():
        lost = squadron.reserves - counts.get(ship, 0)
        squadron.reserves -= lost
        if ship != "assault_raptor":
            squadron.damaged += lost
    return proof


def rest(proof: Proof) -> Proof:
    while not proof.done():
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    return proof


# --- assault raptors ---------------------------------------------------------------------------------------


def test_the_hangar_deck_launches_an_assault_raptor_and_its_pilot_moves_one_area() -> None:
    proof = only_reserves(combined("kara_starbuck_thrace", *CREW[:2], CREW[3]), assault_raptor=1)
    proof.place(0, "hangar_deck").to_do("action", "movement").begin().say(0, "activate:hangar_deck")
    proof.say(0, "area:port_fore")
    while proof.prompt() == "own-viper" or proof.prompt() == "action":
        proof.say(0, "pass:pass")
    assert proof.g.players[0].ship == "assault_raptor"
    assert {label for label in proof.labels(0) if label.startswith("area:")} == {"area:fore", "area:port_aft"}


def test_who_lands_with_an_assault_raptor_brings_it_back() -> None:
    proof = in_raptor(combined("kara_starbuck_thrace", *CREW[:2]), 0, "fore").hand(0, "repair-1")
    proof.to_do("movement").begin().say(0, "location:pegasus_cic")
    assert proof.done()
    assert proof.changed() == {"place 0": "pegasus_cic", "hand 0": -1, "assault_raptor reserves": 1}


@pytest.mark.parametrize("place", ["brig", "sickbay"])
def test_who_is_sent_away_out_of_an_assault_raptor_leaves_it_in_the_reserves(place: str) -> None:
    proof = in_raptor(combined("kara_starbuck_thrace", *CREW[:2]), 0, "fore")
    lay_down(proof, "cylon_accusation" if place == "brig" else "domestic_dispute")
    card = proof.state.crises[-1]
    proof.destiny("repair-1", "repair-1").to_do(f"text:{card}").begin().add()
    assert proof.done()
    assert proof.g.players[0].place == place
    assert proof.changed()["assault_raptor reserves"] == 1


def test_kat_sacrifices_herself_in_an_assault_raptor_which_comes_back() -> None:
    proof = in_raptor(combined(KAT, *CREW[:2], CREW[3]), 0, "fore")
    proof.state.fleet.basestars = [Basestar(FORE)]
    proof.to_do("action").begin().say(0, "ability:sacrifice").skip()
    if not proof.done():
        proof.game.answer(0, 0)
    assert proof.done()
    assert proof.changed() == {
        "basestar fore": -1,
        "place 0": "sickbay",
        "assault_raptor reserves": 1,
        "miracle seat:0": -1,
    }


def test_an_eight_of_a_nuke_destroys_a_piloted_assault_raptor_and_civilian_ships() -> None:
    """Every ship of the area; the pilot goes to Sickbay; Hot Dog may escort one of the ships."""
    proof = in_raptor(combined("saul_tigh", "kara_starbuck_thrace", HOT_DOG, "laura_roslin"), 1, "fore").dice(8)
    civilians(proof.state, FORE, "civ_population_1", "civ_population_2")
    proof.state.fleet.raiders[FORE] = 2
    proof.to_do("action").begin().say(0, "nuke:fore")
    offers = 0
    while not (question := proof.game.questions[0]).prompt.endswith("stop"):
        offers += "use:escort" in question.labels
        proof.say(question.seat, question.labels[0])
    assert offers == 2
    changed = proof.changed()
    assert (changed["raider fore"], changed["civilian fore"], changed["population"]) == (-2, -2, -3)
    assert (changed["place 1"], changed["nukes"], changed["nukes_beside"]) == ("sickbay", -1, 1)
    assert "assault_raptor reserves" not in changed


def test_a_raider_prefers_what_has_no_pilot() -> None:
    """An unmanned viper is attacked, not the assault raptor with its pilot."""
    proof = in_raptor(combined("saul_tigh", "kara_starbuck_thrace", "laura_roslin"), 1, "fore").dice(7)
    proof.state.squadrons["viper"].space[FORE] = 1
    proof.state.squadrons["viper"].reserves -= 1
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("activate:raiders").begin()
    assert proof.done()
    assert proof.changed() == {"viper fore": -1, "damaged_vipers": 1}


@pytest.mark.parametrize("stays", [True, False])
def test_who_stays_in_space_is_there_for_the_ships_of_the_destination(stays: bool) -> None:
    """Cylon Ambush brings a basestar and raiders in front, where the assault raptor may still be."""
    proof = in_raptor(combined(HELO, *CREW[:3]), 0, "fore")
    proof.state.jump_track = 4
    proof.top("cylon_ambush", "deep_space").to_do("prepare_for_jump").begin()
    proof.skip()
    proof.say(0, "choice:yes" if stays else "choice:no")
    proof.say(proof.g.admiral, "cylon_ambush")
    rest(proof)
    assert proof.g.players[0].place == ("fore" if stays else "hangar_deck")
    assert len(proof.g.fleet.basestars) == 1


def test_unmanned_assault_raptors_are_asked_about_area_by_area() -> None:
    """By the current player, who need not be a pilot or the CAG; a revealed Cylon too."""
    proof = combined(*CREW).cylon(0)
    squadron = proof.state.squadrons["assault_raptor"]
    squadron.reserves, squadron.unbuilt = 0, 1
    squadron.space[FORE], squadron.space[PORT_AFT] = 1, 2
    proof.state.jump_track = 4
    proof.top("deep_space", "remote_planet").to_do("prepare_for_jump").begin()
    for labels, answer in ((("number:0", "number:1"), "number:1"), (("number:0", "number:1", "number:2"), "number:0")):
        assert proof.asked(0, "leave-in-space").labels == labels
        proof.say(0, answer)
    proof.say(proof.g.admiral, "deep_space")
    rest(proof)
    assert proof.g.squadrons["assault_raptor"].space == [1, 0, 0, 0, 0, 0]
    assert proof.g.squadrons["assault_raptor"].reserves == 2


# --- Blind Jump --------------------------------------------------------------------------------------------


def blind(pile: int, *crew: str) -> Proof:
    """So many civilian ships are not on the board; three are, aft."""
    proof = combined(CAIN, *(crew or CREW[:3]))
    g = proof.state
    civilians(g, AFT, "civ_population_1", "civ_empty", "civ_population_2")
    del g.civilian_pile[pile:]
    proof.top("remote_planet", "deep_space").to_do("action").begin()
    return proof.say(0, "ability:blind_jump")


@pytest.mark.parametrize(("pile", "chosen"), [(2, 0), (1, 1), (0, 2)])
def test_blind_jump_takes_ships_of_the_board_only_when_the_pile_is_empty(pile: int, chosen: int) -> None:
    """Off the board first, at random; then the current player picks, and Hot Dog may escort what is in space."""
    proof = blind(pile, HOT_DOG, "laura_roslin", "saul_tigh")
    asked = escorts = 0
    while not (question := proof.game.questions[0]).prompt.endswith("stop"):
        asked += question.prompt == "galactica-destroy-civilian"
        escorts += "use:escort" in question.labels
        proof.game.answer(question.seat, 0)
    assert (asked, escorts) == (chosen, chosen)
    assert len(proof.g.civilians[AFT]) == 3 - chosen
    assert proof.g.destinations == ["remote_planet"]
    assert proof.events("DieRolled") == []


def test_a_blind_jump_of_the_mutineer_is_no_jump_icon() -> None:
    proof = combined(CAIN, *CREW[:3])
    with_mutineer(proof, 0).top("remote_planet")
    proof.to_do("action").begin()
    rest(proof.say(0, "ability:blind_jump"))
    assert proof.g.players[0].held(MUTINY) == []
    assert proof.g.destinations == ["remote_planet"]


def test_no_one_gets_left_behind_in_a_blind_jump() -> None:
    """Helo's ability is of the ships' step, whatever kind of jump it is."""
    proof = blind(4, HELO, "laura_roslin", "saul_tigh")
    while "use:no_one_gets_left_behind" not in proof.game.questions[0].labels:
        proof.game.answer(proof.game.questions[0].seat, 0)
    fuel, population = proof.g.resource("fuel"), proof.g.resource("population")
    proof.uses(1, "no_one_gets_left_behind")
    rest(proof)
    assert proof.g.resource("population") == min(15, population + 2)
    assert proof.g.resource("fuel") == fuel - 1 - 1  # the ability, and Remote Planet


# --- jumps and Loyalty -------------------------------------------------------------------------------------


def sleepers(*deck: str, crew: tuple[str, ...] = CREW) -> Proof:
    """About to jump to distance 4; the Loyalty deck is dealt in this order from seat 0 on."""
    proof = combined(*crew).loyalty_deck(*deck[::-1])
    travelled(proof.top("remote_planet", "deep_space"), "barren_planet").state.jump_track = 4
    return proof.to_do("prepare_for_jump").begin()


def jumped(proof: Proof) -> Proof:
    proof.skip()
    proof.say(proof.g.admiral, "remote_planet")
    return proof


def test_the_jump_of_their_own_icon_deals_the_mutineer_who_draws_for_it_too() -> None:
    """One card for becoming the Mutineer, one for the icon, which is drawn after the jump (docs/rulings.md)."""
    proof = jumped(sleepers(MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN))
    rest(proof)
    assert [len(player.loyalty) for player in proof.g.players] == [3, 2, 2, 2]
    assert len(proof.g.players[0].held(MUTINY)) == 2
    assert proof.g.players[0].place == "command"
    assert proof.g.admiral != 0


def test_a_cylon_who_is_dealt_the_mutineer_gives_it_away_unseen() -> None:
    """The receiver shows it as if it had been dealt to them: one more Loyalty card, a Mutiny card, titles."""
    proof = combined(*CREW).cylon(1).loyalty_deck(*[HUMAN] * 4, MUTINEER, HUMAN)
    travelled(proof.top("remote_planet", "deep_space"), "barren_planet").state.jump_track = 4
    jumped(proof.to_do("prepare_for_jump").begin())
    assert proof.asked(1, "hand-over-loyalty").labels == ("seat:0", "seat:2", "seat:3")
    assert not proof.events("MutineerRevealed")
    proof.say(1, "seat:2")
    rest(proof)
    assert [event["seat"] for event in proof.events("MutineerRevealed")] == [2]
    assert len(proof.g.players[2].held(MUTINY)) == 1
    assert proof.g.titles["title_cag"] != 2
    assert [card.id for card in proof.g.players[1].loyalty if not card.revealed] == []
    assert len(proof.g.players[2].loyalty) == 4


def test_if_nobody_was_dealt_the_mutineer_the_current_player_names_who_draws_once_more() -> None:
    proof = jumped(sleepers(HUMAN, HUMAN, HUMAN, HUMAN, MUTINEER, HUMAN))
    assert proof.asked(0, "draws-loyalty").labels == ("seat:0", "seat:1", "seat:2", "seat:3")
    proof.say(0, "seat:3")
    rest(proof)
    assert [len(player.loyalty) for player in proof.g.players] == [2, 2, 2, 3]  # no further card for the Mutineer
    assert [card.id for card in proof.g.players[3].loyalty if card.revealed] == [MUTINEER]


def test_boomer_goes_to_the_brig_while_others_become_the_mutineer() -> None:
    """She is dealt two cards; the Mutineer comes to the next one, who is dealt another."""
    proof = jumped(sleepers(*[HUMAN] * 2, MUTINEER, *[HUMAN] * 4, crew=("sharon_boomer_valerii", *CREW[:3])))
    rest(proof)
    boomer = proof.g.players[0]
    assert [len(player.loyalty) for player in proof.g.players] == [3, 3, 2, 2]
    assert boomer.place == "brig"


# --- the Cylon Fleet board ---------------------------------------------------------------------------------


def test_a_jump_icon_and_auto_attack_in_one_turn() -> None:
    """The pursuit brings all Cylon ships; then the fleet jumps, and they are left behind in the areas they came to."""
    proof = combined(*CREW)
    pursued(proof, 3)
    beyond(proof.state).raiders[FORE] = 3
    beyond(proof.state).basestars = [Basestar(AFT)]
    proof.state.jump_track = 4
    proof.dice(4).top("deep_space", "remote_planet").to_do("activate:raiders", "prepare_for_jump").begin()
    while proof.prompt() == "place-civilian":
        proof.game.answer(2, 0)
    assert pursuit(proof.g) == 0
    proof.say(0, "deep_space")
    rest(proof)
    assert sum(proof.g.fleet.raiders) == 0
    assert beyond(proof.g).raiders[FORE] == 3
    assert [star.area for star in beyond(proof.g).basestars] == [AFT]
    assert beyond(proof.g).raiders == [3, 0, 0, 0, 0, 1]  # with the one placed by a 4


@pytest.mark.parametrize("raiders", [16, 20])
def test_dradis_contact_takes_raiders_from_beyond_when_the_supply_is_out(raiders: int) -> None:
    """Two in front; from the lowest-numbered area of the fleet board if need be."""
    proof = combined(*CREW).hand(1, "dradis_contact-0")
    beyond(proof.state).raiders = [raiders - 1, 0, 0, 1, 0, 0]
    lay_down(proof, "unidentified_ship")
    proof.destiny("repair-1", "repair-1").to_do("text:unidentified_ship").begin().add(p1=("dradis_contact-0",))
    assert proof.done()
    assert proof.g.fleet.raiders[FORE] == 2
    assert beyond(proof.g).raiders == ([15, 0, 0, 1, 0, 0] if raiders == 16 else [18, 0, 0, 0, 0, 0])


# --- Final Five, Pegasus -----------------------------------------------------------------------------------


def test_damage_by_one_of_the_final_five_may_be_pegasus() -> None:
    """The current player says each time which ship takes it."""
    proof = combined("gaius_baltar", *CREW[:3]).place(0, "research_lab").loyal(1, "final_five_galactica_damaged")
    proof.to_do("action").say(0, "ability:cylon_detector").say(0, "seat:1")
    boards = 0
    while proof.prompt() == "damage-which":
        assert proof.game.questions[0].seat == 0
        proof.say(0, "board:pegasus")
        boards += 1
    assert boards >= 1
    assert len(proof.g.damage_piles["pegasus"]) == 4 - boards
    assert len(proof.g.damage_piles["galactica"]) == 8


def test_the_detector_never_shows_the_mutineer_card() -> None:
    """It lies faceup; what is looked at is the other one."""
    proof = with_mutineer(combined("gaius_baltar", *CREW[:3]), 1).place(0, "research_lab").to_do("action")
    proof.say(0, "ability:cylon_detector").say(0, "seat:1").skip()
    seen = proof.events("LoyaltySeen", 0)[-1]
    assert seen["cards"] == [HUMAN]


def test_a_cylon_who_reveals_out_of_an_assault_raptor() -> None:
    """The ship goes to the Reserves; Mutiny cards, tokens and titles are gone before the Loyalty cards are passed."""
    proof = in_raptor(combined("kara_starbuck_thrace", *CREW[:2], CREW[3]), 0, "fore")
    mutinous(proof.loyal(0, "cylon_can_reduce_morale", "final_five_examiner_brig"), 0, "panic")
    proof.hand(0, *["repair-1"] * 5).to_do("action", "crisis").begin().say(0, "reveal:cylon_can_reduce_morale")
    asked = []
    while not proof.done():
        question = proof.game.questions[0]
        asked.append((question.seat, question.prompt.removeprefix("galactica-")))
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert (0, "hand-over-loyalty") in asked
    assert proof.count(0) == 3
    assert proof.g.players[0].held(MUTINY) == []
    assert "seat:0" not in proof.g.tokens["miracle"]
    assert proof.g.squadrons["assault_raptor"].reserves == 1
    assert proof.g.players[0].place == "resurrection_ship_3"
    assert proof.g.titles["title_cag"] != 0
    assert not proof.events("CrisisDrawn")


def test_a_final_five_card_that_was_handed_over_is_its_new_holders() -> None:
    """Being given it is no examination (docs/rulings.md); looked at later, it is the new holder who is executed."""
    proof = combined("gaius_baltar", *CREW[:3]).place(1, "armory").place(0, "research_lab")
    proof.loyal(1, "cylon_can_reduce_morale", "final_five_owner_executed").loyalty_deck(HUMAN)
    proof.hand(0, "executive_order-1").to_do("action", "action").begin()
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice")
    proof.say(1, "reveal:cylon_can_reduce_morale")
    while proof.prompt() != "hand-over-loyalty":
        question = proof.game.questions[0]
        proof.game.answer(question.seat, 0)
    proof.say(1, "seat:2")
    assert proof.prompt() == "action"
    assert proof.g.executed == []
    proof.say(0, "ability:cylon_detector").say(0, "seat:2").skip()
    assert proof.prompt() == "character"
    assert proof.game.questions[0].seat == 2
