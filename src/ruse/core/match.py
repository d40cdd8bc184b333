"""A match: one play of a game, on the `python` target, with its actions and events kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import lru_cache
from operator import index
from typing import Any, SupportsIndex

from ruse.core.chance import MASK, seeded
from ruse.core.errors import BadOption, BadPosition, BadSeat, IllegalAction
from ruse.core.event import seen
from ruse.core.game import Game
from ruse.core.options import Value, resolve, show
from ruse.core.record import Record, Row
from ruse.core.view import shared_by


class Action(str):
    """An action as its notation; `number` is what the rules call it."""

    __slots__ = ("number",)
    number: int

    def __new__(cls, text: str, number: int) -> Action:
        """Return an action from its notation and its number."""
        action = super().__new__(cls, text)
        action.number = number
        return action

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]  # what __new__ takes
        return str(self), self.number

    def __repr__(self) -> str:
        return str(self)


class Match:
    """One play of a game. Make one with `ruse.deal`, `ruse.arrange` or `ruse.loads`."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seed: int | None = None,
        edition: str = "standard",
        options: Mapping[str, object] | None = None,
        position: Mapping[str, Any] | None = None,
        salt: bytes | None = None,
        record: bytes | None = None,
        ply: int = 0,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.version = game.version if version is None else version
        """The version of the rules that it started with: today's, or an earlier one that today's can replay."""
        self.options: dict[str, Value] = resolve(game, players, edition, options or {}, self.version)
        self.players = index(players)
        self.seed = _fresh_seed() if seed is None else _checked_seed(seed)
        self.position = None if position is None else _kept_position(game, position, self.players)
        self.journal: list[tuple[int, Action]] = []
        """Every action so far with its seat, in the order in which they arrived."""
        self.begun = ply
        """How many actions came before this match was resumed from a record; 0 if it was not."""
        self.window = ply
        """Names what is being asked: the ply that opened it. Sealed answers leave it open."""
        self._salt = salt
        self._trace: list[tuple[int, ...]] = []
        self._shared: tuple[Any, int, Any] | None = None
        self._out = Row([0] * game.rules.width)
        self._state: Any = self._begin() if record is None else game.rules.state.unpack(record)
        self._state.trace = self._trace
        if record is None:
            self._deal(options or {})

    # --- Who is asked, and for what ---------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return _seats_in(self._state.waiting)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self._state.waiting == 0)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the match runs, and none after a draw."""
        if not self.over:
            return ()
        return _seats_in(self.game.rules.winners(self._state))

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has scored."""
        return tuple(self.game.rules.score(self._state, seat) for seat in range(self.players))

    def actions(self, seat: int) -> list[Action]:
        """Return what a seat may do now; nothing if it is not asked."""
        seat = self._seat(seat)
        count = self.game.rules.legal(self._state, seat, self._out)
        return [self._action(seat, number) for number in self._out[:count]]

    def spare(self, seat: int) -> Action | None:
        """Return what a seat that is in no danger answers automatically; nothing if the player should decide."""
        seat = self._seat(seat)
        if self.game.rules.spare is None or seat not in self.waiting:
            return None
        number = self.game.rules.spare(self._state, seat)
        return None if number < 0 else self._action(seat, number)

    def play(self, seat: int, action: str) -> None:
        """Let a seat act. `IllegalAction` says why it may not; then nothing has changed."""
        seat = self._seat(seat)
        chosen = self._chosen(seat, str(action))
        asked, told = self._state.waiting, len(self._trace)
        self.game.rules.act(self._state, seat, chosen.number)
        self.journal.append((seat, chosen))
        if len(self._trace) != told or self._state.waiting & asked != self._state.waiting:
            self.window = self.ply

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.begun + len(self.journal)

    @property
    def happened(self) -> int:
        """How many events there are so far."""
        return len(self._trace)

    # --- What a seat may know ------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat may know, ready for JSON: a `View` with the game's own keys. No seat: a spectator.

        Seats share parts of their views. Change a copy, not the view.
        """
        seat = None if seat is None else self._seat(seat)
        view = self.game.interface.view
        shared = shared_by(view)
        given = () if shared is None else (self._shared_now(shared),)
        shown = dict(view(self._state, seat, *given))
        if "actions" not in shown:
            shown["actions"] = [] if seat is None else [{"action": str(action)} for action in self.actions(seat)]
        return {
            "game": self.game.slug,
            "edition": self.edition,
            "options": dict(self.options),
            **({} if self.game.own_cards is None else {"own_cards": True}),
            "over": self.over,
            "waiting": list(self.waiting),
            "winners": list(self.winners),
            **shown,
        }

    def events(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """Return what a seat has seen happen, from an event's number on; a spectator's events without a seat."""
        seat = None if seat is None else self._seat(seat)
        readers = self.game.interface.readers(self._state)
        shapes = self.game.interface.events
        return [seen(shapes[kind], numbers, seat, readers) for kind, *numbers in self._rows(since)]

    def kinds(self, since: int = 0) -> list[str]:
        """Return what kinds of events there were, from an event's number on: the same for all seats."""
        shapes = self.game.interface.events
        return [shapes[row[0]].name for row in self._rows(since)]

    def is_after(self, count: int, row: tuple[int, ...]) -> bool:
        """Return whether this is how the match stood after this many events, the last of which was this one."""
        return count <= len(self._trace) and self._trace[count - 1] == row

    def row(self, count: int) -> tuple[int, ...]:
        """Return the last of this many events in the numbers of the rules, for `is_after`. Never serve this."""
        return self._trace[count - 1]

    def imagine(self, seat: int, key: int) -> Record:
        """Return a record in which all that a seat cannot know is replaced by a draw with this key."""
        seat = self._seat(seat)
        try:
            number = index(key)
        except TypeError:
            raise BadOption(f"a key is a whole number, not {key!r:.60}") from None
        world: Record = self._state.copy()
        self.game.rules.imagine(world, seat, number & MASK)
        return world

    def observe(self, seat: int) -> list[int]:
        """Return the numbers that a learner in this seat may see; `match.game.rules.features` names them."""
        seat = self._seat(seat)
        out = Row([0] * len(self.game.rules.features))
        self.game.rules.observe(self._state, seat, out)
        return list(out)

    def revealed(self, since: int = 0) -> list[dict[str, Any]]:
        """Return the events from a number on with all their secrets. Never serve this before the end."""
        readers = self.game.interface.readers(self._state)
        shapes = self.game.interface.events
        return [seen(shapes[kind], numbers, None, readers, True) for kind, *numbers in self._rows(since)]

    def record(self) -> bytes:
        """Return the bytes of the record, from which `Match(..., record=..., ply=...)` resumes the match."""
        return bytes(self._state.pack())

    def laid_open(self) -> dict[str, Any]:
        """Return hands, decks and whatever else was hidden. Never serve this before the end."""
        return dict(self.game.interface.reveal(self._state))

    def reveal(self) -> dict[str, Any]:
        """Everything: hands, deck, seed, every answer and event. Never serve this before the end."""
        return {
            **self.laid_open(),
            "seed": self.seed,
            "salt": None if self._salt is None else self._salt.hex(),
            "actions": [[seat, str(action)] for seat, action in self.journal],
            "events": self.revealed(),
        }

    # --- Fair deal -----------------------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """The hash that binds the seed from the deal on; `reveal` gives salt and seed to check it."""
        return commit(self.salt, self.seed)

    @property
    def salt(self) -> bytes:
        """The secret 128 bits that keep the commitment from being guessed."""
        if self._salt is None:
            import secrets

            self._salt = secrets.token_bytes(16)
        return self._salt

    # --- Text and copies -----------------------------------------------------------------------------------

    def dumps(self) -> str:
        """Return the whole match as readable text. It holds the seed, so keep it secret until the end."""
        from ruse.core.text import dumps

        return dumps(self)

    def rematch(self, seed: int | None = None) -> Match:
        """Return the next game at the same table. The winner begins if the game has such an option."""
        return Match(self.game, self.players, seed=seed, edition=self.edition, options=self.rematch_options())

    def rematch_options(self) -> dict[str, object]:
        """Return the options of a rematch: the winner begins if the game has such an option."""
        options: dict[str, object] = dict(self.options)
        if self.winners and "first_player" in options:
            options["first_player"] = self.winners[0]
        return options

    def copy(self) -> Match:
        """Return an independent match in the same state."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.journal = list(self.journal)
        twin.options = dict(self.options)
        twin._state = self._state.copy()
        twin._trace = list(self._trace)
        twin._state.trace = twin._trace
        twin._out = Row(self._out)
        twin._shared = None
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from ruse.core.text import loads

        return loads, (self.dumps(),)

    def __repr__(self) -> str:
        asked = f"waiting for {', '.join(map(str, self.waiting))}" if not self.over else "over"
        return f"<{self.game.slug}, {self.players} players, {len(self.journal)} actions, {asked}>"

    # --- Inside --------------------------------------------------------------------------------------------

    def _begin(self) -> Any:
        state = self.game.blank(self.players, self.options)
        state.random = seeded(self.seed, 0)
        return state

    def _deal(self, chosen: Mapping[str, object]) -> None:
        if self.position is None:
            self.game.rules.deal(self._state)
        else:
            self.game.interface.arrange(self._state, self.position)
            self._take_over_options(chosen)

    def _take_over_options(self, chosen: Mapping[str, object]) -> None:
        """A position can decide an option, such as the city, but must not contradict one that was chosen."""
        for option in self.game.interface.options:
            held = getattr(self._state, option.field or option.name)
            told = self.options[option.name]
            if held != option.number(told):
                settled = next(value for value in option.values if option.number(value) == held)
                if option.name in chosen:
                    raise BadPosition(
                        f"the position has {option.name}={show(settled)}, the option says {show(told)};"
                        " leave one of them out"
                    )
                self.options[option.name] = settled

    def _shared_now(self, shared: Callable[[Any], Any]) -> Any:
        """Return what all views have in common after the latest action."""
        kept = self._shared
        if kept is None or kept[0] is not self._state or kept[1] != self.ply:
            kept = self._shared = self._state, self.ply, shared(self._state)
        return kept[2]

    def _rows(self, since: int = 0) -> list[Any]:
        return self._trace[since:]

    def _action(self, seat: int, number: int) -> Action:
        return Action(self.game.interface.write(self._state, seat, number), number)

    def _seat(self, seat: object) -> int:
        if type(seat) is int and 0 <= seat < self.players:
            return seat  # almost always; checking for a protocol is slow
        if isinstance(seat, SupportsIndex) and not isinstance(seat, bool) and seat in range(self.players):
            return index(seat)
        raise BadSeat(
            f"there is no seat {seat!r:.60}; this match has seats 0 to {self.players - 1}",
            "error-seat",
            given=f"{seat!s:.60}",
            last=self.players - 1,
        )

    def _chosen(self, seat: int, action: str) -> Action:
        state = self._state
        if not state.waiting >> seat & 1:
            asked = " and ".join(f"seat {other}" for other in self.waiting) or "nobody: the match is over"
            raise IllegalAction(f"seat {seat} cannot answer now; waiting for {asked}")
        try:
            number = self.game.interface.read(state, seat, action)
        except ValueError as error:
            raise IllegalAction(f"seat {seat}: {error}; {self._possible(seat)}") from None
        reason = self.game.rules.why_not(state, seat, number)
        if reason != 0:
            from ruse.core.words import translate

            why = translate(self.game.presentation.words, "en", f"refusal-{self.game.interface.refusals[reason]}")
            meant = self.game.interface.write(state, seat, number)
            raise IllegalAction(f"seat {seat} cannot {meant}: {why}; {self._possible(seat)}")
        return self._action(seat, number)

    def _possible(self, seat: int) -> str:
        return "you can: " + ", ".join(self.actions(seat))


@lru_cache(1 << 12)
def _seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a bit mask. A table asks for the same few again and again."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def commit(salt: bytes, seed: int) -> str:
    """SHA-256 over the salt and the seed (eight bytes, big end first), in hexadecimal."""
    return hashlib.sha256(salt + seed.to_bytes(8, "big")).hexdigest()


def _kept_position(game: Game, position: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return a copy of the position, so that later changes by the caller do not matter."""
    seats = game.interface.arranged_players(position)
    if seats != players:
        raise BadPosition(f"the position has {seats} seats, the match {players}")
    return deepcopy(dict(position))


def _fresh_seed() -> int:
    import secrets

    return secrets.randbits(64)


def _checked_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed <= MASK:
        raise BadOption(
            f"a seed is a number from 0 to {MASK}, not {seed!r:.60}", "error-seed", given=f"{seed!s:.60}", last=MASK
        )
    return seed
