"""A Cylon leader: beside whom their cards would have them win, and whose side they play at the moment.

Both are guesses by what the own cards still need. Who wants the humans to win harms them as long as they are too well
off for that; who wants the Cylons to win helps the fleet on its way as long as it has not come far enough.
"""

from collections.abc import Sequence
from itertools import product

from msgspec import UNSET

from readyroom.galactica.board import RESOURCES
from readyroom.galactica.motives import DEALT, HIDDEN, MATCHING, MOTIVES
from readyroom.galactica.skills import SKILLS
from readyroom.galactica.view import GalacticaView, PlayerView
from readyroom.galactica.view.motives import MotiveView, NeedView

HUMANS, CYLONS = "humans", "cylons"
EVEN = 0.6
"""How much the humans promise, as things usually go: more than they win, since a leader's cards hold oftener where they
do."""
UNKNOWN = 0.6
"""How likely a Motive card that is still to be dealt will be faceup in the end."""
SAFE = 0.85
"""The same for one whose condition holds now."""
POOR = 0.25
"""A chance to win beside somebody that is too small to simply help them."""
WELL_OFF, NOT_LOST = 4, 3
"""With so much of everything the fleet can bear some harm, or can come further."""
AT_THE_END = 1
"""With so little of something the humans are as good as lost."""
LATE = 7
"""From this distance on it is too late for detours."""
FEW = {"brig", "kept", "infiltrating", "mutiny", "others_there", "attacks_played", "kept_or_executed"}
"""What does not come by itself."""

APART, BROKEN = "apart", ("damaged", "craft_lost")
"""What agendas ask of the fleet besides resources."""
TIME_FOR_BRIG = 3
"""From this distance on."""
AIMED = 3.0
"""How much a resource counts that an agenda wants to be scarce."""
TARGET, SPARED = 1.6, 0.35
"""How much a resource counts of which there should be less, and one of which something should be left."""

Fate = tuple[str, float]
"""Beside whom a card helps to win, and how likely it counts in the end."""


def side_of(view: GalacticaView) -> str:
    """Whose side a leader plays now, `humans` or `cylons`."""
    wanted = lean(view)
    if wanted == HUMANS and must_attack(view) and view.distance < LATE:
        return CYLONS
    if has_agenda(view):
        return _for_agenda(view, wanted)
    if not _all_dealt(view) or chance_beside(view, wanted) >= POOR:
        return wanted
    least = min(view.resources.values())
    unmet = [
        need for card in _cards(view) if card.side == wanted and not card.met for need in card.needs if not need.met
    ]
    if wanted == HUMANS:
        harm = any(need.most is not None or need.what in ("damaged", "craft_lost") for need in unmet)
        return CYLONS if harm and least >= WELL_OFF else wanted
    return HUMANS if any(need.what == "distance" for need in unmet) and least >= NOT_LOST else wanted


def _for_agenda(view: GalacticaView, wanted: str) -> str:
    """An agenda says beside whom, and what has to be so by then: who is about to win too soon is held up, as long as
    that does not decide it."""
    least = min(view.resources.values())
    unmet = [need for card in _cards(view) for need in card.needs if not need.met]
    if wanted == HUMANS:
        resources = any(need.what in RESOURCES for need in unmet)
        harm = resources or any(need.what in (APART, *BROKEN) for need in unmet)
        return CYLONS if harm and least >= (NOT_LOST if resources else WELL_OFF) else wanted
    if any(need.what == "distance" for need in unmet):
        return HUMANS if least >= NOT_LOST else wanted
    return HUMANS if unmet and least <= AT_THE_END and _asks_of_the_fleet(view) else wanted


def _asks_of_the_fleet(view: GalacticaView) -> bool:
    return any(need.what in (*RESOURCES, *BROKEN) for card in _cards(view) for need in card.needs)


def has_agenda(view: GalacticaView) -> bool:
    return any(card.card not in MOTIVES for card in _cards(view))


def weights(view: GalacticaView, side: str) -> dict[str, float]:
    """By resource: how much more or less it counts for a leader than for the side they play, where a card of theirs
    asks how much of it is left."""
    if has_agenda(view):
        return _weights_for_agenda(view, side)
    found: dict[str, float] = {}
    for card in _cards(view):
        for need in card.needs:
            if need.what not in RESOURCES or (card.shown and card.card in MOTIVES):
                continue
            if need.least is not None:
                found[need.what] = SPARED if side == CYLONS else 1.0
            elif not need.met:
                found[need.what] = TARGET if side == CYLONS else SPARED
    return found


def _weights_for_agenda(view: GalacticaView, side: str) -> dict[str, float]:
    """What there is too much of should go, and nothing else, since whatever is used up first ends the game."""
    needs = [need for card in _cards(view) for need in card.needs]
    too_much = {need.what for need in needs if need.what in RESOURCES and not need.met}
    if any(need.what == APART and not need.met for need in needs):
        too_much = {max(("population", "morale"), key=view.resources.__getitem__)}
    asked = too_much or any(need.what in BROKEN for need in needs)
    if not asked:
        return {}
    mine, rest = (AIMED, SPARED) if side == CYLONS else (SPARED, TARGET if lean(view) == CYLONS else 1.0)
    return {name: mine if name in too_much else rest for name in RESOURCES}


def wrecks(view: GalacticaView, side: str) -> float:
    """How much more or less damage counts for a leader whose agenda asks for it."""
    unmet = any(need.what == "damaged" and not need.met for card in _cards(view) for need in card.needs)
    asks = any(need.what == "damaged" and need.least is not None for card in _cards(view) for need in card.needs)
    if asks:
        return (AIMED if side == CYLONS else SPARED) if unmet else 1.0
    kept = any(need.what == "damaged" and need.most is not None for card in _cards(view) for need in card.needs)
    return SPARED if kept and side == CYLONS else 1.0


def wants_to_be_kept(view: GalacticaView) -> bool:
    """Whether an agenda asks that its owner is in the Brig, or has been executed, and it is time for that: who is there
    too soon can do nothing else."""
    asks = any(need.what == "kept_or_executed" for card in _cards(view) for need in card.needs)
    return asks and (view.distance >= TIME_FOR_BRIG or min(view.resources.values()) <= WELL_OFF)


def among(view: GalacticaView, side: str) -> bool:
    """Whether a leader is better off among the humans: to help them, or because a card of theirs asks for what happens
    to people only there."""
    if has_agenda(view):
        return wants_to_be_kept(view) or (lean(view) == HUMANS and side == HUMANS)
    asked = any(need.what in ("kept_or_executed", "infiltrating") for card in _cards(view) for need in card.needs)
    return side == HUMANS or (asked and chance_beside(view, side) > 0)


def must_attack(view: GalacticaView) -> bool:
    """Whether an agenda wants a Super Crisis card played, and none was."""
    return any(need.what == "attacks_played" and not need.met for card in _cards(view) for need in card.needs)


def guilt_of(player: PlayerView) -> float:
    """How likely a leader who infiltrates is against the humans, by what everybody sees."""
    faceup = [] if player.shown is UNSET else player.shown
    shown: list[str] = [MOTIVES[card].side for card in faceup if card in MOTIVES]
    hostile = player.holds.get("hostile_agenda")
    chance = 0.6 if hostile else 0.5
    return min(0.9, max(0.1, chance + 0.2 * (shown.count(CYLONS) - shown.count(HUMANS))))


def wanted_in_hand(view: GalacticaView) -> dict[str, int]:
    """By type: how many Skill cards a leader needs to have in the end."""
    needs = [need for card in _cards(view) if not card.shown for need in card.needs if need.what in SKILLS]
    return {need.what: need.least or 0 for need in needs}


def _all_dealt(view: GalacticaView) -> bool:
    """Whether no more cards will come."""
    cards = _cards(view)
    return len(cards) >= 2 * DEALT or any(card.card not in MOTIVES for card in cards)


def lean(view: GalacticaView) -> str:
    """Whose victory promises more."""
    humans = human_chance(view)
    promises = chance_beside(view, HUMANS) * humans >= chance_beside(view, CYLONS) * (1 - humans)
    return HUMANS if promises else CYLONS


def human_chance(view: GalacticaView) -> float:
    """How likely the humans win, without me."""
    return min(0.85, max(0.1, EVEN + 0.04 * (view.distance - 4) + 0.05 * (min(view.resources.values()) - 4)))


def chance_beside(view: GalacticaView, side: str) -> float:
    """How likely my cards let me win if that side does (MOTV-008, LEAD-009)."""
    cards = _cards(view)
    agendas = [card for card in cards if card.card not in MOTIVES]
    if agendas:
        return max((_fate(card)[1] for card in agendas if card.side == side), default=0.0)
    known = [_fate(card) for card in cards]
    return _enough(known, 2 * DEALT - len(cards), side)


def _cards(view: GalacticaView) -> Sequence[MotiveView]:
    return () if view.motives is UNSET else view.motives.cards


def _enough(known: Sequence[Fate], unknown: int, side: str) -> float:
    """How likely enough cards are faceup, and enough of them for this side; of unknown ones half are."""
    mine = [(chance, of == side) for of, chance in known]
    total = 0.0
    ways = [(False, 1 - UNKNOWN), (True, UNKNOWN / 2), (None, UNKNOWN / 2)]
    for shown in product((True, False), repeat=len(mine)):
        weight = 1.0
        for up, (chance, _) in zip(shown, mine, strict=True):
            weight *= chance if up else 1 - chance
        if not weight:
            continue
        for later in product(ways, repeat=unknown):
            hidden = shown.count(False) + sum(way is False for way, _ in later)
            matching = sum(up and match for up, (_, match) in zip(shown, mine, strict=True))
            matching += sum(way is True for way, _ in later)
            if hidden <= HIDDEN and matching >= MATCHING:
                part = weight
                for _, chance in later:
                    part *= chance
                total += part
    return total


def _fate(card: MotiveView) -> Fate:
    if card.shown and card.card in MOTIVES:
        return card.side, 1.0
    chance = 1.0
    for need in card.needs:
        chance *= _likely(need)
    return card.side, chance


def _likely(need: NeedView) -> float:
    """How likely something that is counted will be as it should be in the end."""
    if need.met:
        return SAFE
    if need.what in FEW:
        return 0.3
    missing = need.least - need.now if need.least is not None and need.now < need.least else 0
    if need.what == "distance":
        return max(0.15, 0.6 - 0.1 * missing)
    if missing:
        return 0.05 if need.what in ("food", "fuel", "morale", "population") else 0.4
    over = need.now - (need.most or 0)
    return max(0.2, 0.7 - 0.08 * over)
