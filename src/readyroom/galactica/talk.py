"""Table talk: what players may say within the secrecy rules (SECR-001..003, 008..010, 014..024, 028, 031).

Only polar words are offered, no strengths, types or names of cards somebody holds (SECR-019). Whether a phrase is true
never matters (SECR-003), and what is offered depends on nothing hidden: only on what everybody has seen a seat do.
"""

from functools import cache
from typing import Final

from readyroom.galactica.boxes import in_play
from readyroom.galactica.skills import NAME
from readyroom.galactica.state import Galactica
from readyroom.kernel import Option

SIDES: Final = ("human", "cylon")
AMOUNTS: Final = ("a-lot", "a-little")
STRENGTHS: Final = ("high", "low")
JUDGEMENTS: Final = ("good", "bad")


@cache
def _anytime(designs: tuple[int, ...]) -> tuple[Option, ...]:
    """What can be said at any moment, revealed Cylons included. `have-it` answers what another player last asked for:
    that way nobody can list the abilities in his hand (SECR-022..024)."""
    return (
        *(Option("i-am", side) for side in SIDES),
        *(Option("help", amount) for amount in (*AMOUNTS, "cannot")),
        *(Option("hand", strength) for strength in STRENGTHS),
        *(Option("ask", name) for name in dict.fromkeys(NAME[design] for design in designs)),
        *(Option("have-it", answer) for answer in ("yes", "no")),
    )


def phrases(g: Galactica, seat: int) -> tuple[Option, ...]:
    """What `seat` may say now; a lone player talks to nobody."""
    if g.solo:
        return ()
    anytime = _anytime(in_play(g).designs)
    return (
        *_about_others(len(g.players), seat),
        *anytime,
        *_about_check(g, seat),
        *_about_decks(g, seat),
        *_about_ships(g, seat),
    )


@cache
def _about_others(seats: int, seat: int) -> tuple[Option, ...]:
    """Accusations, and claims about others, whether or not he has looked at their Loyalty (SECR-002, SECR-008)."""
    others = [other for other in range(seats) if other != seat]
    accusations = [Option("accuse", str(other), {"seat": other}) for other in others]
    claims = [Option("he-is", f"{other}-{side}", {"seat": other, "side": side}) for other in others for side in SIDES]
    return (*accusations, *claims)


def _about_check(g: Galactica, seat: int) -> list[Option]:
    """How many cards he has added is open, so he may say it with a polar word (SECR-021); only who has added more than
    one card may call his help medium (SECR-020)."""
    count = g.check.added[seat] if g.check is not None and g.check.added else 0
    said = [Option("added", f"{count}-{strength}", {"count": count, "strength": strength}) for strength in STRENGTHS]
    return (said if count else []) + ([Option("help", "a-medium-amount")] if count > 1 else [])


def _about_decks(g: Galactica, seat: int) -> list[Option]:
    """Of a card on top of a deck that he has looked at, or has drawn to choose: good or bad (SECR-028)."""
    seen = []
    for name in (pile.name for pile in in_play(g).piles.values() if pile.known):
        deck = g.decks[name]
        on_top = bool(deck.seen) and deck.seen[-1] >> seat & 1
        if on_top or any(held.pile == name for held in g.held_by(seat)):
            seen.append(name)
    return [Option("top-card", f"{name}-{word}", {"deck": name, "word": word}) for name in seen for word in JUDGEMENTS]


def _about_ships(g: Galactica, seat: int) -> list[Option]:
    """Of a civilian ship whose face he has seen: a lot or a little (SECR-031)."""
    handles = [ship.handle for area in g.civilians for ship in area if ship.seen >> seat & 1]
    return [Option("ship", f"{n}-{amount}", {"handle": n, "amount": amount}) for n in handles for amount in AMOUNTS]
