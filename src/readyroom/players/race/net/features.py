"""What the network sees: a seat's view as the numbers of its switched-on features, and a few measures.

Seats are counted from the own one clockwise, so that the network need not learn every seat anew.
"""

from typing import NamedTuple

from readyroom.race.actions import ACTIONS
from readyroom.race.cards import DESIGN_OF, DESIGNS
from readyroom.race.round import reasons_to_end
from readyroom.race.scoring import score
from readyroom.race.state import NOTHING, Race
from readyroom.race.view import RaceView

CARDS = len(DESIGNS)
NUMBER = {design.id: n for n, design in enumerate(DESIGNS)}
MOST_SEATS = 4
PHASES = ("", "explore", "develop", "develop2", "settle", "settle2", "consume", "produce", "end")
PROMPTS = (
    "race-start",
    "race-action",
    "race-actions",
    "race-explore",
    "race-develop",
    "race-settle",
    "race-means",
    "race-pay",
    "race-sell",
    "race-consume",
    "race-goods",
    "race-kinds",
    "race-gamble",
    "race-spend",
    "race-produce",
    "race-hand-limit",
)


class Layout:
    """Where each group of features begins."""

    hand = 0
    second = hand + CARDS
    """The second copy of a card in hand."""
    drawn = second + CARDS
    tableau = drawn + CARDS
    good = tableau + MOST_SEATS * CARDS
    placing = good + MOST_SEATS * CARDS
    action = placing + MOST_SEATS * CARDS
    twice = action + MOST_SEATS * len(ACTIONS)
    """The same action chosen twice, in the advanced game."""
    phase = twice + MOST_SEATS * len(ACTIONS)
    prompt = phase + len(PHASES)
    seats = prompt + len(PROMPTS)
    advanced = seats + MOST_SEATS + 1
    first_in_order = advanced + 1
    size = first_in_order + MOST_SEATS


SWITCHES = Layout.size
PER_SEAT = 7
MEASURES = MOST_SEATS * PER_SEAT + 8


def encode(view: RaceView, seat: int, prompt: str) -> tuple[list[int], list[float]]:
    """The switched-on features, and the measures, each about between 0 and 1."""
    on: list[int] = []
    seats = view.seats
    count = len(seats)
    seen: set[int] = set()
    for card in view.hand or ():
        number = NUMBER[card]
        on.append((Layout.second if number in seen else Layout.hand) + number)
        seen.add(number)
    for card in view.drawn or ():
        on.append(Layout.drawn + NUMBER[card])
    measures: list[float] = []
    for place in range(MOST_SEATS):
        if place >= count:
            measures += [0.0] * PER_SEAT
            continue
        facts = seats[(seat + place) % count]
        base = place * CARDS
        on += [Layout.tableau + base + NUMBER[card] for card in facts.tableau]
        on += [Layout.good + base + NUMBER[card] for card in facts.goods]
        if facts.placing is not None:
            on.append(Layout.placing + base + NUMBER[facts.placing])
        chosen: set[str] = set()
        for action in facts.actions or ():
            group = Layout.twice if action in chosen else Layout.action
            on.append(group + place * len(ACTIONS) + ACTIONS.index(action))
            chosen.add(action)
        measures += [
            facts.hand / 10,
            facts.chips / 20,
            facts.military / 5,
            facts.score.total / 40,
            len(facts.tableau) / 12,
            len(facts.goods) / 5,
            1.0,
        ]
    mine = seats[seat].score.total
    best = max(facts.score.total for place, facts in enumerate(seats) if place != seat)
    fullest = max(len(facts.tableau) for facts in seats)
    measures += [
        view.pool / (12 * count),
        view.deck / 100,
        view.discard / 100,
        view.round / 15,
        float(view.last_round),
        (mine - best) / 20,
        fullest / 12,
        1.0,
    ]
    on.append(Layout.phase + PHASES.index(view.phase))
    on.append(Layout.prompt + PROMPTS.index(prompt))
    on.append(Layout.seats + count)
    if view.advanced:
        on.append(Layout.advanced)
    on.append(Layout.first_in_order + (view.order.index(seat)))
    return on, measures


# --- the same of an imagined game ------------------------------------------------------------------------------

_NUMBER_OF = tuple(NUMBER[design.id] for design in DESIGN_OF)
"""The number of each card's design."""
_IN_TABLEAU, _GOOD_ON, _DRAWN = (
    tuple(group + number for number in _NUMBER_OF) for group in (Layout.tableau, Layout.good, Layout.drawn)
)
_PHASE = {phase: Layout.phase + n for n, phase in enumerate(PHASES)}
_PROMPT = {prompt: Layout.prompt + n for n, prompt in enumerate(PROMPTS)}
_NOT_THERE = [0.0] * PER_SEAT


class Laid(NamedTuple):
    """What can be told from a tableau and its owner's chips alone."""

    switches: list[int]
    military: float
    score: int


_LAID: dict[tuple[int, tuple[int, ...]], Laid] = {}
"""Imagined games meet the same tableaux again and again."""
_MANY = 20_000


def laid(g: Race, seat: int) -> Laid:
    key = (g.chips[seat], tuple(g.tableaux[seat]))
    known = _LAID.get(key)
    if known is None:
        if len(_LAID) >= _MANY:
            _LAID.clear()
        known = Laid([_IN_TABLEAU[card] for card in key[1]], g.military(seat) / 5, score(g, seat))
        _LAID[key] = known
    return known


class Seen:
    """An imagined table, ready to be encoded for any of its seats: the same features as `encode` makes of a view."""

    __slots__ = ("common", "fullest", "measures", "opens", "race", "scores", "shared")

    def __init__(self, g: Race) -> None:
        self.race = g
        count, goods, fullest = g.seats, g.goods, 0
        self.scores: list[int] = []
        self.opens: list[tuple[list[int], list[int]]] = []
        self.measures: list[tuple[float, ...]] = []
        for seat, tableau in enumerate(g.tableaux):
            cards, military, total = laid(g, seat)
            size = len(tableau)
            fullest = max(fullest, size)
            held = [_GOOD_ON[card] for card in tableau if goods[card] != NOTHING]
            if held:
                cards = cards + held
            if g.placing and g.placing[seat] != NOTHING:
                cards = [*cards, _NUMBER_OF[g.placing[seat]] + Layout.placing]
            actions: list[int] = []
            for action in g.actions[seat] if g.actions else ():
                actions.append(Layout.twice + action if Layout.action + action in actions else Layout.action + action)
            self.scores.append(total)
            self.opens.append((cards, actions))
            self.measures.append(
                (len(g.hands[seat]) / 10, g.chips[seat] / 20, military, total / 40, size / 12, len(held) / 5, 1.0)
            )
        self.common = [_PHASE[g.phase], Layout.seats + count]
        if g.advanced:
            self.common.append(Layout.advanced)
        self.fullest = fullest / 12
        self.shared = [
            max(g.pool, 0) / (12 * count),
            len(g.deck) / 100,
            len(g.discard) / 100,
            g.round / 15,
            float(bool(reasons_to_end(g))),
        ]

    def encode(self, seat: int, prompt: str) -> tuple[list[int], list[float]]:
        g = self.race
        count = g.seats
        on: list[int] = []
        for card in g.hands[seat]:
            number = Layout.hand + _NUMBER_OF[card]
            on.append(number + Layout.second if number in on else number)
        if g.drawn:
            on += [_DRAWN[card] for card in g.drawn[seat]]
        measures: list[float] = []
        for place in range(count):
            other = (seat + place) % count
            cards, actions = self.opens[other]
            if place:
                shift = place * CARDS
                on += [card + shift for card in cards]
                on += [action + place * len(ACTIONS) for action in actions]
            else:
                on += cards
                on += actions
            measures += self.measures[other]
        measures += _NOT_THERE * (MOST_SEATS - count)
        scores = self.scores
        best = max([total for other, total in enumerate(scores) if other != seat])
        measures += self.shared
        measures += ((scores[seat] - best) / 20, self.fullest, 1.0)
        on += self.common
        on += (_PROMPT[prompt], Layout.first_in_order + g.order.index(seat))
        return on, measures
