"""Cards that players bring to a table: read with care, limited in size, and offered to the players as a file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from ruse.core.cards import parsed
from ruse.core.errors import BadCards

LARGEST = 64 * 1024
"""Bytes of a file, and of what is kept of it: more than twice the size of our largest one."""
DEEPEST = 8
LONGEST_TEXT = 400
"""Characters of a text; what a file says is shown to everybody at the table."""
LARGEST_NUMBER = 2**53
MOST_DOTS = 64
"""In one line. A key with thousands of parts would keep the TOML parser busy for many seconds."""


# --- Reading -----------------------------------------------------------------------------------------------


def read(data: bytes, name: str) -> dict[str, Any]:
    """Return what an uploaded file says; `BadCards` says why it cannot be read."""
    if len(data) > LARGEST:
        raise TooManyCards(f"a file of cards has at most {LARGEST // 1024} KB here; this one has more")
    for number, line in enumerate(data.splitlines(), 1):
        if line.count(b".") > MOST_DOTS and not line.lstrip().startswith(b"#"):
            raise BadCards(f"line {number} has more than {MOST_DOTS} dots")
    try:
        return parsed(data, name)
    except BadCards as error:
        raise BadCards(shortened(error)) from None


class TooManyCards(BadCards):
    """A file of cards is larger than this server takes."""


def shortened(error: BadCards) -> str:
    """Return what is wrong in one line; it may quote the file."""
    return cut("; ".join(error.faults))


def cut(fault: str) -> str:
    """Return a fault in one line that is not too long to be shown."""
    told = " ".join(fault.split())
    return told if len(told) <= LONGEST_TEXT else told[: LONGEST_TEXT - 1] + "…"


# --- Bounds ------------------------------------------------------------------------------------------------


def check(cards: Mapping[str, Any]) -> None:
    """`BadCards` says what is too large. The game checks what it means."""
    _check(cards, DEEPEST)
    if len(json.dumps(cards)) > LARGEST:
        raise TooManyCards(f"cards have at most {LARGEST // 1024} KB here; these have more")


def _check(value: object, depth: int) -> None:
    if isinstance(value, str):
        _check_text(value)
    elif isinstance(value, Mapping | list):
        if not depth:
            raise BadCards(f"lists and tables are at most {DEEPEST} deep")
        if isinstance(value, Mapping):
            for key in value:
                _check(key if isinstance(key, str) else None, 0)
        for inner in value.values() if isinstance(value, Mapping) else value:
            _check(inner, depth - 1)
    elif not isinstance(value, int | float):
        raise BadCards("a file of cards has texts, numbers, lists and tables only")
    elif not abs(value) <= LARGEST_NUMBER:  # written like this, it refuses NaN too
        raise BadCards(f"a number is at most {LARGEST_NUMBER}")


def _check_text(text: str) -> None:
    if len(text) > LONGEST_TEXT:
        raise BadCards(f"a text has at most {LONGEST_TEXT} characters; {text[:40]!r}... has {len(text)}")
    if not text.translate({ord(blank): " " for blank in "\n\t\u00a0"}).isprintable():
        raise BadCards(f"a text has visible characters only, unlike {text!r:.60}")


# --- Writing -----------------------------------------------------------------------------------------------


def written(cards: Mapping[str, Any]) -> str:
    """Return the cards as a file in TOML, to look at and to bring to another table."""
    simple = {key: value for key, value in cards.items() if not (_is_table(value) or _are_tables(value))}
    parts = [_lines(simple)]
    for key, value in cards.items():
        if _is_table(value):
            parts.append(f"[{_key(key)}]\n{_lines(value)}")
        elif _are_tables(value):
            parts += [f"[[{_key(key)}]]\n{_lines(entry)}" for entry in value]
    return "\n".join(part for part in parts if part)


def _is_table(value: object) -> bool:
    return isinstance(value, Mapping)


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(map(_is_table, value))


def _lines(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in table.items())


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return _joined("{}", (f"{_key(key)} = {_value(inner)}" for key, inner in value.items()))
    if isinstance(value, list):
        return _joined("[]", map(_value, value))
    return _text(value) if isinstance(value, str) else json.dumps(value)


def _joined(brackets: str, parts: Iterable[str]) -> str:
    return brackets[0] + ", ".join(parts) + brackets[1]


def _key(key: str) -> str:
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else _text(key)


def _text(text: str) -> str:
    """Quotes and escapes of JSON are also those of TOML, as long as nothing invisible is in a text."""
    return json.dumps(text, ensure_ascii=False)
