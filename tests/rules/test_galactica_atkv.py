"""All boxes with Cylon attack cards instead of the Cylon Fleet board (ATKV; scenario V1), and what the FAQ says."""

from typing import Any

import pytest
from tests.galactica.cards.test_combined_attacks import APPENDIX, CREW, appendix, jump, kept, scar
from tests.rules.galactica_tables import begun

import readyroom as rr
from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.daybreak import DAYBREAK_ATTACKS
from readyroom.galactica.cards.exodus import FLEET_BOARD
from readyroom.galactica.cards.pegasus import PEGASUS_ATTACKS
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import place_civilians, put_civilian, supply
from readyroom.galactica.state import Basestar
from readyroom.galactica.titles import TITLES
from readyroom.kernel import BadSetup

rule = pytest.mark.rule
FOUR = ("helena_cain", "laura_roslin", "louanne_kat_katraine", "anastasia_dee_dualla")


def attacks(cards: list[str]) -> int:
    return sum(isinstance(CRISES[card], Attack) for card in cards)


@rule("ATKV-001")
def test_v1_the_decks() -> None:
    """Crisis 141 - 6 + 19, Super Crisis 11 - 1 + 2."""
    g = begun(4, *FOUR, **APPENDIX).state
    crises = g.decks["crisis"].cards + g.crises + g.decks["crisis"].discard
    assert (len(crises), attacks(crises)) == (154, 19)
    supers = g.decks["super_crisis"].cards
    assert (len(supers), attacks(supers)) == (12, 2)
    gone = {card for deck in ("crisis", "super_crisis") for card in FLEET_BOARD.cards[deck]}
    assert len(gone) == 7
    assert not gone & {*crises, *supers}
    ours = [card for box in (BASE, PEGASUS_ATTACKS, DAYBREAK_ATTACKS) for cards in box.cards.values() for card in cards]
    assert {card for card in ours if isinstance(CRISES.get(card), Attack)} <= {*crises, *supers}
    assert "mining_asteroid" not in g.decks["destination"].cards


@rule("ATKV-001")
@pytest.mark.only("combined", why="with the board there are no attack cards")
def test_with_the_board_it_is_the_other_way_round() -> None:
    g = begun(4, *FOUR, rules="combined", cylon_ships="fleet_board").state
    assert attacks([*in_play(g).cards["crisis"], *in_play(g).cards["super_crisis"]]) == 0
    assert {*FLEET_BOARD.cards["crisis"]} <= {*in_play(g).cards["crisis"]}


@rule("ATKV-002")
def test_v1_twenty_one_crisis_cards_make_room() -> None:
    """Random ones, unseen, none of the attack cards."""
    gone = []
    for seed in (1, 2):
        game = begun(4, *FOUR, seed=seed, **APPENDIX, fewer_crises=True)
        g = game.state
        gone.append({*g.facedown["crisis"]["box"]})
        crises = g.decks["crisis"].cards + g.crises + g.decks["crisis"].discard
        assert (len(crises), attacks(crises), attacks(g.facedown["crisis"]["box"])) == (133, 19, 0)
        assert len(g.facedown["crisis"]["box"]) == 21
        assert not any(card in str(game.view(viewer)) for viewer in (None, 0) for card in gone[-1] - {*g.crises})
    assert gone[0] != gone[1]
    with pytest.raises(BadSetup, match="attack cards"):
        rr.new("galactica", 4, 1, {"rules": "combined", "cylon_ships": "fleet_board", "fewer_crises": True})
    with pytest.raises(BadSetup):
        rr.new("galactica", 4, 1, {"rules": "base", "fewer_crises": True})


@rule("ATKV-003", "ATKV-005", "ATKV-008")
def test_v1_no_cag_no_board_and_the_base_table_of_nukes() -> None:
    game = begun(4, *FOUR, **APPENDIX)
    g = game.state
    assert {*g.titles} == {"president", "admiral"}
    assert TITLES["admiral"].id == "admiral"
    assert g.cylon_board is None
    assert game.view(0)["cylon_board"] is None
    assert "pursuit" not in g.tokens
    assert in_play(g).nukes_by == "admiral"
    for die, left, damage in ((2, 1, 2), (3, 0, 0), (6, 0, 0)):
        proof = appendix("helena_cain", "saul_tigh", "laura_roslin").dice(die)
        proof.state.fleet.basestars = [Basestar(FORE)]
        proof.state.fleet.raiders[FORE] = 2
        assert {label for label in proof.to_do("action").labels(0) if label.startswith("nuke")} == {
            "nuke:basestar-fore"
        }
        proof.say(0, "nuke:basestar-fore").skip()
        while not proof.done():
            proof.game.answer(0, 0)
        stars = proof.g.fleet.basestars
        if damage and stars:
            assert len(stars[0].damage) == damage
        assert len(stars) == left or (damage and not stars)
        assert proof.g.fleet.raiders[FORE] == 2


@rule("COMP-006", "SETUP-088", "ATKV-004")
def test_v1_the_ships() -> None:
    g = begun(4, *FOUR, **APPENDIX).state
    assert {ship: (one.reserves, one.damaged, one.unbuilt) for ship, one in g.squadrons.items()} == {
        "viper": (6, 0, 0),
        "assault_raptor": (1, 0, 3),
    }
    assert g.squadrons["viper"].space == [0, 0, 0, 0, 1, 1]
    assert (pieces(g, "viper"), pieces(g, "assault_raptor"), pieces(g, "raider")) == (8, 4, 16)
    assert supply(g, "raider") + sum(g.fleet.raiders) == 16
    assert (g.nukes, g.nukes_beside) == (2, 1)


@rule("ATKV-008")
def test_v1_a_nuke_that_shows_eight() -> None:
    """The basestar and the raiders of its area; nothing else there, and the token lies beside the board."""
    proof = appendix("helena_cain", "saul_tigh", "laura_roslin")
    g = proof.state
    g.fleet.basestars = [Basestar(FORE)]
    g.fleet.raiders[FORE], g.fleet.raiders[2], g.fleet.heavies[FORE] = 2, 1, 1
    g.squadrons["viper"].space[FORE], g.squadrons["viper"].reserves = 1, g.squadrons["viper"].reserves - 1
    proof.dice(8).to_do("action").begin()
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert proof.changed() == {"basestar fore": -1, "raider fore": -2, "nukes": -1, "nukes_beside": 1}
    assert (proof.g.nukes, proof.g.nukes_beside) == (1, 2)


@rule("ATKV-006")
@pytest.mark.parametrize("kind", ["raiders", "launch_raiders", "heavy_raiders", "basestars"])
def test_v1_where_there_is_nothing_an_icon_does_nothing(kind: str) -> None:
    proof = appendix().to_do(f"activate:{kind}").begin()
    assert proof.done()
    assert proof.changed() == {}
    assert proof.events("DieRolled") == []


@rule("ATKV-007")
def test_v1_a_jump_leaves_everything_behind() -> None:
    """The viper to the Reserves, all Cylon ships away, the three civilian ships to the pile: 12."""
    proof = appendix()
    g = proof.state
    g.fleet.basestars, g.fleet.raiders[FORE], g.fleet.raiders[2], g.fleet.heavies[FORE] = [Basestar(FORE)], 2, 1, 1
    g.squadrons["viper"].space[FORE], g.squadrons["viper"].reserves = 1, 7
    for _ in range(3):
        put_civilian(g, AFT, g.civilian_pile.pop())
    jump(proof)
    proof.say(proof.g.admiral, "remote_planet")
    assert proof.done()
    assert (proof.g.squadrons["viper"].reserves, len(proof.g.civilian_pile)) == (8, 12)
    assert (sum(proof.g.fleet.raiders), sum(proof.g.fleet.heavies), proof.g.fleet.basestars) == (0, 0, [])


@rule("ATKV-007")
def test_v1_no_viper_escorts() -> None:
    proof = appendix().to_do("action")
    g = proof.state
    g.squadrons["viper"].space[AFT], g.squadrons["viper"].reserves = 1, 7
    g.civilians[AFT] = []
    put_civilian(g, AFT, g.civilian_pile.pop())
    proof.say(0, "activate:command")
    assert "move:aft-port_aft" in proof.labels(0)
    assert not [label for label in proof.labels(0) if label.startswith("escort")]
    proof = appendix("lee_apollo_adama", "saul_tigh", "laura_roslin").place(0, "aft")
    put_civilian(proof.state, AFT, proof.state.civilian_pile.pop())
    assert not [label for label in proof.to_do("action").labels(0) if label.startswith("escort")]


@rule("ATKV-007")
def test_v1_the_admiral_places_civilian_ships_anywhere() -> None:
    """Medal of Distinction: also where ships are already."""
    proof = appendix()
    put_civilian(proof.state, AFT, proof.state.civilian_pile.pop())
    STEPS["two_civilians"] = lambda g, _: place_civilians(g, 2)
    proof.to_do("two_civilians")
    for _ in range(2):
        assert len(proof.asked(proof.g.admiral, "place-civilian").labels) == 6
        proof.say(proof.g.admiral, "area:aft")
    assert len(proof.g.civilians[AFT]) == 3


@rule("ATKV-009")
def test_hornets_nest_forbids_actions_and_movement_of_piloting_cards() -> None:
    pilot = ("lee_apollo_adama", "saul_tigh", "laura_roslin")
    proof = kept("hornets_nest", appendix(*pilot)).place(0, "port_fore")
    proof.hand(0, "maximum_firepower-3", "full_throttle-1", "executive_order-1").to_do("movement", "action")
    proof.state.fleet.raiders[5] = 1
    assert "card:full_throttle-1" not in proof.labels(0)
    proof.say(0, "choice:stay")
    assert {label for label in proof.labels(0) if label.startswith("card:")} == {"card:executive_order-1"}


@rule("ATKV-010", "FAQ-004")
@pytest.mark.parametrize(("die", "left"), [(4, 3), (6, 3), (7, 1), (8, 1)])
def test_the_scar_token_and_the_main_batteries(die: int, left: int) -> None:
    """Of five raiders two or four; Scar among them on 7 and 8 only, if one likes."""
    for answer in ("choice:yes", "choice:no"):
        proof = scar(FORE, 4, *CREW).place(0, "main_batteries").dice(die).to_do("action").begin()
        proof.say(0, "activate:main_batteries").say(0, "area:fore")
        assert (proof.prompt() == "shoot-ace") == (die >= 7)
        if die >= 7:
            proof.say(0, answer).skip()
        assert proof.g.fleet.raiders[FORE] == left
        assert ("scar" in proof.g.tokens) == (die < 7 or answer == "choice:no")


def horizon(*cards: str, **options: Any) -> Any:
    pilot = ("lee_apollo_adama", "saul_tigh", "laura_roslin")
    return kept("event_horizon", appendix(*pilot, **options)).place(0, "port_fore").hand(0, *cards)


@rule("FAQ-010")
def test_the_own_viper_first_costs_a_card() -> None:
    proof = horizon("repair-1", "repair-2").to_do("action").begin()
    proof.say(0, "move:fore")
    assert proof.g.players[0].place == "port_fore"  # first the card
    proof.discards(0, 1)
    assert (proof.done(), proof.g.players[0].place, proof.count(0)) == (True, "fore", 1)
    assert not [label for label in horizon().to_do("action").labels(0) if label.startswith("move:")]


@rule("FAQ-011")
def test_command_costs_one_for_each_activation() -> None:
    proof = kept("event_horizon").hand(0, "repair-1", "repair-2", "launch_scout-1").to_do("action").begin()
    proof.say(0, "activate:command").say(0, "launch:port_aft").discards(0, 1)
    proof.say(0, "launch:port_fore").discards(0, 1)
    assert (proof.done(), proof.count(0)) == (True, 1)
    proof = kept("event_horizon").hand(0, "repair-1", "repair-2").to_do("action")
    proof.say(0, "activate:command").say(0, "launch:port_aft").discards(0, 1).say(0, "pass")
    assert (proof.done(), proof.count(0)) == (True, 1)


@rule("FAQ-012")
def test_a_card_that_activates_vipers_costs_one_for_each() -> None:
    """Protect the Fleet, in a check: the current player pays."""
    for cards, places in ((("repair-1",), 1), ((), 0)):
        proof = kept("event_horizon").hand(0, *cards).hand(1, "protect_the_fleet-0", "evasive_maneuvers-2")
        proof.place(0, "admirals_quarters").destiny("evasive_maneuvers-1", "launch_scout-1").to_do("action")
        proof.say(0, "admirals_quarters").say(0, "seat:3")
        while proof.prompt() == "add-cards":
            seat = proof.game.questions[0].seat
            proof.say(seat, *(("protect_the_fleet-0", "evasive_maneuvers-2") if seat == 1 else ()))
        if proof.prompt() == "unmanned-viper":
            proof.say(0, "launch:port_aft").skip()
        assert proof.g.squadrons["viper"].space[4] == places
        assert proof.count(0) == 0


@rule("FAQ-013")
@pytest.mark.parametrize("card", ["maximum_firepower-3", "full_throttle-1"])
def test_an_action_that_moves_and_attacks_is_one_activation(card: str) -> None:
    proof = horizon(card, "repair-1")
    proof.state.fleet.raiders[5] = 3
    proof.dice(8, 8, 8).to_do("action").say(0, card)
    while not proof.done():
        labels = proof.labels(0)
        proof.say(
            0, "area:port_fore" if "area:port_fore" in labels else next(one for one in labels if "pass" not in one)
        )
    assert (proof.count(0), len(proof.events("DieRolled"))) == (0, 3 if card.startswith("max") else 1)
    assert f"card:{card}" not in horizon(card).to_do("action").labels(0)


@rule("FAQ-014")
def test_moving_in_the_movement_step_costs_nothing() -> None:
    proof = horizon("repair-1").to_do("movement").say(0, "area:fore")
    assert (proof.done(), proof.g.players[0].place, proof.count(0)) == (True, "fore", 1)
    proof = horizon()
    proof.state.current = 1
    proof.place(1, "command").hand(1, "executive_order-1").to_do("action")
    proof.say(1, "executive_order-1").say(1, "seat:0").say(0, "choice:move-and-act").say(0, "area:fore")
    assert proof.g.players[0].place == "fore"
