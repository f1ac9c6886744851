"""Tables for tests: a position of Battlestar Galactica in a line or two.

>>> table = Table("laura_roslin", "william_adama", "lee_apollo_adama")
>>> table.hand(0, "consolidate_power-1").to_do("action")
<Table laura_roslin, william_adama, lee_apollo_adama>
>>> _ = table.answer(0, "consolidate_power-1").answer(0, "politics+tactics")
>>> table.count(0)
2
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self, TypeVar

import msgspec

from readyroom.galactica import crises
from readyroom.galactica.board import OFF_BOARD, VIPER
from readyroom.galactica.boxes import MODES, in_play
from readyroom.galactica.causes import SETUP, Cause
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.decks import deck_of
from readyroom.galactica.effects import Choice, SkillCheck
from readyroom.galactica.execution import execute
from readyroom.galactica.loyalty import AT_ONCE, CYLONS, HUMAN
from readyroom.galactica.places import HANGAR_DECK, RESURRECTION_SHIP, is_confined, sent, uppermost
from readyroom.galactica.rules import RULES, GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.sides import CYLON, is_human_player, is_leader
from readyroom.galactica.skills import LABEL, STRENGTH, TYPE
from readyroom.galactica.state import PILES, Fleet, Galactica, LoyaltyCard
from readyroom.galactica.titles import pass_on, succeed
from readyroom.kernel import Chance, Choose, Event, Hidden, Json, Script
from readyroom.testing import Scene


def _stop(g: Galactica, _: str) -> Script[None]:
    """Ask the current player something that can't be answered wrong, so that a test can look around."""
    while True:
        yield Choose(g.current, "galactica-stop", ("go-on",))


STEPS["stop"] = _stop
STEPS["text"] = crises.resolve
"""A Crisis card's text without its icons."""


T = TypeVar("T")

TEST: Final = Cause("test")
"""Why things happen in tests."""


def _execute(g: Galactica, seat: str) -> Script[None]:
    yield from execute(g, int(seat), TEST)


STEPS["execute"] = _execute
"""Somebody is executed."""


def at_once(script: Script[T]) -> T:
    """Let happen what asks nobody."""
    try:
        asked = next(script)
    except StopIteration as done:
        value: T = done.value
        return value
    raise AssertionError(f"it asks {asked!r}")


def spare_loyalty(g: Galactica, card: str) -> list[str]:
    """Where a Loyalty card lies that nobody has: in the box, or in the Not a Cylon pile beside the board."""
    pile = in_play(g).not_cylons_stay and card not in CYLONS and card not in AT_ONCE
    return g.not_cylons if pile else g.loyalty_box


EVERY_MODE: Final = GalacticaRules(tuple(MODES), unfinished=True)
"""With the rulebooks and boxes too that are not offered yet."""


BOTH_KNOW: Final = ("seat", "source")
WHO_KNOWS: Final = {"SkillTaken": BOTH_KNOW, "LoyaltySeen": BOTH_KNOW, "AdditionSeen": BOTH_KNOW}
"""By event: the fields that name who is told what it hides from others; one seat's secret, of all that are not here."""
MORE_KNOW: Final = ("MutinyDrawn", "CardPutBack")
"""Events of which somebody else may know too: Zarek has chosen the card, or the President has had it in their hand."""


def check_audience(event: Event) -> None:
    """What an event hides is told to those whom it is about, and to nobody else (SECR)."""
    name = type(event).__name__
    for field in event.__struct_fields__:
        hidden = getattr(event, field)
        if isinstance(hidden, Hidden):
            wanted = {getattr(event, one) for one in WHO_KNOWS.get(name, ("seat",)) if hasattr(event, one)}
            told = {*hidden.seats}
            assert wanted <= told, f"{event} is not told to {wanted - told}"
            assert told == wanted or name in MORE_KNOW, f"{event} is told to {told - wanted}"


def put_on_top(g: Galactica, cards: Sequence[str]) -> None:
    """Put cards on top of their decks, the first one uppermost."""
    for card in reversed(cards):
        deck = deck_of(g, PILES[card])
        if card in deck.discard:
            deck.discard.remove(card)
            deck.seen.append(0)
        elif card in deck.cards:
            deck.cards.remove(card)
        else:
            raise ValueError(f"{card} is not in its deck: is its box on the table (rules=...)?")
        deck.cards.append(card)


def of_this_table(g: Galactica, label: str) -> str:
    """A Skill card as it is called here: a later box may have brought another one of the same name for it."""
    name, dash, strength = label.rpartition("-")
    newer = f"{name}_2{dash}{strength}"
    designs = in_play(g).designs
    return newer if newer in LABEL and LABEL.index(newer) in designs and LABEL.index(label) not in designs else label


class OnTop(GalacticaRules):
    """Games in which these cards lie on top of their decks at the start, so that every game comes to them.

    >>> from readyroom.testing import check_games
    >>> check_games(OnTop("airlock_leak"), 2, modes=[(4, {"rules": "exodus"})]).games
    2
    """

    def __init__(self, *cards: str) -> None:
        super().__init__(tuple(MODES), unfinished=True)
        self._cards = cards

    def setup(self, seats: int, options: Mapping[str, Json], chance: Chance) -> Galactica:
        g = super().setup(seats, options, chance)
        put_on_top(g, self._cards)
        return g


class LoadedDice(Chance):
    """Chance whose next dice are known."""

    dice: list[int] = msgspec.field(default_factory=list)

    def die(self, sides: int) -> int:
        if self.dice:
            self.uses += 1
            return self.dice.pop(0)
        return super().die(sides)


class Table(Scene[Galactica]):
    """Characters by seat; seat 0 is the current player; all are human, hands are empty, the board is as set up."""

    def __init__(self, *characters: str, seed: int = 1, game: GalacticaRules = RULES, **options: Json) -> None:
        super().__init__(EVERY_MODE if game is RULES and "rules" in options else game, len(characters), seed, **options)
        g = self.state
        g.chance = LoadedDice(g.chance.key, g.chance.uses)
        g.current, g.turn = 0, 1
        for player, character in zip(g.players, characters, strict=True):
            player.character, player.turns, player.status = character, 1, SHEETS[character].status
            place = sent(g, player.seat, SHEETS[character].setup)
            if place == "piloting_viper":
                place = "port_fore"
                g.squadrons[VIPER].reserves -= 1
            player.place = place if place != OFF_BOARD else HANGAR_DECK
        for office in in_play(g).titles:
            at_once(succeed(g, office, SETUP))
        box = dict(in_play(g).loyalty)
        loyal = [player for player in g.players if not is_leader(player)]
        humans = box.pop(HUMAN) - len(loyal)
        for card in [card for card, copies in box.items() for _ in range(copies)] + [HUMAN] * humans:
            spare_loyalty(g, card).append(card)
        for player in loyal:
            player.loyalty.append(LoyaltyCard(HUMAN))
        for deck in g.skill_decks:
            g.destiny += [deck.pop(), deck.pop()]
        g.agenda = ["action", "stop"]

    def __repr__(self) -> str:
        return f"<Table {', '.join(player.character for player in self.state.players)}>"

    # --- arranging -----------------------------------------------------------------------------------------

    def to_do(self, *steps: str) -> Self:
        """The agenda; after it everything stands still (`prompt` is then `stop`)."""
        self.state.agenda = [*steps, "stop"]
        return self

    def dice(self, *numbers: int) -> Self:
        """What the next dice will show."""
        chance = self.state.chance
        assert isinstance(chance, LoadedDice)
        chance.dice = list(numbers)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        """A seat's whole hand."""
        g = self.state
        for card in g.players[seat].hand:
            g.skill_decks[TYPE[card]].insert(0, card)
        g.players[seat].hand = [self._take(card) for card in cards]
        return self

    def destiny(self, *cards: str) -> Self:
        """The next cards of the Destiny deck, in this order."""
        taken = [self._take(card) for card in cards]
        self.state.destiny += taken[::-1]
        return self

    def _take(self, label: str) -> int:
        g = self.state
        label = of_this_table(g, label)
        if label not in LABEL:
            raise ValueError(f"there is no Skill card {label}: a card is named with its strength, as repair-1")
        card = LABEL.index(label)
        deck = g.skill_decks[TYPE[card]]
        if card in deck:
            deck.reverse()
            deck.remove(card)
            deck.reverse()
        elif card in g.destiny:
            g.destiny.remove(card)
        else:
            raise ValueError(
                f"{label} is not in its deck: are all copies in hands, is its box on the table (rules=...)?"
            )
        return card

    def place(self, seat: int, place: str) -> Self:
        """Put a character somewhere; an area means piloting a viper from the Reserves."""
        g = self.state
        player = g.players[seat]
        g.squadrons[player.ship].reserves += player.piloting
        player.place = uppermost(g, place)
        g.squadrons[player.ship].reserves -= player.piloting
        return self

    def top(self, *cards: str) -> Self:
        """Put cards on top of their decks, the first one uppermost."""
        put_on_top(self.state, cards)
        return self

    def loyal(self, seat: int, *cards: str) -> Self:
        """A seat's Loyalty cards, out of the box."""
        g = self.state
        for old in g.players[seat].loyalty:
            spare_loyalty(g, old.id).append(old.id)
        for card in cards:
            spare_loyalty(g, card).remove(card)
        g.players[seat].loyalty = [LoyaltyCard(card) for card in cards]
        return self

    def loyalty_deck(self, *cards: str) -> Self:
        """The Loyalty deck, its top card last; out of the box or the pile beside the board."""
        g = self.state
        for old in g.loyalty:
            spare_loyalty(g, old).append(old)
        for card in cards:
            spare_loyalty(g, card).remove(card)
        g.loyalty = list(cards)
        return self

    def gone(self, *destinations: str) -> Self:
        """Destination cards beside the Objective card."""
        g = self.state
        for card in destinations:
            at = g.decks["destination"].cards.index(card)
            del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
            g.destinations.append(card)
        return self

    def cylon(self, seat: int, card: str = "cylon_can_reduce_morale", place: str = RESURRECTION_SHIP) -> Self:
        """A seat that has revealed itself earlier."""
        g = self.state
        self.loyal(seat, card)
        player = g.players[seat]
        player.loyalty[0].revealed = True
        g.squadrons[player.ship].reserves += player.piloting
        player.status, player.place = CYLON, sent(g, seat, place)
        at_once(pass_on(g, seat, SETUP))
        return self

    def empty_space(self) -> Self:
        """No ships in space at all; vipers in the Reserves, civilian ships in the pile."""
        g = self.state
        for squadron in g.squadrons.values():
            squadron.reserves += sum(squadron.space)
            squadron.space = [0] * 6
        g.fleet = Fleet()
        g.civilian_pile += [ship.face for area in g.civilians for ship in area]
        g.civilians = [[] for _ in range(6)]
        return self

    # --- playing -------------------------------------------------------------------------------------------

    def count(self, seat: int) -> int:
        """Cards in a hand."""
        return len(self.state.players[seat].hand)

    @property
    def g(self) -> Galactica:
        """The running game's state."""
        return self.game.state

    def answer(self, seat: int, *labels: str) -> Self:
        """As in any scene; no answer may break an invariant that held before it, or tell secrets to others than it
        should."""
        self.question(seat)
        self._answer(seat, *labels)
        return self

    def _answer(self, seat: int, *labels: str) -> None:
        told = self.game.event_count
        sound = not any(self.rules.faults(self.g))
        self.game.answer(seat, *labels)
        faults = [*self.rules.faults(self.g)] if sound else []
        assert not faults, f"after {labels} of seat {seat}: {faults}"
        for event in self.game.told(told):
            check_audience(event)

    def say(self, seat: int, *labels: str) -> Self:
        """Answer; places and cards are called as in the first box, whatever lies upon them or replaces them here."""
        self.answer(seat, *(self._as_it_lies(label) for label in labels))
        return self

    def _as_it_lies(self, label: str) -> str:
        kind, colon, name = label.rpartition(":")
        return f"{kind}{colon}{of_this_table(self.state, uppermost(self.state, name))}"

    def skip(self) -> Self:
        """Decline in all windows until somebody is asked something else."""
        while self.game.questions and self.game.waiting(None).window is not None:
            question = self.game.questions[0]
            label = "choice:pass" if "choice:pass" in question.labels else question.labels[0]
            self._answer(question.seat, label)
        return self

    def prompt(self) -> str:
        """What is asked now, after windows were declined; nothing when the game is over or several are asked."""
        self.skip()
        asked = self.game.questions
        return asked[0].prompt.removeprefix("galactica-") if len(asked) == 1 else ""

    def add(self, **seats: tuple[str, ...]) -> Self:
        """Everybody adds cards to a check: `add(p1=("repair-1",))`; who is not named adds none."""
        while self.prompt() == "add-cards":
            question = self.game.questions[0]
            self.say(question.seat, *seats.get(f"p{question.seat}", ()))
        return self.skip()

    def resolve(
        self,
        card: str,
        *,
        part: str = "",
        total: int | None = None,
        dice: tuple[int, ...] = (),
        helper: int | None = None,
    ) -> Self:
        """The text of a Crisis card: choose a part, let a check reach exactly `total`.

        The helper (else the first free seat after 0) adds what it takes; if nobody can, the Destiny cards make it.
        """
        g = self.state
        self.top(card)
        deck = deck_of(g, PILES[card])
        deck.cards.pop()
        deck.seen.pop()
        g.crises.append(card)
        self.dice(*dice)
        crisis = CRISES[card]
        helped: dict[str, tuple[str, ...]] = {}
        if total is not None:
            assert isinstance(crisis, Crisis)
            check = _check_of(crisis.text)
            free = [p.seat for p in g.players[1:] if is_human_player(p) and not is_confined(p)]
            free = free if helper is None else [helper]
            if free:
                self.destiny(self._of(check.skills, 1), self._of(~check.skills, 1))
                cards = self._cards_for(total, check.skills)
                self.hand(free[0], *cards)
                helped[f"p{free[0]}"] = cards
            else:
                low, high = total // 2, total - total // 2
                self.destiny(self._of(check.skills, low), self._of(check.skills, high))
        self.to_do(f"text:{card}")
        if part:
            self.skip()
            self.say(self.game.questions[0].seat, f"part:{part}")
        if total is not None:
            self.add(**helped)
        return self.skip()

    def _of(self, skills: int, strength: int) -> str:
        """A card of the first of these types and of a strength, as it is called."""
        found = [card for card in in_play(self.state).designs if skills >> TYPE[card] & 1]
        return next(LABEL[card] for card in found if STRENGTH[card] == strength)

    def _cards_for(self, total: int, skills: int) -> tuple[str, ...]:
        """Cards that add up to `total`."""
        types = [skill for skill in in_play(self.state).skills if (skills >> skill & 1) == (total > 0)]
        left, cards, n = abs(total), [], 0
        while left:
            strength = min(left, 2)
            cards.append(self._of(1 << types[n % len(types)], strength))
            left -= strength
            n += 1
        return tuple(cards)


def _check_of(text: Any) -> SkillCheck:
    if isinstance(text, Choice):
        text = text.first
    assert isinstance(text, SkillCheck)
    return text
