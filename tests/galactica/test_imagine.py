"""Imagining at Galactica: in the middle of checks, dice and drawn cards; and what permute may leave as it is."""

from collections import Counter
from random import Random
from typing import Any

from readyroom.galactica.rules import RULES
from readyroom.galactica.state import Galactica
from readyroom.kernel import Chance, Game, Question, start
from readyroom.players import random_answer


def moments(game: Game[Any], question: Question) -> list[str]:
    """What is going on while a seat is asked."""
    g: Galactica = game.state
    found = ["check"] if g.check is not None and not g.check.shown else []
    found += ["die"] if g.dice else []
    found += ["held"] if any(held.seat == question.seat for held in g.held) else []
    found += ["window"] if question.prompt.startswith("galactica-window-") else []
    found += ["at once"] if len(game.questions) > 1 and not found else []
    return found


def test_a_seat_can_imagine_inside_checks_dice_and_drawn_cards_and_play_it_to_the_end() -> None:
    met: Counter[str] = Counter()
    for seed in range(8):
        rng = Random(seed)
        game: Game[Any] = start(RULES, 3 + seed % 4, seed)
        while not game.over and len(game) < 400:
            question = rng.choice(game.questions)
            going_on = moments(game, question)
            if going_on and any(met[name] < 5 for name in going_on):
                met.update(going_on)
                play_out_imagined(game, question, rng)
            game.answer(question.seat, random_answer(question, rng))
    assert min(met[name] for name in ("check", "die", "held", "window", "at once")) >= 3, met


def play_out_imagined(game: Game[Any], question: Question, rng: Random) -> None:
    maybe = game.imagine(question.seat, rng.getrandbits(32))
    assert maybe.view(question.seat) == game.view(question.seat)
    answered = 0
    while not maybe.over and answered < 150:
        asked = rng.choice(maybe.questions) if answered else maybe.questions_for(question.seat)[0]
        maybe.answer(asked.seat, random_answer(asked, rng))
        assert not list(RULES.faults(maybe.state)), asked
        answered += 1


def test_of_discard_piles_only_the_top_card_is_seen() -> None:
    """Permute leaves them, since everybody saw the cards go; nobody may look through them (SECR-026, SECR-027)."""
    piles = 0
    for seed in range(6):
        rng = Random(seed)
        game: Game[Any] = start(RULES, 3 + seed % 4, seed)
        while not game.over and len(game) < 250:
            if len(game) % 50 == 49:
                piles += compare_with_other_discards(game, rng)
            question = rng.choice(game.questions)
            game.answer(question.seat, random_answer(question, rng))
    assert piles > 100


def compare_with_other_discards(game: Game[Any], rng: Random) -> int:
    other: Galactica = game.state.copy()
    discards: list[list[Any]] = [*other.skill_discards, *(deck.discard for deck in other.decks.values())]
    mixed = 0
    for pile in discards:
        if len(set(pile[:-1])) > 1:
            below = pile[:-1]
            rng.shuffle(below)
            pile[:-1] = below
            mixed += 1
    for viewer in (None, *range(game.header.seats)):
        assert RULES.view(other, viewer) == game.view(viewer)
    return mixed


def test_what_comes_out_of_permute_does_not_hang_on_what_went_in() -> None:
    game: Game[Any] = start(RULES, 5, 4)
    rng = Random(4)
    for n in range(120):
        question = rng.choice(game.questions)
        game.answer(question.seat, random_answer(question, rng))
        if n % 15 == 0:
            for viewer in (None, *range(5)):
                one, two = game.state.copy(), game.state.copy()
                RULES.permute(two, viewer, Chance("first"))
                RULES.permute(one, viewer, Chance("then"))
                RULES.permute(two, viewer, Chance("then"))
                assert one.dump() == two.dump()
