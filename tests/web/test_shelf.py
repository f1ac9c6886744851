"""The shelf of the page that sets up a table says what the boxes hold and what a rulebook leaves to choose."""

from typing import Any

import pytest

import readyroom.galactica.rules  # noqa: F401 - declares everything
from readyroom.galactica import cards
from readyroom.web import galactica, shelf
from readyroom.words import words


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> Any:
    """As if every box were complete."""
    for module in (cards, galactica, shelf):
        monkeypatch.setattr(module, "UNFINISHED", ())
    return shelf.shelf()


def test_all_boxes_are_four_and_the_parts_lie_in_their_boxes(everything: Any) -> None:
    inside = {box["box"]: [part["part"] for part in box["parts"]] for box in everything["modes"]["combined"]}
    parts = ["cylon_fleet_board", "personal_goals", "final_five", "ionian"]
    assert inside == {
        "base": [],
        "exodus": parts,
        "pegasus": ["pegasus_attacks", "new_caprica"],
        "daybreak": ["daybreak_attacks", "earth", "leaders", "daybreak_leaders"],
    }
    assert [box["box"] for box in everything["modes"]["exodus"]] == ["base", "exodus"]


def test_what_a_rulebook_leaves_no_choice_about_is_always_there(everything: Any) -> None:
    def always(mode: str) -> list[str]:
        return [part["part"] for box in everything["modes"][mode] for part in box["parts"] if part["always"]]

    assert always("exodus") == []
    assert always("combined") == ["personal_goals", "final_five"]


def test_every_card_and_every_character_lies_in_one_box(everything: Any) -> None:
    total: dict[str, int] = {}
    for inside in everything["boxes"].values():
        for what, count in inside.items():
            total[what] = total.get(what, 0) + count
    copies, facts = galactica.all_cards()["copies"], galactica.facts()
    assert isinstance(copies, dict)
    assert total["characters"] == len(facts["characters"])
    assert total["skill"] == sum(count for card, count in copies.items() if card.rsplit("-", 1)[0] in facts["skills"])
    assert total["mutiny"] == sum(copies[card] for card in facts["mutiny"])
    of_crisis = total["crisis"] + total["super_crisis"] + total["new_caprica_crisis"]
    assert of_crisis == sum(copies[card] for card in facts["crises"])
    assert total["mission"] + total["motive"] == 8 + 14
    assert total["loyalty"] == sum(copies[card] for card in facts["loyalty"])


def test_everything_on_the_shelf_has_words(everything: Any) -> None:
    say = words("en")
    for mode, boxes in everything["modes"].items():
        assert say.has(f"web-value-galactica-{mode}")
        for box in boxes:
            assert say.has(f"web-box-galactica-{box['box']}")
            assert say.has(f"web-box-galactica-{box['box']}-why")
            for part in box["parts"]:
                said = say.say("web-box-part", part=part["part"], always="yes")
                assert said.partition(":")[0] not in ("", part["part"])
    for inside in everything["boxes"].values():
        for what in inside:
            assert say.say("web-box-inside", what=what, count=3).endswith((" cards", " characters"))
