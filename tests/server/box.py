"""A box of the seat's own: files of cards for Coup Royal that nobody could take for ours."""

from __future__ import annotations

import tomllib
from typing import Any

from ruse.core.registry import find

ROYAL = find("royal")
assert ROYAL.cards is not None
OURS = ROYAL.cards.file.read_text(encoding="utf-8")
LOOT = "gold*7"
"""There is no such card in our file, and no other in this box."""


def own_cards(**changes: Any) -> dict[str, Any]:
    """Return what a file says in which all loot is gold."""
    loot = [{"card": LOOT, "back": back, "copies": 24} for back in (1, 2)]
    return {**tomllib.loads(OURS), "about": "my box", "loot": loot, **changes}


def own_file() -> str:
    """Return the same as somebody writes it who begins with our file."""
    head = OURS.partition("[[loot]]")[0].replace('about = "', 'about = "my <b>box</b>, ')
    return head + "".join(f'[[loot]]\ncard = "{LOOT}"\nback = {back}\ncopies = 24\n' for back in (1, 2))


def loot_in(view: Any) -> set[str]:
    """Return every loot card that is face up in a view of Coup Royal."""
    return {place["loot"] for place in view["places"]}
