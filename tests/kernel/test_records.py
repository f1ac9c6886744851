"""Records: they come back whole or not at all."""

import json
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import readyroom as rr
from readyroom.kernel import BadRecord, Fair, Json, load, replay, start
from readyroom.kernel.records import Header, Record
from readyroom.players import RandomPlayer, play_out, random_answer
from readyroom.testing.lanterns import LanternsRules


@cache
def finished() -> bytes:
    game = play_out(rr.new("lanterns", 3, 11), [RandomPlayer(seat) for seat in range(3)])
    return load(game.record()).dump()


def test_record_is_plain_data_and_comes_back() -> None:
    game = rr.new("lanterns", 2, seed="words work too", options={"turns": 4})
    game.answer(1, (2,))
    game.answer(0, (0,))
    text = json.dumps(game.record())
    again = rr.replay(text)
    assert again.digest() == game.digest()
    assert again.record() == game.record()
    assert rr.replay(json.loads(text)).digest() == game.digest()


def test_an_int_seed_and_its_text_are_two_games() -> None:
    assert rr.new("lanterns", 2, 7).digest() != rr.new("lanterns", 2, "7").digest()


@settings(max_examples=300)
@given(st.integers(0, len(finished()) - 1))
def test_truncated_at_any_byte_is_refused(length: int) -> None:
    with pytest.raises(rr.BadRecord, match="damaged"):
        rr.replay(finished()[:length])


def test_truncated_at_every_byte_is_refused() -> None:
    whole = finished()
    for length in range(len(whole)):
        with pytest.raises(rr.BadRecord):
            load(whole[:length])


@settings(max_examples=1000)
@given(st.integers(0, len(finished()) - 1), st.integers(1, 255))
def test_a_changed_byte_is_refused(at: int, flip: int) -> None:
    data = bytearray(finished())
    data[at] ^= flip
    with pytest.raises(rr.BadRecord):
        rr.replay(bytes(data))


def test_what_was_said_can_not_be_changed_in_a_record() -> None:
    game = rr.new("lanterns", 2, 4)
    game.talk(0, "boast:mine")
    record = load(game.record())
    for talk in ((), ((0, 1, "boast:mine"),), ((0, 0, "doubt:1"),)):
        with pytest.raises(BadRecord, match="fingerprint"):
            load(msgspec.structs.replace(record, talk=talk).dump())


@settings(max_examples=300)
@given(st.binary(max_size=200) | st.text(max_size=200) | st.dictionaries(st.text(max_size=9), st.integers()))
def test_what_is_no_record_is_refused(data: Any) -> None:
    with pytest.raises(rr.BadRecord):
        rr.replay(data)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(rr.BadRecord):
        rr.replay(b"[" * 100_000)


def changed(**fields: Any) -> Record:
    """The finished record with other contents and a fingerprint that fits them."""
    record = load(finished())
    parts: dict[str, Any] = {"header": record.header, "answers": record.answers, "position": record.position}
    parts |= fields
    return Record.of(parts["header"], parts["answers"], parts["position"])


def header(**fields: Any) -> Record:
    plain = load(finished()).plain()["header"] | fields
    return changed(header=msgspec.convert(plain, Header))


def test_unknown_format_says_so() -> None:
    text = json.dumps(json.loads(finished()) | {"readyroom": 2})
    with pytest.raises(rr.BadRecord, match="format 2; this Readyroom reads format 1"):
        rr.replay(text)


@pytest.mark.parametrize("version", [0, 9])
def test_other_rules_version_says_so(version: int) -> None:
    why = f"version {version} of the rules of lanterns; this Readyroom has version 1"
    for read in (rr.replay, rr.verify):
        with pytest.raises(rr.BadRecord, match=why):
            read(header(rules=version))


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"seats": 7}, "2, 3, 4 seats, not 7"),
        ({"options": {"turns": 5}}, "can't be 5"),
        ({"options": {"rounds": 5}}, "no option 'rounds'"),
        ({"seed": None}, "no seed"),
    ],
)
def test_impossible_header_says_why(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(rr.BadRecord, match=why):
        rr.replay(header(**fields))


def test_impossible_answer_says_which() -> None:
    answers = load(finished()).answers
    with pytest.raises(rr.BadRecord, match="answer 3 of the record is not possible: seat 2 is not asked"):
        rr.replay(changed(answers=(*answers[:3], (2, 0))))


def test_another_position_is_noticed() -> None:
    with pytest.raises(rr.BadRecord, match="another position"):
        rr.replay(changed(position="0" * 32))
    with pytest.raises(rr.BadRecord, match="another position"):
        rr.replay(changed(answers=load(finished()).answers[:-1]))


def test_fork_goes_on_differently() -> None:
    whole = rr.replay(finished())
    for at in range(len(whole) + 1):
        game = rr.fork(finished(), at)
        assert game.answers == whole.answers[:at]
    other = play_out(rr.fork(finished(), 5), [RandomPlayer(seat + 100) for seat in range(3)])
    assert other.over
    assert other.answers != whole.answers
    with pytest.raises(rr.BadRecord, match="no moment 1000"):
        rr.fork(finished(), 1000)
    with pytest.raises(rr.BadRecord, match="no moment -1"):
        rr.fork(finished(), -1)


# --- fair chance -------------------------------------------------------------------------------------------


def fair_game(secret: str = "s" * 64, salts: tuple[str, ...] = ("a", "b")) -> rr.Game[Any]:
    game = rr.new("lanterns", 2, seed=Fair(secret, salts))
    return play_out(game, [RandomPlayer(seat) for seat in range(2)])


def test_fair_game_verifies() -> None:
    game = fair_game()
    verdict = rr.verify(game.record())
    assert verdict.over
    assert verdict.result == game.result
    assert verdict.commitment == rr.commitment("s" * 64)
    assert verdict.salts == ("a", "b")


def test_every_salt_and_the_secret_change_the_game() -> None:
    games = [
        rr.new("lanterns", 2, seed=Fair(secret, salts)).digest()
        for secret, salts in (
            ("s", ("a", "b")),
            ("t", ("a", "b")),
            ("s", ("a", "c")),
            ("s", ("b", "a")),
            ("s", ("ab", "")),
        )
    ]
    assert len(set(games)) == 5


def test_swapped_secret_is_noticed() -> None:
    record = fair_game().record()
    fair = dict(record["header"]["fair"]) | {"secret": "t" * 64}
    forged = Record.of(
        Header(**(record["header"] | {"fair": fair})),
        load(record).answers,
        record["position"],
    )
    with pytest.raises(rr.BadRecord, match="does not fit its commitment"):
        rr.verify(forged)


def test_swapped_salt_does_not_replay() -> None:
    record = fair_game().record()
    fair = dict(record["header"]["fair"]) | {"salts": ["a", "mine"]}
    forged = Record.of(
        Header(**(record["header"] | {"fair": fair})),
        load(record).answers,
        record["position"],
    )
    with pytest.raises(rr.BadRecord):
        rr.verify(forged)


def test_fair_chance_needs_a_salt_for_every_seat() -> None:
    with pytest.raises(rr.BadSetup, match="2 salts"):
        rr.new("lanterns", 2, seed=Fair("s", ("a",)))


def test_secrets_are_long_and_new() -> None:
    assert len(rr.new_secret()) == 64
    assert rr.new_secret() != rr.new_secret()


class Changeable(LanternsRules):
    """The number of turns that is usual depends on the seats."""

    def usual(self, seats: int, given: Mapping[str, Json]) -> Mapping[str, Json]:
        return {"turns": 4 if seats == 2 else 8}


def test_usual_options_follow_from_other_choices() -> None:
    rules = Changeable()
    assert rules.read_options(2, {})["turns"] == 4
    assert rules.read_options(3, {})["turns"] == 8
    assert rules.read_options(3, {"turns": 4})["turns"] == 4


class Renewed(LanternsRules):
    version = LanternsRules.version + 2
    reads = (LanternsRules.version + 1,)


def test_records_of_versions_that_are_still_read_replay() -> None:
    """Their fingerprint of the position is another one and is not asked for; other versions are refused."""
    game = start(LanternsRules(), 2, 5, {"turns": 4})
    rng = Random(5)
    while not game.over:
        game.answer(game.questions[0].seat, random_answer(game.questions[0], rng))
    record = load(game.record())
    older, oldest = (
        Record.of(msgspec.structs.replace(record.header, rules=version), record.answers, "another position")
        for version in (Renewed.reads[0], LanternsRules.version)
    )
    replayed = replay(older, lambda _: Renewed())
    assert replayed.over
    assert replayed.header == older.header
    with pytest.raises(BadRecord, match=f"version {LanternsRules.version} of the rules"):
        replay(oldest, lambda _: Renewed())
    newest = Record.of(
        msgspec.structs.replace(record.header, rules=Renewed.version), record.answers, "another position"
    )
    with pytest.raises(BadRecord, match="another position"):
        replay(newest, lambda _: Renewed())
