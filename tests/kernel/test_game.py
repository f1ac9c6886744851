"""A running game: answers, simultaneous questions, secret windows, undo, clone, faults in the rules."""

from typing import Any

import pytest

from readyroom.kernel import (
    REST,
    AskAll,
    Choose,
    Game,
    IllegalAnswer,
    ReadyroomError,
    RulesFault,
    Script,
    StaleAnswer,
    UndoRefused,
    load,
    replay,
    start,
)
from readyroom.players import Chair, RandomPlayer, play_out
from readyroom.testing import Scene
from readyroom.testing.lanterns import RULES, Lanterns, LanternsRules


def scene(hands: list[list[int]], deck: list[int] | None = None, discard: list[int] | None = None) -> Scene[Lanterns]:
    """Seat 0's turn; what is not in a hand lies in the deck. Cards 0-3 are snuffers, card c has value c // 4."""
    made = Scene(RULES, seats=len(hands))
    state = made.state
    state.turn = 0
    state.hands = hands
    state.discard = discard or []
    held = {card for pile in (*hands, state.discard, deck or []) for card in pile}
    state.deck = [card for card in range(28) if card not in held] + (deck or [])
    return made


def fresh(seats: int = 3, seed: int = 1) -> Game[Any]:
    return start(RULES, seats, seed)


def past_setup(seats: int = 3) -> Game[Any]:
    game = fresh(seats)
    for seat in range(seats):
        game.answer(seat, (0,))
    return game


# --- answering ---------------------------------------------------------------------------------------------


def test_illegal_answers_change_nothing() -> None:
    game = past_setup()
    before = game.digest()
    for seat, answer in ((1, 0), (0, 9), (0, (0,)), (7, 0), (-1, 0)):
        with pytest.raises(IllegalAnswer):
            game.answer(seat, answer)
    assert game.digest() == before
    assert len(game) == 3


def test_error_texts_say_nothing_but_the_seat_itself() -> None:
    with pytest.raises(IllegalAnswer, match=r"^seat 1 is not asked anything now$"):
        past_setup().answer(1, 0)


def test_nothing_can_be_answered_after_the_end() -> None:
    game = play_out(fresh(), [RandomPlayer(seat) for seat in range(3)])
    assert game.over
    assert game.result is not None
    assert game.questions == []
    with pytest.raises(IllegalAnswer, match="the game is over"):
        game.answer(0, 0)


def test_stale_answer_is_refused_and_not_taken_for_another_question() -> None:
    game = past_setup(2)
    serial = game.questions[0].serial
    game.answer(0, "trim", serial=serial)
    with pytest.raises(StaleAnswer, match="no longer open"):
        game.answer(0, (0,), serial=serial)
    with pytest.raises(StaleAnswer):
        game.answer(1, 0, serial=1)


def test_result_is_none_while_the_game_goes_on() -> None:
    assert fresh().result is None


# --- several seats at once ---------------------------------------------------------------------------------


def test_simultaneous_answers_count_when_all_are_in() -> None:
    game = fresh()
    game.answer(2, (0,))
    assert game.waiting(0).seats == (0, 1)
    assert game.view(0)["hands"] == [4, 4, 4]
    game.answer(0, (0,))
    game.answer(1, (0,))
    assert game.view(0)["hands"] == [3, 3, 3]


def test_a_seat_may_change_its_mind_until_the_last_is_in() -> None:
    game = fresh(2, seed=5)
    hand = game.state.hands[0][:]
    game.answer(0, (0,))
    game.answer(0, (3,))
    game.answer(1, (0,))
    assert game.state.hands[0] == hand[:3]
    assert [seat for seat, _ in game.answers] == [0, 0, 1]
    assert game.clone().digest() == game.digest()


def test_a_waiting_answer_can_be_taken_back_in_any_order() -> None:
    game = fresh(3)
    before = game.digest()
    game.answer(0, (1,))
    game.answer(1, (1,))
    serial = game.questions_for(0)[0].serial
    game.undo(0)
    assert game.waiting(None).seats == (0, 2)
    assert [seat for seat, _ in game.answers] == [1]
    with pytest.raises(StaleAnswer):
        game.answer(0, (1,), serial=serial)
    game.undo(1)
    assert game.digest() == before


def test_revealed_simultaneous_answers_cant_be_taken_back() -> None:
    game = fresh(2)
    game.answer(1, (0,))
    game.answer(0, (0,))
    with pytest.raises(UndoRefused, match="hidden"):
        game.undo(0)


# --- secret windows ----------------------------------------------------------------------------------------


def bid_up_to_the_window(hands: list[list[int]], *, hold: bool = True) -> Scene[Lanterns]:
    made = scene(hands)
    made.game.hold = hold
    made.answer(0, "bid").answer(0, "card:6")
    for seat in range(1, len(hands)):
        made.answer(seat, "card:1")
    return made


def test_window_shows_no_names() -> None:
    made = bid_up_to_the_window([[27, 8], [4, 0], [5, 9]])
    game = made.game
    assert game.waiting(1) == ((1,), "snuff")
    assert game.waiting(0) == game.waiting(2) == game.waiting(None) == ((), "snuff")
    assert game.questions_for(0) == []


def test_window_in_which_nobody_can_act_looks_the_same_and_is_held_until_released() -> None:
    made = bid_up_to_the_window([[27, 8], [4, 9], [5, 10]])
    game = made.game
    assert game.held
    assert game.waiting(0) == ((), "snuff")
    assert made.state.lanterns == [0, 0, 0]
    assert game.clone().held
    game.release()
    assert made.state.lanterns == [1, 0, 0]
    assert not game.clone().held
    assert game.clone().digest() == game.digest()
    with pytest.raises(ReadyroomError, match="no window"):
        game.release()


def test_without_hold_an_empty_window_passes_at_once_but_is_told() -> None:
    made = bid_up_to_the_window([[27, 8], [4, 9]], hold=False)
    assert made.state.lanterns == [1, 0]
    assert made.events("WindowOpened") == [{"event": "WindowOpened", "window": "snuff"}]


def test_a_held_game_replays_from_its_record() -> None:
    game = start(RULES, 3, 2)
    game.hold = True
    players = [RandomPlayer(seat) for seat in range(3)]
    held = 0
    while not game.over:
        if game.held:
            held += 1
            game.release()
            continue
        question = game.questions[0]
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    assert held > 0
    assert replay(load(game.record()), lambda _: RULES).digest() == game.digest()


def test_nothing_can_be_taken_back_across_a_window() -> None:
    made = bid_up_to_the_window([[27, 8], [4, 0]])
    made.answer(1, "False")
    for seat in (0, 1):
        assert made.game.why_no_undo(seat) is not None


def test_the_reason_of_a_refused_undo_does_not_tell_who_was_asked_in_a_window() -> None:
    """Seat 1 bids last and is next to move: whoever could snuff in between, or nobody, it hears the same."""
    reasons = set()
    for holders in ((), (0,), (1,), (2,), (0, 2)):
        hands = [[27, 8], [4, 12], [5, 16]]
        for seat in holders:
            hands[seat][1] = seat  # a snuffer
        made = scene(hands)
        made.game.hold = True
        made.answer(0, "bid").answer(0, "card:6").answer(2, "card:1").answer(1, "card:1")
        reasons.add((made.game.why_no_undo(0), made.game.why_no_undo(1), made.game.why_no_undo(2)))
        for seat in holders:
            made.answer(seat, "False")
        if made.game.held:
            made.game.release()
        assert made.question().seat == 1
        reasons.add((made.game.why_no_undo(0), made.game.why_no_undo(1), made.game.why_no_undo(2)))
    assert len(reasons) == 2, "one set of reasons in the window, one after it"


# --- undo --------------------------------------------------------------------------------------------------


def test_undo_restores_the_position_and_gives_the_question_a_new_number() -> None:
    made = scene([[27, 26, 25], [4]])
    game = made.game
    before, serial = game.digest(), made.question().serial
    made.answer(0, "trim").answer(0, "6", "6")
    game.undo(0)
    assert made.question().prompt == "lanterns-trim"
    game.undo(0)
    assert game.digest() == before
    assert made.question().serial > serial
    assert made.events("Trimmed") == []


def test_undo_ends_at_a_reveal() -> None:
    made = scene([[27], [4]])
    made.answer(0, "draw")
    assert made.game.why_no_undo(0) is not None


def test_undo_ends_at_a_die() -> None:
    made = scene([[27], [4]])
    made.answer(0, "roll")
    assert made.game.why_no_undo(0) is not None


def test_undo_is_only_for_the_seat_whose_move_it_is() -> None:
    made = scene([[27, 26], [4]])
    made.answer(0, "trim").answer(0, "6")
    with pytest.raises(UndoRefused, match="no longer your move"):
        made.game.undo(1)
    before = made.game.digest()
    with pytest.raises(UndoRefused):
        made.game.undo(1)
    assert made.game.digest() == before


class Passing(LanternsRules):
    """Seats say one after the other how they pass: open answers that use no chance."""

    def play(self, g: Lanterns) -> Script[None]:
        g.turn = max(g.turn, 0)
        while g.turn < 6:
            yield REST
            yield Choose(g.turn % 2, "lanterns-turn", ["pass", "pass again"])
            g.turn += 1


def test_undo_does_not_take_the_move_from_another_seat() -> None:
    game = start(Passing(), 2, 1)
    game.answer(0, 0)
    assert game.why_no_undo(0) == "it is no longer your move"
    assert (
        game.why_no_undo(1) == "there is no answer of yours since the last move of others, chance or something hidden"
    )


class ThenAll(LanternsRules):
    """Seat 0 is asked, then both at once."""

    def play(self, g: Lanterns) -> Script[None]:
        yield Choose(0, "lanterns-turn", ["go-on"])
        yield AskAll([Choose(seat, "lanterns-turn", ["go-on"]) for seat in (0, 1)])


def test_undo_does_not_take_back_a_question_that_others_are_asked_too() -> None:
    game = start(ThenAll(), 2, 1)
    game.answer(0, 0)
    assert [question.seat for question in game.questions] == [0, 1]
    with pytest.raises(UndoRefused, match="no longer your move"):
        game.undo(0)
    game.answer(0, 0)
    game.undo(0)  # only what waits for the other
    assert [question.seat for question in game.questions] == [0, 1]
    with pytest.raises(UndoRefused, match="no longer your move"):
        game.undo(0)


class Counting(LanternsRules):
    """One seat answers many times over several rest points, without chance."""

    def play(self, g: Lanterns) -> Script[None]:
        g.turn = max(g.turn, 0)
        while g.turn < 9:
            yield REST
            g.oil[0] += yield Choose(0, "lanterns-turn", [1, 2, 3])
            g.turn += 1


def test_undo_goes_back_over_rest_points() -> None:
    game = start(Counting(), 2, 1)
    digests = []
    for answer in (0, 1, 2, 0, 1):
        digests.append(game.digest())
        game.answer(0, answer)
    for digest in reversed(digests):
        game.undo(0)
        assert game.digest() == digest
    assert game.why_no_undo(0) is not None


# --- clone -------------------------------------------------------------------------------------------------


def test_clone_is_independent_and_silent_on_request() -> None:
    made = scene([[27, 26, 25], [4]])
    made.answer(0, "trim")
    clone, silent = made.game.clone(), made.game.clone(listen=False)
    for game in (clone, silent):
        game.answer(0, (0,))
    assert made.state.oil == [0, 0]
    assert clone.state.oil == silent.state.oil == [1, 0]
    assert len(clone.events(0)) == 1
    assert silent.events(0) == []
    assert clone.clone().digest() == silent.clone().digest()


def test_clone_knows_undo() -> None:
    made = scene([[27, 26, 25], [4]])
    made.answer(0, "trim")
    clone = made.game.clone()
    clone.undo(0)
    assert clone.questions[0].prompt == "lanterns-turn"
    assert made.question().prompt == "lanterns-trim"


def test_a_silent_clone_goes_back_over_rest_points_too() -> None:
    game = start(Counting(), 2, 1)
    before = game.digest()
    for answer in (0, 1, 2):
        game.answer(0, answer)
    clone = game.clone(listen=False)
    for _ in range(3):
        clone.undo(0)
    assert clone.digest() == before


# --- events ------------------------------------------------------------------------------------------------


def test_hidden_parts_are_for_their_seats_only() -> None:
    made = scene([[27], [4]], deck=[12])
    made.answer(0, "draw")
    assert made.events("Drew", 0) == [{"event": "Drew", "seat": 0, "card": 3}]
    assert made.events("Drew", 1) == made.events("Drew", None) == [{"event": "Drew", "seat": 0, "card": None}]


def test_events_since() -> None:
    game = play_out(fresh(), [RandomPlayer(seat) for seat in range(3)])
    everything = game.events(1)
    assert game.events(1, since=5) == everything[5:]
    assert game.events(1, since=len(everything)) == []


# --- faults of the rules -----------------------------------------------------------------------------------


class Crashes(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        if g.turn < 0:
            yield Choose(0, "lanterns-turn", ["one"])
            g.turn = 0
            g.chance.die(6)
            yield REST
        answer: str = yield Choose(1, "lanterns-turn", ["good", "bad"])
        g.oil[1] += 1
        g.chance.die(6)
        yield REST
        if answer == "bad":
            raise KeyError("a bug")
        yield Choose(0, "lanterns-turn", ["end"])


def test_a_crash_in_the_rules_leaves_the_game_as_it_was() -> None:
    game = start(Crashes(), 2, 1)
    game.answer(0, 0)
    before = game.digest()
    with pytest.raises(RulesFault, match="lanterns-turn failed"):
        game.answer(1, 1)
    assert game.digest() == before
    game.answer(1, 0)
    assert game.questions[0].seat == 0


class CrashesLate(LanternsRules):
    """After several rest points since the answer."""

    def play(self, g: Lanterns) -> Script[None]:
        while g.oil[0] < 4:
            answer: str = yield Choose(0, "lanterns-turn", ["good", "bad"])
            g.oil[0] += 1
            g.chance.die(6)
            yield REST
            yield REST
            yield REST
            if answer == "bad":
                raise KeyError("a bug")


def test_a_crash_some_rest_points_after_the_answer_leaves_the_game_as_it_was() -> None:
    game = start(CrashesLate(), 2, 1)
    for _ in range(3):
        before = game.digest()
        with pytest.raises(RulesFault, match="lanterns-turn failed"):
            game.answer(0, 1)
        assert game.digest() == before
        game.answer(0, 0)
    assert game.state.oil[0] == 3


class AsksTwice(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        yield AskAll([Choose(0, "lanterns-turn", [1]), Choose(0, "lanterns-turn", [1])])


def test_a_seat_cant_be_asked_two_things_at_once() -> None:
    with pytest.raises(RulesFault, match="two questions at once"):
        start(AsksTwice(), 2, 1)


class NobodyToAsk(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        answers: list[Any] = yield AskAll([])
        g.oil[0] = len(answers)


def test_asking_nobody_goes_on_at_once() -> None:
    game = start(NobodyToAsk(), 2, 1)
    assert game.over
    assert game.state.oil[0] == 0
