"""The end of a turn (DISC, TURN-004, TURN-005, END-001)."""

from readyroom.galactica.characters import hand_limit
from readyroom.galactica.decks import discard_to, pile_of
from readyroom.galactica.discards import discard_down
from readyroom.galactica.resources import end, lost_resource
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Script


def end_of_turn(g: Galactica, _: str) -> Script[None]:
    """Abilities of the turn's end, hand limits, then the resources are checked (OQ-25)."""
    yield from window(g, "turn_ends")
    for card in g.crises:
        discard_to(g, pile_of(card), card)
    g.crises.clear()
    yield from discard_down(g, [(player.seat, hand_limit(g, player)) for player in g.players])
    lost = lost_resource(g)
    if lost:
        end(g, "cylons", f"no_{lost}")
    g.current = g.next_seat(g.current)
    g.agenda.append("begin_turn")
