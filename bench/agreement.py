"""How often computer players of Race decide as another program did, in games that it recorded.

    python -m bench.agreement TRACES.jsonl.gz --players network,normal
    python -m bench.agreement TRACES.jsonl.gz --players hard --every 12

`network` is `hard` without its search. Agreement is no strength; but who plays well in one way seldom plays badly in
another, and a player who never does what a strong one does has something to learn. For `network`, what it makes of the
winner is printed too: how often it prefers the seat that won in the end, by how much of the game was played.
"""

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from readyroom.kernel import Answer, Game, Json, Question
from readyroom.players import Player, make_player
from readyroom.players.base import Chair
from readyroom.players.race.hard import HardPlayer, trained
from readyroom.players.race.net.features import encode
from readyroom.players.race.search import Effort
from readyroom.race.conformance import check_trace, read_traces
from readyroom.race.state import Race

ASKED = ("race-start", "race-action", "race-actions", "race-explore", "race-develop", "race-settle")
QUARTERS = 4


def player(name: str, seed: int = 1) -> Player:
    return HardPlayer(seed, effort=Effort(worlds=0)) if name == "network" else make_player("race", name, seed)


def chosen(question: Question, answer: Answer) -> list[str]:
    """What was chosen; of equal cards any is as good."""
    return sorted(question.options[index].label for index in ((answer,) if isinstance(answer, int) else answer))


class Agreement:
    """Watches games of somebody else and asks players what they would have done."""

    def __init__(self, players: Mapping[str, Player], every: int) -> None:
        self.players = players
        self.every = every
        self.asked: Counter[str] = Counter()
        self.same: dict[str, Counter[str]] = defaultdict(Counter)
        self.foreseen: list[tuple[float, bool]] = []
        self._random = Random(1)
        self._trace: Mapping[str, Any] = {}

    def see(self, trace: Mapping[str, Any]) -> None:
        self._trace = trace
        if problem := check_trace(trace, self._watch).disagreement:
            raise SystemExit(problem)

    def _watch(self, game: Game[Race], question: Question, answer: Answer) -> None:
        if question.prompt not in ASKED or len(question.picks) < 2 or self._random.random() * self.every >= 1:
            return
        chair = Chair(game, question)
        self.asked[question.prompt] += 1
        for name, one in self.players.items():
            self.same[name][question.prompt] += chosen(question, one.answer(chair)) == chosen(question, answer)
        if "network" in self.players and question.prompt.startswith("race-action"):
            self._foresee(chair, game.state.round)

    def _foresee(self, chair: Chair, now: int) -> None:
        winners = self._trace["final"]["winners"]
        if len(winners) == 1:
            model = trained()
            value = model.value(model.hidden(*encode(chair.view(), chair.seat, chair.question.prompt)))
            self.foreseen.append((now / self._trace["final"]["rounds"], (value > 0) == (chair.seat in winners)))

    def plain(self) -> dict[str, Json]:
        shares = {
            name: {prompt: round(same[prompt] / count, 3) for prompt, count in self.asked.items()}
            for name, same in self.same.items()
        }
        found: dict[str, Json] = {"decisions": dict(self.asked), "agreed": shares}
        if self.foreseen:
            quarters = [
                [right for when, right in self.foreseen if min(int(when * QUARTERS), QUARTERS - 1) == quarter]
                for quarter in range(QUARTERS)
            ]
            found["winner_foreseen"] = [round(sum(q) / len(q), 3) if q else None for q in quarters]
        return found


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("traces", type=Path, nargs="+")
    parser.add_argument("--players", default="network,normal,easy")
    parser.add_argument("--every", type=int, default=1, help="ask about one decision in so many")
    args = parser.parse_args(argv)
    for path in args.traces:
        agreement = Agreement({name: player(name) for name in args.players.split(",")}, args.every)
        for trace in read_traces(path):
            agreement.see(trace)
        print(json.dumps({"traces": path.name, **agreement.plain()}))


if __name__ == "__main__":
    main()
