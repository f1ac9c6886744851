"""Computer players as Cylon leaders: whose side they play by their cards, and what follows from it."""

import pytest
from tests.galactica.cards.motive_table import LEADER, led, left, stands, wants
from tests.galactica.cards.proof import Proof
from tests.rules.galactica_leaders import infiltrating

from readyroom.galactica.state import ATTACKED
from readyroom.galactica.view import view
from readyroom.kernel import Question
from readyroom.players import Chair, make_player
from readyroom.players.galactica import leaders
from readyroom.players.galactica.table import CYLON, HUMAN, Table

FOR_HUMANS = ("end_the_chase", "keep_them_docile", "learn_to_cherish", "pressure_their_leaders")
FOR_CYLONS = ("a_false_sense_of_security", "harvest_their_resources", "subjects_for_study", "savor_their_demise")
LEVELS = ("easy", "normal", "hard")


def seen(proof: Proof) -> Table:
    return Table(view(proof.state, LEADER), LEADER)


def with_shown(*cards: str) -> Proof:
    proof = wants(led(), *cards)
    player = proof.state.players[LEADER]
    player.holds, player.shown = [], [*cards]
    return proof


def test_a_leader_plays_for_the_side_whose_cards_are_faceup() -> None:
    assert seen(with_shown(*FOR_HUMANS[:2])).side == HUMAN
    assert seen(with_shown(*FOR_CYLONS[:2])).side == CYLON


def test_chances_follow_from_what_is_needed() -> None:
    """Two of a side faceup and one at most facedown; what is dealt later may be anything."""
    sure = view(with_shown(*FOR_HUMANS).state, LEADER)
    assert leaders.chance_beside(sure, "humans") == pytest.approx(1.0)
    assert leaders.chance_beside(sure, "cylons") == 0.0
    both = view(with_shown(*FOR_HUMANS[:2], *FOR_CYLONS[:2]).state, LEADER)
    assert leaders.chance_beside(both, "humans") == leaders.chance_beside(both, "cylons") == pytest.approx(1.0)
    start = view(wants(led(), FOR_HUMANS[0], FOR_CYLONS[0]).state, LEADER)
    assert 0.0 < leaders.chance_beside(start, "humans") < 0.6


def test_who_needs_the_humans_poor_harms_them_while_they_are_rich() -> None:
    proof = wants(led(), *FOR_HUMANS)
    left(food=12, fuel=12, morale=12, population=12)(proof)
    assert leaders.lean(view(proof.state, LEADER)) == "humans"
    assert seen(proof).side == CYLON
    left(food=4, fuel=4, morale=5, population=6)(proof)
    assert seen(proof).side == HUMAN


def test_an_agenda_says_it_alone() -> None:
    for card, side in (("salvage_their_equipment", CYLON), ("guide_them_to_destiny", HUMAN), ("genocide", CYLON)):
        assert seen(wants(led(rules="exodus"), card)).side == side


def test_who_must_play_a_super_crisis_first_does_that_and_then_helps() -> None:
    proof = wants(led(rules="exodus"), "mutual_annihilation")
    assert seen(proof).side == CYLON
    stands("leader", "caprica", ATTACKED)(proof)
    assert seen(proof).side == HUMAN


def test_resources_weigh_as_the_cards_ask() -> None:
    proof = wants(led(), "keep_them_docile", "subjects_for_study", "a_false_sense_of_security")
    left(food=8, morale=5, population=6)(proof)
    table = seen(proof)
    assert table.side == CYLON
    assert table.wishes == {"food": leaders.TARGET, "population": leaders.SPARED, "morale": leaders.SPARED}
    plain = Table(view(proof.state, 0), 0)
    assert table.loss("food") > plain.loss("food")
    assert table.loss("population") < plain.loss("population")


def test_cards_a_motive_asks_for_are_kept() -> None:
    proof = wants(led(), "fight_with_honor").hand(LEADER, "bait-0", "a_better_machine-3", "repair-1")
    table = seen(proof)
    assert [table.keeps(card) for card in table.hand] == ["bait" in card or "machine" in card for card in table.hand]


def question(proof: Proof) -> Question:
    proof.state.current = LEADER
    return proof.skip().question(LEADER)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_reveals_as_soon_as_it_can(level: str) -> None:
    proof = wants(led(), "end_the_chase", "keep_them_docile")
    proof.state.damaged.append("ftl_control")
    proof.state.damage_piles["galactica"].remove("ftl_control")
    asked = proof.to_do("begin_turn").question(LEADER)
    assert asked.prompt == "galactica-window-motive"
    answer = make_player("galactica", level, 1).answer(Chair(proof.game, asked))
    assert asked.check(answer) == asked.find("use:end_the_chase")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("cards", "where"), [(FOR_HUMANS, "human_fleet_3"), (FOR_CYLONS, "caprica_3")])
def test_who_is_for_the_humans_goes_among_them(level: str, cards: tuple[str, ...], where: str) -> None:
    """And who is not acts where Cylons do, or goes back there."""
    proof = with_shown(*cards).place(LEADER, where).to_do("action")
    asked = question(proof)
    answer = make_player("galactica", level, 1).answer(Chair(proof.game, asked))
    proof.game.answer(LEADER, answer)
    if cards == FOR_HUMANS:
        asked = proof.question(LEADER)
        assert asked.prompt == "galactica-infiltrate"
        proof.game.answer(LEADER, make_player("galactica", level, 1).answer(Chair(proof.game, asked)))
        assert proof.g.players[LEADER].status == "infiltrator"
    back = infiltrating(with_shown(*cards), LEADER, "communications").to_do("action")
    assert isinstance(back, Proof)
    asked = question(back)
    answer = make_player("galactica", level, 1).answer(Chair(back.game, asked))
    chosen = asked.options[answer if isinstance(answer, int) else 0].kind
    assert (chosen in ("return", "ability")) is (cards == FOR_CYLONS)  # Primacy can be used from anywhere


def test_an_infiltrating_leader_is_neither_trusted_nor_sure() -> None:
    for cards, least, most in (((), 0.4, 0.6), (FOR_HUMANS[:2], 0.0, 0.2), (FOR_CYLONS[:2], 0.8, 1.0)):
        proof = infiltrating(with_shown(*cards), LEADER, "command")
        assert least <= leaders.guilt_of(view(proof.state, 0).players[LEADER]) <= most


def test_who_needs_two_things_scarce_spares_the_others() -> None:
    """Whatever is used up first ends the game, so nothing else should be."""
    proof = wants(led(rules="exodus"), "genocide")
    left(food=6, fuel=6, morale=6, population=6)(proof)
    table = seen(proof)
    assert table.side == CYLON
    assert table.loss("food") > 2 * table.loss("fuel")
    left(food=6, fuel=1, morale=6, population=6)(proof)
    assert seen(proof).side == HUMAN  # the Cylons would win too soon
    left(food=2, fuel=1, morale=6, population=2)(proof)
    assert seen(proof).side == CYLON


def test_who_needs_two_resources_alike_goes_for_the_higher_one() -> None:
    proof = wants(led(rules="exodus"), "guide_them_to_destiny")
    left(food=8, fuel=8, morale=4, population=9)(proof)
    table = seen(proof)
    assert table.side == CYLON
    assert table.loss("population") > table.loss("morale")
    left(food=8, fuel=8, morale=7, population=9)(proof)
    assert seen(proof).side == HUMAN


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_to_be_in_the_brig_goes_there_late(level: str) -> None:
    early = wants(led(rules="exodus"), "show_their_true_nature")
    assert not seen(early).to_be_kept
    proof = infiltrating(wants(led(rules="exodus"), "show_their_true_nature"), LEADER, "admirals_quarters")
    assert isinstance(proof, Proof)
    left(food=3, fuel=6, morale=6, population=6)(proof)
    assert seen(proof).to_be_kept
    asked = question(proof.to_do("action"))
    answer = make_player("galactica", level, 1).answer(Chair(proof.game, asked))
    assert asked.check(answer) == asked.find("activate:admirals_quarters")
    proof.game.answer(LEADER, answer)
    asked = proof.question(LEADER)
    answer = make_player("galactica", level, 1).answer(Chair(proof.game, asked))
    assert asked.check(answer) == asked.find(f"seat:{LEADER}")


def test_who_has_to_play_a_super_crisis_card_fetches_one() -> None:
    proof = wants(led(rules="exodus"), "mutual_annihilation")
    assert seen(proof).needs_super_crisis
    proof.state.players[LEADER].holds.append("massive_assault")
    assert not seen(proof).needs_super_crisis
