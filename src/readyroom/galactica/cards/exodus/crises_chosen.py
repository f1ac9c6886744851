"""Crisis cards of the Exodus box on which somebody chooses between two parts."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.effects import (
    ADMIRAL,
    CHOSEN,
    CURRENT,
    PRESIDENT,
    Activate,
    Centurions,
    Choice,
    ChooseAndSend,
    DamageGalactica,
    DestroyCenturion,
    DestroyCivilian,
    DestroyCylonShips,
    DestroyRaptor,
    Discard,
    DiscardHand,
    EachDiscards,
    Execute,
    LookAt,
    LowRoll,
    May,
    MoveTrack,
    Pick,
    PlaceCivilians,
    PresidentSteps,
    SearchDestiny,
    Send,
    VipersReturn,
    all_of,
    check,
    gain,
    lose,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
BASESTARS = ("basestars",)

# --- the current player chooses ----------------------------------------------------------------------------

crisis = partial(crises.crisis, EXODUS)

crisis(
    "consult_the_prisoner",
    Choice(
        CURRENT,
        check(
            13,
            POLITICS,
            TACTICS,
            ENGINEERING,
            passed=MoveTrack(1),
            fail=all_of(EachDiscards(1), Send(CURRENT, "brig")),
        ),
        all_of(Discard(ADMIRAL, 2), Discard(CURRENT, 3)),
    ),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "cylon_genocide",
    Choice(
        CURRENT,
        check(
            21,
            POLITICS,
            LEADERSHIP,
            TACTICS,
            ENGINEERING,
            passed=DestroyCylonShips(),
            fail=all_of(lose(morale=1), Activate(("basestars", "launch_raiders", "heavy_raiders"))),
        ),
        LowRoll(4, Send(CURRENT, "brig")),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "familiar_face",
    Choice(
        CURRENT,
        check(
            12,
            POLITICS,
            LEADERSHIP,
            TACTICS,
            passed=ChooseAndSend(ADMIRAL, "brig", optional=True),
            fail=all_of(lose(morale=1), DiscardHand(ADMIRAL)),
        ),
        lose(morale=1),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "hera_rescued",
    Choice(CURRENT, check(10, POLITICS, LEADERSHIP, fail=all_of(lose(morale=2), DestroyRaptor())), lose(morale=1)),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "mysterious_guide",
    Choice(
        CURRENT,
        check(11, POLITICS, LEADERSHIP, passed=MoveTrack(1), fail=all_of(lose(fuel=1), DiscardHand(CURRENT))),
        lose(morale=1),
    ),
    activate=RAIDERS,
)
crisis(
    "mysterious_message",
    Choice(
        CURRENT,
        check(
            9,
            POLITICS,
            ENGINEERING,
            passed=May(CURRENT, SearchDestiny(CURRENT, 2)),
            fail=Activate(("launch_raiders", "basestars")),
        ),
        Activate(("basestars",)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "raptor_malfunction",
    Choice(
        CURRENT,
        check(12, TACTICS, PILOTING, ENGINEERING, fail=all_of(DamageGalactica(), DestroyRaptor())),
        Send(CURRENT, "sickbay"),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "set_a_trap",
    Choice(
        CURRENT,
        check(
            10,
            LEADERSHIP,
            TACTICS,
            passed=DestroyCenturion(),
            fail=all_of(Centurions(1), Send(CURRENT, "sickbay")),
        ),
        LowRoll(4, Centurions(1)),
    ),
    activate=RAIDERS,
)
crisis(
    "the_passage",
    Choice(
        CURRENT,
        check(
            14,
            TACTICS,
            PILOTING,
            ENGINEERING,
            passed=MoveTrack(1),
            fail=all_of(DestroyCivilian(), DestroyCivilian()),
        ),
        LowRoll(6, Send(CURRENT, "sickbay")),
    ),
    activate=RAIDERS,
    jump=True,
)

# --- the President chooses ---------------------------------------------------------------------------------

_TWO_AND_THREE = all_of(Discard(PRESIDENT, 2), Discard(CURRENT, 3))

crisis("ambushed_by_the_press", Choice(PRESIDENT, lose(morale=1), DiscardHand(PRESIDENT)), activate=RAIDERS, jump=True)
crisis(
    "controversial_manuscript",
    Choice(PRESIDENT, lose(morale=1), all_of(gain(morale=1), DamageGalactica(), DamageGalactica())),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "labor_dispute",
    Choice(PRESIDENT, lose(morale=2), all_of(lose(fuel=1), MoveTrack(-1))),
    activate=BASESTARS,
)
crisis(
    "the_circle",
    Choice(PRESIDENT, Pick(PRESIDENT, PresidentSteps(), Execute(CURRENT)), _TWO_AND_THREE),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "truth_and_reconciliation",
    Choice(PRESIDENT, all_of(lose(morale=1), ChooseAndSend(PRESIDENT, "brig")), _TWO_AND_THREE),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "widespread_starvation",
    Choice(PRESIDENT, lose(food=2), lose(food=1, population=1)),
    activate=RAIDERS,
    jump=True,
)

# --- the Admiral chooses -----------------------------------------------------------------------------------

crisis(
    "appoint_head_of_security",
    Choice(
        ADMIRAL,
        all_of(VipersReturn(), Discard(ADMIRAL, 2, random=True)),
        all_of(lose(morale=1), DamageGalactica()),
    ),
    activate=LAUNCH,
)
crisis(
    "hidden_explosives",
    Choice(ADMIRAL, all_of(DestroyRaptor(), Send(CURRENT, "sickbay")), lose(morale=1)),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "interrogation",
    Choice(
        ADMIRAL,
        ChooseAndSend(ADMIRAL, "sickbay", another=True, then=May(ADMIRAL, LookAt(ADMIRAL, CHOSEN))),
        all_of(Discard(ADMIRAL, 2), Discard(CURRENT, 3)),
    ),
    activate=BASESTARS,
)
crisis(
    "medal_of_distinction",
    Choice(ADMIRAL, all_of(gain(morale=1), PlaceCivilians(2), Activate(("raiders",))), lose(morale=1)),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "unwelcome_faces",
    Choice(
        ADMIRAL,
        all_of(DiscardHand(ADMIRAL), ChooseAndSend(ADMIRAL, "brig")),
        all_of(lose(morale=1), DamageGalactica()),
    ),
    activate=RAIDERS,
    jump=True,
)
