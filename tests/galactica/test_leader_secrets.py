"""What others are told of a leader's facedown cards: nothing, by whatever they may ask of the engine, in turns in which
a condition is met and the leader, who could reveal, only ever passes."""

from typing import Any

import pytest
from tests.galactica.cards.motive_table import LEADER, led, wants
from tests.galactica.cards.proof import Proof

from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.rules import RULES
from readyroom.galactica.windows import might_act
from readyroom.kernel import Json

KINDS = ("use", "card", "ability", "motive", "agenda", "quorum", "mutiny", "reveal", "goal")
OTHERS = (None, 0, 1, 2)


def laid(rules: str, *cards: str) -> Proof:
    """FTL Control is damaged: End the Chase could be revealed at once."""
    proof = wants(led(rules=rules), *cards)
    proof.loyalty_deck(*["you_are_not_a_cylon"] * 4).hand(0, "repair-1", "executive_order-1")
    g = proof.state
    g.damaged.append("ftl_control")
    g.damage_piles["galactica"].remove("ftl_control")
    g.agenda = ["begin_turn"]
    return proof


def asked_of(proof: Proof, viewer: int | None) -> list[Json]:
    """All that somebody could ask now: what lies there, what is reckoned for them, what may be said, and why not."""
    g: Any = proof.g
    found: list[Any] = [proof.game.view(viewer), RULES.aid(g, viewer), might_act(g, "motive")]
    found.append(repr(proof.game.waiting(viewer)))
    if viewer is not None:
        mine = next((question for question in proof.game.questions if question.seat == viewer), None)
        found += [[option.label for option in RULES.phrases(g, viewer)], [*RULES.things(g, viewer)]]
        found.append(None if mine is None else (mine.prompt, mine.labels))
        for kind in KINDS:
            for card in (*MOTIVES, *AGENDAS):
                found.append(repr(RULES.why_not(g, viewer, mine, kind, card)))
                if mine is not None and mine.why is not None:
                    found.append(repr(mine.why(kind, card)))
    return found


def told(rules: str, *cards: str) -> list[list[Json]]:
    """The same after every answer of the turns of seats 0 and 1; windows are passed, else the first thing is done."""
    proof = laid(rules, *cards)
    found: list[list[Json]] = []
    while proof.g.turn <= 3 and len(found) < 60:
        open_to_all = proof.game.waiting(None).window is not None
        others = [question for question in proof.game.questions if question.seat != LEADER]
        if open_to_all or not others:
            question = proof.game.questions[0]
            proof.game.answer(question.seat, question.find("choice:pass") if open_to_all else 0)
            continue
        found.append([asked_of(proof, viewer) for viewer in OTHERS])
        question = others[0]
        proof.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    return found


@pytest.mark.parametrize(
    ("rules", "one", "other"),
    [
        ("combined", ("end_the_chase", "keep_them_docile"), ("savor_their_demise", "subjects_for_study")),
        ("combined", ("end_the_chase", "no_unnecessary_force"), ("make_an_ally", "a_justified_response")),
        ("exodus", ("genocide",), ("grant_mercy",)),
        ("exodus", ("mutual_annihilation",), ("show_their_true_nature",)),
    ],
)
def test_whatever_lies_there_nobody_else_is_told_by_anything(
    rules: str, one: tuple[str, ...], other: tuple[str, ...]
) -> None:
    first, second = told(rules, *one), told(rules, *other)
    assert len(first) > 4
    for n, (here, there) in enumerate(zip(first, second, strict=True)):
        for viewer, mine, theirs in zip(OTHERS, here, there, strict=True):
            assert mine == theirs, (n, viewer)


def test_their_owner_is_told_of_them() -> None:
    """The comparison notices what it is for."""
    views = [laid("combined", *cards).game.view(LEADER) for cards in (("end_the_chase",), ("keep_them_docile",))]
    assert views[0] != views[1]
