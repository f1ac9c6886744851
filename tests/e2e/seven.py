"""A table of seven with all boxes: a page of a table of six is told of one more, as there is with a Cylon leader."""

from typing import Any, Final

from tests.e2e.combined import boxes
from tests.e2e.told import Change, Told

SEVENTH: Final = "Hubert Blaine Wolfeschlegelsteinhausenbe"
assert len(SEVENTH) == 40
CHARACTER: Final = "karl_helo_agathon"


def seventh(state: dict[str, Any]) -> None:
    """One more person, with as much as anybody has; to be told after what else is changed."""
    view = state["view"]
    last = view["players"][-1]
    seat = len(view["players"])
    view["players"].append({**last, "seat": seat, "character": CHARACTER, "place": last["place"], "spent": []})
    for holders in view["tokens"].values():
        if f"seat:{seat - 1}" in holders:
            holders[f"seat:{seat}"] = 1
    if view["check"]:
        view["check"]["added"] = [*view["check"]["added"], 3]


def of_seven(change: Change = boxes) -> Change:
    def both(state: dict[str, Any]) -> None:
        change(state)
        seventh(state)

    return both


def sit_seven(line: Told) -> None:
    """The seventh has a chair too."""

    def more(table: dict[str, Any]) -> None:
        chair = {**table["chairs"][-1], "seat": len(table["chairs"]), "name": SEVENTH, "person": "somebody-else"}
        table["chairs"] = [*table["chairs"], chair]
        table["seats"] = len(table["chairs"])

    line.tell_table(more)
