"""The frame of a table: all of a page that changes while people play, as one reader sees it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ruse.web.site.environment import FastTemplate, environment, render
from ruse.web.site.say import Say, words_of
from ruse.web.table.stage import stage

if TYPE_CHECKING:
    from ruse.server.tables.table import Table


def frame(table: Table, guest: str | None, locale: str) -> str:
    """Return the HTML of a running or finished table for a guest, or for a spectator if the guest has no seat."""
    return encoded_frame(table, guest, locale).decode()


def encoded_frame(table: Table, guest: str | None, locale: str) -> bytes:
    """Return the same as it is sent."""
    if table.match is None:
        words = words_of(table.plan.rules.presentation.words, locale)
        return render("frame_old.html", locale, table=table, words=words).encode()
    return template_of(table.plan.game).encoded(stage(table, guest, locale))


@cache
def template_of(slug: str) -> FastTemplate:
    """Return the table of a game: its own board, or the plain frame where it has none."""
    found = environment().select_template([f"{slug}/table.html", "frame.html"])
    assert isinstance(found, FastTemplate)
    return found


@cache
def prepare_end(locale: str) -> None:
    """Compile the template and the words of a match's end, before a player's last answer has to wait for it."""
    environment().get_template("finale.html")
    assert "replay-won" in Say(locale)  # looking for a message compiles all of them
