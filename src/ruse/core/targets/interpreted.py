"""The `python` target: the functions as they are, with a game's rules put into the loops."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ruse.core.targets import bot_choice, match_loops, open_names
from ruse.core.targets.link import Linker, rules_of
from ruse.core.targets.match_loops import hash_cells

if TYPE_CHECKING:
    from ruse.core.game import Game


def copy_with_trace(records: Any, to: int, source: int) -> None:
    """`copy_record` on a list of records; the copy keeps its own events, as at a table."""
    records[to] = records[source].copy()
    records[to].trace = []


def hash_packed(records: Any, cells: Any, at: int) -> int:
    """`hash_record` from the record's bytes."""
    data = records[at].pack()
    numbers = struct.unpack(f"<{len(data) // 8}Q", data)
    return hash_cells({(0, place): number for place, number in enumerate(numbers)}, 0, len(numbers))


def interpreted_bindings(game: Game) -> dict[Any, Any]:
    """Return what the interpreter puts in place of the loops' open names."""
    return {
        open_names.copy_record: copy_with_trace,
        open_names.hash_record: hash_packed,
        **rules_of(game),
    }


class Interpreted:
    """The loops of a game for the interpreter."""

    def __init__(self, game: Game) -> None:
        bound = interpreted_bindings(game)
        linker = Linker(lambda function: function, bound, compiled=False)
        self.simulate_span = linker.link(match_loops.simulate_span)
        self.duel_span = linker.link(match_loops.duel_span)
        self.choose = linker.link(bot_choice.choose)


@lru_cache(maxsize=64)  # every table with cards of its own has a game of its own
def interpreted(game: Game) -> Interpreted:
    """Return the loops of a game."""
    return Interpreted(game)
