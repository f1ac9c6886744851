"""The facts the browser's scenes are drawn from are those the engine plays with."""

from readyroom.galactica.crises import CRISES, Crisis
from readyroom.web.data import words_by_subject
from readyroom.web.galactica import boxes_offered
from readyroom.web.scenes import scene_facts


def test_every_crisis_card_is_there_with_its_checks() -> None:
    facts = scene_facts()
    cards = [card for card in CRISES if any(card in deck for box in boxes_offered() for deck in box.cards.values())]
    assert list(facts["crises"]) == cards
    assert len(cards) >= 60
    water = facts["crises"]["water_sabotaged"]
    assert water["text"]["first"]["difficulty"] == 13
    assert water["text"]["first"]["on_fail"]["amount"] == -2
    assert [water["text"]["second"][name] for name in ("resource", "amount")] == ["food", -1]
    plain = [card for name in cards if isinstance(card := CRISES[name], Crisis)]
    assert [card.jump for card in plain] == [facts["crises"][card.id]["jump"] for card in plain]


def _leaves(part: object) -> set[int]:
    if isinstance(part, list):
        return {n for one in part for n in _leaves(one)}
    if not isinstance(part, dict):
        return set()
    here = {part["n"]} if "n" in part else set()
    return here | {n for one in part.values() for n in _leaves(one)}


def test_every_leaf_has_its_sentence() -> None:
    text = "".join(text for subject, text in words_by_subject("en").items() if subject.startswith("galactica"))
    leaves = _leaves(scene_facts())
    assert len(leaves) > 40
    assert [n for n in leaves if f"\ngalactica-leaf-{n} = " not in text] == []
