"""Race, section 19: six-cost developments."""

import pytest
from tests.race.scenes import RaceScene, race, seat

from readyroom.race.cards import SIX
from readyroom.race.scoring import score

rule = pytest.mark.rule


def with_six(six: str, *others: str, chips: int = 0, start: str = "old-earth") -> RaceScene:
    return race(seat(start, six, *others, chips=chips), seat("epsilon-eridani"))


def worth(six: str, *others: str, chips: int = 0, start: str = "old-earth") -> int:
    """Points of a 6-cost development in a tableau."""
    (line,) = [
        line
        for line in with_six(six, *others, chips=chips, start=start).view(None)["seats"][0]["score"]["six"]
        if line["card"] == six
    ]
    assert line["points"] == sum(part["points"] for part in line["lines"])
    assert type(line["points"]) is int
    points: int = line["points"]
    return points


@rule("SIX-001")
def test_no_printed_points_and_itself_included() -> None:
    assert len(SIX) == 12
    assert all(design.vp == 0 and design.value == 6 for design in SIX)
    assert worth("galactic-federation") == 2
    assert worth("new-galactic-order") == 2


@rule("SIX-002")
def test_a_card_scores_once_for_the_first_entry_but_again_for_another_card() -> None:
    assert worth("alien-tech-institute", "alien-robotic-factory") == 2 + 3
    assert worth("galactic-imperium", "rebel-base") == 2
    scene = with_six("galactic-imperium", "pan-galactic-league", "rebel-warrior-race")
    assert score(scene.state, 0) == 2 + 2 + 2 + 2


SCORES = [
    pytest.param("alien-tech-institute", (), 2, marks=rule("SIX-003")),
    pytest.param("alien-tech-institute", ("alien-rosetta-stone-world",), 4, marks=rule("SIX-003")),
    pytest.param("alien-tech-institute", ("lost-alien-battle-fleet",), 5, marks=rule("SIX-003")),
    pytest.param("alien-tech-institute", ("deserted-alien-outpost",), 4, marks=rule("SIX-003")),
    pytest.param("alien-tech-institute", ("gem-world",), 2, marks=rule("SIX-003")),
    pytest.param("free-trade-association", ("gem-world",), 2, marks=rule("SIX-004")),
    pytest.param("free-trade-association", ("galactic-resort",), 1, marks=rule("SIX-004")),
    pytest.param("free-trade-association", ("consumer-markets",), 2, marks=rule("SIX-004")),
    pytest.param("free-trade-association", ("expanding-colony",), 2, marks=rule("SIX-004")),
    pytest.param("free-trade-association", ("mining-world", "drop-ships"), 0, marks=rule("SIX-004")),
    pytest.param("galactic-federation", ("trade-league", "drop-ships", "gem-world"), 5, marks=rule("SIX-005")),
    pytest.param("galactic-imperium", ("rebel-miners", "pirate-world", "gem-world"), 3, marks=rule("SIX-006")),
    pytest.param("galactic-renaissance", ("research-labs",), 3, marks=rule("SIX-007")),
    pytest.param("galactic-renaissance", ("galactic-trendsetters",), 3, marks=rule("SIX-007")),
    pytest.param("galactic-renaissance", ("artist-colony", "gem-world"), 3, marks=rule("SIX-007")),
    pytest.param("galactic-survey-seti", (), 1 + 1, marks=rule("SIX-008")),
    pytest.param("galactic-survey-seti", ("expedition-force", "drop-ships"), 1 + 1 + 1, marks=rule("SIX-008")),
    pytest.param("galactic-survey-seti", ("star-nomad-lair", "gem-world"), 1 + 1 + 2 + 1, marks=rule("SIX-008")),
    pytest.param("merchant-guild", ("gem-world", "mining-world", "plague-world"), 6, marks=rule("SIX-009")),
    pytest.param("merchant-guild", ("alien-robotic-factory", "rebel-miners"), 4, marks=rule("SIX-009")),
    pytest.param("merchant-guild", ("asteroid-belt", "tourist-world"), 0, marks=rule("SIX-009")),
    pytest.param("mining-league", ("mining-world",), 2, marks=rule("SIX-010")),
    pytest.param("mining-league", ("rebel-fuel-cache",), 1, marks=rule("SIX-010")),
    pytest.param("mining-league", ("mining-robots", "mining-conglomerate"), 4, marks=rule("SIX-010")),
    pytest.param("mining-league", ("gem-world", "drop-ships"), 0, marks=rule("SIX-010")),
    pytest.param("new-economy", (), 2 + 1, marks=rule("SIX-011")),
    pytest.param("new-economy", ("public-works", "tourist-world", "gem-world"), 2 + 1 + 2 + 1, marks=rule("SIX-011")),
    pytest.param("new-economy", ("export-duties", "galactic-engineers", "pirate-world"), 3, marks=rule("SIX-012")),
    pytest.param("new-economy", ("trade-league",), 5, marks=rule("SIX-012")),
    pytest.param("new-economy", ("black-market-trading-world", "gambling-world"), 5, marks=rule("SIX-012")),
    pytest.param("new-economy", ("deficit-spending", "merchant-world"), 6, marks=rule("SIX-012")),
    pytest.param("new-galactic-order", ("drop-ships", "contact-specialist"), 2 + 3 - 1, marks=rule("SIX-013")),
    pytest.param("new-galactic-order", ("galactic-imperium", "alien-tech-institute"), 2, marks=rule("SIX-014")),
    pytest.param("new-galactic-order", ("new-military-tactics",), 2, marks=rule("SIX-014")),
    pytest.param("pan-galactic-league", ("plague-world", "pre-sentient-race"), 4, marks=rule("SIX-015")),
    pytest.param("pan-galactic-league", ("aquatic-uplift-race", "pirate-world"), 3, marks=rule("SIX-015")),
    pytest.param("pan-galactic-league", ("contact-specialist", "gem-world"), 3, marks=rule("SIX-015")),
    pytest.param("trade-league", (), 2 + 1, marks=rule("SIX-016")),
    pytest.param("trade-league", ("export-duties", "pirate-world", "drop-ships"), 3 + 2 + 1, marks=rule("SIX-016")),
    pytest.param("trade-league", ("black-market-trading-world",), 3, marks=rule("SIX-016")),
]


@pytest.mark.parametrize(("six", "others", "points"), SCORES)
def test_what_they_are_worth(six: str, others: tuple[str, ...], points: int) -> None:
    assert worth(six, *others) == points


@rule("SIX-007")
@pytest.mark.parametrize(("chips", "points"), [(0, 0), (2, 0), (3, 1), (11, 3)])
def test_galactic_renaissance_counts_chips_only(chips: int, points: int) -> None:
    assert worth("galactic-renaissance", "terraformed-world", chips=chips) == points


@rule("SIX-013")
def test_new_galactic_order_may_score_below_nothing() -> None:
    tableau = ("empath-world", "refugee-world", "contact-specialist", "pan-galactic-league")
    assert worth("new-galactic-order", *tableau) == -2


@rule("SIX-017")
def test_start_worlds_count_like_others() -> None:
    assert worth("galactic-imperium", start="new-sparta") == 1
    assert worth("mining-league", start="alpha-centauri") == 1
    assert worth("free-trade-association", start="earths-lost-colony") == 2
