"""Crisis cards of the Pegasus box on which somebody chooses between two parts."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.discards import discard
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    PRESIDENT,
    AllOf,
    Choice,
    DamageGalactica,
    DestroyCivilian,
    Discard,
    EachTradesForTreachery,
    Effect,
    Execute,
    LookAtAny,
    LowRoll,
    NextInLine,
    Send,
    TradeForTreachery,
    all_of,
    check,
    gain,
    lose,
    seat_of,
)
from readyroom.galactica.effects.core import who
from readyroom.galactica.execution import execute
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.skills import LEADERSHIP, POLITICS, TACTICS
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


class ExecutedAtAPrice(Effect, frozen=True):
    """Somebody is executed; then whoever had a role before discards cards, as far as they still have any."""

    role: str
    by: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seats = who(g, self.by, because)
        yield from execute(g, seat_of(g, self.role, because), because)
        for seat in seats:
            yield from discard(g, seat, self.count, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return AllOf((Execute(self.role), Discard(self.by, self.count))).forecast(ahead, because)


RAIDERS = ("raiders",)
BASESTARS = ("basestars",)

# --- the current player chooses ----------------------------------------------------------------------------

crisis = partial(crises.crisis, PEGASUS)

_UNREST = all_of(lose(morale=1), EachTradesForTreachery(1))

crisis(
    "code_blue",
    Choice(
        CURRENT,
        check(
            13,
            POLITICS,
            LEADERSHIP,
            TACTICS,
            passed=LookAtAny(CURRENT),
            fail=all_of(lose(morale=1), Send(CURRENT, "brig")),
        ),
        EachTradesForTreachery(2),
    ),
    activate=("heavy_raiders",),
    jump=True,
)
crisis(
    "reunite_the_fleet",
    Choice(
        CURRENT,
        check(10, POLITICS, LEADERSHIP, passed=gain(population=1), fail=_UNREST),
        TradeForTreachery(CURRENT, 2, random=True),
    ),
    activate=RAIDERS,
)
crisis(
    "the_black_market",
    Choice(
        CURRENT,
        check(13, POLITICS, LEADERSHIP, TACTICS, passed=gain(food=1), fail=lose(food=2, morale=1)),
        all_of(lose(food=1), EachTradesForTreachery(1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "unsettling_stories",
    Choice(CURRENT, check(9, POLITICS, LEADERSHIP, fail=_UNREST), lose(morale=1)),
    activate=RAIDERS,
    jump=True,
)

# --- the President chooses ---------------------------------------------------------------------------------

crisis(
    "assassination_plot",
    Choice(
        PRESIDENT,
        all_of(TradeForTreachery(ADMIRAL, 3), TradeForTreachery(CURRENT, 3)),
        Execute(ADMIRAL),
    ),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "civilian_ship_nuked",
    Choice(
        PRESIDENT,
        all_of(DestroyCivilian(), EachTradesForTreachery(1)),
        all_of(DestroyCivilian(), DestroyCivilian()),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "food_hoarding_in_the_fleet",
    Choice(PRESIDENT, all_of(lose(morale=1), LowRoll(3, DestroyCivilian())), lose(food=2)),
    activate=RAIDERS,
    jump=True,
)

# --- the Admiral chooses -----------------------------------------------------------------------------------

crisis(
    "a_verdict_of_guilty",
    Choice(
        ADMIRAL,
        ExecutedAtAPrice(CURRENT, ADMIRAL, 3),
        all_of(DamageGalactica(), DamageGalactica()),
    ),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "pressure_the_supply_ships",
    Choice(
        ADMIRAL,
        all_of(gain(food=1), lose(morale=1), TradeForTreachery(ADMIRAL, 2)),
        lose(food=2),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "suspicious_election_results",
    Choice(ADMIRAL, NextInLine(PRESIDENT), TradeForTreachery(ADMIRAL, 1, random=True)),
    activate=RAIDERS,
)
