"""Jumping the fleet, the Jump Preparation track and the Objective card (JUMP, OBJ, STEP-006..007)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from readyroom.galactica.asking import ask
from readyroom.galactica.board import AREAS, AUTO_JUMP
from readyroom.galactica.boxes import Box, in_play
from readyroom.galactica.causes import JUMP, Cause
from readyroom.galactica.decks import (
    bury_held,
    choose_held,
    discard_kept,
    discard_to,
    draw_card,
    draw_to_choose,
    shuffle_in,
)
from readyroom.galactica.events import DestinationChosen, FleetJumped, JumpTrackMoved, NotPossible
from readyroom.galactica.forecast import forecast
from readyroom.galactica.hangar import kind_of
from readyroom.galactica.missions import mission_distance
from readyroom.galactica.moving import move_to
from readyroom.galactica.objectives import fulfilled, may_jump, objective_of, reached
from readyroom.galactica.places import HANGAR_DECK, sent
from readyroom.galactica.purposes import DESTINATION, INDIFFERENT
from readyroom.galactica.rules_in_force import UNTIL_JUMP, MissionSpecialist, RelentlessPursuit, in_force, standing
from readyroom.galactica.ships import ace_leaves, cross
from readyroom.galactica.state import Fleet, Galactica, Player
from readyroom.galactica.windows import any_moment, window
from readyroom.kernel import Choose, Json, Option, Script

if TYPE_CHECKING:
    from readyroom.galactica.effects import Effect

Follow = Callable[[Galactica], Script[None]]
DESTINATIONS: dict[str, tuple[int, Follow]] = {}
"""Distance and instructions of each destination; filled in where the cards are declared."""

DESTINATION_TEXTS: "dict[str, Effect]" = {}
"""What each destination says."""


def destination(box: Box, card: str, distance: int, text: "Effect", copies: int = 1) -> None:
    """Declare a destination card."""
    box.card("destination", card, copies)
    DESTINATION_TEXTS[card] = text
    DESTINATIONS[card] = (distance, lambda g: DESTINATION_TEXTS[card].run(g, Cause(card)))


def total_distance(g: Galactica) -> int:
    distance = sum(DESTINATIONS[card][0] for card in g.destinations)
    return distance + mission_distance(g) if g.mission is not None or g.missions else distance


def move_track(g: Galactica, steps: int) -> Script[None]:
    """Move the fleet marker; on Auto Jump the fleet jumps at once (STEP-007), unless it is jumping already; or
    Galactica returns, and from then on the marker stays where it is. It never goes below the start."""
    if not may_jump(g):
        g.tell(NotPossible, "move-track")
        return
    now = max(0, min(AUTO_JUMP, g.jump_track + steps))
    if now != g.jump_track:
        g.jump_track = now
        g.tell(JumpTrackMoved, now)
        yield from any_moment(g)
    if now == AUTO_JUMP and not g.jumping:
        returns = objective_of(g).returns
        yield from jump(g) if g.in_orbit or returns is None else returns(g)


def jump(g: Galactica, *, blind: bool = False) -> Script[None]:
    """Ships, Choose, Follow, Objective, Reset (JUMP-027); from a distance on the next jump is the last (OBJ-003). In a
    `blind` one nobody chooses: one destination is drawn (CHERR-014)."""
    if not g.in_orbit or not may_jump(g):
        g.tell(NotPossible, "jump")
        return
    g.tell(FleetJumped)
    if total_distance(g) >= objective_of(g).last and objective_of(g).returns is None:
        fulfilled(g)
    g.jumping = True
    yield from _ships_leave(g)
    yield from any_moment(g)
    for duty in in_play(g).left_behind:
        yield from duty(g)
    card = _drawn_destination(g) if blind else (yield from _choose_destination(g))
    if card is not None:
        follow = DESTINATIONS[card][1]
        g.destinations.append(card)
        yield from any_moment(g)
        yield from follow(g)
    begun = yield from check_objective(g)
    if not any(phase in objective_of(g).resets for phase in begun):
        reset_marker(g)
    g.jumping = False
    steps, g.head_start = g.head_start, 0
    if steps:
        yield from move_track(g, steps)


def reset_marker(g: Galactica) -> None:
    """The fleet marker goes to the start."""
    g.jump_track = 0
    g.tell(JumpTrackMoved, 0)


def check_objective(g: Galactica) -> Script[list[str]]:
    """Phases begin the first time the distance is large enough (OBJ-002); which ones it were."""
    return (yield from reached(g, total_distance(g)))


def _ships_leave(g: Galactica) -> Script[None]:
    """Vipers go to the Reserves, pilots to the Hangar Deck (JUMP-002), unless they stay; then the other ships."""
    yield from window(g, "ships_leave")
    for player in g.players:
        if player.piloting and not (yield from _pilot_stays(g, player)):
            yield from move_to(g, player.seat, sent(g, player.seat, HANGAR_DECK), JUMP)
    for ship, squadron in g.squadrons.items():
        stay = [0] * 6
        if kind_of(g, ship).stays and any(squadron.space):
            stay = yield from _unmanned_stay(g, ship, squadron.space)
        squadron.reserves += sum(squadron.space) - sum(stay)
        squadron.space = stay
    g.placed_vipers.clear()
    for basestar in g.fleet.basestars:  # JUMP-010
        g.basestar_pile += basestar.damage
        basestar.damage = []
    if g.cylon_board is None:
        _all_leave(g)
    else:
        for area in range(6):  # civilian ships stay, Cylon ships follow (JUMP-005, JUMP-008)
            cross(g.fleet, g.cylon_board, area)
    for card in sorted(UNTIL_JUMP & {*g.kept}):
        discard_kept(g, card)
    for card, pursuit in in_force(g, RelentlessPursuit):
        g.kept.remove(card)
        shuffle_in(g, pursuit.deck, card)


def _pilot_stays(g: Galactica, player: Player) -> Script[bool]:
    """Who pilots a ship that may stay in space says so (JUMP-003)."""
    if not kind_of(g, player.ship).stays:
        return False
    return (yield from ask(player.seat, "galactica-stay-in-space", INDIFFERENT, ship=player.ship, area=player.place))


def _unmanned_stay(g: Galactica, ship: str, space: list[int]) -> Script[list[int]]:
    """The current player says for each unmanned one in space whether it stays there (JUMP-004)."""
    stay = [0] * 6
    for area, count in enumerate(space):
        if count:
            stay[area] = yield Choose(
                g.current,
                "galactica-leave-in-space",
                range(count + 1),
                lambda number: Option("number", str(number)),
                facts={"ship": ship, "area": AREAS[area]},
                purpose=INDIFFERENT,
            )
    return stay


def _all_leave(g: Galactica) -> None:
    """Civilian ships go to the pile, Cylon ships away (JUMP-007, JUMP-009)."""
    ace_leaves(g)
    g.fleet = Fleet()
    for ships in g.civilians:
        g.civilian_pile += [ship.face for ship in ships]
        ships.clear()
    g.civilian_pile.sort()


def _choose_destination(g: Galactica) -> Script[str | None]:
    """The Admiral picks one of two; a Mission Specialist instead one of three (JUMP-015)."""
    chooser, count = g.admiral, 2
    for player in g.players:
        if "assign_mission_specialist" in player.holds:
            chooser, count = player.seat, standing("assign_mission_specialist", MissionSpecialist).count
            player.holds.remove("assign_mission_specialist")
            discard_to(g, "quorum", "assign_mission_specialist")
    draw_to_choose(g, chooser, "destination", count)
    if not g.held[-1].cards:
        g.held.pop()
        return None
    card = yield from choose_held(g, "galactica-destination", DESTINATION, foresee=partial(_foreseen, g))
    bury_held(g)
    g.tell(DestinationChosen, chooser, card, DESTINATIONS[card][0])
    return card


def _drawn_destination(g: Galactica) -> str | None:
    card = draw_card(g, "destination")
    if card is not None:
        g.tell(DestinationChosen, g.admiral, card, DESTINATIONS[card][0])
    return card


def _foreseen(g: Galactica, cards: Sequence[str]) -> dict[str, Json]:
    return {"parts": [forecast(g, DESTINATION_TEXTS[card], Cause(card)) for card in cards]}
