"""The fifteen Skill cards of the five old types in the Daybreak box."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof, check_views, proves
from tests.galactica.cards.skill_table import (
    BAR,
    CREW,
    NEUTRAL,
    POWER,
    check,
    checked,
    combined,
    draws,
    reason,
    resolved,
    thrown,
    total,
    treachery,
    until,
)
from tests.rules.galactica_combined import miracles_of

from readyroom.galactica.board import FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import Civilian

STARBUCK = ("kara_starbuck_thrace", "saul_tigh", "laura_roslin", "william_adama")


def acting(*hand: str, place: str = "command", crew: tuple[str, ...] = ()) -> Proof:
    return combined(*crew).hand(0, *hand).place(0, place).to_do("action")


def mutinies(proof: Proof, seat: int) -> int:
    return len(proof.g.players[seat].held(MUTINY))


def drawn(proof: Proof, seat: int) -> list[list[str]]:
    return [event["skills"] for event in proof.events("SkillsDrawn") if event["seat"] == seat]


# --- in checks ---------------------------------------------------------------------------------------------


@proves("force_their_hand", "a card joins", "its ability too", "declined", "no card", "a Cylon")
def test_force_their_hand() -> None:
    def forced(*hand: str) -> Proof:
        return check(combined().hand(1, "force_their_hand-0").hand(0, *hand)).add(p1=("force_their_hand-0",))

    joins = forced("repair-2", "establish_network-0")
    assert joins.asked(0, "force-hand").labels == ("choice:nothing", "card:repair-2", "card:establish_network-0")
    joins.say(0, "repair-2")
    assert joins.done()
    assert (total(joins), mutinies(joins, 0), len(joins.g.players[0].hand)) == (2, 0, 1)
    ability = forced("establish_network-0").say(0, "establish_network-0")
    assert resolved(ability) == ["force_their_hand", "establish_network"]
    declined = forced("repair-2").say(0, "choice:nothing")
    assert declined.done()
    assert (total(declined), mutinies(declined, 0)) == (0, 1)
    empty = forced()
    assert empty.done()  # without a card nothing is asked
    assert mutinies(empty, 0) == 1
    cylon = combined().cylon(0).hand(0, "repair-2").hand(1, "force_their_hand-0")
    check(cylon).add(p1=("force_their_hand-0",))
    assert cylon.done()
    assert (resolved(cylon), mutinies(cylon, 0)) == (["force_their_hand"], 0)
    check_views(joins)


@proves("all_hands_on_deck", "each strength 0 adds one", "for and against", "stands when the card is gone")
def test_all_hands_on_deck() -> None:
    cards = ("all_hands_on_deck-0", "bait-0", "establish_network-0", "repair-2")
    proof = checked(*cards)
    for name in ("bait", "establish_network"):
        if proof.prompt() == "check-ability":
            proof.say(0, f"card-name:{name}")
    assert total(proof) == 2 * 2 + 3  # engineering counts twice; three cards of strength 0
    assert proof.events("StrengthChanged")[-1]["total"] == 7
    taken = checked("all_hands_on_deck-0", "quick_thinking-0")
    taken.say(0, "card-name:all_hands_on_deck").say(0, "all_hands_on_deck-0")
    assert total(taken) == 2
    before = checked("all_hands_on_deck-0", "quick_thinking-0")
    before.say(0, "card-name:quick_thinking").say(0, "all_hands_on_deck-0")
    assert (total(before), resolved(before)) == (0, ["quick_thinking"])


@proves(
    "quick_thinking", "taken", "declined", "too strong", "not itself", "its ability is cancelled", "a done one stands"
)
def test_quick_thinking() -> None:
    cards = ("quick_thinking-0", "quick_thinking-0", "evasive_maneuvers-2", "maximum_firepower-4", "red_tape-0")
    proof = checked(*cards)
    proof.say(0, "card-name:quick_thinking")
    offered = {label.partition(":")[2] for label in proof.asked(0, "quick-thinking").labels}
    assert offered == {"nothing", "evasive_maneuvers-2", "red_tape-0", "launch_scout-1", "consolidate_power-1"}
    proof.say(0, "evasive_maneuvers-2")
    assert [LABEL[card] for card in proof.g.players[0].hand] == ["evasive_maneuvers-2"]
    assert proof.events("CardTaken")[-1]["card"] == "evasive_maneuvers-2"
    assert total(proof) == -4
    check_views(proof)
    assert total(checked("quick_thinking-0", "evasive_maneuvers-2").say(0, "choice:nothing")) == -2
    cancelled = checked("quick_thinking-0", "red_tape-0", "scientific_research-5")
    cancelled.say(0, "card-name:quick_thinking").say(0, "red_tape-0")
    assert (total(cancelled), resolved(cancelled)) == (5, ["quick_thinking"])
    done = checked("quick_thinking-0", "red_tape-0", "scientific_research-5")
    done.say(0, "card-name:red_tape").say(0, "red_tape-0")
    assert (total(done), resolved(done)) == (0, ["red_tape", "quick_thinking"])


@proves("dogfight_skill", "a viper for a card", "a piloted one", "declined", "no viper", "its ability is cancelled")
def test_dogfight() -> None:
    proof = checked("dogfight_skill-0", "maximum_firepower-4", "repair-2")
    assert "card:dogfight_skill-0" not in proof.asked(0, "dogfight").labels  # another card
    proof.say(0, "maximum_firepower-4")
    proof.say(0, "unmanned:viper-reserves")
    assert proof.done()
    assert (total(proof), thrown(proof, "maximum_firepower-4")) == (2, 1)
    assert proof.g.squadrons["viper"].damaged == 1
    piloted = combined(*STARBUCK).place(0, "port_fore").hand(1, "dogfight_skill-0", "repair-2")
    for squadron in piloted.state.squadrons.values():
        squadron.reserves = 0
    check(piloted, "the_olympic_carrier").add(p1=("dogfight_skill-0", "repair-2"))
    piloted.say(0, "repair-2")
    assert piloted.done()  # no other viper: nothing is asked
    assert piloted.g.players[0].place == "sickbay"
    declined = checked("dogfight_skill-0", "repair-2").say(0, "choice:nothing")
    assert declined.done()
    assert (total(declined), declined.g.squadrons["viper"].damaged) == (2, 0)
    none = combined().hand(1, "dogfight_skill-0", "repair-2")
    for squadron in none.state.squadrons.values():
        squadron.reserves = 0
    assert check(none).add(p1=("dogfight_skill-0", "repair-2")).done()
    cancelled = checked("dogfight_skill-0", "red_tape-0")
    cancelled.say(0, "card-name:dogfight_skill").say(0, "red_tape-0").say(0, "unmanned:viper-reserves")
    assert resolved(cancelled) == ["dogfight_skill"]


def test_dogfight_for_another_card_of_the_same_name() -> None:
    proof = checked("dogfight_skill-0", "dogfight_skill-0", "repair-2")
    assert {"card:dogfight_skill-0", "card:repair-2"} <= {*proof.asked(0, "dogfight").labels}
    proof.say(0, "dogfight_skill-0").say(0, "unmanned:viper-reserves")
    assert proof.done()
    assert (total(proof), thrown(proof, "dogfight_skill-0")) == (2, 2)


@proves("install_upgrades", "passed", "failed", "partial pass")
@pytest.mark.parametrize(
    ("card", "cards", "result", "drew"),
    [
        (BAR, ("declare_emergency-5", "scientific_research-5", "repair-2"), "pass", 2),
        (BAR, ("repair-2",), "fail", 1),
        ("the_olympic_carrier", ("declare_emergency-5", "declare_emergency-3"), "partial", 1),
    ],
)
def test_install_upgrades(card: str, cards: tuple[str, ...], result: str, drew: int) -> None:
    proof = checked("install_upgrades-0", *cards, card=card)
    assert proof.result() == result
    assert drawn(proof, 0) == [["engineering"] * drew]


# --- before and after checks -------------------------------------------------------------------------------


@proves("restore_order", "no abilities", "the consequence all the same", "not on a Reckless check", "not twice")
def test_restore_order() -> None:
    hand = ("establish_network-0", "violent_outbursts-4", "repair-2")
    proof = combined().hand(1, *hand, "restore_order-3").hand(2, "restore_order-4")
    check(proof, POWER).plays(1, "restore_order-3")
    assert proof.prompt() == "add-cards"
    proof.add(p1=hand)
    assert resolved(proof) == []
    assert len(proof.events("ConsequenceResolved")) == 1
    assert proof.g.players[0].place == "command"
    reckless = combined().hand(1, "restore_order-3").hand(2, "jury_rigged-1")
    check(reckless).plays(2, "jury_rigged-1")
    assert reckless.prompt() == "add-cards"
    assert reckless.count(1) == 1


@proves("change_of_plans", "cards instead", "after Political Prowess", "after Mysterious Intuition", "not on a failure")
def test_change_of_plans() -> None:
    strong = ("declare_emergency-5", "scientific_research-5", "repair-2")
    proof = combined().cylon(3).hand(1, *strong).hand(2, "change_of_plans-5").hand(3, "repair-1")
    until(check(proof), "check_passed", p1=strong)
    assert not proof.window_of(3)
    proof.plays(2, "change_of_plans-5")
    assert draws(proof) == [0, 1, 2]  # humans only
    assert proof.done()
    assert (proof.result(), thrown(proof, "change_of_plans-5")) == ("pass", 1)


def test_what_passing_brings_does_not_happen() -> None:
    """Guilt by Collusion: the current player may send somebody to the Brig if it is passed."""
    strong = ("declare_emergency-5", "declare_emergency-4")
    for plans in (True, False):
        proof = check(combined().hand(1, *strong).hand(2, "change_of_plans-5"), "guilt_by_collusion")
        until(proof, "check_passed", p1=strong)
        if plans:
            draws(proof.plays(2, "change_of_plans-5"))
        assert proof.done() == plans


def test_change_of_plans_after_political_prowess() -> None:
    """SKERR-001."""

    def accused(way: str) -> Proof:
        proof = combined("felix_gaeta", *CREW[1:]).hand(1, "political_prowess-6").hand(2, "change_of_plans-5")
        proof.place(0, "admirals_quarters").to_do("action").say(0, "activate:admirals_quarters").say(0, "seat:3")
        return proof.say(1, f"use:political_prowess-political_prowess-6:{way}")

    proof = accused("pass").plays(2, "change_of_plans-5")
    assert draws(proof) == [0, 1, 2, 3]
    assert proof.done()
    assert proof.g.players[3].place != "brig"
    failed = accused("fail")
    assert failed.done()
    assert len(failed.g.players[2].hand) == 1


def test_change_of_plans_after_mysterious_intuition() -> None:
    """SKERR-001."""
    proof = combined("sharon_boomer_valerii", *STARBUCK[:3]).hand(2, "change_of_plans-5")
    check(proof).say(0, "use:mysterious_intuition-pass").plays(2, "change_of_plans-5")
    assert draws(proof) == [0, 1, 2, 3]
    assert proof.done()


@proves("a_second_chance", "a token", "too little", "the printed difficulty", "no room", "not a Cylon", "once a check")
@pytest.mark.parametrize(
    ("strong", "tokens"),
    [
        (("declare_emergency-5", "scientific_research-5", "scientific_research-4"), 0),
        (("declare_emergency-5", "scientific_research-5", "build_nuke-6"), 1),
    ],
)
def test_a_second_chance(strong: tuple[str, ...], tokens: int) -> None:
    """Joe's Bar is 12: from 16 on."""
    proof = combined().hand(1, *strong).hand(2, "a_second_chance-5", "jury_rigged-1")
    treachery(proof, "personal_vices-3")
    proof.state.tokens["miracle"].pop("seat:0")
    check(proof).plays(2, "a_second_chance-5").plays(2, "jury_rigged-1")
    proof.add(p1=strong)
    assert total(proof) == (14 if not tokens else 16)  # the printed difficulty counts, not 8
    assert miracles_of(proof.g, 0) == tokens


def test_a_second_chance_in_a_check_that_was_made_easier_before() -> None:
    strong = ("declare_emergency-5", "scientific_research-5", "scientific_research-4")
    proof = combined().hand(1, *strong).hand(2, "a_second_chance-5", "jury_rigged-1")
    treachery(proof, "personal_vices-3")
    proof.state.tokens["miracle"].pop("seat:0")
    check(proof).plays(2, "jury_rigged-1").plays(2, "a_second_chance-5").add(p1=strong)
    assert (total(proof), miracles_of(proof.g, 0)) == (14, 0)


def test_a_second_chance_without_room_or_for_a_cylon() -> None:
    strong = ("declare_emergency-5", "scientific_research-5", "build_nuke-6")
    full = combined().hand(1, *strong).hand(2, "a_second_chance-5")
    check(full).plays(2, "a_second_chance-5").add(p1=strong)
    assert miracles_of(full.g, 0) == 1
    cylon = combined().cylon(0).hand(1, *strong).hand(2, "a_second_chance-5")
    cylon.state.tokens["miracle"].pop("seat:0")
    check(cylon).plays(2, "a_second_chance-5").add(p1=strong)
    assert miracles_of(cylon.g, 0) == 0


# --- actions -----------------------------------------------------------------------------------------------


@proves("popular_influence", "one for the President", "one played", "one discarded", "can't be played", "as President")
def test_popular_influence() -> None:
    proof = acting("popular_influence-3").top("food_rationing", "inspirational_speech").dice(6).begin()
    proof.say(0, "popular_influence-3")
    assert set(proof.asked(0, "give-quorum").labels) == {"card:food_rationing", "card:inspirational_speech"}
    assert proof.view(1)["held"] is None
    proof.say(0, "card:food_rationing")
    assert proof.asked(0, "play-or-discard").labels == ("choice:play", "choice:discard")
    proof.say(0, "choice:play")
    assert proof.done()
    assert proof.changed()["morale"] == 1
    assert "food_rationing" in proof.g.quorum_hand
    assert proof.view(2)["office_hands"]["quorum"] == len(proof.g.quorum_hand)
    away = acting("popular_influence-4").top("food_rationing", "inspirational_speech")
    away.say(0, "popular_influence-4").say(0, "card:food_rationing").say(0, "choice:discard")
    assert away.done()
    assert "inspirational_speech" in away.g.decks["quorum"].discard
    cannot = acting("popular_influence-4").top("food_rationing", "presidential_pardon")
    cannot.say(0, "popular_influence-4").say(0, "card:food_rationing")
    assert cannot.asked(0, "play-or-discard").labels == ("choice:discard",)
    check_views(cannot)
    own = acting("popular_influence-3", crew=("laura_roslin", "saul_tigh", "william_adama"), place="press_room_2")
    own.top("food_rationing", "inspirational_speech").begin()
    own.say(0, "popular_influence-3").say(0, "card:inspirational_speech").say(0, "choice:discard")
    assert own.changed()["quorum_hand"] == 1


@proves("negotiation", "a basestar and a card", "no activation", "no launch", "no centurions", "ships can be placed")
def test_negotiation() -> None:
    def ready(*steps: str) -> Proof:
        proof = combined().hand(0, "negotiation-5")
        proof.state.fleet.raiders[PORT_FORE] = 2
        proof.state.fleet.heavies[PORT_FORE] = 1
        proof.state.boarding[0] = 1
        return proof.to_do("action", *steps).begin()

    proof = ready("activate:raiders", "activate:heavy_raiders", "activate:basestars", "activate:launch_raiders")
    proof.say(0, "negotiation-5")
    assert proof.done()
    assert proof.changed() == {"basestar fore": 1}  # one card played, one drawn
    assert drawn(proof, 0) == [["politics"]]
    assert len(proof.events("CylonShipsActivated")) == 4
    assert proof.view(None)["for_turn"] == ["ceasefire"]
    placed = ready("text:dradis")
    lay_down(placed, BAR)
    placed.hand(1, "dradis_contact-0").destiny(*NEUTRAL).to_do("action", f"text:{BAR}", "begin_turn")
    placed.say(0, "negotiation-5").add(p1=("dradis_contact-0",))
    assert placed.g.fleet.raiders[FORE] == 2
    assert placed.g.for_turn == []  # in the next turn they act again


@proves("unorthodox_plan", "from anywhere", "a damaged one", "not what is closed", "one of four")
def test_unorthodox_plan() -> None:
    proof = acting("unorthodox_plan-3", place="sickbay")
    g = proof.state
    g.fleet.raiders[FORE] = 1
    g.damaged.append("weapons_control")
    g.damage_piles["galactica"].remove("weapons_control")
    proof.dice(8)
    proof.say(0, "unorthodox_plan-3")
    assert proof.asked(0, "unorthodox-plan").labels == ("location:command", "location:weapons_control")
    proof.say(0, "location:weapons_control")
    assert proof.done()
    assert proof.g.fleet.raiders[FORE] == 0
    full = acting("unorthodox_plan-4")
    full.state.boarding[0] = 1
    full.state.fleet.raiders[FORE] = 1
    full.state.civilians[FORE].append(Civilian(99, full.state.civilian_pile.pop()))
    full.say(0, "unorthodox_plan-4")
    assert {label.partition(":")[2] for label in full.asked(0, "unorthodox-plan").labels} == {
        "armory",
        "command",
        "communications",
        "weapons_control",
    }


@proves("combat_veteran", "three times", "fewer", "in space", "no viper")
def test_combat_veteran() -> None:
    proof = acting("combat_veteran-3").begin()
    proof.state.fleet.raiders[PORT_FORE] = 2
    proof.dice(8, 8)
    proof.say(0, "combat_veteran-3").say(0, "unmanned:viper-reserves")
    assert "pass:pass" not in proof.labels(0)
    proof.say(0, "launch:port_fore")
    proof.skip()
    assert "pass:pass" in proof.labels(0)
    proof.say(0, "attack:raider-port_fore").skip()
    proof.say(0, "attack:raider-port_fore")
    assert proof.done()
    assert proof.g.fleet.raiders[PORT_FORE] == 0
    fewer = acting("combat_veteran-4")
    fewer.state.squadrons["viper"].reserves -= 1
    fewer.state.squadrons["viper"].space[PORT_AFT] = 1
    fewer.say(0, "combat_veteran-4").say(0, "unmanned:viper-port_aft").say(0, "move:port_aft-aft").say(0, "pass:pass")
    assert fewer.done()
    none = acting("combat_veteran-4")
    for squadron in none.state.squadrons.values():
        squadron.reserves = 0
    assert "card:combat_veteran-4" not in none.labels(0)


@proves("launch_reserves", "two vipers act", "one", "none", "no pilot in space", "no viper in the Reserves")
def test_launch_reserves() -> None:
    def ready() -> Proof:
        proof = acting("launch_reserves-5", crew=STARBUCK, place="fore")
        proof.state.fleet.raiders[FORE] = 3
        return proof.dice(8, 8).begin()

    two = ready().say(0, "launch_reserves-5").say(0, "number:2")
    while two.prompt() == "which-viper":
        two.say(0, "kind:viper")
    two.say(0, "attack:raider-fore").skip()
    two.say(0, "attack:raider-fore")
    assert two.done()
    assert (two.g.fleet.raiders[FORE], two.g.squadrons["viper"].space[FORE]) == (1, 2)
    one = ready().say(0, "launch_reserves-5").say(0, "number:1")
    while one.prompt() == "which-viper":
        one.say(0, "kind:viper")
    one.say(0, "pass:pass")
    assert one.g.squadrons["viper"].space[FORE] == 1
    none = ready().say(0, "launch_reserves-5").say(0, "number:0")
    assert none.changed() == {"hand 0": -1}
    assert "card:launch_reserves-5" not in acting("launch_reserves-5").labels(0)
    empty = ready()
    for squadron in empty.state.squadrons.values():
        squadron.reserves = 0
    assert "card:launch_reserves-5" not in empty.labels(0)


def test_a_viper_that_apollo_takes_is_not_activated() -> None:
    """CHERR-025."""
    proof = acting("launch_reserves-5", crew=("kara_starbuck_thrace", "lee_apollo_adama", "laura_roslin"), place="fore")
    proof.place(1, "armory").state.fleet.raiders[FORE] = 3
    proof.state.squadrons["assault_raptor"].reserves = 0
    proof.dice(8, 8, 8).begin().say(0, "launch_reserves-5").say(0, "number:2")
    proof.say(1, "use:alert_viper_pilot-fore").say(1, "pass:pass").say(0, "attack:raider-fore")
    assert proof.done()
    assert (proof.g.fleet.raiders[FORE], proof.g.squadrons["viper"].space[FORE]) == (2, 1)


@proves("raptor_specialist", "an assault raptor", "a raptor back", "no raptor left", "none beside the board", "neither")
def test_raptor_specialist() -> None:
    built = acting("raptor_specialist-3").begin()
    built.say(0, "raptor_specialist-3")
    assert built.done()  # no raptor was lost
    assert built.changed() == {"hand 0": -1, "raptors": -1, "assault_raptor reserves": 1}
    both = acting("raptor_specialist-3")
    both.state.raptors = 2
    both.begin().say(0, "raptor_specialist-3").say(0, "choice:return")
    assert both.changed() == {"hand 0": -1, "raptors": 1}
    lost = acting("raptor_specialist-4")
    lost.state.raptors = 0
    lost.begin().say(0, "raptor_specialist-4")
    assert lost.changed() == {"hand 0": -1, "raptors": 1}
    out = acting("raptor_specialist-4")
    squadron = out.state.squadrons["assault_raptor"]
    squadron.reserves, squadron.unbuilt = squadron.reserves + squadron.unbuilt, 0
    assert "card:raptor_specialist-4" not in out.labels(0)


@proves("test_the_limits", "damaged", "not damaged", "only on a red space")
@pytest.mark.parametrize(("die", "damage"), [(5, 1), (6, 0)])
def test_the_limits_are_tested(die: int, damage: int) -> None:
    proof = acting("test_the_limits-5")
    proof.state.jump_track = 2
    proof.dice(die).begin().say(0, "test_the_limits-5")
    if damage:
        proof.say(0, next(label for label in proof.labels(0) if label.endswith(":galactica")))
    assert proof.done()
    assert proof.changed()["jump_track"] == 1
    assert len(proof.events("GalacticaDamaged")) == damage
    blue = acting("test_the_limits-5")
    blue.state.jump_track = 3
    assert "card:test_the_limits-5" not in blue.labels(0)
    assert reason(blue, 0, "card:test_the_limits-5") == ("blue-space", "JUMP-021")
