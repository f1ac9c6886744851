"""The page about how games end is made from the log of the games."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import endings


def game(seed: int, end: str, *options: str, seats: int = 5, **more: object) -> dict[str, object]:
    return {"setup": ["normal", "normal", seats, *options], "seed": seed, "end": end, "commit": "abc", **more}


GAMES = [
    game(1, "humans:kobol"),
    game(2, "cylons:no_fuel"),
    game(3, "cylons:centurions", seats=4),
    game(1, "humans:ionian", "objective=ionian", "rules=combined"),
    game(1, "cylons:no_food", "leader", "leaders=yes", "objective=kobol", "rules=combined", leaders=[[True, 2, 0]]),
    game(1, "cylons:no_food", "rules=of_some_other_kind"),
]


def test_games_are_counted_by_mode_and_players() -> None:
    found = endings.rows(GAMES, "normal")
    assert [(row.mode, row.seats, row.games) for row in found] == [
        ("Base", 4, 1),
        ("Base", 5, 2),
        ("All boxes: Ionian Nebula", 5, 1),
        ("All boxes: Kobol with a leader", 5, 1),
    ]
    assert found[1].ends == {"humans": 1, "no_fuel": 1}
    assert (found[3].led, found[3].leader_won) == (1, 1)
    assert endings.rows(GAMES, "random") == []


def test_the_interval_is_right_for_few_games_too() -> None:
    assert endings.interval(0, 0) == (0.0, 1.0)
    low, high = endings.interval(0, 10)
    assert low == 0.0
    assert high == pytest.approx(0.278, abs=0.001)
    assert endings.interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_the_page_has_every_number_and_its_pictures(tmp_path: Path) -> None:
    text = endings.page(GAMES, tmp_path)
    assert "| Base | 5 | 2 | 50% (9 to 91%) |" in text
    assert "| All boxes: Kobol with a leader | 5 | 1 | 0% (0 to 79%) | 100% (21 to 100%) |" in text
    pictures = sorted(path.name for path in tmp_path.iterdir())
    assert pictures == ["endings-normal-base-exodus.svg", "endings-normal-boxes.svg"]
    for name in pictures:
        assert f"(pictures/{name})" in text
        ElementTree.fromstring((tmp_path / name).read_text())


def test_what_is_missing_is_played_once(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    one = [endings.Mode("Base", (), (3,))]
    endings.play_missing(log, 1, "random", one, 10.0)
    before = log.read_text()
    endings.play_missing(log, 1, "random", one, 10.0)
    assert log.read_text() == before
    assert endings.read(log)[0]["seed"] == endings.first_seed(one[0], 3)


def test_no_two_kinds_of_tables_share_their_seeds() -> None:
    begin = [endings.first_seed(mode, seats) for mode in endings.MODES for seats in mode.seats]
    assert len({*begin}) == len(begin)
    assert min(abs(one - other) for one in begin for other in begin if one != other) >= 1_000
