"""The arena: fair seating, paired seeds, honest intervals."""

import json
import sys
from importlib.util import find_spec
from types import ModuleType

import pytest

from readyroom.cli import main
from readyroom.kernel import BadSetup, Result
from readyroom.players.arena import Contest, elo, interval, lineups, plans, summary
from readyroom.players.series import Played


def test_every_entrant_sits_on_every_seat_equally_often() -> None:
    for entrants in (("a", "b"), ("a", "b", "b"), ("a", "b", "c", "d")):
        ways = lineups(Contest("race", 4, {}, entrants))
        seats = [[way[seat] for way in ways] for seat in range(4)]
        assert all(sorted(seat) == sorted(seats[0]) for seat in seats)


def test_too_many_entrants() -> None:
    with pytest.raises(BadSetup, match="3 players for 2 seats"):
        lineups(Contest("race", 2, {}, ("a", "b", "c")))


def test_seeds_are_paired_and_blocks_whole() -> None:
    made = plans(Contest("lanterns", 2, {}, ("a", "b")), games=5, seed=10)
    assert [(plan.seed, plan.players) for plan in made[:4]] == [
        (10, ("a", "b")),
        (10, ("b", "a")),
        (11, ("a", "b")),
        (11, ("b", "a")),
    ]
    assert len(made) == 6


def test_interval_and_elo() -> None:
    half = interval([0, 1] * 200)
    assert half.mean == 0.5
    assert half.low == pytest.approx(0.451, abs=0.001)
    assert interval([0.7]) == (0.7, 0.7, 0.7)
    assert elo(0.5) == 0
    assert elo(0.0) is None


def test_summary_counts_by_name_wherever_it_sat() -> None:
    contest = Contest("lanterns", 2, {}, ("a", "b"))
    made = plans(contest, 4, 1)
    played = [Played(10, Result((plan.players.index("a"),), (3, 5))) for plan in made[:3]]
    played.append(Played(10, Result((0, 1), (3, 5), "turns")))
    result = summary(contest, made, played)
    assert result["entrants"]["a"]["wins"][0] == pytest.approx(3.5 / 4)
    assert result["share_of_first"][0] == pytest.approx(3.5 / 4)
    assert result["reasons"] == {"turns": 1}


def test_arena_command_gives_the_same_result_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        argv = ["arena", "race", "--players", "easy,random", "--games", "16", "--jobs", jobs, "--seed", "3"]
        assert main(argv) == 0
        data = json.loads(capsys.readouterr().out)
        del data["seconds"]
        results.append(data)
    assert results[0] == results[1]
    assert results[0]["share_of_first"][0] > 0.9
    assert results[0]["elo_of_first"][0] is None or results[0]["elo_of_first"][0] > 300


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_arena_without_ray_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "lanterns", "--players", "random", "--ray", "auto"]) == 2
    assert "readyroom[ray]" in capsys.readouterr().err


def test_arena_says_when_no_cluster_can_be_reached(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def init(**_: object) -> None:
        raise ConnectionError("nobody answers")

    ray = ModuleType("ray")
    ray.init = init  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert main(["arena", "lanterns", "--players", "random", "--ray", "10.0.0.1:6379"]) == 2
    assert "no Ray cluster can be reached at 10.0.0.1:6379: nobody answers" in capsys.readouterr().err
