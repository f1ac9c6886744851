"""What the abilities of Pegasus and Daybreak are worth in their windows; not to use one is worth nothing."""

from readyroom.galactica.crises import CRISES
from readyroom.galactica.skills import DESIGN, STRENGTH
from readyroom.kernel import Option
from readyroom.players.galactica.checks import stake, strengths_shown
from readyroom.players.galactica.dice import GOOD_FROM, STAKES
from readyroom.players.galactica.effects import activation_worth
from readyroom.players.galactica.hands import keep_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.miracles import price
from readyroom.players.galactica.purposes import declines

TOKEN = 0.8
"""What a miracle token is worth: it is spent where more can be had for it."""


def motive(mind: Mind, option: Option) -> float:  # noqa: ARG001
    """A Motive card whose condition has come true: at once, since nobody can take it away any more."""
    return 0.0 if declines(option) else 1.0


def for_love(_mind: Mind, option: Option) -> float:
    """A card, and one fewer that somebody discards."""
    return 0.0 if declines(option) else 0.3


def human_delusion(mind: Mind, option: Option) -> float:
    """Any number of cards to a check whose cards lie open: where they turn its result into what I want."""
    if declines(option):
        return 0.0
    check = mind.table.check
    lacking = check.difficulty - sum(strengths_shown(mind.table, check.skills))
    mine = [mind.table.strength(card, check.skills) for card in mind.table.hand]
    if mind.human:
        turns = 0 < lacking <= sum(value for value in mine if value > 0)
        return stake(mind) - price(mind.table, TOKEN) if turns else -1.0
    turns = lacking <= 0 < lacking - sum(value for value in mine if value < 0)
    return stake(mind) - price(mind.table, TOKEN) if turns else -1.0


def delude(mind: Mind, option: Option) -> float:
    """Which cards to add then: all that pull where I want the check to go."""
    if option.id not in DESIGN:
        return 0.0
    strength = mind.table.strength(option.id, mind.table.check.skills)
    return 0.1 * strength if mind.human else -0.1 * strength


def modifications(mind: Mind, option: Option) -> float:
    """Ships of another kind than the Crisis card activates: where that is so much better for me."""
    if declines(option):
        return 0.0
    crises = mind.table.view.crises
    card = CRISES.get(crises[-1]) if crises else None
    usual = sum(activation_worth(mind.table, kind) for kind in card.activate) if card is not None else 0.0
    gain = activation_worth(mind.table, str(option.facts["how"])) - usual
    return (gain if mind.human else -gain) - price(mind.table, TOKEN)


def chief_of_staff(mind: Mind, option: Option) -> float:
    """Where politics does not count yet, and much is at stake."""
    if declines(option):
        return 0.0
    return 0.3 * min(stake(mind), 2.0) - 0.3 if mind.human else -1.0


def probation(mind: Mind, option: Option) -> float:
    """Of somebody suspected, it tells most where much is at stake."""
    if declines(option):
        return 0.0
    return min(stake(mind), 2.0) * mind.most_suspected() - 0.3 if mind.human else -1.0


def intolerant(mind: Mind, option: Option) -> float:
    """An execution costs a human's life, and frees no Cylon: only for somebody who is nearly sure to be one."""
    if declines(option):
        return 0.0
    sure = mind.most_suspected()
    return 3.0 * (sure - 0.6) if mind.human else mind.table.loss("morale") - 0.5


def fast_learner(mind: Mind, option: Option) -> float:
    """Three cards of a type that counts, for a check that matters."""
    if declines(option):
        return 0.0
    skill = option.id.rpartition("-")[2]
    counts = skill in mind.table.check.skills
    return (min(stake(mind), 3.0) * 0.6 if counts and mind.human else 0.0) - price(mind.table, TOKEN)


def adroit(_mind: Mind, option: Option) -> float:
    """One card for two."""
    return 0.0 if declines(option) else 0.3


def manipulative(mind: Mind, option: Option) -> float:
    """A title for a turn: a human takes it from somebody suspected, a Cylon whenever much can be spoiled."""
    if declines(option):
        return 0.0
    holder = mind.table.view.titles.get(option.id.rpartition("-")[2], -1)
    if holder < 0:
        return -1.0
    return (mind.suspicion(holder) - 0.5 if mind.human else 0.3) - 0.2


def hotshot(mind: Mind, option: Option) -> float:
    """The weakest card that is sure to be enough, where the die might fail."""
    if declines(option):
        return 0.0
    purpose, card = mind.table.die.purpose, option.id.partition("-")[2]
    if card not in DESIGN or purpose not in STAKES or not mind.human:
        return -1.0
    enough = min(8, STRENGTH[DESIGN[card]] + 2) >= GOOD_FROM.get(purpose, 5)
    risk = (GOOD_FROM.get(purpose, 5) - 1) / 8
    return risk * STAKES[purpose](mind.table) - keep_worth(mind, card) if enough else -1.0


def dutiful(mind: Mind, option: Option) -> float:
    """Once more for a card, while Cylon ships threaten."""
    if declines(option):
        return 0.0
    return 0.3 * bool(mind.table.raiders) + 0.2 * bool(mind.table.basestars) - 0.25 if mind.human else -0.5


def memento(_mind: Mind, option: Option) -> float:
    """Two cards for nothing."""
    return 0.0 if declines(option) else 0.6


def escort(mind: Mind, option: Option) -> float:
    """A viper and a token for what a civilian ship carries."""
    if declines(option):
        return 0.0
    return mind.table.civilian - 0.5 - price(mind.table, TOKEN) if mind.human else -1.0


def left_behind(mind: Mind, option: Option) -> float:
    """A fuel for two population."""
    if declines(option):
        return 0.0
    good = mind.table.gain("population", 2) - mind.table.loss("fuel")
    return (good if mind.human else -good) - price(mind.table, 0.5 * TOKEN)
