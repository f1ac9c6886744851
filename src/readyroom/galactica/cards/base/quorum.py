"""The 17 Quorum cards of the base box."""

from readyroom.galactica.board import OPEN_GALACTICA
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.combat import Target, show_target
from readyroom.galactica.decks import PILES, discard_to
from readyroom.galactica.dice import roll
from readyroom.galactica.events import CardDiscarded, CardKept, QuorumGiven
from readyroom.galactica.loyalty import choose_and_look, lookable
from readyroom.galactica.people import can_be_sent, choose_one, choose_seat, move_to, send, show_place
from readyroom.galactica.quorum import KEEPS
from readyroom.galactica.registry import QUORUM_ACTIONS, Action, Can, Run, always
from readyroom.galactica.resources import change
from readyroom.galactica.ships import destroy_centurion, destroy_heavy_raider, destroy_raider
from readyroom.galactica.skills import POLITICS, draw, draw_any
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import give_title
from readyroom.galactica.windows import listens
from readyroom.kernel import Choose, Option, Script

COPIES: dict[str, int] = {}
COOPERATIVE_WITHOUT = ("arrest_order", "assign_arbitrator", "encourage_mutiny", "release_cylon_mugshots")
"""Left out of the fully cooperative game (VAR-026)."""


def _card(card: str, copies: int, can: Can, run: Run, *, keeps: bool = False) -> None:
    QUORUM_ACTIONS[card] = Action(can, run)
    COPIES[card] = copies
    PILES[card] = "quorum"
    if keeps:
        KEEPS.add(card)


def _others(g: Galactica, seat: int) -> list[int]:
    """Players a card may be given to or used on: humans (CYL-030); in a one-player game oneself (VAR-023)."""
    return [player.seat for player in g.humans() if g.solo or player.seat != seat]


# --- cards that stay in play -------------------------------------------------------------------------------


def _accept_prophecy(g: Galactica, seat: int) -> Script[int]:
    """One card of any type; the card stays until Administration, or Admiral's Quarters on the President, is used."""
    g.tell(CardKept, "accept_prophecy")
    yield from draw_any(g, seat, 1)
    return 0


_card("accept_prophecy", 1, always, _accept_prophecy, keeps=True)


def _assign(card: str) -> Run:
    def run(g: Galactica, seat: int) -> Script[int]:
        """Two politics cards; then another player gets the card."""
        draw(g, seat, (POLITICS, POLITICS))
        target = yield from choose_seat(seat, f"galactica-{card.replace('_', '-')}", _others(g, seat))
        g.kept.remove(card)
        if target is None:
            discard_to(g, "quorum", card)
            return 0
        g.players[target].cards.append(card)
        g.tell(QuorumGiven, target, card)
        return 0

    return run


for _name in ("assign_arbitrator", "assign_mission_specialist", "assign_vice_president"):
    _card(_name, 1, lambda g, seat: bool(_others(g, seat)), _assign(_name), keeps=True)


def _arbitrator_uses(g: Galactica, seat: int) -> list[str]:
    check = g.check
    if check is None or check.source != "admirals_quarters":
        return []
    return ["-3", "+3"] if "assign_arbitrator" in g.players[seat].cards else []


@listens("location_check", "assign_arbitrator", _arbitrator_uses)
def _arbitrator(g: Galactica, seat: int, change_by: str) -> Script[None]:
    """The holder discards it to change the difficulty of Admiral's Quarters."""
    g.players[seat].cards.remove("assign_arbitrator")
    discard_to(g, "quorum", "assign_arbitrator")
    change_difficulty(g, int(change_by))
    yield from ()


# --- cards that are played and gone ------------------------------------------------------------------------


def _suspects(g: Galactica) -> list[int]:
    return [player.seat for player in g.players if can_be_sent(g, player.seat, "brig")]


def _arrest_order(g: Galactica, seat: int) -> Script[int]:
    target = yield from choose_seat(seat, "galactica-arrest-order", _suspects(g))
    if target is not None:
        send(g, target, "brig")
    return 0


_card("arrest_order", 2, lambda g, _: bool(_suspects(g)), _arrest_order)


def _brutal_targets(g: Galactica) -> list[str]:
    kinds = (("raiders", g.raiders), ("heavy_raider", g.heavies), ("centurion", g.boarding))
    return [kind for kind, counts in kinds if any(counts)]


def _brutal_force(g: Galactica, seat: int) -> Script[int]:
    """Three raiders, a heavy raider or a centurion are destroyed; on 1-2 a population is lost."""
    kind = yield from choose_one(seat, "galactica-brutal-force", _brutal_targets(g), lambda k: Option("target", k))
    if kind == "centurion":
        spaces = [space for space in range(5) if g.boarding[space]]
        space = yield from choose_one(seat, "galactica-armory", spaces, lambda n: Option("space", str(n)))
        destroy_centurion(g, space)
    elif kind == "heavy_raider":
        area = yield from _choose_area(seat, "heavy_raider", g.heavies)
        destroy_heavy_raider(g, area)
    else:
        for _ in range(min(3, sum(g.raiders))):
            area = yield from _choose_area(seat, "raider", g.raiders)
            destroy_raider(g, area)
    result = yield from roll(g, "brutal-force")
    if result <= 2:
        change(g, "population", -1)
    return 0


def _choose_area(seat: int, ship: str, counts: list[int]) -> Script[int]:
    ships: list[Target] = [(ship, area, None) for area in range(6) if counts[area]]
    target: Target = yield from choose_one(seat, "galactica-brutal-force-ship", ships, show_target)
    return target[1]


_card("authorization_of_brutal_force", 2, lambda g, _: bool(_brutal_targets(g)), _brutal_force)


def _mutineers(g: Galactica, seat: int) -> list[int]:
    """Another player who is not the Admiral; the title can't be held in the Brig."""
    return [p.seat for p in g.humans() if p.seat not in (seat, g.admiral) and p.place != "brig"]


def _encourage_mutiny(g: Galactica, seat: int) -> Script[int]:
    target = yield from choose_seat(seat, "galactica-encourage-mutiny", _mutineers(g, seat))
    result = yield from roll(g, "mutiny")
    if target is None:
        return 0
    if result >= 3:
        give_title(g, "admiral", target)
    else:
        change(g, "morale", -1)
    return 0


_card("encourage_mutiny", 1, lambda g, seat: bool(_mutineers(g, seat)), _encourage_mutiny)


def _speech(card: str, resource: str) -> Run:
    def run(g: Galactica, _: int) -> Script[int]:
        """On 6 or more the resource rises and the card leaves the game."""
        result = yield from roll(g, card.replace("_", "-"))
        if result >= 6:
            change(g, resource, 1)
            g.kept.remove(card)
            g.removed.append(card)
            g.tell(CardDiscarded, card)
        return 0

    return run


_card("food_rationing", 2, always, _speech("food_rationing", "food"))
_card("inspirational_speech", 4, always, _speech("inspirational_speech", "morale"))


def _prisoners(g: Galactica, seat: int) -> list[int]:
    return [p.seat for p in g.humans() if p.place == "brig" and (g.solo or p.seat != seat)]


def _presidential_pardon(g: Galactica, seat: int) -> Script[int]:
    """Another character leaves the Brig for a Galactica location."""
    target = yield from choose_seat(seat, "galactica-presidential-pardon", _prisoners(g, seat))
    if target is not None:
        place: str = yield Choose(seat, "galactica-pardon-place", OPEN_GALACTICA, show_place)
        move_to(g, target, place)
    return 0


_card("presidential_pardon", 1, lambda g, seat: bool(_prisoners(g, seat)), _presidential_pardon)


def _mugshots(g: Galactica, seat: int) -> Script[int]:
    """A random Loyalty card of another player is looked at; on 1-3 morale is lost."""
    yield from choose_and_look(g, seat, [s for s in lookable(g, seat) if not g.players[s].revealed])
    result = yield from roll(g, "mugshots")
    if result <= 3:
        change(g, "morale", -1)
    return 0


def _can_mugshot(g: Galactica, seat: int) -> bool:
    return any(not g.players[other].revealed for other in lookable(g, seat))


_card("release_cylon_mugshots", 1, _can_mugshot, _mugshots)
