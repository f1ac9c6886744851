"""Crisis cards of the Daybreak box on which somebody chooses between two parts."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.effects import (
    ADMIRAL,
    CHOSEN,
    CURRENT,
    PRESIDENT,
    Choice,
    ChooseMiracle,
    ChooseToDrawMutiny,
    DamageGalactica,
    Discard,
    Draw,
    DrawMutiny,
    DrawQuorum,
    EachDiscards,
    LoseNuke,
    LowRoll,
    MayFree,
    MixTreachery,
    NextInLine,
    Send,
    To,
    all_of,
    check,
    lose,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, TREACHERY

RAIDERS = ("raiders",)
BASESTARS = ("basestars",)

# --- the current player chooses ----------------------------------------------------------------------------

crisis = partial(crises.crisis, DAYBREAK)

crisis(
    "a_desperate_pact",
    Choice(
        CURRENT,
        check(15, POLITICS, LEADERSHIP, PILOTING, fail=all_of(lose(morale=1), NextInLine(PRESIDENT))),
        all_of(Discard(PRESIDENT, 3), DrawMutiny(CURRENT)),
    ),
    activate=RAIDERS,
)
crisis(
    "earth_in_ruins",
    Choice(
        CURRENT,
        check(9, POLITICS, LEADERSHIP, TACTICS, passed=lose(morale=1), fail=lose(morale=2)),
        all_of(lose(food=1), DrawMutiny(CURRENT)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "enemy_of_my_enemy",
    Choice(
        CURRENT,
        check(
            13,
            POLITICS,
            LEADERSHIP,
            PILOTING,
            passed=lose(morale=1),
            fail=all_of(lose(morale=2), DamageGalactica()),
        ),
        all_of(DamageGalactica(), DamageGalactica()),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "galactica_falling_apart",
    Choice(
        CURRENT,
        check(8, LEADERSHIP, PILOTING, ENGINEERING, fail=all_of(lose(morale=1), DamageGalactica())),
        LowRoll(6, lose(food=1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "one_last_cocktail",
    Choice(
        CURRENT,
        check(7, TACTICS, ENGINEERING, fail=lose(food=1, morale=1)),
        LowRoll(6, all_of(lose(morale=1), Send(PRESIDENT, "sickbay"))),
    ),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "religious_turmoil",
    Choice(
        CURRENT,
        check(7, POLITICS, TACTICS, fail=all_of(lose(morale=1), EachDiscards(1))),
        LowRoll(4, lose(food=1, population=1)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "secret_meetings",
    Choice(
        CURRENT,
        check(9, POLITICS, TACTICS, ENGINEERING, fail=lose(morale=1)),
        all_of(DrawMutiny(CURRENT), ChooseToDrawMutiny(CURRENT)),
    ),
    activate=RAIDERS,
    jump=True,
)

# --- the President chooses ---------------------------------------------------------------------------------

crisis(
    "dangerous_plots",
    Choice(
        PRESIDENT,
        all_of(DrawMutiny(ADMIRAL), DrawMutiny(PRESIDENT)),
        all_of(lose(morale=1), Discard(CURRENT, 3)),
    ),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "dishonest_tactics",
    Choice(
        PRESIDENT,
        all_of(lose(morale=1), MayFree(PRESIDENT, "brig", "command")),
        all_of(lose(fuel=1), DrawQuorum(2)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "question_procedure",
    Choice(PRESIDENT, lose(morale=1), all_of(DamageGalactica(), Discard(PRESIDENT, 3))),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "starvation_in_dogsville",
    Choice(PRESIDENT, LowRoll(4, lose(population=1, food=1)), LowRoll(4, lose(food=2))),
    activate=RAIDERS,
    jump=True,
)

# --- the Admiral chooses -----------------------------------------------------------------------------------

crisis(
    "abandon_galactica",
    Choice(ADMIRAL, LoseNuke(), all_of(lose(food=1), Draw(ADMIRAL, TREACHERY, 2))),
    activate=BASESTARS,
    jump=True,
)
crisis(
    "an_ambitious_operation",
    Choice(ADMIRAL, all_of(lose(fuel=1), ChooseMiracle(ADMIRAL, another=True)), LowRoll(4, lose(fuel=1))),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "requisition_for_demetrius",
    Choice(
        ADMIRAL,
        all_of(lose(food=1), LowRoll(6, MixTreachery(2))),
        To(ADMIRAL, all_of(DrawMutiny(CHOSEN), Draw(CHOSEN, TREACHERY, 2))),
    ),
    activate=BASESTARS,
)
