"""Tables with all boxes for the tests of Skill cards: a check with known cards, an action with a known hand."""

from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof

from readyroom.galactica.skills import LABEL, STRENGTH, TREACHERY, TYPE

CREW = ("saul_tigh", "laura_roslin", "william_adama", "kara_starbuck_thrace")
"""Adama is Admiral, Roslin President, Starbuck CAG."""
POWER, BAR, CARRIER = "power_failure", "joes_bar", "the_olympic_carrier"
"""14, with a consequence; 12, morale and the Brig at stake; 11 with a partial pass at 8."""
NEUTRAL = ("launch_scout-1", "consolidate_power-1")
"""Destiny cards that come to nothing in `BAR`."""


def combined(*crew: str) -> Proof:
    """Nothing in space, and seat 0 in Command."""
    return Proof(*(crew or CREW), rules="combined").place(0, "command").empty_space()


def treachery(proof: Proof, *cards: str) -> Proof:
    """The next cards of the Treachery deck, the first one uppermost."""
    deck = proof.state.skill_decks[TREACHERY]
    for card in reversed(cards):
        number = LABEL.index(card)
        if number not in deck:
            proof.state.destiny.remove(number)
        else:
            deck.remove(number)
        deck.append(number)
    return proof


def check(proof: Proof, card: str = BAR, destiny: tuple[str, ...] = NEUTRAL) -> Proof:
    """The check of a Crisis card is about to be made, with these next Destiny cards."""
    lay_down(proof, card)
    return proof.destiny(*destiny).to_do(f"text:{card}").begin()


def checked(*cards: str, card: str = BAR, destiny: tuple[str, ...] = NEUTRAL, crew: tuple[str, ...] = CREW) -> Proof:
    """A check with these cards of seat 1, up to the first question that follows."""
    proof = check(combined(*crew).hand(1, *cards), card, destiny)
    return proof.add(p1=cards)


def total(proof: Proof) -> int:
    """The strength in the end."""
    shown = [*proof.events("CheckShown"), *proof.events("CheckTotaled")]
    number: int = shown[-1]["total"]
    return number


def resolved(proof: Proof) -> list[str]:
    return [event["card"] for event in proof.events("CheckAbilityResolved")]


def turned(proof: Proof) -> list[str]:
    return [event["card"] for event in proof.events("TreacheryTurned")]


def thrown(proof: Proof, card: str) -> int:
    """How many copies of a card lie in its discard pile."""
    number = LABEL.index(card)
    return proof.g.skill_discards[TYPE[number]].count(number)


def strength(card: str) -> int:
    return STRENGTH[LABEL.index(card)]


def until(proof: Proof, window: str, **adds: tuple[str, ...]) -> Proof:
    """Decline in all windows, adding these cards to the check, until this window is open."""
    while (question := proof.game.questions[0]).prompt != f"galactica-window-{window}":
        adding = question.prompt == "galactica-add-cards"
        proof.say(question.seat, *(adds.get(f"p{question.seat}", ()) if adding else ("choice:pass",)))
    return proof


def draws(proof: Proof) -> list[int]:
    """Everybody who is asked draws the first thing offered; who that was."""
    seats = []
    while proof.prompt() == "draw":
        seats.append(proof.game.questions[0].seat)
        proof.say(seats[-1], proof.game.questions[0].labels[0])
    return seats


def reason(proof: Proof, seat: int, thing: str) -> tuple[str, str]:
    """Why a seat can't choose a thing now, and the rule behind it."""
    why = proof.game.why_not(seat, thing)
    assert why is not None
    return why.name, why.rule
