"""Typical moments with all boxes."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.skills import NAME, SKILLS, TYPE
from readyroom.kernel import Game, Json, Question
from tools.galactica_moments import Moment, Scene, asked, no_window, told

COMBINED: Final[Mapping[str, Json]] = {"rules": "combined"}
NEBULA: Final[Mapping[str, Json]] = {"rules": "combined", "objective": "ionian"}


def many_cards(game: Game[Any], question: Question) -> bool:
    """Nine cards and more, of five types."""
    hand = game.state.players[0].hand
    return question.prompt == "galactica-action" and len(hand) >= 9 and len({TYPE[card] for card in hand}) >= 5


def hull_in_danger(game: Game[Any], question: Question) -> bool:
    """Pegasus lies there damaged, and somebody is aboard."""
    places = game.view(None)["boards"].get("pegasus", {}).get("places", {})
    hurt = sum(place in game.state.damaged for place in places)
    aboard = any(player.place in places for player in game.state.players)
    return question.prompt in ("galactica-action", "galactica-move") and hurt >= 2 and aboard


def under_fire(game: Game[Any], question: Question) -> bool:
    """Cylons have hit, and I say which ship it is."""
    if question.prompt != "galactica-damage-which":
        return False
    told = [event for event in game.events(None) if event["event"] in ("DieRolled", "CheckBegan", "TurnBegan")]
    return told[-1]["event"] == "DieRolled" and bool(told[-1]["attacker"]) and bool(told[-1]["hit"])


def reckless(game: Game[Any], question: Question) -> bool:
    check = game.state.check
    return question.prompt == "galactica-add-cards" and check is not None and check.reckless and len(question.picks) > 4


def mutiny_in_hand(game: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-action" and len(game.state.players[0].held(MUTINY)) >= 2


def raptors_fight(game: Game[Any], question: Question) -> bool:
    """Assault raptors and Mark VII vipers are in space beside raiders."""
    squadrons = game.view(None)["squadrons"]
    kinds = [kind for kind, one in squadrons.items() if sum(one["space"])]
    asks = question.prompt in ("galactica-action", "galactica-move", "galactica-unmanned-viper")
    return asks and len(kinds) >= 3 and sum(game.state.fleet.raiders) >= 2


def movement_ability(_: Game[Any], question: Question) -> bool:
    """Beside places there is an ability of a sheet."""
    return question.prompt == "galactica-move" and any(label.startswith("card:") for label in question.labels)


def for_the_turn(game: Game[Any], question: Question) -> bool:
    return bool(game.state.for_turn) and question.prompt in ("galactica-action", "galactica-move")


def turned(board: str) -> Scene:
    return lambda events: any(one["event"] == "BoardTurned" and one["board"] == board for one in events)


def shields(events: list[Json]) -> bool:
    """Cylons fire at us, and Pegasus takes it."""
    return any(one["event"] == "BoardDamaged" for one in events)


def turned_up(events: list[Json]) -> bool:
    return any(one["event"] == "TreacheryTurned" for one in events)


def abilities_of_treachery(events: list[Json]) -> bool:
    names = {NAME[design] for design in range(len(NAME)) if SKILLS[TYPE[design]] == "treachery"}
    return any(one["event"] == "CheckAbilityResolved" and one["card"] in names for one in events)


_PEGASUS: Final = ("* board:pegasus",)
_MUTINY: Final = ("* mutiny:*",)

COMBINED_MOMENTS: Final = (
    Moment("six-types", many_cards, options=COMBINED, turn=3),
    Moment("pegasus", hull_in_danger, options=COMBINED, prefers=_PEGASUS),
    Moment("which-ship", asked("damage-which"), options=COMBINED),
    Moment("pegasus-hit", under_fire, "combat", shields, options=COMBINED, prefers=_PEGASUS),
    Moment("pegasus-lost", no_window, "board", turned("pegasus"), options=COMBINED, prefers=_PEGASUS),
    Moment("mutiny-cards", mutiny_in_hand, options=COMBINED, held=True, seats=6),
    Moment("mutiny-limit", asked("mutiny-limit"), options=COMBINED),
    Moment("mutiny", no_window, "mutiny", told("MutinyPlayed"), options=COMBINED, prefers=_MUTINY),
    Moment("mutineer", no_window, "mutiny", told("MutineerRevealed"), options=COMBINED, turn=2, seats=6),
    Moment("reckless", reckless, options=COMBINED),
    Moment("turned-up", no_window, "abilities", turned_up, options=COMBINED),
    Moment("treachery", no_window, "abilities", abilities_of_treachery, options=COMBINED),
    Moment("loyalty-handed-over", no_window, "handover", told("LoyaltyGiven"), options=COMBINED),
    Moment("three-kinds-in-space", raptors_fight, options=COMBINED),
    Moment("movement-ability", movement_ability, options=COMBINED, turn=2),
    Moment("for-the-turn", for_the_turn, options=COMBINED),
    Moment("all-boxes-and-the-nebula", asked("move", least=8), options=NEBULA, turn=5),
)
"""Typical moments with all boxes together."""
