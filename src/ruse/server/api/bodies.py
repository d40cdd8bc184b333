"""What programs send and receive: the JSON of the API, its limits, and the texts of its document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LARGEST_NUMBER = 2**53
"""Above this, some JSON readers lose precision."""

LONGEST_ACTION = 200
"""Longer than the notation of any action."""

Name = Annotated[str, Meta(min_length=1, max_length=100, description="1 to 24 visible characters of one script")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
OptionValue = (
    Annotated[str, Meta(max_length=60)] | Annotated[int, Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)] | bool
)
Status = Literal["open", "running", "over"]


class Asked(Struct, forbid_unknown_fields=True):
    """A request body. Unknown fields are refused, not ignored."""


class NewTable(Asked):
    """A table to set up. The caller gets seat 0."""

    game: Word
    players: Annotated[int, Meta(ge=1, le=64)]
    name: Name
    edition: Word = "standard"
    options: dict[Word, OptionValue] = {}
    clock: Literal["none", "relaxed", "quick"] = "none"
    bot: Annotated[
        str, Meta(min_length=1, max_length=60, description="plays in open seats and for absent players")
    ] = "house"
    bots: Annotated[
        list[Annotated[str, Meta(max_length=60)]],
        Meta(max_length=64, description="a bot of its own for each seat, from seat 0; empty means `bot`"),
    ] = []
    listed: Annotated[bool, Meta(description="shown on the home page")] = False
    start: Annotated[bool, Meta(description="start immediately; bots take the other seats")] = False
    cards: Annotated[
        dict[str, Any] | None, Meta(description="the content of your own card file, at most 64 KB")
    ] = None


class SitDown(Asked):
    """Take this seat, or the first open one."""

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
    """The seat of the player to remove."""

    seat: Annotated[int, Meta(ge=0, le=LARGEST_NUMBER)]


class Lock(Asked):
    """Whether the table is locked."""

    on: bool


class GameList(Struct):
    """Every game with its players, editions, options, their values, and bots."""

    games: list[dict[str, Any]]


class SeatState(Struct):
    """A seat as everyone sees it."""

    seat: int
    name: str | None
    player: Annotated[
        Literal["person", "bot"] | None,
        Meta(description="null if nobody sits there; a name then reserves the seat"),
    ]
    away: bool


class TableState(Struct):
    """A table as everyone sees it."""

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
    own_cards: Annotated[bool, Meta(description="the table uses custom cards")]
    locked: Annotated[bool, Meta(description="nobody else can take a seat")]


class TableCards(Struct):
    """The custom cards of the table, as in their file; null if the table uses ours."""

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
    """What a seat may know now. Without a token, what a spectator may know."""

    table: str
    status: Status
    sequence: Annotated[int, Meta(description="increases with every change")]
    window: Annotated[int, Meta(description="the number of the open question; send it with your answer")]
    seat: int | None
    actions: Annotated[list[str], Meta(description="what this seat may do now")]
    seconds_left: float | None
    view: Annotated[dict[str, Any] | None, Meta(description="what the seat may know; null before the match")]


class Frame(Snapshot, kw_only=True):
    """A message of the stream: the latest snapshot, and the events since the previous one."""

    events: list[dict[str, Any]]
    next: int


class Choices(Struct):
    """What this seat may do now, and the window to send with the answer."""

    window: int
    actions: list[str]


class Happenings(Struct):
    """Events as this seat saw them. Get more with `since=next`."""

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
    """The chat that this reader may see."""

    lines: list[ChatLine]


class Fault(Struct):
    """Why something was refused."""

    code: str
    message: str


class Problem(Struct):
    """What every refusal looks like."""

    error: Fault
