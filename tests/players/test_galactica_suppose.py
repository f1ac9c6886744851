"""Supposed games of `hard` at Galactica: they look as the real one does, and what is hidden lies as it is believed."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.galactica.modes import MODES

import readyroom as rr
from readyroom.galactica.faults import faults
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.skills import DESIGN, PILOTING, TYPE
from readyroom.galactica.testing import Table
from readyroom.galactica.view import GalacticaView
from readyroom.players import Chair, make_player
from readyroom.players.galactica.beliefs import EARLY, Beliefs
from readyroom.players.galactica.suppose import Drawn, one_of, place_added, place_loyalty, place_skills, suppose
from readyroom.players.galactica.table import Table as Seen
from readyroom.players.galactica.think import LookAhead, Opinion


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_a_supposed_game_looks_the_same_and_asks_the_same(seats: int, options: dict[str, Any]) -> None:
    """At any question, inside checks, dice and drawn cards too; no card is missing, and it can be played on."""
    made: Counter[str] = Counter()
    game = rr.new("galactica", seats, 3, options)
    players = [make_player("galactica", "easy", 3 * 64 + seat) for seat in range(seats)]
    while not game.over:
        question = game.questions[0]
        chair = Chair(game, question)
        seen: GalacticaView = chair.view()
        if len(game) % 5 == 0:
            table, drawn, beliefs = Seen(seen, question.seat), Drawn(), Beliefs()
            drawn.listen(chair)
            beliefs.listen(chair, table)
            rng = Random(len(game))
            world = one_of(rng, beliefs.worlds(table))
            maybe = suppose(chair, len(game), world, drawn)
            assert maybe.seen(question.seat) == seen
            assert maybe.legal(question.seat) == question.labels
            assert not list(faults(maybe.state)) or options.get("difficulty")
            assert_cylons_lie_as_believed(maybe.state, world)
            made.update(what for what in ("check", "die", "held") if getattr(seen, what))
            made["all"] += 1
            if made["all"] % 8 == 0:
                answer = make_player("galactica", "random", 1).answer(chair)
                assert len(LookAhead(chair, drawn, Opinion([0.0] * seats), 1).values(1, world, [answer])) == 1
        game.answer(question.seat, players[question.seat].answer(chair))
    assert made["all"] > 10
    assert made["check"] > 3


def assert_cylons_lie_as_believed(state: Any, world: tuple[tuple[int, int], ...]) -> None:
    for seat, number in world:
        if seat >= 0:
            assert state.players[seat].loyalty[number % EARLY].id in CYLONS


def test_cylon_cards_go_where_they_are_believed_and_nothing_known_moves() -> None:
    game = rr.new("galactica", 5, 2)
    while not game.state.players[4].loyalty:
        question = game.questions[0]
        game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))
    mine = [card.id for card in game.state.players[0].loyalty]
    before = Counter(game.state.loyalty) + Counter(c.id for p in game.state.players for c in p.loyalty)
    cylons = sum(before[card] for card in CYLONS) - sum(card in CYLONS for card in mine)
    world = tuple((seat, 0) for seat in (3, 1))[:cylons]
    for seed in range(20):
        g = game.state.copy()
        place_loyalty(g, 0, world, Random(seed))
        assert [card.id for card in g.players[0].loyalty] == mine
        assert all(g.players[seat].loyalty[0].id in CYLONS for seat, _ in world)
        assert Counter(g.loyalty) + Counter(c.id for p in g.players for c in p.loyalty) == before


def test_hands_are_of_the_types_their_owners_have_drawn() -> None:
    table = Table("laura_roslin", "william_adama", "lee_apollo_adama")
    table.hand(0, "repair-1").hand(1, "maximum_firepower-3", "evasive_maneuvers-2").hand(2, "repair-2", "repair-1")
    g = table.to_do("action").game.state.copy()
    before = Counter(g.destiny + g.players[1].hand + g.players[2].hand)
    drawn = Drawn()
    drawn.types = {2: Counter({PILOTING: 9})}
    hits = 0
    for seed in range(20):
        place_skills(g, 0, drawn, Random(seed))
        hits += sum(TYPE[card] == PILOTING for card in g.players[2].hand)
        assert g.players[0].hand == [DESIGN["repair-1"]]
        assert Counter(g.destiny + g.players[1].hand + g.players[2].hand) == before
    assert hits > 25  # of 40; one in five would be by chance


def test_who_is_no_cylon_has_added_cards_that_help() -> None:
    table = Table("laura_roslin", "tom_zarek", "saul_tigh").destiny("repair-1", "repair-1")
    table.hand(0, "consolidate_power-1").hand(1, "repair-2").hand(2, "executive_order-1", "executive_order-2")
    table.resolve("elections_loom")
    table.say(1, "repair-2").say(2)
    g = table.game.state.copy()
    assert g.check is not None
    assert g.check.by.count(1) == 1
    place_added(g, 0)
    assert g.check.cards[g.check.by.index(1)] in (DESIGN["executive_order-1"], DESIGN["executive_order-2"])
    g = table.game.state.copy()
    assert g.check is not None
    g.players[1].loyalty[0].id = CYLONS[0]
    place_added(g, 0)
    assert g.check.cards[g.check.by.index(1)] == DESIGN["repair-2"]
