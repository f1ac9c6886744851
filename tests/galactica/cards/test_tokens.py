"""Titles and tokens: the actions of President and Admiral, damage tokens, civilian ships, attack table of a nuke."""

import pytest
from tests.galactica.cards.proof import PROVED, Change, Proof, check_views, proves

from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.boards import GALACTICA
from readyroom.galactica.state import Basestar, Civilian

CREW = ("william_adama", "kara_starbuck_thrace", "laura_roslin", "saul_tigh")


def table() -> Proof:
    return Proof(*CREW).begin()


# --- titles ------------------------------------------------------------------------------------------------


@proves("president", "draw")
def test_the_president_draws_a_quorum_card() -> None:
    proof = Proof("laura_roslin", "saul_tigh", "kara_starbuck_thrace").begin()
    proof.say(0, "quorum:draw")
    assert proof.done()
    assert proof.changed() == {"quorum_hand": 1}
    assert [proof.events("QuorumDrawn", viewer)[0]["card"] is None for viewer in (0, 1, 2, None)] == [
        False,
        True,
        True,
        True,
    ]
    check_views(proof)


@proves("president", "nobody else")
def test_only_the_president_uses_quorum_cards() -> None:
    assert [label for label in table().labels(0) if label.startswith("quorum")] == []


def nuke(die: int, *damage: str) -> Proof:
    """Adama's nuke at the basestar in front; five raiders are with it, one heavy raider, and one raider elsewhere."""
    proof = table()
    g = proof.state
    g.fleet.raiders, g.fleet.heavies[0] = [5, 1, 0, 0, 0, 0], 1
    for token in damage:
        g.basestar_pile.remove(token)
    g.fleet.basestars = [Basestar(0, list(damage))]
    proof.dice(die).begin()
    return proof


@proves("admiral", "nuke 1-2", "nuke 3-6", "nuke 7-8")
@pytest.mark.parametrize(
    ("die", "change"),
    [
        (1, {"basestar_damage": 2}),
        (2, {"basestar_damage": 2}),
        (3, {"basestar fore": -1}),
        (6, {"basestar fore": -1}),
        (7, {"basestar fore": -1, "raider fore": -3}),
        (8, {"basestar fore": -1, "raider fore": -3}),
    ],
)
def test_nuke(die: int, change: Change) -> None:
    proof = nuke(die)
    proof.picks(1, 1)  # neither Critical Hit nor anything else that destroys it at once
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert proof.changed() == {"nukes": -1, **change}


@proves("admiral", "fewer than three raiders")
def test_a_nuke_takes_as_many_raiders_as_there_are() -> None:
    proof = nuke(8)
    proof.state.fleet.raiders = [2, 4, 0, 0, 0, 0]
    proof.begin()
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert proof.changed() == {"nukes": -1, "basestar fore": -1, "raider fore": -2}


@proves("admiral", "no nuke", "not somebody else")
def test_who_can_launch_a_nuke() -> None:
    proof = table()
    proof.state.nukes = 0
    assert [label for label in proof.labels(0) if label.startswith("nuke")] == []
    other = Proof("saul_tigh", "william_adama", "laura_roslin")
    assert [label for label in other.labels(0) if label.startswith("nuke")] == []


# --- basestar damage tokens --------------------------------------------------------------------------------


def damaged_basestar(*tokens: str) -> Proof:
    proof = table()
    for token in tokens:
        proof.state.basestar_pile.remove(token)
    proof.state.fleet.basestars[0].damage = list(tokens)
    proof.place(0, "weapons_control")
    return proof.begin()


@proves("critical_hit", "counts as two")
def test_critical_hit() -> None:
    """With any other token it makes three; the tokens go back to the pile."""
    proof = damaged_basestar("critical_hit")
    proof.dice(5)
    proof.say(0, "activate:weapons_control").say(0, "basestar-fore")
    assert proof.done()
    assert proof.changed() == {"basestar fore": -1, "basestar_damage": -1}
    assert sorted(proof.g.basestar_pile) == sorted(BASE.faces["basestar_damage"])


@proves("disabled_hangar", "no launch")
@pytest.mark.parametrize("kind", ["raiders", "launch_raiders", "heavy_raiders"])
def test_disabled_hangar(kind: str) -> None:
    proof = damaged_basestar("disabled_hangar")
    proof.state.fleet.raiders = [0] * 6
    proof.to_do(f"activate:{kind}")
    proof.begin()
    assert proof.done()
    assert proof.changed() == {}


@proves("disabled_weapons", "no attack")
def test_disabled_weapons() -> None:
    proof = damaged_basestar("disabled_weapons")
    proof.dice(8).to_do("activate:basestars")
    assert proof.done()
    assert proof.events("DieRolled") == []
    assert proof.changed() == {}


@proves("structural_damage", "adds two")
@pytest.mark.parametrize(("die", "hit"), [(2, False), (3, True)])
def test_structural_damage(die: int, hit: bool) -> None:
    """Galactica needs a 5; a nuke gets the 2 as well."""
    proof = damaged_basestar("structural_damage")
    proof.dice(die)
    proof.say(0, "activate:weapons_control").say(0, "basestar-fore")
    assert proof.done()
    assert (proof.events("BasestarDamaged") != []) == hit
    struck = nuke(5, "structural_damage")
    struck.say(0, "nuke:basestar-fore")
    assert struck.done()
    assert struck.changed()["raider fore"] == -3


def test_three_tokens_destroy_a_basestar() -> None:
    proof = damaged_basestar("disabled_hangar", "disabled_weapons")
    proof.dice(5)
    proof.say(0, "activate:weapons_control").say(0, "basestar-fore")
    assert proof.done()
    assert proof.changed() == {"basestar fore": -1, "basestar_damage": -2}


# --- Galactica damage tokens -------------------------------------------------------------------------------

for _token in GALACTICA.tokens:
    PROVED.setdefault(f"damage_{_token}", set()).add("drawn")


@pytest.mark.parametrize(
    ("token", "change"),
    [
        ("ftl_control", {"damaged ftl_control": 1}),
        ("weapons_control", {"damaged weapons_control": 1}),
        ("command", {"damaged command": 1}),
        ("admirals_quarters", {"damaged admirals_quarters": 1}),
        ("hangar_deck", {"damaged hangar_deck": 1}),
        ("armory", {"damaged armory": 1}),
        ("food", {"food": -1}),
        ("fuel", {"fuel": -1}),
    ],
)
def test_a_damage_token(token: str, change: Change) -> None:
    """A location is damaged and everybody in it goes to Sickbay; a resource token leaves the game."""
    proof = table()
    place = token if token in GALACTICA.tokens[:6] else "research_lab"
    proof.place(0, "research_lab").place(1, place).place(3, place).next_tokens(token).dice(4)
    proof.to_do("activate:basestars")
    proof.begin()
    assert proof.done()
    sick: Change = {"place 1": "sickbay", "place 3": "sickbay"} if place == token else {}
    assert proof.changed() == {"damage_pile": -1, **change, **sick}
    assert token not in proof.g.damage_piles["galactica"]


def test_six_damaged_locations_are_the_end() -> None:
    proof = table()
    for place in GALACTICA.tokens[:5]:
        proof.state.damage_piles["galactica"].remove(place)
        proof.state.damaged.append(place)
    proof.next_tokens("armory").dice(4).to_do("activate:basestars")
    assert proof.game.over
    assert (proof.g.winner, proof.g.why) == ("cylons", "galactica_destroyed")


# --- civilian ships ----------------------------------------------------------------------------------------

LOSSES: dict[str, Change] = {
    "civ_empty": {},
    "civ_population_1": {"population": -1},
    "civ_population_2": {"population": -2},
    "civ_population_1_fuel_1": {"population": -1, "fuel": -1},
    "civ_population_1_morale_1": {"population": -1, "morale": -1},
}
for _face in BASE.faces["civilian"]:
    PROVED.setdefault(_face, set()).add("destroyed")


@pytest.mark.parametrize("face", LOSSES)
def test_a_civilian_ship_is_destroyed(face: str) -> None:
    """Facedown for everybody until then."""
    proof = table()
    proof.empty_space()
    g = proof.state
    g.civilian_pile.remove(face)
    g.civilians[2].append(Civilian(7, face))
    g.fleet.raiders[2] = 1
    proof.to_do("activate:raiders")
    proof.begin()
    assert proof.done()
    assert proof.changed() == {"civilian starboard_aft": -1, **LOSSES[face]}
    assert all(proof.events("CivilianDestroyed", viewer)[0]["face"] == face for viewer in (*range(4), None))
    assert face not in [ship.face for area in proof.g.civilians for ship in area]


def test_raptors_and_vipers_that_are_destroyed_are_gone() -> None:
    proof = table()
    proof.empty_space()
    proof.state.fleet.raiders[0], proof.state.squadrons["viper"].space[0] = 1, 1
    proof.state.squadrons["viper"].reserves -= 1
    proof.dice(8).to_do("activate:raiders")
    proof.begin()
    assert proof.done()
    assert proof.changed() == {"viper fore": -1}
