"""The generic suite on the way to Earth: games that begin with the rebels in play, the hub destroyed, Missions
carried out one after the other, and characters on Demetrius."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from tests.galactica.test_suite_ionian import _reveal

from readyroom.galactica.board import FORE
from readyroom.galactica.boxes import MODES
from readyroom.galactica.cards.daybreak.earth import start_mission
from readyroom.galactica.jump import total_distance
from readyroom.galactica.missions import clear_mission
from readyroom.galactica.places import turn_over
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import is_cylon_player, is_human_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Chance, Json, Script, start
from readyroom.players.randomly import random_answer
from readyroom.testing import check_games

EARTH: dict[str, Any] = {"rules": "combined", "objective": "earth"}
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((seats, EARTH) for seats in (3, 4, 6)),
    (5, EARTH | {"cylon_ships": "attack_cards"}),
    (5, EARTH | {"leaders": True}),
    (7, EARTH | {"leaders": True, "cylon_ships": "attack_cards"}),
    (4, EARTH | {"cooperative": True}),
    (1, EARTH),
    (2, EARTH | {"cylon_ships": "attack_cards"}),
]


class Voyage(GalacticaRules):
    """Distance 5; one Cylon is known, if the first player is one; the rebels are on a side, and humans and Cylons stand
    where they have something to do."""

    def __init__(self, *, side: str, hub: bool) -> None:
        super().__init__(tuple(MODES), unfinished=True)
        self._side, self._hub = side, hub

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.resources = [12] * 4
        deck = g.decks["destination"]
        while total_distance(g) < 5:
            g.destinations.append(deck.cards.pop())
            deck.seen.pop()
        g.phases.append("sleeper")
        more = ["reveal:0", f"on_the_way:{self._side}", *(["no_hub"] if self._hub else []), *["mission"] * 4]
        g.agenda = [step for step in g.agenda if step != "begin_turn"] + [*more, "begin_turn"]
        return g


def _on_the_way(g: Galactica, side: str) -> Script[None]:
    turn_over(g, "rebel_basestar", side)
    where = {True: ["bridge", "captains_cabin", "bridge", "tactical_plot"], False: ["caprica_3"]}
    if side == "human":
        where[True] = ["raider_bay", "bridge", "datastream", "bridge", "hybrid_tank"]
    else:
        where[False] = ["raider_bay", "datastream"]
    for player in g.players:
        if player.piloting or player.place == "off_board":
            continue
        if is_human_player(player):
            player.place = where[True][player.seat % len(where[True])]
        elif is_cylon_player(player):
            player.place = where[False][player.seat % len(where[False])]
    if g.options.cylon_ships == "attack_cards":
        deck = g.decks["crisis"]
        at = deck.cards.index("scar")
        del deck.cards[at], deck.seen[at]
        g.kept.append("scar")
        g.tokens["scar"] = {"fore": 1}
        g.fleet.raiders[FORE] = max(1, g.fleet.raiders[FORE])
    yield from ()


def _no_hub(g: Galactica, _: str) -> Script[None]:
    turn_over(g, "cylon", "destroyed")
    yield from ()


def _mission(g: Galactica, _: str) -> Script[None]:
    """Whoever is current has a Mission carried out; the last one but this is done with."""
    yield from clear_mission(g)
    yield from start_mission(g, g.current)


STEPS["mission"] = _mission
STEPS["on_the_way"] = _on_the_way
STEPS["no_hub"] = _no_hub
STEPS.setdefault("reveal", _reveal)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(3))
@pytest.mark.parametrize("side", ["human", "cylon"])
def test_games_on_the_way_to_earth_keep_every_promise(side: str, part: int) -> None:
    """One of each kind of table, with the hub and without it by turns."""
    modes = KINDS[part::3]
    played = check_games(Voyage(side=side, hub=bool(part % 2)), len(modes), seed=part + 1, sample=0.02, modes=modes)
    assert played.games == len(modes)


def test_the_games_of_the_suite_come_to_missions_and_rebels() -> None:
    """Else the test above would say less than it seems to."""
    missions: set[str] = set()
    places: set[str] = set()
    for seed, (seats, options) in enumerate(KINDS[:4]):
        game = start(Voyage(side="human", hub=False), seats, seed, options)
        rng = Random(seed)
        for _ in range(700):
            if game.over:
                break
            game.answer(game.questions[0].seat, random_answer(game.questions[0], rng))
        told = game.events(None)
        missions |= {event["card"] for event in told if event["event"] == "MissionBegan"}
        places |= {event["location"] for event in told if event["event"] == "LocationActivated"}
    assert len(missions) >= 6
    assert places & {"hybrid_tank", "datastream", "raider_bay"}
