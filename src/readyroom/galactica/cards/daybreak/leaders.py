"""The four Cylon leaders of the Daybreak box: their sheets, and what they can do (CHERR); and the Loyalty decks of all
boxes together with a leader."""

from collections.abc import Sequence
from typing import ClassVar

from readyroom.galactica.actions import use_place, why_not_use_place
from readyroom.galactica.activation import KINDS, activate
from readyroom.galactica.asking import choose_one
from readyroom.galactica.cards.base.abilities import Ability
from readyroom.galactica.cards.daybreak.box import NEW_LEADERS
from readyroom.galactica.causes import HAND_LIMIT, Cause
from readyroom.galactica.characters import SHEETS, Sheet, ability_actions, character
from readyroom.galactica.effects import Effect
from readyroom.galactica.loyalty import MUTINEER, choose_and_look, draw_super_crisis, lookable
from readyroom.galactica.moving import return_to, show_place
from readyroom.galactica.places import HANGAR_DECK, RESURRECTION_SHIP, is_confined, layout, sent, uppermost
from readyroom.galactica.purposes import ACT
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.rules_in_force import (
    STANDING,
    Calculating,
    Grieving,
    Heretic,
    Industrious,
    LogicBound,
    Meticulous,
    Vanity,
)
from readyroom.galactica.setup import LEADER as TYPE
from readyroom.galactica.sides import INFILTRATOR, LEADER, is_cylon_player
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, TREACHERY, draw
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import listens
from readyroom.kernel import Choose, Option, Script, WhyNot

_SHEETS = (
    Sheet(
        "aaron_doral",
        TYPE,
        (((TREACHERY,), 1), ((POLITICS, TACTICS), 1)),
        "caprica",
        ("industrious", "meticulous", "vanity"),
        status=LEADER,
    ),
    Sheet(
        "danna_biers",
        TYPE,
        (((POLITICS, LEADERSHIP), 1), ((ENGINEERING, TREACHERY), 1)),
        "human_fleet",
        ("visions", "dont_trust_anyone", "heretic"),
        status=LEADER,
    ),
    Sheet(
        "sharon_athena_agathon",
        TYPE,
        (((PILOTING,), 1), ((LEADERSHIP, ENGINEERING), 1)),
        "hangar_deck",
        ("for_love", "resolute", "grieving"),
        status=INFILTRATOR,
    ),
    Sheet(
        "simon_oneill",
        TYPE,
        (((ENGINEERING,), 1), ((TACTICS, TREACHERY), 1)),
        "cylon_fleet",
        ("calculating", "modifications", "logic_bound"),
        status=LEADER,
    ),
)

for _sheet in _SHEETS:
    character(NEW_LEADERS, _sheet)

NEW_LEADERS.leader_decks |= {4: (1, 6), 5: (1, 8), 6: (2, 9), 7: (2, 11)}  # LOYD-016, LOYD-018, LOYD-020, LOYD-021
NEW_LEADERS.leader_joins |= {5: (MUTINEER,), 7: (MUTINEER,)}

# --- D'Anna Biers ------------------------------------------------------------------------------------------


class SeeAndReturn(Effect, frozen=True):
    """While infiltrating: a random Loyalty card of a human player of your choice is looked at, and you go to a place of
    the Cylons. It is no return by the action for that: nothing is discarded for it (CHERR-005)."""

    unless: ClassVar[WhyNot] = WhyNot("not-infiltrating", "INFL-002")

    place: str

    def _targets(self, g: Galactica, seat: int) -> list[int]:
        return [other for other in lookable(g, seat) if not is_cylon_player(g.players[other])]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return g.players[seat].status == INFILTRATOR and bool(self._targets(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        yield from choose_and_look(g, seat, self._targets(g, seat), because)
        if g.players[seat].status == INFILTRATOR:  # who was executed for what was seen is there already
            yield from return_to(g, seat, sent(g, seat, self.place), because)


class DrawSuperCrises(Effect, frozen=True):
    """You draw Super Crisis cards."""

    tone = "bad"

    count: int

    def do(self, g: Galactica, because: Cause, /) -> None:
        for _ in range(self.count):
            draw_super_crisis(g, because.seat)


# --- Sharon "Athena" Agathon -------------------------------------------------------------------------------


class SpareCards(Effect, frozen=True):
    """Somebody else discards so many Skill cards fewer, and you draw one of a type: not for the hand limit, a Super
    Crisis card, nor an ability on their own sheet (CHERR-037..040)."""

    unless: ClassVar[WhyNot] = WhyNot("other-discard", "CHERR-037")

    fewer: int
    skill: int

    def possible(self, g: Galactica, seat: int, /) -> bool:
        if not g.happening:
            return False
        it = g.happening[-1]
        source = it.because.source
        own = SHEETS[g.players[it.seat].character].abilities
        spares = it.because.immune or source == HAND_LIMIT.source or source in own
        return it.seat != seat and it.amount > 0 and not spares

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        it = g.happening[-1]
        it.amount = max(0, it.amount - self.fewer)
        draw(g, because.seat, (self.skill,))
        yield from ()


class ActivateAnywhere(Effect, frozen=True):
    """A location that is not damaged is activated, whosever it is; not the Hangar Deck out of the Brig (CHERR-046), nor
    by a Cylon player, who has no place in a viper (MOVE-006)."""

    unless: ClassVar[WhyNot] = WhyNot("nothing", "ACT-012")

    def _places(self, g: Galactica, seat: int) -> list[str]:
        player = g.players[seat]
        kept = uppermost(g, HANGAR_DECK) if is_confined(player) or is_cylon_player(player) else ""
        return [
            place
            for place, location in layout(g).locations.items()
            if place in LOCATION_ACTIONS
            and place not in g.damaged
            and place != kept
            and "confined" not in layout(g).flags[location.board][place]
            and why_not_use_place(g, seat, place, as_any=True) is None
        ]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._places(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        """Where humans and Cylons may do different things it is either (CHERR-041)."""
        seat = because.seat
        place: str = yield Choose(seat, "galactica-resolute", self._places(g, seat), show_place, purpose=ACT)
        sides = LOCATION_ACTIONS[place].sides(g, seat)
        side = ""
        if sides:
            side = yield from choose_one(
                seat, "galactica-resolute-side", [*sides], lambda side: Option("choice", side), purpose=ACT
            )
        yield from use_place(g, seat, place, side)


# --- Simon O'Neill -----------------------------------------------------------------------------------------


class ActivateInstead(Effect, frozen=True):
    """Instead of what a Crisis card activates: ships of one type of your choice, or each basestar launches raiders."""

    unless: ClassVar[WhyNot] = WhyNot("other-moment", "CHAR-004")
    tone = "bad"

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        return KINDS if g.happening and g.happening[-1].amount else ()

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.happening[-1].amount = 0
        yield from activate(g, because.how)


# --- what the sheets say -----------------------------------------------------------------------------------

ability_actions(
    NEW_LEADERS,
    {
        "visions": SeeAndReturn(RESURRECTION_SHIP),
        "dont_trust_anyone": DrawSuperCrises(2),
        "resolute": ActivateAnywhere(),
    },
)
listens(NEW_LEADERS, "discarding", Ability("for_love", SpareCards(1, TREACHERY), "turn"))
listens(NEW_LEADERS, "activating_ships", Ability("modifications", ActivateInstead(), "game"))
STANDING.update(
    {
        "industrious": Industrious(2),
        "meticulous": Meticulous(1),
        "vanity": Vanity(),
        "heretic": Heretic(RESURRECTION_SHIP, 1),
        "grieving": Grieving(),
        "calculating": Calculating(cylon=2, infiltrating=3),
        "logic_bound": LogicBound(1),
    }
)
