"""Pieces of the panels that stay the same from frame to frame: each is rendered once and cached.

Templates call them; the HTML itself is in `panel_parts.html`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from ruse.server.tables.reactions import reaction_of
from ruse.web.site.memory import MEMORY
from ruse.web.site.say import Say
from ruse.web.table.pieces import in_one_line, marked
from ruse.web.table.rulebook import Options, written

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from jinja2 import Environment

    from ruse.core.match import Match
    from ruse.core.words import Words
    from ruse.server.store.journal import Line
    from ruse.web.table.log import Sentence
    from ruse.web.table.scene import Place

TALK = 40
"""Chat lines that a frame shows."""


def told(line: Sentence, own: bool) -> Markup:
    """Return a line of the log; the log keeps what is written (web/table/log.py)."""
    kinds = ("fresh" if line.fresh else "") + (" own" if own else "")
    classes = f' class="{kinds}"' if kinds else ""
    beat, text = escape(line.beat), escape(line.text)
    return marked(f'<li id="log-{line.number}" data-verb="{line.verb}" data-beat=\'{beat}\'{classes}>{text}</li>')


def summary(env: Environment, name: str, icons: str, icon: str, say: Say) -> Markup:
    """Return the head of a panel."""
    return _summary(env, name, icons, icon, say)


def talk(env: Environment, lines: Sequence[Line], seat: int | None, say: Say) -> Markup:
    """Return the latest chat lines; nothing if nobody has said anything."""
    newest = lines[-TALK:]
    written = [
        _line(env, line.number, line.seat, seat is not None and line.seat == seat, *_told_of(line), say)
        for line in newest
    ]
    return _part(env, "talk", lines=Markup("\n").join(written), say=say) if newest else Markup("")


def lookup(env: Environment, match: Match, view: Mapping[str, Any], icons: str, locale: str) -> Markup:
    """Return what stays the same for a whole match: what each character does, and the rules in force."""
    options = tuple(match.options.items())
    cards = tuple(view.get("characters", ()))
    return _lookup(env, match.players, match.game.slug, match.edition, options, cards, icons, locale)


def suspicions(
    env: Environment, table: str, places: Sequence[Place], view: Mapping[str, Any], words: Words, locale: str
) -> Markup:
    """Return what the reader may note about the others who are still in the match."""
    others = [place for place in places if not place.mine and place.view.get("alive", True)]
    known = [(at.seat, at.name, at.notes, tuple(at.view.get("claims", {}).items())) for at in others]
    slug, cards = view["game"], tuple(view["characters"])
    # What is joined is not kept: each reader would have a copy of all of it.
    return marked("\n".join([*[_suspicion(env, table, slug, *each, cards, words, locale) for each in known], ""]))


def _part(env: Environment, macro: str, **values: Any) -> Markup:
    piece: Markup = getattr(env.get_template("panel_parts.html").module, macro)(**values)
    return piece


@MEMORY.keeps
def _summary(env: Environment, name: str, icons: str, icon: str, say: Say) -> Markup:
    return _part(env, "summary", id=name, icons=icons, icon=icon, say=say)


def _told_of(line: Line) -> tuple[str, str, str]:
    return line.name, line.text, line.audience


@MEMORY.keeps
def _line(
    env: Environment, number: int, seat: int | None, own: bool, name: str, text: str, audience: str, say: Say
) -> Markup:
    reaction = reaction_of(text)
    return _part(
        env,
        "line",
        number=number,
        own=own,
        seat=seat,
        name=name,
        text=text,
        reaction=reaction,
        audience=audience,
        say=say,
    )


@MEMORY.keeps
def _lookup(
    env: Environment,
    players: int,
    slug: str,
    edition: str,
    options: Options,
    cards: tuple[str, ...],
    icons: str,
    locale: str,
) -> Markup:
    rules = written(slug, edition, options, cards, locale)
    wish = {"players": players, "edition": edition, **dict(options)}
    text = _part(env, "lookup", slug=slug, wish=wish, rules=rules, icons=icons, say=Say(locale))
    return in_one_line(text)


@MEMORY.keeps
def _suspicion(
    env: Environment,
    table: str,
    slug: str,
    seat: int,
    name: str,
    notes: tuple[str, ...],
    claims: tuple[tuple[str, int], ...],
    cards: tuple[str, ...],
    words: Words,
    locale: str,
) -> Markup:
    marks = [(card, words(f"card-{card}"), dict(claims).get(card, 0), card in notes) for card in cards]
    values = {"table": table, "slug": slug, "seat": seat, "name": name, "marks": marks, "say": Say(locale)}
    return in_one_line(_part(env, "suspicion", **values))
