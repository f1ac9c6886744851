"""Titles, and who follows whom (TITLE, SUCC). Boxes declare their titles; the lines of succession are one table."""

from typing import Final

import msgspec

from readyroom.galactica.boxes import Box, in_play, take_id
from readyroom.galactica.causes import Cause
from readyroom.galactica.events import NotPossible, TitleGiven
from readyroom.galactica.places import bars_titles
from readyroom.galactica.sides import is_shown, may_hold_title
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.windows import moment
from readyroom.kernel import Script, WhyNot


class Title(msgspec.Struct, frozen=True):
    """An office. With it goes what its holder has: the Quorum hand, the nukes."""

    id: str
    line: tuple[str, ...]
    """Characters in the order in which they follow; who is in no line comes last."""
    lost_in_brig: bool = False
    """Whether a prisoner loses it, and is passed over as long as somebody able to hold it is free (TITLE-040)."""

    def rank(self, character: str) -> int:
        return self.line.index(character) if character in self.line else len(self.line)


TITLES: Final[dict[str, Title]] = {}
"""The titles of all boxes, by id."""


def title(box: Box, office: Title) -> None:
    """Declare a title."""
    take_id(office.id, "title")
    TITLES[office.id] = office
    box.titles.append(office.id)


def titles_of(g: Galactica, seat: int) -> list[str]:
    return [office for office in in_play(g).titles if g.titles.get(office) == seat]


def give_title(g: Galactica, office: str, seat: int, because: Cause) -> Script[None]:
    """The Quorum hand and the nukes go with the titles (TITLE-001, TITLE-011). Who can't hold them gets none, whatever
    a card says (TITLE-034, TITLE-035)."""
    if g.titles.get(office) == seat:
        return
    if not may_hold_title(g.players[seat]):
        g.tell(NotPossible, "give-title")
        return
    g.titles[office] = seat
    if office == "president" and g.quorum_hand:
        g.chance.reveal()
    g.tell(TitleGiven, office, seat)
    yield from moment(g, "title_given", because, seat=seat, what=office)


def succeed(g: Galactica, office: str, because: Cause, *, but: tuple[int, ...] = ()) -> Script[None]:
    """To the highest in the title's line who may hold it; if the Brig bars from it, to one who is free if possible.
    `but`: to somebody else than these seats, if there is anybody. Not to who is just revealing themselves."""
    able: list[Player] = [player for player in g.players if may_hold_title(player) and not is_shown(player)]
    if TITLES[office].lost_in_brig:  # TITLE-040: a prisoner only if all are, `but` too
        able = [player for player in able if not bars_titles(player.place)] or able
    heirs = [player for player in able if player.seat not in but]
    if heirs:
        heir = min(heirs, key=lambda player: TITLES[office].rank(player.character))
        yield from give_title(g, office, heir.seat, because)


def jailed(g: Galactica, seat: int, because: Cause) -> Script[None]:
    """A player is put in the Brig: titles that can't be held there go on (TITLE-014)."""
    for office in titles_of(g, seat):
        if TITLES[office].lost_in_brig:
            yield from succeed(g, office, because)


def freed(g: Galactica, seat: int, because: Cause) -> Script[None]:
    """A human player leaves the Brig: a title whose holder sits there is his at once (TITLE-016)."""
    for office in in_play(g).titles:
        holder = g.titles.get(office, -1)
        if TITLES[office].lost_in_brig and holder >= 0 and bars_titles(g.players[holder].place):
            yield from give_title(g, office, seat, because)


def pass_on(g: Galactica, seat: int, because: Cause) -> Script[None]:
    """A player can no longer hold titles: all go down their lines (TITLE-007, TITLE-012)."""
    for office in titles_of(g, seat):
        yield from succeed(g, office, because)


def why_no_title(g: Galactica, seat: int) -> WhyNot | None:
    """Why somebody can't get a title."""
    return None if may_hold_title(g.players[seat]) else WhyNot("cylon-no-title", "TITLE-034")
