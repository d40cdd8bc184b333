"""Reactions: chat lines that are one picture, shown at the seat of whoever sends them.

They are kept as the sign that anyone could type, so a program or an older page shows them too.
"""

from __future__ import annotations

REACTIONS = {"laugh": "😂", "gasp": "😮", "doubt": "🤨", "clap": "👏", "anger": "😠", "tears": "😭"}
"""By name: the sign that is written down."""
FLAG = "🏳"
"""Written down when somebody resigns. Nobody can type it."""
REST = 1.5
"""Seconds between two reactions of one guest."""

_NAMES = {sign: name for name, sign in REACTIONS.items()} | {FLAG: "resigned"}


def reaction_of(text: str) -> str:
    """Return which reaction a chat line is; nothing for words."""
    return _NAMES.get(text, "")
