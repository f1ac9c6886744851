"""Players as others see them, and what a seat knows of them besides."""

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import hand_limit
from readyroom.galactica.state import Galactica, Player


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
    hand: int
    """How many Skill cards."""
    hand_limit: int
    """How many they may keep at the end of a turn."""
    holds: dict[str, list[str] | int]
    """By pile: the cards in front of them, or how many where one can't see them."""
    loyalty: list[LoyaltyView]
    spent: list[str]
    """Once-per-game abilities already used."""
    shown: list[str] | UnsetType = UNSET
    """Cards in front of them that lie faceup, though others of their pile don't."""


def player(g: Galactica, one: Player) -> PlayerView:
    return PlayerView(
        one.seat,
        one.character,
        one.place,
        one.ship if one.piloting else None,
        one.status,
        len(one.hand),
        hand_limit(g, one),
        _held(g, one, knows=False),
        _loyalty(g, one, None),
        one.spent[:],
        one.shown[:] or UNSET,
    )


def known_players(g: Galactica, viewer: int, shown: list[PlayerView]) -> list[PlayerView]:
    """The players, some of whose secrets the viewer may know: his own, and Loyalty cards he has seen."""
    known = shown[:]
    for at, one in enumerate(g.players):
        if one.seat == viewer:
            known[at] = replace(shown[at], holds=_held(g, one, knows=True), loyalty=_loyalty(g, one, viewer))
            continue
        for card in one.loyalty:
            if card.seen >> viewer & 1:
                known[at] = replace(shown[at], loyalty=_loyalty(g, one, viewer))
                break
    return known


def _held(g: Galactica, one: Player, *, knows: bool) -> dict[str, list[str] | int]:
    """By pile: the cards in front of a player, or how many where one does not know them."""
    held: dict[str, list[str] | int] = {}
    for pile in in_play(g).in_hands:
        cards = one.held(pile.name)
        known = knows or pile.hands == "open" or (pile.told and bool(g.winner))
        held[pile.name] = cards if known else len(cards)
    return held


def _loyalty(g: Galactica, one: Player, viewer: int | None) -> list[LoyaltyView]:
    """A Loyalty card is known to its owner, to who has seen it, to all when it is revealed, and when all is over."""
    all_known = bool(g.winner) or one.seat == viewer
    bit = 0 if viewer is None else 1 << viewer
    return [
        LoyaltyView(card.id if all_known or card.revealed or card.seen & bit else None, card.revealed)
        for card in one.loyalty
    ]
