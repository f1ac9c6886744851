"""The jump to New Caprica out of positions of every kind: what is moved, what is frozen, and what stays as it is."""

from random import Random
from typing import Any

import pytest
from tests.galactica.test_new_caprica_begins import play_on
from tests.rules.galactica_combined import combined, mutinous, with_mutineer
from tests.rules.galactica_leaders import infiltrating
from tests.rules.galactica_new_caprica import landed, stacks
from tests.rules.galactica_tables import beyond, civilians, pursued, pursuit

from readyroom.galactica.activation import activate
from readyroom.galactica.board import AFT, FORE, PORT_AFT
from readyroom.galactica.events import NotPossible
from readyroom.galactica.new_caprica import PHASE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table, at_once

CREW = (
    "saul_tigh",
    "laura_roslin",
    "kara_starbuck_thrace",
    "felix_gaeta",
    "lee_apollo_adama",
    "chief_galen_tyrol",
)


def due(*characters: str, **options: Any) -> Table:
    """Distance 5 and the marker on 4, with a jump icon due: Tigh is Admiral."""
    table = combined(*(characters or CREW[:4]), objective="new_caprica", **options)
    g = table.gone("asteroid_field", "deep_space").state
    g.phases.append("sleeper")
    g.jump_track = 4
    g.resources = [8, 8, 8, 8]
    return table.to_do("prepare_for_jump", "end_of_turn")


def jump(table: Table, to: str = "deep_space") -> Table:
    play_on(table.top(to, "icy_moon"), "destination")
    return play_on(table.say(table.game.questions[0].seat, f"card:{to}"))


SHIP = (
    *("command", "armory", "hangar_deck", "ftl_control", "communications", "brig", "sickbay", "pegasus_cic", "airlock"),
    *("quorum_chamber", "administration_2"),
)
CYLON_CARDS = (
    *("cylon_can_reduce_morale", "cylon_can_send_to_brig", "cylon_can_send_to_sickbay"),
    *("cylon_can_damage_galactica", "cylon_centurion", "cylon_jump_track"),
)


def scattered(rng: Random, fleet: str) -> tuple[Table, set[int], list[str]]:
    """People, ships, centurions and damage anywhere; who is a Cylon player, and all civilian ships there are."""
    crew = [*CREW[: rng.randint(3, 6)]]
    leads = len(crew) > 3 and rng.random() < 0.5
    if leads:
        crew[-1] = rng.choice(("cavil", "sharon_athena_agathon", "leoben_conoy"))
    table = due(*crew, cylon_ships=fleet, **({"leaders": True} if leads else {}))
    g = table.state
    cylons = set()
    for seat in range(len(crew)):
        if leads and seat == len(crew) - 1:
            g.players[seat].status = "leader"
            if rng.random() < 0.5:
                infiltrating(table, seat, rng.choice(("command", "brig", "sickbay")))
            else:
                table.place(seat, "caprica_3")
                cylons.add(seat)
        elif seat > 1 and rng.random() < 0.3:
            table.cylon(seat, CYLON_CARDS[seat], place=rng.choice(("caprica", "human_fleet", "cylon_fleet")))
            cylons.add(seat)
        elif rng.random() < 0.25 and g.squadrons["viper"].reserves:
            table.place(seat, rng.choice(("fore", "aft", "port_fore")))
        else:
            table.place(seat, rng.choice(SHIP))
    vipers = g.squadrons["viper"]
    while vipers.reserves and rng.random() < 0.4:
        vipers.reserves -= 1
        vipers.space[rng.randrange(6)] += 1
    for area in range(6):
        g.fleet.raiders[area] += rng.choice((0, 0, 1, 2))
    g.fleet.heavies[rng.randrange(6)] += 1
    if rng.random() < 0.5:
        g.fleet.basestars.append(Basestar(rng.randrange(6)))
    g.boarding[rng.randrange(4)] += rng.randint(0, 2)
    if fleet == "fleet_board":
        pursued(table, rng.randrange(3))
        beyond(g).raiders[rng.randrange(6)] += 1
    for face in rng.sample(sorted({*g.civilian_pile}), 2):
        civilians(g, rng.randrange(6), face)
    g.civilian_pile.pop(0)
    if rng.random() < 0.5:
        g.damage_piles["galactica"].remove("armory")
        g.damaged.append("armory")
    return table, cylons, sorted([*g.civilian_pile, *(ship.face for ships in g.civilians for ship in ships)])


FROZEN = {"cylon_ambush": {FORE: 3}, "cylon_raiders": {AFT: 3}}
"""Raiders that a destination brings."""


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("fleet", ["fleet_board", "attack_cards"])
def test_any_position(fleet: str, seed: int) -> None:
    rng = Random(seed)
    table, cylons, faces = scattered(rng, fleet)
    g = table.state
    flying = sum(player.piloting for player in g.players)
    vipers = sum(squadron.reserves + sum(squadron.space) for squadron in g.squadrons.values()) + flying
    here, behind = g.fleet.raiders[:], beyond(g).raiders[:] if fleet == "fleet_board" else [0] * 6
    kept = [g.boarding[:], g.damaged[:], dict(g.titles), [player.hand[:] for player in g.players], g.raptors]
    chased = pursuit(g) if fleet == "fleet_board" else 0
    to = rng.choice(("barren_planet", "cylon_ambush", "cylon_raiders", "radioactive_cloud"))
    jump(table, to)
    g = table.g
    assert (PHASE in g.phases, g.in_orbit, g.jump_track) == (True, False, 0)
    assert g.away is not None
    assert [player.place for player in g.players] == [
        "occupation_authority" if player.seat in cylons else "resistance_hq" for player in g.players
    ]
    assert not any(player.piloting for player in g.players)
    assert sum(squadron.reserves for squadron in g.squadrons.values()) == vipers
    assert sorted(ship.face for ship in g.locked) == faces
    assert (g.prepared, g.civilian_pile, any(g.civilians)) == ([], [], False)
    hands = [player.hand for player in g.players]
    assert [g.away.boarding, g.damaged, g.titles, hands, g.raptors] == kept
    assert {area: count for area, count in enumerate(g.away.fleet.raiders) if count} == FROZEN.get(to, {})
    if fleet == "fleet_board":
        assert sum(beyond(g).raiders) <= sum(here) + sum(behind)
        if to not in FROZEN:
            assert beyond(g).raiders == [one + other for one, other in zip(here, behind, strict=True)]
        assert pursuit(g) == chased
    assert g.sides["colonial_one"] == "destroyed"
    assert g.resource("population") == 8 - (to == "radioactive_cloud")


def test_nobody_keeps_an_assault_raptor_in_space_that_was_left_there() -> None:
    """The current player leaves it where it is in the jump, and then it goes to the Reserves all the same."""
    table = due()
    raptor = table.state.squadrons["assault_raptor"]
    raptor.space[PORT_AFT] += 1
    raptor.unbuilt, raptor.reserves = 0, 0
    play_on(table.top("deep_space", "icy_moon"), "leave-in-space")
    play_on(table.say(0, "number:1"), "destination")
    play_on(table.say(0, "card:deep_space"))
    raptor = table.g.squadrons["assault_raptor"]
    assert (raptor.reserves, sum(raptor.space)) == (1, 0)


def test_a_misjump_on_the_way() -> None:
    """A ship out of the pile is destroyed, another destination brings the fleet there."""
    table = due().top("misjump", "icy_moon", "deep_space")
    ships = len(table.state.civilian_pile)
    play_on(table, "destination")
    play_on(table.say(0, "card:misjump"))
    assert (PHASE in table.g.phases, stacks(table.g)) == (True, (ships - 1, 0))


def test_ships_that_the_destination_places_are_locked_too() -> None:
    table = due()
    ships = len(table.state.civilian_pile)
    jump(table, "binary_star")
    assert (stacks(table.g), any(table.g.civilians)) == ((ships, 0), False)


def test_who_arrives_without_fuel_has_lost() -> None:
    table = due()
    table.state.resources = [8, 1, 8, 8]
    jump(table)
    assert (table.g.winner, table.g.why) == ("cylons", "no_fuel")


@pytest.mark.parametrize(
    ("held", "cards", "place"), [((), 1, "resistance_hq"), (("panic", "blackmail"), 2, "detention")]
)
def test_the_mutineer_draws_for_the_icon_that_leads_there(held: tuple[str, ...], cards: int, place: str) -> None:
    """With two cards already it is one too many, and there is Detention instead of the Brig."""
    table = mutinous(with_mutineer(due(), 0), 0, *held)
    jump(table)
    assert (len(table.g.players[0].held("mutiny")), table.g.players[0].place) == (cards, place)


def test_stranded_helo_is_not_yet_there() -> None:
    table = due("karl_helo_agathon", *CREW[:3])
    table.state.players[0].place = "off_board"
    play_on(table.top("deep_space", "icy_moon"), "destination")
    play_on(table.say(table.game.questions[0].seat, "card:deep_space"))
    assert [player.place for player in table.g.players] == ["off_board", *["resistance_hq"] * 3]


def test_the_next_turn_is_on_the_planet() -> None:
    table = due().top("deep_space", "icy_moon")
    table.state.agenda = ["prepare_for_jump", "end_of_turn"]
    play_on(table, "destination")
    play_on(table.say(0, "card:deep_space"), "move")
    assert table.g.current == 1
    there = {label for label in table.labels(1) if label.startswith("location")}
    assert there == {f"location:{place}" for place in ("occupation_authority", "breeders_canyon", "shipyard")}


@pytest.mark.parametrize("kind", ["raiders", "launch_raiders", "heavy_raiders", "basestars"])
@pytest.mark.parametrize("cylon_ships", ["fleet_board", "attack_cards"])
def test_icons_of_ships_say_that_galactica_is_away(kind: str, cylon_ships: str) -> None:
    """Before her return they do nothing, beyond the horizon neither (NCAP-019, NCAP-035)."""
    g = landed(cylon_ships=cylon_ships).state
    before, g.told = g.dump(), []
    at_once(activate(g, kind))
    assert [event.what for event in g.told if isinstance(event, NotPossible)] == ["not-in-orbit"]
    assert g.dump() == before
