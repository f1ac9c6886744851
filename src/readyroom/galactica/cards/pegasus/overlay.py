"""What the Cylon locations of Pegasus and Daybreak do, and the overlay of Pegasus: it lies on the table where Cylon
leaders are played with Exodus alone, since nowhere else could they infiltrate (OVLY, INFL-001)."""

from readyroom.galactica.cards.base.cylon_locations import CylonFleet, send_crisis
from readyroom.galactica.cards.pegasus.box import OLD_LEADERS
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import peek_top
from readyroom.galactica.effects import YOU, DrawSkills, Effect, OrInfiltrate, all_of
from readyroom.galactica.loyalty import draw_super_crisis
from readyroom.galactica.places import FLAGSHIP, RESURRECTION_SHIP, Location, add_location
from readyroom.galactica.purposes import FORESEE
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.rules_in_force import STANDING, FewSkills
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script


class NewCaprica(Effect, frozen=True):
    """Play a Super Crisis card, or draw Crisis cards and resolve one; the others go under the deck (CYL-024)."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send_crisis(g, because.seat, self.count, buried=True)


class ScoutOne(Effect, frozen=True):
    """Look at the top card of one of these decks, and put it on top or at the bottom."""

    decks: tuple[str, ...]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        deck: str = yield Choose(
            because.seat, "galactica-scout-deck", self.decks, lambda deck: Option("deck", deck), purpose=FORESEE
        )
        yield from peek_top(g, because.seat, deck)


class DrawSuperCrisis(Effect, frozen=True):
    """You draw a Super Crisis card."""

    tone = "bad"

    def do(self, g: Galactica, because: Cause, /) -> None:
        draw_super_crisis(g, because.seat)


UPON = {
    "caprica": "caprica_2",
    "cylon_fleet": "cylon_fleet_2",
    "human_fleet": "human_fleet_2",
    RESURRECTION_SHIP: "resurrection_ship_2",
}
for place in ("caprica_2", "cylon_fleet_2", "human_fleet_2"):
    add_location(OLD_LEADERS, Location(place, "cylon"))
add_location(OLD_LEADERS, Location(UPON[RESURRECTION_SHIP], "cylon", hazardous=True))
OLD_LEADERS.overlays |= UPON
LOCATION_ACTIONS.update(
    {
        "caprica_2": NewCaprica(2),
        "cylon_fleet_2": CylonFleet(("raiders", "heavy_raiders", "basestars"), raiders=2, heavy_raiders=1),
        "human_fleet_2": OrInfiltrate(FLAGSHIP, all_of(ScoutOne(("crisis", "destination")), DrawSkills(YOU, 2))),
        "resurrection_ship_2": DrawSuperCrisis(),
    }
)
STANDING["resurrection_ship_2"] = FewSkills(1)
