"""Race, section 4: the first game."""

from typing import Any

import pytest

from readyroom.kernel import Game, start
from readyroom.race.rules import RULES
from readyroom.race.tables import ID

rule = pytest.mark.rule

SETS = {
    "epsilon-eridani": {"rebel-fuel-cache", "public-works", "colony-ship", "gem-world"},
    "alpha-centauri": {"expedition-force", "mining-robots", "rebel-miners", "comet-zone"},
    "new-sparta": {"export-duties", "former-penal-colony", "malevolent-lifeforms", "new-military-tactics"},
    "earths-lost-colony": {"space-marines", "contact-specialist", "spice-world", "avian-uplift-race"},
}


def first_game(seats: int, seed: int) -> Game[Any]:
    return start(RULES, seats, seed, {"first_game": True})


@rule("FIRST-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_start_worlds_one_to_n_at_random(seats: int) -> None:
    orders = set()
    for seed in range(30):
        starts = tuple(ID[tableau[0]] for tableau in first_game(seats, seed).state.tableaux)
        assert set(starts) == set(list(SETS)[:seats])
        orders.add(starts)
    assert len(orders) > 1


@pytest.mark.parametrize(
    "start_world",
    [
        pytest.param("epsilon-eridani", marks=rule("FIRST-003", "FIRST-002")),
        pytest.param("alpha-centauri", marks=rule("FIRST-004", "FIRST-002")),
        pytest.param("new-sparta", marks=rule("FIRST-005", "FIRST-002")),
        pytest.param("earths-lost-colony", marks=rule("FIRST-006", "FIRST-002")),
    ],
)
def test_the_hand_belongs_to_the_start_world(start_world: str) -> None:
    game = first_game(4, 9)
    (number,) = [n for n, tableau in enumerate(game.state.tableaux) if ID[tableau[0]] == start_world]
    assert {ID[card] for card in game.state.hands[number]} == SETS[start_world]
    assert len(game.state.hands[number]) == 4
    assert {question.prompt for question in game.questions} == {"race-action"}


@rule("FIRST-007")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rest_is_the_deck(seats: int) -> None:
    g = first_game(seats, 3).state
    assert len(g.deck) == 113 - 5 * seats
    assert g.discard == []
    spare = {"old-earth", *(["new-sparta", "export-duties", "space-marines"] if seats == 2 else [])}
    faces = {ID[card] for card in [*g.deck, *(good for good in g.goods if good >= 0)]}
    assert spare <= faces
