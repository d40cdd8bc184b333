"""What programs send and get, with its bounds: the JSON of the API and the words of its document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LARGEST_NUMBER = 2**53
"""Beyond it not every reader of JSON counts exactly."""

LONGEST_ACTION = 200
"""No action of any game is written with as many characters."""

Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 visible characters of one script")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
OptionValue = (
    Annotated[str, Meta(max_length=60)] | Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)] | bool
)
Status = Literal["open", "running", "over"]


class Asked(Struct, forbid_unknown_fields=True):
    """A body; a field that we do not know is refused rather than ignored."""


class NewTable(Asked):
    """A table to set up. The caller gets seat 0."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=64)]
    name: Name
    edition: Word = "standard"
    options: dict[Word, OptionValue] = {}
    clock: Literal["none", "relaxed", "quick"] = "none"
    bot: Annotated[str, Meta(min_length=1, max_length=60, description="fills seats and stands in")] = "house"
    listed: Annotated[bool, Meta(description="shown to everybody")] = False
    start: Annotated[bool, Meta(description="begin at once; bots take the other seats")] = False
    cards: Annotated[
        dict[str, Any] | None, Meta(description="what a file of cards of your own says, at most 64 KB")
    ] = None


class SitDown(Asked):
    """Take a seat: this one, or the first that is open."""

    name: Name
    seat: SeatNumber | None = None


class Answer(Asked):
    """An action in its notation, and the window it answers."""

    action: Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]
    window: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]


class Talk(Asked):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Kick(Asked):
    """Whom the host removes."""

    seat: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]


class Lock(Asked):
    """Whether the table is locked."""

    on: bool


class GameList(Struct):
    """Every game: players, editions, options with their values, bots."""

    games: list[dict[str, Any]]


class SeatState(Struct):
    """A seat as everybody sees it."""

    seat: int
    name: str | None
    player: Literal["person", "bot"] | None
    away: bool


class TableState(Struct):
    """A table as everybody sees it."""

    table: str
    game: str
    players: int
    edition: str
    options: dict[str, str | int | bool]
    clock: str
    bot: str
    listed: bool
    status: Status
    created: float
    sequence: int
    seats: list[SeatState]
    watchers: int
    commitment: str | None
    rematch: str | None
    own_cards: Annotated[bool, Meta(description="played with cards that the players have brought")]
    locked: Annotated[bool, Meta(description="the host lets nobody else sit down")]


class TableCards(Struct):
    """The cards that the players have brought, as their file has them; none where ours are played with."""

    cards: dict[str, Any] | None


class OpenTable(Struct):
    """A table that waits for players."""

    table: str
    game: str
    players: int
    open_seats: int
    names: list[str]
    clock: str
    created: float


class TableList(Struct):
    """Tables with open seats, newest first."""

    tables: list[OpenTable]


class Seated(Struct):
    """A seat and the token that opens it."""

    table: str
    seat: int
    token: str


class Snapshot(Struct, kw_only=True):
    """What a seat may know now; a spectator's view without a token."""

    table: str
    status: Status
    sequence: Annotated[int, Meta(description="grows with every change")]
    window: Annotated[int, Meta(description="names what is asked now; an answer carries it")]
    seat: int | None
    actions: Annotated[list[str], Meta(description="what this seat may do now")]
    seconds_left: float | None
    view: Annotated[dict[str, Any] | None, Meta(description="as the game tells it; none before the match")]


class Frame(Snapshot, kw_only=True):
    """A message of the stream: the latest snapshot and what has happened since the one before."""

    events: list[dict[str, Any]]
    next: int


class Choices(Struct):
    """What this seat may do now, and the window that an answer must name."""

    window: int
    actions: list[str]


class Happenings(Struct):
    """Events as this seat saw them; ask for more with `since=next`."""

    events: list[dict[str, Any]]
    next: int


class ChatLine(Struct):
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class ChatLines(Struct):
    """The talk that this reader may hear."""

    lines: list[ChatLine]


class Fault(Struct):
    """Why something was refused."""

    code: str
    message: str


class Problem(Struct):
    """What every refusal looks like."""

    error: Fault
