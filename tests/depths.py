"""How deep a test goes: of many parameters `make test` tries some, and `make test-deep` the others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

DEEP = pytest.mark.deep


def deep_but(values: Iterable[Any], *kept: Any) -> list[Any]:
    """Parameters that are all deep, but for those that are kept; a kept one that does not exist is an error."""
    values = list(values)
    assert all(value in values for value in kept), f"{kept!r} is not among {values!r}"
    return [value if value in kept else _deep(value) for value in values]


def deep_after(count: int, values: Iterable[Any]) -> list[Any]:
    """Parameters that are deep after the first few."""
    return [value if nth < count else _deep(value) for nth, value in enumerate(values)]


def deep_but_once(values: Iterable[Any], others: Sequence[Any], every: int = 1) -> list[Any]:
    """Return every pair; `make test` tries each value once (or every second or third), with the others in turn."""
    return [
        (value, other)
        if nth % every == 0 and other == others[nth // every % len(others)]
        else _deep((value, other))
        for nth, value in enumerate(values)
        for other in others
    ]


def some_or_many(name: str, some: int, many: int) -> pytest.MarkDecorator:
    """How often a test repeats itself: some times in `make test`, many times in `make test-deep`."""
    return pytest.mark.parametrize(name, [pytest.param(some, id="some"), pytest.param(many, id="many", marks=DEEP)])


def _deep(value: Any) -> Any:
    """Return a parameter that is deep; a tuple holds the values of several names."""
    return pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=DEEP)
