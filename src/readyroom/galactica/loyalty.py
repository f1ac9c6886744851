"""Loyalty: deck, looking, the Sleeper Agent phase, the Sympathizer, revealing (LOY, LOYD, SLEEP, SYMP, CYL)."""

from functools import partial
from typing import Final

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.boxes import Box, in_play, take_id
from readyroom.galactica.causes import NOBODY, REVEALING, SETUP, SLEEPER, Cause
from readyroom.galactica.characters import drawback
from readyroom.galactica.decks import discard_to, draw_card
from readyroom.galactica.discards import discard_down
from readyroom.galactica.events import (
    CylonRevealed,
    GoalRevealed,
    LoyaltyDealt,
    LoyaltyGiven,
    LoyaltySeen,
    MutineerRevealed,
    NotPossible,
    SleeperPhase,
    SuperCrisisDrawn,
    SympathizerRevealed,
)
from readyroom.galactica.jump import total_distance
from readyroom.galactica.miracles import lose_miracles
from readyroom.galactica.moving import move_to, send
from readyroom.galactica.mutiny import discard_all_mutiny, draw_mutiny
from readyroom.galactica.places import RESURRECTION_SHIP, sent
from readyroom.galactica.purposes import LOOK, TRUST, VICTIM
from readyroom.galactica.registry import LOYALTY_ACTIONS, Effect
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
from readyroom.galactica.sides import CYLON, CYLON_CARDS, is_cylon_player, is_human_player, is_leader, takes_part
from readyroom.galactica.state import Galactica, LoyaltyCard, Player
from readyroom.galactica.titles import pass_on, succeed, titles_of
from readyroom.galactica.windows import moment
from readyroom.kernel import Hidden, Script, WhyNot

HUMAN: Final = "you_are_not_a_cylon"
SYMPATHIZER: Final = "you_are_a_sympathizer"
MUTINEER: Final = "you_are_the_mutineer"
AT_ONCE: Final = (SYMPATHIZER, MUTINEER)
"""Single cards that belong to neither pile: a human player who is dealt one shows it at once."""
CYLONS: Final = CYLON_CARDS
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
    played = in_play(g).loyalty
    cards = [card for card, copies in played.items() if card not in AT_ONCE for _ in range(copies)]
    single = [card for card in AT_ONCE if card in played]
    cylons = [card for card in cards if card in CYLONS]
    humans = [card for card in cards if card not in CYLONS]
    g.chance.shuffle(cylons)
    if len({*humans}) > 1:
        g.chance.shuffle(humans)
    players = len(g.players)
    if g.options.cooperative or players == 2:
        _fill(g, cylons, humans, 0, 0)  # VAR-002, VAR-024
        g.loyalty_box += single
        return
    if g.solo:
        _fill(g, cylons, humans, 1, 6)
        g.loyalty_box += single
        _deal_to_assist(g, 3)
        return
    led = any(is_leader(player) for player in g.players)
    decks, joining = _decks_with_leader(g) if led else (in_play(g).loyalty_decks, in_play(g).loyalty_joins)
    wanted_cylons, wanted_humans = decks[players]
    for character in ("gaius_baltar", "sharon_boomer_valerii"):
        wanted_humans += any(player.character == character for player in g.players)
    joins = joining.get(players, ())
    with_sympathizer = SYMPATHIZER in single and players in (4, 6) and not led  # LOYD-023
    if with_sympathizer and not g.options.sympathizer:
        wanted_humans += 1
    _fill(g, cylons, humans, wanted_cylons, wanted_humans, joins)
    for seat in g.clockwise(g.current):
        coward = drawback(g, g.players[seat], Coward)
        for _ in range(1 if coward is None else coward.count):
            yield from draw_loyalty(g, seat, SETUP)
    if with_sympathizer and g.options.sympathizer:
        g.loyalty.append(SYMPATHIZER)  # LOYD-031
        g.chance.shuffle(g.loyalty)
        single.remove(SYMPATHIZER)
    g.loyalty_box += [card for card in single if card not in joins]


def _decks_with_leader(g: Galactica) -> tuple[dict[int, tuple[int, int]], dict[int, tuple[str, ...]]]:
    return in_play(g).leader_decks, in_play(g).leader_joins


def _fill(
    g: Galactica,
    cylons: list[str],
    humans: list[str],
    wanted_cylons: int,
    wanted_humans: int,
    joins: tuple[str, ...] = (),
) -> None:
    g.loyalty = cylons[:wanted_cylons] + humans[:wanted_humans] + [*joins]
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
        if in_play(g).hands_over_asleep and is_cylon_player(player):
            yield from _give_facedown(g, seat)  # SLEEP-006
    for thing in in_play(g).second_deal:
        yield from thing(g)
    if MUTINEER in g.loyalty:
        yield from _look_for_mutineer(g)


def _look_for_mutineer(g: Galactica) -> Script[None]:
    """Nobody was dealt the Mutineer: a human player of the current player's choice draws one card more (SLEEP-010,
    SLEEP-011)."""
    humans = [human.seat for human in g.humans() if not is_leader(human)]
    to = yield from choose_seat(g.current, "galactica-draws-loyalty", humans, purpose=TRUST)
    if to is not None:
        yield from draw_loyalty(g, to, SLEEPER, more=False)


def _add_humans(g: Galactica, count: int) -> None:
    """One Not a Cylon card more for each resource in the red."""
    for _ in range(count):
        _take_not_cylon(g)
    g.chance.shuffle(g.loyalty)


def add_not_cylon(g: Galactica) -> None:
    """One Not a Cylon card is shuffled into the Loyalty deck (EXEC-023, GOAL-003)."""
    _take_not_cylon(g)
    g.chance.shuffle(g.loyalty)


def draw_loyalty(g: Galactica, seat: int, because: Cause, *, add: bool = False, more: bool = True) -> Script[None]:
    """A Loyalty card; `add`: after a Not a Cylon card was shuffled into the deck; `more`: whether the Mutineer draws
    another one (SLEEP-011). A Cylon leader never gets one, nor is the deck changed for them (LEAD-005, LEAD-008)."""
    if is_leader(g.players[seat]):
        return
    if add:
        add_not_cylon(g)
    if not g.loyalty:
        return
    card = yield from deal(g, seat, because)
    if card == SYMPATHIZER:
        yield from sympathizer(g, seat)  # SYMP-002
    elif card == MUTINEER and is_human_player(g.players[seat]):
        yield from mutineer(g, seat, because, more=more)  # MUTR-002, SLEEP-008


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


# --- the Mutineer ------------------------------------------------------------------------------------------


def mutineer(g: Galactica, seat: int, because: Cause, *, more: bool, giver: int = NOBODY) -> Script[None]:
    """Somebody receives the Mutineer card and shows it: maybe another Loyalty card, a Mutiny card, and every title goes
    to somebody else (MUTR-002..005), not to the Cylon who has given it. They count as the Mutineer before that draw
    (docs/rulings.md)."""
    next(card for card in g.players[seat].loyalty if card.id == MUTINEER).revealed = True
    g.chance.reveal()
    g.tell(MutineerRevealed, seat)
    if more:
        yield from draw_loyalty(g, seat, because)
    yield from draw_mutiny(g, seat, because)
    for office in titles_of(g, seat):
        yield from succeed(g, office, because, but=(seat, giver))


def pass_mutineer(g: Galactica, seat: int) -> Script[None]:
    """A Mutineer who turns out to be a Cylon gives the card faceup to a human player, at any distance
    (MUTR-010..012)."""
    player = g.players[seat]
    cards = [card for card in player.loyalty if card.id == MUTINEER]
    if not cards:
        return
    to = yield from _heir(g, seat, "galactica-pass-mutineer")
    if to is not None:
        player.loyalty = [card for card in player.loyalty if card.id != MUTINEER]
        g.players[to].loyalty += cards
        yield from mutineer(g, to, Cause(MUTINEER, seat), more=False, giver=seat)


def _heir(g: Galactica, seat: int, prompt: str) -> Script[int | None]:
    """A human player of a Cylon's choice, who gets Loyalty cards: never a Cylon leader (LEAD-008)."""
    others = [human.seat for human in g.humans() if human.seat != seat and not is_leader(human)]
    return (yield from choose_seat(seat, prompt, others, purpose=VICTIM))


def hand_over_rest(g: Galactica, seat: int) -> Script[None]:
    """A Cylon's other facedown cards go to one human player of their choice, up to a distance; then the Mutineer card
    (CYL-012..015, EXEC-007, MUTR-014). Where they stay nothing happens (CYL-014)."""
    furthest = in_play(g).hands_over
    if furthest is None:
        return
    if total_distance(g) <= furthest:
        yield from _give_facedown(g, seat)
    yield from pass_mutineer(g, seat)


def _give_facedown(g: Galactica, seat: int) -> Script[None]:
    if any(not card.revealed for card in g.players[seat].loyalty):
        to = yield from _heir(g, seat, "galactica-hand-over-loyalty")
        if to is not None:
            yield from hand_over_loyalty(g, seat, to)


# --- revealing ---------------------------------------------------------------------------------------------


def become_cylon(g: Galactica, seat: int, then: Effect | None = None) -> Script[None]:
    """The reveal steps that every new Cylon player takes (CYL-003..009); `then`: what happens after the discards. Their
    cause is REVEALING, by which everybody knows that it is a Cylon who discards."""
    player = g.players[seat]
    yield from discard_down(g, [(seat, 3)], REVEALING, sheet=False)  # his choice: his sheet counts no more (CHAR-024)
    discard_all_mutiny(g, seat)
    lose_miracles(g, seat)
    for card in reversed(player.held("quorum")):
        player.holds.remove(card)
        discard_to(g, "quorum", card)
    if then is not None:
        yield from then.run(g, Cause(REVEALING.source, seat))
    player.status = CYLON
    yield from pass_on(g, seat, REVEALING)
    yield from move_to(g, seat, sent(g, seat, RESURRECTION_SHIP), REVEALING)
    check_humans(g)


def reveal(g: Galactica, seat: int, then: Effect | None = None) -> Script[None]:
    """After the effect of the card: the reveal steps, a Super Crisis card, and the end of his own turn (CYL)."""
    yield from become_cylon(g, seat, then)
    draw_super_crisis(g, seat)
    yield from hand_over_rest(g, seat)
    if seat == g.current:
        g.turn_ends = True


def show_cylon_card(g: Galactica, seat: int, card: LoyaltyCard) -> Script[None]:
    card.revealed = True
    g.chance.reveal()
    g.tell(CylonRevealed, seat, card.id)
    yield from moment(g, "cylon_revealed", Cause(card.id, seat), seat=seat)


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
    if any(card.id == MUTINEER for card in given):
        yield from mutineer(g, to, SLEEPER, more=True)  # SLEEP-009, MUTR-011


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
