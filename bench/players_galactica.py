"""Galactica's computer players, measured: who wins, who goes to the Brig, how long an answer takes.

python -m bench.players_galactica --humans hard --cylons normal --games 200 --seats 5
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import readyroom as rr
from readyroom.catalogue import rules_of
from readyroom.cli.kinds import read_options
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import is_cylon
from readyroom.galactica.motives import agendas_of, leads
from readyroom.galactica.sides import OUT, is_cylon_player
from readyroom.kernel import Answer, Question
from readyroom.players import Chair, Player, Talker, make_player
from readyroom.players.galactica.normal import NormalPlayer
from readyroom.players.galactica.style import HARD


class Sided:
    """Plays as one level while it is human and as another once it is a Cylon; keeps the time each answer takes."""

    def __init__(self, humans: str, cylons: str, seed: int, times: dict[str, list[float]]) -> None:
        self.cylon = False
        self._levels = (humans, cylons)
        self._players: dict[str, Player] = {name: _player(name, seed) for name in set(self._levels)}
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


def _player(name: str, seed: int) -> Player:
    """A level, or `hard-style`: as `hard` without looking ahead."""
    return NormalPlayer(seed, HARD) if name == "hard-style" else make_player("galactica", name, seed)


ACCUSES = ("galactica-admirals-quarters", "galactica-arrest-order", "galactica-send-to-brig")
"""Somebody is chosen for the Brig: in Admiral's Quarters, by the President, or by a card."""


def looked_at(game: rr.Game[Any], seat: int) -> bool:
    """Whether somebody on the human side has seen a hidden Loyalty card of this player: no matter of suspicion."""
    players = game.state.players
    humans = sum(1 << player.seat for player in players if not is_cylon(player))
    return any(card.seen & humans for card in players[seat].loyalty if not card.revealed)


class Brig:
    """Who is sent to the Brig in one game: by accusation, and all in all (Boomer goes there by her sheet; revealed
    Cylons and crises send people too). A choice counts if no human had looked at the Loyalty of the accused."""

    def __init__(self) -> None:
        self.accusations: list[tuple[str, bool, float]] = []
        """Who chose (a human, a Cylon), whether it hit a Cylon, and how likely it would have blindly, among the same
        people at the same moment."""
        self.looked_at = 0
        self.turns: Counter[str] = Counter()
        """Of those who are free and not revealed, by side."""
        self.sent: Counter[str] = Counter()
        self._accused: int | None = None
        self._turn = -1
        self._there: set[int] = set()

    def note(self, game: rr.Game[Any], question: Any, answer: Answer) -> None:
        """Before an answer is given."""
        self._count(game)
        chosen = question.options[answer] if question.prompt in ACCUSES and isinstance(answer, int) else None
        if chosen is None or chosen.kind != "seat" or int(chosen.id) == question.seat:
            return
        seat = self._accused = int(chosen.id)
        players = game.state.players
        others = [int(option.id) for option in question.options if option.kind == "seat"]
        others = [other for other in others if other != question.seat and not looked_at(game, other)]
        if seat in others:
            blindly = sum(is_cylon(players[other]) for other in others) / len(others)
            self.accusations.append((_side(players[question.seat]), is_cylon(players[seat]), blindly))
        else:
            self.looked_at += 1

    def _count(self, game: rr.Game[Any]) -> None:
        """Who has just come there, and once a turn who is free."""
        hidden = [player for player in game.state.players if not is_cylon_player(player) and player.loyalty]
        for player in hidden:
            if player.place == "brig" and player.seat not in self._there:
                self.sent[f"{_side(player)}-all"] += 1
                if player.seat == self._accused:
                    self.sent[f"{_side(player)}-accused"] += 1
            if game.state.turn != self._turn and player.place != "brig":
                self.turns[_side(player)] += 1
        self._there = {player.seat for player in hidden if player.place == "brig"}
        if game.state.turn != self._turn:
            self._turn = game.state.turn
            self._accused = None


def _side(player: Any) -> str:
    return "leader" if leads(player) else "cylon" if is_cylon(player) else "human"


def play(seed: int, args: argparse.Namespace, times: dict[str, list[float]]) -> dict[str, Any]:
    """One game, and what is to be known of it."""
    game: rr.Game[Any] = rr.new("galactica", args.seats, seed, read_options(rules_of("galactica"), args.option))
    players = [Sided(args.humans, args.cylons, seed * 64 + seat, times) for seat in range(args.seats)]
    brig = Brig()
    while not game.over:
        question = game.questions[0]
        chair = Chair(game, question)
        player = players[question.seat]
        player.cylon = is_cylon(game.state.players[question.seat])
        if args.leader and question.prompt == "galactica-character" and question.seat == seed % args.seats:
            game.answer(question.seat, _a_leader(question, seed))
            continue
        for phrase in player.talk(chair):
            game.talk(question.seat, phrase)
        answer = player.answer(chair)
        brig.note(game, question, answer)
        game.answer(question.seat, answer)
    assert game.result is not None
    return {
        "setup": setup(args),
        "seed": seed,
        "end": game.result.reason or "nobody",
        "answers": len(game),
        "accusations": brig.accusations,
        "looked_at": brig.looked_at,
        "turns": brig.turns,
        "sent": brig.sent,
        "distance": total_distance(game.state),
        "turn": game.state.turn,
        "phases": game.state.phases,
        "leaders": [[p.seat in game.result.winners, len(p.shown), len(p.held("motive"))] for p in _leaders(game)],
        "agendas": [card for p in _leaders(game) for card in agendas_of(p)],
        "eliminated": [_side(player) for player in game.state.players if player.status == OUT],
    }


def _a_leader(question: Question, seed: int) -> int:
    """Which answer takes a Cylon leader, of those who are left; the first answer where none is."""
    leaders = [n for n, option in enumerate(question.options) if SHEETS[option.id].leads]
    return leaders[seed // 7 % len(leaders)] if leaders else 0


def _leaders(game: rr.Game[Any]) -> list[Any]:
    """The Cylon leader, if there is one: won or not, and Motive cards that were revealed and were not."""
    return [player for player in game.state.players if leads(player)]


def setup(args: argparse.Namespace) -> list[Any]:
    """What games have in common that can be counted together."""
    return [args.humans, args.cylons, args.seats, *(["leader"] if args.leader else []), *sorted(args.option)]


# --- all games ---------------------------------------------------------------------------------------------------


def accusations(games: Sequence[dict[str, Any]], by: Sequence[str]) -> dict[str, Any]:
    """How many accusations by these hit a Cylon, beside blind choice; the difference with its 95% interval, from the
    spread between games: those of one game hang together."""
    of_games = [[(hit, blindly) for side, hit, blindly in game["accusations"] if side in by] for game in games]
    made = [one for some in of_games for one in some]
    count = max(1, len(made))
    mean = sum(hit - blindly for hit, blindly in made) / count
    spread = 1.96 * sqrt(sum(sum(hit - blindly - mean for hit, blindly in some) ** 2 for some in of_games)) / count
    return {
        "count": len(made),
        "cylons": round(sum(hit for hit, _ in made) / count, 3),
        "blindly": round(sum(blindly for _, blindly in made) / count, 3),
        "surplus": [round(mean - spread, 3), round(mean, 3), round(mean + spread, 3)],
    }


def brigged(games: Sequence[dict[str, Any]], side: str, why: str) -> list[float]:
    """How often a free one who is not revealed is sent to the Brig in a hundred turns, and how far it may be off."""
    turns = max(1, sum(game["turns"].get(side, 0) for game in games))
    sent = sum(game["sent"].get(f"{side}-{why}", 0) for game in games)
    return [round(100 * sent / turns, 2), round(196 * sqrt(sent) / turns, 2)]


def summary(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    ends = Counter(game["end"] for game in games)
    wins = sum(count for end, count in ends.items() if end.startswith("humans")) / len(games)
    return {
        "games": len(games),
        "human_wins": round(wins, 3),
        "plus_minus": round(1.96 * sqrt(wins * (1 - wins) / len(games)), 3),
        "ends": dict(sorted(ends.items())),
        **_led(games),
        "turns": round(sum(game.get("turn", 0) for game in games) / len(games), 1),
        "ended_in": dict(Counter(game["phases"][-1] if game.get("phases") else "start" for game in games)),
        "eliminated": dict(Counter(side for game in games for side in game.get("eliminated", ()))),
        "answers_a_game": round(sum(game["answers"] for game in games) / len(games)),
        "accusations_by_humans": accusations(games, ["human"]),
        "accusations_by_cylons": accusations(games, ["cylon"]),
        "accusations": accusations(games, ["human", "cylon"]),
        "accused_looked_at": sum(game["looked_at"] for game in games),
        "to_brig_in_100_turns": {
            f"{side} {why}": brigged(games, side, why) for why in ("accused", "all") for side in ("cylon", "human")
        },
    }


def _led(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """How often Cylon leaders have won, in games with one, and beside whom; revealed Motive cards by game."""
    led = [(game["end"].partition(":")[0], *one) for game in games for one in game.get("leaders", ())]
    if not led:
        return {}
    won = [end for end, yes, _, _ in led if yes]
    share = len(won) / len(led)
    return {
        "led": len(led),
        "leader_wins": round(share, 3),
        "leader_plus_minus": round(1.96 * sqrt(share * (1 - share) / len(led)), 3),
        "leader_wins_beside": dict(Counter(won)),
        "motives_revealed": round(sum(shown for _, _, shown, _ in led) / len(led), 2),
        **({"leader_wins_by_agenda": by_agenda} if (by_agenda := _by_agenda(games)) else {}),
    }


def _by_agenda(games: Sequence[dict[str, Any]]) -> dict[str, list[int]]:
    """By Agenda card: how often its owner has won, of how many games, and beside how many victories of the humans."""
    found: dict[str, list[int]] = {}
    for game in games:
        for card, (won, *_) in zip(game.get("agendas", ()), game.get("leaders", ()), strict=False):
            counts = found.setdefault(card, [0, 0, 0])
            counts[0] += won
            counts[1] += 1
            counts[2] += game["end"].startswith("humans")
    return dict(sorted(found.items()))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--humans", default="normal")
    parser.add_argument("--cylons", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--leader", action="store_true", help="have one seat choose a Cylon leader")
    parser.add_argument("--log", type=Path, help="a line for every game; those already there are not played again")
    args = parser.parse_args()
    times: dict[str, list[float]] = {}
    begun = time.perf_counter()
    played = [json.loads(line) for line in args.log.read_text().splitlines()] if args.log and args.log.exists() else []
    games = {game["seed"]: game for game in played if game["setup"] == setup(args)}
    for seed in range(args.seed, args.seed + args.games):
        if seed not in games:
            games[seed] = json.loads(json.dumps(play(seed, args, times)))
            if args.log:
                with args.log.open("a") as log:
                    log.write(json.dumps(games[seed]) + "\n")
    wanted = [games[seed] for seed in range(args.seed, args.seed + args.games)]
    played_as = {"bench": "players_galactica", "setup": setup(args)}
    took = {name: _times(of) for name, of in sorted(times.items())}
    seconds = round(time.perf_counter() - begun, 1)
    print(json.dumps({**played_as, **summary(wanted), "milliseconds": took, "seconds": seconds}))


def _times(seconds: list[float]) -> dict[str, float]:
    ranked = sorted(seconds)
    at = {"mean": sum(ranked) / len(ranked), "p99": ranked[int(0.99 * len(ranked))], "max": ranked[-1]}
    return {name: round(1000 * value, 2) for name, value in at.items()}


if __name__ == "__main__":
    main()
