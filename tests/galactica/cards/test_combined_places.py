"""Locations and Loyalty cards of Pegasus and Daybreak: outcomes that no test of a rule and no scenario reaches."""

import pytest
from tests.galactica.cards.proof import Change, proves
from tests.rules.galactica_combined import combined, mutinous
from tests.rules.galactica_tables import civilians

from readyroom.galactica.skills import TREACHERY, TYPE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

TREACHEROUS = "cylon_can_make_players_draw_treachery"
HAND = ("repair-1", "repair-2", "consolidate_power-1", "consolidate_power-2")


def treachery(table: Table, seat: int) -> int:
    return sum(TYPE[card] == TREACHERY for card in table.g.players[seat].hand)


# --- Pegasus -------------------------------------------------------------------------------------------------


def test_main_batteries_damage_a_viper_with_its_pilot() -> None:
    table = combined().place(0, "main_batteries").place(2, "aft").dice(3).to_do("action")
    table.say(0, "activate:main_batteries").say(0, "area:aft").skip()
    assert (table.g.players[2].place, table.g.squadrons["viper"].damaged) == ("sickbay", 1)


def airlock(place: str, *added: str) -> Table:
    """Tigh wants Starbuck executed; Destiny adds 2 against it, and Roslin what is said."""
    table = combined().place(0, "airlock").place(2, place).hand(1, *added).destiny("repair-1", "repair-1")
    table.to_do("action").say(0, "activate:airlock").say(0, "seat:2").skip()
    for seat in (1, 2, 3, 0):
        if any(question.seat == seat for question in table.game.questions) and table.prompt() == "add-cards":
            table.say(seat, *(added if seat == 1 else ())).skip()
    return table


COMMITTEE = ("investigative_committee_2-5", "investigative_committee_2-4", "investigative_committee_2-3")


@proves("airlock", "pass", "fail", "a prisoner")
@pytest.mark.parametrize(
    ("place", "added", "executed"),
    [
        ("hangar_deck", ("strategic_planning-5", *COMMITTEE[:2]), True),
        ("hangar_deck", ("strategic_planning-5", COMMITTEE[0], COMMITTEE[2]), False),
        ("brig", ("strategic_planning-5", COMMITTEE[0]), True),
        ("brig", ("strategic_planning-5", COMMITTEE[1]), False),
    ],
)
def test_airlock(place: str, added: tuple[str, ...], executed: bool) -> None:
    """12 are needed, 8 for who is in the Brig; somebody who is executed begins with another character."""
    table = airlock(place, *added)
    assert (table.prompt() == "character") == executed
    if not executed:
        assert table.g.players[2].character == "kara_starbuck_thrace"
        assert table.g.players[2].place == place


def test_who_is_executed_while_organized_activates_nothing_more() -> None:
    """Hoshi has themselves put into the Airlock, and was a Cylon."""
    crew = ("louis_hoshi", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
    added = ("strategic_planning-5", *COMMITTEE[:2])
    table = combined(*crew).loyal(0, "cylon_can_reduce_morale").hand(1, *added).destiny("repair-1", "repair-1")
    table.to_do("action").say(0, "ability:organized").say(0, "location:airlock").say(0, "seat:0").skip()
    for seat in (1, 2, 3, 0):
        if table.game.questions[0].seat == seat and table.prompt() == "add-cards":
            table.say(seat, *(added if seat == 1 else ())).skip()
    assert table.g.players[0].place == "resurrection_ship_3"
    assert table.prompt() != "organized"


@proves("airlock", "not a Cylon")
def test_no_revealed_cylon_is_put_into_the_airlock() -> None:
    table = combined().cylon(3).place(0, "airlock").to_do("action").say(0, "activate:airlock")
    assert table.game.questions[0].labels == ("seat:0", "seat:1", "seat:2")


# --- Colonial One --------------------------------------------------------------------------------------------


@proves("quorum_chamber", "draw two", "draw and play", "draw one", "only the President")
@pytest.mark.parametrize(("answer", "cards"), [("draw", 2), ("pass", 1), ("food_rationing", 0)])
def test_quorum_chamber(answer: str, cards: int) -> None:
    table = combined("tom_zarek", "saul_tigh", "kara_starbuck_thrace").place(0, "quorum_chamber").dice(5)
    before = len(table.state.quorum_hand)
    table.top("food_rationing").to_do("action").say(0, "activate:quorum_chamber").say(0, answer).skip()
    assert len(table.g.quorum_hand) == before + cards
    assert table.prompt() == "stop"
    other = combined("tom_zarek", "saul_tigh", "kara_starbuck_thrace").place(1, "quorum_chamber")
    other.state.current = 1
    assert "activate:quorum_chamber" not in other.to_do("action").game.questions[0].labels


# --- Cylon locations -----------------------------------------------------------------------------------------


@proves("caprica_3", "super crisis")
def test_caprica_plays_a_super_crisis() -> None:
    table = combined().cylon(0, place="caprica").destiny("repair-1", "repair-1")
    deck = table.state.decks["super_crisis"]
    at = deck.cards.index("inbound_nukes")
    del deck.cards[at], deck.seen[at]
    table.state.players[0].holds.append("inbound_nukes")
    before = list(table.state.resources)
    table.to_do("action").say(0, "activate:caprica_3").say(0, "inbound_nukes").skip()
    assert table.g.players[0].super_crisis == []
    assert [now - then for now, then in zip(table.g.resources, before, strict=True)] == [-1, -1, 0, -1]


@proves("cylon_fleet_3", "raiders", "heavy raiders", "basestars", "launch")
@pytest.mark.parametrize(
    ("kind", "dice", "change"),
    [
        ("raiders", (), {"raider fore": -1, "raider starboard_fore": 1}),
        ("heavy_raiders", (), {"heavy_raider fore": -1, "heavy_raider port_fore": 1}),
        ("basestars", (3,), {}),
        ("launch", (), {"raider fore": 2, "heavy_raider fore": 1}),
    ],
)
def test_cylon_fleet(kind: str, dice: tuple[int, ...], change: Change) -> None:
    """Each kind of ship on the main board, or every basestar launches two raiders and a heavy one."""
    table = combined().cylon(0, place="cylon_fleet").dice(*dice)
    g = table.state
    g.fleet.basestars.append(Basestar(0))
    g.fleet.raiders[0] = g.fleet.heavies[0] = 1
    civilians(g, 3, "civ_empty")
    before = ships(table)
    table.to_do("action").say(0, "activate:cylon_fleet_3").say(0, f"activate:{kind}").skip()
    now = ships(table)
    assert {name: now[name] - before[name] for name in now if now[name] != before[name]} == change


def ships(table: Table) -> dict[str, int]:
    areas = ("fore", "starboard_fore", "starboard_aft", "aft", "port_aft", "port_fore")
    fleet = table.g.fleet
    return {f"raider {area}": fleet.raiders[n] for n, area in enumerate(areas)} | {
        f"heavy_raider {area}": fleet.heavies[n] for n, area in enumerate(areas)
    }


@proves("human_fleet_3", "the Destination deck")
def test_human_fleet_looks_at_the_next_destination() -> None:
    table = combined().cylon(0, place="human_fleet").top("deep_space").to_do("action")
    table.say(0, "activate:human_fleet_3").say(0, "deck:destination")
    assert table.game.view(0)["known"]["destination"] == {"top": ["deep_space"]}
    assert table.game.view(1)["known"]["destination"] == {"top": []}
    table.say(0, "choice:top")
    assert table.g.decks["destination"].cards[-1] == "deep_space"


@proves("hub_destroyed", "too few cards")
def test_the_ruins_of_the_hub_cost_three_cards() -> None:
    table = combined().cylon(0, place="hub_destroyed").hand(0, *HAND[:2])
    table.state.sides["cylon"] = "destroyed"
    assert "activate:hub_destroyed" not in table.to_do("action").game.questions[0].labels


# --- Loyalty cards -------------------------------------------------------------------------------------------


@proves(TREACHEROUS, "used", "in the Brig")
@pytest.mark.parametrize("place", ["command", "brig"])
def test_everybody_draws_treachery(place: str) -> None:
    """The others lose a random card and draw Treachery; the Cylon keeps three cards and draws two, unasked."""
    table = mutinous(combined().loyal(0, TREACHEROUS), 0, "panic").place(0, place).hand(0, *HAND)
    for seat in (1, 2):
        table.hand(seat, "executive_order-1", "executive_order-2")
    table.to_do("action").say(0, f"reveal:{TREACHEROUS}")
    while table.prompt() in ("discard", "hand-limit"):
        table.say(0, "repair-1").skip()
    used = place == "command"
    assert [table.count(seat) for seat in range(4)] == [5 if used else 3, 2, 2, 1 if used else 0]
    assert [treachery(table, seat) for seat in range(4)] == ([2, 1, 1, 1] if used else [0] * 4)
