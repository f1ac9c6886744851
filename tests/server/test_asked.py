"""What those who wait are told of what somebody is asked: only what everybody may know.

That it does not depend on anything hidden is part of `test_wire_secrets`, which compares all that is sent.
"""

from readyroom import catalogue
from readyroom.kernel import load, start
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.server.table.game_log import GameLog, answer_rows
from readyroom.server.table.snapshot import Snapshot


def test_in_a_window_nothing_is_told_and_else_only_what_all_may_know() -> None:
    rules = catalogue.rules_of("galactica")
    played = play_out(start(rules, 4, 7), [make_player("galactica", "easy", seat) for seat in range(4)])
    log = GameLog(played.header)
    kinds = set()
    for row in answer_rows(load(played.record()))[:300]:
        log.apply(row)
        prompts = {question.seat: question.prompt for question in log.game.questions}
        snapshot = Snapshot(log)
        for viewer in (None, *range(4)):
            state = snapshot.state(viewer)
            if state.window is not None:
                assert state.asked == []
                kinds.add("window")
                continue
            assert len(state.asked) == len(state.waiting)
            for seat, prompt in zip(state.waiting, state.asked, strict=True):
                kinds.add("open" if prompt else "closed")
                assert prompt == (prompts[seat] if prompts[seat] in rules.open_prompts else "")
    assert kinds == {"window", "open", "closed"}
