"""Effects on Treachery cards: trading others for them, drawing them, having them in the Destiny deck."""

from collections.abc import Iterable

from readyroom.galactica.asking import ask
from readyroom.galactica.causes import Cause
from readyroom.galactica.discards import discard
from readyroom.galactica.effects.core import gains, seat_of
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.loyalty import draw_super_crisis
from readyroom.galactica.purposes import OFFER
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player, is_human_player, takes_part
from readyroom.galactica.skills import TREACHERY, draw, mix_destiny, only_in_destiny
from readyroom.galactica.state import Galactica
from readyroom.kernel import Json, Script


def _trade(g: Galactica, seats: Iterable[int], count: int, because: Cause, *, random: bool = False) -> Script[None]:
    """One after the other discards and draws (TIME-006); who has fewer cards draws as many all the same.
    Revealed Cylons may take part (CYL-017)."""
    for seat in seats:
        player = g.players[seat]
        if gains(g, player):
            if not (yield from ask(seat, "galactica-take-part", OFFER, card=because.source)):
                continue
        elif not is_human_player(player):
            continue
        yield from discard(g, seat, count, because, random=random)
        draw(g, seat, (TREACHERY,) * count)


class TradeForTreachery(Effect, frozen=True):
    """Somebody discards Skill cards and draws as many Treachery cards."""

    tone = "bad"

    role: str
    count: int
    random: bool = False

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from _trade(g, [seat_of(g, self.role, because)], self.count, because, random=self.random)


class EachTradesForTreachery(Effect, frozen=True):
    """Every player discards Skill cards and draws as many Treachery cards, the current player first."""

    tone = "bad"

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from _trade(g, g.clockwise(g.current), self.count, because)


class EachDraws(Effect, frozen=True):
    """Every player, or every Cylon player, draws Skill cards of one type, the current player first."""

    skill: int
    count: int
    cylons: bool = False

    def do(self, g: Galactica, _: Cause, /) -> None:
        wanted = is_cylon_player if self.cylons else takes_part
        for seat in g.clockwise(g.current):
            if wanted(g.players[seat]):
                draw(g, seat, (self.skill,) * self.count)


class MixTreachery(Effect, frozen=True):
    """The top cards of the Treachery deck go unseen into the Destiny deck, which is shuffled."""

    tone = "bad"

    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        mix_destiny(g, TREACHERY, self.count)

    def forecast(self, _: Ahead, __: Cause, /) -> list[Line]:
        facts: dict[str, Json] = {"count": self.count}
        return [Line("treachery-in-destiny", facts, tone="bad")]


class DestinyOfTreachery(Effect, frozen=True):
    """The Destiny deck is discarded; a new one has Treachery cards alone."""

    tone = "bad"

    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        only_in_destiny(g, TREACHERY, self.count)


class CylonsDrawSuperCrisis(Effect, frozen=True):
    """Every Cylon player draws a Super Crisis card, the current player first."""

    tone = "bad"

    def do(self, g: Galactica, _: Cause, /) -> None:
        for seat in g.clockwise(g.current):
            if is_cylon_player(g.players[seat]):
                draw_super_crisis(g, seat)
