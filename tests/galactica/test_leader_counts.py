"""What a Cylon leader counts as for every card and place there is (TERM-004, LEAD-001, INFL-002): among the Cylons they
are asked, chosen, moved and spared as a revealed one is; while infiltrating as a human is, but for titles and Loyalty
cards. Each text is carried out twice, with the leader and with an ordinary player in the same seat."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any

import pytest
from tests.rules.galactica_leaders import CREW
from tests.rules.galactica_new_caprica import occupied, settle

from readyroom.galactica import checks
from readyroom.galactica.allies import ALLIES
from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import CRISES
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.jump import DESTINATION_TEXTS
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.registry import (
    ABILITY_ACTIONS,
    LOCATION_ACTIONS,
    LOYALTY_ACTIONS,
    MUTINY_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    Effect,
)
from readyroom.galactica.rules_in_force import STANDING, FinalFive
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import INFILTRATOR, LEADER, is_cylon_player
from readyroom.galactica.state import PILES, Galactica
from readyroom.galactica.testing import Table
from readyroom.kernel import RulesFault, Script

SEAT = 3
HAND = ("repair-1", "repair-2", "launch_scout-1", "consolidate_power-1", "executive_order-1", "evasive_maneuvers-1")

Things = Iterator[tuple[str, str]]
RUN: dict[str, tuple[Effect, Cause]] = {}


def _thing(g: Galactica, name: str) -> Script[None]:
    effect, cause = RUN[name]
    yield from effect.run(g, cause)


STEPS["thing"] = _thing


def registered(name: str, effect: Effect, cause: Cause) -> tuple[str, str]:
    RUN[name] = effect, cause
    return name, f"thing:{name}"


def crises() -> Things:
    yield from ((name, f"text:{name}") for name in CRISES)


def cards() -> Things:
    for registry in (QUORUM_ACTIONS, MUTINY_ACTIONS, SKILL_ACTIONS, LOYALTY_ACTIONS):
        for name, effect in registry.items():
            yield registered(name, effect, Cause(name, 1))
    for registry in (MUTINY_ACTIONS, SKILL_ACTIONS):
        for name, effect in registry.items():
            yield registered(f"{name}/{SEAT}", effect, Cause(name, SEAT))


def final_five() -> Things:
    """What happens when one is looked at, and when its owner is executed."""
    for name, text in STANDING.items():
        if isinstance(text, FinalFive):
            for when, effect in (("examined", text.examined), ("executed", text.executed)):
                for chosen in (1, SEAT):
                    cause = Cause(name, 0).choosing(chosen)
                    yield registered(f"{name}/{when}/{chosen}", effect, cause)


def places() -> Things:
    """Not alike: who can infiltrate or comes back by it, and who has Loyalty cards to hand over."""
    for name, effect in LOCATION_ACTIONS.items():
        for who in (0, SEAT) if not name.startswith(("human_fleet", "resurrection_ship", "hub")) else (0,):
            yield registered(f"{name}/{who}", effect, Cause(name, who))


def abilities() -> Things:
    for name, effect in ABILITY_ACTIONS.items():
        yield registered(name, effect, Cause(name, 0))


def meetings() -> Things:
    for registry in (ALLIES, CROSSROADS):
        for name, card in registry.items():
            for side in ("benevolent", "antagonistic"):
                for who in (0, SEAT):
                    yield registered(f"{name}/{side}/{who}", getattr(card, side), Cause(name, who))


def journeys() -> Things:
    for name, card in MISSIONS.items():
        yield registered(name, card.text, Cause(name, 0))
    for name, text in DESTINATION_TEXTS.items():
        yield registered(name, text, Cause(name))


def occupation() -> Things:
    """On New Caprica: its Crisis cards and places."""
    yield from ((name, f"text:{name}") for name, card in CRISES.items() if PILES[name] == DECK)
    for name in ("resistance_hq", "occupation_authority", "breeders_canyon", "shipyard"):
        yield registered(name, LOCATION_ACTIONS[name], Cause(name, 0))


def on_the_ground(found: Table, kind: str) -> Table:
    settle(found, p0="shipyard", p1="resistance_hq", p2="resistance_hq")
    found.state.players[SEAT].place = "occupation_authority" if kind in ("cylon", LEADER) else "shipyard"
    return occupied(found, shipyard=1, occupation_authority=1)


def table(kind: str, planet: bool = False) -> Table:
    """Everybody is in the same place with the same cards, whoever sits in the seat."""
    leads = kind in (LEADER, INFILTRATOR)
    options: dict[str, Any] = {"objective": "new_caprica"} if planet else {}
    sheet = "cavil" if leads else "chief_galen_tyrol"
    found = Table(*CREW, sheet, rules="combined", leaders=True, **options).empty_space()
    if kind == "cylon":
        found.cylon(SEAT, place="caprica")
    player = found.state.players[SEAT]
    player.status = kind
    player.place = "caprica_3" if is_cylon_player(player) else "research_lab"
    for seat, place in enumerate(("command", "command", "armory")):
        found.place(seat, place).loyal(seat, "you_are_not_a_cylon")
    for seat in range(4):
        found.hand(seat, *HAND)
    return on_the_ground(found, kind) if planet else found


Asked = list[tuple[int, str, tuple[str, ...]]]
OWN = ("character", "action", "draw", "may-draw", "hand-over")
"""Questions whose options depend on the sheet that lies there: it is compared that they come, not what they offer."""
FOR_OTHERS = (
    *("new-president", "administration", "presidential-order", "encourage-mutiny", "assign-vice-president"),
    "look-loyalty",
)
"""A title, or a Loyalty card: never for a leader (TITLE-035, INFL-007, LEAD-008)."""


def played(kind: str, step: str, last: bool, planet: bool) -> tuple[Asked, str]:
    """All that is asked, with every first or every last answer; and where the seat is in the end."""
    here = table(kind, planet).to_do(step)
    asked: Asked = []
    try:
        while here.prompt() != "stop" and here.game.questions and len(asked) < 40:
            question = here.game.questions[0]
            prompt = question.prompt.removeprefix("galactica-")
            asked.append((question.seat, prompt, () if prompt in OWN else question.labels))
            one = len(question.labels) - 1 if last and prompt != "action" else 0
            here.game.answer(question.seat, one if question.kind == "one" else tuple(range(question.at_least)))
    except (RulesFault, AssertionError, LookupError, ValueError) as fault:  # what it is about is not on this table
        return asked, type(fault).__name__
    player = here.g.players[SEAT]
    return asked, f"{player.place} {is_cylon_player(player)} {len(player.hand)} {len(player.held('mutiny'))}"


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("things", [crises, cards, final_five, places, abilities, meetings, journeys, occupation])
def test_among_the_cylons_a_leader_counts_as_a_revealed_one(things: Callable[[], Things], last: bool) -> None:
    for name, step in things():
        planet = things is occupation
        assert played("cylon", step, last, planet) == played(LEADER, step, last, planet), name


@pytest.mark.parametrize("last", [False, True])
@pytest.mark.parametrize("things", [crises, cards, final_five, places, abilities, meetings, journeys, occupation])
def test_while_infiltrating_a_leader_counts_as_a_human(things: Callable[[], Things], last: bool) -> None:
    for name, step in things():
        counts_as_a_human(name, step, last, things is occupation)


def counts_as_a_human(name: str, step: str, last: bool, planet: bool) -> None:
    """The same is asked, until it is about a title or a Loyalty card; and the same has come of it."""
    human, leader = played("human", step, last, planet), played(INFILTRATOR, step, last, planet)
    for one, other in zip_longest(human[0], leader[0]):
        if one == other:
            continue
        assert one is not None, (name, other)
        seat, prompt, labels = one
        if prompt in FOR_OTHERS:
            left = tuple(label for label in labels if label != f"seat:{SEAT}")
            assert other == (seat, prompt, left) or len(left) == 1, name
        else:
            assert (seat, prompt) == (SEAT, "character"), (name, one, other)
        break
    else:
        assert human[1] == leader[1], name


@pytest.mark.slow
@pytest.mark.parametrize("things", [crises, places, journeys, occupation])
def test_where_every_check_is_passed_it_is_the_same(
    things: Callable[[], Things], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "_result", lambda _: "pass")
    for name, step in things():
        planet = things is occupation
        assert played("cylon", step, False, planet) == played(LEADER, step, False, planet), name
        counts_as_a_human(name, step, False, planet)
