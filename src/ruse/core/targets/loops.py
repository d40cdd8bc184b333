"""Loops over whole matches, in the compilable subset: the linker binds the rules of a game into them."""

from __future__ import annotations

from typing import Any

from ruse.core.brain import think
from ruse.core.chance import advance, below, hashed, scramble, seeded, word
from ruse.core.record import Record, Row

WHOLE_WIN = 2520
"""Divisible by every number of winners up to ten."""

# --- What the linker puts in: the rules of a game, its bots, and how a target copies a record --------------------


def deal(s: Any) -> None:
    """The game's `deal`."""


def legal(s: Any, seat: int, out: Row) -> int:
    """Return the game's `legal`."""
    return 0


def act(s: Any, seat: int, action: int) -> None:
    """The game's `act`."""


def winners(s: Any) -> int:
    """Return the game's `winners`."""
    return 0


def score(s: Any, seat: int) -> int:
    """Return the game's `score`."""
    return 0


def observe(s: Any, seat: int, out: Row) -> None:
    """The game's `observe`."""


def imagine(s: Any, seat: int, key: int) -> None:
    """The game's `imagine`."""


def bot_1(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_2(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_3(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_4(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_5(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_6(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def bot_7(s: Any, seat: int, out: Row, key: int) -> int:
    """Return a bot of the game."""
    return random_bot(s, seat, out, key)


def honesty(s: Any, seat: int, action: int) -> int:
    """Return the game's `honesty`: 0 for an action that claims nothing, 1 for a true claim, 2 for a bluff."""
    return 0


def copy_record(records: Any, to: int, source: int) -> None:
    """Make one record of a batch equal to another."""


def put_record(records: Any, at: int, source: Any, place: int) -> None:
    """Make one record of a batch equal to one of another."""


def hash_record(records: Any, cells: Any, at: int) -> int:
    """Return the hash of one record; `cells` is the same memory as 64-bit cells, where a target has it."""
    return 0


# --- The loops -------------------------------------------------------------------------------------------------


def begin(s: Record, seed: int, index: int) -> None:
    """Deal game number `index` of a seed into a record whose options are set."""
    s.random = seeded(seed, index)
    deal(s)


def lowest(mask: int) -> int:
    """Return the lowest seat of a mask that is not empty."""
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def player_stream(seed: int, index: int) -> int:
    """Return the start of a game's random player, a stream separate from the game's own."""
    return seeded(seeded(seed, index), 1)


def random_bot(s: Record, seat: int, out: Row, key: int) -> int:
    """Return any legal action, with equal chances."""
    return out[below(scramble(advance(key)), legal(s, seat, out))]


EASY, LEARNED = 8, 9
"""The numbers of the bots that every game can have; a game's own are 1 to 7."""


def easy_bot(s: Record, seat: int, out: Row, key: int) -> int:
    """Return the first bot of the game, absent-minded: one answer in three is any legal action."""
    if below(scramble(advance(advance(key))), 3) == 0:
        return random_bot(s, seat, out, key)
    return bot_1(s, seat, out, key)


def learned_bot(s: Record, seat: int, out: Row, key: int, weights: Any, tuning: Any, mind: Any) -> int:
    """Return what the brain says about what the seat observes."""
    observe(s, seat, mind)
    return think(legal(s, seat, out), out, advance(key), weights, tuning, mind)


def choose(bot: int, s: Any, seat: int, out: Row, key: int, weights: Any, tuning: Any, mind: Any) -> int:
    """Return what a bot does, by its number; number 0 plays at random."""
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
    if bot == EASY:
        return easy_bot(s, seat, out, key)
    if bot == LEARNED:
        return learned_bot(s, seat, out, key, weights, tuning, mind)
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


def play_bots(
    records: Any,
    at: int,
    work: int,
    bots: Row,
    watched: int,
    key: int,
    out: Row,
    weights: Any,
    tuning: Any,
    mind: Any,
    results: Any,
) -> None:
    """A match between bots, one number for each seat; each sees worlds imagined for it, never the true one.

    Adds to `results`: decisions, and of the watched seat its claims (at 2) and bluffs (at 3).
    """
    s = records[at]
    while s.waiting != 0:
        seat = lowest(s.waiting)
        key = advance(key)
        copy_record(records, work, at)
        imagine(records[work], seat, scramble(key))
        action = choose(bots[seat], records[work], seat, out, scramble(scramble(key)), weights, tuning, mind)
        if seat == watched:
            claim = honesty(s, seat, action)
            results[2] += word(1 if claim > 0 else 0)
            results[3] += word(1 if claim > 1 else 0)
        act(s, seat, action)
        results[0] += word(1)


def hash_cells(cells: Any, at: int, count: int) -> int:
    """Return the hash of a record from its 64-bit cells."""
    digest = cells[at, 0]
    for place in range(1, count):
        digest = hashed(digest, cells[at, place])
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
    records: Any, cells: Any, out: Row, seed: int, first: int, count: int, results: Any, wins: Any
) -> None:
    """Deal and play games `first` to `first + count - 1` at random.

    `results` gets the number of decisions and the sum of the hashes of all final records.
    """
    for index in range(first, first + count):
        copy_record(records, 0, 1)
        begin(records[0], seed, index)
        results[0] += word(play_randomly(records[0], player_stream(seed, index), out))
        results[1] += hash_record(records, cells, 0)
        share_win(records[0], wins)


def duel_span(
    records: Any,
    cells: Any,
    out: Row,
    bots: Row,
    watched: int,
    weights: Any,
    tuning: Any,
    mind: Any,
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
        play_bots(records, 0, 2, bots, watched, player_stream(seed, index), out, weights, tuning, mind, results)
        results[1] += hash_record(records, cells, 0)
        results[4] += word(score(records[0], watched))
        share_win(records[0], wins)


# --- Batches for learners: one record for each match; a seat's turn, then on to the next seat of a learner -------

SETTING, NUMBER, PLY = range(3)
"""The columns of `course`: which blank record a match is dealt from, its number, and how far it is."""
SEED, KEY = range(2)
"""The columns of `streams`: the seed of a match, and where its bots draw from."""
ROTATES = 16
"""The column of `roles` after those of the seats: whether seats change from match to match."""
LEARNER = -1
"""The role of a seat that is not taken by a bot."""


def deal_match(own: Any, at: int, index: int, blanks: Any, course: Any, streams: Any) -> None:
    """Deal the match that `course` and `streams` name."""
    put_record(own, at, blanks, course[index, SETTING])
    begin(own[at], streams[index, SEED], course[index, NUMBER])
    streams[index, KEY] = player_stream(streams[index, SEED], course[index, NUMBER])
    course[index, PLY] = 0


def note_action(index: int, action: int, course: Any, streams: Any, history: Any) -> None:
    """Count an action, advance the bots' stream, and keep the action if there is room."""
    ply = course[index, PLY]
    if ply < history.shape[1]:
        history[index, ply] = action
    course[index, PLY] = ply + 1
    streams[index, KEY] = advance(streams[index, KEY])


def role_of(s: Record, seat: int, setting: int, number: int, roles: Any) -> int:
    """Return the bot that has a seat, or LEARNER."""
    turned = number % s.players if roles[setting, ROTATES] == 1 else 0
    role: int = roles[setting, (seat + s.players - turned) % s.players]
    return role


def opponent_answers(
    own: Any,
    at: int,
    work: int,
    index: int,
    roles: Any,
    weights: Any,
    tuning: Any,
    mind: Any,
    course: Any,
    streams: Any,
    history: Any,
    out: Row,
) -> bool:
    """Let the bot of the asked seat answer; false if a learner has the seat. It sees an imagined world."""
    s = own[at]
    seat = lowest(s.waiting)
    bot = role_of(s, seat, course[index, SETTING], course[index, NUMBER], roles)
    if bot == LEARNER:
        return False
    key = advance(streams[index, KEY])
    copy_record(own, work, at)
    imagine(own[work], seat, scramble(key))
    action = choose(bot, own[work], seat, out, scramble(scramble(key)), weights, tuning, mind)
    note_action(index, action, course, streams, history)
    act(s, seat, action)
    return True


def no_brain(s: Record, seat: int, out: Row, key: int, weights: Any, tuning: Any, mind: Any) -> int:
    """`learned_bot` in a batch without a learned bot."""
    return random_bot(s, seat, out, key)


def nobody_answers(
    own: Any,
    at: int,
    work: int,
    index: int,
    roles: Any,
    weights: Any,
    tuning: Any,
    mind: Any,
    course: Any,
    streams: Any,
    history: Any,
    out: Row,
) -> bool:
    """`opponent_answers` in a batch without bots."""
    return False


def score_match(s: Any, index: int, done: Any, rewards: Any, scores: Any) -> None:
    """A match is over: mark it, and add the seats' shares of the win and their points."""
    done[index] = 1
    mask = winners(s)
    count = 0
    for seat in range(s.players):
        count += mask >> seat & 1
    for seat in range(s.players):
        scores[index, seat] = score(s, seat)
        if mask >> seat & 1:
            rewards[index, seat] += 1 / count


def show_match(s: Any, index: int, seats: Any, mask: Any, features: Any, out: Row) -> None:
    """Write who is asked, and what the seat may do and see."""
    seat = lowest(s.waiting)
    seats[index] = seat
    for action in range(mask.shape[0]):
        mask[action] = 0
    for nth in range(legal(s, seat, out)):
        mask[out[nth]] = 1
    observe(s, seat, features)


def step_match(
    own: Any,
    at: int,
    work: int,
    index: int,
    action: int,
    blanks: Any,
    stride: int,
    roles: Any,
    weights: Any,
    tuning: Any,
    mind: Any,
    course: Any,
    streams: Any,
    history: Any,
    done: Any,
    rewards: Any,
    scores: Any,
    out: Row,
) -> None:
    """Play the action of the asked seat and run on until a learner is asked; -1 deals a new match instead."""
    done[index] = 0
    for seat in range(rewards.shape[1]):
        rewards[index, seat] = 0
    fresh = action < 0
    if not fresh:
        note_action(index, action, course, streams, history)
        act(own[at], lowest(own[at].waiting), action)
    going = True
    while going:
        # Dealing stands here once: a GPU's compiler would write it out at every call.
        if fresh or own[at].waiting == 0:
            if not fresh:
                score_match(own[at], index, done, rewards, scores)
                course[index, NUMBER] += stride
            deal_match(own, at, index, blanks, course, streams)
            fresh = False
        else:
            going = opponent_answers(
                own, at, work, index, roles, weights, tuning, mind, course, streams, history, out
            )


def step_span(
    records: Any,
    work: int,
    actions: Any,
    blanks: Any,
    stride: int,
    roles: Any,
    weights: Any,
    tuning: Any,
    mind: Any,
    course: Any,
    streams: Any,
    history: Any,
    done: Any,
    rewards: Any,
    scores: Any,
    seats: Any,
    masks: Any,
    features: Any,
    out: Row,
    first: int,
    count: int,
) -> None:
    """One step of every match, and what it shows to the seat that is asked next."""
    for index in range(first, first + count):
        step_match(
            records,
            index,
            work,
            index,
            actions[index],
            blanks,
            stride,
            roles,
            weights,
            tuning,
            mind,
            course,
            streams,
            history,
            done,
            rewards,
            scores,
            out,
        )
        show_match(records[index], index, seats, masks[index], features[index], out)


def show_span(records: Any, seats: Any, masks: Any, features: Any, out: Row, first: int, count: int) -> None:
    """Show each match to the seat that is asked; for records that were put in place from outside."""
    for index in range(first, first + count):
        show_match(records[index], index, seats, masks[index], features[index], out)


def illegal_span(actions: Any, masks: Any, first: int, count: int) -> int:
    """Return the first match whose action is not legal, or -1."""
    for index in range(first, first + count):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
            return index
    return -1


INLINED = (note_action, show_match, step_match)
"""What is always written out where it is called: passing that many arrays would take longer than the work."""


# --- One function over many records -----------------------------------------------------------------------------


def observe_span(records: Any, seats: Any, features: Any, first: int, count: int) -> None:
    """Write what one seat of each match may see."""
    for index in range(first, first + count):
        observe(records[index], seats[index], features[index])


def imagine_span(records: Any, seats: Any, keys: Any, first: int, count: int) -> None:
    """Replace in each record all that one seat cannot know."""
    for index in range(first, first + count):
        imagine(records[index], seats[index], keys[index])
