"""Phase I, Explore: draw some, keep fewer. Rule index: EXPL."""

from readyroom.kernel import REST, AskAll, ChooseSeveral, Question, Script, WhyNot
from readyroom.race.actions import EXPLORE1, EXPLORE5, chose
from readyroom.race.events import Explored, Kept
from readyroom.race.options import show_card
from readyroom.race.state import FROM_BONUS, Race, faces
from readyroom.race.tables import EXPLORE_DRAW, EXPLORE_KEEP, total


def looks_at(g: Race, seat: int) -> int:
    """EXPL-001 to 004, 006; both bonuses add up in the advanced game (TWO-004)."""
    powers = total(EXPLORE_DRAW, g.tableaux[seat])
    return 2 + 5 * chose(g, seat, EXPLORE5) + chose(g, seat, EXPLORE1) + powers


def keeps(g: Race, seat: int) -> int:
    """How many of the drawn cards stay: the allowed number, or all if fewer were drawn (EXPL-009)."""
    powers = total(EXPLORE_KEEP, g.tableaux[seat])
    return min(1 + chose(g, seat, EXPLORE1) + powers, len(g.drawn[seat]))


def draw_cards(g: Race) -> None:
    """Everybody draws before anybody discards (EXPL-007)."""
    g.drawn = [[] for _ in g.hands]
    for seat in g.order:
        g.drawn[seat] = g.top(seat, looks_at(g, seat), "explore", FROM_BONUS)
        if g.told is not None:
            drawn = g.drawn[seat]
            g.tell(Explored, seat, len(drawn), keeps(g, seat), faces(seat, drawn))
    g.chance.reveal()
    g.agenda[0] = "explore-keep"


def keep_cards(g: Race) -> Script[None]:
    """The choice is among the cards just drawn, never older ones (EXPL-008)."""
    counts = [keeps(g, seat) for seat in range(g.seats)]
    choosing = [seat for seat, count in enumerate(counts) if count < len(g.drawn[seat])]
    kept: dict[int, tuple[int, ...]] = {}
    if choosing:
        yield REST
        chosen: list[tuple[int, ...]] = yield AskAll([_ask(g, seat, counts[seat]) for seat in choosing])
        kept = dict(zip(choosing, chosen, strict=True))
    for seat in g.order:
        _keep(g, seat, kept[seat] if seat in kept else tuple(g.drawn[seat]))
    g.drawn = []
    del g.agenda[0]


def _ask(g: Race, seat: int, count: int) -> ChooseSeveral:
    return ChooseSeveral(
        seat,
        "race-explore",
        g.drawn[seat],
        show_card,
        facts={"count": count},
        at_least=count,
        at_most=count,
    )


def why_not(_: Race, __: Question, kind: str, ___: str) -> WhyNot | None:
    """Why a card of the hand is not among the cards just drawn."""
    return WhyNot("explore", "EXPL-008") if kind == "hand" else None


def _keep(g: Race, seat: int, kept: tuple[int, ...]) -> None:
    left = g.drawn[seat]
    g.hands[seat] += kept
    for card in kept:
        left.remove(card)
    g.discard += left
    if g.told is not None:
        g.tell(Kept, seat, len(kept), len(left), faces(seat, kept))
