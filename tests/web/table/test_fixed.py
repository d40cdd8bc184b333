"""What never changes is known by a mark: the thing itself, never something that only looks like it."""

from __future__ import annotations

import copy

from tests.server.rooms import room_in, run
from tests.web.frames import read

from ruse.core.cards import contents
from ruse.games.caper.cards.tables import FILE
from ruse.server.tables.plan import Plan
from ruse.web.site.environment import environment
from ruse.web.table import fixed as module
from ruse.web.table.fixed import fixed, mark_of
from ruse.web.table.frame import frame


def test_a_thing_and_all_that_is_in_it_have_marks_of_their_own():
    faces = {"lock": {"name": "Lock"}, "key": {"name": "Key"}}
    env = environment()
    assert mark_of(faces) is None
    assert fixed(env, faces) is faces
    marks = [mark_of(faces), mark_of(faces["lock"]), mark_of(faces["key"])]
    assert len(set(map(id, marks))) == 3
    assert None not in marks
    assert fixed(env, faces) is faces
    assert [mark_of(faces), mark_of(faces["lock"]), mark_of(faces["key"])] == marks
    assert mark_of(copy.deepcopy(faces)) is None  # it may be changed, and then it would show another's text


def test_few_things_are_known_at_once(monkeypatch):
    monkeypatch.setattr(module, "MOST", 50)
    for number in range(100):
        faces = fixed(environment(), {f"{number}-{nth}": {"name": nth} for nth in range(10)})
        assert mark_of(faces) is not None
        assert len(module._MARKS) <= 51 or number == 0


def test_players_own_cards_are_known_by_their_text(tmp_path):
    """They come and go with their tables: marks would hold their faces for ever."""

    async def work() -> None:
        async with room_in(tmp_path) as room:
            for name in ("Anton", "Berta"):
                cards = contents(FILE)
                for card in cards["thief"]:
                    card["name_en"] = f"{name} {card['name_en'][:20]}"
                table = await room.create(Plan("caper", 2, cards=cards), guest="g0", name="G0")
                await table.sit("g1", "G1")
                await table.start()
                shown = read(frame(table, "g0", "en"))
                assert name in shown
                assert table.match is not None
                assert mark_of(table.match.view(0)["cards"]) is None

    run(work())
