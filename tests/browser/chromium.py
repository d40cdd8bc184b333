"""The system's own Chromium, without a window."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, expect, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-background-networking"]
PATIENCE = 30_000
"""Milliseconds; far more than anything here takes, so that only a fault waits so long."""


def find_chromium() -> str:
    """Return where the browser is. Without one these tests say nothing, so they fail rather than being skipped."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "The browser tests need Chromium: `make test` installs it, or install the package `chromium`."
    return found


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser; every player gets a context of their own in it, with cookies and connections of its own."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()
