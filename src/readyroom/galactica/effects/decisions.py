"""Effects that decide what happens: skill checks, choices, die rolls, and paying to avoid something."""

from functools import partial
from typing import Final

from readyroom.galactica.asking import ask, choose_seat, others, why_not_other
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.characters import SHEETS, drawback, miracle, spend
from readyroom.galactica.checks import REPLACED, SPARED, finish_check, skill_check
from readyroom.galactica.dice import roll
from readyroom.galactica.effects.core import CURRENT, NOTHING, YOU, gainers, seat_of
from readyroom.galactica.events import NotPossible, PartChosen
from readyroom.galactica.forecast import Ahead, Line, foreseen
from readyroom.galactica.purposes import OFFER, PART, TRUST
from readyroom.galactica.registry import Effect
from readyroom.galactica.rules_in_force import Amoral, DifferentPath
from readyroom.galactica.sides import takes_part
from readyroom.galactica.skills import skill_bits, skill_names
from readyroom.galactica.state import PILES, Check, Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Choose, Json, Option, Script, WhyNot

OTHER_PART: Final = 2
"""What somebody has chosen who takes neither part of a card (CHERR-021)."""


class SkillCheck(Effect, frozen=True):
    """A check with its results; `partial` with its own number (CHK-019)."""

    difficulty: int
    skills: int
    on_pass: Effect
    on_fail: Effect
    partial: int | None
    on_partial: Effect
    consequence: Effect | None = None
    """Also happens if a card with a check ability lies in the check (CONS)."""

    def made(self, because: Cause) -> Check:
        """The check as it begins."""
        return Check(because.source, self.difficulty, self.skills, self.partial, crisis=True, immune=because.immune)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        check = self.made(because)
        result = yield from skill_check(g, check, self.consequence, because)
        outcome = {
            "pass": self.on_pass,
            "partial": self.on_partial,
            "fail": self.on_fail,
            SPARED: NOTHING,
            REPLACED: NOTHING,
        }[result]
        yield from outcome.run(g, because)
        yield from finish_check(g)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        facts: dict[str, Json] = {"difficulty": self.difficulty, "skills": list(skill_names(self.skills))}
        return [Line("check", facts, parts=self.outcomes(ahead, because, self.difficulty))]

    def outcomes(self, ahead: Ahead, because: Cause, difficulty: int) -> list[Line]:
        """What each result brings, at the difficulty there is by now; and the consequence, which comes before."""

        def line(says: str, effect: Effect, **facts: Json) -> Line:
            return Line(says, facts, parts=effect.forecast(ahead.branch(), because))

        found = [line("on-pass", self.on_pass, least=difficulty)]
        if self.partial is not None:
            found.append(line("on-partial", self.on_partial, least=self.partial))
        found.append(line("on-fail", self.on_fail))
        if self.consequence is not None:
            found.append(line("on-consequence", self.consequence))
        return found


def check(
    difficulty: int,
    *skills: int,
    passed: Effect = NOTHING,
    fail: Effect = NOTHING,
    partial: tuple[int, Effect] | None = None,
    consequence: Effect | None = None,
) -> SkillCheck:
    """A skill check with what each result brings; nothing where none is given.

    >>> from readyroom.galactica.effects import lose
    >>> from readyroom.galactica.skills import POLITICS, TACTICS, skill_names
    >>> water = check(13, POLITICS, TACTICS, fail=lose(food=2), partial=(9, lose(food=1)))
    >>> water.difficulty, water.partial, skill_names(water.skills)
    (13, 9, ('politics', 'tactics'))
    >>> water.on_fail
    Change(resource='food', amount=-2)
    """
    number, partly = partial if partial is not None else (None, NOTHING)
    return SkillCheck(difficulty, skill_bits(*skills), passed, fail, number, partly, consequence)


class Choice(Effect, frozen=True):
    """A "... chooses" card: somebody picks one of two parts (CRIS-009, CRIS-010); Helo may change it."""

    chooser: str
    first: Effect
    second: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        parts: tuple[Effect, ...] = (self.first, self.second)
        chooser = seat_of(g, self.chooser, because)
        possible = [n for n, part in enumerate(parts) if part.possible(g, chooser)]
        hindered = self.chooser == CURRENT and not because.immune  # CYL-026: a drawback is an ability too
        amoral = hindered and drawback(g, g.players[chooser], Amoral) is not None
        allowed = possible[:1] if amoral else possible
        path = None if because.immune else miracle(g, chooser, DifferentPath)
        if path is not None:
            parts, allowed = (*parts, path.effect), [*allowed, len(parts)]
        g.choice = yield Choose(
            chooser,
            "galactica-choose-part",
            allowed,
            _show_part,
            facts={"card": because.source},
            aid=partial(foreseen, g, because, [parts[n] for n in allowed]),
            purpose=PART,
        )
        if g.choice == OTHER_PART:
            spend(g, chooser, SHEETS[g.players[chooser].character].abilities[1])
        g.tell(PartChosen, chooser, because.source, g.choice)
        if len(possible) > 1 and not because.immune:
            yield from window(g, "part_chosen")
        chosen, g.choice = g.choice, -1
        yield from parts[chosen].run(g, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return _either_or(ahead, because, self.first, self.second)


def _either_or(ahead: Ahead, because: Cause, first: Effect, second: Effect) -> list[Line]:
    return [
        Line("either", parts=first.forecast(ahead.branch(), because)),
        Line("or", parts=second.forecast(ahead.branch(), because)),
    ]


def _show_part(part: int) -> Option:
    return Option("part", ("first", "second", "other")[part])


class LowRoll(Effect, frozen=True):
    """Roll a die; the effect happens on this number or less."""

    at_most: int
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        result = yield from roll(g, "ally" if PILES.get(because.source) == "ally" else "crisis")
        if result <= self.at_most:
            yield from self.effect.run(g, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        facts: dict[str, Json] = {"most": self.at_most, "percent": 12.5 * self.at_most}
        return [Line("low-roll", facts, parts=self.effect.forecast(ahead.branch(), because))]


class PayOr(Effect, frozen=True):
    """Somebody may pay; if he does not, something else happens."""

    role: str
    price: Effect
    otherwise: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        ways = (self.otherwise, self.price)
        seat, aid = seat_of(g, self.role, because), partial(foreseen, g, because, ways)
        pays = yield from ask(seat, "galactica-pay", aid=aid, purpose=PART)
        yield from ways[pays].run(g, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        seat = seat_of(ahead.g, self.role, because)
        return [
            Line("pay", {"seat": seat}, parts=self.price.forecast(ahead.branch(), because)),
            Line("else", parts=self.otherwise.forecast(ahead.branch(), because)),
        ]


class May(Effect, frozen=True):
    """Somebody may have something happen; what nobody decides does."""

    role: str
    effect: Effect

    def _who(self, g: Galactica, because: Cause) -> list[int]:
        """A revealed Cylon decides what is done to the table (CYL-023); nothing is done for them (CYL-018)."""
        return [seat_of(g, self.role, because)] if self.effect.to_the_table else gainers(g, self.role, because)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in self._who(g, because):
            if seat != NOBODY and not self.effect.possible(g, seat):
                continue
            aid = partial(foreseen, g, because, (None, self.effect))
            whom = None if because.chosen == NOBODY else because.chosen
            if seat == NOBODY or (
                yield from ask(seat, "galactica-may", OFFER, aid=aid, card=because.source, seat=whom)
            ):
                yield from self.effect.run(g, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return [
            Line("may", {"seat": seat}, parts=self.effect.forecast(ahead.branch(), because))
            for seat in self._who(ahead.g, because)
        ]


class Pick(Effect, frozen=True):
    """Somebody must take one of two things; an inner choice, not one that Helo can change (CHERR-023)."""

    role: str
    first: Effect
    second: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        parts = (self.first, self.second)
        part: int = yield Choose(
            seat_of(g, self.role, because),
            "galactica-pick",
            (0, 1),
            _show_part,
            facts={"card": because.source},
            aid=partial(foreseen, g, because, parts),
            purpose=PART,
        )
        yield from parts[part].run(g, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return _either_or(ahead, because, self.first, self.second)


def inner_choice(choice: Choice) -> Pick | None:
    """The choice within a part of a card, whichever part that is; no card has two."""
    return next((part for part in (choice.first, choice.second) if isinstance(part, Pick)), None)


class Choosing(Effect, frozen=True):
    """Somebody chooses another player, to whom something happens: there the role is CHOSEN."""

    chooser: str
    effect: Effect
    purpose: str = TRUST
    """What for (purposes.py), for computer players."""
    cylons: bool = False
    """Revealed Cylons can be chosen too: what is no Crisis card may touch them. There the role is ANYBODY."""

    unless = WhyNot("nobody-else", "CYL-030")

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        chooser = seat_of(g, self.chooser, because)
        prompt, card = "galactica-choose-player", because.source
        chosen = yield from choose_seat(
            chooser, prompt, self._seats(g, chooser), self.purpose, card=card, why=partial(why_not_other, g, chooser)
        )
        if chosen is None:
            g.tell(NotPossible, "choose-player")
        else:
            yield from self.effect.run(g, because.choosing(chosen))

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return self.chooser != YOU or bool(self._seats(g, seat))

    def _seats(self, g: Galactica, chooser: int) -> list[int]:
        if not self.cylons:
            return others(g, chooser)
        return [player.seat for player in g.players if takes_part(player) and player.seat != chooser]
