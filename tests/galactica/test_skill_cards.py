"""Every skill card of the base box, every branch; each test is named after its card."""

import pytest

from readyroom.galactica.board import AFT
from readyroom.galactica.skills import NAMES, SKILLS, TYPE
from readyroom.galactica.testing import Table

THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


def test_every_skill_card_has_a_test() -> None:
    for card in (card for pair in NAMES for card in pair):
        assert any(name.startswith(f"test_{card}") for name in globals()), card


def test_consolidate_power() -> None:
    table = (
        Table(*THREE).hand(0, "consolidate_power-1").say(0, "consolidate_power-1").say(0, "draw:tactics+engineering")
    )
    assert [SKILLS[TYPE[card]] for card in table.g.players[0].hand] == ["tactics", "engineering"]
    assert table.events("SkillsDrawn", 1)[0]["cards"] is None
    assert table.events("SkillsDrawn", 1)[0]["skills"] == ["tactics", "engineering"]  # the decks are open


def test_investigative_committee() -> None:
    table = Table(*THREE).hand(1, "investigative_committee-3", "investigative_committee-4").to_do("text:prison_labor")
    table.destiny("repair-1", "repair-2").say(1, "use:investigative_committee-investigative_committee-4")
    assert table.game.view(2)["check"]["cards"] == ["repair-1", "repair-2"]
    assert table.prompt() == "add-cards"  # a second one would change nothing and is not offered


@pytest.mark.parametrize("way", ["move-and-act", "act-twice"])
def test_executive_order(way: str) -> None:
    table = Table(*THREE).hand(0, "executive_order-1").place(2, "armory" if way == "move-and-act" else "research_lab")
    table.say(0, "executive_order-1").say(0, "seat:2").say(2, f"choice:{way}")
    if way == "move-and-act":
        table.say(2, "location:research_lab")
    actions = 1 if way == "move-and-act" else 2
    for _ in range(actions):
        table.say(2, "activate:research_lab").say(2, "draw:tactics")
    assert table.prompt() == "stop"
    assert table.count(2) == actions


def test_executive_order_on_a_prisoner_gives_two_actions() -> None:
    table = Table(*THREE).hand(0, "executive_order-1").place(2, "brig").say(0, "executive_order-1").say(0, "seat:2")
    assert table.prompt() == "action"
    assert table.question().seat == 2


def test_declare_emergency() -> None:
    table = Table(*THREE).hand(1, "declare_emergency-3").destiny("consolidate_power-2", "consolidate_power-2")
    table.hand(2, "executive_order-2", "executive_order-2").to_do("text:prison_labor")
    table.say(1).say(2, "executive_order-2", "executive_order-2").say(1, "use:declare_emergency-declare_emergency-3")
    assert table.events("CheckShown")[0]["total"] == 8
    assert table.events("CheckResult")[0]["result"] == "pass"


@pytest.mark.parametrize("deck", ["crisis", "destination"])
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_launch_scout(deck: str, where: str) -> None:
    card = "riots" if deck == "crisis" else "icy_moon"
    table = Table(*THREE).hand(0, "launch_scout-1").top(card).dice(3).say(0, "launch_scout-1").say(0, f"deck:{deck}")
    assert table.question(0).facts == {"deck": deck, "card": card}
    table.say(0, where)
    cards = getattr(table.g, deck).cards
    assert cards[-1 if where == "top" else 0] == card
    assert table.game.view(0)["known"][deck]["top"] == ([card] if where == "top" else [])  # SECR-040
    assert table.game.view(1)["known"][deck]["top"] == []
    assert table.g.raptors == 4


def test_launch_scout_loses_the_raptor() -> None:
    table = Table(*THREE).hand(0, "launch_scout-2").dice(2).say(0, "launch_scout-2")
    assert table.g.raptors == 3
    assert table.prompt() == "stop"


def test_strategic_planning() -> None:
    table = Table(*THREE).hand(2, "strategic_planning-5").place(0, "armory").dice(5)
    table.state.boarding[0] = 1
    table.say(0, "armory").say(2, "use:strategic_planning-strategic_planning-5")
    assert table.g.boarding == [0] * 5
    table = Table(*THREE).hand(2, "strategic_planning-5").place(0, "armory").dice(6)
    table.state.boarding[0] = 1
    table.say(0, "armory").say(2, "choice:pass")
    assert table.g.boarding[0] == 1
    assert table.count(2) == 1


@pytest.mark.parametrize(("piloted", "second", "result"), [(False, 5, 5), (True, 6, 4), (True, 2, 1)])
def test_evasive_maneuvers(piloted: bool, second: int, result: int) -> None:
    table = Table("saul_tigh", "laura_roslin", "lee_apollo_adama").empty_space().to_do("activate:raiders")
    g = table.state
    g.raiders[AFT] = 1
    if piloted:
        table.place(2, "aft")
    else:
        table.place(2, "armory")
        g.vipers[AFT] += 1
        g.reserves -= 1
    table.hand(1, "evasive_maneuvers-2").dice(8, second).say(1, "use:evasive_maneuvers-evasive_maneuvers-2")
    assert [event["result"] for event in table.events("DieRolled")] == [8, result]
    assert table.g.damaged_vipers == (result >= 5)


def test_evasive_maneuvers_can_be_followed_by_another() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").empty_space().to_do("activate:raiders").dice(8, 7, 1)
    table.state.raiders[AFT], table.state.vipers[AFT] = 1, 1
    table.state.reserves -= 1
    table.hand(1, "evasive_maneuvers-1", "evasive_maneuvers-2")
    table.say(1, "use:evasive_maneuvers-evasive_maneuvers-1").say(1, "use:evasive_maneuvers-evasive_maneuvers-2")
    assert [event["rolled"] for event in table.events("DieRolled")] == [8, 7, 1]
    assert table.g.vipers[AFT] == 1


def test_maximum_firepower() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").hand(0, "maximum_firepower-3")
    assert "card:maximum_firepower-3" not in table.labels(0)  # only in a viper
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").hand(0, "maximum_firepower-3").place(0, "aft")
    assert "card:maximum_firepower-3" not in table.labels(0)  # nothing there to attack
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").hand(0, "maximum_firepower-3").place(0, "fore")
    table.dice(3, 2, 8, 8).say(0, "maximum_firepower-3")
    table.say(0, "ship:raider-fore").say(0, "ship:raider-fore").say(0, "ship:basestar-fore").say(0, "ship:raider-fore")
    assert table.g.raiders[0] == 1
    assert len(table.g.basestars[0].damage) == 1
    assert table.prompt() == "stop"  # four attacks
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").hand(0, "maximum_firepower-3").place(0, "fore")
    table.dice(3).say(0, "maximum_firepower-3").say(0, "ship:raider-fore").say(0, "choice:pass")
    assert len(table.events("DieRolled")) == 1  # up to four


def test_repair_a_location() -> None:
    table = Table(*THREE).hand(0, "repair-1")
    assert "card:repair-1" not in table.labels(0)  # nothing to repair in Command
    table = Table(*THREE).hand(0, "repair-1")
    table.state.damaged.append("command")
    table.state.damage_pile.remove("command")
    table.say(0, "repair-1")
    assert table.g.damaged == []


@pytest.mark.parametrize("what", ["location", "vipers"])
def test_repair_in_a_damaged_hangar_deck(what: str) -> None:
    table = Table(*THREE).hand(0, "repair-1").place(0, "hangar_deck")
    g = table.state
    g.damaged.append("hangar_deck")
    g.damage_pile.remove("hangar_deck")
    g.reserves, g.damaged_vipers = 5, 1
    table.say(0, "repair-1").say(0, f"choice:{what}")
    assert (table.g.damaged == []) == (what == "location")
    assert table.g.damaged_vipers == (1 if what == "location" else 0)


@pytest.mark.parametrize("count", [1, 2])
def test_repair_vipers(count: int) -> None:
    table = Table(*THREE).hand(0, "repair-2").place(0, "hangar_deck")
    table.state.reserves, table.state.damaged_vipers = 3, 3
    table.say(0, "repair-2").say(0, f"number:{count}")
    assert (table.g.reserves, table.g.damaged_vipers) == (3 + count, 3 - count)


def test_scientific_research() -> None:
    table = Table(*THREE).hand(1, "scientific_research-3").destiny("repair-2", "repair-1").to_do("text:prison_labor")
    table.say(1, "use:scientific_research-scientific_research-3")
    assert table.events("CheckShown")[0]["total"] == 3
    table = Table(*THREE).hand(1, "scientific_research-3").to_do("text:cylon_virus")
    assert table.prompt() == "add-cards"  # engineering is positive there anyway


def test_two_cards_in_one_window() -> None:
    """After the first one is played everybody is asked again (TIME-005)."""
    table = (
        Table(*THREE).hand(1, "scientific_research-3").hand(2, "investigative_committee-3").to_do("text:prison_labor")
    )
    table.say(1, "use:scientific_research-scientific_research-3").say(2, "choice:pass")
    assert table.game.waiting(2).window == "before_cards"
    table.say(2, "use:investigative_committee-investigative_committee-3")
    assert table.g.check is None or table.g.check.faceup
    assert len(table.events("SkillPlayed")) == 2
