"""Typical moments of tables with a Cylon leader: Motive cards and agendas, infiltration, seven seats."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.characters import SHEETS
from readyroom.galactica.sides import INFILTRATOR, is_leader
from readyroom.kernel import Game, Json, Question
from tools.galactica_moments import Moment, Scene, asked, no_window, told

SEVEN: Final[Mapping[str, Json]] = {"rules": "combined", "leaders": True}
AGENDAS: Final[Mapping[str, Json]] = {"rules": "exodus", "objective": "ionian", "leaders": True}


def leads(game: Game[Any], question: Question) -> bool:
    """I am the leader, and it is my turn."""
    asks = question.prompt in ("galactica-action", "galactica-move")
    return asks and is_leader(game.state.players[0])


def choosing(_: Game[Any], question: Question) -> bool:
    """Leaders are among the sheets I can choose."""
    sheets = [label.removeprefix("character:") for label in question.labels]
    return question.prompt == "galactica-character" and sum(SHEETS[one].leads for one in sheets if one in SHEETS) >= 3


def four_motives(game: Game[Any], question: Question) -> bool:
    me = game.state.players[0]
    return leads(game, question) and me.shown != [] and len(me.shown) + len(me.holds) >= 4


def with_agenda(game: Game[Any], question: Question) -> bool:
    return leads(game, question) and game.state.players[0].holds != []


def somebody_infiltrates(game: Game[Any], question: Question) -> bool:
    """Another one is among us, and I move or act."""
    asks = question.prompt in ("galactica-action", "galactica-move")
    return asks and any(player.status == INFILTRATOR for player in game.state.players[1:])


def mine(event: str) -> Scene:
    return lambda events: any(one["event"] == event and one["seat"] == 0 for one in events)


_CAVIL: Final = ("0 character:cavil",)
_REVEALS: Final = (*_CAVIL, "0 use:*")
_OTHER: Final = ("1 character:caprica_six",)

LEADER_MOMENTS: Final = (
    Moment("leader-of-seven", leads, options=SEVEN, prefers=_CAVIL, turn=3, seats=7),
    Moment("leader-sheets", choosing, options=SEVEN, seats=7),
    Moment("motives-held", four_motives, options=SEVEN, prefers=_REVEALS, turn=3, held=True, seats=7),
    Moment("infiltrating", asked("infiltrate"), options=SEVEN, prefers=_CAVIL, seats=7),
    Moment(
        "infiltration", asked("infiltrate"), "leader", mine("InfiltrationBegan"), options=SEVEN, prefers=_CAVIL, seats=7
    ),
    Moment("infiltrator", somebody_infiltrates, options=SEVEN, prefers=_OTHER, turn=3, seats=7),
    Moment("motive-window", asked("window-motive", least=2), options=SEVEN, prefers=_CAVIL, seats=7),
    Moment("motive-revealed", no_window, "leader", told("MotiveRevealed"), options=SEVEN, prefers=_REVEALS, seats=7),
    Moment("agenda-held", with_agenda, options=AGENDAS, prefers=_CAVIL, turn=4, held=True, seats=7),
)
