"""Events: what happened, as each seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum, auto
from typing import Any, NamedTuple

Reader = Callable[[int], Any]
"""Turns a number of the rules into what a reader of the event sees: a name, a seat, nothing."""


class Kind(Enum):
    """What a field of an event holds, which decides how a sentence shows it."""

    PLAIN = auto()
    """A number or a word, shown as it is."""
    SEAT = auto()
    SEATS = auto()
    WINNERS = auto()
    """The seats that have won. Each of them gets its own sentence."""
    NAME = auto()
    """Something that has a name in the game's words, or a list of such things."""
    PLACE = auto()
    PLACES = auto()
    """Two places."""
    SORT = auto()
    """What chooses the sentence: a declared theft is `event-declared-steal`, not `event-declared`."""


class EventField(str):
    """The name of a field of an event; it knows what kind of thing the field holds."""

    __slots__ = ("kind", "plain", "prefix")
    kind: Kind
    plain: str
    """The name as ordinary text."""
    prefix: str
    """What the messages with the names begin with: `card` for `card-duke`."""

    def __new__(cls, name: str, kind: Kind = Kind.PLAIN, prefix: str = "") -> EventField:
        """Return a field by its name."""
        field = super().__new__(cls, name)
        field.kind = kind
        field.plain = name
        field.prefix = prefix
        return field

    def __getnewargs__(self) -> tuple[str, Kind, str]:  # type: ignore[override]  # what __new__ takes
        return str(self), self.kind, self.prefix


# Fields that many games have.
SEAT = EventField("seat", Kind.SEAT)
TARGET = EventField("target", Kind.SEAT)
FROM = EventField("from", Kind.SEAT)
TO = EventField("to", Kind.SEAT)
WINNERS = EventField("winners", Kind.WINNERS)
NUMBER = EventField("number")
AMOUNT = EventField("amount")
COUNT = EventField("count")
CARD = EventField("card", Kind.NAME, "card")
CARDS = EventField("cards", Kind.NAME, "card")
CLAIM = EventField("claim", Kind.NAME, "card")
PLACE = EventField("place", Kind.PLACE)
REASON = EventField("reason", Kind.SORT)
WHY = EventField("why", Kind.SORT)
WINDOW = EventField("window", Kind.SORT)


class Move(NamedTuple):
    """Something that goes from one part of the table to another when an event happens.

    Parts of the table have the ids of the frame, such as `seat-{seat}`: in braces stand fields of the event, and
    `{here}` is the part of the board that the story has come to. `a|b` is `b` if `a` names a field that is empty.
    """

    picture: str
    """What flies. A picture that an event names is left out if the game has none of it."""
    start: str
    end: str
    amount: EventField | None = None
    """The field that says how many; without it, one."""
    sums: tuple[tuple[str, int], ...] = ()
    """The numbers on the table that go up (1) or down (-1) by that amount."""
    back: str = ""
    """The reason (`why`) for which it goes the other way."""


COINS = Move(
    "coin",
    "coins-{from}|treasury",
    "coins-{to}|treasury",
    AMOUNT,
    sums=(("coins-{from}|treasury", -1), ("coins-{to}|treasury", 1)),
)
"""Coins that change hands."""


class Shape(NamedTuple):
    """The fields of one kind of event: the public ones, then those that only the seats in `to` see.

    A field that appears twice gives a list.
    """

    name: str
    fields: tuple[EventField, ...]
    secret: tuple[EventField, ...] = ()
    to: tuple[EventField, ...] = ()
    verb: str = ""
    """What it is in the terms of bluffing, the same in all games: `claim`, `block` (a claim against another
    seat's), `challenge`, `show` or `refuse` (to show), `pass`; or `turn`, where a turn begins."""
    untold: tuple[str, ...] = ()
    """Reasons (`why`) that need no sentence, because another event has already said it."""
    private: bool = False
    """Whether only seats that see the secret part learn of the event."""
    weight: float = 0.0
    """Seconds that a table shows it; without any, it is shown together with the next event."""
    moves: tuple[Move, ...] = ()
    """What goes from where to where, as the table shows it."""
    is_stamped: bool = False
    """Whether the table stamps its name on the seat."""


def seen(
    shape: Shape,
    numbers: tuple[int, ...],
    seat: int | None,
    readers: Mapping[str, Reader],
    everything: bool = False,
) -> dict[str, Any]:
    """Return one event as a seat sees it (`None` is a spectator): what is hidden from it is not in it."""
    fields = shape.fields
    if shape.secret:
        numbers_of = dict(zip(fields, numbers, strict=False))
        if everything or any(numbers_of[field] == seat for field in shape.to):
            fields += shape.secret
    event: dict[str, Any] = {"event": shape.name}
    for field, number in zip(fields, numbers, strict=False):
        event[field.plain] = readers[field](number)
    return event if len(event) > len(fields) else _with_lists(shape.name, fields, numbers, readers)


def _with_lists(
    name: str, fields: tuple[EventField, ...], numbers: tuple[int, ...], readers: Mapping[str, Reader]
) -> dict[str, Any]:
    """Return an event of which some fields appear more than once."""
    event: dict[str, Any] = {"event": name}
    for field, number in zip(fields, numbers, strict=False):
        value = readers[field](number)
        if fields.count(field) == 1:
            event[field.plain] = value
        elif value is not None:
            event.setdefault(field.plain, []).append(value)
    return event
