from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.chromium import chromium
from tests.browser.house import House
from tests.browser.players import LAPTOP, Player, settings

HERE = Path(__file__).parent
NODES = "tests/browser/"
OPENED: dict[Browser, ExitStack] = {}
"""The browser of these tests, once one has asked for it, and what closes it."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In a browser all is deep but what is marked `quick`: some tests for each game and each kind of page."""
    for item in items:
        if item.nodeid.startswith(NODES) and not item.get_closest_marker("quick"):
            item.add_marker(pytest.mark.deep)


@pytest.fixture
def browser() -> Browser:
    """One browser for all tests here that follow each other."""
    if not OPENED:
        stack = ExitStack()
        OPENED[stack.enter_context(chromium())] = stack
    return next(iter(OPENED))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before other tests run: its event loop would disturb theirs."""
    yield
    if nextitem is None or HERE not in nextitem.path.parents:
        while OPENED:
            OPENED.popitem()[1].close()


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    """A house with quick bots."""
    house = House(tmp_path_factory.mktemp("house") / "tables.db")
    house.open()
    yield house
    house.close()


@pytest.fixture
def come(browser, house):
    """Somebody new comes, with a browser of their own; it must not complain about anything."""
    players = []

    def come(
        locale: str = "en", house: House = house, tempo: str = "off", guard: int = 0, hints: str = "off", **device
    ) -> Player:
        """Most people here want to be quick: nothing is shown step by step, and questions take answers at once."""
        device = {"reduced_motion": "reduce", **(device or LAPTOP)}
        context = browser.new_context(locale=locale, **device)
        context.add_init_script(settings(tempo=tempo, guard=guard, hints=hints))
        players.append(Player(context, house.address, locale[:2], device.get("has_touch", False)))
        return players[-1]

    yield come
    for player in players:
        # Chromium sometimes never closes a page whose stream is still open; leaving the page ends the stream.
        for page in player.context.pages:
            page.goto("about:blank")
        player.context.close()
    assert [complaint for player in players for complaint in player.unforgiven()] == []
