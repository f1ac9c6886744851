"""Phase II, Develop: everybody may place a development. Rule index: DEV, ORDER-005."""

from functools import partial

from readyroom.kernel import REST, AskAll, Choose, ChooseSeveral, Json, Question, Script, WhyNot
from readyroom.race.actions import DEVELOP, has_bonus
from readyroom.race.events import Paid, Placed
from readyroom.race.options import Part, in_hand, show_card, show_placing, shown_parts
from readyroom.race.phases.reveal import reveal
from readyroom.race.state import NOTHING, Race, faces, ids
from readyroom.race.tables import (
    DEVELOP_DISCOUNT,
    DRAW_AFTER_DEVELOPING,
    DRAW_BEFORE_DEVELOPING,
    ID,
    VALUE,
    WORLD,
    total,
)


def discount(g: Race, seat: int) -> int:
    """DEV-006, DEV-007."""
    return has_bonus(g, seat, DEVELOP) + total(DEVELOP_DISCOUNT, g.tableaux[seat])


def price(g: Race, seat: int, card: int) -> int:
    return max(VALUE[card] - discount(g, seat), 0)


def parts(g: Race, seat: int, card: int) -> list[Part]:
    """What a development costs, part by part."""
    found = [Part("printed", VALUE[card])]
    if has_bonus(g, seat, DEVELOP):
        found.append(Part("bonus", -1))
    return found + [Part(ID[other], -DEVELOP_DISCOUNT[other]) for other in g.tableaux[seat] if DEVELOP_DISCOUNT[other]]


def _shown_cost(g: Race, seat: int, card: int) -> dict[str, Json]:
    return {"parts": shown_parts(parts(g, seat, card))}


def draw_first(g: Race) -> None:
    """DEV-001: Interstellar Bank draws before anything is chosen."""
    for seat in g.order:
        for card in g.tableaux[seat]:
            if count := DRAW_BEFORE_DEVELOPING[card]:
                g.draw(seat, count, card)
    g.agenda[0] = "develop-choose"


def choose(g: Race) -> Script[None]:
    """DEV-002 to 004. Every seat is asked, also one that has nothing to place: nobody learns which it is."""
    yield REST
    chosen: list[int] = yield AskAll([_ask(g, seat) for seat in range(g.seats)])
    reveal(g, chosen, then="develop-place")


def _ask(g: Race, seat: int) -> Choose:
    return Choose(
        seat,
        "race-develop",
        [NOTHING, *placeable(g, seat)],
        lambda card: show_placing(card, price(g, seat, card)),
    )


def why_not(g: Race, question: Question, kind: str, id: str) -> WhyNot | None:
    """Why a card of the hand can't be developed."""
    seat = question.seat
    card = in_hand(g, seat, kind, id)
    if card is None:
        return None
    if WORLD[card]:
        return WhyNot("world", "DEV-002")
    if id in ids(g.tableaux[seat]):
        return WhyNot("twice", "DEV-008")
    left = len(g.hands[seat]) - 1
    cost = price(g, seat, card)
    return WhyNot("cost", "DEV-005", {"cost": cost, "cards": left}) if cost > left else None


def placeable(g: Race, seat: int) -> list[int]:
    """Developments that can be paid and are not in the tableau already (DEV-004, DEV-008), each design once."""
    affordable = len(g.hands[seat]) - 1 + discount(g, seat)
    built = {ID[card] for card in g.tableaux[seat]}
    found = []
    for card in g.hands[seat]:
        if not WORLD[card] and VALUE[card] <= affordable and ID[card] not in built:
            built.add(ID[card])
            found.append(card)
    return found


def place(g: Race) -> Script[None]:
    """In turn order: pay, place, draw (DEV-005, DEV-010)."""
    seat = g.queue[0]
    card, hand = g.placing[seat], g.hands[seat]
    cost = price(g, seat, card)
    paid: tuple[int, ...] = tuple(hand) if cost == len(hand) else ()
    if 0 < cost < len(hand):
        yield REST
        paid = yield ChooseSeveral(
            seat,
            "race-pay",
            hand,
            show_card,
            facts={"card": ID[card], "count": cost},
            at_least=cost,
            at_most=cost,
            aid=partial(_shown_cost, g, seat, card),
        )
    if g.told is not None:
        g.tell(Paid, seat, ID[card], "pay", cost, faces(seat, paid))
    g.throw(seat, paid)
    tableau = g.tableaux[seat]
    draws = [(DRAW_AFTER_DEVELOPING[source], source) for source in tableau]
    tableau.append(card)
    g.placing[seat] = NOTHING
    g.tell(Placed, seat, ID[card])
    for count, source in draws:
        if count:
            g.draw(seat, count, source)
    del g.queue[0]
    if not g.queue:
        del g.agenda[0]
