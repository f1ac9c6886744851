"""Cylon attack cards, read a second time: few pieces, what acts in the same turn, Scar, and what stays in play."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof

from readyroom.galactica.board import AFT, AREAS, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.boxes import pieces
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.rules import RULES
from readyroom.galactica.ships import ace_in, ace_of
from readyroom.galactica.state import Basestar, Civilian

APPENDIX: dict[str, Any] = {"rules": "combined", "cylon_ships": "attack_cards"}
CREW = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "william_adama")

PICTURES: dict[str, tuple[str, dict[str, int]]] = {
    "ambush": ("basestars", {"basestar": 1, "raider": 8, "viper": 2, "civilian": 3}),
    "besieged": ("raiders", {"basestar": 1, "heavy_raider": 1, "raider": 4, "viper": 2, "civilian": 3}),
    "boarding_parties": ("heavy_raiders", {"basestar": 1, "heavy_raider": 4, "raider": 4, "civilian": 3}),
    "cylon_swarm": ("basestars", {"basestar": 1, "heavy_raider": 1, "raider": 5, "viper": 2, "civilian": 3}),
    "heavy_assault": ("raiders", {"basestar": 2, "viper": 1, "civilian": 3}),
    "jammed_assault": ("raiders", {"basestar": 1, "heavy_raider": 2, "raider": 4, "viper": 2, "civilian": 4}),
    "raiding_party": ("raiders", {"basestar": 1, "heavy_raider": 2, "raider": 5, "viper": 2, "civilian": 3}),
    "surrounded": ("basestars", {"basestar": 1, "heavy_raider": 1, "raider": 7, "viper": 2, "civilian": 3}),
    "tactical_strike": ("raiders", {"basestar": 1, "heavy_raider": 1, "raider": 5, "viper": 2, "civilian": 3}),
    "thirty_three": ("raiders", {"basestar": 1, "viper": 2, "civilian": 4}),
    "massive_assault": (
        "heavy_raiders+basestars",
        {"basestar": 2, "heavy_raider": 1, "raider": 6, "viper": 2, "civilian": 4},
    ),
    "dogfight": ("raiders", {"basestar": 1, "raider": 4, "viper": 2, "civilian": 1}),
    "scar": ("raiders", {"raider": 1, "viper": 2, "civilian": 2}),
    "the_guardians": ("basestars", {"basestar": 1, "heavy_raider": 1, "raider": 4, "viper": 2, "civilian": 1}),
    "lured_into_a_trap": ("raiders", {"basestar": 2, "heavy_raider": 1, "raider": 6, "viper": 2, "civilian": 2}),
    "blindsided": ("raiders", {"basestar": 2, "heavy_raider": 2, "raider": 3, "viper": 1, "civilian": 3}),
    "event_horizon": ("raiders", {"basestar": 2, "raider": 4, "viper": 3}),
    "hornets_nest": ("raiders", {"basestar": 1, "raider": 6, "viper": 2, "civilian": 3}),
    "lockdown": ("heavy_raiders", {"basestar": 1, "heavy_raider": 4, "viper": 1, "civilian": 2}),
    "reprisal": ("raiders", {"basestar": 1, "heavy_raider": 1, "raider": 5, "viper": 2, "civilian": 2}),
    "trial_by_fire": ("raiders", {"basestar": 1, "heavy_raider": 2, "raider": 3, "viper": 1, "civilian": 1}),
}
"""By card: what acts first, and how many ships of each kind come."""


def appendix(*crew: str, **options: Any) -> Proof:
    return Proof(*(crew or CREW), **{**APPENDIX, **options}).place(0, "command").empty_space()


def attack(card: str, proof: Proof | None = None, *later: str) -> Proof:
    """The card is about to be resolved; dice show 1 unless it is said otherwise."""
    proof = proof or appendix()
    lay_down(proof, card)
    return proof.dice(*[1] * 30).to_do(f"resolve:{card}", *later)


def kept(card: str, proof: Proof | None = None) -> Proof:
    proof = proof or appendix()
    lay_down(proof, card)
    proof.state.crises.remove(card)
    proof.state.kept.append(card)
    return proof


def answer(proof: Proof, **wanted: str) -> Proof:
    """By prompt (with _ for -): what is answered; else the first option, or as many cards as have to be."""
    for _ in range(60):
        if proof.done() or proof.game.result is not None:
            return proof
        question = proof.game.questions[0]
        kind = question.prompt.removeprefix("galactica-").replace("-", "_")
        if kind in wanted and wanted[kind] in question.labels:
            proof.say(question.seat, wanted[kind])
        elif question.at_least > 1:
            proof.game.answer(question.seat, tuple(range(question.at_least)))
        else:
            proof.game.answer(question.seat, 0)
    raise AssertionError(proof.game.questions)


def totals(proof: Proof) -> dict[str, int]:
    """Ships by kind in all areas; vipers of every kind together."""
    g = proof.g
    found = {
        "basestar": len(g.fleet.basestars),
        "heavy_raider": sum(g.fleet.heavies),
        "raider": sum(g.fleet.raiders),
        "viper": sum(sum(squadron.space) for ship, squadron in g.squadrons.items()),
        "civilian": sum(len(area) for area in g.civilians),
    }
    return {kind: count for kind, count in found.items() if count}


def civilian(proof: Proof, *areas: int) -> Proof:
    """Civilian ships without anything on board first."""
    g = proof.state
    for n, area in enumerate(areas):
        g.civilian_pile.sort()
        g.civilians[area].append(Civilian(60 + n, g.civilian_pile.pop(0)))
    return proof


# --- what comes --------------------------------------------------------------------------------------------------


def test_there_are_nineteen_and_two() -> None:
    proof = appendix()
    found = {
        name: sorted(card for card, text in CRISES.items() if isinstance(text, Attack) and card in deck.cards)
        for name, deck in proof.state.decks.items()
        if name in ("crisis", "super_crisis")
    }
    assert found["super_crisis"] == ["lured_into_a_trap", "massive_assault"]
    assert len(found["crisis"]) == 19
    assert {*found["crisis"], *found["super_crisis"]} == {*PICTURES}


@pytest.mark.parametrize("card", PICTURES)
def test_what_acts_and_how_many_come(card: str) -> None:
    acts, ships = PICTURES[card]
    proof = answer(attack(card), cavalry="area:port_aft", unmanned_viper="pass:pass", which_viper="kind:viper")
    wanted = dict(ships)
    if card == "trial_by_fire":
        wanted["viper"] = 2  # the assault raptor is one more
    assert totals(proof) == wanted
    assert "+".join(event["kind"] for event in proof.events("CylonShipsActivated")) == acts
    assert not list(RULES.faults(proof.g))


@pytest.mark.parametrize("card", PICTURES)
def test_with_nothing_left_to_place_it_still_resolves(card: str) -> None:
    """All pieces are out of the supply; nothing comes, and nothing goes wrong."""
    proof = appendix()
    g = proof.state
    g.fleet.basestars = [Basestar(STARBOARD_FORE), Basestar(STARBOARD_AFT)]
    g.fleet.raiders[STARBOARD_FORE], g.fleet.heavies[STARBOARD_AFT] = 16, 4
    for ship, squadron in g.squadrons.items():
        squadron.damaged, squadron.reserves = squadron.damaged + squadron.reserves, 0
        if ship == "assault_raptor":
            squadron.damaged, squadron.unbuilt = 0, 0
    g.squadrons["assault_raptor"].unbuilt = 4
    g.civilian_pile = []
    proof = attack(card, proof)
    answer(proof, damage_which="board:galactica", cavalry="area:port_aft", unmanned_viper="pass:pass")
    found = totals(proof)
    assert (found["basestar"], found["raider"], found.get("civilian")) == (2, 16, None)
    assert found["heavy_raider"] == 4
    assert found.get("viper", 0) == (card == "trial_by_fire")


@pytest.mark.parametrize(
    ("card", "areas"),
    [
        ("heavy_assault", {"fore", "starboard_fore"}),
        ("massive_assault", {"starboard_fore", "starboard_aft"}),
        ("lured_into_a_trap", {"starboard_fore", "starboard_aft"}),
        ("blindsided", {"fore", "aft"}),
        ("event_horizon", {"starboard_fore", "aft"}),
    ],
)
def test_one_basestar_left_of_two_the_current_player_says_where(card: str, areas: set[str]) -> None:
    proof = appendix()
    proof.state.fleet.basestars = [Basestar(PORT_AFT)]
    attack(card, proof)
    for _ in range(30):
        if proof.prompt() == "place-basestar":
            break
        question = proof.game.questions[0]
        proof.game.answer(question.seat, 0)
    question = proof.question(0)
    assert {label.removeprefix("area:") for label in question.labels} == areas
    there = sorted(areas)[-1]
    proof.say(0, f"area:{there}")
    answer(proof, damage_which="board:galactica", which_viper="kind:viper")
    assert sorted(AREAS[one.area] for one in proof.g.fleet.basestars) == sorted(["port_aft", there])


def test_three_heavy_raiders_for_four_places() -> None:
    """Lockdown, one heavy raider on the board: the current player leaves one place short."""
    proof = appendix()
    proof.state.fleet.heavies[STARBOARD_AFT] = 1
    attack("lockdown", proof)
    for area in ("fore", "starboard_fore", "starboard_fore"):
        assert proof.prompt() == "place-heavy_raider"
        proof.say(0, f"area:{area}")
    answer(proof, which_viper="kind:viper")
    assert (proof.g.fleet.heavies[FORE], proof.g.fleet.heavies[STARBOARD_FORE]) == (1, 2)


def test_two_vipers_for_three_places_and_a_pilot_keeps_the_seat() -> None:
    """Event Horizon wants three vipers; two stand in the Reserves, no other kind."""
    proof = appendix()
    viper = proof.state.squadrons["viper"]
    raptor = proof.state.squadrons["assault_raptor"]
    raptor.unbuilt, raptor.reserves = raptor.unbuilt + raptor.reserves, 0
    viper.damaged, viper.reserves = viper.damaged + viper.reserves - 2, 2
    attack("event_horizon", proof)
    asked = []
    for _ in range(10):
        if proof.done():
            break
        question = proof.game.questions[0]
        asked.append((question.seat, question.prompt, set(question.labels)))
        proof.game.answer(question.seat, 0)
    assert asked[0] == (0, "galactica-place-viper", {"area:fore", "area:port_aft", "area:port_fore"})
    assert totals(proof)["viper"] == 2


def test_one_civilian_ship_for_four_places() -> None:
    attack("thirty_three", proof := civilian(appendix(), *[STARBOARD_FORE] * 11))
    while proof.prompt() == "which-viper":
        proof.say(0, "kind:viper")
    question = proof.asked(0, "place-civilian")
    assert {*question.labels} == {"area:aft", "area:starboard_aft", "area:port_fore", "area:port_aft"}
    proof.say(0, "area:aft")
    answer(proof, which_viper="kind:viper")
    assert (len(proof.g.civilians[AFT]), proof.g.civilian_pile) == (1, [])


# --- in the same turn --------------------------------------------------------------------------------------------


def test_raiders_that_were_there_may_still_act_in_the_turn_of_the_card() -> None:
    """Massive Assault activates no raiders. With a raiders icon later in the turn the one fore flies to the civilian
    ships port fore: it has not acted yet (SHIP-003)."""
    proof = appendix()
    proof.state.fleet.raiders[FORE] = 1
    attack("massive_assault", proof, "activate:raiders").begin()
    answer(proof, which_viper="kind:viper")
    assert (proof.g.fleet.raiders[FORE], proof.g.fleet.raiders[PORT_FORE]) == (4, 1)


def test_besieged_has_only_its_four_raiders_act() -> None:
    """Three raiders starboard fore act first, at Galactica (3 dice); then the four that come, at the two vipers beside
    them (4 dice)."""
    proof = appendix()
    proof.state.fleet.raiders[STARBOARD_FORE] = 3
    attack("besieged", proof).begin()
    answer(proof, which_viper="kind:viper")
    purposes = [event["purpose"] for event in proof.events("DieRolled")]
    assert purposes == ["raider-galactica"] * 3 + ["attack-viper"] * 4


def test_besieged_on_an_empty_board_with_a_basestar() -> None:
    """Nothing to activate, so the basestar launches two, which do not act; then the four."""
    proof = appendix()
    proof.state.fleet.basestars = [Basestar(STARBOARD_AFT)]
    attack("besieged", proof).begin()
    answer(proof, which_viper="kind:viper")
    assert [event["purpose"] for event in proof.events("DieRolled")] == ["attack-viper"] * 4
    assert (proof.g.fleet.raiders[STARBOARD_AFT], proof.g.fleet.raiders[PORT_FORE]) == (2, 4)


def test_heavy_assault_has_every_basestar_attack_once() -> None:
    """Nothing to activate: the one that was there launches two raiders, none acts; then it and the one that comes
    attack: 4 hits, 3 misses."""
    proof = appendix()
    proof.state.fleet.basestars = [Basestar(AFT)]
    attack("heavy_assault", proof).dice(4, 3).begin()
    answer(proof, which_viper="kind:viper", damage_which="board:galactica", place_basestar="area:fore")
    hits = [event for event in proof.events("DieRolled") if event["purpose"] == "basestar-galactica"]
    assert (len(hits), len(proof.events("GalacticaDamaged"))) == (2, 1)


@pytest.mark.parametrize(("track", "now"), [(0, 0), (1, 0), (3, 2), (4, 3)])
def test_raiding_party_sets_the_marker_back(track: int, now: int) -> None:
    proof = attack("raiding_party")
    proof.state.jump_track = track
    answer(proof, which_viper="kind:viper")
    assert proof.g.jump_track == now


@pytest.mark.parametrize(("track", "now"), [(0, 0), (1, 0), (2, 0), (4, 2)])
def test_massive_assault_sets_it_back_two(track: int, now: int) -> None:
    proof = attack("massive_assault")
    proof.state.jump_track = track
    answer(proof, which_viper="kind:viper")
    assert proof.g.jump_track == now


@pytest.mark.parametrize(("cards", "left"), [(0, 0), (2, 0), (3, 0), (5, 2)])
def test_surrounded_takes_three_cards_or_what_there_is(cards: int, left: int) -> None:
    proof = attack("surrounded").hand(0, *["repair-1"] * cards)
    answer(proof, which_viper="kind:viper")
    assert proof.count(0) == left


@pytest.mark.parametrize(("reserves", "damaged"), [(6, 2), (3, 1), (2, 0)])
def test_tactical_strike_damages_what_stands_in_the_reserves(reserves: int, damaged: int) -> None:
    """Two of them are placed first."""
    proof = appendix()
    viper, raptor = proof.state.squadrons["viper"], proof.state.squadrons["assault_raptor"]
    raptor.unbuilt, raptor.reserves = raptor.unbuilt + raptor.reserves, 0
    viper.damaged, viper.reserves = viper.damaged + viper.reserves - reserves, reserves
    before = viper.damaged
    attack("tactical_strike", proof)
    answer(proof)
    assert proof.g.squadrons["viper"].damaged - before == damaged


def test_an_assault_raptor_hit_by_the_hangar_assault_is_destroyed() -> None:
    proof = attack("tactical_strike")
    for _ in range(10):
        if proof.done():
            break
        question = proof.game.questions[0]
        wanted = "kind:viper" if "port_aft" in str(question.facts) else "kind:assault_raptor"
        launching = proof.g.squadrons["viper"].space[PORT_AFT] + proof.g.squadrons["assault_raptor"].space[PORT_AFT] < 2
        proof.say(question.seat, "kind:viper" if launching or wanted not in question.labels else wanted)
    squadron = proof.g.squadrons["assault_raptor"]
    assert (squadron.reserves, squadron.damaged, squadron.unbuilt) == (0, 0, 3)
    assert proof.g.squadrons["viper"].damaged == 1


def test_reprisal_brings_treachery_and_a_mutiny_card() -> None:
    """Twelve Destiny cards and two more."""
    proof = attack("reprisal").begin()
    before = len(proof.state.destiny)
    answer(proof, which_viper="kind:viper")
    assert (proof.changed()["mutiny 0"], len(proof.g.destiny) - before) == (1, 2)


def test_reprisal_on_a_revealed_cylons_turn_gives_no_mutiny_card() -> None:
    proof = appendix().cylon(0, place="caprica")
    attack("reprisal", proof).begin()
    answer(proof, which_viper="kind:viper")
    assert "mutiny 0" not in proof.changed()


# --- Scar ---------------------------------------------------------------------------------------------------------


def scar(area: int = FORE, others: int = 0, proof: Proof | None = None) -> Proof:
    proof = kept("scar", proof)
    proof.state.fleet.raiders[area] = 1 + others
    proof.state.tokens["scar"] = {AREAS[area]: 1}
    return proof


def test_scar_comes_beside_raiders_and_only_it_is_marked() -> None:
    """Three raiders starboard fore attack Galactica first; Scar comes to them and does not act."""
    proof = appendix()
    proof.state.fleet.raiders[STARBOARD_FORE] = 3
    attack("scar", proof).begin()
    answer(proof, which_viper="kind:viper")
    assert len(proof.events("DieRolled")) == 3
    assert (proof.g.fleet.raiders[STARBOARD_FORE], proof.g.tokens["scar"]) == (4, {"starboard_fore": 1})


def test_without_a_raider_left_there_is_no_scar() -> None:
    """Sixteen on the board: none comes, no token lies anywhere, and the card says nothing of any of them."""
    proof = appendix()
    proof.state.fleet.raiders[AFT] = 16
    attack("scar", proof).begin()
    answer(proof, which_viper="kind:viper")
    assert "scar" not in proof.g.tokens
    assert ace_of(proof.g) is None
    assert not list(RULES.faults(proof.g))


def test_scar_attacks_a_viper_twice_or_the_viper_and_then_what_is_next() -> None:
    """One viper and one civilian ship fore. 8 destroys the viper, the second act is the civilian ship."""
    proof = civilian(scar(PORT_FORE), PORT_FORE)
    proof.state.squadrons["viper"].space[PORT_FORE] = 1
    proof.state.squadrons["viper"].reserves -= 1
    proof.dice(8).to_do("activate:raiders").begin()
    answer(proof)
    assert totals(proof).get("viper") is None
    assert totals(proof).get("civilian") is None
    missed = civilian(scar(PORT_FORE), PORT_FORE)
    missed.state.squadrons["viper"].space[PORT_FORE] = 1
    missed.state.squadrons["viper"].reserves -= 1
    missed.dice(4, 4).to_do("activate:raiders").begin()
    answer(missed)
    assert (totals(missed)["viper"], totals(missed)["civilian"]) == (1, 1)


def test_scar_acts_with_the_card_that_activates_raiders_first() -> None:
    """Thirty-Three is drawn while Scar is fore: two dice at Galactica before the ships come."""
    proof = attack("thirty_three", scar(FORE)).begin()
    answer(proof, which_viper="kind:viper")
    assert [event["purpose"] for event in proof.events("DieRolled")] == ["raider-galactica"] * 2


def test_scar_does_not_act_by_besieged_again() -> None:
    """Scar port fore, where Besieged puts four: 2 dice before they come, then 4 of the new ones, Scar no more."""
    proof = attack("besieged", scar(PORT_FORE)).begin()
    answer(proof, which_viper="kind:viper")
    assert [event["purpose"] for event in proof.events("DieRolled")] == ["raider-galactica"] * 2 + ["attack-viper"] * 4


def test_scar_after_a_card_that_activates_basestars_only() -> None:
    """Massive Assault, then a raiders icon in the same turn: Scar flies from fore to port fore, where a viper is, and
    attacks that."""
    proof = attack("massive_assault", scar(FORE), "activate:raiders").begin()
    answer(proof, which_viper="kind:viper")
    assert ace_in(proof.g, PORT_FORE)
    assert [event["purpose"] for event in proof.events("DieRolled")] == ["attack-viper"]


def test_the_jump_takes_scar_and_the_card_away() -> None:
    proof = scar(FORE, 2)
    proof.state.jump_track = 4
    proof.top("remote_planet", "deep_space").to_do("prepare_for_jump").skip()
    proof.say(proof.g.admiral, "remote_planet")
    answer(proof)
    assert (proof.g.kept, "scar" in proof.g.tokens, sum(proof.g.fleet.raiders)) == ([], False, 0)


def test_a_nuke_takes_three_raiders_and_scar_only_if_the_admiral_says_so() -> None:
    """8 at a basestar fore with Scar and three others there: three of four are destroyed."""
    for said, there in (("choice:yes", False), ("choice:no", True)):
        proof = scar(FORE, 3, appendix("helena_cain", "saul_tigh", "laura_roslin"))
        proof.state.fleet.basestars = [Basestar(FORE)]
        proof.dice(8).to_do("action").begin()
        proof.say(0, "nuke:basestar-fore")
        answer(proof, shoot_ace=said)
        assert (proof.g.fleet.raiders[FORE], ace_of(proof.g) is not None) == (1, there)


@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0)])
def test_a_raptor_that_attacks_scar_needs_a_seven(die: int, left: int) -> None:
    """An assault raptor hits raiders on 3 and more, Scar on 7."""
    proof = scar(PORT_FORE)
    proof.state.squadrons["assault_raptor"].space[PORT_FORE] = 1
    proof.state.squadrons["assault_raptor"].reserves = 0
    proof.dice(die).to_do("action").begin()
    proof.say(0, "activate:command")
    label = next(label for label in proof.labels(0) if label.startswith("attack:") and "scar" in label)
    proof.say(0, label)
    assert proof.g.fleet.raiders[PORT_FORE] == left


# --- in play ------------------------------------------------------------------------------------------------------


def test_cylon_swarm_launches_one_more_each() -> None:
    """Two basestars: launch icon 2 x 4; no raiders 2 x 3; heavy raiders 2 x 2; a disabled hangar none."""
    for kind, count in (("launch_raiders", 8), ("raiders", 6), ("heavy_raiders", 4)):
        proof = kept("cylon_swarm")
        proof.state.fleet.basestars = [Basestar(FORE), Basestar(AFT)]
        proof.to_do(f"activate:{kind}").begin()
        answer(proof)
        found = totals(proof)
        assert found.get("raider", 0) + found.get("heavy_raider", 0) == count
    proof = kept("cylon_swarm")
    proof.state.fleet.basestars = [Basestar(FORE, ["disabled_hangar"]), Basestar(AFT)]
    proof.state.basestar_pile.remove("disabled_hangar")
    proof.to_do("activate:launch_raiders").begin()
    answer(proof)
    assert totals(proof)["raider"] == 4


def test_ambush_weakens_unmanned_vipers_only() -> None:
    """A 4 is a 2 and misses a raider; 5 is 3 and hits; a pilot hits with 3."""
    for die, left in ((4, 1), (5, 0)):
        proof = kept("ambush")
        proof.state.squadrons["viper"].space[PORT_FORE], proof.state.squadrons["viper"].reserves = 1, 5
        proof.state.fleet.raiders[PORT_FORE] = 1
        proof.dice(die).to_do("action").begin()
        proof.say(0, "activate:command").say(0, "attack:raider-port_fore")
        answer(proof, unmanned_viper="pass:pass")
        assert proof.g.fleet.raiders[PORT_FORE] == left
    proof = kept("ambush", appendix("lee_apollo_adama", "saul_tigh", "laura_roslin")).place(0, "port_fore")
    proof.state.fleet.raiders[PORT_FORE] = 1
    proof.dice(3).to_do("action").say(0, "attack:raider-port_fore").skip()
    assert proof.g.fleet.raiders[PORT_FORE] == 0


def test_jammed_assault_closes_communications() -> None:
    proof = kept("jammed_assault").place(0, "communications")
    civilian(proof, AFT)
    assert "activate:communications" not in proof.to_do("action").labels(0)


def test_thirty_three_ends_with_a_civilian_ship_and_else_comes_back() -> None:
    proof = civilian(kept("thirty_three"), AFT)
    proof.state.fleet.raiders[AFT] = 1
    proof.to_do("activate:raiders").begin()
    answer(proof)
    assert (proof.g.kept, proof.g.decks["crisis"].discard) == ([], ["thirty_three"])
    proof = kept("thirty_three")
    before = len(proof.state.decks["crisis"].cards)
    proof.state.jump_track = 4
    proof.top("remote_planet", "deep_space").to_do("prepare_for_jump").skip()
    proof.say(proof.g.admiral, "remote_planet")
    answer(proof)
    assert (proof.g.kept, len(proof.g.decks["crisis"].cards), proof.g.decks["crisis"].discard) == ([], before + 1, [])


def test_the_guardians_for_each_basestar_and_without_raptors() -> None:
    proof = kept("the_guardians", appendix("helena_cain", "saul_tigh", "laura_roslin"))
    proof.state.fleet.basestars, proof.state.raptors = [Basestar(FORE)], 0
    proof.dice(3).to_do("action").begin()
    proof.say(0, "nuke:basestar-fore")
    answer(proof)
    assert (proof.g.resource("morale"), proof.g.raptors) == (9, 0)


def test_lured_into_a_trap_does_not_touch_cylons_or_who_has_gone() -> None:
    proof = kept("lured_into_a_trap").place(1, "ftl_control").place(2, "armory")
    proof.state.jump_track = 4
    proof.top("remote_planet", "deep_space").to_do("prepare_for_jump").skip()
    for _ in range(12):
        if proof.prompt() == "destination":
            break
        proof.game.answer(proof.game.questions[0].seat, 0)
    assert proof.g.executed == ["kara_starbuck_thrace"]
    assert proof.g.resource("morale") == 9


def test_the_barrage_of_a_single_raider() -> None:
    """Two basestars, one raider: it attacks, then each launches two: five, four of which have not acted."""
    proof = kept("dogfight")
    proof.state.fleet.basestars, proof.state.fleet.raiders[STARBOARD_FORE] = [Basestar(FORE), Basestar(AFT)], 1
    proof.dice(1, 1, 1, 1, 1, 1).to_do("activate:raiders", "activate:raiders").begin()
    answer(proof)
    assert len(proof.events("DieRolled")) == 1 + 4
    assert totals(proof)["raider"] == 9


# --- fewer Crisis cards ------------------------------------------------------------------------------------------


def test_fewer_crises_leaves_all_attack_cards_in() -> None:
    """154 - 21 = 133, of which 19 are attack cards; which 21 went nobody is told."""
    proof = answer(Proof(*CREW, **APPENDIX, fewer_crises=True).to_do("make_room"))
    deck = proof.g.decks["crisis"]
    assert len(deck.cards) == 133
    assert sum(isinstance(CRISES[card], Attack) for card in deck.cards) == 19
    assert proof.g.facedown["crisis"].keys() == {"box"}
    shown = str(proof.view(0))
    assert not any(f"'{card}'" in shown for card in proof.g.facedown["crisis"]["box"])


def test_the_pieces_of_the_appendix() -> None:
    """Eight vipers, no Mark VII, sixteen raiders, four assault raptors, one token."""
    g = appendix().state
    assert (pieces(g, "viper"), pieces(g, "raider"), pieces(g, "assault_raptor")) == (8, 16, 4)
    assert {*g.squadrons} == {"viper", "assault_raptor"}
    assert (pieces(g, "scar"), pieces(g, "heavy_raider"), pieces(g, "basestar")) == (1, 4, 2)
