"""People at a table, each with a browser of their own: what they see, and what they do."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect
from tests.browser.chromium import PATIENCE

from ruse.core.registry import find
from ruse.core.words import Words
from ruse.web.site.say import Say

LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

BOLD = ("coup", "assassinate", "tax", "show", "challenge")
"""What somebody wants who does not want to sit there forever."""
MEEK = ("income", "show", "pass")
"""What somebody wants who wants to stay."""


def settings(**kept: object) -> str:
    """Return a script that lets a browser remember these settings unless it has others."""
    lines = (f"localStorage['ruse.{name}'] ??= '{value}';" for name, value in kept.items())
    return f"try {{ {' '.join(lines)} }} catch {{}}"


class Player:
    """A person with a browser."""

    def __init__(self, context: BrowserContext, address: str, locale: str, touches: bool) -> None:
        self.context = context
        self.address = address
        self.touches = touches
        self.say = Say(locale)
        self.words = Words(find("coup").presentation.words, locale)
        self.wishes: tuple[str, ...] = BOLD
        self.complaints: list[str] = []
        self._forgiven: list[str] = []
        context.set_default_timeout(PATIENCE)
        self.page = self.new_tab()

    # --- The browser -----------------------------------------------------------------------------------------

    def new_tab(self) -> Page:
        """Return one more page for the same person, and collect its errors."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error.stack}"))
        return page

    def go(self, path: str = "/") -> None:
        """Open an address of the house."""
        self.page.goto(self.address + path)

    def attend(self, path: str) -> None:
        """Open a table, and wait until the others see that I am here."""
        with self.page.expect_response(lambda answer: "/stream" in answer.url and answer.ok):
            self.go(path)

    def press(self, what: Locator, timeout: float = PATIENCE) -> None:
        """Click or tap, as the device has it."""
        if self.touches:
            what.tap(timeout=timeout)
        else:
            what.click(timeout=timeout)

    def forgive(self, pattern: str) -> None:
        """Let the console complain about this: it is what the test is about."""
        self._forgiven.append(pattern)

    def unforgiven(self) -> list[str]:
        """Return everything in the console that nobody expected."""
        return [told for told in self.complaints if not any(re.search(one, told) for one in self._forgiven)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    @property
    def guest(self) -> str:
        """Who this person is to the house."""
        if not self.context.cookies():
            self.go()
        (cookie,) = [cookie for cookie in self.context.cookies() if cookie.get("name") == "guest"]
        return cookie.get("value", "").rpartition(".")[0]

    @property
    def poster(self) -> Locator:
        """Coup among the games of the home page, with all ways into it."""
        return self.page.locator(".poster[data-game=coup]")

    # --- Tables ----------------------------------------------------------------------------------------------

    def new_table(self, **form: str | int) -> str:
        """Set a table, as the form does; its path."""
        answer = self.context.request.post(f"{self.address}/new/coup", form=dict(form))
        assert answer.ok, answer.text()
        return answer.url.removeprefix(self.address)

    def told(self, deed: str, **form: str | int) -> int:
        """Send a form of this table past the page, as an old page or a malicious client can; return the status."""
        address = f"{self.page.url}/{deed}"
        return self.context.request.post(address, form=dict(form), max_redirects=0).status

    # --- The frame -------------------------------------------------------------------------------------------

    @property
    def frame(self) -> Locator:
        """All that changes while people play."""
        return self.page.locator("#frame")

    def data(self, name: str) -> str:
        """Return what the frame says about itself: `window`, `sequence`, `mine`, `phase`."""
        return self.frame.get_attribute(f"data-{name}") or ""

    @property
    def asked(self) -> bool:
        """Whether the table waits for me."""
        return self.data("mine") == "true"

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.data("status") == "over"

    def my_turn(self) -> None:
        """Wait until I am asked."""
        expect(self.frame).to_have_attribute("data-mine", "true")

    @property
    def hand(self) -> list[str]:
        """The cards I hold, as I read them."""
        return self.page.locator(".mine [id^=hand-] .name").all_text_contents()

    @property
    def open_cards(self) -> Locator:
        """Every card that lies face up before somebody else."""
        return self.page.locator(".seats .slot .playing-card:not(.back)")

    @property
    def actions(self) -> list[str]:
        """What the bar offers, in notation."""
        buttons = self.page.locator("#play button[name=action]")
        return [str(value) for value in buttons.evaluate_all("all => all.map(one => one.value)")]

    def button(self, action: str) -> Locator:
        """Return the button that plays an action."""
        return self.page.locator(f"#play button[name=action][value='{action}']")

    # --- Playing ---------------------------------------------------------------------------------------------

    def choose(self) -> str:
        """Return what I would like best of what I can do."""
        offered = self.actions
        for _ in range(50):  # a question that has just come in lets nobody answer for a moment
            if offered:
                break
            self.page.wait_for_timeout(100)
            offered = self.actions
        wished = [action for verb in self.wishes for action in offered if action.split()[0] == verb]
        return (wished or offered)[0]

    def play(self, action: str) -> None:
        """Press the button of an action, and wait until it is played."""
        window = self.data("window")
        self._reach(action)
        self.press(self.button(action))
        self.settled(window)

    def settled(self, window: str) -> None:
        """Wait until what was asked in a window is no longer asked of me."""
        answered = f"#frame:not([data-window='{window}']), #frame[data-mine=false]"
        self.page.wait_for_selector(answered, state="attached")

    def answer(self) -> str:
        """Answer whatever is asked."""
        action = self.choose()
        self.play(action)
        return action

    def _reach(self, action: str) -> None:
        """Open the sheet in which a target is chosen, if the action has one."""
        sheet = self.page.locator(f"#aim-{action.split()[0]}")
        if sheet.count() and not sheet.is_visible():
            self.press(self.page.locator(f"[popovertarget='aim-{action.split()[0]}'].act"))


def wait_until(condition: Callable[[], object], *players: Player) -> None:
    """Wait for something that several pages have a part in."""
    end = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < end, [player.frame.inner_text() for player in players]
        players[0].page.wait_for_timeout(20)  # the pages live on in the meantime


def play_until(done: Callable[[], object], *players: Player) -> None:
    """Let everyone answer what they are asked until something is so."""
    while not done():
        wait_until(lambda: done() or any(player.asked for player in players) or is_over(*players), *players)
        assert done() or not is_over(*players), "the match is over"
        for player in players:
            if player.asked and not done():
                player.answer()


def play_a_round(player: Player) -> None:
    """Give answers that harm nobody, until my turn comes again."""
    player.wishes = MEEK
    play_until(lambda: player.asked and player.data("phase") == "action", player)


def play_to_the_end(*players: Player) -> None:
    """Play a match to its end."""
    play_until(lambda: is_over(*players), *players)


def is_over(*players: Player) -> bool:
    """Return whether everybody has seen the end."""
    return all(player.over for player in players)
