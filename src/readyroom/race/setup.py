"""Setting up a game. Rule index: SETUP, FIRST, ORDER-002."""

from readyroom.kernel import Chance
from readyroom.race.cards import CARDS_OF, DESIGN_OF, DESIGNS, START, Design
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import CARDS, WINDFALL

START_CARDS = tuple(CARDS_OF[design.id][0] for design in START)
"""The start worlds' cards, by their number."""


def new_game(seats: int, chance: Chance, *, first_game: bool, advanced: bool) -> Race:
    starts, hands, deck = _preset(seats, chance) if first_game else _dealt(seats, chance)
    first = min(range(seats), key=lambda seat: DESIGN_OF[starts[seat]].start or 0)
    g = Race(
        chance=chance,
        hands=hands,
        tableaux=[[start] for start in starts],
        goods=[NOTHING] * len(CARDS),
        chips=[0] * seats,
        pool=12 * seats,
        deck=deck,
        order=[(first + i) % seats for i in range(seats)],
        advanced=advanced,
        first_game=first_game,
        round=1 if first_game else 0,
        agenda=["deal-hands", "actions" if first_game else "start"],
    )
    for seat, start in enumerate(starts):
        if WINDFALL[start]:
            g.lay_good(seat, start)
    return g


def _dealt(seats: int, chance: Chance) -> tuple[list[int], list[list[int]], list[int]]:
    """Random start worlds, six cards each (SETUP-004 to 006)."""
    starts = list(START_CARDS)
    chance.shuffle(starts)
    starts = starts[:seats]
    deck = [card for card in CARDS if card not in starts]
    chance.shuffle(deck)
    hands = [[deck.pop() for _ in range(6)] for _ in range(seats)]
    return starts, hands, deck


def _preset(seats: int, chance: Chance) -> tuple[list[int], list[list[int]], list[int]]:
    """Start worlds 1 to n with their numbered hands, dealt to the seats at random (FIRST-001, FIRST-002, Q-11)."""
    numbers = list(range(1, seats + 1))
    chance.shuffle(numbers)
    starts = [START_CARDS[number] for number in numbers]
    hands = [preset_hand(number) for number in numbers]
    taken = {*starts, *(card for hand in hands for card in hand)}
    deck = [card for card in CARDS if card not in taken]
    chance.shuffle(deck)
    return starts, hands, deck


def preset_hand(number: int) -> list[int]:
    """The four cards with this number; one copy only of a development."""
    return [CARDS_OF[design.id][0] for design in _numbered(number)]


def _numbered(number: int) -> list[Design]:
    return [design for design in DESIGNS if design.first_hand == number]
