"""Perft: how many sequences of this many actions a deal allows, asked seats answering in ascending order.

The counts are in `*.perft` files that any implementation in any language can check::

    id coup-3-inquisitor
    deal coup players=3 seed=3 envoy=inquisitor
    perft 1 8
    perft 2 14

Where a match does not begin with the deal, a line `position {...}` follows it: the position in JSON. Then a line
`play 0 plan A B / 1 plan C D` may give actions before the count begins.
Chance is part of the deal: the same seed and actions draw the same cards. A match that is over allows no
further action, so it counts only at the depth at which it ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ruse
from ruse.core.match import Match

FOLDER = Path(__file__).parent


@dataclass
class Case:
    """One deal with its counts by depth."""

    id: str
    deal: str
    position: str = ""
    play: str = ""
    counts: dict[int, int] = field(default_factory=dict)

    def match(self) -> Match:
        """Return the match as dealt, or as arranged, after the actions before the count."""
        match = self._begin()
        for action in self.play.split(" / ") if self.play else ():
            seat, _, text = action.partition(" ")
            match.play(int(seat), text)
        return match

    def _begin(self) -> Match:
        slug, *parts = self.deal.split()
        options: dict[str, Any] = dict(part.split("=") for part in parts)
        players, seed = int(options.pop("players")), int(options.pop("seed"))
        if self.position:
            return ruse.arrange(slug, json.loads(self.position), seed=seed, **options)
        return ruse.deal(slug, players, seed=seed, **options)

    def __str__(self) -> str:
        lines = [f"id {self.id}", f"deal {self.deal}"]
        lines += [f"position {self.position}"] * bool(self.position) + [f"play {self.play}"] * bool(self.play)
        return "\n".join(lines + [f"perft {depth} {count}" for depth, count in self.counts.items()])


def read(path: Path) -> list[Case]:
    """Return the cases of a file."""
    cases: list[Case] = []
    for line in path.read_text().splitlines():
        word, _, rest = line.strip().partition(" ")
        if word == "id":
            cases.append(Case(rest, ""))
        elif word == "deal":
            cases[-1].deal = rest
        elif word == "position":
            cases[-1].position = rest
        elif word == "play":
            cases[-1].play = rest
        elif word == "perft":
            depth, count = map(int, rest.split())
            cases[-1].counts[depth] = count
    return cases


def perft(match: Match, depth: int) -> int:
    """Return the number of action sequences of this length."""
    if match.over:
        return 0
    if depth == 1:
        return len(match.actions(match.waiting[0]))
    return sum(perft(child, depth - 1) for _, child in children(match))


def divide(match: Match, depth: int) -> dict[str, int]:
    """Return the same, for each first action on its own: where a wrong count comes from."""
    return {action: perft(child, depth - 1) if depth > 1 else 1 for action, child in children(match)}


def children(match: Match) -> Iterator[tuple[str, Match]]:
    """Yield every match that is one action further."""
    seat = match.waiting[0]
    for action in match.actions(seat):
        child = match.copy()
        child.play(seat, action)
        yield f"{seat} {action}", child
