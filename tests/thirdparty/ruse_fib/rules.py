"""Fib: each of two players has a hidden die, and says ever more of it until the other doubts.

FIB-01 Both roll in secret. FIB-02 In turn each says a number, higher than the last, that their own die is
claimed to reach; or doubts what was said last. FIB-03 A doubted die is shown: whoever was wrong gives the
other a point. FIB-04 Then both roll again, and the loser begins. FIB-05 This many points win.
"""

from __future__ import annotations

from typing import Annotated

from ruse.core.chance import roll, seeded
from ruse.core.emit import emit
from ruse.core.record import Record, Row, u8

NOBODY = 2
DOUBT = 0
SAY = 0  # + number, from 1 to 8
ACTIONS = 9
WIDTH = 9

ROLLED, SAID, DOUBTED, SHOWN, POINT, FINISHED = range(6)
ALLOWED, NOT_ASKED, NO_SUCH_ACTION, NOTHING_SAID, TOO_LOW, TOO_HIGH = range(6)


class State(Record):
    """One match of Fib."""

    turn: u8
    said: u8
    """The number said last in this round; 0 for none."""
    faces: u8
    target: u8
    """How many points win."""
    rounds: u8
    shown: u8
    """The die shown last; 0 for none."""
    points: Annotated[Row, u8, 2]
    die: Annotated[Row, u8, 2]


def deal(s: State) -> None:
    """Any seat begins, with fresh dice (FIB-01)."""
    s.turn = roll(s, 2)
    roll_dice(s)


def roll_dice(s: State) -> None:
    """Both roll in secret (FIB-01)."""
    s.said = 0
    s.rounds += 1
    for seat in range(2):
        s.die[seat] = 1 + roll(s, s.faces)
        emit(s, ROLLED, seat, s.die[seat], 0, 0)
    s.waiting = 1 << s.turn


def legal(s: State, seat: int, out: Row) -> int:
    """To doubt what was said, or to say more (FIB-02)."""
    if not s.waiting >> seat & 1:
        return 0
    count = 0
    if s.said > 0:
        out[0] = DOUBT
        count = 1
    for number in range(s.said + 1, s.faces + 1):
        out[count] = SAY + number
        count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """Why an action that `legal` does not offer is not open to a seat."""
    if seat >= 2 or not s.waiting >> seat & 1:
        return NOT_ASKED
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action == DOUBT:
        return NOTHING_SAID
    return TOO_HIGH if action - SAY > s.faces else TOO_LOW


def act(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action == DOUBT:
        doubt(s, seat)
    else:
        s.said = action - SAY
        emit(s, SAID, seat, s.said, 0, 0)
        s.turn = 1 - seat
        s.waiting = 1 << s.turn


def doubt(s: State, seat: int) -> None:
    """The doubted die is shown, and decides the round (FIB-03 to FIB-05)."""
    emit(s, DOUBTED, seat, s.said, 0, 0)
    s.shown = s.die[1 - seat]
    emit(s, SHOWN, 1 - seat, s.shown, 0, 0)
    winner = 1 - seat if s.shown >= s.said else seat
    s.points[winner] += 1
    emit(s, POINT, winner, 0, 0, 0)
    if s.points[winner] == s.target:
        s.waiting = 0
        s.said = 0
        emit(s, FINISHED, winner, 0, 0, 0)
    else:
        s.turn = 1 - winner
        roll_dice(s)


def winners(s: State) -> int:
    """Return the seats with enough points (FIB-05)."""
    if s.points[0] == s.target:
        return 1
    return 2 if s.points[1] == s.target else 0


def score(s: State, seat: int) -> int:
    """Return the points of a seat."""
    return s.points[seat]


def honesty(s: State, seat: int, action: int) -> int:
    """Return whether what is said is true."""
    if action == DOUBT:
        return 0
    return 1 if s.die[seat] >= action - SAY else 2


def observe(s: State, seat: int, out: Row) -> None:
    """The seat's own die, what was said, and the points."""
    out[0] = s.die[seat]
    out[1] = s.said
    out[2] = 1 if s.waiting >> seat & 1 else 0
    out[3] = s.points[seat]
    out[4] = s.points[1 - seat]
    out[5] = s.faces
    out[6] = s.target


def imagine(s: State, seat: int, key: int) -> None:
    """The other's die is any number, unless it was shown to end the match."""
    s.random = seeded(key, 0)
    if s.waiting != 0 or s.turn != seat:
        s.die[1 - seat] = 1 + roll(s, s.faces)
