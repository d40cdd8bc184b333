"""`ruse.batch` compared with what learners use today: PettingZoo's card games and pgx, on the same core.

They take turns, round after round, so that a busy machine disturbs all of them alike; each keeps its best round.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from ruse.core.errors import TargetMissing
from ruse.study.bench import ROUNDS, Figure
from ruse.study.bench_batch import SIZES, STEPS, Rounds, batch_figure

if TYPE_CHECKING:
    from ruse.core.game import Game

CARD_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "gin_rummy_v4")
"""PettingZoo's classic card games; those that its release no longer has are left out."""
MISSING = "{} is not installed; `make bench`, or: pip install {}"

Round = Callable[[float], tuple[int, int, float]]
"""Play for about this many seconds: decisions, games, and the seconds it took."""


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, where the system lets a process choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def measure_beside(game: Game, players: int, seconds: float) -> Iterator[Figure | str]:
    """Yield the fused step on one core and, where they are installed, its rivals in the same rounds."""
    with one_core():
        contenders: list[tuple[Figure, Round]] = [ours(game, players)]
        for find in (pgx_contenders, pettingzoo_contenders):
            try:
                contenders += find()
            except TargetMissing as missing:
                yield str(missing)
        best = {id(figure): (0.0, 0.0) for figure, _ in contenders}
        for _ in range(ROUNDS):
            for figure, play in contenders:
                decisions, games, took = play(seconds)
                best[id(figure)] = max(best[id(figure)], (decisions / took, games / took))
    for figure, _ in contenders:
        decisions_per_s, games_per_s = best[id(figure)]
        values = figure.describe() | {"decisions_per_s": decisions_per_s, "games_per_s": games_per_s}
        yield Figure(**values)


def ours(game: Game, players: int) -> tuple[Figure, Round]:
    """Return the batch: the same recorded steps, again and again."""
    rounds = Rounds(game, players, "cpu", SIZES["cpu"])
    assert rounds.actions

    def play(seconds: float) -> tuple[int, int, float]:
        took = min(rounds.seconds(rounds.steps) for _ in range(max(1, int(seconds / 0.05))))
        return rounds.batch.size * STEPS, rounds.games, took

    return batch_figure(rounds, players, "cpu batch", 1.0), play


def pgx_contenders() -> list[tuple[Figure, Round]]:
    """Return pgx's Leduc hold'em: steps of a jitted batch with auto-reset, its actions drawn before."""
    # One thread: XLA reads this when it starts.
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        raise TargetMissing(MISSING.format("pgx", "pgx")) from None
    size = SIZES["cpu"]
    env = pgx.make("leduc_holdem")
    deal = jax.jit(jax.vmap(env.init))
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    draw = jax.jit(lambda key, mask: jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32))))
    keys = jax.random.split(jax.random.PRNGKey(1), STEPS * 2 + 1)
    first = deal(jax.random.split(keys[-1], size))
    state, steps, games = first, [], 0
    for nth in range(STEPS):
        action = draw(keys[nth], state.legal_action_mask)
        chance = jax.random.split(keys[STEPS + nth], size)
        state = step(state, action, chance)
        steps.append((action, chance))
        games += int(state.terminated.sum())
    jax.block_until_ready((state, steps))

    def one_pass() -> float:
        start = time.perf_counter()
        now = first
        for action, chance in steps:
            now = step(now, action, chance)
        jax.block_until_ready(now)
        return time.perf_counter() - start

    def play(seconds: float) -> tuple[int, int, float]:
        until = time.perf_counter() + seconds
        took = one_pass()
        while time.perf_counter() < until:
            took = min(took, one_pass())
        return size * STEPS, games, took

    duties = f"jitted step of {size:,} games: play, deal new games, observation, mask, rewards"
    return [(Figure("pgx", "leduc_holdem", 2, "jax, cpu", 1, 0, 0, duties), play)]


def pettingzoo_contenders() -> list[tuple[Figure, Round]]:
    """Return PettingZoo's classic card games, played at random through its own interface."""
    import importlib

    found = []
    for name in CARD_GAMES:
        with suppress(ImportError):
            env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
            found.append((_pettingzoo_figure(name, env), _pettingzoo_round(env)))
    if not found:
        raise TargetMissing(MISSING.format("PettingZoo with its card games", "'pettingzoo[classic]'"))
    return found


def _pettingzoo_figure(name: str, env: Any) -> Figure:
    duties = "reset, last (observation and mask), random legal action, step"
    return Figure("PettingZoo", name, len(env.possible_agents), "python loop", 1, 0, 0, duties)


def _pettingzoo_round(env: Any) -> Round:
    chooser = random.Random(1)

    def play(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds or not games:
            env.reset(seed=chooser.getrandbits(31))
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"]
                env.step(chooser.choice([action for action, open_ in enumerate(mask) if open_]))
                decisions += 1
            games += 1
        return decisions, games, time.perf_counter() - start

    return play
