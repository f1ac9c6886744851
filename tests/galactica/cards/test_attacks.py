"""The Cylon attack cards: what is activated first, which ships come, and the special rule of each."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import CURRENT, FACTS, table
from tests.galactica.cards.proof import PROVED, Change, Proof, check_views, proves

from readyroom.galactica.board import AFT
from readyroom.galactica.state import Basestar, Civilian
from readyroom.galactica.testing import Table

ATTACKS = [card for deck in ("crisis", "super_crisis") for card, facts in FACTS[deck].items() if "setup" in facts]
SUPER = "massive_assault"
FOR_ONE: dict[str, Change] = {
    "ambush": {"kept ambush": 1},
    "besieged": {},
    "boarding_parties": {},
    "cylon_swarm": {"kept cylon_swarm": 1},
    "heavy_assault": {},
    "jammed_assault": {"kept jammed_assault": 1},
    "raiding_party": {"jump_track": -1},
    "surrounded": {f"hand {CURRENT}": -3},
    "tactical_strike": {"reserves": -2, "damaged_vipers": 2},
    "thirty_three": {"kept thirty_three": 1},
    "massive_assault": {"jump_track": -2},
}
"""What the special rule changes at once on a table with nothing else in space."""

for _card in ATTACKS:
    PROVED.setdefault(_card, set()).update(("setup", "activation", "special"))


def attack(card: str, proof: Proof | None = None) -> Proof:
    """The card is about to be resolved in an empty space; no die shows a hit."""
    proof = proof or table()
    proof.empty_space()
    deck = proof.state.decks["super_crisis"] if card == SUPER else proof.state.decks["crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    proof.state.crises.append(card)
    proof.dice(*[1] * 12).to_do(f"resolve:{card}")
    return proof


def finish(proof: Proof) -> None:
    proof.skip()
    while proof.prompt() == "discard":
        proof.discards(CURRENT, 3)
    assert proof.done(), proof.game.questions


def pictured(card: str) -> Change:
    """The ships on the card, and where vipers and civilian ships come from."""
    ships: Change = {}
    facts: dict[str, dict[str, int]] = (FACTS["super_crisis"] if card == SUPER else FACTS["crisis"])[card]["setup"]
    for area, kinds in facts.items():
        ships |= {f"{kind} {area}": count for kind, count in kinds.items()}
    vipers = sum(kinds.get("viper", 0) for kinds in facts.values())
    if vipers:
        ships["reserves"] = -vipers
    ships["civilian_pile"] = -sum(kinds.get("civilian", 0) for kinds in facts.values())
    return ships


def plus(one: Change, other: Change) -> Change:
    total: dict[str, Any] = dict(one)
    for key, change in other.items():
        total[key] = total.get(key, 0) + change
    return total


@pytest.mark.parametrize("card", ATTACKS)
def test_the_ships_come_and_the_rule_applies(card: str) -> None:
    proof = attack(card)
    proof.state.jump_track = 3
    proof.begin()
    finish(proof)
    assert proof.changed() == plus(pictured(card), FOR_ONE[card])
    check_views(proof)
    assert (card in proof.g.kept) == (f"kept {card}" in FOR_ONE[card])
    assert (card in proof.g.crises) == (card not in proof.g.kept)


@pytest.mark.parametrize("card", ATTACKS)
def test_ships_that_are_there_act_before_the_new_ones_come(card: str) -> None:
    proof = attack(card)
    finish(proof)
    told = proof.game.events(None)
    kinds = [event["kind"] for event in told if event["event"] == "CylonShipsActivated"]
    facts = (FACTS["super_crisis"] if card == SUPER else FACTS["crisis"])[card]
    assert kinds == facts["activate"]
    names = [event["event"] for event in told]
    last = max(n for n, name in enumerate(names) if name == "CylonShipsActivated")
    assert last < names.index("ShipsPlaced")


def test_new_ships_do_not_act_and_old_ones_do() -> None:
    """Thirty-Three: a raider that was there destroys a civilian ship; a basestar that comes does nothing."""
    proof = attack("thirty_three")
    g = proof.state
    g.fleet.raiders[1] = 1
    g.civilians[1] = [Civilian(50, g.civilian_pile.pop(g.civilian_pile.index("civ_empty")))]
    finish(proof)
    assert proof.g.civilians[1] == []
    assert proof.events("CivilianDestroyed") == [
        {"event": "CivilianDestroyed", "face": "civ_empty", "area": "starboard_fore"}
    ]
    assert proof.events("GalacticaDamaged") == []
    assert "thirty_three" in proof.g.kept


def test_too_few_ships_the_current_player_decides() -> None:
    """Ambush wants eight raiders in two areas; only five are left."""
    proof = attack("ambush")
    proof.state.fleet.raiders = [0, 11, 0, 0, 0, 0]
    proof.begin()
    for area in ("fore", "aft", "aft", "aft", "aft"):
        assert set(proof.asked(CURRENT, "place-raider").labels) <= {"area:fore", "area:aft"}
        proof.say(CURRENT, f"area:{area}")
        if proof.prompt() == "stop":
            break
    assert proof.done()
    changed = proof.changed()
    assert (changed["raider fore"], changed["raider aft"]) == (1, 4)
    assert proof.events("NotPossible")[-1]["what"] == "place-raider"


# --- special rules -----------------------------------------------------------------------------------------


@proves("besieged", "new raiders act")
def test_besieged_only_the_new_raiders_act() -> None:
    """They shoot at the vipers that came with them; a raider elsewhere has had its turn before."""
    proof = attack("besieged")
    proof.state.fleet.raiders[1] = 1
    proof.state.civilian_pile = ["civ_population_1", "civ_population_1", "civ_population_2"]
    proof.picks(0, 0, 0).dice(1, 5, 8)
    proof.begin()
    finish(proof)
    rolls = [event["purpose"] for event in proof.events("DieRolled")]
    assert rolls == ["raider-galactica", "attack-viper", "attack-viper"]
    assert proof.changed() == {
        "basestar port_aft": 1,
        "heavy_raider aft": 1,
        "raider port_fore": 3,
        "raider fore": 1,
        "reserves": -2,
        "damaged_vipers": 1,
        "civilian fore": 1,
        "civilian starboard_fore": 1,
        "civilian_pile": -3,
        "population": -2,
    }
    assert proof.events("AreaActivated") == [
        {"event": "AreaActivated", "kind": "raiders", "area": "starboard_fore"},
        {"event": "AreaActivated", "kind": "raiders", "area": "port_fore"},
    ]


@proves("heavy_assault", "every basestar attacks")
@pytest.mark.parametrize(("dice", "hits"), [((3, 3), 0), ((4, 3), 1), ((4, 8), 2)])
def test_heavy_assault_every_basestar_attacks(dice: tuple[int, ...], hits: int) -> None:
    proof = attack("heavy_assault")
    proof.dice(*dice)
    finish(proof)
    assert [event["purpose"] for event in proof.events("DieRolled")] == ["basestar-galactica"] * 2
    assert len(proof.events("GalacticaDamaged")) == hits


@proves("ambush", "while in play")
@pytest.mark.parametrize(("die", "hit"), [(4, False), (5, True)])
def test_ambush_unmanned_vipers_aim_badly(die: int, hit: bool) -> None:
    """-2 to attacks of unmanned vipers; a piloted one is not touched."""
    proof = table()
    proof.state.decks["crisis"].cards.remove("ambush")
    proof.state.decks["crisis"].seen.pop()
    proof.state.kept.append("ambush")
    proof.state.fleet.raiders[5] = 1
    proof.dice(die, 3).to_do("action")
    proof.say(CURRENT, "activate:command").say(CURRENT, "attack:raider-port_fore")
    proof.skip()
    assert proof.events("DieRolled")[0]["result"] == die - 2
    assert (proof.g.fleet.raiders[5] == 0) == hit
    piloted = Proof("lee_apollo_adama", "saul_tigh", "laura_roslin")
    piloted.state.decks["crisis"].cards.remove("ambush")
    piloted.state.decks["crisis"].seen.pop()
    piloted.state.kept.append("ambush")
    piloted.state.fleet.raiders[5] = 1
    piloted.dice(3).to_do("action")
    piloted.say(0, "attack:raider-port_fore")
    assert piloted.done()
    assert piloted.g.fleet.raiders[5] == 0


@proves("cylon_swarm", "while in play")
@pytest.mark.parametrize(
    ("kind", "ship", "count"),
    [("launch_raiders", "raider", 4), ("raiders", "raider", 3), ("heavy_raiders", "heavy_raider", 2)],
)
def test_cylon_swarm_one_more_is_launched(kind: str, ship: str, count: int) -> None:
    proof = table()
    proof.state.decks["crisis"].cards.remove("cylon_swarm")
    proof.state.decks["crisis"].seen.pop()
    proof.state.kept.append("cylon_swarm")
    proof.state.fleet.raiders[0] = 0
    proof.to_do(f"activate:{kind}")
    proof.begin()
    assert proof.done()
    assert proof.changed() == {f"{ship} fore": count}


@proves("jammed_assault", "while in play")
def test_jammed_assault_closes_communications() -> None:
    proof = table()
    proof.place(CURRENT, "communications").to_do("action")
    assert "activate:communications" in proof.labels(CURRENT)
    jammed = table()
    jammed.state.decks["crisis"].cards.remove("jammed_assault")
    jammed.state.decks["crisis"].seen.pop()
    jammed.state.kept.append("jammed_assault")
    jammed.place(CURRENT, "communications").to_do("action")
    assert "activate:communications" not in jammed.labels(CURRENT)


@proves("raiding_party", "at the start")
@proves("massive_assault", "at the start")
@pytest.mark.parametrize(("card", "space", "then"), [("raiding_party", 0, 0), ("massive_assault", 1, 0)])
def test_the_marker_stops_at_the_start(card: str, space: int, then: int) -> None:
    proof = attack(card)
    proof.state.jump_track = space
    finish(proof)
    assert proof.g.jump_track == then


@proves("tactical_strike", "one viper left")
def test_tactical_strike_damages_as_many_as_there_are() -> None:
    """The set-up takes its two vipers first."""
    proof = attack("tactical_strike")
    proof.state.squadrons["viper"].reserves = 3
    proof.begin()
    finish(proof)
    changed = proof.changed()
    assert (changed["viper port_aft"], changed["damaged_vipers"], proof.g.squadrons["viper"].reserves) == (2, 1, 0)


@pytest.mark.parametrize("card", ["ambush", "cylon_swarm", "jammed_assault"])
def test_kept_until_the_fleet_jumps(card: str) -> None:
    proof = table()
    proof.state.decks["crisis"].cards.remove(card)
    proof.state.decks["crisis"].seen.pop()
    proof.state.kept.append(card)
    proof.state.jump_track = 4
    proof.top("barren_planet").to_do("prepare_for_jump")
    proof.skip()
    proof.say(3, "barren_planet")
    assert proof.done()
    assert card not in proof.g.kept
    assert proof.g.decks["crisis"].discard == [card]


def thirty_three(proof: Proof) -> Proof:
    proof.state.decks["crisis"].cards.remove("thirty_three")
    proof.state.decks["crisis"].seen.pop()
    proof.state.kept.append("thirty_three")
    return proof


@proves("thirty_three", "a civilian ship is destroyed")
def test_thirty_three_ends_with_a_civilian_ship() -> None:
    proof = thirty_three(table())
    proof.state.fleet.raiders = [0, 0, 0, 1, 0, 0]
    proof.to_do("activate:raiders")
    proof.skip()
    proof.say(CURRENT, "civilian:0")
    assert proof.done()
    assert proof.g.kept == []
    assert proof.g.decks["crisis"].discard == ["thirty_three"]


@proves("thirty_three", "a basestar is destroyed")
def test_thirty_three_ends_with_a_basestar() -> None:
    proof = thirty_three(Proof("william_adama", "saul_tigh", "laura_roslin"))
    proof.dice(3).to_do("action")
    proof.say(0, "nuke:basestar-fore")
    assert proof.done()
    assert proof.g.fleet.basestars == []
    assert proof.g.kept == []
    assert proof.g.decks["crisis"].discard == ["thirty_three"]


@proves("thirty_three", "the fleet jumps")
def test_thirty_three_comes_back() -> None:
    """It alone is shuffled into the Crisis deck; nobody knows where it is, nor where anything else is now."""
    proof = thirty_three(table())
    proof.state.jump_track = 4
    size = len(proof.state.decks["crisis"].cards)
    proof.state.decks["crisis"].discard.append(proof.state.decks["crisis"].cards.pop())
    proof.state.decks["crisis"].seen.pop()
    proof.state.decks["crisis"].seen[-1] = 0b1111
    discard = proof.state.decks["crisis"].discard[:]
    proof.top("barren_planet").to_do("prepare_for_jump")
    proof.skip()
    proof.say(3, "barren_planet")
    assert proof.done()
    assert proof.g.kept == []
    assert len(proof.g.decks["crisis"].cards) == size
    assert "thirty_three" in proof.g.decks["crisis"].cards
    assert proof.g.decks["crisis"].discard == discard
    check_views(proof)


def test_besieged_does_not_activate_raiders_launched_in_step_1() -> None:
    table = (
        Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
        .empty_space()
        .top("besieged")
        .to_do("crisis")
        .dice(1, 1, 1, 1)
    )
    table.state.fleet.basestars = [Basestar(AFT)]
    table.skip()
    assert table.g.fleet.raiders[AFT] == 2
    assert len(table.events("DieRolled")) == 4


def test_ambush_leaves_piloted_vipers_alone() -> None:
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").top("ambush").dice(4).place(0, "fore")
    table.state.kept.append(table.state.decks["crisis"].cards.pop())
    table.state.decks["crisis"].seen.pop()
    table.say(0, "attack:raider-fore")
    assert table.events("DieRolled")[0]["result"] == 4
