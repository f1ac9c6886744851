"""Typical moments on the way to Earth: Missions, Demetrius, the rebel basestar; and attack cards with all boxes."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.places import board_of
from readyroom.kernel import Game, Json, Question
from tools.combined_moments import turned
from tools.galactica_moments import Moment, asked, no_window

EARTH: Final[Mapping[str, Json]] = {"rules": "combined", "objective": "earth"}
ATTACKS: Final[Mapping[str, Json]] = {"rules": "combined", "cylon_ships": "attack_cards"}
BRIDGE: Final = ("* location:bridge", "* activate:bridge")
REBELS: Final = ("0 location:datastream", "0 activate:datastream", *BRIDGE)


def aboard_demetrius(game: Game[Any], question: Question) -> bool:
    here = board_of(game.state.players[0].place) == "demetrius"
    return question.prompt == "galactica-action" and here


def mission_check(game: Game[Any], question: Question) -> bool:
    """A Mission is carried out, and I add cards."""
    adds = question.prompt == "galactica-add-cards" and len(question.picks) >= 4
    return adds and game.state.mission is not None and not game.state.check.crisis


def facedown(game: Game[Any], question: Question) -> bool:
    mission = game.state.mission
    asks = question.prompt in ("galactica-action", "galactica-move")
    return asks and mission is not None and mission.facedown


def beside_the_objective(game: Game[Any], question: Question) -> bool:
    return question.prompt in ("galactica-action", "galactica-move") and bool(game.state.missions)


def rebels_reached(_: Game[Any], question: Question) -> bool:
    """I may go to the rebel basestar."""
    return question.prompt == "galactica-move" and "location:datastream" in question.labels


def attacked(game: Game[Any], question: Question) -> bool:
    """A Cylon attack card stays in play."""
    asks = question.prompt == "galactica-action" or (question.prompt == "galactica-move" and len(question.picks) > 4)
    return asks and bool(game.view(None)["kept"])


EARTH_MOMENTS: Final = (
    Moment("demetrius", aboard_demetrius, options=EARTH, prefers=BRIDGE),
    Moment("tactical-plot", asked("peek", "peeked"), options=EARTH),
    Moment("mission", mission_check, options=EARTH, prefers=BRIDGE),
    Moment("mission-facedown", facedown, options=EARTH, prefers=BRIDGE),
    Moment("mission-passed", beside_the_objective, options=EARTH, prefers=BRIDGE),
    Moment("rebels-join", no_window, "board", turned("rebel_basestar"), options=EARTH, prefers=BRIDGE),
    Moment("to-the-rebels", rebels_reached, options=EARTH, prefers=BRIDGE),
    Moment("rebel-price", asked("rebel-price"), options=EARTH, prefers=REBELS),
    Moment("hub-destroyed", no_window, "board", turned("cylon"), options=EARTH, prefers=BRIDGE),
    Moment("attack-card", attacked, options=ATTACKS),
)
"""Typical moments on the way to Earth, and one of attack cards with all boxes."""
