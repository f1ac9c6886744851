"""Every kind of Galactica table that computer players must be able to sit at: seats and options."""

from typing import Any

OPTIONS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (4, {}),
    (5, {}),
    (6, {}),
    (4, {"sympathizer": False}),
    (6, {"sympathizer": False}),
    (3, {"cooperative": True}),
    (5, {"difficulty": "easier_for_cylons"}),
    (2, {}),
    (1, {}),
]
