"""What a card would do to the humans, in numbers: below zero is bad for them."""

from collections.abc import Callable
from math import exp
from typing import Any

from readyroom.galactica import effects as e
from readyroom.galactica.cards.base.abilities import CylonDetector, SkilledPolitician, Trade, UnmannedVipers
from readyroom.galactica.cards.base.destinations import Restore, RiskRaptor, RiskVipers
from readyroom.galactica.cards.daybreak import skills as daybreak
from readyroom.galactica.cards.daybreak.attacks import Cavalry
from readyroom.galactica.cards.daybreak.treachery import EachHumanDraws, ExploitWeakness
from readyroom.galactica.cards.exodus.basestar_bridge import BasestarBridge
from readyroom.galactica.cards.pegasus import skills as pegasus
from readyroom.galactica.cards.pegasus.crises_chosen import ExecutedAtAPrice
from readyroom.galactica.cards.pegasus.quorum import Mourning
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.effects import checks
from readyroom.galactica.jump import DESTINATION_TEXTS, DESTINATIONS
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.new_caprica import DECK, FORCES
from readyroom.galactica.places import LOCATIONS, confinement
from readyroom.galactica.registry import Text
from readyroom.galactica.rules_in_force import STANDING, FinalFive
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import TREACHERY, skill_names
from readyroom.players.galactica import planet
from readyroom.players.galactica.expansions import EXPANSIONS, MUTINY, mutinies, mutiny_price
from readyroom.players.galactica.horizon import gathering_worth, orders, pursuit_worth
from readyroom.players.galactica.ships import communications_worth
from readyroom.players.galactica.table import AVERAGE, CARD, CENTURION, Table
from readyroom.players.galactica.voyage import EARTH

RECKLESS = 0.4
"""What a Treachery card that is turned up should cost."""
EASIER = 0.1
"""A difficulty that is lower by one."""
BRIG, SICKBAY = 1.2, 0.6
"""What it costs that a human is sent there."""
TRAUMA = 0.3
"""A trauma token: a chance of a disaster, and a step towards the Trial."""
TREASON = 0.15
"""A Treachery card in a human hand: of no use in checks, and sooner or later it is discarded."""
CYLON_CARD = 0.4
"""A Treachery card in the hand of a revealed Cylon; in the Destiny deck it does half as much harm."""
HUMAN_OUT, CYLON_OUT = 3.0, 3.5
"""What it costs the humans that one of them is out, and what it is worth to them if it is a Cylon."""
SHIPS = {"basestar": -1.3, "raider": -0.3, "heavy_raider": -0.7, "civilian": -0.35, "viper": 0.25}
UNKNOWN_ACTIVATION = -0.3
"""Ships of a kind nothing is known of."""
JUMP_ICON = 1.6
"""A step on the Jump Preparation track, by how games end from positions that differ in it; so are the numbers below."""
LAST_STEP = 2.5
LAST_ICONS = (LAST_STEP, LAST_STEP, 4.0, 4.0, 30.0)
"""The same where the next jump is the last one; by where the marker is: from the third space on one can jump."""
DISTANCE = 4.2
"""One distance nearer to Kobol: some turns less."""


def effect_worth(table: Table, effect: e.Effect) -> float:
    return text_worth(table, effect)


def text_worth(table: Table, text: Text) -> float:
    """What a text does to the humans: as its kind is known, or else by the effects it is made of."""
    for kind in type(text).__mro__:
        if kind in WORTH:
            return WORTH[kind](table, text)
    fields = [getattr(text, field) for field in text.__struct_fields__]
    parts = [part for field in fields for part in (field if isinstance(field, tuple) else (field,))]
    return sum(text_worth(table, part) for part in parts if isinstance(part, Text))


def crisis_worth(table: Table, card: str) -> float:
    """A whole Crisis card: its text, its icons and the jump."""
    crisis = CRISES[card]
    icons = sum(activation_worth(table, kind) for kind in crisis.activate)
    if isinstance(crisis, Attack):
        special = effect_worth(table, crisis.special) if crisis.special is not None else -0.5 * bool(crisis.keep)
        return icons + effect_worth(table, crisis.setup) + special
    if crisis.jump:
        icons += icon_worth(table)
    if crisis.evacuation:
        icons += planet.evacuate_worth(table)
    return effect_worth(table, crisis.text) + icons


def icon_worth(table: Table) -> float:
    """A step on the Jump Preparation track now."""
    if planet.landed(table):
        return planet.step_worth(table)
    if table.last_jump:
        return LAST_ICONS[min(table.track, 4)]
    return JUMP_ICON + (0.4 * table.threat if table.track >= 4 else 0.0)


def mission_worth(table: Table, card: str) -> float:
    """A Mission: its check, and the distance if it is passed."""
    mission = MISSIONS[card]
    text = mission.text
    assert isinstance(text, e.SkillCheck)
    chance = chance_to_pass(table, text.difficulty, list(skill_names(text.skills)))
    return effect_worth(table, text) + chance * mission.distance * DISTANCE


def usual_crisis(table: Table) -> float:
    """What a Crisis card of which nothing is known should be worth."""
    cards = table.contents.deck(DECK if planet.landed(table) else "crisis")
    return sum(crisis_worth(table, card) for card in cards) / len(cards)


def usual_destination(table: Table) -> float:
    cards = table.contents.deck("destination")
    return sum(destination_worth(table, card) for card in cards) / len(cards)


def destination_worth(table: Table, card: str) -> float:
    """Further than to where the next jump wins is no gain."""
    return DISTANCE * min(DESTINATIONS[card][0], table.to_go) + effect_worth(table, DESTINATION_TEXTS[card])


def seat_of(table: Table, role: str) -> int:
    """Who has a title, or the current player for any other role."""
    seat = table.view.titles.get(role, -1)
    return seat if seat >= 0 else table.view.current


# --- skill checks ----------------------------------------------------------------------------------------------


def chance_to_pass(table: Table, difficulty: int, skills: list[str]) -> float:
    """How likely the humans are to pass a check, by the number of their cards and the sheets they draw with."""
    strength = destiny(table, skills)
    for seat in table.humans():
        if seat == table.seat:
            mine = [table.strength(card, skills) for card in table.hand]
            strength += 0.6 * sum(n for n in mine if n > 0)
        else:
            strength += expected_help(table, seat, skills)
    return 1 / (1 + exp((difficulty - strength) / 3.0))


def destiny(table: Table, skills: list[str]) -> float:
    """What the two Destiny cards should add."""
    return 2 * AVERAGE * (2 * len(skills) / len(table.contents.skills) - 1)


def expected_help(table: Table, seat: int, skills: list[str]) -> float:
    """What somebody should be able and willing to add to a check."""
    cards = table.hand_of(seat) * table.positive_share(seat, skills)
    kept = confinement(table.players[seat].place)
    if kept is not None:
        return min(cards, float(kept.count)) * 2.5
    return 0.55 * AVERAGE * cards


def _skill_check(table: Table, check: e.SkillCheck) -> float:
    skills = list(skill_names(check.skills))
    chance = chance_to_pass(table, check.difficulty, skills)
    worth = chance * effect_worth(table, check.on_pass)
    if check.partial is not None:
        either = max(chance_to_pass(table, check.partial, skills), chance)
        worth += (either - chance) * effect_worth(table, check.on_partial)
        chance = either
    cards = check.difficulty / AVERAGE * 0.5 * CARD
    return worth + (1 - chance) * effect_worth(table, check.on_fail) - cards


# --- activations -----------------------------------------------------------------------------------------------


def activation_worth(table: Table, kind: str) -> float:
    if kind == FORCES:
        return planet.forces_act(table)
    if planet.away(table):
        return 0.0
    known = ACTIVATIONS.get(kind)
    return known(table) if known is not None else UNKNOWN_ACTIVATION


def _raiders(table: Table) -> float:
    if not table.raiders:
        return -0.3 * 2 * table.basestars if table.basestars else gathering_worth(table, "raider")
    worth = 0.0
    for area, here in enumerate(table.areas):
        raiders = here.raiders
        guards = table.guards(area)
        if not raiders:
            continue
        worth -= 0.12 * min(raiders, 2 * guards)
        if here.civilians:
            worth -= table.civilian * min(len(here.civilians), max(0, raiders - guards))
        elif not guards:
            worth -= 0.1 * raiders if table.civilians else table.damage * raiders / 8
    return worth


def _heavy_raiders(table: Table) -> float:
    worth = -4.0 * table.boarding[2] - 30.0 * table.boarding[3] - 0.8 * (table.boarding[0] + table.boarding[1])
    if not table.heavies and not table.basestars and not any(table.boarding):
        return gathering_worth(table, "heavy_raider")
    if not table.heavies:
        return worth - 0.5 * table.basestars
    return worth - 1.0 * table.in_launch_area() - 0.3 * (table.heavies - table.in_launch_area())


def _basestars(table: Table) -> float:
    if not table.basestars:
        return gathering_worth(table, "basestar")
    armed = sum("disabled_weapons" not in damage for area in table.areas for damage in area.basestars)
    return -armed * table.damage * 5 / 8


def _launch(table: Table) -> float:
    if not table.basestars:
        return gathering_worth(table, "basestar")
    hangars = sum("disabled_hangar" not in damage for area in table.areas for damage in area.basestars)
    return -0.3 * 3 * hangars


ACTIVATIONS: dict[str, Callable[[Table], float]] = {
    "raiders": _raiders,
    "launch_raiders": _launch,
    "heavy_raiders": _heavy_raiders,
    "basestars": _basestars,
}


# --- everything else -------------------------------------------------------------------------------------------


def _place_ships(table: Table, effect: e.PlaceShips) -> float:
    return table.heat * sum(SHIPS.get(ship, 0.0) * count for _, ship, count in effect.ships)


def _cylons(table: Table) -> float:
    """What it is worth that no Cylon ship is left."""
    counts = {"basestar": table.basestars, "raider": table.raiders, "heavy_raider": table.heavies}
    return -sum(SHIPS[ship] * count for ship, count in counts.items())


def _cards(table: Table, seat: int, count: int) -> float:
    return -CARD * min(count, table.hand_of(seat))


def _send(place: str) -> float:
    """The Brig, or where else somebody is kept; Sickbay."""
    return -SICKBAY if confinement(place) is None else -BRIG


def _choose_and_send(table: Table, effect: e.ChooseAndSend) -> float:
    then = 0.0 if effect.then is None else effect_worth(table, effect.then)
    return then + (0.3 if effect.optional else 0.5 * _send(effect.place))


def _send_all_in(table: Table, effect: e.SendAllIn) -> float:
    return _send(effect.place) * len([p for p in table.players if p.place == effect.location])


def _send_all_on(table: Table, effect: e.SendAllOn) -> float:
    places = [player.place for player in table.players]
    return _send(effect.place) * sum(p in LOCATIONS and LOCATIONS[p].board == effect.ship for p in places)


def _change(table: Table, effect: e.Change) -> float:
    if effect.amount < 0:
        return -table.loss(effect.resource, -effect.amount)
    return table.gain(effect.resource, effect.amount)


def _risk_vipers(table: Table, _: Any) -> float:
    return 3 / 8 * table.gain("fuel", 2) - 0.4


def _ceasefire(table: Table, _: Any) -> float:
    """What Cylon ships would do in a turn."""
    return -0.5 * sum(activation_worth(table, kind) for kind in ACTIVATIONS)


def _raptors_lost(table: Table) -> bool:
    return table.view.reserves.raptors < table.contents.pieces["raptor"]


def _restore(table: Table, _: Any) -> float:
    missing = table.contents.pieces["viper"] - table.view.reserves.vipers
    return 0.4 * min(3, missing) + 0.2 * _raptors_lost(table)


def _driven_back(table: Table) -> float:
    """What it saves that every centurion goes a space back."""
    return sum(count * (CENTURION[n] - CENTURION[n - 1]) for n, count in enumerate(table.boarding) if n)


def _cylons_draw(table: Table, effect: e.CylonsDrawTrauma) -> float:
    """Every revealed Cylon is nearer to being out at the Trial."""
    cylons = [player.seat for player in table.players if is_cylon_player(player)]
    trial = table.trial
    risen = sum(trial.out_unseen(seat, effect.count) - trial.out_unseen(seat) for seat in cylons)
    return 0.1 * effect.count * len(cylons) + CYLON_OUT * trial.near * risen


def _so(table: Table, condition: e.Condition) -> bool:
    """Whether a condition is fulfilled now; what can't be told is thought to be."""
    if isinstance(condition, e.Below):
        return bool(table.resources[condition.resource] < condition.below)
    return True


def examined(table: Table, card: str | None) -> float:
    """What follows when somebody looks at this Loyalty card: nothing, unless it is one of the Final Five."""
    text = STANDING.get(card) if card is not None else None
    return effect_worth(table, text.examined) if isinstance(text, FinalFive) else 0.0


def unknown(table: Table) -> float:
    """The same on average, of a card nobody knows that makes no Cylon."""
    cards = {card: copies for card, copies in table.contents.loyalty.items() if card not in CYLONS}
    return sum(copies * examined(table, card) for card, copies in cards.items()) / max(1, sum(cards.values()))


def _look(table: Table, _: Any) -> float:
    """What is learned, and what the Final Five may bring."""
    return 0.4 + unknown(table)


WORTH: dict[type, Callable[[Table, Any], float]] = {
    type(e.NOTHING): lambda _t, _x: 0.0,
    **EARTH,
    Cavalry: lambda _t, _x: 0.6,
    e.AllOf: lambda t, x: sum(effect_worth(t, part) for part in x.effects),
    e.RolesDiscard: lambda t, x: sum(effect_worth(t, part) for part in x.effects),
    e.SkillCheck: _skill_check,
    e.Choice: lambda t, x: max(effect_worth(t, x.first), effect_worth(t, x.second)),
    e.Pick: lambda t, x: max(effect_worth(t, x.first), effect_worth(t, x.second)),
    e.PayOr: lambda t, x: max(effect_worth(t, x.price), effect_worth(t, x.otherwise)),
    e.LowRoll: lambda t, x: x.at_most / 8 * effect_worth(t, x.effect),
    e.If: lambda t, x: effect_worth(t, x.effect) if _so(t, x.condition) else 0.0,
    e.Only: lambda t, x: effect_worth(t, x.effect),
    e.Choosing: lambda t, x: effect_worth(t, x.effect),
    e.To: lambda t, x: effect_worth(t, x.effect),
    e.OrInfiltrate: lambda t, x: effect_worth(t, x.effect),
    e.Change: _change,
    e.Discard: lambda t, x: _cards(t, seat_of(t, x.role), x.count),
    e.EachDiscards: lambda t, x: sum(_cards(t, seat, x.count) for seat in t.humans()),
    e.DiscardHand: lambda t, x: _cards(t, seat_of(t, x.role), 99),
    e.Draw: lambda _t, x: (-TREASON if x.skill == TREACHERY else CARD) * x.count,
    e.DrawAny: lambda _t, x: CARD * x.count,
    e.DrawEither: lambda _t, _x: CARD,
    e.Peek: lambda _t, _x: 0.3,
    e.MoreActions: lambda _t, x: 0.6 * x.count,
    e.DrawOwn: lambda _t, x: CARD * x.count,
    e.TakeHand: lambda t, _x: -2 * CARD * max((t.hand_of(seat) for seat in t.humans()), default=0),
    e.PassTitles: lambda _t, _x: -0.2,
    e.SearchDestiny: lambda _t, _x: 0.2,
    e.May: lambda t, x: max(0.0, effect_worth(t, x.effect)),
    e.HeadStart: lambda _t, x: JUMP_ICON * x.steps,
    e.DestroyCenturion: lambda t, _x: 1.1 * bool(sum(t.boarding)),
    e.DestroyCylonShips: lambda t, _x: _cylons(t),
    e.RemoveCylonShips: lambda t, _x: 0.6 * _cylons(t),
    e.PlaceCivilians: lambda t, x: t.heat * SHIPS["civilian"] * x.count,
    e.DamageNewBasestar: lambda _t, _x: 0.5,
    e.TradeViper: lambda t, x: max(0.0, effect_worth(t, x.effect) - 0.5),
    e.Send: lambda _t, x: _send(x.place),
    e.SendAllIn: _send_all_in,
    e.SendAllOn: _send_all_on,
    e.ChooseAndSend: _choose_and_send,
    e.Execute: lambda t, x: -t.loss("morale") + _cards(t, seat_of(t, x.role), 99) - BRIG,
    e.OthersDiscard: lambda t, x: sum(_cards(t, seat, x.count) for seat in t.humans()),
    e.NewLoyalty: lambda _t, _x: -0.2,
    e.GiveTitle: lambda _t, _x: -0.2,
    e.PresidentSteps: lambda _t, _x: -0.3,
    e.LookAtAny: _look,
    e.LookAtTitle: _look,
    e.LookAt: _look,
    e.MoveTrack: lambda _t, x: JUMP_ICON * x.steps,
    e.LoseNuke: lambda _t, _x: -0.9,
    e.DestroyRaptor: lambda t, _x: -0.3 * bool(t.view.reserves.raptors),
    e.ReturnRaptor: lambda t, _x: 0.2 * _raptors_lost(t),
    e.DestroyCivilian: lambda t, _x: -t.civilian,
    e.DamageGalactica: lambda t, _x: -t.damage,
    e.Centurions: lambda _t, x: -1.1 * x.count,
    e.DamageReserveVipers: lambda t, x: -0.25 * min(x.count, t.view.reserves.vipers),
    e.DamageSpaceVipers: lambda t, x: -0.3 * min(x.count, t.vipers),
    e.VipersReturn: lambda t, _x: -0.2 * t.vipers * bool(t.raiders),
    e.CommandViper: lambda t, _x: 0.4 * bool(t.raiders) + 0.15 * bool(t.civilians),
    e.GroundVipers: lambda _t, x: -0.3 * x.count,
    e.PilotsLaunch: lambda t, _x: 0.3 * bool(t.threat),
    e.AdvancePursuit: lambda t, _x: pursuit_worth(t),
    e.StepDown: lambda _t, _x: -0.1,
    e.OnceATurn: lambda t, x: effect_worth(t, x.effect),
    BasestarBridge: lambda t, _x: -sum(sorted(orders(t).values())[-2:]),
    e.PlaceShips: _place_ships,
    e.Activate: lambda t, x: sum(activation_worth(t, kind) for kind in x.kinds),
    e.ActivateNewRaiders: lambda _t, _x: -1.0,
    e.BasestarsAttack: lambda t, _x: _basestars(t) - 0.5,
    e.AnotherCrisis: lambda _t, _x: -1.2,
    e.NoPreparation: lambda t, _x: -icon_worth(t),
    e.CountsAsDistance: lambda _t, _x: DISTANCE,
    e.KeepInPlay: lambda _t, _x: -0.5,
    e.DrawTrauma: lambda _t, x: -TRAUMA * x.count,
    e.DiscardTrauma: lambda _t, x: TRAUMA * x.count,
    e.CylonsDrawTrauma: _cylons_draw,
    e.LeadViper: lambda t, x: 0.2 * x.count * bool(t.raiders),
    e.VipersShootDown: lambda t, _x: -SHIPS["raider"] * sum(min(area.vipers, area.raiders) for area in t.areas),
    e.DamageUnmanned: lambda t, x: -0.3 * min(x.count, t.vipers),
    e.RepairVipers: lambda t, x: 0.25 * min(x.count, t.view.reserves.damaged_vipers),
    e.RestoreViper: lambda _t, _x: 0.2,
    e.RepairLocations: lambda t, x: 0.6 * min(x.count, len(t.damaged)),
    e.DestroyRaiders: lambda t, x: -SHIPS["raider"] * min(x.count, max(area.raiders for area in t.areas)),
    e.DestroyInArea: lambda t, _x: 0.6 * _cylons(t),
    e.RemoveRaiders: lambda t, x: -SHIPS["raider"] * min(x.count, t.raiders),
    e.DamageBasestar: lambda t, _x: 0.5 * bool(t.basestars),
    e.RaidersActAgain: lambda t, x: x.times * _raiders(t),
    e.LaunchRaiders: lambda t, _x: _launch(t),
    e.CenturionsBack: lambda t, _x: _driven_back(t),
    e.RecallCivilian: lambda t, _x: -SHIPS["civilian"] * bool(t.civilians),
    e.SurveyCivilians: lambda t, _x: communications_worth(t),
    e.GoAnywhere: lambda _t, _x: 0.2,
    e.MayExecute: lambda _t, _x: 0.3,
    e.DrawSkills: lambda _t, x: CARD * x.count,
    checks.Reckless: lambda t, x: effect_worth(t, x.effect) - RECKLESS,
    checks.Easier: lambda _t, x: EASIER * x.easier,
    checks.WithoutDestiny: lambda _t, _x: 0.1,
    checks.HandsFaceup: lambda _t, _x: 0.2,
    checks.Orderly: lambda _t, _x: 0.2,
    checks.InsteadOfPassing: lambda t, x: effect_worth(t, x.effect),
    checks.Brings: lambda t, x: effect_worth(t, x.effect),
    e.TakeDestiny: lambda _t, x: CARD * x.count,
    e.RecruitHuman: lambda _t, _x: -0.3,
    SkilledPolitician: lambda _t, _x: 0.6,
    UnmannedVipers: lambda t, x: 0.2 * x.count * bool(t.raiders),
    CylonDetector: lambda t, _x: 0.6 + unknown(t),
    Trade: lambda t, x: effect_worth(t, x.price) + max(t.gain(name, x.amount) for name in x.resources),
    RiskRaptor: lambda t, x: 0.75 * t.gain(x.resource, x.amount) - 0.1,
    RiskVipers: _risk_vipers,
    Restore: _restore,
    pegasus.SupportThePeople: lambda t, x: CARD * x.count * sum(t.hand_of(seat) <= x.most for seat in t.humans()),
    pegasus.SpareLoss: lambda t, x: 0.3 * x.amount * max(t.loss(name) for name in t.resources),
    pegasus.Victory: lambda t, x: (9 - x.at_least) / 8 * t.gain(x.resource, x.amount),
    pegasus.ActAtOnce: lambda _t, x: 0.6 * x.actions,
    pegasus.FlyAndFire: lambda t, _x: 0.4 * bool(t.raiders or t.heavies),
    pegasus.RaidersMiss: lambda _t, x: 0.1 * x.count,
    pegasus.Nudge: lambda _t, _x: 0.3,
    daybreak.PopularInfluence: lambda _t, _x: 0.6,
    daybreak.Ceasefire: _ceasefire,
    daybreak.UsePlace: lambda t, _x: 0.4 + 0.3 * bool(t.raiders),
    daybreak.LeadUpTo: lambda t, x: 0.2 * x.count * bool(t.raiders),
    daybreak.LaunchBeside: lambda t, x: 0.4 * x.count * bool(t.raiders),
    daybreak.RaptorSpecialist: lambda t, _x: 0.4 + 0.2 * _raptors_lost(t),
    daybreak.TestTheLimits: lambda t, x: icon_worth(t) * x.steps - x.at_most / 8 * t.damage,
    daybreak.SecondChance: lambda _t, _x: 0.3,
    ExploitWeakness: lambda _t, x: -MUTINY * x.count,
    EachHumanDraws: lambda t, x: 0.1 * x.count * len(t.humans()),
}
"""For every kind of effect there is."""


def _trade(table: Table, seat: int, count: int) -> float:
    """Skill cards for as many Treachery cards; a Cylon may do so, and loses nothing."""
    if is_cylon_player(table.players[seat]):
        return -CYLON_CARD * count / 2
    return _cards(table, seat, count) - TREASON * count


def _each_draws(table: Table, effect: e.EachDraws) -> float:
    cylons = sum(map(is_cylon_player, table.players))
    good = 0.0 if effect.cylons else (-TREASON if effect.skill == TREACHERY else CARD) * len(table.humans())
    return effect.count * (good - CYLON_CARD * cylons)


def _executed_at_a_price(table: Table, effect: ExecutedAtAPrice) -> float:
    return effect_worth(table, e.Execute(effect.role)) + _cards(table, seat_of(table, effect.by), effect.count)


WORTH |= {
    e.TradeForTreachery: lambda t, x: _trade(t, seat_of(t, x.role), x.count),
    e.EachTradesForTreachery: lambda t, x: sum(_trade(t, player.seat, x.count) for player in t.players),
    e.EachDraws: _each_draws,
    e.HumansDraw: lambda t, x: CARD * x.count * len(t.humans()),
    e.MixTreachery: lambda _t, x: -0.5 * CYLON_CARD * x.count,
    e.DestinyOfTreachery: lambda _t, x: -0.5 * CYLON_CARD * x.count,
    e.CylonsDrawSuperCrisis: lambda t, _x: -1.0 * sum(map(is_cylon_player, t.players)),
    e.MayFree: lambda t, x: 0.6 * any(player.place == x.place for player in t.players),
    e.MayFreeOn: lambda t, x: 0.6 * any(player.place == x.place for player in t.players),
    e.PrisonersMayLeave: lambda t, _x: 0.8 * sum(player.place == "brig" for player in t.players),
    e.NextInLine: lambda _t, _x: -0.3,
    e.DrawQuorum: lambda _t, x: 0.3 * x.count,
    e.DiscardQuorum: lambda _t, x: -0.3 * x.count,
    e.DrawMutiny: lambda t, x: -x.count * mutiny_price(t, seat_of(t, x.role)),
    e.ChooseToDrawMutiny: lambda t, _x: -min(mutiny_price(t, seat) for seat in t.humans()),
    e.MutinySpreads: lambda t, _x: -MUTINY * sum(not mutinies(t, seat) for seat in t.humans()),
    e.PutAway: lambda _t, _x: 0.0,
    e.GainMiracle: lambda _t, _x: 0.6,
    e.ChooseMiracle: lambda _t, _x: 0.6,
    ExecutedAtAPrice: _executed_at_a_price,
    Mourning: lambda t, x: effect_worth(t, x.effect),
}
WORTH |= EXPANSIONS | planet.PLANET
