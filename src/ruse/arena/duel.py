"""A duel: one bot against a table of another, seats rotating, on the `cpu` target."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from ruse.core.brain_file import Brain, brain_arrays, mind_of
from ruse.core.options import resolve
from ruse.core.targets.bot_choice import Mind
from ruse.core.targets.cpu import batch, cpu
from ruse.core.targets.match_loops import WHOLE_WIN

if TYPE_CHECKING:
    from ruse.core.game import Game

SPAN = 500
"""Games that a worker plays before it looks for more."""


@dataclass(frozen=True)
class Duel:
    """The results of one bot in a seat among others. A shared win counts as a fraction, a draw as zero."""

    game: str
    players: int
    bot: str
    field: str
    games: int
    wins: float
    decisions: int
    claims: int
    bluffs: int
    points: int = 0
    """What the bot has scored in all games together."""

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval around the rate."""
        return 1.96 * sqrt(max(self.rate * (1 - self.rate), 1e-9) / self.games)

    @property
    def average(self) -> float:
        """What the bot scores in a game."""
        return self.points / self.games

    @property
    def bluff_rate(self) -> float:
        """The share of the bot's claims that were bluffs."""
        return self.bluffs / max(1, self.claims)


def duel(
    game: Game,
    players: int,
    bot: str,
    field: str,
    games: int,
    seed: int = 0,
    edition: str = "standard",
    brain: Brain | None = None,
    **options: Any,
) -> Duel:
    """Play one seat of `bot` among seats of `field`, through every seat in turn, `games` games in all."""
    trained = brain is not None
    mine, theirs = game.bot_number(bot, trained), game.bot_number(field, trained)
    blank = game.blank(players, resolve(game, players, edition, options))
    compiled = cpu(game)
    import numpy as np

    weights, tuning = brain_arrays(game, brain, [[mine, theirs]])
    starts = [(seat, first) for seat in range(players) for first in range(0, -(-games // players), SPAN)]

    def play(start: tuple[int, int]) -> tuple[int, Any, int]:
        seat, first = start
        share = games // players + (1 if seat < games % players else 0)
        count = max(0, min(SPAN, share - first))
        bots = np.array([mine if other == seat else theirs for other in range(players)])
        records, cells, out = batch(game, blank, 3)
        results = np.zeros(5, np.uint64)
        wins = np.zeros(16, np.int64)
        mind = Mind(weights, tuning, np.zeros(mind_of(game.rules.width, len(game.rules.features)), np.int32))
        own_seed = np.uint64(seed + seat)
        compiled.duel_span(records, cells, out, bots, seat, mind, own_seed, first, count, results, wins)
        return int(wins[seat]), results, count

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = [play(starts[0]), *pool.map(play, starts[1:])]
    totals = sum(results for _, results, _ in done)
    return Duel(
        game=game.slug,
        players=players,
        bot=bot,
        field=field,
        games=sum(count for _, _, count in done),
        wins=sum(wins for wins, _, _ in done) / WHOLE_WIN,
        decisions=int(totals[0]),
        claims=int(totals[2]),
        bluffs=int(totals[3]),
        points=int(totals[4]),
    )
