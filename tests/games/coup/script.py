"""Matches of Coup as a player writes them down: a table in one line, its play in another.

::

    match = table("assassin duke", "captain contessa", "ambassador (contessa)", coins=[3, 2, 2])
    play(match, "0: assassinate 1 / 1,2: pass / 1: block contessa / 0: challenge / 2: pass")

A card in parentheses is lost. `draws` are the next cards of the court deck.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

import ruse
from ruse.core.match import Match


def table(
    *seats: str,
    coins: Sequence[int] = (),
    turn: int = 0,
    draws: str = "",
    picks: str = "",
    seed: int = 0,
    edition: str = "standard",
    **options: Any,
) -> Match:
    """A match arranged at the start of a turn, two coins each unless said otherwise."""
    position: dict[str, Any] = {
        "hands": [[card for card in seat.split() if card[0] != "("] for seat in seats],
        "lost": [[card.strip("()") for card in seat.split() if card[0] == "("] for seat in seats],
        "turn": turn,
        "draws": draws.split(),
    }
    if coins:
        position["coins"] = list(coins)
    if picks:
        position["picks"] = picks.split()
    return ruse.arrange("coup", position, seed=seed, edition=edition, **options)


def match_of_ten(left: int, **options: Any) -> Match:
    """Ten players who leave so many coins in the treasury; seat 0 is on turn and has none."""
    coins = [0] + [5] * 8 + [10 - left]
    seats = ["duke assassin", "captain ambassador", "contessa duke", "assassin captain", "ambassador contessa"]
    return table(*seats, *seats, coins=coins, **options)


def play(match: Match, script: str) -> Match:
    """Play a script: steps between slashes, each with its seat or seats before the colon."""
    for step in script.split("/"):
        seats, _, action = step.partition(":")
        for seat in seats.split(","):
            match.play(int(seat), action.strip())
    return match


def legal(match: Match, seat: int) -> set[str]:
    """What a seat may do now; the empty set if it is not asked."""
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
        number = match.game.read(match._state, seat, action)
    except ValueError as error:
        return str(error)
    return match.game.refusals[match.game.refusal(match._state, seat, number)]


def coins(match: Match) -> list[int]:
    return [seat["coins"] for seat in match.view()["seats"]]


def treasury(match: Match) -> int:
    left = match.view()["treasury"]
    assert isinstance(left, int)
    return left


def hands(match: Match) -> list[str]:
    """The face-down cards of every seat in canonical order, as `"duke contessa"`."""
    return [" ".join(hand) for hand in everything(match)["hands"]]


def face_up(match: Match) -> list[str]:
    """The lost cards of every seat in the order of their loss."""
    return [" ".join(seat["lost"]) for seat in match.view()["seats"]]


def deck(match: Match) -> list[int]:
    """How many dukes, assassins, captains, envoys and contessas lie in the court deck."""
    return list(everything(match)["deck"].values())


def ledger(match: Match) -> tuple[list[int], int, list[str]]:
    """Coins, treasury and hands: what a golden script tells after a turn."""
    return coins(match), treasury(match), hands(match)


def phase(match: Match) -> str:
    return str(match.view()["phase"])


def alive(match: Match) -> list[int]:
    return [seat["seat"] for seat in match.view()["seats"] if seat["alive"]]


def everything(match: Match) -> dict[str, Any]:
    """What nobody may know, without the events (`Match.reveal` has them too)."""
    return match.game.reveal(match._state)


def happened(match: Match, event: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The events of one kind, as a seat has seen them."""
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
