"""Nobody's absence stops a table: bots, stand-ins, clocks and automatic passes, at an even pace."""

from __future__ import annotations

import asyncio
import inspect
from dataclasses import dataclass, field

import pytest
from tests.server.rooms import AT_ONCE, NEVER, act, open_window, pragma, room_in, run, shown, table_of, until

from ruse.bots.seated import seated
from ruse.server.errors import Stale
from ruse.server.tables import presence, proxies
from ruse.server.tables.clock import CLOCKS, Clock
from ruse.server.tables.pace import Pace
from ruse.server.tables.plan import Plan
from ruse.server.tables.table import Table

HASTY = {"none": Clock(None, 0.0), "relaxed": Clock(None, 1e7), "quick": Clock(0.0, 1e7)}
"""Clocks for tests: no grace at all, no end of grace, no time to answer."""


@pytest.fixture
def hasty(monkeypatch):
    for name, clock in HASTY.items():
        monkeypatch.setitem(CLOCKS, name, clock)


def away(table: Table) -> list[int]:
    return [player.seat for player in table.seats if player and player.away]


async def settle() -> None:
    """Give everything that is due the time to happen."""
    for _ in range(20):
        await asyncio.sleep(0.005)


# --- Bots --------------------------------------------------------------------------------------------------


def test_bots_answer_until_a_person_is_asked_and_play_to_the_end(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=1)
            while table.status == "running":
                await until(lambda: table.status == "over" or (table.match and table.match.waiting == (0,)))
                if table.status == "running":
                    await act(table, seat=0)
            row = await room.store.table(table.id)
            assert row is not None
            assert {action.seat: action.played_by for action in row.actions} == {
                0: "person",
                **dict.fromkeys((1, 2, 3), "bot"),
            }

    run(work())


def test_a_bot_that_breaks_does_not_stop_the_table(tmp_path, monkeypatch, caplog):
    def broken(game, name):
        def choose(match, seat):
            raise RuntimeError("out of ideas")

        return choose

    monkeypatch.setattr(proxies, "seated", broken)

    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=1)
            await table.stand(0)
            await until(lambda: table.match is not None and table.match.ply > 20)

    run(work())
    assert "broke" in caplog.text


def test_a_bot_waits_for_a_journal_that_cannot_be_written(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(proxies, "RETRY", 0.01)

    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room, people=1)
            pragma(room.store, "query_only = ON")
            before = shown(table)
            table.proxies._pace = AT_ONCE
            await table.stand(0)
            for timer in list(table.proxies._timers.values()):
                timer.handle.cancel()
            table.proxies._timers.clear()
            table.proxies.arrange()
            await until(lambda: caplog.text.count("a bot waits for the journal") > 2)
            assert shown(table) == before
            pragma(room.store, "query_only = OFF")
            await until(lambda: table.match is not None and table.match.ply > 3)

    run(work())


@dataclass(frozen=True)
class Listening(Pace):
    """Notes when a delay is drawn."""

    heard: list[str] = field(default_factory=list)

    def delay(self, *arguments: object) -> float:
        assert arguments == ()
        self.heard.append("delay")
        return 0.0


def test_every_delay_is_drawn_before_the_answer_is_thought_of_and_knows_nothing(tmp_path, monkeypatch):
    heard: list[str] = []

    def thinking(game, name):
        def choose(match, seat):
            heard.append("thought")
            return seated(game, name)(match, seat)

        return choose

    monkeypatch.setattr(proxies, "seated", thinking)

    async def work() -> None:
        async with room_in(tmp_path, pace=Listening(0.0, heard)) as room:
            table = await table_of(room, people=1)
            await table.stand(0)
            await until(lambda: table.status == "over")

    run(work())
    assert len(heard) > 20
    drawn = 0
    for one in heard:  # at no moment more answers than delays: each was drawn first
        drawn += 1 if one == "delay" else -1
        assert drawn >= 0
    assert list(inspect.signature(Pace.delay).parameters) == ["self"]


def test_the_pace_is_the_same_for_everybody_and_between_its_bounds():
    delays = [Pace(2.0).delay() for _ in range(2000)]
    assert 1.0 <= min(delays) < 1.1
    assert 2.9 < max(delays) <= 3.0
    assert 1.9 < sum(delays) / len(delays) < 2.1


# --- Stand-ins ---------------------------------------------------------------------------------------------


def test_a_bot_stands_in_for_somebody_who_leaves_and_gives_the_seat_back(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=2, players=2)
            assert table.match is not None
            await table.stand(0)
            turns = 0
            while turns < 2 or "tax" not in table.match.actions(1):  # long enough for the bot to have been asked
                await until(lambda: table.match and table.match.waiting == (1,))
                if turns < 2 or "tax" not in table.match.actions(1):
                    turns += "tax" in table.match.actions(1)
                    await act(table, seat=1)
            assert away(table) == [0]
            with table.presence.subscribe([0]):
                assert away(table) == []
                await act(table, "tax", seat=1)
                await settle()
                assert table.match.waiting == (0,)  # the person is asked now, and nobody else answers
            row = await room.store.table(table.id)
            assert row is not None
            assert {action.played_by for action in row.actions if action.seat == 0} == {"stand-in"}

    run(work())


def test_whoever_answers_is_back(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room)
            assert table.match is not None
            (actor,) = table.match.waiting
            await table.stand(actor)
            assert away(table) == [actor]
            with pytest.raises(Stale):  # even with an answer that comes too late
                await table.play(actor, "income", 99)
            assert away(table) == []

    run(work())


def test_nobody_stands_in_for_somebody_whom_nobody_waits_for(tmp_path, hasty, monkeypatch):
    monkeypatch.setattr(presence, "HERE", 1e-9)

    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, clock="none")
            await settle()
            assert away(table) == []
            assert table.match is not None
            assert table.match.ply == 0
            (actor,) = table.match.waiting
            other = (actor + 1) % 4
            with table.presence.subscribe([other]):  # now somebody waits
                await until(lambda: actor in away(table))
                await until(lambda: table.match and other in table.match.waiting)
            assert other not in away(table)

    run(work())


def test_nobody_stands_in_when_those_who_waited_have_gone_too(tmp_path, monkeypatch):
    monkeypatch.setattr(presence, "HERE", 0.05)
    monkeypatch.setitem(CLOCKS, "none", Clock(None, 0.2))

    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, clock="none")
            assert table.match is not None
            (actor,) = table.match.waiting
            with table.presence.subscribe([(actor + 1) % 4]):
                assert table.proxies._timers[actor].why == "absent"
            await until(lambda: not table.proxies._timers)
            assert away(table) == []

    run(work())


def test_a_sign_of_life_without_a_stream_prolongs_the_grace(tmp_path, monkeypatch):
    monkeypatch.setitem(CLOCKS, "none", Clock(None, 0.1))

    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, clock="none")
            assert table.match is not None
            (actor,) = table.match.waiting
            moment = table.attendance._now()
            table.attendance._now = lambda: (
                moment
            )  # time stands still: they have been seen just now, again and again
            with table.presence.subscribe([(actor + 1) % 4]):
                for _ in range(30):
                    table.presence.back(actor)
                    await asyncio.sleep(0.01)
                assert away(table) == []
                table.attendance._now = lambda: moment + 100
                await until(lambda: actor in away(table))

    run(work())


def test_the_host_may_leave_and_the_match_is_played_to_its_end(tmp_path, hasty):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=2, clock="none")
            await table.stand(0)
            with table.presence.subscribe([1]):
                while table.status == "running":
                    await until(lambda: table.status == "over" or (table.match and 1 in table.match.waiting))
                    if table.status == "running":
                        await act(table, seat=1)
            assert table.host == "g0"

    run(work())


def test_on_one_device_nobody_stands_in_but_with_others_at_the_table_somebody_does(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            plan = Plan("coup", 3, shared=True)
            alone = await room.create(plan, guest="ann", names=("Ann", "Bob", "Cyd"))
            await alone.start()
            alone.presence.take_over(0)
            assert away(alone) == []
            with_bot = await room.create(plan, guest="ann", names=("Ann", "Bob"))
            await with_bot.start()
            with_bot.presence.take_over(0)  # a bot waits for nobody
            assert away(with_bot) == []
            mixed = await room.create(plan, guest="ann", names=("Ann", "Bob"))
            await mixed.sit("cyd", "Cyd")
            await mixed.start()
            with mixed.presence.subscribe([0, 1]):
                assert mixed.presence.is_anyone_else_here(2)
                mixed.presence.take_over(0)
                assert away(mixed) == [0]
                mixed.presence.back(0)
                assert away(mixed) == []

    run(work())


# --- The clock ---------------------------------------------------------------------------------------------


def test_when_the_clock_runs_out_a_bot_answers(tmp_path, hasty):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, clock="quick")
            with (
                table.presence.subscribe([0]),
                table.presence.subscribe([1]),
                table.presence.subscribe([2]),
                table.presence.subscribe([3]),
            ):
                await until(lambda: table.status == "over")
            row = await room.store.table(table.id)
            assert row is not None
            assert {action.played_by for action in row.actions} == {"stand-in"}

    run(work())


@pytest.mark.parametrize(("bot", "answer"), [("doubting", "challenge"), ("trusting", "pass")])
def test_amb_35_the_bot_of_the_table_answers_for_whoever_is_late(tmp_path, bot, answer):
    """docs/rules/coup.md promises a bot that may challenge, not a pass."""

    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room, people=3, players=3, clock="quick", bot=bot)
            with table.presence.subscribe([0]), table.presence.subscribe([1]), table.presence.subscribe([2]):
                assert table.match is not None
                actor = table.match.waiting[0]
                await table.play(actor, "tax", table.window)
                late = table.match.waiting[0]
                table.presence.take_over(late)
                await until(lambda: table.match is not None and len(table.match.journal) > 1)
                assert table.match.journal[1] == (late, answer)

    run(work())


def test_a_clock_runs_where_a_person_is_asked_and_starts_anew_with_every_question(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room, clock="relaxed")
            assert table.match is not None
            first = table.proxies.seconds_left()
            assert first is not None
            assert 60 < first <= 120  # twice the time, to look at the cards
            (actor,) = table.match.waiting
            await table.talk.say("g0", "", "hurry up")
            later = table.proxies.seconds_left()
            assert later is not None
            assert later <= first
            await table.stand(actor)
            await table.playing.answer_for(actor, 0, "stand-in", lambda: "income")
            left = table.proxies.seconds_left()
            assert left is not None
            assert left <= 60

    run(work())


def test_nobody_buys_time_by_coming_back(tmp_path, hasty):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room, clock="quick")
            assert table.match is not None
            (actor,) = table.match.waiting
            await until(lambda: away(table) == [actor])
            assert table.proxies.seconds_left() is None
            table.presence.back(actor)
            assert away(table) == []
            assert table.proxies.seconds_left() is None
            assert table.proxies._timers[actor].why == "stand-in"
            await act(table, "income")  # a player who is faster than the bot may still answer
            assert table.proxies._timers.get(actor) is None

    run(work())


def test_without_a_clock_nobody_is_hurried(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room, clock="none")
            assert table.proxies.seconds_left() is None
            assert table.proxies._deadline is None

    run(work())


# --- Automatic passes --------------------------------------------------------------------------------------


def test_the_table_passes_for_whoever_wants_it_where_they_are_not_concerned(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=AT_ONCE) as room:
            table = await table_of(room)
            assert table.match is not None
            (actor,) = table.match.waiting
            first, second, third = ((actor + step) % 4 for step in (1, 2, 3))
            await table.set_autopass(first, True)
            await table.set_autopass(second, True)
            await table.play(actor, f"steal {first}", table.window)
            await until(lambda: table.match is not None and second not in table.match.waiting)
            await settle()
            assert first in table.match.waiting  # it is the target
            assert third in table.match.waiting  # it has not asked for it
            row = await room.store.table(table.id)
            assert row is not None
            assert [(action.seat, action.action, action.played_by) for action in row.actions[1:]] == [
                (second, "pass", "auto")
            ]
            assert [seat.autopass for seat in row.seats if seat.seat in (first, second, third)].count(True) == 2

    run(work())


def test_who_leaves_while_a_setting_is_written_has_left(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room)
            setting = asyncio.ensure_future(table.set_autopass(0, True))
            while not table.changes._turnstile.locked():
                await asyncio.sleep(0)
            table.presence.take_over(0)
            await setting
            assert away(table) == [0]
            assert table.seats[0] is not None
            assert table.seats[0].autopass

    run(work())


def test_an_automatic_pass_waits_like_everybody_else(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path, pace=NEVER) as room:
            table = await table_of(room)
            _, asked = await open_window(table)
            await table.set_autopass(asked[0], True)
            assert table.proxies._timers[asked[0]].why == "auto"
            await table.set_autopass(asked[0], False)
            assert table.proxies._timers[asked[0]].why == "absent"

    run(work())
