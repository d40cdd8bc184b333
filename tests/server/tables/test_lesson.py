"""The guided first game at a table: scripted bots, a coach for the learner alone, and the journal behind it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.rooms import AT_ONCE, NEVER, room_in, until

import ruse
from ruse.core.errors import BadOption, IllegalAction
from ruse.core.lesson import LEARNER, Coach, Lesson, step
from ruse.games.coup.lesson import LESSON
from ruse.server.errors import LessonWants
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table

TASKS = ["tax", "show", "pass", "block contessa", "coup 2", "challenge", "tax"]
SCRIPT = sum(len(step.answers) for step in LESSON.steps)


async def lesson_in(room: Room) -> Table:
    table = await room.create(Plan("coup", 3, lesson=True), guest="g0", name="Anna")
    await table.start()
    return table


async def asked(table: Table) -> tuple[str, ...]:
    """Wait until the coach wants something; what it is."""

    def said() -> Coach:
        coach = table.playing.coach(LEARNER)
        assert coach is not None
        return coach

    while said().waits:
        await table.playing.go_on(table.playing.ply)
    await until(lambda: said().wanted)
    return said().wanted


async def read_on(table: Table) -> None:
    """Continue as long as there is something to read."""
    while (coach := table.playing.coach(LEARNER)) and coach.waits:
        await table.playing.go_on(table.playing.ply)


async def learn(table: Table, tasks: list[str]) -> None:
    for task in tasks:
        assert await asked(table) == (task,)
        await table.play(LEARNER, task, table.window)


def ply(table: Table) -> int:
    assert table.match is not None
    return table.match.ply


def answered(table: Table) -> list[str]:
    assert table.match is not None
    return [str(action) for seat, action in table.match.journal if seat == LEARNER]


def is_asked(table: Table) -> bool:
    return table.match is not None and LEARNER in table.match.waiting


def test_a_whole_lesson_and_the_match_after_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            assert table.match is not None
            assert (table.plan.players, table.match.position) == (3, LESSON.position)
            await learn(table, TASKS)
            await read_on(table)
            await until(lambda: ply(table) >= SCRIPT)
            coach = table.playing.coach(LEARNER)
            assert coach is not None
            assert (coach.message, coach.wanted) == (LESSON.end, ())
            while table.status == "running":
                await until(lambda: table.status == "over" or is_asked(table))
                if table.status == "running":
                    await table.play(LEARNER, str(table.match.actions(LEARNER)[0]), table.window)
                    assert table.playing.coach(LEARNER) is None
            assert table.match.winners

    asyncio.run(play())


@pytest.mark.parametrize("done", range(len(TASKS) + 1))
def test_a_restart_goes_on_at_the_same_step(tmp_path: Path, done: int) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            await learn(table, TASKS[:done])
            if done < len(TASKS):
                await asked(table)
            said, name, played = table.playing.coach(LEARNER), table.id, ply(table)
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await room.find(name)
            assert ply(table) >= played  # what a bot had under way was written while the room closed
            if done < len(TASKS):
                assert table.playing.coach(LEARNER) == said
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await room.find(name)
            await learn(table, TASKS[done:])
            await read_on(table)
            await until(lambda: ply(table) >= SCRIPT)

    asyncio.run(play())


def test_a_restart_between_two_sealed_answers(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await lesson_in(room)
            await learn(table, ["tax"])
            assert table.playing.waits_for_reader
            await table.playing.answer_for(2, table.window, "bot", lambda: table.playing.scripted(2))
            said, name = table.playing.coach(LEARNER), table.id
            assert said is not None
            assert said.message == "lesson-claimed"
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await room.find(name)
            assert table.playing.coach(LEARNER) == said
            assert (table.playing.scripted(1), table.playing.scripted(2)) == ("challenge", None)

    asyncio.run(play())


def test_the_others_wait_until_the_learner_continues(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            await asyncio.sleep(0.2)  # bots that answer at once would have answered long ago
            assert ply(table) == 0
            assert not table.proxies.busy
            await asyncio.gather(table.playing.go_on(0), table.playing.go_on(0))
            assert ply(table) == 1  # a double click skips nothing
            assert await asked(table) == ("tax",)
            await table.playing.go_on(1)  # nothing to continue: it is the learner's turn
            assert ply(table) == 1

    asyncio.run(play())


def test_nobody_answers_while_the_learner_is_asked_so_every_message_is_read(tmp_path: Path) -> None:
    """A bot that sealed its answer before the learner would let the coach's words about it be skipped."""

    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            await learn(table, TASKS[:2])
            assert await asked(table) == ("pass",)
            await asyncio.sleep(0.2)
            assert table.playing.asked == (0, 2)
            await table.play(LEARNER, "pass", table.window)
            coach = table.playing.coach(LEARNER)
            assert coach is not None
            assert coach.message == "lesson-attacked"

    asyncio.run(play())


def test_what_the_lesson_does_not_ask_for_is_refused_kindly_and_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            for task in TASKS:
                await asked(table)
                assert table.match is not None
                others = [str(action) for action in table.match.actions(LEARNER) if action != task]
                said, window, played = table.playing.coach(LEARNER), table.window, answered(table)
                for action in others:
                    with pytest.raises(LessonWants, match=task):
                        await table.play(LEARNER, action, table.window)
                assert others
                assert (table.playing.coach(LEARNER), table.window, answered(table)) == (said, window, played)
                await table.play(LEARNER, f" {task.replace(' ', '  ')} ", table.window)

    asyncio.run(play())


def test_what_the_rules_forbid_is_refused_by_the_rules(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path) as room:
            table = await lesson_in(room)
            await asked(table)
            with pytest.raises(IllegalAction):
                await table.play(LEARNER, "coup 1", table.window)
            with pytest.raises(IllegalAction):
                await table.play(LEARNER, "<b>tax</b>", table.window)

    asyncio.run(play())


def test_the_same_answer_twice_is_no_error(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path) as room:
            table = await lesson_in(room)
            await asked(table)
            window = table.window
            await table.play(LEARNER, "tax", window)
            await table.play(LEARNER, "tax", window)
            assert ply(table) == 2

    asyncio.run(play())


BYSTANDER = Lesson(
    players=3,
    position={"hands": [["duke", "duke"], ["duke", "captain"], ["captain", "captain"]], "turn": 1},
    steps=(step("1: tax"), step("0: challenge / 2: pass", "lesson-challenge")),
    end="lesson-end",
)
"""A lesson in which the learner is asked about a claim that does not concern them."""


def test_nobody_passes_for_whoever_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the automatic pass a learner would miss the challenge; after the lesson it works again."""
    monkeypatch.setitem(vars(ruse.all_games()["coup"].presentation), "lesson", BYSTANDER)

    async def play() -> None:
        async with room_in(tmp_path) as room:
            table = await lesson_in(room)
            await table.set_autopass(LEARNER, True)
            await table.playing.answer_for(1, table.window, "bot", lambda: table.playing.scripted(1))
            assert table.match is not None
            assert table.match.spare(LEARNER) == "pass"
            assert table.playing.spare(LEARNER) is None
            await learn(table, ["challenge"])
            plain = await room.create(Plan("coup", 3), guest="g1", name="Bea", position=BYSTANDER.position)
            await plain.start()
            await plain.playing.answer_for(1, plain.window, "bot", lambda: "tax")
            assert plain.playing.spare(LEARNER) == "pass"

    asyncio.run(play())


def test_whoever_leaves_is_played_by_the_script(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            await table.stand(LEARNER)
            await until(lambda: ply(table) >= SCRIPT)
            assert answered(table)[: len(TASKS)] == TASKS

    asyncio.run(play())


def test_only_the_learner_hears_the_coach(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path) as room:
            table = await lesson_in(room)
            assert table.playing.coach(LEARNER) is not None
            assert [table.playing.coach(seat) for seat in (None, 1, 2)] == [None] * 3
            plain = await room.create(Plan("coup", 3), guest="g0", name="Anna")
            assert plain.playing.coach(LEARNER) is None
            await plain.start()
            assert plain.playing.coach(LEARNER) is None
            assert plain.playing.scripted(LEARNER) is None

    asyncio.run(play())


def test_the_lesson_sets_its_own_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path) as room:
            asked_for = Plan("coup", 6, options={"envoy": "inquisitor"}, clock="quick", lesson=True)
            table = await room.create(asked_for, guest="g0", name="Anna")
            assert (table.plan.players, table.plan.clock) == (3, "none")
            await table.start()
            assert table.match is not None
            assert table.match.options["envoy"] == "ambassador"

    asyncio.run(play())


def test_a_game_without_a_lesson_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(ruse.all_games()["coup"].presentation), "lesson", None)
    with pytest.raises(BadOption, match="no guided first game"):
        Plan("coup", 3, lesson=True).check()


def test_a_rematch_and_a_fork_are_ordinary_matches(tmp_path: Path) -> None:
    async def play() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await lesson_in(room)
            await table.stand(LEARNER)
            await until(lambda: table.status == "over")
            assert not (await room.again(table, "g0", "Anna")).plan.lesson
            fork = await room.fork(table, 0, LEARNER, "g0", "Anna")
            assert not fork.plan.lesson
            assert fork.playing.coach(LEARNER) is None
            await until(lambda: is_asked(fork))
            await fork.play(LEARNER, str(fork.playing.running.actions(LEARNER)[0]), fork.window)

    asyncio.run(play())
