"""Streams are packed: little goes over the line, and each event can be read as soon as it is there."""

from __future__ import annotations

import zlib
from random import Random

import pytest
from tests.server.rooms import room_in, run, table_of

from ruse.bots.seated import seated
from ruse.server.tables.difference import Difference
from ruse.server.tables.packing import MOST_PADDING, NOTHING, SMALL_WINDOW, Packer
from ruse.server.tables.stream import accepts_gzip, event
from ruse.web.table.frame import frame

KILOBYTE = 1000


def test_each_event_can_be_read_when_it_has_arrived():
    chance = Random(1)
    events = [bytes(chance.choices(b"abcdefg \n", k=chance.randrange(1, 90_000))) for _ in range(12)]
    packer, reader = Packer(), zlib.decompressobj(31)
    for body in events:
        assert reader.decompress(packer.pack(body)) == body


def test_an_event_like_the_one_before_is_small():
    packer, text = Packer(), Random(2).randbytes(20_000)
    packer.pack(text)
    assert len(packer.pack(text)) < 500


def test_the_size_of_an_event_is_blurred():
    sizes = set()
    for _ in range(60):
        packer = Packer()
        packer.pack(b"a")
        sizes.add(len(packer.pack(b"the same")))
    assert len(sizes) > 5
    assert max(sizes) - min(sizes) <= MOST_PADDING * len(NOTHING)


@pytest.mark.parametrize(
    ("offer", "can"),
    [("gzip, br", True), ("br", False), ("gzip;q=0", False), ("", False), ("br, gzip;q=0.5", True)],
)
def test_only_whoever_can_unpack_gets_a_packed_stream(offer, can):
    assert accepts_gzip({"type": "http", "headers": [(b"accept-encoding", offer.encode())]}) == can


@pytest.mark.parametrize(
    ("slug", "players", "most", "whole"),
    [("coup", 4, 1, 400), ("minister", 4, 1.5, 400), ("royal", 4, 2.5, 600), ("caper", 2, 4, 600)],
)
def test_a_whole_match_is_light(tmp_path, slug, players, most, whole):
    """What goes over the line for one reader, in kB for each frame and for a match of at most 300 frames."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, players, players, slug)
            packer, changes, total, plain, frames = Packer(SMALL_WINDOW), Difference(), 0, 0, 0
            while True:
                text = frame(table, "g0", "en")
                changed = changes.of(text.encode())
                body = event(text if changed is None else b"\n".join(changed).decode(), 1)
                plain, total, frames = plain + len(text), total + len(packer.pack(body)), frames + 1
                assert table.match is not None
                if table.match.over or frames == 300:
                    break
                seat = table.match.waiting[0]
                await table.play(seat, seated(table.match.game, "house")(table.match, seat), table.window)
            print(f"{slug}: {frames} frames, {plain / KILOBYTE:.0f} kB, packed {total / KILOBYTE:.0f} kB")
            assert total < most * KILOBYTE * frames
            assert total < whole * KILOBYTE

    run(work())
