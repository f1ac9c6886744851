"""Tables with all boxes, for browser tests that need a server which offers them."""

from collections.abc import Mapping
from typing import Final

import pytest

from readyroom.galactica.cards import offered
from readyroom.kernel import Json

COMBINED: Final[Mapping[str, Json]] = {"rules": "combined"}
NEBULA: Final[Mapping[str, Json]] = {"rules": "combined", "objective": "ionian"}

all_boxes = pytest.mark.skipif("combined" not in offered(), reason="all boxes together are not offered yet")
