"""After a restart every table is as it was, under the same rules or under later ones."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.rooms import AT_ONCE, NEVER, act, room_in, run, shown, table_of, tables_in, until

from ruse.core.errors import UnknownGame
from ruse.server.errors import AlreadyAnswered, NoTable
from ruse.server.store.sqlite import Sqlite
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import Room


async def older_rules(room: Room) -> None:
    """Let the journal say that everything in it was begun under earlier rules."""
    assert isinstance(room.store, Sqlite)
    await room.store._execute("UPDATE tables SET rules = rules - 1")


def test_a_table_stands_as_it_was_after_every_single_action(tmp_path):
    async def begin() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=3, options={"envoy": "inquisitor"}, listed=True)
            await table.talk.say("g0", "", "hello")
            await table.talk.say("eve", "Eve", "psst")
            await table.talk.note(1, 2, ["duke"])
            await table.set_autopass(2, True)
            kept.append((shown(table), dict(table.playing._answers)))
            sequences.append(table.changes.number)

    async def go_on(number: int) -> None:
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert (shown(table), table.playing._answers) == kept[-1]
            assert table.changes.number >= sequences[-1]
            assert table.match is not None
            seat = table.match.waiting[number % len(table.match.waiting)]
            actions = table.match.actions(seat)
            await table.playing.answer_for(seat, table.window, "bot", lambda: str(actions[number % len(actions)]))
            kept.append((shown(table), dict(table.playing._answers)))
            sequences.append(table.changes.number)

    kept: list[object] = []
    sequences: list[int] = []
    run(begin())
    for number in range(25):
        run(go_on(number))


def test_changes_that_follow_each_other_closely_stay_below_those_after_a_restart(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            for _ in range(50):
                async with table.changes:
                    table.changes.tell_all()
            before = table.changes.number
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert table.changes.number > before

    run(work())


def test_numbers_of_changes_are_exact_in_a_browser(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            assert (await table_of(room)).changes.number < 2**53

    run(work())


def test_open_tables_and_finished_ones_come_back_too(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            waiting = await room.create(Plan("coup", 3, listed=True), guest="ann", name="Ann")
            over = await table_of(room, people=1)
            await over.stand(0)
            await until(lambda: over.status == "over")
            before = shown(over)
        async with room_in(tmp_path) as room:
            assert not room.tables
            assert shown(await room.find(over.id)) == before
            again = await room.find(waiting.id)
            assert (again.seats.names, again.status, again.match) == (waiting.seats.names, "open", None)
            await again.start()
            assert again.status == "running"
            for unknown in ("", "nothing", None):
                with pytest.raises(NoTable):
                    await room.find(unknown)

    run(work())


def test_an_answer_stays_sealed_over_a_restart(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            await act(table, "tax")
            assert table.match is not None
            seat, window = table.match.waiting[0], table.window
            await table.play(seat, "pass", window)
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert table.match is not None
            ply = table.match.ply
            await table.play(seat, "pass", window)
            with pytest.raises(AlreadyAnswered):
                await table.play(seat, "challenge", window)
            assert table.match.ply == ply

    run(work())


def test_bots_go_on_by_themselves(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room, people=1)
            assert table.match is not None
            if table.match.waiting == (0,):
                await act(table, "tax")
            ply = table.match.ply
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            (table,) = await tables_in(room)
            await until(lambda: table.match is not None and table.match.ply > ply)

    run(work())


def test_a_closed_room_keeps_what_was_under_way(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            playing = asyncio.ensure_future(act(table, "tax"))
            while not table.changes._turnstile.locked():
                await asyncio.sleep(0)
        await playing
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert table.match is not None
            assert table.match.ply == 1

    run(work())


# --- Later rules -------------------------------------------------------------------------------------------


def test_a_table_of_older_rules_goes_on_from_its_last_turn(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            for _ in range(3):
                await act(table, "income")
            await act(table, "tax")
            await act(table, "pass")
            assert table.match is not None
            begun = 3
            before = (table.match.record(), table.window, table.match.waiting, table.match.ply)
            views = [table.match.view(seat) for seat in range(4)]
            happened = table.match.revealed()
            await older_rules(room)
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            (table,) = await tables_in(room)
            assert table.match is not None
            assert table.match.begun == begun
            assert (table.match.record(), table.window, table.match.waiting, table.match.ply) == before
            assert [table.match.view(seat) for seat in range(4)] == views
            assert table.playing.stored_events() is None  # they hold every card
            for seat in range(4):
                await table.stand(seat)
            await until(lambda: table.status == "over")
            stored = table.playing.stored_events()
            assert stored is not None
            assert stored[: len(happened)] == happened
            assert stored[-1]["event"] == "finished"
            winners = table.match.winners
        async with room_in(tmp_path) as room:
            over = await room.find(table.id)
            assert over.playing.stored_events() == stored
            assert over.match is not None
            assert over.match.winners == winners

    run(work())


def test_a_table_of_older_rules_without_any_record_is_kept_and_harms_nobody(tmp_path, caplog):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            await act(table, "income")
            assert isinstance(room.store, Sqlite)
            await room.store._execute("DELETE FROM turns")
            await older_rules(room)
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            (table,) = await tables_in(room)
            assert (table.match, table.window) == (None, 0)

    run(work())
    assert "cannot go on" in caplog.text


@pytest.mark.parametrize("ply", [0, 1])
def test_one_broken_table_keeps_no_other_from_opening(tmp_path, caplog, ply):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            broken, sound = await table_of(room), await table_of(room)
            for _ in range(2):
                await act(broken, "income")
            assert isinstance(room.store, Sqlite)
            await room.store._execute(
                "UPDATE actions SET action = 'lose duke' WHERE table_id = ? AND ply = ?", broken.id, ply
            )
        async with room_in(tmp_path) as room:
            table = await room.find(sound.id)
            await act(table, "income")
            # What is broken lies before the last turn, whose record the table continues from.
            table = await room.find(broken.id)
            assert table.match is not None
            await act(table, "income")

    run(work())
    assert "duke" not in caplog.text


def test_a_table_of_a_game_that_is_gone_waits_in_the_journal(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            gone, here = await table_of(room), await table_of(room)
            assert isinstance(room.store, Sqlite)
            for path, value in (("$.game", "chess"), ("$.listed", 1)):
                change = "UPDATE tables SET plan = json_set(plan, ?, ?) WHERE id = ?"
                await room.store._execute(change, path, value, gone.id)
        async with room_in(tmp_path) as room:
            assert [table.id for table in await room.tables_of("g0")] == [here.id]
            with pytest.raises(UnknownGame):
                await room.find(gone.id)

    run(work())


def test_a_table_at_rest_is_woken_to_say_whose_turn_it_is(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=2, players=2)
            assert table.match is not None
            (asked,) = table.match.waiting
            del room.tables[table.id]
            (mine,) = await room.tables_of(f"g{asked}")
            (other,) = await room.tables_of(f"g{1 - asked}")
            assert (mine.your_turn, other.your_turn) == (True, False)

    run(work())


def test_a_table_made_under_older_rules_begins_under_those_of_today(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 3), guest="ann", name="Ann")
            await older_rules(room)
        async with room_in(tmp_path) as room:
            table = await room.find(table.id)
            await table.start()
            before = shown(table)
        async with room_in(tmp_path) as room:
            again = await room.find(table.id)
            assert shown(again) == before
            assert again.match is not None
            assert (again.match.begun, again.playing._stored) == (0, None)

    run(work())


def test_a_replay_under_the_same_rules_needs_no_stored_events_but_they_are_all_there(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=1)
            await table.stand(0)
            await until(lambda: table.status == "over")
            assert table.match is not None
            assert table.playing.stored_events() is None
            row = await room.store.table(table.id)
            assert row is not None
            assert [event for action in row.actions for event in action.events] == table.match.revealed()

    run(work())


def test_a_table_whose_earlier_rules_still_replay_is_replayed_from_the_deal(tmp_path):
    """Nothing of it is stored events only: it can be downloaded, replayed and played on."""

    async def begin() -> None:
        async with room_in(tmp_path) as room:
            plan = Plan("royal", 3, options={"substitute": "single_colour"})
            table = await room.create(plan, guest="g0", name="Guest 0")
            await table.start()
            await act(table, seat=0)
            await older_rules(room)
            assert table.match is not None
            kept.append(table.match.reveal())

    async def go_on() -> None:
        async with room_in(tmp_path) as room:
            (table,) = await tables_in(room)
            assert table.match is not None
            assert table.match.reveal() == kept[0]
            assert (table.match.begun, table.match.version) == (0, 1)
            assert table.match.dumps().splitlines()[1] == "game: royal, rules 1, 3 players"
            await act(table)

    kept: list[object] = []
    run(begin())
    run(go_on())
