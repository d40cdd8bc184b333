"""Names: what a person may be called, and no two alike at a table."""

from __future__ import annotations

from collections.abc import Collection

from ruse.bots.names import NAMES
from ruse.server.errors import BadRequest

LONGEST_NAME = 24


class BadName(BadRequest):
    """A name that cannot be shown, or not beside others."""

    code = "bad-name"


def read_name(typed: str) -> str:
    """A name as typed, without needless space; nothing that is invisible or turns the writing round."""
    name = " ".join(typed.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise BadName(f"a name has 1 to {LONGEST_NAME} visible characters")
    return name


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
