"""Trauma tokens, allies and Crossroads cards: dealt anew, nobody who must not know them sees a difference."""

from collections import Counter

import pytest
from tests.rules.galactica_ionian import Nebula, dealt

from readyroom.galactica.permute import permute
from readyroom.galactica.sides import OUT
from readyroom.galactica.state import Crossroad, Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.galactica.trauma import DISASTER, POOL
from readyroom.kernel import Chance, key_of

VIEWERS = (0, 1, 2, 3, 4, None)


def table() -> Nebula:
    """Everybody has tokens, on two Ally cards lies one of somebody's own, and seat 4 is out."""
    scene = Nebula("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek", "felix_gaeta").cylon(3)
    scene.trauma(0, "AAB").trauma(1, "ABB").trauma(2, "BB").trauma(3, "AAAB")
    scene.lies(sickbay="D", brig="A").ally("aaron_kelly", "A", by=1).ally("billy_keikeya", "D").ally(
        "diana_seelix", "B", 2
    )
    player = scene.state.players[4]
    player.status, player.place = OUT, "off_board"
    for seat, token in ((0, "A"), (1, "B"), (2, ""), (3, "B")):
        deck = scene.state.decks["crossroads"]
        deck.seen.pop()
        face = scene.take(token) if token else ""
        scene.state.crossroads.append(Crossroad(seat, deck.cards.pop(), face, shown=seat == 3))
    return scene


def tokens(g: Galactica) -> Counter[str]:
    held = [token for player in g.players for token in player.trauma]
    lies = [token for cards in g.facedown[POOL].values() for token in cards]
    laid = [ally.token for ally in g.allies] + [road.token for road in g.crossroads if road.token]
    return Counter([*g.decks[POOL].cards, *held, *lies, *laid])


@pytest.mark.parametrize("viewer", VIEWERS)
def test_dealing_anew_changes_nothing_that_a_viewer_sees(viewer: int | None) -> None:
    scene = table()
    g = scene.state
    seen, had = EVERY_MODE.view(g, viewer), tokens(g)
    for seed in range(20):
        other = g.copy()
        permute(other, viewer, Chance(key_of("again", str(seed))))
        assert EVERY_MODE.view(other, viewer) == seen
        assert tokens(other) == had
        assert list(EVERY_MODE.faults(other)) == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_a_viewer_knows_stays_and_the_rest_is_dealt_anew(viewer: int | None) -> None:
    g = table().state
    changed: set[str] = set()
    for seed in range(40):
        other = g.copy()
        permute(other, viewer, Chance(key_of("again", str(seed))))
        for seat, player in enumerate(other.players):
            if player.trauma != g.players[seat].trauma:
                changed.add(f"trauma {seat}")
        for n, ally in enumerate(other.allies):
            if ally.token != g.allies[n].token:
                changed.add(f"ally {n}")
        for n, road in enumerate(other.crossroads):
            if road.token != g.crossroads[n].token:
                changed.add(f"token {n}")
            if road.card != g.crossroads[n].card:
                changed.add(f"card {n}")
        if other.facedown != g.facedown:
            changed.add("places")
    known = {f"trauma {viewer}", f"token {viewer}", f"card {viewer}", "token 2", "token 3", "card 3", "trauma 4"}
    known |= {1: {"ally 0"}, 2: {"ally 2"}}.get(-1 if viewer is None else viewer, set())
    every = {f"{thing} {n}" for thing in ("trauma", "token", "card") for n in range(4)}
    assert changed == (every | {"ally 0", "ally 1", "ally 2", "places"}) - known


def test_nobody_is_thought_to_keep_a_disaster() -> None:
    g = table().state
    for seed in range(60):
        other = g.copy()
        permute(other, 0, Chance(key_of("again", str(seed))))
        kept = [token for player in other.players for token in player.trauma]
        kept += [ally.token for ally in other.allies if ally.by >= 0] + [road.token for road in other.crossroads]
        assert DISASTER not in kept


def test_a_disaster_may_lie_wherever_nobody_has_looked() -> None:
    """In the pool, in both places, and on a card whose token came from the pool; in truth it is in Sickbay."""
    g = table().state
    found: set[str] = set()
    for seed in range(200):
        other = g.copy()
        permute(other, 0, Chance(key_of("again", str(seed))))
        lies = {"pool": other.decks[POOL].cards, **other.facedown[POOL], "card": [other.allies[1].token]}
        found |= {where for where, cards in lies.items() if DISASTER in cards}
    assert found == {"pool", "sickbay", "brig", "card"}


def test_nothing_is_told_to_spectators_or_the_eliminated() -> None:
    """All events of a Crossroads phase, for whom nothing of it is meant."""
    scene = Nebula("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek").trauma(0, "AAB").trauma(1, "ABB")
    dealt(scene, "the_opera_house", "perjury", "testimony", "scanned").to_do("phase:crossroads")
    scene.skip()
    for viewer in (2, 3, None):
        for event in scene.game.events(viewer):
            plain = str(event)
            assert "trauma_" not in plain, plain
            if viewer is None:
                assert "crossroads_" not in plain, plain
