"""Effects: the words in which cards say what they do. Each one runs, and says itself in words.

Whatever a card, place, title or ability does is an `Effect`, made of the same words: on a Crisis card, as an action, as
a reaction in a window. Card files (cards/<box>/*.py) declare them (`crisis` and `attack` here with their box, as
`crisis = partial(crises.crisis, BOX)` makes them):

    crisis("water_sabotaged",                                   # id as in the fact table; the name is in the words
           Choice(CURRENT,                                      # who chooses between two parts
                  check(13, POLITICS, LEADERSHIP, TACTICS, fail=lose(food=2)),
                  lose(food=1)),
           activate=("raiders",), jump=True)                    # the icons at the bottom, left to right

    crisis("elections_loom",
           check(8, POLITICS, LEADERSHIP,
                 partial=(5, lose(morale=1)),
                 fail=all_of(lose(morale=1), Discard(PRESIDENT, 4))),
           activate=("heavy_raiders",), jump=True)

    attack("surrounded",                                        # activation, setup of new ships, special rule
           activate=("basestars",),
           setup=place_ships(fore={"raider": 4}, aft={"civilian": 1}, starboard_fore={"basestar": 1}, ...),
           special=Discard(CURRENT, 3))

    LOCATION_ACTIONS["press_room"] = Draw(YOU, POLITICS, 2)
    SKILL_ACTIONS["..."] = Only(Holding("title_cag"), all_of(Peek(YOU, "crisis"), MoreActions(YOU, 1)))
    QUORUM_ACTIONS["..."] = Choosing(YOU, all_of(Send(CHOSEN, "brig"), Discard(YOU, 1)), JAIL)
    BOX.card("quorum", "...", 2)                                # how many copies there are
    listens(BOX, "crisis_drawn", Ability("...", Draw(YOU, TACTICS), "turn"))

- Roles: CURRENT, YOU (who plays the card), CHOSEN (by `Choosing`), and every title. They are looked up when it runs.
- Who has to choose is told what for (purposes.py), so that computer players can answer.
- Conditions: `Only(condition, effect)` may be chosen only while it holds, `If(condition, effect)` happens only then.
- `because` (causes.py) says which card, who, whom they chose, and in which way: pass it on to whatever you call.

A new word is a frozen `Effect` with a few fields, the numbers and roles printed on the card:

    class Discard(Effect, frozen=True):
        role: str
        count: int

        def run(self, g: Galactica, because: Cause, /) -> Script[None]:
            yield from discard_each(g, who(g, self.role, because), self.count, because)

- `run` calls the one function that does the thing (one discard, one die, one damage...); an effect that asks nobody and
  can't be interrupted has `do` instead. What can be carried out only in part tells `NotPossible`.
- These functions lie in the modules above this folder, by subject: discards.py, skills.py (drawing), resources.py,
  moving.py (sending), titles.py, ships.py, combat.py, dice.py, decks.py. asking.py asks a seat whom, which or whether.
- Its message is named after it (`galactica-rule-discard` in words/<language>/galactica/effects.ftl; if it came
  with a later box, in its texts.ftl) and gets its fields. How a field is read out hangs on its name (texts.py): an
  effect in place, true and false as yes and no, `skill`, `skills`, `either` as types of Skill cards, `role`, `by` and
  `chooser` as who that is (`$role_id` is the role as the code has it), any other string as the name of that thing.
- `possible(g, seat)` where it may not be chosen at times, and beside it `unless`, the reason (`galactica-why-...`);
  `ways(g, seat)` where a reaction can be used in several ways (`because.how`); `matters(g)` if a window need not wait
  for it.
- `forecast(ahead, because)` where what it would do can be told in numbers (forecast.py; its message is
  `galactica-ahead-...`); else its own sentence is told. `tone` says whether that is good or bad news.
- Computer players need its worth (players/galactica/effects.py), else they add up that of the effects in its fields.
"""

from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.cards import CountsAsDistance, KeepInPlay, Peek, SearchDestiny
from readyroom.galactica.effects.combat import (
    CenturionsBack,
    DamageBasestar,
    DestroyInArea,
    DestroyRaiders,
    LaunchRaiders,
    RaidersActAgain,
    RecallCivilian,
    RemoveRaiders,
    SurveyCivilians,
)
from readyroom.galactica.effects.conditions import Below, Condition, Holding, If, OnBoard, OnceATurn, Only, Piloting
from readyroom.galactica.effects.core import (
    ADMIRAL,
    ANYBODY,
    CHOSEN,
    CURRENT,
    NOTHING,
    PLAYED,
    PRESIDENT,
    YOU,
    AllOf,
    To,
    all_of,
    seat_of,
)
from readyroom.galactica.effects.decisions import (
    Choice,
    Choosing,
    LowRoll,
    May,
    PayOr,
    Pick,
    SkillCheck,
    check,
    inner_choice,
)
from readyroom.galactica.effects.freeing import MayFree, MayFreeOn, PrisonersMayLeave
from readyroom.galactica.effects.hands import (
    Discard,
    DiscardHand,
    Draw,
    DrawAny,
    DrawEither,
    DrawOwn,
    DrawSkills,
    EachDiscards,
    HumansDraw,
    OthersDiscard,
    RolesDiscard,
    TakeDestiny,
    TakeHand,
)
from readyroom.galactica.effects.hangar import (
    DamageUnmanned,
    LeadViper,
    RepairLocations,
    RepairVipers,
    RestoreViper,
    VipersShootDown,
)
from readyroom.galactica.effects.infiltrating import OrInfiltrate
from readyroom.galactica.effects.loyalty import (
    LookAt,
    LookAtAny,
    LookAtTitle,
    NewLoyalty,
    RecruitHuman,
)
from readyroom.galactica.effects.mutiny import (
    ChooseMiracle,
    ChooseToDrawMutiny,
    DrawMutiny,
    GainMiracle,
    MutinySpreads,
    PutAway,
)
from readyroom.galactica.effects.occupation import (
    DestroyForces,
    DestroyGrounded,
    ExecuteCylon,
    InOrbit,
    PlaceForce,
    PrepareOrEvacuate,
)
from readyroom.galactica.effects.quorum import DiscardQuorum, DrawQuorum
from readyroom.galactica.effects.resources import Change, HeadStart, LoseNuke, MoveTrack, gain, lose
from readyroom.galactica.effects.sending import (
    ChooseAndSend,
    Execute,
    GoAnywhere,
    MayExecute,
    Send,
    SendAllIn,
    SendAllOn,
)
from readyroom.galactica.effects.ships import (
    Activate,
    ActivateNewRaiders,
    AdvancePursuit,
    BasestarsAttack,
    Centurions,
    CommandViper,
    DamageGalactica,
    DamageNewBasestar,
    DamageReserveVipers,
    DamageSpaceVipers,
    DestroyCenturion,
    DestroyCivilian,
    DestroyCylonShips,
    DestroyRaptor,
    GroundVipers,
    PilotsLaunch,
    PlaceCivilians,
    PlaceShips,
    RemoveCylonShips,
    ReturnRaptor,
    TradeViper,
    VipersReturn,
    place_ships,
)
from readyroom.galactica.effects.titles import GiveTitle, NextInLine, PassTitles, PresidentSteps, StepDown
from readyroom.galactica.effects.trauma import (
    CylonsDrawTrauma,
    DiscardTrauma,
    DrawTrauma,
)
from readyroom.galactica.effects.treachery import (
    CylonsDrawSuperCrisis,
    DestinyOfTreachery,
    EachDraws,
    EachTradesForTreachery,
    MixTreachery,
    TradeForTreachery,
)
from readyroom.galactica.effects.turn import AnotherCrisis, MoreActions, NoPreparation
from readyroom.galactica.registry import Effect

__all__ = [
    "ADMIRAL",
    "ANYBODY",
    "CHOSEN",
    "CURRENT",
    "NOTHING",
    "PLAYED",
    "PRESIDENT",
    "YOU",
    "Activate",
    "ActivateNewRaiders",
    "AdvancePursuit",
    "AllOf",
    "AnotherCrisis",
    "BasestarsAttack",
    "Below",
    "Cause",
    "Centurions",
    "CenturionsBack",
    "Change",
    "Choice",
    "ChooseAndSend",
    "ChooseMiracle",
    "ChooseToDrawMutiny",
    "Choosing",
    "CommandViper",
    "Condition",
    "CountsAsDistance",
    "CylonsDrawSuperCrisis",
    "CylonsDrawTrauma",
    "DamageBasestar",
    "DamageGalactica",
    "DamageNewBasestar",
    "DamageReserveVipers",
    "DamageSpaceVipers",
    "DamageUnmanned",
    "DestinyOfTreachery",
    "DestroyCenturion",
    "DestroyCivilian",
    "DestroyCylonShips",
    "DestroyForces",
    "DestroyGrounded",
    "DestroyInArea",
    "DestroyRaiders",
    "DestroyRaptor",
    "Discard",
    "DiscardHand",
    "DiscardQuorum",
    "DiscardTrauma",
    "Draw",
    "DrawAny",
    "DrawEither",
    "DrawMutiny",
    "DrawOwn",
    "DrawQuorum",
    "DrawSkills",
    "DrawTrauma",
    "EachDiscards",
    "EachDraws",
    "EachTradesForTreachery",
    "Effect",
    "Execute",
    "ExecuteCylon",
    "GainMiracle",
    "GiveTitle",
    "GoAnywhere",
    "GroundVipers",
    "HeadStart",
    "Holding",
    "HumansDraw",
    "If",
    "InOrbit",
    "KeepInPlay",
    "LaunchRaiders",
    "LeadViper",
    "LookAt",
    "LookAtAny",
    "LookAtTitle",
    "LoseNuke",
    "LowRoll",
    "May",
    "MayExecute",
    "MayFree",
    "MayFreeOn",
    "MixTreachery",
    "MoreActions",
    "MoveTrack",
    "MutinySpreads",
    "NewLoyalty",
    "NextInLine",
    "NoPreparation",
    "OnBoard",
    "OnceATurn",
    "Only",
    "OrInfiltrate",
    "OthersDiscard",
    "PassTitles",
    "PayOr",
    "Peek",
    "Pick",
    "Piloting",
    "PilotsLaunch",
    "PlaceCivilians",
    "PlaceForce",
    "PlaceShips",
    "PrepareOrEvacuate",
    "PresidentSteps",
    "PrisonersMayLeave",
    "PutAway",
    "RaidersActAgain",
    "RecallCivilian",
    "RecruitHuman",
    "RemoveCylonShips",
    "RemoveRaiders",
    "RepairLocations",
    "RepairVipers",
    "RestoreViper",
    "ReturnRaptor",
    "RolesDiscard",
    "SearchDestiny",
    "Send",
    "SendAllIn",
    "SendAllOn",
    "SkillCheck",
    "StepDown",
    "SurveyCivilians",
    "TakeDestiny",
    "TakeHand",
    "To",
    "TradeForTreachery",
    "TradeViper",
    "VipersReturn",
    "VipersShootDown",
    "all_of",
    "check",
    "gain",
    "inner_choice",
    "lose",
    "place_ships",
    "seat_of",
]
