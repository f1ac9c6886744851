"""Positions of a second reader: Motive cards at the moments at which they come true, and the ways in which games end,
reckoned from the rulebook alone (MOTV, END)."""

import pytest
from tests.galactica.cards.motive_table import LEADER, boarded, craft, damaged, jailed, led, left, on, wants
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_combined import mutinous
from tests.rules.galactica_leaders import infiltrating
from tests.rules.galactica_tables import travelled
from tests.rules.test_galactica_motv import asks, motives, reveal

from readyroom.galactica.rules import RULES
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import OUT
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import TEST
from readyroom.kernel import Script


def until_motive(proof: Proof) -> Proof:
    """Windows are declined until the one for Motive cards opens, or somebody is asked something else."""
    while proof.game.waiting(None).window not in ("motive", None):
        for question in list(proof.game.questions):
            proof.game.answer(question.seat, question.find("choice:pass"))
    return proof


def over(proof: Proof) -> Galactica:
    proof.skip()
    assert proof.game.over
    return proof.g


# --- moments -----------------------------------------------------------------------------------------------


def test_two_come_true_at_once_and_both_may_be_revealed() -> None:
    """A jump to distance 5 without a centurion aboard, away from the last ships while the marker is on blue."""
    proof = wants(led(), "a_justified_response", "no_unnecessary_force", "end_the_chase", "savor_their_demise")
    travelled(proof, "asteroid_field")
    on(3, raiders=1)(proof)
    damaged("ftl_control")(proof)
    proof.state.phases = ["sleeper"]
    proof.state.met = ["end_the_chase"]
    proof.top("asteroid_field", "deep_space")
    STEPS["jump_now"] = _jump
    proof.to_do("jump_now")
    until_motive(proof)
    assert set(asks(proof) or ()) == {"use:a_justified_response", "use:end_the_chase"}, "the ships have left"
    reveal(proof, "a_justified_response")
    assert asks(proof) == ("use:end_the_chase",), "the window stays open for the other one"
    proof.skip().say(proof.g.admiral, "asteroid_field")
    until_motive(proof)
    assert set(asks(proof) or ()) == {"use:no_unnecessary_force", "use:end_the_chase"}
    reveal(proof, "no_unnecessary_force")
    reveal(proof, "end_the_chase")
    assert proof.g.players[LEADER].shown == ["a_justified_response", "no_unnecessary_force", "end_the_chase"]
    assert motives(proof.g, LEADER) == ["savor_their_demise"]


def _jump(g: Galactica, _: str) -> Script[None]:
    from readyroom.galactica.jump import jump

    yield from jump(g)


def test_it_comes_true_when_the_marker_moves() -> None:
    proof = wants(led(), "a_justified_response")
    on(2)(proof)
    proof.to_do("prepare_for_jump")
    until_motive(proof)
    assert proof.g.jump_track == 3
    assert asks(proof) == ("use:a_justified_response",)


def test_a_fleet_that_waits_beyond_does_not_count_and_one_that_comes_does() -> None:
    proof = wants(led(), "a_justified_response")
    on(2, waiting=5)(proof)
    assert asks(until_motive(proof.to_do("prepare_for_jump"))) == ("use:a_justified_response",)
    proof = wants(led(), "a_justified_response")
    on(2, heavies=1, waiting=5)(proof)
    until_motive(proof.to_do("prepare_for_jump"))
    assert asks(proof) is None


@pytest.mark.parametrize("how", ["return", "execute", "play"])
def test_make_an_ally_ends_with_the_mutiny_card(how: str) -> None:
    """By going back, by an execution; a card that is being played is no longer held (MUTY-012)."""
    proof = mutinous(wants(led(), "make_an_ally"), LEADER, "feed_the_people")
    jailed(0, 0)(proof)
    proof.state.met = ["make_an_ally"]
    proof.state.current = LEADER
    if how == "execute":
        proof.to_do(f"execute:{LEADER}", "begin_turn")
    else:
        proof.to_do("action", "begin_turn").skip()
        proof.say(LEADER, "mutiny:feed_the_people" if how == "play" else "return:resurrection_ship")
    until_motive(proof)
    assert asks(proof) is None
    assert proof.g.met == []


def test_make_an_ally_wants_somebody_else_in_the_brig() -> None:
    """A prisoner who leaves makes it untrue, one who comes makes it true."""
    proof = wants(led(), "make_an_ally")
    jailed(0, 1)(proof)
    proof.place(0, "command").place(1, "admirals_quarters")
    proof.state.current = 1
    proof.to_do("sent:0")
    until_motive(proof)
    assert asks(proof) == ("use:make_an_ally",)


def _sent(g: Galactica, seat: str) -> Script[None]:
    from readyroom.galactica.moving import send

    yield from send(g, int(seat), "brig", TEST)


STEPS["sent"] = _sent


def test_detention_is_not_the_brig() -> None:
    from readyroom.galactica.motives import MOTIVES

    proof = wants(led(objective="new_caprica"), "make_an_ally")
    jailed(0, 1)(proof)
    proof.state.players[0].place = "detention"
    assert not MOTIVES["make_an_ally"].aim.holds(proof.state, LEADER)


# --- ends --------------------------------------------------------------------------------------------------


def test_centurions_have_won_and_stand_on_their_track() -> None:
    """No Unnecessary Force wants none of them there, in the end too."""
    proof = wants(led(), "no_unnecessary_force", "savor_their_demise")
    boarded("asteroid_field", "asteroid_field", "tylium_planet")(proof)
    proof.state.boarding[3] = 1
    g = over(proof.to_do("activate:heavy_raiders"))
    assert g.winner == "cylons"
    assert g.players[LEADER].shown == ["savor_their_demise"]


def test_the_sixth_damaged_location_may_be_ftl_control() -> None:
    proof = wants(led(), "end_the_chase", "keep_them_docile")
    damaged("armory", "command", "hangar_deck", "weapons_control", "admirals_quarters")(proof)
    left(food=4)(proof)
    on(1, basestars=1)(proof)
    proof.state.met = ["end_the_chase"]
    proof.next_tokens("ftl_control").dice(8)
    proof.to_do("activate:basestars").skip()
    if not proof.game.over:
        proof.say(0, "board:galactica")
    g = over(proof)
    assert g.winner == "cylons"
    assert g.players[LEADER].shown == ["end_the_chase", "keep_them_docile"]
    assert LEADER not in RULES.result(g).winners, "both are for the humans"


@pytest.mark.parametrize("resource", ["food", "fuel", "morale", "population"])
def test_out_of_a_resource_counts_that_resource(resource: str) -> None:
    proof = wants(led(), "keep_them_docile", "learn_to_cherish", "pressure_their_leaders", "harvest_their_resources")
    left(**{resource: 0})(proof)
    g = over(proof.to_do("end_of_turn", "begin_turn"))
    lean = {"food": ["keep_them_docile"], "population": ["learn_to_cherish"], "morale": ["pressure_their_leaders"]}
    fed = [] if resource == "food" else ["harvest_their_resources"]
    assert (g.winner, g.why) == ("cylons", f"no_{resource}")
    assert g.players[LEADER].shown == [*lean.get(resource, []), *fed]


@pytest.mark.parametrize(
    ("fuel", "winner", "won"),
    [(1, "humans", True), (0, "cylons", False)],
)
def test_the_last_jump_wins_beside_the_humans_or_nothing_does(fuel: int, winner: str, won: bool) -> None:
    """At distance 8 the next jump ends it: two cards for the humans faceup, one of the Cylons facedown."""
    proof = wants(led(), "keep_them_docile", "pressure_their_leaders", "a_false_sense_of_security", "end_the_chase")
    travelled(proof, "asteroid_field", "asteroid_field", "barren_planet")
    proof.state.phases = ["sleeper"]
    left(food=4, morale=5, fuel=fuel)(proof)
    proof.state.jump_track = 4
    g = over(proof.to_do("prepare_for_jump"))
    assert g.winner == winner
    assert g.players[LEADER].shown == ["keep_them_docile", "pressure_their_leaders", "a_false_sense_of_security"]
    assert (LEADER in RULES.result(g).winners) is won


@pytest.mark.parametrize(("fore", "shown"), [(0, True), (1, False)])
def test_the_last_jump_leaves_the_ships_where_they_are(fore: int, shown: bool) -> None:
    """It skips the steps of ships (END-008): by FTL Control with the marker on blue it matters whether one is there."""
    proof = wants(led(), "a_justified_response", "savor_their_demise")
    travelled(proof, "asteroid_field", "asteroid_field", "barren_planet")
    proof.state.phases = ["sleeper"]
    on(3, raiders=fore)(proof)
    proof.place(0, "ftl_control").dice(8).to_do("action").say(0, "activate:ftl_control")
    g = over(proof)
    assert g.winner == "humans"
    assert g.players[LEADER].shown == ["a_justified_response"] * shown + ["savor_their_demise"]


def test_personal_goals_cost_before_and_may_turn_the_winner_round() -> None:
    """Acquire Power costs the last food: the Cylons have won, and what the leader has for them counts."""
    proof = wants(led(), "savor_their_demise", "subjects_for_study", "keep_them_docile")
    travelled(proof, "asteroid_field", "asteroid_field", "barren_planet")
    proof.loyal(1, "goal_acquire_power").to_do("end_checks")
    left(food=1, population=4)(proof)
    g = over(proof)
    assert g.winner == "cylons"
    assert set(g.players[LEADER].shown) == {"savor_their_demise", "subjects_for_study", "keep_them_docile"}
    assert RULES.result(g).winners == (LEADER,)


def test_who_is_out_has_lost_whatever_lies_faceup() -> None:
    proof = wants(led(objective="ionian"), "keep_them_docile", "pressure_their_leaders")
    player = proof.state.players[LEADER]
    player.holds.clear()
    player.shown = ["keep_them_docile", "pressure_their_leaders"]
    player.status, player.place = OUT, "off_board"
    proof.to_do("end_checks")
    g = over(proof)
    assert g.winner == "humans"
    assert LEADER not in RULES.result(g).winners
    assert RULES.result(g).winners == (0, 1, 2)


def test_hidden_cylons_and_the_leader_win_together_or_apart() -> None:
    for shown, won in (
        (("savor_their_demise", "subjects_for_study"), True),
        (("keep_them_docile", "learn_to_cherish"), False),
    ):
        proof = wants(led(), *shown)
        travelled(proof, "asteroid_field", "asteroid_field", "tylium_planet")
        left(food=4, population=5, fuel=0)(proof)
        proof.loyal(1, "cylon_can_reduce_morale")
        infiltrating(proof, LEADER, "command")
        g = over(proof.to_do("end_of_turn", "begin_turn"))
        assert RULES.result(g).winners == ((1, LEADER) if won else (1,))
        assert RULES.sides(g)[LEADER] == "leader"


def test_a_damaged_basestar_is_still_a_ship() -> None:
    from readyroom.galactica.motives import MOTIVES

    proof = led()
    on(3)(proof)
    proof.state.fleet.basestars = [Basestar(2)]
    assert not MOTIVES["a_justified_response"].aim.holds(proof.state, LEADER)


@pytest.mark.parametrize(
    ("damaged_vipers", "assault", "met"), [(3, 0, False), (3, 1, True), (4, 0, True), (2, 1, False)]
)
def test_assault_raptors_count_once_they_were_there(damaged_vipers: int, assault: int, met: bool) -> None:
    """Destroyed ones are lost vipers; those that still lie beside the board are not (ARAP-007)."""
    from readyroom.galactica.motives import MOTIVES

    proof = led()
    craft(damaged_vipers, 0)(proof)
    raptors = proof.state.squadrons["assault_raptor"]
    assert raptors.unbuilt == 3
    raptors.reserves -= assault
    assert MOTIVES["remove_the_threat"].aim.holds(proof.state, LEADER) is met


def test_the_mark_sevens_of_the_start_are_damaged_vipers() -> None:
    from readyroom.galactica.motives import MOTIVES

    assert MOTIVES["remove_the_threat"].aim.holds(led().state, LEADER)
    assert not MOTIVES["remove_the_threat"].aim.holds(led(cylon_ships="attack_cards").state, LEADER)
