"""What the Cylon cards of the base box do when they are revealed as an action."""

from readyroom.galactica.board import LOCATIONS
from readyroom.galactica.combat import resolve_damage
from readyroom.galactica.events import NotPossible
from readyroom.galactica.people import ask, can_be_sent, send
from readyroom.galactica.registry import LOYALTY_ACTIONS
from readyroom.galactica.resources import change
from readyroom.galactica.skills import discard
from readyroom.galactica.state import Galactica, Held
from readyroom.galactica.windows import show_seat
from readyroom.kernel import Choose, ChooseSeveral, Option, Script


def _reduce_morale(g: Galactica, seat: int) -> Script[None]:
    if (yield from ask(seat, "galactica-cylon-morale")):
        change(g, "morale", -1)


def _choose_victim(g: Galactica, seat: int, place: str) -> Script[int | None]:
    """A character in a Galactica location who can be sent there, or nobody."""
    victims: list[int | None] = [
        player.seat
        for player in g.players
        if player.place in LOCATIONS
        and LOCATIONS[player.place].ship == "galactica"
        and can_be_sent(g, player.seat, place)
    ]
    victim: int | None = yield Choose(seat, f"galactica-cylon-{place}", [None, *victims], _show)
    return victim


def _show(seat: int | None) -> Option:
    return Option("choice", "nobody") if seat is None else show_seat(seat)


def _send_to_sickbay(g: Galactica, seat: int) -> Script[None]:
    """The victim discards five cards first."""
    victim = yield from _choose_victim(g, seat, "sickbay")
    if victim is not None:
        yield from discard(g, victim, 5)
        send(g, victim, "sickbay")


def _send_to_brig(g: Galactica, seat: int) -> Script[None]:
    victim = yield from _choose_victim(g, seat, "brig")
    if victim is not None:
        send(g, victim, "brig")


def _damage_galactica(g: Galactica, seat: int) -> Script[None]:
    """Draw up to five damage tokens, resolve two of them, the others go back."""
    most = min(5, len(g.damage_pile))
    if not most:
        g.tell(NotPossible, "damage-galactica")
        return
    count: int = yield Choose(
        seat, "galactica-cylon-damage", range(most + 1), lambda number: Option("number", str(number))
    )
    if not count:
        return
    g.held = Held(seat, "damage", g.chance.draw(g.damage_pile, count))
    wanted = min(2, count)
    tokens: tuple[str, ...] = yield ChooseSeveral(
        seat,
        "galactica-cylon-damage-tokens",
        g.held.cards[:],
        lambda token: Option("token", token),
        at_least=wanted,
        at_most=wanted,
    )
    rest = [token for token in g.held.cards if token not in tokens]
    g.damage_pile += rest
    g.held = Held(seat, "damage", list(tokens))
    for token in tokens:
        g.held.cards.remove(token)
        resolve_damage(g, token)
    g.held = None


LOYALTY_ACTIONS.update(
    {
        "cylon_can_reduce_morale": _reduce_morale,
        "cylon_can_send_to_sickbay": _send_to_sickbay,
        "cylon_can_send_to_brig": _send_to_brig,
        "cylon_can_damage_galactica": _damage_galactica,
    }
)
