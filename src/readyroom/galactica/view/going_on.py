"""What is going on at the table right now."""

import msgspec
from msgspec import UNSET, UnsetType

from readyroom.galactica.checks import has_icon, inspired
from readyroom.galactica.dice import outcome
from readyroom.galactica.skills import LABEL, NAME, SKILLS, labels, skill_names
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.view.names import Skill


class CheckView(msgspec.Struct, frozen=True):
    """A skill check. How many cards everybody added is open, which ones is not (SECR-017, SECR-018)."""

    source: str
    """The crisis card or location that asks for it."""
    difficulty: int
    skills: list[Skill]
    """Those whose cards are positive."""
    partial: int | None
    target: int
    """The character a location's check is about, or -1."""
    added: list[int]
    """By seat: how many cards."""
    destiny: int
    crisis: bool
    zero: Skill | None
    """A skill whose cards count nothing (Blind Devotion)."""
    ones: bool
    """All cards of strength 1 are positive (Inspirational Leader)."""
    faceup: bool
    cards: list[str] | None
    """All of them, once they lie open."""
    mine: list[str] | None
    """Those the viewer has added."""
    total: int | None
    abilities: dict[str, str]
    """By name: the cards with a check ability, once they lie open: `waits` or `done`."""
    reckless: bool | UnsetType = UNSET
    """A Treachery card is turned up after the abilities."""
    orderly: bool | UnsetType = UNSET
    """Abilities are not resolved."""
    hands_open: bool | UnsetType = UNSET
    """What players add lies faceup, the Destiny cards do not: `cards` are those that do."""
    extra: int | UnsetType = UNSET
    """Strength beyond that of its cards."""
    turned: list[str] | UnsetType = UNSET
    """Treachery cards that are turned up."""


class DieView(msgspec.Struct, frozen=True):
    purpose: str
    bonus: int
    result: int | None
    """None before it is rolled."""


class HappeningView(msgspec.Struct, frozen=True):
    """What somebody may interrupt now, and why it happens: all of it is open."""

    moment: str
    seat: int
    what: str
    amount: int
    source: str
    by: int


def check(g: Galactica) -> CheckView | None:
    now = g.check
    if now is None:
        return None
    return CheckView(
        source=now.source,
        difficulty=now.difficulty,
        skills=list(skill_names(now.skills)),
        partial=now.partial,
        target=now.target,
        added=now.added[:],
        destiny=now.destiny,
        crisis=now.crisis,
        zero=SKILLS[now.counts_as_zero] if now.counts_as_zero >= 0 else None,
        ones=inspired(g, now) == 1,
        faceup=now.faceup,
        cards=list(labels(now.seen(None))) if now.shown or now.faceup or now.hands_open or now.lies_open else None,
        mine=None,
        total=now.total if now.shown else None,
        abilities=_abilities(now),
        reckless=now.reckless or UNSET,
        orderly=now.orderly or UNSET,
        hands_open=now.hands_open or UNSET,
        extra=now.extra or UNSET,
        turned=list(labels(now.turned)) or UNSET,
    )


def _abilities(now: Check) -> dict[str, str]:
    """Those that were resolved stay there, whatever became of their cards."""
    found = dict.fromkeys(now.resolved, "done")
    if not now.orderly:
        lying = map(NAME.__getitem__, filter(has_icon, now.seen(None)))
        found |= {name: "waits" for name in lying if name not in found}
    return found


def added_by(now: Check, seat: int) -> list[str]:
    """The cards a seat has added to a check."""
    return [LABEL[card] for card, by in zip(now.cards, now.by, strict=False) if by == seat]


def die(g: Galactica) -> DieView | None:
    now = g.die
    return None if now is None else DieView(now.purpose, now.bonus, outcome(now) if now.rolled else None)


def happening(g: Galactica) -> list[HappeningView]:
    return [
        HappeningView(it.moment, it.seat, it.what, it.amount, it.because.source, it.because.seat) for it in g.happening
    ]


class MissionView(msgspec.Struct, frozen=True):
    """The Mission that is under way, or was, until the fleet jumps (MISS-004)."""

    card: str | None
    """None while it lies facedown."""
    passed: bool


def mission(g: Galactica) -> MissionView | UnsetType:
    if g.mission is None:
        return UNSET
    return MissionView(None if g.mission.facedown else g.mission.card, g.mission.passed)
