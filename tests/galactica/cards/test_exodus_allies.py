"""Every result of every Ally card, whatever it leaves to choose."""

from collections.abc import Iterator

import pytest
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT
from tests.galactica.cards.exodus_allies import CASES
from tests.galactica.cards.proof import PROVED, Proof, check_views, proves
from tests.galactica.cards.result_table import BAD, GOOD, IONIAN, Case, begin, holding, pool, resolve, seated
from tests.galactica.cards.test_crises import branches

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.causes import Cause
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.skills import LABEL, TYPE
from readyroom.galactica.state import LoyaltyCard
from readyroom.words import words

SPECIAL = {"ally_helena_cain": {f"{GOOD}/executes"}}
"""Branches with tests of their own below."""

for _case in CASES:
    PROVED.setdefault(_case.card, set()).add(_case.path)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_result(case: Case) -> None:
    proof = resolve(case)
    assert proof.changed() == case.change
    known = {(CURRENT, case.known): 1} if case.known else {}
    check_views(proof, loyalty=case.looks, civilians={CURRENT: case.faces}, known=known)
    assert [(event["seat"], event["source"]) for event in proof.events("LoyaltySeen")] == list(case.looks)


@pytest.mark.parametrize("card", sorted(ALLIES))
def test_every_way_through_a_card_has_a_case(card: str) -> None:
    ours = {case.path for case in CASES if case.card == card} | SPECIAL.get(card, set())
    ally = ALLIES[card]
    ways = {"/".join([GOOD, *way]) for way in branches(ally.benevolent)}
    ways |= {"/".join([BAD, *way]) for way in branches(ally.antagonistic)}
    assert ours == ways


# --- what single cards add to that -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "skill"),
    [
        ("ally_callandra_tyrol", "engineering"),
        ("ally_karl_agathon", "tactics"),
        ("ally_louanne_katraine", "piloting"),
        ("ally_tory_foster", "politics"),
        ("ally_william_adama", "leadership"),
    ],
)
def test_three_cards_of_one_type(card: str, skill: str) -> None:
    """Also outside the skill set (CHAR-006)."""
    proof = begin(seated(card), card, GOOD).skip()
    assert proof.events("SkillsDrawn")[-1]["skills"] == [skill] * 3


def test_a_quorum_card_is_resolved_by_who_meets_aaron_doral() -> None:
    """Without being President; what can't be resolved can't be chosen, and the rest goes to the bottom unseen."""
    card = "ally_aaron_doral"
    proof = seated(card).top("presidential_pardon", "accept_prophecy", "inspirational_speech")
    begin(proof, card, GOOD)
    assert proof.asked(CURRENT, "skilled-politician").labels == ("card:accept_prophecy", "card:inspirational_speech")
    proof.say(CURRENT, "card:accept_prophecy").say(CURRENT, "draw:tactics")
    assert proof.done()
    assert proof.changed() == {"hand 0": 1, "kept accept_prophecy": 1}
    assert set(proof.g.decks["quorum"].cards[:2]) == {"presidential_pardon", "inspirational_speech"}
    check_views(proof)


def test_a_revealed_cylon_can_be_looked_at() -> None:
    """Where a card says a player; at what is still hidden."""
    card = "ally_gaius_baltar"
    proof = seated(card).cylon(HELPER)
    g = proof.state
    g.not_cylons.remove(HUMAN)
    g.players[HELPER].loyalty.append(LoyaltyCard(HUMAN))
    begin(proof, card, GOOD).say(CURRENT, "choice:yes")
    assert proof.asked(CURRENT, "look-loyalty").labels == (f"seat:{HELPER}", f"seat:{PRESIDENT}", f"seat:{ADMIRAL}")
    proof.say(CURRENT, f"seat:{HELPER}")
    assert proof.done()
    assert proof.changed() == {}
    check_views(proof, loyalty=((CURRENT, HELPER),))


def test_a_new_loyalty_card_may_be_the_sympathizer() -> None:
    """Resolved at once (SYMP-002)."""
    card = "ally_gaius_baltar"
    proof = seated(card).loyalty_deck("you_are_a_sympathizer")
    g = proof.state
    g.loyalty_box += g.not_cylons
    g.not_cylons = []
    g.resources[0] = 1
    begin(proof, card, BAD)
    assert proof.done()
    assert proof.g.players[CURRENT].place == "brig"
    assert proof.events("SympathizerRevealed")[-1]["cylon"] is False


# --- executions --------------------------------------------------------------------------------------------


@proves("ally_helena_cain", f"{GOOD}/executes")
def test_helena_cain_has_somebody_executed() -> None:
    """Not oneself and no revealed Cylon (ALLY-017); a prisoner can be."""
    card = "ally_helena_cain"
    proof = seated(card).cylon(PRESIDENT).place(HELPER, "brig")
    begin(proof, card, GOOD)
    assert proof.asked(CURRENT, "may-execute").labels == ("choice:nobody", f"seat:{HELPER}", f"seat:{ADMIRAL}")
    proof.say(CURRENT, f"seat:{HELPER}").say(HELPER, "character:tom_zarek")
    assert proof.done()
    changed = proof.changed()
    tokens = [changed.pop(f"{side} {HELPER}", 0) for side in (GOOD, BAD)]
    assert sum(map(int, tokens)) == 3
    assert changed == {
        "morale": -1,
        f"hand {HELPER}": -4,
        f"character {HELPER}": "tom_zarek",
        f"place {HELPER}": "administration",
        "executed kara_starbuck_thrace": 1,
    }
    check_views(proof)


def test_a_hidden_cylon_is_executed() -> None:
    """No morale is lost, and the trauma tokens stay (EXEC-030)."""
    card = "ally_helena_cain"
    proof = seated(card).loyal(HELPER, "cylon_centurion")
    holding(proof, HELPER, "ba")
    begin(proof, card, GOOD).say(CURRENT, f"seat:{HELPER}")
    assert proof.done()
    assert proof.changed() == {
        f"hand {HELPER}": -4,
        f"cylon {HELPER}": "yes",
        f"place {HELPER}": "resurrection_ship",
    }


def test_helena_cain_finds_nobody_to_execute() -> None:
    card = "ally_helena_cain"
    proof = seated(card)
    for seat, cylon in (
        (HELPER, "cylon_centurion"),
        (PRESIDENT, "cylon_jump_track"),
        (ADMIRAL, "cylon_can_reduce_morale"),
    ):
        proof.cylon(seat, cylon)
    begin(proof, card, GOOD)
    assert proof.done()
    assert proof.changed() == {}


def test_the_admiral_in_the_brig_stays_there() -> None:
    card = "ally_helena_cain"
    proof = seated(card)
    for seat in range(4):
        proof.place(seat, "brig")
    begin(proof, card, BAD)
    assert proof.done()
    assert proof.changed() == {}


@proves("trauma_disaster", "a human")
def test_a_disaster_executes_who_meets_the_ally_and_the_result_goes_on() -> None:
    """The new character goes where the card says; the turn is over (EXEC-032)."""
    card = "ally_simon_oneill"
    proof = seated(card)
    pool("ad")(proof)
    begin(proof, card, BAD)
    proof.say(CURRENT, "character:tom_zarek")
    proof.asked(CURRENT, "go-anywhere")
    proof.say(CURRENT, "location:armory")
    assert proof.done()
    changed = proof.changed()
    assert sum(int(changed.pop(f"{side} {CURRENT}", 0)) for side in (GOOD, BAD)) == 3
    assert changed == {
        "morale": -1,
        "hand 0": -6,
        "character 0": "tom_zarek",
        "place 0": "armory",
        "executed saul_tigh": 1,
    }
    assert proof.g.turn_ends
    assert proof.g.decks["trauma"].cards.count("trauma_disaster") == 2


@proves("trauma_disaster", "a hidden Cylon")
def test_a_hidden_cylon_with_a_disaster_goes_on_among_cylon_locations() -> None:
    card = "ally_simon_oneill"
    proof = seated(card).loyal(CURRENT, "cylon_centurion")
    pool("da")(proof)
    begin(proof, card, BAD)
    labels = proof.asked(CURRENT, "go-anywhere").labels
    assert set(labels) == {"location:caprica", "location:cylon_fleet", "location:human_fleet"}


def test_saul_tigh_has_somebody_else_put_in_the_brig() -> None:
    proof = begin(seated("ally_saul_tigh"), "ally_saul_tigh", GOOD)
    labels = proof.asked(CURRENT, "send-to-brig").labels
    assert set(labels) == {"choice:nobody", f"seat:{HELPER}", f"seat:{PRESIDENT}", f"seat:{ADMIRAL}"}


# --- where one may go --------------------------------------------------------------------------------------


def test_any_other_location_but_no_brig_and_no_cylon_location() -> None:
    """It costs no card, and a damaged location can be entered."""
    card = "ally_romo_lampkin"
    proof = seated(card).hand(CURRENT)
    proof.state.damage_piles["galactica"].remove("armory")
    proof.state.damaged.append("armory")
    begin(proof, card, GOOD)
    places = {label.removeprefix("location:") for label in proof.asked(CURRENT, "go-anywhere").labels}
    assert places == {
        "ftl_control",
        "weapons_control",
        "communications",
        "research_lab",
        "command",
        "admirals_quarters",
        "hangar_deck",
        "armory",
        "press_room",
        "presidents_office",
        "administration",
    }


def test_not_to_a_ship_that_is_closed() -> None:
    card = "ally_sherman_cottle"
    proof = seated(card).hand(CURRENT)
    proof.state.decks["super_crisis"].cards.remove("bomb_on_colonial_1")
    proof.state.decks["super_crisis"].seen.pop()
    proof.state.kept.append("bomb_on_colonial_1")
    begin(proof, card, GOOD)
    labels = proof.asked(CURRENT, "go-anywhere").labels
    assert "location:press_room" not in labels
    assert "location:command" in labels


def test_a_place_says_why_nobody_goes_there() -> None:
    """As it does in the Movement step; that no card is there to pay with is no reason."""
    card = "ally_romo_lampkin"
    proof = begin(seated(card).hand(CURRENT), card, GOOD)
    proof.asked(CURRENT, "go-anywhere")
    reasons = {place: proof.game.why_not(CURRENT, f"location:{place}") for place in WHY_NOT_THERE}
    assert {place: why and (why.name, why.rule) for place, why in reasons.items()} == WHY_NOT_THERE


WHY_NOT_THERE = {
    "brig": ("here", "MOVE-001"),
    "caprica": ("cylon-place", "MOVE-006"),
    "sickbay": ("hazardous", "BOARD-013"),
    "press_room": None,
}


# --- trauma ------------------------------------------------------------------------------------------------


def test_one_token_is_chosen_and_one_is_random() -> None:
    """Cavil: of the two that are left chance takes the second."""
    card = "ally_brother_cavil"
    proof = seated(card)
    holding(proof, CURRENT, "bba")
    begin(proof.picks(1), card, GOOD).say(CURRENT, "token:trauma_benevolent")
    assert proof.done()
    assert proof.g.players[CURRENT].trauma == ["trauma_benevolent"]


# --- vipers ------------------------------------------------------------------------------------------------


def led(card: str = "ally_kara_thrace", **options: object) -> Proof:
    return begin(seated(card, **options), card, GOOD)


def test_only_the_chosen_viper_is_led() -> None:
    proof = led()
    assert proof.asked(CURRENT, "lead-viper").labels == (
        "unmanned:viper-reserves",
        "unmanned:viper-port_aft",
        "unmanned:viper-port_fore",
    )
    proof.say(CURRENT, "unmanned:viper-port_aft")
    assert proof.asked(CURRENT, "unmanned-viper").labels == ("move:port_aft-port_fore", "move:port_aft-aft")
    proof.say(CURRENT, "move:port_aft-aft")
    assert set(proof.asked(CURRENT, "unmanned-viper").labels) == {"move:aft-starboard_aft", "move:aft-port_aft"}


def test_a_mark_vii_viper_is_led_too_and_may_escort() -> None:
    proof = seated("ally_kara_thrace", cylon_ships="fleet_board")
    squadron = proof.state.squadrons["viper_mark_vii"]
    squadron.damaged -= 1
    squadron.space[4] += 1
    begin(proof, "ally_kara_thrace", GOOD)
    proof.say(CURRENT, "unmanned:viper_mark_vii-port_aft")
    proof.say(CURRENT, "viper_mark_vii-port_aft-aft")
    proof.say(CURRENT, "escort:0").say(CURRENT, "escort:1")
    assert set(proof.asked(CURRENT, "unmanned-viper").labels) >= {"move:viper_mark_vii-aft-port_aft"}
    proof.say(CURRENT, "move:viper_mark_vii-aft-port_aft")
    assert proof.done()
    assert proof.changed() == {"civilian aft": -2, "civilian_pile": 2}


def test_who_takes_the_launched_viper_over_flies_it_alone() -> None:
    """Apollo's Alert Viper Pilot ends it (CHERR-025)."""
    proof = Proof("saul_tigh", "lee_apollo_adama", "laura_roslin", "william_adama", **IONIAN)
    proof.place(HELPER, "command")
    begin(proof, "ally_kara_thrace", GOOD)
    proof.say(CURRENT, "unmanned:viper-reserves").say(CURRENT, "launch:port_fore")
    proof.say(HELPER, "use:alert_viper_pilot-port_fore")
    assert proof.asked(HELPER, "action").labels == ("pass:pass", "ability:cag", "move:fore", "move:port_aft")
    proof.say(HELPER, "pass")
    assert proof.done(), proof.game.questions
    assert proof.g.players[HELPER].place == "port_fore"


def test_a_piloted_viper_shoots_nothing_down_for_apollo() -> None:
    """Each unmanned viper; a pilot has none."""
    proof = seated("ally_lee_adama").place(HELPER, "fore")
    begin(proof, "ally_lee_adama", GOOD)
    assert proof.done()
    assert proof.changed() == {}


def test_ships_are_destroyed_not_removed() -> None:
    proof = begin(seated("ally_leoben_conoy"), "ally_leoben_conoy", GOOD).skip()
    assert [event["ship"] for event in proof.events("ShipDestroyed")] == ["raider"] * 3 + ["basestar"]


def test_raiders_that_are_left_have_acted_no_more_than_there_are() -> None:
    proof = seated("ally_brendan_costanza")
    proof.state.fleet.raiders_acted[0] = 2
    begin(proof, "ally_brendan_costanza", GOOD).skip()
    assert (proof.g.fleet.raiders[0], proof.g.fleet.raiders_acted[0]) == (1, 1)


@pytest.mark.parametrize(
    ("card", "ship"),
    [("ally_kara_thrace", "raider"), ("ally_lee_adama", "basestar"), ("ally_louis_hoshi", "basestar")],
)
def test_with_nothing_there_the_fleet_gathers_beyond_the_horizon(card: str, ship: str) -> None:
    """With the Cylon Fleet board (FLEET-002)."""
    proof = seated(card, cylon_ships="fleet_board").empty_space()
    proof.dice(1)
    begin(proof, card, BAD).skip()
    assert [event["ship"] for event in proof.events("ShipsGathered")] == [ship]
    assert proof.events("MarkerMoved")[-1]["marker"] == "pursuit"


# --- the Destiny deck --------------------------------------------------------------------------------------


def test_the_top_destiny_cards_are_taken_unseen_by_others() -> None:
    card = "ally_caprica_six"
    proof = seated(card).destiny("repair-2", "consolidate_power-2").hand(CURRENT)
    begin(proof, card, BAD)
    assert proof.done()
    assert sorted(LABEL[one] for one in proof.g.players[CURRENT].hand) == ["consolidate_power-2", "repair-2"]
    for viewer in (HELPER, None):
        told = proof.events("DestinyTaken", viewer)[-1]
        assert (told["count"], told["cards"]) == (2, None)
    check_views(proof)


def test_the_destiny_deck_is_built_anew_in_between() -> None:
    """SKILL-006."""
    card = "ally_caprica_six"
    proof = seated(card).hand(CURRENT)
    g = proof.state
    for one in g.destiny[1:]:
        g.skill_decks[TYPE[one]].insert(0, one)
    g.destiny = g.destiny[:1]
    begin(proof, card, BAD)
    assert proof.done()
    assert proof.changed() == {"hand 0": 2}
    assert len(proof.g.destiny) == 9


# --- what a result would do, in numbers ---------------------------------------------------------------------


def lines_of(lines: list[Line]) -> Iterator[Line]:
    for line in lines:
        yield line
        yield from lines_of(line.parts)


@pytest.mark.parametrize("card", sorted(ALLIES | CROSSROADS))
def test_every_result_can_be_foretold(card: str) -> None:
    """Each line has its message or is the sentence of a text; what is counted goes from one number to another."""
    g = seated(card).state
    results = ALLIES.get(card) or CROSSROADS[card]
    for effect in (results.benevolent, results.antagonistic):
        for line in lines_of(effect.forecast(Ahead(g), Cause(card, CURRENT, HELPER))):
            assert words("en").has(f"galactica-ahead-{line.says}") if line.says else line.text
            assert (line.before is None) == (line.after is None)


@pytest.mark.parametrize(
    ("card", "result", "numbers"),
    [
        ("ally_laura_roslin", BAD, [("trauma", 1, 3, "bad")]),
        ("ally_laura_roslin", GOOD, [("trauma", 1, 0, "good")]),
        ("ally_diana_seelix", GOOD, [("reserves", 6, 6, "plain")]),
        ("ally_samuel_t_anders", BAD, [("vipers-in-space", 2, 0, "bad")]),
        ("crossroads_miraculous_return", GOOD, [("resource", 10, 11, "good"), ("reserves", 6, 6, "plain")]),
        ("crossroads_scanned", GOOD, [("raiders", 3, 0, "good"), ("resource", 10, 9, "bad")]),
    ],
)
def test_what_is_foretold_in_numbers(card: str, result: str, numbers: list[tuple[str, int, int, str]]) -> None:
    proof = seated(card)
    holding(proof, CURRENT, "b")
    results = ALLIES.get(card) or CROSSROADS[card]
    effect = results.benevolent if result == GOOD else results.antagonistic
    lines = effect.forecast(Ahead(proof.state), Cause(card, CURRENT))
    told = [(line.says, line.before, line.after, line.tone) for line in lines if line.says]
    assert told == numbers


def test_a_viper_is_foretold_to_come_back_if_one_is_destroyed() -> None:
    proof = seated("crossroads_miraculous_return")
    proof.state.squadrons["viper"].reserves -= 1
    lines = CROSSROADS["crossroads_miraculous_return"].benevolent.forecast(Ahead(proof.state), Cause("test", CURRENT))
    assert [(line.before, line.after, line.tone) for line in lines if line.says == "reserves"] == [(5, 6, "good")]
