"""A guided first game: an arranged position and what every seat does in it, with a coach for the learner.

A lesson is data. Where a match stands in it follows from the actions played so far and from nothing else, so
after a reload or a restart, or with a stand-in, it continues at the same step. A learner who leaves the path
plays on freely.
The other seats wait while the learner reads: what they do next is played when the learner asks to continue.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ruse.core.match import Match

LEARNER = 0
"""The learner's seat. The lesson plays the others."""


@dataclass(frozen=True)
class Step:
    """One question to the table: what each seat that is asked answers, and what the coach says about it."""

    answers: Mapping[int, tuple[str, ...]]
    """By seat; of several answers any will do, and the first is the one to give without looking."""
    before: str = ""
    """The message of the game's words while the learner is asked."""
    after: str = ""
    """The message after the learner, or else everyone, has answered, until the next question."""
    opening: str = ""
    """A message before all this, until the learner continues: then the first of the others answers.

    The first step's opening says how the game is won.
    """


@dataclass(frozen=True)
class Lesson:
    """What a game teaches a newcomer in a few turns."""

    players: int
    position: Mapping[str, Any]
    """As `arrange` takes it, in lists and not in tuples: it is compared with what a journal brings back."""
    steps: tuple[Step, ...]
    end: str
    """The coach's last message, until the learner has answered once on their own."""
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def tasks(self) -> tuple[Step, ...]:
        """The steps in which the learner is asked."""
        return tuple(step for step in self.steps if LEARNER in step.answers)


class Coach(NamedTuple):
    """What the coach says to the learner now."""

    message: str
    """Of the game's words; it may name the other seats: `$seat1`, `$seat2`..."""
    wanted: tuple[str, ...]
    """The answers that the lesson asks for; none while others are to answer, or once it is over."""
    task: int
    """How many of the learner's answers have been asked for so far."""
    tasks: int
    waits: bool = False
    """Whether the others wait until the learner has read this and continues."""
    ended: bool = False
    """Whether the script is complete."""


def step(script: str, before: str = "", after: str = "", opening: str = "") -> Step:
    """Return a step as a player would write it: `0: challenge / 1: pass`, or `0: lose duke or lose captain`."""
    answers = {}
    for part in script.split("/"):
        seat, _, actions = part.partition(":")
        answers[int(seat)] = tuple(action.strip() for action in actions.split(" or "))
    return Step(answers, before, after, opening)


def coach(lesson: Lesson, match: Match) -> Coach | None:
    """Return what the coach says now; nothing once the learner plays on their own."""
    place = _place(lesson, match)
    if place is None:
        return None
    tasks = len(lesson.tasks)
    if place.step is None:
        return None if LEARNER in place.since else Coach(lesson.end, (), tasks, tasks, ended=True)
    task = max(1, sum(LEARNER in step.answers for step in lesson.steps[: place.at + 1]))
    others = _next_of_the_others(place, match)
    if place.step.opening and others and not place.since:
        return Coach(place.step.opening, (), task, tasks, waits=True)
    wanted = _wanted(place, match, LEARNER)
    message = place.step.before if wanted else place.after
    return Coach(message, wanted, task, tasks, waits=bool(message and others and not wanted))


def next_answer(lesson: Lesson, match: Match) -> tuple[int, str] | None:
    """Return which of the other seats answers next when the learner continues, and how."""
    place = _place(lesson, match)
    return None if place is None else _next_of_the_others(place, match)


def answers(lesson: Lesson, match: Match, seat: int) -> tuple[str, ...]:
    """Return what the lesson lets a seat answer now; nothing if it does not decide."""
    place = _place(lesson, match)
    return () if place is None else _wanted(place, match, seat)


class _Place(NamedTuple):
    """Where a match stands in a lesson."""

    at: int
    step: Step | None
    """The step that is being played; none after the last one."""
    after: str
    since: tuple[int, ...]
    """The seats that have answered since the last step was complete."""


def _place(lesson: Lesson, match: Match) -> _Place | None:
    """Return nothing if the match has left the lesson or was never in it."""
    if match.begun or match.position != lesson.position:
        return None
    at, after, since = 0, "", tuple[int, ...]()
    for seat, action in match.journal:
        since += (seat,)
        if at == len(lesson.steps):
            continue
        step = lesson.steps[at]
        if action not in step.answers.get(seat, ()):
            return None
        if seat == LEARNER:
            after = step.after
        elif LEARNER not in since:
            after = step.opening or after
        if len(since) == len(step.answers):
            at, after, since = at + 1, step.after or after, ()
    place = _Place(at, lesson.steps[at] if at < len(lesson.steps) else None, after, since)
    if place.step is None:
        return place
    return None if match.over or not _can_go_on(place, match) else place


def _can_go_on(place: _Place, match: Match) -> bool:
    """Return whether everybody who is asked can do what the lesson says: it must never hold up a table."""
    return all(_wanted(place, match, seat) for seat in match.waiting)


def _next_of_the_others(place: _Place, match: Match) -> tuple[int, str] | None:
    for seat in match.waiting:
        if seat != LEARNER and (wanted := _wanted(place, match, seat)):
            return seat, wanted[0]
    return None


def _wanted(place: _Place, match: Match, seat: int) -> tuple[str, ...]:
    """Return what a seat is to answer in this step; of several answers those that are possible."""
    accepted = () if place.step is None else place.step.answers.get(seat, ())
    possible = match.actions(seat) if accepted else ()
    return tuple(action for action in accepted if action in possible)
