"""The typical moments of a game of Galactica that are looked at, and where in a game each of them is found.

A position is searched for in games of computer players whose chance is known; what has to be answered there for a
scene to follow is told with it.
"""

from collections.abc import Callable, Iterator, Mapping
from fnmatch import fnmatch
from types import MappingProxyType
from typing import Any, NamedTuple

from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.sides import is_cylon_player
from readyroom.kernel import Answer, Fair, Game, Json, Question, start
from readyroom.players import Chair, make_player

SEATS = 5
LEVEL = "easy"
Here = Callable[[Game[Any], Question], bool]
Scene = Callable[[list[Json]], bool]


class Moment(NamedTuple):
    """A moment of seat 0, by what it is asked (`here`) or by what follows its answer (`scene`)."""

    name: str
    here: Here
    scene: str = ""
    """The scene to wait for after the answer."""
    follows: Scene | None = None
    guided: bool = False
    turn: int = 0
    options: Mapping[str, Json] = MappingProxyType({})
    prefers: tuple[str, ...] = ()
    """Answers that are given where they are possible, `<seat> <label>` with `*`: what computer players seldom do."""
    certain: bool = False
    """Whether what follows must not hang on what the others choose."""
    held: bool = False
    """I hold my cards to look at them."""
    seats: int = SEATS


class Position(NamedTuple):
    moment: Moment
    secret: str
    game: Game[Any]
    answer: Answer | None


def asked(*prompts: str, least: int = 1) -> Here:
    names = {f"galactica-{prompt}" for prompt in prompts}
    return lambda _, question: question.prompt in names and len(question.picks) >= least


def told(event: str) -> Scene:
    return lambda events: any(one["event"] == event for one in events)


def _attack(events: list[Json]) -> bool:
    drawn = (one["card"] for one in events if one["event"] == "CrisisDrawn")
    return any(isinstance(CRISES[card], Attack) for card in drawn)


def _raiders(game: Game[Any]) -> int:
    return sum(area["raiders"] for area in game.view(None)["areas"].values())


def _fight(game: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-action" and game.state.players[0].piloting and _raiders(game) >= 3


def _guns(_: Game[Any], question: Question) -> bool:
    labels = question.labels if question.prompt == "galactica-weapons" else ()
    return any("basestar" in label for label in labels) and any("raider" in label for label in labels)


def _late_check(game: Game[Any], question: Question) -> bool:
    if question.prompt != "galactica-add-cards" or len(question.picks) < 5:
        return False
    return bool(game.state.check.crisis) and len(game.state.check.cards) >= 4


def _brig(game: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-action" and game.state.players[0].place == "brig"


def _cylon(game: Game[Any], question: Question) -> bool:
    return question.prompt in ("galactica-action", "galactica-cylon-fleet") and is_cylon_player(game.state.players[0])


def _can_reveal(_: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-action" and any(label.startswith("reveal:") for label in question.labels)


def _president(game: Game[Any], question: Question) -> bool:
    g = game.state
    return question.prompt == "galactica-action" and g.president == 0 and len(g.quorum_hand) >= 3


def no_window(_: Game[Any], question: Question) -> bool:
    """Windows close by themselves before anybody can act in a browser."""
    return not question.prompt.startswith("galactica-window-")


BASE_MOMENTS = (
    Moment("characters", asked("character", least=4)),
    Moment("movement", asked("move", least=6), turn=4),
    Moment("combat", _fight, turn=4),
    Moment("guns", _guns),
    Moment("check", _late_check, turn=4),
    Moment("reveal-of-a-check", _late_check, scene="check", follows=told("CheckShown"), turn=4),
    Moment("crisis", asked("choose-part", least=2), turn=3),
    Moment("attack", no_window, scene="crisis", follows=_attack, turn=5),
    Moment("destination", asked("destination", least=2)),
    Moment("jump", no_window, scene="jump", follows=told("FleetJumped")),
    Moment("sleeper", no_window, scene="sleeper", follows=told("SleeperPhase")),
    Moment("cylon-reveals", _can_reveal, scene="reveal", turn=6),
    Moment("brig", _brig),
    Moment("cylon", _cylon),
    Moment("president", _president),
    Moment("end", no_window, scene="end", follows=told("GameEnded")),
    Moment("guide", asked("move", least=6), guided=True, turn=6),
)


EXODUS: dict[str, Json] = {
    "rules": "exodus",
    "cylon_ships": "fleet_board",
    "personal_goals": True,
    "final_five": True,
}


def _told_twice(event: str) -> Scene:
    return lambda events: sum(one["event"] == event for one in events) > 1


def _has_goal(_: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-action" and any(label.startswith("goal:") for label in question.labels)


def _executed(game: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-character" and bool(game.state.executed)


_ICONS = ("* card:*-0*",)
_EXECUTES = ("0 character:callandra*", "0 ability:discharge*")
_EXECUTED = ("1 character:callandra*", "1 ability:discharge*", "1 seat:0")
_LOOKS = ("0 character:gaius_baltar", "0 ability:cylon_detector")

EXODUS_MOMENTS = (
    Moment("ability", no_window, "abilities", _told_twice("CheckAbilityResolved"), options=EXODUS, certain=True),
    Moment("order-of-abilities", asked("check-ability", least=2), options=EXODUS, prefers=_ICONS),
    Moment("consequence", no_window, "abilities", told("ConsequenceResolved"), options=EXODUS, prefers=_ICONS),
    Moment("execution", no_window, "execution", told("Executed"), options=EXODUS, prefers=_EXECUTES),
    Moment("new-character", _executed, options=EXODUS, prefers=_EXECUTED),
    Moment("newcomer", _executed, "newcomer", told("CharacterChosen"), options=EXODUS, prefers=_EXECUTED),
    Moment("goal", _has_goal, "goal", told("GoalRevealed"), options=EXODUS, prefers=("0 goal:*",)),
    Moment("final-five", no_window, "five", told("FinalFiveShown"), options=EXODUS, prefers=_LOOKS),
)
MOMENTS = BASE_MOMENTS + EXODUS_MOMENTS


def fair_of(moment: Moment, n: int) -> Fair:
    return Fair(f"moment-{moment.name}-{n}", ("0",) * moment.seats)


def find(rules: Any, moment: Moment, tries: int = 200) -> Position:
    """A game that stands at the moment."""
    for n in range(tries):
        fair = fair_of(moment, n)
        game = start(rules, moment.seats, fair, dict(moment.options))
        for answer in _stops(game, moment):
            return Position(moment, fair.secret, game, answer)
    raise LookupError(f"{moment.name} was not found in {tries} games")


def _stops(game: Game[Any], moment: Moment) -> Iterator[Answer | None]:
    """Play, and stop where the moment is; with the answer that leads to its scene, if it has one."""
    players = [make_player("galactica", LEVEL, seat) for seat in range(moment.seats)]
    while not game.over:
        question = game.questions[0]
        answer = preferred(question, moment.prefers)
        if answer is None:
            answer = players[question.seat].answer(Chair(game, question))
        if question.seat == 0 and game.state.turn >= moment.turn and moment.here(game, question):
            if moment.name == "cylon-reveals":
                yield next(n for n, label in enumerate(question.labels) if label.startswith("reveal:"))
            elif moment.follows is None:
                yield None
            elif moment.follows(told := soon(game, question, answer)) and (
                not moment.certain or soon(game, question, answer, whims=64) == told
            ):
                yield answer
        game.answer(question.seat, answer)


def preferred(question: Question, prefers: tuple[str, ...]) -> Answer | None:
    """The first answer of those that is possible; of several cards at once, all that are like it."""
    for wanted in prefers:
        seat, label = wanted.split(" ", 1)
        if seat not in ("*", str(question.seat)):
            continue
        found = tuple(n for n, one in enumerate(question.labels) if fnmatch(one, label))
        if found and question.kind == "one":
            return found[0]
        if question.at_least <= len(found) <= question.at_most and found:
            return found
    return None


def soon(game: Game[Any], question: Question, answer: Answer, whims: int = 0) -> list[Json]:
    """What is told after the answer, before seat 0 is asked again."""
    twin = game.clone()
    begun = len(twin.events(None))
    twin.answer(question.seat, answer)
    for _ in range(4):
        if twin.over or twin.questions[0].seat == 0:
            break
        one = twin.questions[0]
        twin.answer(one.seat, make_player("galactica", LEVEL, one.seat + whims).answer(Chair(twin, one)))
    return twin.events(None)[begun:]
