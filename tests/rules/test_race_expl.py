"""Race, section 10: Explore."""

import pytest
from tests.race.scenes import RaceScene, race, seat

from readyroom.race.tables import ID

rule = pytest.mark.rule


def explored(*tableau: str, action: str = "produce", other: str = "explore5") -> tuple[int, int]:
    """How many cards a seat draws, and how many it keeps."""
    scene = race(seat("old-earth", *tableau), seat("new-sparta")).play(action, other)
    events = [event for event in scene.events("Explored") if event["seat"] == 0]
    return events[0]["count"], events[0]["keep"]


@rule("EXPL-001")
def test_draw_two_keep_one() -> None:
    assert explored() == (2, 1)


@rule("EXPL-002")
def test_plus_five() -> None:
    assert explored(action="explore5") == (7, 1)


@rule("EXPL-003")
def test_plus_one_plus_one() -> None:
    assert explored(action="explore1") == (3, 2)


@rule("EXPL-004")
@pytest.mark.parametrize(
    ("card", "more"),
    [("malevolent-lifeforms", 1), ("star-nomad-lair", 1), ("expedition-force", 1), ("galactic-survey-seti", 2)],
)
def test_draw_powers(card: str, more: int) -> None:
    assert explored(card) == (2 + more, 1)
    assert explored(card, action="explore1") == (3 + more, 2)


@rule("EXPL-005")
def test_research_labs_keeps_one_more() -> None:
    assert explored("research-labs") == (2, 2)
    scene = race(seat("old-earth", "research-labs"), seat("new-sparta"), deck=["gem-world", "space-port"])
    scene.play("produce", "explore5")
    assert scene.asked == {1: "race-explore"}
    scene.answer(1, scene.labels(1)[0])
    assert scene.hand(0) == ["gem-world", "space-port"]


@rule("EXPL-006")
def test_galactic_renaissance() -> None:
    assert explored("galactic-renaissance") == (4, 2)
    assert explored("galactic-renaissance", "galactic-survey-seti", action="explore5") == (11, 2)


def drawing() -> RaceScene:
    return race(
        seat("old-earth", hand=["rebel-base"]),
        seat("new-sparta"),
        deck=["gem-world", "space-port", "spice-world", "mining-world", "comet-zone"],
    ).play("explore1", "produce")


@rule("EXPL-007")
def test_all_draw_before_anybody_discards() -> None:
    scene = drawing()
    assert [[ID[card] for card in drawn] for drawn in scene.state.drawn] == [
        ["gem-world", "space-port", "spice-world"],
        ["mining-world", "comet-zone"],
    ]
    assert scene.state.discard == []
    assert scene.asked == {0: "race-explore", 1: "race-explore"}


@rule("EXPL-008", "EXPL-009")
def test_the_choice_is_among_the_drawn_cards_and_exact() -> None:
    scene = drawing()
    assert scene.ids(0) == ["gem-world", "space-port", "spice-world"]
    assert (scene.question(0).at_least, scene.question(0).at_most) == (2, 2)
    scene.answer(0, "spice-world", "gem-world").answer(1, "comet-zone")
    assert scene.hand(0) == ["rebel-base", "gem-world", "spice-world"]
    assert scene.hand(1) == ["comet-zone"]
    assert sorted(ID[card] for card in scene.state.discard) == ["mining-world", "space-port"]
    assert scene.events("Kept", 1)[0]["cards"] is None


@rule("EXPL-009")
def test_all_are_kept_if_fewer_were_drawn() -> None:
    scene = race(seat("old-earth"), seat("new-sparta"), deck_size=3)
    scene.state.hands[1] += scene.state.discard
    scene.state.discard = []
    scene.play("explore1", "explore1")
    assert [len(drawn) for drawn in scene.state.drawn] == [3, 0]
    scene.answer(0, *scene.labels(0)[:2])
    assert len(scene.hand(0)) == 2
