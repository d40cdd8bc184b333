"""Card files: ours to download as a template, and a player's own from the form of a new table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from starlette.datastructures import UploadFile
from starlette.responses import FileResponse, Response
from starlette.routing import Route

from ruse.core.card_check import in_file
from ruse.core.errors import BadCards
from ruse.core.registry import find
from ruse.server.middleware.refusals import NoPage
from ruse.server.tables import own_cards
from ruse.server.tables.own_cards import LARGEST, TooManyCards
from ruse.web.site.form import text
from ruse.web.site.page import room_of

if TYPE_CHECKING:
    from starlette.datastructures import FormData
    from starlette.requests import Request

    from ruse.core.game import Game

TOML = "application/toml"
FIELD, KEPT = "cards", "kept-cards"
LONGEST_NAME = 60


@dataclass(frozen=True)
class CardFile:
    """The cards for a table: an uploaded file, or nothing for ours."""

    contents: dict[str, Any] | None = None
    problems: tuple[str, ...] = ()
    """Why the file cannot be used, fault by fault, in English, as it quotes the file."""
    too_large: bool = False
    figures: Mapping[str, str | int] = field(default_factory=dict)
    """What a file that can be used has, for a line that sums it up (`cards-summary`)."""

    @property
    def is_wrong(self) -> bool:
        """Whether there is a file that cannot be used."""
        return self.too_large or bool(self.problems)

    @property
    def kept(self) -> str:
        """A valid file, kept for an invalid form: browsers forget which file was chosen."""
        return "" if self.contents is None else own_cards.written(self.contents)


OURS = CardFile()
MOST_KILOBYTES = LARGEST // 1024


async def brought(form: FormData, game: Game) -> CardFile:
    """Return the file of a form, or the one that it was sent with before."""
    file = form.get(FIELD)
    if isinstance(file, UploadFile) and file.filename:
        return checked(game, await file.read(LARGEST + 1), file.filename[:LONGEST_NAME])
    kept = text(form, KEPT)
    return checked(game, kept.encode(), "cards.toml") if kept else OURS


def checked(game: Game, data: bytes, name: str) -> CardFile:
    """Return what a file says, if the game can be played with it."""
    try:
        contents = own_cards.read(data, name)
        own_cards.check(contents)
    except TooManyCards:
        return CardFile(too_large=True)
    except BadCards as error:
        return CardFile(problems=(own_cards.shortened(error),))
    try:
        played = game.with_cards(contents)
    except BadCards as error:
        faults = in_file(error, name, data.decode("utf-8-sig")).faults
        return CardFile(problems=tuple(map(own_cards.cut, faults[: BadCards.MOST_TOLD])))
    return CardFile(contents, figures=played.text_values(played.players[0], {}))


async def our_file(request: Request) -> Response:
    """Return our own cards of a game."""
    game = find(request.path_params["game"])
    if game.cards is None:
        raise NoPage("this game has no file of cards")
    return FileResponse(game.cards.file, media_type=TOML, filename=f"{game.slug}-cards.toml")


async def file_of_table(request: Request) -> Response:
    """Return the custom cards of a table."""
    table = await room_of(request).find(request.path_params["table"])
    if table.plan.cards is None:
        raise NoPage("this table plays with our cards")
    headers = {"content-disposition": f'attachment; filename="{table.plan.game}-{table.id}.toml"'}
    return Response(own_cards.written(table.plan.cards), media_type=TOML, headers=headers)


routes = [
    Route("/new/{game}/cards.toml", our_file),
    Route("/table/{table}/cards.toml", file_of_table),
]
