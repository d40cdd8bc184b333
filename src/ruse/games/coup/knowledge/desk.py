"""The desk of `imagine`: physical cards at their places, and the odds of what they are."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.games.coup.rules.court import copies
from ruse.games.coup.rules.slots import as_slot, card_in
from ruse.games.coup.rules.state import EXCHANGING, INQUISITOR, KINDS, LARGEST_COURT, NO_CARD, State

# Which card lies at a place, which character a card is, how many of each are not settled yet.
# Places: two for each seat (lost cards keep theirs), then the court deck.
CARD_AT = 0
CHARACTER = LARGEST_COURT
OPEN = 2 * LARGEST_COURT
OPEN_IN_ALL = OPEN + KINDS
DECK_PLACES = OPEN_IN_ALL + 1
UNSETTLED = NO_CARD
CERTAIN = 1 << 30
"""The weight of a history of which nothing needed luck."""


def lay_out(s: State, seat: int) -> int:
    """Lay every card at its place now, the seat's own and the lost ones open; the weight so far."""
    deck_at = 2 * s.players
    places = s.decked
    if s.phase == EXCHANGING:
        places += 1 if s.envoy == INQUISITOR else 2
    s.desk[DECK_PLACES] = places
    for place in range(deck_at + places):
        s.desk[CARD_AT + place] = place
        s.desk[CHARACTER + place] = UNSETTLED
    for owner in range(s.players):
        s.cards[owner] = 2
        for nth in range(2):
            if s.lost[owner, nth] > 0:
                s.cards[owner] -= 1
                s.desk[CHARACTER + 2 * owner + 1 - nth] = card_in(s.lost[owner, nth])
    lay_own_cards(s, seat, deck_at + places)
    return count_open_cards(s, seat)


def lay_own_cards(s: State, seat: int, places: int) -> None:
    """The seat's own hand; cards of a running exchange stay where they came from, at the end of the deck."""
    drawn_1 = card_in(s.drawn[0]) if s.turn == seat else NO_CARD
    drawn_2 = card_in(s.drawn[1]) if s.turn == seat else NO_CARD
    place = 2 * seat
    for card in range(KINDS):
        count = s.hand[seat, card] - (1 if drawn_1 == card else 0) - (1 if drawn_2 == card else 0)
        while count > 0:
            s.desk[CHARACTER + place] = card
            place += 1
            count -= 1
    if drawn_1 != NO_CARD:
        s.desk[CHARACTER + places - 1] = drawn_1
    if drawn_2 != NO_CARD:
        s.desk[CHARACTER + places - 2] = drawn_2


def count_open_cards(s: State, seat: int) -> int:
    """Return how many of each character are unseen; in the draft after drawing the other's pick."""
    places = 2 * s.players + s.desk[DECK_PLACES]
    pick = NO_CARD
    if s.draft_2p:
        pick = imagine_old_pick(s, seat, places)
        s.pick[1 - seat] = as_slot(pick)
    s.desk[OPEN_IN_ALL] = 0
    weight = CERTAIN
    for card in range(KINDS):
        seen = seen_copies(s, places, card)
        live = live_copies(s, seat, card) + (1 if card == pick else 0)
        if card == pick and seen < live:
            # The more copies there are, the likelier are those that were seen.
            weight = weight * live // (3 * (live - seen))
        s.desk[OPEN + card] = live - seen
        s.desk[OPEN_IN_ALL] += live - seen
    return weight


def seen_copies(s: State, places: int, card: int) -> int:
    """Return how many cards of a character are face up to the seat."""
    seen = 0
    for place in range(places):
        seen += 1 if s.desk[CHARACTER + place] == card else 0
    return seen


def live_copies(s: State, seat: int, card: int) -> int:
    """Return how many cards of a character are in play, as far as the seat knows (COUP-03, COUP-13)."""
    if not s.draft_2p:
        return copies(s)
    return 2 if s.pick[seat] == card + 1 else 1


def imagine_old_pick(s: State, seat: int, places: int) -> int:
    """Return the other's pick in the draft: any card, unless the cards seen so far leave only one."""
    for card in range(KINDS):
        if seen_copies(s, places, card) > live_copies(s, seat, card):
            return card
    return roll(s, KINDS)


def character_at(s: State, place: int) -> int:
    """Return the character of the card at a place, or UNSETTLED."""
    return s.desk[CHARACTER + s.desk[CARD_AT + place]]


def odds(s: State, place: int, card: int) -> int:
    """Return how likely this character lies at this place, in parts of `whole`."""
    character = character_at(s, place)
    if character == UNSETTLED:
        return s.desk[OPEN + card]
    return whole(s) if character == card else 0


def whole(s: State) -> int:
    """Return the denominator of all odds."""
    return max(1, s.desk[OPEN_IN_ALL])


def settle_card(s: State, place: int, card: int) -> None:
    """The card at this place is of this character."""
    at = CHARACTER + s.desk[CARD_AT + place]
    if s.desk[at] == UNSETTLED:
        s.desk[at] = card
        s.desk[OPEN + card] -= 1
        s.desk[OPEN_IN_ALL] -= 1


def settle_blindly(s: State, place: int) -> int:
    """Draw the character at this place from those not settled yet."""
    if character_at(s, place) == UNSETTLED:
        left = roll(s, s.desk[OPEN_IN_ALL])
        card = 0
        while left >= s.desk[OPEN + card]:
            left -= s.desk[OPEN + card]
            card += 1
        settle_card(s, place, card)
    return character_at(s, place)


def swap_places(s: State, one: int, two: int) -> None:
    """Exchange the cards at two places."""
    card = s.desk[CARD_AT + one]
    s.desk[CARD_AT + one] = s.desk[CARD_AT + two]
    s.desk[CARD_AT + two] = card


def place_of(s: State, seat: int, card: int) -> int:
    """Return where in a hand, known to its owner, this character lies."""
    place = 2 * seat
    if character_at(s, place) != card:
        place += 1
    return place


def odds_among(s: State, first: int, count: int, extra: int, card: int) -> int:
    """Return the odds of a character over a run of places, and one more place unless it is NOBODY's."""
    total = 0
    for place in range(first, first + count):
        total += odds(s, place, card)
    if extra >= 0:
        total += odds(s, extra, card)
    return total


def find_among(s: State, first: int, extra: int, card: int, left: int) -> int:
    """Return the place that a number below those odds falls on."""
    place = first - 1
    while True:
        place += 1
        here = odds(s, place, card)
        if left < here:
            return place
        left -= here
        if extra >= 0 and place == 2 * s.players + s.desk[DECK_PLACES] - 1:
            return extra
