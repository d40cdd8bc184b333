"""One click to a running match against bots; the chips next to the button set how many, how strong and how fast."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from starlette.responses import RedirectResponse

from ruse.core.errors import BadOption
from ruse.core.registry import find
from ruse.core.words import Words
from ruse.server.identity.guests import guest_of
from ruse.server.tables.clock import CLOCKS
from ruse.web.setup.house_rules import bots, house_rules
from ruse.web.setup.table_form import PREFIX, BadWish, typed_wish
from ruse.web.setup.usual import quick_plan
from ruse.web.site.form import read
from ruse.web.site.language import locale_of
from ruse.web.site.page import name_of, room_of
from ruse.web.site.say import Say

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response

    from ruse.core.game import Game


class Chip(NamedTuple):
    """Something to choose before the match begins; it has a value already."""

    name: str
    """The field of the form of a new table."""
    title: str
    values: tuple[tuple[str, str], ...]
    """Each value with its words."""
    chosen: str


async def play_now(request: Request) -> Response:
    """Sit the guest down with bots and begin."""
    game = find(request.path_params["game"])
    say = Say(locale_of(request))
    wish = typed_wish(game, await read(request))
    wish.who = "bots"
    try:
        plan = wish.plan(Words(game.presentation.words, say.locale), say)
    except BadWish as error:
        raise BadOption(str(error)) from None
    table = await room_of(request).create(plan, guest=guest_of(request).id, name=name_of(request))
    await table.start()
    return RedirectResponse(f"/table/{table.id}", 303)


def chips(game: Game, words: Words, say: Say) -> list[Chip]:
    """Return what *Play now* asks: players, strength, edition or the game's own choice, and the clock."""
    usual = quick_plan(game)
    counts = tuple((str(count), say("home-players-exactly", count=count)) for count in game.players)
    strengths = tuple((bot.name, bot.title) for bot in bots(game, words, say))
    editions = tuple((name, edition_in_short(words, name)) for name in game.interface.editions)
    clocks = tuple((name, say(f"seating-clock-{name}")) for name in CLOCKS)
    own = [rule for rule in house_rules(game, words) if rule.name in game.presentation.asked]
    found = [
        Chip("players", say("seating-players"), counts, str(usual.players)),
        Chip("bot", say("seating-bot"), strengths, usual.bot),
        *(Chip(PREFIX + rule.name, rule.title, in_short(rule.values), rule.usual) for rule in own),
        Chip("edition", say("seating-edition"), editions, usual.edition),
        Chip("clock", say("seating-clock"), clocks, usual.clock),
    ]
    return [chip for chip in found if len(chip.values) > 1]


def edition_in_short(words: Words, name: str) -> str:
    """Return an edition in two words, if the game has them: a chip never cuts its text."""
    message = f"edition-{name}-short"
    return words(message if message in words else f"edition-{name}")


def in_short(values: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return values without their explanations: `Paris` of `Paris: collecting loot`."""
    return tuple((value, text.partition(":")[0]) for value, text in values)
