"""The command: what it prints, and one clear line with exit code 2 when it can't."""

import json
from pathlib import Path

import msgspec
import pytest
from tests.galactica import refused

from readyroom.cli import main
from readyroom.kernel.records import Header, Record, load
from readyroom.testing.lanterns import LanternsRules


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["simulate", "lanterns", "--games", "1", "--seed", "3", "--save", str(tmp_path)]) == 0
    capsys.readouterr()
    return tmp_path / "lanterns-3.json"


def failed(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one line that the command fails with."""
    try:
        code = main(argv)
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.startswith("readyroom")
    assert err.count("\n") == 1
    return err


def test_games_lists_the_catalogue(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--examples"]) == 0
    assert "lanterns" in capsys.readouterr().out


def test_simulate_prints_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["simulate", "lanterns", "--seats", "3", "--games", "20", "--option", "turns=4", "--players", "random"]
    assert main(argv) == 0
    line = capsys.readouterr().out
    assert line.count("\n") == 1
    data = json.loads(line)
    assert (data["games"], data["seats"], data["options"]) == (20, 3, {"turns": 4})
    assert sum(data["results"]["wins"]) >= 20
    assert data["answers"] > 200
    assert data["games_per_second"] > 0


def test_simulate_in_several_processes_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        assert main(["simulate", "lanterns", "--games", "30", "--seed", "9", "--jobs", jobs]) == 0
        data = json.loads(capsys.readouterr().out)
        results.append((data["answers"], data["results"]))
    assert results[0] == results[1]


def test_simulate_can_look_for_broken_invariants(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ["simulate", "lanterns", "--games", "2", "--seed", "9"]
    assert main([*asked, "--check"]) == 0
    capsys.readouterr()
    monkeypatch.setattr(LanternsRules, "faults", lambda _rules, _g: iter(["two lamps too many"]))
    assert "seed 9, after answer 1: two lamps too many" in failed(capsys, *asked, "--check")
    assert main(asked) == 0  # without --check nobody looks


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "lanterns", "--seats", "9"], "seats, not 9"),
        (["simulate", "lanterns", "--games", "0"], "not a positive number"),
        (["simulate", "lanterns", "--games", "x"], "invalid positive value: 'x'"),
        (["simulate", "lanterns", "--option", "turns"], "name=value"),
        (["simulate", "lanterns", "--option", "turns=5"], "can't be '5'"),
        (["simulate", "lanterns", "--option", "size=5"], "no option 'size'"),
        (["simulate", "lanterns", "--players", "random,random,random"], "3 players for 2 seats"),
        (["simulate", "lanterns", "--players", "genius"], "no computer player 'genius'"),
        (["simulate", "lanterns", "--save", "/dev/null/x"], "can't make the folder"),
        (["replay", "/nowhere/r.json"], "can't read /nowhere/r.json"),
        (["verify", "/dev/null"], "damaged"),
        (["fork", "/dev/null"], "--at"),
        (["dance"], "invalid choice"),
        ([], "COMMAND"),
    ],
)
def test_bad_arguments_give_one_line(capsys: pytest.CaptureFixture[str], argv: list[str], says: str) -> None:
    assert says in failed(capsys, *argv)


@pytest.mark.parametrize("command", ["simulate", "play"])
@pytest.mark.parametrize("table", refused.ALL, ids=lambda table: str(table.options))
def test_a_table_that_can_not_be_played_is_refused_with_the_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, table: refused.Impossible
) -> None:
    spelled = {True: "yes", False: "no"}
    options = [f"--option={name}={spelled.get(value, value)}" for name, value in table.options.items()]
    saved = ["--save", str(tmp_path / "games")]
    said = failed(capsys, command, "galactica", "--seats", str(table.seats), *options, *saved)
    assert said == f"readyroom: {table.why}\n"
    assert not (tmp_path / "games").exists()


@pytest.mark.parametrize("table", [*refused.TOGETHER[:2], *refused.UNKNOWN], ids=lambda table: str(table.options))
def test_a_record_of_a_mode_this_build_does_not_know_says_which(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, table: refused.Impossible
) -> None:
    """Every command that reads records; the file is left as it is, and nothing is written."""
    path = tmp_path / "record.json"
    Record.of(Header("galactica", 3, table.seats, table.options, 1), (), "").write(path)
    whole = path.read_bytes()
    out = ["--out", str(tmp_path / "forked.json")]
    says = f"readyroom: the record's header is not possible: {table.why}\n"
    for argv in (["replay", str(path)], ["verify", str(path)], ["fork", str(path), "--at", "0", *out]):
        assert failed(capsys, *argv) == says
    assert failed(capsys, "admin", "--data", str(tmp_path), "import", str(path)) == says
    assert path.read_bytes() == whole
    assert not (tmp_path / "forked.json").exists()
    assert main(["admin", "--data", str(tmp_path), "tables"]) == 0
    assert capsys.readouterr().out == ""


def test_a_record_file_that_is_not_there_is_not_imported(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    argv = ["admin", "--data", str(tmp_path), "import", "/nowhere/r.json"]
    assert "can't read /nowhere/r.json" in failed(capsys, *argv)


def test_replay_prints_the_log(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Won by seat" in lines[-1]
    assert any("draws a card." in line for line in lines)
    assert main(["replay", str(record), "--seat", "0"]) == 0
    own = capsys.readouterr().out
    assert any(f"Seat 0 draws a {n}." in own for n in range(7))


def test_replay_up_to_an_answer(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["replay", str(record), "--at", "4"]) == 0
    assert "(not finished: 4 answers)" in capsys.readouterr().out


def test_replay_of_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert "no seat 5" in failed(capsys, "replay", str(record), "--seat", "5")


def test_verify_and_a_damaged_record(capsys: pytest.CaptureFixture[str], record: Path) -> None:
    assert main(["verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("ok: ")
    assert "not the one that was published" in failed(capsys, "verify", str(record), "--commitment", "abc")
    record.write_bytes(record.read_bytes()[:-40])
    assert "damaged" in failed(capsys, "verify", str(record))
    assert "damaged" in failed(capsys, "replay", str(record))
    assert "damaged" in failed(capsys, "fork", str(record), "--at", "1")


@pytest.mark.parametrize("version", [0, 9])
def test_a_record_of_rules_that_can_not_be_read_says_which(
    capsys: pytest.CaptureFixture[str], record: Path, version: int
) -> None:
    whole = load(record.read_bytes())
    header = msgspec.structs.replace(whole.header, rules=version)
    Record.of(header, whole.answers, whole.position).write(record)
    says = f"played with version {version} of the rules of lanterns; this Readyroom has version 1"
    for argv in (["replay", str(record)], ["verify", str(record)], ["fork", str(record), "--at", "1"]):
        assert says in failed(capsys, *argv)


def test_fork_writes_a_record_that_replays(capsys: pytest.CaptureFixture[str], record: Path, tmp_path: Path) -> None:
    forked = tmp_path / "forked.json"
    assert main(["fork", str(record), "--at", "6", "--out", str(forked)]) == 0
    assert main(["replay", str(forked)]) == 0
    assert "6 answers" in capsys.readouterr().out
    assert main(["fork", str(record), "--at", "6"]) == 0
    assert capsys.readouterr().out.strip() == forked.read_text()
    assert "no moment 999" in failed(capsys, "fork", str(record), "--at", "999")
    assert "can't write" in failed(capsys, "fork", str(record), "--at", "1", "--out", "/dev/null/x.json")
