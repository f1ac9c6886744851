"""Windows: named moments at which cards and abilities may be used (TIME, and rulebook/galactica_timing.md).

A listener says when (its window), who and if (`uses`) and what (`run`); the text behind it is a `Reaction`. A window
asks, in secret, only the seats that can do something; if several want to act the current player decides who is first,
and then all are asked anew. Cards in hand are secret: a window in which somebody might hold one opens although nobody
does. Abilities and cards on the table are open: a window for these alone does not open when nobody can use one.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar, Final

import msgspec

from readyroom.galactica.boxes import Box, Duty, in_play
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.purposes import INDIFFERENT
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import takes_part
from readyroom.galactica.state import Galactica, Happening, Want
from readyroom.kernel import Choose, Option, Question, Script, WhyNot, Window


class Listener(msgspec.Struct, frozen=True):
    """A card or ability in its window; the kinds of them (in hand, on the table, on a sheet) say who has it."""

    name: str
    text: Effect
    limit: str = ""
    """`turn` or `game`: how often an ability may be used; `once` whenever its window opens."""

    says: ClassVar[str] = ""
    """The message that puts it in words (`galactica-says-...`), if it is not the usual one."""

    def holders(self, g: Galactica, /) -> Iterable[int]:
        """Seats that might have it, all that do among them: the quick question, before anybody is asked for `ways`."""
        return range(len(g.players))

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        """How a seat can use it now; not at all if it does not have it."""
        return self.text.ways(g, seat)

    def means(self, thing: str, /) -> bool:
        """Whether this is the card or ability with that id."""
        return thing == self.name

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        """Why a seat that has it can't use it now; None if it can."""
        return self.text.why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        return self.text.run(g, because)

    def might_be_held(self, _: Galactica, /) -> bool:
        """For cards in hand: whether, for all that is open, somebody might hold it who could use it now."""
        return False

    def might_use(self, g: Galactica, seat: int, /) -> bool:
        """Whether, for all that is open, this seat could use it now. What is on the table or on a sheet is open."""
        return bool(self.ways(g, seat))


WINDOWS: Final = {
    "viper_placed": "TW-10",
    "before_roll": "TW-14",
    "die_rolled": "TW-15",
    "quorum_resolved": "TW-25",
    "raiders_act": "TW-47",
    "turn_ends": "TW-29",
    "crisis_drawn": "TW-30",
    "part_chosen": "TW-32",
    "crisis_check": "TW-35",
    "location_check": "TW-35",
    "before_cards": "TW-36",
    "cards_added": "TW-39",
    "cards_shown": "TW-39",
    "check_totaled": "TW-43",
    "check_passed": "TW-44",
    "check_resolved": "TW-45",
    "seat_added": "TW-38",
    "turn_begins": "TW-17",
    "movement_ends": "TW-20",
    "action_ends": "TW-28",
    "rolling": "TW-13",
    "ships_leave": "TW-57",
    "motive": "TW-01",
}
"""The windows of fixed points of the game, with their numbers in the timing list."""
MOMENTS: Final = {
    "losing_resource": "",
    "resource_lost": "",
    "title_given": "TW-03",
    "loyalty_dealt": "TW-04",
    "loyalty_seen": "TW-06",
    "discarding": "TW-07",
    "cards_discarded": "TW-08",
    "sending": "TW-33",
    "card_used": "TW-23",
    "moved": "",
    "viper_attacking": "",
    "damaging_viper": "",
    "destroying_civilian": "",
    "damaging_galactica": "TW-50",
    "location_damaged": "TW-51",
    "ship_destroyed": "",
    "board_closed": "",
    "character_lost": "",
    "character_chosen": "",
    "location_activated": "TW-22",
    "quorum_played": "",
    "cylon_revealed": "",
    "activating_ships": "",
}
"""Windows inside of what happens, for cards of boxes to come; some are named by cards only and have no number. One in
-ing opens before the thing happens, which can be changed there; the others open after it. The first box that listens in
one gives it its words (`galactica-window-...`), from which the client knows the windows there are."""
AFTER: Final = ("ship_destroyed", "location_damaged", "moved")
"""Those after which it is looked at whether something may happen that can happen at any moment."""
PROMPT: Final = "galactica-window-"
"""A window's question is named like this and the window."""
REACTIONS: Final[dict[str, list[tuple[str, Listener]]]] = {}
"""By card or ability: its windows, and what it does there."""


def listens(box: Box, window: str, listener: Listener) -> None:
    """Declare what a card or ability of a box does in a window."""
    if window not in WINDOWS and window not in MOMENTS:
        raise ValueError(f"there is no window {window!r} for {listener.name}")
    REACTIONS.setdefault(listener.name, []).append((window, listener))
    box.listeners.append((window, listener))


def must(box: Box, window: str, duty: Duty) -> None:
    """Declare what a box has happen in a window, before anybody is asked there."""
    if window not in WINDOWS and window not in MOMENTS:
        raise ValueError(f"there is no window {window!r} for {duty.__name__}")
    box.duties.append((window, duty))


Use = tuple[Listener, str]
"""A card or ability, and the way in which it is used."""


def _show(use: Use | None) -> Option:
    if use is None:
        return Option("choice", "pass")
    listener, how = use
    name = listener.name
    if not how:
        return Option("use", name, {"what": name, "how": None})
    if how.startswith(f"{name}-"):  # the Skill card itself
        card, _, way = how.partition(":")
        return Option("use", f"{name}-{how}", {"what": card, "how": way or None})
    return Option("use", f"{name}-{how}", {"what": name, "how": how})


def show_seat(seat: int) -> Option:
    return Option("seat", str(seat))


def window(g: Galactica, name: str) -> Script[None]:
    """What must happen here; then the window stays open until nobody wants to act any more."""
    played = in_play(g)
    for duty in played.duties.get(name, ()):
        yield from duty(g)
    listeners = played.listeners.get(name, ())
    while True:
        asked = _questions(g, name, listeners)
        if not asked and not _in_doubt(g, listeners):
            return
        chosen: list[Use | None] = yield Window(name, asked)
        wanted = [(question.seat, use) for question, use in zip(asked, chosen, strict=True) if use is not None]
        if not wanted:
            return
        seat, (listener, how) = wanted[0]
        if len(wanted) > 1:
            g.wants = [Want(seat, name, listener.name, how) for seat, (listener, how) in wanted]
            seat = yield Choose(
                g.current, "galactica-who-first", [seat for seat, _ in wanted], show_seat, purpose=INDIFFERENT
            )
            want = next(want for want in g.wants if want.seat == seat)
            g.wants = []
            uses = [use for use in uses_of(g, name, seat) if (use[0].name, use[1]) == (want.name, want.how)]
            if not uses:
                continue  # only in somebody's head, where hands are others than when they chose
            listener, how = uses[0]
        yield from listener.run(g, Cause(listener.name, seat, how=how))
        if listener.limit == "once":
            listeners = tuple(other for other in listeners if other is not listener)


def _questions(g: Galactica, name: str, listeners: Iterable[Listener]) -> list[Choose]:
    """The questions of a window, in seat order: what each one who can do something may choose."""
    found: dict[int, list[Use | None]] = {}
    for listener in listeners:
        for seat in listener.holders(g):
            for way in listener.ways(g, seat):
                found.setdefault(seat, [None]).append((listener, way))
    if not found:
        return []
    prompt = PROMPT + name
    return [
        Choose(seat, prompt, found[seat], _show, why=partial(why_not_now, g, name, seat))
        for seat in sorted(found)
        if takes_part(g.players[seat])
    ]


def _in_doubt(g: Galactica, listeners: Iterable[Listener]) -> bool:
    """Whether somebody might hold a card for this window, for all that is open."""
    for listener in listeners:  # noqa: SIM110 - at every window; `any` costs twice as much
        if listener.might_be_held(g):
            return True
    return False


def uses_of(g: Galactica, name: str, seat: int) -> list[Use]:
    """What a seat could use in a window now.

    >>> from readyroom.galactica.state import Die
    >>> from readyroom.galactica.testing import Table
    >>> table = Table("laura_roslin", "saul_tigh", "tom_zarek").hand(1, "strategic_planning-3")
    >>> table.state.dice.append(Die("jump"))
    >>> [[(listener.name, how) for listener, how in uses_of(table.state, "before_roll", seat)] for seat in (0, 1)]
    [[], [('strategic_planning', 'strategic_planning-3')]]
    """
    listeners = in_play(g).listeners.get(name, ())
    return [(listener, how) for listener in listeners for how in listener.ways(g, seat)]


def why_not_now(g: Galactica, name: str, seat: int, kind: str, id: str) -> WhyNot | None:
    """Why a seat can't use a card or an ability in a window."""
    if kind not in ("card", "ability"):
        return None
    for listener in in_play(g).listeners.get(name, ()):
        if listener.means(id):
            return listener.why_not(g, seat)
    return WhyNot("other-moment", "SKILL-003" if kind == "card" else "CHAR-004")


def moment(
    g: Galactica,
    name: str,
    because: Cause,
    *,
    seat: int = NOBODY,
    what: str = "",
    amount: int = 1,
    cards: Sequence[int] = (),
) -> Script[Happening]:
    """Open a window on what happens; what has become of it. Costs next to nothing where nobody in play listens."""
    it = Happening(name, because, seat, what, amount)
    played = in_play(g)
    if name in played.listeners or name in played.duties:
        it.cards = list(cards)
        g.happening.append(it)
        yield from window(g, name)
        g.happening.pop()
    if played.any_moment and name in AFTER:
        yield from any_moment(g)
    return it


def any_moment(g: Galactica) -> Script[None]:
    """Something has changed: what may happen at any moment (TW-01), even in the middle of whatever is resolved, may
    happen now. It costs next to nothing where no box has such a thing."""
    for duty in in_play(g).any_moment:
        yield from duty(g)


def might_act(g: Galactica, name: str) -> list[int]:
    """The seats that, for all that is open, could change something in this window: it paces the table, and does not
    decide whether the window opens."""
    listeners = [listener for listener in in_play(g).listeners.get(name, ()) if listener.text.matters(g)]
    return [seat for seat in range(len(g.players)) if any(listener.might_use(g, seat) for listener in listeners)]


def idle(g: Galactica, question: Question) -> bool:
    """Whether a window asks for nothing but things that can't change anything now."""
    if not question.prompt.startswith(PROMPT):
        return False
    return not any(use is not None and use[0].text.matters(g) for use in question.picks)
