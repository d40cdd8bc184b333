"""Everything a frame shows of a table, for one reader.

What it tells of the match comes from `match.view(seat)` and `match.events(seat)`: what is not in them cannot
be in the page. A game is asked for nothing else; `core/view.py` says what a view holds.
"""

from __future__ import annotations

import math
from functools import cache
from typing import TYPE_CHECKING, Any

from ruse.core.claims import has_claims
from ruse.core.kept_with import kept_with
from ruse.core.story import question
from ruse.core.words import Words
from ruse.server.tables.clock import CLOCKS
from ruse.web.replay.finale import finale
from ruse.web.replay.positions import ALL, view_as
from ruse.web.site.assets import art, asset
from ruse.web.site.say import Say, words_of
from ruse.web.table.choices import NOTHING, Bar, bar_of, called
from ruse.web.table.coach import advice
from ruse.web.table.log import Log, Sentence, log_of
from ruse.web.table.panels import told
from ruse.web.table.scene import places_of, scene_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ruse.core.game import Game
    from ruse.core.match import Match
    from ruse.server.tables.table import Table
    from ruse.web.table.scene import Place

SPOKEN = 4
"""Sentences in the live region, for screen readers."""


def stage(table: Table, guest: str | None, locale: str) -> dict[str, Any]:
    """Return the values of a frame."""
    match = table.match
    assert match is not None
    seat = table.curtain.seat_of(guest)
    view = match.view(seat)
    if match.over:  # every card lies face up now
        opened = view_as(match, ALL)
        view |= {"seats": opened["seats"], "revealed": opened["revealed"]}
    words = words_of(match.game.presentation.words, locale)
    say = say_in(locale)
    names = tuple(table.seats.names)
    coach = advice(table, seat, words)
    is_reading = coach is not None and coach.waits
    is_asked = seat in view["waiting"] and not is_reading
    if is_reading:
        view = {**view, "actions": []}  # nothing can be pressed but *Continue*
    own_seats = table.seats.of_guest(guest)
    log = log_of(table, match, seat, locale)
    news = news_of(match.game, log.sentences)
    bar = bar_for(match.game, view, seat, words, names)
    others = [names[other] for other in view["waiting"] if other != seat]
    board = board_values(table, match, seat, view, log, locale)
    places: list[Place] = board["places"]
    return board | {
        "match": match,
        "game": match.game,
        "locale": locale,
        "guest": guest,
        "seated": bool(own_seats),
        "curtain": table.curtain.covers(guest, table.asked),
        "mine": is_asked,
        "ask": question(match.game, words, view, names, "bar-") if is_asked else "",
        "sealed": sealed(match.game, words, view["answer"], names) if "answer" in view else "",
        "awaited": say.listed(others),
        "awaited_seats": len(others),
        "headline": headline_of(say, words, view, seat, names),
        "awaiting": awaiting(say, words, view, others),
        "bar": bar,
        "log": log.sentences,
        "told_log": log.written(told),
        "news": news,
        "spoken": tuple([(line.number, line.text) for line in news]),
        "chat": table.talk.lines_for(guest),
        "notes": table.talk.notes(seat) if seat is not None else {},
        "purses": tuple(other.get("coins", 0) for other in view["seats"]) if "coins" in view["seats"][0] else (),
        "can_spare": match.game.rules.spare is not None,
        "device": say.listed(names[own] for own in own_seats) if seat is None else "",
        "seconds": seconds_of(table),
        "gone": [(place, table.absences.seconds(place.seat)) for place in places if place.gone and not place.mine],
        "clock": CLOCKS[table.plan.clock].answer,
        "coach": coach,
        "wanted": () if coach is None else coach.wanted,
        "title": title_of(say, words, view, seat),
        "retold": False,
        "claiming": has_claims(match.game),
        "finale": finale(match, names, words, say) if match.over else None,
        "seal": table.playing.commitment,
        "can_skip": is_out(view, seat) and table.can_skip,
    }


def board_values(
    table: Table, match: Match, seat: int | None, view: Mapping[str, Any], log: Log, locale: str
) -> dict[str, Any]:
    """Return the values of a board at any moment: of a running match and of one that is being replayed.

    The others are those of a board where nobody can do anything; `stage` sets them for whoever plays.
    """
    scene = scene_of(log.sentences, view)
    return {
        "table": table,
        "say": say_in(locale),
        "words": words_of(match.game.presentation.words, locale),
        "seat": seat,
        "view": view,
        "me": None if seat is None else view["seats"][seat],
        "names": tuple(table.seats.names),  # a key as it is, where a list has to be written as bytes
        "places": places_of(table, match, view, seat, scene),
        "scene": scene,
        "sprite": art(match.game.slug),
        "icons": asset("icons.svg"),
        "curtain": None,
        "mine": False,
        "bar": NOTHING,
        "title": "",
        "retold": True,
        "finale": None,
        "gone": [],
    }


def sealed(game: Game, words: Words, answer: str, names: Sequence[str]) -> str:
    """The reader's own answer; a game can say it in a sentence (`sealed-<verb>`), with the places it names."""
    verb, *rest = answer.split()
    if f"sealed-{verb}" not in words:
        return called(game.interface.things, words, answer, names)
    places = [words.listed(words("at-place", place=place) for place in part.split("+")) for part in rest]
    return words(f"sealed-{verb}", **dict(zip(("first", "second"), places, strict=False)))


def is_out(view: Mapping[str, Any], seat: int | None) -> bool:
    """Return whether the reader has left the match."""
    return seat is not None and not view["seats"][seat].get("alive", True)


def headline_of(
    say: Say, words: Words, view: Mapping[str, Any], seat: int | None, names: Sequence[str]
) -> tuple[str, str]:
    """Return the number of the turn, if turns are counted, and whose it is."""
    if view["over"]:
        return "", say("table-over")
    turn, small = view["turn"], ""
    if "turns" in view:
        number = view["turns"] + 1
        small = (
            words("turn-number", number=number) if "turn-number" in words else say("table-number", number=number)
        )
    if turn is None:
        return small, words(f"phase-{view['phase']}")
    if turn == seat:
        return small, say("table-turn-mine")
    return small, say("table-asked") if seat in view["waiting"] else say("table-turn-of", name=names[turn])


def awaiting(say: Say, words: Words, view: Mapping[str, Any], names: Sequence[str]) -> str:
    """Whom the table waits for; a game can say what for (`awaited-<phase>`: "Bruno must reveal")."""
    message = f"awaited-{view['phase']}"
    together = say.listed(names)
    return words(message, names=together) if message in words else say("table-awaited", names=together)


def bar_for(game: Game, view: Mapping[str, Any], seat: int | None, words: Words, names: Sequence[str]) -> Bar:
    """Return what the reader can do, with what the game says about it."""
    return NOTHING if seat is None else bar_of(game, words, view["actions"], names)


@cache
def say_in(locale: str) -> Say:
    """Return the pages' words."""
    return Say(locale)


def news_of(game: Game, sentences: Sequence[Sentence]) -> Sequence[Sentence]:
    """Return what is read aloud: the latest sentences, or a whole round if everything happens at once."""
    if is_in_rounds(game):
        return [sentence for sentence in sentences if sentence.fresh]
    return sentences[-SPOKEN:]


@kept_with
def is_in_rounds(game: Game) -> bool:
    """Return whether a turn of a game belongs to everybody."""
    return any(shape.verb == "turn" and "seat" not in shape.fields for shape in game.interface.events.values())


def seconds_of(table: Table) -> int | None:
    """Whole seconds that are left of the clock."""
    left = table.proxies.seconds_left()
    return None if left is None else math.ceil(left)


def title_of(say: Say, words: Words, view: Mapping[str, Any], seat: int | None) -> str:
    """Return what the tab of the browser says."""
    game = words("game-title")
    if view["over"]:
        return say("table-title-over", game=game)
    return say("table-title-mine" if seat in view["waiting"] else "table-title", game=game)
