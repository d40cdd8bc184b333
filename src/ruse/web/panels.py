"""Pieces of the panels that are the same in frame after frame: each is written once and kept.

Templates call them; the HTML itself is in `panel_parts.html`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, pass_environment
from markupsafe import Markup

from ruse.web.rulebook import Options, written
from ruse.web.say import Say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ruse.core.match import Match
    from ruse.core.words import Words
    from ruse.web.log import Sentence
    from ruse.web.stage import Place


def told(env: Environment, line: Sentence, own: bool) -> Markup:
    """A line of the log; the log keeps what is written (web/log.py)."""
    return _part(env, "told", line=line, own=own)


@pass_environment
def roles(env: Environment, match: Match, view: Mapping[str, Any], locale: str) -> Markup:
    """The reference card: what each character of the match does; nothing in a game without characters."""
    return _roles(env, *_key(match, view), locale)


@pass_environment
def rulings(env: Environment, match: Match, view: Mapping[str, Any], locale: str) -> Markup:
    """The rules in force, with their ids and the disputed ones marked."""
    return _rulings(env, match.players, *_key(match, view), locale)


@pass_environment
def suspicion(
    env: Environment, table: str, place: Place, view: Mapping[str, Any], words: Words, locale: str
) -> Markup:
    """What the reader may note about another seat."""
    claims = tuple(place.view.get("claims", {}).items())
    cards = tuple(view["characters"])
    return _suspicion(env, table, view["game"], place.seat, place.name, place.notes, claims, cards, words, locale)


def _key(match: Match, view: Mapping[str, Any]) -> tuple[str, str, Options, tuple[str, ...]]:
    """What the rules of a match depend on."""
    return match.game.slug, match.edition, tuple(match.options.items()), tuple(view.get("characters", ()))


def _part(env: Environment, macro: str, **values: Any) -> Markup:
    piece: Markup = getattr(env.get_template("panel_parts.html").module, macro)(**values)
    return piece


@lru_cache(maxsize=256)
def _roles(
    env: Environment, slug: str, edition: str, options: Options, cards: tuple[str, ...], locale: str
) -> Markup:
    return _part(env, "roles", slug=slug, reference=written(slug, edition, options, cards, locale).reference)


@lru_cache(maxsize=256)
def _rulings(
    env: Environment, players: int, slug: str, edition: str, options: Options, cards: tuple[str, ...], locale: str
) -> Markup:
    rules = written(slug, edition, options, cards, locale)
    wish = {"players": players, "edition": edition, **dict(options)}
    return _part(env, "rulings", slug=slug, wish=wish, rules=rules, say=Say(locale))


@lru_cache(maxsize=8192)
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
    return _part(env, "suspicion", table=table, slug=slug, seat=seat, name=name, marks=marks, say=Say(locale))
