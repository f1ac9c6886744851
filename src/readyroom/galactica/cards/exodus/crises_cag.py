"""Crisis cards and the Super Crisis card that the CAG decides on: they come with the Cylon Fleet board."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.board import CAG
from readyroom.galactica.cards.exodus.box import FLEET_BOARD
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    Activate,
    AdvancePursuit,
    Centurions,
    Choice,
    CommandViper,
    DamageGalactica,
    DamageReserveVipers,
    Discard,
    Execute,
    GroundVipers,
    PilotsLaunch,
    RolesDiscard,
    VipersReturn,
    all_of,
    lose,
    place_ships,
)

crisis = partial(crises.crisis, FLEET_BOARD)

crisis(
    "detente",
    Choice(CAG, all_of(VipersReturn(), AdvancePursuit()), Activate(("basestars", "raiders", "heavy_raiders"))),
    activate=("launch_raiders",),
)
crisis(
    "raiders_inbound",
    Choice(CAG, all_of(lose(population=1), DamageGalactica()), RolesDiscard((Discard(CAG, 3), Discard(ADMIRAL, 3)))),
    activate=("heavy_raiders",),
)
crisis(
    "return_to_duty",
    Choice(CAG, all_of(PilotsLaunch("galactica"), Activate(("launch_raiders",))), Activate(("basestars",))),
    activate=("raiders",),
)
crisis(
    "review_camera_footage",
    Choice(
        CAG,
        all_of(DamageReserveVipers(2), AdvancePursuit(), CommandViper(CAG, optional=True)),
        all_of(Discard(CAG, 2), Discard(CURRENT, 3)),
    ),
    activate=("basestars",),
)
crisis(
    "tracked_by_radiation",
    Choice(CAG, place_ships(fore={"basestar": 1, "raider": 3}, aft={"civilian": 2}), lose(fuel=1)),
    activate=("basestars",),
)
crisis(
    "training_a_rookie",
    Choice(CAG, all_of(CommandViper(CAG), Activate(("raiders",))), GroundVipers(CAG, 2)),
    activate=("launch_raiders",),
)
crisis("fighting_blind", Choice(CAG, Centurions(2), Execute(CAG)), deck="super_crisis")
