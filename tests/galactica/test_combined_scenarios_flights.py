"""Scenarios of the combined game: vipers, assault raptors and their pilots (C27, C29)."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_tables import civilians

from readyroom.galactica.board import AFT, FORE, PORT_FORE
from readyroom.galactica.state import Basestar

HOT_DOG, KAT, HELO = "brendan_hot_dog_costanza", "louanne_kat_katraine", "karl_helo_agathon_pilot"
REST = ("laura_roslin", "saul_tigh", "felix_gaeta")

# --- C27: Hot Dog ------------------------------------------------------------------------------------------


def hunted() -> Proof:
    """A raider is about to destroy a civilian ship aft; Hot Dog is seat 1."""
    proof = combined("felix_gaeta", HOT_DOG, *REST[:2]).place(1, "command")
    civilians(proof.state, AFT, "civ_population_2")
    proof.state.fleet.raiders[AFT] = 1
    proof.to_do("activate:raiders").begin()
    return proof


def test_c27d_escort_with_an_assault_raptor() -> None:
    """It counts as a viper and leaves the game; the ship goes back to the pile unseen, and nothing is lost."""
    proof = hunted()
    proof.uses(1, "escort")
    assert {*proof.labels(1)} == {"unmanned:viper-reserves", "unmanned:assault_raptor-reserves"}
    proof.say(1, "unmanned:assault_raptor-reserves")
    assert proof.done()
    assert proof.changed() == {
        "assault_raptor reserves": -1,
        "civilian aft": -1,
        "civilian_pile": 1,
        "miracle seat:1": -1,
    }
    squadron = proof.g.squadrons["assault_raptor"]
    assert (squadron.reserves, squadron.damaged, squadron.unbuilt) == (0, 0, 3)
    assert not [event for event in proof.game.events(None) if event.get("face") == "civ_population_2"]


def test_c27d_without_a_token_he_is_not_asked() -> None:
    proof = combined("felix_gaeta", HOT_DOG, *REST[:2]).place(1, "command")
    civilians(proof.state, AFT, "civ_population_2")
    proof.state.fleet.raiders[AFT] = 1
    del proof.state.tokens["miracle"]["seat:1"]
    proof.to_do("activate:raiders").begin()
    assert proof.game.questions[0].prompt != "galactica-window-destroying_civilian"
    assert proof.done()
    assert proof.changed()["population"] == -2


def test_c27e_memento_once_a_turn() -> None:
    """Population falls twice in a turn: three piloting cards, one of them discarded, once; again in the next turn."""
    proof = combined("felix_gaeta", HOT_DOG, *REST[:2])
    civilians(proof.state, AFT, "civ_population_1", "civ_population_1")
    proof.state.fleet.raiders[AFT] = 2
    proof.to_do("activate:raiders").begin()
    while "use:memento" not in {label for one in proof.game.questions for label in one.labels}:
        question = proof.game.questions[0]
        proof.say(question.seat, question.labels[0])
    proof.uses(1, "memento")
    question = proof.asked(1, "memento")
    proof.game.answer(1, 0)
    while not proof.done():
        question = proof.game.questions[0]
        assert "use:memento" not in question.labels
        proof.game.answer(question.seat, 0)
    assert (proof.changed()["population"], proof.changed()["hand 1"]) == (-2, 2)
    assert proof.events("SkillsDrawn")[-1]["skills"] == ["piloting"] * 3
    assert len(proof.events("SkillsDrawn")) == 1


@pytest.mark.parametrize(
    ("pilot", "die", "damaged"), [(HOT_DOG, 5, 0), (HOT_DOG, 4, 0), ("kara_starbuck_thrace", 5, 1)]
)
def test_c27f_his_viper_is_destroyed_where_others_are_damaged(pilot: str, die: int, damaged: int) -> None:
    proof = combined("felix_gaeta", pilot, *REST[:2]).place(1, "fore").dice(die)
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("activate:raiders").begin()
    assert proof.done()
    hit = die >= 5
    assert proof.g.players[1].place == ("sickbay" if hit else "fore")
    squadron = proof.g.squadrons["viper"]
    assert (squadron.reserves, squadron.damaged) == (5, damaged)


# --- C27: the jump -----------------------------------------------------------------------------------------


def test_c27_damaged_by_a_seven_and_who_decides() -> None:
    """An assault raptor damages a basestar on 7; at the jump its pilot says whether they stay."""
    proof = combined(HELO, HOT_DOG, *REST[:2]).dice(7)
    g = proof.state
    squadron = g.squadrons["assault_raptor"]
    squadron.reserves, squadron.unbuilt, squadron.space[PORT_FORE] = 0, 2, 1
    g.players[0].place, g.players[0].ship = "fore", "assault_raptor"
    g.fleet.basestars = [Basestar(FORE)]
    g.jump_track = 4
    proof.picks(g.basestar_pile.index("disabled_weapons")).top("deep_space", "remote_planet").to_do(
        "action", "prepare_for_jump"
    ).begin()
    proof.say(0, "attack:basestar-fore").skip()
    assert proof.g.fleet.basestars[0].damage == ["disabled_weapons"]
    asked = []
    while not proof.done():
        question = proof.game.questions[0]
        asked.append((question.seat, question.prompt.removeprefix("galactica-")))
        proof.game.answer(question.seat, len(question.options) - 1 if question.prompt.endswith("leave-in-space") else 0)
    admiral = proof.g.admiral
    assert asked == [(0, "stay-in-space"), (0, "leave-in-space"), (admiral, "destination")]
    assert len(proof.g.basestar_pile) == 4


@pytest.mark.parametrize(("place", "cards"), [("fore", 4), ("pegasus_cic", 4), ("press_room_2", 4), ("command", 5)])
def test_c27_family_commitments(place: str, cards: int) -> None:
    proof = combined(HELO, *REST).place(0, place).to_do("receive_skills").begin()
    if not proof.done():
        proof.game.answer(0, 0)
    assert proof.changed()["hand 0"] == cards


@pytest.mark.parametrize(("die", "damaged", "destroyed"), [(4, 0, 0), (5, 0, 0), (6, 1, 0), (7, 1, 0), (8, 0, 1)])
def test_c27i_a_mark_seven_that_is_attacked(die: int, damaged: int, destroyed: int) -> None:
    proof = combined("felix_gaeta", *REST[:2], HELO).dice(die)
    squadron = proof.state.squadrons["viper_mark_vii"]
    squadron.damaged, squadron.space[FORE] = 3, 1
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("activate:raiders").begin()
    assert proof.done()
    squadron = proof.g.squadrons["viper_mark_vii"]
    assert (squadron.damaged, sum(squadron.space)) == (3 + damaged, 1 - damaged - destroyed)


def test_c27i_the_current_player_picks_which_kind_is_attacked() -> None:
    proof = combined("felix_gaeta", *REST[:2], HELO).dice(8)
    for kind in ("viper", "viper_mark_vii"):
        squadron = proof.state.squadrons[kind]
        squadron.space[FORE] = 1
        squadron.reserves, squadron.damaged = max(0, squadron.reserves - 1), 3 if kind == "viper_mark_vii" else 0
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("activate:raiders").begin()
    assert proof.prompt() == "which-viper"
    assert proof.game.questions[0].seat == 0
    assert proof.labels(0) == ("kind:viper", "kind:viper_mark_vii")
    proof.say(0, "kind:viper_mark_vii")
    assert proof.done()
    assert proof.changed() == {"viper_mark_vii fore": -1}


@pytest.mark.parametrize("repaired", [0, 1])
def test_c27i_who_launches_picks_the_kind(repaired: int) -> None:
    """A viper, an assault raptor, and a Mark VII once one is repaired."""
    proof = combined("felix_gaeta", *REST[:2], HELO).place(0, "command")
    squadron = proof.state.squadrons["viper_mark_vii"]
    squadron.reserves, squadron.damaged = repaired, 4 - repaired
    proof.to_do("action").say(0, "activate:command")
    kinds = ("", "assault_raptor-", *(("viper_mark_vii-",) if repaired else ()))
    launches = {f"launch:{kind}{area}" for kind in kinds for area in ("port_fore", "port_aft")}
    assert {label for label in proof.labels(0) if label.startswith("launch:")} == launches


# --- C29 ---------------------------------------------------------------------------------------------------


def kat(place: str, *hand: str, began: str = "") -> Proof:
    proof = combined(KAT, "saul_tigh", "laura_roslin", "chief_galen_tyrol").place(0, place).hand(0, *hand)
    proof.state.began_at = began or place
    return proof


@pytest.mark.parametrize(("shot", "result"), [(True, 4), (False, 3)])
def test_c29_what_others_may_do_at_each_attack(shot: bool, result: int) -> None:
    """Strategic Planning before a roll, Calculations after it; neither where a card was discarded instead."""
    proof = kat("fore", "evasive_maneuvers-2").hand(1, "strategic_planning-3").hand(3, "calculations-3").dice(3)
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("action").begin().say(0, "attack:raider-fore")
    offered = set()
    while (question := proof.game.questions[0]).prompt != "galactica-stop":
        offered |= {label.partition("-")[0] for label in question.labels if question.seat != 0}
        use = shot and "use:hotshot-evasive_maneuvers-2" in question.labels
        proof.say(question.seat, "use:hotshot-evasive_maneuvers-2" if use else "choice:pass")
    others = {"use:strategic_planning", "use:calculations"}
    assert offered & others == (set() if shot else others)
    assert proof.events("DieRolled")[-1]["result"] == result


def test_c29d_she_stays_where_she_was() -> None:
    """Sickbay at the end of the Action step, the viper to the Reserves; she stays CAG, and her Crisis follows."""
    proof = kat("port_fore").top("low_supplies").destiny("repair-1", "repair-1")
    proof.state.fleet.raiders[PORT_FORE] = 1
    proof.dice(2).to_do("movement", "action", "crisis").begin()
    assert proof.asked(0, "move").labels[0] == "choice:stay"
    proof.say(0, "choice:stay").say(0, "attack:raider-port_fore").skip()
    assert (proof.g.players[0].place, proof.g.squadrons["viper"].reserves) == ("sickbay", 6)
    assert proof.g.titles["title_cag"] == 0
    assert proof.events("CrisisDrawn")[-1]["card"] == "low_supplies"


def test_c29f_from_the_hangar_deck_into_space() -> None:
    proof = kat("hangar_deck").to_do("movement", "action").begin()
    proof.say(0, "choice:stay").say(0, "activate:hangar_deck")
    while not proof.done():
        question = proof.game.questions[0]
        proof.say(question.seat, next((one for one in question.labels if "port" in one), question.labels[0]))
    assert proof.g.players[0].place in ("port_fore", "port_aft")


def test_c29g_in_the_brig_she_is_not_moved() -> None:
    proof = kat("brig").to_do("action").begin().say(0, "pass:pass")
    assert proof.done()
    assert proof.changed() == {}


def test_c29h_no_hot_shot_for_another_players_action() -> None:
    """By Executive Order she acts in Tigh's turn; and a die of a Crisis card is none of her action."""
    proof = kat("fore", "evasive_maneuvers-2").hand(1, "executive_order-1").dice(2)
    proof.state.current = 1
    proof.state.fleet.raiders[FORE] = 1
    proof.to_do("action").begin().say(1, "executive_order-1").say(1, "seat:0").say(0, "choice:act-twice")
    proof.say(0, "attack:raider-fore")
    assert not any("hotshot" in label for one in proof.game.questions for label in one.labels)
    proof.skip()
    assert proof.g.fleet.raiders[FORE] == 1


def test_c29i_any_die_of_her_action() -> None:
    """Launch Scout asks for 3: a card of strength 1 gives it."""
    proof = kat("armory", "launch_scout-1", "evasive_maneuvers-1", began="command").top("riots")
    proof.to_do("action").begin().say(0, "card:launch_scout-1")
    proof.say(0, "use:hotshot-evasive_maneuvers-1").skip()
    assert proof.events("DieRolled")[-1]["result"] == 3
    assert proof.prompt() == "scout-deck"


def test_c29_a_crisis_die_is_nobodys_action() -> None:
    proof = kat("fore", "evasive_maneuvers-2")
    lay_down(proof, "starvation_in_dogsville")
    proof.dice(8).to_do("text:starvation_in_dogsville").begin().say(2, "part:first")
    assert not any("hotshot" in label for one in proof.game.questions for label in one.labels)
