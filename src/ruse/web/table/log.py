"""The log of a table for one reader: the latest sentences, each written once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from markupsafe import Markup

from ruse.core.claims import verbs_of
from ruse.core.event import Kind
from ruse.core.kept_with import kept_with
from ruse.core.registry import find
from ruse.core.story import is_told, tell
from ruse.web.site.memory import MEMORY, plain_bytes, read_bytes
from ruse.web.site.say import words_of
from ruse.web.table.beats import Stagehand, joined, written
from ruse.web.table.pieces import marked

if TYPE_CHECKING:
    from ruse.core.game import Game
    from ruse.core.match import Match
    from ruse.core.words import Words
    from ruse.server.tables.table import Table

Made = TypeVar("Made")

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


class Telling(NamedTuple):
    """An event as those who see the same of it are told it."""

    sentence: Sentence | None
    """Nothing if it needs no sentence of its own."""
    beat: dict[str, Any]
    """How it is played on the board. Nobody changes it."""
    place: str
    """Where the story is after it."""
    known_by: tuple[Any, ...]
    """All that it is made of."""


class Chronicle:
    """What has happened at one table in one language, written once for all who see the same of it."""

    def __init__(self, game: Game, words: Words, names: list[str], begun: int) -> None:
        self.names = names
        self.begun = begun
        self._game = game
        self._words = words
        self._verbs = verbs_of(game)
        self._seats = _seat_fields(game)
        self._told: dict[tuple[int, bytes, int | None, str], Telling] = {}
        self._kept: dict[tuple[int, Any], tuple[Sentence, Any]] = {}

    def tell(self, number: int, event: Mapping[str, Any], seat: int | None, place: str) -> Telling:
        """Return an event as the reader in a seat is told it, when the story has come to a place of the board."""
        known_by = plain_bytes(event)
        key = number, known_by, seat if self._is_about(event, seat) else None, place
        telling = self._told.get(key)
        if telling is None:
            if len(self._told) > 4 * KEPT:
                self._told.clear()
            telling = self._told[key] = self._telling(event, key)
        return telling

    def _is_about(self, event: Mapping[str, Any], seat: int | None) -> bool:
        """Return whether a seat plays a part in an event: only then is it told in words of its own."""
        if seat is None:
            return False
        for field in self._seats[event["event"]]:
            part = event.get(field)
            if part == seat or (part.__class__ is list and seat in part):
                return True
        return False

    def kept(self, sentence: Sentence, what: Any, make: Callable[[], Made]) -> Made:
        """Return something that is made of a sentence; the same for all who have this sentence."""
        key = id(sentence), what
        found = self._kept.get(key)
        if found is None or found[0] is not sentence:
            if len(self._kept) > 8 * KEPT:
                self._drop_old()
            found = self._kept[key] = sentence, make()
        made: Made = found[1]
        return made

    def _drop_old(self) -> None:
        """Keep what is made of the latest sentences only, which are all that anybody is shown."""
        numbers = sorted({sentence.number for sentence, _ in self._kept.values()})[-KEPT:]
        self._kept = {key: kept for key, kept in self._kept.items() if kept[0].number >= numbers[0]}
        if len(self._kept) > 6 * KEPT:
            self._kept.clear()

    def _telling(self, event: Mapping[str, Any], key: tuple[int, bytes, int | None, str]) -> Telling:
        number, known_by, you, place = key
        kind = event["event"]
        verb = self._verbs[kind]
        beat, in_writing, after = self._staged(event, verb, known_by, place)
        if not is_told(self._game, event):
            return Telling(None, beat, after, key)
        text = self._said(event, you, known_by)
        seat = next((event[field] for field in ("seat", "to", "from") if event.get(field) is not None), None)
        card = event.get("claim") or event.get("card")
        facts = tuple((field, tuple(v) if isinstance(v, list) else v) for field, v in event.items())
        target = event.get("target")
        sentence = Sentence(number, text, kind, verb, seat, target, card, True, facts, in_writing)
        return Telling(sentence, beat, after, key)

    def _staged(
        self, event: Mapping[str, Any], verb: str, known_by: bytes, place: str
    ) -> tuple[dict[str, Any], Markup, str]:
        """Return the beat of an event, as data and as an attribute, and where the story is after it."""
        if self._game.own_cards is not None:  # nobody else has these names
            return _beat(self._game, self._words, event, verb, place)
        return _staged(self._game.slug, self._words, known_by, verb, place)

    def _said(self, event: Mapping[str, Any], you: int | None, known_by: bytes) -> str:
        """Return the sentence for an event, which is the same for all who see the same and play no part in it."""
        if self._game.own_cards is not None:  # nobody else has these names
            return tell(self._game, self._words, event, you, self.names)
        return _sentence(self._game.slug, self._words, known_by, you, tuple(self.names))


class Log:
    """What one reader at one table has seen so far."""

    def __init__(self, chronicle: Chronicle, seat: int | None) -> None:
        self.seat = seat
        self.chronicle = chronicle
        self.sentences: list[Sentence] = []
        self._place = ""
        """The part of the board that the story has come to."""
        self._beat: dict[str, Any] = {}
        self._told = 0
        self._last: tuple[int, ...] | None = None
        self._written: tuple[list[Sentence], list[Markup]] = [], []
        """The sentences that were last written, and what was written."""

    def fits(self, chronicle: Chronicle, match: Match) -> bool:
        """Return whether the log belongs to this match."""
        if self.chronicle is not chronicle:
            return False
        return self._last is None or match.is_after(self._told, self._last)

    def extend(self, match: Match) -> None:
        """Add what has happened since."""
        if match.happened == self._told:
            return
        first = max(self._told, match.happened - 2 * KEPT)
        self.sentences = list(self.sentences)  # `written` remembers those before
        for number, event in enumerate(match.events(self.seat, first), first):
            self._tell(number, event)
        self._told = match.happened
        self._last = match.row(self._told)
        self.sentences = self._freshened(self.sentences[-KEPT:])

    def written(self, write: Callable[[Sentence, bool], Markup]) -> Markup:
        """Return every sentence as HTML, the reader's own marked; what has been written is not written again."""
        sentences, lines = self._written
        if sentences is not self.sentences:
            line_of = dict(zip(map(id, sentences), lines, strict=True))
            lines = [line_of.get(id(line)) or self._write(line, write) for line in self.sentences]
            self._written = self.sentences, lines
        # The whole is not kept: it would take as much memory again for each reader of each table.
        return marked("\n".join(lines))

    def _write(self, line: Sentence, write: Callable[[Sentence, bool], Markup]) -> Markup:
        own = self.seat is not None and line.seat == self.seat
        return self.chronicle.kept(line, own, lambda: write(line, own))

    def _tell(self, number: int, event: Mapping[str, Any]) -> None:
        telling = self.chronicle.tell(number, event, self.seat, self._place)
        self._place = telling.place
        if telling.sentence is not None:
            self._beat = telling.beat
            self.sentences.append(telling.sentence)
        elif self.sentences:  # it is played together with the sentence before it
            together = self._beat = joined(self._beat, telling.beat)
            last = self.sentences[-1]
            self.sentences[-1] = self.chronicle.kept(
                last, telling.known_by, lambda: last._replace(beat=written(together))
            )

    def _freshened(self, sentences: list[Sentence]) -> list[Sentence]:
        """Return the sentences with the mark of the latest turn in which something has happened."""
        turns = [sentence.number for sentence in sentences if sentence.verb == "turn"]
        if turns and turns[-1] == sentences[-1].number:
            turns.pop()
        since = turns[-1] if turns else 0
        return [
            sentence if sentence.fresh == (sentence.number >= since) else self._turned(sentence)
            for sentence in sentences
        ]

    def _turned(self, sentence: Sentence) -> Sentence:
        return self.chronicle.kept(sentence, "turned", lambda: sentence._replace(fresh=not sentence.fresh))


@kept_with
def _seat_fields(game: Game) -> dict[str, list[str]]:
    """Return the fields of each kind of event that name seats."""
    kinds = (Kind.SEAT, Kind.SEATS, Kind.WINNERS)
    return {
        shape.name: [field.plain for field in (*shape.fields, *shape.secret) if field.kind in kinds]
        for shape in game.interface.events.values()
    }


@MEMORY.keeps
def _sentence(slug: str, words: Words, event: bytes, you: int | None, names: tuple[str, ...]) -> str:
    return tell(find(slug), words, read_bytes(event), you, names)


@MEMORY.keeps
def _staged(slug: str, words: Words, event: bytes, verb: str, place: str) -> tuple[dict[str, Any], Markup, str]:
    return _beat(find(slug), words, read_bytes(event), verb, place)


def _beat(
    game: Game, words: Words, event: Mapping[str, Any], verb: str, place: str
) -> tuple[dict[str, Any], Markup, str]:
    """Return a beat, the beat as an attribute, and where the story is after it. Nobody changes the beat."""
    stagehand = Stagehand(game, words, place)
    beat = stagehand.beat(event, verb)
    return beat, written(beat), stagehand.place


class Logs(NamedTuple):
    """What is kept for one table."""

    chronicles: dict[str, Chronicle]
    """By language."""
    readers: dict[tuple[int | None, str], Log]


_LOGS: WeakKeyDictionary[Table, Logs] = WeakKeyDictionary()


def log_of(table: Table, match: Match, seat: int | None, locale: str) -> Log:
    """Return the log of a table for a reader in a seat; `None` is a spectator. It is kept as long as its table."""
    logs = _LOGS.get(table)
    if logs is None:
        logs = _LOGS[table] = Logs({}, {})
    names = table.seats.names
    chronicle = logs.chronicles.get(locale)
    if chronicle is None or chronicle.names != names or chronicle.begun != match.begun:
        chronicle = logs.chronicles[locale] = chronicle_of(match, locale, names)
    log = logs.readers.get((seat, locale))
    if log is None or not log.fits(chronicle, match):
        log = logs.readers[seat, locale] = Log(chronicle, seat)
    log.extend(match)
    return log


def chronicle_of(match: Match, locale: str, names: list[str]) -> Chronicle:
    """Return what will be told of a match with players of these names."""
    return Chronicle(match.game, words_of(match.game.presentation.words, locale), names, match.begun)
