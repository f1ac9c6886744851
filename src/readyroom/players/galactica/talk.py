"""What easy says at the table: now and then, true as a human, false as a hidden Cylon, and nothing in the open."""

from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import CYLON

SPEAKS_AT = {"galactica-add-cards": 0.15, "galactica-action": 0.1}
"""Before which questions, and how often."""


def words_before(mind: Mind, offered: list[str]) -> list[str]:
    """Phrases to say before the answer, of those that are offered."""
    if mind.side == CYLON:
        return []
    in_check = mind.question.prompt == "galactica-add-cards"
    said = [_help(mind)] if in_check else _accusation(mind) or ["i-am:human"]
    return [phrase for phrase in said if phrase in offered]


def _help(mind: Mind) -> str:
    """How much I can help in this check; a Cylon promises the opposite."""
    skills = mind.table.check.skills
    strength = sum(max(mind.table.strength(card, skills), 0) for card in mind.table.hand)
    if mind.pretends:
        return "help:a-little" if strength > 5 else "help:a-lot"
    return "help:a-lot" if strength > 5 else "help:a-little" if strength else "help:cannot"


def _accusation(mind: Mind) -> list[str]:
    """A human accuses whom he suspects; a Cylon whom nobody suspects."""
    others = [seat for seat in mind.table.others() if mind.table.players[seat].place != "brig"]
    if not others:
        return []
    if mind.pretends:
        return [f"accuse:{mind.rng.choice(others)}"] if mind.rng.random() < 0.2 else []
    worst = max(others, key=mind.suspicion)
    return [f"accuse:{worst}"] if mind.suspicion(worst) > ENOUGH else []
