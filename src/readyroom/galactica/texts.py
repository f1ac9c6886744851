"""The texts of cards, places and abilities in words, put together from the objects the engine runs."""

from collections.abc import Iterable
from typing import Any

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.characters import once_a_game
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.effects import AllOf, Choice, Only
from readyroom.galactica.jump import DESTINATION_TEXTS
from readyroom.galactica.loyalty import GOALS
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    ABILITY_MOVEMENTS,
    AGENDA_ACTIONS,
    CHECK_ABILITIES,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    LOYALTY_THEN,
    MOVEMENT_ABILITIES,
    MUTINY_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    TITLE_ACTIONS,
    Text,
)
from readyroom.galactica.rules_in_force import STANDING, UNTIL_JUMP
from readyroom.galactica.skills import SKILLS, skill_names
from readyroom.galactica.windows import REACTIONS
from readyroom.words import Words

RAW = {"amount", "piece", "way"}
"""Facts that messages choose by, not names to be read out."""
ROLES = {"role", "by", "chooser"}
CHOSEN_BY = {*ROLES, "side"}
"""Facts that messages also choose by (`role_id`)."""
RESULTS = {"benevolent", "antagonistic"}
"""Parts of a card that have a title of their own."""
ALTERNATIVES = {"decks", "either", "places", "resources"}
"""Facts with several things of which one is meant."""


def name(words: Words, thing: str) -> str:
    """What a card, place, skill or ship is called."""
    return words.name("galactica", thing)


# --- single texts ------------------------------------------------------------------------------------------


def effect_text(words: Words, effect: Text) -> str:
    """What an effect or any other text says, as part of a sentence."""
    if isinstance(effect, AllOf):
        return _in_turn(words, effect.effects)
    message, facts = effect.words()
    said = {key: _fact(words, key, value) for key, value in facts.items()}
    said |= {f"{key}_id": value for key, value in facts.items() if key in CHOSEN_BY}
    if isinstance(effect, Choice):
        said["first"], said["second"] = _sentence(said["first"]), _sentence(said["second"])
    return words.say_or(message, message.removeprefix("galactica-rule-"), **said)


def _fact(words: Words, key: str, value: Any) -> Any:
    if isinstance(value, Text):
        return effect_text(words, value)
    if value is None or isinstance(value, bool):
        return {None: "none", True: "yes", False: "no"}[value]
    if isinstance(value, tuple):
        return _listed(words, key, [str(_fact(words, key, item)) for item in value])
    if key == "skills" and isinstance(value, int):
        return _listed(words, key, [name(words, skill) for skill in skill_names(value)])
    if key in ("skill", "either") and isinstance(value, int):
        return name(words, SKILLS[value])
    if not isinstance(value, str) or key in RAW:
        return value
    return _role(words, value) if key in ROLES else name(words, value)


def _role(words: Words, role: str) -> str:
    """Whom an effect is about: every title is a role."""
    message = f"galactica-role-{role}"
    return words.say(message) if words.has(message) else words.say("galactica-role-title", title=name(words, role))


def _listed(words: Words, key: str, items: list[str]) -> str:
    if key not in ALTERNATIVES or len(items) < 2:
        return ", ".join(items)
    return words.say("galactica-either-or", first=", ".join(items[:-1]), last=items[-1])


def _in_turn(words: Words, effects: tuple[Text, ...]) -> str:
    text = effect_text(words, effects[0])
    for effect in effects[1:]:
        text = words.say("galactica-then", first=text, second=effect_text(words, effect))
    return text


def _sentence(text: str) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith(".") else f"{text}."


# --- whole cards -------------------------------------------------------------------------------------------


def has_text(card: str) -> bool:
    """Whether there is such a card, ability, place or title with a text."""
    return card in CRISES or card in DESTINATION_TEXTS or card in MISSIONS or any(True for _ in _parts(card))


def card_text(words: Words, card: str) -> str:
    """What a card, ability, place or title says."""
    if card in DESTINATION_TEXTS:
        return _sentence(effect_text(words, DESTINATION_TEXTS[card]))
    if card in MISSIONS:
        text = _sentence(effect_text(words, MISSIONS[card].text))
        return words.say("galactica-says-mission", text=text, distance=MISSIONS[card].distance)
    crisis = CRISES.get(card)
    if isinstance(crisis, Attack):
        return _attack(words, crisis)
    if crisis is not None:
        return _crisis(words, crisis)
    return ability_text(words, card)


def ability_text(words: Words, ability: str) -> str:
    """As `card_text`, but never a Crisis card: Declare Martial Law is one, and an ability as well."""
    said = [words.say(f"galactica-says-{kind}", text=text, **when) for kind, text, when in _said(words, ability)]
    if not said:
        raise LookupError(f"{ability} has no text")
    return " ".join(_sentence(text) for text in said)


def _crisis(words: Words, crisis: Crisis) -> str:
    text = _sentence(effect_text(words, crisis.text))
    if crisis.activate:
        text = words.say("galactica-card-icons", text=text, icons=_icons(words, crisis))
    return words.say("galactica-card-jump", text=text) if crisis.jump else text


def _attack(words: Words, card: Attack) -> str:
    text = words.say("galactica-card-attack", icons=_icons(words, card), setup=effect_text(words, card.setup))
    special = card.special if card.keep is None else card.keep
    if special is None:
        return text
    rule = effect_text(words, special)
    if card.id in UNTIL_JUMP:
        rule = words.say("galactica-card-until-jump", rule=rule)
    return words.say(
        "galactica-card-special", text=text, title=words.say_or(f"galactica-special-{card.id}", card.id), rule=rule
    )


def _icons(words: Words, card: Crisis | Attack) -> str:
    return ", ".join(name(words, kind) for kind in card.activate)


def _said(words: Words, card: str) -> Iterable[tuple[str, str, dict[str, Any]]]:
    """The parts of a card's text: what each one is, what it says, and the moment at which it can be used."""
    for kind, text, when in _parts(card):
        facts = {"when": words.say_or(f"galactica-when-{when}", when)} if when else {}
        if kind in RESULTS:
            facts["title"] = words.say_or(f"galactica-result-{card}-{kind}", card)
        if kind == "goal" and isinstance(text, Only):
            yield "goal-if", effect_text(words, text.effect), {"when": effect_text(words, text.condition)}
        else:
            yield kind, effect_text(words, text), facts


def _parts(card: str) -> Iterable[tuple[str, Text, str]]:
    """Where the engine looks for what a card does, in the order in which it is read out."""
    if card in QUORUM_ACTIONS:
        yield "quorum", QUORUM_ACTIONS[card], ""
    if card in STANDING:
        yield "kept" if card in QUORUM_ACTIONS else "standing", STANDING[card], ""
    for registry, kind in (
        (SKILL_ACTIONS, "movement-or-action" if card in MOVEMENT_ABILITIES else "action"),
        (MOVEMENT_ABILITIES if card not in SKILL_ACTIONS else {}, "movement"),
        (LOCATION_ACTIONS, "action"),
        (ABILITY_ACTIONS, "action-once" if once_a_game(card) else "action"),
        (ABILITY_MOVEMENTS, "movement"),
        (LOYALTY_ACTIONS, "goal" if card in GOALS else "reveal"),
        (CHECK_ABILITIES, "in-check"),
        (LOYALTY_THEN, "then"),
        (MUTINY_ACTIONS, "action"),
        (AGENDA_ACTIONS, "reveal"),
    ):
        if card in registry:
            yield kind, registry[card], ""
    for office, actions in TITLE_ACTIONS.items():
        for action, effect in actions.items():
            if card == action or (card == office and effect.printed):
                yield "action", effect, ""
    results = ALLIES.get(card) or CROSSROADS.get(card)
    if results is not None:
        yield "benevolent", results.benevolent, ""
        yield "antagonistic", results.antagonistic, ""
    for window, listener in REACTIONS.get(card, ()):
        limit = f"-{listener.limit}" if listener.limit not in ("", "once") else ""
        kept = "-kept" if card in QUORUM_ACTIONS else ""
        if listener.text.printed:
            yield listener.says or f"reaction{limit}{kept}", listener.text, window
