"""The frame of a table: all of a page that changes while people play, as one reader sees it."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ruse.web.site.environment import environment, render
from ruse.web.site.say import Say, words_of
from ruse.web.table.stage import stage

if TYPE_CHECKING:
    from jinja2 import Template

    from ruse.server.tables.table import Table


def frame(table: Table, guest: str | None, locale: str) -> str:
    """Return the HTML of a running or finished table for a guest, or for a spectator if the guest has no seat."""
    if table.match is None:
        return render(
            "frame_old.html", locale, table=table, words=words_of(table.plan.rules.presentation.words, locale)
        )
    return template_of(table.plan.game).render(stage(table, guest, locale))


@cache
def template_of(slug: str) -> Template:
    """Return the table of a game: its own board, or the plain frame where it has none."""
    return environment().select_template([f"{slug}/table.html", "frame.html"])


@cache
def prepare_end(locale: str) -> None:
    """Compile the template and the words of a match's end, before a player's last answer has to wait for it."""
    environment().get_template("finale.html")
    assert "replay-won" in Say(locale)  # looking for a message compiles all of them
