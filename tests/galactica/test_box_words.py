"""A box brings its own words; what nobody has written words for is called by its id, as people can read it."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from tests.galactica import lighthouse
from tests.galactica.lighthouse import MODE

from readyroom.galactica.boxes import Box, offer, withdraw
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.texts import card_text
from readyroom.kernel import Option, start
from readyroom.players import random_answer
from readyroom.web.data import boxes_by_mode, windows_by_subject, words_by_subject
from readyroom.words import humanised, words


@pytest.fixture
def box() -> Iterator[Box]:
    with lighthouse.opened() as made:
        yield made


@pytest.mark.usefixtures("box")
def test_its_cards_say_what_they_do() -> None:
    say = words()
    assert card_text(say, "fog") == "The most plentiful resource falls to the scarcest. Prepare for jump."
    assert card_text(say, "lamp_room") == "Action: put 2 lamps on the gallery."
    assert card_text(say, "beacon") == (
        "At the end of a turn: move the fleet marker back one step. "
        "After somebody has moved: move the fleet marker back one step."
    )
    assert say.name("galactica", "warden") == "Warden of the Light"


@pytest.mark.usefixtures("box")
def test_what_has_no_words_is_called_by_its_id() -> None:
    """A name, a text, a question, an option: never an error, never a message's name."""
    say = words()
    assert say.name("galactica", "red_flare") == "Red flare"
    assert card_text(say, "gallery") == "Action: Wave."
    assert say.ask({"prompt": "galactica-light-lamp", "facts": {}}) == "Light lamp"
    assert say.ask({"prompt": "galactica-window-lamp_broken", "facts": {}}) == "Lamp broken"
    assert say.option("galactica", Option("flare", "red_flare")) == "Red flare"
    event = {"event": "TokensPut", "token": "lamp", "where": "gallery", "count": 2}
    assert say.tell("galactica", event) == "Gallery: lamp +2."


def test_messages_still_choose_by_ids_that_have_no_name() -> None:
    told = words().tell("galactica", {"event": "BoardTurned", "board": "colonial_one", "side": "away"})
    assert told == "Colonial One is no longer in play."


def test_words_go_with_the_box() -> None:
    assert not words().has("galactica-name-warden")
    with lighthouse.opened():
        assert words().has("galactica-name-warden")
    assert not words().has("galactica-name-warden")
    assert words().name("galactica", "warden") == humanised("warden")


@pytest.mark.usefixtures("box")
def test_a_client_built_with_the_box_has_its_words() -> None:
    """In files of its own that only its tables load; its windows too can be passed by standing orders."""
    files = words_by_subject("en")
    for words_of_the_box, part in (
        ("Warden of the Light", ""),
        ("galactica-window-moved", ""),
        ("galactica-text-fog", "-cards"),
    ):
        assert words_of_the_box in files[f"galactica-lighthouse{part}"]
        assert words_of_the_box not in files[f"galactica{part}"]
    of_ours = {"base": [], "exodus": ["exodus"], "combined": ["exodus", "combined"]}
    assert boxes_by_mode()["galactica"] == of_ours | {MODE: [MODE]}
    assert "moved" in windows_by_subject()["galactica-lighthouse"]


def test_whole_games_can_be_told_in_words(box: Box) -> None:
    rules = GalacticaRules(("base", box.name))
    say = words()
    for seed in range(3):
        game, rng = start(rules, 4, seed, {"rules": MODE}), Random(seed)
        said = []
        while not game.over:
            question = rng.choice(game.questions)
            said += [say.ask(question), *(say.option("galactica", option) for option in question.options)]
            game.answer(question.seat, random_answer(question, rng))
        said += [say.tell("galactica", event) or "" for viewer in (0, None) for event in game.events(viewer)]
        assert not [text for text in said if {"_", "{"} & {*text} or "galactica-" in text]


def _brings(name: str, folder: Path) -> Box:
    """A box with a name for one thing."""
    box = Box(name)
    box.words = folder / name
    names = folder / name / "en" / "galactica" / name / "names.ftl"
    names.parent.mkdir(parents=True)
    names.write_text(f"galactica-name-thing_of_{name} = The thing of {name}\n", encoding="utf-8")
    return box


def test_words_stay_as_long_as_a_rulebook_plays_with_their_box(tmp_path: Path) -> None:
    """And all of them go with the last one, however many boxes it had."""
    pier, quay = _brings("pier", tmp_path), _brings("quay", tmp_path)

    def there() -> list[str]:
        return [name for name in ("pier", "quay") if words().has(f"galactica-name-thing_of_{name}")]

    offer("both", BASE, pier, quay)
    offer("one", BASE, quay)
    assert there() == ["pier", "quay"]
    withdraw("both")
    assert there() == ["quay"]
    offer("both", BASE, pier, quay)
    withdraw("one")
    assert there() == ["pier", "quay"]
    withdraw("both")
    assert there() == []
