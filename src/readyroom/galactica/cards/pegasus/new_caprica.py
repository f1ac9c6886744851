"""New Caprica: its objective, its board with the actions of humans and Cylons, the occupation, and the departure."""

from collections.abc import Sequence
from typing import Final

from readyroom.galactica import crises
from readyroom.galactica.activation import ACTIVATIONS
from readyroom.galactica.asking import ask, choose_one, choose_seat
from readyroom.galactica.board import RESOURCES
from readyroom.galactica.boxes import Pile
from readyroom.galactica.cards.base.locations import LeaveBrig
from readyroom.galactica.cards.base.skills import HandCard
from readyroom.galactica.cards.pegasus.box import NEW_CAPRICA
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import finish_check, skill_check
from readyroom.galactica.crises import draw_top_and_resolve
from readyroom.galactica.dice import cast, roll
from readyroom.galactica.effects import PRESIDENT, Effect, Holding, Only
from readyroom.galactica.events import Missed
from readyroom.galactica.execution import execute
from readyroom.galactica.jump import move_track
from readyroom.galactica.moving import move_to, send, show_place
from readyroom.galactica.new_caprica import (
    DECK,
    DETENTION,
    FORCES,
    MEDICAL_CENTER,
    PHASE,
    PLANET,
    RESISTANCE_HQ,
    TRACK,
    activate_force,
    activate_forces,
    can_evacuate,
    can_prepare,
    depart,
    destroy_force,
    evacuate,
    forces,
    galactica_returns,
    is_back,
    new_caprica_phase,
    on_planet,
    place_force,
    prepare_or_evacuate,
    see_locked,
    with_forces,
)
from readyroom.galactica.objectives import PHASES, Objective, may_jump, objective
from readyroom.galactica.odds import Row
from readyroom.galactica.places import (
    ALL,
    AWAY,
    BRIG,
    FLAGSHIP,
    HANGAR_DECK,
    NEWCOMERS,
    RESURRECTION_SHIP,
    SICKBAY,
    Board,
    Instead,
    Location,
    board,
    is_confined,
    may_enter,
    rooms,
    shuns,
)
from readyroom.galactica.purposes import ACT, GO, HARM, JAIL, LOSE, OFFER
from readyroom.galactica.quorum import draw_quorum, play_quorum
from readyroom.galactica.registry import BOARD_ACTIONS, LOCATION_ACTIONS, QUORUM_ACTIONS, TITLE_ACTIONS
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import NO_PREPARATION, STANDING, Confined, FewSkills
from readyroom.galactica.sides import CYLON, HUMAN, is_cylon_player, is_human_player
from readyroom.galactica.skills import LEADERSHIP, POLITICS, TACTICS, TREACHERY, skill_bits
from readyroom.galactica.state import Check, Galactica, Player
from readyroom.galactica.windows import listens, must, show_seat
from readyroom.kernel import Choose, Option, Script, WhyNot

NEW_CAPRICA.pieces[FORCES] = 4
NEW_CAPRICA.piles.append(Pile(DECK, known=True))
NEW_CAPRICA.cards[DECK] = {}


def crisis(card: str, text: Effect, *, activate: tuple[str, ...] = (), jump: bool = False) -> None:
    """Declare a New Caprica Crisis card: the icons of jump and evacuation are always both there, or none."""
    crises.crisis(NEW_CAPRICA, card, text, activate=activate, jump=jump, evacuation=jump, deck=DECK)


PHASES[PHASE] = new_caprica_phase
objective(
    NEW_CAPRICA,
    Objective(
        PHASE,
        milestones=((4, "sleeper"), (7, PHASE)),
        last=7,
        resets=(PHASE,),
        decks=(("crisis", DECK),),
        returns=galactica_returns,
    ),
)

# --- the board -------------------------------------------------------------------------------------------------

board(
    NEW_CAPRICA,
    Board(PLANET, access=ALL, starts=AWAY),
    Location(MEDICAL_CENTER, PLANET, hazardous=True),
    Location(RESISTANCE_HQ, PLANET),
    Location(DETENTION, PLANET, hazardous=True),
    *(Location(place, PLANET) for place in TRACK),
)
STANDING[MEDICAL_CENTER] = FewSkills(1)
STANDING[DETENTION] = Confined(2, crisis=True, titles=True)


def _settled(g: Galactica, player: Player) -> bool:
    return on_planet(player) or not g.in_orbit


def _galactica_is_away(g: Galactica, _: Player) -> bool:
    return not g.in_orbit


NEW_CAPRICA.instead += (
    Instead(BRIG, DETENTION, _settled),  # MOVE-031
    Instead(SICKBAY, MEDICAL_CENTER, _settled),  # MOVE-039
    Instead(RESURRECTION_SHIP, MEDICAL_CENTER, _galactica_is_away),  # MOVE-029
    Instead(HANGAR_DECK, RESISTANCE_HQ, _galactica_is_away),
    Instead("command", RESISTANCE_HQ, _galactica_is_away),  # CHERR-009
    Instead(NEWCOMERS, RESISTANCE_HQ, _galactica_is_away),  # EXEC-019
)

# --- its locations ---------------------------------------------------------------------------------------------


class BySide(Effect, frozen=True):
    """An action for human players, and another one for Cylon players (ACT-015); none: there is none."""

    human: Effect
    cylon: Effect | None = None

    def _mine(self, g: Galactica, seat: int, side: str = "") -> Effect | None:
        cylon = side == CYLON or (not side and is_cylon_player(g.players[seat]))
        return self.cylon if cylon else self.human

    def sides(self, g: Galactica, seat: int, /) -> Sequence[str]:
        actions = ((HUMAN, self.human), (CYLON, self.cylon))
        return [side for side, action in actions if action is not None and action.possible(g, seat)]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        mine = self._mine(g, seat)
        return mine is not None and mine.possible(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        mine = self._mine(g, seat)
        return WhyNot("human-action", "ACT-015") if mine is None else mine.why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        mine = self._mine(g, because.seat, because.how)
        if mine is not None:
            yield from mine.run(g, because)


class Accuse(Effect, frozen=True):
    """A character on this board, of either side, is executed if the check is passed."""

    difficulty: int
    skills: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seats = [player.seat for player in g.players if on_planet(player)]
        target = yield from choose_seat(because.seat, "galactica-resistance-hq", seats, JAIL)
        if target is None:
            return
        check = Check(because.source, self.difficulty, self.skills, target=target)
        result = yield from skill_check(g, check)
        if result == "pass":
            yield from execute(g, target, because, cylons=True)
        yield from finish_check(g)


class OccupiedOffice(Effect, frozen=True):
    """You may draw a Quorum card, and then may play one."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        if (yield from ask(seat, "galactica-may-draw-quorum", OFFER)):
            draw_quorum(g)
        playable = [card for card in sorted(set(g.quorum_hand)) if QUORUM_ACTIONS[card].possible(g, seat)]
        card: str = yield Choose(
            seat,
            "galactica-may-play-quorum",
            ["pass", *playable],
            lambda card: Option("quorum", card),
            purpose=ACT,
        )
        if card != "pass":
            yield from play_quorum(g, seat, card)


class Patrol(Effect, frozen=True):
    """You activate one of the occupation forces, or place one if there are none; then you place one."""

    tone = "bad"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        there = with_forces(g)
        if there:
            where = yield from choose_one(because.seat, "galactica-activate-force", there, show_place, HARM)
            yield from activate_force(g, where, because)
        else:
            place_force(g)
        place_force(g)


class HastenReturn(Effect, frozen=True):
    """The highest resource is less by one, and the fleet marker goes on; of several the current player says which."""

    unless = WhyNot("no-more-jumps", "STEP-011")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return may_jump(g)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        most = max(g.resources)
        highest = [name for name, now in zip(RESOURCES, g.resources, strict=True) if now == most]
        resource = yield from choose_one(
            g.current, "galactica-highest-resource", highest, lambda name: Option("resource", name), LOSE
        )
        yield from change(g, resource, -1, because)
        yield from move_track(g, 1)


class NextCrisis(Effect, frozen=True):
    """You draw a Crisis card and resolve it; there is no Prepare for Jump step in this turn."""

    tone = "bad"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.for_turn.append(NO_PREPARATION)
        yield from draw_top_and_resolve(g, because.seat)


class PrepareShips(Effect, frozen=True):
    """A civilian ship is prepared or evacuated; after an evacuation you may move to a location of a ship."""

    ship: str

    unless = WhyNot("no-ship-to-prepare", "NCAP-010")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return can_prepare(g) or can_evacuate(g)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        evacuated = yield from prepare_or_evacuate(g, g.current)
        here = g.players[seat].place
        if not evacuated or is_confined(g.players[seat]):
            return
        player = g.players[seat]
        ways = [place for place in rooms(g, self.ship) if may_enter(g, seat, place) and not shuns(g, player, place)]
        if ways:
            places = (here, *(place for place in ways if place != here))
            place: str = yield Choose(seat, "galactica-board-galactica", places, show_place, purpose=GO)
            if place != here:
                yield from move_to(g, seat, place, because)


class InspectShips(Effect, frozen=True):
    """You see the top locked civilian ship, and leave it there or put it under the others."""

    tone = "bad"

    unless = WhyNot("no-locked-ship", "NCAP-010")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(g.locked)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from see_locked(g, because.seat)


LOCATION_ACTIONS.update(
    {
        RESISTANCE_HQ: BySide(Accuse(7, skill_bits(LEADERSHIP, TACTICS, TREACHERY))),
        DETENTION: BySide(LeaveBrig(9, skill_bits(POLITICS, TACTICS), PLANET)),
        "occupation_authority": BySide(Only(Holding(PRESIDENT), OccupiedOffice()), Patrol()),
        "breeders_canyon": BySide(HastenReturn(), NextCrisis()),
        "shipyard": BySide(PrepareShips(FLAGSHIP), InspectShips()),
    }
)

# --- actions of every location -----------------------------------------------------------------------------------

FIRE: Final = "attack-occupation"


class AttackForces(Effect, frozen=True):
    """You roll: from a number on one of the occupation forces in your location is destroyed (ACT-016)."""

    at_least: int

    unless = WhyNot("no-forces-here", "ACT-016")

    def _row(self) -> Row:
        return ((self.at_least, "destroyed"),)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        return is_human_player(player) and player.place in forces(g)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return WhyNot("human-action", "ACT-015") if is_cylon_player(g.players[seat]) else super().why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        row = "character", FORCES, self._row()
        result = yield from roll(g, FIRE, attack=row)
        if result >= self.at_least:
            destroy_force(g, g.players[because.seat].place)
        else:
            g.tell(Missed, "character", FORCES)


class FireAgain(Effect, frozen=True):
    """Your attack on occupation forces is rolled again (ACT-017)."""

    unless = WhyNot("no-attack-on-forces", "ACT-017")
    printed = False

    def possible(self, g: Galactica, seat: int, /) -> bool:
        die = g.die
        if die is None or die.purpose != FIRE or die.settled:
            return False
        return bool(g.acting) and g.acting[-1].seat == seat

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from cast(g)


class Detain(Effect, frozen=True):
    """You choose a human in your location, where there are occupation forces, and roll: they go to Detention or to the
    Medical Center (ACT-019)."""

    tone = "bad"

    detained: int
    wounded: int

    unless = WhyNot("nobody-to-detain", "ACT-019")

    def _victims(self, g: Galactica, seat: int) -> list[int]:
        here = g.players[seat].place
        return [human.seat for human in g.humans() if human.place == here]

    def possible(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        return is_cylon_player(player) and player.place in forces(g) and bool(self._victims(g, seat))

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        target = yield from choose_one(seat, "galactica-detain", self._victims(g, seat), show_seat, JAIL)
        result = yield from roll(g, "detain")
        if result <= self.detained:
            yield from send(g, target, DETENTION, because)
        elif result <= self.wounded:
            yield from send(g, target, MEDICAL_CENTER, because)


BOARD_ACTIONS[PLANET] = {
    "attack_occupation_forces": AttackForces(5),
    "detain_a_human": Detain(detained=3, wounded=7),
}
listens(NEW_CAPRICA, "die_rolled", HandCard("maximum_firepower", FireAgain()))


# --- the President, the Admiral, icons ---------------------------------------------------------------------------


def presidents_roll(g: Galactica) -> Script[None]:
    """A President on New Caprica who has played a Quorum card rolls, and may go to Detention (MOVE-034, MOVE-035)."""
    played = g.happening[-1]
    if not played.amount or not on_planet(g.players[played.seat]):
        return
    result = yield from roll(g, "president-detained")
    if result <= PRESIDENT_DETAINED:
        yield from send(g, played.seat, DETENTION, played.because)


PRESIDENT_DETAINED: Final = 3
must(NEW_CAPRICA, "quorum_played", presidents_roll)


class Depart(Effect, frozen=True):
    """Galactica leaves New Caprica: the civilian ships that are there are destroyed, the humans executed, and that is
    the end."""

    unless = WhyNot("not-in-orbit", "NCAP-029")
    printed = False

    def possible(self, g: Galactica, _: int, /) -> bool:
        return is_back(g)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from depart(g, because)


TITLE_ACTIONS.setdefault("admiral", {})["order_departure"] = Depart()
ACTIVATIONS[FORCES] = activate_forces


def evacuation_icon(g: Galactica) -> Script[None]:
    """Nothing before Galactica is back, nor with no prepared ship (STEP-008..010)."""
    if can_evacuate(g):
        yield from evacuate(g)


crises.ICONS[crises.EVACUATION] = evacuation_icon
