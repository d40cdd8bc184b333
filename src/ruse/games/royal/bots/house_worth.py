"""What the house thinks things are worth, in hundredths of a point of fame.

Only the ranking counts, so a cube is worth as much as it lifts the expected fame of its category: from how
far apart the players are and how much of the deck is left, the chance that each of the others ends ahead.
"""

from __future__ import annotations

from ruse.games.royal.cards.tables import fame_of_place
from ruse.games.royal.rules.loot import colour_of, fame_on, kind_of, symbols
from ruse.games.royal.rules.secrets import secrets_of
from ruse.games.royal.rules.state import (
    CARTE_BLANCHE,
    COLOURS,
    DOCUMENTS,
    GOODS,
    ITEM,
    SAFECRACKER,
    State,
)

CUBE = 4
"""Items are counted in quarters: a hidden secret card is a quarter of an item in each category."""
LATE = 2
"""How many quarters make a step of the table below when the deck is empty ..."""
EARLY = 10
"""... and for how many cards in the deck it is one more: a lead is worth less while much can still happen."""
AHEAD = (18, 29, 47, 76, 119, 182, 269, 378, 500, 622, 731, 818, 881, 924, 953, 971, 982)
"""The chance, in thousandths, that a lead of -8 to 8 steps is one in the end."""


def ahead(steps: int) -> int:
    """Return the chance that a lead of this many steps lasts."""
    return AHEAD[8 + max(-8, min(8, steps))]


def stock_of(s: State, seat: int, colour: int, viewer: int) -> int:
    """Return the quarters of a category that a seat has, as the viewer sees it."""
    held = CUBE * s.cubes[seat, colour]
    return held + (CUBE * s.secrets[seat, colour] if seat == viewer else secrets_of(s, seat))


def expected(s: State, seat: int, colour: int, extra: int, viewer: int) -> int:
    """Return the fame a seat can expect from a category if it had this many quarters more."""
    mine = stock_of(s, seat, colour, viewer) + extra
    step = LATE + (s.bottom - s.top) // EARLY
    if s.players == 2:
        lead = mine - stock_of(s, 1 - seat, colour, viewer)
        win = ahead((lead - 6) // step)
        lose = ahead((-lead - 6) // step)
        fame = fame_of_place(2, colour, 0)
        return (fame * win + fame // 2 * max(0, 1000 - win - lose)) // 10
    none, one, two, three, four = 1000, 0, 0, 0, 0  # how many will be ahead, in thousandths
    for other in range(s.players):
        if other != seat:
            chance = ahead((stock_of(s, other, colour, viewer) - mine) // step)
            four = (four * (1000 - chance) + three * chance) // 1000
            three = (three * (1000 - chance) + two * chance) // 1000
            two = (two * (1000 - chance) + one * chance) // 1000
            one = (one * (1000 - chance) + none * chance) // 1000
            none = none * (1000 - chance) // 1000
    total = none * fame_of_place(s.players, colour, 0) + one * fame_of_place(s.players, colour, 1)
    total += two * fame_of_place(s.players, colour, 2) + three * fame_of_place(s.players, colour, 3)
    total += four * fame_of_place(s.players, colour, 4)
    return total // 10


def gain(s: State, seat: int, colour: int, extra: int, viewer: int) -> int:
    """Return what this many quarters more are worth to a seat."""
    return expected(s, seat, colour, extra, viewer) - expected(s, seat, colour, 0, viewer)


def best_gain(s: State, seat: int, extra: int, viewer: int) -> int:
    """Return what they are worth in the best colour."""
    best = 0
    for colour in range(COLOURS):
        best = max(best, gain(s, seat, colour, extra, viewer))
    return best


def secret_worth(s: State, seat: int, viewer: int) -> int:
    """Return what a secret card is worth: any colour alike."""
    total = 0
    for colour in range(COLOURS):
        total += gain(s, seat, colour, CUBE, viewer)
    return total // COLOURS


def worth(s: State, seat: int, card: int, viewer: int) -> int:
    """Return what a loot card is worth to a seat, as the viewer sees it."""
    kind = kind_of(card)
    if kind == GOODS:
        total = 0
        for colour in range(COLOURS):
            shown = symbols(card, colour)
            if shown > 0:
                total += gain(s, seat, colour, CUBE * shown, viewer)
        return total
    if kind == ITEM:
        return 100 * fame_on(card)
    if kind == CARTE_BLANCHE:
        return best_gain(s, seat, 3 * CUBE, viewer)
    if kind == SAFECRACKER:
        return 3 * secret_worth(s, seat, viewer)
    if kind == DOCUMENTS:
        return crash_worth(s, seat, colour_of(card), viewer)
    return best_gain(s, seat, 2 * CUBE, viewer)


def crash_worth(s: State, seat: int, colour: int, viewer: int) -> int:
    """Return what it is worth that all others lose half of a colour: as if one had so much more."""
    lost = 0
    for other in range(s.players):
        if other != seat:
            lost += CUBE * ((s.cubes[other, colour] + 1) // 2)
    return gain(s, seat, colour, lost // (s.players - 1), viewer)
