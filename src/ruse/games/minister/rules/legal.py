"""What a seat may do now, and why it may not do anything else."""

from __future__ import annotations

from ruse.core.record import Row
from ruse.games.minister.rules.actions import card_named
from ruse.games.minister.rules.characters import may_name
from ruse.games.minister.rules.frame import place_of
from ruse.games.minister.rules.state import (
    ACTING,
    ACTIONS,
    CHALLENGE,
    CHALLENGING,
    CHALLENGING_REPLY,
    CLOCKWISE,
    EXECUTE,
    EXECUTING,
    KEEP,
    KINDS,
    LOOK,
    LOOK_PRICE,
    NAME,
    NAME_AT,
    NAMING,
    PASS,
    PEEK,
    PEEKING,
    PLACES,
    REPLY,
    REPLYING,
    SECRET_CHOICE,
    SWAP,
    SWAPPING,
    TAX,
    TAXING,
    State,
)

# Why an action is refused; the words are in the game's language files under `refusal-...`.
ALLOWED, NOT_ASKED, NO_SUCH_ACTION, NOT_NOW, TOO_POOR, NO_TARGET, NAME_USED, NOT_THAT_PLACE, NO_CHOICE = range(9)
REFUSALS = (
    "allowed",
    "not-asked",
    "no-such-action",
    "not-now",
    "too-poor",
    "no-target",
    "name-used",
    "not-that-place",
    "no-choice",
)


def legal(s: State, seat: int, out: Row) -> int:
    """Write the numbers of all actions open to a seat into `out`, ascending; return how many they are."""
    if not s.waiting >> seat & 1:
        return 0
    phase = s.phase
    if phase == CHALLENGING or phase == CHALLENGING_REPLY or phase == REPLYING:
        out[0] = PASS
        out[1] = REPLY if phase == REPLYING else CHALLENGE
        return 2
    if phase == ACTING:
        return turn_actions(s, seat, out)
    if phase == PEEKING:
        return span(PEEK, PLACES - 1, out, 0)
    if phase == EXECUTING:
        return span(EXECUTE, KINDS * (s.players - 1), out, 0)
    if phase == TAXING:
        return span(TAX, s.players - 1, out, 0)
    if phase == SWAPPING:
        count = span(SWAP, 15, out, 0)
        return span(KEEP, 15, out, count) if s.shuffle == SECRET_CHOICE else count
    return names(s, seat, out)


def span(first: int, count: int, out: Row, at: int) -> int:
    """This many actions from a first one on; returns how many there are now."""
    for nth in range(count):
        out[at + nth] = first + nth
    return at + count


def turn_actions(s: State, seat: int, out: Row) -> int:
    """Look if it can be paid for, move, claim; never a pass (KTM-10 to KTM-17)."""
    first = LOOK if may_look(s, seat) else LOOK + 1
    return span(first, PASS - first, out, 0)


def may_look(s: State, seat: int) -> bool:
    """With a coin, or while the treasury has one for everybody else (KTM-12, KTM-13)."""
    return s.coins[seat] >= LOOK_PRICE or s.treasury >= s.players - 1


def names(s: State, seat: int, out: Row) -> int:
    """List the names that are still free (SA-22), for the next place or for any (SA-21)."""
    count = 0
    if s.naming == CLOCKWISE:
        for card in range(KINDS):
            if not s.named >> card & 1:
                out[count] = NAME + card
                count += 1
        return count
    for distance in range(1, PLACES):
        if may_name(s, (place_of(s, seat) + distance) % PLACES):
            for card in range(KINDS):
                if not s.named >> card & 1:
                    out[count] = NAME_AT + KINDS * (distance - 1) + card
                    count += 1
    return count


def refusal(s: State, seat: int, action: int) -> int:
    """Why an action that `legal` does not offer is not open to a seat."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if not s.waiting >> seat & 1:
        return NOT_ASKED
    phase = s.phase
    if phase == ACTING and action == LOOK:
        return TOO_POOR
    if phase == SWAPPING and KEEP <= action < EXECUTE:
        return NO_CHOICE
    if (phase == EXECUTING and EXECUTE <= action < TAX) or (phase == TAXING and TAX <= action < NAME):
        return NO_TARGET
    if phase == NAMING and NAME <= action < PEEK and (action < NAME_AT) == (s.naming == CLOCKWISE):
        return NAME_USED if s.named >> card_named(action) & 1 else NOT_THAT_PLACE
    return NOT_NOW
