"""Skill checks and Crisis cards: how much to add, and when to use a card or an ability on them."""

from readyroom.galactica.crises import CRISES, Crisis, check_on
from readyroom.galactica.effects import CURRENT, Choice, Discard
from readyroom.galactica.effects.decisions import OTHER_PART
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.new_caprica import RESISTANCE_HQ
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import DESIGN, NAME, TREACHERY, TYPE
from readyroom.kernel import Option
from readyroom.players.galactica import settlers
from readyroom.players.galactica.effects import (
    BRIG,
    DISTANCE,
    chance_to_pass,
    crisis_worth,
    destiny,
    effect_worth,
    expected_help,
)
from readyroom.players.galactica.hands import keep_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.miracles import plays_with, price
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import AVERAGE, CARD, CYLON, HIDDEN, Table

SABOTAGE = 0.3
"""How often a hidden Cylon throws a bad card into a check."""
CONDEMNS = ("admirals_quarters", "airlock", RESISTANCE_HQ)
"""Places whose check is passed against somebody."""
MARGIN = 1.5
"""What humans like to be above the difficulty."""


def stake(mind: Mind) -> float:
    """What passing the check under way is worth to the humans; below zero: they should want it to fail."""
    check = mind.table.check
    on_card = check_on(check.source)
    if on_card is not None:
        return effect_worth(mind.table, on_card.on_pass) - effect_worth(mind.table, on_card.on_fail)
    if check.source in MISSIONS:
        mission = MISSIONS[check.source]
        passed = effect_worth(mind.table, mission.text.on_pass) + mission.distance * DISTANCE
        return passed - effect_worth(mind.table, mission.text.on_fail)
    target = check.target
    suspicion = mind.suspicion(target)
    if check.source == RESISTANCE_HQ and (worth := settlers.execution_worth(mind, target)) > 0:
        return worth
    if check.source in CONDEMNS:
        return BRIG if suspicion > ENOUGH * 0.6 else -BRIG
    return -0.8 if suspicion > ENOUGH * 0.6 else 1.2


# --- adding cards ----------------------------------------------------------------------------------------------


def add_cards(mind: Mind) -> tuple[int, ...]:
    """Which cards to add: in proportion to need; Cylons add what hurts."""
    question = mind.question
    skills = mind.table.check.skills
    strengths = [counts(mind.table, option.id, skills) for option in question.options]
    good = [n for n, strength in enumerate(strengths) if strength > 0]
    bad = [n for n, strength in enumerate(strengths) if strength < 0]
    wanted = stake(mind)
    if mind.side == CYLON:
        wanted = -wanted
    if mind.side == HIDDEN and wanted > 0.5 and bad and mind.rng.random() < SABOTAGE:
        return (max(bad, key=lambda n: -strengths[n]),)[: question.at_most]
    if wanted < 0:
        return _against(mind, bad, strengths) if mind.side != HIDDEN else ()
    return _in_favour(mind, good, strengths, wanted)


def at_least(mind: Mind, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Who must add more cards than wanted adds those that do least harm."""
    question = mind.question
    missing = question.at_least - len(cards)
    if missing <= 0:
        return cards
    skills = mind.table.check.skills
    rest = [n for n in range(len(question.options)) if n not in cards]
    rest.sort(key=lambda n: -counts(mind.table, question.options[n].id, skills))
    return tuple(sorted((*cards, *rest[:missing])))


def contribute(mind: Mind, option: Option) -> float:
    """Whether to add cards at all, if it must be at least two: with two that help."""
    if option.id == "no" or mind.table.view.check is None:
        return 0.5
    skills = mind.table.check.skills
    return float(sum(counts(mind.table, card, skills) > 0 for card in mind.table.hand) > 1)


def quick_fix(mind: Mind, option: Option) -> float:
    """Which card of a check to discard: one that hurts much."""
    if option.kind == "choice":
        return 0.0
    strength = counts(mind.table, option.id.partition("-")[2], mind.table.check.skills)
    return (-0.2 * strength if stake(mind) > 0 else 0.2 * strength) - 0.1 if mind.human else -1.0


def counts(table: Table, card: str, skills: list[str]) -> int:
    """As the rules count it, Adama's Inspirational Leader included."""
    strength = table.strength(card, skills)
    adama = table.players[table.view.current]
    inspired = adama.character == "william_adama" and not is_cylon_player(adama)
    return 1 if strength == -1 and inspired and check_on(table.check.source) else strength


def _against(mind: Mind, bad: list[int], strengths: list[int]) -> tuple[int, ...]:
    """Spoil it with the strongest cards: a Cylon with the one he may add, a human with two at most."""
    ranked = sorted(bad, key=lambda n: strengths[n])
    return tuple(ranked[: min(mind.question.at_most, 2)])


def _in_favour(mind: Mind, good: list[int], strengths: list[int], wanted: float) -> tuple[int, ...]:
    table = mind.table
    check = table.check
    skills = check.skills
    there = sum(strengths_shown(table, skills)) if check.faceup else _guess(table, skills)
    rest = sum(expected_help(table, seat, skills) for seat in still_to_add(table))
    ranked = sorted(good, key=lambda n: (strengths[n], -keep_worth(mind, mind.question.options[n].id)), reverse=True)
    ranked = ranked[: mind.question.at_most]
    mine = sum(strengths[n] for n in ranked)
    for goal in (check.difficulty, check.partial):
        if goal is None:
            continue
        need = goal + MARGIN + 0.4 * max(0, len(table.hand) - 6) - there
        if need <= 0:
            return ()
        if there + mine + 1.5 * rest >= goal - 2.0 and wanted > 0.4 * CARD * need:
            share = need if rest < AVERAGE else need * mine / (mine + rest) * 1.25
            share *= 0.6 if mind.pretends else 1 + 0.1 * max(0, len(table.hand) - 5)
            return _enough(ranked, strengths, min(share, need))
    return ()


def _enough(ranked: list[int], strengths: list[int], share: float) -> tuple[int, ...]:
    """Strong cards first until the share is reached, the last one no stronger than needed."""
    chosen: list[int] = []
    left = share
    pool = list(ranked)
    while left > 0.5 and pool:
        fitting = [n for n in pool if strengths[n] >= left]
        card = min(fitting, key=lambda n: strengths[n]) if fitting else pool[0]
        pool.remove(card)
        chosen.append(card)
        left -= strengths[card]
    return tuple(chosen)


def strengths_shown(table: Table, skills: list[str]) -> list[int]:
    return [table.strength(card, skills) for card in table.check.cards or ()]


def _guess(table: Table, skills: list[str]) -> float:
    """What lies in the pile so far, by the number of cards; revealed Cylons mean harm."""
    total = destiny(table, skills)
    for seat, count in enumerate(table.check.added):
        total += count * (-2.5 if is_cylon_player(table.players[seat]) else AVERAGE)
    return total


def still_to_add(table: Table) -> list[int]:
    """Humans who come after me: clockwise, the current player last."""
    count = len(table.players)
    order = [(table.view.current + 1 + n) % count for n in range(count)]
    return [seat for seat in order[order.index(table.seat) + 1 :] if not is_cylon_player(table.players[seat])]


# --- windows of a check ----------------------------------------------------------------------------------------


def before_cards(mind: Mind, option: Option) -> float:
    """Scientific Research for my engineering cards, Investigative Committee where much is at stake."""
    if option.kind == "choice":
        return 0.0
    wanted, price = stake(mind), keep_worth(mind, option.id.partition("-")[2])
    if not mind.human:
        return -1.0
    if option.id.startswith("scientific_research"):
        mine = sum(table_strength(card) for card in mind.table.hand if card.startswith(("repair", "scientific")))
        return min(wanted, 1.5) * min(1.0, (mine - 3) / 6) - price
    return 0.4 * min(wanted, 3.0) * (mind.most_suspected() > 0.3) - price


TURNED_UP = 0.5
"""What the Treachery card should cost that a Reckless check turns up."""


def reckless(mind: Mind, option: Option) -> float:
    """A Reckless card: a human uses it where it decides a check that matters more than the Treachery card; a hidden
    Cylon where it helps little, as if he meant well."""
    if option.kind == "choice":
        return 0.0
    if mind.side == CYLON:
        return -1.0
    name, card = option.id.partition("-")[0], option.id.partition("-")[2]
    helps, price = _recklessly(mind, name), keep_worth(mind, card)
    if mind.pretends and mind.daring > 0:
        return TURNED_UP - max(0.0, helps) - 0.3 * price
    return helps - TURNED_UP - price


def _recklessly(mind: Mind, name: str) -> float:
    """What a Reckless card does for the humans, without the Treachery card."""
    table, check = mind.table, mind.table.check
    wanted = min(stake(mind), 4.0)
    chance = chance_to_pass(table, check.difficulty, check.skills)
    if name == "jury_rigged":
        return wanted * (chance_to_pass(table, check.difficulty - 4, check.skills) - chance)
    if name == "support_the_people":
        return CARD * 2 * sum(table.hand_of(seat) <= 4 for seat in table.humans())
    if name == "guts_and_initiative":
        better = chance_to_pass(table, check.difficulty + round(destiny(table, check.skills)), check.skills)
        return wanted * (better - chance)
    mine = sum(table_strength(card) for card in table.hand if NAME[DESIGN[card]] in TREACHEROUS)
    return wanted * min(1.0, mine / 6)


TREACHEROUS = {NAME[design] for design in range(len(TYPE)) if TYPE[design] == TREACHERY}


def restore_order(mind: Mind, option: Option) -> float:
    """Abilities are not worth much on the whole; Treachery cards that lie in the check do harm."""
    if option.kind == "choice":
        return 0.0
    return 0.1 * len(mind.table.players) * mind.human - keep_worth(mind, option.id.partition("-")[2])


def second_chance(mind: Mind, option: Option) -> float:
    """A miracle token, if the check is passed by much."""
    if option.kind == "choice":
        return 0.0
    check = mind.table.check
    chance = chance_to_pass(mind.table, check.difficulty + 4, check.skills)
    return (1.2 * chance if mind.human else 0.0) - keep_worth(mind, option.id.partition("-")[2])


def force_hand(mind: Mind, option: Option) -> float:
    """A card that helps, or one that hardly counts, rather than a Mutiny card."""
    if option.kind == "choice":
        return -0.6
    strength = counts(mind.table, option.id, mind.table.check.skills)
    wanted = stake(mind) if mind.human and not mind.pretends else -stake(mind)
    return (0.2 if wanted > 0 else -0.2) * strength - 0.5 * keep_worth(mind, option.id)


def change_of_plans(mind: Mind, option: Option) -> float:
    """Cards for every human, instead of what passing the check brings."""
    if option.kind == "choice":
        return 0.0
    if not mind.human:
        return -1.0
    on_card = check_on(mind.table.check.source)
    lost = effect_worth(mind.table, on_card.on_pass) if on_card is not None else stake(mind)
    drawn = 2 * CARD * len(mind.table.humans())
    return drawn - lost - keep_worth(mind, option.id.partition("-")[2])


def worth_the_card(mind: Mind, option: Option) -> float:
    """Something good that may happen, half the time."""
    if option.kind == "choice":
        return 0.0
    return 0.5 * mind.table.gain("morale") * mind.human - keep_worth(mind, option.id.partition("-")[2])


def take_out(mind: Mind, option: Option) -> float:
    """Which card to take out of a check: one that does harm, by what I want of it."""
    if option.kind == "choice":
        return 0.0
    strength = counts(mind.table, option.id, mind.table.check.skills)
    wanted = stake(mind) if mind.human else -stake(mind)
    return (-0.3 * strength if wanted > 0 else 0.3 * strength) - 0.4


def table_strength(card: str) -> int:
    return int(card.rpartition("-")[2])


def check_totaled(mind: Mind, option: Option) -> float:
    """Declare Emergency, if it turns the check."""
    if option.kind == "choice":
        return 0.0
    check = mind.table.check
    turns = check.total is not None and 0 < check.difficulty - check.total <= 2
    return (stake(mind) if turns and mind.human else 0.0) - keep_worth(mind, option.id.partition("-")[2])


def cards_added(mind: Mind, option: Option) -> float:
    """Blind Devotion against the type that should do most harm, where much is at stake."""
    if option.kind == "choice":
        return 0.0
    skill = option.id.partition("-")[2]
    check = mind.table.check
    helps = skill not in check.skills and mind.human
    return 0.3 * stake(mind) - 0.9 + mind.rng.random() * 0.1 if helps and sum(check.added) >= 4 else -1.0


def crisis_check(mind: Mind, option: Option) -> float:
    """Mysterious Intuition: pass a check that matters and would fail."""
    if option.kind == "choice":
        return 0.0
    check = mind.table.check
    if option.id.endswith("fail") or not mind.human:
        return -1.0
    chance = chance_to_pass(mind.table, check.difficulty, check.skills)
    kept = 1.4 if mind.table.distance < 6 else 0.8
    return stake(mind) * (1 - chance) - (price(mind.table, 1.1) if plays_with(mind.table) else kept)


def location_check(mind: Mind, option: Option) -> float:
    """Change the difficulty towards what I want."""
    if option.kind == "choice":
        return 0.0
    wanted = stake(mind) * (1 if mind.human else -1)
    easier = not option.id.endswith("+2") and not option.id.endswith("+3")
    return wanted if easier else -wanted


def settle_location(mind: Mind, option: Option) -> float:
    """Political Prowess: the result I want, if it matters more than the card."""
    if option.kind == "choice":
        return 0.0
    wanted = stake(mind) * (1 if mind.human else -1)
    price = keep_worth(mind, str(option.facts["what"]))
    return (wanted if option.facts["how"] == "pass" else -wanted) - 1.0 - price


def check_resolved(mind: Mind, option: Option) -> float:
    """Command Authority for a big pile."""
    if option.kind == "choice":
        return 0.0
    cards = mind.table.check.cards or ()
    return float(len(cards) - 5) if len(mind.table.hand) + len(cards) <= 12 else -1.0


def crisis_drawn(mind: Mind, option: Option) -> float:
    """Secret Destiny against a card much worse than the next one should be."""
    if option.kind == "choice":
        return 0.0
    worth = crisis_worth(mind.table, mind.table.view.crises[-1])
    kept = price(mind.table, 2.5) if plays_with(mind.table) else 3.0 if mind.table.distance < 6 else 2.0
    return -worth - kept if mind.human else -1.0


def part_chosen(mind: Mind, option: Option) -> float:
    """Moral Compass against a choice that costs much more than the other."""
    if option.kind == "choice":
        return 0.0
    chosen = next(event for event in reversed(mind.events()) if event["event"] == "PartChosen")
    first, second = part_worths(mind.table, chosen["card"])
    if chosen["part"] == OTHER_PART:
        better = (second if option.id.endswith("second") else first) - other_part(mind.table)
    else:
        better = first - second if chosen["part"] else second - first
    return better - 1.2 if mind.human else -1.0


def other_part(table: Table) -> float:
    """What it is worth that neither part of a Crisis card happens, but what somebody has instead."""
    return effect_worth(table, Discard(CURRENT, 5))


def has_parts(card: object) -> bool:
    """Whether it is a card of which somebody chooses a part."""
    crisis = CRISES.get(card) if isinstance(card, str) else None
    return isinstance(crisis, Crisis) and isinstance(crisis.text, Choice)


def part_worths(table: Table, card: str) -> tuple[float, float]:
    """What the two parts of a "... chooses" card are worth."""
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    text = crisis.text
    assert isinstance(text, Choice)
    return effect_worth(table, text.first), effect_worth(table, text.second)
