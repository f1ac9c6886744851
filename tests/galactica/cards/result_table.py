"""How a result of an Ally or Crossroads card is proved: the card is met or revealed with the one token or the other."""

from typing import Any, NamedTuple

from tests.galactica.cards.crisis_table import ADMIRAL, CURRENT, HELPER, PRESIDENT, Arrange, Discards, table
from tests.galactica.cards.proof import Change, Proof

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.board import AREA_OF
from readyroom.galactica.causes import Cause
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.galactica.trauma import POOL
from readyroom.kernel import Script

IONIAN: dict[str, Any] = {"rules": "exodus", "objective": "ionian"}
GOOD, BAD = "benevolent", "antagonistic"
SIDES = {GOOD[0]: "trauma_benevolent", BAD[0]: "trauma_antagonistic", "d": "trauma_disaster"}


def _result(g: Galactica, what: str) -> Script[None]:
    """`card:result:seat`, without the meeting around it."""
    card, result, seat = what.split(":")
    cards = ALLIES.get(card) or CROSSROADS[card]
    effect = cards.benevolent if result == GOOD else cards.antagonistic
    yield from effect.run(g, Cause(card, int(seat)))


STEPS["result"] = _result
"""A result of an Ally or Crossroads card."""


class Case(NamedTuple):
    card: str
    branch: str
    """As `benevolent/wants`; what follows a `#` tells several cases of one branch apart."""
    change: Change
    arrange: Arrange = lambda _: None
    answers: tuple[tuple[Any, ...], ...] = ()
    """In order: (seat, label, ...) or `Discards`."""
    dice: tuple[int, ...] = ()
    looks: tuple[tuple[int, int], ...] = ()
    """(viewer, owner) of Loyalty cards that were looked at."""
    faces: int = 0
    """How many civilian ships who meets the ally has looked at."""
    known: str = ""
    """The deck whose top card was looked at and stayed there."""
    options: dict[str, Any] = {}  # noqa: RUF012 - of a tuple, never changed

    def __repr__(self) -> str:
        return f"{self.card}-{self.branch}"

    @property
    def path(self) -> str:
        return self.branch.partition("#")[0]


def seated(card: str, **options: Any) -> Proof:
    """The table of the Crisis cards, with who meets an ally where the ally is."""
    proof = table(**IONIAN, **options)
    if card in ALLIES:
        proof.place(CURRENT, ALLIES[card].place)
    return proof


def begin(proof: Proof, card: str, result: str, seat: int = CURRENT) -> Proof:
    proof.to_do(f"result:{card}:{result}:{seat}")
    return proof.begin()


def resolve(case: Case) -> Proof:
    proof = seated(case.card, **case.options)
    case.arrange(proof)
    proof.dice(*case.dice)
    begin(proof, case.card, case.branch.partition("/")[0].partition("#")[0])
    for answer in case.answers:
        proof.skip()
        if isinstance(answer, Discards):
            proof.discards(answer.seat, answer.cards)
        else:
            proof.say(*answer)
    assert proof.done(), proof.game.questions
    return proof


# --- trauma ------------------------------------------------------------------------------------------------


def holding(proof: Proof, seat: int, tokens: str) -> None:
    """A seat has these trauma tokens, by their first letters: `bba`."""
    deck = proof.state.decks[POOL]
    for letter in tokens:
        deck.cards.remove(SIDES[letter])
        deck.seen.pop()
        proof.state.players[seat].trauma.append(SIDES[letter])


def trauma(tokens: str, seat: int = CURRENT) -> Arrange:
    return lambda proof: holding(proof, seat, tokens)


def pool(tokens: str) -> Arrange:
    """The next trauma tokens that are drawn."""
    return lambda proof: proof.top(*(SIDES[letter] for letter in tokens))


# --- positions ---------------------------------------------------------------------------------------------


def hand(*cards: str) -> Arrange:
    return lambda proof: proof.hand(CURRENT, *cards)


def space(proof: Proof) -> None:
    proof.empty_space()


def raiders(**areas: int) -> Arrange:
    """As many raiders in these areas, and no others."""

    def arrange(proof: Proof) -> None:
        proof.state.fleet.raiders = [0] * 6
        for area, count in areas.items():
            proof.state.fleet.raiders[AREA_OF[area]] = count

    return arrange


def vipers(**areas: int) -> Arrange:
    """As many unmanned vipers in these areas, all others in the Reserves."""

    def arrange(proof: Proof) -> None:
        squadron = proof.state.squadrons["viper"]
        squadron.reserves += sum(squadron.space) - sum(areas.values())
        squadron.space = [0] * 6
        for area, count in areas.items():
            squadron.space[AREA_OF[area]] = count

    return arrange


def damaged_vipers(count: int) -> Arrange:
    def arrange(proof: Proof) -> None:
        squadron = proof.state.squadrons["viper"]
        squadron.reserves -= count
        squadron.damaged += count

    return arrange


def damaged(*places: str) -> Arrange:
    def arrange(proof: Proof) -> None:
        for place in places:
            proof.state.damage_piles["galactica"].remove(place)
            proof.state.damaged.append(place)

    return arrange


def quorum(*cards: str) -> Arrange:
    return lambda proof: proof.top(*cards)


def gone(*destinations: str) -> Arrange:
    return lambda proof: proof.gone(*destinations)


def civilian(face: str) -> Arrange:
    return lambda proof: proof.next_civilian(face)


def places(**seats: str) -> Arrange:
    """Characters elsewhere: `p1="brig"`."""

    def arrange(proof: Proof) -> None:
        for seat, place in seats.items():
            proof.place(int(seat[1:]), place)

    return arrange


def no_vipers(proof: Proof) -> None:
    """All of them are destroyed, but for those that are damaged."""
    squadron = proof.state.squadrons["viper"]
    squadron.space, squadron.reserves, squadron.damaged = [0] * 6, 0, 2


def all_jailed(proof: Proof) -> None:
    """Everybody sits in the Brig, and the Admiral is one of them."""
    for seat in (HELPER, PRESIDENT, ADMIRAL):
        proof.place(seat, "brig")
