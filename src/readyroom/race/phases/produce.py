"""Phase V, Produce: goods on production worlds, windfall powers, and the draws that go with them. Rule index: PROD."""

from readyroom.kernel import REST, Choose, Question, Script, WhyNot
from readyroom.race.actions import PRODUCE, chose
from readyroom.race.events import Produced
from readyroom.race.options import in_tableau, show_windfall
from readyroom.race.state import FROM_BONUS, NOTHING, Race, source_id
from readyroom.race.tables import (
    DRAW_IF_MOST,
    DRAW_IF_PRODUCED,
    DRAW_PER_GOOD,
    DRAW_PER_KIND,
    DRAW_PER_WORLD,
    ID,
    KIND,
    PRODUCE_DRAW,
    PRODUCE_ON_WINDFALL,
    PRODUCTION,
    WINDFALL,
)


def begin(g: Race) -> None:
    g.produced = [[] for _ in g.hands]
    g.queue = g.order[:]
    g.agenda[0] = "produce-own"


def produce(g: Race, seat: int, world: int, source: int) -> None:
    """One good on an empty world, with the draw for producing there (PROD-010, PROD-011)."""
    if not g.lay_good(seat, world):
        return
    g.produced[seat].append(world)
    g.tell(Produced, seat, ID[world], KIND[world] or "", source_id(source))
    if count := DRAW_IF_PRODUCED[world]:
        g.draw(seat, count, world)


def empty(g: Race, seat: int) -> list[int]:
    """The production worlds without a good, which get one in every Produce phase (PROD-001)."""
    return [world for world in g.tableaux[seat] if PRODUCTION[world] and g.goods[world] == NOTHING]


def produce_own(g: Race) -> None:
    """What needs no choice and counts nothing produced (PROD-001, PROD-009, PROD-014, PROD-017)."""
    seat = g.queue[0]
    tableau = g.tableaux[seat]
    for world in empty(g, seat):
        produce(g, seat, world, world)
    for card in tableau:
        if count := PRODUCE_DRAW[card]:
            g.draw(seat, count, card)
        if (power := DRAW_PER_WORLD[card]) is not None:
            g.draw(seat, sum([KIND[world] == power.kind for world in tableau]), card)
    bonus = [FROM_BONUS] if chose(g, seat, PRODUCE) else []
    g.windfalls = [card for card in tableau if PRODUCE_ON_WINDFALL[card] is not None] + bonus
    g.agenda[0] = "produce-windfall"


def kind_for(source: int) -> str | None:
    """The kind of windfall world a power or the bonus is for; None: any."""
    power = None if source == FROM_BONUS else PRODUCE_ON_WINDFALL[source]
    return power.kind if power else None


def produce_windfalls(g: Race) -> Script[None]:
    """One windfall power or the bonus, in the owner's order, while a fitting empty world exists (PROD-004 to 008)."""
    seat = g.queue[0]
    picks = windfall_picks(g, seat)
    if not picks:
        g.windfalls = []
        draw_for_produced(g, seat)
        del g.queue[0]
        g.agenda[0] = "produce-own" if g.queue else "produce-most"
        return
    source, world = picks[0]
    if len({world for _, world in picks}) > 1:
        yield REST
        source, world = yield Choose(seat, "race-produce", picks, show_windfall)
    g.windfalls.remove(source)
    produce(g, seat, world, source)


def why_not(g: Race, question: Question, kind: str, id: str) -> WhyNot | None:
    """Why a world of the tableau can't get a good now."""
    card = in_tableau(g, question.seat, kind, id)
    if card is None or any(world == card for _, world in question.picks):
        return None
    if not WINDFALL[card]:
        return WhyNot("no-windfall", "PROD-004")
    return WhyNot("holds-good", "PROD-002") if g.goods[card] != NOTHING else WhyNot("windfall-unfit", "PROD-006")


def windfall_picks(g: Race, seat: int) -> list[tuple[int, int]]:
    """Each power with each world it fits; powers for the same kind are one and the same choice."""
    empty = [world for world in g.tableaux[seat] if WINDFALL[world] and g.goods[world] == NOTHING]
    by_kind: dict[str | None, int] = {}
    for source in g.windfalls:
        by_kind.setdefault(kind_for(source), source)
    narrow_first = sorted(by_kind.items(), key=lambda item: item[0] is None)
    return [(source, world) for kind, source in narrow_first for world in empty if kind in (None, KIND[world])]


def draw_for_produced(g: Race, seat: int) -> None:
    """Draws that count what this seat produced in this phase (PROD-012, PROD-013, PROD-016)."""
    kinds = [KIND[world] for world in g.produced[seat]]
    for card in g.tableaux[seat]:
        if (power := DRAW_PER_GOOD[card]) is not None:
            g.draw(seat, kinds.count(power.kind), card)
        if DRAW_PER_KIND[card] is not None:
            g.draw(seat, len(set(kinds)), card)


def draw_for_most(g: Race) -> None:
    """When everybody has produced: more goods of a kind than each other player (PROD-015)."""
    for seat in g.order:
        for card in g.tableaux[seat]:
            power = DRAW_IF_MOST[card]
            if power is not None:
                counts = [sum([KIND[world] == power.kind for world in worlds]) for worlds in g.produced]
                own = counts.pop(seat)
                if own > max(counts):
                    g.draw(seat, power.cards, card)
    g.produced = []
    del g.agenda[0]
