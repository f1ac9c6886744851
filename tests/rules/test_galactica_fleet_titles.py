"""With the Cylon Fleet board: what is set up, the CAG, Mark VII vipers, escorts, the Basestar Bridge."""

from typing import Any

import pytest
from tests.rules.galactica_tables import FLEET, beyond, civilians, horizon, pursued, pursuit

from readyroom.galactica.board import AFT, AREAS, CAG, FORE, PORT_FORE
from readyroom.galactica.cards.exodus.fleet import CAG_LINE
from readyroom.galactica.combat import hit
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.effects import Choice
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import uppermost
from readyroom.galactica.rules import RULES
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE, TEST, Table, at_once
from readyroom.kernel import BadSetup, Game, start

rule = pytest.mark.rule

CARDS: dict[str, Any] = {"rules": "exodus", "cylon_ships": "attack_cards"}
MARK_VII = "viper_mark_vii"
OF_CAG = {
    "detente",
    "raiders_inbound",
    "return_to_duty",
    "review_camera_footage",
    "tracked_by_radiation",
    "training_a_rookie",
}


def set_up(seats: int = 4, **options: Any) -> Galactica:
    game: Game[Galactica] = start(EVERY_MODE, seats, 3, options)
    return game.state


def piles(g: Galactica) -> set[str]:
    return {card for deck in ("crisis", "super_crisis") for card in g.decks[deck].cards}


# --- what is set up ----------------------------------------------------------------------------------------


@rule("SETUP-006", "SETUP-007", "CRIS-007")
def test_attack_cards_leave_and_those_of_the_cag_come() -> None:
    cards = piles(set_up(**FLEET))
    assert [card for card in cards if isinstance(CRISES[card], Attack)] == []
    assert cards >= OF_CAG


@rule("SETUP-008", "SETUP-089")
def test_without_the_board_its_parts_stay_in_the_box() -> None:
    g = set_up(**CARDS)
    cards = piles(g)
    assert len([card for card in cards if isinstance(CRISES[card], Attack)]) == 11
    assert not cards & OF_CAG
    assert (g.cylon_board, g.tokens.get("pursuit"), [*g.squadrons]) == (None, None, ["viper"])
    table = Table("william_adama", "laura_roslin", "saul_tigh", **CARDS)
    assert CAG not in table.state.titles
    assert [label for label in table.labels(0) if label.startswith("nuke:")] == ["nuke:basestar-fore"]
    with pytest.raises(BadSetup, match="Cylon Fleet board"):
        start(RULES, 3, 1, {"rules": "base", "cylon_ships": "fleet_board"})


@rule("COMP-003", "SETUP-024")
def test_ships_without_the_board() -> None:
    g = set_up(**CARDS)
    assert (sum(g.squadrons["viper"].space), g.squadrons["viper"].reserves, supply(g, "raider")) == (2, 6, 13)


@rule("COMP-004", "SETUP-014", "SETUP-025", "SETUP-026", "MK7-002")
def test_ships_with_the_board() -> None:
    g = set_up(**FLEET)
    viper, mark_vii = g.squadrons["viper"], g.squadrons[MARK_VII]
    assert (sum(viper.space), viper.reserves, viper.damaged) == (2, 4, 0)
    assert (sum(mark_vii.space), mark_vii.reserves, mark_vii.damaged) == (0, 0, 4)
    assert supply(g, "raider") == 20 - 3
    table = horizon().place(0, "command")
    table.say(0, "activate:command")
    assert [label for label in table.labels(0) if MARK_VII in label] == []


@rule("MK7-002")
def test_a_damaged_mark_vii_is_used_only_when_it_is_repaired() -> None:
    """Where the vipers of the Reserves are gone, it is still in the box of damaged ones."""
    table = horizon().place(0, "command")
    g = table.state
    for kind, squadron in g.squadrons.items():
        if kind != MARK_VII:
            squadron.unbuilt, squadron.reserves = squadron.unbuilt + squadron.reserves, 0
    assert (g.squadrons[MARK_VII].damaged, g.squadrons[MARK_VII].reserves) == (4, 0)
    assert "activate:command" not in table.labels(0), "there is nothing to activate"
    mended = repaired(horizon().place(0, "command"), reserves=1).say(0, "activate:command")
    assert [label for label in mended.labels(0) if label.startswith("launch") and MARK_VII in label]


@rule("SETUP-021")
def test_the_board_is_empty_and_the_pursuit_at_its_start() -> None:
    g = set_up(**FLEET)
    assert (beyond(g).raiders, beyond(g).heavies, beyond(g).basestars, pursuit(g)) == ([0] * 6, [0] * 6, [], 0)
    shown = start(EVERY_MODE, 4, 3, FLEET).view(None)
    assert shown["tokens"]["pursuit"] == {"pursuit_start": 1}
    assert [*shown["cylon_board"]] == list(AREAS)


@rule("SETUP-057", "SETUP-058")
def test_the_titles_at_the_start() -> None:
    table = Table("gaius_baltar", "saul_tigh", "sharon_boomer_valerii", "kara_starbuck_thrace", **FLEET)
    assert table.state.titles == {"president": 0, "admiral": 1, CAG: 3}
    table.state.current = 1
    assert [label for label in table.labels(1) if label.startswith("nuke:")] == [f"nuke:{area}" for area in AREAS]


@rule("TITLE-039")
def test_the_line_of_the_cag() -> None:
    """As printed, with those of other boxes in between."""
    exodus = [
        *("lee_apollo_adama", "kara_starbuck_thrace", "louanne_kat_katraine", "sharon_boomer_valerii"),
        *("samuel_t_anders", "karl_helo_agathon", "william_adama", "helena_cain", "saul_tigh", "felix_gaeta"),
        *("anastasia_dee_dualla", "chief_galen_tyrol", "callandra_cally_tyrol", "tom_zarek", "ellen_tigh"),
        *("gaius_baltar", "tory_foster", "laura_roslin"),
    ]
    assert [name for name in CAG_LINE if name in exodus] == exodus


@rule("VAR-008")
def test_alone_one_is_cag_too() -> None:
    g = begun_alone()
    assert g.titles == {"president": 0, "admiral": 0, CAG: 0}


def begun_alone() -> Galactica:
    game: Game[Galactica] = start(EVERY_MODE, 1, 4, FLEET)
    while game.state.turn == 0:
        game.answer(game.questions[0].seat, 0)
    return game.state


# --- the CAG -----------------------------------------------------------------------------------------------


@rule("TITLE-020", "TITLE-021", "TITLE-022")
def test_the_cag_places_where_there_is_no_civilian_ship_yet() -> None:
    """T14: five areas have one and two must be placed: the first goes to the sixth, the second anywhere."""
    table = pursued(horizon(), 2).dice(1)
    for area in range(6):
        if area != PORT_FORE:
            civilians(table.state, area, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert len(table.g.civilians[PORT_FORE]) == 1, "there is nothing to choose"
    assert (table.question().seat, table.prompt()) == (2, "place-civilian")
    assert table.labels(2) == tuple(f"area:{area}" for area in AREAS)
    assert table.question().purpose == "shield"


@rule("TITLE-023")
def test_a_named_area_leaves_the_cag_no_choice() -> None:
    table = horizon()
    table.state.titles[CAG] = 0
    civilians(table.state, AFT, "civ_empty")
    table.resolve("tracked_by_radiation", part="first")
    assert table.prompt() == "stop"
    assert [len(ships) for ships in table.g.civilians] == [0, 0, 0, 3, 0, 0]


@rule("TITLE-024", "CRIS-009", "CHK-003")
def test_the_cag_decides_on_their_cards() -> None:
    choosers = {}
    for card in OF_CAG:
        crisis = CRISES[card]
        assert isinstance(crisis, Crisis)
        assert isinstance(crisis.text, Choice)
        choosers[card] = crisis.text.chooser
    assert set(choosers.values()) == {CAG}
    table = horizon().top("raiders_inbound").to_do("crisis").skip()
    assert (table.question().seat, table.prompt()) == (2, "choose-part")


@rule("TITLE-025")
def test_a_cag_who_is_revealed_as_a_cylon_loses_the_title() -> None:
    table = horizon().cylon(2)
    assert table.state.titles[CAG] == 0, "Tigh before Roslin"


@rule("TITLE-027", "TITLE-030", "TITLE-040")
def test_a_cag_in_the_brig_loses_the_title_and_does_not_get_it_back() -> None:
    table = horizon("kara_starbuck_thrace", "laura_roslin", "saul_tigh", "tom_zarek").place(2, "brig")
    table.resolve("cylon_accusation", total=9)
    assert (table.g.players[0].place, table.g.titles[CAG]) == ("brig", 3), "Tigh is a prisoner"
    at_once(move_to(table.g, 0, "command", TEST))
    assert table.g.titles[CAG] == 3


@rule("TITLE-028", "TITLE-029")
def test_when_all_are_in_the_brig_the_highest_is_cag_until_somebody_leaves() -> None:
    table = horizon("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    g = table.place(1, "brig").place(2, "brig").state
    at_once(move_to(g, 0, "brig", TEST))
    assert g.titles[CAG] == 0
    at_once(move_to(g, 1, "command", TEST))
    assert g.titles[CAG] == 1
    at_once(move_to(g, 0, "command", TEST))
    assert g.titles[CAG] == 1


def executed(new: str) -> Galactica:
    """Starbuck, who is CAG, is executed, and goes on as somebody else."""
    table = horizon("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "william_adama")
    table.to_do("text:fighting_blind").state.crises.append("fighting_blind")
    table.state.decks["super_crisis"].cards.remove("fighting_blind")
    table.state.decks["super_crisis"].seen.pop()
    table.skip()
    table.say(2, "part:second").skip()
    table.say(2, f"character:{new}").skip()
    return table.g


@rule("CYL-026")
@pytest.mark.only("exodus", why="no Super Crisis card of the base box has two parts to choose from")
def test_moral_compass_does_not_change_what_was_chosen_on_a_super_crisis_card() -> None:
    crew = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "karl_helo_agathon")
    for card, asked in (("fighting_blind", False), ("raiders_inbound", True)):
        table = horizon(*crew).to_do(f"text:{card}")
        table.say(2, "part:first")
        assert (table.game.waiting(3) == ((3,), "part_chosen")) == asked, card


@rule("TITLE-026")
def test_after_an_execution_the_new_character_counts_too() -> None:
    assert executed("samuel_t_anders").titles[CAG] == 2, "Anders before William Adama"
    assert executed("tory_foster").titles[CAG] == 3, "William Adama before Tory"


@rule("TITLE-031")
def test_a_new_character_does_not_take_the_title_from_who_has_it() -> None:
    table = horizon("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    table.state.titles[CAG] = 1
    table.state.crises.append("the_circle")
    table.state.decks["crisis"].cards.remove("the_circle")
    table.state.decks["crisis"].seen.pop()
    table.to_do("text:the_circle").skip()
    table.say(1, "part:first").skip()
    table.say(1, "part:second").skip()
    table.say(0, "character:samuel_t_anders").skip()
    assert (table.g.players[0].character, table.g.titles[CAG]) == ("samuel_t_anders", 1)


@rule("TITLE-033")
def test_without_a_cag_the_admiral_places_in_any_area() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", **CARDS)
    table.resolve("medal_of_distinction", part="first")
    assert (table.question().seat, table.prompt(), len(table.labels(0))) == (0, "place-civilian", 6)


# --- vipers ------------------------------------------------------------------------------------------------


def repaired(table: Table, *, reserves: int = 0, space: tuple[int, ...] = ()) -> Table:
    squadron = table.state.squadrons[MARK_VII]
    squadron.damaged -= reserves + len(space)
    squadron.reserves += reserves
    for area in space:
        squadron.space[area] += 1
    return table


@rule("VIP-006", "JUMP-006")
@pytest.mark.parametrize("ship", ["viper", MARK_VII])
def test_an_unmanned_viper_escorts_a_civilian_ship(ship: str) -> None:
    table = horizon().place(0, "command")
    if ship == "viper":
        table.state.squadrons["viper"].reserves, table.state.squadrons["viper"].space[AFT] = 5, 1
    else:
        repaired(table, space=(AFT,))
    civilians(table.state, AFT, "civ_population_2", "civ_empty")
    civilians(table.state, FORE, "civ_population_1")
    handles = [str(one.handle) for one in table.state.civilians[AFT]]
    table.say(0, "activate:command")
    assert [label for label in table.labels(0) if label.startswith("escort:")] == [f"escort:{one}" for one in handles]
    table.say(0, f"escort:{handles[0]}")
    assert ([one.face for one in table.g.civilians[AFT]], len(table.g.civilian_pile)) == (["civ_empty"], 10)
    assert "civ_population_2" in table.g.civilian_pile
    assert table.g.squadrons[ship].space[AFT] == 1
    for viewer in (0, 1, None):
        event = table.events("CivilianEscorted", viewer)[-1]
        assert (event["area"], event["handle"]) == ("aft", int(handles[0]))
        assert "civ_" not in str(event), "nobody looks at it"


@rule("VIP-006")
def test_a_pilot_escorts_a_civilian_ship_as_an_action() -> None:
    table = horizon("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "aft")
    civilians(table.state, AFT, "civ_population_2")
    handle = table.state.civilians[AFT][0].handle
    table.say(0, f"escort:{handle}")
    assert (table.prompt(), table.g.civilians[AFT], table.g.players[0].place) == ("stop", [], "aft")


@rule("VIP-006")
@pytest.mark.only("exodus", why="with all boxes the Cylon Fleet board is always there")
def test_nobody_escorts_with_attack_cards() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh", **CARDS).place(0, "aft")
    assert [label for label in table.labels(0) if label.startswith("escort:")] == []


@rule("MK7-001", "MK7-004")
def test_a_mark_vii_moves_up_to_two_areas() -> None:
    table = repaired(horizon().place(0, "command"), space=(FORE,))
    table.say(0, "activate:command")
    moves = {label for label in table.labels(0) if label.startswith(f"move:{MARK_VII}-fore-")}
    near = ("starboard_fore", "port_fore", "starboard_aft", "port_aft")
    assert moves == {f"move:{MARK_VII}-fore-{area}" for area in near}
    pilot = repaired(horizon("kara_starbuck_thrace", "laura_roslin", "saul_tigh"), reserves=1)
    g = pilot.state
    g.players[0].place, g.players[0].ship = "fore", MARK_VII
    g.squadrons[MARK_VII].reserves -= 1
    pilot.to_do("movement").hand(0)
    assert {label for label in pilot.labels(0) if label.startswith("area:")} == {f"area:{area}" for area in near}


@rule("MK7-003", "RAID-011")
def test_the_current_player_says_which_kind() -> None:
    table = repaired(horizon(), reserves=1, space=(FORE,))
    g = table.state
    g.squadrons["viper"].reserves, g.squadrons["viper"].space[FORE] = 5, 1
    g.fleet.raiders[FORE] = 1
    table.dice(6).to_do("activate:raiders").skip()
    assert (table.question().seat, table.labels(0)) == (0, ("kind:viper", f"kind:{MARK_VII}"))
    table.say(0, f"kind:{MARK_VII}").skip()
    assert (table.g.squadrons[MARK_VII].damaged, table.g.squadrons["viper"].damaged) == (3, 0)


@rule("MK7-003")
def test_the_current_player_says_in_which_kind_somebody_else_launches() -> None:
    """Executive Order: Starbuck launches in Tigh's turn."""
    table = repaired(horizon(), reserves=1).hand(0, "executive_order-1").place(2, "hangar_deck")
    table.say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    table.say(2, "activate:hangar_deck").say(2, "area:port_aft")
    who = 0 if table.state.options.rules == "exodus" else 2  # with assault raptors the acting player (ARAP-005)
    assert (table.question().seat, table.prompt()) == (who, "which-viper")
    table.say(who, f"kind:{MARK_VII}")
    assert (table.g.players[2].place, table.g.players[2].ship) == ("port_aft", MARK_VII)


@rule("MK7-003")
def test_who_repairs_in_anothers_turn_says_which_kind() -> None:
    """It is neither placing, activating nor destroying (docs/rulings.md)."""
    table = horizon().hand(0, "executive_order-1").hand(2, "repair-1").place(2, "hangar_deck")
    g = table.state
    g.squadrons["viper"].reserves, g.squadrons["viper"].damaged = g.squadrons["viper"].reserves - 1, 1
    table.say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    table.say(2, "card:repair-1").say(2, "number:1")
    assert (table.question().seat, table.prompt()) == (2, "which-viper")
    table.say(2, f"kind:{MARK_VII}")
    assert (table.g.squadrons[MARK_VII].reserves, table.g.squadrons["viper"].damaged) == (1, 1)


@rule("MK7-005")
def test_when_a_mark_vii_is_hit() -> None:
    assert [hit("raider", MARK_VII, die) for die in range(1, 9)] == [*[""] * 5, "damaged", "damaged", "destroyed"]
    assert hit(MARK_VII, "raider", 3) == hit("viper", "raider", 3)
    assert [hit(MARK_VII, "basestar", die) for die in (7, 8)] == ["", "damaged"]


# --- the Basestar Bridge -----------------------------------------------------------------------------------


@rule("CYL-036", "CYL-037")
def test_only_revealed_cylons_go_to_the_bridge_and_pay_nothing() -> None:
    """T13."""
    table = horizon().cylon(0, place="caprica").hand(0, "repair-1").to_do("movement")
    table.say(0, "location:basestar_bridge")
    assert (table.prompt(), table.g.players[0].place, table.count(0)) == ("stop", "basestar_bridge", 1)
    back = horizon().cylon(0, place="basestar_bridge").hand(0).to_do("movement")
    assert f"location:{uppermost(back.g, 'human_fleet')}" in back.labels(0)
    human = horizon().hand(0, "repair-1").to_do("movement")
    assert "location:basestar_bridge" not in human.labels(0)


@rule("CYL-041", "CYL-042", "ACT-032")
def test_two_different_abilities_chosen_before_the_first_is_carried_out() -> None:
    table = horizon().cylon(0, place="basestar_bridge").dice(5).to_do("action")
    table.say(0, "activate:basestar_bridge").say(0, "order:pursuit")
    assert (table.events("DieRolled"), "order:pursuit" in table.labels(0)) == ([], False)
    table.say(0, "order:reinforce").skip()
    assert (pursuit(table.g), table.prompt()) == (1, "place-civilian")
