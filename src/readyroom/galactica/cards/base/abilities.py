"""What the base box's characters can do: actions and windows. Other abilities stand in the rules they change."""

from readyroom.galactica.actions import spend, take_actions
from readyroom.galactica.board import AREAS, LOCATIONS
from readyroom.galactica.characters import can_use
from readyroom.galactica.checks import change_difficulty
from readyroom.galactica.decks import bury_held, choose_held, draw_to_choose, peek_top
from readyroom.galactica.dice import cast
from readyroom.galactica.events import AbilityUsed, Moved, PartChosen
from readyroom.galactica.loyalty import choose_and_look, lookable
from readyroom.galactica.people import choose_one
from readyroom.galactica.quorum import resolve_quorum
from readyroom.galactica.registry import ABILITY_ACTIONS, QUORUM_ACTIONS, Action, always
from readyroom.galactica.resources import change
from readyroom.galactica.skills import SKILLS
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import give_title
from readyroom.galactica.vipers import activate_unmanned_vipers, viper_options
from readyroom.galactica.windows import listens
from readyroom.kernel import Option, Script

# --- William Adama -----------------------------------------------------------------------------------------


def _command_authority_uses(g: Galactica, seat: int) -> list[None]:
    check = g.check
    if check is None or check.immune or not check.cards:
        return []
    return [None] if can_use(g, seat, "command_authority") else []


@listens("check_resolved", "command_authority", _command_authority_uses)
def _command_authority(g: Galactica, seat: int, _: None) -> Script[None]:
    """Take all cards of the check into hand instead of discarding them."""
    spend(g, seat, "command_authority")
    assert g.check is not None
    g.players[seat].hand += g.check.cards
    g.check.cards = []
    yield from ()


# --- Lee "Apollo" Adama ------------------------------------------------------------------------------------


def _alert_pilot_uses(g: Galactica, seat: int) -> list[str]:
    player = g.players[seat]
    place = LOCATIONS.get(player.place)
    if player.character != "lee_apollo_adama" or player.revealed or place is None:
        return []
    if place.ship != "galactica" or place.id == "brig":
        return []  # CHERR-026
    return [AREAS[area] for area in sorted(set(g.placed_vipers)) if g.vipers[area]]


@listens("viper_placed", "alert_viper_pilot", _alert_pilot_uses)
def _alert_viper_pilot(g: Galactica, seat: int, area: str) -> Script[None]:
    """Pilot a viper that was just placed, and take an action at once (CHERR-025)."""
    g.tell(AbilityUsed, seat, "alert_viper_pilot")
    g.vipers[AREAS.index(area)] -= 1
    g.placed_vipers.clear()
    g.players[seat].place = area
    g.tell(Moved, seat, area)
    yield from take_actions(g, seat, 1)


def _cag(g: Galactica, seat: int) -> Script[int]:
    yield from activate_unmanned_vipers(g, seat, 6)
    return 0


ABILITY_ACTIONS["cag"] = Action(lambda g, _: bool(viper_options(g)), _cag)

# --- Gaius Baltar ------------------------------------------------------------------------------------------


def _cylon_detector(g: Galactica, seat: int) -> Script[int]:
    yield from choose_and_look(g, seat, lookable(g, seat), everything=True)
    return 0


ABILITY_ACTIONS["cylon_detector"] = Action(lambda g, seat: bool(lookable(g, seat)), _cylon_detector)

# --- Sharon "Boomer" Valerii -------------------------------------------------------------------------------


def _recon_uses(g: Galactica, seat: int) -> list[None]:
    mine = seat == g.current and can_use(g, seat, "recon") and "recon" not in g.used
    return [None] if mine and (g.crisis.cards or g.crisis.discard) else []


@listens("turn_ends", "recon", _recon_uses)
def _recon(g: Galactica, seat: int, _: None) -> Script[None]:
    """Look at the top Crisis card, leave it or put it to the bottom."""
    g.used.append("recon")
    g.tell(AbilityUsed, seat, "recon")
    yield from peek_top(g, seat, "crisis")


def _intuition_uses(g: Galactica, seat: int) -> list[str]:
    check = g.check
    if check is None or check.immune or check.settled or not can_use(g, seat, "mysterious_intuition"):
        return []
    return ["pass", "fail"]


@listens("crisis_check", "mysterious_intuition", _intuition_uses)
def _mysterious_intuition(g: Galactica, seat: int, result: str) -> Script[None]:
    """Choose the result of a check on a Crisis card before it is made."""
    spend(g, seat, "mysterious_intuition")
    assert g.check is not None
    g.check.settled = result
    yield from ()


# --- "Chief" Galen Tyrol -----------------------------------------------------------------------------------


def _devotion_uses(g: Galactica, seat: int) -> list[str]:
    check = g.check
    if check is None or check.immune or check.counts_as_zero >= 0 or not can_use(g, seat, "blind_devotion"):
        return []
    return list(SKILLS)


@listens("cards_added", "blind_devotion", _devotion_uses)
def _blind_devotion(g: Galactica, seat: int, skill: str) -> Script[None]:
    """All cards of one type count as 0 (CHERR-003, CHERR-004)."""
    spend(g, seat, "blind_devotion")
    assert g.check is not None
    g.check.counts_as_zero = SKILLS.index(skill)
    yield from ()


# --- Karl "Helo" Agathon -----------------------------------------------------------------------------------


def _eco_uses(g: Galactica, seat: int) -> list[None]:
    mine = seat == g.current and g.die is not None and "eco_officer" not in g.used
    return [None] if mine and can_use(g, seat, "eco_officer") else []


@listens("die_rolled", "eco_officer", _eco_uses)
def _eco_officer(g: Galactica, seat: int, _: None) -> Script[None]:
    """On his turn, once, a die is rolled again; what was added before stays (CHERR-019)."""
    g.used.append("eco_officer")
    g.tell(AbilityUsed, seat, "eco_officer")
    yield from cast(g)


def _compass_uses(g: Galactica, seat: int) -> list[None]:
    return [None] if g.choice >= 0 and can_use(g, seat, "moral_compass") else []


@listens("part_chosen", "moral_compass", _compass_uses)
def _moral_compass(g: Galactica, seat: int, _: None) -> Script[None]:
    """The other part of a "... chooses" card is resolved (CHERR-023)."""
    spend(g, seat, "moral_compass")
    g.choice = 1 - g.choice
    g.tell(PartChosen, seat, "moral_compass", g.choice)
    yield from ()


# --- Laura Roslin ------------------------------------------------------------------------------------------


def _skilled_politician(g: Galactica, seat: int) -> Script[int]:
    """Draw four Quorum cards, resolve one that can be resolved, the others go to the bottom."""
    draw_to_choose(g, seat, "quorum", 4)
    held = g.held
    assert held is not None
    card: str | None = None
    if any(QUORUM_ACTIONS[card].can(g, seat) for card in held.cards):
        card = yield from choose_held(g, "galactica-skilled-politician", lambda c: QUORUM_ACTIONS[c].can(g, seat))
    bury_held(g)
    if card is not None:
        yield from resolve_quorum(g, seat, card)
    return 0


ABILITY_ACTIONS["skilled_politician"] = Action(always, _skilled_politician)

# --- Kara "Starbuck" Thrace --------------------------------------------------------------------------------


def _destiny_uses(g: Galactica, seat: int) -> list[None]:
    return [None] if can_use(g, seat, "secret_destiny") and "secret_destiny" not in g.used else []


@listens("crisis_drawn", "secret_destiny", _destiny_uses)
def _secret_destiny(g: Galactica, seat: int, _: None) -> Script[None]:
    """The Crisis card that was just revealed is discarded and another one drawn; see turn/crisis.py."""
    spend(g, seat, "secret_destiny")
    g.used.append("secret_destiny")
    yield from ()


# --- Saul Tigh ---------------------------------------------------------------------------------------------


def _hatred_uses(g: Galactica, seat: int) -> list[None]:
    check = g.check
    if check is None or check.source != "admirals_quarters" or "cylon_hatred" in check.modified:
        return []
    return [None] if can_use(g, seat, "cylon_hatred") else []


@listens("location_check", "cylon_hatred", _hatred_uses)
def _cylon_hatred(g: Galactica, seat: int, _: None) -> Script[None]:
    g.tell(AbilityUsed, seat, "cylon_hatred")
    assert g.check is not None
    g.check.modified.append("cylon_hatred")
    change_difficulty(g, -3)
    yield from ()


def _martial_law(g: Galactica, _: int) -> Script[int]:
    give_title(g, "president", g.admiral)
    yield from ()
    return 0


ABILITY_ACTIONS["declare_martial_law"] = Action(lambda g, _: g.president != g.admiral, _martial_law)

# --- Tom Zarek ---------------------------------------------------------------------------------------------


def _friends_uses(g: Galactica, seat: int) -> list[str]:
    check = g.check
    if check is None or check.source not in ("administration", "brig") or "friends" in check.modified:
        return []
    return ["-2", "+2"] if can_use(g, seat, "friends_in_low_places") else []


@listens("location_check", "friends_in_low_places", _friends_uses)
def _friends_in_low_places(g: Galactica, seat: int, change_by: str) -> Script[None]:
    g.tell(AbilityUsed, seat, "friends_in_low_places")
    assert g.check is not None
    g.check.modified.append("friends")
    change_difficulty(g, int(change_by))
    yield from ()


def _unconventional_tactics(g: Galactica, seat: int) -> Script[int]:
    """One population less, one of another resource more."""
    change(g, "population", -1)
    resource: str = yield from choose_one(
        seat, "galactica-gain-resource", ["food", "fuel", "morale"], lambda name: Option("resource", name)
    )
    change(g, resource, 1)
    return 0


ABILITY_ACTIONS["unconventional_tactics"] = Action(always, _unconventional_tactics)
