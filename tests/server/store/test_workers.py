"""Two workers on one store, a file or a real PostgreSQL: one truth, and everything right across them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest
from tests.server.rooms import act, run, table_of, until
from tests.server.stores import Place

from ruse.bots.seated import seated
from ruse.server.api import endpoints
from ruse.server.errors import NotOver, StoreFailed, TableFull, TooManyListed, TooManyRequests
from ruse.server.identity.guests import GuestNames
from ruse.server.middleware.limits import Limits
from ruse.server.store import postgres_workers
from ruse.server.store.neighbours import Neighbours
from ruse.server.tables.door import REPORTS, TableLocked, TurnedAway
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import QUOTA, Room

QUICK = Pace(0.01)
NEVER = Pace(1e7)


@asynccontextmanager
async def rooms(place: Place, pace: Pace = NEVER, count: int = 2) -> AsyncIterator[list[Room]]:
    """This many workers."""
    opened: list[Room] = []
    try:
        for _ in range(count):
            room = Room(place.store(), pace=pace)
            await room.open()
            opened.append(room)
        yield opened
    finally:
        for room in opened:
            await room.close()


# --- Two workers -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", ["coup", *(pytest.param(game, marks=pytest.mark.deep) for game in ("royal", "minister", "caper"))]
)
def test_a_whole_match_with_its_seats_spread_over_two_workers(shared, game):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            players = 2 if game == "caper" else 4
            table = await here.create(Plan(game, players), guest="g0", name="Guest 0")
            workers = [table, await there.find(table.id)]
            for seat in range(1, players):
                await workers[seat % 2].sit(f"g{seat}", f"Guest {seat}", seat)
                await until(lambda seat=seat: all(one.seats[seat] for one in workers))  # type: ignore[misc]
            await workers[1].start()
            await until(lambda: all(one.match for one in workers))
            while not all(one.status == "over" for one in workers):
                mine = [one for one in workers if one.asked and one.asked[0] % 2 == workers.index(one)]
                for one in mine:
                    assert one.match is not None
                    seat = one.asked[0]
                    await one.play(seat, str(seated(one.match.game, "house")(one.match, seat)), one.window)
                await asyncio.sleep(0 if mine else 0.002)
            first, second = (one.match for one in workers)
            assert first is not None
            assert second is not None
            assert first.dumps() == second.dumps()

    run(work())


def test_of_two_workers_that_play_at_once_one_is_refused_and_sees_the_newer_match(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            table = await table_of(here, 2, 2)
            other = await there.find(table.id)
            for _ in range(6):
                seat, window = table.asked[0], table.window
                assert table.match is not None
                action = str(table.match.actions(seat)[0])
                outcomes = await asyncio.gather(
                    *(one.play(seat, action, window) for one in (table, other) for _ in range(3))
                )
                assert outcomes == [None] * 6
                await until(lambda: table.playing.ply == other.playing.ply)
                found = await here.store.table(table.id)
                assert found is not None
                assert len(found.actions) == table.playing.ply

    run(work())


def test_two_guests_never_get_one_seat(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            table = await here.create(Plan("coup", 3), guest="g0", name="Ann")
            other = await there.find(table.id)
            seats = await asyncio.gather(table.sit("g1", "Bob"), other.sit("g2", "Cyd"))
            assert sorted(seats) == [1, 2]
            with pytest.raises(TableFull):
                await other.sit("g3", "Dan")
            started = await asyncio.gather(table.start(), other.start(), return_exceptions=True)
            assert [type(outcome) for outcome in started].count(type(None)) == 1

    run(work())


def test_talk_notes_names_and_lists_are_right_across_workers(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            table = await here.create(Plan("coup", 3, listed=True), guest="g0", name="Ann")
            assert await there.open_tables() == []
            with table.presence.subscribe([0]):
                while not (listed := await there.open_tables()):
                    await asyncio.sleep(0.05)
                assert [one.id for one in listed] == [table.id]
                other = await there.find(table.id)
                await other.sit("g1", "Bob")
                await other.start()
                await other.talk.say("g1", "", "hello")
                await until(lambda: [line.text for line in table.talk.lines] == ["hello"])
                await table.talk.note(0, 1, ["duke"])
                await until(lambda: other.talk.notes(0) == {1: ["duke"]})
                await until(lambda: other.presence.is_reading(0))
                with other.presence.subscribe([]):
                    await until(lambda: table.attendance.watchers == 1)
                await until(lambda: table.attendance.watchers == 0)
            await until(lambda: not other.presence.is_reading(0))
            with pytest.raises(NotOver):
                await there.again(other, "g0", "Ann")

    run(work())


def test_bots_are_driven_by_one_worker_and_taken_over_when_it_dies(shared):
    async def work() -> None:
        async with rooms(shared, QUICK) as (here, there):
            table = await here.create(Plan("coup", 4, options={"turn_limit": 200}), guest="g0", name="Ann")
            other = await there.find(table.id)
            await table.start()
            await table.stand(0)
            await until(lambda: table.playing.ply > 3 and other.playing.ply > 3)
            drivers = [room for room in (here, there) if table.id in leases_of(room)]
            assert len(drivers) == 1
            (driver,) = drivers
            survivor = other if driver is here else table
            kill(driver)
            loop, ply = asyncio.get_running_loop(), survivor.playing.ply
            died = loop.time()
            await until(lambda: survivor.playing.ply > ply + 1 or survivor.status == "over")
            assert loop.time() - died < 5
            await until(lambda: survivor.status == "over")

    run(work())


def leases_of(room: Room) -> set[str]:
    """Return the tables that a worker drives."""
    workers = room.workers
    if isinstance(workers, Neighbours):
        return set() if workers._leases is None else workers._leases._held
    return workers._leases  # type: ignore[attr-defined, no-any-return]


def kill(room: Room) -> None:
    """Let a worker do nothing from now on: no goodbye, and no more signs of life."""
    workers = room.workers
    for task in [*workers._tasks, *room._tasks]:  # type: ignore[attr-defined]
        task.cancel()
    for dead in room.tables.values():
        dead.close()
    if isinstance(workers, Neighbours):
        assert workers._leases is not None
        workers._leases.close()  # as the system does with what a dead process had open
        workers._leases = None


def test_missed_news_are_caught_up_with_and_a_lost_database_is_one_sentence(database, address):
    async def work() -> None:
        async with rooms(Place(address)) as (here, there):
            table = await table_of(here, 2, 2)
            other = await there.find(table.id)
            await until(lambda: other.match)
            with psycopg.connect(database.address("postgres"), autocommit=True) as db:
                db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'ruse'")
            for _ in range(100):
                try:
                    await act(table)
                    break
                except StoreFailed:
                    await asyncio.sleep(0.05)
            await until(lambda: other.playing.ply == table.playing.ply > 0)

    run(work())


@pytest.mark.deep
def test_a_killed_database_loses_nothing_that_was_acknowledged(database, address):
    async def work() -> None:
        async with rooms(Place(address)) as (here, there):
            table = await table_of(here, 2, 2)
            other = await there.find(table.id)
            await until(lambda: other.match)
            acknowledged: list[tuple[int, str]] = []
            for round_ in range(3):
                await play_some(acknowledged, (table, other), 4)
                database.kill()
                with pytest.raises(StoreFailed, match="does not answer"):
                    await act(table)
                await asyncio.to_thread(database.start)
                await play_some(acknowledged, (other, table), 2 + round_)
            found = await here.store.table(table.id)
            assert found is not None
            assert [(action.seat, action.action) for action in found.actions] == acknowledged

    run(work())


async def play_some(acknowledged: list[tuple[int, str]], workers: tuple[Any, Any], count: int) -> None:
    """Play this many actions by turns at both workers, waiting for the database where it must be."""
    for number in range(count):
        table = workers[number % 2]
        await until(lambda table=table: table.playing.ply == len(acknowledged))  # type: ignore[misc]
        if table.status == "over":
            return
        seat, window = table.asked[0], table.window
        action = str(table.match.actions(seat)[0])
        while True:
            try:
                await table.play(seat, action, window)
                break
            except StoreFailed:
                await asyncio.sleep(0.1)
        acknowledged.append((seat, action))


def test_limits_and_names_hold_across_workers(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            first, second = Limits(clock=lambda: 0.0), Limits(clock=lambda: 0.0)
            await there.workers.spent(second.spent())
            first.spent()
            for _ in range(5):
                first.check("create", "10.0.0.1", "ann")
            await here.workers.spent(first.spent())
            while not (spent := await there.workers.spent(second.spent())):
                await asyncio.sleep(0.002)
            second.charge(spent)
            for _ in range(5):
                second.check("create", "10.0.0.1", "ann")
            with pytest.raises(TooManyRequests):
                second.check("create", "10.0.0.1", "ann")
            second.charge(await there.workers.spent(second.spent()))
            second.check("create", "10.0.0.1", "bob")  # the address has more, and nothing is counted twice
            names, elsewhere = GuestNames(here.store, 0.0), GuestNames(there.store, 0.0)
            await names.rename("ann", "Ann")
            assert await elsewhere.name("ann") == "Ann"
            await names.rename("ann", "Anne")
            assert await elsewhere.name("ann") == "Anne"

    run(work())


def test_a_lease_is_shorter_than_five_seconds():
    assert postgres_workers.LIFE + postgres_workers.BEAT < 5


# --- The door ----------------------------------------------------------------------------------------------


def test_lock_kick_report_and_quota_hold_at_every_worker(shared):
    async def work() -> None:
        listed = Plan("coup", 4, listed=True)
        async with rooms(shared) as (first, second):
            table = await first.create(listed, guest="host", name="Host", source="a")
            elsewhere = await second.find(table.id)
            seat = await elsewhere.sit("stranger", "S")
            await until(lambda: table.seats[seat])
            await table.kick("host", seat)
            await until(lambda: elsewhere.seats[seat] is None)
            with pytest.raises(TurnedAway):
                await elsewhere.sit("stranger", "S")
            await table.lock("host", True)
            await until(lambda: elsewhere.door.locked)
            with pytest.raises(TableLocked):
                await elsewhere.sit("friend", "F")
            for nth in range(REPORTS):
                room = (first, second)[nth % 2]
                await (await room.find(table.id)).report(f"source {nth}")
            await until(lambda: table.door.is_hidden and elsewhere.door.is_hidden)
            asked = [room.create(listed, guest="host", name="H", source="a") for room in (first, second) * 5]
            made = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(1 for one in made if not isinstance(one, TooManyListed)) == QUOTA.of_guest - 1
            await first.forget("stranger")
            await until(lambda: table.id not in first.tables)
            again = await first.find(table.id)
            await again.lock("host", False)
            await again.sit("stranger", "S")

    run(work())


# --- A worker that lags behind -----------------------------------------------------------------------------


async def deafen(room: Room) -> None:
    """Let a worker hear nothing of the others from now on, as one whose news are late."""
    await until(lambda: not room._catching)  # what it has heard before is read first
    workers = room.workers
    if isinstance(workers, Neighbours):
        workers._on_news, workers._on_doubt = lambda table, ply: None, lambda: None
        return
    for task in workers._tasks:  # type: ignore[attr-defined]
        task.cancel()
    workers._on_news = None  # type: ignore[attr-defined]


def test_an_answer_to_a_question_that_this_worker_does_not_know_yet_counts(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            table = await here.create(Plan("coup", 2), guest="g0", name="Ann")
            await table.sit("g1", "Bob")
            other = await there.find(table.id)
            await until(lambda: other.seats[1])
            await deafen(there)
            await table.start()
            assert other.status == "open"
            seat, window = table.asked[0], table.window
            assert table.match is not None
            await other.play(seat, str(table.match.actions(seat)[0]), window)  # the match has begun meanwhile
            assert other.playing.ply == 1
            await until(lambda: table.playing.ply == 1)
            while table.window <= other.window:
                await act(table)
            seat, window = table.asked[0], table.window
            await other.play(seat, str(table.match.actions(seat)[0]), window)
            assert other.playing.ply > 1

    run(work())


def test_whoever_comes_in_sees_what_they_did_elsewhere(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            table = await here.create(Plan("coup", 3), guest="g0", name="Ann")
            other = await there.find(table.id)
            await deafen(there)
            await table.sit("g1", "Bob")
            assert other.seats.of_guest("g1") == []
            assert (await there.find(table.id)).seats.of_guest("g1") == []
            number = other.changes.number
            assert (await there.find(table.id, fresh=True)).seats.of_guest("g1") == [1]
            assert other.changes.number > number
            number = other.changes.number
            await there.find(table.id, fresh=True)
            assert other.changes.number == number  # nothing is new, and nobody is told

    run(work())


def test_a_stream_that_moves_to_a_slower_worker_tells_nothing_twice(shared):
    async def work() -> None:
        async with rooms(shared) as (here, there):
            table = await table_of(here, 2, 2)
            other = await there.find(table.id)
            await deafen(there)
            for _ in range(4):
                await act(table)
            told, since = endpoints._events(table, 0, 0)
            assert other.match is not None
            assert other.match.happened < since
            more, since = endpoints._events(other, 0, since)
            told += more
            await other.catch_up()
            more, since = endpoints._events(other, 0, since)
            assert told + more == table.match.events(0)  # type: ignore[union-attr]

    run(work())
