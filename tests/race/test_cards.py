"""The registry is what the fact table says, card by card."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.race.facts import design_facts, digest

from readyroom.race.cards import BY_ID, CARDS_OF, DESIGN_OF, DESIGNS

TABLE = Path(__file__).parent.parent.parent.parent / "shared" / "cards" / "race" / "cards.yaml"
DIGEST = "5f52225ebe3dab0c3669bdf38373e7c1d2511fcae8db563b3949545de52c12e0"


def test_registry_has_the_checked_in_digest() -> None:
    assert digest([design_facts(design) for design in DESIGNS]) == DIGEST


def test_registry_is_the_fact_table() -> None:
    if not TABLE.exists():
        pytest.skip("no fact tables beside this clone")
    table: list[dict[str, Any]] = yaml.safe_load(TABLE.read_text(encoding="utf-8"))["cards"]
    for row in table:
        row.pop("start_color", None)
        if "flags" in row:
            row["flags"] = sorted(row["flags"])
    theirs = {row["id"]: row for row in table}
    assert [design.id for design in DESIGNS] == [row["id"] for row in table]
    for design in DESIGNS:
        assert design_facts(design) == theirs[design.id]
    assert digest(table) == DIGEST


def test_cards_and_designs_fit() -> None:
    assert len(DESIGN_OF) == 114
    assert all(len(CARDS_OF[design.id]) == design.copies for design in DESIGNS)
    assert all(BY_ID[design.id] is design for design in DESIGNS)
