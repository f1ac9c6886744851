"""Race for the Galaxy, as the kernel knows it.

Prompts, with the kinds of option they offer (kind:id, facts in brackets). Cards, worlds and sources are design ids.

- `race-start`, all at once: discard two of six. `card:ID`
- `race-action`, all at once: `action:ACTION`, see `actions.ACTIONS`
- `race-actions`, the same in the advanced game, two of nine: the second Develop is `action:develop~2`
- `race-explore`, all at once: which drawn cards to keep. `card:ID`
- `race-develop`, `race-settle`, all at once: what to place. `nothing:nothing`, `card:ID` [cost: the least it takes]
- `race-means`, in turn order: how to place the revealed world. `means:MODE`, `means:MODE+SACRIFICED+...`
  [mode, used, uses, cost, strength]
- `race-pay`, in turn order: which cards to pay with. `card:ID`
- `race-sell`, in turn order: which good the Trade bonus sells. `good:WORLD` [kind, price]
- `race-consume`, in turn order: which power next. `consume:ID`, `sell:ID`, `draw:ID`, `gamble:ID`, `spend:ID`, and
  `done:done` once only hand discards are left
- `race-goods`: which goods the power takes. `good:WORLD` [kind]
- `race-kinds`: which kinds Diversified Economy takes. `kind:KIND`
- `race-gamble`: which number. `number:1` to `number:7`
- `race-spend`: up to two hand cards. `card:ID`
- `race-produce`, in turn order: the next windfall power or the bonus. `produce:SOURCE>WORLD` [source, world, kind],
  SOURCE being `bonus` or a card; powers for the same kind are offered as one
- `race-hand-limit`, all at once: down to ten. `card:ID`

MODE is pay, conquer or pay_military (through Contact Specialist). Nothing is asked where only one answer is possible
and everybody can see that. In Develop and Settle everybody is asked, even who can place nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from readyroom.kernel import Chance, Json, Question, Result, Rules, Script, Setting, WhyNot
from readyroom.race.actions import ACTIONS, phase_of, phases_called
from readyroom.race.phases import consume, develop, explore, produce, settle
from readyroom.race.round import play_rounds, reasons_to_end
from readyroom.race.scoring import breakdown, standings
from readyroom.race.setup import new_game
from readyroom.race.state import NOTHING, Race, ids
from readyroom.race.tables import CARDS, KIND
from readyroom.race.view import RaceView, own, view

WHY: dict[str, Callable[[Race, Question, str, str], WhyNot | None]] = {
    "race-explore": explore.why_not,
    "race-develop": develop.why_not,
    "race-settle": settle.why_not,
    "race-sell": consume.why_no_good,
    "race-consume": consume.why_not_use,
    "race-goods": consume.why_no_good,
    "race-kinds": consume.why_no_kind,
    "race-produce": produce.why_not,
}
"""By prompt: who says why something is no option."""


class RaceRules(Rules[Race]):
    name = "race"
    title = "Race for the Galaxy"
    seats = (2, 3, 4)
    version = 1
    settings = (Setting("first_game", (False, True), False), Setting("advanced", (False, True), False))
    state = Race

    def refuse(self, seats: int, options: Mapping[str, Json]) -> str | None:
        if options["advanced"] and seats != 2:
            from readyroom.words import refusal  # noqa: PLC0415 - a simulation needs no words, and they take long to load

            return refusal("advanced-seats", seats=seats)
        return None

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Race:
        return new_game(seats, chance, first_game=options["first_game"], advanced=options["advanced"])

    def play(self, g: Race) -> Script[None]:
        return play_rounds(g)

    def result(self, g: Race) -> Result:
        table = standings(g)
        why = {
            "rounds": g.round,
            "reasons": list(reasons_to_end(g)),
            "seats": [msgspec.to_builtins(breakdown(g, seat)) for seat in range(g.seats)],
            "tie_breaks": table.tie_breaks,
        }
        return Result(tuple(table.winners), tuple(table.scores), "+".join(reasons_to_end(g)), why)

    def view(self, g: Race, viewer: int | None) -> dict[str, Json]:
        plain: dict[str, Json] = msgspec.to_builtins(view(g, viewer))
        return plain

    def seen(self, g: Race, viewer: int | None) -> RaceView:
        return view(g, viewer)

    def own(self, g: Race, seat: int, common: RaceView) -> dict[str, Any]:  # noqa: ARG002 - little is secret
        return own(g, seat)

    def things(self, g: Race, seat: int) -> Iterable[str]:
        """One's hand (while exploring it is told apart from the cards just drawn), one's tableau and the actions."""
        hand = "hand" if g.drawn else "card"
        yield from dict.fromkeys(f"{hand}:{card}" for card in ids(g.hands[seat]))
        yield from dict.fromkeys(f"tableau:{card}" for card in ids(g.tableaux[seat]))
        yield from (f"action:{action}" for action in ACTIONS)

    def why_not(self, g: Race, seat: int, question: Question | None, kind: str, id: str) -> WhyNot | None:  # noqa: ARG002
        """What the phase says to it; of an action: that its phase is not played in this round."""
        why = WHY.get(question.prompt) if question is not None else None
        if question is not None and why is not None and (reason := why(g, question, kind, id)) is not None:
            return reason
        if kind != "action" or id not in ACTIONS or not g.actions:
            return None
        called = phases_called(tuple(tuple(chosen) for chosen in g.actions))
        return None if phase_of(ACTIONS.index(id)) in called else WhyNot("phase", "ROUND-003")

    def faults(self, g: Race) -> Iterable[str]:
        piles = [g.deck, g.discard, *g.hands, *g.tableaux, *g.drawn, g.placing, g.goods]
        cards = sorted(card for pile in piles for card in pile if card != NOTHING)
        if cards != list(CARDS):
            yield f"the cards are {cards}"
        for world, good in enumerate(g.goods):
            if good != NOTHING and (KIND[world] is None or not any(world in tableau for tableau in g.tableaux)):
                yield f"there is a good on card {world}, which can't hold one"
        if sum(g.chips) + g.pool != 12 * g.seats:
            yield f"chips {g.chips} and pool {g.pool} do not add up"

    def permute(self, g: Race, viewer: int | None, chance: Chance) -> None:
        """Deck, discard pile, goods (one's own too) and everything in other hands is dealt anew."""
        others = [cards for hands in (g.hands, g.drawn) for seat, cards in enumerate(hands) if seat != viewer]
        piles = [g.deck, g.discard, *others]
        worlds = [world for world, good in enumerate(g.goods) if good != NOTHING]
        cards = sorted([card for pile in piles for card in pile] + [g.goods[world] for world in worlds])
        chance.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]
        for world in worlds:
            g.goods[world] = cards.pop()


RULES = RaceRules()
