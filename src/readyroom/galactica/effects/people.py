"""Effects on players and characters: cards, actions, Brig and Sickbay, titles, looking at Loyalty cards."""

from collections.abc import Iterable
from functools import partial

from readyroom.galactica.actions import gain_actions
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import own_types
from readyroom.galactica.decks import peek_top
from readyroom.galactica.discards import discard_each, discard_hand, must_be_random
from readyroom.galactica.effects.core import PRESIDENT, seat_of, touched, who
from readyroom.galactica.events import NotPossible
from readyroom.galactica.execution import execute
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import choose_and_look, draw_loyalty, look, lookable
from readyroom.galactica.people import (
    choosable,
    choose_seat,
    in_location,
    is_sent,
    of_seats,
    on_ship,
    send,
    send_all,
    why_no_title,
    why_not_sent,
)
from readyroom.galactica.places import bars_titles, sent
from readyroom.galactica.purposes import TRUST
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player, may_hold_title
from readyroom.galactica.skills import choose_and_draw, draw, draw_among, draw_any, take_hand
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import TITLES, give_title, succeed, titles_of
from readyroom.galactica.windows import show_seat
from readyroom.kernel import Choose, Json, Option, Script, WhyNot


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
        for seat in who(g, self.role, because):
            draw(g, seat, (self.skill,) * self.count)


class DrawAny(Effect, frozen=True):
    """Skill cards of any types."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from draw_any(g, seat, self.count)


class DrawEither(Effect, frozen=True):
    """A Skill card of one of these types."""

    tone = "good"

    role: str
    either: tuple[int, ...]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from choose_and_draw(g, seat, tuple((skill,) for skill in self.either))


class DrawOwn(Effect, frozen=True):
    """Skill cards of the types in one's skill set."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from draw_among(g, seat, own_types(g.players[seat].character), self.count)


class TakeHand(Effect, frozen=True):
    """All Skill cards of somebody go to the hand of somebody else."""

    by: str
    role: str

    def do(self, g: Galactica, because: Cause, /) -> None:
        by, source = seat_of(g, self.by, because), seat_of(g, self.role, because)
        take_hand(g, by, source)


class Peek(Effect, frozen=True):
    """The top card of a deck is looked at, and put on top or at the bottom."""

    role: str
    deck: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from peek_top(g, seat, self.deck)


class MoreActions(Effect, frozen=True):
    """Actions beyond the one that is being taken."""

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from gain_actions(g, seat, self.count)


class Send(Effect, frozen=True):
    """Somebody goes to the Brig or to Sickbay."""

    role: str
    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send(g, seat_of(g, self.role, because), self.place, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return self.said_if_none(_goes(ahead, [seat_of(ahead.g, self.role, because)], self.place))


def _goes(ahead: Ahead, seats: Iterable[int], place: str) -> list[Line]:
    """Who would be moved: `send` says who is not."""
    going = [seat for seat in seats if is_sent(ahead.g, seat, place)]
    return [Line("goes", {"seat": seat, "place": sent(ahead.g, seat, place)}, tone="bad") for seat in going]


class SendAllIn(Effect, frozen=True):
    """Everybody in a location."""

    location: str
    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send_all(g, in_location(self.location), self.place, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        there = in_location(self.location)
        seats = [player.seat for player in ahead.g.players if there(player.place)]
        return self.said_if_none(_goes(ahead, seats, self.place))


class SendAllOn(Effect, frozen=True):
    """Everybody on a ship."""

    ship: str
    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send_all(g, on_ship(self.ship), self.place, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        there = on_ship(self.ship)
        seats = [player.seat for player in ahead.g.players if there(player.place)]
        return self.said_if_none(_goes(ahead, seats, self.place))


class ChooseAndSend(Effect, frozen=True):
    """Somebody chooses a character for the Brig or Sickbay (MOVE-014..017)."""

    chooser: str
    place: str
    optional: bool = False
    another: bool = False
    """Not the one who chooses; in a one-player game there is nobody else (VAR-023)."""
    then: Effect | None = None
    """What follows if somebody was chosen, who is CHOSEN there."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        chooser = seat_of(g, self.chooser, because)
        seats = [seat for seat in choosable(g, self.place) if not self.another or g.solo or seat != chooser]
        why = partial(why_not_sent, g, self.place)
        target: int | None
        if self.optional:
            prompt = f"galactica-send-to-{self.place}"
            target = yield Choose(chooser, prompt, [None, *seats], _seat_or_nobody, why=of_seats(why))
        else:
            target = yield from choose_seat(chooser, f"galactica-send-to-{self.place}", seats, why=why)
        if target is not None:
            yield from send(g, target, self.place, because)
            if self.then is not None:
                yield from self.then.run(g, because.choosing(target))
        elif not seats:
            g.tell(NotPossible, f"send-to-{self.place}")


def _seat_or_nobody(seat: int | None) -> Option:
    return Option("choice", "nobody") if seat is None else show_seat(seat)


class Execute(Effect, frozen=True):
    """Somebody is executed; revealed Cylons are not (CYL-018, FIVE-006)."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from execute(g, seat_of(g, self.role, because), because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        seats = touched([ahead.g.players[seat_of(ahead.g, self.role, because)]])
        return self.said_if_none([Line("executed", {"seat": seat}, tone="bad") for seat in seats])


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


class NewLoyalty(Effect, frozen=True):
    """Up to a distance: a Not a Cylon card is shuffled into the Loyalty deck, and a card of it drawn."""

    distance: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if total_distance(g) <= self.distance:
            yield from draw_loyalty(g, because.seat, because, add=True)


class GiveTitle(Effect, frozen=True):
    """A title goes to whoever has a role."""

    title: str
    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from give_title(g, self.title, seat_of(g, self.role, because), because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return [Line("title", {"seat": seat_of(ahead.g, self.role, because), "title": self.title})]


class PassTitles(Effect, frozen=True):
    """Every title somebody holds goes to the highest in its line other than them."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = seat_of(g, self.role, because)
        for office in titles_of(g, seat):
            yield from succeed(g, office, because, but=seat)


class PresidentSteps(Effect, frozen=True):
    """The President must choose another player who gets the title; only human players can hold it (TITLE-034)."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        others = [player.seat for player in g.humans() if player.seat != g.president]
        heir = yield from choose_seat(g.president, "galactica-new-president", others, why=partial(why_no_title, g))
        if heir is None:
            g.tell(NotPossible, "give-title")
        else:
            yield from give_title(g, PRESIDENT, heir, because)


class StepDown(Effect, frozen=True):
    """You give a title of yours to another human player; to a prisoner none that is lost in the Brig."""

    unless = WhyNot("nobody-else", "TITLE-034")
    title: str

    def _heirs(self, g: Galactica, seat: int) -> list[int]:
        jailed = TITLES[self.title].lost_in_brig
        free = [player for player in g.humans() if not (jailed and bars_titles(player.place))]
        return [player.seat for player in free if may_hold_title(player) and player.seat != seat]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._heirs(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        heirs, why = self._heirs(g, because.seat), partial(why_no_title, g)
        heir = yield from choose_seat(because.seat, "galactica-hand-over-title", heirs, TRUST, why=why)
        if heir is not None:
            yield from give_title(g, self.title, heir, because)


class LookAtAny(Effect, frozen=True):
    """Somebody looks at a random Loyalty card of a player he picks."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by = seat_of(g, self.role, because)
        yield from choose_and_look(g, by, touched(g.players[seat] for seat in lookable(g, by)), because)


class LookAtTitle(Effect, frozen=True):
    """Somebody picks President or Admiral and looks at a random Loyalty card of that player."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by = seat_of(g, self.role, because)
        able = lookable(g, by)
        seats = [seat for seat in dict.fromkeys((g.president, g.admiral)) if seat in able]
        yield from choose_and_look(g, by, seats, because)


class LookAt(Effect, frozen=True):
    """Somebody looks at a random Loyalty card of somebody else."""

    by: str
    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by, target = seat_of(g, self.by, because), seat_of(g, self.role, because)
        if target in lookable(g, by) and not is_cylon_player(g.players[target]):
            yield from look(g, by, target, because)
        else:
            g.tell(NotPossible, "look-loyalty")
