"""Moments of matches: for each question that a game can ask, the one with the most answers in a few matches."""

from __future__ import annotations

from functools import cache
from random import Random

import ruse
from ruse.core.match import Match

MATCHES = 6
"""So many matches are played until every question has been asked."""


@cache
def last_move(slug: str, players: int, verb: str) -> tuple[Match, int, str]:
    """Return a match, a seat and the action with this verb that ends the match."""
    for seed in range(200):
        chance = Random(seed)
        match = ruse.deal(slug, players, seed=seed)
        while not match.over:
            before, seat = match.copy(), chance.choice(match.waiting)
            action = chance.choice(match.view(seat)["actions"])["action"]
            match.play(seat, action)
        if action.split()[0] == verb:
            return before, seat, action
    raise AssertionError(f"no match of {slug} ends with {verb!r}")


@cache
def moments(slug: str, players: int) -> dict[str, tuple[Match, int]]:
    """By phase: a match and the seat that is asked in it, late in the match and with many answers."""
    found: dict[str, tuple[tuple[int, int], Match, int]] = {}
    for seed in range(MATCHES):
        chance = Random(seed)
        match = ruse.deal(slug, players, seed=seed)
        while not match.over:
            seat = chance.choice(match.waiting)
            view = match.view(seat)
            width = (len(view["actions"]), match.ply)
            if view["phase"] not in found or width > found[view["phase"]][0]:
                found[view["phase"]] = width, match.copy(), seat
            match.play(seat, chance.choice(view["actions"])["action"])
    return {phase: (match, seat) for phase, (_, match, seat) in found.items()}


def noting(counted: str) -> str:
    """Return a script that notes the newest event and how many of these there are, while something is told."""
    return f"""
        window.noted = [];
        new MutationObserver(() => {{
          if (!document.documentElement.matches(".telling")) return;
          const beat = JSON.parse([...document.querySelectorAll("#panel-log li")].at(-1).dataset.beat);
          window.noted.push([beat.k, document.querySelectorAll({counted!r}).length]);
        }}).observe(document, {{ subtree: true, childList: true, attributes: true }});
    """
