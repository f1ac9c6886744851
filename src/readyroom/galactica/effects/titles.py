"""Effects on titles: who gets them, and who gives them up."""

from functools import partial

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.effects.core import PRESIDENT, seat_of
from readyroom.galactica.events import NotPossible
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.places import bars_titles
from readyroom.galactica.purposes import TRUST
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import may_hold_title
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import TITLES, give_title, succeed, titles_of, why_no_title
from readyroom.kernel import Script, WhyNot


class GiveTitle(Effect, frozen=True):
    """A title goes to whoever has a role."""

    title: str
    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from give_title(g, self.title, seat_of(g, self.role, because), because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        seat = seat_of(ahead.g, self.role, because)
        able = may_hold_title(ahead.g.players[seat])
        return self.said_if_none([Line("title", {"seat": seat, "title": self.title})] if able else [])


class PassTitles(Effect, frozen=True):
    """Every title somebody holds goes to the highest in its line other than them."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = seat_of(g, self.role, because)
        for office in titles_of(g, seat):
            yield from succeed(g, office, because, but=(seat,))


class PresidentSteps(Effect, frozen=True):
    """The President must choose another player who gets the title; only human players can hold it (TITLE-034)."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        others = [player.seat for player in g.humans() if player.seat != g.president and may_hold_title(player)]
        heir = yield from choose_seat(
            g.president, "galactica-new-president", others, why=partial(why_no_title, g), purpose=TRUST
        )
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


class NextInLine(Effect, frozen=True):
    """A title goes to the highest in its line other than its holder."""

    title: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from succeed(g, self.title, because, but=(g.titles.get(self.title, NOBODY),))
