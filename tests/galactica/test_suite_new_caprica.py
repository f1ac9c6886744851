"""The generic suite on games with New Caprica: whole games, and games that begin there, before the return and after."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.galactica.test_suite_ionian import _reveal

from readyroom.galactica.board import AUTO_JUMP
from readyroom.galactica.boxes import MODES
from readyroom.galactica.jump import total_distance
from readyroom.galactica.new_caprica import FORCES, PHASE, TRACK, galactica_returns, is_back
from readyroom.galactica.objectives import PHASES
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.galactica.tokens import put
from readyroom.kernel import Chance, Json, Script, start
from readyroom.players.randomly import random_answer
from readyroom.testing import check_games

SETTLED: dict[str, Any] = {"rules": "combined", "objective": "new_caprica"}
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((seats, SETTLED) for seats in (3, 4, 5, 6)),
    (5, SETTLED | {"leaders": True}),
    (4, SETTLED | {"cooperative": True}),
    (1, SETTLED),
    (2, SETTLED),
]


class Planet(GalacticaRules):
    """The fleet has settled; one Cylon is known, if the first player is one; `back`: Galactica has returned."""

    def __init__(self, *, back: bool) -> None:
        super().__init__(tuple(MODES), unfinished=True)
        self._back = back

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources = [12] * 4
        deck = g.decks["destination"]
        while total_distance(g) < 7:
            g.destinations.append(deck.cards.pop())
            deck.seen.pop()
        g.phases.append("sleeper")
        more = ["settle", "reveal:0", *(["come_back"] if self._back else []), "begin_turn"]
        g.agenda = [step for step in g.agenda if step != "begin_turn"] + more
        return g


def _settle(g: Galactica, _: str) -> Script[None]:
    g.phases.append(PHASE)
    yield from PHASES[PHASE](g)
    for place in TRACK:
        put(g, FORCES, place)


def _come_back(g: Galactica, _: str) -> Script[None]:
    g.jump_track = AUTO_JUMP
    yield from galactica_returns(g)


STEPS |= {"settle": _settle, "reveal": _reveal, "come_back": _come_back}


@pytest.mark.slow
@pytest.mark.parametrize("part", range(2))
def test_random_games_keep_every_promise(part: int) -> None:
    modes = KINDS[part:4:2]
    tally = check_games(EVERY_MODE, len(modes), seed=part + 1, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)
    assert tally.secrets > 100


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("back", [False, True])
def test_games_on_new_caprica_keep_every_promise(back: bool, part: int) -> None:
    modes = KINDS[part::4]
    tally = check_games(Planet(back=back), len(modes), seed=11 + back, sample=0.01, bound=9000, modes=modes)
    assert tally.games == len(modes)


def test_the_games_of_the_suite_come_to_the_return_and_the_departure() -> None:
    """Else the tests above would say less than they seem to."""
    returned = left = 0
    for seed, (seats, options) in product(range(4), KINDS[:4]):
        game = start(Planet(back=seed % 2 == 1), seats, seed, options)
        rng = Random(seed)
        for _ in range(900):
            if game.over:
                break
            game.answer(game.questions[0].seat, random_answer(game.questions[0], rng))
        returned += is_back(game.state) and seed % 2 == 0
        left += any(event["event"] == "DepartureOrdered" for event in game.events(None))
    assert returned >= 2
    assert left >= 2
