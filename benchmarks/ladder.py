"""The ladder: how often every bot of every game wins against each other one, and how quickly it plays.

    python benchmarks/ladder.py
    python benchmarks/ladder.py coup --players 4 --games 2000

It prints one table for each game and player count, as in docs/bots.md. A bot plays in one seat, and all others
belong to the bot of the column. `ruse arena` repeats each of these rates, for example
`ruse arena coup --players 2 --bot honest --field house --games 10000`. The last column counts the decisions of a
table of that bot alone, on one core, with the rules between two decisions; compiling is not counted.

How often a trained responder beats a bot takes minutes to hours to measure: use `ruse exploit`.
"""

from __future__ import annotations

import argparse
import time

import ruse
from ruse.arena.duel import duel
from ruse.core.game import Game

TABLES = {"coup": (2, 4), "minister": (4,), "royal": (2, 4), "caper": (2,)}
"""The player counts to measure."""
FIELDS = ("random", "house", "learned")
"""The bots in all other seats."""
WARMED_UP, TIMED = 20, 2000
"""Matches that are played before the clock starts, and while it runs."""


def main() -> None:
    arguments = read_arguments()
    for slug in arguments.game or TABLES:
        for players in (arguments.players,) if arguments.players else TABLES[slug]:
            print_ladder(ruse.all_games()[slug], players, arguments.games)


def print_ladder(game: Game, players: int, games: int) -> None:
    """Print the table of one game with one player count."""
    print(f"\n{game.slug}, {players} players, chance {100 / players:.0f} %, {games:,} games for each rate\n")
    print(f"| bot | {' | '.join(FIELDS)} | decisions a second |")
    print("|" + "---|" * (len(FIELDS) + 2), flush=True)
    for bot in game.bot_names:
        found = [duel(game, players, bot, field, games) for field in FIELDS]
        rates = " | ".join(f"{100 * one.rate:.1f} % ± {100 * one.margin:.1f}" for one in found)
        print(f"| `{bot}` | {rates} | {decisions_a_second(game, players, bot):,.0f} |", flush=True)


def decisions_a_second(game: Game, players: int, bot: str) -> float:
    """Return how many decisions a table of one bot makes in a second of processor time."""
    duel(game, players, bot, bot, WARMED_UP)
    begun = time.process_time()
    found = duel(game, players, bot, bot, TIMED)
    return found.decisions / (time.process_time() - begun)


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*", metavar="GAME", choices=[*TABLES, []], help="the games (default: all)")
    parser.add_argument("--players", type=int, help="one player count (default: the usual ones)")
    parser.add_argument("--games", type=int, default=10_000, help="games for each rate (default: 10,000)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
