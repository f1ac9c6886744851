"""Objective cards: what happens at which distance, and how the humans win (OBJ)."""

from collections.abc import Callable
from typing import Final, NoReturn

import msgspec

from readyroom.galactica.boxes import Box, take_id
from readyroom.galactica.resources import StepLeft
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script

Phase = Callable[[Galactica], Script[None]]


class Objective(msgspec.Struct, frozen=True):
    id: str
    milestones: tuple[tuple[int, str], ...]
    """Phases that begin at once when the distance first reaches a number (OBJ-001, OBJ-002)."""
    last: int
    """From this distance on the next jump ends the game: the humans have won (OBJ-003)."""
    resets: tuple[str, ...] = ()
    """Phases that put the fleet marker back themselves, instead of the jump (CROS-005)."""
    decks: tuple[tuple[str, str], ...] = ()
    """Decks that others take the place of in the phase that begins at `last`."""
    returns: Phase | None = None
    """What happens on Auto Jump while Galactica is away: the fleet does not jump (NCAP-023)."""


RETURNED: Final = "galactica_returned"
"""From this phase on the fleet marker moves no more, and the fleet does not jump (STEP-011, NCAP-034)."""

OBJECTIVES: Final[dict[str, Objective]] = {}
PHASES: Final[dict[str, Phase]] = {}
"""What the milestones call for, by name."""


def objective(box: Box, card: Objective) -> None:
    """Declare an Objective card."""
    take_id(card.id, "objective")
    OBJECTIVES[card.id] = card
    box.objectives.append(card.id)


def objective_of(g: Galactica) -> Objective:
    return OBJECTIVES[g.options.objective]


def milestones(g: Galactica) -> list[int]:
    """The distances at which something happens, the last of them first for the next jump to win."""
    goal = objective_of(g)
    return [*dict.fromkeys([*(distance for distance, _ in goal.milestones), goal.last])]


def deck_at(g: Galactica, name: str, distance: int) -> str:
    """The deck that is meant by a name once the fleet has come so far (JUMP-020)."""
    goal = objective_of(g)
    return dict(goal.decks).get(name, name) if distance >= goal.last else name


def may_jump(g: Galactica) -> bool:
    """Whether the fleet can jump at all, and so prepare for it."""
    return RETURNED not in g.phases


def fulfilled(g: Galactica) -> NoReturn:
    """The human end condition is met: nothing else comes any more but the end checks (END-005)."""
    g.agenda[:] = ["end_checks"]
    raise StepLeft


def reached(g: Galactica, distance: int) -> Script[list[str]]:
    """The fleet has come so far: every phase that is due and has not been; which ones it were."""
    due = [phase for needed, phase in objective_of(g).milestones if distance >= needed and phase not in g.phases]
    for phase in due:
        g.phases.append(phase)
        yield from PHASES[phase](g)
    return due
