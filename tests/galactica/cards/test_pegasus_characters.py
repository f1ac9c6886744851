"""The characters of the Pegasus box: what each can do, and what keeps them from it."""

import pytest
from tests.galactica.cards.proof import Proof, check_views, proves

from readyroom.galactica.skills import LABEL, SKILLS
from readyroom.galactica.state import Basestar, Civilian

CAIN, HELPER, OTHER, LAST = range(4)


def crew(first: str, *others: str) -> Proof:
    """Seat 0 is the character that is looked at."""
    rest = others or ("saul_tigh", "laura_roslin", "chief_galen_tyrol")
    return Proof(first, *rest, rules="combined")


# --- Helena Cain -------------------------------------------------------------------------------------------


def to_the_passed_window(strength: int, *, use: bool) -> Proof:
    proof = crew("helena_cain")
    proof.place(CAIN, "admirals_quarters")
    cards = {10: ("declare_emergency-5", "strategic_planning-5"), 9: ("declare_emergency-5", "strategic_planning-4")}
    proof.hand(LAST, *cards[strength]).destiny("executive_order-1", "repair-1")
    proof.to_do("action").begin()
    proof.say(CAIN, "activate:admirals_quarters").say(CAIN, f"seat:{HELPER}")
    for _ in range(60):
        question = proof.game.questions[0]
        if question.prompt == "galactica-stop":
            break
        if question.prompt == "galactica-add-cards":
            proof.say(question.seat, *(cards[strength] if question.seat == LAST else ()))
        elif "use:intolerant" in question.labels and use:
            proof.uses(CAIN, "intolerant")
        elif question.prompt == "galactica-character":
            proof.say(question.seat, "character:samuel_t_anders")
        else:
            proof.game.answer(question.seat, 0)
    return proof


@proves("intolerant", "executed", "declined")
@pytest.mark.parametrize("use", [True, False])
def test_intolerant_executes_instead_of_the_brig(use: bool) -> None:
    proof = to_the_passed_window(10, use=use)
    changed = proof.changed()
    if use:
        assert (changed["character 1"], changed["executed saul_tigh"], changed["morale"]) == ("samuel_t_anders", 1, -1)
    else:
        assert changed["place 1"] == "brig"
        assert "morale" not in changed


@proves("intolerant", "too weak")
def test_intolerant_needs_a_strength_of_ten() -> None:
    proof = to_the_passed_window(9, use=True)
    assert proof.changed()["place 1"] == "brig"


@proves("blind_jump", "jumps")
def test_blind_jump() -> None:
    """C27 (h): two ships drawn off the board, one destination, no die; Assign Mission Specialist stays."""
    proof = crew("helena_cain")
    proof.empty_space()
    g = proof.state
    g.jump_track = 1
    pile = g.civilian_pile
    first = pile.index("civ_population_2")
    rest = pile[:first] + pile[first + 1 :]
    proof.picks(first, rest.index("civ_population_2") if "civ_population_2" in rest else rest.index("civ_population_1"))
    deck = g.decks["quorum"]
    deck.cards.remove("assign_mission_specialist")
    deck.seen.pop()
    g.players[HELPER].holds.append("assign_mission_specialist")
    proof.top("desolate_moon").to_do("action").begin()
    proof.say(CAIN, "ability:blind_jump")
    proof.skip()
    changed = proof.changed()
    assert proof.done()
    assert proof.g.destinations == ["desolate_moon"]
    assert (changed["civilian_pile"], changed["fuel"], changed["distance"]) == (-2, -3, 3)
    assert changed["miracle seat:0"] == -1
    assert proof.g.jump_track == 0
    assert proof.events("DieRolled") == []
    assert proof.g.players[HELPER].held("quorum") == ["assign_mission_specialist"]


@proves("blind_jump", "too far", "no token")
def test_blind_jump_up_to_distance_six() -> None:
    """CHERR-016, CHAR-011."""
    for distance, offered in (
        (["desolate_moon", "cylon_raiders"], True),
        (["desolate_moon", "cylon_raiders", "icy_moon"], False),
    ):
        proof = crew("helena_cain")
        proof.state.destinations = list(distance)
        for card in distance:
            proof.state.decks["destination"].cards.remove(card)
            proof.state.decks["destination"].seen.pop()
        proof.to_do("action")
        assert ("ability:blind_jump" in proof.labels(CAIN)) == offered
    proof = crew("helena_cain")
    del proof.state.tokens["miracle"]["seat:0"]
    proof.to_do("action")
    assert "ability:blind_jump" not in proof.labels(CAIN)


@proves("bent_on_revenge", "FTL Control", "Engine Room")
@pytest.mark.parametrize("place", ["ftl_control", "engine_room"])
def test_bent_on_revenge(place: str) -> None:
    """C15 (g)."""
    for seat in (CAIN, HELPER):
        proof = crew("helena_cain")
        proof.state.jump_track = 3
        proof.state.current = seat
        proof.hand(seat, "repair-1", "repair-2").place(seat, place).to_do("action")
        assert (f"activate:{place}" in proof.labels(seat)) == (seat == HELPER)


# --- Anastasia "Dee" Dualla --------------------------------------------------------------------------------

DEE = "anastasia_dee_dualla"


@proves("efficient", "all ships", "others see two")
@pytest.mark.parametrize("seat", [0, 1])
def test_efficient(seat: int) -> None:
    proof = crew(DEE)
    proof.empty_space()
    g = proof.state
    for area in (0, 2, 3):
        g.civilians[area].append(Civilian(g.next_handle, g.civilian_pile.pop()))
        g.next_handle += 1
    g.current = seat
    proof.place(seat, "communications").to_do("action").begin()
    proof.say(seat, "activate:communications")
    if seat == 0:
        assert len(proof.events("CivilianSeen", 0)) == 3
        for place in ("fore", "starboard_aft", "aft"):
            assert proof.prompt() == "move-civilian"
            proof.say(0, f"area:{place}")
        check_views(proof, civilians={0: 3})
    else:
        question = proof.question(1)
        assert (question.prompt, question.at_most) == ("galactica-communications", 2)


def learns(where: str) -> tuple[Proof, list[str]]:
    proof = crew(DEE)
    card = "domestic_dispute"
    proof.top(card)
    deck = proof.state.decks["crisis"]
    deck.cards.pop()
    deck.seen.pop()
    proof.state.crises.append(card)
    proof.destiny("repair-1", "repair-1").to_do(f"text:{card}").begin()
    top = [LABEL[card] for card in proof.state.skill_decks[SKILLS.index("tactics")][:-4:-1]]
    proof.say(0, "use:fast_learner-tactics")
    question = proof.question(0)
    assert question.facts is not None
    assert sorted(question.facts["cards"]) == sorted(top)
    proof.say(0, f"choice:{where}")
    return proof, top


@proves("fast_learner", "into the check", "into the hand", "once")
@pytest.mark.parametrize("where", ["check", "hand"])
def test_fast_learner(where: str) -> None:
    """C33: all three into the check or all three into the hand; nobody else sees them before that."""
    proof, top = learns(where)
    assert "miracle" not in proof.g.tokens or "seat:0" not in proof.g.tokens["miracle"]
    if where == "hand":
        assert sorted(LABEL[card] for card in proof.g.players[0].hand) == sorted(top)
    else:
        assert proof.g.players[0].hand == []
        assert all(card is None for card in [proof.events("SkillsDrawn", 1)[-1]["cards"]])
        proof.add()
        shown = proof.events("CheckShown")[-1]
        assert set(top) <= {*shown["positive"], *shown["negative"]}


@proves("fast_learner", "not on a Super Crisis")
def test_fast_learner_is_not_for_a_super_crisis() -> None:
    """C33 (e)."""
    proof = crew(DEE)
    deck = proof.state.decks["super_crisis"]
    proof.top("the_farm")
    deck.cards.pop()
    deck.seen.pop()
    proof.state.crises.append("the_farm")
    proof.to_do("text:the_farm").begin()
    for _ in range(30):
        if proof.done():
            break
        question = proof.game.questions[0]
        assert not [label for label in question.labels if "fast_learner" in label]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)


@pytest.mark.parametrize(("card", "offered"), [("footage_transmitted", False), ("domestic_dispute", True)])
def test_fast_learner_is_offered_for_other_cards_at_that_moment(card: str, offered: bool) -> None:
    proof = crew(DEE)
    g = proof.state
    deck = g.decks["super_crisis" if card == "footage_transmitted" else "crisis"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    g.crises.append(card)
    labels = [label for question in proof.to_do(f"text:{card}").game.questions for label in question.labels]
    assert any("fast_learner" in label for label in labels) == offered


@proves("emotionally_fragile", "executed", "not above two")
@pytest.mark.parametrize(("morale", "dies"), [(3, True), (4, False)])
def test_emotionally_fragile(morale: int, dies: bool) -> None:
    proof = crew(DEE)
    proof.state.resources[2] = morale
    proof.resolve("question_procedure", part="first")
    if dies:
        proof.say(0, "character:samuel_t_anders")
    assert proof.g.resource("morale") == morale - 1
    assert (proof.g.players[0].character == "samuel_t_anders") == dies


@proves("emotionally_fragile", "after another execution")
def test_emotionally_fragile_waits_for_another_execution() -> None:
    proof = crew(DEE)
    proof.state.resources[2] = 3
    proof.to_do("execute:1").begin()
    proof.say(1, "character:samuel_t_anders")
    proof.say(0, "character:tory_foster")
    assert proof.done()
    assert proof.g.resource("morale") == 2
    assert [event["seat"] for event in proof.events("Executed")] == [1, 0]
    assert proof.g.executed == ["saul_tigh", DEE]


# --- Ellen Tigh --------------------------------------------------------------------------------------------

ELLEN = "ellen_tigh"


def adroit(*, together: bool = True) -> Proof:
    proof = crew(ELLEN)
    proof.hand(0, "consolidate_power-1", "executive_order-1")
    proof.place(0, "command").place(1, "command" if together else "armory").place(2, "sickbay").place(3, "sickbay")
    proof.to_do("movement").begin()
    proof.say(0, "choice:stay")
    return proof


@proves("politically_adroit", "given")
def test_politically_adroit() -> None:
    """C31: one card given, two of the own skill set drawn (CHERR-006)."""
    proof = adroit()
    proof.uses(0, "politically_adroit")
    proof.say(0, "card:executive_order-1")
    question = proof.question(0)
    assert {skill for option in question.options for skill in option.facts["skills"]} == {
        "politics",
        "leadership",
        "treachery",
    }
    proof.say(0, "politics+treachery")
    assert proof.done()
    assert proof.changed() == {"hand 0": 1, "hand 1": 1, "treachery 0": 1}
    check_views(proof)


@proves("politically_adroit", "declined", "nobody there")
def test_politically_adroit_is_for_company_only() -> None:
    proof = adroit()
    proof.skip()
    assert proof.done()
    assert proof.changed() == {}
    proof = adroit(together=False)
    assert proof.done()
    assert proof.changed() == {}


@proves("manipulative", "Admiral", "President", "given back")
@pytest.mark.parametrize(("title", "owner"), [("admiral", 1), ("president", 2)])
def test_manipulative(title: str, owner: int) -> None:
    """C31: taken at the start of the turn, back at its end."""
    proof = crew(ELLEN)
    assert proof.state.titles[title] == owner
    proof.state.agenda = ["begin_turn", "stop"]
    proof.begin()
    proof.say(0, f"use:manipulative-{title}")
    assert proof.g.titles[title] == 0
    assert "seat:0" not in proof.g.tokens["miracle"]
    for _ in range(200):
        if proof.g.current != 0:
            break
        for question in proof.game.questions[:1]:
            last = question.prompt == "galactica-action"
            answer = question.find("pass:pass") if last and "pass:pass" in question.labels else None
            if answer is not None:
                proof.game.answer(question.seat, answer)
            else:
                proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert proof.g.titles[title] == owner
    assert proof.g.lent == {}


@proves("manipulative", "stays elsewhere", "owner can't")
def test_manipulative_when_it_does_not_go_back() -> None:
    """C31 (b), (c)."""
    proof = crew(ELLEN)
    proof.state.lent = {"admiral": [1, 0]}
    proof.state.titles["admiral"] = 3
    proof.to_do("end_of_turn").begin()
    assert proof.g.titles["admiral"] == 3
    proof = crew(ELLEN)
    proof.cylon(1)
    proof.state.lent = {"admiral": [1, 0]}
    proof.state.titles["admiral"] = 0
    proof.to_do("end_of_turn").begin()
    assert proof.g.titles["admiral"] == 3


@proves("nothing_but_trouble", "treachery")
def test_nothing_but_trouble() -> None:
    proof = crew(ELLEN)
    proof.to_do("receive_skills").begin()
    assert proof.done()
    assert proof.changed() == {"hand 0": 5, "treachery 0": 1}


# --- Louanne "Kat" Katraine --------------------------------------------------------------------------------

KAT = "louanne_kat_katraine"


def shooting(*hand: str, structural: bool = False) -> Proof:
    """Kat in a viper in front, with a basestar and two raiders."""
    proof = crew(KAT)
    proof.empty_space()
    g = proof.state
    g.fleet.raiders[0] = 2
    damage = ["structural_damage"] if structural else []
    for token in damage:
        g.basestar_pile.remove(token)
    g.fleet.basestars.append(Basestar(0, damage))
    proof.place(0, "fore").hand(0, *hand).to_do("action").begin()
    return proof


@proves("hotshot", "a card instead", "no bonus")
def test_hotshot() -> None:
    """C29: piloting 2 counts 4, a hit; tactics 5 counts 7 at a basestar, without the +2 of its damage: a miss."""
    proof = shooting("evasive_maneuvers-2", "strategic_planning-5", structural=True)
    proof.say(0, "attack:raider-fore").say(0, "use:hotshot-evasive_maneuvers-2")
    assert proof.done()
    assert proof.changed() == {"raider fore": -1, "hand 0": -1}
    proof = shooting("evasive_maneuvers-2", "strategic_planning-5", structural=True)
    proof.say(0, "attack:basestar-fore").say(0, "use:hotshot-strategic_planning-5")
    assert proof.done()
    assert proof.changed() == {"hand 0": -1}
    assert proof.events("DieRolled")[-1]["result"] == 7


@proves("hotshot", "not above eight")
def test_hotshot_with_a_six() -> None:
    """C29 (c)."""
    proof = shooting("best_of_the_best-6")
    proof.say(0, "attack:basestar-fore")
    for _ in range(10):
        question = proof.game.questions[0]
        if "use:hotshot-best_of_the_best-6" in question.labels and question.prompt == "galactica-window-rolling":
            proof.say(0, "use:hotshot-best_of_the_best-6")
            break
        proof.say(question.seat, "choice:pass")
    proof.skip()
    assert proof.events("DieRolled")[-1]["result"] == 8
    assert proof.changed()["basestar_damage"] == 1


@proves("hotshot", "declined", "not in the Crisis step")
def test_hotshot_only_in_her_own_action() -> None:
    """C29 (h)."""
    proof = shooting("evasive_maneuvers-2")
    proof.dice(2)
    proof.say(0, "attack:raider-fore")
    proof.skip()
    assert proof.changed() == {}
    proof = crew(KAT)
    proof.hand(0, "evasive_maneuvers-2")
    proof.resolve("galactica_falling_apart", part="second", dice=(8,))
    assert proof.done()
    assert proof.g.players[0].hand


SACRIFICES = (
    ("ship:basestar-fore", {"basestar fore": -1}),
    ("ship:heavy_raider-fore", {"heavy_raider fore": -2}),
    ("ship:raider-fore", {"raider fore": -5}),
    ("ship:civilian-fore", {"civilian fore": -1}),
)


@proves("sacrifice", "each kind", "once")
@pytest.mark.parametrize(("target", "change"), SACRIFICES, ids=[case[0] for case in SACRIFICES])
def test_sacrifice(target: str, change: dict[str, int]) -> None:
    proof = crew(KAT)
    proof.empty_space()
    g = proof.state
    g.fleet.raiders[0], g.fleet.heavies[0] = 6, 3
    g.fleet.basestars.append(Basestar(0))
    g.civilian_pile.remove("civ_empty")
    g.civilians[0].append(Civilian(70, "civ_empty"))
    proof.place(0, "fore").to_do("action").begin()
    proof.say(0, "ability:sacrifice").say(0, target)
    assert proof.done()
    assert proof.changed() == {**change, "place 0": "sickbay", "reserves": 1, "miracle seat:0": -1}


@proves("sacrifice", "only in a viper")
def test_sacrifice_only_in_a_viper() -> None:
    proof = crew(KAT)
    proof.to_do("action")
    assert "ability:sacrifice" not in proof.labels(0)


@proves("stim_junkie", "same place", "another place", "in the Brig")
@pytest.mark.parametrize(
    ("began", "place", "ends"),
    [
        ("fore", "fore", "sickbay"),
        ("hangar_deck", "fore", "fore"),
        ("armory", "armory", "sickbay"),
        ("brig", "brig", "brig"),
    ],
)
def test_stim_junkie(began: str, place: str, ends: str) -> None:
    """C29 (d) to (g), CHERR-031, CHERR-032."""
    proof = crew(KAT)
    proof.place(0, place)
    proof.state.began_at = began
    proof.to_do("action").begin()
    proof.say(0, "pass:pass")
    assert proof.done()
    assert proof.g.players[0].place == ends


def test_where_a_turn_begins_is_remembered() -> None:
    proof = crew(KAT)
    proof.place(0, "armory").to_do("begin_turn")
    assert proof.game.state.began_at == "armory"
