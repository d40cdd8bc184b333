"""The long commands on a cluster: a simulation and a duel, with the results that one machine would give."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ruse.arena import duel as duels
from ruse.cluster.jobs import GAMES_OF_A_DUEL, GAMES_OF_A_TASK, ClusterJob
from ruse.cluster.ray_cluster import HERE, Progress, run
from ruse.core.cards import contents
from ruse.study import simulate as simulations

if TYPE_CHECKING:
    from ruse.core.game import Game


def simulate_on(
    game: Game,
    players: int,
    games: int,
    *,
    address: str = HERE,
    seed: int = 0,
    target: str = "cpu",
    edition: str = "standard",
    options: Mapping[str, object] | None = None,
    cards: object = None,
    progress: Progress = simulations.quiet,
    kept_in: Path | None = None,
    each: int = 0,
) -> simulations.Simulation:
    """Play random games on a cluster: the same digest, decisions and wins as `simulate`."""
    simulations.checked(game, players, games, seed, target, edition, options or {})
    job = ClusterJob(
        kind="simulate",
        game=game.slug,
        rules=game.version,
        players=players,
        games=games,
        seed=seed,
        target=target,
        edition=edition,
        options=dict(options or {}),
        cards=json.dumps(contents(cards), sort_keys=True) if cards else "",
        each=each or GAMES_OF_A_TASK[target],
    )
    start = time.perf_counter()
    totals = [0] * (2 + players)
    for numbers in run(job, address, progress, kept_in):
        totals = simulations.added(totals, numbers)
    return simulations.outcome(game, players, target, games, totals, time.perf_counter() - start)


def duel_on(
    game: Game,
    players: int,
    bot: str,
    field: str,
    games: int,
    *,
    address: str = HERE,
    seed: int = 0,
    edition: str = "standard",
    options: Mapping[str, object] | None = None,
    cards: object = None,
    progress: Progress = simulations.quiet,
    kept_in: Path | None = None,
    each: int = 0,
) -> duels.Duel:
    """Play a duel on a cluster: the same results as `duel`."""
    duels.Seats(game, players, bot, field, seed, edition, options or {})  # refuses what cannot be played
    job = ClusterJob(
        kind="duel",
        game=game.slug,
        rules=game.version,
        players=players,
        games=games,
        seed=seed,
        target="cpu",
        edition=edition,
        options=dict(options or {}),
        cards=json.dumps(contents(cards), sort_keys=True) if cards else "",
        bot=bot,
        others=field,
        each=each or GAMES_OF_A_DUEL,
    )
    parts = run(job, address, progress, kept_in)
    return duels.outcome(game, players, bot, field, games, [sum(numbers) for numbers in zip(*parts, strict=True)])
