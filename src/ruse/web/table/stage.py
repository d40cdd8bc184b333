"""Everything a frame shows of a table, for one reader.

What it tells of the match comes from `match.view(seat)` and `match.events(seat)`: what is not in them cannot
be in the page. A game is asked for nothing else; `frame.html` lists what a view may have for it.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.core.claims import has_claims
from ruse.core.story import question
from ruse.core.words import Words
from ruse.server.tables.clock import CLOCKS
from ruse.web.site.assets import art, asset
from ruse.web.site.environment import environment
from ruse.web.site.say import Say
from ruse.web.table.choices import NOTHING, Bar, bar_of, bare_bar, called
from ruse.web.table.coach import advice
from ruse.web.table.log import Log, Sentence, log_of
from ruse.web.table.panels import told

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from markupsafe import Markup

    from ruse.core.game import Game
    from ruse.core.match import Match
    from ruse.server.tables.table import Table

SPOKEN = 4
"""Sentences in the live region, for whoever listens to the page."""
LINES = 3
"""Sentences in the scene in the middle of the table."""
QUIET = ("turn", "")
"""Verbs that play no part in the claim being made."""


class Place(NamedTuple):
    """A seat as the reader sees it from theirs."""

    seat: int
    nth: int
    """Clockwise from the reader, who is 0."""
    name: str
    bot: bool
    away: bool
    mine: bool
    turn: bool
    asked: bool
    """Whether the table waits for this seat."""
    role: str
    """The part it plays in the claim being made: `claim`, `block`, `challenge`, `target`..., or nothing."""
    card: str | None
    """What it claims just now."""
    winner: bool
    notes: tuple[str, ...]
    """What the reader suspects this seat to hold."""
    view: Mapping[str, Any]


class Scene(NamedTuple):
    """What is going on in the middle of the table."""

    lines: tuple[Sentence, ...]
    cards: tuple[Sentence, ...]
    """The claims that stand against each other, the newest last."""
    past: bool
    """Whether it is how the last turn ended: nothing has happened in this one."""
    turn: tuple[Sentence, ...] = ()
    """All that has happened in that turn, for a game's own board."""


def stage(table: Table, guest: str | None, locale: str) -> dict[str, Any]:
    """The values of a frame."""
    match = table.match
    assert match is not None
    seat = table.seat_of(guest)
    view = match.view(seat)
    words = words_of(match.game.presentation.words, locale)
    say = say_in(locale)
    names = table.names
    own_seats = table.seats_of(guest)
    log = log_of(table, match, seat, locale)
    scene = scene_of(log.sentences, view)
    bar = bar_for(match, view, seat, words, names)
    asked = view["waiting"]
    return {
        "table": table,
        "match": match,
        "game": match.game,
        "locale": locale,
        "say": say,
        "words": words,
        "guest": guest,
        "seat": seat,
        "seated": bool(own_seats),
        "curtain": table.curtain(guest),
        "view": view,
        "me": None if seat is None else view["seats"][seat],
        "names": names,
        "places": places_of(table, match, view, seat, scene),
        "mine": seat in asked,
        "ask": question(words, view, names) if seat in asked else "",
        "sealed": called(words, view["answer"], names) if "answer" in view else "",
        "awaited": ", ".join(names[other] for other in asked if other != seat),
        "bar": bar,
        "choices": bar.entries,
        "scene": scene,
        "log": log.sentences,
        "told_log": log.written(told_line),
        "news": news_of(match.game, log.sentences),
        "moves": moves_of(log),
        "chat": table.lines(guest),
        "notes": table.notes(seat) if seat is not None else {},
        "purses": tuple(other.get("coins", 0) for other in view["seats"]) if "coins" in view["seats"][0] else (),
        "can_spare": match.game.rules.spare is not None,
        "device": ", ".join(names[own] for own in own_seats) if seat is None else "",
        "sprite": art(match.game.slug),
        "icons": asset("icons.svg"),
        "seconds": seconds_of(table),
        "clock": CLOCKS[table.plan.clock].answer,
        "coach": advice(table, seat, words),
        "title": title_of(say, words, view, seat),
        "retold": False,
        "claiming": has_claims(match.game),
    }


def bar_for(match: Match, view: Mapping[str, Any], seat: int | None, words: Words, names: Sequence[str]) -> Bar:
    """What the reader can do, with what the game says about it."""
    if seat is None:
        return NOTHING
    if "actions" in view:
        return bar_of(words, view["actions"], names)
    return bare_bar(words, tuple(str(action) for action in match.actions(seat)))


@lru_cache
def words_of(folder: str, locale: str) -> Words:
    """A game's words: the same object every time, so that what is made with it is found again."""
    return Words(folder, locale)


@lru_cache
def say_in(locale: str) -> Say:
    """The pages' words."""
    return Say(locale)


def scene_of(sentences: Sequence[Sentence], view: Mapping[str, Any]) -> Scene:
    """The newest sentences of this turn and the claims in it; those of the last one while this one is young."""
    fresh = [sentence for sentence in sentences if sentence.fresh and sentence.verb != "turn"]
    past = bool(sentences) and sentences[-1].verb == "turn"
    claims = [sentence for sentence in fresh if sentence.verb in ("claim", "block") and sentence.card]
    told = [sentence for sentence in fresh if sentence.kind != "passed"] or fresh
    return Scene(tuple(told[-LINES:]), () if past or view["over"] else tuple(claims[-2:]), past, tuple(fresh))


def places_of(table: Table, match: Match, view: Mapping[str, Any], seat: int | None, scene: Scene) -> list[Place]:
    """Every seat, clockwise from the reader."""
    count = match.players
    first = seat or 0
    notes = {} if seat is None else table.notes(seat)
    roles = {} if scene.past else roles_of(scene)
    claims = {claim.seat: claim.card for claim in scene.cards}
    names, players, turn, asked = table.names, table.seats, view["turn"], view["waiting"]
    return [
        Place(
            seat=other,
            nth=(other - first) % count,
            name=names[other],
            bot=bool(player and player.bot),
            away=bool(player and player.away),
            mine=other == seat,
            turn=other == turn and not view["over"],
            asked=other in asked,
            role=roles.get(other, ""),
            card=claims.get(other),
            winner=other in view["winners"],
            notes=tuple(notes.get(other, ())),
            view=view["seats"][other],
        )
        for other, player in [(at, players[at]) for at in (*range(first, count), *range(first))]
    ]


def roles_of(scene: Scene) -> dict[int, str]:
    """Who does what to whom just now; what is newer counts."""
    roles: dict[int, str] = {}
    for sentence in scene.lines:
        if sentence.verb not in QUIET and sentence.seat is not None:
            roles[sentence.seat] = sentence.verb
            if sentence.target is not None:
                roles[sentence.target] = "target"
    return roles


def told_line(sentence: Sentence, own: bool) -> Markup:
    """A line of the log, as the panels write it."""
    return told(environment(), sentence, own)


def news_of(game: Game, sentences: Sequence[Sentence]) -> Sequence[Sentence]:
    """What is read aloud: the newest sentences, or all of a round in a game in which everything happens at once."""
    in_rounds = any(shape.verb == "turn" and "seat" not in shape.fields for shape in game.interface.events.values())
    return [sentence for sentence in sentences if sentence.fresh] if in_rounds else sentences[-SPOKEN:]


def moves_of(log: Log) -> str:
    """The newest moves of coins as JSON, numbered: whoever has seen a number has seen those before it too."""
    if not log.moves:
        return "[]"
    return json.dumps([{"number": n, "from": source, "to": to, "amount": a} for n, source, to, a in log.moves])


def seconds_of(table: Table) -> int | None:
    """Whole seconds that are left of the clock."""
    left = table.seconds_left()
    return None if left is None else math.ceil(left)


def title_of(say: Say, words: Words, view: Mapping[str, Any], seat: int | None) -> str:
    """What the tab of the browser says."""
    game = words("game-title")
    if view["over"]:
        return say("table-title-over", game=game)
    return say("table-title-mine" if seat in view["waiting"] else "table-title", game=game)
