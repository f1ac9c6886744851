"""Lanterns with one fault each. The generic suite must find every one of them."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, NamedTuple

from readyroom.kernel import (
    REST,
    Answer,
    AskAll,
    Chance,
    Choose,
    Event,
    Game,
    Hidden,
    Json,
    Question,
    Rules,
    Script,
    Window,
)
from readyroom.testing.lanterns import Drew, Lanterns, LanternsRules, value

Change = Callable[[Lanterns, Any], Any]


class Mutant(NamedTuple):
    kinds: tuple[str, ...]
    """Of the fault that the suite must report; any of them, where it shows in several ways."""
    rules: Rules[Any]
    sample: float


MUTANTS: dict[str, Mutant] = {}


def mutant(*kinds: str, sample: float = 0.5) -> Callable[[type[LanternsRules]], type[LanternsRules]]:
    """With `sample` 0 only what is checked in every game can find it: undo and replay."""

    def keep(rules: type[LanternsRules]) -> type[LanternsRules]:
        MUTANTS[rules.__name__] = Mutant(kinds, rules(), sample)
        return rules

    return keep


def altered(script: Script[None], change: Callable[[Any], Any]) -> Script[None]:
    """The script with every step changed on its way out."""
    try:
        step = next(script)
        while True:
            got = yield change(step)
            step = script.send(got)
    except StopIteration:
        return


# --- secrets -----------------------------------------------------------------------------------------------


@mutant("secrecy")
class LeaksCardInView(LanternsRules):
    def view(self, g: Lanterns, viewer: int | None) -> Json:
        return super().view(g, viewer) | {"debug": [hand[-1:] for hand in g.hands]}


@mutant("secrecy")
class LeaksDiscardPileInView(LanternsRules):
    def view(self, g: Lanterns, viewer: int | None) -> Json:
        return super().view(g, viewer) | {"discard": [value(card) for card in g.discard]}


@mutant("secrecy")
class LeaksToSpectator(LanternsRules):
    def view(self, g: Lanterns, viewer: int | None) -> Json:
        return super().view(g, 0 if viewer is None else viewer)


@mutant("secrecy")
class LeaksDeckInQuestion(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        def tell_too_much(step: Any) -> Any:
            if isinstance(step, Choose) and step.prompt == "lanterns-turn":
                step.facts = {"next": value(g.deck[-1]) if g.deck else None}
            return step

        yield from altered(super().play(g), tell_too_much)


@mutant("secrecy")
class LeaksWhoIsAsked(LanternsRules):
    """Opens the secret window as a public one: everybody sees who could snuff."""

    def play(self, g: Lanterns) -> Script[None]:
        yield from altered(super().play(g), lambda step: AskAll(step.questions) if isinstance(step, Window) else step)


class Peeked(Event, frozen=True):
    card: int


@mutant("secrecy")
class LeaksCardInEvent(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        def tell(step: Any) -> Any:
            if isinstance(step, Question) and step.prompt == "lanterns-trim":
                g.tell(Peeked, value(g.hands[step.seat][0]))
            return step

        yield from altered(super().play(g), tell)


class DrawsUnnoticed(Lanterns, kw_only=True):
    def draw(self, seat: int) -> None:
        if self.deck:
            card = self.deck.pop()
            self.hands[seat].append(card)
            self.tell(Drew, seat, Hidden(value(card), (seat,), None))


@mutant("secrecy")
class UndoAfterReveal(LanternsRules):
    """Draws a card and asks the same seat again without saying that something was revealed."""

    state = DrawsUnnoticed

    def play(self, g: Lanterns) -> Script[None]:
        g.turn = max(g.turn, 0)
        while g.turn < g.last_turn:
            yield REST
            seat = g.turn % len(g.hands)
            yield Choose(seat, "lanterns-turn", ["draw"])
            g.draw(seat)
            yield Choose(seat, "lanterns-turn", ["done"])
            g.turn += 1


# --- cards and rules ---------------------------------------------------------------------------------------


class LosesCards(Lanterns, kw_only=True):
    def throw(self, seat: int, cards: Any) -> None:
        super().throw(seat, cards)
        if len(self.discard) > 6:
            self.discard.pop(0)


@mutant("invariant")
class LosesCard(LanternsRules):
    state = LosesCards


class DoublesCards(Lanterns, kw_only=True):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.deck.insert(0, self.hands[seat][-1])


@mutant("invariant")
class DoublesCard(LanternsRules):
    state = DoublesCards


@mutant("option")
class IllegalOrder(LanternsRules):
    """A standing order gives two cards back."""

    def ordered(self, order: str, question: Question) -> Answer | None:
        answer = super().ordered(order, question)
        return (0, 1) if order == "give-lowest" and answer is not None else answer


@mutant("option")
class IllegalOption(LanternsRules):
    """Offers to bid a card that the seat does not have."""

    def play(self, g: Lanterns) -> Script[None]:
        def offer(step: Any) -> Any:
            if isinstance(step, AskAll) and not isinstance(step, Window):
                return AskAll([type(q)(q.seat, q.prompt, [*q.picks, 99], q.show) for q in step.questions])
            return step

        yield from altered(super().play(g), offer)


@mutant("dead end")
class NothingToChoose(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        yield from altered(
            super().play(g),
            lambda step: Choose(0, "lanterns-turn", []) if isinstance(step, Choose) and g.turn > 3 else step,
        )


@mutant("bound")
class NeverEnds(LanternsRules):
    def play(self, g: Lanterns) -> Script[None]:
        while True:
            yield from super().play(g)
            g.turn, g.lanterns = 0, [0] * len(g.hands)


# --- determinism and copies --------------------------------------------------------------------------------

_ticks: Iterator[int] = count()


class DrawsByClock(Lanterns, kw_only=True):
    def draw(self, seat: int) -> None:
        if self.deck:
            self.deck.insert(0, self.deck.pop(next(_ticks) % len(self.deck)))
        super().draw(seat)


@mutant("replay", sample=0)
class NotDeterministic(LanternsRules):
    state = DrawsByClock


_memory: dict[str, int] = {}


@mutant("undo", sample=0)
class RemembersOutsideState(LanternsRules):
    """Counts turns in a global: a clone or a second game in the same process goes wrong."""

    def play(self, g: Lanterns) -> Script[None]:
        def note(step: Any) -> Any:
            if isinstance(step, Choose) and step.prompt == "lanterns-turn":
                _memory[g.chance.key] = _memory.get(g.chance.key, 0) + 1
                g.last_turn += _memory[g.chance.key] % 2
            return step

        yield from altered(super().play(g), note)


class SharesHands(Lanterns, kw_only=True):
    def copy(self) -> "SharesHands":
        copy = super().copy()
        copy.hands = self.hands
        return copy


@mutant("invariant")
class SharedCopy(LanternsRules):
    """A copy that shares a list with its original: going back does not go back."""

    state = SharesHands


class ForgetsOil(Lanterns, kw_only=True):
    def copy(self) -> "ForgetsOil":
        copy = super().copy()
        copy.oil = [0] * len(self.oil)
        return copy


class DrawsByIdentity(Lanterns, kw_only=True):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.oil[seat] = id(self) % 1009


@mutant("clone", "imagined")
class DependsOnObjects(LanternsRules):
    state = DrawsByIdentity


@mutant("serialisation")
class IncompleteCopy(LanternsRules):
    state = ForgetsOil


@mutant("plain")
class ViewIsNotPlain(LanternsRules):
    def view(self, g: Lanterns, viewer: int | None) -> Json:
        return super().view(g, viewer) | {"lanterns": tuple(g.lanterns)}


@mutant("invariant")
class PermuteBreaksState(LanternsRules):
    def permute(self, g: Lanterns, viewer: int | None, chance: Any) -> None:
        g.deck.append(0)


# --- imagining ---------------------------------------------------------------------------------------------


@mutant("imagined")
class DealsByTheTruth(LanternsRules):
    """Cards are dealt anew in an order that hangs on how they lay."""

    def permute(self, g: Lanterns, viewer: int | None, chance: Chance) -> None:
        others = [hand for seat, hand in enumerate(g.hands) if seat != viewer]
        piles = [g.deck, *others]
        cards = [card for pile in piles for card in pile]
        chance.shuffle(cards)
        for pile in piles:
            pile[:] = [cards.pop() for _ in pile]


@mutant("imagined")
class AsksWithCopies(LanternsRules):
    """Who bids is offered the cards as they lay when the question was made."""

    def play(self, g: Lanterns) -> Script[None]:
        def copied(step: Any) -> Any:
            if isinstance(step, AskAll) and not isinstance(step, Window):
                return AskAll([type(q)(q.seat, q.prompt, list(q.picks), q.show) for q in step.questions])
            return step

        yield from altered(super().play(g), copied)


@mutant("imagined")
class RemembersInTheScript(LanternsRules):
    """Keeps in mind what lies on the deck while a seat chooses what to trim."""

    def play(self, g: Lanterns) -> Script[None]:
        script = super().play(g)
        got: Any = None
        try:
            while True:
                step = script.send(got)
                top = value(g.deck[-1]) if g.deck else 0
                got = yield step
                if isinstance(step, Question) and step.prompt == "lanterns-trim":
                    g.deck[:] = g.deck[top:] + g.deck[:top]
        except StopIteration:
            return


@mutant("imagined")
class HasToAct(LanternsRules):
    """Nobody can decline in the secret window."""

    def play(self, g: Lanterns) -> Script[None]:
        def urge(step: Any) -> Any:
            if isinstance(step, Window):
                return Window("snuff", [Choose(q.seat, q.prompt, ("left", "right")) for q in step.questions])
            return step

        yield from altered(super().play(g), urge)


# --- the kernel itself -------------------------------------------------------------------------------------

KERNEL_MUTANTS: dict[str, tuple[str, Callable[[Any], None]]] = {}
"""By name: the kind of fault the suite must report in the sound game, and what breaks the kernel (a MonkeyPatch)."""


def kernel_mutant(kind: str) -> Callable[[Callable[[Any], None]], Callable[[Any], None]]:
    def keep(change: Callable[[Any], None]) -> Callable[[Any], None]:
        KERNEL_MUTANTS[change.__name__] = (kind, change)
        return change

    return keep


@kernel_mutant("clone")
def clone_forgets_what_was_shown(patch: Any) -> None:
    """A clone takes back answers that its original no longer can."""
    clone = Game.clone

    def forgetful(self: Game[Any], *, listen: bool = True) -> Game[Any]:
        new = clone(self, listen=listen)
        new._floor = 0
        return new

    patch.setattr(Game, "clone", forgetful)


@kernel_mutant("secrecy")
def undo_tells_who_answered_in_a_window(patch: Any) -> None:
    why_no_undo = Game.why_no_undo

    def telling(self: Game[Any], seat: int) -> str | None:
        why = why_no_undo(self, seat)
        last = self._seats[-1] if self._seats else None
        return why and f"{why} (the last answer was given by {last})"

    patch.setattr(Game, "why_no_undo", telling)
