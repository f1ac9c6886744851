"""What the table shows and hides (SECR). That views, events and questions tell no more is what the suite proves."""

import json

import pytest

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
FOUR = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")


@rule("SECR-001", "SECR-013")
def test_hands_are_hidden_also_from_revealed_cylons() -> None:
    table = Table(*FOUR).hand(0, "repair-1", "strategic_planning-5").cylon(2)
    for viewer in (1, 2, 3, None):
        assert "strategic_planning-5" not in json.dumps(table.game.view(viewer))
        assert table.game.view(viewer)["players"][0]["hand"] == 2
    assert table.game.view(0)["hand"] == ["repair-1", "strategic_planning-5"]
    assert table.game.view(None)["hand"] is None


@rule("SECR-025", "SECR-027")
def test_open_counts_and_those_that_are_not() -> None:
    decks = Table(*FOUR).game.view(0)["decks"]
    assert [decks[name]["size"] for name in ("politics", "leadership", "tactics", "piloting", "engineering")] == [
        19
    ] * 5
    assert decks["quorum"]["size"] == 17
    assert decks["destiny"] == {"size": 10}
    for name in ("crisis", "super_crisis", "destination"):
        assert set(decks[name]) == {"top"}


@rule("SECR-026")
def test_the_top_card_of_discard_piles_is_open() -> None:
    table = Table(*FOUR).hand(0, "consolidate_power-2").say(0, "consolidate_power-2")
    assert table.game.view(None)["decks"]["politics"]["top"] == "consolidate_power-2"


@rule("SECR-040")
def test_who_sees_the_top_of_a_deck_knows_it_alone() -> None:
    table = Table("sharon_boomer_valerii", "laura_roslin", "saul_tigh").to_do("end_of_turn").top("riots")
    table.say(0, "use:recon").say(0, "top")
    assert table.game.view(0)["known"]["crisis"]["top"] == ["riots"]
    assert table.game.view(1)["known"]["crisis"] == {"top": []}
    assert all("riots" not in json.dumps(event) for event in table.game.events(1))


@rule("SECR-030")
def test_civilian_ships_are_face_down() -> None:
    table = Table(*FOUR)
    faces = {ship.face for area in table.state.civilians for ship in area} | set(table.state.civilian_pile)
    for viewer in (0, 1, None):
        text = json.dumps(table.game.view(viewer))
        assert not any(face in text for face in faces)


@rule("SECR-032")
def test_a_super_crisis_card_is_hidden() -> None:
    table = Table(*FOUR).cylon(2)
    card = table.state.decks["super_crisis"].cards.pop()
    table.state.decks["super_crisis"].seen.pop()
    table.state.players[2].super_crisis.append(card)
    for viewer in (0, 1, 3, None):
        assert card not in json.dumps(table.game.view(viewer))
    assert table.game.view(2)["players"][2]["holds"]["super_crisis"] == [card]


def test_roslin_alone_sees_both_crisis_cards() -> None:
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").to_do("crisis").top("riots", "witch_hunt")
    assert set(table.labels(0)) == {"card:riots", "card:witch_hunt"}
    assert table.game.view(1)["held"] is None
    table.say(0, "riots")
    assert all("witch_hunt" not in json.dumps(event) for event in table.game.events(1))
    assert table.g.decks["crisis"].cards[0] == "witch_hunt"
    assert "witch_hunt" not in json.dumps(table.game.view(0))  # SECR-040


@pytest.mark.parametrize("card", ["repair-1", "strategic_planning-3"])
def test_a_window_tells_nobody_who_could_act(card: str) -> None:
    """Held or not: the others see a window that is open, and no name."""
    table = Table(*FOUR).place(0, "weapons_control").hand(3, card)
    table.game.hold = True
    table.say(0, "weapons_control").say(0, "raider-fore")
    for viewer in (0, 1, 2, None):
        assert table.game.waiting(viewer) == ((), "before_roll")
    assert table.game.waiting(3).seats == ((3,) if card == "strategic_planning-3" else ())


@rule("CYL-021")
@pytest.mark.parametrize("revealed", [True, False])
def test_a_window_does_not_open_for_cards_of_revealed_cylons(revealed: bool) -> None:
    """They can't use a card's text, and everybody knows; of a human player nobody knows what he holds."""
    table = Table(*FOUR).place(0, "weapons_control").dice(1).hand(3, "strategic_planning-3")
    if revealed:
        table.cylon(3)
    table.game.hold = True
    table.say(0, "weapons_control").say(0, "raider-fore")
    assert bool(table.events("WindowOpened")) != revealed
    assert table.game.waiting(None).window == (None if revealed else "before_roll")


def test_a_window_that_openly_concerns_nobody_does_not_open() -> None:
    table = Table(*FOUR).place(0, "weapons_control").dice(1)
    table.game.hold = True
    table.say(0, "weapons_control").say(0, "raider-fore")  # no human player has a card, Helo does not play
    assert table.question(0).prompt == "galactica-stop"
    assert table.events("WindowOpened") == []
