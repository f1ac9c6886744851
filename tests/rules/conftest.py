"""The mode a rule's test runs in: every table it sets up plays by that rulebook."""

from collections.abc import Mapping
from typing import Any

import pytest

from readyroom.galactica.rules import GalacticaRules, fixed
from readyroom.kernel import Json
from readyroom.rulebook import rules_index


@pytest.fixture(autouse=True)
def by_book(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str | None:
    """None where there is only one; tests see it as the usual value of the option `rules`.

    Rules of Exodus are rules of all boxes too: a table that a test lays by that book is one by its own mode then, or
    nothing would be proven of it. What needs a table of Exodus itself says so (`only`), or cites a rule of it alone.
    With all boxes Cylon ships come over the Cylon Fleet board, unless a test cites a rule of the attack cards.
    """
    mode: str | None = getattr(request, "param", None)
    if mode is not None:
        read = GalacticaRules.read_options
        cited = [rules_index("galactica")[rule] for mark in request.node.iter_markers("rule") for rule in mark.args]
        board = not any({"!cylonfleet", "attackcards"} & {*rule.options} for rule in cited)
        ships = {"cylon_ships": "fleet_board" if board else "attack_cards"} if mode == "combined" else {}

        def usual(self: GalacticaRules, seats: int, given: Mapping[str, Json]) -> Mapping[str, Json]:
            rules = given.get("rules", mode)
            own = seats > 1 and not given.get("cooperative")
            return {"rules": mode, **fixed(rules, own_loyalty=own), **(ships if rules != "base" else {})}

        def of_the_mode(self: GalacticaRules, seats: int, given: Mapping[str, Json]) -> dict[str, Any]:
            later = mode == "combined" and given.get("rules") == "exodus"
            return read(self, seats, {**given, "rules": mode} if later else given)

        monkeypatch.setattr(GalacticaRules, "usual", usual)
        monkeypatch.setattr(GalacticaRules, "read_options", of_the_mode)
    return mode
