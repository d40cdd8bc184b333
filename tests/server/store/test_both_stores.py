"""What every store must do, on SQLite and on PostgreSQL: one text, two stores."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import Any

import psycopg
import pytest
from tests.server.rooms import AT_ONCE, room_in, run, table_of, until
from tests.server.rows import ACTION, row
from tests.server.stores import Place

from ruse.server.errors import BrokenTable, Collision, StoreFailed
from ruse.server.store.copying import copied
from ruse.server.store.journal import LINES, ActionRow, Line, Quota, SeatRow, TableRow
from ruse.server.store.retention import Retention
from ruse.server.tables.store_check import checked


def opened(name: str, **more: Any) -> TableRow:
    """Return a table that waits for players."""
    new: dict[str, Any] = {
        "status": "open",
        "actions": [],
        "turn": None,
        "locked": False,
        "turned_away": [],
        "reports": [],
    }
    return replace(row(name), **{**new, "seats": [SeatRow(0, "Ann", "ann")], **more})


def change(place: Place, statement: str) -> list[Any]:
    """Do something to the store behind its back."""
    if place.address.startswith("postgresql:"):
        with psycopg.connect(place.address, autocommit=True) as db:
            found = db.execute(statement.encode())
            return found.fetchall() if found.description else []
    with closing(sqlite3.connect(place.address, isolation_level=None)) as file:
        return file.execute(statement).fetchall()


# --- Seats -------------------------------------------------------------------------------------------------


def test_a_reserved_seat_is_taken_by_whoever_comes_and_a_taken_one_by_nobody(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(opened("t"))
            await store.put_seat("t", SeatRow(1, "Bruno"))
            await store.put_seat("t", SeatRow(1, "Carla"))  # reserved for somebody else
            with pytest.raises(Collision):
                await store.put_seat("t", SeatRow(0, "Bruno"))
            await store.put_seat("t", SeatRow(1, "Carla", "carla"))
            for other in (SeatRow(1, "Dora", "dora"), SeatRow(1, "Dora"), SeatRow(1, "Felix", bot="house")):
                with pytest.raises(Collision):
                    await store.put_seat("t", other)
            found = await store.table("t")
            assert found is not None
            assert found.seats == [SeatRow(0, "Ann", "ann"), SeatRow(1, "Carla", "carla")]

    run(work())


def test_a_seat_goes_to_a_bot_for_good_without_the_notes(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(row())
            await store.note("t", 0, 1, ["duke"])
            await store.note("t", 1, 0, ["captain"])
            with pytest.raises(Collision):
                await store.replace_player("t", "eve", SeatRow(0, "Felix", bot="house"))
            await store.replace_player("t", "ann", SeatRow(0, "Felix", bot="house"))
            with pytest.raises(Collision):
                await store.replace_player("t", "ann", SeatRow(0, "Felix", bot="house"))
            found = await store.table("t")
            assert found is not None
            assert found.seats[0] == SeatRow(0, "Felix", bot="house")
            assert found.notes == {(1, 0): ["captain"]}
            assert await store.tables_of("ann", 5) == []

    run(work())


# --- Tables ------------------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was(place):
    async def work() -> None:
        whole = row()
        async with place.opened() as store:
            await store.create(row())
            line = Line(0, None, "Eve", "<b>hm</b>", "watchers", 13.0, "eve")
            assert await store.say("t", line) == 0
            await store.note("t", 0, 1, ["duke"])
            await store.note("t", 0, 1, ["duke", "captain"])
            await store.append("t", 1, ACTION, b"\x03", None)
            whole.chat, whole.notes = [line], {(0, 1): ["duke", "captain"]}
            whole.actions, whole.turn = [ACTION, ACTION], (2, b"\x03")
        async with place.opened() as store:
            assert await store.table("t") == whole
            late = await store.table("t", 1)
            assert late is not None
            assert late.actions == [ACTION]
            assert await store.tables("", 9) == ["t"]
            assert await store.table("u") is None
            await store.append("t", 2, ACTION, None, [1])
            assert await store.follow("t", "u") == "u"
            assert await store.follow("t", "v") == "u"
            over = await store.table("t")
            assert over is not None
            assert (over.status, over.winners, over.finished, over.rematch) == ("over", [1], 12.5, "u")
            assert over.actions == [ACTION, ACTION, ACTION]
            assert [found.id for found in await store.recent(5)] == ["t"]
            assert [found.id for found in await store.tables_of("ann", 5)] == ["t"]
            assert await store.tables_of("eve", 5) == []

    run(work())


def test_a_table_that_stands_is_not_lost_among_those_that_are_over(place):
    async def work() -> None:
        async with place.opened() as store:
            for number in range(5):
                await store.create(replace(row(), id=f"t{number}", created=float(number)))
            for number in (1, 3, 4):
                await store.append(f"t{number}", 1, ACTION, None, [1])
            assert [found.id for found in await store.tables_of("ann", 2)] == ["t2", "t0", "t4", "t3"]
            assert await store.tables("t1", 2) == ["t2", "t3"]

    run(work())


def test_a_collision_writes_nothing_at_all(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(row())
            before = await store.table("t")
            for late in (
                store.append("t", 0, ActionRow(1, "income", "bot", 1.0, []), b"late", [1]),
                store.put_seat("t", SeatRow(0, "Eve", "eve")),
                store.free_seat("t", 0, "ann"),
                store.start("t", 3, [], b""),
            ):
                with pytest.raises(Collision):
                    await late
            assert await store.table("t") == before

    run(work())


def test_a_match_begins_with_those_who_sit_there(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(opened("t"))
            await store.put_seat("t", SeatRow(1, "Bob", "bob"))
            ann, bob, eve = SeatRow(0, "Ann", "ann"), SeatRow(1, "Bob", "bob"), SeatRow(1, "Eve", "eve")
            for seats in ([ann], [ann, eve]):
                with pytest.raises(Collision):
                    await store.start("t", 4, seats, b"r")
            await store.free_seat("t", 1)
            with pytest.raises(Collision):
                await store.start("t", 4, [], b"r")
            await store.start("t", 4, [ann, replace(bob, autopass=True, away=True)], b"r")
            found = await store.table("t")
            assert found is not None
            assert (found.status, found.rules, found.turn) == ("running", 4, (0, b"r"))
            assert found.seats[1] == SeatRow(1, "Bob", "bob", autopass=True, away=True)

    run(work())


def test_of_many_that_write_at_once_each_has_its_number(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(row())
            lines = [Line(0, 0, "Ann", str(number), "players", 1.0, "ann") for number in range(10)]
            numbers = await asyncio.gather(*(store.say("t", line) for line in lines))
            assert sorted(numbers) == list(range(10))
            plies = await asyncio.gather(
                *(store.append("t", 1, ACTION, None, None) for _ in range(5)), return_exceptions=True
            )
            assert sorted(type(outcome).__name__ for outcome in plies) == ["Collision"] * 4 + ["NoneType"]

    run(work())


def test_only_the_latest_chat_lines_are_kept(place):
    async def work() -> None:
        async with place.opened() as store:
            for name in ("t", "u"):
                await store.create(row(name))
            for number in range(LINES + 5):
                assert await store.say("t", Line(0, 0, "Ann", "hello", "players", 1.0, "ann")) == number
            await store.say("u", Line(0, 0, "Ann", "first", "players", 1.0, "ann"))
            found, other = await store.table("t"), await store.table("u")
            assert found is not None
            assert other is not None
            assert [line.number for line in found.chat] == list(range(5, LINES + 5))
            assert "first" in [line.text for line in other.chat]

    run(work())


def test_a_finished_match_is_packed_and_tells_the_same(place, tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE, store=place.store()) as room:
            table = await table_of(room, people=1)
            await table.stand(0)
            await until(partial(_is_over, table))
            assert table.match is not None
            told = table.match.revealed(0)
            found = await room.store.table(table.id)
            assert found is not None
            assert [event for action in found.actions for event in action.events] == told
            late = await room.store.table(table.id, 3)
            assert late is not None
            assert late.actions == found.actions[3:]
        assert change(place, "SELECT count(*) FROM actions WHERE events != '[]'") == [(0,)]
        ((size,),) = change(place, "SELECT length(events) FROM stories")
        assert size < len(str(told)) / 4

    run(work())


def _is_over(table: Any) -> bool:
    return bool(table.status == "over")


# --- Guests and the key ------------------------------------------------------------------------------------


def test_the_key_is_made_once_and_a_guest_keeps_the_last_name(place):
    async def work() -> None:
        async with place.opened() as store:
            assert await store.secret(lambda: "first") == "first"
            await store.rename_guest("ann", "Ann")
            await store.rename_guest("ann", "Anne")
        async with place.opened() as store:
            assert await store.secret(lambda: "second") == "first"
            assert await store.guest_name("ann") == "Anne"
            assert await store.guest_name("eve") is None
            await store.rename_guest("bob", "Bob")
            assert await store.guests("", 1) == [("ann", "Anne")]
            assert await store.guests("ann", 9) == [("bob", "Bob")]

    run(work())


def test_a_guest_can_be_forgotten(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(row())
            await store.create(opened("waiting"))
            await store.put_seat("waiting", SeatRow(1, "Eve", "eve"))
            await store.free_seat("waiting", 1, "eve")
            await store.rename_guest("ann", "Ann")
            await store.say("t", Line(0, 0, "Ann", "mine", "players", 1.0, "ann"))
            await store.note("t", 0, 1, ["duke"])
            assert sorted(await store.forget_guest("ann")) == ["t", "waiting"]
            left, waiting = await store.table("t"), await store.table("waiting")
            assert left is not None
            assert waiting is not None
            assert (left.chat, left.notes, left.host) == ([], {}, None)
            assert (left.seats[0].guest, left.seats[0].bot, waiting.seats) == (None, "house", [])
            assert await store.guest_name("ann") is None
            assert sorted(await store.forget_guest("eve")) == ["t", "waiting"]
            waiting = await store.table("waiting")
            assert waiting is not None
            assert waiting.turned_away == []

    run(work())


# --- The door ----------------------------------------------------------------------------------------------


def test_lock_kick_reports_and_quota_are_kept(place):
    async def work() -> None:
        quota = Quota(of_guest=2, of_source=3)
        async with place.opened() as store:
            await store.create(opened("a", source="s"), quota)
            await store.put_seat("a", SeatRow(1, "Eve", "eve"))
            await store.free_seat("a", 1, "eve")
            await store.lock("a", True)
            assert [await store.report("a", source, 2) for source in ("x", "x", "y", "z")] == [1, 1, 2, 2]
            await store.create(opened("b", source="s"), quota)
            with pytest.raises(Collision):
                await store.create(opened("c", source="other"), quota)  # of this guest
            await store.create(opened("c", source="s", host="bob"), quota)
            with pytest.raises(Collision):
                await store.create(opened("d", source="s", host="cyd"), quota)  # from this address
        async with place.opened() as store:
            found = await store.table("a")
            assert found is not None
            assert (found.locked, found.turned_away, sorted(found.reports)) == (True, ["eve"], ["x", "y"])
            assert await store.table("d") is None
            await store.lock("a", False)
            await store.start("b", 3, [SeatRow(0, "Ann", "ann")], b"")
            await store.create(opened("d", source="other"), quota)  # one of hers waits no more

    run(work())


def test_no_quota_is_passed_by_asking_at_once(place):
    async def work() -> None:
        async with place.opened() as store:
            made = await asyncio.gather(
                *(store.create(opened(f"t{number}", source="s"), Quota(2, 9)) for number in range(6)),
                return_exceptions=True,
            )
            assert sorted(type(outcome).__name__ for outcome in made) == ["Collision"] * 4 + ["NoneType"] * 2

    run(work())


# --- Upkeep ------------------------------------------------------------------------------------------------


def test_tables_are_kept_as_long_as_it_is_said(place):
    async def work() -> None:
        async with place.opened() as store:
            await store.create(opened("alone", created=100.0))
            await store.create(opened("joined", created=100.0))
            await store.put_seat("joined", SeatRow(1, "Bob", "bob"))
            played = replace(ACTION, at=150.0)
            await store.create(replace(row("running"), created=100.0, actions=[played]))
            await store.create(
                replace(row("over"), status="over", finished=200.0, actions=[played], rematch="alone")
            )
            assert await store.prune(Retention(None, None, None), 1e9, []) == []
            assert await store.prune(Retention(10, None, None), 111.0, ["alone"]) == []
            assert await store.prune(Retention(10, None, None), 111.0, []) == ["alone"]
            found = await store.table("over")
            assert found is not None
            assert found.rematch is None  # the table that came after it is gone
            assert await store.prune(Retention(None, 20, None), 160.0, []) == ["joined"]
            assert await store.prune(Retention(None, 20, None), 171.0, []) == ["running"]
            assert await store.prune(Retention(None, None, 90), 290.0, []) == []
            assert await store.prune(Retention(None, None, 90), 291.0, []) == ["over"]
            assert await store.tables("", 9) == []
        for part in ("seats", "actions", "turns", "stories", "chat", "notes"):
            assert change(place, f"SELECT count(*) FROM {part}") == [(0,)]

    run(work())


def test_what_is_spared_does_not_keep_the_others(place, monkeypatch):
    monkeypatch.setattr("ruse.server.store.sqlite_pruning.LARGEST_ROUND", 2)
    monkeypatch.setattr("ruse.server.store.postgres.LARGEST_ROUND", 2)

    async def work() -> None:
        async with place.opened() as store:
            for name in ("a", "b", "c", "d"):
                await store.create(opened(name, created=1.0))
            gone: list[str] = []
            for _ in range(3):
                gone += await store.prune(Retention(10, None, None), 100.0, ["a", "b"])
            assert sorted(gone) == ["c", "d"]

    run(work())


def test_one_bad_row_stops_nobody_else(place, caplog):
    async def work() -> None:
        async with place.opened() as store:
            for name in ("good", "bad"):
                await store.create(replace(row(name), status="over", finished=1.0))
        change(place, "UPDATE tables SET plan = '{' WHERE id = 'bad'")
        async with place.opened() as store:
            with pytest.raises(BrokenTable):
                await store.table("bad")
            assert [found.id for found in await store.recent(9)] == ["good"]
            assert [found.id for found in await store.tables_of("ann", 9)] == ["good"]
            faults = {table: bool(found) async for table, found in checked(store)}
            assert faults["bad"]

    run(work())
    assert "cannot be read" in caplog.text


def test_every_commit_is_counted(place):
    async def work() -> None:
        commits: list[int] = []
        async with place.opened(on_commit=lambda jobs, seconds: commits.append(jobs)) as store:
            await store.create(row())
            before = sum(commits)
            await store.append("t", 1, ACTION, None, None)
            assert sum(commits) == before + 1
            await store.check()

    run(work())


def test_a_store_that_is_closed_says_so(place):
    async def work() -> None:
        async with place.opened() as store:
            pass
        for asked in (store.table("t"), store.check()):
            with pytest.raises(StoreFailed):
                await asked

    run(work())


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_store_is_copied_into_another(place, target, tmp_path, database):
    async def work() -> None:
        into = Place(str(tmp_path / "copy.sqlite") if target == "sqlite" else database.fresh("copy"))
        async with room_in(tmp_path, pace=AT_ONCE, store=place.store()) as room:
            table = await table_of(room, people=1)
            await table.talk.say("g0", "Guest 0", "hello")
            await table.stand(0)
            await until(partial(_is_over, table))
            store = room.store
            await store.rename_guest("g0", "Guest 0")
            key = await store.secret(lambda: "k" * 40)
            await store.create(opened("waiting", source="s"))
            await store.put_seat("waiting", SeatRow(1, "Eve", "eve"))
            await store.free_seat("waiting", 1, "eve")
            await store.lock("waiting", True)
            await store.report("waiting", "x", 3)
            await store.create(row("running"))
            await store.note("running", 0, 1, ["duke"])
            async with into.opened() as copy:
                assert await copied(store, copy) == 3
                for name in await store.tables("", 9):
                    assert await copy.table(name) == await store.table(name)
                assert await copy.guests("", 9) == [("g0", "Guest 0")]
                assert await copy.secret(lambda: "another") == key
                with pytest.raises(StoreFailed, match="not empty"):
                    await copied(store, copy)
                assert (table.id, []) in [found async for found in checked(copy)]

    run(work())
