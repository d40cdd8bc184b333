"""Loops over a batch of matches for learners: play an action, then go on to the next seat that a learner has."""

from __future__ import annotations

from typing import Any, NamedTuple

from ruse.core.chance import advance, scramble
from ruse.core.record import Record, Row
from ruse.core.targets.bot_choice import Mind, choose
from ruse.core.targets.match_loops import begin, lowest, player_stream, winner_count
from ruse.core.targets.open_names import (
    act,
    copy_record,
    imagine,
    legal,
    observe,
    put_record,
    random_bot,
    score,
    winners,
)

SETTING, NUMBER, PLY = range(3)
"""The columns of `course`: which blank record a match is dealt from, its number, and how far it is."""
SEED, KEY = range(2)
"""The columns of `streams`: the seed of a match, and where its bots draw from."""
ROTATES = 16
"""The column of `roles` after those of the seats: whether seats change from match to match."""
LEARNER = -1
"""The role of a seat that is not taken by a bot."""
NO_ACTION = -1
"""The answer of a seat that is not taken by a bot."""


class Matches(NamedTuple):
    """What a batch keeps besides the records: arrays with a row for each match, unless they say otherwise."""

    blanks: Any
    """A record with its options set for each setting."""
    stride: int
    """How far the number of a match goes up from one deal to the next."""
    roles: Any
    """For each setting, who has each seat."""
    course: Any
    streams: Any
    history: Any
    """The actions, as many as there is room for."""
    done: Any
    """Whether a match ended in this step."""
    rewards: Any
    scores: Any


class Shown(NamedTuple):
    """What a batch shows, a row for each match: who is asked, what they may do, and what they may see."""

    seats: Any
    masks: Any
    features: Any


def deal_match(own: Any, at: int, index: int, matches: Matches) -> None:
    """Deal the match that `course` and `streams` name."""
    course, streams = matches.course, matches.streams
    put_record(own, at, matches.blanks, course[index, SETTING])
    begin(own[at], streams[index, SEED], course[index, NUMBER])
    streams[index, KEY] = player_stream(streams[index, SEED], course[index, NUMBER])
    course[index, PLY] = 0


def note_action(index: int, action: int, matches: Matches) -> None:
    """Count an action, advance the bots' stream, and keep the action if there is room."""
    ply = matches.course[index, PLY]
    if ply < matches.history.shape[1]:
        matches.history[index, ply] = action
    matches.course[index, PLY] = ply + 1
    matches.streams[index, KEY] = advance(matches.streams[index, KEY])


def role_of(s: Record, seat: int, setting: int, number: int, roles: Any) -> int:
    """Return the bot that has a seat, or LEARNER."""
    turned = number % s.players if roles[setting, ROTATES] == 1 else 0
    role: int = roles[setting, (seat + s.players - turned) % s.players]
    return role


def opponent_answers(own: Any, at: int, work: int, index: int, matches: Matches, mind: Mind, out: Row) -> int:
    """Return what the bot of the asked seat does, in a world imagined for it; NO_ACTION if a learner sits there."""
    seat = lowest(own[at].waiting)
    bot = role_of(own[at], seat, matches.course[index, SETTING], matches.course[index, NUMBER], matches.roles)
    if bot == LEARNER:
        return NO_ACTION
    key = advance(matches.streams[index, KEY])
    copy_record(own, work, at)
    imagine(own[work], seat, scramble(key))
    return choose(bot, own[work], seat, out, scramble(scramble(key)), mind)


def random_answers(own: Any, at: int, work: int, index: int, matches: Matches, mind: Mind, out: Row) -> int:
    """`opponent_answers` in a batch with random bots only: a seat knows what it may do, so no world is imagined.

    Imagining is most of the code to compile in a step with bots.
    """
    s = own[at]
    seat = lowest(s.waiting)
    bot = role_of(s, seat, matches.course[index, SETTING], matches.course[index, NUMBER], matches.roles)
    if bot == LEARNER:
        return NO_ACTION
    return random_bot(s, seat, out, scramble(scramble(advance(matches.streams[index, KEY]))))


def nobody_answers(own: Any, at: int, work: int, index: int, matches: Matches, mind: Mind, out: Row) -> int:
    """`opponent_answers` in a batch without bots."""
    return NO_ACTION


def score_match(s: Any, index: int, matches: Matches) -> None:
    """A match is over: mark it, and add the seats' shares of the win and their points."""
    matches.done[index] = 1
    mask = winners(s)
    count = winner_count(mask, s.players)
    for seat in range(s.players):
        matches.scores[index, seat] = score(s, seat)
        if mask >> seat & 1:
            matches.rewards[index, seat] += 1 / count


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
    own: Any, at: int, work: int, index: int, action: int, matches: Matches, mind: Mind, out: Row
) -> None:
    """Play the action of the asked seat and run on until a learner is asked; -1 deals a new match instead."""
    matches.done[index] = 0
    for seat in range(matches.rewards.shape[1]):
        matches.rewards[index, seat] = 0
    fresh = action < 0
    going = True
    # One place deals and one acts, for learners and bots: a GPU's compiler copies the code of both to every call.
    while going:
        if action >= 0:
            note_action(index, action, matches)
            act(own[at], lowest(own[at].waiting), action)
        if fresh or own[at].waiting == 0:
            if not fresh:
                score_match(own[at], index, matches)
                matches.course[index, NUMBER] += matches.stride
            deal_match(own, at, index, matches)
            fresh = False
        action = opponent_answers(own, at, work, index, matches, mind, out)
        going = action >= 0


def step_span(
    records: Any,
    work: int,
    actions: Any,
    matches: Matches,
    mind: Mind,
    shown: Shown,
    out: Row,
    first: int,
    count: int,
) -> None:
    """One step of every match, and what it shows to the seat that is asked next."""
    for index in range(first, first + count):
        step_match(records, index, work, index, actions[index], matches, mind, out)
        show_match(records[index], index, shown.seats, shown.masks[index], shown.features[index], out)


def show_span(records: Any, shown: Shown, out: Row, first: int, count: int) -> None:
    """Show each match to the seat that is asked; for records that were put in place from outside."""
    for index in range(first, first + count):
        show_match(records[index], index, shown.seats, shown.masks[index], shown.features[index], out)


def illegal_span(actions: Any, masks: Any, first: int, count: int) -> int:
    """Return the first match whose action is not legal, or -1."""
    for index in range(first, first + count):
        action = actions[index]
        if action < 0 or action >= masks.shape[1] or masks[index, action] == 0:
            return index
    return -1


INLINED = (note_action, show_match, step_match)
"""Functions that are always inlined: passing this many arrays would take longer than the work."""


# --- One function over many records -----------------------------------------------------------------------------


def observe_span(records: Any, seats: Any, features: Any, first: int, count: int) -> None:
    """Write what one seat of each match may see."""
    for index in range(first, first + count):
        observe(records[index], seats[index], features[index])


def imagine_span(records: Any, seats: Any, keys: Any, first: int, count: int) -> None:
    """Replace in each record all that one seat cannot know."""
    for index in range(first, first + count):
        imagine(records[index], seats[index], keys[index])
