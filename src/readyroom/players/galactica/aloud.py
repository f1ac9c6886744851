"""What a player says for everybody to hear about what he has just done: the reasons of the guided game.

They are made from what a spectator sees and from nothing else (the table before, and what has been told since), so
they tell nothing (SECR): a hidden Cylon gives the reason a human would give, since the two look the same from outside.
Why a player really did it is told to nobody but his own seat (reasons.py).
"""

from collections.abc import Callable, Sequence

from readyroom.galactica.board import RED
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.view import GalacticaView
from readyroom.kernel import Json
from readyroom.players.base import Aloud

PREFIX = "players-galactica-aloud-"
Words = tuple[str, dict[str, Json]] | None


def aloud(view: GalacticaView, events: Sequence[Json]) -> list[Aloud]:
    """Reasons for what was told, by the spectator's view of the moment before it."""
    said: list[Aloud] = []
    for n, event in enumerate(events):
        seat = event.get("seat")
        explain = _EVENTS.get(event["event"])
        words = explain(view, seat, event) if explain is not None and isinstance(seat, int) else None
        if words is not None:
            said.append(Aloud(n, seat, PREFIX + words[0], words[1]))
    return said


# --- what stands on the table ----------------------------------------------------------------------------------


def _raiders(view: GalacticaView) -> int:
    return sum(area.raiders + area.heavy_raiders for area in view.areas.values())


def _basestars(view: GalacticaView) -> int:
    return sum(len(area.basestars) for area in view.areas.values())


def _in_danger(view: GalacticaView) -> int:
    """Civilian ships with raiders beside them."""
    return sum(len(area.civilians) for area in view.areas.values() if area.raiders)


def _weakest(view: GalacticaView) -> tuple[str, int]:
    """The resource that is nearest to the red, or deepest in it."""
    resources = view.resources
    name = min(resources, key=lambda one: resources[one] - RED[one])
    return name, resources[name]


# --- places ----------------------------------------------------------------------------------------------------


def _moved(view: GalacticaView, seat: int, event: Json) -> Words:
    """Only who goes by himself has a reason."""
    itself = view.step == "movement" and view.current == seat and view.check is None
    return _place(view, seat, event["place"]) if itself else None


def _used(view: GalacticaView, seat: int, event: Json) -> Words:
    return _place(view, seat, event["location"])


def _place(view: GalacticaView, seat: int, place: str) -> Words:
    player = view.players[seat]
    raiders, basestars, danger = _raiders(view), _basestars(view), _in_danger(view)
    facts: dict[str, Json] = {"raiders": raiders, "basestars": basestars, "civilians": danger, "hand": player.hand}
    weakest, left = _weakest(view)
    name = place.replace("_", "-")
    match place:
        case "weapons_control":
            return (f"{name}" if basestars else f"{name}-raiders" if raiders else f"{name}-quiet"), facts
        case "command":
            return (f"{name}-civilians" if danger else name if raiders else f"{name}-quiet"), facts
        case "communications":
            return (name if danger else f"{name}-quiet"), facts
        case "hangar_deck":
            return (name if raiders or basestars else f"{name}-quiet"), facts
        case "ftl_control":
            lost = {3: 3, 4: 1}.get(view.jump_track, 0)
            return (name if lost else f"{name}-early"), {"lost": lost, "left": view.resources["population"]}
        case "armory":
            return (name if any(view.boarding) else f"{name}-quiet"), facts
        case "presidents_office":
            return (name if view.titles.get("president") == seat else f"{name}-other"), {
                "count": view.office_hands["quorum"]
            }
        case "caprica" | "cylon_fleet" | "human_fleet" | "resurrection_ship":
            return name, {"resource": weakest, "left": left}
        case "caprica_2" | "cylon_fleet_2" | "human_fleet_2" | "resurrection_ship_2":
            return name, {"resource": weakest, "left": left}
        case "caprica_3" | "cylon_fleet_3" | "human_fleet_3" | "resurrection_ship_3" | "hub_destroyed":
            return name, {"resource": weakest, "left": left}
        case "research_lab" | "press_room" | "admirals_quarters" | "administration" | "brig" | "basestar_bridge":
            return name, facts
        case "press_room_2" | "presidents_office_2" | "administration_2" | "quorum_chamber":
            return name, facts
        case "bridge" | "tactical_plot" | "captains_cabin" | "hybrid_tank" | "datastream" | "raider_bay":
            return name, facts
        case "pegasus_cic" | "airlock" | "main_batteries" | "engine_room":
            return name, facts
        case "resistance_hq" | "occupation_authority" | "breeders_canyon" | "shipyard" | "detention" | "medical_center":
            return name, facts
    return None


# --- cards -----------------------------------------------------------------------------------------------------


def _card(view: GalacticaView, seat: int, event: Json) -> Words:
    del seat
    name = str(event["card"]).rsplit("-", 1)[0]
    check = view.check
    facts: dict[str, Json] = {"raiders": _raiders(view), "damaged": len(view.damaged)}
    if check is not None:
        facts |= {"difficulty": check.difficulty}
    return f"card-{name.replace('_', '-')}", facts


def _quorum(view: GalacticaView, seat: int, event: Json) -> Words:
    del seat
    resources = view.resources
    return f"quorum-{str(event['card']).replace('_', '-')}", {"food": resources["food"], "morale": resources["morale"]}


def _ability(view: GalacticaView, seat: int, event: Json) -> Words:
    """Most abilities speak for themselves; those that can be used once are kept for a moment like this."""
    sheet = SHEETS.get(view.players[seat].character)
    once = sheet is not None and event["ability"] == sheet.abilities[1]
    return ("ability-once", {"ability": event["ability"]}) if once else None


def _added(view: GalacticaView, seat: int, event: Json) -> Words:
    check = view.check
    if check is None:
        return None
    facts: dict[str, Json] = {
        "difficulty": check.difficulty,
        "skills": list(check.skills),
        "count": event["count"],
        "already": sum(check.added) + check.destiny,
    }
    if is_cylon_player(view.players[seat]):
        return ("check-cylon" if event["count"] else "check-cylon-nothing"), facts
    return ("check" if event["count"] else "check-nothing"), facts


# --- decisions -------------------------------------------------------------------------------------------------


def _part(view: GalacticaView, seat: int, event: Json) -> Words:
    del event
    resource, left = _weakest(view)
    key = "part-cylon" if is_cylon_player(view.players[seat]) else "part"
    return key, {"resource": resource, "left": left}


def _destination(view: GalacticaView, seat: int, event: Json) -> Words:
    del seat
    distance = DESTINATIONS[event["card"]][0]
    total = view.distance + distance
    return ("destination-far" if distance > 2 else "destination"), {
        "card": event["card"],
        "distance": distance,
        "total": total,
        "fuel": view.resources["fuel"],
    }


def _character(view: GalacticaView, seat: int, event: Json) -> Words:
    del view, seat
    return "character-" + SHEETS[event["character"]].type.replace("_", "-"), {"character": event["character"]}


def _seen(view: GalacticaView, seat: int, event: Json) -> Words:
    del view, seat
    return "looks", {"who": event["source"]}


def _put_back(view: GalacticaView, seat: int, event: Json) -> Words:
    del view, seat
    return ("buries" if event["bottom"] else "leaves-on-top"), {"deck": event["deck"]}


def _drew_quorum(view: GalacticaView, seat: int, event: Json) -> Words:
    del seat, event
    return "quorum-draw", {"count": view.office_hands["quorum"]}


def _revealed(view: GalacticaView, seat: int, event: Json) -> Words:
    del event
    brig = view.players[seat].place == "brig"
    resource, left = _weakest(view)
    return ("reveals-in-brig" if brig else "reveals"), {"resource": resource, "left": left}


_EVENTS: dict[str, Callable[[GalacticaView, int, Json], Words]] = {
    "AbilityUsed": _ability,
    "CardPutBack": _put_back,
    "CardsAdded": _added,
    "CharacterChosen": _character,
    "CylonRevealed": _revealed,
    "DestinationChosen": _destination,
    "LocationActivated": _used,
    "LoyaltySeen": _seen,
    "Moved": _moved,
    "PartChosen": _part,
    "QuorumDrawn": _drew_quorum,
    "QuorumPlayed": _quorum,
    "SkillPlayed": _card,
}
