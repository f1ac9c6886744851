"""A match played in pieces is the same as the arena's, and goes on where it was."""

import json
from pathlib import Path

import pytest
from bench.match import main

from readyroom.cli import main as readyroom
from readyroom.kernel import BadSetup


def test_a_match_in_pieces_is_the_arenas_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert readyroom(["arena", "race", "--players", "easy,random", "--seats", "3", "--games", "9", "--seed", "4"]) == 0
    whole = json.loads(capsys.readouterr().out)
    del whole["seconds"]
    log = tmp_path / "match.jsonl"
    argv = ["race", "--players", "easy,random", "--seats", "3", "--seed", "4", "--piece", "1", "--log", str(log)]
    main([*argv, "--games", "3"])
    begun = log.read_text()
    log.write_text(begun + begun[:40])
    capsys.readouterr()
    main([*argv, "--games", "9"])
    assert json.loads(capsys.readouterr().out) == whole
    pieces = [json.loads(line) for line in log.read_text().splitlines() if line.endswith("}")]
    assert [piece["first"] for piece in pieces] == [0, 3, 6]
    with pytest.raises(BadSetup, match="the log of another match"):
        main([*argv[:-2], "--option", "first_game=yes", "--log", str(log)])
