"""`kept_with`: compute something about an object once, and keep it only as long as the object lives.

Every table with cards of its own has a game of its own, so a plain cache would keep such games for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar
from weakref import WeakKeyDictionary

Thing = TypeVar("Thing")
Made = TypeVar("Made")


def kept_with(function: Callable[[Thing], Made]) -> Callable[[Thing], Made]:
    """Keep what is made of an object as long as the object itself lives."""
    known: WeakKeyDictionary[Thing, Made] = WeakKeyDictionary()

    @wraps(function)
    def recalled(thing: Thing) -> Made:
        try:
            return known[thing]
        except KeyError:
            made = known[thing] = function(thing)
            return made

    return recalled
