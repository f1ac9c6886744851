"""Every card, place and thing one can open has its numbered rules, and they are in the index."""

from importlib.resources import files

import pytest

from readyroom.galactica.characters import SHEETS
from readyroom.galactica.places import LOCATIONS
from readyroom.race.cards import DESIGNS
from readyroom.rulebook import rules_index
from readyroom.web import cited, galactica
from readyroom.web.data import rules_of


@pytest.mark.parametrize("game", ["race", "galactica"])
def test_cited_rules_are_in_the_index(game: str) -> None:
    rules = getattr(cited, game)()
    assert [rule for found in rules.values() for rule in found if rule not in rules_index(game)] == []
    assert [thing for thing, found in rules.items() if not 0 < len(found) <= 12] == []


def test_every_card_and_place_has_rules() -> None:
    assert {design.id for design in DESIGNS} <= cited.race().keys()
    facts = galactica.facts()
    copies = galactica.all_cards()["copies"]
    cards = {card.rpartition("-")[0] if card.rpartition("-")[0] in facts["skills"] else card for card in copies}
    abilities = {ability for sheet in SHEETS.values() for ability in sheet.abilities}
    assert {*cards, *LOCATIONS, *SHEETS, *abilities} <= cited.galactica().keys()


def test_a_card_is_cited_by_its_whole_name() -> None:
    """Mining World is not meant where Bio-Hazard Mining World is."""
    assert "PROD-010" in cited.race()["mining-world"]
    assert "TRADE-007" not in cited.race()["mining-world"]
    assert "TRADE-007" in cited.race()["bio-hazard-mining-world"]
    assert "SKERR-002" in cited.galactica()["executive_order"]


def test_the_browser_finds_the_rules_of_a_thing() -> None:
    found = [rule["id"] for rule in rules_of("race") if "colony-ship" in rule["about"]]
    assert {"SETTLE-025", "SETTLE-026"} <= set(found)


def test_things_of_the_race_table_have_words() -> None:
    text = (files("readyroom.words") / "en" / "race" / "table.ftl").read_text(encoding="utf-8")
    for thing in cited.RACE:
        name = "action" if f"web-action-{thing} =" in text else "thing"
        assert thing == "score" or f"web-{name}-{thing}-why =" in text, thing
