"""Options of tables with all boxes."""

from collections.abc import Mapping
from typing import Final

from readyroom.kernel import Json

COMBINED: Final[Mapping[str, Json]] = {"rules": "combined"}
NEBULA: Final[Mapping[str, Json]] = {"rules": "combined", "objective": "ionian"}
