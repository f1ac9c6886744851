"""The 3 Quorum cards of the Exodus box."""

from functools import partial

from readyroom.galactica.asking import choose_one, choose_seat, others
from readyroom.galactica.board import CAG
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_to, show_named
from readyroom.galactica.effects import ADMIRAL, Effect, PresidentSteps, all_of, gain, lose
from readyroom.galactica.places import bars_titles
from readyroom.galactica.purposes import INDIFFERENT, TRUST
from readyroom.galactica.quorum import draw_quorum
from readyroom.galactica.registry import QUORUM_ACTIONS
from readyroom.galactica.sides import may_hold_title
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import TITLES, give_title, why_no_title
from readyroom.kernel import ChooseSeveral, Option, Script, WhyNot


class GrantTitle(Effect, frozen=True):
    """A player of one's choice, oneself too, gets one of these titles; a prisoner none that is lost in the Brig."""

    titles: tuple[str, ...]

    unless = WhyNot("nobody-else", "TITLE-034")

    def _grants(self, g: Galactica, seat: int) -> list[str]:
        """The titles a player could be given."""
        jailed = bars_titles(g.players[seat].place)
        return [
            office
            for office in self.titles
            if office in in_play(g).titles
            and g.titles.get(office) != seat
            and not (jailed and TITLES[office].lost_in_brig)
        ]

    def _targets(self, g: Galactica) -> list[int]:
        return [player.seat for player in g.humans() if may_hold_title(player) and self._grants(g, player.seat)]

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._targets(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        target = yield from choose_seat(
            because.seat, "galactica-presidential-order", self._targets(g), TRUST, why=partial(why_no_title, g)
        )
        if target is not None:
            office = yield from choose_one(
                because.seat,
                "galactica-which-title",
                self._grants(g, target),
                lambda title: Option("title", title),
                purpose=INDIFFERENT,
            )
            yield from give_title(g, office, target, because)


class RedrawQuorum(Effect, frozen=True):
    """Any number of cards of the Quorum hand are discarded, and as many drawn."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        hand = g.quorum_hand
        if not hand:
            return
        cards: tuple[str, ...] = yield ChooseSeveral(
            because.seat,
            "galactica-redraw-quorum",
            hand[:],
            show_named,
            at_least=0,
            at_most=len(hand),
            purpose=INDIFFERENT,
        )
        for card in sorted(cards):
            hand.remove(card)
            discard_to(g, "quorum", card)
        for _ in cards:
            draw_quorum(g)


class Resign(Effect, frozen=True):
    """Something first; then somebody else becomes President."""

    first: Effect

    unless = WhyNot("nobody-else", "TITLE-034")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(others(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from self.first.run(g, because)
        yield from PresidentSteps().run(g, because)


def _card(card: str, action: Effect) -> None:
    QUORUM_ACTIONS[card] = action
    EXODUS.card("quorum", card)


_card("establish_dogsville", all_of(gain(population=1), lose(morale=1)))
_card("presidential_order", GrantTitle((ADMIRAL, CAG)))
_card("resignation", Resign(RedrawQuorum()))
