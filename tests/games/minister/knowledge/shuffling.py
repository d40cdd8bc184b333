"""Tables at which cards have been shuffled, and what a learner sees there."""

from __future__ import annotations

from typing import Any

from tests.games.minister.script import IN_ORDER, play, table

from ruse.core.match import Match

CHARACTERS = tuple(IN_ORDER.split())


def percents(match: Match, seat: int, who: str) -> list[list[int]]:
    """Return what `observe` tells of each place, the seat's own first: how likely each card lies there."""
    told = dict(zip(match.game.rules.features, match.observe(seat), strict=True))
    return [[told[f"place_{place}_{who}_{card}"] for card in CHARACTERS] for place in range(6)]


def shuffled(cards: str, looked: list[str], *pairs: str, **options: Any) -> Match:
    """Return a table of three at which these pairs have been shuffled, one in each turn."""
    match = table(3, cards, looked=looked, **options)
    for pair in pairs:
        seat = match.waiting[0]
        others = ",".join(str(other) for other in range(3) if other != seat)
        play(match, f"{seat}: claim minister / {others}: pass / {seat}: swap {pair}")
    return match


def shuffle_once(match: Match, pair: str) -> Match:
    seat = match.waiting[0]
    others = ",".join(str(other) for other in range(3) if other != seat)
    return play(match, f"{seat}: claim minister / {others}: pass / {seat}: swap {pair}")
