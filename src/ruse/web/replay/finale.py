"""What a finished match comes to: the ranking, every hand, what everybody did, and who lied when.

All of it is read from the journal, the claims and the open position of a match that is over.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.claims import all_claims, has_claims
from ruse.core.kept_with import kept_with
from ruse.core.story import name
from ruse.core.words import own_first
from ruse.web.replay.positions import ALL, course, standings, view_as
from ruse.web.replay.timeline import honesty
from ruse.web.replay.verdict import Verdict, card_names, headline
from ruse.web.site.assets import pictures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ruse.core.match import Match
    from ruse.core.words import Words
    from ruse.web.site.say import Say

DEEDS = 4
"""Kinds of actions that are counted in the table: those that were played most."""
UNCOUNTED = ("pass", "done", "claim", "challenge", "show", "refuse", "lose")
"""What is counted with the claims, and what nobody chooses."""


class Standing(NamedTuple):
    """One seat at the end."""

    seat: int
    rank: int
    """From 1 on; seats that did equally well share it."""
    won: bool
    points: int | None
    """Coins, fame or points, if the game counts something."""
    hand: tuple[str, ...]
    """The cards still held, face up now."""


class Statistic(NamedTuple):
    """One row of the statistics: a title, and a number for every seat."""

    title: str
    values: tuple[int, ...]


class Lie(NamedTuple):
    """A bluff in one sentence, and the moment in the replay."""

    text: str
    ply: int


class Finale(NamedTuple):
    """The end of one match in one language."""

    headline: str
    ranking: tuple[Standing, ...]
    figures: tuple[Statistic, ...]
    lies: tuple[Lie, ...]
    claims: int
    pictured: frozenset[str]
    """The cards that have a picture; the others are named."""
    cards: dict[str, str]
    """The names of all cards in the hands."""


def finale(match: Match, names: Sequence[str], words: Words, say: Say) -> Finale:
    """Return what a finished match comes to: the same for all who read it in a language."""
    ends, known_by = ends_of(match), (tuple(names), words, say)
    if known_by not in ends:
        ends[known_by] = _finale(match, names, words, say)
    return ends[known_by]


@kept_with
def ends_of(match: Match) -> dict[tuple[tuple[str, ...], Words, Say], Finale]:
    """Return the ends of a match that were written so far, by the names of the players and the words."""
    return {}


def _finale(match: Match, names: Sequence[str], words: Words, say: Say) -> Finale:
    verdict = Verdict(say, words, names, card_names(match, words))
    claims = all_claims(match)
    places = ranking(match)
    cards = {card: name(match.game, words, "card", card) for place in places for card in place.hand}
    return Finale(
        headline(say, match.winners, names, words, [place.points for place in places]),
        places,
        tuple(figures(match, words, say)),
        tuple(Lie(verdict.sentence(claim), claim.ply + 1) for claim in claims if claim.bluff),
        len(claims),
        frozenset(pictures(match.game.slug)),
        cards,
    )


@kept_with
def ranking(match: Match) -> tuple[Standing, ...]:
    """Return the seats from first to last: winners first, then by how long they stayed, then by points."""
    seats = view_as(match, ALL)["seats"]
    points = standings(match.game, seats)
    stayed, winners = turns_stayed(match, seats), match.winners

    def worth(seat: int) -> tuple[bool, int, int]:
        return seat in winners, stayed[seat], points[seat] if points else 0

    ordered = sorted(range(match.players), key=worth, reverse=True)
    return tuple(
        Standing(
            seat,
            1 + sum(worth(other) > worth(seat) for other in ordered),
            seat in winners,
            points[seat] if points else None,
            _hand(seats[seat]),
        )
        for seat in ordered
    )


def turns_stayed(match: Match, seats: Sequence[dict[str, Any]]) -> Sequence[int]:
    """Return for how many turns everybody stayed, or the same for all if nobody left.

    Only somebody leaving makes it worth replaying the match, while everybody waits for the last frame.
    """
    if all(seat.get("alive", True) for seat in seats):
        return (0,) * match.players
    turns = course(match).turns
    return [sum(turn.present[seat] for turn in turns) for seat in range(match.players)]


def _hand(seat: dict[str, Any]) -> tuple[str, ...]:
    """Return the cards that a seat still holds; a card may say more about itself than its name."""
    held = seat.get("hand") or ()
    return tuple(card if isinstance(card, str) else str(card.get("card", "")) for card in held)


def figures(match: Match, words: Words, say: Say) -> list[Statistic]:
    """Return what everybody did, in numbers."""
    found = []
    if has_claims(match.game):
        claims = all_claims(match)
        everybody = [honesty(claims, seat) for seat in range(match.players)]
        found += [
            Statistic(own_first(words, say, f"replay-count-{kind}"), tuple(getattr(one, kind) for one in everybody))
            for kind in ("claims", "bluffs", "caught", "challenges", "right")
        ]
    found += _gained(match, say)
    found += _counted(match, words)
    return found + _deeds(match, words)


def _gained(match: Match, say: Say) -> list[Statistic]:
    """Return the coins that everybody took in; nothing in a game without coins."""
    gained = [0] * match.players
    for event in match.revealed():
        if event["event"] == "coins" and event.get("to") is not None:
            gained[event["to"]] += event.get("amount", 0)
    return [Statistic(say("replay-count-coins"), tuple(gained))] if any(gained) else []


def _counted(match: Match, words: Words) -> list[Statistic]:
    """Return how often the events that the game names happened to everybody."""
    found = []
    for kind, field in match.game.presentation.counted:
        struck = [event[field] for event in match.revealed() if event["event"] == kind]
        seats = Counter(seat for one in struck for seat in (one if isinstance(one, list) else [one]))
        found.append(Statistic(words(f"count-{kind}-{field}"), tuple(seats[seat] for seat in range(match.players))))
    return found


def _deeds(match: Match, words: Words) -> list[Statistic]:
    """Return how often everybody did what was done most; what a language calls alike is counted together.

    What all did equally often, such as a plan in every round, says nothing about anybody.
    """
    played = ((str(action).split()[0], seat) for seat, action in match.journal)
    counts = Counter(
        (words(f"action-{verb}"), seat)
        for verb, seat in played
        if verb not in UNCOUNTED and f"action-{verb}" in words
    )
    total = Counter(title for title, _ in counts.elements())
    rows = [
        Statistic(title, tuple(counts[title, seat] for seat in range(match.players)))
        for title, _ in total.most_common()
    ]
    return [row for row in rows if len(set(row.values)) > 1][:DEEDS]
