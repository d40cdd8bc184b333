"""Setting up a table: the form, and the table that it makes."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlencode

from starlette.responses import RedirectResponse

from ruse.core.registry import find
from ruse.server.errors import TooManyListed
from ruse.server.identity.guests import guest_of, rename
from ruse.server.identity.source import source_of
from ruse.server.tables.clock import CLOCKS
from ruse.web.setup.card_files import MOST_KILOBYTES, brought
from ruse.web.setup.house_rules import bots, house_rules
from ruse.web.setup.table_form import BadWish, Wish, blank_wish, typed_wish
from ruse.web.site.form import read
from ruse.web.site.language import locale_of
from ruse.web.site.page import name_of, page, room_of, words_of
from ruse.web.site.say import Say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response


async def new_table(request: Request) -> Response:
    """Return the form, empty."""
    game = find(request.path_params["game"])
    return _form(request, blank_wish(game, request.query_params, name_of(request)))


async def set_table(request: Request) -> Response:
    """Make the table, or say why not and keep what was typed."""
    game = find(request.path_params["game"])
    form = await read(request, files=1 if game.cards else 0)
    try:
        wish = typed_wish(game, form, await brought(form, game))
    finally:
        await form.close()
    try:
        plan = wish.plan(words_of(wish.game, request), Say(locale_of(request)))
    except BadWish as refusal:
        return _form(request, wish, str(refusal))
    names = wish.people() if plan.shared else ()
    if wish.me.strip() and not plan.shared:
        await rename(request, wish.me)
    guest, name, source = guest_of(request).id, name_of(request), source_of(request)
    try:
        table = await room_of(request).create(plan, guest=guest, name=name, names=names, source=source)
    except TooManyListed as refusal:
        return _form(request, wish, Say(locale_of(request))(f"problem-{refusal.code}"))
    if wish.who != "friends":
        await table.start()
    return RedirectResponse(f"/table/{table.id}", 303)


def _form(request: Request, wish: Wish, problem: str = "") -> Response:
    game, words = wish.game, words_of(wish.game, request)
    return page(
        request,
        "new.html",
        422 if problem else 200,
        game=game,
        words=words,
        form=wish,
        problem=problem,
        clocks=CLOCKS,
        bots=bots(game, words, Say(locale_of(request))),
        options=house_rules(game, words, typed=wish.options),
        most_kilobytes=MOST_KILOBYTES,
        here=f"/new/{game.slug}?" + urlencode({"who": wish.who}),
    )
