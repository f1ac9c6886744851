"""Replaying a trace: a game that is dealt the trace's cards, and the answers the trace gave."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from readyroom.kernel import Answer, Chance, Game, Header, Question, Shared
from readyroom.race.cards import CARDS_OF
from readyroom.race.conformance.trace import Disagreement, RoundTrace, id_of, ids_of, source_of
from readyroom.race.phases.produce import kind_for
from readyroom.race.rules import RULES
from readyroom.race.setup import START_CARDS
from readyroom.race.state import FROM_BONUS, NOTHING, Race
from readyroom.race.tables import CARDS, ID

_FORMS = {"consume": "consume", "trade": "sell", "gamble": "gamble", "consume_hand": "spend", "draw": "draw"}
"""Our kind of option for each event of the Consume phase."""


class Dealer:
    """What the state of a replayed game asks about the trace."""

    def __init__(self) -> None:
        self.round: RoundTrace | None = None
        self.reshuffled: list[str] = []
        """The phases of this round in which our deck was made anew."""
        self.owed: list[tuple[int, int, str]] = []
        """Seat, card, name: the seat was given this card instead of one that in our order is not discarded yet."""
        self.lent = 0
        """How often that happened in this round."""

    def settle_debts(self, g: Race) -> None:
        """Exchange cards given instead of others, as soon as the right ones are in the deck or discard pile."""
        for debt in self.owed[:]:
            seat, lent, name = debt
            for pile in (g.discard, g.deck):
                card = next((card for card in pile if ID[card] == name), None)
                if card is not None and lent in g.hands[seat]:
                    pile[pile.index(card)] = lent
                    g.hands[seat][g.hands[seat].index(lent)] = card
                    self.owed.remove(debt)
                    break


class TracedRace(Race, kw_only=True):
    """A state whose deck gives what the trace says."""

    dealer: Shared[Any]

    def top(self, seat: int, count: int, why: str, source: int) -> list[int]:
        trace: RoundTrace = self.dealer.round
        names = trace.deal(self.phase, seat, why, None if source == FROM_BONUS else ID[source])
        if len(names) != min(count, len(self.deck) + len(self.discard)):
            where = "bonus" if source == FROM_BONUS else ID[source]
            raise Disagreement(
                f"{self.phase}: seat {seat} takes {count} ({why}, {where}); the trace has {len(names)}: {names}"
            )
        return [self._pull(seat, name, why) for name in names]

    def _pull(self, seat: int, name: str, why: str) -> int:
        """Take a named card as if it lay on top. If it is still in the discard pile, it changes places with the top.

        If it is in the hand of a seat that spends it later than in the trace, another one has to do until then.
        """
        if not self.deck:
            self._reshuffle()
        card = next((card for card in self.deck if ID[card] == name), None)
        if card is not None:
            self.deck.remove(card)
        else:
            card = next((card for card in self.discard if ID[card] == name), None)
            if card is not None:
                self.discard[self.discard.index(card)] = self.deck.pop()
            elif self.phase == "consume" and why == "draw":
                card = self.deck.pop()
                self.dealer.owed.append((seat, card, name))
                self.dealer.lent += 1
            else:
                raise Disagreement(f"{name} is neither in the deck nor in the discard pile")
        if not self.deck and self.discard:
            self._reshuffle()
        return card

    def _reshuffle(self) -> None:
        self.dealer.reshuffled.append(self.phase)
        super()._reshuffle()


def start(trace: Mapping[str, Any], dealer: Dealer) -> Game[Race]:
    """The game of a trace, before the first discards."""
    free = {name: list(cards) for name, cards in CARDS_OF.items()}

    def take(name: str) -> int:
        if not free[name]:
            raise Disagreement(f"the trace has more of {name} than there are")
        return free[name].pop(0)

    seats: Sequence[Mapping[str, Any]] = trace["setup"]["seats"]
    starts = [take(id_of(seat["start"])) for seat in seats]
    hands = [[take(name) for name in ids_of(seat["dealt"])] for seat in seats]
    goods = [NOTHING] * len(CARDS)
    for world, seat in zip(starts, seats, strict=True):
        if "good" in seat:
            goods[world] = take(id_of(seat["good"]))
    first = starts.index(min(starts, key=START_CARDS.index))
    count = len(seats)
    state = TracedRace(
        chance=Chance("trace"),
        hands=hands,
        tableaux=[[world] for world in starts],
        goods=goods,
        chips=[0] * count,
        pool=12 * count,
        deck=[card for cards in free.values() for card in cards],
        order=[(first + i) % count for i in range(count)],
        advanced=trace["advanced"],
        agenda=["deal-hands", "start"],
        dealer=dealer,
    )
    header = Header(RULES.name, RULES.version, count, {"first_game": False, "advanced": trace["advanced"]}, None)
    return Game(RULES, header, state, listen=False)


def answer_for(g: Race, trace: RoundTrace, question: Question) -> Answer:
    """What the trace answers to a question of this round."""
    seat = question.seat
    match question.prompt:
        case "race-action" | "race-actions":
            wanted = [
                f"action:{action.removesuffix('2') if _second(action) else action}" for action in trace.actions[seat]
            ]
            return _several(question, wanted) if question.kind == "several" else _one(question, wanted[0])
        case "race-explore":
            return _cards(question, trace.only(g.phase, seat, "explore")["kept"])
        case "race-develop" | "race-settle":
            event = trace.only(g.phase, seat, "place", "pass")
            return _one(question, "nothing:nothing" if event["e"] == "pass" else f"card:{id_of(event['card'])}")
        case "race-means":
            return _means(question, trace.only(g.phase, seat, "pay"))
        case "race-pay":
            return _cards(question, trace.only(g.phase, seat, "pay")["paid"])
        case "race-sell":
            sale = next((event for event in trace.events("consume", seat, "trade") if source_of(event) is None), None)
            if sale is None:
                raise Disagreement(f"seat {seat} has to sell a good; the trace has no sale")
            return _one(question, f"good:{id_of(sale['world'])}")
        case "race-produce":
            return _windfall(g, question, trace)
        case "race-hand-limit":
            return _cards(question, trace.only("end", seat, "discard")["cards"])
    return _consume(g, question, trace)


def _second(action: str) -> bool:
    return action in ("develop2", "settle2")


def _consume(g: Race, question: Question, trace: RoundTrace) -> Answer:
    """Answers of the Consume phase: the n-th power a seat uses is its n-th event."""
    seat = question.seat
    events = [e for e in trace.events("consume", seat) if e["e"] == "decline" or source_of(e) is not None]
    number = len(g.used) - (question.prompt != "race-consume")
    event: Mapping[str, Any] = events[number] if number < len(events) else {"e": "decline"}
    match question.prompt:
        case "race-consume":
            return _one(
                question, "done:done" if event["e"] == "decline" else f"{_FORMS[event['e']]}:{source_of(event)}"
            )
        case "race-goods":
            worlds = [event["world"]] if event["e"] == "trade" else [good["world"] for good in event["goods"]]
            wanted = [f"good:{world}" for world in ids_of(worlds)]
            if question.kind == "several":
                return _several(question, wanted)
            return _one(question, next((label for label in wanted if label in question.labels), wanted[0]))
        case "race-kinds":
            return _several(question, [f"kind:{good['kind']}" for good in event["goods"]])
        case "race-gamble":
            return _one(question, f"number:{event['guess']}")
        case "race-spend":
            return _cards(question, event["discarded"])
    raise Disagreement(f"no answer known for {question.prompt}")


def _windfall(g: Race, question: Question, trace: RoundTrace) -> Answer:
    """The trace's next windfall good that we have not made yet, by a power for the same kind."""
    made = {ID[world] for world in g.produced[question.seat]}
    for event in trace.events("produce", question.seat, "produce"):
        world, source = id_of(event["world"]), source_of(event)
        if world in made or source == world:
            continue
        kind = kind_for(FROM_BONUS if source is None else CARDS_OF[source][0])
        for i, (power, target) in enumerate(question.picks):
            if ID[target] == world and kind_for(power) == kind:
                return i
        raise Disagreement(f"seat {question.seat} makes a good on {world} by {event['src']}: not offered")
    raise Disagreement(f"seat {question.seat} has to make a windfall good; the trace has none")


def _means(question: Question, event: Mapping[str, Any]) -> Answer:
    used = Counter(ids_of(event["used"]))
    for i, option in enumerate(question.options):
        if option.facts["mode"] == event["mode"] and Counter(option.facts["used"]) == used:
            if "strength" in event and event["strength"] != option.facts["strength"]:
                raise Disagreement(f"strength {option.facts['strength']}; in the trace {event['strength']}")
            return i
    raise Disagreement(f"seat {question.seat} places by {event['mode']} with {event['used']}: not offered")


def _cards(question: Question, names: Sequence[str]) -> Answer:
    return _several(question, [f"card:{name}" for name in ids_of(names)])


def _one(question: Question, label: str) -> Answer:
    if label not in question.labels:
        raise Disagreement(f"{question.prompt}: {label} is not among the options {', '.join(question.labels)}")
    return question.find(label)


def _several(question: Question, wanted: Sequence[str]) -> Answer:
    """The options with these labels; of equal ones any will do."""
    indexes: list[int] = []
    for label in wanted:
        found = [i for i, option in enumerate(question.options) if option.label == label and i not in indexes]
        if not found:
            raise Disagreement(f"{question.prompt}: {label} is not among the options {', '.join(question.labels)}")
        indexes.append(found[0])
    if not question.at_least <= len(indexes) <= question.at_most:
        raise Disagreement(f"{question.prompt} takes {question.at_least} to {question.at_most}, not {len(indexes)}")
    return tuple(sorted(indexes))
