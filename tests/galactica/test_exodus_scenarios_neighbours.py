"""Neighbours of the scenarios of Exodus: the same mechanisms one step aside, each reckoned from the rules alone."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.test_exodus_scenarios_checks import to_window, total
from tests.rules.galactica_tables import beyond, civilians, pursued, pursuit

from readyroom.galactica.board import AFT, CAG, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.cards.exodus.turn import quorum_limit
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Basestar

EXODUS: dict[str, Any] = {"rules": "exodus"}
FLEET: dict[str, Any] = {**EXODUS, "cylon_ships": "fleet_board"}
CREW = ("gaius_baltar", "laura_roslin", "kara_starbuck_thrace", "william_adama")
DETECTOR = "ability:cylon_detector"


def table(*crew: str, **options: Any) -> Proof:
    proof = Proof(*(crew or CREW), **FLEET, **options).empty_space().loyalty_deck(HUMAN, HUMAN)
    for player in proof.state.players:
        if player.piloting:
            proof.place(player.seat, "armory")
    return proof


# --- the Final Five -----------------------------------------------------------------------------------------


def test_ships_activated_by_a_look_gather_beyond_the_horizon() -> None:
    """Raiders, basestars, heavy raiders: three dice, three steps of the pursuit, one ship of the CAG and then two."""
    proof = table(final_five=True).loyal(1, "final_five_ships_activated").dice(7, 5, 2)
    proof.say(0, DETECTOR).say(0, "seat:1").asked(2, "place-civilian")
    assert (beyond(proof.g).raiders[FORE], beyond(proof.g).basestars, pursuit(proof.g)) == (1, [], 1)
    proof.say(2, "area:aft").asked(2, "place-civilian")
    waiting = beyond(proof.g)
    assert ([base.area for base in waiting.basestars], waiting.heavies[PORT_AFT]) == ([STARBOARD_FORE], 1)
    assert (pursuit(proof.g), "area:aft" in proof.labels(2)) == (3, False)
    proof.say(2, "area:fore").say(2, "area:port_fore")
    assert proof.done()
    assert [len(ships) for ships in proof.g.civilians] == [1, 0, 0, 1, 0, 1]


def test_an_examiner_with_all_titles_goes_to_the_brig() -> None:
    """The President stays President there; the other two titles pass on at once."""
    proof = table(final_five=True).loyal(1, "final_five_examiner_brig", HUMAN)
    proof.state.titles = {"president": 0, "admiral": 0, CAG: 0}
    proof.say(0, DETECTOR).say(0, "seat:1")
    assert proof.done()
    g = proof.g
    assert (g.players[0].place, g.titles) == ("brig", {"president": 0, "admiral": 3, CAG: 2})


@pytest.mark.parametrize("first", ["final_five_examiner_executed", "final_five_owner_executed"])
def test_an_examiner_on_anothers_turn(first: str) -> None:
    """Tigh orders Baltar, who sees two cards: both players are executed, and Tigh's turn goes on with its Crisis."""
    both = ("final_five_examiner_executed", "final_five_owner_executed")
    proof = table("saul_tigh", "gaius_baltar", "laura_roslin", final_five=True).loyal(2, *both)
    proof.hand(0, "executive_order-1", *["repair-1"] * 4).hand(1, "repair-2").top("joes_bar")
    proof.state.agenda = ["action", "crisis", "stop"]
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice").say(1, DETECTOR).say(1, "seat:2")
    assert set(proof.labels(0)) == {f"card:{card}" for card in both}
    proof.say(0, f"card:{first}")
    for _ in both:
        while proof.prompt() == "discard":
            proof.discards(proof.question().seat, proof.question().at_least)
        seat = proof.question().seat
        proof.say(seat, f"character:{'tom_zarek' if seat == 1 else 'felix_gaeta'}")
    assert sorted(proof.g.executed) == ["gaius_baltar", "laura_roslin"]
    assert [event["now"] for event in proof.events("ResourceChanged")][:2] == [9, 8]
    proof.skip()
    assert (proof.g.current, len(proof.events("CrisisDrawn"))) == (0, 1)


@pytest.mark.parametrize("current", [0, 1])
def test_interrogation_examines_by_chance(current: int) -> None:
    """The Admiral is executed by the look; who is current and not the Admiral goes on to the icons."""
    crew = ("saul_tigh", "william_adama", "laura_roslin")
    proof = table(*crew, final_five=True).loyal(2, "final_five_examiner_executed").top("interrogation")
    g = proof.state
    g.titles["admiral"] = 1
    g.current = current
    g.agenda = ["crisis", "end_of_turn"]
    proof.dice(5).skip().say(1, "part:first").say(1, "seat:2").asked(1, "may")
    proof.say(1, "choice:yes").asked(1, "character")
    proof.say(1, "character:tom_zarek").prompt()
    assert (proof.g.players[2].place, proof.g.executed) == ("sickbay", ["william_adama"])
    assert [base.area for base in beyond(proof.g).basestars] == [STARBOARD_FORE] * (current == 0)
    assert (pursuit(proof.g), proof.g.current) == ((1, 0) if current == 0 else (0, 2))


# --- nukes --------------------------------------------------------------------------------------------------


def ordered_nuke(die: int) -> Proof:
    """Tigh's turn; William Adama, who is Admiral, launches by Executive Order."""
    proof = table("saul_tigh", "william_adama", "laura_roslin").hand(0, "executive_order-1").dice(die)
    g = proof.state
    g.titles["admiral"] = 1
    g.fleet.basestars = [Basestar(FORE), Basestar(FORE)]
    g.fleet.raiders[FORE], g.fleet.raiders[AFT] = 2, 5
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice").begin()
    return proof.say(1, "nuke:fore")


@pytest.mark.parametrize(("die", "raiders"), [(3, 0), (6, 0), (7, -2)])
def test_the_admiral_picks_though_it_is_anothers_turn(die: int, raiders: int) -> None:
    proof = ordered_nuke(die)
    proof.asked(1, "nuke-basestar")
    proof.game.answer(1, 1)
    proof.skip()
    assert proof.changed() == {
        "nukes": -1,
        "nukes_beside": 1,
        "basestar fore": -1,
        **({"raider fore": raiders} if raiders else {}),
    }


def test_an_admiral_in_the_area_of_their_own_nuke() -> None:
    proof = table("lee_apollo_adama", "saul_tigh", "laura_roslin").dice(8)
    g = proof.state
    g.titles["admiral"] = 0
    g.squadrons["viper_mark_vii"].damaged -= 1
    g.players[0].place, g.players[0].ship = "fore", "viper_mark_vii"
    proof.begin()
    proof.say(0, "nuke:fore")
    assert proof.done()
    assert proof.changed() == {"nukes": -1, "nukes_beside": 1, "place 0": "sickbay"}
    assert (proof.g.titles["admiral"], proof.view(1)["squadrons"]["viper_mark_vii"]["destroyed"]) == (0, 1)


# --- the Cylon fleet ----------------------------------------------------------------------------------------


def test_a_basestar_that_joins_comes_with_the_automatic_attack_and_does_not_fire() -> None:
    proof = table().dice(5)
    beyond(proof.state).raiders[FORE] = 2
    pursued(proof, 3).to_do("activate:basestars")
    assert proof.done()
    g = proof.g
    assert ([base.area for base in g.fleet.basestars], g.fleet.raiders[FORE]) == ([STARBOARD_FORE], 2)
    assert (len(proof.events("DieRolled")), pursuit(g), g.damaged) == (1, 0, [])


def crisis(card: str, proof: Proof, part: str = "") -> Proof:
    lay_down(proof, card)
    proof.to_do(f"text:{card}").skip()
    return proof.say(proof.question().seat, f"part:{part}") if part else proof


def test_detente_sends_a_pilot_home_and_the_pursuit_on() -> None:
    proof = table()
    g = proof.state
    g.squadrons["viper_mark_vii"].damaged -= 1
    g.players[2].place, g.players[2].ship = "aft", "viper_mark_vii"
    g.squadrons["viper"].reserves, g.squadrons["viper"].space[FORE] = g.squadrons["viper"].reserves - 1, 1
    proof.begin()
    crisis("detente", proof, "first").asked(2, "place-civilian")
    proof.say(2, "area:aft")
    assert proof.done()
    change = proof.changed()
    assert change["place 2"] == "hangar_deck"
    assert (change["reserves"], change["viper fore"], change["viper_mark_vii reserves"]) == (1, -1, 1)
    assert (change["civilian aft"], change["pursuit pursuit_one_ship"]) == (1, 1)


def test_camera_footage_damages_what_there_is() -> None:
    """One viper in the Reserves: it is damaged, the pursuit advances, and the CAG has none left to launch."""
    proof = table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    g = proof.state
    g.squadrons["viper"].space[AFT] = g.squadrons["viper"].reserves - 1
    g.squadrons["viper"].reserves = 1
    proof.begin()
    crisis("review_camera_footage", proof, "first").asked(2, "place-civilian")
    assert (proof.g.squadrons["viper"].reserves, proof.g.squadrons["viper"].damaged) == (0, 1)
    proof.say(2, "area:aft")
    labels = proof.asked(2, "unmanned-viper").labels
    assert not [label for label in labels if label.startswith("launch:")]
    handle = proof.g.civilians[AFT][0].handle
    assert {"pass:pass", f"escort:{handle}"} <= set(labels), "those in space can still do something"


def test_genocide_destroys_ships_and_neither_centurions_nor_those_that_wait() -> None:
    proof = table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    g = proof.state
    g.fleet.basestars, g.fleet.raiders[AFT], g.fleet.heavies[FORE], g.boarding[1] = [Basestar(FORE)], 3, 1, 1
    beyond(g).raiders[FORE], beyond(g).heavies[FORE] = 4, 1
    cards = (
        "declare_emergency-5",
        "declare_emergency-4",
        "investigative_committee-5",
        "strategic_planning-5",
        "repair-2",
    )
    proof.hand(1, *cards).destiny("repair-1", "repair-1").begin()
    crisis("cylon_genocide", proof, "first").add(p1=cards)
    assert proof.done()
    assert (total(proof), proof.result()) == (23, "pass")
    assert proof.changed() == {
        "basestar fore": -1,
        "raider aft": -3,
        "heavy_raider fore": -1,
        "hand 1": -5,
    }


def test_genocide_failed_brings_a_whole_fleet() -> None:
    """Basestars, launch raiders, heavy raiders, and nothing on the main board: three ships and three steps."""
    proof = table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").dice(1, 3, 8).destiny("repair-1", "repair-1")
    crisis("cylon_genocide", proof, "first").add()
    proof.asked(2, "place-civilian")
    proof.say(2, "area:fore").asked(2, "place-civilian")
    waiting = beyond(proof.g)
    assert [base.area for base in waiting.basestars] == [AFT, STARBOARD_AFT]
    assert (waiting.heavies[FORE], pursuit(proof.g)) == (1, 3)
    assert proof.g.resource("morale") == 9


@pytest.mark.parametrize(("pile", "picked"), [(0, 2), (1, 1), (2, 0)])
def test_the_passage_takes_ships_of_the_pile_first(pile: int, picked: int) -> None:
    proof = table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").destiny("consolidate_power-1", "repair-1")
    g = proof.state
    while len(g.civilian_pile) > pile:
        civilians(g, AFT if len(g.civilian_pile) % 2 else FORE, g.civilian_pile[0])
    there = 12 - pile
    crisis("the_passage", proof, "first").add()
    for _ in range(picked):
        assert proof.prompt() not in ("stop", "add-cards")
        assert proof.game.questions[0].seat == 0
        proof.game.answer(0, 0)
    assert proof.done()
    assert (len(proof.g.civilian_pile), sum(map(len, proof.g.civilians))) == (max(pile - 2, 0), there - picked)


def test_medal_of_distinction_places_one_by_one_and_then_raiders_act() -> None:
    """Five areas have a ship, so the first goes to the sixth; raiders beside it destroy one."""
    proof = table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    g = proof.state
    for area in range(6):
        if area != AFT:
            civilians(g, area, g.civilian_pile[0])
    g.fleet.raiders[AFT] = 1
    crisis("medal_of_distinction", proof, "first")
    proof.asked(2, "place-civilian")
    assert (len(proof.g.civilians[AFT]), len(proof.labels(2))) == (1, 6)
    proof.say(2, "area:fore")
    assert proof.done()
    assert [len(ships) for ships in proof.g.civilians][AFT] == 0
    assert len(proof.g.civilians[FORE]) == 2


# --- checks, dice -------------------------------------------------------------------------------------------


def test_in_anothers_check_the_current_player_orders_abilities_and_leads_the_viper() -> None:
    """Tigh orders Adama to the Admiral's Quarters; what the abilities ask is asked of Tigh."""
    proof = table("saul_tigh", "laura_roslin", "karl_helo_agathon", "kara_starbuck_thrace").place(
        2, "admirals_quarters"
    )
    proof.hand(0, "executive_order-1").hand(1, "protect_the_fleet-0", "trust_instincts-0", "maximum_firepower-3")
    proof.destiny("repair-1", "repair-1", "declare_emergency-5", "declare_emergency-4")
    proof.say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    proof.say(2, "activate:admirals_quarters").say(2, "seat:3")
    while proof.prompt() == "add-cards":
        seat = proof.game.questions[0].seat
        proof.game.answer(seat, tuple(range(3)) if seat == 1 else ())
    assert (proof.prompt(), proof.game.questions[0].seat) == ("check-ability", 0)
    proof.say(0, "card-name:trust_instincts")
    assert (proof.prompt(), proof.game.questions[0].seat) == ("unmanned-viper", 0)
    proof.say(0, "pass:pass").skip()
    assert total(proof) == 5 + 4 - 3 - 1 - 1
    assert proof.g.players[3].place == "brig", "Cylon Hatred made it 4"


@pytest.mark.parametrize(("die", "added", "left"), [(3, True, 1), (3, False, 3), (8, True, 0)])
def test_best_of_the_best_is_a_roll_like_others(die: int, added: bool, left: int) -> None:
    proof = Proof("kara_starbuck_thrace", "saul_tigh", "laura_roslin", **FLEET).empty_space().place(0, "port_fore")
    proof.state.fleet.raiders[PORT_FORE] = 6
    proof.hand(1, "best_of_the_best-6").hand(2, "strategic_planning-3").dice(die)
    proof.say(0, "attack:raider-port_fore")
    proof.say(1, "use:best_of_the_best-best_of_the_best-6")
    if added:
        proof.say(2, "use:strategic_planning-strategic_planning-3")
    proof.skip()
    assert proof.g.fleet.raiders[PORT_FORE] == left


@pytest.mark.parametrize(("added", "fuel", "raptors"), [(True, 9, 4), (False, 8, 3)])
def test_scout_for_fuel_with_a_plan(added: bool, fuel: int, raptors: int) -> None:
    proof = table().hand(0, "scout_for_fuel-6").hand(1, "strategic_planning-3").dice(2)
    proof.say(0, "scout_for_fuel-6")
    if added:
        proof.plays(1, "strategic_planning-3")
    assert proof.done()
    assert (proof.g.resource("fuel"), proof.g.raptors) == (fuel, raptors)


def test_a_scout_needs_a_raptor() -> None:
    proof = table().hand(0, "scout_for_fuel-6")
    proof.state.raptors = 0
    assert "card:scout_for_fuel-6" not in proof.labels(0)


def test_iron_will_and_emergency_reach_the_very_edge() -> None:
    """Unexplained Deaths 8, made 6: with 2 it is spared, although 8 - 4 was out of reach."""
    proof = table("saul_tigh", "laura_roslin", "william_adama")
    lay_down(proof, "unexplained_deaths")
    proof.hand(1, "iron_will-0", "declare_emergency-4").hand(2, "declare_emergency-3")
    proof.destiny("consolidate_power-1", "repair-1").to_do("text:unexplained_deaths")
    to_window(proof, "check_totaled", p1=("iron_will-0", "declare_emergency-4")).plays(2, "declare_emergency-3")
    assert proof.done()
    assert (total(proof), proof.result(), proof.g.resources[2:]) == (2, "spared", [10, 12])


# --- goals --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "there", "offered"),
    [
        ("goal_stand_and_fight", "raiders 10", True),
        ("goal_stand_and_fight", "raiders 9", False),
        ("goal_acquire_power", "cag and president", True),
        ("goal_acquire_power", "cag", False),
        ("goal_devastation", "nukes 0", True),
        ("goal_devastation", "nukes 1", False),
        ("goal_political_intrigue", "president in the brig", True),
        ("goal_political_intrigue", "president in sickbay", False),
        ("goal_self_destruction", "in the brig", True),
        ("goal_self_destruction", "in the armory", False),
    ],
)
def test_when_a_goal_can_be_revealed(goal: str, there: str, offered: bool) -> None:
    proof = table("kara_starbuck_thrace", "laura_roslin", "saul_tigh", personal_goals=True).loyal(0, goal)
    g = proof.state
    if there.startswith("raiders"):
        g.fleet.raiders[FORE] = int(there.split()[1])
        beyond(g).raiders[FORE] = 5  # those that wait do not count
    elif "cag" in there:
        g.titles = {"president": 0 if "president" in there else 1, "admiral": 2, CAG: 0}
    elif there.startswith("nukes"):
        g.nukes, g.nukes_beside = int(there[-1]), 3 - int(there[-1])
    elif "president" in there:
        proof.place(1, "brig" if "brig" in there else "sickbay")
    else:
        proof.place(0, there.rsplit(maxsplit=1)[-1])
        if proof.state.players[0].place == "brig":
            proof.state.titles[CAG] = 2
    assert (f"goal:{goal}" in proof.labels(0)) is offered


# --- found by planted mistakes ------------------------------------------------------------------------------


def test_what_the_president_has_discarded_over_the_limit_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """All have seen the cards, also where the President is asked next."""
    monkeypatch.setitem(STEPS, "limit", lambda g, _: quorum_limit(g))
    proof = Proof("laura_roslin", "saul_tigh", "kara_starbuck_thrace", **EXODUS)
    deck = proof.state.decks["quorum"]
    proof.state.quorum_hand.extend(deck.cards.pop() for _ in range(12))
    del deck.seen[-12:]
    proof.to_do("limit").asked(0, "quorum-limit")
    proof.game.answer(0, (0, 1))
    assert proof.prompt() == "stop"
    assert proof.game.why_no_undo(0) is not None


def test_alone_nobody_goes_on_as_the_assist_character() -> None:
    """Starbuck helps; she is no replacement for who is executed."""
    proof = Proof("william_adama", **FLEET).empty_space().to_do("execute:0")
    proof.state.assist = "kara_starbuck_thrace"
    labels = proof.labels(0)
    assert "character:kara_starbuck_thrace" not in labels
    assert "character:lee_apollo_adama" in labels
