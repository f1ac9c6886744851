"""A revealed Cylon: which place and which harm hurts the humans most. Worths here are what the Cylon gains."""

from collections.abc import Callable

from readyroom.galactica.board import AREAS
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.places import board_of
from readyroom.galactica.registry import ABILITY_ACTIONS, LOCATION_ACTIONS
from readyroom.kernel import Option
from readyroom.players.galactica import horizon, settlers
from readyroom.players.galactica.effects import activation_worth, crisis_worth, text_worth
from readyroom.players.galactica.leaders import must_attack
from readyroom.players.galactica.mind import Mind

DEED = 3.0
"""A Super Crisis card to a leader whose agenda asks that one is played."""
TYPICAL_CRISIS = 1.6
"""What the worse one of two Crisis cards costs the humans, without its icons."""


def _caprica(mind: Mind) -> float:
    worths = [-crisis_worth(mind.table, card) for card in mind.table.super_crisis]
    wanted = DEED if worths and must_attack(mind.table.view) else 0.0
    return max([TYPICAL_CRISIS, *worths]) + wanted


def _fleet(mind: Mind) -> float:
    """Only who has no Sympathizer's place there."""
    if any(card.card == "you_are_a_sympathizer" and card.revealed for card in mind.table.me.loyalty):
        return 0.0
    return max(
        fleet_worth(mind, Option("activate", kind)) for kind in ("raiders", "heavy_raiders", "basestars", "launch")
    )


def fleet_worth(mind: Mind, option: Option) -> float:
    if option.id == "launch":
        return mind.table.basestars * (0.3 * 2 + 0.6) * mind.table.heat
    return -activation_worth(mind.table, option.id)


def _human_fleet(mind: Mind) -> float:
    return 0.5 * mind.table.damage + 0.3


def _resurrection(mind: Mind) -> float:
    """Worth while as long as there is a Cylon card to hand over."""
    hidden = [card.card for card in mind.table.me.loyalty if not card.revealed]
    return 3.0 if mind.table.distance <= 7 and any(card in CYLONS for card in hidden) else 0.05


def _own_jail(mind: Mind) -> float:
    """To be sent to the Brig oneself."""
    return DEED * mind.table.to_be_kept


def _staying_kept(mind: Mind) -> float:
    return -1.0 if mind.table.to_be_kept else 0.1


def _scouting(_mind: Mind) -> float:
    """A look at what comes, and two cards."""
    return 0.7


def _another_super_crisis(mind: Mind) -> float:
    """Only who has none: one must still go where it is played."""
    if mind.table.super_crisis:
        return 0.2
    return DEED if must_attack(mind.table.view) else 0.6


def _spy(mind: Mind) -> float:
    """A leader may come among the humans there."""
    if mind.table.needs_super_crisis:
        return DEED
    return DEED if mind.table.among else _scouting(mind)


PLACES: dict[str, Callable[[Mind], float]] = {
    "caprica_2": _caprica,
    "cylon_fleet_2": _fleet,
    "human_fleet_2": _spy,
    "resurrection_ship_2": _another_super_crisis,
    "caprica_3": _caprica,
    "cylon_fleet_3": _fleet,
    "human_fleet_3": _spy,
    "resurrection_ship_3": _another_super_crisis,
    "hub_destroyed": lambda _mind: 1.0,
    "caprica": _caprica,
    "cylon_fleet": _fleet,
    "human_fleet": _human_fleet,
    "resurrection_ship": _resurrection,
    "basestar_bridge": horizon.bridge,
    "occupation_authority": settlers.occupation_authority,
    "breeders_canyon": settlers.next_crisis,
    "shipyard": settlers.inspection,
    "resistance_hq": lambda _mind: 0.0,
    "medical_center": lambda _mind: -0.3,
    "admirals_quarters": _own_jail,
    "brig": _staying_kept,
    "detention": _staying_kept,
}


def _other_place(mind: Mind, place: str) -> float:
    """A place nothing is known of but what its action says."""
    action = LOCATION_ACTIONS.get(place)
    return 0.1 - text_worth(mind.table, action) if action is not None else 0.0


def place_worth(mind: Mind, place: str) -> float:
    """What can be done there: its action, or somebody can be arrested."""
    return max(activate_worth(mind, place), settlers.hunt(mind, place))


def activate_worth(mind: Mind, place: str) -> float:
    known = PLACES.get(place)
    return known(mind) if known is not None else _other_place(mind, place)


def move_worth(mind: Mind, option: Option) -> float:
    here = mind.table.place
    if option.id == "stay":
        return place_worth(mind, here)
    price = 0.1 * (board_of(option.id) != board_of(here)) if settlers.landed(mind) else 0.0
    return place_worth(mind, option.id) - price


def action_worth(mind: Mind, option: Option) -> float:
    if option.kind == "agenda":
        return 0.2
    if option.kind == "return":
        if mind.table.needs_super_crisis:
            return DEED
        return -1.0 if mind.table.among else 1.5
    if option.kind == "ability":
        return 0.3 - text_worth(mind.table, ABILITY_ACTIONS[option.id])
    if option.kind == "board":
        return settlers.board_action(mind, option)
    return 0.0 if option.kind == "pass" else activate_worth(mind, option.id)


def caprica(mind: Mind, option: Option) -> float:
    """The Super Crisis card if it hurts more than a Crisis card would."""
    if option.id == "draw":
        return TYPICAL_CRISIS
    return DEED * must_attack(mind.table.view) - crisis_worth(mind.table, option.id)


def damage_token(mind: Mind, option: Option) -> float:
    """Which damage to choose."""
    table = mind.table
    if option.id in table.resources:
        return 0.8 * table.loss(option.id)
    pilots = sum(bool(area.raiders) for area in table.areas) / len(AREAS)
    return {"ftl_control": 1.4, "command": 1.1 + pilots, "hangar_deck": 1.1, "weapons_control": 1.0}.get(option.id, 0.8)
