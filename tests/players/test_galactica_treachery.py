"""Treachery cards: what they tell about who may hold them, when a hidden Cylon plays one, and Reckless checks."""

from random import Random

import pytest
from tests.players.test_galactica_combined import answered, every_level
from tests.rules.galactica_combined import combined

from readyroom.galactica.testing import Table
from readyroom.players import Chair
from readyroom.players.galactica import deceit, treachery
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.contribution import Outlook
from readyroom.players.galactica.evidence import AFTER, BEFORE, Evidence
from readyroom.players.galactica.hands import keep_worth
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD, NORMAL, Style

TIGH, ROSLIN, STARBUCK, GAETA = range(4)
CYLON_CARD = "cylon_can_reduce_morale"
STYLES = pytest.mark.parametrize("style", [NORMAL, HARD])


# --- evidence --------------------------------------------------------------------------------------------------


def evidence_of(*holders: int, added: tuple[int, ...] = (ROSLIN, STARBUCK), cards: tuple[str, ...] = ()) -> Evidence:
    """Some have drawn a Treachery card; then they add a card each to the check of a Crisis card, which shows these."""
    evidence = Evidence()
    table = combined().to_do("action")
    chair = Chair(table.game, table.question())
    evidence.listen(chair, chair.view())
    for seat in range(4):
        skills = ["politics", "leadership", "tactics", "treachery" if seat in holders else "politics"]
        evidence._drawn({"seat": seat, "skills": skills})
    evidence._check_began({"source": "food_shortage", "skills": ["politics", "leadership"]})
    for seat in added:
        evidence._cards_added({"seat": seat, "count": 1, "cards": []})
    evidence._check_shown({"positive": ["consolidate_power-1"], "negative": [*cards], "ignored": []})
    return evidence


def more_suspect(evidence: Evidence, seat: int, than: int) -> float:
    """By how much, as the logarithm of the ratio."""
    likely = evidence.likely[BEFORE]
    return likely[1 << seat] - likely[1 << than]


def test_a_treachery_card_tells_of_who_may_have_it() -> None:
    assert more_suspect(evidence_of(ROSLIN, cards=("bait-0",)), ROSLIN, STARBUCK) > 0.2
    assert more_suspect(evidence_of(ROSLIN, STARBUCK, cards=("bait-0",)), ROSLIN, STARBUCK) == pytest.approx(0.0)


def test_who_may_hold_one_and_put_none_in_is_trusted_a_little_more() -> None:
    assert more_suspect(evidence_of(ROSLIN), ROSLIN, STARBUCK) < 0


def test_who_added_nothing_did_not_put_it_there() -> None:
    without = more_suspect(evidence_of(ROSLIN, GAETA), ROSLIN, GAETA)
    assert more_suspect(evidence_of(ROSLIN, GAETA, cards=("bait-0",)), ROSLIN, GAETA) > without + 0.1


def test_treachery_is_no_bad_card_like_others() -> None:
    """Who holds none is not suspected for it, as he would be for a card of a type he draws."""
    assert more_suspect(evidence_of(cards=("bait-0",)), ROSLIN, GAETA) == pytest.approx(
        more_suspect(evidence_of(), ROSLIN, GAETA)
    )


def test_who_discards_it_is_trusted_a_little_more() -> None:
    evidence = evidence_of(ROSLIN, STARBUCK)
    before = more_suspect(evidence, ROSLIN, STARBUCK)
    evidence._spent({"seat": ROSLIN, "cards": ["violent_outbursts-4"]})
    assert more_suspect(evidence, ROSLIN, STARBUCK) < before
    assert not evidence.holders.may_hold(ROSLIN)
    assert evidence.holders.may_hold(STARBUCK)
    assert evidence.likely[AFTER][1 << ROSLIN] == 0.0


def test_the_fewer_may_have_put_it_there_the_more_it_smells() -> None:
    evidence = evidence_of(ROSLIN, STARBUCK)
    alone, two = evidence.smell(ROSLIN, [GAETA]), evidence.smell(ROSLIN, [GAETA, STARBUCK])
    assert alone > two > 0


def test_destiny_explains_a_card() -> None:
    assert treachery.smell((0.68, 0.3, 0.02), 0) < treachery.smell((0.98, 0.02, 0.0), 0)


# --- a hidden Cylon --------------------------------------------------------------------------------------------


def checking(card: str, *hands: tuple[int, tuple[str, ...]], seat: int = ROSLIN) -> Table:
    """A hidden Cylon is asked for cards to a check, and holds these."""
    table = combined().loyal(seat, CYLON_CARD).top(card)
    for other, cards in hands:
        table.hand(other, *cards)
    table.to_do("crisis").skip()
    for _ in range(9):
        question = table.question()
        if question.prompt == "galactica-add-cards" and question.seat == seat:
            return table
        table.game.answer(question.seat, () if question.prompt == "galactica-add-cards" else 0)
        table.skip()
    raise AssertionError("nobody asks for cards")


def mind_of(table: Table, seat: int, style: Style) -> NormalMind:
    return NormalMind(Chair(table.game, table.question(seat)), Beliefs(), Random(1), style)


@STYLES
@pytest.mark.parametrize(("matters", "plays"), [(12.0, True), (0.0, False)])
def test_a_hidden_cylon_plays_treachery_where_it_is_worth_the_smell(style: Style, matters: float, plays: bool) -> None:
    table = checking("prisoner_revolt", (ROSLIN, ("a_better_machine-3", "consolidate_power-1")))
    mind = mind_of(table, ROSLIN, style)
    mind.__dict__["slack"] = 0.3
    view = Outlook(10.0, 3.0, 11, None, matters, 0.0, 0.0)
    chosen = deceit.treacherous(mind, view)
    picked = [mind.question.options[n].id for n in chosen]
    assert picked == (["a_better_machine-3"] if plays else [])


@STYLES
def test_a_suspect_plays_none(style: Style) -> None:
    table = checking("prisoner_revolt", (ROSLIN, ("a_better_machine-3", "consolidate_power-1")))
    mind = mind_of(table, ROSLIN, style)
    mind.__dict__["slack"] = -0.1
    assert deceit.treacherous(mind, Outlook(10.0, 3.0, 11, None, 12.0, 0.0, 0.0)) == ()


@STYLES
@pytest.mark.parametrize("hidden", [True, False])
def test_who_keeps_treachery(style: Style, hidden: bool) -> None:
    """A hidden Cylon keeps a strong one before a weak card; a human is rid of it first."""
    table = checking("prisoner_revolt", (ROSLIN, ("violent_outbursts-4", "consolidate_power-1")))
    if not hidden:
        table.state.players[ROSLIN].loyalty[0].id = "you_are_not_a_cylon"
    mind = mind_of(table, ROSLIN, style)
    assert mind.pretends is hidden
    assert (keep_worth(mind, "violent_outbursts-4") > keep_worth(mind, "consolidate_power-1")) is hidden


# --- Reckless checks -------------------------------------------------------------------------------------------


def reckless_table(card: str, *hand: str, cylon: bool = False) -> Table:
    """Gaeta is asked whether to make a check Reckless."""
    table = combined().hand(GAETA, "jury_rigged-1", *hand)
    if cylon:
        table.loyal(GAETA, CYLON_CARD)
    for seat in (TIGH, ROSLIN, STARBUCK):
        table.hand(seat, *["consolidate_power-1"] * 2)
    table.top(card).to_do("crisis")
    for _ in range(9):
        question = table.game.questions[0]
        if any(label.startswith("use:jury_rigged") for label in question.labels):
            return table
        table.game.answer(question.seat, question.find("choice:pass") if "choice:pass" in question.labels else 0)
    raise AssertionError(table.game.questions[0].labels)


@every_level
@pytest.mark.parametrize("cylon", [True, False])
def test_who_makes_a_check_reckless_that_it_hardly_changes(level: str, cylon: bool) -> None:
    """A human does not; a hidden Cylon may look as if he meant well."""
    table = reckless_table("prisoner_revolt", cylon=cylon)
    assert answered(table, level, GAETA).startswith("use:jury_rigged") is cylon


@every_level
def test_a_human_makes_a_check_reckless_where_it_decides(level: str) -> None:
    table = reckless_table("prisoner_revolt", *["consolidate_power-2"] * 3)
    table.state.resources[3] = table.state.resources[2] = 1
    table.state.players[TIGH].place = "command"
    assert answered(table, level, GAETA).startswith("use:jury_rigged")
