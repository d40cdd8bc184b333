"""The picture of who lied when: a lane for each seat, a column for each turn, a mark for each claim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruse.core.claims import Claim, all_claims
from ruse.core.kept_with import kept_with
from ruse.web.replay.positions import Turn, course

if TYPE_CHECKING:
    from ruse.core.match import Match


@dataclass(frozen=True)
class Honesty:
    """How a seat has played with the truth."""

    claims: int
    bluffs: int
    caught: int
    challenges: int
    right: int
    """Challenges of claims that turned out false."""


@dataclass(frozen=True)
class Cell:
    """One seat in one turn."""

    claims: tuple[Claim, ...]
    acts: str | None
    """The action with which the seat began its turn, if it claimed nothing."""
    present: bool
    leaves: bool
    """Whether the seat is out before the next turn begins."""

    @property
    def truths(self) -> list[Claim]:
        """What is drawn above the line."""
        return [claim for claim in self.claims if not claim.bluff]

    @property
    def bluffs(self) -> list[Claim]:
        """What is drawn below the line."""
        return [claim for claim in self.claims if claim.bluff]


@dataclass(frozen=True)
class Lane:
    """One seat through the whole match."""

    seat: int
    won: bool
    cells: tuple[Cell, ...]
    honesty: Honesty


@dataclass(frozen=True)
class Timeline:
    """The whole picture."""

    turns: tuple[Turn, ...]
    lanes: tuple[Lane, ...]
    claims: tuple[Claim, ...]


@kept_with
def timeline(match: Match) -> Timeline:
    """Return the picture of a finished match."""
    claims = all_claims(match)
    turns = _columns(match, claims)
    lanes = tuple(
        Lane(seat, seat in match.winners, tuple(_cells(match, claims, turns, seat)), honesty(claims, seat))
        for seat in range(match.players)
    )
    return Timeline(turns, lanes, claims)


def honesty(claims: Sequence[Claim], seat: int) -> Honesty:
    """Return the figures of a seat."""
    own = [claim for claim in claims if claim.seat == seat]
    doubted = [claim for claim in claims if claim.challenger == seat]
    return Honesty(
        claims=len(own),
        bluffs=sum(claim.bluff for claim in own),
        caught=sum(claim.bluff and claim.caught for claim in own),
        challenges=len(doubted),
        right=sum(claim.caught for claim in doubted),
    )


def honors(lanes: Sequence[Lane]) -> dict[str, int]:
    """Return who got away with most lies, and who saw through most of them; nobody if two are equal."""
    unseen = {lane.seat: lane.honesty.bluffs - lane.honesty.caught for lane in lanes}
    seen = {lane.seat: lane.honesty.right for lane in lanes}
    best = {"liar": _most(unseen), "eye": _most(seen)}
    return {honor: seat for honor, seat in best.items() if seat is not None}


def _most(counts: Mapping[int, int]) -> int | None:
    top = max(counts.values())
    seats = [seat for seat, count in counts.items() if count == top]
    return seats[0] if top > 0 and len(seats) == 1 else None


def _columns(match: Match, claims: Sequence[Claim]) -> tuple[Turn, ...]:
    """Return a column for each turn; for each claim in a game that knows no turns."""
    turns = course(match).turns
    everybody = (True,) * match.players
    if not turns:
        return tuple(Turn(claim.turn, claim.ply, claim.seat, everybody) for claim in claims)
    if claims and claims[0].ply < turns[0].ply:  # a match can be taken up in the middle of a turn
        return (Turn(0, 0, None, everybody), *turns)
    return turns


def _cells(match: Match, claims: Sequence[Claim], turns: Sequence[Turn], seat: int) -> list[Cell]:
    last = len(match.journal)
    ends = [*(turn.ply for turn in turns[1:]), last]
    after = [*(turn.present for turn in turns[1:]), _present(match)]
    cells = []
    for turn, end, later in zip(turns, ends, after, strict=True):
        within = tuple(claim for claim in claims if claim.seat == seat and turn.ply <= claim.ply < end)
        begins = turn.seat == seat and turn.ply < last and not any(claim.ply == turn.ply for claim in within)
        acts = str(match.journal[turn.ply][1]) if begins else None
        present = turn.present[seat]
        cells.append(Cell(within, acts, present, present and not later[seat]))
    return cells


def _present(match: Match) -> tuple[bool, ...]:
    return tuple(seat.get("alive", True) for seat in match.view(None)["seats"])
