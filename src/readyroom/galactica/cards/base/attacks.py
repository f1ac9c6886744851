"""The ten Cylon attack cards of the base box's Crisis deck, and the one of its Super Crisis deck."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.effects import (
    CURRENT,
    ActivateNewRaiders,
    BasestarsAttack,
    DamageReserveVipers,
    Discard,
    MoveTrack,
    place_ships,
)
from readyroom.galactica.rules_in_force import LaunchMore, PlaceClosed, RelentlessPursuit, WeakVipers

attack = partial(crises.attack, BASE)

attack(
    "ambush",
    activate=("basestars",),
    setup=place_ships(
        fore={"raider": 4},
        aft={"basestar": 1, "raider": 4},
        starboard_aft={"civilian": 1},
        port_fore={"civilian": 1},
        port_aft={"viper": 2, "civilian": 1},
    ),
    keep=WeakVipers(2),
    until_jump=True,
)
attack(
    "besieged",
    activate=("raiders",),
    setup=place_ships(
        fore={"civilian": 1},
        aft={"heavy_raider": 1},
        starboard_fore={"civilian": 1},
        port_fore={"raider": 4, "viper": 2, "civilian": 1},
        port_aft={"basestar": 1},
    ),
    special=ActivateNewRaiders(),
    only_new=True,
)
attack(
    "boarding_parties",
    activate=("heavy_raiders",),
    setup=place_ships(
        fore={"heavy_raider": 2},
        aft={"civilian": 1},
        starboard_fore={"basestar": 1, "raider": 4},
        starboard_aft={"heavy_raider": 2},
        port_aft={"civilian": 2},
    ),
)
attack(
    "cylon_swarm",
    activate=("basestars",),
    setup=place_ships(
        fore={"basestar": 1, "raider": 5},
        aft={"civilian": 1},
        starboard_fore={"heavy_raider": 1},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"viper": 1, "civilian": 1},
    ),
    keep=LaunchMore(1),
    until_jump=True,
)
attack(
    "heavy_assault",
    activate=("raiders",),
    setup=place_ships(
        fore={"basestar": 1},
        aft={"civilian": 1},
        starboard_fore={"basestar": 1},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"civilian": 1},
    ),
    special=BasestarsAttack(),
)
attack(
    "jammed_assault",
    activate=("raiders",),
    setup=place_ships(
        fore={"civilian": 1},
        aft={"civilian": 1},
        starboard_fore={"raider": 4},
        starboard_aft={"basestar": 1, "heavy_raider": 2},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"viper": 1, "civilian": 1},
    ),
    keep=PlaceClosed("communications"),
    until_jump=True,
)
attack(
    "raiding_party",
    activate=("raiders",),
    setup=place_ships(
        aft={"heavy_raider": 2, "raider": 2},
        starboard_aft={"basestar": 1, "raider": 3},
        port_fore={"viper": 2, "civilian": 2},
        port_aft={"civilian": 1},
    ),
    special=MoveTrack(-1),
)
attack(
    "surrounded",
    activate=("basestars",),
    setup=place_ships(
        fore={"raider": 4},
        aft={"civilian": 1},
        starboard_fore={"basestar": 1},
        starboard_aft={"raider": 3, "heavy_raider": 1},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"viper": 1, "civilian": 1},
    ),
    special=Discard(CURRENT, 3),
)
attack(
    "tactical_strike",
    activate=("raiders",),
    setup=place_ships(
        fore={"heavy_raider": 1},
        aft={"civilian": 1},
        starboard_aft={"civilian": 1},
        port_fore={"basestar": 1, "raider": 5},
        port_aft={"viper": 2, "civilian": 1},
    ),
    special=DamageReserveVipers(2),
)
attack(
    "thirty_three",
    activate=("raiders",),
    setup=place_ships(
        fore={"basestar": 1},
        aft={"civilian": 1},
        starboard_aft={"civilian": 1},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"viper": 1, "civilian": 1},
    ),
    keep=RelentlessPursuit("crisis"),
)
attack(
    "massive_assault",
    activate=("heavy_raiders", "basestars"),
    setup=place_ships(
        starboard_fore={"basestar": 1, "raider": 4},
        starboard_aft={"basestar": 1, "raider": 2, "heavy_raider": 1},
        port_fore={"viper": 1, "civilian": 2},
        port_aft={"viper": 1, "civilian": 2},
    ),
    special=MoveTrack(-2),
    deck="super_crisis",
)
