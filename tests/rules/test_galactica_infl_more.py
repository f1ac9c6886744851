"""Cylon leaders in the Nebula, their miracles, and the Cylons beside them at tables of Exodus."""

import pytest
from tests.rules.galactica_combined import with_mutineer
from tests.rules.galactica_ionian import Nebula
from tests.rules.galactica_leaders import infiltrating, led

from readyroom.galactica.crossroads import trial
from readyroom.galactica.execution import execute
from readyroom.galactica.loyalty import sleeper_agent_phase
from readyroom.galactica.miracles import able_to_gain
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import OUT
from readyroom.galactica.state import Galactica, LoyaltyCard
from readyroom.galactica.testing import TEST, spare_loyalty
from readyroom.kernel import Script


def _trial(g: Galactica, _: str) -> Script[None]:
    """The Trial of somebody who has come back from the humans since the phase began."""
    yield from execute(g, 0, TEST)
    yield from trial(g, {0: False})


def _sleepers(g: Galactica, _: str) -> Script[None]:
    yield from sleeper_agent_phase(g)


STEPS["trial_of_infiltrator"], STEPS["phase_of_sleepers"] = _trial, _sleepers
rule = pytest.mark.rule
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
ALL_BOXES = pytest.mark.only("combined", why="sheets, tokens or places of all boxes")


# --- the Nebula --------------------------------------------------------------------------------------------


def nebula(leader: str = "cavil") -> Nebula:
    return Nebula(leader, "laura_roslin", "saul_tigh", "kara_starbuck_thrace", leaders=True)


@rule("LEAD-006", "ALLY-001")
@pytest.mark.parametrize("among", [True, False])
def test_an_infiltrator_meets_allies(among: bool) -> None:
    table = nebula()
    table.ally("romo_lampkin", "B").trauma(0, "AB")
    if among:
        infiltrating(table, 0, "brig")
    else:
        table.place(0, "caprica")
    table.to_do("meet_ally").skip()
    assert bool(table.events("AllyMet")) == among


@rule("LEAD-007", "TRIAL-002", "TRIAL-003")
@pytest.mark.parametrize(("among", "out"), [(True, "antagonistic"), (False, "benevolent")])
def test_the_trial_of_a_leader(among: bool, out: str) -> None:
    """As a human if they infiltrate, else as a Cylon; nobody else has tokens that count."""
    table = nebula()
    table.trauma(0, "AAABBB")
    if among:
        infiltrating(table, 0, "command")
    morale = table.state.resource("morale")
    table.to_do("phase:trial").skip()
    (shown,) = [event for event in table.events("TraumaShown") if event["seat"] == 0]
    assert shown["face"] == f"trauma_{out}"
    assert table.g.players[0].status == OUT
    assert table.g.resource("morale") == morale, "no human has died"


@rule("LEAD-007")
def test_what_counts_is_how_they_stood_when_the_phase_began() -> None:
    """An infiltrator who is executed at the Crossroads is tried as a human all the same."""
    table = nebula()
    table.trauma(0, "AAABBB")
    infiltrating(table, 0, "command")
    table.to_do("trial_of_infiltrator").skip()
    (shown,) = [event for event in table.events("TraumaShown") if event["seat"] == 0]
    assert shown["face"] == "trauma_antagonistic"


# --- miracles, and tables of Exodus --------------------------------------------------------------------------


@rule("CHAR-018")
@ALL_BOXES
def test_a_leader_without_a_token_may_get_one_at_any_time() -> None:
    for among in (True, False):
        table = led(*CREW, "cavil")
        if among:
            infiltrating(table, 3, "command")
        table.state.tokens["miracle"] = {"seat:0": 1, "seat:1": 1}
        assert able_to_gain(table.state) == [2, 3]


@rule("CYL-047")
@pytest.mark.only("exodus", why="its Cylons keep their cards without leaders")
@pytest.mark.parametrize("far", [False, True])
def test_beside_leaders_a_new_cylon_gives_the_other_cards_away(far: bool) -> None:
    table = led("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "cavil")
    table.loyal(0, "cylon_can_reduce_morale", "you_are_not_a_cylon")
    if far:
        table.gone("deep_space", "deep_space", "remote_planet", "icy_moon")
    table.to_do("action").skip().say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no").skip()
    if far:
        assert len(table.g.players[0].loyalty) == 2
        return
    assert table.prompt() == "hand-over-loyalty"
    assert {*table.game.questions[0].labels} == {"seat:1", "seat:2"}
    table.say(0, "seat:2")
    assert len(table.g.players[2].loyalty) == 2


@rule("EXEC-043")
@pytest.mark.only("exodus", why="its Cylons keep their cards without leaders")
def test_beside_leaders_an_executed_cylon_gives_the_other_cards_away() -> None:
    table = led("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "cavil")
    table.loyal(1, "cylon_can_reduce_morale", "you_are_not_a_cylon").to_do("execute:1").skip()
    table.say(1, "cylon_can_reduce_morale").skip()
    assert table.prompt() == "hand-over-loyalty"
    table.say(1, "seat:2")
    assert [len(player.loyalty) for player in table.g.players] == [1, 1, 2, 0]


@rule("ACT-010", "INFL-012")
def test_going_back_is_an_action_of_its_own() -> None:
    table = infiltrating(led("cavil", *CREW), 0, "command").to_do("action").skip()
    assert sum(label.startswith("return:") for label in table.game.questions[0].labels) == 1
    cylon = led("cavil", *CREW).to_do("action").skip()
    assert not any(label.startswith("return:") for label in cylon.game.questions[0].labels)


@rule("LEAD-008", "SLEEP-010")
@ALL_BOXES
def test_the_card_that_looks_for_the_mutineer_is_not_for_a_leader() -> None:
    """With five players; nobody is dealt the Mutineer."""
    table = infiltrating(led(*CREW, "tom_zarek", "cavil"), 4, "command")
    table.loyalty_deck("you_are_the_mutineer", *("you_are_not_a_cylon",) * 5)
    table.to_do("phase_of_sleepers").skip()
    assert table.prompt() == "draws-loyalty"
    assert {*table.game.questions[0].labels} == {"seat:0", "seat:1", "seat:2", "seat:3"}
    assert not table.g.players[4].loyalty


@rule("LEAD-008", "MUTR-010")
@ALL_BOXES
def test_the_mutineer_card_is_not_passed_to_a_leader() -> None:
    table = with_mutineer(infiltrating(led(*CREW, "cavil"), 3, "command"), 0)
    table.state.players[0].loyalty.append(LoyaltyCard("cylon_can_reduce_morale"))
    spare_loyalty(table.state, "cylon_can_reduce_morale").remove("cylon_can_reduce_morale")
    table.gone("deep_space", "deep_space", "remote_planet", "icy_moon")
    table.to_do("action").skip().say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:no").skip()
    assert table.prompt() == "pass-mutineer"
    assert {*table.game.questions[0].labels} == {"seat:1", "seat:2"}


@rule("SYMP-008")
@pytest.mark.only("exodus", why="there is a Sympathizer")
def test_a_sympathizers_cylon_does_not_use_the_cylon_fleet_of_the_overlay() -> None:
    """Leaders lie on the table, and nobody is one."""
    table = led(*CREW, "tom_zarek").cylon(0, place="cylon_fleet")
    assert "activate:cylon_fleet_2" in table.to_do("action").skip().game.questions[0].labels
    table = led(*CREW, "tom_zarek").cylon(0, place="cylon_fleet")
    table.state.players[0].sympathizer = True
    assert "activate:cylon_fleet_2" not in table.to_do("action").skip().game.questions[0].labels


@rule("CHERR-037", "TRIAL-013")
@pytest.mark.only("combined", why="Athena comes with Daybreak")
def test_for_love_spares_nothing_of_who_is_out() -> None:
    table = nebula("sharon_athena_agathon")
    table.trauma(1, "AAA")
    table.hand(1, "repair-1", "repair-2").to_do("phase:trial").skip()
    assert table.g.players[1].status == OUT
    assert not table.g.players[1].hand
    assert not [event for event in table.events("WindowOpened") if event["window"] == "discarding"]
