"""The boxes on the shelf, and what a table plays with: a function of its options.

A box is a value that its card files declare into. Texts and actions are looked up by the id of their card in tables
that all boxes share, for a text is a fact. Whatever is gone through one by one (the cards of a deck, characters to
choose from, who may react in a window) comes from the contents of the table: a box nobody plays with changes nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, NamedTuple

from readyroom.galactica.state import PILES, Galactica, Options
from readyroom.kernel import Json, Script, Setting

if TYPE_CHECKING:
    from readyroom.galactica.hangar import Viper
    from readyroom.galactica.places import Instead, Layout
    from readyroom.galactica.windows import Listener

Duty = Callable[[Galactica], Script[None]]
"""Something that a box has happen at a fixed point of the game, unasked."""

TAKEN: Final[dict[str, str]] = {}
"""Ids that things of all boxes have, and what each is."""
TWO_THINGS: Final = {"declare_martial_law": ("ability", "crisis card")}
"""Ids that two kinds of things share, which a rule never looks up in the same table."""


def take_id(name: str, kind: str) -> None:
    """Names and texts are found by id, so no two things may have the same, in whatever boxes they lie; docs/rulings.md
    says which ids things have that are called alike. Two characters may have the same ability."""
    if name in TWO_THINGS:
        if kind not in TWO_THINGS[name]:
            raise ValueError(f"{name} is taken by {' and '.join(TWO_THINGS[name])}, and can't be {kind} too")
        return
    if name in TAKEN and (kind, TAKEN[name]) != ("ability", "ability"):
        raise ValueError(f"{name} is declared twice, as {TAKEN[name]} and as {kind}")
    TAKEN[name] = kind


class Pile(NamedTuple):
    """A deck of named cards: who may see what of it. View, secrecy and invariants follow from this alone."""

    name: str
    size_open: bool = False
    """Whether everybody may count the deck (SECR-025); of others the size is not shown (OQ-26)."""
    open: bool = False
    """Whether its cards lie faceup."""
    known: bool = False
    """Whether a seat that has looked at cards on top is shown them as long as they lie there."""
    hands: str = ""
    """`secret` or `open`: seats have cards of it in front of them, which others can't or can see."""
    humans: bool = False
    """Whether only humans have them in front of them: a Cylon leader who infiltrates no more discards them."""
    office: str = ""
    """The title with which a hand of these cards goes; its holder alone sees it."""
    spots: tuple[str, ...] = ()
    """Places where some of them lie facedown, unseen by everybody: so tokens with a face are a pile too."""
    not_kept: tuple[str, ...] = ()
    """Those of them that nobody keeps: whoever draws one shows it at once."""
    barred: bool = False
    """Whether no card lets anybody look into the deck (s001 FAQ)."""
    told: bool = False
    """Whether what players hold of it is shown to everybody when the game is over."""


def always(_: Options) -> bool:
    return True


class Box:
    """What lies in one box, or in a part of it that a table may do without. Lists keep the order in which the card
    files declare: it is part of the record format, since answers are numbers of options."""

    def __init__(self, name: str, when: Callable[[Options], bool] = always) -> None:
        self.name = name
        self.when = when
        """With which options it is on the table, in the rulebooks that play with it."""
        self.settings: list[Setting] = []
        """What can be chosen where a rulebook plays with it."""
        self.fixed: dict[str, Json] = {}
        """Options that have no other value where a rulebook plays with it; they come before the usual values."""
        self.usual: dict[str, Json] = {}
        """Options that have another usual value where a rulebook plays with it."""
        self.seats: tuple[int, ...] = ()
        """The numbers of players it is for, if not for all that the game is for."""
        self.leaves: list[str] = []
        """Cards of other boxes that are not used beside it: named cards, and Loyalty cards."""
        self.replaced_skills: list[str] = []
        """Skill cards of other boxes that are not used beside it, by their names."""
        self.words: Traversable | None = None
        """The folder of its words (`<language>/galactica/<box>/<subject>.ftl`); our own boxes' lie with all others."""
        self.designs: list[int] = []
        """Skill cards, by the numbers of their designs."""
        self.cards: dict[str, dict[str, int]] = {}
        """By deck: its named cards, and how many copies of each."""
        self.piles: list[Pile] = []
        """Its decks, in the order in which they are shuffled."""
        self.pieces: dict[str, int] = {}
        """How many there are of each piece when this box is on the table, boxes before it included."""
        self.faces: dict[str, dict[str, int]] = {}
        """By kind of token that lies facedown: its faces and how many there are of each. A later box's replace them."""
        self.tracks: dict[str, tuple[str, ...]] = {}
        """By marker: the spaces of its track; it begins on the first."""
        self.at_start: dict[str, int] = {}
        """By kind of token: how many each seat begins with."""
        self.cylon_board = False
        """Whether Cylon ships wait on a board of their own."""
        self.nukes_by = ""
        """The id of the title whose text says what nukes do, if this box changes it."""
        self.nukes_return = False
        """Whether used nukes can be regained (NUKE-012)."""
        self.vipers: list[Viper] = []
        """Kinds of vipers."""
        self.acting_picks = False
        """Whether who is acting says which kind of viper is meant, and not the current player (ARAP-005)."""
        self.loyalty: dict[str, int] = {}
        """Loyalty cards, and how many copies there are of each."""
        self.loyalty_decks: dict[int, tuple[int, int]] = {}
        """By number of players: Cylon cards and others in the Loyalty deck. A later box's replace them."""
        self.loyalty_joins: dict[int, tuple[str, ...]] = {}
        """By number of players: single cards that are in the Loyalty deck besides, from the first deal on."""
        self.leader_decks: dict[int, tuple[int, int]] = {}
        self.leader_joins: dict[int, tuple[str, ...]] = {}
        """The same two where one of the players is a Cylon leader, who gets no Loyalty card."""
        self.hands_over: int | None = None
        """Up to this distance a new Cylon player gives all other Loyalty cards to a human player (CYL-012, CYL-013);
        none: they stay (CYL-014)."""
        self.hands_over_asleep = False
        """Whether Cylon players give away what they are dealt in the Sleeper Agent phase, too (SLEEP-006)."""
        self.no_late_card = False
        """Whether no Not a Cylon card joins for a character who comes when the Sleeper Agent phase is over
        (EXEC-035)."""
        self.not_cylons_stay = False
        """Whether what is left of the Not a Cylon pile stays beside the board (LOYD-032)."""
        self.cylons_mix = False
        """Whether revealed Cylons draw Skill cards of different types only (CYL-033)."""
        self.cylons_prepare = False
        """Whether jump icons count on Crisis cards of revealed Cylons (CYL-045)."""
        self.cylons_gain = False
        """Whether revealed Cylons get what Crisis cards give, and only ignore what is bad for them (CYL-017)."""
        self.mourns = False
        """Whether a card asks if an execution has cost morale."""
        self.sheets: list[str] = []
        self.abilities: list[str] = []
        """Actions on character sheets."""
        self.listeners: list[tuple[str, Listener]] = []
        """Windows, and who may act in them."""
        self.duties: list[tuple[str, Duty]] = []
        """Windows, and what must happen in them."""
        self.objectives: list[str] = []
        self.boards: list[str] = []
        self.locations: list[str] = []
        """Where characters can be, in the order in which they are offered."""
        self.covers: list[str] = []
        """Locations of other boxes that lie under its overlays."""
        self.overlays: dict[str, str] = {}
        """The same where a location of its own lies upon each of them: by the one that is covered, which texts of other
        boxes still name."""
        self.lost_sides: dict[str, str] = {}
        """By board: the side that is up when it is destroyed, where there is one (OVLY-001)."""
        self.instead: list[Instead] = []
        """Places that stand for others; of several the one declared last."""
        self.titles: list[str] = []
        """Offices, in the order in which they are handed out."""
        self.setup: list[str] = []
        """Steps that end the setup, before the first turn."""
        self.turn: list[tuple[str, str]] = []
        """Steps of a turn, each with the step it comes after; "" for the first."""
        self.end_of_turn: list[Duty] = []
        """What happens at the end of every turn, in this order."""
        self.left_behind: list[Duty] = []
        """What happens in a jump when the ships have left, before the destination is chosen (JUMP-012)."""
        self.end_checks: list[Duty] = []
        """What still counts when the human end condition is met, before the winner is fixed (END-006)."""
        self.judged: list[Callable[[Galactica], None]] = []
        """What is assessed last of all, when the winner is fixed, however the game has ended (END-007)."""
        self.first_deal: list[Duty] = []
        self.second_deal: list[Duty] = []
        """What is dealt with the Loyalty cards, at the start and in the Sleeper Agent phase."""
        self.any_moment: list[Duty] = []
        """What may happen at any moment at all: it is asked for wherever something has changed (TW-01)."""
        self.not_cooperative: list[str] = []
        """Cards the cooperative variant does without (VAR-026)."""

    def __repr__(self) -> str:
        return f"<Box {self.name}>"

    def card(self, deck: str, card: str, copies: int = 1) -> None:
        """Declare a named card."""
        take_id(card, f"{deck} card")
        PILES[card] = deck
        self.cards.setdefault(deck, {})[card] = copies


MODES: Final[dict[str, tuple[Box, ...]]] = {}
"""By rulebook that is played: its boxes, in the order base, exodus, pegasus, daybreak."""


def offer(mode: str, *boxes: Box) -> None:
    """Have a rulebook that can be played, with its boxes; their words are read from now on."""
    MODES[mode] = boxes
    if brought := [box.words for box in boxes if box.words is not None]:
        from readyroom.words import bring  # noqa: PLC0415 - a simulation needs no words, and they take long to load

        for folder in brought:
            bring(folder)


def withdraw(mode: str) -> None:
    """A rulebook can no longer be played."""
    gone = MODES.pop(mode)
    contents.cache_clear()
    still = [box for boxes in MODES.values() for box in boxes]
    if brought := [box.words for box in gone if box.words is not None and box not in still]:
        from readyroom.words import put_away  # noqa: PLC0415 - as above

        for folder in brought:
            put_away(folder)


class Contents(NamedTuple):
    """What a table plays with, out of all its boxes."""

    designs: tuple[int, ...]
    skills: tuple[int, ...]
    """The types of Skill cards."""
    piles: dict[str, Pile]
    in_hands: tuple[Pile, ...]
    """Those of which cards lie in front of players."""
    of_offices: tuple[Pile, ...]
    """Those of which a hand goes with an office."""
    to_know: tuple[str, ...]
    """Those on top of which a seat may know cards."""
    cards: dict[str, dict[str, int]]
    pieces: dict[str, int]
    faces: dict[str, dict[str, int]]
    tracks: dict[str, tuple[str, ...]]
    at_start: dict[str, int]
    cylon_board: bool
    nukes_by: str
    nukes_return: bool
    vipers: dict[str, "Viper"]
    acting_picks: bool
    loyalty: dict[str, int]
    loyalty_decks: dict[int, tuple[int, int]]
    loyalty_joins: dict[int, tuple[str, ...]]
    leader_decks: dict[int, tuple[int, int]]
    leader_joins: dict[int, tuple[str, ...]]
    hands_over: int | None
    hands_over_asleep: bool
    no_late_card: bool
    not_cylons_stay: bool
    cylons_mix: bool
    cylons_prepare: bool
    cylons_gain: bool
    mourns: bool
    sheets: tuple[str, ...]
    abilities: tuple[str, ...]
    own_abilities: dict[str, tuple[str, ...]]
    """By character: those of his; see `characters.own_actions`."""
    listeners: dict[str, tuple["Listener", ...]]
    duties: dict[str, tuple[Duty, ...]]
    objectives: tuple[str, ...]
    boards: tuple[str, ...]
    locations: tuple[str, ...]
    layouts: "dict[tuple[tuple[str, str], ...], Layout]"
    """By how its boards lie: what is on the table; see `places.layout`."""
    instead: "dict[str, tuple[Instead, ...]]"
    """By place that is named: places that may stand for it, the first that does."""
    overlays: dict[str, str]
    lost_sides: dict[str, str]
    titles: tuple[str, ...]
    setup: tuple[str, ...]
    """The steps that end the setup."""
    turn: tuple[str, ...]
    """The steps of a turn."""
    end_of_turn: tuple[Duty, ...]
    left_behind: tuple[Duty, ...]
    end_checks: tuple[Duty, ...]
    judged: tuple[Callable[[Galactica], None], ...]
    first_deal: tuple[Duty, ...]
    second_deal: tuple[Duty, ...]
    any_moment: tuple[Duty, ...]
    not_cooperative: tuple[str, ...]
    movement_abilities: bool
    """Whether there are Skill cards for the Movement step."""

    def deck(self, name: str) -> list[str]:
        """All cards of a deck, each as often as the boxes have it."""
        return [card for card, copies in self.cards[name].items() for _ in range(copies)]

    def tokens(self, name: str) -> list[str]:
        """All tokens of a kind, by their faces."""
        return [face for face, copies in self.faces[name].items() for _ in range(copies)]


@cache
def contents(options: Options) -> Contents:
    """What is in play with these options."""
    from readyroom.galactica.places import BOARDS, LOCATIONS  # noqa: PLC0415 - what lies on a table is in play
    from readyroom.galactica.registry import MOVEMENT_ABILITIES  # noqa: PLC0415 - the registry knows the state
    from readyroom.galactica.skills import NAME, TYPE  # noqa: PLC0415 - skills draw from what is in play

    boxes = tuple(box for box in MODES[options.rules] if box.when(options))
    listeners: dict[str, tuple[Listener, ...]] = {}
    duties: dict[str, tuple[Duty, ...]] = {}
    cards: dict[str, dict[str, int]] = {}
    pieces: dict[str, int] = {}
    faces: dict[str, dict[str, int]] = {}
    instead: dict[str, tuple[Instead, ...]] = {}
    overlays = {name: other for box in boxes for name, other in box.overlays.items()}
    covered = {name for box in boxes for name in box.covers} | {*overlays}
    gone = {card for box in boxes for card in box.leaves}
    replaced = {name for box in boxes for name in box.replaced_skills}
    for box in boxes:
        pieces |= box.pieces
        faces |= box.faces
        for window, duty in box.duties:
            duties[window] = (*duties.get(window, ()), duty)
        for other in box.instead:
            there = overlays.get(other.named, other.named)
            instead[there] = (other, *instead.get(there, ()))
        for window, listener in box.listeners:
            if listener.name not in replaced:
                listeners[window] = (*listeners.get(window, ()), listener)
        for deck, named in box.cards.items():
            cards.setdefault(deck, {}).update(named)
    for card in gone & {*PILES}:
        cards[PILES[card]].pop(card, None)
    designs = tuple(design for box in boxes for design in box.designs if NAME[design] not in replaced)
    loyalty = _together([box.loyalty for box in boxes])
    piles = {pile.name: pile for box in boxes for pile in box.piles}
    return Contents(
        designs=designs,
        skills=tuple(sorted({TYPE[design] for design in designs})),
        piles=piles,
        in_hands=tuple(pile for pile in piles.values() if pile.hands),
        of_offices=tuple(pile for pile in piles.values() if pile.office),
        to_know=tuple(name for name, pile in piles.items() if pile.known),
        cards=cards,
        pieces=pieces,
        faces=faces,
        tracks={marker: track for box in boxes for marker, track in box.tracks.items()},
        at_start={kind: count for box in boxes for kind, count in box.at_start.items()},
        cylon_board=any(box.cylon_board for box in boxes),
        nukes_by=[box.nukes_by for box in boxes if box.nukes_by][-1],
        nukes_return=any(box.nukes_return for box in boxes),
        vipers={viper.id: viper for box in boxes for viper in box.vipers if pieces[viper.id]},
        acting_picks=any(box.acting_picks for box in boxes),
        loyalty={card: copies for card, copies in loyalty.items() if card not in gone},
        loyalty_decks=[box.loyalty_decks for box in boxes if box.loyalty_decks][-1],
        loyalty_joins={players: cards for box in boxes for players, cards in box.loyalty_joins.items()},
        leader_decks={players: deck for box in boxes for players, deck in box.leader_decks.items()},
        leader_joins={players: cards for box in boxes for players, cards in box.leader_joins.items()},
        hands_over=next((box.hands_over for box in reversed(boxes) if box.hands_over is not None), None),
        hands_over_asleep=any(box.hands_over_asleep for box in boxes),
        no_late_card=any(box.no_late_card for box in boxes),
        not_cylons_stay=any(box.not_cylons_stay for box in boxes),
        cylons_mix=any(box.cylons_mix for box in boxes),
        cylons_prepare=any(box.cylons_prepare for box in boxes),
        cylons_gain=any(box.cylons_gain for box in boxes),
        mourns=any(box.mourns for box in boxes),
        sheets=tuple(sheet for box in boxes for sheet in box.sheets),
        abilities=tuple(ability for box in boxes for ability in box.abilities),
        own_abilities={},
        listeners=listeners,
        duties=duties,
        objectives=tuple(card for box in boxes for card in box.objectives),
        end_of_turn=tuple(thing for box in boxes for thing in box.end_of_turn),
        left_behind=tuple(thing for box in boxes for thing in box.left_behind),
        end_checks=tuple(check for box in boxes for check in box.end_checks),
        judged=tuple(thing for box in boxes for thing in box.judged),
        first_deal=tuple(thing for box in boxes for thing in box.first_deal),
        second_deal=tuple(thing for box in boxes for thing in box.second_deal),
        any_moment=tuple(thing for box in boxes for thing in box.any_moment),
        setup=tuple(step for box in boxes for step in box.setup),
        turn=_in_order([step for box in boxes for step in box.turn]),
        boards=tuple(name for box in boxes for name in box.boards if BOARDS[name].used(options)),
        locations=tuple(
            name for box in boxes for name in box.locations if name not in covered and LOCATIONS[name].used(options)
        ),
        layouts={},
        instead=instead,
        overlays=overlays,
        lost_sides={name: side for box in boxes for name, side in box.lost_sides.items()},
        titles=tuple(office for box in boxes for office in box.titles),
        not_cooperative=tuple(card for box in boxes for card in box.not_cooperative),
        movement_abilities=any(NAME[design] in MOVEMENT_ABILITIES for design in designs),
    )


def _together(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """What several boxes have of the same things."""
    total: dict[str, int] = {}
    for one in counts:
        for name, count in one.items():
            total[name] = total.get(name, 0) + count
    return total


def _in_order(steps: list[tuple[str, str]]) -> tuple[str, ...]:
    """Each step comes right after the one it names; of two that name the same, the later box's stands first."""
    order: list[str] = []
    for step, after in steps:
        order.insert(order.index(after) + 1 if after else 0, step)
    return tuple(order)


def in_play(g: Galactica) -> Contents:
    return contents(g.options)


def pieces(g: Galactica, kind: str) -> int:
    """How many of these pieces the game has (COMP, LIMIT-004), less those that were taken out of it."""
    return contents(g.options).pieces[kind] - g.taken_out.get(kind, 0)
