"""Strangers at a table: the host removes them or locks the door, and nobody fills the list of tables alone."""

from __future__ import annotations

import asyncio
import json

import pytest
from tests.server.programs import opened as api_opened
from tests.server.programs import problem
from tests.server.rooms import room_in, run, tables_in
from tests.web.visitors import House, Visitor, opened, text_of

from ruse.server.errors import AlreadyStarted, TooManyListed
from ruse.server.middleware import abuse
from ruse.server.middleware.limits import MOST_STREAMS, Limits
from ruse.server.tables.door import REPORTS, NotHost, TableLocked, TurnedAway
from ruse.server.tables.plan import Plan
from ruse.server.tables.room import QUOTA
from ruse.web.site.say import Say

LISTED = Plan("coup", 4, listed=True)
say = Say("en")


def test_a_guest_and_an_address_list_a_few_tables(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            tables = [await room.create(LISTED, guest="g", name="G", source="a") for _ in range(QUOTA.of_guest)]
            with pytest.raises(TooManyListed):
                await room.create(LISTED, guest="g", name="G", source="b")
            await room.create(Plan("coup", 4), guest="g", name="G", source="a")  # off the list
            for nth in range(QUOTA.of_source - QUOTA.of_guest):
                await room.create(LISTED, guest=f"other {nth}", name="O", source="a")
            with pytest.raises(TooManyListed):
                await room.create(LISTED, guest="new", name="N", source="a")
            await room.create(LISTED, guest="new", name="N", source="c")
            await tables[0].start()  # one of them waits no more
            await room.create(LISTED, guest="g", name="G", source="d")

    run(work())


def test_the_host_removes_a_stranger_for_good(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(LISTED, guest="host", name="Host")
            seat = await table.sit("stranger", "S")
            with pytest.raises(NotHost):
                await table.kick("stranger", 0)
            await table.kick("host", seat)
            assert table.seats.open == [1, 2, 3]
            with pytest.raises(TurnedAway):
                await table.sit("stranger", "S")
            await table.kick("host", 0)  # themselves: nothing happens
            assert table.seats.of_guest("host") == [0]
            await table.sit("friend", "F")
            await table.start("host")
            with pytest.raises(AlreadyStarted):
                await table.kick("host", 1)

    run(work())


def test_the_host_locks_the_table(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(LISTED, guest="host", name="Host")
            with pytest.raises(NotHost):
                await table.lock("stranger", True)
            await table.lock("host", True)
            with pytest.raises(TableLocked):
                await table.sit("stranger", "S")
            await table.lock("host", False)
            await table.sit("stranger", "S")

    run(work())


def test_a_stranger_does_not_begin_a_listed_match(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(LISTED, guest="host", name="Host")
            await table.sit("stranger", "S")
            with pytest.raises(NotHost):
                await table.start("stranger")
            await table.stand(0)  # if the host has left, any player may
            await table.start("stranger")
            assert table.status == "running"
            among_friends = await room.create(Plan("coup", 4), guest="host", name="Host")
            await among_friends.sit("friend", "F")
            await among_friends.start("friend")

    run(work())


def test_the_door_is_the_same_after_a_restart(tmp_path):
    """Locked, turned away, reported, and how many tables somebody has listed: the journal has it all."""

    async def before() -> None:
        async with room_in(tmp_path) as room:
            table = await room.create(LISTED, guest="host", name="Host", source="a")
            await table.kick("host", await table.sit("stranger", "S"))
            await table.lock("host", True)
            for nth in range(REPORTS):
                assert await table.report(f"source {nth}") == (nth == REPORTS - 1)
            await room.create(LISTED, guest="host", name="Host", source="a")

    async def after() -> None:
        async with room_in(tmp_path) as room:
            (table,) = [table for table in await tables_in(room) if table.door.locked]
            with pytest.raises(TurnedAway):
                await table.sit("stranger", "S")
            with pytest.raises(TableLocked):
                await table.sit("friend", "F")
            assert table.door.is_hidden
            await table.lock("host", False)
            with table.presence.subscribe(()):
                assert await room.open_tables() == []
            with pytest.raises(TooManyListed):
                await room.create(LISTED, guest="host", name="Host", source="b")
            await room.forget("stranger")  # nothing is left of a deleted guest
            await (await room.find(table.id)).sit("stranger", "S")

    run(before())
    run(after())


def test_nobody_slips_past_the_quota_by_asking_at_once(tmp_path):
    async def work() -> None:
        async with room_in(tmp_path) as room:
            asked = [room.create(LISTED, guest="g", name="G", source="a") for _ in range(10)]
            made = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(1 for one in made if not isinstance(one, TooManyListed)) == QUOTA.of_guest

    run(work())


def test_the_journal_holds_marks_and_no_addresses(house):
    visitor = house.visitor(address="192.0.2.77")
    address = visitor.new_table(who="friends", listed="yes")
    visitor.post(f"{address}/report")
    row = house.do(house.room.store.table, address.rsplit("/", 1)[1])
    assert row.source == row.reports[0]  # all of this comes from one address
    assert len(row.source) == 24
    assert "192.0.2" not in row.source


@pytest.fixture
def house(tmp_path):
    with opened(tmp_path / "tables.db") as house:
        yield house


def hosted(house: House) -> tuple[Visitor, Visitor, str]:
    """Return a listed table with its host and a stranger."""
    host, stranger = house.visitor(), house.visitor()
    address = host.new_table(who="friends", listed="yes", players="3")
    assert stranger.post(f"{address}/sit", name="Stranger").status_code == 303
    return host, stranger, address


def test_only_the_host_sees_the_buttons(house):
    host, stranger, address = hosted(house)
    assert say("seating-kick") in text_of(host.get(address).text)
    assert say("seating-lock") in text_of(host.get(address).text)
    for button in ("seating-kick", "seating-lock"):
        assert say(button) not in text_of(stranger.get(address).text)
    assert say("seating-host-starts") in text_of(stranger.get(address).text)
    assert f'action="{address}/start"' in host.get(address).text
    assert f'action="{address}/start"' not in stranger.get(address).text
    assert say("seating-report") in text_of(house.visitor().get(address).text)


def test_the_buttons_work(house):
    host, stranger, address = hosted(house)
    assert stranger.post(f"{address}/kick", seat="0").status_code == 403
    assert stranger.post(f"{address}/start").status_code == 403
    assert host.post(f"{address}/kick", seat="1").status_code == 303
    assert stranger.post(f"{address}/sit", name="Stranger").status_code == 403
    assert host.post(f"{address}/lock", on="yes").status_code == 303
    newcomer = house.visitor()
    assert newcomer.post(f"{address}/sit", name="New").status_code == 409
    shown = text_of(newcomer.get(address).text)
    assert say("seating-locked") in shown
    assert say("seating-sit-here") not in shown
    assert host.post(f"{address}/lock", on="no").status_code == 303
    assert newcomer.post(f"{address}/sit", name="New").status_code == 303


def test_too_many_listed_tables_are_told_beside_the_form(house):
    host = house.visitor()
    for _ in range(QUOTA.of_guest):
        host.new_table(who="friends", listed="yes")
    answer = host.post("/new/coup", who="friends", listed="yes")
    assert answer.status_code == 422
    assert say("problem-too-many-listed") in text_of(answer.text)


def test_programs_have_the_same_quota(tmp_path):
    with api_opened(tmp_path) as site:
        wishes = {"game": "coup", "players": 2, "name": "Ada", "listed": True}
        for _ in range(QUOTA.of_source):
            assert site.client.post("/api/tables", json=wishes).status_code == 201
        assert problem(site.client.post("/api/tables", json=wishes)) == (409, "too-many-listed")


def test_programs_kick_lock_and_report(tmp_path):
    with api_opened(tmp_path) as site:
        post = site.client.post
        wishes = {"game": "coup", "players": 3, "name": "Ada", "listed": True}
        host = post("/api/tables", json=wishes).json()
        table = f"/api/tables/{host['table']}"
        other = post(f"{table}/seats", json={"name": "Bob"}).json()
        mine, theirs = ({"Authorization": f"Bearer {seat['token']}"} for seat in (host, other))
        assert problem(post(f"{table}/kick", json={"seat": 0}, headers=theirs)) == (403, "not-host")
        assert problem(post(f"{table}/lock", json={"on": True}, headers=theirs)) == (403, "not-host")
        assert problem(post(f"{table}/kick", json={"seat": 2}, headers=mine)) == (400, "bad-request")
        assert problem(post(f"{table}/kick", json={"seat": 7}, headers=mine)) == (400, "bad-request")
        kicked = post(f"{table}/kick", json={"seat": 1}, headers=mine).json()
        assert kicked["seats"][1]["name"] is None
        assert problem(post(f"{table}/leave", headers=theirs)) == (401, "bad-token")
        assert post(f"{table}/lock", json={"on": True}, headers=mine).json()["locked"] is True
        assert problem(post(f"{table}/seats", json={"name": "Eve"})) == (409, "table-locked")
        assert post(f"{table}/lock", json={"on": False}, headers=mine).json()["locked"] is False
        assert post(f"{table}/report").status_code == 204
        assert site.room.tables[host["table"]].door.reports == 1


def test_what_several_addresses_report_leaves_the_list(house, tmp_path):
    abuse.keep_in(tmp_path / "abuse.log")
    try:
        _, _, address = hosted(house)
        table = house.table(address)
        reader = house.visitor(address="192.0.2.9")
        for _ in range(REPORTS):  # the same address again and again counts once
            reader.post(f"{address}/report")
        assert (table.door.reports, table.door.is_hidden) == (1, False)
        for nth in range(1, REPORTS):
            assert not table.door.is_hidden
            house.visitor(address=f"192.0.2.{nth}").post(f"{address}/report")
        assert table.door.is_hidden
        noted = [json.loads(line) for line in (tmp_path / "abuse.log").read_text().splitlines()]
        assert (noted[0]["message"], noted[0]["address"], noted[0]["table"]) == ("report", "192.0.2.9", table.id)
    finally:
        abuse.keep_in(None)


def test_a_client_with_too_many_streams_is_noted(tmp_path):
    abuse.keep_in(tmp_path / "abuse.log")
    try:
        limits = Limits(1 / MOST_STREAMS)
        with opened(tmp_path / "tables.db", limits=limits) as house, limits.stream("192.0.2.9"):
            assert house.visitor(address="192.0.2.9").get("/table/x/stream").status_code == 429
        assert "192.0.2.9" in (tmp_path / "abuse.log").read_text()
    finally:
        abuse.keep_in(None)


def test_only_its_owner_reads_the_abuse_log(tmp_path):
    file = tmp_path / "abuse.log"
    file.touch(mode=0o644)
    abuse.keep_in(file)
    try:
        abuse.note("too many requests", "198.51.100.7")
    finally:
        abuse.keep_in(None)
    assert file.stat().st_mode & 0o777 == 0o600


def test_the_abuse_log_makes_its_folder(tmp_path):
    abuse.keep_in(tmp_path / "new" / "folder" / "abuse.log")
    abuse.note("too many requests", "203.0.113.1")
    assert "203.0.113.1" in (tmp_path / "new" / "folder" / "abuse.log").read_text()
    abuse.keep_in(None)


def test_an_abuse_log_that_cannot_be_written_is_reported_once(tmp_path, caplog, capsys):
    (tmp_path / "file").touch()
    abuse.keep_in(tmp_path / "file" / "folder" / "abuse.log")
    for number in range(3):
        abuse.note("too many requests", f"203.0.113.{number}")
    abuse.keep_in(None)
    assert [record.message for record in caplog.records] == ["the abuse log cannot be written: Not a directory"]
    assert capsys.readouterr().err == ""


def test_the_abuse_log_is_bounded_and_can_be_off(tmp_path):
    file = tmp_path / "abuse.log"
    abuse.keep_in(file)
    for _ in range(100):
        abuse.note("too many requests", "198.51.100.7")
    assert len(file.read_text().splitlines()) == 1
    abuse.keep_in(None)
    abuse.note("too many requests", "198.51.100.8")
    assert len(file.read_text().splitlines()) == 1


def test_clients_over_the_limit_are_noted(tmp_path):
    abuse.keep_in(tmp_path / "abuse.log")
    try:
        with opened(tmp_path / "tables.db", limits=Limits(0.01, lambda: 0.0)) as house:
            visitor = house.visitor()
            assert any(visitor.get("/").status_code == 429 for _ in range(300))
        assert "too many requests" in (tmp_path / "abuse.log").read_text()
    finally:
        abuse.keep_in(None)
