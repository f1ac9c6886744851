"""Phase IV, Consume: sales first, then everybody's consume powers. Rule index: TRADE, CONS, ORDER-006."""

from functools import partial

from readyroom.kernel import REST, Choose, ChooseSeveral, Json, Option, Question, Script, WhyNot
from readyroom.race.actions import CONSUME2X, TRADE, chose
from readyroom.race.events import CardsSpent, ConsumeDeclined, Gambled, GoodsConsumed, GoodSold
from readyroom.race.options import DONE, in_tableau, show_card, show_good, show_kind, show_number
from readyroom.race.plan import best_order
from readyroom.race.powers import (
    PRICE,
    Consume,
    ConsumeAll,
    ConsumeDraw,
    ConsumeKinds,
    Gamble,
    Power,
    Sell,
    SpendCards,
)
from readyroom.race.sales import POWER_NUMBERED, sale_price
from readyroom.race.state import FROM_BONUS, NOTHING, Race, faces, ids, source_id
from readyroom.race.tables import CONSUME_POWERS, ID, KIND, VALUE

STOP = -1
"""In place of a power: no more."""

_FORMS: dict[type[Power], str] = {
    Consume: "consume",
    ConsumeKinds: "consume",
    ConsumeAll: "consume",
    Sell: "sell",
    ConsumeDraw: "draw",
    Gamble: "gamble",
    SpendCards: "spend",
}


_SHOWN = {
    STOP: DONE,
    **{number: Option(_FORMS[type(power)], ID[number // 2]) for number, power in POWER_NUMBERED.items()},
}


def show_power(number: int) -> Option:
    return _SHOWN[number]


# --- the Trade bonus -------------------------------------------------------------------------------------------


def begin(g: Race) -> None:
    """Who chose Trade and has a good sells one, in turn order (TRADE-001, TRADE-003)."""
    g.queue = [seat for seat in g.order if chose(g, seat, TRADE) and g.held(seat)]
    g.agenda[0] = "consume-sell"


def sell_goods(g: Race) -> Script[None]:
    if not g.queue:
        g.queue = g.order[:]
        g.agenda[0] = "consume-use"
        return
    seat = g.queue[0]
    worlds = g.held(seat)
    world = worlds[0]
    if len(worlds) > 1:
        yield REST
        world = yield Choose(
            seat,
            "race-sell",
            worlds,
            partial(show_sale, g, seat),
            aid=partial(_prices, g, seat, worlds, with_powers=True),
        )
    del g.queue[0]
    sell(g, seat, world, FROM_BONUS, with_powers=True)


def show_sale(g: Race, seat: int, world: int) -> Option:
    return Option("good", ID[world], {"kind": KIND[world], "price": sale_price(g, seat, world, with_powers=True)})


def _prices(g: Race, seat: int, worlds: list[int], *, with_powers: bool) -> dict[str, Json]:
    return {"prices": [sale_price(g, seat, world, with_powers=with_powers) for world in worlds]}


def sell(g: Race, seat: int, world: int, source: int, *, with_powers: bool) -> None:
    price = sale_price(g, seat, world, with_powers=with_powers)
    g.take_goods((world,))
    g.tell(GoodSold, seat, ID[world], KIND[world] or "", source_id(source), price)
    g.draw(seat, price, source)


# --- consume powers --------------------------------------------------------------------------------------------


def use_powers(g: Race) -> Script[None]:
    """One power of the seat whose turn it is; the order is his, mandatory ones can't be left out (CONS-001 to 003)."""
    seat = g.queue[0]
    must, may = usable(g, seat)
    if must or may:
        number = must[0] if must else STOP
        if may or len(must) > 1:
            yield REST
            numbers = [*must, *may, *(() if must else (STOP,))]
            number = yield Choose(seat, "race-consume", numbers, show_power, aid=partial(_given, g, seat, numbers))
        if number != STOP:
            g.used.append(number)
            yield from use(g, seat, number // 2, POWER_NUMBERED[number])
            return
        g.tell(ConsumeDeclined, seat)
    g.used = []
    del g.queue[0]
    if not g.queue:
        del g.agenda[0]


def _given(g: Race, seat: int, numbers: list[int]) -> dict[str, Json]:
    return {"gives": [gives(g, seat, number) for number in numbers], "plan": best_order(g, seat, numbers)}


def why_not_use(g: Race, question: Question, kind: str, id: str) -> WhyNot | None:
    """Why a card of the tableau can't be used now."""
    seat = question.seat
    card = in_tableau(g, seat, kind, id)
    if card is None:
        return None
    powers = CONSUME_POWERS[card]
    if not powers:
        return WhyNot("no-consume", "CONS-001")
    must, may = usable(g, seat)
    left = [(number, power) for number, power in powers if number not in g.used]
    if any(number in must or number in may for number, _ in left):
        return None
    if not left:
        return WhyNot("used", "CONS-002")
    if any(isinstance(power, SpendCards) for _, power in left):
        return WhyNot("no-cards", "CONS-028")
    return WhyNot("no-good-fits", "CONS-005")


def why_no_good(g: Race, question: Question, kind: str, id: str) -> WhyNot | None:
    """Why the good of a world is not among the fitting ones."""
    card = in_tableau(g, question.seat, kind, id)
    if card is None or card in question.picks:
        return None
    return WhyNot("good-unfit", "CONS-006") if card in g.held(question.seat) else WhyNot("no-good", "CONS-005")


def why_no_kind(g: Race, question: Question, kind: str, id: str) -> WhyNot | None:
    """Why a world gives no kind to choose."""
    card = in_tableau(g, question.seat, kind, id)
    return None if card is None or card in g.held(question.seat) else WhyNot("no-good", "CONS-005")


def gives(g: Race, seat: int, number: int) -> Json:
    """What using a power would take and give now; None where that hangs on what is chosen next, or on luck."""
    power = POWER_NUMBERED.get(number)
    held = g.held(seat)
    twice = 2 if chose(g, seat, CONSUME2X) else 1
    goods = points = cards = 0
    if isinstance(power, Consume):
        fitting = len([world for world in held if power.kind in (None, KIND[world])])
        times = min(power.times, fitting // power.goods)
        goods, points, cards = times * power.goods, times * power.points * twice, times * power.cards
    elif isinstance(power, ConsumeKinds):
        goods, points = power.kinds, power.points * twice
    elif isinstance(power, ConsumeAll):
        goods, points = len(held), (len(held) - 1) * twice
    elif isinstance(power, ConsumeDraw):
        cards = power.cards
    elif isinstance(power, SpendCards):
        points = min(power.most, len(g.hands[seat]))
    else:
        return None
    doubled = twice > 1 and points > 0 and not isinstance(power, SpendCards)
    return {"goods": goods, "points": points, "cards": cards, "doubled": doubled}


def usable(g: Race, seat: int) -> tuple[list[int], list[int]]:
    """The powers `seat` must and may use now, by their numbers (CONS-008)."""
    must: list[int] = []
    may: list[int] = []
    goods, tableau = g.goods, g.tableaux[seat]
    kinds = [KIND[world] for world in tableau if goods[world] != NOTHING]
    for card in tableau:
        for number, power in CONSUME_POWERS[card]:
            if number in g.used:
                continue
            if isinstance(power, Consume):
                fitting = len(kinds) if power.kind is None else kinds.count(power.kind)
                possible = fitting >= power.goods
            elif isinstance(power, SpendCards):
                if g.hands[seat]:
                    may.append(number)
                continue
            elif isinstance(power, ConsumeKinds):
                possible = len(set(kinds)) >= power.kinds
            elif isinstance(power, (ConsumeAll, Sell)):
                possible = bool(kinds)
            else:
                possible = True
            if possible:
                must.append(number)
    return must, may


def for_points(g: Race, seat: int) -> list[int]:
    """The cards in the tableau that could turn goods into points now."""
    numbers, _ = usable(g, seat)
    powers = {number: POWER_NUMBERED[number] for number in numbers}
    return [number // 2 for number, power in powers.items() if isinstance(power, Consume | ConsumeKinds | ConsumeAll)]


def use(g: Race, seat: int, card: int, power: Power) -> Script[None]:
    """Use one power to its end (POW-010)."""
    if isinstance(power, Consume):
        fitting = [world for world in g.held(seat) if power.kind in (None, KIND[world])]
        times = min(power.times, len(fitting) // power.goods)
        worlds = yield from choose_goods(g, seat, card, fitting, times * power.goods)
        reward(g, seat, card, worlds, power.points * times, power.cards * times)
    elif isinstance(power, ConsumeKinds):
        worlds = yield from choose_kinds(g, seat, card, power.kinds)
        reward(g, seat, card, worlds, power.points, 0)
    elif isinstance(power, ConsumeAll):
        worlds = g.held(seat)
        reward(g, seat, card, worlds, len(worlds) - 1, 0)
    elif isinstance(power, Sell):
        with_powers = power.with_trade_powers
        worlds = yield from choose_goods(g, seat, card, g.held(seat), 1, sale=with_powers)
        sell(g, seat, worlds[0], card, with_powers=with_powers)
    elif isinstance(power, ConsumeDraw):
        g.draw(seat, power.cards, card)
    elif isinstance(power, Gamble):
        yield from gamble(g, seat, card, power)
    elif isinstance(power, SpendCards):
        yield from spend(g, seat, card, power)


def choose_goods(
    g: Race, seat: int, card: int, fitting: list[int], count: int, *, sale: bool | None = None
) -> Script[list[int]]:
    """The owner chooses which fitting goods a power takes (CONS-006); in a `sale` with or without trade powers."""
    if count == len(fitting):
        return fitting
    facts = {"card": ID[card], "count": count}
    if count == 1:
        aid = None if sale is None else partial(_prices, g, seat, fitting, with_powers=sale)
        world: int = yield Choose(seat, "race-goods", fitting, show_good, facts=facts, aid=aid)
        return [world]
    worlds: tuple[int, ...] = yield ChooseSeveral(
        seat, "race-goods", fitting, show_good, facts=facts, at_least=count, at_most=count
    )
    return list(worlds)


def choose_kinds(g: Race, seat: int, card: int, count: int) -> Script[list[int]]:
    """Goods of different kinds: which kinds, then which good of each (CONS-014)."""
    held = g.held(seat)
    kinds = tuple(kind for kind in PRICE if any(KIND[world] == kind for world in held))
    if len(kinds) > count:
        facts = {"card": ID[card], "count": count}
        kinds = yield ChooseSeveral(seat, "race-kinds", kinds, show_kind, facts=facts, at_least=count, at_most=count)
    worlds: list[int] = []
    for kind in kinds:
        worlds += yield from choose_goods(g, seat, card, [world for world in held if KIND[world] == kind], 1)
    return worlds


def reward(g: Race, seat: int, card: int, worlds: list[int], points: int, cards: int) -> None:
    """The goods go; VP, doubled by the 2x bonus, and cards come at once (CONS-007, CONS-030, CONS-031)."""
    g.take_goods(worlds)
    if g.told is not None:
        g.tell(GoodsConsumed, seat, ID[card], ids(worlds))
    if points:
        g.earn(seat, points * (2 if chose(g, seat, CONSUME2X) else 1), card)
    if cards:
        g.draw(seat, cards, card)


def gamble(g: Race, seat: int, card: int, power: Gamble) -> Script[None]:
    """CONS-025, CONS-026. A last card shown is not in the pile its own reshuffle makes (Q-13)."""
    number: int = yield Choose(seat, "race-gamble", range(power.lowest, power.highest + 1), show_number)
    for shown in g.top(seat, 1, "flip", card):
        kept = VALUE[shown] == number
        (g.hands[seat] if kept else g.discard).append(shown)
        g.chance.reveal()
        g.tell(Gambled, seat, number, ID[shown], kept)


def spend(g: Race, seat: int, card: int, power: SpendCards) -> Script[None]:
    """Hand cards for VP that are never doubled (CONS-028, CONS-032)."""
    hand = g.hands[seat]
    most = min(power.most, len(hand))
    spent: tuple[int, ...] = yield ChooseSeveral(
        seat, "race-spend", hand, show_card, facts={"card": ID[card], "count": most}, at_least=0, at_most=most
    )
    if spent:
        g.throw(seat, spent)
        if g.told is not None:
            g.tell(CardsSpent, seat, ID[card], len(spent), faces(seat, spent))
        g.earn(seat, len(spent), card)
