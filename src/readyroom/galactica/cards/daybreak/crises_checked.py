"""Crisis cards of the Daybreak box with nothing to choose: a skill check and its results."""

from functools import partial

from readyroom.galactica import crises
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.effects import (
    CURRENT,
    PRESIDENT,
    Discard,
    DiscardQuorum,
    Draw,
    DrawAny,
    DrawMutiny,
    MixTreachery,
    MoveTrack,
    MutinySpreads,
    PrisonersMayLeave,
    Send,
    all_of,
    check,
    lose,
)
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, TREACHERY

RAIDERS = ("raiders",)
LAUNCH = ("launch_raiders",)
HEAVY = ("heavy_raiders",)

crisis = partial(crises.crisis, DAYBREAK)

crisis(
    "consult_the_hybrid",
    check(
        10,
        POLITICS,
        LEADERSHIP,
        passed=all_of(DrawMutiny(CURRENT), DrawAny(CURRENT, 2)),
        fail=all_of(lose(food=1), MixTreachery(2)),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "domestic_dispute",
    check(9, POLITICS, TACTICS, fail=all_of(lose(morale=1), Send(CURRENT, "sickbay"))),
    activate=RAIDERS,
)
crisis(
    "give_in_to_despair",
    check(
        14,
        POLITICS,
        LEADERSHIP,
        partial=(9, all_of(lose(food=1), Draw(CURRENT, TREACHERY, 3))),
        fail=lose(morale=2),
    ),
    activate=HEAVY,
    jump=True,
)
crisis(
    "hybrid_in_panic",
    check(12, TACTICS, ENGINEERING, passed=MoveTrack(1), partial=(8, Discard(CURRENT, 2)), fail=lose(fuel=1)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "incitement_to_mutiny",
    check(13, POLITICS, LEADERSHIP, TACTICS, partial=(7, MixTreachery(2)), fail=MixTreachery(4)),
    activate=HEAVY,
    jump=True,
)
crisis(
    "insubordinate_crew",
    check(12, LEADERSHIP, TACTICS, fail=all_of(lose(morale=1), MutinySpreads())),
    activate=RAIDERS,
)
crisis(
    "quorum_in_uproar",
    check(8, POLITICS, TACTICS, fail=all_of(DiscardQuorum(2), Discard(PRESIDENT, 2, random=True))),
    activate=LAUNCH,
)
crisis(
    "rallying_support",
    check(
        8,
        POLITICS,
        TACTICS,
        fail=all_of(lose(population=1), DrawMutiny(CURRENT), Draw(CURRENT, TREACHERY)),
    ),
    activate=RAIDERS,
    jump=True,
)
crisis(
    "reactor_critical",
    check(7, TACTICS, PILOTING, ENGINEERING, passed=Draw(CURRENT, TREACHERY, 2), fail=lose(fuel=1)),
    activate=LAUNCH,
)
crisis(
    "rebuild_trust",
    check(9, POLITICS, LEADERSHIP, passed=PrisonersMayLeave("brig"), fail=lose(morale=2)),
    activate=RAIDERS,
)
