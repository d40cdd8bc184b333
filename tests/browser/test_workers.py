"""Pages on two workers and one PostgreSQL: both are killed, and every page goes on by itself."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import expect
from tests.browser.house import PACE, House
from tests.browser.players import LAPTOP, PHONE, play_to_the_end
from tests.browser.test_match import answers, meet
from tests.server.database import cluster
from tests.server.running import COMMAND, serving
from tests.server.test_crew import is_replaced, workers_of

PATIENCE = 90.0


class SharedHouse(House):
    """Two workers on a database."""

    def __init__(self, address: str) -> None:
        super().__init__(Path())
        self.database = address

    def open(self) -> None:
        """Start both workers."""
        command = (*COMMAND, "--workers", "2")
        self._running = self._stack.enter_context(serving(self.database, "--pace", PACE, command=command))
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


def test_pages_go_on_through_kills_of_workers_and_database_and_a_rolling_restart(come):
    with cluster() as database:
        house = SharedHouse(database.fresh("pages"))
        house.open()
        try:
            laptop, phone = come("de-DE", house, **LAPTOP), come("it-IT", house, **PHONE)
            meet(laptop, phone)
            for player in (laptop, phone):
                player.page.evaluate("window.unbroken = true")  # gone if the page were loaded again
                player.forgive("net::ERR_|htmx:sse:error|htmx:error|503")
            answers(1, laptop, phone)
            house.kill_worker()
            answers(1, laptop, phone)
            house.kill_worker()
            answers(1, laptop, phone)
            database.kill()
            database.start()
            house.wait()
            answers(1, laptop, phone)
            house.replace_workers()
            play_to_the_end(laptop, phone)
            for player in (laptop, phone):
                assert player.page.evaluate("window.unbroken")
                expect(player.page.locator("#lost")).to_be_hidden()
                expect(player.page.locator("h1")).to_have_text(player.say("table-over"))
        finally:
            house.close()
