"""The `cuda` target: rules compiled by numba-cuda, one game per thread, the record in the thread's own memory."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from ruse.core import chance, loops
from ruse.core.cpu import copy_within, hash_batch_record, silent
from ruse.core.emit import emit
from ruse.core.errors import TargetMissing
from ruse.core.link import Linker, rules_of

if TYPE_CHECKING:
    from ruse.core.game import Game

GAMES_AT_ONCE = 1 << 20
THREADS = 128


def numba_cuda() -> Any:
    """numba-cuda, or one line that says how to get it."""
    import numpy as np

    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 still names it on import; NumPy 2.5 took it away.
        np.row_stack = np.vstack  # type: ignore[attr-defined]
    try:
        from numba import cuda
    except ImportError:
        raise TargetMissing("the target cuda needs numba-cuda; install it with: pip install 'ruse[cuda]'") from None
    except Exception as error:  # a missing CUDA library has its own kind of error in every release
        raise TargetMissing(f"the CUDA libraries are not all here: {error}") from None
    return cuda


def device() -> Any:
    """numba-cuda on a machine with a GPU that answers."""
    cuda = numba_cuda()
    cuda.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is a small batch
    if not cuda.is_available():
        raise TargetMissing("the target cuda needs an NVIDIA GPU with its driver; this machine shows none")
    return cuda


class Kernels:
    """The loops of a game as kernels: `simulate` plays, `tally` sums up and hashes what is left."""

    def __init__(self, game: Game, first_bot: Any = None, second_bot: Any = None) -> None:
        import numpy as np

        cuda = numba_cuda()
        bound = {
            chance.word: np.uint64,
            chance.number: np.int64,
            emit: silent,
            loops.copy_record: copy_within,
            loops.hash_record: hash_batch_record,
            **rules_of(game, first_bot, second_bot),
        }
        linker = Linker(cuda.jit(device=True), bound, compiled=True)
        self.cuda = cuda
        self.simulate, self.tally, self.duel = kernels(cuda, linker, game)


def kernels(cuda: Any, linker: Linker, game: Game) -> tuple[Any, Any, Any]:
    """Wrap the linked loops in kernels."""
    import numba
    import numpy as np

    record = numba.from_dtype(game.state.dtype())
    width, words_each, whole_win = game.width, game.state.SIZE // 8, loops.WHOLE_WIN
    begin = linker.link(loops.begin)
    play_randomly = linker.link(loops.play_randomly)
    player_stream = linker.link(loops.player_stream)
    play_bots = linker.link(loops.play_bots)
    hash_words = linker.link(loops.hash_words)
    winners = linker.link(loops.winners)

    @cuda.jit
    def simulate(blank: Any, finals: Any, seed: int, first: int, count: int, decisions: Any) -> None:
        index = cuda.grid(1)
        if index >= count:
            return
        # Local memory is interleaved by thread: half again as fast as a record in global memory.
        own = cuda.local.array(1, record)
        out = cuda.local.array(width, np.uint8)
        own[0] = blank[0]
        begin(own[0], seed, first + index)
        decisions[index] += play_randomly(own[0], player_stream(seed, first + index), out)
        finals[index] = own[0]

    @cuda.jit
    def duel(blank: Any, finals: Any, seats: int, seed: int, first: int, count: int, results: Any) -> None:
        index = cuda.grid(1)
        if index >= count:
            return
        own = cuda.local.array(3, record)
        out = cuda.local.array(width, np.uint8)
        own[0] = blank[0]
        begin(own[0], seed, first + index)
        play_bots(own, 0, 2, seats, player_stream(seed, first + index), out, results[index])
        finals[index] = own[0]

    @cuda.jit
    def tally(finals: Any, words: Any, count: int, hashes: Any, wins: Any) -> None:
        index = cuda.grid(1)
        if index >= count:
            return
        hashes[index] += hash_words(words, index, words_each)
        mask = winners(finals[index])
        shared = 0
        for seat in range(finals[index].players):
            shared += mask >> seat & 1
        for seat in range(finals[index].players):
            if mask >> seat & 1:
                cuda.atomic.add(wins, seat, whole_win // shared)

    return simulate, tally, duel


def ptx(game: Game, capability: tuple[int, int], first_bot: Any = None, second_bot: Any = None) -> dict[str, str]:
    """Every kernel as PTX for a compute capability, without a GPU or a driver."""
    from unittest.mock import patch

    import numba

    built = Kernels(game, first_bot, second_bot)
    records = numba.from_dtype(game.state.dtype())[::1]
    i8, u8 = numba.int64, numba.uint64
    signatures = {
        "simulate": (records, records, u8, i8, i8, i8[::1]),
        "duel": (records, records, i8, u8, i8, i8, u8[:, ::1]),
        "tally": (records, u8[:, ::1], i8, u8[::1], i8[::1]),
    }
    # Compiling a device function asks the GPU what it can do; here nobody is there to answer.
    answer = type("Asked", (), {"compute_capability": capability})
    with patch("numba.cuda.dispatcher.get_current_device", return_value=answer):
        return {
            name: built.cuda.compile_ptx(getattr(built, name).py_func, signature, cc=capability)[0]
            for name, signature in signatures.items()
        }


@cache
def linked(game: Game, first_bot: Any = None, second_bot: Any = None) -> Kernels:
    """The kernels of a game, built once."""
    return Kernels(game, first_bot, second_bot)


def simulate(
    game: Game, blank: Any, games: int, seed: int, progress: Callable[[int, int], None]
) -> tuple[int, int, list[int], float]:
    """Play games 0 to `games - 1` of a seed at random: decisions, digest, wins, and the seconds of the GPU's work."""
    import numpy as np

    cuda = device()
    built = linked(game)
    layout = game.state.dtype()
    size = min(games, GAMES_AT_ONCE)
    blanks = cuda.to_device(np.frombuffer(blank.pack(), layout))
    finals = cuda.device_array(size, layout)
    words = finals.view(np.uint64).reshape(size, game.state.SIZE // 8)
    decisions = cuda.to_device(np.zeros(size, np.int64))
    hashes = cuda.to_device(np.zeros(size, np.uint64))
    wins = cuda.to_device(np.zeros(16, np.int64))

    def play(first: int, count: int) -> None:
        blocks = -(-count // THREADS)
        built.simulate[blocks, THREADS](blanks, finals, np.uint64(seed), first, count, decisions)
        built.tally[blocks, THREADS](finals, words, count, hashes, wins)
        cuda.synchronize()

    play(0, 1)
    for totals in (decisions, hashes, wins):
        totals.copy_to_device(np.zeros(totals.shape, totals.dtype))
    start = time.perf_counter()
    for first in range(0, games, size):
        play(first, min(size, games - first))
        progress(min(games, first + size), games)
    seconds = time.perf_counter() - start
    asked, digest = decisions.copy_to_host().sum(), hashes.copy_to_host().sum(dtype=np.uint64)
    return int(asked), int(digest), [int(share) for share in wins.copy_to_host()], seconds
