"""The Basestar Bridge, the CAG's title and the Admiral's other card, branch by branch."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.crisis_table import table as crisis_table
from tests.galactica.cards.proof import Change, Proof, check_views, proves

from readyroom.galactica.board import AFT, CAG, FORE, PORT_FORE
from readyroom.galactica.state import Basestar, Civilian

FLEET: dict[str, Any] = {"rules": "exodus", "cylon_ships": "fleet_board"}
CREW = ("saul_tigh", "lee_apollo_adama", "laura_roslin", "william_adama")
CYLON, PILOT, PRESIDENT, ADMIRAL = range(4)


def bridge(*dice: int) -> Proof:
    """Seat 0 is a revealed Cylon on the Basestar Bridge; Apollo is CAG."""
    proof = Proof(*CREW, **FLEET).place(PILOT, "hangar_deck")
    proof.cylon(CYLON, place="basestar_bridge")
    proof.dice(*dice).to_do("action")
    return proof.begin()


def orders(proof: Proof, first: str, second: str) -> Proof:
    proof.say(CYLON, "activate:basestar_bridge").say(CYLON, f"order:{first}").say(CYLON, f"order:{second}")
    proof.skip()
    return proof


PURSUED: Change = {"pursuit pursuit_start": -1, "pursuit pursuit_one_ship": 1, "civilian_pile": -1}


# --- the Basestar Bridge -----------------------------------------------------------------------------------


@proves("basestar_bridge", "a civilian ship", "pursued", "both chosen first")
def test_the_cag_places_a_civilian_ship_and_the_pursuit_goes_on() -> None:
    """Both are chosen before the first one is carried out (CYL-042)."""
    proof = bridge(4)
    proof.say(CYLON, "activate:basestar_bridge").say(CYLON, "order:civilian")
    assert proof.events("ShipsPlaced") == []
    proof.say(CYLON, "order:pursuit")
    assert proof.events("BridgeOrdered")[-1]["orders"] == ["order-civilian", "order-pursuit"]
    assert "area:aft" not in proof.asked(PILOT, "place-civilian").labels
    proof.say(PILOT, "area:fore")
    assert "area:fore" not in proof.asked(PILOT, "place-civilian").labels
    proof.say(PILOT, "area:port_aft")
    assert proof.done()
    assert proof.changed() == {**PURSUED, "civilian_pile": -2, "civilian fore": 1, "civilian port_aft": 1}
    check_views(proof)


@proves("basestar_bridge", "two different ones")
def test_no_ability_can_be_chosen_twice() -> None:
    """CYL-041; T13."""
    proof = bridge()
    proof.say(CYLON, "activate:basestar_bridge")
    every = proof.asked(CYLON, "basestar-bridge").labels
    assert every == ("order:civilian", "order:pursuit", "order:reinforce", "order:damage")
    proof.say(CYLON, "order:pursuit")
    assert proof.asked(CYLON, "basestar-bridge").labels == ("order:civilian", "order:reinforce", "order:damage")


@proves("basestar_bridge", "back")
@pytest.mark.parametrize(("track", "back"), [(2, {"jump_track": -1}), (0, {})])
def test_a_low_roll_holds_the_fleet_back(track: int, back: Change) -> None:
    proof = bridge(3, 8)
    proof.state.jump_track = track
    proof.begin()
    orders(proof, "pursuit", "damage")
    assert proof.done()
    assert proof.changed() == back


@proves("basestar_bridge", "a basestar")
def test_a_basestar_joins_the_fleet() -> None:
    """No die, and the pursuit does not move."""
    proof = bridge(8)
    orders(proof, "reinforce", "damage")
    assert proof.asked(CYLON, "reinforce").labels == ("reinforce:basestar", "reinforce:raider")
    proof.say(CYLON, "reinforce:basestar")
    assert len(proof.asked(CYLON, "reinforce-area").labels) == 6
    proof.say(CYLON, "beyond:port_aft")
    assert proof.done()
    assert proof.changed() == {"beyond basestar port_aft": 1}


@proves("basestar_bridge", "no basestar left")
@pytest.mark.parametrize("waits", [True, False])
def test_with_both_basestars_on_boards_nothing_happens(waits: bool) -> None:
    """ACT-032: they stay where they are."""
    proof = bridge(8)
    board = proof.state.cylon_board if waits else proof.state.fleet
    assert board is not None
    board.basestars.append(Basestar(AFT))
    proof.begin()
    orders(proof, "reinforce", "damage").say(CYLON, "reinforce:basestar").say(CYLON, "beyond:port_aft")
    assert proof.done()
    assert proof.changed() == {}
    assert proof.events("NotPossible")[-1]["what"] == "place-basestar"


@proves("basestar_bridge", "raiders", "fewer raiders")
@pytest.mark.parametrize(("left", "placed"), [(17, 3), (3, 3), (2, 2), (0, 0)])
def test_raiders_join_the_fleet(left: int, placed: int) -> None:
    """Out of those on no board only: ships that wait stay in their areas."""
    proof = bridge(8)
    board = proof.state.cylon_board
    assert board is not None
    board.raiders[AFT] = 17 - left
    proof.begin()
    orders(proof, "reinforce", "damage").say(CYLON, "reinforce:raider").say(CYLON, "beyond:fore")
    assert proof.done()
    assert proof.changed() == ({"beyond raider fore": placed} if placed else {})


@proves("basestar_bridge", "damage", "no damage")
@pytest.mark.parametrize(("die", "raiders", "hit"), [(3, 4, True), (4, 4, False), (8, 9, True), (1, 1, False)])
def test_raiders_on_the_main_board_damage_galactica(die: int, raiders: int, hit: bool) -> None:
    """Below their number; those that wait do not count. Of two tokens the Cylon sees one is resolved, one goes back."""
    proof = bridge(die)
    g = proof.state
    g.fleet.raiders = [raiders - 1, 0, 0, 1, 0, 0]
    assert g.cylon_board is not None
    g.cylon_board.raiders[AFT] = 5
    proof.next_tokens("armory", "command")
    proof.begin()
    orders(proof, "damage", "reinforce")
    if hit:
        question = proof.asked(CYLON, "bridge-damage")
        assert question.labels == ("token:armory", "token:command")
        assert proof.view(CYLON)["held"] == ["armory", "command"]
        assert all(proof.view(seat)["held"] is None for seat in (PILOT, PRESIDENT, None))
        proof.say(CYLON, "token:command")
    proof.say(CYLON, "reinforce:raider").say(CYLON, "beyond:aft")
    assert proof.done()
    assert proof.changed() == ({"damaged command": 1, "damage_pile": -1} if hit else {}) | {"beyond raider aft": 3}
    assert ("armory" in proof.g.damage_piles["galactica"]) is True
    check_views(proof)


def test_the_last_damage_token_is_not_chosen() -> None:
    """It is the sixth location: Galactica is lost."""
    proof = bridge(1)
    g = proof.state
    g.fleet.raiders[FORE] = 5
    g.damaged = [place for place in g.damage_piles["galactica"] if place not in ("food", "fuel", "armory")]
    g.damage_piles["galactica"] = ["armory"]
    orders(proof, "damage", "reinforce")
    assert proof.game.over
    assert (proof.g.winner, proof.g.why) == ("cylons", "galactica_destroyed")


def test_a_cylon_that_was_a_sympathizer_may_use_the_bridge() -> None:
    """Only the Cylon Fleet location is closed to them."""
    proof = bridge()
    proof.state.players[CYLON].sympathizer = True
    assert "activate:basestar_bridge" in proof.labels(CYLON)


# --- the CAG -----------------------------------------------------------------------------------------------


def cag(place: str = "port_fore") -> Proof:
    """Apollo, the current player, is CAG; a raider and a civilian ship are where an unmanned viper is."""
    proof = Proof("lee_apollo_adama", "saul_tigh", "laura_roslin", **FLEET).empty_space().place(0, place)
    g = proof.state
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[PORT_FORE] = 1
    g.fleet.raiders[PORT_FORE] = 1
    g.civilians[PORT_FORE].append(Civilian(g.next_handle, g.civilian_pile.pop()))
    return proof.begin()


def title_actions(proof: Proof, seat: int = 0) -> list[str]:
    return [label for label in proof.labels(seat) if label.startswith("title:")]


@proves("title_cag", "leads", "once a turn")
def test_the_cag_leads_an_unmanned_viper_and_acts_again() -> None:
    proof = cag()
    assert title_actions(proof) == ["title:cag_hands_over", "title:cag_leads"]
    proof.say(0, "title:cag_leads")
    handle = proof.g.civilians[PORT_FORE][0].handle
    assert "pass:pass" in proof.asked(0, "unmanned-viper").labels
    proof.say(0, f"escort:{handle}")
    assert proof.prompt() == "action"
    assert title_actions(proof) == ["title:cag_hands_over"]
    proof.dice(3).say(0, "attack:raider-port_fore")
    assert proof.done()
    assert proof.changed() == {"civilian port_fore": -1, "civilian_pile": 1, "raider port_fore": -1}


@proves("title_cag", "leads without a viper")
def test_the_cag_may_leave_it_at_the_other_action() -> None:
    proof = cag()
    proof.say(0, "title:cag_leads").say(0, "pass:pass")
    assert proof.prompt() == "action"
    proof.say(0, "move:fore")
    assert proof.done()
    assert proof.changed() == {"place 0": "fore"}


@proves("title_cag", "only in a viper", "not somebody else")
def test_only_a_cag_in_a_viper_can_lead() -> None:
    proof = cag("command")
    assert title_actions(proof) == ["title:cag_hands_over"]
    other = cag()
    other.state.titles[CAG] = 1
    assert title_actions(other) == []


@proves("title_cag", "passes it on")
def test_the_cag_activates_a_viper_and_passes_the_title_on() -> None:
    """The viper is no offer; the title goes to another human player who is not in the Brig."""
    proof = cag("command")
    proof.dice(3).say(0, "title:cag_hands_over")
    assert "pass:pass" not in proof.asked(0, "unmanned-viper").labels
    proof.say(0, "attack:raider-port_fore")
    assert proof.asked(0, "hand-over-title").labels == ("seat:1", "seat:2")
    proof.say(0, "seat:2")
    assert proof.done()
    assert proof.changed() == {"raider port_fore": -1, f"title {CAG}": "seat 2"}


@proves("title_cag", "nobody to pass it to")
def test_the_title_can_not_be_passed_to_prisoners_or_cylons() -> None:
    proof = cag("command").place(1, "brig")
    proof.cylon(2)
    assert title_actions(proof) == []
    alone = Proof("lee_apollo_adama", **FLEET)
    assert title_actions(alone) == ["title:cag_leads"]


def test_the_title_is_passed_on_without_any_viper() -> None:
    proof = cag("command")
    proof.state.squadrons["viper"].space = [0] * 6
    proof.state.squadrons["viper"].reserves = 0
    proof.begin()
    proof.say(0, "title:cag_hands_over").say(0, "seat:1")
    assert proof.done()
    assert proof.changed() == {f"title {CAG}": "seat 1"}


@proves("title_cag", "places civilian ships")
def test_the_cag_places_civilian_ships_with_no_area_named() -> None:
    """Medal of Distinction: by the CAG's rules, one after the other; the Admiral has no say."""
    proof = crisis_table(**FLEET)
    lay_down(proof, "medal_of_distinction")
    proof.state.fleet.raiders = [0] * 6
    proof.to_do("text:medal_of_distinction").begin()
    proof.say(3, "part:first")
    assert len(proof.asked(1, "place-civilian").labels) == 5
    proof.say(1, "area:fore")
    assert len(proof.asked(1, "place-civilian").labels) == 4
    proof.say(1, "area:port_aft")
    assert proof.done()
    assert proof.changed() == {
        "morale": 1,
        "civilian fore": 1,
        "civilian port_aft": 1,
        "civilian_pile": -2,
        "raider fore": 2,
    }


def test_one_player_with_both_titles_discards_six() -> None:
    proof = crisis_table(**FLEET)
    proof.hand(3, *(f"executive_order-{n}" for n in (1, 2, 1, 2)), "launch_scout-1", "launch_scout-2", "repair-1")
    proof.state.titles[CAG] = 3
    lay_down(proof, "raiders_inbound")
    proof.to_do("text:raiders_inbound").begin()
    proof.say(3, "part:second")
    proof.discards(3, 3).discards(3, 3)
    assert proof.done()
    assert proof.changed() == {"hand 3": -6}


# --- the Admiral's other card ------------------------------------------------------------------------------


def nuke(*dice: int) -> Proof:
    """In front: a basestar, four raiders, a heavy raider, a viper, Apollo in another one, a civilian ship."""
    proof = Proof("william_adama", "lee_apollo_adama", "laura_roslin", **FLEET).empty_space().place(1, "fore")
    g = proof.state
    g.fleet.basestars = [Basestar(FORE)]
    g.fleet.raiders[FORE], g.fleet.heavies[FORE] = 4, 1
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[FORE] = 1
    g.civilian_pile.remove("civ_population_2")
    g.civilians[FORE].append(Civilian(g.next_handle, "civ_population_2"))
    proof.dice(*dice).picks(1, 1)
    return proof.begin()


SPENT: Change = {"nukes": -1, "nukes_beside": 1}


@proves("title_admiral_cylon_fleet", "nuke 1-2", "nuke 3-6", "nuke 7", "nuke 8")
@pytest.mark.parametrize(
    ("die", "change"),
    [
        (1, {"basestar_damage": 2}),
        (2, {"basestar_damage": 2}),
        (3, {"basestar fore": -1}),
        (6, {"basestar fore": -1}),
        (7, {"basestar fore": -1, "raider fore": -3}),
        (
            8,
            {
                "basestar fore": -1,
                "raider fore": -4,
                "heavy_raider fore": -1,
                "viper fore": -1,
                "place 1": "sickbay",
                "civilian fore": -1,
                "population": -2,
            },
        ),
    ],
)
def test_a_nuke_at_an_area(die: int, change: Change) -> None:
    proof = nuke(die)
    proof.say(0, "nuke:fore")
    assert proof.done()
    assert proof.changed() == {**SPENT, **change}


@proves("title_admiral_cylon_fleet", "no basestar")
@pytest.mark.parametrize(
    ("die", "raiders", "change"), [(1, 2, {}), (4, 2, {}), (7, 2, {"raider fore": -2}), (7, 0, {}), (8, 0, {})]
)
def test_a_nuke_finds_what_is_there(die: int, raiders: int, change: Change) -> None:
    """It is spent in any case (NUKE-010); on a 7 raiders go without a basestar too (ruling)."""
    proof = nuke(die).empty_space()
    proof.place(1, "hangar_deck")
    proof.state.fleet.raiders[FORE] = raiders
    proof.begin()
    proof.say(0, "nuke:fore")
    assert proof.done()
    assert proof.changed() == {**SPENT, **change}


@proves("title_admiral_cylon_fleet", "which basestar")
def test_the_admiral_says_which_basestar() -> None:
    proof = nuke(3)
    g = proof.state
    g.basestar_pile.remove("disabled_weapons")
    g.fleet.basestars.append(Basestar(FORE, ["disabled_weapons"]))
    proof.begin()
    proof.say(0, "nuke:fore")
    question = proof.asked(0, "nuke-basestar")
    assert [option.facts["damage"] for option in question.options] == [[], ["disabled_weapons"]]
    proof.game.answer(0, 1)
    assert proof.done()
    assert proof.changed() == {**SPENT, "basestar fore": -1, "basestar_damage": -1}


@proves("title_admiral_cylon_fleet", "no nuke")
def test_without_a_nuke_none_is_offered() -> None:
    proof = nuke()
    assert [label for label in proof.labels(0) if label.startswith("nuke:")] == [
        f"nuke:{area}" for area in proof.view(0)["areas"]
    ]
    proof = nuke()
    proof.state.nukes, proof.state.nukes_beside = 0, 3
    assert [label for label in proof.labels(0) if label.startswith("nuke:")] == []
