"""The generic suite on games with all boxes: whole games, and games that come to the phases soon."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from readyroom.galactica.boxes import MODES
from readyroom.galactica.jump import DESTINATIONS, total_distance
from readyroom.galactica.loyalty import MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import Chance, Json, start
from readyroom.players.randomly import random_answer
from readyroom.testing import check_games

ALL: dict[str, Any] = {"rules": "combined"}
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((seats, ALL | {"objective": objective}) for seats in (3, 4, 5, 6) for objective in ("kobol", "ionian")),
    (4, ALL | {"difficulty": "easier_for_cylons"}),
    (5, ALL | {"difficulty": "easier_for_humans", "objective": "ionian"}),
]


class Late(GalacticaRules):
    """Plenty of everything, and the next jump goes beyond half of the way or near its end."""

    def __init__(self, distance: int) -> None:
        super().__init__(tuple(MODES), unfinished=True)
        self._distance = distance

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources = [15] * 4
        deck = g.decks["destination"]
        while total_distance(g) < self._distance:
            short = (card for card in deck.cards if total_distance(g) + DESTINATIONS[card][0] <= self._distance)
            at = deck.cards.index(next(short))
            g.destinations.append(deck.cards.pop(at))
            del deck.seen[at]
        if self._distance >= 4:
            g.phases.append("sleeper")
        g.jump_track = 4
        return g


@pytest.mark.slow
@pytest.mark.parametrize("part", range(5))
def test_random_games_keep_every_promise(part: int) -> None:
    modes = KINDS[part::5]
    tally = check_games(EVERY_MODE, len(modes), seed=part + 1, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)
    assert tally.secrets > 50


@pytest.mark.slow
@pytest.mark.parametrize(("distance", "part"), [*product((3, 7), range(4))])
def test_late_games_keep_every_promise(distance: int, part: int) -> None:
    modes = KINDS[part:8:4]
    tally = check_games(Late(distance), len(modes), seed=10 * distance + part, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)


def test_the_games_of_the_suite_come_to_what_is_special() -> None:
    """Else the tests above would say less than they seem to."""
    seen = {"mutiny": 0, "mutineer": 0, "cylon": 0, "pegasus": 0, "sleeper": 0}
    for seed, (seats, options) in product(range(2), KINDS[:8]):
        game = start(Late(3), seats, seed, options)
        rng = Random(seed)
        for _ in range(800):
            if game.over:
                break
            game.answer(game.questions[0].seat, random_answer(game.questions[0], rng))
        g = game.state
        seen["mutiny"] += len(g.decks[MUTINY].cards) < 22
        seen["mutineer"] += any(card.id == MUTINEER for player in g.players for card in player.loyalty)
        seen["cylon"] += any(is_cylon_player(player) for player in g.players)
        seen["pegasus"] += any(place in g.damaged for place in ("main_batteries", "engine_room", "airlock"))
        seen["sleeper"] += "sleeper" in g.phases
    assert min(seen.values()) >= 2, seen
