"""The Crossroads phase: a battle, a card for everybody, and the Trial (CROS, TRIAL)."""

from collections.abc import Collection, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

import msgspec

from readyroom.galactica.allies import DECK as ALLY_DECK
from readyroom.galactica.asking import choose_seat
from readyroom.galactica.boxes import Box
from readyroom.galactica.causes import AT_CROSSROADS, AT_TRIAL, Cause
from readyroom.galactica.decks import draw_card
from readyroom.galactica.effects.ships import place_ships
from readyroom.galactica.events import (
    CrossroadsBegan,
    CrossroadsDealt,
    CrossroadsShown,
    TraumaSet,
    TraumaShown,
    TrialBegan,
    TrialEnded,
)
from readyroom.galactica.execution import eliminate
from readyroom.galactica.forecast import foreseen
from readyroom.galactica.jump import reset_marker
from readyroom.galactica.purposes import JAIL, RESULT, UNBURDEN
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player, is_leader
from readyroom.galactica.state import Crossroad, Galactica
from readyroom.galactica.trauma import (
    ANTAGONISTIC,
    BENEVOLENT,
    POOL,
    TRIAL,
    put_back,
    show_trauma,
)
from readyroom.kernel import AskAll, Choose, Hidden, Option, Script

DECK: Final = "crossroads"
PHASE: Final = "crossroads"
SPARED: Final = 2
"""With no more tokens against them than this somebody is safe (TRIAL-004)."""

BATTLE: Final = place_ships(
    starboard_fore={"basestar": 1, "raider": 4},
    starboard_aft={"basestar": 1, "raider": 4},
    port_fore={"viper": 2},
    port_aft={"viper": 2},
)
"""Cylon ships come above Galactica, vipers are launched (CROS-002..004)."""


class CrossroadsCard(msgspec.Struct, frozen=True):
    """A Crossroads card: which of its results happens says the trauma token set beside it."""

    id: str
    benevolent: Effect
    antagonistic: Effect

    def result(self, token: str) -> Effect:
        return self.benevolent if token == BENEVOLENT else self.antagonistic


CROSSROADS: Final[dict[str, CrossroadsCard]] = {}
"""The Crossroads cards of all boxes, by id."""


def crossroads(box: Box, card: str, *, benevolent: Effect, antagonistic: Effect) -> None:
    """Declare a Crossroads card. Its results are run with the cause `Cause(card, seat)`: YOU is who was dealt it."""
    box.card(DECK, card)
    CROSSROADS[card] = CrossroadsCard(card, benevolent, antagonistic)


def crossroads_phase(g: Galactica) -> Script[None]:
    """The battle, the cards, the Trial; then the turn goes on (CROS-001). The fleet marker is put back in between, and
    not by the jump (CROS-005): whoever acts in the battle can't have the fleet jump and win (OBJ-005)."""
    g.tell(CrossroadsBegan)
    leaders = {player.seat: is_cylon_player(player) for player in g.players if is_leader(player)}
    jumping, g.jumping = g.jumping, True
    yield from BATTLE.run(g, AT_CROSSROADS)
    reset_marker(g)
    g.jumping = jumping
    yield from _deal(g)
    for road in g.crossroads:
        yield from _resolve(g, road)
    yield from trial(g, leaders)
    if g.turn_ends:  # whoever acts in a turn that ended here has no more actions in it (TRIAL-015)
        for acting in g.acting:
            acting.actions = 0


# --- the cards ---------------------------------------------------------------------------------------------


def _deal(g: Galactica) -> Script[None]:
    """A card for everybody, clockwise from the current player; then all set one of their trauma tokens beside it,
    at the same time (CROS-006, CROS-007). Who has several is asked, even if they are alike: who waits would
    tell else."""
    g.chance.shuffle(g.decks[DECK].cards)
    for seat in g.clockwise(g.current):
        card = draw_card(g, DECK)
        assert card is not None
        g.crossroads.append(Crossroad(seat, card))
        g.tell(CrossroadsDealt, seat, Hidden(card, (seat,), None))
    asked = [
        Choose(player.seat, "galactica-set-trauma", player.trauma, show_trauma, purpose=UNBURDEN)
        for player in g.players
        if len(player.trauma) > 1
    ]
    chosen: list[str] = (yield AskAll(asked)) if asked else []
    picks = {question.seat: token for question, token in zip(asked, chosen, strict=True)}
    for road in g.crossroads:
        mine = g.players[road.seat].trauma
        if mine:
            road.token = picks.get(road.seat, mine[0])
            mine.remove(road.token)
            g.tell(TraumaSet, road.seat, Hidden(road.token, (road.seat,), None))


def _resolve(g: Galactica, road: Crossroad) -> Script[None]:
    """Card and token are shown, and what they say happens; who had no token chooses (CROS-008..010). An execution in
    between leaves both where they are (CROS-011)."""
    card = CROSSROADS[road.card]
    road.shown = True
    g.chance.reveal()
    g.tell(CrossroadsShown, road.seat, road.card, road.token or None)
    because = Cause(road.card, road.seat)
    token = road.token
    if not token:
        token = yield Choose(
            road.seat,
            "galactica-crossroads-result",
            (BENEVOLENT, ANTAGONISTIC),
            partial(_show_result, road.card),
            facts={"card": road.card},
            purpose=RESULT,
            aid=partial(foreseen, g, because, [card.benevolent, card.antagonistic]),
        )
    yield from card.result(token).run(g, because)


def _show_result(card: str, token: str) -> Option:
    return Option("result", token, {"card": card})


# --- the Trial ---------------------------------------------------------------------------------------------


def trial(g: Galactica, leaders: Mapping[int, bool] = MappingProxyType({})) -> Script[None]:
    """The Trial, and Boxing the Line: who has most tokens of the other side is out (TRIAL). `leaders`: whether a Cylon
    leader counted as a Cylon when the phase began, and so does now (LEAD-007)."""
    cylons = {seat for seat, player in enumerate(g.players) if leaders.get(seat, is_cylon_player(player))}
    g.tell(TrialBegan)
    _clear_table(g)
    _show_all(g, cylons)
    guilty = yield from _verdict(g, cylons)
    for seat in guilty:
        yield from eliminate(g, seat, AT_TRIAL)
    for player in g.players:
        for token in player.trauma:
            put_back(g, token)
        player.trauma = []
    g.phases.append(TRIAL)
    g.tell(TrialEnded)


def _clear_table(g: Galactica) -> None:
    """Tokens that are nobody's go to the pool; Ally and Crossroads cards leave the game (TRIAL-001)."""
    for road in g.crossroads:
        put_back(g, road.token)
    for one in g.allies:
        put_back(g, one.token)
    for lies in g.facedown.pop(POOL, {}).values():
        for token in lies:
            put_back(g, token)
    g.removed += [one.id for one in g.allies] + [road.card for road in g.crossroads]
    g.allies, g.crossroads = [], []
    for name in (ALLY_DECK, DECK):
        deck = g.decks[name]
        g.removed += sorted(deck.cards)
        deck.cards, deck.seen = [], []


def _show_all(g: Galactica, cylons: Collection[int]) -> None:
    """Everybody shows their tokens and keeps those that count against their side, if they are more than two: benevolent
    ones against Cylon players, the others against all who count as human (TRIAL-002..004)."""
    g.chance.reveal()
    for seat in g.clockwise(g.current):
        player = g.players[seat]
        bad = BENEVOLENT if seat in cylons else ANTAGONISTIC
        tokens = sorted(player.trauma)
        against = tokens.count(bad)
        left = 0 if against <= SPARED else against
        g.tell(TraumaShown, seat, tuple(tokens), against, bad, left)
        for token in tokens:
            if token != bad or not left:
                player.trauma.remove(token)
                put_back(g, token)


def _verdict(g: Galactica, cylons: Collection[int]) -> Script[list[int]]:
    """Who is out: whoever has most tokens; of several humans the one the President picks (TRIAL-005..009)."""
    counts = {seat: len(g.players[seat].trauma) for seat in g.clockwise(g.current)}
    most = max(counts.values())
    if not most:
        return []
    tied = [seat for seat, count in counts.items() if count == most]
    humans = [seat for seat in tied if seat not in cylons]
    picked = yield from choose_seat(g.president, "galactica-trial", humans, JAIL)
    return [seat for seat in tied if seat == picked or seat not in humans]
