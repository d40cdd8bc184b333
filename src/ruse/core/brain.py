"""A learned bot's brain: one or several small networks of integers, the same on every target.

`think` is in the compilable subset. A network has two hidden layers. The first one is a sum of rows, one
for each observed column that is not zero, as chess engines do it. Weights have 8 bits, sums 32. The answer is
drawn from the policy with integer arithmetic: equal views give equal distributions.

Three arrays go with a brain: `weights` (int8), `tuning` (int32: sizes, scales, biases) and `mind`, working
memory. `ruse.core.brain_file` reads and checks the first two. With two players a game can be quite another one than
with five, so a brain may have a network for each, and `tuning` begins with the network of every player count.

The inner loops count in unsigned words: Numba takes a signed index for one that may be negative, and then computes
one unit after the other instead of many at once (six times slower).
"""

from __future__ import annotations

from typing import Any

from ruse.core.chance import below, word
from ruse.core.record import Row

MOST = 16
"""Player counts are less than this."""
DIRECTORY = 2 * MOST
"""`tuning` begins with two numbers for each player count: where the header of its network is, and its sharpness.

The sharpness says how a difference of logits becomes an exponent of two (in 65536ths of 1/256).
"""
COLUMNS, FIRST, SECOND, ANSWERS, ROWS, SHIFT_1, SHIFT_2 = range(7)
FLOOR, WEIGHTS, BIASES, SCALES, PARTS, PART_AT, ACTION_AT = range(7, 14)
"""The header of a network in `tuning`.

Columns seen, units of the two hidden layers, answers, rows of the first layer; how far the sums of both layers
are shifted down; the smallest weight that an action may have; where in `weights` its own begin; where the biases
begin, and the scales; how many parts actions consist of (core/sight.py), and where to find the list of each
part's terms and of each action's parts.
"""
HEADER = 14
"""How many numbers that are.

At `SCALES` there are two numbers for each column: its first row, and where its scale is. A scale has the number of
a row for each value from 0 to 255, counted from 1; 0 is no row at all.
"""
UNKNOWN = -(1 << 30)
"""Marks a part whose value has not been computed yet."""
BRIGHTEST = 127
"""The highest activation of a hidden unit."""
WHOLE = 1 << 24
"""The weight of the likeliest action."""
POWERS = tuple(round(WHOLE * 2 ** (-step / 256)) for step in range(256))
"""Two to the power of minus 0/256 to minus 255/256, in 2**24ths."""
FARTHEST = 24 * 256
"""An action this many 256ths of a power of two behind the likeliest one is never chosen."""


def power(step: int) -> int:
    """Return two to the power of minus step/256, in 2**24ths."""
    return POWERS[step % 256] >> step // 256


def think(players: int, width: int, out: Row, key: int, weights: Any, tuning: Any, mind: Any) -> int:
    """Return one of the `width` actions in `out`, drawn from the policy for the columns at the start of `mind`."""
    net = tuning[2 * players]
    sum_rows(net, weights, tuning, mind)
    light_second(net, weights, tuning, mind)
    weigh_actions(net, tuning[2 * players + 1], width, out, weights, tuning, mind)
    return draw(net, width, out, key, tuning, mind)


def sum_rows(net: int, weights: Any, tuning: Any, mind: Any) -> None:
    """The first layer: the biases and the rows of all columns that are not zero."""
    columns = tuning[net + COLUMNS]
    units = tuning[net + FIRST]
    biases = tuning[net + BIASES]
    scales = tuning[net + SCALES]
    for unit in range(units):
        mind[columns + unit] = tuning[biases + unit]
    for column in range(columns):
        value = mind[column]
        if value > 0:
            nth = tuning[tuning[scales + 2 * column + 1] + value]
            if nth > 0:
                row = word(tuning[net + WEIGHTS] + (tuning[scales + 2 * column] + nth - 1) * units)
                to = word(columns)
                for unit in range(word(units)):
                    mind[to + unit] += weights[row + unit]


def light_second(net: int, weights: Any, tuning: Any, mind: Any) -> None:
    """The second layer, from the units of the first that are lit."""
    first = tuning[net + FIRST]
    second = tuning[net + SECOND]
    to = tuning[net + COLUMNS] + first
    for unit in range(second):
        mind[to + unit] = tuning[tuning[net + BIASES] + first + unit]
    for unit in range(first):
        at = tuning[net + COLUMNS] + unit
        mind[at] = lit(mind[at], tuning[net + SHIFT_1])
        # Read from its cell, it has 32 bits: a GPU's simulator would multiply a plain 127 and a weight in 8 bits.
        level = mind[at]
        if level > 0:
            row = word(tuning[net + WEIGHTS] + tuning[net + ROWS] * first + unit * second)
            begin = word(to)
            for other in range(word(second)):
                mind[begin + other] += level * weights[row + other]
    for unit in range(second):
        mind[to + unit] = lit(mind[to + unit], tuning[net + SHIFT_2])


def lit(total: int, shift: int) -> int:
    """Return the activation of a unit."""
    return min(BRIGHTEST, max(0, total) >> shift)


def weigh_actions(net: int, sharpness: int, width: int, out: Row, weights: Any, tuning: Any, mind: Any) -> None:
    """The weight of every action in `out`, behind the units: the softmax in powers of two."""
    parts = tuning[net + COLUMNS] + tuning[net + FIRST] + tuning[net + SECOND]
    to = parts + tuning[net + PARTS]
    for part in range(tuning[net + PARTS]):
        mind[parts + part] = UNKNOWN
    best = 0
    for nth in range(width):
        total = worth_of(net, out[nth], weights, tuning, mind)
        mind[to + nth] = total
        if nth == 0 or total > best:
            best = total
    for nth in range(width):
        behind = (best - mind[to + nth]) * sharpness >> 16
        weight = power(behind) if behind < FARTHEST else 0
        mind[to + nth] = weight if weight >= tuning[net + FLOOR] else 0


def worth_of(net: int, action: int, weights: Any, tuning: Any, mind: Any) -> int:
    """Return what an action is worth: its own answer, and those about its parts."""
    parts = tuning[net + COLUMNS] + tuning[net + FIRST] + tuning[net + SECOND]
    total = answer(net, action, weights, tuning, mind)
    at = tuning[net + ACTION_AT] + 2 * action
    for nth in range(tuning[at], tuning[at] + tuning[at + 1]):
        part = tuning[nth]
        if mind[parts + part] == UNKNOWN:
            mind[parts + part] = worth_of_part(net, part, weights, tuning, mind)
        total += mind[parts + part]
    return total


def worth_of_part(net: int, part: int, weights: Any, tuning: Any, mind: Any) -> int:
    """Return the sum of the answers about a part: three numbers say where to find each of them."""
    total = 0
    at = tuning[net + PART_AT] + 2 * part
    for nth in range(tuning[at + 1]):
        term = tuning[at] + 3 * nth
        number = tuning[term] + tuning[term + 2] * mind[tuning[term + 1]]
        total += answer(net, number, weights, tuning, mind)
    return total


def answer(net: int, number: int, weights: Any, tuning: Any, mind: Any) -> int:
    """Return one of a network's answers."""
    first = tuning[net + FIRST]
    second = tuning[net + SECOND]
    units = word(tuning[net + COLUMNS] + first)
    total: int = tuning[tuning[net + BIASES] + first + second + number]
    row = word(tuning[net + WEIGHTS] + (tuning[net + ROWS] + second) * first + number * second)
    for unit in range(word(second)):
        total += mind[units + unit] * weights[row + unit]
    return total


def draw(net: int, width: int, out: Row, key: int, tuning: Any, mind: Any) -> int:
    """Return an action by its weight."""
    at = tuning[net + COLUMNS] + tuning[net + FIRST] + tuning[net + SECOND] + tuning[net + PARTS]
    total = 0
    for nth in range(width):
        total += mind[at + nth]
    rest = below(key, total)
    for nth in range(width):
        rest -= mind[at + nth]
        if rest < 0:
            return out[nth]
    return out[0]
