"""The log of a reader, which is written line by line as the match goes on."""

from __future__ import annotations

import random

import pytest
from tests.server.rooms import room_in, run, table_of

from ruse.web.table.log import Log, chronicle_of, log_of
from ruse.web.table.panels import told


@pytest.mark.parametrize(("slug", "players"), [("coup", 3), ("royal", 3), ("minister", 3), ("caper", 2)])
def test_what_was_written_before_is_what_would_be_written_now(tmp_path, slug, players):
    """Also where an earlier line has changed: it is no longer fresh, or something is played together with it."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, players, players, slug)
            rng = random.Random(slug)
            for _ in range(60):
                match = table.match
                assert match is not None
                for reader in (0, 1, None):
                    anew = Log(chronicle_of(match, "en", table.seats.names), reader)
                    anew.extend(match)
                    assert log_of(table, match, reader, "en").written(told) == anew.written(told)
                if match.over:
                    break
                seat = rng.choice(match.waiting)
                await table.play(seat, rng.choice(match.actions(seat)), table.window)

    run(work())
