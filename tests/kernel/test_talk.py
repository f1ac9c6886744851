"""Table talk: said in the game's own phrases, recorded, without effect."""

import pytest

import readyroom as rr
from readyroom.kernel import Answer, load
from readyroom.kernel.records import Record
from readyroom.players import Chair, RandomPlayer, Talker, play_out


class Boaster(RandomPlayer):
    def talk(self, chair: Chair) -> list[str]:
        return [chair.phrases()[0]] if len(chair.heard()) < 4 else []


def test_talk_has_no_effect_but_is_heard_and_recorded() -> None:
    game = rr.new("lanterns", 3, 4)
    before = game.digest()
    game.talk(1, "doubt:2")
    assert game.digest() == before
    assert game.heard(0) == game.heard(None) == [(0, 1, "doubt:2")]
    assert rr.replay(game.record()).said == game.said


@pytest.mark.parametrize("phrase", ["doubt:1", "doubt:9", "hello", ""])
def test_only_offered_phrases_can_be_said(phrase: str) -> None:
    game = rr.new("lanterns", 3, 4)
    with pytest.raises(rr.IllegalAnswer, match="can't say"):
        game.talk(1, phrase)
    assert game.said == []


def test_talk_is_placed_by_the_events_its_hearer_has_seen() -> None:
    game = rr.new("lanterns", 2, 4)
    for seat in range(2):
        game.answer(seat, (0,))
    game.answer(0, 0)
    game.talk(1, "boast:mine")
    assert game.heard(0) == [(len(game.events(0)), 1, "boast:mine")]
    assert game.heard(0, since=1) == []


def test_talk_survives_undo_and_clone() -> None:
    game = rr.new("lanterns", 2, 4)
    for seat in range(2):
        game.answer(seat, (0,))
    game.answer(0, 3)
    game.talk(0, "boast:mine")
    clone = game.clone()
    game.undo(0)
    assert game.said[0].after == 2
    assert rr.replay(game.record()).said == game.said
    clone.talk(0, "boast:mine")
    assert (len(clone.said), len(game.said)) == (2, 1)


def test_talk_stays_where_it_was_heard_though_what_was_told_before_is_taken_back() -> None:
    """It moves to the end of what is left, and not on with what comes later."""
    game = rr.new("lanterns", 2, 4)
    for seat in range(2):
        game.answer(seat, (0,))
    before = len(game.events(None))
    game.answer(0, "trim")
    game.answer(0, game.legal(0)[0])
    assert len(game.events(None)) > before
    game.talk(0, "boast:mine")
    while game.why_no_undo(0) is None:
        game.undo(0)
    assert len(game.events(None)) == before
    game.answer(0, "trim")
    game.answer(0, game.legal(0)[0])
    assert game.heard(None) == [(before, 0, "boast:mine")]


def test_what_is_said_in_a_clone_is_not_said_in_the_game() -> None:
    game = rr.new("lanterns", 2, 4)
    game.talk(0, "boast:mine")
    for clone in (game.clone(), game.clone(listen=False)):
        clone.talk(1, "boast:mine")
        assert (len(clone.said), len(game.said)) == (2, 1)
    game.talk(1, "boast:mine")
    assert len(clone.said) == 2


def test_talk_after_an_answer_that_was_withdrawn_stays_in_the_record() -> None:
    game = rr.new("lanterns", 3, 4)
    game.answer(1, (0,))
    game.talk(1, "boast:mine")
    game.undo(1)
    assert [talk.after for talk in game.said] == [0]
    assert rr.replay(game.record()).said == game.said


def test_a_phrase_is_recorded_even_if_the_moment_it_was_offered_at_was_undone() -> None:
    """Galactica offers `added` only to who has added cards; a record must hold it after those were taken back."""
    record = load(rr.new("galactica", 3, 4).record())
    said = ((0, 1, "added:2-high"),)
    game = rr.replay(Record.of(record.header, record.answers, record.position, said))
    assert "added:2-high" not in game.phrases(1)
    assert game.heard(0)[-1][1:] == (1, "added:2-high")
    for seat in (3, -1):
        with pytest.raises(rr.BadRecord, match="can't say"):
            rr.replay(Record.of(record.header, record.answers, record.position, ((0, seat, "help:cannot"),)))


def test_computer_players_may_talk() -> None:
    players = [Boaster(seat) for seat in range(3)]
    assert isinstance(players[0], Talker)
    assert not isinstance(RandomPlayer(1), Talker)
    game = play_out(rr.new("lanterns", 3, 4), players)
    assert len(game.said) == 4
    assert rr.verify(game.record()).over


def test_an_impossible_phrase_in_a_record_is_refused() -> None:
    record = load(rr.new("lanterns", 2, 4).record())
    answers: tuple[tuple[int, Answer], ...] = record.answers
    with pytest.raises(rr.BadRecord, match="can't say 'nonsense'"):
        rr.replay(Record.of(record.header, answers, record.position, ((0, 1, "nonsense"),)))
