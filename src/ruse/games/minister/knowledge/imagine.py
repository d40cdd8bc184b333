"""Worlds that a seat cannot tell from the true one: what `imagine` draws, and with which chances.

One of the cases that the seat cannot exclude is drawn, all alike: an arrangement, and with it what every open
shuffle has done. That is a whole history of the cards, so the others have seen at each of their looks what
lay there at that time. Whether they speak in an open window is a matter of chance; claims are no evidence.
"""

from __future__ import annotations

from ruse.core.chance import STREAM, roll, seeded
from ruse.core.counters import counters
from ruse.core.record import Row
from ruse.core.windows import SIMULTANEOUS
from ruse.games.minister.knowledge.boards import arrangements, lay_nth
from ruse.games.minister.knowledge.history import (
    ARRANGEMENTS,
    board_after,
    laid,
    seen_by,
    shuffle_back,
    twin_of,
    weigh_arrangements,
)
from ruse.games.minister.knowledge.odds import CELLS, cases, walk, weight_of
from ruse.games.minister.rules.log import choice_of
from ruse.games.minister.rules.state import (
    ALL_CELLS,
    CHALLENGING,
    CHALLENGING_REPLY,
    PEEKING,
    PLACES,
    REPLYING,
    SCRIPT,
    SHUFFLES,
    State,
)

EVERYONE = (1 << 16) - 1


def imagine(s: State, seat: int, key: int) -> None:
    """Replace all that a seat cannot know by a draw with this key: cards, others' knowledge, answers, chance."""
    s.scripted = 0
    s.script_at = 0
    for at in range(SCRIPT):
        s.script[at] = 0
    s.random = seeded(key, STREAM)
    imagine_others(s, seat, imagine_cards(s, seat))
    imagine_answers(s, seat)


def imagine_cards(s: State, seat: int) -> int:
    """Lay the cards as in one of the cases that a seat cannot exclude; returns what the open shuffles did there."""
    if s.shuffles > SHUFFLES:
        return imagine_history(s, seat)
    nth = roll(s, cases(s, seat))
    outcomes = 0
    while outcomes < 1 << s.shuffles:
        step = walk(s, seat, outcomes)
        if step < 0:
            outcomes = -step
        else:
            fits = arrangements(step & ALL_CELLS)
            if nth < fits * weight_of(step):
                lay_nth(s, step & ALL_CELLS, nth % fits)
                return outcomes | roll(s, 1 << s.shuffles) & step >> CELLS
            nth -= fits * weight_of(step)
            outcomes += 1
    return 0  # only if nothing at all is possible


def imagine_history(s: State, seat: int) -> int:
    """The same after more shuffles than can be gone through: draw the cards of today, then go back in time."""
    weights = counters(ARRANGEMENTS)
    possible = counters(ARRANGEMENTS)
    weigh_arrangements(s, seat, s.shuffles, weights, possible)
    today = drawn_by_weight(s, weights)
    here = today
    outcomes = 0
    for nth in range(s.shuffles - 1, -1, -1):
        twin = twin_of(here, s.pairs[nth])
        swap = choice_of(s, seat, nth)
        if swap < 0:
            weigh_arrangements(s, seat, nth, weights, possible)
            swap = 1 if draw(s, weights[here] + weights[twin]) < weights[twin] else 0
        outcomes |= swap << s.shuffles - 1 - nth
        here = twin if swap == 1 else here
    for at in range(PLACES):
        s.cards[at] = laid(today) >> 3 * at & 7
    return outcomes


def drawn_by_weight(s: State, weights: Row) -> int:
    """Return an arrangement, drawn by weight."""
    total = 0
    for nth in range(ARRANGEMENTS):
        total += weights[nth]
    left = draw(s, total)
    for nth in range(ARRANGEMENTS):
        if left < weights[nth]:
            return nth
        left -= weights[nth]
    return 0  # only if nothing at all is possible


def draw(s: State, n: int) -> int:
    """Return a number from 0 to n-1, where n may have more than the 32 bits of `roll`."""
    if n < 1 << 20:
        return roll(s, n)
    high = roll(s, 1 << 30)
    return (high << 30 | roll(s, 1 << 30)) % n


def imagine_others(s: State, seat: int, outcomes: int) -> None:
    """Go back through the shuffles and give the others what lay where they looked; then lay the cards again."""
    for nth in range(s.shuffles, -1, -1):
        for other in range(s.players):
            if other != seat and board_after(s, nth) >= 0:
                s.know[other, board_after(s, nth)] = seen_by(s, other, nth)
        if nth > 0:
            swap = outcomes >> s.shuffles - nth & 1
            shuffle_back(s, nth - 1, swap)
            s.chosen[nth - 1] = s.chosen[nth - 1] // 2 * 2 + swap
    for nth in range(s.shuffles):
        shuffle_back(s, nth, outcomes >> s.shuffles - 1 - nth & 1)


def imagine_answers(s: State, seat: int) -> None:
    """Sealed answers of others: they may have spoken or not, and peeked anywhere."""
    if s.phase == PEEKING:
        for other in range(s.players):
            if other != seat and s.peeked[other] > 0 and s.first_look == SIMULTANEOUS:
                s.peeked[other] = 1 + roll(s, PLACES - 1)
    if s.phase == CHALLENGING or s.phase == REPLYING or s.phase == CHALLENGING_REPLY:
        for other in range(s.players):
            if other != seat and may_have_spoken(s, other):
                s.voices = s.voices & (EVERYONE ^ 1 << other) | roll(s, 2) << other


def may_have_spoken(s: State, seat: int) -> bool:
    """Return whether a seat has answered in the open window, so that its answer lies sealed."""
    silent = s.turn if s.phase == REPLYING else s.claimant
    asked = (s.waiting | s.unasked) >> seat & 1
    sealed = s.response_mode == SIMULTANEOUS or s.phase == REPLYING
    return sealed and seat != silent and asked == 0
