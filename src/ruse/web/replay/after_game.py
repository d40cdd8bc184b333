"""What the page after a game shows: the outcome, and one moment of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ruse.core.claims import has_claims
from ruse.core.words import Words
from ruse.web.replay.board import board
from ruse.web.replay.finale import ranking
from ruse.web.replay.graph import graph
from ruse.web.replay.positions import ALL, WATCHER, course, position, seat_of
from ruse.web.replay.retold import lines, stored_lines
from ruse.web.replay.seal import seal_of
from ruse.web.replay.timeline import honors, timeline
from ruse.web.replay.verdict import Verdict, card_names, headline
from ruse.web.site.say import Say

if TYPE_CHECKING:
    from ruse.core.match import Match
    from ruse.server.tables.table import Table


def outcome(table: Table, match: Match, locale: str) -> dict[str, Any]:
    """Return what is the same at every moment: who won, the timeline, the seal."""
    say, words = Say(locale), Words(match.game.presentation.words, locale)
    picture = timeline(match)
    return {
        "table": table,
        "game": match.game.slug,
        "words": words,
        "names": table.seats.names,
        "headline": headline(
            say, match.winners, table.seats.names, words, [place.points for place in ranking(match)]
        ),
        "timeline": picture,
        "graph": graph(match),
        "claiming": has_claims(match.game),
        "events": match.revealed(),
        "honors": honors(picture.lanes),
        "verdict": Verdict(say, words, table.seats.names, card_names(match, words)),
        "seal": seal_of(table),
    }


def moment(table: Table, match: Match, at: int, eyes: str, guest: str, locale: str) -> dict[str, Any]:
    """Return one moment: the board, what happened just now and before, and the links to other moments."""
    when, then = course(match), position(match, at)
    told = lines(then, when, eyes, Words(match.game.presentation.words, locale), table.seats.names)
    stops = when.stops(eyes)
    back = max((stop for stop in stops if stop < at), default=-1)
    present = [seat["seat"] for seat in then.view(None)["seats"] if seat.get("alive", True)]
    wished = [seat_of(eyes), *table.seats.of_guest(guest), *present]
    return {
        "board": board(table, then, eyes, locale),
        "at": at,
        "last": when.last,
        "eyes": eyes,
        "everyone": [ALL, WATCHER, *map(str, range(match.players))],
        "turn": when.turn_at(at),
        "back": back if back >= 0 else None,
        "forward": min((stop for stop in stops if stop > at), default=None),
        "log": told,
        "since": back,  # what has happened later is new
        "answer": match.journal[at - 1] if eyes == ALL and at else None,
        "place": lambda ply, who=eyes: f"/table/{table.id}/replay?at={ply}&as={who}",
        "seats_to_take": present if at < when.last else [],
        "likely_seat": next((seat for seat in wished if seat in present), None),
    }


def old_story(table: Table, stored: Sequence[dict[str, Any]], locale: str) -> dict[str, Any]:
    """Return what was written down of a match under earlier rules."""
    game = table.plan.rules
    say, words = Say(locale), Words(game.presentation.words, locale)
    winners = next((event["winners"] for event in reversed(stored) if event.get("winners")), ())
    return {
        "table": table,
        "game": game.slug,
        "words": words,
        "headline": headline(say, winners, table.seats.names),
        "log": stored_lines(game, stored, words, table.seats.names),
        "seal": seal_of(table),
    }
