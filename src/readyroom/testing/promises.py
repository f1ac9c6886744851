"""What every game promises, and what is raised when one breaks a promise; what all checks look at."""

from typing import Any

from readyroom.kernel import Game, Json, WhyNot

KINDS = {
    "invariant": "a card or token is lost, doubled or out of place",
    "replay": "the record does not lead to the same position and events",
    "clone": "a clone has another future",
    "undo": "taking back an answer does not restore the position",
    "serialisation": "the state does not survive being written and read",
    "secrecy": "what a seat sees depends on what it can't know",
    "option": "an offered option can't be answered, or an answer that was not offered can",
    "dead end": "nobody is asked and the game is not over",
    "bound": "the game does not end",
    "plain": "a view, event or question is not plain data",
    "imagined": "what a seat imagines hangs on what it can't know, or can't be played",
}


class Fault(AssertionError):
    """A game broke a promise."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind} ({KINDS[kind]}): {detail}")
        self.kind = kind


def check_invariants(game: Game[Any], at: str) -> None:
    for fault in game.rules.faults(game.state):
        raise Fault("invariant", f"{at}: {fault}")


def viewers(game: Game[Any]) -> list[int | None]:
    return [*range(game.header.seats), None]


def reasons(game: Game[Any], seat: int) -> dict[str, WhyNot | None]:
    """Why a seat can't choose what it can point at."""
    return {thing: game.why_not(seat, thing) for thing in game.rules.things(game.state, seat)}


def asked(game: Game[Any], viewer: int | None) -> list[Json]:
    return [question.plain() for question in game.questions_for(viewer)]
