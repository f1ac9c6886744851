"""Skill checks (CHK): the procedure from the reading of the card to the discarding of the pile."""

from readyroom.galactica.characters import ability
from readyroom.galactica.events import (
    CardsAdded,
    CheckBegan,
    CheckResult,
    CheckShown,
    DestinyAdded,
    DifficultyChanged,
)
from readyroom.galactica.places import confinement
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import STRENGTH, TYPE, labels, rebuild_destiny, show_card, skill_names
from readyroom.galactica.standing import InspirationalLeader
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import ChooseSeveral, Script


def skill_check(g: Galactica, check: Check) -> Script[str]:
    """Make a check; `pass`, `partial` or `fail`. Its cards lie on the table until `finish_check`."""
    g.check = check
    check.added = [0] * len(g.players)
    g.tell(CheckBegan, check.source, check.difficulty, skill_names(check.skills))
    if check.crisis:
        yield from window(g, "crisis_check")
        if check.settled:
            g.tell(CheckResult, check.source, check.settled)
            return check.settled
    else:
        yield from window(g, "location_check")
    yield from window(g, "before_cards")
    _add_destiny(g, check)
    for seat in g.clockwise(g.next_seat(g.current)):
        yield from _add_cards(g, check, seat)
    yield from window(g, "cards_added")
    _show(g, check)
    yield from window(g, "check_totaled")
    result = _result(check)
    g.tell(CheckResult, check.source, result)
    return result


def finish_check(g: Galactica) -> Script[None]:
    """After the result was carried out: the cards go to their discard piles (CHK-020)."""
    check = g.check
    assert check is not None
    if check.cards:
        yield from window(g, "check_resolved")
        for card in check.cards:
            g.skill_discards[TYPE[card]].append(card)
    g.check = None


def change_difficulty(g: Galactica, change: int) -> None:
    """The partial pass number stays as it is (CHK-022)."""
    check = g.check
    assert check is not None
    check.difficulty += change
    g.tell(DifficultyChanged, change, check.difficulty)


def _add_destiny(g: Galactica, check: Check) -> None:
    """Two cards of the Destiny deck (CHK-006), which is rebuilt after its last card is used (SKILL-006)."""
    added = []
    for _ in range(2):
        if g.destiny:
            added.append(g.destiny.pop())
            if not g.destiny:
                rebuild_destiny(g)
    check.cards += added
    check.by += [-1] * len(added)
    check.destiny = len(added)
    if check.faceup:
        g.chance.reveal()
    g.tell(DestinyAdded, len(added), labels(added) if check.faceup else ())


def most_cards(g: Galactica, seat: int) -> int:
    """How many cards a seat may add (CHK-008..010; VAR-021 in a one-player game)."""
    player = g.players[seat]
    count = len(player.hand)
    if is_cylon_player(player):
        return min(count, 1)
    kept = confinement(player.place)
    if kept is not None:
        return min(count, 3 if g.solo else kept.count)
    return count


def _add_cards(g: Galactica, check: Check, seat: int) -> Script[None]:
    """A player's one chance to add cards (CHK-007)."""
    hand = g.players[seat].hand
    if not hand:
        return
    cards: tuple[int, ...] = yield ChooseSeveral(
        seat, "galactica-add-cards", hand[:], show_card, at_least=0, at_most=most_cards(g, seat)
    )
    cards = tuple(sorted(cards))  # the order in the hand is nobody's business
    for card in cards:
        hand.remove(card)
        check.cards.append(card)
        check.by.append(seat)
    check.added[seat] = len(cards)
    if check.faceup and cards:
        g.chance.reveal()
    g.tell(CardsAdded, seat, len(cards), labels(cards) if check.faceup else ())


def counts(g: Galactica, check: Check, card: int) -> int:
    """What a card adds to the strength: positive, negative or nothing."""
    if TYPE[card] == check.counts_as_zero:
        return 0
    if check.skills >> TYPE[card] & 1 or STRENGTH[card] == inspired(g, check):
        return STRENGTH[card]
    return -STRENGTH[card]


def inspired(g: Galactica, check: Check) -> int:
    """Adama's Inspirational Leader: the strength of which all cards are positive on a Crisis card he drew, or 0."""
    if not check.crisis or check.immune:
        return 0
    leader = ability(g.players[g.current], InspirationalLeader)
    return 0 if leader is None else leader.strength


def _show(g: Galactica, check: Check) -> None:
    """The pile is shuffled and dealt faceup (CHK-015); who added which card can't be known any more (SECR-017)."""
    check.cards.sort()
    check.by = []
    check.shown = True
    check.total = sum(counts(g, check, card) for card in check.cards)
    g.chance.reveal()
    positive = [card for card in check.cards if counts(g, check, card) > 0]
    negative = [card for card in check.cards if counts(g, check, card) < 0]
    ignored = [card for card in check.cards if not counts(g, check, card)]
    g.tell(CheckShown, labels(positive), labels(negative), labels(ignored), check.total, check.difficulty)


def _result(check: Check) -> str:
    if check.total >= check.difficulty:
        return "pass"
    if check.partial is not None and check.total >= check.partial:
        return "partial"
    return "fail"
