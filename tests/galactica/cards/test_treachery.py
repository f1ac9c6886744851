"""The Treachery deck: what its cards do in a check, and what comes of discarding them by choice."""

import pytest
from tests.galactica.cards.proof import Proof, check_views, proves
from tests.galactica.cards.skill_table import BAR, check, checked, combined, resolved, total, treachery, turned
from tests.rules.galactica_combined import mutinous

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE


def mutinies(proof: Proof, seat: int) -> int:
    return len(proof.g.players[seat].held(MUTINY))


def held(proof: Proof, seat: int) -> int:
    """Treachery cards in a hand."""
    return sum(TYPE[card] == TREACHERY for card in proof.g.players[seat].hand)


# --- in checks ---------------------------------------------------------------------------------------------


@proves("bait", "a civilian ship aft", "turned up")
@pytest.mark.parametrize("card", ["bait-0"])
def test_bait(card: str) -> None:
    proof = checked(card)
    assert (total(proof), resolved(proof)) == (0, ["bait"])
    assert len(proof.g.civilians[AFT]) == 1
    reckless = treachery(combined().hand(2, "jury_rigged-1"), "bait-0", "bait-0")
    check(reckless).plays(2, "jury_rigged-1").add()
    assert reckless.done()  # the same name twice: no order to choose
    assert turned(reckless) == ["bait-0", "bait-0"]
    assert len(reckless.g.civilians[AFT]) == 2


@proves("dradis_contact", "two raiders fore", "turned up")
def test_dradis_contact() -> None:
    proof = checked("dradis_contact-0")
    assert proof.g.fleet.raiders[FORE] == 2
    reckless = treachery(combined().hand(2, "jury_rigged-1"), "dradis_contact-0", "violent_outbursts-4")
    check(reckless).plays(2, "jury_rigged-1").add()
    assert set(reckless.asked(0, "check-ability").labels) == {
        "card-name:dradis_contact",
        "card-name:violent_outbursts",
    }
    assert reckless.view(3)["check"]["turned"] == ["dradis_contact-0", "violent_outbursts-4"]
    check_views(reckless)
    reckless.say(0, "card-name:violent_outbursts")
    assert reckless.done()
    assert resolved(reckless) == ["violent_outbursts", "dradis_contact"]
    assert (total(reckless), reckless.g.fleet.raiders[FORE]) == (0, 2)


@proves("a_better_machine", "Treachery in Destiny", "for a Cylon too")
def test_a_better_machine() -> None:
    proof = combined().cylon(0).hand(1, "a_better_machine-3")
    check(proof).add(p1=("a_better_machine-3",))
    assert proof.done()
    assert (total(proof), len(proof.g.destiny)) == (-3, 12 + 2 - 2 + 2)
    assert len(proof.g.skill_decks[TREACHERY]) == 24 - 1 - 2


@proves("personal_vices", "humans draw", "a Mutiny card", "a Cylon's turn")
def test_personal_vices() -> None:
    proof = combined().cylon(3).hand(1, "personal_vices-3")
    check(proof).add(p1=("personal_vices-3",))
    assert proof.done()
    assert [held(proof, seat) for seat in range(4)] == [1, 1, 1, 0]
    assert [mutinies(proof, seat) for seat in range(4)] == [1, 0, 0, 0]
    check_views(proof)
    cylon = combined().cylon(0).hand(1, "personal_vices-3")
    check(cylon).add(p1=("personal_vices-3",))
    assert [held(cylon, seat) for seat in range(4)] == [0, 1, 1, 1]
    assert [mutinies(cylon, seat) for seat in range(4)] == [0, 0, 0, 0]


@proves("violent_outbursts", "Sickbay", "in the Brig", "a Cylon")
def test_violent_outbursts() -> None:
    assert checked("violent_outbursts-4", card="the_olympic_carrier").g.players[0].place == "sickbay"
    jailed = combined().place(0, "brig").hand(1, "violent_outbursts-4")
    check(jailed).add(p1=("violent_outbursts-4",))
    assert jailed.g.players[0].place == "brig"
    cylon = combined().cylon(0).hand(1, "violent_outbursts-4")
    place = cylon.state.players[0].place
    check(cylon).add(p1=("violent_outbursts-4",))
    assert (cylon.g.players[0].place, resolved(cylon)) == (place, ["violent_outbursts"])


@proves("exploit_a_weakness", "anybody human", "oneself", "a Cylon chooses")
def test_exploit_a_weakness() -> None:
    proof = combined().cylon(3).hand(1, "exploit_a_weakness-5")
    check(proof).add(p1=("exploit_a_weakness-5",))
    assert proof.asked(0, "exploit-weakness").labels == ("seat:0", "seat:1", "seat:2")
    proof.say(0, "seat:2")
    assert mutinies(proof, 2) == 1
    own = checked("exploit_a_weakness-5").say(0, "seat:0")
    assert mutinies(own, 0) == 1
    cylon = combined().cylon(0).hand(1, "exploit_a_weakness-5")
    check(cylon).add(p1=("exploit_a_weakness-5",))
    assert cylon.asked(0, "exploit-weakness").labels == ("seat:1", "seat:2", "seat:3")


# --- discarded by choice (scenario C13) --------------------------------------------------------------------

KAT = ("felix_gaeta", "laura_roslin", "saul_tigh", "lee_apollo_adama")
"""Gaeta has the turn and Roslin is President."""
SIX = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "executive_order-1", "executive_order-2")


def shortage(*hand: str, crew: tuple[str, ...] = KAT) -> Proof:
    """Food Shortage: the President takes the second part and discards two, the current player three."""
    proof = combined(*crew).hand(0, *hand).hand(1, *SIX).to_do("text:food_shortage").begin()
    proof.say(1, "part:second")
    return proof


@proves("bait", "discarded by choice", "not into a check", "not at random")
@proves("dradis_contact", "discarded by choice", "one card a turn", "not all cards", "a Cylon")
def test_c13_a_set_number_is_a_choice() -> None:
    proof = shortage("bait-0", "dradis_contact-0", "launch_scout-2").discards(1, 2)
    assert proof.done()
    assert proof.changed() == {"food": -1, "hand 0": -3, "hand 1": -2, "treachery 0": -2} | {
        key: value for key, value in proof.changed().items() if "mutiny" in key
    }
    assert (mutinies(proof, 0), mutinies(proof, 1)) == (1, 0)
    assert len(proof.g.decks[MUTINY].cards) == 21
    assert proof.g.players[0].place == "command"


def test_c13b_random_discards_are_no_choice() -> None:
    proof = combined(*KAT).hand(0, "bait-0", "dradis_contact-0", "launch_scout-2")
    proof.resolve("guilty_conscience", total=0)
    assert not proof.g.players[0].hand
    assert mutinies(proof, 0) == 0


def test_c13c_all_cards_are_no_choice() -> None:
    proof = combined(*KAT).hand(0, "bait-0", "dradis_contact-0")
    proof.resolve("unexpected_reunion", total=0)
    assert not proof.g.players[0].hand
    assert mutinies(proof, 0) == 0


def test_c13d_apollo_discards_at_random_but_pays_by_choice() -> None:
    apollo = ("lee_apollo_adama", *KAT[1:3], "felix_gaeta")
    proof = shortage("bait-0", "bait-0", "bait-0", "bait-0", crew=apollo).discards(1, 2)
    assert proof.done()
    assert mutinies(proof, 0) == 0
    pays = combined(*apollo).hand(0, "bait-0").to_do("movement").say(0, "location:press_room_2")
    assert pays.done()
    assert (mutinies(pays, 0), pays.g.players[0].place) == (1, "press_room_2")


def test_c13e_alcoholic() -> None:
    proof = combined("saul_tigh", *KAT[:2], "lee_apollo_adama").hand(0, "bait-0").to_do("begin_turn")
    proof.skip()
    assert LABEL.index("bait-0") in proof.g.skill_discards[TREACHERY]
    assert mutinies(proof, 0) == 0


def test_c13f_once_a_turn_and_player() -> None:
    proof = combined(*KAT).hand(0, "bait-0", "dradis_contact-0", "repair-1", "repair-2").hand(1, *SIX)
    proof.to_do("movement", "text:food_shortage").say(0, "location:press_room_2").say(0, "bait-0")
    assert (mutinies(proof, 0), proof.g.players[0].place) == (1, "press_room_2")
    proof.say(1, "part:second").discards(1, 2)
    assert proof.done()
    assert mutinies(proof, 0) == 1
    assert len(proof.g.players[0].hand) == 0
    later = combined(*KAT).hand(0, "dradis_contact-0", "repair-1", "repair-2").hand(1, *SIX)
    later.to_do("text:food_shortage").say(1, "part:second").discards(1, 2)
    assert mutinies(later, 0) == 1  # in a turn without one it happens


def test_c13g_into_a_check_and_with_it() -> None:
    proof = checked("bait-0", "dradis_contact-0")
    while proof.prompt() == "check-ability":
        proof.say(0, proof.labels(0)[0])
    assert proof.done()
    assert [mutinies(proof, seat) for seat in range(4)] == [0, 0, 0, 0]


def test_c13h_revealed_cylons_draw_none() -> None:
    proof = combined(*KAT).cylon(0).hand(0, *SIX, *SIX[:4], "dradis_contact-0").to_do("end_of_turn")
    proof.say(0, "dradis_contact-0")
    assert mutinies(proof, 0) == 0
    human = combined(*KAT).hand(0, *SIX, *SIX[:4], "dradis_contact-0").to_do("end_of_turn")
    human.say(0, "dradis_contact-0")
    assert mutinies(human, 0) == 1


def test_who_goes_to_the_brig_for_what_they_paid_does_not_move() -> None:
    """MUTY-006 comes at once; a prisoner can't move."""
    proof = mutinous(combined(*KAT).hand(0, "bait-0"), 0, "armed_resistance")
    assert isinstance(proof, Proof)
    proof.to_do("movement").say(0, "location:press_room_2")
    assert proof.prompt() == "mutiny-limit"
    proof.say(0, proof.labels(0)[0])
    assert proof.done()
    assert proof.g.players[0].place == "brig"


def test_what_is_taken_out_of_a_check_is_not_discarded() -> None:
    """Red Tape discards strong cards of a check: nobody has chosen to."""
    proof = checked("red_tape-0", "exploit_a_weakness-5", card=BAR)
    proof.say(0, "card-name:red_tape")
    assert [mutinies(proof, seat) for seat in range(4)] == [0, 0, 0, 0]
    assert resolved(proof) == ["red_tape"]
