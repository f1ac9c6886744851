"""Players as others see them, and what a seat knows of them besides."""

import msgspec
from msgspec.structs import replace

from readyroom.galactica.boxes import Pile, in_play
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica, LoyaltyCard, Player


class LoyaltyView(msgspec.Struct, frozen=True):
    """A Loyalty card; None for whom it is hidden from."""

    card: str | None
    revealed: bool


class PlayerView(msgspec.Struct, frozen=True):
    """A seat with its character."""

    seat: int
    character: str
    """Empty before it is chosen."""
    place: str
    """A location, a space area while piloting a viper, or `off_board`."""
    ship: str | None
    """The kind of viper, while piloting one."""
    status: str
    """What they count as for the rules; see `sides`."""
    revealed: bool
    hand: int
    """How many Skill cards."""
    holds: dict[str, list[str] | int]
    """By pile: the cards in front of them, or how many where one can't see them."""
    super_crisis: int
    loyalty: list[LoyaltyView]
    cards: list[str]
    spent: list[str]
    """Once-per-game abilities already used."""


def player(g: Galactica, one: Player) -> PlayerView:
    return PlayerView(
        one.seat,
        one.character,
        one.place,
        one.ship if one.piloting else None,
        one.status,
        is_cylon_player(one),
        len(one.hand),
        {pile.name: _held(one, pile, None) for pile in in_play(g).piles.values() if pile.hands},
        len(one.super_crisis),
        [_loyalty(g, one, card, None) for card in one.loyalty],
        one.holds["quorum"][:],
        one.spent[:],
    )


def known_player(g: Galactica, one: Player, viewer: int, shown: PlayerView) -> PlayerView:
    """A player whose secrets the viewer may know some of: his own, or a Loyalty card he has seen."""
    if one.seat != viewer and not any(card.seen >> viewer & 1 for card in one.loyalty):
        return shown
    return replace(
        shown,
        holds={pile.name: _held(one, pile, viewer) for pile in in_play(g).piles.values() if pile.hands},
        loyalty=[_loyalty(g, one, card, viewer) for card in one.loyalty],
    )


def _held(one: Player, pile: Pile, viewer: int | None) -> list[str] | int:
    """The cards of a pile in front of a player: all of them, or how many."""
    cards = one.holds[pile.name]
    return cards[:] if pile.hands == "open" or one.seat == viewer else len(cards)


def _loyalty(g: Galactica, one: Player, card: LoyaltyCard, viewer: int | None) -> LoyaltyView:
    """A Loyalty card is known to its owner, to who has seen it, to all when it is revealed, and when all is over."""
    knows = viewer is not None and (one.seat == viewer or card.seen >> viewer & 1)
    return LoyaltyView(card.id if card.revealed or knows or g.winner else None, card.revealed)
