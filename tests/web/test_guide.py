"""The guide of Galactica: every question the engine can ask has advice of its own."""

import re
from pathlib import Path

from tests.galactica.prompts import with_purpose

import readyroom as rr
from readyroom import galactica
from readyroom.galactica.windows import PROMPT, REACTIONS
from readyroom.players import Chair, make_player
from readyroom.players.galactica.easy import RULES_OF_THUMB
from readyroom.words import words


def in_use() -> set[str]:
    """Windows in which somebody may act."""
    return {window for declared in REACTIONS.values() for window, _ in declared}


PROMPTS = {*RULES_OF_THUMB, "galactica-add-cards", *with_purpose(), *(PROMPT + name for name in in_use())}
"""What a computer player knows how to answer, by name or by purpose, and the windows of the boxes."""


def test_every_question_has_advice_of_its_own() -> None:
    say = words("en")
    advice = {prompt: f"web-gal-guide-{prompt}" for prompt in sorted(PROMPTS)}
    missing = [message for message in advice.values() if not say.has(message)]
    assert not missing, f"advice for whoever is asked goes into guide.ftl: {missing}"
    texts = [say.say(message) for message in advice.values()]
    assert len(set(texts)) == len(texts), "the same advice for two questions"
    assert all(len(text) > 40 for text in texts)


def test_the_list_of_questions_is_what_the_engine_asks() -> None:
    """Every prompt that stands in the rules as it is, and all that come up in a few games."""
    folder = Path(galactica.__file__).parent
    source = "".join(
        path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")) if path.name != "testing.py"
    )
    written = set(re.findall(r'(?:Choose\w*|choose_\w+|ask)\(\s*[\w.\[\]]+,\s*"(galactica-[a-z_-]+)"', source))
    assert len(written) > 30
    assert written <= PROMPTS
    asked: set[str] = set()
    for seed in range(3):
        game = rr.new("galactica", 2 + seed, seed)
        players = [make_player("galactica", "random", seat) for seat in range(2 + seed)]
        for _ in range(1_500):
            if game.over:
                break
            question = game.questions[0]
            asked.add(question.prompt)
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    assert len(asked) > 30
    assert asked <= PROMPTS
