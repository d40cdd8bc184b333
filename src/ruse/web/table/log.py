"""The log of a table for one reader: the latest sentences, each written once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup

from ruse.core.claims import verbs_of
from ruse.core.registry import find
from ruse.core.story import is_told, tell
from ruse.web.site.memory import MEMORY, plain_bytes, read_bytes
from ruse.web.site.say import words_of
from ruse.web.table.beats import Stagehand, joined, written

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match
    from ruse.core.words import Words
    from ruse.server.tables.table import Table

KEPT = 60
"""Sentences that a frame shows."""


class Sentence(NamedTuple):
    """One event as the reader sees it."""

    number: int
    """The number of the event, the same for every reader."""
    text: str
    kind: str
    verb: str
    """What it is in the terms of bluffing (`core.event.Shape.verb`), or nothing."""
    seat: int | None
    """Who did it."""
    target: int | None
    card: str | None
    """The card that is claimed or is face up now."""
    fresh: bool
    """Whether it belongs to this turn, or to the one before as long as nothing has happened in this one."""
    facts: tuple[tuple[str, Any], ...] = ()
    """All that the event tells this reader."""
    beat: Markup = Markup()
    """How it is played on the board (web/table/beats.py)."""

    def of(self, field: str) -> Any:
        """Return what else an event says, for a game's own board; nothing if this reader learns nothing."""
        for name, fact in self.facts:
            if name == field:
                return fact
        return None


class Log:
    """What one reader at one table has seen so far."""

    def __init__(self, match: Match, seat: int | None, locale: str, names: list[str]) -> None:
        self.seat = seat
        self.names = names
        self.begun = match.begun
        self.sentences: list[Sentence] = []
        self._words = words_of(match.game.presentation.words, locale)
        self._verbs = verbs_of(match.game)
        self._stagehand = Stagehand(match.game, self._words)
        self._beat: dict[str, Any] = {}
        self._lines: dict[int, tuple[Sentence, Markup]] = {}
        self._html: Markup | None = None
        self._told = 0
        self._last: tuple[int, ...] | None = None

    def fits(self, match: Match, names: list[str]) -> bool:
        """Return whether the log belongs to this match."""
        if self.begun != match.begun or self.names != names:
            return False
        return self._last is None or match.is_after(self._told, self._last)

    def extend(self, match: Match) -> None:
        """Add what has happened since."""
        if match.happened == self._told:
            return
        first = max(self._told, match.happened - 2 * KEPT)
        for number, event in enumerate(match.events(self.seat, first), first):
            self._tell(match, number, event)
        self._told = match.happened
        self._last = match.row(self._told)
        self._html = None
        self.sentences = _freshened(self.sentences[-KEPT:])

    def written(self, write: Callable[[Sentence, bool], Markup]) -> Markup:
        """Return every sentence as HTML, the reader's own marked; what has not changed is not written again."""
        if self._html is None:
            kept, self._lines = self._lines, {}
            for line in self.sentences:
                before = kept.get(line.number)
                if before is None or before[0] is not line:
                    before = line, write(line, line.seat is not None and line.seat == self.seat)
                self._lines[line.number] = before
            self._html = Markup("\n".join([html for _, html in self._lines.values()]))
        return self._html

    def _tell(self, match: Match, number: int, event: Mapping[str, Any]) -> None:
        kind = event["event"]
        verb = self._verbs[kind]
        known_by = plain_bytes(event)
        beat, in_writing = self._staged(match.game, event, verb, known_by)
        if not is_told(match.game, event):
            if self.sentences:
                self._beat = joined(self._beat, beat)
                self.sentences[-1] = self.sentences[-1]._replace(beat=written(self._beat))
            return
        self._beat = beat
        text = self._said(match.game, event, known_by)
        seat = next((event[field] for field in ("seat", "to", "from") if event.get(field) is not None), None)
        card = event.get("claim") or event.get("card")
        facts = tuple((field, tuple(v) if isinstance(v, list) else v) for field, v in event.items())
        target = event.get("target")
        self.sentences.append(Sentence(number, text, kind, verb, seat, target, card, True, facts, in_writing))

    def _staged(
        self, game: Game, event: Mapping[str, Any], verb: str, known_by: bytes
    ) -> tuple[dict[str, Any], Markup]:
        """Return the beat of an event, as data and as an attribute: the same for all who see the same."""
        if game.own_cards is not None:  # nobody else has these names
            beat = self._stagehand.beat(event, verb)
            return beat, written(beat)
        beat, in_writing, self._stagehand.place = _staged(
            game.slug, self._words, known_by, verb, self._stagehand.place
        )
        return beat, in_writing

    def _said(self, game: Game, event: Mapping[str, Any], known_by: bytes) -> str:
        """Return the sentence for an event, which is the same for all who see the same and play no part in it."""
        parts = event.values()
        is_mine = any(part == self.seat or (part.__class__ is list and self.seat in part) for part in parts)
        you = self.seat if is_mine else None
        if game.own_cards is not None:  # nobody else has these names
            return tell(game, self._words, event, you, self.names)
        return _sentence(game.slug, self._words, known_by, you, tuple(self.names))


@MEMORY.keeps
def _sentence(slug: str, words: Words, event: bytes, you: int | None, names: tuple[str, ...]) -> str:
    return tell(find(slug), words, read_bytes(event), you, names)


@MEMORY.keeps
def _staged(slug: str, words: Words, event: bytes, verb: str, place: str) -> tuple[dict[str, Any], Markup, str]:
    """Return a beat, the beat as an attribute, and where the story is after it. Nobody changes the beat."""
    stagehand = Stagehand(find(slug), words, place)
    beat = stagehand.beat(read_bytes(event), verb)
    return beat, written(beat), stagehand.place


def _freshened(sentences: list[Sentence]) -> list[Sentence]:
    """Return the sentences with the mark of the latest turn in which something has happened."""
    turns = [sentence.number for sentence in sentences if sentence.verb == "turn"]
    if turns and turns[-1] == sentences[-1].number:
        turns.pop()
    since = turns[-1] if turns else 0
    return [
        sentence if sentence.fresh == (sentence.number >= since) else sentence._replace(fresh=not sentence.fresh)
        for sentence in sentences
    ]


_LOGS: WeakKeyDictionary[Table, dict[tuple[int | None, str], Log]] = WeakKeyDictionary()


def log_of(table: Table, match: Match, seat: int | None, locale: str) -> Log:
    """Return the log of a table for a reader in a seat; `None` is a spectator. It is kept as long as its table."""
    logs = _LOGS.setdefault(table, {})
    names = table.seats.names
    log = logs.get((seat, locale))
    if log is None or not log.fits(match, names):
        log = logs[seat, locale] = Log(match, seat, locale, names)
    log.extend(match)
    return log
