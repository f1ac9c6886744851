"""The generic suite on games by the Exodus rules, over what can be chosen there."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from tests.galactica.test_offers import TABLES, every_table, playable

import readyroom.galactica.testing  # noqa: F401 - its step `execute`, when this module runs alone
from readyroom.galactica import RULES
from readyroom.galactica.boxes import MODES
from readyroom.galactica.cards.exodus import FINAL_FIVE, PERSONAL_GOALS
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica, LoyaltyCard
from readyroom.kernel import Chance, Json
from readyroom.testing import check_games

LOYALTIES: list[dict[str, Any]] = [
    {"rules": "exodus", "personal_goals": goals, "final_five": five}
    for goals, five in product((False, True), (False, True))
]
_ALL = [
    (seats, options) for seats, options in every_table() if options["rules"] == "exodus" and playable(seats, options)
]
COMBINATIONS = [pair[n % 3 > 0] for n, pair in enumerate(zip(_ALL[::2], _ALL[1::2], strict=True))]
"""Every table that can be made: seats, difficulty, both kinds of Cylon ships, all loyalties, the variants; of both
objectives, which come last, one each: two of three go to the Ionian Nebula."""
PARTS = 6


def test_both_objectives_go_with_every_value_of_every_option() -> None:
    for objective in ("kobol", "ionian"):
        tables = [(seats, options) for seats, options in COMBINATIONS if options["objective"] == objective]
        assert {seats for seats, _ in tables} == set(RULES.seats)
        for setting in RULES.settings:
            if setting.name not in ("rules", "objective"):
                here = {options[setting.name] for _, options in _ALL}
                assert {options[setting.name] for _, options in tables} == here


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_random_games_of_every_combination_keep_every_promise(part: int) -> None:
    modes = COMBINATIONS[part::PARTS]
    tally = check_games(RULES, len(modes), seed=part + 1, sample=0.01, bound=9000, modes=modes)
    assert tally.games == len(modes) == TABLES["exodus"] / 2 / PARTS
    assert tally.secrets > 100


class Gallows(GalacticaRules):
    """Many executions: everybody begins with a card of the Final Five or a goal, and the turn begins with a look."""

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources = [15] * 4
        g.agenda = [step for step in g.agenda if step != "begin_turn"]
        g.agenda += [f"execute:{seat}" for seat in range(seats)] * 2 + ["begin_turn"]
        return g


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_with_many_executions_keep_every_promise(seats: int) -> None:
    rules = Gallows(tuple(MODES))
    tally = check_games(rules, 4, seed=seats, sample=0.05, bound=9000, modes=[(seats, LOYALTIES[3])])
    assert tally.games == 4


class Secrets(GalacticaRules):
    """Everybody holds a card of the Final Five and a goal that can be reached at once."""

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources, g.nukes, g.nukes_beside = [15] * 4, 0, 3
        g.agenda = [step for step in g.agenda if step != "begin_turn"] + ["hidden_cards", "begin_turn"]
        return g


def _hidden_cards(g: Galactica, _: str) -> Any:
    """Two more cards for everybody, out of the Not a Cylon pile."""
    for player in g.players:
        for kind in (FINAL_FIVE, PERSONAL_GOALS):
            found = [card for card in g.not_cylons if card in kind.loyalty]
            card = found[0] if found else HUMAN
            if card in g.not_cylons:
                g.not_cylons.remove(card)
                player.loyalty.append(LoyaltyCard(card))
    yield from ()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_games_full_of_secrets_keep_every_promise(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STEPS, "hidden_cards", _hidden_cards)
    tally = check_games(Secrets(tuple(MODES)), 4, seed=seats, sample=0.05, bound=9000, modes=[(seats, LOYALTIES[3])])
    assert tally.games == 4
