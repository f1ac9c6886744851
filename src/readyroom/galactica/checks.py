"""Skill checks (CHK): the procedure from the reading of the card to the discarding of the pile."""

from collections.abc import Iterable
from itertools import accumulate
from typing import Final, TypeVar
from zlib import crc32

from readyroom.galactica.asking import ask
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import ability, drawback
from readyroom.galactica.events import (
    CardsAdded,
    CardsJoined,
    CardsLeft,
    CardTaken,
    CheckAbilityResolved,
    CheckBegan,
    CheckResult,
    CheckShown,
    CheckTotaled,
    ConsequenceResolved,
    DestinyAdded,
    DifficultyChanged,
    StrengthChanged,
    TreacheryTurned,
)
from readyroom.galactica.places import confinement
from readyroom.galactica.purposes import CONTRIBUTE, INDIFFERENT
from readyroom.galactica.registry import CHECK_ABILITIES, Effect, Text
from readyroom.galactica.rules_in_force import (
    Calculating,
    Impulsive,
    InspirationalLeader,
    LogicBound,
    Misguided,
    Vanity,
)
from readyroom.galactica.sides import is_cylon_player, is_leader
from readyroom.galactica.skills import (
    LABEL,
    NAME,
    STRENGTH,
    TREACHERY,
    TYPE,
    labels,
    show_card,
    skill_names,
    take_top,
    top_of_destiny,
)
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Choose, ChooseSeveral, Option, Script

T = TypeVar("T", bound=Text)

MOST_OF_INFILTRATOR: Final = 2
"""How many cards a Cylon leader among the humans may add (CHK-012, INFL-009)."""
NOTHING: Final = -1
"""Somebody adds no card, and need not be asked which."""
SPARED: Final = "spared"
"""A check that failed, but the result for that is not carried out."""
REPLACED: Final = "replaced"
"""A check that was passed, but something else has happened instead of the result for that."""


def skill_check(
    g: Galactica, check: Check, consequence: Effect | None = None, because: Cause | None = None
) -> Script[str]:
    """Make a check: `pass`, `partial`, `fail`, `spared` or `replaced`; its cards lie there until `finish_check`."""
    if g.check is not None:
        g.outer_checks.append(g.check)
    g.check = check
    check.added = [0] * len(g.players)
    g.tell(CheckBegan, check.source, check.difficulty, skill_names(check.skills))
    yield from _open(g, check, "crisis_check" if check.crisis else "location_check")
    if check.settled:
        return (yield from _has_result(g, check, check.settled))
    yield from _open(g, check, "before_cards")
    if not check.without_destiny:
        _add_destiny(g, check)
    for n, seat in enumerate(g.clockwise(g.next_seat(g.current))):
        check.turn = n
        yield from _add_cards(g, check, seat)
        yield from _open(g, check, "seat_added")
    check.turn = len(g.players)
    yield from _open(g, check, "cards_added")
    _show(g, check)
    shown = len(check.cards)
    yield from _open(g, check, "cards_shown")
    if not check.orderly:
        yield from _resolve_abilities(g, check)
    if consequence is not None and because is not None and any(has_icon(card) for card in check.cards):
        g.tell(ConsequenceResolved, check.source)
        yield from consequence.run(g, because)
    if check.reckless:
        yield from _turn_up_treachery(g, check)
    if check.resolved or len(check.cards) != shown:
        check.total = _total(g, check)
        g.tell(CheckTotaled, check.total, check.difficulty)
    yield from _open(g, check, "check_totaled")
    result = _result(check)
    for name in check.resolved:
        result = yield from CHECK_ABILITIES[name].judge(g, result, Cause(name))
    return (yield from _has_result(g, check, result))


def _open(g: Galactica, check: Check, name: str) -> Script[None]:
    """A window on a check, unless nothing may touch it."""
    if not check.closed:
        yield from window(g, name)


def _has_result(g: Galactica, check: Check, result: str) -> Script[str]:
    """The result is known; one that was passed may still be given another effect (SKERR-001)."""
    g.tell(CheckResult, check.source, result)
    if result == "pass":
        yield from _open(g, check, "check_passed")
    return REPLACED if check.replaced else result


# --- abilities of cards in a check (SCA) -------------------------------------------------------------------


def has_icon(card: int) -> bool:
    """Whether a Skill card has the icon of a check ability."""
    return NAME[card] in CHECK_ABILITIES


def _resolve_abilities(g: Galactica, check: Check) -> Script[None]:
    """Each name once, in an order the current player sets; cards that join are looked at too (SCA-003..005)."""
    while True:
        names = dict.fromkeys(NAME[card] for card in check.cards if has_icon(card))
        waiting = [name for name in names if name not in check.resolved]
        if not waiting:
            return
        name = waiting[0]
        if len(waiting) > 1:
            name = yield Choose(g.current, "galactica-check-ability", waiting, _show_name, purpose=INDIFFERENT)
        check.resolved.append(name)
        before, extra = _counted(g, check), check.extra
        g.tell(CheckAbilityResolved, name)
        yield from CHECK_ABILITIES[name].run(g, Cause(name, g.current))
        now = _counted(g, check)
        check.total = sum(worth for _, worth in now) + check.extra
        if now != before or check.extra != extra:
            g.tell(StrengthChanged, check.total, tuple((LABEL[card], worth) for card, worth in now))


def _counted(g: Galactica, check: Check) -> list[tuple[int, int]]:
    """Every card of a check with what it counts."""
    return [(card, counts(g, check, card)) for card in check.cards]


def _show_name(name: str) -> Option:
    return Option("card-name", name)


def _turn_up_treachery(g: Galactica, check: Check) -> Script[None]:
    """A Reckless check: the top Treachery card is turned up. One of strength 0 brings a second with it, and both take
    effect, whatever was resolved before; neither counts (RECK-006..009)."""
    _turn_one_up(g, check)
    if check.turned and not STRENGTH[check.turned[0]]:
        _turn_one_up(g, check)
        names = [NAME[card] for card in check.turned if has_icon(card)]
        if len(set(names)) > 1:
            first: str = yield Choose(g.current, "galactica-check-ability", names, _show_name, purpose=INDIFFERENT)
            names.sort(key=first.__ne__)
        for name in names:
            g.tell(CheckAbilityResolved, name)
            yield from CHECK_ABILITIES[name].run(g, Cause(name, g.current))
    g.skill_discards[TREACHERY] += check.turned
    check.turned = []


def _turn_one_up(g: Galactica, check: Check) -> None:
    card = take_top(g, TREACHERY)
    if card is not None:
        check.turned.append(card)
        g.chance.reveal()
        g.tell(TreacheryTurned, LABEL[card])


def join_from_destiny(g: Galactica, count: int) -> None:
    """Cards of the Destiny deck join the check faceup."""
    check = g.check
    assert check is not None
    cards = top_of_destiny(g, count)
    check.cards = sorted(check.cards + cards)
    g.chance.reveal()
    g.tell(CardsJoined, labels(cards))


def join_from_hand(g: Galactica, seat: int, card: int) -> None:
    """A card of a hand joins the check faceup."""
    check = g.check
    assert check is not None
    g.players[seat].hand.remove(card)
    check.cards = sorted([*check.cards, card])
    check.added[seat] += 1
    g.chance.reveal()
    g.tell(CardsAdded, seat, 1, labels((card,)))


def leave(g: Galactica, cards: Iterable[int]) -> None:
    """Cards leave the check and are discarded."""
    check = g.check
    assert check is not None
    gone = list(cards)
    for card in gone:
        check.cards.remove(card)
        g.skill_discards[TYPE[card]].append(card)
    g.tell(CardsLeft, labels(gone))


def take_from_check(g: Galactica, seat: int, card: int) -> None:
    """A card leaves the check for a hand; everybody sees which."""
    check = g.check
    assert check is not None
    check.cards.remove(card)
    g.players[seat].hand.append(card)
    g.tell(CardTaken, seat, LABEL[card])


# --- the parts of a check ----------------------------------------------------------------------------------


def finish_check(g: Galactica) -> Script[None]:
    """After the result was carried out: the cards go to their discard piles (CHK-020)."""
    check = g.check
    assert check is not None
    if check.cards:
        yield from _open(g, check, "check_resolved")
        for card in check.cards:
            g.skill_discards[TYPE[card]].append(card)
    g.check = g.outer_checks.pop() if g.outer_checks else None


def change_difficulty(g: Galactica, change: int) -> None:
    """The partial pass number stays as it is (CHK-022)."""
    check = g.check
    assert check is not None
    check.difficulty += change
    g.tell(DifficultyChanged, change, check.difficulty)


def _add_destiny(g: Galactica, check: Check) -> None:
    """Two cards of the Destiny deck (CHK-006)."""
    added = top_of_destiny(g, 2)
    check.cards += added
    check.by += [-1] * len(added)
    check.destiny = len(added)
    if check.faceup:
        g.chance.reveal()
    g.tell(DestinyAdded, len(added), labels(added) if check.faceup else ())


def _hindered(g: Galactica, seat: int, kind: type[T]) -> T | None:
    """A drawback for who adds cards; it is an ability too, so a Super Crisis card is immune to it (CYL-027)."""
    immune = g.check is not None and g.check.immune
    return None if immune else drawback(g, g.players[seat], kind)


def most_cards(g: Galactica, seat: int) -> int:
    """How many cards a seat may add (CHK-008..010; VAR-021 in a one-player game)."""
    player = g.players[seat]
    count = len(player.hand)
    if _hindered(g, seat, Vanity) is not None and g.current != seat and in_action_step(g):
        return 0
    kept = confinement(player.place)
    untouched = (
        g.check is None or g.check.immune or g.check.closed
    )  # it lifts a limit, so a Mission knows nothing of it
    limits = None if kept is not None or untouched else ability(player, Calculating)
    if is_cylon_player(player):
        return min(count, 1 if limits is None else limits.cylon)
    if kept is not None:
        return min(count, 3 if g.solo else kept.count)
    if is_leader(player):
        return min(count, MOST_OF_INFILTRATOR if limits is None else limits.infiltrating)
    few = _hindered(g, seat, Misguided)
    return count if few is None else min(count, few.count)


def in_action_step(g: Galactica) -> bool:
    """Whether this is the current player's Action step; a card that a Cylon plays in it is resolved after it, but has
    no step of its own (CYL-024, CYL-025)."""
    return g.step == "action" or (g.step.startswith("resolve:") and is_cylon_player(g.players[g.current]))


def _fewest_cards(g: Galactica, seat: int, most: int) -> Script[int]:
    """How many cards a seat must add at least: who can't add exactly one says first whether they add any."""
    impulsive = _hindered(g, seat, Impulsive)
    if impulsive is None or confinement(g.players[seat].place) is not None:
        return 0
    fewest = impulsive.count + 1
    adds = most >= fewest and (yield from ask(seat, "galactica-impulsive", CONTRIBUTE, fewest=fewest))
    return fewest if adds else NOTHING


def _add_cards(g: Galactica, check: Check, seat: int) -> Script[None]:
    """A player's one chance to add cards (CHK-007)."""
    hand = g.players[seat].hand
    if not hand:
        return
    most = most_cards(g, seat)
    if not most:
        return
    fewest = yield from _fewest_cards(g, seat, most)
    cards: tuple[int, ...] = ()
    if fewest != NOTHING:
        cards = yield ChooseSeveral(
            seat, "galactica-add-cards", hand[:], show_card, at_least=fewest, at_most=most, purpose=CONTRIBUTE
        )
    cards = tuple(sorted(cards))  # the order in the hand is nobody's business
    faceup = cards if check.faceup or check.hands_open else (yield from _shown_by(g, seat, cards))
    left = [*faceup]
    for card in cards:
        hand.remove(card)
        if card in left and not (check.faceup or check.hands_open):
            left.remove(card)
            check.lies_open.append(len(check.cards))
        check.cards.append(card)
        check.by.append(seat)
    check.added[seat] = len(cards)
    if faceup:
        g.chance.reveal()
    g.tell(CardsAdded, seat, len(cards), labels(faceup))


def _shown_by(g: Galactica, seat: int, cards: tuple[int, ...]) -> Script[tuple[int, ...]]:
    """Of the cards that somebody adds facedown: those that lie faceup all the same."""
    closed = g.check is not None and g.check.closed
    bound = None if closed else _hindered(g, seat, LogicBound)
    if bound is None or len(cards) <= bound.count:
        return () if bound is None else cards
    card: int = yield Choose(seat, "galactica-logic-bound", list(dict.fromkeys(cards)), show_card, purpose=INDIFFERENT)
    return (card,)


def counts(g: Galactica, check: Check, card: int) -> int:
    """What a card adds to the strength: positive, negative or nothing."""
    return counts_with(check, card, inspired(g, check))


def counts_with(check: Check, card: int, inspiring: int) -> int:
    return _sign(check, card, inspiring) * STRENGTH[card] * (1 + (check.doubled >> TYPE[card] & 1))


def _sign(check: Check, card: int, inspiring: int) -> int:
    """1 for the check, -1 against it, 0 if the card counts nothing; cards of the `inspiring` strength are for it."""
    if TYPE[card] == check.counts_as_zero:
        return 0
    return 1 if check.skills >> TYPE[card] & 1 or STRENGTH[card] == inspiring else -1


def _total(g: Galactica, check: Check) -> int:
    inspiring = inspired(g, check)
    return sum([counts_with(check, card, inspiring) for card in check.cards]) + check.extra


def inspired(g: Galactica, check: Check) -> int:
    """Adama's Inspirational Leader: the strength of which all cards are positive on a Crisis card he drew, or -1."""
    if not check.crisis or check.immune:
        return -1
    leader = ability(g.players[g.current], InspirationalLeader)
    return -1 if leader is None else leader.strength


def _show(g: Galactica, check: Check) -> None:
    """The pile is shuffled and dealt faceup (CHK-015); who added which card can't be known any more (SECR-017)."""
    check.cards.sort()
    check.by = []
    check.lies_open = []
    check.shown = True
    check.total = _total(g, check)
    g.chance.reveal()
    if g.told is not None:
        inspiring = inspired(g, check)
        sides = [[card for card in check.cards if _sign(check, card, inspiring) == sign] for sign in (1, -1, 0)]
        positive, negative, ignored = map(labels, sides)
        g.tell(CheckShown, positive, negative, ignored, check.total, check.difficulty, _dealt(g, check))


def _dealt(g: Galactica, check: Check) -> tuple[tuple[str, int, int], ...]:
    """The cards one by one: what each counts, and the strength so far. Mixed, but the same for everybody, and no matter
    who added what."""
    mixed = sorted(enumerate(check.cards), key=lambda card: crc32(f"{LABEL[card[1]]}/{card[0]}".encode()))
    worth = [counts(g, check, card) for _, card in mixed]
    return tuple(zip(labels(card for _, card in mixed), worth, accumulate(worth), strict=True))


def _result(check: Check) -> str:
    if check.total >= check.difficulty:
        return "pass"
    if check.partial is not None and check.total >= check.partial:
        return "partial"
    return "fail"
