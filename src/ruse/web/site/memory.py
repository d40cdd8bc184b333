"""A cache of what pages have rendered before, within a budget of bytes."""

from __future__ import annotations

import json
import marshal
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, wraps
from sys import getsizeof
from typing import Any, TypeVar

from markupsafe import Markup

Made = TypeVar("Made")

BUDGET = 96 * 1024 * 1024
"""Bytes for everything that pages keep. Visitors decide how much that is, so there is one limit for all of it."""
ENTRY = 200
"""Bytes that an entry takes besides what is in it."""

PLAIN = 2
"""The form of `marshal` without references: equal data gives equal bytes, however it was put together."""
JSON = b"json "
"""Begins what `marshal` could not write; nothing that it writes itself begins like that."""


class Memory:
    """Results of functions, kept by their arguments.

    There are two generations. What is used in the older one moves to the younger one; when that has taken half of
    the budget, the older one is forgotten. So a hit is one lookup in a dictionary, and no order has to be kept.
    """

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget = budget
        self._shelves: list[Shelf] = []
        self._young = 0
        self._old = 0

    @property
    def size(self) -> int:
        """Bytes that are kept now."""
        return self._young + self._old

    def keeps(self, function: Callable[..., Made]) -> Callable[..., Made]:
        """Run a function once for the same arguments; all of them can be keys, none is named."""
        shelf = self.shelf()

        @wraps(function)
        def recalled(*values: Any) -> Made:
            found = shelf.young.get(values) or shelf.revived(values)
            if found is None:
                return shelf.keep(values, function(*values))
            result: Made = found[0]
            return result

        return recalled

    def shelf(self) -> Shelf:
        """Return a place for things that are found by keys of their own, where the arguments cannot be keys."""
        shelf = Shelf(self)
        self._shelves.append(shelf)
        return shelf

    def take_in(self, added: int, moved: int = 0) -> bool:
        """Make room for this many bytes; `moved` of them were old before. Return whether they fit."""
        self._old -= moved
        if added > self.budget // 2:
            return False
        if self._young + added > self.budget // 2:
            self._age()
        self._young += added
        return True

    def forget(self) -> None:
        """Forget everything."""
        self._age()
        self._age()

    def _age(self) -> None:
        for shelf in self._shelves:
            shelf.old, shelf.young = shelf.young, {}
        self._old, self._young = self._young, 0


class Shelf:
    """What a memory keeps of one kind: things and their weights, each under its key."""

    __slots__ = ("_memory", "old", "young")

    def __init__(self, memory: Memory) -> None:
        self._memory = memory
        self.young: dict[tuple[Any, ...], tuple[Any, int]] = {}
        self.old: dict[tuple[Any, ...], tuple[Any, int]] = {}

    def find(self, key: tuple[Any, ...]) -> Any:
        """Return what is kept under a key; nothing if there is nothing."""
        found = self.young.get(key) or self.revived(key)
        return None if found is None else found[0]

    def revived(self, key: tuple[Any, ...]) -> tuple[Any, int] | None:
        """Return what is old and its weight; it is young again."""
        found = self.old.pop(key, None)
        if found is not None and self._memory.take_in(found[1], moved=found[1]):
            self.young[key] = found
        return found

    def keep(self, key: tuple[Any, ...], made: Made) -> Made:
        """Keep something under a key, if it is not too large."""
        taken = ENTRY + weight(key) + weight(made)
        if self._memory.take_in(taken):
            self.young[key] = made, taken
        return made


def plain_bytes(part: Any) -> bytes:
    """Return plain data, such as a part of a view, as bytes for a key. Different data never has the same bytes."""
    try:
        return marshal.dumps(part, PLAIN)
    except ValueError:  # something that is more than plain data, such as text that is marked as safe
        return JSON + json.dumps(part).encode()


def is_json(text: bytes) -> bool:
    """Return whether `plain_bytes` was given more than plain data: its bytes tell less than that."""
    return text.startswith(JSON)


def read_bytes(text: bytes) -> Any:
    """Return what `plain_bytes` was given."""
    return json.loads(text[len(JSON) :]) if is_json(text) else marshal.loads(text)


def weight(thing: Any) -> int:
    """About how many bytes something takes with all that is in it; what is shared counts everywhere."""
    kind = thing.__class__
    if kind is str or kind is Markup:
        return 64 + len(thing) if thing.isascii() else getsizeof(thing)  # of one, two or four bytes a sign
    if kind is bytes:
        return 33 + len(thing)
    if kind in LIGHT:
        return 32
    if kind is tuple or isinstance(thing, tuple | list | frozenset | set):
        total = 64 + 8 * len(thing)
        for part in thing:  # almost all that keys are made of, without another call
            kind = part.__class__
            if kind is str or kind is Markup:
                total += 64 + len(part) if part.isascii() else getsizeof(part)
            elif kind is bytes:
                total += 33 + len(part)
            elif kind not in LIGHT:
                total += weight(part)
        return total
    if isinstance(thing, dict):
        return 128 + sum(map(weight, thing)) + sum(map(weight, thing.values()))
    if names := _field_names(kind):
        return 64 + sum([weight(getattr(thing, name)) for name in names])
    return getsizeof(thing)


LIGHT = {int, bool, float, type(None)}
"""Classes of things that take a few bytes, or that everything shares."""


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


MEMORY = Memory()
"""The one that all pages share."""
