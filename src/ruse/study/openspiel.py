"""OpenSpiel for comparison: its games at random, from a Python loop and inside its own C++ (`evaluate_bots`)."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from ruse.core.errors import TargetMissing
from ruse.study.bench import ROUNDS, Figure

GAMES = ("liars_dice", "leduc_poker", "hearts")


def pyspiel() -> Any:
    """OpenSpiel, or one line that says how to get it."""
    try:
        import pyspiel
    except ImportError:
        raise TargetMissing("OpenSpiel is not installed; `make bench`, or: pip install open_spiel") from None
    return pyspiel


def measure(seconds: float) -> Iterator[Figure]:
    """Yield two figures for each game: from Python, and in C++."""
    spiel = pyspiel()
    for name in GAMES:
        game = spiel.load_game(name)
        chooser = random.Random(1)
        games, decisions, took = fastest(partial(python_game, game, chooser), seconds)
        each = decisions / games
        yield figure(game, name, "python loop", games / took, each, "legal actions, play, chance sampled in Python")
        bots = [spiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
        games, _, took = fastest(partial(native_game, spiel, game, bots, random.Random(2)), seconds)
        # The same random play takes as many decisions in C++ as in Python, on average.
        yield figure(game, name, "evaluate_bots", games / took, each, "legal actions, play, all in C++")


def fastest(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Games, decisions and seconds of the best of some rounds."""
    return max((one_round(play, seconds) for _ in range(ROUNDS)), key=lambda done: done[0] / done[2])


def one_round(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Play on for this many seconds."""
    games = decisions = 0
    start = time.perf_counter()
    while (took := time.perf_counter() - start) < seconds or games == 0:
        for _ in range(10):
            decisions += play()
            games += 1
    return games, decisions, took


def python_game(game: Any, chooser: random.Random) -> int:
    """Play one game with random players, and return the number of decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chooser.choices(actions, chances)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
            decisions += 1
    return decisions


def native_game(spiel: Any, game: Any, bots: list[Any], seeds: random.Random) -> int:
    """Play one game with OpenSpiel's own random bots. It does not report the decisions they made."""
    spiel.evaluate_bots(game.new_initial_state(), bots, seeds.getrandbits(31))
    return 0


def figure(game: Any, name: str, target: str, games_per_s: float, each: float, duties: str) -> Figure:
    """Return one line of the benchmark."""
    return Figure("OpenSpiel", name, game.num_players(), target, 1, games_per_s * each, games_per_s, duties)
