"""The action of every location of Galactica and Colonial One, with every outcome."""

import pytest
from tests.galactica.cards.proof import Change, Proof, check_views, proves

from readyroom.galactica.board import AREAS
from readyroom.galactica.state import Basestar, Civilian

CREW = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "william_adama")


def at(place: str, *characters: str) -> Proof:
    """The current player is in a location and about to act."""
    proof = Proof(*(characters or CREW))
    proof.place(0, place)
    return proof.begin()


def activated(proof: Proof) -> Proof:
    proof.say(0, f"activate:{proof.state.players[0].place}")
    return proof


# --- Galactica ---------------------------------------------------------------------------------------------


@proves("ftl_control", "population lost", "nothing lost")
@pytest.mark.parametrize(("space", "die", "lost"), [(3, 6, 3), (3, 7, 0), (4, 6, 1), (4, 7, 0), (4, 1, 1)])
def test_ftl_control(space: int, die: int, lost: int) -> None:
    proof = at("ftl_control")
    proof.state.jump_track = space
    proof.top("barren_planet", "desolate_moon").dice(die)
    activated(proof)
    proof.skip()
    proof.say(3, "barren_planet")
    assert proof.done()
    assert (proof.g.resource("population"), proof.g.resource("fuel"), proof.g.jump_track) == (12 - lost, 6, 0)
    assert proof.g.destinations == ["barren_planet"]
    check_views(proof)


@proves("ftl_control", "red space")
@pytest.mark.parametrize("space", [0, 1, 2])
def test_ftl_control_on_a_red_space(space: int) -> None:
    proof = at("ftl_control")
    proof.state.jump_track = space
    assert "activate:ftl_control" not in proof.labels(0)


@proves("weapons_control", "raider", "heavy raider", "basestar")
@pytest.mark.parametrize(
    ("target", "die", "change"),
    [
        ("raider-fore", 2, {}),
        ("raider-fore", 3, {"raider fore": -1}),
        ("heavy_raider-aft", 6, {}),
        ("heavy_raider-aft", 7, {"heavy_raider aft": -1}),
        ("basestar-fore", 4, {}),
        ("basestar-fore", 5, {"basestar_damage": 1}),
    ],
)
def test_weapons_control(target: str, die: int, change: Change) -> None:
    proof = at("weapons_control")
    proof.state.fleet.heavies[3] = 1
    proof.dice(die).begin()
    activated(proof)
    assert set(proof.labels(0)) == {"ship:raider-fore", "ship:basestar-fore", "ship:heavy_raider-aft"}
    proof.say(0, target)
    assert proof.done()
    assert proof.changed() == change


@proves("weapons_control", "nothing to shoot at")
def test_weapons_control_without_a_target() -> None:
    proof = at("weapons_control")
    proof.empty_space()
    assert "activate:weapons_control" not in proof.labels(0)


@proves("communications", "look and move", "look and stay")
@pytest.mark.parametrize(("to", "change"), [("aft", {}), ("port_aft", {"civilian aft": -1, "civilian port_aft": 1})])
def test_communications(to: str, change: Change) -> None:
    """He sees two ships and may move each to an adjacent area; nobody else sees their faces."""
    proof = at("communications")
    activated(proof)
    assert set(proof.asked(0, "move-civilian").labels) == {"area:aft", "area:starboard_aft", "area:port_aft"}
    proof.say(0, "aft").say(0, to)
    assert proof.done()
    assert proof.changed() == change
    check_views(proof, civilians={0: 2})


@proves("communications", "two of several")
def test_communications_two_of_three() -> None:
    proof = at("communications")
    proof.top("riots").to_do("action")
    g = proof.state
    g.civilians[1] = [Civilian(9, g.civilian_pile.pop())]
    activated(proof)
    question = proof.asked(0, "communications")
    assert (question.at_least, question.at_most, len(question.labels)) == (2, 2, 3)
    proof.say(0, "civilian:0", "civilian:9").say(0, "starboard_aft").say(0, "starboard_aft")
    assert proof.done()
    assert proof.events("CivilianSeen", 1)[0]["face"] is None
    assert [len(area) for area in proof.g.civilians] == [0, 0, 2, 1, 0, 0]
    check_views(proof, civilians={0: 2})


@proves("communications", "no civilian ship")
def test_communications_without_ships() -> None:
    proof = at("communications")
    proof.empty_space()
    assert "activate:communications" not in proof.labels(0)


@proves("research_lab", "engineering", "tactics")
@pytest.mark.parametrize("skill", ["engineering", "tactics"])
def test_research_lab(skill: str) -> None:
    proof = at("research_lab")
    activated(proof)
    assert set(proof.labels(0)) == {"draw:engineering", "draw:tactics"}
    proof.say(0, skill)
    assert proof.done()
    assert proof.changed() == {"hand 0": 1}
    assert proof.events("SkillsDrawn")[-1]["skills"] == [skill]
    check_views(proof)


@proves("command", "launch", "move", "attack", "fewer")
@pytest.mark.parametrize(
    ("answers", "dice", "change"),
    [
        (("launch:port_fore", "move:port_fore-fore"), (), {"reserves": -1, "viper fore": 1}),
        (
            ("move:port_fore-fore", "attack:raider-fore"),
            (3,),
            {"viper port_fore": -1, "viper fore": 1, "raider fore": -1},
        ),
        (("move:port_fore-fore", "attack:basestar-fore"), (7,), {"viper port_fore": -1, "viper fore": 1}),
        (
            ("move:port_fore-fore", "attack:basestar-fore"),
            (8,),
            {"viper port_fore": -1, "viper fore": 1, "basestar_damage": 1},
        ),
        (("launch:port_aft", "pass"), (), {"reserves": -1, "viper port_aft": 1}),
        (("pass",), (), {}),
    ],
)
def test_command(answers: tuple[str, ...], dice: tuple[int, ...], change: Change) -> None:
    proof = at("command")
    proof.dice(*dice)
    activated(proof)
    for answer in answers:
        proof.say(0, answer)
    assert proof.done()
    assert proof.changed() == change


def check_of(proof: Proof, total: int, *skills: str) -> Proof:
    """The check that is open reaches this total by cards of these two types; seat 1 adds them, Destiny cancels out."""
    pile = [f"{skills[n % 2]}-{1 if total - 2 * n == 1 else 2}" for n in range((total + 1) // 2)]
    proof.destiny(f"{skills[0]}-1", "evasive_maneuvers-1").hand(1, *pile)
    return proof


def resolve(proof: Proof, total: int, *skills: str, target: str = "") -> Proof:
    check_of(proof, total, *skills)
    proof.begin()
    hand = len(proof.state.players[1].hand)
    activated(proof)
    if target:
        proof.say(0, target)
    while proof.prompt() == "add-cards":
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(hand)) if question.seat == 1 else ())
    proof.before["hand 1"] = 0
    assert proof.events("CheckShown")[-1]["total"] == total
    return proof


@proves("admirals_quarters", "pass", "fail")
@pytest.mark.parametrize(
    ("total", "change"), [(6, {}), (7, {"place 3": "brig", "admiral": "seat 0"})], ids=["fail", "pass"]
)
def test_admirals_quarters(total: int, change: Change) -> None:
    proof = resolve(at("admirals_quarters"), total, "executive_order", "launch_scout", target="seat:3")
    assert proof.done()
    assert proof.events("CheckBegan")[-1]["difficulty"] == 7
    assert proof.changed() == change
    check_views(proof)


@proves("hangar_deck", "launch", "one more action")
@pytest.mark.parametrize("area", ["port_fore", "port_aft"])
def test_hangar_deck(area: str) -> None:
    proof = at("hangar_deck", "kara_starbuck_thrace", "saul_tigh", "laura_roslin")
    activated(proof)
    assert set(proof.labels(0)) == {"area:port_fore", "area:port_aft"}
    proof.say(0, area)
    assert proof.prompt() == "action"
    proof.say(0, "move:fore" if area == "port_fore" else "move:aft")
    assert proof.done()
    assert proof.changed() == {"reserves": -1, "place 0": "fore" if area == "port_fore" else "aft"}


@proves("hangar_deck", "no viper in the Reserves")
def test_hangar_deck_takes_an_unmanned_viper() -> None:
    proof = at("hangar_deck", "kara_starbuck_thrace", "saul_tigh", "laura_roslin")
    vipers = proof.state.squadrons["viper"]
    vipers.damaged, vipers.reserves = vipers.reserves, 0
    proof.begin()
    activated(proof)
    proof.say(0, "port_aft").say(0, "port_fore").say(0, "pass")
    assert proof.done()
    assert proof.changed() == {"viper port_aft": -1, "place 0": "port_fore"}
    returned = {"event": "VipersReturned", "area": "port_aft", "count": 1, "ship": "viper"}
    assert proof.events("VipersReturned") == [returned]


@proves("hangar_deck", "only pilots")
def test_hangar_deck_is_for_pilots() -> None:
    assert "activate:hangar_deck" not in at("hangar_deck").labels(0)


@proves("armory", "hit", "miss", "nothing there")
@pytest.mark.parametrize(("die", "change"), [(6, {}), (7, {"centurion 2": -1})])
def test_armory(die: int, change: Change) -> None:
    proof = at("armory")
    proof.state.boarding = [1, 0, 1, 0, 0]
    proof.dice(die).begin()
    activated(proof)
    proof.say(0, "space:2")
    assert proof.done()
    assert proof.changed() == change
    assert "activate:armory" not in at("armory").labels(0)


@proves("sickbay", "no action")
def test_sickbay_has_no_action() -> None:
    assert [label for label in at("sickbay").labels(0) if label.startswith("activate")] == []


@proves("sickbay", "one card")
def test_sickbay_gives_one_card() -> None:
    proof = at("sickbay")
    proof.to_do("receive_skills")
    assert set(proof.labels(0)) == {"draw:leadership", "draw:tactics"}
    proof.say(0, "tactics")
    assert proof.done()
    assert proof.changed() == {"hand 0": 1}


@proves("brig", "pass", "pass and stay", "fail")
@pytest.mark.parametrize(
    ("total", "to", "change"),
    [(6, "", {}), (7, "armory", {"place 0": "armory"}), (7, "brig", {})],
    ids=["fail", "pass", "stay"],
)
def test_brig(total: int, to: str, change: Change) -> None:
    proof = resolve(at("brig"), total, "consolidate_power", "launch_scout")
    if to:
        places = {label.removeprefix("location:") for label in proof.asked(0, "leave-brig").labels}
        assert not places & {"sickbay", "press_room", "administration", "presidents_office"}
        proof.say(0, to)
    assert proof.done()
    assert proof.changed() == change


@proves("brig", "no move", "no crisis", "one card in checks")
def test_the_brig_holds_its_prisoner() -> None:
    proof = at("brig")
    proof.to_do("movement", "crisis")
    assert proof.done()
    assert proof.events("CrisisDrawn") == []
    caught = Proof(*CREW)
    caught.place(1, "brig").place(0, "administration").hand(1, *["consolidate_power-2"] * 3)
    caught.say(0, "activate:administration").say(0, "seat:0")
    assert caught.asked(1, "add-cards").at_most == 1


@pytest.mark.parametrize(
    "place", ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck", "armory"]
)
def test_a_damaged_location_has_no_action(place: str) -> None:
    proof = at(place, "kara_starbuck_thrace", "saul_tigh", "laura_roslin")
    proof.state.jump_track = 4
    proof.state.boarding[0] = 1
    assert f"activate:{place}" in proof.labels(0)
    damaged = at(place, "kara_starbuck_thrace", "saul_tigh", "laura_roslin")
    damaged.state.jump_track = 4
    damaged.state.boarding[0] = 1
    damaged.state.damage_piles["galactica"].remove(place)
    damaged.state.damaged.append(place)
    assert f"activate:{place}" not in damaged.labels(0)


# --- Colonial One ------------------------------------------------------------------------------------------


@proves("press_room", "two cards")
def test_press_room() -> None:
    proof = activated(at("press_room"))
    assert proof.done()
    assert proof.changed() == {"hand 0": 2}
    assert proof.events("SkillsDrawn")[-1]["skills"] == ["politics", "politics"]
    check_views(proof)


@proves("presidents_office", "draw two", "draw and play", "draw one")
@pytest.mark.parametrize(
    ("answers", "change"),
    [
        (("draw",), {"quorum_hand": 2}),
        (("pass",), {"quorum_hand": 1}),
        (("food_rationing",), {}),
    ],
)
def test_presidents_office(answers: tuple[str, ...], change: Change) -> None:
    proof = at("presidents_office", "tom_zarek", "saul_tigh", "kara_starbuck_thrace")
    proof.top("food_rationing").dice(5)
    activated(proof)
    for answer in answers:
        proof.say(0, answer)
    assert proof.done()
    assert proof.changed() == change
    check_views(proof)


@proves("presidents_office", "only the President")
def test_presidents_office_is_the_presidents() -> None:
    assert "activate:presidents_office" not in at("presidents_office").labels(0)


@proves("administration", "pass", "fail")
@pytest.mark.parametrize(("total", "change"), [(4, {}), (5, {"president": "seat 3"})], ids=["fail", "pass"])
def test_administration(total: int, change: Change) -> None:
    proof = resolve(at("administration"), total, "consolidate_power", "executive_order", target="seat:3")
    assert proof.done()
    assert proof.events("CheckBegan")[-1]["difficulty"] == 5
    assert proof.changed() == change
    check_views(proof)


@proves("administration", "the Quorum hand goes with the title")
def test_the_new_president_sees_the_quorum_hand() -> None:
    proof = at("administration")
    proof.state.quorum_hand.append(proof.state.decks["quorum"].cards.pop())
    proof.state.decks["quorum"].seen.pop()
    resolve(proof, 5, "consolidate_power", "executive_order", target="seat:3")
    assert proof.done()
    assert len(proof.view(3)["office_hands"]["quorum"]) == 1
    assert proof.view(2)["office_hands"]["quorum"] == 1


def test_a_basestar_that_was_hit_is_open_to_all() -> None:
    proof = at("weapons_control")
    proof.dice(8)
    activated(proof)
    proof.say(0, "basestar-fore")
    assert isinstance(proof.g.fleet.basestars[0], Basestar)
    (token,) = proof.g.fleet.basestars[0].damage
    for viewer in (*range(4), None):
        assert proof.view(viewer)["areas"][AREAS[0]]["basestars"] == [[token]]
