"""Kinds of Galactica tables that are measured side by side, and the `--option` of those that are not."""

import argparse
from typing import Any, Final

from readyroom.catalogue import rules_of
from readyroom.cli.kinds import read_options

GAME: Final = "galactica"
EXODUS: Final[dict[str, Any]] = {"rules": "exodus"}
COMBINED: Final[dict[str, Any]] = {"rules": "combined"}
MODES: Final[dict[str, dict[str, Any]]] = {
    "base": {},
    "exodus": EXODUS,
    "exodus with everything": {**EXODUS, "cylon_ships": "fleet_board", "personal_goals": True, "final_five": True},
    "nebula": {**EXODUS, "objective": "ionian"},
    "combined": COMBINED,
    "new caprica": {**COMBINED, "objective": "new_caprica"},
    "earth": {**COMBINED, "objective": "earth"},
    "attack cards": {**COMBINED, "cylon_ships": "attack_cards"},
    "leaders": {**COMBINED, "leaders": True},
}
"""The first one is what the others are compared with."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--modes", action="store_true", help="every kind of table in turns, with ratios")


def wanted_modes(args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """What is to be measured: the modes, or one table with the options given."""
    if args.modes:
        return MODES
    options = read_options(rules_of(GAME), args.option)
    return {" ".join(sorted(args.option)) or "base": options}


def ratios(numbers: dict[str, float]) -> dict[str, float]:
    """Each mode's number for one of the first mode."""
    first = next(iter(numbers.values()))
    return {mode: round(number / first, 3) for mode, number in numbers.items()}
