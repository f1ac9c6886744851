"""Effects on the check that is about to be made: Reckless cards, and what changes its cards, difficulty or result."""

from collections.abc import Sequence

from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.registry import CheckAbility, Effect
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script, WhyNot


class Reckless(Effect, frozen=True):
    """The check becomes Reckless, and something happens: one such card a check, and none where order was restored
    (RECK-002, RECK-003)."""

    effect: Effect

    unless = WhyNot("reckless", "RECK-002")

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        check = g.check
        return () if check is None or check.reckless or check.orderly else self.effect.ways(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        check = g.check
        if check is not None and check.orderly:
            return WhyNot("orderly", "RECK-003")
        return self.unless if check is None or check.reckless else self.effect.why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        assert g.check is not None
        g.check.reckless = True
        yield from self.effect.run(g, because)


class Easier(Effect, frozen=True):
    """The difficulty is lower; the partial pass number stays (CHK-022)."""

    easier: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        change_difficulty(g, -self.easier)


class WithoutDestiny(Effect, frozen=True):
    """No cards of the Destiny deck are added."""

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.without_destiny = True


class HandsFaceup(Effect, frozen=True):
    """What players add is played faceup; the Destiny cards are not."""

    unless = WhyNot("faceup", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.hands_open

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.hands_open = True
        if g.check.cards:
            g.chance.reveal()


class Orderly(Effect, frozen=True):
    """Abilities of cards in the check are not resolved (RECK-003, RECK-004)."""

    unless = WhyNot("order-restored", "RECK-003")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.reckless and not g.check.orderly

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        reckless = g.check is not None and g.check.reckless
        return WhyNot("reckless-already", "RECK-004") if reckless else super().why_not(g, seat)

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.orderly = True


class InsteadOfPassing(Effect, frozen=True):
    """A check was passed: something else happens instead of the result for that."""

    effect: Effect

    unless = WhyNot("other-check", "SKILL-003")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.replaced

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        assert g.check is not None
        g.check.replaced = True
        yield from self.effect.run(g, because)


class Brings(CheckAbility, frozen=True):
    """A card in a check that has something happen which does not change the check itself."""

    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from self.effect.run(g, because)
