"""The cards written as the plain facts of a table that may lie beside this clone, to compare the two."""

import hashlib
import json
from typing import Any

from readyroom.race import powers
from readyroom.race.cards import DESIGNS, Design, PerCard, PerChips, Scoring

Facts = dict[str, Any]


def power_facts(power: powers.Power) -> Facts:
    return {"phase": power.phase, **_power(power)}


def _power(power: powers.Power) -> Facts:
    match power:
        case powers.ExploreMore(draw, keep):
            return {name: n for name, n in (("draw", draw), ("keep", keep)) if n}
        case powers.DevelopDiscount(less):
            return {"discount": less}
        case powers.DrawBeforeDeveloping(cards):
            return {"draw": cards, "when": "phase_start"}
        case powers.DrawAfterDeveloping(cards) | powers.DrawAfterSettling(cards):
            return {"draw": cards, "when": "after_placing"}
        case powers.SettleDiscount(less, kind):
            return {"discount": less, "target": kind or "any"}
        case powers.Military(strength, against):
            return {"military": strength, "target": against or "any"}
        case powers.SettleForFree(never):
            return {"use": "sacrifice_self", "optional": True, "cost_to_zero": True, "not_kind": never}
        case powers.SacrificeForMilitary(strength):
            return {"use": "sacrifice_self", "optional": True, "temp_military": strength}
        case powers.PayForMilitary(less, never):
            return {"pay_for_military": True, "optional": True, "price_offset": -less, "not_kind": never}
        case powers.TradeBonus(cards, kind, here):
            return {"bonus": cards, "good": "self" if here else kind or "any"}
        case powers.Consume(kind, goods, points, cards, times):
            return {"input": {kind or "any": goods}, "output": {"vp": points, "cards": cards}, "times": times}
        case powers.ConsumeKinds(kinds, points):
            return {"input": {"distinct_kinds": kinds}, "output": {"vp": points, "cards": 0}, "times": 1}
        case powers.ConsumeAll():
            return {"input": {"all": True}, "output": {"vp_per_good": 1, "vp": -1, "cards": 0}, "times": 1}
        case powers.Sell(with_powers):
            return {"input": {"any": 1}, "output": {"trade_price": True}, "trade_bonuses": with_powers, "times": 1}
        case powers.ConsumeDraw(cards):
            return {"input": {}, "output": {"vp": 0, "cards": cards}, "times": 1}
        case powers.Gamble(lowest, highest):
            return {"input": {}, "gamble": {"guess_min": lowest, "guess_max": highest}, "times": 1}
        case powers.SpendCards(most):
            output = {"vp": 1, "cards": 0}
            return {"input": {"hand": 1}, "output": output, "times": most, "optional": True, "doubled": False}
        case powers.Produces():
            return {"good_on": "self"}
        case powers.ProduceOnWindfall(kind):
            return {"good_on": "windfall", "kind": kind or "any"}
        case powers.ProduceDraw(cards):
            return {"draw": cards}
        case powers.DrawIfProduced(cards):
            return {"draw": cards, "if": "good_produced_here"}
        case powers.DrawPerGood(kind):
            return {"draw": 1, "per": "good_produced", "kind": kind}
        case powers.DrawPerKind():
            return {"draw": 1, "per": "kind_produced"}
        case powers.DrawPerWorld(kind):
            return {"draw": 1, "per": "world_in_tableau", "kind": kind}
        case powers.DrawIfMost(cards, kind):
            return {"draw": cards, "if": "sole_most_produced", "kind": kind, "when": "phase_end"}
    raise AssertionError(power)


def scoring_facts(entry: Scoring) -> list[Facts]:
    """One entry of ours; production worlds of any kind, or worlds of a kind whatever they are, are several there."""
    if isinstance(entry, PerChips):
        return [{"points": entry.points, "per": "vp_chips", "each": entry.each}]
    if not isinstance(entry, PerCard):
        return [{"points": entry.points, "per": "military"}]
    card: Facts = {}
    if entry.world is not None:
        card["type"] = "world" if entry.world else "development"
    if entry.military:
        card["flag"] = "military"
        if entry.mark:
            card["also"] = entry.mark
    elif entry.mark:
        card["flag"] = entry.mark
    if entry.six:
        card["cost"] = 6
    if entry.power:
        card["power"] = entry.power
    if entry.design:
        card["name"] = next(design.name for design in DESIGNS if design.id == entry.design)
    if not (entry.kind or entry.production or entry.windfall):
        return [{"points": entry.points, "card": card}]
    sources = [s for s in ("production", "windfall") if getattr(entry, s)] or ["production", "windfall"]
    kinds = [entry.kind] if entry.kind else powers.KINDS
    return [{"points": entry.points, "card": {**card, "good": k, "source": s}} for k in kinds for s in sources]


def design_facts(design: Design) -> Facts:
    flags = {
        "start": design.start is not None,
        "military": design.military,
        "windfall": design.windfall,
        "production": design.production,
        "six": design.six,
    }
    facts: Facts = {
        "id": design.id,
        "name": design.name,
        "type": "world" if design.world else "development",
        "copies": design.copies,
        "defense" if design.military else "cost": design.value,
        "vp": design.vp,
        "flags": sorted([*(flag for flag, there in flags.items() if there), *design.marks]),
        "good": design.kind,
        "start": design.start,
        "first_game_hand": design.first_hand,
        "powers": [power_facts(power) for power in design.powers],
        "scoring": [fact for entry in design.scoring for fact in scoring_facts(entry)],
    }
    return {key: value for key, value in facts.items() if value not in (None, [])}


def digest(facts: list[Facts]) -> str:
    return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()
