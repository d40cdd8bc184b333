"""How long a learned bot thinks: compiled, and in the interpreter as at a table without Numba.

    python benchmarks/brains.py

It prints the processor time of a decision in every game that has a brain; compiling is not counted.
"""

from __future__ import annotations

import time

import ruse
from ruse.arena.duel import duel
from ruse.bots.seated import seated
from ruse.core.game import Game

GAMES = 600
"""Matches that are timed when compiled."""
DECISIONS = 150
"""Decisions that are timed in the interpreter."""


def main() -> None:
    for game in ruse.all_games().values():
        if game.rules.brain is not None:
            # A brain may have a network of its own for the fewest players.
            for players in sorted({game.players[0], min(4, game.players[-1])}):
                print(
                    f"{game.slug}, {players} players: {compiled(game, players):.1f} us compiled, "
                    f"{interpreted(game, players):.1f} ms in the interpreter",
                    flush=True,
                )


def compiled(game: Game, players: int) -> float:
    """Return the microseconds of a decision, with the rules between two decisions."""
    duel(game, players, "learned", "learned", 20)
    begun = time.process_time()
    found = duel(game, players, "learned", "learned", GAMES)
    return 1e6 * (time.process_time() - begun) / found.decisions


def interpreted(game: Game, players: int) -> float:
    """Return the milliseconds of a decision."""
    choose = seated(game, "learned")
    spent, count, seed = 0.0, 0, 1
    while count < DECISIONS:
        match = ruse.deal(game.slug, players, seed=seed)
        seed += 1
        while not match.over and count < DECISIONS:
            seat = match.waiting[0]
            begun = time.process_time()
            action = choose(match, seat)
            spent += time.process_time() - begun
            count += 1
            match.play(seat, action)
    return 1000 * spent / count


if __name__ == "__main__":
    main()
