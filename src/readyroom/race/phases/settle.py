"""Phase III, Settle: everybody may place a world, paid or conquered. Rule index: SETTLE, ORDER-005."""

from functools import partial

import msgspec

from readyroom.kernel import REST, AskAll, Choose, ChooseSeveral, Json, Option, Question, Script, WhyNot
from readyroom.race.actions import SETTLE, has_bonus
from readyroom.race.events import GoodLaid, Paid, Placed, Sacrificed
from readyroom.race.options import Part, in_hand, show_card, show_placing, shown_parts
from readyroom.race.phases.reveal import reveal
from readyroom.race.state import FROM_BONUS, NOTHING, Race, faces, ids
from readyroom.race.tables import (
    DRAW_AFTER_SETTLING,
    HELPS_TO_SETTLE,
    ID,
    KIND,
    MILITARY_WORLD,
    PAY_FOR_MILITARY,
    SACRIFICE_FOR_MILITARY,
    SETTLE_DISCOUNT,
    SETTLE_FOR_FREE,
    STRENGTH,
    VALUE,
    WINDFALL,
    WORLD,
    total,
)


class Means(msgspec.Struct, frozen=True):
    """A way to place a world: `mode` pay, pay_military or conquer; the cards invoked; what it costs in cards."""

    mode: str
    specialist: int
    """The card that lets its owner pay for a military world; it stays."""
    sacrificed: tuple[int, ...]
    cost: int
    strength: int | None


def show_means(means: Means) -> Option:
    used = ids((*((means.specialist,) if means.specialist != NOTHING else ()), *means.sacrificed))
    facts = {
        "mode": means.mode,
        "used": list(used),
        "uses": len(used),
        "cost": means.cost,
        "strength": means.strength,
    }
    return Option("means", "+".join((means.mode, *ids(means.sacrificed))), facts)


def begin(g: Race) -> None:
    g.agenda[0] = "settle-choose"


def choose(g: Race) -> Script[None]:
    """SETTLE-001 to 003. Every seat is asked, also one that has nothing to place: nobody learns which it is."""
    yield REST
    chosen: list[int] = yield AskAll([_ask(g, seat) for seat in range(g.seats)])
    reveal(g, chosen, then="settle-place")


def _ask(g: Race, seat: int) -> Choose:
    def show(card: int) -> Option:
        ways = [] if card == NOTHING else means_to_place(g, seat, card, len(g.hands[seat]) - 1)
        return show_placing(card, min((means.cost for means in ways), default=0))

    return Choose(seat, "race-settle", [NOTHING, *placeable(g, seat)], show)


def why_not(g: Race, question: Question, kind: str, id: str) -> WhyNot | None:
    """Why a card of the hand can't be settled."""
    seat = question.seat
    card = in_hand(g, seat, kind, id)
    if card is None:
        return None
    if not WORLD[card]:
        return WhyNot("development", "SETTLE-001")
    left = len(g.hands[seat]) - 1
    if means_to_place(g, seat, card, left):
        return None
    parts = cost_parts(g, seat, card)
    if parts is None:
        strength = sum(part.amount for part in strength_parts(g, seat, card))
        return WhyNot("military", "SETTLE-007", {"defense": VALUE[card], "strength": strength})
    return WhyNot("cost", "SETTLE-004", {"cost": max(sum(part.amount for part in parts), 0), "cards": left})


def cost_parts(g: Race, seat: int, world: int) -> list[Part] | None:
    """What paying for a world costs, part by part; None where it can't be paid for."""
    tableau, kind = g.tableaux[seat], KIND[world]
    found = [Part("printed", VALUE[world])]
    if MILITARY_WORLD[world]:
        contacts = [(card, power) for card in tableau if (power := PAY_FOR_MILITARY[card]) and power.never != kind]
        if not contacts:
            return None
        found += [Part(ID[card], -power.less) for card, power in contacts]
    reduction = SETTLE_DISCOUNT[kind]
    return found + [Part(ID[card], -reduction[card]) for card in tableau if reduction[card]]


def strength_parts(g: Race, seat: int, world: int) -> list[Part]:
    """The strength against a military world, part by part; without what could be sacrificed for it."""
    table = STRENGTH[world]
    return [Part(ID[card], table[card]) for card in g.tableaux[seat] if table[card]]


def _shown_strength(g: Race, seat: int, world: int) -> dict[str, Json]:
    return {"strength": shown_parts(strength_parts(g, seat, world))} if MILITARY_WORLD[world] else {}


def _shown_cost(g: Race, seat: int, world: int) -> dict[str, Json]:
    return {"parts": shown_parts(cost_parts(g, seat, world) or ())}


def placeable(g: Race, seat: int) -> list[int]:
    """Worlds in hand that can be placed by some legal means (SETTLE-003)."""
    hand = g.hands[seat]
    return [card for card in hand if WORLD[card] and means_to_place(g, seat, card, len(hand) - 1)]


def means_to_place(g: Race, seat: int, world: int, cards: int) -> list[Means]:
    """Every legal way to place a world with so many cards to pay with (SETTLE-034).

    Sacrifices need not be necessary (Q-19): Colony Ship goes for any world it may pay for, New Military Tactics for
    any world at all.
    """
    tableau, kind, value = g.tableaux[seat], KIND[world], VALUE[world]
    helpers = [] if HELPS_TO_SETTLE.isdisjoint(tableau) else [card for card in tableau if card in HELPS_TO_SETTLE]
    found: list[Means] = []
    extra = 0
    extras: list[tuple[int, ...]] = [()]
    for card in helpers:
        if (tactics := SACRIFICE_FOR_MILITARY[card]) is not None:
            extra = tactics.strength
            extras.append((card,))
    specialist = NOTHING
    payable = not MILITARY_WORLD[world]
    if not payable:
        own = total(STRENGTH[world], tableau)
        for sacrificed in extras:
            strength = own + extra * len(sacrificed)
            if strength >= value:
                found.append(Means("conquer", NOTHING, sacrificed, 0, strength))
        for card in helpers:
            contact = PAY_FOR_MILITARY[card]
            if contact is not None and contact.never != kind:
                payable, specialist = True, card
                value -= contact.less
    if payable:
        mode = "pay" if specialist == NOTHING else "pay_military"
        cost = max(value - total(SETTLE_DISCOUNT[kind], tableau), 0)
        ships = [card for card in helpers if (ship := SETTLE_FOR_FREE[card]) is not None and ship.never != kind]
        for sacrificed in extras:
            if cost <= cards:
                found.append(Means(mode, specialist, sacrificed, cost, None))
            found += [Means(mode, specialist, (ship, *sacrificed), 0, None) for ship in ships]
    return found


def place(g: Race) -> Script[None]:
    """In turn order: pay or conquer, lay the windfall good, draw (SETTLE-006)."""
    seat = g.queue[0]
    world, hand = g.placing[seat], g.hands[seat]
    ways = means_to_place(g, seat, world, len(hand))
    means = ways[0]
    if len(ways) > 1 or 0 < means.cost < len(hand):
        yield REST
    if len(ways) > 1:
        means = yield Choose(
            seat,
            "race-means",
            ways,
            show_means,
            facts={"card": ID[world]},
            aid=partial(_shown_strength, g, seat, world),
        )
    paid: tuple[int, ...] = tuple(hand) if means.cost == len(hand) else ()
    if 0 < means.cost < len(hand):
        paid = yield ChooseSeveral(
            seat,
            "race-pay",
            hand,
            show_card,
            facts={"card": ID[world], "count": means.cost},
            at_least=means.cost,
            at_most=means.cost,
            aid=partial(_shown_cost, g, seat, world),
        )
    tableau = g.tableaux[seat]
    for card in means.sacrificed:
        tableau.remove(card)
        g.discard.append(card)
        g.tell(Sacrificed, seat, ID[card], ID[world])
    if g.told is not None:
        g.tell(Paid, seat, ID[world], means.mode, means.cost, faces(seat, paid))
    g.throw(seat, paid)
    draws = [(DRAW_AFTER_SETTLING[source], source) for source in tableau]
    tableau.append(world)
    g.placing[seat] = NOTHING
    g.tell(Placed, seat, ID[world])
    if WINDFALL[world] and g.lay_good(seat, world):
        g.tell(GoodLaid, seat, ID[world], KIND[world] or "")
    if has_bonus(g, seat, SETTLE):
        g.draw(seat, 1, FROM_BONUS)
    for count, source in draws:
        if count:
            g.draw(seat, count, source)
    del g.queue[0]
    if not g.queue:
        del g.agenda[0]
