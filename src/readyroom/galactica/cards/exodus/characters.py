"""The four character sheets of the Exodus box, and what their characters can do."""

from collections.abc import Sequence
from typing import ClassVar

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.cards.base.abilities import Ability
from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import Sheet, ability_actions, character, own_types
from readyroom.galactica.checks import leave
from readyroom.galactica.decks import arrange_top
from readyroom.galactica.dice import cast
from readyroom.galactica.discards import discard_cards
from readyroom.galactica.effects import YOU, DrawAny, Effect
from readyroom.galactica.execution import execute
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import LOCATIONS, is_confined, sent
from readyroom.galactica.purposes import GIVE_UP, JAIL
from readyroom.galactica.rules_in_force import STANDING, Amoral, Benched, Impulsive, Misguided
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.skills import (
    DESIGN,
    ENGINEERING,
    LABEL,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    TACTICS,
    choose_and_draw,
    show_card,
)
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import give_title
from readyroom.galactica.windows import listens
from readyroom.kernel import ChooseSeveral, Script, WhyNot

# --- Felix Gaeta -------------------------------------------------------------------------------------------


class RollLocationAgain(Effect, frozen=True):
    """The die of a location is rolled again, once, whoever has activated it (CHERR-011, CHERR-012)."""

    unless: ClassVar[WhyNot] = WhyNot("other-die", "CHERR-011")
    place: str

    def possible(self, g: Galactica, _: int, /) -> bool:
        die = g.die
        return die is not None and die.place == self.place and not die.rolled_again

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        assert g.die is not None
        g.die.rolled_again = True
        yield from cast(g)


class SeizeTitle(Effect, frozen=True):
    """A title is taken, whoever has it; out of the Brig one moves to a place first."""

    unless: ClassVar[WhyNot] = WhyNot("has-title", "TERM-011")
    title: str
    place: str

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return g.titles.get(self.title) != seat

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        if is_confined(g.players[seat]):
            yield from move_to(g, seat, sent(g, seat, self.place), because)
        yield from give_title(g, self.title, seat, because)


# --- Samuel T. Anders --------------------------------------------------------------------------------------


class ExchangeCards(Effect, frozen=True):
    """Any number of Skill cards are discarded, and as many drawn of one type in the skill set."""

    unless: ClassVar[WhyNot] = WhyNot("no-cards", "TERM-011")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(g.players[seat].hand)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        player = g.players[seat]
        cards: tuple[int, ...] = yield ChooseSeveral(
            seat, "galactica-exchange", player.hand[:], show_card, at_least=1, at_most=len(player.hand), purpose=GIVE_UP
        )
        yield from discard_cards(g, seat, cards, because)
        types = own_types(g, player.character)
        yield from choose_and_draw(g, seat, tuple((skill,) * len(cards) for skill in types))


class ChooseResult(Effect, frozen=True):
    """On one's own turn the result of a die is chosen instead of rolling it; nothing changes it any more."""

    unless: ClassVar[WhyNot] = WhyNot("own-turn", "TERM-011")

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        return [str(number) for number in range(1, 9)] if seat == g.current and g.die is not None else ()

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.die is not None
        g.die.rolled, g.die.bonus = int(because.how), 0
        g.die.planned = g.die.settled = True


# --- Callandra "Cally" Tyrol -------------------------------------------------------------------------------


class DiscardFromCheck(Effect, frozen=True):
    """On one's own turn one of the cards in a check is discarded, before anything comes of it."""

    unless: ClassVar[WhyNot] = WhyNot("own-turn", "TERM-011")

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        check = g.check
        if check is None or check.immune or seat != g.current or f"fix-{seat}" in check.modified:
            return ()
        return [LABEL[card] for card in dict.fromkeys(check.cards)]

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.check is not None
        g.check.modified.append(f"fix-{because.seat}")
        leave(g, [DESIGN[because.how]])


class ExecuteHere(Effect, frozen=True):
    """Another character in the same location is executed."""

    unless: ClassVar[WhyNot] = WhyNot("nobody-there", "TERM-011")

    def _there(self, g: Galactica, seat: int) -> list[int]:
        place = g.players[seat].place
        if place not in LOCATIONS:
            return []
        return [p.seat for p in g.players if p.place == place and p.seat != seat and is_human_player(p)]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._there(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        victim = yield from choose_seat(because.seat, "galactica-execute", self._there(g, because.seat), JAIL)
        assert victim is not None
        yield from execute(g, victim, because)


# --- Tory Foster -------------------------------------------------------------------------------------------


class ArrangeTop(Effect, frozen=True):
    """The top cards of a deck are looked at and put back in any order."""

    deck: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from arrange_top(g, because.seat, self.deck, self.count)


# --- the sheets --------------------------------------------------------------------------------------------

_SHEETS = (
    Sheet(
        "felix_gaeta",
        "military_leader",
        (((TACTICS,), 2), ((ENGINEERING,), 1), ((LEADERSHIP, POLITICS), 2)),
        "ftl_control",
        ("ftl_operator", "coup", "misguided"),
    ),
    Sheet(
        "samuel_t_anders",
        "pilot",
        (((LEADERSHIP,), 2), ((TACTICS,), 2), ((TACTICS, PILOTING), 1)),
        "armory",
        ("star_player", "longshot", "starts_on_the_bench"),
    ),
    Sheet(
        "callandra_cally_tyrol",
        "support",
        (((POLITICS,), 1), ((LEADERSHIP,), 1), ((TACTICS,), 1), ((ENGINEERING,), 2)),
        "hangar_deck",
        ("quick_fix", "discharge_of_a_firearm", "impulsive"),
    ),
    Sheet(
        "tory_foster",
        "political_leader",
        (((POLITICS,), 3), ((LEADERSHIP,), 1), ((TACTICS,), 1)),
        "press_room",
        ("adaptable", "influential", "amoral"),
    ),
)

for _sheet in _SHEETS:
    character(EXODUS, _sheet)

ability_actions(
    EXODUS,
    {
        "coup": SeizeTitle("admiral", "command"),
        "star_player": ExchangeCards(),
        "discharge_of_a_firearm": ExecuteHere(),
        "influential": ArrangeTop("quorum", 5),
    },
)
listens(EXODUS, "die_rolled", Ability("ftl_operator", RollLocationAgain("ftl_control")))
listens(EXODUS, "before_roll", Ability("longshot", ChooseResult(), "game"))
listens(EXODUS, "cards_shown", Ability("quick_fix", DiscardFromCheck()))
listens(EXODUS, "quorum_resolved", Ability("adaptable", DrawAny(YOU, 2), "once"))
STANDING.update(
    {
        "misguided": Misguided(3),
        "starts_on_the_bench": Benched(1),
        "impulsive": Impulsive(1),
        "amoral": Amoral(),
    }
)
