"""The match of a table. An answer is played in a copy, written to the journal, and only then seen by anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ruse.core.claims import verbs_of
from ruse.core.lesson import LEARNER
from ruse.core.match import Match
from ruse.server.errors import Collision, NoTable, NotRunning, Stale
from ruse.server.store.journal import ActionRow, SeatRow, TableRow
from ruse.server.tables.answers import Answers, GivenAnswer
from ruse.server.tables.guidance import Guidance
from ruse.server.tables.rebuild import rebuilt

if TYPE_CHECKING:
    from ruse.core.lesson import Coach
    from ruse.server.middleware.meter import Meter
    from ruse.server.store.journal import Store
    from ruse.server.tables.changes import Changes
    from ruse.server.tables.curtain import Curtain
    from ruse.server.tables.plan import Plan


class Playing:
    """What was played, what is asked now, and the only way to answer it."""

    def __init__(
        self, row: TableRow, plan: Plan, store: Store, meter: Meter, changes: Changes, curtain: Curtain
    ) -> None:
        self.status = row.status
        self.match: Match | None = None
        self._stored: list[dict[str, Any]] | None = None
        self._answers = Answers()
        self._commitment: str | None = None
        if self.status != "open":
            self.match, self._stored, self._answers = rebuilt(row)
        self._row = replace(row, actions=[], chat=[], notes={})
        self._plan = plan
        self._store = store
        self._meter = meter
        self._changes = changes
        self._curtain = curtain
        self._guidance = Guidance(plan)
        self._verbs = verbs_of(plan.rules)

    # --- What is asked -------------------------------------------------------------------------------------

    @property
    def window(self) -> int:
        """Names what is asked now; an answer carries it."""
        return self.match.window if self.match else 0

    @property
    def ply(self) -> int:
        """How many actions are known here."""
        return self.match.ply if self.match else 0

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer; none before the match begins, and none after it."""
        return self.match.waiting if self.match is not None and self.status == "running" else ()

    @property
    def commitment(self) -> str | None:
        """The hash that binds the seed from the deal on."""
        if self._commitment is None and self.match is not None:
            self._commitment = self.match.commitment  # seed and salt are the table's, whatever is played
        return self._commitment

    @property
    def running(self) -> Match:
        """The match while it runs; `NotRunning` before and after."""
        if self.match is None or self.status != "running":
            raise NotRunning("the match has not begun" if self.status == "open" else "the match is over")
        return self.match

    def spare(self, seat: int) -> str | None:
        """Return the automatic answer of a seat in no danger; learners in a lesson must look themselves."""
        return None if self.match is None or self.scripted(seat) else self.match.spare(seat)

    def scripted(self, seat: int) -> str | None:
        """Return what a lesson lets a seat do; nothing without a lesson."""
        return next(iter(self._guidance.wanted(self.match, seat)), None)

    def coach(self, seat: int | None) -> Coach | None:
        """Return what a lesson says to the seat that learns; nothing to anybody else."""
        return self._guidance.coach(self.match, seat)

    @property
    def waits_for_reader(self) -> bool:
        """Whether a lesson holds the other seats until the learner has read and answered."""
        return self._guidance.holds(self.match)

    def stored_events(self) -> list[dict[str, Any]] | None:
        """Return what happened in a match that the rules of today cannot replay; nothing if they can."""
        return self._stored if self.status == "over" else None

    # --- Playing -------------------------------------------------------------------------------------------

    async def begin(self, seats: Sequence[SeatRow]) -> None:
        """Deal by today's rules, even if they were different when the table was made."""
        row = replace(self._row, rules=self._plan.rules.version)
        match = rebuilt(row).match
        assert match is not None
        await self._store.start(row.id, row.rules, seats, match.record())
        self.match, self.status = match, "running"

    async def play(self, seat: int, action: str, window: int) -> None:
        """An answer of the person in a seat. Given twice, it counts once and is no error."""
        # If the caller stops waiting, the answer is half done; finish it anyway.
        await asyncio.shield(asyncio.ensure_future(self._play(seat, action, window)))

    async def answer_for(self, seat: int, window: int, by: str, choose: Callable[[], str | None]) -> None:
        """An answer of a bot, a stand-in or an automatic pass."""
        async with self._changes:
            match = self.running
            if window != match.window or seat not in match.waiting:
                raise Stale("somebody else was faster")
            action = choose()
            if action is None:
                return
            try:
                await self._record(seat, action, by)
            except Collision:
                await self._reload()

    async def go_on(self, ply: int) -> None:
        """The learner has read what the coach said at this ply: the others play on to the coach's next words."""
        async with self._changes:
            if self.status != "running":
                return
            if ply > self.ply:
                await self._reload()
            if ply != self.ply:
                return  # a double click, or another worker was faster
            said = self._guidance.coach(self.match, LEARNER)
            while said and (following := self._guidance.following(self.match)):
                try:
                    await self._record(*following, "bot")
                except Collision:
                    await self._reload()
                    return
                now = self._guidance.coach(self.match, LEARNER)
                if now is None or now.message != said.message:
                    return

    async def _play(self, seat: int, action: str, window: int) -> None:
        async with self._changes:
            if window > self.window or self.status == "open":
                await self._reload()  # the question was asked by another worker that knows more
            while not self._answers.has(seat, action, window):
                self._answers.expect(self.running, seat, window)
                self._guidance.check(self.running, seat, action)
                try:
                    await self._record(seat, action, "person")
                except Collision:
                    await self._reload()  # another worker moved first; see whether the question is still open
                    continue
                break

    async def _record(self, seat: int, action: str, by: str) -> None:
        """Play an action: first in a copy, then on disk, then for everyone."""
        match = self.running
        twin = match.copy()
        twin.play(seat, action)
        # What the deal showed is kept with the first action, so that the stored events are all there are.
        events = twin.revealed(match.happened if match.ply else 0)
        record = twin.record() if any(self._verbs[event["event"]] == "turn" for event in events) else None
        row = ActionRow(seat, str(twin.journal[-1][1]), by, time.time(), events)
        await self._store.append(self._row.id, twin.ply - 1, row, record, twin.winners if twin.over else None)
        self._answers[seat] = GivenAnswer(match.window, row.action)
        self.match = twin
        if self._stored is not None:
            self._stored += events
        if twin.over:
            self.status = "over"
        self._curtain.fall(twin.waiting)
        self._meter.action(self._plan.game, by)
        self._changes.tell_all()

    async def _reload(self) -> None:
        """Another worker has moved: take over its actions."""
        row = await self._store.table(self._row.id, self.ply)
        if row is None:
            raise NoTable("this table has been cleared")
        if row.actions or row.status != self.status:
            self.catch_up(row)
            self._changes.tell_all()

    def catch_up(self, row: TableRow) -> None:
        """Take over what other workers have played: the row has the actions that are not known here yet."""
        if self.match is None:
            if row.status != "open":
                self.match, self._stored, self._answers = rebuilt(row)
        elif row.actions:
            twin = self.match.copy()
            for action in row.actions:
                self._answers[action.seat] = GivenAnswer(twin.window, action.action)
                twin.play(action.seat, action.action)
                if self._stored is not None:
                    self._stored += action.events
            self.match = twin
        self.status = row.status
        self._curtain.fall(self.asked)
