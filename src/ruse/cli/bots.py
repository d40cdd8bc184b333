"""Who sits in the other seats: the game's bots, given an imagined record and never the true one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ruse.core.chance import below
from ruse.core.errors import BadOption
from ruse.core.record import Row

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match

Chooser = Callable[["Match", int], str]
"""Answers for a seat that is asked."""

HOUSE = "house"
RANDOM = "random"


def seated(game: Game, name: str | None) -> Chooser:
    """The bot of this name; without a name the house bot, or a random player where the game has none."""
    if name is None:
        name = HOUSE if HOUSE in game.bots else RANDOM
    if name != RANDOM and name not in game.bots:
        raise BadOption(f"{game.slug} has no bot {name!r}; it has {', '.join([*game.bots, RANDOM])}")
    choose = game.bots.get(name) or _random(game)

    def chooser(match: Match, seat: int) -> str:
        world_key, bot_key = _keys(match, seat)
        world = match.imagine(seat, world_key)
        number = choose(world, seat, Row([0] * game.width), bot_key)
        return game.write(world, seat, number)

    return chooser


def _random(game: Game) -> Callable[[Any, int, Any, int], int]:
    """Any legal action, all equally likely."""

    def choose(s: Any, seat: int, out: Any, key: int) -> int:
        return int(out[below(key, game.legal(s, seat, out))])

    return choose


def _keys(match: Match, seat: int) -> tuple[int, int]:
    """Fresh keys for every answer; hashed from the seed, so a seeded match repeats with its bots."""
    text = f"bot {match.seed} {len(match.journal)} {seat}"
    digest = hashlib.sha256(text.encode()).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
