"""Decks, and boards as they lie."""

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from readyroom.galactica.boxes import in_play
from readyroom.galactica.places import BOARDS, Layout, access, layout, side_of
from readyroom.galactica.skills import LABEL, SKILLS
from readyroom.galactica.state import Deck, Galactica


class DeckView(msgspec.Struct, frozen=True):
    """What is open of a deck. What a deck does not have, or does not show, is not there at all."""

    size: int | UnsetType = UNSET
    top: str | UnsetType | None = UNSET
    """The top card of its discard pile; None if there is none."""
    cards: list[str] | UnsetType = UNSET
    """If it lies faceup."""
    facedown: dict[str, int] | UnsetType = UNSET
    """How many of its cards lie facedown where."""


class KnownView(msgspec.Struct, frozen=True):
    """What a seat has seen of a deck."""

    top: list[str]
    """The cards on top, the topmost first."""


class BoardView(msgspec.Struct, frozen=True):
    """A board on the table, with its locations and all that is printed there."""

    side: str
    """Which one is up."""
    access: str
    """Which players may be there: `human`, `cylon` or `all`."""
    bears: int
    """With so many damaged locations it is destroyed; 0: never."""
    places: dict[str, list[str]]
    """By location: `hazardous`, `damageable`, `confined`."""


def decks(g: Galactica) -> dict[str, DeckView]:
    """Sizes of Skill, Quorum and Destiny decks are open (SECR-025), other sizes are not (OQ-26); of discard piles only
    the top card (SECR-026, SECR-027)."""
    shown = {
        name: DeckView(len(deck), LABEL[pile[-1]] if pile else None)
        for name, deck, pile in zip(SKILLS, g.skill_decks, g.skill_discards, strict=False)
    }
    shown["destiny"] = DeckView(len(g.destiny))
    for pile in in_play(g).piles.values():
        deck = g.decks[pile.name]
        lies = g.facedown.get(pile.name, {})
        shown[pile.name] = DeckView(
            len(deck.cards) if pile.size_open or pile.open else UNSET,
            deck.discard[-1] if deck.discard else None,
            deck.cards[:] if pile.open else UNSET,
            {spot: len(lies.get(spot, ())) for spot in pile.spots} if pile.spots else UNSET,
        )
    return shown


def known(g: Galactica, viewer: int) -> dict[str, KnownView]:
    """Cards on top of decks that the viewer has seen. What went to the bottom is not looked at again (SECR-040)."""
    return {name: KnownView(_seen_on_top(g.decks[name], viewer)) for name in in_play(g).to_know}


def _seen_on_top(deck: Deck, viewer: int) -> list[str]:
    cards: list[str] = []
    at = len(deck.seen) - 1
    while at >= 0 and deck.seen[at] >> viewer & 1:
        cards.append(deck.cards[at])
        at -= 1
    return cards


def boards(g: Galactica) -> dict[str, BoardView]:
    """Made once for all tables whose boards lie alike."""
    lies = layout(g)
    key = (g.options, *g.sides.items())
    found = _LAID.get(key)
    if found is None or found[0] is not lies:
        found = _LAID[key] = (lies, {name: _board(g, name, places) for name, places in lies.flags.items()})
    return found[1]


_LAID: Final[dict[object, tuple[Layout, dict[str, BoardView]]]] = {}


def _board(g: Galactica, name: str, places: dict[str, tuple[str, ...]]) -> BoardView:
    printed = {place: list(flags) for place, flags in places.items()}
    return BoardView(side_of(g, name), access(g, name), BOARDS[name].bears, printed)
