"""The Motive deck: by what Cylon leaders win in the combined game (MOTV)."""

from functools import partial
from typing import Final

from readyroom.galactica.boxes import Pile
from readyroom.galactica.cards.daybreak.box import NEW_LEADERS
from readyroom.galactica.effects.aims import (
    CraftLost,
    DamagedThere,
    Gone,
    HasMutiny,
    InHand,
    NoBoarders,
    NoCylonShips,
    OfEachInHand,
    OnBlue,
    Plenty,
    Scarce,
    SomebodyIn,
    Together,
)
from readyroom.galactica.motives import MOTIVE, assess, deal_motives, motive, still_met
from readyroom.galactica.motives import at_any_moment as whenever
from readyroom.galactica.skills import ENGINEERING, POLITICS, TACTICS, TREACHERY, skill_bits
from readyroom.galactica.windows import must

_motive = partial(motive, NEW_LEADERS)
HUMANS: Final = "humans"
CYLONS: Final = "cylons"

NEW_LEADERS.piles.append(Pile(MOTIVE, hands="secret", barred=True, told=True))
NEW_LEADERS.first_deal.append(deal_motives)
NEW_LEADERS.second_deal.append(deal_motives)
NEW_LEADERS.any_moment.append(whenever)
NEW_LEADERS.judged.append(assess)
must(NEW_LEADERS, "turn_begins", still_met)

_motive("a_false_sense_of_security", CYLONS, Plenty("morale", 3))
_motive("a_justified_response", CYLONS, Together((OnBlue(), NoCylonShips())), at_any_moment=True)
_motive("end_the_chase", HUMANS, DamagedThere(("admirals_quarters", "ftl_control")), at_any_moment=True)
_motive("fight_with_honor", CYLONS, InHand(TREACHERY, 3))
_motive("harvest_their_resources", CYLONS, Plenty("food", 2))
_motive("improve_efficiency", HUMANS, OfEachInHand(skill_bits(ENGINEERING, POLITICS, TACTICS)))
_motive("keep_them_docile", HUMANS, Scarce("food", 4))
_motive("learn_to_cherish", HUMANS, Scarce("population", 6))
_motive("make_an_ally", HUMANS, Together((SomebodyIn("brig"), HasMutiny(1))), at_any_moment=True)
_motive("no_unnecessary_force", CYLONS, Together((Gone(5), NoBoarders())), at_any_moment=True)
_motive("pressure_their_leaders", HUMANS, Scarce("morale", 5))
_motive("remove_the_threat", HUMANS, CraftLost(4))
_motive("savor_their_demise", CYLONS, Gone(7))
_motive("subjects_for_study", CYLONS, Plenty("population", 4))
