"""The stacks of civilian ships on New Caprica: who knows which ships lie where, and that nobody else does."""

from collections import Counter

from tests.galactica.cards.proof import Proof
from tests.rules.galactica_new_caprica import SETTLED, ground, landed, returned, settle
from tests.rules.galactica_tables import civilians

from readyroom.galactica.board import AFT
from readyroom.galactica.permute import permute
from readyroom.galactica.rules import RULES
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, key_of

LOCKED = ("civ_population_2", "civ_empty", "civ_population_1", "civ_population_1_fuel_1")
PREPARED = ("civ_population_1_morale_1", "civ_empty", "civ_population_1")


def stacked(*, watched: bool = True) -> Table:
    """Seat 0, a revealed Cylon, has looked at the top locked ship and put it under the others."""
    table = landed().cylon(0, place="shipyard")
    ground(table.state, LOCKED, PREPARED)
    if watched:
        table.to_do("action").say(0, "activate:shipyard").say(0, "bottom")
    return table


def faces(g: Galactica) -> list[str]:
    return [ship.face for stack in (g.locked, g.prepared) for ship in stack]


def dealt_anew(table: Table, viewer: int | None, seed: int) -> Galactica:
    other = table.g.copy()
    permute(other, viewer, Chance(key_of("anew", str(seed))))
    return other


def test_only_who_has_looked_sees_a_face() -> None:
    table = stacked()
    shown = {viewer: table.game.view(viewer) for viewer in (None, 0, 1, 3)}
    for viewer, view in shown.items():
        known = [ship["face"] for ship in (*view["locked"], *view["prepared"]) if ship["face"] is not None]
        assert known == (["civ_population_2"] if viewer == 0 else [])
    assert shown[0]["locked"][-1]["face"] == "civ_population_2"
    assert len(shown[None]["locked"]) == 4
    assert "civ_" not in str([event for event in table.game.events(1) if event["event"].startswith("Locked")])


def test_what_lies_there_may_be_dealt_anew_all_but_what_was_seen() -> None:
    """The faces move between the stacks and space; no view changes, and every card and ship is still there."""
    table = stacked()
    ways = set()
    for seed in range(12):
        for viewer in (None, 0, 1):
            other = dealt_anew(table, viewer, seed)
            assert list(RULES.faults(other)) == []
            assert Counter(faces(other)) == Counter(faces(table.g))
            assert RULES.view(other, viewer) == RULES.view(table.g, viewer)
            if viewer == 0:
                assert other.locked[0].face == "civ_population_2"
            else:
                ways.add(tuple(faces(other)))
    assert len(ways) > 8
    assert len({way[0] for way in ways}) > 2


def test_a_ship_keeps_its_secret_when_it_is_prepared_and_evacuated() -> None:
    """Who has seen it follows it; the others still see a ship with a number."""
    table = returned(stacked(watched=False))
    table.state.locked[-1].seen = 1
    table.place(2, "shipyard")
    table.state.prepared.clear()
    table.state.current = 2
    table.to_do("action", "action").say(2, "activate:shipyard")
    assert table.game.view(0)["prepared"][0]["face"] == "civ_population_2"
    assert table.game.view(1)["prepared"][0]["face"] is None
    table.say(2, "activate:shipyard").say(2, "choice:evacuate").say(2, "area:port_fore")
    ship = table.game.view(0)["areas"]["port_fore"]["civilians"][0]
    assert (ship["face"], ship["handle"]) == (
        "civ_population_2",
        table.game.view(1)["areas"]["port_fore"]["civilians"][0]["handle"],
    )
    assert table.game.view(1)["areas"]["port_fore"]["civilians"][0]["face"] is None


def test_a_ship_that_was_seen_in_space_is_lost_in_the_stack() -> None:
    """It has another number there, and nobody knows it."""
    seen = set()
    for seed in range(6):
        proof = Proof("saul_tigh", "laura_roslin", "kara_starbuck_thrace", seed=seed, **SETTLED).empty_space()
        civilians(proof.state, AFT, "civ_population_2")
        proof.state.civilians[AFT][0].seen = 0b111
        handle = proof.state.civilians[AFT][0].handle
        settle(proof)
        g = proof.state
        assert all(ship.seen == 0 and ship.handle > handle for ship in g.locked)
        seen.add(next(n for n, ship in enumerate(g.locked) if ship.face == "civ_population_2"))
    assert len(seen) > 2


def test_the_crisis_deck_of_the_planet_is_unknown_until_somebody_looks() -> None:
    table = landed()
    first = table.g.decks["new_caprica_crisis"].cards[-1]
    tops = {dealt_anew(table, 0, seed).decks["new_caprica_crisis"].cards[-1] for seed in range(8)}
    assert len(tops | {first}) > 3
    table.g.decks["new_caprica_crisis"].seen[-1] = 1
    assert {dealt_anew(table, 0, seed).decks["new_caprica_crisis"].cards[-1] for seed in range(8)} == {first}


def test_nobody_remembers_the_crisis_deck_that_left() -> None:
    """What somebody knew of it is worth nothing any more, and nothing of it is shown."""
    proof = Proof("saul_tigh", "laura_roslin", "kara_starbuck_thrace", **SETTLED).empty_space()
    proof.state.decks["crisis"].seen[-1] = 0b111
    settle(proof)
    assert proof.game.view(0)["known"]["crisis"]["top"] == []


def test_who_has_seen_a_ship_on_the_ground_may_say_a_lot_or_a_little() -> None:
    """SECR-031: wherever it lies now; nobody else may."""
    table = stacked()
    handle = table.g.locked[0].handle
    for locked in (True, False):
        if not locked:
            table.g.prepared.append(table.g.locked.pop(0))
        said = {phrase for phrase in table.game.phrases(0) if phrase.startswith("ship:")}
        assert said == {f"ship:{handle}-a-lot", f"ship:{handle}-a-little"}
        assert not any(phrase.startswith("ship:") for phrase in table.game.phrases(1))
