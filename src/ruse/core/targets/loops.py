"""Loops over whole matches, in the compilable subset: the linker binds the rules of a game into them."""

from __future__ import annotations

from typing import Any

from ruse.core.chance import advance, below, hashed, scramble, seeded, word
from ruse.core.record import Record, Row

WHOLE_WIN = 2520
"""Divisible by every number of winners up to ten."""

# --- What the linker puts in: the rules of a game, its bots, and how a target copies a record --------------------


def deal(s: Any) -> None:
    """The game's `deal`."""


def legal(s: Any, seat: int, out: Row) -> int:
    """The game's `legal`."""
    return 0


def act(s: Any, seat: int, action: int) -> None:
    """The game's `act`."""


def winners(s: Any) -> int:
    """The game's `winners`."""
    return 0


def score(s: Any, seat: int) -> int:
    """The game's `score`."""
    return 0


def observe(s: Any, seat: int, out: Row) -> None:
    """The game's `observe`."""


def imagine(s: Any, seat: int, key: int) -> None:
    """The game's `imagine`."""


def bot_1(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def bot_2(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def bot_3(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def bot_4(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def bot_5(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def bot_6(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def bot_7(s: Any, seat: int, out: Row, key: int) -> int:
    """A bot of the game."""
    return random_bot(s, seat, out, key)


def honesty(s: Any, seat: int, action: int) -> int:
    """The game's `honesty`: 0 for an action that claims nothing, 1 for a true claim, 2 for a bluff."""
    return 0


def copy_record(records: Any, to: int, source: int) -> None:
    """Make one record of a batch equal to another."""


def hash_record(records: Any, words: Any, at: int) -> int:
    """The hash of one record; `words` is the same memory as 64-bit words, where a target has it."""
    return 0


# --- The loops -------------------------------------------------------------------------------------------------


def begin(s: Record, seed: int, index: int) -> None:
    """Deal game number `index` of a seed into a record whose options are set."""
    s.random = seeded(seed, index)
    deal(s)


def lowest(mask: int) -> int:
    """The lowest seat of a mask that is not empty."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def player_stream(seed: int, index: int) -> int:
    """Where the random player of a game begins; a stream apart from the game's own."""
    return seeded(seeded(seed, index), 1)


def random_bot(s: Record, seat: int, out: Row, key: int) -> int:
    """Any legal action, with equal chances."""
    return out[below(scramble(advance(key)), legal(s, seat, out))]


def choose(bot: int, s: Any, seat: int, out: Row, key: int) -> int:
    """What a bot does, by its number; number 0 plays at random."""
    if bot == 1:
        return bot_1(s, seat, out, key)
    if bot == 2:
        return bot_2(s, seat, out, key)
    if bot == 3:
        return bot_3(s, seat, out, key)
    if bot == 4:
        return bot_4(s, seat, out, key)
    if bot == 5:
        return bot_5(s, seat, out, key)
    if bot == 6:
        return bot_6(s, seat, out, key)
    if bot == 7:
        return bot_7(s, seat, out, key)
    return random_bot(s, seat, out, key)


BOTS = (bot_1, bot_2, bot_3, bot_4, bot_5, bot_6, bot_7)
"""The places that the linker fills with the bots of a game."""


def play_randomly(s: Record, key: int, out: Row) -> int:
    """Random legal actions until the match is over; how many decisions that took.

    The random player has a stream of its own, so the match replays from its seed and actions alone.
    """
    decisions = 0
    while s.waiting != 0:
        seat = lowest(s.waiting)
        key = advance(key)
        act(s, seat, out[below(key, legal(s, seat, out))])
        decisions += 1
    return decisions


def play_bots(records: Any, at: int, work: int, bots: Row, watched: int, key: int, out: Row, results: Any) -> None:
    """A match between bots, one number for each seat; each sees worlds imagined for it, never the true one.

    Adds to `results`: decisions, and of the watched seat its claims (at 2) and bluffs (at 3).
    """
    s = records[at]
    while s.waiting != 0:
        seat = lowest(s.waiting)
        key = advance(key)
        copy_record(records, work, at)
        imagine(records[work], seat, scramble(key))
        action = choose(bots[seat], records[work], seat, out, scramble(scramble(key)))
        if seat == watched:
            claim = honesty(s, seat, action)
            results[2] += word(1 if claim > 0 else 0)
            results[3] += word(1 if claim > 1 else 0)
        act(s, seat, action)
        results[0] += word(1)


def hash_words(words: Any, at: int, count: int) -> int:
    """The hash of a record from its 64-bit words."""
    digest = words[at, 0]
    for place in range(1, count):
        digest = hashed(digest, words[at, place])
    return scramble(advance(digest))


def share_win(s: Record, wins: Any) -> None:
    """Add the seats' shares of a win: a win alone is WHOLE_WIN, a shared one its part, a draw nothing."""
    mask = winners(s)
    count = 0
    for seat in range(s.players):
        count += mask >> seat & 1
    for seat in range(s.players):
        if mask >> seat & 1:
            wins[seat] += WHOLE_WIN // count


# --- Spans: what one worker does; the record at 1 has the options set and nothing dealt ---------------------------


def simulate_span(
    records: Any, words: Any, out: Row, seed: int, first: int, count: int, results: Any, wins: Any
) -> None:
    """Deal and play games `first` to `first + count - 1` at random.

    `results` gets the number of decisions and the sum of the hashes of all final records.
    """
    for index in range(first, first + count):
        copy_record(records, 0, 1)
        begin(records[0], seed, index)
        results[0] += word(play_randomly(records[0], player_stream(seed, index), out))
        results[1] += hash_record(records, words, 0)
        share_win(records[0], wins)


def duel_span(
    records: Any,
    words: Any,
    out: Row,
    bots: Row,
    watched: int,
    seed: int,
    first: int,
    count: int,
    results: Any,
    wins: Any,
) -> None:
    """Deal and play games between bots, one number for each seat."""
    for index in range(first, first + count):
        copy_record(records, 0, 1)
        begin(records[0], seed, index)
        play_bots(records, 0, 2, bots, watched, player_stream(seed, index), out, results)
        results[1] += hash_record(records, words, 0)
        results[4] += word(score(records[0], watched))
        share_win(records[0], wins)


# --- Batches: one record for each match, a seat for each record ------------------------------------------------


def deal_span(records: Any, blank: Any, seed: int, first: int, count: int) -> None:
    """Deal matches `first` to `first + count - 1` of a seed, each into its own record."""
    for index in range(first, first + count):
        put_record(records, index, blank)
        begin(records[index], seed, index)


def put_record(records: Any, at: int, blank: Any) -> None:
    """Make one record of a batch equal to the first one of another."""


def step_span(records: Any, actions: Any, first: int, count: int) -> None:
    """Let the lowest awaited seat of each match act; matches that are over stay as they are."""
    for index in range(first, first + count):
        if records[index].waiting != 0:
            act(records[index], lowest(records[index].waiting), actions[index])


def legal_span(records: Any, seats: Any, masks: Any, out: Row, first: int, count: int) -> None:
    """Mark the legal actions of one seat of each match, one column for each action number."""
    for index in range(first, first + count):
        for action in range(masks.shape[1]):
            masks[index, action] = 0
        for nth in range(legal(records[index], seats[index], out)):
            masks[index, out[nth]] = 1


def observe_span(records: Any, seats: Any, features: Any, first: int, count: int) -> None:
    """Write what one seat of each match may see."""
    for index in range(first, first + count):
        observe(records[index], seats[index], features[index])


def imagine_span(records: Any, seats: Any, keys: Any, first: int, count: int) -> None:
    """Replace in each record all that one seat cannot know."""
    for index in range(first, first + count):
        imagine(records[index], seats[index], keys[index])
