"""The Mutiny deck: what its cards do as actions, and when they come into the game."""

from typing import Final

from readyroom.galactica.activation import launch
from readyroom.galactica.asking import choose_one, choose_seat
from readyroom.galactica.boxes import Pile
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import attack_centurion
from readyroom.galactica.decks import bury_held, choose_held, draw_to_choose
from readyroom.galactica.dice import roll
from readyroom.galactica.discards import discard_each
from readyroom.galactica.effects import (
    ADMIRAL,
    CHOSEN,
    PRESIDENT,
    YOU,
    CommandViper,
    Condition,
    DamageGalactica,
    DestroyCivilian,
    Discard,
    Draw,
    DrawAny,
    DrawMutiny,
    DrawOwn,
    EachDraws,
    Effect,
    GiveTitle,
    LowRoll,
    MixTreachery,
    MoveTrack,
    Only,
    Peek,
    PutAway,
    RecallCivilian,
    Send,
    VipersReturn,
    all_of,
    gain,
    place_ships,
    seat_of,
)
from readyroom.galactica.effects.core import who
from readyroom.galactica.effects.freeing import aboard, prisoners, release
from readyroom.galactica.events import CardPutBack, NotPossible, NukeLost, SkillTaken
from readyroom.galactica.hangar import build, buildable, damaged, in_space, repair_vipers
from readyroom.galactica.mutiny import MUTINY, REMOVED, draw_mutiny, first_mutiny, put_away, resolve_mutiny
from readyroom.galactica.nukes import launch_nuke, nuke_odds, nuke_targets, show_nuke, spend_nuke
from readyroom.galactica.places import BRIG, FLAGSHIP, bars_titles
from readyroom.galactica.purposes import ACT, INDIFFERENT, STRIKE, THREAT, TRUST
from readyroom.galactica.quorum import draw_quorum
from readyroom.galactica.registry import MUTINY_ACTIONS
from readyroom.galactica.rules_in_force import STANDING, Disreputable, NecessarySteps
from readyroom.galactica.script import STEPS
from readyroom.galactica.ships import destroy_raptor, place, show_area
from readyroom.galactica.skills import LABEL, POLITICS, TREACHERY
from readyroom.galactica.state import Galactica, Held
from readyroom.kernel import ChooseOrder, Hidden, Option, Script, WhyNot

DAYBREAK.piles.append(Pile(MUTINY, hands="secret", humans=True))
STEPS["first_mutiny"] = first_mutiny
DAYBREAK.setup.append("first_mutiny")
STANDING["necessary_steps"] = NecessarySteps(2)
STANDING["disreputable"] = Disreputable(1)

# --- conditions --------------------------------------------------------------------------------------------


class Pay(Discard, frozen=True):
    """Cards of one's own choice for what follows, whatever the sheet says of cards one is forced to discard."""

    @property
    def message(self) -> str:
        return Discard(self.role, self.count).message

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from discard_each(g, who(g, self.role, because), self.count, because, paid=True)


class NotHolding(Condition, frozen=True):
    """You do not have a title."""

    title: str

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return g.titles.get(self.title) != seat

    def missing(self) -> WhyNot:
        return WhyNot("has-title", "TERM-011")


class CardsInHand(Condition, frozen=True):
    """Somebody has at least so many Skill cards."""

    role: str
    count: int

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return len(g.players[seat_of(g, self.role, Cause("", seat))].hand) >= self.count

    def missing(self) -> WhyNot:
        return WhyNot("too-few-cards", "TERM-011", {"count": self.count})


class NotKept(Condition, frozen=True):
    """You are not kept where a title would be lost at once."""

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return not bars_titles(g.players[seat].place)


class VipersOut(Condition, frozen=True):
    """At least one viper is in a space area."""

    def holds(self, g: Galactica, _: int, /) -> bool:
        return bool(in_space(g)) or any(player.piloting for player in g.players)


class Imprisoned(Condition, frozen=True):
    """Somebody is kept in a place."""

    place: str

    def holds(self, g: Galactica, _: int, /) -> bool:
        return bool(prisoners(g, self.place))


class NukesLeft(Condition, frozen=True):
    """The Admiral has a nuke."""

    def holds(self, g: Galactica, _: int, /) -> bool:
        return g.nukes > 0

    def missing(self) -> WhyNot:
        return WhyNot("no-nuke", "NUKE-001")


class RaptorsLeft(Condition, frozen=True):
    """There is a raptor in the Reserves (ARAP-003)."""

    def holds(self, g: Galactica, _: int, /) -> bool:
        return g.raptors > 0

    def missing(self) -> WhyNot:
        return WhyNot("no-raptor", "ARAP-003")


# --- effects -----------------------------------------------------------------------------------------------


class TakeRandom(Effect, frozen=True):
    """Random Skill cards go from somebody's hand to yours."""

    role: str
    count: int

    def do(self, g: Galactica, because: Cause, /) -> None:
        source = seat_of(g, self.role, because)
        cards = g.chance.draw(g.players[source].hand, min(self.count, len(g.players[source].hand)))
        g.chance.reveal()
        for card in sorted(cards):
            g.players[because.seat].hand.append(card)
            g.tell(SkillTaken, because.seat, source, Hidden(LABEL[card], (because.seat, source), None))


class RepairAll(Effect, frozen=True):
    """All damaged vipers come back to the Reserves."""

    tone = "good"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from repair_vipers(g, because.seat, damaged(g))


class DividedSpeech(Effect, frozen=True):
    """Roll: from a number on something good happens and this card leaves the game; else it is discarded, and then
    something else happens."""

    at_least: int
    effect: Effect
    otherwise: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        result = yield from roll(g, "divided-speech")
        put_away(g, because.source, removed=result >= self.at_least)
        yield from (self.effect if result >= self.at_least else self.otherwise).run(g, because)


class FreePrisoner(Effect, frozen=True):
    """You choose a prisoner, and the location of a ship where they go."""

    place: str
    ship: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = yield from choose_seat(because.seat, "galactica-free-prisoner", prisoners(g, self.place), TRUST)
        if seat is not None:
            yield from release(g, because.seat, seat, aboard(g, seat, self.ship), because)


class SomebodyDrawsMutiny(Effect, frozen=True):
    """You choose a player who draws a Mutiny card; it may be you."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        humans = [human.seat for human in g.humans()]
        seat = yield from choose_seat(because.seat, "galactica-draws-mutiny", humans, TRUST)
        if seat is not None:
            yield from draw_mutiny(g, seat, because)


class ChooseHuman(Effect, frozen=True):
    """You choose a human player, maybe yourself, to whom something happens: there the role is CHOSEN."""

    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        humans = [human.seat for human in g.humans()]
        seat = yield from choose_seat(because.seat, "galactica-choose-player", humans, TRUST, card=because.source)
        if seat is not None:
            yield from self.effect.run(g, because.choosing(seat))


class DrawAttack(Effect, frozen=True):
    """Cylon ships are placed in one area of your choice."""

    basestars: int
    raiders: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if not g.in_orbit:
            g.tell(NotPossible, "place-raider")
            return
        area = yield from choose_one(because.seat, "galactica-draw-attack", list(range(6)), show_area, THREAT)
        yield from place(g, "basestar", [(area, self.basestars)])
        yield from place(g, "raider", [(area, self.raiders)])


class ShootCenturion(Effect, frozen=True):
    """You attack a centurion, with something added to the die; nothing if there is none."""

    at_least: int
    bonus: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        spaces = [space for space in range(5) if g.boarding[space]]
        if not spaces:
            g.tell(NotPossible, "destroy-centurion")
            return
        space = yield from choose_one(
            because.seat, "galactica-armory", spaces, lambda n: Option("space", str(n)), purpose=STRIKE
        )
        yield from attack_centurion(g, space, self.at_least, because, bonus=self.bonus)


class SetAgenda(Effect, frozen=True):
    """The President draws Quorum cards; then you look at that hand and put cards of it under the deck."""

    drawn: int
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for _ in range(self.drawn):
            draw_quorum(g)
        seat, hand = because.seat, g.quorum_hand
        held = Held(seat, "quorum", hand[:])
        hand.clear()
        g.held.append(held)
        g.chance.reveal()
        number = min(self.count, len(held.cards))
        chosen: tuple[str, ...] = yield ChooseOrder(
            seat,
            "galactica-set-agenda",
            held.cards[:],
            lambda card: Option("card", card),
            at_least=number,
            at_most=number,
            purpose=INDIFFERENT,
        )
        g.held.pop()
        deck = g.decks["quorum"]
        for card in chosen:
            held.cards.remove(card)
            deck.cards.insert(0, card)
            deck.seen.insert(0, 1 << seat | 1 << g.president)
            g.tell(CardPutBack, seat, "quorum", True, Hidden(card, (seat, g.president), None))
        hand += held.cards


class SpendNukes(Effect, frozen=True):
    """You launch a nuke of the Admiral's, if there is something to launch it at; then all nukes are used up
    (NUKE-012)."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if targets := nuke_targets(g):
            target = yield from choose_one(
                because.seat, "galactica-launch-nuke", targets, show_nuke, STRIKE, odds=lambda one: nuke_odds(g, one)
            )
            yield from launch_nuke(g, target, because)
        else:
            g.tell(NotPossible, "launch-nuke")
        while g.nukes:
            spend_nuke(g)
            g.tell(NukeLost)


class ArmRaptor(Effect, frozen=True):
    """A raptor of the Reserves is destroyed, and an assault raptor built for it, if there is one (ARAP-002,
    ARAP-003)."""

    ship: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if not g.raptors:
            g.tell(NotPossible, "destroy-raptor")
            return
        yield from destroy_raptor(g, because)
        if buildable(g, self.ship):
            build(g, self.ship)
        else:
            g.tell(NotPossible, "build-viper")


class BasestarsLaunch(Effect, frozen=True):
    """Every basestar launches so many raiders."""

    tone = "bad"

    raiders: int

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from launch(g, "raider", self.raiders)


class PlayOneOf(Effect, frozen=True):
    """You draw Mutiny cards, play one that can be played, and put the others under the deck; nobody else's ability
    changes what you draw, and you do not go to the Brig (MUTY-006)."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        draw_to_choose(g, seat, MUTINY, self.count)
        if not any(MUTINY_ACTIONS[card].possible(g, seat) for card in g.held[-1].cards):
            bury_held(g)
            g.tell(NotPossible, "play-mutiny")
            return
        card = yield from choose_held(
            g, "galactica-play-mutiny", ACT, can=lambda card: MUTINY_ACTIONS[card].possible(g, seat)
        )
        bury_held(g)
        yield from resolve_mutiny(g, seat, card)


# --- the cards ---------------------------------------------------------------------------------------------

FIVE: Final = 5
"""Skill cards that a title costs."""


def _card(name: str, effect: Effect, *, removed: bool = False) -> None:
    DAYBREAK.card(MUTINY, name)
    MUTINY_ACTIONS[name] = effect
    if removed:
        REMOVED.add(name)


class Both(Condition, frozen=True):
    """Several things are so at once."""

    conditions: tuple[Condition, ...]

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return all(one.holds(g, seat) for one in self.conditions)


_card("armed_resistance", all_of(Send(ADMIRAL, "sickbay"), Peek(YOU, "crisis")))
_card(
    "assume_command",
    Only(
        Both((CardsInHand(YOU, FIVE), NotHolding(ADMIRAL), NotKept())),
        all_of(Pay(YOU, FIVE), GiveTitle(ADMIRAL, YOU)),
    ),
)
_card("bait_and_switch", all_of(DrawAny(YOU, 2), MixTreachery(2)))
_card("betrayal_of_trust", all_of(Draw(YOU, TREACHERY, 2), Peek(YOU, "destination")))
_card("blackmail", Only(Both((NotHolding(PRESIDENT), CardsInHand(PRESIDENT, 3))), TakeRandom(PRESIDENT, 3)))
_card("clipped_wings", Only(VipersOut(), all_of(VipersReturn(), RepairAll(), Draw(YOU, TREACHERY, 2))))
_card("controversial_speech", DividedSpeech(6, gain(morale=1), EachDraws(TREACHERY, 1)))
_card("feed_the_people", all_of(MoveTrack(-2), gain(food=1)), removed=True)
_card(
    "impeachment",
    Only(Both((CardsInHand(YOU, FIVE), NotHolding(PRESIDENT))), all_of(Pay(YOU, FIVE), GiveTitle(PRESIDENT, YOU))),
)
_card("make_a_deal", Only(Imprisoned(BRIG), all_of(FreePrisoner(BRIG, FLAGSHIP), PutAway(), SomebodyDrawsMutiny())))
_card("necessary_risk", all_of(gain(food=1), DrawAttack(basestars=1, raiders=3)), removed=True)
_card("panic", all_of(place_ships(aft={"civilian": 1}), CommandViper(YOU)))
_card("peaceful_resistance", all_of(Send(YOU, "sickbay"), LowRoll(4, Send(ADMIRAL, "brig"))))
_card("ruined_reputation", ChooseHuman(all_of(DrawAny(CHOSEN, 2), LowRoll(4, Send(CHOSEN, "brig")))))
_card("scavenging_for_parts", all_of(DamageGalactica(), RecallCivilian(YOU)))
_card("selfish_act", all_of(DrawOwn(YOU, 2), PutAway(), DrawMutiny(YOU)))
_card("send_a_message", all_of(DamageGalactica(), ShootCenturion(at_least=7, bonus=2)))
_card("set_the_agenda", Only(NotHolding(PRESIDENT), SetAgenda(drawn=2, count=2)))
_card("the_strong_survive", all_of(DestroyCivilian(), MoveTrack(1)), removed=True)
_card("unauthorized_usage", Only(NukesLeft(), SpendNukes()), removed=True)
_card("violent_protest", all_of(Draw(YOU, POLITICS, 2), Send(PRESIDENT, "sickbay")))
_card("weapons_armed", Only(RaptorsLeft(), all_of(ArmRaptor("assault_raptor"), BasestarsLaunch(2))))
