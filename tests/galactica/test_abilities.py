"""Every ability of every character, good and bad; each test is named after its ability."""

import pytest

from readyroom.galactica.board import PORT_AFT, PORT_FORE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.skills import LABEL, TYPE
from readyroom.galactica.testing import Table


def test_every_ability_has_a_test() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    for sheet in SHEETS.values():
        for ability in sheet.abilities:
            assert any(name.startswith(f"test_{ability}") for name in names), ability


# --- William Adama -----------------------------------------------------------------------------------------


def test_inspirational_leader() -> None:
    for seat, total in ((0, 1 + 1 - 2), (1, 1 - 1 - 2)):
        characters = ["laura_roslin", "saul_tigh"]
        characters.insert(seat, "william_adama")
        table = Table(*characters).destiny("repair-1", "repair-2").hand(2, "consolidate_power-1")
        table.to_do("text:prison_labor").add(p2=("consolidate_power-1",))
        assert table.events("CheckShown")[0]["total"] == total


def test_inspirational_leader_is_for_crisis_cards_only() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh").place(0, "administration")
    table.destiny("repair-1", "repair-1").say(0, "administration").say(0, "seat:1").add()
    assert table.events("CheckShown")[0]["total"] == -2


def test_command_authority() -> None:
    table = Table("saul_tigh", "william_adama", "laura_roslin").destiny("repair-1", "consolidate_power-2")
    table.hand(2, "executive_order-1").to_do("text:prison_labor").skip()
    table.say(2, "executive_order-1")
    assert table.game.waiting(1).window == "check_resolved"
    assert table.g.resources == [7, 8, 9, 12]  # the result was carried out before
    table.say(1, "use:command_authority")
    assert sorted(LABEL[card] for card in table.g.players[1].hand) == [
        "consolidate_power-2",
        "executive_order-1",
        "repair-1",
    ]
    assert all(pile == [] for pile in table.g.skill_discards)
    table = Table("saul_tigh", "william_adama", "laura_roslin").to_do("text:prison_labor", "text:riots")
    table.state.players[1].spent.append("command_authority")
    assert table.question().prompt == "galactica-choose-part"


def test_emotionally_attached() -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh")
    assert table.state.players[0].place == "admirals_quarters"
    assert "activate:admirals_quarters" not in table.labels(0)


# --- Lee "Apollo" Adama ------------------------------------------------------------------------------------


def test_alert_viper_pilot_on_his_own_turn() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "command").say(0, "command")
    table.say(0, "launch:port_aft").say(0, "use:alert_viper_pilot-port_aft")
    assert table.g.players[0].place == "port_aft"
    assert table.prompt() == "action"
    table.say(0, "move:aft")
    assert table.prompt() == "unmanned-viper"  # Command's second activation


def test_alert_viper_pilot_may_be_declined_and_needs_galactica() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "armory").say(0, "command")
    table.say(0, "launch:port_aft").say(1, "choice:pass")
    assert table.g.players[1].place == "armory"
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "press_room").say(0, "command")
    table.say(0, "launch:port_aft")
    assert table.question(0).prompt == "galactica-unmanned-viper"


def test_cag() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").say(0, "ability:cag")
    for _ in range(5):
        table.say(0, "launch:port_aft")
    table.say(0, "move:port_aft-aft")
    assert table.prompt() == "stop"
    assert table.g.vipers[PORT_AFT] == 5
    assert table.g.vipers[PORT_FORE] == 1


def test_headstrong() -> None:
    discarded = set()
    for seed in range(8):
        table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh", seed=seed)
        table.hand(0, "repair-1", "executive_order-1", "launch_scout-1", "consolidate_power-1", "evasive_maneuvers-1")
        table.resolve("loss_of_a_friend", total=8)
        assert table.prompt() == "stop"
        discarded.add(tuple(table.events("SkillsDiscarded")[0]["cards"]))
    assert len(discarded) > 2


# --- Gaius Baltar ------------------------------------------------------------------------------------------


def test_delusional_intuition() -> None:
    table = Table("gaius_baltar", "laura_roslin", "saul_tigh").to_do("crisis").top("riots")
    assert table.prompt() == "draw"
    assert len(table.events("CrisisDrawn")) == 1
    table.say(0, "draw:piloting")
    assert [TYPE[card] for card in table.g.players[0].hand] == [3]
    assert table.prompt() == "choose-part"
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar").to_do("crisis").top("riots")
    assert table.prompt() == "choose-part"


def test_cylon_detector() -> None:
    table = Table("gaius_baltar", "laura_roslin", "saul_tigh").loyal(2, "you_are_not_a_cylon", "cylon_can_send_to_brig")
    table.say(0, "ability:cylon_detector").say(0, "seat:2")
    cards = ["you_are_not_a_cylon", "cylon_can_send_to_brig"]
    assert table.events("LoyaltySeen", 0)[0]["cards"] == cards
    assert table.events("LoyaltySeen", 1)[0]["cards"] is None
    assert [card["card"] for card in table.game.view(0)["players"][2]["loyalty"]] == cards
    assert [card["card"] for card in table.game.view(1)["players"][2]["loyalty"]] == [None, None]


def test_coward() -> None:
    """His second card: tests/rules/test_galactica_setup.py::test_baltar_and_boomer_add_cards."""
    assert SHEETS["gaius_baltar"].abilities[2] == "coward"
    import readyroom as rr

    game = rr.new("galactica", 3, 2)
    while game.state.turn == 0:
        question = game.questions[0]
        label = "character:gaius_baltar"
        game.answer(question.seat, question.find(label) if label in question.labels else 0)
    assert sorted(len(player.loyalty) for player in game.state.players) == [1, 1, 2]


# --- Sharon "Boomer" Valerii -------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "now"), [("top", -1), ("bottom", 0)])
def test_recon(where: str, now: int) -> None:
    table = Table("sharon_boomer_valerii", "laura_roslin", "saul_tigh").to_do("end_of_turn").top("riots")
    table.say(0, "use:recon")
    assert table.question(0).facts == {"deck": "crisis", "card": "riots"}
    table.say(0, where)
    assert table.g.crisis.cards[now] == "riots"
    table = Table("saul_tigh", "laura_roslin", "sharon_boomer_valerii").to_do("end_of_turn")
    assert table.question().seat == 1  # not at the end of another's turn: the next one has begun


@pytest.mark.parametrize(("result", "food"), [("pass", 8), ("fail", 6)])
def test_mysterious_intuition(result: str, food: int) -> None:
    table = Table("saul_tigh", "sharon_boomer_valerii", "laura_roslin").to_do("text:water_sabotaged")
    table.say(0, "part:first").say(1, f"use:mysterious_intuition-{result}")
    assert table.prompt() == "stop"
    assert table.g.resource("food") == food
    assert table.events("DestinyAdded") == []
    table = Table("tom_zarek", "sharon_boomer_valerii", "laura_roslin").place(2, "armory").say(0, "administration")
    table.say(0, "seat:1")
    assert table.game.waiting(1).seats == ()  # not on a location's check


def test_sleeper_agent() -> None:
    """Two cards and the Brig: tests/rules/test_galactica_loyalty.py::test_boomer_gets_two_cards_and_the_brig."""
    from readyroom.galactica.loyalty import HUMAN, sleeper_agent_phase

    g = Table("saul_tigh", "sharon_boomer_valerii", "laura_roslin").state
    g.loyalty = [HUMAN] * 4
    assert list(sleeper_agent_phase(g)) == []
    assert [len(player.loyalty) for player in g.players] == [2, 3, 2]
    assert g.players[1].place == "brig"


# --- "Chief" Galen Tyrol -----------------------------------------------------------------------------------


def test_maintenance_engineer() -> None:
    table = Table("chief_galen_tyrol", "laura_roslin", "saul_tigh").hand(0, "repair-1", "repair-1", "repair-2")
    g = table.state
    g.reserves, g.damaged_vipers = 2, 4
    table.say(0, "repair-1").say(0, "number:1")
    assert table.prompt() == "action"
    table.say(0, "repair-1").say(0, "number:2")
    assert table.prompt() == "stop"  # once a turn
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").hand(0, "executive_order-1").hand(1, "repair-1")
    table.state.reserves, table.state.damaged_vipers = 5, 1
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "move-and-act").say(1, "stay").say(1, "repair-1")
    assert table.prompt() == "stop"  # not on the turn of another


def test_blind_devotion() -> None:
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").destiny("repair-2", "consolidate_power-2")
    table.to_do("text:prison_labor")
    assert table.game.waiting(1).window == "cards_added"
    assert table.game.view(1)["check"]["cards"] is None  # he decides before the cards are shown
    table.say(1, "use:blind_devotion-politics")
    assert table.events("CheckShown")[0]["total"] == -2


def test_reckless() -> None:
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").hand(1, *["repair-1"] * 8, "repair-2", "repair-2")
    table.to_do("end_of_turn").skip()
    assert (table.question().seat, table.question().at_least) == (1, 2)


# --- Karl "Helo" Agathon -----------------------------------------------------------------------------------


def test_eco_officer() -> None:
    table = Table("karl_helo_agathon", "laura_roslin", "saul_tigh").to_do("activate:basestars", "activate:raiders")
    table.empty_space().state.raiders[0] = 1
    from readyroom.galactica.state import Basestar

    table.state.basestars = [Basestar(0)]
    table.dice(4, 3, 1)
    table.say(0, "use:eco_officer")
    assert [event["rolled"] for event in table.events("DieRolled")] == [4, 3, 1]
    assert table.events("GalacticaDamaged") == []
    assert table.question().prompt == "galactica-stop"  # the raider's roll can't be repeated: once a turn


def test_moral_compass_needs_another_part() -> None:
    """Switching: tests/rules/test_galactica_checks.py::test_moral_compass_switches_the_part."""
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").to_do("text:build_cylon_detector")
    table.state.nukes = 0
    table.say(0, "part:second")
    assert table.prompt() == "stop"
    assert table.g.players[1].spent == []


def test_stranded() -> None:
    table = (
        Table("karl_helo_agathon", "laura_roslin", "saul_tigh").place(0, "off_board").to_do("begin_turn").top("riots")
    )
    table.state.players[0].turns = 0
    table.skip()
    assert table.count(0) == 5
    assert table.prompt() == "choose-part"  # no move, no action, but a Crisis card
    table = Table("karl_helo_agathon", "laura_roslin", "saul_tigh").place(0, "off_board").to_do("begin_turn")
    assert table.prompt() == "move"
    assert table.g.players[0].place == "hangar_deck"
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").place(1, "off_board").hand(0, "executive_order-1")
    table.say(0, "executive_order-1")
    assert table.question().seat == 2  # he can't be ordered either


# --- Laura Roslin ------------------------------------------------------------------------------------------


def test_religious_visions() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").to_do("crisis").top("riots", "witch_hunt")
    table.say(0, "witch_hunt").skip()
    assert [event["card"] for event in table.events("CrisisDrawn")] == ["witch_hunt"]
    assert table.g.crisis.cards[0] == "riots"


def test_skilled_politician() -> None:
    cards = ("arrest_order", "presidential_pardon", "food_rationing", "inspirational_speech")
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").top(*cards).dice(8)
    table.state.president = 2
    table.say(0, "ability:skilled_politician")
    assert set(table.labels(0)) == {"card:arrest_order", "card:food_rationing", "card:inspirational_speech"}
    table.say(0, "food_rationing")
    assert table.g.resource("food") == 9
    assert set(table.g.quorum.cards[:3]) == {"arrest_order", "presidential_pardon", "inspirational_speech"}
    assert table.g.quorum_hand == []


def test_terminal_illness() -> None:
    """Also tests/rules/test_galactica_turn.py::test_roslin_and_apollo_pay."""
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").hand(0, "repair-1", "consolidate_power-1")
    table.say(0, "activate:presidents_office")
    assert table.count(0) == 0
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").hand(0, "consolidate_power-1")
    table.say(0, "consolidate_power-1").game.answer(0, 0)
    assert table.count(0) == 2  # only locations cost her cards


# --- Kara "Starbuck" Thrace --------------------------------------------------------------------------------


def test_expert_pilot() -> None:
    """Also tests/rules/test_galactica_checks.py::test_starbuck_has_two_actions_if_she_began_in_a_viper."""
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "fore")
    table.state.began_piloting = True
    table.dice(3, 3).say(0, "attack:raider-fore").skip()
    assert table.prompt() == "action"
    table.say(0, "attack:raider-fore").skip()
    assert table.prompt() == "stop"
    assert table.g.raiders[0] == 1


def test_secret_destiny() -> None:
    table = Table("saul_tigh", "kara_starbuck_thrace", "gaius_baltar").to_do("crisis").top("riots", "prison_labor")
    table.say(1, "use:secret_destiny").skip()
    assert [event["card"] for event in table.events("CrisisDrawn")] == ["riots", "prison_labor"]
    assert "riots" in table.g.crisis.discard
    assert table.g.players[1].spent == ["secret_destiny"]


def test_secret_destiny_on_a_card_of_caprica() -> None:
    table = Table("laura_roslin", "kara_starbuck_thrace", "saul_tigh").cylon(0, place="caprica")
    table.top("riots", "witch_hunt", "water_shortage").say(0, "caprica").say(0, "draw").say(0, "riots")
    table.say(1, "use:secret_destiny")
    assert [event["card"] for event in table.events("CrisisDrawn")] == ["riots", "water_shortage"]
    assert set(table.g.crisis.discard) == {"riots", "witch_hunt"}
    assert table.prompt() == "choose-part"


def test_insubordinate() -> None:
    table = Table("tom_zarek", "kara_starbuck_thrace", "laura_roslin").place(0, "admirals_quarters")
    table.say(0, "admirals_quarters").say(0, "seat:1")
    assert table.events("CheckBegan")[0]["difficulty"] == 4


# --- Saul Tigh ---------------------------------------------------------------------------------------------


def test_cylon_hatred() -> None:
    table = Table("tom_zarek", "saul_tigh", "laura_roslin").place(0, "admirals_quarters")
    table.say(0, "admirals_quarters").say(0, "seat:2").say(1, "use:cylon_hatred")
    assert [event["now"] for event in table.events("DifficultyChanged")] == [4]
    assert table.game.waiting(1).window != "location_check"


def test_declare_martial_law() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").say(0, "ability:declare_martial_law")
    assert table.g.president == 0


@pytest.mark.parametrize(("cards", "left"), [(1, 0), (2, 2), (0, 0)])
def test_alcoholic(cards: int, left: int) -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").hand(1, *["repair-1"] * cards).to_do("begin_turn")
    table.skip()
    assert table.count(1) == left


# --- Tom Zarek ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "now"), [("-2", 3), ("+2", 7)])
def test_friends_in_low_places(use: str, now: int) -> None:
    table = Table("kara_starbuck_thrace", "tom_zarek", "laura_roslin").place(0, "administration")
    table.say(0, "administration").say(0, "seat:0").say(1, f"use:friends_in_low_places-{use}")
    assert table.events("DifficultyChanged")[0]["now"] == now
    table = Table("kara_starbuck_thrace", "tom_zarek", "laura_roslin").place(0, "brig").say(0, "brig")
    assert table.game.waiting(1).window == "location_check"


@pytest.mark.parametrize("resource", ["food", "fuel", "morale"])
def test_unconventional_tactics(resource: str) -> None:
    table = Table("tom_zarek", "saul_tigh", "laura_roslin")
    before = table.state.resource(resource)
    table.say(0, "ability:unconventional_tactics").say(0, f"resource:{resource}")
    assert table.g.resource(resource) == before + 1
    assert table.g.resource("population") == 11


def test_convicted_criminal() -> None:
    table = Table("tom_zarek", "saul_tigh", "laura_roslin").place(0, "research_lab")
    assert "activate:research_lab" in table.labels(0)
    table = Table("tom_zarek", "saul_tigh", "laura_roslin").place(0, "research_lab").place(1, "research_lab")
    assert "activate:research_lab" not in table.labels(0)
    table = Table("tom_zarek", "saul_tigh", "laura_roslin").place(0, "brig").place(1, "brig")
    assert "activate:brig" in table.labels(0)
