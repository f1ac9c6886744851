"""Ships in space: what to attack, where vipers go, which civilian ships are in danger."""

from readyroom.galactica.board import AREA_OF, CIVILIAN_LOSS, LAUNCH, distance, neighbours
from readyroom.kernel import Option
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import CENTURION, Table

HIT = {"raider": 6 / 8, "scar": 2 / 8, "heavy_raider": 2 / 8, "basestar": 1 / 8}
"""How often a viper hits."""


ESCORTS = 0.4
"""A viper beside a civilian ship it can escort, as a part of what it would save."""


def target_worth(table: Table, kind: str, area: int, hits: int | None = None) -> float:
    """What it is worth to hit this ship; of basestars in one area, the one with so many hits or the worst off."""
    here = table.areas[area]
    if kind == "raider":
        share: float = table.exposed(area) / max(here.raiders, 1)
        return (0.45 + 0.9 * share) * table.heat
    if kind == "scar":  # it acts twice
        return 2 * target_worth(table, "raider", area)
    if kind == "heavy_raider":
        return (2.2 if area in LAUNCH else 1.4) * table.heat
    if hits is None:
        hits = max((len(damage) for damage in here.basestars), default=0)
    return (0.5 + 0.4 * table.damage + 0.4 * hits) * table.heat  # the nearer Galactica is to her end, the worse


def attack_worth(table: Table, kind: str, area: int, hits: int | None = None, *, galactica: bool = False) -> float:
    """Attacking a ship once."""
    hit = 4 / 8 if galactica and kind == "basestar" else HIT[kind]
    return hit * target_worth(table, kind, area, hits)


def shot_worth(table: Table, option: Option, *, galactica: bool = False) -> float:
    """Attacking the ship that an option names."""
    facts = option.facts
    return attack_worth(table, facts["ship"], AREA_OF[facts["area"]], facts["hits"], galactica=galactica)


def nuked(mind: Mind, option: Option) -> float:  # noqa: ARG001
    """Which basestar of the area a nuke hits: the worst off is the nearest to its end."""
    hits: int = option.facts["hits"]
    return float(hits)


def best_attack(table: Table, area: int, *, galactica: bool = False) -> float:
    """The best attack on a ship of an area."""
    here = table.areas[area]
    kinds = (("raider", here.raiders), ("heavy_raider", here.heavy_raiders), ("basestar", here.basestars))
    return max(
        (attack_worth(table, kind, area, galactica=galactica) for kind, there in kinds if there),
        default=0.0,
    )


def best_anywhere(table: Table, *, galactica: bool = False) -> float:
    return max(best_attack(table, area, galactica=galactica) for area in range(6))


def attack(mind: Mind, option: Option) -> float:
    """An attack with my viper; passing is worth nothing."""
    return 0.0 if option.kind == "choice" else shot_worth(mind.table, option)


def many_raiders(mind: Mind, option: Option) -> float:
    """Best of the Best: as many raiders as a die shows, where a pilot attacks one."""
    happening = mind.table.view.happening
    if option.kind == "choice" or not happening or not mind.human:
        return 0.0 if option.kind == "choice" else -1.0
    area = AREA_OF[happening[-1].what]
    raiders = mind.table.areas[area].raiders
    return min(4.5, raiders) * target_worth(mind.table, "raider", area) - 1.2


def interfere(mind: Mind, option: Option) -> float:
    """Run Interference: what raiders would do to vipers of my area."""
    if option.kind == "choice":
        return 0.0
    place = mind.table.place
    raiders = min(4, mind.table.areas[AREA_OF[place]].raiders) if place in AREA_OF else 0
    return 0.25 * raiders - 0.5 if mind.human else -1.0


def fly_anywhere(mind: Mind, option: Option) -> float:
    """Full Throttle: where there is most to shoot at, and to guard."""
    area = AREA_OF[option.id]
    return best_attack(mind.table, area) + 0.5 * position_worth(mind.table, area)


def weapons(mind: Mind, option: Option) -> float:
    return shot_worth(mind.table, option, galactica=True)


# --- vipers ----------------------------------------------------------------------------------------------------


def position_worth(table: Table, area: int) -> float:
    """A viper more in this area: ships to shoot at, civilian ships to stand in front of."""
    here = table.areas[area]
    worth = 0.5 * best_attack(table, area)
    if here.civilians:
        near = here.raiders + 0.4 * sum(table.areas[other].raiders for other in neighbours(area))
        worth += 0.25 * min(near, 3) / (1 + table.guards(area))
        if table.beyond is not None:
            worth += ESCORTS * table.civilian * danger(table, area)
    return worth


def unmanned_viper(mind: Mind, option: Option) -> float:
    """Attack, or go where one is needed."""
    table = mind.table
    if option.kind == "attack":
        return shot_worth(table, option)
    if option.kind == "escort":
        return escort_worth(mind, option)
    if option.kind == "launch":
        return 0.1 * bool(table.threat) + _reach(table, AREA_OF[option.facts["area"]]) + _better(option)
    if option.kind == "move":
        start, to = AREA_OF[option.facts["viper"]], AREA_OF[option.facts["to"]]
        return _reach(table, to) - _reach(table, start) - 0.02
    return 0.0


def _better(option: Option) -> float:
    """How much rather this kind of viper."""
    return 0.05 * STURDY.index(option.facts["ship"]) if option.facts.get("ship") in STURDY else 0.0


def _reach(table: Table, area: int) -> float:
    """What a viper in this area is good for, here or one area on."""
    return max(position_worth(table, area), 0.6 * max(position_worth(table, other) for other in neighbours(area)))


def launch(mind: Mind, option: Option) -> float:
    return _reach(mind.table, AREA_OF[option.id])


STURDY = ("viper", "viper_mark_vii", "assault_raptor")
"""Kinds of vipers, the more the later is to be had in space, and the less to be spared."""


def which_viper(mind: Mind, option: Option) -> float:
    """Which kind of viper is meant: what suffers is the plainest, what flies or comes back is the best."""
    rank = 0.2 * STURDY.index(option.id) if option.id in STURDY else 0.0
    return -rank if (mind.question.facts or {}).get("use") in ("damage", "attack") else rank


def raptors(mind: Mind, option: Option) -> float:
    """An assault raptor where there is something to fight; a raptor back where few are left."""
    left = mind.table.view.reserves.raptors
    if option.id == "return":
        return 0.9 - 0.25 * left
    return 0.3 + 0.1 * min(mind.table.threat, 4.0) - (0.4 if left < 2 else 0.0)


def take_viper(mind: Mind, option: Option) -> float:
    """The one that is needed least where it is."""
    return -position_worth(mind.table, AREA_OF[option.id])


def own_viper(table: Table, to: str) -> float:
    """Flying the own viper to another area."""
    return _reach(table, AREA_OF[to]) - 0.05


def damaged_viper(mind: Mind, option: Option) -> float:
    """Rather an unmanned viper than a piloted one, rather another pilot than me."""
    if option.id == f"seat-{mind.seat}":
        return -1.0
    return -0.5 if option.kind == "viper" else -position_worth(mind.table, AREA_OF[option.id])


# --- civilian ships and raiders --------------------------------------------------------------------------------


def civilian_worth(mind: Mind, option: Option) -> float:
    """What the loss of this civilian ship does to the humans."""
    table = mind.table
    for area in table.areas:
        for ship in area.civilians:
            if str(ship.handle) == option.id and ship.face is not None:
                return -sum(table.loss(name, amount) for name, amount in CIVILIAN_LOSS[ship.face].items())
    return -table.civilian


def shelter(table: Table, area: int) -> float:
    """How safe a civilian ship is in an area: far from raiders, those that will come too, behind vipers."""
    danger = 0.0
    for other, here in enumerate(table.areas):
        near = (1.0, 0.35, 0.1, 0.05)[distance(area, other)]
        danger += near * (here.raiders + 1.5 * len(here.basestars))
        if table.beyond is not None:
            waits = table.beyond[other]
            danger += near * (0.1 + 0.15 * table.pursuit) * (waits.raiders + 1.5 * len(waits.basestars))
    return -danger / (1 + 0.5 * table.guards(area))


def danger(table: Table, area: int) -> float:
    """How likely a civilian ship that can be escorted is lost where it is: it stays there when the fleet jumps."""
    return min(0.9, 0.4 - 0.2 * shelter(table, area))


def escort_worth(mind: Mind, option: Option) -> float:
    """Bringing a civilian ship to safety: what is lost with it, times the danger it is in."""
    return -civilian_worth(mind, Option("civilian", option.id)) * danger(mind.table, AREA_OF[option.facts["area"]])


def escorts_worth(table: Table) -> float:
    """What two activations of unmanned vipers can bring to safety, launched first where none is."""
    if table.beyond is None:
        return 0.0
    found = [0.0, 0.0]
    alone = 0.0
    for area, here in enumerate(table.areas):
        saved = table.civilian * danger(table, area)
        if here.vipers:
            found += [saved] * len(here.civilians)
        elif here.civilians and area in LAUNCH and table.view.reserves.vipers:
            alone = max(alone, saved)
    return max(alone, sum(sorted(found)[-2:]))


def place_civilian(mind: Mind, option: Option) -> float:
    """Where it is safe; or where a viper can soon escort it."""
    table, area = mind.table, AREA_OF[option.id]
    near = table.beyond is not None and (area in LAUNCH or table.areas[area].vipers > 0)
    return shelter(table, area) + (0.5 if near else 0.0)


def communications(mind: Mind, option: Option) -> float:
    """Look at the ships in the greatest danger."""
    for number, area in enumerate(mind.table.areas):
        if any(str(ship.handle) == option.id for ship in area.civilians):
            return 5.0 - shelter(mind.table, number)
    return 0.0


def communications_worth(table: Table) -> float:
    """What moving two civilian ships saves."""
    gains = []
    for area, here in enumerate(table.areas):
        if ships := len(here.civilians):
            better = max(shelter(table, other) for other in neighbours(area)) - shelter(table, area)
            gains += [better] * ships
    return min(1.1, 0.25 * sum(sorted(gains, reverse=True)[:2]))


def place_cylons(mind: Mind, option: Option) -> float:
    """Where new Cylon ships hurt humans least."""
    area = mind.table.areas[AREA_OF[option.id]]
    return mind.table.guards(AREA_OF[option.id]) - len(area.civilians)


def remove_cylons(mind: Mind, option: Option) -> float:
    """What it is worth that all Cylon ships leave an area."""
    area = mind.table.areas[AREA_OF[option.id]]
    cylons: float = 1.3 * len(area.basestars) + 0.3 * area.raiders + 0.7 * area.heavy_raiders
    return cylons + 0.1 * len(area.civilians)


def place_viper(mind: Mind, option: Option) -> float:
    return position_worth(mind.table, AREA_OF[option.id])


def brutal_ship(mind: Mind, option: Option) -> float:
    return target_worth(mind.table, option.facts["ship"], AREA_OF[option.facts["area"]])


def brutal_force(mind: Mind, option: Option) -> float:
    """The best thing to destroy with brutal force."""
    return brutal_worth(mind.table).get(option.id, 0.0)


def brutal_worth(table: Table) -> dict[str, float]:
    raiders = max((target_worth(table, "raider", n) for n in range(6) if table.areas[n].raiders), default=0.0)
    heavies = [n for n in range(6) if table.areas[n].heavy_raiders]
    return {
        "raiders": min(3, table.raiders) * raiders,
        "heavy_raider": max((target_worth(table, "heavy_raider", n) for n in heavies), default=0.0),
        "centurion": furthest_centurion(table),
    }


def furthest_centurion(table: Table) -> float:
    """What the most dangerous centurion costs."""
    return max((CENTURION[n] for n in range(5) if table.boarding[n]), default=0.0)


def centurion(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return float(option.id)
