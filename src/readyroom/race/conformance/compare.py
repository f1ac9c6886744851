"""Comparing a replayed game with its trace, round by round and at the end."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from readyroom.kernel import Answer, Game, Json, Question, ReadyroomError
from readyroom.race.conformance.replay import Dealer, answer_for, start
from readyroom.race.conformance.trace import BadTrace, Disagreement, Piles, RoundTrace, id_of, ids_of
from readyroom.race.round import reasons_to_end
from readyroom.race.rules import RULES
from readyroom.race.scoring import breakdown, standings
from readyroom.race.state import Race
from readyroom.race.tables import ID

_RULE_BEHIND = {"settle": "SETTLE-006", "settle2": "SETTLE-006", "consume": "ORDER-006", "produce": "PROD-017"}
"""Phases in which our rules take cards in another order than the reference does, with the rule that says so."""


class Difference(msgspec.Struct, frozen=True):
    """A difference that a rule of ours explains."""

    rule: str
    where: str
    what: str


class Comparison(msgspec.Struct, frozen=True):
    """What came of one game; `disagreement` is None if everything was as in the trace."""

    id: str
    rounds: int
    decisions: int
    differences: tuple[Difference, ...]
    disagreement: str | None


Watch = Callable[[Game[Race], Question, Answer], None]
"""Called with every decision of a trace, before it is made in our game."""


def check_trace(trace: Mapping[str, Any], watch: Watch = lambda *_: None) -> Comparison:
    """Replay one game of a trace file and compare. `BadTrace` if it can't be read."""
    name = str(trace.get("id", "a game without id"))
    if trace.get("format") != 1:
        raise BadTrace(f"{name} is not a trace of format 1")
    check = _Check(trace, name, watch)
    try:
        check.run()
        problem = None
    except Disagreement as error:
        problem = f"{name}, {check.where}: {error}"
    except BadTrace as error:
        raise BadTrace(f"{name}, {check.where}: {error}") from None
    except ReadyroomError as error:
        problem = f"{name}, {check.where}: {error}"
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        raise BadTrace(f"{name}, {check.where}: the trace is not as its format says ({error!r})") from error
    return Comparison(name, check.rounds, check.decisions, tuple(check.differences), problem)


class _Check:
    def __init__(self, trace: Mapping[str, Any], name: str, watch: Watch) -> None:
        self.trace = trace
        self.watch = watch
        self.name = name
        self.where = "setup"
        self.rounds = 0
        self.decisions = 0
        self.differences: list[Difference] = []

    def run(self) -> None:
        dealer = Dealer()
        game = start(self.trace, dealer)
        piles = Piles(self.trace["piles"])
        for seat, given in enumerate(self.trace["setup"]["seats"]):
            self._give_back(game, seat, given["discarded"])
        self._compare_state(game.state, self.trace["setup"]["state"])
        for data in self.trace["rounds"]:
            dealer.round = trace = RoundTrace(data)
            dealer.reshuffled, dealer.lent = [], 0
            self._play_round(game, trace, dealer)
            theirs = [phase for phase in trace.phases() for _ in range(piles.take(trace.cards_taken(phase)))]
            self._compare_state(game.state, trace.state)
            self._compare_piles(game.state, trace, piles.left(), dealer, theirs)
            self.rounds += 1
        self.where = "end"
        self._compare_end(game, self.trace["final"])

    def _give_back(self, game: Game[Race], seat: int, names: list[str]) -> None:
        (question,) = game.questions_for(seat)
        hand = [option.id for option in question.options]
        picks: list[int] = []
        for name in ids_of(names):
            picks.append(next(i for i, card in enumerate(hand) if card == name and i not in picks))
        self.watch(game, question, tuple(picks))
        game.answer(seat, tuple(picks))
        self.decisions += 1

    def _play_round(self, game: Game[Race], trace: RoundTrace, dealer: Dealer) -> None:
        self.where = f"round {trace.number}"
        if game.state.round != trace.number:
            raise Disagreement(f"our game is in round {game.state.round}")
        while not game.over and game.state.round == trace.number:
            question = game.questions[0]
            self.where = f"round {trace.number}, {game.state.phase or 'actions'}"
            answer = answer_for(game.state, trace, question)
            self.watch(game, question, answer)
            try:
                game.answer(question.seat, answer)
            except ReadyroomError as error:
                raise error.__cause__ if isinstance(error.__cause__, Disagreement) else error from None
            self.decisions += 1
            dealer.settle_debts(game.state)
            for fault in RULES.faults(game.state):
                raise Disagreement(fault)
        self.where = f"round {trace.number}"
        if dealer.owed:
            raise Disagreement(f"never discarded with us: {', '.join(name for _, _, name in dealer.owed)}")
        if left := trace.undealt():
            raise Disagreement(f"in the trace these cards were taken too: {', '.join(left)}")

    def _compare_state(self, g: Race, state: Mapping[str, Any]) -> None:
        self._same("pool", g.pool, state["vp_pool"])
        self._same("deck and discard pile", len(g.deck) + len(g.discard), state["deck"] + state["discard"])
        for seat, theirs in enumerate(state["players"]):
            self._same(f"hand of seat {seat}", sorted(ID[c] for c in g.hands[seat]), sorted(ids_of(theirs["hand"])))
            self._same(f"tableau of seat {seat}", [ID[card] for card in g.tableaux[seat]], ids_of(theirs["tableau"]))
            goods = {id_of(world): id_of(good) for world, good in theirs["goods"].items()}
            self._same(f"goods of seat {seat}", {ID[world]: ID[g.goods[world]] for world in g.held(seat)}, goods)
            self._same(f"chips of seat {seat}", g.chips[seat], theirs["vp"])
            self._same(f"military of seat {seat}", g.military(seat), theirs["military"])
            self._compare_score(g, seat, theirs["score"])

    def _compare_score(self, g: Race, seat: int, theirs: Mapping[str, Any]) -> None:
        ours = breakdown(g, seat)
        self._same(f"score of seat {seat}", ours.total, theirs["total"])
        self._same(f"scored chips of seat {seat}", ours.chips, theirs["chips"])
        self._same(f"printed points of seat {seat}", sum(line.points for line in ours.cards), theirs["cards"])
        sixes = {line.card: line.points for line in ours.six}
        self._same(f"6-cost points of seat {seat}", sixes, {id_of(k): v for k, v in theirs["six"].items()})
        for line in ours.six:
            self._same(f"lines of {line.card}", sum(part.points for part in line.lines), line.points)

    def _compare_piles(self, g: Race, trace: RoundTrace, left: Counter[str], dealer: Dealer, theirs: list[str]) -> None:
        """The deck holds the same cards; if not, an order of ours must have met a reshuffle. Then go on from theirs."""
        if left.total() != trace.state["deck"] or len(theirs) != trace.reshuffles:
            raise BadTrace("the trace's piles do not fit its deck and its reshuffles")
        ours = Counter(ID[card] for card in g.deck)
        reshuffled = dealer.reshuffled
        if ours == left and reshuffled == theirs and not dealer.lent:
            return
        causes = [phase for phase in [*reshuffled, *theirs] if phase in _RULE_BEHIND]
        if not causes:
            raise Disagreement(f"deck of {len(g.deck)}, in the trace {left.total()}; ours has also {ours - left}")
        what = f"deck {len(g.deck)}, in the trace {left.total()}"
        self.differences.append(Difference(_RULE_BEHIND[causes[0]], f"{self.name}, {self.where}", what))
        cards = [*g.deck, *g.discard]
        g.deck, g.discard = [], []
        for card in cards:
            if left[ID[card]]:
                left[ID[card]] -= 1
                g.deck.append(card)
            else:
                g.discard.append(card)
        self._same("deck after setting it to the trace's", len(g.deck), trace.state["deck"])

    def _compare_end(self, game: Game[Race], final: Mapping[str, Any]) -> None:
        g = game.state
        if not game.over:
            raise Disagreement("our game goes on")
        self._same("rounds", g.round, final["rounds"])
        reasons = [{"pool": "vp_pool"}.get(reason, reason) for reason in reasons_to_end(g)]
        self._same("reasons to end", sorted(reasons), sorted(final["end"]))
        for seat, theirs in enumerate(final["scores"]):
            self._compare_score(g, seat, theirs)
        table = standings(g)
        self._same("tie-break", table.tie_breaks, final["tiebreak"])
        self._same("winners", table.winners, sorted(final["winners"]))

    def _same(self, what: str, ours: Json, theirs: Json) -> None:
        if ours != theirs:
            raise Disagreement(f"{what}: {ours}, in the trace {theirs}")
