"""Who answers for a seat without its person, and when: bots, stand-ins, passes on request, the clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple

from ruse.bots.seated import seated
from ruse.core.lesson import LEARNER
from ruse.core.staging import seconds
from ruse.server.errors import StoreFailed, TableError
from ruse.server.tables.clock import CLOCKS

if TYPE_CHECKING:
    from ruse.server.tables.pace import Pace
    from ruse.server.tables.plan import Plan
    from ruse.server.tables.playing import Playing
    from ruse.server.tables.presence import Presence
    from ruse.server.tables.seating import Seating

Drive = Callable[[], Awaitable[bool]]
"""Whether this worker plays for the bots of the table."""

log = logging.getLogger(__name__)

TAKE_OVER = 1.0
"""Seconds until a worker asks again whether the one that drives a table is still there."""
RETRY = 3.0
"""Seconds until a bot tries again when the journal could not be written."""


class Timer(NamedTuple):
    """What will happen to a seat in the open window unless somebody is faster."""

    window: int
    why: str
    handle: asyncio.TimerHandle


class Proxies:
    """Answers for seats without a person. Every delay is drawn before the answer is chosen."""

    def __init__(
        self, plan: Plan, seats: Seating, playing: Playing, presence: Presence, pace: Pace, drive: Drive
    ) -> None:
        self._plan = plan
        self._seats = seats
        self._playing = playing
        self._presence = presence
        self._pace = pace
        self._drive = drive
        self._clock = CLOCKS[plan.clock]
        self._timers: dict[int, Timer] = {}
        self._deadline: tuple[int, float, asyncio.TimerHandle] | None = None
        self._told = -1
        self._shown = 0.0
        """When people will have seen what has happened. Until then no bot answers and no clock runs."""
        self._expired: int | None = None
        """The window whose time is up: coming back does not buy a new clock for it."""
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def busy(self) -> bool:
        """Whether anything will happen here without a person."""
        return bool(self._timers or self._deadline or self._tasks)

    def seconds_left(self) -> float | None:
        """Return how much of the clock is left in the open window; it stops while people watch what happened."""
        if self._deadline is None:
            return None
        left = max(0.0, self._deadline[1] - asyncio.get_running_loop().time())
        return min(left, self._seconds_to_answer())

    def arrange(self) -> None:
        """Find out who is asked now, who answers for them, and when."""
        self._watch()
        waiting = self._playing.asked
        for seat, timer in list(self._timers.items()):
            if timer.window != self._playing.window or seat not in waiting or self._reason(seat) != timer.why:
                timer.handle.cancel()
                del self._timers[seat]
        for seat in waiting:
            if seat not in self._timers and (why := self._reason(seat)):
                self._set_timer(seat, why)
        self._set_deadline(bool(waiting))

    def rush(self, going: Callable[[], bool]) -> None:
        """Play without pauses for as long as `going` says."""
        self._run(self._rush(going))

    def stop(self) -> None:
        """Stop all tasks."""
        for timer in self._timers.values():
            timer.handle.cancel()
        self._timers.clear()
        self._drop_deadline()
        for task in self._tasks:
            task.cancel()

    # --- Seats ---------------------------------------------------------------------------------------------

    def _reason(self, seat: int) -> str:
        """Why somebody else answers for a seat: `bot`, `stand-in`, `auto`; `absent` if that may happen soon."""
        player = self._seats[seat]
        if player is None or player.bot is not None:
            return "" if self._playing.waits_for_reader and not self._is_learner_away() else "bot"
        if player.away or self._has_run_out():
            return "stand-in"
        if player.autopass and self._playing.spare(seat) is not None:
            return "auto"
        if not self._presence.is_reading(seat) and self._presence.is_anyone_else_here(seat):
            return "absent"
        return ""

    def _is_learner_away(self) -> bool:
        learner = self._seats[LEARNER]
        return learner is not None and learner.away

    def _set_timer(self, seat: int, why: str) -> None:
        self._call(seat, why, self._grace(seat) if why == "absent" else self._pace.delay() + self._still_shown())

    def _watch(self) -> None:
        """Work out how long people will watch what has happened since."""
        match = self._playing.match
        if match is None:
            return
        if 0 <= self._told < match.happened:
            show = self._pace.show(seconds(match.game, match.kinds(self._told)))
            self._shown = max(self._shown, asyncio.get_running_loop().time()) + self._presence.tempo * show
        self._told = match.happened

    def _still_shown(self) -> float:
        """Seconds until what has happened has been seen. They depend on what everybody sees, not on any card."""
        return max(0.0, self._shown - asyncio.get_running_loop().time())

    def _grace(self, seat: int) -> float:
        """Return how many more seconds the table waits for somebody who has gone."""
        return max(0.0, self._clock.grace - self._presence.absent(seat))

    def _call(self, seat: int, why: str, delay: float) -> None:
        window = self._playing.window
        handle = asyncio.get_running_loop().call_later(delay, self._ring, seat, window, why)
        self._timers[seat] = Timer(window, why, handle)

    def _ring(self, seat: int, window: int, why: str) -> None:
        self._timers.pop(seat, None)
        self._run(self._act(seat, window, why))

    async def _act(self, seat: int, window: int, why: str) -> None:
        if not await self._drive():
            # Another worker answers; if it dies first, this one takes over.
            if window == self._playing.window and seat not in self._timers:
                self._call(seat, why, TAKE_OVER)
        elif why != "absent":
            await self._answer(seat, window, why)
        elif self._reason(seat) == "absent":  # unless those who waited have gone too
            if grace := self._grace(seat):  # a sign of life without a stream has come in the meantime
                self._call(seat, why, grace)
            else:
                self._presence.take_over(seat)

    async def _answer(self, seat: int, window: int, why: str) -> None:
        try:
            await self._playing.answer_for(seat, window, why, self._choice(seat, why))
        except StoreFailed as error:
            log.error("a bot waits for the journal: %s", error)
            if self._playing.window == window:
                self._call(seat, why, RETRY)
        except TableError:
            return  # somebody was faster

    async def _rush(self, going: Callable[[], bool]) -> None:
        while going():
            for seat in self._playing.asked:
                why = self._reason(seat)
                try:
                    await self._playing.answer_for(seat, self._playing.window, why, self._choice(seat, why))
                except StoreFailed as error:
                    log.error("the rest of a match waits for the journal: %s", error)
                    return
                except TableError:
                    continue  # another worker, or a timer, was faster

    def _choice(self, seat: int, why: str) -> Callable[[], str | None]:
        if why == "auto":
            return lambda: self._playing.spare(seat)
        return lambda: self._playing.scripted(seat) or self._bots_choice(seat)

    def _bots_choice(self, seat: int) -> str:
        match, player = self._playing.match, self._seats[seat]
        assert match is not None
        name = player.bot if player is not None and player.bot else self._plan.bot_at(seat)
        try:
            return seated(match.game, name)(match, seat)
        except Exception:
            log.exception("the bot %s of %s broke; its first possible action is played", name, match.game.slug)
            return str(match.actions(seat)[0])

    # --- The clock -----------------------------------------------------------------------------------------

    def _set_deadline(self, is_asked: bool) -> None:
        if self._deadline is not None and (self._deadline[0] != self._playing.window or not is_asked):
            self._drop_deadline()
        if self._deadline is None and is_asked and self._clock.answer is not None and self._asks_a_person():
            loop = asyncio.get_running_loop()
            left = self._seconds_to_answer() + self._still_shown()
            handle = loop.call_later(left, self._run_out, self._playing.window)
            self._deadline = (self._playing.window, loop.time() + left, handle)

    def _seconds_to_answer(self) -> float:
        """Return what the clock gives for an answer: after a deal, players get time to look at their cards."""
        return (self._clock.answer or 0.0) * (2 if self._playing.window == 0 else 1)

    def _asks_a_person(self) -> bool:
        """Return whether the open window waits for somebody who is here to answer."""
        asked = [self._seats[seat] for seat in (self._playing.match.waiting if self._playing.match else ())]
        return self._expired != self._playing.window and any(
            player is not None and player.guest is not None and not player.away for player in asked
        )

    def _has_run_out(self) -> bool:
        """Return whether the time of the open window is up; those who share a device hurry each other."""
        return self._expired == self._playing.window and not self._plan.shared

    def _drop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline[2].cancel()
            self._deadline = None

    def _run_out(self, window: int) -> None:
        self._deadline = None
        self._expired = window
        self._run(self._hurry(window))

    async def _hurry(self, window: int) -> None:
        """Let a bot play for a player who has run out of time."""
        is_driving = await self._drive()
        match = self._playing.match
        if match is None or self._playing.window != window:
            return
        if not is_driving:
            self.arrange()
        else:
            for seat in match.waiting:
                self._presence.take_over(seat)

    # --- Tasks ---------------------------------------------------------------------------------------------

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
