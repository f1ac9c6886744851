"""What a seat has seen and heard that tells who might be a Cylon: checks, choices and talk, as likelihoods.

A hypothesis is the set of seats with a Cylon card, as bits. For each one the reader keeps how likely everything seen
so far is under it (its logarithm), before and after the Sleeper Agent phase apart: a human then may be a Cylon now.
It reads on from where it stopped, events and words in the order in which they came, and a new reader comes to the same
numbers.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb, log
from typing import Any

from msgspec.structs import replace

from readyroom.galactica.board import AREAS, OFF_BOARD, START
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.effects import Choice
from readyroom.galactica.effects.decisions import OTHER_PART
from readyroom.galactica.sides import HUMAN, OUT
from readyroom.galactica.skills import DESIGN, SKILLS, TREACHERY, TYPE
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT
from readyroom.galactica.view import AreaView, GalacticaView, ReservesView
from readyroom.players.base import Chair
from readyroom.players.galactica import treachery
from readyroom.players.galactica.checks import other_part
from readyroom.players.galactica.effects import effect_worth
from readyroom.players.galactica.table import Table

BEFORE, AFTER = 0, 1
"""The Sleeper Agent phase."""
SLIP = 0.02
"""How often a human adds a card that counts against a check."""
SPOILS = 0.12
"""How often a hidden Cylon who adds one card adds a bad one; who adds more does so to look well."""
GAVE = {
    3: (1.15, 0.35, 0.25, 0.25, 0.25),
    6: (1.3, 0.7, 0.25, 0.2, 0.2),
    99: (1.3, 1.85, 0.65, 0.4, 0.25),
}
"""For hands of at most so many cards, by how many of them go into a check of a Crisis card: how much more often a
hidden Cylon gives so many."""
STAYS, STAYS_ACCUSED = 0.92, 0.5
"""How often a hidden Cylon does not reveal himself in his turn; and if somebody has called him a Cylon."""
OPENLY = (0.15, 0.85)
"""How often a revealed Cylon who adds a card adds a good one, a bad one."""

LEFT = {ANTAGONISTIC: 1.25, BENEVOLENT: 0.8}
"""How much more often a hidden Cylon puts such a token on an Ally card as his first. Later ones tell nothing: humans
have then used up their benevolent ones, and Cylons the others."""
WORSE_ROAD = 1.15
"""The same for a token with which a Crossroads card does the fleet more harm."""

ACCUSED = {(False, True): 0.26, (False, False): 0.2, (True, True): 0.17, (True, False): 0.24}
"""How often somebody is accused: by whether the speaker is a Cylon and whether the accused is one."""
CLAIMED = {(False, True): 0.9, (False, False): 0.02, (True, True): 0.3, (True, False): 0.7}
"""As above, for who has looked at Loyalty cards and says that somebody is a Cylon."""


@cache
def hypotheses(seats: int, most: int) -> tuple[int, ...]:
    """Every set of at most so many seats, as bits."""
    sets = [some for count in range(most + 1) for some in combinations(range(seats), count)]
    return tuple(sum(1 << seat for seat in some) for some in sets)


@cache
def destiny_of(types: int, wanted: int, inspired: bool = False) -> tuple[float, ...]:
    """How likely they hold 0, 1 or 2 cards of so many of the types."""
    deck, bad = 2 * types, 2 * wanted
    ways = [comb(bad, n) * comb(deck - bad, 2 - n) / comb(deck, 2) for n in range(3)]
    if not inspired:
        return tuple(ways)
    stays = 13 / 21  # not of strength 1
    mixed = [0.0, 0.0, 0.0]
    for n, way in enumerate(ways):
        for k in range(n + 1):
            mixed[k] += way * comb(n, k) * stays**k * (1 - stays) ** (n - k)
    return tuple(mixed)


def _and(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    """The sum of two numbers whose chances are given."""
    both = [0.0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            both[i + j] += a * b
    return tuple(both)


class Evidence:
    def __init__(self) -> None:
        self.read = 0
        """Events."""
        self.heard = 0
        self.phase = BEFORE
        self.likely: list[dict[int, float]] = [{}, {}]
        self.looked: dict[tuple[int, int], tuple[str, ...]] = {}
        """Who has looked at whose Loyalty cards; and at which, where I know it."""
        self.promises: dict[int, str] = {}
        """What each seat has said it can do in the check under way."""
        self._resources: dict[str, int] = dict(START)
        self._added: dict[int, int] = {}
        self._skills = 0
        self._first: GalacticaView | None = None
        """What I saw when I began to read."""
        self._skill_types = 0
        self._treachery = False
        """Whether there are Treachery cards at this table."""
        self._apart = False
        """Whether those in the check are evidence of their own."""
        self.holders = treachery.Holders()
        self._crisis = False
        self._current = 0
        self._begun = False
        """Whether somebody has had a turn."""
        self._named: set[int] = set()
        """Who was called a Cylon in this phase."""
        self._revealed: set[int] = set()
        self._types: dict[int, set[int]] = {}
        self._hands: Counter[int] = Counter()
        self._said: set[tuple[int, int, str]] = set()
        self._characters: dict[int, str] = {}
        self._left: dict[str, int] = {}
        """By Ally card: who has put his first token there."""
        self._has_left: set[int] = set()

    def listen(self, chair: Chair, view: GalacticaView) -> None:
        """Read on to now."""
        if not self.likely[BEFORE]:
            self._begin(view)
        words = chair.heard(self.heard)
        self.heard += len(words)
        words.reverse()
        for event in chair.events(self.read):
            while words and words[-1][0] <= self.read:
                self._hear(*words.pop()[1:])
            self.read += 1
            reader = _READERS.get(event["event"])
            if reader is not None:
                reader(self, event)
        for _, seat, phrase in reversed(words):
            self._hear(seat, phrase)

    def _begin(self, view: GalacticaView) -> None:
        self._first = view
        self._skill_types = sum(skill in view.decks for skill in SKILLS)
        self._treachery = SKILLS[TREACHERY] in view.decks
        for likely in self.likely:
            likely.update(dict.fromkeys(hypotheses(len(view.players), 3), 0.0))
        for player in view.players:  # a game may begin in the middle: an arranged position
            if player.character:
                self._plays(player.seat, player.character)

    def _plays(self, seat: int, character: str) -> None:
        """The first one is the seat's own character; in a one-player game another one assists."""
        if seat not in self._characters:
            self._characters[seat] = character
            self._types[seat] = set(SHEETS[character].types)

    def _chosen(self, event: dict[str, Any]) -> None:
        self._plays(event["seat"], event["character"])

    def _blame(self, seat: int, ratio: float) -> None:
        """Something that a Cylon does `ratio` times as often as a human."""
        bit, more = 1 << seat, log(ratio)
        likely = self.likely[self.phase]
        for mask in likely:
            if mask & bit:
                likely[mask] += more

    # --- checks ----------------------------------------------------------------------------------------------

    def _check_began(self, event: dict[str, Any]) -> None:
        self._added = {}
        self._skills = len(event["skills"])
        self._apart = self._treachery and SKILLS[TREACHERY] not in event["skills"]
        self._crisis = event["source"] in CRISES
        self.promises = {}

    def _cards_added(self, event: dict[str, Any]) -> None:
        seat, cards = event["seat"], event["cards"]
        self._added[seat] = event["count"]
        if cards and self._crisis:
            self._added[seat] = 0  # faceup: judged at once
        elif self._crisis and seat not in self._revealed:
            self._gave(seat, event["count"])
        self._hands[seat] -= event["count"]

    def _gave(self, seat: int, count: int) -> None:
        """Hidden Cylons keep their cards: who has many and gives few is suspect, who gives all he has is not."""
        hand = max(self._hands[seat], count)
        ratios = next(ratios for most, ratios in GAVE.items() if hand <= most)
        self._blame(seat, ratios[min(count, len(ratios) - 1)])

    def _check_shown(self, event: dict[str, Any]) -> None:
        if not self._crisis:
            return
        against = [TYPE[DESIGN[card]] for card in event["negative"]]
        apart = int(self._apart)
        if apart:
            self._treachery_shown(treachery.of((*event["positive"], *event["negative"], *event["ignored"])))
            against = [skill for skill in against if skill != TREACHERY]
        inspired = any(card.endswith("-1") for card in event["positive"]) and self._inspired()
        base = destiny_of(self._skill_types, self._skill_types - self._skills - apart, inspired)
        for seat in self._revealed:
            if self._added.get(seat):
                base = _and(base, OPENLY)
        hidden = [(seat, count) for seat, count in self._added.items() if count and seat not in self._revealed]
        for _ in hidden:
            base = _and(base, (1 - SLIP, SLIP))
        self._weigh(base, {seat: self._spoils(seat, count, against) for seat, count in hidden}, len(against))

    def _treachery_shown(self, count: int) -> None:
        """So many Treachery cards lie in a check: Destiny had some, or somebody who may hold such cards put them in."""
        base = destiny_of(self._skill_types, 1)
        able = [seat for seat, added in self._added.items() if added and self.holders.may_hold(seat)]
        for seat in able:
            base = _and(base, treachery.OPENLY if seat in self._revealed else (1 - treachery.SLIP, treachery.SLIP))
        ways = (1 - treachery.SPOILS, treachery.SPOILS)
        self._weigh(base, {seat: ways for seat in able if seat not in self._revealed}, count)
        for seat in able:
            self.holders.at_most(seat, self._hands[seat])

    def smell(self, seat: int, suspects: Sequence[int]) -> float:
        """How much more suspect a Treachery card in the check under way would make a seat, where these others add
        cards too; and more, the fewer of them can have put it there."""
        base = destiny_of(max(self._skill_types, 1), 1)
        return treachery.smell(base, sum(self.holders.may_hold(other) for other in suspects if other != seat))

    def _weigh(self, base: tuple[float, ...], spoils: dict[int, tuple[float, ...]], against: int) -> None:
        """So many bad cards were seen: how likely that is without Cylons, and by how many each of them adds."""
        likely = self.likely[self.phase]
        known: dict[int, float] = {}
        able = sum(1 << seat for seat in spoils)
        for mask in likely:
            some = mask & able
            if some not in known:
                chances = base
                for seat, ways in spoils.items():
                    if some >> seat & 1:
                        chances = _and(chances, ways)
                known[some] = log(max(chances[against] if against < len(chances) else 0.0, 1e-3))
            likely[mask] += known[some]

    def _spoils(self, seat: int, count: int, against: list[int]) -> tuple[float, ...]:
        """How many bad cards a Cylon adds among so many, if he can have such cards at all."""
        types = self._types.get(seat, set())
        fits = sum(card in types for card in against) / len(against) if against else 1.0
        often = SPOILS * fits if count == 1 else SPOILS / 4 * fits
        return (1 - often, often)

    def _inspired(self) -> bool:
        return self._characters.get(self._current) == "william_adama"

    # --- choices ---------------------------------------------------------------------------------------------

    def _part_chosen(self, event: dict[str, Any]) -> None:
        """Somebody took the part of a card that is worse for the humans, or the better one."""
        card = CRISES.get(event["card"])
        if card is None or isinstance(card, Attack) or not isinstance(card.text, Choice):
            return
        assert self._first is not None
        table = _neutral(self._first, self._characters, self._resources)
        parts = [effect_worth(table, part) for part in (card.text.first, card.text.second)]
        lost = max(parts) - (other_part(table) if event["part"] == OTHER_PART else parts[event["part"]])
        if 0.1 < lost < 0.45:
            self._blame(event["seat"], 1.3)

    def _destination(self, event: dict[str, Any]) -> None:
        self._blame(event["seat"], {1: 1.1, 2: 1.0, 3: 0.95}.get(event["distance"], 1.0))

    def _resource(self, event: dict[str, Any]) -> None:
        self._resources[event["resource"]] = event["now"]

    # --- trauma: whoever puts a token on an Ally card knows what it is ---------------------------------------

    def _left_token(self, event: dict[str, Any]) -> None:
        if event["seat"] not in self._has_left:
            self._left[event["card"]] = event["seat"]
        self._has_left.add(event["seat"])

    def _ally_met(self, event: dict[str, Any]) -> None:
        """The token is shown: somebody wanted it there, or had no other."""
        seat = self._left.pop(event["card"], None)
        if seat is not None and seat not in self._revealed and event["token"] in LEFT:
            self._blame(seat, LEFT[event["token"]])

    def _crossroads(self, event: dict[str, Any]) -> None:
        """The token beside a Crossroads card; who had none says what happens then."""
        card = CROSSROADS.get(event["card"])
        if card is None or event["token"] is None or event["seat"] in self._revealed:
            return
        assert self._first is not None
        table = _neutral(self._first, self._characters, self._resources)
        happens = effect_worth(table, card.result(event["token"]))
        could = max(effect_worth(table, result) for result in (card.benevolent, card.antagonistic))
        self._blame(event["seat"], WORSE_ROAD if could - happens > 0.3 else 1 / WORSE_ROAD)

    # --- who is who ------------------------------------------------------------------------------------------

    def _turn(self, event: dict[str, Any]) -> None:
        """Whoever had his turn could have revealed himself: a Cylon who is named seldom waits."""
        if self._begun and self._current not in self._revealed:
            self._blame(self._current, STAYS_ACCUSED if self._current in self._named else STAYS)
        self._begun = True
        self._current = event["seat"]

    def _sleeper(self, _: dict[str, Any]) -> None:
        self.phase = AFTER
        self._named = set()

    def _reveal(self, event: dict[str, Any]) -> None:
        if event["event"] == "CylonRevealed" or event["cylon"]:
            self._revealed.add(event["seat"])

    def _was_human(self, event: dict[str, Any]) -> None:
        """Executed, and human: nothing that was held against them means anything for who comes after them."""
        seat, bit = event["seat"], 1 << event["seat"]
        for likely in self.likely:
            for mask in likely:
                if mask & bit:
                    likely[mask] = likely.get(mask & ~bit, likely[mask])
        self.looked = {(by, source): cards for (by, source), cards in self.looked.items() if source != seat}
        self._said = {said for said in self._said if said[1] != seat}
        self._characters.pop(seat, None)
        self._types.pop(seat, None)
        self.holders.forget(seat)
        self._has_left.discard(seat)

    def _looked_at(self, event: dict[str, Any]) -> None:
        self.looked[event["seat"], event["source"]] = tuple(event["cards"] or ())

    # --- hands: how many Skill cards everybody has is open ---------------------------------------------------

    def _spent(self, event: dict[str, Any]) -> None:
        self._hands[event["seat"]] -= len(event["cards"]) if "cards" in event else 1
        if self._treachery and self.holders.spent(event) and "cards" in event and event["seat"] not in self._revealed:
            self._blame(event["seat"], treachery.SHED)

    def _taken(self, event: dict[str, Any]) -> None:
        self._hands[event["seat"]] += 1
        self._hands[event["source"]] -= 1

    def _drawn(self, event: dict[str, Any]) -> None:
        self._hands[event["seat"]] += len(event["skills"])
        self.holders.drawn(event["seat"], event["skills"])
        self._types.setdefault(event["seat"], set()).update(SKILLS.index(skill) for skill in event["skills"])

    # --- talk ------------------------------------------------------------------------------------------------

    def said_by(self, seat: int) -> set[str]:
        """What somebody has said in this phase."""
        return {phrase for phase, who, phrase in self._said if who == seat and phase == self.phase}

    def _hear(self, seat: int, phrase: str) -> None:
        kind, _, rest = phrase.partition(":")
        if kind == "help":
            self.promises[seat] = rest
        if (self.phase, seat, phrase) in self._said:
            return
        self._said.add((self.phase, seat, phrase))
        if kind in ("accuse", "he-is"):
            self._claim(self.likely[self.phase], seat, phrase)
            if not phrase.endswith("human"):
                self._named.add(int(rest.partition("-")[0]))

    def after(self, seat: int, phrase: str) -> list[dict[int, float]]:
        """How likely everything would be if somebody said this now."""
        likely = [dict(part) for part in self.likely]
        self._claim(likely[self.phase], seat, phrase)
        return likely

    def _claim(self, likely: dict[int, float], seat: int, phrase: str) -> None:
        """An accusation, or what somebody says that another one is."""
        kind, _, rest = phrase.partition(":")
        about, _, side = rest.partition("-")
        other = int(about)
        often = CLAIMED if kind == "he-is" and (seat, other) in self.looked else ACCUSED
        logs = {case: log(1 - chance if side == "human" else chance) for case, chance in often.items()}
        for mask in likely:
            likely[mask] += logs[bool(mask >> seat & 1), bool(mask >> other & 1)]


_READERS = {
    "CharacterChosen": Evidence._chosen,
    "CheckBegan": Evidence._check_began,
    "CardsAdded": Evidence._cards_added,
    "CheckShown": Evidence._check_shown,
    "PartChosen": Evidence._part_chosen,
    "DestinationChosen": Evidence._destination,
    "ResourceChanged": Evidence._resource,
    "AllyTrauma": Evidence._left_token,
    "AllyMet": Evidence._ally_met,
    "CrossroadsShown": Evidence._crossroads,
    "TurnBegan": Evidence._turn,
    "SleeperPhase": Evidence._sleeper,
    "CylonRevealed": Evidence._reveal,
    "SympathizerRevealed": Evidence._reveal,
    "LoyaltySeen": Evidence._looked_at,
    "LoyaltyShown": Evidence._was_human,
    "SkillsDrawn": Evidence._drawn,
    "SkillsDiscarded": Evidence._spent,
    "SkillPlayed": Evidence._spent,
    "SkillTaken": Evidence._taken,
}


def _neutral(first: GalacticaView, characters: dict[int, str], resources: dict[str, int]) -> Table:
    """The table as it was set up, everybody with some cards: choices are judged by what was lost, not by what came."""
    view = replace(
        first,
        players=[
            replace(player, character=characters[player.seat], hand=5, place="command", status=HUMAN, loyalty=[])
            if player.seat in characters
            else replace(player, hand=0, place=OFF_BOARD, status=OUT, loyalty=[])
            for player in first.players
        ],
        resources=resources,
        areas=dict.fromkeys(AREAS, AreaView(0, 0, [], 0, [], [])),
        damaged=[],
        kept=[],
        jump_track=2,
        distance=0,
        boarding=[0] * 5,
        hand=[],
        titles={"president": 0, "admiral": 0},
        current=0,
        reserves=ReservesView(4, 4, 0),
        check=None,
    )
    return Table(view, 0)
