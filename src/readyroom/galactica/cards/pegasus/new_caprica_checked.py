"""New Caprica Crisis cards with nothing to choose: a skill check and its results."""

from readyroom.galactica.cards.pegasus.new_caprica import crisis
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    NOTHING,
    DamageGalactica,
    DestroyForces,
    DestroyGrounded,
    DestroyRaptor,
    Discard,
    Execute,
    ExecuteCylon,
    HumansDraw,
    If,
    InOrbit,
    May,
    MayFreeOn,
    MoveTrack,
    OnBoard,
    Pick,
    PlaceForce,
    PrepareOrEvacuate,
    Send,
    TradeForTreachery,
    all_of,
    check,
    gain,
    lose,
)
from readyroom.galactica.new_caprica import DETENTION, MEDICAL_CENTER, PLANET
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
HEAVY = ("heavy_raiders",)
BASESTARS = ("basestars",)
FORCES = ("occupation_forces",)

DETAINED = If(OnBoard(CURRENT, PLANET), Send(CURRENT, DETENTION))
WOUNDED = If(OnBoard(CURRENT, PLANET), Send(CURRENT, MEDICAL_CENTER))

crisis(
    "meet_liason_officer",
    check(10, POLITICS, TACTICS, fail=all_of(lose(fuel=1), DestroyRaptor())),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "organize_the_pilots",
    check(9, POLITICS, PILOTING, passed=PrepareOrEvacuate(CURRENT), fail=DestroyGrounded()),
    activate=BASESTARS,
)
crisis(
    "recover_launch_keys",
    check(
        10,
        LEADERSHIP,
        TACTICS,
        ENGINEERING,
        passed=PrepareOrEvacuate(CURRENT),
        fail=all_of(lose(population=1), DETAINED),
    ),
    activate=BASESTARS,
)
crisis(
    "contact_raptor",
    check(7, POLITICS, ENGINEERING, fail=all_of(lose(morale=1), Discard(CURRENT, 2))),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "prepare_the_civilians",
    check(9, POLITICS, LEADERSHIP, fail=all_of(lose(food=1), PlaceForce())),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "intra_atmos_entry",
    check(
        15,
        LEADERSHIP,
        TACTICS,
        PILOTING,
        ENGINEERING,
        passed=all_of(PrepareOrEvacuate(CURRENT), MoveTrack(1)),
        partial=(9, NOTHING),
        fail=all_of(lose(fuel=1), If(InOrbit(), DamageGalactica())),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "resistance_bombings",
    check(
        12,
        LEADERSHIP,
        TACTICS,
        ENGINEERING,
        passed=May(ADMIRAL, all_of(lose(morale=1), Pick(ADMIRAL, ExecuteCylon(ADMIRAL), DestroyForces(ADMIRAL, 2)))),
        partial=(7, NOTHING),
        fail=lose(morale=1, population=1),
    ),
    activate=BASESTARS + FORCES,
)
crisis(
    "betrayed_from_within",
    check(
        9,
        POLITICS,
        LEADERSHIP,
        partial=(6, TradeForTreachery(CURRENT, 2, random=True)),
        fail=Execute(CURRENT),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "dissent_among_cylons",
    check(
        12,
        POLITICS,
        LEADERSHIP,
        passed=HumansDraw(2, optional=True),
        partial=(7, NOTHING),
        fail=lose(morale=1),
    ),
    activate=LAUNCH,
    jump=True,
)
crisis(
    "labor_union_strike",
    check(
        13,
        POLITICS,
        TACTICS,
        passed=gain(morale=1),
        partial=(10, NOTHING),
        fail=all_of(lose(food=1), DETAINED),
    ),
    activate=RAIDERS + FORCES,
    jump=True,
)
crisis(
    "decode_cylon_maps",
    check(8, TACTICS, ENGINEERING, passed=PrepareOrEvacuate(CURRENT), fail=all_of(lose(morale=1), PlaceForce())),
    activate=HEAVY + FORCES,
)
crisis(
    "centurion_ambush",
    check(7, TACTICS, PILOTING, fail=all_of(lose(population=1), WOUNDED)),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "second_thoughts",
    check(9, POLITICS, LEADERSHIP, passed=MayFreeOn(CURRENT, DETENTION, PLANET), fail=lose(morale=1)),
    activate=BASESTARS + FORCES,
    jump=True,
)
