"""Computer players in games by the Exodus rules: whole games, and what its cards ask them."""

from random import Random
from typing import Any

import pytest

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import Question, start
from readyroom.players import Chair, make_player, play_out
from readyroom.players.galactica import whom
from readyroom.players.galactica.easy import USES
from readyroom.players.galactica.evidence import Evidence
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.purposes import thumb_for
from readyroom.players.galactica.suspicion import Suspicion
from readyroom.words import words


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_with_conflicted_loyalties(level: str, seats: int) -> None:
    options = {"rules": "exodus", "personal_goals": True, "final_five": True}
    for seed in range(3):
        players = [make_player("galactica", level, 10 * seed + seat) for seat in range(seats)]
        game = play_out(start(EVERY_MODE, seats, seed, options), players, bound=20_000)
        assert game.over


def answers(table: Table, seat: int, level: str = "normal") -> str:
    """The label a computer player chooses."""
    question: Question = table.question(seat)
    answer = make_player("galactica", level, 1).answer(Chair(table.game, question))
    return question.labels[answer if isinstance(answer, int) else answer[0]]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_goal_that_is_reached_is_revealed(level: str) -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh", rules="exodus", personal_goals=True)
    table.loyal(0, "goal_devastation").place(0, "sickbay").empty_space().state.nukes = 0
    table.state.resources[2] = 2
    table.gone("desolate_moon", "remote_planet", "remote_planet")
    assert answers(table, 0, level) == "goal:goal_devastation"


@pytest.mark.parametrize(
    ("cards", "answer"), [(("repair-2", "repair-1"), "yes"), (("repair-2", "launch_scout-1"), "no")]
)
def test_cally_adds_cards_if_two_of_them_help(cards: tuple[str, ...], answer: str) -> None:
    table = Table("tom_zarek", "callandra_cally_tyrol", "saul_tigh", rules="exodus").hand(1, *cards)
    table.top("joes_bar").to_do("crisis").skip()
    assert answers(table, 1) == f"choice:{answer}"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_who_must_add_two_cards_does(level: str) -> None:
    table = Table("tom_zarek", "callandra_cally_tyrol", "saul_tigh", rules="exodus")
    table.hand(1, "launch_scout-1", "launch_scout-2", "evasive_maneuvers-1").top("joes_bar").to_do("crisis").skip()
    table.say(1, "choice:yes")
    question = table.question(1)
    answer = make_player("galactica", level, 1).answer(Chair(table.game, question))
    assert isinstance(answer, tuple)
    assert len(answer) == 2
    table.game.answer(1, answer)


def test_nobody_is_shot_without_a_suspicion() -> None:
    table = Table("callandra_cally_tyrol", "laura_roslin", "saul_tigh", rules="exodus").empty_space()
    table.place(0, "research_lab").place(2, "research_lab")
    assert "ability:discharge_of_a_firearm" in table.labels(0)
    assert all(answers(table, 0, level) != "ability:discharge_of_a_firearm" for level in ("easy", "normal"))


def test_an_execution_wipes_out_what_was_held_against_somebody() -> None:
    evidence = Evidence()
    evidence.likely = [{0: 0.0, 1: 2.0, 2: 1.0, 3: 3.5}, {0: 0.0, 1: 1.0, 2: 0.5, 3: 2.0}]
    evidence.looked = {(1, 0): (HUMAN,), (0, 1): ()}
    evidence._was_human({"seat": 0})
    assert evidence.likely == [{0: 0.0, 1: 0.0, 2: 1.0, 3: 1.0}, {0: 0.0, 1: 0.0, 2: 0.5, 3: 0.5}]
    assert evidence.looked == {(0, 1): ()}


def test_longshot_takes_the_best_result_where_much_is_at_stake() -> None:
    table = Table("samuel_t_anders", "laura_roslin", "saul_tigh", rules="exodus").place(0, "weapons_control")
    table.say(0, "activate:weapons_control").say(0, "ship:basestar-fore")
    question = table.question(0)
    mind: Any = Mind(Chair(table.game, question), Suspicion(), Random(1))
    worth = thumb_for(question, {}, USES)
    found = {option.id: worth.worth(mind, option) for option in question.options}
    assert max(found, key=lambda name: found[name]) == "longshot-8"


def test_why_a_goal_is_revealed_is_said_with_the_goal() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh", rules="exodus", personal_goals=True)
    table.loyal(0, "goal_devastation").place(0, "sickbay").empty_space().state.nukes = 0
    table.state.resources[2] = 2
    table.gone("desolate_moon", "remote_planet", "remote_planet")
    player: Any = make_player("galactica", "normal", 1)
    player.answer(Chair(table.game, table.question(0)))
    key, facts = player.reason()
    assert (key, facts) == ("players-galactica-goal", {"card": "goal_devastation"})
    assert words("en").say(key, **facts).startswith("goal_devastation is reached now")


def test_why_somebody_is_executed_is_said_with_the_suspicion() -> None:
    crew = ("callandra_cally_tyrol", "laura_roslin", "saul_tigh", "tom_zarek")
    table = Table(*crew, rules="exodus")
    for seat in (0, 1, 2):
        table.place(seat, "command")
    table.say(0, "ability:discharge_of_a_firearm")
    assert table.prompt() == "execute"
    player: Any = make_player("galactica", "normal", 1)
    answer = player.answer(Chair(table.game, table.question(0)))
    key, facts = player.reason()
    assert key == "players-galactica-execute"
    assert facts.get("seat") == int(table.question(0).options[answer].id)
    assert "execution settles it" in words("en").say(key, **facts)


# --- looks and executions ---------------------------------------------------------------------------------------

LABORATORY = ("gaius_baltar", "laura_roslin", "saul_tigh")
DETECTOR = "ability:cylon_detector"


def mind_of(table: Table, seat: int) -> Mind:
    return Mind(Chair(table.game, table.skip().question(seat)), Suspicion(), Random(1))


def test_final_five_cards_make_a_look_a_risk() -> None:
    """The same table with and without them; to Cylons who show themselves it is none."""
    looks = []
    for five in (False, True):
        table = Table(*LABORATORY, rules="exodus", final_five=five).empty_space()
        looks.append(whom.seen(mind_of(table, 0), 1))
    assert looks[0] == 0.0
    assert looks[1] < -0.1
    hidden = Table(*LABORATORY, rules="exodus", final_five=True).empty_space().loyal(0, "cylon_centurion")
    assert looks[1] < whom.seen(mind_of(hidden, 0), 1) < 0


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("card", ["final_five_examiner_executed", "final_five_galactica_damaged"])
def test_who_has_shown_one_of_the_five_is_not_looked_at_again(level: str, card: str) -> None:
    """Everybody knows who has it: the other one is looked at, or nobody."""
    table = Table(*LABORATORY, rules="exodus", final_five=True).empty_space().loyal(1, card)
    for shown in table.state.players[1].loyalty:
        shown.seen = 0b111
    table.say(0, DETECTOR)
    assert answers(table, 0, level) == "seat:2"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_look_that_is_offered_is_declined_where_it_may_cost_more(level: str) -> None:
    """Interrogation: without the Final Five it costs nothing."""
    said = []
    for five in (False, True):
        table = Table("william_adama", "laura_roslin", "saul_tigh", rules="exodus", final_five=five).empty_space()
        table.top("interrogation").to_do("crisis").skip().say(0, "part:first").say(0, "seat:2")
        said.append(answers(table, 0, level))
    assert said == ["choice:yes", "choice:no"]


@pytest.mark.parametrize(("cylon", "part"), [(True, "part:second"), (False, "part:first")])
def test_the_president_has_a_cylon_executed_and_nobody_else(cylon: bool, part: str) -> None:
    """The Circle: Roslin has seen Tigh's card; an innocent costs more than the title does."""
    table = Table("saul_tigh", "laura_roslin", "tom_zarek", rules="exodus").empty_space()
    table.loyal(0, "cylon_centurion" if cylon else HUMAN)
    table.state.players[0].loyalty[0].seen |= 1 << 1
    table.top("the_circle").to_do("crisis").skip().say(1, "part:first")
    assert answers(table, 1, "normal") == part
