"""Positions of a second reader: whole turns, meetings of several rules, and tables of seven with a Cylon leader,
reckoned from the rulebook alone."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.test_leader_sheets import ATHENA, HAND, SIMON, gives_super_crises, leading
from tests.rules.galactica_combined import miracles_of
from tests.rules.galactica_ionian import Nebula
from tests.rules.galactica_leaders import CREW, begun, infiltrating
from tests.rules.galactica_new_caprica import SETTLED, occupied, patrols, settle

from readyroom.galactica.loyalty import sleeper_agent_phase
from readyroom.galactica.miracles import able_to_gain, gain_miracle
from readyroom.galactica.places import sent
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

# --- turns -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("me", [0, 3, 6])
def test_seven_players_take_their_turns_in_order(me: int) -> None:
    """Clockwise from the first player, the leader where they sit."""
    crew = ("laura_roslin", "william_adama", "kara_starbuck_thrace", "chief_galen_tyrol", "tom_zarek", "saul_tigh")
    found = []
    for seat in range(7):
        table = Table(*crew[:me], "cavil", *crew[me:], rules="combined", leaders=True).empty_space()
        table.state.current = seat
        table.to_do("end_of_turn").skip()
        found.append(table.g.current)
    assert found == [1, 2, 3, 4, 5, 6, 0]


def steps_of(proof: Table) -> set[str]:
    """What is asked in the turn that begins now, with first answers."""
    seen: set[str] = set()
    seat = proof.g.current
    while proof.g.current == seat and proof.game.questions and len(seen) < 40:
        if proof.game.waiting(None).window is not None:
            proof.skip()
            continue
        question = proof.game.questions[0]
        if question.prompt == "galactica-stop":
            break
        if question.seat == seat:
            seen.add(question.prompt.removeprefix("galactica-"))
        proof.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    return seen


@pytest.mark.parametrize(("among", "crisis"), [("command", True), ("sickbay", True), ("brig", False), ("", False)])
def test_who_has_a_crisis_step(among: str, crisis: bool) -> None:
    proof = leading("cavil", among=among)
    if not among:
        proof.place(0, "caprica")
    proof.to_do("begin_turn")
    steps_of(proof)
    assert bool([event for event in proof.events("CrisisDrawn") if event["seat"] == 0]) == crisis


def test_a_disaster_at_the_start_of_the_turn_ends_it() -> None:
    """An infiltrator in Sickbay is executed before drawing: nothing else comes but the end of the turn."""
    table = Nebula("cavil", "laura_roslin", "saul_tigh", "kara_starbuck_thrace", leaders=True, rules="combined")
    infiltrating(table, 0, "sickbay")
    table.trauma(0, "A").lies(sickbay="D", brig="A").next_tokens("A")
    table.hand(0, *HAND).to_do("begin_turn")
    asked = steps_of(table)
    assert not asked & {"draw", "move", "action"}
    assert table.g.current == 1
    assert (table.g.players[0].status, table.count(0)) == (LEADER, 0)


@pytest.mark.parametrize("current", [0, 3])
def test_the_sleepers_are_sought_by_a_leader_whose_turn_it_is(current: int) -> None:
    """The current player chooses who draws in search of the Mutineer, whoever that is; never a leader."""
    proof = Proof(*CREW, "cavil", "tom_zarek", rules="combined", leaders=True).empty_space()
    proof.loyalty_deck("you_are_the_mutineer", *("you_are_not_a_cylon",) * 5)
    proof.state.current = current

    def sleep(g: Any, _: str) -> Any:
        yield from sleeper_agent_phase(g)

    STEPS["sleepers_sought"] = sleep
    proof.to_do("sleepers_sought").skip()
    question = proof.game.questions[0]
    assert question.prompt == "galactica-draws-loyalty"
    assert (question.seat, question.labels) == (current, ("seat:0", "seat:1", "seat:2", "seat:4"))


# --- meetings of rules -------------------------------------------------------------------------------------


def test_after_the_hub_is_lost_going_back_leads_into_its_ruins() -> None:
    """There nothing is drawn, and Super Crisis cards are lost when the next turn begins."""
    proof = leading("cavil", among="command").hand(0, *HAND)
    proof.state.sides["cylon"] = "destroyed"
    gives_super_crises(proof, 0, "inbound_nukes")
    proof.to_do("action", "receive_skills")
    label = next(label for label in proof.question(0).labels if label.startswith("return"))
    assert label == "return:hub_destroyed"
    proof.say(0, label)
    assert proof.done()
    assert (proof.g.players[0].place, proof.g.players[0].status) == ("hub_destroyed", LEADER)
    assert (proof.count(0), proof.g.players[0].super_crisis) == (len(HAND), [])


def test_an_executed_leader_may_gain_a_token_and_use_it_again() -> None:
    def gain(g: Any, _: str) -> Any:
        assert miracles_of(g, 3) == 0
        assert 3 in able_to_gain(g)
        gain_miracle(g, 3)
        g.current = 3
        yield from ()

    STEPS["gains_again"] = gain
    proof = leading("leoben_conoy", seat=3, among="command").hand(0, *HAND)
    proof.to_do("execute:3", "gains_again", "action").skip()
    assert "ability:cryptic_message" in proof.question(3).labels


def test_boomer_and_athena_in_one_game() -> None:
    game = begun(ATHENA, "sharon_boomer_valerii", "saul_tigh", "laura_roslin", rules="combined")
    characters = {player.character for player in game.state.players}
    assert {ATHENA, "sharon_boomer_valerii"} <= characters


def test_cavil_meets_an_ally_where_he_has_infiltrated_in_his_movement_step() -> None:
    """At its end he is there, and counts as a human player."""
    table = Nebula("cavil", "laura_roslin", "saul_tigh", "kara_starbuck_thrace", leaders=True, rules="combined")
    table.ally("romo_lampkin", "B").trauma(0, "AB").place(0, "human_fleet").hand(0, *HAND)
    where = sent(table.state, 0, "command")
    from readyroom.galactica.allies import place_of

    place = place_of(table.state, "ally_romo_lampkin")
    table.to_do("movement").skip()
    table.say(0, "ability:aggressive_tactics").say(0, "activate:human_fleet").say(0, f"location:{where}").say(0, "pass")
    assert not table.skip().events("AllyMet")
    assert place == "brig", "the only ally is in the Brig, where nobody infiltrates to"


def test_the_arrest_of_an_infiltrator() -> None:
    """Arrest Order: the Brig, no titles to lose; a leader among the Cylons can't be named."""
    for among, named in (("command", True), ("", False)):
        proof = leading("cavil", seat=3, among=among, crew=("laura_roslin", "saul_tigh", "kara_starbuck_thrace"))
        deck = proof.state.decks["quorum"]
        at = deck.cards.index("arrest_order")
        del deck.cards[at], deck.seen[at]
        proof.state.office_hands["quorum"].append("arrest_order")
        proof.to_do("action").say(0, "quorum:arrest_order")
        labels = proof.game.questions[0].labels
        assert ("seat:3" in labels) == named
        if named:
            proof.say(0, "seat:3").skip()
            assert (proof.g.players[3].place, proof.g.players[3].status) == ("brig", INFILTRATOR)


@pytest.mark.parametrize("cards", [3, 0])
def test_the_airlock_and_an_infiltrator(cards: int) -> None:
    """On a pass they are executed: no morale is lost, and they are back among the Cylons."""
    power = ("consolidate_power-2", "launch_scout-2") * cards
    proof = leading("cavil", seat=3, among="command").place(0, "airlock").hand(0, *power).hand(3, *HAND)
    proof.destiny("consolidate_power-1", "launch_scout-1").to_do("action").begin()
    proof.say(0, "activate:airlock").skip()
    assert "seat:3" in proof.game.questions[0].labels
    proof.say(0, "seat:3").skip().add(p0=power)
    assert proof.done()
    assert proof.result() == ("pass" if cards else "fail")
    assert proof.g.resource("morale") == proof.before["morale"]
    assert proof.g.players[3].status == (LEADER if cards else INFILTRATOR)
    assert proof.count(3) == (0 if cards else len(HAND))


# --- Simon on New Caprica ------------------------------------------------------------------------------------


@pytest.mark.parametrize("used", [True, False])
def test_modifications_take_the_place_of_all_icons(used: bool) -> None:
    """Before Galactica returns no ship acts, and where he has it so the occupation does not either."""
    proof = Proof(SIMON, *CREW, leaders=True, **SETTLED).empty_space()
    proof.state.players[0].status, proof.state.players[0].place = LEADER, "caprica_3"
    occupied(settle(proof), occupation_authority=1)
    proof.state.current = 1
    lay_down(proof, "contact_informant")
    proof.to_do("resolve:contact_informant")
    offered = False
    while proof.game.questions[0].prompt != "galactica-stop":
        question = proof.game.questions[0]
        mine = [label for label in question.labels if label.startswith("use:modifications")]
        offered = offered or bool(mine)
        if mine and used:
            proof.answer(question.seat, mine[0])
        elif "choice:pass" in question.labels:
            proof.answer(question.seat, "choice:pass")
        else:
            proof.game.answer(question.seat, len(question.labels) - 1 if question.kind == "one" else ())
    assert offered
    assert patrols(proof.g) == {"occupation_authority" if used else "breeders_canyon": 1}


def test_modifications_at_a_table_with_attack_cards() -> None:
    """Launch raiders: three from each basestar; with none nothing happens, for there is no Cylon Fleet board."""
    for stars in (0, 1):
        proof = Proof(*CREW, SIMON, rules="combined", leaders=True, cylon_ships="attack_cards").empty_space()
        proof.state.fleet.basestars = [Basestar(0)] * stars
        lay_down(proof, "guilt_by_collusion")
        proof.to_do("resolve:guilt_by_collusion")
        before = -1
        while proof.game.questions[0].prompt != "galactica-stop":
            question = proof.game.questions[0]
            if "use:modifications-launch_raiders" in question.labels:
                before = sum(proof.g.fleet.raiders)
                proof.answer(question.seat, "use:modifications-launch_raiders")
            elif "choice:pass" in question.labels:
                proof.answer(question.seat, "choice:pass")
            else:
                proof.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
        assert sum(proof.g.fleet.raiders) == before + 3 * stars


# --- Exodus with leaders -------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaders", [True, False])
def test_beside_leaders_a_revealed_cylon_gives_away_what_the_sleepers_bring(leaders: bool) -> None:
    """Rulebook 003 has the rule of Pegasus then: all facedown cards go to one human player, no leader; else they
    stay where they are (SLEEP-007)."""

    def sleep(g: Any, _: str) -> Any:
        yield from sleeper_agent_phase(g)

    STEPS["sleepers_of_exodus"] = sleep
    crew = (*CREW, "cavil" if leaders else "felix_gaeta", "tom_zarek")
    proof = Proof(*crew, rules="exodus", **({"leaders": True} if leaders else {})).empty_space().cylon(0)
    if leaders:
        infiltrating(proof, 3, "command")
    proof.loyalty_deck(*("you_are_not_a_cylon",) * 6)
    proof.state.phases = ["sleeper"]
    proof.to_do("sleepers_of_exodus").skip()
    if leaders:
        question = proof.game.questions[0]
        assert (question.seat, question.prompt) == (0, "galactica-hand-over-loyalty")
        assert question.labels == ("seat:1", "seat:2", "seat:4")
        proof.say(0, "seat:2").skip()
    wanted = [1, 2, 3, 0, 2] if leaders else [2, 2, 2, 2, 2]
    assert [len(player.loyalty) for player in proof.g.players] == wanted
