"""What a lesson asks of the seats of a table; nothing without a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruse.core.lesson import LEARNER, Coach, answers, coach, next_answer
from ruse.server.errors import LessonWants
from ruse.server.tables.answers import spelled

if TYPE_CHECKING:
    from ruse.core.match import Match
    from ruse.server.tables.plan import Plan


class Guidance:
    """The lesson of a table, if it has one."""

    def __init__(self, plan: Plan) -> None:
        self._lesson = plan.rules.presentation.lesson if plan.lesson else None

    def wanted(self, match: Match | None, seat: int) -> tuple[str, ...]:
        """Return the answers that the lesson asks a seat for; the first is the one to give without looking."""
        return () if self._lesson is None or match is None else answers(self._lesson, match, seat)

    def coach(self, match: Match | None, seat: int | None) -> Coach | None:
        """Return what the lesson says to the seat that learns; nothing to anybody else."""
        if self._lesson is None or match is None or seat != LEARNER:
            return None
        return coach(self._lesson, match)

    def following(self, match: Match | None) -> tuple[int, str] | None:
        """Return who answers next, and how, when the learner continues; nothing once all have said their part."""
        said = self.coach(match, LEARNER)
        if self._lesson is None or match is None or said is None or not said.waits:
            return None
        return next_answer(self._lesson, match)

    def holds(self, match: Match | None) -> bool:
        """Return whether the others wait: while the learner reads, and while the lesson asks the learner."""
        said = self.coach(match, LEARNER)
        return said is not None and bool(said.waits or said.wanted)

    def check(self, match: Match, seat: int, action: str) -> None:
        """Refuse what the lesson does not ask for. Illegal actions are refused by the rules."""
        wanted, action = self.wanted(match, seat), spelled(action)
        if wanted and action not in wanted and action in match.actions(seat):
            raise LessonWants(f"that is possible too, but this lesson asks for {' or '.join(wanted)}")
