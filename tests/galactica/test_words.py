"""Every question, window and event has its sentence; every card has its name and its text."""

import re
from random import Random

import pytest
from tests.galactica.prompts import with_purpose
from tests.galactica.tables import WAITING

import readyroom as rr
from readyroom.galactica import board, events
from readyroom.galactica.allies import ALLIES
from readyroom.galactica.boxes import MODES
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.destinations import RiskRaptor, RiskVipers
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.effects import ADMIRAL, CHOSEN, DestroyRaptor, Effect, LookAt, May
from readyroom.galactica.loyalty import CYLONS, HUMAN, SYMPATHIZER
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.skills import CARDS_NAMED, LABEL
from readyroom.galactica.state import PILES
from readyroom.galactica.testing import Table
from readyroom.galactica.texts import card_text, name
from readyroom.kernel import Event, Json, Question
from readyroom.players import random_answer
from readyroom.words import texts, words

WORDS = words("en")
CARDS = [
    *CRISES,
    *ALLIES,
    *CROSSROADS,
    *(card for card, deck in PILES.items() if deck in ("quorum", "destination")),
    *(card for card in CARDS_NAMED if card not in WAITING),
    *CYLONS,
    HUMAN,
    SYMPATHIZER,
    *LOCATIONS,
    *(ability for sheet in SHEETS.values() for ability in sheet.abilities),
]


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_a_name_and_a_text(card: str) -> None:
    assert WORDS.has(f"galactica-name-{card}"), f"galactica-name-{card} is in no names.ftl"
    text = card_text(WORDS, card)
    assert text.endswith(".")
    assert not set("{_") & set(text), text


@pytest.mark.parametrize("thing", [*LABEL, *SHEETS, *board.AREAS, *board.CIVILIAN_LOSS, *BASE.faces["basestar_damage"]])
def test_a_thing_has_a_name(thing: str) -> None:
    assert name(WORDS, thing) != thing


@pytest.mark.parametrize("ship", [kind.id for mode in MODES.values() for box in mode for kind in box.vipers])
def test_a_viper_is_called_what_it_is(ship: str) -> None:
    """Whatever box it is from: only civilian ships are told of as such."""
    events: list[dict[str, Json]] = [
        {"event": "ShipsPlaced", "ship": ship, "area": "fore", "count": 2},
        {"event": "ShipsMoved", "ship": ship, "area": "fore", "count": 1, "to": "aft"},
    ]
    for event in events:
        told = WORDS.tell("galactica", event)
        assert told is not None
        assert "civilian" not in told
        assert ship == "viper" or name(WORDS, ship) in told


def test_a_board_on_a_side_is_told_of_so() -> None:
    """What changes sides, what is destroyed."""
    told = [
        WORDS.tell("galactica", {"event": "BoardTurned", "board": board, "side": side})
        for board, side in (("rebel_basestar", "human"), ("rebel_basestar", "cylon"), ("cylon", "destroyed"))
    ]
    assert told == [
        "Rebel basestar is on the side of the humans.",
        "Rebel basestar is on the side of the Cylons.",
        "The Hub is destroyed.",
    ]
    text = card_text(WORDS, "cylon_civil_war")
    assert text.index("the side of the humans. Fail") < text.index("the side of the Cylons")


def test_tokens_at_a_seat_are_told_of_by_who_sits_there() -> None:
    event = {"event": "TokensTaken", "token": "miracle", "where": "seat:3", "count": 1}
    assert WORDS.tell("galactica", event) == "Seat 3: miracle token -1."


def test_an_event_has_one_sentence_for_terminal_and_browser() -> None:
    """`galactica-<Event>` only; a scene may say a step of it in fewer words (`web-gal-scene-step-`)."""
    named = [name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)]
    messages = [message for _, text in texts("en") for message in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
    assert len(messages) > 1000
    second = [one for one in messages if one.rpartition("-")[2] in named and "-log-" in one]
    assert second == []


def test_a_messages_file_is_found_from_its_name() -> None:
    """Whatever only the browser says has one prefix; its guide, scenes and evaluation are the next part of the name.
    Where a table is set up, boxes and options are called as those of all games are."""
    browser = {"guide": "web-gal-guide-", "scenes": "web-gal-scene-", "after": "web-gal-after-"}
    shelf = ("web-box-", "web-setting-galactica-")
    for path, text in texts("en", "galactica/"):
        name = path.rpartition("/")[2].removesuffix(".ftl")
        part = shelf if name == "shelf" else browser.get(name)
        for message in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE):
            assert message.startswith(part or ("galactica-", "players-galactica-", "web-gal-", "web-galactica-")), (
                message
            )
            assert part or not message.startswith(tuple(browser.values())), f"{message} is in {path}"


def test_every_event_has_a_sentence() -> None:
    for thing in vars(events).values():
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event:
            assert WORDS.has(f"galactica-{thing.__name__}"), thing


def test_every_question_of_the_rules_has_a_sentence() -> None:
    """Of all boxes, whether a game comes to it or not."""
    assert not [prompt for prompt in sorted(with_purpose()) if not WORDS.has(prompt)], "missing in a questions.ftl"


@pytest.mark.parametrize("seats", [1, 3, 4, 6])
def test_whole_games_can_be_told_in_words(seats: int) -> None:
    for seed in range(6):
        game = rr.new("galactica", seats, seed)
        rng = Random(seed)
        while not game.over:
            question = rng.choice(game.questions)
            assert WORDS.ask(question)
            assert all(WORDS.option("galactica", option) for option in question.options)
            game.answer(question.seat, random_answer(question, rng))
        for viewer in (0, None):
            for event in game.events(viewer):
                if event["event"] == "WindowOpened":
                    assert WORDS.has(f"galactica-window-{event['window']}")
                else:
                    assert WORDS.tell("galactica", event)


def test_the_text_of_a_card_is_put_together_from_what_it_does() -> None:
    assert card_text(WORDS, "elections_loom") == (
        "Skill check 8 (Politics, Leadership). Pass: nothing happens. 5 or more: morale -1. "
        "Fail: morale -1; the President discards 4 Skill cards. Activate: heavy raiders. Prepare for jump."
    )


def _asked(effect: Effect, because: Cause) -> str:
    choice = next(effect.run(Table("laura_roslin", "saul_tigh", "tom_zarek").g, because))
    assert isinstance(choice, Question)
    return WORDS.ask(choice)


def test_a_question_says_what_is_at_stake() -> None:
    """Not only on the card, which lies elsewhere by then."""
    assert _asked(RiskRaptor("fuel", 2), Cause("tylium_planet")) == (
        "Risk a raptor? On 3 or more: fuel +2, else it is lost."
    )
    vipers = RiskVipers(2, 2, 6)
    assert _asked(vipers, Cause("asteroid_field")) == (
        "Risk 2 vipers of the Reserves? On 6 or more: fuel +2, else they are damaged."
    )
    may = May(ADMIRAL, LookAt(ADMIRAL, CHOSEN))
    assert _asked(may, Cause("interrogation").choosing(2)) == "Interrogation (Seat 2): have it happen?"
    assert _asked(May(ADMIRAL, DestroyRaptor()), Cause("hidden_explosives")) == "Hidden Explosives: have it happen?"
