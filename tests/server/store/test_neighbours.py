"""Workers that share a file: what they tell each other, what they hold, and what is left when one dies."""

from __future__ import annotations

import asyncio
import errno
import runpy
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path

import pytest
from tests.server.rooms import act, run, table_of, until

from ruse.server.errors import StoreFailed
from ruse.server.store import leases, neighbours
from ruse.server.store.leases import Leases
from ruse.server.store.neighbours import Neighbours
from ruse.server.store.retention import Retention
from ruse.server.store.sqlite import Sqlite
from ruse.server.store.sqlite_file import CLOSED, LOGGED, OPEN, join, lead, marked
from ruse.server.store.workers import Company
from ruse.server.store.writers_turn import WritersTurn
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where workers meet: a short name, because that of a socket has an end."""
    with tempfile.TemporaryDirectory(prefix="ruse-") as name:
        yield Path(name)


async def none_of(tables: object, limit: int) -> list[str]:
    return []


class Heard:
    """A worker that writes down what it is told."""

    def __init__(self, folder: Path) -> None:
        self.news: list[str] = []
        self.doubts = 0
        self.workers = Neighbours(folder, none_of)

    async def open(self) -> None:
        """Begin to listen."""
        await self.workers.open(lambda table, ply: self.news.append(table), self._doubt)

    def _doubt(self) -> None:
        self.doubts += 1


@asynccontextmanager
async def heard(folder: Path, count: int = 2) -> AsyncIterator[list[Heard]]:
    """This many workers that know each other."""
    opened = [Heard(folder) for _ in range(count)]
    for one in opened:
        await one.open()
    try:
        yield opened
    finally:
        for one in opened:
            await one.workers.close()


# --- News --------------------------------------------------------------------------------------------------


def test_everybody_but_the_speaker_hears_news_in_their_order(folder):
    async def work() -> None:
        async with heard(folder, 3) as (first, second, third):
            for number in range(100):
                first.workers.tell(f"table {number}")
            await until(lambda: len(second.news) == len(third.news) == 100)
            assert second.news == third.news == [f"table {number}" for number in range(100)]
            assert first.news == []

    run(work())


def test_a_new_worker_is_told_who_is_where_and_all_forget_one_that_left(folder):
    async def work() -> None:
        async with heard(folder) as (first, second):
            await first.workers.attend("t", Company(frozenset({1, 2}), {0: 3.0, 1: 0.5}, 4, 6))
            third = Heard(folder)
            await third.open()
            for one in (second, third):
                await until(lambda one=one: one.workers.watched() == {"t"})  # type: ignore[misc]
                company = await one.workers.company("t")
                assert (company.reading, company.watchers, company.readers) == (frozenset({1, 2}), 4, 6)
                assert 3.0 <= company.seen[0] < 30
                assert 0.5 <= company.seen[1] < 30
            assert await first.workers.company("t") == Company()
            await third.workers.attend("t", Company(frozenset({0}), {0: 0.0}, 1, 1))
            await until(lambda: "t" in first.news)
            await until(lambda: sum(bool(speaker.tables) for speaker in second.workers._hearing.values()) == 2)
            both = await second.workers.company("t")
            assert (both.reading, both.watchers, both.readers) == (frozenset({0, 1, 2}), 5, 7)
            assert both.seen[0] < 3.0  # the latest sign of the two
            doubts = second.doubts
            await third.workers.close()
            await until(lambda: second.doubts > doubts)  # it may have written something that it could not tell
            assert (await second.workers.company("t")).readers == 6
            await first.workers.release("t")
            await until(lambda: second.workers.watched() == set())

    run(work())


def test_what_was_spent_is_heard_once_and_by_the_others_only(folder, monkeypatch):
    monkeypatch.setattr(neighbours, "BUCKETS", 2)

    async def work() -> None:
        async with heard(folder) as (first, second):
            assert await first.workers.spent({"a": 1.5, "b": 1.0, "c": 2.0}) == {}
            assert await first.workers.spent({"a": 0.5}) == {}
            await until(lambda: second.workers._spent.get("a") == 2.0)
            assert await second.workers.spent({}) == {"a": 2.0, "b": 1.0, "c": 2.0}
            assert await second.workers.spent({}) == {}

    run(work())


def test_a_worker_that_does_not_listen_costs_no_memory_and_catches_up_later(folder, monkeypatch):
    monkeypatch.setattr(neighbours, "MOST_WAITING", 10_000)

    async def work() -> None:
        async with heard(folder) as (first, second):
            ears = list(second.workers._hearing)
            for ear in ears:
                ear.transport.pause_reading()  # type: ignore[attr-defined]
            doubts = second.doubts
            for number in range(200_000):
                first.workers.tell("a table with a rather long name")
                if not number % 1000:
                    await asyncio.sleep(0)
                if not first.workers._speaking:
                    break
            else:
                raise AssertionError("everything was kept for somebody who does not listen")
            for ear in ears:
                with suppress(RuntimeError):
                    ear.transport.resume_reading()  # type: ignore[attr-defined]
            await until(lambda: second.doubts > doubts and first.workers._speaking)
            first.workers.tell("afterwards")
            await until(lambda: "afterwards" in second.news)

    run(work())


def test_sockets_and_half_sentences_of_the_dead_are_no_trouble(folder):
    async def work() -> None:
        (folder / "news-1-dead").touch()
        async with heard(folder) as (first, second):
            assert not (folder / "news-1-dead").exists()
            _, writer = await asyncio.open_unix_connection(folder / first.workers._name)
            writer.write(b'["hello", "news-2-dead", true]\n["company", "t", [1')
            writer.close()
            second.workers.tell("t")
            await until(lambda: first.news == ["t"])
            await until(lambda: "news-2-dead" not in first.workers._known)

    run(work())


def test_a_worker_can_be_found_only_when_it_listens(folder, monkeypatch):
    found, listen = [], socket.socket.listen

    def find(listening: socket.socket, *most: int) -> None:
        found.append({file.name for file in folder.glob("news-*")})
        listen(listening, *most)

    async def work() -> None:
        async with heard(folder, 1) as (first,):
            with monkeypatch.context() as patched:
                patched.setattr(socket.socket, "listen", find)
                async with heard(folder, 1) as (second,):
                    assert found == [{first.workers._name}]  # else the first one would delete the second one's
                    first.workers.tell("t")
                    await until(lambda: second.news == ["t"])
                assert not [*folder.glob(f"*{second.workers._name}")]

    run(work())


@pytest.mark.parametrize("why", [errno.EMFILE, errno.EAGAIN, errno.ENOBUFS])
def test_a_worker_that_cannot_be_reached_for_a_moment_is_spoken_to_later(folder, monkeypatch, why):
    refused = []

    async def refuse(path: object) -> None:
        refused.append(path)
        raise OSError(why, "not now")

    async def work() -> None:
        async with heard(folder) as (first, second):
            with monkeypatch.context() as patched:
                patched.setattr(neighbours, "AGAIN", 0.01)
                patched.setattr(asyncio, "open_unix_connection", refuse)
                for line in first.workers._speaking.values():
                    line.transport.abort()
                await until(lambda: len(refused) >= 3)
                assert (folder / second.workers._name).exists()
            await until(lambda: first.workers._speaking)
            first.workers.tell("afterwards")
            await until(lambda: "afterwards" in second.news)

    run(work())


def test_a_long_greeting_does_not_make_a_worker_look_slow(folder, monkeypatch):
    monkeypatch.setattr(neighbours, "MOST_WAITING", 1 << 17)  # a small part of this greeting
    old = [f"a table with a long name {number}" for number in range(10_000)]

    async def work() -> None:
        async with heard(folder, 1) as (first,):
            for table in old:
                await first.workers.attend(table, Company(seen=dict.fromkeys(range(4), 0.5), readers=1))

            async def talk() -> None:
                """Say much while others are greeted: tables come, change and go."""
                for number in range(1000):
                    first.workers.tell("news")
                    await first.workers.attend(f"a new table {number}", Company(readers=1))
                    await first.workers.release(old[-1 - number])
                    await asyncio.sleep(0)

            second = Heard(folder)
            talking = asyncio.create_task(talk())
            await second.open()
            assert set(old[:-1000]) <= second.workers.watched()
            await talking
            await until(lambda: second.workers.watched() == set(first.workers._here))
            assert second.doubts == 1  # from the greeting: its connection was never lost
            await second.workers.close()

    run(work())


def test_what_a_later_version_says_is_ignored_and_it_is_heard_on(folder):
    strange = (
        b'["weather", "sunny"]',
        b'["company", "odd"]',
        b'["company", "odd", [[]], {}, 0, 1]',
        b'["company", "odd", [0], {"x": 1}, 0, 1]',
        b'["company", "odd", [0], {"0": null}, 0, 1]',
        b'["spent", [1]]',
        b'["spent", {"a": "much"}]',
        b'["news", ["odd"]]',
        b"[]",
        b"7",
        b"{",
        b"\xff",
        b'["news", "' + b"x" * 2 * neighbours.LONGEST + b'"]',
    )

    async def work() -> None:
        async with heard(folder, 1) as (one,):
            _, writer = await asyncio.open_unix_connection(folder / one.workers._name)
            for number, line in enumerate(strange):
                writer.write(line + b"\n" + b'["news", "%d"]\n' % number)
                await writer.drain()
                await until(lambda number=number: str(number) in one.news)  # type: ignore[misc]
            # What has become longer is understood as far as it is known.
            writer.write(b'["company", "t", [0], {"1": 2.5}, 0, 1, "and more"]\n["news", "last", 3]\n')
            await until(lambda: "last" in one.news)
            assert one.news == [*(str(number) for number in range(len(strange))), "t", "last"]
            assert one.workers.watched() == {"t"}
            assert await one.workers.spent({}) == {}
            assert one.doubts == 0
            writer.close()

    run(work())


def test_workers_that_cannot_meet_say_so(tmp_path):
    async def work() -> None:
        with pytest.raises(StoreFailed, match="the workers cannot reach each other"):
            await Neighbours(tmp_path / "nowhere", none_of).open(lambda table, ply: None, lambda: None)

    run(work())


# --- Leases and turns --------------------------------------------------------------------------------------


HOLD = """
import sys, time
from pathlib import Path
from ruse.server.store.leases import Leases
leases = Leases(Path(sys.argv[1]))
print(leases.take("t"), flush=True)
time.sleep(600)
"""


def test_a_lease_is_held_by_one_and_free_as_soon_as_its_holder_is_killed(folder):
    file = folder / "leases"
    mine, other = Leases(file), Leases(file)
    with closing(mine), closing(other):
        assert mine.take("t")
        assert mine.take("t")
        assert not other.take("t")
        assert other.take("another table")
        mine.release("t")
        assert other.take("t")
        other.release("t")
        holder = subprocess.Popen([sys.executable, "-c", HOLD, str(file)], stdout=subprocess.PIPE, text=True)
        with holder:
            assert holder.stdout is not None
            assert holder.stdout.readline() == "True\n"
            assert not mine.take("t")
            holder.kill()
        assert mine.take("t")


def test_only_linux_has_the_locks_that_we_ask_for(monkeypatch):
    assert leases.IS_POSSIBLE
    monkeypatch.setattr(sys, "platform", "darwin")  # its Python has the same names for them
    assert not runpy.run_path(str(leases.__file__))["IS_POSSIBLE"]


def test_without_locks_a_lease_is_not_held_and_asked_for_again(folder, monkeypatch, caplog):
    def refuse(*arguments: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    with closing(Leases(folder / "leases")) as leases:
        for _ in range(2):
            with monkeypatch.context() as patched:
                patched.setattr("fcntl.fcntl", refuse)
                assert not leases.take("t")
                assert not leases.take("another table")
            assert leases.take("t")
            leases.release("t")
    assert caplog.messages == 2 * ["a bot waits, because its table could not be locked: No locks available"]


def test_those_who_wait_for_their_turn_get_it_when_the_other_is_done(tmp_path):
    turn, done = WritersTurn(tmp_path / "tables.db"), []

    def wait() -> None:
        with closing(WritersTurn(tmp_path / "tables.db")) as mine, mine:
            done.append("second")

    with closing(turn):
        with turn:
            thread = threading.Thread(target=wait)
            thread.start()
            time.sleep(0.1)
            done.append("first")
        thread.join(30)
    assert done == ["first", "second"]


# --- The file ----------------------------------------------------------------------------------------------


def test_only_the_leader_marks_the_file_and_takes_over_its_log(tmp_path):
    file = tmp_path / "ruse.sqlite"
    leader = lead(file)
    with closing(join(file)) as one, closing(join(file)) as other:
        one.execute("INSERT INTO guests VALUES ('a', 'Ann')")
        other.execute("INSERT INTO guests VALUES ('b', 'Bob')")
        assert marked(other) == OPEN
        leader.large = 0
        one.take_over_log()
        assert leader.large == 0
        leader.take_over_log()
        assert marked(one) == OPEN
        copy = tmp_path / "without its log"
        copy.write_bytes(file.read_bytes())
        with closing(join(copy)) as alone:
            assert marked(alone) == LOGGED  # so whoever loses the log learns of it
    assert marked(leader) == OPEN
    leader.close()
    with closing(join(file)) as after:
        assert marked(after) == CLOSED


def test_workers_that_start_together_have_one_key_and_one_schema(tmp_path, folder):
    async def work() -> None:
        file = tmp_path / "ruse.sqlite"
        stores = [Sqlite(file, folder=folder) for _ in range(4)]
        for store in stores:
            await store.open()
        keys = iter("abcd")
        made = await asyncio.gather(*(store.secret(lambda: next(keys)) for store in stores))
        assert len(set(made)) == 1
        assert (tmp_path / "ruse.sqlite.key").stat().st_mode & 0o777 == 0o600
        assert sorted(path.name for path in tmp_path.glob("*.key*")) == ["ruse.sqlite.key"]
        for store in stores:
            await store.close()

    run(work())


def test_the_others_hear_of_a_change_even_if_whoever_asked_for_it_is_gone(tmp_path, folder):
    async def work() -> None:
        store = Sqlite(tmp_path / "ruse.sqlite", folder=folder)
        room, listener = Room(store), Heard(folder)
        await room.open()
        await listener.open()
        table = await table_of(room, 2, 2)
        listener.news.clear()
        asking = asyncio.ensure_future(store.lock(table.id, True))
        await asyncio.sleep(0)
        asking.cancel()
        await until(lambda: table.id in listener.news)
        await act(table)
        await until(lambda: listener.news.count(table.id) >= 2)
        await listener.workers.close()
        await room.close()

    run(work())


def test_no_worker_deletes_a_table_that_somebody_looks_at_elsewhere(tmp_path, folder):
    async def work() -> None:
        rooms = [Room(Sqlite(tmp_path / "ruse.sqlite", folder=folder)) for _ in range(2)]
        for room in rooms:
            await room.open()
        here, there = rooms
        seen, unseen = [await here.create(Plan("coup", 2), guest="g0", name="Ann") for _ in range(2)]
        with seen.presence.subscribe([0]):
            assert isinstance(there.workers, Neighbours)
            workers = there.workers
            await until(lambda: workers.watched() == {seen.id})
            gone = await there.prune(Retention(waiting=-1.0, standing=None, finished=None))
            assert gone == [unseen.id]
            await until(lambda: unseen.id not in here.tables)
        for room in rooms:
            await room.close()

    run(work())
