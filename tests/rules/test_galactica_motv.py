"""Motive cards: how many, when they may be revealed, and who wins by them (MOTV; L9 of the scenarios)."""

from itertools import combinations

import pytest
from tests.galactica.cards.motive_table import LEADER, damaged, ends, led, left, on, wants
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_leaders import begun, infiltrating, seat_of
from tests.rules.galactica_new_caprica import ground, returned, settle
from tests.rules.galactica_tables import travelled

from readyroom.galactica.motives import MOTIVES
from readyroom.galactica.mutiny import draw_mutiny
from readyroom.galactica.new_caprica import depart
from readyroom.galactica.rules import RULES
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import TEST
from readyroom.kernel import Script, Window

rule = pytest.mark.rule
SIMON = ("a_justified_response", "no_unnecessary_force", "end_the_chase", "harvest_their_resources")
LED = ("laura_roslin", "cavil", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol")


def _raid(g: Galactica, _: str) -> Script[None]:
    """A raider comes to the main board."""
    g.fleet.raiders[0] += 1
    yield from ()


STEPS["raid"] = _raid


def motives(g: Galactica, seat: int) -> list[str]:
    return g.players[seat].held("motive")


def asks(proof: Proof) -> tuple[str, ...] | None:
    """What the leader is asked in an open window for Motive cards; None where there is none."""
    waiting = proof.game.waiting(None)
    if waiting.window != "motive":
        return None
    return tuple(
        label for q in proof.game.questions if q.seat == LEADER for label in q.labels if label != "choice:pass"
    )


def reveal(proof: Proof, card: str) -> Proof:
    proof.say(LEADER, f"use:{card}")
    return proof


# --- dealing -----------------------------------------------------------------------------------------------


@rule("MOTV-001", "LOYD-025", "SECR-035")
def test_two_motive_cards_in_setup_which_only_their_owner_sees() -> None:
    game = begun(*LED)
    g = game.state
    seat = seat_of(g, "cavil")
    assert len(motives(g, seat)) == 2
    assert len(g.decks["motive"].cards) == 12
    for viewer in (None, *range(5)):
        shown = game.seen(viewer).players[seat].holds["motive"]
        assert shown == (motives(g, seat) if viewer == seat else 2)
        dealt = next(event for event in game.events(viewer) if event["event"] == "MotivesDealt")
        assert (dealt["count"], dealt["cards"]) == (2, motives(g, seat) if viewer == seat else None)


@rule("MOTV-001", "LOYD-025")
def test_without_a_leader_nobody_is_dealt_any() -> None:
    g = begun("laura_roslin", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol", "samuel_t_anders").state
    assert len(g.decks["motive"].cards) == 14


def sleeping(*cards: str) -> Proof:
    """The jump that comes to distance 4 or more."""
    proof = wants(led(), *cards)
    travelled(proof, "asteroid_field").state.jump_track = 4
    return proof.loyalty_deck(*["you_are_not_a_cylon"] * 4).top("barren_planet", "deep_space").to_do("prepare_for_jump")


@rule("MOTV-001", "SLEEP-003")
def test_two_more_in_the_sleeper_agent_phase_and_no_loyalty_card() -> None:
    proof = sleeping("keep_them_docile", "savor_their_demise")
    proof.skip().say(0, "barren_planet").skip()
    g = proof.g
    assert g.phases == ["sleeper"]
    assert len(motives(g, LEADER)) == 4
    assert not g.players[LEADER].loyalty
    assert [len(player.loyalty) for player in g.players[:LEADER]] == [2, 2, 2]
    assert not list(RULES.faults(g))


# --- at any moment (L9) ------------------------------------------------------------------------------------


def simon(place: str, distance: tuple[str, ...] = ("asteroid_field", "barren_planet"), space: int = 3) -> Proof:
    """One raider fore on the main board, two raiders that wait, a centurion; Simon's four cards."""
    proof = wants(led(leader="simon_oneill"), *SIMON)
    travelled(proof, *distance)
    on(space, raiders=1, waiting=2)(proof)
    proof.state.boarding[2] = 1
    return proof.place(0, place).to_do("action", "crisis")


def shooting(*then: str, space: int = 3) -> Proof:
    proof = simon("weapons_control", space=space).dice(5).to_do("action", *then)
    proof.say(0, "activate:weapons_control")
    while proof.game.waiting(None).window not in ("motive", None):
        _pass(proof)
    return proof


def _pass(proof: Proof) -> None:
    for question in list(proof.game.questions):
        proof.game.answer(question.seat, question.find("choice:pass"))


@rule("MOTV-002", "MOTV-003", "TERM-010")
def test_l9_the_last_raider_is_destroyed_and_he_may_reveal_at_once() -> None:
    proof = shooting()
    assert asks(proof) == ("use:a_justified_response",)
    reveal(proof, "a_justified_response")
    leader = proof.g.players[LEADER]
    assert (leader.shown, len(motives(proof.g, LEADER))) == (["a_justified_response"], 3)
    for viewer in (None, 0, LEADER):
        assert proof.game.view(viewer)["players"][LEADER]["shown"] == ["a_justified_response"]
    proof.skip()
    assert (proof.g.current, proof.g.turn_ends) == (0, False)


@rule("MOTV-004")
def test_l9b_he_waits_and_a_raider_comes() -> None:
    """The condition was met once and is not met now; where it comes true again he is asked again."""
    proof = shooting("raid", "begin_turn")
    assert asks(proof) == ("use:a_justified_response",)
    _pass(proof)
    assert sum(proof.skip().g.fleet.raiders) == 1
    assert proof.g.met == []
    assert asks(proof) is None


@rule("MOTV-003", "MOTV-004")
@pytest.mark.parametrize("space", [2, 5])
def test_l9c_the_marker_is_not_on_blue(space: int) -> None:
    proof = shooting(space=space)
    assert asks(proof) is None
    assert proof.g.met == []


def fighting(*distance: str) -> Proof:
    proof = simon("armory", distance=distance).dice(7)
    proof.say(0, "activate:armory")
    while proof.game.waiting(None).window not in ("motive", None):
        _pass(proof)
    return proof


@rule("MOTV-003")
def test_l9_the_last_centurion_is_destroyed() -> None:
    proof = fighting("asteroid_field", "barren_planet")
    assert sum(proof.g.boarding) == 0
    assert asks(proof) == ("use:no_unnecessary_force",)


@rule("MOTV-004")
def test_l9d_distance_four_is_not_enough() -> None:
    proof = fighting("barren_planet", "barren_planet")
    assert sum(proof.g.boarding) == 0
    assert asks(proof) is None


def burning() -> Proof:
    """Two basestars attack; the first damages FTL Control."""
    proof = wants(led(leader="simon_oneill"), *SIMON)
    on(1, basestars=2)(proof)
    proof.next_tokens("ftl_control").dice(4, 1)
    return proof.to_do("activate:basestars")


@rule("MOTV-003")
def test_l9_in_the_middle_of_what_damages_ftl_control() -> None:
    """Before the second basestar rolls its die."""
    proof = burning()
    proof.say(0, "board:galactica")
    assert proof.g.damaged == ["ftl_control"]
    assert len(proof.events("DieRolled")) == 1
    assert asks(proof) == ("use:end_the_chase",)
    reveal(proof, "end_the_chase").skip()
    assert proof.prompt() == "stop"
    assert len(proof.events("DieRolled")) == 2


@rule("MOTV-003")
def test_l9e_a_card_for_the_end_is_never_offered_before() -> None:
    proof = wants(led(), "harvest_their_resources").to_do("begin_turn")
    seen = []
    while proof.game.questions and proof.game.questions[0].prompt != "galactica-stop":
        question = proof.game.questions[0]
        seen += [label for label in question.labels if "harvest" in label]
        proof.game.answer(question.seat, 0)
        if proof.g.turn > 4:
            break
    assert seen == []


@rule("MOTV-003", "MOTV-004")
def test_who_waits_is_asked_again_when_a_turn_begins_while_it_holds() -> None:
    for met in (True, False):
        proof = wants(led(), "end_the_chase").to_do("begin_turn")
        if met:
            damaged("ftl_control")(proof)
            proof.state.met = ["end_the_chase"]
        assert asks(proof.to_do("begin_turn")) == (("use:end_the_chase",) if met else None)


@rule("MOTV-003", "MUTY-015")
def test_a_mutiny_card_that_is_drawn_may_make_it_true() -> None:
    """Make an Ally: the leader draws one while somebody else sits in the Brig, and is asked at once."""
    proof = wants(led(), "make_an_ally")
    infiltrating(proof, LEADER, "command")
    proof.place(0, "brig")
    step = next(draw_mutiny(proof.state, LEADER, TEST))
    assert isinstance(step, Window)
    assert [question.labels for question in step.questions] == [("choice:pass", "use:make_an_ally")]


# --- the end -----------------------------------------------------------------------------------------------

HUMANS = ("end_the_chase", "keep_them_docile", "learn_to_cherish")
CYLONS = ("savor_their_demise", "subjects_for_study", "harvest_their_resources")


def with_cards(shown: tuple[str, ...], hidden: tuple[str, ...]) -> Proof:
    proof = wants(led(), *shown, *hidden)
    player = proof.state.players[LEADER]
    for card in shown:
        player.holds.remove(card)
        player.shown.append(card)
    return proof


@rule("MOTV-008", "MOTV-009", "TERM-007")
def test_at_most_one_facedown_and_two_faceup_for_the_winner() -> None:
    """Every way in which some of up to four cards are revealed; what is not stays unmet at food 9, population 9."""
    never = ("pressure_their_leaders", "improve_efficiency", "fight_with_honor", "remove_the_threat")
    for count in range(5):
        for shown in combinations((*HUMANS[1:], *CYLONS[1:]), count):
            for facedown in range(4 - count + 1):
                for winner in ("humans", "cylons"):
                    proof = with_cards(shown, never[:facedown])
                    left(morale=9, food=9, population=9)(proof)
                    proof.state.squadrons["viper_mark_vii"].reserves += proof.state.squadrons["viper_mark_vii"].damaged
                    proof.state.squadrons["viper_mark_vii"].damaged = 0
                    g = ends(proof, winner)
                    matching = [card for card in shown if MOTIVES[card].side == winner]
                    won = facedown <= 1 and len(matching) >= 2
                    assert (LEADER in RULES.result(g).winners) is won
                    assert len(g.players[LEADER].held("motive")) == facedown


@rule("MOTV-009")
def test_with_two_of_each_side_faceup_either_victory_is_theirs() -> None:
    for winner in ("humans", "cylons"):
        g = ends(with_cards((*HUMANS[:2], *CYLONS[:2]), ()), winner)
        assert LEADER in RULES.result(g).winners


@rule("MOTV-005", "END-007")
def test_in_the_end_whatever_holds_then_is_turned_up() -> None:
    """Also a card for any moment that was not revealed; what holds no more, or not yet, stays facedown."""
    proof = wants(led(), "end_the_chase", "keep_them_docile", "learn_to_cherish", "savor_their_demise")
    damaged("ftl_control")(proof)
    left(food=4, population=7)(proof)
    g = proof.to_do("end_checks").skip().g
    assert g.players[LEADER].shown == ["end_the_chase", "keep_them_docile"]
    assert motives(g, LEADER) == ["learn_to_cherish", "savor_their_demise"]
    assert LEADER not in RULES.result(g).winners
    judged = proof.events("LeaderJudged")
    assert [(event["won"], event["left"]) for event in judged] == [(False, ["learn_to_cherish", "savor_their_demise"])]


@rule("MOTV-006", "END-007", "END-006")
@pytest.mark.parametrize(("food", "shown"), [(5, True), (6, False)])
def test_personal_goals_cost_first(food: int, shown: bool) -> None:
    """Acquire Power, never revealed, costs one food: only then it is looked at how much is left."""
    proof = wants(led(), "keep_them_docile").loyal(1, "goal_acquire_power").to_do("end_checks")
    left(food=food)(proof)
    proof.skip()
    g = proof.g
    assert (g.winner, g.resource("food")) == ("humans", food - 1)
    assert ("keep_them_docile" in g.players[LEADER].shown) is shown


@rule("MOTV-008")
def test_before_the_sleeper_agent_phase_two_cards_are_all_there_is() -> None:
    for shown, winner, won in (
        (HUMANS[:2], "humans", True),
        (HUMANS[:2], "cylons", False),
        ((HUMANS[0], CYLONS[0]), "humans", False),
    ):
        assert (LEADER in RULES.result(ends(with_cards(shown, ()), winner)).winners) is won


@rule("MOTV-008", "TERM-007", "INFL-011")
def test_infiltrating_changes_nothing_of_how_a_leader_wins() -> None:
    for winner, won in (("humans", True), ("cylons", False)):
        proof = infiltrating(with_cards(HUMANS[:2], ()), LEADER, "command")
        assert (LEADER in RULES.result(ends(proof, winner)).winners) is won


# --- New Caprica -------------------------------------------------------------------------------------------


def _depart(g: Galactica, _: str) -> Script[None]:
    yield from depart(g, TEST)


STEPS["depart"] = _depart


def planet(*cards: str) -> Proof:
    """On New Caprica, with these cards before the leader."""
    return wants(settle(led(objective="new_caprica")), *cards)


@rule("MOTV-007", "MOTV-006", "NCAP-031")
@pytest.mark.parametrize(("population", "shown"), [(7, True), (8, False)])
def test_ships_and_executions_of_the_departure_count_first(population: int, shown: bool) -> None:
    """A ship on the ground takes one population with it, Starbuck's execution one morale."""
    proof = returned(planet("learn_to_cherish", "a_false_sense_of_security"))
    left(population=population, morale=4)(proof)
    ground(proof.state, locked=("civ_population_1",))
    for seat in (0, 1):
        proof.place(seat, "command")
    proof.place(2, "shipyard").to_do("depart")
    g = proof.skip().g
    assert (g.winner, g.resource("population"), g.resource("morale")) == ("humans", population - 1, 3)
    assert ("learn_to_cherish" in g.players[LEADER].shown) is shown
    assert "a_false_sense_of_security" in g.players[LEADER].shown


@rule("MOTV-004", "NCAP-002")
def test_what_waits_for_galactica_still_counts() -> None:
    """Cylon ships and centurions stay on the board while she is gone."""
    for raiders, centurions in ((0, 0), (1, 0), (0, 1)):
        proof = planet("a_justified_response", "no_unnecessary_force")
        g = proof.state
        assert g.away is not None
        g.jump_track = 3
        g.away.fleet.raiders[0], g.away.boarding[1] = raiders, centurions
        met = [MOTIVES[card].aim.holds(g, LEADER) for card in ("a_justified_response", "no_unnecessary_force")]
        assert met == [not raiders, not centurions]
