"""What the engine reckons for whoever looks: it agrees with what comes of it."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import readyroom as rr
from readyroom.galactica.board import FORE, VIPER
from readyroom.galactica.checks import counts, most_cards
from readyroom.galactica.combat import hit
from readyroom.galactica.skills import LABEL
from readyroom.galactica.state import Basestar, Check, Fleet
from readyroom.galactica.testing import Table
from readyroom.kernel import Game, Question
from readyroom.players.randomly import random_answer


def _played(seeds: range, answers: int) -> Iterator[tuple[Game[Any], Question]]:
    for seed in seeds:
        rng, game = Random(seed), rr.new("galactica", seats=3 + seed % 3, seed=seed)
        for _ in range(answers):
            if not game.questions:
                break
            question = rng.choice(game.questions)
            yield game, question
            game.answer(question.seat, random_answer(question, rng))


def test_what_my_cards_count_is_what_they_count_and_my_limit_is_the_limit() -> None:
    met = 0
    for game, question in _played(range(12), 300):
        if question.prompt != "galactica-add-cards":
            continue
        met += 1
        g, seat = game.state, question.seat
        told = game.aid(seat)["check"]
        assert {LABEL[card]: counts(g, g.check, card) for card in question.picks}.items() <= told["counts"].items()
        asked = [turn for turn in told["turns"] if turn["state"] == "asked"]
        assert [(turn["seat"], turn["most"]) for turn in asked] == [(seat, question.at_most)]
        for turn in told["turns"]:
            assert turn["added"] == g.check.added[turn["seat"]]
            assert turn["state"] != "to-come" or turn["most"] == most_cards(g, turn["seat"])
    assert met > 100


def _how(check: Check) -> tuple[Any, ...]:
    return check.source, check.skills, check.counts_as_zero


@pytest.mark.slow
def test_the_strength_is_always_within_what_everybody_was_told_to_be_possible() -> None:
    """Unless the check itself is changed meanwhile: another card, another difficulty or type."""
    shown = 0
    for seed in range(24):
        rng, game = Random(seed), rr.new("galactica", seats=4, seed=seed)
        ends: list[tuple[tuple[Any, ...], list[int], list[int] | None]] = []
        for _ in range(300):
            if not game.questions:
                break
            if (check := game.state.check) is None:
                ends = []
            elif not check.shown:
                how = _how(check)
                whole = check.turn == len(game.state.players)
                for viewer in (None, 0, 1, 2, 3):
                    told = game.aid(viewer)["check"]
                    ends.append((how, told["end"], told["table"] if whole else None))
            question = rng.choice(game.questions)
            told_before = len(game.events(None))
            game.answer(question.seat, random_answer(question, rng))
            for event in game.events(None, told_before):
                if event["event"] == "CheckShown" and ends and game.state.check is not None:
                    shown += 1
                    for how, end, table in ends:
                        if how == _how(game.state.check):
                            assert end[0] <= event["total"] <= end[1]
                            assert table is None or table[0] <= event["total"] <= table[1]
    assert shown > 40


def test_the_range_is_the_narrowest_that_is_certain() -> None:
    """Admiral's Quarters counts leadership and tactics. The others may add their cards, I mine or not."""
    table = Table("saul_tigh", "laura_roslin", "gaius_baltar").place(0, "admirals_quarters")
    table.hand(0, "executive_order-2", "repair-1").hand(1, "launch_scout-2")
    table.answer(0, "admirals_quarters").answer(0, "1")
    table.skip()
    assert table.question(1).prompt == "galactica-add-cards"
    told = table.game.aid(0)["check"]
    assert told["counts"] == {"executive_order-2": 2, "repair-1": -1}
    assert [(turn["seat"], turn["state"]) for turn in told["turns"]] == [(1, "asked"), (2, "none"), (0, "to-come")]
    assert told["table"] == [-10, 10]  # two Destiny cards nobody knows
    assert told["end"] == [
        -15 - 1,
        14 + 2,
    ]  # Roslin's card too: three fives are against it; and mine
    assert table.game.aid(1)["check"]["end"] == [-10 - 5 - 4, 10 + 2 + 4 + 4]
    assert table.game.aid(None)["check"]["counts"] == {}


def test_who_may_add_one_card_only_adds_the_worst_or_the_best_of_them() -> None:
    """A prisoner (CHK-009) with a card for the check and two against it."""
    table = Table("saul_tigh", "gaius_baltar", "laura_roslin").place(0, "brig").place(1, "admirals_quarters")
    table.hand(0, "executive_order-2", "repair-1", "repair-2")
    table.state.current = 1
    table.answer(1, "admirals_quarters").answer(1, "2")
    table.skip()
    assert table.question(0).prompt == "galactica-add-cards"
    assert table.game.aid(0)["check"]["end"] == [-10 - 2, 10 + 2]


def test_the_cards_of_a_reveal_add_up_one_by_one() -> None:
    shown = 0
    for game, _ in _played(range(6), 300):
        for event in game.events(None, max(0, len(game.events(None)) - 12)):
            if event["event"] == "CheckShown":
                shown += 1
                dealt = event["dealt"]
                assert Counter(card for card, _, _ in dealt) == Counter(
                    [*event["positive"], *event["negative"], *event["ignored"]]
                )
                assert [so_far for *_, so_far in dealt] == [
                    sum(v for _, v, _ in dealt[: n + 1]) for n in range(len(dealt))
                ]
                assert not dealt or dealt[-1][2] == event["total"]
    assert shown > 20


def test_the_odds_of_an_attack_are_those_of_the_table() -> None:
    kinds: Counter[str] = Counter()
    for _, question in _played(range(30), 400):
        for told in question.reckoned.get("odds", ()):
            if told is None or told["attacker"] in ("nuke", "armory"):
                continue
            kinds[told["target"]] += 1
            for side in range(1, 9):
                result = max(1, min(8, side + told["bonus"]))
                fits = [one["what"] for one in told["chances"] if one["least"] <= side <= one["most"]]
                assert fits == [what for what in [hit(told["attacker"], told["target"], result)] if what]
    assert kinds["raider"] > 10
    assert kinds["basestar"] > 2


@pytest.mark.parametrize("side", range(1, 9))
def test_a_nuke_does_what_its_odds_say(side: int) -> None:
    table = Table("william_adama", "laura_roslin", "saul_tigh").empty_space().dice(side)
    table.state.fleet = Fleet(raiders=[4, 0, 0, 0, 0, 0], basestars=[Basestar(FORE)])
    question = table.question(0)
    index = question.find("nuke:basestar-fore")
    told = question.reckoned["odds"][index]
    (what,) = [one["what"] for one in told["chances"] if one["least"] <= side <= one["most"]]
    table.answer(0, "nuke:basestar-fore")
    hits, raiders = len(table.events("BasestarDamaged")), sum(table.g.fleet.raiders)
    assert (hits, raiders) == {"damaged_twice": (2, 4), "destroyed": (0, 4), "destroyed_with_raiders": (0, 1)}[what]
    assert what == "damaged_twice" or not table.g.fleet.basestars


def test_weak_vipers_and_damage_are_in_the_odds() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").empty_space().place(0, "command")
    table.state.fleet = Fleet(basestars=[Basestar(FORE, ["structural_damage"])])
    table.state.basestar_pile.remove("structural_damage")
    table.state.squadrons[VIPER].space[FORE] += 1
    table.state.squadrons[VIPER].reserves -= 1
    table.answer(0, "command")
    question = table.question(0)
    told = question.reckoned["odds"][question.find("attack:basestar-fore")]
    assert told == {
        "attacker": "viper",
        "target": "basestar",
        "bonus": 2,
        "chances": [{"what": "damaged", "least": 6, "most": 8, "percent": 37.5}],
    }


def test_a_die_in_hand_tells_its_odds_to_everybody() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").empty_space().place(0, "weapons_control")
    table.state.fleet.raiders[FORE] = 1
    table.hand(2, "strategic_planning-3")
    table.answer(0, "weapons_control")
    assert table.game.window == "before_roll"
    die = table.game.aid(1)["die"]
    assert (die["attacker"], die["target"], die["chances"][0]["least"]) == ("galactica", "raider", 3)


def test_cards_that_count_double_do_so_in_what_is_reckoned() -> None:
    """SCA-009; what was reckoned before Establish Network was resolved counts no more."""
    crew = ("saul_tigh", "laura_roslin", "william_adama")
    table = Table(*crew, rules="exodus").destiny("repair-1", "consolidate_power-1")
    table.hand(1, "establish_network-0", "scientific_research-5").hand(2, "declare_emergency-3")
    table.to_do("text:power_failure").skip()
    assert table.game.aid(1)["check"]["counts"] == {"establish_network-0": 0, "scientific_research-5": 5}
    table.say(1, "establish_network-0", "scientific_research-5").say(2)
    while table.game.window != "check_totaled":
        question = table.game.questions[0]
        table.game.answer(question.seat, question.find("choice:pass"))
    for viewer in (None, 0, 1):
        told = table.game.aid(viewer)["check"]
        assert (told["counts"]["scientific_research-5"], told["counts"]["repair-1"]) == (10, 2)
        assert told["table"] == told["end"] == [11, 11]


def test_for_a_check_whose_result_was_chosen_nobody_adds_cards() -> None:
    """Mysterious Intuition: the check is not made, and what it brings is being carried out."""
    table = Table("saul_tigh", "laura_roslin", "sharon_boomer_valerii")
    for seat in range(3):
        table.hand(seat, "repair-1", "repair-2", "launch_scout-1")
    table.to_do("text:loss_of_a_friend")
    table.say(2, "use:mysterious_intuition-fail")
    assert table.prompt() == "discard"
    told = table.game.aid(0)["check"]
    assert not {"asked", "to-come"} & {turn["state"] for turn in told["turns"]}
    assert [(turn["seat"], turn["added"], turn["most"]) for turn in told["turns"]] == [(1, 0, 0), (2, 0, 0), (0, 0, 0)]
    assert told["end"] == [0, 0]
