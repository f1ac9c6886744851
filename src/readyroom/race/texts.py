"""What a card says, put together from the very powers the engine plays by, in the words of a language."""

import msgspec

from readyroom.kernel import Json
from readyroom.race.cards import BY_ID, DESIGNS, Design, PerCard, Scoring
from readyroom.race.powers import Power
from readyroom.words import Words


def card_text(design: Design | str, words: Words) -> list[str]:
    """One line for each power, with its phase, and one for each way a 6-cost development scores.

    >>> from readyroom.words import words
    >>> card_text("alpha-centauri", words("en"))
    ['Settle: rare worlds cost 1 less', 'Settle: +1 military against rare worlds']
    """
    card = BY_ID[design] if isinstance(design, str) else design
    lines = [(words.say(f"race-power-{power.phase}"), power_text(power, words)) for power in card.powers]
    end = words.say("race-power-end")
    lines += [(end, scoring_text(card, entry, words)) for entry in card.scoring]
    return [words.say("race-power-line", phase=phase, text=text) for phase, text in lines]


def power_text(power: Power, words: Words) -> str:
    return words.say(f"race-power-{type(power).__name__}", **_facts(power, words))


def scoring_text(design: Design, entry: Scoring, words: Words) -> str:
    """What an entry is worth; "other" where an earlier entry takes some of the same cards."""
    facts = _facts(entry, words)
    if isinstance(entry, PerCard):
        facts["other"] = "yes" if _overlaps(design, entry) else "no"
    return words.say(f"race-score-{type(entry).__name__}", **facts)


def _overlaps(design: Design, entry: PerCard) -> bool:
    earlier = [e for e in design.scoring[: design.scoring.index(entry)] if isinstance(e, PerCard)]
    return any(entry.fits(card) and any(e.fits(card) for e in earlier) for card in DESIGNS)


def _facts(value: Power | Scoring, words: Words) -> dict[str, Json]:
    facts: dict[str, Json] = {}
    for name, fact in msgspec.structs.asdict(value).items():
        if fact is None:
            facts[name] = "any"
        elif isinstance(fact, bool):
            facts[name] = "yes" if fact else "no"
        else:
            facts[name] = words.name("race", fact) if name in ("kind", "against", "design", "never") else fact
    return facts
