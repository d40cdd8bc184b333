"""Checking a store: every journal is replayed, and what it says compared with what happens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import TYPE_CHECKING

from ruse.core.errors import RuseError
from ruse.server.errors import BrokenTable
from ruse.server.tables.plan import Plan
from ruse.server.tables.rebuild import BROKEN, rebuilt

if TYPE_CHECKING:
    from ruse.server.store.journal import Store, TableRow

PAGE = 500


async def checked(store: Store) -> AsyncIterator[tuple[str, list[str]]]:
    """Yield every table with its faults; nothing if all is well."""
    after = ""
    while tables := await store.tables(after, PAGE):
        for table in tables:
            yield table, await _faults(store, table)
        after = tables[-1]


async def _faults(store: Store, table: str) -> list[str]:
    try:
        row = await store.table(table)
    except BrokenTable as error:
        return [f"its row cannot be read ({type(error.__cause__).__name__})"]
    if row is None:
        return []  # deleted in the meantime
    try:
        return faults_in(row)
    except BROKEN as error:
        return [f"its plan or journal makes no sense ({type(error).__name__})"]


def faults_in(row: TableRow) -> list[str]:
    """Return the faults of a table that can be read."""
    game = Plan(**row.plan).rules
    if row.status == "open":
        return ["it is open and has actions"] if row.actions else []
    if row.rules != game.version and row.rules not in game.earlier:
        return [] if rebuilt(row).match or row.status == "over" else ["its rules are older and it has no record"]
    match = rebuilt(replace(row, actions=[])).match
    if match is None:
        return ["it cannot be dealt"]
    for ply, action in enumerate(row.actions):  # events are not compared: a later version may say more
        try:
            match.play(action.seat, action.action)
        except RuseError as error:
            return [f"ply {ply} cannot be played ({type(error).__name__})"]
    if (row.status == "over") != match.over:
        return [f"it is marked {row.status}, and its replay is not"]
    if match.over and tuple(row.winners or ()) != match.winners:
        return ["it has other winners than its replay"]
    return []
