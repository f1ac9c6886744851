"""Typical moments with the Cylon Fleet board of the Exodus box."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.pursuit import AUTO_ATTACK, MARKER, TRACK
from readyroom.galactica.tokens import marker_on
from readyroom.kernel import Game, Json, Question
from tools.galactica_moments import Moment, asked, no_window

FLEET: Final[Mapping[str, Json]] = {"rules": "exodus", "cylon_ships": "fleet_board"}


def waiting(game: Game[Any]) -> int:
    """How many areas beyond the horizon have ships."""
    fleet = game.state.cylon_board
    bases = {one.area for one in fleet.basestars}
    return sum(bool(fleet.raiders[area] or fleet.heavies[area] or area in bases) for area in range(6))


def gathering(game: Game[Any], question: Question) -> bool:
    """All three kinds of ships wait, in many areas."""
    fleet = game.state.cylon_board
    asks = question.prompt in ("galactica-action", "galactica-move")
    return asks and waiting(game) >= 4 and any(fleet.heavies) and any(fleet.raiders) and bool(fleet.basestars)


def about_to_strike(game: Game[Any], question: Question) -> bool:
    last = marker_on(game.state, MARKER) == list(TRACK)[-2]
    return question.prompt == "galactica-move" and last and waiting(game) >= 3


def one_click(game: Game[Any], question: Question) -> bool:
    return question.kind == "one" and no_window(game, question)


def strikes(events: list[Json]) -> bool:
    """The whole fleet comes, to several areas, and nobody has to discard anything first."""
    attack = any(one["event"] == "MarkerMoved" and one["space"] == AUTO_ATTACK for one in events)
    waits = any(one["event"] == "SkillsDiscarded" for one in events)
    return attack and not waits and sum(one["event"] == "FleetArrived" for one in events) >= 3


def cag_places(game: Game[Any], question: Question) -> bool:
    there = sum(bool(ships) for ships in game.state.civilians)
    return question.prompt == "galactica-place-civilian" and there >= 1 and any(game.state.fleet.raiders)


def nuke_at_an_area(game: Game[Any], question: Question) -> bool:
    nukes = any(label.startswith("nuke:") for label in question.labels)
    return question.prompt == "galactica-action" and nukes and sum(game.state.fleet.raiders) >= 5


def escorts(game: Game[Any], question: Question) -> bool:
    """A pilot of a Mark VII can fight, and bring a civilian ship to safety."""
    labels = question.labels if question.prompt == "galactica-action" else ()
    kinds = {label.split(":")[0] for label in labels}
    return {"escort", "attack"} <= kinds and game.state.players[0].ship == "viper_mark_vii"


def commands(_: Game[Any], question: Question) -> bool:
    """The CAG may lead the vipers."""
    return question.prompt == "galactica-action" and any(label.startswith("title:") for label in question.labels)


_PILOT: Final = ("0 character:lee_apollo_adama", "0 kind:viper_mark_vii", "0 choice:stay", "0 pass:")
_CYLON: Final = ("0 reveal:", "0 location:basestar_bridge", "0 activate:basestar_bridge")

FLEET_MOMENTS: Final = (
    Moment("fleet-gathers", gathering, options=FLEET),
    Moment("pursuit", about_to_strike, options=FLEET),
    Moment("fleet-arrives", one_click, scene="arrival", follows=strikes, options=FLEET),
    Moment("cag", cag_places, options=FLEET),
    Moment("title", commands, options=FLEET),
    Moment("nuke", nuke_at_an_area, options=FLEET),
    Moment("escort", escorts, options=FLEET, prefers=_PILOT),
    Moment("bridge", asked("basestar-bridge"), options=FLEET, prefers=_CYLON),
)
