"""What a player with beliefs says: humans what they think and know, hidden Cylons what serves them."""

from collections.abc import Callable

from readyroom.galactica.loyalty import CYLONS
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.reputation import standing
from readyroom.players.galactica.table import CYLON

EAGER, ZEAL = 0.1, 0.3
"""How much less sure than for the Brig somebody must be for a word: a human, a hidden Cylon who speaks as one."""
WORTH_A_WORD = 0.05
"""How much better a hidden Cylon must look after a word."""
SPEAKS_AT = ("galactica-add-cards", "galactica-action", "galactica-move")


def words_before(mind: NormalMind, offered: Callable[[], list[str]]) -> list[str]:
    """Phrases to say before the answer: of those offered, and what was not said before."""
    if mind.side == CYLON:
        return []
    if mind.question.prompt == "galactica-add-cards":
        phrases = [_help(mind)] if mind.rng.random() < 0.5 else []
    else:
        said = mind.beliefs.evidence.said_by(mind.seat)
        phrases = [phrase for phrase in _about_others(mind) if phrase not in said]
    if not phrases:
        return []
    allowed = offered()
    return [phrase for phrase in phrases if phrase in allowed]


def _help(mind: NormalMind) -> str:
    """How much I can help in this check; a hidden Cylon promises what a human with an average hand would."""
    skills = mind.table.check.skills
    strength = sum(max(mind.table.strength(card, skills), 0) for card in mind.table.hand)
    if mind.pretends:
        return "help:a-lot" if len(mind.table.hand) > 5 else "help:a-little"
    return "help:a-lot" if strength > 6 else "help:a-little" if strength > 1 else "help:cannot"


def _about_others(mind: NormalMind) -> list[str]:
    free = [seat for seat in mind.table.others() if mind.table.players[seat].place != "off_board"]
    if not free:
        return []
    if mind.pretends:
        return _lies(mind, free)
    phrases = []
    for seat in free:
        cards = [card.card for card in mind.table.players[seat].loyalty if not card.revealed]
        if any(card in CYLONS for card in cards):
            phrases.append(f"he-is:{seat}-cylon")
        elif (mind.seat, seat) in mind.beliefs.evidence.looked and None not in cards:
            phrases.append(f"he-is:{seat}-human")
        elif mind.chances[seat] > mind.style.brig_at - EAGER:
            phrases.append(f"accuse:{seat}")
    return phrases


def _lies(mind: NormalMind, free: list[int]) -> list[str]:
    """The word that a human could say after which the others look elsewhere most: the truth, if that serves better; or
    nothing."""
    evidence = mind.beliefs.evidence
    said = evidence.said_by(mind.seat)
    words = [f"accuse:{seat}" for seat in free if mind.standing.pose[seat] > mind.style.brig_at - ZEAL]
    for seat in free:
        if (mind.seat, seat) in evidence.looked:
            words += [f"he-is:{seat}-human", f"he-is:{seat}-cylon"]
    best, comfort = None, mind.standing.comfort(mind.seat) + WORTH_A_WORD
    for word in words:
        if word not in said:
            then = standing(mind.beliefs, mind.table, mind.chances, evidence.after(mind.seat, word))
            if then.comfort(mind.seat) > comfort:
                best, comfort = word, then.comfort(mind.seat)
    return [best] if best is not None else []
