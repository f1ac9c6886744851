"""The ten Skill cards of the Exodus box; T1, T2 and X1 are worked examples of its rulebook and of ours."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof, check_views, proves

from readyroom.galactica.board import PORT_FORE
from readyroom.galactica.skills import LABEL

CREW = ("saul_tigh", "laura_roslin", "william_adama", "kara_starbuck_thrace")
POWER, BAR = "power_failure", "joes_bar"


def checked(card: str, destiny: tuple[str, ...], *cards: str, track: int = 0, order: tuple[str, ...] = ()) -> Proof:
    """A check with these Destiny cards, the first two in it and the others next, and these of seat 1."""
    proof = Proof(*CREW, rules="exodus").place(0, "command").empty_space()
    lay_down(proof, card)
    proof.state.jump_track = track
    proof.hand(1, *cards).destiny(*destiny).to_do(f"text:{card}").begin()
    proof.add(p1=cards)
    for name in order:
        if proof.prompt() == "check-ability":
            proof.say(0, f"card-name:{name}")
    return proof


def total(proof: Proof) -> int:
    shown = [*proof.events("CheckShown"), *proof.events("CheckTotaled")]
    number: int = shown[-1]["total"]
    return number


def named(card: str) -> int:
    return LABEL.index(card)


# --- abilities in checks -----------------------------------------------------------------------------------


DESTINY = ("consolidate_power-1", "strategic_planning-3")
PLAYERS = ("declare_emergency-5", "scientific_research-4")


@proves("trust_instincts", "cards join", "their abilities too", "not twice")
@pytest.mark.parametrize(
    ("joins", "strength"),
    [
        (("evasive_maneuvers-2", "declare_emergency-3"), 12),
        (("establish_network-0", "declare_emergency-3"), 18),
        (("trust_instincts-0", "declare_emergency-3"), 14),
    ],
    ids=["T1", "T1b", "T1c"],
)
def test_trust_instincts(joins: tuple[str, str], strength: int) -> None:
    proof = checked(POWER, (*DESTINY, *joins), "trust_instincts-0", *PLAYERS, track=2)
    assert proof.done()
    assert total(proof) == strength
    assert len(proof.events("CardsJoined")) == 1
    assert proof.g.jump_track == (2 if strength >= 14 else 1)
    assert len(proof.events("ConsequenceResolved")) == 1
    kinds = [event["event"] for event in proof.game.events(None)]
    assert kinds.index("ConsequenceResolved") < kinds.index("CheckTotaled")
    check_views(proof)


def test_without_an_icon_there_is_no_consequence() -> None:
    """T1d."""
    proof = checked(POWER, DESTINY, "launch_scout-1", *PLAYERS, track=2)
    assert total(proof) == 12
    assert not proof.events("ConsequenceResolved")
    assert not proof.g.damaged
    assert proof.g.jump_track == 1


@proves("establish_network", "counts double", "once only")
def test_establish_network_doubles_once() -> None:
    """T2."""
    cards = ("establish_network-0", "establish_network-0", "scientific_research-4", "strategic_planning-3")
    proof = checked(POWER, ("consolidate_power-1", "launch_scout-1"), *cards)
    assert total(proof) == 8 + 3 - 1 + 1
    assert [event["card"] for event in proof.events("CheckAbilityResolved")] == ["establish_network"]


@proves("red_tape", "strong cards leave", "by printed strength")
@pytest.mark.parametrize("first", ["red_tape", "establish_network"])
def test_red_tape_and_establish_network(first: str) -> None:
    """X1: in either order, since the printed strength counts."""
    cards = ("red_tape-0", "establish_network-0", "declare_emergency-5", "scientific_research-3", "build_nuke-6")
    proof = checked(BAR, ("launch_scout-2", "investigative_committee-3"), *cards, "best_of_the_best-6", order=(first,))
    assert proof.done()
    assert total(proof) == 7
    gone = {"declare_emergency-5", "build_nuke-6", "best_of_the_best-6"}
    assert set(proof.events("CardsLeft")[-1]["cards"]) == gone
    assert (proof.g.resource("morale"), proof.g.players[0].place) == (9, "brig")
    assert proof.g.nukes == 2
    for card in cards:
        assert any(named(card) in pile for pile in proof.g.skill_discards)


@proves("iron_will", "spared", "failed", "no strength at all", "passed")
@pytest.mark.parametrize(
    ("strength", "morale", "place"), [(12, 1, "command"), (8, 0, "command"), (7, -1, "brig"), (0, -2, "brig")]
)
def test_iron_will(strength: int, morale: int, place: str) -> None:
    """Joe's Bar is 12: from 8 on nothing comes of the failure; at 0 morale is lost besides (SKERR-004, SKERR-005)."""
    by = {12: (5, 5, 2), 8: (5, 3), 7: (5, 2), 0: ()}[strength]
    cards = {5: ("declare_emergency-5", "scientific_research-5"), 3: ("scientific_research-3",), 2: ("repair-2",)}
    hand = []
    left = {number: list(names) for number, names in cards.items()}
    for number in by:
        hand.append(left[number].pop(0))
    proof = checked(BAR, ("launch_scout-1", "consolidate_power-1"), "iron_will-0", *hand)
    assert proof.done()
    assert total(proof) == strength
    assert proof.g.resource("morale") == 10 + morale
    assert proof.g.players[0].place == place


@proves("protect_the_fleet", "strong enough", "too weak", "declined")
@pytest.mark.parametrize(("card", "asked"), [("maximum_firepower-3", True), ("evasive_maneuvers-2", False)])
def test_protect_the_fleet(card: str, asked: bool) -> None:
    for way in ("launch:port_fore", "pass:pass"):
        proof = checked(BAR, ("launch_scout-1", "consolidate_power-1"), "protect_the_fleet-0", card)
        assert (proof.prompt() == "unmanned-viper") == asked
        if asked:
            assert proof.game.questions[0].seat == 0
            proof.say(0, way)
            assert proof.g.squadrons["viper"].space[PORT_FORE] == (way != "pass:pass")
        assert proof.done()


# --- strength 6 ------------------------------------------------------------------------------------------------


def acting(*hand: str, place: str = "command") -> Proof:
    return Proof(*CREW, rules="exodus").hand(0, *hand).place(0, place)


@proves("political_prowess", "pass", "fail")
@pytest.mark.parametrize("result", ["pass", "fail"])
def test_political_prowess_settles_the_check_of_a_location(result: str) -> None:
    proof = acting(place="admirals_quarters").hand(1, "political_prowess-6")
    proof.begin()
    proof.say(0, "activate:admirals_quarters").say(0, "seat:3")
    proof.say(1, f"use:political_prowess-political_prowess-6:{result}")
    assert proof.done()
    assert (proof.g.players[3].place == "brig") == (result == "pass")
    assert not proof.events("CardsAdded")
    assert named("political_prowess-6") in proof.g.skill_discards[0]


@proves("state_of_emergency", "acts", "moves", "nothing", "Cylons too")
def test_state_of_emergency_is_for_everybody_in_turn() -> None:
    proof = acting("state_of_emergency-6").cylon(2)
    proof.begin()
    proof.say(0, "state_of_emergency-6")
    assert proof.asked(0, "state-of-emergency").labels == ("choice:act", "choice:move", "choice:nothing")
    proof.say(0, "choice:nothing").say(1, "choice:move").say(1, "location:press_room")
    proof.say(2, "choice:act").say(2, "pass:pass")
    proof.say(3, "choice:act").say(3, "pass:pass")
    assert proof.done()
    assert proof.g.resource("food") == 7
    assert proof.g.players[1].place == "press_room"


@proves("state_of_emergency", "on another's turn")
def test_state_of_emergency_begins_with_who_plays_it() -> None:
    """Not with the current player, who has only ordered it (Executive Order)."""
    proof = acting("executive_order-1").hand(2, "state_of_emergency-6")
    proof.say(0, "executive_order-1").say(0, "seat:2").say(2, "act-twice").say(2, "state_of_emergency-6")
    asked = []
    while (question := proof.game.questions[0]).prompt == "galactica-state-of-emergency":
        asked.append(question.seat)
        proof.say(question.seat, "choice:nothing")
    assert asked == [2, 3, 0, 1]


@proves("scout_for_fuel", "found", "lost")
@pytest.mark.parametrize(("die", "fuel", "raptors"), [(4, 9, 4), (3, 8, 3)])
def test_scout_for_fuel(die: int, fuel: int, raptors: int) -> None:
    proof = acting("scout_for_fuel-6").dice(die)
    proof.begin()
    proof.say(0, "scout_for_fuel-6")
    assert proof.done()
    assert (proof.g.resource("fuel"), proof.g.raptors) == (fuel, raptors)


@proves("best_of_the_best", "raiders destroyed", "no more than there are", "declined")
@pytest.mark.parametrize(("die", "left"), [(2, 2), (7, 0), (0, 4)])
def test_best_of_the_best_instead_of_an_attack(die: int, left: int) -> None:
    proof = Proof("kara_starbuck_thrace", *CREW[:3], rules="exodus").empty_space().place(0, "port_fore")
    proof.state.fleet.raiders[PORT_FORE] = 4
    proof.hand(2, "best_of_the_best-6").dice(die or 1)
    proof.begin()
    proof.say(0, "attack:raider-port_fore")
    proof.say(2, "use:best_of_the_best-best_of_the_best-6" if die else "choice:pass")
    proof.skip()
    assert proof.g.fleet.raiders[PORT_FORE] == left


@proves("build_nuke", "gained", "no more than three")
def test_build_nuke() -> None:
    proof = acting("build_nuke-6")
    proof.begin()
    proof.say(0, "build_nuke-6")
    assert proof.done()
    assert (proof.g.nukes, proof.g.nukes_beside) == (3, 0)
    full = acting("build_nuke-6")
    full.state.nukes, full.state.nukes_beside = 3, 0
    full.begin()
    full.say(0, "build_nuke-6")
    assert full.done()
    assert full.g.nukes == 3
