"""Character sheets: skills, places and abilities as data, and who may use which ability (CHAR).

What an ability does is declared in `cards/<box>/abilities.py`: actions, windows, and numbers for the rule they change.
"""

from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Final, TypeVar

import msgspec

from readyroom.galactica.boxes import Box, in_play, take_id
from readyroom.galactica.events import AbilityUsed
from readyroom.galactica.registry import ABILITY_ACTIONS, Effect, Text
from readyroom.galactica.rules_in_force import STANDING, NoMiracles, SmallerHand, in_force
from readyroom.galactica.sides import HUMAN, INFILTRATOR, is_human_player, is_shown, sheet_counts
from readyroom.galactica.skills import PILOTING, drawable
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.tokens import at_seat, take
from readyroom.kernel import WhyNot

T = TypeVar("T", bound=Text)

HAND_LIMIT: Final = 10
MIRACLE: Final = "miracle"
"""The kind of token that pays for the second ability, where a table has it."""


class Sheet(msgspec.Struct, frozen=True):
    id: str
    type: str
    skills: tuple[tuple[tuple[int, ...], int], ...]
    """Skill types and how many cards; several types share the number (RECV-002)."""
    setup: str
    abilities: tuple[str, str, str]
    """Two good ones (the second once a game) and the drawback."""
    setup_or: str = ""
    """Another place where the character may begin instead."""
    version_of: str = ""
    """The sheet of another box that shows the same person: only one of the two is in a game (SETUP-041)."""

    status: str = HUMAN
    """What who plays it counts as at the start."""
    miracles: int = 1
    """How many miracle tokens one may have (CHAR-012, CHAR-021)."""
    price: int = 1
    """How many of them the second ability costs, where there are any (CHAR-010, CHAR-022)."""

    @property
    def leads(self) -> bool:
        """Whether it is the sheet of a Cylon leader (LEAD)."""
        return self.status != HUMAN

    @property
    def person(self) -> str:
        return self.version_of or self.id

    @property
    def types(self) -> tuple[int, ...]:
        """The skill set, without numbers (CHAR-005)."""
        return tuple(sorted({skill for skills, _ in self.skills for skill in skills}))

    @property
    def pilot(self) -> bool:
        return PILOTING in self.types

    @property
    def hand_limit(self) -> int:
        limit = STANDING.get(self.abilities[2])
        return limit.hand_limit if isinstance(limit, SmallerHand) else HAND_LIMIT


SHEETS: Final[dict[str, Sheet]] = {}
"""The sheets of all boxes; which of them are on the table is said by its contents."""


def person(character: str) -> str:
    """Whom a character shows, in whatever version; a name without a sheet stands for itself."""
    sheet = SHEETS.get(character)
    return character if sheet is None else sheet.person


OWNERS: Final[dict[str, set[str]]] = {}
"""By ability: the characters that have it."""


def character(box: Box, sheet: Sheet) -> None:
    """Declare a character."""
    take_id(sheet.id, "character")
    for name in sheet.abilities:
        take_id(name, "ability")
        OWNERS.setdefault(name, set()).add(sheet.id)
    SHEETS[sheet.id] = sheet
    box.sheets.append(sheet.id)


def ability_actions(box: Box, actions: Mapping[str, Effect]) -> None:
    """Declare the actions on character sheets."""
    ABILITY_ACTIONS.update(actions)
    box.abilities += actions


def own_actions(g: Galactica, player: Player) -> tuple[str, ...]:
    """The actions on the sheet of a player."""
    played = in_play(g)
    found = played.own_abilities.get(player.character)
    if found is None:
        own = SHEETS[player.character].abilities
        found = played.own_abilities[player.character] = tuple(name for name in played.abilities if name in own)
    return found


def sheet(g: Galactica, seat: int) -> Sheet:
    return SHEETS[g.players[seat].character]


def can_use(g: Galactica, seat: int, ability: str) -> bool:
    """Whether a seat has an ability, and has it still: not as a revealed Cylon, and once a game only once."""
    player = g.players[seat]
    if ability in player.spent or not sheet_counts(player):
        return False
    if g.kept and _no_miracles(g, player, ability):
        return False
    good = SHEETS[player.character].abilities
    if ability == good[0]:
        return True
    if ability == good[1]:
        return can_pay(g, player)
    if not g.assist or ability != SHEETS[g.assist].abilities[1]:
        return False
    return not has_miracles(g) or miracles(g, seat) >= SHEETS[g.assist].price  # VAR-011


def _no_miracles(g: Galactica, player: Player, ability: str) -> bool:
    """Whether a card in play forbids human players what works once a game (FAQ-007)."""
    return is_human_player(player) and once_a_game(ability) and bool(in_force(g, NoMiracles))


def why_not_use(g: Galactica, seat: int, ability: str) -> WhyNot | None:
    """Why a seat does not have an ability on its sheet to use; None where only the moment is to be looked at."""
    player = g.players[seat]
    if not sheet_counts(player):
        return WhyNot("revealed", "CHAR-024")
    if ability in player.spent:
        return WhyNot("spent", "CHAR-008")
    if can_use(g, seat, ability):
        return None
    if _no_miracles(g, player, ability):
        return WhyNot("no-miracles", "FAQ-007")
    if player.character and ability == SHEETS[player.character].abilities[1]:
        return WhyNot("no-miracle", "CHAR-011")
    drawback = player.character and ability == SHEETS[player.character].abilities[2]
    return WhyNot("drawback", "CHAR-002") if drawback else WhyNot("not-yours", "CHAR-002")


def once_a_game(ability: str) -> bool:
    """Whether an ability is the one of its sheet that works once a game."""
    return any(SHEETS[owner].abilities[1] == ability for owner in OWNERS.get(ability, ()))


def spend(g: Galactica, seat: int, ability: str) -> None:
    """An ability is used that works once a game, or costs a miracle token."""
    if has_miracles(g):
        own = SHEETS[g.players[seat].character]
        owner = own if ability in own.abilities or not g.assist else SHEETS[g.assist]
        take(g, MIRACLE, at_seat(seat), owner.price)
    else:
        g.players[seat].spent.append(ability)
    g.tell(AbilityUsed, seat, ability)


def has_miracles(g: Galactica) -> bool:
    """Whether the table has miracle tokens (CHAR-010)."""
    return MIRACLE in in_play(g).at_start


def miracles(g: Galactica, seat: int) -> int:
    """How many miracle tokens somebody has."""
    held = g.tokens.get(MIRACLE)
    return held.get(at_seat(seat), 0) if held else 0


def can_pay(g: Galactica, player: Player) -> bool:
    """Whether somebody can use the ability that costs miracle tokens, where there are any (CHAR-011)."""
    return not has_miracles(g) or miracles(g, player.seat) >= SHEETS[player.character].price


def ability(player: Player, kind: type[T]) -> T | None:
    """The ability of a player that always works, if it is of this kind and he is no revealed Cylon, nor just becoming
    one."""
    text = STANDING.get(SHEETS[player.character].abilities[0])
    return text if isinstance(text, kind) and sheet_counts(player) and not is_shown(player) else None


def miracle(g: Galactica, seat: int, kind: type[T]) -> T | None:
    """The ability of a seat that costs a miracle token, if it is of this kind and can be used now."""
    player = g.players[seat]
    if not player.character or not isinstance(text := STANDING.get(SHEETS[player.character].abilities[1]), kind):
        return None
    return text if can_use(g, seat, SHEETS[player.character].abilities[1]) else None


def drawback(g: Galactica, player: Player, kind: type[T]) -> T | None:
    """The drawback that hits a player, if it is of this kind, and they have not shown a Cylon card; in a one-player
    game none does (VAR-012)."""
    text = STANDING.get(SHEETS[player.character].abilities[2])
    return text if isinstance(text, kind) and sheet_counts(player) and not is_shown(player) and not g.solo else None


def own_drawback(player: Player, rule: str) -> WhyNot:
    """That it is the drawback on a player's own sheet that keeps them from something."""
    return WhyNot("own-drawback", rule, {"ability": SHEETS[player.character].abilities[2]})


def hand_limit(g: Galactica, player: Player) -> int:
    """How many Skill cards a player may keep at the end of a turn."""
    if g.solo or not player.character or not sheet_counts(player):
        return HAND_LIMIT
    return SHEETS[player.character].hand_limit


_WAYS: dict[tuple[str, int], tuple[tuple[int, ...], ...]] = {}


def own_types(g: Galactica, character: str) -> tuple[int, ...]:
    """The types of Skill cards in a skill set, of those the table has."""
    return tuple(skill for skill in SHEETS[character].types if skill in in_play(g).skills)


def ways_to_draw(character: str, count: int | None = None) -> tuple[tuple[int, ...], ...]:
    """Every choice of types a sheet allows in Receive Skills; with `count`, of that many of its cards.

    >>> from readyroom.galactica.cards.base import characters
    >>> len(ways_to_draw("lee_apollo_adama")), ways_to_draw("saul_tigh", 1)
    (3, ((1,), (2,)))
    """
    slots = SHEETS[character].skills
    wanted = sum(number for _, number in slots) if count is None else count
    key = (character, wanted)
    if key not in _WAYS:
        _WAYS[key] = _ways(slots, wanted)
    return _WAYS[key]


def ways_of_leader(
    g: Galactica, player: Player, count: int | None = None, more: int = 1
) -> tuple[tuple[int, ...], ...]:
    """What a Cylon leader may draw: all of their skill set; infiltrating `more` cards of it besides, of any of its
    types (LEAD-002, INFL-006); with `count`, so many of its cards. Types of which no card is left are not offered
    (RECV-007)."""
    extra = more if player.status == INFILTRATOR and count is None else 0
    ways = ways_to_draw(player.character, count)
    for _ in range(extra):
        ways = tuple(sorted({tuple(sorted((*way, skill))) for way in ways for skill in own_types(g, player.character)}))
    return drawable(g, ways)


def _ways(slots: tuple[tuple[tuple[int, ...], int], ...], wanted: int) -> tuple[tuple[int, ...], ...]:
    partial: list[tuple[int, ...]] = [()]
    for skills, number in slots:
        chosen = [way for n in range(number + 1) for way in combinations_with_replacement(skills, n)]
        partial = [(*before, *way) for before in partial for way in chosen]
    return tuple(sorted({tuple(sorted(way)) for way in partial if len(way) == wanted}))
