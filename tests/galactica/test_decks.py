"""Decks of named cards and the Destiny deck: who knows afterwards what lies where."""

from contextlib import suppress
from random import Random

import pytest
from tests.galactica.lighthouse import MODE, opened

from readyroom.galactica.decks import arrange_top, bury_held, draw_to_choose, lay, peek_top, pick_up, shuffle_in
from readyroom.galactica.permute import permute
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.skills import search_destiny, take_hand
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, Script, start

CREW = ("william_adama", "laura_roslin", "saul_tigh")


def answered(script: Script[None], pick: object) -> None:
    """Let a script that asks one question get this pick."""
    next(script)
    try:
        script.send(pick)
    except StopIteration:
        return
    raise AssertionError("it asks more")


def dealt_anew(g: Galactica, viewer: int) -> list[list[str]]:
    """The Crisis deck as it could lie for all that a seat knows."""
    others = []
    for n in range(12):
        other = g.copy()
        permute(other, viewer, Chance(f"{n}"))
        others.append(other.decks["crisis"].cards)
    return others


def test_two_who_have_looked_at_the_same_card_both_know_it() -> None:
    table = Table(*CREW)
    g = table.state
    top = g.decks["crisis"].cards[-1]
    for seat in (0, 2):
        answered(peek_top(g, seat, "crisis"), "top")
    assert [table.game.view(seat)["known"]["crisis"]["top"] for seat in range(3)] == [[top], [], [top]]


def test_nobody_knows_how_a_deck_lies_into_which_a_card_was_shuffled() -> None:
    table = Table(*CREW)
    g = table.state
    deck = g.decks["crisis"]
    answered(peek_top(g, 0, "crisis"), "top")
    card = deck.cards.pop(0)
    deck.seen.pop(0)
    shuffle_in(g, "crisis", card)
    assert table.game.view(0)["known"]["crisis"]["top"] == []
    assert deck.seen == [0] * len(deck.cards)
    assert len({cards[-1] for cards in dealt_anew(g, 0)}) > 1


def test_who_has_put_cards_at_the_bottom_knows_them() -> None:
    """SECR-029: only they do, as long as the cards lie there."""
    g = Table(*CREW).state
    draw_to_choose(g, 0, "crisis", 2)
    bury_held(g)
    buried = g.decks["crisis"].cards[:2]
    assert all(cards[:2] == buried for cards in dealt_anew(g, 0))
    assert not all(cards[:2] == buried for cards in dealt_anew(g, 1))


def test_who_takes_up_a_facedown_token_has_seen_something() -> None:
    """So nothing before it is taken back."""
    with opened():
        g = start(GalacticaRules(("base", MODE)), 3, 1, {"rules": MODE}).state
        lay(g, "omen", "gallery")
        reveals = g.chance.reveals
        pick_up(g, "omen", "gallery", 1)
        assert g.chance.reveals == reveals + 1


def test_the_destiny_deck_is_shuffled_after_it_was_looked_through() -> None:
    orders = set()
    for seed in range(6):
        g = Table(*CREW).state
        g.chance.key = Chance(f"{seed}").key
        before = g.destiny[:]
        gone = tuple(Random(1).sample(sorted(before), 2))
        answered(search_destiny(g, 0, 2), gone)
        for card in gone:
            before.remove(card)
        assert sorted(g.destiny) == sorted(before)
        orders.add(tuple(g.destiny))
    assert len(orders) > 1


def test_of_a_deck_whose_size_is_secret_nobody_sees_that_it_is_empty() -> None:
    table = Table(*CREW)
    deck = table.state.decks["crisis"]
    deck.cards, deck.seen, deck.discard = [], [], deck.cards
    assert all("size" not in table.game.view(viewer)["decks"]["crisis"] for viewer in (0, 1, 2, None))


def test_cards_lie_in_the_order_in_which_they_are_put_back() -> None:
    """The one that was named first lies on top."""
    g = Table(*CREW).state
    cards = g.decks["crisis"].cards[-3:]
    script = arrange_top(g, 0, "crisis", 3)
    next(script)
    order = (cards[1], cards[2], cards[0])
    with suppress(StopIteration):
        script.send(order)
    assert tuple(reversed(g.decks["crisis"].cards[-3:])) == order
    assert g.decks["crisis"].seen[-3:] == [1, 1, 1]


def test_who_takes_a_hand_does_not_learn_how_it_was_held() -> None:
    hands = []
    for held in (("repair-1", "strategic_planning-3"), ("strategic_planning-3", "repair-1")):
        g = Table(*CREW).hand(1, *held).state
        take_hand(g, 0, 1)
        hands.append(g.players[0].hand)
    assert hands[0] == hands[1]


def test_a_deck_that_is_made_anew_from_its_discard_pile_is_shuffled() -> None:
    g = Table(*CREW).state
    deck = g.decks["crisis"]
    pile = deck.cards[:]
    deck.cards, deck.seen, deck.discard = [], [], pile[:]
    answered(peek_top(g, 0, "crisis"), "top")
    assert sorted(deck.cards) == sorted(pile)
    assert deck.cards != pile


def test_a_test_is_told_which_card_it_can_not_have() -> None:
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    with pytest.raises(ValueError, match="no Skill card repair: a card is named with its strength"):
        table.hand(0, "repair")
    with pytest.raises(ValueError, match="iron_will-0 is not in its deck"):
        table.destiny("iron_will-0")
    with pytest.raises(ValueError, match="airlock_leak is not in its deck: is its box on the table"):
        table.top("airlock_leak")
