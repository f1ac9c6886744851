"""Effects: the small pieces that cards are declared from. Each one runs, and says in words what it does.

How to declare a Crisis card (cards/<box>/crises_*.py):

    crisis("water_sabotaged",                                   # id as in the fact table; the name is in the words
           Choice(CURRENT,                                      # who chooses between two parts
                  check(13, POLITICS, LEADERSHIP, TACTICS, fail=lose(food=2)),
                  lose(food=1)),
           activate=("raiders",), jump=True)                    # the icons at the bottom, left to right

A check with a partial pass:

    crisis("elections_loom",
           check(8, POLITICS, LEADERSHIP,
                 partial=(5, lose(morale=1)),
                 fail=all_of(lose(morale=1), Discard(PRESIDENT, 4))),
           activate=("heavy_raiders",), jump=True)

A Cylon attack card (activation, setup of new ships, special rule):

    attack("surrounded",
           activate=("basestars",),
           setup=place_ships(fore={"raider": 4}, aft={"civilian": 1}, starboard_fore={"basestar": 1}, ...),
           special=Discard(CURRENT, 3))

Rules for a new effect: a frozen `Effect` with a few facts; `run(g, because)` calls the one function that does the thing
(one discard, one die roll, one damage...); `words()` names a message of words/<language>/galactica_effects.ftl and its
facts (an effect as a fact is read out in place); roles (CURRENT, PRESIDENT, ADMIRAL) are looked up when it runs;
`possible` is only overridden where a card forbids to choose what can't be done. An effect that could be carried out
only in part tells `NotPossible`.
"""

from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.cards import AnotherCrisis, CountsAsDistance, KeepInPlay
from readyroom.galactica.effects.core import (
    ADMIRAL,
    CURRENT,
    NOTHING,
    PRESIDENT,
    AllOf,
    all_of,
    seat_of,
)
from readyroom.galactica.effects.decisions import Choice, LowRoll, PayOr, Pick, SkillCheck, check
from readyroom.galactica.effects.people import (
    ChooseAndSend,
    Discard,
    DiscardHand,
    DrawSkill,
    EachDiscards,
    GiveTitle,
    LookAt,
    LookAtAny,
    LookAtTitle,
    PresidentSteps,
    Send,
    SendAllIn,
    SendAllOn,
)
from readyroom.galactica.effects.resources import Change, IfLow, LoseNuke, MoveTrack, gain, lose
from readyroom.galactica.effects.ships import (
    Activate,
    ActivateNewRaiders,
    BasestarsAttack,
    Centurions,
    DamageGalactica,
    DamageReserveVipers,
    DamageSpaceVipers,
    DestroyCivilian,
    DestroyRaptor,
    PlaceShips,
    ReturnRaptor,
    VipersReturn,
    place_ships,
)
from readyroom.galactica.registry import Effect

__all__ = [
    "ADMIRAL",
    "CURRENT",
    "NOTHING",
    "PRESIDENT",
    "Activate",
    "ActivateNewRaiders",
    "AllOf",
    "AnotherCrisis",
    "BasestarsAttack",
    "Cause",
    "Centurions",
    "Change",
    "Choice",
    "ChooseAndSend",
    "CountsAsDistance",
    "DamageGalactica",
    "DamageReserveVipers",
    "DamageSpaceVipers",
    "DestroyCivilian",
    "DestroyRaptor",
    "Discard",
    "DiscardHand",
    "DrawSkill",
    "EachDiscards",
    "Effect",
    "GiveTitle",
    "IfLow",
    "KeepInPlay",
    "LookAt",
    "LookAtAny",
    "LookAtTitle",
    "LoseNuke",
    "LowRoll",
    "MoveTrack",
    "PayOr",
    "Pick",
    "PlaceShips",
    "PresidentSteps",
    "ReturnRaptor",
    "Send",
    "SendAllIn",
    "SendAllOn",
    "SkillCheck",
    "VipersReturn",
    "all_of",
    "check",
    "gain",
    "lose",
    "place_ships",
    "seat_of",
]
