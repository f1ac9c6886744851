"""Texts come from the objects the engine runs: whatever number or place changes there changes in the text as well."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from readyroom.galactica import boxes
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.destinations import RiskRaptor
from readyroom.galactica.crises import CRISES, Attack, Crisis
from readyroom.galactica.effects import NOTHING, AllOf, Effect, check, lose
from readyroom.galactica.effects.ships import PlaceGroup
from readyroom.galactica.jump import DESTINATION_TEXTS
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    Text,
)
from readyroom.galactica.rules_in_force import STANDING
from readyroom.galactica.skills import PILOTING
from readyroom.galactica.testing import Table
from readyroom.galactica.texts import ability_text, card_text, effect_text
from readyroom.galactica.windows import REACTIONS
from readyroom.words import words

WORDS = words("en")
CREW = ("laura_roslin", "william_adama", "lee_apollo_adama")
SILENT = {("Assign", "card"), ("Give", "card"), ("Choosing", "purpose")}
"""Facts that a text does not read out: a card does not say its own name, nor what computer players are told."""


def texts() -> Iterator[tuple[str, Text]]:
    """Every text of the box, with the card it stands on."""
    for cards in (SKILL_ACTIONS, QUORUM_ACTIONS, LOCATION_ACTIONS, ABILITY_ACTIONS, LOYALTY_ACTIONS, STANDING):
        yield from cards.items()
    for card, reactions in REACTIONS.items():
        yield from ((card, listener.text) for _, listener in reactions)
    for card, crisis in CRISES.items():
        yield from ((card, text) for text in inside(crisis.text if isinstance(crisis, Crisis) else crisis.setup))
        if isinstance(crisis, Attack) and crisis.special is not None:
            yield card, crisis.special
    for card, text in DESTINATION_TEXTS.items():
        yield from ((card, part) for part in inside(text))


def inside(text: Text) -> Iterator[Text]:
    """A text and those it is made of."""
    yield text
    for value in text.words()[1].values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from inside(part)


ALL = list(texts())
CHANGEABLE = [
    (card, text, field)
    for card, text in ALL
    for field in text.__struct_fields__
    if (type(text).__name__, field) not in SILENT
]


def other(value: Any) -> Any:
    """Something else of the same kind."""
    if isinstance(value, Text):
        return lose(food=3) if value is not NOTHING else lose(food=1)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 if value + 1 != 0 else 1
    if isinstance(value, tuple):
        return (other(value[0]), *value[1:])
    names = {"president": "admiral", "admiral": "current", "current": "admiral", "you": "current", "civilian": "viper"}
    names["resurrection_ship"] = "sickbay"
    return names.get(value, "resurrection_ship")


@pytest.mark.parametrize(("card", "text", "field"), CHANGEABLE, ids=lambda part: part if isinstance(part, str) else "")
def test_whatever_a_text_runs_with_is_read_out(card: str, text: Text, field: str) -> None:
    value = getattr(text, field)
    if field == "partial" and value is None:
        return
    if field == "on_partial" and getattr(text, "partial", None) is None:
        return
    if field == "card":
        another = dict.fromkeys(("bomb_on_colonial_1", "the_farm"), "detector_sabotage")
        another["detector_sabotage"] = "bomb_on_colonial_1"
        changed = msgspec.structs.replace(text, card=another.get(value, "desolate_moon"))
    elif field == "ships":
        changed = msgspec.structs.replace(text, ships=((value[0][0], value[0][1], value[0][2] + 1), *value[1:]))
    elif isinstance(value, int) and field in ("skill", "skills"):
        changed = msgspec.structs.replace(
            text, **{field: (PILOTING if value != PILOTING else 0) if field == "skill" else value ^ 1}
        )
    elif field == "either":
        changed = msgspec.structs.replace(text, either=(PILOTING if isinstance(value[0], int) else "viper", *value[1:]))
    elif field == "kinds":
        changed = msgspec.structs.replace(text, kinds=(*value, "launch_raiders"))
    else:
        changed = msgspec.structs.replace(text, **{field: other(value)})
    message, _ = text.words()
    assert effect_text(WORDS, changed) != effect_text(WORDS, text), f"{card}: {message} does not read out ${field}"


@pytest.mark.parametrize(("card", "text"), ALL, ids=lambda part: part if isinstance(part, str) else "")
def test_a_text_has_a_message_that_knows_all_its_facts(card: str, text: Text) -> None:
    message, _ = text.words()
    assert isinstance(text, AllOf) or WORDS.has(message), f"{card} has {text}: {message} is missing (texts.ftl)"
    said = effect_text(WORDS, text)
    assert said, card
    assert not re.search(r"[{}$_]", said), said


def test_every_text_does_something() -> None:
    """Effects all say themselves how they are carried out, in one of two ways."""
    for _, text in ALL:
        if isinstance(text, Effect) and text is not NOTHING:
            assert len({"run", "do"} & {*type(text).__dict__}) == 1, text
    assert not issubclass(PlaceGroup, Effect)  # only a part of what PlaceShips says


def test_an_ability_with_the_name_of_a_crisis_card() -> None:
    assert ability_text(WORDS, "declare_martial_law") == "Action, once a game: the Admiral becomes President."
    assert card_text(WORDS, "declare_martial_law").startswith("The Admiral chooses.")


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("consolidate_power", "Action: draw 2 Skill cards of any types."),
        ("strategic_planning", "Before a die is rolled: +2 to the result. Only one a roll."),
        ("food_rationing", "Roll: on 6 or more food +1, and Food Rationing leaves the game."),
        (
            "assign_arbitrator",
            "Draw 2 Politics cards and give this card to another player. Its holder may discard this card before the "
            "check of a location: if it is Admiral's Quarters, the check is 3 easier or harder.",
        ),
        (
            "cylon_can_send_to_sickbay",
            "Action: reveal this card. If you are not in the Brig you may choose a character on Galactica, who "
            "discards 5 Skill cards and goes to the Sickbay.",
        ),
        (
            "brig",
            "You can't move, draw no Crisis card and add at most 1 card to a check. Action: a check of 7 (Politics, "
            "Tactics); if it is passed you may move to any location of Galactica.",
        ),
        ("cag", "Action, once a game: up to 6 activations of unmanned vipers."),
        ("eco_officer", "Once a turn, after a die is rolled: if it is your turn, you may have it rolled again."),
        ("reckless", "Your hand limit is 8."),
    ],
)
def test_whole_texts(card: str, text: str) -> None:
    assert card_text(WORDS, card) == text


# --- the same object runs ----------------------------------------------------------------------------------


class Changed:
    """Changes what a card says, for one test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch

    def __call__(self, cards: dict[str, Any], card: str, **facts: Any) -> str:
        """The text afterwards; it must be another one than before."""
        before = ability_text(WORDS, card)
        self.patch.setitem(cards, card, msgspec.structs.replace(cards[card], **facts))
        return self._differs(card, before)

    def reaction(self, card: str, **facts: Any) -> str:
        before = ability_text(WORDS, card)
        new = [
            (window, msgspec.structs.replace(one, text=msgspec.structs.replace(one.text, **facts)))
            for window, one in REACTIONS[card]
        ]
        self.patch.setitem(REACTIONS, card, new)
        others = [(window, one) for window, one in BASE.listeners if one.name != card]
        self.patch.setattr(BASE, "listeners", others + new)
        self.patch.setattr(boxes, "contents", boxes.contents.__wrapped__)  # not from its cache
        return self._differs(card, before)

    def _differs(self, card: str, before: str) -> str:
        after = ability_text(WORDS, card)
        assert after != before
        return after


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Changed:
    return Changed(monkeypatch)


def test_a_skill_card(changed: Changed) -> None:
    assert changed(SKILL_ACTIONS, "consolidate_power", count=3) == "Action: draw 3 Skill cards of any types."
    table = Table(*CREW).hand(0, "consolidate_power-1").to_do("action")
    table.say(0, "consolidate_power-1").say(0, "politics+politics+tactics")
    assert table.count(0) == 3


def test_a_skill_card_in_a_window(changed: Changed) -> None:
    assert "+4" in changed.reaction("strategic_planning", bonus=4)
    table = Table(*CREW).hand(1, "strategic_planning-3").place(1, "armory").to_do("action")
    table.state.current = 1
    table.state.boarding[0] = 1
    table.dice(3).say(1, "activate:armory").say(1, "use:strategic_planning-strategic_planning-3")
    table.skip()
    assert table.g.boarding[0] == 0  # 3 + 4 is 7


def test_a_quorum_card(changed: Changed) -> None:
    assert changed(QUORUM_ACTIONS, "food_rationing", at_least=2).startswith("Roll: on 2 or more food +1")
    table = Table(*CREW).to_do("action").dice(2)
    table.state.decks["quorum"].cards.remove("food_rationing")
    table.state.decks["quorum"].seen.pop()
    table.state.quorum_hand.append("food_rationing")
    food = table.state.resource("food")
    table.say(0, "quorum:food_rationing").skip()
    assert table.g.resource("food") == food + 1


def test_a_quorum_card_in_play(changed: Changed) -> None:
    assert "out of 5 cards" in changed(STANDING, "assign_mission_specialist", count=5)
    table = Table(*CREW).to_do("prepare_for_jump")
    table.state.jump_track = 4
    table.state.decks["quorum"].cards.remove("assign_mission_specialist")
    table.state.decks["quorum"].seen.pop()
    table.state.players[1].holds.append("assign_mission_specialist")
    table.skip()
    assert len(table.question(1).options) == 5


def test_a_quorum_card_in_a_window(changed: Changed) -> None:
    assert "1 easier or harder" in changed.reaction("assign_arbitrator", amount=1)
    table = Table(*CREW).place(0, "admirals_quarters").hand(0, "repair-1", "repair-1").to_do("action")
    table.state.decks["quorum"].cards.remove("assign_arbitrator")
    table.state.decks["quorum"].seen.pop()
    table.state.players[1].holds.append("assign_arbitrator")
    table.say(0, "activate:admirals_quarters").say(0, "seat:2").say(1, "use:assign_arbitrator--1")
    assert table.g.check is not None
    assert table.g.check.difficulty == 6


def test_a_loyalty_card(changed: Changed) -> None:
    assert "by 4" in changed(LOYALTY_ACTIONS, "cylon_can_reduce_morale", amount=4)
    table = Table(*CREW).loyal(0, "cylon_can_reduce_morale").to_do("action")
    morale = table.state.resource("morale")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes")
    assert table.g.resource("morale") == morale - 4


def test_a_location(changed: Changed) -> None:
    assert "on 3 or more" in changed(LOCATION_ACTIONS, "armory", at_least=3)
    table = Table("saul_tigh", *CREW[1:]).place(0, "armory").to_do("action")
    table.state.boarding[0] = 1
    table.dice(3).say(0, "activate:armory").skip()
    assert table.g.boarding[0] == 0


def test_a_location_that_only_holds(changed: Changed) -> None:
    assert "only 2 Skill cards" in changed(STANDING, "sickbay", count=2)
    table = Table(*CREW).place(1, "sickbay").to_do("receive_skills")
    table.state.current = 1
    assert {label.count("+") for label in table.labels(1)} == {1}


def test_an_ability_that_is_an_action(changed: Changed) -> None:
    assert "up to 1 activation" in changed(ABILITY_ACTIONS, "cag", count=1).replace(": 1", ": up to 1")
    table = Table("lee_apollo_adama", *CREW[:2]).to_do("action")
    table.say(0, "ability:cag").say(0, "launch:port_aft").skip()
    assert table.prompt() == "stop"


def test_an_ability_in_a_window(changed: Changed) -> None:
    assert "5 easier" in changed.reaction("cylon_hatred", easier=5)
    table = Table("saul_tigh", *CREW[1:]).place(0, "admirals_quarters").to_do("action")
    table.say(0, "activate:admirals_quarters").say(0, "seat:2").say(0, "use:cylon_hatred")
    assert table.g.check is not None
    assert table.g.check.difficulty == 2


def test_an_ability_that_always_works(changed: Changed) -> None:
    assert "3 actions" in changed(STANDING, "expert_pilot", actions=3)
    table = Table("kara_starbuck_thrace", *CREW[:2]).place(0, "port_aft").to_do("action")
    table.state.squadrons["viper"].reserves -= 1
    table.state.began_piloting = True
    for area in ("aft", "port_aft", "aft"):
        table.say(0, f"move:{area}")
    assert table.prompt() == "stop"


def test_a_drawback(changed: Changed) -> None:
    assert "hand limit is 3" in changed(STANDING, "reckless", hand_limit=3)
    table = Table("chief_galen_tyrol", *CREW[1:]).hand(0, *["repair-1"] * 5).to_do("end_of_turn")
    assert table.skip().question(0).at_least == 2


def test_a_title(changed: Changed) -> None:
    assert "On 8 or less" in changed(STANDING, "admiral", damaged=8)
    table = Table("saul_tigh", *CREW[::2]).to_do("action").dice(8)
    table.say(0, "nuke:basestar-fore").skip()
    assert [len(basestar.damage) for basestar in table.g.fleet.basestars] in ([2], [])
    assert table.events("BasestarDamaged")


def test_a_crisis_card_in_play(monkeypatch: pytest.MonkeyPatch) -> None:
    before = card_text(WORDS, "ambush")
    harder = msgspec.structs.replace(STANDING["ambush"], less=7)
    monkeypatch.setitem(STANDING, "ambush", harder)
    monkeypatch.setitem(CRISES, "ambush", msgspec.structs.replace(CRISES["ambush"], keep=harder))
    assert card_text(WORDS, "ambush") == before.replace("-2", "-7")
    table = Table("saul_tigh", *CREW[1:]).place(0, "command").to_do("action").dice(8)
    g = table.state
    g.decks["crisis"].cards.remove("ambush")
    g.decks["crisis"].seen.pop()
    g.kept.append("ambush")
    g.fleet.raiders[5], g.squadrons["viper"].space[5] = 1, 1
    g.squadrons["viper"].space[4] -= 1
    table.say(0, "activate:command").say(0, "attack:raider-port_fore").skip()
    assert table.events("Missed")


def test_a_crisis_card_and_a_destination(monkeypatch: pytest.MonkeyPatch) -> None:
    text = check(8, PILOTING, fail=lose(fuel=3))
    monkeypatch.setitem(CRISES, "elections_loom", msgspec.structs.replace(CRISES["elections_loom"], text=text))
    assert card_text(WORDS, "elections_loom").startswith(
        "Skill check 8 (Piloting). Pass: nothing happens. Fail: fuel -3"
    )
    table = Table(*CREW).destiny("consolidate_power-1", "consolidate_power-1").to_do("text:elections_loom")
    fuel = table.state.resource("fuel")
    table.skip()
    assert table.g.resource("fuel") == fuel - 3
    monkeypatch.setitem(DESTINATION_TEXTS, "icy_moon", RiskRaptor("morale", 2, at_least=8))
    assert card_text(WORDS, "icy_moon").endswith("on 8 or more morale +2, else it is destroyed.")
    table = Table(*CREW).top("icy_moon", "deep_space").to_do("prepare_for_jump").dice(8)
    table.state.jump_track = 4
    table.state.resources = [5, 5, 5, 5]
    table.skip().say(1, "card:icy_moon").say(1, "yes")
    table.skip()
    assert table.g.resource("morale") == 7


def kinds(kind: type[Text]) -> set[type[Text]]:
    return {kind, *(sub for child in kind.__subclasses__() for sub in kinds(child))}


def test_no_two_kinds_of_texts_have_the_same_name() -> None:
    """Messages are named after classes, in whatever box these are declared."""
    ours = [kind for kind in kinds(Text) if kind.__module__.startswith("readyroom.")]
    assert len(ours) > 100
    assert len({kind.__name__ for kind in ours}) == len(ours)
