"""What a card is: a design with its cost or defense, its good, its marks, its powers and how it scores.

Rule index: TERM, COMP, SIX. The two copies of a design are two cards; nothing tells them apart.
"""

import msgspec

from readyroom.race.powers import ALIEN, PHASES, Power, Produces

IMPERIUM, UPLIFT, CHROMOSOME, TERRAFORMING = "imperium", "uplift", "chromosome", "terraforming"
"""Marks without an effect in this game (TERM-008)."""

ALIEN_MARK = ALIEN
"""The ALIEN keyword, which is not the kind of good (TERM-007)."""


class Scoring(msgspec.Struct, frozen=True):
    """One entry of a 6-cost development: `points` each."""

    points: int


class PerCard(Scoring, frozen=True):
    """For each tableau card that has everything named here (SIX-002)."""

    world: bool | None = None
    kind: str | None = None
    windfall: bool = False
    production: bool = False
    military: bool = False
    mark: str | None = None
    six: bool = False
    power: str | None = None
    design: str | None = None

    def fits(self, card: "Design") -> bool:
        return (
            self.world in (None, card.world)
            and self.kind in (None, card.kind)
            and (card.windfall or not self.windfall)
            and (card.production or not self.production)
            and (card.military or not self.military)
            and (self.mark is None or self.mark in card.marks)
            and (card.six or not self.six)
            and (self.power is None or any(power.phase == self.power for power in card.powers))
            and self.design in (None, card.id)
        )


class PerChips(Scoring, frozen=True):
    """For every `each` points in VP chips (SIX-007)."""

    each: int


class PerMilitary(Scoring, frozen=True):
    """For every point of untargeted military (SIX-013)."""


class Design(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it is printed; `value` is its cost, or its defense on a military world."""

    id: str
    name: str
    world: bool
    military: bool = False
    value: int
    vp: int = 0
    kind: str | None = None
    windfall: bool = False
    marks: tuple[str, ...] = ()
    start: int | None = None
    first_hand: int | None = None
    copies: int = 1
    powers: tuple[Power, ...] = ()
    scoring: tuple[Scoring, ...] = ()

    @property
    def production(self) -> bool:
        return self.kind is not None and not self.windfall

    @property
    def six(self) -> bool:
        return bool(self.scoring)


def slug(name: str) -> str:
    """The id of a name.

    >>> slug("Galactic Survey: SETI"), slug("Earth's Lost Colony")
    ('galactic-survey-seti', 'earths-lost-colony')
    """
    return "".join(c for c in name.lower().replace(" ", "-") if c.isalnum() or c == "-")


def world(
    name: str,
    *powers: Power,
    vp: int,
    cost: int | None = None,
    defense: int | None = None,
    windfall: str | None = None,
    production: str | None = None,
    marks: tuple[str, ...] = (),
    start: int | None = None,
    first_hand: int | None = None,
) -> Design:
    """A world, with a `cost` or, if it is a military one, a `defense`; a production world's own power is added."""
    value = cost if cost is not None else defense
    if value is None:
        raise ValueError(f"{name} has neither cost nor defense")
    return Design(
        id=slug(name),
        name=name,
        world=True,
        military=defense is not None,
        value=value,
        vp=vp,
        kind=windfall or production,
        windfall=windfall is not None,
        marks=marks,
        start=start,
        first_hand=first_hand,
        powers=_in_order((Produces(), *powers) if production else powers),
    )


def development(
    name: str, *powers: Power, cost: int, vp: int, marks: tuple[str, ...] = (), first_hand: int | None = None
) -> Design:
    """A development of cost 1 to 5: there are two copies of each (DIST-002)."""
    return Design(
        id=slug(name),
        name=name,
        world=False,
        value=cost,
        vp=vp,
        marks=marks,
        first_hand=first_hand,
        copies=2,
        powers=_in_order(powers),
    )


def six(name: str, *powers: Power, scoring: tuple[Scoring, ...], marks: tuple[str, ...] = ()) -> Design:
    """A 6-cost development: no printed points, but a way to score (SIX-001)."""
    return Design(
        id=slug(name), name=name, world=False, value=6, marks=marks, powers=_in_order(powers), scoring=scoring
    )


def _in_order(powers: tuple[Power, ...]) -> tuple[Power, ...]:
    return tuple(sorted(powers, key=lambda power: PHASES.index(power.phase)))
