"""How a branch of a Crisis card is proved: the table everybody sits at, and one case per printed branch."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.galactica.cards.planet import HOLDING
from tests.galactica.cards.proof import Change, Proof, check_views
from tests.galactica.tables import options_of
from tests.rules.galactica_new_caprica import ground, settle

from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.state import PILES

FACTS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "facts.json").read_text(encoding="utf-8"))
LATER: list[dict[str, Any]] = [
    json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(Path(__file__).parents[1].glob("facts_*.json"))
    if path.stem != "facts_digest"
]
"""The same of every box after the base box."""
SKILLS = ("politics", "leadership", "tactics", "piloting", "engineering")
WEAK = ("consolidate_power", "executive_order", "launch_scout", "evasive_maneuvers", "repair")
STRONG = (
    "investigative_committee",
    "declare_emergency",
    "strategic_planning",
    "maximum_firepower",
    "scientific_research",
)

COMBINED = ("investigative_committee_2", *STRONG[1:])
"""The same in the combined game, where a card is replaced."""

CURRENT, HELPER, PRESIDENT, ADMIRAL = range(4)
CHARACTERS = ("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "william_adama")
"""Four different people: the current player, one who adds cards to checks (and is CAG where there is one), the
President and the Admiral."""

HANDS = {
    CURRENT: ("executive_order-1", "executive_order-2", "launch_scout-1", "launch_scout-2", "repair-1", "repair-2"),
    HELPER: ("evasive_maneuvers-1", "evasive_maneuvers-2", "repair-1", "launch_scout-1"),
    PRESIDENT: ("consolidate_power-1", "consolidate_power-2", "executive_order-1", "executive_order-2", "repair-1"),
    ADMIRAL: ("executive_order-1", "executive_order-2", "launch_scout-1", "launch_scout-2", "consolidate_power-1"),
}

Arrange = Callable[[Proof], object]


class Discards(NamedTuple):
    """A seat is forced to discard cards of its choice."""

    seat: int
    cards: int


class Case(NamedTuple):
    card: str
    branch: str
    """As `first/fail/low`; what follows a `#` tells several cases of one branch apart."""
    change: Change
    arrange: Arrange = lambda _: None
    answers: tuple[tuple[Any, ...], ...] = ()
    """In order: (seat, label) or `Discards`."""
    dice: tuple[int, ...] = ()
    looks: tuple[tuple[int, int], ...] = ()
    """(viewer, owner) of Loyalty cards that were looked at."""
    icon: str = ""
    """A Skill card of strength 0 with a check ability, which lies in the check too."""

    def __repr__(self) -> str:
        return f"{self.card}-{self.branch}"

    @property
    def path(self) -> list[str]:
        return self.branch.partition("#")[0].split("/")


def table(**options: Any) -> Proof:
    proof = Proof(*CHARACTERS, **options)
    for seat, hand in HANDS.items():
        proof.hand(seat, *hand)
    assert (proof.state.president, proof.state.admiral) == (PRESIDENT, ADMIRAL)
    return proof


def table_with(card: str) -> Proof:
    """The table where a card may be drawn."""
    proof = table(**options_of(card))
    if PILES[card] == DECK:
        ground(settle(proof.empty_space()).state, HOLDING)
    return proof


def facts_of(card: str) -> dict[str, Any]:
    tables = (facts.get(deck, {}) for facts in (FACTS, *LATER) for deck in ("crisis", "super_crisis", DECK))
    found: dict[str, Any] | None = next((cards[card] for cards in tables if card in cards), None)
    if found is None:
        raise LookupError(f"no facts of {card}: what is printed on it goes into tests/galactica/facts_<box>.json first")
    return found


def total_for(card: str, outcome: str, *, highest: bool = False) -> int:
    """The strength that just gives this outcome: the least, or the highest."""
    difficulty, partial, _ = facts_of(card)["check"]
    if outcome == "pass":
        return int(difficulty)
    if outcome == "partial":
        return int(difficulty) - 1 if highest else int(partial)
    return int(difficulty if partial is None else partial) - 1


def pile_for(card: str, total: int) -> list[str]:
    """Cards of this strength: at least one of every type, so that a type taken for the wrong sign shows."""
    strong = COMBINED if options_of(card).get("rules") == "combined" else STRONG
    positive = [SKILLS.index(skill) for skill in facts_of(card)["check"][2]]
    negative = [skill for skill in range(5) if skill not in positive]
    pile = [f"{WEAK[skill]}-1" for skill in (*negative, *positive)]
    left = total - (len(positive) - len(negative))
    assert left >= 0
    supply = [(skill, strength) for strength in (5, 4, 3, 2) for skill in positive]
    for skill, strength in supply:
        for _ in range({5: 1, 4: 2, 3: 4, 2: 4}[strength]):
            if left >= strength:
                pile.append(f"{(strong if strength > 2 else WEAK)[skill]}-{strength}")
                left -= strength
    return pile + [f"{WEAK[positive[0]]}-1"] * left


def resolve(case: Case, *, highest: bool = False) -> Proof:
    """The text of the card, with the answers of the case."""
    proof = table_with(case.card)
    case.arrange(proof)
    card, path = case.card, case.path
    outcome = next((part for part in path if part in ("pass", "partial", "fail")), None)
    pile: list[str] = []
    if outcome is not None:
        pile = pile_for(card, total_for(card, outcome, highest=highest)) + ([case.icon] if case.icon else [])
        proof.destiny(*pile[:2]).hand(HELPER, *pile[2:])
    lay_down(proof, card)
    proof.dice(*case.dice)
    proof.to_do(f"text:{card}")
    proof.begin()
    chooser = facts_of(card)["chooser"]
    if chooser is not None:
        g = proof.g
        seat = {"current": CURRENT, "president": g.president, "admiral": g.admiral, "cag": HELPER}[chooser]
        assert proof.asked(seat, "choose-part").labels == ("part:first", "part:second")
        proof.say(seat, f"part:{path[0]}")
    if outcome is not None:
        proof.add(p1=tuple(pile[2:]))
        proof.before[f"hand {HELPER}"] = 0
        shown = proof.events("CheckShown")[-1]
        assert (shown["total"], shown["difficulty"]) == (
            total_for(card, outcome, highest=highest),
            facts_of(card)["check"][0],
        )
    for answer in case.answers:
        proof.skip()
        if isinstance(answer, Discards):
            proof.discards(answer.seat, answer.cards)
        elif isinstance(answer[1], int):  # something secret, by its number
            proof.game.answer(answer[0], (answer[1],))
        else:
            proof.say(*answer)
    assert proof.done(), f"the case has no `answers` to {proof.game.questions}"
    assert outcome is None or proof.result() == outcome
    return proof


def lay_down(proof: Proof, card: str) -> None:
    """The card has just been drawn."""
    g = proof.state
    proof.top(card)
    deck = g.decks[PILES[card]]
    deck.cards.pop()
    deck.seen.pop()
    g.crises.append(card)


def resolved(case: Case) -> tuple[Change, list[tuple[int, int]]]:
    """What a case has changed, and who has looked at whose Loyalty card; nobody has seen more than that."""
    proof = resolve(case)
    check_views(proof, loyalty=case.looks)
    return proof.changed(), [(event["seat"], event["source"]) for event in proof.events("LoyaltySeen")]
