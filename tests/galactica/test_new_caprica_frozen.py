"""While Galactica is away from New Caprica nothing touches what is around her: no card, no place, no ability."""

from random import Random
from typing import Any

import msgspec
import pytest
from tests.rules.galactica_new_caprica import ground, settle

from readyroom.galactica.actions import why_not_use_place
from readyroom.galactica.boxes import contents
from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import resolve
from readyroom.galactica.mutiny import resolve_mutiny
from readyroom.galactica.places import LOCATIONS, layout
from readyroom.galactica.quorum import resolve_quorum
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    LOYALTY_THEN,
    MOVEMENT_ABILITIES,
    MUTINY_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    TITLE_ACTIONS,
    Effect,
)
from readyroom.galactica.script import STEPS
from readyroom.galactica.skills import NAME
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import Script
from readyroom.players.randomly import random_answer

PEOPLE = ("william_adama", "laura_roslin", "kara_starbuck_thrace", "chief_galen_tyrol")
OPTIONS: dict[str, Any] = {"rules": "combined", "objective": "new_caprica"}


def left_behind() -> Table:
    """Ships of every kind, centurions and damage around Galactica; then the fleet settles."""
    table = Table(*PEOPLE, **OPTIONS)
    table.empty_space()
    g = table.state
    fleet = g.fleet
    fleet.raiders[1], fleet.heavies[5] = 3, 2
    fleet.basestars.append(Basestar(0))
    g.boarding[1] = 1
    g.damage_piles["galactica"].remove("armory")
    g.damaged.append("armory")
    if g.cylon_board is not None:
        g.cylon_board.raiders[2] = 2
    settle(table)
    ground(g, ("civ_population_1",) * 4, ("civ_population_1",))
    for seat, hand in enumerate((("repair-1", "launch_scout-1"), ("executive_order-1", "repair-2"))):
        table.hand(seat, *hand)
    return table


def out_of_reach(g: Galactica) -> dict[str, Any]:
    """All that must stay as it is."""
    return {
        "around Galactica": msgspec.to_builtins(g.away),
        "beyond": msgspec.to_builtins(g.cylon_board),
        "pursuit": g.tokens.get("pursuit"),
        "damaged": g.damaged[:],
        "tokens of damage": {ship: sorted(pile) for ship, pile in g.damage_piles.items()},
        "in space": [squadron.space for squadron in g.squadrons.values()],
        "civilians": [len(ships) for ships in g.civilians],
        "on the main board": (g.fleet.raiders, g.fleet.heavies, len(g.fleet.basestars), g.boarding),
        "pilots": [player.seat for player in g.players if player.piloting],
        "distance": g.destinations[:],
    }


def check(table: Table, seed: int) -> None:
    """Play on at random until nothing more is asked: it is all still there."""
    before = msgspec.to_builtins(out_of_reach(table.state))
    rng = Random(seed)
    for _ in range(300):
        asked = table.game.questions
        if not asked or asked[0].prompt == "galactica-stop" or table.g.winner:
            break
        table.game.answer(asked[0].seat, random_answer(asked[0], rng))
    g = table.g
    assert g.away is not None
    assert msgspec.to_builtins(out_of_reach(g)) == before


EFFECTS: dict[str, Effect] = {}


def _effect(g: Galactica, name: str) -> Script[None]:
    yield from EFFECTS[name].run(g, Cause(name.partition("/")[0], g.current))


def _quorum(g: Galactica, card: str) -> Script[None]:
    deck = g.decks["quorum"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    yield from resolve_quorum(g, g.current, card)


def _mutiny(g: Galactica, card: str) -> Script[None]:
    deck = g.decks["mutiny"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    yield from resolve_mutiny(g, g.current, card)


def _super_crisis(g: Galactica, card: str) -> Script[None]:
    deck = g.decks["super_crisis"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    g.crises.append(card)
    g.played_by = g.current
    yield from resolve(g, card)


STEPS |= {"effect": _effect, "quorum_card": _quorum, "mutiny_card": _mutiny, "super_crisis_card": _super_crisis}


def cards(deck: str) -> list[str]:
    table = Table(*PEOPLE, **OPTIONS)
    return sorted(contents(table.state.options).cards[deck])


def actions() -> dict[str, Effect]:
    """Whatever somebody could do if it were offered: it is not, where it needs what is out of reach."""
    box = contents(Table(*PEOPLE, **OPTIONS).state.options)
    found: dict[str, Effect] = {}
    for name in {NAME[design] for design in box.designs}:
        for kind, texts in (("action", SKILL_ACTIONS), ("movement", MOVEMENT_ABILITIES)):
            if name in texts:
                found[f"{name}/{kind}"] = texts[name]
    for name, effect in ABILITY_ACTIONS.items():
        if name in box.abilities:
            found[f"{name}/ability"] = effect
    for office, texts in TITLE_ACTIONS.items():
        if office in box.titles:
            found |= {f"{name}/title": effect for name, effect in texts.items()}
    return found


@pytest.mark.parametrize("card", cards("quorum"))
def test_quorum_cards(card: str) -> None:
    for seed in range(3):
        table = left_behind()
        table.state.titles["president"] = 0
        if QUORUM_ACTIONS[card].possible(table.state, 0):
            check(table.to_do(f"quorum_card:{card}"), seed)


@pytest.mark.parametrize("card", cards("mutiny"))
def test_mutiny_cards(card: str) -> None:
    for seed in range(3):
        table = left_behind()
        if MUTINY_ACTIONS[card].possible(table.state, 0):
            check(table.to_do(f"mutiny_card:{card}"), seed)


@pytest.mark.parametrize("card", cards("super_crisis"))
def test_super_crisis_cards(card: str) -> None:
    for seed in range(3):
        table = left_behind()
        if card not in table.state.decks["super_crisis"].cards:
            continue
        table.cylon(0)
        check(table.to_do(f"super_crisis_card:{card}"), seed)


ACTIONS = actions()


CAN_NOT = {
    *("blind_jump/ability", "cag/ability", "cag_leads/title", "full_throttle/action", "full_throttle/movement"),
    *("launch_reserves/action", "maximum_firepower/action", "order_departure/title", "sacrifice/ability"),
    *("combat_veteran/action", "unorthodox_plan/action", "repair/action"),
    *("attorney/ability", "coup/ability", "cult_leader/ability", "quarantine/ability"),
}
"""What can't be taken there: it is about space, or about a place or person that this table does not have."""


@pytest.mark.parametrize("action", sorted(ACTIONS))
def test_actions(action: str) -> None:
    """Of Skill cards, sheets and titles: they can be taken and change nothing there, or can't be taken."""
    effect = ACTIONS[action]
    assert effect.possible(left_behind().state, 0) == (action not in CAN_NOT)
    for seed in range(3 if action not in CAN_NOT else 0):
        EFFECTS[action] = effect
        check(left_behind().to_do(f"effect:{action}"), seed)


@pytest.mark.parametrize("card", sorted({*LOYALTY_ACTIONS, *LOYALTY_THEN}))
def test_cylons_who_show_themselves(card: str) -> None:
    """What their card does; every such card may be dealt at this table."""
    assert card in contents(left_behind().state.options).loyalty
    for seed in range(3):
        table = left_behind()
        for texts in (LOYALTY_ACTIONS, LOYALTY_THEN):
            if card in texts and texts[card].possible(table.state, 0):
                EFFECTS[card] = texts[card]
                check(table.to_do(f"effect:{card}"), seed)


@pytest.mark.parametrize("place", sorted(LOCATION_ACTIONS))
def test_places_that_are_out_of_reach(place: str) -> None:
    """No location off the planet can be used from afar (NCAP-033)."""
    g = left_behind().state
    here = layout(g).locations
    assert (place in here) == (LOCATIONS[place].board == "new_caprica")
    if place not in here:
        assert why_not_use_place(g, 0, place) is not None
