"""The two Agenda decks: by what a Cylon leader wins at a table of Exodus (LEAD-009; rulebook 003, its appendix)."""

from functools import partial
from typing import Final

from readyroom.galactica.boxes import Pile, in_play
from readyroom.galactica.cards.pegasus.box import OLD_LEADERS
from readyroom.galactica.causes import Cause
from readyroom.galactica.discards import discard, discard_down
from readyroom.galactica.effects.aims import (
    AllInTheRed,
    AllScarce,
    Among,
    Balanced,
    CraftLost,
    FewDamaged,
    Gone,
    HasAttacked,
    ManyDamaged,
    OneScarce,
    Scarce,
    Suffered,
    Together,
)
from readyroom.galactica.motives import agenda, assess, deal_agenda
from readyroom.galactica.places import is_confined
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.skills import TREACHERY, draw
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script

HUMANS: Final = "humans"
CYLONS: Final = "cylons"
SYMPATHETIC, HOSTILE = "sympathetic_agenda", "hostile_agenda"

OLD_LEADERS.piles += [Pile(deck, hands="secret", barred=True, told=True) for deck in (SYMPATHETIC, HOSTILE)]
OLD_LEADERS.first_deal.append(deal_agenda)
OLD_LEADERS.judged.append(assess)


class Mercy(Effect, frozen=True):
    """Outside the Brig: each human player discards random Skill cards and draws as many Treachery cards; then you
    discard down to a limit and draw Treachery cards. A table without that deck has nobody draw."""

    tone = "bad"

    count: int
    limit: int
    drawn: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:

        me = g.players[because.seat]
        if is_confined(me):
            return
        treachery = TREACHERY in in_play(g).skills
        for seat in g.clockwise(g.current):
            if is_human_player(g.players[seat]):
                yield from discard(g, seat, self.count, because, random=True)
                if treachery:
                    draw(g, seat, (TREACHERY,) * self.count)
        yield from discard_down(g, [(because.seat, self.limit)], because)
        if treachery:
            draw(g, because.seat, (TREACHERY,) * self.drawn)


_sympathetic = partial(agenda, OLD_LEADERS, SYMPATHETIC)
_sympathetic("guide_them_to_destiny", HUMANS, Balanced("population", "morale", 2))
_sympathetic("convert_the_infidels", HUMANS, AllScarce(3))
_sympathetic("join_the_colonials", HUMANS, Among())
_sympathetic("the_illusion_of_hope", CYLONS, Gone(6))
_sympathetic("prove_their_worth", HUMANS, CraftLost(5, raptors=True))
_sympathetic("salvage_their_equipment", CYLONS, FewDamaged(2))

_hostile = partial(agenda, OLD_LEADERS, HOSTILE)
_hostile("show_their_true_nature", CYLONS, Suffered())
_hostile("siege_warfare", CYLONS, AllInTheRed())
_hostile("reduce_them_to_ruins", CYLONS, Together((ManyDamaged(4), Scarce("morale", 3))))
_hostile("genocide", CYLONS, Together((Scarce("food", 2), Scarce("population", 2))))
_hostile("mutual_annihilation", HUMANS, HasAttacked())
_hostile("grant_mercy", HUMANS, OneScarce(("population", "morale", "food"), 2), Mercy(count=1, limit=3, drawn=2))
