"""Baselines: three plain players with one trait each, to measure other bots against.

All three coup as soon as they can pay for it, prove every claim they can prove, and choose everything
else at random. They differ in one thing each: `honest` never bluffs, `trusting` never challenges,
`doubting` always does. Like every bot they read their own hand and what is public, nothing else.
"""

from __future__ import annotations

from ruse.core.chance import advance, below
from ruse.core.record import Row
from ruse.games.coup.rules.legal import legal
from ruse.games.coup.rules.machine import honesty
from ruse.games.coup.rules.state import (
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DO_ASSASSINATE,
    DO_COUP,
    PASS,
    SHOW,
    State,
)

BLUFF = 2
"""What `honesty` says of a claim that is not true."""
HONEST_DOUBTS = 25
"""Percent of claims that the honest player challenges: it takes others for a little worse than itself."""


def honest(s: State, seat: int, out: Row, k: int) -> int:
    """Claims only what it holds, in blocks too; challenges one claim in four."""
    if in_challenge(s):
        return CHALLENGE if below(advance(k), 100) < HONEST_DOUBTS else PASS
    count = without_bluffs(s, seat, out, legal(s, seat, out))
    return plain_choice(out, count, k)


def trusting(s: State, seat: int, out: Row, k: int) -> int:
    """Believes every claim; claims what it likes, held or not."""
    if in_challenge(s):
        return PASS
    return plain_choice(out, legal(s, seat, out), k)


def doubting(s: State, seat: int, out: Row, k: int) -> int:
    """Challenges every claim; claims what it likes, held or not."""
    if in_challenge(s):
        return CHALLENGE
    return plain_choice(out, legal(s, seat, out), k)


def in_challenge(s: State) -> bool:
    """Return whether the question is to challenge or not."""
    return s.phase == CHALLENGING or s.phase == CHALLENGING_BLOCK


def without_bluffs(s: State, seat: int, out: Row, count: int) -> int:
    """Strike the bluffs from a list of actions; how many are left."""
    left = 0
    for at in range(count):
        if honesty(s, seat, out[at]) != BLUFF:
            out[left] = out[at]
            left += 1
    return left


def plain_choice(out: Row, count: int, k: int) -> int:
    """Show what can be shown, coup if affordable, or do anything else with equal chances."""
    if out[0] == SHOW:
        return SHOW
    first = count
    coups = 0
    for at in range(count):
        if DO_COUP < out[at] <= DO_ASSASSINATE:
            first = min(first, at)
            coups += 1
    if coups > 0:
        return out[first + below(k, coups)]
    return out[below(k, count)]
