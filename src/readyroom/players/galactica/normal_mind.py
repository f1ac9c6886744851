"""The mind of a player with beliefs: chances for every seat, how it looks to the others, and its style."""

from functools import cached_property
from random import Random

from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.sides import is_cylon_player
from readyroom.players.base import Chair
from readyroom.players.galactica import planet
from readyroom.players.galactica.beliefs import Beliefs, score
from readyroom.players.galactica.mind import Mind, is_free
from readyroom.players.galactica.reputation import Standing, standing
from readyroom.players.galactica.style import Style
from readyroom.players.galactica.table import DRAIN, EVEN

SURE = 0.95
TRUSTED = 0.5
"""Who is a Cylon less likely than this leaves good cards where they are."""
RECENT = 60
"""Events that are looked through for what has happened since the last Crisis card."""


class NormalMind(Mind):
    def __init__(self, chair: Chair, beliefs: Beliefs, rng: Random, style: Style) -> None:
        super().__init__(chair, beliefs, rng, DRAIN if style.foresight else EVEN)
        self._beliefs = beliefs
        self.style = style

    @cached_property
    def beliefs(self) -> Beliefs:
        """Read on to now."""
        self._beliefs.listen(self._chair, self.table)
        return self._beliefs

    def suspicion(self, seat: int) -> float:
        return self.scores[seat]

    def most_suspected(self) -> float:
        """A hidden Cylon goes by what the others would believe."""
        if not self.pretends:
            return super().most_suspected()
        return score(self.scapegoat[1]) if self.scapegoat is not None else -1.0

    @cached_property
    def scores(self) -> list[float]:
        return self.beliefs.scores(self.table)

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """How likely each seat is a Cylon, by all I know."""
        return self.beliefs.chances(self.table)

    def guilt(self, seat: int) -> float:
        return 1.0 if is_cylon_player(self.table.players[seat]) else self.chances[seat]

    @property
    def daring(self) -> float:
        return 0.9 if self.slack > 0 else 0.5 if self.slack > 2 * self.style.boldness else -0.3

    def waiting(self, steps: int) -> float:
        return self.style.hurry * steps

    def drawing(self, seat: int, worth: float) -> float:
        """Cards beyond the hand limit are thrown away at the end of the turn."""
        room: int = self.table.sheet(seat).hand_limit - self.table.hand_of(seat)
        return worth if room >= 4 else self.style.idle + max(0, room) * 0.08

    @property
    def scouting(self) -> float:
        """Less with few raptors left, or few cards in hand."""
        if self.looked_ahead:
            return 0.1
        raptors = self.table.view.reserves.raptors
        return self.style.scout * (0.3, 0.6, 0.9, 1.0, 1.0)[raptors] * (1.0 if len(self.table.hand) > 4 else 0.6)

    @cached_property
    def looked_ahead(self) -> bool:
        """Whether the next Crisis card is known already: to me, or to somebody I trust who has left it there."""
        deck = DECK if planet.landed(self.table) else "crisis"
        known = self.table.view.known.get(deck)
        if known is not None and known.top:
            return True
        for event in reversed(self._chair.events(-RECENT)):
            if event["event"] == "CrisisDrawn":
                return False
            if event["event"] == "CardPutBack" and event["deck"] == deck and not event["bottom"]:
                return self.guilt(event["seat"]) < TRUSTED
        return False

    @property
    def alarm(self) -> float:
        """Revealed Cylons can activate heavy raiders every turn."""
        return 1.4 + 0.5 * len([player for player in self.table.players if is_cylon_player(player)])

    def accusing(self) -> float:
        """It costs an action and the cards of a check: only who is nearly sure does it; a hidden Cylon, if the others
        would follow."""
        if not self.human:
            goat = self.scapegoat if self.pretends else None
            return max(0.0, 2.4 * (goat[1] - self.style.frames_at)) if goat else 0.0
        players = self.table.players
        free = [seat for seat in self.table.others() if is_free(players[seat].place)]
        surest = max((self.chances[seat] for seat in free), default=0.0)
        return 1.8 if surest > SURE else max(0.0, 2.4 * (surest - self.style.brig_at))

    @cached_property
    def public(self) -> tuple[float, ...]:
        return self.beliefs.public(self.table)

    @property
    def promises(self) -> dict[int, str]:
        return self.beliefs.evidence.promises

    @cached_property
    def slack(self) -> float:
        """How much more suspect a hidden Cylon may become: he wants to look like the others, or a little worse."""
        others = [self.public[seat] for seat in self.table.others()]
        usual = sum(others) / len(others) if others else 0.0
        return usual + self.style.boldness - self.public[self.seat]

    @cached_property
    def standing(self) -> Standing:
        """What the others think, for a hidden Cylon."""
        return standing(self.beliefs, self.table, self.chances)

    @cached_property
    def scapegoat(self) -> tuple[int, float] | None:
        """The human whom the others would most likely send to the Brig, and how likely they think him a Cylon."""
        players = self.table.players
        free = [seat for seat in self.table.others() if is_free(players[seat].place)]
        if not free:
            return None
        seat = max(free, key=self.blamed)
        return seat, self.blamed(seat)

    def blamed(self, seat: int) -> float:
        """What a hidden Cylon gains by blaming somebody: the others believe it; but he may be a Cylon himself."""
        return self.standing.of(seat) * (1 - 3 * self.chances[seat])

    @cached_property
    def exposed(self) -> bool:
        """Whether somebody has looked at my Cylon card, or they think they know."""
        seen = bool(self.beliefs.saw_a_cylon(self.seat))
        return seen or self.standing.of(self.seat) > self.style.flees_at or self.standing.worst(self.seat) > SURE
