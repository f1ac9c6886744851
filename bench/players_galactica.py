"""Galactica's computer players, measured: who wins, who goes to the Brig, how long an answer takes.

python -m bench.players_galactica --humans hard --cylons normal --games 200 --seats 5
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import readyroom as rr
from readyroom.galactica.loyalty import CYLONS, is_cylon
from readyroom.kernel import Answer
from readyroom.players import Chair, Player, Talker, make_player


class Sided:
    """Plays as one level while it is human and as another once it is a Cylon; keeps the time each answer takes."""

    def __init__(self, humans: str, cylons: str, seed: int, times: dict[str, list[float]]) -> None:
        self.cylon = False
        self._levels = (humans, cylons)
        self._players: dict[str, Player] = {name: make_player("galactica", name, seed) for name in set(self._levels)}
        self._times = times

    def answer(self, chair: Chair) -> Answer:
        level = self._levels[self.cylon]
        begun = time.thread_time()
        answer = self._players[level].answer(chair)
        self._times.setdefault(level, []).append(time.thread_time() - begun)
        return answer

    def talk(self, chair: Chair) -> Sequence[str]:
        player = self._players[self._levels[self.cylon]]
        return player.talk(chair) if isinstance(player, Talker) else ()


class Jail:
    """Who goes to the Brig because somebody chose him, beside what choosing blindly would do."""

    def __init__(self) -> None:
        self.sent = self.cylons = self.known = 0
        self.blindly = 0.0

    def note(self, game: rr.Game[Any], question: Any, answer: Answer) -> None:
        """Somebody is chosen: by the President, in Admiral's Quarters, or by a card."""
        chosen = question.options[answer] if isinstance(answer, int) else None
        if chosen is None or chosen.kind != "seat":
            return
        players = game.state.players
        if is_cylon(players[question.seat]):
            return
        others = [int(option.id) for option in question.options if option.kind == "seat"]
        others = [seat for seat in others if seat != question.seat]
        if int(chosen.id) == question.seat or not others:
            return
        if any(card.seen and card.id in CYLONS for card in players[int(chosen.id)].loyalty):
            self.known += 1  # somebody has looked at his Cylon card: no matter of suspicion
            return
        self.sent += 1
        self.cylons += is_cylon(players[int(chosen.id)])
        self.blindly += sum(is_cylon(players[seat]) for seat in others) / len(others)


ACCUSES = ("galactica-admirals-quarters", "galactica-arrest-order", "galactica-send-to-brig")


class Brigged:
    """How often hidden Cylons and humans are sent to the Brig, by whatever. Sent blindly, both would be as often."""

    def __init__(self) -> None:
        self.turns: Counter[str] = Counter()
        self.sent: Counter[str] = Counter()
        self._turn = -1
        self._there: set[int] = set()

    def note(self, game: rr.Game[Any]) -> None:
        """Before each answer: who has just come there, and once a turn who is free."""
        hidden = [player for player in game.state.players if not player.revealed and player.loyalty]
        for player in hidden:
            side = "cylon" if is_cylon(player) else "human"
            if player.place == "brig" and player.seat not in self._there:
                self.sent[side] += 1
            if game.state.turn != self._turn and player.place != "brig":
                self.turns[side] += 1
        self._there = {player.seat for player in hidden if player.place == "brig"}
        self._turn = game.state.turn

    def often(self, side: str) -> float:
        """How often a free one is sent there in a hundred turns."""
        return round(100 * self.sent[side] / max(1, self.turns[side]), 2)


def play(seed: int, args: argparse.Namespace, times: dict[str, list[float]], jail: Jail, brig: Brigged) -> rr.Game[Any]:
    game: rr.Game[Any] = rr.new("galactica", args.seats, seed, {})
    players = [Sided(args.humans, args.cylons, seed * 64 + seat, times) for seat in range(args.seats)]
    while not game.over:
        question = game.questions[0]
        chair = Chair(game, question)
        player = players[question.seat]
        player.cylon = is_cylon(game.state.players[question.seat])
        for phrase in player.talk(chair):
            game.talk(question.seat, phrase)
        answer = player.answer(chair)
        if question.prompt in ACCUSES:
            jail.note(game, question, answer)
        brig.note(game)
        game.answer(question.seat, answer)
    return game


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--humans", default="normal")
    parser.add_argument("--cylons", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    times: dict[str, list[float]] = {}
    jail, brig = Jail(), Brigged()
    ends: Counter[str] = Counter()
    answers = 0
    begun = time.perf_counter()
    for seed in range(args.seed, args.seed + args.games):
        game = play(seed, args, times, jail, brig)
        answers += len(game)
        assert game.result is not None
        ends[game.result.reason or "nobody"] += 1
    wins = ends["humans:kobol"] / args.games
    print(
        json.dumps(
            {
                "bench": "players_galactica",
                "humans": args.humans,
                "cylons": args.cylons,
                "seats": args.seats,
                "games": args.games,
                "human_wins": round(wins, 3),
                "plus_minus": round(1.96 * sqrt(wins * (1 - wins) / args.games), 3),
                "ends": dict(sorted(ends.items())),
                "answers_a_game": round(answers / args.games),
                "accused_whose_card_was_seen": jail.known,
                "accused": jail.sent,
                "accused_cylons": round(jail.cylons / max(1, jail.sent), 3),
                "blindly": round(jail.blindly / max(1, jail.sent), 3),
                "hidden_cylons_to_brig": brig.often("cylon"),
                "humans_to_brig": brig.often("human"),
                "milliseconds": {name: _times(of) for name, of in sorted(times.items())},
                "seconds": round(time.perf_counter() - begun, 1),
            }
        )
    )


def _times(seconds: list[float]) -> dict[str, float]:
    ranked = sorted(seconds)
    at = {"mean": sum(ranked) / len(ranked), "p99": ranked[int(0.99 * len(ranked))], "max": ranked[-1]}
    return {name: round(1000 * value, 2) for name, value in at.items()}


if __name__ == "__main__":
    main()
