"""The Skill cards of the Daybreak box, and their text: of each type one with a check ability and three others; the
Treachery deck is in `treachery`."""

from readyroom.galactica.actions import use_place, why_not_use_place
from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREA_OF, JUMP_LOSS
from readyroom.galactica.boxes import pieces
from readyroom.galactica.cards.base.skills import HandCard
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.cards.pegasus import skills as _earlier  # noqa: F401 - designs are numbered box after box
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import join_from_hand, leave, take_from_check
from readyroom.galactica.combat import any_viper_to_damage, damage_galactica, ground_vipers
from readyroom.galactica.crises import check_on
from readyroom.galactica.decks import choose_held, discard_to, draw_to_choose
from readyroom.galactica.dice import roll
from readyroom.galactica.effects import YOU, Draw, HumansDraw, all_of, place_ships
from readyroom.galactica.effects.checks import InsteadOfPassing, Orderly
from readyroom.galactica.events import QuorumDrawn
from readyroom.galactica.hangar import build, buildable, launchable, pick
from readyroom.galactica.jump import move_track
from readyroom.galactica.miracles import gain_miracle
from readyroom.galactica.moving import show_place
from readyroom.galactica.mutiny import draw_mutiny
from readyroom.galactica.objectives import may_jump
from readyroom.galactica.purposes import ACT, AMOUNT, CONTRIBUTE, DEPLOY, INDIFFERENT, TAKE
from readyroom.galactica.quorum import resolve_quorum
from readyroom.galactica.registry import (
    CHECK_ABILITIES,
    LOCATION_ACTIONS,
    QUORUM_ACTIONS,
    SKILL_ACTIONS,
    CheckAbility,
    Effect,
)
from readyroom.galactica.rules_in_force import CEASEFIRE
from readyroom.galactica.ships import destroy_raptor, launch_into, return_raptors, show_area
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    NAME,
    PILOTING,
    POLITICS,
    STRENGTH,
    TACTICS,
    draw,
    show_card,
    skill_card,
)
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.vipers import activate_one, any_to_activate, lead_viper
from readyroom.galactica.windows import listens, must
from readyroom.kernel import Choose, Hidden, Option, Script, WhyNot

# --- politics ----------------------------------------------------------------------------------------------


class AddOrMutiny(CheckAbility, frozen=True):
    """The current player, if human, may add a card of their hand faceup, or else draws Mutiny cards."""

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = g.current
        player = g.players[seat]
        if not is_human_player(player):
            return
        card: int | None = None
        if player.hand:
            picks = [None, *sorted(set(player.hand))]
            card = yield Choose(seat, "galactica-force-hand", picks, _show_or_not, purpose=CONTRIBUTE)
        if card is not None:
            join_from_hand(g, seat, card)
            return
        for _ in range(self.count):
            yield from draw_mutiny(g, seat, because)


class PopularInfluence(Effect, frozen=True):
    """Quorum cards are drawn: one goes to the President, another is played at once or discarded."""

    count: int

    unless = WhyNot("no-quorum", "TITLE-001")

    def possible(self, g: Galactica, _: int, /) -> bool:
        deck = g.decks["quorum"]
        return bool(deck.cards or deck.discard)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        draw_to_choose(g, seat, "quorum", self.count)
        given = yield from choose_held(g, "galactica-give-quorum", INDIFFERENT)
        g.quorum_hand.append(given)
        g.tell(QuorumDrawn, g.president, Hidden(given, (g.president,), None))
        for card in g.held[-1].cards[:]:
            can = QUORUM_ACTIONS[card].possible(g, seat)
            ways = ["play", "discard"] if can else ["discard"]
            way: str = yield Choose(seat, "galactica-play-or-discard", ways, facts={"card": card}, purpose=ACT)
            g.held[-1].cards.remove(card)
            if way == "play":
                yield from resolve_quorum(g, seat, card)
            else:
                discard_to(g, "quorum", card)
        g.held.pop()


class Ceasefire(Effect, frozen=True):
    """Until the end of the turn no Cylon ship is activated or launched, and no centurion (SKERR-007, SKERR-008)."""

    tone = "good"

    def do(self, g: Galactica, _: Cause, /) -> None:
        g.for_turn.append(CEASEFIRE)


# --- leadership --------------------------------------------------------------------------------------------


class WeakCardsCount(CheckAbility, frozen=True):
    """Each card of this printed strength in the check adds to the total, whatever its type."""

    strength: int
    each: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.extra += self.each * sum(STRENGTH[card] == self.strength for card in g.check.cards)


# --- tactics -----------------------------------------------------------------------------------------------


class TakeWeakCard(CheckAbility, frozen=True):
    """The current player may take a card of at most this printed strength, of another name, into their hand."""

    most: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        check = g.check
        assert check is not None
        found = sorted({card for card in check.cards if STRENGTH[card] <= self.most and NAME[card] != because.source})
        if not found:
            return
        card: int | None = yield Choose(
            g.current, "galactica-quick-thinking", [None, *found], _show_or_not, purpose=TAKE
        )
        if card is not None:
            take_from_check(g, g.current, card)


def _show_or_not(card: int | None) -> Option:
    return Option("choice", "nothing") if card is None else show_card(card)


class SecondChance(Effect, frozen=True):
    """If the strength is so much above the printed difficulty, the current player gets a miracle token."""

    above: int

    unless = WhyNot("hoped", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.check is not None and not g.check.hope

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.hope = printed_difficulty(g.check) + self.above


def printed_difficulty(check: Check) -> int:
    """What is printed on the card or location that asks for a check, whatever has changed it since."""
    asked = check_on(check.source) if check.crisis else LOCATION_ACTIONS.get(check.source)
    printed: int = getattr(asked, "difficulty", check.difficulty)
    return printed


def second_chance(g: Galactica) -> Script[None]:
    """The strength is known."""
    check = g.check
    assert check is not None
    if check.hope and check.total >= check.hope and is_human_player(g.players[g.current]):
        gain_miracle(g, g.current)
    yield from ()


class UsePlace(Effect, frozen=True):
    """One of these locations is activated, wherever one is, damaged or not; whatever else forbids it still does."""

    places: tuple[str, ...]

    unless = WhyNot("no-room-action", "ACT-002")

    def _open(self, g: Galactica, seat: int) -> list[str]:
        return [place for place in self.places if why_not_use_place(g, seat, place) is None]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(self._open(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        places = self._open(g, seat)
        place = yield from choose_one(seat, "galactica-unorthodox-plan", places, show_place, ACT)
        yield from use_place(g, seat, place)


# --- piloting ----------------------------------------------------------------------------------------------


class ViperForCard(CheckAbility, frozen=True):
    """The current player may have a viper damaged to discard another card from the check."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        check = g.check
        assert check is not None
        found = check.cards[:]
        found.remove(next(card for card in found if NAME[card] == because.source))
        found = sorted(set(found))
        if not found or not any_viper_to_damage(g):
            return
        card: int | None = yield Choose(g.current, "galactica-dogfight", [None, *found], _show_or_not, purpose=TAKE)
        if card is not None:
            yield from ground_vipers(g, g.current, 1, because)
            leave(g, [card])


class LeadUpTo(Effect, frozen=True):
    """One unmanned viper, in space or in the Reserves, is activated up to so many times."""

    tone = "good"
    flies = True

    count: int

    unless = WhyNot("no-viper-acts", "ACT-022")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return any_to_activate(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from lead_viper(g, because.seat, self.count, because, optional=True)


class LaunchBeside(Effect, frozen=True):
    """Unmanned vipers of the Reserves join a piloted one, and each of them is activated."""

    tone = "good"

    count: int

    unless = WhyNot("no-wingman", "VIP-003")

    def _areas(self, g: Galactica) -> list[int]:
        return sorted({AREA_OF[player.place] for player in g.players if player.piloting})

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(launchable(g) and self._areas(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        area = yield from choose_one(seat, "galactica-launch-reserves", self._areas(g), show_area, DEPLOY)
        most = min(self.count, sum(squadron.reserves for squadron in g.squadrons.values()))
        count: int = yield Choose(
            seat, "galactica-how-many-launch", range(most + 1), lambda n: Option("number", str(n)), purpose=AMOUNT
        )
        picked = yield from pick(g, seat, count, "launch", lambda squadron: squadron.reserves)
        before = {ship: g.squadrons[ship].space[area] for ship in picked}
        yield from launch_into(g, picked, area)
        for ship, there in before.items():
            for _ in range(g.squadrons[ship].space[area] - there):  # Apollo may have taken one over (CHERR-025)
                yield from activate_one(g, seat, ship, area, because)


# --- engineering -------------------------------------------------------------------------------------------


class DrawByResult(CheckAbility, frozen=True):
    """Once the result is known the current player draws cards of this type: more if it was passed."""

    skill: int
    passed: int
    otherwise: int

    def judge(self, g: Galactica, result: str, _: Cause, /) -> Script[str]:
        yield from ()
        draw(g, g.current, (self.skill,) * (self.passed if result == "pass" else self.otherwise))
        return result


class RaptorSpecialist(Effect, frozen=True):
    """A raptor of the Reserves is rebuilt as an assault raptor, or a destroyed raptor comes back."""

    ship: str

    unless = WhyNot("no-raptor", "TERM-012")

    def _ways(self, g: Galactica) -> list[str]:
        ways = ["build"] if g.raptors and buildable(g, self.ship) else []
        return [*ways, "return"] if g.raptors < pieces(g, "raptor") else ways

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._ways(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        ways = self._ways(g)
        way = ways[0]
        if len(ways) > 1:
            way = yield Choose(because.seat, "galactica-raptor-specialist", ways, purpose=ACT)
        if way == "build":
            yield from destroy_raptor(g, because)
            build(g, self.ship)
        else:
            return_raptors(g, 1)


class TestTheLimits(Effect, frozen=True):
    """On a red space of the Jump Preparation track the fleet marker goes on; on a low roll Galactica is damaged."""

    steps: int
    at_most: int

    unless = WhyNot("blue-space", "JUMP-021")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return not g.jumping and may_jump(g) and JUMP_LOSS[g.jump_track] is None

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from move_track(g, self.steps)
        result = yield from roll(g, "test-the-limits")
        if result <= self.at_most:
            yield from damage_galactica(g, because)


ICON, MIDDLE, STRONG = {0: 2}, {3: 1, 4: 1}, {5: 1}
"""Copies of each strength; every type has three names."""

for _skill, _icon, _middle, _strong in (
    (POLITICS, "force_their_hand", "popular_influence", "negotiation"),
    (LEADERSHIP, "all_hands_on_deck", "restore_order", "change_of_plans"),
    (TACTICS, "quick_thinking", "unorthodox_plan", "a_second_chance"),
    (PILOTING, "dogfight_skill", "combat_veteran", "launch_reserves"),
    (ENGINEERING, "install_upgrades", "raptor_specialist", "test_the_limits"),
):
    skill_card(DAYBREAK, _icon, _skill, ICON)
    skill_card(DAYBREAK, _middle, _skill, MIDDLE)
    skill_card(DAYBREAK, _strong, _skill, STRONG)

CHECK_ABILITIES.update(
    {
        "force_their_hand": AddOrMutiny(1),
        "all_hands_on_deck": WeakCardsCount(strength=0, each=1),
        "quick_thinking": TakeWeakCard(3),
        "dogfight_skill": ViperForCard(),
        "install_upgrades": DrawByResult(ENGINEERING, passed=2, otherwise=1),
    }
)
SKILL_ACTIONS.update(
    {
        "popular_influence": PopularInfluence(2),
        "negotiation": all_of(place_ships(fore={"basestar": 1}), Draw(YOU, POLITICS, 1), Ceasefire()),
        "unorthodox_plan": UsePlace(("armory", "command", "communications", "weapons_control")),
        "combat_veteran": LeadUpTo(3),
        "launch_reserves": LaunchBeside(2),
        "raptor_specialist": RaptorSpecialist("assault_raptor"),
        "test_the_limits": TestTheLimits(steps=1, at_most=5),
    }
)
listens(DAYBREAK, "before_cards", HandCard("restore_order", Orderly()))
listens(DAYBREAK, "before_cards", HandCard("a_second_chance", SecondChance(4)))
must(DAYBREAK, "check_totaled", second_chance)
listens(DAYBREAK, "check_passed", HandCard("change_of_plans", InsteadOfPassing(HumansDraw(2))))
