"""Tables at moments that were arranged, straight into the store: the server finds them when they are asked for."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.web.finished import row_of

import ruse
from ruse.core.match import Match
from ruse.server.store.journal import SeatRow, TableRow
from ruse.server.store.sqlite import Sqlite

NAMES = ("Ada", "Bruno", "Carla", "Dora")
"""The first one is usually a person, the others are bots."""

HANDS = [["duke", "captain"], ["assassin", "contessa"], ["captain", "ambassador"], ["duke", "contessa"]]


def arranged(script: str = "", hands: Sequence[Sequence[str]] = HANDS, **position: Any) -> Match:
    """Return a match in which this has been played: `0 tax / 1 pass / 2 challenge`."""
    match = ruse.arrange("coup", {"hands": [list(hand) for hand in hands], **position}, seed=1)
    for move in filter(None, script.split(" / ")):
        seat, _, action = move.partition(" ")
        match.play(int(seat), action)
    return match


def put(store: Path, match: Match, people: Mapping[int, str], names: Sequence[str] = (), **more: Any) -> str:
    """Write a table down, with guests in some seats and bots in the others; its id."""
    # A thread of its own, as Playwright keeps a loop running in ours.
    with ThreadPoolExecutor(1) as thread:
        row = replace(row_with(match, people, names or NAMES), **more)
        thread.submit(lambda: asyncio.run(_write(store, row))).result()
    return row.id


def row_with(match: Match, people: Mapping[int, str], names: Sequence[str]) -> TableRow:
    """Return a table of this match as a journal has it."""
    seats = [
        SeatRow(seat, names[seat], guest=people.get(seat), bot=None if seat in people else "house")
        for seat in range(match.players)
    ]
    row = row_of(match, "".join(secrets.choice("23456789") for _ in range(10)), names=names)
    return replace(
        row,
        created=time.time(),
        status="over" if match.over else "running",
        finished=time.time() if match.over else None,
        winners=list(match.winners) if match.over else None,
        host=people.get(0),
        seats=seats,
        turn=(match.ply, match.record()),
    )


async def _write(path: Path, row: TableRow) -> None:
    store = Sqlite(path)
    await store.open()
    await store.create(row)
    await store.close()
