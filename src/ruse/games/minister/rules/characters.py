"""What the characters do."""

from __future__ import annotations

from ruse.core.chance import roll
from ruse.core.emit import emit
from ruse.core.seats import NOBODY, all_but
from ruse.core.windows import ask
from ruse.games.minister.events import (
    FAILED,
    LEVIED,
    OPENED,
    PAID,
    POINTED,
    SEEN,
    SHUFFLE_CHOSEN,
    SHUFFLED,
    STOLEN,
    SUCCEEDED,
    TAKEN,
    TAXED,
    WON,
)
from ruse.games.minister.rules.coins import all_others_take, give, hand_over, take
from ruse.games.minister.rules.frame import own_spot, owner_of, place_of, spot
from ruse.games.minister.rules.log import all_learn, all_learn_not, hide_shuffle, see
from ruse.games.minister.rules.state import (
    ALL_CARDS,
    BY_CHANCE,
    CLOCKWISE,
    ENDING,
    KINDS,
    KINGS_COINS,
    NAMING,
    NO_CARD,
    OVER,
    PEASANT,
    PLACES,
    REPLYING,
    State,
)


def king(s: State) -> None:
    """Three coins, and the question who the minister is, unless the treasury is empty (KTM-40, SA-10, SA-11)."""
    take(s, s.turn, KINGS_COINS, TAKEN)
    if s.phase != OVER:
        ask(s, REPLYING, all_but(s, s.turn))


def thief(s: State) -> None:
    """A coin from the right and the left player, from the treasury where they have none (KTM-46, SA-18)."""
    s.phase = ENDING
    rob(s, right_of(s, s.turn))
    if s.phase != OVER:
        rob(s, left_of(s, s.turn))


def right_of(s: State, seat: int) -> int:
    """Return the next player counter-clockwise, across empty places (SA-18)."""
    return (seat + s.players - 1) % s.players


def left_of(s: State, seat: int) -> int:
    """Return the next player clockwise, across empty places (SA-18)."""
    return (seat + 1) % s.players


def rob(s: State, victim: int) -> None:
    """One coin of a neighbour, or of the treasury."""
    if s.coins[victim] > 0:
        hand_over(s, victim, s.turn, 1, STOLEN)
    else:
        take(s, s.turn, 1, STOLEN)


def minister(s: State, first: int, second: int, choice: int) -> None:
    """Two cards are shuffled (KTM-45): at random, or as the minister secretly chooses (SA-25)."""
    s.phase = ENDING
    emit(s, SHUFFLED, s.turn, min(first, second), max(first, second), 0)
    swap = chance_of_swap(s) if s.shuffle == BY_CHANCE else choice
    here = spot(s, first)
    there = spot(s, second)
    if swap != 0:
        s.cards[here], s.cards[there] = s.cards[there], s.cards[here]
    if s.shuffle == BY_CHANCE:
        hide_shuffle(s, NOBODY, here, there, swap)
    else:
        emit(s, SHUFFLE_CHOSEN, s.turn, swap, 0, 0)
        hide_shuffle(s, s.turn, here, there, swap)


def chance_of_swap(s: State) -> int:
    """Return whether the cards swap: half of the time, or as an arranged position says."""
    if s.script_at < s.scripted:
        s.script_at += 1
        return s.script[s.script_at - 1] - 1
    return roll(s, 2)


def execute(s: State, target: int, card: int) -> None:
    """Right, and all coins of the target change hands; the owner sees the card either way (KTM-47, SA-19)."""
    s.phase = ENDING
    at = own_spot(s, target)
    hit = s.cards[at] == card
    see(s, target, at)
    emit(s, POINTED, s.turn, target, card, 1 if hit else 0)
    if hit:
        all_learn(s, at, card)
        hand_over(s, target, s.turn, s.coins[target], WON)
    else:
        all_learn_not(s, at, card)
        emit(s, SEEN, target, place_of(s, target), s.cards[at], 0)


def tax(s: State, target: int) -> None:
    """Everybody else pays a coin and one of them two; players without coins are exempt (KTM-33, KTM-48, SA-26)."""
    s.phase = ENDING
    emit(s, LEVIED, s.turn, target, 0, 0)
    for step in range(1, s.players):
        seat = (s.turn + step) % s.players
        due = min(s.coins[seat], 2 if seat == target else 1)
        if due > 0:
            give(s, seat, due, TAXED)


# --- The peasant -------------------------------------------------------------------------------------------


def peasant(s: State) -> None:
    """Show your own card to everyone (KTM-50, KTM-51); if it is not the peasant, that was the error (SA-24)."""
    place = place_of(s, s.turn)
    s.phase = NAMING
    if not turn_up(s, place, PEASANT):
        err(s)
    else:
        s.named = 1 << PEASANT
        name_the_rest(s)


def turn_up(s: State, place: int, name: int) -> bool:
    """Turn a card face up: everybody sees it, and whether it was named rightly (SA-23)."""
    at = spot(s, place)
    s.opened |= 1 << place
    all_learn(s, at, s.cards[at])
    emit(s, OPENED, s.turn, place, s.cards[at], name)
    return s.cards[at] == name


def name_card(s: State, place: int, name: int) -> None:
    """One card is named and turned; the first error ends the attempt (KTM-53, SA-21)."""
    s.named |= 1 << name
    if not turn_up(s, place, name):
        err(s)
    else:
        name_the_rest(s)


def name_the_rest(s: State) -> None:
    """Name the last card automatically (SA-21). If all names are right, the treasury is won."""
    place = next_place(s)
    if place == NOBODY:
        succeed(s)
    elif names_left(s) == 1:
        turn_up(s, place, last_name(s))
        succeed(s)
    else:
        s.waiting = 1 << s.turn


def next_place(s: State) -> int:
    """Return the next place to name, clockwise from the peasant's left; nobody when all are done (SA-20, SA-21)."""
    for distance in range(1, PLACES):
        place = (place_of(s, s.turn) + distance) % PLACES
        if must_be_named(s, place):
            return place
    return NOBODY


def must_be_named(s: State, place: int) -> bool:
    """Return whether a face-down card still has to be named: all of them, or only the players' (SA-20)."""
    if s.opened >> place & 1:
        return False
    return s.peasant_names == ALL_CARDS or owner_of(s, place) != NOBODY


def may_name(s: State, place: int) -> bool:
    """Return whether a place can be named now: the next one, or any in free order (SA-21)."""
    if s.naming == CLOCKWISE:
        return place == next_place(s)
    return must_be_named(s, place)


def names_left(s: State) -> int:
    """Return how many names are unused."""
    left = 0
    for card in range(KINDS):
        left += 1 - (s.named >> card & 1)
    return left


def last_name(s: State) -> int:
    """Return the lowest name that is unused."""
    for card in range(KINDS):
        if not s.named >> card & 1:
            return card
    return NO_CARD


def succeed(s: State) -> None:
    """All coins left in the treasury, which ends the match (KTM-52)."""
    emit(s, SUCCEEDED, s.turn, 0, 0, 0)
    take(s, s.turn, s.treasury, WON)


def err(s: State) -> None:
    """Two coins; what is missing the others take, a coin each for every coin (KTM-53 to KTM-55)."""
    s.phase = ENDING
    emit(s, FAILED, s.turn, 0, 0, 0)
    paid = min(s.coins[s.turn], 2)
    if paid > 0:
        give(s, s.turn, paid, PAID)
    all_others_take(s, s.turn, 2 - paid)
