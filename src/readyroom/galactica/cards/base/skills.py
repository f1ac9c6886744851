"""The text of the base box's skill cards: actions, and reactions in their windows."""

from collections.abc import Callable

from readyroom.galactica.actions import can_act, take_actions
from readyroom.galactica.board import AREA_OF, OFF_BOARD
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.combat import attack_cylon_ship, repair_location, show_target, targets
from readyroom.galactica.decks import peek_top
from readyroom.galactica.dice import cast, roll
from readyroom.galactica.events import AbilityUsed
from readyroom.galactica.people import choose_seat
from readyroom.galactica.registry import SKILL_ACTIONS, Action, always
from readyroom.galactica.ships import destroy_raptor, repair_vipers
from readyroom.galactica.skills import ENGINEERING, LABEL, draw_any, holding, play_card
from readyroom.galactica.state import Galactica
from readyroom.galactica.turn.movement import destinations, may_move
from readyroom.galactica.windows import Run, listens
from readyroom.kernel import Choose, Option, Script

# --- politics ----------------------------------------------------------------------------------------------


def _consolidate_power(g: Galactica, seat: int) -> Script[int]:
    yield from draw_any(g, seat, 2)
    return 0


SKILL_ACTIONS["consolidate_power"] = Action(always, _consolidate_power)


def _reaction(window: str, name: str, when: Callable[[Galactica], bool]) -> Callable[[Run], Run]:
    """A card that may be played from hand in a window, whenever `when` (open facts) says so."""

    def uses(g: Galactica, seat: int) -> list[str]:
        return [LABEL[card] for card in holding(g, seat, name)] if when(g) else []

    return listens(window, name, uses, from_hand=when)


def _play(g: Galactica, seat: int, label: str) -> None:
    play_card(g, seat, LABEL.index(label))


@_reaction("before_cards", "investigative_committee", lambda g: g.check is not None and not g.check.faceup)
def _investigative_committee(g: Galactica, seat: int, card: str) -> Script[None]:
    """Every card of this check, Destiny included, is played faceup."""
    _play(g, seat, card)
    assert g.check is not None
    g.check.faceup = True
    yield from ()


# --- leadership --------------------------------------------------------------------------------------------


def _order_targets(g: Galactica, seat: int) -> list[int]:
    return [p.seat for p in g.humans() if p.seat != seat and p.place != OFF_BOARD]


def _can_order(g: Galactica, seat: int) -> bool:
    return "executive_order" not in g.used and bool(_order_targets(g, seat))


def _executive_order(g: Galactica, seat: int) -> Script[int]:
    """Another player moves and acts, or acts twice; one order a turn (SKERR-002)."""
    g.used.append("executive_order")
    target = yield from choose_seat(seat, "galactica-executive-order", _order_targets(g, seat))
    if target is None:
        return 0
    moves = False
    if destinations(g, target):
        way: str = yield Choose(target, "galactica-ordered", ("move-and-act", "act-twice"))
        moves = way == "move-and-act"
    if moves:
        yield from may_move(g, target)
    if can_act(g, target):
        yield from take_actions(g, target, 1 if moves else 2)
    return 0


SKILL_ACTIONS["executive_order"] = Action(_can_order, _executive_order)


@_reaction("check_totaled", "declare_emergency", lambda g: g.check is not None and not g.check.emergency)
def _declare_emergency(g: Galactica, seat: int, card: str) -> Script[None]:
    """Difficulty -2, once a check; the partial pass number stays (SKERR-012)."""
    _play(g, seat, card)
    assert g.check is not None
    g.check.emergency = True
    change_difficulty(g, -2)
    yield from ()


# --- tactics -----------------------------------------------------------------------------------------------


def _launch_scout(g: Galactica, seat: int) -> Script[int]:
    result = yield from roll(g, "launch-scout")
    if result < 3:
        destroy_raptor(g)
        return 0
    decks = [name for name in ("crisis", "destination") if _has_cards(g, name)]
    deck: str = yield Choose(seat, "galactica-scout-deck", decks, lambda name: Option("deck", name))
    yield from peek_top(g, seat, deck)
    return 0


def _has_cards(g: Galactica, name: str) -> bool:
    deck = getattr(g, name)
    return bool(deck.cards or deck.discard)


SKILL_ACTIONS["launch_scout"] = Action(lambda g, _: g.raptors > 0, _launch_scout)


@_reaction("before_roll", "strategic_planning", lambda g: g.die is not None and not g.die.planned)
def _strategic_planning(g: Galactica, seat: int, card: str) -> Script[None]:
    """+2 to the roll, one a roll (TIME-003)."""
    _play(g, seat, card)
    assert g.die is not None
    g.die.planned = True
    g.die.bonus += 2
    yield from ()


# --- piloting ----------------------------------------------------------------------------------------------


@_reaction("die_rolled", "evasive_maneuvers", lambda g: g.die is not None and g.die.at_viper)
def _evasive_maneuvers(g: Galactica, seat: int, card: str) -> Script[None]:
    """Reroll an attack on a viper, with -2 if it is piloted."""
    _play(g, seat, card)
    die = g.die
    assert die is not None
    if die.at_piloted:
        die.bonus -= 2
    yield from cast(g)


def _can_fire(g: Galactica, seat: int) -> bool:
    player = g.players[seat]
    return player.piloting and bool(targets(g, AREA_OF[player.place]))


def _maximum_firepower(g: Galactica, seat: int) -> Script[int]:
    """Up to four attacks with the own viper."""
    for n in range(4):
        player = g.players[seat]
        if not player.piloting:
            break
        found = targets(g, AREA_OF[player.place])
        if not found:
            break
        picks = found if n == 0 else [None, *found]
        target = yield Choose(seat, "galactica-firepower", picks, _show_fire)
        if target is None:
            break
        yield from attack_cylon_ship(g, "viper", target)
    return 0


def _show_fire(target: tuple[str, int, None] | None) -> Option:
    return Option("choice", "pass") if target is None else show_target(target)


SKILL_ACTIONS["maximum_firepower"] = Action(_can_fire, _maximum_firepower)

# --- engineering -------------------------------------------------------------------------------------------


def _can_repair(g: Galactica, seat: int) -> bool:
    place = g.players[seat].place
    return place in g.damaged or (place == "hangar_deck" and g.damaged_vipers > 0)


def _repair(g: Galactica, seat: int) -> Script[int]:
    """The own location, or in the Hangar Deck up to two vipers; Tyrol may go on once a turn."""
    player = g.players[seat]
    what = ["location"] if player.place in g.damaged else []
    if player.place == "hangar_deck" and g.damaged_vipers:
        what.append("vipers")
    choice = what[0]
    if len(what) > 1:
        choice = yield Choose(seat, "galactica-repair", what)
    if choice == "location":
        repair_location(g, player.place)
    else:
        count = min(2, g.damaged_vipers)
        if count == 2:
            count = yield Choose(seat, "galactica-repair-vipers", (1, 2), lambda n: Option("number", str(n)))
        repair_vipers(g, count)
    is_tyrol = player.character == "chief_galen_tyrol" and g.current == seat
    if is_tyrol and "maintenance_engineer" not in g.used:
        g.used.append("maintenance_engineer")
        g.tell(AbilityUsed, seat, "maintenance_engineer")
        return 1
    return 0


SKILL_ACTIONS["repair"] = Action(_can_repair, _repair)


@_reaction(
    "before_cards", "scientific_research", lambda g: g.check is not None and not g.check.skills >> ENGINEERING & 1
)
def _scientific_research(g: Galactica, seat: int, card: str) -> Script[None]:
    """Engineering cards are positive in this check."""
    _play(g, seat, card)
    assert g.check is not None
    g.check.skills |= 1 << ENGINEERING
    yield from ()
