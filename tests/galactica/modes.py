"""Every kind of Galactica table: seats and options."""

from typing import Any

MODES: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
    (4, {"sympathizer": False}),
    (6, {"sympathizer": False}),
    (5, {"cooperative": True}),
    (3, {"difficulty": "easier_for_humans"}),
    (6, {"difficulty": "easier_for_cylons"}),
    (2, {}),
    (1, {}),
    (4, {"rules": "exodus", "objective": "ionian"}),
    (5, {"rules": "exodus", "objective": "ionian", "cylon_ships": "fleet_board"}),
    (4, {"rules": "combined"}),
    (6, {"rules": "combined", "objective": "ionian"}),
    (5, {"rules": "combined", "objective": "new_caprica"}),
    (3, {"rules": "combined", "objective": "earth"}),
    (4, {"rules": "combined", "cylon_ships": "attack_cards", "fewer_crises": True}),
    (7, {"rules": "combined", "leaders": True}),
    (4, {"rules": "exodus", "leaders": True}),
]
