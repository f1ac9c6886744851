"""The attack cards of Pegasus and Daybreak (Appendix II): which ships come, and the special rule of each."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import LATER, lay_down
from tests.galactica.cards.proof import PROVED, Change, Proof, check_views, proves

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.rules import RULES
from readyroom.galactica.ships import ace_of
from readyroom.galactica.skills import TREACHERY, TYPE
from readyroom.galactica.state import Basestar, Civilian

ATTACKS: dict[str, Any] = {name: facts for box in LATER for name, facts in box.get("attacks", {}).items()}
APPENDIX: dict[str, Any] = {"rules": "combined", "cylon_ships": "attack_cards"}
CREW = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "william_adama")
FOR_ONE: dict[str, Change] = {
    "dogfight": {"kept dogfight": 1},
    "scar": {"kept scar": 1, "scar starboard_fore": 1},
    "the_guardians": {"kept the_guardians": 1},
    "lured_into_a_trap": {"kept lured_into_a_trap": 1},
    "blindsided": {"raptors": -1},
    "event_horizon": {"kept event_horizon": 1},
    "hornets_nest": {"kept hornets_nest": 1},
    "lockdown": {"kept lockdown": 1},
    "reprisal": {"mutiny 0": 1},
    "trial_by_fire": {"assault_raptor port_fore": 1},
}
"""What the special rule changes at once on a table with nothing else in space."""

for _card in ATTACKS:
    PROVED.setdefault(_card, set()).update(("setup", "activation", "special"))


def appendix(*crew: str, **options: Any) -> Proof:
    """A table with attack cards, seat 0 in Command, nothing in space."""
    return Proof(*(crew or CREW), **{**APPENDIX, **options}).place(0, "command").empty_space()


def attack(card: str, proof: Proof | None = None) -> Proof:
    """The card is about to be resolved; no die shows a hit."""
    proof = proof or appendix()
    lay_down(proof, card)
    return proof.dice(*[1] * 12).to_do(f"resolve:{card}")


def kept(card: str, proof: Proof | None = None) -> Proof:
    """The card is in play, and nothing else of it."""
    proof = proof or appendix()
    lay_down(proof, card)
    proof.state.crises.remove(card)
    proof.state.kept.append(card)
    return proof


def finish(proof: Proof) -> None:
    """The raptor that comes joins in the first place offered, and does nothing."""
    proof.skip()
    while not proof.done():
        question = proof.game.questions[0]
        kind = question.prompt.removeprefix("galactica-")
        assert kind in ("cavalry", "unmanned-viper", "which-viper"), question
        proof.say(question.seat, question.labels[0])


def pictured(card: str) -> Change:
    ships: Change = {}
    for area, kinds in ATTACKS[card]["setup"].items():
        ships |= {f"{kind} {area}": count for kind, count in kinds.items()}
    totals = {
        kind: sum(kinds.get(kind, 0) for kinds in ATTACKS[card]["setup"].values()) for kind in ("viper", "civilian")
    }
    ships |= {"reserves": -totals["viper"]} if totals["viper"] else {}
    return ships | ({"civilian_pile": -totals["civilian"]} if totals["civilian"] else {})


@pytest.mark.parametrize("card", ATTACKS)
def test_the_ships_come_and_the_rule_applies(card: str) -> None:
    proof = attack(card)
    treachery = sum(TYPE[design] == TREACHERY for design in proof.state.destiny)
    proof.begin()
    finish(proof)
    changed = proof.changed()
    changed.pop("destiny treachery", None)
    assert changed == {**pictured(card), **FOR_ONE[card]}
    in_destiny = sum(TYPE[design] == TREACHERY for design in proof.g.destiny)
    assert in_destiny == treachery + 2 * (card == "reprisal")
    check_views(proof)
    assert (card in proof.g.kept) == ATTACKS[card]["keep"]


@pytest.mark.parametrize("card", ATTACKS)
def test_ships_that_are_there_act_before_the_new_ones_come(card: str) -> None:
    proof = attack(card)
    finish(proof)
    told = proof.game.events(None)
    kinds = [event["kind"] for event in told if event["event"] == "CylonShipsActivated"]
    assert kinds == ATTACKS[card]["activate"]
    names = [event["event"] for event in told]
    assert names.index("CylonShipsActivated") < names.index("ShipsPlaced")


# --- Dogfight ----------------------------------------------------------------------------------------------


@proves("dogfight", "while in play")
def test_each_basestar_launches_two_raiders_more_that_do_not_act() -> None:
    proof = kept("dogfight")
    g = proof.state
    g.fleet.raiders[FORE], g.fleet.basestars = 1, [Basestar(FORE), Basestar(AFT, ["disabled_hangar"])]
    g.basestar_pile.remove("disabled_hangar")
    proof.dice(1).to_do("activate:raiders").begin()
    assert proof.done()
    assert proof.changed() == {"raider fore": 2}
    assert len(proof.events("DieRolled")) == 1


@proves("dogfight", "no raider left")
@pytest.mark.parametrize("left", [0, 1])
def test_dogfight_ends_with_the_last_raider(left: int) -> None:
    proof = kept("dogfight", appendix("lee_apollo_adama", "saul_tigh", "laura_roslin"))
    proof.state.fleet.raiders[PORT_FORE], proof.state.fleet.raiders[AFT] = 1, left
    proof.place(0, "port_fore").dice(8).to_do("action").begin()
    proof.say(0, "attack:raider-port_fore")
    assert proof.done()
    assert proof.g.kept == ["dogfight"] * left


# --- Scar --------------------------------------------------------------------------------------------------


def scar(area: int = FORE, others: int = 0, *crew: str) -> Proof:
    """Scar and some other raiders in an area."""
    proof = kept("scar", appendix(*(crew or ("lee_apollo_adama", "saul_tigh", "laura_roslin"))))
    proof.state.fleet.raiders[area] = 1 + others
    proof.state.tokens["scar"] = {("fore", "starboard_fore", "starboard_aft", "aft", "port_aft", "port_fore")[area]: 1}
    return proof


@proves("scar", "acts twice")
def test_scar_acts_twice_and_others_once() -> None:
    proof = scar(FORE, 2).dice(1, 1, 1, 1).to_do("activate:raiders").begin()
    assert proof.done()
    assert [event["purpose"] for event in proof.events("DieRolled")] == ["raider-galactica"] * 4
    assert proof.changed() == {}


def test_scar_does_not_act_in_a_second_activation_of_the_turn() -> None:
    proof = scar(FORE).dice(1, 1, 1, 1).to_do("activate:raiders", "activate:raiders")
    assert proof.done()
    assert len(proof.events("DieRolled")) == 2


def test_new_raiders_beside_scar_act_in_the_second_activation() -> None:
    proof = scar(FORE).dice(1, 1, 1, 1).to_do("activate:raiders", "activate:launch_raiders", "activate:raiders")
    proof.state.fleet.basestars = [Basestar(FORE)]
    assert proof.done()
    assert len(proof.events("DieRolled")) == 2 + 3


@proves("scar", "flies and shoots")
def test_scar_flies_two_areas_or_flies_and_shoots() -> None:
    """A civilian ship two areas away: Scar is there, one of the others half way."""
    proof = scar(FORE, 1)
    proof.state.civilians[2] = [Civilian(50, proof.state.civilian_pile.pop())]
    proof.to_do("activate:raiders").begin()
    assert proof.done()
    assert (proof.g.fleet.raiders, proof.g.tokens["scar"]) == ([0, 1, 1, 0, 0, 0], {"starboard_aft": 1})
    proof = scar(FORE)
    proof.state.civilians[1] = [Civilian(50, proof.state.civilian_pile.pop())]
    proof.to_do("activate:raiders").begin()
    assert proof.done()
    assert len(proof.events("CivilianDestroyed")) == 1
    assert proof.g.fleet.raiders_acted == [0, 1, 0, 0, 0, 0]


@proves("scar", "destroyed")
@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0), (8, 0)])
def test_only_a_seven_brings_scar_down(die: int, left: int) -> None:
    proof = scar(PORT_FORE, 1).place(0, "port_fore").dice(die).to_do("action").begin()
    assert {"attack:raider-port_fore", "attack:scar-port_fore"} <= {*proof.labels(0)}
    proof.say(0, "attack:scar-port_fore")
    assert proof.done()
    assert (proof.g.kept, proof.g.fleet.raiders[PORT_FORE]) == (["scar"] * left, 1 + left)
    assert ("scar" in proof.g.tokens) == bool(left)
    assert proof.g.decks["crisis"].discard == ["scar"] * (1 - left)


def test_an_unmanned_viper_and_weapons_control_need_a_seven_too() -> None:
    for room, label in (("weapons_control", "ship:scar-port_fore"), ("command", "attack:scar-port_fore")):
        for die, left in ((6, 1), (7, 0)):
            proof = scar(PORT_FORE, 0, *CREW).place(0, room).dice(die)
            proof.state.squadrons["viper"].reserves -= 1
            proof.state.squadrons["viper"].space[PORT_FORE] = 1
            proof.to_do("action").begin()
            proof.say(0, f"activate:{room}")
            proof.skip()
            if not proof.done():
                proof.say(0, label).skip()
            if proof.prompt() == "unmanned-viper":
                proof.say(0, "pass")
            assert proof.done()
            assert proof.g.fleet.raiders[PORT_FORE] == left


@proves("scar", "without a die")
def test_what_needs_no_die_does_not_touch_scar() -> None:
    """Authorization of Brutal Force: three raiders, of the two that are not Scar."""
    proof = scar(FORE, 2, *CREW[2:], "saul_tigh").to_do("action")
    deck = proof.state.decks["quorum"]
    at = deck.cards.index("authorization_of_brutal_force")
    del deck.cards[at], deck.seen[at]
    proof.state.office_hands["quorum"].append("authorization_of_brutal_force")
    proof.dice(8).begin()
    proof.say(0, "quorum:authorization_of_brutal_force")
    while not proof.done():
        proof.say(0, proof.labels(0)[0])
    assert (proof.g.fleet.raiders[FORE], proof.g.kept) == (1, ["scar"])


def test_the_main_batteries_may_choose_scar_on_a_seven() -> None:
    """FAQ-004: of five raiders four, with Scar or without; on a 6 never."""
    for die, answer, left, gone in ((6, "", 3, False), (7, "choice:yes", 1, True), (7, "choice:no", 1, False)):
        proof = scar(FORE, 4, *CREW).place(0, "main_batteries").dice(die).to_do("action").begin()
        proof.say(0, "activate:main_batteries").say(0, "area:fore")
        if answer:
            proof.asked(0, "shoot-ace")
            proof.say(0, answer)
        assert proof.done()
        assert (proof.g.fleet.raiders[FORE], ace_of(proof.g) is None) == (left, gone)


def test_scar_alone_is_hit_unasked_and_hotshot_never_does() -> None:
    proof = scar(FORE, 0, *CREW).place(0, "main_batteries").dice(8).to_do("action").begin()
    proof.say(0, "activate:main_batteries").say(0, "area:fore")
    assert proof.done()
    assert (proof.g.fleet.raiders[FORE], proof.g.kept) == (0, [])
    proof = scar(PORT_FORE, 0, "louanne_kat_katraine", "saul_tigh", "laura_roslin").place(0, "port_fore")
    proof.hand(0, "build_nuke-6").to_do("action").begin()
    proof.say(0, "attack:scar-port_fore").say(0, "use:hotshot-build_nuke-6")
    assert proof.done()
    assert (proof.g.fleet.raiders[PORT_FORE], proof.g.kept) == (1, ["scar"])
    assert [(event["result"], event["hit"]) for event in proof.events("DieRolled")] == [(8, False)]


def test_sacrifice_and_self_defense_leave_scar_alone() -> None:
    kat = ("louanne_kat_katraine", "saul_tigh", "laura_roslin")
    proof = scar(PORT_FORE, 0, *kat).place(0, "port_fore").to_do("action").begin()
    assert "ability:sacrifice" not in proof.labels(0)
    proof = scar(PORT_FORE, 2, *kat).place(0, "port_fore").to_do("action").begin()
    proof.say(0, "ability:sacrifice")
    assert proof.done()
    assert (proof.g.fleet.raiders[PORT_FORE], proof.g.kept) == (1, ["scar"])


# --- The Guardians, Lured into a Trap ----------------------------------------------------------------------


@proves("the_guardians", "while in play")
def test_for_every_basestar_morale_and_a_raptor() -> None:
    proof = kept("the_guardians", appendix("helena_cain", "saul_tigh", "laura_roslin"))
    proof.state.fleet.basestars = [Basestar(FORE)]
    proof.dice(6).to_do("action").begin()
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert proof.changed() == {"basestar fore": -1, "morale": -1, "raptors": -1, "nukes": -1, "nukes_beside": 1}
    assert proof.g.kept == ["the_guardians"]


def jump(proof: Proof) -> Proof:
    proof.state.jump_track = 4
    proof.top("deep_space", "remote_planet").to_do("prepare_for_jump").begin()
    return proof.skip()


def test_basestars_that_the_fleet_leaves_behind_are_not_destroyed() -> None:
    proof = kept("the_guardians")
    proof.state.fleet.basestars = [Basestar(FORE)]
    jump(proof)
    proof.say(proof.g.admiral, "remote_planet")
    assert proof.done()
    assert (proof.g.resource("morale"), proof.g.kept) == (10, [])


@proves("lured_into_a_trap", "the fleet jumps")
def test_who_is_at_the_engines_when_the_fleet_jumps_is_executed() -> None:
    proof = kept("lured_into_a_trap").place(1, "engine_room").place(3, "ftl_control")
    jump(proof)
    asked = []
    while proof.prompt() in ("character", "start", "launch", "which-viper", "draw"):
        question = proof.game.questions[0]
        asked += [question.seat] * (question.prompt == "galactica-character")
        proof.say(question.seat, question.labels[0])
    assert asked == [1, 3]
    assert {*proof.g.executed} == {"kara_starbuck_thrace", "william_adama"}
    assert proof.prompt() == "destination"
    proof.say(proof.g.admiral, "remote_planet")
    assert proof.done()
    assert (proof.g.resource("morale"), proof.g.kept) == (8, [])
    assert proof.g.decks["super_crisis"].discard == ["lured_into_a_trap"]


def test_nobody_at_the_engines_nobody_dies() -> None:
    proof = jump(kept("lured_into_a_trap"))
    proof.say(proof.g.admiral, "remote_planet")
    assert proof.done()
    assert proof.g.executed == []


# --- Daybreak ----------------------------------------------------------------------------------------------


@proves("event_horizon", "an unmanned viper", "nothing to pay with")
def test_every_activation_of_an_unmanned_viper_costs_a_card() -> None:
    """FAQ-011: two for both of Command."""
    proof = kept("event_horizon").hand(0, "repair-1", "repair-2", "launch_scout-1").to_do("action").begin()
    proof.say(0, "activate:command").say(0, "launch:port_aft")
    proof.discards(0, 1).say(0, "launch:port_fore")
    proof.discards(0, 1)
    assert proof.done()
    assert proof.changed() == {"viper port_aft": 1, "viper port_fore": 1, "reserves": -2, "hand 0": -2}
    proof = kept("event_horizon").hand(0, "repair-1").to_do("action").begin()
    proof.say(0, "activate:command").say(0, "launch:port_aft")
    assert proof.done()  # one card, one activation
    proof = kept("event_horizon").hand(0).to_do("action")
    assert "activate:command" not in proof.labels(0)
    why = proof.game.why_not(0, "location:command")
    assert why is not None
    assert (why.name, why.rule) == ("flight-price", "FAQ-010")


@proves("event_horizon", "the own viper")
def test_the_own_viper_costs_a_card_each_time() -> None:
    pilot = ("lee_apollo_adama", "saul_tigh", "laura_roslin")
    proof = kept("event_horizon", appendix(*pilot)).place(0, "port_fore").hand(0, "repair-1", "repair-2")
    proof.to_do("action").begin()
    proof.say(0, "move:fore")
    proof.discards(0, 1)
    assert proof.done()
    assert (proof.g.players[0].place, proof.count(0)) == ("fore", 1)
    proof = kept("event_horizon", appendix(*pilot)).place(0, "port_fore").hand(0).to_do("action")
    assert not [label for label in proof.labels(0) if label.startswith(("move:", "attack:"))]
    why = proof.game.why_not(0, "area:fore")
    assert why is not None
    assert why.name == "flight-price"


def test_a_card_that_flies_and_fires_is_one_activation() -> None:
    """FAQ-013: Maximum Firepower and Full Throttle cost one card besides themselves."""
    pilot = ("lee_apollo_adama", "saul_tigh", "laura_roslin")
    for card, alone in (("maximum_firepower-3", False), ("full_throttle-1", False), ("maximum_firepower-3", True)):
        proof = kept("event_horizon", appendix(*pilot)).place(0, "port_fore").hand(0, card, *["repair-1"] * (not alone))
        proof.state.fleet.raiders[PORT_FORE] = 3
        proof.dice(8, 8, 8).to_do("action").begin()
        if alone:
            assert f"card:{card}" not in proof.labels(0)
            why = proof.game.why_not(0, f"card:{card}")
            assert why is not None
            assert why.rule == "FAQ-013"
            continue
        proof.say(0, card)
        assert proof.count(0) == 0
        while not proof.done():
            proof.say(0, next(label for label in proof.labels(0) if "pass" not in label))
        assert proof.count(0) == 0


def test_the_movement_step_and_the_move_of_an_order_cost_nothing() -> None:
    """FAQ-014."""
    pilot = ("lee_apollo_adama", "saul_tigh", "laura_roslin")
    proof = kept("event_horizon", appendix(*pilot)).place(0, "port_fore").hand(0, "repair-1").to_do("movement").begin()
    proof.say(0, "area:fore")
    assert proof.done()
    assert (proof.g.players[0].place, proof.count(0)) == ("fore", 1)
    proof = kept("event_horizon", appendix(*pilot)).place(0, "port_fore").place(1, "command")
    proof.state.current = 1
    proof.hand(0).hand(1, "executive_order-1").to_do("action").begin()
    proof.say(1, "executive_order-1").say(1, "seat:0").say(0, "choice:move-and-act").say(0, "area:fore")
    assert proof.g.players[0].place == "fore"


def test_treachery_that_pays_may_bring_the_pilot_to_the_brig() -> None:
    """Dradis Contact is discarded by choice: a Mutiny card too many, and the attack is not made."""
    proof = kept("event_horizon", appendix("lee_apollo_adama", "saul_tigh", "laura_roslin")).place(0, "port_fore")
    g = proof.state
    g.players[0].holds.append(g.decks["mutiny"].cards.pop())
    g.decks["mutiny"].seen.pop()
    g.fleet.raiders[PORT_FORE] = 1
    proof.hand(0, "dradis_contact-0").to_do("action").begin()
    proof.say(0, "attack:raider-port_fore")
    while not proof.done():
        proof.game.answer(0, 0)
    assert proof.g.players[0].place == "brig"
    assert proof.g.fleet.raiders[PORT_FORE] == 1
    assert proof.events("DieRolled") == []
    assert proof.events("NotPossible")[-1]["what"] == "use-viper"


@proves("event_horizon", "the fleet jumps")
@proves("hornets_nest", "the fleet jumps")
@proves("lockdown", "the fleet jumps")
@proves("dogfight", "the fleet jumps")
@proves("scar", "the fleet jumps")
@pytest.mark.parametrize("card", ["event_horizon", "hornets_nest", "lockdown", "dogfight", "scar"])
def test_kept_until_the_fleet_jumps(card: str) -> None:
    proof = scar() if card == "scar" else kept(card)
    proof.state.fleet.raiders[FORE] = max(1, proof.state.fleet.raiders[FORE])
    jump(proof)
    proof.say(proof.g.admiral, "remote_planet")
    assert proof.done()
    assert (proof.g.kept, proof.g.tokens.get("scar")) == ([], None)
    assert proof.g.decks["crisis"].discard == [card]


@proves("hornets_nest", "while in play")
def test_hornets_nest_forbids_what_piloting_cards_do() -> None:
    """ATKV-009: actions and Movement abilities; what is played in a window stays."""
    pilot = ("lee_apollo_adama", "saul_tigh", "laura_roslin")
    cards = ("maximum_firepower-3", "full_throttle-1", "evasive_maneuvers-1", "executive_order-1")
    for held in (False, True):
        proof = appendix(*pilot).place(0, "port_fore").hand(0, *cards).to_do("movement", "action")
        if held:
            kept("hornets_nest", proof)
        proof.state.fleet.raiders[PORT_FORE] = 1
        assert ("card:full_throttle-1" in proof.labels(0)) is not held
        proof.say(0, "choice:stay")
        offered = {label for label in proof.labels(0) if label.startswith("card:")}
        fly = {"card:maximum_firepower-3", "card:full_throttle-1"}
        assert offered == {"card:executive_order-1"} | (set() if held else fly)
        if held:
            why = proof.game.why_not(0, "card:maximum_firepower-3")
            assert why is not None
            assert (why.name, why.rule) == ("no-actions-of-type", "ATKV-009")
            assert "attack:raider-port_fore" in proof.labels(0)


@proves("hornets_nest", "a basestar is destroyed")
@proves("lockdown", "a basestar is destroyed")
@pytest.mark.parametrize("card", ["hornets_nest", "lockdown"])
def test_they_end_with_a_basestar(card: str) -> None:
    proof = kept(card, appendix("helena_cain", "saul_tigh", "laura_roslin"))
    proof.state.fleet.basestars = [Basestar(FORE)]
    proof.dice(6).to_do("action").begin()
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert (proof.g.kept, proof.g.decks["crisis"].discard) == ([], [card])


@proves("lockdown", "while in play")
def test_lockdown_closes_the_armory() -> None:
    for held in (False, True):
        proof = appendix().place(0, "armory")
        proof.state.boarding[1] = 1
        if held:
            kept("lockdown", proof)
        proof.to_do("action")
        assert ("activate:armory" in proof.labels(0)) is not held


@proves("blindsided", "no raptor left")
def test_no_raptor_to_pluck() -> None:
    proof = attack("blindsided")
    proof.state.raptors = 0
    finish(proof)
    assert proof.events("NotPossible")[-1]["what"] == "destroy-raptor"


@proves("reprisal", "over the limit")
def test_reprisal_may_bring_to_the_brig() -> None:
    proof = attack("reprisal")
    deck = proof.state.decks["mutiny"]
    proof.state.players[0].holds.append(deck.cards.pop())
    deck.seen.pop()
    while proof.prompt() in ("mutiny-limit", "which-viper"):
        proof.game.answer(0, 0)
    assert proof.done()
    assert proof.g.players[0].place == "brig"


@proves("trial_by_fire", "activated", "none left")
def test_the_cavalry_may_act_at_once() -> None:
    proof = attack("trial_by_fire").begin()
    while proof.prompt() == "which-viper":
        proof.say(0, "kind:viper")
    assert proof.asked(0, "cavalry").labels == ("area:port_fore", "area:port_aft")
    proof.say(0, "area:port_aft").say(0, "move:assault_raptor-port_aft-aft")
    assert proof.done()
    assert proof.changed()["assault_raptor aft"] == 1
    assert proof.g.squadrons["assault_raptor"].unbuilt == 2
    proof = attack("trial_by_fire")
    squadron = proof.state.squadrons["assault_raptor"]
    squadron.reserves, squadron.unbuilt = squadron.reserves + squadron.unbuilt, 0
    while proof.prompt() == "which-viper":
        proof.say(0, "kind:viper")
    assert proof.done()
    assert proof.g.squadrons["assault_raptor"].space[PORT_AFT] == 0


def test_nothing_is_wrong_with_a_table_of_attack_cards() -> None:
    assert not list(RULES.faults(appendix().state))
