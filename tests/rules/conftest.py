"""The mode a rule's test runs in: every table it sets up plays by that rulebook."""

from collections.abc import Mapping

import pytest

from readyroom.galactica.rules import GalacticaRules, fixed
from readyroom.kernel import Json


@pytest.fixture(autouse=True)
def by_book(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """None where there is only one; tests see it as the usual value of the option `rules`."""
    mode: str | None = getattr(request, "param", None)
    if mode is not None:

        def usual(self: GalacticaRules, seats: int, given: Mapping[str, Json]) -> Mapping[str, Json]:
            return {"rules": mode, **fixed(given.get("rules", mode))}

        monkeypatch.setattr(GalacticaRules, "usual", usual)
    return mode
