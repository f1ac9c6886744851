"""Galactica tables that can't be played, each with the one line that says why, wherever somebody asks for it."""

from typing import Any, NamedTuple


class Impossible(NamedTuple):
    seats: int
    options: dict[str, Any]
    why: str


_OPTIONS = (
    "cooperative, cylon_ships, difficulty, fewer_crises, final_five, leaders, objective, personal_goals, rules, "
    "sympathizer"
)
EXODUS = {"rules": "exodus"}
COMBINED = {"rules": "combined"}
_ONLY_EXODUS = "can be played only with the rules of Exodus, not with those of the base game."
_NO_LOYALTY = (
    "Conflicted loyalties need Loyalty cards in front of the players: "
    "there are none in cooperative games and with one seat."
)

_LEADER_SEATS = "A Cylon leader takes part with four to seven players, not with {}."
_LEADER_VARIANT = "Cylon leaders are not for the cooperative variant, nor for the one without the Sympathizer."

TOGETHER = [
    Impossible(5, {"cylon_ships": "fleet_board"}, f"The Cylon Fleet board {_ONLY_EXODUS}"),
    Impossible(5, {"rules": "base", "personal_goals": True}, f"Personal Goals {_ONLY_EXODUS}"),
    Impossible(5, {"final_five": True}, f"The Final Five {_ONLY_EXODUS}"),
    Impossible(3, {**EXODUS, "cooperative": True, "personal_goals": True}, _NO_LOYALTY),
    Impossible(6, {**EXODUS, "cooperative": True, "final_five": True}, _NO_LOYALTY),
    Impossible(1, {**EXODUS, "final_five": True}, _NO_LOYALTY),
    Impossible(
        5,
        {**EXODUS, "sympathizer": False},
        "The variant without the Sympathizer is for four or six players; with 5 there is none.",
    ),
    Impossible(2, {**EXODUS, "cooperative": True}, "The cooperative variant is for three to six players, not for 2."),
    Impossible(
        4,
        {**EXODUS, "cooperative": True, "sympathizer": False},
        "The cooperative variant has no Loyalty cards, so there is no Sympathizer to leave out.",
    ),
    Impossible(5, {"objective": "ionian"}, f"The Ionian Nebula {_ONLY_EXODUS}"),
    Impossible(
        5,
        {**EXODUS, "objective": "new_caprica"},
        "New Caprica can be played only with all boxes together, not with those of Exodus.",
    ),
    Impossible(
        6, {"objective": "earth"}, "Earth can be played only with all boxes together, not with those of the base game."
    ),
    Impossible(5, {"leaders": True}, f"Cylon leaders {_ONLY_EXODUS}"),
    Impossible(3, {**EXODUS, "leaders": True}, _LEADER_SEATS.format(3)),
    Impossible(2, {**COMBINED, "leaders": True}, _LEADER_SEATS.format(2)),
    Impossible(5, {**COMBINED, "cooperative": True, "leaders": True}, _LEADER_VARIANT),
    Impossible(4, {**EXODUS, "sympathizer": False, "leaders": True}, _LEADER_VARIANT),
    Impossible(
        7,
        {**COMBINED, "leaders": False},
        "Of 7 players one has to be a Cylon leader, and Cylon leaders are not on the table.",
    ),
    Impossible(1, {**EXODUS, "objective": "ionian", "personal_goals": True}, _NO_LOYALTY),
    Impossible(2, {**COMBINED, "final_five": False}, "The Final Five are always in use with all boxes together."),
    Impossible(1, {**COMBINED, "final_five": True}, _NO_LOYALTY),
    Impossible(
        5,
        {**COMBINED, "fewer_crises": True},
        "Crisis cards make room for attack cards only where there are attack cards.",
    ),
    Impossible(4, {**COMBINED, "sympathizer": False}, "There is no Sympathizer with all boxes together."),
    Impossible(6, {**COMBINED, "cooperative": True, "personal_goals": True}, _NO_LOYALTY),
    Impossible(2, {**COMBINED, "cooperative": True}, "The cooperative variant is for three to six players, not for 2."),
]
"""Values that are allowed, but not together."""

UNKNOWN = [
    Impossible(5, {"rules": "ionian_nebula"}, "option rules can't be 'ionian_nebula'; allowed: base, exodus, combined"),
    Impossible(
        5,
        {**EXODUS, "objective": "tauron"},
        "option objective can't be 'tauron'; allowed: kobol, ionian, new_caprica, earth",
    ),
    Impossible(5, {**EXODUS, "allies": True}, f"galactica has no option 'allies'; it has: {_OPTIONS}"),
    Impossible(
        5, {**EXODUS, "cylon_ships": "both"}, "option cylon_ships can't be 'both'; allowed: attack_cards, fleet_board"
    ),
    Impossible(8, EXODUS, "galactica is for 1, 2, 3, 4, 5, 6, 7 seats, not 8"),
]
"""What this build knows nothing of."""

ALL = [*TOGETHER, *UNKNOWN]
