"""The end of a turn (DISC, TURN-004, TURN-005, END-001)."""

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import HAND_LIMIT
from readyroom.galactica.characters import hand_limit
from readyroom.galactica.decks import discard_to, pile_of
from readyroom.galactica.discards import discard_down
from readyroom.galactica.resources import end, lost_resource
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Script


def end_of_turn(g: Galactica, _: str) -> Script[None]:
    """What the boxes have at a turn's end, in their order; then the resources are checked (DISC-004, OQ-25)."""
    for thing in in_play(g).end_of_turn:
        yield from thing(g)
    lost = lost_resource(g)
    if lost:
        end(g, "cylons", f"no_{lost}")
    if not g.orphaned:
        g.current = g.next_seat(g.current)
    g.agenda.append("begin_turn")


def end_turn(g: Galactica) -> None:
    """The current player's turn ends: of what was still to come only the end of the turn is left (EXEC-032)."""
    g.turn_ends = True
    if "end_of_turn" in g.agenda:
        del g.agenda[: g.agenda.index("end_of_turn")]


def abilities(g: Galactica) -> Script[None]:
    """What may be used at the end of a turn."""
    yield from window(g, "turn_ends")


def discard_crises(g: Galactica) -> Script[None]:
    """The Crisis cards of this turn (TURN-005)."""
    for card in g.crises:
        discard_to(g, pile_of(card), card)
    g.crises.clear()
    yield from ()


def hand_limits(g: Galactica) -> Script[None]:
    """Skill cards over the limit (DISC-001)."""
    yield from discard_down(g, [(player.seat, hand_limit(g, player)) for player in g.players], HAND_LIMIT)
