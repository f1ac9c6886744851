"""The fact tables beside the project, read once each; where they are missing, tests have a digest of their own. And
what the boxes lack that are not offered yet, and at which table a card is played.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from readyroom.galactica.boxes import MODES, Box
from readyroom.galactica.cards import offered
from readyroom.galactica.cards.daybreak import DAYBREAK_ATTACKS, EARTH, NEW_LEADERS
from readyroom.galactica.cards.exodus import FINAL_FIVE, FLEET_BOARD, IONIAN, PERSONAL_GOALS
from readyroom.galactica.cards.pegasus import LEADERS, NEW_CAPRICA, OLD_LEADERS, PEGASUS_ATTACKS
from readyroom.galactica.skills import NAME
from readyroom.galactica.texts import has_text

SHARED = Path(__file__).resolve().parents[3] / "shared" / "cards" / "galactica"

PRESIDENT = (
    "laura_roslin",
    "gaius_baltar",
    "tom_zarek",
    "lee_apollo_adama",
    "william_adama",
    "karl_helo_agathon",
    "chief_galen_tyrol",
    "sharon_boomer_valerii",
    "saul_tigh",
    "kara_starbuck_thrace",
)
ADMIRAL = (
    "william_adama",
    "saul_tigh",
    "karl_helo_agathon",
    "lee_apollo_adama",
    "kara_starbuck_thrace",
    "sharon_boomer_valerii",
    "chief_galen_tyrol",
    "tom_zarek",
    "gaius_baltar",
    "laura_roslin",
)
"""The lines of succession: table SUCC-T1."""


_OFFERED = {box for mode in offered() for box in MODES[mode]}
WAITING = {
    NAME[card]
    for boxes in MODES.values()
    for box in boxes
    if box not in _OFFERED
    for card in box.designs
    if not has_text(NAME[card])
}
"""Skill cards of boxes that are not offered, whose text is still to be made."""


@cache
def fact_table(name: str, box: str = "base") -> Any:
    return yaml.load((SHARED / f"{box}_{name}.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader)


def ability(printed: str) -> str:
    return re.sub(r"[^a-z]+", "_", printed.lower()).strip("_")


PARTS: dict[Box, dict[str, Any]] = {
    FLEET_BOARD: {"cylon_ships": "fleet_board"},
    PERSONAL_GOALS: {"personal_goals": True},
    FINAL_FIVE: {"final_five": True},
    IONIAN: {"objective": "ionian"},
    NEW_CAPRICA: {"objective": "new_caprica"},
    EARTH: {"objective": "earth"},
    PEGASUS_ATTACKS: {"cylon_ships": "attack_cards"},
    DAYBREAK_ATTACKS: {"cylon_ships": "attack_cards"},
    LEADERS: {"leaders": True},
    OLD_LEADERS: {"leaders": True},
    NEW_LEADERS: {"leaders": True},
}
"""Parts that a table may do without, and what is chosen where it does not."""


def options_of(thing: str) -> dict[str, Any]:
    """A table with this card, character or location: by the first rulebook that has it, offered or not."""
    found = ((mode, box) for mode, boxes in MODES.items() for box in boxes if _lies_in(box, thing))
    mode, box = next(found, ("", None))
    if box is None:
        raise LookupError(f"{thing} lies in no box that a rulebook plays with (`offer` in cards/__init__.py)")
    return {"rules": mode, **PARTS.get(box, {})} if mode != "base" else {}


def _lies_in(box: Box, thing: str) -> bool:
    designs = {NAME[design] for design in box.designs}
    return thing in designs.union(*box.cards.values(), box.loyalty, box.sheets, box.locations)
