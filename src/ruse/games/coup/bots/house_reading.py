"""What the house bot reads from the table: which cards it has seen, and how far a claim can be believed.

Everything here follows from public facts, from the seat's own hand and from the parts of the log that
the seat may read; the imagined hands of the others and the court deck are never looked at.
"""

from __future__ import annotations

from ruse.games.coup.rules.court import copies
from ruse.games.coup.rules.log import card_of, kind_of, other_of, who_of
from ruse.games.coup.rules.slots import as_slot
from ruse.games.coup.rules.state import (
    DRAW_THEN_RETURN,
    EXCHANGED,
    FORCED,
    INQUISITOR,
    KINDS,
    LEFT,
    LOST,
    NO_CARD,
    SHOWN,
    State,
)

# How often somebody without the card makes a claim, for a hundred times that somebody with it does.
USUAL_HABIT = 25  # people tell the truth more often than not
PROVEN_HABIT = 12  # a player who has proved a claim means what they say
LIAR_HABIT = 100  # a player who has claimed more characters than possible claims anything


# --- Cards ----------------------------------------------------------------------------------------------


def has_pair(s: State, seat: int) -> bool:
    """Return whether the seat holds two cards of one character."""
    for card in range(KINDS):
        if s.hand[seat, card] > 1:
            return True
    return False


def most_copies(s: State, seat: int, card: int) -> int:
    """Return how many cards of a character can be in play, as far as the seat knows (COUP-03, COUP-13)."""
    if not s.draft_2p:
        return copies(s)
    return 3 if s.pick[seat] == card + 1 else 2


def lost_copies(s: State, card: int) -> int:
    """Return how many cards of a character lie face up."""
    count = 0
    for owner in range(s.players):
        for nth in range(2):
            count += 1 if s.lost[owner, nth] == card + 1 else 0
    return count


def hidden_copies(s: State, seat: int, card: int) -> int:
    """Return how many cards of a character can lie in the hands of others, as far as the seat can tell."""
    seen = s.hand[seat, card] + lost_copies(s, card) + buried_copies(s, seat, card)
    return max(0, most_copies(s, seat, card) - seen)


def is_possible(s: State, seat: int, card: int) -> bool:
    """Return whether the seat can claim a character at all: not if it lacks it and all copies lie face up."""
    return s.hand[seat, card] > 0 or lost_copies(s, card) < most_copies(s, seat, card)


def newest_draw(s: State) -> int:
    """Return the place in the log of the last movement that touched the court deck; -1 if there is none."""
    at = s.logged - 1
    while at >= 0 and (kind_of(s.log[at]) == LOST or kind_of(s.log[at]) == LEFT):
        at -= 1
    return at


def buried_copies(s: State, seat: int, card: int) -> int:
    """Return how many cards of a character the seat itself has put into the deck, nobody having drawn since."""
    at = newest_draw(s)
    if at < 0 or who_of(s.log[at]) != seat:
        return 0
    word = s.log[at]
    kind = kind_of(word)
    if kind == EXCHANGED:
        return (1 if card_of(word, 2) == card else 0) + (1 if card_of(word, 3) == card else 0)
    if kind == SHOWN:
        return 1 if card_of(word, 0) == card and card_of(word, 1) != card else 0
    return 1 if card_of(word, 0) == card and s.examine_order == DRAW_THEN_RETURN else 0


def examined_card(s: State, seat: int, target: int) -> int:
    """Return a card that the seat has seen in the target's hand and that must still be there, or NO_CARD."""
    at = s.logged - 1
    while at >= 0:
        word = s.log[at]
        kind = kind_of(word)
        if kind == LEFT and who_of(word) == seat and other_of(word) == target:
            card = card_of(word, 0)
            return NO_CARD if lost_since(s, target, card, at) else card
        if kind == FORCED:
            if other_of(word) == target:
                return NO_CARD
        elif kind != LOST and kind != LEFT and who_of(word) == target:
            return NO_CARD
        at -= 1
    return NO_CARD


def lost_since(s: State, target: int, card: int, since: int) -> bool:
    """Return whether the target has lost a card of this character after a movement of the log."""
    for at in range(since + 1, s.logged):
        word = s.log[at]
        if kind_of(word) == LOST and who_of(word) == target and card_of(word, 0) == card:
            return True
    return False


def has_just_shown(s: State, other: int, card: int) -> bool:
    """Return whether a player's last known card is this character, shown and shuffled into the deck."""
    for at in range(s.logged - 1, -1, -1):
        word = s.log[at]
        if who_of(word) == other and kind_of(word) != LEFT and kind_of(word) != FORCED:
            return kind_of(word) == SHOWN and card_of(word, 0) == card
    return False


def odds_to_hold(s: State, seat: int, other: int, card: int) -> int:
    """Return how likely another player holds a character, in percent, claims not counted."""
    known = examined_card(s, seat, other)
    if known == card:
        return 100
    hidden = hidden_copies(s, seat, card)
    places = unseen_cards(s, seat)
    unknown = 0 + s.cards[other]
    if known != NO_CARD:
        places -= 1
        unknown -= 1
    # A copy that they have shown is not the card they kept, and can only have come back by the draw.
    gone = 1 if hidden > 0 and has_just_shown(s, other, card) else 0
    miss = 10_000
    for nth in range(unknown):
        miss = miss * max(0, places - hidden - nth + nth * gone) // max(1, places - nth)
    return 100 - miss // 100


def unseen_cards(s: State, seat: int) -> int:
    """Return how many cards the seat does not know: the other hands and the deck, less what it buried itself."""
    count = 0 + s.decked
    for other in range(s.players):
        if other != seat:
            count += s.cards[other]
    for card in range(KINDS):
        count -= buried_copies(s, seat, card)
    return count


# --- Stories: do the claims of a player fit together? -----------------------------------------------------


def shown_count(s: State, who: int) -> int:
    """Return how often a player has proved a claim."""
    count = 0
    for at in range(s.logged):
        count += 1 if kind_of(s.log[at]) == SHOWN and who_of(s.log[at]) == who else 0
    return count


def newest_shown(s: State, who: int) -> int:
    """Return the slot of the card that a player has shown last (rules/slots.py); 0 if there is none."""
    for at in range(s.logged - 1, -1, -1):
        if kind_of(s.log[at]) == SHOWN and who_of(s.log[at]) == who:
            return as_slot(card_of(s.log[at], 0))
    return 0


def has_turned_up(s: State, who: int, card: int) -> bool:
    """Return whether everybody has seen a player with this character, lost or shown."""
    for at in range(s.logged):
        kind = kind_of(s.log[at])
        if who_of(s.log[at]) == who and (kind == SHOWN or kind == LOST) and card_of(s.log[at], 0) == card:
            return True
    return s.lost[who, 0] == as_slot(card) or s.lost[who, 1] == as_slot(card)


def open_claims(s: State, who: int) -> int:
    """Return how many characters a player has claimed that nobody has seen there."""
    count = 0
    for card in range(KINDS):
        if s.claims[who, card] > 0 and not has_turned_up(s, who, card):
            count += 1
    return count


def hidden_cards_ever(s: State, who: int) -> int:
    """Return how many cards of a player nobody has seen: those of now and those that went in an exchange."""
    count = 0 + s.cards[who]
    for at in range(s.logged):
        word = s.log[at]
        if kind_of(word) == EXCHANGED and who_of(word) == who:
            count += 1 if s.envoy == INQUISITOR else 2
        elif kind_of(word) == FORCED and other_of(word) == who:
            count += 1
    return count


def is_liar(s: State, who: int) -> bool:
    """Return whether a player has claimed more than can have been true."""
    return open_claims(s, who) > hidden_cards_ever(s, who)


def fits_story(s: State, seat: int, card: int) -> bool:
    """Return whether the seat can claim a character and could still have told the truth all along."""
    if s.claims[seat, card] > 0:
        return not has_turned_up(s, seat, card)
    return open_claims(s, seat) < hidden_cards_ever(s, seat)


def habit(s: State, who: int) -> int:
    """Return how freely a player bluffs, as far as the table has seen."""
    if is_liar(s, who):
        return LIAR_HABIT
    return PROVEN_HABIT if shown_count(s, who) > 0 else USUAL_HABIT


def belief(s: State, seat: int, other: int, card: int) -> int:
    """Return how likely a player who claims a character holds it, in percent."""
    odds = odds_to_hold(s, seat, other, card)
    bluffs = (100 - odds) * habit(s, other)
    return 100 - 100 * bluffs // max(1, bluffs + 100 * odds)


def expects(s: State, seat: int, other: int, card: int) -> bool:
    """Return whether a player will probably use a character: they have claimed it and can be believed."""
    return s.claims[other, card] > 0 and belief(s, seat, other, card) >= 50


def standing_claims(s: State, seat: int) -> int:
    """Return how many claims of the seat have surely been let stand: neither proved nor paid for with a card."""
    count = 0
    for card in range(KINDS):
        count += s.claims[seat, card]
    return count - shown_count(s, seat) - (2 - s.cards[seat])
