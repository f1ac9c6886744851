"""Imagining: the game as it could be for all that one seat knows, to be played on in that seat's head.

What the seat can't know is dealt anew by `Rules.permute`, and chance gets another key. What comes out is made from what
the seat sees and the seed alone (the suite compares: `check_imagined`), and no part of the true game can be reached
from it: not its state, answers, events, rest points or seed.

Where the script has done nothing since it rested but ask, it begins there anew with the new state. In the middle of
something (a check, a die, drawn cards) the script goes on where it stands, on the state that was dealt anew
under it. Two things follow for who writes rules:

- Truth lives in the state. A local variable of a script that is alive while a seat is asked holds nothing that this
  seat can't know, only parts of the state itself (a list of it, a card's struct) or what everybody sees.
- Questions that several seats are asked at once, away from a rest point, are made of lists of the state itself, not of
  copies, so that they follow it. In a secret window all other seats pass.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from readyroom.kernel.chance import Chance, key_of
from readyroom.kernel.drive import RestPoint
from readyroom.kernel.errors import ReadyroomError, RulesFault
from readyroom.kernel.questions import Question, Script
from readyroom.kernel.records import Header
from readyroom.kernel.state import State

if TYPE_CHECKING:
    from readyroom.kernel.game import Game

G = TypeVar("G", bound="Game[Any]")


def imagine(game: G, seat: int, seed: int, until: Callable[[Any], bool] | None = None) -> G:
    """See `Game.imagine`."""
    asked = game.questions_for(seat)
    if not asked:
        raise ReadyroomError(f"seat {seat} is not asked anything now: it imagines when it has to decide")
    labels = asked[0].labels
    new = game.clone(listen=False)
    at_rest = new._asks == 1 and new.state == new._rests[-1].state
    state = new._rests[-1].state.copy() if at_rest else new.state
    chance = Chance(key_of("imagine", str(seed)))
    new.rules.permute(state, seat, chance)
    state.chance.key, state.chance.uses, state.chance.reveals = key_of("imagined", str(seed)), 0, 0
    _forget(new)
    if at_rest:
        start: RestPoint[State] = RestPoint(0, state, 0, (0,) * new.header.seats)
        new._rests = [start]
        new._begin(start, listen=False, dense=False)
    else:
        _ask_again(new, seat)
    new._until = until
    if [question.labels for question in new.questions_for(seat)] != [labels]:
        raise RulesFault(f"{new.rules.name}: seat {seat} would be asked something else if hidden things lay otherwise")
    return new


def _forget(game: "Game[Any]") -> None:
    """Cut the game off from all that was before."""
    header = game.header
    game.header = Header(header.game, header.rules, header.seats, header.options, None)
    game.hold = False
    game._until = None
    game.said = []
    game._seats, game._picks, game._events, game._rests = bytearray(), [], [], []
    game._floor = game._asked_at = game._mark = 0
    game._begun_at, game._released, game._due = -1, (0, 0), 1
    game._serials = [0] * header.seats


def _ask_again(game: "Game[Any]", seat: int) -> None:
    """The questions that are open while the script stands where it stands."""
    asked = game._asked
    if game._given is not None:
        game._given = {}
    if game._window is not None:
        mine = next(n for n, question in enumerate(asked) if question.seat == seat)
        passes = [None if n == mine else _passed(question) for n, question in enumerate(asked)]
        game._script = _others_pass(game._script, passes, mine)
        game._script.send(None)
        game._asked = asked = [asked[mine]]
    for question in asked:
        game._serials[question.seat] = question.serial = 1


def _passed(question: Question) -> Any:
    passing = question.passing
    if passing is None:
        raise RulesFault(f"in a window nobody has to act, but {question.prompt} can't be declined")
    return question.value(passing)


def _others_pass(script: Script[None], passes: list[Any], mine: int) -> Script[None]:
    """The script at a window in which only one seat still answers."""
    given: Any = yield  # type: ignore[misc]  # the window is open already
    passes[mine] = given[0]
    given = passes
    try:
        while True:
            given = yield script.send(given)
    except StopIteration:
        return
