"""A box of the tests' own, of which no line of `src` knows: Skill cards, Crisis cards, a secret deck that seats hold,
an open pile, tokens of all kinds, a board with three locations that can be lost, a title, a character, a step of the
turn, something at the end of a turn and of the game, an objective, and words for some of it. Any test may open
it; then it is gone.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from readyroom import galactica
from readyroom.catalogue import rules_of
from readyroom.galactica import skills
from readyroom.galactica.board import RESOURCES
from readyroom.galactica.boxes import MODES, TAKEN, Box, Pile, offer, withdraw
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.base.skills import HandCard
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import OWNERS, SHEETS, Sheet, character
from readyroom.galactica.combat import damage_ship, lose_board
from readyroom.galactica.crises import CRISES, crisis
from readyroom.galactica.decks import draw_card, lay, pick_up
from readyroom.galactica.effects import CURRENT, Send, all_of
from readyroom.galactica.events import ResourceChanged
from readyroom.galactica.objectives import OBJECTIVES, PHASES, Objective, objective
from readyroom.galactica.places import AWAY, BOARDS, LOCATIONS, Board, Location, board
from readyroom.galactica.registry import LOCATION_ACTIONS, Effect
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.rules_in_force import STANDING, FewSkills
from readyroom.galactica.script import STEPS
from readyroom.galactica.skills import ANY_NAMED, CARDS_NAMED, COPIES, DESIGN, LABEL, LEADERSHIP, TACTICS, skill_card
from readyroom.galactica.state import PILES, Galactica
from readyroom.galactica.titles import TITLES, Title, title
from readyroom.galactica.tokens import advance, left, put, set_marker
from readyroom.galactica.windows import REACTIONS, listens
from readyroom.kernel import Event, Script

MODE = "lighthouse"


class Beacon(Effect, frozen=True):
    """The fleet marker goes back one step."""

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.jump_track > 0

    def do(self, g: Galactica, _: Cause, /) -> None:
        g.jump_track -= 1


class Fog(Effect, frozen=True):
    """The most plentiful resource falls to that of the scarcest."""

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        most = g.resources.index(max(g.resources))
        lost = g.resources[most] - min(g.resources)
        g.resources[most] -= lost
        g.tell(ResourceChanged, RESOURCES[most], -lost, g.resources[most])
        card = draw_card(g, "flare")
        if card is not None:
            g.players[g.titles["warden"]].holds.append(card)
        if "gallery" in g.facedown.get("omen", {}):
            pick_up(g, "omen", "gallery", g.titles["warden"])
        lay(g, "omen", "gallery")
        if advance(g, "tide") == "high":
            set_marker(g, "tide", "low")
        yield from ()


class Kindle(Effect, frozen=True):
    """Lamps are put on the gallery."""

    lamps: int

    def possible(self, g: Galactica, _: int, /) -> bool:
        return left(g, "lamp") > 0

    def do(self, g: Galactica, _: Cause, /) -> None:
        put(g, "lamp", "gallery", self.lamps)


class Wave(Effect, frozen=True):
    """Nothing comes of it, and nobody has written what it says."""


def lookout(g: Galactica, _: str) -> Script[None]:
    """A step of the turn: whoever holds the lighthouse's title looks out."""
    g.tell(StepTaken, g.current, g.step)
    yield from ()


class StepTaken(Event, frozen=True):
    seat: int
    step: str


def storm(g: Galactica) -> Script[None]:
    """A phase of the box's objective."""
    g.tell(StepTaken, g.current, "storm")
    yield from ()


class Surf(Effect, frozen=True):
    """The rock is damaged."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from damage_ship(g, "rock", because)


def falls(g: Galactica) -> Script[None]:
    """What happens when the rock is lost."""
    yield from lose_board(g, "rock", AWAY, Cause("surf"))


def watch(g: Galactica) -> Script[None]:
    """What happens at the end of every turn."""
    g.tell(StepTaken, g.current, "watch")
    yield from ()


def ebb(g: Galactica) -> Script[None]:
    """What still counts when the humans have reached their goal."""
    g.tell(StepTaken, g.current, "ebb")
    g.resources[1] -= 1
    yield from ()


NAMED: tuple[dict[str, Any], ...] = (
    *(MODES, PILES, TAKEN, CRISES, SHEETS, REACTIONS, CARDS_NAMED, DESIGN, TITLES, STEPS, PHASES, OBJECTIVES),
    *(BOARDS, LOCATIONS, LOCATION_ACTIONS, STANDING, ANY_NAMED),
)
"""Tables by id that all boxes share."""
NUMBERED: tuple[list[Any], ...] = (skills.TYPE, skills.STRENGTH, skills.NAME, LABEL, COPIES, skills._OPTIONS)
"""Tables by the number of a design."""


@contextmanager
def opened() -> Iterator[Box]:
    """The box on the shelf, and its mode among those there are; at the end all tables are as they were."""
    named, numbered = [dict(table) for table in NAMED], [len(table) for table in NUMBERED]
    owners = {ability: set(sheets) for ability, sheets in OWNERS.items()}
    try:
        made = Box(MODE)
        declare(made)
        offer(MODE, BASE, made)
        yield made
    finally:
        if MODE in MODES:
            withdraw(MODE)
        for table, before in zip(NAMED, named, strict=True):
            table.clear()
            table.update(before)
        for listed, length in zip(NUMBERED, numbered, strict=True):
            del listed[length:]
        OWNERS.clear()
        OWNERS.update(owners)


@contextmanager
def in_the_catalogue() -> Iterator[Box]:
    """The same, and whoever asks for Galactica's rules may choose its mode: servers, players, `readyroom.new`."""
    usual = galactica.RULES
    with opened() as made:
        galactica.RULES = GalacticaRules(("base", MODE))
        rules_of.cache_clear()
        try:
            yield made
        finally:
            galactica.RULES = usual
            rules_of.cache_clear()


def designs() -> tuple[int, ...]:
    """The numbers of its Skill cards."""
    return CARDS_NAMED["beacon"]


def declare(box: Box) -> None:
    box.words = Path(__file__).with_name("lighthouse_words")
    skill_card(box, "beacon", TACTICS, {6: 3, 0: 2})
    crisis(box, "fog", Fog(), jump=True, copies=4)
    draws = (((LEADERSHIP,), 2), ((TACTICS,), 3))
    keeper = Sheet("keeper", "support", draws, "armory", ("recon", "command_authority", "headstrong"))
    character(box, keeper)
    listens(box, "turn_ends", HandCard("beacon", Beacon()))
    listens(box, "moved", HandCard("beacon", Beacon()))
    board(
        box,
        Board("rock", tokens=("gallery", "lamp_room", "fuel"), bears=2, lost=falls),
        Location("gallery", "rock"),
        Location("lamp_room", "rock"),
        Location("cellar", "rock", hazardous=True),
    )
    STANDING["cellar"] = FewSkills(2)
    LOCATION_ACTIONS["gallery"] = Wave()
    LOCATION_ACTIONS["lamp_room"] = Kindle(2)
    box.piles += (Pile("flare", hands="secret"), Pile("buoy", open=True))
    for card in ("red_flare", "green_flare", "white_flare"):
        box.card("flare", card, 2)
    for card in ("north_buoy", "south_buoy"):
        box.card("buoy", card, 1)
    box.pieces |= {"raider": 20, "lamp": 3, "bell": 9, "tide": 1}
    box.at_start["bell"] = 1
    box.tracks["tide"] = ("low", "middle", "high")
    box.piles.append(Pile("omen", hands="secret", spots=("gallery",)))
    for card, copies in (("calm", 5), ("gale", 3), ("wreck", 1)):
        box.card("omen", card, copies)
    box.faces["civilian"] = {**BASE.faces["civilian"], "civ_empty": 4}
    title(box, Title("warden", ("keeper", "saul_tigh"), lost_in_brig=True))
    crisis(box, "undertow", all_of(Send(CURRENT, "cellar"), Surf()), activate=("raiders",), copies=6)
    box.end_of_turn.append(watch)
    box.end_checks.append(ebb)
    box.turn.append(("lookout", "movement"))
    STEPS["lookout"] = lookout
    PHASES["storm"] = storm
    objective(box, Objective("harbour", milestones=((2, "storm"), (3, "sleeper")), last=5))
