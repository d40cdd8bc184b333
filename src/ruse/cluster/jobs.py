"""What a cluster can be asked to do, cut into pieces that any machine can play by itself."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ruse.core.errors import RuseError

if TYPE_CHECKING:
    from ruse.core.game import Game

Piece = tuple[int, ...]
"""The span of a task: of a simulation its first game and their number, of a duel the bot's seat before them."""

GAMES_OF_A_TASK = {"python": 200, "cpu": 100_000, "cuda": 1 << 22}
"""About a second of work: much more than a task costs, and little to repeat if a machine is lost."""
GAMES_OF_A_DUEL = 2_000


@dataclass(frozen=True)
class ClusterJob:
    """A run, described so that another machine can play any piece of it."""

    kind: str
    """`simulate` or `duel`."""
    game: str
    rules: int
    """The version of the rules; a machine with another one is not asked."""
    players: int
    games: int
    seed: int
    target: str
    edition: str = "standard"
    options: Mapping[str, object] = field(default_factory=dict)
    cards: str = ""
    """The cards as JSON, if they are not the game's own."""
    bot: str = ""
    others: str = ""
    each: int = 0
    """The most games of a piece."""

    def pieces(self) -> Iterator[Piece]:
        """Go through all pieces, always in the same order."""
        if self.kind == "duel":
            from ruse.arena.duel import pieces

            yield from pieces(self.players, self.games, self.each)
        else:
            for first in range(0, self.games, self.each):
                yield first, min(self.each, self.games - first)

    def describe(self) -> dict[str, Any]:
        """Return the job as plain data."""
        return asdict(self)


def played(job: dict[str, Any], piece: Piece) -> list[int]:
    """Play one piece of a job on this machine; what every task of the cluster does."""
    numbers: list[int] = _player(json.dumps(job, sort_keys=True))(*piece)
    return numbers


@lru_cache(maxsize=4)
def _player(described: str) -> Any:
    """Return how the pieces of a job are played; a worker that is kept has everything loaded."""
    job = ClusterJob(**json.loads(described))
    game = game_of(job)
    if job.kind == "duel":
        from ruse.arena.duel import Seats

        return Seats(game, job.players, job.bot, job.others, job.seed, job.edition, job.options).play
    from ruse.core.options import resolve
    from ruse.study.simulate import SPANS

    blank = game.blank(job.players, resolve(game, job.players, job.edition, job.options))
    return lambda first, count: SPANS[job.target](game, blank, job.seed, first, count)


def game_of(job: ClusterJob) -> Game:
    """Return the game of a job, with its cards, if this machine has the same rules."""
    from ruse.core.registry import find

    game = find(job.game).with_cards(json.loads(job.cards) if job.cards else None)
    if game.version != job.rules:
        raise RuseError(
            f"a machine of the cluster has version {game.version} of the rules of {job.game}, not {job.rules};"
            " install the same release of Ruse on all machines"
        )
    return game
