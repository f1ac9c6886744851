"""Personal Goals: what they want, what follows when they are revealed, what they cost at the end (GOAL)."""

from typing import ClassVar

from readyroom.galactica.board import RESOURCES
from readyroom.galactica.cards.exodus.box import PERSONAL_GOALS
from readyroom.galactica.causes import Cause
from readyroom.galactica.discards import discard_cards
from readyroom.galactica.effects import Condition, Effect, NewLoyalty, Only, all_of
from readyroom.galactica.events import GoalMissed
from readyroom.galactica.hangar import all_destroyed, damaged
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.loyalty import GOALS, loyalty_cards
from readyroom.galactica.purposes import GIVE_UP
from readyroom.galactica.registry import LOYALTY_ACTIONS
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import STANDING, PersonalGoal, standing
from readyroom.galactica.skills import STRENGTH, show_card
from readyroom.galactica.state import PILES, Galactica
from readyroom.galactica.titles import titles_of
from readyroom.kernel import Choose, Script, WhyNot


class HoldingTitles(Condition, frozen=True):
    count: int

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return len(titles_of(g, seat)) >= self.count


class NukesSpent(Condition, frozen=True):
    def holds(self, g: Galactica, _: int, /) -> bool:
        return not g.nukes


class HolderIn(Condition, frozen=True):
    """Who has a title is in this place."""

    title: str
    place: str

    def holds(self, g: Galactica, _: int, /) -> bool:
        return g.players[g.titles[self.title]].place == self.place


class VipersLost(Condition, frozen=True):
    """So many vipers are damaged or destroyed."""

    count: int

    def holds(self, g: Galactica, _: int, /) -> bool:
        return damaged(g) + all_destroyed(g) >= self.count


class BeingIn(Condition, frozen=True):
    """You are in one of these places."""

    places: tuple[str, ...]

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return g.players[seat].place in self.places


class RaidersThere(Condition, frozen=True):
    """So many raiders are on the main board."""

    count: int

    def holds(self, g: Galactica, _: int, /) -> bool:
        return sum(g.there[0].raiders) >= self.count


class ShortJump(Condition, frozen=True):
    """A destination of this distance was resolved; a Crisis card that lies beside the Objective card is none."""

    distance: int

    def holds(self, g: Galactica, _: int, /) -> bool:
        gone = [card for card in g.destinations if PILES[card] == "destination"]
        return any(DESTINATIONS[card][0] == self.distance for card in gone)


class DiscardStrength(Effect, frozen=True):
    """Skill cards of exactly this strength together are discarded; they are chosen one by one."""

    unless: ClassVar[WhyNot] = WhyNot("not-that-strength", "GOAL-002")
    strength: int

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return _reaches(g.players[seat].hand, self.strength)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        hand = g.players[because.seat].hand
        left, chosen, missing = hand[:], [], self.strength
        while missing:
            picks = [
                card for n, card in enumerate(left) if _reaches(left[:n] + left[n + 1 :], missing - STRENGTH[card])
            ]
            card: int = yield Choose(
                because.seat,
                "galactica-discard-strength",
                picks,
                show_card,
                facts={"strength": missing},
                purpose=GIVE_UP,
            )
            left.remove(card)
            chosen.append(card)
            missing -= STRENGTH[card]
        yield from discard_cards(g, because.seat, chosen, because)


def _reaches(cards: list[int], strength: int) -> bool:
    """Whether some of these cards have exactly this strength together."""
    sums = {0}
    for card in cards:
        sums |= {total + STRENGTH[card] for total in sums}
    return strength in sums


def costs(g: Galactica) -> Script[None]:
    """Unrevealed goals of human players, hidden Cylons too, cost their resource (GOAL-005, GOAL-006, GOAL-008)."""
    for player in g.humans():
        for card in player.loyalty:
            if card.id in GOALS and not card.revealed:
                card.revealed = True
                g.chance.reveal()
                g.tell(GoalMissed, player.seat, card.id)
                goal = standing(card.id, PersonalGoal)
                yield from change(g, goal.resource, -goal.amount, Cause(card.id, player.seat))


_NEW = NewLoyalty(distance=6)

for _card, _action, _resource in (
    ("goal_acquire_power", Only(HoldingTitles(2), _NEW), "food"),
    ("goal_devastation", Only(NukesSpent(), _NEW), "morale"),
    ("goal_political_intrigue", Only(HolderIn("president", "brig"), _NEW), "food"),
    ("goal_sacrifice", Only(VipersLost(6), _NEW), "fuel"),
    ("goal_self_destruction", Only(BeingIn(("brig", "sickbay")), _NEW), "morale"),
    ("goal_selfish", all_of(DiscardStrength(20), _NEW), "fuel"),
    ("goal_stand_and_fight", Only(RaidersThere(10), _NEW), "population"),
    ("goal_use_caution", Only(ShortJump(1), _NEW), "population"),
):
    assert _resource in RESOURCES
    loyalty_cards(PERSONAL_GOALS, _card, goal=True)
    LOYALTY_ACTIONS[_card] = _action
    STANDING[_card] = PersonalGoal(_resource, 1)

PERSONAL_GOALS.end_checks.append(costs)
