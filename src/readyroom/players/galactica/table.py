"""A seat's view of a Galactica table, read into numbers that rules of thumb can use.

Everything is measured in what it costs the humans: about 1 is one resource while there is still enough of it.
"""

from collections.abc import Mapping
from functools import cache, cached_property

from msgspec import UNSET

from readyroom.galactica.board import AREAS, LAUNCH
from readyroom.galactica.boxes import Contents, contents
from readyroom.galactica.characters import SHEETS, Sheet
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.objectives import OBJECTIVES
from readyroom.galactica.places import BOARDS, FLAGSHIP, board_of
from readyroom.galactica.sides import is_cylon_player, is_human_player, is_leader
from readyroom.galactica.skills import DESIGN, SKILLS, STRENGTH, TYPE
from readyroom.galactica.state import Options
from readyroom.galactica.view import CheckView, DieView, GalacticaView
from readyroom.players.galactica import leaders
from readyroom.players.galactica.trial import Trial

HUMAN, HIDDEN, CYLON = "human", "hidden", "cylon"
"""Whose side a seat plays: a human's, a Cylon's who has not revealed himself, a Cylon's in the open."""

CARD = 0.25
"""A Skill card."""
AVERAGE = 2.1
"""The strength of a Skill card nobody has seen."""


CENTURION = (1.6, 3.0, 6.0, 14.0, 14.0)
"""What a centurion on each space of the Boarding Party track costs: on the last one the game is lost."""


SHIELD_LOST = 2.6
"""The last damage to a ship that takes it for Galactica: all her locations, and who is aboard goes to Sickbay."""
PURSUIT = 0.165
"""How many Crisis cards would have to be attacks to bring as many ships as the Cylon Fleet board does."""

EVEN = {"food": 1.0, "fuel": 1.0, "morale": 1.0, "population": 1.0}
DRAIN = {"food": 0.7, "fuel": 1.4, "morale": 0.85, "population": 1.8}
"""How fast resources drain away in games between computer players, beside each other; early jumps are
paid for with population."""
FUEL_FAR = 1.6
"""Fuel, where the Cylon fleet pursues, or a battle waits at the Crossroads: a third of the games were lost by it, most
of them near the end."""


USUAL_WAY = 8
"""How far it usually is; on a longer way fuel is dearer."""
LEFT_THERE = 0.6
"""How much of what is in ships on New Caprica should be lost there."""
LANDS = 0.2
"""The same of ships that will be there; who is lost otherwise cannot be brought back by an evacuation."""
SETTLING = {"food": 0.6, "fuel": 1.2, "morale": 1.5, "population": 1.2}
"""How fast they drain away beside each other where the fleet settles on New Caprica: in games that ended after
Galactica's return 6 of the food was left, and hardly any morale."""
FEW = 2
"""So much of the population counts as left for those who have enough of it now."""


class Table:
    """What `seat` sees, with what follows from it."""

    def __init__(self, view: GalacticaView, seat: int, drain: Mapping[str, float] = EVEN) -> None:
        self.drain = drain
        self.view = view
        self.seat = seat
        self.players = view.players
        self.me = view.players[seat]
        self.resources = view.resources
        self.areas = [view.areas[area] for area in AREAS]
        self.damaged = view.damaged
        self.kept = view.kept
        self.track = view.jump_track
        self.distance = view.distance
        self.boarding = view.boarding
        self.hand = view.hand or []
        board = view.cylon_board
        self.beyond = None if board is None else [board[area] for area in AREAS]
        """Cylon ships that wait before each area, at a table with the Cylon Fleet board."""

    @cached_property
    def side(self) -> str:
        if is_leader(self.me):
            return HUMAN if leaders.side_of(self.view) == leaders.HUMANS else CYLON
        if is_cylon_player(self.me):
            return CYLON
        return HIDDEN if any(card.card in CYLONS for card in self.me.loyalty) else HUMAN

    @property
    def place(self) -> str:
        return self.me.place

    @property
    def president(self) -> int:
        return self.view.titles.get("president", -1)

    @property
    def admiral(self) -> int:
        return self.view.titles.get("admiral", -1)

    @property
    def check(self) -> CheckView:
        """The check under way."""
        assert self.view.check is not None
        return self.view.check

    @property
    def die(self) -> DieView:
        """The die in hand."""
        assert self.view.die is not None
        return self.view.die

    @property
    def quorum_hand(self) -> list[str]:
        """The Quorum cards I see."""
        cards = self.view.office_hands["quorum"]
        return cards if isinstance(cards, list) else []

    @property
    def super_crisis(self) -> list[str]:
        """My Super Crisis cards."""
        cards = self.me.holds["super_crisis"]
        assert isinstance(cards, list)
        return cards

    @cached_property
    def contents(self) -> Contents:
        """What this table plays with."""
        return contents(self.view.options)

    @property
    def to_go(self) -> int:
        """What is left of the distance from which on the next jump wins."""
        return max(0, OBJECTIVES[self.view.options.objective].last - self.distance)

    @property
    def last_jump(self) -> bool:
        """Whether the humans win with the next jump."""
        return not self.to_go

    @property
    def attacks(self) -> float:
        """The part of the Crisis cards that are attacks; the fleet beyond the horizon comes a little oftener."""
        return PURSUIT if self.beyond is not None else attack_share(self.view.options)

    @cached_property
    def trial(self) -> Trial:
        """The Trial to come."""
        return Trial(self)

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    def sheet(self, seat: int) -> Sheet:
        return SHEETS[self.players[seat].character]

    def humans(self) -> list[int]:
        """Everybody who counts as human: no revealed Cylon, and nobody who is out."""
        return [player.seat for player in self.players if is_human_player(player)]

    def others(self) -> list[int]:
        return [seat for seat in self.humans() if seat != self.seat]

    def hand_of(self, seat: int) -> int:
        return self.players[seat].hand

    # --- resources -----------------------------------------------------------------------------------------

    def loss(self, resource: str, amount: int = 1) -> float:
        """What losing so much of a resource costs: the scarcer the dearer, the last one is the game."""
        now, drain = self._stock(resource), self._drain(resource)
        return sum(unit_worth(now - n, drain) for n in range(amount))

    def gain(self, resource: str, amount: int = 1) -> float:
        now, drain = self._stock(resource), self._drain(resource)
        return sum(unit_worth(now + n + 1, drain) for n in range(min(amount, 15 - self.resources[resource])))

    def _stock(self, resource: str) -> int:
        """How much there is of it; of the population, what is in ships on New Caprica is as good as lost in part."""
        now = self.resources[resource]
        if resource != "population":
            return now
        lost = LEFT_THERE * self.grounded + LANDS * self.to_land
        return min(now, max(FEW, now - round(lost)))

    @cached_property
    def grounded(self) -> int:
        """Civilian ships on New Caprica, which carry one of the population each on the whole."""
        return sum(len(ships) for ships in (self.view.locked, self.view.prepared) if ships is not UNSET)

    @cached_property
    def to_land(self) -> int:
        """Civilian ships that will be on New Caprica, and have to leave it again."""
        if self.grounded or OBJECTIVES[self.view.options.objective].returns is None:
            return 0
        return 0 if self.view.locked is not UNSET else self.view.civilians_left + self.civilians

    def _drain(self, resource: str) -> float:
        drain = self.drain[resource] * self.wishes.get(resource, 1.0)
        if OBJECTIVES[self.view.options.objective].returns is not None:
            drain *= SETTLING[resource]
        far = self.beyond is not None or self.trial.ahead
        way = FUEL_FAR * OBJECTIVES[self.view.options.objective].last / USUAL_WAY
        return max(drain, way) if resource == "fuel" and far else drain

    @cached_property
    def among(self) -> bool:
        """Whether I am a Cylon leader who is better off among the humans."""
        return is_leader(self.me) and leaders.among(self.view, self._leaning)

    @property
    def _leaning(self) -> str:
        return leaders.HUMANS if self.side == HUMAN else leaders.CYLONS

    @cached_property
    def wishes(self) -> dict[str, float]:
        """How much more or less a resource counts for a Cylon leader, by the own cards."""
        if not is_leader(self.me):
            return {}
        return leaders.weights(self.view, self._leaning)

    @cached_property
    def to_be_kept(self) -> bool:
        """Whether I am a Cylon leader who wants to be in the Brig."""
        return is_leader(self.me) and leaders.wants_to_be_kept(self.view)

    @cached_property
    def needs_super_crisis(self) -> bool:
        """Whether I am a Cylon leader who has to play a Super Crisis card, and has none: they are drawn where who has
        been among the humans comes back."""
        return is_leader(self.me) and leaders.must_attack(self.view) and not self.super_crisis

    @cached_property
    def collects(self) -> dict[str, int]:
        """By type: how many Skill cards a Cylon leader wants to keep."""
        return leaders.wanted_in_hand(self.view) if is_leader(self.me) else {}

    def keeps(self, card: str) -> bool:
        """Whether it is one of those."""
        if not self.collects:
            return False
        skill = TYPE[DESIGN[card]]
        wanted = self.collects.get(SKILLS[skill], 0)
        return sum(TYPE[DESIGN[other]] == skill for other in self.hand) <= wanted

    @cached_property
    def civilian(self) -> float:
        """What the loss of a civilian ship nobody has looked at costs; one that would land on New Caprica only takes
        what would be hard to bring away again."""
        people = self.loss("population")
        if self.to_land:
            people = unit_worth(self.resources["population"], self._drain("population"))
        return people + 0.08 * (self.loss("fuel") + self.loss("morale"))

    @cached_property
    def damage(self) -> float:
        """What one damage costs: to Galactica, or to a ship that takes it for her."""
        wrecks = leaders.wrecks(self.view, self._leaning) if is_leader(self.me) else 1.0
        return wrecks * min([self.own_damage, *(shield_worth(self.view, ship) for ship in self.shields)])

    @cached_property
    def own_damage(self) -> float:
        """What one damage to Galactica herself costs; six damaged locations are the end."""
        return damage_worth(self.hits)

    @cached_property
    def shields(self) -> list[str]:
        """The ships that can still take damage for Galactica."""
        return [name for name in self.view.boards if BOARDS[name].shields]

    @cached_property
    def hits(self) -> int:
        """How many locations of Galactica are damaged."""
        return sum(board_of(place) == FLAGSHIP for place in self.damaged)

    # --- ships ---------------------------------------------------------------------------------------------

    @cached_property
    def raiders(self) -> int:
        return sum(area.raiders for area in self.areas)

    @cached_property
    def heavies(self) -> int:
        return sum(area.heavy_raiders for area in self.areas)

    @cached_property
    def basestars(self) -> int:
        return sum(len(area.basestars) for area in self.areas)

    @cached_property
    def pursuit(self) -> int:
        """The space that the pursuit marker is on."""
        track = self.contents.tracks.get("pursuit", ())
        on = self.view.tokens.get("pursuit", {})
        return next((number for number, space in enumerate(track) if space in on), 0)

    def left(self, ship: str) -> int:
        """How many Cylon ships of a kind are on no board."""
        used = 0
        for area in (*self.areas, *(self.beyond or ())):
            counts = {"basestar": len(area.basestars), "raider": area.raiders, "heavy_raider": area.heavy_raiders}
            used += counts[ship]
        return self.view.pieces[ship] - used

    @cached_property
    def civilians(self) -> int:
        return sum(len(area.civilians) for area in self.areas)

    @cached_property
    def vipers(self) -> int:
        return sum(area.vipers for area in self.areas)

    def guards(self, area: int) -> int:
        """Vipers between the raiders and the civilian ships of an area."""
        return self.areas[area].vipers + len(self.areas[area].pilots)

    def exposed(self, area: int) -> int:
        """Civilian ships the raiders of this area would destroy at once."""
        here = self.areas[area]
        return max(0, min(len(here.civilians), here.raiders - self.guards(area)))

    @cached_property
    def centurions(self) -> float:
        """How bad the boarding party is."""
        return sum(count * CENTURION[space] for space, count in enumerate(self.boarding))

    @cached_property
    def threat(self) -> float:
        """How bad the position in space is: what a jump would leave behind."""
        exposed = sum(self.exposed(area) for area in range(6))
        return 0.2 * self.raiders + 0.5 * self.heavies + 0.7 * self.basestars + 0.6 * exposed

    @cached_property
    def heat(self) -> float:
        """How long the ships in space will stay a danger: less, the nearer the jump is, unless they follow; on New
        Caprica, where no jump comes any more, as long as they are there."""
        if self.view.locked is not UNSET:
            return 0.9
        return 0.4 + 0.12 * (5 - self.track) if self.beyond is None else 0.8 + 0.06 * (5 - self.track)

    # --- skill cards ---------------------------------------------------------------------------------------

    def strength(self, card: str, skills: list[str]) -> int:
        """What a card of mine adds to a check of these skills."""
        design = DESIGN[card]
        strength = STRENGTH[design]
        return strength if SKILLS[TYPE[design]] in skills else -strength

    def positive_share(self, seat: int, skills: list[str]) -> float:
        """The part of somebody's cards that should be positive in a check, by the sheet he draws with."""
        right = total = 0.0
        for types, number in self.sheet(seat).skills:
            total += number
            right += number * sum(SKILLS[skill] in skills for skill in types) / len(types)
        return right / total

    def in_launch_area(self) -> int:
        """Heavy raiders that would board at their next activation."""
        return sum(self.areas[area].heavy_raiders for area in LAUNCH)


@cache
def attack_share(options: Options) -> float:
    """Of the Crisis cards such a table plays with."""
    cards = contents(options).deck("crisis")
    return sum(isinstance(CRISES[card], Attack) for card in cards) / len(cards)


def shield_worth(view: GalacticaView, ship: str) -> float:
    """What one damage to a ship costs that takes it for Galactica: not much, but the last one loses her."""
    board = view.boards[ship]
    left = board.bears - sum(place in view.damaged for place in board.places)
    return (SHIELD_LOST, 0.75, 0.5, 0.35)[min(left, 4) - 1] if left > 0 else SHIELD_LOST


def damage_worth(hits: int) -> float:
    """What one more damage to Galactica costs, with so many locations damaged."""
    return (0.9, 1.1, 1.4, 1.9, 3.2)[hits] if hits < 5 else 10.0


def unit_worth(number: int, drain: float = 1.0) -> float:
    """What it costs to go from this number of a resource to one less: the more, the faster it drains away."""
    return 12.0 if number <= 1 else 0.5 + 4.0 * drain / number
