"""Pages on two workers and one store: workers and database are killed, and every page goes on by itself."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import expect
from tests.browser.house import PACE, House
from tests.browser.players import LAPTOP, PHONE, Player, play_to_the_end
from tests.browser.test_match import answers, meet
from tests.server.database import cluster
from tests.server.running import COMMAND, serving
from tests.server.test_crew import is_replaced, workers_of

PATIENCE = 90.0


class SharedHouse(House):
    """Two workers on a file or a database."""

    def __init__(self, store: str) -> None:
        super().__init__(Path())
        self.shared = store

    def open(self) -> None:
        """Start both workers."""
        command = (*COMMAND, "--workers", "2")
        self._running = self._stack.enter_context(serving(self.shared, "--pace", PACE, command=command))
        self.wait()

    def wait(self) -> None:
        """Until two workers are there and can write."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urlopen(f"{self.address}/readyz", timeout=5):
                    return
            except (URLError, OSError):
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill_worker(self) -> None:
        """Kill a worker and wait until another one is there in its place."""
        assert self._running is not None
        first, *_ = workers_of(self._running)
        os.kill(first, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while not is_replaced(first, workers_of(self._running)) and time.monotonic() < deadline:
            time.sleep(0.1)

    def replace_workers(self) -> None:
        """Replace all workers one by one."""
        assert self._running is not None
        before = set(workers_of(self._running))
        self._running.process.send_signal(signal.SIGHUP)
        deadline = time.monotonic() + PATIENCE
        while before & set(workers_of(self._running)) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not before & set(workers_of(self._running))


def test_pages_go_on_through_kills_of_workers_and_a_rolling_restart(come, tmp_path):
    with two_workers(str(tmp_path / "tables.db")) as house:
        laptop, phone = at_a_table(come, house)
        for _ in range(2):
            answers(1, laptop, phone)
            house.kill_worker()
        answers(1, laptop, phone)
        play_through_a_rolling_restart(house, laptop, phone)


def test_pages_go_on_through_kills_of_workers_and_database_and_a_rolling_restart(come):
    with cluster() as database, two_workers(database.fresh("pages")) as house:
        laptop, phone = at_a_table(come, house)
        answers(1, laptop, phone)
        house.kill_worker()
        answers(1, laptop, phone)
        house.kill_worker()
        answers(1, laptop, phone)
        database.kill()
        database.start()
        house.wait()
        answers(1, laptop, phone)
        play_through_a_rolling_restart(house, laptop, phone)


@contextmanager
def two_workers(store: str) -> Iterator[SharedHouse]:
    """Two workers on a store while they are needed."""
    house = SharedHouse(store)
    house.open()
    try:
        yield house
    finally:
        house.close()


def at_a_table(come: Callable[..., Player], house: House) -> tuple[Player, Player]:
    """Return two players in two languages at one table, whose pages may lose the server for a while."""
    laptop, phone = come("de-DE", house, **LAPTOP), come("it-IT", house, **PHONE)
    meet(laptop, phone)
    for player in (laptop, phone):
        player.page.evaluate("window.unbroken = true")  # gone if the page were loaded again
        player.forgive("net::ERR_|htmx:sse:error|htmx:error|503")
    return laptop, phone


def play_through_a_rolling_restart(house: SharedHouse, *players: Player) -> None:
    """Replace all workers, and play to the end: no page has been loaded again."""
    house.replace_workers()
    play_to_the_end(*players)
    for player in players:
        assert player.page.evaluate("window.unbroken")
        expect(player.page.locator("#lost")).to_be_hidden()
        expect(player.page.locator("h1")).to_have_text(player.say("table-over"))
