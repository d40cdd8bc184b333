"""Names: what a person may be called, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from ruse.bots.bot_names import NAMES
from ruse.server.errors import BadRequest

LONGEST_NAME = 24
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs and show nothing."""


class BadName(BadRequest):
    """A name that cannot be shown, or not beside others."""

    code = "bad-name"


def read_name(typed: str) -> str:
    """A name as typed, without needless space; nothing that is invisible or turns the writing round."""
    name = " ".join(unicodedata.normalize("NFC", typed).split())
    if len(name) > LONGEST_NAME or not _shows(name):
        raise BadName(f"a name has 1 to {LONGEST_NAME} visible characters")
    return name


def _shows(name: str) -> bool:
    """Whether all of it can be printed and some of it is seen."""
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    return seen and name.isprintable() and BLANK.isdisjoint(name)


def unlike(name: str, taken: Collection[str]) -> str:
    """The name, or the name with a number where somebody else has it already."""
    known = {other.casefold() for other in taken}
    number, shown = 2, name
    while shown.casefold() in known:
        shown = f"{name} {number}"
        number += 1
    return shown


def bot_name(seat: int, taken: Collection[str]) -> str:
    """A name for the bot in a seat that nobody at the table has."""
    known = {other.casefold() for other in taken}
    free = [name for name in NAMES[seat:] + NAMES[:seat] if name.casefold() not in known]
    return free[0] if free else unlike(NAMES[seat % len(NAMES)], taken)
