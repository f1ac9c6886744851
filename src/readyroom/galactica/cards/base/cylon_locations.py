"""The actions of the base box's Cylon locations (CYL-014, CYL-024, ACT-031)."""

from readyroom.galactica.activation import activate, launch
from readyroom.galactica.asking import ask, choose_seat
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import (
    damage_galactica,
)
from readyroom.galactica.crises import draw_some_and_resolve, play_super_crisis
from readyroom.galactica.decks import discard_to
from readyroom.galactica.dice import roll
from readyroom.galactica.events import HandSeen, SkillTaken
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import SYMPATHIZER, draw_super_crisis, hand_over_loyalty
from readyroom.galactica.places import uppermost
from readyroom.galactica.purposes import CRISIS, HARM, INDIFFERENT, TAKE, VICTIM
from readyroom.galactica.registry import LOCATION_ACTIONS, Effect
from readyroom.galactica.rules_in_force import (
    Sympathizer,
    standing,
)
from readyroom.galactica.skills import (
    LABEL,
    labels,
    show_card,
)
from readyroom.galactica.state import Galactica, Player
from readyroom.kernel import Choose, Hidden, Option, Script, WhyNot


class Caprica(Effect, frozen=True):
    """Play a Super Crisis card, or draw Crisis cards and resolve one."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send_crisis(g, because.seat, self.count)


def send_crisis(g: Galactica, seat: int, count: int, *, buried: bool = False) -> Script[None]:
    """A Super Crisis card, or one of several Crisis cards; what becomes of the others differs by box."""
    player = g.players[seat]
    choices = ["draw", *player.super_crisis]
    choice: str = yield Choose(seat, "galactica-caprica", choices, lambda card: Option("card", card), purpose=CRISIS)
    if choice == "draw":
        yield from draw_some_and_resolve(g, seat, count, buried=buried)
    else:
        player.holds.remove(choice)
        yield from play_super_crisis(g, seat, choice)


class CylonFleet(Effect, frozen=True):
    """Activate all ships of one type, or every basestar launches ships."""

    either: tuple[str, ...]
    raiders: int
    heavy_raiders: int

    unless = WhyNot("sympathizer", "SYMP-008")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        return not player.sympathizer or player.place != uppermost(g, standing(SYMPATHIZER, Sympathizer).closed)

    def _show(self, kind: str) -> Option:
        ships = {"raiders": self.raiders, "heavy_raiders": self.heavy_raiders} if kind == "launch" else {}
        return Option("activate", kind, ships)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        kinds = [*self.either, "launch"]
        kind: str = yield Choose(seat, "galactica-cylon-fleet", kinds, self._show, purpose=HARM)
        if kind == "launch":
            yield from launch(g, "raider", self.raiders)
            yield from launch(g, "heavy_raider", self.heavy_raiders)
        else:
            yield from activate(g, kind)


class HumanFleet(Effect, frozen=True):
    """Take a card from somebody's hand, after looking at it; then Galactica may be damaged."""

    at_least: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        others = [other for other in g.clockwise(0) if other != seat]
        target = yield from choose_seat(seat, "galactica-human-fleet", others, purpose=VICTIM)
        assert target is not None
        hand = g.players[target].hand
        if hand:
            g.chance.reveal()
            g.tell(HandSeen, seat, target, Hidden(labels(sorted(hand)), (seat,), None))
            card: int = yield Choose(seat, "galactica-take-card", sorted(hand), show_card, purpose=TAKE)
            hand.remove(card)
            g.players[seat].hand.append(card)
            g.tell(SkillTaken, seat, target, Hidden(LABEL[card], (seat, target), None))
        result = yield from roll(g, "human-fleet")
        if result >= self.at_least:
            yield from damage_galactica(g, because)


class ResurrectionShip(Effect, frozen=True):
    """Swap the Super Crisis card; then, up to a distance, hand over unrevealed Loyalty cards (CYL-014)."""

    distance: int

    unless = WhyNot("no-super-crisis", "CYL-014")

    def _can_hand_over(self, g: Galactica, player: Player) -> bool:
        return total_distance(g) <= self.distance and any(not card.revealed for card in player.loyalty)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        return bool(player.super_crisis) or self._can_hand_over(g, player)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        player = g.players[seat]
        if player.super_crisis and (yield from ask(seat, "galactica-swap-super-crisis", purpose=INDIFFERENT)):
            card = player.super_crisis[-1]
            player.holds.remove(card)
            discard_to(g, "super_crisis", card)
            draw_super_crisis(g, seat)
        if self._can_hand_over(g, player):
            others = [other for other in g.clockwise(0) if other != seat]
            to = yield from choose_seat(seat, "galactica-hand-over-loyalty", others, purpose=VICTIM)
            assert to is not None
            yield from hand_over_loyalty(g, seat, to)


LOCATION_ACTIONS.update(
    {
        "caprica": Caprica(2),
        "cylon_fleet": CylonFleet(("raiders", "heavy_raiders", "basestars"), raiders=2, heavy_raiders=1),
        "human_fleet": HumanFleet(5),
        "resurrection_ship": ResurrectionShip(7),
    }
)
