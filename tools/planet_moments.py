"""Typical moments on New Caprica: before Galactica returns, her return, and the departure."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.new_caprica import is_back, on_new_caprica, on_planet, with_forces
from readyroom.galactica.sides import is_cylon_player
from readyroom.kernel import Game, Json, Question
from tools.galactica_moments import Here, Moment, asked, no_window, told

NEW_CAPRICA: Final[Mapping[str, Json]] = {"rules": "combined", "objective": "new_caprica"}
_TURN: Final = ("galactica-action", "galactica-move")


def away(*prompts: str) -> Here:
    """Of a human on the planet, while Galactica is away."""
    here = asked(*prompts)

    def found(game: Game[Any], question: Question) -> bool:
        g = game.state
        human = not is_cylon_player(g.players[0])
        return on_new_caprica(g) and not is_back(g) and human and here(game, question)

    return found


def back(*prompts: str, least: int = 1) -> Here:
    here = asked(*prompts, least=least)
    return lambda game, question: is_back(game.state) and here(game, question)


def offered(label: str) -> Here:
    return lambda _, question: question.prompt == "galactica-action" and any(label in one for one in question.labels)


def occupied(game: Game[Any], question: Question) -> bool:
    """Occupation forces in all three locations of their way, and ships in both stacks."""
    g = game.state
    return question.prompt in _TURN and len(with_forces(g)) >= 2 and bool(g.prepared) and not is_back(g)


def cylon_on_planet(game: Game[Any], question: Question) -> bool:
    player = game.state.players[0]
    return question.prompt == "galactica-action" and is_cylon_player(player) and on_planet(player)


def kept(place: str) -> Here:
    return lambda game, question: question.prompt == "galactica-action" and game.state.players[0].place == place


def crisis_there(game: Game[Any], question: Question) -> bool:
    """A Crisis card of the planet is open, and I add cards to its check."""
    check = game.state.check
    adds = question.prompt == "galactica-add-cards" and len(question.picks) >= 5
    return on_new_caprica(game.state) and adds and check is not None and check.crisis and not is_back(game.state)


def left_behind(events: list[Json]) -> bool:
    """Galactica leaves, and somebody is not aboard."""
    kinds = [one["event"] for one in events]
    return "DepartureOrdered" in kinds and "Executed" in kinds


_LEAVES: Final = ("* *order_departure*",)
_STAYS: Final = ("0 *order_departure*",)

PLANET_MOMENTS: Final = (
    Moment("landing", no_window, "planet", told("NewCapricaBegan"), options=NEW_CAPRICA),
    Moment("settled", away("move"), options=NEW_CAPRICA),
    Moment("crisis-on-the-planet", crisis_there, options=NEW_CAPRICA),
    Moment("occupied", occupied, options=NEW_CAPRICA),
    Moment("attack-on-occupiers", offered("attack_occupation_forces"), options=NEW_CAPRICA),
    Moment("whom-to-execute", asked("resistance-hq"), options=NEW_CAPRICA, prefers=("0 *resistance_hq*",)),
    Moment("detained", kept("detention"), options=NEW_CAPRICA),
    Moment("cylon-on-the-planet", cylon_on_planet, options=NEW_CAPRICA),
    Moment("locked-ship", asked("locked-ship"), options=NEW_CAPRICA, prefers=("0 *shipyard*",)),
    Moment("return", no_window, "planet", told("GalacticaReturned"), options=NEW_CAPRICA),
    Moment("galactica-is-back", back("move", least=6), options=NEW_CAPRICA),
    Moment("evacuation", asked("evacuate", least=2), options=NEW_CAPRICA, prefers=("0 *shipyard*", "0 *:evacuate")),
    Moment("may-leave", offered("order_departure"), options=NEW_CAPRICA),
    Moment("departure", no_window, "planet", told("DepartureOrdered"), options=NEW_CAPRICA, prefers=_LEAVES),
    Moment("left-behind", no_window, "execution", left_behind, options=NEW_CAPRICA, prefers=_STAYS),
)
"""Typical moments on New Caprica."""
