"""Galactica's cards as the scenes need them: a sentence for every part of a card that the engine may have said when it
foretells what a card would do (galactica/forecast.py).
"""

from collections.abc import Iterable

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.boxes import Box
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.effects import Effect, If
from readyroom.galactica.jump import DESTINATION_TEXTS
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.registry import QUORUM_ACTIONS, Text, parts_of
from readyroom.galactica.texts import effect_text
from readyroom.web.galactica import boxes_by_rulebook
from readyroom.words import words


def scene_texts(language: str, mode: str) -> Iterable[tuple[str, str]]:
    """The sentence of every part of a card that this rulebook brings and no earlier one: `galactica-says-<key>`."""
    say = words(language)
    said: set[str] = set()
    for other, boxes in boxes_by_rulebook().items():
        for text in sayable(_cards(boxes)):
            if text.key not in said and other == mode:
                yield f"galactica-says-{text.key}", effect_text(say, text)
            said.add(text.key)


def sayable(cards: Iterable[str]) -> Iterable[Effect]:
    """The parts of cards that may be said by their own sentence: those that consist of no others, and those that do
    not foretell what these would do."""
    for card in cards:
        texts = _printed(card)
        for text in texts:
            inner = [part for part in parts_of(text) if isinstance(part, Effect)]
            texts += inner
            if isinstance(text, Effect) and (not inner or isinstance(text, If) or _says_itself(text)):
                yield text


def _says_itself(effect: Effect) -> bool:
    return type(effect).forecast is Effect.forecast


def _cards(boxes: Iterable[Box]) -> list[str]:
    """The cards of some boxes whose parts are shown one by one."""
    return [card for box in boxes for deck in box.cards.values() for card in deck if _printed(card)]


def _printed(card: str) -> list[Text]:
    """What is on a card that may be foretold; of an Ally or Crossroads card its result for each trauma token."""
    if card in DESTINATION_TEXTS:
        return [DESTINATION_TEXTS[card]]
    if card in CRISES:
        return _of_crisis(CRISES[card])
    if by_token := CROSSROADS.get(card) or ALLIES.get(card):
        return [by_token.benevolent, by_token.antagonistic]
    if card in MISSIONS:
        return [MISSIONS[card].text]
    return [QUORUM_ACTIONS[card]] if card in QUORUM_ACTIONS else []


def _of_crisis(card: Crisis | Attack) -> list[Text]:
    if isinstance(card, Attack):
        return [part for part in (card.setup, card.special) if part is not None]
    return [card.text]
