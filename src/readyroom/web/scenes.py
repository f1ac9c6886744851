"""Galactica's cards as the scenes need them: what every part of a Crisis card does, as facts.

A part that consists of others says of which; every other part is a leaf with its facts and the number of its sentence.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from readyroom.galactica.board import AREAS, CIVILIAN_LOSS, RED, RESOURCES
from readyroom.galactica.boxes import PILES, Box
from readyroom.galactica.cards import MODES
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.effects import Effect, PlaceShips, SkillCheck
from readyroom.galactica.jump import DESTINATION_TEXTS, DESTINATIONS
from readyroom.galactica.registry import Text
from readyroom.galactica.skills import COPIES, LABEL, NAME, SKILLS, STRENGTH, TYPE, skill_names
from readyroom.galactica.texts import effect_text
from readyroom.kernel import Json
from readyroom.web.galactica import boxes_by_rulebook
from readyroom.words import words


def scene_facts() -> Json:
    """What `galactica-scenes.json` holds: of all rulebooks that are offered."""
    leaves, _ = _numbered()
    boxes = boxes_by_rulebook()
    cards = {card for added in boxes.values() for card in _cards(added)}
    return {
        "skills": list(SKILLS),
        "designs": [
            {"label": label, "name": NAME[n], "skill": SKILLS[TYPE[n]], "strength": STRENGTH[n], "copies": COPIES[n]}
            for n, label in enumerate(LABEL)
        ],
        "modes": {mode: [design for box in MODES[mode] for design in box.designs] for mode in boxes},
        "red": {name: RED[name] for name in RESOURCES},
        "civilians": {
            face: {"copies": copies, "lost": CIVILIAN_LOSS[face]} for face, copies in BASE.faces["civilian"].items()
        },
        "crises": {name: _crisis(leaves, card) for name, card in CRISES.items() if name in cards},
        "destinations": {
            name: {"distance": DESTINATIONS[name][0], "effect": leaves.tree(effect)}
            for name, effect in DESTINATION_TEXTS.items()
            if name in cards
        },
    }


def scene_texts(language: str, mode: str) -> Iterable[tuple[str, str]]:
    """The sentence of every leaf that this rulebook brings: `galactica-leaf-<n>`."""
    say = words(language)
    leaves, first = _numbered()
    for leaf, number in leaves.numbers.items():
        if number in first[mode]:
            yield f"galactica-leaf-{number}", effect_text(say, leaf)


def _numbered() -> tuple["_Leaves", dict[str, range]]:
    """All leaves, and by rulebook which of them no earlier one has."""
    leaves, first = _Leaves(), {}
    for mode, boxes in boxes_by_rulebook().items():
        start = len(leaves.numbers)
        for card in _cards(boxes):
            if card in CRISES:
                _crisis(leaves, CRISES[card])
            else:
                leaves.tree(DESTINATION_TEXTS[card])
        first[mode] = range(start, len(leaves.numbers))
    return leaves, first


def _cards(boxes: Iterable[Box]) -> list[str]:
    """The cards of some boxes whose parts are shown one by one."""
    cards = [card for box in boxes for deck in box.cards.values() for card in deck]
    return [card for card in cards if card in CRISES or card in DESTINATION_TEXTS]


def _crisis(leaves: "_Leaves", card: Crisis | Attack) -> Json:
    facts: dict[str, Json] = {"activate": list(card.activate), "super": PILES[card.id] == "super_crisis"}
    if isinstance(card, Attack):
        special = leaves.tree(card.special) if card.special is not None else None
        return {
            **facts,
            "attack": True,
            "setup": leaves.tree(card.setup),
            "special": special,
            "keep": card.keep is not None,
        }
    return {**facts, "jump": card.jump, "text": leaves.tree(card.text)}


class _Leaves:
    """Numbers the leaves as they come; equal ones have one number."""

    def __init__(self) -> None:
        self.numbers: dict[Effect, int] = {}

    def tree(self, effect: Effect) -> Json:
        facts: dict[str, Any] = {name: getattr(effect, name) for name in effect.__struct_fields__}
        if isinstance(effect, SkillCheck):
            facts["skills"] = skill_names(effect.skills)
        elif isinstance(effect, PlaceShips):
            facts["ships"] = [(AREAS[area], ship, count) for area, ship, count in effect.ships]
        node: dict[str, Json] = {"is": type(effect).__name__}
        for name, value in facts.items():
            node[name] = self._plain(value)
        if not any(isinstance(value, Effect) or _are_effects(value) for value in facts.values()):
            node["n"] = self.numbers.setdefault(effect, len(self.numbers))
        return node

    def _plain(self, value: Any) -> Json:
        if isinstance(value, Effect):
            return self.tree(value)
        if isinstance(value, Text):
            return {"is": type(value).__name__, **msgspec.structs.asdict(value)}
        return [self.tree(part) for part in value] if _are_effects(value) else msgspec.to_builtins(value)


def _are_effects(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Effect)
