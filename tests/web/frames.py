"""Frames of a table, read as a person or a strict parser reads them."""

from __future__ import annotations

import html
import re
from html.parser import HTMLParser
from typing import Any

from ruse.core.match import Match
from ruse.web.table.frame import frame

PLAN = {"who": "bots", "clock": "none", "bot": "house", "listed": "no", "edition": "standard"}
NAMES = ("Anna", "Bruno", "Carla", "Dora", "Ezio", "Fritz", "Gina", "Hugo", "Ida", "Jo")


def at_table(house: Any, match: Match, **plan: str) -> Any:
    """Return a running table with a guest in seat 0 and bots in the others, and this match on it."""
    answer = house.visitor().post(f"/new/{match.game.slug}", **{**PLAN, "players": str(match.players), **plan})
    found = house.table(answer.headers["location"])
    found.playing.match = match
    found.playing.status = "over" if match.over else "running"
    for seat in range(match.players):
        found.seats[seat].name = NAMES[seat]
    return found


def seen(table: Any, seat: int | None = 0, locale: str = "en") -> str:
    """Return the frame as somebody in a seat sees it; `None` watches."""
    if seat not in (0, None):  # the guest moves over
        here, there = table.seats[0], table.seats[seat]
        here.guest, there.guest = there.guest, here.guest
        shown = frame(table, there.guest, locale)
        here.guest, there.guest = there.guest, here.guest
        return shown
    return frame(table, table.seats[0].guest if seat == 0 else None, locale)


def read(markup: str) -> str:
    """Return what one reads."""
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", markup)).split())


def board(shown: str) -> str:
    """Return the frame without the panels round it."""
    return shown.split('<aside id="panels"')[0]


def tags(shown: str, pattern: str) -> list[str]:
    """Return every opening tag that a pattern is in."""
    return [tag for tag in re.findall(r"<[a-z][^>]*>", shown) if re.search(pattern, tag)]


class Page(HTMLParser):
    """Reads a frame strictly: what is opened is closed, in order."""

    VOID = ("input", "br", "img", "hr")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self.attributes += attrs
        self.ids += [value or "" for name, value in attrs if name == "id"]
        assert len({name for name, _ in attrs}) == len(attrs), (tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
