"""What readers share of a frame is written once for all of them, and never what is for one of them only."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from tests.server.rooms import room_in, run, table_of

import ruse
from ruse.web.site.memory import MEMORY
from ruse.web.table import log, pieces
from ruse.web.table.beats import Stagehand
from ruse.web.table.frame import frame

SEATS = 4


@pytest.fixture
def written(monkeypatch) -> Counter[str]:
    """How often each macro has been written."""
    counts: Counter[str] = Counter()
    write = pieces._written

    def counted(env, template, macro, *values):
        counts[macro] += 1
        return write(env, template, macro, *values)

    monkeypatch.setattr(pieces, "_written", counted)
    return counts


def test_the_street_of_royal_is_written_once_for_all_readers(tmp_path, written):

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, SEATS, SEATS, "royal")
            MEMORY.forget()
            shown = [frame(table, guest, "en") for guest in [f"g{seat}" for seat in range(SEATS)] + ["w1", "w2"]]
            assert len(set(shown)) == SEATS + 1  # both spectators see the same, everybody else their own page
            assert (written["heads"], written["stock"]) == (1, 1)
            places = shown[0].count('class="place"')
            assert written["spot"] <= 2 * places  # as a player who plans and as one who watches
            first = Counter(written)
            answer = next(str(action) for action in table.match.actions(0)) if table.match else ""
            await table.play(0, answer, table.window)
            for seat in range(1, SEATS):
                frame(table, f"g{seat}", "en")
            # A sealed plan changes one row, which looks the same from every other seat, and nothing else.
            assert written["row"] - first["row"] == 1
            for same in ("heads", "stock", "spot"):
                assert written[same] == first[same]

    run(work())


@pytest.mark.parametrize("game", ["coup", "royal"])
def test_no_reader_gets_what_was_written_for_another(tmp_path, game):
    """The same frames from an empty memory, in another order."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, SEATS, SEATS, game)
            readers = [*(f"g{seat}" for seat in range(SEATS)), None]
            before = {reader: frame(table, reader, "en") for reader in readers}
            MEMORY.forget()
            assert {reader: frame(table, reader, "en") for reader in reversed(readers)} == before

    run(work())


def test_a_seat_and_a_beat_are_written_once_for_all_who_see_the_same(tmp_path, written, monkeypatch):
    stage = Stagehand.beat

    def staged(self, event, verb):
        written["beat"] += 1
        return stage(self, event, verb)

    monkeypatch.setattr(Stagehand, "beat", staged)

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, SEATS, SEATS, "coup")
            assert table.match is not None
            await table.play(table.asked[0], "income", table.window)
            MEMORY.forget()
            pages = [frame(table, f"g{seat}", "en") for seat in range(SEATS)]
            assert written["seat"] == SEATS  # each is seen by three others
            assert written["beat"] == table.match.happened + SEATS  # a seat sees its own cards dealt, others do not
            for reader, page in enumerate(pages):
                for other in set(range(SEATS)) - {reader}:
                    assert f'id="seat-{other}" data-place="{(other - reader) % SEATS}"' in page

    run(work())


@pytest.mark.parametrize("game", ["caper", "coup", "minister", "royal"])
def test_frames_read_the_same_alone_and_beside_others(tmp_path, game):
    """Frames of a match in which readers share what they can, and the same frames written from nothing."""
    rng = Random(20)

    async def work() -> None:
        async with room_in(tmp_path) as room:
            seats = min(SEATS, max(ruse.all_games()[game].players))
            table = await table_of(room, seats, seats, game)
            readers = [*(f"g{seat}" for seat in range(seats)), None]
            while table.match is not None and table.status == "running":
                seat = rng.choice(table.asked)
                await table.play(seat, str(rng.choice(table.match.actions(seat))), table.window)
                if table.match.happened > 2 * log.KEPT:
                    break  # a log that is begun now would begin with a later event
                rng.shuffle(readers)
                beside = {reader: frame(table, reader, "en") for reader in readers}
                if rng.random() < 0.3:  # writing from nothing takes long
                    reader = rng.choice(readers)
                    MEMORY.forget()
                    log._LOGS.clear()
                    table.match._shared = None
                    assert frame(table, reader, "en") == beside[reader]

    run(work())
