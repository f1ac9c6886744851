"""The way to Earth: its objective, the Missions, Demetrius and the rebel basestar (MISS)."""

from functools import partial
from typing import ClassVar, Final

from readyroom.galactica.activation import raiders_are_about_to_act, raiders_of_one_area
from readyroom.galactica.asking import choose_one
from readyroom.galactica.boxes import Pile, in_play, pieces
from readyroom.galactica.cards.daybreak.boards import destroy_hub
from readyroom.galactica.cards.daybreak.box import EARTH
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import MIRACLE, miracles
from readyroom.galactica.checks import finish_check, skill_check
from readyroom.galactica.combat import repair_location
from readyroom.galactica.decks import arrange_top, discard_to, draw_card
from readyroom.galactica.effects import (
    NOTHING,
    YOU,
    Centurions,
    DamageGalactica,
    DamageReserveVipers,
    DestroyRaptor,
    Effect,
    MixTreachery,
    Peek,
    SkillCheck,
    VipersReturn,
    all_of,
    gain,
    lose,
    place_ships,
)
from readyroom.galactica.events import MissionBegan, MissionTurned, NotPossible, SkillsDrawn
from readyroom.galactica.hangar import in_reserves, pick
from readyroom.galactica.jump import check_objective
from readyroom.galactica.miracles import can_gain, gain_miracle, spend_miracle
from readyroom.galactica.missions import DECK, MISSIONS, clear_mission, mission
from readyroom.galactica.moving import show_place
from readyroom.galactica.objectives import Objective, objective
from readyroom.galactica.places import AWAY, BY_SIDE, Board, Location, admits, board, turn_over
from readyroom.galactica.purposes import DEPLOY, DRAW, GIVE_UP, INDIFFERENT, TAKE
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.rules_in_force import NO_CRISIS
from readyroom.galactica.ships import (
    CYLON_SHIPS,
    available,
    count_in,
    launch_into,
    place,
    raiders_stand_aside,
    raiders_stand_by,
    remove_ship,
    show_area,
)
from readyroom.galactica.sides import CYLON, HUMAN, takes_part
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    SKILLS,
    TACTICS,
    TREACHERY,
    draw,
    labels,
    show_card,
    skill_bits,
)
from readyroom.galactica.state import Check, Galactica, Mission
from readyroom.galactica.vipers import activate_one
from readyroom.kernel import Choose, ChooseSeveral, Hidden, Option, Script, WhyNot

EARTH.piles.append(Pile(DECK, known=True))
EARTH.left_behind.append(clear_mission)
objective(EARTH, Objective("earth", milestones=((4, "sleeper"),), last=10))

# --- Missions ------------------------------------------------------------------------------------------------


class MissionCheck(SkillCheck, frozen=True):
    """A check that nothing but the limits on cards touches (MISS-006..011)."""

    def made(self, because: Cause) -> Check:
        return Check(because.source, self.difficulty, self.skills, orderly=True, closed=True)


class ClearBoard(Effect, frozen=True):
    """Cylon pieces of some kinds leave the main board without being destroyed; so many of each leave the game, or as
    many as there still are."""

    tone = "good"

    kinds: tuple[str, ...]
    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        for kind in self.kinds:
            _clear(g, kind)
            g.taken_out[kind] = g.taken_out.get(kind, 0) + min(self.count, pieces(g, kind))
            beyond = g.cylon_board
            while kind in CYLON_SHIPS and beyond is not None and count_in(beyond, kind) > pieces(g, kind):
                remove_ship(g, beyond, kind)


def _clear(g: Galactica, kind: str) -> None:
    if kind == "centurion":
        g.boarding = [0] * len(g.boarding)
    else:
        while count_in(g.fleet, kind):
            remove_ship(g, g.fleet, kind)


class RebelsJoin(Effect, frozen=True):
    """The rebel basestar comes into play on this side, or changes to it (MISS-015, MISS-016)."""

    side: str

    def do(self, g: Galactica, _: Cause, /) -> None:
        turn_over(g, REBELS, self.side)


class DestroyHub(Effect, frozen=True):
    """The Cylon overlay is turned over (OVLY-002)."""

    tone = "good"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from destroy_hub(g, because)


class RepairOne(Effect, frozen=True):
    """The current player has a damaged location of any ship repaired."""

    tone = "good"

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        if not g.damaged:
            g.tell(NotPossible, "repair-location")
            return
        where = yield from choose_one(g.current, "galactica-repair-one", g.damaged[:], show_place, purpose=INDIFFERENT)
        repair_location(g, where)


class EachGainsMiracle(Effect, frozen=True):
    """Every human player without a miracle token gets one, the current player first (TIME-006)."""

    tone = "good"

    def do(self, g: Galactica, _: Cause, /) -> None:
        humans = {player.seat for player in g.humans()}
        for seat in g.clockwise(g.current):
            if seat in humans and not miracles(g, seat) and can_gain(g, seat):
                gain_miracle(g, seat)


class HumansDrawType(Effect, frozen=True):
    """Every human player draws Skill cards of one type, the current player first."""

    skill: int
    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        humans = {player.seat for player in g.humans()}
        for seat in g.clockwise(g.current):
            if seat in humans:
                draw(g, seat, (self.skill,) * self.count)


def _mission(
    card: str, difficulty: int, *skills: int, passed: Effect = NOTHING, failed: Effect, distance: int = 0
) -> None:
    mission(EARTH, card, MissionCheck(difficulty, skill_bits(*skills), passed, failed, None, NOTHING), distance)


REBELS: Final = "rebel_basestar"

_mission(
    "attack_on_the_colony",
    14,
    TACTICS,
    PILOTING,
    passed=ClearBoard(("basestar",), 1),
    failed=all_of(place_ships(fore={"basestar": 1}), DamageGalactica()),
)
_mission(
    "cylon_civil_war",
    21,
    POLITICS,
    LEADERSHIP,
    TACTICS,
    passed=RebelsJoin(HUMAN),
    failed=RebelsJoin(CYLON),
)
_mission(
    "destroy_the_hub",
    14,
    LEADERSHIP,
    TACTICS,
    PILOTING,
    passed=DestroyHub(),
    failed=all_of(lose(population=1), VipersReturn(), DamageReserveVipers(2)),
)
_mission("digging_up_the_past", 14, POLITICS, LEADERSHIP, failed=MixTreachery(2), distance=1)
_mission(
    "needs_of_the_people",
    18,
    POLITICS,
    LEADERSHIP,
    ENGINEERING,
    passed=all_of(gain(food=2), RepairOne()),
    failed=all_of(lose(food=1), HumansDrawType(TREACHERY, 1)),
)
_mission(
    "rescue_hera",
    20,
    POLITICS,
    TACTICS,
    PILOTING,
    passed=EachGainsMiracle(),
    failed=all_of(lose(morale=1), DestroyRaptor()),
)
_mission(
    "the_red_stripes",
    16,
    TACTICS,
    PILOTING,
    ENGINEERING,
    passed=ClearBoard(("heavy_raider", "centurion"), 2),
    failed=all_of(place_ships(fore={"heavy_raider": 1}), Centurions(1)),
)
_mission(
    "the_search_for_home",
    25,
    POLITICS,
    LEADERSHIP,
    TACTICS,
    ENGINEERING,
    failed=lose(fuel=1),
    distance=2,
)


def start_mission(g: Galactica, seat: int) -> Script[None]:
    """The top Mission goes faceup on its space and is resolved (MISS-002); one that counts as distance does so at once,
    and a threshold it reaches begins (MISS-012, MISS-013)."""
    name = draw_card(g, DECK)
    if name is None:
        return
    card = MISSIONS[name]
    g.mission = Mission(name)
    g.tell(MissionBegan, seat, name)
    text = card.text
    because = Cause(name, seat)
    result = yield from skill_check(g, text.made(because))
    passed = result == "pass"
    g.mission.passed = passed
    if card.distance and not passed:
        g.mission.facedown = True
        g.tell(MissionTurned, name)
    yield from (text.on_pass if passed else text.on_fail).run(g, because)
    yield from finish_check(g)
    if card.distance and passed:
        yield from check_objective(g)


# --- Demetrius -------------------------------------------------------------------------------------------------


class StartMission(Effect, frozen=True):
    """A Mission, where none is under way; the current player draws no Crisis card in this turn (CRIS-005)."""

    unless: ClassVar[WhyNot] = WhyNot("mission-under-way", "MISS-003")

    def possible(self, g: Galactica, _: int, /) -> bool:
        deck = g.decks[DECK]
        return g.mission is None and bool(deck.cards or deck.discard)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if NO_CRISIS not in g.for_turn:
            g.for_turn.append(NO_CRISIS)
        yield from start_mission(g, because.seat)


class ShareOut(Effect, frozen=True):
    """You name a type of Skill cards; every player draws one, Cylon players too, the current player first."""

    tone = "good"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        skill = yield from _name_type(g, because.seat)
        for seat in g.clockwise(g.current):
            if takes_part(g.players[seat]):
                draw(g, seat, (skill,))


def _name_type(g: Galactica, seat: int) -> Script[int]:
    skill: int = yield Choose(
        seat, "galactica-name-type", in_play(g).skills, lambda skill: Option("skill", SKILLS[skill]), purpose=DRAW
    )
    return skill


board(
    EARTH,
    Board("demetrius"),
    *(Location(place, "demetrius") for place in ("bridge", "tactical_plot", "captains_cabin")),
)

# --- the rebel basestar ----------------------------------------------------------------------------------------


class Rebels(Effect, frozen=True):
    """For a miracle token or a Super Crisis card; for players of the side it is on (MISS-017, MISS-018)."""

    effect: Effect

    unless: ClassVar[WhyNot] = WhyNot("rebel-price", "MISS-017")

    def _prices(self, g: Galactica, seat: int) -> list[str]:
        return [MIRACLE] * bool(miracles(g, seat)) + g.players[seat].super_crisis

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return admits(g, REBELS, g.players[seat]) and bool(self._prices(g, seat)) and self.effect.possible(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        price = yield from choose_one(
            seat, "galactica-rebel-price", self._prices(g, seat), _show_price, purpose=GIVE_UP
        )
        if price == MIRACLE:
            spend_miracle(g, seat)
        else:
            g.players[seat].holds.remove(price)
            g.chance.reveal()
            discard_to(g, "super_crisis", price)
        yield from self.effect.run(g, because)


def _show_price(price: str) -> Option:
    return Option("price", price) if price == MIRACLE else Option("card", price)


class Reorder(Effect, frozen=True):
    """You look at the top cards of a deck and put them back in any order."""

    deck: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from arrange_top(g, because.seat, self.deck, self.count)


class SearchSkills(Effect, frozen=True):
    """You name a type of Skill cards, take cards of your choice out of its deck and discard pile, and shuffle the rest
    together."""

    tone = "good"

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        skill = yield from _name_type(g, seat)
        deck, discard = g.skill_decks[skill], g.skill_discards[skill]
        g.searched = [seat, skill]
        g.chance.reveal()
        found = sorted([*deck, *discard])
        count = min(self.count, len(found))
        cards: tuple[int, ...] = yield ChooseSeveral(
            seat, "galactica-datastream", found, show_card, at_least=count, at_most=count, purpose=TAKE
        )
        g.searched = []
        deck += discard
        discard.clear()
        for card in cards:
            deck.remove(card)
        g.players[seat].hand += cards
        g.chance.shuffle(deck)
        if g.told is not None:
            names = (SKILLS[skill],) * len(cards)
            g.tell(SkillsDrawn, seat, names, Hidden(labels(sorted(cards)), (seat,), None))


class SendShips(Effect, frozen=True):
    """Vipers of the Reserves or raiders are placed in an area of your choice; just these are activated (MISS-019)."""

    vipers: int
    raiders: int

    unless: ClassVar[WhyNot] = WhyNot("no-viper", "MISS-019")

    def _kinds(self, g: Galactica) -> list[str]:
        return ["viper"] * bool(in_reserves(g)) + ["raider"] * bool(available(g, "raider"))

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(self._kinds(g))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        kinds = self._kinds(g)
        kind = yield from choose_one(seat, "galactica-raider-bay", kinds, partial(self._show, g), purpose=INDIFFERENT)
        area = yield from choose_one(seat, "galactica-raider-bay-area", [*range(6)], show_area, purpose=DEPLOY)
        if kind == "viper":
            yield from self._send_vipers(g, area, because)
        else:
            yield from self._send_raiders(g, area)

    def _show(self, g: Galactica, kind: str) -> Option:
        count = min(self.vipers, in_reserves(g)) if kind == "viper" else min(self.raiders, available(g, kind))
        return Option("ships", kind, {"ship": kind, "count": count})

    def _send_vipers(self, g: Galactica, area: int, because: Cause) -> Script[None]:
        """Whom somebody takes over on the way is not activated by you (MISS-020, MISS-021)."""
        seat = because.seat
        picked = yield from pick(g, seat, self.vipers, "launch", lambda squadron: squadron.reserves)
        before = {ship: g.squadrons[ship].space[area] for ship in picked}
        yield from launch_into(g, picked, area)
        there = {ship: g.squadrons[ship].space[area] - before[ship] for ship in picked}
        for ship, count in there.items():
            for _ in range(min(count, picked[ship])):
                if g.squadrons[ship].space[area]:
                    yield from activate_one(g, seat, ship, area, because)

    def _send_raiders(self, g: Galactica, area: int) -> Script[None]:
        others = raiders_stand_aside(g)
        yield from place(g, "raider", [(area, self.raiders)])
        yield from raiders_are_about_to_act(g)
        more = True
        while more:
            more = yield from raiders_of_one_area(g)
        raiders_stand_by(g, others)


board(
    EARTH,
    Board(REBELS, access=BY_SIDE, starts=AWAY),
    *(Location(place, REBELS) for place in ("hybrid_tank", "datastream", "raider_bay")),
)
LOCATION_ACTIONS.update(
    {
        "bridge": StartMission(),
        "tactical_plot": Peek(YOU, DECK),
        "captains_cabin": ShareOut(),
        "hybrid_tank": Rebels(Reorder("crisis", 5)),
        "datastream": Rebels(SearchSkills(3)),
        "raider_bay": Rebels(SendShips(vipers=4, raiders=2)),
    }
)
