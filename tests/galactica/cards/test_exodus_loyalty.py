"""The Exodus box's Loyalty cards: Cylon cards, Personal Goals, the Final Five."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from tests.galactica.cards.proof import Change, Proof, change, check_views, facts, proves

from readyroom.galactica.loyalty import HUMAN, look
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import TEST, at_once
from readyroom.kernel import Window

CREW = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "tom_zarek")
REVEALED: Change = {"cylon 0": "yes", "place 0": "resurrection_ship", "super_crisis 0": 1, "admiral": "seat 1"}
"""What every reveal of the Admiral in seat 0 changes."""


def hidden(card: str, jump_track: int = 3) -> Proof:
    proof = Proof(*CREW, rules="exodus")
    proof.loyal(0, card).state.jump_track = jump_track
    return proof.begin()


@proves("cylon_centurion", "used", "not used")
@proves("cylon_jump_track", "used", "not used", "no further than the start")
@pytest.mark.parametrize(
    ("card", "track", "answer", "change"),
    [
        ("cylon_centurion", 3, "yes", {"centurion 0": 1}),
        ("cylon_centurion", 3, "no", {}),
        ("cylon_jump_track", 3, "yes", {"jump_track": -2}),
        ("cylon_jump_track", 3, "no", {}),
        ("cylon_jump_track", 1, "yes", {"jump_track": -1}),
    ],
)
def test_a_cylon_card_may_be_used(card: str, track: int, answer: str, change: Change) -> None:
    proof = hidden(card, track)
    proof.say(0, f"reveal:{card}").say(0, f"choice:{answer}")
    assert proof.done()
    assert proof.changed() == {**REVEALED, **change}
    assert proof.g.turn_ends
    check_views(proof)


@proves("cylon_centurion", "in the Brig")
@proves("cylon_jump_track", "in the Brig")
@pytest.mark.parametrize("card", ["cylon_centurion", "cylon_jump_track"])
def test_in_the_brig_a_cylon_card_does_nothing(card: str) -> None:
    proof = hidden(card)
    proof.place(0, "brig").state.titles["admiral"] = 1
    proof.begin()
    proof.say(0, f"reveal:{card}")
    assert proof.done()
    assert proof.changed() == {"cylon 0": "yes", "place 0": "resurrection_ship", "super_crisis 0": 1}


@pytest.mark.parametrize(
    ("card", "change"), [("cylon_centurion", {"centurion 0": 1}), ("cylon_jump_track", {"jump_track": -2})]
)
def test_nobody_decides_for_the_assist_character_of_a_one_player_game(card: str, change: Change) -> None:
    proof = Proof("william_adama", rules="exodus")
    g = proof.state
    g.assist, g.jump_track = "kara_starbuck_thrace", 3
    proof.loyal(0, card)
    g.assist_loyalty, g.players[0].loyalty = g.players[0].loyalty, []
    proof.to_do("assist_loyalty").begin()
    assert proof.done()
    assert proof.changed() == change
    assert proof.g.assist == ""


# --- Personal Goals ----------------------------------------------------------------------------------------

Arrange = Callable[[Proof], object]
GOALS: dict[str, tuple[Arrange, Arrange, str]] = {}
"""By card: a position in which it can be revealed, one in which it just can't, and the resource it costs at the end."""


def _titles(proof: Proof, count: int) -> None:
    for office in ("president", "admiral")[:count]:
        proof.state.titles[office] = 0
    if count < 2:
        proof.state.titles["admiral"] = 1


def _vipers(proof: Proof, damaged: int, destroyed: int) -> None:
    squadron = proof.state.squadrons["viper"]
    squadron.damaged += damaged
    squadron.reserves -= damaged + destroyed


def _raiders(proof: Proof, count: int) -> None:
    proof.state.fleet.raiders = [count - 4, 0, 4, 0, 0, 0]


def _goal(card: str, possible: Arrange, impossible: Arrange, resource: str) -> None:
    GOALS[card] = possible, impossible, resource


FOURS = (
    "declare_emergency-4",
    "strategic_planning-4",
    "scientific_research-4",
    "maximum_firepower-4",
    "investigative_committee-4",
)
FIVES = ("declare_emergency-5", "strategic_planning-5", "scientific_research-5", "declare_emergency-4")

_goal("goal_acquire_power", lambda proof: _titles(proof, 2), lambda proof: _titles(proof, 1), "food")
_goal("goal_devastation", lambda proof: setattr(proof.state, "nukes", 0), lambda _: None, "morale")
_goal("goal_political_intrigue", lambda proof: proof.place(2, "brig"), lambda proof: proof.place(3, "brig"), "food")
_goal("goal_sacrifice", lambda proof: _vipers(proof, 4, 2), lambda proof: _vipers(proof, 5, 0), "fuel")
_goal("goal_self_destruction", lambda proof: proof.place(0, "brig"), lambda proof: proof.place(1, "brig"), "morale")
_goal(
    "goal_selfish",
    lambda proof: proof.hand(0, *FIVES, "repair-1", "launch_scout-2"),
    lambda proof: proof.hand(0, *FIVES, "launch_scout-2"),
    "fuel",
)
_goal("goal_stand_and_fight", lambda proof: _raiders(proof, 10), lambda proof: _raiders(proof, 9), "population")
_goal("goal_use_caution", lambda proof: proof.gone("icy_moon"), lambda proof: proof.gone("barren_planet"), "population")


for _card in GOALS:
    proves(_card, "revealed", "not yet", "too far", "at the end", "of a Cylon at the end")


def goal(card: str, *, far: bool = False, possible: bool = True) -> Proof:
    proof = Proof(*CREW, rules="exodus", personal_goals=True)
    proof.loyal(0, HUMAN, card).loyalty_deck(HUMAN, "cylon_centurion")
    arrange, not_yet, _ = GOALS[card]
    (arrange if possible else not_yet)(proof)
    if far:
        proof.gone("desolate_moon", "remote_planet", "remote_planet")
    return proof.begin()


@pytest.mark.parametrize("card", GOALS)
def test_a_goal_is_revealed_as_an_action_and_a_new_loyalty_card_drawn(card: str) -> None:
    proof = goal(card)
    beside = len(proof.state.not_cylons)
    proof.say(0, f"goal:{card}")
    change: Change = {"loyalty 0": 1}
    if card == "goal_selfish":
        for label in (*FIVES, "repair-1"):
            assert label != "repair-1" or proof.labels(0) == ("card:repair-1",)
            proof.say(0, label)
        change |= {"hand 0": -5}
    assert proof.done()
    assert proof.changed() == change
    assert [loyalty.revealed for loyalty in proof.g.players[0].loyalty] == [False, True, False]
    assert (len(proof.g.loyalty), len(proof.g.not_cylons)) == (2, beside - 1)
    assert all(proof.view(viewer)["players"][0]["loyalty"][1]["card"] == card for viewer in (1, None))
    check_views(proof)


@pytest.mark.parametrize("card", GOALS)
def test_a_goal_is_not_offered_before_it_is_reached(card: str) -> None:
    assert not [label for label in goal(card, possible=False).labels(0) if label.startswith(("goal", "reveal"))]


@pytest.mark.parametrize("card", GOALS)
def test_from_distance_seven_on_no_loyalty_card_is_drawn(card: str) -> None:
    proof = goal(card, far=True)
    proof.say(0, f"goal:{card}")
    if card == "goal_selfish":
        for label in (*FIVES, "repair-1"):
            proof.say(0, label)
    assert proof.done()
    assert proof.changed() == ({"hand 0": -5} if card == "goal_selfish" else {})
    assert len(proof.g.loyalty) == 2


@proves("goal_selfish", "no card twice")
def test_selfish_offers_no_card_that_would_have_to_count_twice() -> None:
    """Five fours are 20; the two would do with four of them only if there were another two."""
    proof = goal("goal_selfish", possible=False)
    proof.hand(0, *FOURS, "launch_scout-2")
    proof.say(0, "goal:goal_selfish")
    assert {*proof.labels(0)} == {f"card:{card}" for card in FOURS}


@proves("goal_sacrifice", "damaged and destroyed")
@pytest.mark.parametrize(("damaged", "destroyed"), [(6, 0), (3, 3), (0, 6)])
def test_damaged_and_destroyed_vipers_count_together(damaged: int, destroyed: int) -> None:
    proof = goal("goal_sacrifice", possible=False)
    squadron = proof.state.squadrons["viper"]
    squadron.reserves, squadron.damaged = 6 - damaged - destroyed, damaged
    assert "goal:goal_sacrifice" in proof.labels(0)


@proves("goal_self_destruction", "Sickbay")
def test_self_destruction_in_sickbay() -> None:
    proof = goal("goal_self_destruction", possible=False)
    proof.place(0, "sickbay")
    assert "goal:goal_self_destruction" in proof.labels(0)


@pytest.mark.parametrize("card", GOALS)
@pytest.mark.parametrize(("seat", "lost"), [(0, 1), (1, 0)])
def test_at_the_end_an_unrevealed_goal_of_a_human_player_costs_a_resource(card: str, seat: int, lost: int) -> None:
    """Not that of a revealed Cylon."""
    proof = Proof(*CREW, rules="exodus", personal_goals=True)
    if seat == 1:
        proof.cylon(1)
        proof.state.not_cylons.remove(card)
        proof.state.players[1].loyalty.append(LoyaltyCard(card))
    else:
        proof.loyal(0, card)
    proof.to_do("end_checks").begin()
    assert proof.game.over
    change: Change = {GOALS[card][2]: -1} if lost else {}
    assert proof.changed() == {**change, "winner": "humans"}


# --- the Final Five ----------------------------------------------------------------------------------------

FIVE = (
    "final_five_examiner_executed",
    "final_five_ships_activated",
    "final_five_galactica_damaged",
    "final_five_owner_executed",
    "final_five_examiner_brig",
)
for _card in FIVE:
    proves(_card, "examined", "executed", "not by its owner", "a revealed Cylon looks")
LOOKING = ("gaius_baltar", "kara_starbuck_thrace", "laura_roslin", "tom_zarek")
HAND = ("repair-1", "repair-2", "launch_scout-1")


def five(card: str) -> Proof:
    """Baltar is about to look at a card of Starbuck."""
    proof = Proof(*LOOKING, rules="exodus", final_five=True)
    for seat in range(4):
        proof.hand(seat, *HAND)
    return proof.loyal(1, card).loyalty_deck(HUMAN, HUMAN).begin()


EXAMINED: dict[str, Change] = {
    "final_five_examiner_executed": {
        "character 0": "felix_gaeta",
        "place 0": "ftl_control",
        "executed gaius_baltar": 1,
        "morale": -1,
        "hand 0": -3,
        "spent 0": "cylon_detector,coup",
    },
    "final_five_ships_activated": {
        "damaged armory": 1,
        "damage_pile": -1,
        "raider fore": -3,
        "raider starboard_fore": 3,
        "heavy_raider fore": 1,
    },
    "final_five_galactica_damaged": {"damaged armory": 1, "fuel": -1, "damage_pile": -2},
    "final_five_owner_executed": {
        "character 1": "felix_gaeta",
        "place 1": "ftl_control",
        "executed kara_starbuck_thrace": 1,
        "morale": -1,
        "hand 0": -2,
        "hand 1": -3,
        "hand 2": -2,
        "hand 3": -2,
    },
    "final_five_examiner_brig": {"place 0": "brig"},
}


@pytest.mark.parametrize("card", FIVE)
def test_looking_at_a_final_five_card(card: str) -> None:
    proof = five(card)
    if card == "final_five_galactica_damaged":
        proof.next_tokens("armory", "fuel")
    elif card == "final_five_ships_activated":
        proof.dice(8)
        proof.next_tokens("armory")
    proof.say(0, "ability:cylon_detector").say(0, "seat:1")
    if proof.prompt() == "character":
        proof.say(proof.game.questions[0].seat, "character:felix_gaeta")
    assert proof.done()
    assert proof.changed() == {"spent 0": "cylon_detector", **EXAMINED[card]}
    assert [event["card"] for event in proof.events("FinalFiveShown")] == [card]
    if card == "final_five_owner_executed":
        assert card in proof.g.loyalty_box
    else:
        assert [(c.id, c.revealed) for c in proof.g.players[1].loyalty] == [(card, False)]
        assert all(proof.view(seat)["players"][1]["loyalty"][0]["card"] == card for seat in range(4))
        assert proof.view(None)["players"][1]["loyalty"][0]["card"] is None


@pytest.mark.parametrize("card", FIVE)
def test_when_its_owner_is_executed_everybody_discards_two_cards(card: str) -> None:
    """The executed player has none left; a revealed Cylon is not touched."""
    proof = five(card)
    proof.cylon(3, "cylon_can_reduce_morale").to_do("execute:1").begin()
    for seat in (0, 2):
        proof.discards(seat, 2)
    proof.say(1, "character:felix_gaeta")
    assert proof.done()
    assert proof.changed() == {
        "character 1": "felix_gaeta",
        "place 1": "ftl_control",
        "executed kara_starbuck_thrace": 1,
        "morale": -1,
        "hand 0": -2,
        "hand 1": -3,
        "hand 2": -2,
    }
    assert card in proof.g.loyalty_box


@pytest.mark.parametrize("card", FIVE)
def test_looking_at_ones_own_card_does_nothing(card: str) -> None:
    proof = five(card)
    at_once(look(proof.state, 1, 1, TEST))
    assert change(proof.before, facts(proof.state)) == {}


@pytest.mark.parametrize("card", FIVE)
def test_a_revealed_cylon_who_looks_is_not_touched(card: str) -> None:
    proof = five(card)
    proof.cylon(0).begin()
    script = look(proof.state, 0, 1, TEST)
    if card in ("final_five_examiner_executed", "final_five_examiner_brig"):
        at_once(script)
        assert change(proof.before, facts(proof.state)) == {}
        return
    with suppress(StopIteration):
        asked = next(script)
        while isinstance(asked, Window):  # else the owner, who was executed, chooses a new character
            asked = script.send([None] * len(asked.questions))
    player = proof.state.players[0]
    assert (is_cylon_player(player), player.place, len(player.hand)) == (True, "resurrection_ship", 3)
    assert (proof.state.executed != []) == (card == "final_five_owner_executed")
