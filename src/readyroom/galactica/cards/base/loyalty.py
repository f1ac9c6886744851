"""The Loyalty cards of the base box: what Cylon cards do when they are revealed as an action, and the other two.

The assist character of a one-player game decides nothing: where nobody is the cause, all of it happens (VAR-014..018).
"""

from readyroom.galactica.asking import ask
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.combat import (
    damage_galactica,
    draw_damage,
    put_back_damage,
    resolve_damage,
    ship_of,
    tokens_left,
)
from readyroom.galactica.discards import discard
from readyroom.galactica.events import NotPossible
from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER, loyalty_cards
from readyroom.galactica.moving import choosable, on_ship, send
from readyroom.galactica.purposes import AMOUNT, HARM, OFFER, VICTIM
from readyroom.galactica.registry import LOYALTY_ACTIONS, Effect
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import STANDING, NotCylon, Sympathizer
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import show_seat
from readyroom.kernel import Choose, ChooseSeveral, Option, Script


class ReduceResource(Effect, frozen=True):
    resource: str
    amount: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        prompt = f"galactica-cylon-{self.resource}"
        if seat == NOBODY or (yield from ask(seat, prompt, OFFER, amount=self.amount)):
            yield from change(g, self.resource, -self.amount, because)


class SendVictim(Effect, frozen=True):
    """A character of a ship is sent away; he discards first."""

    ship: str
    place: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        victim = 0 if because.seat == NOBODY else (yield from self._choose(g, because.seat))
        if victim is None:
            return
        if self.count:
            yield from discard(g, victim, self.count, because)
        yield from send(g, victim, self.place, because)

    def _choose(self, g: Galactica, seat: int) -> Script[int | None]:
        aboard = on_ship(self.ship)
        victims = [victim for victim in choosable(g, self.place) if aboard(g.players[victim].place)]
        prompt = f"galactica-cylon-{self.place}"
        victim: int | None = yield Choose(
            seat, prompt, [None, *victims], _show, facts={"count": self.count}, purpose=VICTIM
        )
        return victim


def _show(seat: int | None) -> Option:
    return Option("choice", "nobody") if seat is None else show_seat(seat)


class DamageTokens(Effect, frozen=True):
    """Draw up to `drawn` damage tokens, resolve `resolved` of them, the others go back."""

    drawn: int
    resolved: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if because.seat != NOBODY:
            yield from self._draw(g, because.seat, because)
            return
        for _ in range(self.resolved):
            yield from damage_galactica(g, because)

    def _draw(self, g: Galactica, seat: int, because: Cause) -> Script[None]:
        most = min(self.drawn, tokens_left(g))
        if not most:
            g.tell(NotPossible, "damage-galactica")
            return
        count: int = yield Choose(
            seat,
            "galactica-cylon-damage",
            range(most + 1),
            lambda number: Option("number", str(number)),
            purpose=AMOUNT,
        )
        if not count:
            return
        held = yield from draw_damage(g, seat, count)
        wanted = min(self.resolved, len(held.cards))
        tokens: tuple[str, ...] = yield ChooseSeveral(
            seat,
            "galactica-cylon-damage-tokens",
            held.cards[:],
            lambda token: Option("token", token),
            at_least=wanted,
            at_most=wanted,
            purpose=HARM,
        )
        put_back_damage(g, [token for token in held.cards if token not in tokens])
        held.cards[:] = tokens
        for token in tokens:
            held.cards.remove(token)
            yield from resolve_damage(g, ship_of(token), token, because)
        g.held.pop()


LOYALTY_ACTIONS.update(
    {
        "cylon_can_reduce_morale": ReduceResource("morale", 1),
        "cylon_can_send_to_sickbay": SendVictim("galactica", "sickbay", 5),
        "cylon_can_send_to_brig": SendVictim("galactica", "brig", 0),
        "cylon_can_damage_galactica": DamageTokens(drawn=5, resolved=2),
    }
)
loyalty_cards(
    BASE,
    "cylon_can_reduce_morale",
    "cylon_can_send_to_sickbay",
    "cylon_can_send_to_brig",
    "cylon_can_damage_galactica",
    cylon=True,
)
loyalty_cards(BASE, HUMAN, copies=11)
loyalty_cards(BASE, SYMPATHIZER)
BASE.loyalty_decks |= {3: (1, 5), 4: (1, 6), 5: (2, 8), 6: (2, 9)}  # LOYD-006..009
STANDING[HUMAN] = NotCylon()
STANDING[SYMPATHIZER] = Sympathizer(place="brig", closed="cylon_fleet")
