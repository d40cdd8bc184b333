"""What a seat cannot know, drawn anew: `imagine`.

The hidden history is walked back from now to the deal, once per try. Every card is a physical one,
named by the place where it lies now; its character stays open until something the seat has seen
settles it. Undoing a movement that the seat saw through chooses among the places where that card can
lie now, by their odds; a movement it did not see through is undone blindly. What a choice cannot
balance becomes the weight of the try: a try is accepted by its weight, which gives the exact
proportions, and after `TRIES` refusals one of them is taken by weight (the stated approximation for
long histories).

Others are taken to choose blindly (which card to lose, to keep, to offer): their claims are no evidence, and
a card shown proves just that it was there, so a hand with two copies counts no more than one with one.
"""

from __future__ import annotations

from ruse.core.chance import roll, seeded
from ruse.games.coup.log import UNKNOWN_CARD, card_of, hidden_from, kind_of, other_of, set_card, who_of
from ruse.games.coup.rules import copies
from ruse.games.coup.state import (
    AID,
    BLOCKING,
    CHALLENGING,
    CHALLENGING_BLOCK,
    DECIDING,
    DRAFTING,
    EXCHANGED,
    EXCHANGING,
    FORCED,
    INQUISITOR,
    KINDS,
    LARGEST_COURT,
    LEFT,
    LOST,
    NO_CARD,
    NOBODY,
    RETURN_THEN_DRAW,
    SCRIPT,
    SEQUENTIAL,
    SHOWN,
    State,
)

TRIES = 64
CERTAIN = 1 << 30

# The desk: which card lies at a place, which character a card is, how many of each are not settled yet.
# Places: two for each seat (lost cards keep theirs), then the court deck.
CARD_AT = 0
CHARACTER = LARGEST_COURT
OPEN = 2 * LARGEST_COURT
OPEN_IN_ALL = OPEN + KINDS
DECK_PLACES = OPEN_IN_ALL + 1
UNSETTLED = NO_CARD


def imagine(s: State, seat: int, key: int) -> None:
    """Replace all that a seat cannot know by a draw with this key: hands, deck, answers, others' knowledge."""
    s.scripted = 0
    s.script_at = 0
    for at in range(SCRIPT):
        s.script[at] = 0
    if s.phase == DRAFTING:
        s.random = seeded(key, 0)
        imagine_pick(s, 1 - seat)
        return
    accepted = False
    chosen = 0
    shares = 0
    attempt = 0
    while attempt < TRIES and not accepted:
        s.random = seeded(key, attempt)
        weight = walk_back(s, seat, False)
        if weight > 0:
            accepted = roll(s, CERTAIN) < weight
            share = (weight >> 6) + 1
            shares += share
            if accepted or roll(s, shares) < share:
                chosen = attempt
        attempt += 1
    if not accepted:
        s.random = seeded(key, chosen)
        walk_back(s, seat, shares == 0)
    settle_the_rest(s)
    place_cards(s, seat)
    write_log(s, seat)
    imagine_offer(s, seat)
    imagine_answers(s, seat)
    for at in range(DECK_PLACES + 1):
        s.desk[at] = 0


def walk_back(s: State, seat: int, lapse: bool) -> int:
    """Undo every movement, newest first; the weight of this hidden history, 0 if it contradicts the seat.

    With `lapse` a contradiction ends the walk instead, and what is older is forgotten.
    """
    weight = lay_out(s, seat)
    if s.phase == DECIDING and s.turn == seat:
        weight = see_card_in_hand(s, s.target, s.offered - 1, weight)
    at = s.logged
    while at > 0:
        at -= 1
        weight = undo(s, seat, at, weight)
        if weight == 0:
            if not lapse:
                return 0
            forget(s, seat, at)
            return 1
    if s.draft_2p and not s.lapsed:
        weight = check_picks(s, weight)
    return weight


def undo(s: State, seat: int, at: int, weight: int) -> int:
    """Take back one movement of the log."""
    kind = kind_of(s.log[at])
    if kind == LOST:
        s.cards[who_of(s.log[at])] += 1
        return weight
    if kind == SHOWN:
        return undo_show(s, seat, at, weight)
    if kind == EXCHANGED:
        if knows(s, seat, at, 0):
            return undo_own_exchange(s, seat, at, weight)
        undo_exchange(s, seat, at)
        return weight
    if kind == LEFT:
        return undo_look(s, seat, at, weight)
    return undo_forced_swap(s, seat, at, weight)


def knows(s: State, seat: int, at: int, place: int) -> bool:
    """Whether a seat has seen one of the four cards of a movement, and it is not forgotten."""
    return not hidden_from(s, seat, at, place) and card_of(s.log[at], place) != UNKNOWN_CARD


def cover(s: State, seat: int, at: int, place: int, card: int) -> None:
    """Note which physical card it was, if the seat may not know; `write_log` gives it a character."""
    if hidden_from(s, seat, at, place):
        set_card(s, at, place, card)


# --- Places and odds ------------------------------------------------------------------------------------


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
                s.desk[CHARACTER + 2 * owner + 1 - nth] = s.lost[owner, nth] - 1
    lay_own_cards(s, seat, deck_at + places)
    return count_open_cards(s, seat)


def lay_own_cards(s: State, seat: int, places: int) -> None:
    """The own hand; the cards of a running exchange lie where they came from, last in the deck."""
    drawn_1 = s.drawn[0] if s.turn == seat else 0
    drawn_2 = s.drawn[1] if s.turn == seat else 0
    place = 2 * seat
    for card in range(KINDS):
        count = s.hand[seat, card] - (1 if drawn_1 == card + 1 else 0) - (1 if drawn_2 == card + 1 else 0)
        while count > 0:
            s.desk[CHARACTER + place] = card
            place += 1
            count -= 1
    if drawn_1 > 0:
        s.desk[CHARACTER + places - 1] = drawn_1 - 1
    if drawn_2 > 0:
        s.desk[CHARACTER + places - 2] = drawn_2 - 1


def count_open_cards(s: State, seat: int) -> int:
    """How many of each character are unseen; in the draft that depends on the other's pick, which is drawn."""
    places = 2 * s.players + s.desk[DECK_PLACES]
    pick = NO_CARD
    if s.draft_2p:
        pick = imagine_old_pick(s, seat, places)
        s.pick[1 - seat] = pick + 1
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
    """How many cards of a character lie open to the seat."""
    seen = 0
    for place in range(places):
        seen += 1 if s.desk[CHARACTER + place] == card else 0
    return seen


def live_copies(s: State, seat: int, card: int) -> int:
    """How many cards of a character are in play, as far as the seat knows (COUP-03, COUP-13)."""
    if not s.draft_2p:
        return copies(s)
    return 2 if s.pick[seat] == card + 1 else 1


def imagine_old_pick(s: State, seat: int, places: int) -> int:
    """What the other picked in the draft: any card, unless one more of a kind has been seen than can else be."""
    for card in range(KINDS):
        if seen_copies(s, places, card) > live_copies(s, seat, card):
            return card
    return roll(s, KINDS)


def odds(s: State, place: int, card: int) -> int:
    """How likely this character lies at this place, in parts of `whole`."""
    character = s.desk[CHARACTER + s.desk[CARD_AT + place]]
    if character == UNSETTLED:
        return s.desk[OPEN + card]
    return whole(s) if character == card else 0


def whole(s: State) -> int:
    """The denominator of all odds."""
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
    if s.desk[CHARACTER + s.desk[CARD_AT + place]] == UNSETTLED:
        left = roll(s, s.desk[OPEN_IN_ALL])
        card = 0
        while left >= s.desk[OPEN + card]:
            left -= s.desk[OPEN + card]
            card += 1
        settle_card(s, place, card)
    return s.desk[CHARACTER + s.desk[CARD_AT + place]]


def swap_places(s: State, one: int, two: int) -> None:
    """Exchange the cards at two places."""
    card = s.desk[CARD_AT + one]
    s.desk[CARD_AT + one] = s.desk[CARD_AT + two]
    s.desk[CARD_AT + two] = card


def place_of(s: State, seat: int, card: int) -> int:
    """Where in a hand, known to its owner, this character lies."""
    place = 2 * seat
    if s.desk[CHARACTER + s.desk[CARD_AT + place]] != card:
        place += 1
    return place


def odds_among(s: State, first: int, count: int, extra: int, card: int) -> int:
    """The odds of a character over a run of places, and one more place unless it is NOBODY's."""
    total = 0
    for place in range(first, first + count):
        total += odds(s, place, card)
    if extra >= 0:
        total += odds(s, extra, card)
    return total


def find_among(s: State, first: int, extra: int, card: int, left: int) -> int:
    """The place that a number below those odds falls on."""
    place = first - 1
    while True:
        place += 1
        here = odds(s, place, card)
        if left < here:
            return place
        left -= here
        if extra >= 0 and place == 2 * s.players + s.desk[DECK_PLACES] - 1:
            return extra


# --- Undoing movements ----------------------------------------------------------------------------------


def undo_show(s: State, seat: int, at: int, weight: int) -> int:
    """A shown card came from the hand and lies in the deck now, unless it was drawn right back."""
    who = who_of(s.log[at])
    shown = card_of(s.log[at], 0)
    place = 2 * who
    if knows(s, seat, at, 1):
        place = place_of(s, who, card_of(s.log[at], 1))
    elif s.cards[who] == 2:
        place += roll(s, 2)
    cover(s, seat, at, 1, s.desk[CARD_AT + place])
    weight = take_back(s, place, shown, True, weight)
    if weight > 0 and who != seat and s.cards[who] == 2 and settle_blindly(s, place ^ 1) == shown:
        # Undone blindly a pair counts twice, but it is one hand that could show the card.
        return max(1, weight // 2)
    return weight


def take_back(s: State, place: int, card: int, itself: bool, weight: int) -> int:
    """Swap the card at a hand's place with one of this character in the deck (or itself)."""
    first = 2 * s.players
    count = s.desk[DECK_PLACES]
    extra = place if itself else -1
    total = odds_among(s, first, count, extra, card)
    if total == 0:
        return 0
    found = find_among(s, first, extra, card, roll(s, total))
    most = min(count + 1, copies(s))
    weight = max(1, weight * total // (whole(s) * most))
    settle_card(s, found, card)
    if found != place:
        swap_places(s, place, found)
    return weight


def undo_own_exchange(s: State, seat: int, at: int, weight: int) -> int:
    """The returned cards lie in the deck; the drawn ones came from there."""
    first = 2 * s.players
    count = 1 if s.envoy == INQUISITOR else 2
    for nth in range(count):
        returned = card_of(s.log[at], 2 + nth)
        places = s.desk[DECK_PLACES] - nth
        total = odds_among(s, first + nth, places, -1, returned)
        if total == 0:
            return 0
        found = find_among(s, first + nth, -1, returned, roll(s, total))
        weight = max(1, weight * total // (whole(s) * min(places, copies(s))))
        settle_card(s, found, returned)
        swap_places(s, first + nth, found)
    for nth in range(count):
        drawn = card_of(s.log[at], nth)
        pooled = nth
        while s.desk[CHARACTER + s.desk[CARD_AT + pool_place(s, seat, count, pooled)]] != drawn:
            pooled += 1
        swap_places(s, first + nth, pool_place(s, seat, count, pooled))
    return weight


def undo_exchange(s: State, seat: int, at: int) -> None:
    """Nobody but the actor knows what was drawn and kept: any cards of the pool, with equal chances."""
    who = who_of(s.log[at])
    first = 2 * s.players
    count = 1 if s.envoy == INQUISITOR else 2
    for nth in range(count):
        swap_places(s, first + nth, first + nth + roll(s, s.desk[DECK_PLACES] - nth))
        cover(s, seat, at, 2 + nth, s.desk[CARD_AT + first + nth])
    size = count + s.cards[who]
    for nth in range(count):
        swap_places(s, first + nth, pool_place(s, who, count, nth + roll(s, size - nth)))
        cover(s, seat, at, nth, s.desk[CARD_AT + first + nth])


def pool_place(s: State, who: int, count: int, nth: int) -> int:
    """The pool of an exchange: first the cards of the deck, then those of the hand."""
    return 2 * s.players + nth if nth < count else 2 * who + nth - count


def undo_look(s: State, seat: int, at: int, weight: int) -> int:
    """The examined card was left where it was."""
    target = other_of(s.log[at])
    if who_of(s.log[at]) == seat and knows(s, seat, at, 0):
        return see_card_in_hand(s, target, card_of(s.log[at], 0), weight)
    cover(s, seat, at, 0, s.desk[CARD_AT + 2 * target + roll(s, s.cards[target])])
    return weight


def see_card_in_hand(s: State, target: int, card: int, weight: int) -> int:
    """One of the target's cards is this one."""
    total = odds_among(s, 2 * target, s.cards[target], -1, card)
    if total == 0:
        return 0
    found = find_among(s, 2 * target, -1, card, roll(s, total))
    weight = max(1, weight * total // (whole(s) * s.cards[target]))
    settle_card(s, found, card)
    return weight


def undo_forced_swap(s: State, seat: int, at: int, weight: int) -> int:
    """The examined card went into the deck and another came instead."""
    target = other_of(s.log[at])
    place = 2 * target
    if target == seat and knows(s, seat, at, 1):
        place = place_of(s, target, card_of(s.log[at], 1))
    elif s.cards[target] == 2:
        place += roll(s, 2)
    cover(s, seat, at, 1, s.desk[CARD_AT + place])
    itself = s.examine_order == RETURN_THEN_DRAW
    if knows(s, seat, at, 0):
        return take_back(s, place, card_of(s.log[at], 0), itself, weight)
    found = roll(s, s.desk[DECK_PLACES] + (1 if itself else 0))
    if found < s.desk[DECK_PLACES]:
        swap_places(s, place, 2 * s.players + found)
    cover(s, seat, at, 0, s.desk[CARD_AT + place])
    return weight


def check_picks(s: State, weight: int) -> int:
    """At the deal of a draft each pick lay in its owner's hand, beside one card of the third pile (COUP-13)."""
    own = 0
    for seat in range(2):
        count = 0
        for place in range(2 * seat, 2 * seat + 2):
            count += 1 if settle_blindly(s, place) == s.pick[seat] - 1 else 0
        own = count if seat == 0 else own * count
    share = own * (2 if s.pick[0] == s.pick[1] else 3)
    return 0 if share == 0 else max(1, weight * share // 12)


def forget(s: State, seat: int, newest: int) -> None:
    """Drop what others saw in these movements and before."""
    for at in range(newest + 1):
        for place in range(4):
            cover(s, seat, at, place, UNKNOWN_CARD)


# --- The imagined world -----------------------------------------------------------------------------------


def settle_the_rest(s: State) -> None:
    """Every card gets a character; afterwards cards lie at their places of now again."""
    for place in range(2 * s.players + s.desk[DECK_PLACES]):
        settle_blindly(s, place)
    for place in range(2 * s.players + s.desk[DECK_PLACES]):
        s.desk[CARD_AT + place] = place


def place_cards(s: State, seat: int) -> None:
    """Write the imagined hands, the deck and a running exchange."""
    for owner in range(s.players):
        s.cards[owner] = 2 - (1 if s.lost[owner, 0] > 0 else 0) - (1 if s.lost[owner, 1] > 0 else 0)
        if owner != seat:
            for card in range(KINDS):
                s.hand[owner, card] = 0
            for nth in range(s.cards[owner]):
                s.hand[owner, s.desk[CHARACTER + 2 * owner + nth]] += 1
    for card in range(KINDS):
        s.deck[card] = 0
    for nth in range(s.decked):
        s.deck[s.desk[CHARACTER + 2 * s.players + nth]] += 1
    if s.phase == EXCHANGING and s.turn != seat:
        for nth in range(s.desk[DECK_PLACES] - s.decked):
            card = s.desk[CHARACTER + 2 * s.players + s.decked + nth]
            s.hand[s.turn, card] += 1
            s.drawn[nth] = card + 1


def write_log(s: State, seat: int) -> None:
    """What the others saw: the characters of the physical cards noted on the way back."""
    for at in range(s.logged):
        kind = kind_of(s.log[at])
        for place in range(4):
            card = card_of(s.log[at], place)
            covered = hidden_from(s, seat, at, place) and card != UNKNOWN_CARD
            if covered and (place < 2 or kind == EXCHANGED) and has_card(s, kind, place):
                set_card(s, at, place, s.desk[CHARACTER + card])


def has_card(s: State, kind: int, place: int) -> bool:
    """Whether a movement of this kind has a card at this place at all."""
    if kind == EXCHANGED:
        return s.envoy != INQUISITOR or place == 0 or place == 2
    return place == 0 or kind == SHOWN or kind == FORCED


def imagine_offer(s: State, seat: int) -> None:
    """A card under examination is known to the two concerned only."""
    if s.phase == DECIDING and s.turn != seat and s.target != seat:
        place = 2 * s.target + roll(s, s.cards[s.target])
        s.offered = s.desk[CHARACTER + place] + 1


def imagine_answers(s: State, seat: int) -> None:
    """Sealed answers of the others: to speak or not, with equal chances."""
    if s.response_mode == SEQUENTIAL:
        return
    asked = 0
    if s.phase == CHALLENGING or s.phase == CHALLENGING_BLOCK:
        asked = s.alive ^ (1 << s.claimant)
    elif s.phase == BLOCKING and s.action == AID:
        asked = s.alive ^ (1 << s.turn)
    for other in range(s.players):
        if other != seat and asked >> other & 1 and not s.waiting >> other & 1:
            s.voices = (s.voices | 1 << other) ^ (roll(s, 2) << other)
    if s.fa_reblock and s.action == AID and s.claimant != NOBODY:
        imagine_blockers(s, seat)


def imagine_blockers(s: State, seat: int) -> None:
    """Unheard blockers sit between the one who was heard and the actor (AMB-13)."""
    s.blockers &= 1 << seat
    other = (s.claimant + 1) % s.players
    while other != s.turn:
        if other != seat and s.alive >> other & 1 and roll(s, 2):
            s.blockers |= 1 << other
        other = (other + 1) % s.players


def imagine_pick(s: State, other: int) -> None:
    """The other's pick of a running draft, if there is one already (AMB-27)."""
    if not s.waiting >> other & 1:
        s.pick[other] = 1 + roll(s, KINDS)
