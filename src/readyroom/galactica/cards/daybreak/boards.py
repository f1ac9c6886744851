"""The overlays of the Daybreak box: Colonial One with its destroyed side, and the Cylon locations (OVLY)."""

from functools import partial
from typing import Final

from readyroom.galactica.asking import ask, choose_seat, not_oneself, why_not_other
from readyroom.galactica.cards.base.cylon_locations import CylonFleet
from readyroom.galactica.cards.base.locations import PresidentsOffice, candidates
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.cards.pegasus.overlay import DrawSuperCrisis, NewCaprica, ScoutOne
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_kept
from readyroom.galactica.discards import discard
from readyroom.galactica.effects import PRESIDENT, YOU, Draw, DrawSkills, Effect, Holding, Only, OrInfiltrate, all_of
from readyroom.galactica.loyalty import draw_super_crisis
from readyroom.galactica.moving import move_to
from readyroom.galactica.mutiny import MUTINY, discard_mutiny, draw_mutiny
from readyroom.galactica.places import (
    FLAGSHIP,
    FRONT,
    RESURRECTION_SHIP,
    Instead,
    Location,
    add_location,
    sent,
    side_of,
    turn_over,
    uppermost,
)
from readyroom.galactica.purposes import INDIFFERENT, OFFER, TRUST, VICTIM
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.rules_in_force import STANDING, FewSkills, HarderChecks, NoSkills, in_force
from readyroom.galactica.skills import POLITICS
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.titles import give_title, why_no_title
from readyroom.kernel import Choose, Option, Script, WhyNot

LOST: Final = "destroyed"
"""The other side of both overlays."""
HUB: Final = "hub_destroyed"
UPON: Final = {
    "press_room": "press_room_2",
    "presidents_office": "presidents_office_2",
    "administration": "administration_2",
    "caprica": "caprica_3",
    "cylon_fleet": "cylon_fleet_3",
    "human_fleet": "human_fleet_3",
    RESURRECTION_SHIP: "resurrection_ship_3",
}
"""By location that an overlay covers: what lies there now. The Quorum Chamber is new."""

for place in ("press_room_2", "presidents_office_2", "quorum_chamber", "administration_2"):
    add_location(DAYBREAK, Location(place, "colonial_one", side=FRONT))
for place in ("caprica_3", "cylon_fleet_3", "human_fleet_3"):
    add_location(DAYBREAK, Location(place, "cylon"))
add_location(DAYBREAK, Location(UPON[RESURRECTION_SHIP], "cylon", hazardous=True, side=FRONT))
add_location(DAYBREAK, Location(HUB, "cylon", hazardous=True, side=LOST))
DAYBREAK.overlays |= UPON
DAYBREAK.lost_sides |= {"colonial_one": LOST, "cylon": LOST}


def _hub_is_lost(g: Galactica, _: Player) -> bool:
    return side_of(g, "cylon") == LOST


DAYBREAK.instead.append(Instead(UPON[RESURRECTION_SHIP], HUB, _hub_is_lost))
"""OVLY-004, CYL-007."""


def destroy_hub(g: Galactica, because: Cause) -> Script[None]:
    """The Cylon overlay is turned over: whoever is on the Resurrection Ship is in the ruins now (OVLY-002,
    OVLY-003)."""
    turn_over(g, "cylon", LOST)
    for player in g.players:
        if player.place == UPON[RESURRECTION_SHIP]:
            yield from move_to(g, player.seat, HUB, because)


# --- Colonial One ------------------------------------------------------------------------------------------


class PressRoom(Effect, frozen=True):
    """Another player draws a Mutiny card without going to the Brig for it, and keeps so many; then you may discard one
    of yours (MUTY-006)."""

    keeps: int

    unless = WhyNot("nobody-else", "MUTY-013")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(not_oneself(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(
            seat, "galactica-press-room", not_oneself(g, seat), VICTIM, why=partial(why_not_other, g, seat)
        )
        if target is not None:
            yield from draw_mutiny(g, target, because, jailed=False, keeps=self.keeps)
        mine = g.players[seat].held(MUTINY)
        if mine:
            card: str | None = yield Choose(
                seat, "galactica-drop-mutiny", [None, *mine], _show_or_none, purpose=INDIFFERENT
            )
            if card is not None:
                discard_mutiny(g, seat, card)


def _show_or_none(card: str | None) -> Option:
    return Option("choice", "no") if card is None else Option("card", card)


class NewAdministration(Effect, frozen=True):
    """You draw a Mutiny card; if the President has any then, you name who is President. A card in play may keep the
    title where it is."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        yield from draw_mutiny(g, seat, because)
        if not g.players[g.president].held(MUTINY):
            return
        for card, text in in_force(g, HarderChecks):
            if uppermost(g, text.place) == because.source and (yield from _keeps(g, card)):
                return
        heir = yield from choose_seat(
            seat, "galactica-administration", candidates(g), TRUST, why=partial(why_no_title, g)
        )
        if heir is not None:
            yield from give_title(g, PRESIDENT, heir, because)


def _keeps(g: Galactica, card: str) -> Script[bool]:
    """Whether the President has the card discarded, to stay President."""
    kept = yield from ask(g.president, "galactica-stay-president", OFFER, card=card)
    if kept:
        discard_kept(g, card)
    return kept


# --- Cylon locations ---------------------------------------------------------------------------------------


class OutOfTheRuins(Effect, frozen=True):
    """For Skill cards: a Super Crisis card, and you go to another place."""

    cards: int
    place: str

    unless = WhyNot("too-few-cards", "ACT-002", {"count": 3})

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return len(g.players[seat].hand) >= self.cards

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from discard(g, because.seat, self.cards, because)
        draw_super_crisis(g, because.seat)
        yield from move_to(g, because.seat, sent(g, because.seat, self.place), because)


LOCATION_ACTIONS.update(
    {
        "press_room_2": PressRoom(keeps=1),
        "presidents_office_2": Draw(YOU, POLITICS, 2),
        "quorum_chamber": Only(Holding(PRESIDENT), PresidentsOffice()),
        "administration_2": NewAdministration(),
        "caprica_3": NewCaprica(2),
        "cylon_fleet_3": CylonFleet(("raiders", "heavy_raiders", "basestars"), raiders=2, heavy_raiders=1),
        "human_fleet_3": OrInfiltrate(FLAGSHIP, all_of(ScoutOne(("crisis", "destination")), DrawSkills(YOU, 2))),
        "resurrection_ship_3": DrawSuperCrisis(),
        HUB: OutOfTheRuins(3, "cylon_fleet"),
    }
)
STANDING["resurrection_ship_3"] = FewSkills(1)
STANDING[HUB] = NoSkills()
