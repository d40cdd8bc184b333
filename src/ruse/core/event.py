"""Events: what happened, as each seat may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Reader = Callable[[int], Any]
"""Turns a number of the rules into what a reader of the event sees: a name, a seat, nothing."""


class Shape(NamedTuple):
    """The fields of one kind of event: the public ones, then those that only the seats in `to` see.

    A field name that stands twice gives a list.
    """

    name: str
    fields: tuple[str, ...]
    secret: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    verb: str = ""
    """What it is in the language of bluff, the same in all games: `claim`, `block` (a claim against another
    seat's), `challenge`, `show` or `refuse` (to show), `pass`; or `turn`, where a turn begins."""
    untold: tuple[str, ...] = ()
    """Reasons (`why`) that need no sentence, since another event has told it already."""


def seen(
    shape: Shape,
    numbers: tuple[int, ...],
    seat: int | None,
    readers: Mapping[str, Reader],
    everything: bool = False,
) -> dict[str, Any]:
    """One event as a seat sees it (`None` is a spectator): what is hidden from it is not in it."""
    numbers_of = dict(zip(shape.fields, numbers, strict=False))
    concerned = any(numbers_of[field] == seat for field in shape.to)
    fields = shape.fields + (shape.secret if everything or concerned else ())
    event: dict[str, Any] = {"event": shape.name}
    for field, number in zip(fields, numbers, strict=False):
        value = readers[field](number)
        if fields.count(field) == 1:
            event[field] = value
        elif value is not None:
            event.setdefault(field, []).append(value)
    return event
