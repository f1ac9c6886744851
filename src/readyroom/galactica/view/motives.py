"""What a Cylon leader is told of the own Motive cards, or of the agenda: what is still needed, and who would win."""

import msgspec

from readyroom.galactica.motives import AGENDAS, MOTIVES, Motive, Side, would_win
from readyroom.galactica.state import Galactica, Player


class NeedView(msgspec.Struct, frozen=True):
    """Something that is counted: how much there is, and between which numbers it has to be."""

    what: str
    """A resource, a type of Skill cards, or what else is counted (`distance`, `damaged`)."""
    now: int
    least: int | None
    most: int | None
    met: bool


class MotiveView(msgspec.Struct, frozen=True):
    """A Motive card, or an agenda."""

    card: str
    side: Side
    """Beside whom it helps to win."""
    at_any_moment: bool
    """Whether it can be revealed before the game is over."""
    shown: bool
    met: bool
    needs: list[NeedView]


class OutlookView(msgspec.Struct, frozen=True):
    cards: list[MotiveView]
    wins: list[Side]
    """Beside whom their owner would win if the game were over now."""


def outlook(g: Galactica, player: Player) -> OutlookView:
    cards = [card for card in (*player.shown, *player.holds) if card in MOTIVES or card in AGENDAS]
    sides: tuple[Side, ...] = ("humans", "cylons")
    return OutlookView([_motive(g, player, card) for card in cards], [s for s in sides if would_win(g, player, s)])


def _motive(g: Galactica, player: Player, card: str) -> MotiveView:
    text = MOTIVES[card] if card in MOTIVES else AGENDAS[card]
    needs = text.aim.measures(g, player.seat)
    return MotiveView(
        card,
        text.side,
        isinstance(text, Motive) and text.at_any_moment,
        card in player.shown,
        text.aim.holds(g, player.seat),
        [NeedView(*need, need.met) for need in needs],
    )
