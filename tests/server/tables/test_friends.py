"""Friends at a table: new names, reserved seats, absences that everybody sees, resigning, reactions."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.rooms import AT_ONCE, act, room_in, run, table_of, until
from tests.web.visitors import opened

from ruse.server.errors import BadRequest, NotRunning, TableFull, TooManyRequests
from ruse.server.tables import absences
from ruse.server.tables.door import NotHost, TableLocked
from ruse.server.tables.plan import Plan
from ruse.server.tables.reactions import FLAG, REACTIONS, reaction_of
from ruse.server.tables.table import NotAbsent
from ruse.web.table.frame import frame


@pytest.fixture
def quick(monkeypatch):
    """Everybody sees at once that somebody has gone."""
    monkeypatch.setattr(absences, "UNNOTICED", 0.0)


# --- Names -------------------------------------------------------------------------------------------------


def test_a_new_name_is_seen_at_once_in_the_log_and_after_a_restart(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room)
            first = await act(table, "income")
            assert f"Guest {first} takes" in frame(table, None, "en")
            await table.rename(first, "Zoe")
            assert "Zoe takes" in frame(table, None, "en")
            assert f"Guest {first}" not in frame(table, None, "en")
            second = (first + 1) % 4
            await table.rename(second, "ZOE")  # nobody passes for somebody else
            assert [table.seats.names[seat] for seat in (first, second)] == ["Zoe", "ZOE 2"]
            await table.rename(second, "ZOE 2")  # my own name is not taken
        async with room_in(tmp_path) as room:
            found = await room.find(table.id)
            assert [found.seats.names[seat] for seat in (first, second)] == ["Zoe", "ZOE 2"]

    run(work())


# --- Reserved seats ----------------------------------------------------------------------------------------


def test_a_reserved_seat_is_only_for_the_invited_even_at_a_locked_table(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 3), guest="host", name="Host")
            with pytest.raises(NotHost):
                await table.reserve("other", 2, "Bruno")
            await table.reserve("host", 2, "Bruno")
            with pytest.raises(TableFull):
                await table.sit("stranger", "S", 2)
            assert await table.sit("stranger", "S") == 1
            with pytest.raises(TableFull):
                await table.sit("late", "L")
            await table.lock("host", True)
            with pytest.raises(TableLocked):
                await table.sit("late", "L", 2)
            assert await table.sit("bruno", "Bruno", 2, invited=2) == 2
            assert table.seats.names == ["Host", "S", "Bruno"]
            with pytest.raises(TableFull):
                await table.reserve("host", 1, "Carla")
        async with room_in(tmp_path) as room:
            found = await room.find(table.id)
            assert found.seats.of_guest("bruno") == [2]

    run(work())


def test_a_reservation_outlives_a_restart_can_be_freed_and_a_bot_takes_it_at_the_start(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 4, listed=True), guest="host", name="Host")
            await table.reserve("host", 1, "Bruno")
            await table.reserve("host", 2, "Carla")
        async with room_in(tmp_path) as room:
            found = await room.find(table.id)
            assert (found.seats.open, found.seats.free) == ([1, 2, 3], [3])
            await found.kick("host", 1)
            assert found.seats.free == [1, 3]
            await found.start()
            assert [bool(player and player.bot) for player in found.seats] == [False, True, True, True]
            assert "Carla" not in found.seats.names
            row = await room.store.table(table.id)
            assert row is not None
            assert [seat.bot for seat in row.seats] == [None, "house", "house", "house"]

    run(work())


# --- Absence -----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
def test_everybody_sees_who_has_gone_until_when_and_that_they_are_back(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=2, players=2, clock="none")
            with table.presence.subscribe([0]), table.presence.subscribe([1]):
                assert [table.absences.seconds(seat) for seat in (0, 1)] == [None, None]
                with pytest.raises(NotAbsent):
                    table.replace_absent(1)
                assert "data-absent" not in frame(table, "g0", "en")
                before = table.changes.number
            with table.presence.subscribe([0]):
                assert table.changes.number > before
                await until(lambda: table.absences.seconds(1) in (119, 120))
                assert table.absences.seconds(0) is None
                page = frame(table, "g0", "en")
                assert 'data-absent="1"' in page
                assert "/replace" in page
                assert "/replace" not in frame(table, "somebody else", "en")  # spectators see it, and wait too
                table.replace_absent(1)
                assert table.seats.player(1).away
                assert table.absences.seconds(1) is None
                with table.presence.subscribe([1]):
                    assert not table.seats.player(1).away

    run(work())


def test_a_page_that_is_loaded_again_is_no_absence(tmp_path, monkeypatch):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=2, players=2)
            with table.presence.subscribe([0]):
                with table.presence.subscribe([1]):
                    pass
                before = table.changes.number
                await asyncio.sleep(0.02)
                assert table.changes.number == before
                assert table.absences.seconds(1) is None
                await until(lambda: table.absences.seconds(1) is not None)  # nobody else did anything
                assert table.changes.number > before

    monkeypatch.setattr(absences, "UNNOTICED", 0.2)
    run(work())


# --- Resigning ---------------------------------------------------------------------------------------------


def test_a_bot_plays_on_for_good_for_somebody_who_resigns(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=2, players=2)
            await table.talk.note(1, 0, ["duke"])
            hand = table.match and table.match.view(1)["seats"][1]["hand"]
            await table.resign(1)
            assert table.match is not None
            assert table.match.view(1)["seats"][1]["hand"] == hand  # no rule has noticed
            assert table.seats.of_guest("g1") == []
            assert table.seats.player(1).bot == "house"
            assert "Guest 1" not in table.seats.names
            assert [(line.name, line.text, line.guest) for line in table.talk.lines] == [("Guest 1", FLAG, "g1")]
            assert table.talk.notes(1) == {}
            with pytest.raises(NotRunning):
                await table.resign(1)
            with table.presence.subscribe([0]):
                while table.status == "running":
                    await until(lambda: table.status == "over" or (table.match and 0 in table.match.waiting))
                    if table.status == "running":
                        await act(table, seat=0)
            row = await room.store.table(table.id)
            assert row is not None
            assert row.notes == {}
            assert {action.played_by for action in row.actions if action.seat == 1} == {"bot"}

    run(work())


# --- Talk --------------------------------------------------------------------------------------------------


def test_reactions_are_lines_that_come_one_at_a_time(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, people=2, players=2)
            await table.talk.say("g0", "", REACTIONS["laugh"])
            with pytest.raises(TooManyRequests):
                await table.talk.say("g0", "", REACTIONS["clap"])
            await table.talk.say("g0", "", "words are free")
            await table.talk.say("g1", "", REACTIONS["clap"])
            await table.talk.say("eve", "Eve", REACTIONS["tears"])
            with pytest.raises(BadRequest):
                await table.talk.say("g0", "", FLAG)  # only the table says that somebody has resigned
            kinds = [(line.seat, reaction_of(line.text)) for line in table.talk.lines_for("nobody")]
            assert kinds == [(0, "laugh"), (0, ""), (1, "clap"), (None, "tears")]
            page = frame(table, "g0", "en")
            assert 'data-reaction="laugh"' in page
            assert 'data-reaction="tears"' not in page  # spectators talk among themselves until the end
            assert 'data-reaction="laugh"' in frame(table, "nobody", "en")

    run(work())


def test_whoever_sits_in_seat_0_of_a_shared_device_speaks_for_themselves(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(Plan("coup", 2, shared=True), guest="g", names=("Ann", "Ben"))
            await table.start()
            table.uncover("g", table.asked[0])
            assert table.match is not None
            await table.talk.say("g", "", "hello")
            assert table.talk.lines[-1].seat == table.match.waiting[0]

    run(work())


# --- Pages -------------------------------------------------------------------------------------------------


def test_an_invitation_opens_its_seat_and_no_forged_one_does(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        host, friend, stranger = house.visitor(), house.visitor(), house.visitor()
        path = host.new_table(players=3, who="friends", me="Ada")
        table = house.table(path)
        assert table.seats.names[0] == "Ada"
        host.post(f"{path}/reserve", seat=2, name="Bruno")
        link = host.get(path).text.partition("?invitation=")[2].partition('"')[0]
        assert link.startswith("2.")
        for forged in (f"{link}x", link.replace("2.", "1.", 1), "2.", "9.x", "²."):
            stranger.post(f"{path}/sit", seat=2, name="S", invitation=forged)
            assert table.seats.player(2).is_expected
        sits = 'form="sit" name="seat" value="2"'
        assert sits not in stranger.get(path).text
        assert sits in friend.get(f"{path}?invitation={link}").text
        friend.post(f"{path}/sit", seat=2, name="Bruno", invitation=link)
        assert table.seats.names[2] == "Bruno"
        assert not table.seats.player(2).is_expected
        assert "?invitation=" not in host.get(path).text
