"""New Caprica Crisis cards on which somebody chooses between two parts."""

from readyroom.galactica.cards.pegasus.new_caprica import crisis
from readyroom.galactica.cards.pegasus.new_caprica_checked import (
    BASESTARS,
    DETAINED,
    FORCES,
    HEAVY,
    LAUNCH,
    RAIDERS,
    WOUNDED,
)
from readyroom.galactica.effects import (
    ADMIRAL,
    CURRENT,
    PRESIDENT,
    Choice,
    ChooseAndSend,
    DestroyForces,
    Discard,
    EachTradesForTreachery,
    Execute,
    HumansDraw,
    LowRoll,
    MayFreeOn,
    MixTreachery,
    NoPreparation,
    OnBoard,
    Only,
    PrepareOrEvacuate,
    Send,
    TradeForTreachery,
    all_of,
    check,
    gain,
    lose,
)
from readyroom.galactica.new_caprica import DETENTION, MEDICAL_CENTER, PLANET
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, POLITICS, TACTICS

crisis(
    "hiding_underground",
    Choice(
        CURRENT,
        check(9, LEADERSHIP, TACTICS, fail=lose(food=1)),
        ChooseAndSend(CURRENT, DETENTION, on=PLANET),
    ),
    activate=RAIDERS + FORCES,
    jump=True,
)
crisis(
    "prepare_for_a_fight",
    Choice(
        CURRENT,
        check(
            8,
            LEADERSHIP,
            TACTICS,
            ENGINEERING,
            passed=DestroyForces(CURRENT, 1),
            fail=all_of(lose(morale=1), DETAINED),
        ),
        ChooseAndSend(CURRENT, MEDICAL_CENTER, on=PLANET),
    ),
    activate=RAIDERS + FORCES,
    jump=True,
)
crisis(
    "rescue_detainees",
    Choice(
        CURRENT,
        check(9, LEADERSHIP, TACTICS, passed=MayFreeOn(CURRENT, DETENTION, PLANET), fail=lose(morale=1)),
        LowRoll(4, ChooseAndSend(CURRENT, DETENTION, on=PLANET)),
    ),
    activate=HEAVY + FORCES,
    jump=True,
)
crisis(
    "ncp_recruitment",
    Choice(CURRENT, check(8, POLITICS, LEADERSHIP, fail=lose(morale=1)), EachTradesForTreachery(2)),
    activate=RAIDERS,
)
crisis(
    "contact_informant",
    Choice(CURRENT, check(9, POLITICS, TACTICS, fail=lose(morale=1, population=1)), lose(population=1)),
    activate=RAIDERS + FORCES,
    jump=True,
)
crisis(
    "arrests_at_night",
    Choice(
        CURRENT,
        check(10, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), DETAINED)),
        EachTradesForTreachery(2),
    ),
    activate=LAUNCH,
    jump=True,
)
crisis(
    "brutal_treatment",
    Choice(
        CURRENT,
        check(9, POLITICS, TACTICS, fail=all_of(lose(morale=1), WOUNDED)),
        ChooseAndSend(CURRENT, DETENTION, on=PLANET),
    ),
    activate=BASESTARS + FORCES,
    jump=True,
)
crisis(
    "held_for_questioning",
    Choice(
        CURRENT,
        check(10, POLITICS, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), DETAINED)),
        Discard(CURRENT, 3, random=True),
    ),
    activate=HEAVY + FORCES,
    jump=True,
)
crisis(
    "playing_with_emotions",
    Choice(
        CURRENT,
        check(7, POLITICS, TACTICS, fail=lose(morale=1)),
        TradeForTreachery(CURRENT, 2, random=True),
    ),
    activate=LAUNCH,
    jump=True,
)
crisis(
    "a_cylon_ally",
    Choice(
        ADMIRAL,
        Only(
            OnBoard(CURRENT, PLANET),
            all_of(PrepareOrEvacuate(CURRENT), LowRoll(5, Send(CURRENT, DETENTION))),
        ),
        all_of(Discard(ADMIRAL, 2), Discard(CURRENT, 3)),
    ),
    activate=RAIDERS + FORCES,
    jump=True,
)
crisis(
    "marine_reinforcements",
    Choice(
        ADMIRAL,
        all_of(DestroyForces(ADMIRAL, 1), Discard(ADMIRAL, 2), Discard(CURRENT, 3)),
        ChooseAndSend(ADMIRAL, DETENTION, on=PLANET),
    ),
    activate=RAIDERS,
)
crisis("ncp_graduation", Choice(ADMIRAL, lose(morale=1), lose(population=1)), activate=HEAVY, jump=True)
crisis(
    "attack_on_the_power_plant",
    Choice(
        PRESIDENT,
        all_of(lose(morale=1), HumansDraw(2)),
        all_of(lose(population=1), gain(morale=1)),
    ),
    activate=LAUNCH,
    jump=True,
)
crisis("establish_sanitation", Choice(PRESIDENT, NoPreparation(), lose(morale=1)), activate=RAIDERS, jump=True)
crisis(
    "demanded_surrender",
    Choice(PRESIDENT, ChooseAndSend(PRESIDENT, DETENTION, on=PLANET), lose(morale=1)),
    activate=BASESTARS + FORCES,
)
crisis(
    "keeping_hera_hidden",
    Choice(PRESIDENT, MixTreachery(2), ChooseAndSend(PRESIDENT, DETENTION, on=PLANET)),
    activate=RAIDERS + FORCES,
    jump=True,
)
crisis(
    "execution_list",
    Choice(PRESIDENT, LowRoll(5, Execute(PRESIDENT)), lose(population=1)),
    activate=HEAVY + FORCES,
    jump=True,
)
