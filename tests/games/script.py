"""Matches of any game as a player writes them down: steps between slashes, seats before the colon.

::

    play(match, "0: tax / 1: challenge / 0: show / 1: lose assassin / 1,2: pass")
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import ruse
from ruse.core.match import Match


def play(match: Match, script: str) -> Match:
    """Play a script: steps between slashes, each with its seat or seats before the colon."""
    for step in script.split("/"):
        seats, _, action = step.partition(":")
        for seat in seats.split(","):
            match.play(int(seat), action.strip())
    return match


def legal(match: Match, seat: int) -> set[str]:
    """Return what a seat may do now; the empty set if it is not asked."""
    return set(map(str, match.actions(seat)))


def refused(match: Match, seat: int, action: str) -> str:
    """Why a seat may not do this; fails when it may, or when the refusal changed the match.

    The answer is the name of the reason (`"too-poor"`), or a sentence if there is no such action at all.
    """
    before = match._state.pack()
    with pytest.raises(ruse.IllegalAction):
        match.play(seat, action)
    assert match._state.pack() == before
    if seat not in match.waiting:
        return "not-asked"
    try:
        number = match.game.interface.read(match._state, seat, action)
    except ValueError as error:
        return str(error)
    return match.game.interface.refusals[match.game.rules.why_not(match._state, seat, number)]


def coins(match: Match) -> list[int]:
    return [seat["coins"] for seat in match.view()["seats"]]


def treasury(match: Match) -> int:
    left = match.view()["treasury"]
    assert isinstance(left, int)
    return left


def phase(match: Match) -> str:
    return str(match.view()["phase"])


def everything(match: Match) -> dict[str, Any]:
    """Return what nobody may know, without the events (`Match.reveal` has them too)."""
    return match.game.interface.reveal(match._state)


def happened(match: Match, event: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Return the events of one kind, as a seat has seen them."""
    return [seen for seen in match.events(seat) if seen["event"] == event]


def wander(match: Match, seed: int, meek: float = 0.75) -> Iterator[Match]:
    """Play on at random to the end, stopping at every decision; the meek mostly pass, so that games last."""
    chance = random.Random(seed)
    yield match
    while not match.over:
        seat = chance.choice(match.waiting)
        actions = match.actions(seat)
        silent = "pass" in actions and chance.random() < meek
        match.play(seat, "pass" if silent else chance.choice(actions))
        yield match
