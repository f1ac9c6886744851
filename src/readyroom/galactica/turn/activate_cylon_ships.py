"""The Activate Cylon Ships step (STEP-001..003), an icon at a time; raiders an area at a time."""

from readyroom.galactica.activation import begin, raiders_of_one_area
from readyroom.galactica.solo import reveal_assist_card
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def activate_step(g: Galactica, kind: str) -> Script[None]:
    more = yield from begin(g, kind)
    if more:
        g.agenda.insert(0, "raiders")


def raiders_step(g: Galactica, _: str) -> Script[None]:
    more = yield from raiders_of_one_area(g)
    if more:
        g.agenda.insert(0, "raiders")


def assist_loyalty_step(g: Galactica, _: str) -> Script[None]:
    """One-player game: heavy raiders were activated (VAR-014)."""
    yield from reveal_assist_card(g)
