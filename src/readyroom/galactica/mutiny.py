"""Mutiny cards: drawing them, how many one may keep, the Brig, and playing them (MUTY).

Whoever would have somebody draw one calls `draw_mutiny`, which knows the limit, the Brig and who looks at two of them.
"""

from typing import Final

from readyroom.galactica.board import OFF_BOARD
from readyroom.galactica.causes import SETUP, Cause
from readyroom.galactica.characters import ability, drawback
from readyroom.galactica.decks import bury_held, choose_held, discard_to, draw_card, draw_to_choose, show_named
from readyroom.galactica.discards import discard
from readyroom.galactica.events import MutinyDrawn, MutinyPlayed, NotPossible
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import BRIG, is_confined, sent
from readyroom.galactica.purposes import INDIFFERENT
from readyroom.galactica.registry import MUTINY_ACTIONS
from readyroom.galactica.rules_in_force import STANDING, Disreputable, MoralDilemma, Mutineer, NecessarySteps
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.windows import any_moment
from readyroom.kernel import ChooseSeveral, Hidden, Script

MUTINY: Final = "mutiny"
"""The deck."""
LIMIT: Final = 1
REMOVED: Final[set[str]] = set()
"""Cards that leave the game when they were played; the others are discarded."""


def is_mutineer(player: Player) -> bool:
    return any(card.revealed and isinstance(STANDING.get(card.id), Mutineer) for card in player.loyalty)


def mutiny_limit(player: Player) -> int:
    """How many Mutiny cards somebody may have without going to the Brig (MUTY-005, MUTY-010)."""
    for card in player.loyalty:
        text = STANDING.get(card.id)
        if card.revealed and isinstance(text, Mutineer):
            return text.limit
    return LIMIT


def mutiny_at_start(g: Galactica, player: Player) -> int:
    """With how many a character comes into the game."""
    text = drawback(g, player, Disreputable)
    return 0 if text is None else text.count


def first_mutiny(g: Galactica, _: str) -> Script[None]:
    """The last step of the setup: characters who begin with Mutiny cards."""
    for seat in g.clockwise(g.current):
        for _number in range(mutiny_at_start(g, g.players[seat])):
            yield from draw_mutiny(g, seat, SETUP)


# --- drawing -----------------------------------------------------------------------------------------------


def draw_mutiny(
    g: Galactica, seat: int, because: Cause, *, jailed: bool = True, keeps: int | None = None
) -> Script[None]:
    """A Mutiny card; over the limit one goes to the Brig at once, and keeps no more than the limit there
    (MUTY-005..011). `jailed`: not where the effect says that nobody is moved; `keeps`: what it leaves them with.
    Revealed Cylons draw none (MUTY-013)."""
    player = g.players[seat]
    if not is_human_player(player):
        return
    card, seers = yield from _drawn(g, seat)
    if card is None:
        g.tell(NotPossible, "draw-mutiny")
        return
    player.holds.append(card)
    g.tell(MutinyDrawn, seat, Hidden(card, seers, None))
    yield from any_moment(g)
    dilemma = drawback(g, player, MoralDilemma)
    if dilemma is not None:
        yield from discard(g, seat, dilemma.count, Cause("moral_dilemma", seat))
    limit = mutiny_limit(player)
    if len(player.held(MUTINY)) > limit and jailed and not is_confined(player) and player.place != OFF_BOARD:
        yield from move_to(g, seat, sent(g, seat, BRIG), because)
    yield from cut_down(g, seat, limit if keeps is None else keeps)


def _drawn(g: Galactica, seat: int) -> Script[tuple[str | None, tuple[int, ...]]]:
    """The card, and who sees it: somebody may see two and decide which of them it is (CHERR-050)."""
    for player in g.players:
        steps = ability(player, NecessarySteps) if player.character else None
        if steps is not None:
            draw_to_choose(g, player.seat, MUTINY, steps.count)
            if not g.held[-1].cards:
                g.held.pop()
                return None, ()
            card = yield from choose_held(g, "galactica-necessary-steps", INDIFFERENT)
            bury_held(g)
            return card, tuple({seat: 0, player.seat: 0})
    return draw_card(g, MUTINY), (seat,)


def cut_down(g: Galactica, seat: int, most: int) -> Script[None]:
    """Mutiny cards are discarded by choice, until there are no more than `most` (MUTY-007, MUTY-009, MUTY-011)."""
    cards = g.players[seat].held(MUTINY)
    over = len(cards) - most
    if over <= 0:
        return
    gone: tuple[str, ...] = yield ChooseSeveral(
        seat, "galactica-mutiny-limit", cards, show_named, at_least=over, at_most=over, purpose=INDIFFERENT
    )
    for card in gone:
        discard_mutiny(g, seat, card)


def discard_mutiny(g: Galactica, seat: int, card: str) -> None:
    """A Mutiny card goes faceup to the discard pile (MUTY-003)."""
    g.players[seat].holds.remove(card)
    g.chance.reveal()
    discard_to(g, MUTINY, card)


def discard_all_mutiny(g: Galactica, seat: int) -> None:
    """Who is revealed or executed has none any more (MUTY-014, EXEC-003)."""
    for card in g.players[seat].held(MUTINY):
        discard_mutiny(g, seat, card)


# --- playing -----------------------------------------------------------------------------------------------


def play_mutiny(g: Galactica, seat: int, card: str) -> Script[None]:
    """The action of a Mutiny card in hand; while it is resolved it is no longer there (MUTY-002, MUTY-012)."""
    g.players[seat].holds.remove(card)
    yield from resolve_mutiny(g, seat, card)


def resolve_mutiny(g: Galactica, seat: int, card: str) -> Script[None]:
    """While it is resolved it lies in `kept`: a card is always somewhere. It may say itself where it goes."""
    g.kept.append(card)
    g.chance.reveal()
    g.tell(MutinyPlayed, seat, card)
    yield from MUTINY_ACTIONS[card].run(g, Cause(card, seat))
    put_away(g, card, removed=card in REMOVED)


def put_away(g: Galactica, card: str, *, removed: bool = False) -> None:
    """A Mutiny card that was played goes to its discard pile, or out of the game, unless it has done so already."""
    if card not in g.kept:
        return
    g.kept.remove(card)
    if removed:
        g.removed.append(card)
    else:
        discard_to(g, MUTINY, card)
