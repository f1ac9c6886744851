"""Browsers at a table with a Cylon leader: none is told or shows Motive cards that lie facedown, or the agenda."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.running import Server, running_server
from tests.e2e.seeded import Until, fast_forward, seeded_table
from tests.e2e.watched import Watch, Watched

from readyroom import kernel
from readyroom.catalogue import rules_of
from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.sides import is_leader
from readyroom.kernel import Fair, Game, Json, Question
from readyroom.players import Chair, make_player

pytestmark = pytest.mark.slow

NAMES = ("Ann", "Bo", "Cid", "Dee")
SEATS = len(NAMES)
WITH_MOTIVES: Mapping[str, Json] = {"rules": "combined", "leaders": True}
WITH_AGENDA: Mapping[str, Json] = {"rules": "exodus", "objective": "ionian", "leaders": True}


@pytest.fixture
def quick(client: None, tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path / "server") as server:
        yield server


def _begins(motives: bool) -> Until:
    """The leader acts; of Motive cards one lies faceup by then, and others do not."""

    def begins(game: Game[Any], question: Question) -> bool:
        acts = question.prompt == "galactica-action" and is_leader(game.state.players[question.seat])
        return acts and bool(_kept(game)) and _revealed(game) == motives

    return begins


def _revealed(game: Game[Any]) -> bool:
    return any(player.shown for player in game.state.players if is_leader(player))


def _kept(game: Game[Any]) -> set[str]:
    """What lies facedown before leaders."""
    return {card for player in game.state.players for card in player.holds if card in MOTIVES or card in AGENDAS}


def _rehearsed(options: Mapping[str, Json]) -> str:
    """The chance of a game in which that comes early."""
    for n in range(60):
        secret = f"leader-{n}"
        game = kernel.start(rules_of("galactica"), SEATS, Fair(secret, ("0",) * SEATS), dict(options))
        players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
        until = _begins(options is WITH_MOTIVES)
        while not game.over and game.state.turn < 12:
            question = game.questions[0]
            if until(game, question):
                return secret
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    raise AssertionError("no such leader")


@pytest.mark.parametrize("options", [WITH_MOTIVES, WITH_AGENDA], ids=["motives", "agenda"])
def test_no_browser_is_told_what_a_leader_wants(
    quick: Server, new_context: NewContext, options: Mapping[str, Json]
) -> None:
    contexts = [new_context() for _ in NAMES]
    for context, name in zip(contexts, NAMES, strict=True):
        guest(context, quick, name)
    secret, motives = _rehearsed(options), options is WITH_MOTIVES
    table, _ = seeded_table(
        contexts[0],
        quick,
        SEATS,
        secret,
        others=contexts[1:],
        window_seconds=0.2,
        options=dict(options),
    )
    table, _ = fast_forward(quick, table, _begins(motives))
    seats = [Watched(context, f"{quick.url}/t/{table}", seat) for seat, context in enumerate(contexts)]
    watch = Watch(quick, table, seats)
    watch.play(lambda *_: None, lambda _: True, more=25, seconds=150)
    game = watch.played.game
    leader = next(player.seat for player in game.state.players if is_leader(player))
    kept = _kept(game)
    assert kept
    assert kept <= watch.private[leader]
    assert _revealed(game) == motives
    assert all(f'"{card}"' in "".join(seats[leader].frames) for card in kept)
    others = "".join(frame for one in seats if one.seat != leader for frame in one.frames)
    assert not [card for card in kept if card in others]
    assert watch.leaks() == []
