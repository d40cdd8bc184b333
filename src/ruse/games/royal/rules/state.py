"""The record of Coup Royal, and the numbers its rules are written in."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated

from ruse.core.record import Grid, Record, Row, u8, u16

SEATS = 5
PLACES = 8
COLOURS = 4

# Colours in the order in which they are scored (ROYAL-43).
INFO, ART, JEWELS, GOLD = range(4)

# A loot card is a number: its kind above twelve bits that say how many symbols of each colour it shows,
# which colour it concerns, or how much fame it is worth. So a card that a player adds needs no new rule.
GOODS, CARTE_BLANCHE, SAFECRACKER, INTRIGUE, ITEM, DOCUMENTS = range(6)
NO_LOOT = 0
KIND = 4096
SYMBOL = 8
"""A colour's symbols take three bits; those of the next colour come before them."""
LOOT = 80
"""The most loot cards there is room for."""
ITEMS = 8
"""The most special items."""

# Sorts of loot, by which the record remembers where everybody has been.
TWO, THREE, FOUR, WILD, SAFE, EXCHANGE, FAMOUS, CRASH = range(8)
SORTS = 8

# Phases in which somebody is asked, then automatic ones.
PLANNING, TAKING, TRADING, OVER = range(4)
RESOLVING, CLEARING, SCORING = range(4, 7)

# What has become of a place in the round that was revealed last.
UNRESOLVED, GUARDED, LEFT, STOLEN, SHARED, IN_VAIN = range(6)

# Actions: plans first (thief and snitch; two thieves and a snitch; a thief and two snitches), then a
# colour, an exchange with the player so far clockwise, and the end of exchanges.
PLAN = 0
TWO_THIEVES = 56
TWO_SNITCHES = 116
TAKE = 176
TRADE = 180
DONE = 228
ACTIONS = 229
WIDTH = 60
PAIRS = 12
"""Ordered pairs of different colours."""

_SIX = range(6)
_PLANS = (
    *((1 << thief, 1 << snitch) for thief in range(PLACES) for snitch in range(PLACES) if snitch != thief),
    *(
        (1 << first | 1 << second, 1 << snitch)
        for first, second in combinations(_SIX, 2)
        for snitch in _SIX
        if snitch not in (first, second)
    ),
    *(
        (1 << thief, 1 << first | 1 << second)
        for thief in _SIX
        for first, second in combinations(_SIX, 2)
        if thief not in (first, second)
    ),
)
THIEVES = tuple(thieves for thieves, _ in _PLANS)
SNITCHES = tuple(snitches for _, snitches in _PLANS)

# Options, as the record holds them.
SINGLE_COLOUR, PER_CUBE, PER_COLOUR = range(3)
BY_CHANCE, SEAT_0 = range(2)

SCRIPT = 32


class State(Record):
    """One match of Coup Royal."""

    loot: Annotated[Row, u16, LOOT]
    """The discard pile from the front, the deck from `top` to `bottom`."""
    row: Annotated[Row, u16, PLACES]
    """The loot at each place; none where it has been taken."""
    shown: Annotated[Row, u16, PLACES]
    """The loot that lay there when the last plans were revealed."""

    phase: u8
    round: u8
    place: u8
    """How many places of this round are resolved."""
    top: u8
    bottom: u8
    discarded: u8
    first_half: u8
    """How many cards of the deck still have the first back."""
    thief: u8
    """The seat with a choice at the place being resolved."""
    owed: u8
    """Cubes still to be taken in the colour that is asked for, or exchanges still open."""
    free: u8
    """Whether each of these cubes is a choice of its own (carte blanche)."""
    partner: u8
    """Who has the partner, with two players."""
    thieves: Annotated[Row, u8, SEATS]
    """Where each seat sends thieves, a bit for each place; sealed until all have planned."""
    snitches: Annotated[Row, u8, SEATS]
    last_thieves: Annotated[Row, u8, SEATS]
    """The plans that were revealed last, while new ones are made."""
    last_snitches: Annotated[Row, u8, SEATS]
    outcome: Annotated[Row, u8, PLACES]
    cubes: Annotated[Grid, u8, SEATS, COLOURS]
    supply: Annotated[Row, u8, COLOURS]
    secrets: Annotated[Grid, u8, SEATS, COLOURS]
    stock: Annotated[Row, u8, COLOURS]
    """The secret deck: how many there are of each colour. Nobody knows an order, so there is none."""
    items: Annotated[Grid, u8, SEATS, ITEMS]
    """The fame of each special item that a seat owns."""
    fame: Annotated[Grid, u8, SEATS, COLOURS]
    """What each category has brought each seat, from the scoring on."""
    offered: Annotated[Row, u8, SORTS]
    """How often each sort of loot lay out, of all places and rounds."""
    went: Annotated[Grid, u8, SEATS, SORTS]
    """How often each seat has sent a thief to each sort of loot."""
    watched: Annotated[Grid, u8, SEATS, SORTS]
    """How often each seat has sent a snitch there."""
    scripted: u8
    script_at: u8
    script: Annotated[Row, u8, SCRIPT]
    """The colours of the next secret cards of an arranged position."""

    substitute: u8
    partner_start: u8

    missing: Annotated[Row, u8, COLOURS]
    """Cubes of each colour still to be replaced after those in `owed`, where each colour is replaced on its own."""
