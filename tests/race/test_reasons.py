"""Why a card can't be chosen, and what the engine reckons for whoever chooses."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

import readyroom as rr
from readyroom import race
from readyroom.kernel import Game, Question, WhyNot
from readyroom.players.randomly import random_answer
from readyroom.race.phases import develop, settle
from readyroom.race.phases.consume import usable, use
from readyroom.race.sales import POWER_NUMBERED
from readyroom.race.state import Race
from readyroom.race.tables import ID, WORLD
from readyroom.rulebook import rules_index
from readyroom.words import texts, words

NAMED = re.compile(r'WhyNot\(\s*"([a-z-]+)", "([A-Z]+-\d+)"')


def test_every_reason_cites_a_rule_and_has_words_and_no_words_are_left_over() -> None:
    sources = Path(race.__file__).parent.rglob("*.py")
    declared = {pair for path in sources for pair in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert [rule for _, rule in declared if rule not in rules_index("race")] == []
    said = set(re.findall(r"^race-why-([a-z-]+) =", "\n".join(text for _, text in texts("en")), re.MULTILINE))
    assert {name for name, _ in declared} == said
    why = WhyNot("cost", "DEV-005", {"cost": 5, "cards": 3})
    assert words("en").why("race", why) == "It costs 5, and you have 3 other cards to pay with. (DEV-005)"


def _played(games: int) -> Iterator[tuple[Game[Any], Question]]:
    for seed in range(games):
        rng, game = Random(seed), rr.new("race", seats=2 + seed % 3, seed=seed)
        while not game.over:
            question = rng.choice(game.questions)
            yield game, question
            game.answer(question.seat, random_answer(question, rng))


_USES = ("consume", "sell", "draw", "gamble", "spend", "good")


def _meant(question: Question) -> set[str]:
    found = {option.label for option in question.options}
    found |= {f"tableau:{option.id}" for option in question.options if option.kind in _USES}
    return found | {f"tableau:{option.facts['world']}" for option in question.options if option.kind == "produce"}


_HAND = ("race-develop", "race-settle", "race-explore")
_TABLEAU = ("race-consume", "race-sell", "race-goods", "race-produce")


def test_whatever_can_be_pointed_at_is_an_option_or_has_its_reason() -> None:
    told: Counter[str] = Counter()
    for game, question in _played(30):
        meant = _meant(question)
        for thing in game.rules.things(game.state, question.seat):
            why, kind = game.why_not(question.seat, thing), thing.partition(":")[0]
            told[why.name if why else ""] += 1
            assert why is None or thing not in meant, (question, thing, why)
            if question.prompt in _HAND and kind in ("card", "hand"):
                assert (why is None) == (thing in meant), (question, thing, why)
            if question.prompt in _TABLEAU and kind == "tableau":
                assert (why is None) == (thing in meant), (question, thing, why)
    assert {"world", "development", "cost", "military", "explore", "no-consume", "no-good", "phase"} <= told.keys()


def test_the_parts_of_a_price_add_up_to_what_is_paid() -> None:
    paid = 0
    for game, question in _played(30):
        if question.prompt == "race-pay":
            paid += 1
            parts = question.reckoned["parts"]
            assert max(sum(part["amount"] for part in parts), 0) == question.at_least
            assert parts[0]["source"] == "printed"
        for card in game.state.hands[0]:
            if game.state.actions and not WORLD[card]:
                parts = develop.parts(game.state, 0, card)
                assert max(sum(part.amount for part in parts), 0) == develop.price(game.state, 0, card)
    assert paid > 50


def test_what_a_power_or_a_sale_gives_is_what_comes_of_it() -> None:
    used: Counter[str] = Counter()
    for game, question in _played(60):
        seat, before = question.seat, game.state
        if question.prompt == "race-consume":
            for number, option, gives in zip(question.picks, question.options, question.reckoned["gives"], strict=True):
                if gives is not None and option.kind != "spend":
                    used[option.kind] += 1
                    after = _used(before, seat, number)
                    assert after.chips[seat] - before.chips[seat] == gives["points"]
                    assert len(before.held(seat)) - len(after.held(seat)) == gives["goods"]
                    assert len(after.hands[seat]) - len(before.hands[seat]) == gives["cards"]
        for index, price in enumerate(question.reckoned.get("prices", ())):
            used["sold"] += 1
            told = len(game.events(None))
            after_sale = game.clone(listen=True)
            after_sale.answer(seat, index)
            sold = next(event for event in after_sale.events(None, told) if event["event"] == "GoodSold")
            assert sold["price"] == price
    assert used["consume"] > 50
    assert used["sold"] > 20


def _used(g: Race, seat: int, number: int) -> Race:
    """The state after a power was used to its end; what it takes are the first goods that fit."""
    after = g.copy()
    script = use(after, seat, number // 2, POWER_NUMBERED[number])
    answer = None
    while True:
        try:
            asked = script.send(answer)
        except StopIteration:
            return after
        assert isinstance(asked, Question)
        answer = asked.value(0 if asked.kind == "one" else tuple(range(asked.at_least)))


def test_strength_is_told_with_its_parts() -> None:
    for game, question in _played(60):
        if question.prompt != "race-means" or not question.reckoned:
            continue
        world = next(card for card in game.state.placing if ID[card] == (question.facts or {})["card"])
        conquered = [option for option in question.options if option.facts["mode"] == "conquer"]
        parts = settle.strength_parts(game.state, question.seat, world)
        assert [part["amount"] for part in question.reckoned["strength"]] == [part.amount for part in parts]
        plain = [option.facts["strength"] for option in conquered if not option.facts["uses"]]
        assert plain in ([], [sum(part.amount for part in parts)])
        return
    raise AssertionError("no military world was met")


@pytest.mark.slow
def test_the_best_order_of_powers_brings_what_it_says_and_nothing_brings_more() -> None:
    met = 0
    for game, question in _played(120):
        plan = question.reckoned.get("plan")
        if plan is None or any(option.kind == "gamble" for option in question.options):
            continue
        met += 1
        points = {outcome - game.state.chips[question.seat] for outcome in _outcomes(game, question.seat)}
        assert plan["points"] == max(points)
        assert plan["points"] == sum(step["points"] for step in plan["steps"])
    assert met > 10


def _outcomes(game: Game[Any], seat: int) -> set[int]:
    """The chips a seat can end the phase with, over all its choices; hand cards are not discarded for points."""
    asked = [question for question in game.questions if question.seat == seat]
    if not asked or asked[0].prompt not in ("race-consume", "race-goods", "race-kinds"):
        return {game.state.chips[seat]}
    question, found = asked[0], set[int]()
    picks: list[Any] = [n for n, label in enumerate(question.labels) if not label.startswith("spend:")]
    if question.kind != "one":
        picks = list(combinations(range(len(question.labels)), question.at_least))
    for pick in picks:
        after = game.clone(listen=False)
        after.answer(seat, pick)
        found |= _outcomes(after, seat)
    return found


def test_who_chooses_an_action_is_told_what_it_would_be_good_for() -> None:
    """What produces is what gets a good, and what eats now could be used if the next phase were Consume."""
    eaten = made = 0
    for game, question in _played(20):
        if question.prompt != "race-action":
            continue
        g, seat = game.state, question.seat
        told = question.reckoned
        for name in told["produce"]:
            made += 1
            assert name in [ID[world] for world in g.tableaux[seat]]
            assert name not in [ID[world] for world in g.held(seat)]
        must, _ = usable(g, seat)
        could = {ID[number // 2] for number in must}
        eaten += len(told["consume"])
        assert set(told["consume"]) <= could
        assert not told["consume"] or g.held(seat)
    assert min(eaten, made) > 20
