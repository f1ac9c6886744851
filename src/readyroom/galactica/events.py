"""What the game tells: every event with who may see which part. Sentences for them are in words/<language>."""

from readyroom.kernel import Event, Hidden

# --- the game, turns -----------------------------------------------------------------------------------------


class CharacterChosen(Event, frozen=True):
    seat: int
    character: str


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int


class GameEnded(Event, frozen=True):
    winner: str
    why: str


class NotPossible(Event, frozen=True):
    """Part of an effect that could not be carried out (TERM-012)."""

    what: str


# --- hands and the Destiny deck ------------------------------------------------------------------------------


class SkillsDrawn(Event, frozen=True):
    """The decks that were drawn from are open, the cards are not."""

    seat: int
    skills: tuple[str, ...]
    cards: Hidden[tuple[str, ...], None]


class SkillsDiscarded(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class SkillTaken(Event, frozen=True):
    """A card went from one hand to another."""

    seat: int
    source: int
    card: Hidden[str, None]


class HandSeen(Event, frozen=True):
    seat: int
    source: int
    cards: Hidden[tuple[str, ...], None]


class DestinySearched(Event, frozen=True):
    """Cards of the Destiny deck were chosen and discarded."""

    seat: int
    cards: tuple[str, ...]


class DestinyTaken(Event, frozen=True):
    """Cards of the Destiny deck go to a hand."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...], None]


class DestinyBuilt(Event, frozen=True):
    pass


class DestinyMixed(Event, frozen=True):
    """Cards of a Skill deck have gone unseen into the Destiny deck."""

    skill: str
    count: int


class DestinyReplaced(Event, frozen=True):
    """The Destiny deck was discarded; the new one is of one type alone."""

    cards: tuple[str, ...]
    skill: str
    count: int


# --- what players do; resources, titles ----------------------------------------------------------------------


class SkillPlayed(Event, frozen=True):
    seat: int
    card: str


class AbilityUsed(Event, frozen=True):
    seat: int
    ability: str


class LocationActivated(Event, frozen=True):
    seat: int
    location: str


class Moved(Event, frozen=True):
    seat: int
    place: str


class ResourceChanged(Event, frozen=True):
    resource: str
    change: int
    now: int


class TitleGiven(Event, frozen=True):
    title: str
    seat: int


# --- decks and cards in play ---------------------------------------------------------------------------------


class QuorumDrawn(Event, frozen=True):
    seat: int
    card: Hidden[str, None]


class QuorumPlayed(Event, frozen=True):
    seat: int
    card: str


class QuorumGiven(Event, frozen=True):
    seat: int
    card: str


class CardDiscarded(Event, frozen=True):
    """A card in play, or one of those drawn to choose among, goes to its discard pile or out of the game."""

    card: str


class CardKept(Event, frozen=True):
    card: str


class CrisisDrawn(Event, frozen=True):
    seat: int
    card: str


class SuperCrisisDrawn(Event, frozen=True):
    seat: int
    card: Hidden[str, None]


class CardPutBack(Event, frozen=True):
    """A card somebody alone has seen goes back, on top or to the bottom."""

    seat: int
    deck: str
    bottom: bool
    card: Hidden[str, None]


class BottomSeen(Event, frozen=True):
    """Somebody has looked at the bottom card of a deck."""

    seat: int
    deck: str
    card: Hidden[str, None]


class PartChosen(Event, frozen=True):
    seat: int
    card: str
    part: int


# --- checks --------------------------------------------------------------------------------------------------


class CheckBegan(Event, frozen=True):
    source: str
    difficulty: int
    skills: tuple[str, ...]


class DifficultyChanged(Event, frozen=True):
    change: int
    now: int


class DestinyAdded(Event, frozen=True):
    count: int
    cards: tuple[str, ...]
    """Those that are played faceup."""


class CardsAdded(Event, frozen=True):
    seat: int
    count: int
    cards: tuple[str, ...]
    """Empty unless cards are played faceup."""


class CheckShown(Event, frozen=True):
    positive: tuple[str, ...]
    negative: tuple[str, ...]
    ignored: tuple[str, ...]
    """Cards that count nothing (Blind Devotion)."""
    total: int
    difficulty: int
    dealt: tuple[tuple[str, int, int], ...]
    """One by one, in the order of the reveal: card, what it counts, the strength so far."""


class CheckAbilityResolved(Event, frozen=True):
    """The text of a Skill card in the check."""

    card: str


class CardsJoined(Event, frozen=True):
    """Cards of the Destiny deck that an ability adds to the check."""

    cards: tuple[str, ...]


class CardsLeft(Event, frozen=True):
    """Cards that an ability discards from the check."""

    cards: tuple[str, ...]


class StrengthChanged(Event, frozen=True):
    """An ability has changed the check: its strength so far, and what every card counts now."""

    total: int
    counts: tuple[tuple[str, int], ...]


class CardTaken(Event, frozen=True):
    """A card leaves the check for a hand; it lay faceup."""

    seat: int
    card: str


class AdditionSeen(Event, frozen=True):
    """Somebody has looked at the cards that somebody else has added to a check."""

    seat: int
    source: int
    cards: Hidden[tuple[str, ...], None]


class TreacheryTurned(Event, frozen=True):
    """A Treachery card that a Reckless check turns up."""

    card: str


class ConsequenceResolved(Event, frozen=True):
    """A card with an ability lies in the check, so the card that asks for it has its consequence."""

    card: str


class CheckTotaled(Event, frozen=True):
    """The strength after the abilities of cards in the check."""

    total: int
    difficulty: int


class CheckResult(Event, frozen=True):
    source: str
    result: str


# --- dice ----------------------------------------------------------------------------------------------------


class DieChanged(Event, frozen=True):
    """The result of a die that was rolled."""

    change: int
    result: int


class DieRolled(Event, frozen=True):
    purpose: str
    rolled: int
    bonus: int
    result: int
    attacker: str
    """Whose attack it decides, if it does."""
    chance: float
    """How likely it was to do something, in percent; and whether it does."""
    hit: bool


# --- ships in space ------------------------------------------------------------------------------------------


class ShipsPlaced(Event, frozen=True):
    ship: str
    area: str
    count: int
    launched: bool = False
    """By basestars that act, not by a card or its setup."""


class ShipsGathered(Event, frozen=True):
    """Cylon ships join the fleet that waits beyond the horizon, before an area of the main board."""

    ship: str
    area: str
    count: int


class FleetArrived(Event, frozen=True):
    """All Cylon ships that waited before an area come to it."""

    area: str
    raiders: int
    heavy_raiders: int
    basestars: int


class ShipsMoved(Event, frozen=True):
    ship: str
    area: str
    to: str
    count: int


class ShipDestroyed(Event, frozen=True):
    ship: str
    area: str


class CivilianDestroyed(Event, frozen=True):
    face: str
    area: str
    """Empty for a ship that was not on the board."""


class CivilianSeen(Event, frozen=True):
    seat: int
    handle: int
    face: Hidden[str, None]


class CivilianEscorted(Event, frozen=True):
    """A viper brings a civilian ship to safety; nobody looks at it."""

    area: str
    handle: int


class ViperDamaged(Event, frozen=True):
    area: str
    ship: str


class VipersRepaired(Event, frozen=True):
    count: int
    ship: str


class VipersReturned(Event, frozen=True):
    """Unmanned vipers go back to the Reserves: out of an area, or `destroyed` ones out of the box."""

    area: str
    count: int
    ship: str


class Missed(Event, frozen=True):
    attacker: str
    target: str


# --- damage, tokens, boards ----------------------------------------------------------------------------------


class GalacticaDamaged(Event, frozen=True):
    token: str


class BoardDamaged(Event, frozen=True):
    """A ship besides Galactica."""

    board: str
    token: str


class TokensPut(Event, frozen=True):
    token: str
    where: str
    count: int


class TokensTaken(Event, frozen=True):
    token: str
    where: str
    count: int


class MarkerMoved(Event, frozen=True):
    """A marker goes to a space of its track."""

    marker: str
    space: str


class BoardTurned(Event, frozen=True):
    """A board lies with another side up, has come to the table, or has left it (`away`)."""

    board: str
    side: str


class LocationRepaired(Event, frozen=True):
    location: str


class BasestarDamaged(Event, frozen=True):
    area: str
    token: str


# --- centurions, activations, nukes, raptors -----------------------------------------------------------------


class CenturionsBoarded(Event, frozen=True):
    count: int


class CenturionsAdvanced(Event, frozen=True):
    pass


class CenturionsDrivenBack(Event, frozen=True):
    """Every centurion goes one space back."""


class CenturionDestroyed(Event, frozen=True):
    space: int


class CylonShipsActivated(Event, frozen=True):
    kind: str


class BridgeOrdered(Event, frozen=True):
    """Which abilities of the Basestar Bridge are carried out, one after the other."""

    seat: int
    orders: tuple[str, ...]


class AreaActivated(Event, frozen=True):
    kind: str
    area: str


class NukeGained(Event, frozen=True):
    """The Admiral has so many now."""

    count: int


class NukeUsed(Event, frozen=True):
    area: str


class NukeLost(Event, frozen=True):
    pass


class CylonShipsRemoved(Event, frozen=True):
    """All Cylon ships leave an area; they are not destroyed."""

    area: str


class RaiderRemoved(Event, frozen=True):
    """A raider goes back to the supply without being destroyed."""

    area: str


class RaptorLost(Event, frozen=True):
    pass


class RaptorsReturned(Event, frozen=True):
    count: int


# --- the jump ------------------------------------------------------------------------------------------------


class JumpIconAdded(Event, frozen=True):
    """The next Crisis card of this turn has a jump icon besides."""

    seat: int


class JumpTrackMoved(Event, frozen=True):
    now: int


class FleetJumped(Event, frozen=True):
    pass


class DestinationChosen(Event, frozen=True):
    seat: int
    card: str
    distance: int


class SleeperPhase(Event, frozen=True):
    pass


# --- loyalty and sides ---------------------------------------------------------------------------------------


class LoyaltyDealt(Event, frozen=True):
    seat: int
    card: Hidden[str, None]


class LoyaltySeen(Event, frozen=True):
    """`seat` looks at Loyalty cards of `source`; the owner is told which (SECR-007)."""

    seat: int
    source: int
    cards: Hidden[tuple[str, ...], None]


class LoyaltyGiven(Event, frozen=True):
    seat: int
    source: int
    count: int


class CylonRevealed(Event, frozen=True):
    seat: int
    card: str


class Executed(Event, frozen=True):
    seat: int
    character: str
    why: str
    """What has caused it: a card, a location, an ability."""


class LoyaltyShown(Event, frozen=True):
    """All Loyalty cards of somebody who turned out to be human."""

    seat: int
    cards: tuple[str, ...]


class FinalFiveShown(Event, frozen=True):
    """Somebody has looked at a Final Five card, and everybody sees it."""

    seat: int
    source: int
    card: str


class GoalRevealed(Event, frozen=True):
    seat: int
    card: str


class GoalMissed(Event, frozen=True):
    """At the end of the game: a Personal Goal was not reached, and costs something."""

    seat: int
    card: str


class AssistRevealed(Event, frozen=True):
    card: str


class SympathizerRevealed(Event, frozen=True):
    seat: int
    cylon: bool


class InfiltrationBegan(Event, frozen=True):
    """A Cylon leader counts as a human player from now on."""

    seat: int


class InfiltrationEnded(Event, frozen=True):
    """A Cylon leader counts as a Cylon player again."""

    seat: int


# --- Mutiny --------------------------------------------------------------------------------------------------


class MutineerRevealed(Event, frozen=True):
    """Somebody has the Mutineer card now, dealt or given."""

    seat: int


class MutinyDrawn(Event, frozen=True):
    seat: int
    card: Hidden[str, None]


class MutinyPlayed(Event, frozen=True):
    seat: int
    card: str


# --- trauma, allies ------------------------------------------------------------------------------------------


class TraumaDrawn(Event, frozen=True):
    """How many tokens is open, their faces are not."""

    seat: int
    count: int
    tokens: Hidden[tuple[str, ...], None]


class TraumaDiscarded(Event, frozen=True):
    """They go back to the pool unseen."""

    seat: int
    count: int
    tokens: Hidden[tuple[str, ...], None]


class DisasterDrawn(Event, frozen=True):
    seat: int


class DisasterReplaced(Event, frozen=True):
    """A disaster among the first tokens of a character: another one is drawn for it."""

    seat: int


class TraumaShown(Event, frozen=True):
    """The Trial: all trauma tokens of a seat, how many count against it, and which those are."""

    seat: int
    tokens: tuple[str, ...]
    against: int
    face: str
    left: int
    """How many the seat keeps: none of so few that they do not matter."""


class AllyCame(Event, frozen=True):
    card: str
    place: str


class AllyMet(Event, frozen=True):
    seat: int
    card: str
    token: str | None
    """The trauma token that lay on the card."""


class AllyTrauma(Event, frozen=True):
    """Somebody puts a trauma token of their own on an Ally card."""

    seat: int
    card: str
    token: Hidden[str, None]


class AllyTraumaUnseen(Event, frozen=True):
    """A trauma token of the pool is put on an Ally card."""

    card: str


class AllyLeft(Event, frozen=True):
    """The card is out of the game."""

    card: str


# --- the Crossroads, the Trial -------------------------------------------------------------------------------


class CrossroadsBegan(Event, frozen=True):
    pass


class CrossroadsDealt(Event, frozen=True):
    seat: int
    card: Hidden[str, None]


class TraumaSet(Event, frozen=True):
    """A trauma token beside a Crossroads card."""

    seat: int
    token: Hidden[str, None]


class CrossroadsShown(Event, frozen=True):
    seat: int
    card: str
    token: str | None
    """None if there was none to set: then they choose."""


class TrialBegan(Event, frozen=True):
    pass


class Eliminated(Event, frozen=True):
    """Somebody takes no part any more, and has lost."""

    seat: int
    character: str


class TrialEnded(Event, frozen=True):
    """All trauma tokens have left the game."""


class MotivesDealt(Event, frozen=True):
    """A Cylon leader has got Motive cards."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...], None]


class MotiveRevealed(Event, frozen=True):
    seat: int
    card: str


class AgendaDealt(Event, frozen=True):
    """A Cylon leader has got an agenda: what kind everybody knows."""

    seat: int
    deck: str
    card: Hidden[str, None]


class AgendaShown(Event, frozen=True):
    """By its action, or because the game is over."""

    seat: int
    card: str


class LeaderJudged(Event, frozen=True):
    """The game is over: whether a Cylon leader has won too, and which Motive cards were not revealed."""

    seat: int
    won: bool
    left: tuple[str, ...]


# --- New Caprica -----------------------------------------------------------------------------------------------


class NewCapricaBegan(Event, frozen=True):
    """The fleet has settled: everybody is on the planet, all civilian ships are on the ground, Galactica is away."""


class GalacticaReturned(Event, frozen=True):
    pass


class CivilianPrepared(Event, frozen=True):
    """The top locked ship lies under the prepared ones."""

    handle: int


class CivilianEvacuated(Event, frozen=True):
    area: str
    handle: int


class LockedShipSeen(Event, frozen=True):
    seat: int
    handle: int
    face: Hidden[str, None]


class LockedShipPutBack(Event, frozen=True):
    seat: int
    handle: int
    bottom: bool


class TokensMoved(Event, frozen=True):
    token: str
    source: str
    target: str


class DepartureOrdered(Event, frozen=True):
    """Galactica leaves New Caprica, and all that are still there."""

    seat: int


class BasestarLeft(Event, frozen=True):
    """A basestar goes back to the supply without being destroyed."""

    area: str


class DestinyReturned(Event, frozen=True):
    """Cards of a hand go on top of the Destiny deck, the first one uppermost."""

    seat: int
    count: int
    cards: Hidden[tuple[str, ...], None]


# --- the way to Earth ----------------------------------------------------------------------------------------


class MissionBegan(Event, frozen=True):
    """A Mission goes faceup on its space."""

    seat: int
    card: str


class MissionTurned(Event, frozen=True):
    """It was failed, and does not count as distance: it lies facedown now."""

    card: str


class ShipRemoved(Event, frozen=True):
    """A Cylon ship goes back to the supply without being destroyed."""

    ship: str
    area: str


class MissionCleared(Event, frozen=True):
    """The fleet jumps, and the Mission leaves its space; one that lies facedown is shuffled into its deck."""

    card: str | None
