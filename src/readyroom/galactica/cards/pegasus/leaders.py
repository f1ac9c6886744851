"""The three Cylon leaders of the Pegasus box: their sheets, and what they can do (CYL-035, LEAD-003)."""

from typing import ClassVar

from readyroom.galactica.actions import take_actions
from readyroom.galactica.asking import ask, choose_one, choose_seat
from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base.abilities import Ability
from readyroom.galactica.cards.pegasus.box import LEADERS, OLD_LEADERS
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import Sheet, ability_actions, character, drawback
from readyroom.galactica.checks import join_from_hand
from readyroom.galactica.combat import show_target
from readyroom.galactica.discards import discard_hand
from readyroom.galactica.effects import Effect
from readyroom.galactica.events import NotPossible, SkillTaken
from readyroom.galactica.purposes import CONTRIBUTE, GIVE_UP, HARM, INDIFFERENT, VICTIM
from readyroom.galactica.registry import ABILITY_MOVEMENTS
from readyroom.galactica.rules_in_force import STANDING, Clouded, ConflictedLoyalties, LiesAndSecrets
from readyroom.galactica.setup import LEADER as TYPE
from readyroom.galactica.ships import available, place, take_basestar
from readyroom.galactica.sides import LEADER
from readyroom.galactica.skills import (
    ENGINEERING,
    LABEL,
    LEADERSHIP,
    POLITICS,
    TACTICS,
    TREACHERY,
    draw,
    put_on_destiny,
    show_card,
    show_draw,
    take_destiny,
)
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.windows import listens, must
from readyroom.kernel import Choose, ChooseOrder, ChooseSeveral, Hidden, Option, Script, WhyNot

_SHEETS = (
    Sheet(
        "cavil",
        TYPE,
        (((TACTICS,), 1), ((ENGINEERING, TREACHERY), 1)),
        "cylon_fleet",
        ("primacy", "aggressive_tactics", "lies_and_secrets"),
        status=LEADER,
    ),
    Sheet(
        "leoben_conoy",
        TYPE,
        (((POLITICS,), 1), ((ENGINEERING, TREACHERY), 1)),
        "human_fleet",
        ("glimpse_the_face_of_god", "cryptic_message", "clouded"),
        status=LEADER,
    ),
    Sheet(
        "caprica_six",
        TYPE,
        (((LEADERSHIP,), 1), ((ENGINEERING, TREACHERY), 1)),
        "caprica",
        ("intimate", "human_delusion", "conflicted_loyalties"),
        status=LEADER,
    ),
)

for _sheet in _SHEETS:
    character(LEADERS, _sheet)

OLD_LEADERS.leader_decks |= {4: (1, 6), 5: (1, 8), 6: (2, 9), 7: (2, 11)}  # LOYD-022
OLD_LEADERS.hands_over = 6
OLD_LEADERS.hands_over_asleep = True
"""CYL-047, EXEC-043; docs/rulings.md."""

# --- Cavil -------------------------------------------------------------------------------------------------


class LeadFleet(Effect, frozen=True):
    """A basestar comes before Galactica; or one may leave, if all are there already. Then raiders may come there, and
    civilian ships behind Galactica: all of them or none."""

    tone = "bad"

    raiders: int
    civilians: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        if not g.in_orbit:
            g.tell(NotPossible, "place-basestar")
            return
        if available(g, "basestar"):
            yield from place(g, "basestar", [(FORE, 1)])
        else:
            picks: list[Basestar | None] = [None, *g.fleet.basestars]
            gone: Basestar | None = yield Choose(
                seat, "galactica-primacy-leaves", picks, _show_star, purpose=INDIFFERENT
            )
            if gone is not None:
                take_basestar(g, gone)
        if available(g, "raider") < self.raiders or len(g.civilian_pile) < self.civilians:
            return
        if (yield from ask(seat, "galactica-primacy-ships", HARM, raiders=self.raiders, civilians=self.civilians)):
            yield from place(g, "raider", [(FORE, self.raiders)])
            yield from place(g, "civilian", [(AFT, self.civilians)])


def _show_star(basestar: Basestar | None) -> Option:
    return Option("choice", "nobody") if basestar is None else show_target(("basestar", basestar.area, basestar))


class ActionsNow(Effect, frozen=True):
    """You take so many actions at once."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from take_actions(g, because.seat, self.count)


def lies_and_secrets(g: Galactica) -> Script[None]:
    """Somebody has revealed a Cylon card."""
    for player in g.players:
        if player.character and drawback(g, player, LiesAndSecrets) is not None:
            yield from discard_hand(g, player.seat, Cause("lies_and_secrets", player.seat))


# --- Leoben Conoy ------------------------------------------------------------------------------------------


class SwapDestiny(Effect, frozen=True):
    """The top cards of the Destiny deck go to the hand; then as many cards of the hand go on top of it."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        hand = g.players[seat].hand
        take_destiny(g, seat, min(self.count, len(g.destiny)))  # not beyond the last card of it (docs/rulings.md)
        count = min(self.count, len(hand))
        cards: tuple[int, ...] = yield ChooseOrder(
            seat, "galactica-glimpse", hand[:], show_card, at_least=count, at_most=count, purpose=GIVE_UP
        )
        put_on_destiny(g, seat, cards)


class SwapHands(Effect, frozen=True):
    """You and another player of your choice exchange all Skill cards."""

    unless: ClassVar[WhyNot] = WhyNot("no-cards", "TERM-011")

    def _others(self, g: Galactica, seat: int) -> list[int]:
        return [other for other in g.clockwise(0) if other != seat]

    def possible(self, g: Galactica, _: int, /) -> bool:
        return any(player.hand for player in g.players)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        other = yield from choose_seat(seat, "galactica-cryptic-message", self._others(g, seat), purpose=VICTIM)
        assert other is not None
        mine, theirs = g.players[seat].hand, g.players[other].hand
        given, taken = sorted(mine), sorted(theirs)
        mine[:], theirs[:] = taken, given
        g.chance.reveal()
        for to, source, cards in ((seat, other, taken), (other, seat, given)):
            for card in cards:
                g.tell(SkillTaken, to, source, Hidden(LABEL[card], (to, source), None))


# --- "Caprica" Six -----------------------------------------------------------------------------------------


class TakeForAnother(Effect, frozen=True):
    """A random Skill card of another player; they draw one of a type of your choice."""

    unless: ClassVar[WhyNot] = WhyNot("no-cards", "TERM-011")

    def _targets(self, g: Galactica, seat: int) -> list[int]:
        return [other for other in g.clockwise(0) if other != seat and g.players[other].hand]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._targets(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(seat, "galactica-intimate", self._targets(g, seat), purpose=VICTIM)
        assert target is not None
        hand = g.players[target].hand
        card = g.chance.draw(hand, 1)[0]
        g.players[seat].hand.append(card)
        g.chance.reveal()
        g.tell(SkillTaken, seat, target, Hidden(LABEL[card], (seat, target), None))
        types = [(skill,) for skill in in_play(g).skills]
        skills: tuple[int, ...] = yield from choose_one(
            seat, "galactica-intimate-type", types, show_draw, purpose=INDIFFERENT
        )
        draw(g, target, skills)


class AddAnyNumber(Effect, frozen=True):
    """As many of your Skill cards as you like are added to a check whose cards lie faceup."""

    unless: ClassVar[WhyNot] = WhyNot("no-cards", "TERM-011")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return g.check is not None and not g.check.immune and bool(g.players[seat].hand)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        hand = g.players[seat].hand
        cards: tuple[int, ...] = yield ChooseSeveral(
            seat, "galactica-human-delusion", hand[:], show_card, at_least=1, at_most=len(hand), purpose=CONTRIBUTE
        )
        for card in sorted(cards):
            join_from_hand(g, seat, card)


# --- what the sheets say -----------------------------------------------------------------------------------

ability_actions(LEADERS, {"primacy": LeadFleet(raiders=3, civilians=1), "cryptic_message": SwapHands()})
ABILITY_MOVEMENTS.update(
    {"aggressive_tactics": ActionsNow(2), "glimpse_the_face_of_god": SwapDestiny(2), "intimate": TakeForAnother()}
)
listens(LEADERS, "cards_shown", Ability("human_delusion", AddAnyNumber(), "game"))
must(LEADERS, "cylon_revealed", lies_and_secrets)
STANDING.update(
    {
        "lies_and_secrets": LiesAndSecrets(),
        "clouded": Clouded(),
        "conflicted_loyalties": ConflictedLoyalties("cylon_fleet", 1),
    }
)
