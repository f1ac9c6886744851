"""The Ionian Nebula: its objective, piles and tokens, and where trauma and allies come into the game."""

from readyroom.galactica import allies, crossroads
from readyroom.galactica.boxes import Pile
from readyroom.galactica.cards.exodus.box import IONIAN
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import ON_DAMAGE
from readyroom.galactica.objectives import PHASES, Objective, objective
from readyroom.galactica.places import BRIG, SICKBAY
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import common_raiders, destroy_raider
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.trauma import (
    ANTAGONISTIC,
    BENEVOLENT,
    DISASTER,
    POOL,
    comes_with_character,
    draw_trauma,
    goes_with_character,
    lay_out_trauma,
    take_trauma,
)
from readyroom.galactica.windows import must
from readyroom.kernel import Script

IONIAN.piles += (
    Pile(POOL, hands="secret", spots=(SICKBAY, BRIG), not_kept=(DISASTER,)),
    Pile(allies.DECK, size_open=True),
    Pile(crossroads.DECK),
)
for token, copies in ((BENEVOLENT, 18), (ANTAGONISTIC, 18), (DISASTER, 2)):
    IONIAN.card(POOL, token, copies)
for deck in (allies.DECK, crossroads.DECK):
    IONIAN.cards.setdefault(deck, {})

PHASES[crossroads.PHASE] = crossroads.crossroads_phase
objective(
    IONIAN,
    Objective("ionian", milestones=((4, "sleeper"), (8, crossroads.PHASE)), last=8, resets=(crossroads.PHASE,)),
)

# --- when ----------------------------------------------------------------------------------------------------

STEPS["lay_out_trauma"] = lay_out_trauma
STEPS["first_allies"] = allies.first_allies
STEPS["trauma"] = take_trauma
STEPS["meet_ally"] = allies.meet_ally
IONIAN.setup += ("lay_out_trauma", "first_allies")
IONIAN.turn += (("trauma", ""), ("meet_ally", "movement"))

must(IONIAN, "character_lost", goes_with_character)
must(IONIAN, "character_chosen", comes_with_character)
must(IONIAN, "character_chosen", allies.became_player)
must(IONIAN, "location_damaged", allies.place_damaged)
must(IONIAN, "board_closed", allies.place_closed)

# --- damage to basestars ---------------------------------------------------------------------------------------

COLLATERAL = "collateral_damage"
PERSONNEL = "damage_to_personnel"
IONIAN.faces["basestar_damage"] = {
    "critical_hit": 1,
    "disabled_hangar": 1,
    "disabled_weapons": 1,
    "structural_damage": 1,
    COLLATERAL: 1,
    PERSONNEL: 1,
}


def collateral_damage(g: Galactica, basestar: Basestar, because: Cause) -> Script[None]:
    """Up to three raiders of its area are destroyed (DMG-018)."""
    for _ in range(min(3, common_raiders(g, basestar.area))):
        yield from destroy_raider(g, basestar.area, because)


def damage_to_personnel(g: Galactica, _: Basestar, because: Cause) -> Script[None]:
    """Every Cylon player draws two trauma tokens (DMG-019)."""
    for seat in g.clockwise(g.current):
        if is_cylon_player(g.players[seat]):
            yield from draw_trauma(g, seat, 2, because)


ON_DAMAGE[COLLATERAL] = collateral_damage
ON_DAMAGE[PERSONNEL] = damage_to_personnel
