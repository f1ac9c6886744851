"""The text of the base box's skill cards: actions, and reactions in their windows."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from readyroom.galactica.actions import activate_location, can_act, can_activate, gain_actions, take_actions
from readyroom.galactica.asking import ask, choose_seat, why_not_other
from readyroom.galactica.board import AREA_OF, OFF_BOARD
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import ability
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.combat import (
    Target,
    attack_cylon_ship,
    attack_odds,
    hit,
    repair_location,
    show_target,
    targets,
)
from readyroom.galactica.decks import any_left, peek_several, peek_top
from readyroom.galactica.dice import cast, outcome, roll
from readyroom.galactica.discards import play_card
from readyroom.galactica.effects import YOU, DrawAny
from readyroom.galactica.events import AbilityUsed
from readyroom.galactica.hangar import damaged, repair_vipers
from readyroom.galactica.purposes import ACT, AMOUNT, FORESEE, OFFER, STRIKE, TRUST
from readyroom.galactica.registry import SKILL_ACTIONS, Effect
from readyroom.galactica.rules_in_force import ForwardThinker, MaintenanceEngineer, RaptorPilot
from readyroom.galactica.ships import destroy_raptor
from readyroom.galactica.sides import is_human_player, may_use_text
from readyroom.galactica.skills import (
    ANY_NAMED,
    CARDS_NAMED,
    DESIGN,
    ENGINEERING,
    LABEL,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    TACTICS,
    TYPE,
    holding,
    names_gone,
    skill_card,
)
from readyroom.galactica.state import Die, Galactica
from readyroom.galactica.turn.movement import destinations, may_move
from readyroom.galactica.vipers import pay_to_fly
from readyroom.galactica.windows import Listener, listens
from readyroom.kernel import Choose, Json, Option, Script, WhyNot


class HandCard(Listener, frozen=True):
    """A Skill card in somebody's hand: it is used as the card it is, and discarded (SKILL-005)."""

    def holders(self, g: Galactica, /) -> Iterable[int]:
        nowhere = ANY_NAMED[self.name].isdisjoint
        return [player.seat for player in g.players if not nowhere(player.hand)]

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        """Each card, and with each card all ways there are."""
        cards = [LABEL[card] for card in holding(g, seat, self.name)]
        if not cards:
            return ()
        return [f"{card}:{way}" if way else card for way in self.text.ways(g, seat) for card in cards]

    def means(self, thing: str, /) -> bool:
        return thing in DESIGN and DESIGN[thing] in CARDS_NAMED[self.name]

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return self.text.why_not(g, seat) if may_use_text(g.players[seat]) else WhyNot("no-text", "CYL-021")

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        card, _, way = because.how.partition(":")
        play_card(g, because.seat, DESIGN[card])
        yield from self.text.run(g, Cause(because.source, because.seat, how=way))

    def might_be_held(self, g: Galactica, /) -> bool:
        for player in g.players:  # noqa: SIM110 - at every window; `any` costs twice as much
            if player.hand and may_use_text(player) and self.text.ways(g, player.seat):
                return True
        return False

    def might_use(self, g: Galactica, seat: int, /) -> bool:
        """Who holds cards, and not all copies of this one lie where everybody saw them go: in the discard pile."""
        player = g.players[seat]
        if not may_use_text(player) or not player.hand or not self.text.ways(g, seat):
            return False
        return self.name not in names_gone(g, TYPE[CARDS_NAMED[self.name][0]])


# --- politics ----------------------------------------------------------------------------------------------


class PlayedFaceup(Effect, frozen=True):
    """Every card of this check, Destiny included, is played faceup."""

    unless = WhyNot("faceup", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.faceup

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.faceup = True


# --- leadership --------------------------------------------------------------------------------------------

ORDERED = "executive_order"
"""What is written down as used once somebody was ordered to act in this turn."""


class Order(Effect, frozen=True):
    """Another player moves and acts, or acts more often; one order a turn (SKERR-002)."""

    after_move: int
    actions: int

    unless = WhyNot("ordered", "SKERR-002")

    def _targets(self, g: Galactica, seat: int) -> list[int]:
        return [p.seat for p in g.humans() if p.seat != seat and p.place != OFF_BOARD]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        if ORDERED in g.used:
            return False
        for player in g.players:  # among the actions of every turn: `any` costs twice as much
            if is_human_player(player) and player.seat != seat and player.place != OFF_BOARD:
                return True
        return False

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return super().why_not(g, seat) if self._targets(g, seat) else WhyNot("nobody-else", "CYL-030")

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        g.used.append(ORDERED)
        target = yield from choose_seat(
            seat,
            "galactica-executive-order",
            self._targets(g, seat),
            why=partial(why_not_other, g, seat),
            purpose=TRUST,
        )
        if target is None:
            return
        moves = False
        if destinations(g, target):
            way: str = yield Choose(target, "galactica-ordered", ("move-and-act", "act-twice"), purpose=ACT)
            moves = way == "move-and-act"
        if moves:
            yield from may_move(g, target)
        if can_act(g, target):
            yield from take_actions(g, target, self.after_move if moves else self.actions, ordered=True)
        yield from _thinks_ahead(g, because)


def _thinks_ahead(g: Galactica, because: Cause) -> Script[None]:
    """Somebody whose order was carried out may activate their own location."""
    seat = because.seat
    thinker = ability(g.players[seat], ForwardThinker)
    if thinker is None or thinker.card != because.source or not can_activate(g, seat):
        return
    if (yield from ask(seat, "galactica-forward-thinker", OFFER, place=g.players[seat].place)):
        g.tell(AbilityUsed, seat, "forward_thinker")
        yield from activate_location(g, seat)


class Emergency(Effect, frozen=True):
    """The difficulty is lower, once a check; the partial pass number stays (SKERR-012)."""

    easier: int

    unless = WhyNot("emergency", "SKERR-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.emergency

    def matters(self, g: Galactica, /) -> bool:
        """Just missed: a check that is passed stays passed, and what is out of reach stays so."""
        return g.check is not None and g.check.difficulty - self.easier <= g.check.total < g.check.difficulty

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.emergency = True
        change_difficulty(g, -self.easier)


# --- tactics -----------------------------------------------------------------------------------------------


class Scout(Effect, frozen=True):
    """Risk a raptor to look at the top card of a deck."""

    at_least: int
    decks: tuple[str, ...]

    unless = WhyNot("no-raptor", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.raptors > 0

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        result = yield from roll(g, "launch-scout")
        if result < self.at_least:
            yield from destroy_raptor(g, because)
            return
        decks = [name for name in self.decks if any_left(g, name)]
        deck: str = yield Choose(
            seat, "galactica-scout-deck", decks, lambda name: Option("deck", name), purpose=FORESEE
        )
        pilot = ability(g.players[seat], RaptorPilot)
        if pilot is not None and pilot.card == because.source:
            yield from peek_several(g, seat, deck, pilot.count)
        else:
            yield from peek_top(g, seat, deck)


def _effects(die: Die, bonus: int) -> list[Any]:
    """What each side of the die does with a bonus; where that is not a matter of hits, the result itself."""
    results = [outcome(Die(die.purpose, bonus, rolled=side)) for side in range(1, 9)]
    return [hit("raider", die.at, result) for result in results] if die.at else list(results)


PLANNED = 2
"""What Strategic Planning adds."""


class Planning(Effect, frozen=True):
    """A bonus to the roll, one a roll (TIME-003)."""

    bonus: int

    unless = WhyNot("planned", "TIME-003")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.die is not None and not g.die.planned

    def matters(self, g: Galactica, /) -> bool:
        """Unless every roll does the same with the bonus and without."""
        die = g.die
        return die is not None and _effects(die, die.bonus) != _effects(die, die.bonus + self.bonus)

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.die is not None
        g.die.planned = True
        g.die.bonus += self.bonus


# --- piloting ----------------------------------------------------------------------------------------------


class Evasion(Effect, frozen=True):
    """An attack on a viper is rolled again, for less if the viper is piloted."""

    less: int

    unless = WhyNot("no-attack-on-viper", "SKILL-003")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.die is not None and g.die.at != "" and not g.die.settled

    def matters(self, g: Galactica, /) -> bool:
        """Unless every new roll, with Strategic Planning or without, does what this one does."""
        die = g.die
        if die is None or not die.at:
            return False
        bonus = die.bonus - (self.less if die.at_piloted else 0)
        bonuses = (bonus,) if die.planned else (bonus, bonus + PLANNED)
        now = hit("raider", die.at, outcome(die))
        return any(effect != now for with_bonus in bonuses for effect in _effects(die, with_bonus))

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        die = g.die
        assert die is not None
        if die.at_piloted:
            die.bonus -= self.less
        yield from cast(g)


class Firepower(Effect, frozen=True):
    """Several attacks with the own viper."""

    attacks: int

    unless = WhyNot("no-target", "ACT-005")
    flies = True

    def possible(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        return player.piloting and bool(targets(g, AREA_OF[player.place]))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        yield from pay_to_fly(g, seat)
        for n in range(self.attacks):
            player = g.players[seat]
            if not player.piloting:
                break
            found = targets(g, AREA_OF[player.place])
            if not found:
                break
            picks = found if n == 0 else [None, *found]
            target = yield Choose(
                seat,
                "galactica-firepower",
                picks,
                show_fire,
                aid=partial(fire_odds, g, player.ship, picks),
                purpose=STRIKE,
            )
            if target is None:
                break
            yield from attack_cylon_ship(g, player.ship, target, because, pilot=seat)


def fire_odds(g: Galactica, ship: str, picks: Sequence[Target | None]) -> dict[str, Json]:
    return {"odds": [pick and attack_odds(g, ship, pick) for pick in picks]}


def show_fire(target: tuple[str, int, None] | None) -> Option:
    return Option("choice", "pass") if target is None else show_target(target)


# --- engineering -------------------------------------------------------------------------------------------


class Repair(Effect, frozen=True):
    """The own location, or vipers in this place; Tyrol may go on once a turn."""

    place: str
    vipers: int

    unless = WhyNot("whole", "ACT-014")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        here = g.players[seat].place
        return here in g.damaged or (here == self.place and damaged(g) > 0)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        here = g.players[seat].place
        what = ["location"] if here in g.damaged else []
        if here == self.place and damaged(g):
            what.append("vipers")
        choice = what[0]
        if len(what) > 1:
            choice = yield Choose(seat, "galactica-repair", what, purpose=ACT)
        if choice == "location":
            repair_location(g, here)
        else:
            most = min(self.vipers, damaged(g))
            count = most
            if most > 1:
                count = yield Choose(
                    seat,
                    "galactica-repair-vipers",
                    range(1, most + 1),
                    lambda n: Option("number", str(n)),
                    purpose=AMOUNT,
                )
            yield from repair_vipers(g, seat, count)
        yield from _goes_on(g, because)


def _goes_on(g: Galactica, because: Cause) -> Script[None]:
    seat = because.seat
    engineer = ability(g.players[seat], MaintenanceEngineer)
    if engineer is None or engineer.card != because.source or g.current != seat or "maintenance_engineer" in g.used:
        return
    g.used.append("maintenance_engineer")
    g.tell(AbilityUsed, seat, "maintenance_engineer")
    yield from gain_actions(g, seat, engineer.actions)


class Research(Effect, frozen=True):
    """Cards of this type are positive in the check."""

    skill: int

    unless = WhyNot("positive", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.skills >> self.skill & 1

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.skills |= 1 << self.skill


LOW, HIGH = {1: 8, 2: 6}, {3: 4, 4: 2, 5: 1}
"""Copies of each strength; every type has two names."""

for _skill, _low, _high in (
    (POLITICS, "consolidate_power", "investigative_committee"),
    (LEADERSHIP, "executive_order", "declare_emergency"),
    (TACTICS, "launch_scout", "strategic_planning"),
    (PILOTING, "evasive_maneuvers", "maximum_firepower"),
    (ENGINEERING, "repair", "scientific_research"),
):
    skill_card(BASE, _low, _skill, LOW)
    skill_card(BASE, _high, _skill, HIGH)

SKILL_ACTIONS.update(
    {
        "consolidate_power": DrawAny(YOU, 2),
        "executive_order": Order(after_move=1, actions=2),
        "launch_scout": Scout(at_least=3, decks=("crisis", "destination")),
        "maximum_firepower": Firepower(4),
        "repair": Repair("hangar_deck", vipers=2),
    }
)
listens(BASE, "before_cards", HandCard("investigative_committee", PlayedFaceup()))
listens(BASE, "check_totaled", HandCard("declare_emergency", Emergency(2)))
listens(BASE, "before_roll", HandCard("strategic_planning", Planning(PLANNED)))
listens(BASE, "die_rolled", HandCard("evasive_maneuvers", Evasion(2)))
listens(BASE, "before_cards", HandCard("scientific_research", Research(ENGINEERING)))
