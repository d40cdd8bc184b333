"""A table that is dropped is gone: nothing keeps it in memory, and nobody has to collect cycles for that."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import ref

import pytest
from tests.depths import deep_after
from tests.server.box import own_cards
from tests.server.rooms import act, room_in, run, table_of, until

from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table
from ruse.web.table.frame import frame

PARTS = ("playing", "talk", "presence", "proxies", "attendance", "changes", "curtain", "bell", "seats", "match")


@contextmanager
def without_collector() -> Iterator[None]:
    """What is freed in the meantime is freed by the last reference to it."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def watched(table: Table) -> list[Any]:
    """Weak references to a table and to everything it is made of."""
    return [ref(table), *(ref(getattr(table, part)) for part in PARTS)]


def left(references: list[Any]) -> list[str]:
    """Return what is still there."""
    return [type(there).__name__ for there in (reference() for reference in references) if there is not None]


def test_a_table_with_readers_talk_and_answers_is_gone_when_it_is_dropped(tmp_path):
    async def used(room: Room) -> list[Any]:
        table = await table_of(room, people=2, clock="quick")
        with table.presence.subscribe([0]), table.presence.subscribe([]):
            await act(table)
            await table.talk.say("g0", "", "hello")
            await table.talk.note(0, 1, ["duke"])
            await table.set_autopass(1, True)
            for locale in ("en", "de"):
                frame(table, "g0", locale)
            table.presence.take_over(1)
            await until(lambda: not table.presence._writing)
        room.tables.pop(table.id).close()
        return watched(table)

    async def work() -> None:
        async with room_in(tmp_path) as room:
            with without_collector():
                references = await used(room)
                assert left(references) == []

    run(work())


@pytest.mark.parametrize("game", deep_after(2, ["coup", "royal", "minister", "caper"]))
def test_a_match_that_bots_have_played_to_its_end_is_gone_when_it_is_dropped(tmp_path, game):
    async def played(room: Room) -> list[Any]:
        table = await room.create(Plan(game, 2 if game == "caper" else 4), guest="g0", name="Ann")
        await table.start()
        await table.stand(0)
        await until(lambda: table.status == "over")
        await until(lambda: not table.proxies.busy)
        room.tables.pop(table.id).close()
        return watched(table)

    async def work() -> None:
        async with room_in(tmp_path, pace=Pace(0.0)) as room:
            with without_collector():
                references = await played(room)
                assert left(references) == []

    run(work())


def test_a_table_with_cards_of_its_own_is_gone_with_its_cards(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("royal", 2, cards=own_cards()), guest="g0", name="Ann")
            await table.start()
            await act(table)
            with without_collector():
                references = watched(table)
                room.tables.pop(table.id).close()
                del table
                assert left(references) == []

    run(work())
