"""The texts of cards in words: put together from the effects the engine runs, or looked up where there are none."""

from typing import Any

from readyroom.galactica.cards.base.destinations import TEXTS as DESTINATION_TEXTS
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.effects import Effect
from readyroom.words import Words

RAW = {"how", "may", "piece"}
"""Facts that messages choose by, not names to be read out."""
ROLES = {"role", "by"}


def name(words: Words, thing: str) -> str:
    """What a card, place, skill or ship is called."""
    message = f"galactica-name-{thing}"
    return words.say(message) if words.has(message) else thing


def effect_text(words: Words, effect: Effect) -> str:
    """What an effect does."""
    message, facts = effect.words()
    if message == "galactica-effect-all":
        return _in_turn(words, facts["effects"])
    said = {key: _fact(words, key, value) for key, value in facts.items()}
    if message == "galactica-effect-choice":
        said["first"], said["second"] = _sentence(said["first"]), _sentence(said["second"])
    return words.say(message, **said)


def _fact(words: Words, key: str, value: Any) -> Any:
    if isinstance(value, Effect):
        return effect_text(words, value)
    if isinstance(value, tuple):
        return ", ".join(str(_fact(words, key, item)) for item in value)
    if not isinstance(value, str) or key in RAW:
        return value
    return words.say(f"galactica-role-{value}") if key in ROLES else name(words, value)


def _in_turn(words: Words, effects: tuple[Effect, ...]) -> str:
    text = effect_text(words, effects[0])
    for effect in effects[1:]:
        text = words.say("galactica-effect-then", first=text, second=effect_text(words, effect))
    return text


def card_text(words: Words, card: str) -> str:
    """What a card, ability or location does."""
    if card in DESTINATION_TEXTS:
        return _sentence(effect_text(words, DESTINATION_TEXTS[card]))
    if card not in CRISES:
        return words.say(f"galactica-text-{card}")
    crisis = CRISES[card]
    icons = ", ".join(name(words, kind) for kind in crisis.activate)
    if isinstance(crisis, Attack):
        text = words.say("galactica-card-attack", icons=icons, setup=effect_text(words, crisis.setup))
        if crisis.keep or crisis.special is not None:
            rule = words.say(f"galactica-keep-{card}") if crisis.keep else effect_text(words, crisis.special)  # type: ignore[arg-type]  # one of the two
            text = words.say(
                "galactica-card-special", text=text, title=words.say(f"galactica-special-{card}"), rule=rule
            )
        return text
    text = _sentence(effect_text(words, crisis.text))
    if icons:
        text = words.say("galactica-card-icons", text=text, icons=icons)
    return words.say("galactica-card-jump", text=text) if crisis.jump else text


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith(".") else f"{text}."
