"""A table of six on New Caprica, told to the page of another one: before Galactica returns, and after it."""

from functools import cache
from typing import Any

import msgspec
from tests.e2e.combined import HAND
from tests.e2e.crowd import NAMES
from tests.rules.galactica_new_caprica import ground

from readyroom.galactica.new_caprica import FORCES, PHASE, come_back
from readyroom.galactica.objectives import PHASES
from readyroom.galactica.testing import EVERY_MODE, at_once
from readyroom.kernel import start

WAY = ("occupation_authority", "breeders_canyon", "shipyard")


@cache
def _settled(*, back: bool) -> dict[str, Any]:
    """As seat 0 sees it, who has looked at the top locked ship."""
    game = start(EVERY_MODE, len(NAMES), 1, {"rules": "combined", "objective": "new_caprica"})
    while not all(player.character for player in game.state.players):
        game.answer(game.questions[0].seat, 0)
    g = game.state
    g.phases += ["sleeper", PHASE]
    at_once(PHASES[PHASE](g))
    ground(g, locked=("civ_1_pop",) * 5 + ("civ_empty",) * 4, prepared=("civ_1_pop", "civ_2_pop", "civ_empty"))
    g.locked[-1].seen = 1
    g.tokens[FORCES] = dict(zip(WAY, (2, 1, 1), strict=True))
    for seat, place in enumerate(("resistance_hq", "shipyard", "detention", "medical_center", *WAY[:2])):
        g.players[seat].place = place
    if back:
        come_back(g)
    found: dict[str, Any] = msgspec.to_builtins(EVERY_MODE.view(g, 0))
    return found


def settled(state: dict[str, Any], *, back: bool = False) -> None:
    view = msgspec.json.decode(msgspec.json.encode(_settled(back=back)))
    view["hand"], view["turn"], view["current"] = list(HAND), 12, 0
    view["players"][0]["hand"] = len(HAND)
    state["view"] = view


def returned(state: dict[str, Any]) -> None:
    settled(state, back=True)
