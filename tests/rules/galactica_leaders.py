"""Tables with a Cylon leader, for several modules of rule tests."""

from collections.abc import Mapping
from typing import Any

from readyroom.galactica.boxes import MODES
from readyroom.galactica.places import sent
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, Game, Json, start

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
"""Tigh is Admiral, Roslin President, Starbuck CAG where there is one."""


def led(*characters: str, rules: str = "exodus", **options: Any) -> Table:
    """A table at which one may be a Cylon leader, with nothing in space, by the rulebook of the test."""
    return Table(*characters, rules=rules, leaders=True, **options).empty_space()


def infiltrating(table: Table, seat: int, place: str) -> Table:
    """A leader is among the humans already."""
    player = table.state.players[seat]
    player.status, player.place = INFILTRATOR, sent(table.state, seat, place)
    return table


class SetUp(GalacticaRules):
    """Games that end with the setup."""

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        g.agenda[g.agenda.index("begin_turn") :] = ["stop"]
        return g


def begun(*characters: str, seed: int = 1, rules: str = "exodus", **options: Any) -> Game[Galactica]:
    """A game at the end of its setup; from the first player on these characters are chosen."""
    game = start(
        SetUp(tuple(MODES), unfinished=True), len(characters), seed, {"rules": rules, "leaders": True, **options}
    )
    wanted = list(characters)
    while (question := game.questions[0]).prompt != "galactica-stop":
        choosing = question.prompt == "galactica-character"
        game.answer(question.seat, question.find(f"character:{wanted.pop(0)}") if choosing else 0)
    return game


def seat_of(g: Galactica, character: str) -> int:
    return next(player.seat for player in g.players if player.character == character)
