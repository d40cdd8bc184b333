"""Checks for every card file, with the same words for what is missing, of the wrong type, or out of bounds.

A check raises `BadCards` with one fault. `Faults` collects them, so that the author sees all at once.
TOML has no empty value, so `None` means that a key is missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ruse.core.errors import BadCards


class Faults:
    """Everything that is wrong with a file, or with a part of it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    @contextmanager
    def gathered(self) -> Iterator[None]:
        """Record what is wrong here, and continue."""
        try:
            yield
        except BadCards as error:
            self.found += error.faults

    def check(self) -> None:
        """Raise `BadCards` with everything found so far, if there is anything."""
        if self.found:
            raise BadCards(*self.found)


def table(value: object, keys: Sequence[str], where: str) -> Mapping[str, Any]:
    """Return a table with no other keys than these."""
    if value is None:
        raise BadCards(f"{where} is missing; it is a table with {', '.join(keys)}")
    if not isinstance(value, Mapping):
        raise BadCards(f"{where} is a table, not {value!r:.60}")
    unknown = [f"{where} has no {key!r:.60}; it has {', '.join(keys)}" for key in value if key not in keys]
    if unknown:
        raise BadCards(*unknown)
    return value


def expected(value: object, is_right: bool, what: str, how: str) -> None:
    """Raise `BadCards` if a value is missing or wrong, and say what it should be."""
    if value is None:
        raise BadCards(f"{what} is missing; it is {how}")
    if not is_right:
        raise BadCards(f"{what} is {how}, not {value!r:.60}")


def number(value: object, within: range, what: str) -> int:
    """Return a whole number within bounds."""
    is_right = type(value) is int and value in within
    expected(value, is_right, what, f"a number from {within[0]} to {within[-1]}")
    assert isinstance(value, int)
    return value


def numbers(values: object, within: range, counts: range, what: str) -> list[int]:
    """Return a list of this many whole numbers within bounds."""
    count = f"{counts[0]}" if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    expected(values, isinstance(values, list | tuple) and len(values) in counts, what, f"a list of {count} numbers")
    assert isinstance(values, list | tuple)
    return [number(value, within, f"{what}: each") for value in values]


def one_of(value: object, words: Sequence[str], what: str) -> str:
    """Return one of these words."""
    expected(value, isinstance(value, str) and value in words, what, f"one of {', '.join(words)}")
    return str(value)


def entries(value: object, kind: str, most: int) -> list[Any]:
    """Return a list of tables, `[[kind]]` in TOML, and no more than there is room for."""
    if not isinstance(value, list | tuple) or not value:
        raise BadCards(f"a file of cards has [[{kind}]] entries; there are none")
    if len(value) > most:
        raise BadCards(f"there is room for {most} different {kind} cards, not for {len(value)}")
    return list(value)


# --- Where in a file ---------------------------------------------------------------------------------------------

SECTION = re.compile(r"\[([\w.]+)\](?::? '?(\w+)| has no '(\w+)')?")
"""How a fault names a table and a key in it: `[rules] coins`, `[city.rome]: 'colour'`."""
ENTRY = re.compile(r"([a-z]+) (\d+)(?: \([^)]*\))?(?:[^:']*: '(\w+)'| has no '(\w+)')?")
"""How a fault names a card and a key of it: `gear 3 (tuxedo): 'cost'`."""


def in_file(error: BadCards, name: str, text: str) -> BadCards:
    """Return the same faults with the file and the line that each is about."""
    lines = text.splitlines()
    return type(error)(*(f"{_place(name, lines, fault)}: {fault}" for fault in error.faults))


def _place(name: str, lines: Sequence[str], fault: str) -> str:
    at = line_of(lines, fault)
    return name if at is None else f"{name}, line {at}"


def line_of(lines: Sequence[str], fault: str) -> int | None:
    """Return the line (from 1) of the key that a fault names, or of its table; `None` if there is none."""
    if found := SECTION.match(fault):
        header, nth, keys = f"[{found[1]}]", 1, found.groups()[1:]
    elif found := ENTRY.match(fault):
        header, nth, keys = f"[[{found[1]}]]", int(found[2]), found.groups()[2:]
    else:
        return None
    headers = [at for at, line in enumerate(lines) if line.strip().startswith(header)]
    if len(headers) < nth:
        return None
    start = headers[nth - 1]
    key = next((key for key in keys if key), "")
    for at in range(start + 1, len(lines)):
        if lines[at].lstrip().startswith("["):
            break
        if key and re.match(rf"\s*{key}\s*=", lines[at]):
            return at + 1
    return start + 1
