"""Ruse, the home of the bluffing games: exact rules, one text for the table, the simulator and the GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ruse.core.errors import (
    BadBrain,
    BadCards,
    BadMatchFile,
    BadOption,
    BadPosition,
    BadSeat,
    IllegalAction,
    RuseError,
    TargetMissing,
    UnknownGame,
)

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match
    from ruse.study.batch import Batch

__version__ = "0.1.0"

__all__ = [
    "BadBrain",
    "BadCards",
    "BadMatchFile",
    "BadOption",
    "BadPosition",
    "BadSeat",
    "IllegalAction",
    "RuseError",
    "TargetMissing",
    "UnknownGame",
    "all_games",
    "arrange",
    "batch",
    "deal",
    "loads",
]


def deal(
    game: str,
    players: int,
    *,
    seed: int | None = None,
    edition: str = "standard",
    cards: object = None,
    **options: object,
) -> Match:
    """Deal a match of a game; without a seed, a secret one. `cards` is the path of a file of your own."""
    from ruse.core.match import Match
    from ruse.core.registry import find

    return Match(find(game).with_cards(cards), players, seed=seed, edition=edition, options=options)


def arrange(
    game: str,
    position: Mapping[str, Any],
    *,
    seed: int = 0,
    edition: str = "standard",
    cards: object = None,
    **options: object,
) -> Match:
    """Return a match from an arranged position: for tests, puzzles and teaching."""
    from ruse.core.match import Match
    from ruse.core.registry import find

    found = find(game).with_cards(cards)
    players = found.interface.arranged_players(position)
    return Match(found, players, seed=seed, edition=edition, options=options, position=position)


def batch(
    game: str,
    size: int,
    *,
    players: int | Sequence[int],
    target: str = "cpu",
    seed: int | Sequence[int] = 0,
    edition: str = "standard",
    cards: object = None,
    opponents: str | Mapping[int, str] | None = None,
    rotate: bool = False,
    history: int = 0,
    check: bool | None = None,
    workers: int | None = None,
    **options: object,
) -> Batch:
    """Play many matches at once, as arrays, for learners. One `step` plays, deals new matches and observes.

    A list of player counts or of values of an option is mixed: every combination has its matches. `opponents`
    puts bots into seats (`"house"` into all but seat 0, `{1: "house"}` into one); with `rotate` the seats change
    from match to match. `history` is how many actions of each match are kept, so that `Batch.match` can replay it.
    `workers` is the number of threads on `cpu`, by default one for each core.
    """
    from ruse.core.registry import find
    from ruse.study.batch import Batch

    return Batch(
        find(game).with_cards(cards),
        size,
        players,
        target=target,
        seed=seed,
        edition=edition,
        opponents=opponents,
        rotate=rotate,
        history=history,
        check=check,
        workers=workers,
        options=options,
    )


def loads(text: str) -> Match:
    """Return the match that `Match.dumps` wrote."""
    from ruse.core.text import loads

    return loads(text)


def all_games() -> dict[str, Game]:
    """Return every installed game under its name; `describe()` lists its players, options and editions."""
    from ruse.core.registry import all_games

    return all_games()
