"""Typical moments of the Ionian Nebula."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.allies import ALLIES
from readyroom.kernel import Game, Json, Question
from tools.galactica_moments import Moment, Scene, asked, no_window, told

NEBULA: Final[Mapping[str, Json]] = {"rules": "exodus", "objective": "ionian"}
EVERYTHING: Final[Mapping[str, Json]] = {
    **NEBULA,
    "cylon_ships": "fleet_board",
    "personal_goals": True,
    "final_five": True,
}


def allies_wait(game: Game[Any], question: Question) -> bool:
    """I may go where somebody waits, and on one of them lies a token of mine."""
    moves = [label.removeprefix("location:") for label in question.labels]
    places = {ALLIES[one.id].place for one in game.state.allies}
    mine = any(one.by == 0 for one in game.state.allies)
    return question.prompt == "galactica-move" and mine and len(places & {*moves}) >= 2


def much_trauma(game: Game[Any], question: Question) -> bool:
    tokens: list[str] = game.state.players[0].trauma
    return question.prompt == "galactica-action" and len(tokens) >= 4 and len({*tokens}) == 2


def disaster(events: list[Json]) -> bool:
    return any(one["event"] == "Executed" and one["why"] == "trauma_disaster" for one in events)


def together(*events: str) -> Scene:
    return lambda all_told: {*events} <= {one["event"] for one in all_told}


def _roads(events: list[Json]) -> bool:
    shown = [one for one in events if one["event"] == "CrossroadsShown"]
    return len(shown) >= 2


NEBULA_MOMENTS: Final = (
    Moment("allies", allies_wait, options=NEBULA, turn=6),
    Moment("allies-with-everything", allies_wait, options=EVERYTHING, turn=6),
    Moment("ally-met", no_window, "ally", told("AllyMet"), options=NEBULA, turn=3),
    Moment("trauma-held", much_trauma, options=EVERYTHING, held=True),
    Moment("placing-trauma", asked("ally-trauma", least=3), options=NEBULA),
    Moment("disaster", no_window, "execution", disaster, options=NEBULA),
    Moment("at-the-crossroads", asked("set-trauma", least=3), options=NEBULA),
    Moment("crossroads", no_window, "crossroads", _roads, options=NEBULA),
    Moment("crossroads-result", asked("crossroads-result"), options=NEBULA),
    Moment("trial", no_window, "trial", together("TrialBegan", "Eliminated"), options=NEBULA),
    Moment("eliminated", no_window, "eliminated", told("Eliminated"), options=NEBULA),
)
