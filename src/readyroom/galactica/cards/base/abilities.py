"""What the base box's characters can do: actions, reactions in windows, and numbers for the rules they change."""

from collections.abc import Iterable, Sequence

from readyroom.galactica.actions import take_actions
from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import OWNERS, ability_actions, can_use, spend, why_not_use
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.decks import bury_held, choose_held, deck_of, draw_to_choose, drawn_from, peek_top
from readyroom.galactica.dice import cast
from readyroom.galactica.effects import lose
from readyroom.galactica.effects.decisions import OTHER_PART
from readyroom.galactica.events import AbilityUsed, PartChosen
from readyroom.galactica.hangar import man, unmanned, which
from readyroom.galactica.loyalty import choose_and_look, lookable
from readyroom.galactica.places import board_of, sent
from readyroom.galactica.purposes import ACT, GAIN
from readyroom.galactica.quorum import resolve_quorum
from readyroom.galactica.registry import PLAINLY, QUORUM_ACTIONS, Effect
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import (
    STANDING,
    Alcoholic,
    ConvictedCriminal,
    Coward,
    DelusionalIntuition,
    EmotionallyAttached,
    ExpertPilot,
    Headstrong,
    InspirationalLeader,
    Insubordinate,
    MaintenanceEngineer,
    ReligiousVisions,
    SleeperAgent,
    SmallerHand,
    Stranded,
    TerminalIllness,
)
from readyroom.galactica.skills import SKILLS
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import give_title
from readyroom.galactica.vipers import activate_unmanned_vipers, any_to_activate, why_not_fly
from readyroom.galactica.windows import Listener, listens
from readyroom.kernel import Option, Script, WhyNot


class Ability(Listener, frozen=True):
    """An ability on a character's sheet, with how often it may be used."""

    def holders(self, g: Galactica, /) -> Iterable[int]:
        if g.assist:
            return range(len(g.players))
        owners = OWNERS[self.name]
        return [player.seat for player in g.players if player.character in owners]

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        if not can_use(g, seat, self.name) or (self.limit == "turn" and self.name in g.used) or seat in g.newcomers:
            return ()
        return self.text.ways(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        if (why := why_not_use(g, seat, self.name)) is not None:
            return why
        if self.limit == "turn" and self.name in g.used:
            return WhyNot("used-this-turn", "CHAR-004")
        return self.text.why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        if self.limit == "game":
            spend(g, seat, self.name)
        else:
            g.tell(AbilityUsed, seat, self.name)
        if self.limit == "turn":
            g.used.append(self.name)
        yield from self.text.run(g, because)


# --- checks ------------------------------------------------------------------------------------------------


class ChangeDifficulty(Effect, frozen=True):
    """The check of one of these places becomes easier or (0: not) harder, once a check."""

    places: tuple[str, ...]
    easier: int
    harder: int

    unless = WhyNot("other-check", "CHAR-004")

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        check = g.check
        if check is None or f"seat-{seat}" in check.modified:
            return ()
        if check.source not in [sent(g, seat, place) for place in self.places]:
            return ()
        return (f"-{self.easier}", f"+{self.harder}") if self.harder else PLAINLY

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.check is not None
        g.check.modified.append(f"seat-{because.seat}")
        change_difficulty(g, int(because.how) if because.how else -self.easier)


class TakeCards(Effect, frozen=True):
    """All cards of the check go to the hand instead of being discarded."""

    unless = WhyNot("other-check", "CHAR-004")

    def possible(self, g: Galactica, _: int, /) -> bool:
        check = g.check
        return check is not None and not check.immune and bool(check.cards)

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.check is not None
        g.players[because.seat].hand += g.check.cards
        g.check.cards = []


class SettleCheck(Effect, frozen=True):
    """The result of a check on a Crisis card is chosen before it is made."""

    unless = WhyNot("other-check", "CHAR-004")

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        check = g.check
        return () if check is None or check.immune or check.settled else ("pass", "fail")

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.check is not None
        g.check.settled = because.how


class CountAsNothing(Effect, frozen=True):
    """All cards of one type count as 0 (CHERR-003, CHERR-004)."""

    unless = WhyNot("other-check", "CHAR-004")

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        check = g.check
        if check is None or check.immune or check.counts_as_zero >= 0:
            return ()
        return [SKILLS[skill] for skill in in_play(g).skills]

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.check is not None
        g.check.counts_as_zero = SKILLS.index(because.how)


# --- Crisis cards and dice ---------------------------------------------------------------------------------


class PeekAtEnd(Effect, frozen=True):
    """Look at the top card of a deck at the end of the own turn, leave it or put it to the bottom."""

    deck: str

    unless = WhyNot("own-turn", "TERM-005")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        deck = deck_of(g, drawn_from(g, self.deck))
        return seat == g.current and not g.orphaned and bool(deck.cards or deck.discard)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from peek_top(g, because.seat, self.deck)


class RollAgain(Effect, frozen=True):
    """On his turn a die is rolled again; what was added before stays (CHERR-019)."""

    unless = WhyNot("own-turn", "TERM-005")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return seat == g.current and g.die is not None and not g.die.settled

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from cast(g)


class OtherPart(Effect, frozen=True):
    """The other part of a "... chooses" card is resolved (CHERR-023)."""

    unless = WhyNot("no-parts", "CRIS-009")

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        if g.choice < 0:
            return ()
        return ("first", "second") if g.choice == OTHER_PART else PLAINLY  # CHERR-020

    def do(self, g: Galactica, because: Cause, /) -> None:
        g.choice = ("first", "second").index(because.how) if because.how else 1 - g.choice
        g.tell(PartChosen, because.seat, because.source, g.choice)


class ReplaceCrisis(Effect, frozen=True):
    """The Crisis card that was just revealed is discarded and another one drawn; see crises.py."""

    unless = WhyNot("replaced", "CHAR-004")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return not g.replace_crisis

    def do(self, g: Galactica, _: Cause, /) -> None:
        g.replace_crisis = True


# --- vipers ------------------------------------------------------------------------------------------------


class TakeViper(Effect, frozen=True):
    """Pilot a viper that was just placed, and act at once (CHERR-025); not out of this place (CHERR-026)."""

    ship: str
    place: str
    actions: int

    unless = WhyNot("no-viper-placed", "CHAR-004")

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        here = g.players[seat].place
        if board_of(here) != self.ship or here == sent(g, seat, self.place):
            return ()
        areas = {area for ship, area in g.placed_vipers if g.squadrons[ship].space[area]}
        return [AREAS[area] for area in sorted(areas)]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        here = AREAS.index(because.how)
        placed = [ship for ship in unmanned(g, here) if (ship, here) in g.placed_vipers]
        ship = yield from which(seat, placed, "take")
        g.squadrons[ship].space[here] -= 1
        g.placed_vipers.clear()
        man(g, seat, ship, here)
        yield from take_actions(g, seat, self.actions)


class UnmannedVipers(Effect, frozen=True):
    """Activations of unmanned vipers: of the CAG, and in Command."""

    count: int

    unless = WhyNot("no-viper-acts", "ACT-022")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return any_to_activate(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return why_not_fly(g, seat) or super().why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from activate_unmanned_vipers(g, because.seat, self.count, because)


# --- other actions -----------------------------------------------------------------------------------------


class CylonDetector(Effect, frozen=True):
    """All Loyalty cards of another player."""

    unless = WhyNot("nobody-to-look-at", "SECR-005")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(lookable(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        yield from choose_and_look(g, seat, lookable(g, seat), because, everything=True)


class SkilledPolitician(Effect, frozen=True):
    """Draw Quorum cards, resolve one that can be resolved, the others go to the bottom."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        draw_to_choose(g, seat, "quorum", self.count)
        held = g.held[-1]
        card: str | None = None
        if any(QUORUM_ACTIONS[card].possible(g, seat) for card in held.cards):
            card = yield from choose_held(
                g, "galactica-skilled-politician", ACT, lambda c: QUORUM_ACTIONS[c].possible(g, seat)
            )
        bury_held(g)
        if card is not None:
            yield from resolve_quorum(g, seat, card)


class MartialLaw(Effect, frozen=True):
    """The Admiral becomes President."""

    unless = WhyNot("is-president", "TITLE-036")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.president != g.admiral

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from give_title(g, "president", g.admiral, because)


class Trade(Effect, frozen=True):
    """Something is lost, and one of some resources gained."""

    price: Effect
    resources: tuple[str, ...]
    amount: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        yield from self.price.run(g, because)
        resource: str = yield from choose_one(
            seat, "galactica-gain-resource", list(self.resources), lambda name: Option("resource", name), purpose=GAIN
        )
        yield from change(g, resource, self.amount, because)


# --- the sheets --------------------------------------------------------------------------------------------

ability_actions(
    BASE,
    {
        "cag": UnmannedVipers(6),
        "cylon_detector": CylonDetector(),
        "skilled_politician": SkilledPolitician(4),
        "declare_martial_law": MartialLaw(),
        "unconventional_tactics": Trade(lose(population=1), ("food", "fuel", "morale"), 1),
    },
)
listens(BASE, "check_resolved", Ability("command_authority", TakeCards(), "game"))
listens(BASE, "viper_placed", Ability("alert_viper_pilot", TakeViper("galactica", "brig", 1)))
listens(BASE, "turn_ends", Ability("recon", PeekAtEnd("crisis"), "turn"))
listens(BASE, "crisis_check", Ability("mysterious_intuition", SettleCheck(), "game"))
listens(BASE, "cards_added", Ability("blind_devotion", CountAsNothing(), "game"))
listens(BASE, "die_rolled", Ability("eco_officer", RollAgain(), "turn"))
listens(BASE, "part_chosen", Ability("moral_compass", OtherPart(), "game"))
listens(BASE, "crisis_drawn", Ability("secret_destiny", ReplaceCrisis(), "game"))
listens(BASE, "location_check", Ability("cylon_hatred", ChangeDifficulty(("admirals_quarters",), 3, 0)))
listens(BASE, "location_check", Ability("friends_in_low_places", ChangeDifficulty(("administration", "brig"), 2, 2)))
STANDING.update(
    {
        "inspirational_leader": InspirationalLeader(1),
        "emotionally_attached": EmotionallyAttached("admirals_quarters"),
        "headstrong": Headstrong(),
        "delusional_intuition": DelusionalIntuition(1),
        "coward": Coward(2),
        "sleeper_agent": SleeperAgent(2, "brig"),
        "maintenance_engineer": MaintenanceEngineer("repair", 1),
        "reckless": SmallerHand(8),
        "stranded": Stranded(2, "hangar_deck"),
        "religious_visions": ReligiousVisions(2),
        "terminal_illness": TerminalIllness(2),
        "expert_pilot": ExpertPilot(2),
        "insubordinate": Insubordinate("admirals_quarters", 3),
        "alcoholic": Alcoholic(1),
        "convicted_criminal": ConvictedCriminal("brig"),
    }
)
