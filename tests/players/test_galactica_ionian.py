"""Computer players at tables with the Ionian Nebula: every question is answered, also once somebody is out."""

from collections.abc import Sequence

import pytest
from tests.galactica.test_suite_ionian import KINDS, Nebula
from tests.rules.galactica_ionian import Nebula as Scene
from tests.rules.galactica_ionian import dealt

from readyroom.galactica.boxes import MODES
from readyroom.galactica.sides import OUT, takes_part
from readyroom.galactica.state import Galactica
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, TRIAL
from readyroom.kernel import Game, start
from readyroom.players import make_player
from readyroom.players.base import Chair, play_out


def asks_no_one_who_is_out(game: Game[Galactica]) -> None:
    assert all(takes_part(game.state.players[question.seat]) for question in game.questions)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_games_with_a_trial_come_to_their_end(level: str) -> None:
    rules = Nebula(tuple(MODES), unfinished=True)
    tried = out = 0
    for seed, (seats, options) in enumerate(KINDS[:8]):
        game = start(rules, seats, 1000 + seed, options)
        players = [make_player("galactica", level, 10 * seed + seat) for seat in range(seats)]
        play_out(game, players, after=asks_no_one_who_is_out)
        assert list(rules.faults(game.state)) == []
        tried += TRIAL in game.state.phases
        out += any(player.status == OUT for player in game.state.players)
    assert tried >= 6
    assert out >= 1


def answers(scene: Scene, seat: int, level: str) -> Sequence[str]:
    """What a player answers, by labels."""
    question = next(question for question in scene.game.questions if question.seat == seat)
    answer = make_player("galactica", level, 1).answer(Chair(scene.game, question))
    picked = answer if isinstance(answer, tuple) else (answer,)
    return [question.labels[one] for one in picked]


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_humans_are_rid_of_antagonistic_tokens_and_cylons_of_others(level: str) -> None:
    scene = Scene().cylon(3).trauma(0, "BABA").trauma(3, "ABAB").place(0, "brig").ally("romo_lampkin", "A")
    scene.next_allies("aaron_kelly").to_do("meet_ally")
    assert scene.prompt() == "ally-trauma"
    assert answers(scene, 0, level)[0].startswith(f"token:{ANTAGONISTIC}")
    scene = Scene().cylon(3).trauma(3, "ABAB").ally("felix_gaeta", "A").next_allies("aaron_kelly").to_do("execute:1")
    scene.say(1, "character:felix_gaeta")
    assert scene.prompt() == "ally-trauma"
    assert answers(scene, 3, level)[0].startswith(f"token:{BENEVOLENT}")


def test_who_may_choose_a_result_takes_the_better_one() -> None:
    """The Opera House brings trauma to two players, or nothing."""
    scene = Scene("saul_tigh", "laura_roslin", "tom_zarek").empty_space()
    dealt(scene, "the_opera_house", "perjury", "scanned").to_do("phase:crossroads")
    assert scene.prompt() == "crossroads-result"
    assert answers(scene, 0, "normal") == [f"result:{ANTAGONISTIC}"]
