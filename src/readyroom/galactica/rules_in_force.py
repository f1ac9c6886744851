"""Texts that simply hold, without an action or a window: abilities and drawbacks, places, titles, cards in play.

A rule that such a text changes takes its numbers from here. The boxes declare which card says what.
"""

from typing import TypeVar

from readyroom.galactica.registry import Effect, Text
from readyroom.galactica.state import Galactica

T = TypeVar("T", bound=Text)

STANDING: dict[str, Text] = {}
"""By card, ability, place or title."""


def standing(name: str, kind: type[T]) -> T:
    """The text of a card, place or title."""
    text = STANDING[name]
    assert isinstance(text, kind)
    return text


def in_force(g: Galactica, kind: type[T]) -> list[tuple[str, T]]:
    """The cards in play whose text is of this kind: a rule asks for what a card says, never for the card."""
    kept = g.kept
    return [(card, text) for card in kept if isinstance(text := STANDING.get(card), kind)] if kept else []


CEASEFIRE = "ceasefire"
"""Until the end of the turn no Cylon ship is activated or launched, and no centurion (SKERR-007, SKERR-008)."""
NO_CRISIS = "no_crisis"
"""The current player draws no Crisis card in this turn (CRIS-005)."""
JUMP_ICON = "jump_icon"
"""The next Crisis card of the turn has a jump icon besides what is printed on it."""
NO_PREPARATION = "no_preparation"
"""There is no Prepare for Jump step in this turn."""
SPARING = "sparing:"
"""With a resource: its next loss in this turn is one smaller."""


def for_this_turn(g: Galactica, what: str) -> bool:
    """Whether a card has brought about something that holds until the end of this turn."""
    return what in g.for_turn


UNTIL_JUMP: set[str] = set()
"""Cards that stay in play until the fleet jumps (JUMP-019)."""
UNTIL_BASESTAR: set[str] = set()
"""Cards that stay in play until a basestar is destroyed."""


# --- abilities ---------------------------------------------------------------------------------------------


class InspirationalLeader(Text, frozen=True):
    """On Crisis cards he draws, cards of this strength are positive."""

    strength: int


class DelusionalIntuition(Text, frozen=True):
    """Skill cards after each Crisis card he draws."""

    count: int


class MaintenanceEngineer(Text, frozen=True):
    """Once in his turn, more actions after this card."""

    card: str
    actions: int


class ReligiousVisions(Text, frozen=True):
    """Draws so many Crisis cards to choose from."""

    count: int


class ExpertPilot(Text, frozen=True):
    """So many actions in a turn that begins in a viper."""

    actions: int


class Efficient(Text, frozen=True):
    """Sees all civilian ships when he activates this place, and may move any of them."""

    place: str


class Deceitful(Text, frozen=True):
    """Discards so many cards fewer for a Crisis card, once a card."""

    fewer: int


class RaptorPilot(Text, frozen=True):
    """His scout sees so many cards."""

    card: str
    count: int


class ForwardThinker(Text, frozen=True):
    """After this card of his he may activate his location."""

    card: str


class DifferentPath(Text, frozen=True):
    """What he may choose instead of the parts of a Crisis card."""

    effect: Effect


# --- drawbacks ---------------------------------------------------------------------------------------------


class EmotionallyAttached(Text, frozen=True):
    place: str


class Headstrong(Text, frozen=True):
    """Forced discards are random (CHERR-028)."""


class Coward(Text, frozen=True):
    """Loyalty cards at the start."""

    count: int


class SleeperAgent(Text, frozen=True):
    """Loyalty cards in the Sleeper Agent phase, and where it ends."""

    count: int
    place: str


class SmallerHand(Text, frozen=True):
    hand_limit: int


class Stranded(Text, frozen=True):
    """Off the board until the start of this turn of his."""

    turn: int
    place: str


class TerminalIllness(Text, frozen=True):
    """The price of activating a location, in Skill cards."""

    count: int


class Insubordinate(Text, frozen=True):
    place: str
    easier: int


class Alcoholic(Text, frozen=True):
    """With exactly so many Skill cards at the start of a turn they are discarded."""

    count: int


class ConvictedCriminal(Text, frozen=True):
    """Can't activate where somebody else is, except here."""

    place: str


class Misguided(Text, frozen=True):
    """No more cards than this to a check."""

    count: int


class Benched(Text, frozen=True):
    """No Receive Skills step in this turn of his."""

    turn: int


class NecessarySteps(Text, frozen=True):
    """Whoever draws a Mutiny card, he sees so many and gives them one; the rest goes under the deck (CHERR-050)."""

    count: int


class Disreputable(Text, frozen=True):
    """Mutiny cards at the start, and when he becomes somebody's new character (EXEC-042)."""

    count: int


class Impulsive(Text, frozen=True):
    """Never so many cards to a check, but in the Brig."""

    count: int


class Amoral(Text, frozen=True):
    """Must choose the first part of Crisis cards on which the current player chooses."""


class BentOnRevenge(Text, frozen=True):
    """Can't activate these places."""

    places: tuple[str, ...]


class EmotionallyFragile(Text, frozen=True):
    """Executed when morale falls to this or less, which costs no morale."""

    resource: str
    at_most: int


class NothingButTrouble(Text, frozen=True):
    """Cards of this type in the skill set, whose text humans can't use."""

    skill: int


class StimJunkie(Text, frozen=True):
    """At the end of his Action step he goes here, if he is where he began the turn (CHERR-031, CHERR-032)."""

    place: str


class Kleptomania(Text, frozen=True):
    """Cards to discard where his Movement step ends beside somebody else; if he can't, he goes here in the end."""

    count: int
    place: str


class Reluctant(Text, frozen=True):
    """So many more Skill cards for the action or Movement ability of one (CHERR-033)."""

    count: int


class ForcedToEject(Text, frozen=True):
    """A viper he pilots is destroyed instead of being damaged."""


class Specialized(Text, frozen=True):
    """Can't use the actions of cards of this type (CHERR-048)."""

    skill: int


class SpiritualCrisis(Text, frozen=True):
    """Can reveal a Cylon card only here (CHERR-013)."""

    place: str


class FamilyCommitments(Text, frozen=True):
    """So many cards fewer in Receive Skills, if he is not on this ship."""

    ship: str
    fewer: int


class MoralDilemma(Text, frozen=True):
    """Skill cards to discard whenever he draws a Mutiny card."""

    count: int


class LiesAndSecrets(Text, frozen=True):
    """Whenever somebody reveals a Cylon card all Skill cards are discarded."""


class Clouded(Text, frozen=True):
    """Goes to no location of their own accord where another character is."""


class ConflictedLoyalties(Text, frozen=True):
    """The price of activating this place, in Skill cards."""

    place: str
    count: int


class Meticulous(Text, frozen=True):
    """Goes to any place of the Cylons when ending an infiltration by an action, and has so many actions more."""

    actions: int


class Industrious(Text, frozen=True):
    """While infiltrating so many cards of the skill set more in Receive Skills, instead of one."""

    more: int


class Vanity(Text, frozen=True):
    """Adds nothing to checks made in somebody else's Action step."""


class Heretic(Text, frozen=True):
    """So many Super Crisis cards to leave this place."""

    place: str
    count: int


class Grieving(Text, frozen=True):
    """No cards in Receive Skills in a hazardous location."""


class Calculating(Text, frozen=True):
    """So many cards to a check as a Cylon player, and so many while infiltrating; not in the Brig."""

    cylon: int
    infiltrating: int


class LogicBound(Text, frozen=True):
    """Of cards added to a check so many lie faceup."""

    count: int


# --- places and titles -------------------------------------------------------------------------------------


class FewSkills(Text, frozen=True):
    """Sickbay: so many cards in Receive Skills (RECV-003)."""

    count: int


class NoSkills(Text, frozen=True):
    """No cards in Receive Skills, and all Super Crisis cards are discarded then."""


class Confined(Text, frozen=True):
    """The Brig: no movement, so many cards to a check (CHK-009), no effect of a Cylon card revealed here (CYL-001)."""

    count: int
    crisis: bool = False
    """Whether Crisis cards are drawn here (CRIS-003, CRIS-004)."""
    titles: bool = False
    """Whether titles that are lost in the Brig are kept here (TITLE-014, TITLE-019)."""


class Presidency(Text, frozen=True):
    """The Quorum hand and its actions; see actions.py."""


class Admiralty(Text, frozen=True):
    """Destinations and nukes: damaged `hits` times on up to `damaged`, destroyed above it, from `blast` on with
    `raiders` of its area (NUKE-002)."""

    damaged: int
    hits: int
    blast: int
    raiders: int


class AreaNukes(Admiralty, frozen=True):
    """Nukes are launched at an area; from this result on nothing is left there (NUKE-004..010)."""

    everything: int


class AirGroup(Text, frozen=True):
    """Places civilian ships that are given no area, where there are none yet (TITLE-020..022)."""


# --- cards in play -----------------------------------------------------------------------------------------


class HarderChecks(Text, frozen=True):
    """The next check of a place, or of another place about the President, is harder."""

    place: str
    on_president: str
    harder: int


class MissionSpecialist(Text, frozen=True):
    """Its holder picks the next destination out of so many cards."""

    count: int


class VicePresident(Text, frozen=True):
    """While its holder is not President nobody else can be chosen with Administration (see its location)."""


class NoLooking(Text, frozen=True):
    """Nobody may look at another player's Loyalty cards."""


class ShipClosed(Text, frozen=True):
    ship: str


class PlaceClosed(Text, frozen=True):
    place: str


class WeakVipers(Text, frozen=True):
    """Attacks of unmanned vipers get less."""

    less: int


class LaunchMore(Text, frozen=True):
    """Every launch of a basestar is so many ships bigger."""

    more: int


class RelentlessPursuit(Text, frozen=True):
    """Until a civilian ship or a basestar is destroyed; at a jump it goes back into this deck."""

    deck: str


class Ace(Text, frozen=True):
    """The raider with a token acts so many times in each activation; only a die that shows so much destroys it."""

    token: str
    times: int
    at_least: int


class Barrage(Text, frozen=True):
    """Whenever raiders are activated each basestar launches so many, which do not act in that activation; until there
    is no raider on the board."""

    raiders: int


class Avenged(Text, frozen=True):
    """What happens for every basestar that is destroyed."""

    effect: Effect


class Trapped(Text, frozen=True):
    """Who is in one of these places when the fleet jumps is executed."""

    places: tuple[str, ...]


class NoActions(Text, frozen=True):
    """Nobody can use the actions or Movement abilities of cards of this type (ATKV-009)."""

    skill: int


class GravityWell(Text, frozen=True):
    """Whoever activates a viper discards so many Skill cards first (FAQ-010)."""

    count: int


class NoMiracles(Text, frozen=True):
    """Human players can't use what works once a game (FAQ-007, FAQ-008)."""


# --- Loyalty -----------------------------------------------------------------------------------------------


class NotCylon(Text, frozen=True):
    """Human, as long as there is no Cylon card beside it (LOY-001)."""


class PersonalGoal(Text, frozen=True):
    """Not a Cylon either; what it costs if it is not revealed when the humans would win (GOAL-005)."""

    resource: str
    amount: int


class FinalFive(Text, frozen=True):
    """Not a Cylon either; what happens when somebody else looks at it, and when its owner is executed (FIVE-002)."""

    examined: Effect
    executed: Effect


class Mutineer(Text, frozen=True):
    """Not a Cylon either; shown at once, with so many Mutiny cards as a limit (MUTR, MUTY-010)."""

    limit: int


class Sympathizer(Text, frozen=True):
    """To the Brig, or a Cylon to whom a place is closed (SYMP)."""

    place: str
    closed: str
