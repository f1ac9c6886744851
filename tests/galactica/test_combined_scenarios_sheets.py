"""Scenarios of the combined game about its characters: Hoshi, the pilot Helo, Kat, Ellen, Romo and Dee (C11, C27, C29,
C31, C33)."""

from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof

from readyroom.galactica.state import Basestar, Civilian

# --- C11 ---------------------------------------------------------------------------------------------------


def hoshi() -> Proof:
    proof = Proof("louis_hoshi", "saul_tigh", "laura_roslin", "chief_galen_tyrol", rules="combined")
    proof.empty_space()
    proof.place(0, "command").hand(
        0, "critical_situation-3", "executive_order-1", "launch_scout-1", "launch_scout-2", "repair-2"
    )
    return proof


def test_c11_critical_situation_reluctant_and_dutiful() -> None:
    """5 cards, 3 after the Movement ability, 2 after Dutiful; four vipers launched, Executive Order offered no more."""
    proof = hoshi()
    proof.state.squadrons["viper"].reserves = 4
    proof.to_do("movement", "action").begin()
    proof.say(0, "card:critical_situation-3")
    proof.say(0, "card:repair-2")
    assert len(proof.g.players[0].hand) == 3
    assert "card:executive_order-1" not in proof.labels(0)
    proof.say(0, "activate:command")
    launches = [label for label in proof.labels(0) if label.startswith("launch:")]
    assert launches
    for _ in range(2):
        proof.skip()
        proof.say(0, next(label for label in proof.labels(0) if label.startswith("launch:")))
    proof.uses(0, "dutiful")
    proof.say(0, "card:launch_scout-1")
    assert len(proof.g.players[0].hand) == 2
    for _ in range(2):
        proof.skip()
        proof.say(0, next(label for label in proof.labels(0) if label.startswith("launch:")))
    assert proof.asked(0, "action").labels
    assert "card:executive_order-1" not in proof.labels(0)
    gone = 5 - sum(proof.g.squadrons[ship].reserves for ship in ("viper", "assault_raptor"))
    assert gone == 4
    if "activate:command" in proof.labels(0):
        proof.say(0, "activate:command")
        for _ in range(2):
            if proof.prompt() == "unmanned-viper":
                proof.say(0, proof.labels(0)[-1])
        assert "use:dutiful" not in [label for question in proof.game.questions for label in question.labels]


# --- C27 ---------------------------------------------------------------------------------------------------


def test_c27_no_one_gets_left_behind_and_family_commitments() -> None:
    """Fuel 6 to 5 and population 9 to 11 before the destination; in space he draws four cards."""
    proof = Proof("karl_helo_agathon_pilot", "brendan_hot_dog_costanza", "saul_tigh", "laura_roslin", rules="combined")
    g = proof.state
    proof.empty_space()
    g.jump_track, g.resources[1], g.resources[3] = 4, 6, 9
    proof.top("desolate_moon", "deep_space").to_do("prepare_for_jump").begin()
    proof.uses(0, "no_one_gets_left_behind")
    assert (proof.g.resource("fuel"), proof.g.resource("population")) == (5, 11)
    proof.skip()
    proof.say(2, "desolate_moon")
    assert proof.g.jump_track == 0
    proof = Proof("karl_helo_agathon_pilot", "saul_tigh", "laura_roslin", rules="combined")
    proof.place(0, "fore").to_do("receive_skills").begin()
    if not proof.done():
        proof.game.answer(0, 0)
    assert proof.changed()["hand 0"] == 4


# --- C29 ---------------------------------------------------------------------------------------------------


def kat(*hand: str) -> Proof:
    """Kat begins her turn in a viper on the port side; in front a damaged basestar and two raiders."""
    proof = Proof("louanne_kat_katraine", "saul_tigh", "laura_roslin", "chief_galen_tyrol", rules="combined")
    proof.empty_space()
    g = proof.state
    g.basestar_pile.remove("structural_damage")
    g.fleet.basestars.append(Basestar(0, ["structural_damage"]))
    g.fleet.raiders[0] = 2
    proof.place(0, "port_fore").hand(0, *hand)
    g.began_at = "port_fore"
    return proof


def test_c29_maximum_firepower_with_hotshot() -> None:
    """4 hits a raider, 7 misses the basestar without its +2, a rolled 3 hits; she has moved and stays. Bait is left."""
    proof = kat("evasive_maneuvers-2", "strategic_planning-5", "maximum_firepower-3", "bait-0")
    proof.dice(3).to_do("movement", "action").begin()
    proof.say(0, "area:fore")
    proof.say(0, "card:maximum_firepower-3")
    attacks = (
        ("raider-fore", "use:hotshot-evasive_maneuvers-2"),
        ("basestar-fore", "use:hotshot-strategic_planning-5"),
        ("raider-fore", ""),
    )
    for target, card in attacks:
        proof.skip()
        proof.say(0, next(label for label in proof.labels(0) if label.endswith(target)))
        if card:
            proof.say(0, card)
        else:
            proof.skip()
    for _ in range(3):
        if proof.done():
            break
        proof.say(0, next(label for label in proof.labels(0) if "pass" in label or "stop" in label))
    assert proof.done()
    assert [event["result"] for event in proof.events("DieRolled")] == [4, 7, 3]
    changed = proof.changed()
    assert (changed["raider fore"], changed["place 0"], changed["hand 0"]) == (-2, "fore", -3)
    assert "basestar fore" not in changed


def test_c29b_hotshot_with_bait() -> None:
    """Result 2: the raider survives; a chosen discard: one Mutiny card."""
    proof = kat("bait-0")
    proof.place(0, "fore").to_do("action").begin()
    proof.say(0, "attack:raider-fore").say(0, "use:hotshot-bait-0")
    proof.skip()
    changed = proof.changed()
    assert "raider fore" not in changed
    assert (changed["mutiny 0"], changed["hand 0"]) == (1, -1)


def test_c29e_back_where_she_began() -> None:
    proof = kat()
    proof.to_do("movement", "action").begin()
    proof.say(0, "area:fore").say(0, "move:port_fore")
    assert proof.done()
    assert proof.changed() == {"place 0": "sickbay", "reserves": 1}
    assert proof.g.titles["title_cag"] == 0


# --- C31 ---------------------------------------------------------------------------------------------------


def test_c31_ellen_as_admiral_for_a_turn() -> None:
    """The title with both nukes; one is launched; at the end of the turn title and nuke are Tigh's again."""
    proof = Proof("ellen_tigh", "saul_tigh", "felix_gaeta", "brendan_hot_dog_costanza", rules="combined")
    proof.empty_space()
    g = proof.state
    g.titles["president"] = 0
    g.fleet.basestars.append(Basestar(3))
    proof.place(0, "command").place(1, "armory").place(2, "command").place(3, "hangar_deck")
    proof.hand(0, "consolidate_power-1", "consolidate_power-2", "executive_order-1")
    g.agenda = ["begin_turn", "stop"]
    proof.dice(4).begin()
    proof.say(0, "use:manipulative-admiral")
    assert (proof.g.admiral, proof.g.president, proof.g.nukes) == (0, 0, 2)
    assert len(proof.g.players[0].hand) == 8
    proof.say(0, "choice:stay")
    proof.uses(0, "politically_adroit")
    proof.say(0, "card:consolidate_power-1").say(0, "politics+leadership")
    assert (len(proof.g.players[0].hand), len(proof.g.players[2].hand)) == (9, 1)
    while proof.prompt() != "action":
        proof.game.answer(proof.game.questions[0].seat, 0)
    nukes = [label for label in proof.labels(0) if label.startswith("nuke:")]
    assert "nuke:aft" in nukes, nukes
    proof.say(0, "nuke:aft")
    proof.skip()
    assert proof.g.fleet.basestars == []
    assert (proof.g.nukes, proof.g.nukes_beside) == (1, 2)
    for _ in range(300):
        if proof.g.current != 0:
            break
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert (proof.g.admiral, proof.g.president) == (1, 0)


# --- C33 ---------------------------------------------------------------------------------------------------


def test_c33_romos_turn() -> None:
    """5 cards, 3 after Kleptomania, 9 with Kat's six, 5 after Food Shortage; food 7."""
    proof = Proof(
        "romo_lampkin", "sherman_doc_cottle", "louanne_kat_katraine", "anastasia_dee_dualla", rules="combined"
    )
    six = ("evasive_maneuvers-1", "evasive_maneuvers-2", "launch_scout-1", "launch_scout-2", "executive_order-1")
    proof.place(0, "armory").place(1, "research_lab").place(2, "brig").place(3, "communications")
    proof.hand(0, *["consolidate_power-1"] * 3, *["launch_scout-1"] * 2).hand(2, *six, "executive_order-2")
    proof.state.titles["president"] = 0
    lay_down(proof, "food_shortage")
    proof.to_do("movement", "action", "text:food_shortage").begin()
    proof.say(0, "location:communications")
    proof.discards(0, 2)
    assert len(proof.g.players[0].hand) == 3
    proof.say(0, "ability:attorney").say(0, "location:command")
    assert (len(proof.g.players[0].hand), len(proof.g.players[2].hand)) == (9, 0)
    proof.say(0, "part:second")
    proof.discards(0, 1).discards(0, 3)
    assert proof.done()
    assert len(proof.g.players[0].hand) == 5
    assert proof.g.resource("food") == 7
    assert proof.g.players[2].place == "command"


def test_c33f_bait_among_what_is_discarded() -> None:
    """One Mutiny card, and none more that turn."""
    proof = Proof(
        "romo_lampkin", "sherman_doc_cottle", "louanne_kat_katraine", "anastasia_dee_dualla", rules="combined"
    )
    proof.place(0, "communications").place(1, "research_lab").place(2, "sickbay").place(3, "communications")
    proof.hand(0, "bait-0", "dradis_contact-0", *["consolidate_power-1"] * 4)
    proof.state.titles["president"] = 0
    lay_down(proof, "food_shortage")
    proof.to_do("movement", "text:food_shortage").begin()
    proof.say(0, "choice:stay")
    proof.say(0, "card:bait-0", "card:consolidate_power-1")
    proof.say(0, "part:second")
    proof.say(0, "card:dradis_contact-0")
    assert len(proof.g.players[0].held("mutiny")) == 1


def test_c33_civilian_ships_for_dee() -> None:
    """All of them, while others see two."""
    proof = Proof("anastasia_dee_dualla", "saul_tigh", "laura_roslin", rules="combined")
    proof.empty_space()
    g = proof.state
    for area in range(4):
        g.civilians[area].append(Civilian(g.next_handle, g.civilian_pile.pop()))
        g.next_handle += 1
    proof.to_do("action").say(0, "activate:communications")
    assert len(proof.events("CivilianSeen", 0)) == 4
