"""A table that waits for players: chairs, the link, and the button that begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlencode

from ruse.core.options import show
from ruse.core.words import Words
from ruse.server.tables.clock import CLOCKS
from ruse.web.setup.house_rules import bot_title
from ruse.web.site.address import is_local
from ruse.web.site.environment import render
from ruse.web.site.say import Say

if TYPE_CHECKING:
    from ruse.server.tables.plan import Plan
    from ruse.server.tables.seating import Player
    from ruse.server.tables.table import Table
    from ruse.web.table.table_page import Reader


LINES = 40
"""How many chat lines are shown."""


class Chair(NamedTuple):
    """A seat in the lobby."""

    seat: int
    player: Player | None
    host: bool
    kind: str
    """What the bot in it is called; empty for a person."""


def lobby(table: Table, reader: Reader) -> str:
    """Return the frame of a table before its match, for one reader."""
    guest, locale, link = reader.guest, reader.locale, reader.link
    say, words = Say(locale), Words(table.plan.rules.presentation.words, locale)
    hosting = guest == table.host
    return render(
        "lobby.html",
        locale,
        table=table,
        words=words,
        me=reader.me,
        invited=reader.invited if reader.invited in expected(table) else None,
        invitation=reader.invitation,
        invitations={seat: reader.invite(seat) for seat in expected(table)} if hosting else {},
        mine=next(iter(table.seats.of_guest(guest)), None),
        seats=table.seats.of_guest(guest),
        chairs=[chair(table, seat, words, say) for seat in range(len(table.seats))],
        hosting=hosting,
        starting=hosting or not table.host_starts,
        free=len(table.seats.open),
        lines=table.talk.lines_for(guest)[-LINES:],
        plan=plan_lines(table.plan, words, say),
        rules=rules_link(table.plan),
        link=link,
        local=is_local(link),
    )


def expected(table: Table) -> list[int]:
    """Return the seats that are reserved."""
    return [player.seat for player in table.seats if player and player.is_expected]


def chair(table: Table, seat: int, words: Words, say: Say) -> Chair:
    """Return one seat, whoever is in it."""
    player = table.seats[seat]
    kind = bot_title(player.bot, words, say) if player and player.bot else ""
    return Chair(seat, player, bool(player and player.guest and player.guest == table.host), kind)


def plan_lines(plan: Plan, words: Words, say: Say) -> list[str]:
    """Return what kind of table it is, in a few words."""
    own_cards = []
    if plan.cards is not None:
        summary = words("cards-summary", **plan.rules.text_values(plan.players, {}))
        own_cards = [f"{say('seating-plan-cards')}: {summary}"]
    return [
        say("seating-plan-players", players=plan.players),
        *own_cards,
        say("seating-plan-clock", clock=plan.clock, answer=int(CLOCKS[plan.clock].answer or 0)),
        say("seating-plan-bot", bot=bot_title(plan.bot, words, say)),
        say("seating-plan-listed" if plan.listed else "seating-plan-hidden"),
    ]


def rules_link(plan: Plan) -> str:
    """Return the rules page, with the options of this table in force."""
    chosen = {name: show(value) for name, value in plan.options.items() if isinstance(value, str | int)}
    query = urlencode({"players": plan.players, "edition": plan.edition, **chosen})
    return f"/rules/{plan.game}?{query}"
