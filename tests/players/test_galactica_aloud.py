"""What computer players say aloud about their moves: from what everybody sees, for humans and hidden Cylons alike."""

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.galactica.tables import WAITING

import readyroom as rr
from readyroom.galactica.board import RESOURCES
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.registry import QUORUM_ACTIONS
from readyroom.galactica.skills import CARDS_NAMED
from readyroom.galactica.view import GalacticaView
from readyroom.kernel import Chance, Fair, Game, Header, Json, Question, key_of, load
from readyroom.players import Chair, make_player
from readyroom.players.galactica.aloud import PREFIX, _place, aloud
from readyroom.server import bots
from readyroom.server.table.game_log import answer_rows
from readyroom.words import words

SILENT = {"sickbay"}
"""Nobody goes there by himself, and it has no action."""


def moves(seed: int, seats: int, level: str = "easy") -> Iterator[tuple[Game[Any], Question, Any]]:
    """Every question of a game of computer players with its answer, before it is given."""
    game = rr.new("galactica", seats, seed)
    players = [make_player("galactica", level, seed * 10 + seat) for seat in range(seats)]
    while not game.over:
        question = game.questions[0]
        answer = players[question.seat].answer(Chair(game, question))
        yield game, question, answer
        game.answer(question.seat, answer)


def steps(seed: int, seats: int) -> Iterator[tuple[GalacticaView, list[Json]]]:
    """Every answer of a game as a spectator sees it: the table before, and what he is told then."""
    view, told = None, 0
    for game, _, _ in moves(seed, seats):
        if view is not None:
            yield view, game.events(None, told)
        view, told = game.seen(None), game.event_count


def after(game: Game[Any], seat: int, answer: Any) -> list[Json]:
    """What a spectator is told when this is answered."""
    twin = game.clone()
    begun = twin.event_count
    twin.answer(seat, answer)
    return twin.events(None, begun)


def test_there_are_words_for_every_reason() -> None:
    say = words("en")
    cards = [f"card-{name}" for name in CARDS_NAMED if name not in WAITING] + [
        f"quorum-{name}" for name in QUORUM_ACTIONS
    ]
    types = [f"character-{sheet.type}" for sheet in SHEETS.values()]
    places = [place for place in LOCATIONS if place not in SILENT]
    seen: GalacticaView = rr.new("galactica", 5, seed=1).seen(None)
    mute = [place for place in places if _place(seen, 0, place) is None]
    assert not mute, f"nobody says why they go there: {mute}"
    wanted = [PREFIX + one.replace("_", "-") for one in (*cards, *types, *places)]
    missing = [key for key in wanted if not say.has(key)]
    assert not missing, f"what computer players say of these goes into players.ftl: {missing}"


def test_what_players_do_in_a_game_is_explained() -> None:
    say = words("en")
    keys: set[str] = set()
    explained = told = 0
    for seed in range(3):
        for view, events in steps(seed, 3 + seed):
            told += sum(event["event"] in ("LocationActivated", "SkillPlayed", "CardsAdded") for event in events)
            for one in aloud(view, events):
                explained += 1
                keys.add(one.key)
                assert say.has(one.key), one.key
                assert "{" not in say.say(one.key, **{k: str(v) for k, v in one.facts.items()})
    assert explained >= told > 200, "every location, card and addition to a check has a reason"
    assert len(keys) > 25


def test_reasons_are_the_same_whatever_is_hidden() -> None:
    """Loyalty, hands and decks dealt anew under the same open table: where the same is told, the same is said."""
    alike = turned = 0
    for seed in range(2):
        for n, (game, question, answer) in enumerate(moves(seed, 5)):
            if n % 4:
                continue
            if n > 600:
                break
            other = game.clone()
            other.rules.permute(other.state, None, Chance(key_of("aloud", f"{seed} {n}")))
            again = other.questions_for(question.seat)
            if not again or again[0].labels != question.labels:
                continue
            mine, theirs = (_cylon(one, question.seat) for one in (game, other))
            here, there = after(game, question.seat, answer), after(other, question.seat, answer)
            if here == there:
                alike += 1
                turned += mine != theirs
                assert aloud(game.seen(None), here) == aloud(other.seen(None), there)
    assert alike > 60
    assert turned > 10, "no human was a hidden Cylon instead: the test proves nothing"


def _cylon(game: Game[Any], seat: int) -> bool:
    return any(card.id in CYLONS for card in game.state.players[seat].loyalty)


def _names(data: Any) -> set[str]:
    found = set(re.findall(r'"([a-z_0-9:~-]+)"', json.dumps(data)))
    return found | {part for one in found for part in re.split("[:~]", one)}


def test_reasons_name_nothing_that_a_spectator_has_not_seen() -> None:
    open_names = {*RESOURCES}
    for seed in range(2):
        for view, events in steps(seed, 4):
            said = aloud(view, events)
            seen = _names([msgspec.to_builtins(view), events]) | open_names if said else open_names
            for one in said:
                assert _names(list(one.facts.values())) <= seen, one


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_every_viewer_hears_the_same_and_only_computer_players_speak(viewer: int | None) -> None:
    game = rr.new("galactica", 4, Fair("aloud", ("0",) * 4))
    players = [make_player("galactica", "easy", seat) for seat in range(4)]
    for _ in range(150):
        question = game.questions[0]
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    record = load(game.record())
    rows = [(row.kind, row.seat, row.picks, row.serial) for row in answer_rows(record)]
    header = msgspec.json.encode(msgspec.convert(msgspec.to_builtins(record.header), Header))
    heard = bots._explain(f"t{viewer}", header, rows, viewer, 0, [1, 2, 3])
    spectator = bots._explain("spectator", header, rows, None, 0, [1, 2, 3])
    assert heard == spectator
    assert len(heard) == 24
    assert {one["seat"] for one in heard} <= {1, 2, 3}
    later = bots._explain(f"t{viewer}", header, rows, viewer, heard[-1]["at"], [1, 2, 3])
    assert later == [one for one in heard if one["at"] >= heard[-1]["at"]]
