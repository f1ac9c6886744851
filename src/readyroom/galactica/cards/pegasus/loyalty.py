"""The Loyalty cards of the Pegasus box."""

from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects import YOU, Draw, OthersDiscard, all_of, seat_of
from readyroom.galactica.loyalty import HUMAN, loyalty_cards
from readyroom.galactica.registry import LOYALTY_ACTIONS, LOYALTY_THEN, Effect
from readyroom.galactica.skills import TREACHERY, draw
from readyroom.galactica.state import Galactica


class OthersDraw(Effect, frozen=True):
    """Every human player but one draws Skill cards of a type."""

    role: str
    skill: int
    count: int

    def do(self, g: Galactica, because: Cause, /) -> None:
        spared = seat_of(g, self.role, because)
        for player in g.humans():
            if player.seat != spared:
                draw(g, player.seat, (self.skill,) * self.count)


loyalty_cards(PEGASUS, "cylon_can_make_players_draw_treachery", cylon=True)
loyalty_cards(PEGASUS, HUMAN)
LOYALTY_ACTIONS["cylon_can_make_players_draw_treachery"] = all_of(OthersDiscard(YOU, 1), OthersDraw(YOU, TREACHERY, 1))
LOYALTY_THEN["cylon_can_make_players_draw_treachery"] = Draw(YOU, TREACHERY, 2)
