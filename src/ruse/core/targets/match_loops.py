"""Loops over whole matches, in the compilable subset: the linker binds the rules of a game into them."""

from __future__ import annotations

from typing import Any

from ruse.core.chance import advance, below, hashed, scramble, seeded, word
from ruse.core.record import Record, Row
from ruse.core.targets.bot_choice import Mind, choose
from ruse.core.targets.open_names import (
    act,
    copy_record,
    deal,
    hash_record,
    honesty,
    imagine,
    legal,
    score,
    winners,
)

WHOLE_WIN = 2520
"""Divisible by every number of winners up to ten."""


def begin(s: Record, seed: int, index: int) -> None:
    """Deal game number `index` of a seed into a record whose options are set."""
    s.random = seeded(seed, index)
    deal(s)


def lowest(mask: int) -> int:
    """Return the lowest seat of a mask that is not empty."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def player_stream(seed: int, index: int) -> int:
    """Return the start of a game's random player, a stream separate from the game's own."""
    return seeded(seeded(seed, index), 1)


def play_randomly(s: Record, key: int, out: Row) -> int:
    """Play random legal actions until the match is over; return how many decisions that took.

    The random player has a stream of its own, so the match replays from its seed and actions alone.
    """
    decisions = 0
    while s.waiting != 0:
        seat = lowest(s.waiting)
        key = advance(key)
        act(s, seat, out[below(key, legal(s, seat, out))])
        decisions += 1
    return decisions


def play_bots(
    records: Any,
    at: int,
    work: int,
    bots: Row,
    watched: int,
    key: int,
    out: Row,
    mind: Mind,
    results: Any,
) -> None:
    """A match between bots, one number for each seat; each sees worlds imagined for it, never the true one.

    Adds to `results`: decisions, and of the watched seat its claims (at 2) and bluffs (at 3).
    """
    s = records[at]
    while s.waiting != 0:
        seat = lowest(s.waiting)
        key = advance(key)
        copy_record(records, work, at)
        imagine(records[work], seat, scramble(key))
        action = choose(bots[seat], records[work], seat, out, scramble(scramble(key)), mind)
        if seat == watched:
            claim = honesty(s, seat, action)
            results[2] += word(1 if claim > 0 else 0)
            results[3] += word(1 if claim > 1 else 0)
        act(s, seat, action)
        results[0] += word(1)


def hash_cells(cells: Any, at: int, count: int) -> int:
    """Return the hash of a record from its 64-bit cells."""
    digest = cells[at, 0]
    for place in range(1, count):
        digest = hashed(digest, cells[at, place])
    return scramble(advance(digest))


def winner_count(mask: int, players: int) -> int:
    """How many seats share the win."""
    count = 0
    for seat in range(players):
        count += mask >> seat & 1
    return count


def share_win(s: Record, wins: Any) -> None:
    """Add the seats' shares of a win: a sole win is WHOLE_WIN, a shared win a fraction of it, a draw nothing."""
    mask = winners(s)
    count = winner_count(mask, s.players)
    for seat in range(s.players):
        if mask >> seat & 1:
            wins[seat] += WHOLE_WIN // count


# --- Spans: what one worker does; the record at 1 has the options set and nothing dealt ---------------------------


def simulate_span(
    records: Any, cells: Any, out: Row, seed: int, first: int, count: int, results: Any, wins: Any
) -> None:
    """Deal and play games `first` to `first + count - 1` at random.

    `results` gets the number of decisions and the sum of the hashes of all final records.
    """
    for index in range(first, first + count):
        copy_record(records, 0, 1)
        begin(records[0], seed, index)
        results[0] += word(play_randomly(records[0], player_stream(seed, index), out))
        results[1] += hash_record(records, cells, 0)
        share_win(records[0], wins)


def duel_span(
    records: Any,
    cells: Any,
    out: Row,
    bots: Row,
    watched: int,
    mind: Mind,
    seed: int,
    first: int,
    count: int,
    results: Any,
    wins: Any,
) -> None:
    """Deal and play games between bots, one number for each seat."""
    for index in range(first, first + count):
        copy_record(records, 0, 1)
        begin(records[0], seed, index)
        play_bots(records, 0, 2, bots, watched, player_stream(seed, index), out, mind, results)
        results[1] += hash_record(records, cells, 0)
        results[4] += word(score(records[0], watched))
        share_win(records[0], wins)
