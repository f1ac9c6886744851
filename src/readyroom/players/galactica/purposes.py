"""Questions nobody told the players about: answered by what they are for, or by what can be chosen.

A worth here never fails, whatever an option names: a thing that is not understood is worth as little as nothing.
"""

from collections.abc import Callable
from typing import NamedTuple

from readyroom.galactica import purposes as p
from readyroom.galactica.board import AREA_OF, RESOURCES
from readyroom.galactica.crises import CRISES
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.registry import ABILITY_ACTIONS, LOCATION_ACTIONS, QUORUM_ACTIONS, SKILL_ACTIONS
from readyroom.galactica.skills import DESIGN
from readyroom.galactica.windows import PROMPT, REACTIONS
from readyroom.kernel import Option, Question
from readyroom.players.galactica import actions, checks, cylon, hands, horizon, ships, trauma, whom
from readyroom.players.galactica.effects import (
    crisis_worth,
    destination_worth,
    text_worth,
    usual_crisis,
    usual_destination,
)
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.table import CARD

Worth = Callable[[Mind, Option], float]


class Thumb(NamedTuple):
    """A rule of thumb: what an option is worth, to the humans (`fleet`) or to whoever is asked."""

    worth: Worth
    fleet: bool = False


TEXTS = (ABILITY_ACTIONS, LOCATION_ACTIONS, QUORUM_ACTIONS, SKILL_ACTIONS)


def declines(option: Option) -> bool:
    return option.kind == "pass" or option.id in ("pass", "no", "stop", "nobody", "nothing", "False")


# --- by what can be chosen -------------------------------------------------------------------------------------


def use(mind: Mind, option: Option) -> float:
    """In a window: what a card or ability does there, less what the card is good for otherwise."""
    if declines(option):
        return 0.0
    name, _, argument = option.id.partition("-")
    price = hands.keep_worth(mind, argument) if argument in DESIGN else 0.0
    texts = [listener.text for _, listener in REACTIONS.get(name, ())]
    gain = max((text_worth(mind.table, text) for text in texts), default=0.0)
    if not mind.human:
        gain = -gain
    return gain + 0.5 * CARD - price


def by_kind(mind: Mind, option: Option) -> float:
    """Whatever can be chosen: by what is written on it, if it is known."""
    if declines(option):
        return 0.0
    if option.kind == "use":
        return use(mind, option)
    if option.kind == "location":
        return 0.1 * actions.place_worth(mind, option.id)
    text = next((texts[option.id] for texts in TEXTS if option.id in texts), None)
    if text is None:
        return 0.05
    return 0.1 + (text_worth(mind.table, text) if mind.human else -text_worth(mind.table, text))


# --- by purpose ------------------------------------------------------------------------------------------------


def _of_seats(worth: Worth) -> Worth:
    return lambda mind, option: worth(mind, option) if seat_in(option) is not None else 0.0


def _in_area(worth: Worth) -> Worth:
    return lambda mind, option: worth(mind, option) if option.id in AREA_OF else 0.0


def _of_skill_cards(worth: Worth) -> Worth:
    return lambda mind, option: worth(mind, option) if option.id in DESIGN else 0.0


def _go(mind: Mind, option: Option) -> float:
    return 0.0 if declines(option) else actions.go_worth(mind, option)


def _shield(mind: Mind, option: Option) -> float:
    """An area where ships are safe, or a ship that is in danger."""
    return ships.place_civilian(mind, option) if option.id in AREA_OF else ships.communications(mind, option)


def _strike(mind: Mind, option: Option) -> float:
    if option.id in AREA_OF:
        return ships.remove_cylons(mind, option)
    known = option.facts.get("ship") in ships.HIT and option.facts.get("area") in AREA_OF
    return ships.shot_worth(mind.table, option) if known else 0.0 if declines(option) else 0.1


def _sacrifice(mind: Mind, option: Option) -> float:
    if option.kind == "civilian":
        return ships.civilian_worth(mind, option)
    if option.kind == "unmanned":
        return horizon.grounded(mind, option)
    known = option.kind == "viper" or option.id in AREA_OF or option.id.startswith("seat-")
    return ships.damaged_viper(mind, option) if known and not option.id.startswith("seat-") else -0.5


def _gain(mind: Mind, option: Option) -> float:
    return mind.table.gain(option.id) if option.id in RESOURCES else 0.0


def _lose(mind: Mind, option: Option) -> float:
    return -mind.table.loss(option.id) if option.id in RESOURCES else 0.0


def _crisis(mind: Mind, option: Option) -> float:
    return crisis_worth(mind.table, option.id) if option.id in CRISES else 0.0


def _destination(mind: Mind, option: Option) -> float:
    return destination_worth(mind.table, option.id) if option.id in DESTINATIONS else 0.0


def _offer(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return 0.0 if declines(option) else 1.0


def _risk(mind: Mind, option: Option) -> float:
    """A chance is taken while there is enough of everything."""
    scarce = min(mind.table.resources.values()) < 4
    return 0.5 if declines(option) else 0.0 if scarce else 1.0


def _amount(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return float(option.id) if option.id.isdecimal() else 0.0


def _part(mind: Mind, option: Option) -> float:
    """A part of a Crisis card by what it does; of anything else the first one."""
    card = (mind.question.facts or {}).get("card")
    if checks.has_parts(card) and option.id in ("first", "second"):
        return checks.part_worths(mind.table, str(card))[option.id == "second"]
    if option.id == "other":
        return checks.other_part(mind.table) - 0.8
    return 0.1 * (option.id in ("first", "yes"))


def _foresee(mind: Mind, option: Option) -> float:
    """A card stays on top if it is better than the next one should be."""
    facts = mind.question.facts or {}
    card = facts.get("card")
    if option.id != "top":
        return 0.0
    if facts.get("deck") == "destination" and card in DESTINATIONS:
        return destination_worth(mind.table, card) - usual_destination(mind.table)
    return crisis_worth(mind.table, card) - usual_crisis(mind.table) if card in CRISES else 0.0


def indifferent(mind: Mind, option: Option) -> float:  # noqa: ARG001
    return 0.0


BY_PURPOSE: dict[str, Thumb] = {
    p.TRUST: Thumb(whom.trusted, fleet=True),
    p.JAIL: Thumb(whom.jail),
    p.WEAKEN: Thumb(trauma.weaken),
    p.LOOK: Thumb(_of_seats(whom.look)),
    p.VICTIM: Thumb(whom.victim),
    p.GO: Thumb(_go),
    p.STRIKE: Thumb(_strike),
    p.THREAT: Thumb(_in_area(ships.place_cylons), fleet=True),
    p.SHIELD: Thumb(_shield, fleet=True),
    p.DEPLOY: Thumb(_in_area(ships.place_viper), fleet=True),
    p.SACRIFICE: Thumb(_sacrifice, fleet=True),
    p.GAIN: Thumb(_gain, fleet=True),
    p.LOSE: Thumb(_lose, fleet=True),
    p.GIVE_UP: Thumb(_of_skill_cards(hands.throw_worth)),
    p.DRAW: Thumb(hands.draw_worth),
    p.CRISIS: Thumb(_crisis, fleet=True),
    p.DESTINATION: Thumb(_destination, fleet=True),
    p.OFFER: Thumb(_offer),
    p.RISK: Thumb(_risk, fleet=True),
    p.AMOUNT: Thumb(_amount),
    p.CONTRIBUTE: Thumb(checks.contribute),
    p.UNBURDEN: Thumb(trauma.unburden),
    p.RESULT: Thumb(trauma.choose_result),
    p.ACT: Thumb(by_kind),
    p.PART: Thumb(_part, fleet=True),
    p.FORESEE: Thumb(_foresee, fleet=True),
    p.TAKE: Thumb(_of_skill_cards(hands.take_worth)),
    p.HARM: Thumb(cylon.damage_token),
    p.INDIFFERENT: Thumb(indifferent),
}


UNKNOWN = Thumb(by_kind)
WINDOW = Thumb(use)


def thumb_for(
    question: Question, known: dict[str, Thumb], uses: dict[str, Worth], purposes: dict[str, Thumb] = BY_PURPOSE
) -> Thumb:
    """How to answer a question: as its prompt is known, by its purpose, or by what can be chosen."""
    if question.prompt.startswith(PROMPT):
        return Thumb(lambda mind, option: uses.get(option.id.partition("-")[0], use)(mind, option))
    return known.get(question.prompt) or purposes.get(question.purpose, UNKNOWN)
