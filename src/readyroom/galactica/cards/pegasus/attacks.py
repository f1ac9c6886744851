"""Pegasus' Cylon attack cards: three of the Crisis deck, one of the Super Crisis deck (Appendix II)."""

from functools import partial
from typing import Any

from readyroom.galactica import crises
from readyroom.galactica.board import AREAS
from readyroom.galactica.boxes import pieces
from readyroom.galactica.cards.pegasus.box import PEGASUS_ATTACKS
from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.decks import deck_of
from readyroom.galactica.effects import DestroyRaptor, PlaceShips, all_of, lose, place_ships
from readyroom.galactica.execution import execute
from readyroom.galactica.rules_in_force import Ace, Avenged, Barrage, Trapped, in_force
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import mark_raider
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import must
from readyroom.kernel import Script

attack = partial(crises.attack, PEGASUS_ATTACKS)
SCAR = "scar"
PEGASUS_ATTACKS.pieces[SCAR] = 1


class PlaceAce(PlaceShips, frozen=True):
    """New ships; the raider among them carries a token (ATKV-010)."""

    token: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        before = g.fleet.raiders[:]
        yield from super().run(g, because)
        for area in range(6):
            if g.fleet.raiders[area] > before[area] and pieces(g, self.token):
                mark_raider(g, self.token, area)

    def words(self) -> tuple[str, dict[str, Any]]:
        areas = [AREAS[area] for area, ship, _ in self.ships if ship == "raider"]
        return self.message, {**super().words()[1], "token": self.token, "area": areas[0]}


def avenge(g: Galactica) -> Script[None]:
    """A basestar was destroyed: what a card in play has follow."""
    if g.happening[-1].what == "basestar":
        for card, text in in_force(g, Avenged):
            yield from text.effect.run(g, Cause(card))


def spring_traps(g: Galactica) -> Script[None]:
    """The fleet jumps: who is where a card says is executed, the current player first (TIME-006)."""
    for card, text in in_force(g, Trapped):
        caught = [(seat, g.players[seat].character) for seat in g.clockwise(g.current) if _is_in(g, seat, text.places)]
        for seat, character in caught:
            if g.players[seat].character == character and _is_in(g, seat, text.places):
                yield from execute(g, seat, Cause(card))


def _is_in(g: Galactica, seat: int, places: tuple[str, ...]) -> bool:
    return g.players[seat].place in places and is_human_player(g.players[seat])


def make_room(g: Galactica, _: str) -> Script[None]:
    """Where the table has chosen so, as many random Crisis cards as there are attack cards beyond those of the base
    game go back to the box, unseen (ATKV-002)."""
    if g.options.fewer_crises:
        deck = deck_of(g, "crisis")
        others = [card for card in deck.cards if not isinstance(CRISES[card], Attack)]
        gone = g.chance.draw(others, FEWER)
        for card in gone:
            deck.cards.remove(card)
        deck.seen = [0] * len(deck.cards)
        g.facedown["crisis"] = {BOX: gone}
    yield from ()


FEWER = 21
BOX = "box"
STEPS["make_room"] = make_room
PEGASUS_ATTACKS.setup.append("make_room")
must(PEGASUS_ATTACKS, "ship_destroyed", avenge)
must(PEGASUS_ATTACKS, "ships_leave", spring_traps)

attack(
    "dogfight",
    activate=("raiders",),
    setup=place_ships(
        starboard_aft={"basestar": 1, "raider": 2},
        aft={"raider": 2},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"viper": 1},
    ),
    keep=Barrage(2),
    until_jump=True,
)
attack(
    SCAR,
    activate=("raiders",),
    setup=PlaceAce(
        place_ships(
            starboard_fore={"raider": 1}, aft={"civilian": 2}, port_fore={"viper": 1}, port_aft={"viper": 1}
        ).ships,
        SCAR,
    ),
    keep=Ace(SCAR, times=2, at_least=7),
    until_jump=True,
)
attack(
    "the_guardians",
    activate=("basestars",),
    setup=place_ships(
        fore={"basestar": 1},
        starboard_fore={"raider": 2},
        starboard_aft={"heavy_raider": 1},
        aft={"civilian": 1},
        port_fore={"raider": 2, "viper": 1},
        port_aft={"viper": 1},
    ),
    keep=Avenged(all_of(lose(morale=1), DestroyRaptor())),
    until_jump=True,
)
attack(
    "lured_into_a_trap",
    activate=("raiders",),
    setup=place_ships(
        starboard_fore={"basestar": 1, "raider": 3},
        starboard_aft={"basestar": 1, "raider": 3},
        aft={"heavy_raider": 1},
        port_fore={"viper": 1, "civilian": 1},
        port_aft={"viper": 1, "civilian": 1},
    ),
    keep=Trapped(("engine_room", "ftl_control")),
    until_jump=True,
    deck="super_crisis",
)
