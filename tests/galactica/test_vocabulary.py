"""One vocabulary: actions, reactions and Crisis cards are made of the same words, with roles in them."""

import pytest

from readyroom.galactica.causes import Cause
from readyroom.galactica.effects import (
    ADMIRAL,
    CHOSEN,
    CURRENT,
    PRESIDENT,
    YOU,
    Below,
    Choice,
    Choosing,
    Discard,
    Draw,
    Effect,
    Holding,
    If,
    MoreActions,
    Only,
    Peek,
    Send,
    all_of,
    lose,
)
from readyroom.galactica.effects.core import seat_of
from readyroom.galactica.purposes import JAIL
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.skills import POLITICS, TACTICS, TYPE
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table, at_once
from readyroom.galactica.texts import ability_text, effect_text
from readyroom.galactica.windows import Listener
from readyroom.kernel import Choose
from readyroom.words import words

CREW = ("william_adama", "laura_roslin", "saul_tigh")
"""Seat 0 is Admiral, seat 1 President."""
WORDS = words("en")


def said(effect: Effect) -> str:
    return effect_text(WORDS, effect)


def test_an_action_is_made_of_the_words_of_crisis_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is offered, done by who takes it, and speaks to them."""
    action = all_of(Draw(YOU, POLITICS, 2), Peek(YOU, "crisis"), Send(YOU, "sickbay"), MoreActions(YOU, 1))
    monkeypatch.setitem(LOCATION_ACTIONS, "research_lab", action)
    table = Table(*CREW).place(0, "research_lab")
    table.answer(0, "activate:research_lab").answer(0, "bottom")
    assert [TYPE[card] for card in table.g.players[0].hand] == [POLITICS, POLITICS]
    assert table.g.players[0].place == "sickbay"
    assert table.prompt() == "action"
    assert ability_text(WORDS, "research_lab") == (
        "Action: draw 2 Politics cards; look at the top card of the Crisis deck and put it on top or at the bottom; "
        "you go to the Sickbay; you may take 1 more action."
    )


def test_only_and_if() -> None:
    """`Only` says when something may be chosen; `If`, when it happens."""
    g = Table(*CREW).state
    office, pinch = Holding(PRESIDENT), Below("food", 3)
    assert [Only(office, Draw(YOU, POLITICS)).possible(g, seat) for seat in range(3)] == [False, True, False]
    assert If(pinch, lose(morale=1)).possible(g, 0)
    before = g.resource("morale")
    at_once(If(pinch, lose(morale=1)).run(g, Cause("test")))
    assert g.resource("morale") == before
    g.resources[0] = 2
    at_once(If(pinch, lose(morale=1)).run(g, Cause("test")))
    assert g.resource("morale") == before - 1
    assert said(Only(office, Draw(YOU, POLITICS))) == "if you are President, draw 1 Politics card"
    assert said(If(pinch, lose(morale=1))) == "if there is less than 3 food: morale -1"


def test_all_of_several_things_must_be_possible() -> None:
    g = Table(*CREW).state
    both = all_of(Only(Holding(PRESIDENT), Draw(YOU, POLITICS)), Only(Holding(ADMIRAL), Draw(YOU, POLITICS)))
    assert [both.possible(g, seat) for seat in range(3)] == [False, False, False]
    g.titles["admiral"] = 1
    assert [both.possible(g, seat) for seat in range(3)] == [False, True, False]
    assert not Only(Holding(PRESIDENT), both).possible(g, 0)
    g.titles["admiral"] = 0
    assert not Only(Holding(PRESIDENT), both).possible(g, 1)


def test_a_condition_is_about_who_does_it() -> None:
    """Also in the turn of somebody else."""
    g = Table(*CREW).state
    for seat, drawn in ((0, 0), (1, 1)):
        at_once(If(Holding(PRESIDENT), Draw(YOU, POLITICS)).run(g, Cause("test", seat)))
        assert len(g.players[seat].hand) == drawn


def test_a_part_must_be_possible_for_who_chooses() -> None:
    g = Table(*CREW).state
    script = Choice(PRESIDENT, lose(food=1), Only(Holding(PRESIDENT), lose(fuel=1))).run(g, Cause("test"))
    asked = next(script)
    assert isinstance(asked, Choose)
    assert (asked.seat, list(asked.picks)) == (1, [0, 1])


def test_a_crisis_leaves_a_chosen_cylon_alone() -> None:
    g = Table(*CREW).cylon(2).state
    for seat, drawn in ((1, 1), (2, 0)):
        at_once(Draw(CHOSEN, POLITICS).run(g, Cause("test", 0, chosen=seat)))
        assert len(g.players[seat].hand) == drawn


def test_with_somebody_chosen_a_cause_stays_what_it_was() -> None:
    because = Cause("test", 1, how="twice", immune=True)
    assert because.choosing(2) == Cause("test", 1, 2, "twice", immune=True)


def test_a_reaction_is_made_of_the_same_words() -> None:
    g = Table(*CREW).state
    listener = Listener("test", Only(Holding(PRESIDENT), Draw(YOU, TACTICS, 2)))
    assert [list(listener.ways(g, seat)) for seat in range(3)] == [[], [""], []]
    assert list(Listener("test", Draw(YOU, TACTICS)).ways(g, 0)) == [""]
    at_once(listener.run(g, Cause("test", 1)))
    assert len(g.players[1].hand) == 2


def test_somebody_is_chosen_and_something_happens_to_them() -> None:
    g = Table(*CREW).state
    effect = Choosing(YOU, all_of(Send(CHOSEN, "brig"), Draw(YOU, POLITICS)), JAIL)
    script = effect.run(g, Cause("test", 1))
    asked = next(script)
    assert isinstance(asked, Choose)
    assert (asked.seat, asked.prompt, list(asked.picks)) == (1, "galactica-choose-player", [0, 2])
    assert (asked.purpose, asked.facts) == (JAIL, {"card": "test"})
    with pytest.raises(StopIteration):
        script.send(2)
    assert g.players[2].place == "brig"
    assert len(g.players[1].hand) == 1
    assert said(effect) == "choose another player: that player goes to the Brig; draw 1 Politics card"


def test_nobody_can_be_chosen() -> None:
    table = Table(*CREW).cylon(0).cylon(2, "cylon_can_send_to_brig")
    effect = Choosing(YOU, Send(CHOSEN, "brig"))
    assert not effect.possible(table.state, 1)
    at_once(effect.run(table.state, Cause("test", 1)))
    assert [player.place for player in table.state.players if player.place == "brig"] == []


def roles(g: Galactica) -> dict[str, int]:
    because = Cause("test", seat=2, chosen=1)
    return {role: seat_of(g, role, because) for role in (CURRENT, YOU, CHOSEN, PRESIDENT, ADMIRAL, "warden")}


def test_a_title_of_any_name_is_a_role() -> None:
    g = Table(*CREW).state
    g.titles["warden"] = 2
    assert roles(g) == {"current": 0, "you": 2, "chosen": 1, "president": 1, "admiral": 0, "warden": 2}


def test_what_one_does_oneself_touches_a_cylon_too() -> None:
    """A Crisis card leaves a revealed Cylon alone (CYL-018); his own card does not."""
    for role, drawn in ((CURRENT, 0), (YOU, 1)):
        g = Table(*CREW).cylon(0).state
        at_once(Draw(role, POLITICS).run(g, Cause("test", 0)))
        assert len(g.players[0].hand) == drawn


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Discard(YOU, 2), "discard 2 Skill cards"),
        (Discard(PRESIDENT, 1, random=True), "the President discards 1 Skill card at random"),
        (Draw(ADMIRAL, TACTICS), "the Admiral draws 1 Tactics card"),
        (Send(CURRENT, "brig"), "the current player goes to the Brig"),
    ],
)
def test_words_follow_the_role(effect: Effect, text: str) -> None:
    assert said(effect) == text
