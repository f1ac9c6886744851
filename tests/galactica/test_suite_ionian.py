"""The generic suite on games with the Ionian Nebula: whole games, and games that come to the Crossroads at once."""

from collections.abc import Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from readyroom.galactica.boxes import MODES
from readyroom.galactica.jump import DESTINATIONS, total_distance
from readyroom.galactica.loyalty import CYLONS, become_cylon
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import OUT, takes_part
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE, TEST
from readyroom.galactica.trauma import TRIAL, draw_trauma
from readyroom.kernel import Chance, Json, Script, start
from readyroom.players.randomly import random_answer
from readyroom.testing import check_games

IONIAN: dict[str, Any] = {"rules": "exodus", "objective": "ionian"}
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((seats, IONIAN | {"cylon_ships": ships}) for seats in (3, 4, 5, 6) for ships in ("attack_cards", "fleet_board")),
    *((seats, IONIAN | {"personal_goals": True, "final_five": True}) for seats in (2, 3, 4, 5, 6)),
    (4, IONIAN | {"sympathizer": False}),
    (6, IONIAN | {"sympathizer": False, "cylon_ships": "fleet_board"}),
    (4, IONIAN | {"cooperative": True}),
    (6, IONIAN | {"cooperative": True, "cylon_ships": "fleet_board"}),
    (5, IONIAN | {"difficulty": "easier_for_cylons"}),
    (1, IONIAN),
    (1, IONIAN | {"cylon_ships": "fleet_board"}),
]


class Nebula(GalacticaRules):
    """The fleet is a jump away from the Crossroads, and everybody has been through much."""

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources = [15] * 4
        deck = g.decks["destination"]
        while total_distance(g) < 7:
            card = next(card for card in deck.cards if total_distance(g) + DESTINATIONS[card][0] < 8)
            at = deck.cards.index(card)
            del deck.cards[at], deck.seen[at]
            g.destinations.append(card)
        g.agenda = [step for step in g.agenda if step != "begin_turn"] + ["hardship", "reveal:0", "begin_turn"]
        g.phases.append("sleeper")
        g.jump_track = 4
        return g


def _hardship(g: Galactica, _: str) -> Script[None]:
    for seat in g.clockwise(g.current):
        yield from draw_trauma(g, seat, 3, TEST)


def _reveal(g: Galactica, seat: str) -> Script[None]:
    """Somebody is a Cylon, for all to see."""
    player = g.players[int(seat)]
    cards = [card for card in player.loyalty if card.id in CYLONS]
    if cards:
        cards[0].revealed = True
        yield from become_cylon(g, int(seat))


STEPS["hardship"] = _hardship
STEPS["reveal"] = _reveal


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_random_games_keep_every_promise(part: int) -> None:
    modes = KINDS[part::4]
    tally = check_games(EVERY_MODE, len(modes), seed=part + 1, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)
    assert tally.secrets > 100


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_games_at_the_crossroads_keep_every_promise(part: int) -> None:
    modes = KINDS[part::4]
    rules = Nebula(tuple(MODES), unfinished=True)
    tally = check_games(rules, len(modes), seed=part + 11, sample=0.02, bound=9000, modes=modes)
    assert tally.games == len(modes)


def test_the_games_of_the_suite_come_to_the_trial() -> None:
    """Else the tests above would say less than they seem to."""
    rules = Nebula(tuple(MODES), unfinished=True)
    tried = out = 0
    for seed, (seats, options) in product(range(3), KINDS[:4]):
        game = start(rules, seats, seed, options)
        rng = Random(seed)
        for _ in range(600):
            if game.over:
                break
            assert all(takes_part(game.state.players[question.seat]) for question in game.questions)
            game.answer(game.questions[0].seat, random_answer(game.questions[0], rng))
        tried += TRIAL in game.state.phases
        out += any(player.status == OUT for player in game.state.players)
    assert tried >= 6
    assert out >= 2
