"""Play a stretch of every match in a batch, and find out what each decision was worth in hindsight."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import torch

from ruse.learn.network import drawn
from ruse.learn.worth import of_sides

if TYPE_CHECKING:
    from ruse.learn.network import Network
    from ruse.learn.tensors import BatchTensors, Policy
    from ruse.learn.worth import Worth

DECAY = 0.8
"""How much the value of a decision depends on what happened later, rather than on what the judge expected next."""

OWN, SIDE = 0, 1
"""What a network expects: that the seat itself wins, or that one of all seats wins which it plays together with."""


class Stretch(NamedTuple):
    """Decisions of the learner whose outcome is known or foreseen, one row each."""

    observation: torch.Tensor
    legal: torch.Tensor
    others: torch.Tensor
    """What the other seats saw, for the judge: [row, seat, column]."""
    action: torch.Tensor
    likelihood: torch.Tensor
    """The logarithm of the action's probability."""
    advantage: torch.Tensor
    goal: torch.Tensor
    """What the judge should have said."""
    weight: torch.Tensor
    """How much the decision counts."""
    judge: torch.Tensor
    """Which of the network's two expectations this is about: `OWN` or `SIDE`."""


class Outcome(NamedTuple):
    """What a stretch showed besides; the numbers stay on the device until somebody reads them."""

    matches: torch.Tensor
    won: torch.Tensor
    """The sum of the rewards of the learner's seats."""


class Decision(NamedTuple):
    """What a player does, for each row of observations."""

    action: torch.Tensor
    likelihood: torch.Tensor
    """The logarithm of the action's probability; 0 if the player does not learn."""
    value: torch.Tensor
    """What the player expects to win; 0 if it does not learn."""


class Played(NamedTuple):
    """Every decision of a stretch in the order it was made: [step, match].

    Before them come those of earlier stretches that are still open, one step for each seat. What came of a seat's
    last decision shows when it is asked again, or when the match is over, and that may take long: a player who is
    out is never asked again. Each decision is learned from once, as soon as this is known. If those that stay open
    were dropped, it would depend on the outcome which ones count: a bluff that is challenged, but not one that
    passes, and less often the mistake that put a player out than the move that won.
    """

    observed: torch.Tensor
    allowed: torch.Tensor
    others: torch.Tensor
    """What the other seats saw when they were last asked: [step, match, seat, column]."""
    answers: Decision
    seats: torch.Tensor
    made: torch.Tensor
    """Whether there was such a decision: most seats have none that is still open."""
    own: torch.Tensor
    """Whether the learner decided."""
    ends: torch.Tensor
    gains: torch.Tensor
    """What each seat got: [step, match, seat]."""


Player = Callable[[torch.Tensor, torch.Tensor, torch.Tensor], Decision]
"""Decides by what a seat sees and what is legal; the third is what the others saw, which only its judge knows."""


def learning(network: Network, judge: int = OWN) -> Player:
    """A player whose decisions can be learned from."""

    def answer(observation: torch.Tensor, legal: torch.Tensor, others: torch.Tensor) -> Decision:
        logits, values = network(observation, legal, others)
        action = drawn(logits)
        likelihood = torch.log_softmax(logits, 1).gather(1, action.unsqueeze(1)).squeeze(1)
        return Decision(action, likelihood, values[:, judge])

    return answer


def settled(policy: Policy) -> Player:
    """A player that does not learn."""

    def answer(observation: torch.Tensor, legal: torch.Tensor, others: torch.Tensor) -> Decision:
        nothing = torch.zeros(len(legal), device=legal.device)
        return Decision(policy(observation, legal), nothing, nothing)

    return answer


@torch.no_grad()
def play(
    table: BatchTensors,
    network: Network,
    steps: int,
    worth: Worth,
    weight: float = 1.0,
    allied: bool = False,
    room: int | None = None,
) -> tuple[Stretch, Outcome]:
    """Play some steps of every match; `worth` says what each seat gets when a match ends.

    If the network's seats are allied against a guest, what one of them wins counts for all of them. With `room`
    the stretch always has this many rows, as a recorded graph needs (learn/recorded.py).
    """
    rivals = settled(table.rivals) if table.rivals is not None else None
    judge = SIDE if allied else OWN
    due = of_sides(worth) if allied else worth
    played, foreseen, outcome = record(table, learning(network, judge), rivals, steps, due, room is not None)
    advantage, known = in_hindsight(played, foreseen, table)
    table.open = still_open(played, known)
    return stretch_of(played, advantage, known & played.own, weight, judge, room), outcome


@torch.no_grad()
def play_each_other(
    table: BatchTensors,
    network: Network,
    rival: Network,
    steps: int,
    worth: Worth,
    weight: float = 1.0,
    share: float = 1.0,
    allied: bool = False,
) -> tuple[Stretch, Stretch, Outcome]:
    """The same with two networks that both learn; the table says which seats belong to the rival.

    The rival has one seat of many, so the first network may learn from only a share of its decisions.
    """
    judge = SIDE if allied else OWN
    due = of_sides(worth) if allied else worth
    played, foreseen, outcome = record(table, learning(network, judge), learning(rival), steps, due)
    advantage, known = in_hindsight(played, foreseen, table)
    table.open = still_open(played, known)
    mine = known & played.own
    if share < 1:
        mine &= torch.rand(mine.shape, device=mine.device) < share
    own = stretch_of(played, advantage, mine, weight, judge)
    return own, stretch_of(played, advantage, known & ~played.own, 1.0), outcome


def record(
    table: BatchTensors, player: Player, rival: Player | None, steps: int, worth: Worth, evenly: bool = False
) -> tuple[Played, torch.Tensor, Outcome]:
    """Play some steps; return them, what the seats asked next expect to win, and how the ended matches went."""
    size, device = table.size, table.device
    rows = torch.arange(size, device=device)

    def room(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.empty((steps, size, *shape), dtype=dtype, device=device)

    fresh = Played(
        observed=room(table.observation.shape[1], dtype=torch.uint8),
        allowed=room(table.legal.shape[1], dtype=torch.uint8),
        others=room(*table.witness().shape[1:], dtype=torch.uint8),
        answers=Decision(room(dtype=torch.int64), room(), room()),
        seats=room(dtype=torch.int64),
        made=torch.ones((steps, size), dtype=torch.bool, device=device),
        own=room(dtype=torch.bool),
        ends=room(dtype=torch.bool),
        gains=room(table.players),
    )
    won = torch.zeros((), device=device)
    for step in range(steps):
        fresh.observed[step], fresh.allowed[step] = table.observation, table.legal
        fresh.seats[step], fresh.others[step] = table.seats, table.witness()
        answer, fresh.own[step] = decide(table, player, rival, evenly)
        for kept, given in zip(fresh.answers, answer, strict=True):
            kept[step] = given
        table.step(answer.action)
        fresh.ends[step] = table.done.bool()
        fresh.gains[step] = worth(table)
        won += table.rewards[rows, fresh.seats[step] if rival is None else table.alone].sum()
    foreseen, _ = decide(table, player, rival, evenly)
    outcome = Outcome(fresh.ends.sum(), won)
    played = fresh if table.open is None else after(table.open, fresh)
    return played, foreseen.value, outcome


def after(earlier: Played, later: Played) -> Played:
    """Return decisions and those that followed them as one."""
    answers = Decision(*(torch.cat(both) for both in zip(earlier.answers, later.answers, strict=True)))
    return Played(
        observed=torch.cat([earlier.observed, later.observed]),
        allowed=torch.cat([earlier.allowed, later.allowed]),
        others=torch.cat([earlier.others, later.others]),
        answers=answers,
        seats=torch.cat([earlier.seats, later.seats]),
        made=torch.cat([earlier.made, later.made]),
        own=torch.cat([earlier.own, later.own]),
        ends=torch.cat([earlier.ends, later.ends]),
        gains=torch.cat([earlier.gains, later.gains]),
    )


def still_open(played: Played, known: torch.Tensor) -> Played:
    """Return the decisions whose outcome nobody knows yet, at most one for each seat: [seat, match]."""
    steps, size, players = played.gains.shape
    waits = played.made & ~known
    order = torch.arange(1, steps + 1, device=waits.device).unsqueeze(1)
    last = torch.stack([(order * (waits & (played.seats == seat))).amax(0) for seat in range(players)]) - 1
    at, match = last.clamp_min(0), torch.arange(size, device=waits.device)
    return Played(
        observed=played.observed[at, match],
        allowed=played.allowed[at, match],
        others=played.others[at, match],
        answers=Decision(*(column[at, match] for column in played.answers)),
        seats=torch.arange(players, device=waits.device).unsqueeze(1).expand(players, size),
        made=last >= 0,
        own=played.own[at, match],
        ends=torch.zeros_like(last, dtype=torch.bool),
        gains=torch.zeros_like(played.gains[at, match]),
    )


def nothing_open(table: BatchTensors) -> Played:
    """Return what is still open before the first stretch: nothing, in the shape of `still_open`."""
    size, seats, device = table.size, table.players, table.device

    def blank(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
        return torch.zeros((seats, size, *shape), dtype=dtype, device=device)

    return Played(
        observed=blank(table.observation.shape[1], dtype=torch.uint8),
        allowed=blank(table.legal.shape[1], dtype=torch.uint8),
        others=blank(*table.witness().shape[1:], dtype=torch.uint8),
        answers=Decision(blank(dtype=torch.int64), blank(), blank()),
        seats=torch.arange(seats, device=device).unsqueeze(1).repeat(1, size),
        made=blank(dtype=torch.bool),
        own=blank(dtype=torch.bool),
        ends=blank(dtype=torch.bool),
        gains=blank(seats),
    )


def decide(
    table: BatchTensors, player: Player, rival: Player | None, evenly: bool = False
) -> tuple[Decision, torch.Tensor]:
    """Return what is done in every match now, and whether it is the learner who does it.

    If it has to go on evenly, with tensors of the same shapes at every step, both are asked about all matches.
    """
    if rival is None:
        return player(table.observation, table.legal, table.witness()), torch.ones_like(
            table.seats, dtype=torch.bool
        )
    own, others = table.own(), table.witness()
    if evenly:
        one, other = (asked(table.observation, table.legal, others) for asked in (player, rival))
        return Decision(*(torch.where(own, *both) for both in zip(one, other, strict=True))), own
    mine, theirs = own.nonzero().squeeze(1), (~own).nonzero().squeeze(1)
    order = torch.cat([mine, theirs]).argsort()
    answers = [
        asked(table.observation[rows], table.legal[rows], others[rows])
        for asked, rows in ((player, mine), (rival, theirs))
    ]
    return Decision(*(torch.cat(both)[order] for both in zip(*answers, strict=True))), own


def in_hindsight(played: Played, foreseen: torch.Tensor, table: BatchTensors) -> tuple[torch.Tensor, torch.Tensor]:
    """Return how much better each decision turned out than its seat had expected, and whether that is known."""
    shape, device = played.ends.shape, table.device
    advantage = torch.zeros(shape, device=device)
    counts = torch.zeros(shape, dtype=torch.bool, device=device)
    known = torch.zeros((table.size, table.players), dtype=torch.bool, device=device)
    later = torch.zeros((table.size, table.players), device=device)
    """The value that each seat expects at its next decision."""
    later_advantage = torch.zeros((table.size, table.players), device=device)
    # Of the decisions after the stretch only the very next one can be foreseen.
    later.scatter_(1, table.seats.unsqueeze(1), foreseen.unsqueeze(1))
    known.scatter_(1, table.seats.unsqueeze(1), True)
    for step in reversed(range(shape[0])):
        end, value = played.ends[step].unsqueeze(1), played.answers.value[step]
        later = torch.where(end, played.gains[step], later)
        later_advantage = torch.where(end, 0.0, later_advantage)
        known |= end
        seat = played.seats[step].unsqueeze(1)
        counts[step] = known.gather(1, seat).squeeze(1) & played.made[step]
        surprise = later.gather(1, seat).squeeze(1) - value
        advantage[step] = (surprise + DECAY * later_advantage.gather(1, seat).squeeze(1)) * counts[step]
        later = later.scatter(1, seat, value.unsqueeze(1))
        later_advantage = later_advantage.scatter(1, seat, advantage[step].unsqueeze(1))
        known.scatter_(1, seat, True)
    return advantage, counts


def stretch_of(
    played: Played,
    advantage: torch.Tensor,
    chosen: torch.Tensor,
    weight: float,
    judge: int = OWN,
    room: int | None = None,
) -> Stretch:
    """Return the chosen decisions as rows to learn from; others that count nothing fill what room is left."""
    if room is None:
        kept = chosen.reshape(-1).nonzero().squeeze(1)
        counts = torch.full((len(kept),), weight, device=kept.device)
    else:
        first = chosen.reshape(-1).to(torch.uint8).sort(descending=True, stable=True)
        kept, counts = first.indices[:room], weight * first.values[:room].float()
    answers = played.answers
    return Stretch(
        played.observed.flatten(0, 1)[kept],
        played.allowed.flatten(0, 1)[kept],
        played.others.flatten(0, 1)[kept],
        answers.action.reshape(-1)[kept],
        answers.likelihood.reshape(-1)[kept],
        advantage.reshape(-1)[kept],
        (advantage + answers.value).reshape(-1)[kept],
        counts,
        torch.full((len(kept),), judge, device=kept.device),
    )


def joined(stretches: list[Stretch]) -> Stretch:
    """Several stretches as one."""
    return stretches[0] if len(stretches) == 1 else Stretch(*map(torch.cat, zip(*stretches, strict=True)))
