"""A table: on disk before anybody sees it, one answer per question, whatever else happens at the same time."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.rooms import AT_ONCE, act, open_window, pragma, room_in, run, shown, table_of, until

from ruse.core.errors import IllegalAction
from ruse.server.errors import (
    AlreadyAnswered,
    AlreadyStarted,
    BadRequest,
    NotOver,
    NotRunning,
    NotYourSeat,
    NotYourTurn,
    Stale,
    StoreFailed,
    TableError,
    TableFull,
)
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room
from ruse.server.tables.table import Table


class HeldBack(Sqlite):
    """A journal whose disk is slow: an action is asked for and not yet written while the gate is shut."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.gate = asyncio.Event()
        self.gate.set()
        self.asked = asyncio.Event()

    async def append(self, *row):
        self.asked.set()
        await self.gate.wait()
        await super().append(*row)


def plies_on_disk(room: Room, table: Table) -> int:
    """Return what another process would read."""
    assert isinstance(room.store, Sqlite)
    connection = sqlite3.connect(room.store.path)
    try:
        (found,) = connection.execute("SELECT count(*) FROM actions WHERE table_id = ?", (table.id,)).fetchone()
        return int(found)
    finally:
        connection.close()


# --- The journal comes first -------------------------------------------------------------------------------


def test_nobody_sees_an_action_before_it_is_on_disk(tmp_path):
    async def work() -> None:
        store = HeldBack(tmp_path / "ruse.sqlite")
        async with room_in(tmp_path, store=store) as room:
            table = await table_of(room)
            assert table.match is not None
            before, sequence, views = (
                shown(table),
                table.changes.number,
                [table.match.view(seat) for seat in range(4)],
            )
            with table.presence.subscribe([1]) as mailbox:
                store.gate.clear()
                playing = asyncio.ensure_future(act(table, "tax"))
                await store.asked.wait()
                assert not await mailbox.changed(0.05)
                assert (shown(table), table.changes.number) == (before, sequence)
                assert [table.match.view(seat) for seat in range(4)] == views
                assert not playing.done()
                assert plies_on_disk(room, table) == 0
                store.gate.set()
                await mailbox.changed(60)
                assert plies_on_disk(room, table) == 1
                await playing
            assert table.changes.number > sequence
            assert table.match.ply == 1

    run(work())


def test_whenever_something_is_seen_the_disk_already_has_it(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=1)
            seen: list[tuple[int, int]] = []
            ring = table.attendance.ring

            def look() -> None:
                assert table.match is not None
                seen.append((table.match.ply, plies_on_disk(room, table)))
                ring()

            table.attendance.ring = look  # type: ignore[method-assign, assignment]
            await table.stand(0)
            await until(lambda: table.status == "over")
            assert len(seen) > 10
            assert all(told <= durable for told, durable in seen)

    run(work())


@pytest.mark.parametrize("limit", ["max_page_count = 1", "query_only = ON"])
def test_an_action_that_cannot_be_written_has_not_happened(tmp_path, limit):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            assert isinstance(room.store, Sqlite)
            pragma(room.store, limit)
            failed = False
            while not failed:  # the last page has room for a few more actions before it is full
                before, sequence = shown(table), table.changes.number
                try:
                    await act(table)
                except StoreFailed:
                    failed = True
            assert (shown(table), table.changes.number) == (before, sequence)
            pragma(room.store, "max_page_count = 100000")
            pragma(room.store, "query_only = OFF")
            await act(table)
            assert table.match is not None
            assert plies_on_disk(room, table) == table.match.ply

    run(work())


def test_whoever_stops_waiting_for_the_disk_does_not_leave_the_table_behind(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            playing = asyncio.ensure_future(act(table, "tax"))
            while not table.changes._turnstile.locked():
                await asyncio.sleep(0)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await until(lambda: plies_on_disk(room, table) == 1)
            await until(lambda: table.match is not None and table.match.ply == 1)
            await act(table, "pass")
            assert plies_on_disk(room, table) == 2

    run(work())


# --- Windows -----------------------------------------------------------------------------------------------


def test_seats_that_answer_at_once_all_succeed(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            _, asked = await open_window(table)
            window = table.window
            await asyncio.gather(*(table.play(seat, "pass", window) for seat in asked))
            assert table.match is not None
            assert [str(action) for _, action in table.match.journal] == ["tax", "pass", "pass", "pass"]
            assert table.window != window

    run(work())


def test_a_sealed_answer_leaves_the_window_open_and_tells_nobody(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            actor, asked = await open_window(table)
            window = table.window
            assert table.match is not None
            others = [None, actor, *asked[1:]]
            before = [table.match.events(seat) for seat in others]
            await table.play(asked[0], "challenge", window)
            assert table.window == window
            assert [table.match.events(seat) for seat in others] == before

    run(work())


def test_the_same_answer_twice_counts_once(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            assert table.match is not None
            (actor,) = table.match.waiting
            window = table.window
            await asyncio.gather(*(table.play(actor, "tax", window) for _ in range(5)))
            assert table.match.ply == 1
            first, *others = table.match.waiting
            sealed = table.window
            for answer in ("pass", "  pass ", "pass"):
                await table.play(first, answer, sealed)
            assert table.match.ply == 2
            for seat in others:
                await table.play(seat, "pass", sealed)
            before = shown(table)
            for seat in (first, *others):  # the table has moved on; a double click arrives late
                await table.play(seat, "pass", sealed)
            await table.play(actor, "tax", window)
            assert shown(table) == before

    run(work())


def test_the_last_answer_of_a_match_may_be_given_twice(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=2, players=2)
            last = (0, "", 0)
            assert table.match is not None
            while table.status == "running":
                seat = table.match.waiting[0]
                actions = [str(action) for action in table.match.actions(seat)]
                last = (seat, next((one for one in actions if one.startswith("coup")), actions[0]), table.window)
                await table.play(*last)
            before = shown(table)
            await table.play(*last)
            await table.play(last[0], f" {last[1]} ", last[2])
            assert shown(table) == before
            with pytest.raises(NotRunning):
                await table.play(last[0], "income", last[2])

    run(work())


def test_a_sealed_answer_cannot_be_changed(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            _, asked = await open_window(table)
            await table.play(asked[0], "pass", table.window)
            before, sequence = shown(table), table.changes.number
            with pytest.raises(AlreadyAnswered):
                await table.play(asked[0], "challenge", table.window)
            assert (shown(table), table.changes.number) == (before, sequence)

    run(work())


def test_an_answer_to_an_older_question_changes_nothing(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            old = table.window
            actor, asked = await open_window(table)
            before, sequence = shown(table), table.changes.number
            for seat in (*asked, actor):
                for window in (old, table.window + 1, -1, 10**9):
                    with pytest.raises(Stale):
                        await table.play(seat, "challenge", window)
            assert (shown(table), table.changes.number) == (before, sequence)

    run(work())


def test_an_answer_to_one_question_is_not_taken_for_that_to_a_later_one(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            old = table.window
            _, asked = await open_window(table)
            for seat in asked:
                await table.play(seat, "pass", table.window)
            with pytest.raises(Stale):  # it passed later, but was not asked then
                await table.play(asked[0], "pass", old)

    run(work())


def test_who_is_not_asked_cannot_answer(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            actor, _ = await open_window(table)
            before, sequence = shown(table), table.changes.number
            with pytest.raises(NotYourTurn):
                await table.play(actor, "pass", table.window)
            assert (shown(table), table.changes.number) == (before, sequence)

    run(work())


def test_what_the_rules_forbid_changes_nothing(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            assert table.match is not None
            (actor,) = table.match.waiting
            before, sequence = shown(table), table.changes.number
            for action in ("coup 0", "pass", "fly", "", "x" * 500):
                with pytest.raises(IllegalAction):
                    await table.play(actor, action, table.window)
            assert (shown(table), table.changes.number) == (before, sequence)

    run(work())


# --- Two workers -------------------------------------------------------------------------------------------


def test_two_workers_never_both_move(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as first:
            here = await table_of(first)
            async with room_in(tmp_path) as second:
                there = await second.find(here.id)
                assert here.match is not None
                (actor,) = here.match.waiting
                outcomes = await asyncio.gather(
                    here.play(actor, "tax", 0), there.play(actor, "income", 0), return_exceptions=True
                )
                refused = [outcome for outcome in outcomes if outcome is not None]
                assert [type(error) for error in refused] == [Stale]
                assert plies_on_disk(first, here) == 1
                await _play_on(here, there)
                row = await first.store.table(here.id)
                assert row is not None
                again = Table(row, first.store, first.pace, first.meter)
                assert shown(again)[6] == shown(here)[6] == shown(there)[6]

    run(work())


async def _play_on(*workers: Table) -> None:
    """Every worker answers for every seat it believes to be asked, all at the same time, to the end."""
    done = 0
    while any(worker.status == "running" for worker in workers):
        answers = []
        for number, worker in enumerate(workers):
            assert worker.match is not None
            for seat in worker.match.waiting if worker.status == "running" else ():
                actions = worker.match.actions(seat)
                action = str(actions[(done + number) % len(actions)])
                answers.append(worker.play(seat, action, worker.window))
        outcomes = await asyncio.gather(*answers, return_exceptions=True)
        assert all(outcome is None or isinstance(outcome, TableError) for outcome in outcomes), outcomes
        done += 1
    for worker in workers:
        await worker.playing._reload()


def test_two_workers_take_sealed_answers_of_one_window_without_an_error(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as first:
            here = await table_of(first)
            _, asked = await open_window(here)
            window = here.window
            async with room_in(tmp_path) as second:
                there = await second.find(here.id)
                workers = [here, there, here]
                await asyncio.gather(
                    *(worker.play(seat, "pass", window) for seat, worker in zip(asked, workers, strict=True))
                )
                assert plies_on_disk(first, here) == 4
                for table in (here, there):
                    async with table.playing._changes:  # its bots may be catching up themselves
                        await table.playing._reload()
                assert shown(here)[6] == shown(there)[6]

    run(work())


def test_bots_of_two_workers_do_not_both_move(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as first:
            here = await table_of(first, people=1)
            await here.stand(0)
            async with room_in(tmp_path, pace=AT_ONCE) as second:
                there = await second.find(here.id)
                await there.stand(0)
                await until(lambda: "over" in (here.status, there.status))
                for table in (here, there):
                    async with table.playing._changes:  # its bots may be catching up themselves
                        await table.playing._reload()
                assert shown(here)[6] == shown(there)[6]

    run(work())


# --- Seats -------------------------------------------------------------------------------------------------


def test_seats_before_the_match(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 3), guest="ann", name="Ann")
            assert (table.status, table.host, table.seats.names, table.curtain.seat_of("ann")) == (
                "open",
                "ann",
                ["Ann", "", ""],
                0,
            )
            with pytest.raises(NotRunning):
                await table.play(0, "income", 0)
            assert await table.sit("bob", "ann", 2) == 2
            assert table.seats.names == ["Ann", "", "ann 2"]
            assert await table.sit("bob", "Bob", 1) == 2  # who has a seat keeps it
            with pytest.raises(TableFull):
                await table.sit("cyd", "Cyd", 0)
            with pytest.raises(TableFull):
                await table.sit("cyd", "Cyd", 9)
            await table.stand(0)
            assert table.curtain.seat_of("ann") is None
            assert await table.sit("cyd", "Cyd") == 0
            assert await table.sit("dan", "Dan") == 1
            with pytest.raises(TableFull):
                await table.sit("eve", "Eve")
            await table.start()
            with pytest.raises(AlreadyStarted):
                await table.start()
            with pytest.raises(AlreadyStarted):
                await table.sit("eve", "Eve")
            assert table.seats.names == ["Cyd", "Dan", "ann 2"]

    run(work())


def test_people_who_sit_down_at_once_get_seats_of_their_own(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 6))
            seats = await asyncio.gather(*(table.sit(f"g{number % 6}", "Kim") for number in range(12)))
            assert sorted(set(seats)) == list(range(6))
            assert len(set(table.seats.names)) == 6

    run(work())


def test_who_leaves_twice_takes_nobody_else_with_them(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 2), guest="ann", name="Ann")
            await asyncio.gather(table.stand(0), table.sit("bob", "Bob", 0), table.stand(0))
            assert table.seats.names == ["Bob", ""]

    run(work())


def test_an_open_seat_is_not_taken_back_by_a_setting(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 3), guest="ann", name="Ann")
            await asyncio.gather(table.stand(0), table.set_autopass(0, True), return_exceptions=True)
            assert table.seats.open == [0, 1, 2]
            row = await room.store.table(table.id)
            assert row is not None
            assert row.seats == []

    run(work())


def test_pass_and_play_hides_the_cards_between_two_people(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 3, shared=True), guest="ann", names=("Ann", "Bob", "Cyd"))
            await table.start()
            assert table.match is not None
            (actor,) = table.match.waiting
            assert table.seats.of_guest("ann") == [0, 1, 2]
            assert (table.curtain.seat_of("ann"), table.curtain.covers("ann", table.asked)) == (None, actor)
            with pytest.raises(NotYourSeat):
                table.uncover("eve", actor)
            for other in {0, 1, 2} - {actor}:
                with pytest.raises(NotYourTurn):
                    table.uncover("ann", other)
            for _ in range(2):  # a double click is no error
                table.uncover("ann", actor)
            assert (table.curtain.seat_of("ann"), table.curtain.covers("ann", table.asked)) == (actor, None)
            await act(table, "tax")
            asked = table.match.waiting
            assert (table.curtain.seat_of("ann"), table.curtain.covers("ann", table.asked)) == (None, asked[0])
            table.uncover("ann", asked[0])
            await act(table, "pass", asked[0])
            assert (table.curtain.seat_of("ann"), table.curtain.covers("ann", table.asked)) == (None, asked[1])

    run(work())


def test_pass_and_play_covers_the_cards_of_somebody_for_whom_a_bot_has_answered(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 3, shared=True), guest="ann", names=("Ann", "Bob", "Cyd"))
            await table.start()
            assert table.match is not None
            (actor,) = table.match.waiting
            table.uncover("ann", actor)
            await table.playing.answer_for(actor, table.window, "stand-in", lambda: "tax")
            assert (table.curtain.seat_of("ann"), table.curtain.covers("ann", table.asked)) == (
                None,
                table.match.waiting[0],
            )

    run(work())


# --- Talk and notes ----------------------------------------------------------------------------------------


def test_players_do_not_hear_those_who_watch_until_the_end(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=2, players=2)
            await table.talk.say("g0", "somebody else", "  hello   there ")
            await table.talk.say("eve", "Eve", "seat 1 has a duke")
            texts = ["hello there", "seat 1 has a duke"]
            assert [line.text for line in table.talk.lines_for("g1")] == texts[:1]
            assert (
                [line.text for line in table.talk.lines_for("eve")]
                == [line.text for line in table.talk.lines_for(None)]
                == texts
            )
            assert [(line.seat, line.name, line.audience) for line in table.talk.lines] == [
                (0, "Guest 0", "players"),
                (None, "Eve", "watchers"),
            ]
            for text in ("", "   ", "x" * 501):
                with pytest.raises(BadRequest):
                    await table.talk.say("g0", "Guest 0", text)
            await table.stand(0)
            await table.stand(1)
            await until(lambda: table.status == "over")
            assert [line.text for line in table.talk.lines_for("g1")] == texts

    run(work())


def test_everybody_who_talks_at_once_is_heard(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as first:
            here = await table_of(first)
            async with room_in(tmp_path) as second:
                there = await second.find(here.id)
                said = [
                    table.talk.say(f"g{number % 4}", "", f"line {number}")
                    for number in range(10)
                    for table in (here, there)
                ]
                await asyncio.gather(*said)
                row = await first.store.table(here.id)
                assert row is not None
                assert sorted(line.text for line in row.chat) == sorted(
                    f"line {number // 2}" for number in range(20)
                )

    run(work())


def test_notes_are_for_those_who_wrote_them(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            await table.talk.note(0, 1, ["duke"])
            await table.talk.note(0, 2, ["captain", "contessa"])
            await table.talk.note(3, 1, ["assassin"])
            assert table.talk.notes(0) == {1: ["duke"], 2: ["captain", "contessa"]}
            assert (table.talk.notes(1), table.talk.notes(None)) == ({}, {})
            wrong = ((4, ["duke"]), (-1, ["duke"]), (1, ["joker"]), (1, ["duke"] * 21))
            for about, marks in wrong:
                with pytest.raises(BadRequest):
                    await table.talk.note(0, about, marks)
            assert table.talk.notes(0) == {1: ["duke"], 2: ["captain", "contessa"]}

    run(work())


def test_notes_stay_as_they_are_once_the_match_is_over(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, players=2, people=2, options={"turn_limit": 1})
            await table.talk.note(0, 1, ["duke"])
            while table.status == "running":
                await act(table)
            with pytest.raises(NotRunning, match="the match is over"):
                await table.talk.note(0, 1, ["captain"])
            assert table.talk.notes(0) == {1: ["duke"]}

    run(work())


# --- Once more ---------------------------------------------------------------------------------------------


async def _finished(room: Room, people: int, players: int = 4) -> Table:
    table = await table_of(room, people=people, players=players)
    for seat in range(people):
        await table.stand(seat)
    await until(lambda: table.status == "over")
    return table


def test_a_rematch_is_the_same_table_for_all_who_ask_and_begins_when_they_are_there(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await _finished(room, people=3)
            assert table.match is not None
            following = await asyncio.gather(
                *(room.again(table, f"g{seat}", f"Guest {seat}") for seat in (0, 1, 2, 0, 1, 2))
            )
            assert {one.id for one in following} == {table.rematch}
            (after, *_) = following
            assert after.seats.names == table.seats.names
            assert after.status != "open"
            assert after.match is not None
            assert after.match.options["first_player"] == table.match.winners[0]
            assert after.match.seed != table.match.seed
            row = await room.store.table(table.id)
            assert row is not None
            assert row.rematch == after.id

    run(work())


def test_a_rematch_waits_for_those_who_have_not_come(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await _finished(room, people=2)
            after = await room.again(table, "g1", "Guest 1")
            assert (after.status, after.seats.open, after.curtain.seat_of("g1")) == ("open", [0], 1)
            assert (await room.again(table, "eve", "Eve")).status == "open"
            await room.again(table, "g0", "Guest 0")
            assert after.status != "open"

    run(work())


def test_a_rematch_on_one_device_keeps_every_name(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            plan = Plan("coup", 2, shared=True, options={"turn_limit": 1})
            table = await room.create(plan, guest="ann", names=("Ann", "Bob"))
            await table.start()
            while table.status == "running":
                await act(table)
            after = await room.again(table, "ann", "Ann")
            assert (after.seats.names, after.status) == (["Ann", "Bob"], "running")

    run(work())


def test_play_on_from_any_ply_of_a_finished_match(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await _finished(room, people=2)
            assert table.match is not None
            room.pace = type(room.pace)(1e7)
            for at in (0, 5, len(table.match.journal) - 1):
                fork = await room.fork(table, at, 1, "ann", "Ann")
                assert fork.match is not None
                assert fork.match.journal == table.match.journal[:at]
                assert [player.guest for player in fork.seats if player] == [None, "ann", None, None]
                assert fork.status == "running"
                row = await room.store.table(fork.id)
                assert row is not None
                assert shown(Table(row, room.store, room.pace, room.meter)) == shown(fork)
                assert row.turn == (at, fork.match.record())  # what later rules continue from
                assert not at or [event for one in row.actions for event in one.events] == fork.match.revealed()
            for at, seat in ((-1, 0), (len(table.match.journal), 0), (0, 4), (0, -1)):
                with pytest.raises(BadRequest):
                    await room.fork(table, at, seat, "ann", "Ann")

    run(work())


def test_before_the_end_there_is_no_rematch_and_no_playing_on(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            with pytest.raises(NotOver):
                await room.again(table, "g0", "Guest 0")
            with pytest.raises(NotOver):
                await room.fork(table, 0, 0, "ann", "Ann")
            assert table.rematch is None

    run(work())


def test_what_is_private_to_a_seat_rings_at_no_other(tmp_path):
    """When somebody notes something or lets the table pass for them is nobody else's business."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            with (
                table.presence.subscribe([1]) as mine,
                table.presence.subscribe([2]) as other,
                table.presence.subscribe([]) as watcher,
            ):
                for mailbox in (mine, other, watcher):
                    mailbox.empty()
                sequence, own = table.changes.number, table.changes.number_for(1)
                await table.talk.note(1, 2, ["duke"])
                await table.set_autopass(1, True)
                assert await mine.changed(60)
                assert not await other.changed(0.02)
                assert not await watcher.changed(0.02)
                assert table.changes.number == sequence
                assert table.changes.number_for(1) != own

    run(work())
