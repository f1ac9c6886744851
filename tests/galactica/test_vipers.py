"""Kinds of vipers of a box of the tests' own: each is a viper for every effect, and which one is meant is asked only
where there are several to choose from."""

from collections.abc import Iterator

import pytest

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.boxes import MODES, TAKEN, Box, contents
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import HITS, damage_reserve_vipers, hit, viper
from readyroom.galactica.hangar import Viper, all_destroyed, restore_viper
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import Table, at_once
from readyroom.testing import check_games

MODE = "squadrons"
THREE = ("lee_apollo_adama", "saul_tigh", "laura_roslin")


@pytest.fixture(scope="module", autouse=True)
def rules() -> Iterator[GalacticaRules]:
    """Swifts move two areas and stand damaged at first; barges can't be damaged, hit basestars better, and three of
    them are still to be built."""
    made, taken, hits = Box(MODE), dict(TAKEN), dict(HITS)
    made.pieces |= {"viper": 6, "swift": 4, "barge": 4, "glider": 0}
    made.acting_picks = True
    viper(made, Viper("swift", moves=2, damaged=4), attacked=((6, "damaged"), (8, "destroyed")))
    barge = Viper("barge", damageable=False, unbuilt=3)
    viper(made, barge, attacked=((7, "destroyed"),), basestar=((7, "damaged"),))
    viper(made, Viper("glider"), attacked=((2, "destroyed"),))
    MODES[MODE] = (BASE, made)
    yield GalacticaRules(("base", MODE))
    del MODES[MODE]
    for table, before in ((TAKEN, taken), (HITS, hits)):
        table.clear()
        table.update(before)  # type: ignore[arg-type]
    contents.cache_clear()


@pytest.fixture
def table(rules: GalacticaRules) -> Table:
    return Table(*THREE, game=rules, rules=MODE)


def numbers(g: Galactica, ship: str) -> tuple[int, int, int, int]:
    """In space, in the Reserves, damaged, destroyed."""
    shown = GalacticaRules(("base", MODE)).view(g, None)["squadrons"][ship]
    return sum(shown["space"]), shown["reserves"], shown["damaged"], shown["destroyed"]


def test_every_kind_begins_where_its_box_says(table: Table) -> None:
    g = table.place(0, "command").state
    assert {ship: numbers(g, ship) for ship in g.squadrons} == {
        "viper": (2, 4, 0, 0),
        "swift": (0, 0, 4, 0),
        "barge": (0, 1, 0, 0),
    }
    assert table.game.view(1)["reserves"] == {"vipers": 5, "raptors": 4, "damaged_vipers": 4}
    assert all_destroyed(g) == 0


def test_a_pilot_says_in_which_kind_he_takes_off_and_brings_it_back(table: Table) -> None:
    table.place(0, "hangar_deck").say(0, "activate:hangar_deck").say(0, "area:port_aft")
    assert table.prompt() == "which-viper"
    assert table.labels(0) == ("kind:viper", "kind:barge")
    table.say(0, "kind:barge")
    assert (table.g.players[0].place, table.g.players[0].ship) == ("port_aft", "barge")
    assert table.game.view(2)["players"][0]["ship"] == "barge"
    assert numbers(table.g, "barge") == (0, 0, 0, 0)
    assert not list(table.game.rules.faults(table.g))


def test_who_leaves_a_viper_leaves_its_kind(table: Table) -> None:
    g = table.place(0, "port_fore").state
    g.players[0].ship = "barge"
    g.squadrons["viper"].reserves += 1
    g.squadrons["barge"].reserves -= 1
    table.to_do("movement").hand(0, "repair-1")
    table.say(0, "location:command")
    assert (table.g.players[0].ship, numbers(table.g, "barge")) == ("viper", (0, 1, 0, 0))


def test_one_move_of_a_swift_covers_two_areas(table: Table) -> None:
    g = table.state
    g.players[0].ship = "swift"
    g.squadrons["viper"].reserves += 1
    g.squadrons["swift"].damaged -= 2
    g.squadrons["swift"].space[AFT] = 1
    assert [label for label in table.labels(0) if label.startswith("move:")] == [
        "move:fore",
        "move:port_aft",
        "move:starboard_fore",
        "move:aft",
    ]
    table.say(0, "move:starboard_fore")
    assert table.g.players[0].place == "starboard_fore"


def test_activating_says_which_kind_does_what(table: Table) -> None:
    g = table.place(0, "command").state
    g.squadrons["swift"].damaged -= 2
    g.squadrons["swift"].space[FORE] = 2
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[FORE] = 1
    table.say(0, "activate:command")
    labels = table.labels(0)
    assert {"launch:port_fore", "launch:barge-port_fore", "move:fore-port_fore", "move:swift-fore-port_aft"} <= {
        *labels
    }
    assert "attack:raider-fore" in labels
    assert "attack:swift-raider-fore" not in labels, "it does nothing else than the attack of the other kind"
    table.say(0, "move:swift-fore-port_aft").say(0, "launch:barge-port_aft").skip()
    assert table.g.squadrons["swift"].space == [1, 0, 0, 0, 1, 0]
    assert table.g.squadrons["barge"].space[PORT_AFT] == 1
    assert not list(table.game.rules.faults(table.g))


@pytest.mark.parametrize(("die", "damaged"), [(6, 0), (7, 1)])
def test_a_kind_attacks_by_its_own_row(table: Table, die: int, damaged: int) -> None:
    g = table.place(0, "command").state
    g.squadrons["barge"].reserves, g.squadrons["barge"].space[FORE] = 0, 1
    g.squadrons["viper"].reserves, g.squadrons["viper"].space[FORE] = 3, 1
    table.dice(die).say(0, "activate:command").say(0, "attack:barge-basestar-fore").skip()
    assert len(table.g.fleet.basestars[0].damage) == damaged


@pytest.mark.parametrize(
    ("kind", "die", "after"),
    [
        ("swift", 5, (1, 0, 3, 0)),
        ("swift", 6, (0, 0, 4, 0)),
        ("swift", 8, (0, 0, 3, 1)),
        ("barge", 6, (1, 0, 0, 0)),
        ("barge", 7, (0, 0, 0, 1)),
    ],
)
def test_raiders_hit_each_kind_by_its_own_row(table: Table, kind: str, die: int, after: tuple[int, ...]) -> None:
    """The current player says which kind a raider attacks."""
    g = table.place(0, "command").state
    g.fleet.raiders[FORE] = 1
    g.squadrons["swift"].damaged, g.squadrons["swift"].space[FORE] = 3, 1
    g.squadrons["barge"].reserves, g.squadrons["barge"].space[FORE] = 0, 1
    table.dice(die).to_do("activate:raiders")
    assert table.prompt() == "which-viper"
    assert table.labels(0) == ("kind:swift", "kind:barge")
    table.say(0, f"kind:{kind}").skip()
    assert numbers(table.g, kind) == after
    assert not list(table.game.rules.faults(table.g))


def test_a_pilot_in_a_barge_that_is_hit_goes_to_sickbay_without_it(table: Table) -> None:
    g = table.empty_space().state
    g.players[0].ship = "barge"
    g.squadrons["viper"].reserves += 1
    g.squadrons["barge"].reserves -= 1
    g.fleet.raiders[PORT_FORE] = 1
    table.dice(7).to_do("activate:raiders").skip()
    assert (table.g.players[0].place, numbers(table.g, "barge")) == ("sickbay", (0, 0, 0, 1))


def test_what_would_damage_a_barge_destroys_it(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The acting player, else the current one, says which vipers of the Reserves are hit."""
    monkeypatch.setitem(STEPS, "hit", lambda g, _: damage_reserve_vipers(g, 2, Cause("test", seat=1)))
    table.place(0, "command").to_do("hit").say(1, "kind:barge").skip()
    assert (numbers(table.g, "barge"), numbers(table.g, "viper")) == ((0, 0, 0, 1), (2, 3, 1, 0))


def test_repairing_says_which_kind(table: Table) -> None:
    g = table.place(0, "hangar_deck").hand(0, "repair-1").state
    g.squadrons["viper"].reserves, g.squadrons["viper"].damaged = 2, 2
    table.say(0, "card:repair-1").say(0, "number:2")
    table.say(0, "kind:swift").say(0, "kind:viper")
    assert (numbers(table.g, "viper"), numbers(table.g, "swift")) == ((2, 3, 1, 0), (0, 1, 3, 0))


def test_vipers_never_built_are_not_destroyed_ones(table: Table) -> None:
    g = table.place(0, "command").state
    assert (g.squadrons["barge"].unbuilt, all_destroyed(g)) == (3, 0)
    g.squadrons["barge"].reserves -= 1
    assert all_destroyed(g) == 1


def test_the_terminal_tells_the_kinds_apart(table: Table) -> None:
    g = table.place(0, "command").state
    g.squadrons["swift"].damaged, g.squadrons["swift"].space[FORE] = 1, 2
    g.players[0].place, g.players[0].ship = "aft", "swift"
    shown = table.game.text(1)
    assert "2 × Swift" in shown
    assert "seat 0 in a Swift" in shown
    assert "Swift: 0 in the Reserves, 1 damaged" in shown


def test_too_many_of_a_kind_are_a_fault(table: Table, rules: GalacticaRules) -> None:
    table.state.squadrons["barge"].reserves += 1
    assert list(rules.faults(table.state)) == ["there are 5 barges, the game has 4"]


@pytest.mark.slow
def test_games_with_several_kinds_pass_the_suite(rules: GalacticaRules) -> None:
    assert check_games(rules, 6, modes=[(3, {"rules": MODE}), (5, {"rules": MODE})]).games == 6


def test_the_rows_of_a_kind_are_those_of_a_viper_where_it_has_no_own() -> None:
    assert [hit("swift", "basestar", roll) for roll in (7, 8)] == ["", "damaged"]
    assert [hit("barge", "basestar", roll) for roll in (6, 7)] == ["", "damaged"]
    assert hit("barge", "raider", 3) == "destroyed"


def test_a_kind_of_which_there_are_no_pieces_is_not_on_the_table(table: Table) -> None:
    """A later box may take all of a kind away."""
    assert [*table.state.squadrons] == ["viper", "swift", "barge"]
    assert [*table.game.view(None)["squadrons"]] == ["viper", "swift", "barge"]


def test_of_what_nobody_does_the_current_player_says_which_kind(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """ARAP-006: where who acts would say it and nobody acts."""
    monkeypatch.setitem(STEPS, "hit", lambda g, _: damage_reserve_vipers(g, 1, Cause("test")))
    table.place(0, "command").to_do("hit").say(0, "kind:viper").skip()
    assert numbers(table.g, "viper") == (2, 3, 1, 0)


def test_only_a_kind_of_which_some_are_destroyed_can_be_restored(table: Table) -> None:
    g = table.place(0, "command").state
    g.squadrons["barge"].reserves -= 1
    at_once(restore_viper(g, 0))
    assert (numbers(g, "barge"), all_destroyed(g)) == ((0, 1, 0, 0), 0)
