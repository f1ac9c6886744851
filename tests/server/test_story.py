"""A finished game is told with nothing hidden; a running one is not."""

from collections import Counter
from typing import Any

import pytest

import readyroom as rr
from readyroom.kernel import Game, load
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.server.story import tell_story


def _played(seed: int) -> Game[Any]:
    game = rr.new("galactica", seats=4, seed=seed)
    return play_out(game, [make_player("galactica", "random", seat) for seat in range(4)])


def test_the_story_tells_what_each_seat_added_to_each_check() -> None:
    story = tell_story(load(_played(11).record()))
    events, answers = story["events"], story["answers"]
    shown = 0
    for at, event in enumerate(events):
        if event["event"] != "CheckShown":
            continue
        begun = max(n for n in range(at) if events[n]["event"] == "CheckBegan")
        added = [one for one in answers if one["prompt"] == "galactica-add-cards" and begun < one["at"] <= at]
        counts = {one["seat"]: len(one["chosen"]) for one in added}
        told = {e["seat"]: e["count"] for e in events[begun:at] if e["event"] == "CardsAdded"}
        assert counts == told
        pile = Counter(label.removeprefix("card:") for one in added for label in one["chosen"])
        assert not pile - Counter([*event["positive"], *event["negative"], *event["ignored"]])
        shown += 1
    assert shown > 3


def test_the_story_tells_every_loyalty_card() -> None:
    game = _played(12)
    story = tell_story(load(game.record()))
    dealt = [event for event in story["events"] if event["event"] == "LoyaltyDealt"]
    assert len(dealt) >= 4
    assert all(event["card"] for event in dealt)
    hidden = [event for event in game.events(None) if event["event"] == "LoyaltyDealt"]
    assert all(event["card"] is None for event in hidden)


def test_a_running_game_keeps_its_secrets() -> None:
    with pytest.raises(rr.ReadyroomError, match="when the game is over"):
        rr.new("galactica", seats=3, seed=1).everything()


def test_the_story_tells_who_was_what_from_when_on() -> None:
    changed = 0
    for seed in range(6):
        game = _played(seed)
        story = tell_story(load(game.record()))
        sides = story["sides"]
        assert {one["seat"] for one in sides if one["at"] == 0} == set(range(4))
        assert [one["at"] for one in sides] == sorted(one["at"] for one in sides)
        last = {one["seat"]: one["side"] for one in sides}
        assert game.result is not None
        cylons_won = game.state.winner == "cylons"
        assert [seat for seat in range(4) if (last[seat] != "human") == cylons_won] == list(game.result.winners)
        shown = [event["seat"] for event in story["events"] if event["event"] == "CylonRevealed"]
        assert set(shown) <= {seat for seat, side in last.items() if side == "revealed"}
        changed += len(sides) - 4
    assert changed > 3


def test_a_game_without_secret_sides_tells_of_none() -> None:
    game = play_out(rr.new("race", seats=2, seed=1), [make_player("race", "random", seat) for seat in range(2)])
    assert tell_story(load(game.record()))["sides"] == []
