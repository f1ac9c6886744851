"""Pilots and the Chief: each ability, once-a-game ability and drawback."""

import pytest
from tests.galactica.cards.character_table import ONES, accused, text_of
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Change, Proof, check_views, proves

from readyroom.galactica.testing import Table

# --- Lee "Apollo" Adama ------------------------------------------------------------------------------------


def launching(place: str) -> Proof:
    """Tigh commands a viper to be launched; Apollo is somewhere."""
    proof = Proof("saul_tigh", "lee_apollo_adama", "laura_roslin")
    proof.place(1, place).to_do("action")
    proof.begin()
    proof.say(0, "activate:command").say(0, "launch:port_fore")
    return proof


@proves("alert_viper_pilot", "used", "declined")
@pytest.mark.parametrize("used", [True, False])
def test_alert_viper_pilot(used: bool) -> None:
    proof = launching("armory")
    assert proof.window_of(1) == ("choice:pass", "use:alert_viper_pilot-port_fore")
    if used:
        proof.uses(1, "alert_viper_pilot-port_fore")
        proof.say(1, "move:fore")
    proof.skip()
    proof.say(0, "pass")
    assert proof.done()
    assert proof.changed() == {"reserves": -1, **({"place 1": "fore"} if used else {"viper port_fore": 1})}


@proves("alert_viper_pilot", "not from the Brig, Colonial One or a viper")
@pytest.mark.parametrize("place", ["brig", "press_room", "fore"])
def test_alert_viper_pilot_must_be_on_galactica(place: str) -> None:
    proof = launching(place)
    assert proof.question(0).prompt == "galactica-unmanned-viper"


@proves("alert_viper_pilot", "after an attack card's set-up")
def test_alert_viper_pilot_after_the_whole_setup() -> None:
    proof = Proof("saul_tigh", "lee_apollo_adama", "laura_roslin")
    proof.place(1, "armory").empty_space()
    lay_down(proof, "raiding_party")
    proof.to_do("resolve:raiding_party")
    assert proof.window_of(1) == ("choice:pass", "use:alert_viper_pilot-port_fore")
    assert sum(proof.g.fleet.raiders) == 5
    assert sum(len(area) for area in proof.g.civilians) == 3


@proves("cag", "six activations", "fewer", "once a game")
def test_cag() -> None:
    proof = Proof("lee_apollo_adama", "saul_tigh", "laura_roslin")
    proof.begin()
    proof.say(0, "ability:cag")
    for _ in range(3):
        proof.say(0, "move:port_aft-aft").say(0, "move:aft-port_aft")
    assert proof.done()
    assert proof.changed() == {"spent 0": "cag"}
    assert len(proof.events("ShipsMoved")) == 6
    few = Proof("lee_apollo_adama", "saul_tigh", "laura_roslin")
    few.to_do("action", "action").begin()
    few.say(0, "ability:cag").say(0, "launch:port_aft").say(0, "pass")
    assert "ability:cag" not in few.labels(0)
    assert few.changed() == {"spent 0": "cag", "reserves": -1, "viper port_aft": 1}


@proves("headstrong", "random", "not for moving")
def test_headstrong() -> None:
    """A forced discard is random; the card for another ship is chosen."""
    proof = text_of("loss_of_a_friend", "lee_apollo_adama", "saul_tigh", "laura_roslin")
    proof.hand(0, "repair-1", "launch_scout-1", "executive_order-1", "evasive_maneuvers-1").destiny(*ONES).begin()
    proof.skip()
    proof.say(0).picks(3, 0)
    assert proof.done()
    assert proof.changed() == {"morale": -1, "hand 0": -2}
    moving = Proof("lee_apollo_adama", "saul_tigh", "laura_roslin")
    moving.place(0, "command").hand(0, "repair-1", "launch_scout-1").to_do("movement").begin()
    moving.say(0, "press_room").say(0, "launch_scout-1")
    assert moving.done()
    assert moving.view(0)["hand"] == ["repair-1"]


# --- Sharon "Boomer" Valerii -------------------------------------------------------------------------------


@proves("recon", "top", "bottom", "declined", "not on another's turn")
@pytest.mark.parametrize(("where", "known"), [("top", 1), ("bottom", 0), ("", 0)])
def test_recon(where: str, known: int) -> None:
    proof = Proof("sharon_boomer_valerii", "saul_tigh", "laura_roslin")
    proof.top("riots").to_do("end_of_turn")
    assert proof.window_of(0) == ("choice:pass", "use:recon")
    if where:
        proof.uses(0, "recon")
        assert proof.question(0).facts == {"deck": "crisis", "card": "riots"}
        proof.say(0, where)
    else:
        proof.say(0, "choice:pass")
    check_views(proof, known={(0, "crisis"): known})
    assert proof.g.decks["crisis"].cards[0 if where == "bottom" else -1] == "riots"
    other = Proof("saul_tigh", "sharon_boomer_valerii", "laura_roslin")
    other.to_do("end_of_turn")
    assert [q for q in other.game.questions if q.prompt == "galactica-window-turn_ends"] == []


@proves("mysterious_intuition", "pass", "fail", "declined", "once a game", "not on a Super Crisis")
@pytest.mark.parametrize(("use", "change"), [("pass", {}), ("fail", {"population": -1}), ("", {"population": -1})])
def test_mysterious_intuition(use: str, change: Change) -> None:
    """She decides instead of the check: no cards, not even Destiny."""
    proof = text_of("unidentified_ship", "saul_tigh", "sharon_boomer_valerii", "laura_roslin")
    assert proof.window_of(1) == ("choice:pass", "use:mysterious_intuition-pass", "use:mysterious_intuition-fail")
    if use:
        proof.uses(1, f"mysterious_intuition-{use}")
    assert proof.done()
    assert proof.changed() == {**change, **({"spent 1": "mysterious_intuition"} if use else {})}
    assert bool(proof.events("DestinyAdded")) == (not use)
    spent = text_of("unidentified_ship", "saul_tigh", "sharon_boomer_valerii", "laura_roslin")
    spent.state.players[1].spent.append("mysterious_intuition")
    assert spent.question().prompt == "galactica-stop"
    immune = text_of("inbound_nukes", "saul_tigh", "sharon_boomer_valerii", "laura_roslin")
    assert immune.question().prompt == "galactica-stop"


@proves("sleeper_agent", "two cards and the Brig")
def test_sleeper_agent() -> None:
    proof = Proof("saul_tigh", "sharon_boomer_valerii", "laura_roslin")
    g = proof.state
    g.loyalty = [g.loyalty_box.pop() for _ in range(4)]
    g.decks["destination"].cards.remove("asteroid_field")
    g.decks["destination"].seen.pop()
    g.destinations.append("asteroid_field")
    g.jump_track = 4
    proof.top("deep_space", "barren_planet").to_do("prepare_for_jump")
    proof.begin()
    proof.skip()
    proof.say(0, "barren_planet")
    assert proof.done()
    assert [len(player.loyalty) for player in proof.g.players] == [2, 3, 2]
    assert proof.g.players[1].place == "brig"
    check_views(proof)


# --- "Chief" Galen Tyrol -----------------------------------------------------------------------------------


@proves("maintenance_engineer", "one more action", "once a turn")
def test_maintenance_engineer() -> None:
    proof = Proof("chief_galen_tyrol", "saul_tigh", "laura_roslin")
    proof.hand(0, "repair-1", "repair-1", "repair-2")
    proof.state.squadrons["viper"].reserves, proof.state.squadrons["viper"].damaged = 2, 4
    proof.begin()
    proof.say(0, "repair-1").say(0, "number:2")
    assert proof.prompt() == "action"
    proof.say(0, "repair-2").say(0, "number:2")
    assert proof.done()
    assert proof.changed() == {"hand 0": -2, "reserves": 4, "damaged_vipers": -4}


@proves("maintenance_engineer", "not on another's turn")
def test_maintenance_engineer_only_on_his_turn() -> None:
    proof = Proof("saul_tigh", "chief_galen_tyrol", "laura_roslin")
    proof.hand(0, "executive_order-1").hand(1, "repair-1")
    proof.state.squadrons["viper"].reserves, proof.state.squadrons["viper"].damaged = 5, 1
    proof.say(0, "executive_order-1").say(0, "seat:1").say(1, "move-and-act").say(1, "stay").say(1, "repair-1")
    assert proof.done()


@proves("blind_devotion", "each type", "declined", "once a game", "not on a Super Crisis")
@pytest.mark.parametrize(("skill", "total"), [("engineering", 4), ("politics", -2), ("tactics", 2), ("", 2)])
def test_blind_devotion(skill: str, total: int) -> None:
    proof = text_of("elections_loom", "saul_tigh", "chief_galen_tyrol", "laura_roslin")
    proof.hand(2, "consolidate_power-2", "consolidate_power-2").destiny("repair-1", "repair-1").begin()
    proof.say(2, "consolidate_power-2", "consolidate_power-2")
    assert len(proof.window_of(1)) == 6
    if skill:
        proof.uses(1, f"blind_devotion-{skill}")
    else:
        proof.say(1, "choice:pass")
    assert proof.events("CheckShown")[-1]["total"] == total
    assert proof.g.players[1].spent == (["blind_devotion"] if skill else [])
    immune = text_of("inbound_nukes", "saul_tigh", "chief_galen_tyrol", "laura_roslin")
    assert immune.question().prompt == "galactica-stop"
    spent = text_of("elections_loom", "saul_tigh", "chief_galen_tyrol", "laura_roslin")
    spent.state.players[1].spent.append("blind_devotion")
    assert spent.question().prompt == "galactica-stop"


@proves("reckless", "eight cards")
@pytest.mark.parametrize(("character", "limit"), [("chief_galen_tyrol", 8), ("saul_tigh", 10)])
def test_reckless(character: str, limit: int) -> None:
    proof = Proof("kara_starbuck_thrace", character, "laura_roslin")
    proof.hand(1, *["repair-1"] * 6, *["executive_order-1"] * 5).to_do("end_of_turn")
    proof.discards(1, 11 - limit)
    assert proof.count(1) == limit


# --- Kara "Starbuck" Thrace --------------------------------------------------------------------------------


@proves("expert_pilot", "two actions", "one action", "after leaving the viper")
@pytest.mark.parametrize(("piloting", "leaves", "actions"), [(True, False, 2), (False, False, 1), (True, True, 2)])
def test_expert_pilot(piloting: bool, leaves: bool, actions: int) -> None:
    proof = Proof("kara_starbuck_thrace", "saul_tigh", "laura_roslin")
    proof.state.began_piloting = piloting
    proof.place(0, "research_lab" if leaves or not piloting else "fore").begin()
    for _ in range(actions):
        assert proof.prompt() == "action"
        if piloting and not leaves:
            proof.say(0, "move:port_fore" if proof.g.players[0].place == "fore" else "move:fore")
        else:
            proof.say(0, "activate:research_lab").say(0, "tactics")
    assert proof.done()


@proves("secret_destiny", "used", "declined", "once a game")
@pytest.mark.parametrize("used", [True, False])
def test_secret_destiny(used: bool) -> None:
    proof = Proof("saul_tigh", "kara_starbuck_thrace", "laura_roslin")
    proof.top("riots", "colonial_day", "riots_2").to_do("crisis")
    assert proof.window_of(1) == ("choice:pass", "use:secret_destiny")
    if used:
        proof.uses(1, "secret_destiny")
    proof.skip()
    drawn = [event["card"] for event in proof.events("CrisisDrawn")]
    assert drawn == (["riots", "colonial_day"] if used else ["riots"])
    assert proof.g.decks["crisis"].discard == (["riots"] if used else [])
    assert proof.g.players[1].spent == (["secret_destiny"] if used else [])
    spent = Proof("saul_tigh", "kara_starbuck_thrace", "laura_roslin")
    spent.state.players[1].spent.append("secret_destiny")
    spent.top("riots").to_do("crisis")
    assert spent.question().prompt == "galactica-choose-part"


@proves("insubordinate", "accused", "somebody else is accused")
@pytest.mark.parametrize(("target", "difficulty"), [(1, 4), (2, 7)])
def test_insubordinate(target: int, difficulty: int) -> None:
    proof = accused(target, "gaius_baltar", "kara_starbuck_thrace", "laura_roslin")
    assert proof.events("CheckBegan")[-1]["difficulty"] == difficulty


def test_alert_viper_pilot_on_his_own_turn() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "command").say(0, "command")
    table.say(0, "launch:port_aft").say(0, "use:alert_viper_pilot-port_aft")
    assert table.g.players[0].place == "port_aft"
    assert table.prompt() == "action"
    table.say(0, "move:aft")
    assert table.prompt() == "unmanned-viper"  # Command's second activation
