"""Which rules belong to a thing a reader opens: those of its kind, those told here, and those that name it.

The client keeps them beside the rules (`about`), and loads them when somebody opens a thing.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.boxes import MODES
from readyroom.galactica.cards.exodus import FINAL_FIVE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.jump import DESTINATIONS
from readyroom.galactica.loyalty import CYLONS, GOALS, HUMAN, SYMPATHIZER
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.registry import QUORUM_ACTIONS
from readyroom.galactica.skills import CARDS_NAMED, SKILLS
from readyroom.galactica.state import PILES
from readyroom.race.cards import DESIGNS, Design
from readyroom.rulebook import Rule, rules_index
from readyroom.words import words

_NOT_PLAY = frozenset({"TERM", "COMP", "SETUP", "FIRST", "DIST", "LOYD", "VAR"})
"""Sections that count components or set up: they name cards without saying what they do."""

RACE: dict[str, tuple[str, ...]] = {
    "explore5": ("EXPL-001", "EXPL-002", "ACT-005", "ROUND-006"),
    "explore1": ("EXPL-001", "EXPL-003", "ACT-005", "ROUND-006"),
    "develop": ("DEV-002", "DEV-006", "ROUND-006"),
    "settle": ("SETTLE-001", "SETTLE-005", "ROUND-006"),
    "trade": ("TRADE-001", "TRADE-002", "TRADE-004", "ACT-005"),
    "consume2x": ("CONS-001", "CONS-030", "CONS-031", "ACT-005"),
    "produce": ("PROD-001", "PROD-004", "ROUND-006"),
    "pool": ("CONS-007", "OVER-002", "OVER-005", "INFO-007"),
    "deck": ("DECK-002", "DECK-005", "INFO-005"),
    "discard": ("DECK-001", "DECK-002", "INFO-005"),
    "chips": ("CONS-007", "SCORE-001", "INFO-001"),
    "hand": ("ENDR-001", "ENDR-002", "INFO-002"),
    "military": ("SETTLE-007", "SETTLE-008", "SETTLE-013", "SETTLE-014"),
    "score": ("SCORE-001", "SCORE-002", "SCORE-004"),
    **dict.fromkeys(("novelty", "rare", "genes", "alien"), ("TRADE-004", "CONS-004", "PROD-002", "INFO-004")),
}
"""The rules behind things of the Race table that are no cards."""

GALACTICA: dict[str, tuple[str, ...]] = {
    "ftl_control": ("JUMP-021", "JUMP-022"),
    "weapons_control": ("ATT-002", "ATT-003", "ATT-010"),
    "command": ("ACT-022", "ACT-023", "VIP-002"),
    "admirals_quarters": ("ACT-026", "ACT-028"),
    "hangar_deck": ("ACT-020", "ACT-021"),
    "armory": ("ACT-024", "ATT-004"),
    "sickbay": ("RECV-003", "MOVE-012", "BOARD-013"),
    "brig": ("ACT-027", "MOVE-011", "CHK-009", "BOARD-013"),
    "administration": ("ACT-025", "ACT-028"),
    "caprica": ("CYL-024", "CYL-026"),
    "cylon_fleet": ("ACT-031",),
    "resurrection_ship": ("CYL-014",),
    "pegasus": ("DMG-007", "DMG-012", "BOARD-009", "MOVE-005"),
    "pegasus_cic": ("DMG-007", "DMG-012"),
    "airlock": ("BOARD-017", "EXEC-005", "EXEC-008"),
    "main_batteries": ("DMG-007", "ARAP-005"),
    "engine_room": ("MUTR-009", "STEP-006"),
    "press_room_2": ("MUTY-006", "MUTY-013"),
    "administration_2": ("MUTY-005", "TITLE-001"),
    "caprica_2": ("CYL-024", "CYL-026"),
    "cylon_fleet_2": ("ACT-031",),
    "human_fleet_2": ("CYL-040",),
    "resurrection_ship_2": ("RECV-004", "BOARD-013", "CYL-006"),
    "caprica_3": ("CYL-024", "CYL-026", "CYL-045"),
    "cylon_fleet_3": ("ACT-031",),
    "human_fleet_3": ("CYL-040",),
    "resurrection_ship_3": ("RECV-004", "BOARD-013", "CYL-006"),
    "hub_destroyed": ("OVLY-002", "OVLY-003", "OVLY-004"),
    "medical_center": ("RECV-004", "MOVE-029", "MOVE-039", "BOARD-013"),
    "resistance_hq": ("NCAP-003", "EXEC-019", "EXEC-028"),
    "detention": ("MOVE-031", "MOVE-036", "MOVE-038", "CHK-011", "CRIS-004", "TITLE-019"),
    "occupation_authority": ("NCAP-006", "NCAP-016", "NCAP-017", "MOVE-034"),
    "breeders_canyon": ("NCAP-013", "NCAP-023", "STEP-008"),
    "shipyard": ("NCAP-010", "NCAP-011", "NCAP-014"),
    "occupation_forces": ("NCAP-013", "NCAP-014", "NCAP-016", "ACT-016", "ACT-019"),
    "mutiny": ("MUTY-001", "MUTY-005", "MUTY-007", "SECR-034"),
    "miracle": ("CHAR-010", "CHAR-012", "CHAR-014"),
    "assault_raptor": ("ARAP-001", "ARAP-008", "ARAP-009", "ARAP-010"),
    "you_are_the_mutineer": ("MUTR-002", "MUTR-003", "MUTR-005", "MUTR-007"),
    "president": ("TITLE-001", "TITLE-002", "TITLE-005"),
    "title_cag": ("TITLE-020", "TITLE-021", "TITLE-024", "TITLE-025", "TITLE-027"),
    "admiral": ("TITLE-010", "TITLE-014", "NUKE-002"),
    "raider": ("RAID-001", "RAID-003", "RAID-004", "RAID-006", "ATT-002"),
    "heavy_raider": ("HEAVY-001", "HEAVY-003", "HEAVY-006", "ATT-003"),
    "basestar": ("BASE-001", "ATT-009", "ATT-010", "DMG-020"),
    "viper": ("VIP-003", "VIP-004", "VIP-005", "ATT-005"),
    "civilian": ("ATT-006", "RAID-003", "JUMP-007"),
    "centurion": ("HEAVY-002", "HEAVY-003", "ATT-004"),
    "raptor": ("RAPT-001", "RAPT-003", "RAPT-004"),
    "nuke": ("NUKE-002", "TITLE-011"),
    "jump_track": ("JUMP-001", "JUMP-021", "JUMP-022"),
    "boarding_track": ("HEAVY-002", "HEAVY-003", "ATT-004"),
    "distance": ("JUMP-015", "JUMP-016", "SLEEP-001"),
    **dict.fromkeys(("food", "fuel", "morale", "population"), ("RES-003", "RES-005")),
    "destiny": ("CHK-006", "SKILL-006", "SECR-025"),
    "quorum": ("TITLE-001", "TITLE-002", "SECR-033"),
    "crisis": ("CRIS-001", "CRIS-006", "SECR-028"),
    "super_crisis": ("SECR-032", "DISC-003"),
    "destination": ("JUMP-015", "JUMP-016", "SECR-029"),
    **dict.fromkeys(SKILLS, ("SKILL-001", "SKILL-002", "SECR-025")),
    "space": ("BOARD-001", "BOARD-003", "BOARD-004"),
    "player": ("SECR-025", "SECR-005"),
    "ally_helena_cain": ("ALLY-017",),
}
"""The rules behind things of the Galactica table."""


def about(game: str) -> dict[str, list[str]]:
    """For each rule of the index the things it is about, in order."""
    cited = {"race": race, "galactica": galactica}[game]()
    found: dict[str, list[str]] = {}
    for thing in sorted(cited):
        for rule in cited[thing]:
            found.setdefault(rule, []).append(thing)
    return found


@cache
def race() -> Mapping[str, tuple[str, ...]]:
    """Rule ids by card or thing."""
    named = _naming(rules_index("race").values(), {design.id: design.name for design in DESIGNS})
    return RACE | {design.id: _once(_kind_of(design), named[design.id]) for design in DESIGNS}


def _kind_of(design: Design) -> tuple[str, ...]:
    if not design.world:
        return ("DEV-005", "SIX-001", "SIX-002") if design.scoring else ("DEV-005", "DEV-008")
    placed = ("SETTLE-007", "SETTLE-008") if design.military else ("SETTLE-004",)
    if design.kind is None:
        return placed
    return (*placed, "SETTLE-009", "SETTLE-010") if design.windfall else (*placed, "PROD-001", "PROD-002")


@cache
def galactica() -> Mapping[str, tuple[str, ...]]:
    """Rule ids by card, place, ability or thing."""
    kinds: dict[str, tuple[str, ...]] = {
        **dict.fromkeys(CARDS_NAMED, ("SKILL-003", "CHK-013", "SECR-013")),
        **dict.fromkeys(QUORUM_ACTIONS, ("ACT-006", "TITLE-002", "SECR-033")),
        **dict.fromkeys(GOALS, ("GOAL-001", "GOAL-002", "GOAL-003", "GOAL-005", "SECR-011")),
        **dict.fromkeys(FINAL_FIVE.loyalty, ("FIVE-001", "FIVE-002", "FIVE-003", "FIVE-004", "SECR-011")),
        HUMAN: ("LOY-001", "LOY-002", "SECR-004"),
        **dict.fromkeys(CYLONS, ("LOY-001", "LOY-005", "CYL-001")),
        SYMPATHIZER: ("SYMP-002", "SYMP-004", "SYMP-006"),
        **{card: _crisis(card) for card in CRISES},
        **dict.fromkeys(DESTINATIONS, ("JUMP-015", "JUMP-016")),
        **dict.fromkeys(ALLIES, ("ALLY-001", "ALLY-005", "ALLY-006", "ALLY-007", "ALLY-008", "ALLY-010", "ALLY-014")),
        **dict.fromkeys(_cards_of(MUTINY), ("MUTY-002", "MUTY-005", "MUTY-007", "MUTY-013", "SECR-034")),
        **dict.fromkeys(MISSIONS, ("MISS-002", "MISS-004", "MISS-006", "MISS-008", "MISS-012", "MISS-014")),
        **dict.fromkeys(_cards_of("motive"), ("MOTV-002", "MOTV-003", "MOTV-004", "MOTV-008")),
        **dict.fromkeys(_cards_of("sympathetic_agenda", "hostile_agenda"), ("LEAD-009",)),
        **dict.fromkeys(CROSSROADS, ("CROS-006", "CROS-007", "CROS-008", "CROS-009", "CROS-010")),
        **dict.fromkeys(SHEETS, ("CHAR-002", "CHAR-005", "CHAR-024")),
        **dict.fromkeys(LOCATIONS, ("ACT-002", "ACT-014")),
    }
    for sheet in SHEETS.values():
        for place, ability in enumerate(sheet.abilities):
            kinds[ability] = ("CHAR-003", "CHAR-004", *(("CHAR-008",) if place == 1 else ()), "CHAR-024")
    say = words("en").say
    played = (rule for rule in rules_index("galactica").values() if not MODES.keys().isdisjoint(rule.modes))
    told = {*GALACTICA, *ALLIES}  # a name of an ally is that of a character, who is meant
    named = _naming(played, {thing: say(f"galactica-name-{thing}") for thing in kinds if thing not in told})
    return {
        thing: _once(GALACTICA.get(thing, ()), kinds.get(thing, ()), named.get(thing, ()))
        for thing in sorted({*GALACTICA, *kinds})
    }


def _cards_of(*decks: str) -> list[str]:
    return [card for card, deck in PILES.items() if deck in decks]


def _crisis(card: str) -> tuple[str, ...]:
    if PILES[card] == "super_crisis":
        return ("SECR-032", "DISC-003")
    return ("CATK-001", "CATK-002", "CATK-006") if isinstance(CRISES[card], Attack) else ("CRIS-001", "CRIS-009")


def _naming(rules: Iterable[Rule], names: Mapping[str, str]) -> dict[str, list[str]]:
    """The rules that name each thing. A name within a longer one is not meant (Earth within New Earth)."""
    by_name: dict[str, list[str]] = {}
    for thing, name in names.items():
        by_name.setdefault(name, []).append(thing)
    longest = sorted((name for name in by_name if len(name) > 3), key=len, reverse=True)
    any_name = re.compile("|".join(rf"(?<!\w){re.escape(name)}(?!\w)" for name in longest))
    found: dict[str, list[str]] = {thing: [] for thing in names}
    for rule in rules:
        if rule.prefix not in _NOT_PLAY:
            for name in sorted(set(any_name.findall(rule.text))):
                for thing in by_name[name]:
                    found[thing].append(rule.id)
    return found


def _once(*groups: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rule for group in groups for rule in group))
