"""Effects on hands of Skill cards: discarding, drawing, taking them."""

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import own_types
from readyroom.galactica.discards import discard_each, discard_hand, must_be_random
from readyroom.galactica.effects.core import CHOSEN, AllOf, gainers, seat_of, touched, who
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_human_player, sheet_counts
from readyroom.galactica.skills import (
    choose_and_draw,
    draw,
    draw_among,
    draw_any,
    may_draw_among,
    take_destiny,
    take_hand,
)
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import any_moment
from readyroom.kernel import Json, Script


class Discard(Effect, frozen=True):
    """Somebody discards Skill cards of his choice, or random ones."""

    role: str
    count: int
    random: bool = False

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from discard_each(g, who(g, self.role, because), self.count, because, random=self.random)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        seats = who(ahead.g, self.role, because)
        return self.said_if_none([_hand(ahead, seat, self.count, random=self.random) for seat in seats])


class RolesDiscard(AllOf, frozen=True):
    """Whoever has each of several roles when it begins discards, though what one of them discards may take a role from
    them (docs/rulings.md)."""

    effects: tuple[Discard, ...]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seats = [seat_of(g, part.role, because) for part in self.effects]
        for seat, part in zip(seats, self.effects, strict=True):
            yield from Discard(CHOSEN, part.count, part.random).run(g, because.choosing(seat))
            yield from any_moment(g)


class EachDiscards(Effect, frozen=True):
    """Every player discards (TIME-007)."""

    count: int
    random: bool = False

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from discard_each(g, touched(g.players), self.count, because, random=self.random)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        hands = [_hand(ahead, seat, self.count) for seat in touched(ahead.g.players)]
        facts: dict[str, Json] = {"how": "random" if self.random else "chosen", "count": self.count}
        return [Line("each-hand", facts, tone="bad", brief=True, parts=hands)]


class OthersDiscard(Effect, frozen=True):
    """Every player but one discards random Skill cards."""

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        spared = seat_of(g, self.role, because)
        seats = [seat for seat in touched(g.players) if seat != spared]
        yield from discard_each(g, seats, self.count, because, random=True)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        spared = seat_of(ahead.g, self.role, because)
        seats = [seat for seat in touched(ahead.g.players) if seat != spared]
        hands = [_hand(ahead, seat, self.count) for seat in seats]
        return [Line("each-hand", {"how": "random", "count": self.count}, tone="bad", brief=True, parts=hands)]


def _hand(ahead: Ahead, seat: int, count: int, *, random: bool = False) -> Line:
    """Somebody loses cards; how many they have is open."""
    random = random or must_be_random(ahead.g, seat)
    says = "hand-random" if random else "hand"
    return ahead.change(f"hand:{seat}", len(ahead.g.players[seat].hand), -count, says=says, seat=seat)


class DiscardHand(Effect, frozen=True):
    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from discard_hand(g, seat, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        players = ahead.g.players
        seats = who(ahead.g, self.role, because)
        hands = [(seat, len(players[seat].hand)) for seat in seats]
        return self.said_if_none(
            [ahead.change(f"hand:{seat}", cards, -cards, says="hand", seat=seat) for seat, cards in hands]
        )


class Draw(Effect, frozen=True):
    """Skill cards of one type."""

    tone = "good"

    role: str
    skill: int
    count: int = 1

    def do(self, g: Galactica, because: Cause, /) -> None:
        for seat in gainers(g, self.role, because):
            draw(g, seat, (self.skill,) * self.count)


class DrawAny(Effect, frozen=True):
    """Skill cards of any types."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in gainers(g, self.role, because):
            yield from draw_any(g, seat, self.count)


class DrawEither(Effect, frozen=True):
    """A Skill card of one of these types."""

    tone = "good"

    role: str
    either: tuple[int, ...]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in gainers(g, self.role, because):
            yield from choose_and_draw(g, seat, tuple((skill,) for skill in self.either))


class DrawOwn(Effect, frozen=True):
    """Skill cards of the types in one's skill set."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in gainers(g, self.role, because):
            yield from draw_among(g, seat, _types(g, seat), self.count)


class HumansDraw(Effect, frozen=True):
    """Every human player draws Skill cards of the own skill set, or may do so, the current player first (TIME-006)."""

    tone = "good"

    count: int
    optional: bool = False

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        draws = may_draw_among if self.optional else draw_among
        for seat in g.clockwise(g.current):
            if is_human_player(g.players[seat]):
                yield from draws(g, seat, _types(g, seat), self.count)


class DrawSkills(Effect, frozen=True):
    """Skill cards of no named type: of one's skill set (CHAR-005), or of any for whom no sheet counts (CHAR-024)."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in gainers(g, self.role, because):
            yield from draw_among(g, seat, _types(g, seat), self.count)


def _types(g: Galactica, seat: int) -> tuple[int, ...]:
    """The types of a skill set, or all for whom no sheet counts (CHAR-024)."""
    player = g.players[seat]
    return own_types(g, player.character) if sheet_counts(player) else in_play(g).skills


class TakeDestiny(Effect, frozen=True):
    """The top cards of the Destiny deck go to somebody's hand."""

    role: str
    count: int

    def do(self, g: Galactica, because: Cause, /) -> None:
        for seat in gainers(g, self.role, because):
            take_destiny(g, seat, self.count)


class TakeHand(Effect, frozen=True):
    """All Skill cards of somebody go to the hand of somebody else."""

    by: str
    role: str

    def do(self, g: Galactica, because: Cause, /) -> None:
        by, source = seat_of(g, self.by, because), seat_of(g, self.role, because)
        take_hand(g, by, source)
