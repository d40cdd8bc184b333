"""The record of King Thief Minister, and the numbers its rules are written in."""

from __future__ import annotations

from typing import Annotated

from ruse.core.record import Grid, Record, Row, u8, u16, u64

SEATS = 6
PLACES = 6
KINDS = 6
NO_CARD = 15

# Characters in their canonical order (KTM-01).
KING, THIEF, MINISTER, EXECUTIONER, COLLECTOR, PEASANT = range(6)

# Phases in which somebody is asked, then automatic ones.
PEEKING, ACTING, CHALLENGING, REPLYING, CHALLENGING_REPLY, SWAPPING, EXECUTING, TAXING, NAMING, OVER = range(10)
PEEKED, EFFECT, REPLIED, ENDING = range(10, 14)

# Actions. What aims at a place or a player counts clockwise from the actor, so that a learner's action
# means the same in every seat.
LOOK = 0
RIGHT, LEFT, OPPOSITE = range(1, 4)
CLAIM = 4
PASS, CHALLENGE, REPLY = range(10, 13)
SWAP = 13
KEEP = 28
EXECUTE = 43
TAX = 73
NAME = 78
NAME_AT = 84
PEEK = 114
ACTIONS = 119
WIDTH = 30
"""The most actions open at once: five targets and six names for the executioner, or fifteen pairs twice."""

LOOK_PRICE = 1
"""What a look at your own card costs (KTM-12)."""
KINGS_COINS = 3
"""What a king takes (KTM-40)."""
MINISTERS_COIN = 1
"""What a minister takes who answers the king (KTM-41)."""

# The fifteen pairs of places, by their distances clockwise from the minister's own.
PAIR_FIRST = (0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
PAIR_SECOND = (1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5)

# Where players sit with 3, 4, 5 and 6 of them, and who sits at each place (KTM-07).
PLACE_OF = (0, 2, 4, 15, 15, 15, 0, 1, 3, 4, 15, 15, 0, 1, 2, 3, 4, 15, 0, 1, 2, 3, 4, 5)
OWNER_OF = (0, 15, 1, 15, 2, 15, 0, 1, 15, 2, 3, 15, 0, 1, 2, 3, 4, 15, 0, 1, 2, 3, 4, 5)

# Options, as the record holds them.
ALL_CARDS, PLAYERS_ONLY = range(2)
CLOCKWISE, FREE_ORDER = range(2)
BY_CHANCE, SECRET_CHOICE = range(2)

# Knowledge: boards of six places by six cards, a bit for each cell.
ALL_CELLS = (1 << PLACES * KINDS) - 1
PUBLIC = 6
"""The row of what everybody knows, behind those of the seats."""
SHUFFLES = 8
"""Of how many hidden shuffles every outcome is gone through; for more, all arrangements are weighed instead."""
LONGEST = 32
"""How many hidden shuffles are kept open."""
SCRIPT = 16


class State(Record):
    """One match of King Thief Minister.

    Cards lie in a frame that turns with them: a rotation changes `turned` and nothing else, so that what
    anybody knows about the frame stays true.
    """

    know: Annotated[Grid, u64, 7, SHUFFLES + 1]
    """The boards that each seat's own looks leave, one after each of the last eight shuffles, and one before them.

    In the last row, what is public.
    """
    past: Annotated[Row, u64, LONGEST - SHUFFLES]
    """What was public before that, after each earlier shuffle: what a seat knew then follows from its looks."""
    sums: Annotated[Row, u64, PLACES * KINDS]
    """Where `weigh` adds up the cases of each cell; blank in a match."""
    turns: u16
    turn_limit: u16
    voices: u16
    """Sealed answers of an open window: the seats that challenge or reply."""
    unasked: u16
    """Seats still to be asked in a window that asks one after the other."""

    phase: u8
    turn: u8
    first: u8
    treasury: u8
    turned: u8
    """By how many places the frame has turned clockwise."""
    claimant: u8
    claim: u8
    challenger: u8
    target: u8
    named: u8
    """The names that a peasant has used, one bit each."""
    opened: u8
    """The places that a peasant has turned up, one bit each."""
    limited: u8
    """Whether the turn limit has ended the match (SA-31)."""
    scripted: u8
    script_at: u8
    cards: Annotated[Row, u8, PLACES]
    """The character at each place of the frame."""
    coins: Annotated[Row, u8, SEATS]
    peeked: Annotated[Row, u8, SEATS]
    """The place each seat has chosen to peek at, one more than its number, until all have."""
    looks: Annotated[Grid, u8, SEATS, LONGEST + 1]
    """Where everybody saw each seat look after each shuffle: places of the frame, one bit each."""
    shuffles: u8
    """How many hidden shuffles are open: somebody may know something about the two places."""
    pairs: Annotated[Row, u8, LONGEST]
    """The two places of the frame that each of them hid."""
    chosen: Annotated[Row, u8, LONGEST]
    """1 if the cards swapped, 0 if not; and 2 + twice the minister's seat if the minister chose it."""
    touched: u8
    """The places of the frame about which somebody may know something, one bit each."""
    claims: Annotated[Grid, u8, SEATS, KINDS]
    """How often each seat has claimed each character."""
    script: Annotated[Row, u8, SCRIPT]
    """The outcomes of the next shuffles of an arranged position: 2 swaps, 1 keeps."""

    first_player: u8
    response_mode: u8
    first_look: u8
    peasant_names: u8
    naming: u8
    shuffle: u8
    memory_aid: u8
