"""The 17 Quorum cards of the base box."""

from collections.abc import Iterable, Sequence
from functools import partial

from readyroom.galactica.asking import choose_one, choose_seat, others, why_not_other
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.combat import Target, show_target
from readyroom.galactica.decks import discard_to
from readyroom.galactica.dice import roll
from readyroom.galactica.effects import gain, lose
from readyroom.galactica.events import CardDiscarded, CardKept, QuorumGiven
from readyroom.galactica.loyalty import choose_and_look, lookable
from readyroom.galactica.moving import choosable, move_to, send, show_place, why_not_sent
from readyroom.galactica.places import bars_titles, board_of, rooms, sent
from readyroom.galactica.purposes import GO, JAIL, STRIKE, TRUST
from readyroom.galactica.quorum import KEEPS
from readyroom.galactica.registry import QUORUM_ACTIONS, Effect, Text
from readyroom.galactica.rules_in_force import STANDING, HarderChecks, MissionSpecialist, VicePresident
from readyroom.galactica.ships import common_raiders, destroy_centurion, destroy_heavy_raider, destroy_raider
from readyroom.galactica.sides import is_cylon_player, may_hold_title
from readyroom.galactica.skills import POLITICS, draw, draw_any
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import give_title
from readyroom.galactica.windows import Listener, listens
from readyroom.kernel import Choose, Option, Script, WhyNot

BASE.not_cooperative += ("arrest_order", "assign_arbitrator", "encourage_mutiny", "release_cylon_mugshots")


def _card(card: str, copies: int, action: Effect, *, holds: Text | None = None, keeps: bool = False) -> None:
    """`holds`: what the card says while it is in play."""
    QUORUM_ACTIONS[card] = action
    BASE.card("quorum", card, copies)
    if holds is not None:
        STANDING[card] = holds
    if keeps:
        KEEPS.add(card)


# --- cards that stay in play -------------------------------------------------------------------------------


class AcceptProphecy(Effect, frozen=True):
    """Cards of any type; the card stays in play."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        g.tell(CardKept, "accept_prophecy")
        yield from draw_any(g, seat, self.count)


class Assign(Effect, frozen=True):
    """Cards of one type; then another player gets the card."""

    card: str
    count: int
    skill: int

    unless = WhyNot("nobody-else", "CYL-030")

    def _targets(self, g: Galactica, seat: int) -> list[int]:
        """What stands for a title is for who can hold one (INFL-007, INFL-008)."""
        titled = isinstance(STANDING.get(self.card), VicePresident)
        return [other for other in others(g, seat) if not titled or may_hold_title(g.players[other])]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._targets(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        draw(g, seat, (self.skill,) * self.count)
        target = yield from choose_seat(
            seat,
            f"galactica-{self.card.replace('_', '-')}",
            self._targets(g, seat),
            TRUST,
            why=partial(why_not_other, g, seat),
        )
        g.kept.remove(self.card)
        if target is None:
            discard_to(g, "quorum", self.card)
            return
        g.players[target].holds.append(self.card)
        g.tell(QuorumGiven, target, self.card)


class Arbitrate(Effect, frozen=True):
    """The difficulty of a location's check is changed."""

    place: str
    amount: int

    unless = WhyNot("other-check", "TERM-011")

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        if g.check is None or g.check.source != self.place:
            return ()
        return f"-{self.amount}", f"+{self.amount}"

    def do(self, g: Galactica, because: Cause, /) -> None:
        change_difficulty(g, int(because.how))


class AssignedCard(Listener, frozen=True):
    """A Quorum card in front of a player, who discards it to use it."""

    def holders(self, g: Galactica, /) -> Iterable[int]:
        return [player.seat for player in g.players if self.name in player.holds]

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        return self.text.ways(g, seat) if self.name in g.players[seat].holds else ()

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        g.players[seat].holds.remove(self.name)
        discard_to(g, "quorum", self.name)
        yield from self.text.run(g, because)


_card(
    "accept_prophecy",
    1,
    AcceptProphecy(1),
    holds=HarderChecks("administration", on_president="admirals_quarters", harder=2),
    keeps=True,
)
_card("assign_arbitrator", 1, Assign("assign_arbitrator", 2, POLITICS), keeps=True)
listens(BASE, "location_check", AssignedCard("assign_arbitrator", Arbitrate("admirals_quarters", 3)))
_card(
    "assign_mission_specialist",
    1,
    Assign("assign_mission_specialist", 2, POLITICS),
    holds=MissionSpecialist(3),
    keeps=True,
)
_card(
    "assign_vice_president",
    1,
    Assign("assign_vice_president", 2, POLITICS),
    holds=VicePresident(),
    keeps=True,
)

# --- cards that are played and gone ------------------------------------------------------------------------


class SendSomebody(Effect, frozen=True):
    place: str

    unless = WhyNot("nobody-to-send", "MOVE-017")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(choosable(g, self._place(g)))

    def _place(self, g: Galactica) -> str:
        """What it means while the President is somewhere else than on the ships (MOVE-033)."""
        return sent(g, g.president, self.place)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat, place = because.seat, self._place(g)
        target = yield from choose_seat(
            seat, "galactica-arrest-order", choosable(g, place), why=partial(why_not_sent, g, place), purpose=JAIL
        )
        if target is not None:
            yield from send(g, target, place, because)


class BrutalForce(Effect, frozen=True):
    """Raiders, a heavy raider or a centurion are destroyed; then a roll that may cost something."""

    raiders: int
    at_most: int
    effect: Effect

    unless = WhyNot("no-cylon-ship", "TERM-012")

    def _targets(self, g: Galactica) -> list[str]:
        kinds = (("raiders", _raiders(g)), ("heavy_raider", g.fleet.heavies), ("centurion", g.boarding))
        return [kind for kind, counts in kinds if any(counts)]

    def _show(self, kind: str) -> Option:
        return Option("target", kind, {"count": self.raiders} if kind == "raiders" else {})

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._targets(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        kinds = self._targets(g)
        kind = yield from choose_one(seat, "galactica-brutal-force", kinds, self._show, purpose=STRIKE)
        if kind == "centurion":
            spaces = [space for space in range(5) if g.boarding[space]]
            space = yield from choose_one(
                seat, "galactica-armory", spaces, lambda n: Option("space", str(n)), purpose=STRIKE
            )
            yield from destroy_centurion(g, space, because)
        elif kind == "heavy_raider":
            area = yield from _choose_area(seat, "heavy_raider", g.fleet.heavies)
            yield from destroy_heavy_raider(g, area, because)
        else:
            for _ in range(min(self.raiders, sum(_raiders(g)))):
                area = yield from _choose_area(seat, "raider", _raiders(g))
                yield from destroy_raider(g, area, because)
        result = yield from roll(g, "brutal-force")
        if result <= self.at_most:
            yield from self.effect.run(g, because)


def _raiders(g: Galactica) -> list[int]:
    return [common_raiders(g, area) for area in range(6)]


def _choose_area(seat: int, ship: str, counts: list[int]) -> Script[int]:
    ships: list[Target] = [(ship, area, None) for area in range(6) if counts[area]]
    target: Target = yield from choose_one(seat, "galactica-brutal-force-ship", ships, show_target, purpose=STRIKE)
    return target[1]


class EncourageMutiny(Effect, frozen=True):
    """Another player who is not the Admiral becomes it, or something is lost; not from the Brig (TITLE-014)."""

    at_least: int
    effect: Effect

    unless = WhyNot("nobody-else", "CYL-030")

    def _targets(self, g: Galactica, seat: int) -> list[int]:
        able = [player for player in g.humans() if may_hold_title(player) and not bars_titles(player.place)]
        return [player.seat for player in able if player.seat not in (seat, g.admiral)]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._targets(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(
            seat,
            "galactica-encourage-mutiny",
            self._targets(g, seat),
            why=partial(why_not_other, g, seat),
            purpose=TRUST,
        )
        result = yield from roll(g, "mutiny")
        if target is None:
            return
        if result >= self.at_least:
            yield from give_title(g, "admiral", target, because)
        else:
            yield from self.effect.run(g, because)


class Speech(Effect, frozen=True):
    """With luck something is gained and the card leaves the game."""

    card: str
    at_least: int
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        result = yield from roll(g, self.card.replace("_", "-"))
        if result >= self.at_least:
            yield from self.effect.run(g, because)
            g.kept.remove(self.card)
            g.removed.append(self.card)
            g.tell(CardDiscarded, self.card)


class Pardon(Effect, frozen=True):
    """Another character leaves this place for a location of the same ship."""

    place: str

    unless = WhyNot("nobody-there", "TERM-012")

    def _prisoners(self, g: Galactica, seat: int) -> list[int]:
        prison = sent(g, g.president, self.place)  # MOVE-033
        return [p.seat for p in g.humans() if p.place == prison and (g.solo or p.seat != seat)]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._prisoners(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_seat(
            seat,
            "galactica-presidential-pardon",
            self._prisoners(g, seat),
            why=partial(why_not_other, g, seat),
            purpose=TRUST,
        )
        if target is not None:
            ship = board_of(g.players[target].place)
            place: str = yield Choose(seat, "galactica-pardon-place", rooms(g, ship), show_place, purpose=GO)
            yield from move_to(g, target, place, because)


class Mugshots(Effect, frozen=True):
    """A random Loyalty card of another player is looked at; then a roll that may cost something."""

    at_most: int
    effect: Effect

    unless = WhyNot("nobody-to-look-at", "SECR-005")

    def _targets(self, g: Galactica, seat: int) -> list[int]:
        return [other for other in lookable(g, seat) if not is_cylon_player(g.players[other])]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._targets(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        yield from choose_and_look(g, seat, self._targets(g, seat), because)
        result = yield from roll(g, "mugshots")
        if result <= self.at_most:
            yield from self.effect.run(g, because)


_card("arrest_order", 2, SendSomebody("brig"))
_card("authorization_of_brutal_force", 2, BrutalForce(raiders=3, at_most=2, effect=lose(population=1)))
_card("encourage_mutiny", 1, EncourageMutiny(at_least=3, effect=lose(morale=1)))
_card("food_rationing", 2, Speech("food_rationing", 6, gain(food=1)))
_card("inspirational_speech", 4, Speech("inspirational_speech", 6, gain(morale=1)))
_card("presidential_pardon", 1, Pardon("brig"))
_card("release_cylon_mugshots", 1, Mugshots(at_most=3, effect=lose(morale=1)))
