"""`normal`: values positions by hand (`worth`), looks one step ahead, and reckons with what others will call."""

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from readyroom.kernel import Answer, Option, Question
from readyroom.players.base import Chair, Reason
from readyroom.players.race.forecast import CALLS, PHASES, Opponent, forecast
from readyroom.players.race.reasons import Given, reason_of
from readyroom.players.race.table import DESIGN, Table
from readyroom.players.race.vain import called_in_vain
from readyroom.players.race.worth import (
    WEIGHTS,
    Outlook,
    Weights,
    consume,
    free_cards,
    produce_draws,
    produced,
    rounds_left,
)
from readyroom.race.cards.design import Design
from readyroom.race.powers import (
    Consume,
    ConsumeAll,
    ConsumeKinds,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    ExploreMore,
    SacrificeForMilitary,
    SettleForFree,
)


class Mind:
    """One position, thought through as far as the question at hand needs it."""

    def __init__(self, table: Table, weights: Weights = WEIGHTS) -> None:
        self.table = table
        self.weights = weights
        self.rounds = rounds_left(table)
        self.outlook = Outlook(table.tableau, table.me.chips, self.rounds, weights)
        self._gains: dict[str, float] = {}

    @cached_property
    def card(self) -> float:
        """What one more card is worth to the hand of now."""
        return self.hand(len(self.table.hand) + 1) - self.hand(len(self.table.hand))

    def hand(self, count: float) -> float:
        """What a hand of so many cards is worth: the first ones most."""
        w = self.weights
        whole = int(max(min(count, 14), 0))
        return self.outlook.card * sum(max(w.first_card - w.fewer * n, w.last_card) for n in range(whole))

    def gain(self, design: Design) -> float:
        """What having a card in the tableau adds."""
        if design.id not in self._gains:
            self._gains[design.id] = self.outlook.gain(design)
        return self._gains[design.id]

    def cost(self, design: Design, cheaper: int = 0) -> int | None:
        """Cards to pay, or None where it can't be placed without a sacrifice."""
        cost = self.table.cost(design)
        return None if cost is None else max(cost - cheaper, 0)

    def net(self, design: Design, cheaper: int = 0) -> float | None:
        """What placing a card now gains beyond what it costs, itself included; None if it can't be."""
        cost = self.cost(design, cheaper)
        spare = len(self.table.hand) - 1
        if cost is None or cost > spare:
            return self._sacrificing(design)
        return self.gain(design) - self.paid(cost + 1)

    def paid(self, cards: int) -> float:
        """What it takes to lose so many cards from the hand."""
        return self.hand(len(self.table.hand)) - self.hand(len(self.table.hand) - cards)

    def _sacrificing(self, design: Design) -> float | None:
        """With Colony Ship or New Military Tactics, which go out of the tableau."""
        if not design.world:
            return None
        for card, power in self.table.powers:
            fits = isinstance(power, SettleForFree) and not design.military and power.never != design.kind
            if isinstance(power, SacrificeForMilitary) and design.military:
                fits = self.table.strength_against(design) + power.strength >= design.value
            if fits:
                after = self.outlook.with_card(design, without=(card.id,))
                return after.worth - self.outlook.worth - self.paid(1) + self._windfall(design)
        return None

    def _windfall(self, design: Design) -> float:
        return self.weights.goods * self.outlook.sale(design) * self.outlook.card if design.windfall else 0.0

    # --- cards in hand -----------------------------------------------------------------------------------------

    def keep(self, design: Design) -> float:
        """What a card in hand is worth: any card's worth, and something for a good one."""
        return self.outlook.card * 0.5 + self.weights.hand_pick * self.promise(design)

    def promise(self, design: Design) -> float:
        """How much it would be worth having in the tableau, as far as that can come true."""
        cost = self.cost(design)
        missing = 0.0
        if cost is None:
            if not design.world:
                return 0.0
            short = design.value - self.table.strength_against(design)
            if short > 4:
                return 0.0
            missing, cost = 0.5 * short, 0
        if self.rounds < 0.6:
            return 0.0
        hand = len(self.table.hand) - 1
        far = max(cost - hand, 0) * 0.35 + missing
        return max(self.gain(design) - self.outlook.card * cost - far, 0.0)

    def best(self, *, world: bool, cheaper: int = 0) -> tuple[float, Design | None]:
        """The best card to place, and what it gains."""
        found: tuple[float, Design | None] = (0.0, None)
        for design in self.table.hand:
            if design.world is world:
                net = self.net(design, cheaper)
                if net is not None and net > found[0]:
                    found = (net, design)
        return found

    def settle_with(self, cards: int) -> float:
        """The best Settle with only so many cards left in hand."""
        found = 0.0
        for design in self.table.hand:
            cost = self.cost(design) if design.world else None
            if cost is not None and cost < cards:
                found = max(found, self.net(design) or 0.0)
        return found

    # --- phases ------------------------------------------------------------------------------------------------

    @cached_property
    def opponents(self) -> list[Opponent]:
        seats = range(len(self.table.view.seats))
        return [forecast(self.table, seat, self.rounds) for seat in seats if seat != self.table.seat]

    @cached_property
    def called(self) -> dict[str, float]:
        """How likely each phase is to be called by somebody else."""
        chances = {}
        for phase in PHASES:
            none = 1.0
            for opponent in self.opponents:
                none *= 1 - opponent.calls[phase]
            chances[phase] = 1 - none
        return chances

    def explore(self, draw: int, keep: int) -> float:
        powers = [p for _, p in self.table.powers if isinstance(p, ExploreMore)]
        draw += sum(p.draw for p in powers)
        keep += sum(p.keep for p in powers)
        pick = 0.16 * min(draw, 9) * min(1.0, self.rounds / 3)
        return self.card * min(keep, draw) + pick

    def develop(self, cheaper: int) -> float:
        draws = sum(p.cards for _, p in self.table.powers if isinstance(p, DrawBeforeDeveloping))
        net, design = self.best(world=False, cheaper=cheaper)
        if design is not None:
            draws += sum(p.cards for _, p in self.table.powers if isinstance(p, DrawAfterDeveloping))
        return net + self.card * draws

    def settle(self, *, bonus: bool) -> float:
        net, design = self.best(world=True)
        if design is None:
            return 0.0
        draws = bonus + sum(p.cards for _, p in self.table.powers if isinstance(p, DrawAfterSettling))
        return net + self.card * draws

    def consume(self, *, trade: bool, double: bool) -> float:
        goods = self.table.goods
        outlook, c = self.outlook, self.card
        total = c * free_cards(outlook.tableau, outlook.card) - outlook.goods(goods)
        if trade and goods:
            best = max(goods, key=outlook.sale)
            goods = [world for world in goods if world is not best]
            total += c * outlook.sale(best)
        kinds = [world.kind or "" for world in goods]
        points, cards = consume(outlook.tableau, kinds)
        used = self._eaten(kinds)
        left = sorted(goods, key=outlook.sale, reverse=True)[: max(len(goods) - used, 0)]
        return total + points * (2 if double else 1) + c * cards + outlook.goods(left)

    def _eaten(self, kinds: Sequence[str]) -> int:
        """How many goods the powers would take."""
        room = 0
        for _, power in self.table.powers:
            if isinstance(power, Consume):
                fitting = len(kinds) if power.kind is None else kinds.count(power.kind)
                room += min(power.times * power.goods, fitting)
            elif isinstance(power, ConsumeKinds):
                room += power.kinds if len(set(kinds)) >= power.kinds else 0
            elif isinstance(power, ConsumeAll):
                return len(kinds)
        return min(room, len(kinds))

    def produce(self, *, bonus: bool, eaten: float) -> float:
        """`eaten`: how likely it is that the goods of now are consumed before."""
        full = self._produce(self.table.goods, bonus=bonus)
        if not self.table.goods or not eaten:
            return full
        return (1 - eaten) * full + eaten * self._produce([], bonus=bonus)

    def _produce(self, goods: Sequence[Design], *, bonus: bool) -> float:
        tableau = self.outlook.tableau
        made = produced(tableau, [world.id for world in goods], bonus=bonus)
        draws = produce_draws(tableau, made)
        return self.card * draws + self.outlook.goods([*goods, *made]) - self.outlook.goods(goods)

    def plan(self, actions: Sequence[str]) -> float:
        """What this round brings me, more than others, if I call these actions."""
        mine = {CALLS[action] for action in actions}
        chances = {phase: 1.0 if phase in mine else self.called[phase] for phase in PHASES}
        double, trade = "consume2x" in actions, "trade" in actions
        draw = 2 + 5 * ("explore5" in actions) + ("explore1" in actions)
        total = chances["explore"] * self.explore(draw, 1 + ("explore1" in actions))
        develop = self.develop(1 if "develop" in actions else 0)
        settle = self.settle(bonus="settle" in actions)
        both = chances["develop"] * chances["settle"]
        total += chances["develop"] * develop + chances["settle"] * settle - 0.5 * both * min(develop, settle)
        if list(actions).count("develop") == 2:
            total += 0.5 * develop
        if list(actions).count("settle") == 2:
            total += 0.5 * settle
        eats = self.consume(trade=trade, double=double)
        total += chances["consume"] * eats
        total += chances["produce"] * self.produce(bonus="produce" in actions, eaten=chances["consume"])
        for opponent in self.opponents:
            for phase in mine:
                total -= self._loss(opponent, phase)
        return total

    def _loss(self, opponent: Opponent, phase: str) -> float:
        """What it costs me that an opponent gets a phase he would not have called himself."""
        share = self.weights.others / len(self.opponents)
        return share * (1 - self.called[phase]) * opponent.gains[phase]


IN_VAIN = 1000.0
"""How much less an action is worth that was called again and again and changed nothing."""


class NormalPlayer:
    """Chooses what its evaluation values most; whim only breaks ties."""

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self._rng = Random(seed)  # noqa: S311 - a player's whim, not the game's chance
        self._weights = weights
        self._last: Given | None = None

    def answer(self, chair: Chair) -> Answer:
        question = chair.question
        mind = Mind(Table(chair.view(), chair.seat), self._weights)
        if question.prompt == "race-actions":
            chosen = self._two_actions(mind, question, called_in_vain(chair))
        else:
            worths = WORTHS[question.prompt](mind, question)
            if question.prompt == "race-action" and (vain := called_in_vain(chair)):
                pairs = zip(worths, question.options, strict=True)
                worths = [worth - IN_VAIN * (option.id in vain) for worth, option in pairs]
            worths = [worth + self._rng.random() * 1e-6 for worth in worths]
            ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
            if question.kind == "one":
                chosen = (ranked[0],)
            else:
                good = sum(worth > 0 for worth in worths)
                chosen = tuple(ranked[: min(max(good, question.at_least), question.at_most)])
        answer: Answer = chosen[0] if question.kind == "one" else chosen
        self._last = Given.to(question, answer, mind.table.view)
        return answer

    def reason(self) -> Reason | None:
        """Why the last answer was given."""
        return reason_of(self._last)

    def _two_actions(self, mind: Mind, question: Question, vain: Collection[str]) -> tuple[int, ...]:
        names = [option.id for option in question.options]
        worth: dict[tuple[str, str], float] = {}
        best: tuple[float, tuple[int, ...]] | None = None
        for pair in combinations(range(len(names)), 2):
            key = (names[pair[0]], names[pair[1]])
            if key not in worth:
                worth[key] = mind.plan(key) + self._rng.random() * 1e-6 - IN_VAIN * sum(one in vain for one in key)
            if best is None or worth[key] > best[0]:
                best = (worth[key], pair)
        assert best is not None
        return best[1]


# --- what each option of a question is worth -------------------------------------------------------------------


def actions(mind: Mind, question: Question) -> list[float]:
    return [mind.plan((option.id,)) for option in question.options]


def keep_cards(mind: Mind, question: Question) -> list[float]:
    return [mind.keep(DESIGN[option.id]) for option in question.options]


def throw_cards(mind: Mind, question: Question) -> list[float]:
    """The least useful first; of two copies only one is worth keeping."""
    seen: set[str] = set()
    worths = []
    for option in question.options:
        double = option.id in seen and not DESIGN[option.id].world
        worths.append(50.0 - (0.0 if double else mind.keep(DESIGN[option.id])))
        seen.add(option.id)
    return worths


def place(mind: Mind, question: Question) -> list[float]:
    """What it gains; a development also counts what is left for a Settle phase that is still to come."""
    bonus = 1 if "develop" in (mind.table.me.actions or ()) else 0
    developing = question.prompt == "race-develop"
    then_settle = developing and "settle" in (mind.table.view.phases or ())
    hand = len(mind.table.hand)
    worths = []
    for option in question.options:
        if option.kind == "nothing":
            worths.append(mind.settle_with(hand) if then_settle else 0.0)
            continue
        design = DESIGN[option.id]
        net = mind.net(design, bonus if developing else 0)
        worth = -1.0 if net is None else net
        if then_settle:
            worth += mind.settle_with(hand - 1 - (mind.cost(design, bonus) or 0))
        worths.append(worth)
    return worths


def means(mind: Mind, question: Question) -> list[float]:
    """Cheap, unless that gives a card of the tableau away that is worth more."""
    world = DESIGN[str((question.facts or {})["card"])]
    worths = []
    for option in question.options:
        gone = option.id.split("+")[1:]
        after = mind.outlook.with_card(world, without=gone)
        worths.append(after.worth - mind.outlook.card * float(option.facts["cost"]))
    return worths


def sell(mind: Mind, question: Question) -> list[float]:
    worths = []
    for option in question.options:
        left = [world for world in mind.table.goods if world.id != option.id]
        points, _ = consume(mind.outlook.tableau, [world.kind or "" for world in left])
        worths.append(mind.outlook.card * float(option.facts["price"]) + points + 0.3 * mind.outlook.goods(left))
    return worths


def use_powers(mind: Mind, question: Question) -> list[float]:
    """Powers that make most of a good first, those that take one kind only before others."""
    return [_use(mind, option) for option in question.options]


def _use(mind: Mind, option: Option) -> float:
    if option.kind != "consume":
        return {"draw": 9.0, "gamble": 8.0, "sell": 1.0, "spend": 0.0 if _spends(mind) else -1.0, "done": -0.5}[
            option.kind
        ]
    best = 0.2
    for power in DESIGN[option.id].powers:
        if isinstance(power, Consume):
            best = max(
                best, 2.0 + (power.points + mind.outlook.card * power.cards) / power.goods + 0.3 * bool(power.kind)
            )
        elif isinstance(power, ConsumeKinds):
            best = max(best, 2.9)
    return best


def _spends(mind: Mind) -> bool:
    return any(worth > 0 for worth in (_spend(mind, design) for design in mind.table.hand))


def _spend(mind: Mind, design: Design) -> float:
    return 1.0 - max(mind.keep(design) + 0.5 * mind.outlook.card, 0.0)


def spend(mind: Mind, question: Question) -> list[float]:
    return [_spend(mind, DESIGN[option.id]) for option in question.options]


def feed(mind: Mind, question: Question) -> list[float]:
    """Consume what is worth least: a good that other powers or a sale can't use as well."""
    worths = []
    for option in question.options:
        left = [world for world in mind.table.goods if world.id != option.id]
        points, cards = consume(mind.outlook.tableau, [world.kind or "" for world in left])
        price = mind.outlook.sale(DESIGN[option.id])
        worths.append(20 + points + mind.outlook.card * cards - 0.1 * price - 0.2 * DESIGN[option.id].windfall)
    return worths


def kinds(_mind: Mind, question: Question) -> list[float]:
    order = ("novelty", "rare", "genes", "alien")
    return [10.0 - order.index(option.id) for option in question.options]


def gamble(_mind: Mind, question: Question) -> list[float]:
    """The number that most cards have."""
    unseen = [design.value for design in DESIGN.values() for _ in range(design.copies)]
    return [float(unseen.count(int(option.id))) for option in question.options]


def produce(mind: Mind, question: Question) -> list[float]:
    worths = []
    for option in question.options:
        world = DESIGN[option.facts["world"]]
        made = mind.outlook.goods([*mind.table.goods, world]) + 0.05 * mind.outlook.sale(world)
        narrow = 0.01 * (option.facts["source"] != "bonus")
        worths.append(made + mind.card * produce_draws([world], [world]) + narrow)
    return worths


WORTHS: dict[str, Callable[[Mind, Question], list[float]]] = {
    "race-start": throw_cards,
    "race-action": actions,
    "race-explore": keep_cards,
    "race-develop": place,
    "race-settle": place,
    "race-means": means,
    "race-pay": throw_cards,
    "race-sell": sell,
    "race-consume": use_powers,
    "race-goods": feed,
    "race-kinds": kinds,
    "race-gamble": gamble,
    "race-spend": spend,
    "race-produce": produce,
    "race-hand-limit": throw_cards,
}
