"""Component counts (COMP)."""

from collections import Counter

import pytest
from tests.rules.galactica_tables import borne_by_galactica

import readyroom as rr
from readyroom.galactica import RULES
from readyroom.galactica.board import FORE, PORT_FORE
from readyroom.galactica.boxes import contents, in_play
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.boards import GALACTICA
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.skills import LABEL, SKILLS, TYPE
from readyroom.galactica.state import Basestar, Options
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_ZAREK = ("saul_tigh", "laura_roslin", "tom_zarek")


@rule("COMP-001", "COMP-002")
def test_no_more_than_16_raiders_and_4_heavy_raiders_are_launched() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).cylon(0, place="cylon_fleet").to_do(*["action"] * 8)
    for _ in range(8):
        table.say(0, "cylon_fleet").say(0, "launch").skip()
    assert sum(table.g.fleet.raiders) == 16  # three and seven times two would be 17
    assert sum(table.g.fleet.heavies) == 4


@rule("COMP-001")
@pytest.mark.only(
    "base", "exodus", why="Heavy Assault is a Cylon attack card: with the Cylon Fleet board there are none"
)
def test_there_are_two_basestars() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).resolve("heavy_assault")
    while table.prompt() not in ("stop", ""):
        question = table.game.questions[0]
        table.game.answer(question.seat, 0)
    assert len(table.g.fleet.basestars) == 2


@rule("COMP-001")
def test_there_are_four_centurions() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).to_do("activate:heavy_raiders")
    table.state.boarding, table.state.fleet.heavies[PORT_FORE] = [3, 0, 0, 0, 0], 3
    table.skip()
    while table.prompt() not in ("stop", ""):
        table.game.answer(0, 0)
    assert sum(table.g.boarding) == 4


@rule("COMP-001")
def test_twelve_civilian_ships_with_their_faces() -> None:
    g = rr.new("galactica", 3, 9).state
    faces = Counter([*g.civilian_pile, *(ship.face for area in g.civilians for ship in area)])
    assert faces == {
        "civ_population_1": 6,
        "civ_population_2": 2,
        "civ_population_1_fuel_1": 1,
        "civ_population_1_morale_1": 1,
        "civ_empty": 2,
    }


@rule("COMP-001")
def test_raptors_do_not_come_from_nowhere() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).hand(0, "launch_scout-1", "launch_scout-1").to_do("action", "action").dice(1)
    table.state.raptors = 1
    table.say(0, "launch_scout-1").skip()
    assert table.g.raptors == 0
    assert "card:launch_scout-1" not in table.labels(0)  # no raptor is left to risk


@rule("COMP-001", "COMP-002", "COMP-007", "COMP-009", "COMP-011", "COMP-023", "LIMIT-004")
def test_pieces_in_the_box() -> None:
    assert sum(BASE.faces["civilian"].values()) == 12
    ships = {"viper": 8, "raptor": 4, "raider": 16, "heavy_raider": 4, "basestar": 2}
    assert BASE.pieces == {**ships, "centurion": 4, "nuke": 2}
    assert len(GALACTICA.tokens) == 8
    assert sum(token in LOCATIONS for token in GALACTICA.tokens) == 6
    assert set(BASE.faces["basestar_damage"]) == {
        "critical_hit",
        "disabled_hangar",
        "disabled_weapons",
        "structural_damage",
    }
    in_the_box = {SKILLS[TYPE[card]] for card in contents(Options()).designs}
    assert in_the_box == {"politics", "leadership", "tactics", "piloting", "engineering"}
    table = Table("laura_roslin", "saul_tigh", "tom_zarek")
    table.state.fleet.raiders[0] += 14
    assert list(RULES.faults(table.state)) == ["there are 17 raiders, the game has 16"]


@rule("COMP-002")
def test_there_are_eight_vipers_wherever_they_are() -> None:
    table = Table("lee_apollo_adama", *TIGH_ROSLIN_ZAREK).to_do("action")
    g = table.state
    assert g.squadrons["viper"].reserves + sum(g.squadrons["viper"].space) + 1 == 8  # one has Apollo in it
    table.say(0, "ability:cag")
    for _ in range(6):
        label = next((label for label in table.labels(0) if label.startswith("launch")), "")
        if label:
            table.say(0, label).skip()
            continue
        assert table.g.squadrons["viper"].reserves == 0  # five were launched; there is no sixth
        table.say(0, "pass")
        break
    assert sum(table.g.squadrons["viper"].space) == 7


@rule("COMP-007")
def test_two_nukes() -> None:
    table = Table("william_adama", *TIGH_ROSLIN_ZAREK)
    assert [table.game.view(viewer)["nukes"] for viewer in (0, 1, None)] == [2, 2, 2]


@rule("COMP-009", "END-003")
def test_six_of_the_eight_damage_tokens_are_locations() -> None:
    assert Counter(token in LOCATIONS for token in GALACTICA.tokens) == {True: 6, False: 2}
    seen: Counter[str] = Counter()
    table = Table(*TIGH_ROSLIN_ZAREK).empty_space().to_do("activate:basestars")
    table.state.fleet.basestars = [Basestar(FORE)]
    table.dice(8)
    while borne_by_galactica(table).prompt() == "stop" and len(table.g.damage_piles["galactica"]):
        seen.update(event["token"] for event in table.events("GalacticaDamaged"))
        damaged, resources, pile = table.g.damaged, table.g.resources, table.g.damage_piles["galactica"]
        table = Table(*TIGH_ROSLIN_ZAREK).empty_space().to_do("activate:basestars").dice(8)
        table.state.fleet.basestars = [Basestar(FORE)]
        table.state.damaged, table.state.resources, table.state.damage_piles["galactica"] = damaged, resources, pile
    seen.update(event["token"] for event in table.events("GalacticaDamaged"))
    assert set(seen) <= set(GALACTICA.tokens)
    assert max(seen.values()) == 1  # each token is there once
    assert table.g.why == "galactica" or not table.g.damage_piles["galactica"]


@rule("COMP-011")
def test_four_basestar_damage_tokens() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).place(0, "weapons_control").to_do("action").dice(8)
    assert sorted(table.state.basestar_pile) == [
        "critical_hit",
        "disabled_hangar",
        "disabled_weapons",
        "structural_damage",
    ]
    table.say(0, "weapons_control").say(0, "ship:basestar-fore").skip()
    g = table.g
    assert len(g.basestar_pile) + sum(len(basestar.damage) for basestar in g.fleet.basestars) == 4
    assert table.game.view(None)["areas"]["fore"]["basestars"] == [g.fleet.basestars[0].damage]


@rule("COMP-023")
def test_five_types_of_skill_cards_and_no_treachery() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK).cylon(0).to_do("receive_skills")  # may draw any type there is
    types = {part for label in table.labels(0) for part in label.removeprefix("draw:").split("+")}
    assert types == {"politics", "leadership", "tactics", "piloting", "engineering"}
    assert {SKILLS[TYPE[card]] for card in in_play(table.state).designs} == types


@rule("COMP-014", "COMP-023")
def test_five_skill_decks_of_21_and_no_treachery() -> None:
    g = rr.new("galactica", 3, 9).state
    in_the_box = {SKILLS[TYPE[card]] for card in contents(Options()).designs}
    assert in_the_box == {"politics", "leadership", "tactics", "piloting", "engineering"}
    assert [len(deck) for deck in g.skill_decks] == [21] * 5
    names = {LABEL[card].rpartition("-")[0] for deck in g.skill_decks for card in deck}
    assert len(names) == 10
    table = Table(*TIGH_ROSLIN_ZAREK).cylon(0).to_do("receive_skills")  # may draw any type there is
    types = {part for label in table.labels(0) for part in label.removeprefix("draw:").split("+")}
    assert types == in_the_box


@rule("COMP-014")
def test_cards_of_the_other_decks() -> None:
    g = rr.new("galactica", 4, 9).state
    sizes = {name: len(g.decks[name].cards) for name in ("crisis", "super_crisis", "quorum", "destination")}
    assert sizes == {"crisis": 70, "super_crisis": 5, "quorum": 17, "destination": 22}
    game = rr.new("galactica", 4, 9)
    while game.state.turn == 0:
        game.answer(game.questions[0].seat, 0)
    g = game.state
    loyalty = [*g.loyalty, *g.loyalty_box, *(card.id for player in g.players for card in player.loyalty)]
    assert len(loyalty) == 16


@rule("COMP-014", "SETUP-059", "SETUP-061")
def test_cards_in_the_box_and_shuffled_decks() -> None:
    one, two = rr.new("galactica", 3, 1).state, rr.new("galactica", 3, 2).state
    for name, size in (("crisis", 70), ("super_crisis", 5), ("quorum", 17), ("destination", 22)):
        assert len(one.decks[name].cards) == size
        assert Counter(one.decks[name].cards) == Counter(two.decks[name].cards)
    assert one.decks["crisis"].cards != two.decks["crisis"].cards
    assert [len(deck) for deck in one.skill_decks] == [21] * 5
    for skill, deck in enumerate(one.skill_decks):
        assert {TYPE[card] for card in deck} == {skill}
        assert Counter(LABEL[card][-1] for card in deck) == {"1": 8, "2": 6, "3": 4, "4": 2, "5": 1}
        assert deck != two.skill_decks[skill]
