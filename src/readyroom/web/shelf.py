"""The boxes on the shelf where a table is set up: what lies in each, and what of it a rulebook leaves to choose."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import msgspec

from readyroom.galactica.boxes import Box, always
from readyroom.galactica.cards import MODES, UNFINISHED, offered
from readyroom.galactica.rules import fixed
from readyroom.galactica.skills import COPIES
from readyroom.galactica.state import Options
from readyroom.kernel import Json

CARDS: Final = ("crisis", "super_crisis", "quorum", "destination", "mutiny", "new_caprica_crisis", "mission", "motive")
"""Decks of named cards of which the number is told, beside those with a word of their own."""


def shelf() -> dict[str, Json]:
    """By rulebook that is offered: its boxes with their parts. By box: how much of what lies in it."""
    boxes = {box.name: inside for mode in offered() for box, inside in _on_the_shelf(_boxes(mode))}
    return {
        "modes": {
            mode: [
                {"box": box.name, "parts": [{"part": part.name, "always": _always(part, mode)} for part in parts]}
                for box, (_, *parts) in _on_the_shelf(_boxes(mode))
            ]
            for mode in offered()
        },
        "boxes": {name: _count(inside) for name, inside in boxes.items()},
    }


def _boxes(mode: str) -> list[Box]:
    return [box for box in MODES[mode] if box.name not in UNFINISHED]


def _on_the_shelf(boxes: Sequence[Box]) -> Iterator[tuple[Box, list[Box]]]:
    """Each with itself and the parts that a table may do without, which lie in the box before them."""
    found: list[list[Box]] = []
    for box in boxes:
        if box.when is always:
            found.append([])
        found[-1].append(box)
    return ((inside[0], inside) for inside in found)


def _always(part: Box, mode: str) -> bool:
    """Whether the rulebook leaves no choice about it."""
    free = {setting.name: setting.values for box in _boxes(mode) for setting in box.settings}
    chosen = (dict(zip(free, values, strict=True)) for values in product(*free.values()))
    return all(part.when(msgspec.convert({**some, "rules": mode, **fixed(mode)}, Options)) for some in chosen)


def _count(inside: Sequence[Box]) -> dict[str, int]:
    cards = {deck: sum(sum(box.cards.get(deck, {}).values()) for box in inside) for deck in CARDS}
    found = {
        "characters": sum(len(box.sheets) for box in inside),
        "skill": sum(COPIES[design] for box in inside for design in box.designs),
        **cards,
        "loyalty": sum(sum(box.loyalty.values()) for box in inside),
    }
    return {what: count for what, count in found.items() if count}
