"""The 9 Quorum cards of the Pegasus box."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

from readyroom.galactica.asking import choose_one, choose_seat, why_not_other
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base.abilities import Trade
from readyroom.galactica.cards.base.quorum import Assign, AssignedCard
from readyroom.galactica.cards.base.skills import Research
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import repair_location, repairable
from readyroom.galactica.decks import deck_of, discard_to, drawn_from, see_bottom
from readyroom.galactica.dice import roll
from readyroom.galactica.effects import YOU, Effect, SearchDestiny, TradeForTreachery, all_of, gain, lose
from readyroom.galactica.effects.freeing import prisoners
from readyroom.galactica.events import AdditionSeen, BottomSeen, QuorumGiven
from readyroom.galactica.execution import execute
from readyroom.galactica.hangar import damaged, repair_vipers
from readyroom.galactica.moving import show_place
from readyroom.galactica.objectives import objective_of
from readyroom.galactica.places import sent
from readyroom.galactica.purposes import ACT, AMOUNT, FORESEE, JAIL, SHIELD, STRIKE, WEAKEN
from readyroom.galactica.quorum import KEEPS
from readyroom.galactica.registry import PLAINLY, QUORUM_ACTIONS
from readyroom.galactica.ships import (
    common_raiders,
    destroy_civilian,
    destroy_heavy_raider,
    destroy_raider,
    show_civilian,
)
from readyroom.galactica.skills import LABEL, POLITICS, SKILLS, labels
from readyroom.galactica.state import Civilian, Galactica
from readyroom.galactica.windows import Listener, listens
from readyroom.kernel import Choose, ChooseSeveral, Hidden, Option, Script, WhyNot


def _card(card: str, action: Effect, *, keeps: bool = False) -> None:
    QUORUM_ACTIONS[card] = action
    PEGASUS.card("quorum", card)
    if keeps:
        KEEPS.add(card)


# --- cards that stay in play -------------------------------------------------------------------------------


class Give(Effect, frozen=True):
    """Any human player gets the card, maybe oneself."""

    card: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        humans = [player.seat for player in g.humans()]
        target = yield from choose_seat(
            because.seat, "galactica-give-card", humans, WEAKEN, card=self.card, why=partial(why_not_other, g, -1)
        )
        g.kept.remove(self.card)
        if target is None:
            discard_to(g, "quorum", self.card)
            return
        g.players[target].holds.append(self.card)
        g.tell(QuorumGiven, target, self.card)


class SeeAddition(Effect, frozen=True):
    """Somebody alone looks at the cards that the chosen player has added to the check."""

    def do(self, g: Galactica, because: Cause, /) -> None:
        check = g.check
        assert check is not None
        cards = sorted(card for card, by in zip(check.cards, check.by, strict=True) if by == because.chosen)
        g.chance.reveal()
        seen = Hidden(labels(cards), (because.seat, because.chosen), None)
        g.tell(AdditionSeen, because.seat, because.chosen, seen)


class WatchedCard(Listener, frozen=True):
    """A Quorum card in front of a player, which the President discards to use it on them (FAQ-005)."""

    says: ClassVar[str] = "reaction-president"

    def holders(self, g: Galactica, /) -> Iterable[int]:
        return [g.president] if self._watched(g) is not None else ()

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        watched, check = self._watched(g), g.check
        if seat != g.president or watched is None or check is None or check.faceup:
            return ()
        return PLAINLY if check.added[watched] and watched in check.by else ()

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        watched = self._watched(g)
        assert watched is not None
        g.players[watched].holds.remove(self.name)
        discard_to(g, "quorum", self.name)
        yield from self.text.run(g, because.choosing(watched))

    def _watched(self, g: Galactica) -> int | None:
        return next((player.seat for player in g.players if self.name in player.holds), None)


_card("assign_chief_of_staff", Assign("assign_chief_of_staff", 2, POLITICS), keeps=True)
listens(PEGASUS, "before_cards", AssignedCard("assign_chief_of_staff", Research(POLITICS)))
_card("probation", Give("probation"), keeps=True)
listens(PEGASUS, "seat_added", WatchedCard("probation", SeeAddition()))

# --- cards that are played and gone ------------------------------------------------------------------------


def _show_pick(pick: tuple[int, Civilian]) -> Option:
    return show_civilian(pick[1])


class SelfDefense(Effect, frozen=True):
    """A civilian ship shoots down raiders or a heavy raider of its area; then a roll that it may not survive."""

    raiders: int
    at_most: int

    unless = WhyNot("no-cylon-ship", "TERM-012")

    def _ships(self, g: Galactica) -> list[tuple[int, Civilian]]:
        areas = [area for area in range(6) if common_raiders(g, area) or g.fleet.heavies[area]]
        return [(area, ship) for area in areas for ship in g.civilians[area]]

    def _show(self, kind: str) -> Option:
        return Option("target", kind, {"count": self.raiders} if kind == "raiders" else {})

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._ships(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        area, ship = yield from choose_one(
            because.seat, "galactica-self-defense", self._ships(g), _show_pick, purpose=SHIELD
        )
        there = (("raiders", common_raiders(g, area)), ("heavy_raider", g.fleet.heavies[area]))
        kinds = [kind for kind, count in there if count]
        kind = yield from choose_one(because.seat, "galactica-self-defense-target", kinds, self._show, purpose=STRIKE)
        if kind == "raiders":
            for _ in range(min(self.raiders, common_raiders(g, area))):
                yield from destroy_raider(g, area, because)
        else:
            yield from destroy_heavy_raider(g, area, because)
        result = yield from roll(g, "self-defense")
        if result <= self.at_most and ship in g.civilians[area]:
            yield from destroy_civilian(g, area, ship, because)


class SeeBottom(Effect, frozen=True):
    """The bottom card of a deck of one's choice is looked at; not of those whose cards are tokens (FAQ-006). A deck set
    aside for later is none of them, and has the name of the other one as soon as it has taken its place (CRIS-014)."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        skills = [SKILLS[skill] for skill in in_play(g).skills if g.skill_decks[skill]]
        aside = dict(objective_of(g).decks).values()
        named = {
            name: deck_of(g, drawn_from(g, name))
            for name, pile in in_play(g).piles.items()
            if not (pile.open or pile.barred or pile.not_kept or name in aside)
        }
        piles = [name for name, deck in named.items() if deck.cards or deck.discard]
        deck: str = yield Choose(
            seat, "galactica-see-bottom", [*piles, *skills], lambda name: Option("deck", name), purpose=FORESEE
        )
        if deck in piles:
            see_bottom(g, seat, deck)
        else:
            g.chance.reveal()
            card = g.skill_decks[SKILLS.index(deck)][0]
            g.tell(BottomSeen, seat, deck, Hidden(LABEL[card], (seat,), None))


class Mourning(Effect, frozen=True):
    """Something happens if an execution has cost morale in this game."""

    effect: Effect

    unless = WhyNot("nobody-mourned", "TERM-011")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.mourned

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from self.effect.run(g, because)


class ExecuteIn(Effect, frozen=True):
    """A character in a place is executed."""

    place: str

    unless = WhyNot("nobody-there", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._victims(g))

    def _victims(self, g: Galactica) -> list[int]:
        return prisoners(g, sent(g, g.president, self.place))  # MOVE-033

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        victim = yield from choose_seat(because.seat, "galactica-execute", self._victims(g), JAIL)
        if victim is not None:
            yield from execute(g, victim, because)


class Refit(Effect, frozen=True):
    """Damaged locations of any ship and damaged vipers are repaired, up to so many of each."""

    locations: int
    vipers: int

    unless = WhyNot("nothing-damaged", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(repairable(g) or damaged(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        damage = repairable(g)
        if damage:
            places: tuple[str, ...] = yield ChooseSeveral(
                seat,
                "galactica-repair-locations",
                damage,
                show_place,
                at_least=0,
                at_most=min(self.locations, len(damage)),
                purpose=ACT,
            )
            for place in places:
                repair_location(g, place)
        most = min(self.vipers, damaged(g))
        if most:
            count: int = yield Choose(
                seat,
                "galactica-repair-vipers",
                range(most + 1),
                lambda number: Option("number", str(number)),
                purpose=AMOUNT,
            )
            yield from repair_vipers(g, seat, count)


_card("civilian_self_defense", SelfDefense(raiders=3, at_most=2))
_card("consult_the_oracle", all_of(SeeBottom(), SearchDestiny(YOU, 2)))
_card("enact_production_quotas", all_of(gain(food=1), lose(morale=1)))
PEGASUS.mourns = True
_card("eulogy", Mourning(gain(morale=1)))
_card("execute_prisoner", ExecuteIn("brig"))
_card("resources_for_galactica", Refit(locations=1, vipers=2))
_card("unsavory_connections", Trade(TradeForTreachery(YOU, 2, random=True), ("food", "fuel"), 1))
