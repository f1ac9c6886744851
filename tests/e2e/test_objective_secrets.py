"""Browsers at a table on New Caprica and at one on the way to Earth: none is told what lies in a stack of civilian
ships or in a deck, but who has looked."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.running import Server, running_server
from tests.e2e.seeded import Until, header_of, rows_of, seeded_table, stand_at
from tests.e2e.watched import Watch, Watched
from tools.galactica_moments import preferred

from readyroom.catalogue import rules_of
from readyroom.galactica.missions import DECK as MISSIONS
from readyroom.galactica.new_caprica import DECK as NEW_CAPRICA
from readyroom.kernel import Fair, Game, Json, Question, start
from readyroom.players import Chair, make_player
from readyroom.server.table.game_log import GameLog

pytestmark = pytest.mark.slow

SEATS = 3
NAMES = ("Ann", "Bo", "Cid")


SHIPYARD = ("* location:shipyard", "* activate:shipyard")


class Wanted(NamedTuple):
    secret: str
    options: Mapping[str, Json]
    until: Until
    deck: str
    prefers: tuple[str, ...] = ()
    """What is answered where it can be, as in `tools/galactica_moments.py`."""


def _looks(_: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-locked-ship"


def _mission(game: Game[Any], question: Question) -> bool:
    return question.prompt == "galactica-add-cards" and game.state.mission is not None


GAMES = {
    "new-caprica": Wanted("grounded", {"rules": "combined", "objective": "new_caprica"}, _looks, NEW_CAPRICA, SHIPYARD),
    "earth": Wanted("mission", {"rules": "combined", "objective": "earth"}, _mission, MISSIONS),
}


def played(wanted: Wanted) -> tuple[str, Game[Any]]:
    """Computer players play until somebody is asked what is wanted; and the game's secret."""
    for n in range(60):
        secret = f"{wanted.secret}-{n}"
        game = start(rules_of("galactica"), SEATS, Fair(secret, ("0",) * SEATS), dict(wanted.options))
        players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
        while not game.over:
            question = game.questions[0]
            if wanted.until(game, question):
                return secret, game
            answer = preferred(question, wanted.prefers)
            if answer is None:
                answer = players[question.seat].answer(Chair(game, question))
            game.answer(question.seat, answer)
    raise LookupError(wanted.secret)


@pytest.fixture
def quick(client: None, tmp_path: Path) -> Iterator[Server]:
    with running_server(tmp_path / "server") as server:
        yield server


@pytest.mark.parametrize("name", GAMES)
def test_no_browser_is_told_what_lies_facedown(quick: Server, new_context: NewContext, name: str) -> None:
    wanted = GAMES[name]
    secret, game = played(wanted)
    contexts = [new_context() for _ in NAMES]
    for context, who in zip(contexts, NAMES, strict=True):
        guest(context, quick, who)
    table, _ = seeded_table(
        contexts[0],
        quick,
        SEATS,
        secret,
        others=contexts[1:],
        window_seconds=0.2,
        options=dict(wanted.options),
    )
    table = stand_at(quick, table, game)
    seats = [Watched(context, f"{quick.url}/t/{table}", seat) for seat, context in enumerate(contexts)]
    watch = Watch(quick, table, seats)
    watch.play(lambda _, __: None, lambda _: True, more=20, seconds=240)
    assert watch.leaks() == []
    left = {card for deck in watch.played.game.state.decks.values() for card in deck.cards}
    assert left & {*game.state.decks[wanted.deck].cards}
    known = _known(quick, table)
    for one in seats:
        text = "".join(one.frames)
        hidden = left - watch.lawful[one.seat]
        assert len(hidden) > 20
        assert [card for card in hidden if f'"{card}"' in text or f'"{card}"' in one.shown] == []
        told = _told(one.frames)
        assert told <= known[one.seat]
    looked = [bool(_told(one.frames)) for one in seats]
    assert looked == [bool(wanted.prefers) and game.questions[0].seat == seat for seat in range(SEATS)]


def _known(server: Server, table: str) -> list[set[tuple[int, str]]]:
    """By seat: the civilian ships it has ever looked at, and what they carry."""
    log = GameLog(header_of(server, table))
    known: list[set[tuple[int, str]]] = [set() for _ in NAMES]
    for row in rows_of(server, table):
        log.apply(row, quiet=True)
        g = log.game.state
        for ship in [*g.locked, *g.prepared, *(ship for area in g.civilians for ship in area)]:
            for seat, mine in enumerate(known):
                if ship.seen >> seat & 1:
                    mine.add((ship.handle, ship.face))
    return known


def _told(frames: list[str]) -> set[tuple[int, str]]:
    """The ships on the ground of which a browser was told what they carry."""
    told = set()
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "game":
            view = message["state"]["view"]
            ships = [*view.get("locked", []), *view.get("prepared", [])]
            told |= {(ship["handle"], ship["face"]) for ship in ships if ship["face"] is not None}
    return told
