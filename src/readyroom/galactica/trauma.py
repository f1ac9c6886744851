"""Trauma tokens: a pool of faces that players draw and keep secret, until a disaster or the Trial (TRAU).

They are the cards of a pile: in front of players, facedown in Sickbay and the Brig, on Ally cards (`allies`) and beside
Crossroads cards (`crossroads`). Nobody keeps a disaster.
"""

from collections.abc import Sequence
from typing import Final

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import draw_card, lay, shuffle_in
from readyroom.galactica.events import DisasterDrawn, DisasterReplaced, TokensTaken, TraumaDiscarded, TraumaDrawn
from readyroom.galactica.execution import execute
from readyroom.galactica.purposes import UNBURDEN
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica, Player
from readyroom.kernel import Choose, ChooseSeveral, Hidden, Option, Script

POOL: Final = "trauma"
BENEVOLENT: Final = "trauma_benevolent"
ANTAGONISTIC: Final = "trauma_antagonistic"
DISASTER: Final = "trauma_disaster"
TRIAL: Final = "trial"
"""The end of trauma, among the phases that have been."""
FIRST: Final = 3
"""Tokens for a character that comes into the game (SETUP-074, EXEC-022)."""
FOR_A_DISASTER: Final = 2
"""Tokens that a Cylon player draws for each (TRAU-006)."""


def show_trauma(token: str) -> Option:
    return Option("token", token)


def tokens_of(player: Player) -> list[str]:
    return player.trauma


def no_more(g: Galactica) -> bool:
    """Whether there are no trauma tokens: after the Trial, and at tables without (TRIAL-017)."""
    return POOL not in g.decks or TRIAL in g.phases


# --- getting them ------------------------------------------------------------------------------------------


def draw_trauma(g: Galactica, seat: int, count: int, because: Cause) -> Script[None]:
    """So many tokens from the pool, drawn together before a disaster is resolved (TRAU-009)."""
    if not no_more(g):
        yield from _acquire(g, seat, _from_pool(g, count), because)


def _from_pool(g: Galactica, count: int) -> list[str]:
    """As many as there are."""
    return [token for _ in range(count) if (token := draw_card(g, POOL)) is not None]


def _acquire(g: Galactica, seat: int, tokens: Sequence[str], because: Cause) -> Script[None]:
    """Kept secret, but for a disaster: it executes who counts as a human player, and others draw more instead. It goes
    back only afterwards (TRAU-003..007)."""
    player = g.players[seat]
    disasters = _keep(g, player, tokens)
    if not disasters:
        return
    g.set_aside += disasters
    g.tell(DisasterDrawn, seat)
    if is_cylon_player(player):
        yield from draw_trauma(g, seat, FOR_A_DISASTER * len(disasters), because)
    else:
        yield from execute(g, seat, Cause(DISASTER))
    for token in disasters:
        g.set_aside.remove(token)
        shuffle_in(g, POOL, token)


def _keep(g: Galactica, player: Player, tokens: Sequence[str]) -> list[str]:
    """Take tokens, but for the disasters among them."""
    kept = tuple(token for token in tokens if token != DISASTER)
    player.trauma += kept
    if kept:
        g.tell(TraumaDrawn, player.seat, len(kept), Hidden(kept, (player.seat,), None))
    return [token for token in tokens if token == DISASTER]


def first_trauma(g: Galactica, seat: int) -> None:
    """For a character that comes into the game: disasters are shown, replaced and put back (SETUP-075, EXEC-022)."""
    wanted, disasters = FIRST, list[str]()
    while wanted and (tokens := _from_pool(g, wanted)):
        shown = _keep(g, g.players[seat], tokens)
        disasters += shown
        wanted -= len(tokens) - len(shown)
    for token in disasters:
        g.tell(DisasterReplaced, seat)
        shuffle_in(g, POOL, token)


def take_trauma(g: Galactica, _: str) -> Script[None]:
    """The start of a turn: who is where a trauma token lies takes it, and another one comes there unseen even if it was
    a disaster (TRAU-001, TRAU-002)."""
    spot = g.players[g.current].place
    lies = g.facedown.get(POOL, {}).get(spot)
    if no_more(g) or spot not in in_play(g).piles[POOL].spots:
        return
    if lies:
        token = lies.pop()
        del g.facedown[POOL][spot]
        g.chance.reveal()
        g.tell(TokensTaken, POOL, spot, 1)
        yield from _acquire(g, g.current, [token], Cause(spot))
    lay(g, POOL, spot)


# --- being rid of them -------------------------------------------------------------------------------------


def choose_trauma(
    g: Galactica, seat: int, count: int, prompt: str, purpose: str = UNBURDEN, **facts: str
) -> Script[list[str]]:
    """`seat` picks so many of their tokens; all if they have no more. Else they are asked even if all are alike, for
    who is not asked would tell."""
    mine = g.players[seat].trauma
    if len(mine) <= count:
        return mine[:]
    if count == 1:
        token: str = yield Choose(seat, prompt, mine, show_trauma, facts=facts, purpose=purpose)
        return [token]
    tokens: tuple[str, ...] = yield ChooseSeveral(
        seat, prompt, mine, show_trauma, at_least=count, at_most=count, facts=facts, purpose=purpose
    )
    return [*tokens]


def discard_trauma(g: Galactica, seat: int, tokens: Sequence[str]) -> None:
    """These tokens of a seat go back to the pool; nobody else sees them (TRAU-008)."""
    if not tokens:
        return
    for token in tokens:
        g.players[seat].trauma.remove(token)
        shuffle_in(g, POOL, token)
    g.tell(TraumaDiscarded, seat, len(tokens), Hidden(tuple(sorted(tokens)), (seat,), None))


def discard_chosen_trauma(g: Galactica, seat: int, count: int) -> Script[None]:
    """`seat` discards so many tokens of their choice, as many as they have."""
    discard_trauma(g, seat, (yield from choose_trauma(g, seat, count, "galactica-discard-trauma", UNBURDEN)))


def discard_random_trauma(g: Galactica, seat: int, count: int) -> None:
    """Tokens of a seat at random go back to the pool."""
    mine = g.players[seat].trauma[:]
    discard_trauma(g, seat, g.chance.draw(mine, min(count, len(mine))))


def take_unseen(g: Galactica) -> str:
    """A token of the pool that nobody looks at; nothing if there is none (SECR-038)."""
    return draw_card(g, POOL) or ""


def put_back(g: Galactica, token: str) -> None:
    """A token goes back to the pool; nothing does where there was none."""
    if token:
        shuffle_in(g, POOL, token)


# --- setup, and executions ---------------------------------------------------------------------------------


def lay_out_trauma(g: Galactica, _: str) -> Script[None]:
    """The end of the setup: a token in each place that has one, three for everybody (SETUP-073..075)."""
    for spot in in_play(g).piles[POOL].spots:
        lay(g, POOL, spot)
    for seat in g.clockwise(g.current):
        first_trauma(g, seat)
    yield from ()


def goes_with_character(g: Galactica) -> Script[None]:
    """A human was executed: all their tokens are discarded (EXEC-014)."""
    seat = g.happening[-1].seat
    discard_trauma(g, seat, g.players[seat].trauma[:])
    yield from ()


def comes_with_character(g: Galactica) -> Script[None]:
    """A new character has its first tokens (EXEC-022)."""
    if not no_more(g):
        first_trauma(g, g.happening[-1].seat)
    yield from ()
