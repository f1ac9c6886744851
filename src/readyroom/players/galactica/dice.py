"""Dice: when Strategic Planning, Evasive Maneuvers and the ECO Officer are worth it."""

from collections.abc import Callable

from readyroom.kernel import Option
from readyroom.players.galactica.hands import keep_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.miracles import price
from readyroom.players.galactica.table import Table

GOOD_FROM: dict[str, int] = {
    "attack-raider": 3,
    "attack-heavy_raider": 7,
    "attack-scar": 7,
    "attack-basestar": 5,
    "attack-centurion": 7,
    "nuke": 3,
    "nuke-area": 3,
    "cylon-placement": 1,
    "ftl": 7,
    "launch-scout": 3,
    "risk-raptor": 3,
    "risk-vipers": 6,
    "crisis": 5,
    "ally": 5,
    "brutal-force": 3,
    "mutiny": 3,
    "food-rationing": 6,
    "inspirational-speech": 6,
    "mugshots": 4,
    "major-victory": 5,
    "test-the-limits": 6,
    "attack-occupation": 5,
    "president-detained": 4,
}
"""Rolls that humans want high, and from which number on they are content."""
CONTENT = 5
"""With a roll of which nothing is known."""
BAD_FROM = {
    "human-fleet": 5,
    "basestar-galactica": 4,
    "raider-galactica": 8,
    "attack-viper": 5,
    "attack-viper_mark_vii": 6,
}
"""Rolls that humans want low."""
STAKES: dict[str, Callable[[Table], float]] = {
    "attack-raider": lambda _t: 0.5,
    "attack-heavy_raider": lambda _t: 1.0,
    "attack-scar": lambda _t: 1.0,
    "attack-basestar": lambda _t: 0.9,
    "attack-centurion": lambda t: t.centurions,
    "nuke": lambda _t: 0.6,
    "nuke-area": lambda _t: 0.6,
    "bridge-damage": lambda t: t.damage,
    "ftl": lambda t: t.loss("population", 3 if t.track == 3 else 1),
    "launch-scout": lambda _t: 0.3,
    "risk-raptor": lambda t: t.gain("fuel", 2),
    "risk-vipers": lambda t: t.gain("fuel", 2),
    "crisis": lambda _t: 2.0,
    "ally": lambda t: t.loss("morale"),
    "brutal-force": lambda t: t.loss("population"),
    "mutiny": lambda t: t.loss("morale"),
    "food-rationing": lambda t: t.gain("food"),
    "inspirational-speech": lambda t: t.gain("morale"),
    "mugshots": lambda t: t.loss("morale"),
    "major-victory": lambda t: t.gain("morale"),
    "test-the-limits": lambda t: t.damage,
    "attack-occupation": lambda t: t.loss("population"),
    "president-detained": lambda _t: 0.8,
}


ABILITIES = ("eco_officer", "ftl_operator")
"""Rerolls that cost no card."""


def longshot(mind: Mind, option: Option) -> float:
    """Once a game: the best result, where much is at stake."""
    if option.kind == "choice":
        return 0.0
    purpose = mind.table.die.purpose
    best = "1" if purpose in BAD_FROM else "8"
    if not mind.human or option.id != f"longshot-{best}":
        return -1.0
    return STAKES[purpose](mind.table) - price(mind.table, 0.8) if purpose in STAKES else -1.0


def before_roll(mind: Mind, option: Option) -> float:
    """Strategic Planning: a quarter of what is at stake must be worth the card."""
    if option.kind == "choice":
        return 0.0
    purpose = mind.table.die.purpose
    if not mind.human or purpose not in STAKES:
        return -1.0
    price = keep_worth(mind, option.id.partition("-")[2]) - 0.05 * max(0, len(mind.table.hand) - 5)
    return 0.4 * STAKES[purpose](mind.table) - price


def calculations(mind: Mind, option: Option) -> float:
    """Where one more or less makes a roll right that went wrong by just that."""
    if option.kind == "choice":
        return 0.0
    purpose, result = mind.table.die.purpose, mind.table.die.result
    assert result is not None
    if not mind.human:
        return -1.0
    change = int(option.facts["how"])
    if purpose in BAD_FROM:
        turns = result >= BAD_FROM[purpose] > result + change
    else:
        content = GOOD_FROM.get(purpose, CONTENT)
        turns = result < content <= result + change
    price = keep_worth(mind, str(option.facts["what"]))
    stakes = STAKES[purpose](mind.table) if purpose in STAKES else 0.6
    return stakes - price if turns else -1.0


def die_rolled(mind: Mind, option: Option) -> float:
    """Evasive Maneuvers and ECO Officer against a roll that went wrong."""
    if option.kind == "choice":
        return 0.0
    purpose, result = mind.table.die.purpose, mind.table.die.result
    assert result is not None
    wrong = result >= BAD_FROM[purpose] if purpose in BAD_FROM else result < GOOD_FROM.get(purpose, CONTENT)
    if not wrong or not mind.human:
        return -1.0
    return 1.0 if option.id in ABILITIES else 0.55 - keep_worth(mind, option.id.partition("-")[2])


def fire_again(mind: Mind, option: Option) -> float:
    """Maximum Firepower on New Caprica, after an attack that missed."""
    if option.kind == "choice":
        return 0.0
    result = mind.table.die.result
    assert result is not None
    if not mind.human or result >= GOOD_FROM["attack-occupation"]:
        return -1.0
    return mind.table.loss("population") - keep_worth(mind, option.id.partition("-")[2])
