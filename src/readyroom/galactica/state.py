"""The state of a game of Battlestar Galactica: players, decks, ships, tracks, and what is going on right now."""

from typing import Final

import msgspec

from readyroom.galactica.board import AREA_OF, RESOURCES, VIPER
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.sides import HUMAN, is_human_player, takes_part
from readyroom.kernel import Part, State

PILES: Final[dict[str, str]] = {}
"""The deck each named card belongs to, in whatever box it lies."""


EXECUTED: Final = "executed"
ATTACKED: Final = "super_crisis"
"""Deeds: an execution, a Super Crisis card that was played."""


class LoyaltyCard(Part):
    """A Loyalty card in front of a player. `seen` has a bit for each seat that knows it besides its owner."""

    id: str
    seen: int = 0
    revealed: bool = False


class Player(Part):
    """A seat with its character."""

    seat: int
    character: str = ""
    place: str = ""
    """A location, a space area while piloting a viper, or `off_board`."""
    ship: str = VIPER
    """The kind of viper, while piloting one."""
    hand: list[int] = msgspec.field(default_factory=list)
    loyalty: list[LoyaltyCard] = msgspec.field(default_factory=list)
    holds: list[str] = msgspec.field(default_factory=list)
    """Named cards in front of this player, such as Quorum cards that were given to him."""
    trauma: list[str] = msgspec.field(default_factory=list)
    """Trauma tokens, a list of their own that a question can be made of."""
    status: str = HUMAN
    """What he counts as for the rules; see `sides`."""
    sympathizer: bool = False
    """Became a Cylon by the Sympathizer card (SYMP-008, SYMP-009)."""
    spent: list[str] = msgspec.field(default_factory=list)
    """Once-per-game abilities already used."""
    turns: int = 0
    shown: list[str] = msgspec.field(default_factory=list)
    """Named cards in front of them that lie faceup, out of a pile of which one holds cards facedown."""
    deeds: list[str] = msgspec.field(default_factory=list)
    """What a Cylon leader has done or met with in this game, where a card may ask for it; see `aims`."""

    def held(self, pile: str) -> list[str]:
        """The cards of a pile in front of this player."""
        lies = self.holds + self.trauma if self.trauma else self.holds
        return [card for card in lies if PILES[card] == pile] if lies else []

    @property
    def super_crisis(self) -> list[str]:
        return self.held("super_crisis")

    @property
    def piloting(self) -> bool:
        return self.place in AREA_OF


class Deck(Part):
    """A deck whose top is the end of `cards`; `seen` has, for each card, a bit for every seat that knows it."""

    cards: list[str]
    seen: list[int]
    discard: list[str] = msgspec.field(default_factory=list)


class Civilian(Part):
    """A civilian ship on the board: `handle` is open, its face is known to the seats in `seen`."""

    handle: int
    face: str
    seen: int = 0

    @property
    def number(self) -> int:
        """What people call it."""
        return self.handle + 1


class Squadron(Part):
    """The vipers of one kind; who is nowhere here and has no pilot is destroyed."""

    space: list[int]
    """Unmanned ones in each area."""
    reserves: int = 0
    damaged: int = 0
    unbuilt: int = 0
    """Beside the board, never yet in the Reserves."""


class Basestar(Part):
    area: int
    damage: list[str] = msgspec.field(default_factory=list)
    acted: bool = False


class Check(Part):
    """A skill check under way (CHK)."""

    source: str
    """The crisis card or location that asks for it."""
    difficulty: int
    skills: int
    """Bits of the positive skill types."""
    partial: int | None = None
    crisis: bool = False
    """On a Crisis card."""
    immune: bool = False
    """On a Super Crisis card: character abilities do not work (CYL-027)."""
    target: int = -1
    """The character a location's check is about."""
    cards: list[int] = msgspec.field(default_factory=list)
    by: list[int] = msgspec.field(default_factory=list)
    """Who added each card, -1 for Destiny; forgotten when the pile is shuffled."""
    added: list[int] = msgspec.field(default_factory=list)
    """How many cards each seat added."""
    destiny: int = 0
    faceup: bool = False
    shown: bool = False
    """The cards lie faceup, sorted."""
    counts_as_zero: int = -1
    emergency: bool = False
    settled: str = ""
    """The result, where an ability has chosen it."""
    total: int = 0
    modified: list[str] = msgspec.field(default_factory=list)
    """What has changed the check and may do so only once."""
    resolved: list[str] = msgspec.field(default_factory=list)
    """The abilities of its cards that were resolved, each name once (SCA-004)."""
    doubled: int = 0
    """Bits of the skill types whose cards count twice."""
    turn: int = -1
    """How many seats have had their chance to add cards; -1 before the Destiny cards lie there."""
    reckless: bool = False
    """A Reckless card was played on it: after its abilities a Treachery card is turned up (RECK-006)."""
    orderly: bool = False
    """Abilities of its cards are not resolved, and it can't become Reckless (RECK-003)."""
    without_destiny: bool = False
    hands_open: bool = False
    """What players add lies faceup, the Destiny cards do not."""
    extra: int = 0
    """Strength beyond that of its cards."""
    hope: int = 0
    """The strength that earns the current player a token."""
    replaced: bool = False
    """It was passed, and something else happens instead of the result for that."""
    closed: bool = False
    """Nothing but the limits on cards touches it: a Mission (MISS-008..011)."""
    lies_open: list[int] = msgspec.field(default_factory=list)
    """Which of the cards were added faceup where others lie facedown, until all of them are shown."""
    turned: list[int] = msgspec.field(default_factory=list)
    """Treachery cards that are turned up (RECK-006..009)."""

    def facedown(self, n: int, viewer: int | None) -> bool:
        """Whether a viewer can't see a card of the pile."""
        if self.shown or self.faceup or n in self.lies_open:
            return False
        by = self.by[n]
        return by != viewer and not (self.hands_open and by >= 0)

    def seen(self, viewer: int | None) -> list[int]:
        """The cards in it that a viewer knows."""
        if self.shown or self.faceup:
            return self.cards
        return [card for n, card in enumerate(self.cards) if not self.facedown(n, viewer)]


class Die(Part):
    """The die being rolled."""

    purpose: str
    bonus: int = 0
    planned: bool = False
    """Strategic Planning was used on it (TIME-003)."""
    rolled: int = 0
    """What it shows; 0 before it is rolled."""
    settled: bool = False
    """Its result was chosen: nothing changes it (Longshot)."""
    named: bool = False
    """And it was not rolled at all (Hotshot)."""
    place: str = ""
    """The location that has it rolled."""
    rolled_again: bool = False
    """By the ability that is for this location."""
    at: str = ""
    """In an attack of a raider: the kind of viper it is at."""
    at_piloted: bool = False
    attacker: str = ""
    target: str = ""
    row: list[tuple[int, str]] = msgspec.field(default_factory=list)
    """In an attack: who attacks what, and which results do what."""
    nudged: int = 0
    """What was added to what it shows, once it was rolled; a new roll is without it."""


class Held(Part):
    """Cards or tokens one seat has drawn to choose among; nobody else sees them."""

    seat: int
    pile: str
    cards: list[str]


class Want(Part):
    """What a seat has said in a window that it wants to use, while the current player decides who is first."""

    seat: int
    window: str
    name: str
    how: str = ""


class Happening(Part):
    """Something that happens while a window is open on it, where it may be changed or (amount 0) stopped. All of it is
    open to everybody."""

    moment: str
    because: Cause
    seat: int = NOBODY
    """Whom it happens to."""
    what: str = ""
    """The resource, ship, place or title."""
    amount: int = 1
    cards: list[int] = msgspec.field(default_factory=list)
    """Skill cards that were discarded."""


class Acting(Part):
    """A player who is taking actions, with how many more he may take."""

    seat: int
    actions: int


class Fleet(Part):
    """Cylon ships on a board, by its six areas (BOARD-014)."""

    raiders: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    raiders_acted: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    """How many raiders of each area were activated this turn (SHIP-003)."""
    heavies: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    heavies_acted: list[int] = msgspec.field(default_factory=lambda: [0] * 6)
    basestars: list[Basestar] = msgspec.field(default_factory=list)

    def small(self, ship: str) -> list[int]:
        """Raiders or heavy raiders, by area."""
        return self.raiders if ship == "raider" else self.heavies

    def acted(self, ship: str) -> list[int]:
        """How many of them were activated this turn, by area."""
        return self.raiders_acted if ship == "raider" else self.heavies_acted


class Away(Part):
    """What is around Galactica while she is gone from New Caprica: nothing touches it (NCAP-002, NCAP-019)."""

    fleet: Fleet
    boarding: list[int]
    boards: dict[str, str]
    """Boards that are off the table for so long, with the side that will be up again."""


class Ally(Part):
    """An Ally card in play, with the trauma token on it; its ally token stands in the location named on the card."""

    id: str
    token: str = ""
    """The face of the trauma token; none while the ally is being met, or if the pool was empty."""
    by: int = NOBODY
    """Who has put it there, out of their own, and so knows it; of one that came from the pool nobody does."""


class Mission(Part):
    """The card on the Active Mission space."""

    card: str
    passed: bool = False
    facedown: bool = False
    """It was failed, and would have counted as distance (MISS-014)."""


class Crossroad(Part):
    """What lies before a seat in the Crossroads phase: its card, and the trauma token it has set."""

    seat: int
    card: str
    token: str = ""
    """None if there was none to set."""
    shown: bool = False


class Options(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """What this table plays with."""

    sympathizer: bool = True
    cooperative: bool = False
    difficulty: str = "normal"
    objective: str = "kobol"
    rules: str = "base"
    """The rulebook that is played; it says which boxes are on the table."""
    cylon_ships: str = "attack_cards"
    """How Cylon ships come: with `attack_cards` of the Crisis deck, or over the `fleet_board`."""
    personal_goals: bool = False
    final_five: bool = False
    """Conflicted loyalties."""
    leaders: bool = False
    """Whether one of the players may be a Cylon leader; of seven one has to be."""
    fewer_crises: bool = False
    """Some Crisis cards make room for the attack cards (ATKV-002)."""


class Galactica(State, kw_only=True):
    options: Options
    players: list[Player]
    agenda: list[str]
    """What comes next, as `step` or `step:argument`; the first one is due."""
    step: str = ""
    """What is being done now."""
    current: int
    turn: int = 0
    turn_ends: bool = False
    """The current player has revealed himself: no more actions, no crisis (CYL-016)."""
    orphaned: bool = False
    """Whose turn it was is out of the game: the next player is current already, and begins when this turn has ended."""
    began_piloting: bool = False
    used: list[str] = msgspec.field(default_factory=list)
    """What may be used once a turn and was."""

    resources: list[int]
    sides: dict[str, str] = msgspec.field(default_factory=dict)
    """Boards that do not lie as they did at the start: the side that is up; see `places`."""
    titles: dict[str, int] = msgspec.field(default_factory=dict)
    """Who holds each office; absent before it is handed out."""
    nukes: int
    nukes_beside: int = 0
    """Used ones that lie beside the board and can be regained (NUKE-012)."""
    jump_track: int = 0
    head_start: int = 0
    """Where the fleet marker goes after this jump, beyond the start."""
    boarding: list[int] = msgspec.field(default_factory=lambda: [0] * 5)
    """Centurions on each space of the Boarding Party track."""

    skill_decks: list[list[int]]
    skill_discards: list[list[int]]
    destiny: list[int] = msgspec.field(default_factory=list)
    searching: int = -1
    """Who looks through the Destiny deck at this moment."""
    decks: dict[str, Deck]
    """By pile."""
    office_hands: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """By pile: the hand that goes with an office, such as the Quorum hand."""
    destinations: list[str] = msgspec.field(default_factory=list)
    """Cards beside the Objective card."""
    crises: list[str] = msgspec.field(default_factory=list)
    """Crisis and Super Crisis cards resolved this turn; discarded at its end (TURN-005)."""
    played_by: int = -1
    """Who plays the Super Crisis card that is about to be resolved."""
    kept: list[str] = msgspec.field(default_factory=list)
    """Cards in play for longer, by id."""
    removed: list[str] = msgspec.field(default_factory=list)
    """Cards removed from the game."""
    loyalty: list[str] = msgspec.field(default_factory=list)
    loyalty_box: list[str] = msgspec.field(default_factory=list)
    """Loyalty cards nobody plays with, unseen."""
    not_cylons: list[str] = msgspec.field(default_factory=list)
    """The rest of the Not a Cylon pile, where it stays beside the board (LOYD-032)."""
    phases: list[str] = msgspec.field(default_factory=list)
    """Phases of the Objective card that have been."""
    executed: list[str] = msgspec.field(default_factory=list)
    """Characters that were executed and can't be chosen again (EXEC-012)."""
    mourned: bool = False
    """An execution has cost morale in this game; kept where a card asks for it."""
    newcomers: list[int] = msgspec.field(default_factory=list)
    """Seats whose character has come by an execution in what is being resolved: it can't react to that (CHERR-055)."""
    assist: str = ""
    """One-player game: the assist character (VAR-005)."""
    assist_loyalty: list[LoyaltyCard] = msgspec.field(default_factory=list)

    fleet: Fleet
    """Cylon ships on the main board."""
    cylon_board: Fleet | None = None
    """Those that wait on the Cylon Fleet board, where a table has it; they do not act (FLEET-001)."""
    squadrons: dict[str, Squadron]
    """By kind: all vipers that have no pilot."""
    raptors: int
    civilians: list[list[Civilian]]
    civilian_pile: list[str]
    next_handle: int = 0
    placed_vipers: list[tuple[str, int]] = msgspec.field(default_factory=list)
    """Kinds and areas of vipers just placed from the Reserves, while Apollo may take one (CHERR-025)."""
    taken_out: dict[str, int] = msgspec.field(default_factory=dict)
    """By piece: how many are out of the game for good, so that there are fewer to place."""
    tokens: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    """By kind: how many lie open where; see `tokens`."""
    facedown: dict[str, dict[str, list[str]]] = msgspec.field(default_factory=dict)
    """By pile: its cards that lie facedown somewhere, by spot."""
    allies: list[Ally] = msgspec.field(default_factory=list)
    """Those on the table, in the order in which they came."""
    crossroads: list[Crossroad] = msgspec.field(default_factory=list)
    """In the Crossroads phase: what everybody was dealt, in the order in which it is resolved."""
    mission: Mission | None = None
    """The one under way, until the fleet jumps (MISS-004)."""
    missions: list[str] = msgspec.field(default_factory=list)
    """Those beside the Objective card, which count as distance (JUMP-012)."""
    searched: list[int] = msgspec.field(default_factory=list)
    """Who looks through the Skill deck of which type at this moment."""
    set_aside: list[str] = msgspec.field(default_factory=list)
    """Tokens that lie open until what they brought about is done."""
    damage_piles: dict[str, list[str]]
    """By ship: its damage tokens that can be drawn."""
    damaged: list[str] = msgspec.field(default_factory=list)
    """Damaged locations, of whatever ship."""
    basestar_pile: list[str]

    check: Check | None = None
    outer_checks: list[Check] = msgspec.field(default_factory=list)
    """Checks in the middle of which another one is made; their cards lie open."""
    dice: list[Die] = msgspec.field(default_factory=list)
    """Dice being rolled; the last one is in hand, the others wait for what interrupted them."""
    held: list[Held] = msgspec.field(default_factory=list)
    """Who has drawn cards to choose among; the last one is choosing."""
    acting: list[Acting] = msgspec.field(default_factory=list)
    """Who is taking actions; the last one interrupts the others."""
    wants: list[Want] = msgspec.field(default_factory=list)
    """In a window: who wants to act, and with what, which is still secret."""
    happening: list[Happening] = msgspec.field(default_factory=list)
    """What somebody may interrupt now; the last one is inside of the others."""
    replace_crisis: bool = False
    """An ability has the Crisis card that was just drawn replaced."""
    choice: int = -1
    """Which part of a "... chooses" card was chosen, while Moral Compass may change it."""
    winner: str = ""
    """`humans` or `cylons` when the game is over."""
    why: str = ""
    jumping: bool = False
    """The fleet is jumping, and the marker not yet back: meanwhile it does not jump again."""
    began_at: str = ""
    """Where the current player was when the turn began; kept where a drawback asks for it."""
    lent: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """By title: who had it, and who has taken it for this turn."""
    grieving: bool = False
    """A character is being executed: another one whose death follows from it has to wait."""
    doomed: list[int] = msgspec.field(default_factory=list)
    """Seats whose characters are executed when that is done."""
    for_turn: list[str] = msgspec.field(default_factory=list)
    """What cards have brought about until the end of this turn; see `rules_in_force`."""
    misses: dict[str, int] = msgspec.field(default_factory=dict)
    """By area: how many raiders there are still to miss in the activation under way."""
    met: list[str] = msgspec.field(default_factory=list)
    """Motive cards for any moment whose condition was met when it was last looked at, whoever has them."""
    away: Away | None = None
    """On New Caprica, until Galactica returns."""
    locked: list[Civilian] = msgspec.field(default_factory=list)
    """On New Caprica: civilian ships on the ground, facedown; the last one is on top."""
    prepared: list[Civilian] = msgspec.field(default_factory=list)
    """The same: those that can be evacuated."""
    stand_ins: dict[str, str] = msgspec.field(default_factory=dict)
    """By deck: the one that is drawn from in its place."""

    @property
    def die(self) -> Die | None:
        """The die in hand."""
        return self.dice[-1] if self.dice else None

    def held_by(self, seat: int) -> list[Held]:
        """What a seat has drawn to choose among."""
        return [held for held in self.held if held.seat == seat]

    @property
    def in_orbit(self) -> bool:
        """Whether Galactica is there: with her the ships around her, and all of her locations and Pegasus'."""
        return self.away is None

    @property
    def there(self) -> tuple[Fleet, list[int]]:
        """Cylon ships and centurions that stand on the main board, whether anything can touch them or not."""
        return (self.fleet, self.boarding) if self.away is None else (self.away.fleet, self.away.boarding)

    @property
    def quorum_hand(self) -> list[str]:
        return self.office_hands["quorum"]

    @property
    def president(self) -> int:
        return self.titles.get("president", -1)

    @property
    def admiral(self) -> int:
        return self.titles.get("admiral", -1)

    # --- looking things up ---------------------------------------------------------------------------------

    def resource(self, name: str) -> int:
        return self.resources[RESOURCES.index(name)]

    def humans(self) -> list[Player]:
        """Human players (TERM-003), in seat order."""
        return [player for player in self.players if is_human_player(player)]

    def clockwise(self, start: int) -> list[int]:
        """All seats that take part, in turn order, beginning with `start`."""
        players = self.players
        return [player.seat for player in players[start:] + players[:start] if takes_part(player)]

    def next_seat(self, seat: int) -> int:
        """The next one in turn order who takes part."""
        players = self.players
        seat = (seat + 1) % len(players)
        while not takes_part(players[seat]):
            seat = (seat + 1) % len(players)
        return seat

    @property
    def solo(self) -> bool:
        return len(self.players) == 1
