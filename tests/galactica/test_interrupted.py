"""One thing in the middle of another: cards drawn while others are held, a die rolled while another is in hand."""

from collections.abc import Iterator

import pytest

from readyroom.galactica import decks
from readyroom.galactica.dice import roll
from readyroom.galactica.permute import permute
from readyroom.galactica.purposes import DESTINATION
from readyroom.galactica.rules import RULES
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Die, Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, Script

THREE = ("laura_roslin", "william_adama", "lee_apollo_adama")


def draw_twice(g: Galactica, _: str) -> Script[None]:
    """Roslin draws Quorum cards to choose; before she does, Adama draws Crisis cards and chooses."""
    decks.draw_to_choose(g, 0, "quorum", 2)
    decks.draw_to_choose(g, 1, "crisis", 2)
    for _seat in range(2):
        g.crises.append((yield from decks.choose_held(g, "galactica-destination", DESTINATION)))
        decks.bury_held(g)


def roll_twice(g: Galactica, _: str) -> Script[None]:
    """A die is rolled while another one is in hand."""
    g.dice.append(Die("nuke", bonus=2, rolled=5))
    g.jump_track = yield from roll(g, "launch-scout")


@pytest.fixture(autouse=True)
def steps() -> Iterator[None]:
    STEPS.update(draw_twice=draw_twice, roll_twice=roll_twice)
    yield
    del STEPS["draw_twice"], STEPS["roll_twice"]


def test_who_draws_in_between_takes_nothing_out_of_anothers_hands() -> None:
    table = Table(*THREE).top("arrest_order", "assign_arbitrator", "prison_labor", "riots").to_do("draw_twice")
    assert table.prompt() == "destination"
    views = {viewer: table.game.view(viewer)["held"] for viewer in (0, 1, 2, None)}
    assert views == {0: ["arrest_order", "assign_arbitrator"], 1: ["prison_labor", "riots"], 2: None, None: None}
    assert not list(RULES.faults(table.g))
    table.say(1, "card:riots")
    assert table.game.view(1)["held"] is None
    table.say(0, "card:arrest_order")
    assert table.g.held == []
    assert table.g.crises == ["riots", "arrest_order"]
    assert table.g.decks["crisis"].cards[0] == "prison_labor"
    assert table.g.decks["quorum"].cards[0] == "assign_arbitrator"
    assert not list(RULES.faults(table.g))


def test_each_holder_knows_the_own_cards_only() -> None:
    table = Table(*THREE).to_do("draw_twice")
    g = table.g
    for viewer, others in ((0, [1]), (1, [0]), (2, [0, 1]), (None, [0, 1])):
        seen: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set()}
        for n in range(20):
            other = g.copy()
            permute(other, viewer, Chance(f"{n}"))
            assert RULES.view(other, viewer) == RULES.view(g, viewer)
            assert not list(RULES.faults(other))
            for held in other.held:
                seen[held.seat].add(tuple(held.cards))
        assert [seat for seat in (0, 1) if len(seen[seat]) > 1] == others


def test_a_die_rolled_in_between_leaves_the_other_in_hand() -> None:
    table = Table(*THREE).dice(3).to_do("roll_twice").skip()
    assert table.g.jump_track == 3
    assert table.g.die == Die("nuke", bonus=2, rolled=5)
    assert table.game.view(None)["die"] == {"purpose": "nuke", "bonus": 2, "result": 7}
