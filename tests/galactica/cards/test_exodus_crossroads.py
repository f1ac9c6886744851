"""Every result of every Crossroads card, whatever it leaves to choose."""

import pytest
from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT
from tests.galactica.cards.exodus_crossroads import CASES
from tests.galactica.cards.proof import PROVED, Proof, check_views, proves
from tests.galactica.cards.result_table import BAD, GOOD, Case, begin, holding, pool, resolve, seated
from tests.galactica.cards.test_crises import branches

from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.state import Basestar

SPECIAL = {"crossroads_disturbing_vision": {BAD}}
"""Branches with tests of their own below."""

for _case in CASES:
    PROVED.setdefault(_case.card, set()).add(_case.path)


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_result(case: Case) -> None:
    proof = resolve(case)
    assert proof.changed() == case.change
    check_views(proof, loyalty=case.looks)
    assert [(event["seat"], event["source"]) for event in proof.events("LoyaltySeen")] == list(case.looks)


@pytest.mark.parametrize("card", sorted(CROSSROADS))
def test_every_way_through_a_card_has_a_case(card: str) -> None:
    ours = {case.path for case in CASES if case.card == card} | SPECIAL.get(card, set())
    road = CROSSROADS[card]
    ways = {"/".join([GOOD, *way]) for way in branches(road.benevolent)}
    ways |= {"/".join([BAD, *way]) for way in branches(road.antagonistic)}
    assert ours == ways


# --- the Admiral is executed -------------------------------------------------------------------------------


@proves("crossroads_disturbing_vision", BAD)
def test_disturbing_vision() -> None:
    """First every Cylon player draws, then the Admiral is executed; the next in line gets the title."""
    card = "crossroads_disturbing_vision"
    proof = seated(card).cylon(HELPER)
    pool("ab")(proof)
    begin(proof, card, BAD).say(ADMIRAL, "character:tom_zarek")
    assert proof.done()
    changed = proof.changed()
    assert sum(int(changed.pop(f"{side} {ADMIRAL}", 0)) for side in (GOOD, BAD)) == 3
    assert changed == {
        f"benevolent {HELPER}": 1,
        f"antagonistic {HELPER}": 1,
        "morale": -1,
        f"hand {ADMIRAL}": -5,
        f"character {ADMIRAL}": "tom_zarek",
        f"place {ADMIRAL}": "administration",
        "admiral": f"seat {CURRENT}",
        "executed william_adama": 1,
    }
    check_views(proof)


@proves("trauma_disaster", "a Cylon")
def test_a_cylon_with_a_disaster_draws_two_more() -> None:
    """TRAU-006: not executed."""
    card = "crossroads_strange_music"
    proof = seated(card).cylon(HELPER)
    pool("dab")(proof)
    begin(proof, card, BAD).say(CURRENT, f"seat:{PRESIDENT}")
    assert proof.done()
    assert proof.changed() == {f"loyalty {PRESIDENT}": 1, f"benevolent {HELPER}": 1, f"antagonistic {HELPER}": 1}


# --- a revealed Cylon was dealt the card -------------------------------------------------------------------


def of_cylon(card: str, result: str, arranged: str = "", tokens: str = "") -> Proof:
    """Seat 1, a revealed Cylon with four Skill cards."""
    proof = seated(card).cylon(HELPER)
    holding(proof, HELPER, tokens)
    pool(arranged)(proof)
    return begin(proof, card, result, HELPER)


def test_a_cylon_discards_too() -> None:
    proof = of_cylon("crossroads_disturbing_vision", GOOD, tokens="b")
    assert proof.done()
    assert proof.changed() == {f"benevolent {HELPER}": -1, f"hand {HELPER}": -2}


def test_a_cylon_draws_cards_of_any_types() -> None:
    """No sheet counts any more (CHAR-024)."""
    proof = of_cylon("crossroads_perjury", BAD, "ab").say(HELPER, "choice:yes")
    assert len(proof.asked(HELPER, "draw").labels) == 15
    proof.say(HELPER, "politics+politics")
    assert proof.done()
    assert proof.changed() == {f"benevolent {HELPER}": 1, f"antagonistic {HELPER}": 1, f"hand {HELPER}": 2}


def test_a_cylon_has_a_human_draw_a_loyalty_card() -> None:
    proof = of_cylon("crossroads_strange_music", BAD, "b")
    assert proof.asked(HELPER, "draws-loyalty").labels == (f"seat:{CURRENT}", f"seat:{PRESIDENT}", f"seat:{ADMIRAL}")
    proof.say(HELPER, f"seat:{ADMIRAL}")
    assert proof.done()
    assert proof.changed() == {f"loyalty {ADMIRAL}": 1, f"benevolent {HELPER}": 1}


def test_a_cylon_looks_at_all_cards_of_somebody() -> None:
    proof = of_cylon("crossroads_strange_music", GOOD, tokens="ab").say(HELPER, f"seat:{CURRENT}")
    proof.say(HELPER, "token:trauma_benevolent")
    assert proof.done()
    assert proof.changed() == {f"benevolent {HELPER}": -1}
    check_views(proof, loyalty=((HELPER, CURRENT),))


def test_anybody_else_can_be_chosen() -> None:
    proof = of_cylon("crossroads_testimony", GOOD)
    assert proof.asked(HELPER, "choose-player").labels == (f"seat:{CURRENT}", f"seat:{PRESIDENT}", f"seat:{ADMIRAL}")


# --- what single cards add to that -------------------------------------------------------------------------


def test_an_execution_at_the_opera_house_does_not_end_the_card() -> None:
    """The new character's player chooses somebody all the same."""
    card = "crossroads_the_opera_house"
    proof = seated(card)
    pool("dba")(proof)
    begin(proof, card, GOOD).say(CURRENT, "character:tom_zarek")
    pool_before = len(proof.g.decks["trauma"].cards)
    proof.asked(CURRENT, "choose-player")
    proof.say(CURRENT, f"seat:{HELPER}")
    assert proof.done()
    assert len(proof.g.players[HELPER].trauma) == 3
    assert len(proof.g.decks["trauma"].cards) == pool_before - 3


def test_testimony_leaves_the_tokens_to_their_owner() -> None:
    """Who chooses neither sees nor chooses them."""
    proof = seated("crossroads_testimony")
    holding(proof, HELPER, "bba")
    begin(proof, "crossroads_testimony", GOOD).say(CURRENT, f"seat:{HELPER}").say(HELPER, "choice:yes")
    assert [question.seat for question in proof.game.questions] == [HELPER]
    assert proof.view(CURRENT)["players"][HELPER]["holds"]["trauma"] == 3


def test_which_basestar_is_damaged() -> None:
    """By who was dealt the card, on the main board."""
    proof = seated("crossroads_miraculous_return")
    proof.state.fleet.basestars.append(Basestar(3))
    begin(proof, "crossroads_miraculous_return", BAD, HELPER)
    assert proof.asked(HELPER, "damage-basestar").labels == ("ship:basestar-fore", "ship:basestar-aft")
    proof.say(HELPER, "ship:basestar-aft")
    assert [len(basestar.damage) for basestar in proof.g.fleet.basestars] == [0, 1]


def test_raiders_launched_by_the_first_activation_act_in_the_second() -> None:
    proof = seated("crossroads_miraculous_return").empty_space()
    proof.state.fleet.basestars.append(Basestar(0))
    proof.dice(1, 1)
    begin(proof, "crossroads_miraculous_return", GOOD)
    assert proof.done()
    assert proof.changed() == {"morale": 1, "raider fore": 2}
    assert len(proof.events("DieRolled")) == 2


def test_perjury_lets_one_draw_what_is_in_the_skill_set() -> None:
    """Tigh (CHAR-005)."""
    proof = begin(seated("crossroads_perjury"), "crossroads_perjury", BAD).skip().say(CURRENT, "choice:yes")
    labels = ("draw:leadership+leadership", "draw:leadership+tactics", "draw:tactics+tactics")
    assert proof.asked(CURRENT, "draw").labels == labels
