"""Table talk: what players may say within the secrecy rules (SECR-001..003, 008..010, 014..024, 028, 031, 036, 037).

Only polar words are offered, no strengths, types or names of cards somebody holds (SECR-019). Whether a phrase is true
never matters (SECR-003), and what is offered depends on nothing hidden: only on what everybody has seen a seat do.
"""

from functools import cache, lru_cache
from typing import Final

from readyroom.galactica.boxes import in_play
from readyroom.galactica.sides import takes_part
from readyroom.galactica.skills import NAME
from readyroom.galactica.state import Galactica
from readyroom.kernel import Option

SIDES: Final = ("human", "cylon")
AMOUNTS: Final = ("a-lot", "a-little")
STRENGTHS: Final = ("high", "low")
JUDGEMENTS: Final = ("good", "bad")
ADVICE: Final = ("meet", "avoid")


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
    """What `seat` may say now; a lone player talks to nobody, and who is out only watches. The same tuple for all that
    looks the same."""
    if g.solo or not takes_part(g.players[seat]):
        return ()
    check = g.check
    added = check.added[seat] if check is not None and check.added else 0
    allies = tuple([ally.id for ally in g.allies])
    return _phrases(len(g.players), seat, in_play(g).designs, added, _decks_seen(g, seat), _ships_seen(g, seat), allies)


@lru_cache(4096)
def _phrases(
    seats: int,
    seat: int,
    designs: tuple[int, ...],
    added: int,
    decks: tuple[str, ...],
    ships: tuple[int, ...],
    allies: tuple[str, ...],
) -> tuple[Option, ...]:
    about_others, anytime = _about_others(seats, seat), _anytime(designs)
    about_cards = (*_about_check(added), *_about_decks(decks), *_about_ships(ships), *_about_allies(allies))
    return (*about_others, *anytime, *about_cards)


@cache
def _about_others(seats: int, seat: int) -> tuple[Option, ...]:
    """Accusations, and claims about others, whether or not he has looked at their Loyalty (SECR-002, SECR-008)."""
    others = [other for other in range(seats) if other != seat]
    accusations = [Option("accuse", str(other), {"seat": other}) for other in others]
    claims = [Option("he-is", f"{other}-{side}", {"seat": other, "side": side}) for other in others for side in SIDES]
    return (*accusations, *claims)


def _about_check(count: int) -> list[Option]:
    """How many cards he has added is open, so he may say it with a polar word (SECR-021); only who has added more than
    one card may call his help medium (SECR-020)."""
    said = [Option("added", f"{count}-{strength}", {"count": count, "strength": strength}) for strength in STRENGTHS]
    return (said if count else []) + ([Option("help", "a-medium-amount")] if count > 1 else [])


def _decks_seen(g: Galactica, seat: int) -> tuple[str, ...]:
    """Decks of which a seat has looked at the card on top, or has drawn cards to choose."""
    drawn = [held.pile for held in g.held if held.seat == seat]
    found: list[str] = []
    for name in in_play(g).to_know:
        seen = g.decks[name].seen
        if (seen and seen[-1] >> seat & 1) or name in drawn:
            found.append(name)
    return tuple(found)


def _about_decks(decks: tuple[str, ...]) -> list[Option]:
    """Of a card on top of a deck that he has looked at, or has drawn to choose: good or bad (SECR-028)."""
    return [Option("top-card", f"{name}-{word}", {"deck": name, "word": word}) for name in decks for word in JUDGEMENTS]


def _ships_seen(g: Galactica, seat: int) -> tuple[int, ...]:
    stacks = (*g.civilians, g.locked, g.prepared) if g.locked or g.prepared else g.civilians
    return tuple([ship.handle for ships in stacks if ships for ship in ships if ship.seen >> seat & 1])


def _about_ships(handles: tuple[int, ...]) -> list[Option]:
    """Of a civilian ship whose face he has seen: a lot or a little (SECR-031)."""
    return [Option("ship", f"{n}-{amount}", {"number": n + 1, "amount": amount}) for n in handles for amount in AMOUNTS]


def _about_allies(cards: tuple[str, ...]) -> list[Option]:
    """Advice for or against meeting somebody, whatever one knows of the token there; of tokens nobody speaks (SECR-036,
    SECR-037)."""
    return [Option("ally", f"{card}-{word}", {"card": card, "word": word}) for card in cards for word in ADVICE]
