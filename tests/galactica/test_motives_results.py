"""Whole games with a Cylon leader: winners by seat, and everything that counts or tells them."""

from typing import Any

import pytest
from bench.players_galactica import summary as counted
from tests.galactica.cards.motive_table import LEADER, ends, led, wants
from tests.galactica.test_motives_secrets import Led

from readyroom.galactica.loyalty import is_cylon
from readyroom.galactica.motives import leads
from readyroom.galactica.rules import RULES
from readyroom.kernel import Game, Result, start
from readyroom.players import make_player, play_out
from readyroom.players.arena import Contest, summary
from readyroom.players.series import Plan, Played


def played(seed: int, level: str = "random", **options: Any) -> Game[Any]:
    game = start(Led(), 4, seed, {"rules": "combined", "leaders": True, **options})
    return play_out(game, [make_player("galactica", level, seat) for seat in range(4)])


@pytest.mark.parametrize("rules", ["combined", "exodus"])
def test_winners_are_those_of_the_side_and_the_leader_if_it_was_told_so(rules: str) -> None:
    won = set()
    for seed in range(2):
        game = played(seed, rules=rules)
        g, result = game.state, game.result
        assert result is not None
        leader = next(player for player in g.players if leads(player))
        (told,) = [event for event in game.everything() if event["event"] == "LeaderJudged"]
        assert (told["seat"], told["won"]) == (leader.seat, leader.seat in result.winners)
        assert told["left"] == leader.held("motive")
        cylons = g.winner == "cylons"
        others = [p.seat for p in g.players if p is not leader and is_cylon(p) == cylons]
        assert [seat for seat in result.winners if seat != leader.seat] == others
        assert result.why == {"winner": g.winner, "why": g.why}
        assert RULES.sides(g)[leader.seat] == "leader"
        won.add(leader.seat in result.winners)
    assert won


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_players_of_every_level_reveal_what_they_can(level: str) -> None:
    """A leader who is no fool has revealed something by the end of most games."""
    shown = [len(next(p for p in played(seed, level).state.players if leads(p)).shown) for seed in range(2)]
    assert sum(shown) >= 2


def test_a_leaders_win_counts_for_the_level_in_that_seat() -> None:
    """Beside the humans it shares the win, alone beside Cylons of whom there are none it has all of it."""
    contest = Contest("galactica", 4, {}, ("easy", "hard"))
    plans = [
        Plan("galactica", 4, {}, players, 1)
        for players in (("easy", "hard", "easy", "hard"), ("hard", "easy", "hard", "easy"))
    ]
    results = []
    for winner in ("humans", "cylons"):
        cards = ("end_the_chase", "make_an_ally", "a_justified_response", "no_unnecessary_force")
        proof = wants(led(), *cards)
        player = proof.state.players[LEADER]
        player.holds, player.shown = [], [*cards]
        results.append(RULES.result(ends(proof, winner)))
    assert [result.winners for result in results] == [(0, 1, 2, 3), (3,)]
    found: Any = summary(contest, plans, [Played(1, result) for result in results])
    assert found["entrants"]["hard"]["wins"][0] == 0.25
    assert found["entrants"]["easy"]["wins"][0] == 0.75
    assert isinstance(results[0], Result)


def test_the_bench_counts_leaders() -> None:
    game = {"turns": {}, "sent": {}, "accusations": [], "looked_at": 0, "answers": 9}
    games = [
        {**game, "end": "humans:kobol", "leaders": [[True, 3, 1]]},
        {**game, "end": "cylons:no_fuel", "leaders": [[False, 1, 3]]},
        {**game, "end": "cylons:no_fuel", "leaders": []},
    ]
    found = counted(games)
    assert (found["led"], found["leader_wins"], found["motives_revealed"]) == (2, 0.5, 2.0)
    assert found["leader_wins_beside"] == {"humans": 1}
    assert "led" not in counted([{**game, "end": "humans:kobol"}])
