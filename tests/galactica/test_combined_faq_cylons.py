"""The questions of the combined rulebook's FAQ, with all boxes: Cylon players, conflicted loyalties, the Cylon Fleet
board, the Ionian Nebula. Each test is named after the question."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_ionian import Nebula
from tests.rules.galactica_tables import pursuit

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.execution import eliminate
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import Basestar, LoyaltyCard
from readyroom.galactica.testing import TEST, at_once, spare_loyalty
from readyroom.galactica.trauma import TRIAL

CREW = ("laura_roslin", "saul_tigh", "william_adama", "kara_starbuck_thrace")
"""Roslin is President, Adama Admiral, Starbuck CAG."""


# --- Cylon players -----------------------------------------------------------------------------------------


def test_can_a_revealed_cylon_use_the_actions_of_unrevealed_loyalty_cards() -> None:
    """No: neither a second Cylon card nor a Personal Goal whose condition is met."""
    proof = combined(*CREW).cylon(0, place="caprica")
    for card in ("cylon_can_send_to_brig", "goal_self_destruction"):
        spare_loyalty(proof.state, card).remove(card)
        proof.state.players[0].loyalty.append(LoyaltyCard(card))
    proof.state.resources[2] = 2
    proof.to_do("action")
    assert proof.labels(0) == ("pass:pass", "activate:caprica_3")


def test_can_a_revealed_cylon_be_the_target_of_an_executive_order() -> None:
    proof = combined(*CREW).cylon(3).hand(0, "executive_order-1").to_do("action").say(0, "card:executive_order-1")
    assert proof.labels(0) == ("seat:1", "seat:2")


@pytest.mark.parametrize(
    "card",
    [
        "arrest_order",
        "assign_arbitrator",
        "assign_chief_of_staff",
        "assign_mission_specialist",
        "assign_vice_president",
        "encourage_mutiny",
        "execute_prisoner",
        "presidential_order",
        "presidential_pardon",
        "probation",
        "release_cylon_mugshots",
    ],
)
def test_can_a_revealed_cylon_be_the_target_of_a_quorum_card(card: str) -> None:
    """No card that chooses a character or a player has one among those that can be chosen."""
    proof = combined(*CREW, "tom_zarek").cylon(3).place(1, "brig").dice(8)
    deck = proof.state.decks["quorum"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    proof.state.quorum_hand.append(card)
    proof.to_do("action")
    assert f"quorum:{card}" in proof.labels(0)
    proof.say(0, f"quorum:{card}").skip()
    while proof.prompt() != "stop":
        question = proof.game.questions[0]
        assert "seat:3" not in question.labels, card
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)


@pytest.mark.parametrize("boarders", [1, 0])
def test_can_the_cylon_fleet_location_advance_centurions_without_heavy_raiders_or_basestars(boarders: int) -> None:
    """Yes. With nothing at all on the main board it is a heavy raider that comes, and the pursuit advances."""
    proof = combined(*CREW).cylon(0, place="cylon_fleet").dice(1)
    proof.state.boarding[0] = boarders
    proof.to_do("action").begin().say(0, "activate:cylon_fleet_3").say(0, "activate:heavy_raiders").skip()
    g = proof.g
    assert g.boarding[1] == boarders
    assert pursuit(g) == (0 if boarders else 1)
    assert g.cylon_board is not None
    assert g.cylon_board.heavies[AFT] == (0 if boarders else 1)


# --- conflicted loyalties ----------------------------------------------------------------------------------

FIVE = ("final_five_examiner_executed", "final_five_examiner_brig")


@pytest.mark.parametrize("first", FIVE)
def test_how_are_several_final_five_cards_resolved_that_are_examined_together(first: str) -> None:
    """All of them, in an order of the current player, though the one who looks is executed by the first."""
    crew = ("gaius_baltar", *CREW[:3])
    proof = combined(*crew).place(0, "research_lab").loyal(1, *FIVE).loyalty_deck(HUMAN).to_do("action")
    proof.say(0, "ability:cylon_detector").say(0, "seat:1")
    assert proof.asked(0, "which-five").labels == tuple(f"card:{card}" for card in FIVE)
    proof.say(0, f"card:{first}")
    assert proof.prompt() == "character"
    proof.say(0, "character:felix_gaeta")
    assert proof.prompt() == "stop"
    g = proof.g
    assert g.executed == ["gaius_baltar"]
    assert (g.players[0].place == "brig") == (first == FIVE[0])  # afterwards the new character is sent there
    assert [card.revealed for card in g.players[1].loyalty] == [False, False]


# --- the Cylon Fleet board ---------------------------------------------------------------------------------


def test_does_the_cag_choose_where_a_civilian_ship_goes_when_the_area_is_named() -> None:
    """No: Bait puts it aft, and nobody is asked; where no area is named the CAG chooses an area without one."""
    proof = combined(*CREW).hand(1, "bait-0")
    lay_down(proof, "unidentified_ship")
    proof.destiny("repair-1", "repair-1").to_do("text:unidentified_ship").begin().add(p1=("bait-0",))
    assert proof.done()
    assert len(proof.g.civilians[AFT]) == 1
    free = combined(*CREW).dice(1)
    free.to_do("activate:raiders")
    assert free.prompt() == "place-civilian"
    assert free.game.questions[0].seat == 3


@pytest.mark.parametrize(("kind", "token"), [("launch_raiders", "disabled_hangar"), ("basestars", "disabled_weapons")])
def test_does_a_basestar_that_can_not_act_bring_another_one(kind: str, token: str) -> None:
    """No: nothing is placed, and the pursuit does not advance."""
    for damaged in (True, False):
        proof = combined(*CREW).dice(1)
        if damaged:
            proof.state.basestar_pile.remove(token)
            proof.state.fleet.basestars = [Basestar(FORE, [token])]
        proof.to_do(f"activate:{kind}").begin().skip()
        assert proof.g.cylon_board is not None
        assert len(proof.g.cylon_board.basestars) == (0 if damaged else 1)
        assert pursuit(proof.g) == (0 if damaged else 1)


def test_what_does_the_basestar_bridge_do_with_both_basestars_on_the_boards() -> None:
    """Nothing: they stay where they are."""
    proof = combined(*CREW).cylon(0, place="basestar_bridge")
    g = proof.state
    assert g.cylon_board is not None
    g.fleet.basestars, g.cylon_board.basestars = [Basestar(FORE)], [Basestar(AFT)]
    proof.to_do("action").begin().say(0, "activate:basestar_bridge")
    proof.say(0, "order:reinforce").say(0, "order:civilian")
    proof.say(0, "reinforce:basestar").say(0, "beyond:port_fore").say(3, "area:aft")
    assert proof.done()
    assert proof.g.cylon_board is not None
    assert [star.area for star in (*proof.g.fleet.basestars, *proof.g.cylon_board.basestars)] == [FORE, AFT]


@pytest.mark.parametrize(("how", "area"), [("strategic_planning", 3), ("longshot", 5)])
def test_can_the_die_for_a_cylon_space_area_be_changed(how: str, area: int) -> None:
    """Yes: a 1 is a 3 with Strategic Planning (starboard aft); Anders names a 4 (port fore)."""
    proof = combined("samuel_t_anders", *CREW[:3]).hand(2, "strategic_planning-3").dice(1)
    proof.to_do("activate:basestars").begin()
    while (question := proof.game.questions[0]).prompt != "galactica-stop":
        wanted = [
            label
            for label in question.labels
            if how in label and (how == "strategic_planning" or label.endswith("longshot-4"))
        ]
        proof.say(question.seat, wanted[0] if wanted else question.labels[0])
    assert proof.g.cylon_board is not None
    assert [star.area for star in proof.g.cylon_board.basestars] == [{3: 2, 5: 5}[area]]


def test_in_which_order_are_several_activation_icons_of_a_card_resolved() -> None:
    """From left to right; without attack cards no card has more than one, which comes before the jump icon."""
    cards = in_play(combined(*CREW).state).cards
    for deck in ("crisis", "super_crisis"):
        for card in cards[deck]:
            crisis = CRISES[card]
            assert isinstance(crisis, Crisis)
            assert len(crisis.activate) == (1 if deck == "crisis" else 0), card


# --- the Ionian Nebula -------------------------------------------------------------------------------------

ALL_NEBULA = {"rules": "combined", "objective": "ionian"}


def test_can_an_eliminated_player_still_win() -> None:
    """No, whoever wins: with the humans, or as a Cylon with the Cylons."""
    for winner, cards in (("humans", HUMAN), ("cylons", "cylon_can_reduce_morale")):
        table = Nebula("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek", **ALL_NEBULA)
        table.loyal(2, cards)
        g = table.state
        at_once(eliminate(g, 2, TEST))
        g.winner, g.why = winner, "kobol" if winner == "humans" else "no_food"
        result = table.rules.result(g)
        assert result is not None
        assert 2 not in result.winners
        assert result.winners == ((0, 1, 3) if winner == "humans" else ())


def test_does_lions_head_nebula_advance_the_marker_when_it_brings_the_crossroads() -> None:
    """Yes, by two, though the marker was not reset."""
    table = Nebula("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek", **ALL_NEBULA).empty_space()
    table.gone("asteroid_field", "asteroid_field")
    table.state.phases.append("sleeper")
    table.state.jump_track = 4
    table.top("lions_head_nebula", "deep_space").to_do("prepare_for_jump")
    for _ in range(400):
        if table.prompt() == "stop" or table.game.over:
            break
        question = table.game.questions[0]
        if question.prompt == "galactica-destination":
            table.say(question.seat, "lions_head_nebula")
        elif question.passing is not None:
            table.game.answer(question.seat, question.passing)
        else:
            table.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert TRIAL in table.g.phases
    assert table.g.jump_track == 2
