"""What the linker puts into the loops: the rules of a game, its bots, and how a target copies a record."""

from __future__ import annotations

from typing import Any

from ruse.core.chance import advance, below, scramble
from ruse.core.record import Record, Row


def deal(s: Any) -> None:
    """The game's `deal`."""


def legal(s: Any, seat: int, out: Row) -> int:
    """Return the game's `legal`."""
    return 0


def act(s: Any, seat: int, action: int) -> None:
    """The game's `act`."""


def winners(s: Any) -> int:
    """Return the game's `winners`."""
    return 0


def score(s: Any, seat: int) -> int:
    """Return the game's `score`."""
    return 0


def observe(s: Any, seat: int, out: Row) -> None:
    """The game's `observe`."""


def see(s: Any, seat: int, out: Row) -> None:
    """What the game's learned bot sees: `observe`, or more (core/sight.py)."""


def imagine(s: Any, seat: int, key: int) -> None:
    """The game's `imagine`."""


def honesty(s: Any, seat: int, action: int) -> int:
    """Return the game's `honesty`: 0 for an action that claims nothing, 1 for a true claim, 2 for a bluff."""
    return 0


def copy_record(records: Any, to: int, source: int) -> None:
    """Make one record of a batch equal to another."""


def put_record(records: Any, at: int, source: Any, place: int) -> None:
    """Make one record of a batch equal to one of another."""


def hash_record(records: Any, cells: Any, at: int) -> int:
    """Return the hash of one record; `cells` is the same memory as 64-bit cells, where a target has it."""
    return 0


def random_bot(s: Record, seat: int, out: Row, key: int) -> int:
    """Return any legal action, with equal chances."""
    return out[below(scramble(advance(key)), legal(s, seat, out))]


def bot_1(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_2(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_3(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_4(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_5(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_6(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_7(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def attentive_bot(s: Any, seat: int, out: Row, key: int) -> int:
    """Return the bot of the game that `easy` plays like while it pays attention."""
    return random_bot(s, seat, out, key)


BOTS = (bot_1, bot_2, bot_3, bot_4, bot_5, bot_6, bot_7)
"""The places that the linker fills with the bots of a game; random players sit in those that it leaves."""
