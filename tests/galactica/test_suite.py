"""The generic suite on Galactica: 3 to 6 players, the variants and the options."""

from collections.abc import Mapping

import pytest
from tests.galactica.modes import MODES

from readyroom.galactica import RULES
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.state import Galactica
from readyroom.kernel import Chance, Json
from readyroom.testing import check_games


@pytest.mark.parametrize("part", range(4))
@pytest.mark.slow
def test_random_games_keep_every_promise(part: int) -> None:
    tally = check_games(RULES, len(MODES), seed=part + 1, sample=0.04, bound=8000, modes=MODES)
    assert tally.games == len(MODES)
    assert tally.secrets > 200


@pytest.mark.slow
@pytest.mark.parametrize("part", range(12))
def test_many_random_games_keep_every_promise(part: int) -> None:
    tally = check_games(RULES, 100, seed=part + 100, sample=0.004, bound=8000, modes=MODES)
    assert tally.games == 100


class RichRules(GalacticaRules):
    """Plenty of everything, so that random games reach jumps, the Sleeper Agent phase and revealed Cylons."""

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources = [15] * 4
        g.destinations = ["asteroid_field"]
        g.decks["destination"].cards.remove("asteroid_field")
        g.decks["destination"].seen.pop()
        g.jump_track = 4
        return g


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_late_game_keeps_every_promise(seats: int) -> None:
    tally = check_games(RichRules(), 4, seed=seats, sample=0.03, bound=8000, modes=[(seats, {})])
    assert tally.games == 4
