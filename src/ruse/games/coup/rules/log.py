"""The log of card movements: one word for each, from which every seat's knowledge follows.

A word holds what kind of movement it was, who did it, the other seat of an examination, and four
cards. Which of the four a seat may read depends on the kind:

| kind      | who, other       | card 0  | card 1  | cards 2, 3 |
|-----------|------------------|---------|---------|------------|
| LOST      | owner            | public  |         |            |
| SHOWN     | claimant         | public  | who     |            |
| EXCHANGED | actor            | who     | who     | who        |
| LEFT      | examiner, target | both    |         |            |
| FORCED    | examiner, target | both    | other   |            |

SHOWN: shown, drawn instead. EXCHANGED: two drawn, two returned. FORCED: returned, drawn instead.
"""

from __future__ import annotations

from ruse.games.coup.rules.state import EXCHANGED, FORCED, LEFT, LOG, LOST, OVERFLOWED, SHOWN, State

UNKNOWN_CARD = 31
"""A card that the log has forgotten."""


def note(s: State, kind: int, who: int, other: int, card_0: int, card_1: int, card_2: int, card_3: int) -> None:
    """Append a movement; when the log is full, drop the one that is missed least."""
    if s.logged == LOG:
        for at in range(least_missed(s), LOG - 1):
            s.log[at] = s.log[at + 1]
        s.logged -= 1
        s.lapsed = OVERFLOWED
    cards = card_0 | card_1 << 5 | card_2 << 10 | card_3 << 15
    s.log[s.logged] = kind | who << 3 | other << 7 | cards << 11
    s.logged += 1


def least_missed(s: State) -> int:
    """Return the oldest movement that a newer one replaces, or a loss with nothing older, or the oldest."""
    for at in range(s.logged):
        if superseded(s, at) or (kind_of(s.log[at]) == LOST and not touched_before(s, at)):
            return at
    return 0


def touched_before(s: State, at: int) -> bool:
    """Return whether an older movement concerns the hand of the seat that lost a card."""
    owner = who_of(s.log[at])
    for older in range(at):
        looked = kind_of(s.log[older]) == LEFT or kind_of(s.log[older]) == FORCED
        if (other_of(s.log[older]) if looked else who_of(s.log[older])) == owner:
            return True
    return False


def superseded(s: State, at: int) -> bool:
    """Return whether the same seat has shown, exchanged or examined again, a forced target been forced again."""
    word = s.log[at]
    kind = kind_of(word)
    again = False
    forced_again = kind != FORCED
    for later in range(at + 1, s.logged):
        newer = s.log[later]
        if who_of(newer) == who_of(word):
            looked = kind == LEFT or kind == FORCED
            again = again or kind_of(newer) == kind
            again = again or (looked and (kind_of(newer) == LEFT or kind_of(newer) == FORCED))
        if kind_of(newer) == FORCED and other_of(newer) == other_of(word):
            forced_again = True
    return kind != LOST and again and forced_again


def kind_of(word: int) -> int:
    """LOST, SHOWN, EXCHANGED, LEFT or FORCED."""
    return word & 7


def who_of(word: int) -> int:
    """Return the seat that did it."""
    return word >> 3 & 15


def other_of(word: int) -> int:
    """Return the seat whose card was examined."""
    return word >> 7 & 15


def card_of(word: int, place: int) -> int:
    """Return one of the four cards."""
    return word >> (11 + 5 * place) & 31


def set_card(s: State, at: int, place: int, card: int) -> None:
    """Write one of the four cards of a movement."""
    word = s.log[at]
    s.log[at] = word ^ ((card_of(word, place) ^ card) << (11 + 5 * place))


def hidden_from(s: State, seat: int, at: int, place: int) -> bool:
    """Return whether a seat may not read one of the four cards (the table above)."""
    word = s.log[at]
    kind = kind_of(word)
    if kind == SHOWN:
        return place == 1 and who_of(word) != seat
    if kind == EXCHANGED:
        return who_of(word) != seat
    if kind == LEFT:
        return place == 0 and who_of(word) != seat and other_of(word) != seat
    if kind == FORCED:
        if place == 0:
            return who_of(word) != seat and other_of(word) != seat
        return place == 1 and other_of(word) != seat
    return False
