"""The facts the browser's scenes are drawn from are those the engine plays with."""

import re

import pytest

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.cards import UNFINISHED
from readyroom.galactica.cards.daybreak.earth import REBELS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.objectives import OBJECTIVES
from readyroom.galactica.registry import QUORUM_ACTIONS
from readyroom.galactica.sides import CYLON, HUMAN
from readyroom.web.build import CLIENT
from readyroom.web.data import words_by_subject
from readyroom.web.galactica import boxes_offered, facts
from readyroom.web.scenes import sayable
from readyroom.words import texts


def test_every_crisis_card_is_there_with_its_icons() -> None:
    crises = facts()["crises"]
    cards = [card for card in CRISES if any(card in deck for box in boxes_offered() for deck in box.cards.values())]
    assert list(crises) == cards
    assert len(cards) >= 60
    plain = [card for name in cards if isinstance(card := CRISES[name], Crisis)]
    assert [card.jump for card in plain] == [crises[card.id]["jump"] for card in plain]


def test_every_part_that_a_card_may_have_said_has_its_sentence() -> None:
    text = _words()
    cards = [card for box in boxes_offered() for deck in box.cards.values() for card in deck]
    for kind in (CRISES, ALLIES, CROSSROADS, QUORUM_ACTIONS):
        assert [*sayable(card for card in cards if card in kind)]
    parts = list(sayable(cards))
    assert len(parts) > 200
    assert [part for part in parts if f"\ngalactica-says-{part.key} = " not in text] == []
    assert text.count("\ngalactica-says-") == len(set(re.findall(r"\ngalactica-says-(\S+)", text)))


def test_whatever_the_engine_foretells_has_its_words_in_the_browser() -> None:
    written = {found for path, text in texts("en") if not {*path.split("/")} & {*UNFINISHED} for found in _told(text)}
    assert {"resource", "trauma", "raiders"} <= written
    assert written - _told(_words()) == set()


def test_every_way_to_win_and_every_lost_board_is_told() -> None:
    text = _words()
    assert {"kobol", "earth"} <= {*OBJECTIVES}
    for goal in OBJECTIVES:
        assert f"\nweb-gal-scene-why-{goal} = " in text, goal
    turned = {(board, side) for box in boxes_offered() for board, side in box.lost_sides.items()}
    turned |= {(REBELS, side) for side in (HUMAN, CYLON)}
    for board, side in turned:
        for message in (f"{board}-{side}", f"{board}-{side}-text"):
            assert f"\nweb-gal-scene-board-{message} = " in text, message


def test_what_is_said_of_the_distance_is_true_of_each_objective() -> None:
    """Kobol has the sentence that is for none other."""
    text = _words()
    for goal, card in OBJECTIVES.items():
        (said,) = re.findall(
            rf"^web-gal-about-distance{'' if goal == 'kobol' else f'-{goal}'} = (.+)$", text, re.MULTILINE
        )
        assert all(str(distance) in said for distance in (*(one for one, _ in card.milestones), card.last)), goal


@pytest.mark.parametrize("game", ["race", "galactica"])
def test_styles_of_a_game_touch_nothing_of_another(game: str) -> None:
    """A browser that was at a table of one game has its styles at the next table, of the other."""
    for file in (CLIENT / "src" / game).glob("*.css"):
        styles = re.sub(r"/\*.*?\*/", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        for one in ",".join(re.findall(r"([^{};]+)\{", styles)).split(","):
            first = one.split()[0]
            assert first.startswith((f".{game}-", ":", "@")) or "[data-" in first, f"{file.name}: {one}"


def test_no_space_is_lost_at_the_edge_of_a_condition() -> None:
    """Svelte takes away spaces where a block begins or ends: they are written as `{' '}`."""
    lost = re.compile(r"(?:\{#if [^}]*\}|\{:else[^}]*\}) [^\s<{][^\n]{0,30}|[^\s>}] \{(?:/if|:else)\b")
    found = [
        f"{path.name}: {one}"
        for path in sorted((CLIENT / "src").rglob("*.svelte"))
        for one in lost.findall(re.sub(r"<style>.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL))
    ]
    assert found == []


def _words() -> str:
    return "\n".join(text for subject, text in words_by_subject("en").items() if subject.startswith("galactica"))


def _told(text: str) -> set[str]:
    return set(re.findall(r"^galactica-ahead-([\w-]+) =", text, re.MULTILINE))
