"""What readers share of a frame is written once for all of them, and never what is for one of them only."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random

import pytest
from tests.server.rooms import room_in, run, table_of

import ruse
from ruse.core.story import tell
from ruse.core.words import LOCALES
from ruse.server.tables.table import Table
from ruse.web.site.memory import MEMORY
from ruse.web.site.say import words_of
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

    async def disturb(table: Table) -> None:
        """Change what a frame shows besides the match."""
        seat = rng.choice(range(len(table.seats)))
        match rng.randrange(4):
            case 0:
                await table.talk.say(f"g{seat}", f"G{seat}", "<b>hello</b>")
            case 1 if game == "coup" and table.status == "running":  # the answer before may have ended the match
                about = (seat + 1) % len(table.seats)
                await table.talk.note(seat, about, [rng.choice(("duke", "captain", "contessa"))])
            case 2:
                await table.rename(seat, rng.choice(("Ada", "Bo & Co", "Cleo", "Dot")))
            case 3:
                await table.set_autopass(seat, rng.random() < 0.5)

    async def work() -> None:
        async with room_in(tmp_path) as room:
            seats = min(SEATS, max(ruse.all_games()[game].players))
            table = await table_of(room, seats, seats, game)
            readers = [(guest, locale) for guest in [*(f"g{s}" for s in range(seats)), None] for locale in LOCALES]
            while table.match is not None and table.status == "running":
                seat = rng.choice(table.asked)
                await table.play(seat, str(rng.choice(table.match.actions(seat))), table.window)
                if rng.random() < 0.2:
                    await disturb(table)
                if table.match.happened > 2 * log.KEPT:
                    break  # a log that is begun now would begin with a later event
                rng.shuffle(readers)
                beside = {reader: frame(table, *reader) for reader in readers[: seats + 2]}
                if rng.random() < 0.4:  # writing from nothing takes long
                    reader = rng.choice(list(beside))
                    MEMORY.forget()
                    log._LOGS.clear()
                    table.match._shared = None
                    assert frame(table, *reader) == beside[reader]

    run(work())


def test_a_number_that_happens_to_be_a_seat_makes_nobody_part_of_an_event():
    """Whoever is told an event in the same words shares what is made of it."""
    match = ruse.deal("royal", SEATS, seed=3)
    rng = Random(3)
    while match.happened < 60:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.actions(seat)))
    names = ["A", "B", "C", "D"]
    words = words_of(match.game.presentation.words, "en")
    chronicle = log.chronicle_of(match, "en", names)
    alike = 0
    for number, event in enumerate(match.events(None)):
        for seat in range(SEATS):
            seen = match.events(seat)[number]
            if seen == event and tell(match.game, words, event, seat, names) == tell(
                match.game, words, event, None, names
            ):
                assert chronicle.tell(number, event, seat, "") is chronicle.tell(number, event, None, "")
                alike += seat in event.values()
    assert alike > 10


@pytest.mark.parametrize("game", ["caper", "coup", "minister", "royal"])
def test_a_frame_leaves_nothing_to_the_garbage_collector(tmp_path, game):
    """A view is freed with its frame. In a cycle it would wait, and the collector would have to look for it."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            table = await table_of(room, 1, 2 if game == "caper" else SEATS, game)
            for _ in range(2):  # the first one compiles templates
                frame(table, "g0", "en")
                gc.collect()
            was_enabled = gc.isenabled()
            gc.disable()
            try:
                for _ in range(20):
                    frame(table, "g0", "en")
                assert gc.collect() < 20
            finally:
                if was_enabled:
                    gc.enable()

    run(work())
