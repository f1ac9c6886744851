"""What goes over the wire: every message and every body, as types. `schema()` gives them as JSON schema.

The meaning of each is in docs/protocol.md. A message carries its name in `type`.
"""

from typing import Annotated, Any, Literal

import msgspec

from readyroom.kernel import Json, Option

PROTOCOL = 1

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
END = r"$(?!\n)"
"""Of a pattern: Python's `$` also stands before a last line break. Means the same to JavaScript."""
NO_NUL = rf"^[^\x00]*{END}"
"""PostgreSQL stores no NUL."""
Short = Annotated[str, msgspec.Meta(max_length=80, pattern=NO_NUL)]
TableId = Annotated[str, msgspec.Meta(pattern=rf"^[A-Za-z0-9_\-]{{1,40}}{END}")]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Serial = Count
Index = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Picks = Index | Annotated[list[Index], msgspec.Meta(max_length=500)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=60 * 86_400)]


Reactions = Literal["secret", "quick", "open"]
"""How windows pass: as long for all, shorter for all, or the table openly waits for those who can act."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`move`: so many seconds for each answer. `bank`: so many for the game, and `increment` more an answer."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0


class ChairInfo(msgspec.Struct, frozen=True):
    seat: int
    person: str | None
    name: str | None
    computer: str | None
    """Level of the computer player who sits here."""
    away: bool
    """A computer player answers until the person is back."""
    connected: bool = False
    votes: int = 0
    """Votes to replace this seat."""
    open: bool = False
    """In a running game: nobody sits here, and who has had no seat of it may ask for this one."""


class SeekerInfo(msgspec.Struct, frozen=True):
    """Somebody asks to sit down in a running game."""

    person: str
    name: str
    seat: int
    at: float
    agreed: list[int] = []
    """Seats that said yes."""
    refused: list[int] = []
    """Seats that said no."""


class Named(msgspec.Struct, frozen=True):
    person: str
    name: str


class WayIn(msgspec.Struct, frozen=True):
    """How I get a seat of a running game."""

    seats: list[int]
    ask: bool
    """I have to ask, and the host or more than half of the people agree; else I may sit down at once."""
    back: bool
    """It is the seat I have had."""


class Again(msgspec.Struct, frozen=True):
    """The table where the same people play once more."""

    name: str | None
    """Who hosts it, if they sat here too."""
    status: Literal["open", "playing", "over", "closed"]


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    host: str | None
    public: bool
    watch: bool
    pace: Literal["live", "web"]
    clock: Clock
    commitment: str
    chairs: list[ChairInfo]
    created_at: float
    moved_at: float
    window_seconds: float | None = None
    reactions: Reactions = "secret"
    result: Json = None
    next: str | None = None
    again: Again | None = None
    """Of the table that `next` names; for who sat here."""
    watchers: int = 0
    waiting: list[int] = []
    """In lists: the seats that are asked, as a spectator sees it; none in a secret window."""
    seekers: list[SeekerInfo] = []
    """Who asks to sit down."""
    ends_at: float | None = None
    """When it is closed unless somebody moves, for nobody has for long; of a closed table: when it was."""


class TableFor(msgspec.Struct, frozen=True):
    """A table as one person gets it."""

    table: TableInfo
    you: int | None
    """Your seat."""
    key: str | None
    """The invite link's secret; only for those who sit here or host it."""
    way_in: WayIn | None = None
    """How I get a seat of the running game; null: not at all, or I have one."""
    kicked: list[Named] = []
    """For the host: whom they have sent away."""


# --- from the client -----------------------------------------------------------------------------------------


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Every message of a client may carry an `id`; the reply (`ok`, `error`) repeats it."""

    id: int | str | None = None


class Hello(Ask, frozen=True):
    protocol: int = PROTOCOL


class Ping(Ask, frozen=True):
    pass


class Lobby(Ask, frozen=True):
    on: bool = True


class Open(Ask, frozen=True, kw_only=True):
    table: TableId
    key: Short | None = None
    epoch: Count = 0
    seen: Count = 0
    chat: Count = 0
    heard: Count = 0


class Close(Ask, frozen=True, kw_only=True):
    table: TableId


class Answer(Ask, frozen=True, kw_only=True):
    table: TableId
    serial: Serial
    answer: Picks


class Undo(Ask, frozen=True, kw_only=True):
    table: TableId


class Request(Ask, frozen=True, kw_only=True):
    """Ask the table to let me take back my last answer."""

    table: TableId


class Consent(Ask, frozen=True, kw_only=True):
    """Say yes or no to a request. The one who asks takes it back with no."""

    table: TableId
    request: Count
    """Its number."""
    yes: bool


class WindowAsk(Ask, frozen=True, kw_only=True, tag="window"):
    table: TableId
    do: Literal["pass", "think"]


class Orders(Ask, frozen=True, kw_only=True):
    table: TableId
    pass_windows: Annotated[list[Short], msgspec.Meta(max_length=100)]
    answer_by: Annotated[list[Short], msgspec.Meta(max_length=20)] = []
    """Orders of the game by which questions are answered for me."""


class Back(Ask, frozen=True, kw_only=True):
    table: TableId


class Away(Ask, frozen=True, kw_only=True):
    table: TableId


class Hint(Ask, frozen=True, kw_only=True):
    table: TableId


class Why(Ask, frozen=True, kw_only=True):
    """Why I can't choose these things now."""

    table: TableId
    things: Annotated[list[Short], msgspec.Meta(max_length=100)]
    """Labels, as `card:gem-world`."""


class Explain(Ask, frozen=True, kw_only=True):
    table: TableId
    seen: Count = 0
    """Reasons for what happened from this event on."""


class Say(Ask, frozen=True, kw_only=True):
    table: TableId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4_000)]


class TalkAsk(Ask, frozen=True, kw_only=True, tag="talk"):
    table: TableId
    talk: Short
    """The label of a phrase."""


FromClient = (
    Hello
    | Ping
    | Lobby
    | Open
    | Close
    | Answer
    | Undo
    | Request
    | Consent
    | WindowAsk
    | Orders
    | Back
    | Away
    | Hint
    | Why
    | Explain
    | Say
    | TalkAsk
)


# --- from the server -----------------------------------------------------------------------------------------


class Tell(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """A message of the server."""


class Welcome(Tell, frozen=True):
    protocol: int
    person: str
    name: str
    time: float


class Ok(Tell, frozen=True):
    id: int | str | None
    result: Json = None


class Error(Tell, frozen=True):
    id: int | str | None
    code: str
    message: str
    facts: dict[str, Any] = {}


class TableTold(Tell, frozen=True, tag="table"):
    table: TableInfo
    you: int | None
    key: str | None
    way_in: WayIn | None = None
    kicked: list[Named] = []


class QuestionInfo(msgspec.Struct, frozen=True):
    serial: int
    seat: int
    kind: Literal["one", "several", "ordered"]
    prompt: str
    facts: dict[str, Any]
    at_least: int
    at_most: int
    options: list[dict[str, Any]]
    answered: bool
    answer: int | list[int] | None
    aid: dict[str, Any] = {}
    """What the game reckons for whoever has to choose: odds, prices, what a part will do."""


class GameTold(Tell, frozen=True, tag="game"):
    table: str
    seat: int | None
    epoch: int
    back: int
    """Events up to here stay; later ones, if you have them, were taken back."""
    events: list[dict[str, Any]]
    """From event number `back` on."""
    state: "GameState"


class GameState(msgspec.Struct, frozen=True):
    """How the game stands for one viewer."""

    view: Json
    questions: list[QuestionInfo]
    waiting: list[int]
    window: str | None
    undo: bool
    ask: bool
    """Whether I may ask the table to take back my last answer."""
    request: "RequestInfo | None"
    over: bool
    result: Json
    clocks: "ClockTold | None"
    aid: dict[str, Any] = {}
    """What follows from the view by the rules: what cards count, what is still possible."""
    asked: list[str] = []
    """What the seats of `waiting` are asked, one by one, where everybody may know it; else empty."""


class RequestInfo(msgspec.Struct, frozen=True):
    """A seat asks to take back its last answer. It stays to be seen, with its outcome, until the game goes on."""

    number: int
    seat: int
    agreed: tuple[int, ...]
    until: float
    """When it is over by itself (Unix seconds)."""
    outcome: Literal["agreed", "refused", "withdrawn", "late", "moved"] | None = None
    """None while it is open. `moved`: somebody answered meanwhile."""


class ClockTold(msgspec.Struct, frozen=True):
    left: list[float]
    """Seconds left of each seat at the moment `at`."""
    running: list[int]
    at: float


class PhraseInfo(msgspec.Struct, frozen=True):
    """Something a seat may say, or has said."""

    label: str
    kind: str
    id: str
    facts: dict[str, Any]
    """Whom or what it is about; `seat` is always a seat."""


def phrase(option: Option) -> PhraseInfo:
    return PhraseInfo(option.label, option.kind, option.id, dict(option.facts))


class PhrasesTold(Tell, frozen=True, tag="phrases"):
    """What you may say now; replaces what you were told before."""

    table: str
    phrases: list[PhraseInfo]


class TalkLine(msgspec.Struct, frozen=True):
    after: int
    """How many of your events had happened; never more than you have."""
    seat: int
    phrase: PhraseInfo
    at: float


class TalkTold(Tell, frozen=True, tag="talk"):
    table: str
    heard: int
    """The number of the first line; lines count from 0."""
    lines: list[TalkLine]


class ChatLine(msgspec.Struct, frozen=True):
    id: int
    name: str
    seat: int | None
    room: Literal["table", "watchers"]
    text: str
    at: float


class ChatTold(Tell, frozen=True, tag="chat"):
    table: str
    lines: list[ChatLine]


class OrdersTold(Tell, frozen=True, tag="orders"):
    table: str
    pass_windows: list[str]
    answer_by: list[str] = []


class LobbyTold(Tell, frozen=True, tag="lobby"):
    tables: list[TableInfo]


class Gone(Tell, frozen=True):
    table: str
    why: str


class Bye(Tell, frozen=True):
    why: str


FromServer = (
    Welcome
    | Ok
    | Error
    | TableTold
    | GameTold
    | PhrasesTold
    | TalkTold
    | ChatTold
    | OrdersTold
    | LobbyTold
    | Gone
    | Bye
)

decode_ask = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def schema() -> dict[str, Any]:
    """All messages as JSON schema, for clients in other languages."""
    (client, server), parts = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Readyroom live protocol {PROTOCOL}",
        "$defs": {**parts, "FromClient": client, "FromServer": server},
    }
