"""Loyalty: deck, looking, the Sleeper Agent phase, the Sympathizer, revealing (LOY, LOYD, SLEEP, SYMP, CYL)."""

from functools import partial
from typing import Final

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.boxes import Box, in_play, take_id
from readyroom.galactica.causes import REVEALING, SETUP, SLEEPER, Cause
from readyroom.galactica.characters import drawback
from readyroom.galactica.decks import discard_to, draw_card
from readyroom.galactica.discards import discard_down
from readyroom.galactica.events import (
    CylonRevealed,
    GoalRevealed,
    LoyaltyDealt,
    LoyaltyGiven,
    LoyaltySeen,
    NotPossible,
    SleeperPhase,
    SuperCrisisDrawn,
    SympathizerRevealed,
)
from readyroom.galactica.moving import move_to, send
from readyroom.galactica.places import RESURRECTION_SHIP, sent
from readyroom.galactica.purposes import LOOK, VICTIM
from readyroom.galactica.registry import LOYALTY_ACTIONS
from readyroom.galactica.resources import check_humans, in_the_red
from readyroom.galactica.rules_in_force import (
    STANDING,
    Coward,
    FinalFive,
    NoLooking,
    SleeperAgent,
    Sympathizer,
    in_force,
    standing,
)
from readyroom.galactica.sides import CYLON, is_cylon_player, takes_part
from readyroom.galactica.state import Galactica, LoyaltyCard, Player
from readyroom.galactica.titles import pass_on
from readyroom.galactica.windows import moment
from readyroom.kernel import Hidden, Script, WhyNot

HUMAN: Final = "you_are_not_a_cylon"
SYMPATHIZER: Final = "you_are_a_sympathizer"
CYLONS: Final[list[str]] = []
"""The Cylon cards of all boxes; all others make nobody a Cylon."""
GOALS: Final[list[str]] = []
"""The Personal Goals of all boxes."""


def loyalty_cards(box: Box, *cards: str, copies: int = 1, cylon: bool = False, goal: bool = False) -> None:
    """Declare Loyalty cards."""
    for card in cards:
        if card not in LOYALTY:
            take_id(card, "loyalty card")
            LOYALTY.append(card)
            CYLONS.extend([card] * cylon)
            GOALS.extend([card] * goal)
        box.loyalty[card] = copies


LOYALTY: Final[list[str]] = []
"""The Loyalty cards of all boxes."""


def is_cylon(player: Player) -> bool:
    """At least one Cylon card makes a Cylon (LOY-001); so does a Sympathizer who changed sides."""
    return player.sympathizer or any(card.id in CYLONS for card in player.loyalty)


# --- building and dealing ----------------------------------------------------------------------------------


def build_deck(g: Galactica) -> Script[None]:
    """The Loyalty deck and the first deal (LOYD); what is not needed goes to the box unseen."""
    cards = [card for card, copies in in_play(g).loyalty.items() if card != SYMPATHIZER for _ in range(copies)]
    cylons = [card for card in cards if card in CYLONS]
    humans = [card for card in cards if card not in CYLONS]
    g.chance.shuffle(cylons)
    if len({*humans}) > 1:
        g.chance.shuffle(humans)
    players = len(g.players)
    if g.options.cooperative or players == 2:
        _fill(g, cylons, humans, 0, 0)  # VAR-002, VAR-024
        g.loyalty_box.append(SYMPATHIZER)
        return
    if g.solo:
        _fill(g, cylons, humans, 1, 6)
        g.loyalty_box.append(SYMPATHIZER)
        _deal_to_assist(g, 3)
        return
    wanted_cylons, wanted_humans = in_play(g).loyalty_decks[players]
    for character in ("gaius_baltar", "sharon_boomer_valerii"):
        wanted_humans += any(player.character == character for player in g.players)
    with_sympathizer = players in (4, 6)
    if with_sympathizer and not g.options.sympathizer:
        wanted_humans += 1
    _fill(g, cylons, humans, wanted_cylons, wanted_humans)
    for seat in g.clockwise(g.current):
        coward = drawback(g, g.players[seat], Coward)
        for _ in range(1 if coward is None else coward.count):
            yield from deal(g, seat, SETUP)
    if with_sympathizer and g.options.sympathizer:
        g.loyalty.append(SYMPATHIZER)  # LOYD-031
        g.chance.shuffle(g.loyalty)
    else:
        g.loyalty_box.append(SYMPATHIZER)


def _fill(g: Galactica, cylons: list[str], humans: list[str], wanted_cylons: int, wanted_humans: int) -> None:
    g.loyalty = cylons[:wanted_cylons] + humans[:wanted_humans]
    g.loyalty_box = cylons[wanted_cylons:]
    (g.not_cylons if in_play(g).not_cylons_stay else g.loyalty_box).extend(humans[wanted_humans:])
    if g.loyalty:
        g.chance.shuffle(g.loyalty)


def deal(g: Galactica, seat: int, because: Cause) -> Script[str]:
    """One Loyalty card, facedown."""
    card = g.loyalty.pop()
    g.players[seat].loyalty.append(LoyaltyCard(card))
    g.chance.reveal()
    g.tell(LoyaltyDealt, seat, Hidden(card, (seat,), None))
    yield from moment(g, "loyalty_dealt", because, seat=seat)
    return card


def _deal_to_assist(g: Galactica, count: int) -> None:
    """One-player game: cards for the assist character, which are shuffled then (VAR-006, VAR-019)."""
    for _ in range(min(count, len(g.loyalty))):
        g.assist_loyalty.append(LoyaltyCard(g.loyalty.pop()))
    g.chance.shuffle(g.assist_loyalty)


# --- the Sleeper Agent phase -------------------------------------------------------------------------------


def sleepers_woke(g: Galactica) -> bool:
    """Whether the Sleeper Agent phase has been."""
    return SLEEPER.source in g.phases


def sleeper_agent_phase(g: Galactica) -> Script[None]:
    """Distance 4: everybody gets another card, Boomer two and the Brig (SLEEP).

    A cooperative game has no Loyalty deck (VAR-024): all that is left is Boomer's way to the Brig (TERM-012).
    """
    g.tell(SleeperPhase)
    if g.solo:
        _add_humans(g, in_the_red(g))
        _deal_to_assist(g, 4)  # VAR-020
        return
    if len(g.players) == 2:
        _two_player_deck(g)
    for seat in g.clockwise(g.current):
        player = g.players[seat]
        agent = drawback(g, player, SleeperAgent)
        for _ in range(1 if agent is None else agent.count):
            yield from draw_loyalty(g, seat, SLEEPER)
        if agent is not None:
            yield from send(g, seat, agent.place, SLEEPER)


def _add_humans(g: Galactica, count: int) -> None:
    """One Not a Cylon card more for each resource in the red."""
    for _ in range(count):
        _take_not_cylon(g)
    g.chance.shuffle(g.loyalty)


def add_not_cylon(g: Galactica) -> None:
    """One Not a Cylon card is shuffled into the Loyalty deck (EXEC-023, GOAL-003)."""
    _take_not_cylon(g)
    g.chance.shuffle(g.loyalty)


def draw_loyalty(g: Galactica, seat: int, because: Cause, *, add: bool = False) -> Script[None]:
    """A Loyalty card in the middle of the game; `add`: after a Not a Cylon card was shuffled into the deck."""
    if add:
        add_not_cylon(g)
    if g.loyalty and (yield from deal(g, seat, because)) == SYMPATHIZER:
        yield from sympathizer(g, seat)  # SYMP-002


def _take_not_cylon(g: Galactica) -> None:
    """The top card of the Not a Cylon pile goes to the Loyalty deck, or one out of the box where there is no such pile.
    A pile that has run out is not made anew (LIMIT-003)."""
    if not in_play(g).not_cylons_stay:
        g.loyalty_box.remove(HUMAN)
        g.loyalty.append(HUMAN)
    elif g.not_cylons:
        g.loyalty.append(g.not_cylons.pop())


def _two_player_deck(g: Galactica) -> None:
    """1 Cylon and 2 Not a Cylon cards, and one more of these per resource in the red (VAR-003)."""
    cylon = g.chance.pick([card for card in g.loyalty_box if card in CYLONS])
    g.loyalty_box.remove(cylon)
    g.loyalty.append(cylon)
    _add_humans(g, 2 + in_the_red(g))


def sympathizer(g: Galactica, seat: int) -> Script[None]:
    """The Sympathizer was received: a revealed Cylon gives it away first; then it is resolved at once (SYMP)."""
    if is_cylon_player(g.players[seat]):
        seat = yield from _pass_on(g, seat)
    player = g.players[seat]
    next(card for card in player.loyalty if card.id == SYMPATHIZER).revealed = True
    becomes_cylon = not in_the_red(g)
    g.chance.reveal()
    g.tell(SympathizerRevealed, seat, becomes_cylon)
    if not becomes_cylon:
        yield from send(g, seat, standing(SYMPATHIZER, Sympathizer).place, Cause(SYMPATHIZER))  # SYMP-004
        return
    player.sympathizer = True
    yield from become_cylon(g, seat)  # SYMP-007


def _pass_on(g: Galactica, seat: int) -> Script[int]:
    """A revealed Cylon gives the Sympathizer to a human player (SYMP-003); there is one, Cylon cards are too few.

    That somebody is asked tells everybody what was dealt; so does the answer, at once.
    """
    to = yield from choose_seat(
        seat, "galactica-pass-sympathizer", [human.seat for human in g.humans()], purpose=VICTIM
    )
    assert to is not None
    player = g.players[seat]
    g.players[to].loyalty += [card for card in player.loyalty if card.id == SYMPATHIZER]
    player.loyalty = [card for card in player.loyalty if card.id != SYMPATHIZER]
    g.tell(LoyaltyGiven, to, seat, 1)
    return to


# --- revealing ---------------------------------------------------------------------------------------------


def become_cylon(g: Galactica, seat: int) -> Script[None]:
    """The reveal steps that every new Cylon player takes (CYL-003..009)."""
    player = g.players[seat]
    yield from discard_down(g, [(seat, 3)], REVEALING, sheet=False)  # his choice: his sheet counts no more (CHAR-024)
    for card in reversed(player.held("quorum")):
        player.holds.remove(card)
        discard_to(g, "quorum", card)
    player.status = CYLON
    yield from pass_on(g, seat, REVEALING)
    yield from move_to(g, seat, sent(g, seat, RESURRECTION_SHIP), REVEALING)
    check_humans(g)


def reveal(g: Galactica, seat: int) -> Script[None]:
    """After the effect of the card: the reveal steps, a Super Crisis card, and the end of his own turn (CYL)."""
    yield from become_cylon(g, seat)
    draw_super_crisis(g, seat)
    if seat == g.current:
        g.turn_ends = True


def show_cylon_card(g: Galactica, seat: int, card: LoyaltyCard) -> None:
    card.revealed = True
    g.chance.reveal()
    g.tell(CylonRevealed, seat, card.id)


def open_goals(g: Galactica, seat: int, *, reached: bool = True) -> list[str]:
    """Personal Goals that a seat has not revealed yet; `reached`: and could reveal now (GOAL-002)."""
    return [
        card.id
        for card in g.players[seat].loyalty
        if card.id in GOALS and not card.revealed and (not reached or LOYALTY_ACTIONS[card.id].possible(g, seat))
    ]


def reveal_goal(g: Galactica, seat: int, card_id: str) -> Script[None]:
    """A Personal Goal is reached: the card stays faceup, and what it says follows (GOAL-003, GOAL-004)."""
    next(card for card in g.players[seat].loyalty if card.id == card_id).revealed = True
    g.chance.reveal()
    g.tell(GoalRevealed, seat, card_id)
    yield from LOYALTY_ACTIONS[card_id].run(g, Cause(card_id, seat))


def draw_super_crisis(g: Galactica, seat: int) -> None:
    card = draw_card(g, "super_crisis")
    if card is None:
        g.tell(NotPossible, "draw-super-crisis")
        return
    g.players[seat].holds.append(card)
    g.tell(SuperCrisisDrawn, seat, Hidden(card, (seat,), None))


def hand_over_loyalty(g: Galactica, seat: int, to: int) -> Script[None]:
    """All unrevealed Loyalty cards of a revealed Cylon go to one player (Resurrection Ship, CYL-014)."""
    player, other = g.players[seat], g.players[to]
    given = [card for card in player.loyalty if not card.revealed]
    player.loyalty = [card for card in player.loyalty if card.revealed]
    for card in given:
        card.seen |= 1 << seat
    other.loyalty += given
    g.chance.reveal()
    g.tell(LoyaltyGiven, to, seat, len(given))
    if any(card.id == SYMPATHIZER for card in given):
        yield from sympathizer(g, to)


# --- looking -----------------------------------------------------------------------------------------------


def can_look(g: Galactica) -> bool:
    """A card in play may forbid it."""
    return not in_force(g, NoLooking)


def lookable(g: Galactica, by: int, *, self_too: bool = False) -> list[int]:
    """Players with unrevealed Loyalty cards; in a one-player game the assist character's cards are looked at."""
    if not can_look(g):
        return []
    if g.solo:
        return [by] if g.assist_loyalty else []
    return [
        player.seat
        for player in g.players
        if (self_too or player.seat != by) and takes_part(player) and any(not card.revealed for card in player.loyalty)
    ]


def look(g: Galactica, by: int, target: int, because: Cause, *, everything: bool = False) -> Script[None]:
    """`by` looks at a random Loyalty card of `target`, or at all; the owner is told which (SECR-006, SECR-007). Cards
    of the Final Five are shown to everybody: the moment names them (FIVE-003)."""
    if not can_look(g):
        g.tell(NotPossible, "look-loyalty")
        return
    whole = g.assist_loyalty if g.solo else g.players[target].loyalty
    cards = [card for card in whole if not card.revealed]
    if not cards:
        g.tell(NotPossible, "look-loyalty")
        return
    if not everything:
        cards = [g.chance.pick(cards)]
    for card in cards:
        card.seen |= 1 << by
    g.chance.reveal()
    g.tell(LoyaltySeen, by, target, Hidden(tuple(card.id for card in cards), (by, target), None))
    if g.solo:
        for card in cards:
            card.seen = 0
        g.chance.shuffle(g.assist_loyalty)  # VAR-019
    shown = [card.id for card in cards if by != target and isinstance(STANDING.get(card.id), FinalFive)]
    yield from moment(g, "loyalty_seen", because.done_by(by), seat=target, what=" ".join(shown))


def why_not_look(g: Galactica, by: int, seat: int) -> WhyNot | None:
    """Why the Loyalty cards of somebody can't be looked at."""
    if seat == by and not g.solo:
        return WhyNot("somebody-else", "TERM-011")
    if is_cylon_player(g.players[seat]):
        return WhyNot("cylon-not-chosen", "CYL-018")
    hidden = any(not card.revealed for card in g.players[seat].loyalty)
    return None if hidden else WhyNot("no-loyalty-left", "SECR-005")


def choose_and_look(
    g: Galactica, by: int, seats: list[int], because: Cause, *, everything: bool = False
) -> Script[None]:
    target = yield from choose_seat(by, "galactica-look-loyalty", seats, why=partial(why_not_look, g, by), purpose=LOOK)
    if target is None:
        g.tell(NotPossible, "look-loyalty")
    else:
        yield from look(g, by, target, because, everything=everything)
