"""The destination cards of the Pegasus box; without Cylon attack cards the Mining Asteroid is not used."""

from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_to, draw_card, move_top
from readyroom.galactica.effects import ADMIRAL, DestroyCivilian, Effect, May, all_of, gain, lose, place_ships, seat_of
from readyroom.galactica.events import DestinationChosen
from readyroom.galactica.jump import DESTINATIONS, destination, total_distance
from readyroom.galactica.objectives import deck_at
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


class MoveTop(Effect, frozen=True):
    """The top cards of a deck are looked at, and all put on top or at the bottom: of the one that is there after this
    jump."""

    to_the_table = True

    role: str
    deck: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        deck = deck_at(g, self.deck, total_distance(g))
        yield from move_top(g, seat_of(g, self.role, because), deck, self.count)


class AnotherDestination(Effect, frozen=True):
    """The card is discarded, and what another one says happens instead."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if because.source in g.destinations:
            g.destinations.remove(because.source)
            discard_to(g, "destination", because.source)
        card = draw_card(g, "destination")
        if card is not None:
            g.tell(DestinationChosen, g.admiral, card, DESTINATIONS[card][0])
            g.destinations.append(card)
            yield from DESTINATIONS[card][1](g)


destination(
    PEGASUS,
    "a_civilian_convoy",
    3,
    all_of(lose(fuel=3), gain(population=1), May(ADMIRAL, all_of(lose(morale=1), gain(fuel=1)))),
)
destination(PEGASUS, "binary_star", 2, all_of(lose(fuel=1), place_ships(fore={"civilian": 1}, aft={"civilian": 1})))
destination(PEGASUS, "gas_cloud", 1, May(ADMIRAL, MoveTop(ADMIRAL, "crisis", 3)))
destination(PEGASUS, "misjump", 0, all_of(DestroyCivilian(), AnotherDestination()))
