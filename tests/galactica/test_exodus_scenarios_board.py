"""Scenarios of a second reading of the Exodus rulebook: the Cylon Fleet board when ships run short, and around it."""

from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_tables import begun, beyond, civilians, pursued, pursuit

import readyroom as rr
from readyroom.galactica.board import AFT, CAG, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.loyalty import CYLONS, SYMPATHIZER
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar

FLEET: dict[str, Any] = {"rules": "exodus", "cylon_ships": "fleet_board"}
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


def table(*crew: str, **options: Any) -> Proof:
    """Nothing in space; Starbuck, if there, is in the Armory."""
    proof = Proof(*(crew or CREW), **FLEET, **options).empty_space()
    return proof if crew else proof.place(2, "armory")


def jump(proof: Proof, card: str) -> Proof:
    proof.state.jump_track = 4
    proof.top(card, "deep_space").to_do("prepare_for_jump").skip()
    return proof.say(proof.g.admiral, card)


# --- ships run short ----------------------------------------------------------------------------------------


def test_no_raider_is_left_so_the_highest_area_with_one_comes() -> None:
    """FLEET-004, FLEET-006: with all that waits there; nothing acts, and the CAG may put a ship among them."""
    proof = table().to_do("activate:raiders")
    waiting = beyond(proof.state)
    waiting.raiders[AFT], waiting.raiders[PORT_FORE] = 12, 8
    waiting.heavies[PORT_FORE], waiting.heavies[FORE] = 2, 1
    waiting.basestars = [Basestar(PORT_FORE), Basestar(FORE)]
    proof.asked(2, "place-civilian")
    proof.say(2, "area:port_fore")
    assert proof.done()
    g, waiting = proof.g, beyond(proof.g)
    assert (g.fleet.raiders[PORT_FORE], g.fleet.heavies[PORT_FORE]) == (8, 2)
    assert [base.area for base in g.fleet.basestars] == [PORT_FORE]
    assert (waiting.raiders[AFT], waiting.heavies[FORE], [base.area for base in waiting.basestars]) == (12, 1, [FORE])
    assert (len(g.civilians[PORT_FORE]), g.resource("population"), pursuit(g)) == (1, 12, 1)


def test_two_basestars_launch_what_is_left_of_both_boards() -> None:
    """FLEET-007..009: three on no board and one that waits; the current player says where the four go."""
    proof = table().to_do("activate:launch_raiders")
    proof.state.fleet.basestars = [Basestar(FORE), Basestar(AFT)]
    proof.state.fleet.raiders[STARBOARD_AFT], beyond(proof.state).raiders[FORE] = 16, 1
    for area in ("fore", "aft", "aft", "aft"):
        proof.asked(0, "place-raider")
        proof.say(0, f"area:{area}")
    assert proof.done()
    raiders = proof.g.fleet.raiders
    assert (raiders[FORE], raiders[AFT], raiders[STARBOARD_AFT], sum(beyond(proof.g).raiders)) == (1, 3, 16, 0)


def test_the_derelict_basestar_is_the_one_of_the_lowest_area() -> None:
    """FLEET-008, DMG-013: of those in areas 3 and 7-8 the former; it is damaged, civilian ships stay where they are."""
    proof = table()
    beyond(proof.state).basestars = [Basestar(FORE), Basestar(STARBOARD_AFT)]
    civilians(proof.state, AFT, "civ_empty")
    jump(proof, "derelict_basestar")
    assert proof.done()
    assert [(base.area, len(base.damage)) for base in proof.g.fleet.basestars] == [(FORE, 1)]
    assert [base.area for base in beyond(proof.g).basestars] == [FORE]
    assert len(proof.g.civilians[AFT]) == 3


@pytest.mark.parametrize(
    ("kind", "token"),
    [
        ("launch_raiders", "disabled_hangar"),
        ("raiders", "disabled_hangar"),
        ("heavy_raiders", "disabled_hangar"),
        ("basestars", "disabled_weapons"),
    ],
)
def test_a_basestar_that_can_do_nothing_keeps_the_fleet_away(kind: str, token: str) -> None:
    """Nothing is placed beyond the horizon and the pursuit stays: there is a basestar on the main board."""
    proof = table().to_do(f"activate:{kind}")
    proof.state.fleet.basestars = [Basestar(FORE, [token])]
    proof.state.basestar_pile.remove(token)
    proof.begin()
    assert proof.done()
    assert proof.changed() == {}


def test_a_centurion_alone_keeps_heavy_raiders_away() -> None:
    """HEAVY-009: it advances; none is placed."""
    proof = table().to_do("activate:heavy_raiders")
    proof.state.boarding[1] = 1
    assert proof.done()
    assert (proof.g.boarding, supply(proof.g, "heavy_raider"), pursuit(proof.g)) == ([0, 0, 1, 0, 0], 4, 0)


# --- the Basestar Bridge and the CAG ------------------------------------------------------------------------


def test_the_bridge_with_both_basestars_out_and_two_raiders_left() -> None:
    """CYL-041, ACT-032: basestars stay where they are; of three raiders two come; then the pursuit advances."""
    proof = table().cylon(0, place="basestar_bridge").dice(4)
    proof.state.fleet.basestars = [Basestar(FORE), Basestar(AFT)]
    proof.state.fleet.raiders[FORE] = 18
    proof.say(0, "activate:basestar_bridge").say(0, "order:reinforce")
    assert "order:reinforce" not in proof.labels(0)
    proof.say(0, "order:pursuit").say(0, "reinforce:raider").say(0, "beyond:aft").asked(2, "place-civilian")
    assert (beyond(proof.g).raiders[AFT], supply(proof.g, "raider"), pursuit(proof.g)) == (2, 0, 1)


@pytest.mark.parametrize(("die", "damaged"), [(4, ["armory"]), (5, [])])
def test_the_bridge_counts_raiders_on_the_main_board_only(die: int, damaged: list[str]) -> None:
    """Below five; the nine that wait do not count. One of two tokens takes effect, the other goes back."""
    proof = table().cylon(0, place="basestar_bridge").dice(die).next_tokens("food", "armory")
    proof.state.fleet.raiders[FORE], beyond(proof.state).raiders[FORE] = 5, 9
    pile = len(proof.state.damage_piles["galactica"])
    proof.say(0, "activate:basestar_bridge").say(0, "order:damage").say(0, "order:civilian")
    if damaged:
        proof.say(0, "token:armory")
        assert proof.g.players[2].place == "sickbay"
    proof.asked(2, "place-civilian")
    assert (proof.g.damaged, len(proof.g.damage_piles["galactica"])) == (damaged, pile - len(damaged))


def test_two_ships_the_first_of_which_has_no_choice() -> None:
    """TITLE-021, TITLE-022: five areas have one; the first goes to the sixth unasked, the second anywhere."""
    proof = table().to_do("activate:raiders").dice(1)
    pursued(proof, 2)
    for area in range(5):
        civilians(proof.state, area, proof.state.civilian_pile[0])
    assert len(proof.asked(2, "place-civilian").labels) == 6
    proof.say(2, "area:aft")
    assert proof.done()
    assert [len(area) for area in proof.g.civilians] == [1, 1, 1, 2, 1, 1]


def test_the_cag_hands_over_to_the_only_one_who_is_free() -> None:
    """TITLE-040: Tigh is in the Brig; the viper must be activated, and nobody is asked whom to choose."""
    proof = table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "armory").place(2, "brig")
    proof.say(0, "title:cag_hands_over")
    assert "pass:pass" not in proof.labels(0)
    proof.say(0, "launch:port_aft")
    assert proof.done()
    assert proof.g.titles[CAG] == 1


# --- Mark VIIs ----------------------------------------------------------------------------------------------


def with_mark_vii(proof: Proof, *, reserves: int = 0, fore: int = 0) -> Proof:
    squadron = proof.state.squadrons["viper_mark_vii"]
    squadron.damaged -= reserves + fore
    squadron.reserves, squadron.space[FORE] = reserves, fore
    return proof


def test_the_current_player_has_a_raider_attack_the_stronger_viper() -> None:
    """MK7-003, MK7-005: a 5 would damage the other one."""
    proof = with_mark_vii(table(), fore=1).to_do("activate:raiders").dice(5)
    squadron = proof.state.squadrons["viper"]
    squadron.reserves -= 1
    squadron.space[FORE] = proof.state.fleet.raiders[FORE] = 1
    proof.begin()
    assert set(proof.labels(0)) == {"kind:viper", "kind:viper_mark_vii"}
    proof.say(0, "kind:viper_mark_vii")
    assert proof.done()
    assert proof.changed() == {}


def test_the_admiral_gives_up_a_viper_and_the_current_player_says_which() -> None:
    """Gas Giant, MK7-003."""
    proof = with_mark_vii(table("saul_tigh", "laura_roslin", "tom_zarek"), reserves=1)
    proof.state.titles["admiral"] = 2
    jump(proof, "gas_giant").say(2, "choice:yes").asked(0, "which-viper")
    proof.say(0, "kind:viper_mark_vii")
    assert proof.done()
    assert (proof.g.resource("fuel"), proof.g.squadrons["viper_mark_vii"].reserves) == (9, 0)


def test_a_nuke_at_structural_damage_gets_no_bonus() -> None:
    """NUKE-004: a 6 destroys the basestar and leaves its raiders; an 8 would have been all."""
    proof = table("william_adama", "laura_roslin", "tom_zarek").dice(6)
    proof.state.fleet.basestars = [Basestar(STARBOARD_FORE, ["structural_damage"])]
    proof.state.basestar_pile.remove("structural_damage")
    proof.state.fleet.raiders[STARBOARD_FORE] = 3
    proof.say(0, "nuke:starboard_fore")
    assert proof.done()
    assert (proof.g.fleet.basestars, proof.g.fleet.raiders[STARBOARD_FORE]) == ([], 3)


# --- what is in the box -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [(), ("personal_goals",), ("final_five",), ("personal_goals", "final_five")])
@pytest.mark.parametrize(("seats", "cylons", "humans"), [(3, 1, 6), (4, 1, 7), (5, 2, 9), (6, 2, 10)])
def test_the_loyalty_deck(seats: int, cylons: int, humans: int, chosen: tuple[str, ...]) -> None:
    """LOYD-004, LOYD-010..013, LOYD-026..034: with Baltar, so a card and a deal more; and a card for Boomer."""
    first = next(seed for seed in range(99) if _offers_baltar(seats, seed))
    g = begun(seats, "gaius_baltar", seed=first, rules="exodus", **dict.fromkeys(chosen, True)).state
    humans += 1 + any(player.character == "sharon_boomer_valerii" for player in g.players)
    held = [card.id for player in g.players for card in player.loyalty]
    played = [card for card in held + g.loyalty if card != SYMPATHIZER]
    assert (len(held), sum(card in CYLONS for card in played)) == (seats + 1, cylons)
    assert len(played) == cylons + humans
    assert (SYMPATHIZER in g.loyalty, SYMPATHIZER in held) == (seats in (4, 6), False)
    every = 16 + 8 * ("personal_goals" in chosen) + 5 * ("final_five" in chosen)
    assert len(g.not_cylons) == every - humans
    assert sum(card in CYLONS for card in g.loyalty_box) == 6 - cylons


def _offers_baltar(seats: int, seed: int) -> bool:
    game = rr.new("galactica", seats, seed, {"rules": "exodus"})
    return "character:gaius_baltar" in game.questions[0].labels


@pytest.mark.parametrize(("board", "crises", "supers"), [(False, 104, 7), (True, 100, 7)])
def test_cards_of_both_boxes(board: bool, crises: int, supers: int) -> None:
    """SETUP: 70 + 34 Crisis cards; with the board 10 attack cards out and 6 of the CAG in, 5 - 1 + 3 Super Crises."""
    options: dict[str, Any] = FLEET if board else {"rules": "exodus"}
    g = Proof(*CREW, **options).state
    sizes = {name: len(deck.cards) for name, deck in g.decks.items()}
    assert (sizes["crisis"], sizes["super_crisis"], sizes["destination"]) == (crises, supers, 29)
    assert sizes["quorum"] + len(g.quorum_hand) == 20
    assert (supply(g, "raider"), g.squadrons["viper"].reserves) == ((17, 4) if board else (13, 6))
    assert [area for area in range(6) if g.squadrons["viper"].space[area]] == [PORT_AFT, PORT_FORE]
