"""What Cylon leaders win by: Motive cards, which they may reveal at any moment, and the agenda of Exodus tables, which
nobody sees (MOTV, LEAD-009).

The conditions of all four cards for any moment are open facts. Whenever one becomes true that might lie facedown before
the leader, a secret window opens, whoever has the card: that it opens says nothing. While it stays true the window
opens again at the start of every turn (docs/rulings.md). What is left is turned up by itself when the game is over:
there it can only help.
"""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final, Literal, TypeAlias

from readyroom.galactica.boxes import Box
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.decks import draw_card
from readyroom.galactica.effects.aims import Aim
from readyroom.galactica.events import (
    AgendaDealt,
    AgendaShown,
    LeaderJudged,
    MotiveRevealed,
    MotivesDealt,
)
from readyroom.galactica.loyalty import is_cylon
from readyroom.galactica.registry import AGENDA_ACTIONS, PLAINLY, Effect, Text
from readyroom.galactica.rules_in_force import STANDING
from readyroom.galactica.sides import is_leader
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.windows import Listener, listens, window
from readyroom.kernel import Hidden, Script, WhyNot

Side: TypeAlias = Literal["humans", "cylons"]

MOTIVE: Final = "motive"
"""The deck, and the window."""
DEALT: Final = 2
"""Motive cards in setup, and as many again in the Sleeper Agent phase (MOTV-001)."""
HIDDEN: Final = 1
"""So many of them may stay facedown, and so many faceup must be for who has won (MOTV-008)."""
MATCHING: Final = 2


class Motive(Effect, frozen=True):
    """A Motive card: with whom its owner wins, what it takes to reveal it, and whether that can be at any moment."""

    unless: ClassVar[WhyNot] = WhyNot("other-moment", "MOTV-003")
    side: Side
    """Beside whom it helps to win."""
    at_any_moment: bool
    aim: Aim

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return self.aim.holds(g, seat)

    def do(self, g: Galactica, because: Cause, /) -> None:
        reveal_motive(g, because.seat, because.source)


class Agenda(Text, frozen=True):
    """An Agenda card: its owner wins with these if all of it is so in the end."""

    side: Side
    aim: Aim


MOTIVES: Final[dict[str, Motive]] = {}
AGENDAS: Final[dict[str, Agenda]] = {}


class Facedown(Listener, frozen=True):
    """A Motive card for any moment, which might lie before a Cylon leader."""

    says = "standing"

    def holders(self, g: Galactica, /) -> Iterable[int]:
        return [player.seat for player in g.players if self.name in player.holds]

    def ways(self, g: Galactica, seat: int, /) -> tuple[str, ...]:
        mine = self.name in g.players[seat].holds
        return PLAINLY if mine and self.text.possible(g, seat) else ()

    def might_be_held(self, g: Galactica, /) -> bool:
        return any(self.might_use(g, player.seat) for player in g.players)

    def might_use(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        return (
            is_leader(player)
            and bool(player.held(MOTIVE))
            and self.text.possible(g, seat)
            and not any(self.name in other.shown for other in g.players)
        )


def motive(box: Box, card: str, side: Side, aim: Aim, *, at_any_moment: bool = False) -> None:
    """Declare a Motive card."""
    text = MOTIVES[card] = Motive(side, at_any_moment, aim)
    box.card(MOTIVE, card)
    if at_any_moment:
        listens(box, MOTIVE, Facedown(card, text))
    else:
        STANDING[card] = text


def agenda(box: Box, deck: str, card: str, side: Side, aim: Aim, action: Effect | None = None) -> None:
    """Declare an Agenda card."""
    box.card(deck, card)
    STANDING[card] = AGENDAS[card] = Agenda(side, aim)
    if action is not None:
        AGENDA_ACTIONS[card] = action


# --- dealing -----------------------------------------------------------------------------------------------


def leaders(g: Galactica) -> Iterator[Player]:
    return filter(is_leader, g.players)


def deal_motives(g: Galactica) -> Script[None]:
    """Two Motive cards, which only their owner sees (MOTV-001, SECR-035); conditions that hold already are met anew."""
    for player in leaders(g):
        cards = [card for card in (draw_card(g, MOTIVE) for _ in range(DEALT)) if card is not None]
        player.holds += cards
        g.tell(MotivesDealt, player.seat, len(cards), Hidden(tuple(cards), (player.seat,), None))
    g.met.clear()
    yield from at_any_moment(g)


def deal_agenda(g: Galactica) -> Script[None]:
    """One Agenda card: a sympathetic one with four or six players, a hostile one with five or seven (LOYD-024)."""
    deck = "hostile_agenda" if len(g.players) % 2 else "sympathetic_agenda"
    for player in leaders(g):
        card = draw_card(g, deck)
        assert card is not None
        player.holds.append(card)
        g.tell(AgendaDealt, player.seat, deck, Hidden(card, (player.seat,), None))
    yield from ()


# --- revealing ---------------------------------------------------------------------------------------------


def at_any_moment(g: Galactica) -> Script[None]:
    """The window for Motive cards opens when a condition has become true that was not when it was last looked at
    (MOTV-003, MOTV-004)."""
    found = next(leaders(g), None)
    if found is None:
        return
    met = _met(g, found.seat)
    if met == g.met:
        return
    new = [card for card in met if card not in g.met]
    g.met = met
    if new:
        yield from window(g, MOTIVE)


def _met(g: Galactica, seat: int) -> list[str]:
    return [card for card, text in MOTIVES.items() if text.at_any_moment and text.aim.holds(g, seat)]


def still_met(g: Galactica) -> Script[None]:
    """A leader who has waited may reveal now."""
    found = next(leaders(g), None)
    g.met = [] if found is None else _met(g, found.seat)
    if g.met:
        yield from window(g, MOTIVE)


def reveal_motive(g: Galactica, seat: int, card: str) -> None:
    """A Motive card is turned up for good, which costs nothing and ends nothing."""
    player = g.players[seat]
    player.holds.remove(card)
    player.shown.append(card)
    g.chance.reveal()
    g.tell(MotiveRevealed, seat, card)


# --- the end -----------------------------------------------------------------------------------------------


def assess(g: Galactica) -> None:
    """The winner is fixed: Motive cards whose conditions hold are turned up, agendas are shown, and it is told whether
    the leader has won too (MOTV-005..009, END-007)."""
    for player in leaders(g):
        for card in player.held(MOTIVE):
            if MOTIVES[card].aim.holds(g, player.seat):
                reveal_motive(g, player.seat, card)
        for card in [card for card in player.holds if card in AGENDAS]:
            g.tell(AgendaShown, player.seat, card)
        g.tell(LeaderJudged, player.seat, wins(g, player, g.winner), tuple(player.held(MOTIVE)))


def leads(player: Player) -> bool:
    """Whether this is a Cylon leader, also one who is out."""
    return is_leader(player) or (player.character in SHEETS and SHEETS[player.character].leads)


def has_won(g: Galactica, player: Player) -> bool:
    """Whether somebody is on the side that has won (TERM-006), or a leader who wins beside it (TERM-007)."""
    if leads(player):
        return wins(g, player, g.winner)
    return is_cylon(player) == (g.winner == "cylons")


def agendas_of(player: Player) -> list[str]:
    return [card for card in (*player.holds, *player.shown) if card in AGENDAS]


def wins(g: Galactica, player: Player, winner: str) -> bool:
    """Whether a Cylon leader wins beside `winner`, as things stand (MOTV-008, MOTV-009, LEAD-009)."""
    if kept := agendas_of(player):
        return all(AGENDAS[card].side == winner and AGENDAS[card].aim.holds(g, player.seat) for card in kept)
    matching = [card for card in player.shown if card in MOTIVES and MOTIVES[card].side == winner]
    return len(player.held(MOTIVE)) <= HIDDEN and len(matching) >= MATCHING


def would_win(g: Galactica, player: Player, side: str) -> bool:
    """Whether a Cylon leader would win beside one side if it had won now."""
    if agendas_of(player):
        return wins(g, player, side)
    met = [card for card in player.held(MOTIVE) if MOTIVES[card].aim.holds(g, player.seat)]
    matching = [card for card in (*player.shown, *met) if card in MOTIVES and MOTIVES[card].side == side]
    return len(player.held(MOTIVE)) - len(met) <= HIDDEN and len(matching) >= MATCHING
