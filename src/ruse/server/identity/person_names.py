"""Names: what a person may be called, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from ruse.bots.bot_names import NAMES
from ruse.server.errors import BadRequest

LONGEST_NAME = 24
LONGEST_TYPED = 200
MOST_MARKS = 2
"""Marks on one letter that do not combine with it: Hebrew, Arabic, Thai and Hindi need two."""
RULE = f"a name has 1 to {LONGEST_NAME} visible characters of one script"
TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""Scripts that people write side by side and nobody confuses (Unicode TS 39, *highly restrictive*)."""
ALIKE = str.maketrans(
    "абвгеёзікмнорстухѕјԁԛԝαβγεηικμνορτυχ01l",
    "a6bree3ikmhopctyxsjdqwabyenikuvoptuxoii",
)
"""Letters of other scripts and figures that look like a Latin one: enough to tell two names at one table apart."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters or signs but are invisible."""


class BadName(BadRequest):
    """A name that cannot be shown, or not next to others."""

    code = "bad-name"


def read_name(typed: str) -> str:
    """Return a name as typed, without needless space, in plain letters of one script.

    Nothing in it is invisible, reverses the text, piles up marks or passes for another alphabet.
    """
    if len(typed) > LONGEST_TYPED:  # normalizing a long pile of marks takes time
        raise BadName(RULE)
    name = " ".join(unicodedata.normalize("NFKC", typed).split())
    if len(name) > LONGEST_NAME or not _shows(name) or _piles_up(name) or not _is_one_script(name):
        raise BadName(RULE)
    return name


def _shows(name: str) -> bool:
    """Return whether all of it can be printed and some of it is visible."""
    seen = any(unicodedata.category(sign)[0] in "LNPS" for sign in name)
    return seen and name.isprintable() and BLANK.isdisjoint(name)


def _piles_up(name: str) -> bool:
    """Return whether marks are stacked as in no language, have no letter, or surround one."""
    row = MOST_MARKS
    for sign in name:
        kind = unicodedata.category(sign)
        row = row + 1 if kind in ("Mn", "Me") else 0
        if row > MOST_MARKS or kind == "Me":
            return True
    return False


def _is_one_script(name: str) -> bool:
    """Return whether its letters belong together: a Cyrillic letter among Latin ones passes for one of them."""
    scripts = {_script(sign) for sign in name if unicodedata.category(sign)[0] == "L"}
    return len(scripts) < 2 or any(scripts <= together for together in TOGETHER)


def _script(letter: str) -> str:
    """Return the script of a letter: Unicode's name for it begins with it."""
    return unicodedata.name(letter, "?").partition(" ")[0]


def skeleton(name: str) -> str:
    """Return a key that is equal for names that look the same, whatever their case, spaces and alphabets."""
    return "".join(unicodedata.normalize("NFKD", name).casefold().split()).translate(ALIKE)


def unlike(name: str, taken: Collection[str]) -> str:
    """Return the name, or the name with a number where somebody else has it already."""
    known = {skeleton(other) for other in taken}
    number, shown = 2, name
    while skeleton(shown) in known:
        shown = f"{name} {number}"
        number += 1
    return shown


def bot_name(seat: int, taken: Collection[str]) -> str:
    """Return a name for the bot in a seat that nobody at the table has."""
    known = {skeleton(other) for other in taken}
    free = [name for name in NAMES[seat:] + NAMES[:seat] if skeleton(name) not in known]
    return free[0] if free else unlike(NAMES[seat % len(NAMES)], taken)
