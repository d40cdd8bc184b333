"""A duel: one bot against a table of another, seats rotating, on the `cpu` target."""

from __future__ import annotations

import os
from collections.abc import Mapping
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
    options: Mapping[str, Any] | None = None,
) -> Duel:
    """Play one seat of `bot` among seats of `field`, through every seat in turn, `games` games in all."""
    seats = Seats(game, players, bot, field, seed, edition, options or {}, brain)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        first, *others = pieces(players, games, SPAN)
        done = [seats.play(*first), *pool.map(lambda piece: seats.play(*piece), others)]
    return outcome(game, players, bot, field, games, [sum(numbers) for numbers in zip(*done, strict=True)])


def pieces(players: int, games: int, most: int) -> list[tuple[int, int, int]]:
    """Return the spans of a duel: the seat of the bot, the first game, and how many."""
    shares = [games // players + (1 if seat < games % players else 0) for seat in range(players)]
    return [
        (seat, first, min(most, share - first))
        for seat, share in enumerate(shares)
        for first in range(0, share, most)
    ]


class Seats:
    """Who plays whom; a span of games can be played here or on another machine."""

    def __init__(
        self,
        game: Game,
        players: int,
        bot: str,
        field: str,
        seed: int,
        edition: str,
        options: Mapping[str, object],
        brain: Brain | None = None,
    ) -> None:
        trained = brain is not None
        self._game, self._players, self._seed = game, players, seed
        self._bot, self._field = game.bot_number(bot, trained), game.bot_number(field, trained)
        self._blank = game.blank(players, resolve(game, players, edition, options))
        self._span = cpu(game).duel_span  # says what is missing
        self._brain = brain_arrays(game, brain, [[self._bot, self._field]])

    def play(self, seat: int, first: int, count: int) -> list[int]:
        """Play a span on one core: shares of wins, decisions, claims, bluffs and points of the bot."""
        import numpy as np

        game = self._game
        bots = np.array([self._bot if other == seat else self._field for other in range(self._players)])
        records, cells, out = batch(game, self._blank, 3)
        results = np.zeros(5, np.uint64)
        wins = np.zeros(16, np.int64)
        mind = Mind(*self._brain, np.zeros(mind_of(game.rules), np.int32))
        seed = np.uint64(self._seed + seat)
        self._span(records, cells, out, bots, seat, mind, seed, first, count, results, wins)
        return [int(wins[seat]), *(int(results[nth]) for nth in (0, 2, 3, 4))]


def outcome(game: Game, players: int, bot: str, field: str, games: int, numbers: list[int]) -> Duel:
    """Return the result, from the numbers of all spans together."""
    wins, decisions, claims, bluffs, points = numbers
    return Duel(
        game=game.slug,
        players=players,
        bot=bot,
        field=field,
        games=games,
        wins=wins / WHOLE_WIN,
        decisions=decisions,
        claims=claims,
        bluffs=bluffs,
        points=points,
    )
