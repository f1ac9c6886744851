"""The Quorum cards of the Pegasus box."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Change, Proof, check_views, proves
from tests.galactica.cards.test_quorum import ADMIRAL, CREW, PRESIDENT, STARBUCK, ZAREK, discarded, play

from readyroom.galactica.boxes import in_play
from readyroom.galactica.permute import permute
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE
from readyroom.galactica.state import Civilian
from readyroom.kernel import Chance


def holding(*cards: str) -> Proof:
    """The President's turn, with these cards in the Quorum hand."""
    proof = Proof(*CREW, rules="combined")
    deck = proof.state.decks["quorum"]
    for card in cards:
        deck.cards.remove(card)
        deck.seen.pop()
        proof.state.quorum_hand.append(card)
    return proof.begin()


def kept(card: str, holder: int) -> Proof:
    proof = Proof(*CREW, rules="combined")
    deck = proof.state.decks["quorum"]
    deck.cards.remove(card)
    deck.seen.pop()
    proof.state.players[holder].holds.append(card)
    return proof


# --- Assign Chief of Staff ---------------------------------------------------------------------------------


@proves("assign_chief_of_staff", "given")
def test_assign_chief_of_staff() -> None:
    proof = play(holding("assign_chief_of_staff"), "assign_chief_of_staff", f"seat:{ZAREK}")
    assert proof.changed() == {
        "quorum_hand": -1,
        f"hand {PRESIDENT}": 2,
        f"cards {ZAREK}": "assign_chief_of_staff",
    }
    check_views(proof)


def check_in_training() -> Proof:
    """Zarek holds the card before a check in which politics does not count."""
    proof = kept("assign_chief_of_staff", ZAREK)
    proof.destiny("consolidate_power-2", "repair-1").hand(ADMIRAL, "executive_order-1")
    lay_down(proof, "training_snafu")
    proof.to_do("text:training_snafu")
    return proof.begin()


@proves("assign_chief_of_staff", "used")
def test_the_chief_of_staff_makes_politics_positive() -> None:
    proof = check_in_training()
    proof.uses(ZAREK, "assign_chief_of_staff")
    proof.add()
    shown = proof.events("CheckShown")[-1]
    assert "consolidate_power-2" in shown["positive"]
    assert discarded(proof, "assign_chief_of_staff")


@proves("assign_chief_of_staff", "not used")
def test_without_the_chief_of_staff_politics_is_negative() -> None:
    proof = check_in_training()
    proof.add()
    shown = proof.events("CheckShown")[-1]
    assert "consolidate_power-2" in shown["negative"]
    assert proof.g.players[ZAREK].held("quorum") == ["assign_chief_of_staff"]


# --- Probation ---------------------------------------------------------------------------------------------


@proves("probation", "given")
@pytest.mark.parametrize("seat", [PRESIDENT, STARBUCK])
def test_probation_is_for_anybody(seat: int) -> None:
    proof = holding("probation")
    proof.say(PRESIDENT, "quorum:probation")
    assert proof.asked(PRESIDENT, "give-card").labels == tuple(f"seat:{one}" for one in range(4))
    proof.say(PRESIDENT, f"seat:{seat}")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, f"cards {seat}": "probation"}
    check_views(proof)


def probation() -> Proof:
    """Starbuck is on probation in a check, and adds two cards."""
    proof = kept("probation", STARBUCK)
    proof.hand(STARBUCK, "evasive_maneuvers-1", "launch_scout-2").hand(ZAREK, "executive_order-1")
    lay_down(proof, "training_snafu")
    proof.destiny("repair-1", "repair-2").to_do("text:training_snafu")
    proof.begin()
    proof.asked(STARBUCK, "add-cards")
    proof.say(STARBUCK, "evasive_maneuvers-1", "launch_scout-2")
    return proof


@proves("probation", "seen")
def test_the_president_sees_what_was_added() -> None:
    """FAQ-005: the President decides when, and looks alone."""
    proof = probation()
    assert proof.window_of(PRESIDENT) == ("choice:pass", "use:probation")
    assert all(not proof.window_of(seat) for seat in (ADMIRAL, STARBUCK, ZAREK))
    proof.uses(PRESIDENT, "probation")
    for viewer in (*range(4), None):
        told = proof.events("AdditionSeen", viewer)[-1]
        wanted = ["launch_scout-2", "evasive_maneuvers-1"] if viewer in (PRESIDENT, STARBUCK) else None
        assert told["cards"] == wanted
    assert discarded(proof, "probation")


@proves("probation", "later")
def test_the_president_may_wait() -> None:
    """Until everybody has added cards."""
    proof = probation()
    proof.say(PRESIDENT, "pass")
    proof.say(ZAREK, "executive_order-1")
    assert "use:probation" in proof.window_of(PRESIDENT)


@proves("probation", "nothing added")
def test_nothing_to_see_if_nothing_was_added() -> None:
    proof = kept("probation", STARBUCK)
    proof.hand(ZAREK, "executive_order-1")
    lay_down(proof, "training_snafu")
    proof.destiny("repair-1", "repair-2").to_do("text:training_snafu")
    proof.add(p3=("executive_order-1",))
    assert proof.g.players[STARBUCK].held("quorum") == ["probation"]


# --- played and gone ---------------------------------------------------------------------------------------


def besieged(*, raiders: int = 0, heavies: int = 0) -> Proof:
    """A civilian ship behind Galactica, among Cylon ships."""
    proof = holding("civilian_self_defense")
    proof.empty_space()
    g = proof.state
    g.civilian_pile.remove("civ_population_2")
    g.civilians[3].append(Civilian(90, "civ_population_2"))
    g.next_handle = 91
    g.fleet.raiders[3], g.fleet.heavies[3] = raiders, heavies
    return proof.begin()


SELF_DEFENSE: tuple[tuple[str, dict[str, int], tuple[str, ...], int, Change], ...] = (
    ("raiders", {"raiders": 4, "heavies": 1}, ("target:raiders",), 3, {"raider aft": -3}),
    ("heavy raider", {"raiders": 4, "heavies": 1}, ("target:heavy_raider",), 3, {"heavy_raider aft": -1}),
    ("fewer raiders", {"raiders": 2}, (), 3, {"raider aft": -2}),
    (
        "lost",
        {"raiders": 3},
        (),
        2,
        {"raider aft": -3, "civilian aft": -1, "population": -2},
    ),
)


@pytest.mark.parametrize(
    ("branch", "there", "answers", "die", "change"), SELF_DEFENSE, ids=[c[0] for c in SELF_DEFENSE]
)
@proves("civilian_self_defense", *(case[0] for case in SELF_DEFENSE))
def test_civilian_self_defense(
    branch: str, there: dict[str, int], answers: tuple[str, ...], die: int, change: Change
) -> None:
    proof = besieged(**there)
    proof.dice(die)
    play(proof, "civilian_self_defense", *answers)
    assert proof.changed() == {"quorum_hand": -1, **change}, branch
    assert discarded(proof, "civilian_self_defense")


@proves("civilian_self_defense", "nobody to shoot at")
def test_civilian_self_defense_needs_a_cylon_ship_beside_a_civilian_ship() -> None:
    proof = besieged()
    proof.state.fleet.raiders[0] = 3
    assert "quorum:civilian_self_defense" not in proof.labels(PRESIDENT)


@proves("consult_the_oracle", "a named card", "destiny")
def test_consult_the_oracle() -> None:
    """FAQ-006: any deck, but not the Loyalty deck; then two cards of the Destiny deck are discarded."""
    proof = holding("consult_the_oracle")
    proof.say(PRESIDENT, "quorum:consult_the_oracle")
    decks = proof.asked(PRESIDENT, "see-bottom").labels
    assert {"deck:crisis", "deck:quorum", "deck:destination", "deck:super_crisis", "deck:treachery"} <= {*decks}
    assert "deck:loyalty" not in decks
    bottom = proof.g.decks["destination"].cards[0]
    proof.say(PRESIDENT, "deck:destination")
    for viewer in (*range(4), None):
        told = proof.events("BottomSeen", viewer)[-1]
        assert (told["deck"], told["card"]) == ("destination", bottom if viewer == PRESIDENT else None)
    question = proof.asked(PRESIDENT, "search-destiny")
    assert (question.at_least, question.at_most) == (2, 2)
    before = sorted(proof.g.destiny)
    proof.game.answer(PRESIDENT, (0, 1))
    assert proof.done()
    assert sorted(proof.g.destiny) == before[2:]
    permute(proof.g, PRESIDENT, Chance("other"))
    assert proof.g.decks["destination"].cards[0] == bottom


@proves("consult_the_oracle", "a Skill card")
def test_consult_the_oracle_may_be_about_a_skill_deck() -> None:
    proof = holding("consult_the_oracle")
    proof.say(PRESIDENT, "quorum:consult_the_oracle")
    bottom = LABEL[proof.g.skill_decks[TREACHERY][0]]
    proof.say(PRESIDENT, "deck:treachery")
    assert [proof.events("BottomSeen", seat)[-1]["card"] for seat in (PRESIDENT, ADMIRAL)] == [bottom, None]


@proves("enact_production_quotas", "text")
def test_enact_production_quotas() -> None:
    proof = play(holding("enact_production_quotas"), "enact_production_quotas")
    assert proof.changed() == {"quorum_hand": -1, "food": 1, "morale": -1}
    assert discarded(proof, "enact_production_quotas")


@proves("eulogy", "after an execution", "nobody mourned")
def test_eulogy_after_an_execution_that_cost_morale() -> None:
    """Not after one of a Cylon."""
    proof = holding("eulogy")
    assert "quorum:eulogy" not in proof.labels(PRESIDENT)
    proof = holding("eulogy")
    proof.loyal(ZAREK, "cylon_can_reduce_morale").to_do(f"execute:{ZAREK}", "action")
    assert "quorum:eulogy" not in proof.labels(PRESIDENT)
    proof = holding("eulogy")
    proof.to_do(f"execute:{ZAREK}", "action")
    proof.say(ZAREK, "character:tory_foster")
    proof.begin()
    proof.say(PRESIDENT, "quorum:eulogy")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": -1, "morale": 1}


def test_nobody_mourns_where_the_morale_was_spared() -> None:
    proof = holding("eulogy")
    proof.state.for_turn.append("sparing:morale")
    proof.to_do(f"execute:{ZAREK}", "action")
    proof.say(ZAREK, "character:tory_foster")
    proof.begin()
    assert proof.changed().get("morale", 0) == 0
    assert "quorum:eulogy" not in proof.labels(PRESIDENT)


@proves("execute_prisoner", "in the Brig", "nobody there")
def test_execute_prisoner() -> None:
    proof = holding("execute_prisoner")
    assert "quorum:execute_prisoner" not in proof.labels(PRESIDENT)
    proof = holding("execute_prisoner")
    proof.place(ZAREK, "brig").begin()
    proof.say(PRESIDENT, "quorum:execute_prisoner")
    proof.say(ZAREK, "character:tory_foster")
    assert proof.done()
    changed = proof.changed()
    assert changed["character 3"] == "tory_foster"
    assert (changed["morale"], changed["executed tom_zarek"], changed["quorum_hand"]) == (-1, 1, -1)
    assert discarded(proof, "execute_prisoner")


def damaged() -> Proof:
    proof = holding("resources_for_galactica")
    g = proof.state
    for place in ("armory", "command"):
        g.damage_piles["galactica"].remove(place)
        g.damaged.append(place)
    g.squadrons["viper"].reserves -= 3
    g.squadrons["viper"].damaged += 3
    return proof.begin()


@proves("resources_for_galactica", "repaired")
def test_resources_for_galactica() -> None:
    proof = damaged()
    proof.say(PRESIDENT, "quorum:resources_for_galactica")
    question = proof.asked(PRESIDENT, "repair-locations")
    assert (question.at_least, question.at_most) == (0, 1)
    proof.say(PRESIDENT, "location:command")
    assert len(proof.asked(PRESIDENT, "repair-vipers").labels) == 3
    proof.say(PRESIDENT, "number:2")
    if not proof.done():
        proof.say(PRESIDENT, "kind:viper")
    if not proof.done():
        proof.say(PRESIDENT, "kind:viper")
    assert proof.done()
    changed = proof.changed()
    assert changed == {
        "quorum_hand": -1,
        "damaged command": -1,
        "damage_pile": 1,
        "reserves": 2,
        "damaged_vipers": -2,
    }


@proves("resources_for_galactica", "nothing damaged")
def test_resources_for_galactica_need_something_damaged() -> None:
    proof = holding("resources_for_galactica")
    for squadron in proof.state.squadrons.values():
        squadron.reserves, squadron.damaged = squadron.reserves + squadron.damaged, 0
    assert "quorum:resources_for_galactica" not in proof.labels(PRESIDENT)


@pytest.mark.parametrize("resource", ["food", "fuel"])
@proves("unsavory_connections", "food", "fuel")
def test_unsavory_connections(resource: str) -> None:
    proof = holding("unsavory_connections")
    proof.hand(PRESIDENT, "consolidate_power-1", "executive_order-1", "executive_order-2").begin()
    play(proof, "unsavory_connections", f"resource:{resource}")
    assert proof.changed() == {"quorum_hand": -1, resource: 1, f"treachery {PRESIDENT}": 2}
    assert sum(TYPE[card] != TREACHERY for card in proof.g.players[PRESIDENT].hand) == 1
    check_views(proof)


def test_all_of_them_are_in_the_deck() -> None:
    """SETUP: 17, 3 and 9."""
    assert len(in_play(holding().state).deck("quorum")) == 29
