"""Motive cards and agendas one by one: each where its condition holds and where it does not, and what its owner is told
of it."""

import pytest
from tests.galactica.cards.motive_table import LEADER, MET, NOT_MET, Lay, aim_of, ends, led, wants
from tests.galactica.cards.proof import Proof, proves

from readyroom.galactica.boxes import in_play
from readyroom.galactica.motives import AGENDAS, MOTIVES, at_any_moment
from readyroom.galactica.rules import RULES
from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.skills import TREACHERY, TYPE
from readyroom.galactica.state import PILES, Galactica
from readyroom.galactica.testing import at_once
from readyroom.kernel import Window

for _card in (*MOTIVES, *AGENDAS):
    proves(_card, "met", "not met")
    if _card in MOTIVES and MOTIVES[_card].at_any_moment:
        proves(_card, "at any moment")


def table_for(card: str, lay: Lay) -> Proof:
    """The leader has this card, and the position is laid."""
    proof = wants(led(rules="combined" if card in MOTIVES else "exodus"), card)
    lay(proof)
    return proof


def cases(table: dict[str, tuple[Lay, ...]]) -> list[tuple[str, Lay]]:
    return [(card, lay) for card, lays in table.items() for lay in lays]


def named(part: object) -> str | None:
    return part if isinstance(part, str) else ""


def test_every_card_has_its_cases() -> None:
    assert set(MET) == set(NOT_MET) == {*MOTIVES, *AGENDAS}
    assert (len(MOTIVES), len(AGENDAS)) == (14, 12)


@pytest.mark.parametrize(("card", "lay"), cases(MET), ids=named)
def test_its_condition_holds(card: str, lay: Lay) -> None:
    proof = table_for(card, lay)
    assert aim_of(card).holds(proof.state, LEADER)
    told = proof.game.view(LEADER)["motives"]["cards"]
    assert [(one["card"], one["met"]) for one in told] == [(card, True)]
    assert all(need["met"] for need in told[0]["needs"])
    assert told[0]["needs"]


@pytest.mark.parametrize(("card", "lay"), cases(NOT_MET), ids=named)
def test_its_condition_does_not_hold(card: str, lay: Lay) -> None:
    proof = table_for(card, lay)
    assert not aim_of(card).holds(proof.state, LEADER)
    (told,) = proof.game.view(LEADER)["motives"]["cards"]
    assert not told["met"]
    unmet = [need for need in told["needs"] if not need["met"]]
    assert unmet
    for need in unmet:
        least, most = need["least"], need["most"]
        assert (least is not None and need["now"] < least) or (most is not None and need["now"] > most)


@pytest.mark.parametrize("card", [card for card, text in MOTIVES.items() if not text.at_any_moment])
def test_what_is_for_the_end_is_turned_up_then_and_never_asked_for(card: str) -> None:
    for met, lays in ((True, MET[card]), (False, NOT_MET[card])):
        for lay in lays:
            proof = table_for(card, lay)
            assert all(name != card for name, _ in _reactions())
            g = ends(proof, MOTIVES[card].side)
            leader = g.players[LEADER]
            assert (card in leader.shown, card in leader.holds) == (met, not met)


def _reactions() -> list[tuple[str, object]]:
    state = led().state
    return [(listener.name, listener) for listeners in in_play(state).listeners.values() for listener in listeners]


@pytest.mark.parametrize("card", [card for card, text in MOTIVES.items() if text.at_any_moment])
def test_at_any_moment_it_is_asked_for_where_its_condition_has_come_true(card: str) -> None:
    for lay in MET[card]:
        proof = table_for(card, lay)
        step = next(at_any_moment(proof.state))
        assert isinstance(step, Window)
        (question,) = step.questions
        assert (question.seat, question.prompt) == (LEADER, "galactica-window-motive")
        assert question.labels == ("choice:pass", f"use:{card}")
    for lay in NOT_MET[card]:
        proof = table_for(card, lay)
        at_once(at_any_moment(proof.state))


@pytest.mark.parametrize("card", [*AGENDAS])
def test_an_agenda_decides_alone(card: str) -> None:
    """With the side it names and its condition met its owner wins, else never; the others win all the same."""
    for met, lays in ((True, MET[card]), (False, NOT_MET[card])):
        for lay in lays:
            for winner in ("humans", "cylons"):
                g = ends(table_for(card, lay), winner)
                won = met and AGENDAS[card].side == winner
                others = (0, 1, 2) if winner == "humans" else ()
                assert RULES.result(g).winners == (*others, *[LEADER] * won)
                assert not list(RULES.faults(g))


# --- Grant Mercy -------------------------------------------------------------------------------------------


def merciful(rules: str = "exodus", place: str = "caprica") -> Proof:
    """A leader with this agenda is current; everybody has cards."""
    proof = Proof("cavil", "laura_roslin", "kara_starbuck_thrace", "saul_tigh", "tom_zarek", rules=rules, leaders=True)
    wants(proof.empty_space(), "grant_mercy", seat=0)
    proof.place(0, place).hand(0, "repair-1", "repair-1", "repair-2", "launch_scout-1", "launch_scout-2")
    proof.hand(1, "consolidate_power-1", "consolidate_power-2").hand(2, "executive_order-1")
    return proof.to_do("action")


def treachery(g: Galactica, seat: int) -> int:
    return sum(TYPE[card] == TREACHERY for card in g.players[seat].hand)


@proves("grant_mercy", "revealed")
def test_grant_mercy_is_an_action_that_shows_it() -> None:
    proof = merciful().begin()
    proof.say(0, "agenda:grant_mercy")
    proof.discards(0, 2)
    g = proof.g
    assert g.players[0].shown == ["grant_mercy"]
    assert (proof.count(0), proof.count(1), proof.count(2), proof.count(3)) == (
        3 + treachery(g, 0),
        1 + treachery(g, 1),
        treachery(g, 2),
        treachery(g, 3),
    )
    seen = proof.game.view(2)["players"][0]
    assert seen["shown"] == ["grant_mercy"]
    assert seen["holds"]["hostile_agenda"] == 0
    assert not list(RULES.faults(g))


@proves("grant_mercy", "no Treachery deck")
def test_grant_mercy_without_the_deck_has_nobody_draw() -> None:
    proof = merciful().say(0, "agenda:grant_mercy")
    drawn = 1 if TREACHERY in in_play(proof.g).skills else 0
    assert [treachery(proof.g, seat) for seat in (1, 2, 3, 4)] == [drawn] * 4


@proves("grant_mercy", "in the Brig")
def test_in_the_brig_it_is_only_shown() -> None:
    proof = merciful(place="brig")
    proof.state.players[0].status = INFILTRATOR
    proof.begin().say(0, "agenda:grant_mercy")
    assert proof.done()
    assert [proof.count(seat) for seat in range(3)] == [5, 2, 1]
    assert proof.g.players[0].shown == ["grant_mercy"]


def test_other_agendas_offer_no_action() -> None:
    for card in AGENDAS:
        if card != "grant_mercy":
            proof = wants(led(rules="exodus"), card)
            proof.state.current = LEADER
            proof.to_do("action")
            assert not [label for label in proof.question(LEADER).labels if "agenda" in label]


def test_the_decks() -> None:
    assert sorted(PILES[card] for card in AGENDAS) == ["hostile_agenda"] * 6 + ["sympathetic_agenda"] * 6
    assert {PILES[card] for card in MOTIVES} == {"motive"}
    assert sorted(text.side for text in MOTIVES.values()) == ["cylons"] * 7 + ["humans"] * 7
