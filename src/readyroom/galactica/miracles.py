"""Miracle tokens: where a table has them, abilities that work once a game cost one each time instead
(CHAR-010..023)."""

from typing import Final

from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import MIRACLE, SHEETS, miracles
from readyroom.galactica.events import NotPossible
from readyroom.galactica.sides import is_human_player, is_leader
from readyroom.galactica.state import Galactica
from readyroom.galactica.tokens import at_seat, put, take

NO_ROOM: Final = "gain-miracle"
"""Why nobody gets one."""


def can_gain(g: Galactica, seat: int) -> bool:
    """Whether somebody may get a token: not over their limit, and no revealed Cylon; but a Cylon leader at any time
    (CHAR-012, CHAR-016, CHAR-018, CHAR-023)."""
    player = g.players[seat]
    able = is_human_player(player) or is_leader(player)
    return able and miracles(g, seat) < SHEETS[player.character].miracles and _left(g) > 0


def _left(g: Galactica) -> int:
    return in_play(g).pieces.get(MIRACLE, 0) - sum(g.tokens.get(MIRACLE, {}).values())


def able_to_gain(g: Galactica) -> list[int]:
    """Who may be chosen to get a token (CHAR-019)."""
    return [player.seat for player in g.players if can_gain(g, player.seat)]


def gain_miracle(g: Galactica, seat: int) -> bool:
    """A token for somebody; whoever has as many as they may gets none (CHAR-013)."""
    if not can_gain(g, seat):
        g.tell(NotPossible, NO_ROOM)
        return False
    put(g, MIRACLE, at_seat(seat))
    return True


def spend_miracle(g: Galactica, seat: int, count: int = 1) -> bool:
    """Somebody pays with tokens; not at all if there are too few."""
    if miracles(g, seat) < count:
        return False
    take(g, MIRACLE, at_seat(seat), count)
    return True


def give_miracle(g: Galactica, seat: int, to: int) -> None:
    """A token goes from one player to another."""
    if spend_miracle(g, seat):
        put(g, MIRACLE, at_seat(to))


def lose_miracles(g: Galactica, seat: int) -> None:
    """Who is revealed or executed has none any more (CHAR-015, EXEC-003)."""
    if held := miracles(g, seat):
        take(g, MIRACLE, at_seat(seat), held)
