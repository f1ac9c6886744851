"""Hidden Cylons: they reckon what the others think of them, and talk, quarrel and flee by it."""

from copy import copy
from random import Random

import pytest

from readyroom.galactica.testing import Table
from readyroom.players import Chair, Talker, make_player
from readyroom.players.galactica import deceit
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.reputation import Standing, standing
from readyroom.players.galactica.style import NORMAL
from readyroom.players.galactica.table import Table as Seen

ZAREK, ADAMA, TIGH, HELO = range(4)
CYLON_CARD = "cylon_can_reduce_morale"


def table_of_four(*cylons: int) -> Table:
    table = Table("tom_zarek", "william_adama", "saul_tigh", "karl_helo_agathon").to_do("action")
    for seat in cylons:
        table.loyal(seat, CYLON_CARD)
    return table


def chair_of(table: Table, seat: int) -> Chair:
    """Somebody's place at the table, while another one is asked."""
    question = copy(table.game.questions[0])
    question.seat = seat
    return Chair(table.game, question)


def standing_of(table: Table, seat: int, word: str | None = None) -> Standing:
    """How somebody stands, or would after a word."""
    chair = chair_of(table, seat)
    beliefs, seen = Beliefs(), Seen(chair.view(), seat)
    beliefs.listen(chair, seen)
    likely = None if word is None else beliefs.evidence.after(seat, word)
    return standing(beliefs, seen, beliefs.chances(seen), likely)


def words_of(table: Table, level: str = "normal") -> list[str]:
    game = table.game
    player = make_player("galactica", level, 1)
    assert isinstance(player, Talker)
    return list(player.talk(Chair(game, game.questions[0])))


# --- what the others think -------------------------------------------------------------------------------------


def test_nobody_suspects_himself_and_all_are_equal_at_first() -> None:
    minds = standing_of(table_of_four(ZAREK), ZAREK).minds
    assert set(minds) == {ADAMA, TIGH, HELO}
    for seat, chances in minds.items():
        assert chances[seat] == 0.0
        assert len({round(chance, 9) for other, chance in enumerate(chances) if other != seat}) == 1


def test_who_is_accused_wrongly_suspects_the_accuser() -> None:
    table = table_of_four(ZAREK)
    before, after = standing_of(table, ZAREK), standing_of(table, ZAREK, f"accuse:{TIGH}")
    assert after.minds[TIGH][ZAREK] > before.minds[TIGH][ZAREK]
    assert after.minds[ADAMA][TIGH] > before.minds[ADAMA][TIGH]
    assert after.of(TIGH) > before.of(TIGH)


def test_what_might_be_said_is_not_remembered() -> None:
    table = table_of_four(ZAREK)
    before = standing_of(table, ZAREK)
    standing_of(table, ZAREK, f"accuse:{TIGH}")
    assert standing_of(table, ZAREK) == before


def looked(target: int, *cylons: int) -> Table:
    """Baltar, in seat 0, has just looked at somebody's Loyalty."""
    table = Table("gaius_baltar", "william_adama", "saul_tigh", "karl_helo_agathon").to_do("action", "action")
    for seat in cylons:
        table.loyal(seat, CYLON_CARD)
    return table.say(0, "ability:cylon_detector").say(0, f"seat:{target}")


def test_who_has_looked_at_his_card_knows_him() -> None:
    assert standing_of(looked(TIGH, TIGH), TIGH).minds[0][TIGH] == 1.0
    assert standing_of(looked(ADAMA, TIGH), TIGH).worst(TIGH) < 0.5


# --- talk ------------------------------------------------------------------------------------------------------


def test_he_tells_the_truth_about_a_human_nobody_suspects() -> None:
    assert words_of(looked(TIGH, 0)) == [f"he-is:{TIGH}-human"]


def test_he_names_a_human_whom_the_others_suspect_already() -> None:
    table = looked(TIGH, 0)
    for seat in (ADAMA, HELO):
        table.game.talk(seat, f"accuse:{TIGH}")
        table.game.talk(seat, f"he-is:{TIGH}-cylon")
        table.game.talk(TIGH, f"accuse:{seat}")
        table.game.talk(TIGH, f"he-is:{seat}-cylon")
    assert words_of(table) == [f"accuse:{TIGH}"]


def test_he_claims_nothing_false_of_whom_he_has_looked_at_where_it_would_fall_back_on_him() -> None:
    table = looked(TIGH, 0)
    silent = standing_of(table, 0).comfort(0)
    assert standing_of(table, 0, f"he-is:{TIGH}-cylon").comfort(0) < silent
    assert f"he-is:{TIGH}-cylon" not in words_of(table)


def test_he_accuses_nobody_without_a_reason_a_human_could_have() -> None:
    assert words_of(table_of_four(ZAREK)) == []


def test_no_word_makes_him_look_worse_beside_the_others() -> None:
    for target in (ADAMA, TIGH, HELO):
        table = looked(target, 0)
        silent = standing_of(table, 0).comfort(0)
        for word in words_of(table):
            assert standing_of(table, 0, word).comfort(0) > silent


# --- quarrels --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "helps"), [(False, True), (True, False)])
def test_he_helps_humans_into_the_brig_and_not_his_own(friend: bool, helps: bool) -> None:
    """Adama, a Cylon, votes on Tigh, whom Zarek has accused; Tigh's card he has seen."""
    table = table_of_four(ADAMA).place(ZAREK, "admirals_quarters").place(ADAMA, "command").hand(ZAREK)
    if friend:
        table.loyal(TIGH, "cylon_can_damage_galactica")
    table.state.players[TIGH].loyalty[0].seen = 1 << ADAMA
    table.hand(ADAMA, *["executive_order-2"] * 3, *["repair-2"] * 5)
    table.hand(HELO, *["executive_order-1"] * 4, *["executive_order-2"] * 3).hand(TIGH).say(
        ZAREK, "activate:admirals_quarters"
    ).say(ZAREK, f"seat:{TIGH}").skip()
    question = table.game.questions[0]
    assert question.seat == ADAMA
    picked = make_player("galactica", "normal", 1).answer(Chair(table.game, question))
    assert isinstance(picked, tuple)
    cards = {question.labels[n] for n in picked}
    assert cards
    assert all(card.startswith("card:executive_order" if helps else "card:repair") for card in cards)


def test_he_is_exposed_when_his_card_was_seen() -> None:
    for target, exposed in ((TIGH, True), (ADAMA, False)):
        mind = NormalMind(chair_of(looked(target, TIGH), TIGH), Beliefs(), Random(1), NORMAL)
        assert mind.exposed == exposed
        assert deceit.reveal_worth(mind, CYLON_CARD) > 1.0 or not exposed


def test_he_reveals_himself_sooner_where_attacks_are_rare() -> None:
    """By the Exodus rules there are as many attacks among more Crisis cards; the Cylon Fleet board brings more."""
    people = ("tom_zarek", "william_adama", "saul_tigh", "karl_helo_agathon")
    tables = (
        Table(*people),
        Table(*people, rules="exodus"),
        Table(*people, rules="exodus", cylon_ships="fleet_board"),
    )
    chairs = [chair_of(table.loyal(TIGH, CYLON_CARD), TIGH) for table in tables]
    minds = [NormalMind(chair, Beliefs(), Random(1), NORMAL) for chair in chairs]
    base, rare, fleet = (deceit.reveal_worth(mind, CYLON_CARD) for mind in minds)
    assert fleet < base < rare
