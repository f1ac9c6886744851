"""The facts the browser's scenes are drawn from are those the engine plays with."""

import re

from readyroom.galactica.crises import CRISES, Crisis
from readyroom.web.data import words_by_subject
from readyroom.web.galactica import boxes_offered, facts
from readyroom.web.scenes import sayable


def test_every_crisis_card_is_there_with_its_icons() -> None:
    crises = facts()["crises"]
    cards = [card for card in CRISES if any(card in deck for box in boxes_offered() for deck in box.cards.values())]
    assert list(crises) == cards
    assert len(cards) >= 60
    plain = [card for name in cards if isinstance(card := CRISES[name], Crisis)]
    assert [card.jump for card in plain] == [crises[card.id]["jump"] for card in plain]


def test_every_part_that_a_card_may_have_said_has_its_sentence() -> None:
    text = "".join(text for subject, text in words_by_subject("en").items() if subject.startswith("galactica"))
    parts = list(sayable(facts()["crises"]))
    assert len(parts) > 100
    assert [part for part in parts if f"\ngalactica-says-{part.key} = " not in text] == []
    assert text.count("\ngalactica-says-") == len(set(re.findall(r"\ngalactica-says-(\S+)", text)))
