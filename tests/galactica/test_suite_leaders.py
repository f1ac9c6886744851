"""The generic suite on games with a Cylon leader: whole games, and games that come to the phases soon."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest
from tests.galactica.test_suite_combined import Late

from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.places import sent
from readyroom.galactica.state import Galactica
from readyroom.kernel import Chance, Json, start
from readyroom.players.randomly import random_answer
from readyroom.testing import check_games

ALL: dict[str, Any] = {"rules": "combined", "leaders": True}
OLD: dict[str, Any] = {"rules": "exodus", "leaders": True}
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((seats, ALL | {"objective": objective}) for seats in (4, 5, 6, 7) for objective in ("kobol", "ionian")),
    *((seats, OLD | {"objective": "ionian", "cylon_ships": "fleet_board"}) for seats in (4, 7)),
    *((seats, OLD) for seats in (5, 6)),
    (5, ALL | {"objective": "new_caprica"}),
    (7, ALL | {"objective": "new_caprica"}),
]


class Led(Late):
    """Somebody has taken a leader already; with a `distance` the fleet is not far from the phases."""

    def __init__(self, distance: int = 0) -> None:
        super().__init__(distance)

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        near = super().setup if self._distance else super(Late, self).setup
        g = near(seats, options, chance)
        played = [name for name in in_play(g).sheets if SHEETS[name].leads]
        player = g.players[chance.below(seats)]
        player.character = chance.pick(played)
        sheet = SHEETS[player.character]
        player.status, player.place = sheet.status, sent(g, player.seat, sheet.setup)
        g.agenda.remove("choose_character")
        return g


@pytest.mark.slow
@pytest.mark.parametrize("part", range(7))
def test_games_with_a_leader_keep_every_promise(part: int) -> None:
    modes = KINDS[part::7]
    tally = check_games(Led(), len(modes), seed=part + 1, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)
    assert tally.secrets > 50


@pytest.mark.slow
@pytest.mark.parametrize(("distance", "part"), [*product((3, 6), range(4))])
def test_late_games_with_a_leader_keep_every_promise(distance: int, part: int) -> None:
    modes = KINDS[part::4]
    tally = check_games(Led(distance), len(modes), seed=10 * distance + part, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)


def test_the_games_of_the_suite_come_to_what_is_special() -> None:
    """Else the tests above would say less than they seem to."""
    seen: dict[str, int] = dict.fromkeys(("begins", "ends", "ability", "motive", "sleeper"), 0)
    for seed in range(6):
        game = start(Led(3), 4 + seed % 4, seed, ALL)
        rng = Random(seed)
        for _ in range(500):
            if game.over:
                break
            game.answer(game.questions[0].seat, random_answer(game.questions[0], rng))
        told = {str(event["event"]) for event in game.events(None)}
        seen["begins"] += "InfiltrationBegan" in told
        seen["ends"] += "InfiltrationEnded" in told
        seen["ability"] += "AbilityUsed" in told
        seen["motive"] += "MotivesDealt" in told
        seen["sleeper"] += "sleeper" in game.state.phases
    assert min(seen.values()) >= 1, seen
