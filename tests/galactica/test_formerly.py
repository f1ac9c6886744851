"""Games begun with older rules: where a stored number would mean something else today, they are refused."""

from pathlib import Path

import msgspec
import pytest

import readyroom as rr
from readyroom.galactica.formerly import PUT_RIGHT, formerly
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.windows import show_seat
from readyroom.kernel import BadRecord, Choose, Record, load

RECORDS = Path(__file__).parents[1] / "records" / "galactica"
THEN = GalacticaRules.version - 1


def _as_of(name: str, version: int) -> Record:
    record = load((RECORDS / f"{name}.json").read_bytes())
    header = msgspec.structs.replace(record.header, rules=version)
    return Record.of(header, record.answers, record.position, record.talk)


def test_a_cylon_who_was_one_of_those_they_could_send_away() -> None:
    """A game of version 2: all its numbers are possible today, but one of them stands for somebody else."""
    record = load(Path(__file__).with_name("sent_themselves_away.json").read_bytes())
    today = msgspec.structs.replace(record.header, rules=GalacticaRules.version)
    with pytest.raises(BadRecord, match="replays to another position"):
        rr.replay(Record.of(today, record.answers, "", record.talk))
    with pytest.raises(BadRecord, match="begun with version 2 of the rules of galactica, and a rule that mattered"):
        rr.replay(record)


def test_a_cylon_who_could_keep_the_sympathizer() -> None:
    with pytest.raises(BadRecord, match="begun with version 2 of the rules of galactica, and a rule that mattered"):
        rr.replay(_as_of("six", 2))


@pytest.mark.parametrize(("name", "version"), [("five", 3), ("six", 3), ("three", 1)])
def test_a_game_that_is_the_same_replays_and_keeps_its_version(name: str, version: int) -> None:
    game = rr.replay(_as_of(name, version))
    assert game.over
    assert game.header.rules == version


def test_a_game_that_goes_on_is_one_of_today() -> None:
    """So that what is answered from now on is never taken for an answer of then."""
    game = rr.fork(_as_of("five", 3), 100)
    assert game.header.rules == GalacticaRules.version


def test_prisoners_were_not_named_for_sickbay() -> None:
    game = rr.new("galactica", 3, 1)
    game.state.players[1].place = "brig"
    question = Choose(0, "galactica-send-to-sickbay", [0, 2, 1], show_seat)
    assert list(formerly(2, game.state, question)) == [["seat:0", "seat:2"]]
    assert list(formerly(3, game.state, question)) == []


@pytest.mark.parametrize(("place", "offered"), [("armory", "seat:1"), ("press_room", None), ("brig", None)])
def test_a_cylon_could_be_sent_away_by_their_own_card_from_where_it_reaches(place: str, offered: str | None) -> None:
    game = rr.new("galactica", 4, 1)
    for player in game.state.players:
        player.place = "command"
    game.state.players[1].place = place
    question = Choose(1, "galactica-cylon-brig", [0, 2, 3], show_seat)
    (then,) = formerly(THEN, game.state, question)
    assert list(then) == ["seat:0", *([offered] if offered else []), "seat:2", "seat:3"]


def test_what_was_put_right_is_of_versions_that_are_still_read() -> None:
    assert {put.last for puts in PUT_RIGHT.values() for put in puts} <= set(GalacticaRules.reads)
