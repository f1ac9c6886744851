"""Recorded games of an outside program replay with us, decision by decision."""

import copy
import gzip
from pathlib import Path
from typing import Any

import pytest

from readyroom.kernel import ReadyroomError
from readyroom.race.conformance import BadTrace, check_file, check_trace, conformance, read_traces

HERE = Path(__file__).parent.parent
RECORDS = sorted((HERE / "records" / "race").glob("*.jsonl.gz"))
SHARED = HERE.parent.parent / "shared" / "traces" / "race"


def test_checked_in_games_agree() -> None:
    report = conformance(RECORDS)
    assert report.disagreements == ()
    assert (report.games, report.agreed) == (18, 18)
    assert set(report.explained) == {"ORDER-006", "SETTLE-006"}


@pytest.mark.slow
def test_all_shared_games_agree() -> None:
    files = sorted(SHARED.glob("*.jsonl.gz"))
    if not files:
        pytest.skip("no traces beside this clone")
    report = conformance(files)
    assert report.disagreements == ()
    assert report.games == report.agreed >= 440
    assert set(report.explained) <= {"ORDER-006", "SETTLE-006"}
    assert sum(report.explained.values()) < 0.01 * report.rounds


def a_game() -> dict[str, Any]:
    return next(read_traces(next(path for path in RECORDS if path.name == "2p_ai.jsonl.gz")))


def change_hand(game: dict[str, Any]) -> None:
    game["rounds"][2]["state"]["players"][0]["hand"][0] = "Spice World"


def change_payment(game: dict[str, Any]) -> None:
    game["rounds"][0]["phases"][0]["events"][2]["paid"] = []


def change_chips(game: dict[str, Any]) -> None:
    game["rounds"][-1]["state"]["players"][1]["vp"] += 1


def change_winner(game: dict[str, Any]) -> None:
    game["final"]["winners"] = [0]


def change_placement(game: dict[str, Any]) -> None:
    game["rounds"][0]["phases"][0]["events"][0]["card"] = "Empath World"


def change_deck(game: dict[str, Any]) -> None:
    game["rounds"][3]["state"]["deck"] += 1


def change_draw(game: dict[str, Any]) -> None:
    game["rounds"][1]["phases"][1]["events"][-1]["drawn"] = ["Gem World", "Trade League"]


def drop_last_round(game: dict[str, Any]) -> None:
    del game["rounds"][-1]


@pytest.mark.parametrize(
    "change",
    [
        change_hand,
        change_payment,
        change_chips,
        change_winner,
        change_placement,
        change_deck,
        change_draw,
        drop_last_round,
    ],
)
def test_a_changed_trace_disagrees(change: Any) -> None:
    game = a_game()
    assert check_trace(game).disagreement is None
    changed = copy.deepcopy(game)
    change(changed)
    found = check_trace(changed).disagreement
    assert found is not None
    assert found.startswith("2p_ai-0000, ")


def test_bad_files_are_said_clearly(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl.gz"
    for data, says in [
        (b"no gzip at all", "can't be read"),
        (gzip.compress(b"{}" * 1000)[:-9], "can't be read"),
        (gzip.compress(b'{"format": 1,'), "line 1 is no game"),
        (gzip.compress(b"[1, 2]\n"), "line 1 is no game"),
        (gzip.compress(b""), "holds no game"),
        (gzip.compress(b'{"format": 2, "id": "x-1"}\n'), "x-1 is not a trace of format 1"),
        (gzip.compress(b'{"format": 1, "id": "x-1"}\n'), "the trace is not as its format says"),
    ]:
        path.write_bytes(data)
        with pytest.raises(ReadyroomError, match=says):
            check_file(path)
    with pytest.raises(BadTrace, match="can't be read"):
        check_file(tmp_path / "absent.jsonl.gz")


def test_an_unknown_card_is_named() -> None:
    game = a_game()
    game["setup"]["seats"][0]["dealt"][0] = "Death Star"
    with pytest.raises(BadTrace, match="there is no card 'Death Star'"):
        check_trace(game)
