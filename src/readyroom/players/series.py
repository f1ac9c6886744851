"""Series of games between computer players: planned, played in as many processes as wanted, always the same games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from readyroom import kernel
from readyroom.catalogue import rules_of
from readyroom.kernel import BadSetup, Game, Json, ReadyroomError, Result
from readyroom.players.base import play_out
from readyroom.players.levels import make_player


class Plan(NamedTuple):
    """One game to be played: the same plan always gives the same game."""

    game: str
    seats: int
    options: Mapping[str, Json]
    players: tuple[str, ...]
    """The level of each seat's player."""
    seed: int
    save: Path | None = None
    """A folder for the record."""
    check: bool = False
    """Whether broken invariants are looked for after every answer."""


class Played(NamedTuple):
    answers: int
    result: Result


def play(plan: Plan) -> Played:
    """Play one game. Each player's whims depend on the seed and his seat."""
    game = kernel.start(rules_of(plan.game), plan.seats, plan.seed, plan.options, listen=needs_events(plan))
    players = [make_player(plan.game, name, plan.seed * 64 + seat) for seat, name in enumerate(plan.players)]
    play_out(game, players, after=look_for_faults if plan.check else None)
    if plan.save:
        kernel.load(game.record()).write(plan.save / f"{plan.game}-{plan.seed}.json")
    result = game.result
    assert result is not None
    return Played(len(game), result)


def look_for_faults(game: Game[Any]) -> None:
    for fault in game.rules.faults(game.state):
        raise ReadyroomError(f"seed {game.header.seed}, after answer {len(game)}: {fault}")


def needs_events(plan: Plan) -> bool:
    """Whether anybody listens: random players never do, and a game that tells nothing is faster."""
    return any(name != "random" for name in plan.players)


Progress = Callable[[int], None]
"""Told how many games are done."""

RunMany = Callable[[Sequence[Plan], Progress], list[Played]]


def run_here(plans: Sequence[Plan], progress: Progress) -> list[Played]:
    played = []
    for plan in plans:
        played.append(play(plan))
        progress(len(played))
    return played


def run_in_processes(jobs: int) -> RunMany:
    """Games spread over processes of this machine; the results are in the order of the plans."""

    def run(plans: Sequence[Plan], progress: Progress) -> list[Played]:
        played: list[Played] = []
        with ProcessPoolExecutor(jobs) as pool:
            for some in pool.map(_play_some, list(_pieces(plans, jobs))):
                played += some
                progress(len(played))
        return played

    return run_here if jobs == 1 else run


def run_on_ray(address: str) -> RunMany:
    """Games spread over a Ray cluster (needs the `ray` extra); the same games as anywhere else.

    Every machine of the cluster needs Readyroom in the same version.
    """
    try:
        import ray  # noqa: PLC0415 - an extra
    except ImportError:
        raise BadSetup("playing on a cluster needs Ray: pip install 'readyroom[ray]'") from None

    def run(plans: Sequence[Plan], progress: Progress) -> list[Played]:
        try:
            ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadSetup(f"no Ray cluster can be reached at {address}: {error}") from None
        remote: Any = ray.remote(_play_some)
        jobs = max(1, int(ray.cluster_resources().get("CPU", 1)))
        played: list[Played] = []
        for some in [remote.remote(piece) for piece in _pieces(plans, jobs)]:
            played += ray.get(some)
            progress(len(played))
        return played

    return run


def _pieces(plans: Sequence[Plan], jobs: int) -> Iterator[Sequence[Plan]]:
    size = max(1, min(100, len(plans) // (jobs * 4)))
    for at in range(0, len(plans), size):
        yield plans[at : at + size]


def _play_some(plans: Sequence[Plan]) -> list[Played]:
    return [play(plan) for plan in plans]
