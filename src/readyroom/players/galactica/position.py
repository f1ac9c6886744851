"""What a whole position is worth to the humans: for looking ahead, where the state is a supposed one."""

from readyroom.galactica.board import AREA_OF, RESOURCES
from readyroom.galactica.characters import has_miracles, miracles
from readyroom.galactica.crossroads import SPARED
from readyroom.galactica.hangar import damaged, in_reserves, in_space
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import is_cylon
from readyroom.galactica.mutiny import MUTINY, mutiny_limit
from readyroom.galactica.objectives import may_jump, objective_of
from readyroom.galactica.places import FLAGSHIP, confinement, damaged_on, layout
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import TREACHERY, TYPE
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.trauma import no_more
from readyroom.galactica.view import view
from readyroom.players.galactica import planet
from readyroom.players.galactica.effects import CYLON_OUT, DISTANCE, HUMAN_OUT, JUMP_ICON, LAST_STEP
from readyroom.players.galactica.horizon import coming
from readyroom.players.galactica.ships import danger
from readyroom.players.galactica.table import DRAIN, Table, damage_worth, unit_worth
from readyroom.players.galactica.trial import counts_against

HAND = (0.12, 0.25, 0.35)
"""A Skill card in a human hand, by how many Cylons have revealed themselves: they add to every check, and who is left
has few."""
OTHER_HAND = 0.12
HULL = (4.2, 3.85, 3.35, 2.6)
"""The ship that takes damage for Galactica, by how much she has taken."""
TOKEN = 0.5
LEADS_TO_BRIG = 0.3
"""As many Mutiny cards as one may have."""
AT_THE_END = 10.0
"""On New Caprica, once Galactica is back."""
AT_RISK = 0.5
"""How much of a civilian ship on the ground counts as lost."""
WON = 40.0
"""Of a game that is won or lost."""


def worth(g: Galactica) -> float:
    if g.winner:
        return WON if g.winner == "humans" else -WON
    distance = total_distance(g)
    left = sum(sum(unit_worth(n, DRAIN[name]) for n in range(1, g.resource(name) + 1)) for name in RESOURCES)
    last = objective_of(g).last
    icon = JUMP_ICON if distance < last else LAST_STEP
    road = DISTANCE * min(distance, last) + (icon * g.jump_track if may_jump(g) else AT_THE_END)
    return left + road + _space(g) + _people(g) + _trial(g) + _boxes(g) + _on_the_ground(g)


def _space(g: Galactica) -> float:
    table = Table(view(g, None), 0, DRAIN)
    near = (
        0.7 * sum(_lost(table, area) for area in range(6)) * table.civilian
        + 0.25 * sum(g.fleet.raiders)
        + 1.0 * sum(g.fleet.heavies)
        + 0.6 * len(g.fleet.basestars)
    )
    hurt = 0.15 * sum(len(basestar.damage) for basestar in g.fleet.basestars)
    hits = len(damaged_on(g, FLAGSHIP))
    damage = sum(damage_worth(n) for n in range(hits)) + (8.0 if hits >= 5 else 0.0)
    fleet = 0.3 * in_reserves(g) + 0.7 * in_space(g) + 0.2 * damaged(g) + 0.3 * g.raptors + 0.5 * g.nukes
    waits = sum(coming(table, area) for area in range(6))
    return fleet + hurt - (near + waits) * table.heat - damage - table.centurions


def _on_the_ground(g: Galactica) -> float:
    """Civilian ships that can still be lost on New Caprica, and what the occupation does to them."""
    if not (g.locked or g.prepared):
        return 0.0
    table = Table(view(g, None), 0, DRAIN)
    ships = len(g.locked) + (1 - planet.PREPARED) * len(g.prepared)
    forces = sum(count * planet.force_cost(table, place) for place, count in planet.patrols(table).items())
    return -AT_RISK * ships * table.civilian - forces


def _lost(table: Table, area: int) -> float:
    """Civilian ships of this area that are likely lost. Where ships wait beyond the horizon they stay when the fleet
    jumps, so all of them are in danger, each about as its escort is worth by the rules of thumb."""
    exposed = table.exposed(area)
    if table.beyond is None:
        return exposed
    return max(exposed, danger(table, area) * len(table.areas[area].civilians))


def _boxes(g: Galactica) -> float:
    """What other boxes bring: the ship that takes damage for Galactica, tokens, Treachery and Mutiny cards."""
    worth = 0.0
    for ship, board in layout(g).boards.items():
        if board.shields:
            worth += HULL[min(len(damaged_on(g, ship)), len(HULL) - 1)]
    if has_miracles(g):
        worth += TOKEN * sum(miracles(g, player.seat) for player in g.players if not is_cylon(player))
    for player in g.humans():
        worth -= OTHER_HAND * sum(TYPE[card] == TREACHERY for card in player.hand) * (1 if is_cylon(player) else 2)
        worth -= LEADS_TO_BRIG * (len(player.held(MUTINY)) >= mutiny_limit(player)) * (not is_cylon(player))
    return worth


def _trial(g: Galactica) -> float:
    """Who would be out if the Trial came now, where it is still to come; the nearer it is the more it counts."""
    if no_more(g):
        return 0.0
    against = {player.seat: _against(player) for player in g.players}
    most = max(against.values())
    if most <= SPARED:
        return 0.0
    near = 0.25 + 0.75 * min(1.0, total_distance(g) / 8)
    out = [g.players[seat] for seat, count in against.items() if count == most]
    return near * sum(CYLON_OUT if is_cylon(player) else -HUMAN_OUT for player in out) / len(out)


def _against(player: Player) -> int:
    return sum(counts_against(token, cylon=is_cylon_player(player)) for token in player.trauma)


def _people(g: Galactica) -> float:
    """Cards in hands, titles in wrong hands, people in the Brig."""
    total = 0.0
    card = HAND[min(2, sum(map(is_cylon_player, g.players)))]
    for player in g.players:
        cylon = is_cylon(player)
        cards = min(len(player.hand), 8)
        if is_cylon_player(player):
            total -= 0.5 * OTHER_HAND * cards
        else:
            total += 0.3 * OTHER_HAND * cards if cylon else card * cards
        if confinement(player.place) is not None:
            total += 1.5 if cylon else -2.0
        elif player.place in ("sickbay", "medical_center"):
            total += 0.3 if cylon else -0.5
        elif player.place in AREA_OF and any(g.fleet.raiders):
            total += 0.2
        if cylon and not is_cylon_player(player):
            total -= 0.8 * (g.president == player.seat) + 0.8 * (g.admiral == player.seat)
        total -= 0.8 * is_cylon_player(player) + 2.0 * len(player.super_crisis)
    return total + 0.5 * min(len(g.quorum_hand), 4)
