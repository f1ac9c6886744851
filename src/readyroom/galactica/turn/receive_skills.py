"""The Receive Skills step (RECV), and the start of a turn."""

from readyroom.galactica.board import OFF_BOARD
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import SHEETS, ability, drawback, ways_of_leader, ways_to_draw
from readyroom.galactica.decks import discard_to
from readyroom.galactica.discards import discard_hand
from readyroom.galactica.events import TurnBegan
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import board_of, is_hazardous, says, sent
from readyroom.galactica.rules_in_force import (
    Alcoholic,
    Benched,
    FamilyCommitments,
    FewSkills,
    Grieving,
    Industrious,
    NoSkills,
    StimJunkie,
    Stranded,
)
from readyroom.galactica.ships import fleets
from readyroom.galactica.sides import is_cylon_player, is_leader
from readyroom.galactica.skills import choose_and_draw, draw_any, draw_mixed
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.windows import window
from readyroom.kernel import Script


def begin_turn(g: Galactica, _: str) -> Script[None]:
    """A new turn: what was used or activated in the last one counts no more."""
    g.turn += 1
    g.turn_ends = g.orphaned = False
    g.used.clear()
    g.for_turn.clear()
    for fleet in fleets(g):
        fleet.raiders_acted = [0] * 6
        fleet.heavies_acted = [0] * 6
        for basestar in fleet.basestars:
            basestar.acted = False
    player = g.players[g.current]
    player.turns += 1
    g.began_piloting = player.piloting
    if g.began_at or drawback(g, player, StimJunkie) is not None:
        g.began_at = player.place
    g.tell(TurnBegan, g.current, g.turn)
    yield from _alcoholic(g)
    stranded = drawback(g, player, Stranded)
    if stranded is not None and player.place == OFF_BOARD and player.turns == stranded.turn:
        yield from move_to(g, g.current, sent(g, g.current, stranded.place), Cause("stranded"))
    yield from window(g, "turn_begins")
    g.agenda[:0] = in_play(g).turn


def _alcoholic(g: Galactica) -> Script[None]:
    """Tigh with exactly one Skill card at the start of anybody's turn discards it."""
    for player in g.players:
        drunk = drawback(g, player, Alcoholic)
        if drunk is not None and len(player.hand) == drunk.count:
            yield from discard_hand(g, player.seat, Cause("alcoholic"))


def receive_skills(g: Galactica, _: str) -> Script[None]:
    """The current player draws the numbers and types of his skill set (RECV-001..003)."""
    seat = g.current
    player = g.players[seat]
    if is_cylon_player(player) and says(player.place, NoSkills) is not None:
        for card in player.super_crisis:
            player.holds.remove(card)
            discard_to(g, "super_crisis", card)
        return
    if drawback(g, player, Grieving) is not None and is_hazardous(player.place):
        return
    if is_cylon_player(player):
        if is_leader(player):
            yield from choose_and_draw(g, seat, _ways(g, player))
            return
        few = says(player.place, FewSkills)
        count = cylon_draw(g) if few is None else few.count
        yield from (draw_mixed if in_play(g).cylons_mix else draw_any)(g, seat, count)  # CYL-032, CYL-033, RECV-004
        return
    benched = drawback(g, player, Benched)
    if benched is not None and player.turns == benched.turn:
        return
    yield from choose_and_draw(g, seat, _ways(g, player))


def cylon_draw(g: Galactica) -> int:
    """Two cards; three in the variant without the Sympathizer."""
    return 2 if g.options.sympathizer or len(g.players) not in (4, 6) else 3


def _ways(g: Galactica, player: Player) -> tuple[tuple[int, ...], ...]:
    few = says(player.place, FewSkills)
    if is_leader(player):
        diligent = ability(player, Industrious)
        more = 1 if diligent is None else diligent.more
        return ways_of_leader(g, player, None if few is None else few.count, more)  # RECV-004..006
    if few is not None:
        return ways_to_draw(player.character, few.count)
    if g.solo:
        return solo_ways(g, player)
    fewer = int(g.options.cooperative)  # VAR-028
    family = drawback(g, player, FamilyCommitments)
    if family is not None and board_of(player.place) != family.ship:
        fewer += family.fewer
    if not fewer:
        return ways_to_draw(player.character)
    return ways_to_draw(player.character, sum(number for _, number in SHEETS[player.character].skills) - fewer)


def solo_ways(g: Galactica, player: Player) -> tuple[tuple[int, ...], ...]:
    """At most five cards, one of which may be of the assist character's skill set (VAR-013)."""
    full = sum(number for _, number in SHEETS[player.character].skills)
    ways = set(ways_to_draw(player.character, min(5, full)))
    if g.assist:
        for way in ways_to_draw(player.character, min(4, full)):
            ways |= {tuple(sorted((*way, skill))) for skill in SHEETS[g.assist].types}
    return tuple(sorted(ways))
