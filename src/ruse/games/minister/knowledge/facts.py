"""What each seat knows, exactly: the arrangements it cannot exclude; and `imagine`, which draws from them.

A rotation costs nothing, since knowledge is about the frame. A look or a public outcome keeps the
arrangements that agree with it; a shuffle of two cards adds to each arrangement its exchanged twin.

What the others have seen is their own. Everybody knows where they have looked, though, and how shuffles
have blurred it since: `facts` keeps that, and an imagined world gives the others what fits to it.
"""

from __future__ import annotations

from ruse.core.chance import STREAM, number, roll, seeded
from ruse.core.windows import SIMULTANEOUS
from ruse.games.minister.rules.frame import card_in, holding, pair_of, swapped
from ruse.games.minister.rules.state import (
    BITS,
    CHALLENGING,
    CHALLENGING_REPLY,
    FACTS,
    FULL,
    PEEKING,
    PLACES,
    PUBLIC,
    REPLYING,
    SCRIPT,
    WORDS,
    State,
)

EVERYWHERE = (1 << PLACES) - 1
EVERYONE = (1 << 16) - 1
EVERY_2ND = 0x555555555555555
PAIRS = 0x333333333333333
FOURS = 0xF0F0F0F0F0F0F0F


def know_nothing(s: State) -> None:
    """Every arrangement is possible (KTM-09)."""
    for row in range(PUBLIC + 1):
        for word in range(WORDS):
            s.know[row, word] = FULL


# --- Learning ----------------------------------------------------------------------------------------------


def see(s: State, seat: int, at: int) -> None:
    """A seat looks at the card in a place of the frame; that it looked is public."""
    for word in range(WORDS):
        s.know[seat, word] &= holding(at, s.cards[at], word)
    note_look(s, seat, at)


def all_learn(s: State, at: int, card: int) -> None:
    """Everybody learns which card lies in a place of the frame."""
    for word in range(WORDS):
        s.know[PUBLIC, word] &= holding(at, card, word)


def all_learn_not(s: State, at: int, card: int) -> None:
    """Everybody learns that a card does not lie in a place of the frame."""
    for word in range(WORDS):
        s.know[PUBLIC, word] &= FULL ^ holding(at, card, word)


def possible(s: State, row: int, word: int) -> int:
    """The arrangements of one word that a row cannot exclude: by its own looks, and by what is public."""
    return number(s.know[row, word] & s.know[PUBLIC, word])


# --- Shuffling two cards -----------------------------------------------------------------------------------


def blur(s: State, row: int, pair: int) -> None:
    """Either of two arrangements, for whoever does not know whether the cards changed places (KTM-45)."""
    for word in range(WORDS):
        left = possible(s, row, word)
        bit = 0
        while left != 0:
            if left & 1:
                add(s, row, swapped(pair, BITS * word + bit))
            left >>= 1
            bit += 1


def add(s: State, row: int, arrangement: int) -> None:
    """One arrangement more cannot be excluded."""
    s.know[row, arrangement // BITS] |= 1 << arrangement % BITS


def follow(s: State, row: int, pair: int) -> None:
    """Every arrangement becomes its exchanged twin, for a minister who has chosen to swap (SA-25)."""
    for arrangement in range(BITS * WORDS):
        twin = swapped(pair, arrangement)
        if arrangement < twin and is_possible(s, row, arrangement) != is_possible(s, row, twin):
            s.know[row, arrangement // BITS] ^= 1 << arrangement % BITS
            s.know[row, twin // BITS] ^= 1 << twin % BITS


def is_possible(s: State, row: int, arrangement: int) -> bool:
    """Whether an arrangement is among those that a row cannot exclude."""
    return possible(s, row, arrangement // BITS) >> arrangement % BITS & 1 != 0


def take_in(s: State, row: int) -> None:
    """Keep what is public as one's own: a shuffle blurs both together."""
    for word in range(WORDS):
        s.know[row, word] &= s.know[PUBLIC, word]


def all_blur(s: State, minister: int, first: int, second: int) -> None:
    """Two places of the frame were shuffled; nobody saw how, or only the minister did."""
    pair = pair_of(first, second)
    for row in range(s.players):
        take_in(s, row)
        if row != minister:
            blur(s, row, pair)
    blur(s, PUBLIC, pair)
    both = 1 << first | 1 << second
    for seat in range(s.players):
        for nth in range(FACTS):
            fact = s.facts[seat, nth]
            if fact & both != 0 and fact & both != both:
                s.facts[seat, nth] = fact | both
        tidy(s, seat)


# --- What everybody knows of the others' looks -------------------------------------------------------------


def note_look(s: State, seat: int, at: int) -> None:
    """A seat has seen the card in this place; its vaguest fact makes room."""
    slot = FACTS - 1
    if s.facts[seat, slot] != 0:
        for nth in range(FACTS):
            if size(s.facts[seat, nth]) > size(s.facts[seat, slot]):
                slot = nth
    s.facts[seat, slot] = 1 << at
    tidy(s, seat)


def tidy(s: State, seat: int) -> None:
    """Facts in falling order, so that no order of events shows; those that say nothing, or twice the same, go."""
    for nth in range(FACTS):
        if s.facts[seat, nth] == EVERYWHERE:
            s.facts[seat, nth] = 0
        for other in range(nth):
            if s.facts[seat, other] < s.facts[seat, nth]:
                s.facts[seat, other], s.facts[seat, nth] = s.facts[seat, nth], s.facts[seat, other]
            if s.facts[seat, other] == s.facts[seat, nth]:
                s.facts[seat, nth] = 0


def size(bits: int) -> int:
    """How many bits of a mask are set: counted in pairs, in fours, in eights, and added up."""
    bits = bits - (bits >> 1 & EVERY_2ND)
    bits = (bits & PAIRS) + (bits >> 2 & PAIRS)
    bits = bits + (bits >> 4) & FOURS
    bits += bits >> 8
    bits += bits >> 16
    bits += bits >> 32
    return bits & 127


# --- Imagining ---------------------------------------------------------------------------------------------


def imagine(s: State, seat: int, key: int) -> None:
    """Replace all that a seat cannot know by a draw with this key: cards, others' knowledge, answers, chance."""
    s.scripted = 0
    s.script_at = 0
    for at in range(SCRIPT):
        s.script[at] = 0
    s.random = seeded(key, STREAM)
    lay(s, pick(s, seat))
    for other in range(s.players):
        if other != seat:
            imagine_knowledge(s, other)
    imagine_answers(s, seat)


def count(s: State, row: int) -> int:
    """How many arrangements a row cannot exclude."""
    found = 0
    for word in range(WORDS):
        found += size(possible(s, row, word))
    return found


def pick(s: State, row: int) -> int:
    """One of the arrangements that a row cannot exclude, all alike."""
    left = roll(s, count(s, row))
    word = 0
    while size(possible(s, row, word)) <= left:
        left -= size(possible(s, row, word))
        word += 1
    return BITS * word + nth_place(possible(s, row, word), left)


def lay(s: State, number: int) -> None:
    """Lay the cards in this arrangement."""
    for at in range(PLACES):
        s.cards[at] = card_in(number, at)


def imagine_knowledge(s: State, other: int) -> None:
    """What everybody knows, and for each look a card that may have been the one."""
    for word in range(WORDS):
        s.know[other, word] = s.know[PUBLIC, word]
    for nth in range(FACTS):
        fact = s.facts[other, nth]
        if fact != 0:
            card = s.cards[nth_place(fact, roll(s, size(fact)))]
            for word in range(WORDS):
                s.know[other, word] &= holds_somewhere(fact, card, word)


def nth_place(places: int, nth: int) -> int:
    """The nth of these places."""
    at = 0
    while nth > 0 or places >> at & 1 == 0:
        nth -= places >> at & 1
        at += 1
    return at


def holds_somewhere(places: int, card: int, word: int) -> int:
    """The arrangements with a card at one of these places of the frame."""
    found = 0
    for at in range(PLACES):
        if places >> at & 1:
            found |= holding(at, card, word)
    return found


def imagine_answers(s: State, seat: int) -> None:
    """Sealed answers of others: they may have spoken or not, and peeked anywhere."""
    if s.phase == PEEKING:
        for other in range(s.players):
            if other != seat and s.peeked[other] > 0 and s.first_look == SIMULTANEOUS:
                s.peeked[other] = 1 + roll(s, PLACES - 1)
    if s.phase == CHALLENGING or s.phase == REPLYING or s.phase == CHALLENGING_REPLY:
        for other in range(s.players):
            if other != seat and may_have_spoken(s, other):
                s.voices = s.voices & (EVERYONE ^ 1 << other) | roll(s, 2) << other


def may_have_spoken(s: State, seat: int) -> bool:
    """Whether a seat has answered in the open window, so that its answer lies sealed."""
    silent = s.turn if s.phase == REPLYING else s.claimant
    asked = (s.waiting | s.unasked) >> seat & 1
    sealed = s.response_mode == SIMULTANEOUS or s.phase == REPLYING
    return sealed and seat != silent and asked == 0


def fitting(s: State, row: int, at: int, card: int) -> int:
    """How many of the arrangements that a row cannot exclude have a card at a place of the frame."""
    found = 0
    for word in range(WORDS):
        found += size(possible(s, row, word) & holding(at, card, word))
    return found


def percent(fits: int, worlds: int) -> int:
    """How likely that makes it; 0 and 100 are certain."""
    if fits == 0 or fits == worlds:
        return 100 if fits > 0 else 0
    return min(99, max(1, 100 * fits // worlds))
