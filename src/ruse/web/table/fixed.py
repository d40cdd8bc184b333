"""What never changes, such as what is printed on cards: pieces that show it know it by itself, not by its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jinja2 import Environment

MOST = 10_000
"""Things that are known at once: many times what is printed on the cards of all games."""

Faces = TypeVar("Faces", bound="Mapping[str, Any]")

_MARKS: dict[int, tuple[Any, object]] = {}
"""By its id, a thing and the mark that it is known by. The thing is held, so nothing else can get its id."""


def fixed(env: Environment, faces: Faces) -> Faces:
    """Return the same; from now on pieces know it, and each thing in it, by a mark instead of its text.

    Nobody may ever change it. Players' own cards come and go with their tables, so they are not for this.
    """
    if id(faces) not in _MARKS:
        if len(_MARKS) + len(faces) > MOST:
            _MARKS.clear()  # what is known by an old mark is written once more
        for thing in (faces, *faces.values()):
            _MARKS[id(thing)] = thing, object()
    return faces


def mark_of(thing: Any) -> object | None:
    """Return what a thing is known by; nothing if it may change."""
    found = _MARKS.get(id(thing))
    return None if found is None else found[1]
