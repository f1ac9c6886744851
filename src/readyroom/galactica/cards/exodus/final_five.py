"""The Final Five: what happens to whoever looks at such a card, and when its owner is executed (FIVE)."""

from readyroom.galactica.cards.exodus.box import FINAL_FIVE
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import show_named
from readyroom.galactica.effects import (
    CHOSEN,
    YOU,
    Activate,
    DamageGalactica,
    EachDiscards,
    Execute,
    OthersDiscard,
    Send,
    all_of,
)
from readyroom.galactica.events import FinalFiveShown
from readyroom.galactica.loyalty import loyalty_cards
from readyroom.galactica.purposes import INDIFFERENT
from readyroom.galactica.rules_in_force import STANDING, FinalFive, standing
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import must
from readyroom.kernel import Choose, Script


def examined(g: Galactica) -> Script[None]:
    """Somebody has looked at cards of the Final Five: everybody sees them, and all are resolved in an order that the
    current player sets, whoever is executed meanwhile; the owner has them facedown again (FIVE-003..010)."""
    look = g.happening[-1]
    owner, examiner = look.seat, look.because.seat
    waiting = look.what.split()
    for card in g.players[owner].loyalty:
        if card.id in waiting:
            card.seen = (1 << len(g.players)) - 1
            g.tell(FinalFiveShown, examiner, owner, card.id)
    while waiting:
        name = waiting[0]
        if len(waiting) > 1:
            name = yield Choose(g.current, "galactica-which-five", waiting[:], show_named, purpose=INDIFFERENT)
        waiting.remove(name)
        yield from standing(name, FinalFive).examined.run(g, Cause(name, owner, chosen=examiner))


_EXAMINED = {
    "final_five_examiner_executed": Execute(CHOSEN),
    "final_five_ships_activated": Activate(("raiders", "basestars", "heavy_raiders")),
    "final_five_galactica_damaged": all_of(DamageGalactica(), DamageGalactica()),
    "final_five_owner_executed": all_of(Execute(YOU), OthersDiscard(YOU, 2)),
    "final_five_examiner_brig": Send(CHOSEN, "brig"),
}

for _card, _effect in _EXAMINED.items():
    loyalty_cards(FINAL_FIVE, _card)
    STANDING[_card] = FinalFive(examined=_effect, executed=EachDiscards(2))

must(FINAL_FIVE, "loyalty_seen", examined)
