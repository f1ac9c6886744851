"""Players meet a question, an effect, a card and a place they have never heard of: they answer, and with sense."""

from random import Random
from typing import Any

import pytest
from tests.galactica.prompts import without_purpose

import readyroom as rr
from readyroom.galactica import purposes
from readyroom.galactica.effects import Change, Effect, all_of
from readyroom.galactica.purposes import PURPOSES
from readyroom.galactica.windows import PROMPT
from readyroom.kernel import Choose, ChooseSeveral, Game, Option, Question
from readyroom.players import Chair, make_player, random_answer
from readyroom.players.galactica.easy import RULES_OF_THUMB, USES
from readyroom.players.galactica.effects import effect_worth
from readyroom.players.galactica.normal import THUMBS
from readyroom.players.galactica.purposes import BY_PURPOSE
from readyroom.players.galactica.table import HUMAN, Table

EXODUS: dict[str, Any] = {
    "rules": "exodus",
    "cylon_ships": "fleet_board",
    "personal_goals": True,
    "final_five": True,
}
COMBINED: dict[str, Any] = {"rules": "combined", "objective": "ionian"}
LEVELS = ("easy", "normal", "hard")
ODD = [
    Option("choice", "pass"),
    Option("seat", "1"),
    Option("seat", "0"),
    Option("location", "lighthouse"),
    Option("area", "fore"),
    Option("ship", "kraken-fore", {"ship": "kraken", "area": "fore", "hits": 0}),
    Option("card", "beacon-9"),
    Option("use", "beacon-red", {"what": "beacon", "how": "red"}),
    Option("resource", "honey"),
    Option("token", "oil"),
    Option("number", "3"),
]
"""Things of a box nobody has."""


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    """Somewhere in the middle."""
    game = rr.new("galactica", 4, 11)
    rng = Random(11)
    for _ in range(160):
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    assert not game.over
    return game


def asked(game: Game[Any], level: str, question: Question, seed: int = 0) -> Any:
    return make_player("galactica", level, seed).answer(Chair(game, question))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("purpose", ["", "never-heard-of", *sorted(PURPOSES)])
def test_a_question_never_heard_of_is_answered(game: Game[Any], level: str, purpose: str) -> None:
    for seat in range(4):
        one = Choose(seat, "galactica-lighthouse", ODD, lambda pick: pick, purpose=purpose)
        assert one.check(asked(game, level, one)) in range(len(ODD))
        several = ChooseSeveral(
            seat, "galactica-lighthouse", ODD, lambda pick: pick, at_least=2, at_most=4, purpose=purpose
        )
        assert several.check(asked(game, level, several))


@pytest.mark.parametrize("level", LEVELS)
def test_a_window_never_heard_of_is_answered(game: Game[Any], level: str) -> None:
    uses = [ODD[0], *(option for option in ODD if option.kind == "use")]
    for seat in range(4):
        question = Choose(seat, "galactica-window-storm", uses, lambda pick: pick)
        assert question.check(asked(game, level, question)) in range(2)


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_question_is_for_decides(game: Game[Any], level: str) -> None:
    """Whom to trust with something is not who belongs in the Brig; what is scarce is gained, and not given up."""
    seats = Table(game.seen(None), 0).humans()
    seat = next(seat for seat in seats if Table(game.seen(seat), seat).side == HUMAN)

    def chosen(purpose: str, options: list[Option]) -> str:
        question = Choose(seat, "galactica-lighthouse", options, lambda pick: pick, purpose=purpose)
        return str(options[asked(game, level, question)].id)

    everybody = [Option("seat", str(one)) for one in seats]
    assert len(everybody) > 2
    assert chosen(purposes.TRUST, everybody) != chosen(purposes.JAIL, everybody)
    assert chosen(purposes.JAIL, everybody) != str(seat)
    resources = game.view(None)["resources"]
    kinds = [Option("resource", name) for name in resources]
    scarcest = min(resources.values())
    assert resources[chosen(purposes.GAIN, kinds)] <= scarcest + 3
    assert chosen(purposes.GAIN, kinds) != chosen(purposes.LOSE, kinds)
    assert chosen(purposes.AMOUNT, [Option("number", "1"), Option("number", "3"), Option("number", "2")]) == "3"
    assert chosen(purposes.OFFER, [Option("choice", "no"), Option("choice", "yes")]) == "yes"


def test_there_is_an_answer_for_every_purpose() -> None:
    missing = sorted(PURPOSES - set(BY_PURPOSE))
    assert not missing, f"how these are answered goes into BY_PURPOSE (players/galactica/purposes.py): {missing}"
    assert set(BY_PURPOSE) <= PURPOSES, "a purpose of galactica/purposes.py is not in its PURPOSES"
    assert not {prompt for prompt in RULES_OF_THUMB if prompt.startswith("galactica-window-")}


def test_every_question_of_the_rules_says_what_it_is_for() -> None:
    """A window has its own way: by what can be used there."""
    assert without_purpose() == ["windows.py: prompt"]
    for seed, options in enumerate(({}, COMBINED, {"rules": "exodus"}, EXODUS)):
        game, rng = rr.new("galactica", 3 + seed, seed, options), Random(seed)
        while not game.over:
            question = rng.choice(game.questions)
            assert question.prompt.startswith(PROMPT) or question.purpose in PURPOSES, question.prompt
            game.answer(question.seat, random_answer(question, rng))


@pytest.mark.parametrize(("level", "answers"), [("easy", 1000), ("normal", 300), ("hard", 30)])
@pytest.mark.parametrize("options", [{}, EXODUS, COMBINED], ids=["base", "exodus", "combined"])
def test_who_knows_no_question_by_name_plays_by_what_it_is_for(
    level: str, answers: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    for known in (RULES_OF_THUMB, THUMBS, USES):
        for prompt in [*known]:
            monkeypatch.delitem(known, prompt)
    game = rr.new("galactica", 4, 5, options)
    players = [make_player("galactica", level, seat) for seat in range(4)]
    while not game.over and len(game) < answers:
        question = game.questions[0]
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    assert game.over or len(game) == answers


class Tide(Effect, frozen=True):
    """An effect nobody told the players about."""

    first: Effect
    others: tuple[Effect, ...] = ()


def test_an_effect_never_heard_of_is_worth_what_it_is_made_of(game: Game[Any]) -> None:
    table = Table(game.seen(0), 0)
    loss, gain = Change("fuel", -2), Change("food", 1)
    assert effect_worth(table, Tide(loss)) == effect_worth(table, loss) < 0
    assert effect_worth(table, Tide(loss, (gain,))) == pytest.approx(effect_worth(table, all_of(loss, gain)))
    assert effect_worth(table, Effect()) == 0
