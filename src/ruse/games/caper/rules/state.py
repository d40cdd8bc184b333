"""The record of Caper, and the numbers its rules are written in."""

from __future__ import annotations

from typing import Annotated

from ruse.core.record import Grid, Record, Row, u8, u16

SEATS = 2
LOCATIONS = 3
SLOTS = 3
"""Room for thieves at a location, for each side; also for gear on a thief."""
HAND = 8
THIEF_DECK = 24
GEAR_DECK = 48
DISCARDS = 36
"""As many cards as a seat can ever use: half of both decks."""

# Cards: thieves, gear and locations in the order of their file, each kind from its first number on.
NO_CARD = 0
GEAR = 32
LOCATION = 96
CARD_NUMBERS = 160

GREY, VIOLET, YELLOW, GREEN, RED, CITY, ANY = range(7)
COLOURS = 7
NO_COLOUR = 7
DIAMOND, PAINTING, ANTIQUE, ANY_LOOT = range(4)
LOOTS = 3
PARIS, BARCELONA, ROME, LONDON = range(4)
THIEVES, GEARS = range(2)
"""The decks."""

# Phases in which somebody is asked, then automatic ones.
HIRING, EQUIPPING, GRABBING, BURNING, RETURNING, OVER = range(6)
RESOLVING, ENDING, BEGINNING = range(6, 9)

# Actions: a card of the hand by its place there, the hand in the order of the card numbers.
HIRE = 0
EQUIP = HIRE + HAND * LOCATIONS
DISCARD = EQUIP + HAND * LOCATIONS * SLOTS
GRAB = DISCARD + HAND
BURN = GRAB + LOOTS
RETURN = BURN + SLOTS
ACTIONS = RETURN + LOOTS
WIDTH = DISCARD + HAND - EQUIP
"""The most actions open at once: every card on every thief, or discarded."""

CENTRE = 32
"""What the record holds for a marker on its centre field; more is towards seat 0."""

# What a play resolves, in this order: the card's own rows, its combos, the other cards of the
# crew (each thief, then what it wears), the location; then the other two locations, where laundering counts there.
OWN_ROWS, OWN_COMBOS, OTHERS = range(3)
CREW = SLOTS * (1 + SLOTS)
"""The cards of a crew: thieves and gear."""
SITE = OTHERS + CREW
ELSEWHERE = SITE + 1
RESOLVED = ELSEWHERE + 2 * CREW

# Options, as the record holds them.
HERE, NEVER, ANYWHERE = range(3)

KEPT_LEDGER = 24
"""Room for the markers, coins and loot of a table."""


class State(Record):
    """One match of Caper.

    A crew is `3 seat + location`, a thief's place `3 crew + slot`. Hands lie in the order of their numbers, so
    that they say nothing about how they came together.
    """

    left: u16
    """Symbols of the row under way that are still to be resolved."""
    effect: u16
    """The row under way, by its number in the table of effects."""

    phase: u8
    turn: u8
    start: u8
    """Who sits where the badges of the rounds call the start (A-34)."""
    round: u8
    lap: u8
    """How often the hands have been exchanged in this round."""
    supply: u8
    coins: Annotated[Row, u8, SEATS]
    laundered: Annotated[Row, u8, SEATS]
    site: Annotated[Row, u8, LOCATIONS]
    marker: Annotated[Row, u8, LOCATIONS]
    loot: Annotated[Grid, u8, LOCATIONS, LOOTS]
    hq: Annotated[Grid, u8, SEATS, LOOTS]
    thief: Annotated[Row, u8, SEATS * LOCATIONS * SLOTS]
    gear: Annotated[Grid, u8, SEATS * LOCATIONS * SLOTS, SLOTS]
    worn: Annotated[Row, u8, SEATS * LOCATIONS * SLOTS]
    """How many cards each thief wears."""
    colours: Annotated[Grid, u8, SEATS * LOCATIONS, COLOURS]
    """How many cards of each colour a crew has; under `ANY`, all gear."""
    hand: Annotated[Grid, u8, SEATS, HAND]
    held: Annotated[Row, u8, SEATS]
    thief_deck: Annotated[Row, u8, THIEF_DECK]
    gear_deck: Annotated[Row, u8, GEAR_DECK]
    thieves_left: u8
    gear_left: u8
    """The decks are dealt from their ends."""
    discards: Annotated[Grid, u8, SEATS, DISCARDS]
    discarded: Annotated[Row, u8, SEATS]
    discarded_colours: Annotated[Grid, u8, SEATS, COLOURS]

    # The play under way; all zero between two plays.
    card: u8
    at: u8
    """The place of the thief who was hired or equipped."""
    step: u8
    row: u8
    """The next row of the card at this step."""
    where: u8
    """The location at which the row under way takes effect."""
    cause: u8
    """The card whose row it is."""
    taken: Annotated[Row, u8, LOOTS]
    """What the play under way has changed so far: loot taken, coins laundered, cards burned by colour."""
    washed: u8
    burned: Annotated[Row, u8, COLOURS]
    ash: u8
    """A burned card whose symbols are being taken back, the next row, and loot still to be returned for it."""
    ash_row: u8
    ash_left: u8

    kept: Annotated[Row, u8, 2 * KEPT_LEDGER]
    """What a bot has to put back after trying something; zero in every match."""

    city: u8
    first_player: u8
    laundering_fires: u8
    fifth_token: u8

    ash_told: u8
    """Whether the log has said already that the burned card is taken back."""
