"""The loops as CUDA kernels, one match per thread. The linker binds the rules and the sizes of a game."""

from __future__ import annotations

from typing import Any

from numba import cuda

from ruse.core.targets.loops import (
    WHOLE_WIN,
    begin,
    hash_words,
    imagine_span,
    observe_span,
    play_bots,
    play_randomly,
    player_stream,
    put_record,
    winners,
)

# What the linker puts in: the types of a record and of an action, a record's words, the longest list of actions.
RECORD: Any = None
ACTION: Any = None
WORDS = 0
WIDTH = 0


def simulate(blank: Any, finals: Any, seed: int, first: int, count: int, decisions: Any) -> None:
    """Deal one match and play it at random; keep its final record and add its decisions."""
    index = cuda.grid(1)
    if index >= count:
        return
    # Local memory is interleaved by thread: half again as fast as a record in global memory.
    own = cuda.local.array(1, RECORD)
    out = cuda.local.array(WIDTH, ACTION)
    put_record(own, 0, blank)
    begin(own[0], seed, first + index)
    decisions[index] += play_randomly(own[0], player_stream(seed, first + index), out)
    put_record(finals, index, own)


def duel(blank: Any, finals: Any, bots: Any, watched: int, seed: int, first: int, count: int, results: Any) -> None:
    """Deal one match between bots, one number for each seat."""
    index = cuda.grid(1)
    if index >= count:
        return
    own = cuda.local.array(3, RECORD)
    out = cuda.local.array(WIDTH, ACTION)
    put_record(own, 0, blank)
    begin(own[0], seed, first + index)
    play_bots(own, 0, 2, bots, watched, player_stream(seed, first + index), out, results[index])
    put_record(finals, index, own)


def tally(finals: Any, words: Any, count: int, hashes: Any, wins: Any) -> None:
    """Hash one final record and add the shares of its winners."""
    index = cuda.grid(1)
    if index >= count:
        return
    hashes[index] += hash_words(words, index, WORDS)
    mask = winners(finals[index])
    shared = 0
    for seat in range(finals[index].players):
        shared += mask >> seat & 1
    for seat in range(finals[index].players):
        if mask >> seat & 1:
            cuda.atomic.add(wins, seat, WHOLE_WIN // shared)


def observe(records: Any, seats: Any, features: Any, count: int) -> None:
    """Write what one seat of one match may see."""
    index = cuda.grid(1)
    if index < count:
        observe_span(records, seats, features, index, 1)


def imagine(records: Any, seats: Any, keys: Any, count: int) -> None:
    """Replace in one record all that one seat cannot know."""
    index = cuda.grid(1)
    if index < count:
        imagine_span(records, seats, keys, index, 1)
