"""A human's move and action (and a hidden Cylon's, who acts as if): what each place and each action is worth now."""

from collections.abc import Callable

from readyroom.galactica.board import AREA_OF
from readyroom.galactica.cards.base.locations import LeaveBrig
from readyroom.galactica.cards.pegasus.new_caprica import BySide
from readyroom.galactica.places import LOCATIONS, board_of, confinement
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    LOCATION_ACTIONS,
    MOVEMENT_ABILITIES,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    Text,
)
from readyroom.galactica.rules_in_force import STANDING, PersonalGoal
from readyroom.galactica.skills import DESIGN, NAME, STRENGTH, skill_names
from readyroom.kernel import Option
from readyroom.players.galactica import horizon, miracles, mutiny, pegasus, settlers, ships, trauma, voyage, whom
from readyroom.players.galactica.effects import chance_to_pass, mission_worth, text_worth, usual_crisis
from readyroom.players.galactica.expansions import mutinies, mutiny_price
from readyroom.players.galactica.goals import borne
from readyroom.players.galactica.hands import keep_worth
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import CARD, Table, damage_worth, shield_worth

LEAVES, TRIED = 1.6, 0.4
"""What it is worth to be out of the Brig, and what the cards are worth that an attempt takes."""
INFILTRATING = 1.5
"""What it is worth to a Cylon leader who wants to be among the humans to come there."""
RISKED = 0.5
"""How likely the last jump must be a victory to be made before its time; what the icons bring may be no better."""
REVEAL_AT = 0.8
"""A hidden Cylon reveals himself when it pays more than this."""


# --- places ----------------------------------------------------------------------------------------------------


def activate_worth(mind: Mind, seat: int, place: str) -> float:
    """What the action of a place is worth to the humans if `seat` takes it now."""
    table = mind.table
    if place in table.damaged:
        return 0.0
    if place in AREA_OF:
        return ships.best_attack(table, AREA_OF[place])
    worth = PLACES[place](mind, seat) if place in PLACES else _other(mind, LOCATION_ACTIONS.get(place))
    drawback = table.sheet(seat).abilities[2]
    if drawback == "terminal_illness" and not table.solo:
        worth -= 2 * CARD
        if table.hand_of(seat) < 2:
            return 0.0
    if drawback == "convicted_criminal" and not table.solo and place != "brig":
        occupied = any(p.place == place and p.seat != seat for p in table.players)
        worth = 0.0 if occupied else worth
    if drawback == "emotionally_attached" and place == "admirals_quarters" and not table.solo:
        return 0.0
    return worth


def _other(mind: Mind, action: Text | None) -> float:
    """An action nothing is known of but what it says: a little, for it was made to be used."""
    return text_worth(mind.table, action) + 0.1 if action is not None else 0.0


def ftl_worth(mind: Mind) -> float:
    """Jump now, or wait for the icons: people are left behind, but so is the Cylon fleet."""
    table = mind.table
    if table.track < 3 or settlers.landed(mind):
        return 0.0
    lost = 3 if table.track == 3 else 1
    if table.last_jump:
        chance = borne(table, table.resources | {"population": table.resources["population"] - lost})
        return 30.0 * chance if chance > RISKED else -5.0
    risk = 0.75 * table.loss("population", lost)
    return mind.waiting(5 - table.track) + 0.7 * table.threat - risk


def _weapons(mind: Mind, _seat: int) -> float:
    return ships.best_anywhere(mind.table, galactica=True)


def _command(mind: Mind, _seat: int) -> float:
    """Two activations of unmanned vipers."""
    table = mind.table
    saved = ships.escorts_worth(table)
    if not table.raiders and not table.heavies:
        return max(saved, 0.1 if table.basestars and table.civilians > table.vipers else 0.0)
    shots = [ships.best_attack(table, n) for n in range(6) if table.areas[n].vipers]
    shooting = max(shots, default=0.0)
    launching = max(ships.position_worth(table, n) for n in range(6)) * 0.7 * bool(table.view.reserves.vipers)
    return max(saved, 1.7 * max(shooting, launching))


def _hangar(mind: Mind, seat: int) -> float:
    """Launch, and one action more."""
    table = mind.table
    if not table.sheet(seat).pilot or not (table.view.reserves.vipers or table.vipers):
        return 0.0
    near = max(ships.position_worth(table, n) + ships.best_attack(table, n) for n in (4, 5))
    return near + 0.15 * bool(table.threat)


def _quarters(mind: Mind, _seat: int) -> float:
    return mind.accusing()


def _armory(mind: Mind, _seat: int) -> float:
    return 0.25 * ships.furthest_centurion(mind.table) * mind.alarm


def _office(mind: Mind, seat: int) -> float:
    table = mind.table
    if table.president != seat:
        return 0.0
    best = max((quorum_worth(mind, card) for card in table.quorum_hand), default=0.3)
    return 0.25 + max(0.3, best)


def _occupied_office(mind: Mind, seat: int) -> float:
    """A Quorum card may be drawn, and one be played, which may lead to Detention."""
    return _office(mind, seat) - settlers.office_risk(mind.table) if mind.table.president == seat else 0.0


def _administration(mind: Mind, seat: int) -> float:
    """Take the presidency away from somebody suspect."""
    president = mind.table.president
    return 0.8 if president != seat and mind.suspicion(president) > ENOUGH else 0.0


def _vote(mind: Mind, seat: int) -> float:
    """The same for a Mutiny card, and only if the President has one."""
    if not mutinies(mind.table, mind.table.president):
        return 0.0
    return max(0.0, 1.5 * _administration(mind, seat) - mutiny_price(mind.table, seat))


def _brig(mind: Mind, seat: int) -> float:
    """Leaving the Brig, if there are cards enough to pass its check; without them the attempt costs what is added."""
    return _leaving(mind, seat, LOCATION_ACTIONS["brig"])


def _detention(mind: Mind, seat: int) -> float:
    action = LOCATION_ACTIONS["detention"]
    assert isinstance(action, BySide)
    free = 0.5 * settlers.exposed(mind.table, "detention") if seat == mind.seat else 0.0
    return _leaving(mind, seat, action.human) + free


def _leaving(mind: Mind, seat: int, action: Text) -> float:
    assert isinstance(action, LeaveBrig)
    chance = chance_to_pass(mind.table, action.difficulty, list(skill_names(action.skills)))
    return (LEAVES if seat == mind.seat else LEAVES - 0.4 - mind.suspicion(seat)) * chance - TRIED


def _bridge(mind: Mind, _seat: int) -> float:
    return voyage.bridge(mind, mission_worth, usual_crisis(mind.table))


PLACES: dict[str, Callable[[Mind, int], float]] = {
    "ftl_control": lambda mind, _seat: ftl_worth(mind),
    "weapons_control": _weapons,
    "communications": lambda mind, _seat: ships.communications_worth(mind.table),
    "research_lab": lambda mind, seat: min(0.22, mind.drawing(seat, 0.45)),
    "command": _command,
    "admirals_quarters": _quarters,
    "hangar_deck": _hangar,
    "armory": _armory,
    "brig": _brig,
    "press_room": lambda mind, seat: mind.drawing(seat, 0.45),
    "presidents_office": _office,
    "administration": _administration,
    "press_room_2": mutiny.press_room,
    "presidents_office_2": lambda mind, seat: mind.drawing(seat, 0.45),
    "quorum_chamber": _office,
    "administration_2": _vote,
    "pegasus_cic": lambda mind, _seat: pegasus.guns_worth(mind.table),
    "main_batteries": lambda mind, _seat: pegasus.batteries_worth(mind.table),
    "engine_room": lambda mind, seat: pegasus.engines_worth(mind.table, seat),
    "airlock": lambda mind, _seat: pegasus.airlock_worth(mind),
    "detention": _detention,
    "bridge": _bridge,
    "captains_cabin": lambda mind, seat: mind.drawing(seat, 0.45),
    "resistance_hq": settlers.resistance_hq,
    "occupation_authority": _occupied_office,
    "breeders_canyon": settlers.breeders_canyon,
    "shipyard": settlers.shipyard,
    **dict.fromkeys(("human_fleet_2", "human_fleet_3"), lambda mind, _seat: INFILTRATING * mind.table.among),
}


# --- moving ----------------------------------------------------------------------------------------------------


def place_worth(mind: Mind, place: str) -> float:
    """What I could do there: its action, or a repair."""
    table = mind.table
    worth = activate_worth(mind, mind.seat, place)
    if any(card.startswith("repair") for card in table.hand):
        worth = max(worth, repair_worth(table, place))
    if place in AREA_OF and any(card.startswith("maximum_firepower") for card in table.hand):
        worth *= 2.5
    return worth


def repair_worth(table: Table, place: str) -> float:
    worth = 0.0
    if place in table.damaged:
        needs = {"ftl_control": 1.0, "command": 0.8, "hangar_deck": 0.8, "weapons_control": 0.7, "armory": 0.6}
        again = damage_worth(max(0, table.hits - 1))
        if board_of(place) in table.shields:
            again = 0.5 * shield_worth(table.view, board_of(place))
        worth = needs.get(place, 0.5) - 0.7 + 0.9 * again
        if place == "armory":
            worth += 0.4 * ships.furthest_centurion(table)  # nobody can fight them else
    if place == "hangar_deck":
        reserves = table.view.reserves
        worth = max(worth, 0.25 * min(2, reserves.damaged_vipers) * (2.0 if reserves.vipers < 2 else 1.0))
    return worth


def move_worth(mind: Mind, option: Option) -> float:
    """Where to move: what can be done there and whom one meets, less the card for another ship."""
    worth = _moved(mind, option)
    if mind.pretends:
        worth = _pretend(mind, worth)
    place = mind.table.place if option.id == "stay" else option.id
    return worth + trauma.met_in(mind, place, worth)


def _moved(mind: Mind, option: Option) -> float:
    table = mind.table
    here = table.place
    if option.kind == "card":
        stays = place_worth(mind, here) if here in LOCATIONS or here in AREA_OF else 0.0
        return stays + movement_worth(mind, option.id)
    if option.id == "stay":
        stays = place_worth(mind, here) if here in LOCATIONS or here in AREA_OF else 0.0
        again = 0.5 + trauma.drawing(mind, 1) if here == "sickbay" else 0.5 * (here == "medical_center")
        return stays - again - settlers.exposed(table, here)
    if option.kind == "area":
        return place_worth(mind, option.id) + ships.own_viper(table, option.id)
    leaves = 0.3 * bool(table.threat) if here in AREA_OF else 0.0
    price = 0.15 if board_of(option.id) != board_of(here) else 0.0
    return place_worth(mind, option.id) - price - leaves - settlers.exposed(table, option.id)


def movement_worth(mind: Mind, card: str) -> float:
    """A Movement ability: what it does, less what its strength would do in a check."""
    design = DESIGN[card]
    price = 0.08 * STRENGTH[design]
    name, table = NAME[design], mind.table
    if name == "critical_situation":
        return 0.5 * place_worth(mind, table.place) - price
    if name == "preventative_policy":
        return 0.15 * max(table.loss(resource) for resource in table.resources) - price
    if name == "full_throttle":
        return max(ships.best_attack(table, area) for area in range(6)) - price
    return _other(mind, MOVEMENT_ABILITIES.get(name)) - price


def play_or_discard(mind: Mind, option: Option) -> float:
    """A Quorum card that is played now or never."""
    card = str((mind.question.facts or {}).get("card"))
    if option.id != "play" or card not in QUORUM_ACTIONS:
        return 0.0
    return quorum_worth(mind, card) if mind.human else -quorum_worth(mind, card)


def go_worth(mind: Mind, option: Option) -> float:
    """Where to go from the Brig, or once a ship was evacuated."""
    if option.id in ("brig", "detention"):
        return -1.0
    return place_worth(mind, option.id) - settlers.exposed(mind.table, option.id)


# --- actions ---------------------------------------------------------------------------------------------------


def action_worth(mind: Mind, option: Option) -> float:
    if option.kind == "reveal":
        return reveal_worth(mind, option.id) - REVEAL_AT
    if option.id == "order_departure":
        return settlers.departure(mind)
    worth = ACTIONS[option.kind](mind, option) if option.kind in ACTIONS else 0.1
    if option.kind == "ability":
        worth -= miracles.dearer(mind, option.id)
    return _pretend(mind, worth) if mind.pretends else worth


def _pretend(mind: Mind, worth: float) -> float:
    """A hidden Cylon never wins the game for the humans, and does nothing really useful if he can help it."""
    if worth > 5:
        return -5.0
    return min(worth, 0.6 + 0.2 * mind.rng.random())


def reveal_worth(mind: Mind, card: str) -> float:
    """When a Cylon should show himself: in the Brig, when the end is near, when his card hurts."""
    table = mind.table
    worth = 0.12 * table.distance
    if table.place == "brig":
        return worth + 1.0
    worth += 0.15 * sum(number <= 3 for number in table.resources.values())
    if card == "cylon_can_reduce_morale":
        worth += 0.3 * table.loss("morale")
    elif card == "cylon_can_damage_galactica":
        worth += 0.5 * table.damage
    else:
        worth += 0.5
    if table.seat in (table.president, table.admiral):
        worth -= 0.3
    return worth


def _play_card(mind: Mind, option: Option) -> float:
    """A Skill card as an action: what it does, less what its strength would do in a check."""
    table = mind.table
    design = DESIGN[option.id]
    name = NAME[design]
    price = 0.08 * STRENGTH[design]
    if name == "executive_order":
        best = max((_ordered_worth(mind, seat) for seat in table.others()), default=0.0)
        return 0.15 + min(best, 4.0) - price
    if name == "consolidate_power":
        return mind.drawing(mind.seat, 0.45) - price
    if name == "launch_scout":
        return mind.scouting - price
    if name == "maximum_firepower":
        return 2.8 * ships.best_attack(table, AREA_OF[table.place]) - price
    if name == "repair":
        return repair_worth(table, table.place) - price
    return _other(mind, SKILL_ACTIONS.get(name)) - price


def _ability(mind: Mind, option: Option) -> float:
    table = mind.table
    if option.id == "cag":
        return 2.2 * _command(mind, mind.seat) - (0.8 if miracles.plays_with(table) else 1.2)
    if option.id == "cylon_detector":
        risk = max((whom.seen(mind, seat) for seat in table.others()), default=0.0)
        return risk + (0.9 if table.distance >= 4 or mind.most_suspected() > 0.5 else 0.2)
    if option.id == "skilled_politician":
        return 0.9 if table.distance >= 2 else 0.5
    if option.id == "unconventional_tactics":
        return max(table.gain(name) for name in ("food", "fuel", "morale")) - table.loss("population") - 0.4
    if option.id == "discharge_of_a_firearm":
        there = [seat for seat in table.others() if table.players[seat].place == table.place]
        return 1.6 * max((mind.suspicion(seat) for seat in there), default=0.0) - 1.0 - 0.3 * table.loss("morale")
    if option.id == "coup":
        return 0.8 if table.place == "brig" or mind.suspicion(table.admiral) > ENOUGH else -0.1
    if option.id != "declare_martial_law":
        return _other(mind, ABILITY_ACTIONS.get(option.id))
    president = table.president
    return 0.8 if mind.suspicion(president) > ENOUGH else -0.1


def quorum_worth(mind: Mind, card: str) -> float:
    """Playing a Quorum card."""
    table = mind.table
    if card == "food_rationing":
        return 3 / 8 * table.gain("food") + 0.1
    if card == "inspirational_speech":
        return 3 / 8 * table.gain("morale") + 0.1
    if card == "authorization_of_brutal_force":
        return max(ships.brutal_worth(table).values()) - table.loss("population") / 4
    if card == "arrest_order":
        return 1.3 * mind.most_suspected() if mind.most_suspected() > ENOUGH * 0.8 else -0.5
    if card == "release_cylon_mugshots":
        return 0.7 - 3 / 8 * table.loss("morale")
    if card == "encourage_mutiny":
        return 0.9 if mind.suspicion(table.admiral) > ENOUGH else -0.6
    if card == "presidential_pardon":
        jailed = [seat for seat in table.others() if confinement(table.players[seat].place) is not None]
        return max((0.7 - mind.suspicion(seat) for seat in jailed), default=0.0)
    if card.startswith("assign_"):
        return 0.6
    return 0.35 + text_worth(table, QUORUM_ACTIONS[card])


def _quorum(mind: Mind, option: Option) -> float:
    if option.id == "pass":
        return 0.0
    risk = settlers.office_risk(mind.table) if mind.seat == mind.table.president else 0.0
    return 0.3 if option.id == "draw" else quorum_worth(mind, option.id) - risk


def _nuke(mind: Mind, option: Option) -> float:
    area = AREA_OF[option.facts["area"]]
    if option.facts["ship"] == "area":
        return horizon.nuke_worth(mind, area)
    raiders = mind.table.areas[area].raiders
    second = 0.8 * (mind.table.basestars > 1) + 0.2 * min(raiders, 3)
    return (
        (0.5 * mind.table.damage + second) * mind.table.heat
        + 0.25 * mind.table.distance / 4
        - 0.6
        - horizon.kept_for_battle(mind.table)
    )


def _goal(mind: Mind, option: Option) -> float:
    """Revealing a Personal Goal saves what it would cost; it may bring a Cylon card up to distance 6."""
    text = STANDING.get(option.id)
    saved = mind.table.loss(text.resource, text.amount) if isinstance(text, PersonalGoal) else 0.0
    return saved - (0.3 if mind.table.distance <= 6 else 0.0)


def _return(mind: Mind, option: Option) -> float:  # noqa: ARG001
    """Infiltrating no more: for a leader who has nothing to do among the humans."""
    return -1.0 if mind.table.among else INFILTRATING


def infiltrate(mind: Mind, option: Option) -> float:
    """Where among the humans, or not at all."""
    if option.id == "stay":
        return 0.0
    wanted = mind.table.among or mind.table.needs_super_crisis
    return INFILTRATING + place_worth(mind, option.id) if wanted else -1.0


def _agenda(mind: Mind, option: Option) -> float:  # noqa: ARG001
    """Turning up an agenda does the humans harm, and tells everybody what its owner wants."""
    return -0.5 if mind.human else 0.2


ACTIONS: dict[str, Callable[[Mind, Option], float]] = {
    "pass": lambda _mind, _option: 0.0,
    "activate": lambda mind, option: activate_worth(mind, mind.seat, option.id),
    "card": _play_card,
    "ability": _ability,
    "move": lambda mind, option: ships.own_viper(mind.table, option.id) - 0.2,
    "attack": ships.attack,
    "quorum": _quorum,
    "nuke": _nuke,
    "escort": ships.escort_worth,
    "title": horizon.title_worth,
    "board": settlers.board_action,
    "goal": _goal,
    "mutiny": mutiny.action,
    "agenda": _agenda,
    "return": _return,
}


def office_worth(mind: Mind, option: Option) -> float:
    """In the President's Office: draw again, or play a card."""
    return _quorum(mind, option)


def ordered(mind: Mind, option: Option) -> float:
    """An Executive Order for me: act twice where I am, or go somewhere better first."""
    here = place_worth(mind, mind.table.place) if mind.table.place in (*LOCATIONS, *AREA_OF) else 0.0
    if option.id == "act-twice":
        if mind.seat == mind.table.admiral:
            here = max(here, horizon.best_nuke(mind), settlers.leaving_now(mind))
        return 1.6 * here
    ship = board_of(mind.table.place)
    elsewhere = [place for place in PLACES if confinement(place) is None and board_of(place) == ship]
    return max((place_worth(mind, place) for place in elsewhere), default=0.0)


def order(mind: Mind, option: Option) -> float:
    """An Executive Order for somebody I trust and who can do much where he is."""
    seat = seat_in(option)
    assert seat is not None
    return _ordered_worth(mind, seat)


def _ordered_worth(mind: Mind, seat: int) -> float:
    """What somebody could do with an order: act twice where he is, or go to the best place of his ship."""
    here = mind.table.players[seat].place
    kept = confinement(here) is not None
    free = [place for place in PLACES if confinement(place) is None and board_of(place) == board_of(here)]
    places = [] if kept else free
    moved = max((activate_worth(mind, seat, place) for place in places), default=0.0)
    stays = activate_worth(mind, seat, here)
    if seat == mind.table.admiral:
        stays = max(stays, horizon.best_nuke(mind), settlers.leaving_now(mind))
    return max(1.6 * stays, moved) - 0.8 * mind.suspicion(seat)


def repair(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return 1.0 if option.id == "location" else 0.5


def alert_pilot(mind: Mind, option: Option) -> float:
    """Apollo in a viper that was just placed."""
    if option.kind == "choice":
        return 0.0
    area = AREA_OF[option.id.partition("-")[2]]
    return 0.2 * bool(mind.table.raiders) + ships.position_worth(mind.table, area) - 0.1


def pay_card(mind: Mind, option: Option) -> float:
    return -keep_worth(mind, option.id)
