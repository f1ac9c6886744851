"""A hidden Cylon: spoils checks and choices as far as he does not look worse than the others, and knows when to go."""

from collections.abc import Sequence

from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.registry import CHECK_ABILITIES
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import DESIGN, NAME, SKILLS, TREACHERY, TYPE
from readyroom.players.galactica.checks import CONDEMNS, still_to_add
from readyroom.players.galactica.contribution import Gift, Outlook, best_gift
from readyroom.players.galactica.effects import text_worth
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.table import Table
from readyroom.players.galactica.trauma import unmasked

USUAL_ATTACKS = 1 / 7
"""The part of the Crisis cards that are attacks in the base box: with so many, ships do the work of a hidden Cylon."""
CALM = 28.0
"""How much sooner he reveals himself where attacks are rarer than that, and later where there are more."""


def add_cards(mind: NormalMind, view: Outlook) -> tuple[tuple[int, ...], str]:
    """Spoil the check if it matters and others share the blame; else help as little as looks well."""
    matters = view.passed - view.failed
    check = mind.table.check
    if check.target >= 0:  # a location's check: everybody may have his own opinion
        wanted = quarrel(mind, check.target, check.source)
        return best_gift(mind, view._replace(passed=wanted, failed=0.0, partial=None)).cards, "cylon-quarrel"
    if bad := treacherous(mind, view):
        return bad, "cylon-spoils"
    if matters > mind.style.spoils_from and not check.faceup and mind.slack > 0:
        bad = _covered(mind, best_gift(mind, view, good=False, sign=-1.0).cards)
        if bad and _blame_is_shared(mind):
            return bad[: mind.style.spoils], "cylon-spoils"
    if check.faceup or mind.slack < -0.05:
        return _show_of_help(mind, view).cards, "cylon-helps"
    return _show_of_help(mind, view).cards[:1], "cylon-little"


def treacherous(mind: NormalMind, view: Outlook) -> tuple[int, ...]:
    """A Treachery card, if what it does to the check and by its ability is worth more than the smell: everybody knows
    who may hold such cards."""
    table = mind.table
    if table.check.faceup or mind.slack <= 0:
        return ()
    skills = table.check.skills
    gains = {
        n: view.worth(0) - view.worth(table.strength(option.id, skills)) + harm(table, option.id)
        for n, option in enumerate(mind.question.options)
        if TYPE[DESIGN[option.id]] == TREACHERY
    }
    if not gains or SKILLS[TREACHERY] in skills:
        return ()
    later = still_to_add(table)
    suspects = [seat for seat in table.others() if seat in later or table.check.added[seat]]
    best = max(gains, key=gains.__getitem__)
    smell = mind.beliefs.evidence.smell(mind.seat, suspects)
    return (best,) if gains[best] > mind.style.caution * smell else ()


def harm(table: Table, card: str) -> float:
    """What the ability of a card in a check does to the humans; nothing where order was restored."""
    text = CHECK_ABILITIES.get(NAME[DESIGN[card]])
    return -text_worth(table, text) if text is not None and table.check.orderly is not True else 0.0


def quarrel(mind: NormalMind, target: int, source: str) -> float:
    """What it is worth to a hidden Cylon that a location's check passes: the Brig for humans, freedom and titles for
    his own. Nobody can tell who added what, and humans quarrel as well."""
    if target == mind.seat:
        return -2.0 if source in CONDEMNS else 2.0
    friend = 2 * mind.chances[target] - 1
    return -mind.style.quarrels * friend if source in CONDEMNS else mind.style.quarrels * friend


def _blame_is_shared(mind: NormalMind) -> bool:
    """Who adds nothing can't have spoiled a check: at most one of the others may be out of suspicion so far."""
    table = mind.table
    later = still_to_add(table)
    added = [table.check.added[seat] for seat in table.others() if seat not in later]
    return sum(not count for count in added) <= 1 and len(later) + sum(bool(count) for count in added) >= 2


def _covered(mind: NormalMind, cards: Sequence[int]) -> tuple[int, ...]:
    """Of these cards, those of a type that at least two others draw as well, the most common type first."""
    table = mind.table
    later = still_to_add(table)
    added = table.check.added
    suspects = [seat for seat in table.others() if seat in later or added[seat]]

    def cover(card: int) -> int:
        skill = TYPE[DESIGN[mind.question.options[card].id]]
        return sum(skill in table.sheet(seat).types for seat in suspects)

    return tuple(sorted((card for card in cards if cover(card) >= 2), key=cover, reverse=True))


def _show_of_help(mind: NormalMind, view: Outlook) -> Gift:
    """What a human would add who does not care too much."""
    half = view._replace(passed=0.5 * view.passed, partly=0.5 * view.partly, failed=0.5 * view.failed)
    return best_gift(mind, half, bad=False)


def choose(mind: NormalMind, worths: Sequence[float]) -> list[float]:
    """What the humans like turned round, but nothing blatant, and only while he looks well."""
    best = max(worths)
    if mind.slack > 0 and mind.rng.random() < mind.style.covert:
        return [-worth if best - worth < mind.style.blatant else -99.0 for worth in worths]
    return list(worths)


def reveal_worth(mind: NormalMind, card: str) -> float:
    """What it is worth to show himself now rather than later."""
    table = mind.table
    if table.place == "brig":
        return 9.0  # nothing can be done from there
    worth = 0.14 * table.distance + 0.25 * sum(number <= 3 for number in table.resources.values())
    if mind.exposed:
        worth += 1.5
    if table.distance < 4 and not _other_cylon_in_the_open(mind):
        worth -= 0.4  # a Cylon among the humans is worth more while there may be no other
    if card == "cylon_can_reduce_morale":
        worth += 0.25 * table.loss("morale")
    elif card == "cylon_can_damage_galactica":
        worth += 0.5 * table.damage
    elif card == "cylon_can_send_to_brig":
        worth += 0.6
    else:
        worth += 0.5
    worth += 0.25 * min(table.threat, 4.0)  # ships to activate
    worth += _recruits(mind, card)
    worth += CALM * (USUAL_ATTACKS - table.attacks)
    if table.seat in (table.president, table.admiral):
        worth -= 0.3
    return worth + unmasked(mind)


RECRUIT = 1.0
"""Another Cylon card that somebody is given on the reveal: a human less, a Cylon more."""


def _recruits(mind: NormalMind, card: str) -> float:
    """What it is worth that somebody else gets my other cards, where a reveal hands them over."""
    furthest = mind.table.contents.hands_over
    if furthest is None or mind.table.distance > furthest:
        return 0.0
    others = [one.card for one in mind.table.me.loyalty if not one.revealed]
    return RECRUIT * any(other in CYLONS for other in others if other != card)


def _other_cylon_in_the_open(mind: NormalMind) -> bool:
    return any(is_cylon_player(player) for player in mind.table.players)
