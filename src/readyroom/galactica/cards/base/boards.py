"""The boards of the base box: Galactica, Colonial One, and the Cylon locations."""

from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.places import BRIG, HANGAR_DECK, RESURRECTION_SHIP, SICKBAY, Board, Location, board
from readyroom.galactica.resources import end
from readyroom.galactica.sides import CYLON
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def galactica_is_lost(g: Galactica) -> Script[None]:
    """DMG-011, END-003."""
    yield from ()
    end(g, "cylons", "galactica_destroyed")


GALACTICA = Board(
    "galactica",
    tokens=("ftl_control", "weapons_control", "command", "admirals_quarters", HANGAR_DECK, "armory", "food", "fuel"),
    bears=6,
    lost=galactica_is_lost,
)
board(
    BASE,
    GALACTICA,
    Location("ftl_control", "galactica"),
    Location("weapons_control", "galactica"),
    Location("communications", "galactica"),
    Location("research_lab", "galactica"),
    Location("command", "galactica"),
    Location("admirals_quarters", "galactica"),
    Location(HANGAR_DECK, "galactica"),
    Location("armory", "galactica"),
    Location(SICKBAY, "galactica", hazardous=True),
    Location(BRIG, "galactica", hazardous=True),
)
board(
    BASE,
    Board("colonial_one"),
    Location("press_room", "colonial_one"),
    Location("presidents_office", "colonial_one"),
    Location("administration", "colonial_one"),
)
board(
    BASE,
    Board("cylon", CYLON),
    Location("caprica", "cylon"),
    Location("cylon_fleet", "cylon"),
    Location("human_fleet", "cylon"),
    Location(RESURRECTION_SHIP, "cylon"),
)
