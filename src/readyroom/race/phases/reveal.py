"""The reveal in Develop and Settle: what everybody places is seen at once (DEV-003, SETTLE-002)."""

from collections.abc import Sequence

from readyroom.race.events import Revealed
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import ID


def reveal(g: Race, chosen: Sequence[int], then: str) -> None:
    """Lay the chosen cards open; who placed something now pays in turn order, in the step `then` (ORDER-005)."""
    for seat, card in enumerate(chosen):
        if card != NOTHING:
            g.hands[seat].remove(card)
    g.placing = list(chosen)
    g.queue = [seat for seat in g.order if chosen[seat] != NOTHING]
    if g.told is not None:
        g.tell(Revealed, g.phase, tuple("nothing" if card == NOTHING else ID[card] for card in chosen))
    if g.queue:
        g.agenda[0] = then
    else:
        del g.agenda[0]
