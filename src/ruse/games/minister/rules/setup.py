"""The set-up: coins, cards on their places, and everybody's peek at a card of another place."""

from __future__ import annotations

from ruse.core.chance import roll, shuffle
from ruse.core.emit import emit
from ruse.core.first_player import ANY_SEAT
from ruse.core.windows import SIMULTANEOUS
from ruse.games.minister.events import BEGUN, PEEKED_AT
from ruse.games.minister.rules.frame import place_of, spot
from ruse.games.minister.rules.log import open_boards, see
from ruse.games.minister.rules.state import KINDS, PEEKED, PEEKING, PLACES, State
from ruse.games.minister.rules.turn import begin_turn, clear_table


def deal(s: State) -> None:
    """Three coins each, two for each player in the treasury, six cards face down (KTM-02 to KTM-05)."""
    s.turn = roll(s, s.players) if s.first_player == ANY_SEAT else s.first_player
    s.first = s.turn
    for seat in range(s.players):
        s.coins[seat] = 3
    s.treasury = 2 * s.players
    for card in range(KINDS):
        s.cards[card] = card
    shuffle(s, s.cards, KINDS)
    open_boards(s)
    clear_table(s)
    begin_peeks(s)


def begin_peeks(s: State) -> None:
    """Everybody may look at one card that is not their own (KTM-08): in turn, or all at once (SA-01)."""
    emit(s, BEGUN, s.turn, 0, 0, 0)
    s.phase = PEEKING
    s.waiting = (1 << s.players) - 1 if s.first_look == SIMULTANEOUS else 1 << s.turn


def peek(s: State, seat: int, distance: int) -> None:
    """A seat chooses the place so far clockwise from its own."""
    s.peeked[seat] = distance
    if s.first_look == SIMULTANEOUS:
        s.phase = PEEKED
        if s.waiting != 0:
            s.phase = PEEKING
    else:
        look_from_afar(s, seat)
        s.turn = (s.turn + 1) % s.players
        if s.turn == s.first:
            begin_turn(s)
        else:
            s.waiting = 1 << s.turn


def look_from_afar(s: State, seat: int) -> None:
    """The card at the chosen place, for these eyes only; the place is public (SA-01)."""
    place = (place_of(s, seat) + s.peeked[seat]) % PLACES
    at = spot(s, place)
    s.peeked[seat] = 0
    see(s, seat, at)
    emit(s, PEEKED_AT, seat, place, s.cards[at], 0)


def after_peeks(s: State) -> None:
    """All have chosen: all look, then the first turn begins."""
    for step in range(s.players):
        look_from_afar(s, (s.first + step) % s.players)
    begin_turn(s)
