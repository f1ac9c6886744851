"""Daybreak's six Cylon attack cards (Appendix II)."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, LAUNCH
from readyroom.galactica.cards.daybreak.box import DAYBREAK_ATTACKS
from readyroom.galactica.cards.daybreak.ships import ASSAULT_RAPTOR
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects import (
    CURRENT,
    DestroyRaptor,
    DrawMutiny,
    Effect,
    MixTreachery,
    all_of,
    place_ships,
)
from readyroom.galactica.events import NotPossible, ShipsPlaced
from readyroom.galactica.hangar import buildable
from readyroom.galactica.purposes import DEPLOY
from readyroom.galactica.rules_in_force import GravityWell, NoActions, PlaceClosed
from readyroom.galactica.ships import show_area
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import PILOTING
from readyroom.galactica.state import Galactica
from readyroom.galactica.vipers import activate_one
from readyroom.kernel import Script

attack = partial(crises.attack, DAYBREAK_ATTACKS)


class Cavalry(Effect, frozen=True):
    """One of a kind that still lies beside the board comes to an area where vipers are launched, as the current player
    says, who may activate it at once."""

    tone = "good"

    ship: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if not buildable(g, self.ship):
            g.tell(NotPossible, "place-viper")
            return
        area = yield from choose_one(g.current, "galactica-cavalry", list(LAUNCH), show_area, DEPLOY)
        squadron = g.squadrons[self.ship]
        squadron.unbuilt -= 1
        squadron.space[area] += 1
        g.tell(ShipsPlaced, self.ship, AREAS[area], 1, False)
        if not is_cylon_player(g.players[g.current]):
            yield from activate_one(g, g.current, self.ship, area, because)


attack(
    "blindsided",
    activate=("raiders",),
    setup=place_ships(
        fore={"basestar": 1, "heavy_raider": 1},
        starboard_fore={"raider": 3},
        aft={"basestar": 1, "heavy_raider": 1},
        port_aft={"civilian": 1},
        port_fore={"viper": 1, "civilian": 2},
    ),
    special=DestroyRaptor(),
)
attack(
    "event_horizon",
    activate=("raiders",),
    setup=place_ships(
        fore={"raider": 2, "viper": 1},
        starboard_fore={"basestar": 1},
        aft={"basestar": 1, "raider": 2},
        port_aft={"viper": 1},
        port_fore={"viper": 1},
    ),
    keep=GravityWell(1),
    until_jump=True,
)
attack(
    "hornets_nest",
    activate=("raiders",),
    setup=place_ships(
        fore={"raider": 3, "viper": 1, "civilian": 1},
        starboard_aft={"basestar": 1},
        aft={"raider": 3},
        port_aft={"viper": 1},
        port_fore={"civilian": 2},
    ),
    keep=NoActions(PILOTING),
    until_jump=True,
    until_basestar=True,
)
attack(
    "lockdown",
    activate=("heavy_raiders",),
    setup=place_ships(
        fore={"heavy_raider": 2},
        starboard_fore={"basestar": 1, "heavy_raider": 2},
        aft={"viper": 1, "civilian": 1},
        port_aft={"civilian": 1},
    ),
    keep=PlaceClosed("armory"),
    until_jump=True,
    until_basestar=True,
)
attack(
    "reprisal",
    activate=("raiders",),
    setup=place_ships(
        fore={"raider": 2, "civilian": 1},
        starboard_fore={"viper": 1},
        starboard_aft={"viper": 1},
        aft={"heavy_raider": 1, "raider": 3},
        port_aft={"civilian": 1},
        port_fore={"basestar": 1},
    ),
    special=all_of(MixTreachery(2), DrawMutiny(CURRENT)),
)
attack(
    "trial_by_fire",
    activate=("raiders",),
    setup=place_ships(
        fore={"raider": 3, "heavy_raider": 2},
        starboard_fore={"viper": 1},
        aft={"basestar": 1},
        port_fore={"civilian": 1},
    ),
    special=Cavalry(ASSAULT_RAPTOR),
)
