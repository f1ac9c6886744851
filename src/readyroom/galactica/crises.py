"""Crisis and Super Crisis cards: what they are, and how one is drawn and resolved (CRIS, CATK, CYL-024..027)."""

from functools import cache
from typing import Final

import msgspec

from readyroom.galactica.activation import activate
from readyroom.galactica.boxes import Box, Duty, in_play
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.characters import ability
from readyroom.galactica.decks import bury_held, choose_held, discard_to, draw_card, draw_to_choose, keep
from readyroom.galactica.effects import Effect, PlaceShips, SkillCheck
from readyroom.galactica.events import CrisisDrawn
from readyroom.galactica.jump import move_track
from readyroom.galactica.purposes import CRISIS
from readyroom.galactica.registry import Text, parts_of
from readyroom.galactica.rules_in_force import (
    JUMP_ICON,
    NO_PREPARATION,
    STANDING,
    UNTIL_BASESTAR,
    UNTIL_JUMP,
    DelusionalIntuition,
    ReligiousVisions,
    for_this_turn,
)
from readyroom.galactica.ships import raiders_have_acted
from readyroom.galactica.sides import is_cylon_player, is_leader
from readyroom.galactica.skills import draw_any
from readyroom.galactica.state import ATTACKED, PILES, Galactica
from readyroom.galactica.windows import moment, window
from readyroom.kernel import Script


class Crisis(msgspec.Struct, frozen=True):
    """A Crisis card that is not an attack: its text, and the icons at its bottom."""

    id: str
    text: Effect
    activate: tuple[str, ...]
    jump: bool
    copies: int
    evacuation: bool = False
    """Whether it has the icon by which a prepared ship is evacuated (STEP-009)."""


class Attack(msgspec.Struct, frozen=True):
    """A Cylon attack card: activation, new ships, special rule."""

    id: str
    activate: tuple[str, ...]
    setup: PlaceShips
    special: Effect | None
    keep: Text | None
    """What it says while it stays in play."""
    only_new: bool = False
    """Whether its special rule has the new raiders act, and none that were there before."""


ICONS: Final[dict[str, Duty]] = {}
"""By icon of the Prepare for Jump step that a box brings: what it does."""
EVACUATION: Final = "evacuation"

CRISES: dict[str, Crisis | Attack] = {}
"""All Crisis and Super Crisis cards; `PILES` says which deck each belongs to."""


def crisis(
    box: Box,
    card: str,
    text: Effect,
    *,
    activate: tuple[str, ...] = (),
    jump: bool = False,
    evacuation: bool = False,
    copies: int = 1,
    deck: str = "crisis",
) -> None:
    CRISES[card] = Crisis(card, text, activate, jump, copies, evacuation)
    box.card(deck, card, copies)


def attack(
    box: Box,
    card: str,
    *,
    activate: tuple[str, ...],
    setup: PlaceShips,
    special: Effect | None = None,
    keep: Text | None = None,
    until_jump: bool = False,
    until_basestar: bool = False,
    only_new: bool = False,
    deck: str = "crisis",
) -> None:
    CRISES[card] = Attack(card, activate, setup, special, keep, only_new)
    if keep is not None:
        STANDING[card] = keep
    if until_jump:
        UNTIL_JUMP.add(card)
    if until_basestar:
        UNTIL_BASESTAR.add(card)
    box.card(deck, card)


@cache
def check_on(card: str) -> SkillCheck | None:
    """The skill check of a Crisis card; no card has two."""
    declared = CRISES.get(card)
    texts: list[Text] = [declared.text] if isinstance(declared, Crisis) else []
    for text in texts:
        if isinstance(text, SkillCheck):
            return text
        texts += parts_of(text)
    return None


# --- drawing -----------------------------------------------------------------------------------------------


def draw_crisis(g: Galactica, seat: int) -> Script[str | None]:
    """The current player draws; Roslin picks one of two; Starbuck may have it replaced; Baltar gains a card."""
    while True:
        card = yield from _draw_one(g, seat)
        if card is None:
            return None
        g.crises.append(card)
        g.tell(CrisisDrawn, seat, card)
        yield from window(g, "crisis_drawn")
        if not _replaced(g, card):
            break
    intuition = ability(g.players[seat], DelusionalIntuition)
    if intuition is not None:
        yield from draw_any(g, seat, intuition.count)
    return card


def _replaced(g: Galactica, card: str) -> bool:
    """Whether an ability has the Crisis card that was just drawn discarded, for another one."""
    if not g.replace_crisis:
        return False
    g.replace_crisis = False
    g.crises.remove(card)
    discard_to(g, PILES[card], card)
    return True


def _draw_one(g: Galactica, seat: int) -> Script[str | None]:
    visions = ability(g.players[seat], ReligiousVisions)
    if visions is None:
        return draw_card(g, "crisis")
    draw_to_choose(g, seat, "crisis", visions.count)
    card = yield from choose_held(g, "galactica-religious-visions", CRISIS)
    bury_held(g)
    return card


def draw_some_and_resolve(g: Galactica, seat: int, count: int, *, buried: bool = False) -> Script[None]:
    """Caprica: of the Crisis cards drawn one is resolved without its icons, the rest discarded (CYL-024, CYL-044), or
    `buried`: put under the deck."""
    draw_to_choose(g, seat, "crisis", count)
    card = yield from choose_held(g, "galactica-caprica-crisis", CRISIS)
    g.crises.append(card)
    if buried:
        bury_held(g)
    else:
        for other in g.held.pop().cards:
            discard_to(g, PILES[other], other)
    g.tell(CrisisDrawn, seat, card)
    yield from window(g, "crisis_drawn")
    if _replaced(g, card):
        new = draw_card(g, "crisis")
        if new is None:
            return
        card = new
        g.crises.append(card)
        g.tell(CrisisDrawn, seat, card)
    yield from _due(g, seat, card)


def draw_top_and_resolve(g: Galactica, seat: int) -> Script[None]:
    """The top Crisis card is resolved as a Cylon's, without its icons (CYL-044)."""
    card = draw_card(g, "crisis")
    if card is None:
        return
    g.crises.append(card)
    g.tell(CrisisDrawn, seat, card)
    yield from window(g, "crisis_drawn")
    if _replaced(g, card):
        card = draw_card(g, "crisis")
        if card is None:
            return
        g.crises.append(card)
        g.tell(CrisisDrawn, seat, card)
    yield from _due(g, seat, card)


def play_super_crisis(g: Galactica, seat: int, card: str) -> Script[None]:
    """Caprica: a Super Crisis card is resolved like a Crisis card, immune to character abilities (CYL-026)."""
    g.crises.append(card)
    g.tell(CrisisDrawn, seat, card)
    g.played_by = seat
    if is_leader(g.players[seat]) and ATTACKED not in g.players[seat].deeds:
        g.players[seat].deeds.append(ATTACKED)
    yield from _due(g, seat, card)


def _due(g: Galactica, seat: int, name: str) -> Script[None]:
    """A card that a Cylon plays is due when the action is over; in the turn of another player, and before more actions
    of whomever, it is resolved at once, with its jump icon where that counts (SKERR-009, CYL-045)."""
    card = CRISES[name]
    more = len(g.acting) > 1 or any(acting.actions for acting in g.acting)
    if seat == g.current and not more:
        g.agenda.insert(0, f"resolve:{name}")
    elif isinstance(card, Attack):
        for kind in card.activate:
            yield from activate(g, kind)
        yield from attack_setup(g, name)
        yield from attack_rule(g, name)
    else:
        jump, evacuation = shows_jump(g, card), shows_evacuation(g, card)
        yield from resolve(g, name)
        for kind in (yield from icons(g, seat, name)):
            yield from activate(g, kind)
        if in_play(g).cylons_prepare and not for_this_turn(g, NO_PREPARATION):
            if evacuation:
                yield from ICONS[EVACUATION](g)
            if jump:
                yield from move_track(g, 1)


def icons(g: Galactica, seat: int, name: str) -> Script[list[str]]:
    """The Cylon ships that a card activates now: none on a card that a Cylon plays (CYL-043); and somebody may replace
    the icons."""
    card = CRISES[name]
    assert isinstance(card, Crisis)
    if is_cylon_player(g.players[seat]) or not card.activate:
        return []
    step = yield from moment(g, "activating_ships", Cause(name), what=" ".join(card.activate))
    return list(card.activate) if step.amount else []


def shows_jump(g: Galactica, card: Crisis) -> bool:
    """Whether a card that is resolved now has the jump icon: printed on it, or added, however often, to the next one of
    this turn."""
    added = JUMP_ICON in g.for_turn
    g.for_turn = [text for text in g.for_turn if text != JUMP_ICON]
    return card.jump or added


def shows_evacuation(g: Galactica, card: Crisis) -> bool:
    """Whether a card that is resolved now has the icon by which a ship is evacuated: not if it is its own text that
    brings Galactica back (STEP-009: the cards after her return)."""
    return card.evacuation and g.in_orbit


# --- resolving ---------------------------------------------------------------------------------------------


def resolve(g: Galactica, name: str) -> Script[None]:
    """The text of a card; an attack card's three parts are put on the agenda (CATK-001..006)."""
    card = CRISES[name]
    seat, g.played_by = g.played_by, NOBODY
    if isinstance(card, Attack):
        g.agenda[:0] = [*(f"activate:{kind}" for kind in card.activate), f"attack_setup:{name}", f"attack_rule:{name}"]
        return
    yield from card.text.run(g, Cause(name, seat, immune=PILES[name] == "super_crisis"))


def attack_setup(g: Galactica, name: str) -> Script[None]:
    """New ships are placed; of those that were there none acts by its special rule."""
    card = CRISES[name]
    assert isinstance(card, Attack)
    if card.only_new:
        raiders_have_acted(g)
    yield from card.setup.run(g, Cause(name))


def attack_rule(g: Galactica, name: str) -> Script[None]:
    """The special rule at once, or while the card stays in play."""
    card = CRISES[name]
    assert isinstance(card, Attack)
    if card.special is not None:
        yield from card.special.run(g, Cause(name))
    if card.keep is not None and name in g.crises:
        g.crises.remove(name)
        keep(g, name)
