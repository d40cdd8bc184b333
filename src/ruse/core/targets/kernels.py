"""The loops as CUDA kernels, one match per thread. The linker binds the rules and the sizes of a game."""

from __future__ import annotations

from typing import Any

from numba import cuda

from ruse.core.targets.batch_loops import (
    Matches,
    illegal_span,
    imagine_span,
    observe_span,
    show_match,
    step_match,
)
from ruse.core.targets.bot_choice import Mind
from ruse.core.targets.match_loops import (
    WHOLE_WIN,
    begin,
    hash_cells,
    play_bots,
    play_randomly,
    player_stream,
    winner_count,
)
from ruse.core.targets.open_names import put_record, winners

# What the linker puts in: the types of a record, an action and a cell of a brain's mind; how many 64-bit cells a
# record, actions a list and cells a mind has.
RECORD: Any = None
ACTION: Any = None
THOUGHT: Any = None
CELLS = 0
WIDTH = 0
MIND = 0
OWN = 0
FEATURES = 0
ACTIONS = 0
STEPPERS = 0
MASK_WORDS = 0
FEATURE_WORDS = 0
CELL: Any = None
WORD: Any = None


def simulate(blank: Any, finals: Any, seed: int, first: int, count: int, decisions: Any) -> None:
    """Deal one match and play it at random; keep its final record and add its decisions."""
    index = cuda.grid(1)
    if index >= count:
        return
    # Local memory is interleaved by thread: half again as fast as a record in global memory.
    own = cuda.local.array(1, RECORD)
    out = cuda.local.array(WIDTH, ACTION)
    put_record(own, 0, blank, 0)
    begin(own[0], seed, first + index)
    decisions[index] += play_randomly(own[0], player_stream(seed, first + index), out)
    put_record(finals, index, own, 0)


def duel(
    blank: Any,
    finals: Any,
    bots: Any,
    watched: int,
    weights: Any,
    tuning: Any,
    seed: int,
    first: int,
    count: int,
    results: Any,
) -> None:
    """Deal one match between bots, one number for each seat."""
    index = cuda.grid(1)
    if index >= count:
        return
    own = cuda.local.array(3, RECORD)
    out = cuda.local.array(WIDTH, ACTION)
    put_record(own, 0, blank, 0)
    begin(own[0], seed, first + index)
    mind = Mind(weights, tuning, cuda.local.array(MIND, THOUGHT))
    play_bots(own, 0, 2, bots, watched, player_stream(seed, first + index), out, mind, results[index])
    put_record(finals, index, own, 0)


def tally(finals: Any, cells: Any, count: int, hashes: Any, wins: Any) -> None:
    """Hash one final record and add the shares of its winners."""
    index = cuda.grid(1)
    if index >= count:
        return
    hashes[index] += hash_cells(cells, index, CELLS)
    mask = winners(finals[index])
    shared = winner_count(mask, finals[index].players)
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


def step_batch(
    records: Any,
    actions: Any,
    blanks: Any,
    stride: int,
    roles: Any,
    course: Any,
    streams: Any,
    history: Any,
    done: Any,
    rewards: Any,
    scores: Any,
    weights: Any,
    tuning: Any,
    seats: Any,
    masks: Any,
    features: Any,
    count: int,
) -> None:
    """One step of one match, and what it shows to the seat that is asked next.

    A kernel is launched with plain arrays; those of `Matches` and the brain are put together here.
    What is shown goes to memory that the block shares, and from there to the arrays in words of eight bytes:
    neighbouring threads then write neighbouring words. `masks` and `features` are these words; their last block
    of rows is complete even if its matches are not.
    """
    index = cuda.grid(1)
    lane = cuda.threadIdx.x
    mask_words = cuda.shared.array(MASK_WORDS, WORD)
    feature_words = cuda.shared.array(FEATURE_WORDS, WORD)
    mask = mask_words.view(CELL)[lane * ACTIONS : (lane + 1) * ACTIONS]
    seen = feature_words.view(CELL)[lane * FEATURES : (lane + 1) * FEATURES]
    if index < count:
        own = cuda.local.array(OWN, RECORD)
        out = cuda.local.array(WIDTH, ACTION)
        mind = Mind(weights, tuning, cuda.local.array(MIND, THOUGHT))
        matches = Matches(blanks, stride, roles, course, streams, history, done, rewards, scores)
        put_record(own, 0, records, index)
        step_match(own, 0, 1, index, actions[index], matches, mind, out)
        show_match(own[0], index, seats, mask, seen, out)
        put_record(records, index, own, 0)
    cuda.syncthreads()
    block = cuda.blockIdx.x
    for at in range(lane, MASK_WORDS, STEPPERS):
        masks[block * MASK_WORDS + at] = mask_words[at]
    for at in range(lane, FEATURE_WORDS, STEPPERS):
        features[block * FEATURE_WORDS + at] = feature_words[at]


def show_batch(records: Any, seats: Any, masks: Any, features: Any, count: int) -> None:
    """Show one match to the seat that is asked."""
    index = cuda.grid(1)
    if index >= count:
        return
    own = cuda.local.array(1, RECORD)
    out = cuda.local.array(WIDTH, ACTION)
    put_record(own, 0, records, index)
    show_match(own[0], index, seats, masks[index], features[index], out)


def find_illegal(actions: Any, masks: Any, count: int, found: Any) -> None:
    """Keep the lowest match whose action is not legal."""
    index = cuda.grid(1)
    if index < count and illegal_span(actions, masks, index, 1) >= 0:
        cuda.atomic.min(found, 0, index)


def widen(numbers: Any, wide: Any, count: int) -> None:
    """Copy a number into an array of 64-bit numbers."""
    index = cuda.grid(1)
    if index < count:
        wide[index] = numbers[index]
