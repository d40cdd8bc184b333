"""A cache of what pages have rendered before, within a budget of bytes."""

from __future__ import annotations

import json
import marshal
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, wraps
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
        self._kept: list[_Kept] = []
        self._young = 0
        self._old = 0

    @property
    def size(self) -> int:
        """Bytes that are kept now."""
        return self._young + self._old

    def keeps(self, function: Callable[..., Made]) -> Callable[..., Made]:
        """Run a function once for the same arguments; all of them can be keys, none is named."""
        kept = _Kept()
        self._kept.append(kept)

        @wraps(function)
        def recalled(*values: Any) -> Made:
            found = kept.young.get(values)
            if found is None:
                found = kept.old.pop(values, None)
                if found is None:
                    made = function(*values)
                    found = (made, ENTRY + weight(values) + weight(made))
                else:
                    self._old -= found[1]
                if found[1] <= self.budget // 2:
                    if self._young + found[1] > self.budget // 2:
                        self._age()
                    self._young += found[1]
                    kept.young[values] = found
            result: Made = found[0]
            return result

        return recalled

    def forget(self) -> None:
        """Forget everything."""
        self._age()
        self._age()

    def _age(self) -> None:
        for kept in self._kept:
            kept.old, kept.young = kept.young, {}
        self._old, self._young = self._young, 0


class _Kept:
    """What is kept of one function: a result and its weight for each set of arguments."""

    __slots__ = ("old", "young")

    def __init__(self) -> None:
        self.young: dict[tuple[Any, ...], tuple[Any, int]] = {}
        self.old: dict[tuple[Any, ...], tuple[Any, int]] = {}


def plain_bytes(part: Any) -> bytes:
    """Return plain data, such as a part of a view, as bytes for a key. Different data never has the same bytes."""
    try:
        return marshal.dumps(part, PLAIN)
    except ValueError:  # something that is more than plain data, such as text that is marked as safe
        return JSON + json.dumps(part).encode()


def read_bytes(text: bytes) -> Any:
    """Return what `plain_bytes` was given."""
    return json.loads(text[len(JSON) :]) if text.startswith(JSON) else marshal.loads(text)


def weight(thing: Any) -> int:
    """About how many bytes something takes with all that is in it; what is shared counts everywhere."""
    kind = thing.__class__
    if kind is str or kind is Markup:
        return 64 + len(thing) if thing.isascii() else 64 + 4 * len(thing)
    if kind is bytes:
        return 33 + len(thing)
    if kind in LIGHT:
        return 32
    if kind is tuple or isinstance(thing, tuple | list | frozenset | set):
        total = 64 + 8 * len(thing)
        for part in thing:  # almost all that keys are made of, without another call
            kind = part.__class__
            if kind is str or kind is Markup:
                total += 64 + len(part) if part.isascii() else 64 + 4 * len(part)
            elif kind is bytes:
                total += 33 + len(part)
            elif kind not in LIGHT:
                total += weight(part)
        return total
    if isinstance(thing, dict):
        return 128 + sum(map(weight, thing)) + sum(map(weight, thing.values()))
    if names := _field_names(kind):
        return 64 + sum([weight(getattr(thing, name)) for name in names])
    return sys.getsizeof(thing)


LIGHT = {int, bool, float, type(None)}
"""Classes of things that take a few bytes, or that everything shares."""


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


MEMORY = Memory()
"""The one that all pages share."""
